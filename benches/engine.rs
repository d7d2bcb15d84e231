//! How long the engine takes for what it does all the time. `cargo bench --locked` prints the figures; nothing here is a test.

use divan::{Bencher, black_box};
use thicket::bots::{Random, play_to_the_end};
use thicket::factions::FACTIONS;
use thicket::game::Game;
use thicket::law;
use thicket::play::Setup;
use thicket::view::View;
use thicket::{decks, maps};

fn main() {
    divan::main();
}

fn setup(seats: usize) -> Setup {
    let (map, deck) =
        (maps::find("autumn").expect("the map is built in"), decks::find("base").expect("so is the deck"));
    Setup::new(map, deck, &FACTIONS[..seats]).expect("the first factions can play together")
}

/// A game some way in, with a decision open.
fn midway(seats: usize) -> Game {
    let mut game = Game::new(setup(seats), 7);
    for step in 0..200 {
        let Some(decision) = game.decision() else { break };
        let index = (step * 7) % decision.options.len();
        game.choose(index).expect("the option was offered");
    }
    game
}

#[divan::bench(args = [2])]
fn random_game(bencher: Bencher, seats: usize) {
    let setup = setup(seats);
    let mut seed = 0;
    bencher.bench_local(|| {
        seed += 1;
        let mut table = law::setup::table(&setup, seed);
        play_to_the_end(&setup, &mut table, &mut Random::new(seed), None, 1_000)
    });
}

#[divan::bench(args = [2])]
fn choose_and_come_to_the_next_decision(bencher: Bencher, seats: usize) {
    let game = midway(seats);
    bencher.with_inputs(|| game.clone()).bench_local_values(|mut game| {
        game.choose(0).expect("there is an option");
        game
    });
}

#[divan::bench(args = [2])]
fn undo(bencher: Bencher, seats: usize) {
    let game = midway(seats);
    bencher.with_inputs(|| game.clone()).bench_local_values(|mut game| {
        game.undo();
        game
    });
}

#[divan::bench(args = [2])]
fn refusals(bencher: Bencher, seats: usize) {
    let game = midway(seats);
    bencher.bench_local(|| game.refused());
}

#[divan::bench(args = [2])]
fn view(bencher: Bencher, seats: usize) {
    let game = midway(seats);
    bencher.bench_local(|| View::of(game.position(), Some(thicket::terms::Seat(0))));
}

#[divan::bench]
fn copy_table(bencher: Bencher) {
    let table = *midway(2).table();
    bencher.bench_local(|| *black_box(&table));
}
