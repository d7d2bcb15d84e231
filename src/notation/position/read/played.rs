//! The lines that say what is played: map, deck, seats, landmarks.

use crate::notation::names::{self, normal};
use crate::notation::position::{PositionError, Problem, Statement};
use crate::play::{Landmark, Setup};
use crate::shelf::Shelf;

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
        let key = ["map", "deck", "seats"].into_iter().find(|key| *key == name);
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
    Ok((setup.map_err(|error| seats_line.fails(error))?, rest))
}
