//! Squires & Disciples: 25 cards of its own, most of which come back to a hand or pay for themselves
//! (DECK-squires-and-disciples#1). Their costs rest on one source (DECK-squires-and-disciples#2).

mod battle;
mod birdsong;
mod council;
mod crafting;
mod demagogue;
mod friends;
mod marches;
mod prices;
mod squires;

use super::common::{CARDS, copies, cost, immediate, lasting, with_common};
use crate::clause;
use crate::play::{CardFace, Deck};
use crate::terms::Suit;

/// Squires & Disciples.
pub static SQUIRES_AND_DISCIPLES: Deck = Deck::of("squires-and-disciples", &FACES, &COPIES);

static SKY_COURIERS: CardFace =
    lasting("sky-couriers", Suit::Bird, cost(0, 0, 0, 1), clause!("CARD-sky-couriers"), &birdsong::SKY_COURIERS);
static SPY_NETWORK: CardFace =
    immediate("spy-network", Suit::Bird, cost(0, 0, 0, 1), clause!("CARD-spy-network"), crafting::spy_network);
static SILVER_TONGUE: CardFace =
    lasting("silver-tongue", Suit::Bird, cost(0, 0, 0, 2), clause!("CARD-silver-tongue"), &squires::SILVER_TONGUE);
static SHADOW_COUNCIL: CardFace =
    lasting("shadow-council", Suit::Bird, cost(0, 0, 0, 2), clause!("CARD-shadow-council"), &council::SHADOW_COUNCIL);
static FEATHER_RUFFLERS: CardFace = immediate(
    "feather-rufflers",
    Suit::Bird,
    cost(0, 0, 0, 2),
    clause!("CARD-feather-rufflers"),
    crafting::feather_rufflers,
);
static FOX_SQUIRES: CardFace =
    lasting("fox-squires", Suit::Fox, cost(1, 0, 0, 0), clause!("CARD-fox-squires"), &squires::FOX_SQUIRES);
static BOLD_LEADERSHIP: CardFace =
    lasting("bold-leadership", Suit::Fox, cost(1, 0, 0, 0), clause!("CARD-bold-leadership"), &battle::BOLD_LEADERSHIP);
static SUPPLY_TRAIN: CardFace =
    lasting("supply-train", Suit::Fox, cost(1, 0, 0, 0), clause!("CARD-supply-train"), &marches::SUPPLY_TRAIN);
static TACTICIAN: CardFace =
    lasting("tactician", Suit::Fox, cost(1, 0, 0, 1), clause!("CARD-tactician"), &battle::TACTICIAN);
static APPRENTICE: CardFace =
    lasting("apprentice", Suit::Fox, cost(1, 0, 0, 0), clause!("CARD-apprentice"), &crafting::APPRENTICE);
static FRIEND_OF_THE_FOXES: CardFace = lasting(
    "friend-of-the-foxes",
    Suit::Fox,
    cost(1, 0, 0, 1),
    clause!("CARD-friend-of-the-foxes"),
    &friends::FRIEND_OF_THE_FOXES,
);
static RABBIT_SQUIRES: CardFace =
    lasting("rabbit-squires", Suit::Rabbit, cost(0, 1, 0, 0), clause!("CARD-rabbit-squires"), &squires::RABBIT_SQUIRES);
static LOOKOUTS: CardFace =
    lasting("lookouts", Suit::Rabbit, cost(0, 1, 0, 1), clause!("CARD-lookouts"), &battle::LOOKOUTS);
static HIDDEN_WARRENS: CardFace =
    lasting("hidden-warrens", Suit::Rabbit, cost(0, 1, 0, 1), clause!("CARD-hidden-warrens"), &marches::HIDDEN_WARRENS);
static THE_FAITHFUL: CardFace =
    lasting("the-faithful", Suit::Rabbit, cost(0, 1, 0, 0), clause!("CARD-the-faithful"), &battle::THE_FAITHFUL);
static RIVERSTEADS: CardFace =
    lasting("riversteads", Suit::Rabbit, cost(0, 1, 0, 1), clause!("CARD-riversteads"), &birdsong::RIVERSTEADS);
static STANDARD_BEARER: CardFace = lasting(
    "standard-bearer",
    Suit::Rabbit,
    cost(0, 1, 0, 0),
    clause!("CARD-standard-bearer"),
    &battle::STANDARD_BEARER,
);
static FRIEND_OF_THE_RABBITS: CardFace = lasting(
    "friend-of-the-rabbits",
    Suit::Rabbit,
    cost(0, 1, 0, 1),
    clause!("CARD-friend-of-the-rabbits"),
    &friends::FRIEND_OF_THE_RABBITS,
);
static MOUSE_SQUIRES: CardFace =
    lasting("mouse-squires", Suit::Mouse, cost(0, 0, 1, 0), clause!("CARD-mouse-squires"), &squires::MOUSE_SQUIRES);
static RAIDING_PARTY: CardFace =
    lasting("raiding-party", Suit::Mouse, cost(0, 0, 1, 0), clause!("CARD-raiding-party"), &marches::RAIDING_PARTY);
static MICE_IN_A_BUSH: CardFace =
    lasting("mice-in-a-bush", Suit::Mouse, cost(0, 0, 1, 0), clause!("CARD-mice-in-a-bush"), &battle::MICE_IN_A_BUSH);
static BRAZEN_DEMAGOGUE: CardFace = lasting(
    "brazen-demagogue",
    Suit::Mouse,
    cost(0, 0, 1, 0),
    clause!("CARD-brazen-demagogue"),
    &demagogue::BRAZEN_DEMAGOGUE,
);
static FRIEND_OF_THE_MICE: CardFace = lasting(
    "friend-of-the-mice",
    Suit::Mouse,
    cost(0, 0, 1, 1),
    clause!("CARD-friend-of-the-mice"),
    &friends::FRIEND_OF_THE_MICE,
);

static FACES: [&CardFace; CARDS] = with_common([
    &SKY_COURIERS,
    &SKY_COURIERS,
    &SPY_NETWORK,
    &SILVER_TONGUE,
    &SHADOW_COUNCIL,
    &FEATHER_RUFFLERS,
    &FEATHER_RUFFLERS,
    &FOX_SQUIRES,
    &BOLD_LEADERSHIP,
    &SUPPLY_TRAIN,
    &TACTICIAN,
    &APPRENTICE,
    &FRIEND_OF_THE_FOXES,
    &RABBIT_SQUIRES,
    &LOOKOUTS,
    &HIDDEN_WARRENS,
    &THE_FAITHFUL,
    &RIVERSTEADS,
    &STANDARD_BEARER,
    &FRIEND_OF_THE_RABBITS,
    &MOUSE_SQUIRES,
    &RAIDING_PARTY,
    &MICE_IN_A_BUSH,
    &BRAZEN_DEMAGOGUE,
    &FRIEND_OF_THE_MICE,
]);

static COPIES: [u8; CARDS] = copies(&FACES);
