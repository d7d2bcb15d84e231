//! Running other programs.

use std::ffi::OsStr;
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus, Stdio};
use std::{env, fs};

use crate::project::Outcome;

/// A program to run in a folder, with its arguments.
pub fn command<A: AsRef<OsStr>>(
    folder: &Path,
    program: impl AsRef<OsStr>,
    arguments: impl IntoIterator<Item = A>,
) -> Command {
    let mut command = Command::new(program);
    command.args(arguments).current_dir(folder).stdin(Stdio::null());
    command
}

/// The cargo that runs this task, so that both use the same toolchain.
pub fn cargo<A: AsRef<OsStr>>(folder: &Path, arguments: impl IntoIterator<Item = A>) -> Command {
    command(folder, env::var_os("CARGO").unwrap_or_else(|| "cargo".into()), arguments)
}

/// Runs a program with its output going where ours goes.
///
/// # Errors
///
/// When it cannot be started or reports failure.
pub fn run(mut command: Command) -> Outcome {
    let status = command.status().map_err(|error| cannot_start(&command, &error))?;
    verdict(&command, status)
}

/// Runs a program and keeps what it says, both streams in the order written.
///
/// # Errors
///
/// When it cannot be started or reports failure; the text then ends with all it said.
pub fn capture(mut command: Command) -> Outcome<String> {
    let (mut reader, writer) = io::pipe().map_err(|error| format!("no pipe: {error}"))?;
    let second = writer.try_clone().map_err(|error| format!("no pipe: {error}"))?;
    command.stdout(writer).stderr(second);
    let mut child = command.spawn().map_err(|error| cannot_start(&command, &error))?;
    // Our own ends of the pipe have to close, or the read below would never see the end.
    command.stdout(Stdio::null()).stderr(Stdio::null());
    let mut said = Vec::new();
    reader.read_to_end(&mut said).map_err(|error| format!("lost the output: {error}"))?;
    let status = child.wait().map_err(|error| format!("lost the program: {error}"))?;
    let said = String::from_utf8_lossy(&said).into_owned();
    match verdict(&command, status) {
        Ok(()) => Ok(said),
        Err(problem) => Err(format!("{problem}\n{}", said.trim_end())),
    }
}

/// Whether a program can be run and answers its version question.
pub fn answers(folder: &Path, program: impl AsRef<OsStr>, arguments: &[&str]) -> bool {
    command(folder, program, arguments)
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success())
}

/// Where a program stands on the search path.
pub fn on_path(program: &str) -> Option<PathBuf> {
    env::split_paths(&env::var_os("PATH")?)
        .map(|folder| folder.join(format!("{program}{}", env::consts::EXE_SUFFIX)))
        .find(|file| fs::metadata(file).is_ok_and(|found| found.is_file()))
}

fn cannot_start(command: &Command, error: &io::Error) -> String {
    format!("{} cannot be started: {error}", shown(command))
}

fn verdict(command: &Command, status: ExitStatus) -> Outcome {
    if status.success() { Ok(()) } else { Err(format!("{} failed ({status})", shown(command))) }
}

/// A command as one would type it, without the folder of the program.
fn shown(command: &Command) -> String {
    let program = Path::new(command.get_program());
    let mut line = program.file_stem().unwrap_or(program.as_os_str()).to_string_lossy().into_owned();
    for argument in command.get_args() {
        line.push(' ');
        line.push_str(&argument.to_string_lossy());
    }
    line
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_failure_carries_what_was_said() {
        let said = capture(cargo(Path::new("."), ["no-such-subcommand"])).unwrap_err();
        assert!(said.starts_with("cargo no-such-subcommand failed"), "{said}");
        assert!(said.contains("no such command"), "{said}");
    }

    #[test]
    fn a_missing_program_is_a_message() {
        let said = capture(command(Path::new("."), "no-such-program", ["x"])).unwrap_err();
        assert!(said.starts_with("no-such-program x cannot be started"), "{said}");
    }
}
