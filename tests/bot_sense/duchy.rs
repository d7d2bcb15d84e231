//! The Duchy: ministers that can be swayed, buildings that can be built.

use thicket::bots::Strength;
use thicket::terms::{Kind, Seat};

use super::{bring_about, choose, chooses, shuns};

#[test]
fn a_minister_that_can_be_afforded_is_swayed() {
    chooses(
        &["sway:"],
        "seats: UD, BG
         UD hand: anvil, foxfolk-steel
         clearing 1: UD 3 moles, tunnel
         clearing 8: UD 2 moles
         clearing 3: BG 3 warriors, worksite
         turn: UD daylight sway",
    );
}

/// Revealed cards come back in Evening.
#[test]
fn a_building_is_built_where_its_card_is_only_shown() {
    bring_about(
        &[Strength::Wanderer, Strength::Ranger],
        |game| {
            let on_map = |kind| game.table().on_map(Seat(0), Kind(kind));
            on_map(1) + on_map(2) > 0
        },
        "seats: UD, BG
         UD hand: anvil
         clearing burrow: UD 2 moles
         clearing 1: UD 4 moles, tunnel
         clearing 3: BG 3 warriors, worksite
         turn: UD daylight assembly",
    );
}

#[test]
fn a_swayed_minister_acts() {
    shuns(
        &["done"],
        "seats: UD, BG
         UD swayed: marshal
         clearing burrow: UD 1 mole
         clearing 1: UD 3 moles, tunnel
         clearing 3: BG 3 warriors, worksite
         turn: UD daylight parliament",
    );
}

/// He acts as others do, and there is nobody else.
#[test]
fn the_mayor_is_not_the_first_noble() {
    choose(
        &[Strength::Ranger],
        |choice| choice.starts_with("sway:") && choice != "sway:mayor",
        "seats: UD, BG
         UD hand: anvil, foxfolk-steel, better-burrow-bank
         clearing 1: UD 3 moles, tunnel
         clearing 4: UD 2 moles
         clearing 8: UD 2 moles
         clearing 3: BG 3 warriors, worksite
         turn: UD daylight sway",
    );
}

/// A mole more costs nothing (UD-5.1c).
#[test]
fn no_action_of_the_assembly_is_left() {
    shuns(
        &["done"],
        "seats: UD, BG
         clearing burrow: UD 5 moles
         clearing 1: UD 4 moles, tunnel
         clearing 3: BG 3 warriors, worksite
         turn: UD daylight assembly",
    );
}
