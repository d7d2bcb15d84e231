//! The Marquise: wood becomes buildings, and buildings points.

use thicket::bots::Strength;
use thicket::terms::{Clearing, Seat};

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

/// A cat next door makes room for a building that the only wood pays for; after that another type costs nothing.
#[test]
fn cats_make_room_for_what_can_be_paid() {
    bring_about(
        &[Strength::Ranger],
        |game| game.log().iter().any(|event| event.clause.id() == "MC-5.6c"),
        "seats: MC, UD, CC
         round: 5
         MC score: 12
         UD score: 12
         CC score: 5
         MC hand: mouse-in-a-sack, brutal-tactics
         clearing 1: UD 2 warriors, 1 tunnel; CC 1 warrior
         clearing 2: MC 1 cat; CC 1 warrior
         clearing 3: CC 2 warriors
         clearing 4: MC 2 cats, 1 sawmill, 1 wood; CC 1 warrior
         clearing 5: MC 1 cat; UD 2 warriors; CC 2 warriors
         clearing 7: CC 1 warrior
         clearing 9: CC 1 warrior
         clearing 10: MC 1 cat; UD 1 warrior
         clearing 11: CC 1 warrior
         clearing 12: CC 2 warriors
         turn: MC daylight actions",
    );
}

/// The last cat does not march off the keep and a workshop with enemies next door.
#[test]
fn the_keep_is_not_left_alone_beside_enemies() {
    bring_about(
        &[Strength::Ranger],
        |game| game.position().warriors(Seat(0), Clearing(1)) > 0,
        "seats: MC, BG, BP
         round: 4
         MC score: 8
         BG score: 14
         BP score: 12
         MC hand: cobbler
         clearing 1: MC keep, 1 cat, workshop, 1 wood
         clearing 5: BG 3 warriors, worksite
         clearing 9: MC 2 cats, sawmill
         clearing 10: BP 3 pugs
         clearing 12: MC 1 cat, recruiter
         turn: MC daylight actions",
    );
}

/// The keep brings cats back and keeps others out: a sawmill beside it, which can be built again, is given up first.
#[test]
fn the_keep_is_given_up_last() {
    choose(
        &[Strength::Ranger],
        |choice| choice == "lose:sawmill",
        "seats: NB, MC, BG
         round: 3
         NB score: 4
         MC score: 5
         clearing 1: MC keep, 1 cat, sawmill; NB 6 warriors
         clearing 5: MC 3 cats, sawmill, 2 wood
         clearing 9: MC 2 cats, recruiter
         clearing 4: BG 3 warriors, worksite
         MC hand: cobbler, smugglers-trail
         turn: NB daylight actions
         dice: 2 0
         answers: battle:1:MC, pass",
    );
}
