//! What a table asks next, found without a game around it.

use thicket::decision::{Ask, Halt, Menu, Opt, Ruling};
use thicket::law::units;
use thicket::play::{Choices, Decide, Play, Position, Setup};
use thicket::table::Table;

/// The first real question of a table, with its options.
pub fn question(setup: &Setup, table: &Table) -> Option<(Ask, Vec<Opt>)> {
    let (mut table, mut listing) = (*table, Listing(None));
    let _ = units::run_next(&mut Play::new(setup, &mut table, &mut listing, None));
    listing.0
}

/// Takes down the first real question.
struct Listing(Option<(Ask, Vec<Opt>)>);

impl Decide for Listing {
    fn decide(&mut self, at: Position<'_>, ask: &Ask, offer: &dyn Choices) -> Ruling<Opt> {
        let mut menu = Menu::list();
        offer.list(at, &mut menu);
        if let ([only], false) = (menu.options(), ask.secret) {
            return Ok(*only);
        }
        self.0 = Some((*ask, menu.options().to_vec()));
        Err(Halt::Question)
    }
}
