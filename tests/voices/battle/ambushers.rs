//! Defenders with the higher die, and an ambush that is no card.

use thicket::clause;
use thicket::decision::Opt;
use thicket::law::verbs::{AMBUSH, USE};
use thicket::law::{battle, removal};
use thicket::play::{Ambushing, Battle, Cause, Faction, Hooks, Loss, Side};
use thicket::terms::Seat;

use super::common::{FLAG, GUARD, HERE, VILLAGERS, bare, fight, plain, play, put, uses};

/// As defenders they deal the higher die, and a flag of theirs serves as an ambush of one hit that nobody foils, or foils
/// an ambush.
pub static AMBUSHERS: Faction = plain(
    39,
    "ambushers",
    "YA",
    Hooks {
        higher_die: Some(|_, me, battle| battle.defender() == me),
        ambushes: Some(Ambushing {
            clause: clause!("LAW-7.2a"),
            hits: 1,
            can_be_foiled: false,
            when: |at, me, battle| at.count(me, battle.clearing, FLAG) > 0,
            list: |_, _, _, menu| menu.offer(Opt::plain(USE)),
            pay: |play, me, battle, _| {
                let (by, kind, clearing) = (Some(me), FLAG, battle.clearing);
                let flag = Loss { by, owner: me, kind, count: 1, clearing, cause: Cause::Effect, instead: false };
                removal::remove(play, &[flag], clause!("LAW-7.2a"))
            },
        }),
        ..Hooks::SILENT
    },
);

const ME: Seat = Seat(0);
const FOE: Seat = Seat(1);

// clause: LAW-7.2j
#[test]
fn a_defender_may_claim_the_higher_die() {
    for (seats, left) in [([FOE, ME], [3, 1]), ([ME, FOE], [3, 1])] {
        let (mut setup, mut table) = bare(&[&AMBUSHERS, &VILLAGERS], seats[0]);
        put(&mut table, ME, GUARD, HERE, 4);
        put(&mut table, FOE, GUARD, HERE, 4);
        fight(&mut setup, &mut table, seats, [1, 3], &[]);
        assert_eq!([ME, FOE].map(|seat| table.count(seat, HERE, GUARD)), left, "3 hits either way");
    }
    // Where both claim it, it is the attacker's.
    let (mut setup, mut table) = bare(&[&AMBUSHERS, &VILLAGERS], FOE);
    put(&mut table, ME, GUARD, HERE, 4);
    put(&mut table, FOE, GUARD, HERE, 4);
    setup.script.rolls = vec![[1, 3]];
    play(&setup, &mut table, &[], |play| {
        let mut battle = Battle::new(FOE, ME, HERE);
        battle.rules.higher_die[Side::Attacker as usize] = true;
        battle::battle_by(play, battle, clause!("LAW-7.1a")).map(|_| ())
    });
    assert_eq!([ME, FOE].map(|seat| table.count(seat, HERE, GUARD)), [1, 3]);
}

// clause: LAW-7.2a, LAW-7.2b, LAW-7.2g
#[test]
fn other_means_ambush_beside_a_card_and_foil() {
    let ambush = |setup: &thicket::play::Setup| setup.deck.find("ambush-bird").unwrap();
    let card = |card| Opt::card(AMBUSH, card);
    let (mut setup, mut table) = bare(&[&AMBUSHERS, &VILLAGERS], FOE);
    put(&mut table, ME, FLAG, HERE, 1);
    put(&mut table, FOE, GUARD, HERE, 4);
    table.hands[ME.index()].insert(ambush(&setup));
    table.hands[FOE.index()].insert(setup.deck.find("ambush-fox").unwrap());
    let wishes = [uses(ME), card(ambush(&setup))];
    let played = fight(&mut setup, &mut table, [FOE, ME], [0, 0], &wishes);
    assert_eq!(played.questions("ambush"), [ME, ME], "the flag first, then the card");
    assert_eq!(played.questions("foil"), [FOE], "the card alone can be foiled");
    assert_eq!((table.count(FOE, HERE, GUARD), table.count(ME, HERE, FLAG)), (1, 0));
    // The last attacker falls to the flag: the battle is over before anything else.
    let (mut setup, mut table) = bare(&[&AMBUSHERS, &VILLAGERS], FOE);
    put(&mut table, ME, FLAG, HERE, 2);
    put(&mut table, FOE, GUARD, HERE, 1);
    let played = fight(&mut setup, &mut table, [FOE, ME], [0, 0], &[uses(ME)]);
    assert!(played.told("battle-ended").is_some() && played.told("rolled").is_none());
    assert_eq!(table.count(ME, HERE, FLAG), 1);
    // As the attacker it foils with a flag.
    let (mut setup, mut table) = bare(&[&AMBUSHERS, &VILLAGERS], ME);
    put(&mut table, ME, FLAG, HERE, 1);
    put(&mut table, ME, GUARD, HERE, 1);
    put(&mut table, FOE, GUARD, HERE, 1);
    table.hands[FOE.index()].insert(ambush(&setup));
    let wishes = [card(ambush(&setup)), uses(ME)];
    let played = fight(&mut setup, &mut table, [ME, FOE], [0, 0], &wishes);
    assert_eq!((played.questions("foil"), table.count(ME, HERE, GUARD)), (vec![ME], 1));
    assert!(played.told("rolled").is_some());
}
