//! Expectations: what a line says should be so.

use super::events::EventPattern;
use crate::clause::Clause;
use crate::game::Game;
use crate::notation::names::{self, ListedPieces, NameError, normal};
use crate::notation::patterns::Pattern;
use crate::notation::position::{BoardError, CardPlace, LineHead, TurnPlace, board};
use crate::notation::voices;
use crate::play::{Kept, Position, Setup};
use crate::table::{Ending, Stage, Table};
use crate::terms::{self, Card, Clearing, ClearingSet, Item, Kind, SUITS, Seat, SuitSet};

/// What a line expects.
#[derive(Debug)]
pub(super) struct Expectation {
    /// What must be so now, or after answers that have no alternative.
    anytime: Option<Check>,
    /// What must be so now and stay so.
    throughout: Option<Check>,
}

/// How a list is compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mode {
    /// The things named, in these numbers.
    Is,
    /// These things and nothing else.
    Exactly,
    /// At least these things.
    Has,
    /// None of these things.
    Lacks,
}

/// A card that is expected somewhere: any copy of it, or one that was used this turn.
#[derive(Debug)]
pub(super) struct NamedCard {
    /// The first copy.
    pub card: Card,
    /// Whether it must have been used; else that is not looked at.
    pub used: bool,
}

/// Something that can be looked up on the table.
#[derive(Debug)]
pub(super) enum Check {
    /// Pieces somewhere. Nothing named means that nothing is there, of a seat if one is given.
    Pieces { place: PiecePlace, mode: Mode, pieces: Vec<ListedPieces>, without: Vec<Seat>, empty: bool },
    /// A number.
    Number(LineHead, u64),
    /// Cards in a place, by name.
    Cards { pile: CardPlace, mode: Mode, cards: Vec<NamedCard> },
    /// How many cards lie in a place.
    CardCount(CardPlace, u64),
    /// Items in a place.
    Items { place: ItemPlace, mode: Mode, items: Vec<(Item, u8)> },
    /// A part of a faction board.
    Board { seat: Seat, kept: &'static Kept, value: Option<String> },
    /// Crafting pieces activated, by suit.
    Activated([Option<u8>; SUITS]),
    /// The dominance card of a seat.
    Dominance(Seat, Option<Card>),
    /// Who rules a clearing.
    Ruler(Clearing, Option<Seat>),
    /// Whether a seat rules a clearing.
    Rules(Seat, Clearing, bool),
    /// The clearings with a ruin.
    Ruins(ClearingSet),
    /// The suits of a clearing.
    Suits(Clearing, SuitSet),
    /// With whom a seat wins together.
    Partner(Seat, Option<Seat>),
    /// Whose turn it is, and where in it.
    Turn(Option<Seat>, TurnPlace),
    /// Who has won, and how.
    Won(Option<(Seat, Option<Ending>)>, Option<Vec<Seat>>),
    /// The open question.
    Decision { seat: Option<Seat>, clause: Option<Clause>, prompt: Option<String> },
    /// No question is open: the game is over.
    NoDecision,
    /// Options that are offered.
    Offered(Vec<Pattern>),
    /// Options that are not offered.
    NotOffered(Vec<Pattern>),
    /// Why options are refused.
    Refused { patterns: Vec<Pattern>, reason: String, values: Vec<(String, i16)> },
    /// All options.
    Options(Vec<Pattern>),
    /// An event, so many times; `None` for once or more.
    Event(EventPattern, Option<usize>),
    /// Events in this order.
    Order(Vec<EventPattern>),
    /// What a seat sees or does not see.
    View { viewer: Seat, subject: Subject, hidden: bool },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PiecePlace {
    Map(terms::Place),
    Supply(Seat),
    Held(Seat),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ItemPlace {
    Supply,
    Removed,
    Box(Seat),
    FaceDown(Seat),
    Ruin(Clearing),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Subject {
    Hand(Seat),
    CardPlace(usize),
    Board(Seat, &'static Kept),
    Deck,
    Ruins,
}

impl Expectation {
    /// Reads what follows the word `expect`.
    pub fn read(setup: &Setup, text: &str) -> Result<Self, String> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let lower: Vec<String> = words.iter().map(|word| word.trim_end_matches(':').to_ascii_lowercase()).collect();
        let first: Vec<&str> = lower.iter().map(String::as_str).collect();
        let after = |n: usize| words[n..].join(" ");
        let anytime = |check| Ok(Self { anytime: Some(check), throughout: None });
        let throughout = |check| Ok(Self { anytime: None, throughout: Some(check) });
        match first.as_slice() {
            [] => Err("expect what?".to_owned()),
            ["no", "event" | "events", ..] => throughout(Check::Event(EventPattern::read(&after(2))?, Some(0))),
            ["event", ..] => anytime(Check::Event(EventPattern::read(&after(1))?, None)),
            [count, "event" | "events", ..] => {
                let count = names::small(count, 0, u8::MAX).map_err(|error| error.to_string())?;
                anytime(Check::Event(EventPattern::read(&after(2))?, Some(count.into())))
            }
            ["order", ..] => {
                let list = after(1).split([',', ';']).map(EventPattern::read).collect::<Result<Vec<_>, _>>()?;
                anytime(Check::Order(list))
            }
            ["no", "decision"] | ["game", "over"] => anytime(Check::NoDecision),
            ["decision", ..] => anytime(decision(setup, &words[1..])?),
            ["not", "offered", ..] => Self::not_offered(setup, &after(2)),
            ["refused", ..] => Self::not_offered(setup, &after(1)),
            ["offered", ..] => anytime(Check::Offered(patterns(setup, &after(1))?)),
            ["options", ..] => anytime(Check::Options(patterns(setup, &after(1))?)),
            ["no", "winner"] => throughout(Check::Won(None, None)),
            [.., "wins"] => won(setup, &words[..words.len() - 1].join(" ")).and_then(anytime),
            [.., "wins", "by", _] => won(setup, &after(0).replace(" wins ", " ")).and_then(anytime),
            ["view", ..] => view(setup, &words[1..]).and_then(anytime),
            ["ruler", ..] => {
                let text = after(1).replace(':', " ");
                let words: Vec<&str> =
                    text.split_whitespace().filter(|word| !matches!(*word, "of" | "is" | "clearing")).collect();
                let [number, who @ ..] = words.as_slice() else {
                    return Err("the ruler of which clearing?".to_owned());
                };
                let clearing = voices::any_clearing(setup, number).map_err(|error| error.to_string())?;
                anytime(Check::Ruler(clearing, somebody(setup, &who.join(" "))?))
            }
            _ => {
                if let Some(check) = rules(setup, &words)? {
                    return anytime(check);
                }
                anytime(about(setup, text)?)
            }
        }
    }

    fn not_offered(setup: &Setup, text: &str) -> Result<Self, String> {
        let (keys, reason) = match text.split_once(" because") {
            Some((_, reason)) if reason.trim().is_empty() => {
                return Err("\"because\" has no reason after it".to_owned());
            }
            Some((keys, reason)) => (keys, Some(reason)),
            None => (text, None),
        };
        let refused = match reason {
            Some(reason) => {
                let reason = reason.replace(['(', ')', ',', '='], " ");
                let mut words = reason.split_whitespace().filter(|word| *word != "with" && *word != "of");
                let name = words.next().ok_or("\"because\" has no reason after it")?.to_owned();
                let rest: Vec<&str> = words.collect();
                let mut values = Vec::new();
                for pair in rest.chunks(2) {
                    let [key, value] = pair else { return Err(format!("\"{}\" has no value", pair[0])) };
                    let value = value.parse().map_err(|_| format!("\"{value}\" is no number"))?;
                    values.push((normal(key), value));
                }
                Some(Check::Refused { patterns: patterns(setup, keys)?, reason: name, values })
            }
            None => None,
        };
        Ok(Self { anytime: refused, throughout: Some(Check::NotOffered(patterns(setup, keys)?)) })
    }

    /// Checks the part that must be so at some question that is reached without a choice.
    pub fn anytime(&self, game: &Game) -> Option<Result<(), String>> {
        self.anytime.as_ref().map(|check| check.holds(game))
    }

    /// Checks the part that must be so at all of them.
    pub fn throughout(&self, game: &Game) -> Result<(), String> {
        self.throughout.as_ref().map_or(Ok(()), |check| check.holds(game))
    }
}

fn patterns(setup: &Setup, text: &str) -> Result<Vec<Pattern>, String> {
    let text = text.trim_start_matches(':');
    let list: Vec<Pattern> = text.split([',', ';']).filter(|key| !key.trim().is_empty()).map(Pattern::new).collect();
    if list.is_empty() {
        return Err("which option? Write keys, for example \"expect offered battle:5:BG\"".to_owned());
    }
    for pattern in &list {
        pattern.check(setup).map_err(|error| error.to_string())?;
    }
    Ok(list)
}

/// A seat, or nobody.
fn somebody(setup: &Setup, text: &str) -> Result<Option<Seat>, String> {
    if names::is_nothing(text) {
        return if text.trim().is_empty() { Err("who? Write a faction, or nobody".to_owned()) } else { Ok(None) };
    }
    names::seat(setup, text).map(Some).map_err(|error| error.to_string())
}

/// `decision NB LAW-7.2u take-hit`, all parts optional.
fn decision(setup: &Setup, words: &[&str]) -> Result<Check, String> {
    let (seat, words) = names::leading_seat(setup, words).map_or((None, words), |(seat, rest)| (Some(seat), rest));
    let (mut clause, mut prompt) = (None, None);
    for word in words {
        let word = word.trim_matches([',', '"', '`']);
        if let Some(found) = Clause::find(word) {
            clause = Some(found);
        } else if word.contains('.') || word.starts_with("LAW-") {
            return Err(format!("no catalogue holds a clause \"{word}\""));
        } else if prompt.replace(normal(word)).is_some() {
            return Err(NameError::Seat {
                name: words.join(" "),
                known: names::list(setup.seats().map(|seat| setup.seat_key(seat))),
            }
            .to_string());
        }
    }
    Ok(Check::Decision { seat, clause, prompt })
}

/// `NB rules 5`, `nobody rules 5`, `NB does not rule 5`.
fn rules(setup: &Setup, words: &[&str]) -> Result<Option<Check>, String> {
    let Some(verb) = words.iter().position(|word| matches!(*word, "rules" | "rule")) else { return Ok(None) };
    let text = |error: NameError| error.to_string();
    let number =
        words.get(verb + 1..).map(|rest| rest.iter().filter(|word| **word != "clearing").copied().collect::<Vec<_>>());
    let Some([number]) = number.as_deref() else { return Ok(None) };
    let clearing = voices::any_clearing(setup, number).map_err(text)?;
    let (who, negated) = match &words[..verb] {
        [who @ .., "does", "not"] => (who, true),
        who => (who, false),
    };
    let who = who.join(" ");
    Ok(Some(if negated {
        Check::Rules(names::seat(setup, &who).map_err(text)?, clearing, false)
    } else {
        match somebody(setup, &who)? {
            Some(seat) => Check::Rules(seat, clearing, true),
            None => Check::Ruler(clearing, None),
        }
    }))
}

/// `view BG hides NB hand`, `view BG shows ruin items`.
fn view(setup: &Setup, words: &[&str]) -> Result<Check, String> {
    let form = || "write, for example, \"expect view BG hides NB hand\" or \"expect view BG hides deck\"".to_owned();
    let (viewer, rest) = names::leading_seat(setup, words).ok_or_else(form)?;
    let [verb, subject @ ..] = rest else { return Err(form()) };
    let hidden = match *verb {
        "hides" => true,
        "shows" => false,
        _ => return Err(form()),
    };
    let subject = subject.join(" ");
    let subject = match LineHead::read(setup, &subject) {
        Ok(LineHead::Cards(CardPlace::Hand(seat))) => Subject::Hand(seat),
        Ok(LineHead::Cards(CardPlace::Kept(pile))) => Subject::CardPlace(pile),
        Ok(LineHead::Cards(CardPlace::Deck)) => Subject::Deck,
        Ok(LineHead::Ruins) => Subject::Ruins,
        Ok(LineHead::Board(seat, kept)) => Subject::Board(seat, kept),
        _ if normal(&subject) == "ruin-items" => Subject::Ruins,
        _ => return Err(form()),
    };
    Ok(Check::View { viewer, subject, hidden })
}

/// An expectation about something that a line of a position can state: `clearing 5: NB 2 warriors`.
fn about(setup: &Setup, text: &str) -> Result<Check, String> {
    let (head, mode, value) = split(setup, text)?;
    let value = value.trim();
    let problem = |error: NameError| error.to_string();
    let digits = [" points", " point", " vp"].iter().find_map(|unit| value.strip_suffix(unit)).unwrap_or(value);
    let number = |head, most| names::number(digits, 0, most).map(|value| Check::Number(head, value)).map_err(problem);
    let place_of_pieces = |place, owner| pieces_there(setup, place, owner, mode, value);
    let items = |place| names::items(value).map(|items| Check::Items { place, mode, items }).map_err(problem);
    match head {
        LineHead::Clearing(clearing) => place_of_pieces(PiecePlace::Map(clearing.into()), None),
        LineHead::Forest(forest) => place_of_pieces(PiecePlace::Map(forest), None),
        LineHead::Supply(seat) => place_of_pieces(PiecePlace::Supply(seat), Some(seat)),
        LineHead::Holds(seat) => place_of_pieces(PiecePlace::Held(seat), None),
        LineHead::Score(_) | LineHead::ActionsUsed => number(head, 255),
        LineHead::Round | LineHead::Rolls | LineHead::Takes => number(head, u64::from(u16::MAX)),
        LineHead::RandomUsed => number(head, u64::from(u32::MAX)),
        LineHead::Seed => number(head, u64::MAX),
        LineHead::Landmark(_) if normal(value) == "nowhere" => Ok(Check::Number(head, 0)),
        LineHead::Corner(_) | LineHead::Landmark(_) => number(head, 15),
        LineHead::Partner(seat) if names::is_nothing(value) => Ok(Check::Partner(seat, None)),
        LineHead::Partner(seat) => {
            names::seat(setup, value).map(|partner| Check::Partner(seat, Some(partner))).map_err(problem)
        }
        LineHead::Suits(clearing) => {
            let parts = names::parts(value).filter(|part| !names::is_nothing(part));
            let suits = parts.map(names::clearing_suit).collect::<Result<_, _>>();
            suits.map(|suits| Check::Suits(clearing, suits)).map_err(problem)
        }
        LineHead::Cards(pile) => cards_there(setup, pile, mode, value),
        LineHead::ItemSupply => items(ItemPlace::Supply),
        LineHead::RemovedItems => items(ItemPlace::Removed),
        LineHead::Items(seat) => items(ItemPlace::Box(seat)),
        LineHead::FaceDown(seat) => items(ItemPlace::FaceDown(seat)),
        LineHead::Ruin(clearing) => items(ItemPlace::Ruin(clearing)),
        LineHead::Ruins => names::clearings(setup.map, value).map(Check::Ruins).map_err(problem),
        LineHead::Turn => {
            let value = value.replace(',', " ");
            let words: Vec<&str> = value.split_whitespace().collect();
            if words == ["setup"] {
                let place = TurnPlace { stage: Some(Stage::Setup), ..TurnPlace::default() };
                return Ok(Check::Turn(None, place));
            }
            let (seat, words) = names::leading_seat(setup, &words).ok_or("whose turn? Write a faction first")?;
            let place = TurnPlace::read(setup, seat, words).map_err(problem)?;
            Ok(Check::Turn(Some(seat), place))
        }
        LineHead::Won => won(setup, value),
        LineHead::Dominance(seat) => {
            if names::is_nothing(value) {
                return Ok(Check::Dominance(seat, None));
            }
            let name = names::suit(value).map_or_else(|| value.to_owned(), |suit| format!("dominance-{}", suit.key()));
            names::card(setup.deck, &name).map(|card| Check::Dominance(seat, Some(card))).map_err(problem)
        }
        LineHead::Activated => {
            let mut suits = if names::is_nothing(value) { [Some(0); SUITS] } else { [None; SUITS] };
            for part in names::parts(value).filter(|part| !names::is_nothing(part)) {
                let words: Vec<&str> = part.split_whitespace().collect();
                let (count, words) = names::leading_count(&words);
                let name = words.join(" ");
                let suit = names::suit(&name).ok_or_else(|| NameError::Suit(name).to_string())?;
                suits[suit.index()] = Some(count.unwrap_or(1));
            }
            Ok(Check::Activated(suits))
        }
        LineHead::Board(seat, kept) => {
            let value = board_value(setup, seat, kept, value).map_err(|error| error.to_string())?;
            Ok(Check::Board { seat, kept, value })
        }
        LineHead::Gap
        | LineHead::SettledEffects
        | LineHead::RunningEffect
        | LineHead::Reveals
        | LineHead::LandmarkKeeps(_)
        | LineHead::Dice
        | LineHead::Random
        | LineHead::Task
        | LineHead::Answers
        | LineHead::ClosedPaths
        | LineHead::Flooded
        | LineHead::MapKeeps
        | LineHead::Figure(..) => Err("this can be stated in a position, but not expected".to_owned()),
    }
}

/// `NB`, `NB by points`, `NB by points with BG`, `nobody`.
fn won(setup: &Setup, value: &str) -> Result<Check, String> {
    if names::is_nothing(value) {
        return Ok(Check::Won(None, None));
    }
    let (value, with) = value.split_once(" with ").map_or((value, None), |(value, with)| (value, Some(with)));
    let named = |with: &str| {
        let parts = names::parts(with).filter(|part| !names::is_nothing(part));
        parts.map(|name| names::seat(setup, name)).collect::<Result<Vec<_>, _>>()
    };
    let joined = with.map(named).transpose().map_err(|error| error.to_string())?;
    let (who, ending) = match value.split_once(" by ") {
        Some((who, "points")) => (who, Some(Ending::Points)),
        Some((who, "dominance")) => (who, Some(Ending::Dominance)),
        Some((_, how)) => return Err(format!("nobody wins by \"{how}\"; write \"by points\" or \"by dominance\"")),
        None => (value, None),
    };
    let winner = names::seat(setup, who).map_err(|error| error.to_string())?;
    Ok(Check::Won(Some((winner, ending)), joined))
}

/// Blanks in the longest name of anything a line can be about, and then some.
const MOST_GAPS: usize = 16;

/// Takes an expectation apart: what it is about, how it is compared, with what.
fn split<'t>(setup: &Setup, text: &'t str) -> Result<(LineHead, Mode, &'t str), String> {
    let endings =
        [(" exactly", Mode::Exactly), (" has", Mode::Has), (" lacks", Mode::Lacks), (" is", Mode::Is), ("", Mode::Is)];
    if let Some((name, value)) = text.split_once(':') {
        let name = name.trim_end();
        let (name, mode) = endings
            .iter()
            .find_map(|(ending, mode)| name.strip_suffix(ending).map(|name| (name, *mode)))
            .unwrap_or((name, Mode::Is));
        return LineHead::read(setup, name).map(|head| (head, mode, value)).map_err(|problem| problem.to_string());
    }
    let middles = [
        (" exactly ", Mode::Exactly),
        (" has ", Mode::Has),
        (" lacks ", Mode::Lacks),
        (" is ", Mode::Is),
        (" are ", Mode::Is),
    ];
    for (middle, mode) in middles {
        if let Some((name, value)) = text.split_once(middle)
            && let Ok(head) = LineHead::read(setup, name)
        {
            return Ok((head, mode, value));
        }
    }
    // Without a colon the longest beginning that means something is what the line is about. A name has few words.
    let ends = text.char_indices().filter(|(_, letter)| letter.is_whitespace()).map(|(n, _)| n);
    for end in ends.take(MOST_GAPS).collect::<Vec<_>>().into_iter().rev() {
        if let Ok(head) = LineHead::read(setup, &text[..end]) {
            return Ok((head, Mode::Is, &text[end..]));
        }
    }
    let name = text.split_whitespace().take(2).collect::<Vec<_>>().join(" ");
    Err(LineHead::read(setup, text).map_or_else(
        |problem| problem.to_string(),
        |_| format!("\"{name}\" should be what? Write a colon and what is expected"),
    ))
}

/// Reads a list of pieces in which a seat may have none: `NB 2 warriors; BG nothing`.
fn pieces_there(
    setup: &Setup,
    place: PiecePlace,
    owner: Option<Seat>,
    mode: Mode,
    value: &str,
) -> Result<Check, String> {
    let mut check = (Vec::new(), Vec::new());
    let empty = names::is_nothing(value);
    let mut owner = owner;
    for part in names::parts(value).filter(|_| !empty) {
        let words: Vec<&str> = part.split_whitespace().collect();
        let (count, after_count) = names::leading_count(&words);
        if let Some((seat, rest)) = names::leading_seat(setup, after_count) {
            owner = Some(seat);
            let rest = rest.join(" ");
            let no_pieces = count == Some(0) && normal(&rest) == "pieces";
            if no_pieces || (!rest.is_empty() && names::is_nothing(&rest)) || normal(&rest) == "no-pieces" {
                check.1.push(seat);
                continue;
            }
            if let (PiecePlace::Held(_), true) = (place, rest.is_empty() || names::number(&rest, 0, 255).is_ok()) {
                let count = names::small(&rest, 0, u8::MAX).ok().or(count).unwrap_or(1);
                check.0.push(ListedPieces { seat, kind: Kind(0), count });
                continue;
            }
        }
        check.0.extend(names::pieces(setup, owner, part).map_err(|error| error.to_string())?);
    }
    let (pieces, without) = check;
    Ok(Check::Pieces { place, mode, pieces, without, empty })
}

fn cards_there(setup: &Setup, pile: CardPlace, mode: Mode, value: &str) -> Result<Check, String> {
    let words: Vec<&str> = value.split_whitespace().collect();
    if names::is_nothing(value) {
        return Ok(Check::CardCount(pile, 0));
    }
    if let [count] | [count, "card" | "cards"] = words.as_slice()
        && let Ok(count) = names::number(count, 0, 255)
    {
        return Ok(Check::CardCount(pile, count));
    }
    let mut list = Vec::new();
    for part in value.split([',', ';']).map(str::trim).filter(|part| !part.is_empty()) {
        let (part, used) = names::used_card(part);
        let (card, count) = names::cards(setup.deck, part).map_err(|error| error.to_string())?;
        list.extend((0..count).map(|_| NamedCard { card, used }));
    }
    // Where order says nothing, names that ask for more choose their copies first.
    if !matches!(pile, CardPlace::Deck) {
        list.sort_by_key(|named| !named.used);
    }
    Ok(Check::Cards { pile, mode, cards: list })
}

/// The value of a part of a board as a position would write it.
fn board_value(setup: &Setup, seat: Seat, kept: &'static Kept, value: &str) -> Result<Option<String>, BoardError> {
    // Reading takes pieces from the supply, so there must be plenty.
    let mut table = Table::empty(0);
    table.suits = crate::law::setup::printed_suits(setup.map);
    table.supply = [[u8::MAX; crate::terms::KINDS]; crate::terms::MAX_SEATS];
    board::read(setup, &mut table, seat, kept, value)?;
    Ok(board::write(Position { setup, table: &table }, seat, kept))
}
