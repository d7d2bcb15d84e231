//! What factions hide, and how often a test has seen it dealt anew: a comparison in which nothing hidden is another thing
//! proves nothing.

use std::collections::BTreeMap;

use thicket::factions::FACTIONS;
use thicket::play::{Faction, Holds, Setup, Sight};
use thicket::table::Table;
use thicket::terms::{Kind, Seat, Voice};

/// Cards in hand.
const HAND: &str = "hand";
/// What stands in the bytes of a board and others may not know.
const BOARD: &str = "board";
/// Pieces with values that nobody knows before they are turned over: chance decides then.
const VALUES: &str = "values";

/// How often something hidden was another thing: whose it is, and what.
#[derive(Debug, Default)]
pub struct DealtAnew(BTreeMap<(&'static str, &'static str), u32>);

impl DealtAnew {
    /// Notes what one table hides otherwise than another that looks the same.
    pub fn note(&mut self, setup: &Setup, one: &Table, other: &Table) {
        for seat in setup.seats() {
            let (faction, n) = (setup.faction(seat), seat.index());
            let mut note = |what, is_another: bool| {
                *self.0.entry((faction.key, what)).or_default() += u32::from(is_another);
            };
            note(HAND, one.hands[n] != other.hands[n]);
            note(BOARD, one.boards[n] != other.boards[n]);
            for (place, pile) in setup.piles.iter().enumerate().filter(|(_, pile)| pile.owner == Voice::seat(seat)) {
                note(pile.info.key, one.piles[place] != other.piles[place]);
            }
            note(VALUES, one.seed() != other.seed() && lies_face_down(faction, one, seat));
        }
    }

    /// Whether everything that any faction hides was another thing so many times at least.
    #[track_caller]
    pub fn assert_each(&self, least: u32) {
        for (faction, what) in FACTIONS.iter().flat_map(|faction| hides(faction).map(|what| (faction.key, what))) {
            let found = self.0.get(&(faction, what)).copied().unwrap_or(0);
            assert!(found >= least, "{what} of {faction} was another one {found} times, not {least}: {self:?}");
        }
    }
}

/// What a faction hides.
fn hides(faction: &'static Faction) -> impl Iterator<Item = &'static str> {
    let hand = (!faction.open_hand).then_some(HAND);
    let board = faction.hooks.keeps_secrets.is_some().then_some(BOARD);
    let values = valued(faction).next().map(|_| VALUES);
    let hidden = faction.piles.iter().filter(|pile| !matches!(pile.sight, Sight::All)).map(|pile| pile.key);
    hand.into_iter().chain(board).chain(values).chain(hidden)
}

/// Its kinds of piece with values.
fn valued(faction: &'static Faction) -> impl Iterator<Item = Kind> {
    faction.kept().filter_map(|kept| if let Holds::Valued { kind, .. } = kept.holds { Some(kind) } else { None })
}

/// Whether such pieces lie in forests, where they come to lie face down.
fn lies_face_down(faction: &'static Faction, table: &Table, seat: Seat) -> bool {
    table.afield().any(|(_, owner, kind, _)| owner == seat && valued(faction).any(|valued| valued == kind))
}
