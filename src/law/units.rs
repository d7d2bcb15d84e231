//! What the game does next. It runs in units: one opening or closing effect, one step, or one action of a step. What
//! remains to be done is always said by the table.

use super::{cards, setup, turn};
use crate::decision::Ruling;
use crate::play::hooks::TASKS;
use crate::play::{Edge, Play};
use crate::table::{Stage, Task};
use crate::terms::Voice;

/// Runs the next unit of the game.
///
/// # Errors
/// Suspends while a question is open; stops if the game is won.
pub fn run_next(play: &mut Play) -> Ruling {
    // A discard after the deck ran out makes a new deck as soon as the effect is over (EDGE-04).
    cards::rebuild_empty_deck(play);
    if let Some(task) = play.table.next_task() {
        return run_task(play, task);
    }
    let me = play.current();
    match play.table.turn.stage() {
        Stage::Setup => setup::unit(play),
        Stage::Opening => turn::edge(play, me, Edge::Start),
        Stage::Steps => turn::step(play, me),
        Stage::Closing => turn::edge(play, me, Edge::End),
        Stage::Leaving => turn::edge(play, me, Edge::Turn),
        Stage::Over => Ok(()),
    }
}

/// Lets a unit run next, before what already waits. In a game never as many wait as a table can note; where somebody has made
/// a table that is full of them, the unit runs at once, so that none is lost.
///
/// # Errors
/// Suspends while a question is open.
pub fn queue(play: &mut Play, task: Task) -> Ruling {
    if play.table.lets_wait() {
        play.table.run_next(task);
        return Ok(());
    }
    run_task(play, task)
}

fn run_task(play: &mut Play, task: Task) -> Ruling {
    let tasks = play.position().answer_of(Voice(task.owner), TASKS);
    let unit = tasks.and_then(|tasks| Some((tasks.me, tasks.answer.get(usize::from(task.id))?)));
    unit.map_or(Ok(()), |(me, run)| run(play, me, task.a, task.b))
}
