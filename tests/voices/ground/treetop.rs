//! A treetop: one more slot in its clearing. Whoever builds there while another slot is open as well says which it fills.

use super::*;
use thicket::law::verbs::{PASS, PUT};
use thicket::play::Hooks;

pub static TREETOP: Landmark = Landmark {
    key: "treetop",
    clause: clause!("LAW-3d"),
    piles: &[],
    hooks: Hooks {
        turn_begins: Some(|play, _| {
            if let Some(n) = number(play.setup).filter(|n| play.table.landmarks[*n].clearing == 0) {
                play.table.landmarks[n].clearing = 8;
            }
        }),
        slots: Some(|at, _, clearing| u8::from(is_here(at, clearing))),
        placed: Some(|play, _, placing, _| {
            let at = play.position();
            let is_building = at.piece(placing.owner, placing.kind).class == Class::Building;
            let Some(n) = number(play.setup).filter(|_| is_building && is_here(at, placing.clearing)) else {
                return Ok(());
            };
            if play.table.landmarks[n].bytes[0] != 0 {
                return Ok(());
            }
            let goes_up = if at.open_slots(placing.clearing) == 0 {
                true
            } else {
                let ask = Ask::open(placing.owner, clause!("LAW-3d"), "which-slot");
                let up = Opt::piece(PUT, placing.owner, placing.kind);
                let chosen = play.choose(ask, |_, menu| {
                    menu.offer(up);
                    menu.offer(Opt::plain(PASS));
                })?;
                chosen == up
            };
            if goes_up {
                play.table.landmarks[n].bytes[0] = 1 + thicket::decision::pack_piece(placing.owner, placing.kind);
            }
            Ok(())
        }),
        ..Hooks::SILENT
    },
    ..Landmark::PLAIN
};

fn number(setup: &Setup) -> Option<usize> {
    setup.landmarks.iter().position(|landmark| landmark.key == "treetop")
}

fn is_here(at: Position, clearing: Clearing) -> bool {
    number(at.setup).is_some_and(|n| at.table.landmarks[n].clearing == clearing.0)
}

#[test]
fn it_is_asked_only_where_there_is_a_choice() {
    let (setup, mut table) = table_of(&[&guides::GUIDES, &gates::GATEKEEPERS]);
    let setup = setup.with_landmarks(&[&TREETOP]).unwrap();
    table.landmarks[0].clearing = 1;
    let at = Position { setup: &setup, table: &table };
    assert_eq!((at.slots(Clearing(1)), at.slots(Clearing(2))), (2, 2));
    let lodge = Placing { by: A, owner: A, kind: LODGE, clearing: Clearing(1) };
    let build = |play: &mut Play| placing::place(play, &lodge, 1, clause!("LAW-3d")).map(|_| ());
    let (_, asked) = play(&setup, &mut table, &[Opt::plain(PASS)], build);
    assert_eq!((asked, table.landmarks[0].bytes[0]), (vec![(A, "which-slot")], 0));
    let (_, asked) = play(&setup, &mut table, &[], build);
    assert_eq!((asked, table.landmarks[0].bytes[0]), (vec![], 1 + LODGE.0));
    let at = Position { setup: &setup, table: &table };
    assert!(placing::may_place(at, &lodge).is_err());
    thicket::notation::validate::check(&setup, &table).unwrap();
}
