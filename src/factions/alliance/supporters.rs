//! The Supporters stack (WA-2.3): cards that only the Alliance sees, and only their suit counts.

use super::bases;
use crate::clause;
use crate::clause::Clause;
use crate::decision::{Ask, Opt, Reason, Refusal, Ruling, Verb};
use crate::law::verbs::{DISCARD, SPEND};
use crate::law::{cards, piles};
use crate::play::{Flow, PileInfo, Play, Position, Sight};
use crate::terms::{Card, CardSet, Clearing, Seat, Store};

/// Fewer supporters match the clearing than are needed.
static TOO_FEW_SUPPORTERS: Reason = Reason { key: "too-few-supporters", values: &["clearing", "have", "needed"] };

/// The name of the pile.
const KEY: &str = "supporters";
/// Cards the stack holds while no base is on the map (WA-2.3c).
const CAPACITY: u8 = 5;
/// Cards it starts with (WA-3.4).
const FIRST: u8 = 3;

/// WA-2.3a, WA-2.3c.
pub(super) static PILES: &[PileInfo] =
    &[PileInfo { sight: Sight::Owner, room: Some(room), ..PileInfo::open(KEY, clause!("WA-2.3a")) }];

/// WA-2.3c. Where the loss of the last base has won the game for somebody, nothing more is discarded (EDGE-11).
fn room(at: Position, me: Seat) -> u8 {
    let has_ended = at.table.turn.result().is_some();
    if bases::on_map(at, me) > 0 || has_ended { u8::MAX } else { CAPACITY }
}

/// The stack as a place for cards.
pub(super) fn stack(at: Position, me: Seat) -> Option<Store> {
    piles::own(at, me, KEY)
}

/// The supporters.
pub(super) fn all(at: Position, me: Seat) -> CardSet {
    stack(at, me).map_or(CardSet::EMPTY, |stack| at.cards(stack))
}

/// The supporters that match a clearing, birds among them (WA-2.3d).
pub(super) fn matching(at: Position, me: Seat, clearing: Clearing) -> CardSet {
    all(at, me).and(at.setup.deck.serving_any(at.suits(clearing)))
}

/// Whether so many supporters match a clearing.
///
/// # Errors
/// `too-few-supporters`.
pub(super) fn suffice(at: Position, me: Seat, clearing: Clearing, needed: u8, clause: Clause) -> Result<(), Refusal> {
    let have = u8::try_from(matching(at, me, clearing).len()).unwrap_or(u8::MAX);
    if have < needed {
        return Err(Refusal::with(&TOO_FEW_SUPPORTERS, clause, &[clearing.0, have, needed]));
    }
    Ok(())
}

/// Lets the Alliance spend supporters that match a clearing. Which of them could be spent tells what lies on the stack,
/// unless all of it goes; where every one that matches goes there is nothing to choose.
pub(super) fn spend(play: &mut Play, me: Seat, clearing: Clearing, count: u8, clause: Clause) -> Ruling {
    let Some(stack) = stack(play.position(), me) else { return Ok(()) };
    let everything = play.position().cards(stack).len() <= usize::from(count);
    for left in (1..=usize::from(count)).rev() {
        let among = matching(play.position(), me, clearing);
        let most = if among.len() <= left { 1 } else { usize::MAX };
        let head = Ask { seat: me, clause, prompt: "spend-supporter", secret: !everything };
        let Some(card) = ask(play, head, among, SPEND, most)? else { break };
        piles::spend_from(play, me, stack, card, clause);
    }
    Ok(())
}

/// WA-2.4a: discards every supporter that matches a clearing.
pub(super) fn abandon(play: &mut Play, me: Seat, clearing: Clearing) {
    let at = play.position();
    let (Some(stack), lost) = (stack(at, me), matching(at, me, clearing)) else { return };
    for card in lost.iter() {
        piles::discard_from(play, me, stack, card, clause!("WA-2.4a"));
    }
}

/// WA-2.4b: without a base, down to what the stack holds.
pub(super) fn fall_to_capacity(play: &mut Play, me: Seat) -> Ruling {
    let clause = clause!("WA-2.4b");
    let Some(stack) = stack(play.position(), me) else { return Ok(()) };
    while bases::on_map(play.position(), me) == 0 && all(play.position(), me).len() > usize::from(CAPACITY) {
        let cards = all(play.position(), me);
        let head = Ask::secret(me, clause, "discard-supporter");
        let Some(card) = ask(play, head, cards, DISCARD, usize::MAX)? else { break };
        piles::discard_from(play, me, stack, card, clause);
    }
    Ok(())
}

/// Asks for one of these supporters, of which so many are offered; `None` if there is none.
fn ask(play: &mut Play, head: Ask, among: CardSet, verb: Verb, most: usize) -> Ruling<Option<Card>> {
    if among.is_empty() {
        return Ok(None);
    }
    let chosen = play.choose(head, |at, menu| {
        at.distinct(among).take(most).for_each(|card| menu.offer(Opt::card(verb, card)));
    })?;
    Ok(Some(chosen.card_at(0)))
}

/// WA-3.4: three cards of the deck. Bases and sympathy lie on their spaces from the start.
pub(super) fn gather(play: &mut Play, me: Seat) -> Ruling<Flow> {
    if let Some(stack) = stack(play.position(), me) {
        cards::draw_to(play, me, stack, FIRST, clause!("WA-3.4"))?;
    }
    Ok(Flow::Done)
}
