//! Setting up landmarks (LAW-10.1e). What each does stands with it; that nothing touches them needs no rule, because they
//! are no pieces (LAW-12g).

use super::verbs::SET_UP;
use crate::clause;
use crate::decision::{Ask, Opt, Ruling};
use crate::event::{Event, Value};
use crate::play::{Flow, Landmark, Play, Position, Setup, Site};
use crate::terms::{ClearingSet, Voice};

/// The landmarks that players set up, by their places: those that the map does not see to, and that do not themselves.
fn dealt(setup: &Setup) -> impl Iterator<Item = (u8, &'static Landmark, &'static Site)> {
    let all = (0u8..).zip(&setup.landmarks).filter(|(number, _)| setup.own_landmark(*number).is_none());
    all.filter_map(|(number, landmark)| Some((number, *landmark, landmark.site.as_ref()?)))
}

/// Whether players set up any landmark.
#[must_use]
pub fn are_dealt(setup: &Setup) -> bool {
    dealt(setup).next().is_some()
}

/// The clearings where a landmark can be set up. Where none fulfils all it asks for, the distance from other landmarks is
/// the first to be waived (LAW-10.1e#9).
#[must_use]
pub fn sites(at: Position, site: &Site) -> ClearingSet {
    let taken = at.with_landmark();
    let free = at.clearings().without(taken).iter().filter(|clearing| (site.fits)(at, *clearing));
    let free: ClearingSet = free.collect();
    let lonely: ClearingSet = free.iter().filter(|clearing| at.adjacent(*clearing).and(taken).is_empty()).collect();
    if site.apart && !lonely.is_empty() { lonely } else { free }
}

/// Lets the last player in turn order set up one of the landmarks that were dealt, then the one before it the next.
pub(super) fn set_up(play: &mut Play) -> Ruling<Flow> {
    let at = play.position();
    let all = dealt(at.setup).count();
    let is_waiting = |(number, _, site): &(u8, &Landmark, &Site)| {
        at.table.landmarks[usize::from(*number)].clearing == 0 && !sites(at, site).is_empty()
    };
    let waiting: Vec<(u8, &Landmark, &Site)> = dealt(at.setup).filter(is_waiting).collect();
    let placed = all - waiting.len();
    let Some(seat) = at.seats().rev().nth(placed % at.setup.seats.len()).filter(|_| !waiting.is_empty()) else {
        return Ok(Flow::Done);
    };
    play.table.turn.seat = seat.0;
    let chosen = play.choose(Ask::open(seat, clause!("LAW-10.1e"), "set-up-landmark"), |at, menu| {
        for (number, _, site) in &waiting {
            menu.hear(Voice::landmark(*number), |menu| {
                sites(at, site).iter().for_each(|clearing| menu.offer(Opt::of(SET_UP, 0, clearing.0, 0)));
            });
        }
    })?;
    let meant = waiting.iter().find(|(number, ..)| Voice::landmark(*number) == chosen.voice());
    let Some((number, landmark, site)) = meant else { return Ok(Flow::Done) };
    let clearing = chosen.clearing(1);
    play.table.landmarks[usize::from(*number)].clearing = clearing.0;
    play.tell(|| {
        let event = Event::new("set-up-landmark", clause!("LAW-10.1e")).seat(seat).clearing(clearing);
        event.with("landmark", Value::Key(landmark.key))
    });
    if let Some(then) = site.then {
        then(play, *number)?;
    }
    Ok(Flow::Again)
}
