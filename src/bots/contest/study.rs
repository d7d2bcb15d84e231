//! Studies: a contest as plain values, from the question to the answer, for the designer's bench.
//!
//! A page or a command sends a [`Brief`], plays its games one by one wherever it likes ([`Brief::plan`], then
//! [`Plan::play`] for each number below [`Brief::games`]), gathers the [`Record`]s and makes of them a [`Report`]
//! ([`Tally::of`]), a [`Comparison`] with the records of a second brief, or tables for a spreadsheet ([`csv`](super::csv)).
//!
//! ```
//! use thicket::bots::contest::{Brief, Tally};
//!
//! let brief = Brief {
//!     players: vec!["random".into(); 2],
//!     factions: vec!["noxious-battery".into(), "bone-patrol".into()],
//!     games: 4,
//!     ..Brief::default()
//! };
//! let plan = brief.plan()?;
//! let records: Vec<_> = (0..brief.games).map(|game| plan.play(game)).collect();
//! assert_eq!(Tally::of(&records).report().games, 4);
//! # Ok::<(), thicket::bots::contest::BriefError>(())
//! ```

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::Plan;
use super::player::{Player, PlayerError};
use super::record::Record;
use super::share::Difference;
use super::tally::{Report, Tally};
use crate::factions::{self, FACTIONS};
use crate::play::{Faction, Setup, SetupError};
use crate::terms::map_of;
use crate::{decks, maps};

/// Board figures that differ from those of the law texts: by faction, by the name of the figure.
pub type Figures = BTreeMap<String, BTreeMap<String, Vec<u8>>>;

/// The figures of new tables, as far as they differ from those of the law texts.
#[must_use]
pub fn fair_figures() -> Figures {
    let values = |(key, values): &(&str, &[u8])| ((*key).to_owned(), values.to_vec());
    let of = |faction: &&Faction| (faction.key.to_owned(), map_of(faction.fair.iter().map(values)));
    map_of(FACTIONS.iter().filter(|faction| !faction.fair.is_empty()).map(of))
}

/// What is to be played, as plain values.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Brief {
    /// The map.
    pub map: String,
    /// The shared deck.
    pub deck: String,
    /// The factions that take part: as many as players for one mix, more for every mix of that many, none for all.
    pub factions: Vec<String>,
    /// The players, one for each seat, as [`Player`] reads them: `random`, `greedy`, `wanderer`, `ranger`, `warlord`.
    /// They take turns with every faction and every seat.
    pub players: Vec<String>,
    /// Board figures that differ from those of the law texts; [`fair_figures`] are those of new tables.
    pub figures: Figures,
    /// Games to play.
    pub games: u64,
    /// Seed of the first game, a decimal number; each further game uses the next one.
    pub seed: String,
    /// Rounds after which a game counts as unfinished.
    pub max_rounds: u16,
}

impl Default for Brief {
    fn default() -> Self {
        Self {
            map: "autumn".to_owned(),
            deck: "base".to_owned(),
            factions: Vec::new(),
            players: vec!["ranger".to_owned(); 4],
            figures: Figures::new(),
            games: 100,
            seed: "1".to_owned(),
            max_rounds: 40,
        }
    }
}

/// Why a brief cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum BriefError {
    /// There is nothing of this name.
    #[error("there is no {what} \"{name}\"")]
    Unknown {
        /// `map`, `deck` or `faction`.
        what: &'static str,
        /// The name.
        name: String,
    },
    /// Fewer factions than players.
    #[error("{factions} factions for {players} players")]
    TooFew {
        /// Factions that take part.
        factions: usize,
        /// Players.
        players: usize,
    },
    /// The seed is no number.
    #[error("the seed \"{0}\" is no number from 0 to 18446744073709551615")]
    Seed(String),
    /// A player cannot be read.
    #[error(transparent)]
    Player(#[from] PlayerError),
    /// The factions or figures cannot be played.
    #[error(transparent)]
    Setup(#[from] SetupError),
}

impl Brief {
    /// The plan of its games. Two briefs that differ in figures only have the same games under the same numbers.
    ///
    /// # Errors
    /// If a name, a figure or the seed makes no sense.
    pub fn plan(&self) -> Result<Plan, BriefError> {
        let unknown = |what, name: &str| BriefError::Unknown { what, name: name.to_owned() };
        let map = maps::find(&self.map).ok_or_else(|| unknown("map", &self.map))?;
        let deck = decks::find(&self.deck).ok_or_else(|| unknown("deck", &self.deck))?;
        let named = |name: &String| faction(name).ok_or_else(|| unknown("faction", name));
        let chosen: Vec<&'static Faction> = match self.factions.as_slice() {
            [] => FACTIONS.to_vec(),
            names => names.iter().map(named).collect::<Result<_, _>>()?,
        };
        let players = self.players.iter().map(|name| name.parse()).collect::<Result<Vec<Player>, _>>()?;
        if chosen.len() < players.len() {
            return Err(BriefError::TooFew { factions: chosen.len(), players: players.len() });
        }
        let mut mixes = Plan::all_mixes(map, deck, &chosen, players.len())?;
        if mixes.is_empty() {
            return Err(SetupError::Seats(players.len()).into());
        }
        for (name, figures) in &self.figures {
            let owner = named(name)?;
            for setup in &mut mixes {
                set_figures(setup, owner, figures)?;
            }
        }
        let seed = self.seed.trim().parse().map_err(|_| BriefError::Seed(self.seed.clone()))?;
        Ok(Plan { players, mixes, seed, max_rounds: self.max_rounds })
    }
}

/// The faction with this name or short code.
fn faction(name: &str) -> Option<&'static Faction> {
    let coded = || FACTIONS.iter().copied().find(|faction| faction.code.eq_ignore_ascii_case(name));
    factions::find(name).or_else(coded)
}

fn set_figures(setup: &mut Setup, owner: &Faction, figures: &BTreeMap<String, Vec<u8>>) -> Result<(), SetupError> {
    if let Some(seat) = setup.seat_of(owner.key) {
        for (key, values) in figures {
            setup.seats[seat.index()].set_figure(key, values)?;
        }
    }
    Ok(())
}

/// Two ways to play the same games, such as two sets of figures.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Comparison {
    /// Games that were played both ways.
    pub games: u64,
    /// What the first way came to.
    pub first: Report,
    /// What the second way came to.
    pub second: Report,
    /// How much more often each faction won the second way.
    pub wins: BTreeMap<String, Difference>,
    /// How many more points each faction had at the end the second way.
    pub points: BTreeMap<String, Difference>,
    /// How many more rounds games had the second way.
    pub rounds: Difference,
}

/// What a faction made of the same games both ways.
#[derive(Default)]
struct Pairs {
    games: u64,
    gained: u64,
    lost: u64,
    points: Vec<f64>,
}

impl Comparison {
    /// Compares the games that stand in both lists, whatever their order.
    #[must_use]
    pub fn of(first: &[Record], second: &[Record]) -> Self {
        let others: BTreeMap<u64, &Record> = second.iter().map(|record| (record.game, record)).collect();
        let played = first.iter().filter_map(|record| Some((record, *others.get(&record.game)?)));
        let played: Vec<_> = played.filter(|(one, other)| one.factions == other.factions).collect();
        let mut pairs: BTreeMap<String, Pairs> = BTreeMap::new();
        for (one, other) in &played {
            for (seat, faction) in one.factions.iter().enumerate() {
                let won = |record: &Record| record.won(seat);
                let points = |record: &Record| f64::from(record.points.get(seat).copied().unwrap_or(0));
                let pair = pairs.entry(faction.clone()).or_default();
                pair.games += 1;
                pair.gained += u64::from(!won(one) && won(other));
                pair.lost += u64::from(won(one) && !won(other));
                pair.points.push(points(other) - points(one));
            }
        }
        let rounds: Vec<f64> =
            played.iter().map(|(one, other)| f64::from(other.rounds) - f64::from(one.rounds)).collect();
        let wins = |pair: &Pairs| Difference::of_pairs(pair.games, pair.gained, pair.lost);
        Self {
            games: played.len() as u64,
            first: Tally::of(played.iter().map(|(one, _)| *one)).report(),
            second: Tally::of(played.iter().map(|(_, other)| *other)).report(),
            wins: pairs.iter().map(|(name, pair)| (name.clone(), wins(pair))).collect(),
            points: pairs.iter().map(|(name, pair)| (name.clone(), Difference::of_means(&pair.points))).collect(),
            rounds: Difference::of_means(&rounds),
        }
    }
}
