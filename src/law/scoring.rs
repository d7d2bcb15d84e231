//! Points and winning by points (LAW-4).

use arrayvec::ArrayVec;

use crate::clause;
use crate::clause::Clause;
use crate::decision::{Halt, Ruling};
use crate::event::{Event, Value};
use crate::play::hooks::{GAME_ENDS, SCORED};
use crate::play::{Play, Rise};
use crate::table::Ending;
use crate::terms::{MAX_SEATS, Seat};

/// Points that win the game (LAW-4a).
pub const POINTS_TO_WIN: u8 = 30;

/// Scores points for one seat.
///
/// # Errors
/// [`Halt::GameOver`] if that wins the game: nothing more resolves (EDGE-11).
pub fn score(play: &mut Play, seat: Seat, points: u8, clause: Clause) -> Ruling {
    score_together(play, &[(seat, points)], clause)
}

/// Scores points for several seats at the same time. A seat whose marker is off the track gains nothing (LAW-4.2b,
/// EDGE-26). If several reach 30 together, the one closest clockwise from the current player wins (LAW-4b).
///
/// # Errors
/// [`Halt::GameOver`] if that wins the game.
pub fn score_together(play: &mut Play, points: &[(Seat, u8)], clause: Clause) -> Ruling {
    let mut risen: ArrayVec<Rise, MAX_SEATS> = ArrayVec::new();
    for (seat, points) in points.iter().copied() {
        if points == 0 || !play.table.on_track(seat) {
            continue;
        }
        let score = &mut play.table.scores[seat.index()];
        let from = *score;
        // Points beyond 30 have no meaning (LAW-4c).
        *score = score.saturating_add(points).min(POINTS_TO_WIN);
        let to = *score;
        risen.push(Rise { seat, from, to });
        play.tell(|| {
            Event::new("scored", clause)
                .seat(seat)
                .with("points", Value::Number(i16::from(points)))
                .with("total", Value::Number(i16::from(to)))
        });
    }
    let current = play.current();
    let winner = play
        .setup
        .clockwise_from(current)
        .find(|seat| play.table.on_track(*seat) && play.table.scores[seat.index()] >= POINTS_TO_WIN);
    if let Some(seat) = winner {
        return win(play, seat, Ending::Points, clause!("LAW-4a"));
    }
    play.let_each(SCORED, |play, me, scored| risen.iter().try_for_each(|rise| scored(play, me, *rise)))
}

/// Takes points from a seat, never below 0; nothing happens to a seat whose marker is off the track.
pub fn lose(play: &mut Play, seat: Seat, points: u8, clause: Clause) {
    let on_track = play.table.on_track(seat);
    let score = &mut play.table.scores[seat.index()];
    let lost = points.min(*score);
    if lost == 0 || !on_track {
        return;
    }
    *score -= lost;
    let total = *score;
    play.tell(|| {
        Event::new("lost-points", clause)
            .seat(seat)
            .with("points", Value::Number(i16::from(lost)))
            .with("total", Value::Number(i16::from(total)))
    });
}

/// Ends the game.
///
/// # Errors
/// Always [`Halt::GameOver`].
pub fn win(play: &mut Play, seat: Seat, ending: Ending, clause: Clause) -> Ruling {
    let partner = |other: &Seat| play.table.partner_of(*other) == Some(seat);
    let joined: ArrayVec<Seat, MAX_SEATS> = play.setup.seats().filter(partner).collect();
    play.table.turn.finish(seat, joined, ending);
    // What was still to come lapses (EDGE-11).
    play.table.forget_tasks();
    play.note_each(GAME_ENDS, |play, owner, game_ends| game_ends(play, owner));
    play.tell(|| Event::new("won", clause).seat(seat));
    Err(Halt::GameOver)
}
