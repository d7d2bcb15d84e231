//! How the Battery is played: fire what is loaded, fetch the balls, keep crews together where they smell.

use super::weights;
use super::{
    BALL, Board, DRAW, FIRE, Figures, LOAD, MARK, REARM, RECRUIT, ROLLOUT, SHOOT, WARRIOR, cannon_clearing, evening,
};
use crate::decision::{Ask, Opt};
use crate::law::placing;
use crate::law::verbs::DONE;
use crate::play::{Measures, Placing, Position, Tactics, Trait};
use crate::terms::{Class, Clearing, Kind, Seat};
use crate::yardsticks::attack::exposure;
use crate::yardsticks::options::{NEVER, sally};
use crate::yardsticks::remaining;

pub(super) const TACTICS: Tactics = Tactics {
    traits: &[
        Trait::new("loaded", weights::LOADED),
        Trait::new("loaded-idle", weights::LOADED_IDLE),
        Trait::new("balls-home", weights::BALLS_HOME),
        Trait::new("balls-at-cannon", weights::BALLS_AT_CANNON).by_hand(),
        Trait::new("balls-out", weights::BALLS_OUT),
        Trait::lasting("next-draw", weights::NEXT_DRAW),
        Trait::lasting("next-load", weights::NEXT_LOAD),
        Trait::lasting("marks", weights::MARKS),
    ],
    measure: Some(measure),
    prospects: [weights::PROSPECTS, weights::FINISH, weights::FIGURES],
    carries: &[BALL],
    prepares: &[],
    first_sight: Some(first_sight),
    prize: Some(prize),
    menaces: None,
    falls: None,
};

/// How likely enemies who stand beside the cannon now are in range next turn as well, in hundredths: those with a building
/// there, and those without.
const STAYS: i32 = 90;
const WALKS: i32 = 60;
/// By how many hundredths each ball or mark beside the cannon makes it harder to turn over: they may take the hit.
const SHIELD: i32 = 60;

/// Points on the Bore that will find a target and those that will not, both without what enemies are about to spill; balls
/// in supply, at the cannon or beside it, further out; uncovered bonuses; marks.
fn measure(at: Position, me: Seat) -> Measures {
    let figures = at.figures::<Figures>(me);
    let board = at.board::<Board>(me);
    let cannon = cannon_clearing(at, me);
    let sure = cannon.map_or(0, |cannon| certainty(at, me, cannon));
    let first = figures.bore_vp.len().saturating_sub(usize::from(board.bore));
    let safe = cannon.map_or(100, |cannon| 100 - spill(at, me, cannon));
    let loaded = safe * figures.bore_vp[first..].iter().map(|points| i32::from(*points)).sum::<i32>();
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
        loaded * sure / 100,
        loaded * (100 - sure) / 100,
        100 * i32::from(at.in_supply(me, BALL)),
        at_cannon,
        out,
        100 * i32::from(evening::uncovered(at, me, DRAW)),
        100 * i32::from(evening::uncovered(at, me, LOAD)),
        100 * i32::from(at.table.on_map(me, MARK)),
    ]
}

/// How sure it is that there will be something to fire at next turn, in hundredths (NB.4.2).
fn certainty(at: Position, me: Seat, cannon: Clearing) -> i32 {
    let mut nobody = 100;
    for to in at.adjacent(cannon).iter().filter(|to| in_range(at, me, *to)) {
        for enemy in at.others(me).filter(|enemy| at.visible(*enemy, to)) {
            let stays = at.count_class(enemy, to, Class::Building) > 0;
            nobody = nobody * (100 - if stays { STAYS } else { WALKS }) / 100;
        }
    }
    100 - nobody
}

/// How likely enemies turn the cannon over before it fires again, which spills what is loaded (NB.2.3.III), in hundredths.
fn spill(at: Position, me: Seat, cannon: Clearing) -> i32 {
    if at.board::<Board>(me).damaged == 1 {
        return 0;
    }
    exposure(at, me, cannon) * 100 / (100 + SHIELD * i32::from(at.prizes(me, cannon)))
}

/// Whether an action is left that could bring a warrior whom the next Levy does not need (NB.4.1, NB.5.1).
fn could_recruit(at: Position, me: Seat) -> bool {
    let left = at.figures::<Figures>(me).actions > at.table.turn.used;
    let spare = at.in_supply(me, WARRIOR) > at.table.on_map(me, BALL);
    let placing = |clearing| Placing { by: me, owner: me, kind: WARRIOR, clearing };
    let open = |cannon| placing::may_place(at, &placing(cannon)).is_ok();
    left && spare && cannon_clearing(at, me).is_some_and(open)
}

/// Whether a ball could be fired into a clearing next to the cannon (NB.4.2.I, NB.4.2.II).
fn in_range(at: Position, me: Seat, clearing: Clearing) -> bool {
    at.meets_enemy(me, clearing) && may_land(at, me, clearing)
}

fn may_land(at: Position, me: Seat, clearing: Clearing) -> bool {
    placing::may_place(at, &Placing { by: me, owner: me, kind: BALL, clearing }).is_ok()
}

/// Whether a card in hand could bring balls back here (NB.5.4).
fn holds_match(at: Position, me: Seat, cannon: Clearing) -> bool {
    at.any_matches(at.hand(me), cannon)
}

/// A ball that is hit rolls on, it is not lost (NB.2.5).
fn prize(at: Position, _: Seat, kind: Kind, _: Clearing) -> i32 {
    if kind == BALL { 15 } else { 20 + 60 * remaining(at) / 100 }
}

fn first_sight(at: Position, me: Seat, ask: &Ask, option: Opt) -> Option<i32> {
    if me != ask.seat {
        return None;
    }
    match option.verb() {
        FIRE => Some(60 + target(at, me, option.clearing(0))),
        SHOOT => Some(shoot(at, option)),
        RECRUIT => Some(20),
        ROLLOUT => Some(rollout(at, me, option.clearing(0), option.clearing(1))),
        DONE if ask.prompt == "actions" && could_recruit(at, me) => Some(NEVER),
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
        best = best.max(if guards > 0 {
            20 + 30 * i32::from(prizes) / (1 + guards)
        } else {
            130 * i32::from(prizes.min(1))
        });
    }
    best + 25 * i32::from(at.count(me, clearing, BALL))
}

/// Whether a token falls in place of a warrior that is shot, as the Chameleander's ego do (C.2.5).
fn loses_tokens(at: Position, enemy: Seat) -> bool {
    at.faction(enemy).hooks.stands_in.is_some()
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
        if at.adjacent(to).iter().any(|next| in_range(at, me, next)) {
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
