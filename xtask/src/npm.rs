//! The npm packages: one library of the shell and the tools that check it.

use std::fs;

use serde_json::Value;

use crate::process;
use crate::project::{Outcome, Project};
use crate::site;

/// Which packages are wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Packages {
    /// What the site contains.
    Runtime,
    /// The tools as well.
    All,
}

/// Installs the packages of the lock file unless they are there.
///
/// # Errors
///
/// When Node or npm is missing or too old, or the installation fails.
pub fn ensure(project: &Project, packages: Packages) -> Outcome<String> {
    let lock = site::read_text(&project.at("package-lock.json"))?;
    let installed = fs::read_to_string(project.node_modules().join(".package-lock.json"));
    if installed.is_ok_and(|installed| are_installed(&lock, &installed, packages)) {
        return Ok("already there".into());
    }
    check_node(project)?;
    let npm = if cfg!(windows) { "npm.cmd" } else { "npm" };
    let mut arguments = vec!["ci", "--no-audit", "--no-fund", "--ignore-scripts"];
    if packages == Packages::Runtime {
        arguments.push("--omit=dev");
    }
    process::capture(process::command(project.root(), npm, arguments))?;
    Ok("installed".into())
}

/// Whether the list of what is installed, which npm keeps, has each wanted package at the version of the lock.
fn are_installed(lock: &str, installed: &str, packages: Packages) -> bool {
    let read = |text: &str| serde_json::from_str::<Value>(text).unwrap_or_default();
    let (lock, installed) = (read(lock), read(installed));
    let Some(wanted) = lock["packages"].as_object() else {
        return false;
    };
    wanted
        .iter()
        .filter(|(path, about)| {
            // Optional packages are those of other platforms.
            let is_tool = about["dev"] == true || about["devOptional"] == true;
            !path.is_empty() && about["optional"] != true && (packages == Packages::All || !is_tool)
        })
        .all(|(path, about)| installed["packages"][path]["version"] == about["version"])
}

/// The oldest Node that the tools run on.
const NODE: (u32, u32) = (20, 19);

fn check_node(project: &Project) -> Outcome {
    let wanted = format!("Node {}.{} or newer with npm (nodejs.org)", NODE.0, NODE.1);
    let said = process::capture(process::command(project.root(), "node", ["--version"]))
        .map_err(|_| format!("this needs {wanted}"))?;
    match version(&said) {
        Some(found) if found >= NODE => Ok(()),
        _ => Err(format!("this needs {wanted}; found {}", said.trim())),
    }
}

/// The first two numbers of a version such as `v20.19.1`.
fn version(said: &str) -> Option<(u32, u32)> {
    let mut parts = said.trim().trim_start_matches('v').split('.').map(str::parse);
    Some((parts.next()?.ok()?, parts.next()?.ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    const LOCK: &str = r#"{"packages": {
        "": {"name": "thicket"},
        "node_modules/lib": {"version": "1.0.0"},
        "node_modules/tool": {"version": "2.0.0", "dev": true},
        "node_modules/tool-for-another-system": {"version": "2.0.0", "dev": true, "optional": true}
    }}"#;

    #[test]
    fn what_is_installed_is_compared_with_the_lock() {
        let lib = r#"{"packages": {"node_modules/lib": {"version": "1.0.0"}}}"#;
        assert!(are_installed(LOCK, lib, Packages::Runtime));
        assert!(!are_installed(LOCK, lib, Packages::All));
        let old = r#"{"packages": {"node_modules/lib": {"version": "0.9.0"}}}"#;
        assert!(!are_installed(LOCK, old, Packages::Runtime));
        let all = r#"{"packages": {
            "node_modules/lib": {"version": "1.0.0"}, "node_modules/tool": {"version": "2.0.0"}
        }}"#;
        assert!(are_installed(LOCK, all, Packages::All));
        assert!(!are_installed(LOCK, "", Packages::Runtime));
        assert!(!are_installed("", all, Packages::All));
    }

    #[test]
    fn versions_compare_by_number() {
        assert_eq!(version("v20.19.1\n"), Some((20, 19)));
        assert!(version("v9.0.0").unwrap() < NODE);
        assert_eq!(version("none"), None);
    }
}
