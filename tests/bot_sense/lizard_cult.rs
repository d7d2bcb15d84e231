//! The Lizard Cult: what comes back is used, and what is spent scores.

use thicket::bots::Strength;
use thicket::game::Game;

use super::{bring_about, choose, happened, shuns};

/// With a second garden the other fox scores 2; with one garden Score is worth nothing. (The Warlord may recruit for a card that comes
/// back, and score in its next turn; but it builds as well, and scores nothing before.)
#[test]
fn a_garden_comes_before_the_score_that_it_doubles() {
    let text = "seats: LC, BG
         LC hand: anvil, foxfolk-steel
         clearing 8: LC 4 warriors, fox-garden
         clearing 3: BG 3 warriors, worksite
         turn: LC daylight";
    choose(&[Strength::Wanderer, Strength::Ranger], |choice| choice.starts_with("build:8"), text);
    let built = |game: &Game| {
        let clauses: Vec<_> = game.log().iter().map(|event| event.clause.id()).collect();
        let first = |id: &str| clauses.iter().position(|clause| clause.starts_with(id));
        first("LC-5.1").is_some_and(|built| first("LC-5.3").is_none_or(|scored| built < scored))
    };
    bring_about(&[Strength::Warlord], built, text);
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
