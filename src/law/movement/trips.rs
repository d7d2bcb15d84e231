//! What happens when a group moves: tolls, companions, losses on the way, the move itself, and what follows from it.

use arrayvec::ArrayVec;

use crate::clause;
use crate::clause::Clause;
use crate::decision::{Ask, Opt, Reason, Refusal, Ruling};
use crate::event::{Event, Value};
use crate::law::verbs::{CONTINUE, RESOLVE, USE};
use crate::law::{removal, ways};
use crate::play::hooks::{ARRIVED, COMPANIONS, MAY_MOVE, MOVE_ENDED, MOVED, PASSAGE, TOLL};
use crate::play::{Answers, Arrival, Cause, Going, Heard, Loss, Moves, Opinion, Play, Position, Trip, Waivers, Whose};
use crate::terms::{KINDS, Kind, KindSet, MAX_SEATS, Seat, Voice};

/// The table has no room for more kinds of piece in forests.
static FORESTS_FULL: Reason = Reason { key: "forests-full", values: &["room"] };

/// Groups that go together from one place to another: one of each owner.
type Company = ArrayVec<Trip, MAX_SEATS>;

/// Whether one piece may go, rule and ways apart: what everybody at the table says about it, and its tolls.
///
/// # Errors
/// The refusal of the ban that stands, or of the price that cannot be paid.
#[inline]
pub fn may_go(at: Position, going: &Going) -> Result<(), Refusal> {
    Opinion::settle(at.ask(MAY_MOVE), at, going.owner, going)?;
    if going.to.as_forest().is_some() && at.count_at(going.owner, going.to, going.kind) == 0 {
        // Whatever goes along in one group has to find room as well.
        let room = at.table.room_afield();
        if room < KINDS {
            return Err(Refusal::with(&FORESTS_FULL, clause!("LAW-3h"), &[u8::try_from(room).unwrap_or(0)]));
        }
    }
    if going.waives.has(Waivers::TOLLS) || !at.is_answered(TOLL) {
        return Ok(());
    }
    let mut tolls = at.ask(TOLL).filter(|(me, toll)| toll.over == Whose::Anybody || *me == going.owner);
    tolls.try_for_each(|(me, toll)| (toll.may_pay)(at, me, going))
}

/// Whether anybody could have something against a move of this owner's pieces: if not, [`may_go`] need not be asked.
pub(super) fn is_watched(at: Position, owner: Seat) -> bool {
    let speaks = || at.ask(MAY_MOVE).any(|(me, opinion)| opinion.is_about(me, owner));
    at.is_answered(TOLL) || at.is_answered(MAY_MOVE) && speaks()
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
    play.let_own(trip.owner, COMPANIONS, |play, me, companions| {
        let along = companions(play, me, trip)?;
        for group in along.iter().filter_map(|other| may_follow(play.position(), trip, other)) {
            join(play.position(), &mut company, group);
        }
        Ok(())
    })?;
    go(play, company, clause)
}

/// Adds a group to those that go. Where several voices take pieces of one owner along, they go as one group, no more than
/// are there; and none that a forest has no room for.
fn join(at: Position, company: &mut Company, group: Trip) {
    let kinds = |trip: &Trip| trip.group.iter().filter(|count| **count > 0).count();
    let crowd: usize = company.iter().chain([&group]).map(kinds).sum();
    if group.to.as_forest().is_some() && crowd > at.table.room_afield() {
        return;
    }
    match company.iter_mut().find(|other| other.owner == group.owner) {
        None => company.push(group),
        Some(together) => {
            let here = at.pieces_at(group.owner, group.from);
            for ((count, more), most) in together.group.iter_mut().zip(group.group).zip(here) {
                *count = count.saturating_add(more).min(most);
            }
        }
    }
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
        for kind in play.setup.faction(trip.owner).kinds().filter(|kind| trip.group[kind.index()] > 0) {
            carry(play, trip, kind, trip.group[kind.index()], clause);
        }
        play.let_own(trip.owner, MOVED, |play, me, moved| moved(play, me, trip))?;
    }
    if company.is_empty() {
        return Ok(());
    }
    arrive(play, &company)?;
    add_to(play, &company)
}

/// Lets players add to a move what they have for that, one thing after the other, once everything else of it is over.
fn add_to(play: &mut Play, company: &Company) -> Ruling {
    if !play.position().is_answered(MOVE_ENDED) {
        return Ok(());
    }
    loop {
        let at = play.position();
        let mut due = at.hear(MOVE_ENDED).filter(|heard| (heard.answer.when)(at, heard.me, company));
        let Some(first) = due.next() else { return Ok(()) };
        let clause = first.answer.clause;
        let mine: Vec<Heard<Arrival>> = [first].into_iter().chain(due).collect();
        let me = mine[0].me;
        let uses = |heard: &Heard<Arrival>| Opt::plain(USE).said_by(heard.voice);
        let chosen = play.choose(Ask::open(me, clause, "add-to-move"), |_, menu| {
            mine.iter().filter(|heard| heard.me == me).for_each(|heard| menu.offer(uses(heard)));
            menu.offer(Opt::plain(CONTINUE));
        })?;
        let Some(heard) = mine.iter().find(|heard| uses(heard) == chosen) else { return Ok(()) };
        (heard.answer.run)(play, me, company)?;
    }
}

fn pay_tolls(play: &mut Play, trip: &Trip) -> Ruling {
    if trip.waives.has(Waivers::TOLLS) {
        return Ok(());
    }
    play.let_each(TOLL, |play, me, toll| {
        if toll.over == Whose::Anybody || me == trip.owner { (toll.pay)(play, me, trip) } else { Ok(()) }
    })
}

/// Removes what the way costs a group; its owner does that, so nobody scores (LAW-4.1b). What is dealt with instead of
/// being removed goes on.
fn lose_on_the_way(play: &mut Play, trip: &mut Trip) -> Ruling {
    let at = play.position();
    if !at.is_answered(PASSAGE) {
        return Ok(());
    }
    let passages: Answers<_> = at.ask(PASSAGE).filter(|(me, passage)| (passage.when)(at, *me, trip)).collect();
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

/// Resolves what is part of the move, then lets everybody whom an arrival concerns react, before anything else moves
/// (LAW-6f). Where there are several effects, the current player orders them (LAW-1.1.3).
fn arrive(play: &mut Play, company: &Company) -> Ruling {
    let at = play.position();
    if !at.is_answered(ARRIVED) {
        return Ok(());
    }
    let of = |Heard { voice, me, answer }: Heard<&'static [Arrival]>| {
        let due = (0u8..).zip(*answer).filter(move |(_, arrival)| (arrival.when)(at, me, company));
        due.map(move |(effect, arrival)| Due { voice, me, effect, arrival })
    };
    let (own, mut waiting): (Vec<Due>, Vec<Due>) =
        at.hear(ARRIVED).flat_map(of).partition(|due| due.arrival.is_of_move);
    for due in own {
        (due.arrival.run)(play, due.me, company)?;
    }
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

/// Takes pieces of one kind along on a trip: only the transfer, nothing follows from it.
pub fn carry(play: &mut Play, trip: &Trip, kind: Kind, count: u8, clause: Clause) {
    let taken = play.table.take_pieces(trip.owner, trip.from, kind, count);
    if taken == 0 {
        return;
    }
    play.table.put_pieces(trip.owner, trip.to, kind, taken);
    play.tell(|| {
        Event::new("moved", clause)
            .seat(trip.mover)
            .piece(trip.owner, kind)
            .count(taken)
            .with("from", Value::place(trip.from))
            .with("to", Value::place(trip.to))
    });
}
