//! How the Keepers are played: stand around a forest before digging in it, carry relics to a waystation of their type, and fill
//! the Retinue, which does everything.

mod columns;

use columns::{gain, gather, home_soon, in_time, shift, stake, strength, suits};

use super::retinue::{self, Column};
use super::{
    ACT, ADD, BATTLE, CARRY, DECAMP, DELVE, DIG, ENCAMP, HIDE, MOVE, RECOVER, RECRUIT, RELIC, RELICS, RETAINER, RETURN,
    SEND, SHIFT, WARRIOR, delve, recover, relics, stations, weights,
};
use crate::decision::{Ask, Opt};
use crate::law::verbs::{DONE, PASS, PLACE, WITH};
use crate::play::{Measures, Position, Tactics, Trait};
use crate::terms::{Card, Clearing, Kind, Place, Seat, Suit};
use crate::yardsticks::cards::card_worth;
use crate::yardsticks::{options, remaining};

/// A card that acts every turn, as long as there are relics for it: it fades with them and only at last with the game
/// ([`in_time`]), because what is left to fetch at the end is fetched by the same cards.
const RETINUE: Trait = Trait::new("retinue", weights::RETINUE);
/// A relic at a waystation of its type needs only a card that matches.
const WAITING: Trait = Trait::new("relics-at-stations", weights::RELICS_AT_STATIONS);
/// A waystation is a card every Evening, and a place for relics and recruits.
const STATION: Trait = Trait::lasting("waystations", weights::WAYSTATIONS);

pub(super) const TACTICS: Tactics = Tactics {
    traits: &[
        WAITING,
        Trait::new("relics-dug", weights::RELICS_DUG),
        Trait::new("relics-near", weights::RELICS_NEAR),
        RETINUE,
        STATION,
        Trait::new("types-shown", weights::TYPES_SHOWN),
        Trait::new("footing", weights::FOOTING),
        Trait::new("crowds", weights::CROWDS),
    ],
    measure: Some(measure),
    prospects: [weights::PROSPECTS, weights::FINISH, 0],
    carries: &RELICS,
    prepares: &[ACT, RETAINER, CARRY],
    first_sight: Some(first_sight),
    prize: Some(prize),
    menaces: None,
    falls: None,
};

fn number(count: usize) -> i32 {
    i32::try_from(count).unwrap_or(0)
}

/// What relics in clearings would score, at waystations and elsewhere; relics that could be dug up; cards of the Retinue, the
/// fewer in a column the more each; waystations on the map; types that they show; ruled clearings around forests with relics;
/// warriors that the land does not feed.
fn measure(at: Position, me: Seat) -> Measures {
    let mut dug = 0;
    for clearing in at.clearings().iter() {
        for (kind, value, count) in relics::faces_at(at, me, clearing.into()) {
            if !stations::fits(at, me, clearing, kind) {
                dug += homeward(at, me, clearing, kind) * i32::from(value) * i32::from(count);
            }
        }
    }
    let standing = at.table.clearings_with(me, WARRIOR);
    let mut near = 0;
    for forest in at.forests().iter() {
        if !at.beside(forest).clearings().and(standing).is_empty() {
            near += lying(at, me, forest);
        }
    }
    let mut working = 0;
    for column in Column::ALL {
        working += strength(at, me, column, &suits(at, me, column));
    }
    let mut shown = 0;
    for kind in RELICS {
        shown += i32::from(is_served(at, me, kind));
    }
    let mut hungry = 0;
    for clearing in standing.iter() {
        hungry += i32::from(at.count(me, clearing, WARRIOR).saturating_sub(3));
    }
    [
        in_time(at, home_soon(at, me, &suits(at, me, Column::Recover))),
        dug,
        100 * near.min(4),
        in_time(at, working),
        100 * i32::from(stations::on_map(at, me)),
        100 * shown,
        100 * footing(at, me),
        100 * hungry,
    ]
}

/// Whether a waystation of the type of this relic is on the map.
fn is_served(at: Position, me: Seat, relic: Kind) -> bool {
    !stations::clearings_with(at, me, stations::of_type(relic)).and(at.clearings()).is_empty()
}

/// Relics in a place.
fn lying(at: Position, me: Seat, place: Place) -> i32 {
    let pieces = at.pieces_at(me, place);
    let mut lying = 0;
    for kind in RELICS {
        lying += i32::from(pieces[kind.index()]);
    }
    lying
}

/// The most ruled clearings around a forest where relics lie: up to three keep a card in the Retinue.
fn footing(at: Position, me: Seat) -> i32 {
    let mut most = 0;
    for forest in at.forests().iter() {
        if lying(at, me, forest) > 0 {
            most = delve::ruled_around(at, me, forest).max(most);
        }
    }
    number(most.min(3))
}

/// How near a relic is to coming home, in hundredths: a waystation of its type next door, anywhere, one that could still be
/// placed, or none.
fn homeward(at: Position, me: Seat, clearing: Clearing, kind: Kind) -> i32 {
    let sides = stations::of_type(kind);
    let guarded = if at.count(me, clearing, WARRIOR) > 0 { 20 } else { -20 };
    guarded
        + if !stations::clearings_with(at, me, sides).and(at.adjacent(clearing)).is_empty() {
            80
        } else if is_served(at, me, kind) {
            65
        } else if !stations::on_board(at, me).and(sides).is_empty() {
            55
        } else {
            10
        }
}

/// What a relic of a type is worth on average whose value nobody knows, in hundredths.
fn expected(at: Position, me: Seat, kind: Kind) -> i32 {
    let values = relics::unknown(at, me, kind);
    let mut sum = 0;
    for value in &values {
        sum += i32::from(*value);
    }
    100 * sum / number(values.len()).max(1)
}

/// How likely a relic whose value nobody knows is worth more than so many ruled clearings, in hundredths.
fn risk(at: Position, me: Seat, kind: Kind, ruled: usize) -> i32 {
    let values = relics::unknown(at, me, kind);
    let mut above = 0;
    for value in &values {
        above += i32::from(usize::from(*value) > ruled);
    }
    100 * above / number(values.len()).max(1)
}

/// A relic costs the Keepers what it would score, or a walk; a waystation a home for relics, and a card every Evening.
fn prize(at: Position, me: Seat, kind: Kind, clearing: Clearing) -> i32 {
    if stations::KINDS.has(kind) {
        return 60 + STATION.of(100, remaining(at));
    }
    let each = if stations::fits(at, me, clearing, kind) { 75 } else { 45 };
    // The faces come from the lowest to the highest.
    let faces = relics::faces_at(at, me, clearing.into());
    faces.iter().find(|face| face.0 == kind).map_or(0, |face| 30 + each * i32::from(face.1))
}

fn first_sight(at: Position, me: Seat, ask: &Ask, option: Opt) -> Option<i32> {
    if me != ask.seat {
        return seen_by_others(at, me, ask, option);
    }
    match option.verb() {
        ENCAMP => Some(encamp(at, me, option.clearing(0), option.piece_at(1).1)),
        DECAMP => Some(decamp(at, me, option.clearing(0), option.piece_at(1).1)),
        RETURN => Some(arrival(at, me, option.clearing(0))),
        RECRUIT => Some(recruit(at, me, option.clearing(1)) - in_hand(at, me, option.card_at(0))),
        MOVE => {
            let ends = (option.place(0).clearing(), option.place(1).clearing());
            ends.0.zip(ends.1).map(|(from, to)| go(at, me, from, to))
        }
        BATTLE => {
            let clearing = option.clearing(0);
            Some(options::battle(at, me, clearing, option.seat_at(1)) + best_dig(at, me, clearing).max(0) / 2)
        }
        WITH => Some(options::along(at, me, option.operand(1), stations::clearings(at, me))),
        DELVE => Some(best_dig(at, me, option.clearing(0))),
        DIG => Some(dig(at, me, option.place(0), option.piece_at(1).1, relics::value_in(option, 2))),
        RECOVER => Some(best_relic(at, me, option.clearing(0))),
        RELIC if ask.prompt == "recover" => Some(bring(at, me, option.piece_at(0).1, relics::value_in(option, 1))),
        RELIC => Some(-30 * i32::from(relics::value_in(option, 1))),
        CARRY => Some(30 * i32::from(option.operand(2)) * i32::from(relics::value_in(option, 1))),
        HIDE => Some(20 * number(delve::ruled_around(at, me, option.place(0)))),
        ADD => Column::of(option.operand(1)).map(|column| gather(at, me, option, column)),
        SHIFT => Some(shift(at, me, at.face(option.card_at(0)).suit, [option.operand(1), option.operand(2)])),
        SEND => Some(shift(at, me, Suit::Bird, [option.operand(0), option.operand(1)])),
        PLACE if ask.prompt == "starting-corner" => Some(0),
        DONE | PASS => Some(0),
        _ => None,
    }
}

/// What a card in hand is worth, that of the Retinue in the Evening included.
fn in_hand(at: Position, me: Seat, card: Card) -> i32 {
    let suit = at.face(card).suit;
    let mut best = i32::MIN;
    for column in Column::ALL {
        best = gain(at, me, column, suit).max(best);
    }
    card_worth(at, card) + best / 3
}

/// A waystation, and what it finds where it comes.
fn encamp(at: Position, me: Seat, clearing: Clearing, side: Kind) -> i32 {
    let Some(kind) = stations::shows(side) else { return 0 };
    let mut waiting = 0;
    for (of, value, count) in relics::faces_at(at, me, clearing.into()) {
        if of == kind {
            waiting += 60 * i32::from(value) * i32::from(count);
        }
    }
    let mut around = 0;
    for forest in at.beside(clearing.into()).iter() {
        if delve::types_in(at, me, forest).has(kind) {
            around += 12;
        }
    }
    let served = is_served(at, me, kind);
    // Of those behind one guard, or two before anything is brought there, half fall within a round.
    let alone = match at.count(me, clearing, WARRIOR) {
        0 | 1 => 70,
        2 if waiting == 0 => 35,
        _ => 0,
    };
    let guarded = i32::from(at.count(me, clearing, WARRIOR).min(4)) * 6;
    let lasting = STATION.of(100, remaining(at));
    // The first one takes recruits; the others wait until it is known what is dug up.
    let spare = if waiting == 0 && stations::on_map(at, me) > 0 { 70 } else { 20 };
    // Two of a type serve no more relics, and two in a clearing fall together.
    let again = if served && waiting == 0 { 40 } else { 0 };
    let beside = if stations::here(at, me, clearing).is_empty() { 0 } else { 45 };
    let new = if served { 0 } else { 20 };
    waiting + around + lasting + guarded + new - again - beside - alone - threat(at, me, clearing) - spare
}

/// Warriors of enemies that stand in a clearing or could come.
fn threat(at: Position, me: Seat, clearing: Clearing) -> i32 {
    let mut threat = 0;
    for enemy in at.enemies(me) {
        threat += 6 * i32::from(at.warriors(enemy, clearing));
        for near in at.adjacent(clearing).iter() {
            threat += 2 * i32::from(at.warriors(enemy, near));
        }
    }
    threat
}

/// A waystation goes back where all are out, nothing waits for it, and relics of other types lie beside it, or anywhere without a
/// home while its own type is shown twice.
fn decamp(at: Position, me: Seat, clearing: Clearing, side: Kind) -> i32 {
    let Some(kind) = stations::shows(side) else { return 0 };
    let (mut serves, mut others) = (false, 0);
    for (of, value, count) in relics::faces_at(at, me, clearing.into()) {
        if stations::fits(at, me, clearing, of) {
            serves |= of == kind;
        } else {
            others += 25 * i32::from(value) * i32::from(count);
        }
    }
    if stations::clearings_with(at, me, stations::of_type(kind)).len() > 1 {
        for other in RELICS.into_iter().filter(|other| !is_served(at, me, *other)) {
            others += 50 * i32::from(at.table.on_map(me, other));
        }
    }
    if serves || others == 0 || !stations::on_board(at, me).is_empty() {
        return -300;
    }
    others - STATION.of(60, remaining(at))
}

/// Two warriors; where they would starve, hardly that.
fn recruit(at: Position, me: Seat, clearing: Clearing) -> i32 {
    let supply = i32::from(at.in_supply(me, WARRIOR).min(2));
    let here = at.count(me, clearing, WARRIOR);
    let each = match here {
        0 | 1 => 34,
        2 | 3 => 24,
        _ => 9,
    };
    // The last cards are better kept for the Retinue, as long as that is small.
    let hand = at.hand(me).len();
    let saved = if hand <= 2 && retinue::size(at, me) < 7 { 25 } else { 0 };
    each * supply + number(delve::near(at, me, clearing).min(3)) * 4 - saved
}

/// What a clearing is good for that has no Keeper yet.
fn arrival(at: Position, me: Seat, clearing: Clearing) -> i32 {
    12 * number(delve::near(at, me, clearing).min(4)) - threat(at, me, clearing)
}

/// To waystations with relics, to forests with relics, to rule around them.
fn go(at: Position, me: Seat, from: Clearing, to: Clearing) -> i32 {
    let going = at.count(me, from, WARRIOR);
    let mut worth = options::travel(at, me, from, to) - 8;
    let mut carriers = going;
    for (kind, value, count) in relics::faces_at(at, me, from.into()) {
        let count = count.min(carriers);
        carriers -= count;
        let gain = match (stations::fits(at, me, from, kind), stations::fits(at, me, to, kind)) {
            (true, _) => 0,
            (false, true) => 70,
            (false, false) => (homeward(at, me, to, kind) - homeward(at, me, from, kind)) / 4,
        };
        worth += gain * i32::from(value) * i32::from(count);
    }
    if at.count(me, to, WARRIOR) == 0 {
        worth += (arrival(at, me, to) + ground(at, me, to)).max(0) / 2;
        // Relics that nobody carries wait for somebody.
        for (_, value, count) in relics::faces_at(at, me, to.into()) {
            worth += 12 * i32::from(value) * i32::from(count);
        }
    }
    // The last one leaves waystations alone.
    if going == 1 && threat(at, me, from) > 0 {
        worth -= 55 * number(stations::here(at, me, from).len());
    }
    worth + 4 * i32::from(going.saturating_sub(3))
}

/// What the cards that have yet to delve this turn would dig up there, were the Keepers to come.
fn ground(at: Position, me: Seat, clearing: Clearing) -> i32 {
    for suit in retinue::pending(at, me, Column::Delve).iter() {
        if retinue::matching(at, suit).has(clearing) {
            return best_dig(at, me, clearing).max(0) / 2;
        }
    }
    0
}

/// The best relic that could be dug up there.
fn best_dig(at: Position, me: Seat, clearing: Clearing) -> i32 {
    let mut best = None;
    for forest in at.beside(clearing.into()).iter() {
        for kind in delve::types_in(at, me, forest).iter() {
            for value in relics::told_apart(at, me, kind, forest) {
                best = best.max(Some(dig(at, me, forest, kind, value)));
            }
        }
    }
    best.unwrap_or(-20)
}

/// What a relic is on its way home, less what may be lost for it.
fn dig(at: Position, me: Seat, forest: Place, kind: Kind, value: u8) -> i32 {
    let ruled = delve::ruled_around(at, me, forest);
    let (worth, risk) = if value == 0 {
        (expected(at, me, kind), risk(at, me, kind, ruled))
    } else {
        (100 * i32::from(value), if usize::from(value) > ruled { 100 } else { 0 })
    };
    let home = if is_served(at, me, kind) {
        60
    } else if !stations::on_board(at, me).and(stations::of_type(kind)).is_empty() {
        48
    } else {
        25
    };
    worth * home / 100 - risk * stake(at, me, Column::Delve) / 100 + 10
}

/// The best relic that could be recovered there, less what may be lost for it.
fn best_relic(at: Position, me: Seat, clearing: Clearing) -> i32 {
    let ruled = recover::ruled_of_suit(at, me, clearing);
    let mut best = None;
    for (kind, value, _) in relics::faces_at(at, me, clearing.into()) {
        if stations::fits(at, me, clearing, kind) {
            let lost = if usize::from(value) > ruled { stake(at, me, Column::Recover) } else { 0 };
            best = best.max(Some(100 * i32::from(value + recover::next_bonus(at, me, kind)) - lost));
        }
    }
    best.unwrap_or(0)
}

/// A relic that comes home. The clearing is not in the option, so what the card may be lost for is guessed from the value: small
/// ones first, as one that is too valuable ends the action (KI-15.5.2.III.c, KI-E24).
fn bring(at: Position, me: Seat, kind: Kind, value: u8) -> i32 {
    100 * i32::from(value + recover::next_bonus(at, me, kind)) + 150 * i32::from(3 - value.min(3))
}

/// What others promise themselves of relics: to hit the best, and to throw them where Keepers are few.
fn seen_by_others(at: Position, me: Seat, ask: &Ask, option: Opt) -> Option<i32> {
    match option.verb() {
        RELIC if ask.prompt == "which-relic" => Some(20 * i32::from(relics::value_in(option, 1))),
        HIDE => Some(-20 * number(delve::ruled_around(at, me, option.place(0)))),
        CARRY => Some(0),
        _ => None,
    }
}
