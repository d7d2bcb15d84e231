//! By chance: thousands of whole random games of every mix of factions, with everything that must always hold checked
//! at every decision.

#![expect(clippy::cast_possible_truncation, reason = "small numbers, and a wrapped die is still a die")]

mod invariants;
mod mixes;

use invariants::{next, soak};
use thicket::decks::DECKS;
use thicket::factions::FACTIONS;
use thicket::game::Game;
use thicket::landmarks::LANDMARKS;
use thicket::law;
use thicket::maps::MAPS;
use thicket::play::{Deck, Faction, Landmark, Map, Setup};
use thicket::shelf::Shelf;
use thicket::table::Table;

fn setup(factions: &[&'static Faction], rotation: usize) -> Setup {
    setup_on(MAPS[0], DECKS[0], &[], factions, rotation)
}

fn setup_on(
    map: &'static Map,
    deck: &'static Deck,
    landmarks: &[&'static Landmark],
    factions: &[&'static Faction],
    rotation: usize,
) -> Setup {
    let mut factions = factions.to_vec();
    let seats = factions.len();
    factions.rotate_left(rotation % seats);
    let setup = Setup::new(map, deck, &factions).unwrap();
    Shelf::BUILT.with_landmarks(setup, landmarks, true).unwrap()
}

/// How many mixes of more than four factions are played, every fourth one: all of them would take three times as long here, and the
/// long run plays them (docs/reliability.md).
const LARGER: usize = 2_002;

/// The table of a mix, and with the mixes in turn every map and every deck, with up to two landmarks dealt; half of them begin with
/// the figures of a new table, the others with those of the law texts.
fn table_of(mix: &[&'static Faction], place: usize) -> Setup {
    let dealt = Shelf::deal_landmarks(LANDMARKS, place / MAPS.len() % 3, place as u64);
    // On the full Marsh three are on the map already.
    let map = MAPS[place % MAPS.len()];
    let own = |landmark: &&Landmark| map.own_landmarks(mix.len()).all(|own| own.key != landmark.key);
    let dealt: Vec<&'static Landmark> = dealt.into_iter().filter(own).collect();
    let setup = setup_on(map, DECKS[(place + place / MAPS.len()) % DECKS.len()], &dealt, mix, place);
    if (place / MAPS.len()).is_multiple_of(2) { setup.with_fair_figures() } else { setup }
}

#[test]
fn random_games_keep_every_invariant() {
    let mixes = mixes::thinned(4, LARGER);
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for thread in 0..threads {
            let mixes = &mixes;
            scope.spawn(move || {
                for (place, mix) in mixes.iter().enumerate().skip(thread).step_by(threads) {
                    soak(&table_of(mix, place), place as u64, None, &|_| ());
                }
            });
        }
    });
}

#[test]
fn undo_leads_back_to_the_start() {
    for (seed, mix) in (0u64..).zip(mixes::sample(120)) {
        let mut game = Game::new(setup(&mix, 0), seed);
        let mut dice = seed + 1;
        let mut tables = Vec::new();
        for _ in 0..120 {
            let Some(decision) = game.decision() else { break };
            tables.push((*game.table(), decision.clone(), game.log().len()));
            let index = next(&mut dice) as usize % decision.options.len();
            game.choose(index).unwrap();
        }
        let end = *game.table();
        for (table, decision, log) in tables.iter().rev() {
            assert!(game.undo());
            assert_eq!((game.table(), game.decision(), game.log().len()), (table, Some(decision), *log));
        }
        assert!(!game.undo());
        while game.redo() {}
        assert_eq!(*game.table(), end);
    }
}

#[test]
fn the_table_is_small_and_plain() {
    assert!(size_of::<Table>() <= 2048, "{} bytes", size_of::<Table>());
    let setup = setup(&FACTIONS[..2], 0);
    let table = law::setup::table(&setup, 7);
    let copy: Table = *bytemuck::from_bytes(bytemuck::bytes_of(&table));
    assert_eq!(copy, table);
}
