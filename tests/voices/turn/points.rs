//! Points that are lost, and scores that others hear of.

use thicket::clause;
use thicket::decision::Ruling;
use thicket::law::scoring;
use thicket::play::{Edge, Faction, Flow, Hooks, Play, Rise, Step, Timed};
use thicket::terms::{Clearing, Phase, Seat};

use super::common::{DRAW, FEAST, GATHER, WARRIOR, place, plain, shown, step};

/// In Birdsong they roll: the difference of the dice is won or lost.
pub static GAMBLERS: Faction =
    Faction { turn: [&[GATHER, ROLL], &[FEAST], &[DRAW]], ..plain(53, "gamblers", "WG", Hooks::SILENT) };

const ROLL: Step = step("roll", roll);

fn roll(play: &mut Play, me: Seat) -> Ruling<Flow> {
    let [won, lost] = play.roll();
    scoring::lose(play, me, lost.saturating_sub(won), clause!("LAW-4c"));
    scoring::score(play, me, won.saturating_sub(lost), clause!("LAW-4a"))?;
    Ok(Flow::Done)
}

/// Whenever a score passes 10 or 20, they place a warrior in clearing 1 for the news; at the end of their Evening they
/// tell it clearing by clearing, and each is a unit of its own.
pub static HERALDS: Faction = plain(
    55,
    "heralds",
    "WL",
    Hooks {
        scored: Some(heard),
        timed: Some(&[Timed {
            clause: clause!("LAW-8a"),
            phase: Phase::Evening,
            edge: Edge::End,
            when: |at, me| at.table.current() == me && at.count(me, Clearing(1), WARRIOR) > 1,
            run: tell,
        }]),
        ..Hooks::SILENT
    },
);

fn heard(play: &mut Play, me: Seat, rise: Rise) -> Ruling {
    let passed = [10, 20].into_iter().filter(|space| (rise.from + 1..=rise.to).contains(space)).count();
    place(play, me, Clearing(1), u8::try_from(passed).unwrap_or(0))
}

fn tell(play: &mut Play, me: Seat) -> Ruling<Flow> {
    play.table.pieces[me.index()][1][WARRIOR.index()] -= 1;
    play.table.supply[me.index()][WARRIOR.index()] += 1;
    let more = play.position().count(me, Clearing(1), WARRIOR) > 1;
    Ok(if more { Flow::Again } else { Flow::Done })
}

#[test]
fn points_are_lost_but_never_below_none() {
    for (before, dice, after, lost) in [(5, "1 3", 3, Some(2)), (1, "0 3", 0, Some(1)), (0, "0 3", 0, None)] {
        let told = lost.map_or("expect no event lost-points".to_owned(), |lost| {
            format!("expect event lost-points seat WG points {lost} total {after}")
        });
        shown(&format!(
            "seats: WG, NB
             clearing 5: NB cannon
             WG score: {before}
             turn: WG birdsong roll
             dice: {dice}
             expect turn: NB birdsong
             expect WG score: {}
             {told}",
            after + 1
        ));
    }
}

// clause: LAW-4.2b
#[test]
fn who_is_off_the_track_loses_nothing() {
    shown(
        "seats: WG, NB, WL
         clearing 5: NB cannon
         WG dominance: fox
         turn: WG birdsong roll
         dice: 0 3
         auto until NB birdsong
         expect no event lost-points
         expect WG score: 0",
    );
}

#[test]
fn scores_are_heard_of() {
    for (before, dice, warriors) in [(8, "3 0", 1), (8, "1 0", 1), (8, "0 0", 0), (9, "0 3", 0), (18, "3 0", 1)] {
        shown(&format!(
            "seats: WG, NB, WL
             clearing 5: NB cannon
             WG score: {before}
             turn: WG birdsong roll
             dice: {dice}
             expect turn: NB birdsong
             expect clearing 1: WL {warriors} warriors"
        ));
    }
}

#[test]
fn an_effect_at_an_edge_runs_in_units() {
    shown(
        "seats: WL, NB
         clearing 5: NB cannon
         clearing 1: WL 4 warriors
         turn: WL evening end
         expect turn: NB
         expect clearing 1: WL 1 warrior",
    );
    shown(
        "seats: WL, NB
         clearing 5: NB cannon
         clearing 1: WL 4 warriors
         turn: WL evening end
         running effect: WL
         expect clearing 1: WL 1 warrior",
    );
}
