//! Why a bot chose what it chose: keys and values, no sentences.

use serde::Serialize;

/// Differences below this many hundredths of a point are no reason.
const TELLING: f32 = 25.0;
/// Options a reason lists at most.
const LISTED: usize = 3;

/// Why an option is the best found.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Reason {
    /// What speaks for it most, compared with the other options: a message key.
    pub key: &'static str,
    /// By how much, in hundredths of a victory point; 0 where nothing was compared.
    pub margin: i32,
    /// The options that were looked at most, the chosen one first; at most three.
    pub options: Vec<Judged>,
    /// How often the search has tried something.
    pub tries: u32,
}

/// What a search found out about one option.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Judged {
    /// Its place in the list of options.
    pub index: usize,
    /// How often it was tried.
    pub tries: u32,
    /// The chance to win that it leads to, as far as the search can see, 0 to 1.
    pub chance: f32,
    /// Where it leads.
    #[serde(flatten)]
    pub outlook: Outlook,
}

/// Where an option leads on average, at the horizon of the search. In hundredths of a victory point.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Outlook {
    /// Points scored.
    pub points: f32,
    /// What the own position is worth beyond points.
    pub position: f32,
    /// What the strongest rival's position is worth, its points included.
    pub rival: f32,
    #[serde(skip)]
    count: f32,
}

impl Outlook {
    /// Takes one more result into the average.
    #[expect(clippy::cast_precision_loss, reason = "values far below 2^24")]
    pub(super) fn add(&mut self, points: i32, position: i32, rival: i32) {
        self.count += 1.0;
        self.points += (points as f32 - self.points) / self.count;
        self.position += (position as f32 - self.position) / self.count;
        self.rival += (rival as f32 - self.rival) / self.count;
    }
}

impl Reason {
    /// The reason when there was nothing to choose.
    #[must_use]
    pub const fn only_option() -> Self {
        Self { key: "only-option", margin: 0, options: Vec::new(), tries: 0 }
    }

    /// Compares the chosen option with the others.
    pub(super) fn of(mut options: Vec<Judged>, chosen: usize, tries: u32) -> Self {
        if options.len() < 2 {
            return Self::only_option();
        }
        if tries == 0 {
            return Self { key: "at-first-sight", margin: 0, options: Vec::new(), tries };
        }
        let (key, margin) = compare(&options, chosen);
        options.sort_by_key(|judged| (judged.index != chosen, std::cmp::Reverse(judged.tries)));
        options.retain(|judged| judged.tries > 0);
        options.truncate(LISTED);
        Self { key, margin, options, tries }
    }
}

/// What speaks most for the chosen option, against the average of the others.
fn compare(options: &[Judged], chosen: usize) -> (&'static str, i32) {
    let mut others = Outlook::default();
    let mut count = 0.0;
    for judged in options.iter().filter(|judged| judged.index != chosen && judged.tries > 0) {
        count += 1.0;
        others.points += (judged.outlook.points - others.points) / count;
        others.position += (judged.outlook.position - others.position) / count;
        others.rival += (judged.outlook.rival - others.rival) / count;
    }
    let Some(best) = options.get(chosen).map(|judged| judged.outlook).filter(|_| count > 0.0) else {
        return ("no-equal", 0);
    };
    let reasons = [
        ("scores", best.points - others.points),
        ("builds", best.position - others.position),
        ("hinders", others.rival - best.rival),
    ];
    let mut strongest = ("no-difference", TELLING);
    for (key, margin) in reasons {
        if margin > strongest.1 {
            strongest = (key, margin);
        }
    }
    #[expect(clippy::cast_possible_truncation, reason = "margins are a few thousand at most")]
    let margin = if strongest.0 == "no-difference" { 0 } else { strongest.1 as i32 };
    (strongest.0, margin)
}
