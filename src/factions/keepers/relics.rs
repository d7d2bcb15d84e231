//! KI-15.2.1 Relics: where those lie whose values show, who carries them, and what becomes of them when they are removed.

use arrayvec::ArrayVec;

use super::{Board, CARRY, COLUMNS, EACH, Figures, HIDE, HIGHEST, RELIC, RELICS, VALUES, WARRIOR};
use crate::clause;
use crate::clause::Clause;
use crate::decision::{Ask, Opt, Reason, Refusal, Ruling, pack_piece};
use crate::event::Value;
use crate::law::{claims, movement};
use crate::play::{Battle, Loss, Moves, Placing, Play, Position, Reserve, Transit, Trip, Verdict, Waivers, valued};
use crate::terms::{KINDS, Kind, Place, Seat};

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

/// The values that relics of a type show in a place, from the lowest to the highest.
fn values_of(at: Position, me: Seat, kind: Kind, place: Place) -> ArrayVec<u8, EACH> {
    let mut values = ArrayVec::new();
    for (other, value) in valued::pieces(shown(at, me, kind)) {
        if other == place {
            values.push(value);
        }
    }
    values
}

/// The relics whose values show in a place, each type and value once, with how many there are.
pub(super) fn faces_at(at: Position, me: Seat, place: Place) -> ArrayVec<(Kind, u8, u8), ALL> {
    let mut faces: ArrayVec<(Kind, u8, u8), ALL> = ArrayVec::new();
    for kind in RELICS {
        for value in values_of(at, me, kind, place) {
            match faces.last_mut() {
                Some((last, of, count)) if (*last, *of) == (kind, value) => *count += 1,
                _ => faces.push((kind, value, 1)),
            }
        }
    }
    faces
}

/// What can be told apart among the relics of a type in a forest: that values are hidden, as value 0, and each value that
/// shows (KI-E26).
pub(super) fn told_apart(at: Position, me: Seat, kind: Kind, forest: Place) -> ArrayVec<u8, EACH> {
    let mut apart = ArrayVec::new();
    if at.count_at(me, forest, kind) > number_at(at, me, kind, forest) {
        apart.push(0);
    }
    for value in values_of(at, me, kind, forest) {
        if apart.last() != Some(&value) {
            apart.push(value);
        }
    }
    apart
}

/// How many relics of a type show their values in a place.
fn number_at(at: Position, me: Seat, kind: Kind, place: Place) -> u8 {
    let mut number = 0;
    for (other, _) in valued::pieces(shown(at, me, kind)) {
        number += u8::from(other == place);
    }
    number
}

/// How many relics of a type show their values, wherever they lie.
pub(super) fn number_shown(at: Position, me: Seat, kind: Kind) -> usize {
    valued::pieces(shown(at, me, kind)).count()
}

/// How many relics of a type have been recovered.
pub(super) fn recovered(at: Position, me: Seat, kind: Kind) -> u8 {
    number_at(at, me, kind, valued::BOARD)
}

/// How many relics of a type have been removed and are not yet put into a forest.
pub(super) fn on_the_way(at: Position, me: Seat, kind: Kind) -> u8 {
    number_at(at, me, kind, valued::SUPPLY)
}

/// The values that have not shown yet, of one type.
pub(super) fn unknown(at: Position, me: Seat, kind: Kind) -> ArrayVec<u8, EACH> {
    let mut left = ArrayVec::from(VALUES);
    for (_, value) in valued::pieces(shown(at, me, kind)) {
        strike_out(&mut left, value);
    }
    left
}

/// Takes one of a value out of a list.
fn strike_out(values: &mut ArrayVec<u8, EACH>, value: u8) {
    if let Some(place) = values.iter().position(|other| *other == value) {
        values.remove(place);
    }
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
    play.tell_of(me, "turned-relic", clause, &told(me, (kind, value), place));
    value
}

/// What events say of a relic: its type, its value, and where it is.
pub(super) fn told(me: Seat, (kind, value): (Kind, u8), place: Place) -> [(&'static str, Value); 3] {
    [("piece", Value::Piece(me, kind)), ("count", Value::Number(value.into())), ("clearing", Value::place(place))]
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
            for count in (0..=most).rev() {
                menu.offer(Opt::of(CARRY, piece, named(value), count));
            }
        })?;
        let count = chosen.operand(2);
        movement::carry(play, trip, kind, count, clause);
        for _ in 0..count {
            transfer(play, me, (kind, value), trip.from, trip.to);
        }
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
            pieces[kind.index()] = recovered(at, me, kind);
        }
        pieces
    },
    take: |play, me, placing| {
        let home = values_of(play.position(), me, placing.kind, valued::BOARD);
        if let Some(value) = ask_which(play, me, me, (placing.kind, &home), clause!("KI-X.C"))? {
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
    let mut left = values_of(play.position(), me, loss.kind, here);
    let mut gone = ArrayVec::new();
    if loss.count >= play.table.count(me, loss.clearing, loss.kind) {
        gone = left;
    } else {
        let asked = loss.by.filter(|_| !loss.cause.is_battle()).unwrap_or(me);
        for _ in 0..loss.count {
            let chosen = ask_which(play, me, asked, (loss.kind, &left), clause!("KI-15.2.5"))?;
            let Some(value) = chosen else { break };
            strike_out(&mut left, value);
            gone.push(value);
        }
    }
    // When all are named: until then they lie where they lay.
    for value in gone {
        transfer(play, me, (loss.kind, value), here, valued::SUPPLY);
    }
    Ok(())
}

/// Asks which of these relics of a type is meant, where they show different values. Gives back the value.
fn ask_which(
    play: &mut Play,
    me: Seat,
    asked: Seat,
    (kind, values): (Kind, &[u8]),
    clause: Clause,
) -> Ruling<Option<u8>> {
    if values.first() == values.last() {
        return Ok(values.first().copied());
    }
    let chosen = play.choose(Ask::open(asked, clause, "which-relic"), |_, menu| {
        for value in 1..=HIGHEST {
            if values.contains(&value) {
                menu.offer(Opt::of(RELIC, pack_piece(me, kind), named(value), 0));
            }
        }
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
            let waiting = values_of(play.position(), me, kind, valued::SUPPLY);
            let Some(value) = ask_which(play, me, by, (kind, &waiting), clause)? else { break };
            let chosen = play.choose(Ask::open(by, clause, "trophy-forest"), |at, menu| {
                for forest in at.forests().iter() {
                    if at.table.has_room(me, forest, kind) {
                        menu.offer(Opt::of(HIDE, forest.0, 0, 0));
                    }
                }
            })?;
            let forest = chosen.place(0);
            claims::claim(play, transit, kind, 1);
            play.table.put_pieces(me, forest, kind, 1);
            transfer(play, me, (kind, value), valued::SUPPLY, forest);
            play.tell_of(by, "hid-relic", clause, &told(me, (kind, value), forest));
        }
    }
    Ok(())
}

/// Why the values that show do not fit what lies on the map, if they do not.
pub(super) fn flaw(at: Position, me: Seat) -> Option<&'static str> {
    for kind in RELICS {
        if unknown(at, me, kind).len() + number_shown(at, me, kind) != EACH {
            return Some("of each type one relic has value 1, one value 2, and two have value 3");
        }
        for clearing in at.clearings().iter() {
            if at.count(me, clearing, kind) != number_at(at, me, kind, clearing.into()) {
                return Some("relics in clearings show their values");
            }
        }
        if number_at(at, me, kind, valued::SUPPLY) > at.in_supply(me, kind) {
            return Some("values show of relics that are not in supply");
        }
        for forest in at.forests().iter() {
            if number_at(at, me, kind, forest) > at.count_at(me, forest, kind) {
                return Some("values show of relics that do not lie there");
            }
        }
    }
    None
}
