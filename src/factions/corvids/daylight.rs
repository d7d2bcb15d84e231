//! CC-13.5 Daylight: three actions - move, plot, battle, trick - in any order and number.

use super::{Board, FACES, Figures, LAY, PLOT, SWITCH, TRICK, WARRIOR, piece_in, plots};
use crate::clause;
use crate::decision::{Ask, Opt, Reason, Refusal, Ruling, pack_piece};
use crate::law::turn;
use crate::law::verbs::{BATTLE, MOVE};
use crate::law::{battle, movement, placing, removal, replacing};
use crate::play::{Action, Cause, Flow, Loss, Moves, Placing, Play, Position, Swap};
use crate::terms::{Clearing, Kind, Place, Seat};

/// Fewer warriors stand there than the plot costs.
static TOO_FEW_CORVIDS: Reason = Reason { key: "too-few-corvids", values: &["clearing", "have", "needed"] };
/// All plots are on the map.
static NO_PLOT_LEFT: Reason = Reason { key: "no-plot-left", values: &[] };

/// The four actions.
pub(super) static ACTIONS: [&Action; 4] = [&MOVE_ACTION, &PLOT_ACTION, &BATTLE_ACTION, &TRICK_ACTION];

/// CC-13.5.
pub(super) fn actions(play: &mut Play, me: Seat) -> Ruling<Flow> {
    let most = play.position().figures::<Figures>(me).actions;
    let offered: &[&Action] = if play.table.turn.used < most { &ACTIONS } else { &[] };
    let acted = turn::act(play, Ask::open(me, clause!("CC-13.5"), "actions"), offered, true)?;
    Ok(turn::counted(play, acted))
}

/// CC-13.5.1 Move.
static MOVE_ACTION: Action = Action {
    offer: |at, me, menu| movement::offer_moves(at, &Moves::of(me), MOVE, menu),
    verbs: &[MOVE],
    run: |play, me, option| movement::take_move(play, &Moves::of(me), option, clause!("CC-13.5.1")).map(|_| ()),
};

/// CC-13.5.3 Battle.
static BATTLE_ACTION: Action = Action {
    offer: battle::offer_battles,
    verbs: &[BATTLE],
    run: |play, me, option| battle::fight(play, me, option, clause!("CC-13.5.3")),
};

/// CC-13.5.2 Plot.
static PLOT_ACTION: Action = Action {
    offer: |at, me, menu| {
        let tried = if menu.explains() { at.clearings() } else { at.table.clearings_with(me, WARRIOR) };
        for clearing in tried.iter() {
            menu.test(Opt::at(LAY, clearing), may_plot(at, me, clearing));
        }
    },
    verbs: &[LAY],
    run: plot,
};

/// CC-13.5.2: a warrior, and one more for each plot placed this turn, whatever has become of those (CC-E23).
pub(super) fn price(at: Position, me: Seat) -> u8 {
    at.board::<Board>(me).placed.saturating_add(1)
}

const fn warriors_in(me: Seat, clearing: Clearing, count: u8) -> Loss {
    Loss { by: Some(me), owner: me, kind: WARRIOR, count, clearing, cause: Cause::Effect, instead: false }
}

/// CC-13.5.2: a plot in supply that may come there, and all of its price in that clearing. No rule.
fn may_plot(at: Position, me: Seat, clearing: Clearing) -> Result<(), Refusal> {
    let clause = clause!("CC-13.5.2");
    let (have, needed) = (at.warriors(me, clearing), price(at, me));
    if have < needed {
        return Err(Refusal::with(&TOO_FEW_CORVIDS, clause, &[clearing.0, have, needed]));
    }
    if at.in_supply(me, PLOT) == 0 {
        return Err(Refusal::new(&NO_PLOT_LEFT, clause));
    }
    placing::may_place(at, &plot_in(me, clearing))?;
    removal::may_remove(at, &warriors_in(me, clearing, needed))
}

const fn plot_in(me: Seat, clearing: Clearing) -> Placing {
    piece_in(me, PLOT, clearing)
}

/// CC-13.5.2: which plot is chosen first, so that nothing that follows from the rest can tell.
fn plot(play: &mut Play, me: Seat, option: Opt) -> Ruling {
    let clause = clause!("CC-13.5.2");
    let clearing = option.clearing(0);
    let face = plots::choose(play, me, clause)?;
    let price = price(play.position(), me);
    play.board::<Board>(me).placed += 1;
    removal::remove(play, &[warriors_in(me, clearing, price)], clause)?;
    if placing::may_place(play.position(), &plot_in(me, clearing)).is_err() {
        return Ok(());
    }
    // Before it is placed: what follows from that may remove it again.
    plots::hide(play, me, face, clearing, clause);
    placing::place(play, &plot_in(me, clearing), 1, clause).map(|_| ())
}

/// CC-13.5.4 Trick: two plots anywhere, both face down or both face up.
static TRICK_ACTION: Action = Action {
    offer: |at, me, menu| {
        let hidden: Vec<Clearing> = plots::face_down(at, me).iter().collect();
        for (n, from) in hidden.iter().enumerate() {
            hidden[n + 1..].iter().for_each(|to| menu.offer(Opt::of(TRICK, from.0, to.0, 0)));
        }
        let shown: Vec<(Clearing, Kind)> = face_up(at, me).collect();
        for (n, (from, one)) in shown.iter().enumerate() {
            for (to, other) in shown[n + 1..].iter().filter(|(to, _)| to != from) {
                let kinds = [pack_piece(me, *one), pack_piece(me, *other)];
                menu.offer(Opt::of_four(SWITCH, [from.0, to.0, kinds[0], kinds[1]]));
            }
        }
    },
    verbs: &[TRICK, SWITCH],
    run: trick,
};

/// The plots that lie face up, by clearings, each kind once a clearing.
fn face_up(at: Position<'_>, me: Seat) -> impl Iterator<Item = (Clearing, Kind)> {
    let kinds = move |clearing| FACES.into_iter().filter(move |face| at.count(me, clearing, *face) > 0);
    at.clearings().iter().flat_map(move |clearing| kinds(clearing).map(move |face| (clearing, face)))
}

/// CC-13.5.4: no flip, no placing, no removing. Of several face-down plots in one clearing the Corvids say which goes.
fn trick(play: &mut Play, me: Seat, option: Opt) -> Ruling {
    let clause = clause!("CC-13.5.4");
    let ends = [option.clearing(0), option.clearing(1)];
    let kinds = if option.verb() == SWITCH { [option.piece_at(2).1, option.piece_at(3).1] } else { [PLOT; 2] };
    for (clearing, _) in ends.into_iter().zip(kinds).filter(|(_, kind)| *kind == PLOT) {
        let place = plots::ask_which(play, me, me, (clearing, 0), clause)?;
        plots::put_first(play, me, clearing, place);
    }
    let [from, to] = ends.map(Place::from);
    replacing::swap(play, &Swap { by: me, pieces: [(me, kinds[0], from), (me, kinds[1], to)] }, clause);
    Ok(())
}
