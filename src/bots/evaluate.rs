//! How good a position is for each seat: the part that is the same for everybody. What only one faction knows about its
//! own position stands beside that faction (`Tactics`).
//!
//! Unit: hundredths of a victory point, so that what will be can be added to what has been scored.

use crate::law::dominance;
use crate::law::rule;
use crate::law::scoring::POINTS_TO_WIN;
use crate::play::{CardKind, Position, Purpose};
use crate::terms::{CLEARINGS, Card, Class, Clearing, MAX_SEATS, Seat, Suit};

/// What a card in hand is worth before anything is known of it.
const CARD: i32 = 25;
/// What each warrior on the map is worth, up to [`CROWD`].
const WARRIOR: i32 = 12;
/// Warriors beyond this number are worth half.
const CROWD: i32 = 10;
/// What each ruled clearing is worth.
const RULE: i32 = 14;
/// What the owner loses with a building or token when its faction says nothing.
const BUILDING: i32 = 70;
const TOKEN: i32 = 40;
/// The point that a lost building or token gives to an enemy, as its owner feels it.
const GIVEN_AWAY: i32 = 40;
/// A hand beyond five cards will be cut back (LAW-2.4l).
const HAND_KEPT: usize = 5;

/// Hits of an attacker with that many warriors, in hundredths: the higher of two dice, capped.
const ATTACK: [i32; 4] = [0, 94, 169, 212];
/// Hits of a defender with that many warriors, in hundredths: the lower of two dice, capped.
const DEFENCE: [i32; 4] = [0, 56, 81, 88];

/// Hits that an attack with that many warriors deals on average, in hundredths.
pub(super) fn attack_hits(warriors: u8) -> i32 {
    ATTACK[usize::from(warriors.min(3))]
}

/// Hits that a defence with that many warriors deals on average, in hundredths.
pub(super) fn defence_hits(warriors: u8) -> i32 {
    DEFENCE[usize::from(warriors.min(3))]
}

/// Where the warriors of each seat stand.
pub(super) struct Forces([[u8; CLEARINGS]; MAX_SEATS]);

impl Forces {
    /// Counts the warriors of a position.
    pub(super) fn of(at: Position) -> Self {
        let mut forces = [[0; CLEARINGS]; MAX_SEATS];
        for seat in at.seats() {
            let pieces = at.faction(seat).pieces;
            for (count, kinds) in forces[seat.index()].iter_mut().zip(&at.table.pieces[seat.index()]) {
                *count =
                    pieces.iter().zip(kinds).filter(|(info, _)| info.class == Class::Warrior).map(|(_, n)| n).sum();
            }
        }
        Self(forces)
    }

    /// Warriors of a seat in a clearing.
    pub(super) const fn count(&self, seat: Seat, clearing: Clearing) -> u8 {
        self.0[seat.index()][clearing.index()]
    }

    /// The most warriors a seat could bring into a clearing with one move, besides those that are there.
    pub(super) fn near(&self, at: Position, seat: Seat, clearing: Clearing) -> u8 {
        at.adjacent(clearing).iter().map(|from| self.count(seat, from)).max().unwrap_or(0)
    }
}

/// What a seat's position is worth, its points included.
#[must_use]
pub fn standing(at: Position, seat: Seat) -> i32 {
    standing_with(at, &Forces::of(at), seat)
}

fn standing_with(at: Position, forces: &Forces, seat: Seat) -> i32 {
    let worth = at.faction(seat).tactics.worth.map_or(0, |worth| worth(at, seat));
    points(at, seat) + worth + cards(at, seat) + presence(at, forces, seat) - danger(at, forces, seat)
}

/// Points on the track; for a seat that plays for dominance, what its hold of the clearings it needs would be.
fn points(at: Position, seat: Seat) -> i32 {
    let Some(card) = at.table.dominance_of(seat) else { return 100 * i32::from(at.table.scores[seat.index()]) };
    let suit = at.face(card).suit;
    let ruled = rule::ruled(at, seat, Purpose::Dominance);
    let map = at.setup.map;
    let matching = match suit {
        Suit::Bird => ruled.and(map.corners()),
        _ => ruled.and(map.of_suit(suit)),
    };
    let held = i32::try_from(matching.len().min(4)).unwrap_or(4);
    let fulfilled = dominance::fulfilled(at, suit, ruled);
    900 + 300 * held + if fulfilled { 500 } else { 0 }
}

/// Cards in hand and in the play area.
fn cards(at: Position, seat: Seat) -> i32 {
    let hand = at.table.hands[seat.index()];
    let mut worth = 0;
    for (n, card) in hand.iter().enumerate() {
        worth += if n < HAND_KEPT { card_worth(at, card) } else { 5 };
    }
    let crafted = at.table.crafted[seat.index()];
    worth + crafted.iter().map(|card| crafted_worth(at, seat, card)).sum::<i32>()
}

/// What a card in hand is worth to anybody.
#[must_use]
pub fn card_worth(at: Position, card: Card) -> i32 {
    let face = at.face(card);
    let wild = if face.suit == Suit::Bird { 10 } else { 0 };
    let content = match face.kind {
        CardKind::Ambush => 20,
        CardKind::Dominance => -10,
        CardKind::Item { item, points } if at.table.item_supply[item.index()] > 0 => 10 * i32::from(points),
        CardKind::Item { .. } => -5,
        CardKind::Immediate(_) => 15,
        CardKind::Persistent(_) => 8,
    };
    CARD + wild + content
}

/// What a crafted card is worth while it lies there.
fn crafted_worth(at: Position, seat: Seat, card: Card) -> i32 {
    let face = at.face(card);
    let CardKind::Persistent(effect) = face.kind else { return 0 };
    if face.key == "royal-claim" {
        let ruled = rule::ruled(at, seat, Purpose::Act).len();
        return 85 * i32::try_from(ruled).unwrap_or(0);
    }
    let mut worth = 15;
    if effect.opening.is_some() {
        worth += 65;
    }
    if effect.aside.is_some() {
        worth += 40;
    }
    if effect.battle.is_some() {
        worth += 40;
    }
    if effect.stops_ambush {
        worth += 15;
    }
    worth
}

/// Warriors on the map and clearings ruled.
fn presence(at: Position, forces: &Forces, seat: Seat) -> i32 {
    let mut warriors = 0;
    let mut ruled = 0;
    for clearing in at.clearings().iter() {
        warriors += i32::from(forces.count(seat, clearing));
        ruled += i32::from(rule::ruler(at, clearing) == Some(seat));
    }
    WARRIOR * warriors.min(CROWD) + WARRIOR / 2 * (warriors - CROWD).max(0) + RULE * ruled
}

/// What enemies are about to take: buildings and tokens that those who stand there or next to them could reach.
fn danger(at: Position, forces: &Forces, seat: Seat) -> i32 {
    let faction = at.faction(seat);
    let mut danger = 0;
    for clearing in at.clearings().iter() {
        let pieces = &at.table.pieces[seat.index()][clearing.index()];
        let (mut prizes, mut value) = (0, 0);
        for kind in faction.kinds() {
            let class = faction.piece(kind).class;
            let count = i32::from(pieces[kind.index()]);
            if count > 0 && matches!(class, Class::Building | Class::Token) && !faction.piece(kind).unseen {
                let own = match faction.tactics.prize {
                    Some(prize) => prize(at, seat, kind, clearing),
                    None if class == Class::Building => BUILDING + GIVEN_AWAY,
                    None => TOKEN + GIVEN_AWAY,
                };
                prizes += count;
                value += own * count;
            }
        }
        if prizes > 0 {
            let lost =
                at.others(seat).map(|enemy| expected_losses(at, forces, seat, enemy, clearing)).max().unwrap_or(0);
            danger += lost.min(100 * prizes) * value / (100 * prizes);
        }
    }
    danger
}

/// Buildings and tokens an enemy would take from a clearing in the coming turn, in hundredths of a piece.
fn expected_losses(at: Position, forces: &Forces, seat: Seat, enemy: Seat, clearing: Clearing) -> i32 {
    let guards = forces.count(seat, clearing);
    let here = forces.count(enemy, clearing);
    let near = forces.near(at, enemy, clearing);
    // Whoever has to come first comes less often.
    let (attackers, chance) = if here > 0 { (here.max(near), 65) } else { (near, 35) };
    if attackers == 0 {
        return 0;
    }
    let hits = attack_hits(attackers) + if guards == 0 { 100 } else { 0 };
    (hits - 100 * i32::from(guards)).max(0) * chance / 100
}

/// The chance of each seat to win, as the position looks: all chances together are 1.
#[must_use]
pub fn chances(at: Position) -> [f32; MAX_SEATS] {
    let mut chances = [0.0; MAX_SEATS];
    if let Some((winner, _)) = at.table.turn.result() {
        chances[winner.index()] = 1.0;
        return chances;
    }
    let forces = Forces::of(at);
    let mut standings = [0; MAX_SEATS];
    for seat in at.seats() {
        standings[seat.index()] = standing_with(at, &forces, seat);
    }
    let seats = at.setup.seats.len();
    share(&standings[..seats], &mut chances);
    chances
}

/// Turns standings into chances: the nearer somebody is to the end, the more a point decides.
fn share(standings: &[i32], chances: &mut [f32; MAX_SEATS]) {
    let best = standings.iter().copied().max().unwrap_or(0);
    let progress = small(best) / (100.0 * f32::from(POINTS_TO_WIN));
    let progress = progress.clamp(0.0, 1.2);
    let steepness = (0.11 + 0.22 * progress * progress) / 100.0;
    let mut sum = 0.0;
    for (chance, standing) in chances.iter_mut().zip(standings) {
        *chance = exponential(steepness * small(standing - best));
        sum += *chance;
    }
    chances.iter_mut().for_each(|chance| *chance /= sum);
}

/// A standing as a floating-point number.
#[expect(clippy::cast_precision_loss, reason = "standings are far below 2^24")]
fn small(standing: i32) -> f32 {
    standing as f32
}

/// The exponential function, near enough, from multiplications only: those give the same bits on every platform.
pub(super) fn exponential(x: f32) -> f32 {
    let mut power = 1.0 + x.clamp(-12.0, 12.0) / 64.0;
    for _ in 0..6 {
        power *= power;
    }
    power
}
