//! How the Patrol is played: stashes where bones can come home, bones under dogs' paws, the Alpha where it hurts.

use super::{ALPHA, BONES, BUILD, BURIED, BURY, Board, FETCH, GUARD_DOGS, MARCH, PUG, RECALL, RECRUIT, SCOUT, SPEND_BIRD, STASH};
use super::{alpha, birdsong, bones, stashes};
use crate::bots::evaluate::{card_worth, remaining};
use crate::decision::{Ask, Opt};
use crate::law::verbs::SPEND;
use crate::play::{Assault, Measures, Position, Tactics, Trait};
use crate::terms::{Clearing, Kind, Seat};

/// A stash is a place for bones to come home to, and uncovers its bonus.
const STASH_OUT: Trait = Trait::lasting("stashes", 110);

pub(super) const TACTICS: Tactics = Tactics {
    traits: &[
        Trait::new("bones-to-recall", 165),
        Trait::new("bones-carried", 70),
        Trait::new("bones-guarded", 40),
        Trait::new("bones-buried", 0),
        STASH_OUT,
        Trait::lasting("next-draw", 60),
        Trait::new("collection", 60),
        Trait::new("kennels", 25),
    ],
    measure: Some(measure),
    prospects: -200,
    fancy: Some(fancy),
    prize: Some(prize),
    falls: Some(falls),
};

/// Bones that can be recalled, other faceup bones with a dog, buried bones with a dog, other buried bones, stashes,
/// cards of the coming draw, bones in the Collection, stashes with a dog.
fn measure(at: Position, me: Seat) -> Measures {
    let (mut recallable, mut carried, mut guarded, mut buried, mut kennels) = (0, 0, 0, 0, 0);
    for clearing in at.clearings().iter() {
        let sum = |kinds: [Kind; 3]| kinds.iter().map(|kind| i32::from(at.count(me, clearing, *kind))).sum::<i32>();
        let (faceup, facedown) = (sum(BONES), sum(BURIED));
        let dogs = at.warriors(me, clearing) > 0;
        let stash = at.count(me, clearing, STASH) > 0;
        match (dogs, stash) {
            (true, true) => recallable += faceup,
            (true, false) => carried += faceup,
            _ => {}
        }
        if dogs {
            guarded += facedown;
        } else {
            buried += facedown;
        }
        kennels += i32::from(dogs && stash);
    }
    let collection: u8 = at.board::<Board>(me).collection.iter().sum();
    [
        100 * recallable,
        100 * carried,
        100 * guarded,
        100 * buried,
        100 * i32::from(at.table.on_map(me, STASH)),
        100 * i32::from(stashes::next_draw(at, me)),
        100 * i32::from(collection),
        100 * kennels,
    ]
}

/// A stash is lost to the track; a bone comes back from the Rollover, but late.
fn prize(at: Position, _: Seat, kind: Kind, _: Clearing) -> i32 {
    if kind == STASH { 30 + STASH_OUT.of(100, remaining(at)) } else { 60 }
}

/// Beside the Alpha pugs fall first, and one hit is lost on it (BP.2.5.IV).
fn falls(at: Position, me: Seat, assault: Assault) -> i32 {
    (assault.hits - 100 * i32::from(at.warriors(me, assault.clearing))).max(0)
}

fn fancy(at: Position, me: Seat, ask: &Ask, option: Opt) -> Option<i32> {
    if me != ask.seat {
        // A share of rule is worth a card only to whoever has a plan; search finds out (BP.2.3).
        return (option.verb() == GUARD_DOGS).then_some(-35);
    }
    match option.verb() {
        RECALL => Some(recall(at, me, option)),
        FETCH => Some(fetch(at, me, option.clearing(0))),
        BURY => Some(-30),
        BUILD => Some(70 + 30 * buried_in(at, me, option.clearing(0))),
        RECRUIT => Some(14 * i32::from(at.table.on_map(me, STASH).min(at.table.supply[me.index()][PUG.index()]))),
        SPEND_BIRD => Some(-15),
        MARCH | SCOUT => Some(march(at, me, option.clearing(0), option.clearing(1))),
        SPEND => Some(-card_worth(at, option.card_at(0))),
        _ => None,
    }
}

/// Points now; into the Collection while it has room for icons, but the last bones stay in play.
fn recall(at: Position, me: Seat, option: Opt) -> i32 {
    let collected: u8 = at.board::<Board>(me).collection.iter().sum();
    let home = option.operand(2) == bones::COLLECTION;
    200 + if home == (collected < 5) { 20 } else { 0 }
}

/// Turned up where it can be recalled, or where it can be carried from.
fn fetch(at: Position, me: Seat, clearing: Clearing) -> i32 {
    if at.count(me, clearing, STASH) > 0 { 110 } else { 35 }
}

fn buried_in(at: Position, me: Seat, clearing: Clearing) -> i32 {
    i32::from(at.count(me, clearing, birdsong::buried_in(at, clearing)))
}

/// Dogs go where bones lie without one, and bones go where a stash is.
fn march(at: Position, me: Seat, from: Clearing, to: Clearing) -> i32 {
    let faceup = |clearing| BONES.iter().map(|kind| i32::from(at.count(me, clearing, *kind))).sum::<i32>();
    let dogs = |clearing| at.warriors(me, clearing);
    let mut worth = -10;
    if dogs(to) == 0 {
        worth += 25 * (buried_in(at, me, to) + faceup(to));
    }
    if at.count(me, to, STASH) > 0 && at.count(me, from, STASH) == 0 {
        worth += 40 * faceup(from);
    }
    if dogs(from) == 1 {
        worth -= 15 * buried_in(at, me, from);
    }
    if alpha::clearing(at, me) == Some(from) && at.count(me, from, ALPHA) > 0 && dogs(from) > 1 {
        worth += 2;
    }
    worth
}
