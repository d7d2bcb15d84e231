//! The Hundreds: the warlord is kept safe, and mobs stand where they burn something.

use thicket::bots::Strength;
use thicket::factions;
use thicket::terms::{Clearing, Kind, Seat};
use thicket::yardsticks::attack;

use super::{bring_about, choose, chooses, game, key, shuns};

/// Its rats could all be sent away with the last command. Where no enemy is next door he may stand alone.
#[test]
fn the_warlord_is_not_left_alone_beside_a_stronger_enemy() {
    bring_about(
        &Strength::ALL,
        |game| {
            let me = Seat(0);
            let with_it = game.table().clearings_with(me, Kind(1)).iter().next();
            with_it.is_none_or(|clearing| {
                let guards = game.table().count(me, clearing, Kind(0));
                guards > 0 || attack::strongest_near(game.position(), me, clearing) == 0
            })
        },
        "seats: LH, MC
         clearing 5: LH warlord, 5 rats, stronghold
         clearing 1: MC keep, 8 cats, sawmill
         LH mood: rowdy
         turn: LH daylight command",
    );
}

/// Both buildings burn next Birdsong, for two points. (The Warlord may keep the card: it reckons with somebody who drives the mob
/// away.)
#[test]
fn a_mob_is_incited_beside_what_it_burns() {
    choose(
        &[Strength::Wanderer, Strength::Ranger],
        |choice| choice == "incite:2",
        "seats: LH, BG
         LH hand: sword
         clearing 2: LH 3 rats; BG 2 worksites
         clearing 5: LH warlord, 2 rats, stronghold
         clearing 4: BG 3 warriors, worksite
         LH mood: rowdy
         turn: LH evening incite",
    );
}

/// Command rises from 2 to 3.
#[test]
fn an_item_that_makes_stronger_is_kept_early_in_the_game() {
    chooses(
        &["keep:boot"],
        "seats: LH, BG
         round: 2
         LH command: bag coin
         LH hand: a-visit-to-friends
         clearing 10: LH stronghold, 2 rats
         clearing 5: LH warlord, 2 rats, stronghold
         clearing 4: BG 3 warriors, worksite
         turn: LH daylight craft
         answers: craft:a-visit-to-friends",
    );
}

/// The mob is guarded better than three battles could overcome, and no rat would get at a building beside so many cats: but it would
/// burn in the next Birdsong.
#[test]
fn nothing_is_built_beside_a_mob() {
    bring_about(
        &[Strength::Ranger],
        |game| {
            let (at, clearing) = (game.position(), Clearing(5));
            at.prizes(Seat(0), clearing) == 0 || at.prizes(Seat(1), clearing) == 0
        },
        "seats: MC, LH
         round: 3
         MC score: 4
         LH score: 5
         clearing 1: MC keep, 2 cats, sawmill, 1 wood
         clearing 5: MC 7 cats; LH warlord, 4 rats, mob
         clearing 9: MC 4 cats, workshop
         clearing 12: LH 2 rats, stronghold
         LH mood: rowdy
         turn: MC daylight actions",
    );
}

/// Seen at Rangers: the last item of Command was worth an action in every turn to come, and went for two rats.
#[test]
fn the_last_item_of_command_is_not_squandered() {
    shuns(
        &["drop:boot"],
        "seats: LH, MC
         clearing 8: LH warlord
         LH mood: stubborn
         LH command: boot
         LH prowess: sword
         turn: LH birdsong mood
         answers: mood:lavish",
    );
}

/// The stronghold that the warlord leaves wants guards who stay: he himself is none.
#[test]
fn a_warlord_who_sets_out_leaves_guards_behind() {
    let game = game(
        "seats: LH, MC
         clearing 5: LH warlord, 4 rats, stronghold
         clearing 1: MC keep, 6 cats, sawmill
         LH mood: grandiose
         LH command: boot
         LH prowess: sword
         turn: LH daylight advance
         answers: advance:5>2",
    );
    let decision = game.decision().unwrap();
    let promise = factions::find("hundreds").unwrap().tactics.first_sight.unwrap();
    let promises = |index: usize| promise(game.position(), Seat(0), &decision.ask, decision.options[index]).unwrap();
    let with =
        |rats: u8| (0..decision.options.len()).find(|index| key(&game, *index) == format!("with:warrior:{rats}"));
    let [none_stays, one_stays, two_stay] = [4, 3, 2].map(|rats| promises(with(rats).unwrap()));
    assert!(none_stays < one_stays && one_stays < two_stay, "{none_stays}, {one_stays} and {two_stay}");
}
