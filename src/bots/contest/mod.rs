//! Contests: many games of given players over given factions, seats rotated, and what they come to.
//!
//! Game number n of a plan is always the same game, whoever plays it and in whatever order: threads and workers only
//! change how long it takes.

#[cfg(not(target_arch = "wasm32"))]
pub mod csv;
mod drift;
mod player;
mod record;
mod share;
mod study;
mod tally;

pub use player::{Manner, Player, PlayerError};
pub use record::{Record, play, replay, winners_from};
pub use share::{Difference, Share};
pub use study::{Brief, BriefError, Comparison, Figures, fair_figures};
pub(crate) use tally::watched;
pub use tally::{Report, Tally, Use};

use crate::bots::Rationale;
use crate::game::{ChooseError, Game};
use crate::play::{Deck, Faction, Map, Setup, SetupError};
use crate::shelf::Shelf;

/// What is played in a contest.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The players, as many as seats.
    pub players: Vec<Player>,
    /// The mixes of factions, each as many as seats, with their figures.
    pub mixes: Vec<Setup>,
    /// Seed of the first game; each further game uses the next one.
    pub seed: u64,
    /// Rounds after which a game counts as unfinished.
    pub max_rounds: u16,
}

impl Plan {
    /// Every mix of so many of these factions, with the figures of the law texts.
    ///
    /// # Errors
    /// If so many of them cannot play together.
    pub fn all_mixes(
        map: &'static Map,
        deck: &'static Deck,
        factions: &[&'static Faction],
        seats: usize,
    ) -> Result<Vec<Setup>, SetupError> {
        let chosen = |bits: u32| -> Vec<&'static Faction> {
            (0..).zip(factions).filter(|(n, _)| bits & (1 << n) != 0).map(|(_, faction)| *faction).collect()
        };
        (0u32..1 << factions.len())
            .filter(|bits| bits.count_ones() as usize == seats)
            .map(|bits| Shelf::BUILT.with_landmarks(Setup::new(map, deck, &chosen(bits))?, &[], true))
            .collect()
    }

    /// Games after which every player has played every faction of every mix from every seat.
    #[must_use]
    pub fn cycle(&self) -> u64 {
        let seats = self.players.len() as u64;
        self.mixes.len() as u64 * seats * seats
    }

    /// The setup and the players, by seat, of a game.
    #[must_use]
    pub fn table(&self, game: u64) -> (Setup, Vec<Player>) {
        let (mixes, seats) = (self.mixes.len() as u64, self.players.len() as u64);
        let place = |n: u64, of: u64| usize::try_from(n % of.max(1)).unwrap_or(0);
        let mut setup = self.mixes[place(game, mixes)].clone();
        setup.rotate_left(place(game / mixes, seats));
        let mut players = self.players.clone();
        players.rotate_left(place(game / mixes / seats, seats));
        (setup, players)
    }

    /// Plays a game.
    #[must_use]
    pub fn play(&self, game: u64) -> Record {
        self.watch(game, |_, _, _| {})
    }

    /// Plays a game; `look` is shown each choice before it is made: the game, the place of the option, and the reason
    /// if a bot chose it.
    pub fn watch(&self, game: u64, look: impl FnMut(&Game, usize, Option<&Rationale>)) -> Record {
        let (setup, players) = self.table(game);
        let seed = self.seed.wrapping_add(game);
        let record = record::watch(&setup, &players, seed, self.max_rounds, look, &mut |_| None);
        Record { game, ..record }
    }

    /// Plays a game in which `outside` chooses, by the place of an option, for the seats of [`Manner::Outside`]; it is asked
    /// only where there is a choice. Nothing ends the game, which then counts as unfinished.
    pub fn referee(&self, game: u64, mut outside: impl FnMut(&Game) -> Option<usize>) -> Record {
        let (setup, players) = self.table(game);
        let seed = self.seed.wrapping_add(game);
        let record = record::watch(&setup, &players, seed, self.max_rounds, |_, _, _| {}, &mut outside);
        Record { game, ..record }
    }

    /// A recorded game again, to look at choice by choice or to send as a link ([`links::game`]).
    ///
    /// # Errors
    /// If the record is not one of this plan's games, or of other rules: where its choices cannot be made.
    ///
    /// [`links::game`]: crate::notation::links::game
    pub fn reopen(&self, record: &Record) -> Result<Game, ChooseError> {
        let (setup, _) = self.table(record.game);
        let mut game = Game::new(setup, record.seed);
        record.choices.iter().try_for_each(|index| game.choose(usize::from(*index)))?;
        Ok(game)
    }
}
