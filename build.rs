//! Turns the clause catalogues into the tables behind `thicket::clause`, and the modules of `thicket::factions` into its
//! registry.

use std::env;
use std::error::Error;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

#[path = "xtask/src/law/catalogue.rs"]
mod catalogue;

fn main() {
    if let Err(error) = run() {
        println!("cargo::error={error}");
    }
}

fn run() -> Result<(), Box<dyn Error>> {
    let root = PathBuf::from(env::var("CARGO_MANIFEST_DIR")?);
    println!("cargo::rerun-if-changed=xtask/src/law/catalogue.rs");
    for file in catalogue::files(&root)? {
        println!("cargo::rerun-if-changed={}", file.display());
    }
    // A new faction or deck brings a catalogue nobody watches yet, but it is always announced in one of these.
    for announcement in ["src/factions/mod.rs", "src/decks/mod.rs", "src/maps/mod.rs", "src/landmarks/mod.rs"] {
        if root.join(announcement).exists() {
            println!("cargo::rerun-if-changed={announcement}");
        }
    }
    let out = PathBuf::from(env::var("OUT_DIR")?);
    fs::write(out.join("clauses.rs"), tables(&catalogue::read(&root)?)?)?;
    fs::write(out.join("factions.rs"), factions(&root.join("src/factions"))?)?;
    Ok(())
}

/// The list of the factions that `mod.rs` in their folder has as modules: those with a catalogue of clauses. They stand
/// there once, where the formatter and the linters follow them.
fn factions(folder: &Path) -> Result<String, Box<dyn Error>> {
    let text = fs::read_to_string(folder.join("mod.rs"))?;
    let modules = text.lines().filter_map(|line| line.strip_prefix("pub mod ")?.strip_suffix(';'));
    let names: Vec<&str> = modules.filter(|name| folder.join(name).join("clauses.csv").exists()).collect();
    let mut out = format!("static BUILT: [Room; {}] = by_number([\n", names.len());
    for name in names {
        writeln!(out, "    (&{name}::FACTION, {name}::PROMISES),")?;
    }
    writeln!(out, "]);")?;
    Ok(out)
}

/// The rows as Rust, in reading order, and the order of the ids for searching. What only some programs ask for - the
/// page does not - stands in tables of its own, so that the others are made without it.
fn tables(rows: &[catalogue::Row]) -> Result<String, Box<dyn Error>> {
    let count = u16::try_from(rows.len())?;
    let mut by_id: Vec<u16> = (0..count).collect();
    by_id.sort_by_key(|at| &rows[usize::from(*at)].id);

    let mut out = String::new();
    writeln!(out, "const COUNT: u16 = {count};\nstatic IDS: [&str; {count}] = [")?;
    for row in rows {
        writeln!(out, "    {:?},", row.id)?;
    }
    writeln!(out, "];\nstatic BY_ID: [u16; {count}] = {by_id:?};\nstatic DETAILS: [Detail; {count}] = [")?;
    for row in rows {
        let kind = format!("{}{}", row.kind[..1].to_uppercase(), &row.kind[1..]);
        writeln!(out, "    Detail {{ owner: {:?}, kind: ClauseKind::{kind} }},", row.owner)?;
    }
    writeln!(out, "];\nstatic NEEDS: [&[&str]; {count}] = [")?;
    for row in rows {
        writeln!(out, "    &{:?},", row.needs)?;
    }
    writeln!(out, "];\nstatic SUMMARIES: [&str; {count}] = [")?;
    for row in rows {
        writeln!(out, "    {:?},", row.summary)?;
    }
    writeln!(out, "];")?;
    Ok(out)
}
