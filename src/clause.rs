//! Clauses of the law, by typed id.
//!
//! Every step, option, refusal, event and test says which clause it follows. The clauses stand in the `clauses.csv`
//! files beside the base law, the decks and the factions; the build script makes the tables of this module from them,
//! so an id that no catalogue holds does not compile.
//!
//! ```
//! use thicket::clause;
//!
//! let levy = clause!("NB.4.1");
//! assert_eq!(levy.id(), "NB.4.1");
//! assert_eq!(levy.owner(), "NB");
//! assert_eq!(levy.summary(), "Levy");
//! ```

use std::cmp::Ordering;
use std::fmt;

use serde::{Serialize, Serializer};

include!(concat!(env!("OUT_DIR"), "/clauses.rs"));

struct Detail {
    owner: &'static str,
    kind: ClauseKind,
}

/// One clause of the law, or one behaviour of a clause (`NB.4.1#2`).
///
/// Clauses compare in reading order: catalogue by catalogue, and within a catalogue from top to bottom.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Clause(u16);

/// What sort of thing a clause says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum ClauseKind {
    /// A title for the clauses under it.
    Heading,
    /// A remark about the law itself, which asks nothing of the engine.
    Note,
    /// A rule of the base law.
    Rule,
    /// The effect of a card.
    Card,
    /// Part of setting up.
    Setup,
    /// A standing ability of a faction.
    Ability,
    /// A step of a turn.
    Step,
    /// An action of a turn.
    Action,
    /// How a faction meets another one, or a card.
    Interaction,
    /// Something the screen shows.
    Ui,
}

impl Clause {
    /// The clause with this id, if a catalogue holds it.
    ///
    /// ```
    /// use thicket::clause::Clause;
    ///
    /// assert!(Clause::find("NB.4.2.II#1").is_some());
    /// assert!(Clause::find("NB.7").is_none());
    /// ```
    #[must_use]
    pub const fn find(id: &str) -> Option<Self> {
        let (mut low, mut high) = (0, BY_ID.len());
        while low < high {
            let middle = usize::midpoint(low, high);
            let at = BY_ID[middle];
            match compare(IDS[at as usize].as_bytes(), id.as_bytes()) {
                Ordering::Less => low = middle + 1,
                Ordering::Equal => return Some(Self(at)),
                Ordering::Greater => high = middle,
            }
        }
        None
    }

    /// Every clause, in reading order.
    ///
    /// ```
    /// use thicket::clause::Clause;
    ///
    /// let armorers = Clause::all().find(|clause| clause.id() == "CARD-armorers");
    /// assert_eq!(armorers, Clause::find("CARD-armorers"));
    /// ```
    pub fn all() -> impl ExactSizeIterator<Item = Self> + DoubleEndedIterator {
        (0..COUNT).map(Self)
    }

    /// The id, as it stands in the law.
    #[must_use]
    pub fn id(self) -> &'static str {
        IDS[usize::from(self.0)]
    }

    /// Whose clause it is: `LAW`, `CARD`, or the letters of a faction such as `NB`.
    #[must_use]
    pub fn owner(self) -> &'static str {
        self.detail().owner
    }

    /// What sort of thing the clause says.
    #[must_use]
    pub fn kind(self) -> ClauseKind {
        self.detail().kind
    }

    /// The factions, decks, maps and parts of the game without which the clause cannot come up.
    #[must_use]
    pub fn needs(self) -> &'static [&'static str] {
        NEEDS[usize::from(self.0)]
    }

    /// What the clause says, in our own words; for a heading, its title. The page reads this from files of its own
    /// (`www/law/`, made by `cargo xtask dist`) when somebody asks, so that no visit waits for it.
    #[must_use]
    pub fn summary(self) -> &'static str {
        SUMMARIES[usize::from(self.0)]
    }

    fn detail(self) -> &'static Detail {
        &DETAILS[usize::from(self.0)]
    }
}

/// The order of two byte strings, in a form that can run at compile time.
const fn compare(a: &[u8], b: &[u8]) -> Ordering {
    let mut i = 0;
    while i < a.len() && i < b.len() {
        if a[i] != b[i] {
            return if a[i] < b[i] { Ordering::Less } else { Ordering::Greater };
        }
        i += 1;
    }
    if a.len() == b.len() {
        Ordering::Equal
    } else if a.len() < b.len() {
        Ordering::Less
    } else {
        Ordering::Greater
    }
}

impl fmt::Display for Clause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}

impl fmt::Debug for Clause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}

impl Serialize for Clause {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}

/// The [`Clause`](crate::clause::Clause) with the given id, looked up at compile time.
///
/// ```
/// const FIRE: thicket::clause::Clause = thicket::clause!("NB.4.2");
/// assert_eq!(FIRE.to_string(), "NB.4.2");
/// ```
///
/// An id that no catalogue holds is a compile error:
///
/// ```compile_fail,E0080
/// let nothing = thicket::clause!("NB.9.9");
/// ```
#[macro_export]
macro_rules! clause {
    ($id:literal) => {{
        // A named constant: `cargo check` looks at these even where no code is made.
        const CLAUSE: $crate::clause::Clause = match $crate::clause::Clause::find($id) {
            Some(clause) => clause,
            None => panic!(concat!("no clauses.csv holds a clause ", $id)),
        };
        CLAUSE
    }};
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_clause_is_found_by_its_id() {
        for clause in Clause::all() {
            assert_eq!(Clause::find(clause.id()), Some(clause));
        }
        assert_eq!(Clause::all().len(), IDS.len());
    }

    #[test]
    fn ids_that_are_not_there_are_not_found() {
        for id in ["", "A", "NB", "NB.4.2.II#", "NB.4.2.II#99", "NB.4.2.IIX", "LAW-7.2nn", "ZZ.1", "nb.4"] {
            assert_eq!(Clause::find(id), None, "{id}");
        }
    }

    #[test]
    fn a_clause_is_its_id_wherever_it_is_written() {
        let clause = clause!("LAW-7.2q");
        assert_eq!(format!("{clause} {clause:?} [{clause:10}]"), "LAW-7.2q LAW-7.2q [LAW-7.2q  ]");
        assert_eq!(serde_json::to_string(&clause).expect("a string"), r#""LAW-7.2q""#);
        assert_eq!(serde_json::to_string(&clause.kind()).expect("a string"), r#""rule""#);
    }

    #[test]
    fn clauses_compare_in_reading_order() {
        assert!(clause!("NB.2") < clause!("NB.2.1"));
        assert!(clause!("C.2.5#2") < clause!("C.2.5#10"));
        assert!(clause!("LAW-9") < clause!("LAW-10"));
    }

    #[test]
    fn a_clause_knows_what_it_says() {
        let flight = clause!("NB.2.2.I#4");
        assert_eq!((flight.owner(), flight.kind(), flight.needs()), ("NB", ClauseKind::Interaction, &["vagabond"][..]));
        assert_eq!(clause!("NB.2.2.I").kind(), ClauseKind::Heading);
        assert_eq!(clause!("EDGE-01").owner(), "LAW");
        let owners: BTreeSet<_> = Clause::all().map(Clause::owner).collect();
        assert!(owners.is_superset(&BTreeSet::from(["LAW", "CARD", "NB", "BG", "BP", "CDG", "C"])), "{owners:?}");
    }
}
