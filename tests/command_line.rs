//! The command line where nothing can be written: an error and its exit status, never a panic, and no work for nothing.

use std::path::Path;
use std::process::{Command, Stdio};

/// A short run of every command that prints something.
const RUNS: [&[&str]; 16] = [
    &["simulate", "--games", "3", "--setup", "draft", "--players", "5", "--map", "marsh"],
    &["position", "--setup", "draft", "--choices", "4", "--options"],
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
    let output = thicket(&["weigh", "--games", "10000000", "--keep", "Cargo.toml/games"]).output().expect("it starts");
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("Cargo.toml/games cannot be made"));
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

/// A new table has fair figures unless those of the law texts are wanted; either can be changed.
#[test]
fn a_new_table_has_fair_figures_and_can_have_those_of_the_law() {
    let printed = |more: &[&str]| {
        let run = [&["position", "--seats", "noxious-battery,bone-patrol"], more].concat();
        let output = thicket(&run).output().expect("it starts");
        assert_eq!(output.status.code(), Some(0), "{more:?}");
        let text = String::from_utf8_lossy(&output.stdout).into_owned();
        text.lines().filter(|line| line.contains(" figure ")).map(str::to_owned).collect::<Vec<_>>()
    };
    let patrol = ["bone-patrol figure stash_track: 3 3 3", "bone-patrol figure collection_track: 1 1 1"];
    assert_eq!(printed(&[]), [&["noxious-battery figure bore_vp: 2 1 1"][..], &patrol].concat());
    assert_eq!(printed(&["--figures", "law"]), Vec::<String>::new());
    let changed = ["--figure", "noxious-battery.bore_vp=4,3,2"];
    assert_eq!(printed(&changed), [&["noxious-battery figure bore_vp: 4 3 2"][..], &patrol].concat());
    assert_eq!(printed(&[&changed[..], &["--figures", "law"]].concat()), ["noxious-battery figure bore_vp: 4 3 2"]);
    let drafted =
        ["--setup", "draft", "--players", "2", "--among", "noxious-battery,bone-patrol,marquise", "--insurgents"];
    let count = |more: &[&str]| printed(&[&drafted[..], &["--choices", "9"], more].concat()).len();
    assert!(count(&[]) > 0);
    assert_eq!(count(&["--figures", "law"]), 0);
}

const FOUR: &str = "marquise,eyrie,alliance,duchy";

/// What is to be expected of factions can be found by itself; without games nothing is.
#[test]
fn only_what_is_sought_is_found() {
    let found = |more: &[&str]| {
        let run = ["weigh", "--player", "random", "--factions", FOUR, "--held-out", "1", "--json"];
        let output = thicket(&[&run[..], &["--held-out-player", "random"], more].concat()).output().expect("it starts");
        assert_eq!(output.status.code(), Some(0), "{more:?}: {}", String::from_utf8_lossy(&output.stderr));
        let told: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
        let finding = &told["finding"];
        let moved = |list: &str, key: &str| -> Vec<String> {
            let all = finding[list].as_array().expect("a list").iter();
            all.filter(|weight| weight["now"] != weight["found"]).map(|weight| weight[key].to_string()).collect()
        };
        let is_as_before = finding["steepness"] == finding["steepness_now"];
        (moved("weights", "key"), moved("matchups", "faction"), is_as_before)
    };
    assert_eq!(found(&["--games", "0"]), (Vec::new(), Vec::new(), true));
    let (moved, beside, steep_as_before) = found(&["--games", "40", "--only", "prospects"]);
    assert!(!moved.is_empty() && !beside.is_empty() && steep_as_before);
    assert!(moved.iter().all(|key| ["\"prospects\"", "\"finish\""].contains(&key.as_str())), "{moved:?}");
    let (moved, beside, steep_as_before) = found(&["--games", "40", "--only", "matchups"]);
    assert!(moved.is_empty() && !beside.is_empty() && steep_as_before, "{moved:?}");
    let (moved, beside, _) = found(&["--games", "40", "--only", "figures", "--figures", "law"]);
    assert!(moved.is_empty() && beside.is_empty(), "they have no figures that are assumed fairer: {moved:?}");
    let (_, settled, _) = found(&["--games", "40", "--only", "prospects", "--settled", FOUR]);
    assert!(settled.is_empty(), "{settled:?}");
    let (moved, _, steep_as_before) = found(&["--games", "40"]);
    assert!(moved.iter().any(|key| key == "\"warriors\"") && !steep_as_before, "{moved:?}");
}

/// Positions that are played on say how well winners can be foreseen at all.
#[test]
fn nobody_foresees_better_than_what_happens() {
    let run = ["weigh", "--games", "0", "--factions", FOUR, "--held-out", "3", "--held-out-player", "random"];
    let told = |more: &[&str]| -> serde_json::Value {
        let output = thicket(&[&run[..], &["--json"], more].concat()).output().expect("it starts");
        assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
        serde_json::from_slice(&output.stdout).expect("JSON")
    };
    assert!(told(&[])["foresight"].is_null());
    let foresight = &told(&["--play-on", "4"])["foresight"];
    let number = |key: &str| foresight[key].as_f64().expect("a number");
    assert!((1.0..=3.0).contains(&number("positions")) && (1.0..=12.0).contains(&number("games")), "{foresight}");
    assert!(number("least") <= number("now"), "{foresight}");
}

#[test]
fn weighing_says_of_which_factions_there_are_too_few() {
    let run = ["weigh", "--games", "1", "--player", "random", "--held-out", "1", "--factions", "marquise,eyrie"];
    let output = thicket(&run).output().expect("it starts");
    assert_eq!(output.status.code(), Some(2));
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(said.contains("games of 4 seats need as many factions, and there are only 2"), "{said}");
}

/// Both sets of figures can be held against each other; a study says with which it was played.
#[test]
fn a_study_compares_fair_figures_with_those_of_the_law() {
    let told = |more: &[&str]| {
        let short = ["--games", "2", "--policy", "random,random", "--max-rounds", "5", "--json"];
        let output = thicket(&[&["study"], &short[..], more].concat()).output().expect("it starts");
        assert_eq!(output.status.code(), Some(0), "{more:?}");
        let text = String::from_utf8_lossy(&output.stdout).into_owned();
        serde_json::from_str::<serde_json::Value>(&text).expect("JSON")
    };
    let bore = |figures: &serde_json::Value| figures["noxious-battery"]["bore_vp"].to_string();
    let usual = told(&[]);
    assert_eq!((bore(&usual["brief"]["figures"]), usual.get("comparison")), ("[2,1,1]".to_owned(), None));
    assert_eq!(bore(&told(&["--figures", "law"])["brief"]["figures"]), "null");
    let held = told(&["--figures", "law", "--against", "fair"]);
    assert_eq!((bore(&held["brief"]["figures"]), bore(&held["against"])), ("null".into(), "[2,1,1]".into()));
    assert_eq!(held["comparison"]["games"], 2);
    let other = told(&["--against", "law", "--against", "noxious-battery.bore_vp=1,1,1"]);
    assert_eq!(
        (bore(&other["against"]), &other["against"]["chameleander"]),
        ("[1,1,1]".into(), &serde_json::Value::Null)
    );
}

/// Each bot whose thinking is measured has a line of its own, and whoever does not think is refused before anything is played.
#[test]
fn thinking_is_measured_of_the_bots_that_are_named() {
    let run = |names: &str| thicket(&["bench", "--thinking", "1", "--thinkers", names, "--json"]).output().unwrap();
    let output = run("wanderer,ranger+tries=2");
    assert_eq!(output.status.code(), Some(0));
    let times: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    let decisions = |name: &str| times[name]["decisions"].as_u64();
    assert!(decisions("wanderer") > Some(10), "{times}");
    assert_eq!(decisions("ranger+tries=2"), decisions("wanderer"));
    let output = run("wanderer,greedy");
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(String::from_utf8_lossy(&output.stderr), "thicket: greedy does not think\n");
}

/// Whoever thinks further is asked the same questions and errs less; whoever does not think is refused.
#[test]
fn choices_are_held_against_those_of_a_longer_search() {
    let run = |bots: &str| {
        let table = ["--policy", "wanderer,wanderer", "--games", "6", "--threads", "2", "--json"];
        let measured = ["mistakes", "--every", "20", "--judge", "ranger+tries=300", "--bots", bots];
        thicket(&measured).args(table).output().unwrap()
    };
    let output = run("ranger+tries=1,ranger");
    assert_eq!(output.status.code(), Some(0));
    let bots: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    let lost = |n: usize| bots[n]["lost"]["difference"].as_f64().unwrap();
    assert!(bots[0]["questions"].as_u64() > Some(10) && bots[0]["questions"] == bots[1]["questions"], "{bots}");
    assert!(lost(0) > lost(1) && lost(1) >= 0.0, "{bots}");
    let output = run("ranger,greedy");
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(String::from_utf8_lossy(&output.stderr), "thicket: greedy does not think\n");
}
