//! The Decree (ED-5.2, ED-5.5): four columns of cards, and what of them is still due this turn.

use super::{Board, leaders};
use crate::clause;
use crate::clause::Clause;
use crate::law::piles;
use crate::play::{OwnCard, PileInfo, Play, Position};
use crate::terms::{CardSet, ClearingSet, Seat, Store, Suit, SuitSet};

/// A column of the Decree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Column {
    Recruit,
    Move,
    Battle,
    Build,
}

impl Column {
    /// The columns in the order in which they are resolved (ED-5.5a).
    pub(super) const ALL: [Self; 4] = [Self::Recruit, Self::Move, Self::Battle, Self::Build];

    /// The column with this number.
    pub(super) fn of(number: u8) -> Option<Self> {
        Self::ALL.get(usize::from(number)).copied()
    }

    /// Its name.
    pub(super) const fn key(self) -> &'static str {
        match self {
            Self::Recruit => "recruit",
            Self::Move => "move",
            Self::Battle => "battle",
            Self::Build => "build",
        }
    }

    /// The message key of the question about its cards.
    pub(super) const fn prompt(self) -> &'static str {
        match self {
            Self::Recruit => "decree-recruit",
            Self::Move => "decree-move",
            Self::Battle => "decree-battle",
            Self::Build => "decree-build",
        }
    }

    /// The clause of what its cards demand.
    pub(super) const fn clause(self) -> Clause {
        match self {
            Self::Recruit => clause!("ED-5.5e"),
            Self::Move => clause!("ED-5.5f"),
            Self::Battle => clause!("ED-5.5g"),
            Self::Build => clause!("ED-5.5h"),
        }
    }
}

/// A column as a pile: everybody sees it, and its cards are done once a turn (ED-5.2c, ED-E29).
const fn pile(column: Column, own: fn(Position, Seat) -> Vec<OwnCard>) -> PileInfo {
    PileInfo { used_each_turn: true, own: Some(own), ..PileInfo::open(column.key(), clause!("ED-5.2c")) }
}

/// The four columns.
pub(super) static PILES: &[PileInfo] = &[
    pile(Column::Recruit, |at, me| vizier(at, me, Column::Recruit)),
    pile(Column::Move, |at, me| vizier(at, me, Column::Move)),
    pile(Column::Battle, |at, me| vizier(at, me, Column::Battle)),
    pile(Column::Build, |at, me| vizier(at, me, Column::Build)),
];

/// The Vizier of a column, if one lies there.
fn vizier(at: Position, me: Seat, column: Column) -> Vec<OwnCard> {
    let vizier = || OwnCard { key: "vizier", suit: Suit::Bird, used: is_vizier_done(at, me, column) };
    has_vizier(at, me, column).then(vizier).into_iter().collect()
}

/// Whether a Vizier lies in a column: that follows from the leader (ED-1.3).
pub(super) fn has_vizier(at: Position, me: Seat, column: Column) -> bool {
    leaders::in_charge(at, me).is_some_and(|leader| leader.columns().contains(&column))
}

fn is_vizier_done(at: Position, me: Seat, column: Column) -> bool {
    at.board::<Board>(me).viziers_done & (1 << column as u8) != 0
}

/// Where the cards of a column lie.
pub(super) fn store(at: Position, me: Seat, column: Column) -> Option<Store> {
    piles::own(at, me, column.key())
}

/// The cards of a column, Viziers apart.
pub(super) fn cards(at: Position, me: Seat, column: Column) -> CardSet {
    store(at, me, column).map_or(CardSet::EMPTY, |store| at.cards(store))
}

/// The suits of the cards of a column that are still to be resolved. Cards of one suit demand the same.
pub(super) fn pending(at: Position, me: Seat, column: Column) -> SuitSet {
    let waits = has_vizier(at, me, column) && !is_vizier_done(at, me, column);
    let viziers = if waits { SuitSet::one(Suit::Bird) } else { SuitSet::EMPTY };
    let cards = cards(at, me, column).without(at.table.used_cards);
    cards.iter().fold(viziers, |suits, card| suits.with(at.face(card).suit))
}

/// The column whose turn it is, if any card is still to be resolved (ED-5.5a). Empty ones are passed over (ED-E01).
pub(super) fn due(at: Position, me: Seat) -> Option<Column> {
    Column::ALL.into_iter().find(|column| !pending(at, me, *column).is_empty())
}

/// The clearings that match a card of this suit: for a bird every one (ED-5.5b).
pub(super) fn matching(at: Position, suit: Suit) -> ClearingSet {
    if suit == Suit::Bird { at.all_clearings() } else { at.of_suit(suit) }
}

/// Marks a card of this suit in a column as resolved: of birds the Vizier first.
pub(super) fn mark(play: &mut Play, me: Seat, column: Column, suit: Suit) {
    let at = play.position();
    if suit == Suit::Bird && has_vizier(at, me, column) && !is_vizier_done(at, me, column) {
        play.board::<Board>(me).viziers_done |= 1 << column as u8;
        return;
    }
    let waiting = cards(at, me, column).without(at.table.used_cards);
    if let Some(card) = waiting.iter().find(|card| at.face(*card).suit == suit) {
        play.table.used_cards.insert(card);
    }
}

/// Birds in the Decree, Viziers included (ED-6.1).
pub(super) fn birds(at: Position, me: Seat) -> u8 {
    let in_column = |column| {
        let birds = cards(at, me, column).iter().filter(|card| at.face(*card).suit == Suit::Bird).count();
        u8::try_from(birds).unwrap_or(u8::MAX).saturating_add(has_vizier(at, me, column).into())
    };
    Column::ALL.into_iter().map(in_column).fold(0, u8::saturating_add)
}
