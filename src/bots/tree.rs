//! The tree of what was tried: options under options, with how they fared.
//!
//! The tree does not hold tables. The same options can lead to different questions (dice fall, hidden cards differ), so
//! below an option lie the options of every question that has come up there, each marked with its question. An option is
//! judged among those that were on offer at the same time (information-set search).

use crate::clause::Clause;
use crate::decision::{Ask, Opt};
use crate::law::verbs::MOVE;
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

    /// An entry by its number.
    pub(super) fn get(&self, number: u32) -> &Entry {
        &self.entries[number as usize]
    }

    /// The entry of an option directly below the root.
    pub(super) fn root_option(&self, option: Opt) -> Option<&Entry> {
        let mut at = self.entries[0].below;
        while at != NONE {
            let entry = &self.entries[at as usize];
            if entry.option == option {
                return Some(entry);
            }
            at = entry.next;
        }
        None
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
            let same = |entry: &Entry| entry.option == *option && entry.seat == ask.seat && entry.clause == ask.clause;
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
                let prior = if self.leads_back(parent, ask, *option) { 0.0 } else { prior(*option) };
                at = self.add(parent, entry(ask, *option, prior));
            }
            self.found.push(at);
            expected = self.entries[at as usize].next;
        }
    }

    /// Whether an option undoes the move above it, made in the same step: then a move is not as good as the best of what
    /// could follow it, or walking there and back would look as good as staying.
    fn leads_back(&self, parent: u32, ask: &Ask, option: Opt) -> bool {
        let above = &self.entries[parent as usize];
        let same_walk = above.seat == ask.seat && above.clause == ask.clause;
        let moves = above.option.verb() == MOVE && option.verb() == MOVE;
        let ends = |option: Opt| [option.clearing(0), option.clearing(1)];
        let [from, to] = ends(above.option);
        same_walk && moves && ends(option) == [to, from]
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
