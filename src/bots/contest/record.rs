//! A game of a contest: playing it, what is kept of it, and running it again.

use std::collections::BTreeMap;

use serde::Serialize;

use super::player::{Mind, Player};
use crate::bots::Reason;
use crate::bots::dice::Dice;
use crate::decision::{Ask, Halt, Menu, Opt, Ruling};
use crate::event::{Event, Value};
use crate::game::Game;
use crate::law::verbs::{CONTINUE, DONE, PASS};
use crate::law::{self, turn};
use crate::play::{Decide, Play, Position, Setup};
use crate::table::{Ending, Stage, Table};
use crate::terms::Seat;

/// How a game of a contest went.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Record {
    /// Factions, by seat.
    pub factions: Vec<&'static str>,
    /// Players, by seat.
    pub players: Vec<String>,
    /// The seed.
    pub seed: u64,
    /// Who won; nobody if the limit of rounds came first.
    pub winner: Option<u8>,
    /// Whether it was won by dominance.
    pub by_dominance: bool,
    /// Points at the end, by seat.
    pub points: Vec<u8>,
    /// Points at the end of each round, by seat.
    pub by_round: Vec<Vec<u8>>,
    /// Where points came from: by seat, points for each clause.
    pub sources: Vec<BTreeMap<&'static str, u16>>,
    /// What happened under each clause: events.
    pub events: BTreeMap<&'static str, u32>,
    /// What was decided under each clause: choices that did something.
    pub decided: BTreeMap<&'static str, u32>,
    /// Rounds begun.
    pub rounds: u16,
    /// Choices in the turn with most of them.
    pub longest_turn: u16,
    /// Choices made, each as the place of the option.
    pub choices: Vec<u8>,
}

/// Plays a game of these players, one for each seat.
#[must_use]
pub fn play(setup: &Setup, players: &[Player], seed: u64, max_rounds: u16) -> Record {
    watch(setup, players, seed, max_rounds, |_, _, _| {})
}

/// Plays a game and shows each choice before it is made.
pub(super) fn watch(
    setup: &Setup,
    players: &[Player],
    seed: u64,
    max_rounds: u16,
    mut look: impl FnMut(&Game, usize, Option<&Reason>),
) -> Record {
    let mut dice = Dice::new(seed ^ 0x5851_f42d_4c95_7f2d);
    let mut minds: Vec<Mind> = players.iter().map(|player| Mind::new(player.kind, dice.next())).collect();
    let mut game = Game::new(setup.clone(), seed);
    let mut decided = BTreeMap::new();
    let mut longest = Longest::default();
    while let Some(decision) = game.decision() {
        if game.table().turn.round > max_rounds {
            break;
        }
        let ask = decision.ask;
        let (index, reason) = match minds.get_mut(ask.seat.index()) {
            Some(mind) => mind.choose(&game, &mut dice),
            None => (0, None),
        };
        look(&game, index, reason.as_ref());
        let verb = decision.options.get(index).map(|option| option.verb());
        if !verb.is_some_and(|verb| [PASS, DONE, CONTINUE].contains(&verb)) {
            *decided.entry(ask.clause.id()).or_default() += 1;
        }
        longest.count(game.table());
        if game.choose(index).is_err() {
            break;
        }
    }
    let result = game.result();
    let mut record = Record {
        factions: setup.seats.iter().map(|seat| seat.faction.key).collect(),
        players: players.iter().map(|player| player.name.clone()).collect(),
        seed,
        winner: result.map(|(Seat(winner), _)| winner),
        by_dominance: result.is_some_and(|(_, ending)| ending == Ending::Dominance),
        points: setup.seats().map(|seat| game.table().scores[seat.index()]).collect(),
        by_round: Vec::new(),
        sources: vec![BTreeMap::new(); setup.seats.len()],
        events: BTreeMap::new(),
        decided,
        rounds: game.table().turn.round,
        longest_turn: longest.most,
        choices: game.choices().map(|choice| choice.index).collect(),
    };
    record.read(game.log());
    record
}

/// Counts the choices of each turn.
#[derive(Default)]
struct Longest {
    turn: (u16, u8),
    now: u16,
    most: u16,
}

impl Longest {
    fn count(&mut self, table: &Table) {
        let turn = (table.turn.round, table.turn.seat);
        if turn != self.turn {
            *self = Self { turn, now: 0, most: self.most };
        }
        self.now += 1;
        self.most = self.most.max(self.now);
    }
}

impl Record {
    /// Takes from the log where points came from, how they grew, and what happened under each clause.
    fn read(&mut self, log: &[Event]) {
        let mut points = vec![0u8; self.points.len()];
        for event in log {
            *self.events.entry(event.clause.id()).or_default() += 1;
            let Some(Value::Seat(seat)) = event.get("seat") else { continue };
            let number = |name| match event.get(name) {
                Some(Value::Number(number)) => u16::try_from(number).unwrap_or(0),
                _ => 0,
            };
            match event.name {
                "turn" if seat == Seat(0) && number("round") > 1 => self.by_round.push(points.clone()),
                "scored" => {
                    *self.sources[seat.index()].entry(event.clause.id()).or_default() += number("points");
                    points[seat.index()] = u8::try_from(number("total")).unwrap_or(u8::MAX);
                }
                "activated-dominance" => points[seat.index()] = 0,
                _ => {}
            }
        }
        self.by_round.push(points);
    }
}

/// Runs a recorded game again; `look` is shown the table after each unit.
pub fn replay(setup: &Setup, seed: u64, choices: &[u8], mut look: impl FnMut(&Table)) {
    let mut table = law::setup::table(setup, seed);
    let mut script = Script { choices: choices.iter(), menu: Menu::list() };
    loop {
        let ruling = turn::unit(&mut Play::new(setup, &mut table, &mut script, None));
        look(&table);
        if ruling.is_err() || table.turn.stage() == Stage::Over {
            return;
        }
    }
}

/// Answers by the places of options, as a record holds them.
struct Script<'a> {
    choices: std::slice::Iter<'a, u8>,
    menu: Menu,
}

impl Decide for Script<'_> {
    fn decide(&mut self, _: Position<'_>, ask: &Ask, offer: &dyn Fn(&mut Menu)) -> Ruling<Opt> {
        self.menu.clear();
        offer(&mut self.menu);
        let options = self.menu.options();
        if let ([only], false) = (options, ask.secret) {
            return Ok(*only);
        }
        let index = self.choices.next().ok_or(Halt::Question)?;
        options.get(usize::from(*index)).copied().ok_or(Halt::Question)
    }
}
