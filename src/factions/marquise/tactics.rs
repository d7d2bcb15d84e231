//! How the Marquise is played: sawmills first, then whatever scores most for its wood, behind enough cats to rule the routes.

use super::weights;
use super::{
    BUILD, BUILDINGS, Board, HEAL, KEEP, MARCH, OVERWORK, RECRUIT, RECRUITER, SAWMILL, SPEND_BIRD, WARRIOR, WOOD,
    WORKSHOP,
};
use super::{build, daylight, keep, tracks};
use crate::decision::{Ask, Opt};
use crate::law::cards::HAND_LIMIT;
use crate::law::rule;
use crate::law::verbs::{DONE, LOSE, PLACE, PUT, REMOVE, WITH};
use crate::play::{Measures, Position, Purpose, Tactics, Trait};
use crate::terms::{Card, Clearing, ClearingSet, Kind, Seat};
use crate::yardsticks::attack::{exposure, strongest_near};
use crate::yardsticks::cards::card_worth;
use crate::yardsticks::options::{along, travel};
use crate::yardsticks::remaining;

/// A sawmill brings a wood every turn.
const MILL: Trait = Trait::lasting("sawmills", weights::SAWMILLS);
/// A workshop pays for crafts.
const SHOP: Trait = Trait::lasting("workshops", weights::WORKSHOPS);
/// A recruiter brings a cat every turn she likes.
const RECRUITING: Trait = Trait::lasting("recruiters", weights::RECRUITERS);
/// The keep saves cats, and keeps others out of a corner.
const HOME: Trait = Trait::lasting("keep", weights::KEEP);

pub(super) const TACTICS: Tactics = Tactics {
    traits: &[
        MILL,
        SHOP,
        RECRUITING,
        HOME,
        Trait::new("wood", weights::WOOD),
        Trait::new("buildings-at-hand", weights::BUILDINGS_AT_HAND),
        Trait::new("sites", weights::SITES),
        Trait::lasting("next-draw", weights::NEXT_DRAW),
    ],
    measure: Some(measure),
    prospects: [weights::PROSPECTS, weights::FINISH, 0],
    carries: &[],
    prepares: &[SPEND_BIRD],
    first_sight: Some(first_sight),
    prize: Some(prize),
    menaces: None,
    falls: None,
};

/// What a wood is worth that no ruled route leads anywhere, in hundredths of one that can be used.
const STRANDED: i32 = 30;
/// Sites beyond this number are not needed in the coming turns.
const SITES: u8 = 3;
/// So many cats guard a clearing; of more, some can go.
const GUARDS: u8 = 2;
/// With more cats than that in the supply too few are on the map.
const MANY: u8 = 8;
/// What a second recruiter is worth beyond its cats, at the start of a game: one brings a cat for an action.
const SECOND_RECRUITER: i32 = 40;
/// What it costs to give up the keep beyond what is lost with it: while it stands, cats that fall come back, and nobody else builds there.
const KEEP_LAST: i32 = 150;
/// Thinly guarded clearings beyond this number are more than a recruiter or two can help.
const THIN: i32 = 3;

/// Buildings of each type, the keep, wood, points of the best building that the wood of one chain pays for and has room for,
/// open slots where wood comes, cards of the coming draw.
fn measure(at: Position, me: Seat) -> Measures {
    let count = |kind| 100 * i32::from(at.table.on_map(me, kind));
    let supplied = build::supplied(at, me);
    let (mut wood, mut best, mut sites) = (0, 0, 0);
    for pile in at.table.clearings_with(me, WOOD).iter() {
        let worth = if supplied.has(pile) { 100 } else { STRANDED };
        wood += worth * i32::from(at.count(me, pile, WOOD));
    }
    let mut rest = supplied;
    while let Some(first) = rest.iter().next() {
        let chain = rule::joined(at, me, first);
        let slots: u8 = chain.iter().map(|clearing| at.open_slots(clearing)).sum();
        if slots > 0 {
            best = best.max(best_points(at, me, build::wood_along(at, me, chain)));
        }
        sites += slots;
        rest = rest.without(chain);
        rest.remove(first);
    }
    [
        count(SAWMILL),
        count(WORKSHOP),
        count(RECRUITER),
        count(KEEP),
        wood,
        100 * i32::from(best),
        100 * i32::from(sites.min(SITES)),
        100 * i32::from(tracks::next_draw(at, me)),
    ]
}

/// The most points that one building brings which so much wood pays for.
fn best_points(at: Position, me: Seat, wood: u8) -> u8 {
    affordable(at, me, wood).map(|kind| tracks::points(at, me, kind)).max().unwrap_or(0)
}

/// The types of which the next building costs no more wood than that.
fn affordable(at: Position<'_>, me: Seat, wood: u8) -> impl Iterator<Item = Kind> {
    BUILDINGS.into_iter().filter(move |kind| tracks::cost(at, me, *kind).is_some_and(|cost| cost <= wood))
}

/// Actions that are left in this turn.
fn actions_left(at: Position, me: Seat) -> u8 {
    daylight::all_actions(at, me).saturating_sub(at.table.turn.used)
}

/// Whether some building could be built now: there is room for it, and its wood comes there.
fn could_build(at: Position, me: Seat) -> bool {
    let open: ClearingSet = at.clearings().iter().filter(|clearing| at.open_slots(*clearing) > 0).collect();
    let ruled = rule::ruled_among(at, me, open, Purpose::Act);
    let pays = |site| affordable(at, me, build::wood_along(at, me, rule::joined(at, me, site))).next().is_some();
    ruled.iter().any(pays)
}

/// Clearings with buildings or tokens that fewer cats guard than should, as far as they count.
fn thin(at: Position, me: Seat) -> i32 {
    let is_thin = |clearing: &Clearing| at.prizes(me, *clearing) > 0 && at.count(me, *clearing, WARRIOR) < GUARDS;
    i32::try_from(at.clearings().iter().filter(is_thin).count()).unwrap_or(THIN).min(THIN)
}

fn prize(at: Position, _: Seat, kind: Kind, _: Clearing) -> i32 {
    loss(at, kind)
}

/// A building that falls can be built again for the points it gave; what it brought meanwhile is lost, and so are the wood and the
/// action. Without the keep cats that fall are lost as well.
fn loss(at: Position, kind: Kind) -> i32 {
    let left = remaining(at);
    match kind {
        SAWMILL => 50 + MILL.of(100, left),
        RECRUITER => 50 + RECRUITING.of(100, left),
        WORKSHOP => 50 + SHOP.of(100, left),
        KEEP => 90 + HOME.of(100, left),
        _ => 35,
    }
}

fn first_sight(at: Position, me: Seat, ask: &Ask, option: Opt) -> Option<i32> {
    if me != ask.seat {
        return None;
    }
    match option.verb() {
        BUILD => Some(building(at, me, option.piece_at(1).1, option.clearing(0))),
        RECRUIT => Some(recruit(at, me)),
        OVERWORK => Some(overwork(at, me, option.clearing(0), option.card_at(1))),
        SPEND_BIRD => Some(bird(at, me, option.card_at(0))),
        MARCH => Some(march(at, me, option.clearing(0), option.clearing(1))),
        // The question does not say how many have fallen: mostly one or two.
        HEAL => Some(25 - card_worth(at, option.card_at(1))),
        WITH => {
            let guarded = at.clearings().iter().filter(|clearing| at.prizes(me, *clearing) > 0).collect();
            Some(along(at, me, option.operand(1), guarded))
        }
        // Wood goes before what it builds, and the keep last of all.
        LOSE => {
            let (owner, kind) = option.piece_at(0);
            let last = if kind == KEEP { KEEP_LAST } else { 0 };
            (owner == me && kind != WARRIOR).then(|| -loss(at, kind) - last)
        }
        // What another's law lets her put somewhere seldom stands there for her.
        PUT if ask.clause.owner() != at.faction(me).code => Some(-35),
        DONE if ask.prompt == "actions" => Some(if actions_left(at, me) > 0 && could_build(at, me) { -60 } else { 0 }),
        REMOVE if ask.prompt == "pay-wood" => Some(exposure(at, me, option.clearing(0)) / 4),
        PLACE => place(at, me, ask.prompt, option.clearing(0)),
        _ => None,
    }
}

/// The points at once, and what the building brings, where it is safe.
fn building(at: Position, me: Seat, kind: Kind, clearing: Clearing) -> i32 {
    let cost = i32::from(tracks::cost(at, me, kind).unwrap_or(0));
    let points = i32::from(tracks::points(at, me, kind));
    let lasting = match kind {
        SAWMILL => MILL,
        RECRUITER => RECRUITING,
        _ => SHOP,
    };
    let mut worth = lasting.of(100, remaining(at));
    if kind == RECRUITER && at.table.on_map(me, RECRUITER) < 2 {
        worth += (SECOND_RECRUITER + 12 * thin(at, me)) * remaining(at) / 100;
    }
    // The first of a type scores nothing and costs nothing, but the next one does score.
    let opens = if cost == 0 { 25 } else { 0 };
    100 * points + worth + opens - 25 * cost - exposure(at, me, clearing) * (150 + worth) / 100
}

/// A wood for a card: good if it is the one that was missing.
fn overwork(at: Position, me: Seat, mill: Clearing, card: Card) -> i32 {
    let chain = rule::joined(at, me, mill);
    let wood = build::wood_along(at, me, chain);
    let more = i32::from(best_points(at, me, wood + 1)) - i32::from(best_points(at, me, wood));
    let in_time = if actions_left(at, me) > 1 { 60 } else { 30 };
    20 + in_time * more.max(0) - card_worth(at, card)
}

/// One more action for a bird: for a building, or if the card would have to go anyway.
fn bird(at: Position, me: Seat, card: Card) -> i32 {
    let cards = at.hand(me).len() + usize::from(tracks::next_draw(at, me));
    let surplus = if cards > HAND_LIMIT { 30 } else { 0 };
    let wood = at.table.clearings_with(me, WOOD).iter().map(|pile| rule::joined(at, me, pile));
    let most = wood.map(|chain| best_points(at, me, build::wood_along(at, me, chain))).max().unwrap_or(0);
    let spent = at.table.turn.used >= daylight::all_actions(at, me);
    surplus + if spent { 45 * i32::from(most) } else { 0 } + 10 - card_worth(at, card)
}

/// Cats at the recruiters, and the more the fewer guard what she has.
fn recruit(at: Position, me: Seat) -> i32 {
    let cats = i32::from(daylight::MUSTER.yields(at, me));
    let each = if at.in_supply(me, WARRIOR) > MANY { 16 + 12 * remaining(at) / 100 } else { 16 };
    each * cats - 4 + if cats > 0 { 12 * thin(at, me) } else { 0 }
}

/// Cats go where they win a route, room to build or a prize, and leave no building alone.
fn march(at: Position, me: Seat, from: Clearing, to: Clearing) -> i32 {
    let mut worth = travel(at, me, from, to) - bared(at, me, from);
    if !rule::is_ruler(at, me, to) {
        if at.open_slots(to) > 0 {
            worth += 8 + room(at, me, from, to);
        }
        if at.prizes(me, to) > 0 {
            worth += 15;
        }
    }
    if at.board::<Board>(me).marching > 0 {
        worth += 2;
    }
    worth
}

/// What it costs that cats leave what they guard: of one nobody stays, of few hardly anybody, and of a crowd enough.
fn bared(at: Position, me: Seat, from: Clearing) -> i32 {
    let cats = at.count(me, from, WARRIOR);
    let prizes = i32::from(at.prizes(me, from));
    if prizes == 0 || cats > GUARDS + 1 {
        return 0;
    }
    let alone = if cats < GUARDS { 20 } else { 0 };
    if strongest_near(at, me, from) == 0 {
        return alone;
    }
    let keep = if at.count(me, from, KEEP) > 0 { 60 } else { 0 };
    let stake = 35 * prizes.min(3) + keep;
    // Where there are more, one may stay.
    alone + if cats < GUARDS { stake } else { stake / 2 }
}

/// What could be built at the far end of a march in this turn, where the wood finds no room as yet.
fn room(at: Position, me: Seat, from: Clearing, to: Clearing) -> i32 {
    // The March that has begun is counted already.
    let spent = u8::from(at.board::<Board>(me).marching == 0);
    let weight = rule::weight(at, me, to) + at.count(me, from, WARRIOR);
    if actions_left(at, me) <= spent || weight <= rule::strongest_other(at, me, to) {
        return 0;
    }
    let chain = rule::joined(at, me, from);
    if chain.iter().any(|clearing| at.open_slots(clearing) > 0) {
        return 0;
    }
    let wood = build::wood_along(at, me, chain);
    affordable(at, me, wood).map(|kind| 30 + 50 * i32::from(tracks::points(at, me, kind))).max().unwrap_or(0)
}

/// Where things come: buildings of the start together and near the keep, wood and cats where they are safe.
fn place(at: Position, me: Seat, prompt: &str, clearing: Clearing) -> Option<i32> {
    match prompt {
        "starting-sawmill" | "starting-workshop" | "starting-recruiter" => {
            let at_home = keep::clearing(at, me) == Some(clearing);
            Some(if at_home { 6 } else { 0 } + 3 * i32::from(at.prizes(me, clearing)))
        }
        "wood-where" | "recruit-where" => {
            let danger = exposure(at, me, clearing);
            Some(if prompt == "recruit-where" { danger / 2 } else { -danger / 2 })
        }
        _ => None,
    }
}
