//! The Vagabond: what lies at hand is taken.

use thicket::bots::Strength;
use thicket::terms::Clearing;

use super::{bring_about, choose, chooses, happened, measured, shuns};

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

/// Seen at a Ranger (game 779): without its tea three items are turned up again in every turn, with it five.
#[test]
fn tea_is_not_what_is_left_behind() {
    choose(
        &[Strength::Ranger],
        |choice| !choice.starts_with("drop:exhausted-tea"),
        "seats: VB, BG
         clearing 10: VB pawn
         VB character: cheat
         VB satchel: exhausted-boot exhausted-boot exhausted-crossbow exhausted-sword exhausted-tea exhausted-torch hammer
         VB quests: fundraising-fox fend-off-a-bear-rabbit fend-off-a-bear-mouse
         clearing 3: BG 3 warriors, worksite
         turn: VB evening capacity",
    );
}

/// Seen at a Ranger (game 911): it ended its turn three times beside a quest for which it had everything ready. (There it held a
/// dominance card, with which it might join somebody instead.)
#[test]
fn a_quest_that_is_ready_is_not_left_undone() {
    bring_about(
        &[Strength::Ranger],
        |game| happened(game, "quest-done"),
        "seats: CDG, VB, UD, LH
         round: 3
         CDG figure accolades_track: 0 1 0 1 0 1 0 0
         CDG score: 8
         CDG hand: travel-gear-fox, command-warren, cobbler
         CDG accolades: VB 3 UD 3
         CDG critics: jeers
         VB score: 11
         VB hand: ambush-bird
         VB character: thief
         VB satchel: bag boot hammer exhausted-boot exhausted-sword exhausted-tea exhausted-torch
         VB relationships: CDG hostile UD third LH second
         VB quests: errand-rabbit expel-bandits-rabbit logistics-help-mouse
         VB done: logistics-help-fox
         UD score: 10
         UD hand: brutal-tactics, tax-collector, better-burrow-bank
         UD swayed: mayor baron-of-dirt
         LH score: 5
         LH hand: bake-sale, stand-and-deliver, better-burrow-bank
         LH mood: grandiose
         LH command: boot
         clearing 1: UD 2 warriors, 1 market
         clearing 2: CDG 2 warriors, 1 big-top; UD 1 tunnel
         clearing 3: CDG 3 warriors; UD 1 warrior
         clearing 4: LH 1 stronghold
         clearing 7: LH 3 rats
         clearing 9: LH 4 rats
         clearing 10: UD 1 warrior, 1 market
         clearing 11: VB pawn; LH warlord, mob
         clearing 12: CDG 1 warrior, 1 big-top; UD 1 warrior
         ruins: 6
         ruin 6: sword
         turn: VB daylight",
    );
}

/// Seen at a Ranger (game 1350 of seed 661001): it led with ten points, and joined whoever had four.
#[test]
fn whoever_leads_does_not_join_the_last() {
    shuns(
        &["join"],
        "seats: VB, UD, LH, KI
         round: 3
         turn: VB daylight actions
         VB score: 10
         VB hand: dominance-rabbit, scouting-party
         VB character: tinker
         VB satchel: bag tea boot exhausted-boot exhausted-boot hammer exhausted-hammer sword exhausted-sword torch
         VB relationships: UD second KI allied
         VB quests: fundraising-fox fend-off-a-bear-mouse expel-bandits-rabbit
         VB done: logistics-help-fox escort-mouse
         UD score: 7
         UD hand: ambush-bird, arms-trader, protection-racket, tax-collector, favor-of-the-rabbits
         UD swayed: banker mayor
         LH score: 4
         LH hand: dominance-bird, better-burrow-bank
         LH command: bag
         LH prowess: ruin-hammer
         KI score: 7
         KI hand: anvil, bake-sale, brutal-tactics, favor-of-the-mice
         KI delve: command-warren, codebreakers
         clearing burrow: UD 2 warriors
         clearing 1: UD 1 warrior
         clearing 2: LH 1 warrior, 1 stronghold
         clearing 4: UD 2 warriors, 1 tunnel
         clearing 7: VB 1 pawn; KI 1 warrior
         clearing 8: UD 2 warriors
         clearing 9: UD 1 warrior, 2 markets; LH 4 warriors, 1 warlord, 1 mob
         clearing 10: UD 2 warriors; LH 1 warrior
         clearing 11: LH 2 warriors
         clearing 12: LH 1 warrior; KI 1 warrior",
    );
}

/// Beside two warriors or more he was attacked in half of the rounds, alone in a clearing in a quarter, and in a forest never.
#[test]
fn he_reckons_with_those_who_stand_beside_him_or_next_door() {
    let struck = |place: &str| {
        let text = format!(
            "seats: VB, MC
             {place}: VB pawn
             clearing 5: MC 3 cats
             clearing 1: MC keep, 4 cats, sawmill
             VB character: ranger
             VB satchel: torch boot boot crossbow
             turn: VB daylight"
        );
        measured("vagabond", "damaged", &text)
    };
    let [in_forest, far, next_door, beside] = ["forest F1", "clearing 3", "clearing 2", "clearing 5"].map(struck);
    assert_eq!([in_forest, far], [0, 0]);
    assert!(next_door > 0 && beside > 2 * next_door, "{next_door} and {beside}");
}
