//! Bots: players that choose by what their seat can see, and the policies that tests and measurements play with.
//!
//! A bot gets a [`Seen`] and gives back the place of an option and a [`Rationale`]. [`Bot::choose`] thinks to the end of its
//! budget; [`Bot::consider`] gives a [`Search`] that thinks in slices, so that a worker can stop it at any time.
//!
//! ```
//! use thicket::bots::{Bot, Seen, Strength};
//! use thicket::game::Game;
//! use thicket::play::Setup;
//! use thicket::{decks, factions, maps};
//!
//! let seats = [factions::find("noxious-battery").unwrap(), factions::find("blacktail-guild").unwrap()];
//! let setup = Setup::new(maps::find("autumn").unwrap(), decks::find("base").unwrap(), &seats)?;
//! let mut game = Game::new(setup, 1);
//! let bot = Bot::new(Strength::Wanderer, 7);
//! let (index, _reason) = bot.choose(game.setup(), Seen::of(&game).unwrap());
//! game.choose(index)?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod bot;
pub mod contest;
mod dice;
mod evaluate;
mod greedy;
mod hold;
mod matchups;
mod prior;
mod random;
mod reason;
mod run;
mod search;
mod seen;
mod style;
mod tree;
mod walk;
pub mod weigh;
mod weights;

pub use bot::{Bot, Strength, UnknownStrength};
pub use greedy::Greedy;
pub use random::Random;
pub use reason::{Ground, Judged, Rationale};
pub use run::{Outcome, Policies, Policy, play_to_the_end, play_watched, playouts};
pub use search::{Memory, Search};
pub use seen::Seen;
pub use style::{Horizon, Style, StyleError};
pub use weights::{Weights, Which};
