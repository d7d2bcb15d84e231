//! The licence texts of what the site contains, which those licences ask us to pass on.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;

use crate::crates::{self, Package};
use crate::project::{Outcome, Project};
use crate::site;

const HEAD: &str = "Thicket contains the libraries below, each under the licence that follows it.
It also contains parts of the Rust standard library (MIT OR Apache-2.0, The Rust Project Developers).
";

/// The notices for a site: the crates inside the engine and the packages inside the page, with one copy of
/// each text.
///
/// # Errors
///
/// When cargo does not answer or a library has no licence text.
pub fn notices(project: &Project, packages: &BTreeSet<String>) -> Outcome<String> {
    let shipped = crates::shipped(project)?;
    let mut names_by_text: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for package in &shipped {
        let text = licence_text(&package.folder)
            .or_else(|| shared_text(package, &shipped))
            .or_else(|| {
                package.licence.as_ref().filter(|names| names.contains("Apache-2.0")).and_then(|_| apache(&shipped))
            })
            .ok_or_else(|| format!("{} has no licence text", package.name))?;
        names_by_text.entry(text).or_default().push(title(&package.name, &package.version, package.licence.as_deref()));
    }
    for name in packages {
        let folder = project.node_modules().join(name);
        let about: Value = serde_json::from_str(&site::read_text(&folder.join("package.json"))?)
            .map_err(|error| format!("package.json of {name} cannot be understood: {error}"))?;
        let licence = about["license"].as_str();
        let text = licence_text(&folder)
            .or_else(|| licence.filter(|&name| name == "Apache-2.0").and_then(|_| apache(&shipped)))
            .ok_or_else(|| format!("{name} has no licence text"))?;
        let version = about["version"].as_str().unwrap_or_default();
        names_by_text.entry(text).or_default().push(title(name, version, licence));
    }
    Ok(print(&names_by_text))
}

fn print(names_by_text: &BTreeMap<String, Vec<String>>) -> String {
    // By the words of what they share: its lines are broken in different places.
    let mut blocks: BTreeMap<String, (&str, Vec<String>)> = BTreeMap::new();
    for (text, names) in names_by_text {
        let (own, shared) = split(text);
        let words = shared.split_whitespace().collect::<Vec<_>>().join(" ");
        let heads = &mut blocks.entry(words).or_insert((shared, Vec::new())).1;
        heads.push([&names.join("\n"), own].join("\n").trim_end().to_owned());
    }
    let mut blocks: Vec<_> = blocks.into_values().collect();
    for (_, heads) in &mut blocks {
        heads.sort();
    }
    blocks.sort_by(|one, other| one.1.cmp(&other.1));
    let mut written = HEAD.to_owned();
    for (text, heads) in blocks {
        let _ = write!(written, "\n{}\n{}\n\n{text}\n", "=".repeat(72), heads.join("\n\n"));
    }
    written
}

/// What of a licence text is a library's own, such as who holds the copyright, and what many share.
fn split(text: &str) -> (&str, &str) {
    text.split_at(text.find("Permission is").unwrap_or(0))
}

fn title(name: &str, version: &str, licence: Option<&str>) -> String {
    format!("{name} {version} ({})", licence.unwrap_or("no licence stated"))
}

/// The licence text in a folder; where there is a choice, the MIT one, which is the shortest.
fn licence_text(folder: &Path) -> Option<String> {
    licence_files(folder).into_iter().next().and_then(|file| fs::read_to_string(file).ok()).as_deref().map(clean)
}

/// The licence files in a folder, MIT first.
fn licence_files(folder: &Path) -> Vec<PathBuf> {
    let mut files: Vec<PathBuf> = site::files_below(folder)
        .unwrap_or_default()
        .into_iter()
        .filter(|file| file.parent() == Some(folder))
        .filter(|file| {
            let name = file_name(file);
            ["LICENSE", "LICENCE", "COPYING"].iter().any(|start| name.starts_with(start))
        })
        .collect();
    files.sort_by_key(|file| (!file_name(file).contains("MIT"), file_name(file)));
    files
}

/// Some crates of one repository leave their licence in its root: a sibling of the same project has the text.
fn shared_text(package: &Package, shipped: &[Package]) -> Option<String> {
    let family = package.name.split(['-', '_']).next()?;
    shipped
        .iter()
        .filter(|other| other.name.split(['-', '_']).next() == Some(family))
        .find_map(|other| licence_text(&other.folder))
}

/// The Apache licence has one text for everybody.
fn apache(shipped: &[Package]) -> Option<String> {
    shipped
        .iter()
        .flat_map(|package| licence_files(&package.folder))
        .find(|file| file_name(file).contains("APACHE"))
        .and_then(|file| fs::read_to_string(file).ok())
        .as_deref()
        .map(clean)
}

fn file_name(file: &Path) -> String {
    file.file_name().unwrap_or_default().to_string_lossy().to_uppercase()
}

fn clean(text: &str) -> String {
    text.replace("\r\n", "\n").trim().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_texts_are_printed_once() {
        let texts = BTreeMap::from([
            ("text one".to_owned(), vec!["b 1 (MIT)".to_owned(), "c 1 (MIT)".to_owned()]),
            ("text two".to_owned(), vec!["a 1 (ISC)".to_owned()]),
        ]);
        let written = print(&texts);
        assert!(written.find("a 1").unwrap() < written.find("b 1").unwrap());
        assert_eq!(written.matches("text one").count(), 1);
    }

    #[test]
    fn what_licences_share_is_printed_once() {
        let texts = BTreeMap::from([
            ("Copyright A\n\nPermission is hereby granted, free of\ncharge".to_owned(), vec!["a 1 (MIT)".to_owned()]),
            ("Copyright B\n\nPermission is hereby\ngranted, free of charge".to_owned(), vec!["b 1 (MIT)".to_owned()]),
        ]);
        let written = print(&texts);
        let end = "a 1 (MIT)\nCopyright A\n\nb 1 (MIT)\nCopyright B\n\nPermission is hereby granted, free of\ncharge\n";
        assert!(written.ends_with(end), "{written}");
    }
}
