//! A landmark that has to know which of several pieces that are alike are about to go: a bell hangs from one of the huts.

use thicket::clause;
use thicket::decision::{Ask, Opt, Ruling};
use thicket::law::removal;
use thicket::law::verbs::{PASS, RESOLVE};
use thicket::play::{Cause, Hooks, Landmark, Loss, Play, Position};
use thicket::terms::{Class, Seat};

use super::common::{GUARD, HERE, HUT, TOWNSFOLK, VILLAGERS, bare, play, put};

/// What it keeps in mind: whether the bell is gone, and whether it is among what is about to be removed.
const GONE: usize = 0;
const FALLING: usize = 1;
/// What the bell is worth.
const BELL: u8 = 2;

/// A bell hangs from one of the buildings there. Their owner says whether those that go take it down, and whoever makes them
/// go then scores two points more.
pub static BELFRY: Landmark = Landmark {
    key: "belfry",
    hooks: Hooks { singles_out: Some(single_out), worth: Some(worth), ..Hooks::SILENT },
    ..Landmark::PLAIN
};

fn hangs_over(at: Position, loss: &Loss) -> bool {
    let is_building = at.piece(loss.owner, loss.kind).class == Class::Building;
    is_building && at.landmark_at(BELFRY.key) == Some(loss.clearing)
}

fn single_out(play: &mut Play, _: Seat, loss: &Loss) -> Ruling {
    let at = play.position();
    let hangs = hangs_over(at, loss) && at.landmark_bytes(BELFRY.key)[GONE] == 0;
    let falls = hangs && {
        let ask = Ask::open(loss.owner, clause!("LAW-10"), "bell-falls");
        let chosen = play.choose(ask, |_, menu| {
            menu.offer(Opt::plain(PASS));
            menu.offer(Opt::plain(RESOLVE));
        })?;
        chosen.verb() == RESOLVE
    };
    if let Some(belfry) = play.landmark(BELFRY.key) {
        belfry.bytes[FALLING] = u8::from(falls);
        belfry.bytes[GONE] |= u8::from(falls);
    }
    Ok(())
}

fn worth(at: Position, _: Seat, loss: &Loss, worth: u8) -> u8 {
    let falls = hangs_over(at, loss) && at.landmark_bytes(BELFRY.key)[FALLING] == 1;
    worth + if falls { BELL } else { 0 }
}

const ME: Seat = Seat(0);
const FOE: Seat = Seat(1);

// clause: LAW-2.3b, LAW-4.1a
#[test]
fn which_of_those_that_are_alike_go_is_known_before_they_are_worth_anything() {
    let (setup, mut table) = bare(&[&VILLAGERS, &TOWNSFOLK], ME);
    let setup = setup.with_landmarks(&[&BELFRY]).unwrap();
    table.landmarks[0].clearing = HERE.0;
    put(&mut table, FOE, HUT, HERE, 3);
    put(&mut table, FOE, GUARD, HERE, 1);
    let mut remove = |kind, wishes: &[Opt]| {
        let loss =
            Loss { clearing: HERE, owner: FOE, kind, count: 1, by: Some(ME), cause: Cause::Effect, instead: false };
        let played = play(&setup, &mut table, wishes, |play| removal::remove(play, &[loss], clause!("LAW-2.3b")));
        (played.questions("bell-falls"), table.scores[ME.index()])
    };
    assert_eq!(remove(HUT, &[Opt::plain(PASS)]), (vec![FOE], 1), "its owner keeps the one with the bell");
    assert_eq!(remove(GUARD, &[]), (Vec::new(), 1), "no bell hangs from a guard");
    assert_eq!(remove(HUT, &[Opt::plain(RESOLVE)]), (vec![FOE], 4), "the bell falls");
    assert_eq!(remove(HUT, &[]), (Vec::new(), 5), "and hangs no more");
}
