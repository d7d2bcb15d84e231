//! The command line where nothing can be written: an error and its exit status, never a panic, and no work for nothing.

use std::path::Path;
use std::process::{Command, Stdio};

/// A short run of every command that prints something.
const RUNS: [&[&str]; 14] = [
    &["simulate", "--games", "3"],
    &["simulate", "--games", "30", "--every-mix"],
    &["simulate", "--games", "3", "--json"],
    &["scenario", "tests/scenarios/noxious-battery"],
    &["position"],
    &["position", "--options"],
    &["link", "encode", "tests/hostile/link-encode-writes-unopenable-3.position"],
    &["link-stats", "--games", "2"],
    &["record", "--games", "2"],
    &["tournament", "--games", "2", "--policy", "random,random", "--max-rounds", "5"],
    &["tournament", "--show", "0", "--policy", "random,random", "--max-rounds", "5"],
    &["study", "--games", "2", "--policy", "random,random", "--max-rounds", "5"],
    &["weigh", "--games", "2", "--player", "random", "--held-out", "0"],
    &["perft", "count", "tests/perft/start-noxious-battery.position", "--depth", "1"],
];

fn thicket(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_thicket"));
    command.current_dir(env!("CARGO_MANIFEST_DIR")).args(arguments).stdin(Stdio::null());
    command
}

#[test]
fn a_closed_pipe_is_an_error_and_no_panic() {
    for arguments in RUNS {
        let (reader, writer) = std::io::pipe().expect("a pipe");
        drop(reader);
        let output = thicket(arguments).stdout(writer).output().expect("it starts");
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{arguments:?}: {said}");
        assert!(said.contains("cannot be written") && !said.contains("panicked"), "{arguments:?}: {said}");
    }
}

#[test]
fn a_full_disk_is_an_error_and_no_panic() {
    let full = Path::new("/dev/full");
    if !full.exists() {
        return;
    }
    for arguments in RUNS {
        let full = || std::fs::OpenOptions::new().write(true).open(full).expect("the device is there");
        let output = thicket(arguments).stdout(full()).output().expect("it starts");
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{arguments:?}: {said}");
        assert!(said.contains("cannot be written") && !said.contains("panicked"), "{arguments:?}: {said}");
        let status = thicket(arguments).stdout(full()).stderr(full()).status().expect("it starts");
        assert_eq!(status.code(), Some(2), "{arguments:?} with nowhere to complain");
    }
}

/// A slip in the name of a file shows before the first game and not after the last.
#[test]
fn files_are_opened_before_the_work() {
    for option in ["--csv", "--games-csv"] {
        let run = ["study", "--games", "10000000", option, "/no/such/folder/report.csv"];
        let output = thicket(&run).output().expect("it starts");
        assert_eq!(output.status.code(), Some(2));
        assert!(String::from_utf8_lossy(&output.stderr).contains("/no/such/folder/report.csv"));
    }
}

/// What a file cannot take in is told, and the report comes out all the same.
#[test]
fn a_report_is_not_lost_with_its_file() {
    if !Path::new("/dev/full").exists() {
        return;
    }
    let run = ["study", "--games", "2", "--policy", "random,random", "--max-rounds", "5", "--csv", "/dev/full"];
    let output = thicket(&run).output().expect("it starts");
    assert_eq!(output.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&output.stdout).contains("2 games"));
    assert!(String::from_utf8_lossy(&output.stderr).contains("/dev/full"));
}
