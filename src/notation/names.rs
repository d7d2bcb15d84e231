//! Names as people write them: factions by name or short code, cards with or without apostrophes, pieces in the plural.

mod error;
mod lists;

pub use error::{Hint, NameError};
pub use lists::{ListedPieces, clearings, is_nothing, items, leading_count, parts, pieces};

use crate::play::{Deck, Faction, Map, Setup};
use crate::shelf::Shelf;
use crate::terms::{Card, Clearing, Held, Item, Kind, Phase, Seat, Suit};

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

/// The factions of the seats of a list, separated by commas or spaces. The second seat of a faction may also be written by
/// its own name, or by the short code and a 2.
///
/// # Errors
/// The first one that does not exist, or is called the second before there is a first.
pub fn factions(shelf: &Shelf, text: &str) -> Result<Vec<&'static Faction>, NameError> {
    let mut list = Vec::new();
    for part in parts(text) {
        match seated(shelf, &list, part) {
            Ok(found) => list.push(found),
            Err(error) => {
                for word in part.split_whitespace() {
                    let found = seated(shelf, &list, word).map_err(|_| error.clone())?;
                    list.push(found);
                }
            }
        }
    }
    Ok(list)
}

/// The faction of the next seat after these.
fn seated(shelf: &Shelf, before: &[&Faction], name: &str) -> Result<&'static Faction, NameError> {
    let key = normal(name);
    if let Some(undecided) = Faction::undecided_named(&key) {
        return Ok(undecided);
    }
    let Some(second) = shelf.factions.iter().copied().find(|faction| is_second(faction, &key)) else {
        return faction(shelf, name);
    };
    if before.iter().any(|faction| faction.number == second.number) {
        return Ok(second);
    }
    Err(NameError::Second { name: name.to_owned(), first: second.key })
}

/// Whether this is what the second seat of a faction is called, of one that can be at a table twice.
fn is_second(faction: &Faction, name: &str) -> bool {
    let by_code = || name.strip_suffix('2').is_some_and(|code| faction.code.eq_ignore_ascii_case(code));
    faction.twin.is_some_and(|twin| twin == name || by_code())
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

/// An item as it lies with somebody, by its name: `boot`, `exhausted-boot`, `damaged-exhausted-boot`, `ruin-boot`.
///
/// # Errors
/// If there is no such item.
pub fn held(name: &str) -> Result<Held, NameError> {
    let (state, kind) = Held::parse(name);
    Ok(state.of(item(kind)?))
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

/// The name of a card without the mark that it was used this turn, and whether it had the mark.
#[must_use]
pub fn used_card(part: &str) -> (&str, bool) {
    part.strip_suffix("(used)").map_or((part, false), |name| (name.trim_end(), true))
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
    let sits_second = |seat: &Seat| setup.seat_key(*seat) != setup.faction(*seat).key;
    let second = setup.seats().filter(sits_second).find(|seat| is_second(setup.faction(*seat), key));
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
    fn a_second_seat_has_a_name_of_its_own() {
        let shelf = &Shelf::BUILT;
        let keys = |text| factions(shelf, text).map(|list| list.iter().map(|faction| faction.code).collect::<Vec<_>>());
        for text in ["VB, NB, VB2", "vagabond, NB, Second Vagabond", "VB NB vb2", "VB, NB, VB"] {
            assert_eq!(keys(text), Ok(vec!["VB", "NB", "VB"]), "{text}");
        }
        for text in ["VB2, VB", "second-vagabond"] {
            assert!(matches!(keys(text), Err(NameError::Second { first: "vagabond", .. })), "{text}");
        }
        assert!(matches!(keys("NB, NB2"), Err(NameError::Faction { .. })));
        let seats = factions(shelf, "VB, NB, VB2").expect("factions");
        let setup = Setup::new(maps::find("autumn").expect("a map"), decks::find("base").expect("a deck"), &seats)
            .expect("a setup");
        let seat = |name| seat(&setup, name);
        assert_eq!([seat("VB"), seat("VB2"), seat("second vagabond")], [Ok(Seat(0)), Ok(Seat(2)), Ok(Seat(2))]);
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
