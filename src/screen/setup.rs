//! What a game is played with, as values.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::Fault;
use crate::factions::{self, FACTIONS};
use crate::landmarks::{self, LANDMARKS};
use crate::play::Setup;
use crate::shelf::Shelf;
use crate::{decks, decks::DECKS, maps, maps::MAPS};

/// What a game is played with.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SetupValue {
    /// The map.
    pub map: String,
    /// The shared deck.
    pub deck: String,
    /// The seed: a decimal number below 2^64, as text because JavaScript's numbers are too small for it.
    pub seed: String,
    /// The seats in turn order.
    pub seats: Vec<SeatValue>,
    /// The landmarks that players set up; with `deal`, those from which so many are dealt.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<Vec<String>>"))]
    pub landmarks: Vec<String>,
    /// How many of the landmarks are dealt, if not all.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub deal: Option<u8>,
    /// Whether the landmarks of the map that it can do without stay out.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(test, ts(optional, as = "Option<bool>"))]
    pub without_own: bool,
}

/// One seat.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SeatValue {
    /// The faction.
    pub faction: String,
    /// What the person there is called.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub name: Option<String>,
    /// Board figures that differ from the default.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<BTreeMap<String, Vec<u8>>>"))]
    pub figures: BTreeMap<String, Vec<u8>>,
}

impl SetupValue {
    /// A setup as values.
    #[must_use]
    pub fn of(setup: &Setup, seed: u64, names: &[String]) -> Self {
        let seats = setup.seats.iter().enumerate().map(|(n, seat)| {
            let changed = seat.faction.figures.iter().filter(|figure| seat.figure(figure.key) != figure.default);
            SeatValue {
                faction: seat.faction.key.to_owned(),
                name: names.get(n).filter(|name| !name.is_empty()).cloned(),
                figures: changed.map(|figure| (figure.key.to_owned(), seat.figure(figure.key).to_vec())).collect(),
            }
        });
        let is_own = |number: u8| setup.own_landmark(number).is_some();
        let dealt = (0u8..).zip(&setup.landmarks).filter(|(number, _)| !is_own(*number));
        let stands = |key: &str| setup.landmarks.iter().any(|landmark| landmark.key == key);
        let mut own = setup.map.own_landmarks(setup.seats.len());
        Self {
            landmarks: dealt.map(|(_, landmark)| landmark.key.to_owned()).collect(),
            deal: None,
            without_own: own.any(|own| !stands(own.key)),
            map: setup.map.key.to_owned(),
            deck: setup.deck.key.to_owned(),
            seed: seed.to_string(),
            seats: seats.collect(),
        }
    }

    /// The setup, seed and names these values stand for.
    ///
    /// # Errors
    /// `unknown-map`, `unknown-deck`, `unknown-landmark`, `unknown-faction`, `bad-seed` or `bad-setup`, with the place.
    pub fn read(&self) -> Result<(Setup, u64, Vec<String>), Fault> {
        let map = maps::find(&self.map)
            .ok_or_else(|| unknown("unknown-map", "map", &self.map, MAPS.iter().map(|map| map.key)).at("map"))?;
        let deck = decks::find(&self.deck)
            .ok_or_else(|| unknown("unknown-deck", "deck", &self.deck, DECKS.iter().map(|deck| deck.key)).at("deck"))?;
        let seed = self.seed.parse().map_err(|_| {
            Fault::new("bad-seed", format!("the seed \"{}\" is no number from 0 to {}", self.seed, u64::MAX)).at("seed")
        })?;
        let faction = |(n, seat): (usize, &SeatValue)| {
            factions::find(&seat.faction).ok_or_else(|| {
                let known = FACTIONS.iter().map(|faction| faction.key);
                unknown("unknown-faction", "faction", &seat.faction, known).at(format!("seats[{n}]"))
            })
        };
        let seated = self.seats.iter().enumerate().map(faction).collect::<Result<Vec<_>, _>>()?;
        let bad = |error: crate::play::SetupError| Fault::new("bad-setup", error.to_string());
        let landmark = |name: &String| {
            let known = LANDMARKS.iter().map(|landmark| landmark.key);
            landmarks::find(name).ok_or_else(|| unknown("unknown-landmark", "landmark", name, known).at("landmarks"))
        };
        let mut dealt = self.landmarks.iter().map(landmark).collect::<Result<Vec<_>, _>>()?;
        if let Some(count) = self.deal {
            dealt = Shelf::deal_landmarks(&dealt, count.into(), seed);
        }
        let setup = Setup::new(map, deck, &seated).map_err(|error| bad(error).at("seats"))?;
        let mut setup = Shelf::BUILT
            .with_landmarks(setup, &dealt, !self.without_own)
            .map_err(|error| bad(error).at("landmarks"))?;
        for (n, seat) in self.seats.iter().enumerate() {
            for (key, values) in &seat.figures {
                setup.seats[n]
                    .set_figure(key, values)
                    .map_err(|error| bad(error).at(format!("seats[{n}].figures.{key}")))?;
            }
        }
        let names = self.seats.iter().map(|seat| seat.name.clone().unwrap_or_default()).collect();
        Ok((setup, seed, names))
    }
}

/// The fault of a name that nothing has, with the names there are.
pub fn unknown<'a>(code: &'static str, what: &str, name: &str, known: impl Iterator<Item = &'a str>) -> Fault {
    Fault::new(code, format!("there is no {what} \"{name}\"; there is: {}", known.collect::<Vec<_>>().join(", ")))
}
