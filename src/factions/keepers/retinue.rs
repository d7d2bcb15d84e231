//! The Retinue (KI-15.5.2): three columns of cards, and Faithful Retainers among them. Cards act once a turn; those that fail
//! a check leave.

use super::{ACT, Board, COLUMNS, Figures, RETAINER};
use crate::clause;
use crate::clause::Clause;
use crate::decision::{Ask, Opt, Ruling};
use crate::event::Value;
use crate::law::piles;
use crate::play::{OwnCard, PileInfo, Play, Position};
use crate::terms::{Card, CardSet, ClearingSet, Seat, Store, Suit, SuitSet};

/// A column of the Retinue.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Column {
    Move,
    Delve,
    Recover,
}

/// The names of the columns, then those of the values that relics show, before them that of none.
pub(super) static SPACES: [&str; COLUMNS + 5] =
    ["move", "delve", "recover", "unknown", "one", "two", "three", "recovered"];

impl Column {
    /// The columns from left to right.
    pub(super) const ALL: [Self; COLUMNS] = [Self::Move, Self::Delve, Self::Recover];

    /// The column with this number.
    pub(super) fn of(number: u8) -> Option<Self> {
        Self::ALL.get(usize::from(number)).copied()
    }

    /// Its name.
    pub(super) const fn key(self) -> &'static str {
        SPACES[self as usize]
    }
}

/// A column as a pile: everybody sees it, and its cards act once a turn.
const fn pile(column: Column, own: fn(Position, Seat) -> Vec<OwnCard>, room: fn(Position, Seat) -> u8) -> PileInfo {
    PileInfo {
        used_each_turn: true,
        own: Some(own),
        room: Some(room),
        ..PileInfo::open(column.key(), clause!("KI-15.5.2"))
    }
}

/// The three columns.
pub(super) static PILES: &[PileInfo] = &[
    pile(Column::Move, |at, me| faithful(at, me, Column::Move), |at, me| most_in(at, me, Column::Move)),
    pile(Column::Delve, |at, me| faithful(at, me, Column::Delve), |at, me| most_in(at, me, Column::Delve)),
    pile(Column::Recover, |at, me| faithful(at, me, Column::Recover), |at, me| most_in(at, me, Column::Recover)),
];

/// The Faithful Retainers of a column.
fn faithful(at: Position, me: Seat, column: Column) -> Vec<OwnCard> {
    let acted = at.board::<Board>(me).acted[column as usize];
    let retainer = |n| OwnCard { key: "retainer", suit: Suit::Bird, used: n < acted };
    (0..retainers(at, me, column)).map(retainer).collect()
}

/// How many Faithful Retainers there are in a column.
pub(super) fn retainers(at: Position, me: Seat, column: Column) -> u8 {
    at.board::<Board>(me).retainers[column as usize]
}

/// Whether one of them has not acted yet.
fn has_retainer_left(at: Position, me: Seat, column: Column) -> bool {
    retainers(at, me, column) > at.board::<Board>(me).acted[column as usize]
}

/// Where the cards of a column lie.
pub(super) fn store(at: Position, me: Seat, column: Column) -> Option<Store> {
    piles::own(at, me, column.key())
}

/// The cards of a column, Faithful Retainers apart.
pub(super) fn cards(at: Position, me: Seat, column: Column) -> CardSet {
    store(at, me, column).map_or(CardSet::EMPTY, |store| at.cards(store))
}

/// Cards of the deck that a column can hold as the others stand: ten in all, Faithful Retainers included (KI-15.6.2).
fn most_in(at: Position, me: Seat, column: Column) -> u8 {
    number(at, me, column).saturating_add(room(at, me))
}

/// How many cards can still be added.
pub(super) fn room(at: Position, me: Seat) -> u8 {
    at.figures::<Figures>(me).retinue_room.saturating_sub(size(at, me))
}

/// How many cards of the deck lie in a column.
fn number(at: Position, me: Seat, column: Column) -> u8 {
    u8::try_from(cards(at, me, column).len()).unwrap_or(u8::MAX)
}

/// All cards of the Retinue.
pub(super) fn size(at: Position, me: Seat) -> u8 {
    let mut size = 0_u8;
    for column in Column::ALL {
        size = size.saturating_add(number(at, me, column)).saturating_add(retainers(at, me, column));
    }
    size
}

/// The cards of a column that have not acted this turn, Faithful Retainers apart.
fn waiting(at: Position, me: Seat, column: Column) -> CardSet {
    cards(at, me, column).without(at.table.used_cards)
}

/// The suits of the cards of a column that have not acted this turn.
pub(super) fn pending(at: Position, me: Seat, column: Column) -> SuitSet {
    let mut suits = if has_retainer_left(at, me, column) { SuitSet::one(Suit::Bird) } else { SuitSet::EMPTY };
    for card in waiting(at, me, column).iter() {
        suits.insert(at.face(card).suit);
    }
    suits
}

/// The clearings that match a card of this suit: for a bird every one.
pub(super) fn matching(at: Position, suit: Suit) -> ClearingSet {
    if suit == Suit::Bird { at.all_clearings() } else { at.of_suit(suit) }
}

/// What acts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Actor {
    Card(Card),
    Retainer,
}

/// Takes up a card of this suit in a column. Where several that differ wait and one may be lost for it, the Keepers say which.
pub(super) fn take_up(play: &mut Play, me: Seat, column: Column, suit: Suit, clause: Clause) -> Ruling<Actor> {
    let at = play.position();
    let faithful = suit == Suit::Bird && has_retainer_left(at, me, column);
    let mut of_suit = CardSet::EMPTY;
    for card in waiting(at, me, column).iter() {
        if at.face(card).suit == suit {
            of_suit.insert(card);
        }
    }
    let several = at.distinct(of_suit).count() + usize::from(faithful) > 1;
    let actor = if several && column != Column::Move {
        let chosen = play.choose(Ask::open(me, clause, "act-with"), |at, menu| {
            if faithful {
                menu.offer(Opt::plain(RETAINER));
            }
            for card in at.distinct(of_suit) {
                menu.offer(Opt::card(ACT, card));
            }
        })?;
        if chosen.verb() == ACT { Actor::Card(chosen.card_at(0)) } else { Actor::Retainer }
    } else {
        of_suit.first().filter(|_| !faithful).map_or(Actor::Retainer, Actor::Card)
    };
    match actor {
        Actor::Card(card) => play.table.used_cards.insert(card),
        Actor::Retainer => play.board::<Board>(me).acted[column as usize] += 1,
    }
    Ok(actor)
}

/// Discards a card that has failed a check: a Faithful Retainer leaves the game (KI-E13).
pub(super) fn dismiss(play: &mut Play, me: Seat, column: Column, actor: Actor, clause: Clause) {
    match actor {
        Actor::Card(card) => {
            if let Some(store) = store(play.position(), me, column) {
                piles::discard_from(play, me, store, card, clause);
            }
        }
        Actor::Retainer => {
            let board = play.board::<Board>(me);
            let (retainers, acted) = (&mut board.retainers[column as usize], &mut board.acted[column as usize]);
            *retainers = retainers.saturating_sub(1);
            *acted = acted.saturating_sub(1);
            play.tell_of(me, "retainer-left", clause, &[("pile", Value::Key(column.key()))]);
        }
    }
}
