//! Moving (LAW-6): which moves there are, and who goes along; `trips` says what happens when they go.

mod trips;

pub use trips::{carry, may_go, move_pieces};

use arrayvec::ArrayVec;

use super::rule;
use super::verbs::{MOVE, WITH};
use super::ways;
use crate::clause;
use crate::clause::Clause;
use crate::decision::{Ask, Menu, Opt, Reason, Refusal, Ruling, Verb, pack_piece};
use crate::play::hooks::WAIVES_RULE;
use crate::play::{Moves, Play, Position, Purpose, Route, Trip, Waivers, Way};
use crate::terms::{Clearing, ClearingSet, KINDS, Kind, KindSet, Place, PlaceSet, Seat};

/// No warrior or pawn to move stands there.
static NOTHING_TO_MOVE: Reason = Reason { key: "nothing-to-move", values: &["from"] };
/// The clearings are not adjacent.
static NOT_ADJACENT: Reason = Reason { key: "not-adjacent", values: &["from", "to"] };
/// Neither end is ruled.
static YOU_MUST_RULE: Reason =
    Reason { key: "you-must-rule", values: &["from", "to", "yours-from", "yours-to", "theirs-from", "theirs-to"] };

/// An end is ruled, but only by rule that another lends for other acts.
static LENT_FOR_ACTS: Reason = Reason { key: "lent-for-acts", values: &["clearing"] };

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

/// The kinds of figure a seat has in a clearing: its warriors and pawns (LAW-6a).
#[must_use]
pub fn figures(at: Position, seat: Seat, clearing: Clearing) -> KindSet {
    at.figures_at(seat, clearing.into())
}

/// Why nothing may move along a route. The numbers of the last case are many and mostly nobody asks for them, so they
/// are worked out only for a [`Refusal`].
#[derive(Clone, Copy)]
pub enum Bar<'a> {
    /// For want of pieces or of a way, or by a ban.
    Refused(Refusal),
    /// The owner rules neither end.
    Unruled {
        /// Where the game stands.
        at: Position<'a>,
        /// Whose pieces would move.
        seat: Seat,
        /// From where to where.
        route: Route,
    },
}

impl From<Bar<'_>> for Refusal {
    fn from(bar: Bar<'_>) -> Self {
        match bar {
            Bar::Refused(refusal) => refusal,
            Bar::Unruled { at, seat, route } => unruled(at, seat, route),
        }
    }
}

/// The ends of a route that are clearings. Nobody rules a forest.
fn ends(route: Route) -> impl Iterator<Item = Clearing> {
    [route.from, route.to].into_iter().filter_map(Place::clearing)
}

/// The refusal of a move between places that the seat does not rule: rule that is lent for other acts only, or the
/// strength of both sides at both ends (LAW-6b).
fn unruled(at: Position, seat: Seat, route: Route) -> Refusal {
    for end in ends(route) {
        if let Some((_, clause)) = rule::shared_by(at, seat, end, Purpose::Act) {
            return Refusal::with(&LENT_FOR_ACTS, clause, &[end.0]);
        }
    }
    let yours = |place: Place| place.clearing().map_or(0, |clearing| rule::weight(at, seat, clearing));
    let theirs = |place: Place| place.clearing().map_or(0, |clearing| rule::strongest_other(at, seat, clearing));
    let Route { from, to, .. } = route;
    let numbers = [from.0, to.0, yours(from), yours(to), theirs(from), theirs(to)];
    Refusal::with(&YOU_MUST_RULE, clause!("LAW-6b"), &numbers)
}

/// What may move along a route now, in moves of this kind.
///
/// # Errors
/// The first condition that fails: pieces to move (LAW-6a), a way (LAW-6a), bans and tolls, rule of one end (LAW-6b).
pub fn movable<'a>(at: Position<'a>, moves: &Moves, route: Route) -> Result<Movable, Bar<'a>> {
    movable_if(at, moves, route, |end| rule::rules(at, moves.owner, end, Purpose::Move))
}

/// The same where somebody has found out which ends of ways are ruled.
fn movable_if<'a>(
    at: Position<'a>,
    moves: &Moves,
    route: Route,
    rules: impl Fn(Clearing) -> bool,
) -> Result<Movable, Bar<'a>> {
    let owner = moves.owner;
    let figures = at.figures_at(owner, route.from).and(moves.kinds);
    if figures.is_empty() {
        return Err(Bar::Refused(Refusal::with(&NOTHING_TO_MOVE, clause!("LAW-6a"), &[route.from.0])));
    }
    let walking = ways::open_to(at, owner, figures, route, moves.waives);
    if walking.is_empty() || !moves.from.has(route.from) || !moves.to.has(route.to) {
        return Err(Bar::Refused(Refusal::with(&NOT_ADJACENT, clause!("LAW-6a"), &[route.from.0, route.to.0])));
    }
    barred(at, moves, route, (walking, Hindrances::of(at, moves)), rules)
}

/// What could keep a seat's pieces from going, apart from which way is open to them.
#[derive(Clone, Copy)]
struct Hindrances {
    /// Whether somebody could ban one of them or ask a toll.
    watched: bool,
    /// Whether an end of each must be ruled.
    needs_rule: bool,
    /// Whether its own voices let some of them go without rule.
    waived: bool,
}

impl Hindrances {
    fn of(at: Position, moves: &Moves) -> Self {
        let needs_rule = !moves.waives.has(Waivers::RULE);
        let waived = needs_rule && at.ask_own(moves.owner, WAIVES_RULE).next().is_some();
        Self { watched: trips::is_watched(at, moves.owner), needs_rule, waived }
    }
}

/// What may go of the kinds to which a route is open, if somebody has a say in it.
fn barred<'a>(
    at: Position<'a>,
    moves: &Moves,
    route: Route,
    (walking, hindrances): (KindSet, Hindrances),
    rules: impl Fn(Clearing) -> bool,
) -> Result<Movable, Bar<'a>> {
    let owner = moves.owner;
    let Hindrances { watched, needs_rule, waived } = hindrances;
    let mut kinds = KindSet::EMPTY;
    let mut free = KindSet::EMPTY;
    let mut ban = None;
    for kind in walking.iter() {
        let going = moves.going(kind, route);
        match if watched { may_go(at, &going) } else { Ok(()) } {
            Ok(()) => {
                kinds.insert(kind);
                let waives = || at.ask_own(owner, WAIVES_RULE).any(|waives| (waives.answer)(at, owner, &going));
                if !needs_rule || waived && waives() {
                    free.insert(kind);
                }
            }
            Err(refusal) => ban = ban.or(Some(refusal)),
        }
    }
    if let (true, Some(refusal)) = (kinds.is_empty(), ban) {
        return Err(Bar::Refused(refusal));
    }
    if !needs_rule || ends(route).any(rules) {
        Ok(Movable { kinds, free, needs_free: false })
    } else if free.is_empty() {
        Err(Bar::Unruled { at, seat: owner, route })
    } else {
        Ok(Movable { kinds, free, needs_free: true })
    }
}

/// Lists the moves of this kind, each as `verb:from>to`, and by which way if it is no path.
pub fn offer_moves(at: Position, moves: &Moves, verb: Verb, menu: &mut Menu) {
    let owner = moves.owner;
    if menu.explains() {
        explain_moves(at, moves, verb, menu);
        return;
    }
    let origins = origins(at, owner).and(moves.from);
    let hindrances = Hindrances::of(at, moves);
    // Mostly nothing but paths leads anywhere.
    let others: Vec<Route> = if ways::are_there_others(at, owner, moves.waives) {
        origins.iter().flat_map(|from| ways::others(at, owner, moves.waives, from)).collect()
    } else {
        Vec::new()
    };
    // Ways share their ends: rule of each is found out once.
    let asked = if hindrances.needs_rule { ends_of(at, origins, &others) } else { ClearingSet::EMPTY };
    let ruled = rule::ruled_among(at, owner, asked, Purpose::Move);
    for from in origins.iter() {
        let figures = at.figures_at(owner, from).and(moves.kinds);
        let mut offer = |route: Route, walking: KindSet, end_ruled: bool| {
            let goes = if hindrances.watched || !end_ruled {
                barred(at, moves, route, (walking, hindrances), |_| end_ruled).is_ok()
            } else {
                true
            };
            if !walking.is_empty() && goes {
                menu.offer(route.option(verb));
            }
        };
        let from_ruled = !hindrances.needs_rule || from.clearing().is_some_and(|from| ruled.has(from));
        let is_ruled = |to: Place| from_ruled || to.clearing().is_some_and(|to| ruled.has(to));
        if let Some(clearing) = from.clearing() {
            let paths = at.adjacent(clearing);
            let paths = if from_ruled || hindrances.waived { paths } else { paths.and(ruled) };
            for to in paths.iter().map(Place::from).filter(|to| moves.to.has(*to)) {
                offer(Route { from, to, way: Way::PATH }, figures, is_ruled(to));
            }
        }
        for route in others.iter().copied().filter(|route| route.from == from && moves.to.has(route.to)) {
            if is_ruled(route.to) || hindrances.waived {
                let join_clearings = from.clearing().is_some() && route.to.clearing().is_some();
                let open = || ways::open_to(at, owner, figures, route, moves.waives);
                offer(route, if join_clearings { figures } else { open() }, is_ruled(route.to));
            }
        }
    }
}

/// The clearings at the ends of paths from these places, and of these other routes.
fn ends_of(at: Position, origins: PlaceSet, others: &[Route]) -> ClearingSet {
    let from = origins.iter().filter_map(Place::clearing);
    let near = from.fold(ClearingSet::EMPTY, |near, from| near.or(at.adjacent(from)).or(ClearingSet::of(&[from.0])));
    others.iter().filter_map(|route| route.to.clearing()).fold(near, |mut ends, to| {
        ends.insert(to);
        ends
    })
}

/// Lists every move from anywhere to anywhere, those that are not to be had with what forbids them.
fn explain_moves(at: Position, moves: &Moves, verb: Verb, menu: &mut Menu) {
    let test = |route: Route, menu: &mut Menu| menu.test(route.option(verb), movable(at, moves, route).map(|_| ()));
    let origins = origins(at, moves.owner);
    // Every clearing, and the forests where the owner has figures.
    let tried = PlaceSet::from(at.all_clearings()).or(at.forests().and(origins)).and(moves.from);
    for from in tried.iter() {
        if from.clearing().is_some() {
            for to in at.all_clearings().iter().filter(|to| from != *to && moves.to.has((*to).into())) {
                test(Route { from, to: to.into(), way: Way::PATH }, menu);
            }
        }
        for route in ways::others(at, moves.owner, moves.waives, from) {
            if moves.to.has(route.to) {
                test(route, menu);
            }
        }
    }
}

/// The places where a seat has figures.
fn origins(at: Position, seat: Seat) -> PlaceSet {
    let clearings = at.with_figures(seat);
    let afield: PlaceSet = at.table.afield().filter(|here| here.1 == seat).map(|here| here.0).collect();
    afield.or(clearings.into())
}

/// Whether there is any move of this kind.
#[must_use]
pub fn can_move(at: Position, moves: &Moves) -> bool {
    let origins = origins(at, moves.owner).and(moves.from);
    let leads_on = |from: Place| {
        ways::of(at, moves.owner, moves.waives, from).routes().any(|route| movable(at, moves, route).is_ok())
    };
    origins.iter().any(leads_on)
}

/// How many pieces a group takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Size {
    /// As many as wanted, at least one.
    Any,
    /// So many, or all if there are fewer.
    Exactly(u8),
    /// So many at most, at least one.
    AtMost(u8),
}

/// Asks the mover which pieces go: kind by kind, how many of each.
///
/// # Errors
/// Suspends while a question is open.
pub fn choose_group(
    play: &mut Play,
    moves: &Moves,
    from: Place,
    movable: Movable,
    size: Size,
    clause: Clause,
) -> Ruling<[u8; KINDS]> {
    let owner = moves.owner;
    let mut group = [0; KINDS];
    let here = play.position().pieces_at(owner, from);
    let kinds: ArrayVec<Kind, KINDS> = movable.kinds.iter().collect();
    let all: u8 = kinds.iter().map(|kind| here[kind.index()]).sum();
    let (mut due, mut left) = match size {
        Size::Any => (1, all),
        Size::Exactly(count) => (count.min(all), count.min(all)),
        Size::AtMost(count) => (1, count.min(all)),
    };
    for (n, kind) in kinds.iter().enumerate() {
        let later = &kinds[n + 1..];
        let chosen = |kind: &Kind| group[kind.index()] > 0;
        let free = movable.free;
        let short_of_free = movable.needs_free
            && free.has(*kind)
            && !free.iter().any(|kind| chosen(&kind))
            && !later.iter().any(|kind| free.has(*kind));
        let to_come: u8 = later.iter().map(|kind| here[kind.index()]).sum();
        // Where only one more may go and a kind without which nobody may go is to come, room is kept for it.
        let kept = movable.needs_free && !free.has(*kind) && !free.iter().any(|kind| chosen(&kind));
        let most = here[kind.index()].min(left - u8::from(kept && left > 0));
        let least = u8::from(short_of_free).max(due.saturating_sub(to_come)).min(most);
        let piece = pack_piece(owner, *kind);
        let option = play.choose(Ask::open(moves.mover, clause, "move-group"), |_, menu| {
            for count in (least..=most).rev() {
                menu.offer(Opt::of(WITH, piece, count, 0));
            }
        })?;
        let count = option.operand(1);
        group[kind.index()] = count;
        due = due.saturating_sub(count);
        left -= count;
    }
    Ok(group)
}

/// Tells by whose rule a group sets off that may go only because another player's rule counts for it (LAW-6b).
pub fn cite_share(play: &mut Play, trip: &Trip, movable: Movable) {
    if !movable.free.iter().any(|kind| trip.group[kind.index()] > 0) {
        let ends: ArrayVec<Clearing, 2> = ends(trip.route()).collect();
        rule::cite_share(play, trip.owner, &ends, Purpose::Move);
    }
}

/// Takes a chosen move from the question for the group to the arrival. Gives back the trip.
///
/// # Errors
/// Suspends while a question is open.
pub fn take_move(play: &mut Play, moves: &Moves, chosen: Opt, clause: Clause) -> Ruling<Option<Trip>> {
    take_so_many(play, moves, Route::of(chosen), Size::Any, clause)
}

/// The same, with a number of pieces that is given or limited. A seat can force another's pieces so (LAW-6h): it picks them, and
/// their owner's bans, tolls and triggers hold.
///
/// # Errors
/// Suspends while a question is open.
pub fn take_so_many(play: &mut Play, moves: &Moves, route: Route, size: Size, clause: Clause) -> Ruling<Option<Trip>> {
    let Ok(movable) = movable(play.position(), moves, route) else { return Ok(None) };
    let group = choose_group(play, moves, route.from, movable, size, clause)?;
    let trip = moves.trip(route, group);
    cite_share(play, &trip, movable);
    trips::move_with_companions(play, &trip, clause)?;
    Ok(Some(trip))
}

/// The same in moves that a piece of one of these kinds leads: as many others go along as the mover likes, but none without
/// it.
///
/// # Errors
/// Suspends while a question is open.
pub fn take_led_move(
    play: &mut Play,
    moves: &Moves,
    leaders: KindSet,
    chosen: Opt,
    clause: Clause,
) -> Ruling<Option<Trip>> {
    let route = Route::of(chosen);
    let Ok(movable) = movable(play.position(), moves, route) else { return Ok(None) };
    let led = Movable { free: leaders.and(movable.kinds), needs_free: true, ..movable };
    if led.free.is_empty() {
        return Ok(None);
    }
    let group = choose_group(play, moves, route.from, led, Size::Any, clause)?;
    let trip = moves.trip(route, group);
    cite_share(play, &trip, movable);
    trips::move_with_companions(play, &trip, clause)?;
    Ok(Some(trip))
}

/// Asks the mover for one move of this kind, if there is any, and makes it.
///
/// # Errors
/// Suspends while a question is open.
pub fn ask_move(play: &mut Play, moves: &Moves, clause: Clause) -> Ruling {
    if !can_move(play.position(), moves) {
        return Ok(());
    }
    let chosen = play.choose(Ask::open(moves.mover, clause, "move"), |at, menu| offer_moves(at, moves, MOVE, menu))?;
    take_move(play, moves, chosen, clause).map(|_| ())
}
