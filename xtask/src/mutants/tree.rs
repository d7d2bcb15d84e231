//! A copy of the sources with a sample of mutants in it, all behind switches, built once.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use super::compiler::{self, Fault};
use super::listed::Mutant;
use super::sites::{self, Computed};
use super::steps::{self, Step};
use super::weave::{self, Woven};
use crate::copy;
use crate::project::{Outcome, Project};

/// The switch, as a module of the engine.
const SWITCH: &str = include_str!("switch.in.rs");
const ROOT: &str = "src/lib.rs";

/// A built sample.
pub struct Tree {
    pub folder: PathBuf,
    target: PathBuf,
    /// The sample in the order it was drawn, with when what it changes is computed.
    pub sample: Vec<(Mutant, Computed)>,
    /// Mutants that were drawn and cannot be in a sample: no place for a switch, or no compiling. By number, with the reason.
    pub refused: BTreeMap<u32, String>,
    pub programs: BTreeMap<String, PathBuf>,
}

impl Tree {
    /// Weaves and builds the first so many of the mutants that compile. Some may be known not to.
    ///
    /// # Errors
    ///
    /// When the sources cannot be read, or do not compile for a reason that lies in no mutant.
    pub fn build(
        project: &Project,
        drawn: &[Mutant],
        wanted: usize,
        mut refused: BTreeMap<u32, String>,
    ) -> Outcome<Self> {
        let folder = project.target().join("mutants/tree");
        let target = project.target().join("mutants/build");
        loop {
            let sample: Vec<&Mutant> =
                drawn.iter().filter(|mutant| !refused.contains_key(&mutant.number)).take(wanted).collect();
            let (files, lost) = woven(project, &sample)?;
            if !lost.is_empty() {
                refused.extend(lost.into_iter().map(|number| (number, "no place for a switch".to_owned())));
                continue;
            }
            println!("{} mutants woven into {} files, {} refused so far", sample.len(), files.len(), refused.len());
            copy::sources(project.root(), &folder, &texts(project, &files)?)?;
            let mut built = compiler::cargo(&folder, &target, &["check", "--profile", "checked", "--lib"], 0)?;
            if built.faults.is_empty() {
                built = compiler::cargo(&folder, &target, &steps::build_arguments("checked", steps::STEPS), 0)?;
            }
            if built.faults.is_empty() {
                let computed: BTreeMap<u32, Computed> =
                    files.values().flat_map(|file| &file.places).map(|place| (place.mutant, place.computed)).collect();
                let when = |mutant: &Mutant| computed.get(&mutant.number).copied().unwrap_or(Computed::Running);
                let sample = sample.into_iter().map(|mutant| (mutant.clone(), when(mutant))).collect();
                return Ok(Self { folder, target, sample, refused, programs: built.programs });
            }
            refused.extend(blamed(&files, &built.faults)?);
        }
    }

    /// The program of a step once more, with a mutant on for the compiler, and built as fast as can be. None if it does not
    /// let it pass.
    ///
    /// # Errors
    ///
    /// When cargo cannot be run.
    pub fn compiled(&self, step: Step, mutant: u32) -> Outcome<Option<PathBuf>> {
        let arguments = steps::build_arguments("mutants", &[step]);
        let mut built = compiler::cargo(&self.folder, &self.target, &arguments, mutant)?;
        Ok(built.programs.remove(step.program).filter(|_| built.faults.is_empty()))
    }
}

/// Files with their mutants, by path, and mutants without a place.
fn woven(project: &Project, sample: &[&Mutant]) -> Outcome<(BTreeMap<String, Woven>, Vec<u32>)> {
    let mut by_file: BTreeMap<&str, Vec<&Mutant>> = BTreeMap::new();
    for mutant in sample {
        by_file.entry(&mutant.file).or_default().push(mutant);
    }
    let (mut files, mut all_lost) = (BTreeMap::new(), Vec::new());
    for (path, mutants) in by_file {
        let source = text(&project.at(path))?;
        let (wraps, lost) = sites::find(&source, &mutants).map_err(|error| format!("{path}: {error}"))?;
        all_lost.extend(lost);
        files.insert(path.to_owned(), weave::weave(&source, wraps));
    }
    Ok((files, all_lost))
}

/// What stands in the copy instead of what stands here.
fn texts(project: &Project, files: &BTreeMap<String, Woven>) -> Outcome<BTreeMap<PathBuf, String>> {
    let mut texts: BTreeMap<PathBuf, String> =
        files.iter().map(|(path, woven)| (path.into(), woven.text.clone())).collect();
    let root = text(&project.at(ROOT))?;
    let features = "#![feature(core_intrinsics, const_eval_select)]\n#![allow(internal_features)]\n";
    texts.insert(ROOT.into(), format!("{features}{root}\n#[doc(hidden)]\npub mod mutation;\n"));
    texts.insert("src/mutation.rs".into(), SWITCH.to_owned());
    Ok(texts)
}

fn text(file: &Path) -> Outcome<String> {
    fs::read_to_string(file).map_err(|error| format!("{} cannot be read: {error}", file.display()))
}

/// Whom faults are laid to.
fn blamed(files: &BTreeMap<String, Woven>, faults: &[Fault]) -> Outcome<Vec<(u32, String)>> {
    let mut blamed = Vec::new();
    let mut blameless = BTreeSet::new();
    for fault in faults {
        let found = files.get(&fault.file).map_or_else(Vec::new, |woven| woven.to_blame(&fault.at));
        if found.is_empty() {
            blameless.insert(format!("{} at {:?}: {} {}", fault.file, fault.at, fault.code, fault.message));
        }
        blamed.extend(found.into_iter().map(|mutant| (mutant, format!("{} {}", fault.code, fault.message))));
    }
    if blamed.is_empty() {
        let lines: Vec<String> = blameless.into_iter().collect();
        return Err(format!("the woven sources do not compile, and no mutant is to blame\n{}", lines.join("\n")));
    }
    Ok(blamed)
}
