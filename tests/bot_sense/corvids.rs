//! The Corvids: plots are laid, and turned up when they pay.

use thicket::bots::Strength;
use thicket::game::Game;
use thicket::notation::position;
use thicket::terms::{Kind, Seat};

use super::{bring_about, chooses};

#[test]
fn a_bomb_that_scores_and_clears_a_clearing_is_turned_up() {
    chooses(
        &["flip:5"],
        "seats: CC, BG
         clearing 5: CC 1 warrior, plot; BG 4 warriors, 2 worksites
         CC face-down: bomb 5
         clearing 3: BG 3 warriors, worksite
         turn: CC birdsong flip",
    );
}

#[test]
fn an_extortion_that_scores_and_steals_is_turned_up() {
    chooses(
        &["flip:5"],
        "seats: CC, BG
         clearing 5: CC 2 warriors, plot; BG 2 warriors
         clearing 9: CC plot
         CC face-down: extortion 5 snare 9
         BG hand: anvil, sword
         clearing 3: BG 3 warriors, worksite
         turn: CC birdsong flip",
    );
}

#[test]
fn a_turn_without_enemies_near_leaves_a_plot_behind() {
    bring_about(
        &[Strength::Wanderer, Strength::Ranger],
        |game| game.table().on_map(Seat(0), Kind(1)) > 0,
        "seats: CC, BG
         clearing 1: CC 4 warriors
         clearing 9: CC 3 warriors
         clearing 4: BG 3 warriors, worksite
         turn: CC daylight actions",
    );
}

/// A bomb would take one worksite and be gone; an extortion takes cards, and makes what is turned up later score more.
#[test]
fn what_stays_is_laid_where_a_bomb_would_take_little() {
    let lays_what_stays = |game: &Game| {
        let text = position::write(game);
        let face_down = text.lines().find(|line| line.contains("face-down"));
        face_down.is_some_and(|line| !line.contains("bomb"))
    };
    bring_about(
        &[Strength::Ranger],
        lays_what_stays,
        "seats: CC, BG
         clearing 5: CC 3 warriors; BG 2 warriors, worksite
         clearing 9: CC 3 warriors
         CC hand: anvil, sword, sappers
         BG hand: bake-sale, cobbler, armorers
         turn: CC daylight actions",
    );
}
