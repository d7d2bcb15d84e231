//! How much memory an input can make the engine take: whatever is below a mebibyte takes less than 64 MiB, with
//! everything that is done with what was opened.
//!
//! The counting allocator counts for the whole program, so this is a program of its own with one test.

mod outside;

use std::alloc::System;
use std::fs;
use std::path::{Path, PathBuf};

use peakmem_alloc::{INSTRUMENTED_SYSTEM, PeakMemAlloc, PeakMemAllocTrait};
use thicket::factions::FACTIONS;
use thicket::game::{Game, Pace};
use thicket::notation::limits::{MOST_CHOICES, MOST_FILE, MOST_LINE, MOST_LINES, MOST_LINK, MOST_TEXT};
use thicket::notation::{links, position};
use thicket::play::Setup;
use thicket::{decks, law, maps};

#[global_allocator]
static ALLOCATED: &PeakMemAlloc<System> = &INSTRUMENTED_SYSTEM;

/// What an input may take.
const MOST: usize = 64 << 20;
/// The inputs that this is promised for are shorter.
const INPUT: usize = 1 << 20;

/// How much more is in use at one time while this runs than before it.
fn taken(run: impl FnOnce()) -> usize {
    ALLOCATED.reset_peak_memory();
    run();
    ALLOCATED.get_peak_memory()
}

/// A file of the checkout and of the folders in it.
fn files(folder: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    let files = fs::read_dir(folder).expect("the folder is there").map(|file| file.expect("a file").path());
    files.filter(|path| path.is_file()).collect()
}

/// A game in which everybody passes for as long as it may go on.
fn longest_game() -> Game {
    let (map, deck) = (maps::find("autumn").expect("a map"), decks::find("base").expect("a deck"));
    let setup = Setup::new(map, deck, &FACTIONS[..5]).expect("different factions");
    let table = law::setup::table(&setup, 1);
    let mut game = Game::resume_at(Pace::Patient, setup, table, Vec::new());
    while game.choices().len() < MOST_CHOICES {
        let Some(decision) = game.decision() else { panic!("the game has ended") };
        game.choose(decision.options.len() - 1).expect("the option is there");
    }
    game
}

/// A text of this length that says the same again and again.
fn filled(start: &str, again: &str, length: usize) -> String {
    let mut text = start.to_owned();
    while text.len() + again.len() < length {
        text.push_str(again);
    }
    text
}

/// A saved game that says so many times what to choose first.
fn saved_with(saved: &str, choices: usize) -> String {
    let mut value: serde_json::Value = serde_json::from_str(saved).expect("JSON");
    value["choices"] = vec![0; choices].into();
    value.to_string()
}

/// Texts that are opened, with a name each.
fn to_open() -> Vec<(String, String)> {
    let game = longest_game();
    let (link, file) = (links::game(&game).expect("a link"), thicket::screen::save::save(&game, &[]).expect("a file"));
    let mut texts = vec![
        ("only choices", saved_with(&file, MOST_CHOICES)),
        ("too many choices", saved_with(&file, (MOST_FILE - file.len()) / 2)),
        ("far too many choices", saved_with(&file, INPUT / 2 - 2_000)),
        ("open brackets", filled("", "[", INPUT)),
        ("open brackets, as many as are read", filled("", "[", MOST_FILE)),
        ("open members", filled("", "{\"a\":", MOST_FILE)),
        ("numbers", filled("[1", ",1", MOST_FILE)),
        ("a long string", filled("{\"format\":\"", "thicket", MOST_FILE)),
        ("a link of one letter", filled("p3.", "A", MOST_LINK)),
        ("a link of points", filled("p3.", ".", MOST_LINK)),
        ("a link far too long", filled("p3.", "A", INPUT)),
        ("the longest game as a link", link),
        ("the longest game as a file", file),
    ];
    texts.push(("signs of several bytes", filled("", "\u{200b}é😀", INPUT)));
    texts.into_iter().map(|(name, text)| (name.to_owned(), text)).collect()
}

/// Positions and scenarios that are as long as they may be, and longer.
fn to_read() -> Vec<(String, String)> {
    let position = position::write(&longest_game());
    let start = "title: long\nseats: NB, BG\n";
    let line = |again: &str| filled("", again, MOST_LINE - 40);
    let lines = |again: &str| format!("{start}{}", again.repeat((MOST_LINES - 2) / again.lines().count()));
    let texts = [
        ("a long position", filled(&position, "# \n", MOST_TEXT)),
        ("a position far too long", filled(&position, "clearing 5: NB 1 warrior\n", INPUT)),
        ("pieces", filled(start, "clearing 5: NB 1 warrior\n", MOST_TEXT)),
        ("heads", filled(start, &format!("{}: 1\n", line("x")), MOST_TEXT)),
        ("cards", filled(start, &format!("draw pile: {}\n", line("sword, ")), MOST_TEXT)),
        ("answers", filled(start, &format!("answers: {}\n", line("a > b, ")), MOST_TEXT)),
        ("tasks", filled(start, "task: NB 0 5 0\n", MOST_TEXT)),
        ("dice", filled(start, &format!("dice: {}\n", line("3 1, ")), MOST_TEXT)),
        ("turns", lines("auto until BG birdsong\nauto until NB birdsong\n")),
        ("turns and back", lines("auto until BG birdsong\nrewind\n")),
        ("expectations that hold", lines("expect round: 1\nexpect NB score: 0\n")),
        ("choices that are not offered", lines("choose battle:5:BG\n")),
        ("keys", filled(start, &format!("choose {}\n", line("a:>")), MOST_TEXT)),
        ("options", filled(start, &format!("expect options {}\n", line("a, ")), MOST_TEXT)),
        ("expectations", filled(start, &format!("expect {}\n", line("x ")), MOST_TEXT)),
        ("an expectation too long", filled(start, "expect x", INPUT)),
        ("no line at all", filled("", "\n", INPUT)),
    ];
    texts.into_iter().map(|(name, text)| (name.to_owned(), text)).collect()
}

#[test]
fn no_input_takes_more_memory_than_promised() {
    let (open, read) = (to_open(), to_read());
    let (hostile, kept) = (files("tests/hostile"), |target: &str| files(&format!("fuzz/corpus/{target}")));
    let mut most = (0, String::new());
    let mut holds = |name: &str, length: usize, run: &mut dyn FnMut()| {
        assert!(length < INPUT, "{name} is longer than what the promise speaks of");
        let taken = taken(run);
        assert!(taken < MOST, "{name} takes {} MiB", taken >> 20);
        if taken > most.0 {
            most = (taken, name.to_owned());
        }
    };
    for (name, text) in &open {
        holds(name, text.len(), &mut || {
            outside::opened(text);
        });
    }
    for (name, text) in &read {
        holds(name, text.len(), &mut || {
            outside::position(text);
        });
        holds(name, text.len(), &mut || {
            outside::scenario(text);
        });
    }
    for path in hostile.into_iter().chain(["links", "files", "positions", "scenarios"].into_iter().flat_map(kept)) {
        let text = fs::read_to_string(&path).expect("a text");
        let name = path.display().to_string();
        holds(&name, text.len(), &mut || {
            outside::opened(&text);
        });
        holds(&name, text.len(), &mut || {
            outside::position(&text);
        });
        holds(&name, text.len(), &mut || {
            outside::scenario(&text);
        });
    }
    for path in ["bodies", "choices"].into_iter().flat_map(kept) {
        let bytes = fs::read(&path).expect("bytes");
        let name = path.display().to_string();
        holds(&name, bytes.len(), &mut || {
            outside::body(&bytes);
        });
        holds(&name, bytes.len(), &mut || {
            outside::choices(&bytes);
        });
    }
    // What is counted is really counted: two whole games take something.
    assert!(most.0 > 1 << 20, "{most:?}");
    println!("at most {} KiB: {}", most.0 >> 10, most.1);
}
