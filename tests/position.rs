//! Positions as text: whatever a game comes to can be written down and read back, and nothing that is read can do harm.

use thicket::factions::FACTIONS;
use thicket::game::Game;
use thicket::notation::keys::option_key;
use thicket::notation::position;
use thicket::play::{Faction, Setup};
use thicket::table::Table;
use thicket::{decks, maps};

fn next(state: &mut u64) -> u64 {
    *state ^= *state << 13;
    *state ^= *state >> 7;
    *state ^= *state << 17;
    *state >> 11
}

fn below(state: &mut u64, bound: usize) -> usize {
    usize::try_from(next(state) % bound.max(1) as u64).unwrap()
}

/// Every mix of two to five factions.
fn mixes() -> Vec<Vec<&'static Faction>> {
    (0u32..1 << FACTIONS.len())
        .map(|bits| (0..).zip(FACTIONS).filter(|(n, _)| bits & (1 << n) != 0).map(|(_, faction)| *faction).collect())
        .filter(|mix: &Vec<_>| (2..=5).contains(&mix.len()))
        .collect()
}

fn game(factions: &[&'static Faction], seed: u64) -> Game {
    let mut factions = factions.to_vec();
    let seats = factions.len();
    factions.rotate_left(usize::try_from(seed).unwrap() % seats);
    Game::new(Setup::new(maps::find("autumn").unwrap(), decks::find("base").unwrap(), &factions).unwrap(), seed)
}

fn keys(game: &Game) -> Vec<String> {
    game.decision().map_or_else(Vec::new, |decision| {
        decision.options.iter().map(|option| option_key(game.setup(), decision.ask.seat, *option)).collect()
    })
}

fn canonical(game: &Game) -> Table {
    game.table().canonical(game.setup().deck.copies)
}

/// The first parts in which two tables differ, as far as text shows them.
fn difference(found: &Table, expected: &Table) -> String {
    let words = |table: &Table| format!("{table:#?}").lines().map(str::to_owned).collect::<Vec<_>>();
    let (found, expected) = (words(found), words(expected));
    let lines = found.iter().zip(&expected).enumerate().filter(|(_, (a, b))| a != b).take(4);
    lines.map(|(n, (a, b))| format!("at {n} found {a}, expected {b}")).collect::<Vec<_>>().join("\n")
}

#[test]
fn every_position_of_a_game_can_be_written_and_read() {
    let mixes = mixes();
    for seed in 0..(mixes.len() * 2) as u64 {
        let mix = &mixes[usize::try_from(seed).unwrap() % mixes.len()];
        let mut game = game(mix, seed);
        let mut dice = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
        loop {
            let text = position::write(&game);
            let read = position::read(&text).unwrap_or_else(|error| panic!("seed {seed}: {error}\n{text}")).game();
            let (found, expected) = (canonical(&read), canonical(&game));
            assert!(found == expected, "seed {seed}: {}\n{text}", difference(&found, &expected));
            let asked = |game: &Game| game.decision().map(|decision| decision.ask);
            assert_eq!(asked(&read), asked(&game), "seed {seed}: another question\n{text}");
            assert_eq!(keys(&read), keys(&game), "seed {seed}: other options\n{text}");
            assert_eq!(position::write(&read), text, "seed {seed}: another text");
            let Some(decision) = game.decision() else { break };
            let mut sorted = keys(&game);
            sorted.sort_unstable();
            sorted.dedup();
            assert_eq!(sorted.len(), decision.options.len(), "seed {seed}: two options share a key\n{text}");
            let index = below(&mut dice, decision.options.len());
            game.choose(index).unwrap();
            assert!(game.table().turn.round < 500, "seed {seed} does not end");
        }
    }
}
