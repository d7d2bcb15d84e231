//! The Lizard Cult: what comes back is used, and what is spent scores.

use thicket::bots::Strength;

use super::{bring_about, choose, chooses, happened, shuns};

/// With a second garden the other fox scores 2; with one garden Score is worth nothing.
#[test]
fn a_garden_comes_before_the_score_that_it_doubles() {
    chooses(
        &["build:8"],
        "seats: LC, BG
         LC hand: anvil, foxfolk-steel
         clearing 8: LC 4 warriors, fox-garden
         clearing 3: BG 3 warriors, worksite
         turn: LC daylight",
    );
}

/// The card comes back in Evening.
#[test]
fn no_card_stays_in_hand_that_could_buy_a_ritual() {
    shuns(
        &["done"],
        "seats: LC, BG
         LC hand: sword, armorers
         clearing 9: LC 4 warriors, mouse-garden
         clearing 3: BG 3 warriors, worksite
         turn: LC daylight",
    );
}

#[test]
fn a_building_is_sanctified_while_that_can_be_paid() {
    bring_about(
        &[Strength::Ranger],
        |game| happened(game, "acolytes-spent"),
        "seats: LC, BG
         LC outcast: fox
         LC acolytes: 3
         clearing 8: BG 1 warrior, worksite
         clearing 2: LC 4 warriors, mouse-garden
         turn: LC birdsong conspiracies",
    );
}

/// Seen at a Ranger: it put warriors beside warriors for want of a second garden, which scores, and never built the first.
#[test]
fn a_first_garden_is_built_where_enemies_are_near() {
    choose(
        &[Strength::Ranger],
        |choice| choice.starts_with("build:"),
        "seats: LC, BG
         LC hand: better-burrow-bank
         clearing 1: LC 4 warriors, fox-garden
         clearing 5: LC 1 warrior
         clearing 10: LC 1 warrior
         clearing 2: BG 5 warriors, worksite
         turn: LC daylight",
    );
}
