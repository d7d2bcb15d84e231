//! `cargo xtask test`: every check there is, one after the other, with one summary.

use std::io::{self, Write};
use std::process::Command;
use std::time::{Duration, Instant};

use crate::browser;
use crate::licences;
use crate::links;
use crate::npm::{self, Packages};
use crate::process;
use crate::project::{Outcome, Project, WASM_TARGET};
use crate::scripts;
use crate::sizes::Sizes;
use crate::toolchain::{self, Parts};

/// What the engine is tested under: optimised, so that thousands of games take seconds, and with every assertion on.
const TEST_PROFILE: &str = "checked";

/// In which browsers the site is tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Browsers {
    /// In none: it has to be quick.
    None,
    /// In Chromium.
    One,
    /// In Firefox and `WebKit` as well, where they are installed.
    All,
}

/// Runs every check, without those in browsers that are not asked for. Says whether all passed.
pub fn run(project: &Project, browsers: Browsers) -> bool {
    let mut report = Report::default();
    let cargo = |arguments: &[&str]| process::cargo(project.root(), arguments);
    let quiet = |command: Command| process::capture(command).map(|_| String::new());

    report.step("toolchain", || toolchain::ensure(project, Parts::All));
    report.step("npm packages", || npm::ensure(project, Packages::All));

    report.step("format", || quiet(cargo(&["fmt", "--all", "--check", "--", "--color", "never"])));
    report.step("clippy", || {
        let what = ["clippy", "--quiet", "--workspace", "--all-targets", "--locked"];
        quiet(cargo(&[&what[..], &["--", "-D", "warnings"]].concat()))
    });
    report.step("clippy, browser", || {
        let what = ["clippy", "--quiet", "--package", "thicket", "--lib", "--target", WASM_TARGET, "--locked"];
        quiet(cargo(&[&what[..], &["--", "-D", "warnings"]].concat()))
    });
    report.step("engine tests", || {
        // One failure should not hide the others.
        let what = ["test", "--quiet", "--package", "thicket", "--profile", TEST_PROFILE, "--locked", "--no-fail-fast"];
        process::capture(cargo(&what)).and_then(|said| counted_by_cargo(&said))
    });
    report.step("build tests", || {
        let said = process::capture(cargo(&["test", "--quiet", "--package", "xtask", "--locked"]))?;
        counted_by_cargo(&said)
    });
    report.step("documentation", || {
        let mut doc = cargo(&["doc", "--quiet", "--workspace", "--no-deps", "--locked"]);
        doc.env("RUSTDOCFLAGS", "-D warnings");
        quiet(doc)
    });
    report.step("clauses with tests", || {
        let said = process::capture(process::command(project.root(), scripts::myself()?, ["law"]))?;
        Ok(said.lines().last().unwrap_or_default().trim().to_owned())
    });
    report.step("links in documentation", || links::check(project));
    report.step("licences", || licences::check(project));

    report.step("eslint", || quiet(tool(project, "eslint/bin/eslint.js", &["."])));
    report.step("prettier", || quiet(tool(project, "prettier/bin/prettier.cjs", &["--check", "."])));

    let is_built = report.step("site", || {
        // As a program of its own, so that what the compiler says is kept for the case of failure.
        process::capture(process::command(project.root(), scripts::myself()?, ["dist"]))?;
        Sizes::measure(&project.dist())?.verdict()
    });
    let node_tests = |folder, variables| counted_by_node(&scripts::test(project, folder, variables)?);
    let engine = || scripts::engine_variables(project, TEST_PROFILE);
    report.step_after(is_built, "types", || types(project));
    report.step_after(is_built, "wasm tests", || {
        node_tests("tests/wasm", [engine()?, scripts::fast_engine(project)].concat())
    });
    report.step_after(is_built, "shell tests", || node_tests("tests/shell", Vec::new()));
    if browsers != Browsers::None {
        report.step_after(is_built, "browser tests", || {
            let variables = [scripts::browser_variables(project)?, engine()?].concat();
            let (said, late) = scripts::test_patiently(project, "tests/browser", &variables)?;
            browser_note(&said, &late)
        });
    }
    if browsers == Browsers::All {
        report.step_after(is_built, "other browsers", || {
            let found = browser::others();
            if found.is_empty() {
                return Err("neither Firefox nor WebKit with its driver is installed".into());
            }
            let variables = [found, vec![("XTASK", scripts::myself()?.into())]].concat();
            node_tests("tests/other-browsers", variables)
        });
    }
    report.close()
}

/// The types written in comments, checked in the world each part runs in.
fn types(project: &Project) -> Outcome<String> {
    for config in ["tsconfig.json", "tsconfig.worker.json"] {
        process::capture(tool(project, "typescript/bin/tsc", &["--project", config]))?;
    }
    Ok(String::new())
}

/// A tool out of `node_modules`.
fn tool(project: &Project, file: &str, arguments: &[&str]) -> Command {
    let mut node = process::command(project.root(), "node", [project.node_modules().join(file)]);
    node.args(arguments);
    node
}

/// How many tests cargo ran, from what it said.
fn counted_by_cargo(said: &str) -> Outcome<String> {
    tests(said.lines().filter_map(|line| {
        let (_, rest) = line.split_once("test result: ok. ")?;
        rest.split_once(" passed")?.0.parse().ok()
    }))
}

/// How many tests Node ran, from what it said.
fn counted_by_node(said: &str) -> Outcome<String> {
    tests(said.lines().filter_map(|line| line.split_once(" pass ")?.1.trim().parse().ok()))
}

/// The same, naming the tests that passed at the second attempt only.
fn browser_note(said: &str, late: &[String]) -> Outcome<String> {
    let count = counted_by_node(said)?;
    match late {
        [] => Ok(count),
        late => Ok(format!("{count}; at the second attempt only, {}: {}", late.len(), late.join("; "))),
    }
}

/// A run that tests nothing passes nothing.
fn tests(counts: impl Iterator<Item = u32>) -> Outcome<String> {
    match counts.sum::<u32>() {
        0 => Err("no test ran".into()),
        count => Ok(format!("{count} tests")),
    }
}

/// What happened so far.
#[derive(Debug, Default)]
struct Report {
    passed: Vec<&'static str>,
    failed: Vec<&'static str>,
    spent: Duration,
}

impl Report {
    /// Runs one check and says how it went. Whether it passed is returned for checks that build on it.
    fn step(&mut self, name: &'static str, run: impl FnOnce() -> Outcome<String>) -> bool {
        print!("{name:<24}");
        // A long check should be named while it runs; a terminal that cannot show it is no reason to stop.
        let _ = io::stdout().flush();
        let start = Instant::now();
        let outcome = run();
        let spent = start.elapsed();
        self.spent += spent;
        let seconds = format!("{:>7.1} s", spent.as_secs_f64());
        match &outcome {
            Ok(note) => {
                self.passed.push(name);
                println!("{}", format!("ok     {seconds}  {note}").trim_end());
            }
            Err(problem) => {
                self.failed.push(name);
                println!("FAILED {seconds}");
                println!("{}\n", problem.trim_end());
            }
        }
        outcome.is_ok()
    }

    /// The same for a check that needs the result of another.
    fn step_after(&mut self, ready: bool, name: &'static str, run: impl FnOnce() -> Outcome<String>) -> bool {
        self.step(name, || if ready { run() } else { Err("not run: there is no site to test".into()) })
    }

    /// Prints the summary. Says whether everything passed.
    fn close(&self) -> bool {
        println!();
        for name in &self.failed {
            println!("failed: {name}");
        }
        println!("{:.0} s in all", self.spent.as_secs_f64());
        println!("{} passed, {} failed", self.passed.len(), self.failed.len());
        self.failed.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tests_are_counted() {
        let cargo = "test result: ok. 12 passed; 0 failed; 0 ignored\n\ntest result: ok. 3 passed; 0";
        assert_eq!(counted_by_cargo(cargo).as_deref(), Ok("15 tests"));
        assert_eq!(counted_by_node("ℹ tests 4\nℹ pass 4\nℹ fail 0").as_deref(), Ok("4 tests"));
        assert!(counted_by_cargo("test result: ok. 0 passed; 0 failed").is_err());
        assert!(counted_by_node("").is_err());
    }

    #[test]
    fn a_report_counts_both_sorts() {
        let mut report = Report::default();
        assert!(report.step("good", || Ok("fine".into())));
        assert!(!report.step("bad", || Err("broken".into())));
        assert!(!report.step_after(false, "later", || Ok(String::new())));
        assert_eq!((report.passed.len(), report.failed.len()), (1, 2));
        assert!(!report.close());
    }
}
