//! How the Alliance is played: sympathy wherever it is cheap and safe, a base or two for officers and cards, supporters of
//! the suits that are needed next.

use super::weights;
use super::{FOX_BASE, MOBILIZE, MOUSE_BASE, ORGANIZE, RABBIT_BASE, RECRUIT, REVOLT, SPREAD, SYMPATHY, TRAIN};
use super::{bases, birdsong, evening, revolt, supporters, sympathy};
use crate::decision::{Ask, Opt};
use crate::law::verbs::{DISCARD, DONE, GIVE, SPEND};
use crate::play::{Measures, Position, Tactics, Trait};
use crate::terms::{Card, Clearing, Kind, Seat, Suit};
use crate::yardsticks::attack::exposure;
use crate::yardsticks::cards::card_worth;
use crate::yardsticks::{remaining, units};

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
    ],
    measure: Some(measure),
    prospects: [weights::PROSPECTS, weights::FINISH],
    carries: &[],
    prepares: &[],
    first_sight: Some(first_sight),
    prize: Some(prize),
    menaces: None,
    falls: None,
};

/// Supporters beyond this number wait for nothing.
const STACK: usize = 7;

/// Sympathy and bases on the map, officers, supporters, points of the next token, whether it can be paid for somewhere, and
/// whether a revolt can.
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
        0,
    ]
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
        RECRUIT => Some(20 + exposure(at, me, option.clearing(0)) / 2),
        ORGANIZE => Some(100 * i32::from(sympathy::points(at, me)) + TOKEN.of(100, remaining(at)) - 40),
        SPEND if ask.prompt == "spend-supporter" => Some(-supporter(at, me, option.card_at(0))),
        DISCARD if ask.prompt == "discard-supporter" => Some(-supporter(at, me, option.card_at(0))),
        DONE if matches!(ask.prompt, "revolt" | "spread") => Some(0),
        _ => None,
    }
}

/// What falls there, the base and the officer, against two supporters.
fn rise(at: Position, me: Seat, clearing: Clearing) -> i32 {
    let left = remaining(at);
    let prizes: i32 = at.enemies(me).map(|enemy| i32::from(at.prizes(enemy, clearing))).sum();
    let warriors: i32 = at.enemies(me).map(|enemy| i32::from(at.warriors(enemy, clearing))).sum();
    100 * prizes + 10 * warriors + BASE.of(100, left) + OFFICER.of(100, left) - 110
}

/// The points, the token and what it opens, against its supporters; where it is likely to be trodden down it still brings a
/// card.
fn spread(at: Position, me: Seat, clearing: Clearing) -> i32 {
    let cost = i32::from(birdsong::cost(at, me, clearing).unwrap_or(0));
    let next = at.adjacent(clearing).without(sympathy::clearings(at, me)).len();
    let enemies = at.enemies(me).filter(|enemy| at.warriors(*enemy, clearing) > 0).count();
    100 * i32::from(sympathy::points(at, me)) + TOKEN.of(100, remaining(at)) + units(next) / 20
        - 40 * (cost - 1)
        - units(enemies) / 10
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

/// What a supporter is worth where it lies: birds go everywhere.
fn supporter(at: Position, me: Seat, card: Card) -> i32 {
    let suit = at.face(card).suit;
    let is_needed = suit == Suit::Bird || suits_in_need(at, me)[suit.index()];
    (if suit == Suit::Bird { 60 } else { 40 }) + if is_needed { 0 } else { -20 }
}
