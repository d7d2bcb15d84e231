//! C.5.2.IV Mark for Death: a card takes a warrior off anywhere it matches, and an ego is placed.

use super::{Board, MARK, ego};
use crate::clause;
use crate::decision::{Ask, Menu, Opt, Reason, Refusal, Ruling, pack_piece};
use crate::law::verbs::REMOVE;
use crate::law::{cards, removal};
use crate::play::{Action, Cause, Loss, Play, Position};
use crate::terms::{Class, Clearing, Kind, Seat, Suit};

/// It was taken this turn.
static MARKED_ALREADY: Reason = Reason { key: "marked-already", values: &[] };
/// No warrior can be removed from a clearing that the card matches.
static NOBODY_TO_MARK: Reason = Reason { key: "nobody-to-mark", values: &[] };

/// C.5.2.IV.
pub(super) static MARK_ACTION: Action = Action { offer: offer_cards, verbs: &[MARK], run: mark };

fn offer_cards(at: Position, me: Seat, menu: &mut Menu) {
    for card in at.distinct(at.hand(me)) {
        menu.test(Opt::card(MARK, card), may_mark(at, me, at.face(card).suit));
    }
}

fn may_mark(at: Position, me: Seat, suit: Suit) -> Result<(), Refusal> {
    let clause = clause!("C.5.2.IV");
    if at.board::<Board>(me).marked == 1 {
        return Err(Refusal::new(&MARKED_ALREADY, clause));
    }
    let mut targets = Menu::one_of(1);
    offer_targets(at, me, suit, &mut targets);
    if targets.is_empty() {
        return Err(Refusal::new(&NOBODY_TO_MARK, clause));
    }
    Ok(())
}

/// Lists the warriors in clearings that a card of this suit matches. The Chameleander itself is one of them while an
/// ego may go in its place (our reading).
fn offer_targets(at: Position, me: Seat, suit: Suit, menu: &mut Menu) {
    for clearing in at.clearings().iter().filter(|clearing| at.suits(*clearing).served_by(suit)) {
        for owner in at.seats().filter(|owner| at.present(*owner, clearing)) {
            for kind in at.faction(owner).kinds_of(Class::Warrior).iter() {
                if at.count(owner, clearing, kind) > 0 && !at.piece(owner, kind).unseen {
                    let option = Opt::of(REMOVE, clearing.0, pack_piece(owner, kind), 0);
                    menu.test(option, removal::may_remove(at, &marked(me, owner, kind, clearing)));
                }
            }
        }
    }
}

const fn marked(me: Seat, owner: Seat, kind: Kind, clearing: Clearing) -> Loss {
    Loss { by: Some(me), owner, kind, count: 1, clearing, cause: Cause::Effect, instead: false }
}

fn mark(play: &mut Play, me: Seat, option: Opt) -> Ruling {
    let clause = clause!("C.5.2.IV");
    let card = option.card_at(0);
    let suit = play.position().face(card).suit;
    cards::spend(play, me, card, clause);
    play.board::<Board>(me).marked = 1;
    let ask = Ask::open(me, clause, "mark-for-death");
    let chosen = play.choose(ask, |at, menu| offer_targets(at, me, suit, menu))?;
    let (owner, kind) = chosen.piece_at(1);
    removal::remove(play, &[marked(me, owner, kind, chosen.clearing(0))], clause)?;
    ego::place(play, me, clause)
}
