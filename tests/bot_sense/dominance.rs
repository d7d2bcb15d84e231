//! Dominance cards: what they cost, when they are played for, and who breaks them up.

use thicket::bots::Strength;
use thicket::game::Game;
use thicket::law::rule;
use thicket::terms::{Clearing, Seat};

use super::{FULL_ROLLOVER, bring_about, happened, shuns};

/// Seen at an early Ranger: it gave up twenty points for a card that four enemies could undo.
#[test]
fn points_near_the_end_are_not_given_up_for_dominance() {
    shuns(
        &["activate"],
        "seats: NB, BG, BP, C
         clearing 1: NB cannon, 3 warriors
         clearing 6: NB 2 warriors
         clearing 8: NB 2 warriors
         clearing 5: BP alpha, 3 pugs, stash
         clearing 10: BG 4 warriors, worksite
         clearing 11: C chameleander, 2 ego
         NB hand: dominance-fox, sword
         NB score: 24
         BG score: 15
         BP score: 14
         C score: 22
         turn: NB daylight actions",
    );
}

/// Seen at an early Ranger: it let a dominance card win although a battle was at hand. A win in the coming
/// Birdsong is broken up while that can be done.
#[test]
fn a_dominance_win_is_prevented() {
    bring_about(
        &Strength::ALL,
        |game| rule::ruler(game.position(), Clearing(8)) != Some(Seat(1)),
        "seats: NB, BG, BP
         clearing 1: BG 3 warriors
         clearing 6: BG 3 warriors
         clearing 8: BG 1 warrior; NB 3 warriors
         clearing 4: NB cannon, 2 warriors
         clearing 5: BP alpha, 3 pugs, stash
         BG dominance: fox
         NB score: 14
         BP score: 15
         turn: NB daylight actions",
    );
}

/// Claims of dominance cards in the log.
fn claims(game: &Game) -> usize {
    game.log().iter().filter(|event| event.name == "claimed-dominance").count()
}

/// Seen at Rangers of four, three times in an average game: a card was spent on a dominance card that its buyer could not
/// play for, often to be thrown away in the same turn. Whatever that card can do, the one spent could do as well.
#[test]
fn no_card_is_spent_on_a_dominance_card_without_a_use() {
    bring_about(&[Strength::Wanderer, Strength::Ranger], |game| claims(game) == 0, FULL_ROLLOVER);
    bring_about(
        &[Strength::Wanderer, Strength::Ranger],
        |game| claims(game) == 0,
        "seats: BP, CDG, NB, C
         round: 4
         turn: CDG birdsong talent-scout
         BP score: 8
         BP hand: dominance-rabbit, royal-claim, cobbler, scouting-party
         BP collection: 1 fox 1 rabbit
         BP rollover: 1 fox 1 mouse
         CDG score: 9
         CDG hand: mouse-in-a-sack, tax-collector
         CDG accolades: BP 1
         CDG accolades-lost: 1
         NB score: 2
         NB hand: foxfolk-steel, travel-gear-mouse, better-burrow-bank, scouting-party, favor-of-the-mice
         NB crafted: sappers
         NB bore: 2
         C score: 10
         C hand: ambush-bird, ambush-fox, ambush-mouse, investments, armorers
         C crafted: armorers
         C items: 1 tea
         clearing 1: BP 1 buried-fox-bone
         clearing 2: BP 1 buried-mouse-bone
         clearing 3: BP 1 buried-rabbit-bone
         clearing 4: BP 1 stash; NB 2 warriors, 1 cannon, 1 mark
         clearing 5: BP 1 buried-rabbit-bone
         clearing 6: BP 1 buried-fox-bone; NB 2 warriors, 1 mark
         clearing 7: BP 4 pugs, 1 stash; CDG 5 warriors, 1 big-top
         clearing 8: CDG 2 warriors
         clearing 9: BP 3 pugs, 1 alpha, 2 stashes, 1 mouse-bone
         clearing 10: BP 1 buried-rabbit-bone; C chameleander, 3 egos
         clearing 11: BP 1 buried-mouse-bone; NB 3 warriors, 1 mark
         clearing 12: CDG 1 warrior; NB 2 warriors, 1 ball, 1 mark
         ruins: 6, 10, 11, 12
         available: dominance-bird, dominance-fox, dominance-mouse",
    );
}

/// Seen at a Ranger of four: with ten points in the third round, the leader at twelve, it gave them up for a hold that
/// three others had a turn each to break. Of 27 who played for dominance five won.
#[test]
fn dominance_is_not_set_out_for_early_in_front_of_everybody() {
    bring_about(
        &[Strength::Ranger],
        |game| !happened(game, "activated-dominance"),
        "seats: CDG, C, BG, BP
         round: 3
         turn: BP birdsong recall
         CDG score: 8
         CDG hand: investments, armorers
         CDG items: 1 hammer
         CDG accolades: BG 3
         C score: 11
         C hand: arms-trader, brutal-tactics, stand-and-deliver, codebreakers
         C items: 1 crossbow
         C id: 1 ego
         BG score: 12
         BG hand: ambush-mouse, mouse-in-a-sack
         BG crafted: better-burrow-bank
         BG ironworks: sword tea
         BP score: 6
         BP hand: birdy-bindle, armorers, command-warren
         BP items: 1 tea
         BP collection: 1 fox 1 mouse
         BP rollover: 1 rabbit
         clearing 1: CDG 1 warrior, 1 big-top; BP 1 buried-fox-bone
         clearing 2: BG 8 warriors, 2 worksites; BP 1 buried-mouse-bone
         clearing 3: CDG 5 warriors, 1 big-top; BG 1 warrior; BP 1 buried-rabbit-bone
         clearing 4: BP 3 pugs, 1 stash
         clearing 5: BG 1 warrior, 2 worksites; BP 1 buried-rabbit-bone
         clearing 6: CDG 1 warrior; BG 1 warrior; BP 1 buried-fox-bone
         clearing 7: BP 2 pugs, 1 alpha, 1 stash, 1 mouse-bone
         clearing 8: BP 2 pugs, 1 stash
         clearing 9: BP 1 pug
         clearing 10: BP 1 buried-rabbit-bone
         clearing 11: BP 1 buried-mouse-bone
         clearing 12: C chameleander, 3 egos; BP 4 pugs, 1 stash, 1 fox-bone
         ruins: 6, 10, 11, 12
         available: dominance-bird, dominance-fox, dominance-rabbit, dominance-mouse",
    );
}

/// Two opposite corners full of warriors, the enemies few and far: the last chance of a seat that is fifteen points behind.
#[test]
fn dominance_is_played_for_where_it_can_be_held() {
    bring_about(
        &[Strength::Ranger, Strength::Warlord],
        |game| happened(game, "activated-dominance"),
        &corners(11, ["NB 6 warriors", "NB 6 warriors"], "BP alpha, 1 pug, stash", "BG 1 warrior, worksite"),
    );
}

/// The same corners with two warriors each and packs of enemies next to them, and twenty points to lose. (The Warlord does so in two of
/// four turns: with three rivals ahead it has little to lose.)
#[test]
fn dominance_is_not_played_for_where_it_cannot_be_held() {
    bring_about(
        &[Strength::Ranger],
        |game| !happened(game, "activated-dominance"),
        &corners(20, ["NB 2 warriors", "NB 2 warriors"], "BP alpha, 5 pugs, stash", "BG 6 warriors, worksite"),
    );
}

/// A Battery in two opposite corners with a bird dominance card in hand; the Patrol stands next to the first of them, the Guild
/// next to the second.
fn corners(score: u8, [first, second]: [&str; 2], patrol: &str, guild: &str) -> String {
    format!(
        "seats: NB, BG, BP, CDG
         round: 7
         clearing 1: {first}
         clearing 3: {second}
         clearing 4: NB cannon, 2 warriors
         clearing 9: {patrol}
         clearing 11: {guild}
         clearing 2: BG 2 warriors, worksite
         clearing 12: CDG 2 warriors, big-top
         NB hand: dominance-bird
         NB score: {score}
         BG score: 26
         BP score: 24
         CDG score: 22
         turn: NB daylight actions"
    )
}

/// Whoever could win with its next Birdsong is stopped by one who has to come from next door, too.
#[test]
fn a_hold_is_broken_from_next_door() {
    bring_about(
        &[Strength::Ranger],
        |game| rule::ruler(game.position(), Clearing(1)) != Some(Seat(0)),
        "seats: BG, NB, BP, CDG
         round: 7
         clearing 1: BG 2 warriors
         clearing 3: BG 8 warriors
         clearing 9: NB 5 warriors
         clearing 5: NB cannon, 2 warriors
         clearing 8: BP alpha, 1 pug, stash
         clearing 12: CDG 2 warriors, big-top
         BG dominance: bird
         NB score: 14
         BP score: 9
         CDG score: 9
         turn: NB daylight actions",
    );
}
