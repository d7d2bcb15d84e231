//! The Vagabond where positions cannot show it: two of them set up, and the lines of its quests.

use std::collections::BTreeSet;

use thicket::factions::{self, vagabond};
use thicket::game::Game;
use thicket::law::setup::RUIN_ITEMS;
use thicket::notation::keys::option_key;
use thicket::notation::{links, position};
use thicket::play::{Faction, Position, Setup};
use thicket::table::Stage;
use thicket::terms::{Item, Seat};
use thicket::{decks, maps};

fn two() -> Setup {
    let battery = factions::find("noxious-battery").unwrap();
    let seats: [&'static Faction; 3] = [&vagabond::FACTION, battery, &vagabond::FACTION];
    Setup::new(maps::find("autumn").unwrap(), decks::find("base").unwrap(), &seats).unwrap()
}

fn set_up(seed: u64) -> Game {
    let mut game = Game::new(two(), seed);
    while game.table().turn.stage() == Stage::Setup {
        game.choose(0).unwrap();
    }
    game
}

// clause: VB-8.1#1, LAW-9h
#[test]
fn two_of_eight_items_lie_under_each_ruin() {
    let mut pairs = BTreeSet::new();
    for seed in 0..20 {
        let game = set_up(seed);
        let mut all = Vec::new();
        for ruin in game.table().ruins.iter() {
            let here: Vec<Item> = game.table().items_under(ruin).collect();
            assert_eq!(here.len(), 2);
            pairs.insert((here[0], here[1]));
            all.extend(here);
        }
        all.sort();
        let mut both: Vec<Item> = RUIN_ITEMS.into_iter().chain(RUIN_ITEMS).collect();
        both.sort();
        assert_eq!(all, both);
    }
    assert!(pairs.iter().any(|(one, other)| one == other) && pairs.len() > 5, "at random: {pairs:?}");
}

// clause: VB-8.1#2, LAW-9c
#[test]
fn chance_says_which_of_two_sets_up_first() {
    let first = |seed| Game::new(two(), seed).decision().unwrap().ask.seat;
    let first: BTreeSet<Seat> = (0..20).map(first).collect();
    assert_eq!(first, BTreeSet::from([Seat(0), Seat(2)]));
}

// clause: VB-6.3#1, VB-4a#1
#[test]
fn the_quests_that_come_up_first_are_left_to_chance() {
    let quests = |seed| {
        let game = set_up(seed);
        let table = game.table();
        let at = Position { setup: game.setup(), table };
        assert!((vagabond::FACTION.flaw)(at, Seat(0)).is_none());
        game.log().iter().filter(|event| event.name == "quest-revealed").map(|event| format!("{event:?}")).collect()
    };
    let told: BTreeSet<Vec<String>> = (0..20).map(quests).collect();
    assert!(told.iter().all(|three| three.len() == 3) && told.len() > 10);
}

/// What he counts in a battle beside an ally ends with the game, so that its end can be passed on.
// clause: VB-5.10d#1
#[test]
fn a_battle_beside_an_ally_that_wins_has_a_link() {
    let text = "seats: VB, NB, BG
        clearing 9: VB pawn; NB 3 warriors; BG 6 warriors
        VB score: 29
        VB satchel: sword, boot
        VB relationships: NB allied BG hostile
        turn: VB daylight actions
        dice: 3 2";
    let mut game = position::read(text).unwrap().game();
    for wanted in ["battle:9:blacktail-guild", "ally:noxious-battery"] {
        let decision = game.decision().unwrap();
        let key = |option: &_| option_key(game.setup(), decision.ask.seat, *option);
        let index = decision.options.iter().position(|option| key(option) == wanted).expect(wanted);
        game.choose(index).unwrap();
    }
    while game.decision().is_some() {
        game.choose(0).unwrap();
    }
    assert!(game.table().turn.has_won(Seat(0)));
    let opened = links::open(&links::position(&game).unwrap()).unwrap();
    assert_eq!(links::fingerprint(&opened.game), links::fingerprint(&game));
}
