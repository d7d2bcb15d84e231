//! Places in a turn.

use crate::notation::names::{self, NameError, normal};
use crate::play::Setup;
use crate::table::Stage;
use crate::terms::{Phase, Seat};

/// A place in the turn of a seat. What is not said may be anything.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TurnPlace {
    /// The phase.
    pub phase: Option<Phase>,
    /// The start of the phase, its steps, or its end.
    pub stage: Option<Stage>,
    /// The step.
    pub step: Option<u8>,
    /// Whether the gap before that step is meant: `after` the one before.
    pub gap: bool,
}

impl TurnPlace {
    /// Reads `daylight`, `daylight actions`, `daylight start`, `daylight end`, `daylight after craft` or just `actions`.
    ///
    /// # Errors
    /// If there is no such phase or step.
    pub fn read(setup: &Setup, seat: Seat, words: &[&str]) -> Result<Self, NameError> {
        let words: Vec<String> = words.iter().map(|word| word.to_lowercase()).collect();
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        let Some((first, rest)) = words.split_first() else { return Ok(Self::default()) };
        let faction = setup.faction(seat);
        let Ok(phase) = names::phase(first) else {
            // A step that only one phase has says the phase as well.
            let name = words.join(" ");
            let found = Phase::ALL.into_iter().filter_map(|phase| Some((phase, find_step(setup, seat, phase, &name)?)));
            let found: Vec<(Phase, u8)> = found.collect();
            return match found.as_slice() {
                [(phase, step)] => {
                    Ok(Self { phase: Some(*phase), stage: Some(Stage::Steps), step: Some(*step), gap: false })
                }
                _ => Err(NameError::Phase(name)),
            };
        };
        let place = |stage, step| Ok(Self { phase: Some(phase), stage, step, gap: false });
        let steps = faction.turn[phase as usize];
        match rest {
            [] => place(None, None),
            ["start"] => place(Some(Stage::Opening), Some(0)),
            ["end"] => place(Some(Stage::Closing), Some(0)),
            ["over"] if phase == Phase::Evening => place(Some(Stage::Leaving), Some(0)),
            ["steps"] => place(Some(Stage::Steps), Some(0)),
            _ => {
                let (name, later) = rest.strip_prefix(&["after"]).map_or((rest, 0), |rest| (rest, 1));
                let name = name.join(" ");
                match find_step(setup, seat, phase, &name) {
                    Some(step) => Ok(Self {
                        phase: Some(phase),
                        stage: Some(Stage::Steps),
                        step: Some(step + later),
                        gap: later == 1,
                    }),
                    None => Err(NameError::Step {
                        name,
                        faction: faction.key,
                        phase: phase.key(),
                        known: names::list(steps.iter().map(|step| step.key).chain(["start", "end"])),
                    }),
                }
            }
        }
    }
}

fn find_step(setup: &Setup, seat: Seat, phase: Phase, name: &str) -> Option<u8> {
    let key = normal(name);
    let steps = setup.faction(seat).turn[phase as usize];
    (0u8..).zip(steps).find(|(_, step)| step.key == key).map(|(n, _)| n)
}
