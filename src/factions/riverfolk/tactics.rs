//! How the Company is played: prices that somebody pays, posts where their rulers pay for them, and some funds left over for
//! dividends once a post stands that is likely to last. Others weigh what a service is worth to them against what it costs.

use super::{Board, daylight, funds, posts, services, weights};
use super::{
    DRAW, ESTABLISH, EXPORT, FUND, HAND_CARD, LOSE_FUNDS, MERCENARIES, POSTS, PRICE, RECRUIT, RIVERBOATS, WARRIOR,
    piece_in,
};
use crate::decision::{Ask, Opt};
use crate::law::cards::HAND_LIMIT;
use crate::law::crafting::{self, Terms};
use crate::law::scoring::POINTS_TO_WIN;
use crate::law::verbs::{BATTLE, DONE, MOVE, PASS, PLACE};
use crate::law::{payments, placing, rule};
use crate::play::hooks::PAYS_WARRIORS;
use crate::play::{CardKind, Measures, Position, Tactics, Trait};
use crate::terms::{Card, Class, Clearing, Kind, MAX_SEATS, Seat};
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
        Trait::new("posts-to-come", weights::POSTS_TO_COME),
        Trait::lasting("open-spaces", weights::OPEN_SPACES),
        Trait::lasting("custom", weights::CUSTOM),
    ],
    measure: Some(measure),
    prospects: [weights::PROSPECTS, weights::FINISH, 0],
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

/// Funds that are put to use every turn, and what each beyond them is worth, in hundredths of one of these.
const PLENTY: i32 = 7;
const SPARE: i32 = 40;
/// What a post is worth to the Company, apart from what its fall costs.
const POST: i32 = 20;
/// How likely dividends come at first sight, in hundredths.
const SAFE: i32 = 70;
/// Whoever has so many points may win with what is bought.
const NEAR: u8 = 22;
/// A card or a passage that is worth so much less than it costs is foolish.
const FOLLY: i32 = -90;

/// Warriors on the board; points of the next dividends, as far as a post is likely to stand then; posts on the map; points of
/// the posts that can be placed next; open spaces; what others are likely to pay.
fn measure(at: Position, me: Seat) -> Measures {
    let board = at.board::<Board>(me);
    let paid = sum(&board.payments);
    let supply = at.supply(me);
    let left: i32 = POSTS.iter().map(|post| i32::from(supply[post.index()])).sum();
    let standing = i32::from(posts::on_map(at, me));
    let next = sum(&board.funds) * safety(at, me) / 2;
    let all = to_come(at, me, &board.payments);
    let wins = 100 * (i32::from(at.table.scores[me.index()]) + all) + next >= 100 * i32::from(POINTS_TO_WIN);
    // What is paid frightens others only where it would win.
    let to_come = if wins { 300 * all } else { 100 * to_come(at, me, &[0; MAX_SEATS]) };
    let custom = (0..services::COUNT).map(|service| custom(at, me, service, services::price(at, me, service))).sum();
    [100 * paid + stock(gathered(board)), next, 100 * standing, to_come, 100 * (9 - left), custom, 0, 0]
}

fn sum(warriors: &[u8]) -> i32 {
    warriors.iter().map(|count| i32::from(*count)).sum()
}

/// Warriors on the board that were there when the turn began: what is paid counts as it did for whoever pays it.
fn gathered(board: &Board) -> i32 {
    sum(&board.funds) + sum(&board.committed) + sum(&board.laid)
}

/// What so many warriors are worth, in hundredths of one: not all of many find something to do.
fn stock(count: i32) -> i32 {
    100 * count.min(PLENTY) + SPARE * (count - PLENTY).max(0)
}

/// How likely the safest post stands until the next dividends, in hundredths.
fn safety(at: Position, me: Seat) -> i32 {
    posts::clearings(at, me).iter().map(|clearing| 100 - exposure(at, me, clearing)).max().unwrap_or(0)
}

/// Points of the posts that could be placed next, with so many warriors more: where the owners of two each rule.
fn to_come(at: Position, me: Seat, more: &[u8; MAX_SEATS]) -> i32 {
    let Board { funds, committed, laid, .. } = at.board::<Board>(me);
    let mut pairs: [u8; MAX_SEATS] =
        std::array::from_fn(|n| (funds[n] + committed[n] + laid[n] + more[n]) / daylight::POST_COST);
    if pairs == [0; MAX_SEATS] {
        return 0;
    }
    let mut points = 0;
    for clearing in at.clearings().iter() {
        let Some(pairs) = rule::ruler(at, clearing).map(|ruler| &mut pairs[ruler.index()]) else { continue };
        let post = posts::for_clearing(at, me, clearing).next().filter(|_| *pairs > 0);
        if let Some(post) = post.filter(|post| placing::may_place(at, &piece_in(me, *post, clearing)).is_ok()) {
            *pairs -= 1;
            points += i32::from(posts::points(at, me, post));
        }
    }
    points
}

/// What others are likely to pay for a service at this price, in hundredths of a warrior: the more it is worth to them, the
/// more likely. What serves those who are about to win is better not sold.
fn custom(at: Position, me: Seat, service: usize, price: u8) -> i32 {
    let pays = |buyer: Seat| {
        if payments::most(at, buyer) < price {
            return 0;
        }
        let surplus = worth(at, me, buyer, service) - cost(at, buyer, price);
        if is_near(at, buyer) { -surplus.max(0) } else { i32::from(price) * (70 + surplus).clamp(0, 100) }
    };
    at.others(me).map(pays).sum()
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

/// What a service is worth to a buyer, as everybody sees it.
fn worth(at: Position, me: Seat, buyer: Seat, service: usize) -> i32 {
    match service {
        0 => {
            let wins = |card| if is_near(at, buyer) { 100 * item_points(at, card) } else { 0 };
            at.hand(me).iter().map(|card| bought(at, buyer, card) + wins(card)).max().unwrap_or(0)
        }
        1 => boats(at, buyer),
        _ => hire(at, me, buyer),
    }
}

fn is_near(at: Position, buyer: Seat) -> bool {
    at.table.scores[buyer.index()] >= NEAR
}

/// A card that was picked from several is worth more than the average one, unless it is one too many.
fn bought(at: Position, buyer: Seat, card: Card) -> i32 {
    if at.hand(buyer).len() >= HAND_LIMIT { 0 } else { card_worth(at, card) + 8 }
}

/// Points of a card that crafts an item which is left.
fn item_points(at: Position, card: Card) -> i32 {
    match at.face(card).kind {
        CardKind::Item { item, points } if at.table.item_supply[item.index()] > 0 => i32::from(points),
        _ => 0,
    }
}

/// What is to be had at once by crafting a card that is bought.
fn crafted(at: Position, buyer: Seat, card: Card) -> i32 {
    let points = item_points(at, card);
    if points == 0 || crafting::may_craft_on(at, buyer, card, &Terms::USUAL).is_err() {
        return 0;
    }
    points * if is_near(at, buyer) { 100 } else { 30 }
}

/// Rivers are good for those who stand where no path goes the same way.
fn boats(at: Position, buyer: Seat) -> i32 {
    let leads_on = |clearing: Clearing| !at.along_river(clearing).without(at.adjacent(clearing)).is_empty();
    let sails = |clearing: &Clearing| at.has_figure(buyer, *clearing) && leads_on(*clearing);
    let count = at.clearings().iter().filter(sails).count();
    9 * i32::try_from(count.min(4)).unwrap_or(0)
}

/// Otters are good for a clearing that they tip, and for battles against those who stand beside them: one place is enough for
/// what actions there are.
fn hire(at: Position, me: Seat, buyer: Seat) -> i32 {
    if at.faction(buyer).kinds_of(Class::Warrior).is_empty() {
        return 0;
    }
    let hired = |clearing| hired_in(at, me, buyer, clearing);
    at.table.clearings_with(me, WARRIOR).iter().map(hired).max().unwrap_or(0)
}

/// What the otters in one clearing are worth to a buyer.
fn hired_in(at: Position, me: Seat, buyer: Seat, clearing: Clearing) -> i32 {
    let otters = i32::from(at.warriors(me, clearing));
    let weight = |seat| i32::from(rule::weight(at, seat, clearing));
    let others = || at.others(me).filter(|other| *other != buyer);
    let strongest = others().map(weight).max().unwrap_or(0);
    let tips = weight(buyer) <= strongest.max(otters) && weight(buyer) + otters > strongest;
    let force = otters + i32::from(at.warriors(buyer, clearing));
    let fight = |enemy: Seat| {
        let prizes = i32::from(at.prizes(enemy, clearing));
        let guards = i32::from(at.warriors(enemy, clearing));
        if force > guards { 30 * prizes.min(2) + 6 * guards.min(3) } else { 4 }
    };
    let enemies = others().filter(|enemy| at.visible(*enemy, clearing));
    7 * i32::from(tips) + enemies.map(fight).max().unwrap_or(0)
}

/// What it costs to leave one fund less in Funds: half a point if dividends come.
fn idle(at: Position, me: Seat) -> i32 {
    if posts::on_map(at, me) > 0 { DIVIDENDS.of(50 * SAFE / 100, remaining(at)) } else { 4 }
}

/// What it costs to let a fund go.
fn spent(at: Position, me: Seat) -> i32 {
    let count = gathered(at.board::<Board>(me));
    idle(at, me) + TREASURY.of(stock(count) - stock(count - 1), remaining(at))
}

/// A post that falls takes half of the funds with it, whichever it is: a further one puts no more of them in danger, so that
/// each has its share of that.
fn prize(at: Position, me: Seat, kind: Kind, _: Clearing) -> i32 {
    if posts::suit(kind).is_none() {
        return OTTER;
    }
    POST + disruption(at, me) / i32::from(posts::on_map(at, me).max(1))
}

/// What half of the funds are worth.
fn disruption(at: Position, me: Seat) -> i32 {
    let count = gathered(at.board::<Board>(me));
    let half = i32::from(funds::total(at, me).div_ceil(2));
    TREASURY.of(stock(count) - stock(count - half), remaining(at))
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
    // Where a post stands, funds are in danger already, and dividends come anyhow.
    let is_first = posts::on_map(at, me) == 0;
    let (first, disruption) = if is_first { (DIVIDENDS.of(100, remaining(at)), disruption(at, me)) } else { (0, 0) };
    let risk = exposure(at, me, clearing).min(90) * (100 + POST + disruption) / 100;
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
        HAND_CARD => {
            let card = option.card_at(0);
            (0, bought(at, buyer, card) + crafted(at, buyer, card))
        }
        RIVERBOATS => (1, boats(at, buyer)),
        MERCENARIES => (2, hire(at, me, buyer)),
        PASS if ask.prompt == "buy-more" => return Some(0),
        _ => return None,
    };
    let surplus = gain - cost(at, buyer, services::price(at, me, service));
    // What hired otters will do is seen by trying only.
    let is_foolish = surplus < FOLLY && option.verb() != MERCENARIES;
    Some(if is_foolish { options::NEVER } else { surplus })
}
