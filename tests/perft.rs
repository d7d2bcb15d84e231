//! Counts of choices: from these positions a game can go on in as many ways as `tests/perft/counts.txt` says.
//! `thicket perft print` counts anew; `docs/guards.md` says how to find what has changed.

use std::collections::BTreeSet;
use std::fs;

use thicket::decks::DECKS;
use thicket::factions::FACTIONS;
use thicket::game::Game;
use thicket::guards::perft::{count, divide};
use thicket::landmarks::LANDMARKS;
use thicket::maps::MAPS;
use thicket::notation::position;

fn start(name: &str) -> Game {
    let text = fs::read_to_string(format!("tests/perft/{name}.position")).expect("every count has its position");
    position::read(&text).unwrap_or_else(|error| panic!("{name}: {error}")).game()
}

/// Names, numbers of choices and counts.
fn counts() -> Vec<(String, u32, u64)> {
    let text = fs::read_to_string("tests/perft/counts.txt").expect("there are counts");
    let read = |line: &str| {
        let words: Vec<&str> = line.split_whitespace().collect();
        let [name, depth, count] = words[..] else { panic!("\"{line}\" is no name, depth and count") };
        (name.to_owned(), depth.parse().expect("a depth"), count.parse().expect("a count"))
    };
    text.lines().map(read).collect()
}

#[test]
fn games_go_on_in_as_many_ways_as_before() {
    let counts = counts();
    assert!(counts.len() > 100, "{} counts", counts.len());
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let wrong: Vec<String> = std::thread::scope(|scope| {
        let check = |thread| {
            let mine = counts.iter().skip(thread).step_by(threads);
            move || -> Vec<String> {
                mine.filter_map(|(name, depth, expected)| {
                    let found = count(&start(name), *depth);
                    (found != *expected).then(|| format!("{name} {depth}: {found} instead of {expected}"))
                })
                .collect()
            }
        };
        let running: Vec<_> = (0..threads).map(|thread| scope.spawn(check(thread))).collect();
        running.into_iter().flat_map(|thread| thread.join().expect("no count panics")).collect()
    });
    assert!(
        wrong.is_empty(),
        "{}\n  the smallest depth says how soon something else is offered; to find it: thicket perft count \
         tests/perft/NAME.position --depth DEPTH --divide, in this build and in one before the change",
        wrong.join("\n")
    );
}

#[test]
fn every_position_is_counted() {
    let counted: Vec<String> = counts().into_iter().map(|(name, _, _)| name).collect();
    for entry in fs::read_dir("tests/perft").expect("there is a folder") {
        let path = entry.expect("the folder can be read").path();
        if path.extension().is_some_and(|extension| extension == "position") {
            let name = path.file_stem().expect("a file has a name").to_string_lossy().into_owned();
            assert!(counted.contains(&name), "{name} is not counted");
        }
    }
}

#[test]
fn everything_there_is_to_play_with_is_counted() {
    let counts = counts();
    let names: BTreeSet<&String> = counts.iter().map(|(name, _, _)| name).collect();
    let games: Vec<Game> = names.into_iter().map(|name| start(name)).collect();
    let turns = games.iter().filter_map(|game| Some(game.setup().faction(game.decision()?.ask.seat).key)).collect();
    let setups = || games.iter().map(Game::setup);
    let landmarks = setups().flat_map(|setup| setup.landmarks.iter().map(|landmark| landmark.key)).collect();
    let missing = |all: &[&'static str], there: BTreeSet<&str>| -> Vec<&str> {
        all.iter().copied().filter(|key| !there.contains(key)).collect()
    };
    let keys: [Vec<&str>; 4] = [
        FACTIONS.iter().map(|faction| faction.key).collect(),
        MAPS.iter().map(|map| map.key).collect(),
        DECKS.iter().map(|deck| deck.key).collect(),
        LANDMARKS.iter().map(|landmark| landmark.key).collect(),
    ];
    let there: [BTreeSet<&str>; 4] = [
        turns,
        setups().map(|setup| setup.map.key).collect(),
        setups().map(|setup| setup.deck.key).collect(),
        landmarks,
    ];
    for (all, there) in keys.iter().zip(there) {
        assert!(missing(all, there).is_empty(), "{all:?}");
    }
}

#[test]
fn the_parts_make_the_whole() {
    for (name, depth, expected) in counts().into_iter().filter(|(_, depth, _)| *depth <= 4) {
        let game = start(&name);
        let parts = divide(&game, depth);
        assert_eq!(parts.len(), game.decision().map_or(0, |decision| decision.options.len()));
        assert_eq!(parts.iter().map(|(_, count)| count).sum::<u64>(), expected, "{name} {depth}");
    }
    assert_eq!(count(&start("setup-of-five"), 0), 1);
}
