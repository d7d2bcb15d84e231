//! Running JavaScript outside the page: tests by Node's own runner, and scripts that drive a browser.

use std::env;
use std::ffi::OsString;
use std::fs;
use std::path::PathBuf;

use crate::browser;
use crate::npm::{self, Packages};
use crate::process;
use crate::project::{Outcome, Project};
use crate::wasm::Profile;

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
    // Cargo's folder for its plain profile has a name of its own.
    let folder = if profile == "dev" { "debug" } else { profile };
    let file = project.target().join(folder).join(format!("thicket{}", env::consts::EXE_SUFFIX));
    Ok(vec![("THICKET", file.into())])
}

/// `FAST_ENGINE`, the folder in which the build puts the engine of the workers.
pub fn fast_engine(project: &Project) -> Variables {
    vec![("FAST_ENGINE", Profile::Fast.folder(project).into())]
}

/// How Node's own runner is called: two files at a time. A browser waits for half of its time, for bots to be followed and
/// for sheets to close; a test that is slowed by another has patience enough.
const RUNNER: [&str; 4] = ["--test", "--test-concurrency=2", "--test-timeout=300000", "--test-reporter=spec"];

/// Runs the tests in a folder, not those in the folders below it, and says what the runner said.
///
/// # Errors
///
/// When a test fails or there is none.
pub fn test(project: &Project, folder: &str, variables: Variables) -> Outcome<String> {
    let files = test_files(project, folder)?;
    let mut node = process::command(project.root(), "node", RUNNER);
    node.args(files).envs(variables);
    process::capture(node)
}

/// The same where a test may fail for a reason outside the project, as a browser's does on a machine that stands still
/// for a while: a few that fail are run once more, each alone. Returns what the runner said at first, and the names of
/// those that passed at the second attempt only; whoever reads the report should know them.
///
/// # Errors
///
/// When a test fails twice, when more than a few fail, or when there is none.
pub fn test_patiently(
    project: &Project,
    folder: &str,
    variables: &[(&'static str, OsString)],
) -> Outcome<(String, Vec<String>)> {
    let first = match test(project, folder, variables.to_vec()) {
        Ok(said) => return Ok((said, Vec::new())),
        Err(said) => said,
    };
    let failed = failures(&first);
    if failed.is_empty() || failed.len() > SECOND_ATTEMPTS {
        return Err(first);
    }
    for Failure { file, name } in &failed {
        let mut node = process::command(project.root(), "node", RUNNER);
        node.arg(format!("--test-name-pattern=^{}$", as_pattern(name))).arg(file).envs(variables.to_vec());
        if let Err(again) = process::capture(node) {
            return Err(format!("{first}\nfailed at a second attempt as well: {name}\n{again}"));
        }
    }
    Ok((first, failed.into_iter().map(|failure| failure.name).collect()))
}

/// How many tests may fail at first and be tried again. More are no accident.
const SECOND_ATTEMPTS: usize = 3;

/// A test that failed.
#[derive(Debug, PartialEq, Eq)]
struct Failure {
    file: String,
    name: String,
}

/// The tests that failed, from the list at the end of what the runner said: a line with the place, one with the name.
fn failures(said: &str) -> Vec<Failure> {
    let mut lines = said.lines();
    let mut found = Vec::new();
    while let Some(line) = lines.next() {
        let Some(place) = line.strip_prefix("test at ") else { continue };
        let file = place.rsplitn(3, ':').last().unwrap_or(place);
        let Some(told) = lines.next().and_then(|line| line.strip_prefix("✖ ")) else { continue };
        let name = told.rsplit_once(" (").map_or(told, |(name, _)| name);
        found.push(Failure { file: file.to_owned(), name: name.to_owned() });
    }
    found
}

/// A name as the runner's option takes it, which is a regular expression.
fn as_pattern(name: &str) -> String {
    let mut pattern = String::new();
    for character in name.chars() {
        if !character.is_alphanumeric() && character != ' ' {
            pattern.push('\\');
        }
        pattern.push(character);
    }
    pattern
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn failures_are_read_from_the_list_at_the_end() {
        let said = "✖ one (quick) at \"view\" (12.5ms)\n  Error\n\n✖ failing tests:\n\n\
                    test at tests/browser/every-step.test.js:282:3\n✖ one (quick) at \"view\" (12.5ms)\n  Error\n\n\
                    test at tests/browser/motion.test.js:103:3\n✖ two (3ms)\n";
        let failure = |file: &str, name: &str| Failure { file: file.into(), name: name.into() };
        assert_eq!(
            failures(said),
            [
                failure("tests/browser/every-step.test.js", "one (quick) at \"view\""),
                failure("tests/browser/motion.test.js", "two"),
            ]
        );
        assert!(failures("ℹ pass 4").is_empty());
    }

    #[test]
    fn a_name_is_taken_by_the_letter() {
        assert_eq!(as_pattern("a + b (c)"), r"a \+ b \(c\)");
    }
}
