//! Turns the clause catalogues into the tables behind `thicket::clause`.

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
    for announcement in ["src/factions/mod.rs", "src/decks/mod.rs"] {
        if root.join(announcement).exists() {
            println!("cargo::rerun-if-changed={announcement}");
        }
    }
    let tables = tables(&catalogue::read(&root)?)?;
    fs::write(Path::new(&env::var("OUT_DIR")?).join("clauses.rs"), tables)?;
    Ok(())
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
        writeln!(out, "    Detail {{ owner: {:?}, kind: Kind::{kind} }},", row.owner)?;
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
