//! The outside of a link: a head that people can read, its length, a checksum and an end mark.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;

use super::{LinkError, LinkKind};
use crate::notation::limits::{MOST_LINK, MOST_PACKED, at_most};
use crate::play::{Procedure, Setup, Suits};

/// The version of the form. It grows when older programs could not read what is written; the packed part may grow
/// richer without.
const FORM: u16 = 3;
/// The deck that is not named, unless landmarks are.
const COMMON_DECK: &str = "base";
/// The last character: it shows that a link is whole, and is a letter, so that no program leaves it out of the address.
const END: char = 'z';
/// Characters of the checksum.
const CHECKSUM: usize = 6;

/// What the head of a link says.
#[derive(Debug)]
pub struct Head {
    /// Position or game.
    pub kind: LinkKind,
    /// Key of the map.
    pub map: String,
    /// Key of the deck.
    pub deck: String,
    /// Keys of the landmarks.
    pub landmarks: Vec<String>,
    /// Short codes of the factions in turn order.
    pub factions: Vec<String>,
    /// How the table is set up; a draft without its pool, which is packed.
    pub procedure: Procedure,
    /// Whose suits the clearings have.
    pub suits: Suits,
}

impl Head {
    /// Whether factions are drafted, so that the packed part says from what.
    pub const fn is_draft(&self) -> bool {
        matches!(self.procedure, Procedure::Draft(_))
    }
}

/// What the board says of the way of setting up: names that no landmark has.
fn procedures() -> [(&'static str, Procedure); 3] {
    [("set-letters", Procedure::Letters), ("set-cards", Procedure::Cards), ("set-draft", Procedure::Draft(Vec::new()))]
}

/// The same of the suits.
const SUITS: [(&str, Suits); 2] = [("suits-pictured", Suits::Pictured), ("suits-dealt", Suits::Dealt)];

/// The letter a kind of link begins with.
const fn letter(kind: LinkKind) -> char {
    match kind {
        LinkKind::Position => 'p',
        LinkKind::Game => 'g',
    }
}

/// Puts packed bytes into a link.
///
/// # Errors
/// If they are more than what is looked at.
pub fn wrap(kind: LinkKind, setup: &Setup, round: u16, bytes: &[u8]) -> Result<String, LinkError> {
    let codes: Vec<&str> = setup.seats.iter().map(|seat| seat.faction.code).collect();
    let mut board = vec![setup.map.key];
    let kind_of = std::mem::discriminant(&setup.procedure);
    let procedure = procedures().into_iter().find(|(_, procedure)| std::mem::discriminant(procedure) == kind_of);
    let suits = SUITS.iter().find(|(_, suits)| *suits == setup.suits);
    let landmarks = setup.landmarks.iter().map(|landmark| landmark.key);
    let signs = landmarks.chain(procedure.map(|(sign, _)| sign)).chain(suits.map(|(sign, _)| *sign));
    let signs: Vec<&str> = signs.collect();
    if setup.deck.key != COMMON_DECK || !signs.is_empty() {
        board.push(setup.deck.key);
    }
    board.extend(signs);
    let packed = URL_SAFE_NO_PAD.encode(bytes);
    at_most(packed.len(), "this game as a link", MOST_PACKED, "packed characters")?;
    let text =
        format!("{}{FORM}.{}.{}.t{}.{}.{packed}.", letter(kind), board.join("_"), codes.join("-"), round, packed.len());
    let checksum = checksum(&text);
    Ok(format!("{text}{checksum}{END}"))
}

fn checksum(text: &str) -> String {
    URL_SAFE_NO_PAD.encode(crc32fast::hash(text.as_bytes()).to_be_bytes())
}

/// The link in a text: what follows the first `#`, or all of it.
fn link_in(text: &str) -> &str {
    let text = text.trim();
    text.split_once('#').map_or(text, |(_, link)| link).trim()
}

/// Takes a link apart: what its head says and the packed bytes.
///
/// # Errors
/// If it is none, or not whole.
pub fn unwrap(text: &str) -> Result<(Head, Vec<u8>), LinkError> {
    at_most(text.len(), "this link", MOST_LINK, "bytes")?;
    let link = link_in(text);
    let kind = kind_of(link)?;
    let mut parts = link.splitn(6, '.').skip(1);
    let [map, factions, turn, length, rest] = std::array::from_fn(|_| parts.next());
    let (Some(map), Some(factions), Some(_), Some(length), Some(rest)) = (map, factions, turn, length, rest) else {
        return Err(if is_closed(link) { LinkError::Altered } else { LinkError::Stub(link.chars().count()) });
    };
    let packed = length.parse::<usize>().ok().filter(|length| *length <= MOST_PACKED).ok_or(LinkError::Altered)?;
    let begin = link.len() - rest.len();
    let end = begin + packed;
    let whole = end + 1 + CHECKSUM + END.len_utf8();
    // A sign of several bytes may lie across the place where the link should end, or the packed part.
    let whole_link = link.split_at_checked(whole).filter(|(_, rest)| is_only_punctuation(rest));
    let Some((link, _)) = whole_link else {
        return Err(if is_closed(link) || link.len() >= whole {
            LinkError::Altered
        } else {
            LinkError::Incomplete { arrived: link.chars().count(), of: whole }
        });
    };
    let (body, tail) = link.split_at_checked(end + 1).ok_or(LinkError::Altered)?;
    if !body.ends_with('.') || tail != format!("{}{END}", checksum(body)) {
        return Err(LinkError::Altered);
    }
    let packed = body.get(begin..end).ok_or(LinkError::Altered)?;
    let bytes = URL_SAFE_NO_PAD.decode(packed).map_err(|_| LinkError::Altered)?;
    let mut board = map.split('_').map(str::to_owned);
    let map = board.next().unwrap_or_default();
    let deck = board.next().unwrap_or_else(|| COMMON_DECK.to_owned());
    let factions = factions.split('-').map(str::to_owned).collect();
    let (mut procedure, mut suits, mut landmarks) = (Procedure::Standard, Suits::Usual, Vec::new());
    for sign in board {
        if let Some((_, found)) = procedures().into_iter().find(|(known, _)| *known == sign) {
            procedure = found;
        } else if let Some((_, found)) = SUITS.iter().find(|(known, _)| *known == sign) {
            suits = *found;
        } else {
            landmarks.push(sign);
        }
    }
    Ok((Head { kind, map, deck, landmarks, factions, procedure, suits }, bytes))
}

/// What kind of link a text begins like.
fn kind_of(link: &str) -> Result<LinkKind, LinkError> {
    let form = link.split('.').next().unwrap_or_default();
    let mut characters = form.chars();
    let kind = match characters.next() {
        Some('p') => LinkKind::Position,
        Some('g') => LinkKind::Game,
        _ => return Err(LinkError::Foreign),
    };
    let version = characters.as_str();
    let is_number = !version.is_empty() && version.len() < 4 && version.bytes().all(|byte| byte.is_ascii_digit());
    match version.parse::<u16>() {
        Ok(FORM) if is_number => Ok(kind),
        Ok(number) if is_number && link.len() > form.len() => {
            let form = form.to_owned();
            Err(if number < FORM { LinkError::EarlierForm(form) } else { LinkError::LaterForm(form) })
        }
        _ => Err(LinkError::Foreign),
    }
}

/// Whether a text ends like a whole link: a dot, a checksum, the end mark.
fn is_closed(link: &str) -> bool {
    let Some(link) = link.trim_end_matches(is_punctuation).strip_suffix(END) else { return false };
    let checksum = link.rsplit('.').next().unwrap_or_default();
    checksum.len() == CHECKSUM && URL_SAFE_NO_PAD.decode(checksum).is_ok()
}

/// What programs and people put behind an address.
fn is_punctuation(sign: char) -> bool {
    !sign.is_ascii_alphanumeric() && sign != '-' && sign != '_'
}

fn is_only_punctuation(rest: &str) -> bool {
    rest.chars().all(is_punctuation)
}
