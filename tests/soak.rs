//! By chance: thousands of whole random games of every mix of factions, with everything that must always hold checked
//! at every decision.

#![expect(clippy::cast_possible_truncation, reason = "small numbers, and a wrapped die is still a die")]

mod invariants;

use invariants::{next, soak};
use thicket::factions::FACTIONS;
use thicket::game::Game;
use thicket::law;
use thicket::play::{Faction, Setup};
use thicket::table::Table;
use thicket::{decks, maps};

/// Whole games the soak plays: two hundred of each mix.
const GAMES: u64 = 5_200;

/// Every mix of two to five factions.
fn mixes() -> Vec<Vec<&'static Faction>> {
    (0u32..1 << FACTIONS.len())
        .map(|bits| (0..).zip(FACTIONS).filter(|(n, _)| bits & (1 << n) != 0).map(|(_, faction)| *faction).collect())
        .filter(|mix: &Vec<_>| (2..=5).contains(&mix.len()))
        .collect()
}

fn setup(factions: &[&'static Faction], rotation: usize) -> Setup {
    let mut factions = factions.to_vec();
    let seats = factions.len();
    factions.rotate_left(rotation % seats);
    Setup::new(maps::find("autumn").unwrap(), decks::find("base").unwrap(), &factions).unwrap()
}

#[test]
fn random_games_keep_every_invariant() {
    let mixes = mixes();
    let threads = std::thread::available_parallelism().map_or(1, usize::from) as u64;
    std::thread::scope(|scope| {
        for thread in 0..threads {
            let mixes = &mixes;
            scope.spawn(move || {
                for game in (thread..GAMES).step_by(threads as usize) {
                    let mix = &mixes[game as usize % mixes.len()];
                    soak(&setup(mix, game as usize / mixes.len()), game, None, &|_| ());
                }
            });
        }
    });
}

#[test]
fn undo_leads_back_to_the_start() {
    for (seed, mix) in (0u64..).zip(mixes()) {
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
