//! The Alliance: revolts that pay, sympathy that scores, supporters for both.

use thicket::bots::Strength;

use super::{choose, chooses, shuns};

#[test]
fn a_revolt_that_clears_two_worksites_is_taken() {
    chooses(
        &["revolt:5"],
        "seats: WA, BG
         clearing 5: WA sympathy; BG 3 warriors, 2 worksites
         clearing 1: WA sympathy
         WA supporters: cobbler, bake-sale, sword
         turn: WA birdsong",
    );
}

/// The stack holds no more, and the card would be lost.
#[test]
fn nothing_is_mobilized_onto_a_full_stack() {
    shuns(
        &["mobilize"],
        "seats: WA, BG
         clearing 9: WA sympathy
         clearing 3: BG 4 warriors, worksite
         WA supporters: anvil, foxfolk-steel, sword, investments, cobbler
         WA hand: armorers
         turn: WA daylight",
    );
}

#[test]
fn sympathy_that_scores_is_organized() {
    chooses(
        &["organize:12"],
        "seats: WA, BG
         clearing 9: WA sympathy, mouse-base
         clearing 1: WA sympathy
         clearing 4: WA sympathy
         clearing 5: WA sympathy
         clearing 10: WA sympathy
         clearing 12: WA 1 warrior
         clearing 3: BG 4 warriors, worksite
         WA officers: 1
         turn: WA evening",
    );
}

/// Both cost one supporter and score one point.
#[test]
fn sympathy_is_not_laid_where_enemies_stand_if_it_need_not() {
    choose(
        &[Strength::Ranger],
        |choice| choice == "spread:12",
        "seats: WA, BG
         clearing 4: WA sympathy
         clearing 8: BG 2 warriors
         clearing 3: BG 3 warriors, worksite
         WA supporters: anvil
         turn: WA birdsong spread",
    );
}

/// Seen at a Ranger: it built two markets where the Alliance was about to rise.
#[test]
fn nothing_is_built_under_sympathy_that_is_about_to_rise() {
    choose(
        &[Strength::Ranger],
        |choice| !choice.starts_with("build:1:"),
        "seats: UD, WA, BG
         UD hand: anvil
         clearing 1: UD 4 moles, tunnel; WA sympathy
         clearing 8: UD 3 moles
         clearing 5: WA sympathy
         clearing 7: BG 2 warriors
         clearing 3: BG 3 warriors, worksite
         WA supporters: bake-sale, foxfolk-steel, protection-racket, sword
         turn: UD daylight assembly",
    );
}
