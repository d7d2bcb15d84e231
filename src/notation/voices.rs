//! Names of voices and of their effects, as positions and option keys write them.

use super::names::{NameError, clearing, leading_seat, list, normal};
use crate::play::{Map, Setup, Way};
use crate::terms::{Clearing, Place, Speaker, Voice};

/// The name of a voice; `?` for one that is not at the table.
#[must_use]
pub fn voice_key(setup: &Setup, voice: Voice) -> &'static str {
    match voice.source() {
        Some(Speaker::Faction(seat)) if seat.index() < setup.seats.len() => setup.seat_key(seat),
        Some(Speaker::Map) => "map",
        Some(Speaker::Landmark(n)) => setup.landmarks.get(usize::from(n)).map_or("?", |landmark| landmark.key),
        Some(Speaker::Card(card)) => setup.deck.face(card).key,
        _ => "?",
    }
}

/// The name of an effect of a voice: the voice's, and a number from its second effect on.
#[must_use]
pub fn effect_key(setup: &Setup, voice: Voice, effect: u8) -> String {
    let key = voice_key(setup, voice);
    if effect == 0 { key.to_owned() } else { format!("{key} {}", effect + 1) }
}

/// The voice, other than a card, that some words begin with, and the words after it.
#[must_use]
pub fn leading_voice<'w, 't>(setup: &Setup, words: &'w [&'t str]) -> Option<(Voice, &'w [&'t str])> {
    if let Some((seat, rest)) = leading_seat(setup, words) {
        return Some((Voice::seat(seat), rest));
    }
    let others = setup.voices.all().filter(|voice| voice.as_seat().is_none());
    let others: Vec<Voice> = others.collect();
    (1..=words.len().min(3)).rev().find_map(|n| {
        let name = normal(&words[..n].join(" "));
        others.iter().find(|voice| voice_key(setup, **voice) == name).map(|voice| (*voice, &words[n..]))
    })
}

/// The effect with this name.
///
/// # Errors
/// If no voice at the table has that name, or what follows it is no number from 2 to 4.
pub fn effect(setup: &Setup, name: &str) -> Result<(Voice, u8), NameError> {
    let words: Vec<&str> = name.split_whitespace().collect();
    let unknown = || NameError::Seat {
        name: name.trim().to_owned(),
        known: list(setup.voices.all().map(|voice| voice_key(setup, voice))),
    };
    let (voice, rest) = leading_voice(setup, &words).ok_or_else(unknown)?;
    match rest {
        [] => Ok((voice, 0)),
        [number] => match number.parse::<u8>() {
            Ok(number @ 2..=4) => Ok((voice, number - 1)),
            _ => Err(unknown()),
        },
        _ => Err(unknown()),
    }
}

/// The name of a forest; `?` for one the map does not have.
#[must_use]
pub fn forest_key(map: &'static Map, place: Place) -> &'static str {
    let forest = place.as_forest().and_then(|number| map.forests.get(usize::from(number)));
    forest.map_or("?", |forest| forest.key)
}

/// The place with this name: a clearing by its number, a forest, or the clearing beside the map.
///
/// # Errors
/// If there is none.
pub fn place(setup: &Setup, name: &str) -> Result<Place, NameError> {
    forest(setup.map, name).or_else(|_| any_clearing(setup, name).map(Place::from))
}

/// The clearing with this name: its number, or the name of the one beside the map.
///
/// # Errors
/// If there is none.
pub fn any_clearing(setup: &Setup, name: &str) -> Result<Clearing, NameError> {
    let is_annex = setup.annex_key().is_some_and(|key| key == normal(name));
    if is_annex { Ok(Clearing::ANNEX) } else { clearing(setup.map, name) }
}

/// The forest with this name.
///
/// # Errors
/// If the map has none.
pub fn forest(map: &'static Map, name: &str) -> Result<Place, NameError> {
    let found = (0u8..).zip(map.forests).find(|(_, forest)| forest.key.eq_ignore_ascii_case(name.trim()));
    found.map(|(number, _)| Place::forest(number)).ok_or_else(|| NameError::Forest {
        name: name.trim().to_owned(),
        map: map.key,
        known: list(map.forests.iter().map(|forest| forest.key)),
    })
}

/// The name of a place.
#[must_use]
pub fn place_key(setup: &Setup, place: Place) -> String {
    match (place.clearing(), setup.annex_key()) {
        (Some(Clearing::ANNEX), Some(key)) => key.to_owned(),
        (Some(clearing), _) => clearing.0.to_string(),
        (None, _) => forest_key(setup.map, place).to_owned(),
    }
}

/// The name of a way that is no path.
#[must_use]
pub fn way_key(setup: &Setup, way: Way) -> &'static str {
    match (way, way.voice()) {
        (_, Some(voice)) => voice_key(setup, voice),
        (Way::NONE, _) => "anyhow",
        _ => "river",
    }
}
