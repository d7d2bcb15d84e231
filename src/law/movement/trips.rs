//! What happens when a group moves: tolls, companions, losses on the way, the move itself, and what follows from it.

use arrayvec::ArrayVec;

use crate::clause;
use crate::clause::Clause;
use crate::decision::{Ask, Opt, Refusal, Ruling};
use crate::event::{Event, Value};
use crate::law::verbs::RESOLVE;
use crate::law::{removal, ways};
use crate::play::hooks::{ARRIVED, COMPANIONS, MAX_COMPANIONS, MAY_MOVE, MOVED, PASSAGE, TOLL};
use crate::play::{
    Arrival, Cause, Fare, Going, Heard, Loss, Moves, Opinion, Play, Position, Trip, Verdict, Waivers, Whose,
};
use crate::terms::{KINDS, Kind, KindSet, MAX_SEATS, Seat, Voice};

/// Voices of one owner that can follow one move: its faction, and cards that few have more than one of.
const MOST_FOLLOWING: usize = 4;
/// Tolls, losses on the way or arrivals that one move can meet.
const MOST_EFFECTS: usize = 16;

/// Groups that go together from one place to another.
type Company = ArrayVec<Trip, MAX_SEATS>;

/// Whether one piece may go, rule and ways apart: what everybody at the table says about it, and its tolls.
///
/// # Errors
/// The refusal of the ban that stands, or of the price that cannot be paid.
pub fn may_go(at: Position, going: &Going) -> Result<(), Refusal> {
    let said = |verdict, (me, opinion): (Seat, &Opinion<Going>)| opinion.add(verdict, at, me, going.owner, going);
    at.ask(MAY_MOVE).fold(Verdict::Silent, said).settle()?;
    if going.waives.has(Waivers::TOLLS) {
        return Ok(());
    }
    let mut tolls = at.ask(TOLL).filter(|(me, toll)| toll.over == Whose::Anybody || *me == going.owner);
    tolls.try_for_each(|(me, toll)| (toll.may_pay)(at, me, going))
}

/// Moves pieces of one owner together, and lets what follows them follow.
///
/// # Errors
/// Suspends while a question is open.
pub fn move_pieces(play: &mut Play, trip: &Trip, clause: Clause) -> Ruling {
    let mut company = Company::new();
    company.push(*trip);
    go(play, company, clause)
}

/// The same, and its owner may take pieces of others along.
///
/// # Errors
/// Suspends while a question is open.
pub fn move_with_companions(play: &mut Play, trip: &Trip, clause: Clause) -> Ruling {
    let mut company = Company::new();
    company.push(*trip);
    let asking: ArrayVec<_, MOST_FOLLOWING> =
        play.position().ask_own(trip.owner, COMPANIONS).take(MOST_FOLLOWING).collect();
    for heard in asking {
        let along = (heard.answer)(play, trip.owner, trip)?;
        company.extend(along.iter().take(MAX_COMPANIONS).filter_map(|other| may_follow(play.position(), trip, other)));
    }
    go(play, company, clause)
}

/// What of a group may go along with another: it takes the same way, open to it and unbarred.
fn may_follow(at: Position, leading: &Trip, other: &Trip) -> Option<Trip> {
    let moves = Moves::forced(leading.mover, other.owner).waiving(other.waives);
    let route = leading.route();
    let mut group = [0; KINDS];
    for kind in at.faction(other.owner).kinds().filter(|kind| other.group[kind.index()] > 0) {
        let is_open = !ways::open_to(at, other.owner, KindSet::of(&[kind]), route, moves.waives).is_empty();
        if is_open && may_go(at, &moves.going(kind, route)).is_ok() {
            group[kind.index()] = other.group[kind.index()].min(at.count_at(other.owner, route.from, kind));
        }
    }
    let trip = moves.trip(route, group);
    (!trip.is_empty()).then_some(trip)
}

/// Takes groups from one place to another: they pay, lose what the way costs, arrive together, and then it is asked once
/// what follows.
fn go(play: &mut Play, mut company: Company, clause: Clause) -> Ruling {
    for trip in &mut company {
        pay_tolls(play, trip)?;
        lose_on_the_way(play, trip)?;
    }
    company.retain(|trip| !trip.is_empty());
    for trip in &company {
        for kind in play.setup.faction(trip.owner).kinds() {
            carry(play, trip, kind, trip.group[kind.index()], clause);
        }
        let moved: ArrayVec<_, MOST_FOLLOWING> =
            play.position().ask_own(trip.owner, MOVED).take(MOST_FOLLOWING).collect();
        for moved in moved {
            (moved.answer)(play, trip.owner, trip)?;
        }
    }
    if company.is_empty() { Ok(()) } else { arrive(play, &company) }
}

fn pay_tolls(play: &mut Play, trip: &Trip) -> Ruling {
    if trip.waives.has(Waivers::TOLLS) {
        return Ok(());
    }
    let asked = |(me, toll): &(Seat, &'static Fare)| toll.over == Whose::Anybody || *me == trip.owner;
    let tolls: ArrayVec<_, MOST_EFFECTS> = play.position().ask(TOLL).filter(asked).take(MOST_EFFECTS).collect();
    tolls.into_iter().try_for_each(|(me, toll)| (toll.pay)(play, me, trip))
}

/// Removes what the way costs a group; its owner does that, so nobody scores (LAW-4.1b). What is dealt with instead of
/// being removed goes on.
fn lose_on_the_way(play: &mut Play, trip: &mut Trip) -> Ruling {
    let at = play.position();
    let passages: ArrayVec<_, MOST_EFFECTS> =
        at.ask(PASSAGE).filter(|(me, passage)| (passage.when)(at, *me, trip)).take(MOST_EFFECTS).collect();
    for (me, passage) in passages {
        let taken = (passage.takes)(play, me, trip)?;
        let Some(clearing) = trip.from.clearing() else { continue };
        let here = play.position().pieces_at(trip.owner, trip.from);
        let (by, owner, cause) = (Some(trip.owner), trip.owner, Cause::Effect);
        let lost = (0u8..).map(Kind).zip(taken).map(|(kind, count)| {
            let count = count.min(trip.group[kind.index()]);
            Loss { by, owner, kind, count, clearing, cause, instead: false }
        });
        let losses: ArrayVec<Loss, KINDS> = lost.filter(|loss| loss.count > 0).collect();
        removal::remove(play, &losses, passage.clause)?;
        let left = play.position().pieces_at(trip.owner, trip.from);
        for kind in 0..KINDS {
            trip.group[kind] = trip.group[kind].saturating_sub(here[kind].saturating_sub(left[kind])).min(left[kind]);
        }
    }
    Ok(())
}

/// An effect of an arrival that waits to be resolved.
struct Due {
    voice: Voice,
    me: Seat,
    effect: u8,
    arrival: &'static Arrival,
}

/// Lets everybody whom an arrival concerns react, before anything else moves (LAW-6f). Where there are several effects,
/// the current player orders them (LAW-1.1.3).
fn arrive(play: &mut Play, company: &Company) -> Ruling {
    let at = play.position();
    if !at.is_answered(ARRIVED) {
        return Ok(());
    }
    let of = |Heard { voice, me, answer }: Heard<&'static [Arrival]>| {
        let due = (0u8..).zip(*answer).filter(move |(_, arrival)| (arrival.when)(at, me, company));
        due.map(move |(effect, arrival)| Due { voice, me, effect, arrival })
    };
    let mut waiting: ArrayVec<Due, MOST_EFFECTS> = at.hear(ARRIVED).flat_map(of).take(MOST_EFFECTS).collect();
    while !waiting.is_empty() {
        let next = if waiting.len() == 1 {
            0
        } else {
            let resolves = |due: &Due| Opt::count(RESOLVE, due.effect).said_by(due.voice);
            let ask = Ask::open(play.current(), clause!("LAW-1.1.3"), "order-triggers");
            let chosen = play.choose(ask, |_, menu| waiting.iter().for_each(|due| menu.offer(resolves(due))))?;
            waiting.iter().position(|due| resolves(due) == chosen).unwrap_or(0)
        };
        let due = waiting.remove(next);
        (due.arrival.run)(play, due.me, company)?;
    }
    Ok(())
}

/// Takes pieces of one kind along on a trip: only the transfer, nothing follows from it. Where a forest has no room left
/// for another kind of piece, they stay.
pub fn carry(play: &mut Play, trip: &Trip, kind: Kind, count: u8, clause: Clause) {
    let taken = play.table.take_pieces(trip.owner, trip.from, kind, count);
    if taken == 0 {
        return;
    }
    if !play.table.put_pieces(trip.owner, trip.to, kind, taken) {
        let back = play.table.put_pieces(trip.owner, trip.from, kind, taken);
        debug_assert!(back, "where pieces stood there is room for them");
        return;
    }
    play.tell(|| {
        Event::new("moved", clause)
            .seat(trip.mover)
            .piece(trip.owner, kind)
            .count(taken)
            .with("from", Value::place(trip.from))
            .with("to", Value::place(trip.to))
    });
}
