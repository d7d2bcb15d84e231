//! When something may or must be used: at the edges of phases and in the gaps between steps (LAW-8).

use super::Whose;
use crate::clause::Clause;
use crate::decision::{Menu, Opt, Ruling};
use crate::play::{Flow, Play, Position};
use crate::terms::{Phase, Seat};

/// Which end of a phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Edge {
    /// "At the start of" the phase.
    Start,
    /// "At the end of" the phase.
    End,
    /// "At the end of" the turn, after Evening; the phase is then still Evening.
    Turn,
}

/// A compulsory effect at the start or end of a phase of anybody's turn (LAW-8a, LAW-8b).
#[derive(Debug)]
pub struct Timed {
    /// The clause of the effect.
    pub clause: Clause,
    /// The phase.
    pub phase: Phase,
    /// The edge of the phase.
    pub edge: Edge,
    /// Whether it has something to do now. It says itself whose turn it waits for.
    pub when: fn(Position, Seat) -> bool,
    /// Runs one unit of it.
    pub run: fn(&mut Play, Seat) -> Ruling<Flow>,
}

/// What a voice sets up before cards are dealt and the factions set up (LAW-10.1a, LAW-10.1e).
#[derive(Debug)]
pub struct SetUp {
    /// Its place in the order: small numbers come first; of equals the map, then the landmarks in their order.
    pub order: u8,
    /// Runs one unit of it.
    pub run: fn(&mut Play, Seat) -> Ruling<Flow>,
}

/// When an offer stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moment {
    /// Between the steps and actions of these phases.
    Between(&'static [Phase]),
    /// At an edge of a phase; it may be left out.
    At(Phase, Edge),
}

/// Something the current player may use because of a voice.
///
/// A card is used by one option that names the card, once in a turn. Others list their options themselves, and count for
/// themselves.
#[derive(Debug)]
pub struct Offer {
    /// When it stands.
    pub moment: Moment,
    /// In whose turns it stands: its owner's, or anybody's.
    pub turns: Whose,
    /// Whether it can be used now. This must follow from what everybody can see, unless the question is secret.
    pub when: fn(Position, Seat) -> bool,
    /// Whether the current player is asked at all, for offers whose options depend on what the player holds. It follows from
    /// what everybody can see, so that the question tells nothing; without it a player is asked who has an option.
    pub open_to: Option<fn(Position, Seat, Seat) -> bool>,
    /// Lists the options; without it there is one, which is to use it.
    pub list: Option<fn(Position, Seat, &mut Menu)>,
    /// Does it.
    pub run: fn(&mut Play, Seat, Opt) -> Ruling,
}
