//! How the Alliance is played: sympathy wherever it is cheap and safe, a base or two for officers and cards, supporters of
//! the suits that are needed next.

use super::weights;
use super::{BASES, FOX_BASE, MOUSE_BASE, RABBIT_BASE, SYMPATHY, WARRIOR};
use super::{Figures, MOBILIZE, ORGANIZE, RECRUIT, REVOLT, SPACES, SPREAD, TRAIN};
use super::{bases, birdsong, evening, revolt, supporters, sympathy};
use crate::decision::{Ask, Opt};
use crate::law::verbs::{DISCARD, DONE, GIVE, MOVE, SPEND, WITH};
use crate::play::{Measures, Position, Tactics, Trait};
use crate::table::Table;
use crate::terms::{Card, Clearing, KINDS, Kind, Seat, Suit};
use crate::yardsticks::attack::exposure;
use crate::yardsticks::cards::card_worth;
use crate::yardsticks::{options, remaining, units};

/// A token on the map: others pay for coming near, it crafts, and the next ones score more.
const TOKEN: Trait = Trait::lasting("sympathy", weights::SYMPATHY);
/// A base draws a card every Evening, and opens the stack.
const BASE: Trait = Trait::lasting("bases", weights::BASES);
/// An officer is an action every Evening.
const OFFICER: Trait = Trait::lasting("officers", weights::OFFICERS);

pub(super) const TACTICS: Tactics = Tactics {
    traits: &[
        TOKEN,
        BASE,
        OFFICER,
        Trait::new("supporters", weights::SUPPORTERS),
        Trait::new("next-points", weights::NEXT_POINTS),
        Trait::new("spreading", weights::SPREADING).by_hand(),
        Trait::new("rising", weights::RISING).by_hand(),
        Trait::new("burst", weights::BURST),
    ],
    measure: Some(measure),
    prospects: [weights::PROSPECTS, weights::FINISH, 0],
    carries: &[],
    prepares: &[],
    first_sight: Some(first_sight),
    prize: Some(prize),
    menaces: Some(menaces),
    falls: None,
};

/// Supporters beyond this number wait for nothing.
const STACK: usize = 7;

/// Sympathy and bases on the map, officers, supporters, points of the next token, whether it can be paid for somewhere,
/// whether a revolt can, and points of all tokens that one turn could bring.
fn measure(at: Position, me: Seat) -> Measures {
    let reach = |clearing: Clearing| ready_to_spread(at, me, clearing);
    let spreads = at.clearings().iter().any(reach);
    let rises = sympathy::clearings(at, me).iter().any(|clearing| is_ready_to_rise(at, me, clearing));
    [
        100 * i32::from(at.table.on_map(me, SYMPATHY)),
        100 * i32::from(bases::on_map(at, me)),
        100 * i32::from(evening::officers(at, me)),
        units(supporters::all(at, me).len().min(STACK)),
        100 * i32::from(sympathy::points(at, me)),
        100 * i32::from(spreads) * i32::from(sympathy::points(at, me)),
        100 * i32::from(rises),
        100 * burst(at, me),
    ]
}

/// Points of the tokens that could come in one turn, as far as everybody sees: for the supporters, whatever their suits, and by
/// every other officer for whom a warrior is there to give way.
fn burst(at: Position, me: Seat) -> i32 {
    let figures = at.figures::<Figures>(me);
    let mut supporters = u8::try_from(supporters::all(at, me).len()).unwrap_or(u8::MAX);
    let mut organizers = (evening::officers(at, me) / 2).min(at.table.on_map(me, WARRIOR));
    let mut points = 0;
    for space in SPACES.saturating_sub(at.in_supply(me, SYMPATHY).into())..SPACES {
        let cost = figures.sympathy_cost[space];
        if supporters >= cost {
            supporters -= cost;
        } else if organizers > 0 {
            organizers -= 1;
        } else {
            break;
        }
        points += i32::from(figures.sympathy_vp[space]);
    }
    points
}

/// A revolt takes all that stands there. How many of the supporters match is not for others to know: the more there are, the
/// likelier two of them do.
fn menaces(at: Position, me: Seat, victim: Seat, clearing: Clearing) -> i32 {
    if revolt::may_rise(at, me, clearing).is_err() {
        return 0;
    }
    let chance = match supporters::all(at, me).len() {
        0 | 1 => 0,
        2 => 50,
        3 => 60,
        _ => 75,
    };
    chance * i32::from(at.prizes(victim, clearing))
}

fn ready_to_spread(at: Position, me: Seat, clearing: Clearing) -> bool {
    let Some(cost) = birdsong::cost(at, me, clearing) else { return false };
    !sympathy::is_sympathetic(at, me, clearing)
        && !at.adjacent(clearing).and(sympathy::clearings(at, me)).is_empty()
        && supporters::matching(at, me, clearing).len() >= usize::from(cost)
}

fn is_ready_to_rise(at: Position, me: Seat, clearing: Clearing) -> bool {
    revolt::may_rise(at, me, clearing).is_ok()
        && supporters::matching(at, me, clearing).len() >= usize::from(revolt::COST)
}

/// A token comes back for the points of its space, and the remover has paid with a card; a base takes supporters and
/// officers with it.
fn prize(at: Position, me: Seat, kind: Kind, _: Clearing) -> i32 {
    let left = remaining(at);
    match kind {
        SYMPATHY => 10 + TOKEN.of(60, left),
        FOX_BASE | RABBIT_BASE | MOUSE_BASE => {
            let officers = i32::from(evening::officers(at, me).div_ceil(2));
            // How many of the supporters match is not for others to know: say half.
            let supporters = units(supporters::all(at, me).len()) / 2;
            BASE.of(100, left) + OFFICER.of(100 * officers, left) + 45 * supporters / 100
        }
        _ => 35,
    }
}

fn first_sight(at: Position, me: Seat, ask: &Ask, option: Opt) -> Option<i32> {
    if me != ask.seat {
        // What others give up in outrage.
        return (option.verb() == GIVE).then(|| -card_worth(at, option.card_at(0)));
    }
    match option.verb() {
        REVOLT => Some(rise(at, me, option.clearing(0))),
        SPREAD => Some(spread(at, me, option.clearing(0))),
        MOBILIZE => Some(mobilize(at, me, option.card_at(0))),
        TRAIN => Some(train(at, me, option.card_at(0))),
        MOVE => {
            let ends = (option.place(0).clearing(), option.place(1).clearing());
            ends.0.zip(ends.1).map(|(from, to)| march(at, me, from, to))
        }
        WITH => Some(options::along(at, me, option.operand(1), bases::clearings(at, me))),
        RECRUIT => Some(20 + exposure(at, me, option.clearing(0)) / 2),
        ORGANIZE => Some(100 * i32::from(sympathy::points(at, me)) + TOKEN.of(100, remaining(at)) - 40),
        SPEND if ask.prompt == "spend-supporter" => Some(-supporter(at, me, option.card_at(0))),
        DISCARD if ask.prompt == "discard-supporter" => Some(-supporter(at, me, option.card_at(0))),
        DONE if matches!(ask.prompt, "revolt" | "spread") => Some(0),
        _ => None,
    }
}

/// What falls there, the base and the officer, against two supporters, and the less the likelier both are lost again.
fn rise(at: Position, me: Seat, clearing: Clearing) -> i32 {
    let left = remaining(at);
    let prizes: i32 = at.enemies(me).map(|enemy| i32::from(at.prizes(enemy, clearing))).sum();
    let warriors: i32 = at.enemies(me).map(|enemy| i32::from(at.warriors(enemy, clearing))).sum();
    let gain = BASE.of(100, left) + OFFICER.of(100, left);
    100 * prizes + 10 * warriors + gain - gain * exposure_after(at, me, clearing) / 100 - 110
}

/// How likely a base falls that rises there: no enemy is left in the clearing, and warriors come with it.
fn exposure_after(at: Position, me: Seat, clearing: Clearing) -> i32 {
    let mut table: Table = *at.table;
    at.enemies(me).for_each(|enemy| table.pieces[enemy.index()][clearing.index()] = [0; KINDS]);
    let rising = bases::that_can_rise(at, me, clearing).map(|base| revolt::warriors(at, me, base)).max();
    table.pieces[me.index()][clearing.index()][WARRIOR.index()] += rising.unwrap_or(0);
    exposure(Position { table: &table, ..at }, me, clearing)
}

/// A march like any other, but for a base that it leaves to itself.
fn march(at: Position, me: Seat, from: Clearing, to: Clearing) -> i32 {
    let bares = bases::stands_in(at, me, from) && at.count(me, from, WARRIOR) == 1;
    options::travel(at, me, from, to) - if bares { options::BARE } else { 0 }
}

/// The points, the token and what it opens, against its supporters; where it is likely to be trodden down it still brings a
/// card, but is worth less.
fn spread(at: Position, me: Seat, clearing: Clearing) -> i32 {
    let cost = i32::from(birdsong::cost(at, me, clearing).unwrap_or(0));
    let next = at.adjacent(clearing).without(sympathy::clearings(at, me)).len();
    100 * i32::from(sympathy::points(at, me)) + TOKEN.of(100, remaining(at)) + units(next) / 20
        - 40 * (cost - 1)
        - exposure(at, me, clearing) / 4
}

/// A card for the stack: as many as can be of use, rather those that cannot be crafted.
fn mobilize(at: Position, me: Seat, card: Card) -> i32 {
    let stack = supporters::all(at, me).len();
    if bases::on_map(at, me) == 0 && stack >= 5 || stack >= STACK {
        return -30;
    }
    let needed = suits_in_need(at, me);
    let suit = at.face(card).suit;
    let fits = suit == Suit::Bird || needed[suit.index()];
    62 + if fits { 15 } else { -12 } - card_worth(at, card)
}

/// The suits of clearings where sympathy could spread next, or a base rise.
fn suits_in_need(at: Position, me: Seat) -> [bool; 5] {
    let mut needed = [false; 5];
    let sympathetic = sympathy::clearings(at, me);
    for clearing in at.clearings().iter() {
        let spreads = !sympathetic.has(clearing) && !at.adjacent(clearing).and(sympathetic).is_empty();
        if sympathetic.is_empty() || spreads || revolt::may_rise(at, me, clearing).is_ok() {
            at.suits(clearing).iter().for_each(|suit| needed[suit.index()] = true);
        }
    }
    needed
}

/// An officer is an action in each Evening to come.
fn train(at: Position, me: Seat, card: Card) -> i32 {
    if at.in_supply(me, super::WARRIOR) == 0 {
        return -card_worth(at, card);
    }
    let enough = i32::from(evening::officers(at, me)) - 3;
    OFFICER.of(100, remaining(at)) - 20 * enough.max(0) - card_worth(at, card)
}

/// What a supporter is worth where it lies: birds go everywhere, and a suit whose base still waits can rise.
fn supporter(at: Position, me: Seat, card: Card) -> i32 {
    let suit = at.face(card).suit;
    if suit == Suit::Bird {
        return 90;
    }
    let waits = BASES.into_iter().any(|base| at.piece(me, base).suit == Some(suit) && at.in_supply(me, base) > 0);
    let is_needed = suits_in_need(at, me)[suit.index()];
    40 + if waits { 10 } else { 0 } - if is_needed { 0 } else { 20 }
}
