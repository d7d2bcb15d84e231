//! Voices for cards, crafting and what is hidden.

mod court;
mod edicts;
mod effects;
mod fairground;
mod landmarks;
mod marsh;
mod masks;
mod pedlars;
mod secrets;
mod troupe;

use thicket::decision::{Opt, Ruling};
use thicket::play::{Deck, Faction, Landmark, Play, Setup};
use thicket::table::Table;
use thicket::terms::{Card, CardSet, Seat};
use thicket::{decks, law, maps};

use crate::played::{self, Played};

/// The factions.
pub static FACTIONS: &[&Faction] =
    &[&fairground::FACTION, &court::FACTION, &masks::FACTION, &marsh::FACTION, &marsh::CHAPEL, &pedlars::FACTION];

/// The landmarks.
pub static LANDMARKS: &[&Landmark] =
    &[&landmarks::MARKET, &landmarks::SMITHY, &landmarks::LOST_CITY, &landmarks::CURFEW, &landmarks::HEAP];

/// The base deck and some more cards.
pub fn deck() -> &'static Deck {
    decks::find("base").unwrap().with(&effects::CARDS)
}

fn setup(factions: &[&'static Faction]) -> Setup {
    Setup::new(maps::find("autumn").unwrap(), deck(), factions).unwrap()
}

/// A table with everything out and nobody in the middle of anything, in the Daylight of the first seat.
fn table(setup: &Setup) -> Table {
    let mut table = law::setup::table(setup, 7);
    table.turn.enter(thicket::terms::Phase::Daylight, thicket::table::Stage::Steps);
    table.turn.round = 1;
    table
}

/// Takes a card out of the deck.
fn take(setup: &Setup, table: &mut Table, key: &str) -> Card {
    let wanted = |card: &u8| setup.deck.face(Card(*card)).key == key;
    let mut cards: Vec<u8> = table.deck_cards().to_vec();
    let at = cards.iter().position(wanted).unwrap_or_else(|| panic!("{key} is not in the deck"));
    let card = cards.remove(at);
    table.clear_deck();
    cards.into_iter().for_each(|card| table.put_on_deck(Card(card)));
    Card(card)
}

/// Puts cards from the deck into a hand.
fn hold(setup: &Setup, table: &mut Table, seat: Seat, keys: &[&str]) -> Vec<Card> {
    let cards: Vec<Card> = keys.iter().map(|key| take(setup, table, key)).collect();
    cards.iter().for_each(|card| table.hands[seat.index()].insert(*card));
    cards
}

fn set(cards: &[Card]) -> CardSet {
    cards.iter().copied().collect()
}

/// Plays rules on a table; everything that is wished for is offered.
fn play(setup: &Setup, table: &mut Table, wishes: &[Opt], rules: impl FnOnce(&mut Play) -> Ruling) -> Played {
    let played = played::play(setup, table, wishes, rules);
    assert!(played.left.is_empty(), "nobody offered {:?}", played.left);
    played
}
