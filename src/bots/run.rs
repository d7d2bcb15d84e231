//! Playing whole games with policies.

use std::borrow::Cow;

use crate::decision::{Ask, Halt, Menu, Opt, Ruling};
use crate::event::Event;
use crate::law;
use crate::law::{draft, units};
use crate::play::{Choices, Decide, Play, Position, Setup};
use crate::table::{Ending, Stage, Table};
use crate::terms::Seat;
use crate::view::View;

/// A player that chooses from a list by what its seat may see, and nothing else.
pub trait Policy {
    /// The place of the chosen option in the list.
    fn pick(&mut self, setup: &Setup, view: &View, ask: &Ask, options: &[Opt]) -> usize;
}

/// A policy for each seat; seats without one play at random.
pub struct Policies {
    seats: Vec<Option<Box<dyn Policy>>>,
    random: super::Random,
    menu: Menu,
    /// Questions answered that had more than one answer.
    pub decisions: u64,
}

impl Policies {
    /// Policies by seat, and the dice for seats that play at random.
    #[must_use]
    pub fn new(seats: Vec<Option<Box<dyn Policy>>>, seed: u64) -> Self {
        Self { seats, random: super::Random::new(seed), menu: Menu::list(), decisions: 0 }
    }

    /// Whether a question without any answer came up.
    #[must_use]
    pub const fn stuck(&self) -> bool {
        self.random.stuck
    }
}

impl std::fmt::Debug for Policies {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Policies").field("decisions", &self.decisions).finish_non_exhaustive()
    }
}

impl Decide for Policies {
    fn decide(&mut self, at: Position<'_>, ask: &Ask, offer: &dyn Choices) -> Ruling<Opt> {
        let Some(Some(policy)) = self.seats.get_mut(ask.seat.index()) else {
            let before = self.random.decisions;
            let answer = self.random.decide(at, ask, offer);
            self.decisions += self.random.decisions - before;
            return answer;
        };
        self.menu.clear();
        offer.list(at, &mut self.menu);
        let options = self.menu.options();
        match options {
            [] => {
                self.random.stuck = true;
                Err(Halt::Question)
            }
            [only] => Ok(*only),
            _ => {
                self.decisions += 1;
                let view = View::of(at, Some(ask.seat));
                let index = policy.pick(at.setup, &view, ask, options);
                Ok(options[index.min(options.len() - 1)])
            }
        }
    }
}

/// How a game that was played to the end went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// Somebody won.
    Won(Seat, Ending),
    /// The limit of rounds was reached.
    Unfinished,
    /// A question had no answer: a fault of the rules.
    Stuck,
}

/// Plays a table on until somebody wins or a round beyond the limit begins. Events go to the log, if there is one.
pub fn play_to_the_end(
    setup: &Setup,
    table: &mut Table,
    decider: &mut dyn Decide,
    log: Option<&mut Vec<Event>>,
    max_rounds: u16,
) -> Outcome {
    play_watched(setup, table, decider, log, max_rounds, |_, _| ())
}

/// The same, and somebody looks at the table after each unit, with what is played with by then: a draft brings factions.
pub fn play_watched(
    setup: &Setup,
    table: &mut Table,
    decider: &mut dyn Decide,
    mut log: Option<&mut Vec<Event>>,
    max_rounds: u16,
    mut look: impl FnMut(&Setup, &Table),
) -> Outcome {
    let mut setup = Cow::Borrowed(setup);
    loop {
        let ruling = units::run_next(&mut Play::new(&setup, table, decider, log.as_deref_mut()));
        if let Some(next) = draft::seat_pick(&setup, table) {
            setup = Cow::Owned(next);
        }
        look(&setup, table);
        if table.turn.stage() == Stage::Over {
            return table.turn.result().map_or(Outcome::Unfinished, |(seat, ending)| Outcome::Won(seat, ending));
        }
        if ruling.is_err() {
            return Outcome::Stuck;
        }
        if table.turn.round > max_rounds {
            return Outcome::Unfinished;
        }
    }
}

/// Plays so many random games to the end, always the same ones, and gives back how many decisions had to be made: the
/// work by which builds of the engine are compared.
#[must_use]
pub fn playouts(setup: &Setup, games: u32) -> u64 {
    let play = |game: u32| {
        let mut table = law::setup::table(setup, game.into());
        let mut random = super::Random::new(u64::from(game) * 77 + 1);
        play_to_the_end(setup, &mut table, &mut random, None, 1_000);
        random.decisions
    };
    (0..games).map(play).sum()
}
