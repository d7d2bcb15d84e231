//! NB.5 Daylight: craft, then up to four actions.

use super::{BALL, Figures, REARM, RECRUIT, ROLLOUT, WARRIOR, cannon_clearing};
use crate::clause;
use crate::decision::{Ask, Menu, Opt, Reason, Refusal, Ruling};
use crate::event::Event;
use crate::law::movement::Size;
use crate::law::turn;
use crate::law::verbs::{BATTLE, COUNT};
use crate::law::{battle, cards, crafting, movement, placing, supply};
use crate::play::{Action, Flow, Moves, Placing, Play, Position, Route};
use crate::terms::Seat;

/// No ball lies at the cannon.
static NO_BALL_HERE: Reason = Reason { key: "no-ball-at-cannon", values: &["cannon"] };
/// The card does not match the cannon's clearing.
static NO_MATCH: Reason = Reason { key: "card-does-not-match", values: &["cannon"] };

/// NB.5: crafting comes first.
pub(super) fn craft(play: &mut Play, me: Seat) -> Ruling<Flow> {
    crafting::craft_step(play, me, clause!("NB.5"))
}

/// NB.5: as many of the actions as the figure allows, the same one again too.
pub(super) fn actions(play: &mut Play, me: Seat) -> Ruling<Flow> {
    let left = play.position().figures::<Figures>(me).actions.saturating_sub(play.table.turn.used);
    let offered: &[&Action] =
        if left > 0 { &[&RECRUIT_ACTION, &BATTLE_ACTION, &ROLLOUT_ACTION, &REARM_ACTION] } else { &[] };
    let acted = turn::act(play, Ask::open(me, clause!("NB.5"), "actions"), offered, true)?;
    Ok(turn::counted(play, acted))
}

/// NB.5.1 Recruit.
static RECRUIT_ACTION: Action = Action {
    offer: |at, me, menu| {
        if let Some(clearing) = cannon_clearing(at, me) {
            let placing = Placing { by: me, owner: me, kind: WARRIOR, clearing };
            menu.test(Opt::plain(RECRUIT), placing::may_place(at, &placing));
        }
    },
    verbs: &[RECRUIT],
    run: |play, me, _| {
        if let Some(clearing) = cannon_clearing(play.position(), me) {
            let placing = Placing { by: me, owner: me, kind: WARRIOR, clearing };
            placing::place(play, &placing, 1, clause!("NB.5.1"))?;
        }
        Ok(())
    },
};

/// NB.5.2 Battle.
static BATTLE_ACTION: Action = Action {
    offer: battle::offer_battles,
    verbs: &[BATTLE],
    run: |play, me, option| battle::fight(play, me, option, clause!("NB.5.2")),
};

/// NB.5.3 Rollout.
static ROLLOUT_ACTION: Action = Action {
    offer: |at, me, menu| movement::offer_moves(at, &Moves::of(me), ROLLOUT, menu),
    verbs: &[ROLLOUT],
    run: rollout,
};

/// NB.5.3: one move; each warrior in it may bring one ball along.
fn rollout(play: &mut Play, me: Seat, option: Opt) -> Ruling {
    let clause = clause!("NB.5.3");
    let (moves, route) = (Moves::of(me), Route::of(option));
    let Ok(movable) = movement::movable(play.position(), &moves, route) else { return Ok(()) };
    let group = movement::choose_group(play, &moves, route.from, movable, Size::Any, clause)?;
    let most = group[WARRIOR.index()].min(play.table.count_at(me, route.from, BALL));
    let balls = if most == 0 {
        0
    } else {
        let ask = Ask::open(me, clause, "carry-balls");
        play.choose(ask, |_, menu| (0..=most).rev().for_each(|count| menu.offer(Opt::count(COUNT, count))))?.operand(0)
    };
    let trip = moves.trip(route, group);
    movement::cite_share(play, &trip, movable);
    movement::carry(play, &trip, BALL, balls, clause);
    movement::move_pieces(play, &trip, clause)
}

/// NB.5.4 Rearm.
static REARM_ACTION: Action = Action { offer: offer_rearm, verbs: &[REARM], run: rearm };

fn offer_rearm(at: Position, me: Seat, menu: &mut Menu) {
    let Some(cannon) = cannon_clearing(at, me) else { return };
    let ball = if at.count(me, cannon, BALL) > 0 {
        Ok(())
    } else {
        Err(Refusal::with(&NO_BALL_HERE, clause!("NB.5.4"), &[cannon.0]))
    };
    if ball.is_err() && !menu.explains() {
        return;
    }
    let payable = cards::payable(at, me, at.suits(cannon));
    for card in at.distinct(at.hand(me)) {
        let matches =
            if payable.has(card) { Ok(()) } else { Err(Refusal::with(&NO_MATCH, clause!("NB.5.4"), &[cannon.0])) };
        menu.test(Opt::card(REARM, card), ball.and(matches));
    }
}

/// NB.5.4: a matching card brings any number of balls at the cannon back to the supply.
fn rearm(play: &mut Play, me: Seat, option: Opt) -> Ruling {
    let clause = clause!("NB.5.4");
    let Some(cannon) = cannon_clearing(play.position(), me) else { return Ok(()) };
    let suits = play.position().suits(cannon);
    cards::spend_for(play, me, option.card_at(0), suits, clause);
    let most = play.table.count(me, cannon, BALL);
    let chosen = play.choose(Ask::open(me, clause, "return-balls"), |_, menu| {
        (1..=most).rev().for_each(|count| menu.offer(Opt::count(COUNT, count)));
    })?;
    let count = chosen.operand(0);
    supply::take_home(play, me, BALL, cannon, count);
    play.tell(|| Event::new("returned", clause).seat(me).piece(me, BALL).count(count).clearing(cannon));
    Ok(())
}
