//! Random play: every option with equal chance.

use crate::decision::{Ask, Halt, Menu, Opt, Ruling};
use crate::play::{Choices, Decide, Position};

/// Answers every question with a random option. No list is ever built.
#[derive(Debug)]
pub struct Random {
    menu: Menu,
    /// Questions answered that had more than one answer.
    pub decisions: u64,
    /// Whether a question without any answer came up; that is a fault of the rules.
    pub stuck: bool,
}

impl Random {
    /// A random player with its own dice.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self { menu: Menu::one_of(seed), decisions: 0, stuck: false }
    }
}

impl Decide for Random {
    fn decide(&mut self, at: Position<'_>, _: &Ask, offer: &dyn Choices) -> Ruling<Opt> {
        self.menu.clear();
        offer.list(at, &mut self.menu);
        self.decisions += u64::from(self.menu.len() > 1);
        self.stuck |= self.menu.is_empty();
        self.menu.pick().ok_or(Halt::Question)
    }
}
