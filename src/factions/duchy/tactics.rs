//! How the Duchy is played: moles up where cards can be shown for ministers, buildings only behind guards, lords for what
//! stands, and a battle for whoever comes near.

use super::burrow::{self, BURROW};
use super::ministers::{self, Minister, Rank};
use super::weights;
use super::{
    ACT, BUILD, CITADEL, COPY, DIG, DISMISS, LIFT, MARKET, RECRUIT, REVEAL, SWAY, TUNNEL, WARRIOR, dig, parliament,
    support,
};
use crate::decision::{Ask, Menu, Opt};
use crate::law::verbs::{BATTLE, DONE, MOVE, SPEND};
use crate::law::{battle, movement, rule};
use crate::play::{Measures, Moves, Position, Tactics, Trait};
use crate::terms::{Card, Clearing, Kind, Seat, Suit};
use crate::yardsticks::attack::exposure;
use crate::yardsticks::cards::{CARD, card_worth};
use crate::yardsticks::{options, remaining, units};

/// A squire acts every turn.
const SQUIRE: Trait = Trait::lasting("squires", weights::SQUIRES);
/// A noble acts every turn, and better.
const NOBLE: Trait = Trait::lasting("nobles", weights::NOBLES);
/// A lord scores every turn: so much for each point that it would score now.
const LORD: Trait = Trait::lasting("lords", weights::LORDS);
/// A citadel brings moles every turn.
const WALLS: Trait = Trait::lasting("citadels", weights::CITADELS);
/// A market brings a card every turn.
const STALLS: Trait = Trait::lasting("markets", weights::MARKETS);
/// A tunnel lets moles out.
const HOLE: Trait = Trait::lasting("tunnels", weights::TUNNELS);

pub(super) const TACTICS: Tactics = Tactics {
    traits: &[
        SQUIRE,
        NOBLE,
        LORD,
        WALLS,
        STALLS,
        HOLE,
        Trait::new("support", weights::SUPPORT),
        Trait::new("revealed", weights::REVEALED),
    ],
    measure: Some(measure),
    prospects: [weights::PROSPECTS, weights::FINISH],
    carries: &[],
    prepares: &[ACT],
    first_sight: Some(first_sight),
    prize: Some(prize),
    menaces: None,
    falls: None,
};

/// Clearings with pieces beyond this number speak for no more cards than a lord asks for.
const SUPPORT: usize = 5;
/// What a lord is worth beyond what it would score now, in hundredths of a point a turn: there is more to be built.
const LORDLY: i32 = 40;

/// Squires, nobles and lords, citadels, markets and tunnels on the map, clearings that speak for cards, and revealed cards
/// that come back.
fn measure(at: Position, me: Seat) -> Measures {
    let of = |rank| units(ministers::swayed(at, me).filter(|minister| minister.rank() == rank).count());
    let lords: i32 = ministers::swayed(at, me)
        .filter(|minister| minister.rank() == Rank::Lord)
        .map(|lord| 100 * i32::from(parliament::tribute(at, me, lord)) + LORDLY)
        .sum();
    let on_map = |kind| 100 * i32::from(at.table.on_map(me, kind));
    let revealed = support::pile(at, me)
        .map_or(0, |pile| at.cards(pile).iter().filter(|card| at.face(*card).suit != Suit::Bird).count());
    [
        of(Rank::Squire),
        of(Rank::Noble),
        lords,
        on_map(CITADEL),
        on_map(MARKET),
        on_map(TUNNEL),
        units(support::supporting(at, me).len().min(SUPPORT)),
        units(revealed),
    ]
}

/// What a minister is worth from now on.
fn worth(at: Position, me: Seat, minister: Minister) -> i32 {
    let left = remaining(at);
    match minister.rank() {
        Rank::Squire => SQUIRE.of(100, left),
        Rank::Noble => NOBLE.of(100, left),
        Rank::Lord => LORD.of(100 * i32::from(parliament::tribute(at, me, minister)) + LORDLY, left),
    }
}

/// What the next building to fall takes along: the best minister, its crown, and a card.
fn price_of_failure(at: Position, me: Seat) -> i32 {
    ministers::highest(at, me).map(|minister| worth(at, me, minister)).min().unwrap_or(0) + CARD
}

/// What a building brings where it stands.
fn yields(at: Position, me: Seat, kind: Kind) -> i32 {
    let left = remaining(at);
    let lord = if kind == MARKET { Minister::Baron } else { Minister::Earl };
    let tribute = if ministers::is_swayed(at, me, lord) { LORD.of(100, left) } else { 0 };
    tribute + if kind == MARKET { STALLS } else { WALLS }.of(100, left)
}

fn prize(at: Position, me: Seat, kind: Kind, _: Clearing) -> i32 {
    match kind {
        CITADEL | MARKET => 10 + yields(at, me, kind) + price_of_failure(at, me),
        TUNNEL => 10 + HOLE.of(100, remaining(at)),
        _ => 35,
    }
}

fn first_sight(at: Position, me: Seat, ask: &Ask, option: Opt) -> Option<i32> {
    if me != ask.seat {
        return None;
    }
    match option.verb() {
        BUILD => Some(building(at, me, option.piece_at(1).1, option.clearing(0))),
        RECRUIT => Some(recruit(at, me)),
        DIG => Some(digging(at, me, option.clearing(0))),
        MOVE => Some(travel(at, me, option.clearing(0), option.clearing(1))),
        REVEAL => Some(-showing(at, option.card_at(0))),
        LIFT => Some(-10 * i32::from(at.count(me, option.clearing(0), WARRIOR))),
        ACT | COPY => Some(Minister::of(option.operand(0)).map_or(0, |minister| act(at, me, minister))),
        SWAY => Some(Minister::of(option.operand(0)).map_or(0, |minister| {
            100 * i32::from(ministers::points(at, me, minister.rank())) + worth(at, me, minister)
        })),
        DISMISS => Some(Minister::of(option.operand(0)).map_or(0, |minister| -worth(at, me, minister))),
        SPEND if ask.prompt == "bank" => Some(100 - card_worth(at, option.card_at(0))),
        DONE if matches!(ask.prompt, "parliament" | "sway" | "bank") => Some(0),
        _ => None,
    }
}

/// What it brings, less the danger that it falls and takes a minister along.
fn building(at: Position, me: Seat, kind: Kind, clearing: Clearing) -> i32 {
    let yields = yields(at, me, kind);
    let danger = exposure(at, me, clearing);
    yields - danger * (100 + yields + price_of_failure(at, me)) / 100
}

/// A mole in the Burrow, if there is or comes a way out.
fn recruit(at: Position, me: Seat) -> i32 {
    let waiting = i32::from(burrow::moles(at, me));
    if at.in_supply(me, WARRIOR) == 0 { -20 } else { 20 - 2 * waiting }
}

/// A clearing where nothing of the Duchy stands speaks for one more card once something does.
fn speaks(at: Position, me: Seat, clearing: Clearing) -> i32 {
    let is_new = !support::supporting(at, me).has(clearing);
    if is_new && support::supporting(at, me).len() < SUPPORT { 24 } else { 0 }
}

/// The tunnel, the moles that come up, what they win there, against the card.
fn digging(at: Position, me: Seat, clearing: Clearing) -> i32 {
    let coming = burrow::moles(at, me).min(dig::DIGGERS);
    let weight = |seat| i32::from(rule::weight(at, seat, clearing));
    let strongest = at.others(me).map(weight).max().unwrap_or(0);
    let wins = weight(me) <= strongest && weight(me) + i32::from(coming) > strongest;
    let site = if at.open_slots(clearing) > 0 { 15 } else { 0 };
    let gain = options::sally(at, me, coming, [BURROW, clearing]) + speaks(at, me, clearing);
    let up = 6 * i32::from(coming);
    gain + up + if wins { 20 + site } else { 0 } + HOLE.of(100, remaining(at)) - CARD - 20
}

/// Moles go where they win something or speak for a card, leave no building alone, and do not sit below.
fn travel(at: Position, me: Seat, from: Clearing, to: Clearing) -> i32 {
    if to == BURROW {
        return -25;
    }
    let mut worth = options::travel(at, me, from, to) + speaks(at, me, to);
    if from == BURROW {
        worth += 10 + 3 * i32::from(burrow::moles(at, me).min(5));
    } else if at.prizes(me, from) > 0 && at.count(me, from, WARRIOR) < 3 {
        worth -= 30;
    }
    if at.count(me, to, CITADEL) + at.count(me, to, MARKET) > 0 {
        worth += exposure(at, me, to) / 2;
    }
    worth
}

/// A bird that is shown is gone; others come back.
fn showing(at: Position, card: Card) -> i32 {
    if at.face(card).suit == Suit::Bird { card_worth(at, card) } else { 2 }
}

/// What a minister's action promises.
fn act(at: Position, me: Seat, minister: Minister) -> i32 {
    match minister {
        Minister::Foremole => {
            let sites = rule::ruled_among(at, me, at.clearings(), crate::play::Purpose::Act);
            let roomy = sites.iter().filter(|clearing| at.open_slots(*clearing) > 0);
            let best = |clearing: Clearing| {
                let kinds = [CITADEL, MARKET].into_iter();
                let left = kinds.filter(|kind| at.in_supply(me, *kind) > 0);
                left.map(|kind| building(at, me, kind, clearing)).max().unwrap_or(0)
            };
            roomy.map(best).max().unwrap_or(0)
        }
        Minister::Captain => best_battle(at, me),
        Minister::Marshal => best_move(at, me),
        Minister::Brigadier => best_battle(at, me).max(best_move(at, me)) * 3 / 2,
        Minister::Banker => {
            let cards = at.hand(me).iter();
            cards.map(|card| 100 - card_worth(at, card)).max().unwrap_or(0)
        }
        Minister::Mayor => 0,
        Minister::Duchess | Minister::Baron | Minister::Earl => {
            1 + 100 * i32::from(parliament::tribute(at, me, minister))
        }
    }
}

fn best_battle(at: Position, me: Seat) -> i32 {
    let mut menu = Menu::list();
    battle::offer_battles(at, me, &mut menu);
    let fights = menu.options().iter().filter(|option| option.verb() == BATTLE);
    fights.map(|option| options::battle(at, me, option.clearing(0), option.seat_at(1))).max().unwrap_or(0)
}

fn best_move(at: Position, me: Seat) -> i32 {
    let mut menu = Menu::list();
    movement::offer_moves(at, &Moves::of(me), MOVE, &mut menu);
    menu.options().iter().map(|option| travel(at, me, option.clearing(0), option.clearing(1))).max().unwrap_or(0)
}
