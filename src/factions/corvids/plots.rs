//! Plots (CC-13.2.2): to everybody else a face-down plot is a plot and no more. What it is stands on the board of the
//! Corvids, and goes where the piece goes.

use super::{BOMB, Board, EACH, FACES, PICK, PLOT, RAID, WHICH};
use crate::clause;
use crate::clause::Clause;
use crate::decision::{Ask, Opt, Reason, Refusal, Ruling};
use crate::event::Event;
use crate::play::{Flip, Loss, Placing, Play, Position, Swap, Verdict, covered};
use crate::terms::{Clearing, ClearingSet, Kind, Place, Seat};

/// A plot lies there already.
static PLOT_HERE: Reason = Reason { key: "plot-here", values: &["clearing"] };
/// Both plots of this kind are on the map.
static NONE_OF_THIS_KIND: Reason = Reason { key: "no-such-plot-left", values: &[] };
/// Nobody else can turn a plot up.
static OWNER_TURNS_IT: Reason = Reason { key: "corvids-turn-plots", values: &["clearing"] };

/// What comes for whom knows one of these numbers.
fn face(what: u8) -> Kind {
    FACES.get(usize::from(what)).copied().unwrap_or(BOMB)
}

/// The number of a face.
fn number(face: Kind) -> u8 {
    face.0.saturating_sub(BOMB.0)
}

/// What the face-down plots in a clearing are, in the order in which they came. Eyes that may not know it find none.
pub(super) fn hidden(at: Position<'_>, me: Seat, clearing: Clearing) -> impl Iterator<Item = Kind> {
    covered::within(&at.board::<Board>(me).hidden, clearing).map(face)
}

/// What each face-down plot on the map is.
pub(super) fn all_hidden(at: Position<'_>, me: Seat) -> impl Iterator<Item = (Clearing, Kind)> {
    covered::pieces(&at.board::<Board>(me).hidden).map(|(clearing, what)| (clearing, face(what)))
}

/// The clearings where plots lie face down.
pub(super) fn face_down(at: Position, me: Seat) -> ClearingSet {
    at.table.clearings_with(me, PLOT)
}

/// The clearings with plots of which whoever looks knows what they are: those that lie face up, and to the Corvids themselves
/// all. The eyes of others find none of their notes.
pub(super) fn known(at: Position, me: Seat) -> ClearingSet {
    let face_up = FACES.iter().fold(ClearingSet::EMPTY, |all, face| all.or(at.table.clearings_with(me, *face)));
    all_hidden(at, me).fold(face_up, |all, (clearing, _)| all.or(ClearingSet::of(&[clearing.0])))
}

/// The clearings with plots of which whoever looks does not know what they are.
pub(super) fn unknown(at: Position, me: Seat) -> ClearingSet {
    face_down(at, me).iter().filter(|clearing| nameless(at, me, *clearing)).collect()
}

/// How many plots lie face up (CC-13.4.2).
pub(super) fn face_up(at: Position, me: Seat) -> u8 {
    FACES.into_iter().map(|face| at.table.on_map(me, face)).sum()
}

/// How many plots of a face are in supply: neither face up nor face down on the map.
pub(super) fn left(at: Position, me: Seat, face: Kind) -> u8 {
    let hidden = all_hidden(at, me).filter(|(_, kind)| *kind == face).count();
    let used = at.table.on_map(me, face) + u8::try_from(hidden).unwrap_or(EACH);
    EACH.saturating_sub(used)
}

/// CC-13.2.2.II: one a clearing, whichever side is up. An effect that lifts such limits lets more come (CC-X.C#2).
pub(super) fn limits(at: Position, me: Seat, placing: &Placing) -> Result<(), Refusal> {
    let has_plot = FACES.into_iter().chain([PLOT]).any(|kind| at.count(me, placing.clearing, kind) > 0);
    let is_plot = placing.kind == PLOT || FACES.contains(&placing.kind);
    if is_plot && has_plot {
        return Err(Refusal::with(&PLOT_HERE, clause!("CC-13.2.2.II"), &[placing.clearing.0]));
    }
    Ok(())
}

/// A plot that comes face up, by an effect of somebody else, has to be in supply.
///
/// # Errors
/// `no-such-plot-left`.
pub(super) fn may_come(at: Position, me: Seat, kind: Kind) -> Result<(), Refusal> {
    if FACES.contains(&kind) && left(at, me, kind) == 0 {
        return Err(Refusal::new(&NONE_OF_THIS_KIND, clause!("CC-13.2.2")));
    }
    Ok(())
}

/// Lets the Corvids choose in secret which plot of their supply they place. What is left shows what lies on the map.
pub(super) fn choose(play: &mut Play, me: Seat, clause: Clause) -> Ruling<Kind> {
    let chosen = play.choose_unseen(Ask::secret(me, clause, "which-plot"), |at, menu| {
        let waiting = FACES.into_iter().filter(|face| left(at, me, *face) > 0);
        waiting.for_each(|face| menu.offer(Opt::piece(PICK, me, face)));
    })?;
    Ok(chosen.piece_at(0).1)
}

/// Where the one face-down plot was named so, wrongly: everybody knows that it is something else.
pub(super) fn named_wrongly(at: Position, me: Seat, face: Kind) -> ClearingSet {
    let sets = at.board::<Board>(me).named_wrongly;
    sets.get(usize::from(number(face))).map_or(ClearingSet::EMPTY, |set| ClearingSet::from_bytes(*set))
}

/// Notes that a face-down plot is not what it was named. Which of several was meant is not kept.
pub(super) fn note_wrong(play: &mut Play, me: Seat, face: Kind, clearing: Clearing) {
    if hidden(play.position(), me, clearing).count() != 1 {
        return;
    }
    let mut clearings = named_wrongly(play.position(), me, face);
    clearings.insert(clearing);
    if let Some(set) = play.board::<Board>(me).named_wrongly.get_mut(usize::from(number(face))) {
        *set = clearings.to_bytes();
    }
}

/// Another plot lies there than the one that was named, or none.
fn forget_wrong(play: &mut Play, me: Seat, clearing: Clearing) {
    for set in &mut play.board::<Board>(me).named_wrongly {
        let mut clearings = ClearingSet::from_bytes(*set);
        clearings.remove(clearing);
        *set = clearings.to_bytes();
    }
}

/// Notes what a plot is that lies face down in a clearing from now on, or is about to.
pub(super) fn hide(play: &mut Play, me: Seat, face: Kind, clearing: Clearing, clause: Clause) {
    forget_wrong(play, me, clearing);
    let noted = covered::add(&mut play.board::<Board>(me).hidden, clearing, number(face));
    debug_assert!(noted, "there is room for all plots");
    play.tell(|| Event::new("hid", clause).seat(me).clearing(clearing).hidden_piece(me, face, &[me]));
}

/// A plot that comes face down by an effect of somebody else: the Corvids say what it is.
pub(super) fn placed(play: &mut Play, me: Seat, placing: &Placing, _: u8) -> Ruling {
    while placing.owner == me && nameless(play.position(), me, placing.clearing) {
        let face = choose(play, me, clause!("CC-13.2.2.I"))?;
        hide(play, me, face, placing.clearing, clause!("CC-13.2.2.I"));
    }
    Ok(())
}

/// Whether more plots lie face down in a clearing than are noted.
fn nameless(at: Position, me: Seat, clearing: Clearing) -> bool {
    usize::from(at.count(me, clearing, PLOT)) > hidden(at, me, clearing).count()
}

/// Asks which of the face-down plots in a clearing is meant, but for so many in front, where there are several: the Corvids
/// by what they are, anybody else by the order in which they came. Gives back its place in that order.
pub(super) fn ask_which(
    play: &mut Play,
    me: Seat,
    asked: Seat,
    (clearing, first): (Clearing, usize),
    clause: Clause,
) -> Ruling<usize> {
    let here: Vec<Kind> = hidden(play.position(), me, clearing).skip(first).collect();
    if here.len() < 2 {
        return Ok(first);
    }
    if asked == me {
        let chosen = play.choose_unseen(Ask::secret(me, clause, "which-of-plots"), |_, menu| {
            let kinds = FACES.into_iter().filter(|face| here.contains(face));
            kinds.for_each(|face| menu.offer(Opt::piece(PICK, me, face)));
        })?;
        return Ok(first + here.iter().position(|face| *face == chosen.piece_at(0).1).unwrap_or(0));
    }
    let chosen = play.choose(Ask::open(asked, clause, "which-of-plots"), |_, menu| {
        (1..).skip(first).take(here.len()).for_each(|place| menu.offer(Opt::count(WHICH, place)));
    })?;
    Ok(usize::from(chosen.operand(0)).saturating_sub(1).max(first))
}

/// Takes the face-down plot with this place in its clearing out of the notes; gives back what it was.
pub(super) fn reveal(play: &mut Play, me: Seat, clearing: Clearing, place: usize) -> Option<Kind> {
    forget_wrong(play, me, clearing);
    covered::take(&mut play.board::<Board>(me).hidden, clearing, place).map(face)
}

/// Puts the face-down plot with this place before the others of its clearing, where whatever is done next finds it.
pub(super) fn put_first(play: &mut Play, me: Seat, clearing: Clearing, place: usize) {
    let hidden = &mut play.board::<Board>(me).hidden;
    let before: Vec<u8> = (0..=place).filter_map(|_| covered::take(hidden, clearing, 0)).collect();
    let after: Vec<u8> = std::iter::from_fn(|| covered::take(hidden, clearing, 0)).collect();
    let (first, others) = before.split_last().map_or((None, &[][..]), |(first, others)| (Some(first), others));
    for what in first.into_iter().chain(others).chain(&after) {
        covered::add(hidden, clearing, *what);
    }
}

/// Which of several face-down plots in a clearing is removed: the Corvids say it where they take hits, else whoever
/// removes them (our reading).
pub(super) fn single_out(play: &mut Play, me: Seat, loss: &Loss) -> Ruling {
    let is_plot = loss.owner == me && loss.kind == PLOT;
    if std::mem::take(&mut play.board::<Board>(me).named) > 0 || !is_plot {
        return Ok(());
    }
    let several = hidden(play.position(), me, loss.clearing).count();
    if usize::from(loss.count) < several {
        let asked = loss.by.filter(|_| !loss.cause.is_battle()).unwrap_or(me);
        for place in 0..usize::from(loss.count) {
            // Those that were named stand before the others.
            let chosen = ask_which(play, me, asked, (loss.clearing, place), clause!("CC-E15"))?;
            put_first(play, me, loss.clearing, chosen);
        }
    }
    Ok(())
}

/// CC-E15: a face-down plot goes back unseen, but for a raid, which tells itself.
pub(super) fn take_back(play: &mut Play, me: Seat, loss: &Loss) -> bool {
    if loss.kind == PLOT {
        // Whatever it was: that it is a raid or none becomes known.
        play.table.reveals = play.table.reveals.wrapping_add(1);
    }
    for _ in 0..loss.count {
        let was = if loss.kind == PLOT { reveal(play, me, loss.clearing, 0) } else { Some(loss.kind) };
        if was == Some(RAID) {
            covered::add(&mut play.board::<Board>(me).loose, loss.clearing, number(RAID));
        }
    }
    false
}

/// Whether raids have been removed that have not gone off yet.
pub(super) fn are_loose(at: Position, me: Seat) -> bool {
    at.board::<Board>(me).loose[0] > 0
}

/// Where raids have been removed that have not gone off yet; from now on they have.
pub(super) fn take_loose(play: &mut Play, me: Seat) -> Vec<Clearing> {
    let loose = std::mem::take(&mut play.board::<Board>(me).loose);
    covered::pieces(&loose).map(|(clearing, _)| clearing).collect()
}

/// Only the Corvids know which side is the other one.
pub(super) fn may_flip(_: Position, me: Seat, flip: &Flip) -> Verdict {
    if flip.by == me {
        return Verdict::Silent;
    }
    Verdict::Forbidden(Refusal::with(&OWNER_TURNS_IT, clause!("CC-13.2.2"), &[flip.clearing.0]))
}

/// CC-13.5.4, LAW-2.3e: what a face-down plot is goes where the plot goes. Of several in one clearing the first is meant.
pub(super) fn swapped(play: &mut Play, me: Seat, swap: &Swap) {
    let mut moved = [None; 2];
    for (taken, (owner, kind, place)) in moved.iter_mut().zip(swap.pieces) {
        if let Some(clearing) = place.clearing().filter(|_| owner == me && kind == PLOT) {
            *taken = reveal(play, me, clearing, 0);
        }
    }
    let [(.., from), (.., to)] = swap.pieces;
    for (face, place) in moved.into_iter().zip([to, from]) {
        if let (Some(face), Some(clearing)) = (face, Place::clearing(place)) {
            covered::add(&mut play.board::<Board>(me).hidden, clearing, number(face));
        }
    }
}
