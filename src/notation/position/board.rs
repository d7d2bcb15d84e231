//! The lines of a faction board. What they hold is what the faction says lies there: see [`crate::play::board`].

mod read;

pub use read::read;

use thiserror::Error;

use crate::notation::names::NameError;
use crate::notation::voices;
use crate::play::{Holds, Kept, Position, covered, heap, slot, valued};
use crate::table::BoardBytes;
use crate::terms::{ClearingSet, Item, Seat, Suit};

/// The place of pieces that show values and lie on the board.
const ON_BOARD: &str = "board";

/// The place of such pieces that were removed when the game ended.
const IN_SUPPLY: &str = "supply";

/// What is wrong with a line of a faction board.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum BoardError {
    /// A name or number that means nothing here.
    #[error(transparent)]
    Name(#[from] NameError),
    /// A word that this line does not know.
    #[error("\"{word}\" is not among {known}")]
    Word {
        /// What was written.
        word: String,
        /// What is known.
        known: String,
    },
    /// Numbers and names that do not belong together.
    #[error("{line} wants a number with each name, for example \"2 {name}\"")]
    Counts {
        /// The line.
        line: &'static str,
        /// One of its names.
        name: &'static str,
    },
    /// Clearings of nothing.
    #[error("{line} wants one of {known} in front of the clearings")]
    Under {
        /// The line.
        line: &'static str,
        /// What can stand there.
        known: String,
    },
    /// More than there is room for.
    #[error("{line} holds at most {most} ({of})")]
    Room {
        /// The line.
        line: &'static str,
        /// How much there is room for.
        most: u8,
        /// Of what.
        of: &'static str,
    },
    /// No space left for an item.
    #[error("{line} has no room for this {}", item.key())]
    Space {
        /// The line.
        line: &'static str,
        /// The item.
        item: Item,
    },
    /// More items than there is room for.
    #[error("{line} has room for {most} items")]
    Items {
        /// The line.
        line: &'static str,
        /// How many there is room for.
        most: usize,
    },
    /// More pieces than there is room for.
    #[error("{line} has room for {most} pieces")]
    Pieces {
        /// The line.
        line: &'static str,
        /// How many there is room for.
        most: usize,
    },
    /// A faction without its state, or a state without its faction.
    #[error("{line} wants each faction with one of {known}")]
    States {
        /// The line.
        line: &'static str,
        /// What can be said of each.
        known: String,
    },
    /// More pieces than are left.
    #[error("only {left} are left in supply ({piece})")]
    Supply {
        /// The piece.
        piece: &'static str,
        /// How many there are.
        left: u8,
    },
    /// A number for the faction itself, where the others are meant.
    #[error("{line} is about the other factions")]
    Own {
        /// The line.
        line: &'static str,
    },
    /// What the faction itself says against it.
    #[error("{0}")]
    Impossible(String),
}

/// What a part of a board holds, as a position says it; nothing if a fresh board holds the same.
#[must_use]
pub fn write(at: Position, seat: Seat, kept: &Kept) -> Option<String> {
    let board = &at.table.boards[seat.index()];
    let mut line = Line::default();
    match kept.holds {
        Holds::Number { at: byte, .. } | Holds::Clearing { at: byte } => line.count(board[byte], ""),
        Holds::Pieces { at: byte, heaps, .. } => {
            heaps.iter().zip(&board[byte..]).for_each(|(heap, count)| line.count(*count, heap.word));
        }
        Holds::Slots { at: byte, fits } => {
            for (item, held) in fits.iter().zip(&board[byte..]) {
                let face = match slot::state(*held) {
                    slot::EMPTY => continue,
                    slot::EXHAUSTED => "exhausted:",
                    _ => "",
                };
                let ruin = if held & slot::FROM_RUIN == 0 { "" } else { "*" };
                line.word(&[face, item.key(), ruin].concat());
            }
        }
        Holds::Items { at: byte, most } => {
            heap::items(&board[byte..byte + most]).for_each(|held| line.word(&held.to_string()));
        }
        Holds::Choice { at: byte, names, clearing } => {
            if let (1.., Some(name)) = (board[byte], names.get(usize::from(board[byte]))) {
                line.word(name);
                clearing.into_iter().for_each(|byte| line.count(board[byte], ""));
            }
        }
        Holds::Marks(marks) => {
            marks.iter().filter(|mark| board[mark.at] & (1 << mark.bit) != 0).for_each(|mark| line.word(mark.name));
        }
        Holds::Clearings { at: byte } => line.clearings(clearings(board, byte)),
        Holds::ClearingsBy { at: byte, words } => {
            for (n, word) in words.iter().enumerate() {
                let set = clearings(board, byte + 2 * n);
                if !set.is_empty() {
                    line.word(word);
                    line.clearings(set);
                }
            }
        }
        Holds::Seats { at: byte } => {
            let among = at.seats().filter(|seat| board[byte] & (1 << seat.0) != 0);
            among.for_each(|seat| line.word(at.setup.seat_key(seat)));
        }
        Holds::PerSeat { at: byte, .. } | Holds::Warriors { at: byte } => {
            for seat in at.seats().filter(|seat| board[byte + seat.index()] > 0) {
                line.word(at.setup.seat_key(seat));
                line.count(board[byte + seat.index()], "");
            }
        }
        Holds::StatePerSeat { at: byte, names } => {
            for seat in at.others(seat) {
                let state = usize::from(board[byte + seat.index()]);
                if let (1.., Some(name)) = (state, names.get(state)) {
                    line.word(at.setup.seat_key(seat));
                    line.word(name);
                }
            }
        }
        Holds::Suits { at: byte } => {
            let among = Suit::ALL.into_iter().filter(|suit| board[byte] & (1 << suit.index()) != 0);
            among.for_each(|suit| line.word(suit.key()));
        }
        Holds::Spaces { at: byte, count } => {
            let among = (1..=count).filter(|space| board[byte] & (1 << (count - space)) != 0);
            among.for_each(|space| line.word(&space.to_string()));
        }
        Holds::Valued { at: byte, most, words, .. } => {
            for (place, value) in valued::pieces(&board[byte..byte + most]) {
                line.word(usize::from(value).checked_sub(1).and_then(|n| words.get(n)).copied().unwrap_or("?"));
                match place {
                    valued::BOARD => line.word(ON_BOARD),
                    valued::SUPPLY => line.word(IN_SUPPLY),
                    place => line.word(&voices::place_key(at.setup, place)),
                }
            }
        }
        Holds::Covered { at: byte, most, words } => {
            for (clearing, what) in covered::pieces(&board[byte..byte + most]) {
                line.word(words.get(usize::from(what)).copied().unwrap_or("?"));
                line.count(clearing.0, "");
            }
        }
    }
    Some(line.0).filter(|line| !line.is_empty())
}

/// Words with spaces between them.
#[derive(Default)]
struct Line(String);

impl Line {
    fn word(&mut self, word: &str) {
        if !self.0.is_empty() {
            self.0.push(' ');
        }
        self.0.push_str(word);
    }

    /// So many of something; none of it goes without saying.
    fn count(&mut self, count: u8, of: &str) {
        if count > 0 {
            self.word(&count.to_string());
            if !of.is_empty() {
                self.word(of);
            }
        }
    }

    fn clearings(&mut self, set: ClearingSet) {
        set.iter().for_each(|clearing| self.count(clearing.0, ""));
    }
}

fn clearings(board: &BoardBytes, at: usize) -> ClearingSet {
    ClearingSet::from_bytes([board[at], board[at + 1]])
}
