//! `thicket referee`: programs of others at the table, the example of docs/bots.md among them. It needs python3.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

const EXAMPLE: &str = "python3 docs/examples/player.py";

fn referee(arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_thicket"));
    command.current_dir(env!("CARGO_MANIFEST_DIR")).arg("referee").args(arguments).stdin(Stdio::null());
    command.output().expect("it starts")
}

fn said(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// A program of a few lines, in a file of its own.
fn program(name: &str, text: &str) -> (PathBuf, String) {
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::write(&file, text).expect("the file can be written");
    let command = format!("python3 {}", file.display());
    (file, command)
}

#[test]
fn the_example_plays_whole_games_against_bots() {
    let policy = "program,wanderer,program,random";
    let seats = "eyrie,marquise,noxious-battery,alliance";
    let run = ["--seats", seats, "--policy", policy, "--program", EXAMPLE, "--games", "2", "--max-rounds", "4"];
    let output = referee(&[&run[..], &["--json"]].concat());
    assert!(output.status.success(), "{}", said(&output));
    let report: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
    assert_eq!(report["games"], 2, "{report}");
}

#[test]
fn the_example_is_short() {
    let text = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/examples/player.py"));
    assert!(text.expect("it is there").lines().count() < 60);
}

/// What a program is sent holds no card that its seat could not see: not the other hand, no seed.
#[test]
fn a_program_is_sent_what_its_seat_may_see() {
    let heard = Path::new(env!("CARGO_TARGET_TMPDIR")).join("heard.jsonl");
    let text = format!(
        "import sys\nwith open({:?}, 'w') as kept:\n    for line in sys.stdin:\n        kept.write(line)\n        if '\"about\":\"decision\"' in line: print(0, flush=True)\n",
        heard.display().to_string()
    );
    let (_, command) = program("listener.py", &text);
    let run = ["--seats", "noxious-battery,alliance", "--policy", "random,program", "--program", &command];
    let output = referee(&[&run[..], &["--games", "1", "--max-rounds", "3"]].concat());
    assert!(output.status.success(), "{}", said(&output));
    let heard = fs::read_to_string(heard).expect("the program has written");
    let mut decisions = 0;
    for line in heard.lines() {
        let message: serde_json::Value = serde_json::from_str(line).expect("JSON");
        assert!(!line.contains("\"seed\""), "{line}");
        if message["about"] != "decision" {
            continue;
        }
        decisions += 1;
        let me = message["decision"]["seat"].as_u64().expect("a seat");
        assert_eq!(message["view"]["viewer"].as_u64(), Some(me));
        for (seat, shown) in (0u64..).zip(message["view"]["seats"].as_array().expect("seats")) {
            assert_eq!(shown["hand"].is_array(), seat == me, "the hand of seat {seat}: {shown}");
        }
    }
    assert!(decisions > 5, "{decisions} decisions");
    let ends = heard.lines().last().expect("a last line");
    assert!(ends.contains("\"about\":\"end\""), "{ends}");
}

#[test]
fn answers_that_are_none_end_the_contest_with_a_sentence() {
    let wrong = |answer: &str| {
        format!("import sys\nfor line in sys.stdin:\n    if 'decision' in line: print({answer:?}, flush=True)\n")
    };
    for (name, answer) in [("far.py", "999"), ("key.py", "\"fly:9\""), ("words.py", "I resign"), ("float.py", "1.5")] {
        let (_, command) = program(name, &wrong(answer));
        let output = referee(&["--program", &command, "--games", "1"]);
        assert_eq!(output.status.code(), Some(2), "{name}");
        let said = said(&output);
        assert!(said.contains(answer) && said.contains("key of an option"), "{said}");
    }
}

#[test]
fn a_program_that_leaves_or_sleeps_is_told_of() {
    let (_, leaver) = program("leaver.py", "import sys\nsys.stdin.readline()\nsys.stdin.readline()\n");
    let output = referee(&["--program", &leaver, "--games", "1"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(said(&output).contains("has ended"), "{}", said(&output));
    let (_, sleeper) = program("sleeper.py", "import time\ntime.sleep(60)\n");
    let output = referee(&["--program", &sleeper, "--games", "1", "--patience", "1"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(said(&output).contains("has not answered for 1 s"), "{}", said(&output));
    let output = referee(&["--program", "/no/such/program", "--games", "1"]);
    assert!(said(&output).contains("cannot be started"), "{}", said(&output));
    let output = referee(&["--program", EXAMPLE, "--policy", "ranger,ranger"]);
    assert!(said(&output).contains("1 programs for 0 seats"), "{}", said(&output));
}
