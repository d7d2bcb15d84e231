//! What commands print. `println!` panics where nothing can be written - a closed pipe, a full disk -, so lines go this
//! way: the first failure is kept, nothing is written after it, and the command ends with an error.

use std::error::Error;
use std::fmt::Arguments;
use std::fs::{File, OpenOptions};
use std::io::{self, BufWriter, Stdout, Write};
use std::path::{Path, PathBuf};
use std::sync::{LazyLock, Mutex, PoisonError};

/// The output, and why nothing can be written any more.
struct Output {
    to: BufWriter<Stdout>,
    failure: Option<io::Error>,
}

static OUTPUT: LazyLock<Mutex<Output>> =
    LazyLock::new(|| Mutex::new(Output { to: BufWriter::new(io::stdout()), failure: None }));

impl Output {
    fn keep(&mut self, done: io::Result<()>) {
        if let (None, Err(failure)) = (&self.failure, done) {
            self.failure = Some(failure);
        }
    }
}

/// Prints a line, or an empty one.
macro_rules! say {
    () => { $crate::out::write(format_args!("\n")) };
    ($form:literal $($rest:tt)*) => { $crate::out::write(format_args!("{}\n", format_args!($form $($rest)*))) };
}

/// Prints part of a line.
macro_rules! say_part {
    ($($form:tt)*) => { $crate::out::write(format_args!($($form)*)) };
}

/// Tells on the error stream what went wrong. If even that cannot be written, the exit status still says so.
macro_rules! complain {
    ($($form:tt)*) => { $crate::out::tell(format_args!($($form)*)) };
}

pub(crate) use {complain, say, say_part};

/// Writes text, unless writing has failed before.
pub fn write(text: Arguments) {
    let mut output = OUTPUT.lock().unwrap_or_else(PoisonError::into_inner);
    if output.failure.is_none() {
        let done = output.to.write_fmt(text);
        output.keep(done);
    }
}

/// Writes a line to the error stream.
pub fn tell(text: Arguments) {
    let mut errors = io::stderr().lock();
    let _ = errors.write_fmt(text).and_then(|()| errors.write_all(b"\n"));
}

/// Brings out what was written so far.
///
/// # Errors
/// Why something of it could not be written.
pub fn flush() -> Result<(), Box<dyn Error>> {
    let mut output = OUTPUT.lock().unwrap_or_else(PoisonError::into_inner);
    if output.failure.is_none() {
        let done = output.to.flush();
        output.keep(done);
    }
    output.failure.as_ref().map_or(Ok(()), |failure| Err(format!("the output cannot be written: {failure}").into()))
}

/// A file that a command writes when its work is done. It is opened before, so that a slip in its name costs nothing;
/// what was in it stays until then.
pub struct Later {
    path: PathBuf,
    file: File,
}

impl Later {
    /// Opens the file.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn open(path: &Path) -> Result<Self, Box<dyn Error>> {
        let file = OpenOptions::new().write(true).create(true).truncate(false).open(path);
        let file = file.map_err(|error| format!("{}: {error}", path.display()))?;
        Ok(Self { path: path.to_owned(), file })
    }

    /// Writes this text and nothing else into it. A failure is told at once and ends nothing: there is more to be brought
    /// out. Says whether all went well.
    pub fn fill(mut self, text: &str) -> bool {
        let done = self.file.set_len(0).or_else(ignore_pipes).and_then(|()| self.file.write_all(text.as_bytes()));
        done.inspect_err(|error| complain!("thicket: {}: {error}", self.path.display())).is_ok()
    }
}

/// Pipes and devices have no length.
fn ignore_pipes(error: io::Error) -> io::Result<()> {
    if error.kind() == io::ErrorKind::InvalidInput { Ok(()) } else { Err(error) }
}
