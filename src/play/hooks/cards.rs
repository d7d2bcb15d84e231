//! What the answers to questions about cards, crafting, items and secrets are made of.

use crate::clause::Clause;
use crate::decision::{Menu, Opt, Ruling, Verb};
use crate::play::{Play, Position, Setup};
use crate::table::Table;
use crate::terms::{Card, Clearing, ITEMS, Item, Kind, Seat, Store, SuitSet};

/// Cards that are about to be drawn from the deck. Whoever lets them come from elsewhere lowers what is left to draw.
#[derive(Clone, Copy, Debug)]
pub struct Draw {
    /// Who draws.
    pub seat: Seat,
    /// Where the cards go.
    pub to: Store,
    /// How many the instruction names.
    pub count: u8,
    /// How many of them are still to be drawn from the deck.
    pub left: u8,
    /// The clause that lets the seat draw.
    pub clause: Clause,
}

/// A claim to discarded cards, in place of the discard pile.
#[derive(Debug)]
pub struct DiscardClaim {
    /// Of several claims to a card the highest wins: that of a pile for some cards before that of a pile for all.
    pub rank: u8,
    /// Whether it takes this card now.
    pub takes: fn(Position, Seat, Card) -> bool,
    /// Puts the card, which lies nowhere, where it goes.
    pub put: fn(&mut Play, Seat, Card),
}

/// Cards that stand for other suits than their own where something is spent or shown (LAW-2.4c).
#[derive(Debug)]
pub struct Service {
    /// The cards of its owner that stand for one of these suits because of it: cards in hand, or the card in play itself.
    pub cards: fn(Position, Seat, SuitSet) -> crate::terms::CardSet,
    /// What follows when its owner has let this card stand for them.
    pub used: fn(&mut Play, Seat, Card),
}

/// Another use of dominance cards than what is printed. Whoever has it does not activate them as printed (LAW-4.3a).
#[derive(Debug)]
pub struct DominanceUse {
    /// The words of its options.
    pub verbs: &'static [Verb],
    /// Lists what can be done with a card in hand.
    pub list: fn(Position, Seat, Card, &mut Menu),
    /// Does it.
    pub run: fn(&mut Play, Seat, Opt) -> Ruling,
}

/// A crafting piece that somebody would activate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Activation {
    /// Who crafts.
    pub by: Seat,
    /// Whose piece it is.
    pub owner: Seat,
    /// The piece.
    pub kind: Kind,
    /// Where it stands.
    pub clearing: Clearing,
}

/// Items that can be crafted beside those of the supply (LAW-5j).
#[derive(Debug)]
pub struct Stock {
    /// The items that this seat could take from there when it crafts.
    pub holds: fn(Position, Seat, Seat) -> [u8; ITEMS],
    /// Takes one.
    pub take: fn(&mut Play, Seat, Item),
}

/// What follows when anybody has crafted a card.
#[derive(Debug)]
pub struct OnCraft {
    /// Points its crafter scores together with those printed on an item card.
    pub points: Option<fn(Position, Seat, Seat, Card) -> u8>,
    /// What happens once the effect is taken and before the card is discarded. It may put the card elsewhere.
    pub then: Option<fn(&mut Play, Seat, Seat, Card) -> Ruling>,
}

/// Where an item comes from that somebody gains.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ItemOrigin {
    /// It was crafted (LAW-5i).
    Crafted,
    /// From under a ruin.
    Ruin,
    /// From the Crafted Items box of a seat.
    Box(Seat),
}

/// An item that somebody would take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Taking {
    /// Who takes it.
    pub by: Seat,
    /// The item.
    pub item: Item,
    /// Where it is.
    pub from: ItemOrigin,
    /// The clearing of the ruin, if it lies under one.
    pub clearing: Option<Clearing>,
}

/// How a seat pays in warriors.
#[derive(Debug)]
pub struct Payment {
    /// How many it can pay with at most.
    pub most: fn(Position, Seat) -> u8,
    /// Whether it depends on what it holds in secret if it can pay so many. It follows from what everybody can see; without
    /// it, everybody can see what it can pay.
    pub hinges: Option<fn(Position, Seat, u8) -> bool>,
    /// Pays so many to another seat.
    pub pay: fn(&mut Play, Seat, Seat, u8) -> Ruling,
}

/// What a voice keeps hidden beside cards: what its pieces are, what lies on its board.
///
/// A piece whose other side is hidden is one kind on the map for everybody. What it is stands in the bytes of its owner.
#[derive(Debug)]
pub struct Secrets {
    /// Takes out of a table what this pair of eyes may not know, leaving the same for every possibility; `None` is somebody
    /// without a seat.
    pub conceal: fn(&Setup, &mut Table, Seat, Option<Seat>),
    /// Deals anew what was taken out, at random, so that all numbers are right.
    pub deal: fn(&Setup, &mut Table, Seat, Option<Seat>),
}
