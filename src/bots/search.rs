//! The search: tries on imagined tables, each a little deeper where it looked good (information-set tree search).
//!
//! Each try deals anew what the seat cannot know, runs the rules from the start of the unit to the open question, goes
//! down the tree of what was tried, on to the horizon by first sight, and judges the table it finds there. Every seat
//! chooses for itself.

use std::borrow::Cow;

use super::dice::Dice;
use super::evaluate::{Judgement, judge, points};
use super::prior::Advice;
use super::reason::{Judged, Outlook, Rationale};
use super::seen::Seen;
use super::style::{Horizon, Style};
use super::tree::Tree;
use super::walk::{Leg, Walk, is_only_walking};
use crate::decision::{Halt, Menu, Opt};
use crate::law::scoring::POINTS_TO_WIN;
use crate::law::verbs::PICK;
use crate::law::{draft, units};
use crate::play::{Play, Position, Setup};
use crate::table::{Stage, Table};
use crate::terms::Seat;

/// Imagined tables that asked something else, in a row, before other options are allowed as well.
const PATIENCE: u32 = 40;
/// So many tries ask whether there is a chance to win.
const PROBES: u32 = 12;
/// So many points somebody may well make in a turn.
const REACH: u8 = 9;
/// Units a try runs at most. A turn has some twenty.
const LONGEST: usize = 600;

/// A search for the best answer to an open question. It can be stopped after any try.
#[derive(Debug)]
pub struct Search {
    setup: Setup,
    seen: Seen,
    style: Style,
    dice: Dice,
    tree: Tree,
    menu: Menu,
    path: Vec<u32>,
    outlooks: Vec<Outlook>,
    tries: u32,
    astray: u32,
    aim: Aim,
    way: Vec<Opt>,
}

/// What a seat plays for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Aim {
    /// To win; the first tries tell whether that can be.
    Unknown,
    /// To win.
    First,
    /// For as good an end as it can still have.
    Place,
}

/// What a bot has thought of what follows its choice, from where it goes on at its next question in the same turn, and where it
/// has walked, which it remembers in its next turn as well.
#[derive(Debug, Default)]
pub struct Memory(Option<Thought>);

#[derive(Debug)]
struct Thought {
    seat: Seat,
    turn: (u16, u8),
    tree: Option<Tree>,
    aim: Aim,
    /// Its choices since it last did more than walk, the first one first.
    way: Vec<Opt>,
    /// Its warriors on the map.
    warriors: u32,
}

impl Search {
    /// A search that has not begun. The same seed and number of tries always come to the same answer.
    #[must_use]
    pub fn new(setup: &Setup, seen: Seen, style: Style, seed: u64) -> Self {
        let tree = Tree::new(&seen.ask);
        let outlooks = vec![Outlook::default(); seen.options.len()];
        Self {
            setup: seen.setup(setup),
            seen,
            style,
            dice: Dice::new(seed),
            tree,
            menu: Menu::list(),
            path: Vec::new(),
            outlooks,
            tries: 0,
            astray: 0,
            aim: Aim::Unknown,
            way: Vec::new(),
        }
    }

    /// Goes on from what was thought before, if that was about what is asked now. Cards and items that the seat cannot see are
    /// dealt anew in each try, before as now.
    pub fn remember(&mut self, memory: Memory) {
        let Memory(Some(thought)) = memory else { return };
        let turn = self.seen.now.table.turn;
        let now = (turn.round, turn.seat);
        // What was thought two rounds ago is of no use, and what was thought later has been taken back.
        if thought.seat != self.seen.seat() || thought.turn > now || thought.turn.0 + 1 < turn.round {
            return;
        }
        // Whoever was attacked has reason to go back.
        if thought.warriors <= self.warriors() {
            self.way = thought.way;
        }
        if thought.turn != now {
            return;
        }
        if let Some(tree) = thought.tree.filter(|tree| tree.is_about(&self.seen.ask, &self.seen.options)) {
            self.tree = tree;
            self.aim = thought.aim;
        }
    }

    /// What has been thought of what follows an option.
    #[must_use]
    pub fn keep(&self, index: usize) -> Memory {
        let turn = self.seen.now.table.turn;
        let Some(option) = self.seen.options.get(index) else { return Memory::default() };
        let keeps = self.style.keep > 0;
        let tree = if keeps { self.tree.below(&self.seen.ask, *option, self.style.keep) } else { None };
        let mut way = self.way.clone();
        if is_only_walking(&self.setup, self.seen.seat(), *option) {
            way.push(*option);
        } else {
            way.clear();
        }
        let warriors = self.warriors();
        Memory(Some(Thought {
            seat: self.seen.seat(),
            turn: (turn.round, turn.seat),
            tree,
            aim: self.aim,
            way,
            warriors,
        }))
    }

    /// Warriors of the seat on the map.
    fn warriors(&self) -> u32 {
        let at = self.seen.position(&self.setup);
        at.all_clearings().iter().map(|clearing| u32::from(at.warriors(self.seen.seat(), clearing))).sum()
    }

    /// What the search knows.
    #[must_use]
    pub const fn seen(&self) -> &Seen {
        &self.seen
    }

    /// Tries made so far that came to an end.
    #[must_use]
    pub const fn tries(&self) -> u32 {
        self.tries
    }

    /// Tries that it wants to make: more in a turn in which its seat could win, as a win may take several choices of which none
    /// looks good by itself.
    #[must_use]
    pub fn wanted(&self) -> u32 {
        let table = &self.seen.now.table;
        let me = self.seen.seat();
        let is_near = table.current() == me && table.scores[me.index()] + REACH >= POINTS_TO_WIN;
        self.style.tries.saturating_mul(if is_near { self.style.finish } else { 1 })
    }

    /// Whether there is nothing to think about: one option only, or no imagined table comes to the question; or a faction is
    /// picked, which first sight does better than a search through everything that others may pick.
    #[must_use]
    pub fn is_idle(&self) -> bool {
        let picks = self.seen.options.iter().any(|option| option.verb() == PICK);
        self.seen.options.len() < 2 || self.astray >= 2 * PATIENCE || picks
    }

    /// Makes up to so many tries more.
    pub fn think(&mut self, tries: u32) {
        for _ in 0..tries {
            if self.is_idle() {
                return;
            }
            self.try_once();
        }
    }

    /// The place of the best option found so far: the one that was tried most, of equals the one that fared best.
    /// Without any try it is the one that looks best at first sight.
    #[must_use]
    pub fn best(&self) -> usize {
        let at = self.seen.position(&self.setup);
        let advice = Advice::on(at, &self.seen.ask);
        let rank = |option: &Opt| match self.tree.root_option(&self.seen.ask, *option) {
            Some(entry) if self.tries > 0 => (entry.visits, entry.chance()),
            #[expect(clippy::cast_precision_loss, reason = "first sight is far below 2^24")]
            _ if self.tries == 0 => (0, advice.first_sight(at, &self.seen.ask, *option) as f32),
            _ => (0, 0.0),
        };
        let mut best = (0, (0, f32::NEG_INFINITY));
        for (index, option) in self.seen.options.iter().enumerate() {
            let rank = rank(option);
            if rank > best.1 {
                best = (index, rank);
            }
        }
        best.0
    }

    /// What was found of each option so far, in their order.
    #[must_use]
    pub fn judged(&self) -> Vec<Judged> {
        let judged = |(index, option): (usize, &Opt)| {
            let entry = self.tree.root_option(&self.seen.ask, *option);
            Judged {
                index,
                tries: entry.map_or(0, |entry| entry.visits),
                chance: match self.aim {
                    Aim::Place => self.outlooks[index].chance(),
                    _ => entry.map_or(0.0, super::tree::Entry::chance),
                },
                points: self.outlooks[index].points(),
            }
        };
        self.seen.options.iter().enumerate().map(judged).collect()
    }

    /// Why the best option is the best so far.
    #[must_use]
    pub fn reason(&self) -> Rationale {
        let tactics = &self.setup.faction(self.seen.seat()).tactics;
        Rationale::of(self.judged(), &self.outlooks, tactics, self.best(), self.tries)
    }

    fn try_once(&mut self) {
        self.path.clear();
        let mut table = self.seen.imagine(&self.setup, self.dice.next());
        let mut walk = Walk {
            seen: &self.seen,
            style: &self.style,
            tree: &mut self.tree,
            dice: &mut self.dice,
            menu: &mut self.menu,
            path: &mut self.path,
            way: &self.way,
            leg: Leg::Repeating(0),
            lenient: self.astray >= PATIENCE,
        };
        let end = last_turn(&self.setup, &self.seen, self.style.horizon, self.tries);
        // Picks of a draft bring factions to the imagined table.
        let mut setup = Cow::Borrowed(&self.setup);
        for _ in 0..LONGEST {
            let ruling = units::run_next(&mut Play::new(&setup, &mut table, &mut walk, None));
            if let Some(next) = draft::seat_pick(&setup, &mut table) {
                setup = Cow::Owned(next);
            }
            let over = table.turn.stage() == Stage::Over;
            if ruling == Err(Halt::Question) || over || turn_number(&setup, &table) > end {
                break;
            }
        }
        if walk.leg == Leg::Astray || self.path.is_empty() {
            self.astray += 1;
            return;
        }
        let judgement = judge(Position { setup: &setup, table: &table }, self.style.weights);
        self.astray = 0;
        self.tries += 1;
        self.learn(&judgement);
    }

    fn learn(&mut self, judgement: &Judgement) {
        let me = self.seen.seat();
        let mut worth = judgement.chances;
        if self.aim == Aim::Place {
            worth[me.index()] = judgement.end(me);
        }
        self.tree.learn(&self.path, &worth);
        let first = self.tree.get(self.path[0]).option;
        if let Some(index) = self.seen.options.iter().position(|option| *option == first) {
            let before = points(self.seen.position(&self.setup), me);
            self.outlooks[index].add(judgement, me, before);
        }
        if self.aim == Aim::Unknown {
            self.take_aim();
        }
    }

    /// Whoever has no chance of the first place plays for a good end. That takes another scale, so that it begins anew.
    fn take_aim(&mut self) {
        let me = self.seen.seat();
        if self.tree.mean(me) >= self.style.hope {
            self.aim = Aim::First;
        } else if self.tries >= PROBES.min(self.style.tries / 2) {
            self.aim = Aim::Place;
            self.tree = Tree::new(&self.seen.ask);
            self.outlooks.fill(Outlook::default());
        }
    }
}

/// The running number of a turn: setup is before all of them.
fn turn_number(setup: &Setup, table: &Table) -> u32 {
    if table.turn.stage() == Stage::Setup {
        return 0;
    }
    number_of(setup, table.turn.round, table.turn.seat)
}

fn number_of(setup: &Setup, round: u16, seat: u8) -> u32 {
    u32::from(round) * u32::try_from(setup.seats.len()).unwrap_or(1) + u32::from(seat)
}

/// The number of the last turn that a try plays which comes after so many others.
fn last_turn(setup: &Setup, seen: &Seen, horizon: Horizon, tries: u32) -> u32 {
    let turn = seen.now.table.turn;
    let me = seen.seat().0;
    if turn.stage() == Stage::Setup {
        // A place to start from shows its worth in the first turn.
        return number_of(setup, 1, me);
    }
    let now = number_of(setup, turn.round, turn.seat);
    let next_own = number_of(setup, turn.round + u16::from(me <= turn.seat), me);
    match horizon {
        Horizon::Turn => now,
        Horizon::Both if tries.is_multiple_of(2) => now,
        Horizon::Round => next_own - 1,
        Horizon::NextTurn | Horizon::Both => next_own,
    }
}
