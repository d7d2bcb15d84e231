//! Rules played on a table with wishes for answers, and what came of it.

#![allow(dead_code, reason = "each test program uses its part of this")]

use thicket::decision::{Ask, Menu, Opt, Ruling};
use thicket::event::Event;
use thicket::play::{Choices, Decide, Play, Position, Setup};
use thicket::table::Table;
use thicket::terms::Seat;

/// What playing rules has brought.
#[derive(Default)]
pub struct Played {
    /// What was told.
    pub log: Vec<Event>,
    /// What was asked, with its options.
    pub asked: Vec<(Ask, Vec<Opt>)>,
    /// The wishes that were never offered.
    pub left: Vec<Opt>,
}

impl Played {
    /// Who was asked what.
    pub fn asked_whom(&self) -> Vec<(Seat, &'static str)> {
        self.asked.iter().map(|(ask, _)| (ask.seat, ask.prompt)).collect()
    }

    /// What was asked.
    pub fn prompts(&self) -> Vec<&'static str> {
        self.asked.iter().map(|(ask, _)| ask.prompt).collect()
    }

    /// Who was asked this.
    pub fn questions(&self, prompt: &str) -> Vec<Seat> {
        self.asked.iter().filter(|(ask, _)| ask.prompt == prompt).map(|(ask, _)| ask.seat).collect()
    }

    /// The place of the first event with this name.
    pub fn told(&self, name: &str) -> Option<usize> {
        self.log.iter().position(|event| event.name == name)
    }

    /// The first event with this name.
    pub fn event(&self, name: &str) -> &Event {
        &self.log[self.told(name).unwrap_or_else(|| panic!("nobody told {name}"))]
    }
}

/// Answers with the first of the wishes that is offered, else with the first option.
impl Decide for Played {
    fn decide(&mut self, at: Position<'_>, ask: &Ask, offer: &dyn Choices) -> Ruling<Opt> {
        let mut menu = Menu::list();
        offer.list(at, &mut menu);
        let options = menu.options();
        assert!(!options.is_empty(), "{ask:?} has no option");
        self.asked.push((*ask, options.to_vec()));
        let wish = self.left.iter().position(|wish| options.contains(wish));
        Ok(wish.map_or(options[0], |wish| self.left.remove(wish)))
    }
}

/// Plays rules on a table with these wishes.
pub fn play(setup: &Setup, table: &mut Table, wishes: &[Opt], rules: impl FnOnce(&mut Play) -> Ruling) -> Played {
    let mut played = Played { left: wishes.to_vec(), ..Played::default() };
    let mut log = Vec::new();
    assert!(rules(&mut Play::new(setup, table, &mut played, Some(&mut log))).is_ok());
    Played { log, ..played }
}
