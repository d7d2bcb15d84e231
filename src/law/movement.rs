//! Moving (LAW-6).

use arrayvec::ArrayVec;

use super::rule;
use super::verbs::{MOVE, WITH};
use crate::clause;
use crate::clause::Clause;
use crate::decision::{Ask, Menu, Opt, Reason, Refusal, Ruling, Verb, pack_piece};
use crate::event::{Event, Value};
use crate::play::hooks::{MAY_MOVE, MOVED, WAIVES_RULE};
use crate::play::{Going, Manner, Opinion, Play, Position, Purpose, Trip, Verdict};
use crate::terms::{Clearing, ClearingSet, KINDS, Kind, KindSet, Seat};

/// No warrior or pawn to move stands there.
static NOTHING_TO_MOVE: Reason = Reason { key: "nothing-to-move", values: &["from"] };
/// The clearings are not adjacent.
static NOT_ADJACENT: Reason = Reason { key: "not-adjacent", values: &["from", "to"] };
/// Neither end is ruled.
static YOU_MUST_RULE: Reason =
    Reason { key: "you-must-rule", values: &["from", "to", "yours-from", "yours-to", "theirs-from", "theirs-to"] };

/// An end is ruled, but only by rule that another lends for other acts.
static LENT_FOR_ACTS: Reason = Reason { key: "lent-for-acts", values: &["clearing"] };

/// Voices of one owner that can follow one move: its faction, and cards that few have more than one of.
const MOST_FOLLOWING: usize = 4;

/// A group of pieces that may go together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Movable {
    /// Kinds that may go.
    pub kinds: KindSet,
    /// Kinds that may go without rule, and a group with them.
    pub free: KindSet,
    /// Whether the group must hold one of those.
    pub needs_free: bool,
}

/// Whether one piece may go, rule apart: what every faction at the table says about it.
///
/// # Errors
/// The refusal of the ban that stands.
pub fn may_go(at: Position, going: &Going) -> Result<(), Refusal> {
    let said = |verdict, (me, opinion): (Seat, &Opinion<Going>)| opinion.add(verdict, at, me, going.owner, going);
    at.ask(MAY_MOVE).fold(Verdict::Silent, said).settle()
}

/// The kinds of figure a seat has in a clearing: its warriors and pawns (LAW-6a).
#[must_use]
pub fn figures(at: Position, seat: Seat, clearing: Clearing) -> KindSet {
    at.faction(seat).pieces.figures(&at.table.pieces[seat.index()][clearing.index()])
}

/// Why nothing may move along a path. The numbers of the last case are many and mostly nobody asks for them, so they
/// are worked out only for a [`Refusal`].
#[derive(Clone, Copy)]
pub enum Bar<'a> {
    /// For want of pieces or of a path, or by a ban.
    Refused(Refusal),
    /// The seat rules neither end.
    Unruled {
        /// Where the game stands.
        at: Position<'a>,
        /// Who would move.
        seat: Seat,
        /// From where.
        from: Clearing,
        /// To where.
        to: Clearing,
    },
}

impl From<Bar<'_>> for Refusal {
    fn from(bar: Bar<'_>) -> Self {
        match bar {
            Bar::Refused(refusal) => refusal,
            Bar::Unruled { at, seat, from, to } => unruled(at, seat, from, to),
        }
    }
}

/// The refusal of a move between clearings that the seat does not rule: rule that is lent for other acts only, or the
/// strength of both sides at both ends (LAW-6b).
fn unruled(at: Position, seat: Seat, from: Clearing, to: Clearing) -> Refusal {
    for end in [from, to] {
        if let Some((_, clause)) = rule::shared_by(at, seat, end, Purpose::Act) {
            return Refusal::with(&LENT_FOR_ACTS, clause, &[end.0]);
        }
    }
    let yours = |clearing| rule::weight(at, seat, clearing);
    let theirs = |clearing| rule::strongest_other(at, seat, clearing);
    let numbers = [from.0, to.0, yours(from), yours(to), theirs(from), theirs(to)];
    Refusal::with(&YOU_MUST_RULE, clause!("LAW-6b"), &numbers)
}

/// What of its own a seat may move along a path now.
///
/// # Errors
/// The first condition that fails: pieces to move (LAW-6a), a path (LAW-6a), bans, rule of one end (LAW-6b).
pub fn movable(at: Position, seat: Seat, from: Clearing, to: Clearing, manner: Manner) -> Result<Movable, Bar> {
    movable_if(at, seat, from, to, manner, |end| rule::rules(at, seat, end, Purpose::Move))
}

/// The same for a seat of which somebody has found out which ends of paths it rules.
fn movable_if(
    at: Position,
    seat: Seat,
    from: Clearing,
    to: Clearing,
    manner: Manner,
    rules: impl Fn(Clearing) -> bool,
) -> Result<Movable, Bar> {
    let figures = figures(at, seat, from);
    if figures.is_empty() {
        return Err(Bar::Refused(Refusal::with(&NOTHING_TO_MOVE, clause!("LAW-6a"), &[from.0])));
    }
    if !at.adjacent(from).has(to) {
        return Err(Bar::Refused(Refusal::with(&NOT_ADJACENT, clause!("LAW-6a"), &[from.0, to.0])));
    }
    let mut kinds = KindSet::EMPTY;
    let mut free = KindSet::EMPTY;
    let mut ban = None;
    for kind in figures.iter() {
        let going = Going { mover: seat, owner: seat, kind, from, to, manner };
        match may_go(at, &going) {
            Ok(()) => {
                kinds.insert(kind);
                if manner != Manner::Normal
                    || at.ask_own(seat, WAIVES_RULE).any(|waives| (waives.answer)(at, seat, &going))
                {
                    free.insert(kind);
                }
            }
            Err(refusal) => ban = ban.or(Some(refusal)),
        }
    }
    if let (true, Some(refusal)) = (kinds.is_empty(), ban) {
        return Err(Bar::Refused(refusal));
    }
    if manner != Manner::Normal || rules(from) || rules(to) {
        Ok(Movable { kinds, free, needs_free: false })
    } else if free.is_empty() {
        Err(Bar::Unruled { at, seat, from, to })
    } else {
        Ok(Movable { kinds, free, needs_free: true })
    }
}

/// Lists the moves a seat may make, each as `verb:from>to`.
pub fn offer_moves(at: Position, seat: Seat, verb: Verb, manner: Manner, menu: &mut Menu) {
    let option = |from: Clearing, to: Clearing| Opt::of(verb, from.0, to.0, 0);
    if menu.explains() {
        for from in at.clearings().iter() {
            for to in at.clearings().iter().filter(|to| *to != from) {
                menu.test(option(from, to), movable(at, seat, from, to, manner).map(|_| ()));
            }
        }
        return;
    }
    let origins = origins(at, seat);
    let needs_rule = manner == Manner::Normal;
    // Paths share their ends: rule of each is found out once.
    let ends = origins.iter().fold(origins, |ends, from| ends.or(at.adjacent(from)));
    let asked = if needs_rule { ends } else { ClearingSet::EMPTY };
    let ruled = rule::ruled_among(at, seat, asked, Purpose::Move);
    let may_lack_rule = !needs_rule || at.ask_own(seat, WAIVES_RULE).next().is_some();
    for from in origins.iter() {
        let reach = at.adjacent(from);
        let reach = if may_lack_rule || ruled.has(from) { reach } else { reach.and(ruled) };
        for to in reach.iter() {
            if movable_if(at, seat, from, to, manner, |end| ruled.has(end)).is_ok() {
                menu.offer(option(from, to));
            }
        }
    }
}

/// The clearings where a seat has figures.
fn origins(at: Position, seat: Seat) -> ClearingSet {
    at.clearings().iter().filter(|clearing| !figures(at, seat, *clearing).is_empty()).collect()
}

/// Whether a seat has any move.
#[must_use]
pub fn can_move(at: Position, seat: Seat, manner: Manner) -> bool {
    let leads_on = |from| at.adjacent(from).iter().any(|to| movable(at, seat, from, to, manner).is_ok());
    origins(at, seat).iter().any(leads_on)
}

/// Asks the mover which of its pieces go: kind by kind, as many of each as wanted, at least one in all.
///
/// # Errors
/// Suspends while a question is open.
pub fn choose_group(
    play: &mut Play,
    seat: Seat,
    from: Clearing,
    movable: Movable,
    clause: Clause,
) -> Ruling<[u8; KINDS]> {
    let mut group = [0; KINDS];
    let kinds: ArrayVec<Kind, KINDS> = movable.kinds.iter().collect();
    for (n, kind) in kinds.iter().enumerate() {
        let later = &kinds[n + 1..];
        let chosen = |kind: &Kind| group[kind.index()] > 0;
        let free = movable.free;
        let short_of_free = movable.needs_free
            && free.has(*kind)
            && !free.iter().any(|kind| chosen(&kind))
            && !later.iter().any(|kind| free.has(*kind));
        let last_chance = later.is_empty() && !kinds.iter().any(chosen);
        let least = u8::from(short_of_free || last_chance);
        let here = play.table.count(seat, from, *kind);
        let piece = pack_piece(seat, *kind);
        let option = play.choose(Ask::open(seat, clause, "move-group"), |_, menu| {
            for count in (least..=here).rev() {
                menu.offer(Opt::of(WITH, piece, count, 0));
            }
        })?;
        group[kind.index()] = option.operand(1);
    }
    Ok(group)
}

/// Tells by whose rule a group sets off that may go only because another player's rule counts for it (LAW-6b).
pub fn cite_share(play: &mut Play, trip: &Trip, movable: Movable) {
    if !movable.free.iter().any(|kind| trip.group[kind.index()] > 0) {
        rule::cite_share(play, trip.mover, &[trip.from, trip.to], Purpose::Move);
    }
}

/// Moves pieces of one owner together along a path, and lets what follows them follow.
///
/// # Errors
/// Suspends while a question is open.
pub fn move_pieces(play: &mut Play, trip: &Trip, clause: Clause) -> Ruling {
    for kind in play.setup.faction(trip.owner).kinds() {
        carry(play, trip, kind, trip.group[kind.index()], clause);
    }
    let moved: ArrayVec<_, MOST_FOLLOWING> = play.position().ask_own(trip.owner, MOVED).take(MOST_FOLLOWING).collect();
    for moved in moved {
        (moved.answer)(play, trip.owner, trip)?;
    }
    Ok(())
}

/// Takes pieces of one kind along on a trip: only the transfer, nothing follows from it.
pub fn carry(play: &mut Play, trip: &Trip, kind: Kind, count: u8, clause: Clause) {
    if count == 0 {
        return;
    }
    let pieces = &mut play.table.pieces[trip.owner.index()];
    pieces[trip.from.index()][kind.index()] -= count;
    pieces[trip.to.index()][kind.index()] += count;
    play.tell(|| {
        Event::new("moved", clause)
            .seat(trip.mover)
            .piece(trip.owner, kind)
            .count(count)
            .with("from", Value::Clearing(trip.from))
            .with("to", Value::Clearing(trip.to))
    });
}

/// Takes a chosen move of own pieces from the question for the group to the arrival. Gives back the trip.
///
/// # Errors
/// Suspends while a question is open.
pub fn take_move(play: &mut Play, seat: Seat, chosen: Opt, manner: Manner, clause: Clause) -> Ruling<Option<Trip>> {
    let (from, to) = (chosen.clearing(0), chosen.clearing(1));
    let Ok(movable) = movable(play.position(), seat, from, to, manner) else { return Ok(None) };
    let group = choose_group(play, seat, from, movable, clause)?;
    let trip = Trip { mover: seat, owner: seat, from, to, group };
    cite_share(play, &trip, movable);
    move_pieces(play, &trip, clause)?;
    Ok(Some(trip))
}

/// Asks a seat for one move, if it has any, and makes it.
///
/// # Errors
/// Suspends while a question is open.
pub fn ask_move(play: &mut Play, seat: Seat, manner: Manner, clause: Clause) -> Ruling {
    if !can_move(play.position(), seat, manner) {
        return Ok(());
    }
    let chosen = play.choose(Ask::open(seat, clause, "move"), |at, menu| offer_moves(at, seat, MOVE, manner, menu))?;
    take_move(play, seat, chosen, manner, clause).map(|_| ())
}
