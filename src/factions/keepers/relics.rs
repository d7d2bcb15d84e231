//! KI-15.2.1 Relics: where those lie whose values show, who carries them, and what becomes of them when they are removed.

use arrayvec::ArrayVec;

use super::{Board, CARRY, COLUMNS, EACH, Figures, HIDE, RELIC, RELICS, VALUES, WARRIOR};
use crate::clause;
use crate::clause::Clause;
use crate::decision::{Ask, Opt, Reason, Refusal, Ruling, pack_piece};
use crate::event::{Event, Value};
use crate::law::{claims, movement};
use crate::play::{Battle, Loss, Moves, Placing, Play, Position, Reserve, Transit, Trip, Verdict, Waivers, valued};
use crate::terms::{Clearing, KINDS, Kind, Place, Seat};

/// Relics come out of forests and by no effect that places pieces.
static RELICS_ARE_DUG: Reason = Reason { key: "relics-are-dug", values: &[] };

/// How many relics there can be.
const ALL: usize = EACH * RELICS.len();

/// The place of a type among [`RELICS`]; nothing for other pieces.
pub(super) fn row(kind: Kind) -> Option<usize> {
    RELICS.iter().position(|relic| *relic == kind)
}

/// The relics of a type whose values show, as the board keeps them.
fn shown(at: Position<'_>, me: Seat, kind: Kind) -> &[u8] {
    row(kind).map_or(&[], |row| &at.board::<Board>(me).shown[row])
}

/// The values that show in a place, by type.
pub(super) fn values_at(at: Position<'_>, me: Seat, place: Place) -> impl Iterator<Item = (Kind, u8)> {
    RELICS.into_iter().flat_map(move |kind| {
        let here = valued::pieces(shown(at, me, kind)).filter(move |(other, _)| *other == place);
        here.map(move |(_, value)| (kind, value))
    })
}

/// The same, each type and value once, with how many there are.
pub(super) fn faces_at(at: Position, me: Seat, place: Place) -> ArrayVec<(Kind, u8, u8), ALL> {
    let mut faces: ArrayVec<(Kind, u8, u8), ALL> = ArrayVec::new();
    for (kind, value) in values_at(at, me, place) {
        match faces.last_mut() {
            Some((last, of, count)) if (*last, *of) == (kind, value) => *count += 1,
            _ => faces.push((kind, value, 1)),
        }
    }
    faces
}

/// How many relics of a type in a place lie type side up.
pub(super) fn face_down(at: Position, me: Seat, place: Place, kind: Kind) -> u8 {
    let shown = values_at(at, me, place).filter(|(other, _)| *other == kind).count();
    at.count_at(me, place, kind).saturating_sub(u8::try_from(shown).unwrap_or(u8::MAX))
}

/// How many relics of a type have been recovered.
pub(super) fn recovered(at: Position, me: Seat, kind: Kind) -> usize {
    values_at(at, me, valued::BOARD).filter(|(other, _)| *other == kind).count()
}

/// How many relics of a type have been removed and are not yet put into a forest.
pub(super) fn on_the_way(at: Position, me: Seat, kind: Kind) -> usize {
    values_at(at, me, valued::SUPPLY).filter(|(other, _)| *other == kind).count()
}

/// How many relics of a type show their value, wherever they lie.
pub(super) fn number_shown(at: Position, me: Seat, kind: Kind) -> usize {
    valued::pieces(shown(at, me, kind)).count()
}

/// The values that have not shown yet, of one type.
pub(super) fn unknown(at: Position, me: Seat, kind: Kind) -> ArrayVec<u8, EACH> {
    let mut left: ArrayVec<u8, EACH> = VALUES.into_iter().collect();
    for (_, value) in valued::pieces(shown(at, me, kind)) {
        if let Some(place) = left.iter().position(|other| *other == value) {
            left.remove(place);
        }
    }
    left
}

/// Notes that a value shows in a place from now on.
fn note(play: &mut Play, me: Seat, (kind, value): (Kind, u8), place: Place) {
    if let Some(row) = row(kind) {
        valued::add(&mut play.board::<Board>(me).shown[row], place, value);
    }
}

/// Lets a relic whose value shows lie elsewhere.
pub(super) fn transfer(play: &mut Play, me: Seat, relic: (Kind, u8), from: Place, to: Place) {
    let taken = row(relic.0).is_some_and(|row| valued::take(&mut play.board::<Board>(me).shown[row], from, relic.1));
    debug_assert!(taken, "a relic lies where its value shows");
    note(play, me, relic, to);
}

/// KI-15.2.1: turns a relic in a place over whose value nobody knows: any that is left of its type, each as likely as the
/// others. Gives back its value.
pub(super) fn turn_up(play: &mut Play, me: Seat, kind: Kind, place: Place, clause: Clause) -> u8 {
    let left = unknown(play.position(), me, kind);
    let chosen = play.random_of(&left, |value| WORDS[usize::from(value).clamp(1, WORDS.len()) - 1]);
    let value = left.get(chosen).copied().unwrap_or(1);
    note(play, me, (kind, value), place);
    play.tell(|| {
        let event = Event::new("turned-relic", clause).seat(me).piece(me, kind).count(value);
        event.with("clearing", Value::place(place))
    });
    value
}

/// The words for the values.
pub(super) const WORDS: &[&str] = &["one", "two", "three"];

/// The name of a value in options, by its number among the names of the board; 0 is a value that nobody knows.
pub(super) const fn named(value: u8) -> u8 {
    NAMES + value
}

/// The value that an option names.
pub(super) const fn value_in(option: Opt, operand: usize) -> u8 {
    option.operand(operand).saturating_sub(NAMES)
}

/// Where the names of values begin: behind those of the columns.
#[expect(clippy::cast_possible_truncation, reason = "there are three columns")]
const NAMES: u8 = COLUMNS as u8;

/// Where relics lie that have come home, by its number among the names of the board: behind those of the values.
const HOME: u8 = NAMES + 4;

/// KI-15.2.4: a relic may go along with each Keeper warrior that moves from clearing to clearing, in any kind of move.
/// Whoever decides the move decides this as well (KI-E09).
pub(super) fn ride(play: &mut Play, me: Seat, trip: &Trip) -> Ruling {
    let clause = clause!("KI-15.2.4");
    if trip.from.clearing().is_none() || trip.to.clearing().is_none() {
        return Ok(());
    }
    let mut carriers = trip.group[WARRIOR.index()];
    for (kind, value, count) in faces_at(play.position(), me, trip.from) {
        let most = carriers.min(count);
        let going = Moves::forced(trip.mover, me).waiving(Waivers::RULE).going(kind, trip.route());
        if most == 0 || movement::may_go(play.position(), &going).is_err() {
            continue;
        }
        let piece = pack_piece(me, kind);
        let chosen = play.choose(Ask::open(trip.mover, clause, "carry-relics"), |_, menu| {
            (0..=most).rev().for_each(|count| menu.offer(Opt::of(CARRY, piece, named(value), count)));
        })?;
        let count = chosen.operand(2);
        movement::carry(play, trip, kind, count, clause);
        (0..count).for_each(|_| transfer(play, me, (kind, value), trip.from, trip.to));
        carriers -= count;
    }
    Ok(())
}

/// KI-15.2.4 Devout Knights: beside a relic and with a warrior the first hit in a battle is ignored.
pub(super) fn is_devout(at: Position, me: Seat, battle: &Battle) -> bool {
    at.count(me, battle.clearing, WARRIOR) > 0 && RELICS.iter().any(|kind| at.count(me, battle.clearing, *kind) > 0)
}

/// Relics come out of forests: no effect places one from anywhere else, but for those that have come home.
pub(super) fn may_place(_: Position, me: Seat, placing: &Placing) -> Verdict {
    if placing.owner == me && row(placing.kind).is_some() {
        return Verdict::Never(Refusal::new(&RELICS_ARE_DUG, clause!("KI-15.2.1")));
    }
    Verdict::Silent
}

/// Relics that have come home are still in the game, so whoever may place any token may place one of them (our reading of
/// KI-X.C#3 and C.5.2.V). Which one, the Keepers say; its value shows as everywhere in clearings.
pub(super) static RESERVES: [Reserve; 1] = [Reserve {
    space: HOME,
    holds: |at, me| {
        let mut pieces = [0; KINDS];
        for kind in RELICS {
            pieces[kind.index()] = u8::try_from(recovered(at, me, kind)).unwrap_or(u8::MAX);
        }
        pieces
    },
    take: |play, me, placing| {
        let mut faces = faces_at(play.position(), me, valued::BOARD);
        faces.retain(|face| face.0 == placing.kind);
        if let Some(value) = ask_which(play, me, me, &faces, clause!("KI-X.C"))? {
            transfer(play, me, (placing.kind, value), valued::BOARD, placing.clearing.into());
        }
        Ok(())
    },
}];

/// Which of several relics of a type in a clearing are removed: the Keepers say it where they take hits, else whoever removes
/// them (our reading).
pub(super) fn single_out(play: &mut Play, me: Seat, loss: &Loss) -> Ruling {
    let is_relic = loss.owner == me && row(loss.kind).is_some();
    if !is_relic || play.position().board::<Board>(me).recovering > 0 {
        return Ok(());
    }
    let here = Place::from(loss.clearing);
    if loss.count >= play.table.count(me, loss.clearing, loss.kind) {
        let all: ArrayVec<(Kind, u8), ALL> =
            values_at(play.position(), me, here).filter(|(kind, _)| *kind == loss.kind).collect();
        all.into_iter().for_each(|relic| transfer(play, me, relic, here, valued::SUPPLY));
        return Ok(());
    }
    let asked = loss.by.filter(|_| !loss.cause.is_battle()).unwrap_or(me);
    let mut left = faces_at(play.position(), me, here);
    left.retain(|face| face.0 == loss.kind);
    let mut chosen: ArrayVec<u8, EACH> = ArrayVec::new();
    for _ in 0..loss.count {
        let Some(value) = ask_which(play, me, asked, &left, clause!("KI-15.2.5"))? else { break };
        chosen.push(value);
        left.iter_mut().filter(|face| face.1 == value).for_each(|face| face.2 -= 1);
        left.retain(|face| face.2 > 0);
    }
    // When all are named: until then they lie where they lay.
    chosen.into_iter().for_each(|value| transfer(play, me, (loss.kind, value), here, valued::SUPPLY));
    Ok(())
}

/// Asks which of these relics of a type is meant, where they show different values. Gives back the value.
fn ask_which(play: &mut Play, me: Seat, asked: Seat, faces: &[(Kind, u8, u8)], clause: Clause) -> Ruling<Option<u8>> {
    if faces.len() < 2 {
        return Ok(faces.first().map(|face| face.1));
    }
    let chosen = play.choose(Ask::open(asked, clause, "which-relic"), |_, menu| {
        faces.iter().for_each(|(kind, value, _)| menu.offer(Opt::of(RELIC, pack_piece(me, *kind), named(*value), 0)));
    })?;
    Ok(Some(value_in(chosen, 1)))
}

/// A recovered relic goes to the board and nowhere else.
pub(super) fn take_back(play: &mut Play, me: Seat, loss: &Loss) -> bool {
    row(loss.kind).is_some() && std::mem::take(&mut play.board::<Board>(me).recovering) > 0
}

/// KI-15.2.5: a relic is worth more than other tokens.
pub(super) fn worth(at: Position, me: Seat, loss: &Loss, worth: u8) -> u8 {
    if loss.owner == me && row(loss.kind).is_some() {
        return worth.saturating_add(at.figures::<Figures>(me).trophy_vp.saturating_mul(loss.count));
    }
    worth
}

/// Whether relics are on their way.
pub(super) fn are_trophies(_: Position, _: Seat, transit: &Transit) -> bool {
    RELICS.iter().any(|kind| transit.pieces[kind.index()] > 0)
}

/// KI-15.2.5: whoever removed relics puts them into forests, one by one (KI-E27). Where no player did, the current one does.
pub(super) fn hide_trophies(play: &mut Play, me: Seat, transit: &mut Transit) -> Ruling {
    let clause = clause!("KI-15.2.5");
    for kind in RELICS {
        let here = |loss: &&Loss| (loss.owner, loss.clearing, loss.kind) == (me, transit.clearing, kind);
        let by = transit.event.losses.iter().find(here).and_then(|loss| loss.by).unwrap_or(play.current());
        let count = transit.pieces[kind.index()];
        for _ in 0..count {
            let mut waiting = faces_at(play.position(), me, valued::SUPPLY);
            waiting.retain(|face| face.0 == kind);
            let Some(value) = ask_which(play, me, by, &waiting, clause)? else { break };
            let chosen = play.choose(Ask::open(by, clause, "trophy-forest"), |at, menu| {
                let with_room = at.forests().filter(|forest| at.table.has_room(me, *forest, kind));
                with_room.for_each(|forest| menu.offer(Opt::of(HIDE, forest.0, 0, 0)));
            })?;
            let forest = chosen.place(0);
            claims::claim(play, transit, kind, 1);
            play.table.put_pieces(me, forest, kind, 1);
            transfer(play, me, (kind, value), valued::SUPPLY, forest);
            play.tell(|| {
                let event = Event::new("hid-relic", clause).seat(by).piece(me, kind).count(value);
                event.with("clearing", Value::place(forest))
            });
        }
    }
    Ok(())
}

/// Why the values that show do not fit what lies on the map, if they do not.
pub(super) fn flaw(at: Position, me: Seat) -> Option<&'static str> {
    for kind in RELICS {
        let known: Vec<(Place, u8)> = valued::pieces(shown(at, me, kind)).collect();
        let number = |value: u8| known.iter().filter(|(_, other)| *other == value).count();
        if (1..=3).any(|value| number(value) > VALUES.into_iter().filter(|other| *other == value).count()) {
            return Some("of each type one relic has value 1, one value 2, and two have value 3");
        }
        let in_place = |place: Place| known.iter().filter(|(other, _)| *other == place).count();
        let in_clearing = |clearing: Clearing| usize::from(at.count(me, clearing, kind));
        if !at.clearings().iter().all(|clearing| in_clearing(clearing) == in_place(clearing.into())) {
            return Some("relics in clearings show their values");
        }
        if in_place(valued::SUPPLY) > usize::from(at.in_supply(me, kind)) {
            return Some("values show of relics that are not in supply");
        }
        if at.forests().any(|forest| in_place(forest) > usize::from(at.count_at(me, forest, kind))) {
            return Some("values show of relics that do not lie there");
        }
    }
    None
}
