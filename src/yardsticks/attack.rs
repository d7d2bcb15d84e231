//! Attacks that could come: what they deal on average, and what would fall to them.

use crate::play::{Assault, Position};
use crate::terms::{Clearing, Seat};

/// Hits of an attacker with that many warriors, in hundredths: the higher of two dice, capped.
const ATTACK: [i32; 4] = [0, 94, 169, 212];
/// Hits of a defender with that many warriors, in hundredths: the lower of two dice, capped.
const DEFENCE: [i32; 4] = [0, 56, 81, 88];

/// Hits that an attack with that many warriors deals on average, in hundredths.
#[must_use]
pub fn attack_hits(warriors: u8) -> i32 {
    ATTACK[usize::from(warriors.min(3))]
}

/// Hits that a defence with that many warriors deals on average, in hundredths.
#[must_use]
pub fn defence_hits(warriors: u8) -> i32 {
    DEFENCE[usize::from(warriors.min(3))]
}

/// Buildings and tokens of a seat that fall on average to an attack by so many warriors, in hundredths of a piece.
#[must_use]
pub fn falls(at: Position, seat: Seat, by: Seat, warriors: u8, clearing: Clearing) -> i32 {
    let guards = at.warriors(seat, clearing);
    let hits = attack_hits(warriors) + if guards == 0 { 100 } else { 0 };
    match at.faction(seat).tactics.falls {
        Some(falls) => falls(at, seat, Assault { by, warriors, clearing, hits }),
        None => (hits - 100 * i32::from(guards)).max(0),
    }
}

/// Buildings and tokens of a seat that fall on average to an enemy otherwise than to its warriors, in hundredths of a piece.
#[must_use]
pub fn menace(at: Position, seat: Seat, by: Seat, clearing: Clearing) -> i32 {
    at.faction(by).tactics.menaces.map_or(0, |menaces| menaces(at, by, seat, clearing))
}

/// The most warriors that a seat has in one of the clearings next door.
#[must_use]
pub fn next_door(at: Position, seat: Seat, clearing: Clearing) -> u8 {
    at.adjacent(clearing).iter().map(|from| at.warriors(seat, from)).max().unwrap_or(0)
}

/// The most warriors that one of the others has in a clearing or next door.
#[must_use]
pub fn strongest_near(at: Position, seat: Seat, clearing: Clearing) -> u8 {
    let strongest = |clearing: Clearing| at.others(seat).map(|other| at.warriors(other, clearing)).max().unwrap_or(0);
    at.adjacent(clearing).iter().map(strongest).max().unwrap_or(0).max(strongest(clearing))
}

/// How likely an enemy attacks in a round what so many warriors guard, in hundredths: one that stands there the likelier, and what
/// nobody guards before all else.
#[must_use]
pub const fn attacks(stands_there: bool, guards: u8) -> i32 {
    match (stands_there, guards) {
        (true, 0) => 85,
        (true, _) => 65,
        (false, 0) => 60,
        (false, _) => 35,
    }
}

/// How likely a building falls with all its guards to an enemy who attacks twice in a turn, in hundredths: the strongest
/// that stands there or next door.
#[must_use]
pub fn exposure(at: Position, seat: Seat, clearing: Clearing) -> i32 {
    threats(at, seat, clearing).map(|[_, twice]| twice).max().unwrap_or(0)
}

/// How much of that is beyond one attack, with which the danger to anybody's position reckons. Both together are never more than all
/// that stands there.
#[must_use]
pub fn second_attack(at: Position, seat: Seat, clearing: Clearing) -> i32 {
    let (mut first, mut both) = (0, 0);
    for [once, twice] in threats(at, seat, clearing) {
        first = first.max(once);
        both = both.max(twice);
    }
    (both - first).max(0)
}

/// How likely a building falls to each enemy, in hundredths: to one attack, and to two.
fn threats(at: Position<'_>, seat: Seat, clearing: Clearing) -> impl Iterator<Item = [i32; 2]> {
    let guards = at.warriors(seat, clearing);
    at.others(seat).map(move |enemy| {
        let here = at.warriors(enemy, clearing);
        let near = next_door(at, enemy, clearing);
        let warriors = here.max(near);
        let menace = menace(at, seat, enemy, clearing).min(100);
        if warriors == 0 {
            return [menace; 2];
        }
        let chance = attacks(here > 0, guards);
        // One attacker is believed to fall in the first battle if anybody fights back.
        let hits = attack_hits(warriors) + attack_hits(warriors - u8::from(guards > 0));
        // Dice spread: guards that could stop the average may still fall.
        let twice = ((hits + 100 - 100 * i32::from(guards)) * 35 / 100).clamp(0, 100);
        let once = falls(at, seat, enemy, warriors, clearing).min(100);
        [(once * chance / 100).max(menace), (twice * chance / 100).max(menace)]
    })
}
