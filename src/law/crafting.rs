//! Crafting (LAW-5).

use super::paying::{self, Purse};
use super::turn;
use super::verbs::CRAFT;
use super::{cards, items, scoring};
use crate::clause;
use crate::clause::Clause;
use crate::decision::{Ask, Menu, Opt, Reason, Refusal, Ruling};
use crate::event::Event;
use crate::play::hooks::{COSTS, CRAFTED, CRAFTS_ITEM, MAY_CRAFT, STOCKS_ITEMS};
use crate::play::{Action, CardKind, Cost, Flow, ItemOrigin, Means, Play, Position, Verdict};
use crate::terms::{Card, Item, Seat, Suit, SuitSet};

/// The card has no crafting cost.
static NO_COST: Reason = Reason { key: "card-has-no-cost", values: &[] };
/// The item supply has none left of this kind.
static ITEM_GONE: Reason = Reason { key: "item-gone", values: &[] };
/// An identical card lies in the play area.
static ALREADY_CRAFTED: Reason = Reason { key: "already-crafted", values: &[] };
/// Not enough crafting pieces.
static CANNOT_PAY: Reason = Reason { key: "cannot-pay-icons", values: &["fox", "rabbit", "mouse", "lent"] };

/// What a seat gets that crafts a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Benefit {
    /// Its effect, or its item and points.
    Taken,
    /// Nothing: the card is paid for and goes, and whoever lets it be crafted so says what it brings instead.
    Forgone,
}

/// How a card is crafted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Terms {
    /// What it costs, in place of what it usually would.
    pub cost: Option<Cost>,
    /// The means that can be used, in place of all.
    pub only: Option<Means>,
    /// What the crafter gets.
    pub benefit: Benefit,
}

impl Terms {
    /// As everybody crafts.
    pub const USUAL: Self = Self { cost: None, only: None, benefit: Benefit::Taken };
    /// At no cost.
    pub const FREE: Self = Self { cost: Some(Cost::NOTHING), ..Self::USUAL };
}

/// Whether the law lets a seat craft this card at all, its means apart: a cost (LAW-2.4i, LAW-2.4j), the item in
/// supply (LAW-5j), no duplicate (LAW-5l). Gives back what it costs.
///
/// # Errors
/// The refusal of the condition that fails.
pub fn craftable(at: Position, seat: Seat, card: Card) -> Result<Cost, Refusal> {
    let face = at.face(card);
    let Some(cost) = face.cost else {
        return Err(Refusal::new(&NO_COST, clause!("LAW-5a")));
    };
    match face.kind {
        CardKind::Item { item, .. } if !is_in_stock(at, seat, item) => {
            return Err(Refusal::new(&ITEM_GONE, clause!("LAW-5j")));
        }
        CardKind::Persistent(_) if has_effect(at, seat, face.effect) => {
            return Err(Refusal::new(&ALREADY_CRAFTED, clause!("LAW-5l")));
        }
        _ => {}
    }
    at.ask(MAY_CRAFT)
        .fold(Verdict::Silent, |verdict, (me, may_craft)| verdict.or(may_craft(at, me, seat, card)))
        .settle()?;
    Ok(at.ask(COSTS).fold(cost, |cost, (me, costs)| costs(at, me, seat, card, cost)))
}

/// Whether an item of this kind can be had by crafting.
fn is_in_stock(at: Position, seat: Seat, item: Item) -> bool {
    at.table.item_supply[item.index()] > 0
        || at.ask(STOCKS_ITEMS).any(|(me, stock)| (stock.holds)(at, me, seat)[item.index()] > 0)
}

/// Whether a seat can craft this card now.
///
/// # Errors
/// The refusal of the condition that fails.
pub fn may_craft(at: Position, seat: Seat, card: Card, purse: &Purse) -> Result<(), Refusal> {
    can_pay(&craftable(at, seat, card)?, purse)
}

/// Whether a seat can craft this card on these terms.
///
/// # Errors
/// The refusal of the condition that fails.
pub fn may_craft_on(at: Position, seat: Seat, card: Card, terms: &Terms) -> Result<(), Refusal> {
    let cost = craftable(at, seat, card)?;
    let purse = terms.only.map_or_else(|| paying::purse(at, seat), Purse::of);
    can_pay(&terms.cost.unwrap_or(cost), &purse)
}

fn can_pay(cost: &Cost, purse: &Purse) -> Result<(), Refusal> {
    if purse.pays(cost) {
        return Ok(());
    }
    let [fox, rabbit, mouse] = Suit::OF_CLEARINGS.map(|suit| purse.own.reach(SuitSet::one(suit)));
    Err(Refusal::with(&CANNOT_PAY, clause!("LAW-5a"), &[fox, rabbit, mouse, purse.lent()]))
}

/// Whether a card with this effect lies in the seat's play area.
#[must_use]
pub fn has_effect(at: Position, seat: Seat, effect: &str) -> bool {
    at.table.crafted[seat.index()].iter().any(|card| at.face(card).effect == effect)
}

fn offer_crafts(at: Position, seat: Seat, menu: &mut Menu) {
    let hand = at.hand(seat);
    if hand.is_empty() {
        return;
    }
    let purse = paying::purse(at, seat);
    // What cannot be paid need not be looked at, unless costs change or somebody wants to know why.
    if menu.explains() || at.is_answered(COSTS) {
        for card in at.distinct(hand) {
            menu.test(Opt::card(CRAFT, card), may_craft(at, seat, card, &purse));
        }
        return;
    }
    let most = purse.total();
    let pays = |cost: &Cost| cost.icons() <= most && purse.pays(cost);
    for card in at.distinct(hand).filter(|card| at.face(*card).cost.as_ref().is_some_and(pays)) {
        menu.test(Opt::card(CRAFT, card), craftable(at, seat, card).map(|_| ()));
    }
}

/// Lists the cards in hand that a seat can craft on these terms.
pub fn offer_on(at: Position, seat: Seat, terms: &Terms, menu: &mut Menu) {
    for card in at.distinct(at.hand(seat)) {
        menu.test(Opt::card(CRAFT, card), may_craft_on(at, seat, card, terms));
    }
}

fn run_craft(play: &mut Play, seat: Seat, option: Opt) -> Ruling {
    craft_on(play, seat, option.card_at(0), &Terms::USUAL)
}

/// Crafting as an action of a step.
pub static CRAFT_ACTION: Action = Action { verbs: &[CRAFT], offer: offer_crafts, run: run_craft };

/// A step in which a seat crafts any number of cards, one at a time (LAW-5g).
///
/// # Errors
/// Suspends while a question is open; stops if the game is won.
pub fn craft_step(play: &mut Play, seat: Seat, clause: Clause) -> Ruling<Flow> {
    let at = play.position();
    // What could be crafted depends on the hand; that nothing can be crafted without cards or means is plain to all.
    let secret = !at.hand(seat).is_empty() && paying::purse(at, seat).total() > 0;
    let ask = Ask { seat, clause, prompt: "craft", secret };
    turn::act_repeatedly(play, ask, &[&CRAFT_ACTION])
}

/// Crafts a card from hand: pay, take its effect, score, discard (LAW-5h to LAW-5n).
///
/// # Errors
/// Suspends while a question is open; stops if the game is won.
pub fn craft_on(play: &mut Play, seat: Seat, card: Card, terms: &Terms) -> Ruling {
    let face = play.position().face(card);
    // What changes the cost is asked before the card has left the hand.
    let Ok(usual) = craftable(play.position(), seat, card) else { return Ok(()) };
    play.table.hands[seat.index()].remove(card);
    play.table.resolving.insert(card);
    play.tell(|| Event::new("crafted", clause!("LAW-5a")).seat(seat).card(card));
    paying::pay(play, seat, terms.cost.unwrap_or(usual), terms.only)?;
    if terms.benefit == Benefit::Forgone {
        finish(play, card);
        return Ok(());
    }
    match &face.kind {
        CardKind::Item { item, points } => {
            craft_item(play, seat, card, *item, *points)?;
            tell_all(play, seat, card)?;
        }
        CardKind::Immediate(resolve) => {
            tell_all(play, seat, card)?;
            resolve(play, seat, card)?;
        }
        CardKind::Persistent(_) => {
            play.table.resolving.remove(card);
            play.table.crafted[seat.index()].insert(card);
            return tell_all(play, seat, card);
        }
        CardKind::Ambush | CardKind::Dominance(_) => {}
    }
    finish(play, card);
    Ok(())
}

/// LAW-5i: takes the item and scores, what others add to the points in the same event.
fn craft_item(play: &mut Play, seat: Seat, card: Card, item: Item, printed: u8) -> Ruling {
    let at = play.position();
    let extra: u8 = at
        .ask(CRAFTED)
        .filter_map(|(me, crafted)| Some(crafted.points?(at, me, seat, card)))
        .fold(0, u8::saturating_add);
    take_from_stock(play, seat, item);
    let (mut takes, mut points) = (true, printed);
    let own: Vec<_> = play.position().ask_own(seat, CRAFTS_ITEM).map(|heard| heard.answer).collect();
    for crafts_item in own {
        let (may_take, worth) = crafts_item(play, seat, item, points)?;
        takes &= may_take;
        points = worth;
    }
    if takes {
        items::gain(play, seat, item, ItemOrigin::Crafted, clause!("LAW-5i"))?;
    } else {
        items::remove_for_good(play, item, clause!("LAW-5i"));
    }
    scoring::score(play, seat, points.saturating_add(extra), clause!("LAW-4.1d"))
}

/// Takes an item out of the supply, or where that has none left, from whoever else has it in stock (LAW-5j).
fn take_from_stock(play: &mut Play, seat: Seat, item: Item) {
    let supply = &mut play.table.item_supply[item.index()];
    if *supply > 0 {
        *supply -= 1;
        return;
    }
    let at = play.position();
    let stock = at.ask(STOCKS_ITEMS).find(|(me, stock)| (stock.holds)(at, *me, seat)[item.index()] > 0);
    if let Some((me, stock)) = stock {
        (stock.take)(play, me, item);
    }
}

/// Tells everybody who wants to know that a card was crafted.
fn tell_all(play: &mut Play, seat: Seat, card: Card) -> Ruling {
    play.let_each(CRAFTED, |play, me, crafted| crafted.then.map_or(Ok(()), |then| then(play, me, seat, card)))
}

/// Discards a crafted card, unless its effect or somebody else has put it elsewhere.
fn finish(play: &mut Play, card: Card) {
    if play.table.resolving.has(card) {
        play.table.resolving.remove(card);
        cards::to_discard(play, card);
    }
}
