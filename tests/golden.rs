//! Golden games: whole games that were recorded go as they went. `docs/guards.md` says what to do when one does not.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use thicket::decks::DECKS;
use thicket::factions::FACTIONS;
use thicket::guards::golden::{self, Departure, Recorded};
use thicket::landmarks::LANDMARKS;
use thicket::maps::MAPS;

/// The games of a file and its name.
fn files() -> Vec<(PathBuf, Vec<Recorded>)> {
    let entries = fs::read_dir("tests/golden").expect("there is a folder of recorded games");
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("the folder can be read").path()).collect();
    paths.sort();
    let read = |path: PathBuf| {
        let text = fs::read_to_string(&path).expect("the file can be read");
        let games = golden::read(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        assert_eq!(golden::write(&games), text, "{} is written as the program writes it", path.display());
        (path, games)
    };
    paths.into_iter().map(read).collect()
}

#[test]
fn every_recorded_game_goes_as_it_went() {
    let files = files();
    let games: Vec<(String, &Recorded)> = files
        .iter()
        .flat_map(|(path, games)| (1..).zip(games).map(move |(n, game)| (format!("{} {n}", path.display()), game)))
        .collect();
    assert!(games.len() >= 250, "{} games", games.len());
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let others: Vec<String> = std::thread::scope(|scope| {
        let check = |thread| {
            let games = &games;
            move || -> Vec<String> {
                let mine = games.iter().skip(thread).step_by(threads);
                mine.filter_map(|(name, game)| Some(describe(name, game, &game.check().err()?))).collect()
            }
        };
        let running: Vec<_> = (0..threads).map(|thread| scope.spawn(check(thread))).collect();
        running.into_iter().flat_map(|thread| thread.join().expect("no game panics")).collect()
    });
    let (count, first) = (others.len(), others.iter().take(10).cloned().collect::<Vec<_>>().join("\n"));
    assert!(others.is_empty(), "{count} of {} games go another way, such as\n{first}", games.len());
}

fn describe(name: &str, game: &Recorded, divergence: &golden::Divergence) -> String {
    let choice = divergence.choice;
    format!(
        "{name} (seed {}) {divergence}\n  to look at it: thicket golden show {name} {choice}, in this build and in one \
         before the change",
        game.seed
    )
}

#[test]
fn every_mix_of_the_five_is_recorded() {
    let five = ["noxious-battery", "blacktail-guild", "chameleander", "cirque-du-goat", "bone-patrol"];
    let mut missing: BTreeSet<BTreeSet<&str>> = (0u32..1 << five.len())
        .map(|bits| (0..).zip(five).filter(|(n, _)| bits & (1 << n) != 0).map(|(_, faction)| faction).collect())
        .filter(|mix: &BTreeSet<&str>| mix.len() >= 2)
        .collect();
    assert_eq!(missing.len(), 26);
    for (_, games) in files() {
        for game in games {
            missing.remove(&game.setup.seats.iter().map(|seat| seat.faction.key).collect());
        }
    }
    assert!(missing.is_empty(), "no game of {missing:?}");
}

/// Whatever there is to play with is in a recorded game, so that no change of its rules passes unseen.
#[test]
fn everything_there_is_to_play_with_is_recorded() {
    let games: Vec<Recorded> = files().into_iter().flat_map(|(_, games)| games).collect();
    let missing = |all: Vec<&'static str>, of: &dyn Fn(&Recorded) -> Vec<&'static str>| -> BTreeSet<&str> {
        let there: BTreeSet<&str> = games.iter().flat_map(of).collect();
        all.into_iter().filter(|key| !there.contains(key)).collect()
    };
    let factions = |game: &Recorded| game.setup.seats.iter().map(|seat| seat.faction.key).collect::<Vec<_>>();
    let landmarks = |game: &Recorded| game.setup.landmarks.iter().map(|landmark| landmark.key).collect();
    let none = BTreeSet::new();
    assert_eq!(missing(FACTIONS.iter().map(|faction| faction.key).collect(), &factions), none);
    assert_eq!(missing(MAPS.iter().map(|map| map.key).collect(), &|game| vec![game.setup.map.key]), none);
    assert_eq!(missing(DECKS.iter().map(|deck| deck.key).collect(), &|game| vec![game.setup.deck.key]), none);
    assert_eq!(missing(LANDMARKS.iter().map(|landmark| landmark.key).collect(), &landmarks), none);
    for (n, one) in FACTIONS.iter().enumerate() {
        let with = |game: &&Recorded| factions(game).contains(&one.key);
        let met: BTreeSet<&str> = games.iter().filter(with).flat_map(factions).collect();
        let strange: Vec<&str> = FACTIONS[n..].iter().map(|other| other.key).filter(|key| !met.contains(key)).collect();
        assert!(strange.is_empty(), "{} never meets {strange:?}", one.key);
        let maps = |game: &Recorded| if with(&game) { vec![game.setup.map.key] } else { Vec::new() };
        assert_eq!(missing(MAPS.iter().map(|map| map.key).collect(), &maps), none, "of {}", one.key);
        let decks = |game: &Recorded| if with(&game) { vec![game.setup.deck.key] } else { Vec::new() };
        assert_eq!(missing(DECKS.iter().map(|deck| deck.key).collect(), &decks), none, "of {}", one.key);
    }
}

#[test]
fn the_recorded_games_stay_small() {
    let entries = fs::read_dir("tests/golden").expect("there is a folder of recorded games");
    let sizes = entries.map(|entry| entry.expect("it can be read").metadata().expect("it has a size").len());
    let all: u64 = sizes.sum();
    assert!(all < 400_000, "{all} bytes");
}

#[test]
fn landmarks_that_players_set_up_are_kept() {
    let game = |landmarks: &str| {
        let text = format!(
            "game: eyrie random, bone-patrol greedy\nmap: lake\ndeck: base\n{landmarks}seed: 4\n0 a 00000000\nend \
             00000000\n"
        );
        let games = golden::read(&text).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(golden::write(&games), text);
        games[0].setup.landmarks.iter().map(|landmark| landmark.key).collect::<Vec<_>>()
    };
    let own = game("");
    assert_eq!(game("landmarks: tower, foxburrow\n"), [&own[..], &["tower", "foxburrow"]].concat());
    assert!(game("landmarks: only tower\n").ends_with(&["tower"]));
}

/// A game recorded just now, so that these tests hold also while the files are out of date.
fn some_game() -> Recorded {
    files().remove(0).1.remove(0).again().expect("it comes to an end")
}

#[test]
fn a_game_that_goes_another_way_is_told_with_its_place() {
    let recorded = some_game();
    let found = |change: &dyn Fn(&mut Recorded)| {
        let mut game = recorded.clone();
        change(&mut game);
        game.check().expect_err("the game goes another way")
    };
    let count = recorded.choices.len();
    let last = recorded.choices[count - 1];

    // A sign of six bits misses one of 64 differences; the next decision then shows it.
    let options = |at: &usize| recorded.before(at + 1).decision().map_or(0, |decision| decision.options.len());
    for from in [0, 17, 100, count - 40] {
        let at = (from..count).find(|at| options(at) > 1).expect("there is a choice to make");
        let other = u8::from(recorded.choices[at] == 0);
        let divergence = found(&|game| game.choices[at] = other);
        assert!((at + 2..at + 5).contains(&divergence.choice), "{at}: {divergence}");
    }
    assert_eq!(found(&|game| game.seed += 1).choice, 1);
    assert_eq!(found(&|game| game.setup.rotate_left(1)).choice, 1);
    let absent = found(&|game| game.choices[30] = 250);
    assert_eq!((absent.choice, absent.difference), (31, Departure::NoOption(250)));
    assert!(absent.asked.is_some_and(|asked| asked.contains("is asked")) && absent.after.is_some());

    // With the last choice made, the recorded game is over.
    let over = found(&|game| game.choices.push(last));
    assert_eq!((over.choice, over.difference), (count + 1, Departure::Over));
    assert!(over.to_string().contains("the game is over too early"));
}

#[test]
fn a_game_that_goes_on_beyond_its_end_is_told() {
    let text = golden::write(&[some_game()]);
    let lines: Vec<&str> = text.lines().collect();
    let (end, stretches) = lines.split_last().expect("there are lines");
    let cut = [&stretches[..stretches.len() - 1], &[*end]].concat().join("\n");
    let game = golden::read(&cut).expect("a shorter game reads").remove(0);
    let divergence = game.check().expect_err("the game is not over");
    assert_eq!((divergence.choice, divergence.difference), (game.choices.len() + 1, Departure::GoesOn));

    let other_end = [stretches, &["end 00000000"]].concat().join("\n");
    let game = golden::read(&other_end).expect("another end reads").remove(0);
    let divergence = game.check().expect_err("the end differs");
    assert_eq!((divergence.choice, divergence.difference), (game.choices.len() + 1, Departure::Sum));
}

#[test]
fn a_game_that_was_just_recorded_goes_as_it_went() {
    let recorded = some_game();
    assert_eq!(recorded.check(), Ok(()));
    let read = golden::read(&golden::write(&[recorded])).expect("what was written reads");
    assert_eq!((read.len(), read[0].check()), (1, Ok(())));
}

#[test]
fn a_game_recorded_anew_keeps_choices_that_make_a_whole_game() {
    let recorded = some_game();
    assert_eq!(recorded.again().expect("it comes to an end").choices, recorded.choices);
    let mut changed = recorded.clone();
    changed.choices[30] = 250;
    let again = changed.again().expect("it comes to an end");
    assert_ne!(again.choices, changed.choices);
    assert_eq!(again.check(), Ok(()));
}

#[test]
fn what_is_wrong_with_a_file_is_said() {
    let said = |text: &str| golden::read(text).expect_err("the file is wrong").to_string();
    let seats = "game: noxious-battery random, bone-patrol greedy";
    assert_eq!(said("seed: 4"), "line 1: this belongs to no game; a game begins with \"game: FACTION PLAYER, ...\"");
    assert_eq!(said("\n0000 aaaa 00000000"), said("\nend 00000000"));
    assert_eq!(said(seats), "line 1: the game has no end");
    assert_eq!(said(&format!("{seats}\n{seats}")), "line 2: the game has no end");
    assert_eq!(said(&format!("{seats}\nmap: mars\nend 0")), "line 3: there is no map \"mars\"");
    assert_eq!(said(&format!("{seats}\ndeck: tarot\nend 0")), "line 3: there is no deck \"tarot\"");
    assert_eq!(said(&format!("{seats}\nlandmarks: ferry, mill\nend 0")), "line 2: there is no landmark \"mill\"");
    assert_eq!(said("game: moles random\nend 0"), "line 2: there is no faction \"moles\"");
    assert!(said("game: bone-patrol merlin\nend 0").contains("there is no player \"merlin\""));
    assert!(said("game: bone-patrol random\nend 0").contains("a game has 2 to 6 seats, not 1"));
    for wrong in ["00 a 00000000", "0 a x", "0 a", "? a 00000000", "0 ? 00000000", "+ a 00000000", "hue: 3", "seed: x"]
    {
        assert_eq!(
            said(&format!("{seats}\n{wrong}\nend 0")),
            format!("line 2: \"{wrong}\" is no line of a recorded game")
        );
    }
    let short_twice = format!("{seats}\n0 a 00000000\n0 a 00000000\nend 0");
    assert!(said(&short_twice).starts_with("line 3"));
}
