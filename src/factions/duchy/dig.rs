//! UD-5.1f, UD-5.1g Dig: a card for a tunnel in a clearing of its suit, and moles that come up with it.

use super::burrow::BURROW;
use super::{DIG, TUNNEL, WARRIOR, piece_in, tunnels};
use crate::clause;
use crate::decision::{Opt, Refusal, Ruling};
use crate::law::movement::Size;
use crate::law::{cards, movement, placing, ways};
use crate::play::{Action, Moves, Play, Position, Route};
use crate::terms::{Clearing, KindSet, Place, Seat};

/// Moles that come up with a new tunnel at most (UD-5.1g).
pub(super) const DIGGERS: u8 = 4;

/// UD-5.1f.
pub(super) static DIG_ACTION: Action = Action {
    offer: |at, me, menu| {
        for clearing in at.clearings().iter() {
            menu.test(Opt::at(DIG, clearing), may_dig(at, me, clearing));
        }
    },
    verbs: &[DIG],
    run: dig,
};

/// UD-5.1f: a tunnel to place, leave to place it, and a card that pays. Neither rule nor presence is asked.
pub(super) fn may_dig(at: Position, me: Seat, clearing: Clearing) -> Result<(), Refusal> {
    let clause = clause!("UD-5.1f");
    if at.suits(clearing).is_empty() || !cards::can_pay_in(at, me, clearing) {
        return Err(Refusal::with(&cards::NO_MATCHING_CARD, clause, &[clearing.0]));
    }
    tunnels::may_come(at, me, clearing, clause)?;
    placing::may_place(at, &piece_in(me, TUNNEL, clearing))
}

fn dig(play: &mut Play, me: Seat, option: Opt) -> Ruling {
    let clause = clause!("UD-5.1f");
    let clearing = option.clearing(0);
    let suits = play.position().suits(clearing);
    cards::ask_payment(play, me, suits, clause)?;
    tunnels::fetch(play, me, clearing, clause)?;
    placing::place(play, &piece_in(me, TUNNEL, clearing), 1, clause)?;
    come_up(play, me, clearing)
}

/// UD-5.1g: at least one mole of those in the Burrow, four at most. It is a move like others (UD-E07); where nobody is
/// there or may go, nobody goes (UD-E06).
fn come_up(play: &mut Play, me: Seat, clearing: Clearing) -> Ruling {
    let Some(way) = ways::between(play.position(), me, BURROW, clearing) else { return Ok(()) };
    let moves = Moves::of(me).out_of(Place::from(BURROW)).with_only(KindSet::of(&[WARRIOR]));
    let route = Route { from: BURROW.into(), to: clearing.into(), way };
    movement::take_so_many(play, &moves, route, Size::AtMost(DIGGERS), clause!("UD-5.1g")).map(|_| ())
}
