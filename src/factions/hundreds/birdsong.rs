//! LH-14.4 Birdsong: after Raze warriors come, and a new warlord if the old one fell; then the mood (`moods`).

use super::{ANOINT, STRONGHOLD, WARLORD, WARRIOR, hoard, piece_in, warlord};
use crate::clause;
use crate::decision::{Ask, Opt, Ruling};
use crate::event::Event;
use crate::law::{placing, replacing};
use crate::play::{Cause, Flow, Loss, Play, Position};
use crate::terms::{Clearing, ClearingSet, Seat};

/// LH-14.4.2: Prowess warriors to the warlord, then one to each stronghold. With too few the warlord comes first, and the
/// Hundreds choose among strongholds (LH-14.4.2#4).
pub(super) fn recruit(play: &mut Play, me: Seat) -> Ruling<Flow> {
    let clause = clause!("LH-14.4.2");
    if let Some(clearing) = warlord::clearing(play.position(), me) {
        let count = hoard::prowess(play.position(), me);
        placing::place(play, &piece_in(me, WARRIOR, clearing), count, clause)?;
    }
    let at = play.position();
    let strongholds = at.table.clearings_with(me, STRONGHOLD);
    let open = strongholds.iter().filter(|clearing| placing::may_place(at, &piece_in(me, WARRIOR, *clearing)).is_ok());
    let due: Vec<Clearing> =
        open.flat_map(|clearing| (0..at.count(me, clearing, STRONGHOLD)).map(move |_| clearing)).collect();
    placing::place_one_each(play, me, WARRIOR, due, Ask::open(me, clause, "recruit-where"))?;
    Ok(Flow::Done)
}

const fn taking_place(me: Seat, clearing: Clearing) -> Loss {
    let (by, cause) = (Some(me), Cause::Replacing);
    Loss { by, owner: me, kind: WARRIOR, count: 1, clearing, cause, instead: false }
}

/// The clearings where a warrior can become the warlord.
fn with_heirs(at: Position, me: Seat) -> ClearingSet {
    let can_rise = |clearing: &Clearing| {
        let placing = piece_in(me, WARLORD, *clearing);
        at.count(me, *clearing, WARRIOR) > 0
            && replacing::may_replace(at, &taking_place(me, *clearing), &placing, clause!("LH-14.4.3")).is_ok()
    };
    at.clearings().iter().filter(can_rise).collect()
}

/// LH-14.4.3: without a warlord on the map a warrior becomes it; if none can, it comes anywhere (LH-E06#2). What lies
/// elsewhere than in supply waits (LH-E28).
pub(super) fn anoint(play: &mut Play, me: Seat) -> Ruling<Flow> {
    let clause = clause!("LH-14.4.3");
    let at = play.position();
    if at.in_supply(me, WARLORD) == 0 {
        return Ok(Flow::Done);
    }
    let heirs = with_heirs(at, me);
    let open = |clearing: &Clearing| placing::may_place(at, &piece_in(me, WARLORD, *clearing)).is_ok();
    let sites = if heirs.is_empty() { at.clearings().iter().filter(open).collect() } else { heirs };
    if sites.is_empty() {
        return Ok(Flow::Done);
    }
    let chosen = play.choose(Ask::open(me, clause, "anoint"), |_, menu| {
        sites.iter().for_each(|clearing| menu.offer(Opt::at(ANOINT, clearing)));
    })?;
    let clearing = chosen.clearing(0);
    play.tell(|| Event::new("anointed", clause).seat(me).clearing(clearing));
    let placing = piece_in(me, WARLORD, clearing);
    if heirs.is_empty() {
        placing::place(play, &placing, 1, clause)?;
    } else {
        replacing::replace(play, &taking_place(me, clearing), &placing, clause)?;
    }
    Ok(Flow::Done)
}
