//! Options as people write them: keys with short names, wildcards, and keys cut off at the end.

use super::keys::{self, Target};
use super::names::{self, begins, normal};
use crate::decision::{Decision, Opt};
use crate::play::Setup;
use crate::terms::Seat;

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
        let text = text.trim().trim_matches('`');
        let parts = text.replace("->", ">").split([':', '>']).map(|part| part.trim().to_owned()).collect();
        Self { text: text.to_owned(), parts }
    }

    /// The pattern as it was written.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Whether an option is like this.
    #[must_use]
    pub fn matches(&self, setup: &Setup, option: Opt) -> bool {
        let Some((verb, operands)) = self.parts.split_first() else { return false };
        let targets = keys::targets(setup, option);
        let key = keys::verb_key(setup, option.verb());
        (verb == "*" || normal(verb) == key)
            && operands.len() <= targets.len()
            && operands.iter().zip(&targets).all(|(part, target)| is_target(setup, part, target))
    }

    /// Whether an option is like this in every part.
    #[must_use]
    pub fn is_whole(&self, setup: &Setup, option: Opt) -> bool {
        self.parts.len() == 1 + keys::targets(setup, option).len() && !self.text.contains('*')
    }

    /// The one option among those offered that is meant.
    ///
    /// # Errors
    /// The keys of the options that may be meant; none if nothing like it is offered.
    pub fn find(&self, setup: &Setup, decision: &Decision) -> Result<Opt, Vec<String>> {
        let asked = decision.ask.seat;
        let like: Vec<Opt> =
            decision.options.iter().copied().filter(|option| self.matches(setup, *option)).collect();
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

fn is_target(setup: &Setup, part: &str, target: &Target) -> bool {
    if part == "*" {
        return true;
    }
    match target {
        Target::Clearing(clearing) => names::clearing(setup.map, part) == Ok(*clearing),
        Target::Seat(seat) => names::seat(setup, part) == Ok(*seat),
        Target::Card(key) => is_card(setup, part, key),
        Target::Item(item) => names::item(part) == Ok(*item),
        Target::Suit(suit) => names::suit(part) == Some(*suit),
        Target::Count(count) => names::small(part, 0, u8::MAX) == Ok(*count),
        Target::Piece { seat, piece } => is_piece(setup, part, *seat, piece),
        Target::Space(space) => normal(part) == *space,
    }
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
