//! The turn: phases, steps, and what may be used between them (LAW-1.4, LAW-8).

use super::dominance;
use super::offers;
use super::verbs::{CONTINUE, DONE, RESOLVE};
use crate::clause;
use crate::decision::{Ask, Menu, Opt, Ruling};
use crate::event::{Event, Value};
use crate::play::hooks::{TIMED, TURN_BEGINS, moment_number};
use crate::play::{Action, Edge, Flow, Heard, Play, Position, Step};
use crate::table::{Activated, Stage};
use crate::terms::{CardSet, Phase, Seat, Speaker, Voice};

/// Begins the turn of a seat.
pub fn begin(play: &mut Play, seat: Seat) {
    let turn = &mut play.table.turn;
    if seat == Seat(0) {
        turn.round = turn.round.saturating_add(1);
    }
    turn.seat = seat.0;
    turn.enter(Phase::Birdsong, Stage::Opening);
    play.table.activated = Activated::default();
    play.table.used_cards = CardSet::EMPTY;
    let round = play.table.turn.round.min(i16::MAX.unsigned_abs());
    play.tell(|| {
        Event::new("turn", clause!("LAW-1.4.1a")).seat(seat).with("round", Value::Number(round.cast_signed()))
    });
    tell_phase(play, seat);
    play.note_each(TURN_BEGINS, |play, owner, turn_begins| turn_begins(play, owner));
}

fn tell_phase(play: &mut Play, seat: Seat) {
    let phase = play.table.turn.phase();
    play.tell(|| Event::new("phase", clause!("LAW-1.4.1a")).seat(seat).with("phase", Value::Phase(phase)));
}

/// One effect "at the start of" or "at the end of" a phase. They are simultaneous, so the current player orders them
/// (LAW-8a); what is optional may be left out.
pub(super) fn edge(play: &mut Play, me: Seat, edge: Edge) -> Ruling {
    let phase = play.table.turn.phase();
    if edge == Edge::Start && phase == Phase::Birdsong {
        // The player would pick the best moment, so the check is made before and after each effect (LAW-8a).
        dominance::check(play, me)?;
    }
    if let Some((voice, effect)) = play.table.turn.running() {
        return run_timed(play, voice, effect);
    }
    let at = play.position();
    let moment = moment_number(phase, Some(edge));
    // At most edges nobody at the table has anything to do.
    if at.due(moment).is_over() && !at.has_offers(moment) {
        leave_edge(play, me, phase, edge);
        return Ok(());
    }
    let mut menu = Menu::list();
    offer_edge(at, me, phase, edge, &mut menu);
    let compulsory = menu.options().iter().any(|option| option.verb() == RESOLVE);
    let secret = offers::depend_on_hand(at, me, Some(edge));
    let next = match menu.options() {
        [] if !secret => {
            leave_edge(play, me, phase, edge);
            return Ok(());
        }
        [only] if only.verb() == RESOLVE && !secret => *only,
        _ => {
            let own = if compulsory { None } else { offers::prompt(at, me, edge) };
            let ask = Ask { secret, ..Ask::open(me, clause!("LAW-8a"), own.unwrap_or("order-effects")) };
            play.choose(ask, |at, menu| {
                offer_edge(at, me, phase, edge, menu);
                if !compulsory {
                    menu.offer(Opt::plain(CONTINUE));
                }
            })?
        }
    };
    match next.verb() {
        RESOLVE => run_timed(play, next.voice(), next.operand(1)),
        CONTINUE => {
            leave_edge(play, me, phase, edge);
            Ok(())
        }
        _ => offers::run(play, me, next, Some(edge)),
    }
}

/// Lists the effects at this edge of the phase that are not settled, those of the current player first.
fn offer_edge(at: Position, me: Seat, phase: Phase, edge: Edge, menu: &mut Menu) {
    let moment = moment_number(phase, Some(edge));
    let due = at.due(moment);
    let passes: &[bool] = if due.is_over() { &[] } else { &[true, false] };
    for first in passes.iter().copied() {
        for Heard { voice, me: owner, answer } in due.clone() {
            // Clockwise from the current player: the seats from its own on, then those before it.
            if (owner >= me) != first {
                continue;
            }
            for (effect, timed) in (0u8..).zip(*answer) {
                if timed.moment() == moment && !is_settled(at, voice, effect) && (timed.when)(at, owner) {
                    menu.hear(voice, |menu| menu.offer(Opt::of(RESOLVE, 0, effect, 0)));
                }
            }
        }
    }
    offers::list(at, me, Some(edge), menu);
}

fn is_settled(at: Position, voice: Voice, effect: u8) -> bool {
    match voice.source() {
        Some(Speaker::Card(card)) => at.table.used_cards.has(card),
        _ => at.table.turn.settled & at.mark(voice, effect.into()) != 0,
    }
}

/// Runs one unit of an effect at an edge; it is settled when it says that it is done.
fn run_timed(play: &mut Play, voice: Voice, effect: u8) -> Ruling {
    play.table.turn.set_running(Some((voice, effect)));
    let timed = play.position().answer_of(voice, TIMED);
    let timed = timed.and_then(|heard| Some((heard.me, heard.answer.get(usize::from(effect))?)));
    let flow = match timed {
        Some((me, timed)) => (timed.run)(play, me)?,
        None => Flow::Done,
    };
    if !matches!(flow, Flow::Again | Flow::Amid) {
        play.table.turn.settled |= play.position().mark(voice, effect.into());
        // What has left play in the meantime has no mark any more.
        let is_in_play = play.position().answer_of(voice, TIMED).is_some();
        if let Some(Speaker::Card(card)) = voice.source().filter(|_| is_in_play) {
            play.table.used_cards.insert(card);
        }
        play.table.turn.set_running(None);
    }
    Ok(())
}

fn leave_edge(play: &mut Play, me: Seat, phase: Phase, edge: Edge) {
    let turn = &mut play.table.turn;
    match (edge, phase) {
        (Edge::Start, _) => turn.enter(phase, Stage::Steps),
        (Edge::End, Phase::Birdsong) => {
            turn.enter(Phase::Daylight, Stage::Opening);
            tell_phase(play, me);
        }
        (Edge::End, Phase::Daylight) => {
            turn.enter(Phase::Evening, Stage::Opening);
            tell_phase(play, me);
        }
        (Edge::End, Phase::Evening) => turn.enter(phase, Stage::Leaving),
        (Edge::Turn, _) => {
            let next = play.setup.clockwise_from(me).nth(1).unwrap_or(me);
            begin(play, next);
        }
    }
}

/// The steps of a phase of a seat's turn, in their present order.
#[must_use]
pub fn steps(at: Position, seat: Seat, phase: Phase) -> &'static [Step] {
    match at.faction(seat).hooks.steps {
        Some(steps) => steps(at, seat, phase),
        None => at.faction(seat).turn[phase as usize],
    }
}

/// The place that a step has in the present order of a phase, from its place in the printed one. What is beyond the last
/// step stays there.
#[must_use]
pub fn present_place(at: Position, seat: Seat, phase: Phase, printed: u8) -> u8 {
    let (now, all) = (steps(at, seat, phase), at.faction(seat).turn[phase as usize]);
    let wanted = all.get(usize::from(printed)).map(|step| step.key);
    let place = now.iter().position(|step| Some(step.key) == wanted).unwrap_or(now.len());
    if std::ptr::eq(now, all) { printed } else { u8::try_from(place).unwrap_or(u8::MAX) }
}

/// One unit of the running step, or of the gap before it. Rule that is granted in it holds for the effect to come, which
/// is then part of the same unit.
pub(super) fn step(play: &mut Play, me: Seat) -> Ruling {
    run_step(play, me)?;
    while play.table.turn.granted != 0 && play.table.turn.stage() == Stage::Steps {
        if run_step(play, me)? == Ran::Effect {
            break;
        }
    }
    play.table.turn.granted = 0;
    Ok(())
}

/// What a unit of a step came to.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Ran {
    /// No whole effect: the gap before the step was waved through, or an action has only begun.
    Nothing,
    /// Something was used, or something of the step done.
    Effect,
}

fn run_step(play: &mut Play, me: Seat) -> Ruling<Ran> {
    let turn = play.table.turn;
    let phase = turn.phase();
    let steps = steps(play.position(), me, phase);
    let Some(step) = steps.get(usize::from(turn.step)) else {
        // In Evening the last step has shut the door (LAW-1.4.3).
        if phase != Phase::Evening && turn.gap_closed == 0 && offers::any(play.position(), me) {
            return gap(play, me);
        }
        play.table.turn.enter(phase, Stage::Closing);
        return Ok(Ran::Nothing);
    };
    if !step.open && turn.gap_closed == 0 && offers::any(play.position(), me) {
        return gap(play, me);
    }
    let flow = (step.run)(play, me)?;
    match flow {
        Flow::Done => play.table.turn.next_step(),
        Flow::EndPhase => play.table.turn.enter(phase, Stage::Closing),
        // A step that has begun is not interrupted (LAW-1.4.2).
        Flow::Again | Flow::Amid => play.table.turn.gap_closed = 1,
    }
    Ok(if flow == Flow::Amid { Ran::Nothing } else { Ran::Effect })
}

/// The question between two steps.
pub const BETWEEN_STEPS: &str = "between-steps";

/// The gap before a step without choices of its own: what may be used between steps (LAW-8b).
fn gap(play: &mut Play, me: Seat) -> Ruling<Ran> {
    let chosen = play.choose(Ask::secret(me, clause!("LAW-8b"), BETWEEN_STEPS), |at, menu| {
        offers::list(at, me, None, menu);
        menu.offer(Opt::plain(CONTINUE));
    })?;
    if chosen.verb() == CONTINUE {
        play.table.turn.gap_closed = 1;
        return Ok(Ran::Nothing);
    }
    offers::run(play, me, chosen, None).map(|()| Ran::Effect)
}

/// How a unit of a step with actions ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Acted {
    /// An action of the step was taken, with this option.
    Action(Opt),
    /// Something was used that is no action of the step.
    Offer,
    /// The player has finished the step.
    Finished,
}

/// Asks the current player for one action of a step and takes it. What may be used between actions is offered along
/// with them (LAW-8b), and the end of the step if `may_finish`.
///
/// # Errors
/// Suspends while a question is open; stops if the game is won.
pub fn act(play: &mut Play, ask: Ask, actions: &[&Action], may_finish: bool) -> Ruling<Acted> {
    let me = ask.seat;
    let ask = Ask { secret: ask.secret || offers::depend_on_hand(play.position(), me, None), ..ask };
    let chosen = play.choose(ask, |at, menu| {
        for action in actions {
            (action.offer)(at, me, menu);
        }
        offers::list(at, me, None, menu);
        if may_finish || menu.is_empty() {
            menu.offer(Opt::plain(DONE));
        }
    })?;
    if chosen.verb() == DONE {
        return Ok(Acted::Finished);
    }
    match actions.iter().find(|action| action.verbs.contains(&chosen.verb())) {
        Some(action) => (action.run)(play, me, chosen).map(|()| Acted::Action(chosen)),
        None => offers::run(play, me, chosen, None).map(|()| Acted::Offer),
    }
}

/// A step whose actions are taken one after the other, until the player has finished.
///
/// # Errors
/// As [`act`].
pub fn act_repeatedly(play: &mut Play, ask: Ask, actions: &[&Action]) -> Ruling<Flow> {
    match act(play, ask, actions, true)? {
        Acted::Finished => Ok(Flow::Done),
        Acted::Action(_) | Acted::Offer => Ok(Flow::Again),
    }
}

/// A step of one action, or none.
///
/// # Errors
/// As [`act`].
pub fn act_once(play: &mut Play, ask: Ask, actions: &[&Action]) -> Ruling<Flow> {
    match act(play, ask, actions, true)? {
        Acted::Finished | Acted::Action(_) => Ok(Flow::Done),
        Acted::Offer => Ok(Flow::Again),
    }
}

/// How a step goes on whose actions are so many: what was taken counts as one of them, what was used beside them does not.
pub fn counted(play: &mut Play, acted: Acted) -> Flow {
    match acted {
        Acted::Finished => Flow::Done,
        Acted::Offer => Flow::Again,
        Acted::Action(_) => {
            play.table.turn.used += 1;
            Flow::Again
        }
    }
}
