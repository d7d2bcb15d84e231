//! The Vagabond: what lies at hand is taken.

use thicket::bots::Strength;
use thicket::terms::Clearing;

use super::{bring_about, chooses, happened};

#[test]
fn a_quest_within_reach_is_done() {
    bring_about(
        &Strength::ALL,
        |game| happened(game, "quest-done") || game.table().scores[0] >= 2,
        "seats: VB, BG
         clearing 12: VB pawn
         VB character: ranger
         VB satchel: tea boot torch sword
         VB quests: errand-fox guard-duty-rabbit escort-mouse
         VB done: fundraising-fox
         clearing 3: BG 3 warriors, worksite
         turn: VB daylight",
    );
}

#[test]
fn a_ruin_that_he_stands_on_is_explored() {
    bring_about(
        &Strength::ALL,
        |game| !game.table().ruins.has(Clearing(6)),
        "seats: VB, BG
         clearing 6: VB pawn
         ruin 6: sword
         VB character: ranger
         VB satchel: torch boot boot crossbow
         clearing 3: BG 3 warriors, worksite
         turn: VB daylight",
    );
}

/// Nothing but the blow is left to be done this turn.
#[test]
fn a_crossbow_that_brings_a_point_is_not_kept() {
    chooses(
        &["strike:blacktail-guild/worksite"],
        "seats: VB, BG
         clearing 5: VB pawn; BG worksite
         VB character: ranger
         VB satchel: crossbow exhausted-boot exhausted-torch
         VB relationships: blacktail-guild hostile
         clearing 3: BG 3 warriors, worksite
         turn: VB daylight",
    );
}
