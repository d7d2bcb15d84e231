//! Voices for battle and removal.

pub mod common;

mod ambushers;
mod belfry;
mod claims;
mod diverting;
mod gate;
mod loans;
mod moments;
mod replacing;
mod triggers;
mod wanderer;

use thicket::play::{Deck, Faction, Landmark};

/// Factions made up for this room.
pub static FACTIONS: &[&Faction] = &[
    &common::VILLAGERS,
    &common::TOWNSFOLK,
    &loans::SELLSWORDS,
    &loans::WARDENS,
    &wanderer::WANDERER,
    &claims::SURGEONS,
    &moments::RAIDERS,
    &ambushers::AMBUSHERS,
    &triggers::MOURNERS,
    &replacing::CONVERTERS,
];

/// Decks made up for this room.
pub static DECKS: &[&Deck] = &[&claims::COFFINS_DECK];

/// Landmarks made up for this room.
pub static LANDMARKS: &[&Landmark] = &[&claims::SHRINE, &gate::TOLL_GATE, &belfry::BELFRY];

// clause: LAW-11a, LAW-11b
/// Whole games by chance, with one of the five at each table: nothing appears and nothing is lost.
#[test]
fn made_up_factions_play_whole_games() {
    let five = thicket::factions::FACTIONS;
    for (number, faction) in FACTIONS.iter().enumerate() {
        for seed in 0..2 {
            let others =
                [FACTIONS[(number + 1 + seed) % FACTIONS.len()], FACTIONS[(number + 5 + seed) % FACTIONS.len()]];
            let factions = [*faction, others[0], others[1], five[(number + seed) % five.len()]];
            let deck = if seed == 0 { DECKS[0] } else { thicket::decks::find("base").unwrap() };
            let setup = thicket::play::Setup::new(thicket::maps::find("autumn").unwrap(), deck, &factions).unwrap();
            let setup = setup.with_landmarks(LANDMARKS).unwrap();
            whole_game(&setup, seed as u64 + 10 * number as u64);
        }
    }
}

fn whole_game(setup: &thicket::play::Setup, seed: u64) {
    let mut table = thicket::law::setup::table(setup, seed);
    (table.landmarks[0].clearing, table.landmarks[1].clearing) = (9, 5);
    let mut game = thicket::game::Game::from_table(setup.clone(), table);
    let mut dice = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    let mut choices = 0;
    while let Some(decision) = game.decision().cloned() {
        let table = game.checkpoint().0;
        let is_set_up = table.turn.stage() != thicket::table::Stage::Setup;
        let sound = if is_set_up { thicket::notation::validate::check(setup, table) } else { Ok(()) };
        assert!(
            sound.is_ok(),
            "{:?} seed {seed}: {sound:?}",
            setup.seats.iter().map(|seat| seat.faction.key).collect::<Vec<_>>()
        );
        let mut options = decision.options.clone();
        options.sort_unstable();
        options.dedup();
        assert_eq!(options.len(), decision.options.len(), "an option twice for {:?}", decision.ask);
        dice ^= dice << 13;
        dice ^= dice >> 7;
        dice ^= dice << 17;
        game.choose_option(options[(dice >> 11) as usize % options.len()]).unwrap();
        choices += 1;
        assert!(choices < 20_000, "a game without end");
    }
    assert!(game.result().is_some());
}
