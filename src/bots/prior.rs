//! How an option looks at first sight, before any search: the prior of the tree and the guide of playouts.
//!
//! Unit: hundredths of a victory point, compared with doing nothing. The faction that asks or is asked may know better
//! (`Tactics::first_sight`); here is what the base law says about everybody.

use super::hold;
use crate::decision::{Ask, Operand, Opt};
use crate::law::verbs;
use crate::law::{dominance, draft};
use crate::notation::keys::operands;
use crate::play::{CardKind, Position};
use crate::terms::{Card, Class, ClearingSet, Kind, Seat, order_by_key};
use crate::yardsticks::cards::card_worth;
use crate::yardsticks::options::{WARRIOR, battle, travel};

/// What a battle against somebody who is about to win by dominance is worth, and to come where there could be one.
const STOP: i32 = 200;
const COME: i32 = 120;

/// Whoever knows something about a question: the faction whose law asks it, and the faction that is asked. (Of an option
/// that somebody else offers knows whoever offers it.)
#[derive(Clone, Copy)]
pub(super) struct Advice {
    asking: Option<(Seat, Advise)>,
    asked: Option<(Seat, Advise)>,
    /// Whoever else is about to win by dominance, and the clearings it needs.
    to_stop: Option<(Seat, ClearingSet)>,
}

type Advise = fn(Position, Seat, &Ask, Opt) -> Option<i32>;

impl Advice {
    /// Finds out who knows something.
    pub(super) fn on(at: Position, ask: &Ask) -> Self {
        let owner = ask.clause.owner();
        let adviser = |seat: Seat| at.faction(seat).tactics.first_sight.map(|first_sight| (seat, first_sight));
        let asking = at.others(ask.seat).find(|seat| at.faction(*seat).code == owner);
        Self { asking: asking.and_then(adviser), asked: adviser(ask.seat), to_stop: hold::about_to_win(at, ask.seat) }
    }

    /// What an option promises the seat that is asked.
    pub(super) fn first_sight(self, at: Position, ask: &Ask, option: Opt) -> i32 {
        let ask_one =
            |adviser: Option<(Seat, Advise)>| adviser.and_then(|(me, first_sight)| first_sight(at, me, ask, option));
        let offering = || ask_one(offering(at, ask, option));
        ask_one(self.asking)
            .or_else(offering)
            .or_else(|| ask_one(self.asked))
            .unwrap_or_else(|| by_law(at, ask.seat, option))
            .saturating_add(self.stops(at, option))
    }

    /// What it is worth beyond that to stop somebody who would win by dominance: a battle in a clearing that is needed, or to come
    /// to one.
    fn stops(self, at: Position, option: Opt) -> i32 {
        let Some((holder, needed)) = self.to_stop else { return 0 };
        let comes = |n: usize| option.place(n).clearing().is_some_and(|clearing| needed.has(clearing));
        match operands(at.setup, option.verb()) {
            [Operand::Clearing, Operand::Seat, ..] if comes(0) && option.seat_at(1) == holder => STOP,
            [Operand::Place, Operand::ToPlace, ..] if comes(1) && !comes(0) => COME,
            _ => 0,
        }
    }
}

/// The faction of somebody else whose word the option is: it may offer something between the steps of any turn.
fn offering(at: Position, ask: &Ask, option: Opt) -> Option<(Seat, Advise)> {
    let number = option.verb().faction().filter(|number| *number != at.faction(ask.seat).number)?;
    let seat = at.others(ask.seat).find(|seat| at.faction(*seat).number == number)?;
    at.faction(seat).tactics.first_sight.map(|first_sight| (seat, first_sight))
}

fn by_law(at: Position, me: Seat, option: Opt) -> i32 {
    match option.verb() {
        verbs::CRAFT => craft(at, option.card_at(0)),
        verbs::BATTLE => battle(at, me, option.clearing(0), option.seat_at(1)),
        verbs::AMBUSH => 60,
        verbs::USE => 50,
        verbs::MOVE => match (option.place(0).clearing(), option.place(1).clearing()) {
            (Some(from), Some(to)) => travel(at, me, from, to),
            // Nobody rules a forest, and nothing is to be had there.
            _ => 0,
        },
        verbs::LOSE => -piece(at, option.piece_at(0)),
        verbs::REMOVE => -piece(at, option.piece_at(1)),
        verbs::DISCARD | verbs::SPEND | verbs::GIVE | verbs::PUT_BACK => -card_worth(at, option.card_at(0)),
        verbs::PICK => pick(at, me, option.operand(0).into()),
        verbs::CLAIM => claim(at, me, [option.card_at(0), option.card_at(1)]),
        verbs::TAKE => card_worth(at, option.card_at(0)),
        verbs::ACTIVATE => -300,
        // Whoever sets out rather takes many along.
        verbs::WITH => 4 * i32::from(option.operand(1).min(5)),
        verbs::COUNT => 4 * i32::from(option.operand(0).min(5)),
        verb if verb.faction() == Some(at.faction(me).number) => 25,
        _ => 0,
    }
}

/// A dominance card costs a card that serves as well for everything else (LAW-4.2j). Only whoever could play for
/// dominance has a use for it.
fn claim(at: Position, me: Seat, [claimed, spent]: [Card; 2]) -> i32 {
    let fee = if dominance::within_reach(at, me, claimed) { 80 } else { 300 };
    -fee - card_worth(at, spent)
}

/// A faction with which the table can still reach as far as is advised (LAW-9.1a), then one of those to which the draft leads
/// whoever holds these cards: as good as any, and not the same one each evening.
fn pick(at: Position, me: Seat, place: usize) -> i32 {
    let Some(card) = at.setup.pool().get(place) else { return 0 };
    let others = at.setup.pool().iter().enumerate().filter(|(other, _)| *other != place);
    let (picked, mut left): (Vec<_>, Vec<_>) = others.partition(|(other, _)| at.setup.taken_by(*other).is_some());
    order_by_key(&mut left, |(_, card)| std::cmp::Reverse(card.reach));
    let to_come = at.seats().filter(|seat| *seat != me && at.faction(*seat).is_undecided()).count();
    let table: Vec<_> =
        picked.into_iter().chain(left.into_iter().take(to_come)).map(|(_, card)| card).chain([card]).collect();
    let total = draft::total_reach(&table.iter().map(|card| (card.seat.faction, card.reach)).collect::<Vec<_>>());
    let short = draft::advised_reach(at.setup.seats.len()).saturating_sub(total);
    let held = at.hand(me).iter().fold(0u32, |sum, card| sum * 31 + u32::from(card.0));
    let whim = (held ^ u32::from(card.seat.faction.number)).wrapping_mul(0x9e37_79b1) >> 26;
    -100 * i32::from(short) + whim.cast_signed()
}

fn craft(at: Position, card: Card) -> i32 {
    match at.face(card).kind {
        CardKind::Item { points, .. } => 90 * i32::from(points),
        CardKind::Immediate(_) => 60,
        _ => 50,
    }
}

fn piece(at: Position, (owner, kind): (Seat, Kind)) -> i32 {
    match at.piece(owner, kind).class {
        Class::Warrior => WARRIOR,
        Class::Token => 80,
        Class::Building => 120,
        Class::Pawn => 150,
    }
}
