//! What a game is played with, as values.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::Fault;
use crate::factions::{self, FACTIONS};
use crate::landmarks::{self, LANDMARKS};
use crate::law::draft;
use crate::play::{Dealt, Draftable, Faction, Procedure, SeatSetup, Setup, SetupError, Suits};
use crate::shelf::Shelf;
use crate::terms::map_of;
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
    /// How the table is set up: `letters`, `cards` or `draft`; without it the standard way. In a draft the factions of the
    /// seats are of no account.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "\"standard\" | \"letters\" | \"cards\" | \"draft\""))]
    pub procedure: Option<String>,
    /// Whose suits the clearings have, where it is not as usual: `pictured` or `dealt`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "\"pictured\" | \"dealt\""))]
    pub suits: Option<String>,
    /// The factions that can be dealt in a draft; without any all there are.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<Vec<DraftValue>>"))]
    pub among: Vec<DraftValue>,
    /// What was dealt, if it is not to be dealt from these.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<Vec<DraftValue>>"))]
    pub pool: Vec<DraftValue>,
    /// Whether insurgents are dealt to two players as well.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(test, ts(optional, as = "Option<bool>"))]
    pub insurgents: bool,
}

/// A faction that can be drafted.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct DraftValue {
    /// The faction.
    pub faction: String,
    /// Whether it counts as militant, if the table has changed that.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub militant: Option<bool>,
    /// Its reach, if the table has changed it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub reach: Option<u8>,
    /// What was dealt beside it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<Vec<String>>"))]
    pub beside: Vec<String>,
    /// Board figures that differ from those of the law texts.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<BTreeMap<String, Vec<u8>>>"))]
    pub figures: BTreeMap<String, Vec<u8>>,
}

impl DraftValue {
    fn of(card: &Dealt) -> Self {
        let faction = card.seat.faction;
        let names = faction.beside.as_ref().map_or(&[][..], |beside| beside.names);
        let beside = card.seat.beside.iter().filter_map(|number| names.get(usize::from(*number)));
        Self {
            faction: faction.key.to_owned(),
            militant: Some(card.militant).filter(|militant| *militant != faction.militant),
            reach: Some(card.reach).filter(|reach| *reach != faction.reach),
            beside: beside.map(|name| (*name).to_owned()).collect(),
            figures: changed_figures(&card.seat),
        }
    }

    fn read(&self) -> Result<Draftable, Fault> {
        let known = FACTIONS.iter().map(|faction| faction.key);
        let faction =
            factions::find(&self.faction).ok_or_else(|| unknown("unknown-faction", "faction", &self.faction, known))?;
        let bad = |error: SetupError| Fault::new("bad-setup", error.to_string());
        let mut card = Draftable::new(faction);
        card.militant = self.militant.unwrap_or(faction.militant);
        card.reach = self.reach.unwrap_or(faction.reach);
        for (key, values) in &self.figures {
            card.seat.set_figure(key, values).map_err(bad)?;
        }
        let names = faction.beside.as_ref().map_or(&[][..], |beside| beside.names);
        for name in &self.beside {
            let place = names.iter().position(|known| known == name).and_then(|place| u8::try_from(place).ok());
            let place = place.ok_or_else(|| unknown("bad-setup", "card", name, names.iter().copied()))?;
            card.seat.beside.try_push(place).map_err(|_| Fault::new("bad-setup", "too many cards beside one"))?;
        }
        Ok(card)
    }
}

fn changed_figures(seat: &SeatSetup) -> BTreeMap<String, Vec<u8>> {
    let changed = seat.faction.figures.iter().filter(|figure| seat.figure(figure.key) != figure.default);
    map_of(changed.map(|figure| (figure.key.to_owned(), seat.figure(figure.key).to_vec())))
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
    /// Board figures that differ from those of the law texts.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<BTreeMap<String, Vec<u8>>>"))]
    pub figures: BTreeMap<String, Vec<u8>>,
}

impl SetupValue {
    /// A setup as values.
    #[must_use]
    pub fn of(setup: &Setup, seed: u64, names: &[String]) -> Self {
        let seats = setup.seats.iter().enumerate().map(|(n, seat)| SeatValue {
            faction: seat.faction.key.to_owned(),
            name: names.get(n).filter(|name| !name.is_empty()).cloned(),
            figures: changed_figures(seat),
        });
        let procedure = match setup.procedure {
            Procedure::Standard => None,
            Procedure::Letters => Some("letters"),
            Procedure::Cards => Some("cards"),
            Procedure::Draft(_) => Some("draft"),
        };
        let suits = match setup.suits {
            Suits::Usual => None,
            Suits::Pictured => Some("pictured"),
            Suits::Dealt => Some("dealt"),
        };
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
            procedure: procedure.map(str::to_owned),
            suits: suits.map(str::to_owned),
            among: Vec::new(),
            pool: setup.pool().iter().map(DraftValue::of).collect(),
            insurgents: false,
        }
    }

    /// What is drafted: what was dealt, or dealt now.
    fn draft(&self, seed: u64) -> Result<Procedure, Fault> {
        let bad = |error: SetupError| Fault::new("bad-setup", error.to_string()).at("among");
        let cards = |values: &[DraftValue], place: &str| {
            let at = |n: usize| format!("{place}[{n}]");
            let read = |(n, card): (usize, &DraftValue)| card.read().map_err(|fault| fault.at(at(n)));
            values.iter().enumerate().map(read).collect::<Result<Vec<_>, _>>()
        };
        if self.pool.is_empty() {
            let all: Vec<DraftValue> =
                FACTIONS.iter().map(|it| DraftValue { faction: it.key.to_owned(), ..DraftValue::default() }).collect();
            let among = cards(if self.among.is_empty() { &all } else { &self.among }, "among")?;
            let pool = draft::deal(&among, self.seats.len(), self.insurgents, seed).map_err(bad)?;
            return Ok(Procedure::Draft(pool));
        }
        if self.pool.len() != self.seats.len() + 1 {
            let message = format!("a pool for {} players has {} cards", self.seats.len(), self.seats.len() + 1);
            return Err(Fault::new("bad-setup", message).at("pool"));
        }
        let dealt = |card: Draftable| Dealt { seat: card.seat, militant: card.militant, reach: card.reach };
        Ok(Procedure::Draft(cards(&self.pool, "pool")?.into_iter().map(dealt).collect()))
    }

    /// How the table is set up.
    fn procedure(&self, seed: u64) -> Result<Procedure, Fault> {
        match self.procedure.as_deref() {
            None | Some("standard") => Ok(Procedure::Standard),
            Some("letters") => Ok(Procedure::Letters),
            Some("cards") => Ok(Procedure::Cards),
            Some("draft") => self.draft(seed),
            Some(other) => {
                let known = ["standard", "letters", "cards", "draft"];
                Err(unknown("bad-setup", "way of setting up", other, known.into_iter()).at("procedure"))
            }
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
        let seated = if self.procedure.as_deref() == Some("draft") {
            Faction::undecided(self.seats.len()).collect()
        } else {
            self.seats.iter().enumerate().map(faction).collect::<Result<Vec<_>, _>>()?
        };
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
        let suits = match self.suits.as_deref() {
            None => Suits::Usual,
            Some("pictured") => Suits::Pictured,
            Some("dealt") => Suits::Dealt,
            Some(other) => {
                return Err(unknown("bad-setup", "suits", other, ["pictured", "dealt"].into_iter()).at("suits"));
            }
        };
        setup = setup.with_suits(suits).map_err(|error| bad(error).at("suits"))?;
        setup = setup.with_procedure(self.procedure(seed)?).map_err(|error| bad(error).at("seats"))?;
        let is_draft = !setup.pool().is_empty();
        for (n, seat) in self.seats.iter().enumerate().filter(|_| !is_draft) {
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
