//! What is done about others, and for them.

use thicket::bots::Strength;
use thicket::event::{Event, Value};
use thicket::terms::Seat;

use super::{bring_about, shuns};

/// Rolled hits on the Chameleander are lost unless a card is given (C.2.4); each of them is a point.
#[test]
fn hits_on_the_chameleander_are_not_wasted_for_want_of_a_card() {
    shuns(
        &["pass"],
        "seats: NB, C, BG
         clearing 5: NB cannon, 4 warriors; C chameleander, 4 ego
         clearing 10: BG 4 warriors, worksite
         NB hand: smugglers-trail, bake-sale, sword
         C score: 20
         NB score: 15
         turn: NB daylight actions
         answers: battle:5:C",
    );
}

/// Seen at an early Ranger: it put up a tent and walked off. Whoever believed the worksite as good as lost saw nothing to
/// gain from taking it, so what is in danger is counted no higher than what its loss costs. (The Warlord may wait here: it
/// looks a round further.)
#[test]
fn an_unguarded_worksite_of_the_leader_is_taken() {
    bring_about(
        &[Strength::Wanderer, Strength::Ranger],
        |game| game.log().iter().any(|event| event.clause.id() == "LAW-4.1a"),
        "seats: CDG, BG, BP
         clearing 5: CDG 3 warriors; BG worksite
         clearing 3: CDG 2 warriors, big top
         clearing 10: BG 5 warriors, worksite
         clearing 4: BP alpha, 3 pugs, stash
         BG score: 24
         CDG score: 14
         BP score: 12
         turn: CDG daylight actions",
    );
}

/// Seen at Rangers of four: a card went to the Patrol for a share of rule that the Chameleander has no use for, as it
/// moves without ruling (C.2.3). Nobody had told the search that such cards cost something.
#[test]
fn no_card_is_given_for_a_share_of_rule_without_a_use() {
    bring_about(
        &[Strength::Ranger],
        |game| game.log().iter().all(|event| event.clause.id() != "BP.2.3"),
        "seats: CDG, C, NB, BP
         turn: C birdsong slough
         CDG score: 13
         CDG hand: mouse-in-a-sack, travel-gear-mouse, better-burrow-bank
         CDG items: 1 boot, 1 coin
         CDG accolades: BP 2
         CDG accolades-lost: 5
         CDG critics: jeers
         C score: 16
         C hand: dominance-rabbit, crossbow-bird, armorers, sappers, tax-collector
         C items: 1 bag, 1 tea
         C id: 1 ego
         NB score: 20
         NB hand: ambush-fox, anvil, sword
         BP score: 14
         BP hand: arms-trader, gently-used-knapsack, root-tea-mouse, investments, favor-of-the-foxes
         BP items: 1 boot
         BP collection: 1 fox 1 rabbit
         BP rollover: 1 fox 1 rabbit 1 mouse
         clearing 1: NB 2 warriors, 1 ball, 1 mark
         clearing 2: NB 2 warriors, 1 mark; BP 1 buried-mouse-bone
         clearing 3: BP 1 buried-rabbit-bone
         clearing 4: CDG 1 warrior, 1 big-top; BP 1 pug
         clearing 5: C chameleander; BP 1 alpha, 2 stashes
         clearing 6: BP 1 buried-fox-bone
         clearing 7: BP 1 buried-mouse-bone
         clearing 8: BP 1 buried-fox-bone
         clearing 9: NB 1 warrior, 1 cannon, 2 balls
         clearing 10: BP 1 buried-rabbit-bone
         clearing 11: BP 1 buried-mouse-bone
         clearing 12: NB 2 warriors, 1 mark
         ruins: 6, 10, 11, 12",
    );
}

/// Seen at a Ranger of four: with a card that matches (C.2.4) it marched past the leader and left four ego alone, which are
/// points for whoever takes them and let the Chameleander score seven in its next turn (C.2.5).
#[test]
fn a_leader_with_ego_in_reach_is_attacked() {
    bring_about(
        &[Strength::Ranger],
        |game| {
            let on_leader = |event: &&Event| event.get("defender") == Some(Value::Seat(Seat(2)));
            game.log().iter().filter(|event| event.name == "battle").any(|event| on_leader(&event))
        },
        "seats: BP, CDG, C, NB
         turn: NB daylight craft
         BP score: 8
         BP hand: bake-sale, crossbow-mouse, better-burrow-bank
         BP items: 1 tea
         BP collection: 1 rabbit 2 mouse
         CDG score: 11
         CDG hand: anvil
         CDG accolades: NB 1
         CDG accolades-lost: 1
         CDG critics: jeers
         C score: 21
         C hand: ambush-mouse, protection-racket, foxfolk-steel, armorers, favor-of-the-rabbits
         C items: 1 bag, 1 boot, 1 crossbow, 1 tea
         NB score: 16
         NB hand: tax-collector
         NB items: 1 boot
         clearing 1: BP 1 buried-fox-bone
         clearing 2: BP 1 buried-mouse-bone; NB 1 warrior, 1 mark
         clearing 3: BP 1 buried-rabbit-bone; NB 5 warriors, 3 balls, 1 mark
         clearing 4: BP 2 pugs, 1 alpha, 1 stash, 1 rabbit-bone; CDG 1 warrior
         clearing 5: BP 1 buried-rabbit-bone; CDG 2 warriors, 1 big-top; NB 1 warrior
         clearing 6: BP 1 buried-fox-bone
         clearing 7: CDG 1 warrior, 1 big-top; NB 1 warrior, 1 cannon
         clearing 8: BP 1 buried-fox-bone; NB 1 warrior
         clearing 9: BP 2 pugs, 1 stash
         clearing 10: BP 2 pugs, 1 stash; CDG 2 warriors
         clearing 11: BP 1 buried-mouse-bone; NB 2 warriors, 1 mark
         clearing 12: BP 1 buried-fox-bone; CDG 3 warriors, 1 big-top; C chameleander, 4 egos
         ruins: 6, 10, 11, 12",
    );
}
