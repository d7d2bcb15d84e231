//! `cargo xtask long-run`: more random games than a test run has time for, with everything checked.

use std::thread;

use crate::process;
use crate::project::{Outcome, Project};
use crate::scripts;
use crate::wasm;

/// One of so many units is followed by the check of tables, which takes longer than the unit.
const CHECKED: &str = "64";

/// How much is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LongRun {
    /// Games, spread over all mixes and first seats.
    pub games: u64,
    /// Games that the engines of the site replay, choice by choice.
    pub replayed: u64,
    /// Seed of the first of the games.
    pub seed: u64,
}

impl LongRun {
    /// What a release is held to.
    pub const WHOLE: Self = Self { games: 1_000_000, replayed: 10_000, seed: 1 };

    /// Plays and replays. What was counted is printed.
    ///
    /// # Errors
    ///
    /// When something does not compile, a game panics, gets stuck or does not pass the check, or the engine of the page
    /// comes to another table.
    pub fn run(self, project: &Project) -> Outcome {
        let engine = scripts::engine_variables(project, "checked")?;
        let Some((_, thicket)) = engine.first() else { return Err("there is no command line".into()) };
        let threads = thread::available_parallelism().map_or(1, usize::from).to_string();
        let (games, seed) = (self.games.to_string(), self.seed.to_string());
        let how = ["simulate", "--every-mix", "--check", CHECKED, "--threads", &threads];
        let what = ["--games", &games, "--seed", &seed];
        process::run(process::command(project.root(), thicket, [&how[..], &what].concat()))?;
        if self.replayed > 0 {
            wasm::build_both(project)?;
            let variables =
                [engine, scripts::fast_engine(project), vec![("THICKET_GAMES", self.replayed.to_string().into())]]
                    .concat();
            let mut node = process::command(project.root(), "node", ["tests/wasm/same-as-native.test.js"]);
            node.envs(variables);
            process::run(node)?;
        }
        Ok(())
    }
}
