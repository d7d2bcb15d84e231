//! How the Patrol is played: stashes where bones can come home, bones under dogs' paws, the Alpha where it hurts.

use super::weights;
use super::{
    ALPHA, BONES, BUILD, BURIED, BURY, Board, FETCH, GUARD_DOGS, MARCH, PUG, RECALL, RECRUIT, SCOUT, SPEND_BIRD, STASH,
};
use super::{alpha, bones, stashes};
use crate::decision::{Ask, Opt};
use crate::law::cards::HAND_LIMIT;
use crate::law::verbs::{PLACE, SPEND};
use crate::play::{Assault, Measures, Position, Tactics, Trait};
use crate::terms::{Clearing, ClearingSet, Kind, Seat};
use crate::yardsticks::cards::card_worth;
use crate::yardsticks::options::sally;
use crate::yardsticks::remaining;

/// A stash is a place for bones to come home to, and uncovers its bonus.
const STASH_OUT: Trait = Trait::lasting("stashes", weights::STASHES);

pub(super) const TACTICS: Tactics = Tactics {
    traits: &[
        Trait::new("bones-to-recall", weights::BONES_TO_RECALL),
        Trait::new("bones-carried", weights::BONES_CARRIED),
        Trait::new("bones-guarded", weights::BONES_GUARDED),
        Trait::new("pack", weights::PACK),
        STASH_OUT,
        Trait::lasting("next-draw", weights::NEXT_DRAW),
        Trait::new("collection", weights::COLLECTION),
        Trait::new("kennels", weights::KENNELS),
    ],
    measure: Some(measure),
    prospects: [weights::PROSPECTS, weights::FINISH, weights::FIGURES],
    carries: &BONES,
    prepares: &[SPEND_BIRD],
    first_sight: Some(first_sight),
    prize: Some(prize),
    menaces: None,
    falls: Some(falls),
};

/// Pugs beyond this number beside the Alpha carry and fight no better.
const PACK: u8 = 3;
/// Pugs beyond this number without the Alpha guard no better and go nowhere (BP.2.4).
const GUARDS: u8 = 2;
/// What a pug too many at home takes from the pack, in hundredths of one that follows the Alpha.
const IDLE: i32 = 40;
/// What a bone that could be recalled is worth behind one pug, without the Alpha, in hundredths: half of them are lost in a round.
const THIN: i32 = 60;
/// What a second stash is worth in a clearing that has one, in hundredths of another one.
const SECOND: i32 = 40;
/// What a faceup bone without a dog is worth, in hundredths of one that a dog can carry.
const LEFT: i32 = 40;
/// What a buried bone is worth that a dog of the pack could step on next turn, in hundredths of one under a dog.
const SCENTED: i32 = 30;

/// Bones that can be recalled, other faceup bones and buried bones with a dog or next to the pack, the nearer to home the
/// better; pugs that follow the Alpha less those that crowd elsewhere, stashes, cards of the coming draw, bones in the
/// Collection, stashes with a dog.
fn measure(at: Position, me: Seat) -> Measures {
    let homes = at.table.clearings_with(me, STASH);
    let (mut recallable, mut carried, mut guarded, mut kennels) = (0, 0, 0, 0);
    for clearing in at.clearings().iter() {
        let sum = |kinds: [Kind; 3]| kinds.iter().map(|kind| i32::from(at.count(me, clearing, *kind))).sum::<i32>();
        let (faceup, facedown) = (sum(BONES), sum(BURIED));
        let dogs = at.warriors(me, clearing) > 0;
        match (dogs, homes.has(clearing)) {
            (true, true) => recallable += if is_thin(at, me, clearing) { THIN } else { 100 } * faceup,
            (true, false) => carried += homeward(at, me, clearing) * faceup,
            _ => carried += LEFT * faceup,
        }
        if dogs {
            guarded += homeward(at, me, clearing) * facedown;
        }
        kennels += i32::from(dogs && homes.has(clearing));
    }
    let pack = pack(at, me);
    guarded += SCENTED * scented(at, me).min(i32::from(pack));
    let places = i32::try_from(homes.len()).unwrap_or(0);
    let stashes = i32::from(at.table.on_map(me, STASH));
    let collection: u8 = at.board::<Board>(me).collection.iter().sum();
    [
        recallable,
        carried,
        guarded,
        100 * i32::from(pack.min(PACK)) - IDLE * crowd(at, me) / 2,
        100 * places + SECOND * (stashes - places),
        100 * i32::from(stashes::next_draw(at, me)),
        100 * i32::from(collection),
        100 * kennels,
    ]
}

/// Whether one pug or none guards a clearing, without the Alpha.
fn is_thin(at: Position, me: Seat, clearing: Clearing) -> bool {
    at.count(me, clearing, ALPHA) == 0 && at.count(me, clearing, PUG) < GUARDS
}

/// Pugs beside the Alpha.
fn pack(at: Position, me: Seat) -> u8 {
    alpha::clearing(at, me).map_or(0, |here| at.count(me, here, PUG))
}

/// Buried bones without a dog next to the Alpha: a pug of the pack can step on each of them (BP.2.4).
fn scented(at: Position, me: Seat) -> i32 {
    let Some(here) = alpha::clearing(at, me) else { return 0 };
    let lonely = |clearing: &Clearing| at.warriors(me, *clearing) == 0;
    at.adjacent(here).iter().filter(lonely).map(|clearing| buried_in(at, me, clearing)).sum()
}

/// Pugs that neither follow the Alpha nor are needed where they are, in halves: those next to it are there with one move.
fn crowd(at: Position, me: Seat) -> i32 {
    let alpha = at.table.clearings_with(me, ALPHA);
    let spare = |clearing| i32::from(at.count(me, clearing, PUG).saturating_sub(GUARDS));
    let halves = |clearing: Clearing| if at.adjacent(clearing).and(alpha).is_empty() { 2 } else { 1 };
    let away = at.clearings().iter().filter(|clearing| !alpha.has(*clearing));
    away.map(|clearing| halves(clearing) * spare(clearing)).sum()
}

/// How near a bone is to coming home, in hundredths: a stash is at hand, and so is the Alpha without whom no pug moves
/// (BP.2.4).
fn homeward(at: Position, me: Seat, clearing: Clearing) -> i32 {
    let beside = |wanted: ClearingSet| wanted.has(clearing) || !at.adjacent(clearing).and(wanted).is_empty();
    let near = |wanted: ClearingSet| if beside(wanted) { 40 } else { 0 };
    60 + near(at.table.clearings_with(me, STASH)) + near(at.table.clearings_with(me, ALPHA))
}

/// A stash is lost to the track; a bone comes back from the Rollover, but late.
fn prize(at: Position, _: Seat, kind: Kind, _: Clearing) -> i32 {
    if kind == STASH { 30 + STASH_OUT.of(100, remaining(at)) } else { 60 }
}

/// Beside the Alpha pugs fall first, and one hit is lost on it (BP.2.5.IV).
fn falls(at: Position, me: Seat, assault: Assault) -> i32 {
    (assault.hits - 100 * i32::from(at.warriors(me, assault.clearing))).max(0)
}

fn first_sight(at: Position, me: Seat, ask: &Ask, option: Opt) -> Option<i32> {
    if me != ask.seat {
        // A share of rule is worth a card only to whoever has a plan. Without one the share changes so little else that
        // search does not see what the card was worth, and nobody gives one away by chance (BP.2.3).
        return (option.verb() == GUARD_DOGS).then_some(-250);
    }
    match option.verb() {
        RECALL => Some(recall(at, me, option)),
        FETCH => Some(fetch(at, me, option.clearing(0))),
        BURY => Some(-30),
        PLACE if ask.prompt == "bury-bone" => Some(hide(at, me, option.clearing(0))),
        BUILD => {
            let clearing = option.clearing(0);
            let alone = if at.warriors(me, clearing) == 0 { 40 } else { 0 };
            Some(70 + 30 * buried_in(at, me, clearing) - alone)
        }
        RECRUIT => Some(recruit(at, me)),
        SPEND_BIRD => Some(if overflows(at, me) { 15 } else { -15 }),
        MARCH => Some(march(at, me, at.warriors(me, option.clearing(0)), [option.clearing(0), option.clearing(1)])),
        SCOUT => Some(scout(at, me, [option.clearing(0), option.clearing(1)])),
        SPEND => Some(-card_worth(at, option.card_at(0))),
        _ => None,
    }
}

/// The Alpha goes alone (BP.4.3) and leaves its pack behind, or comes to where others can follow it.
fn scout(at: Position, me: Seat, [from, to]: [Clearing; 2]) -> i32 {
    let spare = |clearing| at.count(me, clearing, PUG).saturating_sub(GUARDS).min(PACK);
    let waiting = at.adjacent(to).iter().filter(|next| *next != from).map(spare).max().unwrap_or(0);
    march(at, me, 1, [from, to]) - 10 * i32::from(pack(at, me).min(PACK)) + 10 * i32::from(waiting)
}

/// Pugs for stashes: of use beside the Alpha and as guards, hardly beyond that.
fn recruit(at: Position, me: Seat) -> i32 {
    let needed = |clearing| at.count(me, clearing, ALPHA) > 0 || at.count(me, clearing, PUG) < GUARDS;
    let worth = |clearing| i32::from(at.count(me, clearing, STASH)) * if needed(clearing) { 14 } else { 3 };
    let all: i32 = at.table.clearings_with(me, STASH).iter().map(worth).sum();
    all.min(14 * i32::from(at.in_supply(me, PUG)))
}

/// Whether cards will have to be thrown away after the coming draw (LAW-2.4l).
fn overflows(at: Position, me: Seat) -> bool {
    at.hand(me).len() + usize::from(stashes::next_draw(at, me)) > HAND_LIMIT
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
    BURIED.into_iter().map(|kind| i32::from(at.count(me, clearing, kind))).sum()
}

/// A bone of the Rollover is of use once it lies somewhere, the more so next to a stash.
fn hide(at: Position, me: Seat, clearing: Clearing) -> i32 {
    homeward(at, me, clearing) + 20
}

/// Dogs go where bones lie without one or something can be taken, bones go where a stash is, and idle pugs to the Alpha.
fn march(at: Position, me: Seat, going: u8, [from, to]: [Clearing; 2]) -> i32 {
    let faceup = |clearing| BONES.iter().map(|kind| i32::from(at.count(me, clearing, *kind))).sum::<i32>();
    let dogs = |clearing| at.warriors(me, clearing);
    let stash = |clearing| at.count(me, clearing, STASH) > 0;
    let leads = at.count(me, from, ALPHA) > 0;
    let mut worth = sally(at, me, going, [from, to]) - 10;
    if dogs(to) == 0 {
        worth += homeward(at, me, to) * (buried_in(at, me, to) + faceup(to)) / 3;
    } else if leads && !stash(to) {
        // Bones wait there for the Alpha, without whom no pug moves (BP.2.4).
        worth += 60 * faceup(to);
    }
    if stash(to) && !stash(from) {
        worth += 60 * faceup(from).min(i32::from(going));
    }
    if dogs(from) == 1 {
        worth -= 15 * buried_in(at, me, from);
    }
    if at.count(me, to, ALPHA) > 0 {
        worth += 10 * i32::from(at.count(me, from, PUG).saturating_sub(GUARDS).min(PACK));
    }
    if leads && dogs(from) > 1 {
        worth += 2;
    }
    worth
}
