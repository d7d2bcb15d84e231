//! Names as people write them: factions by name or short code, cards with or without apostrophes, pieces in the plural.

use thiserror::Error;

use super::limits::MOST_NAME;
use crate::decision::pack_piece;
use crate::maps::Map;
use crate::play::{Deck, Faction, Setup};
use crate::shelf::Shelf;
use crate::terms::{Card, Clearing, Item, Kind, Phase, Seat, Suit};

/// A name or number that means nothing at this table.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum NameError {
    /// No such faction exists.
    #[error("there is no faction \"{name}\"; there is: {known}")]
    Faction {
        /// What was written.
        name: String,
        /// The factions there are.
        known: String,
    },
    /// The faction exists or not, but has no seat here.
    #[error("\"{name}\" has no seat at this table; the seats are: {known}")]
    Seat {
        /// What was written.
        name: String,
        /// The seats there are.
        known: String,
    },
    /// The map has no such forest.
    #[error("the map {map} has no forest \"{name}\"; its forests are {known}")]
    Forest {
        /// What was written.
        name: String,
        /// The map.
        map: &'static str,
        /// The forests there are.
        known: String,
    },
    /// The map has no such clearing.
    #[error("the map {map} has no clearing \"{name}\"; its clearings are 1 to {highest}")]
    Clearing {
        /// What was written.
        name: String,
        /// The map.
        map: &'static str,
        /// Its highest number.
        highest: usize,
    },
    /// The deck has no such card.
    #[error("the deck {deck} has no card \"{name}\"{hint}")]
    Card {
        /// What was written.
        name: String,
        /// The deck.
        deck: &'static str,
        /// A card that may be meant.
        hint: Hint,
    },
    /// Several cards have a name that begins so.
    #[error("\"{name}\" may be any of {cards}; write the whole name")]
    SeveralCards {
        /// What was written.
        name: String,
        /// The cards it may be.
        cards: String,
    },
    /// The faction has no such piece.
    #[error("{faction} has no piece \"{name}\"; it has: {known}")]
    Piece {
        /// The faction.
        faction: &'static str,
        /// What was written.
        name: String,
        /// Its pieces.
        known: String,
    },
    /// Pieces of nobody.
    #[error("whose \"{0}\"? Write the faction in front, for example \"NB 2 warriors\"")]
    Whose(String),
    /// There is no such item.
    #[error("there is no item \"{0}\"; there is: bag, boot, coin, crossbow, hammer, sword, tea, torch")]
    Item(String),
    /// There is no such suit, or not here.
    #[error("\"{0}\" is no suit of a clearing; they are: fox, rabbit, mouse, frog")]
    Suit(String),
    /// A turn has no such part.
    #[error("\"{0}\" is no phase; they are: birdsong, daylight, evening")]
    Phase(String),
    /// The phase has no such step.
    #[error("the {phase} of {faction} has no step \"{name}\"; it has: {known}")]
    Step {
        /// What was written.
        name: String,
        /// The faction.
        faction: &'static str,
        /// The phase.
        phase: &'static str,
        /// Its steps.
        known: String,
    },
    /// Not a number, or one out of range.
    #[error("\"{text}\" is no number from {min} to {max}")]
    Number {
        /// What was written.
        text: String,
        /// The smallest number that fits.
        min: u64,
        /// The largest number that fits.
        max: u64,
    },
}

/// Something that may have been meant, to be added to a message.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Hint(pub Option<String>);

impl std::fmt::Display for Hint {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match &self.0 {
            Some(meant) => write!(f, "; did you mean \"{meant}\"?"),
            None => Ok(()),
        }
    }
}

impl Hint {
    /// The known name closest to a misspelt one, if any is close at all. Nothing that long is a name misspelt.
    pub fn closest<'a>(name: &str, known: impl Iterator<Item = &'a str>) -> Self {
        if name.len() > MOST_NAME {
            return Self(None);
        }
        let most = name.chars().count() / 3 + 1;
        let best = known.map(|known| (distance(name, known), known)).min();
        Self(best.filter(|(distance, _)| *distance <= most).map(|(_, known)| known.to_owned()))
    }
}

/// How many letters must be changed, added or left out to make one word of another.
fn distance(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, letter) in a.chars().enumerate() {
        let mut diagonal = i;
        row[0] = i + 1;
        for (j, other) in b.iter().enumerate() {
            let above = row[j + 1];
            row[j + 1] = (diagonal + usize::from(letter != *other)).min(above + 1).min(row[j] + 1);
            diagonal = above;
        }
    }
    row[b.len()]
}

/// A name as keys spell it: small letters, no apostrophes, a hyphen for every other gap.
#[must_use]
pub fn normal(text: &str) -> String {
    let mut key = String::with_capacity(text.len());
    for letter in text.chars() {
        if letter.is_alphanumeric() {
            key.extend(letter.to_lowercase());
        } else if !matches!(letter, '\'' | '\u{2019}') && !key.is_empty() && !key.ends_with('-') {
            key.push('-');
        }
    }
    key.truncate(key.trim_end_matches('-').len());
    key
}

/// Joins names for a message.
pub fn list<'a>(names: impl Iterator<Item = &'a str>) -> String {
    names.collect::<Vec<_>>().join(", ")
}

/// A whole number within limits.
///
/// # Errors
/// If the text is something else.
pub fn number(text: &str, min: u64, max: u64) -> Result<u64, NameError> {
    const WORDS: [&str; 13] =
        ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];
    let text = text.trim();
    let word = || (0u64..).zip(WORDS).find(|(_, word)| text.eq_ignore_ascii_case(word)).map(|(n, _)| n);
    let value = if text.bytes().all(|byte| byte.is_ascii_digit()) { text.parse().ok() } else { word() };
    value.filter(|value| (min..=max).contains(value)).ok_or_else(|| NameError::Number {
        text: text.to_owned(),
        min,
        max,
    })
}

/// A whole number within limits that fits a byte.
///
/// # Errors
/// If the text is something else.
pub fn small(text: &str, min: u8, max: u8) -> Result<u8, NameError> {
    number(text, min.into(), max.into()).map(|value| u8::try_from(value).unwrap_or(max))
}

fn is_faction(faction: &Faction, name: &str) -> bool {
    let word = || faction.key.split('-').any(|word| word == name && word.len() > 3);
    faction.key == name || faction.code.eq_ignore_ascii_case(name) || word()
}

/// The faction with this name, short code, or one long word of its name.
///
/// # Errors
/// If there is none.
pub fn faction(shelf: &Shelf, name: &str) -> Result<&'static Faction, NameError> {
    let key = normal(name);
    shelf.factions.iter().copied().find(|faction| is_faction(faction, &key)).ok_or_else(|| NameError::Faction {
        name: name.to_owned(),
        known: list(shelf.factions.iter().map(|faction| faction.key)),
    })
}

/// The factions of a list, separated by commas or spaces.
///
/// # Errors
/// The first one that does not exist.
pub fn factions(shelf: &Shelf, text: &str) -> Result<Vec<&'static Faction>, NameError> {
    let mut list = Vec::new();
    for part in parts(text) {
        match faction(shelf, part) {
            Ok(found) => list.push(found),
            Err(error) => {
                let each: Option<Vec<_>> = part.split_whitespace().map(|word| faction(shelf, word).ok()).collect();
                list.extend(each.ok_or(error)?);
            }
        }
    }
    Ok(list)
}

/// The phase with this name.
///
/// # Errors
/// If there is none.
pub fn phase(name: &str) -> Result<Phase, NameError> {
    let key = normal(name);
    Phase::ALL.into_iter().find(|phase| phase.key() == key).ok_or_else(|| NameError::Phase(name.to_owned()))
}

/// The item with this name, in the singular or the plural.
///
/// # Errors
/// If there is none.
pub fn item(name: &str) -> Result<Item, NameError> {
    let key = normal(name);
    Item::find(&key)
        .or_else(|| Item::find(key.strip_suffix('s')?))
        .or_else(|| Item::find(key.strip_suffix("es")?))
        .ok_or_else(|| NameError::Item(name.to_owned()))
}

/// A suit that a clearing can have, by its name in the singular or the plural.
///
/// # Errors
/// If there is none.
pub fn clearing_suit(name: &str) -> Result<Suit, NameError> {
    suit(name).filter(|suit| *suit != Suit::Bird).ok_or_else(|| NameError::Suit(name.to_owned()))
}

/// The suit with this name, in the singular or the plural.
#[must_use]
pub fn suit(name: &str) -> Option<Suit> {
    let key = normal(name);
    let singular = match key.as_str() {
        "mice" => "mouse",
        "foxes" => "fox",
        other => other.strip_suffix('s').unwrap_or(other),
    };
    Suit::find(singular)
}

/// The clearing with this number.
///
/// # Errors
/// If the map has none.
pub fn clearing(map: &'static Map, name: &str) -> Result<Clearing, NameError> {
    let found = number(name, 1, 15).ok().and_then(|number| u8::try_from(number).ok()).map(Clearing);
    found.filter(|clearing| map.all().has(*clearing)).ok_or_else(|| NameError::Clearing {
        name: name.trim().to_owned(),
        map: map.key,
        highest: map.clearings.len(),
    })
}

/// The first card with this name: the key, the printed title, or the beginning of a key that no other card shares.
/// A suit may stand in front instead of behind (`fox ambush`).
///
/// # Errors
/// If there is none, or several.
pub fn card(deck: &'static Deck, name: &str) -> Result<Card, NameError> {
    let key = normal(name);
    let turned = key.split_once('-').filter(|(suit, _)| Suit::find(suit).is_some());
    let turned = turned.map(|(suit, rest)| format!("{rest}-{suit}"));
    if let Some(card) = deck.find(&key).or_else(|| deck.find(turned.as_deref()?)) {
        return Ok(card);
    }
    let mut longer: Vec<&str> =
        deck.cards.iter().map(|face| face.key).filter(|face| begins(face, &key) && !key.is_empty()).collect();
    longer.dedup();
    match longer.as_slice() {
        [only] => deck.find(only),
        _ => None,
    }
    .ok_or_else(|| {
        if longer.is_empty() {
            let hint = Hint::closest(&key, deck.cards.iter().map(|face| face.key));
            NameError::Card { name: name.trim().to_owned(), deck: deck.key, hint }
        } else {
            NameError::SeveralCards { name: name.trim().to_owned(), cards: longer.join(", ") }
        }
    })
}

/// A card and how many of it: `sword`, `2 armorers`.
///
/// # Errors
/// If there is no such card.
pub fn cards(deck: &'static Deck, part: &str) -> Result<(Card, u8), NameError> {
    let whole = card(deck, part);
    let words: Vec<&str> = part.split_whitespace().collect();
    match (whole, leading_count(&words)) {
        (Ok(card), _) => Ok((card, 1)),
        (Err(_), (Some(count), rest)) if !rest.is_empty() => Ok((card(deck, &rest.join(" "))?, count)),
        (Err(error), _) => Err(error),
    }
}

/// Whether a key begins with whole words of another.
#[must_use]
pub fn begins(key: &str, start: &str) -> bool {
    key.strip_prefix(start).is_some_and(|rest| rest.is_empty() || rest.starts_with('-'))
}

/// The kind of piece with this name: its key or a nickname, the plural of either, or a longer word that ends with the
/// key (`cannonball`).
///
/// # Errors
/// If the faction has none.
pub fn piece(faction: &'static Faction, name: &str) -> Result<Kind, NameError> {
    find_piece(faction, &normal(name)).ok_or_else(|| NameError::Piece {
        faction: faction.key,
        name: name.trim().to_owned(),
        known: list(faction.pieces.iter().map(|info| info.key)),
    })
}

fn find_piece(faction: &'static Faction, key: &str) -> Option<Kind> {
    let singulars = [Some(key), key.strip_suffix('s'), key.strip_suffix("es")];
    let singulars = || singulars.into_iter().flatten();
    let nicknamed = |key: &str| faction.kinds().find(|kind| faction.piece(*kind).nicknames.contains(&key));
    singulars().find_map(|key| faction.kind(key)).or_else(|| singulars().find_map(nicknamed)).or_else(|| {
        let ends = |info: &str| singulars().any(|key| key.ends_with(info));
        let mut kinds = faction.kinds().filter(|kind| ends(faction.piece(*kind).key));
        kinds.next().filter(|_| kinds.next().is_none())
    })
}

/// The seat with this name, short code, or one long word of its name.
///
/// # Errors
/// If the table has none.
pub fn seat(setup: &Setup, name: &str) -> Result<Seat, NameError> {
    let key = normal(name);
    find_seat(setup, &key).ok_or_else(|| NameError::Seat {
        name: name.trim().to_owned(),
        known: list(setup.seats().map(|seat| setup.seat_key(seat))),
    })
}

fn find_seat(setup: &Setup, key: &str) -> Option<Seat> {
    // The second seat of a faction by its own name, or by the short code and a 2.
    let code = key.strip_suffix('2');
    let is_code = |seat: &Seat| code.is_some_and(|code| setup.faction(*seat).code.eq_ignore_ascii_case(code));
    let is_second = |seat: &Seat| setup.seat_key(*seat) != setup.faction(*seat).key;
    let second = setup.seats().filter(is_second).find(|seat| setup.seat_key(*seat) == key || is_code(seat));
    second.or_else(|| setup.seats().find(|seat| is_faction(setup.faction(*seat), key)))
}

/// The seat that some words begin with, and the words after it. A name may take up to three words.
#[must_use]
pub fn leading_seat<'w, 't>(setup: &Setup, words: &'w [&'t str]) -> Option<(Seat, &'w [&'t str])> {
    let words = words.strip_prefix(&["the"]).unwrap_or(words);
    (1..=words.len().min(3))
        .rev()
        .find_map(|n| find_seat(setup, &normal(&words[..n].join(" "))).map(|seat| (seat, &words[n..])))
}

/// A number of pieces of one kind as written in a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pieces {
    /// Whose they are.
    pub seat: Seat,
    /// What they are.
    pub kind: Kind,
    /// How many.
    pub count: u8,
}

impl Pieces {
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
pub fn pieces(setup: &Setup, owner: Option<Seat>, text: &str) -> Result<Vec<Pieces>, NameError> {
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
    list: &mut Vec<Pieces>,
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
    list.push(Pieces { seat, kind, count: before.or(after).or(behind).unwrap_or(1) });
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
pub fn clearings(map: &'static Map, text: &str) -> Result<crate::terms::ClearingSet, NameError> {
    if is_nothing(text) {
        return Ok(crate::terms::ClearingSet::EMPTY);
    }
    parts(text).flat_map(str::split_whitespace).map(|word| clearing(map, word)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{decks, factions, maps};

    fn setup() -> Setup {
        let seats = ["noxious-battery", "blacktail-guild"].map(|key| factions::find(key).expect("a faction"));
        Setup::new(maps::find("autumn").expect("a map"), decks::find("base").expect("a deck"), &seats).expect("a setup")
    }

    #[test]
    fn names_are_read_in_many_spellings() {
        let setup = setup();
        for name in ["NB", "nb", "noxious-battery", "Noxious Battery", "battery"] {
            assert_eq!(seat(&setup, name), Ok(Seat(0)), "{name}");
        }
        let named = |name: &str| card(setup.deck, name).map(|card| setup.deck.face(card).key);
        for name in ["favor-of-the-mice", "Favor of the Mice", "FAVOR OF THE MICE"] {
            assert_eq!(named(name), Ok("favor-of-the-mice"));
        }
        assert_eq!(named("Smuggler's Trail"), Ok("smugglers-trail"));
        assert_eq!(named("fox ambush"), Ok("ambush-fox"));
        assert_eq!(named("Ambush (fox)"), Ok("ambush-fox"));
        assert_eq!(
            named("ambush").unwrap_err().to_string(),
            "\"ambush\" may be any of ambush-bird, ambush-fox, ambush-rabbit, ambush-mouse; write the whole name"
        );
        assert_eq!(
            named("armorer").unwrap_err().to_string(),
            "the deck base has no card \"armorer\"; did you mean \"armorers\"?"
        );
    }

    #[test]
    fn pieces_are_read_as_people_write_them() {
        let setup = setup();
        let read = |text| {
            pieces(&setup, None, text)
                .map(|list| list.iter().map(|p| (p.seat.0, p.kind.0, p.count)).collect::<Vec<_>>())
        };
        assert_eq!(
            read("NB 2 warriors, a cannon, ball; Blacktail Guild worksite and two warriors"),
            Ok(vec![(0, 0, 2), (0, 1, 1), (0, 2, 1), (1, 1, 1), (1, 0, 2)])
        );
        assert_eq!(read("2 NB cannonballs, scent mark"), Ok(vec![(0, 2, 2), (0, 3, 1)]));
        assert_eq!(read("cannon"), Ok(vec![(0, 1, 1)]));
        assert_eq!(read("empty"), Ok(Vec::new()));
        assert_eq!(
            read("NB warriors 2, ball; BG 1 warrior 2 worksites"),
            Ok(vec![(0, 0, 2), (0, 2, 1), (1, 0, 1), (1, 1, 2)])
        );
        assert!(matches!(read("NB 400 warriors"), Err(NameError::Number { .. })));
        assert!(matches!(read("2 warriors"), Err(NameError::Whose(_))));
        assert!(matches!(read("BG 2 cannons"), Err(NameError::Piece { .. })));
    }

    #[test]
    fn a_piece_may_have_the_name_of_its_faction() {
        let seats =
            ["cirque-du-goat", "chameleander", "bone-patrol"].map(|key| factions::find(key).expect("a faction"));
        let setup = Setup::new(maps::find("autumn").expect("a map"), decks::find("base").expect("a deck"), &seats)
            .expect("a setup");
        let read = |text| {
            pieces(&setup, None, text)
                .map(|list| list.iter().map(|p| (p.seat.0, p.kind.0, p.count)).collect::<Vec<_>>())
        };
        for text in
            ["CDG 2 big tops, 1 goat", "CDG 2 big tops and a goat", "goat 2 big tops, goat", "2 big tops, a goat"]
        {
            assert_eq!(read(text), Ok(vec![(0, 1, 2), (0, 0, 1)]), "{text}");
        }
        assert_eq!(read("1 goat 2 big tops"), Ok(vec![(0, 0, 1), (0, 1, 2)]));
        assert_eq!(read("CDG 3 goats; C 2 ego, chameleander"), Ok(vec![(0, 0, 3), (1, 1, 2), (1, 0, 1)]));
        assert_eq!(read("chameleander, 1 superego"), Ok(vec![(1, 0, 1), (1, 2, 1)]));
        assert_eq!(read("2 ego, chameleander 1 superego"), Ok(vec![(1, 1, 2), (1, 2, 1)]));
        let nameless = read("BP 1 pug, 1 bone").unwrap_err().to_string();
        assert!(nameless.contains("bone-patrol has no piece \"bone\""), "{nameless}");
    }

    #[test]
    fn numbers_out_of_range_are_refused() {
        assert_eq!(number("30", 0, 30), Ok(30));
        assert_eq!(number("two", 0, 30), Ok(2));
        for text in ["31", "-1", "99999999999999999999999", "x", ""] {
            assert!(number(text, 0, 30).is_err(), "{text}");
        }
    }
}
