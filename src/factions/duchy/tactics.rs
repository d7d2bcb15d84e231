//! How the Duchy is played: moles up where cards can be shown for ministers, buildings only behind guards, lords for what
//! stands, and a battle for whoever comes near.

use super::burrow::{self, BURROW};
use super::ministers::{self, Minister, Rank};
use super::weights;
use super::{
    ACT, BUILD, CITADEL, COPY, DIG, DISMISS, LIFT, MARKET, RECRUIT, REVEAL, SWAY, TUNNEL, WARRIOR, dig, evening,
    parliament, support,
};
use crate::decision::{Ask, Menu, Opt};
use crate::law::cards::HAND_LIMIT;
use crate::law::verbs::{BATTLE, DONE, LOSE, MOVE, SPEND, WITH};
use crate::law::{battle, movement, rule};
use crate::play::{Measures, Moves, Position, Tactics, Trait};
use crate::terms::{Card, Clearing, Kind, Seat, Suit};
use crate::yardsticks::attack::{exposure, falls};
use crate::yardsticks::cards::{CARD, card_worth};
use crate::yardsticks::options::NEVER;
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
/// A tunnel lets moles out: it is worth the less the more of them sleep below.
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
    prospects: [weights::PROSPECTS, weights::FINISH, 0],
    carries: &[],
    prepares: &[ACT],
    first_sight: Some(first_sight),
    prize: Some(prize),
    menaces: Some(menaces),
    falls: None,
};

/// Clearings with pieces beyond this number speak for no more cards than a lord asks for.
const SUPPORT: usize = 5;
/// What a lord is worth beyond what it would score now, in hundredths of a point a turn: there is more to be built.
const LORDLY: i32 = 40;
/// How much of a noble a Mayor is whom nobody shows what to do, in hundredths.
const MAYOR_ALONE: i32 = 30;
/// Moles in the Burrow beyond this number do nothing there.
const AWAKE: i32 = 2;
/// What each of those takes off the worth of tunnels, in hundredths of one.
const ASLEEP: i32 = 35;
/// How likely moles of the Burrow come up and fight in a clearing with a tunnel, and where they have to dig, in hundredths.
const SURFACING: [i32; 2] = [35, 15];

/// Squires, nobles and lords, citadels, markets and tunnels on the map, clearings that speak for cards, and revealed cards
/// that come back.
fn measure(at: Position, me: Seat) -> Measures {
    let of = |rank| -> i32 {
        let of_rank = ministers::swayed(at, me).filter(|minister| minister.rank() == rank);
        of_rank.map(|minister| talent(at, me, minister)).sum()
    };
    let lords: i32 = ministers::swayed(at, me)
        .filter(|minister| minister.rank() == Rank::Lord)
        .map(|lord| 100 * i32::from(parliament::tribute(at, me, lord)) + LORDLY)
        .sum();
    let on_map = |kind| 100 * i32::from(at.table.on_map(me, kind));
    let asleep = (i32::from(burrow::moles(at, me)) - AWAKE).max(0);
    [
        of(Rank::Squire),
        of(Rank::Noble),
        lords,
        on_map(CITADEL),
        on_map(MARKET),
        on_map(TUNNEL) - ASLEEP * asleep,
        units(support::supporting(at, me).len().min(SUPPORT)),
        units(returning(at, me)),
    ]
}

/// Revealed cards that come back in Evening.
fn returning(at: Position, me: Seat) -> usize {
    let revealed = support::pile(at, me);
    revealed.map_or(0, |pile| at.cards(pile).iter().filter(|card| at.face(*card).suit != Suit::Bird).count())
}

/// How much of its rank a minister is good for, in hundredths: a Mayor does nothing but what a squire or another noble does.
fn talent(at: Position, me: Seat, minister: Minister) -> i32 {
    let shows = |other: Minister| other != Minister::Mayor && other.rank() < Rank::Lord;
    if minister == Minister::Mayor && !ministers::swayed(at, me).any(shows) { MAYOR_ALONE } else { 100 }
}

/// What a minister is worth from now on.
fn worth(at: Position, me: Seat, minister: Minister) -> i32 {
    let left = remaining(at);
    match minister.rank() {
        Rank::Squire => SQUIRE.of(100, left),
        Rank::Noble => NOBLE.of(talent(at, me, minister), left),
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

/// Where many buildings stand, not each of them falls in the same round: each stands for a part of the price of failure.
fn prize(at: Position, me: Seat, kind: Kind, _: Clearing) -> i32 {
    match kind {
        CITADEL | MARKET => {
            let standing = i32::from(at.table.on_map(me, CITADEL) + at.table.on_map(me, MARKET));
            10 + yields(at, me, kind) + price_of_failure(at, me) * 3 / (2 + standing.max(1))
        }
        TUNNEL => 10 + HOLE.of(100, remaining(at)),
        _ => 35,
    }
}

/// What moles of the Burrow would take who come up by a tunnel, or dig one for a card.
fn menaces(at: Position, me: Seat, victim: Seat, clearing: Clearing) -> i32 {
    let moles = burrow::moles(at, me);
    if moles < 2 {
        return 0;
    }
    let prizes = 100 * i32::from(at.prizes(victim, clearing));
    let [by_tunnel, by_digging] = SURFACING;
    let (coming, chance) = match at.count(me, clearing, TUNNEL) {
        0 if at.hand(me).is_empty() => return 0,
        0 => (moles.min(dig::DIGGERS), by_digging),
        _ => (moles, by_tunnel),
    };
    falls(at, victim, me, coming, clearing).min(prizes) * chance / 100
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
        WITH => {
            let built = at.table.clearings_with(me, CITADEL).or(at.table.clearings_with(me, MARKET));
            Some(options::along(at, me, option.operand(1), built))
        }
        BATTLE => Some(fight(at, me, option.clearing(0), option.seat_at(1))),
        REVEAL => Some(-showing(at, option.card_at(0))),
        LIFT => Some(-10 * i32::from(at.count(me, option.clearing(0), WARRIOR))),
        ACT | COPY => Some(Minister::of(option.operand(0)).map_or(0, |minister| act(at, me, minister))),
        SWAY => Some(Minister::of(option.operand(0)).map_or(0, |minister| swaying(at, me, minister))),
        DISMISS => Some(Minister::of(option.operand(0)).map_or(0, |minister| -worth(at, me, minister))),
        SPEND if ask.prompt == "bank" => Some(banking(at, me, option.card_at(0)) - kept_from_swaying(at, me)),
        LOSE => losing(at, me, option.piece_at(0).1),
        // A mole more costs nothing.
        DONE if ask.prompt == "assembly" && at.in_supply(me, WARRIOR) > 0 => Some(NEVER),
        DONE if matches!(ask.prompt, "parliament" | "sway" | "bank") => Some(0),
        _ => None,
    }
}

/// The points, and the minister from now on.
fn swaying(at: Position, me: Seat, minister: Minister) -> i32 {
    100 * i32::from(ministers::points(at, me, minister.rank())) + worth(at, me, minister)
}

/// A point for a card, all the better where Evening brings more than the hand may hold.
fn banking(at: Position, me: Seat, card: Card) -> i32 {
    let evening = at.hand(me).len() + returning(at, me) + usize::from(evening::next_draw(at, me));
    100 - card_worth(at, card) + if evening > HAND_LIMIT { 40 } else { 0 }
}

/// What the best minister whom the hand can sway is better than the best who is left with a card less.
fn kept_from_swaying(at: Position, me: Seat) -> i32 {
    let best = |cards: u8| {
        let within_reach = |minister: &Minister| {
            ministers::crowns(at, me, minister.rank()) > 0 && ministers::price(at, me, minister.rank()) <= cards
        };
        let swayable = ministers::unswayed(at, me).filter(within_reach);
        swayable.map(|minister| swaying(at, me, minister)).max().unwrap_or(0)
    };
    let now = support::strength(at, me);
    let left = u8::try_from(at.hand(me).len()).unwrap_or(u8::MAX).saturating_sub(1);
    best(now) - best(now.min(left))
}

/// A tunnel comes back for a card; a building takes a minister along.
fn losing(at: Position, me: Seat, kind: Kind) -> Option<i32> {
    match kind {
        CITADEL | MARKET => Some(-yields(at, me, kind) - price_of_failure(at, me)),
        TUNNEL => Some(-20),
        _ => None,
    }
}

/// A battle like any other, but moles are not for those from whom nothing is to be had.
fn fight(at: Position, me: Seat, clearing: Clearing, enemy: Seat) -> i32 {
    let is_vain = at.prizes(enemy, clearing) == 0 && at.warriors(enemy, clearing) == 0;
    options::battle(at, me, clearing, enemy) - if is_vain { 40 } else { 0 }
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
    // Without any tunnel nobody else comes up.
    let way_out =
        if at.table.on_map(me, TUNNEL) == 0 { 20 * i32::from(burrow::moles(at, me).saturating_sub(2)) } else { 0 };
    gain + up + way_out + relief(at, me, clearing) + if wins { 20 + site } else { 0 } + HOLE.of(100, remaining(at))
        - CARD
        - 20
}

/// What moles are worth who come to where a building of the Duchy stands in danger.
fn relief(at: Position, me: Seat, clearing: Clearing) -> i32 {
    let stands = at.count(me, clearing, CITADEL) + at.count(me, clearing, MARKET) > 0;
    if stands { exposure(at, me, clearing) } else { 0 }
}

/// Moles go where they win something or speak for a card, leave no building alone, and do not sit below.
fn travel(at: Position, me: Seat, from: Clearing, to: Clearing) -> i32 {
    if to == BURROW {
        return -25;
    }
    let mut worth = options::travel(at, me, from, to) + speaks(at, me, to) + relief(at, me, to);
    if from == BURROW {
        worth += 10 + 3 * i32::from(burrow::moles(at, me).min(5));
    } else if at.prizes(me, from) > 0 {
        // Of buildings behind one mole half fall within a round.
        worth -= match at.count(me, from, WARRIOR) {
            0..=2 => 70,
            _ => 10,
        };
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
            let best = at.hand(me).iter().map(|card| banking(at, me, card)).max();
            best.map_or(0, |best| best - kept_from_swaying(at, me))
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
    fights.map(|option| fight(at, me, option.clearing(0), option.seat_at(1))).max().unwrap_or(0)
}

fn best_move(at: Position, me: Seat) -> i32 {
    let mut menu = Menu::list();
    movement::offer_moves(at, &Moves::of(me), MOVE, &mut menu);
    menu.options().iter().map(|option| travel(at, me, option.clearing(0), option.clearing(1))).max().unwrap_or(0)
}
