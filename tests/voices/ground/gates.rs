//! Gates: whoever else enters a clearing with one pays a card, and its arrival is worth a point to the gatekeepers.

use super::*;
use thicket::decision::{Reason, Refusal};
use thicket::law::scoring;
use thicket::play::{Arrival, Fare, Hooks, Pieces, Route, Waivers, Whose};

static NO_TOLL: Reason = Reason { key: "no-toll", values: &[] };

pub static GATEKEEPERS: Faction = Faction {
    number: 22,
    key: "gatekeepers",
    code: "XG",
    setup_order: ('Y', 0),
    pieces: Pieces::of(&PIECES),
    set_up: starts,
    turn: TURN,
    hooks: Hooks {
        toll: Some(Fare {
            over: Whose::Anybody,
            may_pay: |at, me, going| {
                let is_poor = at.table.hands[going.owner.index()].is_empty();
                let refusal = Refusal::new(&NO_TOLL, clause!("LAW-6a"));
                if is_gate(at, me, going.owner, going.to) && is_poor { Err(refusal) } else { Ok(()) }
            },
            pay: |play, me, trip| {
                if is_gate(play.position(), me, trip.owner, trip.to) {
                    law_cards::take_random(play, me, trip.owner, clause!("LAW-6a"));
                }
                Ok(())
            },
        }),
        arrived: Some(&[Arrival {
            clause: clause!("LAW-6f"),
            when: |at, me, trips| trips.iter().any(|trip| is_gate(at, me, trip.owner, trip.to)),
            is_of_move: false,
            run: |play, me, _| scoring::score(play, me, 1, clause!("LAW-6f")),
        }]),
        ..Hooks::SILENT
    },
    ..Faction::SILENT
};

static PIECES: [PieceInfo; 3] = [warriors(), tokens("gate"), lodges()];

fn is_gate(at: Position, me: Seat, owner: Seat, place: Place) -> bool {
    owner != me && at.count_at(me, place, TOKEN) > 0
}

fn before_a_gate() -> (Setup, Table) {
    let (setup, mut table) = table_of(&[&guides::GUIDES, &GATEKEEPERS]);
    put(&mut table, A, WARRIOR, Clearing(5), 2);
    put(&mut table, B, TOKEN, Clearing(2), 1);
    (setup, table)
}

#[test]
fn who_cannot_pay_cannot_go() {
    let (setup, mut table) = before_a_gate();
    assert_eq!(moves(&setup, &table, A), ["move:5>1"]);
    let free = Moves::of(A).waiving(Waivers::TOLLS);
    assert_eq!(moves_of(&setup, &table, &free), ["move:5>1", "move:5>2"]);
    let card = table.take_top().unwrap();
    table.hands[0].insert(card);
    assert_eq!(moves(&setup, &table, A), ["move:5>1", "move:5>2"]);
    go(&setup, &mut table, A, "move:5>2");
    assert!(table.hands[0].is_empty() && table.hands[1].has(card));
    assert_eq!((table.count(A, Clearing(2), WARRIOR), table.scores[1]), (2, 1));
}

/// A move that is forced triggers what any move does (LAW-6h); one that pays no toll arrives all the same.
#[test]
fn every_arrival_is_heard_of_once() {
    let (setup, mut table) = before_a_gate();
    let forced = Moves::forced(B, A).waiving(Waivers::TOLLS);
    let mut group = [0; thicket::terms::KINDS];
    group[0] = 2;
    let trip = forced.trip(Route::path(Clearing(5), Clearing(2)), group);
    play(&setup, &mut table, &[], |play| movement::move_pieces(play, &trip, clause!("LAW-6h")));
    assert_eq!(table.scores[1], 1);
    // The gatekeepers' own moves are nothing to them.
    put(&mut table, B, WARRIOR, Clearing(1), 1);
    put(&mut table, B, WARRIOR, Clearing(5), 1);
    go(&setup, &mut table, B, "move:5>2");
    assert_eq!(table.scores[1], 1);
}
