//! C.2.5 Ego and C.2.6 The Id: the track, the entourage on the map, and what goes to the Id for good.

use arrayvec::ArrayVec;

use super::{Board, EGO, EGOS, Figures, SPACES, SUPEREGO, WARRIOR, clearing};
use crate::clause;
use crate::clause::Clause;
use crate::decision::{Ask, Opt, Ruling};
use crate::event::Event;
use crate::law::verbs::{LOSE, PUT};
use crate::law::{movement, placing, removal, scoring, supply, units};
use crate::play::{Cause, Loss, Moves, Placing, Play, Position, Removed, Route, Trip};
use crate::table::Task;
use crate::terms::{Clearing, KINDS, Kind, Seat, Voice};

/// The tokens of the track from left to right.
type Tokens = ArrayVec<Kind, SPACES>;

/// The tokens on the track from left to right. They fill its right end.
pub(super) fn track(at: Position, me: Seat) -> Tokens {
    let supply = at.supply(me);
    let (plain, superego) = (supply[EGO.index()], supply[SUPEREGO.index()]);
    let order = at.board::<Board>(me).order;
    let sorted = (1 << superego) - 1;
    // An order that does not fit the tokens says nothing: they lie as they started (C.3.3).
    let fits = order.count_ones() == u32::from(superego) && u16::from(order) < 1 << (plain + superego);
    let order = if fits { order } else { sorted };
    (0..plain + superego).rev().map(|space| if order & (1 << space) == 0 { EGO } else { SUPEREGO }).collect()
}

/// Puts the track in this order. The supply has to hold just these tokens.
pub(super) fn set_track(play: &mut Play, me: Seat, tokens: &[Kind]) {
    let mut order = 0;
    for (space, _) in tokens.iter().rev().enumerate().filter(|(_, kind)| **kind == SUPEREGO) {
        order |= 1 << space;
    }
    play.board::<Board>(me).order = kept(order);
}

/// The spaces of superego as the board keeps them: see [`Board::order`].
pub(super) const fn kept(spaces: u8) -> u8 {
    if spaces.count_ones() == spaces.trailing_ones() { 0 } else { spaces }
}

/// Takes the leftmost token off the track, to wherever it goes.
pub(super) fn take_leftmost(play: &mut Play, me: Seat) -> Option<Kind> {
    let tokens = track(play.position(), me);
    let (leftmost, rest) = tokens.split_first()?;
    supply::take(play, me, *leftmost, 1);
    set_track(play, me, rest);
    Some(*leftmost)
}

/// Removed ego goes to the rightmost empty spaces of the track as what it is (LAW-2.3b).
pub(super) fn takes_back(play: &mut Play, me: Seat, loss: &Loss) -> bool {
    let (kind, count) = (loss.kind, loss.count);
    if kind == WARRIOR {
        return false;
    }
    let mut tokens = track(play.position(), me);
    supply::put_back(play, me, kind, count);
    for _ in 0..count {
        tokens.insert(0, kind);
    }
    set_track(play, me, &tokens);
    true
}

/// Whether one event that was no battle brought plain ego and superego back, so that their order is open.
pub(super) fn came_back_mixed(_: Position, me: Seat, losses: &Removed) -> bool {
    EGOS.iter().all(|kind| came_back(me, losses, *kind) > 0)
}

fn came_back(me: Seat, losses: &[Loss], kind: Kind) -> u8 {
    losses
        .iter()
        .filter(|loss| loss.owner == me && loss.kind == kind && !loss.cause.is_battle())
        .map(|loss| loss.count)
        .sum()
}

/// The order is asked token by token, each in a unit of its own.
pub(super) fn ask_order(play: &mut Play, me: Seat, losses: &Removed) -> Ruling {
    let [plain, superego] = EGOS.map(|kind| came_back(me, losses, kind));
    units::queue(play, Task { owner: Voice::seat(me).0, id: ARRANGE, a: plain, b: superego })
}

/// Number of [`arrange`] among the tasks.
const ARRANGE: u8 = 0;

/// Tokens that wait to be put in order lie on the track.
pub(super) fn flaw(at: Position, me: Seat) -> Option<&'static str> {
    let [plain, superego] = EGOS.map(|kind| at.in_supply(me, kind));
    let on_track = |task: &Task| task.a <= plain && task.b <= superego;
    (!at.table.waiting_tasks(Voice::seat(me)).all(on_track))
        .then_some("more ego waits to be put in order than lies on the track")
}

/// Of the tokens that came back last, so many plain and so many super, the Chameleander says which lies rightmost; the
/// others wait at the left end of the row (EDGE-09).
pub(super) fn arrange(play: &mut Play, me: Seat, plain: u8, superego: u8) -> Ruling {
    let mut left = [plain, superego];
    if plain == 0 || superego == 0 {
        return Ok(());
    }
    let chosen = play.choose(Ask::open(me, clause!("EDGE-09"), "ego-order"), |_, menu| {
        EGOS.iter().for_each(|kind| menu.offer(Opt::piece(LOSE, me, *kind)));
    })?;
    let rightmost = chosen.piece_at(0).1;
    left[usize::from(rightmost == SUPEREGO)] -= 1;
    let waiting = EGOS.iter().zip(left).flat_map(|(kind, count)| std::iter::repeat_n(*kind, count.into()));
    let mut tokens = track(play.position(), me);
    for (token, kind) in tokens.iter_mut().zip(waiting.chain([rightmost])) {
        *token = kind;
    }
    set_track(play, me, &tokens);
    units::queue(play, Task { owner: Voice::seat(me).0, id: ARRANGE, a: left[0], b: left[1] })
}

/// C.2.5: ego goes where the Chameleander goes, so it stands with it; while the Chameleander is off the map, where it was
/// last.
pub(super) fn may_stand(at: Position, me: Seat, here: Clearing) -> Result<(), String> {
    if count(at, me, here) == 0 {
        return Ok(());
    }
    let elsewhere = |other: &Clearing| *other != here && count(at, me, *other) > 0;
    match clearing(at, me) {
        Some(stands) if stands != here => {
            Err(format!("ego stands with the Chameleander, which is in clearing {}", stands.0))
        }
        None if at.clearings().iter().any(|other| elsewhere(&other)) => {
            Err("ego stands in one clearing only".to_owned())
        }
        _ => Ok(()),
    }
}

/// How many ego tokens stand in a clearing.
pub(super) fn count(at: Position, me: Seat, clearing: Clearing) -> u8 {
    EGOS.iter().map(|kind| at.count(me, clearing, *kind)).sum()
}

/// How many ego tokens lie on the Id.
pub(super) fn on_id(at: Position, me: Seat) -> u8 {
    at.board::<Board>(me).id.iter().sum()
}

/// Places the leftmost ego of the track with the Chameleander and scores the space it leaves. With none left, or where
/// placing is barred, nothing is placed and nothing scored (our reading of LAW-1.5.4a).
pub(super) fn place(play: &mut Play, me: Seat, clause: Clause) -> Ruling {
    let at = play.position();
    let (Some(clearing), Some(kind)) = (clearing(at, me), track(at, me).first().copied()) else { return Ok(()) };
    let placing = Placing { by: me, owner: me, kind, clearing };
    if placing::may_place(at, &placing).is_err() {
        play.tell(|| Event::new("ego-barred", clause).seat(me).clearing(clearing));
        return Ok(());
    }
    let space = SPACES - track(at, me).len();
    let points = at.figures::<Figures>(me).ego_track_vp[space];
    take_leftmost(play, me);
    placing::put(play, &placing, 1, clause)?;
    scoring::score(play, me, points, clause)
}

/// Asks the Chameleander for one of its ego tokens in a clearing; it always picks itself (our reading, C.2.5).
pub(super) fn choose(play: &mut Play, me: Seat, clearing: Clearing, clause: Clause) -> Ruling<Option<Kind>> {
    if count(play.position(), me, clearing) == 0 {
        return Ok(None);
    }
    let chosen = play.choose(Ask::open(me, clause, "lose-ego"), |at, menu| {
        for kind in EGOS.into_iter().filter(|kind| at.count(me, clearing, *kind) > 0) {
            menu.offer(Opt::piece(LOSE, me, kind));
        }
    })?;
    Ok(Some(chosen.piece_at(0).1))
}

/// One ego that the Chameleander takes off the map itself; nobody scores for it (LAW-4.1b).
pub(super) const fn own_loss(me: Seat, kind: Kind, clearing: Clearing) -> Loss {
    Loss { by: Some(me), owner: me, kind, count: 1, clearing, cause: Cause::Effect, instead: false }
}

/// Removes one ego of the Chameleander's choice from a clearing, if one is there.
pub(super) fn give_up(play: &mut Play, me: Seat, clearing: Clearing, clause: Clause) -> Ruling {
    match choose(play, me, clearing, clause)? {
        Some(kind) => removal::remove(play, &[own_loss(me, kind, clearing)], clause),
        None => Ok(()),
    }
}

/// C.2.5: ego goes wherever the Chameleander goes, whatever holds it back.
pub(super) fn follow(play: &mut Play, me: Seat, trip: &Trip) -> Ruling {
    if trip.group[WARRIOR.index()] > 0 {
        bring(play, me, trip);
    }
    Ok(())
}

fn bring(play: &mut Play, me: Seat, trip: &Trip) {
    for kind in EGOS {
        let count = play.table.count_at(me, trip.from, kind);
        movement::carry(play, trip, kind, count, clause!("C.2.5"));
    }
}

/// Brings ego from anywhere to the Chameleander, after it was off the map (C.2.5).
pub(super) fn gather(play: &mut Play, me: Seat, to: Clearing) {
    for from in play.position().clearings().iter().filter(|from| *from != to) {
        bring(play, me, &Moves::of(me).trip(Route::path(from, to), [0; KINDS]));
    }
}

/// C.2.5: the first effect of a turn that would remove the Chameleander removes an ego of its choice instead. An effect
/// that removes everything takes the ego itself; it counts as the first one and takes nothing more (our reading).
pub(super) fn stands_in(play: &mut Play, me: Seat, loss: &Loss) -> Ruling<Option<Loss>> {
    if loss.kind != WARRIOR {
        return Ok(None);
    }
    play.board::<Board>(me).stood_in = 1;
    if loss.cause == Cause::All {
        return Ok(Some(Loss { count: 0, ..*loss }));
    }
    let clause = clause!("C.2.5");
    let Some(kind) = choose(play, me, loss.clearing, clause)? else { return Ok(Some(Loss { count: 0, ..*loss })) };
    play.tell(|| Event::new("ego-stands-in", clause).seat(me).piece(me, kind).clearing(loss.clearing));
    Ok(Some(Loss { kind, count: 1, ..*loss }))
}

/// C.2.5: the first effect of a turn that would give the Chameleander warriors places one ego with it instead, wherever
/// they would have come. With a warrior in the supply it picks either.
pub(super) fn gains_warriors(play: &mut Play, me: Seat, placing: &Placing, _: u8) -> Ruling<bool> {
    let clause = clause!("C.2.5");
    if play.position().board::<Board>(me).placed_instead == 1 {
        return Ok(false);
    }
    let leftmost = track(play.position(), me).first().copied().unwrap_or(EGO);
    if play.table.in_supply(me, WARRIOR) > 0 {
        let chosen = play.choose(Ask::open(me, clause, "warrior-or-ego"), |_, menu| {
            menu.offer(Opt::piece(PUT, me, placing.kind));
            menu.offer(Opt::piece(PUT, me, leftmost));
        })?;
        if chosen.piece_at(0).1 == placing.kind {
            return Ok(false);
        }
    }
    play.board::<Board>(me).placed_instead = 1;
    place(play, me, clause)?;
    Ok(true)
}
