//! `cargo xtask mutants`: whether the tests notice a rule that is changed.
//!
//! cargo-mutants names the changes. It would build the engine anew for each, which takes days; here a sample of them is
//! woven into one copy of the sources, each behind a switch, built once, and switched on one after the other.

mod compiler;
mod listed;
mod report;
mod sites;
mod steps;
mod tree;
mod trial;
mod weave;

use std::collections::{BTreeMap, VecDeque};
use std::fs;
use std::sync::mpsc;
use std::thread;

use listed::Mutant;
use report::Results;
use sites::Computed;
use steps::Round;
use tree::Tree;
use trial::Verdict;

use crate::project::{Outcome, Project};

/// How a run is made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mutants {
    /// How many are tried.
    pub sample: u64,
    /// What the sample follows from.
    pub seed: u64,
    /// Whether only those are tried that the last run of this sample has not tried, or that have survived it.
    pub again: bool,
    /// Those that change nothing, by their numbers, as whoever has read them says.
    pub equal: Vec<u32>,
}

impl Mutants {
    /// What the share that is stated rests on.
    pub const SAMPLE: u64 = 330;

    /// Draws, weaves, builds, tries and reports.
    ///
    /// # Errors
    ///
    /// When cargo-mutants is missing, the woven sources do not build, or a step fails with no mutant on.
    pub fn run(self, project: &Project) -> Outcome {
        let wanted = usize::try_from(self.sample).map_err(|error| error.to_string())?;
        let listed = listed::all(project)?;
        let drawn = listed::shuffled(listed, self.seed);
        println!("{} mutants there are", drawn.len());
        let folder = project.target().join("mutants");
        let known = folder.join("refused.tsv");
        let refused = if self.again { report::read_refused(&known) } else { BTreeMap::new() };
        let tree = Tree::build(project, &drawn, wanted, refused)?;
        report::keep_refused(&known, &tree.refused)?;
        trial::untouched(&tree, self.again)?;
        println!("the steps pass with no mutant on");
        let mut results = Results::open(&folder.join("results.tsv"), self.again)?;
        for (mutant, _) in tree.sample.iter().filter(|(mutant, _)| self.equal.contains(&mutant.number)) {
            results.add(mutant, Verdict::Equal)?;
        }
        let again = |mutant: &Mutant| {
            matches!(results.verdicts.get(&mutant.number), None | Some(Verdict::Open | Verdict::Survived))
        };
        let open: Vec<&(Mutant, Computed)> = tree.sample.iter().filter(|(mutant, _)| again(mutant)).collect();
        try_running(&tree, &open, Round::Quick, &mut results)?;
        try_running(&tree, &open, Round::Slow, &mut results)?;
        try_compiled(&tree, &open, &mut results)?;

        let sample: Vec<&Mutant> = tree.sample.iter().map(|(mutant, _)| mutant).collect();
        let told = report::text(&sample, &results.verdicts, &tree.refused)?;
        fs::write(folder.join("report.txt"), &told)
            .map_err(|error| format!("the report cannot be written: {error}"))?;
        print!("\n{told}");
        Ok(())
    }
}

/// Those that can be switched while the program runs, as many at a time as there are processors. The quick steps, to which
/// new tests may have come, are tried with all.
fn try_running(tree: &Tree, open: &[&(Mutant, Computed)], round: Round, results: &mut Results) -> Outcome {
    let is_open = |mutant: &Mutant| results.verdicts.get(&mutant.number) == Some(&Verdict::Open);
    let waits = |mutant: &Mutant, computed: Computed| match round {
        Round::Quick => computed != Computed::Compiling,
        Round::Slow | Round::Long => computed != Computed::Compiling && is_open(mutant),
    };
    let running: Vec<&Mutant> =
        open.iter().filter(|(mutant, computed)| waits(mutant, *computed)).map(|(mutant, _)| mutant).collect();
    let by_number: BTreeMap<u32, &Mutant> = running.iter().map(|mutant| (mutant.number, *mutant)).collect();
    let waiting: VecDeque<(u32, String)> = running.iter().map(|mutant| (mutant.number, mutant.file.clone())).collect();
    let (count, workers) = (waiting.len(), thread::available_parallelism().map_or(1, usize::from));
    let (sender, verdicts) = mpsc::channel();
    thread::scope(|scope| {
        scope.spawn(move || trial::trials(tree, waiting, round, workers, &sender));
        for (at, (number, verdict)) in verdicts.into_iter().enumerate() {
            let (mutant, verdict) = (by_number[&number], verdict?);
            println!("{:>4} of {count}: {}: {verdict:?}", at + 1, mutant.name);
            results.add(mutant, verdict)?;
        }
        Ok(())
    })
}

/// Those that the compiler computes, each with a build of its own; of constant functions those that have survived.
fn try_compiled(tree: &Tree, open: &[&(Mutant, Computed)], results: &mut Results) -> Outcome {
    for (mutant, computed) in open {
        let survived = results.verdicts.get(&mutant.number) == Some(&Verdict::Survived);
        let wanted = match computed {
            Computed::Running => false,
            Computed::Either => survived,
            Computed::Compiling => true,
        };
        if !wanted {
            continue;
        }
        let verdict = trial::built_alone(tree, &mutant.file, mutant.number)?;
        println!("built alone: {}: {verdict:?}", mutant.name);
        results.add(mutant, verdict)?;
    }
    Ok(())
}
