//! NB.4 Birdsong: Levy, Fire, Repair.

use super::{BALL, Board, FIRE, Figures, SHOOT, WARRIOR, cannon_clearing};
use crate::clause;
use crate::decision::{Ask, Menu, Opt, Reason, Refusal, Ruling};
use crate::event::Event;
use crate::law::verbs::PASS;
use crate::law::{placing, removal, scoring, turn, units, ways};
use crate::play::{Action, Cause, Flow, Loss, Placing, Play, Position};
use crate::table::Task;
use crate::terms::{Clearing, Kind, Seat, Voice};

/// No ball is loaded.
static BORE_EMPTY: Reason = Reason { key: "bore-empty", values: &[] };
/// The clearing is not next to the cannon.
static OUT_OF_RANGE: Reason = Reason { key: "out-of-range", values: &["clearing", "cannon"] };
/// No enemy piece stands there.
static NO_ENEMY_THERE: Reason = Reason { key: "no-enemy-there", values: &["clearing"] };

/// NB.4.1 Levy: a warrior at the cannon and at each ball on the map. If the supply is short, the Battery chooses where
/// (EDGE-01).
pub(super) fn levy(play: &mut Play, me: Seat) -> Ruling<Flow> {
    let at = play.position();
    let may_stand = |clearing| placing::may_place(at, &Placing { by: me, owner: me, kind: WARRIOR, clearing }).is_ok();
    let balls = at.table.clearings_with(me, BALL);
    let at_balls = balls.iter().flat_map(|clearing| (0..at.count(me, clearing, BALL)).map(move |_| clearing));
    let due = cannon_clearing(at, me).into_iter().chain(at_balls).filter(|clearing| may_stand(*clearing)).collect();
    placing::place_one_each(play, me, WARRIOR, due, Ask::open(me, clause!("NB.4.1"), "levy-where"))?;
    Ok(Flow::Done)
}

/// NB.4.2 Fire!: any number of shots.
pub(super) fn fire(play: &mut Play, me: Seat) -> Ruling<Flow> {
    let ask = Ask::open(me, clause!("NB.4.2"), "fire");
    turn::act_repeatedly(play, ask, &[&SHOT])
}

static SHOT: Action = Action { offer: offer_shots, verbs: &[FIRE], run: shot };

fn offer_shots(at: Position, me: Seat, menu: &mut Menu) {
    let Some(cannon) = cannon_clearing(at, me) else { return };
    let clearings = if menu.explains() { at.clearings() } else { ways::neighbours(at, me, cannon) };
    for clearing in clearings.iter() {
        menu.test(Opt::at(FIRE, clearing), may_fire(at, me, cannon, clearing));
    }
}

/// NB.4.2, NB.4.2.I: a loaded ball, a clearing next to the cannon with an enemy piece, and room to place the ball.
fn may_fire(at: Position, me: Seat, cannon: Clearing, clearing: Clearing) -> Result<(), Refusal> {
    if at.board::<Board>(me).bore == 0 {
        return Err(Refusal::new(&BORE_EMPTY, clause!("NB.4.2")));
    }
    if !ways::neighbours(at, me, cannon).has(clearing) {
        return Err(Refusal::with(&OUT_OF_RANGE, clause!("NB.4.2.I"), &[clearing.0, cannon.0]));
    }
    if !at.meets_enemy(me, clearing) {
        return Err(Refusal::with(&NO_ENEMY_THERE, clause!("NB.4.2.I"), &[clearing.0]));
    }
    placing::may_place(at, &Placing { by: me, owner: me, kind: BALL, clearing })
}

/// NB.4.2.II: the leftmost ball lands and its space scores, whatever it hits; then each ball there acts.
fn shot(play: &mut Play, me: Seat, option: Opt) -> Ruling {
    let clearing = option.clearing(0);
    let figures = *play.position().figures::<Figures>(me);
    let board = play.board::<Board>(me);
    let space = figures.bore_vp.len().saturating_sub(usize::from(board.bore));
    board.bore -= 1;
    play.tell(|| Event::new("fired", clause!("NB.4.2")).seat(me).clearing(clearing));
    placing::put(play, &Placing { by: me, owner: me, kind: BALL, clearing }, 1, clause!("NB.4.2.II"))?;
    let balls = play.table.count(me, clearing, BALL);
    let may_harm = harms(play.position(), me, clearing).next().is_some();
    for ball in 1..=balls {
        // The last one acts first, and may be the only one: then it hits what is not removed.
        let alone = if ball == balls && may_harm { clearing.0 } else { 0 };
        units::queue(play, Task { owner: Voice::seat(me).0, id: BALL_ACTS, a: clearing.0, b: alone })?;
    }
    scoring::score(play, me, figures.bore_vp[space], clause!("NB.4.2.II"))
}

/// Number of [`ball_acts`] among the tasks.
const BALL_ACTS: u8 = 0;

/// A ball that waits to act lies in a clearing.
pub(super) fn flaw(at: Position, me: Seat) -> Option<&'static str> {
    let acts = |task: &Task| at.clearings().has(Clearing(task.a)) && (task.b == 0 || task.b == task.a);
    (!at.table.waiting_tasks(Voice::seat(me)).all(acts)).then_some("a ball waits to act nowhere")
}

/// NB.4.2.III: one ball takes off one warrior of an enemy there, or, of an enemy without warriors there, another piece
/// if wanted. Balls act one after another. NB.4.2.III.b: the first of them may instead harm somebody there whose piece is
/// not removed, and then the others do nothing.
pub(super) fn ball_acts(play: &mut Play, me: Seat, clearing: u8, alone: u8) -> Ruling {
    let clearing = Clearing(clearing);
    if !play.position().meets_enemy(me, clearing) {
        return Ok(());
    }
    let ask = Ask::open(me, clause!("NB.4.2.III"), "shoot");
    let chosen = play.choose(ask, |at, menu| {
        if alone > 0 {
            harms(at, me, clearing).for_each(|(enemy, kind)| menu.offer(Opt::piece(SHOOT, enemy, kind)));
        }
        offer_targets(at, me, clearing, menu);
    })?;
    if chosen.verb() != SHOOT {
        return Ok(());
    }
    let (owner, kind) = chosen.piece_at(0);
    if alone > 0 && harms(play.position(), me, clearing).any(|harmed| harmed == (owner, kind)) {
        play.table.forget_tasks_of(Voice::seat(me), BALL_ACTS);
    }
    removal::remove(play, &[shot_at(me, owner, kind, clearing)], clause!("NB.4.2.III"))
}

/// NB.4.2.III.a: what is shot counts as removed while defending in battle.
const fn shot_at(me: Seat, owner: Seat, kind: crate::terms::Kind, clearing: Clearing) -> Loss {
    Loss { by: Some(me), owner, kind, count: 1, clearing, cause: Cause::AsDefending, instead: false }
}

/// Who is harmed by a shot into a clearing though nothing of it is removed, and by which piece.
fn harms(at: Position<'_>, me: Seat, clearing: Clearing) -> impl Iterator<Item = (Seat, Kind)> {
    let kinds = move |enemy| removal::harmed(at, me, enemy, clearing, Cause::AsDefending);
    at.enemies(me).flat_map(move |enemy| kinds(enemy).iter().map(move |kind| (enemy, kind)))
}

fn offer_targets(at: Position, me: Seat, clearing: Clearing, menu: &mut Menu) {
    let mut may_spare = false;
    for enemy in at.enemies(me).filter(|enemy| at.visible(*enemy, clearing)) {
        let kinds = removal::exposed(at, me, enemy, clearing, Cause::AsDefending);
        kinds.iter().for_each(|kind| menu.offer(Opt::piece(SHOOT, enemy, kind)));
        may_spare |= kinds.is_empty() || at.warriors(enemy, clearing) == 0;
    }
    if may_spare {
        menu.offer(Opt::plain(PASS));
    }
}

/// NB.4.3 Repair.
pub(super) fn repair(play: &mut Play, me: Seat) -> Ruling<Flow> {
    let board = play.board::<Board>(me);
    if board.damaged == 1 {
        board.damaged = 0;
        play.tell(|| Event::new("repaired", clause!("NB.4.3")).seat(me));
    }
    Ok(Flow::Done)
}
