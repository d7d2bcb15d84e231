//! Weights other than those the bots were built with, so that two judgements can sit at one table.

use serde::Deserialize;

use super::evaluate::{COMMON, TRAITS_OF_ALL};
use super::matchups;
use crate::factions::FACTIONS;
use crate::play::{Faction, TRAITS};

/// The keys under which what is to be expected of a faction stands among its weights: at the start of a game, at its end, and how
/// much more at the start with the figures of the law texts.
pub(super) const PROSPECTS: [&str; 3] = ["prospects", "finish", "figures"];
/// The place of the last of these.
pub(super) const FIGURES: usize = PROSPECTS.len() - 1;

/// What one unit of each trait is worth, in hundredths of a point, and how much a point decides.
#[derive(Clone, Debug, PartialEq)]
pub struct Weights {
    pub(super) common: [i32; COMMON],
    pub(super) steepness: [f32; 2],
    by_faction: Vec<OfFaction>,
}

/// The weights of a faction.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct OfFaction {
    number: u8,
    pub(super) prospects: [i32; 3],
    pub(super) own: [i32; TRAITS],
    /// What is to be expected of it beside each other faction, by registry number.
    beside: Vec<(u8, i32)>,
}

impl OfFaction {
    /// What is to be expected of it beside another faction.
    pub(super) fn beside(&self, other: &Faction) -> i32 {
        self.beside.iter().find(|(number, _)| *number == other.number).map_or(0, |(_, worth)| *worth)
    }
}

/// What `thicket weigh --json` prints, as far as it says what was found.
#[derive(Deserialize)]
struct Printed {
    finding: Finding,
}

#[derive(Deserialize)]
struct Finding {
    weights: Vec<Line>,
    #[serde(default)]
    matchups: Vec<Pair>,
    steepness_now: [f32; 2],
    steepness: [f32; 2],
}

#[derive(Deserialize)]
struct Line {
    faction: Option<String>,
    key: String,
    now: i32,
    found: i32,
}

#[derive(Deserialize)]
struct Pair {
    faction: String,
    beside: String,
    now: i32,
    found: i32,
}

/// Which of the weights that `thicket weigh` prints.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Which {
    /// Those that bots had before.
    Before,
    /// Those that were found.
    Found,
}

impl Weights {
    /// Reads what `thicket weigh --json` has printed. What is not named there stays as it is.
    ///
    /// # Errors
    /// If the text is something else.
    pub fn read(text: &str, which: Which) -> Result<Self, serde_json::Error> {
        let Printed { finding } = serde_json::from_str(text)?;
        let either = |now: i32, found: i32| if which == Which::Found { found } else { now };
        let found = |faction: Option<&str>, key: &str, now: i32| {
            let named = finding.weights.iter().find(|line| line.faction.as_deref() == faction && line.key == key);
            named.map_or(now, |line| either(line.now, line.found))
        };
        let beside = |faction: &Faction, other: &Faction| {
            let named = finding.matchups.iter().find(|line| line.faction == faction.key && line.beside == other.key);
            named.map_or_else(|| matchups::beside(faction, other), |line| either(line.now, line.found))
        };
        let of_faction = |faction: &&Faction| {
            let tactics = &faction.tactics;
            let worth =
                |n: usize| tactics.traits.get(n).map_or(0, |this| found(Some(faction.key), this.key, this.worth));
            OfFaction {
                number: faction.number,
                prospects: std::array::from_fn(|n| found(Some(faction.key), PROSPECTS[n], tactics.prospects[n])),
                own: std::array::from_fn(worth),
                beside: FACTIONS.iter().map(|other| (other.number, beside(faction, other))).collect(),
            }
        };
        Ok(Self {
            common: std::array::from_fn(|n| found(None, TRAITS_OF_ALL[n].key, TRAITS_OF_ALL[n].worth)),
            steepness: if which == Which::Found { finding.steepness } else { finding.steepness_now },
            by_faction: FACTIONS.iter().map(of_faction).collect(),
        })
    }

    /// The weights of a faction.
    pub(super) fn of(&self, faction: &Faction) -> Option<&OfFaction> {
        self.by_faction.iter().find(|of| of.number == faction.number)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::factions;

    #[test]
    fn both_judgements_are_in_one_file() {
        let text = r#"{ "finding": { "weights": [
            { "faction": null, "key": "cards", "now": 25, "found": 31 },
            { "faction": "noxious-battery", "key": "prospects", "now": 600, "found": -100 },
            { "faction": "noxious-battery", "key": "finish", "now": 10, "found": 20 },
            { "faction": "noxious-battery", "key": "figures", "now": 7, "found": 30 }
        ], "matchups": [
            { "faction": "noxious-battery", "beside": "eyrie", "now": 3, "found": -40 }
        ], "steepness_now": [0.1, 0.2], "steepness": [0.3, 0.4] } }"#;
        let [before, found] = [Which::Before, Which::Found].map(|which| Weights::read(text, which).unwrap());
        let [battery, eyrie] = ["noxious-battery", "eyrie"].map(|key| factions::find(key).unwrap());
        let prospects = |weights: &Weights| weights.of(battery).map(|of| of.prospects);
        assert_eq!((before.common[0], found.common[0]), (25, 31));
        assert_eq!((prospects(&before), prospects(&found)), (Some([600, 10, 7]), Some([-100, 20, 30])));
        let beside = |weights: &Weights| weights.of(battery).map(|of| of.beside(eyrie));
        assert_eq!((beside(&before), beside(&found)), (Some(3), Some(-40)));
        assert_eq!((before.steepness, found.steepness), ([0.1, 0.2], [0.3, 0.4]));
        assert_eq!(found.common[1], TRAITS_OF_ALL[1].worth, "what is not named stays");
        assert!(Weights::read("{}", Which::Found).is_err());
    }
}
