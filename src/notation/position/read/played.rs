//! The lines that say what is played, and how it is set up: map, deck, seats, landmarks, the pool of a draft.

use super::form;
use crate::notation::names::{self, normal};
use crate::notation::position::{PositionError, Problem, Statement};
use crate::play::{Dealt, Landmark, Procedure, SeatSetup, Setup, Suits};
use crate::shelf::Shelf;
use crate::terms::Seat;

/// The lines that say what is played, and the others.
pub(super) fn read_setup<'e, 't>(
    shelf: &Shelf,
    entries: &'e [Statement<'t>],
) -> Result<(Setup, Vec<&'e Statement<'t>>), PositionError> {
    let mut map = shelf.maps[0];
    let mut deck = shelf.decks[0];
    let mut landmarks: Vec<&'static Landmark> = Vec::new();
    let mut factions = Vec::new();
    let mut seats_line = None;
    let mut pool_line = None;
    let (mut procedure, mut suits) = (Procedure::Standard, Suits::Usual);
    let mut seen: Vec<(&str, usize)> = Vec::new();
    let mut rest = Vec::new();
    for entry in entries {
        let name = normal(entry.name);
        // Where a landmark stands is said by a line that is read later; that there is one is said here.
        if let Some(key) = name.strip_prefix("landmark-").map(|key| key.strip_suffix("-keeps").unwrap_or(key)) {
            let landmark = shelf.landmark(key).ok_or_else(|| {
                let known = names::list(shelf.landmarks.iter().map(|landmark| landmark.key));
                entry.fails(Problem::Landmark { name: key.to_owned(), known })
            })?;
            if !landmarks.iter().any(|other| other.key == landmark.key) {
                landmarks.push(landmark);
            }
        }
        let key = ["map", "deck", "seats", "setup", "suits", "pool"].into_iter().find(|key| *key == name);
        // "deck" with anything but the name of a deck is the pile of cards.
        let is_pile = key == Some("deck")
            && shelf.deck(&normal(entry.value)).is_none()
            && (entry.value.contains(',')
                || names::card(deck, entry.value).is_ok()
                || entry.value == "rest"
                || names::is_nothing(entry.value));
        let Some(key) = key.filter(|_| !is_pile) else {
            rest.push(entry);
            continue;
        };
        if let Some((_, line)) = seen.iter().find(|(known, _)| *known == key) {
            return Err(entry.fails(Problem::Twice(*line)));
        }
        seen.push((key, entry.line));
        match key {
            "map" => {
                map = shelf.map(&normal(entry.value)).ok_or_else(|| {
                    let known = names::list(shelf.maps.iter().map(|map| map.key));
                    entry.fails(Problem::Map { name: entry.value.to_owned(), known })
                })?;
            }
            "deck" => {
                deck = shelf.deck(&normal(entry.value)).ok_or_else(|| {
                    let known = names::list(shelf.decks.iter().map(|deck| deck.key));
                    entry.fails(Problem::Deck { name: entry.value.to_owned(), known })
                })?;
            }
            "setup" => {
                procedure = match normal(entry.value).as_str() {
                    "standard" => Procedure::Standard,
                    "letters" => Procedure::Letters,
                    "cards" => Procedure::Cards,
                    _ => return Err(entry.fails(form(entry.value, "\"standard\", \"letters\" or \"cards\""))),
                };
            }
            "suits" => {
                suits = match normal(entry.value).as_str() {
                    "usual" => Suits::Usual,
                    "pictured" => Suits::Pictured,
                    "dealt" => Suits::Dealt,
                    _ => return Err(entry.fails(form(entry.value, "\"usual\", \"pictured\" or \"dealt\""))),
                };
            }
            "pool" => pool_line = Some(entry),
            _ => {
                seats_line = Some(entry);
                factions = names::factions(shelf, entry.value).map_err(|error| entry.fails(error))?;
            }
        }
    }
    let Some(seats_line) = seats_line else {
        return Err(PositionError { line: 1, problem: Problem::NoSeats });
    };
    let setup = Setup::new(map, deck, &factions).and_then(|setup| setup.with_landmarks(&landmarks));
    let mut setup = setup.map_err(|error| seats_line.fails(error))?;
    set_up_by_card(&mut setup, entries);
    if let Some(entry) = pool_line {
        let (pool, takers) = pool(shelf, &setup, entry.value).map_err(|problem| entry.fails(problem))?;
        if pool.len() != setup.seats.len() + 1 {
            return Err(entry.fails(form(entry.value, "one faction more than there are seats")));
        }
        for (seat, place) in takers {
            setup.seats[seat.index()] = pool[place].seat.clone();
            setup.seats[seat.index()].card = u8::try_from(place).ok();
        }
        procedure = Procedure::Draft(pool);
    } else if setup.seats().any(|seat| setup.faction(seat).is_undecided()) {
        return Err(
            seats_line.fails(form(seats_line.value, "factions, unless a line \"pool: ...\" says what is drafted"))
        );
    }
    let setup = setup.as_set_up(procedure).with_suits(suits);
    Ok((setup.map_err(|error| seats_line.fails(error))?, rest))
}

/// Of the landmarks that the map has a place for, those that players set up (LAW-10.1e): as their lines say, or because they
/// stand nowhere where the map would have had them stand from the start.
fn set_up_by_card(setup: &mut Setup, entries: &[Statement]) {
    for number in (0u8..).take(setup.landmarks.len()) {
        let Some(own) = setup.own_landmark(number) else { continue };
        let line = format!("landmark-{}", own.key);
        let by_card = entries.iter().filter(|entry| normal(entry.name) == line).any(|entry| {
            let (place, by_card) = landmark_place(entry.value);
            by_card || own.clearing.is_some() && normal(place) == "nowhere"
        });
        setup.by_card |= u8::from(by_card) << number;
    }
}

/// Where a landmark stands, as its line says, and whether players set it up although the map has a place for it.
pub(super) fn landmark_place(value: &str) -> (&str, bool) {
    value.strip_suffix(" by card").map_or((value, false), |place| (place, true))
}

type Pool = Vec<Dealt>;

/// `eyrie, vagabond with thief, alliance militant, chameleander fair, marquise to P3`: the pool in the order of the deal, and
/// who has taken what.
fn pool(shelf: &Shelf, setup: &Setup, value: &str) -> Result<(Pool, Vec<(Seat, usize)>), Problem> {
    let (mut pool, mut takers) = (Pool::new(), Vec::new());
    for part in names::parts(value) {
        let (part, taker) = part.split_once(" to ").map_or((part, None), |(part, taker)| (part, Some(taker)));
        let (part, beside) = part.split_once(" with ").map_or((part, ""), |(part, beside)| (part, beside));
        let words: Vec<&str> = part.split_whitespace().collect();
        let (words, fair) = match words.as_slice() {
            [words @ .., "fair"] => (words, true),
            words => (words, false),
        };
        let (name, class) = match words {
            [name @ .., "militant"] => (name, Some(true)),
            [name @ .., "insurgent"] => (name, Some(false)),
            name => (name, None),
        };
        let faction = names::faction(shelf, &name.join(" "))?;
        let mut seat = if fair { SeatSetup::fair(faction) } else { SeatSetup::new(faction) };
        let names_beside = faction.beside.as_ref().map_or(&[][..], |beside| beside.names);
        for name in beside.split_whitespace() {
            let place = names_beside.iter().position(|known| *known == normal(name));
            let place = place.and_then(|place| u8::try_from(place).ok());
            let known = || names::list(names_beside.iter().copied());
            let place = place.ok_or_else(|| Problem::Beside { name: name.to_owned(), known: known() })?;
            seat.beside.try_push(place).map_err(|_| form(beside, "four cards at most"))?;
        }
        if let Some(name) = taker {
            takers.push((names::seat(setup, name)?, pool.len()));
        }
        let dealt = Dealt { militant: class.unwrap_or(faction.militant), reach: faction.reach, seat };
        pool.push(dealt);
    }
    Ok((pool, takers))
}
