//! Counts of choices: in how many ways a game can go on for a number of choices, as chess programs count moves to find
//! faults in their rules. A count that changes says that somewhere in that many choices something else is offered.

use crate::game::Game;
use crate::notation::keys::option_key;

/// In how many ways a game can go on for so many choices. A game that is over before does not count.
#[must_use]
pub fn count(game: &Game, depth: u32) -> u64 {
    let options = game.decision().map_or(0, |decision| decision.options.len());
    match depth {
        0 => 1,
        1 => options as u64,
        _ => (0..options).filter_map(|index| after(game, index)).map(|next| count(&next, depth - 1)).sum(),
    }
}

/// The same for each option of the open decision: its key, and the ways to go on behind it.
#[must_use]
pub fn divide(game: &Game, depth: u32) -> Vec<(String, u64)> {
    let Some(decision) = game.decision() else { return Vec::new() };
    let key = |option| option_key(game.setup(), decision.ask.seat, option);
    let behind = |index| after(game, index).map_or(0, |next| count(&next, depth.saturating_sub(1)));
    decision.options.iter().enumerate().map(|(index, option)| (key(*option), behind(index))).collect()
}

fn after(game: &Game, index: usize) -> Option<Game> {
    let mut next = game.branch();
    next.choose(index).ok().map(|()| next)
}
