//! Running JavaScript outside the page: tests by Node's own runner, and scripts that drive a browser.

use std::env;
use std::ffi::OsString;
use std::fs;
use std::path::PathBuf;

use crate::browser;
use crate::npm::{self, Packages};
use crate::process;
use crate::project::{Outcome, Project};

/// Variables that a script finds in its environment.
pub type Variables = Vec<(&'static str, OsString)>;

/// XTASK, this program, which serves a folder; and CHROMIUM, the browser.
///
/// # Errors
///
/// When there is no browser and none can be installed.
pub fn browser_variables(project: &Project) -> Outcome<Variables> {
    Ok(vec![("CHROMIUM", browser::ensure(project)?.into()), ("XTASK", myself()?.into())])
}

/// THICKET, the command line of the engine, built under a profile of cargo.
///
/// # Errors
///
/// When it does not compile.
pub fn engine_variables(project: &Project, profile: &str) -> Outcome<Variables> {
    let build = ["build", "--quiet", "--package", "thicket", "--bin", "thicket", "--locked", "--profile", profile];
    process::capture(process::cargo(project.root(), build))?;
    let file = project.target().join(profile).join(format!("thicket{}", env::consts::EXE_SUFFIX));
    Ok(vec![("THICKET", file.into())])
}

/// Runs the tests in a folder, not those in the folders below it, and says what the runner said. One file at a time:
/// two browsers on two cores disturb each other.
///
/// # Errors
///
/// When a test fails or there is none.
pub fn test(project: &Project, folder: &str, variables: Variables) -> Outcome<String> {
    let files = test_files(project, folder)?;
    let options = ["--test", "--test-concurrency=1", "--test-timeout=300000", "--test-reporter=spec"];
    let mut node = process::command(project.root(), "node", options);
    node.args(files).envs(variables);
    process::capture(node)
}

fn test_files(project: &Project, folder: &str) -> Outcome<Vec<PathBuf>> {
    let entries = fs::read_dir(project.at(folder)).map_err(|error| format!("{folder} cannot be read: {error}"))?;
    let mut files: Vec<PathBuf> = entries
        .flatten()
        .map(|entry| entry.path())
        .filter(|path| path.to_string_lossy().ends_with(".test.js"))
        .collect();
    files.sort();
    // Without a file to run the runner would look for tests by itself.
    if files.is_empty() { Err(format!("{folder} has no tests")) } else { Ok(files) }
}

/// Runs a script, installing what it may import.
///
/// # Errors
///
/// When it fails.
pub fn run(project: &Project, file: &str, variables: Variables) -> Outcome {
    npm::ensure(project, Packages::All)?;
    let mut node = process::command(project.root(), "node", [file]);
    node.envs(variables);
    process::run(node)
}

/// This program.
///
/// # Errors
///
/// When the system does not say where it is.
pub fn myself() -> Outcome<PathBuf> {
    let file = env::current_exe().map_err(|error| format!("this program does not know where it is: {error}"))?;
    // Linux adds a remark when the program was built anew while it ran; the new one stands in the same place.
    let replaced = file.to_str().and_then(|name| name.strip_suffix(" (deleted)")).map(PathBuf::from);
    Ok(replaced.unwrap_or(file))
}
