//! The weights as files of the source, so that bots are built with what the games said.

use std::fmt::Write;

use super::{Finding, Weight};
use crate::play::Faction;

/// A file and what belongs in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct File {
    /// Path from the top of the project.
    pub path: String,
    /// The whole text.
    pub text: String,
}

/// A file for what anybody has, one for each faction, and one for what is to be expected of them beside each other.
#[must_use]
pub fn files(finding: &Finding, factions: &[&'static Faction]) -> Vec<File> {
    let mut owners: Vec<Option<&'static str>> = finding.weights.iter().map(|weight| weight.faction).collect();
    owners.dedup();
    let file = |owner: Option<&'static str>| {
        let of_owner = finding.weights.iter().filter(|weight| weight.faction == owner);
        match owner {
            None => common(finding, of_owner),
            Some(key) => own(key, of_owner),
        }
    };
    owners.into_iter().map(file).chain([matchups(finding, factions)]).collect()
}

fn matchups(finding: &Finding, factions: &[&'static Faction]) -> File {
    let count = factions.len();
    let numbers: Vec<String> = factions.iter().map(|faction| faction.number.to_string()).collect();
    let mut text = format!(
        "//! What is to be expected of each faction (the rows) beside each other one (the columns), in hundredths of a point at \
         the start of a\n//! game. Written by `thicket weigh --write`.\n\n/// The factions in the order of rows and columns, by \
         registry number.\npub(super) const ORDER: [u8; {count}] = [{}];\n\npub(super) static WORTH: [[i16; {count}]; {count}] = \
         [\n",
        numbers.join(", ")
    );
    for faction in factions {
        let found = |other: &&'static Faction| {
            let mut all = finding.matchups.iter();
            let matchup = all.find(|matchup| (matchup.faction, matchup.beside) == (faction.key, other.key));
            grouped(matchup.map_or(0, |matchup| matchup.found))
        };
        let row: Vec<String> = factions.iter().map(found).collect();
        _ = writeln!(text, "    // {}\n    [{}],", faction.key, row.join(", "));
    }
    text += "];\n";
    File { path: "src/bots/matchups/table.rs".into(), text }
}

fn common<'a>(finding: &Finding, weights: impl Iterator<Item = &'a Weight>) -> File {
    let mut text = head("anybody's position");
    constants(&mut text, "pub(crate)", weights);
    let [start, more] = finding.steepness;
    text += "/// How much a point decides: at the start of a game, and how much more at its end.\n";
    _ = writeln!(text, "pub(crate) const STEEPNESS: [f32; 2] = [{start:.3}, {more:.3}];");
    File { path: "src/yardsticks/weights.rs".into(), text }
}

fn own<'a>(key: &str, weights: impl Iterator<Item = &'a Weight>) -> File {
    let mut text = head("a position of this faction");
    constants(&mut text, "pub(super)", weights);
    File { path: format!("src/factions/{}/weights.rs", key.replace('-', "_")), text }
}

fn head(what: &str) -> String {
    format!(
        "//! What one unit of each trait of {what} is worth, in hundredths of a point.\n//! Written by `thicket weigh \
         --write`.\n\n"
    )
}

fn constants<'a>(text: &mut String, reach: &str, weights: impl Iterator<Item = &'a Weight>) {
    for weight in weights {
        let name = weight.key.to_uppercase().replace('-', "_");
        _ = writeln!(text, "{reach} const {name}: i32 = {};", grouped(weight.found));
    }
}

/// A number with its thousands set apart, as the compiler's lints want it.
fn grouped(number: i32) -> String {
    if number.abs() < 1_000 {
        return number.to_string();
    }
    format!("{}_{:03}", number / 1_000, number.abs() % 1_000)
}

#[cfg(test)]
mod tests {
    use super::super::Matchup;
    use super::*;
    use crate::factions;

    fn finding() -> Finding {
        let weight = |faction, key, found| Weight { faction, key, now: 0, found };
        let weights = vec![
            weight(None, "good-cards", 95),
            weight(Some("noxious-battery"), "prospects", -1_250),
            weight(Some("noxious-battery"), "loaded", 7),
        ];
        let matchups = vec![Matchup { faction: "eyrie", beside: "noxious-battery", now: 0, found: -1_250 }];
        Finding {
            weights,
            matchups,
            steepness_now: [0.13, 0.19],
            steepness: [0.13, 0.2],
            foresight: [0.3, 0.4],
            positions: 1,
        }
    }

    #[test]
    fn each_owner_has_a_file() {
        let met = ["noxious-battery", "eyrie"].map(|key| factions::find(key).unwrap());
        let [common, own, matchups] = &files(&finding(), &met)[..] else { panic!("three files") };
        assert_eq!(common.path, "src/yardsticks/weights.rs");
        assert!(common.text.contains("pub(crate) const GOOD_CARDS: i32 = 95;\n"));
        assert!(common.text.contains("pub(crate) const STEEPNESS: [f32; 2] = [0.130, 0.200];\n"));
        assert_eq!(own.path, "src/factions/noxious_battery/weights.rs");
        assert!(own.text.ends_with("pub(super) const PROSPECTS: i32 = -1_250;\npub(super) const LOADED: i32 = 7;\n"));
        assert_eq!(matchups.path, "src/bots/matchups/table.rs");
        assert!(matchups.text.contains("pub(super) const ORDER: [u8; 2] = [0, 11];\n"));
        assert!(matchups.text.contains("    // eyrie\n    [-1_250, 0],\n"));
    }
}
