//! The turn: phases, steps, and what may be used between them (LAW-1.4, LAW-8).

use super::dominance;
use super::verbs::{ACTIVATE, CLAIM, CONTINUE, DONE, RESOLVE, USE};
use crate::clause;
use crate::decision::{Ask, Menu, Opt, Ruling};
use crate::event::{Event, Value};
use crate::play::{Action, CardKind, Edge, Flow, Play, Position};
use crate::table::Stage;
use crate::terms::{Card, CardSet, Phase, Seat};

/// Begins the turn of a seat.
pub fn begin(play: &mut Play, seat: Seat) {
    let turn = &mut play.table.turn;
    if seat == Seat(0) {
        turn.round += 1;
    }
    turn.seat = seat.0;
    turn.enter(Phase::Birdsong, Stage::Opening);
    play.table.activated = [0; 4];
    play.table.used_cards = CardSet::EMPTY;
    let round = play.table.turn.round.min(i16::MAX.unsigned_abs());
    play.tell(|| {
        Event::new("turn", clause!("LAW-1.4.1a")).seat(seat).with("round", Value::Number(round.cast_signed()))
    });
    tell_phase(play, seat);
    for owner in play.setup.seats() {
        if let Some(turn_begins) = play.setup.faction(owner).turn_begins {
            turn_begins(play, owner);
        }
    }
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
    if let Some(running) = play.table.turn.step.checked_sub(1) {
        return run_timed(play, Seat(running), phase, edge);
    }
    let at = play.position();
    let mut menu = Menu::list();
    offer_edge(at, me, phase, edge, &mut menu);
    let compulsory = menu.options().iter().filter(|option| option.verb() == RESOLVE).count();
    let next = match menu.options() {
        [] => {
            leave_edge(play, me, phase, edge);
            return Ok(());
        }
        [only] if only.verb() == RESOLVE => *only,
        _ => play.choose(Ask::open(me, clause!("LAW-8a"), "order-effects"), |at, menu| {
            offer_edge(at, me, phase, edge, menu);
            if compulsory == 0 {
                menu.offer(Opt::plain(CONTINUE));
            }
        })?,
    };
    match next.verb() {
        RESOLVE => {
            play.table.turn.step = next.operand(0) + 1;
            run_timed(play, next.seat_at(0), phase, edge)
        }
        USE => use_opening(play, me, next.card_at(0)),
        _ => {
            leave_edge(play, me, phase, edge);
            Ok(())
        }
    }
}

/// Lists the effects at this edge of the phase that are not settled.
fn offer_edge(at: Position, me: Seat, phase: Phase, edge: Edge, menu: &mut Menu) {
    for seat in at.setup.clockwise_from(me) {
        let settled = at.table.turn.settled & (1 << seat.0) != 0;
        let mut timed = at.faction(seat).timed.iter();
        if !settled && timed.any(|timed| timed.phase == phase && timed.edge == edge && (timed.when)(at, seat)) {
            menu.offer(Opt::seat(RESOLVE, seat));
        }
    }
    if edge == Edge::Start {
        for card in at.distinct(at.table.crafted[me.index()]) {
            if let CardKind::Persistent(effect) = at.face(card).kind
                && let Some(opening) = effect.opening
                && opening.phase == phase
                && !at.table.used_cards.has(card)
                && (opening.when)(at, me)
            {
                menu.offer(Opt::card(USE, card));
            }
        }
    }
}

fn run_timed(play: &mut Play, owner: Seat, phase: Phase, edge: Edge) -> Ruling {
    let mut timed = play.setup.faction(owner).timed.iter();
    let flow = match timed.find(|timed| timed.phase == phase && timed.edge == edge) {
        Some(timed) => (timed.run)(play, owner)?,
        None => Flow::Done,
    };
    if flow == Flow::Done {
        play.table.turn.settled |= 1 << owner.0;
        play.table.turn.step = 0;
    }
    Ok(())
}

fn use_opening(play: &mut Play, me: Seat, card: Card) -> Ruling {
    play.table.used_cards.insert(card);
    play.tell(|| Event::new("used", clause!("LAW-8a")).seat(me).card(card));
    match play.position().face(card).kind {
        CardKind::Persistent(effect) => match effect.opening {
            Some(opening) => (opening.run)(play, me, card),
            None => Ok(()),
        },
        _ => Ok(()),
    }
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
        (Edge::End, Phase::Evening) => {
            let next = play.setup.clockwise_from(me).nth(1).unwrap_or(me);
            begin(play, next);
        }
    }
}

/// One unit of the running step, or of the gap before it.
pub(super) fn step(play: &mut Play, me: Seat) -> Ruling {
    let turn = play.table.turn;
    let phase = turn.phase();
    let steps = play.setup.faction(me).turn[phase as usize];
    let Some(step) = steps.get(usize::from(turn.step)) else {
        // In Evening the last step has shut the door (LAW-1.4.3).
        if phase != Phase::Evening && turn.gap_closed == 0 && has_asides(play.position(), me) {
            return gap(play, me);
        }
        play.table.turn.enter(phase, Stage::Closing);
        return Ok(());
    };
    if !step.open && turn.gap_closed == 0 && has_asides(play.position(), me) {
        return gap(play, me);
    }
    match (step.run)(play, me)? {
        Flow::Done => play.table.turn.next_step(),
        // A step that has begun is not interrupted (LAW-1.4.2).
        Flow::Again => play.table.turn.gap_closed = 1,
    }
    Ok(())
}

/// The gap before a step without choices of its own: what may be used between steps (LAW-8b).
fn gap(play: &mut Play, me: Seat) -> Ruling {
    let chosen = play.choose(Ask::secret(me, clause!("LAW-8b"), "between-steps"), |at, menu| {
        offer_asides(at, me, menu);
        menu.offer(Opt::plain(CONTINUE));
    })?;
    if chosen.verb() == CONTINUE {
        play.table.turn.gap_closed = 1;
        return Ok(());
    }
    run_aside(play, me, chosen)
}

/// How a unit of a step with actions ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Acted {
    /// An action of the step was taken, with this option.
    Action(Opt),
    /// Something was used that is no action of the step.
    Aside,
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
    let chosen = play.choose(ask, |at, menu| {
        for action in actions {
            (action.offer)(at, me, menu);
        }
        offer_asides(at, me, menu);
        if may_finish || menu.is_empty() {
            menu.offer(Opt::plain(DONE));
        }
    })?;
    if chosen.verb() == DONE {
        return Ok(Acted::Finished);
    }
    match actions.iter().find(|action| (action.owns)(chosen)) {
        Some(action) => (action.run)(play, me, chosen).map(|()| Acted::Action(chosen)),
        None => run_aside(play, me, chosen).map(|()| Acted::Aside),
    }
}

/// Lists what the current player may use between steps and actions of this phase.
pub fn offer_asides(at: Position, me: Seat, menu: &mut Menu) {
    dominance::offer(at, me, menu);
    let phase = at.table.turn.phase();
    for card in at.distinct(at.table.crafted[me.index()]) {
        if let CardKind::Persistent(effect) = at.face(card).kind
            && let Some(aside) = effect.aside
            && aside.phase == phase
            && !at.table.used_cards.has(card)
            && (aside.when)(at, me)
        {
            menu.offer(Opt::card(USE, card));
        }
    }
    for owner in at.seats() {
        if let Some(aside) = &at.faction(owner).aside {
            (aside.offer)(at, owner, menu);
        }
    }
}

fn has_asides(at: Position, me: Seat) -> bool {
    let mut menu = Menu::one_of(1);
    offer_asides(at, me, &mut menu);
    !menu.is_empty()
}

fn run_aside(play: &mut Play, me: Seat, chosen: Opt) -> Ruling {
    match chosen.verb() {
        ACTIVATE | CLAIM => {
            dominance::run(play, me, chosen);
            Ok(())
        }
        USE => {
            let card = chosen.card_at(0);
            play.table.used_cards.insert(card);
            play.tell(|| Event::new("used", clause!("LAW-8b")).seat(me).card(card));
            match play.position().face(card).kind {
                CardKind::Persistent(effect) => match effect.aside {
                    Some(aside) => (aside.run)(play, me, card),
                    None => Ok(()),
                },
                _ => Ok(()),
            }
        }
        verb => {
            let owner = verb.faction().and_then(|number| play.setup.seat_by_number(number));
            match owner.and_then(|owner| Some((owner, play.setup.faction(owner).aside.as_ref()?))) {
                Some((owner, aside)) => (aside.run)(play, owner, chosen),
                None => Ok(()),
            }
        }
    }
}
