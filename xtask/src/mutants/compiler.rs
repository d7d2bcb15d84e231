//! Cargo, asked to say as data what it has built and what is wrong.

use std::collections::BTreeMap;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::process::Stdio;

use serde_json::Value;

use crate::process;
use crate::project::Outcome;

/// Something that does not compile.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The number of the error, such as E0277.
    pub code: String,
    pub message: String,
    /// Path of the file, and where in it, in bytes.
    pub file: String,
    pub at: Range<usize>,
}

/// What came of it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Built {
    /// Programs by the names of their targets; the unit tests of the library are called `lib`.
    pub programs: BTreeMap<String, PathBuf>,
    pub faults: Vec<Fault>,
}

/// Runs cargo in a woven tree. The mutant given is on for the compiler, none at 0.
///
/// # Errors
///
/// When cargo cannot be run, or fails without saying where.
pub fn cargo(tree: &Path, target: &Path, arguments: &[&str], compiled: u32) -> Outcome<Built> {
    let mut cargo = process::cargo(tree, arguments);
    cargo.args(["--message-format", "json", "--locked", "--quiet", "--target-dir"]).arg(target);
    // The switch asks whether the compiler computes, which only compilers under development offer. Lints are for what
    // stays: some deny what a mutant may be.
    cargo.env("RUSTC_BOOTSTRAP", "thicket").env("RUSTFLAGS", "--cap-lints=allow");
    if compiled > 0 {
        cargo.env("THICKET_MUTANT_COMPILED", compiled.to_string());
    }
    let output = cargo.stderr(Stdio::piped()).output().map_err(|error| format!("cargo cannot be started: {error}"))?;
    let built = read(&String::from_utf8_lossy(&output.stdout));
    if output.status.success() || !built.faults.is_empty() {
        Ok(built)
    } else {
        Err(format!("the woven sources do not build\n{}", String::from_utf8_lossy(&output.stderr).trim_end()))
    }
}

fn read(said: &str) -> Built {
    let mut built = Built::default();
    for line in said.lines() {
        let Ok(message) = serde_json::from_str::<Value>(line) else { continue };
        match message["reason"].as_str() {
            Some("compiler-message") => built.faults.extend(faults(&message["message"])),
            Some("compiler-artifact") => built.programs.extend(program(&message)),
            _ => {}
        }
    }
    built
}

fn program(message: &Value) -> Option<(String, PathBuf)> {
    let program = message["executable"].as_str()?;
    let kinds = message["target"]["kind"].as_array()?;
    let is = |kind: &str| kinds.iter().any(|one| one == kind);
    let tests = message["profile"]["test"].as_bool()?;
    let name = match message["target"]["name"].as_str()? {
        _ if tests && (is("lib") || is("rlib")) => "lib",
        // The unit tests of the command line hold no rules.
        _ if tests && is("bin") => return None,
        name => name,
    };
    Some((name.to_owned(), program.into()))
}

fn faults(message: &Value) -> Vec<Fault> {
    if message["level"] != "error" {
        return Vec::new();
    }
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let spans = message["spans"].as_array().map_or(&[][..], Vec::as_slice);
    let number = |value: &Value| value.as_u64().and_then(|number| usize::try_from(number).ok());
    spans
        .iter()
        .filter(|span| span["is_primary"] == true)
        .filter_map(|span| {
            Some(Fault {
                code: text(&message["code"]["code"]),
                message: text(&message["message"]),
                file: text(&span["file_name"]),
                at: number(&span["byte_start"])?..number(&span["byte_end"])?,
            })
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn programs_and_faults_are_told_apart() {
        let said = r#"{"reason":"compiler-artifact","target":{"kind":["rlib"],"name":"thicket"},"profile":{"test":true},"executable":"/a"}
{"reason":"compiler-artifact","target":{"kind":["bin"],"name":"thicket"},"profile":{"test":false},"executable":"/b"}
{"reason":"compiler-artifact","target":{"kind":["rlib"],"name":"thicket"},"profile":{"test":false},"executable":null}
{"reason":"compiler-message","message":{"level":"warning","message":"w","spans":[],"code":null}}
{"reason":"compiler-message","message":{"level":"error","message":"e","code":{"code":"E0277"},"spans":[
{"is_primary":true,"file_name":"src/a.rs","byte_start":3,"byte_end":5}]}}"#
            .replace("[\n", "[");
        let built = read(&said);
        let named = |name: &str| built.programs.get(name).map(PathBuf::as_path);
        assert_eq!((named("lib"), named("thicket")), (Some(Path::new("/a")), Some(Path::new("/b"))));
        let fault = Fault { code: "E0277".into(), message: "e".into(), file: "src/a.rs".into(), at: 3..5 };
        assert_eq!(built.faults, [fault]);
    }
}
