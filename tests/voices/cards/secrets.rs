//! Whole random games of the voices of this room with each other: everything is where it can be, and what is hidden
//! shows nowhere. Dealing it anew changes no other seat's view, question or list of options.

use thicket::game::Game;
use thicket::law::dominance;
use thicket::notation::validate;
use thicket::play::{Faction, Landmark, Position, Setup};
use thicket::table::Stage;
use thicket::view::View;
use thicket::{factions, maps};

use super::{FACTIONS, LANDMARKS, deck};
use crate::invariants::question;

/// Games of each table.
const GAMES: u64 = 2;
/// At one of so many decisions every view is compared with what might lie hidden instead.
const VIEWS: u64 = 5;

fn tables() -> Vec<Setup> {
    let map = maps::find("autumn").unwrap();
    let five = factions::FACTIONS;
    let seats = |which: &[&'static Faction], landmarks: &[&'static Landmark]| {
        Setup::new(map, deck(), which).unwrap().with_landmarks(landmarks).unwrap()
    };
    let [fair, court, masks, marsh, chapel, pedlars] = FACTIONS else { panic!("there are six") };
    vec![
        seats(FACTIONS, LANDMARKS),
        seats(&[masks, court], &[]),
        seats(&[pedlars, fair, court], &[]),
        seats(&[marsh, court, masks], LANDMARKS),
        seats(&[marsh, chapel, five[1]], LANDMARKS),
        seats(&[fair, five[0], marsh, five[4]], &[]),
        seats(&[five[2], masks, five[3], fair], &LANDMARKS[3..]),
    ]
}

/// The generator of the choices.
fn next(state: &mut u64) -> u64 {
    *state ^= *state << 13;
    *state ^= *state >> 7;
    *state ^= *state << 17;
    *state >> 11
}

#[test]
fn games_keep_what_is_hidden_and_lose_nothing() {
    for (n, setup) in (1u64..).zip(tables()) {
        for seed in 0..GAMES {
            play(&setup, n * 100 + seed);
        }
    }
}

fn play(setup: &Setup, seed: u64) {
    let codes: Vec<&str> = setup.seats.iter().map(|seat| seat.faction.code).collect();
    let context = format!("{} seed {seed}", codes.join("-"));
    let mut game = Game::new(setup.clone(), seed);
    let mut dice = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    let mut choices = 0;
    while let Some(decision) = game.decision() {
        let (checkpoint, _) = game.checkpoint();
        if checkpoint.turn.stage() != Stage::Setup {
            assert_eq!(validate::check(setup, checkpoint), Ok(()), "{context}");
        }
        let copies = setup.deck.copies;
        let canonical = checkpoint.canonical(copies);
        assert_eq!(canonical.canonical(copies), canonical, "{context}");
        if next(&mut dice).is_multiple_of(VIEWS) {
            hides_what_it_must(&game, &mut dice, &context);
        }
        let count = u64::try_from(decision.options.len()).unwrap();
        game.choose(usize::try_from(next(&mut dice) % count).unwrap()).unwrap();
        choices += 1;
        assert!(game.table().turn.round < 200 && choices < 20_000, "{context}: the game does not end");
    }
    assert!(game.result().is_some(), "{context}: nobody won");
    // The same choices lead to the same end.
    let mut again = Game::new(setup.clone(), seed);
    for choice in game.choices() {
        again.choose(usize::from(choice.index)).unwrap();
    }
    assert_eq!(again.table(), game.table(), "{context}");
}

/// Dealing anew what a pair of eyes cannot see changes nothing for it, and nothing in what anybody is asked.
fn hides_what_it_must(game: &Game, dice: &mut u64, context: &str) {
    let Some(decision) = game.decision() else { return };
    let (setup, (checkpoint, answers)) = (game.setup(), game.checkpoint());
    for viewer in setup.seats().map(Some).chain([None]) {
        let view = View::of(game.position(), viewer);
        let other = view.imagine(setup, next(dice));
        let again = View::of(Position { setup, table: &other }, viewer);
        assert_eq!(again, view, "{context}: {viewer:?} sees something hidden");
    }
    // In the middle of a unit the imagined table would have to fit what has happened in it.
    if answers.is_empty() && checkpoint == game.table() {
        for viewer in setup.seats().map(Some).chain([None]) {
            let other = View::of(game.position(), viewer).imagine(setup, next(dice));
            let asked = question(setup, &other);
            // What dominance cards bring depends on the hand, and others can see that something is offered because of
            // it, also in open questions (LAW-4.2a, LAW-4.2j). Such questions are no proof of anything here.
            let own = viewer == Some(decision.ask.seat);
            let imagined = asked.as_ref().map_or(&[][..], |(_, options)| options);
            if !own && decision.options.iter().chain(imagined).any(|option| dominance::offers(game.position(), *option))
            {
                continue;
            }
            // Some of the five ask openly what depends on their hand, or offer something because of it.
            if !own && setup.seats.iter().any(|seat| factions::find(seat.faction.key).is_some()) {
                continue;
            }
            let (ask, options) = asked.unwrap_or_else(|| panic!("{context}: {:?} is not asked", decision.ask));
            assert_eq!(ask, decision.ask, "{context}: what is asked shows {viewer:?} something hidden");
            // What may be answered to a secret question only the seat that is asked sees.
            if own || !ask.secret {
                assert_eq!(options, decision.options, "{context}: {ask:?} shows {viewer:?} something hidden");
            }
        }
    }
}
