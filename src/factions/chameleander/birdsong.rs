//! C.4 Birdsong: Slough, Skip.

use super::{Board, EGO, Figures, SLOUGH, WARRIOR, ego};
use crate::clause;
use crate::decision::{Ask, Menu, Opt, Reason, Refusal, Ruling};
use crate::event::Event;
use crate::law::turn;
use crate::law::verbs::{MOVE, PLACE};
use crate::law::{cards, movement, placing, supply};
use crate::play::{Action, Flow, Moves, Placing, Play, Position, Waivers};
use crate::terms::Seat;

/// The hand is too small.
static TOO_FEW_CARDS: Reason = Reason { key: "too-few-cards", values: &["have", "needed"] };
/// Nothing is left on the track.
static TRACK_EMPTY: Reason = Reason { key: "ego-track-empty", values: &[] };

/// C.4.1 Slough: at most once, our reading.
pub(super) fn slough(play: &mut Play, me: Seat) -> Ruling<Flow> {
    let left = play.position().figures::<Figures>(me).slough_per_birdsong.saturating_sub(play.table.turn.used);
    let offered: &[&Action] = if left > 0 { &[&SLOUGH_ACTION] } else { &[] };
    let acted = turn::act(play, Ask::open(me, clause!("C.4.1"), "slough"), offered, true)?;
    Ok(turn::counted(play, acted))
}

static SLOUGH_ACTION: Action = Action {
    offer: |at, me, menu| menu.test(Opt::plain(SLOUGH), may_slough(at, me)),
    verbs: &[SLOUGH],
    run: run_slough,
};

fn may_slough(at: Position, me: Seat) -> Result<(), Refusal> {
    let clause = clause!("C.4.1");
    let cost = at.figures::<Figures>(me).slough_cost;
    let hand = u8::try_from(at.hand(me).len()).unwrap_or(u8::MAX);
    if hand < cost {
        return Err(Refusal::with(&TOO_FEW_CARDS, clause, &[hand, cost]));
    }
    if ego::track(at, me).is_empty() {
        return Err(Refusal::new(&TRACK_EMPTY, clause));
    }
    Ok(())
}

/// C.4.1: four cards of its choice go, then the leftmost ego of the track goes to the Id. Nothing scores.
fn run_slough(play: &mut Play, me: Seat, _: Opt) -> Ruling {
    let clause = clause!("C.4.1");
    let cost = play.position().figures::<Figures>(me).slough_cost;
    cards::ask_discard(play, me, cost.into(), clause)?;
    if let Some(kind) = ego::take_leftmost(play, me) {
        play.board::<Board>(me).id[usize::from(kind != EGO)] += 1;
        play.tell(|| Event::new("sloughed", clause).seat(me).piece(me, kind));
    }
    Ok(())
}

/// C.4.2 Skip: up to two moves.
pub(super) fn skip(play: &mut Play, me: Seat) -> Ruling<Flow> {
    let left = play.position().figures::<Figures>(me).skip_moves.saturating_sub(play.table.turn.used);
    let offered: &[&Action] = if left > 0 { &[&SKIP_ACTION, &APPEAR_ACTION] } else { &[] };
    let acted = turn::act(play, Ask::open(me, clause!("C.4.2"), "skip"), offered, true)?;
    Ok(turn::counted(play, acted))
}

/// C.4.2: a move that ignores rule and whatever holds the Chameleander in its clearing.
const fn skips(me: Seat) -> Moves {
    Moves::of(me).waiving(Waivers::RULE).waiving(Waivers::HOLDS)
}

static SKIP_ACTION: Action = Action {
    offer: |at, me, menu| movement::offer_moves(at, &skips(me), MOVE, menu),
    verbs: &[MOVE],
    run: |play, me, option| movement::take_move(play, &skips(me), option, clause!("C.4.2")).map(|_| ()),
};

/// C.4.2: off the map, one move puts the Chameleander into any clearing, and its ego joins it.
static APPEAR_ACTION: Action = Action { offer: offer_clearings, verbs: &[PLACE], run: appear };

fn offer_clearings(at: Position, me: Seat, menu: &mut Menu) {
    if at.in_supply(me, WARRIOR) == 0 {
        return;
    }
    for clearing in at.clearings().iter() {
        let placing = Placing { by: me, owner: me, kind: WARRIOR, clearing };
        menu.test(Opt::at(PLACE, clearing), placing::may_place(at, &placing));
    }
}

fn appear(play: &mut Play, me: Seat, option: Opt) -> Ruling {
    let clearing = option.clearing(0);
    supply::take(play, me, WARRIOR, 1);
    placing::put(play, &Placing { by: me, owner: me, kind: WARRIOR, clearing }, 1, clause!("C.4.2"))?;
    ego::gather(play, me, clearing);
    Ok(())
}
