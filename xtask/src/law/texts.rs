//! What the clauses say, for the page: a file for each owner, read when somebody asks for the law.

use std::collections::BTreeMap;
use std::path::Path;

use serde_json::{Map, Value};

use super::catalogue::{self, Row};
use crate::project::Outcome;

/// For each owner the summaries of its clauses by id, as JSON.
///
/// # Errors
///
/// When a catalogue cannot be read.
pub fn texts(root: &Path) -> Outcome<BTreeMap<String, String>> {
    let rows = catalogue::read(root).map_err(|error| error.to_string())?;
    Ok(by_owner(rows).into_iter().map(|(owner, texts)| (owner, Value::Object(texts).to_string())).collect())
}

fn by_owner(rows: Vec<Row>) -> BTreeMap<String, Map<String, Value>> {
    let mut owners: BTreeMap<_, Map<_, _>> = BTreeMap::new();
    for Row { id, owner, summary, .. } in rows {
        owners.entry(owner).or_default().insert(id, summary.into());
    }
    owners
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_owner_has_its_clauses() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in the project");
        let count = catalogue::read(root).expect("sound catalogues").len();
        let texts = texts(root).expect("sound catalogues");
        let read = texts.values().map(|text| serde_json::from_str::<Map<String, Value>>(text).expect("JSON").len());
        assert_eq!(read.sum::<usize>(), count);
        assert!(texts["LAW"].contains("\"EDGE-01\":"));
    }
}
