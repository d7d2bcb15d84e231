//! Tables from outside: every table of a real game passes, and whatever passes can be played without harm.

use thicket::factions::FACTIONS;
use thicket::game::{Game, Pace};
use thicket::notation::position;
use thicket::notation::validate::{Invalid, check};
use thicket::play::Setup;
use thicket::table::{Table, Task};
use thicket::terms::{CLEARINGS, Card, KINDS};
use thicket::{decks, law, maps};

fn next(state: &mut u64) -> usize {
    *state ^= *state << 13;
    *state ^= *state >> 7;
    *state ^= *state << 17;
    usize::try_from(*state >> 40).unwrap_or(0)
}

fn game(seats: usize, rotation: usize, seed: u64) -> Game {
    let mut factions = FACTIONS.to_vec();
    factions.rotate_left(rotation % FACTIONS.len());
    factions.truncate(seats);
    let (map, deck) = (maps::find("autumn").expect("a map"), decks::find("base").expect("a deck"));
    let setup = Setup::new(map, deck, &factions).expect("different factions");
    let table = law::setup::table(&setup, seed);
    Game::resume_at(Pace::Patient, setup, table, Vec::new())
}

fn play(game: &mut Game, dice: &mut u64, choices: usize) {
    for _ in 0..choices {
        let Some(decision) = game.decision() else { return };
        let count = decision.options.len();
        game.choose(next(dice) % count).expect("the option is there");
    }
}

/// The table at the start of a unit somewhere in a random game that is set up.
fn some_table(number: usize, dice: &mut u64) -> (Setup, Table) {
    let mut game = game(2 + number % (FACTIONS.len().min(5) - 1), number, number as u64);
    let choices = 20 + next(dice) % 400;
    play(&mut game, dice, choices);
    (game.setup().clone(), *game.checkpoint().0)
}

#[test]
fn every_table_of_a_game_passes() {
    for number in 0..40 {
        let mut game = game(2 + number % (FACTIONS.len().min(5) - 1), number, number as u64);
        let mut dice = number as u64 + 1;
        while game.decision().is_some() {
            let checkpoint = game.checkpoint().0;
            if checkpoint.turn.round > 0 {
                assert_eq!(check(game.setup(), checkpoint), Ok(()));
            } else {
                assert_eq!(check(game.setup(), checkpoint), Err(Invalid::Number("step")));
            }
            play(&mut game, &mut dice, 1);
        }
        assert_eq!(check(game.setup(), game.table()), Ok(()));
    }
}

#[test]
fn what_is_wrong_is_named() {
    let (setup, good) = some_table(0, &mut 5);
    let wrong = |change: &dyn Fn(&mut Table)| {
        let mut table = good;
        change(&mut table);
        check(&setup, &table).expect_err("the table is wrong").to_string()
    };
    assert!(wrong(&|table| table.supply[0][0] += 1).contains("instead of"));
    assert!(wrong(&|table| table.pieces[0][15][0] = 1).contains("nothing can stand"));
    assert!(wrong(&|table| table.pieces[5][3][0] = 1).contains("nothing can stand"));
    assert!(wrong(&|table| table.turn.seat = 5).contains("seat"));
    assert!(wrong(&|table| table.turn.round = 0).contains("round"));
    assert!(wrong(&|table| table.turn.step = 99).contains("step"));
    assert!(wrong(&|table| table.scores[1] = 31).contains("score"));
    assert!(wrong(&|table| table.item_supply[2] += 3).contains("items of the kind coin"));
    assert!(wrong(&|table| table.run_next(Task { owner: 1, id: 0, a: 77, b: 0 })).contains("waiting task"));
    assert!(wrong(&|table| table.run_next(Task { owner: 1, id: 0, a: 0, b: 0 })).contains("act nowhere"));
    assert!(wrong(&|table| table.run_next(Task { owner: 1, id: 200, a: 1, b: 0 })).contains("waiting task"));
    assert!(wrong(&|table| table.ruin_items[1] = 2).contains("ruin"));
    assert!(wrong(&|table| table.deck_len = 73).contains("deck"));
    let twice = wrong(&|table| {
        let card = table.hands[0].iter().chain(table.discard.iter()).next().expect("some card lies there");
        table.hands[0].insert(card);
        table.hands[1].insert(card);
        table.discard.insert(card);
    });
    assert!(twice.contains("places"), "{twice}");
    assert!(wrong(&|table| table.available.insert(Card(0))).contains("ambush-bird"));
}

#[test]
fn ego_away_from_the_chameleander_is_refused() {
    let start = position::read("seats: C, NB\nclearing 5: C chameleander, 2 ego\nturn: C daylight actions")
        .expect("a position");
    assert_eq!(check(&start.setup, &start.checkpoint), Ok(()));
    let (chameleander, ego) = (0, 1);
    let mut table = start.checkpoint;
    table.pieces[0][5][ego] -= 1;
    table.pieces[0][9][ego] += 1;
    let wrong = check(&start.setup, &table).expect_err("an ego stands elsewhere").to_string();
    assert!(wrong.contains("ego stands with the Chameleander, which is in clearing 5"), "{wrong}");
    // Off the map the Chameleander leaves its ego behind.
    let mut table = start.checkpoint;
    table.pieces[0][5][chameleander] -= 1;
    table.supply[0][chameleander] += 1;
    assert_eq!(check(&start.setup, &table), Ok(()));
}

/// Plots that lie face down are one of four things.
#[test]
fn a_plot_that_is_none_is_refused() {
    let text = "seats: CC, BG\nclearing 5: CC 1 warrior, plot\nCC face-down: snare 5\nturn: CC daylight actions";
    let read = position::read(text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    let game = read.game();
    let (setup, good) = (game.setup(), *game.checkpoint().0);
    let standing = good.boards[0].iter().position(|byte| byte & 15 == 5).expect("the plot is on the board");
    let told = |what: u8| {
        let mut table = good;
        table.boards[0][standing] = what << 4 | 5;
        check(setup, &table)
    };
    assert_eq!(check(setup, &good), Ok(()));
    assert!(told(4).is_err());
    assert!(told(15).is_err());
}

/// Changes a table in a way that may make sense: something moves, a number changes, a byte of a board changes.
fn change(setup: &Setup, table: &mut Table, dice: &mut u64) {
    let seat = next(dice) % setup.seats.len();
    let kind = next(dice) % setup.seats[seat].faction.pieces.len();
    let clearing = 1 + next(dice) % 12;
    match next(dice) % 10 {
        0..=2 if table.supply[seat][kind] > 0 => {
            table.supply[seat][kind] -= 1;
            table.pieces[seat][clearing][kind] = table.pieces[seat][clearing][kind].wrapping_add(1);
        }
        3 if table.pieces[seat][clearing][kind] > 0 => {
            table.pieces[seat][clearing][kind] -= 1;
            table.supply[seat][kind] = table.supply[seat][kind].wrapping_add(1);
        }
        4 if table.deck_len <= 60 => {
            let pile = next(dice) % setup.seats.len();
            if let Some(card) = table.take_top().filter(|card| card.0 < 54) {
                if next(dice).is_multiple_of(2) {
                    table.hands[pile].insert(card);
                } else {
                    table.crafted[pile].insert(card);
                }
            }
        }
        5 => table.boards[seat][next(dice) % 40] = [0, 1, 2, 3, 255][next(dice) % 5],
        6 => table.turn.step = u8::try_from(next(dice) % 7).expect("small"),
        7 => table.turn.seat = u8::try_from(seat).expect("small"),
        8 => {
            let a = u8::try_from(clearing).expect("small");
            table.run_next(Task { owner: u8::try_from(seat + 1).expect("small"), id: 0, a, b: 0 });
        }
        _ => {
            let bytes = bytemuck::bytes_of_mut(table);
            let at = next(dice) % bytes.len();
            bytes[at] = [0, 1, 2, 3, 4, 7, 12, 255][next(dice) % 8];
        }
    }
}

#[test]
fn what_passes_can_be_played() {
    let mut dice = 2;
    let (mut passed, mut refused) = (0, 0);
    for number in 0..400 {
        let (setup, good) = some_table(number, &mut dice);
        for _ in 0..60 {
            let mut table = good;
            for _ in 0..=next(&mut dice) % 4 {
                change(&setup, &mut table, &mut dice);
            }
            if check(&setup, &table).is_ok() {
                let mut game = Game::resume_at(Pace::Patient, setup.clone(), table, Vec::new());
                play(&mut game, &mut dice, 60);
                passed += 1;
            } else {
                refused += 1;
            }
        }
    }
    assert!(passed > 2_000 && refused > 2_000, "{passed} passed, {refused} refused");
}

#[test]
fn no_bytes_make_the_check_fail_badly() {
    let (setup, good) = some_table(3, &mut 9);
    let mut dice = 3;
    for _ in 0..100_000 {
        let mut table = good;
        let bytes = bytemuck::bytes_of_mut(&mut table);
        let (from, length) = (next(&mut dice) % bytes.len(), 1 + next(&mut dice) % 60);
        for byte in bytes.iter_mut().skip(from).take(length) {
            *byte = next(&mut dice).to_le_bytes()[0];
        }
        let _ = check(&setup, &table);
    }
    assert_eq!((CLEARINGS, KINDS), (16, 10));
}

// clause: BG.2.2
/// Items of one kind on a track of the Guild are told apart by their side and by where they came from, not by which of two
/// spaces they lie on; items of another kind stay on spaces of their own.
#[test]
fn equal_tracks_are_equal_bytes() {
    let board = |items: &str| {
        let text = format!("seats: BG, NB\nturn: BG birdsong\n{items}");
        position::read(&text).unwrap_or_else(|error| panic!("{error}\n{text}")).game().table().boards[0]
    };
    for (one, other) in [
        ("BG salt-road: boot* boot", "BG salt-road: boot boot*"),
        ("BG salt-road: exhausted:boot boot*", "BG salt-road: boot* exhausted:boot"),
        ("BG quarry: exhausted:coin* exhausted:coin", "BG quarry: exhausted:coin exhausted:coin*"),
    ] {
        assert_eq!(board(one), board(other), "{one}");
    }
    let bag = |items: &str| board(items).map(|byte| byte != 0);
    assert_ne!(bag("BG salt-road: bag"), bag("BG salt-road: boot"));
    assert_ne!(bag("BG salt-road: tea"), bag("BG salt-road: boot"));
    assert_ne!(board("BG salt-road: exhausted:bag boot"), board("BG salt-road: bag exhausted:boot"));
}
