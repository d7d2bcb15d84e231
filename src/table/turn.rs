//! Where the game stands: the turn, its phase and stage, and how it ended.

use bytemuck::{Pod, Zeroable};

use crate::terms::{MAX_SEATS, Phase, Seat, Voice};

/// Which stretch of the game is running.
#[repr(u8)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Stage {
    /// Factions set up, one after the other.
    Setup = 0,
    /// "At start of" effects of a phase.
    Opening = 1,
    /// The steps of a phase.
    Steps = 2,
    /// "At end of" effects of a phase.
    Closing = 3,
    /// The game is over.
    Over = 4,
    /// "At end of turn", after the last phase.
    Leaving = 5,
}

/// How a game was won.
#[repr(u8)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// By reaching 30 points (LAW-4a).
    Points = 1,
    /// By an activated dominance card (LAW-4.2d, LAW-4.2e).
    Dominance = 2,
}

/// Where the game stands: whose turn, which phase, which step.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Pod, Zeroable)]
pub struct Turn {
    /// Effects at this edge of the phase that are settled, by their [marks](crate::play::Position::mark).
    pub settled: u64,
    /// Rounds begun; the first is 1, during setup it is 0.
    pub round: u16,
    /// Seat whose turn it is (LAW-2.1d), or that is setting up.
    pub seat: u8,
    phase: u8,
    stage: u8,
    /// Step of the phase, counted from 0; in setup the position in the setup order.
    pub step: u8,
    /// Whether the gap before this step is over: the current player has waved it through, or the step has begun.
    pub gap_closed: u8,
    /// What the running step has used up: actions, shots, whatever the step counts.
    pub used: u8,
    /// The voice whose effect at an edge of the phase is running; nobody's byte while none is.
    running: u8,
    /// Which of its effects.
    running_effect: u8,
    winner: u8,
    /// The seats that have won together, one bit each.
    winners: u8,
    ending: u8,
    /// A clearing that the current player counts as ruling for the effect to come, which is part of the same unit; 0 for
    /// none, as always between units.
    pub granted: u8,
    /// The seats of the battle that is going on, each one more than its number; zeros while there is none, as always between
    /// units.
    pub fighting: [u8; 2],
}

impl Turn {
    /// The phase.
    #[must_use]
    pub const fn phase(&self) -> Phase {
        match self.phase {
            0 => Phase::Birdsong,
            1 => Phase::Daylight,
            _ => Phase::Evening,
        }
    }

    /// The stage.
    #[must_use]
    pub const fn stage(&self) -> Stage {
        match self.stage {
            0 => Stage::Setup,
            1 => Stage::Opening,
            2 => Stage::Steps,
            3 => Stage::Closing,
            5 => Stage::Leaving,
            _ => Stage::Over,
        }
    }

    /// Goes to the beginning of a stage of a phase.
    pub const fn enter(&mut self, phase: Phase, stage: Stage) {
        self.phase = phase as u8;
        self.stage = stage as u8;
        self.step = 0;
        self.settled = 0;
        self.gap_closed = 0;
        self.used = 0;
        self.set_running(None);
    }

    /// The voice whose effect at this edge of the phase is running, and which of its effects.
    #[must_use]
    pub const fn running(&self) -> Option<(Voice, u8)> {
        if self.running == 0 { None } else { Some((Voice(self.running), self.running_effect)) }
    }

    /// Notes whose effect at this edge of the phase is running.
    pub const fn set_running(&mut self, effect: Option<(Voice, u8)>) {
        (self.running, self.running_effect) = match effect {
            Some((voice, effect)) => (voice.0, effect),
            None => (0, 0),
        };
    }

    /// Whether a step that has no gap before it, because it offers the same itself, has begun.
    #[must_use]
    pub const fn has_begun(&self) -> bool {
        self.gap_closed == 1
    }

    /// Goes on to the next step.
    pub const fn next_step(&mut self) {
        self.step += 1;
        self.gap_closed = 0;
        self.used = 0;
    }

    /// Ends the game for the seat that has won and those that win with it. What was left of the phase is of no account any
    /// more.
    pub fn finish(&mut self, winner: Seat, joined: impl IntoIterator<Item = Seat>, ending: Ending) {
        self.enter(self.phase(), Stage::Over);
        self.fighting = [0; 2];
        self.winner = winner.0;
        self.winners = joined.into_iter().fold(1 << winner.0, |winners, seat| winners | 1 << seat.0);
        self.ending = ending as u8;
        self.granted = 0;
    }

    /// Who has won and how, once the game is over.
    #[must_use]
    pub const fn result(&self) -> Option<(Seat, Ending)> {
        match (self.stage(), self.ending) {
            (Stage::Over, 2) => Some((Seat(self.winner), Ending::Dominance)),
            (Stage::Over, _) => Some((Seat(self.winner), Ending::Points)),
            _ => None,
        }
    }

    /// Whether a seat has won, alone or together with others (LAW-4.3g).
    #[must_use]
    pub const fn has_won(&self, seat: Seat) -> bool {
        matches!(self.stage(), Stage::Over) && self.winners & (1 << seat.0) != 0
    }

    /// The seats that have won, in turn order: one, those of a coalition (LAW-4.3g), or none.
    pub fn winners(&self) -> impl Iterator<Item = Seat> {
        (0..).take(MAX_SEATS).map(Seat).filter(|seat| self.has_won(*seat))
    }
}
