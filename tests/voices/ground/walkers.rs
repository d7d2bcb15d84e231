//! Figures that go into forests and out of them again, without rule.

use super::*;
use thicket::event::Value;
use thicket::notation::{position, validate};
use thicket::play::{Hooks, Pieces, Waivers};
use thicket::terms::KindSet;

pub static WALKERS: Faction = Faction {
    number: 20,
    key: "walkers",
    code: "XW",
    setup_order: ('W', 0),
    pieces: Pieces::of(&PIECES),
    set_up: |play, me| {
        let forest = play.position().forests().iter().next().unwrap();
        placing::place_in_forest(play, me, (me, WARRIOR), forest, 2, clause!("LAW-3h"));
        starts(play, me)
    },
    turn: TURN,
    hooks: Hooks {
        walks_forests: Some(|_, _, _, _| KindSet::of(&[WARRIOR])),
        waives_rule: Some(|_, _, going| going.from.clearing().is_none() || going.to.clearing().is_none()),
        ..Hooks::SILENT
    },
    ..Faction::SILENT
};

static PIECES: [PieceInfo; 3] = [warriors(), tokens("camp"), lodges()];

fn f(number: u8) -> Place {
    Place::forest(number - 1)
}

/// LAW-3i: clearings that a forest touches, and forests one path away.
#[test]
fn they_walk_from_clearing_to_forest_and_from_forest_to_forest() {
    let (setup, mut table) = table_of(&[&WALKERS, &gates::GATEKEEPERS]);
    put(&mut table, A, WARRIOR, f(6), 1);
    assert_eq!(moves(&setup, &table, A), ["move:F6>3", "move:F6>6", "move:F6>11", "move:F6>F4", "move:F6>F5"]);
    let (log, _) = go(&setup, &mut table, A, "move:F6>F5");
    assert!(log.iter().any(|event| event.name == "moved" && event.get("to") == Some(Value::Forest(f(5)))));
    assert_eq!(table.count_at(A, f(5), WARRIOR), 1);
    go(&setup, &mut table, A, "move:F5>2");
    assert_eq!((table.count(A, Clearing(2), WARRIOR), table.afield().count()), (1, 0));
    put(&mut table, B, WARRIOR, Clearing(2), 3);
    let mut reach = moves(&setup, &table, A);
    reach.sort();
    assert_eq!(reach, ["move:2>F2", "move:2>F5"], "rule is needed between clearings, and not to go into a forest");
}

#[test]
fn nobody_else_goes_there() {
    let (setup, mut table) = table_of(&[&WALKERS, &gates::GATEKEEPERS]);
    put(&mut table, B, WARRIOR, Clearing(9), 1);
    assert_eq!(moves(&setup, &table, B), ["move:9>1", "move:9>4", "move:9>12"]);
    // Nor out of a forest where somebody has put it.
    put(&mut table, B, WARRIOR, f(1), 1);
    assert!(!moves(&setup, &table, B).iter().any(|key| key.contains('F')));
}

/// What stands in a forest is in no clearing: it rules nothing, is seen in none, and is counted all the same.
#[test]
fn a_forest_is_no_clearing() {
    let (setup, mut table) = table_of(&[&WALKERS, &gates::GATEKEEPERS]);
    put(&mut table, A, WARRIOR, f(1), 2);
    put(&mut table, B, WARRIOR, f(1), 1);
    let at = Position { setup: &setup, table: &table };
    assert!(at.all_clearings().iter().all(|clearing| !at.present(A, clearing) && rule::ruler(at, clearing).is_none()));
    assert_eq!(table.on_map(A, WARRIOR), 2);
    let text = position::write_parts(&setup, &table, &[]);
    assert!(text.contains("\nforest F1: walkers 2 warriors; gatekeepers 1 warrior\n"), "{text}");
}

/// The moves a step may want: only out of here, only into there.
#[test]
fn moves_can_be_limited_to_places() {
    let (setup, mut table) = table_of(&[&WALKERS, &gates::GATEKEEPERS]);
    put(&mut table, A, WARRIOR, Clearing(5), 1);
    put(&mut table, A, WARRIOR, Clearing(9), 1);
    let all = Moves::of(A);
    let five: thicket::terms::ClearingSet = [Clearing(5)].into_iter().collect();
    assert_eq!(moves_of(&setup, &table, &all.out_of(five)), ["move:5>1", "move:5>2", "move:5>F2"]);
    let one: thicket::terms::ClearingSet = [Clearing(1)].into_iter().collect();
    assert_eq!(moves_of(&setup, &table, &all.into(one)), ["move:5>1", "move:9>1"]);
    assert!(moves_of(&setup, &table, &all.out_of(one)).is_empty());
    // Where paths are waived every clearing is next door.
    let glide = all.waiving(Waivers::PATHS).out_of(five);
    assert!(moves_of(&setup, &table, &glide).contains(&"move:5>8:anyhow".to_owned()));
}

/// LAW-6h: another picks where to, how many and which; the owner's bans hold, and its rule where that is not waived.
#[test]
fn another_forces_so_many_to_move() {
    let (setup, mut table) = table_of(&[&WALKERS, &gates::GATEKEEPERS]);
    put(&mut table, A, WARRIOR, Clearing(5), 3);
    put(&mut table, B, WARRIOR, Clearing(5), 4);
    put(&mut table, B, WARRIOR, Clearing(2), 1);
    let forced = Moves::forced(B, A);
    assert_eq!(moves_of(&setup, &table, &forced), ["move:5>F2"]);
    let forced = forced.waiving(Waivers::RULE);
    let route = thicket::play::Route::path(Clearing(5), Clearing(2));
    let (_, asked) = play(&setup, &mut table, &[], |play| {
        movement::take_so_many(play, &forced, route, movement::Size::Exactly(2), clause!("LAW-6h")).map(|_| ())
    });
    assert_eq!(asked, [(B, "move-group")]);
    assert_eq!((table.count(A, Clearing(5), WARRIOR), table.count(A, Clearing(2), WARRIOR)), (1, 2));
}

#[test]
fn tables_with_stray_pieces_in_forests_are_refused() {
    let (setup, mut table) = table_of(&[&WALKERS, &gates::GATEKEEPERS]);
    table.put_pieces(A, f(9), WARRIOR, 1);
    table.supply[0][0] -= 1;
    assert!(validate::check(&setup, &table).is_err());
}
