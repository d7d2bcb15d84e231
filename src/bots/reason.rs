//! Why a bot chose what it chose: keys and values, no sentences.

use serde::Serialize;

use super::evaluate::{COMMON, Judgement, TRAITS_OF_ALL};
use crate::play::{Fit, TRAITS, Tactics, Trait};
use crate::terms::{Seat, order_by_key};

/// Differences below this many hundredths of a point are no reason.
const TELLING: f32 = 15.0;
/// Options and grounds that a reason lists at most.
const LISTED: usize = 3;
/// Parts of an outlook: points, rivals, what is worth something to anybody, what is worth something to the faction.
const PARTS: usize = 2 + COMMON + TRAITS;

/// Why an option is the best found.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Rationale {
    /// What speaks for it, compared with the average of the other options, the strongest ground first; at most three.
    pub grounds: Vec<Ground>,
    /// The options that were looked at most, the chosen one first; at most three.
    pub options: Vec<Judged>,
    /// How often the search has tried something.
    pub tries: u32,
}

/// Something that speaks for an option.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Ground {
    /// What it is: `points`, `rivals` (it holds the strongest rival back), or the name of a trait.
    pub key: &'static str,
    /// By how much it is better, in hundredths of a victory point.
    pub margin: i32,
    /// Whether it rests on cards in hand.
    pub hidden: bool,
}

/// What a search found out about one option.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Judged {
    /// Its place in the list of options.
    pub index: usize,
    /// How often it was tried.
    pub tries: u32,
    /// The chance to win that it leads to, as far as the search can see, 0 to 1.
    pub chance: f32,
    /// Points scored by then on average, in hundredths.
    pub points: i32,
}

/// Where an option leads on average, at the horizon of the search: part by part, in hundredths of a victory point.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Outlook {
    parts: [f32; PARTS],
    chance: f32,
    count: f32,
}

impl Outlook {
    /// Takes one more result into the average. `before` is what the seat had of points at the question, measured
    /// alike.
    #[expect(clippy::cast_precision_loss, reason = "values far below 2^24")]
    pub(super) fn add(&mut self, judgement: &Judgement, me: Seat, before: i32) {
        let mine = &judgement.standings[me.index()];
        let parts =
            [mine.points - before, -judgement.strongest_rival(me)].into_iter().chain(mine.common).chain(mine.own);
        self.count += 1.0;
        for (mean, part) in self.parts.iter_mut().zip(parts) {
            *mean += (part as f32 - *mean) / self.count;
        }
        self.chance += (judgement.chances[me.index()] - self.chance) / self.count;
    }

    /// The chance to win, on average.
    pub(super) const fn chance(&self) -> f32 {
        self.chance
    }

    /// Points scored by then, on average.
    #[expect(clippy::cast_possible_truncation, reason = "a few thousand at most")]
    pub(super) const fn points(&self) -> i32 {
        self.parts[0] as i32
    }
}

impl Rationale {
    /// Compares the chosen option with the others that were tried.
    pub(super) fn of(
        mut options: Vec<Judged>,
        outlooks: &[Outlook],
        tactics: &Tactics,
        chosen: usize,
        tries: u32,
    ) -> Self {
        if options.len() < 2 || tries == 0 {
            return Self { tries, ..Self::default() };
        }
        order_by_key(&mut options, |judged| (judged.index != chosen, std::cmp::Reverse(judged.tries)));
        options.retain(|judged| judged.tries > 0);
        options.truncate(LISTED);
        Self { grounds: compare(outlooks, tactics, chosen), options, tries }
    }
}

/// What speaks most for the chosen option, against the average of the others.
fn compare(outlooks: &[Outlook], tactics: &Tactics, chosen: usize) -> Vec<Ground> {
    let mut others = [0.0; PARTS];
    let mut count = 0.0;
    for (_, outlook) in outlooks.iter().enumerate().filter(|(n, outlook)| *n != chosen && outlook.count > 0.0) {
        count += 1.0;
        for (mean, part) in others.iter_mut().zip(outlook.parts) {
            *mean += (part - *mean) / count;
        }
    }
    let Some(best) = outlooks.get(chosen).filter(|outlook| outlook.count > 0.0 && count > 0.0) else {
        return Vec::new();
    };
    // Who moves next is the same after all options, unless one of them ends the game: no reason for anything.
    let tells = |this: &Trait| this.fit != Fit::Free;
    let traits = TRAITS_OF_ALL.iter().chain(tactics.traits).map(|this| (this.key, this.by_hand, tells(this)));
    let keys = [("points", false, true), ("rivals", false, true)].into_iter().chain(traits);
    let margins = best.parts.iter().zip(others).map(|(part, other)| part - other);
    let mut grounds: Vec<Ground> = Vec::new();
    for ((key, hidden, _), margin) in keys.zip(margins).filter(|((_, _, tells), _)| *tells) {
        // A faction may have more to say about what everybody looks at.
        match grounds.iter_mut().find(|ground| ground.key == key) {
            Some(ground) => {
                ground.margin += whole(margin);
                ground.hidden |= hidden;
            }
            None => grounds.push(Ground { key, margin: whole(margin), hidden }),
        }
    }
    grounds.retain(|ground| ground.margin >= whole(TELLING));
    order_by_key(&mut grounds, |ground| std::cmp::Reverse(ground.margin));
    grounds.truncate(LISTED);
    grounds
}

#[expect(clippy::cast_possible_truncation, reason = "margins are a few thousand at most")]
const fn whole(margin: f32) -> i32 {
    margin as i32
}
