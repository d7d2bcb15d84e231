//! Bots: three strengths of one search.

use serde::Serialize;
use thiserror::Error;

use super::reason::Rationale;
use super::search::{Memory, Search};
use super::seen::Seen;
use super::style::{Horizon, Style};
use crate::play::Setup;

/// How strong a bot plays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Strength {
    /// Answers at once and looks no further than its own turn.
    Wanderer,
    /// Thinks its turn over.
    #[default]
    Ranger,
    /// Takes its time and thinks of what the others will do.
    Warlord,
}

/// There is no strength of this name.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("there is no bot \"{0}\"; there is: wanderer, ranger, warlord")]
pub struct UnknownStrength(pub String);

impl Strength {
    /// All strengths, the weakest first.
    pub const ALL: [Self; 3] = [Self::Wanderer, Self::Ranger, Self::Warlord];

    /// The name used in keys.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Wanderer => "wanderer",
            Self::Ranger => "ranger",
            Self::Warlord => "warlord",
        }
    }

    /// How it thinks unless the caller says otherwise.
    #[must_use]
    pub const fn style(self) -> Style {
        match self {
            Self::Wanderer => Style { tries: 6, ..Style::CAREFUL },
            Self::Ranger => Style { tries: 200, ..Style::CAREFUL },
            Self::Warlord => Style { tries: 2_000, finish: 1, horizon: Horizon::NextTurn, ..Style::CAREFUL },
        }
    }
}

impl std::str::FromStr for Strength {
    type Err = UnknownStrength;

    fn from_str(name: &str) -> Result<Self, Self::Err> {
        Self::ALL.into_iter().find(|strength| strength.key() == name).ok_or_else(|| UnknownStrength(name.to_owned()))
    }
}

/// A player of one seat. It gets what the seat knows and nothing else.
#[derive(Clone, Copy, Debug)]
pub struct Bot {
    style: Style,
    seed: u64,
}

impl Bot {
    /// A bot with dice of its own: the same bot in the same position always chooses the same.
    #[must_use]
    pub const fn new(strength: Strength, seed: u64) -> Self {
        Self { style: strength.style(), seed }
    }

    /// The bot with another style.
    #[must_use]
    pub const fn with_style(self, style: Style) -> Self {
        Self { style, ..self }
    }

    /// The bot with another number of tries for a decision; near the end of a game it may make more ([`Search::wanted`]).
    #[must_use]
    pub const fn with_tries(self, tries: u32) -> Self {
        Self { style: Style { tries, ..self.style }, ..self }
    }

    /// How it thinks.
    #[must_use]
    pub const fn style(&self) -> Style {
        self.style
    }

    /// Begins to think about a question: for callers that think in slices and stop when they like.
    #[must_use]
    pub fn consider(&self, setup: &Setup, seen: Seen) -> Search {
        // Who is fighting follows from the question.
        let mut now = seen.now.table;
        now.turn.fighting = [0; 2];
        let moment = now.fingerprint();
        Search::new(setup, seen, self.style, self.seed.rotate_left(32) ^ moment)
    }

    /// Chooses: the place of the option in the list, and why.
    #[must_use]
    pub fn choose(&self, setup: &Setup, seen: Seen) -> (usize, Rationale) {
        self.go_on(setup, seen, &mut Memory::default())
    }

    /// Chooses, and goes on from what it has thought before in the same turn and from where it has walked.
    #[must_use]
    pub fn go_on(&self, setup: &Setup, seen: Seen, memory: &mut Memory) -> (usize, Rationale) {
        let mut search = self.consider(setup, seen);
        search.remember(std::mem::take(memory));
        search.think(search.wanted());
        let best = search.best();
        let reason = search.reason();
        *memory = search.keep(best);
        (best, reason)
    }
}
