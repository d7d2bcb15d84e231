//! Cirque du Goat: what its board shows agrees with what has happened, at every decision of random games.

use thicket::decision::Opt;
use thicket::event::Value;
use thicket::factions;
use thicket::factions::cirque_du_goat::{BIG_TOP, GOAT};
use thicket::game::Game;
use thicket::law;
use thicket::law::verbs::DONE;
use thicket::notation::keys::verb_key;
use thicket::play::{Position, Setup};
use thicket::screen::panels::{BoardView, Panel};
use thicket::table::Stage;
use thicket::terms::{MAX_SEATS, Phase, Seat};
use thicket::{decks, maps};

/// Games that each test plays.
const GAMES: u64 = 300;

fn setup() -> Setup {
    let seats = ["noxious-battery", "blacktail-guild", "cirque-du-goat"].map(|key| factions::find(key).unwrap());
    Setup::new(maps::find("autumn").unwrap(), decks::find("base").unwrap(), &seats).unwrap()
}

/// A random number below a bound.
fn dice(state: &mut u64, bound: usize) -> usize {
    *state ^= *state << 13;
    *state ^= *state >> 7;
    *state ^= *state << 17;
    usize::try_from(*state >> 33).unwrap() % bound
}

/// A choice at random, but mostly one that a show is made of, if there is any.
fn showman(game: &Game, state: &mut u64) -> usize {
    let options = &game.decision().unwrap().options;
    let wanted = ["scout", "pitch", "perform", "spend"];
    let part_of_a_show = |option: &Opt| wanted.contains(&verb_key(game.setup(), option.verb()));
    let best: Vec<usize> = (0..options.len()).filter(|index| part_of_a_show(&options[*index])).collect();
    if best.is_empty() || dice(state, 4) == 0 { dice(state, options.len()) } else { best[dice(state, best.len())] }
}

fn panels(at: Position, me: Seat) -> Vec<Panel> {
    BoardView::of(at, me).panels
}

fn tally(panels: &[Panel], name: &str) -> Vec<(Seat, u8)> {
    let found = panels.iter().find_map(|panel| match panel {
        Panel::Tally { key, values, .. } if *key == name => {
            Some(values.iter().map(|held| (Seat(held.seat), held.value)).collect())
        }
        _ => None,
    });
    found.unwrap()
}

fn counter(panels: &[Panel], name: &str) -> Option<u8> {
    panels.iter().find_map(|panel| match panel {
        Panel::Counter { key, value, .. } if *key == name => Some(*value),
        _ => None,
    })
}

/// Accolades on the track, from left to right.
fn track(panels: &[Panel]) -> Vec<bool> {
    let found = panels.iter().find_map(|panel| match panel {
        Panel::Track { key: "accolades", spaces, .. } => Some(spaces.iter().map(|space| space.filled)),
        _ => None,
    });
    found.unwrap().collect()
}

/// The tracker shows what was given and what was lost, the track what is left, and nobody holds more than four.
// clause: CDG.2.5#3, CDG.2.9#1, CDG.2.9#2
#[test]
fn the_tracker_follows_every_accolade() {
    let setup = setup();
    let me = setup.seat_of("cirque-du-goat").unwrap();
    let (mut most, mut ever_lost) = (0, 0u64);
    for seed in 0..GAMES {
        let mut game = Game::new(setup.clone(), seed);
        let mut state = seed + 1;
        while game.decision().is_some() {
            // Reading the whole log takes a while, so not every moment is looked at.
            if dice(&mut state, 6) > 0 {
                game.choose(showman(&game, &mut state)).unwrap();
                continue;
            }
            let mut held = [0u8; MAX_SEATS];
            let mut lost = 0;
            for event in game.log() {
                match (event.name, event.get("to"), event.get("seat")) {
                    ("accolade", Some(Value::Seat(to)), _) => held[to.index()] += 1,
                    ("accolades-lost", _, Some(Value::Seat(loser))) => {
                        let count = std::mem::take(&mut held[loser.index()]);
                        assert_eq!(event.get("count"), Some(Value::Number(i16::from(count))), "all of them go");
                        lost += count;
                    }
                    _ => {}
                }
            }
            let panels = panels(game.position(), me);
            for (seat, shown) in tally(&panels, "accolades-held") {
                assert_eq!(shown, held[seat.index()], "game {seed}");
                assert!(shown <= 4);
                most = most.max(shown);
            }
            let away = usize::from(held.iter().sum::<u8>() + lost);
            let expected: Vec<bool> = (0..8).map(|space| space >= away).collect();
            assert_eq!(track(&panels), expected, "game {seed}");
            ever_lost += u64::from(lost);
            game.choose(showman(&game, &mut state)).unwrap();
        }
    }
    assert!(most >= 3 && ever_lost > 0, "the games have shown many accolades and a loss");
}

/// The counter starts with the actions gained, goes down with each action, and is at 0 outside the step.
// clause: CDG.2.7#1, CDG.2.7#2
#[test]
fn the_action_counter_counts_down() {
    let setup = setup();
    let me = setup.seat_of("cirque-du-goat").unwrap();
    let mut unused = 0u64;
    for seed in 0..GAMES {
        let mut game = Game::new(setup.clone(), seed);
        let mut state = seed + 1;
        let (mut turn, mut taken) = (0, 0u8);
        while let Some(decision) = game.decision() {
            let shown = counter(&panels(game.position(), me), "actions-left");
            let at_the_step = decision.ask.seat == me && decision.ask.prompt == "actions";
            let index = dice(&mut state, decision.options.len());
            if at_the_step {
                if turn != game.table().turn.round {
                    (turn, taken) = (game.table().turn.round, 0);
                }
                let gained = game.log().iter().rev().find(|event| event.name == "gained-actions").unwrap();
                let Some(Value::Number(gained)) = gained.get("count") else { panic!("a number was gained") };
                assert_eq!(shown.map(i16::from), Some(gained - i16::from(taken)), "game {seed}");
                let option = decision.options[index];
                let action = ["move", "battle", "pitch"].contains(&verb_key(&setup, option.verb()));
                taken += u8::from(action);
                unused += u64::from(option.verb() == DONE && shown > Some(0));
            } else if decision.ask.prompt == "craft" && decision.ask.seat == me {
                assert_eq!(shown, Some(0), "game {seed}: actions lapse");
            }
            game.choose(index).unwrap();
        }
    }
    assert!(unused > 0, "the games have shown actions that were left over");
}

/// Before each further card the board says what the show would score, and if it ends there, that is what it scores.
// clause: CDG.6.1#3
#[test]
fn the_running_show_is_reckoned() {
    let setup = setup();
    let me = setup.seat_of("cirque-du-goat").unwrap();
    let (mut shows, mut most) = (0, 0u8);
    for seed in 0..GAMES {
        let mut game = Game::new(setup.clone(), seed);
        let mut state = seed + 1;
        while let Some(decision) = game.decision() {
            let shown = counter(&panels(game.position(), me), "show");
            let runs = decision.ask.prompt == "further-card" && game.table().on_track(me);
            assert_eq!(shown.is_some(), runs, "game {seed}");
            let index = showman(&game, &mut state);
            let is_end = decision.options[index].verb() == DONE;
            let before = game.table().scores[me.index()];
            game.choose(index).unwrap();
            if let (Some(shown), true) = (shown, is_end) {
                assert_eq!(game.table().scores[me.index()] - before, shown, "game {seed}");
                (shows, most) = (shows + 1, most.max(shown));
            }
        }
    }
    assert!(shows > 0 && most > 2, "the games have shown {shows} shows, the best of {most}");
}

/// After setup all eight accolades lie on their track, and the tracker has every other faction in its first column.
// clause: CDG.3.3#3, CDG.3.4#1
#[test]
fn the_tracker_starts_with_everybody_at_nothing() {
    let setup = setup();
    let me = setup.seat_of("cirque-du-goat").unwrap();
    let mut game = Game::new(setup.clone(), 1);
    while game.table().turn.round == 0 {
        game.choose(0).unwrap();
    }
    let panels = panels(game.position(), me);
    let expected: Vec<(Seat, u8)> = setup.seats().filter(|seat| *seat != me).map(|seat| (seat, 0)).collect();
    assert_eq!(tally(&panels, "accolades-held"), expected);
    assert_eq!(track(&panels), [true; 8]);
}

/// A goat that lies nowhere any more is not in the supply either. Nothing built so far takes one out of the game, so it
/// is taken out by hand.
// clause: CDG.5.1#3
#[test]
fn goats_out_of_the_game_earn_actions() {
    let setup = setup();
    let me = setup.seat_of("cirque-du-goat").unwrap();
    let earned = |in_supply: u8, on_map: u8| {
        let mut table = law::setup::table(&setup, 1);
        table.supply[me.index()][GOAT.index()] = in_supply;
        table.pieces[me.index()][5][GOAT.index()] = on_map;
        table.turn.seat = me.0;
        table.turn.enter(Phase::Daylight, Stage::Steps);
        let game = Game::from_table(setup.clone(), table);
        counter(&panels(game.position(), me), "actions-left")
    };
    assert_eq!(earned(6, 4), Some(2));
    assert_eq!(earned(4, 4), Some(3));
    assert_eq!(earned(0, 4), Some(5));
}

/// The card of the faction says what it lives by.
// clause: CDG.1#1
#[test]
fn the_goal_names_shows_accolades_and_critics() {
    let words = std::fs::read_to_string("www/factions/cirque-du-goat/words.ftl").unwrap();
    let goal = words.lines().find_map(|line| line.strip_prefix("goal-cirque-du-goat = ")).unwrap().to_lowercase();
    for word in ["perform", "accolades", "critics", "again", "later show"] {
        assert!(goal.contains(word), "{word}");
    }
}

/// Every figure of the board changes what it names.
#[test]
fn a_table_may_have_two_big_tops() {
    let mut setup = setup();
    let me = setup.seat_of("cirque-du-goat").unwrap();
    setup.seats[me.index()].set_figure("big_tops", &[2]).unwrap();
    assert!(setup.seats[me.index()].set_figure("big_tops", &[1]).is_err(), "setup places two");
    for seed in 0..GAMES {
        let mut game = Game::new(setup.clone(), seed);
        let mut state = seed + 1;
        while let Some(decision) = game.decision() {
            let table = game.table();
            assert_eq!(table.supply[me.index()][BIG_TOP.index()] + table.on_map(me, BIG_TOP), 2);
            let index = dice(&mut state, decision.options.len());
            game.choose(index).unwrap();
        }
    }
}
