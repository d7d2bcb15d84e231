//! A bot that thinks about the open question of a table, in slices.

use super::{Fault, Session};
use crate::bots::{Bot, Rationale, Search, Seen, Strength, UnknownStrength};

/// A bot at work. It knows what the seat that is asked knows, and nothing else of the table it was taken from.
#[derive(Debug)]
pub struct Thinking {
    search: Search,
}

impl From<UnknownStrength> for Fault {
    fn from(error: UnknownStrength) -> Self {
        Self::new("unknown-strength", error.to_string()).at("strength")
    }
}

impl Thinking {
    /// A bot of a strength, by its key, at the open question. The same seed gives the same bot.
    ///
    /// # Errors
    /// `unknown-strength`, `bad-seed`, or `game-over` if nothing is asked.
    pub fn about(table: &Session, strength: &str, seed: &str) -> Result<Self, Fault> {
        let strength: Strength = strength.parse()?;
        let seed =
            seed.parse().map_err(|_| Fault::new("bad-seed", format!("the seed \"{seed}\" is no number")).at("seed"))?;
        let game = table.game();
        let seen = Seen::of(game).ok_or_else(|| Fault::new("game-over", "the game is over"))?;
        let bot = Bot::new(strength, seed);
        Ok(Self { search: bot.consider(game.setup(), seen) })
    }

    /// Goes on from what the same bot has thought about its choice before, if both belong to one turn, and from where it has walked.
    /// A question that is asked again, as the answer was taken back, is thought about anew.
    pub fn remember(&mut self, earlier: &Self) {
        if earlier.search.seen() != self.search.seen() {
            self.search.remember(earlier.search.keep(earlier.best()));
        }
    }

    /// Makes so many tries more, but none beyond those it wants; says whether it is done.
    pub fn think(&mut self, tries: u32) -> bool {
        let wanted = self.search.wanted();
        self.search.think(tries.min(wanted.saturating_sub(self.search.tries())));
        self.search.tries() >= wanted || self.search.is_idle()
    }

    /// How much of what it wants to try it has tried, 0 to 1.
    #[must_use]
    #[expect(clippy::cast_precision_loss, reason = "a few thousand tries at most")]
    pub fn share(&self) -> f32 {
        self.search.tries() as f32 / self.search.wanted().max(1) as f32
    }

    /// The best option found so far, by its number.
    #[must_use]
    pub fn best(&self) -> usize {
        self.search.best()
    }

    /// Why it is the best found so far.
    #[must_use]
    pub fn reason(&self) -> Rationale {
        self.search.reason()
    }
}
