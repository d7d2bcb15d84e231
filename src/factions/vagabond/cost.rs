//! VB-7.0: what actions cost. Items are exhausted before the action, and in full (VB-E62); the Jailor may spend a card for
//! one of them (VB-3.12).

use super::characters::Special;
use super::satchel;
use super::{Board, COERCE, EXHAUST, here, state};
use crate::clause;
use crate::clause::Clause;
use crate::decision::{Ask, Opt, Reason, Refusal, Ruling};
use crate::law::{cards, scoring, units};
use crate::play::{Payment, Play, Position, Verdict};
use crate::table::Task;
use crate::terms::{Card, CardSet, Held, Item, Seat, SuitSet, Voice};

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

fn suits(want: Want, held: Held) -> bool {
    held.is_ready() && want.is_none_or(|item| held.item() == item)
}

/// Whether these items can be exhausted, a card in place of one of them included. `kept` are cards that the action needs
/// itself.
///
/// # Errors
/// What is lacking.
pub(super) fn check(at: Position, me: Seat, wants: &[Want], kept: CardSet, clause: Clause) -> Result<(), Refusal> {
    let (lacking, refusal) = lacking(state(at, me), wants, clause);
    match refusal {
        Some(refusal) if lacking > 1 || coercing(at, me, kept).is_empty() => Err(refusal),
        _ => Ok(()),
    }
}

/// How many of these items are not ready, and the refusal that says so.
fn lacking(board: &Board, wants: &[Want], clause: Clause) -> (u8, Option<Refusal>) {
    let (mut lacking, mut refusal) = (0, None);
    for (n, want) in wants.iter().enumerate().filter(|(n, want)| !wants[..*n].contains(want)) {
        let needed = u8::try_from(wants[n..].iter().filter(|other| *other == want).count()).unwrap_or(u8::MAX);
        let ready = board.count(|held| suits(*want, held));
        if ready < needed {
            lacking += needed - ready;
            let reason = want.map_or(&NO_ITEM_READY, |item| &TOO_FEW[item.index()]);
            refusal = Some(Refusal::with(reason, clause, &[ready, needed]));
        }
    }
    (lacking, refusal)
}

/// Asks which item of this kind is exhausted, where there is a choice, and exhausts it. Gives back the item; `None` if a
/// card stood for it.
///
/// # Errors
/// Suspends while the question is open.
pub(super) fn pay(play: &mut Play, me: Seat, want: Want, clause: Clause) -> Ruling<Option<Held>> {
    pay_but(play, me, (want, &[]), CardSet::EMPTY, clause)
}

/// The same while these items are still to be paid, and without these cards.
///
/// # Errors
/// Suspends while the question is open.
pub(super) fn pay_but(
    play: &mut Play,
    me: Seat,
    (want, rest): (Want, &[Want]),
    kept: CardSet,
    clause: Clause,
) -> Ruling<Option<Held>> {
    let may_coerce = may_coerce(play.position(), me);
    let asked = 1 + rest.iter().filter(|other| **other == want).count();
    let ready = usize::from(state(play.position(), me).count(|held| suits(want, held)));
    // Where all of them are exhausted their order is of no account.
    let most = if !may_coerce && ready == asked { 1 } else { usize::MAX };
    exhaust_one_of(play, me, (want, rest), (most, kept), clause)
}

/// Asks for one item of so many, or for a card in its place, and exhausts it.
fn exhaust_one_of(
    play: &mut Play,
    me: Seat,
    (want, rest): (Want, &[Want]),
    (most, kept): (usize, CardSet),
    clause: Clause,
) -> Ruling<Option<Held>> {
    let ask = Ask { secret: may_coerce(play.position(), me), ..Ask::open(me, clause, "exhaust-item") };
    let chosen = play.choose(ask, |at, menu| {
        let items = state(at, me).distinct(|held| suits(want, held));
        items.take(most).for_each(|held| menu.offer(Opt::held(EXHAUST, held)));
        // One card stands for one item: the others have to be there.
        if lacking(state(at, me), rest, clause).0 == 0 {
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
    (0..wants.len()).try_for_each(|n| {
        let rest = &wants[n + 1..];
        pay_but(play, me, (wants[n], rest), CardSet::EMPTY, clause).map(|_| ())
    })
}

/// Where warriors are paid he exhausts items, any that are ready (VB-2.2), or spends a card for one of them (VB-3.12).
pub(super) const PAYMENT: Payment = Payment {
    most: |at, me| state(at, me).count(Held::is_ready) + u8::from(!coercing(at, me, CardSet::EMPTY).is_empty()),
    hinges: Some(|at, me, count| may_coerce(at, me) && state(at, me).count(Held::is_ready) + 1 == count),
    pay: pay_any,
};

/// VB-2.2: so many items, asked for one by one.
fn pay_any(play: &mut Play, me: Seat, _: Seat, count: u8) -> Ruling {
    let wants = vec![None; count.into()];
    for n in 0..wants.len() {
        if (PAYMENT.most)(play.position(), me) == 0 {
            break;
        }
        exhaust_one_of(play, me, (None, &wants[n + 1..]), (usize::MAX, CardSet::EMPTY), clause!("VB-2.2"))?;
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
        Some(clearing) => {
            let hand = at.hand(me).without(kept);
            hand.and(cards::payable(at, me, at.suits(clearing)))
        }
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
    if crafter != me || state(at, me).ready(Item::Hammer) >= icons {
        return Verdict::Silent;
    }
    let others = coercing(at, me, [card].into_iter().collect());
    if others.is_empty() && !coercing(at, me, CardSet::EMPTY).is_empty() {
        let ready = state(at, me).ready(Item::Hammer);
        let refusal = Refusal::with(&TOO_FEW[Item::Hammer.index()], clause!("VB-5.1a"), &[ready, icons]);
        return Verdict::Forbidden(refusal);
    }
    Verdict::Silent
}
