//! A ferry: it takes whoever starts in its clearing to any other river clearing, once a turn, goes along, and each owner
//! whose pieces crossed draws a card. It joins clearings for moves, and for nothing else.

use super::*;
use thicket::law::ways;
use thicket::play::{Arrival, Hooks, Joining, Trip, Way};
use thicket::terms::{ClearingSet, Voice};

pub static FERRY: Landmark = Landmark {
    key: "barge",
    clause: clause!("LAW-3g"),
    piles: &[],
    hooks: Hooks {
        turn_begins: Some(|play, _| {
            let Some(n) = number(play.setup) else { return };
            let ferry = &mut play.table.landmarks[n];
            ferry.bytes[0] = 0;
            ferry.clearing = if ferry.clearing == 0 { 4 } else { ferry.clearing };
        }),
        joins: Some(Joining { moves_only: true, joined: crosses }),
        arrived: Some(&[Arrival {
            clause: clause!("LAW-3g"),
            when: |at, _, trips| trips.iter().any(|trip| is_crossing(at.setup, trip)),
            is_of_move: true,
            run: land,
        }]),
        ..Hooks::SILENT
    },
    ..Landmark::PLAIN
};

/// Its place among the landmarks.
fn number(setup: &Setup) -> Option<usize> {
    setup.landmarks.iter().position(|landmark| landmark.key == "barge")
}

fn is_crossing(setup: &Setup, trip: &Trip) -> bool {
    number(setup).is_some_and(|n| trip.way == Way::of(Voice::landmark(u8::try_from(n).unwrap())))
}

fn crosses(at: Position, _: Seat, of: Seat, from: Clearing) -> ClearingSet {
    let ferry = number(at.setup).map(|n| at.table.landmarks[n]);
    match ferry {
        Some(ferry) if Clearing(ferry.clearing) == from && ferry.bytes[0] & (1 << of.0) == 0 => {
            at.clearings().iter().filter(|clearing| !at.along_river(*clearing).is_empty()).collect()
        }
        _ => ClearingSet::EMPTY,
    }
}

fn land(play: &mut Play, _: Seat, trips: &[Trip]) -> Ruling {
    let (Some(n), Some(to)) = (number(play.setup), trips[0].to.clearing()) else { return Ok(()) };
    play.table.landmarks[n].clearing = to.0;
    for trip in trips {
        play.table.landmarks[n].bytes[0] |= 1 << trip.owner.0;
        law_cards::draw(play, trip.owner, 1, clause!("LAW-3g"))?;
    }
    Ok(())
}

fn at_the_ferry() -> (Setup, Table) {
    let (setup, mut table) = table_of(&[&guides::GUIDES, &gates::GATEKEEPERS]);
    let setup = setup.with_landmarks(&[&FERRY]).unwrap();
    table.landmarks[0].clearing = 4;
    put(&mut table, A, WARRIOR, Clearing(4), 2);
    (setup, table)
}

#[test]
fn it_carries_once_a_turn_and_goes_along() {
    let (setup, mut table) = at_the_ferry();
    let crossings = ["move:4>5:barge", "move:4>7:barge", "move:4>10:barge", "move:4>11:barge"];
    let paths = ["move:4>8", "move:4>9", "move:4>12"];
    assert_eq!(moves(&setup, &table, A), [&paths[..], &crossings].concat());
    let cards = table.hands[0].len();
    go(&setup, &mut table, A, "move:4>10:barge");
    assert_eq!((table.landmarks[0].clearing, table.hands[0].len()), (10, cards + 1));
    assert!(moves(&setup, &table, A).iter().all(|key| !key.contains("barge")), "once a turn");
    go(&setup, &mut table, A, "move:10>12");
    assert_eq!(table.landmarks[0].clearing, 10, "on a path it stays");
    play(&setup, &mut table, &[], |play| {
        turn::begin(play, B);
        Ok(())
    });
    go(&setup, &mut table, A, "move:12>10");
    assert!(moves(&setup, &table, A).contains(&"move:10>4:barge".to_owned()), "and the limit is fresh in every turn");
}

#[test]
fn a_crossing_needs_rule_and_makes_nothing_adjacent() {
    let (setup, mut table) = at_the_ferry();
    put(&mut table, B, WARRIOR, Clearing(4), 3);
    put(&mut table, B, WARRIOR, Clearing(5), 1);
    let at = Position { setup: &setup, table: &table };
    assert_eq!(ways::neighbours(at, A, Clearing(4)), at.adjacent(Clearing(4)));
    assert!(!moves(&setup, &table, A).contains(&"move:4>5:barge".to_owned()));
    // Adjacency by ferry is no way for whoever does not start there.
    put(&mut table, A, WARRIOR, Clearing(10), 1);
    assert!(moves(&setup, &table, A).iter().all(|key| !key.starts_with("move:10>4")));
}

/// Whoever flees from a mark may take the ferry: it is a move.
#[test]
fn fleeing_takes_the_ferry() {
    use thicket::factions::noxious_battery;
    let (setup, mut table) = table_of(&[&guides::GUIDES, &noxious_battery::FACTION]);
    let setup = setup.with_landmarks(&[&FERRY]).unwrap();
    table.landmarks[0].clearing = 4;
    put(&mut table, A, WARRIOR, Clearing(4), 1);
    let mark = noxious_battery::FACTION.kind("mark").unwrap();
    put(&mut table, B, mark, Clearing(4), 1);
    table.turn.enter(Phase::Evening, Stage::Closing);
    let mut game = thicket::game::Game::from_table(setup, table);
    let keys = |game: &thicket::game::Game| -> Vec<String> {
        let options = &game.decision().unwrap().options;
        options.iter().map(|option| thicket::notation::keys::option_key(game.setup(), A, *option)).collect()
    };
    let offered = keys(&game);
    assert!(
        offered.contains(&"flee:4>12".to_owned()) && offered.contains(&"flee:4>11:barge".to_owned()),
        "{offered:?}"
    );
    let index = offered.iter().position(|key| key == "flee:4>11:barge").unwrap();
    game.choose(index).unwrap();
    assert_eq!((game.table().landmarks[0].clearing, game.table().count(A, Clearing(11), WARRIOR)), (11, 1));
}
