//! What the games of a contest come to.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::record::Record;
use super::share::Share;
use crate::clause::{Clause, ClauseKind};
use crate::decks::DECKS;
use crate::factions;
use crate::play::CardKind;
use crate::terms::order_by_key;

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
    decks: BTreeSet<String>,
    lengths: BTreeMap<u16, u64>,
    by_player: BTreeMap<String, Wins>,
    by_faction: BTreeMap<String, Sums>,
    by_both: BTreeMap<(String, String), Wins>,
    by_seat: BTreeMap<usize, Wins>,
    by_place: BTreeMap<(String, usize), Wins>,
    ahead: BTreeMap<(String, String), Wins>,
    uses: BTreeMap<String, Use>,
}

/// Sums over the games a faction played in.
#[derive(Clone, Debug, Default)]
struct Sums {
    wins: u64,
    games: u64,
    points: u64,
    turns: u64,
    idle_turns: u64,
    drifts: u64,
    curve: [u64; CURVE],
    sources: BTreeMap<String, i64>,
}

/// How often a clause mattered.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Use {
    /// Events told under it.
    pub events: u64,
    /// Choices made under it that did something.
    pub choices: u64,
}

/// The result of a contest. Shares come with their 95 % intervals; factions and players are named by their keys. Where a
/// coalition wins, each of those who win together has won the game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
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
    /// How many games had each number of rounds.
    pub lengths: BTreeMap<u16, u64>,
    /// Choices in a game, on average.
    pub mean_choices: f64,
    /// Choices in the turn with most of them.
    pub longest_turn: u16,
    /// Games won by the players of each name, whichever of them.
    pub players: BTreeMap<String, Share>,
    /// Games each faction won of those it played in.
    pub factions: BTreeMap<String, Share>,
    /// Games won from each seat, the first player's first.
    pub seats: Vec<Share>,
    /// Games each faction won from each seat, the first player's first.
    pub factions_from: BTreeMap<String, Vec<Share>>,
    /// Games each faction won in the hands of each player.
    pub players_with: BTreeMap<String, BTreeMap<String, Share>>,
    /// How often each faction ended ahead of each other one, which did not win: it won, or had more points.
    pub ahead: BTreeMap<String, BTreeMap<String, Share>>,
    /// Points each faction had at the end, on average.
    pub points: BTreeMap<String, f64>,
    /// Points each faction had at the end of each round, on average; games that were over keep their last points.
    pub curves: BTreeMap<String, Vec<f64>>,
    /// Points each faction scored in a game under each clause, on average.
    pub sources: BTreeMap<String, BTreeMap<String, f64>>,
    /// Turns in which each faction had no choice that did something, of all its turns.
    pub idle_turns: BTreeMap<String, Share>,
    /// How often pieces of each faction went somewhere and came back although nothing was done in between, in all games.
    pub drifts: BTreeMap<String, u64>,
    /// How often each clause mattered in all games together.
    pub uses: BTreeMap<String, Use>,
    /// Steps and actions of the factions that played, and cards of their decks, under whose clauses, or those below
    /// them, nothing was told and nothing decided. A clause that only says how another works is told under the other and
    /// stands here.
    pub never: Vec<String>,
}

impl Tally {
    /// Counts games.
    #[must_use]
    pub fn of<'a>(records: impl IntoIterator<Item = &'a Record>) -> Self {
        let mut tally = Self::default();
        records.into_iter().for_each(|record| tally.add(record));
        tally
    }

    /// Counts a game.
    pub fn add(&mut self, record: &Record) {
        self.games += 1;
        self.dominance += u64::from(record.by_dominance);
        self.unfinished += u64::from(record.winners.is_empty());
        self.choices += record.choices.len() as u64;
        self.longest_turn = self.longest_turn.max(record.longest_turn);
        self.decks.insert(record.deck.clone());
        *self.lengths.entry(record.rounds).or_default() += 1;
        let mut names: Vec<&String> = record.players.iter().collect();
        order_by_key(&mut names, |name| *name);
        names.dedup();
        for name in names {
            let won = (0..).zip(&record.players).any(|(seat, player)| player == name && record.won(seat));
            count(self.by_player.entry(name.clone()).or_default(), won);
        }
        for (seat, faction) in record.factions.iter().enumerate() {
            let won = record.won(seat);
            self.by_faction.entry(faction.clone()).or_default().add(record, seat, won);
            if let Some(player) = record.players.get(seat) {
                count(self.by_both.entry((player.clone(), faction.clone())).or_default(), won);
            }
            count(self.by_seat.entry(seat).or_default(), won);
            count(self.by_place.entry((faction.clone(), seat)).or_default(), won);
            for (other, name) in record.factions.iter().enumerate().filter(|(other, _)| *other != seat) {
                let ahead = !record.won(other) && (won || record.points.get(seat) > record.points.get(other));
                count(self.ahead.entry((faction.clone(), name.clone())).or_default(), ahead);
            }
        }
        for (clause, events) in &record.events {
            self.uses.entry(clause.clone()).or_default().events += u64::from(*events);
        }
        for (clause, choices) in &record.decided {
            self.uses.entry(clause.clone()).or_default().choices += u64::from(*choices);
        }
    }

    /// Puts two tallies together.
    pub fn join(&mut self, other: Self) {
        self.games += other.games;
        self.dominance += other.dominance;
        self.unfinished += other.unfinished;
        self.choices += other.choices;
        self.longest_turn = self.longest_turn.max(other.longest_turn);
        self.decks.extend(other.decks);
        for (rounds, games) in other.lengths {
            *self.lengths.entry(rounds).or_default() += games;
        }
        join_wins(&mut self.by_player, other.by_player);
        join_wins(&mut self.by_both, other.by_both);
        join_wins(&mut self.by_seat, other.by_seat);
        join_wins(&mut self.by_place, other.by_place);
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
        let share = |(wins, games): &Wins| Share::of(*wins, *games);
        let mut players_with: BTreeMap<_, BTreeMap<_, _>> = BTreeMap::new();
        for ((player, faction), wins) in &self.by_both {
            players_with.entry(player.clone()).or_default().insert(faction.clone(), share(wins));
        }
        let mut ahead: BTreeMap<_, BTreeMap<_, _>> = BTreeMap::new();
        for ((faction, other), wins) in &self.ahead {
            ahead.entry(faction.clone()).or_default().insert(other.clone(), share(wins));
        }
        let longest = usize::from(self.lengths.keys().last().copied().unwrap_or(0)).clamp(1, CURVE);
        Report {
            games: self.games,
            by_dominance: self.dominance,
            unfinished: self.unfinished,
            median_rounds: self.rounds(5),
            long_rounds: self.rounds(9),
            lengths: self.lengths.clone(),
            mean_choices: mean(self.choices, self.games),
            longest_turn: self.longest_turn,
            players: self.by_player.iter().map(|(name, wins)| (name.clone(), share(wins))).collect(),
            factions: self.each(|sums| Share::of(sums.wins, sums.games)),
            seats: self.by_seat.values().map(share).collect(),
            factions_from: self.by_faction.keys().map(|name| (name.clone(), self.won_from_seats(name))).collect(),
            players_with,
            ahead,
            points: self.each(|sums| mean(sums.points, sums.games)),
            curves: self.each(|sums| sums.curve[..longest].iter().map(|points| mean(*points, sums.games)).collect()),
            #[expect(clippy::cast_precision_loss, reason = "sums far below 2^52")]
            sources: self.each(|sums| {
                sums.sources
                    .iter()
                    .map(|(clause, points)| (clause.clone(), *points as f64 / sums.games.max(1) as f64))
                    .collect()
            }),
            idle_turns: self.each(|sums| Share::of(sums.idle_turns, sums.turns)),
            drifts: self.each(|sums| sums.drifts),
            uses: self.uses.clone(),
            never: self.never(),
        }
    }

    /// Something of each faction.
    fn each<T>(&self, part: impl Fn(&Sums) -> T) -> BTreeMap<String, T> {
        self.by_faction.iter().map(|(name, sums)| (name.clone(), part(sums))).collect()
    }

    /// So many tenths of the games had at most so many rounds.
    fn rounds(&self, tenths: u64) -> u16 {
        let mut left = self.games * tenths / 10;
        for (rounds, games) in &self.lengths {
            if left < *games {
                return *rounds;
            }
            left -= games;
        }
        0
    }

    /// Games a faction won from each seat.
    fn won_from_seats(&self, name: &str) -> Vec<Share> {
        let wins = |seat: &usize| self.by_place.get(&(name.to_owned(), *seat)).copied().unwrap_or_default();
        self.by_seat.keys().map(wins).map(|(wins, games)| Share::of(wins, games)).collect()
    }

    /// Steps, actions and cards that left no trace.
    fn never(&self) -> Vec<String> {
        let codes: Vec<&str> = self.by_faction.keys().filter_map(|key| Some(factions::find(key)?.code)).collect();
        let watched = watched(|code| codes.contains(&code), |deck| self.decks.contains(deck));
        watched.into_iter().filter(|told| !self.left_trace(told)).map(str::to_owned).collect()
    }

    /// Whether something was told or decided under a clause or one below it.
    fn left_trace(&self, clause: &str) -> bool {
        let below = self.uses.range(clause.to_owned()..).map(|(used, _)| used);
        below
            .take_while(|used| used.starts_with(clause))
            .any(|used| matches!(used.as_bytes().get(clause.len()), None | Some(b'.')))
    }
}

impl Sums {
    fn add(&mut self, record: &Record, seat: usize, won: bool) {
        self.wins += u64::from(won);
        self.games += 1;
        self.points += number(record.points.get(seat));
        self.turns += number(record.turns.get(seat));
        self.idle_turns += number(record.idle_turns.get(seat));
        self.drifts += number(record.drifts.get(seat));
        for (round, sum) in self.curve.iter_mut().enumerate() {
            let points = record.by_round.get(round).or(record.by_round.last());
            *sum += number(points.and_then(|points| points.get(seat)));
        }
        for (clause, points) in record.sources.get(seat).into_iter().flatten() {
            *self.sources.entry(clause.clone()).or_default() += i64::from(*points);
        }
    }

    fn join(&mut self, other: Self) {
        self.wins += other.wins;
        self.games += other.games;
        self.points += other.points;
        self.turns += other.turns;
        self.idle_turns += other.idle_turns;
        self.drifts += other.drifts;
        for (sum, more) in self.curve.iter_mut().zip(other.curve) {
            *sum += more;
        }
        for (clause, points) in other.sources {
            *self.sources.entry(clause).or_default() += points;
        }
    }
}

/// The clauses that should leave a trace: steps and actions of the factions with these letters, and cards of these decks with an
/// effect of their own.
pub(crate) fn watched(plays: impl Fn(&str) -> bool, has: impl Fn(&str) -> bool) -> Vec<&'static str> {
    let should = |clause: &Clause| match clause.kind() {
        ClauseKind::Step | ClauseKind::Action => {
            plays(clause.owner()) && clause.needs().iter().all(|need| factions::find(need).is_some())
        }
        _ => is_effect(*clause, &has),
    };
    let told = |clause: Clause| clause.id().split_once('#').map_or(clause.id(), |(told, _)| told);
    let mut watched: Vec<&'static str> = Clause::all().filter(should).map(told).collect();
    watched.dedup();
    watched
}

/// Whether a clause is about a card with an effect of its own, in one of these decks. What all ambushes, items and dominance cards do
/// is told under the base law.
fn is_effect(clause: Clause, has: impl Fn(&str) -> bool) -> bool {
    let effects = || {
        DECKS
            .iter()
            .filter(|deck| has(deck.key))
            .flat_map(|deck| deck.cards)
            .filter(|face| matches!(face.kind, CardKind::Immediate(_) | CardKind::Persistent(_)))
    };
    clause.id().strip_prefix("CARD-").is_some_and(|key| effects().any(|face| face.key == key))
}

/// A number of a record; a record from outside may lack it.
fn number<T: Copy + Into<u64>>(value: Option<&T>) -> u64 {
    value.map_or(0, |value| (*value).into())
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
