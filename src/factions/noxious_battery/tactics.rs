//! How the Battery is played: fire what is loaded, fetch the balls, keep crews together where they smell.

use super::{BALL, Board, DRAW, FIRE, Figures, LOAD, MARK, REARM, RECRUIT, ROLLOUT, SHOOT, WARRIOR, cannon_clearing, evening};
use crate::bots::evaluate::remaining;
use crate::bots::prior::sally;
use crate::decision::{Ask, Opt};
use crate::play::{Measures, Position, Tactics, Trait};
use crate::terms::{Class, Clearing, Kind, Seat};

pub(super) const TACTICS: Tactics = Tactics {
    traits: &[
        Trait::new("loaded", 75),
        Trait::new("loaded-idle", 40),
        Trait::new("balls-home", 45),
        Trait::new("balls-at-cannon", 40).by_hand(),
        Trait::new("balls-out", 12),
        Trait::lasting("next-draw", 80),
        Trait::lasting("next-load", 60),
        Trait::lasting("marks", 35),
    ],
    measure: Some(measure),
    prospects: 600,
    fancy: Some(fancy),
    prize: Some(prize),
    falls: None,
};

/// Points on the Bore with a target in range and without; balls in supply, at the cannon or beside it, further out;
/// uncovered bonuses; marks.
fn measure(at: Position, me: Seat) -> Measures {
    let figures = at.figures::<Figures>(me);
    let board = at.board::<Board>(me);
    let cannon = cannon_clearing(at, me);
    let target = cannon.is_some_and(|cannon| at.adjacent(cannon).iter().any(|to| has_enemy(at, me, to)));
    let first = figures.bore_vp.len().saturating_sub(usize::from(board.bore));
    let loaded = 100 * figures.bore_vp[first..].iter().map(|points| i32::from(*points)).sum::<i32>();
    let (mut at_cannon, mut out) = (0, 0);
    for clearing in at.table.clearings_with(me, BALL).iter() {
        let near = match cannon {
            Some(cannon) if cannon == clearing => 80 + if holds_match(at, me, cannon) { 20 } else { 0 },
            Some(cannon) if at.adjacent(cannon).has(clearing) => 40,
            _ => 0,
        };
        at_cannon += near * i32::from(at.count(me, clearing, BALL));
        out += 100 * i32::from(at.count(me, clearing, BALL));
    }
    [
        if target { loaded } else { 0 },
        if target { 0 } else { loaded },
        100 * i32::from(at.table.supply[me.index()][BALL.index()]),
        at_cannon,
        out,
        100 * i32::from(evening::uncovered(at, me, DRAW)),
        100 * i32::from(evening::uncovered(at, me, LOAD)),
        100 * i32::from(at.table.on_map(me, MARK)),
    ]
}

fn has_enemy(at: Position, me: Seat, clearing: Clearing) -> bool {
    at.others(me).any(|enemy| at.visible(enemy, clearing))
}

/// Whether a card in hand could bring balls back here (NB.5.4).
fn holds_match(at: Position, me: Seat, cannon: Clearing) -> bool {
    at.serving(at.table.hands[me.index()], at.suit(cannon)).next().is_some()
}

/// A ball that is hit rolls on, it is not lost (NB.2.5).
fn prize(at: Position, _: Seat, kind: Kind, _: Clearing) -> i32 {
    if kind == BALL { 15 } else { 20 + 60 * remaining(at) / 100 }
}

fn fancy(at: Position, me: Seat, ask: &Ask, option: Opt) -> Option<i32> {
    if me != ask.seat {
        return None;
    }
    match option.verb() {
        FIRE => Some(60 + target(at, me, option.clearing(0))),
        SHOOT => Some(shoot(at, option)),
        RECRUIT => Some(20),
        ROLLOUT => Some(rollout(at, me, option.clearing(0), option.clearing(1))),
        REARM => cannon_clearing(at, me).map(|cannon| 55 * i32::from(at.count(me, cannon, BALL)) - 25),
        _ => None,
    }
}

/// What a ball may hit in a clearing, and what waits there to hit with it.
fn target(at: Position, me: Seat, clearing: Clearing) -> i32 {
    let mut best = 0;
    for enemy in at.others(me) {
        let prizes = at.prizes(enemy, clearing);
        let guards = if loses_tokens(at, enemy) { 0 } else { i32::from(at.warriors(enemy, clearing)) };
        best = best.max(if guards > 0 { 20 + 30 * i32::from(prizes) / (1 + guards) } else { 130 * i32::from(prizes.min(1)) });
    }
    best + 25 * i32::from(at.count(me, clearing, BALL))
}

/// Whether a token falls in place of a warrior that is shot, as the Chameleander's ego do (C.2.5).
fn loses_tokens(at: Position, enemy: Seat) -> bool {
    at.faction(enemy).stands_in.is_some()
}

fn shoot(at: Position, option: Opt) -> i32 {
    let (owner, kind) = option.piece_at(0);
    let class = at.piece(owner, kind).class;
    let lead = i32::from(at.table.scores[owner.index()]);
    let scores = matches!(class, Class::Building | Class::Token) || loses_tokens(at, owner);
    lead + if scores { 130 } else { 25 }
}

/// Moves that bring cannon and balls together, or a crew to where it can smell or take something.
fn rollout(at: Position, me: Seat, from: Clearing, to: Clearing) -> i32 {
    let cannon = cannon_clearing(at, me);
    let balls = |clearing| i32::from(at.count(me, clearing, BALL));
    let crew = |clearing| i32::from(at.count(me, clearing, WARRIOR));
    let mut worth = sally(at, me, at.warriors(me, from), [from, to]) - 20;
    if cannon == Some(from) {
        worth += 22 * (balls(to) - balls(from));
        if at.adjacent(to).iter().any(|next| has_enemy(at, me, next)) {
            worth += 8;
        }
    }
    if cannon == Some(to) {
        worth += 40 * balls(from).min(crew(from));
    }
    if crew(to) == 1 && at.count(me, to, MARK) == 0 {
        worth += 12;
    }
    if at.count(me, from, MARK) > 0 && cannon != Some(from) {
        worth -= 15;
    }
    worth
}
