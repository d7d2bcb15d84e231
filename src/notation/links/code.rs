//! One description for both directions: what is coded is described once, and a [`Code`] either writes it down or reads
//! it back.

use super::digits::{DigitReader, DigitWriter};
use thiserror::Error;

/// What is to be written does not fit the description, or what was read makes no sense.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("the values do not fit")]
pub struct Misfit;

/// Takes a value that is known when writing and gives back the value that is known afterwards in both directions.
pub trait Code {
    /// A number below `bound`.
    ///
    /// # Errors
    /// If the number is not below the bound.
    fn below(&mut self, number: u32, bound: u32) -> Result<u32, Misfit>;

    /// A number without a bound.
    ///
    /// # Errors
    /// If what was read is no number of 64 bits.
    fn number(&mut self, number: u64) -> Result<u64, Misfit>;

    /// 64 bits of which nothing is known.
    fn word(&mut self, word: u64) -> u64;

    /// A yes or no.
    ///
    /// # Errors
    /// None; it has the shape of the others.
    fn flag(&mut self, yes: bool) -> Result<bool, Misfit> {
        Ok(self.below(u32::from(yes), 2)? == 1)
    }

    /// A byte below `bound`.
    ///
    /// # Errors
    /// If the byte is not below the bound.
    fn byte(&mut self, byte: u8, bound: usize) -> Result<u8, Misfit> {
        let bound = u32::try_from(bound.min(256)).map_err(|_| Misfit)?;
        u8::try_from(self.below(u32::from(byte), bound)?).map_err(|_| Misfit)
    }

    /// Which one of so many, counted from 0.
    ///
    /// # Errors
    /// If there are not so many.
    fn which(&mut self, at: usize, count: usize) -> Result<usize, Misfit> {
        let narrow = |n: usize| u32::try_from(n).map_err(|_| Misfit);
        usize::try_from(self.below(narrow(at)?, narrow(count)?)?).map_err(|_| Misfit)
    }

    /// A byte that is most often 0 and seldom large.
    ///
    /// # Errors
    /// If what was read makes no sense.
    fn small(&mut self, byte: u8) -> Result<u8, Misfit> {
        const STEPS: [u8; 3] = [1, 4, 16];
        let class = STEPS.iter().filter(|step| byte >= **step).count();
        let class = self.which(class, STEPS.len() + 1)?;
        let Some(from) = class.checked_sub(1).map(|class| STEPS[class]) else { return Ok(0) };
        let to = STEPS.get(class).map_or(256, |step| usize::from(*step));
        let above = self.byte(byte.saturating_sub(from), to - usize::from(from))?;
        Ok(from + above)
    }

    /// A count that is most often 0.
    ///
    /// # Errors
    /// If the count is larger than `most`.
    fn count(&mut self, count: u8, most: u8) -> Result<u8, Misfit> {
        if count > most {
            return Err(Misfit);
        }
        if most == 0 || !self.flag(count > 0)? {
            return Ok(0);
        }
        Ok(1 + self.byte(count.saturating_sub(1), usize::from(most))?)
    }
}

impl Code for DigitWriter {
    fn below(&mut self, number: u32, bound: u32) -> Result<u32, Misfit> {
        if number >= bound {
            return Err(Misfit);
        }
        self.put(number, bound);
        Ok(number)
    }

    fn number(&mut self, number: u64) -> Result<u64, Misfit> {
        self.put_number(number);
        Ok(number)
    }

    fn word(&mut self, word: u64) -> u64 {
        self.put_word(word);
        word
    }
}

impl Code for DigitReader {
    fn below(&mut self, _: u32, bound: u32) -> Result<u32, Misfit> {
        if bound == 0 { Err(Misfit) } else { Ok(self.take(bound)) }
    }

    fn number(&mut self, _: u64) -> Result<u64, Misfit> {
        self.take_number().ok_or(Misfit)
    }

    fn word(&mut self, _: u64) -> u64 {
        self.take_word()
    }
}
