//! `cargo xtask law`: which clauses of the law have a test.
//!
//! A test cites the clauses it shows. A scenario under `tests/` has lines such as `clause: NB.4.2.II#2, NB.4.2.II#3`;
//! Rust and JavaScript tests under `tests/` have comments of the form `// clause: NB.1#1`. Ids are separated by commas
//! or spaces. The clauses themselves stand in the catalogues, see [`catalogue`].

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use catalogue::{Place, Row};

mod catalogue;
mod texts;

pub use texts::texts;

/// File name endings of tests written as code.
const CODE: [&str; 4] = ["rs", "js", "mjs", "ts"];

/// Why `cargo xtask law` fails.
#[derive(Debug)]
pub enum Error {
    /// An argument it does not know.
    Argument(String),
    /// A catalogue that cannot be read.
    Catalogue(catalogue::Error),
    /// A test file or folder that cannot be read.
    Tests(PathBuf, io::Error),
    /// Ids cited by tests that no catalogue holds.
    Unknown(Vec<Citation>),
    /// So many rows of finished owners have no test.
    Uncovered(usize),
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Argument(argument) => {
                write!(
                    f,
                    "law: unknown argument '{argument}'; the only one is --all, which lists every clause with its tests"
                )
            }
            Self::Catalogue(error) => write!(f, "{error}"),
            Self::Tests(path, error) => write!(f, "{}: {error}", path.display()),
            Self::Unknown(citations) => {
                write!(f, "tests cite clauses that no clauses.csv holds:")?;
                citations.iter().try_for_each(|Citation { id, place }| write!(f, "\n  {place}: {id}"))
            }
            Self::Uncovered(count) => {
                write!(f, "clauses without a test that wait for nothing: {count}")
            }
        }
    }
}

impl std::error::Error for Error {}

/// Prints how far the tests cover the law. `--all` lists every clause with its tests.
///
/// # Errors
///
/// If an argument is unknown, a file cannot be read or is malformed, a test cites an unknown clause, or a row of a
/// finished owner has no test and does not wait for anything.
pub fn run(args: &[String]) -> Result<(), Error> {
    if let Some(other) = args.iter().find(|arg| *arg != "--all") {
        return Err(Error::Argument(other.clone()));
    }
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in the project");
    let rows = catalogue::read(root).map_err(Error::Catalogue)?;
    let built = built(root)?;
    let citations = citations(root)?;
    let report = Report::new(&rows, &citations, &built, !args.is_empty());
    // The verdict stands even if nobody reads the report to its end.
    let _ = write!(io::stdout().lock(), "{report}");
    report.verdict()
}

/// What is built of the things that rows can wait for: the factions, decks and maps that are entered in their registry. A
/// folder that no registry names is being worked on: nothing waits for a test of it.
fn built(root: &Path) -> Result<BTreeSet<String>, Error> {
    let mut built = catalogue::rooms(root).map_err(Error::Catalogue)?;
    let mut named = BTreeSet::new();
    for folder in catalogue::ROOMS {
        let registry = Path::new(folder).join("mod.rs");
        let text = fs::read_to_string(root.join(&registry)).map_err(|error| Error::Tests(registry, error))?;
        let words = text.split(|sign: char| !sign.is_alphanumeric() && sign != '_');
        named.extend(words.map(|word| word.replace('_', "-")));
    }
    built.retain(|key| named.contains(key));
    Ok(built)
}

/// One id cited by a test.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Citation {
    id: String,
    place: Place,
}

/// Every citation in the tests of the project at `root`, by file and line.
fn citations(root: &Path) -> Result<Vec<Citation>, Error> {
    let mut found = Vec::new();
    let mut open = vec![PathBuf::from("tests")];
    while let Some(path) = open.pop() {
        let failed = |error| Error::Tests(path.clone(), error);
        if root.join(&path).is_dir() {
            for entry in fs::read_dir(root.join(&path)).map_err(failed)? {
                let name = entry.map_err(failed)?.file_name();
                if name != "node_modules" {
                    open.push(path.join(name));
                }
            }
        } else if is_test(&path) {
            cite(&path, &fs::read_to_string(root.join(&path)).map_err(failed)?, &mut found);
        }
    }
    found.sort_by(|a, b| a.place.cmp(&b.place));
    Ok(found)
}

/// Whether the file is one that can cite clauses.
fn is_test(path: &Path) -> bool {
    path.extension().is_some_and(|kind| kind == "scenario" || CODE.iter().any(|code| kind == *code))
}

/// Adds the citations of one file to `found`.
fn cite(path: &Path, text: &str, found: &mut Vec<Citation>) {
    let is_scenario = path.extension().is_some_and(|kind| kind == "scenario");
    for (line, text) in (1..).zip(text.lines()) {
        let ids = if is_scenario {
            text.trim_start().strip_prefix("clause:")
        } else {
            text.split_once("// clause:").map(|(_, ids)| ids)
        };
        let ids = ids.unwrap_or_default().split([',', ' ', '\t']);
        found.extend(
            ids.filter(|id| !id.is_empty())
                .map(|id| Citation { id: id.to_owned(), place: Place { file: path.to_path_buf(), line } }),
        );
    }
}

/// The rows of the catalogue, each with the tests that cite it.
struct Report<'a> {
    owners: BTreeMap<&'a str, Vec<Line<'a>>>,
    unknown: Vec<Citation>,
    idle: Vec<&'a Citation>,
    built: &'a BTreeSet<String>,
    all: bool,
}

/// A row that wants a test.
struct Line<'a> {
    row: &'a Row,
    tests: Vec<&'a Place>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    Covered,
    Waiting,
    Uncovered,
}

impl<'a> Report<'a> {
    fn new(rows: &'a [Row], citations: &'a [Citation], built: &'a BTreeSet<String>, all: bool) -> Self {
        let mut tests: BTreeMap<&str, Vec<&Place>> = BTreeMap::new();
        for Citation { id, place } in citations {
            tests.entry(id).or_default().push(place);
        }
        let mut owners: BTreeMap<&str, Vec<Line>> = BTreeMap::new();
        for row in rows.iter().filter(|row| catalogue::is_tested(&row.kind)) {
            let tests = tests.get(row.id.as_str()).cloned().unwrap_or_default();
            owners.entry(&row.owner).or_default().push(Line { row, tests });
        }
        let known: BTreeMap<&str, &Row> = rows.iter().map(|row| (row.id.as_str(), row)).collect();
        let is_idle = |id: &str| known.get(id).is_some_and(|row| !catalogue::is_tested(&row.kind));
        Self {
            owners,
            unknown: citations.iter().filter(|citation| !known.contains_key(citation.id.as_str())).cloned().collect(),
            idle: citations.iter().filter(|citation| is_idle(&citation.id)).collect(),
            built,
            all,
        }
    }

    /// Whether every row of an owner needs a test by now: the base law, and what is entered in a registry.
    fn is_finished(&self, lines: &[Line]) -> bool {
        lines.iter().all(|line| line.room().is_none_or(|room| self.built.contains(&room)))
    }

    fn state(&self, line: &Line) -> State {
        if !line.tests.is_empty() {
            State::Covered
        } else if self.missing(line).next().is_some() {
            State::Waiting
        } else {
            State::Uncovered
        }
    }

    /// What the row of a line needs that is not built.
    fn missing<'l>(&'l self, line: &'l Line) -> impl Iterator<Item = &'l str> {
        line.row.needs.iter().filter(|need| !self.built.contains(*need)).map(String::as_str)
    }

    fn verdict(self) -> Result<(), Error> {
        if !self.unknown.is_empty() {
            return Err(Error::Unknown(self.unknown));
        }
        let finished = self.owners.values().filter(|lines| self.is_finished(lines));
        let uncovered = finished.flatten().filter(|line| self.state(line) == State::Uncovered);
        match uncovered.count() {
            0 => Ok(()),
            count => Err(Error::Uncovered(count)),
        }
    }
}

impl Line<'_> {
    /// The key of the faction, deck or map beside which the row stands; none for the base law.
    fn room(&self) -> Option<String> {
        let folder = self.row.place.file.parent()?;
        let is_room = catalogue::ROOMS.iter().any(|rooms| folder.parent() == Some(Path::new(rooms)));
        is_room.then(|| folder.file_name().unwrap_or_default().to_string_lossy().replace('_', "-"))
    }
}

impl fmt::Display for Report<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (owner, lines) in &self.owners {
            if self.all {
                writeln!(f, "{owner}: every clause and its tests")?;
                for Line { row, tests } in lines {
                    writeln!(f, "  {:<16} {}", row.id, row.summary)?;
                    tests.iter().try_for_each(|place| writeln!(f, "  {:<16}   {place}", ""))?;
                }
            }
            let of = |state| lines.iter().filter(move |line| self.state(line) == state);
            if of(State::Waiting).next().is_some() {
                writeln!(f, "{owner}: waiting")?;
            }
            for line in of(State::Waiting) {
                let missing: BTreeSet<_> = self.missing(line).collect();
                let missing: Vec<_> = missing.into_iter().collect();
                writeln!(f, "  {:<16} for {}", line.row.id, missing.join(", "))?;
            }
            if of(State::Uncovered).next().is_some() {
                writeln!(f, "{owner}: without a test")?;
            }
            for Line { row, .. } in of(State::Uncovered) {
                writeln!(f, "  {:<16} {}", row.id, row.summary)?;
            }
        }
        if !self.idle.is_empty() {
            writeln!(f, "citations that cover nothing, because a heading or note has nothing to test")?;
        }
        for Citation { id, place } in &self.idle {
            writeln!(f, "  {id:<16} {place}")?;
        }
        writeln!(f, "owner  clauses  covered  waiting  without a test")?;
        for (owner, lines) in &self.owners {
            let count = |state| lines.iter().filter(|line| self.state(line) == state).count();
            let [covered, waiting, uncovered] = [State::Covered, State::Waiting, State::Uncovered].map(count);
            let finished = if self.is_finished(lines) { "  (finished)" } else { "" };
            writeln!(f, "{owner:<5}  {:>7}  {covered:>7}  {waiting:>7}  {uncovered:>14}{finished}", lines.len())?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::sync::LazyLock;

    use super::*;

    fn row(id: &str, kind: &str, needs: &[&str]) -> Row {
        Row {
            id: id.to_owned(),
            owner: id.split('.').next().unwrap_or_default().to_owned(),
            kind: kind.to_owned(),
            needs: needs.iter().map(|need| (*need).to_owned()).collect(),
            summary: format!("What {id} says"),
            place: Place { file: PathBuf::from("src/factions/wild_boars/clauses.csv"), line: 2 },
        }
    }

    /// The room of the rows here, and one more.
    static TWO: LazyLock<BTreeSet<String>> =
        LazyLock::new(|| ["wild-boars", "blacktail-guild"].map(str::to_owned).into());

    fn cited(path: &str, text: &str) -> Vec<Citation> {
        let path = Path::new(path);
        let mut found = Vec::new();
        assert!(is_test(path), "{path:?}");
        cite(path, text, &mut found);
        found
    }

    fn words(citations: &[Citation]) -> Vec<String> {
        citations.iter().map(|Citation { id, place }| format!("{place} {id}")).collect()
    }

    #[test]
    fn scenarios_cite_in_lines_of_their_own() {
        let found = cited(
            "a.scenario",
            "title: Levy\nclause: NB.4.1#1, NB.4.1#2 NB.4.1#3\n\n  clause:NB.4#1\nnot clause: NB.9\n",
        );
        assert_eq!(
            words(&found),
            ["a.scenario:2 NB.4.1#1", "a.scenario:2 NB.4.1#2", "a.scenario:2 NB.4.1#3", "a.scenario:4 NB.4#1"]
        );
    }

    #[test]
    fn code_cites_in_comments() {
        for file in ["a.rs", "a.js", "a.mjs", "a.ts"] {
            let found = cited(file, "    // clause: NB.1#1\nclause: NB.2\ntest(); // clause: NB.3, NB.4\n");
            assert_eq!(words(&found), ["1 NB.1#1", "3 NB.3", "3 NB.4"].map(|cited| format!("{file}:{cited}")));
        }
        assert!(!is_test(Path::new("tests/notes.md")) && !is_test(Path::new("tests/scenario")));
    }

    #[test]
    fn rows_of_a_finished_owner_need_a_test() {
        let rows = [row("NB.4", "heading", &[]), row("NB.4#1", "step", &[]), row("NB.4#2", "step", &[])];
        let citations = cited("a.scenario", "clause: NB.4#1");
        let report = Report::new(&rows, &citations, &TWO, false);
        let text = report.to_string();
        assert!(text.contains("NB: without a test\n  NB.4#2           What NB.4#2 says\n"), "{text}");
        assert!(text.ends_with("NB           2        1        0               1  (finished)\n"), "{text}");
        assert!(matches!(report.verdict(), Err(Error::Uncovered(1))));
    }

    #[test]
    fn rows_may_wait_for_what_is_not_built() {
        let rows = [row("NB.4#1", "step", &["blacktail-guild", "vagabond"])];
        let report = Report::new(&rows, &[], &TWO, false);
        let text = report.to_string();
        assert!(text.contains("NB: waiting\n  NB.4#1           for vagabond\n"), "{text}");
        assert!(report.verdict().is_ok());
    }

    #[test]
    fn what_is_built_is_waited_for_no_more() {
        let rows = [row("NB.4#1", "step", &["blacktail-guild"])];
        assert!(matches!(Report::new(&rows, &[], &TWO, false).verdict(), Err(Error::Uncovered(1))));
    }

    #[test]
    fn what_no_registry_names_may_lack_tests() {
        let rows = [row("XX.4#1", "step", &[])];
        let none = BTreeSet::new();
        let report = Report::new(&rows, &[], &none, false);
        assert!(report.to_string().contains("XX: without a test"));
        assert!(report.verdict().is_ok());
    }

    #[test]
    fn unknown_ids_are_an_error_with_their_place() {
        let citations = cited("a.scenario", "clause: XX.9");
        let error = Report::new(&[], &citations, &TWO, false).verdict().expect_err("no such clause");
        assert!(error.to_string().ends_with("\n  a.scenario:1: XX.9"), "{error}");
    }

    #[test]
    fn a_cited_heading_covers_nothing_and_says_so() {
        let rows = [row("XX.4", "heading", &[]), row("XX.4#1", "step", &[])];
        let citations = cited("a.scenario", "clause: XX.4");
        let none = BTreeSet::new();
        let report = Report::new(&rows, &citations, &none, false);
        let text = report.to_string();
        assert!(text.contains("a heading or note has nothing to test\n  XX.4             a.scenario:1\n"), "{text}");
        assert!(text.contains("XX: without a test"), "{text}");
        assert!(report.verdict().is_ok());
    }

    #[test]
    fn all_lists_the_tests_of_each_clause() {
        let rows = [row("XX.4#1", "step", &[])];
        let citations = cited("a.scenario", "clause: XX.4#1");
        let text = Report::new(&rows, &citations, &TWO, true).to_string();
        assert!(text.contains("  XX.4#1           What XX.4#1 says\n                     a.scenario:1\n"), "{text}");
    }

    #[test]
    fn only_one_argument_is_known() {
        let error = run(&["--al".to_owned()]).expect_err("unknown argument");
        assert!(error.to_string().starts_with("law: unknown argument '--al'"), "{error}");
    }

    #[test]
    fn what_is_built_is_read_from_the_registries() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in the project");
        let built = built(root).expect("the registries can be read");
        assert!(["bone-patrol", "base", "autumn"].iter().all(|key| built.contains(*key)), "{built:?}");
        assert!(!built.contains("hirelings"), "{built:?}");
    }
}
