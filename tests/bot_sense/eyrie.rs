//! The Eyrie: a Decree that can be done.

use thicket::bots::Strength;

use super::{bring_about, chooses, happened, shuns};

/// The only roost stands in a fox clearing, and Recruit comes before anything that could change that.
#[test]
fn a_card_is_not_added_where_it_cannot_be_done() {
    shuns(
        &["add:sword:recruit"],
        "seats: ED, BG
         ED leader: builder
         ED hand: sword, anvil
         clearing 1: ED 6 warriors, roost
         clearing 3: BG 4 warriors, worksite
         turn: ED birdsong",
    );
}

#[test]
fn turmoil_is_put_off_while_something_else_can_be_done() {
    bring_about(
        &[Strength::Ranger],
        |game| !happened(game, "turmoil"),
        "seats: ED, BG
         ED leader: despot
         ED hand: foxfolk-steel, anvil
         clearing 1: ED 6 warriors, roost
         clearing 3: BG 4 warriors, worksite
         turn: ED birdsong",
    );
}

/// The Charismatic would need somebody to fight, the Despot a place to build.
#[test]
fn a_leader_is_chosen_whose_viziers_have_something_to_do() {
    chooses(
        &["lead:builder"],
        "seats: ED, BG
         ED deposed: commander
         ED leader: charismatic
         clearing 1: ED 3 warriors, roost
         clearing 8: ED roost; BG worksite
         clearing 7: BG 4 warriors, 2 worksites
         clearing 9: BG 4 warriors, 2 worksites
         clearing 5: BG 4 warriors, 2 worksites
         clearing 10: BG 4 warriors, worksite
         ED recruit: sword
         ED viziers-done: recruit
         turn: ED daylight decree",
    );
}
