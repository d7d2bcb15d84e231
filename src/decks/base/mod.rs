//! The base deck: 54 cards (LAW-2.4b).

mod effects;

use crate::clause;
use crate::clause::Clause;
use crate::law::dominance::{opposite_corners, three_clearings};
use crate::play::{CardFace, CardKind, Cost, Deck, Effect, Position};
use crate::terms::{ClearingSet, Item, Suit};

/// The base deck.
pub static BASE: Deck = Deck::of("base", &CARDS, &COPIES);

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

const fn lasting(key: &'static str, suit: Suit, cost: Cost, clause: Clause, effect: &'static Effect) -> CardFace {
    CardFace { key, suit, kind: CardKind::Persistent(effect), cost: Some(cost), clause, effect: key }
}

const fn favor(key: &'static str, suit: Suit, cost: Cost, clause: Clause) -> CardFace {
    let kind = CardKind::Immediate(effects::favor);
    CardFace { key, suit, kind, cost: Some(cost), clause, effect: key }
}

/// Icons: fox, rabbit, mouse, any suit.
const fn cost(fox: u8, rabbit: u8, mouse: u8, any: u8) -> Cost {
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
static ARMORERS: CardFace =
    lasting("armorers", Suit::Bird, cost(1, 0, 0, 0), clause!("CARD-armorers"), &effects::ARMORERS);
static SAPPERS: CardFace = lasting("sappers", Suit::Bird, cost(0, 0, 1, 0), clause!("CARD-sappers"), &effects::SAPPERS);
static BRUTAL_TACTICS: CardFace =
    lasting("brutal-tactics", Suit::Bird, cost(2, 0, 0, 0), clause!("CARD-brutal-tactics"), &effects::BRUTAL_TACTICS);
static ROYAL_CLAIM: CardFace =
    lasting("royal-claim", Suit::Bird, cost(0, 0, 0, 4), clause!("CARD-royal-claim"), &effects::ROYAL_CLAIM);
static STAND_AND_DELIVER: CardFace = lasting(
    "stand-and-deliver",
    Suit::Fox,
    cost(0, 0, 3, 0),
    clause!("CARD-stand-and-deliver"),
    &effects::STAND_AND_DELIVER,
);
static TAX_COLLECTOR: CardFace =
    lasting("tax-collector", Suit::Fox, cost(1, 1, 1, 0), clause!("CARD-tax-collector"), &effects::TAX_COLLECTOR);
static FAVOR_OF_THE_FOXES: CardFace =
    favor("favor-of-the-foxes", Suit::Fox, cost(3, 0, 0, 0), clause!("CARD-favor-of-the-foxes"));
static COMMAND_WARREN: CardFace =
    lasting("command-warren", Suit::Rabbit, cost(0, 2, 0, 0), clause!("CARD-command-warren"), &effects::COMMAND_WARREN);
static BETTER_BURROW_BANK: CardFace = lasting(
    "better-burrow-bank",
    Suit::Rabbit,
    cost(0, 2, 0, 0),
    clause!("CARD-better-burrow-bank"),
    &effects::BETTER_BURROW_BANK,
);
static COBBLER: CardFace =
    lasting("cobbler", Suit::Rabbit, cost(0, 2, 0, 0), clause!("CARD-cobbler"), &effects::COBBLER);
static FAVOR_OF_THE_RABBITS: CardFace =
    favor("favor-of-the-rabbits", Suit::Rabbit, cost(0, 3, 0, 0), clause!("CARD-favor-of-the-rabbits"));
static SCOUTING_PARTY: CardFace =
    lasting("scouting-party", Suit::Mouse, cost(0, 0, 2, 0), clause!("CARD-scouting-party"), &effects::SCOUTING_PARTY);
static CODEBREAKERS: CardFace =
    lasting("codebreakers", Suit::Mouse, cost(0, 0, 1, 0), clause!("CARD-codebreakers"), &effects::CODEBREAKERS);
static FAVOR_OF_THE_MICE: CardFace =
    favor("favor-of-the-mice", Suit::Mouse, cost(0, 0, 3, 0), clause!("CARD-favor-of-the-mice"));

/// The cards; copies of a card are neighbours.
static CARDS: [&CardFace; 54] = [
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
    &ARMORERS,
    &ARMORERS,
    &SAPPERS,
    &SAPPERS,
    &BRUTAL_TACTICS,
    &BRUTAL_TACTICS,
    &ROYAL_CLAIM,
    &STAND_AND_DELIVER,
    &STAND_AND_DELIVER,
    &TAX_COLLECTOR,
    &TAX_COLLECTOR,
    &TAX_COLLECTOR,
    &FAVOR_OF_THE_FOXES,
    &COMMAND_WARREN,
    &COMMAND_WARREN,
    &BETTER_BURROW_BANK,
    &BETTER_BURROW_BANK,
    &COBBLER,
    &COBBLER,
    &FAVOR_OF_THE_RABBITS,
    &SCOUTING_PARTY,
    &SCOUTING_PARTY,
    &CODEBREAKERS,
    &CODEBREAKERS,
    &FAVOR_OF_THE_MICE,
];

/// For each card the first copy of it.
static COPIES: [u8; 54] = [
    0, 0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 29,
    31, 31, 33, 33, 35, 36, 36, 38, 38, 38, 41, 42, 42, 44, 44, 46, 46, 48, 49, 49, 51, 51, 53,
];
