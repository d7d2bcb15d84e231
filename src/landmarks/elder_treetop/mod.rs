//! The Elder Treetop: one more building slot in its corner. Which building stands in it is known, because it is worth a point
//! more to an enemy that removes it.

use crate::clause;
use crate::decision::{Ask, Opt, Ruling, pack_piece};
use crate::law::verbs::{PASS, PUT, REMOVE};
use crate::play::{Cause, Hooks, Landmark, Loss, Placing, Play, Position, Site};
use crate::terms::{Class, Clearing, Seat};

/// The Elder Treetop.
pub static ELDER_TREETOP: Landmark = Landmark {
    key: "elder-treetop",
    clause: clause!("LANDMARK-elder-treetop"),
    site: Some(Site { apart: true, fits: |at, clearing| at.setup.map.corners().has(clearing), then: None }),
    hooks: Hooks {
        turn_begins: Some(|play, _| {
            if let Some(treetop) = play.landmark(ELDER_TREETOP.key) {
                treetop.bytes[FALLING] = 0;
                treetop.bytes[REPLACED] = 0;
            }
        }),
        slots: Some(|at, _, clearing| u8::from(is_here(at, clearing))),
        placed: Some(placed),
        singles_out: Some(single_out),
        worth: Some(|at, _, loss, worth| if is_falling(at, loss) { worth.saturating_add(POINTS) } else { worth }),
        ..Hooks::SILENT
    },
    ..Landmark::PLAIN
};

/// Points for removing the building in the treetop, beside what it is worth.
const POINTS: u8 = 1;

/// The byte that says which kind of building stands in the treetop, and whose: one more than its packed number.
const UP: usize = 0;
/// The byte that says that it is about to be removed.
const FALLING: usize = 1;
/// The byte that says what gives way to another building just now: [`IN_TREETOP`], [`BESIDE_IT`], or nothing.
const REPLACED: usize = 2;
/// The building in the treetop.
const IN_TREETOP: u8 = 1;
/// Another building of the clearing.
const BESIDE_IT: u8 = 2;

fn is_here(at: Position, clearing: Clearing) -> bool {
    at.landmark_at(ELDER_TREETOP.key) == Some(clearing)
}

/// Whether such a building stands in the treetop.
fn is_up(at: Position, building: &Placing) -> bool {
    let name = 1 + pack_piece(building.owner, building.kind);
    is_here(at, building.clearing) && at.landmark_bytes(ELDER_TREETOP.key)[UP] == name
}

/// Whether nothing stands in the treetop. A building that has left the clearing otherwise than by removal has left it too.
fn is_free(at: Position, clearing: Clearing) -> bool {
    let name = at.landmark_bytes(ELDER_TREETOP.key)[UP];
    let stands = |seat: Seat| {
        let kinds = at.faction(seat).kinds_of(Class::Building);
        kinds.iter().any(|kind| name == 1 + pack_piece(seat, kind) && at.count(seat, clearing, kind) > 0)
    };
    !at.seats().any(stands)
}

/// Whoever has placed a building where both kinds of slot were open says which it fills; what comes in the place of another
/// fills its slot.
fn placed(play: &mut Play, _: Seat, placing: &Placing, count: u8) -> Ruling {
    let at = play.position();
    let is_building = at.piece(placing.owner, placing.kind).class == Class::Building;
    if !is_building || !is_here(at, placing.clearing) {
        return Ok(());
    }
    let replaced = play.landmark(ELDER_TREETOP.key).map_or(0, |treetop| std::mem::take(&mut treetop.bytes[REPLACED]));
    let at = play.position();
    // What stood up there before these came is still there, unless it is of the same kind and was not counted.
    let before = at.count(placing.owner, placing.clearing, placing.kind) - count;
    let was_up = if is_up(at, placing) { before > 0 } else { !is_free(at, placing.clearing) };
    if was_up {
        return Ok(());
    }
    let goes_up = match replaced {
        IN_TREETOP => true,
        BESIDE_IT => false,
        _ => ask_slot(play, placing)?,
    };
    if let Some(treetop) = play.landmark(ELDER_TREETOP.key) {
        treetop.bytes[UP] = if goes_up { 1 + pack_piece(placing.owner, placing.kind) } else { 0 };
    }
    Ok(())
}

/// Whether a building that was placed fills the treetop, which is free.
fn ask_slot(play: &mut Play, placing: &Placing) -> Ruling<bool> {
    if play.position().open_slots(placing.clearing) == 0 {
        return Ok(true);
    }
    let up = Opt::piece(PUT, placing.owner, placing.kind);
    let ask = Ask::open(placing.by, clause!("LANDMARK-elder-treetop#4"), "treetop-slot");
    let chosen = play.choose(ask, |_, menu| {
        menu.offer(up);
        menu.offer(Opt::plain(PASS));
    })?;
    Ok(chosen == up)
}

/// Of buildings that are alike their owner says whether the one in the treetop is among those that go.
fn single_out(play: &mut Play, _: Seat, loss: &Loss) -> Ruling {
    let at = play.position();
    let building = Placing { by: loss.owner, owner: loss.owner, kind: loss.kind, clearing: loss.clearing };
    let is_building = at.piece(loss.owner, loss.kind).class == Class::Building && is_here(at, loss.clearing);
    let is_replaced = is_building && loss.cause == Cause::Replacing;
    let is_other = !is_up(at, &building);
    let all_go = at.count(loss.owner, loss.clearing, loss.kind) <= loss.count;
    let falling = !is_other
        && (all_go || {
            let fall = Opt::of(REMOVE, loss.clearing.0, pack_piece(loss.owner, loss.kind), 0);
            let ask = Ask::open(loss.owner, clause!("LANDMARK-elder-treetop#9"), "treetop-falls");
            play.choose(ask, |_, menu| {
                menu.offer(Opt::plain(PASS));
                menu.offer(fall);
            })? == fall
        });
    let replaced = match (is_replaced, falling) {
        (true, true) => IN_TREETOP,
        (true, false) => BESIDE_IT,
        (false, _) => 0,
    };
    if let Some(treetop) = play.landmark(ELDER_TREETOP.key) {
        treetop.bytes[FALLING] = u8::from(falling);
        treetop.bytes[REPLACED] = replaced;
        if falling {
            treetop.bytes[UP] = 0;
        }
    }
    Ok(())
}

/// Whether these losses have the building in the treetop among them. They are what was singled out last.
fn is_falling(at: Position, loss: &Loss) -> bool {
    is_here(at, loss.clearing) && at.landmark_bytes(ELDER_TREETOP.key)[FALLING] == 1
}
