//! The tree of what was tried: options under options, with how they fared.
//!
//! The tree does not hold tables. The same options can lead to different questions (dice fall, hidden cards differ), so
//! below an option lie the options of every question that has come up there, each marked with its question. An option is
//! judged among those that were on offer at the same time (information-set search).

use crate::clause::Clause;
use crate::decision::{Ask, Opt};
use crate::terms::{MAX_SEATS, Seat};

/// No entry.
const NONE: u32 = u32::MAX;

/// Where an option that was never tried is believed to lie between the worst and the best of its question.
const BELIEF: f32 = 0.4;
/// The least difference of chances that is taken for a difference.
const LEAST: f32 = 0.015;

/// One option of one question.
#[derive(Clone, Debug)]
pub(super) struct Entry {
    /// The option.
    pub(super) option: Opt,
    /// Who is asked.
    pub(super) seat: Seat,
    clause: Clause,
    /// How good it looks at first sight, relative to the others; 0 is not worth a try.
    prior: f32,
    /// How often it was tried.
    pub(super) visits: u32,
    /// Sum of the chances to win that followed, for the seat that is asked.
    total: f32,
    next: u32,
    below: u32,
}

impl Entry {
    /// The chance to win that followed on average.
    #[expect(clippy::cast_precision_loss, reason = "visits far below 2^24")]
    pub(super) fn chance(&self) -> f32 {
        if self.visits == 0 { 0.0 } else { self.total / self.visits as f32 }
    }

    /// Whether it is this option of this question.
    fn answers(&self, ask: &Ask, option: Opt) -> bool {
        self.option == option && self.seat == ask.seat && self.clause == ask.clause
    }

    /// The entry with so many of every hundred visits, which fared as all of them did.
    #[expect(clippy::cast_precision_loss, reason = "visits far below 2^24")]
    fn faded(&self, percent: u32) -> Self {
        let visits = self.visits * percent / 100;
        Self { visits, total: self.chance() * visits as f32, ..self.clone() }
    }
}

/// The tree. Entry 0 stands above the root's options.
#[derive(Clone, Debug)]
pub(super) struct Tree {
    entries: Vec<Entry>,
    found: Vec<u32>,
    spread: [Spread; MAX_SEATS],
}

/// How far the results of a seat lie apart.
#[derive(Clone, Copy, Debug, Default)]
struct Spread {
    count: f32,
    mean: f32,
    squares: f32,
}

impl Spread {
    fn add(&mut self, chance: f32) {
        self.count += 1.0;
        let away = chance - self.mean;
        self.mean += away / self.count;
        self.squares += away * (chance - self.mean);
    }

    /// Believes less of what was seen.
    #[expect(clippy::cast_precision_loss, reason = "at most 100")]
    fn fade(&mut self, percent: u32) {
        let share = percent as f32 / 100.0;
        self.count *= share;
        self.squares *= share;
    }

    /// The standard deviation.
    fn width(self) -> f32 {
        (self.squares / self.count.max(1.0)).sqrt()
    }
}

impl Tree {
    /// A tree without options.
    pub(super) fn new(ask: &Ask) -> Self {
        Self { entries: vec![entry(ask, Opt(0), 0.0)], found: Vec::new(), spread: Default::default() }
    }

    /// The tree below an option of the root, for the question that follows it. Of every hundred visits so many are kept:
    /// those that dice and cards have since led elsewhere must not outweigh what is tried from now on.
    pub(super) fn below(&self, ask: &Ask, option: Opt, percent: u32) -> Option<Self> {
        let top = self.root_number(ask, option)?;
        let mut kept =
            Self { entries: vec![self.entries[top as usize].clone()], found: Vec::new(), spread: self.spread };
        kept.entries[0].next = NONE;
        kept.spread.iter_mut().for_each(|spread| spread.fade(percent));
        // Each entry brings those below it, in their order; its own link still says where they were.
        let mut done = 0;
        while done < kept.entries.len() {
            let mut from = kept.entries[done].below;
            kept.entries[done].below = NONE;
            let mut last = NONE;
            while from != NONE {
                let entry = self.entries[from as usize].faded(percent);
                from = entry.next;
                if entry.visits == 0 {
                    continue;
                }
                let number = u32::try_from(kept.entries.len()).unwrap_or(NONE);
                kept.entries.push(Entry { next: NONE, ..entry });
                match last {
                    NONE => kept.entries[done].below = number,
                    _ => kept.entries[last as usize].next = number,
                }
                last = number;
            }
            done += 1;
        }
        Some(kept)
    }

    /// Whether the options of the root answer this question and are on offer: some of them at least.
    pub(super) fn is_about(&self, ask: &Ask, options: &[Opt]) -> bool {
        options.iter().any(|option| self.root_number(ask, *option).is_some())
    }

    /// An entry by its number.
    pub(super) fn get(&self, number: u32) -> &Entry {
        &self.entries[number as usize]
    }

    /// The entry of an option directly below the root.
    pub(super) fn root_option(&self, ask: &Ask, option: Opt) -> Option<&Entry> {
        self.root_number(ask, option).map(|number| self.get(number))
    }

    fn root_number(&self, ask: &Ask, option: Opt) -> Option<u32> {
        let mut at = self.entries[0].below;
        while at != NONE && !self.entries[at as usize].answers(ask, option) {
            at = self.entries[at as usize].next;
        }
        (at != NONE).then_some(at)
    }

    /// Takes an option for foolish, unless all of its question are.
    pub(super) fn warn_of(&mut self, number: u32) {
        self.entries[number as usize].prior = 0.0;
    }

    /// The chance of a seat to win, on average of all tries.
    pub(super) const fn mean(&self, seat: Seat) -> f32 {
        self.spread[seat.index()].mean
    }

    /// Picks the option to try next among those on offer, which lie below `parent`. `prior` says how good an option
    /// looks that has not been met before. Gives back the entry and whether it has never been tried.
    pub(super) fn pick(
        &mut self,
        parent: u32,
        ask: &Ask,
        options: &[Opt],
        [curiosity, doubt]: [f32; 2],
        prior: impl FnMut(Opt) -> f32,
    ) -> (u32, bool) {
        self.find(parent, ask, options, prior);
        self.forget_the_foolish();
        let (mut visits, mut priors) = (0, 0.0);
        let (mut worst, mut best) = (f32::INFINITY, f32::NEG_INFINITY);
        for number in &self.found {
            let entry = &self.entries[*number as usize];
            visits += entry.visits;
            priors += entry.prior;
            if entry.visits > 0 {
                worst = worst.min(entry.chance());
                best = best.max(entry.chance());
            }
        }
        #[expect(clippy::cast_precision_loss, reason = "visits far below 2^24")]
        let (root, size) = ((visits as f32 + 1.0).sqrt(), self.found.len() as f32);
        // Chances are compared on the scale of this question: also who is far behind has better and worse options. But
        // where results lie far apart anyway, a small difference of means is not believed at once.
        let scale = 1.0 / (best - worst).max(LEAST).max(doubt * self.spread[ask.seat.index()].width());
        let mut next = (f32::NEG_INFINITY, 0);
        for number in &self.found {
            let entry = &self.entries[*number as usize];
            let share = 0.85 * entry.prior / priors.max(f32::MIN_POSITIVE) + 0.15 / size;
            let value = if entry.visits == 0 { BELIEF } else { (entry.chance() - worst) * scale };
            #[expect(clippy::cast_precision_loss, reason = "visits far below 2^24")]
            let score = value + curiosity * share * root / (1 + entry.visits) as f32;
            if score > next.0 {
                next = (score, *number);
            }
        }
        (next.1, self.entries[next.1 as usize].visits == 0)
    }

    /// Notes how a try ended, for each option on its way.
    pub(super) fn learn(&mut self, path: &[u32], chances: &[f32; MAX_SEATS]) {
        for (spread, chance) in self.spread.iter_mut().zip(chances) {
            spread.add(*chance);
        }
        for number in path {
            let entry = &mut self.entries[*number as usize];
            entry.visits += 1;
            entry.total += chances[entry.seat.index()];
        }
    }

    /// Leaves out what is not worth a try, unless nothing else was found.
    fn forget_the_foolish(&mut self) {
        let entries = &self.entries;
        let sensible = |number: &u32| entries[*number as usize].prior > 0.0;
        if self.found.iter().any(sensible) {
            self.found.retain(sensible);
        }
    }

    /// Finds the entries of these options below `parent`, in the order of the options; makes those that are missing.
    fn find(&mut self, parent: u32, ask: &Ask, options: &[Opt], mut prior: impl FnMut(Opt) -> f32) {
        self.found.clear();
        // Options come in the same order nearly every time, so the next one usually stands next in the list.
        let first = self.entries[parent as usize].below;
        let mut expected = first;
        for option in options {
            let same = |entry: &Entry| entry.answers(ask, *option);
            let mut at = expected;
            while at != NONE && !same(&self.entries[at as usize]) {
                at = self.entries[at as usize].next;
            }
            if at == NONE {
                at = first;
                while at != NONE && at != expected && !same(&self.entries[at as usize]) {
                    at = self.entries[at as usize].next;
                }
                if at != NONE && !same(&self.entries[at as usize]) {
                    at = NONE;
                }
            }
            if at == NONE {
                at = self.add(parent, entry(ask, *option, prior(*option)));
            }
            self.found.push(at);
            expected = self.entries[at as usize].next;
        }
    }

    fn add(&mut self, parent: u32, entry: Entry) -> u32 {
        let number = u32::try_from(self.entries.len()).unwrap_or(NONE);
        self.entries.push(entry);
        let mut last = self.entries[parent as usize].below;
        if last == NONE {
            self.entries[parent as usize].below = number;
            return number;
        }
        while self.entries[last as usize].next != NONE {
            last = self.entries[last as usize].next;
        }
        self.entries[last as usize].next = number;
        number
    }
}

const fn entry(ask: &Ask, option: Opt, prior: f32) -> Entry {
    Entry { option, seat: ask.seat, clause: ask.clause, prior, visits: 0, total: 0.0, next: NONE, below: NONE }
}
