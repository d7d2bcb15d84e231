//! WA-4.1 Revolt: what it needs, and what it does.

use super::{REVOLT, SYMPATHY, WARRIOR, bases, piece_in, supporters, sympathy};
use crate::clause;
use crate::decision::{Ask, Menu, Opt, Reason, Refusal, Ruling};
use crate::law::verbs::PUT;
use crate::law::{placing, removal};
use crate::play::{Action, Play, Position};
use crate::terms::{Clearing, ClearingSet, Kind, Seat};

/// No sympathy lies there.
static UNSYMPATHETIC: Reason = Reason { key: "unsympathetic", values: &["clearing"] };
/// A base stands there.
static BASE_HERE: Reason = Reason { key: "base-here", values: &["clearing"] };
/// The base of the clearing's suit is not on the board.
static NO_BASE_TO_RAISE: Reason = Reason { key: "no-base-to-raise", values: &["clearing"] };

/// Supporters that a revolt costs (WA-4.1b).
pub(super) const COST: u8 = 2;

/// WA-4.1.
pub(super) static REVOLT_ACTION: Action = Action { offer, verbs: &[REVOLT], run: revolt };

fn offer(at: Position, me: Seat, menu: &mut Menu) {
    let tried = if menu.explains() { at.clearings() } else { sympathy::clearings(at, me) };
    for clearing in tried.iter() {
        let check =
            may_rise(at, me, clearing).and_then(|()| supporters::suffice(at, me, clearing, COST, clause!("WA-4.1b")));
        menu.test(Opt::at(REVOLT, clearing), check);
    }
}

/// The clearings that could rise, for all that everybody can see.
pub(super) fn clearings(at: Position, me: Seat) -> ClearingSet {
    sympathy::clearings(at, me).iter().filter(|clearing| may_rise(at, me, *clearing).is_ok()).collect()
}

/// WA-4.1a: what everybody can see of a revolt. Neither rule, warriors nor enemies are asked for (WA-4.1h), nor a slot: it is
/// freed, or the base is left out (WA-E19, WA-E20).
pub(super) fn may_rise(at: Position, me: Seat, clearing: Clearing) -> Result<(), Refusal> {
    let clause = clause!("WA-4.1a");
    if !sympathy::is_sympathetic(at, me, clearing) {
        return Err(Refusal::with(&UNSYMPATHETIC, clause, &[clearing.0]));
    }
    if bases::stands_in(at, me, clearing) {
        return Err(Refusal::with(&BASE_HERE, clause, &[clearing.0]));
    }
    if bases::that_can_rise(at, me, clearing).next().is_none() {
        return Err(Refusal::with(&NO_BASE_TO_RAISE, clause, &[clearing.0]));
    }
    Ok(())
}

/// WA-4.1b to WA-4.1f, in this order.
fn revolt(play: &mut Play, me: Seat, option: Opt) -> Ruling {
    let clearing = option.clearing(0);
    let base = choose_base(play, me, clearing)?;
    supporters::spend(play, me, clearing, COST, clause!("WA-4.1b"))?;
    let mut losses = Vec::new();
    removal::everything_of_enemies(play.position(), me, clearing, &mut losses);
    removal::remove(play, &losses, clause!("WA-4.1c"))?;
    placing::place(play, &piece_in(me, base, clearing), 1, clause!("WA-4.1d"))?;
    let rising = warriors(play.position(), me, base);
    placing::place(play, &piece_in(me, WARRIOR, clearing), rising, clause!("WA-4.1e"))?;
    bases::promote(play, me, clause!("WA-4.1f"));
    Ok(())
}

/// The base that rises. A clearing of several suits leaves a choice.
fn choose_base(play: &mut Play, me: Seat, clearing: Clearing) -> Ruling<Kind> {
    let chosen = play.choose(Ask::open(me, clause!("WA-4.1d"), "which-base"), |at, menu| {
        bases::that_can_rise(at, me, clearing).for_each(|base| menu.offer(Opt::piece(PUT, me, base)));
    })?;
    Ok(chosen.piece_at(0).1)
}

/// WA-4.1e: one for each sympathetic clearing of the suit that is printed on the base, however many tokens lie there
/// (WA-E45).
pub(super) fn warriors(at: Position, me: Seat, base: Kind) -> u8 {
    let of_its_suit = |clearing: &Clearing| at.piece(me, base).suit.is_some_and(|suit| at.suits(*clearing).has(suit));
    let sympathetic = at.table.clearings_with(me, SYMPATHY).iter().filter(of_its_suit).count();
    u8::try_from(sympathetic).unwrap_or(u8::MAX)
}
