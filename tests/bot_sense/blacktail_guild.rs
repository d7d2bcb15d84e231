//! The Blacktail Guild: crafts, projects, worksites.

use thicket::bots::Strength;
use thicket::event::{Event, Value};
use thicket::game::Game;
use thicket::terms::{Clearing, Seat};

use super::{bring_about, chooses, goes_to_and_fro};

#[test]
fn a_winning_craft_is_made() {
    chooses(
        &["craft:"],
        "seats: BG, NB
         clearing 3: NB cannon, 3 warriors
         BG builders: 3 fox 4 rabbit
         BG hand: favor-of-the-foxes, royal-claim
         BG score: 27
         NB score: 28
         turn: BG evening",
    );
}

/// Seen at a Ranger while its weights were changed: a card worth four points stayed in hand, although the builders could
/// pay it, because cards and builders that wait were believed to be worth more than what they score (BG.2.1.I).
#[test]
fn a_card_that_the_builders_can_pay_is_crafted() {
    bring_about(
        &[Strength::Ranger, Strength::Warlord],
        |game| game.table().scores[3] >= 21,
        "seats: BP, CDG, NB, BG
         turn: BG evening
         round: 7
         BP score: 17
         BP hand: mouse-in-a-sack, armorers, brutal-tactics, cobbler, cobbler
         BP crafted: sappers, codebreakers
         BP items: 1 bag, 1 crossbow, 1 sword
         BP collection: 2 fox 1 mouse
         BP rollover: 1 fox 1 rabbit 1 mouse
         CDG score: 15
         CDG hand: stand-and-deliver, better-burrow-bank, favor-of-the-rabbits
         CDG accolades: BG 1
         CDG accolades-lost: 6
         CDG critics: jeers
         NB score: 20
         NB hand: gently-used-knapsack, root-tea-rabbit, sappers
         NB items: 2 boots, 1 coin, 2 teas
         BG score: 17
         BG hand: royal-claim
         BG crafted: command-warren
         BG builders: 3 fox 2 rabbit 2 mouse
         BG salt-road: exhausted:bag
         BG quarry: coin
         clearing 1: CDG 1 warrior; BG 5 warriors, 1 worksite
         clearing 3: NB 2 warriors, 1 mark
         clearing 5: NB 1 warrior, 1 ball
         clearing 6: CDG 2 warriors
         clearing 7: BP 3 pugs, 1 stash
         clearing 8: BP 8 pugs, 2 stashes
         clearing 9: BP 1 pug; NB 2 warriors, 2 balls, 1 mark
         clearing 10: CDG 4 warriors, 1 big-top; NB 3 warriors, 1 cannon, 1 mark; BG 5 warriors
         clearing 11: CDG 1 warrior
         clearing 12: BP 2 pugs, 1 alpha, 1 stash, 1 mouse-bone
         ruins: 6, 10, 11, 12",
    );
}

/// Seen at Rangers of four: a Guild that ran its Quarry and nothing else left a Windmill standing, which costs nothing
/// (BG.4.2.I): what comes after a project is harder to plan than what comes after none, so none looked better.
#[test]
fn windmill_and_quarry_are_not_passed_over() {
    let ran = |game: &Game, project| {
        let named = |event: &&Event| event.get("project") == Some(Value::Key(project));
        game.log().iter().filter(|event| event.name == "project").any(|event| named(&event))
    };
    bring_about(
        &[Strength::Ranger],
        |game| ran(game, "windmill") && ran(game, "quarry"),
        "seats: NB, BG, BP, C
         round: 1
         turn: BG birdsong projects
         NB score: 0
         NB hand: crossbow-bird, brutal-tactics, cobbler, favor-of-the-rabbits
         NB bore: 2
         BG score: 0
         BG hand: mouse-in-a-sack, brutal-tactics, stand-and-deliver
         BG corner: 2
         BG builders: 1 mouse
         BP score: 0
         BP hand: armorers, royal-claim, favor-of-the-foxes
         BP rollover: 1 fox 1 rabbit 1 mouse
         C score: 0
         C hand: dominance-fox, root-tea-mouse, armorers
         clearing 1: BP 1 buried-fox-bone
         clearing 2: BG 4 warriors, 1 worksite; BP 1 buried-mouse-bone; C 1 chameleander
         clearing 3: BP 1 pug
         clearing 4: BP 1 buried-rabbit-bone
         clearing 5: BG 1 warrior; BP 1 buried-rabbit-bone
         clearing 6: BG 1 warrior; BP 1 buried-fox-bone
         clearing 7: BP 2 pugs, 1 alpha, 1 stash
         clearing 8: BP 1 pug
         clearing 9: BP 1 buried-mouse-bone
         clearing 10: NB 2 warriors, 1 cannon, 1 mark; BG 1 warrior; BP 1 buried-rabbit-bone
         clearing 11: BP 1 buried-mouse-bone
         clearing 12: NB 2 warriors, 1 mark; BP 1 buried-fox-bone
         ruins: 6, 10, 11, 12
         ruin 6: 1 bag
         ruin 10: 1 sword
         ruin 11: 1 boot
         ruin 12: 1 hammer
         item supply: 2 bags, 2 boots, 2 coins, 1 crossbow, 1 hammer, 2 swords, 2 teas",
    );
}

/// Seen at a Ranger of four: both guards of a worksite marched off, as no enemy stood next door. Goats two moves away took
/// it at once, and half of a box with it (BG.2.4).
#[test]
fn a_worksite_keeps_a_guard() {
    bring_about(
        &[Strength::Ranger],
        |game| game.position().warriors(Seat(0), Clearing(6)) > 0,
        "seats: BG, CDG, C, NB
         round: 2
         turn: BG birdsong projects
         BG score: 0
         BG hand: gently-used-knapsack, foxfolk-steel, sappers, sappers
         BG corner: 2
         BG builders: 1 fox 2 mouse
         CDG score: 2
         CDG hand: ambush-fox, stand-and-deliver
         CDG corner: 4
         CDG accolades: NB 1
         C score: 2
         C hand: dominance-mouse, anvil, smugglers-trail, root-tea-mouse, scouting-party, scouting-party
         NB score: 3
         NB hand: crossbow-bird, a-visit-to-friends, travel-gear-mouse
         NB bore: 1
         clearing 2: BG 6 warriors, 2 worksites
         clearing 4: CDG 2 warriors, 1 big-top
         clearing 5: BG 1 warrior
         clearing 6: BG 2 warriors, 1 worksite
         clearing 7: CDG 2 warriors
         clearing 12: CDG 2 warriors, 1 big-top; C 1 chameleander; NB 2 warriors, 1 cannon, 1 mark
         ruins: 6, 10, 11, 12
         ruin 6: 1 sword
         ruin 10: 1 hammer
         ruin 11: 1 bag
         ruin 12: 1 boot
         item supply: 2 bags, 2 boots, 2 coins, 1 crossbow, 1 hammer, 2 swords, 2 teas",
    );
}

/// Seen at a Ranger without a chance: all warriors went to an empty clearing, and a boot was worn out for a second move, of which
/// there was only the one back (BG.4.2.II). A move that is the only one is not asked about.
#[test]
fn no_item_is_worn_out_for_a_move_that_only_leads_back() {
    bring_about(
        &[Strength::Ranger, Strength::Warlord],
        |game| !goes_to_and_fro(game, Seat(2)),
        "seats: C, NB, BG, BP
         round: 4
         turn: BG birdsong projects
         C score: 20
         C hand: ambush-bird, ambush-bird, ambush-rabbit, birdy-bindle, brutal-tactics
         C crafted: armorers
         C items: 1 sword
         NB score: 13
         NB hand: ambush-fox, dominance-fox, anvil, armorers, favor-of-the-mice
         NB items: 1 tea
         NB bore: 2
         BG score: 4
         BG hand: woodland-runners
         BG corner: 2
         BG builders: 1 rabbit 1 mouse
         BG salt-road: boot* tea
         BP score: 9
         BP hand: protection-racket, foxfolk-steel, sappers, better-burrow-bank, scouting-party
         BP crafted: tax-collector
         BP collection: 1 fox 1 rabbit 1 mouse
         BP rollover: 1 fox 1 rabbit
         clearing 1: NB 4 warriors, 1 cannon, 1 ball, 1 mark; BP 1 buried-fox-bone
         clearing 2: BP 1 alpha, 1 mouse-bone
         clearing 3: BP 1 pug
         clearing 4: C chameleander, 5 egos; BP 1 pug, 1 stash, 1 mouse-bone
         clearing 5: BP 1 buried-rabbit-bone
         clearing 6: BP 1 buried-fox-bone
         clearing 7: BP 2 pugs, 1 stash
         clearing 9: BP 1 stash
         clearing 10: BG 3 warriors, 1 worksite; BP 1 buried-rabbit-bone
         clearing 11: NB 2 warriors, 1 mark; BP 1 buried-mouse-bone
         ruins: 6, 11, 12
         available: dominance-bird, dominance-rabbit, dominance-mouse",
    );
}
