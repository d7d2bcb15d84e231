//! The Eyrie: a Decree that can be done.

use thicket::bots::Strength;

use super::{bring_about, chooses, happened, measured, shuns};

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

/// How likely the bot takes the Decree to fail here, in hundredths.
fn risk(text: &str) -> i32 {
    measured("eyrie", "turmoil", text)
}

/// Each Build card needs a clearing of its own: 8 is held, 12 is next door, and there is no third one of foxes. The Builder's
/// Viziers have something to do anywhere.
#[test]
fn a_second_card_to_build_needs_a_second_clearing() {
    let risk = |cards: &str| {
        risk(&format!(
            "seats: ED, BG
             ED leader: builder
             ED build: {cards}
             clearing 4: ED 4 warriors, roost
             clearing 8: ED 2 warriors
             clearing 3: BG 4 warriors, worksite
             turn: ED birdsong"
        ))
    };
    let [one, two, three] = ["anvil", "anvil, sword", "anvil, sword, travel-gear-fox"].map(risk);
    assert_eq!(one, 0);
    assert!(one < two && two < three, "{two} and {three}");
}

/// Seen at ten Rangers of thirteen: a second card to build in the first turn, and Turmoil two turns later.
#[test]
fn of_cards_to_build_one_is_something_more_to_do() {
    let orders = |leader: &str, cards: &str| {
        measured(
            "eyrie",
            "orders",
            &format!(
                "seats: ED, BG
                 ED leader: {leader}
                 ED build: {cards}
                 clearing 4: ED 4 warriors, roost
                 clearing 3: BG 4 warriors, worksite
                 turn: ED birdsong"
            ),
        )
    };
    assert_eq!(orders("charismatic", "anvil"), 100);
    assert_eq!(orders("charismatic", "anvil, sword"), 100);
    // A Vizier builds already.
    assert_eq!(orders("despot", "anvil"), 0);
}

/// A roost could be built in 4 now, and is: in the turn after that the card wants another rabbit clearing with room.
#[test]
fn a_card_to_build_wants_sites_for_two_turns() {
    let risk = |in_5: &str| {
        risk(&format!(
            "seats: ED, BG
             ED leader: charismatic
             ED build: root-tea-rabbit
             clearing 4: ED 4 warriors
             clearing 8: ED 4 warriors, roost
             clearing 3: BG 4 warriors, worksite
             clearing 5: BG {in_5}
             clearing 10: BG 1 warrior, worksite
             turn: ED birdsong"
        ))
    };
    let [room, none] = ["1 warrior", "2 worksites"].map(risk);
    assert!(none > room, "{none} and {room}");
}

/// The Builder's Vizier moves somebody to 11 before a card asks for a roost there: four warriors tie with four, and lords of the
/// forest need no more, but five are too many.
#[test]
fn a_site_next_door_is_one_only_where_those_who_come_rule_it() {
    let risk = |warriors: u8| {
        risk(&format!(
            "seats: ED, BG
             ED leader: builder
             ED build: mouse-in-a-sack
             clearing 1: ED roost
             clearing 12: ED 4 warriors, roost
             clearing 7: BG 6 warriors
             clearing 9: BG 6 warriors
             clearing 11: BG {warriors} warriors
             turn: ED birdsong"
        ))
    };
    let [tie, beaten] = [4, 5].map(risk);
    assert!(0 < tie && tie < 30 && beaten > 60, "{tie} and {beaten}");
}

/// Seen at two Rangers: five warriors in the supply were enough for the cards of either suit, but not for both.
#[test]
fn all_cards_to_recruit_take_from_one_supply() {
    let risk = |guards: u8| {
        risk(&format!(
            "seats: ED, BG
             ED leader: charismatic
             ED recruit: anvil, mouse-in-a-sack
             clearing 1: ED {guards} warriors, roost; BG 1 warrior
             clearing 11: ED 5 warriors, roost
             turn: ED birdsong"
        ))
    };
    let [enough, too_few] = [9, 10].map(risk);
    assert!(enough < 30 && too_few >= 90, "{enough} and {too_few}");
}

/// Seen at six Rangers: two roosts served a card to recruit, hardly anybody guarded them, and both fell.
#[test]
fn two_homes_that_nobody_guards_are_none() {
    let risk = |guards: u8| {
        risk(&format!(
            "seats: ED, BG
             ED leader: builder
             ED recruit: mouse-in-a-sack
             clearing 2: ED {guards} warriors, roost
             clearing 11: ED {guards} warriors, roost
             clearing 10: BG 6 warriors
             clearing 6: BG 6 warriors
             turn: ED birdsong"
        ))
    };
    let [bare, guarded] = [0, 4].map(risk);
    assert!(bare > guarded + 20, "{bare} and {guarded}");
}

/// A card to move takes three warriors from 12: to 11 a roost can be built there, to 10 none that is asked for.
#[test]
fn warriors_go_where_the_decree_wants_a_roost() {
    bring_about(
        &[Strength::Ranger],
        |game| !happened(game, "turmoil"),
        "seats: ED, BG
         ED leader: builder
         ED move: anvil
         ED build: mouse-in-a-sack
         ED viziers-done: recruit move
         clearing 1: ED 2 warriors, roost
         clearing 12: ED 3 warriors, roost
         clearing 7: BG 6 warriors
         clearing 9: BG 6 warriors
         clearing 10: BG 1 warrior, worksite
         clearing 11: BG 2 warriors
         turn: ED daylight decree",
    );
}
