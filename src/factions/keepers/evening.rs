//! KI-15.6 Evening: crowds shrink, the Retinue grows or is put in order, cards are drawn.

use super::retinue::{self, Column};
use super::{ADD, Board, Figures, SEND, SHIFT, WARRIOR, stations};
use crate::clause;
use crate::decision::{Ask, Menu, Opt, Reason, Refusal, Ruling};
use crate::event::Value;
use crate::law::turn::{self, Acted};
use crate::law::{cards, piles, removal};
use crate::play::{Action, Cause, Flow, Loss, Play, Position};
use crate::terms::{Seat, Store};

/// The Retinue holds as many cards as it can.
static RETINUE_FULL: Reason = Reason { key: "retinue-full", values: &["cards", "most"] };

/// KI-15.6.1: one warrior from each clearing with too many, all at once.
pub(super) fn live_off_the_land(play: &mut Play, me: Seat) -> Ruling<Flow> {
    let at = play.position();
    let crowd = at.figures::<Figures>(me).crowd;
    let mut losses = Vec::new();
    for clearing in at.table.clearings_with(me, WARRIOR).iter() {
        if at.count(me, clearing, WARRIOR) >= crowd {
            let (by, cause) = (Some(me), Cause::Effect);
            losses.push(Loss { by, owner: me, kind: WARRIOR, count: 1, clearing, cause, instead: false });
        }
    }
    removal::remove(play, &losses, clause!("KI-15.6.1"))?;
    Ok(Flow::Done)
}

/// KI-15.6.2: cards of the hand one after the other, or one card of the Retinue to another column.
pub(super) fn gather(play: &mut Play, me: Seat) -> Ruling<Flow> {
    let has_cards = !play.table.hand(me).is_empty();
    let ask = Ask { seat: me, clause: clause!("KI-15.6.2"), prompt: "gather", secret: has_cards };
    let actions: &[&Action] = if play.table.turn.used == 0 { &[&ADD_ACTION, &SHIFT_ACTION] } else { &[&ADD_ACTION] };
    match turn::act(play, ask, actions, true)? {
        Acted::Action(option) if option.verb() == ADD => {
            play.table.turn.used = 1;
            Ok(Flow::Again)
        }
        Acted::Finished | Acted::Action(_) => Ok(Flow::Done),
        Acted::Offer => Ok(Flow::Again),
    }
}

/// KI-15.6.2: any card, to any column (KI-E29).
static ADD_ACTION: Action = Action {
    offer: |at, me, menu| {
        let check = has_room(at, me);
        for card in at.distinct(at.hand(me)) {
            for column in Column::ALL {
                menu.test(Opt::of(ADD, card.0, column as u8, 0), check);
            }
        }
    },
    verbs: &[ADD],
    run: |play, me, option| {
        let at = play.position();
        let Some(column) = Column::of(option.operand(1)).and_then(|column| retinue::store(at, me, column)) else {
            return Ok(());
        };
        piles::shift(play, me, [Store::Hand(me), column], option.card_at(0), clause!("KI-15.6.2"));
        Ok(())
    },
};

fn has_room(at: Position, me: Seat) -> Result<(), Refusal> {
    if retinue::room(at, me) == 0 {
        let numbers = [retinue::size(at, me), at.figures::<Figures>(me).retinue_room];
        return Err(Refusal::with(&RETINUE_FULL, clause!("KI-15.6.2"), &numbers));
    }
    Ok(())
}

/// KI-15.6.2: a card of the Retinue goes to another column.
static SHIFT_ACTION: Action = Action { offer: offer_shifts, verbs: &[SHIFT, SEND], run: shift };

fn offer_shifts(at: Position, me: Seat, menu: &mut Menu) {
    for from in Column::ALL {
        let cards = retinue::cards(at, me, from);
        for card in at.distinct(cards) {
            for to in Column::ALL {
                if to != from {
                    menu.offer(Opt::of(SHIFT, card.0, from as u8, to as u8));
                }
            }
        }
        if retinue::retainers(at, me, from) > 0 {
            for to in Column::ALL {
                if to != from {
                    menu.offer(Opt::of(SEND, from as u8, to as u8, 0));
                }
            }
        }
    }
}

fn shift(play: &mut Play, me: Seat, option: Opt) -> Ruling {
    let clause = clause!("KI-15.6.2");
    let at = play.position();
    if option.verb() == SHIFT {
        let store = |number| Column::of(number).and_then(|column| retinue::store(at, me, column));
        if let (Some(from), Some(to)) = (store(option.operand(1)), store(option.operand(2))) {
            piles::shift(play, me, [from, to], option.card_at(0), clause);
        }
        return Ok(());
    }
    if let (Some(from), Some(to)) = (Column::of(option.operand(0)), Column::of(option.operand(1))) {
        let board = play.board::<Board>(me);
        board.retainers[from as usize] -= 1;
        board.retainers[to as usize] += 1;
        board.acted = [0; 3];
        let piles = [("from-pile", Value::Key(from.key())), ("pile", Value::Key(to.key()))];
        play.tell_of(me, "sent-retainer", clause, &piles);
    }
    Ok(())
}

/// KI-15.6.3: a card, and one more for each waystation on the map.
pub(super) fn next_draw(at: Position, me: Seat) -> u8 {
    at.figures::<Figures>(me).draw_base.saturating_add(stations::on_map(at, me))
}

/// KI-15.6.3 Draw and discard.
pub(super) fn draw(play: &mut Play, me: Seat) -> Ruling<Flow> {
    let count = next_draw(play.position(), me);
    cards::draw_and_discard(play, me, count, clause!("KI-15.6.3"))?;
    Ok(Flow::Done)
}
