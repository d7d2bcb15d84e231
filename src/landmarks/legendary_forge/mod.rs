//! The Legendary Forge: four items of the supply lie on its card. Only a player with a piece there can craft them, and for one
//! of them draws a card and scores a point more.

use crate::clause;
use crate::decision::Ruling;
use crate::law::cards;
use crate::play::{CardKind, Hooks, Landmark, OnCraft, Play, Position, Site, Stock};
use crate::table::PlacedLandmark;
use crate::terms::{Card, ITEMS, Item, Seat, Suit};

/// The Legendary Forge.
pub static LEGENDARY_FORGE: Landmark = Landmark {
    key: "legendary-forge",
    clause: clause!("LANDMARK-legendary-forge"),
    site: Some(Site { apart: true, fits: |_, _| true, then: Some(stock_up) }),
    items,
    hooks: Hooks {
        stocks_items: Some(Stock {
            holds: |at, _, by| if is_open_to(at, by) { kept(at) } else { [0; ITEMS] },
            take: |play, _, item| {
                let Some(forge) = play.landmark(LEGENDARY_FORGE.key) else { return };
                let kinds = kinds(forge);
                if let Some(place) = kinds.iter().position(|(kind, _)| *kind == item) {
                    forge.bytes[LEFT + place] = forge.bytes[LEFT + place].saturating_sub(1);
                    forge.bytes[TAKEN] = 1;
                }
            },
        }),
        crafted: Some(OnCraft {
            points: Some(|at, _, by, card| {
                let CardKind::Item { item, .. } = at.face(card).kind else { return 0 };
                // Items of the supply go first, so what comes from here is what the supply lacks.
                let from_here = at.table.item_supply[item.index()] == 0 && kept(at)[item.index()] > 0;
                if from_here && is_open_to(at, by) { POINTS } else { 0 }
            }),
            then: Some(finish),
        }),
        ..Hooks::SILENT
    },
    ..Landmark::PLAIN
};

/// Points for crafting an item from here, beside those on the card.
const POINTS: u8 = 1;

/// The byte that says by which suit it was set up: one more than the suit's place among those of clearings.
const SUIT: usize = 0;
/// The first of the bytes that say how many items of each kind of that suit are left.
const LEFT: usize = 1;
/// The byte that says that the item that is being crafted comes from here.
const TAKEN: usize = 4;

/// The items that it takes in clearings of each suit.
const ITEMS_OF: [(Suit, &[(Item, u8)]); 3] = [
    (Suit::Fox, &[(Item::Sword, 2), (Item::Crossbow, 1), (Item::Hammer, 1)]),
    (Suit::Rabbit, &[(Item::Boot, 2), (Item::Coin, 2)]),
    (Suit::Mouse, &[(Item::Bag, 2), (Item::Tea, 2)]),
];

/// The kinds of item it was set up with.
fn kinds(forge: &PlacedLandmark) -> &'static [(Item, u8)] {
    let place = usize::from(forge.bytes[SUIT]);
    place.checked_sub(1).and_then(|place| ITEMS_OF.get(place)).map_or(&[], |(_, kinds)| kinds)
}

/// The items that lie on its card.
fn items(forge: &PlacedLandmark) -> [u8; ITEMS] {
    let mut items = [0; ITEMS];
    for ((item, _), left) in kinds(forge).iter().zip(&forge.bytes[LEFT..TAKEN]) {
        items[item.index()] = *left;
    }
    items
}

fn kept(at: Position) -> [u8; ITEMS] {
    let number = at.landmark(LEGENDARY_FORGE.key).map(usize::from);
    number.map_or([0; ITEMS], |number| items(&at.table.landmarks[number]))
}

/// Whether a player has a piece there.
fn is_open_to(at: Position, by: Seat) -> bool {
    at.landmark_at(LEGENDARY_FORGE.key).is_some_and(|here| at.present(by, here))
}

/// The items of its clearing's suit come from the supply, as many as are there.
fn stock_up(play: &mut Play, _: u8) -> Ruling {
    let at = play.position();
    let suits = at.landmark_at(LEGENDARY_FORGE.key).map(|here| at.suits(here)).unwrap_or_default();
    let Some((place, (_, kinds))) = (1u8..).zip(&ITEMS_OF).find(|(_, (suit, _))| suits.has(*suit)) else {
        return Ok(());
    };
    let mut left = [0; ITEMS_OF.len()];
    for ((item, count), left) in kinds.iter().zip(&mut left) {
        let supply = &mut play.table.item_supply[item.index()];
        *left = (*count).min(*supply);
        *supply -= *left;
    }
    if let Some(forge) = play.landmark(LEGENDARY_FORGE.key) {
        forge.bytes[SUIT] = place;
        forge.bytes[LEFT..TAKEN].copy_from_slice(&left);
    }
    Ok(())
}

/// Who has crafted an item from here draws a card.
fn finish(play: &mut Play, _: Seat, by: Seat, _: Card) -> Ruling {
    let taken = play.landmark(LEGENDARY_FORGE.key).map(|forge| std::mem::take(&mut forge.bytes[TAKEN]));
    if taken == Some(1) { cards::draw(play, by, 1, clause!("LANDMARK-legendary-forge#7")) } else { Ok(()) }
}
