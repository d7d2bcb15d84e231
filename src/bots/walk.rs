//! One try of a search: the unit again to the open question, then down the tree, then on by first sight.

use super::dice::Dice;
use super::evaluate::exponential;
use super::prior::Advice;
use super::seen::{Given, Seen, fits};
use super::style::Style;
use super::tree::Tree;
use crate::decision::{Ask, Halt, Menu, Operand, Opt, Ruling};
use crate::law::verbs::{CLOSING, COUNT, DISCARD, SPEND, WITH};
use crate::notation::keys::operands;
use crate::play::{Choices, Decide, Position, Setup};
use crate::terms::Seat;
use crate::yardsticks::options::NEVER;

/// Where a try stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Leg {
    /// The answers given before the open question are repeated; the number says how many.
    Repeating(usize),
    /// In the tree, below this entry.
    Tree(u32),
    /// Beyond the tree.
    Playout,
    /// The imagined table asked something else than the true one; the try is void.
    Astray,
}

/// Answers for every seat during one try.
pub(super) struct Walk<'a> {
    pub(super) seen: &'a Seen,
    pub(super) style: &'a Style,
    pub(super) tree: &'a mut Tree,
    pub(super) dice: &'a mut Dice,
    pub(super) menu: &'a mut Menu,
    /// The entries tried, from the root down.
    pub(super) path: &'a mut Vec<u32>,
    /// What the seat has chosen before the question since it last did more than walk, the first choice first.
    pub(super) way: &'a [Opt],
    pub(super) leg: Leg,
    /// Whether it is enough that the imagined table asks the same; it may then offer more or fewer options.
    pub(super) lenient: bool,
}

impl Decide for Walk<'_> {
    fn decide(&mut self, at: Position<'_>, ask: &Ask, offer: &dyn Choices) -> Ruling<Opt> {
        self.menu.clear();
        offer.list(at, self.menu);
        match self.leg {
            Leg::Repeating(n) => match self.seen.given().get(n) {
                Some(given) => self.repeat(n, *given),
                None => self.arrive(at, ask),
            },
            Leg::Astray => Err(Halt::Question),
            leg => match (self.menu.options(), leg) {
                ([], _) => Err(self.astray()),
                ([only], leg) => {
                    let only = *only;
                    if let Leg::Tree(parent) = leg
                        && self.tree.get(parent).seat == ask.seat
                        && is_walk(at.setup, only)
                        && undoes(at, ask.seat, only, &self.earlier(ask.seat))
                    {
                        // Nobody is asked, so nothing but what led here can be left alone.
                        self.tree.warn_of(parent);
                    }
                    Ok(only)
                }
                (_, Leg::Tree(parent)) => Ok(self.descend(at, ask, parent, None)),
                _ => Ok(self.guess(at, ask)),
            },
        }
    }
}

impl Walk<'_> {
    fn astray(&mut self) -> Halt {
        self.leg = Leg::Astray;
        Halt::Question
    }

    /// Gives answer `n` of the unit again, if the imagined table offers it.
    fn repeat(&mut self, n: usize, given: Given) -> Ruling<Opt> {
        let fitting = || self.menu.options().iter().filter(|option| fits(given, **option));
        let count = u32::try_from(fitting().count()).unwrap_or(0);
        match fitting().nth(self.dice.below(count) as usize).copied() {
            Some(option) => {
                self.leg = Leg::Repeating(n + 1);
                Ok(option)
            }
            None => Err(self.astray()),
        }
    }

    /// The open question: what follows is the search's own choice, if the imagined table asks the same as the true one.
    fn arrive(&mut self, at: Position, ask: &Ask) -> Ruling<Opt> {
        if *ask != self.seen.ask {
            return Err(self.astray());
        }
        if self.menu.options() == self.seen.options {
            return Ok(self.descend(at, ask, 0, None));
        }
        let offered = self.menu.options();
        let shared: Vec<Opt> = self.seen.options.iter().copied().filter(|option| offered.contains(option)).collect();
        if self.lenient && !shared.is_empty() {
            return Ok(self.descend(at, ask, 0, Some(&shared)));
        }
        Err(self.astray())
    }

    /// Tries an option of a question in the tree.
    fn descend(&mut self, at: Position, ask: &Ask, parent: u32, among: Option<&[Opt]>) -> Opt {
        let style = self.style;
        let advice = Advice::on(at, ask);
        let earlier = self.earlier(ask.seat);
        let prior = |option| match advice.first_sight(at, ask, option) {
            _ if undoes(at, ask.seat, option, &earlier) => 0.0,
            first_sight if first_sight <= NEVER / 2 => 0.0,
            first_sight => exponential(small(first_sight) / style.temperature),
        };
        let (number, new) =
            self.tree.pick(parent, ask, among.unwrap_or(self.menu.options()), [style.curiosity, style.doubt], prior);
        self.path.push(number);
        self.leg = if new { Leg::Playout } else { Leg::Tree(number) };
        self.tree.get(number).option
    }

    /// What a seat has chosen before, in the tree and before the question, the last choice first.
    fn earlier(&self, seat: Seat) -> Vec<Opt> {
        let before = if seat == self.seen.seat() { self.way } else { &[] };
        let under = self.path.iter().rev().map(|number| self.tree.get(*number)).filter(|entry| entry.seat == seat);
        under.map(|entry| entry.option).chain(before.iter().rev().copied()).collect()
    }

    /// The option that looks best at first sight, give or take.
    fn guess(&mut self, at: Position, ask: &Ask) -> Opt {
        let options = self.menu.options();
        let count = u32::try_from(options.len()).unwrap_or(1);
        if self.dice.below(self.style.whim) == 0 {
            return options[self.dice.below(count) as usize];
        }
        let advice = Advice::on(at, ask);
        let mut best = (i32::MIN, options[0]);
        for option in options {
            let noise = self.dice.below(self.style.noise).cast_signed();
            let look = advice.first_sight(at, ask, *option) + noise;
            if look > best.0 {
                best = (look, *option);
            }
        }
        best.1
    }
}

/// Whether an option takes back a walk although nothing was done since: a move is not as good as the best of what could follow
/// it, or walking there and back would look as good as staying. Whoever fetches something goes back with reason: one that carries
/// things, from where some of its own lie that it has not brought there; but then it has to take some along. `earlier` has the
/// choices before, the last one first.
fn undoes(at: Position, seat: Seat, option: Opt, earlier: &[Opt]) -> bool {
    let setup = at.setup;
    if is_walk(setup, option) {
        let to_fetch = |from| at.faction(seat).tactics.carries.iter().any(|kind| at.count(seat, from, *kind) > 0);
        let fetches = || option.place(0).clearing().is_some_and(to_fetch);
        return way_back(setup, seat, option, earlier).is_some_and(|brought| brought || !fetches());
    }
    if carried(setup, seat, option) != Some(0) {
        return false;
    }
    let Some(walk) = earlier.iter().position(|before| is_walk(setup, *before)) else { return false };
    let takes_none = earlier[..walk].iter().all(|before| carried(setup, seat, *before).unwrap_or(0) == 0);
    takes_none && way_back(setup, seat, earlier[walk], &earlier[walk + 1..]).is_some()
}

/// Whether a walk takes back an earlier one since which its seat has only walked, and then whether things were carried on the way
/// there.
fn way_back(setup: &Setup, seat: Seat, walk: Opt, earlier: &[Opt]) -> Option<bool> {
    let mut brought = false;
    for before in earlier.iter().take_while(|before| is_only_walking(setup, seat, **before)) {
        if is_walk(setup, *before) {
            if [before.place(1), before.place(0)] == [walk.place(0), walk.place(1)] {
                return Some(brought);
            }
            brought = false;
        } else {
            brought |= carried(setup, seat, *before).is_some_and(|count| count > 0);
        }
    }
    None
}

/// How many of the things that a seat carries go along by this choice, which says what and how many, with a group or each by itself;
/// `None` if it is about something else.
fn carried(setup: &Setup, seat: Seat, with: Opt) -> Option<u8> {
    let said = operands(setup, with.verb());
    let [Operand::Piece, .., Operand::Count] = said else { return None };
    let (owner, kind) = with.piece_at(0);
    let own = owner == seat && setup.faction(seat).tactics.carries.contains(&kind);
    own.then(|| with.operand(said.len() - 1))
}

/// Whether an option takes pieces from one place to another.
pub(super) fn is_walk(setup: &Setup, option: Opt) -> bool {
    matches!(operands(setup, option.verb()), [Operand::Place, Operand::ToPlace, ..])
}

/// Whether an option of a seat only makes way for another choice.
pub(super) fn only_prepares(setup: &Setup, seat: Seat, option: Opt) -> bool {
    setup.faction(seat).tactics.prepares.contains(&option.verb())
}

/// Whether an option of a seat is a walk or does nothing beside one: who goes along, which card or item is paid, what is ended,
/// and what only makes way for another choice.
pub(super) fn is_only_walking(setup: &Setup, seat: Seat, option: Opt) -> bool {
    let verb = option.verb();
    is_walk(setup, option)
        || only_prepares(setup, seat, option)
        || [WITH, COUNT, SPEND, DISCARD].contains(&verb)
        || CLOSING.contains(&verb)
        || matches!(operands(setup, verb), [Operand::Item])
}

#[expect(clippy::cast_precision_loss, reason = "first sight is far below 2^24")]
const fn small(first_sight: i32) -> f32 {
    first_sight as f32
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Game;
    use crate::notation::patterns::Pattern;
    use crate::notation::position;

    /// A knight with two cards that move, and what lies in two clearings.
    fn keepers(relics: &str) -> Game {
        let text = format!(
            "seats: KI, MC
             {relics}
             KI move: royal-claim, armorers
             turn: KI daylight move"
        );
        position::read(&text).unwrap_or_else(|error| panic!("{error}")).game()
    }

    fn option(game: &Game, key: &str) -> Opt {
        let decision = game.decision().expect("a question");
        Pattern::new(key).find(game.setup(), decision).unwrap_or_else(|like| panic!("{key} may be {like:?}"))
    }

    /// Makes these choices, and says whether the option that is offered then takes them back.
    fn takes_back(mut game: Game, choices: &[&str], then: &str) -> bool {
        let mut earlier = Vec::new();
        for key in choices {
            let chosen = option(&game, key);
            game.choose_option(chosen).expect("what is offered can be chosen");
            earlier.insert(0, chosen);
        }
        undoes(game.position(), Seat(0), option(&game, then), &earlier)
    }

    #[test]
    fn a_relic_that_is_carried_to_and_fro_was_not_fetched() {
        let both = "clearing 1: KI 1 warrior, 1 figure\nKI figure-values: one 1";
        let there = ["retinue-move:1>5", "carry:figure:one:1"];
        assert!(takes_back(keepers(both), &there, "retinue-move:5>1"));
        assert!(!takes_back(keepers(both), &there, "retinue-move:5>2"), "it goes on");
    }

    #[test]
    fn a_relic_that_lies_there_is_fetched() {
        let there = "clearing 1: KI 1 warrior\nclearing 5: KI 1 figure\nKI figure-values: one 5";
        assert!(!takes_back(keepers(there), &["retinue-move:1>5"], "retinue-move:5>1"));
        let back = ["retinue-move:1>5", "retinue-move:5>1"];
        assert!(takes_back(keepers(there), &back, "carry:figure:one:0"), "whoever goes back for it takes it along");
        assert!(!takes_back(keepers(there), &back, "carry:figure:one:1"));
        assert!(!takes_back(keepers(there), &["retinue-move:1>5", "retinue-move:5>2"], "carry:figure:one:0"));
        let nothing = "clearing 1: KI 1 warrior";
        assert!(takes_back(keepers(nothing), &["retinue-move:1>5"], "retinue-move:5>1"));
    }
}
