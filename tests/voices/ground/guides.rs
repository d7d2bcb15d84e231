//! Guides: they may take one warrior of another along when they move.

use super::*;
use arrayvec::ArrayVec;
use thicket::law::verbs::{COUNT, PASS};
use thicket::play::hooks::MAX_COMPANIONS;
use thicket::play::{Arrival, Hooks, Pieces, Trip};
use thicket::terms::KINDS;

pub static GUIDES: Faction = Faction {
    number: 23,
    key: "guides",
    code: "XU",
    setup_order: ('Z', 0),
    pieces: Pieces::of(&PIECES),
    set_up: starts,
    turn: TURN,
    hooks: Hooks {
        companions: Some(|play, me, trip| {
            let mut along = ArrayVec::<Trip, MAX_COMPANIONS>::new();
            let at = play.position();
            let waiting: Vec<Seat> =
                at.others(me).filter(|other| at.figures_at(*other, trip.from).has(WARRIOR)).collect();
            for other in waiting {
                let chosen = play.choose(Ask::open(me, clause!("LAW-6j"), "companions"), |_, menu| {
                    menu.offer(Opt::count(COUNT, 1));
                    menu.offer(Opt::plain(PASS));
                })?;
                if chosen.verb() == COUNT {
                    let mut group = [0; KINDS];
                    group[WARRIOR.index()] = 1;
                    along.push(Trip { owner: other, group, ..*trip });
                }
            }
            Ok(along)
        }),
        // It notes how many arrived together, on its score.
        arrived: Some(&[Arrival {
            clause: clause!("LAW-6f"),
            when: |_, me, trips| trips.len() > 1 && trips[0].owner == me,
            is_of_move: false,
            run: |play, me, trips| {
                let together = u8::try_from(trips.len()).unwrap();
                thicket::law::scoring::score(play, me, together, clause!("LAW-6f"))
            },
        }]),
        // When all of that is over, an even score may be made an odd one.
        move_ended: Some(Arrival {
            clause: clause!("LAW-1.4.2"),
            when: |at, me, trips| {
                trips.len() > 1 && trips[0].owner == me && at.table.scores[me.index()].is_multiple_of(2)
            },
            is_of_move: false,
            run: |play, me, _| thicket::law::scoring::score(play, me, 1, clause!("LAW-1.4.2")),
        }),
        ..Hooks::SILENT
    },
    ..Faction::SILENT
};

static PIECES: [PieceInfo; 3] = [warriors(), tokens("post"), lodges()];

#[test]
fn they_arrive_together() {
    let (setup, mut table) = table_of(&[&GUIDES, &walkers::WALKERS]);
    put(&mut table, A, WARRIOR, Clearing(5), 2);
    put(&mut table, B, WARRIOR, Clearing(5), 1);
    let (log, asked) = go(&setup, &mut table, A, "move:5>2");
    assert_eq!(asked, [(A, "move-group"), (A, "companions"), (A, "add-to-move")]);
    assert_eq!((table.count(A, Clearing(2), WARRIOR), table.count(B, Clearing(2), WARRIOR)), (2, 1));
    assert_eq!(log.iter().filter(|event| event.name == "moved").count(), 2);
    // What follows from the arrival comes before what is added, which is offered as long as it can be.
    assert_eq!(table.scores[0], 3, "asked once, with both groups, and once more when the move was over");
}

/// What holds a companion leaves it behind, and what it cannot pay as well.
#[test]
fn who_may_not_go_stays() {
    let (setup, mut table) = table_of(&[&GUIDES, &walkers::WALKERS, &gates::GATEKEEPERS]);
    put(&mut table, A, WARRIOR, Clearing(5), 2);
    put(&mut table, B, WARRIOR, Clearing(5), 1);
    put(&mut table, Seat(2), TOKEN, Clearing(2), 1);
    let card = table.take_top().unwrap();
    table.hands[0].insert(card);
    go(&setup, &mut table, A, "move:5>2");
    assert_eq!((table.count(A, Clearing(2), WARRIOR), table.count(B, Clearing(5), WARRIOR)), (2, 1));
}
