//! The base deck: 54 cards (LAW-2.4b).

mod effects;

use super::common::{CARDS, copies, cost, immediate, lasting, with_common};
use crate::clause;
use crate::play::{CardFace, Deck};
use crate::terms::Suit;

/// The base deck.
pub static BASE: Deck = Deck::of("base", &FACES, &COPIES);

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
    immediate("favor-of-the-foxes", Suit::Fox, cost(3, 0, 0, 0), clause!("CARD-favor-of-the-foxes"), effects::favor);
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
static FAVOR_OF_THE_RABBITS: CardFace = immediate(
    "favor-of-the-rabbits",
    Suit::Rabbit,
    cost(0, 3, 0, 0),
    clause!("CARD-favor-of-the-rabbits"),
    effects::favor,
);
static SCOUTING_PARTY: CardFace =
    lasting("scouting-party", Suit::Mouse, cost(0, 0, 2, 0), clause!("CARD-scouting-party"), &effects::SCOUTING_PARTY);
static CODEBREAKERS: CardFace =
    lasting("codebreakers", Suit::Mouse, cost(0, 0, 1, 0), clause!("CARD-codebreakers"), &effects::CODEBREAKERS);
static FAVOR_OF_THE_MICE: CardFace =
    immediate("favor-of-the-mice", Suit::Mouse, cost(0, 0, 3, 0), clause!("CARD-favor-of-the-mice"), effects::favor);

static FACES: [&CardFace; CARDS] = with_common([
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
]);

static COPIES: [u8; CARDS] = copies(&FACES);
