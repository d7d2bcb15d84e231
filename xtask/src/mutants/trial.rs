//! Runs the steps with a mutant on, until one notices it.

use std::collections::VecDeque;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus, Stdio};
use std::sync::mpsc::Sender;
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use super::steps::{self, Round, Step};
use super::tree::Tree;
use crate::process;
use crate::project::Outcome;

/// Kilobytes of memory that a mutant may ask for.
const MEMORY: u32 = 8_000_000;
/// What is still there after this, and has not used up its processor time, tells nothing: the machine may be busy with
/// something else. It stays open.
const PATIENCE: Duration = Duration::from_mins(15);

/// What became of a mutant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// A step failed.
    Caught(String),
    /// A step did not come to an end of its own.
    Hung(String),
    /// No quick step noticed anything, and the slow ones have not been run, or one of them got too little of a processor.
    Open,
    /// No step noticed anything.
    Survived,
    /// Somebody has read it and found that it changes nothing. It is tried no more, and not noticed.
    Equal,
}

/// How a step ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum End {
    Passed,
    Failed,
    Hung,
    /// It was ended by us before it had used up its time.
    Waiting,
}

/// Runs every step with no mutant on; where they have passed before, the quick ones, among which new tests are.
///
/// # Errors
///
/// When one does not pass.
pub fn untouched(tree: &Tree, again: bool) -> Outcome {
    let steps: Vec<Step> = steps::STEPS.iter().copied().filter(|step| !again || step.round == Round::Quick).collect();
    match run_steps(tree, &steps, 0, |step| built_together(tree, step))? {
        Verdict::Survived | Verdict::Equal => Ok(()),
        Verdict::Open => Err("a step with no mutant on got too little of a processor".to_owned()),
        Verdict::Caught(step) | Verdict::Hung(step) => Err(format!("{step} fails with no mutant on")),
    }
}

/// Runs the quick steps with a mutant on, or all others.
fn trial(tree: &Tree, file: &str, mutant: u32, round: Round) -> Outcome<Verdict> {
    let steps: Vec<Step> = steps::for_file(file)
        .into_iter()
        .filter(|step| (step.round == Round::Quick) == (round == Round::Quick))
        .collect();
    match run_steps(tree, &steps, mutant, |step| built_together(tree, step))? {
        Verdict::Survived if round == Round::Quick => Ok(Verdict::Open),
        verdict => Ok(verdict),
    }
}

/// The same with programs that are built for this mutant alone, each when its turn comes, and without the longest steps.
///
/// # Errors
///
/// When cargo cannot be run.
pub fn built_alone(tree: &Tree, file: &str, mutant: u32) -> Outcome<Verdict> {
    let shorter = steps::for_file(file).into_iter().filter(|step| step.round != Round::Long);
    // What is not optimized takes its time.
    let steps: Vec<Step> = shorter.map(|step| Step { limit: step.limit * 10, ..step }).collect();
    run_steps(tree, &steps, mutant, |step| tree.compiled(step, mutant))
}

fn built_together(tree: &Tree, step: Step) -> Outcome<Option<PathBuf>> {
    tree.programs.get(step.program).cloned().map(Some).ok_or_else(|| format!("{} was not built", step.program))
}

fn run_steps(
    tree: &Tree,
    steps: &[Step],
    mutant: u32,
    program: impl Fn(Step) -> Outcome<Option<PathBuf>>,
) -> Outcome<Verdict> {
    for &step in steps {
        let Some(program) = program(step)? else { return Ok(Verdict::Caught("the compiler".to_owned())) };
        match run(command(&tree.folder, &program, &step, mutant))? {
            End::Passed => {}
            End::Failed => return Ok(Verdict::Caught(step.name.to_owned())),
            End::Hung => return Ok(Verdict::Hung(step.name.to_owned())),
            End::Waiting => return Ok(Verdict::Open),
        }
    }
    Ok(Verdict::Survived)
}

/// Tries mutants in a round, each given with its file, with so many at a time. Verdicts are sent as they come.
pub fn trials(
    tree: &Tree,
    mutants: VecDeque<(u32, String)>,
    round: Round,
    workers: usize,
    verdicts: &Sender<(u32, Outcome<Verdict>)>,
) {
    let waiting = Mutex::new(mutants);
    let next = || waiting.lock().unwrap_or_else(PoisonError::into_inner).pop_front();
    thread::scope(|scope| {
        for _ in 0..workers {
            scope.spawn(|| {
                while let Some((mutant, file)) = next() {
                    if verdicts.send((mutant, trial(tree, &file, mutant, round))).is_err() {
                        return;
                    }
                }
            });
        }
    });
}

fn command(tree: &Path, program: &Path, step: &Step, mutant: u32) -> Command {
    let limits = format!("ulimit -v {MEMORY}; ulimit -t {}; ulimit -c 0; exec \"$0\" \"$@\"", step.limit);
    let mut command = process::command(tree, "sh", ["-c", &limits]);
    command.arg(program).args(step.arguments).env("THICKET_MUTANT", mutant.to_string());
    // What a test finds out about a failure takes longer than the failure: nobody reads it here.
    command.env("RUST_BACKTRACE", "0").env("PROPTEST_MAX_SHRINK_ITERS", "0");
    command
}

fn run(mut command: Command) -> Outcome<End> {
    command.stdout(Stdio::null()).stderr(Stdio::null());
    let mut child = command.spawn().map_err(|error| format!("a step cannot be started: {error}"))?;
    let began = Instant::now();
    loop {
        match child.try_wait().map_err(|error| format!("lost a step: {error}"))? {
            Some(status) => return Ok(end(status)),
            None if began.elapsed() > PATIENCE => {
                // It may have come to its end in between.
                let _ = child.kill();
                child.wait().map_err(|error| format!("lost a step: {error}"))?;
                return Ok(End::Waiting);
            }
            None => thread::sleep(Duration::from_millis(20)),
        }
    }
}

/// A program without an exit status was ended by the system, as it does with what has used up its time or its stack.
fn end(status: ExitStatus) -> End {
    match status.code() {
        None => End::Hung,
        Some(0) => End::Passed,
        Some(_) => End::Failed,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mutants::steps::Serves;

    fn script(text: &'static str, limit: u32) -> Outcome<End> {
        let program = Path::new("/bin/sh");
        let arguments: &'static [&'static str] = Box::leak(Box::new(["-c", text]));
        let step = Step { name: "script", program: "sh", arguments, limit, serves: Serves::All, round: Round::Quick };
        run(command(Path::new("."), program, &step, 7))
    }

    #[test]
    fn a_step_passes_fails_or_hangs() {
        assert_eq!(script("test $THICKET_MUTANT = 7", 5), Ok(End::Passed));
        assert_eq!(script("exit 3", 5), Ok(End::Failed));
        assert_eq!(script("while :; do :; done", 1), Ok(End::Hung));
    }
}
