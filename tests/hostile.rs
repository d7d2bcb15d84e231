//! Inputs that did harm once, and what stands against each of them now.

mod outside;

use std::fs;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use thicket::factions::FACTIONS;
use thicket::game::{Game, Pace};
use thicket::notation::limits::{MOST_CHOICES, MOST_FILE, MOST_LINK};
use thicket::notation::{links, position, scenario};
use thicket::play::Setup;
use thicket::screen::Session;
use thicket::{decks, law, maps};

/// The kept inputs with this ending: name and text.
fn inputs(ending: &str) -> Vec<(String, String)> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/hostile");
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("the folder is there") {
        let path = entry.expect("a file").path();
        if path.extension().is_some_and(|extension| extension == ending) {
            let text = fs::read_to_string(&path).expect("a text");
            found.push((path.display().to_string(), text));
        }
    }
    assert!(!found.is_empty(), "there is no input that ends in .{ending}");
    found
}

fn some_game(choices: usize) -> Game {
    let (map, deck) = (maps::find("autumn").expect("a map"), decks::find("base").expect("a deck"));
    let setup = Setup::new(map, deck, &FACTIONS[..3]).expect("different factions");
    let table = law::setup::table(&setup, 1);
    let mut game = Game::resume_at(Pace::Patient, setup, table, Vec::new());
    for n in 0..choices {
        let Some(decision) = game.decision() else { break };
        game.choose(n % decision.options.len()).expect("the option is there");
    }
    game
}

/// The time this thread has had a processor, where the system tells: what else the machine does is no part of it.
fn own_time() -> Option<Duration> {
    let told = fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    Some(Duration::from_nanos(told.split_whitespace().next()?.parse().ok()?))
}

/// How long something takes when nothing disturbs it: the best of a few tries.
fn shortest(mut run: impl FnMut()) -> Duration {
    let times = (0..3).map(|_| {
        let (begun, own) = (Instant::now(), own_time());
        run();
        let elapsed = begun.elapsed();
        own.and_then(|own| own_time()?.checked_sub(own)).map_or(elapsed, |own| own.min(elapsed))
    });
    times.min().unwrap_or_default()
}

#[test]
fn hostile_links_are_refused() {
    for (name, text) in inputs("link") {
        assert!(!outside::opened(&text), "{name} was opened");
    }
}

#[test]
fn hostile_positions_are_refused_or_can_be_linked() {
    for (_, text) in inputs("position") {
        outside::position(&text);
    }
    let said = |text: &str| position::read(text).expect_err("it is refused").to_string();
    assert!(said("seats: C, CDG\nround: 0").contains("no number from 1"));
    let windmill = "seats: BG, CDG\nturn: BG birdsong projects\nBG windmill: boot*\nBG running: windmill";
    assert!(said(windmill).contains("without a clearing"));
    let won = "seats: NB, BG\nclearing 5: NB 1 ball; BG 1 warrior\nNB score: 30\nwon: NB by points\ntask: NB 0 5 0";
    assert!(said(won).contains("waiting task"));
}

#[test]
fn hostile_scenarios_fail_soon() {
    for (name, text) in inputs("scenario") {
        let spent = shortest(|| assert!(!outside::scenario(&text), "{name} passed"));
        assert!(spent < Duration::from_millis(100), "{name} took {spent:?}");
    }
}

/// What somebody may write into a link by hand: signs of several bytes at every place of it.
#[test]
fn signs_of_several_bytes_do_no_harm_anywhere() {
    let game = some_game(40);
    for link in [links::position(&game).expect("a link"), links::game(&game).expect("a link")] {
        for (at, length) in (0..=link.len()).flat_map(|at| [(at, 0), (at, 1), (at, 3)]) {
            for sign in ["é", "…", "\u{200b}", "😀"] {
                let rest = link.get(at + length..).unwrap_or_default();
                let text = format!("{}{sign}{rest}", &link[..at]);
                if let Ok(opened) = links::open(&text) {
                    // Punctuation behind a link belongs to the sentence around it.
                    assert_eq!(links::fingerprint(&opened.game), links::fingerprint(&game), "{text}");
                }
            }
        }
    }
    let form = links::position(&game).expect("a link").split('.').next().map(str::to_owned).expect("a form");
    assert_eq!(links::open(&format!("{form}.a.b.t.0.éaaaaaa")).expect_err("no link").code(), "altered-link");
}

#[test]
fn what_is_too_long_is_refused_unread() {
    let text = "x".repeat(MOST_LINK + 1);
    assert_eq!(links::open(&text).expect_err("too long").code(), "too-long");
    let text = format!("{{{}}}", " ".repeat(MOST_FILE));
    assert_eq!(Session::open(&text).expect_err("too long").code, "too-long");
    let line = format!("seats: NB, BG\nNB hand: {}", "sword, ".repeat(1_000));
    assert!(position::read(&line).expect_err("too long").to_string().contains("too long"));
    let lines = "seats: NB, BG\n".to_owned() + &"clearing 5: NB 1 warrior\n".repeat(2_000);
    assert!(position::read(&lines).expect_err("too long").to_string().contains("too long"));
    let text = "seats: NB, BG\n# ".to_owned() + &"x\n# ".repeat(100_000);
    assert!(!scenario::run_text("too long", &text).passed());
}

/// A file says how many choices it holds; made-up ones may say too many.
#[test]
fn choices_beyond_the_limit_are_not_made() {
    let game = some_game(30);
    let saved = Session::open(&links::game(&game).expect("a link")).expect("a table").save().expect("a file");
    let mut value: serde_json::Value = serde_json::from_str(&saved).expect("JSON");
    value["choices"] = vec![0; MOST_CHOICES + 1].into();
    let spent = shortest(|| {
        let session = Session::open(&value.to_string()).expect("it stands at its position");
        assert!(!session.origin().complete);
        assert_eq!(links::fingerprint(session.game()), links::fingerprint(&game));
    });
    assert!(spent < Duration::from_millis(100), "{spent:?}");
}

/// A game may go on for longer than a link or a file holds. It is kept all the same, without its first part.
#[test]
fn a_game_beyond_the_limit_is_kept_as_it_stands() {
    let mut game = some_game(0);
    while game.choices().len() <= MOST_CHOICES {
        let Some(decision) = game.decision() else { panic!("the game has ended") };
        // Whoever can pass does, so that nobody wins.
        game.choose(decision.options.len() - 1).expect("the option is there");
    }
    assert_eq!(links::game(&game).expect_err("too long").code(), "too-long");
    let saved = thicket::screen::save::save(&game, &[]).expect("a file");
    let loaded = thicket::screen::save::load(&saved).expect("it opens");
    assert!(loaded.complete);
    assert_eq!(links::fingerprint(&loaded.game), links::fingerprint(&game));
}

/// Time grows with the length of a line and not with its square.
#[test]
fn long_lines_take_their_time_and_no_more() {
    let line = |words: usize| format!("title: long\nseats: NB, BG\nexpect {}", "x ".repeat(words));
    for make in [line, |words| format!("title: long\nseats: NB, BG\n{}: 1\nexpect round: 1", "y".repeat(2 * words))] {
        let text = make(1_900);
        let spent = shortest(|| assert!(!scenario::run_text("long", &text).passed()));
        assert!(spent < Duration::from_millis(100), "{spent:?}");
    }
}

/// What the fuzzing begins with, once in every run.
#[test]
fn the_kept_corpora_do_no_harm() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("fuzz/corpus");
    let kept = |target: &str| -> Vec<Vec<u8>> {
        let files = fs::read_dir(folder.join(target)).expect("the folder is there");
        let kept: Vec<_> = files.map(|file| fs::read(file.expect("a file").path()).expect("bytes")).collect();
        assert!(!kept.is_empty(), "nothing is kept for {target}");
        kept
    };
    let texts = |target| kept(target).into_iter().map(|bytes| String::from_utf8(bytes).expect("text"));
    for text in texts("links").chain(texts("files")) {
        outside::opened(&text);
    }
    assert!(texts("positions").all(|text| outside::position(&text)));
    assert!(texts("scenarios").all(|text| outside::scenario(&text)));
    kept("bodies").iter().for_each(|bytes| assert!(!outside::body(bytes)));
    kept("choices").iter().for_each(|bytes| {
        outside::choices(bytes);
    });
}
