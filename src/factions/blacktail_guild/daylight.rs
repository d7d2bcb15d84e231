//! BG.5 Daylight: any number of actions, paid with builders.

use super::{
    APPRENTICE, Board, DEMOLISH, Figures, GARRISON, REFURBISH, WARRIOR, WORKSITE, boxes_of, choose_builder,
    spend_builder,
};
use crate::clause;
use crate::clause::Clause;
use crate::decision::{Ask, Menu, Opt, Reason, Refusal, Ruling};
use crate::event::{Event, Value};
use crate::law::{cards, crafting, items, placing, rule, supply, turn};
use crate::play::{Action, Flow, Placing, Play, Position, Purpose};
use crate::terms::{Clearing, Seat, Suit, SuitSet};

/// The Builders box of that suit holds too few.
static TOO_FEW_BUILDERS: Reason = Reason { key: "too-few-builders", values: &["have", "needed"] };
/// No worksite is left.
static NO_WORKSITE_LEFT: Reason = Reason { key: "no-worksite-left", values: &[] };
/// Demolish was used this turn.
static DEMOLISHED_ALREADY: Reason = Reason { key: "demolished-already", values: &[] };
/// No item the Guild may take lies there.
static NO_ITEM_THERE: Reason = Reason { key: "no-item-there", values: &["clearing"] };
/// That player has no piece in the clearing.
static NOT_PRESENT: Reason = Reason { key: "player-not-there", values: &["clearing"] };

/// BG.5: actions in any order and number.
pub(super) fn work(play: &mut Play, me: Seat) -> Ruling<Flow> {
    let actions: &[&Action] = &[&GARRISON_ACTION, &REFURBISH_ACTION, &APPRENTICE_ACTION, &DEMOLISH_ACTION];
    turn::act_repeatedly(play, Ask::open(me, clause!("BG.5"), "actions"), actions)
}

/// A builder in a box of one of the clearing's suits.
fn needs_builder(at: Position, me: Seat, clearing: Clearing, clause: Clause) -> Result<(), Refusal> {
    let most = boxes_of(at, clearing).max_by_key(|suit| at.board::<Board>(me).builders[suit.index()]);
    needs_builders(at, me, most.unwrap_or(Suit::Bird), 1, clause)
}

fn needs_builders(at: Position, me: Seat, suit: Suit, needed: u8, clause: Clause) -> Result<(), Refusal> {
    let have = at.board::<Board>(me).builders.get(suit.index()).copied().unwrap_or(0);
    if have >= needed {
        return Ok(());
    }
    Err(Refusal::with(&TOO_FEW_BUILDERS, clause, &[have, needed]))
}

/// BG.5.1 Build with Garrison.
static GARRISON_ACTION: Action = Action {
    offer: |at, me, menu| {
        for clearing in rule::tried_in(at, me, at.clearings(), menu).iter() {
            menu.test(Opt::at(GARRISON, clearing), may_garrison(at, me, clearing));
        }
    },
    verbs: &[GARRISON],
    run: garrison,
};

/// BG.5.1: rule, a matching builder, and room for both worksite and warrior.
fn may_garrison(at: Position, me: Seat, clearing: Clearing) -> Result<(), Refusal> {
    let clause = clause!("BG.5.1");
    needs_builder(at, me, clearing, clause)?;
    if at.in_supply(me, WORKSITE) == 0 {
        return Err(Refusal::new(&NO_WORKSITE_LEFT, clause));
    }
    rule::required(at, me, clearing, clause)?;
    placing::may_place(at, &Placing { by: me, owner: me, kind: WORKSITE, clearing })?;
    placing::may_place(at, &Placing { by: me, owner: me, kind: WARRIOR, clearing })
}

fn garrison(play: &mut Play, me: Seat, option: Opt) -> Ruling {
    let clause = clause!("BG.5.1");
    let clearing = option.clearing(0);
    rule::cite_share(play, me, &[clearing], Purpose::Act);
    let suit = choose_builder(play, me, clearing, clause)?;
    play.board::<Board>(me).builders[suit.index()] -= 1;
    supply::take(play, me, WORKSITE, 1);
    placing::put(play, &Placing { by: me, owner: me, kind: WARRIOR, clearing }, 1, clause)?;
    placing::put(play, &Placing { by: me, owner: me, kind: WORKSITE, clearing }, 1, clause)
}

/// BG.5.2 Refurbish.
static REFURBISH_ACTION: Action = Action { offer: offer_refurbish, verbs: &[REFURBISH], run: refurbish };

/// BG.5.2: three builders of one box for a card that matches the box and can be crafted at all. A bird in the discard
/// pile serves every box, since birds are wild when taken (LAW-2.4d).
fn offer_refurbish(at: Position, me: Seat, menu: &mut Menu) {
    let clause = clause!("BG.5.2");
    let cost = at.figures::<Figures>(me).refurbish_cost;
    let has_builders = |suit: &Suit| needs_builders(at, me, *suit, cost, clause).is_ok();
    let boxes = Suit::OF_CLEARINGS.into_iter().filter(|suit| menu.explains() || has_builders(suit));
    let boxes: SuitSet = boxes.collect();
    for card in at.distinct(at.table.discard.and(at.setup.deck.serving_any(boxes))) {
        let craftable = crafting::craftable(at, me, card).map(|_| ());
        for suit in boxes.iter().filter(|suit| at.face(card).suit.serves(*suit)) {
            let check = needs_builders(at, me, suit, cost, clause).and(craftable);
            menu.test(Opt::of(REFURBISH, card.0, suit as u8, 0), check);
        }
    }
}

fn refurbish(play: &mut Play, me: Seat, option: Opt) -> Ruling {
    let clause = clause!("BG.5.2");
    let card = option.card_at(0);
    for _ in 0..play.position().figures::<Figures>(me).refurbish_cost {
        spend_builder(play, me, option.suit_at(1));
    }
    cards::take_discarded(play, me, card, clause);
    Ok(())
}

/// BG.5.3 Apprentice.
static APPRENTICE_ACTION: Action = Action { offer: offer_apprentice, verbs: &[APPRENTICE], run: apprentice };

/// BG.5.3: a matching builder for an item of a player who has a piece in a clearing the Guild rules.
fn offer_apprentice(at: Position, me: Seat, menu: &mut Menu) {
    let clause = clause!("BG.5.3");
    let clearings = rule::tried_in(at, me, at.clearings(), menu);
    for other in at.others(me) {
        for item in items::takeable_from(at, me, other).iter() {
            for clearing in clearings.iter() {
                let present = if at.visible(other, clearing) {
                    Ok(())
                } else {
                    Err(Refusal::with(&NOT_PRESENT, clause, &[clearing.0]))
                };
                let check = present
                    .and_then(|()| rule::required(at, me, clearing, clause))
                    .and_then(|()| needs_builder(at, me, clearing, clause));
                menu.test(Opt::of(APPRENTICE, clearing.0, other.0, item as u8), check);
            }
        }
    }
}

fn apprentice(play: &mut Play, me: Seat, option: Opt) -> Ruling {
    let clause = clause!("BG.5.3");
    let (other, item) = (option.seat_at(1), option.item_at(2));
    rule::cite_share(play, me, &[option.clearing(0)], Purpose::Act);
    let suit = choose_builder(play, me, option.clearing(0), clause)?;
    play.board::<Board>(me).builders[suit.index()] -= 1;
    play.table.held[me.index()][other.index()] += 1;
    play.tell(|| {
        Event::new("apprenticed", clause).seat(me).with("from", Value::Seat(other)).with("item", Value::Item(item))
    });
    items::take_from_box(play, me, other, item)
}

/// BG.5.4 Demolish.
static DEMOLISH_ACTION: Action = Action {
    offer: |at, me, menu| {
        for clearing in rule::tried_in(at, me, at.table.ruins, menu).iter() {
            menu.test(Opt::at(DEMOLISH, clearing), may_demolish(at, me, clearing));
        }
    },
    verbs: &[DEMOLISH],
    run: demolish,
};

/// BG.5.4: once a turn, in a ruled clearing with an item under a ruin, for a matching builder.
fn may_demolish(at: Position, me: Seat, clearing: Clearing) -> Result<(), Refusal> {
    let clause = clause!("BG.5.4");
    if at.board::<Board>(me).demolished == 1 {
        return Err(Refusal::new(&DEMOLISHED_ALREADY, clause));
    }
    if !items::may_search(at, me, clearing) {
        return Err(Refusal::with(&NO_ITEM_THERE, clause, &[clearing.0]));
    }
    rule::required(at, me, clearing, clause)?;
    needs_builder(at, me, clearing, clause)
}

fn demolish(play: &mut Play, me: Seat, option: Opt) -> Ruling {
    let clause = clause!("BG.5.4");
    let clearing = option.clearing(0);
    rule::cite_share(play, me, &[clearing], Purpose::Act);
    let suit = choose_builder(play, me, clearing, clause)?;
    spend_builder(play, me, suit);
    play.board::<Board>(me).demolished = 1;
    let Some(item) = items::look_under(play, me, clearing, clause)? else { return Ok(()) };
    play.tell(|| Event::new("demolished", clause).seat(me).clearing(clearing).with("item", Value::Item(item)));
    items::take_from_ruin(play, me, clearing, item, clause)
}
