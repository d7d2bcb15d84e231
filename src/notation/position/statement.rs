//! Text as numbered lines that each say something.

use super::{PositionError, Problem};

/// A line of text that says something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Statement<'t> {
    /// Its number, counted from 1.
    pub line: usize,
    /// The part before the colon.
    pub name: &'t str,
    /// The part after it.
    pub value: &'t str,
}

impl<'t> Statement<'t> {
    /// The lines of a text with their numbers, without comments and empty ones.
    pub fn lines(text: &'t str) -> impl Iterator<Item = (usize, &'t str)> {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        (1..)
            .zip(text.lines())
            .map(|(number, line)| (number, without_comment(line)))
            .filter(|(_, line)| !line.is_empty())
    }

    /// A line of the form `name: value`.
    ///
    /// # Errors
    /// If there is no colon.
    pub fn new(line: usize, text: &'t str) -> Result<Self, PositionError> {
        let (name, value) =
            text.split_once(':').ok_or_else(|| PositionError { line, problem: Problem::NoColon(text.to_owned()) })?;
        Ok(Self { line, name: name.trim(), value: value.trim() })
    }

    pub(super) fn fails(&self, problem: impl Into<Problem>) -> PositionError {
        PositionError { line: self.line, problem: problem.into() }
    }
}

/// A line without its comment: `#` at the beginning or after a space.
fn without_comment(line: &str) -> &str {
    let start = line
        .match_indices('#')
        .map(|(n, _)| n)
        .find(|n| line[..*n].chars().next_back().is_none_or(char::is_whitespace));
    line[..start.unwrap_or(line.len())].trim()
}
