//! The Bone Patrol: bones, and the dogs that carry them.

use thicket::bots::Strength;
use thicket::factions::bone_patrol::{ALPHA, BONES, BURIED, PUG, STASH};
use thicket::game::Game;
use thicket::terms::{Clearing, Seat};

use super::{FULL_ROLLOVER, bring_about, chooses, happened};

#[test]
fn bones_that_can_come_home_come_home() {
    chooses(
        &["recall:5"],
        "seats: BP, NB, CDG
         clearing 5: BP alpha, 2 pugs, stash, mouse-bone, rabbit-bone
         clearing 3: NB cannon, 3 warriors
         clearing 9: CDG 2 warriors, big top
         turn: BP birdsong",
    );
}

/// Seen at a Ranger of four: it sat for two turns where two bones lay at the Alpha's feet, with fifteen pugs at home that
/// only the Alpha can lead (BP.2.4). Bones nearer home and pugs beside the Alpha are worth something since.
#[test]
fn the_alpha_does_not_sit_still_while_there_are_bones_to_carry() {
    bring_about(
        &[Strength::Ranger],
        |game| happened(game, "moved"),
        "seats: BG, BP, CDG, NB
         turn: BP birdsong scout
         BG score: 17
         BG hand: foxfolk-steel
         BG crafted: stand-and-deliver
         BG builders: 2 rabbit 1 mouse
         BG windmill: exhausted:boot sword
         BG quarry: exhausted:bag
         BP score: 11
         BP hand: birdy-bindle, root-tea-fox, protection-racket, investments, brutal-tactics
         BP items: 1 boot
         BP collection: 1 rabbit
         BP rollover: 1 fox 1 rabbit 1 mouse
         CDG score: 12
         CDG hand: armorers, sappers
         CDG crafted: tax-collector
         CDG items: 1 tea
         CDG accolades-lost: 6
         NB score: 13
         NB hand: bake-sale, mouse-in-a-sack, brutal-tactics, stand-and-deliver, favor-of-the-rabbits
         NB bore: 3
         clearing 1: BG 1 warrior
         clearing 2: BG 8 warriors, 2 worksites; BP 1 buried-mouse-bone
         clearing 3: NB 4 warriors, 1 cannon, 1 mark
         clearing 5: BG 2 warriors, 1 worksite; BP 1 buried-rabbit-bone
         clearing 6: BP 1 buried-fox-bone; NB 2 warriors, 1 mark
         clearing 7: BP 6 pugs, 2 stashes
         clearing 8: BP 9 pugs, 2 stashes
         clearing 9: BP 1 alpha, 1 fox-bone, 1 mouse-bone
         clearing 10: BP 1 buried-rabbit-bone
         clearing 11: BP 1 buried-mouse-bone; NB 2 warriors, 1 mark
         clearing 12: BP 1 buried-fox-bone; NB 2 warriors, 1 mark
         ruins: 6, 10, 11, 12",
    );
}

/// Seen at Rangers of four: the four bones that may be buried again (BP.2.5.III) stayed in the Rollover, where they are of
/// no use to anybody.
#[test]
fn bones_of_the_rollover_are_buried() {
    bring_about(
        &[Strength::Wanderer],
        // One that was turned up in the same turn had been buried as well.
        |game| [BURIED[2], BONES[2]].iter().any(|bone| game.table().clearings_with(Seat(1), *bone).has(Clearing(7))),
        FULL_ROLLOVER,
    );
}

/// Seen at a Ranger of four: a bone lay beside two pugs, next to a stash, for three rounds, while the Alpha without whom
/// they cannot carry it (BP.2.4) stayed two clearings off.
#[test]
fn the_alpha_comes_for_bones_that_wait_beside_pugs() {
    bring_about(
        &[Strength::Ranger],
        // That bone is brought to a stash, or more is brought to others.
        |game| {
            let fetched = game.table().count(Seat(2), Clearing(4), BONES[1]) == 0;
            bones_at_stashes(game, Seat(2)) >= if fetched { 1 } else { 2 }
        },
        "seats: BG, C, BP, CDG
         round: 6
         turn: BP birdsong scout
         BG score: 16
         BG hand: travel-gear-fox, better-burrow-bank
         BG crafted: sappers, cobbler, scouting-party
         BG builders: 3 fox 4 rabbit 5 mouse
         BG windmill: bag* boot
         BG ironworks: sword tea
         BG quarry: exhausted:hammer* exhausted:coin
         C score: 24
         C hand: arms-trader, root-tea-fox, travel-gear-mouse, brutal-tactics, tax-collector
         C id: 1 ego
         BP score: 16
         BP hand: gently-used-knapsack, foxfolk-steel, sword, command-warren
         BP crafted: codebreakers
         BP items: 1 bag
         BP collection: 1 fox 1 rabbit 2 mouse
         BP rollover: 2 fox 1 mouse
         CDG score: 14
         CDG hand: birdy-bindle, root-tea-mouse
         CDG items: 1 boot
         CDG accolades: BP 1
         CDG critics: jeers
         clearing 1: BP 1 alpha, 1 fox-bone; CDG 1 warrior
         clearing 2: BG 8 warriors, 2 worksites; BP 1 buried-mouse-bone
         clearing 3: BP 4 pugs, 1 stash
         clearing 4: BP 2 pugs, 1 rabbit-bone; CDG 2 warriors, 1 big-top
         clearing 5: BG 4 warriors, 2 worksites; BP 1 buried-rabbit-bone
         clearing 7: BP 2 pugs, 1 stash
         clearing 8: BP 1 pug, 1 stash
         clearing 9: C chameleander, 1 ego; CDG 1 warrior
         clearing 10: BG 3 warriors, 1 worksite; BP 1 buried-rabbit-bone
         clearing 11: BG 2 warriors, 3 worksites
         clearing 12: BG 1 warrior
         ruins: 6, 12
         available: dominance-bird, dominance-fox, dominance-rabbit, dominance-mouse",
    );
}

/// Faceup bones of the Patrol that lie beside its stashes.
fn bones_at_stashes(game: &Game, patrol: Seat) -> u8 {
    let at = game.position();
    let bones = |clearing| BONES.iter().map(|kind| at.count(patrol, clearing, *kind)).sum::<u8>();
    game.table().clearings_with(patrol, STASH).iter().map(bones).sum()
}

/// Seen at a Ranger of four: four and four pugs sat at two stashes for the rest of the game while the Alpha went from bone
/// to bone alone and lost what it had dug up.
#[test]
fn the_pack_comes_along_with_the_alpha() {
    bring_about(
        &[Strength::Ranger],
        |game| {
            let alpha = game.table().clearings_with(Seat(1), ALPHA);
            alpha.iter().any(|clearing| game.position().count(Seat(1), clearing, PUG) > 0)
        },
        "seats: BG, BP, CDG, NB
         round: 6
         turn: BP birdsong scout
         BG score: 15
         BG hand: ambush-bird, favor-of-the-rabbits
         BG builders: 1 fox 1 rabbit
         BG windmill: boot sword
         BG ironworks: exhausted:sword
         BP score: 7
         BP hand: ambush-rabbit, root-tea-rabbit, bake-sale, investments, favor-of-the-foxes
         BP collection: 1 fox
         BP rollover: 1 fox 1 rabbit 1 mouse
         CDG score: 10
         CDG hand: travel-gear-fox
         CDG items: 1 crossbow
         CDG accolades: NB 1
         CDG accolades-lost: 3
         CDG critics: jeers
         NB score: 10
         NB hand: arms-trader, gently-used-knapsack, root-tea-mouse, brutal-tactics, stand-and-deliver
         NB items: 1 hammer
         NB cannon: damaged
         clearing 1: BG 1 warrior; BP 1 buried-fox-bone; CDG 3 warriors, 1 big-top
         clearing 2: BG 8 warriors, 2 worksites; BP 1 buried-mouse-bone
         clearing 3: BP 4 pugs, 1 stash
         clearing 4: BP 1 buried-rabbit-bone; CDG 2 warriors
         clearing 5: BG 2 warriors, 2 worksites; BP 1 buried-rabbit-bone
         clearing 6: BP 1 alpha; NB 2 warriors, 2 balls, 1 mark
         clearing 7: BG 3 warriors, 2 worksites; BP 1 buried-mouse-bone; NB 1 cannon
         clearing 8: BP 4 pugs, 1 stash
         clearing 9: BP 1 buried-mouse-bone
         clearing 10: BP 1 buried-rabbit-bone
         clearing 11: BP 2 pugs, 2 stashes
         clearing 12: BP 1 buried-fox-bone; NB 3 warriors, 1 ball, 1 mark
         ruins: 6, 10, 11, 12
         available: dominance-fox, dominance-rabbit, dominance-mouse",
    );
}

/// Seen at a Ranger of four: it recruited and left two actions, with six pugs beside the Alpha and enemies on a bone next
/// door.
#[test]
fn no_actions_are_left_over_beside_a_pack() {
    bring_about(
        &[Strength::Ranger],
        |game| happened(game, "rolled"),
        "seats: NB, BG, BP, CDG
         round: 3
         turn: BP birdsong scout
         NB score: 9
         NB hand: ambush-bird, ambush-rabbit, sword, stand-and-deliver, better-burrow-bank
         NB bore: 2
         BG score: 5
         BG hand: dominance-rabbit, armorers, favor-of-the-rabbits
         BG crafted: better-burrow-bank
         BG builders: 2 fox 1 mouse
         BG salt-road: tea
         BG quarry: exhausted:hammer*
         BP score: 1
         BP hand: gently-used-knapsack, anvil, investments, brutal-tactics
         BP rollover: 1 fox 2 mouse
         CDG score: 4
         CDG hand: sappers, tax-collector
         CDG items: 1 bag, 1 tea
         clearing 1: NB 3 warriors, 1 cannon, 1 mark; BP 1 buried-fox-bone
         clearing 2: BP 4 pugs, 2 stashes
         clearing 3: BP 1 buried-rabbit-bone; CDG 4 warriors, 1 big-top
         clearing 4: BP 1 buried-rabbit-bone
         clearing 5: NB 2 warriors, 1 mark; BP 1 buried-rabbit-bone
         clearing 6: BP 2 pugs, 1 stash
         clearing 7: BP 1 buried-mouse-bone; CDG 4 warriors, 1 big-top
         clearing 8: BP 1 buried-fox-bone
         clearing 9: BP 1 buried-mouse-bone
         clearing 10: BP 1 alpha, 1 rabbit-bone
         clearing 11: BP 3 pugs, 1 stash
         clearing 12: BG 5 warriors, 2 worksites; BP 1 buried-fox-bone
         ruins: 6, 10, 11
         available: dominance-bird",
    );
}
