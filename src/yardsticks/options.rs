//! What options of anybody promise: a battle, a move, a raid.

use super::attack::{attack_hits, defence_hits, falls, strongest_near};
use super::units;
use crate::law::rule;
use crate::play::Position;
use crate::terms::{Class, Clearing, ClearingSet, Seat};

/// What is foolish whatever comes of it: such an option is not tried while there is another.
pub const NEVER: i32 = -10_000;

/// What a warrior is worth to its owner.
pub const WARRIOR: i32 = 22;
/// What a building or token of an enemy is worth: the point, and what its owner loses.
const PRIZE: i32 = 130;
/// What it is worth to come to where a building or token of an enemy would fall.
const RAID: i32 = 40;
/// What each point by which that enemy leads adds.
const RAID_ON_LEADER: i32 = 3;

/// What a battle brings on average: what falls there against what is lost, and the better the more the enemy leads.
#[must_use]
pub fn battle(at: Position, me: Seat, clearing: Clearing, enemy: Seat) -> i32 {
    let (mine, theirs) = (at.warriors(me, clearing), at.warriors(enemy, clearing));
    let prizes = i32::from(at.prizes(enemy, clearing));
    let dealt = attack_hits(mine) + if theirs == 0 { 100 } else { 0 };
    let felled = dealt.min(100 * i32::from(mortal(at, enemy, clearing)));
    let taken = falls(at, enemy, me, mine, clearing).min(100 * prizes);
    let lost = defence_hits(theirs).min(100 * i32::from(mortal(at, me, clearing)));
    let lead = lead(at, me, enemy);
    (felled * WARRIOR + taken * PRIZE - lost * WARRIOR) / 100 + if felled + taken > 60 { 2 * lead } else { 0 } - 8
}

/// By how many points an enemy leads, within bounds.
fn lead(at: Position, me: Seat, enemy: Seat) -> i32 {
    let points = |seat: Seat| i32::from(at.table.scores[seat.index()]);
    (points(enemy) - points(me)).clamp(-10, 10)
}

/// What so many warriors could take at the far end of a move beyond what could be taken where they are.
#[must_use]
pub fn sally(at: Position, me: Seat, going: u8, [from, to]: [Clearing; 2]) -> i32 {
    raid(at, me, going, to) - raid(at, me, 0, from)
}

/// What an attack could take in a clearing once so many warriors more are there, the better the more its owner leads.
fn raid(at: Position, me: Seat, coming: u8, clearing: Clearing) -> i32 {
    let warriors = coming + at.warriors(me, clearing);
    let spoils = |enemy: Seat| {
        let prizes = at.prizes(enemy, clearing);
        if prizes == 0 {
            return 0;
        }
        let taken = falls(at, enemy, me, warriors, clearing).min(100 * i32::from(prizes));
        taken * (RAID + RAID_ON_LEADER * lead(at, me, enemy)) / 100
    };
    at.others(me).filter(|enemy| at.visible(*enemy, clearing)).map(spoils).max().unwrap_or(0)
}

/// What it costs to leave something to itself that is guarded, apart from what enemies make of it at once.
pub const BARE: i32 = 60;
/// What it costs to leave one guard: of what one guards a third is lost within a round.
const THIN: i32 = 25;

/// How many set out: rather many, but not all of those who guard something beside enemies, and rather not all but one. The question
/// does not say where they set out: each place with so many is as likely.
#[must_use]
pub fn along(at: Position, me: Seat, count: u8, guarded: ClearingSet) -> i32 {
    let from = at.with_figures(me).iter().filter(|from| at.warriors(me, *from) >= count).count();
    let stay = |from: Clearing| at.warriors(me, from).checked_sub(count);
    let bare: i32 = guarded.iter().filter_map(|from| stay(from).map(|guards| left(at, me, from, guards))).sum();
    company(count) - bare * 100 / units(from).max(100)
}

/// What it is worth that so many set out.
#[must_use]
pub fn company(count: u8) -> i32 {
    4 * i32::from(count.min(5))
}

/// What it costs to leave so many guards to something in a clearing.
#[must_use]
pub fn left(at: Position, me: Seat, clearing: Clearing, guards: u8) -> i32 {
    match guards {
        0 if strongest_near(at, me, clearing) > 0 => BARE,
        1 if strongest_near(at, me, clearing) > 0 => THIN,
        _ => 0,
    }
}

/// Warriors of a seat in a clearing that can be removed.
fn mortal(at: Position, seat: Seat, clearing: Clearing) -> u8 {
    let pieces = &at.table.pieces[seat.index()][clearing.index()];
    let mortal = at.faction(seat).pieces.iter().zip(pieces);
    mortal.filter(|(info, _)| info.class == Class::Warrior && info.count > 1).map(|(_, count)| count).sum()
}

/// What a move brings: rule at the far end, or spoils there; a march without an aim is worth less than staying.
#[must_use]
pub fn travel(at: Position, me: Seat, from: Clearing, to: Clearing) -> i32 {
    let going = at.warriors(me, from);
    let mut worth = -12;
    let weight = |seat, clearing| i32::from(rule::weight(at, seat, clearing));
    let strongest = at.others(me).map(|other| weight(other, to)).max().unwrap_or(0);
    let now = weight(me, to);
    if now <= strongest && now + i32::from(going) > strongest {
        worth += 20;
    }
    worth + sally(at, me, going, [from, to])
}
