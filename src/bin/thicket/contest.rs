//! Which games are played: by whom, with which factions, on which table.

use std::error::Error;

use thicket::bots::contest::Plan;
use thicket::factions::{self, FACTIONS};
use thicket::{decks, maps};

use crate::players::player;
use crate::table::{FigureSet, TableArgs};

#[derive(clap::Args)]
pub struct ContestArgs {
    /// Who plays, one for each seat, separated by commas: random, greedy, wanderer, ranger, warlord. Figures of a bot can
    /// be changed: ranger+tries=500+horizon=round; with +weights=FILE it judges by what `weigh --json` wrote there.
    #[arg(long, default_value = "wanderer,random")]
    pub policy: String,
    /// Factions: as many as players, by name or short code; more, by name, for every mix of that many; all if it is not
    /// given.
    #[arg(long, value_name = "FACTIONS")]
    pub seats: Option<String>,
    /// Map.
    #[arg(long, default_value = "autumn")]
    pub map: String,
    /// Shared deck.
    #[arg(long, default_value = "base")]
    pub deck: String,
    /// Figures that the tables begin with.
    #[arg(long = "figures", value_name = "SET", value_enum, default_value_t)]
    pub set: FigureSet,
    /// Games to play. Players and factions change seats from game to game.
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    pub games: u64,
    /// Seed of the first game; each further game uses the next one.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Threads; the result does not depend on them.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    pub threads: u16,
    /// Rounds after which a game counts as unfinished.
    #[arg(long, default_value_t = 40, value_parser = clap::value_parser!(u16).range(1..=60_000))]
    pub max_rounds: u16,
}

impl ContestArgs {
    /// The plan of these games.
    pub fn plan(&self) -> Result<Plan, Box<dyn Error>> {
        let players = self.policy.split(',').map(player).collect::<Result<Vec<_>, _>>()?;
        let named = self.seats.as_ref().map_or(0, |seats| seats.split(',').count());
        let mixes = if let Some(seats) = self.seats.as_ref().filter(|_| named <= players.len()) {
            let (seats, map, deck) = (seats.clone(), self.map.clone(), self.deck.clone());
            let table = TableArgs { seats, map, deck, set: self.set, ..TableArgs::default() };
            vec![table.setup(self.seed)?]
        } else {
            let map = maps::find(&self.map).ok_or_else(|| format!("there is no map \"{}\"", self.map))?;
            let deck = decks::find(&self.deck).ok_or_else(|| format!("there is no deck \"{}\"", self.deck))?;
            let known =
                |name: &str| factions::find(name.trim()).ok_or_else(|| format!("there is no faction \"{name}\""));
            let among = match &self.seats {
                Some(seats) => seats.split(',').map(known).collect::<Result<Vec<_>, _>>()?,
                None => FACTIONS.to_vec(),
            };
            Plan::all_mixes(map, deck, &among, players.len())?.into_iter().map(|mix| self.set.at(mix)).collect()
        };
        match mixes.first() {
            None => Err(format!("there are {} factions, too few for {} players", FACTIONS.len(), players.len()).into()),
            Some(setup) if setup.seats.len() != players.len() => {
                Err(format!("{} players for {} seats", players.len(), setup.seats.len()).into())
            }
            Some(_) => Ok(Plan { players, mixes, seed: self.seed, max_rounds: self.max_rounds }),
        }
    }
}
