//! LH-14.5.3 Advance: the warlord moves with whom he likes, then fights where he stands; Relentless, once more (LH-14.7.5).

use super::moods::{self, Mood};
use super::{ADVANCE, Board, WARLORD, hoard, warlord};
use crate::clause;
use crate::decision::{Ask, Menu, Opt, Ruling};
use crate::law::turn::{self, Acted};
use crate::law::verbs::{BATTLE, PASS};
use crate::law::{battle, movement};
use crate::play::{Action, Flow, Moves, Play, Position};
use crate::terms::{ClearingSet, KindSet, Seat};

/// No Advance is under way.
pub(super) const NONE: u8 = 0;
/// The warlord has moved, and may battle.
pub(super) const MOVED: u8 = 1;
/// The warlord has moved and fought, and is relentless.
pub(super) const BOTH: u8 = 2;

const LEADER: KindSet = KindSet::of(&[WARLORD]);

/// LH-14.5.3: up to Prowess Advances, each from its move to its battle before anything else (LAW-1.4.2).
pub(super) fn advance(play: &mut Play, me: Seat) -> Ruling<Flow> {
    match play.position().board::<Board>(me).advancing {
        NONE => {}
        MOVED => return go_on(play, me, clause!("LH-14.5.3"), "advance-battle"),
        _ => return go_on(play, me, clause!("LH-14.7.5"), "relentless"),
    }
    let at = play.position();
    let is_left = at.table.turn.used < hoard::prowess(at, me) && warlord::clearing(at, me).is_some();
    let offered: &[&Action] = if is_left { &[&MOVE_ACTION, &BATTLE_ACTION] } else { &[] };
    match turn::act(play, Ask::open(me, clause!("LH-14.5.3"), "advance"), offered, true)? {
        Acted::Finished => Ok(Flow::Done),
        Acted::Offer => Ok(Flow::Again),
        Acted::Action(option) => {
            play.table.turn.used += 1;
            let moved = option.verb() == ADVANCE && warlord::clearing(play.position(), me).is_some();
            play.board::<Board>(me).advancing = if moved { MOVED } else { NONE };
            Ok(if moved { Flow::Amid } else { Flow::Again })
        }
    }
}

fn led(at: Position, me: Seat) -> Option<Moves> {
    warlord::clearing(at, me).map(|clearing| Moves::of(me).out_of(ClearingSet::of(&[clearing.0])))
}

/// The warlord's moves: those he can make himself.
fn offer_moves(at: Position, me: Seat, menu: &mut Menu) {
    if let Some(moves) = led(at, me) {
        movement::offer_moves(at, &moves.with_only(LEADER), ADVANCE, menu);
    }
}

fn take_move(play: &mut Play, me: Seat, option: Opt) -> Ruling {
    let Some(moves) = led(play.position(), me) else { return Ok(()) };
    movement::take_led_move(play, &moves, LEADER, option, clause!("LH-14.5.3")).map(|_| ())
}

/// Battles where the warlord stands.
fn offer_battles(at: Position, me: Seat, menu: &mut Menu) {
    if let Some(clearing) = warlord::clearing(at, me) {
        battle::offer_battles_in(at, me, clearing, menu);
    }
}

/// LH-14.5.3: the first half.
static MOVE_ACTION: Action = Action { offer: offer_moves, verbs: &[ADVANCE], run: take_move };

/// LH-14.5.3#4: the second half without the first one.
static BATTLE_ACTION: Action = Action {
    offer: offer_battles,
    verbs: &[BATTLE],
    run: |play, me, option| battle::fight(play, me, option, clause!("LH-14.5.3")),
};

/// What follows the move of an Advance, or both of its halves: a battle; and for the relentless, a move in its place
/// (LH-14.7.5). A battle that an ambush ended was one (LH-E25).
fn go_on(play: &mut Play, me: Seat, clause: crate::clause::Clause, prompt: &'static str) -> Ruling<Flow> {
    let first = play.position().board::<Board>(me).advancing == MOVED;
    let chosen = play.choose(Ask::open(me, clause, prompt), |at, menu| {
        if !first {
            offer_moves(at, me, menu);
        }
        offer_battles(at, me, menu);
        menu.offer(Opt::plain(PASS));
    })?;
    play.board::<Board>(me).advancing = NONE;
    match chosen.verb() {
        BATTLE => battle::fight(play, me, chosen, clause)?,
        ADVANCE => take_move(play, me, chosen)?,
        _ => {}
    }
    let at = play.position();
    let relents = !first || chosen.verb() != BATTLE || !moods::is(at, me, Mood::Relentless);
    if relents || warlord::clearing(at, me).is_none() {
        return Ok(Flow::Again);
    }
    play.board::<Board>(me).advancing = BOTH;
    Ok(Flow::Amid)
}
