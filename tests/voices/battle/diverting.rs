//! Battles in which warriors that are hit are led away: captured one by one, or banished together.

use thicket::clause;
use thicket::decision::{Menu, Opt, Verb};
use thicket::law::battle;
use thicket::law::verbs::BATTLE;
use thicket::play::{Action, Battle, Diversion, Divert, Position, Side};
use thicket::terms::{Kind, Place, Seat};

use super::common::{GUARD, HERE, HUT, TOWNSFOLK, VILLAGERS, bare, fight_by, put};

pub const SNATCH: Verb = Verb::of_faction(38, 0);
pub const BANISH: Verb = Verb::of_faction(38, 1);

pub static SNATCHING: Action = Action {
    offer: |at, me, menu| offer_battles(at, me, SNATCH, menu),
    verbs: &[SNATCH],
    run: |play, me, option| battle::battle_by(play, ruled(me, option, &CAPTURE), clause!("LAW-7.1a")).map(|_| ()),
};

pub static BANISHING: Action = Action {
    offer: |at, me, menu| offer_battles(at, me, BANISH, menu),
    verbs: &[BANISH],
    run: |play, me, option| {
        let mut battle = ruled(me, option, &EXILE);
        battle.rules.ignores_rolled[Side::Attacker as usize] = true;
        battle::battle_by(play, battle, clause!("LAW-7.1a")).map(|_| ())
    },
};

fn offer_battles(at: Position, me: Seat, verb: Verb, menu: &mut Menu) {
    let mut battles = Menu::list();
    battle::offer_battles(at, me, &mut battles);
    battles.options().iter().for_each(|option| menu.offer(Opt::of(verb, option.operand(0), option.operand(1), 0)));
}

fn ruled(me: Seat, option: Opt, diversion: &'static Diversion) -> Battle {
    let mut battle = Battle::new(me, option.seat_at(1), option.clearing(0));
    battle.rules.diverted[Side::Defender as usize] = Some(diversion);
    battle
}

/// One warrior is led to a forest next door where no other captive of its owner is.
pub static CAPTURE: Diversion = Diversion {
    clause: clause!("LAW-7.2s"),
    how: Divert::Each { most: 2, apart: true },
    or_removed: true,
    spares_prizes: false,
    owner_chooses: false,
    place: |at, battle, owner, kind, to| {
        let forest = to.as_forest().and_then(|forest| at.setup.map.forests.get(usize::from(forest)));
        forest.is_some_and(|forest| forest.clearings.has(battle.clearing)) && at.table.count_at(owner, to, kind) == 0
    },
};

/// All warriors that are hit go to one clearing next door.
pub static EXILE: Diversion =
    exile(|at, battle, _, _, to| to.clearing().is_some_and(|to| at.adjacent(battle.clearing).has(to)));

/// What may go nowhere is not hit at all.
static NOWHERE: Diversion = exile(|_, _, _, _, _| false);

const fn exile(place: fn(Position, &Battle, Seat, Kind, Place) -> bool) -> Diversion {
    Diversion {
        clause: clause!("LAW-7.2s"),
        how: Divert::Together,
        or_removed: false,
        spares_prizes: true,
        owner_chooses: false,
        place,
    }
}

/// So many are driven to the first two clearings next door, and no other is hit.
const fn drive(most: u8, apart: bool) -> Diversion {
    Diversion {
        how: Divert::Each { most, apart },
        ..exile(|at, battle, _, _, to| {
            to.clearing().is_some_and(|to| at.adjacent(battle.clearing).iter().take(2).any(|near| near == to))
        })
    }
}

static DRIVE_TWO: Diversion = drive(2, false);
static DRIVE_APART: Diversion = drive(3, true);

const ME: Seat = Seat(0);
const FOE: Seat = Seat(1);

fn forests_of(at: Position, owner: Seat) -> Vec<(Place, u8)> {
    at.table.afield().filter(|(_, seat, ..)| *seat == owner).map(|(place, .., count)| (place, count)).collect()
}

fn by(diversion: &'static Diversion) -> Battle {
    ruled(ME, Opt::of(BATTLE, HERE.0, FOE.0, 0), diversion)
}

// clause: LAW-7.2s
#[test]
fn warriors_that_are_hit_may_be_captured_each_in_a_forest_of_its_own() {
    let (mut setup, mut table) = bare(&[&VILLAGERS, &TOWNSFOLK], ME);
    put(&mut table, ME, GUARD, HERE, 3);
    put(&mut table, FOE, GUARD, HERE, 2);
    put(&mut table, FOE, HUT, HERE, 1);
    let played = fight_by(&mut setup, &mut table, [3, 0], by(&CAPTURE));
    let at = Position { setup: &setup, table: &table };
    let forests = forests_of(at, FOE);
    assert!(!forests.is_empty() && forests.len() <= 2 && forests.iter().all(|(_, count)| *count == 1));
    assert!(played.questions("send-away").iter().all(|seat| *seat == ME), "the captor says where");
    assert_eq!(table.count(FOE, HERE, GUARD) + table.count(FOE, HERE, HUT), 0, "what finds no forest is removed");
    assert_eq!(table.scores[ME.index()], 1);
    let away = u8::try_from(forests.len()).unwrap();
    assert_eq!(table.supply[FOE.index()][GUARD.index()], 15 - away);
}

// clause: LAW-7.2s, LAW-7.2v
#[test]
fn warriors_that_are_hit_may_be_banished_together() {
    let (mut setup, mut table) = bare(&[&VILLAGERS, &TOWNSFOLK], ME);
    put(&mut table, ME, GUARD, HERE, 3);
    put(&mut table, FOE, GUARD, HERE, 2);
    put(&mut table, FOE, HUT, HERE, 1);
    let played = fight_by(&mut setup, &mut table, [3, 0], by(&EXILE));
    let at = Position { setup: &setup, table: &table };
    let next_door: Vec<u8> =
        at.adjacent(HERE).iter().map(|to| at.count(FOE, to, GUARD)).filter(|count| *count > 0).collect();
    assert_eq!(next_door, [2], "both in one place");
    assert_eq!((table.count(FOE, HERE, HUT), table.scores[ME.index()]), (1, 0), "buildings are not hit");
    assert_eq!(played.log.iter().filter(|event| event.name == "moved").count(), 1, "one move");
    assert!(played.told("removed").is_none());
    // What may go nowhere is not hit at all.
    let (mut setup, mut table) = bare(&[&VILLAGERS, &TOWNSFOLK], ME);
    put(&mut table, ME, GUARD, HERE, 3);
    put(&mut table, FOE, GUARD, HERE, 2);
    fight_by(&mut setup, &mut table, [3, 0], by(&NOWHERE));
    assert_eq!(table.count(FOE, HERE, GUARD), 2);
}

// clause: LAW-7.2s
#[test]
fn no_more_are_hit_than_are_driven_away() {
    for (diversion, gone) in [(&DRIVE_TWO, 2), (&DRIVE_APART, 2)] {
        let (mut setup, mut table) = bare(&[&VILLAGERS, &TOWNSFOLK], ME);
        put(&mut table, ME, GUARD, HERE, 4);
        put(&mut table, FOE, GUARD, HERE, 5);
        let supply = table.supply[FOE.index()];
        fight_by(&mut setup, &mut table, [3, 0], by(diversion));
        let at = Position { setup: &setup, table: &table };
        let near: Vec<u8> = at.adjacent(HERE).iter().map(|to| at.count(FOE, to, GUARD)).collect();
        assert_eq!((at.count(FOE, HERE, GUARD), near.iter().sum::<u8>()), (5 - gone, gone), "{diversion:?}");
        // Apart means one in each.
        let most = if matches!(diversion.how, Divert::Each { apart: true, .. }) { 1 } else { gone };
        assert_eq!(near.iter().max(), Some(&most), "{diversion:?}");
        assert_eq!(table.supply[FOE.index()], supply, "nobody is removed");
    }
}
