//! The mutants that there are, as cargo-mutants lists them, and the sample that is drawn from them.

use rand_xoshiro::SplitMix64;
use rand_xoshiro::rand_core::{Rng, SeedableRng};
use serde_json::Value;

use crate::process;
use crate::project::{Outcome, Project};

/// What is changed in the source.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Genre {
    /// A whole body gives way to a value.
    FnValue,
    /// Another operator between two operands.
    BinaryOperator,
    /// An operator before an operand is left out.
    UnaryOperator,
    /// The guard of an arm becomes true or false.
    MatchArmGuard,
    /// An arm is left out, where another one catches everything.
    MatchArm,
    /// A field is left to the value that the rest comes from.
    StructField,
}

/// One change.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mutant {
    /// Its place in the whole list, from 1 on; the switch of the woven sources.
    pub number: u32,
    /// File, line and change in words.
    pub name: String,
    /// Path of the file from the top of the checkout.
    pub file: String,
    pub genre: Genre,
    /// What stands there instead.
    pub replacement: String,
    /// Line and column where the change begins, both from 1 on, columns in characters.
    pub start: (usize, usize),
}

/// All mutants of what `.cargo/mutants.toml` names.
///
/// # Errors
///
/// When cargo-mutants is missing, or lists something that is not understood.
pub fn all(project: &Project) -> Outcome<Vec<Mutant>> {
    let said = process::capture(process::cargo(project.root(), ["mutants", "--list", "--json"]))
        .map_err(|problem| format!("{problem}\ncargo install cargo-mutants --version 27.1.0 --locked"))?;
    read(&said)
}

fn read(json: &str) -> Outcome<Vec<Mutant>> {
    let list: Vec<Value> = serde_json::from_str(json).map_err(|error| format!("the list of mutants: {error}"))?;
    (1..)
        .zip(&list)
        .map(|(number, entry)| mutant(number, entry).ok_or_else(|| format!("the list of mutants holds {entry}")))
        .collect()
}

fn mutant(number: u32, entry: &Value) -> Option<Mutant> {
    let text = |key: &str| Some(entry.get(key)?.as_str()?.to_owned());
    let place = |key: &str| usize::try_from(entry["span"]["start"][key].as_u64()?).ok();
    let genre = match entry["genre"].as_str()? {
        "FnValue" => Genre::FnValue,
        "BinaryOperator" => Genre::BinaryOperator,
        "UnaryOperator" => Genre::UnaryOperator,
        "MatchArmGuard" => Genre::MatchArmGuard,
        "MatchArm" => Genre::MatchArm,
        "StructField" => Genre::StructField,
        _ => return None,
    };
    let start = (place("line")?, place("column")?);
    Some(Mutant { number, name: text("name")?, file: text("file")?, genre, replacement: text("replacement")?, start })
}

/// The mutants in an order by chance that depends on the seed only. A sample is its beginning.
pub fn shuffled(mut mutants: Vec<Mutant>, seed: u64) -> Vec<Mutant> {
    let mut dice = SplitMix64::seed_from_u64(seed);
    for last in (1..mutants.len()).rev() {
        mutants.swap(last, below(&mut dice, last + 1));
    }
    mutants
}

/// A number below the bound.
fn below(dice: &mut SplitMix64, bound: usize) -> usize {
    usize::try_from((u128::from(dice.next_u64()) * (bound as u128)) >> 64).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    const LISTED: &str = r#"[{
        "file": "src/law/draft.rs", "genre": "MatchArm", "name": "src/law/draft.rs:30:9: delete match arm 5",
        "replacement": "", "span": { "start": { "line": 30, "column": 9 }, "end": { "line": 30, "column": 17 } }
    }]"#;

    #[test]
    fn a_list_is_read() -> Outcome {
        let [mutant] = read(LISTED)?.try_into().map_err(|other| format!("{other:?}"))?;
        assert_eq!((mutant.number, mutant.genre, mutant.start), (1, Genre::MatchArm, (30, 9)));
        assert!(read(&LISTED.replace("MatchArm\"", "Comment\"")).is_err());
        Ok(())
    }

    #[test]
    fn an_order_follows_from_its_seed_and_loses_nobody() -> Outcome {
        let [one] = read(LISTED)?.try_into().map_err(|other| format!("{other:?}"))?;
        let many: Vec<Mutant> = (1..=50).map(|number| Mutant { number, ..one.clone() }).collect();
        let numbers = |seed| shuffled(many.clone(), seed).iter().map(|mutant| mutant.number).collect::<Vec<u32>>();
        assert_eq!(numbers(1), numbers(1));
        assert_ne!(numbers(1), numbers(2));
        let mut sorted = numbers(1);
        sorted.sort_unstable();
        assert_eq!(sorted, (1..=50).collect::<Vec<u32>>());
        Ok(())
    }
}
