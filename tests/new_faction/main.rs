//! A small faction, added the way `docs/adding-a-faction.md` describes: its own folder, and a line in a registry. What is
//! built into the engine gets to know it by nothing else; the engine plays it, reads and writes it, shows it and lets bots
//! play it.

#![expect(clippy::cast_possible_truncation, reason = "a wrapped die is still a die")]

#[path = "../invariants/mod.rs"]
mod invariants;
mod millers;

use std::cell::Cell;

use thicket::bots::{Bot, Seen, Strength};
use thicket::decks::base::BASE;
use thicket::factions::FACTIONS;
use thicket::game::Game;
use thicket::maps::autumn::AUTUMN;
use thicket::notation::{links, position, scenario, validate};
use thicket::play::{Faction, Position, Setup};
use thicket::screen::panels::BoardView;
use thicket::shelf::Shelf;
use thicket::terms::Seat;

use invariants::soak;

/// The registry: everything that is built, and one line.
fn registry() -> Vec<&'static Faction> {
    [FACTIONS, &[&millers::FACTION]].concat()
}

fn shelf<'a>(factions: &'a [&'static Faction]) -> Shelf<'a> {
    Shelf { factions, ..Shelf::BUILT }
}

/// The Millers with so many others at the table, and with this one first among them.
fn setup(others: usize, first: usize) -> Setup {
    let mut seats: Vec<_> = FACTIONS.iter().copied().cycle().skip(first).take(others).collect();
    seats.insert(first % (others + 1), &millers::FACTION);
    Setup::new(&AUTUMN, &BASE, &seats).expect("they can play together")
}

/// A position comes back from text and from a link as it was.
fn comes_back(game: &Game) {
    let registry = registry();
    let text = position::write(game);
    let read = position::read_from(&shelf(&registry), &text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(position::write_parts(&read.setup, &read.checkpoint, &read.answers), text);
    let link = links::position(game).expect("a position in the middle of a game has a link");
    let opened = links::open_from(&shelf(&registry), &link).unwrap_or_else(|error| panic!("{error}\n{text}"));
    let canonical = |game: &Game| game.table().canonical(game.setup().deck.copies);
    assert_eq!(canonical(&opened.game), canonical(game), "{text}");
}

#[test]
fn it_plays_whole_games_with_all_others() {
    let (kept, looked) = (Cell::new(0), Cell::new(0));
    for (game, others) in (0..).zip([1, 1, 2, 3, 5]) {
        soak(&setup(others, game), game as u64, Some(60), &|game| {
            looked.set(looked.get() + 1);
            let at = game.position();
            let me = at.seats().find(|seat| at.faction(*seat).key == "millers").expect("they are at the table");
            for promise in millers::PROMISES {
                assert!((promise.kept)(at, me), "it no longer holds that {}", promise.words);
            }
            if at.table.turn.round > 0 {
                comes_back(game);
                kept.set(kept.get() + 1);
            }
        });
    }
    assert!(kept.get() > 20 && looked.get() > kept.get(), "{} positions were looked at", looked.get());
}

const POSITION: &str = "
seats: millers, NB
clearing 1: MM 3 millers, 1 mill
clearing 5: MM 2 millers; NB cannon
clearing 9: NB 2 warriors
MM flour: 5
MM baked: 2
MM wheel: stopped
NB cannon: damaged
turn: MM daylight actions
";

fn at_work() -> Game {
    let registry = registry();
    position::read_from(&shelf(&registry), POSITION).unwrap_or_else(|error| panic!("{error}")).game()
}

#[test]
fn the_lines_of_its_board_are_read_written_and_checked() {
    let game = at_work();
    let text = position::write(&game);
    for line in ["millers flour: 5", "millers baked: 2", "millers wheel: stopped"] {
        assert!(text.contains(line), "{line} is not in\n{text}");
    }
    comes_back(&game);
    let registry = registry();
    let wrong = |line: &str, other: &str| {
        let text = POSITION.replace(line, other);
        position::read_from(&shelf(&registry), &text).map(|_| ()).unwrap_err().to_string()
    };
    assert!(wrong("MM flour: 5", "MM flour: 10").contains("0 to 9"), "{}", wrong("MM flour: 5", "MM flour: 10"));
    assert!(wrong("MM wheel: stopped", "MM wheel: broken").contains("turning"));
    assert!(wrong("MM baked: 2", "MM backed: 2").contains("baked"));
    // A table from outside with a board that no game comes to.
    let mut table = *game.table();
    table.boards[0][0] = 10;
    assert!(validate::check(game.setup(), &table).unwrap_err().to_string().contains("millers"));
}

#[test]
fn a_page_gets_its_board() {
    let game = at_work();
    let board = BoardView::of(game.position(), Seat(0));
    let panels = serde_json::to_value(&board.panels).expect("panels are plain values");
    let shown: Vec<&str> =
        panels.as_array().expect("a list").iter().filter_map(|panel| panel["key"].as_str()).collect();
    assert_eq!(shown, ["flour", "wheel", "loaves", "harvest", "actions-left"]);
}

#[test]
fn scenarios_speak_of_it_in_its_words() {
    let registry = registry();
    let text = "
title: Flour becomes a mill or bread, and a mill brings flour
clause: LAW-2.3a

seats: MM, NB
clearing 1: MM 3 millers, 1 windmill
clearing 5: MM 2 millers
clearing 12: NB cannon
MM flour: 3
turn: MM daylight actions

expect offered build:5
expect offered bake
expect not offered build:9 because you-must-rule-here
choose build:5
expect clearing 5: MM 2 millers, 1 mill
expect MM flour: 1
expect not offered bake because no-flour flour 1 needed 2
until NB birdsong
expect MM flour: 1
auto until MM daylight
expect MM flour: 4
";
    let report = scenario::run_text_from(&shelf(&registry), "millers", text);
    assert!(report.passed(), "{report}");
}

#[test]
fn bots_play_it_by_its_own_advice() {
    let game = at_work();
    let bot = Bot::new(Strength::Wanderer, 3);
    let (index, reason) = bot.choose(game.setup(), Seen::of(&game).expect("somebody is asked"));
    assert!(index < game.decision().expect("somebody is asked").options.len() && reason.tries > 0);
    // What it is worth by its own measures is heard: flour in the store is worth something to nobody else.
    let measure = millers::FACTION.tactics.measure.expect("it measures");
    let at = |game: &Game| measure(Position { setup: game.setup(), table: game.table() }, Seat(0));
    assert_eq!(at(&game)[..2], [500, 100]);
}
