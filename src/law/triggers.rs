//! What follows from removals, in which order (LAW-1.1.3, LAW-7.2x).

use super::verbs::RESOLVE;
use crate::clause;
use crate::decision::{Ask, Opt, Ruling};
use crate::play::hooks::AFTERMATH;
use crate::play::{Aftermath, Heard, Play, Position, Removed};
use crate::terms::{Seat, Voice, order_by_key};

/// A trigger that waits to be resolved.
#[derive(Clone, Copy)]
struct Trigger {
    voice: Voice,
    me: Seat,
    effect: u8,
    aftermath: &'static Aftermath,
    /// Who says when it comes among others.
    ordered_by: Seat,
}

/// Lets everybody whom these losses concern react, one after the other.
///
/// # Errors
/// Suspends while a question is open; stops if the game is won.
pub fn resolve(play: &mut Play, event: &Removed) -> Ruling {
    let mut waiting = due(play.position(), event);
    while !waiting.is_empty() {
        let next = next(play, &waiting)?;
        let trigger = waiting.remove(next);
        (trigger.aftermath.run)(play, trigger.me, event)?;
    }
    Ok(())
}

/// Which trigger comes next. The current player orders them (LAW-1.1.3), but each side of a battle those of its own, so
/// that the current player says only when its next one comes (LAW-7.2x).
fn next(play: &mut Play, waiting: &[Trigger]) -> Ruling<usize> {
    if waiting.len() == 1 {
        return Ok(0);
    }
    let current = play.current();
    let by_one = waiting.iter().all(|trigger| trigger.ordered_by == waiting[0].ordered_by);
    let first = if by_one {
        waiting[0]
    } else {
        let is_first = |trigger: &Trigger| {
            let same = |other: &Trigger| other.ordered_by == trigger.ordered_by;
            trigger.ordered_by == current
                || waiting.iter().find(|other| same(other)).is_some_and(|first| first.is(trigger))
        };
        let heads: Vec<Trigger> = waiting.iter().copied().filter(is_first).collect();
        ask_next(play, current, &heads)?
    };
    let own: Vec<Trigger> = if first.ordered_by == current && !by_one {
        vec![first]
    } else {
        waiting.iter().copied().filter(|trigger| trigger.ordered_by == first.ordered_by).collect()
    };
    let chosen = if own.len() == 1 { own[0] } else { ask_next(play, first.ordered_by, &own)? };
    Ok(waiting.iter().position(|trigger| trigger.is(&chosen)).unwrap_or(0))
}

fn ask_next(play: &mut Play, seat: Seat, triggers: &[Trigger]) -> Ruling<Trigger> {
    let ask = Ask::open(seat, clause!("LAW-1.1.3"), "order-triggers");
    let chosen = play.choose(ask, |_, menu| triggers.iter().for_each(|trigger| menu.offer(trigger.option())))?;
    Ok(triggers.iter().find(|trigger| trigger.option() == chosen).copied().unwrap_or(triggers[0]))
}

impl Trigger {
    const fn option(&self) -> Opt {
        Opt::of(RESOLVE, 0, self.effect, 0).said_by(self.voice)
    }

    fn is(&self, other: &Self) -> bool {
        (self.voice, self.effect) == (other.voice, other.effect)
    }
}

/// What these losses trigger, beginning with the current player and going clockwise.
fn due(at: Position, event: &Removed) -> Vec<Trigger> {
    let current = at.table.current();
    let of = |Heard { voice, me, answer }: Heard<&'static [Aftermath]>| {
        let is_side = voice.as_seat().is_some() && event.battle.is_some_and(|battle| battle.side_of(me).is_some());
        let ordered_by = if is_side { me } else { current };
        let due = (0u8..).zip(*answer).filter(move |(_, aftermath)| (aftermath.when)(at, me, event));
        due.map(move |(effect, aftermath)| Trigger { voice, me, effect, aftermath, ordered_by })
    };
    let mut waiting: Vec<Trigger> = at.hear(AFTERMATH).flat_map(of).collect();
    let seats = u8::try_from(at.setup.seats.len()).unwrap_or(1);
    order_by_key(&mut waiting, |trigger| (trigger.me.0 + seats - current.0) % seats);
    waiting
}
