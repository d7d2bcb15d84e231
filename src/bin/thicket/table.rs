//! What is played: the options that several commands share.

use std::error::Error;

use thicket::factions::{self, FACTIONS};
use thicket::landmarks::{self, LANDMARKS};
use thicket::law;
use thicket::maps::{self, MAPS};
use thicket::play::{Draftable, Faction, Procedure, Setup, Suits};
use thicket::shelf::Shelf;
use thicket::{decks, decks::DECKS};

/// Which figures a new table begins with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::ValueEnum)]
pub enum FigureSet {
    /// Fair ones, as on the page: some assumed figures are others than those of the law texts.
    #[default]
    Fair,
    /// Those of the law texts.
    Law,
}

impl FigureSet {
    /// The setup of a new table with these figures.
    pub fn at(self, setup: Setup) -> Setup {
        match self {
            Self::Fair => setup.with_fair_figures(),
            Self::Law => setup,
        }
    }
}

/// Seats, map and deck.
#[derive(Clone, clap::Args)]
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
    /// Figures that the table begins with, before any is changed.
    #[arg(long = "figures", value_name = "SET", value_enum, default_value_t)]
    pub set: FigureSet,
    /// How the table is set up: in the standard way; or by the Advanced Setup with the seats that are named and their standard
    /// texts ("letters") or their set-up cards ("cards"), or with a draft.
    #[arg(long = "setup", value_name = "PROCEDURE", default_value = "standard")]
    #[arg(value_parser = ["standard", "letters", "cards", "draft"])]
    pub procedure: String,
    /// Players of a draft.
    #[arg(long, default_value_t = 4, value_parser = clap::value_parser!(u8).range(2..=6))]
    pub players: u8,
    /// Factions that can be drafted, or that --every-mix mixes, separated by commas; all if it is not given, and the Vagabond once.
    #[arg(long, value_name = "FACTIONS", value_delimiter = ',')]
    pub among: Vec<String>,
    /// Class of a faction in a draft, as faction=militant or faction=insurgent; may be given several times.
    #[arg(long = "class", value_name = "FACTION=CLASS")]
    pub classes: Vec<String>,
    /// Let two players draft insurgents as well.
    #[arg(long)]
    pub insurgents: bool,
    /// Suits of the clearings: as the map has them, or as pictured, or dealt, where the map has them otherwise.
    #[arg(long, default_value = "usual", value_parser = ["usual", "pictured", "dealt"])]
    pub suits: String,
}

impl Default for TableArgs {
    fn default() -> Self {
        Self {
            seats: "noxious-battery,blacktail-guild".to_owned(),
            map: "autumn".to_owned(),
            deck: "base".to_owned(),
            landmarks: None,
            figures: Vec::new(),
            set: FigureSet::default(),
            procedure: "standard".to_owned(),
            players: 4,
            among: Vec::new(),
            classes: Vec::new(),
            insurgents: false,
            suits: "usual".to_owned(),
        }
    }
}

impl TableArgs {
    /// The setup these options describe. What is drafted follows from the seed.
    pub fn setup(&self, seed: u64) -> Result<Setup, Box<dyn Error>> {
        if self.procedure == "draft" {
            return self.draft(seed);
        }
        let seats = self.seats.split(',').map(|name| faction(name.trim())).collect::<Result<Vec<_>, _>>()?;
        self.with(&seats)
    }

    /// The factions that are named for a draft or for the mixes of a run; all if none is.
    ///
    /// # Errors
    /// When a name means no faction.
    pub fn among(&self) -> Result<Vec<&'static Faction>, Box<dyn Error>> {
        if self.among.is_empty() {
            return Ok(FACTIONS.to_vec());
        }
        self.among.iter().map(|name| faction(name.trim())).collect()
    }

    /// A draft.
    fn draft(&self, seed: u64) -> Result<Setup, Box<dyn Error>> {
        let among = self.among()?.into_iter();
        let mut among: Vec<Draftable> = match self.set {
            FigureSet::Fair => among.map(Draftable::fair).collect(),
            FigureSet::Law => among.map(Draftable::new).collect(),
        };
        for text in &self.classes {
            let parts = text.split_once('=');
            let Some((name, class @ ("militant" | "insurgent"))) = parts else {
                return Err(format!("\"{text}\" is not of the form faction=militant or faction=insurgent").into());
            };
            let named = faction(name.trim())?;
            let meant = among.iter_mut().filter(|card| card.seat.faction.number == named.number);
            meant.for_each(|card| card.militant = class == "militant");
        }
        for text in &self.figures {
            let (named, key, values) = figure(text)?;
            for card in among.iter_mut().filter(|card| card.seat.faction.number == named.number) {
                card.seat.set_figure(&key, &values)?;
            }
        }
        let pool = law::draft::deal(&among, self.players.into(), self.insurgents, seed)?;
        let players: Vec<&'static Faction> = Faction::undecided(self.players.into()).collect();
        Ok(self.at_the_table(&players)?.with_procedure(Procedure::Draft(pool))?)
    }

    /// The same with other seats.
    pub fn with(&self, seats: &[&'static Faction]) -> Result<Setup, Box<dyn Error>> {
        let procedure = match self.procedure.as_str() {
            "letters" => Procedure::Letters,
            "cards" => Procedure::Cards,
            _ => Procedure::Standard,
        };
        let mut setup = self.set.at(self.at_the_table(seats)?.with_procedure(procedure)?);
        for figure in &self.figures {
            override_figure(&mut setup, figure)?;
        }
        Ok(setup)
    }

    /// Seats at the map with deck, landmarks and suits.
    fn at_the_table(&self, seats: &[&'static Faction]) -> Result<Setup, Box<dyn Error>> {
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
        let setup = Shelf::BUILT.with_landmarks(Setup::new(map, deck, seats)?, &chosen, keeps_own)?;
        let suits = match self.suits.as_str() {
            "pictured" => Suits::Pictured,
            "dealt" => Suits::Dealt,
            _ => Suits::Usual,
        };
        Ok(setup.with_suits(suits)?)
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
    let (faction, key, values) = figure(text)?;
    let seat = setup.seat_of(faction.key).ok_or_else(|| format!("{} has no seat at this table", faction.key))?;
    setup.seats[seat.index()].set_figure(&key, &values)?;
    Ok(())
}

/// A faction, a figure of its, and its values.
fn figure(text: &str) -> Result<(&'static Faction, String, Vec<u8>), Box<dyn Error>> {
    let parts = text.split_once('=').and_then(|(name, values)| Some((name.split_once('.')?, values)));
    let Some(((name, key), values)) = parts else {
        return Err(format!("\"{text}\" is not of the form faction.figure=value,value").into());
    };
    let faction = faction(name)?;
    let values = values
        .split(',')
        .map(|value| value.trim().parse::<u8>().map_err(|_| format!("\"{value}\" is not a number from 0 to 255")))
        .collect::<Result<Vec<_>, _>>()?;
    Ok((faction, key.to_owned(), values))
}
