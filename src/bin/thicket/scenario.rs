//! `thicket scenario`: positions, choices and expectations from text files.

use std::error::Error;
use std::path::PathBuf;

use thicket::notation::scenario;

use crate::out::say;

#[derive(clap::Args)]
pub struct Args {
    /// Scenario files, or folders with files that end in .scenario.
    #[arg(required = true, value_name = "FILE")]
    paths: Vec<PathBuf>,
    /// Print failures only.
    #[arg(short, long)]
    quiet: bool,
}

pub fn run(args: &Args) -> Result<bool, Box<dyn Error>> {
    let files = scenario::find_files(&args.paths).map_err(|(path, error)| format!("{}: {error}", path.display()))?;
    let (mut passed, mut failed) = (0, 0);
    for file in files {
        let report = scenario::run_file(&file);
        if report.passed() {
            passed += 1;
        } else {
            failed += 1;
        }
        if !args.quiet || !report.passed() {
            say!("{report}");
        }
    }
    if passed + failed == 0 {
        return Err("there is no file that ends in .scenario in these folders".into());
    }
    say!("{passed} passed, {failed} failed");
    Ok(failed == 0)
}
