//! Cards that change the ground for their owner: boats make paths of rivers, burrows join the clearings of its buildings,
//! kitchens let its tokens count for rule.

use super::*;
use thicket::law::ways;
use thicket::play::{CardFace, CardKind, Cost, Effect, Hooks, Joining};
use thicket::terms::{ClearingSet, Item, Suit};

static BOATS_EFFECT: Effect =
    Effect { hooks: Hooks { rivers: Some(|_, me, of| me == of), ..Hooks::SILENT }, promises: None };
static BURROWS_EFFECT: Effect = Effect {
    hooks: Hooks {
        joins: Some(Joining {
            moves_only: false,
            joined: |at, me, of, from| {
                let built: ClearingSet = at
                    .clearings()
                    .iter()
                    .filter(|clearing| at.count_class(me, *clearing, Class::Building) > 0)
                    .collect();
                if me == of && built.has(from) { built } else { ClearingSet::EMPTY }
            },
        }),
        ..Hooks::SILENT
    },
    promises: None,
};
static KITCHENS_EFFECT: Effect = Effect {
    hooks: Hooks {
        weighs: Some(|at, me, of, weight| {
            let tokens = if of.seat == me { at.count_class(me, of.clearing, Class::Token) } else { 0 };
            if of.purpose == Purpose::Dominance { weight } else { weight + 2 * tokens }
        }),
        ..Hooks::SILENT
    },
    promises: None,
};

const fn lasting(key: &'static str, suit: Suit, effect: &'static Effect) -> CardFace {
    let cost = Some(Cost::of(0, 0, 0, 1));
    CardFace { key, suit, kind: CardKind::Persistent(effect), cost, clause: clause!("LAW-5k"), effect: key }
}

const fn item(key: &'static str, suit: Suit, item: Item) -> CardFace {
    let cost = Some(Cost::of(0, 0, 0, 1));
    let kind = CardKind::Item { item, points: 1 };
    CardFace { key, suit, kind, cost, clause: clause!("CARD-item"), effect: key }
}

static BOATS: CardFace = lasting("boats", Suit::Fox, &BOATS_EFFECT);
static BURROWS: CardFace = lasting("burrows", Suit::Rabbit, &BURROWS_EFFECT);
static KITCHENS: CardFace = lasting("kitchens", Suit::Mouse, &KITCHENS_EFFECT);
static FOX_BOOTS: CardFace = item("fox-boots", Suit::Fox, Item::Boot);
static RABBIT_TEA: CardFace = item("rabbit-tea", Suit::Rabbit, Item::Tea);
static MOUSE_BAG: CardFace = item("mouse-bag", Suit::Mouse, Item::Bag);
static BIRD_COIN: CardFace = item("bird-coin", Suit::Bird, Item::Coin);

static CARDS: [&CardFace; 30] = [
    &BOATS,
    &BOATS,
    &BURROWS,
    &BURROWS,
    &KITCHENS,
    &KITCHENS,
    &FOX_BOOTS,
    &FOX_BOOTS,
    &FOX_BOOTS,
    &FOX_BOOTS,
    &FOX_BOOTS,
    &FOX_BOOTS,
    &RABBIT_TEA,
    &RABBIT_TEA,
    &RABBIT_TEA,
    &RABBIT_TEA,
    &RABBIT_TEA,
    &RABBIT_TEA,
    &MOUSE_BAG,
    &MOUSE_BAG,
    &MOUSE_BAG,
    &MOUSE_BAG,
    &MOUSE_BAG,
    &MOUSE_BAG,
    &BIRD_COIN,
    &BIRD_COIN,
    &BIRD_COIN,
    &BIRD_COIN,
    &BIRD_COIN,
    &BIRD_COIN,
];
static COPIES: [u8; 30] =
    [0, 0, 2, 2, 4, 4, 6, 6, 6, 6, 6, 6, 12, 12, 12, 12, 12, 12, 18, 18, 18, 18, 18, 18, 24, 24, 24, 24, 24, 24];

pub static ROADS: Deck = Deck::of("roads", &CARDS, &COPIES);

fn with(key: &str) -> (Setup, Table) {
    with_on("autumn", key)
}

fn with_on(map: &str, key: &str) -> (Setup, Table) {
    let factions: [&'static Faction; 2] = [&guides::GUIDES, &gates::GATEKEEPERS];
    let setup = Setup::new(maps::find(map).unwrap(), &ROADS, &factions).unwrap();
    let mut table = thicket::law::setup::table(&setup, 7);
    table.crafted[0].insert(ROADS.find(key).unwrap());
    (setup, table)
}

#[test]
fn boats_make_paths_of_rivers_for_their_owner() {
    let (setup, mut table) = with("boats");
    put(&mut table, A, WARRIOR, Clearing(10), 1);
    put(&mut table, B, WARRIOR, Clearing(11), 1);
    let reach = ["move:10>1", "move:10>2", "move:10>12", "move:10>5:river", "move:10>11:river"];
    assert_eq!(moves(&setup, &table, A), reach);
    assert!(moves(&setup, &table, B).iter().all(|key| !key.contains("river")));
    let at = Position { setup: &setup, table: &table };
    assert_eq!(ways::neighbours(at, A, Clearing(10)), ClearingSet::of(&[1, 2, 5, 11, 12]));
    assert_eq!(ways::neighbours(at, B, Clearing(10)), ClearingSet::of(&[1, 2, 12]));
    // Rule is still needed.
    put(&mut table, B, WARRIOR, Clearing(10), 2);
    assert!(!moves(&setup, &table, A).contains(&"move:10>11:river".to_owned()));
}

#[test]
fn burrows_join_what_paths_do_not() {
    let (setup, mut table) = with("burrows");
    put(&mut table, A, WARRIOR, Clearing(8), 1);
    put(&mut table, A, LODGE, Clearing(8), 1);
    put(&mut table, A, LODGE, Clearing(9), 1);
    assert_eq!(moves(&setup, &table, A), ["move:8>4", "move:8>7", "move:8>9:burrows"]);
    let at = Position { setup: &setup, table: &table };
    assert_eq!(ways::neighbours(at, A, Clearing(8)), ClearingSet::of(&[4, 7, 9]));
    assert!(!ways::neighbours(at, B, Clearing(8)).has(Clearing(9)));
    go(&setup, &mut table, A, "move:8>9:burrows");
    assert_eq!(table.count(A, Clearing(9), WARRIOR), 1);
}

#[test]
fn kitchens_let_tokens_rule_but_win_no_dominance() {
    let (setup, mut table) = with("kitchens");
    put(&mut table, A, TOKEN, Clearing(5), 1);
    put(&mut table, B, WARRIOR, Clearing(5), 1);
    let at = Position { setup: &setup, table: &table };
    assert_eq!((rule::weight(at, A, Clearing(5)), rule::ruler(at, Clearing(5))), (2, Some(A)));
    assert!(rule::rules(at, A, Clearing(5), Purpose::Act) && rule::rules(at, A, Clearing(5), Purpose::Move));
    assert_eq!(rule::ruler_for(at, Clearing(5), Purpose::Dominance), Some(B));
    assert!(!rule::ruled(at, A, Purpose::Dominance).has(Clearing(5)));
    table.crafted[0] = thicket::terms::CardSet::EMPTY;
    assert_eq!(rule::ruler(Position { setup: &setup, table: &table }, Clearing(5)), Some(B));
}

/// Where boats take a warrior from a clearing of a map.
fn by_boat(map: &str, flooded: &[u8], from: u8) -> Vec<u8> {
    let (setup, mut table) = with_on(map, "boats");
    table.flooded = ClearingSet::of(flooded);
    put(&mut table, A, WARRIOR, Clearing(from), 1);
    let sailed: Vec<String> = moves(&setup, &table, A).into_iter().filter(|key| key.ends_with(":river")).collect();
    let to = |key: &String| key.split(['>', ':']).nth(2).and_then(|to| to.parse().ok()).unwrap();
    sailed.iter().map(to).collect()
}

// clause: LAW-12b#6, LAW-12c#4, LAW-12f#10, LAW-12f#11, LAW-12e#22
#[test]
fn boats_sail_the_waters_of_every_map() {
    assert_eq!(by_boat("winter", &[], 11), [10, 12]);
    assert_eq!(by_boat("lake", &[], 10), [1, 11, 12]);
    assert_eq!(by_boat("gorge", &[], 11), [2, 8, 10]);
    assert_eq!(by_boat("gorge", &[], 2), [11], "arms that meet do not link their far ends");
    assert_eq!(by_boat("marsh", &[8, 10, 12], 14), [4, 15]);
    let (setup, _) = with_on("winter", "boats");
    assert_eq!(setup.map.forests.len(), 8, "the river still divides");
}

// clause: LANDMARK-ferry#10
#[test]
fn whoever_sails_chooses_between_boat_and_ferry() {
    let (setup, mut table) = with("boats");
    let setup = setup.with_landmarks(&[thicket::landmarks::find("ferry").unwrap()]).unwrap();
    table.landmarks[0].clearing = 10;
    put(&mut table, A, WARRIOR, Clearing(10), 2);
    let offered = moves(&setup, &table, A);
    assert!(offered.contains(&"move:10>11:river".to_owned()) && offered.contains(&"move:10>11:ferry".to_owned()));
    let cards = table.hands[0].len();
    go(&setup, &mut table, A, "move:10>11:river");
    assert_eq!((table.landmarks[0].clearing, table.hands[0].len()), (10, cards), "only a crossing draws");
}

// clause: LAW-12d#8
#[test]
fn burrows_lead_past_closed_paths() {
    let (setup, mut table) = with_on("mountain", "burrows");
    put(&mut table, A, WARRIOR, Clearing(8), 1);
    put(&mut table, A, LODGE, Clearing(8), 1);
    put(&mut table, A, LODGE, Clearing(9), 1);
    assert_eq!(moves(&setup, &table, A), ["move:8>1", "move:8>4", "move:8>9:burrows"]);
}

// clause: LAW-12d#38
#[test]
fn kitchens_win_the_pass() {
    let (setup, mut table) = with_on("mountain", "kitchens");
    let setup = setup.with_landmarks(&[thicket::landmarks::find("tower").unwrap()]).unwrap();
    table.landmarks[0].clearing = 10;
    put(&mut table, A, TOKEN, Clearing(10), 1);
    put(&mut table, B, WARRIOR, Clearing(10), 1);
    table.turn.round = 1;
    table.turn.enter(Phase::Evening, Stage::Closing);
    let game = thicket::game::Game::from_table(setup, table);
    assert_eq!(game.table().scores[0], 1);
}
