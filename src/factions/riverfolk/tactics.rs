//! How the Company is played: prices that somebody pays, posts where their rulers pay for them, and funds left over for
//! dividends once a post stands. Others weigh what a service is worth to them against what it costs.

use super::{Board, daylight, funds, posts, services, weights};
use super::{
    DRAW, ESTABLISH, EXPORT, FUND, HAND_CARD, LOSE_FUNDS, MERCENARIES, POSTS, PRICE, RECRUIT, RIVERBOATS, WARRIOR,
};
use crate::decision::{Ask, Opt};
use crate::law::verbs::{BATTLE, DONE, MOVE, PASS, PLACE};
use crate::law::{payments, rule};
use crate::play::hooks::PAYS_WARRIORS;
use crate::play::{Measures, Position, Tactics, Trait};
use crate::terms::{Card, Class, Clearing, Kind, Seat};
use crate::yardsticks::attack::exposure;
use crate::yardsticks::cards::card_worth;
use crate::yardsticks::options::WARRIOR as OTTER;
use crate::yardsticks::{options, remaining};

/// A warrior on the board acts turn after turn.
const TREASURY: Trait = Trait::lasting("treasury", weights::TREASURY);
/// A point that Dividends will score next.
const DIVIDENDS: Trait = Trait::new("dividends", weights::DIVIDENDS);

pub(super) const TACTICS: Tactics = Tactics {
    traits: &[
        TREASURY,
        DIVIDENDS,
        Trait::lasting("trade-posts", weights::TRADE_POSTS),
        Trait::lasting("posts-to-come", weights::POSTS_TO_COME),
        Trait::lasting("open-spaces", weights::OPEN_SPACES),
        Trait::lasting("custom", weights::CUSTOM),
    ],
    measure: Some(measure),
    prospects: [weights::PROSPECTS, weights::FINISH],
    carries: &[],
    prepares: &[],
    first_sight: Some(first_sight),
    prize: Some(prize),
    menaces: None,
    falls: None,
};

/// What a warrior that is paid is worth to whoever pays it, and to the Company, which is a rival.
const PAID: i32 = 8;
const RIVAL: i32 = 22;
/// The same of one of the last in supply.
const SCARCE: i32 = 14;
/// What something else is worth that is paid in place of a warrior.
const OTHER_COIN: i32 = 38;

/// Warriors on the board; points of the next dividends; posts on the map; posts on the tracks; open spaces; what others are
/// likely to pay.
fn measure(at: Position, me: Seat) -> Measures {
    let board = at.board::<Board>(me);
    let sum = |bytes: &[u8]| bytes.iter().map(|count| i32::from(*count)).sum::<i32>();
    let all = sum(&board.funds) + sum(&board.payments) + sum(&board.committed) + sum(&board.laid);
    let supply = at.supply(me);
    let left: i32 = POSTS.iter().map(|post| i32::from(supply[post.index()])).sum();
    let standing = i32::from(posts::on_map(at, me));
    let next = if standing > 0 { 50 * sum(&board.funds) } else { 0 };
    let custom = (0..services::COUNT).map(|service| custom(at, me, service, services::price(at, me, service))).sum();
    [100 * all, next, 100 * standing, 100 * left, 100 * (9 - left), custom, 0, 0]
}

/// What others are likely to pay for a service at this price, in hundredths of a warrior.
fn custom(at: Position, me: Seat, service: usize, price: u8) -> i32 {
    let pays = |buyer: &Seat| {
        let gain = worth(at, me, *buyer, service) - cost(at, *buyer, price);
        payments::most(at, *buyer) >= price && gain > 0
    };
    let buyers = at.others(me).filter(pays).count();
    100 * i32::from(price) * i32::try_from(buyers).unwrap_or(0)
}

/// What paying so much costs a buyer.
fn cost(at: Position, buyer: Seat, price: u8) -> i32 {
    let price = i32::from(price);
    if at.ask_own(buyer, PAYS_WARRIORS).next().is_some() {
        return (OTHER_COIN + RIVAL) * price;
    }
    let left = i32::from(payments::most(at, buyer)) - price;
    let scarce = (4 - left).clamp(0, price);
    (PAID + RIVAL) * price + SCARCE * scarce
}

/// What a service is worth to a buyer.
fn worth(at: Position, me: Seat, buyer: Seat, service: usize) -> i32 {
    match service {
        0 => at.hand(me).iter().map(|card| bought(at, card)).max().unwrap_or(0),
        1 => boats(at, buyer),
        _ => hire(at, me, buyer),
    }
}

/// A card that was picked from several is worth more than the average one.
fn bought(at: Position, card: Card) -> i32 {
    card_worth(at, card) + 8
}

/// Rivers are good for those who stand on them.
fn boats(at: Position, buyer: Seat) -> i32 {
    let on_river = |clearing: &Clearing| at.is_on_river(*clearing) && at.has_figure(buyer, *clearing);
    let count = at.clearings().iter().filter(on_river).count();
    9 * i32::try_from(count.min(4)).unwrap_or(0)
}

/// Otters are good for clearings that they tip, and for battles against those who stand beside them.
fn hire(at: Position, me: Seat, buyer: Seat) -> i32 {
    if at.faction(buyer).kinds_of(Class::Warrior).is_empty() {
        return 0;
    }
    let mut worth = 0;
    for clearing in at.table.clearings_with(me, WARRIOR).iter() {
        let otters = i32::from(at.warriors(me, clearing));
        let weight = |seat| i32::from(rule::weight(at, seat, clearing));
        let others = || at.others(me).filter(|other| *other != buyer);
        let strongest = others().map(weight).max().unwrap_or(0);
        if weight(buyer) <= strongest.max(otters) && weight(buyer) + otters > strongest {
            worth += 7;
        }
        for enemy in others().filter(|enemy| at.visible(*enemy, clearing)) {
            let prizes = i32::from(at.prizes(enemy, clearing));
            let guards = i32::from(at.warriors(enemy, clearing));
            let force = otters + i32::from(at.warriors(buyer, clearing));
            worth += if force > guards { 30 * prizes.min(2) + 6 * guards.min(3) } else { 4 };
        }
    }
    worth.min(150)
}

/// What it costs to leave one fund less in Funds: half a point if dividends come.
fn idle(at: Position, me: Seat) -> i32 {
    if posts::on_map(at, me) > 0 { DIVIDENDS.of(50, remaining(at)) } else { 4 }
}

/// What it costs to let a fund go.
fn spent(at: Position, me: Seat) -> i32 {
    idle(at, me) + TREASURY.of(100, remaining(at))
}

/// A post that falls takes half of the funds with it.
fn prize(at: Position, me: Seat, kind: Kind, _: Clearing) -> i32 {
    if posts::suit(kind).is_none() {
        return OTTER;
    }
    let half = i32::from(funds::total(at, me).div_ceil(2));
    20 + half * TREASURY.of(100, remaining(at))
}

fn first_sight(at: Position, me: Seat, ask: &Ask, option: Opt) -> Option<i32> {
    if me != ask.seat {
        return seen_by_buyers(at, me, ask, option);
    }
    match option.verb() {
        PRICE => {
            let (service, price) = (usize::from(option.operand(0)), option.operand(1));
            // Where nobody would pay, a price is as good as another; the middle ones keep doors open.
            Some(custom(at, me, service, price) / 3 - 2 * i32::from(price))
        }
        ESTABLISH => Some(establish(at, me, option.clearing(0))),
        RECRUIT => Some(recruit(at, me, option.clearing(0))),
        DRAW => Some(draw(at, me)),
        EXPORT => Some(TREASURY.of(100, remaining(at)) - card_worth(at, option.card_at(0)) - idle(at, me)),
        FUND => Some(-keep(at, me, option.seat_at(0))),
        LOSE_FUNDS => Some(-keep(at, me, option.seat_at(0)) * i32::from(option.operand(1))),
        MOVE => {
            let ends = (option.place(0).clearing(), option.place(1).clearing());
            ends.0
                .zip(ends.1)
                .map(|(from, to)| options::travel(at, me, from, to) + guard(at, me, from, to) - idle(at, me))
        }
        BATTLE => Some(options::battle(at, me, option.clearing(0), option.seat_at(1)) - idle(at, me)),
        PLACE if ask.prompt == "starting-otter" => Some(start(at, me, option.clearing(0))),
        DONE => Some(0),
        _ => None,
    }
}

/// The points and an otter, against two funds and what the post's fall would cost.
fn establish(at: Position, me: Seat, clearing: Clearing) -> i32 {
    let points = posts::for_clearing(at, me, clearing).map(|post| posts::points(at, me, post)).max().unwrap_or(0);
    let first = if posts::on_map(at, me) == 0 { DIVIDENDS.of(100, remaining(at)) } else { 0 };
    let post = prize(at, me, POSTS[0], clearing) + 100;
    let risk = exposure(at, me, clearing).min(90) * post / 100;
    100 * i32::from(points) + OTTER + first - risk - i32::from(daylight::POST_COST) * spent(at, me)
}

/// An otter on the river: company for a post, rule, or somebody to hire.
fn recruit(at: Position, me: Seat, clearing: Clearing) -> i32 {
    let has_otters = at.in_supply(me, WARRIOR) > 0 || funds::of(at, me, me) > 0;
    if !has_otters {
        return options::NEVER;
    }
    let here = i32::from(at.warriors(me, clearing));
    let strongest = at.others(me).map(|other| i32::from(rule::weight(at, other, clearing))).max().unwrap_or(0);
    let tips = if here <= strongest && here + 1 > strongest { 25 } else { 0 };
    let guards = if posts::stands(at, me, clearing) { 20 / (1 + here) } else { 0 };
    OTTER + tips + guards - spent(at, me) - 2 * here
}

/// A card to craft or to sell.
fn draw(at: Position, me: Seat) -> i32 {
    let hand = at.hand(me).len();
    let card = match hand {
        0 => 62,
        1..=2 => 50,
        3..=4 => 38,
        _ => 8,
    };
    card - idle(at, me)
}

/// What a fund of this owner is worth beyond any other: two of a ruler are a trade post.
fn keep(at: Position, me: Seat, owner: Seat) -> i32 {
    let lets = |clearing: &Clearing| daylight::may_establish(at, me, *clearing, owner).is_ok();
    let count = funds::of(at, me, owner);
    let buys = count >= daylight::POST_COST && at.clearings().iter().any(|clearing| lets(&clearing));
    let pairs = if buys { 60 } else { 10 * i32::from(count == 1) };
    pairs + if owner == me { 6 } else { 0 }
}

/// Otters beside posts stay there, and come to posts that stand alone.
fn guard(at: Position, me: Seat, from: Clearing, to: Clearing) -> i32 {
    let leaves = posts::stands(at, me, from) && at.warriors(me, from) <= 1;
    let comes = posts::stands(at, me, to) && at.warriors(me, to) == 0;
    30 * (i32::from(comes) - i32::from(leaves))
}

/// Two clearings with two otters each are two to rule.
fn start(at: Position, me: Seat, clearing: Clearing) -> i32 {
    let enemies: i32 = at.others(me).map(|other| i32::from(at.warriors(other, clearing))).sum();
    let here = i32::from(at.warriors(me, clearing));
    let together = [18, 24, -8, -20][usize::try_from(here.min(3)).unwrap_or(3)];
    together - 9 * enemies + i32::from(at.open_slots(clearing))
}

/// What services promise whoever buys them.
fn seen_by_buyers(at: Position, me: Seat, ask: &Ask, option: Opt) -> Option<i32> {
    let buyer = ask.seat;
    let (service, gain) = match option.verb() {
        HAND_CARD => (0, bought(at, option.card_at(0))),
        RIVERBOATS => (1, boats(at, buyer)),
        MERCENARIES => (2, hire(at, me, buyer)),
        PASS if ask.prompt == "buy-more" => return Some(0),
        _ => return None,
    };
    Some(gain - cost(at, buyer, services::price(at, me, service)))
}
