//! Option keys: every option as a short stable text, for example `battle:5:noxious-battery` or `move:5>8`.
//!
//! A key is the verb and its operands, each after `:`, a destination after `>`. A piece of the seat that is asked is
//! written by its name (`lose:warrior`), a piece of somebody else with its faction in front
//! (`shoot:blacktail-guild/worksite`).

use serde::Serialize;

use super::voices;
use crate::decision::{Operand, Opt, Verb, VerbInfo};
use crate::law::verbs::VERBS;
use crate::play::{Setup, Way};
use crate::terms::{Card, Clearing, Held, Item, Kind, Place, Seat, Speaker, Suit};

/// An operand of an option as a value.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", content = "value", rename_all = "kebab-case")]
pub enum OperandValue {
    /// A clearing.
    Clearing(Clearing),
    /// A seat.
    Seat(Seat),
    /// A card, by name.
    Card(&'static str),
    /// A kind of item.
    Item(Item),
    /// An item as it lies with the seat that is asked.
    Held(Held),
    /// A suit.
    Suit(Suit),
    /// A number.
    Count(u8),
    /// A kind of piece, by name, and its owner.
    Piece {
        /// Whose piece it is.
        seat: Seat,
        /// Its name.
        piece: &'static str,
    },
    /// A faction that can be picked, by name.
    Faction(&'static str),
    /// A named place on a faction board.
    Space(&'static str),
    /// A forest, by name.
    Forest(&'static str),
    /// The clearing beside the map, by name.
    Annex(&'static str),
    /// By which way something goes, where it is no path.
    Way(&'static str),
    /// The map or a landmark, by name.
    Voice(&'static str),
}

/// What is known of a verb at this table; `None` for a number nobody here uses.
#[must_use]
pub fn verb_info(setup: &Setup, verb: Verb) -> Option<&'static VerbInfo> {
    let verbs = match verb.faction() {
        None => VERBS,
        Some(number) => setup.faction(setup.seat_by_number(number)?).verbs,
    };
    verbs.iter().find(|info| info.verb == verb)
}

/// What an option with this verb names, in order; nothing for a number nobody at this table uses.
#[must_use]
pub fn operands(setup: &Setup, verb: Verb) -> &'static [Operand] {
    verb_info(setup, verb).map_or(&[], |info| info.operands)
}

/// The word of a verb; `?` for a number nobody at this table uses.
#[must_use]
pub fn verb_key(setup: &Setup, verb: Verb) -> &'static str {
    verb_info(setup, verb).map_or("?", |info| info.key)
}

/// The operands of an option as values.
#[must_use]
pub fn operand_values(setup: &Setup, option: Opt) -> Vec<OperandValue> {
    let operands = operands(setup, option.verb());
    // Places are those of the faction whose verb it is; with a word of the base law, of the piece's owner.
    let places = match option.verb().faction() {
        Some(number) => setup.seat_by_number(number),
        None => operands.iter().position(|operand| *operand == Operand::Piece).map(|n| option.piece_at(n).0),
    };
    let place = |place: Place| match (place.clearing(), setup.annex_key()) {
        (Some(Clearing::ANNEX), Some(key)) => OperandValue::Annex(key),
        (Some(clearing), _) => OperandValue::Clearing(clearing),
        (None, _) => OperandValue::Forest(voices::forest_key(setup.map, place)),
    };
    let voice = || match option.voice().source() {
        Some(Speaker::Faction(seat)) => OperandValue::Seat(seat),
        Some(Speaker::Card(card)) => OperandValue::Card(card_key(setup, card)),
        _ => OperandValue::Voice(voices::voice_key(setup, option.voice())),
    };
    let target = |(n, operand): (usize, &Operand)| match operand {
        Operand::Clearing | Operand::To | Operand::Place | Operand::ToPlace => place(option.place(n)),
        Operand::Way => OperandValue::Way(voices::way_key(setup, Way(option.operand(n)))),
        Operand::Voice => voice(),
        Operand::Seat => OperandValue::Seat(option.seat_at(n)),
        Operand::Card => OperandValue::Card(card_key(setup, option.card_at(n))),
        Operand::Item => OperandValue::Item(option.item_at(n)),
        Operand::Held => OperandValue::Held(option.held_at(n)),
        Operand::Suit => OperandValue::Suit(option.suit_at(n)),
        Operand::Count | Operand::Effect => OperandValue::Count(option.operand(n)),
        Operand::Dealt => OperandValue::Faction(setup.pool_key(option.operand(n).into())),
        Operand::Piece | Operand::HiddenPiece => {
            let (seat, kind) = option.piece_at(n);
            OperandValue::Piece { seat, piece: piece_key(setup, seat, kind) }
        }
        Operand::Space => {
            let places = places.and_then(|seat| setup.seats.get(seat.index()));
            let names = places.map_or(&[][..], |seat| seat.faction.spaces);
            OperandValue::Space(names.get(usize::from(option.operand(n))).copied().unwrap_or("?"))
        }
    };
    // Paths and first effects are not worth a word.
    let said = |(n, operand): &(usize, &Operand)| match operand {
        Operand::Way => option.operand(*n) != Way::PATH.0,
        Operand::Effect => option.operand(*n) != 0,
        _ => true,
    };
    operands.iter().enumerate().filter(said).map(target).collect()
}

/// The key of an option, for the seat that is asked.
#[must_use]
pub fn option_key(setup: &Setup, asked: Seat, option: Opt) -> String {
    let info = verb_info(setup, option.verb());
    let mut key = verb_key(setup, option.verb()).to_owned();
    let operands = info.map_or(&[][..], |info| info.operands);
    for (operand, target) in operands.iter().zip(operand_values(setup, option)) {
        key.push(if matches!(operand, Operand::To | Operand::ToPlace) { '>' } else { ':' });
        match target {
            OperandValue::Clearing(clearing) => key.push_str(&clearing.0.to_string()),
            OperandValue::Seat(seat) => key.push_str(faction_key(setup, seat)),
            OperandValue::Card(name)
            | OperandValue::Faction(name)
            | OperandValue::Space(name)
            | OperandValue::Forest(name)
            | OperandValue::Annex(name)
            | OperandValue::Way(name)
            | OperandValue::Voice(name) => key.push_str(name),
            OperandValue::Item(item) => key.push_str(item.key()),
            OperandValue::Held(held) => key.push_str(&held.to_string()),
            OperandValue::Suit(suit) => key.push_str(suit.key()),
            OperandValue::Count(count) => key.push_str(&count.to_string()),
            OperandValue::Piece { seat, piece } => {
                if seat != asked {
                    key.push_str(faction_key(setup, seat));
                    key.push('/');
                }
                key.push_str(piece);
            }
        }
    }
    key
}

/// The name of a seat's faction; `?` for a seat the table does not have.
#[must_use]
pub fn faction_key(setup: &Setup, seat: Seat) -> &'static str {
    if seat.index() < setup.seats.len() { setup.seat_key(seat) } else { "?" }
}

/// The name of a kind of piece; `?` for a seat the table does not have.
#[must_use]
pub fn piece_key(setup: &Setup, seat: Seat, kind: Kind) -> &'static str {
    setup.seats.get(seat.index()).map_or("?", |seat| seat.faction.piece(kind).key)
}

/// The name of a card.
#[must_use]
pub fn card_key(setup: &Setup, card: Card) -> &'static str {
    setup.deck.face(card).key
}
