//! BP.2.3 Guard Dogs: for a card the Patrol lets others share its rule.

use super::{Board, GUARD_DOGS};
use crate::clause;
use crate::decision::{Ask, Menu, Opt, Reason, Refusal, Ruling};
use crate::event::{Event, Value};
use crate::law::verbs::GIVE;
use crate::law::{cards, rule};
use crate::play::{Play, Position, Purpose};
use crate::terms::{Clearing, ClearingSet, Seat};

/// A share of this clearing was bought this turn.
static SHARED_ALREADY: Reason = Reason { key: "shared-already", values: &["clearing"] };
/// The guest has no piece there.
static NO_PIECE_HERE: Reason = Reason { key: "no-piece-of-yours-here", values: &["clearing"] };
/// The Patrol does not rule there.
static PATROL_DOES_NOT_RULE: Reason = Reason { key: "patrol-does-not-rule", values: &["clearing"] };

/// Lists the clearings whose rule the current player can share.
pub(super) fn offer(at: Position, me: Seat, menu: &mut Menu) {
    let guest = at.table.current();
    if guest == me {
        return;
    }
    let tried = if menu.explains() { at.clearings() } else { shareable(at, me, guest) };
    for clearing in tried.iter() {
        menu.test(Opt::at(GUARD_DOGS, clearing), may_share(at, me, guest, clearing));
    }
}

/// Where the guest has a piece and a card that matches, has not bought the share already, and the Patrol itself rules.
fn shareable(at: Position, me: Seat, guest: Seat) -> ClearingSet {
    let matched = at.matched(at.hand(guest)).without(at.board::<Board>(me).shared());
    rule::ruled_itself(at, me, at.present_among(guest, matched))
}

/// BP.2.3: a piece of the guest where the Patrol itself rules, and a card that matches. Whoever has bought this share
/// already gains nothing by another.
fn may_share(at: Position, me: Seat, guest: Seat, clearing: Clearing) -> Result<(), Refusal> {
    let refusal = |reason| Err(Refusal::with(reason, clause!("BP.2.3"), &[clearing.0]));
    if !at.present(guest, clearing) {
        return refusal(&NO_PIECE_HERE);
    }
    if !rule::is_ruler(at, me, clearing) {
        return refusal(&PATROL_DOES_NOT_RULE);
    }
    if at.board::<Board>(me).shared().has(clearing) {
        return refusal(&SHARED_ALREADY);
    }
    if !can_give(at, guest, clearing) {
        return refusal(&cards::NO_MATCHING_CARD);
    }
    Ok(())
}

/// Whether the guest has a card that matches.
fn can_give(at: Position, guest: Seat, clearing: Clearing) -> bool {
    at.any_matches(at.hand(guest), clearing)
}

/// The guest gives a matching card, a bird if it likes. Everybody sees its suit, only the two of them the card.
pub(super) fn share(play: &mut Play, me: Seat, option: Opt) -> Ruling {
    let clause = clause!("BP.2.3");
    let guest = play.current();
    let clearing = option.clearing(0);
    let chosen = play.choose(Ask::secret(guest, clause, "guard-dogs-card"), |at, menu| {
        let hand = at.hand(guest);
        at.matching(hand, clearing).for_each(|card| menu.offer(Opt::card(GIVE, card)));
    })?;
    let card = chosen.card_at(0);
    let suit = play.position().face(card).suit;
    cards::give(play, guest, me, card, clause);
    let board = play.board::<Board>(me);
    let mut shared = board.shared();
    shared.insert(clearing);
    board.shared = shared.to_bytes();
    play.tell(|| Event::new("shared-rule", clause).seat(guest).clearing(clearing).with("suit", Value::Suit(suit)));
    Ok(())
}

/// BP.2.3: for every purpose, until the turn ends. The share is the guest's own: it lasts even if the Patrol loses the
/// clearing meanwhile (our reading).
pub(super) fn shares_rule(at: Position, me: Seat, guest: Seat, among: ClearingSet, _: Purpose) -> ClearingSet {
    if guest == me || guest != at.table.current() {
        return ClearingSet::EMPTY;
    }
    at.board::<Board>(me).shared().and(among)
}

/// Clearings where somebody else could share the Patrol's rule on its turn.
pub(super) fn guarded(at: Position, me: Seat) -> ClearingSet {
    let has_guest = |clearing: &Clearing| at.meets_another(me, *clearing);
    rule::ruled_itself(at, me, at.clearings().iter().filter(has_guest).collect())
}
