//! The Cirque du Goat: shows and tents.

use thicket::bots::Strength;
use thicket::factions::cirque_du_goat::BIG_TOP;
use thicket::terms::Seat;

use super::{bring_about, chooses, happened};

#[test]
fn a_show_is_given_where_accolades_are_in_the_audience() {
    chooses(
        &["perform:5"],
        "seats: CDG, BP, NB
         clearing 5: CDG 3 warriors, big top; BP pug; NB warrior
         clearing 9: CDG 2 warriors, big top
         clearing 2: BP alpha, pug
         clearing 3: NB cannon, 3 warriors
         CDG accolades: BP 2, NB 1
         CDG hand: Bake Sale, Armorers
         turn: CDG evening perform",
    );
}

/// Seen at a Ranger of four: it pitched a third tent and left each of them to one or two goats; two were gone a round
/// later, and accolades with them (CDG.2.5).
#[test]
fn tents_are_not_pitched_for_enemies_to_take() {
    bring_about(
        &[Strength::Ranger],
        |game| game.table().clearings_with(Seat(2), BIG_TOP).len() < 3,
        "seats: BG, BP, CDG, NB
         turn: CDG birdsong talent-scout
         BG score: 2
         BG hand: ambush-fox, dominance-mouse, brutal-tactics
         BG builders: 1 mouse
         BG quarry: bag
         BP score: 1
         BP hand: ambush-bird, protection-racket, royal-claim, stand-and-deliver, command-warren
         BP rollover: 1 fox 1 rabbit 1 mouse
         CDG score: 2
         CDG hand: sappers
         CDG crafted: tax-collector
         CDG accolades-lost: 1
         NB score: 1
         NB hand: a-visit-to-friends, favor-of-the-foxes, better-burrow-bank, favor-of-the-rabbits
         NB bore: 1
         clearing 1: BG 1 warrior; BP 1 buried-fox-bone
         clearing 2: BG 7 warriors, 2 worksites; BP 1 buried-mouse-bone
         clearing 3: CDG 2 warriors
         clearing 4: BP 1 alpha, 1 rabbit-bone
         clearing 5: BG 2 warriors, 1 worksite; BP 1 buried-rabbit-bone
         clearing 6: BG 1 warrior; BP 1 buried-fox-bone
         clearing 7: BP 4 pugs, 2 stashes
         clearing 8: BP 3 pugs, 2 stashes
         clearing 9: BP 1 buried-mouse-bone
         clearing 10: BP 1 buried-rabbit-bone
         clearing 11: BP 1 buried-mouse-bone; NB 2 warriors, 1 cannon, 1 mark
         clearing 12: BP 1 buried-fox-bone; CDG 2 warriors, 1 big-top
         ruins: 6, 10, 11, 12",
    );
}

/// Seen at a Ranger of four: with a card of the stage's suit and somebody in the audience it paid two more goats, who then
/// found nothing to do, and gave no show: a point and an accolade (CDG.6.1, CDG.6.3).
#[test]
fn the_last_card_is_kept_for_the_show() {
    bring_about(
        &[Strength::Ranger],
        |game| happened(game, "show"),
        "seats: NB, BG, BP, CDG
         turn: CDG birdsong talent-scout
         round: 2
         NB score: 1
         NB hand: smugglers-trail, armorers, tax-collector, favor-of-the-rabbits, scouting-party
         NB bore: 1
         BG score: 4
         BG hand: bake-sale, stand-and-deliver, stand-and-deliver
         BG crafted: codebreakers
         BG salt-road: boot
         BP hand: ambush-fox, travel-gear-fox, root-tea-mouse, brutal-tactics, command-warren
         BP rollover: 1 fox 1 rabbit 1 mouse
         CDG score: 3
         CDG hand: favor-of-the-mice
         CDG accolades-lost: 1
         clearing 1: BG 2 warriors, 1 worksite; BP 1 buried-fox-bone
         clearing 2: BG 3 warriors, 2 worksites; BP 1 buried-mouse-bone
         clearing 3: BP 4 pugs, 1 stash
         clearing 4: BP 1 buried-rabbit-bone; CDG 2 warriors, 1 big-top
         clearing 5: BP 1 buried-rabbit-bone
         clearing 6: NB 1 cannon, 1 ball, 1 mark; BP 1 buried-fox-bone
         clearing 7: BP 5 pugs, 1 stash
         clearing 8: BP 4 pugs, 1 stash
         clearing 9: NB 1 warrior, 1 ball; BP 1 buried-mouse-bone; CDG 2 warriors, 1 big-top
         clearing 10: BG 2 warriors, 1 worksite; BP 1 buried-rabbit-bone
         clearing 11: BG 4 warriors, 1 worksite; BP 1 buried-mouse-bone
         clearing 12: BP 2 pugs, 1 alpha, 1 stash, 1 fox-bone; CDG 2 warriors
         ruins: 6, 10, 11, 12",
    );
}
