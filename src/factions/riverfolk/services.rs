//! RC-2.6, RC-2.7 Services: what others buy at the start of their Birdsong, and what that lets them do.

use std::mem::offset_of;

use super::{Board, HAND_CARD, MERCENARIES, RIVERBOATS, WARRIOR, posts};
use crate::clause;
use crate::decision::{Ask, Menu, Opt, Reason, Refusal, Ruling};
use crate::event::{Event, Value};
use crate::law::verbs::PASS;
use crate::law::{cards, payments, supply};
use crate::play::{Going, HitSharing, Loan, Loss, Mark, Need, Play, Position, Verdict};
use crate::terms::{Class, Clearing, KindSet, Phase, Seat};

/// The services, by their places on the board.
pub(super) const COUNT: usize = 3;
const CARD: usize = 0;
const BOATS: usize = 1;
const HIRE: usize = 2;

/// What a service can cost (RC-1.3).
pub(super) static PRICES: [&str; 4] = ["1", "2", "3", "4"];

/// What was bought this turn, as bits of [`Board::bought`].
const HAS_BOATS: u8 = 0;
const HAS_OTTERS: u8 = 1;
/// Whether the buyer has done with buying: all of it is one go (RC-2.6g).
const DONE: u8 = 2;

const fn mark(name: &'static str, bit: u8) -> Mark {
    Mark { name, at: offset_of!(Board, bought), bit }
}

pub(super) static MARKS: &[Mark] =
    &[mark("riverboats", HAS_BOATS), mark("mercenaries", HAS_OTTERS), mark("done", DONE)];

/// The buyer has too little to pay with.
static CANNOT_PAY_PRICE: Reason = Reason { key: "cannot-pay-price", values: &["have", "needed"] };
/// The service was bought this turn.
static BOUGHT_ALREADY: Reason = Reason { key: "bought-already", values: &[] };
/// Whoever has no warriors leads none.
static NO_WARRIORS_TO_LEAD: Reason = Reason { key: "no-warriors-to-lead", values: &[] };

/// They are no enemies now, and do not go where they are told.
static OTTERS_SERVE_YOU: Reason = Reason { key: "otters-serve-you", values: &["clearing"] };

/// The price of a service.
pub(super) fn price(at: Position, me: Seat, service: usize) -> u8 {
    at.board::<Board>(me).prices[service] + 1
}

fn has(at: Position, me: Seat, what: u8) -> bool {
    at.board::<Board>(me).bought & 1 << what != 0
}

/// What was bought is over with the turn.
pub(super) fn expire(play: &mut Play, me: Seat) {
    play.board::<Board>(me).bought = 0;
}

/// RC-2.7b: rivers are paths for whoever has boats, until the end of its turn.
pub(super) fn has_boats(at: Position, me: Seat, seat: Seat) -> bool {
    seat == at.table.current() && has(at, me, HAS_BOATS)
}

/// Whether a seat has hired the otters and they serve it now: in its Daylight and Evening (RC-2.7d).
pub(super) fn serve(at: Position, me: Seat, seat: Seat) -> bool {
    let turn = &at.table.turn;
    seat == at.table.current() && turn.phase() != Phase::Birdsong && turn.result().is_none() && has(at, me, HAS_OTTERS)
}

/// RC-2.7d, RC-2.7n: otters everywhere, for rule and battle, and every other hit falls on them. RC-2.7l: as long as a battle
/// against the Company goes on they are its own, for rule as well.
pub(super) fn lend(at: Position, me: Seat, to: Seat, _: Clearing, _: Need) -> Option<Loan> {
    let serves = serve(at, me, to) && !at.are_fighting(me, to);
    serves.then_some(Loan { owner: me, kinds: KindSet::of(&[WARRIOR]), hits: HitSharing::Alternate })
}

/// RC-2.7g: whoever has hired otters loses them to hits only.
pub(super) fn may_remove(at: Position, me: Seat, loss: &Loss) -> Verdict {
    let by_hirer = loss.kind == WARRIOR && loss.by.is_some_and(|by| serve(at, me, by));
    if by_hirer && !loss.cause.is_battle() {
        return Verdict::Never(Refusal::with(&OTTERS_SERVE_YOU, clause!("RC-2.7g"), &[loss.clearing.0]));
    }
    Verdict::Silent
}

/// RC-2.7e: nor does it move them.
pub(super) fn may_move(at: Position, me: Seat, going: &Going) -> Verdict {
    if going.kind == WARRIOR && serve(at, me, going.mover) {
        return Verdict::Never(Refusal::with(&OTTERS_SERVE_YOU, clause!("RC-2.7e"), &[going.from.0]));
    }
    Verdict::Silent
}

/// RC-2.6c: how many services a seat may buy in its turn.
pub(super) fn most(at: Position, me: Seat, buyer: Seat) -> usize {
    1 + posts::clearings(at, me).iter().filter(|clearing| at.present(buyer, *clearing)).count()
}

/// Whether a seat may buy a service now: for as much as it costs (RC-2.6f), not twice (RC-2.7c), and mercenaries only if it
/// has warriors of its own to fight beside (RC-2.7r).
fn may_buy(at: Position, me: Seat, buyer: Seat, service: usize) -> Result<(), Refusal> {
    may_have(at, me, buyer, service)?;
    let (have, needed) = (payments::most(at, buyer), price(at, me, service));
    if have < needed {
        return Err(Refusal::with(&CANNOT_PAY_PRICE, clause!("RC-2.6f"), &[have, needed]));
    }
    Ok(())
}

/// The same but for the price.
fn may_have(at: Position, me: Seat, buyer: Seat, service: usize) -> Result<(), Refusal> {
    if service == HIRE && at.faction(buyer).kinds_of(Class::Warrior).is_empty() {
        return Err(Refusal::new(&NO_WARRIORS_TO_LEAD, clause!("RC-2.7r")));
    }
    let bought = match service {
        BOATS => has(at, me, HAS_BOATS),
        HIRE => has(at, me, HAS_OTTERS),
        _ => false,
    };
    if bought {
        return Err(Refusal::new(&BOUGHT_ALREADY, clause!("RC-2.7c")));
    }
    Ok(())
}

/// Whether what the buyer can buy depends on what it holds in secret.
fn hinge(at: Position, me: Seat, buyer: Seat) -> bool {
    let is_there = |service: &usize| *service != CARD || !at.hand(me).is_empty();
    let may_have = |service: &usize| may_have(at, me, buyer, *service).is_ok();
    let hinges = |service| payments::hinges(at, buyer, price(at, me, service));
    (0..COUNT).filter(is_there).filter(may_have).any(hinges)
}

/// Whether the player whose turn it is is asked what it buys although nobody else can see if it can pay.
pub(super) fn are_open_to(at: Position, me: Seat, buyer: Seat) -> bool {
    are_open(at, me) && hinge(at, me, buyer)
}

/// Whether the player whose turn it is can buy: it has not done so this turn.
pub(super) fn are_open(at: Position, me: Seat) -> bool {
    at.table.current() != me && !has(at, me, DONE)
}

/// Lists what the player whose turn it is can buy: each card of the hand (RC-2.7a), boats, mercenaries.
pub(super) fn offer(at: Position, me: Seat, menu: &mut Menu) {
    let buyer = at.table.current();
    let card = may_buy(at, me, buyer, CARD);
    at.distinct(at.hand(me)).for_each(|one| menu.test(Opt::card(HAND_CARD, one), card));
    menu.test(Opt::plain(RIVERBOATS), may_buy(at, me, buyer, BOATS));
    menu.test(Opt::plain(MERCENARIES), may_buy(at, me, buyer, HIRE));
}

/// RC-2.6: a purchase, and as many more as the buyer may make and wants.
pub(super) fn sell(play: &mut Play, me: Seat, option: Opt) -> Ruling {
    let buyer = play.current();
    buy(play, me, buyer, option)?;
    for _ in 1..most(play.position(), me, buyer) {
        let mut menu = Menu::one_of(1);
        offer(play.position(), me, &mut menu);
        let secret = hinge(play.position(), me, buyer);
        if menu.is_empty() && !secret {
            break;
        }
        let next = play.choose(Ask { secret, ..Ask::open(buyer, clause!("RC-2.6c"), "buy-more") }, |at, menu| {
            offer(at, me, menu);
            menu.offer(Opt::plain(PASS));
        })?;
        if next.verb() == PASS {
            break;
        }
        buy(play, me, buyer, next)?;
    }
    play.board::<Board>(me).bought |= 1 << DONE;
    Ok(())
}

/// RC-2.6b: the price goes to Payments, then the service is the buyer's.
fn buy(play: &mut Play, me: Seat, buyer: Seat, option: Opt) -> Ruling {
    let (service, name) = match option.verb() {
        HAND_CARD => (CARD, "hand-card"),
        RIVERBOATS => (BOATS, "riverboats"),
        _ => (HIRE, "mercenaries"),
    };
    let price = price(play.position(), me, service);
    play.tell(|| {
        let event = Event::new("bought-service", clause!("RC-2.6b")).seat(buyer).with("from", Value::Seat(me));
        event.with("service", Value::Key(name)).count(price)
    });
    receive(play, me, buyer, price)?;
    match service {
        CARD => cards::take_chosen(play, buyer, me, option.card_at(0), clause!("RC-2.7a")),
        BOATS => play.board::<Board>(me).bought |= 1 << HAS_BOATS,
        _ => play.board::<Board>(me).bought |= 1 << HAS_OTTERS,
    }
    Ok(())
}

/// RC-2.6b, RC-2.6d: what a buyer pays comes to lie in Payments: its warriors, and an otter for whatever else it pays with.
fn receive(play: &mut Play, me: Seat, buyer: Seat, price: u8) -> Ruling {
    let before = play.table.held;
    payments::pay(play, buyer, me, price, clause!("RC-2.6b"))?;
    let mut missing = price;
    for owner in play.setup.seats() {
        let arrived = play.table.held[owner.index()][me.index()].saturating_sub(before[owner.index()][me.index()]);
        play.board::<Board>(me).payments[owner.index()] += arrived;
        missing = missing.saturating_sub(arrived);
    }
    add_otters(play, me, missing);
    Ok(())
}

/// Puts otters of the supply into Payments, as many as there are.
pub(super) fn add_otters(play: &mut Play, me: Seat, count: u8) -> u8 {
    let count = supply::take(play, me, WARRIOR, count);
    play.board::<Board>(me).payments[me.index()] += count;
    count
}
