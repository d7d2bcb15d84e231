//! Exiles & Partisans: 25 cards of its own, all of them persistent (DECK-exiles-and-partisans#1).

mod battle;
mod birdsong;
mod coffins;
mod crafting;
mod daylight;
mod evening;
mod ground;

use super::common::{CARDS, copies, cost, lasting, with_common};
use crate::clause;
use crate::play::{CardFace, Deck};
use crate::terms::Suit;

/// Exiles & Partisans.
pub static EXILES_AND_PARTISANS: Deck = Deck::of("exiles-and-partisans", &FACES, &COPIES);

static SABOTEURS: CardFace =
    lasting("saboteurs", Suit::Bird, cost(0, 0, 0, 1), clause!("CARD-saboteurs"), &birdsong::SABOTEURS);
static SOUP_KITCHENS: CardFace =
    lasting("soup-kitchens", Suit::Bird, cost(1, 1, 1, 0), clause!("CARD-soup-kitchens"), &ground::SOUP_KITCHENS);
static BOAT_BUILDERS: CardFace =
    lasting("boat-builders", Suit::Bird, cost(0, 0, 0, 2), clause!("CARD-boat-builders"), &ground::BOAT_BUILDERS);
static CORVID_PLANNERS: CardFace =
    lasting("corvid-planners", Suit::Bird, cost(0, 0, 0, 2), clause!("CARD-corvid-planners"), &ground::CORVID_PLANNERS);
static EYRIE_EMIGRE: CardFace =
    lasting("eyrie-emigre", Suit::Bird, cost(2, 0, 0, 0), clause!("CARD-eyrie-emigre"), &birdsong::EYRIE_EMIGRE);
static FOX_PARTISANS: CardFace =
    lasting("fox-partisans", Suit::Fox, cost(1, 0, 0, 0), clause!("CARD-fox-partisans"), &battle::FOX_PARTISANS);
static PROPAGANDA_BUREAU: CardFace = lasting(
    "propaganda-bureau",
    Suit::Fox,
    cost(0, 0, 0, 3),
    clause!("CARD-propaganda-bureau"),
    &daylight::PROPAGANDA_BUREAU,
);
static FALSE_ORDERS: CardFace =
    lasting("false-orders", Suit::Fox, cost(1, 0, 0, 0), clause!("CARD-false-orders"), &birdsong::FALSE_ORDERS);
static INFORMANTS: CardFace =
    lasting("informants", Suit::Fox, cost(2, 0, 0, 0), clause!("CARD-informants"), &evening::INFORMANTS);
static RABBIT_PARTISANS: CardFace = lasting(
    "rabbit-partisans",
    Suit::Rabbit,
    cost(0, 1, 0, 0),
    clause!("CARD-rabbit-partisans"),
    &battle::RABBIT_PARTISANS,
);
static TUNNELS: CardFace =
    lasting("tunnels", Suit::Rabbit, cost(0, 1, 0, 0), clause!("CARD-tunnels"), &ground::TUNNELS);
static CHARM_OFFENSIVE: CardFace = lasting(
    "charm-offensive",
    Suit::Rabbit,
    cost(0, 1, 0, 0),
    clause!("CARD-charm-offensive"),
    &evening::CHARM_OFFENSIVE,
);
static SWAP_MEET: CardFace =
    lasting("swap-meet", Suit::Rabbit, cost(0, 1, 0, 0), clause!("CARD-swap-meet"), &birdsong::SWAP_MEET);
static COFFIN_MAKERS: CardFace =
    lasting("coffin-makers", Suit::Rabbit, cost(0, 2, 0, 0), clause!("CARD-coffin-makers"), &coffins::COFFIN_MAKERS);
static MOUSE_PARTISANS: CardFace = lasting(
    "mouse-partisans",
    Suit::Mouse,
    cost(0, 0, 1, 0),
    clause!("CARD-mouse-partisans"),
    &battle::MOUSE_PARTISANS,
);
static LEAGUE_OF_ADVENTUROUS_MICE: CardFace = lasting(
    "league-of-adventurous-mice",
    Suit::Mouse,
    cost(0, 0, 1, 0),
    clause!("CARD-league-of-adventurous-mice"),
    &daylight::LEAGUE_OF_ADVENTUROUS_MICE,
);
static MURINE_BROKER: CardFace =
    lasting("murine-broker", Suit::Mouse, cost(0, 0, 2, 0), clause!("CARD-murine-broker"), &crafting::MURINE_BROKER);
static MASTER_ENGRAVERS: CardFace = lasting(
    "master-engravers",
    Suit::Mouse,
    cost(0, 0, 2, 0),
    clause!("CARD-master-engravers"),
    &crafting::MASTER_ENGRAVERS,
);

static FACES: [&CardFace; CARDS] = with_common([
    &SABOTEURS,
    &SABOTEURS,
    &SABOTEURS,
    &SOUP_KITCHENS,
    &BOAT_BUILDERS,
    &CORVID_PLANNERS,
    &EYRIE_EMIGRE,
    &FOX_PARTISANS,
    &PROPAGANDA_BUREAU,
    &FALSE_ORDERS,
    &FALSE_ORDERS,
    &INFORMANTS,
    &INFORMANTS,
    &RABBIT_PARTISANS,
    &TUNNELS,
    &TUNNELS,
    &CHARM_OFFENSIVE,
    &SWAP_MEET,
    &SWAP_MEET,
    &COFFIN_MAKERS,
    &MOUSE_PARTISANS,
    &LEAGUE_OF_ADVENTUROUS_MICE,
    &LEAGUE_OF_ADVENTUROUS_MICE,
    &MURINE_BROKER,
    &MASTER_ENGRAVERS,
]);

static COPIES: [u8; CARDS] = copies(&FACES);
