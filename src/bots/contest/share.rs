//! Shares of games and how sure they are.

use serde::{Deserialize, Serialize};

/// Standard deviations on each side of a 95 % interval.
const Z: f64 = 1.96;

/// A share of games with its 95 % interval.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Share {
    /// Games won.
    pub wins: u64,
    /// Games played.
    pub games: u64,
    /// The share.
    pub share: f64,
    /// Lower end of the interval.
    pub low: f64,
    /// Upper end of the interval.
    pub high: f64,
}

impl Share {
    /// The share of wins, with Wilson's interval.
    #[must_use]
    #[expect(clippy::cast_precision_loss, reason = "numbers of games far below 2^52")]
    pub fn of(wins: u64, games: u64) -> Self {
        if games == 0 {
            return Self { wins, games, share: 0.0, low: 0.0, high: 1.0 };
        }
        let n = games as f64;
        let share = wins as f64 / n;
        let middle = share + Z * Z / (2.0 * n);
        let reach = Z * (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).sqrt();
        let scale = 1.0 + Z * Z / n;
        Self { wins, games, share, low: ((middle - reach) / scale).max(0.0), high: ((middle + reach) / scale).min(1.0) }
    }
}

/// A difference between two ways to play the same games, with its 95 % interval.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Difference {
    /// The difference: the second way less the first.
    pub difference: f64,
    /// Lower end of the interval.
    pub low: f64,
    /// Upper end of the interval.
    pub high: f64,
}

impl Difference {
    /// The difference when, of so many games played both ways, some were won the second way only and some the first
    /// way only.
    #[must_use]
    #[expect(clippy::cast_precision_loss, reason = "numbers of games far below 2^52")]
    pub fn of_pairs(games: u64, second_only: u64, first_only: u64) -> Self {
        let n = games.max(1) as f64;
        let (gained, lost) = (second_only as f64 / n, first_only as f64 / n);
        let difference = gained - lost;
        let reach = Z * ((gained + lost - difference * difference).max(0.0) / n).sqrt();
        Self { difference, low: difference - reach, high: difference + reach }
    }

    /// The mean difference of pairs of numbers.
    #[must_use]
    #[expect(clippy::cast_precision_loss, reason = "numbers of games far below 2^52")]
    pub fn of_means(differences: &[f64]) -> Self {
        let n = differences.len().max(1) as f64;
        let difference = differences.iter().sum::<f64>() / n;
        let squares: f64 = differences.iter().map(|value| (value - difference).powi(2)).sum();
        let reach = Z * (squares / (n - 1.0).max(1.0) / n).sqrt();
        Self { difference, low: difference - reach, high: difference + reach }
    }
}
