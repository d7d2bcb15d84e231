//! The Company: posts that score, and funds that bring something.

use thicket::bots::Strength;

use super::{bring_about, shuns};

/// The hand is full, so no fund is needed for drawing.
#[test]
fn a_post_that_scores_is_established_where_it_is_safe() {
    bring_about(
        &[Strength::Wanderer, Strength::Ranger],
        |game| game.table().scores[0] >= 2,
        "seats: RC, BG
         RC hand: cobbler, bake-sale, tax-collector, armorers, sappers
         clearing 10: RC 5 otters
         clearing 3: BG 3 warriors, worksite
         RC funds: riverfolk 4
         turn: RC daylight",
    );
}

/// The fund that is committed comes back, and the hand is full.
#[test]
fn an_unguarded_worksite_of_the_leader_is_taken_for_a_committed_fund() {
    bring_about(
        &[Strength::Wanderer, Strength::Ranger],
        |game| game.log().iter().any(|event| event.clause.id() == "LAW-4.1a"),
        "seats: RC, BG
         round: 8
         RC score: 17
         BG score: 23
         RC hand: cobbler, bake-sale, tax-collector, armorers, sappers
         clearing 10: RC 4 otters; BG worksite
         clearing 3: BG 3 warriors, worksite
         RC funds: riverfolk 1
         turn: RC daylight",
    );
}

#[test]
fn a_turn_with_funds_is_not_passed_idly() {
    shuns(
        &["done"],
        "seats: RC, BG
         clearing 10: RC 2 otters
         clearing 3: BG 3 warriors, worksite
         RC funds: riverfolk 4
         turn: RC daylight",
    );
}
