//! Bone Patrol where the Autumn map and the factions there are cannot show it: set-up on other maps and beside a place
//! that is closed to others, and what the board shows.

use thicket::decision::{Reason, Refusal};
use thicket::factions::{self, bone_patrol};
use thicket::game::Game;
use thicket::maps::autumn::AUTUMN;
use thicket::notation::keys::option_key;
use thicket::notation::position;
use thicket::play::{ClearingInfo, Faction, Hooks, Map, PieceInfo, Pieces, Setup, Verdict};
use thicket::screen::panels::{BoardView, Panel};
use thicket::terms::{Class, Clearing, Seat, Suit};
use thicket::{clause, decks};

const PATROL: Seat = Seat(0);

/// The Autumn map with a fifth fox clearing in the place of a mouse.
fn map_with_five_foxes() -> &'static Map {
    let clearings: Vec<ClearingInfo> = (1u8..)
        .zip(AUTUMN.clearings)
        .map(|(number, info)| ClearingInfo {
            suit: if number == 2 { Suit::Fox } else { info.suit },
            slots: info.slots,
            ruin: info.ruin,
            opposite: info.opposite,
            at: info.at,
            paths: info.paths,
            river: info.river,
        })
        .collect();
    let clearings = Box::leak(clearings.into_boxed_slice());
    Box::leak(Box::new(Map { key: "five-foxes", clearings, hooks: Hooks::SILENT, ..AUTUMN }))
}

static CLOSED: Reason = Reason { key: "closed", values: &["clearing"] };

/// Somebody whose law lets nobody else place anything in clearing 1.
static KEEPER: Faction = Faction {
    number: 9,
    key: "keeper",
    code: "XX",
    pieces: Pieces::of(&[PieceInfo::new("guard", Class::Warrior, 1)]),
    hooks: Hooks {
        may_place: Some(|_, me, placing| {
            if placing.by != me && placing.clearing == Clearing(1) {
                return Verdict::Forbidden(Refusal::with(&CLOSED, clause!("LAW-2.3a"), &[1]));
            }
            Verdict::Silent
        }),
        ..Hooks::SILENT
    },
    ..Faction::SILENT
};

fn setting_up(map: &'static Map, other: &'static Faction) -> Game {
    let patrol = factions::find("bone-patrol").unwrap();
    Game::new(Setup::new(map, decks::find("base").unwrap(), &[patrol, other]).unwrap(), 1)
}

fn offered(game: &Game) -> Vec<String> {
    let decision = game.decision().unwrap();
    decision.options.iter().map(|option| option_key(game.setup(), decision.ask.seat, *option)).collect()
}

fn choose(game: &mut Game, key: &str) {
    let index = offered(game).iter().position(|offered| offered == key);
    game.choose(index.unwrap_or_else(|| panic!("{key} is not among {:?}", offered(game)))).unwrap();
}

fn rollover(game: &Game) -> [u8; 3] {
    let panels = BoardView::of(game.position(), PATROL).panels;
    ["rollover-fox", "rollover-rabbit", "rollover-mouse"].map(|wanted| {
        let count = panels.iter().find_map(|panel| match panel {
            Panel::Box { key, count, .. } if *key == wanted => Some(*count),
            _ => None,
        });
        count.unwrap()
    })
}

// clause: BP.3.2#1, BP.3.3#2
#[test]
fn with_more_clearings_of_a_suit_than_bones_the_patrol_chooses_which_go_without() {
    let mut game = setting_up(map_with_five_foxes(), factions::find("noxious-battery").unwrap());
    choose(&mut game, "place:3");
    choose(&mut game, "place:7");
    choose(&mut game, "place:11");
    assert_eq!(offered(&game), ["place:1", "place:2", "place:6", "place:8", "place:12"]);
    choose(&mut game, "place:6");
    let table = game.table();
    let buried = table.clearings_with(PATROL, bone_patrol::BURIED[0]);
    assert_eq!(buried.iter().map(|clearing| clearing.0).collect::<Vec<_>>(), [1, 2, 8, 12]);
    assert!(bone_patrol::BONES.iter().all(|kind| table.supply[PATROL.index()][kind.index()] == 0));
    // Clearing 3 was a rabbit's, and the map has one mouse less: 7 and 11 are taken as well.
    assert_eq!(rollover(&game), [0, 1, 3]);
}

// clause: BP.3.2#1, BP.3.3#2
#[test]
fn where_others_may_not_place_no_bone_is_buried() {
    let mut game = setting_up(&AUTUMN, &KEEPER);
    assert!(!offered(&game).contains(&"place:1".to_owned()));
    choose(&mut game, "place:3");
    choose(&mut game, "place:6");
    choose(&mut game, "place:7");
    assert_eq!(game.table().count(PATROL, Clearing(1), bone_patrol::BURIED[0]), 0);
    assert_eq!(rollover(&game), [2, 1, 1]);
    // The first Birdsong has four bones in the Rollover, and on this table no clearing to bury one in.
    assert_eq!(game.decision().unwrap().ask.prompt, "actions");
}

/// The track with this key: whether each space is filled, and by what.
fn track(text: &str, wanted: &str) -> Vec<Option<&'static str>> {
    let game = position::read(text).unwrap().game();
    let panels = BoardView::of(game.position(), PATROL).panels;
    let spaces = panels.into_iter().find_map(|panel| match panel {
        Panel::Track { key, spaces, .. } if key == wanted => Some(spaces),
        _ => None,
    });
    spaces.unwrap().iter().map(|space| space.piece).collect()
}

// clause: BP.2.5.II#4
#[test]
fn the_board_shows_rows_that_fill_from_the_right() {
    let fox = Some("fox-bone");
    for (collection, row) in [
        ("none", [None, None, None]),
        ("1 fox", [None, None, fox]),
        ("2 fox 3 mouse", [None, fox, fox]),
        ("3 fox", [fox; 3]),
    ] {
        let text =
            format!("seats: BP, NB\nclearing 5: BP alpha\nBP collection: {collection}\nturn: BP daylight actions");
        assert_eq!(track(&text, "collection-fox"), row, "{collection}");
    }
}

// clause: BP.3.3#1, BP.5.4#2
#[test]
fn the_board_shows_stashes_leave_from_the_left() {
    let stash = Some("stash");
    for (out, row) in
        [(0, [stash; 3]), (1, [stash; 3]), (2, [None, stash, stash]), (3, [None, None, stash]), (4, [None; 3])]
    {
        let text = format!(
            "seats: BP, NB\nclearing 5: BP alpha\nclearing 7: BP {} stash, pug\nclearing 9: BP {} stash\nturn: BP daylight actions",
            out / 2,
            out - out / 2
        );
        assert_eq!(track(&text, "stashes"), row, "{out} stashes out");
    }
}

/// What the flag about burying says with so many bones in the Collection.
fn burying(collection: &str) -> &'static str {
    let text = format!("seats: BP, NB\nclearing 5: BP alpha\nBP collection: {collection}\nturn: BP daylight actions");
    let game = position::read(&text).unwrap().game();
    let panels = BoardView::of(game.position(), PATROL).panels;
    let value = panels.into_iter().find_map(|panel| match panel {
        Panel::Flag { key: "burying", value, .. } => Some(value),
        _ => None,
    });
    value.unwrap()
}

// clause: BP.2.5.II#5
#[test]
fn the_board_warns_before_the_ninth_bone_is_collected() {
    assert_eq!(burying("3 fox 3 rabbit 1 mouse"), "goes-on");
    assert_eq!(burying("3 fox 3 rabbit 2 mouse"), "ends-with-next");
    assert_eq!(burying("3 fox 3 rabbit 3 mouse"), "over");
}

/// The card of the faction says what it lives by.
// clause: BP.1#1
#[test]
fn the_goal_names_digging_carrying_and_recalling() {
    let words = std::fs::read_to_string("www/factions/bone-patrol/words.ftl").unwrap();
    let goal = words.lines().find_map(|line| line.strip_prefix("goal-bone-patrol = ")).unwrap().to_lowercase();
    for word in ["dig bones up", "carry", "guarded stash", "recall", "points", "birdsong"] {
        assert!(goal.contains(word), "{word}");
    }
}
