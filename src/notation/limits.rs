//! How much of anything that comes from outside is looked at: one set of limits for texts, links and files. Each is far
//! beyond what a real game needs, and each bounds what a made-up text can cost in time and room.

use std::fs::File;
use std::io::{self, ErrorKind, Read};
use std::path::Path;

use thiserror::Error;

/// Choices of a whole game that a link or a file holds at most. A game of bots makes a few hundred.
pub const MOST_CHOICES: usize = 8_192;
/// Characters of a link's packed part.
pub const MOST_PACKED: usize = 16_384;
/// Bytes of a text that is opened as a link, with the address before it and whatever stands around it.
pub const MOST_LINK: usize = 32 * 1024;
/// Bytes of a saved game.
pub const MOST_FILE: usize = 256 * 1024;
/// Bytes of a position or scenario as text.
pub const MOST_TEXT: usize = 64 * 1024;
/// Lines of a position or scenario.
pub const MOST_LINES: usize = 1_000;
/// Bytes of one of these lines.
pub const MOST_LINE: usize = 4_000;
/// Bytes of a name that a better spelling is sought for.
pub const MOST_NAME: usize = 64;
/// Choices that a scenario makes or tries at most.
pub const MOST_STEPS: usize = 4_000;

/// Something is larger than what is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("{what} is too long: it may have {most} {unit}")]
pub struct TooLong {
    /// What is too long.
    pub what: &'static str,
    /// How much it may have at most.
    pub most: usize,
    /// Of what.
    pub unit: &'static str,
}

/// Whether a position or scenario is short enough to be read, and each of its lines.
///
/// # Errors
/// What is too long, with the line; line 0 is the whole text.
pub fn lines(text: &str) -> Result<(), (usize, TooLong)> {
    at_most(text.len(), "this text", MOST_TEXT, "bytes").map_err(|error| (0, error))?;
    at_most(text.lines().count(), "this text", MOST_LINES, "lines").map_err(|error| (0, error))?;
    for (number, line) in (1..).zip(text.lines()) {
        at_most(line.len(), "this line", MOST_LINE, "bytes").map_err(|error| (number, error))?;
    }
    Ok(())
}

/// Whether something of this size is looked at.
///
/// # Errors
/// If it is larger.
pub const fn at_most(size: usize, what: &'static str, most: usize, unit: &'static str) -> Result<(), TooLong> {
    if size > most { Err(TooLong { what, most, unit }) } else { Ok(()) }
}

/// The text of a file. Nothing behind the limit is read.
///
/// # Errors
/// If the file cannot be read, is too long, or is no text.
pub fn read_file(path: &Path, most: usize) -> io::Result<String> {
    read(File::open(path)?, most)
}

/// The text that somebody hands over, to its end. Nothing behind the limit is read.
///
/// # Errors
/// If it cannot be read, is too long, or is no text.
pub fn read(from: impl Read, most: usize) -> io::Result<String> {
    let mut bytes = Vec::new();
    from.take(most as u64 + 1).read_to_end(&mut bytes)?;
    at_most(bytes.len(), "this text", most, "bytes").map_err(|error| io::Error::new(ErrorKind::InvalidData, error))?;
    String::from_utf8(bytes).map_err(|_| io::Error::new(ErrorKind::InvalidData, "this is no text (UTF-8)"))
}
