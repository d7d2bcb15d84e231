//! CDG.5 Daylight: actions by the size of the troupe, then crafting.

use super::pitch::PITCH_ACTION;
use super::{Board, Figures, GOAT};
use crate::clause;
use crate::decision::{Ask, Ruling};
use crate::event::Event;
use crate::law::turn::{self, Acted};
use crate::law::verbs::{BATTLE, MOVE};
use crate::law::{battle, crafting, movement};
use crate::play::{Action, Flow, Moves, Play, Position};
use crate::terms::Seat;

/// CDG.5.1: what the goats outside the supply are worth now, wherever they are, even out of the game.
pub(super) fn actions_earned(at: Position, me: Seat) -> u8 {
    let goats = at.setup.seats[me.index()].piece_count(GOAT);
    let out = goats.saturating_sub(at.in_supply(me, GOAT));
    out / at.figures::<Figures>(me).goats_per_action.max(1)
}

/// CDG.5.1: actions are gained once, when the step begins, and lapse when it ends (CDG.2.7).
pub(super) fn actions(play: &mut Play, me: Seat) -> Ruling<Flow> {
    let clause = clause!("CDG.5.1");
    let turn = play.table.turn;
    if !turn.has_begun() {
        // What may be used before the step comes after the count, which it could only lower. A position may begin with
        // actions taken: they are off the counter, unless it says where the counter stands.
        let gained = actions_earned(play.position(), me);
        let counter = &mut play.board::<Board>(me).actions;
        if turn.used == 0 || *counter == 0 {
            *counter = gained.saturating_sub(turn.used);
        }
        play.tell(|| Event::new("gained-actions", clause).seat(me).count(gained));
        return Ok(Flow::Again);
    }
    let left = play.position().board::<Board>(me).actions;
    let offered: &[&Action] = if left > 0 { &[&MOVE_ACTION, &BATTLE_ACTION, &PITCH_ACTION] } else { &[] };
    match turn::act(play, Ask::open(me, clause, "actions"), offered, true)? {
        Acted::Finished => {
            play.board::<Board>(me).actions = 0;
            Ok(Flow::Done)
        }
        Acted::Offer => Ok(Flow::Again),
        Acted::Action(_) => {
            play.board::<Board>(me).actions -= 1;
            play.table.turn.used = play.table.turn.used.saturating_add(1);
            Ok(Flow::Again)
        }
    }
}

/// CDG.5.1.I Move.
static MOVE_ACTION: Action = Action {
    offer: |at, me, menu| movement::offer_moves(at, &Moves::of(me), MOVE, menu),
    verbs: &[MOVE],
    run: |play, me, option| movement::take_move(play, &Moves::of(me), option, clause!("CDG.5.1.I")).map(|_| ()),
};

/// CDG.5.1.II Battle.
static BATTLE_ACTION: Action = Action {
    offer: battle::offer_battles,
    verbs: &[BATTLE],
    run: |play, me, option| battle::fight(play, me, option, clause!("CDG.5.1.II")),
};

/// CDG.5.2: with every big top that stands then.
pub(super) fn craft(play: &mut Play, me: Seat) -> Ruling<Flow> {
    crafting::craft_step(play, me, clause!("CDG.5.2"))
}
