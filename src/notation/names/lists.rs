//! Lists of pieces, items and clearings.

use super::{NameError, clearing, find_piece, item, leading_seat, normal, piece, small};
use crate::decision::pack_piece;
use crate::play::{Map, Setup};
use crate::terms::{ClearingSet, Item, Kind, Seat};

/// A number of pieces of one kind as written in a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ListedPieces {
    /// Whose they are.
    pub seat: Seat,
    /// What they are.
    pub kind: Kind,
    /// How many.
    pub count: u8,
}

impl ListedPieces {
    /// Owner and kind in one byte.
    #[must_use]
    pub const fn packed(self) -> u8 {
        pack_piece(self.seat, self.kind)
    }
}

/// The parts of a list: separated by commas, semicolons or the word "and", without empty ones.
pub fn parts(text: &str) -> impl Iterator<Item = &str> {
    text.split([',', ';']).flat_map(|part| part.split(" and ")).map(str::trim).filter(|part| !part.is_empty())
}

/// Whether a value says that there is nothing.
#[must_use]
pub fn is_nothing(text: &str) -> bool {
    matches!(normal(text).as_str(), "" | "none" | "nothing" | "nobody" | "empty" | "no" | "no-cards" | "0")
}

/// Reads a list of pieces: `NB 2 warriors, a ball; BG worksite`. A faction counts until the next one is named; `owner`
/// is whose pieces they are if nobody is named.
///
/// # Errors
/// If something in it is unknown.
pub fn pieces(setup: &Setup, owner: Option<Seat>, text: &str) -> Result<Vec<ListedPieces>, NameError> {
    let mut owner = owner;
    let mut list = Vec::new();
    if is_nothing(text) {
        return Ok(list);
    }
    for part in parts(text) {
        let words: Vec<&str> = part.split_whitespace().collect();
        let mut rest = &words[..];
        while !rest.is_empty() {
            rest = next_pieces(setup, &mut owner, rest, &mut list)?;
        }
    }
    Ok(list)
}

/// Reads the first pieces of some words, and gives back the words after them: up to the next number.
fn next_pieces<'w, 't>(
    setup: &Setup,
    owner: &mut Option<Seat>,
    words: &'w [&'t str],
    list: &mut Vec<ListedPieces>,
) -> Result<&'w [&'t str], NameError> {
    let (before, rest) = leading_count(words);
    let (named, rest) = leading_owner(setup, rest, before.is_some());
    *owner = named.or(*owner);
    let (after, rest) = leading_count(rest);
    if let Some(number) = rest.first().filter(|word| is_number(word)) {
        return Err(NameError::Number { text: (*number).to_owned(), min: 0, max: u8::MAX.into() });
    }
    let (name, rest) = rest.split_at(rest.iter().position(is_number).unwrap_or(rest.len()));
    let name = name.join(" ");
    // The number may also stand behind: `warriors 2`.
    let (behind, rest) = match (before.or(after), rest) {
        (None, [number]) => (leading_count(&[number]).0, &[][..]),
        _ => (None, rest),
    };
    let seat = match *owner {
        Some(seat) => seat,
        None => only_owner(setup, &name).ok_or_else(|| NameError::Whose(words.join(" ")))?,
    };
    let kind = piece(setup.faction(seat), &name)?;
    list.push(ListedPieces { seat, kind, count: before.or(after).or(behind).unwrap_or(1) });
    Ok(rest)
}

/// The seat that some words name as an owner, and the words after it. A word that names a faction and one of its pieces as
/// well is the piece where no other piece follows it: `C 2 ego, chameleander`, `1 goat 2 big tops`.
fn leading_owner<'w, 't>(setup: &Setup, words: &'w [&'t str], counted: bool) -> (Option<Seat>, &'w [&'t str]) {
    let Some((seat, rest)) = leading_seat(setup, words) else { return (None, words) };
    let name = words[..words.len() - rest.len()].join(" ");
    let stands_alone = rest.is_empty() || (counted && is_number(&rest[0]) && piece(setup.faction(seat), &name).is_ok());
    (Some(seat), if stands_alone { words } else { rest })
}

fn is_number(word: &&str) -> bool {
    word.starts_with(|letter: char| letter.is_ascii_digit())
}

/// The one seat that has a piece of this name.
fn only_owner(setup: &Setup, name: &str) -> Option<Seat> {
    let key = normal(name);
    let mut seats = setup.seats().filter(|seat| find_piece(setup.faction(*seat), &key).is_some());
    seats.next().filter(|_| seats.next().is_none())
}

/// The number that some words begin with, and the words after it.
#[must_use]
pub fn leading_count<'w, 't>(words: &'w [&'t str]) -> (Option<u8>, &'w [&'t str]) {
    let Some((first, rest)) = words.split_first() else { return (None, words) };
    if matches!(*first, "a" | "an") {
        return (Some(1), rest);
    }
    let digits = first.strip_suffix(['x', '×']).unwrap_or(first);
    small(digits, 0, u8::MAX).map_or((None, words), |count| (Some(count), rest))
}

/// Reads a list of items: `bag, 2 swords`.
///
/// # Errors
/// If something in it is unknown.
pub fn items(text: &str) -> Result<Vec<(Item, u8)>, NameError> {
    if is_nothing(text) {
        return Ok(Vec::new());
    }
    parts(text)
        .map(|part| {
            let words: Vec<&str> = part.split_whitespace().collect();
            let (count, words) = leading_count(&words);
            Ok((item(&words.join(" "))?, count.unwrap_or(1)))
        })
        .collect()
}

/// Reads a list of clearings: `6, 10 and 12` or `6 10 12`.
///
/// # Errors
/// If something in it is no clearing.
pub fn clearings(map: &'static Map, text: &str) -> Result<ClearingSet, NameError> {
    if is_nothing(text) {
        return Ok(ClearingSet::EMPTY);
    }
    parts(text).flat_map(str::split_whitespace).map(|word| clearing(map, word)).collect()
}
