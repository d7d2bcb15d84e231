//! What every shared deck has: the same 29 ambush, dominance and item cards (DECK-choice#3), the forms of faces, and what the
//! effects of several decks have in common.

mod effects;

pub use effects::{after_roll, at_start, between, choose_seat, defending, discard_used, effect, somebody_holds_cards};

use crate::clause;
use crate::clause::Clause;
use crate::decision::Ruling;
use crate::law::dominance::{opposite_corners, three_clearings};
use crate::play::{CardFace, CardKind, Cost, Effect, Play, Position};
use crate::terms::{Card, ClearingSet, Item, Seat, Suit};

/// Cards of a printed deck.
pub const CARDS: usize = 54;
/// Those of them that the other decks do not have.
pub const OWN: usize = 25;

const fn ambush(key: &'static str, suit: Suit) -> CardFace {
    CardFace { key, suit, kind: CardKind::Ambush, cost: None, clause: clause!("CARD-ambush"), effect: "ambush" }
}

const fn dominance(
    key: &'static str,
    suit: Suit,
    wins: fn(Position, Suit, ClearingSet) -> bool,
    clause: Clause,
) -> CardFace {
    CardFace { key, suit, kind: CardKind::Dominance(wins), cost: None, clause, effect: key }
}

const fn item(key: &'static str, suit: Suit, item: Item, points: u8, cost: Cost) -> CardFace {
    let kind = CardKind::Item { item, points };
    CardFace { key, suit, kind, cost: Some(cost), clause: clause!("CARD-item"), effect: key }
}

/// A card that stays in play.
pub const fn lasting(key: &'static str, suit: Suit, cost: Cost, clause: Clause, effect: &'static Effect) -> CardFace {
    CardFace { key, suit, kind: CardKind::Persistent(effect), cost: Some(cost), clause, effect: key }
}

/// A card that takes effect once, when it is crafted.
pub const fn immediate(
    key: &'static str,
    suit: Suit,
    cost: Cost,
    clause: Clause,
    resolve: fn(&mut Play, Seat, Card) -> Ruling,
) -> CardFace {
    CardFace { key, suit, kind: CardKind::Immediate(resolve), cost: Some(cost), clause, effect: key }
}

/// Icons: fox, rabbit, mouse, any suit.
pub const fn cost(fox: u8, rabbit: u8, mouse: u8, any: u8) -> Cost {
    Cost::of(fox, rabbit, mouse, any)
}

static AMBUSH_BIRD: CardFace = ambush("ambush-bird", Suit::Bird);
static AMBUSH_FOX: CardFace = ambush("ambush-fox", Suit::Fox);
static AMBUSH_RABBIT: CardFace = ambush("ambush-rabbit", Suit::Rabbit);
static AMBUSH_MOUSE: CardFace = ambush("ambush-mouse", Suit::Mouse);
static DOMINANCE_BIRD: CardFace =
    dominance("dominance-bird", Suit::Bird, opposite_corners, clause!("CARD-dominance-bird"));
static DOMINANCE_FOX: CardFace = dominance("dominance-fox", Suit::Fox, three_clearings, clause!("CARD-dominance"));
static DOMINANCE_RABBIT: CardFace =
    dominance("dominance-rabbit", Suit::Rabbit, three_clearings, clause!("CARD-dominance"));
static DOMINANCE_MOUSE: CardFace =
    dominance("dominance-mouse", Suit::Mouse, three_clearings, clause!("CARD-dominance"));
static BIRDY_BINDLE: CardFace = item("birdy-bindle", Suit::Bird, Item::Bag, 1, cost(0, 0, 1, 0));
static WOODLAND_RUNNERS: CardFace = item("woodland-runners", Suit::Bird, Item::Boot, 1, cost(0, 1, 0, 0));
static ARMS_TRADER: CardFace = item("arms-trader", Suit::Bird, Item::Sword, 2, cost(2, 0, 0, 0));
static CROSSBOW_BIRD: CardFace = item("crossbow-bird", Suit::Bird, Item::Crossbow, 1, cost(1, 0, 0, 0));
static GENTLY_USED_KNAPSACK: CardFace = item("gently-used-knapsack", Suit::Fox, Item::Bag, 1, cost(0, 0, 1, 0));
static ROOT_TEA_FOX: CardFace = item("root-tea-fox", Suit::Fox, Item::Tea, 2, cost(0, 0, 1, 0));
static TRAVEL_GEAR_FOX: CardFace = item("travel-gear-fox", Suit::Fox, Item::Boot, 1, cost(0, 1, 0, 0));
static PROTECTION_RACKET: CardFace = item("protection-racket", Suit::Fox, Item::Coin, 3, cost(0, 2, 0, 0));
static FOXFOLK_STEEL: CardFace = item("foxfolk-steel", Suit::Fox, Item::Sword, 2, cost(2, 0, 0, 0));
static ANVIL: CardFace = item("anvil", Suit::Fox, Item::Hammer, 2, cost(1, 0, 0, 0));
static SMUGGLERS_TRAIL: CardFace = item("smugglers-trail", Suit::Rabbit, Item::Bag, 1, cost(0, 0, 1, 0));
static ROOT_TEA_RABBIT: CardFace = item("root-tea-rabbit", Suit::Rabbit, Item::Tea, 2, cost(0, 0, 1, 0));
static A_VISIT_TO_FRIENDS: CardFace = item("a-visit-to-friends", Suit::Rabbit, Item::Boot, 1, cost(0, 1, 0, 0));
static BAKE_SALE: CardFace = item("bake-sale", Suit::Rabbit, Item::Coin, 3, cost(0, 2, 0, 0));
static MOUSE_IN_A_SACK: CardFace = item("mouse-in-a-sack", Suit::Mouse, Item::Bag, 1, cost(0, 0, 1, 0));
static ROOT_TEA_MOUSE: CardFace = item("root-tea-mouse", Suit::Mouse, Item::Tea, 2, cost(0, 0, 1, 0));
static TRAVEL_GEAR_MOUSE: CardFace = item("travel-gear-mouse", Suit::Mouse, Item::Boot, 1, cost(0, 1, 0, 0));
static INVESTMENTS: CardFace = item("investments", Suit::Mouse, Item::Coin, 3, cost(0, 2, 0, 0));
static SWORD: CardFace = item("sword", Suit::Mouse, Item::Sword, 2, cost(2, 0, 0, 0));
static CROSSBOW_MOUSE: CardFace = item("crossbow-mouse", Suit::Mouse, Item::Crossbow, 1, cost(1, 0, 0, 0));
/// The cards that every deck has; copies of a card are neighbours.
static COMMON: [&CardFace; CARDS - OWN] = [
    &AMBUSH_BIRD,
    &AMBUSH_BIRD,
    &AMBUSH_FOX,
    &AMBUSH_RABBIT,
    &AMBUSH_MOUSE,
    &DOMINANCE_BIRD,
    &DOMINANCE_FOX,
    &DOMINANCE_RABBIT,
    &DOMINANCE_MOUSE,
    &BIRDY_BINDLE,
    &WOODLAND_RUNNERS,
    &ARMS_TRADER,
    &CROSSBOW_BIRD,
    &GENTLY_USED_KNAPSACK,
    &ROOT_TEA_FOX,
    &TRAVEL_GEAR_FOX,
    &PROTECTION_RACKET,
    &FOXFOLK_STEEL,
    &ANVIL,
    &SMUGGLERS_TRAIL,
    &ROOT_TEA_RABBIT,
    &A_VISIT_TO_FRIENDS,
    &BAKE_SALE,
    &MOUSE_IN_A_SACK,
    &ROOT_TEA_MOUSE,
    &TRAVEL_GEAR_MOUSE,
    &INVESTMENTS,
    &SWORD,
    &CROSSBOW_MOUSE,
];

/// A deck: what every deck has, and its own cards behind it; copies of a card are neighbours.
pub const fn with_common(own: [&'static CardFace; OWN]) -> [&'static CardFace; CARDS] {
    let mut cards = [own[0]; CARDS];
    let mut n = 0;
    while n < CARDS {
        cards[n] = if n < COMMON.len() { COMMON[n] } else { own[n - COMMON.len()] };
        n += 1;
    }
    cards
}

/// For each card of a deck the first copy of it.
#[expect(clippy::cast_possible_truncation, reason = "a deck has 54 cards")]
pub const fn copies(cards: &[&CardFace; CARDS]) -> [u8; CARDS] {
    let mut first = [0; CARDS];
    let mut n = 1;
    while n < CARDS {
        first[n] = if is_same(cards[n].key.as_bytes(), cards[n - 1].key.as_bytes()) { first[n - 1] } else { n as u8 };
        n += 1;
    }
    first
}

const fn is_same(one: &[u8], other: &[u8]) -> bool {
    let mut n = 0;
    while n < one.len() && n < other.len() && one[n] == other[n] {
        n += 1;
    }
    n == one.len() && n == other.len()
}
