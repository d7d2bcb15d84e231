//! Options as people write them: keys with short names, wildcards, and keys cut off at the end.

use thiserror::Error;

use super::keys::{self, OperandValue};
use super::names::{self, Hint, NameError, begins, normal};
use super::voices;
use crate::decision::{Decision, Operand, Opt, VerbInfo};
use crate::law::verbs::VERBS;
use crate::play::Setup;
use crate::terms::Seat;

/// Why no option at this table can ever be like a pattern.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PatternError {
    /// Nobody at the table has this verb.
    #[error("no option at this table begins with \"{verb}\"{hint}")]
    Verb {
        /// The verb.
        verb: String,
        /// One that may be meant.
        hint: Hint,
    },
    /// The verb takes fewer operands.
    #[error("\"{text}\" has too many parts; the verb takes {most} after it")]
    TooManyParts {
        /// The pattern.
        text: String,
        /// How many operands the verb takes.
        most: usize,
    },
    /// An operand names nothing.
    #[error(transparent)]
    Name(#[from] NameError),
    /// An operand names no faction of the pool.
    #[error("\"{name}\" was not dealt; dealt is: {known}")]
    Dealt {
        /// What was written.
        name: String,
        /// What was dealt.
        known: String,
    },
    /// An operand names no place of a faction board.
    #[error("\"{name}\" is none of: {known}")]
    Space {
        /// What was written.
        name: String,
        /// The places there are.
        known: String,
    },
}

/// A key, or the beginning of one, as written.
///
/// Parts are separated by `:` or `>`. A part `*` stands for anything, and so do parts left out at the end: `battle:5`
/// is every battle in clearing 5.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pattern {
    text: String,
    parts: Vec<String>,
}

impl Pattern {
    /// Reads a pattern. Every text is one; whether any option is like it shows later.
    #[must_use]
    pub fn new(text: &str) -> Self {
        let text = text.trim().trim_matches(['`', '"']);
        let parts =
            text.replace("->", ">").split([':', '>']).map(|part| part.trim().trim_matches('"').to_owned()).collect();
        Self { text: text.to_owned(), parts }
    }

    /// The pattern as it was written.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Whether there can be an option like this at a table.
    ///
    /// # Errors
    /// The part that names nothing.
    pub fn check(&self, setup: &Setup) -> Result<(), PatternError> {
        let Some((verb, operands)) = self.parts.split_first() else { return Ok(()) };
        if verb == "*" {
            return Ok(());
        }
        let verb = normal(verb);
        let all = || {
            let common = VERBS.iter().map(|info| (None, info));
            common.chain(
                setup.seats().flat_map(|seat| setup.faction(seat).verbs.iter().map(move |info| (Some(seat), info))),
            )
        };
        let named: Vec<(Option<Seat>, &VerbInfo)> = all().filter(|(_, info)| info.key == verb).collect();
        let mut first = None;
        for (owner, info) in named {
            // A path and a first effect are written by nothing at all.
            let written = |operand: &Operand| !matches!(operand, Operand::Way | Operand::Effect);
            let written: Vec<Operand> = info.operands.iter().copied().filter(written).collect();
            let check = |known: &[Operand]| check_operands(setup, owner, known, operands, &self.text);
            match check(info.operands).or_else(|error| check(&written).map_err(|_| error)) {
                Ok(()) => return Ok(()),
                Err(error) => first = first.or(Some(error)),
            }
        }
        let hint = Hint::closest(&verb, all().map(|(_, info)| info.key));
        Err(first.unwrap_or(PatternError::Verb { verb, hint }))
    }

    /// Whether an option is like this.
    #[must_use]
    pub fn matches(&self, setup: &Setup, option: Opt) -> bool {
        let Some((verb, operands)) = self.parts.split_first() else { return false };
        let targets = keys::operand_values(setup, option);
        let key = keys::verb_key(setup, option.verb());
        (verb == "*" || normal(verb) == key)
            && operands.len() <= targets.len()
            && operands.iter().zip(&targets).all(|(part, target)| is_target(setup, part, target))
    }

    /// Whether an option is like this in every part.
    #[must_use]
    pub fn is_whole(&self, setup: &Setup, option: Opt) -> bool {
        self.parts.len() == 1 + keys::operand_values(setup, option).len() && !self.text.contains('*')
    }

    /// The setup after the pick that is meant, if it is one: the last seat without a faction picks next (LAW-10.2g).
    #[must_use]
    pub fn picked(&self, setup: &Setup) -> Option<Setup> {
        let [verb, name, ..] = self.parts.as_slice() else { return None };
        let seat = setup.seats().rev().find(|seat| setup.faction(*seat).is_undecided())?;
        let place = dealt(setup, name).filter(|_| normal(verb) == "pick")?;
        setup.with_pick(seat, place).ok()
    }

    /// The one option among those offered that is meant.
    ///
    /// # Errors
    /// The keys of the options that may be meant; none if nothing like it is offered.
    pub fn find(&self, setup: &Setup, decision: &Decision) -> Result<Opt, Vec<String>> {
        let asked = decision.ask.seat;
        let like: Vec<Opt> = decision.options.iter().copied().filter(|option| self.matches(setup, *option)).collect();
        let key = |option: &Opt| keys::option_key(setup, asked, *option);
        let exact = || like.iter().filter(|option| key(option) == self.text.to_lowercase());
        let whole = || like.iter().filter(|option| self.is_whole(setup, **option));
        match like.as_slice() {
            [only] => Ok(*only),
            _ if exact().count() == 1 => Ok(exact().copied().next().unwrap_or(Opt(0))),
            _ if whole().count() == 1 => Ok(whole().copied().next().unwrap_or(Opt(0))),
            _ => Err(like.iter().map(key).collect()),
        }
    }
}

fn check_operands(
    setup: &Setup,
    owner: Option<Seat>,
    known: &[Operand],
    operands: &[String],
    text: &str,
) -> Result<(), PatternError> {
    if operands.len() > known.len() {
        return Err(PatternError::TooManyParts { text: text.to_owned(), most: known.len() });
    }
    for (part, operand) in operands.iter().zip(known).filter(|(part, _)| *part != "*") {
        match operand {
            Operand::Clearing | Operand::To | Operand::Place | Operand::ToPlace => {
                voices::place(setup, part)?;
            }
            Operand::Voice | Operand::Way => {
                let named = setup.voices.all().any(|voice| voices::voice_key(setup, voice) == normal(part));
                if !named && !["river", "anyhow"].contains(&normal(part).as_str()) && names::seat(setup, part).is_err()
                {
                    match names::card(setup.deck, part) {
                        Ok(_) | Err(NameError::SeveralCards { .. }) => {}
                        Err(error) => return Err(error.into()),
                    }
                }
            }
            Operand::Seat => {
                names::seat(setup, part)?;
            }
            Operand::Card => match names::card(setup.deck, part) {
                Ok(_) | Err(NameError::SeveralCards { .. }) => {}
                Err(error) => return Err(error.into()),
            },
            Operand::Dealt => {
                if dealt(setup, part).is_none() {
                    let known = names::list((0..setup.pool().len()).map(|place| setup.pool_key(place)));
                    return Err(PatternError::Dealt { name: part.clone(), known });
                }
            }
            Operand::Item => {
                names::item(part)?;
            }
            Operand::Held => {
                names::held(part)?;
            }
            Operand::Suit => {
                names::suit(part).ok_or_else(|| NameError::Suit(part.clone()))?;
            }
            Operand::Count | Operand::Effect => {
                names::small(part, 0, u8::MAX)?;
            }
            Operand::Piece | Operand::HiddenPiece => {
                if let Some((seat, name)) = part.split_once('/') {
                    names::piece(setup.faction(names::seat(setup, seat)?), name)?;
                } else if !setup.seats().any(|seat| names::piece(setup.faction(seat), part).is_ok()) {
                    return Err(NameError::Whose(part.clone()).into());
                }
            }
            Operand::Space => {
                // A word of the base law may name a place on anybody's board.
                let owners = setup.seats().filter(|seat| owner.is_none_or(|owner| owner == *seat));
                let known: Vec<&str> = owners.flat_map(|owner| setup.faction(owner).spaces).copied().collect();
                if !known.contains(&normal(part).as_str()) {
                    let known = names::list(known.into_iter());
                    return Err(PatternError::Space { name: part.clone(), known });
                }
            }
        }
    }
    Ok(())
}

fn is_target(setup: &Setup, part: &str, target: &OperandValue) -> bool {
    if part == "*" {
        return true;
    }
    match target {
        OperandValue::Clearing(clearing) => names::clearing(setup.map, part) == Ok(*clearing),
        OperandValue::Seat(seat) => names::seat(setup, part) == Ok(*seat),
        OperandValue::Card(key) => is_card(setup, part, key),
        OperandValue::Item(item) => names::item(part) == Ok(*item),
        OperandValue::Held(held) => names::held(part) == Ok(*held),
        OperandValue::Suit(suit) => names::suit(part) == Some(*suit),
        OperandValue::Count(count) => names::small(part, 0, u8::MAX) == Ok(*count),
        OperandValue::Piece { seat, piece } => is_piece(setup, part, *seat, piece),
        OperandValue::Space(space) => normal(part) == *space,
        OperandValue::Faction(name) => dealt(setup, part).map(|place| setup.pool_key(place)) == Some(*name),
        OperandValue::Forest(name)
        | OperandValue::Annex(name)
        | OperandValue::Way(name)
        | OperandValue::Voice(name) => normal(part) == normal(name),
    }
}

/// A faction of the pool by its name or short code.
fn dealt(setup: &Setup, part: &str) -> Option<usize> {
    let name = normal(part);
    let by_code = |place: &usize| setup.pool()[*place].seat.faction.code.eq_ignore_ascii_case(&name);
    let places = 0..setup.pool().len();
    places.clone().find(|place| setup.pool_key(*place) == name).or_else(|| places.into_iter().find(by_code))
}

/// A card by its name, or by the beginning of its name (`ambush` is any ambush card).
fn is_card(setup: &Setup, part: &str, key: &str) -> bool {
    match names::card(setup.deck, part) {
        Ok(card) => setup.deck.face(card).key == key,
        Err(_) => begins(key, &normal(part)),
    }
}

/// A piece by its name; a faction in front must be its owner.
fn is_piece(setup: &Setup, part: &str, owner: Seat, key: &str) -> bool {
    let name = match part.split_once('/') {
        Some((seat, _)) if names::seat(setup, seat) != Ok(owner) => return false,
        Some((_, name)) => name,
        None => part,
    };
    let faction = setup.faction(owner);
    names::piece(faction, name).is_ok_and(|kind| faction.piece(kind).key == key)
}
