//! Ministers and crowns (UD-1.3): who is swayed, who has acted, which crowns are left.

use super::{Board, Figures, OF_EACH};
use crate::clause;
use crate::clause::Clause;
use crate::play::{Play, Position};
use crate::terms::Seat;

/// How many ranks there are.
pub(super) const RANKS: usize = 3;

/// The rank of a minister and of the crown on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Rank {
    Squire,
    Noble,
    Lord,
}

impl Rank {
    /// From the lowest to the highest.
    pub(super) const ALL: [Self; RANKS] = [Self::Squire, Self::Noble, Self::Lord];
}

/// A minister. Its number is part of saved games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Minister {
    Foremole,
    Captain,
    Marshal,
    Brigadier,
    Banker,
    Mayor,
    Duchess,
    Baron,
    Earl,
}

impl Minister {
    /// Three of each rank, from the lowest to the highest.
    pub(super) const ALL: [Self; 9] = [
        Self::Foremole,
        Self::Captain,
        Self::Marshal,
        Self::Brigadier,
        Self::Banker,
        Self::Mayor,
        Self::Duchess,
        Self::Baron,
        Self::Earl,
    ];

    /// Its name.
    pub(super) const fn key(self) -> &'static str {
        match self {
            Self::Foremole => "foremole",
            Self::Captain => "captain",
            Self::Marshal => "marshal",
            Self::Brigadier => "brigadier",
            Self::Banker => "banker",
            Self::Mayor => "mayor",
            Self::Duchess => "duchess-of-mud",
            Self::Baron => "baron-of-dirt",
            Self::Earl => "earl-of-stone",
        }
    }

    /// The clause of its action.
    pub(super) const fn clause(self) -> Clause {
        match self {
            Self::Foremole => clause!("UD-5.2b"),
            Self::Captain => clause!("UD-5.2c"),
            Self::Marshal => clause!("UD-5.2d"),
            Self::Brigadier => clause!("UD-5.2e"),
            Self::Banker => clause!("UD-5.2f"),
            Self::Mayor => clause!("UD-5.2g"),
            Self::Duchess => clause!("UD-5.2h"),
            Self::Baron => clause!("UD-5.2i"),
            Self::Earl => clause!("UD-5.2j"),
        }
    }

    /// Its rank.
    pub(super) const fn rank(self) -> Rank {
        Rank::ALL[self as usize / RANKS]
    }

    /// The minister that an operand of an option names.
    pub(super) fn of(operand: u8) -> Option<Self> {
        Self::ALL.get(usize::from(operand)).copied()
    }

    const fn bit(self) -> u16 {
        1 << self as u16
    }
}

fn those(bits: [u8; 2]) -> impl Iterator<Item = Minister> {
    Minister::ALL.into_iter().filter(move |minister| u16::from_le_bytes(bits) & minister.bit() != 0)
}

fn set(bits: &mut [u8; 2], minister: Minister, is_in: bool) {
    let all = u16::from_le_bytes(*bits);
    *bits = if is_in { all | minister.bit() } else { all & !minister.bit() }.to_le_bytes();
}

/// The swayed ministers.
pub(super) fn swayed(at: Position<'_>, me: Seat) -> impl Iterator<Item = Minister> {
    those(at.board::<Board>(me).swayed)
}

/// The ministers of the Unswayed Ministers pile.
pub(super) fn unswayed(at: Position<'_>, me: Seat) -> impl Iterator<Item = Minister> {
    let swayed = at.board::<Board>(me).swayed.map(|bits| !bits);
    those(swayed)
}

/// Whether a minister is swayed.
pub(super) fn is_swayed(at: Position, me: Seat, minister: Minister) -> bool {
    swayed(at, me).any(|other| other == minister)
}

/// Whether a minister has acted this turn.
pub(super) fn has_acted(at: Position, me: Seat, minister: Minister) -> bool {
    those(at.board::<Board>(me).acted).any(|other| other == minister)
}

/// Notes that a minister acts (UD-5.2a).
pub(super) fn note_act(play: &mut Play, me: Seat, minister: Minister) {
    set(&mut play.board::<Board>(me).acted, minister, true);
}

/// Puts a minister above the board or back into its pile. One that goes back has no act of this turn any more.
pub(super) fn put(play: &mut Play, me: Seat, minister: Minister, is_swayed: bool) {
    let board = play.board::<Board>(me);
    set(&mut board.swayed, minister, is_swayed);
    if !is_swayed {
        set(&mut board.acted, minister, false);
    }
}

/// The swayed ministers of the highest rank there is (UD-2.3a).
pub(super) fn highest(at: Position<'_>, me: Seat) -> impl Iterator<Item = Minister> {
    let rank = swayed(at, me).map(Minister::rank).max();
    swayed(at, me).filter(move |minister| Some(minister.rank()) == rank)
}

/// Crowns of a rank that are left on the board: they neither lie on a minister nor have left the game.
pub(super) fn crowns(at: Position, me: Seat, rank: Rank) -> u8 {
    let worn = swayed(at, me).filter(|minister| minister.rank() == rank).count();
    let lost = at.board::<Board>(me).crowns_lost[rank as usize];
    OF_EACH.saturating_sub(lost).saturating_sub(u8::try_from(worn).unwrap_or(u8::MAX))
}

/// Cards to reveal for a minister of this rank (UD-1.3).
pub(super) fn price(at: Position, me: Seat, rank: Rank) -> u8 {
    at.figures::<Figures>(me).sway_cards[rank as usize]
}

/// Points for swaying one (UD-1.3).
pub(super) fn points(at: Position, me: Seat, rank: Rank) -> u8 {
    at.figures::<Figures>(me).sway_vp[rank as usize]
}

/// Forgets what counts for one turn, whoever's turn it was.
pub(super) fn forget_turn(play: &mut Play, me: Seat) {
    let board = play.board::<Board>(me);
    board.acted = [0; 2];
    board.brigade = 0;
}
