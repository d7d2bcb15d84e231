//! C.5 Daylight: craft with what stands nearby, then three actions and one for each ego given up.

use super::beckon::BECKON_ACTION;
use super::cajole::CAJOLE_ACTION;
use super::mark::MARK_ACTION;
use super::stroll::STROLL_ACTION;
use super::{Board, EGOS, Figures, QUELL, RETURN, clearing, ego};
use crate::clause;
use crate::decision::{Ask, Menu, Opt, Reason, Refusal, Ruling};
use crate::law::turn::{self, Acted};
use crate::law::{battle, crafting, loans, paying, removal};
use crate::play::{Action, Flow, Mean, Means, Play, Position};
use crate::terms::{Clearing, Seat};

/// No ego is in the clearing.
static NO_EGO: Reason = Reason { key: "no-ego-here", values: &["clearing"] };

/// C.5.1 Craft.
pub(super) fn craft(play: &mut Play, me: Seat) -> Ruling<Flow> {
    crafting::craft_step(play, me, clause!("C.5.1"))
}

/// C.2.1: crafting pieces of others in the Chameleander's clearing, each once a turn whatever its owner did with it.
pub(super) fn borrowed_pieces(at: Position, me: Seat) -> Means {
    clearing(at, me).map_or(Means::NONE, |clearing| paying::means_of_others(at, me, clearing))
}

/// C.2.1: the next of these pieces pays an icon.
pub(super) fn borrow_piece(play: &mut Play, me: Seat, mean: Mean) -> Ruling {
    match clearing(play.position(), me) {
        Some(clearing) => paying::borrow(play, me, clearing, mean, clause!("C.2.1")),
        None => paying::activate(play, me, mean),
    }
}

/// C.5.2: three actions in any order and number, and one more for each ego given up, at any moment of the step.
pub(super) fn actions(play: &mut Play, me: Seat) -> Ruling<Flow> {
    let at = play.position();
    let total = at.figures::<Figures>(me).actions.saturating_add(at.board::<Board>(me).returned);
    let acts = total > at.table.turn.used;
    let offered: &[&Action] = if acts {
        &[&QUELL_ACTION, &STROLL_ACTION, &BECKON_ACTION, &MARK_ACTION, &CAJOLE_ACTION, &RETURN_ACTION]
    } else {
        &[&RETURN_ACTION]
    };
    // Which cards mark or cajole depends on the hand.
    let secret = acts && !at.hand(me).is_empty();
    match turn::act(play, Ask { seat: me, clause: clause!("C.5.2"), prompt: "actions", secret }, offered, true)? {
        Acted::Finished => Ok(Flow::Done),
        Acted::Action(option) if option.verb() != RETURN => {
            play.table.turn.used += 1;
            Ok(Flow::Again)
        }
        Acted::Action(_) | Acted::Offer => Ok(Flow::Again),
    }
}

/// C.5.2: an ego of either kind taken off the map for one more action. This is no action itself.
static RETURN_ACTION: Action = Action { offer: offer_returns, verbs: &[RETURN], run: run_return };

fn offer_returns(at: Position, me: Seat, menu: &mut Menu) {
    let Some(clearing) = clearing(at, me) else { return };
    for kind in EGOS.into_iter().filter(|kind| at.count(me, clearing, *kind) > 0) {
        menu.test(Opt::piece(RETURN, me, kind), removal::may_remove(at, &ego::own_loss(me, kind, clearing)));
    }
}

fn run_return(play: &mut Play, me: Seat, option: Opt) -> Ruling {
    let Some(clearing) = clearing(play.position(), me) else { return Ok(()) };
    let board = play.board::<Board>(me);
    board.returned = board.returned.saturating_add(1);
    removal::remove(play, &[ego::own_loss(me, option.piece_at(0).1, clearing)], clause!("C.5.2"))
}

/// C.5.2.I Quell.
static QUELL_ACTION: Action = Action { offer: offer_quells, verbs: &[QUELL], run: quell };

fn offer_quells(at: Position, me: Seat, menu: &mut Menu) {
    let clause = clause!("C.5.2.I");
    let Some(clearing) = clearing(at, me) else { return };
    let ego =
        if ego::count(at, me, clearing) > 0 { Ok(()) } else { Err(Refusal::with(&NO_EGO, clause, &[clearing.0])) };
    for defender in at.enemies(me) {
        // C.2.7: where warriors are lent to it, it need not be there itself.
        let lent = |there: &Clearing| *there != clearing && loans::let_attack(at, me, defender, *there);
        let elsewhere = at.clearings().iter().filter(|there| loans::any(at) && lent(there));
        for place in [clearing].into_iter().chain(elsewhere) {
            let check = ego.and_then(|()| battle::may_battle(at, me, defender, place));
            menu.test(Opt::of(QUELL, place.0, defender.0, 0), check);
        }
    }
}

/// C.5.2.I: a battle, and after it one ego goes. That is its price and buys no action (our reading).
fn quell(play: &mut Play, me: Seat, option: Opt) -> Ruling {
    let clause = clause!("C.5.2.I");
    battle::fight(play, me, option, clause)?;
    match clearing(play.position(), me) {
        Some(clearing) => ego::give_up(play, me, clearing, clause),
        None => Ok(()),
    }
}
