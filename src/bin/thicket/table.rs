//! What is played: the options that several commands share.

use std::error::Error;

use thicket::factions::{self, FACTIONS};
use thicket::landmarks::{self, LANDMARKS};
use thicket::maps::{self, MAPS};
use thicket::play::{Faction, Setup};
use thicket::shelf::Shelf;
use thicket::{decks, decks::DECKS};

/// Seats, map and deck.
#[derive(clap::Args)]
pub struct TableArgs {
    /// Factions in turn order, separated by commas, by name or short code.
    #[arg(long, value_name = "FACTIONS", default_value = "noxious-battery,blacktail-guild")]
    pub seats: String,
    /// Map.
    #[arg(long, default_value = "autumn")]
    pub map: String,
    /// Shared deck.
    #[arg(long, default_value = "base")]
    pub deck: String,
    /// Landmarks that players set up, by name and separated by commas; "none" leaves the map's own out as well.
    #[arg(long, value_name = "LANDMARKS")]
    pub landmarks: Option<String>,
    /// Board figure to change, as faction.figure=value,value; may be given several times.
    #[arg(long = "figure", value_name = "FACTION.FIGURE=VALUES")]
    pub figures: Vec<String>,
}

impl TableArgs {
    /// The setup these options describe.
    pub fn setup(&self) -> Result<Setup, Box<dyn Error>> {
        let seats = self.seats.split(',').map(|name| faction(name.trim())).collect::<Result<Vec<_>, _>>()?;
        self.with(&seats)
    }

    /// The same with other seats.
    pub fn with(&self, seats: &[&'static Faction]) -> Result<Setup, Box<dyn Error>> {
        let map = maps::find(&self.map).ok_or_else(|| unknown("map", &self.map, MAPS.iter().map(|map| map.key)))?;
        let deck =
            decks::find(&self.deck).ok_or_else(|| unknown("deck", &self.deck, DECKS.iter().map(|deck| deck.key)))?;
        let names = self.landmarks.as_deref().filter(|names| *names != "none");
        let landmark = |name: &str| {
            landmarks::find(name)
                .ok_or_else(|| unknown("landmark", name, LANDMARKS.iter().map(|landmark| landmark.key)))
        };
        let chosen = names
            .into_iter()
            .flat_map(|names| names.split(','))
            .map(str::trim)
            .map(landmark)
            .collect::<Result<Vec<_>, _>>()?;
        let keeps_own = self.landmarks.as_deref() != Some("none");
        let mut setup = Shelf::BUILT.with_landmarks(Setup::new(map, deck, seats)?, &chosen, keeps_own)?;
        for figure in &self.figures {
            override_figure(&mut setup, figure)?;
        }
        Ok(setup)
    }
}

/// The faction with this name or short code.
fn faction(name: &str) -> Result<&'static Faction, Box<dyn Error>> {
    factions::find(name)
        .or_else(|| FACTIONS.iter().copied().find(|faction| faction.code.eq_ignore_ascii_case(name)))
        .ok_or_else(|| unknown("faction", name, FACTIONS.iter().map(|faction| faction.key)))
}

fn unknown<'a>(what: &str, name: &str, known: impl Iterator<Item = &'a str>) -> Box<dyn Error> {
    format!("there is no {what} \"{name}\"; there is: {}", known.collect::<Vec<_>>().join(", ")).into()
}

fn override_figure(setup: &mut Setup, text: &str) -> Result<(), Box<dyn Error>> {
    let parts = text.split_once('=').and_then(|(name, values)| Some((name.split_once('.')?, values)));
    let Some(((name, key), values)) = parts else {
        return Err(format!("\"{text}\" is not of the form faction.figure=value,value").into());
    };
    let faction = faction(name)?;
    let seat = setup.seat_of(faction.key).ok_or_else(|| format!("{} has no seat at this table", faction.key))?;
    let values = values
        .split(',')
        .map(|value| value.trim().parse::<u8>().map_err(|_| format!("\"{value}\" is not a number from 0 to 255")))
        .collect::<Result<Vec<_>, _>>()?;
    setup.seats[seat.index()].set_figure(key, &values)?;
    Ok(())
}
