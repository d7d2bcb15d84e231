//! A phase that ends early, and steps that change their order.

use thicket::decision::Ruling;
use thicket::play::{Faction, Flow, Hooks, Play, Position, Step};
use thicket::terms::{Clearing, Phase, Seat};

use super::common::{DRAW, FEAST, GATHER, WARRIOR, plain, shown, step};

/// They hide for the rest of Daylight where they meet somebody. Alone, they feast before they look around.
pub static HERMITS: Faction = Faction {
    turn: [&[GATHER], &[LOOK, FEAST], &[DRAW]],
    ..plain(50, "hermits", "WH", Hooks { steps: Some(steps), ..Hooks::SILENT })
};

const LOOK: Step = step("look", look);

fn steps(at: Position, me: Seat, phase: Phase) -> &'static [Step] {
    match phase {
        Phase::Birdsong => &[GATHER],
        // What they go by does not change while they act.
        Phase::Daylight if at.table.turn.round.is_multiple_of(2) || meets(at, me).is_some() => &[LOOK, FEAST],
        Phase::Daylight => &[FEAST, LOOK],
        Phase::Evening => &[DRAW],
    }
}

fn meets(at: Position, me: Seat) -> Option<Clearing> {
    at.table.clearings_with(me, WARRIOR).iter().find(|clearing| at.meets_another(me, *clearing))
}

fn look(play: &mut Play, me: Seat) -> Ruling<Flow> {
    Ok(if meets(play.position(), me).is_some() { Flow::EndPhase } else { Flow::Done })
}

// clause: LAW-8f
#[test]
fn a_phase_ends_early_and_its_end_is_still_to_come() {
    for (other, points) in [(5, 0), (6, 1)] {
        shown(&format!(
            "seats: WH, NB, WG
             round: 2
             clearing 5: WH 2 warriors
             clearing {other}: NB 1 warrior
             clearing 9: NB cannon
             turn: WH daylight
             auto until NB birdsong
             expect WH score: {points}
             expect {points} event scored seat WH
             expect event phase evening seat WH"
        ));
    }
}

#[test]
fn steps_may_change_their_order() {
    // Alone they feast first, and then look: what is after the feast is the look.
    for (round, place, points) in [(3, "after feast", 0), (3, "look", 0), (3, "feast", 1), (4, "look", 1)] {
        shown(&format!(
            "seats: WH, NB
             round: {round}
             clearing 5: WH 2 warriors
             clearing 9: NB cannon
             turn: WH daylight {place}
             expect turn: NB birdsong
             expect WH score: {points}"
        ));
    }
}
