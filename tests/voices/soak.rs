//! Random games of everything that is made up in these rooms, mixed with what is built, at tables of two to six seats.

#![expect(clippy::cast_possible_truncation, reason = "small numbers")]

use std::sync::atomic::{AtomicUsize, Ordering};

use thicket::game::Game;
use thicket::notation::{links, position};
use thicket::play::hooks::{NAMES, QUESTIONS};
use thicket::play::{CardKind, Deck, Faction, Landmark, Map, Setup};
use thicket::shelf::Shelf;
use thicket::table::Table;
use thicket::terms::{Card, Seat};

use crate::invariants::{next, soak};
use crate::{battle, cards, ground, outside, turn};

/// Whole games.
const GAMES: u64 = 120;
/// Tables that are changed by hand.
const CHANGED: u64 = 1_500;
/// Rounds after which a game is left: the made-up factions do not march, so a dominance card may never be fulfilled.
const ROUNDS: u16 = 40;

/// Whether a faction sets up in a corner, found out at a table for two.
fn starts_in_a_corner(faction: &'static Faction) -> bool {
    let [first, second, ..] = Shelf::BUILT.factions else { return false };
    let other = if first.number == faction.number { second } else { first };
    let map = Shelf::BUILT.maps[0];
    let Ok(setup) = Setup::new(map, Shelf::BUILT.decks[0], &[faction, other]) else { return false };
    let mut game = Game::new(setup, 1);
    while game.table().turn.round == 0 && game.choose(0).is_ok() {}
    game.table().starts[0] > 0
}

/// Everything there is to put on a table.
struct Everything {
    factions: Vec<&'static Faction>,
    maps: Vec<&'static Map>,
    decks: Vec<&'static Deck>,
    landmarks: Vec<&'static Landmark>,
}

impl Everything {
    fn new() -> Self {
        Self {
            factions: [Shelf::BUILT.factions, ground::FACTIONS, battle::FACTIONS, cards::FACTIONS, turn::FACTIONS]
                .concat(),
            maps: [Shelf::BUILT.maps, ground::MAPS, turn::MAPS].concat(),
            decks: [Shelf::BUILT.decks, ground::DECKS, battle::DECKS, turn::DECKS].concat(),
            landmarks: [
                Shelf::BUILT.landmarks,
                ground::LANDMARKS,
                battle::LANDMARKS,
                cards::LANDMARKS,
                turn::LANDMARKS,
            ]
            .concat(),
        }
    }

    fn shelf(&self) -> Shelf<'_> {
        Shelf { factions: &self.factions, maps: &self.maps, decks: &self.decks, landmarks: &self.landmarks }
    }

    /// A table by chance. The factions take turns in the first seat, so that each is there often; `None` if what has come
    /// together cannot play together.
    fn table(&self, game: u64) -> Option<Setup> {
        let mut dice = game.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
        let mut one_of = |count: usize| next(&mut dice) as usize % count;
        let seats = 2 + one_of(5);
        let mut factions = vec![self.factions[game as usize % self.factions.len()]];
        let mut left = self.factions.clone();
        left.retain(|faction| faction.number != factions[0].number || faction.twin.is_some());
        while factions.len() < seats {
            factions.push(left.swap_remove(one_of(left.len())));
        }
        let seats = factions.len();
        factions.rotate_left(one_of(seats));
        // A map has four corners, and nobody shares one (LAW-9d).
        if factions.iter().filter(|faction| starts_in_a_corner(faction)).count() > 4 {
            return None;
        }
        let map = self.maps[one_of(self.maps.len())];
        let deck = self.decks[one_of(self.decks.len())];
        let mut left = self.landmarks.clone();
        let landmarks: Vec<_> = (0..one_of(4).min(left.len())).map(|_| left.swap_remove(one_of(left.len()))).collect();
        Setup::new(map, deck, &factions).and_then(|setup| setup.with_landmarks(&landmarks)).ok()
    }

    /// Whatever a game comes to survives text and links.
    fn comes_back(&self, game: &Game) {
        let text = position::write(game);
        let read = position::read_from(&self.shelf(), &text).unwrap_or_else(|error| panic!("{error}\n{text}"));
        assert_eq!(position::write_parts(&read.setup, &read.checkpoint, &read.answers), text);
        let canonical = |game: &Game| game.table().canonical(game.setup().deck.copies);
        assert_eq!(canonical(&read.game()), canonical(game), "{text}");
        let link = links::position(game).unwrap_or_else(|error| panic!("{error}\n{text}"));
        let opened = links::open_from(&self.shelf(), &link).unwrap_or_else(|error| panic!("{error}\n{text}"));
        assert_eq!(canonical(&opened.game), canonical(game), "{text}");
        assert_eq!(opened.game.decision().map(|open| open.ask), game.decision().map(|open| open.ask), "{text}");
    }
}

/// The five whose law this engine was first made for.
const FIVE: [&str; 5] = ["noxious-battery", "blacktail-guild", "chameleander", "cirque-du-goat", "bone-patrol"];

/// Each question of the base law has a voice made up here that answers it, unless one of the five or a card of the base deck
/// does.
#[test]
fn every_question_is_answered_here_by_the_five_or_by_the_base_deck() {
    let everything = Everything::new();
    let built = |key: &str| Shelf::BUILT.factions.iter().any(|faction| faction.key == key) && !FIVE.contains(&key);
    let factions = everything.factions.iter().filter(|faction| !built(faction.key)).map(|faction| &faction.hooks);
    let maps = ground::MAPS.iter().chain(turn::MAPS).map(|map| &map.hooks);
    let rooms = [ground::LANDMARKS, battle::LANDMARKS, cards::LANDMARKS, turn::LANDMARKS];
    let landmarks = rooms.into_iter().flatten().map(|landmark| &landmark.hooks);
    let base = Shelf::BUILT.decks[0];
    let decks = [ground::DECKS, battle::DECKS, turn::DECKS, &[base, cards::deck()]].concat();
    let effects = decks.iter().flat_map(|deck| deck.cards).filter_map(|face| match face.kind {
        CardKind::Persistent(effect) => Some(&effect.hooks),
        _ => None,
    });
    let mut answered = [false; QUESTIONS];
    for hooks in factions.chain(maps).chain(landmarks).chain(effects) {
        answered.iter_mut().zip(hooks.answers()).for_each(|(answered, answers)| *answered |= answers);
    }
    let open: Vec<&str> = (0..).zip(NAMES).filter(|(n, _): &(usize, _)| !answered[*n]).map(|(_, name)| name).collect();
    assert!(open.is_empty(), "nobody answers {open:?}");
}

#[test]
fn random_games_of_made_up_voices_keep_every_invariant() {
    let everything = Everything::new();
    let codes: Vec<&str> = everything.factions.iter().map(|faction| faction.code).collect();
    let numbers: Vec<u8> = everything.factions.iter().map(|faction| faction.number).collect();
    for n in 0..codes.len() {
        assert!(!codes[..n].contains(&codes[n]) && !numbers[..n].contains(&numbers[n]), "{} is taken", codes[n]);
    }
    let threads = std::thread::available_parallelism().map_or(1, usize::from) as u64;
    let played = AtomicUsize::new(0);
    std::thread::scope(|scope| {
        for thread in 0..threads {
            let (everything, played) = (&everything, &played);
            scope.spawn(move || {
                for game in (thread..GAMES).step_by(threads as usize) {
                    if let Some(setup) = everything.table(game) {
                        soak(&setup, game, Some(ROUNDS), &|game| everything.comes_back(game));
                        played.fetch_add(1, Ordering::Relaxed);
                    }
                }
            });
        }
    });
    let played = played.into_inner() as u64;
    assert!(played * 10 >= GAMES * 9, "only {played} of {GAMES} tables could be set up");
}

/// What a table holds that only made-up voices bring there. Each has to come back from text and link.
const RARE: [(&str, fn(&Setup, &Table) -> bool); 9] = [
    ("a pile that a voice keeps", |_, table| table.piles.iter().any(|pile| !pile.is_empty())),
    ("two cards in an order", |_, table| table.arrivals().count() > 1),
    ("an activated dominance card with the marker on the track", |setup, table| {
        setup.seats().any(|seat| table.dominance_of(seat).is_some() && table.on_track(seat))
    }),
    ("pieces in a forest", |_, table| table.afield().next().is_some()),
    ("a partner", |_, table| table.partner.iter().any(|partner| *partner > 0)),
    ("a landmark in a clearing", |_, table| table.landmarks.iter().any(|landmark| landmark.clearing > 0)),
    ("a landmark that keeps something in mind", |_, table| {
        table.landmarks.iter().any(|landmark| landmark.bytes.iter().any(|byte| *byte > 0))
    }),
    ("a map that keeps something in mind", |_, table| table.ground.iter().any(|byte| *byte > 0)),
    ("a flooded clearing", |_, table| !table.flooded.is_empty()),
];

/// What the made-up voices bring to a table, and what somebody has changed there by hand, is refused or comes back from
/// text and link.
#[test]
fn changed_tables_of_made_up_voices_come_back() {
    let everything = Everything::new();
    let threads = std::thread::available_parallelism().map_or(1, usize::from) as u64;
    let met: [AtomicUsize; RARE.len()] = Default::default();
    let valid = AtomicUsize::new(0);
    std::thread::scope(|scope| {
        for thread in 0..threads {
            let (everything, met, valid) = (&everything, &met, &valid);
            scope.spawn(move || {
                for number in (thread..CHANGED).step_by(threads as usize) {
                    let Some(setup) = everything.table(number) else { continue };
                    let mut dice = number.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
                    let bytes: Vec<u8> = (0..64).map(|_| next(&mut dice) as u8).collect();
                    let mut table = outside::changed(&setup, &mut outside::Bytes::new(&bytes));
                    // Where dominance was activated, the marker stays in every other table; in some it is activated now.
                    let active = setup.seats().find_map(|seat| Some((seat, table.dominance_of(seat)?)));
                    let drawn = || table.deck_cards().iter().rposition(|card| setup.deck.dominance.has(Card(*card)));
                    if let Some((seat, card)) = active.filter(|_| number % 2 == 0) {
                        table.set_dominance(seat, card, true);
                    } else if let (None, Some(place)) = (active, drawn().filter(|_| number % 16 == 0)) {
                        let mut cards = table.deck_cards().to_vec();
                        let card = Card(cards.remove(place));
                        table.clear_deck();
                        cards.into_iter().for_each(|card| table.put_on_deck(Card(card)));
                        table.set_dominance(Seat(0), card, true);
                    }
                    if outside::comes_back(&everything.shelf(), &setup, &table).is_none() {
                        continue;
                    }
                    valid.fetch_add(1, Ordering::Relaxed);
                    for ((_, holds), met) in RARE.iter().zip(met) {
                        met.fetch_add(usize::from(holds(&setup, &table)), Ordering::Relaxed);
                    }
                }
            });
        }
    });
    let valid = valid.into_inner();
    let (few, all) = (CHANGED as usize / 20, CHANGED as usize);
    assert!(valid > few && valid < all - few, "{valid} of {CHANGED} were valid");
    for ((what, _), met) in RARE.iter().zip(met) {
        let met = met.into_inner();
        assert!(met >= 3, "{what} came back {met} times among {valid} tables");
    }
}
