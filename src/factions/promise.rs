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
    let table = at.table;
    let board = at.pieces_on_board(seat);
    let places = |kind: &Kind| {
        let k = kind.index();
        [table.in_supply(seat, *kind), table.on_map(seat, *kind), table.on_card(seat, *kind), board[k]]
    };
    let common = kinds.contains(&Kind(0));
    let with_others = at.others(seat).filter(|_| common).map(|holder| table.held[seat.index()][holder.index()]);
    kinds.iter().flat_map(places).chain(with_others).map(u32::from).sum()
}

/// Whether every faction has set up.
pub(super) fn started(at: Position) -> bool {
    at.table.turn.round > 0
}
