//! Removing pieces, and what follows from it (LAW-1.5.4, LAW-2.3b, LAW-4.1a).

use arrayvec::ArrayVec;

use super::scoring;
use super::verbs::RESOLVE;
use crate::clause;
use crate::clause::Clause;
use crate::decision::{Ask, Opt, Refusal, Ruling};
use crate::event::{Event, Value};
use crate::play::hooks::{AFTERMATH, MAY_REMOVE};
use crate::play::{Aftermath, Cause, Heard, Loss, Losses, Opinion, Play, Position, Verdict};
use crate::terms::{Class, Clearing, MAX_SEATS, Seat, Voice};

/// Whether these pieces can be removed: what every faction at the table says.
///
/// # Errors
/// The refusal of the ban that stands.
pub fn may_remove(at: Position, loss: &Loss) -> Result<(), Refusal> {
    let said = |verdict, (me, opinion): (Seat, &Opinion<Loss>)| opinion.add(verdict, at, me, loss.owner, loss);
    at.ask(MAY_REMOVE).fold(Verdict::Silent, said).settle()
}

/// Removes pieces at the same time. First everything goes that can (LAW-1.5.4c), then all removers score together
/// 1 point for each enemy building and token (LAW-4.1a, LAW-7.2z), then what the removals trigger resolves.
///
/// # Errors
/// Suspends while a question is open; stops if the game is won.
pub fn remove(play: &mut Play, losses: &[Loss], clause: Clause) -> Ruling {
    let mut record = Losses::new();
    let mut points = [0u8; MAX_SEATS];
    for loss in losses.iter().copied().filter(|loss| loss.count > 0) {
        if may_remove(play.position(), &loss).is_err() {
            continue;
        }
        let stands_in = play.setup.faction(loss.owner).hooks.stands_in;
        let named = stands_in.map_or(Ok(None), |stands_in| stands_in(play, loss.owner, &loss))?;
        let mut loss = named.unwrap_or(loss);
        if loss.count == 0 || (named.is_some() && may_remove(play.position(), &loss).is_err()) {
            continue;
        }
        let instead = play.setup.faction(loss.owner).hooks.instead_of_removal;
        let mut earned = 0;
        match instead.and_then(|instead| instead(play, loss.owner, &loss)) {
            Some(points) => {
                loss.instead = true;
                earned = points;
            }
            None => earned += take_off(play, &loss, clause),
        }
        if let Some(by) = loss.by.filter(|by| *by != loss.owner) {
            points[by.index()] = points[by.index()].saturating_add(earned);
        }
        let noted = record.try_push(loss).is_ok();
        debug_assert!(noted, "one event removes at most 64 different kinds of pieces");
    }
    let scores: ArrayVec<(Seat, u8), MAX_SEATS> =
        play.setup.seats().map(|seat| (seat, points[seat.index()])).filter(|(_, points)| *points > 0).collect();
    if !scores.is_empty() {
        scoring::score_together(play, &scores, clause!("LAW-4.1a"))?;
    }
    if record.is_empty() { Ok(()) } else { resolve_aftermath(play, &record) }
}

/// Takes pieces off the map to where they belong; gives back what their removal is worth.
fn take_off(play: &mut Play, loss: &Loss, clause: Clause) -> u8 {
    let faction = play.setup.faction(loss.owner);
    play.table.pieces[loss.owner.index()][loss.clearing.index()][loss.kind.index()] -= loss.count;
    match faction.hooks.takes_back {
        Some(takes_back) => takes_back(play, loss.owner, loss),
        None => play.table.supply[loss.owner.index()][faction.front(loss.kind).index()] += loss.count,
    }
    play.tell(|| {
        let event =
            Event::new("removed", clause).piece(loss.owner, loss.kind).count(loss.count).clearing(loss.clearing);
        match loss.by {
            Some(by) => event.with("by", Value::Seat(by)),
            None => event,
        }
    });
    match faction.piece(loss.kind).class {
        Class::Building | Class::Token => loss.count,
        Class::Warrior | Class::Pawn => 0,
    }
}

/// A trigger that waits to be resolved.
#[derive(Clone, Copy)]
struct Trigger {
    voice: Voice,
    me: Seat,
    effect: u8,
    aftermath: &'static Aftermath,
}

/// Triggers that one event can have at most.
const MOST_TRIGGERS: usize = 16;

/// Lets everybody whom these losses concern react; where there are several triggers, the current player orders them
/// (LAW-1.1.3).
fn resolve_aftermath(play: &mut Play, record: &Losses) -> Ruling {
    let mut waiting = triggers(play.position(), record);
    while !waiting.is_empty() {
        let next = if waiting.len() == 1 {
            0
        } else {
            let ask = Ask::open(play.current(), clause!("LAW-1.1.3"), "order-triggers");
            let resolves = |trigger: &Trigger| Opt::count(RESOLVE, trigger.effect).said_by(trigger.voice);
            let chosen =
                play.choose(ask, |_, menu| waiting.iter().for_each(|trigger| menu.offer(resolves(trigger))))?;
            waiting.iter().position(|trigger| resolves(trigger) == chosen).unwrap_or(0)
        };
        let trigger = waiting.remove(next);
        (trigger.aftermath.run)(play, trigger.me, record)?;
    }
    Ok(())
}

/// What these losses trigger, beginning with the current player and going clockwise.
fn triggers(at: Position, record: &Losses) -> ArrayVec<Trigger, MOST_TRIGGERS> {
    let of = |Heard { voice, me, answer }: Heard<&'static [Aftermath]>| {
        let due = (0u8..).zip(*answer).filter(move |(_, aftermath)| (aftermath.when)(at, me, record));
        due.map(move |(effect, aftermath)| Trigger { voice, me, effect, aftermath })
    };
    let mut waiting: ArrayVec<Trigger, MOST_TRIGGERS> = at.hear(AFTERMATH).flat_map(of).take(MOST_TRIGGERS).collect();
    let seats = u8::try_from(at.setup.seats.len()).unwrap_or(1);
    waiting.sort_by_key(|trigger| (trigger.me.0 + seats - at.table.current().0) % seats);
    waiting
}

/// The losses when `by` removes everything other players have in a clearing that exists for it.
pub fn everything_of_others(at: Position, by: Seat, clearing: Clearing, losses: &mut Vec<Loss>) {
    for owner in at.others(by) {
        let faction = at.faction(owner);
        for kind in faction.kinds().filter(|kind| !faction.piece(*kind).unseen) {
            let count = at.count(owner, clearing, kind);
            if count > 0 {
                let by = Some(by);
                losses.push(Loss { by, owner, kind, count, clearing, cause: Cause::All, instead: false });
            }
        }
    }
}
