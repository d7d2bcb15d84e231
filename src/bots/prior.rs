//! How an option looks at first sight, before any search: the prior of the tree and the guide of playouts.
//!
//! Unit: hundredths of a victory point, compared with doing nothing. The faction that asks or is asked may know better
//! (`Tactics::fancy`); here is what the base law says about everybody.

use super::evaluate::{attack_hits, card_worth, defence_hits, falls};
use crate::decision::{Ask, Opt};
use crate::law::dominance;
use crate::law::rule;
use crate::law::verbs;
use crate::play::{CardKind, Position};
use crate::terms::{Card, Class, Clearing, Kind, Seat};

/// What is foolish whatever comes of it: such an option is not tried while there is another.
pub const NEVER: i32 = -10_000;

/// What a warrior is worth to its owner.
const WARRIOR: i32 = 22;
/// What a building or token of an enemy is worth: the point, and what its owner loses.
const PRIZE: i32 = 130;
/// What it is worth to come to where a building or token of an enemy would fall.
const RAID: i32 = 40;
/// What each point by which that enemy leads adds.
const RAID_ON_LEADER: i32 = 3;

/// Whoever knows something about a question: the faction whose law asks it, and the faction that is asked. (Of an option
/// that somebody else offers knows whoever offers it.)
#[derive(Clone, Copy)]
pub(super) struct Advice {
    asking: Option<(Seat, Advise)>,
    asked: Option<(Seat, Advise)>,
}

type Advise = fn(Position, Seat, &Ask, Opt) -> Option<i32>;

impl Advice {
    /// Finds out who knows something.
    pub(super) fn on(at: Position, ask: &Ask) -> Self {
        let owner = ask.clause.owner();
        let adviser = |seat: Seat| at.faction(seat).tactics.fancy.map(|fancy| (seat, fancy));
        let asking = at.others(ask.seat).find(|seat| at.faction(*seat).code == owner);
        Self { asking: asking.and_then(adviser), asked: adviser(ask.seat) }
    }

    /// What an option promises the seat that is asked.
    pub(super) fn fancy(self, at: Position, ask: &Ask, option: Opt) -> i32 {
        let ask_one = |adviser: Option<(Seat, Advise)>| adviser.and_then(|(me, fancy)| fancy(at, me, ask, option));
        let offering = || ask_one(offering(at, ask, option));
        ask_one(self.asking)
            .or_else(offering)
            .or_else(|| ask_one(self.asked))
            .unwrap_or_else(|| by_law(at, ask.seat, option))
    }
}

/// The faction of somebody else whose word the option is: it may offer something between the steps of any turn.
fn offering(at: Position, ask: &Ask, option: Opt) -> Option<(Seat, Advise)> {
    let number = option.verb().faction().filter(|number| *number != at.faction(ask.seat).number)?;
    let seat = at.others(ask.seat).find(|seat| at.faction(*seat).number == number)?;
    at.faction(seat).tactics.fancy.map(|fancy| (seat, fancy))
}

fn by_law(at: Position, me: Seat, option: Opt) -> i32 {
    match option.verb() {
        verbs::CRAFT => craft(at, option.card_at(0)),
        verbs::BATTLE => battle(at, me, option.clearing(0), option.seat_at(1)),
        verbs::AMBUSH => 60,
        verbs::USE => 50,
        verbs::MOVE => travel(at, me, option.clearing(0), option.clearing(1)),
        verbs::LOSE => -piece(at, option.piece_at(0)),
        verbs::REMOVE => -piece(at, option.piece_at(1)),
        verbs::DISCARD | verbs::SPEND | verbs::GIVE => -card_worth(at, option.card_at(0)),
        verbs::CLAIM => claim(at, me, [option.card_at(0), option.card_at(1)]),
        verbs::TAKE => card_worth(at, option.card_at(0)),
        verbs::ACTIVATE => -300,
        // Whoever sets out rather takes many along.
        verbs::WITH => 4 * i32::from(option.operand(1).min(5)),
        verbs::COUNT => 4 * i32::from(option.operand(0).min(5)),
        verb if verb.faction() == Some(at.faction(me).number) => 25,
        _ => 0,
    }
}

/// A dominance card costs a card that serves as well for everything else (LAW-4.2j). Only whoever could play for
/// dominance has a use for it.
fn claim(at: Position, me: Seat, [claimed, spent]: [Card; 2]) -> i32 {
    let fee = if dominance::within_reach(at, me, claimed) { 80 } else { 300 };
    -fee - card_worth(at, spent)
}

fn craft(at: Position, card: Card) -> i32 {
    match at.face(card).kind {
        CardKind::Item { points, .. } => 90 * i32::from(points),
        CardKind::Immediate(_) => 60,
        _ => 50,
    }
}

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

fn piece(at: Position, (owner, kind): (Seat, Kind)) -> i32 {
    match at.piece(owner, kind).class {
        Class::Warrior => WARRIOR,
        Class::Token => 80,
        Class::Building => 120,
        Class::Pawn => 150,
    }
}
