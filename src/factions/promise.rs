//! What the law of a faction promises, whatever happens to it: each faction states its own, and the soak holds them in every
//! position of thousands of games.

use crate::play::Position;
use crate::terms::{Kind, Seat};

/// Something that holds in every position of every game.
#[derive(Clone, Copy, Debug)]
pub struct Promise {
    /// The promise in words.
    pub words: &'static str,
    /// Whether it is kept for the seat of the faction.
    pub kept: fn(Position, Seat) -> bool,
}

/// How many pieces of these kinds there are, wherever they lie.
pub(super) fn everywhere(at: Position, seat: Seat, kinds: &[Kind]) -> u32 {
    let board = at.pieces_on_board(seat);
    let places =
        |kind: &Kind| [at.table.supply[seat.index()][kind.index()], at.table.on_map(seat, *kind), board[kind.index()]];
    let on_boards_of_others = if kinds.contains(&Kind(0)) { at.table.held[seat.index()] } else { Default::default() };
    kinds.iter().flat_map(places).chain(on_boards_of_others).map(u32::from).sum()
}

/// Whether every faction has set up.
pub(super) fn started(at: Position) -> bool {
    at.table.turn.round > 0
}
