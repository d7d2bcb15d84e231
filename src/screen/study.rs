//! The designer's bench: games of bots, played one by one wherever there is room. The page counts what they come to; on
//! the command line [`Tally`](crate::bots::contest::Tally) does, and a test holds the two together.

use super::Fault;
use crate::bots::contest::{self, Brief, BriefError, Figures, Plan, Record};
use crate::game::Game;
use crate::notation::links;

/// A study: its games, by number and by the way they are played, with the figures of its brief or with a second set.
#[derive(Clone, Debug)]
pub struct Study {
    ways: Vec<Plan>,
}

impl From<BriefError> for Fault {
    fn from(error: BriefError) -> Self {
        Self::new("bad-brief", error.to_string())
    }
}

impl Study {
    /// A study; with a second set of figures every game can be played both ways.
    ///
    /// # Errors
    /// `bad-brief` if a name, figure or number in it makes no sense.
    pub fn new(brief: &Brief, against: Option<Figures>) -> Result<Self, Fault> {
        let mut ways = vec![brief.plan()?];
        if let Some(figures) = against {
            ways.push(Brief { figures, ..brief.clone() }.plan()?);
        }
        Ok(Self { ways })
    }

    fn way(&self, way: usize) -> Result<&Plan, Fault> {
        self.ways.get(way).ok_or_else(|| Fault::new("no-such-way", format!("games are not played a way {way}")))
    }

    /// Plays a game. It takes as long as a game of these bots takes.
    ///
    /// # Errors
    /// `no-such-way` if there is no second set of figures.
    pub fn play(&self, way: usize, game: u64) -> Result<Record, Fault> {
        Ok(self.way(way)?.play(game))
    }

    /// A link to a game, from the places of the options that were chosen in it.
    ///
    /// # Errors
    /// `no-such-way`, or `no-such-option` if these are not the choices of this game.
    pub fn link(&self, way: usize, game: u64, choices: &[u8]) -> Result<String, Fault> {
        let plan = self.way(way)?;
        let (setup, _) = plan.table(game);
        let mut game = Game::new(setup, plan.seed.wrapping_add(game));
        for choice in choices {
            game.choose(usize::from(*choice))?;
        }
        Ok(links::game(&game)?)
    }

    /// The clauses that should leave a trace when so many games are played: steps and actions of the factions that take
    /// part, and cards of its deck with an effect of their own.
    #[must_use]
    pub fn watched(&self) -> Vec<&'static str> {
        let mixes = || self.ways.iter().flat_map(|plan| &plan.mixes);
        let plays = |owner: &str| mixes().flat_map(|setup| &setup.seats).any(|seat| seat.faction.code == owner);
        let has = |deck: &str| mixes().any(|setup| setup.deck.key == deck);
        contest::watched(plays, has)
    }
}
