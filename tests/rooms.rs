//! Holds the house to its plan: which room may name which stands in `docs/architecture.md`, and a name means one thing.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

const PLAN: &str = "docs/architecture.md";
/// What the paragraph with the plan begins with.
const BEGINNING: &str = "Dependencies point one way:";

/// Every source file of the library, by path.
fn sources() -> BTreeMap<PathBuf, String> {
    let mut found = BTreeMap::new();
    let mut folders = vec![PathBuf::from("src")];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).expect("a folder of sources") {
            let path = entry.expect("an entry of it").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|ending| ending == "rs") && !path.starts_with("src/bin") {
                let text = fs::read_to_string(&path).expect("a source file");
                found.insert(path, text);
            }
        }
    }
    found
}

/// The room that a file belongs to: its folder below `src`, or its own name.
fn room(path: &Path) -> String {
    let first = path.iter().nth(1).expect("a file below src").to_string_lossy();
    first.trim_end_matches(".rs").to_owned()
}

/// Lines of code with their numbers, without comments on lines of their own.
fn code(text: &str) -> impl Iterator<Item = (usize, &str)> {
    (1..).zip(text.lines()).filter(|(_, line)| !line.trim_start().starts_with("//"))
}

/// The words that follow this one in a line.
fn after<'t>(line: &'t str, word: &'t str) -> impl Iterator<Item = &'t str> {
    let end = |rest: &str| rest.find(|sign: char| !sign.is_alphanumeric() && sign != '_').unwrap_or(rest.len());
    line.match_indices(word).map(move |(at, _)| {
        let rest = &line[at + word.len()..];
        &rest[..end(rest)]
    })
}

/// The floors of the house from the ground up, each with its rooms.
fn floors(plan: &str) -> Vec<Vec<&str>> {
    let (_, rest) = plan.split_once(BEGINNING).expect("a paragraph with the plan");
    let paragraph = rest.split("\n\n").next().unwrap_or(rest);
    let sentence = paragraph.split(". ").next().unwrap_or(paragraph);
    sentence.split('←').map(|floor| floor.split('`').skip(1).step_by(2).collect()).collect()
}

#[test]
fn no_room_names_one_beside_or_above_it() {
    let plan = fs::read_to_string(PLAN).expect("the plan of the house");
    let floors = floors(&plan);
    let floor = |room: &str| floors.iter().position(|rooms| rooms.contains(&room));
    let sources = sources();
    let rooms: BTreeSet<String> = sources.keys().map(|path| room(path)).filter(|room| room != "lib").collect();
    for room in &rooms {
        assert!(floor(room).is_some(), "{PLAN} does not say on which floor {room} is");
    }
    let mut wrong = Vec::new();
    for (path, text) in &sources {
        let own = room(path);
        for (number, line) in code(text) {
            for other in after(line, "crate::").filter(|other| rooms.contains(*other) && **other != own) {
                if floor(other) >= floor(&own) {
                    wrong.push(format!("{}:{number}: {own} names {other}", path.display()));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn no_faction_names_another() {
    let sources = sources();
    let own = |path: &Path| path.iter().nth(2).map(|name| name.to_string_lossy().trim_end_matches(".rs").to_owned());
    let rooms: BTreeSet<String> = sources
        .keys()
        .filter(|path| path.ends_with("mod.rs") && room(path) == "factions")
        .filter_map(|path| own(path))
        .collect();
    assert!(rooms.len() > 2, "there are factions");
    for (path, text) in sources.iter().filter(|(path, _)| room(path) == "factions" && path.components().count() > 3) {
        for (number, line) in code(text) {
            for other in after(line, "factions::").filter(|other| rooms.contains(*other)) {
                assert_eq!(Some(other), own(path).as_deref(), "{}:{number} names {other}", path.display());
            }
        }
    }
}

#[test]
fn each_public_type_has_a_name_of_its_own() {
    let mut places: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for (path, text) in &sources() {
        for (number, line) in code(text) {
            for word in ["pub struct ", "pub enum ", "pub trait ", "pub type "] {
                for name in after(line, word) {
                    places.entry(name.to_owned()).or_default().push(format!("{}:{number}", path.display()));
                }
            }
        }
    }
    assert!(places.len() > 100, "the house has types");
    let twice: Vec<String> = places
        .iter()
        .filter(|(_, places)| places.len() > 1)
        .map(|(name, places)| format!("{name}: {}", places.join(", ")))
        .collect();
    assert!(twice.is_empty(), "these names stand for several types:\n{}", twice.join("\n"));
}
