//! Voices for cards, crafting and what is hidden.

mod court;
mod effects;
mod fairground;
mod landmarks;
mod marsh;
mod masks;
mod pedlars;
mod secrets;
mod troupe;

use thicket::decision::{Ask, Menu, Opt, Ruling};
use thicket::event::Event;
use thicket::play::{Decide, Deck, Faction, Landmark, Play, Position, Setup};
use thicket::table::Table;
use thicket::terms::{Card, CardSet, Seat};
use thicket::{decks, law, maps};

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

/// Answers with the first option, unless one of the wished for is there, and takes down what was asked.
#[derive(Default)]
struct Answers {
    wishes: Vec<Opt>,
    asked: Vec<(Ask, Vec<Opt>)>,
}

impl Decide for Answers {
    fn decide(&mut self, _: Position<'_>, ask: &Ask, offer: &dyn Fn(&mut Menu)) -> Ruling<Opt> {
        let mut menu = Menu::list();
        offer(&mut menu);
        assert!(!menu.is_empty(), "{ask:?} has no option");
        self.asked.push((*ask, menu.options().to_vec()));
        let wish = self.wishes.iter().position(|wish| menu.options().contains(wish));
        Ok(wish.map_or(menu.options()[0], |wish| self.wishes.remove(wish)))
    }
}

/// What playing rules has brought: what was told and what was asked.
struct Played {
    log: Vec<Event>,
    asked: Vec<(Ask, Vec<Opt>)>,
}

impl Played {
    fn prompts(&self) -> Vec<&'static str> {
        self.asked.iter().map(|(ask, _)| ask.prompt).collect()
    }

    fn event(&self, name: &str) -> &Event {
        self.log.iter().find(|event| event.name == name).unwrap_or_else(|| panic!("nobody told {name}"))
    }
}

/// Plays rules on a table.
fn play(setup: &Setup, table: &mut Table, wishes: &[Opt], rules: impl FnOnce(&mut Play) -> Ruling) -> Played {
    let mut answers = Answers { wishes: wishes.to_vec(), ..Answers::default() };
    let mut log = Vec::new();
    assert!(rules(&mut Play::new(setup, table, &mut answers, Some(&mut log))).is_ok());
    assert!(answers.wishes.is_empty(), "nobody offered {:?}", answers.wishes);
    Played { log, asked: answers.asked }
}
