//! Lessons and puzzles for the page: the engine reads the scenario files beside the factions, checks them, and writes them
//! as the page asks for them. The page itself knows positions as links only, and has no reader of scenarios.

use std::fs;

use crate::process;
use crate::project::{Outcome, Project};
use crate::site::{self, Site};

/// Where factions have their lessons: below, each in its own folder.
const FACTIONS: &str = "src/factions";

/// Where the page finds them.
const SHELF: &str = "www/lessons/";

/// A file for each faction that teaches, and the list of them.
///
/// # Errors
///
/// When the engine does not compile, or a lesson does not come true.
pub fn lessons(project: &Project) -> Outcome<Site> {
    let made = project.target().join("lessons");
    match fs::remove_dir_all(&made) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => {
            return Err(format!("{} cannot be cleared: {error}", made.display()));
        }
        _ => {}
    }
    let engine = ["run", "--quiet", "--package", "thicket", "--bin", "thicket", "--locked", "--", "lessons"];
    let mut cargo = process::cargo(project.root(), engine);
    cargo.arg(FACTIONS).arg("--to").arg(&made);
    process::capture(cargo)?;
    let mut shelf = Site::default();
    for file in site::files_below(&made)? {
        let name = file.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        shelf.add(format!("{SHELF}{name}"), site::read(&file)?);
    }
    Ok(shelf)
}
