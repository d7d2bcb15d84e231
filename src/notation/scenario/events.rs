//! Events as scenarios name them: `scored seat NB points 1`.

use crate::clause::Clause;
use crate::event::{Event, Value};
use crate::notation::names::{self, begins, normal};
use crate::notation::voices;
use crate::play::Setup;

/// An event with some of its values.
#[derive(Clone, Debug)]
pub(super) struct EventPattern {
    /// The name of the event.
    pub name: String,
    values: Vec<String>,
    /// The clause it must cite, if that was asked.
    clause: Option<Clause>,
}

impl EventPattern {
    /// Reads a name and pairs of value names and values.
    pub fn read(text: &str) -> Result<Self, String> {
        let text = text.replace([',', '=', ';'], " ");
        let mut words = text.split_whitespace();
        let name = words.next().ok_or("which event? Write its name, for example \"expect event rolled\"")?;
        let mut values: Vec<String> = words.map(str::to_owned).collect();
        let mut clause = None;
        if let Some(found) = values.iter().position(|word| word == "clause") {
            let id = values.get(found + 1).ok_or("which clause? Write its id after \"clause\"")?;
            clause = Some(Clause::find(id).ok_or_else(|| format!("no catalogue holds a clause \"{id}\""))?);
            values.drain(found..=found + 1);
        }
        Ok(Self { name: normal(name), values, clause })
    }

    /// Whether an event has this name and these values.
    pub fn matches(&self, setup: &Setup, event: &Event) -> bool {
        if event.name != self.name || self.clause.is_some_and(|clause| clause != event.clause) {
            return false;
        }
        let mut pairs: Vec<(Value, Vec<&str>)> = Vec::new();
        for (place, word) in self.values.iter().enumerate() {
            // A filler, unless it is the name of a value and a value follows.
            let next = self.values.get(place + 1);
            let names_next = event.get(word).is_some() && next.is_some_and(|next| event.get(next).is_none());
            if word == "with" && !names_next {
                continue;
            }
            match (event.get(word), pairs.last_mut()) {
                (Some(value), _) => pairs.push((value, Vec::new())),
                (None, Some((_, words))) => words.push(word),
                // A value in front of every name may be any of the event's.
                (None, None) if event.values.iter().any(|(_, value)| is_value(setup, *value, word)) => {}
                (None, None) => return false,
            }
        }
        pairs.iter().all(|(value, words)| is_value(setup, *value, &words.join(" ")))
    }
}

impl std::fmt::Display for EventPattern {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}", self.name)?;
        self.values.iter().try_for_each(|word| write!(f, " {word}"))?;
        self.clause.map_or(Ok(()), |clause| write!(f, " clause {}", clause.id()))
    }
}

fn is_value(setup: &Setup, value: Value, text: &str) -> bool {
    match value {
        Value::Seat(seat) => names::seat(setup, text) == Ok(seat),
        Value::Clearing(clearing) => voices::place(setup, text) == Ok(clearing.into()),
        Value::Forest(forest) => voices::place(setup, text) == Ok(forest),
        Value::Piece(seat, kind) | Value::HiddenPiece(seat, kind, _) => {
            let text = text.replace('/', " ");
            let words: Vec<&str> = text.split_whitespace().collect();
            let (owner, name) = names::leading_seat(setup, &words).unwrap_or((seat, &words));
            owner == seat && names::piece(setup.faction(seat), &name.join(" ")) == Ok(kind)
        }
        Value::Card(card) | Value::Hidden(card, _) => {
            let key = setup.deck.face(card).key;
            names::cards(setup.deck, text)
                .map_or_else(|_| begins(key, &normal(text)), |(named, _)| setup.deck.face(named).key == key)
        }
        Value::Item(item) => names::item(text) == Ok(item),
        Value::Suit(suit) => names::suit(text) == Some(suit),
        Value::Phase(phase) => names::phase(text) == Ok(phase),
        Value::Number(number) => text.parse() == Ok(number),
        Value::Key(key) => normal(text) == key,
    }
}

/// An event as scenarios write it.
pub(super) fn describe(setup: &Setup, event: &Event) -> String {
    let words = |value: Value| match value {
        Value::Seat(seat) => setup.seat_key(seat).to_owned(),
        Value::Clearing(clearing) => voices::place_key(setup, clearing.into()),
        Value::Forest(forest) => voices::place_key(setup, forest),
        Value::Piece(seat, kind) | Value::HiddenPiece(seat, kind, _) => {
            format!("{} {}", setup.seat_key(seat), setup.faction(seat).piece(kind).key)
        }
        Value::Card(card) | Value::Hidden(card, _) => setup.deck.face(card).key.to_owned(),
        Value::Item(item) => item.key().to_owned(),
        Value::Suit(suit) => suit.key().to_owned(),
        Value::Phase(phase) => phase.key().to_owned(),
        Value::Number(number) => number.to_string(),
        Value::Key(key) => key.to_owned(),
    };
    let values = event.values.iter().map(|(name, value)| format!("{name} {}", words(*value)));
    let clause = format!("clause {}", event.clause.id());
    [event.name.to_owned()].into_iter().chain(values).chain([clause]).collect::<Vec<_>>().join(", ")
}
