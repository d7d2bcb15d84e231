//! How the Corvids are played: plots wherever a warrior is left beside them, turned up as soon as the next Birdsong comes,
//! those that stay first and bombs last, and bombs only where they take more than what stays would bring; warriors thinly
//! everywhere, and back to plots that stand alone.

use super::{
    BOMB, EACH, EXPOSE, EXTORTION, FACES, FLIP, GUESS, LAY, PICK, PLOT, RAID, RECRUIT, SHOW, SNARE, SWITCH, TRICK,
};
use super::{WARRIOR, daylight, evening, plots, weights};
use crate::decision::{Ask, Opt};
use crate::law::cards::HAND_LIMIT;
use crate::law::scoring::POINTS_TO_WIN;
use crate::law::verbs::{BATTLE, DONE, MOVE, PLACE, WITH};
use crate::play::{Measures, Position, Tactics, Trait};
use crate::terms::{Card, Clearing, Kind, Seat, Suit, order_by_key};
use crate::yardsticks::attack::{falls, next_door};
use crate::yardsticks::cards::card_worth;
use crate::yardsticks::{options, remaining, units};

/// A plot that lies face up makes every flip to come worth a point more.
const SHOWN: Trait = Trait::lasting("plots-shown", weights::PLOTS_SHOWN);
/// What a plot that can be turned up in the next Birdsong brings.
const READY: Trait = Trait::new("plots-ready", weights::PLOTS_READY);
/// An extortion that lies face up is a card every Evening.
const TOLL: Trait = Trait::lasting("extortions", weights::EXTORTIONS);

pub(super) const TACTICS: Tactics = Tactics {
    traits: &[
        SHOWN,
        READY,
        Trait::new("plots-alone", weights::PLOTS_ALONE),
        TOLL,
        Trait::new("clearings-held", weights::CLEARINGS_HELD),
        Trait::new("bombs-laid", weights::BOMBS_LAID).by_hand(),
        Trait::lasting("plots-to-stay", weights::PLOTS_TO_STAY).by_hand(),
        Trait::new("recruits-to-come", weights::RECRUITS_TO_COME),
    ],
    measure: Some(measure),
    prospects: [weights::PROSPECTS, weights::FINISH, 0],
    carries: &[],
    prepares: &[],
    first_sight: Some(first_sight),
    prize: Some(prize),
    menaces: Some(menaces),
    falls: None,
};

/// How much of a piece a plot that nobody knows takes of each that stands beside it, in hundredths: it may be a bomb.
const MENACE: i32 = 35;
/// How likely nobody who could guess finds out what a bomb is before it goes off, in hundredths.
const UNGUESSED: i32 = 30;

/// Plots face up; points that those beside warriors would score next, as far as they are likely to last; plots that stand
/// alone; extortions; clearings with warriors; what bombs beside warriors are likely to take; what will lie face up of the
/// other plots beside warriors; whether a card is left to recruit with.
fn measure(at: Position, me: Seat) -> Measures {
    let hidden = plots::face_down(at, me);
    let beside = |clearing: &Clearing| at.warriors(me, *clearing) > 0;
    let (mut bombs, mut staying) = (0, 0);
    for (clearing, face) in plots::all_hidden(at, me).filter(|(clearing, _)| beside(clearing)) {
        let lasts = lasting(at, me, clearing);
        if face == BOMB {
            let unguessed = if payers(at, me, clearing) > 0 { UNGUESSED } else { 100 };
            bombs += blast(at, me, clearing) * lasts / 100 * unguessed / 100;
        } else {
            staying += stays(at, me, face, clearing) * lasts / 100;
        }
    }
    [
        100 * i32::from(plots::face_up(at, me)),
        ready(at, me),
        units(hidden.iter().filter(|clearing| !beside(clearing)).count()),
        100 * i32::from(at.table.on_map(me, EXTORTION)),
        units(at.table.clearings_with(me, WARRIOR).len()),
        bombs,
        staying,
        100 * i32::from(!at.hand(me).is_empty()),
    ]
}

/// Points that the plots beside warriors would score next, as far as they are likely to last. Those that would win count in full.
fn ready(at: Position, me: Seat) -> i32 {
    let mut shown = i32::from(plots::face_up(at, me));
    let mut ready = 0;
    for clearing in plots::face_down(at, me).iter().filter(|clearing| at.warriors(me, *clearing) > 0) {
        shown += 1;
        ready += shown * lasting(at, me, clearing);
    }
    let wins = 100 * i32::from(at.table.scores[me.index()]) + ready >= 100 * i32::from(POINTS_TO_WIN);
    if wins { ready * 7 / 5 } else { ready }
}

/// What a plot that is no bomb brings once it lies face up, beside its points and in hundredths of what any such plot does.
fn stays(at: Position, me: Seat, face: Kind, clearing: Clearing) -> i32 {
    if face == EXTORTION { 150 + 35 * payers(at, me, clearing) } else { 100 }
}

/// A plot beside a warrior may be a bomb, unless all of them are seen elsewhere.
fn menaces(at: Position, me: Seat, seat: Seat, clearing: Clearing) -> i32 {
    let waits = at.count(me, clearing, PLOT) > 0 && at.warriors(me, clearing) > 0;
    if !waits || at.table.on_map(me, BOMB) == EACH || !at.are_enemies(me, seat) {
        return 0;
    }
    MENACE * i32::from(at.prizes(seat, clearing))
}

/// How likely a plot lasts until the next Birdsong, in hundredths.
fn lasting(at: Position, me: Seat, clearing: Clearing) -> i32 {
    let strongest = |enemy: Seat| {
        let near = next_door(at, enemy, clearing);
        let here = at.warriors(enemy, clearing);
        let (warriors, chance) = if here >= near { (here, 70) } else { (near, 40) };
        if warriors == 0 { 0 } else { falls(at, me, enemy, warriors, clearing).min(100) * chance / 100 }
    };
    100 - at.enemies(me).map(strongest).max().unwrap_or(0)
}

/// What a bomb would bring in a clearing now.
fn blast(at: Position, me: Seat, clearing: Clearing) -> i32 {
    let prizes: i32 = at.enemies(me).map(|enemy| i32::from(at.prizes(enemy, clearing))).sum();
    let warriors: i32 = at.enemies(me).map(|enemy| i32::from(at.warriors(enemy, clearing))).sum();
    130 * prizes + 18 * warriors
}

/// Players with pieces in a clearing from whom an extortion would take a card.
fn payers(at: Position, me: Seat, clearing: Clearing) -> i32 {
    let pays = |enemy: &Seat| at.visible(*enemy, clearing) && !at.hand(*enemy).is_empty();
    i32::try_from(at.enemies(me).filter(pays).count()).unwrap_or(0)
}

/// A face-down plot is a flip that does not come; a face-up one scores with every flip. A raid comes back as warriors.
fn prize(at: Position, me: Seat, kind: Kind, _: Clearing) -> i32 {
    let left = remaining(at);
    match kind {
        PLOT => 60 + 25 * i32::from(plots::face_up(at, me)),
        EXTORTION => SHOWN.of(100, left) + TOLL.of(100, left),
        RAID => SHOWN.of(100, left) - 30,
        BOMB | SNARE => SHOWN.of(100, left),
        _ => 30,
    }
}

fn first_sight(at: Position, me: Seat, ask: &Ask, option: Opt) -> Option<i32> {
    if me != ask.seat {
        return seen_by_enemies(at, me, ask.seat, option);
    }
    match option.verb() {
        FLIP => Some(flip(at, me, option.clearing(0))),
        RECRUIT => Some(recruit(at, me, option.suit_at(1)) - card_worth(at, option.card_at(0))),
        LAY => Some(lay(at, me, option.clearing(0))),
        PICK if ask.prompt == "which-plot" => Some(pick(at, me, option.piece_at(0).1)),
        MOVE => {
            let ends = (option.place(0).clearing(), option.place(1).clearing());
            ends.0.zip(ends.1).map(|(from, to)| go(at, me, from, to))
        }
        // A warrior is enough to begin something elsewhere.
        WITH => Some(-3 * i32::from(option.operand(1))),
        BATTLE => Some(options::battle(at, me, option.clearing(0), option.seat_at(1)) - 10),
        TRICK | SWITCH => Some(-25),
        PLACE if ask.prompt == "starting-warrior" => {
            Some(units(at.adjacent(option.clearing(0)).len()) / 20 - enemies_near(at, me, option.clearing(0)))
        }
        PLACE => Some(arrival(at, me, option.clearing(0))),
        DONE if ask.prompt == "exert" => {
            // Without a card nobody can be recruited in the next turn.
            let last = if at.hand(me).is_empty() { 100 } else { 0 };
            // What is drawn beyond the limit is thrown away.
            let room = HAND_LIMIT.saturating_sub(at.hand(me).len());
            Some(units(room.min(evening::next_draw(at, me).into())) / 2 + last)
        }
        DONE if matches!(ask.prompt, "flip-plots" | "recruit") => Some(0),
        _ => None,
    }
}

/// The points, and what it does. Others first where a bomb would take their company away.
fn flip(at: Position, me: Seat, clearing: Clearing) -> i32 {
    let points = 100 * (i32::from(plots::face_up(at, me)) + 1);
    let Some(face) = plots::hidden(at, me, clearing).next() else { return points };
    let left = remaining(at);
    points
        + match face {
            BOMB => {
                let beside = |other: &Clearing| *other != clearing && at.warriors(me, *other) > 0;
                let others = plots::face_down(at, me).iter().filter(beside).count();
                blast(at, me, clearing) - if others > 0 { points } else { 0 }
            }
            EXTORTION => SHOWN.of(100, left) + TOLL.of(100, left) + 60 * payers(at, me, clearing),
            _ => SHOWN.of(100, left),
        }
}

/// Warriors of enemies that stand in a clearing or could come.
fn enemies_near(at: Position, me: Seat, clearing: Clearing) -> i32 {
    let all = |place: Clearing| at.enemies(me).map(|enemy| i32::from(at.warriors(enemy, place))).sum::<i32>();
    3 * all(clearing) + at.adjacent(clearing).iter().map(all).sum::<i32>()
}

/// Whether a clearing is without a plot.
fn is_free(at: Position, me: Seat, clearing: Clearing) -> bool {
    !FACES.into_iter().chain([PLOT]).any(|kind| at.count(me, clearing, kind) > 0)
}

/// What a warrior is good for that comes to a clearing: company for a plot, or a place for the next one.
fn arrival(at: Position, me: Seat, clearing: Clearing) -> i32 {
    let guards = i32::from(at.warriors(me, clearing));
    if at.count(me, clearing, PLOT) > 0 {
        return if guards == 0 { 75 } else { 30 / guards };
    }
    let more = if is_free(at, me, clearing) { [26, 38, 12] } else { [14, 8, 4] };
    more[usize::try_from(guards.min(2)).unwrap_or(0)] - enemies_near(at, me, clearing).min(12)
}

fn recruit(at: Position, me: Seat, suit: Suit) -> i32 {
    let supply = usize::from(at.in_supply(me, WARRIOR));
    let mut brings: Vec<i32> = at.of_suit(suit).iter().map(|clearing| arrival(at, me, clearing).max(6)).collect();
    order_by_key(&mut brings, |bring| -bring);
    brings.iter().take(supply).sum::<i32>() + 20
}

/// A plot scores when it is turned up, the more the more lie face up already, if a warrior is left beside it or can come.
fn lay(at: Position, me: Seat, clearing: Clearing) -> i32 {
    let price = daylight::price(at, me);
    let is_kept = at.warriors(me, clearing) > price;
    let points = 100 * (i32::from(plots::face_up(at, me)) + 1);
    let lasts = lasting(at, me, clearing);
    let waits = if is_kept {
        70
    } else if enemies_near(at, me, clearing) > 0 {
        20
    } else {
        45
    };
    points.min(400) * lasts / 100 * waits / 100 + SHOWN.of(35, remaining(at)) + blast(at, me, clearing) / 5
        - 16 * i32::from(price)
}

/// Which plot serves: where, is not told here, so by what is missing on the map; a bomb by the best place that there is for one.
fn pick(at: Position, me: Seat, face: Kind) -> i32 {
    let plain = match face {
        EXTORTION => 50,
        RAID => 34,
        SNARE => 32,
        _ => return ((best_blast(at, me) - 130) / 4).clamp(0, 60),
    };
    let noted = plots::all_hidden(at, me).filter(|(_, other)| *other == face).count();
    let there = i32::from(at.table.on_map(me, face)) + i32::try_from(noted).unwrap_or(0);
    plain - 14 * there
}

/// What a bomb would bring at most where a plot can be placed now.
fn best_blast(at: Position, me: Seat) -> i32 {
    let price = daylight::price(at, me);
    let can_be = |clearing: &Clearing| at.warriors(me, *clearing) >= price && is_free(at, me, *clearing);
    let places = at.table.clearings_with(me, WARRIOR);
    places.iter().filter(can_be).map(|clearing| blast(at, me, clearing)).max().unwrap_or(0)
}

/// To a plot that stands alone, or to where the next one can be placed; away from no plot that would be left alone.
fn go(at: Position, me: Seat, from: Clearing, to: Clearing) -> i32 {
    let leaves = if at.warriors(me, from) == 1 && at.count(me, from, PLOT) > 0 { 80 } else { 0 };
    let idle = if at.count(me, from, PLOT) == 0 && at.warriors(me, from) == 1 { -4 } else { 6 };
    arrival(at, me, to) - leaves + idle - 12 + options::sally(at, me, at.warriors(me, from), [from, to]) / 3
}

/// How many plots of a face are neither seen nor known to be gone, among all such.
fn unseen(at: Position, me: Seat, face: Kind) -> i32 {
    2 - i32::from(at.table.on_map(me, face))
}

/// What a guess promises an enemy: nobody looks under the plots, so it goes by what lies face up and by what a bomb would take.
/// Whoever can take the plot by force needs no guess.
fn seen_by_enemies(at: Position, me: Seat, enemy: Seat, option: Opt) -> Option<i32> {
    match option.verb() {
        EXPOSE => {
            let clearing = option.clearing(0);
            let may_be = |face| if plots::named_wrongly(at, me, face).has(clearing) { 0 } else { unseen(at, me, face) };
            let all: i32 = FACES.into_iter().map(may_be).sum();
            let best = FACES.into_iter().map(may_be).max().unwrap_or(0);
            let gain = 100 + prize(at, me, PLOT, clearing) + menaces(at, me, enemy, clearing);
            let force = options::battle(at, enemy, clearing, me).clamp(0, 60) / 2;
            let cards = at.matching(at.hand(enemy), clearing);
            let card = cards.map(|card: Card| card_worth(at, card)).min().unwrap_or(0) + 45;
            Some((best * gain - (all - best) * card) / all.max(1) - 15 - force)
        }
        GUESS => {
            let face = option.piece_at(0).1;
            let at_stake =
                plots::face_down(at, me).iter().map(|clearing| menaces(at, me, enemy, clearing).min(2 * MENACE));
            let blast = if face == BOMB { at_stake.max().unwrap_or(0) / 4 } else { 0 };
            Some(20 * unseen(at, me, face) + blast)
        }
        SHOW => Some(-card_worth(at, option.card_at(0))),
        _ => None,
    }
}
