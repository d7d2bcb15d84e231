//! Crafting (LAW-5).

use super::cards;
use super::items;
use super::scoring;
use super::turn::{self, Acted};
use super::verbs::{CRAFT, PAY};
use crate::clause;
use crate::clause::Clause;
use crate::decision::{Ask, Menu, Opt, Reason, Refusal, Ruling};
use crate::event::{Event, Value};
use crate::play::hooks::LENDS_ICONS;
use crate::play::{Action, CardKind, Cost, Flow, Heard, Lending, Play, Position};
use crate::terms::{Card, Clearing, Kind, Seat, Suit};

/// The card has no crafting cost.
static NO_COST: Reason = Reason { key: "card-has-no-cost", values: &[] };
/// The item supply has none left of this kind.
static ITEM_GONE: Reason = Reason { key: "item-gone", values: &[] };
/// An identical card lies in the play area.
static ALREADY_CRAFTED: Reason = Reason { key: "already-crafted", values: &[] };
/// Not enough crafting pieces.
static CANNOT_PAY: Reason = Reason { key: "cannot-pay-icons", values: &["fox", "rabbit", "mouse", "lent"] };

/// What can still be paid: own means by suit, and icons of any suit lent by others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Purse {
    /// Own means: fox, rabbit, mouse.
    pub suits: [u8; 3],
    /// Lent icons of any suit.
    pub lent: u8,
}

impl Purse {
    /// Whether this pays a cost (LAW-5a, LAW-5e).
    #[must_use]
    pub fn pays(&self, cost: &Cost) -> bool {
        let mut lent = self.lent;
        let mut left = 0;
        for (have, need) in self.suits.iter().zip(&cost.suits) {
            let Some(rest) = lent.checked_sub(need.saturating_sub(*have)) else { return false };
            lent = rest;
            left += have.saturating_sub(*need);
        }
        left + lent >= cost.any
    }

    /// How many icons this can pay at most.
    fn icons(&self) -> u8 {
        self.suits.iter().sum::<u8>() + self.lent
    }
}

/// What a seat can still pay with this turn.
#[must_use]
pub fn purse(at: Position, seat: Seat) -> Purse {
    let suits = at.faction(seat).crafting.as_ref().map_or([0; 3], |crafting| (crafting.means)(at, seat));
    let lent = lenders(at, seat).map(|lender| (lender.answer.icons)(at, lender.me, seat)).sum();
    Purse { suits, lent }
}

/// Others who could lend a seat icons.
fn lenders(at: Position<'_>, seat: Seat) -> impl Iterator<Item = Heard<Lending>> {
    at.hear(LENDS_ICONS).filter(move |lender| lender.me != seat)
}

/// Whether the law lets a seat craft this card at all, its means apart: a cost (LAW-2.4i, LAW-2.4j), the item in
/// supply (LAW-5j), no duplicate (LAW-5l).
///
/// # Errors
/// The refusal of the condition that fails.
pub fn craftable(at: Position, seat: Seat, card: Card) -> Result<Cost, Refusal> {
    let face = at.face(card);
    let Some(cost) = face.cost else {
        return Err(Refusal::new(&NO_COST, clause!("LAW-5a")));
    };
    match face.kind {
        CardKind::Item { item, .. } if at.table.item_supply[item.index()] == 0 => {
            Err(Refusal::new(&ITEM_GONE, clause!("LAW-5j")))
        }
        CardKind::Persistent(_) if has_effect(at, seat, face.effect) => {
            Err(Refusal::new(&ALREADY_CRAFTED, clause!("LAW-5l")))
        }
        _ => Ok(cost),
    }
}

/// Whether a seat can craft this card now.
///
/// # Errors
/// The refusal of the condition that fails.
pub fn may_craft(at: Position, seat: Seat, card: Card, purse: &Purse) -> Result<(), Refusal> {
    let cost = craftable(at, seat, card)?;
    if purse.pays(&cost) {
        return Ok(());
    }
    let [fox, rabbit, mouse] = purse.suits;
    Err(Refusal::with(&CANNOT_PAY, clause!("LAW-5a"), &[fox, rabbit, mouse, purse.lent]))
}

/// Whether a card with this effect lies in the seat's play area.
#[must_use]
pub fn has_effect(at: Position, seat: Seat, effect: &str) -> bool {
    at.table.crafted[seat.index()].iter().any(|card| at.face(card).effect == effect)
}

fn offer_crafts(at: Position, seat: Seat, menu: &mut Menu) {
    let hand = at.table.hands[seat.index()];
    if hand.is_empty() {
        return;
    }
    let purse = purse(at, seat);
    for card in at.distinct(hand) {
        menu.test(Opt::card(CRAFT, card), may_craft(at, seat, card, &purse));
    }
}

fn run_craft(play: &mut Play, seat: Seat, option: Opt) -> Ruling {
    craft(play, seat, option.card_at(0))
}

/// Crafting as an action of a step.
pub static CRAFT_ACTION: Action = Action { verbs: &[CRAFT], offer: offer_crafts, run: run_craft };

/// A step in which a seat crafts any number of cards, one at a time (LAW-5g).
///
/// # Errors
/// Suspends while a question is open; stops if the game is won.
pub fn craft_step(play: &mut Play, seat: Seat, clause: Clause) -> Ruling<Flow> {
    let at = play.position();
    let means = purse(at, seat);
    // What could be crafted depends on the hand; that nothing can be crafted without cards or means is plain to all.
    let secret = !at.table.hands[seat.index()].is_empty() && (means.lent > 0 || means.suits != [0; 3]);
    let ask = Ask { seat, clause, prompt: "craft", secret };
    match turn::act(play, ask, &[&CRAFT_ACTION], true)? {
        Acted::Finished => Ok(Flow::Done),
        Acted::Action(_) | Acted::Offer => Ok(Flow::Again),
    }
}

/// Crafts a card: pay, take its effect, score, discard (LAW-5h to LAW-5n).
fn craft(play: &mut Play, seat: Seat, card: Card) -> Ruling {
    let face = play.position().face(card);
    let Some(cost) = face.cost else { return Ok(()) };
    play.table.hands[seat.index()].remove(card);
    play.table.resolving.insert(card);
    play.tell(|| Event::new("crafted", clause!("LAW-5a")).seat(seat).card(card));
    pay(play, seat, cost)?;
    let crafted = play.setup.faction(seat).crafting.as_ref().and_then(|crafting| crafting.crafted);
    match &face.kind {
        CardKind::Item { item, points } => {
            play.table.item_supply[item.index()] -= 1;
            items::gain(play, seat, *item, clause!("LAW-5i"))?;
            scoring::score(play, seat, *points, clause!("LAW-4.1d"))?;
            if let Some(crafted) = crafted {
                crafted(play, seat, card)?;
            }
            play.table.resolving.remove(card);
            cards::to_discard(play, card);
        }
        CardKind::Immediate(resolve) => {
            if let Some(crafted) = crafted {
                crafted(play, seat, card)?;
            }
            resolve(play, seat, card)?;
            play.table.resolving.remove(card);
            cards::to_discard(play, card);
        }
        CardKind::Persistent(_) => {
            play.table.resolving.remove(card);
            play.table.crafted[seat.index()].insert(card);
            if let Some(crafted) = crafted {
                crafted(play, seat, card)?;
            }
        }
        CardKind::Ambush | CardKind::Dominance => play.table.resolving.remove(card),
    }
    Ok(())
}

/// Pays the icons one by one; where an icon can be paid in different ways, the crafter is asked (LAW-1.1.3).
fn pay(play: &mut Play, seat: Seat, cost: Cost) -> Ruling {
    let mut rest = cost;
    for suit in Suit::OF_CLEARINGS {
        while rest.suits[suit.index()] > 0 {
            rest.suits[suit.index()] -= 1;
            pay_icon(play, seat, &[suit], rest)?;
        }
    }
    while rest.any > 0 {
        rest.any -= 1;
        pay_icon(play, seat, &Suit::OF_CLEARINGS, rest)?;
    }
    Ok(())
}

/// Pays one icon with means of one of these suits or with a lent icon, so that `rest` can still be paid. Where every
/// means there is must be spent, their order is of no account, and nobody is asked.
fn pay_icon(play: &mut Play, seat: Seat, suits: &[Suit], rest: Cost) -> Ruling {
    let chosen = play.choose(Ask::open(seat, clause!("LAW-5a"), "pay-icon"), |at, menu| {
        let purse = purse(at, seat);
        let spends_all = purse.icons() == 1 + rest.icons();
        for suit in suits {
            let mut after = purse;
            if let Some(less) = after.suits[suit.index()].checked_sub(1) {
                after.suits[suit.index()] = less;
                if after.pays(&rest) {
                    menu.offer(Opt::suit(PAY, *suit));
                    if spends_all {
                        return;
                    }
                }
            }
        }
        for Heard { voice, me: lender, answer: lending } in lenders(at, seat) {
            let after = Purse { lent: purse.lent.saturating_sub(1), ..purse };
            if (lending.icons)(at, lender, seat) > 0 && after.pays(&rest) {
                menu.hear(voice, |menu| menu.offer(lending.option));
            }
        }
    })?;
    if chosen.verb() == PAY {
        let suit = chosen.suit_at(0);
        play.tell(|| Event::new("activated", clause!("LAW-5a")).seat(seat).with("suit", Value::Suit(suit)));
        return match &play.setup.faction(seat).crafting {
            Some(crafting) => (crafting.pay)(play, seat, suit),
            None => Ok(()),
        };
    }
    match play.position().answer_of(chosen.voice(), LENDS_ICONS) {
        Some(lender) => (lender.answer.pay)(play, lender.me, seat),
        None => Ok(()),
    }
}

/// Marks one crafting piece of this suit as activated this turn (LAW-5d, LAW-5f).
///
/// # Errors
/// None; it has the shape of [`Crafting::pay`](crate::play::Crafting::pay).
pub fn activate(play: &mut Play, _: Seat, suit: Suit) -> Ruling {
    let activated = &mut play.table.activated[suit.index()];
    *activated = activated.saturating_add(1);
    Ok(())
}

/// Crafting pieces that other players have in a clearing, by owner and kind, for those who may borrow them (LAW-5b).
fn pieces_of_others(at: Position<'_>, seat: Seat, clearing: Clearing) -> impl Iterator<Item = (Seat, Kind, u8)> {
    at.others(seat)
        .filter_map(move |owner| at.faction(owner).crafting.as_ref().map(|crafting| (owner, crafting.pieces)))
        .flat_map(move |(owner, pieces)| pieces.iter().map(move |kind| (owner, kind, at.count(owner, clearing, kind))))
}

/// How many crafting pieces other players have in a clearing (LAW-5b).
#[must_use]
pub fn lent_pieces(at: Position, seat: Seat, clearing: Clearing) -> u8 {
    pieces_of_others(at, seat, clearing).map(|(_, _, count)| count).sum()
}

/// Marks one crafting piece of another player in a clearing as activated this turn (LAW-5d), and tells which: all of
/// them pay the same, so they are taken in the order of the seats.
///
/// # Errors
/// None; it has the shape of a ruling because a hook ends with it.
pub fn borrow(play: &mut Play, seat: Seat, clearing: Clearing, clause: Clause) -> Ruling {
    let at = play.position();
    let suit = at.suit(clearing);
    let mut passed = at.table.activated[suit.index()];
    let lender = pieces_of_others(at, seat, clearing).find(|(_, _, count)| {
        let is_spent = passed >= *count;
        passed = passed.saturating_sub(*count);
        !is_spent
    });
    if let Some((owner, kind, _)) = lender {
        play.tell(|| Event::new("lent-icon", clause).seat(seat).piece(owner, kind).clearing(clearing));
    }
    activate(play, seat, suit)
}

/// Crafting pieces of these kinds on the map that were not activated yet this turn, by the suit of their clearing
/// (LAW-5c).
#[must_use]
pub fn pieces_left(at: Position, seat: Seat) -> [u8; 3] {
    let Some(crafting) = &at.faction(seat).crafting else { return [0; 3] };
    let mut means = [0; 3];
    for kind in crafting.pieces.iter() {
        for clearing in at.table.clearings_with(seat, kind).iter() {
            let suit = at.suit(clearing);
            if suit != Suit::Bird {
                means[suit.index()] += at.count(seat, clearing, kind);
            }
        }
    }
    for (means, used) in means.iter_mut().zip(&at.table.activated) {
        *means = means.saturating_sub(*used);
    }
    means
}
