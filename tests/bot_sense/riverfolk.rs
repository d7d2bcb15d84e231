//! The Company: posts that score, and funds that bring something.

use thicket::bots::Strength;

use super::{bring_about, choose, shuns};

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

/// Half of fifteen funds go with the only post, beside which a plot lies; their owners rule clearings enough.
#[test]
fn funds_that_hang_on_one_post_become_posts() {
    bring_about(
        &[Strength::Ranger],
        |game| game.table().scores[1] >= 9,
        "seats: C, RC, CC, LH
         round: 4
         turn: RC daylight
         C score: 17
         C hand: ambush-rabbit, protection-racket, root-tea-mouse, investments, sappers
         C id: 1 ego
         RC score: 7
         RC riverboats: 2
         RC mercenaries: 4
         RC funds: RC 4 CC 4 LH 7
         CC score: 9
         CC hand: foxfolk-steel, smugglers-trail, a-visit-to-friends, stand-and-deliver, command-warren
         CC face-down: bomb 4
         LH score: 9
         LH hand: bake-sale, armorers, better-burrow-bank
         clearing 1: C 1 chameleander, 2 egos; LH 1 warrior
         clearing 2: RC 1 warrior; LH 4 warriors, 1 stronghold, 1 mob
         clearing 3: CC 2 warriors
         clearing 4: RC 1 warrior, 1 rabbit-post; CC 1 warrior, 1 plot
         clearing 5: CC 2 warriors, 1 extortion
         clearing 6: LH 1 mob
         clearing 9: LH 1 warrior, 1 warlord
         clearing 10: CC 1 warrior; LH 1 mob
         clearing 11: LH 2 warriors, 1 mob
         clearing 12: CC 1 warrior; LH 1 warrior, 1 mob",
    );
}

/// None of the buyer's stand on the river, and four warriors are two trade posts.
#[test]
fn boats_are_not_bought_by_those_who_stand_on_no_river() {
    choose(
        &[Strength::Ranger],
        |choice| choice != "riverboats",
        "seats: LC, RC, UD
         round: 4
         turn: LC birdsong
         LC score: 9
         LC hand: armorers, scouting-party
         LC acolytes: 5
         RC score: 8
         RC riverboats: 4
         RC mercenaries: 2
         RC funds: RC 3 UD 4
         UD score: 20
         UD hand: ambush-fox, ambush-mouse, bake-sale, sappers
         clearing burrow: UD 1 warrior
         clearing 2: LC 2 warriors, 2 mouse-gardens
         clearing 3: LC 2 warriors, 1 rabbit-garden; UD 2 warriors, 1 tunnel
         clearing 4: RC 3 warriors, 1 rabbit-post
         clearing 8: UD 2 warriors, 2 markets
         clearing 9: UD 2 warriors, 1 citadel",
    );
}
