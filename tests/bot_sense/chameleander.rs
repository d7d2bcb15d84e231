//! The Chameleander: how it wins, and how it walks.

use thicket::bots::Strength;
use thicket::terms::Seat;

use super::{bring_about, chooses, goes_to_and_fro};

#[test]
fn a_bird_is_boasted_of_when_it_wins() {
    chooses(
        &["boast:"],
        "seats: C, NB, BG
         clearing 5: C chameleander, 2 ego
         clearing 3: NB cannon, 3 warriors
         clearing 9: BG 3 warriors, worksite
         C hand: sappers, anvil
         C score: 28
         BG score: 27
         turn: C evening boast",
    );
}

/// Seen at a Ranger of four: two free moves (C.4.2) went to an empty clearing and back.
#[test]
fn free_moves_are_not_walked_to_and_fro() {
    bring_about(
        &[Strength::Ranger],
        |game| !goes_to_and_fro(game, Seat(1)),
        "seats: CDG, C, NB, BG
         turn: C birdsong slough
         CDG score: 12
         CDG hand: anvil, cobbler
         CDG items: 2 boots, 1 tea
         CDG accolades-lost: 3
         CDG critics: jeers
         C score: 21
         C hand: ambush-fox, arms-trader, sword, tax-collector, favor-of-the-rabbits, scouting-party
         C items: 1 tea
         C superego-spaces: 5 7 8
         C id: 1 ego
         NB score: 27
         NB hand: scouting-party
         NB items: 1 bag, 1 hammer
         BG score: 14
         BG hand: royal-claim, favor-of-the-foxes, cobbler
         BG crafted: stand-and-deliver
         BG builders: 1 fox 4 rabbit 1 mouse
         BG quarry: exhausted:bag exhausted:hammer* exhausted:coin exhausted:coin
         clearing 1: NB 1 warrior, 1 cannon, 2 balls
         clearing 2: BG 3 warriors, 2 worksites
         clearing 4: CDG 1 warrior; C chameleander, 3 egos
         clearing 5: NB 2 warriors, 1 mark
         clearing 6: BG 2 warriors, 2 worksites
         clearing 7: NB 3 warriors, 1 mark
         clearing 9: NB 2 warriors, 1 mark
         clearing 10: CDG 3 warriors, 1 big-top; BG 7 warriors
         clearing 12: NB 1 ball
         ruins: 10, 11, 12",
    );
}

/// Seen in games of Rangers: the Chameleander counted on its host to put something there, and cajoled for the point that would win.
#[test]
fn no_host_pays_for_the_point_that_ends_the_game() {
    chooses(
        &["pass"],
        "seats: C, BG
         clearing 2: C chameleander; BG 2 warriors
         C hand: anvil, bake-sale
         C score: 28
         turn: C daylight actions
         answers: cajole:anvil",
    );
}
