//! What each faction adds to what goes over the wire: the engine is built with all of them, and once more without each.

use std::collections::BTreeMap;
use std::fs;

use crate::bundle::{self, Form, MAIN};
use crate::copy;
use crate::npm::{self, Packages};
use crate::project::{Outcome, Project};
use crate::site;
use crate::sizes::thousands;
use crate::wasm::{self, Profile};

/// Where the factions are announced.
const FACTIONS: &str = "src/factions/mod.rs";

/// Prints what the factions cost, each by its key; all that there are if none is named.
///
/// # Errors
///
/// When there is no such faction, or the engine does not compile without one.
pub fn print(project: &Project, keys: &[String]) -> Outcome {
    let announced = site::read_text(&project.at(FACTIONS))?;
    let built: Vec<String> = announced
        .lines()
        .filter_map(|line| line.strip_prefix("pub mod ")?.strip_suffix(';'))
        .filter(|module| project.at(&format!("src/factions/{module}/clauses.csv")).exists())
        .map(|module| module.replace('_', "-"))
        .collect();
    if let Some(unknown) = keys.iter().find(|key| !built.contains(key)) {
        return Err(format!("there is no faction {unknown}"));
    }

    npm::ensure(project, Packages::Runtime)?;
    wasm::build(project, Profile::Small)?;
    let whole = engine(project)?;
    let page = bundle::bundle(project, Form::Site)?;
    let first = page.needed_by(MAIN)?;
    let (copy, folder) = (project.below("target/without"), project.at("target/without"));
    copy::sources(project.root(), &folder, &BTreeMap::new())?;

    println!("{:>12} {:>12} {:>12}  compressed bytes", "engine", "look, words", "together");
    let asked = if keys.is_empty() { &built } else { keys };
    for key in asked {
        let line = format!("pub mod {};\n", key.replace('-', "_"));
        let without = announced.replace(&line, "");
        let file = folder.join(FACTIONS);
        fs::write(&file, without).map_err(|error| format!("{} cannot be written: {error}", file.display()))?;
        wasm::build(&copy, Profile::Small)?;
        let engine = whole.saturating_sub(engine(&copy)?);
        let look = page.made_of(&format!("www/factions/{key}/{key}.js"))?;
        let mut look_and_words = 0;
        for path in page.needed_by(look)?.iter().filter(|path| !first.contains(path)) {
            look_and_words += site::gzip(page.files.content(path)?).len();
        }
        let sums = [engine, look_and_words, engine + look_and_words].map(thousands);
        println!("{:>12} {:>12} {:>12}  {key}", sums[0], sums[1], sums[2]);
    }
    Ok(())
}

/// The engine as it goes over the wire, in bytes.
fn engine(project: &Project) -> Outcome<usize> {
    Ok(site::gzip(&site::read(&Profile::Small.folder(project).join(wasm::ENGINE))?).len())
}
