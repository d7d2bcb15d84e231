//! Runs every scenario file under `tests/scenarios`, and the lessons and puzzles of the factions, a line for each. Words after
//! `--` pick the files whose path holds one of them; with `--first` the first failure ends the run.

use std::path::PathBuf;
use std::process::ExitCode;

use thicket::notation::scenario;

fn main() -> ExitCode {
    let first = std::env::args().any(|argument| argument == "--first");
    let wanted: Vec<String> = std::env::args().skip(1).filter(|argument| !argument.starts_with('-')).collect();
    let folders = ["tests/scenarios", "src/factions"].map(PathBuf::from);
    let files = match scenario::find_files(&folders) {
        Ok(files) => files,
        Err((path, error)) => {
            println!("{}: {error}", path.display());
            return ExitCode::FAILURE;
        }
    };
    let (mut passed, mut failed) = (0, 0);
    for file in files {
        let name = file.display().to_string();
        if !wanted.is_empty() && !wanted.iter().any(|word| name.contains(word.as_str())) {
            continue;
        }
        let report = scenario::run_file(&file);
        println!("{report}");
        if report.passed() {
            passed += 1;
        } else {
            failed += 1;
        }
        if first && failed > 0 {
            break;
        }
    }
    println!("{passed} passed, {failed} failed");
    if failed == 0 && (passed > 0 || !wanted.is_empty()) { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
