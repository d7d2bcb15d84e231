//! When something may or must be used: at the edges of phases and in the gaps between steps (LAW-8).

use super::{Hooks, Whose};
use crate::clause::Clause;
use crate::decision::{Menu, Opt, Ruling};
use crate::play::{BattleMoment, Flow, Play, Position};
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

/// Moments at which something can be offered or settled: the gaps of each phase, and its three edges.
pub const MOMENTS: usize = 3 * 4;

/// The number of a moment: an edge of a phase, or without one the gaps between its steps and actions.
#[must_use]
pub const fn moment_number(phase: Phase, edge: Option<Edge>) -> usize {
    let edge = match edge {
        None => 0,
        Some(Edge::Start) => 1,
        Some(Edge::End) => 2,
        Some(Edge::Turn) => 3,
    };
    phase as usize * 4 + edge
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

impl Moment {
    /// Whether the moment with this number is one of these.
    #[must_use]
    pub const fn has(&self, number: usize) -> bool {
        match self {
            Self::At(phase, edge) => moment_number(*phase, Some(*edge)) == number,
            Self::Between(phases) => {
                let mut n = 0;
                while n < phases.len() {
                    if moment_number(phases[n], None) == number {
                        return true;
                    }
                    n += 1;
                }
                false
            }
        }
    }
}

impl Timed {
    /// The number of the moment at which it is due.
    #[must_use]
    pub const fn moment(&self) -> usize {
        moment_number(self.phase, Some(self.edge))
    }
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
    /// What is asked where nothing but this stands at an edge of a phase; without it, which effect comes first.
    pub prompt: Option<&'static str>,
    /// Lists the options; without it there is one, which is to use it.
    pub list: Option<fn(Position, Seat, &mut Menu)>,
    /// Does it.
    pub run: fn(&mut Play, Seat, Opt) -> Ruling,
}

impl Hooks {
    /// Whether there is an offer at the moment with this number.
    #[must_use]
    pub const fn offers_at(&self, moment: usize) -> bool {
        let Some(offers) = self.offers else { return false };
        let mut n = 0;
        while n < offers.len() && !offers[n].moment.has(moment) {
            n += 1;
        }
        n < offers.len()
    }

    /// Whether there is an offer at the moment with this number also in the turns of others.
    #[must_use]
    pub const fn offers_to_all_at(&self, moment: usize) -> bool {
        let Some(offers) = self.offers else { return false };
        let mut n = 0;
        while n < offers.len() && !(offers[n].moment.has(moment) && matches!(offers[n].turns, Whose::Anybody)) {
            n += 1;
        }
        n < offers.len()
    }

    /// Whether an effect is due at the moment with this number.
    #[must_use]
    pub const fn is_due_at(&self, moment: usize) -> bool {
        let Some(timed) = self.timed else { return false };
        let mut n = 0;
        while n < timed.len() && timed[n].moment() != moment {
            n += 1;
        }
        n < timed.len()
    }

    /// Whether there is a battle effect for this moment.
    #[must_use]
    pub const fn fights_at(&self, moment: BattleMoment) -> bool {
        let Some(effects) = self.battle_effects else { return false };
        let mut n = 0;
        while n < effects.len() && effects[n].moment as usize != moment as usize {
            n += 1;
        }
        n < effects.len()
    }
}
