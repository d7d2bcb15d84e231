//! A map that deals its suits, and landmarks: one that scores at the end of a turn, and some that change suits.

use thicket::clause;
use thicket::decision::{Ask, Opt};
use thicket::law::verbs::PLACE;
use thicket::law::{rule, scoring, setup};
use thicket::maps::autumn::AUTUMN;
use thicket::play::{Edge, Flow, Hooks, Landmark, Map, Play, Position, Purpose, SetUp, Timed};
use thicket::terms::{Clearing, Phase, Suit, SuitSet};

use super::common::shown;

/// The clearings of the Autumn map with dealt suits.
pub static WILDS: Map = Map {
    key: "wilds",
    aspect: AUTUMN.aspect,
    clearings: AUTUMN.clearings,
    edge: AUTUMN.edge,
    forests: AUTUMN.forests,
    river_courses: AUTUMN.river_courses,
    hooks: Hooks {
        sets_up: Some(SetUp {
            order: 0,
            run: |play, _| {
                setup::deal_suits(play, play.position().clearings());
                Ok(Flow::Done)
            },
        }),
        ..Hooks::SILENT
    },
    ..Map::BARE
};

/// The place of a landmark with this name among those of the table.
fn number(at: Position, key: &str) -> Option<usize> {
    at.setup.landmarks.iter().position(|landmark| landmark.key == key)
}

/// The clearing where it stands.
fn clearing(at: Position, key: &str) -> Option<Clearing> {
    let clearing = at.table.landmarks[number(at, key)?].clearing;
    (clearing > 0).then_some(Clearing(clearing))
}

/// Puts a landmark into a clearing that the first player chooses, where no other stands.
fn stands(play: &mut Play, key: &str) -> thicket::decision::Ruling<Flow> {
    let me = play.current();
    let Some(n) = number(play.position(), key) else { return Ok(Flow::Done) };
    let chosen = play.choose(Ask::open(me, clause!("LAW-10.1e"), "place"), |at, menu| {
        for clearing in at.clearings().iter() {
            if at.table.landmarks.iter().all(|other| other.clearing != clearing.0) {
                menu.offer(Opt::at(PLACE, clearing));
            }
        }
    })?;
    play.table.landmarks[n].clearing = chosen.clearing(0).0;
    Ok(Flow::Done)
}

/// Whoever rules its clearing at the end of its own turn scores a point.
pub static WATCHTOWER: Landmark = Landmark {
    key: "watchtower",
    clause: clause!("LAW-12g"),
    piles: &[],
    hooks: Hooks {
        sets_up: Some(SetUp { order: 2, run: |play, _| stands(play, "watchtower") }),
        timed: Some(&[Timed {
            clause: clause!("LAW-8a"),
            phase: Phase::Evening,
            edge: Edge::Turn,
            when: |at, me| clearing(at, "watchtower").is_some_and(|here| rule::rules(at, me, here, Purpose::Act)),
            run: |play, me| {
                scoring::score(play, me, 1, clause!("LAW-12g"))?;
                Ok(Flow::Done)
            },
        }]),
        ..Hooks::SILENT
    },
    ..Landmark::PLAIN
};

/// Its clearing is a fox clearing as well.
pub static SIGNPOST: Landmark = Landmark {
    key: "signpost",
    clause: clause!("LAW-12g"),
    piles: &[],
    hooks: Hooks {
        sets_up: Some(SetUp { order: 1, run: |play, _| stands(play, "signpost") }),
        suits: Some(
            |at, _, here, suits| {
                if clearing(at, "signpost") == Some(here) { suits.with(Suit::Fox) } else { suits }
            },
        ),
        ..Hooks::SILENT
    },
    ..Landmark::PLAIN
};

/// Its clearing has no suit, unless a signpost gives it one; the clearing with the next number is one of frogs alone.
pub static BOG: Landmark = Landmark {
    key: "bog",
    clause: clause!("LAW-12g"),
    piles: &[],
    hooks: Hooks {
        sets_up: Some(SetUp { order: 1, run: |play, _| stands(play, "bog") }),
        suits: Some(|at, _, here, suits| match clearing(at, "bog") {
            Some(bog) if bog == here => SuitSet::EMPTY,
            Some(bog) if bog.0 + 1 == here.0 => SuitSet::one(Suit::Frog),
            _ => suits,
        }),
        ..Hooks::SILENT
    },
    ..Landmark::PLAIN
};

// clause: LAW-10.1a#3
#[test]
fn a_map_deals_its_suits_before_anybody_sets_up() {
    let fox = "fox, fox, fox, fox, rabbit, rabbit, rabbit, rabbit, mouse, mouse, mouse, mouse";
    shown(&format!(
        "map: wilds
         seats: WH, WG
         start: setup
         random: {fox}
         expect suits of 1: fox
         expect suits of 4: fox
         expect suits of 5: rabbit
         expect suits of 12: mouse
         expect 12 events dealt-suit
         expect WH hand: 3 cards"
    ));
}

#[test]
fn suits_are_stated_where_they_are_not_the_printed_ones() {
    shown(
        "map: wilds
         seats: WH, WG
         suits of 5: fox, mouse
         suits of 6: none
         suits of 7: frog
         turn: WH daylight
         expect suits of 5: mouse, fox
         expect suits of 6: none
         expect suits of 7: frogs
         expect suits of 8: fox",
    );
}

// clause: LAW-10.1e
#[test]
fn landmarks_are_set_up_in_their_order() {
    shown(
        "seats: WH, WG
         landmark watchtower: nowhere
         landmark signpost: nowhere
         start: setup
         expect decision WH LAW-10.1e
         choose place:5
         expect landmark signpost: 5
         expect landmark watchtower: nowhere
         expect suits of 5: fox, rabbit
         expect not offered place:5
         choose place:7
         expect landmark watchtower: 7
         expect WH hand: 3 cards",
    );
}

// clause: LAW-8a
#[test]
fn a_landmark_scores_at_the_end_of_a_turn() {
    for (ruler, points) in [("WH 2 warriors", 1), ("NB 2 warriors", 0)] {
        shown(&format!(
            "seats: WH, NB
             landmark watchtower: 9
             clearing 5: NB cannon
             clearing 9: {ruler}
             turn: WH evening end
             expect turn: NB birdsong
             expect WH score: {points}
             expect no event scored seat NB"
        ));
    }
}
