//! VB-7.0: what actions cost. Items are exhausted before the action, and in full (VB-E62); the Jailor may spend a card for
//! one of them (VB-3.12).

use super::characters::Special;
use super::satchel;
use super::{Board, COERCE, EXHAUST, ITEMS_HELD, here, state};
use crate::clause;
use crate::clause::Clause;
use crate::decision::{Ask, Opt, Reason, Refusal, Ruling};
use crate::law::{cards, scoring, units};
use crate::play::{Payment, Play, Position, Verdict};
use crate::table::Task;
use crate::terms::{Card, CardSet, Held, HeldSet, Item, Seat, SuitSet, Voice};

/// Too few face-up undamaged items of the kind that is asked for.
static TOO_FEW: [Reason; 8] = {
    const fn reason(key: &'static str) -> Reason {
        Reason { key, values: &["ready", "needed"] }
    }
    [
        reason("no-bag-ready"),
        reason("no-boot-ready"),
        reason("no-coin-ready"),
        reason("no-crossbow-ready"),
        reason("no-hammer-ready"),
        reason("no-sword-ready"),
        reason("no-tea-ready"),
        reason("no-torch-ready"),
    ]
};
/// Too few face-up undamaged items of any kind.
static NO_ITEM_READY: Reason = Reason { key: "no-item-ready", values: &["ready", "needed"] };

/// An item that is asked for: one of a kind, or any.
pub(super) type Want = Option<Item>;

/// The items that serve.
fn serving(want: Want) -> HeldSet {
    want.map_or(HeldSet::READY, |item| HeldSet::READY.and(HeldSet::of(item)))
}

/// How often the same is asked for.
fn times(want: Want, wants: &[Want]) -> u8 {
    wants.iter().map(|other| u8::from(*other == want)).sum()
}

/// Whether one item can be exhausted, or a card in its place.
///
/// # Errors
/// What is lacking.
#[inline(never)] // Almost every action asks this: one copy is enough.
pub(super) fn check_one(at: Position, me: Seat, want: Want, clause: Clause) -> Result<(), Refusal> {
    check(at, me, &[want], CardSet::EMPTY, clause)
}

/// Whether these items can be exhausted, a card in place of one of them included. `kept` are cards that the action needs
/// itself.
///
/// # Errors
/// What is lacking.
pub(super) fn check(at: Position, me: Seat, wants: &[Want], kept: CardSet, clause: Clause) -> Result<(), Refusal> {
    let (count, lack) = lacking(state(at, me), wants, clause);
    if count == 1 && !coercing(at, me, kept).is_empty() { Ok(()) } else { lack }
}

/// How many of these items are not ready, and what says so of the last of them.
fn lacking(board: &Board, wants: &[Want], clause: Clause) -> (u8, Result<(), Refusal>) {
    let (mut count, mut lack) = (0, Ok(()));
    for (n, want) in wants.iter().enumerate() {
        let (ready, needed) = (board.count(serving(*want)), times(*want, &wants[..=n]));
        if ready < needed {
            count += 1;
            let reason = want.map_or(&NO_ITEM_READY, |item| &TOO_FEW[item.index()]);
            lack = Err(Refusal::with(reason, clause, &[ready, needed]));
        }
    }
    (count, lack)
}

/// Asks which item of this kind is exhausted, where there is a choice, and exhausts it. Gives back the item; `None` if a
/// card stood for it.
///
/// # Errors
/// Suspends while the question is open.
#[inline(never)] // Almost every action begins so: one copy is enough.
pub(super) fn pay(play: &mut Play, me: Seat, want: Want, clause: Clause) -> Ruling<Option<Held>> {
    pay_but(play, me, want, CardSet::EMPTY, clause)
}

/// The same without these cards.
///
/// # Errors
/// Suspends while the question is open.
pub(super) fn pay_but(play: &mut Play, me: Seat, want: Want, kept: CardSet, clause: Clause) -> Ruling<Option<Held>> {
    exhaust_one_of(play, me, (want, &[]), (1, kept), clause)
}

/// Asks for one item, or for a card in its place, and exhausts it, while the rest is still to be paid. `count` says how many
/// like it are paid in all, or 0 where each of them is asked for; of the cards in `kept` none is spent.
fn exhaust_one_of(
    play: &mut Play,
    me: Seat,
    (want, rest): (Want, &[Want]),
    (count, kept): (u8, CardSet),
    clause: Clause,
) -> Ruling<Option<Held>> {
    let secret = may_coerce(play.position(), me);
    let ask = Ask { secret, ..Ask::open(me, clause, "exhaust-item") };
    let chosen = play.choose(ask, |at, menu| {
        let board = state(at, me);
        let items = if secret { board.distinct(serving(want)) } else { board.choice(serving(want), count) };
        satchel::offer(items, EXHAUST, menu);
        // One card stands for one item: the others have to be there.
        if secret && lacking(board, rest, clause).0 == 0 {
            at.distinct(coercing(at, me, kept)).for_each(|card| menu.offer(Opt::card(COERCE, card)));
        }
    })?;
    if chosen.verb() == COERCE {
        coerce(play, me, chosen.card_at(0))?;
        return Ok(None);
    }
    satchel::exhaust(play, me, chosen.held_at(0), clause);
    Ok(Some(chosen.held_at(0)))
}

/// The same for several items, one after the other.
///
/// # Errors
/// Suspends while a question is open.
pub(super) fn pay_all(play: &mut Play, me: Seat, wants: &[Want], clause: Clause) -> Ruling {
    for (n, want) in wants.iter().enumerate() {
        let count = times(*want, &wants[n..]);
        exhaust_one_of(play, me, (*want, &wants[n + 1..]), (count, CardSet::EMPTY), clause)?;
    }
    Ok(())
}

/// Where warriors are paid he exhausts items, any that are ready (VB-2.2), or spends a card for one of them (VB-3.12).
pub(super) const PAYMENT: Payment = Payment {
    most: most_paid,
    hinges: Some(|at, me, count| may_coerce(at, me) && state(at, me).count(HeldSet::READY) + 1 == count),
    pay: pay_any,
};

fn most_paid(at: Position, me: Seat) -> u8 {
    state(at, me).count(HeldSet::READY) + u8::from(!coercing(at, me, CardSet::EMPTY).is_empty())
}

/// VB-2.2: so many items, asked for one by one.
fn pay_any(play: &mut Play, me: Seat, _: Seat, count: u8) -> Ruling {
    let wants: [Want; ITEMS_HELD] = [None; ITEMS_HELD];
    for left in (0..usize::from(count)).rev() {
        if most_paid(play.position(), me) == 0 {
            break;
        }
        let rest = &wants[..left.min(ITEMS_HELD)];
        exhaust_one_of(play, me, (None, rest), (0, CardSet::EMPTY), clause!("VB-2.2"))?;
    }
    Ok(())
}

/// VB-3.12: whether the Jailor may still coerce this turn, as far as everybody can see.
fn may_coerce(at: Position, me: Seat) -> bool {
    let board = state(at, me);
    board.can(Special::Coerce)
        && board.used == 0
        && at.table.current() == me
        && here(at, me).is_some()
        && !at.hand(me).is_empty()
}

/// The cards that can stand for an item now.
pub(super) fn coercing(at: Position, me: Seat, kept: CardSet) -> CardSet {
    match here(at, me).filter(|_| may_coerce(at, me)) {
        Some(clearing) => at.hand(me).without(kept).and(cards::payable(at, me, at.suits(clearing))),
        None => CardSet::EMPTY,
    }
}

/// Spends a card in place of an item; the point is lost after the action (VB-E80).
///
/// # Errors
/// Suspends while a question is open.
fn coerce(play: &mut Play, me: Seat, card: Card) -> Ruling {
    play.board::<Board>(me).used = 1;
    let suits = here(play.position(), me).map_or(SuitSet::EMPTY, |clearing| play.position().suits(clearing));
    cards::spend_for(play, me, card, suits, clause!("VB-3.12"));
    units::queue(play, Task { owner: Voice::seat(me).0, id: COERCED, a: 0, b: 0 })
}

/// Number of [`coerced`] among the tasks.
const COERCED: u8 = 0;

/// VB-3.12: after the action that a card has served, a point is lost.
#[expect(clippy::unnecessary_wraps, reason = "a unit that waits has the shape of a rule")]
pub(super) fn coerced(play: &mut Play, me: Seat, _: u8, _: u8) -> Ruling {
    scoring::lose(play, me, 1, clause!("VB-3.12"));
    Ok(())
}

/// A card that would stand for a hammer cannot be the one that is crafted (VB-5.1a, VB-3.12).
pub(super) fn may_craft(at: Position, me: Seat, crafter: Seat, card: Card) -> Verdict {
    let icons = at.face(card).cost.map_or(0, |cost| cost.icons());
    let ready = state(at, me).ready(Item::Hammer);
    if crafter != me || ready >= icons {
        return Verdict::Silent;
    }
    let mut others = coercing(at, me, CardSet::EMPTY);
    let coerces = !others.is_empty();
    others.remove(card);
    if coerces && others.is_empty() {
        let refusal = Refusal::with(&TOO_FEW[Item::Hammer.index()], clause!("VB-5.1a"), &[ready, icons]);
        return Verdict::Forbidden(refusal);
    }
    Verdict::Silent
}
