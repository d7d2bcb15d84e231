//! What cargo knows about the crates of the project.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

use serde_json::Value;

use crate::process;
use crate::project::{Outcome, Project, WASM_TARGET};

/// One crate, ours or another's.
#[derive(Clone, Debug)]
pub struct Package {
    /// Its name.
    pub name: String,
    /// Its version.
    pub version: String,
    /// Its licence expression, if it states one.
    pub licence: Option<String>,
    /// Its folder on this machine.
    pub folder: PathBuf,
    is_ours: bool,
    is_macro: bool,
}

/// Every crate that the lock file names, on any platform, without our own.
///
/// # Errors
///
/// When cargo does not answer or the lock file is out of date.
pub fn others(project: &Project) -> Outcome<Vec<Package>> {
    let metadata = metadata(project, &[])?;
    let all = packages(&metadata)?;
    Ok(all.into_values().filter(|package| !package.is_ours).collect())
}

/// The crates of others that end up in the engine as the browser gets it.
///
/// # Errors
///
/// When cargo does not answer or the lock file is out of date.
pub fn shipped(project: &Project) -> Outcome<Vec<Package>> {
    let metadata = metadata(project, &["--filter-platform", WASM_TARGET])?;
    let all = packages(&metadata)?;
    let engine = all
        .iter()
        .find(|(_, package)| package.is_ours && package.name == "thicket")
        .map(|(id, _)| id.clone())
        .ok_or("cargo does not know the engine")?;
    let links = normal_links(&metadata);
    let mut reached = BTreeSet::new();
    let mut open = vec![engine];
    while let Some(id) = open.pop() {
        for next in links.get(&id).into_iter().flatten() {
            // A macro runs in the compiler; neither it nor what it uses is part of the result.
            let is_macro = all.get(next).is_some_and(|package| package.is_macro);
            if !is_macro && reached.insert(next.clone()) {
                open.push(next.clone());
            }
        }
    }
    Ok(all.into_iter().filter(|(id, _)| reached.contains(id)).map(|(_, package)| package).collect())
}

fn metadata(project: &Project, more: &[&str]) -> Outcome<Value> {
    let arguments = ["metadata", "--format-version", "1", "--locked", "--quiet"];
    let output = process::cargo(project.root(), arguments.iter().chain(more))
        .output()
        .map_err(|error| format!("cargo cannot be started: {error}"))?;
    if !output.status.success() {
        return Err(String::from_utf8_lossy(&output.stderr).into_owned());
    }
    serde_json::from_slice(&output.stdout)
        .map_err(|error| format!("the answer of cargo metadata cannot be understood: {error}"))
}

/// Crates by cargo's id.
fn packages(metadata: &Value) -> Outcome<BTreeMap<String, Package>> {
    list(&metadata["packages"])
        .map(|package| {
            let text = |key: &str| package[key].as_str().map(str::to_owned);
            let id = text("id").ok_or("cargo metadata names a crate without id")?;
            let manifest = PathBuf::from(text("manifest_path").unwrap_or_default());
            let is_macro =
                list(&package["targets"]).any(|target| list(&target["kind"]).any(|kind| kind == "proc-macro"));
            Ok((
                id,
                Package {
                    name: text("name").unwrap_or_default(),
                    version: text("version").unwrap_or_default(),
                    licence: text("license"),
                    folder: manifest.parent().map(PathBuf::from).unwrap_or_default(),
                    is_ours: package["source"].is_null(),
                    is_macro,
                },
            ))
        })
        .collect()
}

/// For each crate, those it uses when it runs, not when it is built or tested.
fn normal_links(metadata: &Value) -> BTreeMap<String, Vec<String>> {
    let id = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    list(&metadata["resolve"]["nodes"])
        .map(|node| {
            let uses = list(&node["deps"])
                .filter(|link| list(&link["dep_kinds"]).any(|kind| kind["kind"].is_null()))
                .map(|link| id(&link["pkg"]))
                .collect();
            (id(&node["id"]), uses)
        })
        .collect()
}

fn list(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}
