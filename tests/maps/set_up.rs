//! What setting up makes of the maps: suits, floods, ruins, landmarks; and that links and texts keep it.

use thicket::game::{Game, Pace};
use thicket::landmarks::{self, LANDMARKS};
use thicket::maps::MAPS;
use thicket::notation::{links, position};
use thicket::play::{Faction, Landmark, Map, Setup};
use thicket::shelf::Shelf;
use thicket::terms::{Clearing, ClearingSet, Suit, SuitSet};
use thicket::{decks, maps};

fn setup_with(map: &'static Map, seats: usize, dealt: &[&'static Landmark], keeps_own: bool) -> Setup {
    // Not all of them together need a corner.
    let factions: Vec<&'static Faction> =
        ["noxious-battery", "marquise", "chameleander", "bone-patrol", "vagabond", "eyrie"]
            .map(|key| thicket::factions::find(key).unwrap())
            .into_iter()
            .take(seats)
            .collect();
    let setup = Setup::new(map, decks::find("base").unwrap(), &factions).unwrap();
    Shelf::BUILT.with_landmarks(setup, dealt, keeps_own).unwrap()
}

fn on(map: &str, seats: usize) -> Setup {
    setup_with(maps::find(map).unwrap(), seats, &[], true)
}

/// A game whose set-up is over, by the first option of every question. It waits at the end of each step, as on the page.
fn set_up(setup: Setup, seed: u64) -> Game {
    let table = thicket::law::setup::table(&setup, seed);
    let mut game = Game::resume_at(Pace::Patient, setup, table, Vec::new());
    while game.table().turn.round == 0 {
        game.choose(0).unwrap();
    }
    game
}

fn with_suit(game: &Game, suit: Suit) -> usize {
    let dealt = |clearing: &Clearing| game.table().suits[clearing.index()] == SuitSet::one(suit);
    game.position().clearings().iter().filter(dealt).count()
}

fn standing(game: &Game) -> Vec<(&'static str, u8)> {
    let all = game.setup().landmarks.iter().zip(&game.table().landmarks);
    all.map(|(landmark, placed)| (landmark.key, placed.clearing)).collect()
}

// clause: MAP-data#5, MAP-suits#1, LAW-12e#1, LAW-12e#3, LAW-12e#8
#[test]
fn every_map_is_set_up_for_any_number_of_players() {
    for map in MAPS {
        for seats in 2..=6 {
            for seed in 0..4 {
                let game = set_up(setup_with(map, seats, &[], true), seed);
                let at = game.position();
                let dry = map.key == "marsh" && seats >= 5;
                assert_eq!(at.clearings().len(), if dry { 15 } else { 12 }, "{} {seats}", map.key);
                assert_eq!(game.table().ruins.len(), 4);
                assert!(Suit::OF_CLEARINGS.into_iter().all(|suit| with_suit(&game, suit) == 4), "{} {seats}", map.key);
                if dry {
                    assert_eq!(game.table().ruins, ClearingSet::of(&[12, 13, 14, 15]));
                }
                for pair in [[6, 8], [10, 11], [12, 13]] {
                    let flooded = pair.iter().filter(|clearing| game.table().flooded.has(Clearing(**clearing)));
                    assert_eq!(flooded.count(), usize::from(map.key == "marsh" && !dry));
                }
                assert_eq!(thicket::notation::validate::check(game.setup(), game.table()), Ok(()));
            }
        }
    }
}

/// What is dealt follows from the seed, and differs from one to the next.
#[test]
fn suits_and_floods_follow_from_the_seed() {
    for map in MAPS.iter().filter(|map| map.key != "autumn") {
        let dealt = |seed| {
            let game = set_up(setup_with(map, 3, &[], true), seed);
            (game.table().suits, game.table().flooded)
        };
        assert_eq!(dealt(1), dealt(1));
        assert!((2..12).any(|seed| dealt(seed) != dealt(1)));
    }
}

// clause: LAW-12c#1, LAW-12c#2, LAW-12d#1, LAW-12d#2, LAW-12d#3
#[test]
fn lake_and_mountain_bring_a_landmark_that_can_stay_out() {
    assert_eq!(standing(&set_up(on("lake", 3), 1)), [("ferry", 1)]);
    let mountain = set_up(on("mountain", 3), 1);
    assert_eq!(standing(&mountain), [("tower", 10)]);
    let closed = (0u32..).zip(mountain.setup().map.paths());
    let closed = closed.filter(|(number, _)| mountain.table().closed_paths & (1 << number) != 0);
    let closed: Vec<(u8, u8)> = closed.map(|(_, (a, b))| (a.0, b.0)).collect();
    assert_eq!(closed, [(2, 5), (3, 7), (5, 9), (6, 11), (8, 9), (11, 12)]);
    for map in ["lake", "mountain"] {
        assert!(setup_with(maps::find(map).unwrap(), 3, &[], false).landmarks.is_empty());
    }
    let ferry = landmarks::find("ferry").unwrap();
    let setup = setup_with(maps::find("lake").unwrap(), 3, &[ferry], true);
    assert_eq!((setup.landmarks.len(), Game::new(setup, 1).table().landmarks[0].clearing), (1, 0));
}

// clause: LAW-12e#4, LAW-12e#5, LANDMARK-mousehold#2, LAW-12g#6
#[test]
fn on_the_full_marsh_three_landmarks_give_the_missing_suits() {
    for seed in 0..20 {
        let game = set_up(on("marsh", 5), seed);
        let at = game.position();
        let stand = standing(&game);
        assert_eq!(stand.iter().map(|(key, _)| *key).collect::<Vec<_>>(), ["foxburrow", "mousehold", "rabbittown"]);
        for ((_, here), suit) in stand.iter().zip([Suit::Fox, Suit::Mouse, Suit::Rabbit]) {
            assert_eq!(game.table().suits[usize::from(*here)], SuitSet::EMPTY);
            assert_eq!(at.suits(Clearing(*here)), SuitSet::one(suit));
            assert!(stand.iter().all(|(_, other)| !at.adjacent(Clearing(*here)).has(Clearing(*other))));
        }
    }
    // They are no landmarks that could be left out.
    assert_eq!(setup_with(maps::find("marsh").unwrap(), 6, &[], false).landmarks.len(), 3);
    assert!(on("marsh", 4).landmarks.is_empty());
}

// clause: LAW-12e#6
#[test]
fn other_landmarks_keep_off_those_of_the_full_marsh() {
    let city = landmarks::find("lost-city").unwrap();
    for seed in 0..10 {
        let game = set_up(setup_with(maps::find("marsh").unwrap(), 5, &[city], true), seed);
        let at = game.position();
        let stand = standing(&game);
        let [others @ .., (_, city)] = stand.as_slice() else { panic!() };
        let free = |clearing: Clearing| {
            others.iter().all(|(_, other)| clearing.0 != *other && !at.adjacent(clearing).has(Clearing(*other)))
        };
        let river = [4, 6, 8, 14, 15].map(Clearing);
        assert!(free(Clearing(*city)) || !river.into_iter().any(free), "{stand:?}");
    }
}

// clause: LAW-10.1e#2
#[test]
fn so_many_landmarks_are_dealt_from_those_that_are_chosen() {
    let chosen = &LANDMARKS[2..7];
    let mut seen = [0; 5];
    for seed in 0..200 {
        let dealt = Shelf::deal_landmarks(chosen, 2, seed);
        assert!(dealt.len() == 2 && dealt[0].key != dealt[1].key);
        for landmark in dealt {
            seen[chosen.iter().position(|one| one.key == landmark.key).unwrap()] += 1;
        }
    }
    assert!(seen.iter().all(|times| (50..110).contains(times)), "{seen:?}");
}

/// A game on any map comes back from a link with its past, and from text and link as a position.
#[test]
fn links_and_texts_keep_map_and_landmarks() {
    for (seed, map) in (0..).zip(MAPS) {
        for (seats, dealt) in [(2, &LANDMARKS[..1]), (4, &LANDMARKS[3..5]), (5, &[])] {
            let mut game = set_up(setup_with(map, seats, dealt, true), seed);
            for _ in 0..25 {
                let options = game.decision().unwrap().options.len();
                let choice = game.choices().len() % options;
                game.choose(choice).unwrap();
            }
            let whole = links::open(&links::game(&game).unwrap()).unwrap();
            assert_eq!(links::fingerprint(&whole.game), links::fingerprint(&game));
            assert_eq!(whole.game.setup().by_card, game.setup().by_card);
            let alone = links::open(&links::position(&game).unwrap()).unwrap();
            assert_eq!(alone.game.setup().map.key, map.key);
            assert_eq!(links::fingerprint(&alone.game), links::fingerprint(&game));
            let text = position::write(&game);
            let read = position::read(&text).unwrap();
            assert_eq!(position::write_parts(&read.setup, &read.checkpoint, &read.answers), text);
        }
    }
}
