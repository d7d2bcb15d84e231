//! Contests: many games of given players over given factions, seats rotated, and what they come to.
//!
//! Game number n of a plan is always the same game, whoever plays it and in whatever order: threads and workers only
//! change how long it takes.

use std::collections::BTreeMap;

use serde::Serialize;

use super::dice::Dice;
use super::{Bot, Greedy, Policy, Seen, Strength, UnknownStrength};
use crate::game::Game;
use crate::play::{Deck, Faction, Setup, SetupError};
use crate::table::Ending;
use crate::terms::Seat;

/// Who sits at a table of a contest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Player {
    /// Every option with equal chance.
    Random,
    /// The scripted player.
    Greedy,
    /// A bot, with its tries for a decision.
    Bot(Strength, u32),
}

impl Player {
    /// The player of this name; a bot with its usual number of tries.
    ///
    /// # Errors
    /// If there is no such player.
    pub fn find(name: &str) -> Result<Self, UnknownStrength> {
        match name {
            "random" => Ok(Self::Random),
            "greedy" => Ok(Self::Greedy),
            _ => name.parse().map(|strength: Strength| Self::Bot(strength, strength.tries())),
        }
    }

    /// The name used in keys.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Greedy => "greedy",
            Self::Bot(strength, _) => strength.key(),
        }
    }
}

/// What is played in a contest.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The players, as many as seats.
    pub players: Vec<Player>,
    /// The mixes of factions, each as many as seats, with their figures.
    pub mixes: Vec<Setup>,
    /// Seed of the first game; each further game uses the next one.
    pub seed: u64,
    /// Rounds after which a game counts as unfinished.
    pub max_rounds: u16,
}

impl Plan {
    /// Every mix of so many of these factions.
    ///
    /// # Errors
    /// If so many of them cannot play together.
    pub fn all_mixes(
        map: &'static crate::maps::Map,
        deck: &'static Deck,
        factions: &[&'static Faction],
        seats: usize,
    ) -> Result<Vec<Setup>, SetupError> {
        let chosen = |bits: u32| -> Vec<&'static Faction> {
            (0..).zip(factions).filter(|(n, _)| bits & (1 << n) != 0).map(|(_, faction)| *faction).collect()
        };
        (0u32..1 << factions.len())
            .filter(|bits| bits.count_ones() as usize == seats)
            .map(|bits| Setup::new(map, deck, &chosen(bits)))
            .collect()
    }

    /// Games after which every player has played every faction of every mix from every seat.
    #[must_use]
    pub fn cycle(&self) -> u64 {
        let seats = self.players.len() as u64;
        self.mixes.len() as u64 * seats * seats
    }

    /// The setup and the players, by seat, of a game.
    #[must_use]
    pub fn table(&self, game: u64) -> (Setup, Vec<Player>) {
        let (mixes, seats) = (self.mixes.len() as u64, self.players.len() as u64);
        let place = |n: u64, of: u64| usize::try_from(n % of.max(1)).unwrap_or(0);
        let mut setup = self.mixes[place(game, mixes)].clone();
        setup.seats.rotate_left(place(game / mixes, seats));
        let mut players = self.players.clone();
        players.rotate_left(place(game / mixes / seats, seats));
        (setup, players)
    }

    /// Plays a game.
    #[must_use]
    pub fn play(&self, game: u64) -> Record {
        let (setup, players) = self.table(game);
        let seed = self.seed.wrapping_add(game);
        play(&setup, &players, seed, self.max_rounds)
    }
}

/// How a game of a contest went.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Record {
    /// Factions, by seat.
    pub factions: Vec<&'static str>,
    /// Players, by seat.
    pub players: Vec<&'static str>,
    /// The seed.
    pub seed: u64,
    /// Who won; nobody if the limit of rounds came first.
    pub winner: Option<u8>,
    /// Whether it was won by dominance.
    pub by_dominance: bool,
    /// Points at the end, by seat.
    pub points: Vec<u8>,
    /// Rounds begun.
    pub rounds: u16,
    /// Choices made, each as the place of the option.
    pub choices: Vec<u8>,
}

/// Plays a game of these players, one for each seat.
#[must_use]
pub fn play(setup: &Setup, players: &[Player], seed: u64, max_rounds: u16) -> Record {
    let mut dice = Dice::new(seed ^ 0x5851_f42d_4c95_7f2d);
    let mut minds: Vec<Mind> = players.iter().map(|player| Mind::new(*player, dice.next())).collect();
    let mut game = Game::new(setup.clone(), seed);
    while let Some(decision) = game.decision() {
        if game.table().turn.round > max_rounds {
            break;
        }
        let seat = decision.ask.seat;
        let index = match minds.get_mut(seat.index()) {
            Some(mind) => mind.choose(&game, &mut dice),
            None => 0,
        };
        if game.choose(index).is_err() {
            break;
        }
    }
    let result = game.result();
    Record {
        factions: setup.seats.iter().map(|seat| seat.faction.key).collect(),
        players: players.iter().map(|player| player.key()).collect(),
        seed,
        winner: result.map(|(Seat(winner), _)| winner),
        by_dominance: result.is_some_and(|(_, ending)| ending == Ending::Dominance),
        points: setup.seats().map(|seat| game.table().scores[seat.index()]).collect(),
        rounds: game.table().turn.round,
        choices: game.choices().map(|choice| choice.index).collect(),
    }
}

/// A player at work.
enum Mind {
    Random,
    Greedy(Greedy),
    Bot(Bot),
}

impl Mind {
    fn new(player: Player, seed: u64) -> Self {
        match player {
            Player::Random => Self::Random,
            Player::Greedy => Self::Greedy(Greedy::new(seed)),
            Player::Bot(strength, tries) => Self::Bot(Bot::new(strength, seed).with_tries(tries)),
        }
    }

    fn choose(&mut self, game: &Game, dice: &mut Dice) -> usize {
        let Some(decision) = game.decision() else { return 0 };
        let count = decision.options.len();
        if count < 2 {
            return 0;
        }
        match self {
            Self::Random => dice.below(u32::try_from(count).unwrap_or(1)) as usize,
            Self::Greedy(greedy) => match Seen::of(game) {
                Some(seen) => greedy.pick(game.setup(), &seen.now, &seen.ask, &seen.options),
                None => 0,
            },
            Self::Bot(bot) => Seen::of(game).map_or(0, |seen| bot.choose(game.setup(), seen).0),
        }
    }
}

/// A share of games with its 95 % interval.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
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
        const Z: f64 = 1.96;
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

/// What the games of a contest come to.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    games: u64,
    dominance: u64,
    unfinished: u64,
    rounds: Vec<u16>,
    by_player: BTreeMap<&'static str, (u64, u64)>,
    by_faction: BTreeMap<&'static str, (u64, u64, u64)>,
    by_both: BTreeMap<(&'static str, &'static str), (u64, u64)>,
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
    /// Games won by the players of each name, whichever of them.
    pub players: BTreeMap<&'static str, Share>,
    /// Games each faction won of those it played in.
    pub factions: BTreeMap<&'static str, Share>,
    /// Points each faction had at the end, on average.
    pub points: BTreeMap<&'static str, f64>,
    /// Games each faction won in the hands of each player.
    pub players_with: BTreeMap<&'static str, BTreeMap<&'static str, Share>>,
}

impl Tally {
    /// Counts a game.
    pub fn add(&mut self, record: &Record) {
        self.games += 1;
        self.dominance += u64::from(record.by_dominance);
        self.unfinished += u64::from(record.winner.is_none());
        self.rounds.push(record.rounds);
        let mut names: Vec<&'static str> = record.players.clone();
        names.sort_unstable();
        names.dedup();
        let winner = record.winner.map(usize::from);
        for name in names {
            let (wins, games) = self.by_player.entry(name).or_default();
            *games += 1;
            *wins += u64::from(winner.is_some_and(|winner| record.players[winner] == name));
        }
        for (seat, (faction, player)) in record.factions.iter().zip(&record.players).enumerate() {
            let won = u64::from(winner == Some(seat));
            let (wins, games, points) = self.by_faction.entry(faction).or_default();
            (*wins, *games, *points) = (*wins + won, *games + 1, *points + u64::from(record.points[seat]));
            let (wins, games) = self.by_both.entry((player, faction)).or_default();
            (*wins, *games) = (*wins + won, *games + 1);
        }
    }

    /// Puts two tallies together.
    pub fn join(&mut self, other: Self) {
        self.games += other.games;
        self.dominance += other.dominance;
        self.unfinished += other.unfinished;
        self.rounds.extend(other.rounds);
        for (name, (wins, games)) in other.by_player {
            let sum = self.by_player.entry(name).or_default();
            *sum = (sum.0 + wins, sum.1 + games);
        }
        for (name, (wins, games, points)) in other.by_faction {
            let sum = self.by_faction.entry(name).or_default();
            *sum = (sum.0 + wins, sum.1 + games, sum.2 + points);
        }
        for (names, (wins, games)) in other.by_both {
            let sum = self.by_both.entry(names).or_default();
            *sum = (sum.0 + wins, sum.1 + games);
        }
    }

    /// The result so far.
    #[must_use]
    #[expect(clippy::cast_precision_loss, reason = "sums of points far below 2^52")]
    pub fn report(&self) -> Report {
        let mut rounds = self.rounds.clone();
        rounds.sort_unstable();
        let at = |numerator: usize| rounds.get(rounds.len() * numerator / 10).copied().unwrap_or(0);
        let mut players_with: BTreeMap<_, BTreeMap<_, _>> = BTreeMap::new();
        for ((player, faction), (wins, games)) in &self.by_both {
            players_with.entry(*player).or_default().insert(*faction, Share::of(*wins, *games));
        }
        Report {
            games: self.games,
            by_dominance: self.dominance,
            unfinished: self.unfinished,
            median_rounds: at(5),
            long_rounds: at(9),
            players: self.by_player.iter().map(|(name, (wins, games))| (*name, Share::of(*wins, *games))).collect(),
            factions: self.by_faction.iter().map(|(name, sums)| (*name, Share::of(sums.0, sums.1))).collect(),
            points: self
                .by_faction
                .iter()
                .map(|(name, (_, games, points))| (*name, *points as f64 / (*games).max(1) as f64))
                .collect(),
            players_with,
        }
    }
}
