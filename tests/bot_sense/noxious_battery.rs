//! The Noxious Battery: the cannon, and what it fires.

use thicket::bots::Strength;
use thicket::factions::noxious_battery::CANNON;
use thicket::game::Game;
use thicket::terms::Seat;

use super::{bring_about, turn};

#[test]
fn a_loaded_cannon_is_fired_when_that_wins() {
    bring_about(
        &Strength::ALL,
        |game| game.result().is_some(),
        "seats: NB, BG, BP
         clearing 12: NB cannon, 3 warriors
         clearing 4: BG 1 warrior, worksite
         clearing 5: BP alpha, 2 pugs, stash
         NB bore: 2
         NB score: 27
         BG score: 25
         turn: NB birdsong",
    );
}

/// Seen at a Ranger of four: three balls on the Bore, and its own smell had cleared the neighbourhood (NB.2.1).
const FULL_BORE: &str = "seats: NB, BG, CDG, C
         round: 4
         turn: NB daylight craft
         NB score: 8
         NB hand: gently-used-knapsack, brutal-tactics, tax-collector
         NB items: 1 crossbow
         NB bore: 3
         BG score: 9
         BG hand: armorers
         BG crafted: sappers
         BG salt-road: exhausted:boot
         CDG score: 11
         CDG hand: anvil, root-tea-fox, codebreakers
         CDG accolades: BG 1
         CDG accolades-lost: 3
         C score: 10
         C hand: a-visit-to-friends, bake-sale, armorers, arms-trader, protection-racket
         clearing 1: BG 1 warrior; CDG 3 warriors, 1 big-top
         clearing 2: BG 3 warriors, 2 worksites; C 1 chameleander, 4 egos
         clearing 4: NB 4 warriors, 1 cannon, 1 mark
         clearing 5: CDG 2 warriors
         clearing 6: BG 1 worksite
         clearing 7: CDG 2 warriors
         clearing 8: NB 2 warriors, 1 mark
         clearing 9: NB 2 warriors, 1 mark
         clearing 10: BG 2 warriors, 1 worksite
         clearing 12: NB 2 warriors, 1 mark
         ruins: 6, 10, 11, 12";

/// It put the cannon where two goats stood, who walked off before it could fire (NB.4.2); a worksite and a tent were as
/// near, and they stay.
#[test]
fn a_loaded_cannon_goes_where_targets_stay() {
    let near_prize = |game: &Game| {
        let at = game.position();
        let cannon = at.table.clearings_with(Seat(0), CANNON).iter().next().unwrap();
        let mut around = at.adjacent(cannon).iter();
        around.any(|clearing| at.others(Seat(0)).any(|enemy| at.prizes(enemy, clearing) > 0))
    };
    bring_about(&[Strength::Ranger], near_prize, FULL_BORE);
}

/// It stopped after two actions, though a warrior costs nothing but an action (NB.5.1).
#[test]
fn the_battery_leaves_no_action_unused() {
    for seed in 1..=3 {
        let (_, keys) = turn(Strength::Ranger, FULL_BORE, seed);
        let verbs = ["recruit", "battle:", "rollout:", "rearm:"];
        let actions = keys.iter().filter(|key| verbs.iter().any(|verb| key.starts_with(verb))).count();
        assert_eq!(actions, 4, "seed {seed}: {keys:?}");
    }
}
