//! What the games of a contest come to.

use std::collections::BTreeMap;

use serde::Serialize;

use super::record::Record;
use super::share::{Difference, Share};

/// Rounds of which points are reported.
const CURVE: usize = 20;

/// Wins out of games.
type Wins = (u64, u64);

/// Counts of games.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    games: u64,
    dominance: u64,
    unfinished: u64,
    choices: u64,
    longest_turn: u16,
    rounds: Vec<u16>,
    by_player: BTreeMap<String, Wins>,
    by_faction: BTreeMap<&'static str, Sums>,
    by_both: BTreeMap<(String, &'static str), Wins>,
    by_seat: BTreeMap<usize, Wins>,
    ahead: BTreeMap<(&'static str, &'static str), Wins>,
    uses: BTreeMap<&'static str, Use>,
}

/// Sums over the games a faction played in.
#[derive(Clone, Debug, Default)]
struct Sums {
    wins: u64,
    games: u64,
    points: u64,
    curve: [u64; CURVE],
    sources: BTreeMap<&'static str, u64>,
}

/// How often a clause mattered.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Use {
    /// Events told under it.
    pub events: u64,
    /// Choices made under it that did something.
    pub choices: u64,
}

/// The result of a contest.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// Games played.
    pub games: u64,
    /// Games won by dominance.
    pub by_dominance: u64,
    /// Games that reached the limit of rounds.
    pub unfinished: u64,
    /// The middle of the numbers of rounds.
    pub median_rounds: u16,
    /// Nine games of ten had at most so many rounds.
    pub long_rounds: u16,
    /// Choices in a game, on average.
    pub mean_choices: f64,
    /// Choices in the turn with most of them.
    pub longest_turn: u16,
    /// Games won by the players of each name, whichever of them.
    pub players: BTreeMap<String, Share>,
    /// Games each faction won of those it played in.
    pub factions: BTreeMap<&'static str, Share>,
    /// Games won from each seat, the first player's first.
    pub seats: Vec<Share>,
    /// Games each faction won in the hands of each player.
    pub players_with: BTreeMap<String, BTreeMap<&'static str, Share>>,
    /// How often each faction ended ahead of each other one: it won, or had more points and the other did not win.
    pub ahead: BTreeMap<&'static str, BTreeMap<&'static str, Share>>,
    /// Points each faction had at the end, on average.
    pub points: BTreeMap<&'static str, f64>,
    /// Points each faction had at the end of each round, on average; games that were over keep their last points.
    pub curves: BTreeMap<&'static str, Vec<f64>>,
    /// Points each faction scored in a game under each clause, on average.
    pub sources: BTreeMap<&'static str, BTreeMap<&'static str, f64>>,
    /// How often each clause mattered in all games together.
    pub uses: BTreeMap<&'static str, Use>,
}

impl Tally {
    /// Counts a game.
    pub fn add(&mut self, record: &Record) {
        self.games += 1;
        self.dominance += u64::from(record.by_dominance);
        self.unfinished += u64::from(record.winner.is_none());
        self.choices += record.choices.len() as u64;
        self.longest_turn = self.longest_turn.max(record.longest_turn);
        self.rounds.push(record.rounds);
        let winner = record.winner.map(usize::from);
        let mut names: Vec<&String> = record.players.iter().collect();
        names.sort_unstable();
        names.dedup();
        for name in names {
            let won = winner.is_some_and(|winner| record.players[winner] == *name);
            count(self.by_player.entry(name.clone()).or_default(), won);
        }
        for (seat, faction) in record.factions.iter().enumerate() {
            let won = winner == Some(seat);
            self.by_faction.entry(faction).or_default().add(record, seat, won);
            count(self.by_both.entry((record.players[seat].clone(), faction)).or_default(), won);
            count(self.by_seat.entry(seat).or_default(), won);
            for (other, name) in record.factions.iter().enumerate().filter(|(other, _)| *other != seat) {
                let ahead = won || (winner != Some(other) && record.points[seat] > record.points[other]);
                count(self.ahead.entry((faction, name)).or_default(), ahead);
            }
        }
        for (clause, events) in &record.events {
            self.uses.entry(clause).or_default().events += u64::from(*events);
        }
        for (clause, choices) in &record.decided {
            self.uses.entry(clause).or_default().choices += u64::from(*choices);
        }
    }

    /// Puts two tallies together.
    pub fn join(&mut self, other: Self) {
        self.games += other.games;
        self.dominance += other.dominance;
        self.unfinished += other.unfinished;
        self.choices += other.choices;
        self.longest_turn = self.longest_turn.max(other.longest_turn);
        self.rounds.extend(other.rounds);
        join_wins(&mut self.by_player, other.by_player);
        join_wins(&mut self.by_both, other.by_both);
        join_wins(&mut self.by_seat, other.by_seat);
        join_wins(&mut self.ahead, other.ahead);
        for (name, sums) in other.by_faction {
            self.by_faction.entry(name).or_default().join(sums);
        }
        for (clause, uses) in other.uses {
            let sum = self.uses.entry(clause).or_default();
            *sum = Use { events: sum.events + uses.events, choices: sum.choices + uses.choices };
        }
    }

    /// The result so far.
    #[must_use]
    pub fn report(&self) -> Report {
        let mut rounds = self.rounds.clone();
        rounds.sort_unstable();
        let part = |tenths: usize| rounds.get(rounds.len() * tenths / 10).copied().unwrap_or(0);
        let share = |(wins, games): &Wins| Share::of(*wins, *games);
        let mut players_with: BTreeMap<_, BTreeMap<_, _>> = BTreeMap::new();
        for ((player, faction), wins) in &self.by_both {
            players_with.entry(player.clone()).or_default().insert(*faction, share(wins));
        }
        let mut ahead: BTreeMap<_, BTreeMap<_, _>> = BTreeMap::new();
        for ((faction, other), wins) in &self.ahead {
            ahead.entry(*faction).or_default().insert(*other, share(wins));
        }
        let factions = || self.by_faction.iter();
        let longest = usize::from(rounds.last().copied().unwrap_or(0)).clamp(1, CURVE);
        Report {
            games: self.games,
            by_dominance: self.dominance,
            unfinished: self.unfinished,
            median_rounds: part(5),
            long_rounds: part(9),
            mean_choices: mean(self.choices, self.games),
            longest_turn: self.longest_turn,
            players: self.by_player.iter().map(|(name, wins)| (name.clone(), share(wins))).collect(),
            factions: factions().map(|(name, sums)| (*name, Share::of(sums.wins, sums.games))).collect(),
            seats: self.by_seat.values().map(share).collect(),
            players_with,
            ahead,
            points: factions().map(|(name, sums)| (*name, mean(sums.points, sums.games))).collect(),
            curves: factions()
                .map(|(name, sums)| {
                    (*name, sums.curve[..longest].iter().map(|points| mean(*points, sums.games)).collect())
                })
                .collect(),
            sources: factions()
                .map(|(name, sums)| {
                    let sources = sums.sources.iter().map(|(clause, points)| (*clause, mean(*points, sums.games)));
                    (*name, sources.collect())
                })
                .collect(),
            uses: self.uses.clone(),
        }
    }
}

impl Sums {
    fn add(&mut self, record: &Record, seat: usize, won: bool) {
        self.wins += u64::from(won);
        self.games += 1;
        self.points += u64::from(record.points[seat]);
        for (round, sum) in self.curve.iter_mut().enumerate() {
            let points = record.by_round.get(round).or(record.by_round.last());
            *sum += points.map_or(0, |points| u64::from(points[seat]));
        }
        for (clause, points) in &record.sources[seat] {
            *self.sources.entry(clause).or_default() += u64::from(*points);
        }
    }

    fn join(&mut self, other: Self) {
        self.wins += other.wins;
        self.games += other.games;
        self.points += other.points;
        for (sum, more) in self.curve.iter_mut().zip(other.curve) {
            *sum += more;
        }
        for (clause, points) in other.sources {
            *self.sources.entry(clause).or_default() += points;
        }
    }
}

/// How much more often each faction won the second way of playing the same games; the records are in the same order.
#[must_use]
pub fn compare(first: &[Record], second: &[Record]) -> BTreeMap<&'static str, Difference> {
    let mut pairs: BTreeMap<&'static str, (u64, u64, u64)> = BTreeMap::new();
    for (first, second) in first.iter().zip(second) {
        for (seat, faction) in first.factions.iter().enumerate() {
            let won = |record: &Record| record.winner.map(usize::from) == Some(seat);
            let (games, gained, lost) = pairs.entry(faction).or_default();
            *games += 1;
            *gained += u64::from(!won(first) && won(second));
            *lost += u64::from(won(first) && !won(second));
        }
    }
    pairs.into_iter().map(|(name, (games, gained, lost))| (name, Difference::of_pairs(games, gained, lost))).collect()
}

fn count((wins, games): &mut Wins, won: bool) {
    *wins += u64::from(won);
    *games += 1;
}

fn join_wins<K: Ord>(sums: &mut BTreeMap<K, Wins>, more: BTreeMap<K, Wins>) {
    for (key, (wins, games)) in more {
        let sum = sums.entry(key).or_default();
        *sum = (sum.0 + wins, sum.1 + games);
    }
}

#[expect(clippy::cast_precision_loss, reason = "sums far below 2^52")]
fn mean(sum: u64, count: u64) -> f64 {
    sum as f64 / count.max(1) as f64
}
