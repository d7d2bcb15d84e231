//! Which mutant is on. This file is no part of xtask: it is woven into a copy of the engine as `crate::mutation`.

#![allow(internal_features)]

use std::sync::atomic::{AtomicU32, Ordering};

/// The mutant of constants and statics: they are computed by the compiler, so it has to be told.
const COMPILED: u32 = number(option_env!("THICKET_MUTANT_COMPILED"));
const UNREAD: u32 = u32::MAX;

static ON: AtomicU32 = AtomicU32::new(UNREAD);

/// Whether a mutant is on. A constant function may ask as well; what it answers to the compiler and what it answers while
/// the program runs need not be the same.
#[inline]
#[must_use]
pub const fn on(mutant: u32) -> bool {
    core::intrinsics::const_eval_select((mutant,), compiled, running)
}

const fn compiled(mutant: u32) -> bool {
    mutant == COMPILED
}

#[inline]
fn running(mutant: u32) -> bool {
    match ON.load(Ordering::Relaxed) {
        UNREAD => read() == mutant,
        on => on == mutant,
    }
}

#[cold]
fn read() -> u32 {
    let on = std::env::var("THICKET_MUTANT").ok().and_then(|text| text.parse().ok()).unwrap_or(0);
    ON.store(on, Ordering::Relaxed);
    on
}

const fn number(text: Option<&str>) -> u32 {
    let Some(text) = text else { return 0 };
    let (digits, mut at, mut sum) = (text.as_bytes(), 0, 0);
    while at < digits.len() {
        sum = sum * 10 + (digits[at] - b'0') as u32;
        at += 1;
    }
    sum
}

/// What a function gives back that promises some iterator: a mutant's is of another type.
#[derive(Clone)]
pub enum Either<A, B> {
    Mutated(A),
    Original(B),
}

impl<A: Iterator, B: Iterator<Item = A::Item>> Iterator for Either<A, B> {
    type Item = A::Item;

    fn next(&mut self) -> Option<A::Item> {
        match self {
            Self::Mutated(items) => items.next(),
            Self::Original(items) => items.next(),
        }
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        match self {
            Self::Mutated(items) => items.size_hint(),
            Self::Original(items) => items.size_hint(),
        }
    }
}

impl<A: DoubleEndedIterator, B: DoubleEndedIterator<Item = A::Item>> DoubleEndedIterator for Either<A, B> {
    fn next_back(&mut self) -> Option<A::Item> {
        match self {
            Self::Mutated(items) => items.next_back(),
            Self::Original(items) => items.next_back(),
        }
    }
}

impl<A: ExactSizeIterator, B: ExactSizeIterator<Item = A::Item>> ExactSizeIterator for Either<A, B> {}
