//! ED-5.1 to ED-5.3 Birdsong: Emergency Orders, cards for the Decree, a new roost where none is left.

use super::decree::{self, Column};
use super::{ADD, Board, ROOST, WARRIOR};
use crate::clause;
use crate::decision::{Ask, Menu, Opt, Reason, Refusal, Ruling};
use crate::law::turn;
use crate::law::verbs::PLACE;
use crate::law::{cards, piles, placing};
use crate::play::{Action, Flow, Placing, Play, Position};
use crate::terms::{Card, Clearing, Kind, Seat, Store, Suit};

/// A bird was added this turn.
static ONE_BIRD: Reason = Reason { key: "one-bird-a-turn", values: &[] };
/// Another clearing that can take a roost has fewer warriors.
static FEWER_ELSEWHERE: Reason =
    Reason { key: "fewer-warriors-elsewhere", values: &["clearing", "warriors", "fewest"] };

/// Cards added in one Birdsong at most (ED-5.2a).
const MOST_ADDED: u8 = 2;
/// Warriors that come with a new roost (ED-5.3a).
const SETTLERS: u8 = 3;

/// ED-5.1: a card for an empty hand.
pub(super) fn emergency_orders(play: &mut Play, me: Seat) -> Ruling<Flow> {
    if play.table.hand(me).is_empty() {
        cards::draw(play, me, 1, clause!("ED-5.1"))?;
    }
    Ok(Flow::Done)
}

/// ED-5.2: one card or two, the first of them compulsory (ED-5.2e).
pub(super) fn add_to_decree(play: &mut Play, me: Seat) -> Ruling<Flow> {
    let added = play.table.turn.used;
    let has_cards = !play.table.hand(me).is_empty();
    if added >= MOST_ADDED {
        return Ok(Flow::Done);
    }
    let ask = Ask { seat: me, clause: clause!("ED-5.2"), prompt: "add-to-decree", secret: has_cards };
    let acted = turn::act(play, ask, &[&ADD_ACTION], added > 0 || !has_cards)?;
    Ok(turn::counted(play, acted))
}

static ADD_ACTION: Action = Action { offer: offer_cards, verbs: &[ADD], run: add };

fn offer_cards(at: Position, me: Seat, menu: &mut Menu) {
    for card in at.distinct(at.hand(me)) {
        for (number, _) in (0u8..).zip(Column::ALL) {
            menu.test(Opt::of(ADD, card.0, number, 0), may_add(at, me, card));
        }
    }
}

/// ED-5.2a: of the cards of one Birdsong one bird at most. What else a card is does not matter (ED-5.2d).
fn may_add(at: Position, me: Seat, card: Card) -> Result<(), Refusal> {
    if at.face(card).suit == Suit::Bird && at.board::<Board>(me).bird_added != 0 {
        return Err(Refusal::new(&ONE_BIRD, clause!("ED-5.2a")));
    }
    Ok(())
}

fn add(play: &mut Play, me: Seat, option: Opt) -> Ruling {
    let card = option.card_at(0);
    let at = play.position();
    let Some(column) = Column::of(option.operand(1)).and_then(|column| decree::store(at, me, column)) else {
        return Ok(());
    };
    let is_bird = at.face(card).suit == Suit::Bird;
    piles::shift(play, me, [Store::Hand(me), column], card, clause!("ED-5.2"));
    if is_bird {
        play.board::<Board>(me).bird_added = 1;
    }
    Ok(())
}

/// ED-5.3: with no roost on the map, one comes back with three warriors.
pub(super) fn new_roost(play: &mut Play, me: Seat) -> Ruling<Flow> {
    let clause = clause!("ED-5.3");
    if play.table.on_map(me, ROOST) > 0 {
        return Ok(Flow::Done);
    }
    let Some(fewest) = fewest_warriors(play.position(), me) else { return Ok(Flow::Done) };
    let chosen = play.choose(Ask::open(me, clause, "new-roost"), |at, menu| {
        for clearing in at.clearings().iter() {
            menu.test(Opt::at(PLACE, clearing), may_settle(at, me, clearing, fewest));
        }
    })?;
    let clearing = chosen.clearing(0);
    placing::place(play, &piece_in(me, ROOST, clearing), 1, clause)?;
    placing::place(play, &piece_in(me, WARRIOR, clearing), SETTLERS, clause)?;
    Ok(Flow::Done)
}

/// ED-5.3a: a clearing that can take a roost and warriors, with as few warriors as any of these has.
fn may_settle(at: Position, me: Seat, clearing: Clearing, fewest: u8) -> Result<(), Refusal> {
    takes_settlers(at, me, clearing)?;
    let warriors = warriors_of_all(at, clearing);
    if warriors > fewest {
        let numbers = [clearing.0, warriors, fewest];
        return Err(Refusal::with(&FEWER_ELSEWHERE, clause!("ED-5.3a"), &numbers));
    }
    Ok(())
}

/// ED-5.3c: a slot for the roost, and no ban. How many warriors there are to place makes no difference (ED-E13).
fn takes_settlers(at: Position, me: Seat, clearing: Clearing) -> Result<(), Refusal> {
    placing::may_place(at, &piece_in(me, ROOST, clearing))?;
    placing::may_place(at, &piece_in(me, WARRIOR, clearing))
}

/// The fewest warriors in a clearing that can take the new roost; nothing if there is no such clearing (ED-E14).
fn fewest_warriors(at: Position, me: Seat) -> Option<u8> {
    let takes = |clearing: &Clearing| takes_settlers(at, me, *clearing).is_ok();
    at.clearings().iter().filter(takes).map(|clearing| warriors_of_all(at, clearing)).min()
}

/// ED-5.3b: the warriors of everybody in a clearing, the Eyrie's own included; more than can be counted count as the most.
fn warriors_of_all(at: Position, clearing: Clearing) -> u8 {
    at.seats().fold(0, |sum: u8, seat| sum.saturating_add(at.warriors(seat, clearing)))
}

/// A piece of the Eyrie in a clearing.
pub(super) const fn piece_in(me: Seat, kind: Kind, clearing: Clearing) -> Placing {
    Placing { by: me, owner: me, kind, clearing }
}
