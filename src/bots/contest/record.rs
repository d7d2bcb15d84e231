//! A game of a contest: playing it, what is kept of it, and running it again.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::drift::Drifts;
use super::player::{Mind, Player};
use crate::bots::dice::Dice;
use crate::bots::{Random, Rationale};
use crate::decision::{Ask, Decision, Halt, Menu, Opt, Ruling};
use crate::event::{Event, Value};
use crate::game::Game;
use crate::law::verbs::CLOSING;
use crate::law::{self, cards, units};
use crate::play::{Choices, Decide, Play, Position, Setup};
use crate::table::{Ending, Stage, Table};
use crate::terms::{Seat, map_of};

/// How a game of a contest went. Records can be gathered from several workers: what they come to does not depend on
/// their order, and each says which game it was.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(rename = "GameRecord"))]
pub struct Record {
    /// Number of the game in its plan; 0 for a game without a plan.
    pub game: u64,
    /// The shared deck.
    #[serde(default)]
    pub deck: String,
    /// Factions, by seat.
    pub factions: Vec<String>,
    /// Players, by seat.
    pub players: Vec<String>,
    /// The seed of the cards and dice: a decimal number, as text because JavaScript's numbers are too small for it.
    #[serde(with = "decimal")]
    #[cfg_attr(test, ts(as = "String"))]
    pub seed: u64,
    /// The seats that won, in turn order: one, those of a coalition, or none if the limit of rounds came first.
    pub winners: Vec<u8>,
    /// Whether it was won by dominance.
    pub by_dominance: bool,
    /// Points at the end, by seat.
    pub points: Vec<u8>,
    /// Points at the end of each round, by seat.
    pub by_round: Vec<Vec<u8>>,
    /// Where points came from: by seat, points for each clause; below 0 where it took more than it gave.
    pub sources: Vec<BTreeMap<String, i16>>,
    /// What happened under each clause: events.
    pub events: BTreeMap<String, u32>,
    /// What was decided under each clause: choices that did something.
    pub decided: BTreeMap<String, u32>,
    /// Rounds begun.
    pub rounds: u16,
    /// Choices in the turn with most of them.
    pub longest_turn: u16,
    /// Turns begun, by seat.
    pub turns: Vec<u16>,
    /// Turns in which the seat had no choice that did something, by seat.
    pub idle_turns: Vec<u16>,
    /// How often pieces went somewhere and came back although nothing was done in between, by seat.
    pub drifts: Vec<u16>,
    /// Choices made, each as the place of the option.
    pub choices: Vec<u8>,
}

/// Plays a game of these players, one for each seat.
#[must_use]
pub fn play(setup: &Setup, players: &[Player], seed: u64, max_rounds: u16) -> Record {
    watch(setup, players, seed, max_rounds, |_, _, _| {}, &mut |_| None)
}

/// Plays a game and shows each choice before it is made. `outside` chooses for seats that programs outside play; nothing ends
/// the game.
pub(super) fn watch(
    setup: &Setup,
    players: &[Player],
    seed: u64,
    max_rounds: u16,
    mut look: impl FnMut(&Game, usize, Option<&Rationale>),
    outside: &mut dyn FnMut(&Game) -> Option<usize>,
) -> Record {
    let mut game = Game::new(setup.clone(), seed);
    let mut decided: BTreeMap<&'static str, u32> = BTreeMap::new();
    let mut turns = Turns::new(setup.seats.len());
    let mut drifts = Drifts::new(setup.seats.iter().map(|seat| seat.faction.code).collect());
    let count = |game: &Game, index: usize, reason: Option<&Rationale>| {
        look(game, index, reason);
        drifts.follow(game, index);
        let Some(Decision { ask, options, .. }) = game.decision() else { return };
        let acts = !options.get(index).is_some_and(|option| CLOSING.contains(&option.verb()));
        if acts {
            *decided.entry(ask.clause.id()).or_default() += 1;
        }
        turns.count(game.table(), acts && ask.seat == game.table().current());
    };
    go_on(&mut game, players, seed, max_rounds, count, outside);
    let result = game.result();
    turns.finish();
    let mut record = Record {
        game: 0,
        deck: setup.deck.key.to_owned(),
        factions: setup.seats.iter().map(|seat| seat.faction.key.to_owned()).collect(),
        players: players.iter().map(|player| player.name.clone()).collect(),
        seed,
        winners: game.table().turn.winners().map(|Seat(seat)| seat).collect(),
        by_dominance: result.is_some_and(|(_, ending)| ending == Ending::Dominance),
        points: setup.seats().map(|seat| game.table().scores[seat.index()]).collect(),
        by_round: Vec::new(),
        sources: vec![BTreeMap::new(); setup.seats.len()],
        events: BTreeMap::new(),
        decided: map_of(decided.into_iter().map(|(clause, count)| (clause.to_owned(), count))),
        rounds: game.table().turn.round,
        longest_turn: turns.most,
        turns: turns.begun,
        idle_turns: turns.idle,
        drifts: drifts.finish(&game),
        choices: game.choices().map(|choice| choice.index).collect(),
    };
    record.read(game.log(), game.table());
    record
}

/// Plays on from a table between two turns as if its game had begun there, with other dice and a deck that is shuffled anew, and
/// gives back which seats won: none if the limit of rounds came first.
#[must_use]
pub fn winners_from(setup: &Setup, table: &Table, players: &[Player], seed: u64, max_rounds: u16) -> Vec<usize> {
    let mut table = *table;
    table.reseed(seed);
    cards::shuffle(&mut Play::new(setup, &mut table, &mut Random::new(seed), None));
    let mut game = Game::from_table(setup.clone(), table);
    go_on(&mut game, players, seed, max_rounds, |_, _, _| {}, &mut |_| None);
    game.table().turn.winners().map(Seat::index).collect()
}

/// Lets the players choose until the game ends or a round beyond the limit begins; `look` is shown each choice before it is made.
fn go_on(
    game: &mut Game,
    players: &[Player],
    seed: u64,
    max_rounds: u16,
    mut look: impl FnMut(&Game, usize, Option<&Rationale>),
    outside: &mut dyn FnMut(&Game) -> Option<usize>,
) {
    let mut dice = Dice::new(seed ^ 0x5851_f42d_4c95_7f2d);
    let mut minds: Vec<Mind> = players.iter().map(|player| Mind::new(player.manner, dice.next())).collect();
    while let Some(decision) = game.decision() {
        if game.table().turn.round > max_rounds {
            break;
        }
        let (index, reason) = match minds.get_mut(decision.ask.seat.index()) {
            Some(mind) => match mind.choose(game, &mut dice, outside) {
                Some(chosen) => chosen,
                None => break,
            },
            None => (0, None),
        };
        look(game, index, reason.as_ref());
        if game.choose(index).is_err() {
            break;
        }
    }
}

/// Counts the choices of each turn.
struct Turns {
    turn: (u16, u8),
    now: u16,
    most: u16,
    acted: bool,
    begun: Vec<u16>,
    idle: Vec<u16>,
}

impl Turns {
    fn new(seats: usize) -> Self {
        Self { turn: (0, 0), now: 0, most: 0, acted: false, begun: vec![0; seats], idle: vec![0; seats] }
    }

    fn count(&mut self, table: &Table, acts: bool) {
        let turn = (table.turn.round, table.turn.seat);
        if turn != self.turn {
            self.finish();
            (self.turn, self.now, self.acted) = (turn, 0, false);
        }
        self.now += 1;
        self.acted |= acts;
        self.most = self.most.max(self.now);
    }

    /// Ends the running turn. Setup is no turn.
    fn finish(&mut self) {
        let (round, seat) = self.turn;
        if round > 0 {
            self.begun[usize::from(seat)] += 1;
            self.idle[usize::from(seat)] += u16::from(!self.acted);
        }
    }
}

/// Numbers as decimal text.
mod decimal {
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    pub(super) fn serialize<S: Serializer>(number: &u64, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(number)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u64, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}

impl Record {
    /// Whether a seat won, alone or together with others.
    #[must_use]
    pub fn won(&self, seat: usize) -> bool {
        self.winners.iter().any(|winner| usize::from(*winner) == seat)
    }

    /// Takes from the log where points came from, how they grew, and what happened under each clause.
    fn read(&mut self, log: &[Event], end: &Table) {
        let mut points = vec![0u8; self.points.len()];
        let mut events: BTreeMap<&'static str, u32> = BTreeMap::new();
        for event in log {
            *events.entry(event.clause.id()).or_default() += 1;
            let Some(Value::Seat(seat)) = event.get("seat") else { continue };
            let number = |name| match event.get(name) {
                Some(Value::Number(number)) => number,
                _ => 0,
            };
            match event.name {
                "turn" if seat == Seat(0) && number("round") > 1 => self.by_round.push(points.clone()),
                "scored" | "lost-points" => {
                    let sign = if event.name == "scored" { 1 } else { -1 };
                    *self.sources[seat.index()].entry(event.clause.id().to_owned()).or_default() +=
                        sign * number("points");
                    points[seat.index()] = u8::try_from(number("total")).unwrap_or(u8::MAX);
                }
                // An effect may let the marker stay.
                "activated-dominance" if !end.on_track(seat) => points[seat.index()] = 0,
                _ => {}
            }
        }
        self.by_round.push(points);
        self.events = map_of(events.into_iter().map(|(clause, count)| (clause.to_owned(), count)));
    }
}

/// Runs a recorded game again; `look` is shown the table after each unit.
pub fn replay(setup: &Setup, seed: u64, choices: &[u8], mut look: impl FnMut(&Table)) {
    let mut table = law::setup::table(setup, seed);
    let mut script = Replayed { choices: choices.iter(), menu: Menu::list() };
    loop {
        let ruling = units::run_next(&mut Play::new(setup, &mut table, &mut script, None));
        look(&table);
        if ruling.is_err() || table.turn.stage() == Stage::Over {
            return;
        }
    }
}

/// Answers by the places of options, as a record holds them.
struct Replayed<'a> {
    choices: std::slice::Iter<'a, u8>,
    menu: Menu,
}

impl Decide for Replayed<'_> {
    fn decide(&mut self, at: Position<'_>, ask: &Ask, offer: &dyn Choices) -> Ruling<Opt> {
        self.menu.clear();
        offer.list(at, &mut self.menu);
        let options = self.menu.options();
        if let ([only], false) = (options, ask.secret) {
            return Ok(*only);
        }
        let index = self.choices.next().ok_or(Halt::Question)?;
        options.get(usize::from(*index)).copied().ok_or(Halt::Question)
    }
}
