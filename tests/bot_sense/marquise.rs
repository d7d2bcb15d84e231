//! The Marquise: wood becomes buildings, and buildings points.

use thicket::bots::Strength;

use super::{bring_about, choose};

/// The fourth workshop costs all the wood, and brings the three points that are missing.
#[test]
fn the_building_that_wins_is_built() {
    bring_about(
        &Strength::ALL,
        |game| game.result().is_some(),
        "seats: MC, BG
         round: 9
         MC score: 27
         BG score: 22
         MC hand: cobbler
         clearing 1: MC keep, 3 cats, sawmill, 3 wood
         clearing 5: MC 3 cats, 2 workshops
         clearing 9: MC 3 cats, workshop, recruiter
         clearing 10: MC 3 cats
         clearing 4: BG 3 warriors, worksite
         turn: MC daylight actions",
    );
}

#[test]
fn an_unguarded_worksite_of_the_leader_is_taken() {
    bring_about(
        &[Strength::Wanderer, Strength::Ranger],
        |game| game.log().iter().any(|event| event.clause.id() == "LAW-4.1a"),
        "seats: MC, BG
         round: 8
         MC score: 17
         BG score: 23
         clearing 1: MC keep, 3 cats, sawmill
         clearing 5: MC 4 cats, workshop; BG worksite
         clearing 9: MC 3 cats, recruiter
         clearing 4: BG 3 warriors, worksite
         turn: MC daylight actions",
    );
}

/// Cats come back for a card. (The Warlord may pass: it crafts that card in its next turn.)
#[test]
fn cats_that_field_hospitals_can_save_are_saved() {
    choose(
        &[Strength::Ranger],
        |choice| choice != "pass",
        "seats: NB, MC
         clearing 1: MC keep
         clearing 5: MC 6 cats; NB cannon, 6 warriors
         MC hand: smugglers-trail, cobbler
         turn: NB daylight actions
         dice: 3 0
         answers: battle:5:MC, pass",
    );
}
