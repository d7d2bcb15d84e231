//! Underground Duchy where positions cannot show it: which cards clearings speak for, counted once more in the simplest way
//! in games by chance, and what the card of the faction says.

#![expect(clippy::cast_possible_truncation, reason = "small numbers, and a wrapped die is still a die")]

use rand_xoshiro::SplitMix64;
use rand_xoshiro::rand_core::{Rng, SeedableRng};
use thicket::event::{Event, Value};
use thicket::factions::{FACTIONS, duchy};
use thicket::game::Game;
use thicket::notation::keys::option_key;
use thicket::play::{Faction, Position, Setup};
use thicket::terms::{Card, Clearing, Seat};
use thicket::{decks, landmarks, maps};

/// The most of these cards for which there are different clearings among these: every card is tried with every clearing.
fn most(at: Position, cards: &[Card], clearings: &[Clearing]) -> usize {
    let Some((first, rest)) = cards.split_first() else { return 0 };
    let without = most(at, rest, clearings);
    let fits = |clearing: &Clearing| at.setup.deck.serving_any(at.suits(*clearing)).has(*first);
    let with = (0..clearings.len()).filter(|n| fits(&clearings[*n])).map(|n| {
        let others: Vec<Clearing> = clearings.iter().copied().filter(|other| *other != clearings[n]).collect();
        1 + most(at, rest, &others)
    });
    with.max().unwrap_or(0).max(without)
}

/// Cards that are revealed right before a minister is swayed, for each that is.
fn shown_for(log: &[Event]) -> Vec<(&'static str, usize)> {
    let swayed = log.iter().enumerate().filter(|(_, event)| event.name == "swayed");
    let shown = |n: usize| log[..n].iter().rev().take_while(|event| event.name == "laid").count();
    swayed
        .map(|(n, event)| match event.get("space") {
            Some(Value::Key(minister)) => (minister, shown(n)),
            other => panic!("{other:?} is no minister"),
        })
        .collect()
}

const NOBLES: [&str; 3] = ["brigadier", "banker", "mayor"];
const LORDS: [&str; 3] = ["duchess-of-mud", "baron-of-dirt", "earl-of-stone"];

fn price(minister: &str) -> usize {
    2 + usize::from(NOBLES.contains(&minister)) + 2 * usize::from(LORDS.contains(&minister))
}

// clause: UD-5.3b#1, UD-5.3b#2, UD-5.3b#3, UD-5.3b#6, UD-E02#1, UD-1.3#1
#[test]
fn a_minister_is_offered_if_so_many_cards_have_clearings_of_their_own() {
    let (mut asked, mut swayed) = (0, 0);
    for seed in 1..=40_u64 {
        let others: Vec<&'static Faction> =
            FACTIONS.iter().copied().filter(|faction| faction.number != duchy::FACTION.number).collect();
        let other = others[seed as usize % others.len()];
        let map = maps::MAPS[seed as usize % maps::MAPS.len()];
        let setup = Setup::new(map, decks::find("base").unwrap(), &[&duchy::FACTION, other]).unwrap();
        let city = landmarks::find("lost-city").unwrap();
        let setup = if seed % 2 == 0 { setup.with_landmarks(&[city]).unwrap() } else { setup };
        let mut game = Game::new(setup, seed);
        let mut dice = SplitMix64::seed_from_u64(seed);
        for _ in 0..1_500 {
            let Some(decision) = game.decision().cloned() else { break };
            if decision.ask.prompt == "sway" && decision.options.len() < 40 {
                asked += 1;
                check(&game);
            }
            game.choose((dice.next_u64() >> 33) as usize % decision.options.len()).unwrap();
        }
        for (minister, shown) in shown_for(game.log()) {
            swayed += 1;
            assert_eq!(shown, price(minister), "seed {seed}: {minister}");
        }
    }
    assert!(asked > 100 && swayed > 50, "{asked} questions, {swayed} ministers");
}

/// Whether what is offered is what can be paid for.
fn check(game: &Game) {
    let (at, me) = (game.position(), Seat(0));
    let clearings: Vec<Clearing> = at.clearings().iter().filter(|clearing| at.present(me, *clearing)).collect();
    let hand: Vec<Card> = at.table.hands[0].iter().take(7).collect();
    if at.table.hands[0].len() > hand.len() {
        return;
    }
    let most = most(at, &hand, &clearings);
    let decision = game.decision().unwrap();
    let offered = decision.options.iter().map(|option| option_key(game.setup(), me, *option));
    for minister in offered.filter_map(|key| key.strip_prefix("sway:").map(str::to_owned)) {
        assert!(price(&minister) <= most, "{minister} with {most}");
    }
    let refused = game.refused();
    for (option, refusal) in refused.iter().filter(|(_, refusal)| refusal.reason.key == "too-little-support") {
        let key = option_key(game.setup(), me, *option);
        let minister = key.strip_prefix("sway:").unwrap();
        assert_eq!([usize::from(refusal.values[0]), price(minister)], [most, usize::from(refusal.values[1])]);
        assert!(price(minister) > most, "{minister} with {most}");
    }
}

/// The card of the faction says what it lives by.
// clause: UD-1#1
#[test]
fn the_goal_names_burrow_tunnels_buildings_ministers_and_the_price_of_failure() {
    let words = std::fs::read_to_string("www/factions/duchy/words.ftl").unwrap();
    let goal = words.lines().find_map(|line| line.strip_prefix("goal-duchy = ")).unwrap().to_lowercase();
    for word in ["burrow", "tunnels", "citadels", "markets", "ministers", "price of failure"] {
        assert!(goal.contains(word), "{word}");
    }
}
