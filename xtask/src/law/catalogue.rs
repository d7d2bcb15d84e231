//! The clause catalogue: every `clauses.csv` under `src/`, read and checked.
//!
//! A catalogue lies beside what it describes: one for the base law, one for each deck, faction, map and landmark. It has four
//! columns:
//!
//! | column | meaning |
//! |---|---|
//! | `id` | the clause, such as `NB.4.2.II`, or one behaviour of it, such as `NB.4.2.II#3` |
//! | `kind` | one of [`KINDS`]; a `heading` only names what stands under it, a `note` asks nothing of the engine |
//! | `needs` | what must be built before a test of the row can exist: factions, decks, maps and landmarks that are there or keys of [`COMING`], joined by `;`, or nothing |
//! | `summary` | what the clause says, in our own words |
//!
//! Two programs use this module: the build script makes typed ids of the catalogue, and `cargo xtask law` compares it
//! with the tests.

use std::collections::{BTreeSet, HashMap};
use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};

/// The kinds a row may have.
pub const KINDS: &[&str] =
    &["heading", "note", "rule", "card", "setup", "ability", "step", "action", "interaction", "ui"];

/// What rows may wait for besides the factions, decks, maps and landmarks that have a room: official ones that have none yet, and
/// parts of the game.
pub const COMING: &[&str] = &["diaspora", "council", "knaves", "hirelings"];

/// Where factions, decks, maps and landmarks live.
pub const ROOMS: [&str; 4] = ["src/factions", "src/decks", "src/maps", "src/landmarks"];

const COLUMNS: [&str; 4] = ["id", "kind", "needs", "summary"];

/// One row of a catalogue.
#[derive(Clone, Debug)]
pub struct Row {
    /// The id of the clause.
    pub id: String,
    /// Whose clause it is: the letters its id begins with, `LAW` for the edge cases of the base law.
    pub owner: String,
    /// One of [`KINDS`].
    pub kind: String,
    /// What a test of the row needs, all of it.
    pub needs: Vec<String>,
    /// What the clause says.
    pub summary: String,
    /// Where the row stands.
    pub place: Place,
}

/// A line of a file, written as `file:line`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Place {
    /// The file, relative to the project.
    pub file: PathBuf,
    /// The line, counted from 1; 0 stands for the file as a whole.
    pub line: u64,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            0 => write!(f, "{}", self.file.display()),
            line => write!(f, "{}:{line}", self.file.display()),
        }
    }
}

/// What is wrong with a catalogue, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Error {
    place: Place,
    fault: String,
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.place, self.fault)
    }
}

impl std::error::Error for Error {}

impl Error {
    fn at(file: &Path, line: u64, fault: impl fmt::Display) -> Self {
        Self { place: Place { file: file.to_path_buf(), line }, fault: fault.to_string() }
    }
}

/// Every `clauses.csv` under `src/` of the project at `root`, sorted, relative to `root`.
///
/// # Errors
///
/// If a folder cannot be read.
pub fn files(root: &Path) -> Result<Vec<PathBuf>, Error> {
    let mut found = Vec::new();
    let mut folders = vec![PathBuf::from("src")];
    while let Some(folder) = folders.pop() {
        let failed = |error: std::io::Error| Error::at(&folder, 0, error);
        for entry in fs::read_dir(root.join(&folder)).map_err(failed)? {
            let entry = entry.map_err(failed)?;
            let path = folder.join(entry.file_name());
            if entry.file_type().map_err(failed)?.is_dir() {
                folders.push(path);
            } else if entry.file_name() == "clauses.csv" {
                found.push(path);
            }
        }
    }
    found.sort();
    Ok(found)
}

/// All rows of all catalogues of the project at `root`, in reading order.
///
/// # Errors
///
/// If a file cannot be read, a row is malformed, an id stands twice, or a clause has no row for the clause above it.
pub fn read(root: &Path) -> Result<Vec<Row>, Error> {
    let mut rows = Vec::new();
    let rooms = rooms(root)?;
    for file in files(root)? {
        let text = fs::read_to_string(root.join(&file)).map_err(|error| Error::at(&file, 0, error))?;
        parse(&file, &text, &rooms, &mut rows)?;
    }
    check_ids(&rows)?;
    Ok(rows)
}

/// The factions, decks, maps and landmarks that have a room in the project at `root`, by key: a folder or file with its name.
///
/// # Errors
///
/// If a folder cannot be read.
pub fn rooms(root: &Path) -> Result<BTreeSet<String>, Error> {
    let mut found = BTreeSet::new();
    for folder in ROOMS.map(Path::new) {
        let failed = |error: std::io::Error| Error::at(folder, 0, error);
        for entry in fs::read_dir(root.join(folder)).map_err(failed)? {
            let path = PathBuf::from(entry.map_err(failed)?.file_name());
            let name = path.file_stem().unwrap_or_default().to_string_lossy().replace('_', "-");
            found.insert(name);
        }
    }
    found.remove("mod");
    Ok(found)
}

/// Adds the rows of one file to `rows`.
fn parse(file: &Path, text: &str, rooms: &BTreeSet<String>, rows: &mut Vec<Row>) -> Result<(), Error> {
    let failed = |error: csv::Error| Error::at(file, error.position().map_or(0, csv::Position::line), &error);
    let mut reader = csv::Reader::from_reader(text.as_bytes());
    if reader.headers().map_err(failed)?.iter().ne(COLUMNS) {
        return Err(Error::at(file, 1, format!("the first line must be {}", COLUMNS.join(","))));
    }
    for record in reader.records() {
        let record = record.map_err(failed)?;
        let line = record.position().map_or(0, csv::Position::line);
        rows.push(row(file, line, rooms, &record).map_err(|fault| Error::at(file, line, fault))?);
    }
    Ok(())
}

fn row(file: &Path, line: u64, rooms: &BTreeSet<String>, record: &csv::StringRecord) -> Result<Row, String> {
    let [id, kind, needs, summary] = [0, 1, 2, 3].map(|column| record.get(column).unwrap_or_default());
    let owner = owner(id).ok_or_else(|| format!("'{id}' is no clause id"))?;
    if !KINDS.contains(&kind) {
        return Err(format!("{id}: '{kind}' is no kind; kinds are {}", KINDS.join(", ")));
    }
    let needs: Vec<_> = needs.split(';').filter(|need| !need.is_empty()).map(str::to_owned).collect();
    if let Some(need) = needs.iter().find(|need| !rooms.contains(*need) && !COMING.contains(&need.as_str())) {
        let rooms = rooms.iter().map(String::as_str).chain(COMING.iter().copied()).collect::<Vec<_>>().join(", ");
        return Err(format!("{id}: '{need}' is nothing to wait for; write some of {rooms}"));
    }
    if !is_tested(kind) && !needs.is_empty() {
        return Err(format!("{id}: a {kind} waits for nothing"));
    }
    if kind == "heading" && id.contains('#') {
        return Err(format!("{id}: a single behaviour cannot be a heading"));
    }
    if summary.is_empty() || summary.trim() != summary {
        return Err(format!("{id}: the summary is empty or has spaces round it"));
    }
    Ok(Row {
        id: id.to_owned(),
        owner: owner.to_owned(),
        kind: kind.to_owned(),
        needs,
        summary: summary.to_owned(),
        place: Place { file: file.to_path_buf(), line },
    })
}

/// Whether rows of this kind say something a test can show.
pub fn is_tested(kind: &str) -> bool {
    !matches!(kind, "heading" | "note")
}

/// The owner an id names, if it is a well-formed id.
fn owner(id: &str) -> Option<&str> {
    let end = id.find(['.', '-'])?;
    let (letters, rest) = (&id[..end], &id[end + 1..]);
    let (clause, number) = rest.split_once('#').map_or((rest, None), |(clause, number)| (clause, Some(number)));
    let clause_fits = clause
        .split('.')
        .all(|part| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-'));
    let number_fits = number.is_none_or(|number| !number.starts_with('0') && number.parse::<u16>().is_ok());
    let fits = !letters.is_empty() && letters.bytes().all(|byte| byte.is_ascii_uppercase());
    (fits && clause_fits && number_fits).then_some(if letters == "EDGE" { "LAW" } else { letters })
}

/// The id one level up: `NB.4.2.II#3`, `NB.4.2.II`, `NB.4.2`, `NB.4`; `LAW-7.2n`, `LAW-7.2`, `LAW-7`.
fn parent(id: &str) -> Option<&str> {
    if let Some((clause, _)) = id.split_once('#') {
        return Some(clause);
    }
    let rest = id.find(['.', '-'])? + 1;
    let bytes = id.as_bytes();
    if let [.., digit, letter] = &bytes[rest..]
        && digit.is_ascii_digit()
        && letter.is_ascii_lowercase()
    {
        return Some(&id[..id.len() - 1]);
    }
    id.rfind('.').filter(|dot| *dot >= rest).map(|dot| &id[..dot])
}

fn check_ids(rows: &[Row]) -> Result<(), Error> {
    let mut places = HashMap::new();
    for row in rows {
        if let Some(first) = places.insert(row.id.as_str(), &row.place) {
            let fault = format!("{} stands already in {first}", row.id);
            return Err(Error::at(&row.place.file, row.place.line, fault));
        }
    }
    for row in rows {
        if let Some(parent) = parent(&row.id).filter(|parent| !places.contains_key(parent)) {
            let fault = format!("{} has no row for {parent} above it", row.id);
            return Err(Error::at(&row.place.file, row.place.line, fault));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str) -> Result<Vec<Row>, String> {
        let mut rows = Vec::new();
        parse(Path::new("clauses.csv"), text, &BTreeSet::new(), &mut rows).map_err(|error| error.to_string())?;
        check_ids(&rows).map_err(|error| error.to_string())?;
        Ok(rows)
    }

    fn fault(text: &str) -> String {
        check(text).expect_err("the catalogue is faulty")
    }

    #[test]
    fn rows_are_read_with_their_place() {
        let rows = check(concat!(
            "id,kind,needs,summary\n",
            "NB.4,heading,,Birdsong\n",
            "NB.4#1,step,council;diaspora,\"One, then another\"\n",
            "EDGE-01,rule,,A short supply\n",
        ))
        .expect("a sound catalogue");
        assert_eq!(rows[1].needs, ["council", "diaspora"]);
        assert_eq!(rows[1].summary, "One, then another");
        assert_eq!(rows[1].place.to_string(), "clauses.csv:3");
        assert_eq!((rows[1].owner.as_str(), rows[2].owner.as_str()), ("NB", "LAW"));
    }

    #[test]
    fn faults_name_file_and_line() {
        assert_eq!(fault("id,summary\n"), "clauses.csv:1: the first line must be id,kind,needs,summary");
        for (row, expected) in [
            ("NB4,step,,Text", "'NB4' is no clause id"),
            ("NB.4#0,step,,Text", "'NB.4#0' is no clause id"),
            ("NB..4,step,,Text", "'NB..4' is no clause id"),
            ("NB.4,stop,,Text", "'stop' is no kind"),
            ("NB.4,step,cats,Text", "'cats' is nothing to wait for"),
            ("NB.4,note,council,Text", "a note waits for nothing"),
            ("NB.4#1,heading,,Text", "a single behaviour cannot be a heading"),
            ("NB.4,step,,", "the summary is empty"),
            ("NB.4,step,,Text \n", "has spaces round it"),
            ("NB.4,step,Text", "found record with 3 fields"),
            ("NB.3,heading,,Setup", "NB.3 stands already in clauses.csv:2"),
            ("NB.4#1,step,,Text", "NB.4#1 has no row for NB.4 above it"),
        ] {
            let message = fault(&format!("id,kind,needs,summary\nNB.3,heading,,Setup\n{row}\n"));
            assert!(message.starts_with("clauses.csv:3: "), "{message}");
            assert!(message.contains(expected), "{message}");
        }
    }

    #[test]
    fn every_id_knows_the_one_above() {
        for (id, expected) in [
            ("NB.4.2.II#3", Some("NB.4.2.II")),
            ("NB.4.2.II", Some("NB.4.2")),
            ("NB.2.2.I.c", Some("NB.2.2.I")),
            ("NB.4", None),
            ("LAW-7.2n", Some("LAW-7.2")),
            ("LAW-7.2", Some("LAW-7")),
            ("LAW-8a", Some("LAW-8")),
            ("LAW-7", None),
            ("EDGE-01", None),
            ("CARD-stand-and-deliver", None),
        ] {
            assert_eq!(parent(id), expected, "{id}");
        }
    }
}
