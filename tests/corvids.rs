//! Corvid Conspiracy: what lies face down shows nobody what it is - no view, no question, no list of options, no line of the
//! log - and what the factions and cards there are cannot show: marks on the board, losses that nobody has caused.

use thicket::clause;
use thicket::decision::{Ask, Menu, Opt, Ruling};
use thicket::decks::DECKS;
use thicket::event::Event;
use thicket::factions::{self, FACTIONS};
use thicket::game::{Game, Pace};
use thicket::law::{removal, replacing};
use thicket::maps::MAPS;
use thicket::notation::keys::option_key;
use thicket::notation::{position, scenario, validate};
use thicket::play::{Cause, Choices, Decide, Faction, Flip, Loss, Play, Position, Setup};
use thicket::screen::catalogue::Icons;
use thicket::screen::log;
use thicket::screen::panels::{BoardView, Panel};
use thicket::screen::view::TableView;
use thicket::table::{BOARD_BYTES, Table};
use thicket::terms::{Clearing, Seat};
use thicket::view::View;

use factions::corvids::{BOMB, PLOT};
use listing::question;

#[path = "invariants/listing.rs"]
mod listing;
mod played;

/// Bytes of the board that say what lies face down.
const HIDDEN: usize = 8;

fn next(state: &mut u64) -> u64 {
    *state ^= *state << 13;
    *state ^= *state >> 7;
    *state ^= *state << 17;
    *state >> 11
}

fn holds(text: &str) {
    let report = scenario::run_text("scenario", text);
    assert!(report.passed(), "{report}");
}

/// The seat of the Corvids.
fn corvids(setup: &Setup) -> Seat {
    setup.seats().find(|seat| setup.faction(*seat).key == "corvids").expect("the Corvids sit there")
}

/// Everybody who may not know what lies face down: the other seats, and somebody who only watches.
fn others(setup: &Setup) -> impl Iterator<Item = Option<Seat>> + use<> {
    let me = corvids(setup);
    setup.seats().filter(move |seat| *seat != me).map(Some).chain([None])
}

/// The same table, with other plots face down in the same clearings.
fn with_other_plots(setup: &Setup, table: &Table, seed: u64) -> Table {
    let me = corvids(setup);
    let imagined = View::of(Position { setup, table }, None).imagine(setup, seed);
    let mut other = *table;
    other.boards[me.index()][..HIDDEN].copy_from_slice(&imagined.boards[me.index()][..HIDDEN]);
    other
}

/// What these eyes read of a table.
fn shown(setup: &Setup, table: &Table, viewer: Option<Seat>) -> String {
    let game = Game::resume_at(Pace::Patient, setup.clone(), *table, Vec::new());
    serde_json::to_string(&TableView::of(&game, viewer, &[])).unwrap()
}

/// What these eyes read of what has happened.
fn told(setup: &Setup, events: &[Event], viewer: Option<Seat>) -> String {
    let entries: Vec<_> = events.iter().map(|event| log::entry(setup, event, viewer)).collect();
    serde_json::to_string(&entries).unwrap()
}

/// Tables at which the Corvids sit: each other faction with them, and some larger ones.
fn tables() -> Vec<Setup> {
    let me = factions::find("corvids").unwrap();
    let rest: Vec<&'static Faction> = FACTIONS.iter().copied().filter(|faction| faction.number != me.number).collect();
    let pairs = rest.iter().map(|other| vec![*other, me]);
    let fours = (0..rest.len()).step_by(3).map(|n| {
        let at = |more: usize| rest[(n + more) % rest.len()];
        vec![at(0), me, at(1), at(4)]
    });
    pairs
        .chain(fours)
        .enumerate()
        .map(|(n, seats)| Setup::new(MAPS[n % MAPS.len()], DECKS[n % DECKS.len()], &seats).unwrap())
        .collect()
}

// clause: CC-13.2.2.I#1, CC-13.2.2.I#2, CC-13.2.2.I#3
/// In whole random games: deal other plots to the same clearings, and nobody but the Corvids sees, is asked or offered
/// anything else; nor does anybody see what the Corvids are asked and offered in the open.
#[test]
fn what_lies_face_down_changes_nothing_for_others() {
    let (mut compared, mut asked) = (0, 0);
    for (seed, setup) in (1u64..).zip(tables()) {
        let me = corvids(&setup);
        let mut game = Game::new(setup.clone(), seed);
        let mut dice = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
        while let Some(decision) = game.decision().cloned().filter(|_| game.table().turn.round < 40) {
            let (checkpoint, answers) = game.checkpoint();
            if answers.is_empty() && checkpoint == game.table() && game.table().on_map(me, PLOT) > 0 {
                let other = with_other_plots(&setup, checkpoint, next(&mut dice));
                let context = || format!("{}\n{decision:?}", position::write(&game));
                for viewer in others(&setup) {
                    let [now, then] =
                        [checkpoint, &other].map(|table| View::of(Position { setup: &setup, table }, viewer));
                    assert_eq!(now, then, "{}", context());
                    if next(&mut dice).is_multiple_of(64) {
                        assert_eq!(shown(&setup, checkpoint, viewer), shown(&setup, &other, viewer), "{}", context());
                    }
                }
                let (ask, options) = question(&setup, &other).expect("somebody is asked");
                assert_eq!(ask, decision.ask, "{}", context());
                if ask.seat != me || !ask.secret {
                    assert_eq!(options, decision.options, "{}", context());
                    asked += 1;
                }
                compared += usize::from(other != *checkpoint);
            }
            let count = decision.options.len() as u64;
            game.choose(usize::try_from(next(&mut dice) % count).unwrap()).unwrap();
        }
    }
    assert!(compared > 2_000 && asked > 2_000, "{compared} tables compared, {asked} questions");
}

/// Plays these choices from a position, and gives back the game.
fn played(text: &str, choices: &[&str]) -> Game {
    let mut game = position::read(text).unwrap().game();
    for key in choices {
        let decision = game.decision().unwrap_or_else(|| panic!("nobody is asked for {key}"));
        let (setup, seat) = (game.setup(), decision.ask.seat);
        let place = decision.options.iter().position(|option| option_key(setup, seat, *option).starts_with(key));
        let place = place.unwrap_or_else(|| panic!("{key} is not offered: {decision:?}"));
        game.choose(place).unwrap();
    }
    game
}

/// What everybody but the Corvids reads of a game: the table, the question, and the log.
fn seen_by_others(game: &Game) -> Vec<String> {
    let setup = game.setup();
    let read = |viewer| {
        let table = serde_json::to_string(&TableView::of(game, viewer, &[])).unwrap();
        format!("{table}\n{:?}\n{}", game.decision().map(|decision| decision.ask), told(setup, game.log(), viewer))
    };
    others(setup).map(read).collect()
}

fn all_alike(games: impl IntoIterator<Item = Game>) {
    let mut seen = games.into_iter().map(|game| seen_by_others(&game));
    let first = seen.next().unwrap();
    seen.for_each(|other| assert_eq!(first, other));
}

const KINDS: [&str; 4] = ["bomb", "snare", "extortion", "raid"];

// clause: CC-13.5.2#4
#[test]
fn nobody_else_reads_which_plot_was_placed() {
    let text = "seats: MC, CC, ED\nclearing 9: CC 3 warriors; MC 1 cat\nturn: CC daylight actions";
    let place = |kind: &str| played(text, &["plot:9", &format!("pick:{kind}")]);
    all_alike(KINDS.map(place));
    // The Corvids themselves read it.
    let own = |kind| told(place(kind).setup(), place(kind).log(), Some(Seat(1)));
    assert!(own("snare").contains("snare") && !own("bomb").contains("snare"));
}

// clause: CC-13.5.4#7
#[test]
fn a_trick_shows_the_clearings_and_nothing_else() {
    let position = |plots: &str| {
        format!(
            "seats: MC, CC, ED\nclearing 1: CC plot\nclearing 3: CC plot\nCC face-down: {plots}\nturn: CC daylight actions"
        )
    };
    let start = position("bomb 1 raid 3");
    let before = played(&start, &[]);
    let after = played(&start, &["trick:1>3"]);
    for viewer in others(before.setup()) {
        let [before, mut after] = [&before, &after].map(|game| View::of(game.position(), viewer).table);
        after.turn = before.turn;
        assert_eq!(before, after);
    }
    let ways = ["bomb 1 raid 3", "bomb 3 raid 1", "snare 1 snare 3", "extortion 1 bomb 3"];
    all_alike(ways.map(|plots| played(&position(plots), &["trick:1>3"])));
}

// clause: CC-E15#1, CC-13.7.1#7
#[test]
fn a_plot_that_leaves_face_down_tells_nothing_unless_it_is_a_raid() {
    let battle = |kind: &str| {
        let text = format!(
            "seats: MC, CC, ED\nclearing 8: MC 3 cats; CC plot\nclearing 4: ED 1 warrior\nCC face-down: {kind} 8\n\
             MC hand: none\nCC hand: none\nturn: MC daylight actions\nseed: 5"
        );
        played(&text, &["battle:8:corvids"])
    };
    all_alike(["bomb", "snare", "extortion"].map(battle));
    assert_ne!(seen_by_others(&battle("bomb")), seen_by_others(&battle("raid")));
}

// clause: CC-13.2.4#8, CC-E16#1
#[test]
fn a_wrong_guess_tells_no_more_than_that() {
    let guess = |kind: &str| {
        let text = format!(
            "seats: MC, CC, ED\nclearing 1: MC 1 cat; CC plot\nCC face-down: {kind} 1\nMC hand: anvil, sword\n\
             turn: MC daylight actions"
        );
        played(&text, &["expose:1", "guess:corvids/raid", "show:anvil"])
    };
    all_alike(["bomb", "snare", "extortion"].map(guess));
    let game = guess("bomb");
    let read = |viewer| told(game.setup(), game.log(), viewer);
    // The card went from the guesser to the Corvids; nobody else has seen it.
    assert!(read(Some(Seat(0))).contains("anvil") && read(Some(Seat(1))).contains("anvil"));
    assert!(!read(Some(Seat(2))).contains("anvil") && !read(None).contains("anvil"));
}

// clause: CC-E16#1, CC-13.2.4#10
#[test]
fn the_card_of_a_right_guess_is_seen_by_two() {
    let text = "seats: MC, CC, ED\nclearing 1: MC 1 cat; CC plot\nCC face-down: raid 1\nMC hand: anvil, sword\n\
                turn: MC daylight actions";
    let game = played(text, &["expose:1", "guess:corvids/raid", "show:anvil"]);
    let read = |viewer| told(game.setup(), game.log(), viewer);
    assert!(read(Some(Seat(1))).contains("anvil"));
    assert!(!read(Some(Seat(2))).contains("anvil") && !read(None).contains("anvil"));
}

// clause: CC-13.2.4#6
/// Whether the question between steps is put tells that somebody stands beside a plot and holds cards, not which cards.
#[test]
fn the_question_does_not_tell_of_a_matching_card() {
    let with = |hand: &str| {
        let text = format!(
            "seats: MC, CC\nclearing 1: MC 1 cat; CC plot\nCC face-down: raid 1\nMC hand: {hand}\nturn: MC birdsong"
        );
        played(&text, &[]).decision().map(|decision| decision.ask)
    };
    assert_eq!(with("anvil"), with("sword"));
    assert!(with("sword").is_some_and(|ask| ask.secret));
    assert_ne!(with("anvil"), with("none"));
}

// clause: CC-X.C#2
#[test]
fn what_a_cajoled_corvids_can_place_is_their_secret() {
    let cajoled = |plots: &str| {
        let text = format!(
            "seats: C, CC, NB\nclearing 5: C chameleander; CC 3 warriors\nclearing 1: CC plot\nclearing 3: CC plot\n\
             CC face-down: {plots}\nC hand: anvil\nturn: C daylight actions"
        );
        played(&text, &["cajole:anvil"])
    };
    let (bombs, raids) = (cajoled("bomb 1 bomb 3"), cajoled("raid 1 raid 3"));
    let options = |game: &Game| game.decision().unwrap().options.clone();
    assert_ne!(options(&bombs), options(&raids));
    assert!([&bombs, &raids].iter().all(|game| game.decision().unwrap().ask.secret));
    all_alike([bombs, raids]);
}

fn lost(owner: Seat, count: u8) -> Loss {
    Loss { by: None, owner, kind: PLOT, count, clearing: Clearing(5), cause: Cause::Effect, instead: false }
}

/// Answers with the last option, and keeps what was asked.
#[derive(Default)]
struct Last(Vec<(Ask, Vec<Opt>)>);

impl Decide for Last {
    fn decide(&mut self, at: Position<'_>, ask: &Ask, offer: &dyn Choices) -> Ruling<Opt> {
        let mut menu = Menu::list();
        offer.list(at, &mut menu);
        self.0.push((*ask, menu.options().to_vec()));
        Ok(*menu.options().last().unwrap())
    }
}

// clause: CC-E15#1, CC-X.C#2
/// Of several plots in one clearing the Corvids say which one goes, and it takes its face along; the others stay.
#[test]
fn of_several_in_a_clearing_one_is_named() {
    let text = "seats: CC, NB\nclearing 5: CC 3 plots\nCC face-down: snare 5 raid 5 bomb 5";
    let game = position::read(text).unwrap().game();
    let (setup, mut table) = (game.setup(), *game.table());
    let mut last = Last::default();
    removal::remove(&mut Play::new(setup, &mut table, &mut last, None), &[lost(Seat(0), 2)], clause!("LAW-2.3b"))
        .unwrap();
    let asked: Vec<usize> =
        last.0.iter().filter(|(ask, _)| ask.prompt == "which-of-plots").map(|(_, options)| options.len()).collect();
    assert_eq!(asked, [3, 2]);
    assert!(last.0.iter().all(|(ask, _)| ask.seat == Seat(0)));
    // One plot is left and noted; if the raid went, it has gone off.
    assert_eq!(table.count(Seat(0), Clearing(5), PLOT), 1);
    let noted = table.boards[0][..HIDDEN].iter().filter(|byte| **byte > 0).count();
    assert_eq!(noted, 1);
    assert_eq!(table.boards[0][HIDDEN..HIDDEN + 2], [0; 2], "nothing waits to go off");
}

// clause: CC-13.2.2
/// Only the Corvids turn a plot up, for only they know what its other side is.
#[test]
fn nobody_else_turns_a_plot_up() {
    let text = "seats: CC, NB\nclearing 5: CC plot\nCC face-down: bomb 5";
    let game = position::read(text).unwrap().game();
    let flip = |by| Flip { by, owner: Seat(0), kind: PLOT, to: BOMB, clearing: Clearing(5) };
    assert!(replacing::may_flip(game.position(), &flip(Seat(0))).is_ok());
    assert_eq!(replacing::may_flip(game.position(), &flip(Seat(1))).unwrap_err().reason.key, "corvids-turn-plots");
    // Whoever tries all the same changes nothing, nor does it bring up a plot that does not lie there.
    let turned = |by, clearing| {
        let mut table = *game.table();
        let wanted = Flip { clearing, ..flip(by) };
        let mut done = false;
        played::play(game.setup(), &mut table, &[], |play| {
            done = replacing::flip(play, &wanted, clause!("CC-13.4.2"));
            Ok(())
        });
        (done, table.count(Seat(0), Clearing(5), PLOT), table.count(Seat(0), clearing, BOMB))
    };
    assert_eq!(turned(Seat(1), Clearing(5)), (false, 1, 0));
    assert_eq!(turned(Seat(0), Clearing(9)), (false, 1, 0));
    assert_eq!(turned(Seat(0), Clearing(5)), (true, 0, 1));
}

// clause: CC-13.2.2.I#3
/// The board marks on the map what lies face down where, for the Corvids alone.
#[test]
fn the_board_marks_plots_for_their_owner() {
    let text = "seats: CC, NB\nclearing 5: CC plot\nclearing 9: CC plot\nCC face-down: bomb 5 raid 9";
    let game = position::read(text).unwrap().game();
    let marks = |viewer| {
        let view = View::of(game.position(), viewer);
        let board = BoardView::of(view.position(game.setup()), Seat(0));
        let of_pieces = board.overlays.into_iter().filter(|mark| mark.piece.is_some());
        of_pieces.map(|mark| (mark.piece, mark.clearings)).collect::<Vec<_>>()
    };
    assert_eq!(marks(Some(Seat(0))), [(Some("bomb"), vec![5]), (Some("raid"), vec![9])]);
    assert_eq!(marks(Some(Seat(1))), []);
    assert_eq!(marks(None), []);
    // How many wait in supply everybody sees.
    let view = View::of(game.position(), None);
    let panels = BoardView::of(view.position(game.setup()), Seat(0)).panels;
    let waits = |panel: &Panel| matches!(panel, Panel::Counter { key: "plots-in-supply", value: 6, .. });
    assert!(panels.iter().any(waits), "{panels:?}");
}

// clause: CC-13.2.1, LAW-5a
/// The board says how many icons plots pay: each one of the suit of its clearing, where there are several one of any.
#[test]
fn the_board_says_what_plots_can_pay() {
    let budget = |suits: &str| {
        let text = format!(
            "seats: CC, NB\nclearing 1: CC plot\nclearing 9: CC plot\nCC face-down: bomb 1 raid 9\n{suits}\nturn: CC birdsong"
        );
        let game = position::read(&text).unwrap_or_else(|error| panic!("{error}\n{text}")).game();
        let panels = BoardView::of(game.position(), Seat(0)).panels;
        panels.into_iter().find_map(|panel| match panel {
            Panel::Budget { key: "craft-budget", suits, .. } => Some(suits),
            _ => None,
        })
    };
    assert_eq!(budget("suits of 9: mouse"), Some(Icons::new([1, 0, 1, 0, 0], 0)));
    assert_eq!(budget("suits of 9: rabbit, mouse"), Some(Icons::new([1, 0, 0, 0, 0], 1)));
}

// clause: CC-13.6.2#1
/// The board says how many cards will be drawn: none after exerting.
#[test]
fn the_board_says_how_many_cards_come() {
    // They have to discard, and are asked before the turn ends.
    const SIX: &str = "2 armorers, sword, anvil, cobbler, command-warren";
    let next = |more: &str| {
        let text = format!("seats: CC, NB\nclearing 5: CC extortion\n{more}CC hand: {SIX}\nturn: CC evening draw");
        let game = position::read(&text).unwrap_or_else(|error| panic!("{error}\n{text}")).game();
        let panels = BoardView::of(game.position(), Seat(0)).panels;
        panels.into_iter().find_map(|panel| match panel {
            Panel::Counter { key: "next-draw", value, .. } => Some(value),
            _ => None,
        })
    };
    assert_eq!((next(""), next("CC exerted: exerted\n")), (Some(2), Some(0)));
}

// clause: CC-13.5#1
/// The board says how many of the three actions are left, as long as it is their Daylight.
#[test]
fn the_board_says_how_many_actions_are_left() {
    let left = |turn: &str| {
        let text = format!("seats: CC, NB\nclearing 5: CC 2 warriors\nCC hand: sword\n{turn}");
        let game = position::read(&text).unwrap_or_else(|error| panic!("{error}\n{text}")).game();
        let panels = BoardView::of(game.position(), Seat(0)).panels;
        panels.into_iter().find_map(|panel| match panel {
            Panel::Counter { key: "actions-left", value, of, .. } => Some((value, of)),
            _ => None,
        })
    };
    assert_eq!(left("turn: CC daylight actions"), Some((3, Some(3))));
    assert_eq!(left("turn: CC daylight actions\nactions used: 2"), Some((1, Some(3))));
    assert_eq!(left("turn: CC birdsong recruit"), None);
}

/// Whoever imagines a table puts some plot under each that lies face down.
#[test]
fn imagined_plots_agree_with_the_map() {
    let text = "seats: CC, NB\nclearing 5: CC plot\nclearing 9: CC 2 plots\nCC face-down: bomb 5 raid 9 snare 9";
    let game = position::read(text).unwrap().game();
    let view = View::of(game.position(), Some(Seat(1)));
    for seed in 0..8 {
        assert_eq!(validate::check(game.setup(), &view.imagine(game.setup(), seed)), Ok(()));
    }
}

/// A position in which board and map tell of different plots is refused.
#[test]
fn board_and_map_have_to_agree() {
    for (text, says) in [
        ("seats: CC, NB\nclearing 5: CC plot", "face down"),
        ("seats: CC, NB\nCC face-down: bomb 5", "face down"),
        ("seats: CC, NB\nclearing 5: CC plot\nclearing 1: CC 2 bombs\nCC face-down: bomb 5", "two plots"),
        ("seats: CC, NB\nCC loose: raid 5", "raid"),
    ] {
        let error = position::read(text).err().map(|error| error.to_string()).unwrap_or_default();
        assert!(error.contains(says), "{text}: {error:?}");
    }
    const { assert!(BOARD_BYTES >= HIDDEN) };
}

// clause: CC-13.3.2#1
/// Where clearings have several suits, three different ones are found for the three suits.
#[test]
fn clearings_of_several_suits_leave_room_for_all_three() {
    holds(
        "seats: NB, CC
        suits of 1: none
        suits of 6: none
        suits of 8: none
        suits of 12: fox, mouse
        suits of 2: none
        suits of 7: none
        suits of 9: fox, rabbit
        suits of 11: none
        turn: setup CC
        expect decision CC starting-warrior
        # The mouse needs 12, so the fox has to take 9.
        choose place:9
        choose place:5
        choose place:12
        expect clearing 9: CC 1 warrior
        expect clearing 12: CC 1 warrior
        expect clearing 5: CC 1 warrior",
    );
}

/// The card of the faction says what it lives by.
// clause: CC-13.1#1
#[test]
fn the_goal_names_plots_and_what_threatens_them() {
    let words = std::fs::read_to_string("www/factions/corvids/words.ftl").unwrap();
    let goal = words.lines().find_map(|line| line.strip_prefix("goal-corvids = ")).unwrap().to_lowercase();
    for word in ["face up", "points", "guess", "bomb", "snare", "extortion", "raid"] {
        assert!(goal.contains(word), "{word}");
    }
}

/// What bots make of plots: one beside a warrior is ready to be turned up, one alone is not.
#[test]
fn a_plot_beside_a_warrior_is_ready_and_one_alone_is_not() {
    let ready = |text: &str| {
        let game = position::read(text).expect("a position").game();
        let measure = game.setup().faction(Seat(0)).tactics.measure.expect("the Corvids advise");
        measure(game.position(), Seat(0))[1]
    };
    let head = "seats: CC, NB\nclearing 9: CC plot\n";
    assert_eq!(ready(&format!("{head}CC face-down: raid 9\n")), 0);
    let two = "clearing 1: CC raid\nclearing 5: CC 1 warrior, plot\nCC face-down: raid 9 snare 5\n";
    assert_eq!(ready(&format!("{head}{two}")), 200);
}
