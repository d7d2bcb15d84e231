//! How the Vagabond is played: go where quests, ruins and friends are, keep items whole, and fight where it pays.

use super::characters;
use super::quests;
use super::relationships::{self, ALLIED, HOSTILE};
use super::weights;
use super::{
    AID, ALLY, Board, CARDS, CHARACTER, COERCE, CON, DAMAGE, DROP, DUEL, ENLIST, EXHAUST, EXPLORE, GLIDE, HIDEOUT,
    IMPROVISE, INSTIGATE, JOIN, LABOR, POINTS, QUEST, REFRESH, REPAIR, SCORCH, STAND_IN, STEAL, STRIKE, SWIFT,
    birdsong, moves, state,
};
use crate::decision::{Ask, Opt};
use crate::law::items;
use crate::law::verbs::{BATTLE, CRAFT, ITEM, MOVE, SEND_TO, WITH};
use crate::play::{CardKind, Measures, Position, Tactics, Trait};
use crate::terms::{Class, Clearing, Held, HeldSet, Item, Place, Seat, Suit};
use crate::yardsticks::attack::{attack_hits, defence_hits, falls, next_door};
use crate::yardsticks::cards::card_worth;
use crate::yardsticks::{remaining, units};

/// An item acts turn after turn.
const ITEM_HELD: Trait = Trait::lasting("items", weights::ITEMS);
/// Two points for every Aid to come.
const ALLY_MADE: Trait = Trait::lasting("allies", weights::ALLIES);
/// What an item counts less that stays face down, in hundredths of one.
const STALE: i32 = 30;
/// How likely an enemy strikes him in a round with one warrior beside him, in hundredths.
const STRIKES: i32 = 40;
/// The same with more of them.
const STRIKE_TOGETHER: i32 = 50;
/// The same with those next door.
const COME_TO_STRIKE: i32 = 20;
/// What it costs that an item is damaged, in hundredths of a point.
const STRUCK_ITEM: i32 = 50;
/// What a ruin is worth that can be explored.
const RUIN: i32 = 170;

pub(super) const TACTICS: Tactics = Tactics {
    traits: &[
        ITEM_HELD,
        Trait::lasting("damaged", weights::DAMAGED),
        ALLY_MADE,
        Trait::lasting("friends", weights::FRIENDS),
        Trait::new("hostile", weights::HOSTILE),
        Trait::lasting("quests-done", weights::QUESTS_DONE),
        Trait::new("quests-at-hand", weights::QUESTS_AT_HAND),
        Trait::new("here", weights::HERE),
    ],
    measure: Some(measure),
    prospects: [weights::PROSPECTS, weights::FINISH, 0],
    carries: &[],
    prepares: &[],
    first_sight: Some(first_sight),
    prize: None,
    menaces: Some(menaces),
    falls: None,
};

/// Whole items, those that the next Refresh leaves face down counting less, and damaged ones; allies, spaces of the others, Hostile
/// factions, completed quests, quests whose items he has; and what waits for him where he is. Whoever has joined another
/// scores nothing with items any more (VB-E56); they still fight.
fn measure(at: Position, me: Seat) -> Measures {
    let board = state(at, me);
    let exhausted = board.count(HeldSet::UNDAMAGED.and(HeldSet::EXHAUSTED));
    let stale = i32::from(exhausted.saturating_sub(birdsong::next_refresh(at, me)));
    let undamaged = units(board.count(HeldSet::UNDAMAGED).into());
    let struck = moves::place(at, me).map_or(0, |place| struck(at, me, place)).min(undamaged);
    let whole = undamaged - STALE * stale - struck;
    let damaged = units(board.count(HeldSet::DAMAGED).into()) + struck;
    if at.table.partner_of(me).is_some() {
        return [whole / 4, damaged / 4, 0, 0, 0, 0, 0, 0];
    }
    let (mut allied, mut spaces, mut hostile) = (0, 0, 0);
    for other in at.others(me) {
        match relationships::of(at, me, other) {
            ALLIED => allied += 1,
            HOSTILE => hostile += 1,
            space => spaces += usize::from(space),
        }
    }
    let mut at_hand = 0;
    for quest in quests::face_up(at).iter() {
        at_hand += usize::from(has_items(board, quest, HeldSet::UNDAMAGED));
    }
    [
        whole,
        damaged,
        units(allied),
        units(spaces),
        units(hostile),
        units(board.done().len()),
        units(at_hand),
        moves::place(at, me).map_or(0, |place| waiting(at, me, place)),
    ]
}

/// Items that enemies are likely to damage in the coming round if he is in that place, in hundredths: those who stand there or next
/// door, and without a sword one more. Nobody comes to a forest.
fn struck(at: Position, me: Seat, place: Place) -> i32 {
    let Some(clearing) = place.clearing() else { return 0 };
    let bare = if state(at, me).swords() == 0 { 100 } else { 0 };
    let blow = |warriors: u8, chance: i32| match warriors {
        0 => 0,
        _ => (attack_hits(warriors) + bare) * chance / 100,
    };
    let hits = |enemy: Seat| {
        let here = at.warriors(enemy, clearing);
        let chance = if here > 1 { STRIKE_TOGETHER } else { STRIKES };
        // One beside him keeps nobody next door away.
        blow(here, chance).max(blow(next_door(at, enemy, clearing), COME_TO_STRIKE))
    };
    at.enemies(me).filter(|enemy| relationships::of(at, me, *enemy) != ALLIED).map(hits).max().unwrap_or(0)
}

/// What waits for his next turn in a place, when torches are up again: a ruin, or rest. What else could have been done there at
/// once was better done.
fn waiting(at: Position, me: Seat, place: Place) -> i32 {
    let board = state(at, me);
    let Some(clearing) = place.clearing() else { return rest(board) };
    let torches = board.count(HeldSet::UNDAMAGED.and(HeldSet::of(Item::Torch)));
    if torches > 0 && items::may_search(at, me, clearing) { RUIN } else { 0 }
}

/// What falls to his swords: he slips next door for nothing, and nothing keeps him out.
fn menaces(at: Position, me: Seat, victim: Seat, clearing: Clearing) -> i32 {
    let swords = state(at, me).swords();
    let prizes = at.prizes(victim, clearing);
    if swords == 0 || prizes == 0 || !at.are_enemies(me, victim) || !is_near(at, me, clearing) {
        return 0;
    }
    // Who fights guards gives up their friendship.
    let chance = match relationships::of(at, me, victim) {
        ALLIED => 0,
        HOSTILE => 50,
        _ if at.warriors(victim, clearing) == 0 => 50,
        _ => 25,
    };
    falls(at, victim, me, swords, clearing).min(100 * i32::from(prizes)) * chance / 100
}

/// Whether he is in a clearing or next to it.
fn is_near(at: Position, me: Seat, clearing: Clearing) -> bool {
    moves::place(at, me).is_some_and(|place| match place.clearing() {
        Some(here) => here == clearing || at.adjacent(here).has(clearing),
        None => at.beside(place).clearings().has(clearing),
    })
}

/// What it is worth to be in a forest, where all items are repaired.
fn rest(board: &Board) -> i32 {
    30 * i32::from(board.count(HeldSet::DAMAGED)) - 60
}

/// What a point is worth to him: nothing once he has joined another (VB-E56).
fn point(at: Position, me: Seat) -> i32 {
    if at.table.partner_of(me).is_some() { 0 } else { 100 }
}

/// What an item is good for, in hundredths of a point: tea turns two others up again every turn.
fn item(kind: Item) -> i32 {
    match kind {
        Item::Torch | Item::Boot => 60,
        Item::Sword | Item::Hammer => 55,
        Item::Tea => 100,
        Item::Coin => 50,
        Item::Bag => 35,
        Item::Crossbow => 40,
    }
}

/// What it costs to exhaust an item this turn: the less, the more are turned up again.
fn effort(at: Position, me: Seat) -> i32 {
    let exhausted = state(at, me).count(HeldSet::EXHAUSTED);
    if exhausted < birdsong::next_refresh(at, me) { 12 } else { 35 }
}

/// Whether he has the items of a quest among these.
fn has_items(board: &Board, quest: usize, usable: HeldSet) -> bool {
    let [one, other] = quests::ALL[quest].items;
    let needed = if one == other { 2 } else { 1 };
    [one, other].into_iter().all(|item| board.count(usable.and(HeldSet::of(item))) >= needed)
}

fn quest_points(at: Position, me: Seat, quest: usize) -> i32 {
    point(at, me) * i32::from(quests::done_of(state(at, me), quests::ALL[quest].suit) + 1)
}

/// What can be done in a place with what is ready now, less half of what he would be struck for there: he may go on from it.
fn promise(at: Position, me: Seat, place: Place) -> i32 {
    let board = state(at, me);
    let Some(clearing) = place.clearing() else { return rest(board) };
    let suits = at.suits(clearing);
    let mut best_quest = 0;
    for quest in quests::face_up(at).iter() {
        if suits.has(quests::ALL[quest].suit) && has_items(board, quest, HeldSet::READY) {
            best_quest = quest_points(at, me, quest).max(best_quest);
        }
    }
    let ruin = if items::may_search(at, me, clearing) && board.ready(Item::Torch) > 0 { RUIN } else { 0 };
    let mut best_aid = 0;
    for other in at.met(me, clearing).iter() {
        best_aid = aid(at, me, other, clearing).max(best_aid);
    }
    best_quest + ruin + best_aid + craftable(at, me, clearing) - struck(at, me, place) * STRUCK_ITEM / 200
}

/// What it is worth to craft an item of so many points.
fn crafted(at: Position, me: Seat, points: u8) -> i32 {
    point(at, me) * 90 / 100 * i32::from(points) + ITEM_HELD.of(60, remaining(at))
}

/// The best item card that hammers could craft there.
fn craftable(at: Position, me: Seat, clearing: Clearing) -> i32 {
    let hammers = state(at, me).ready(Item::Hammer);
    let suits = at.suits(clearing);
    let mut best = 0;
    for card in at.hand(me).iter() {
        let face = at.face(card);
        let (CardKind::Item { item, points }, Some(cost)) = (&face.kind, face.cost) else { continue };
        let fits = Suit::ALL.into_iter().all(|suit| cost.suits[suit.index()] == 0 || suits.has(suit));
        let pays = cost.icons() <= hammers && at.table.item_supply[item.index()] > 0;
        if fits && pays {
            best = crafted(at, me, *points).max(best);
        }
    }
    best
}

/// What Aiding somebody there is worth: points of an ally, or a share of the next space if it can be reached this turn, and
/// an item.
fn aid(at: Position, me: Seat, other: Seat, clearing: Clearing) -> i32 {
    let board = state(at, me);
    let (mut cards, mut given) = (0, i32::MAX);
    for card in at.matching(at.hand(me), clearing) {
        cards += 1;
        given = card_worth(at, card).min(given);
    }
    let ready = usize::from(board.count(HeldSet::READY));
    if cards == 0 || ready == 0 {
        return 0;
    }
    let gain = match relationships::of(at, me, other) {
        _ if at.table.partner_of(me) == Some(other) => given,
        _ if relationships::is_vagabond(at, other) => -40,
        _ if at.table.partner_of(me).is_some() => -40,
        HOSTILE => 0,
        ALLIED => 200,
        space => {
            let needed = usize::from(space + 1 - board.aids(other).min(space));
            let points = if space == 0 { 100 } else { 200 };
            let step = if space + 1 == ALLIED { ALLY_MADE.of(100, remaining(at)) } else { 55 };
            let share = i32::try_from(needed).unwrap_or(1);
            if needed <= cards.min(ready) { (points + step) / share } else { 10 }
        }
    };
    let mut loot = 0;
    for kind in items::takeable_from(at, me, other).iter() {
        loot = item(kind).max(loot);
    }
    gain + loot * (50 + remaining(at)) / 100 - given - effort(at, me)
}

/// What an attack brings: points of Infamy, buildings and tokens, against items and friendship. Whoever has joined another harms
/// those who are ahead of that one.
fn attack(at: Position, me: Seat, clearing: Clearing, enemy: Seat) -> i32 {
    let board = state(at, me);
    let (warriors, prizes) = (i32::from(at.warriors(enemy, clearing)), i32::from(at.prizes(enemy, clearing)));
    let dealt = attack_hits(board.swords()) + if warriors == 0 { 100 } else { 0 };
    let felled = dealt.min(100 * warriors);
    let taken = (dealt - felled).min(100 * prizes);
    let is_hostile = relationships::of(at, me, enemy) == HOSTILE;
    let gain = if let Some(partner) = at.table.partner_of(me) {
        let points = |seat: Seat| i32::from(at.table.scores[seat.index()]);
        let ahead = (points(enemy) - points(partner)).clamp(0, 10);
        felled * 22 / 100 + taken * (100 + 5 * ahead) / 100
    } else if is_hostile {
        felled + 2 * taken
    } else {
        (felled - 100).max(0) + taken * if warriors > 0 { 2 } else { 1 }
    };
    let hurt = defence_hits(at.warriors(enemy, clearing));
    gain - hurt * 55 / 100 - effort(at, me) - if felled > 0 { offence(at, me, enemy) } else { 0 }
}

/// What it costs to make a faction Hostile.
fn offence(at: Position, me: Seat, enemy: Seat) -> i32 {
    match relationships::of(at, me, enemy) {
        _ if relationships::is_vagabond(at, enemy) || at.table.partner_of(me).is_some() => 0,
        HOSTILE => 0,
        ALLIED => ALLY_MADE.of(100, remaining(at)) + 60,
        space => 20 + 50 * i32::from(space),
    }
}

/// What it is worth to win with another or not at all: the less, the further that one is behind and the less it has in hand.
fn join(at: Position, me: Seat, partner: Seat) -> i32 {
    let points = |seat: Seat| i32::from(at.table.scores[seat.index()]);
    let behind = (points(me) - points(partner)).max(0);
    let cards = i32::try_from(at.hand(partner).len()).unwrap_or(0);
    -250 - 60 * behind - 60 * (3 - cards).max(0)
}

fn first_sight(at: Position, me: Seat, ask: &Ask, option: Opt) -> Option<i32> {
    if me != ask.seat {
        return None;
    }
    let board = state(at, me);
    let here = moves::place(at, me);
    let clearing = here.and_then(Place::clearing).unwrap_or(Clearing(0));
    let quest = || quest_points(at, me, quests::quest_of(option));
    let value = |held: Held| item(held.item()) / if held.is_exhausted() { 2 } else { 1 };
    Some(match option.verb() {
        CHARACTER => 10 * i32::try_from(characters::ALL[usize::from(option.operand(0))].items.len()).unwrap_or(0),
        SEND_TO => {
            let ruins = at.beside(option.place(0)).clearings().and(at.table.ruins);
            20 * i32::try_from(ruins.len()).unwrap_or(0)
        }
        REFRESH => value(option.held_at(0).refreshed()) - if option.held_at(0).is_damaged() { 45 } else { 0 },
        EXHAUST | STAND_IN => -item(option.held_at(0).item()),
        DAMAGE | DROP => -value(option.held_at(0)),
        REPAIR if ask.prompt == "actions" => item(option.held_at(0).item()) / 2 - effort(at, me),
        REPAIR => value(option.held_at(0)),
        EXPLORE => point(at, me) + ITEM_HELD.of(70, remaining(at)),
        AID => aid(at, me, option.seat_at(0), clearing),
        QUEST => quest() - 2 * effort(at, me),
        CON => quest() - 2 * effort(at, me) - 15,
        IMPROVISE => quest() - 80,
        POINTS => point(at, me) * i32::from(option.operand(0)),
        CARDS => 85,
        STRIKE => {
            let (owner, kind) = option.piece_at(0);
            match at.piece(owner, kind).class {
                Class::Warrior => 10 - effort(at, me) - offence(at, me, owner),
                _ => 125 - effort(at, me),
            }
        }
        BATTLE => attack(at, me, option.clearing(0), option.seat_at(1)),
        MOVE | GLIDE => {
            let to = if option.verb() == GLIDE { Place::from(option.clearing(0)) } else { option.place(1) };
            let cost = if ask.prompt == "slip" { 0 } else { effort(at, me) + 10 };
            let gain = promise(at, me, to) - here.map_or(0, |here| promise(at, me, here));
            gain * 80 / 100 - cost
        }
        JOIN => join(at, me, option.seat_at(1)),
        STEAL => 45,
        LABOR => card_worth(at, option.card_at(0)) - effort(at, me),
        HIDEOUT => 40 * i32::from(board.count(HeldSet::DAMAGED).min(3)) - 30,
        INSTIGATE => 10,
        ENLIST => 60,
        SCORCH => 90 * at.enemies(me).map(|enemy| i32::from(at.prizes(enemy, clearing))).sum::<i32>() - 150,
        SWIFT => 30,
        DUEL => -20,
        COERCE => -80,
        ALLY => 40,
        WITH => -5,
        ITEM => item(option.item_at(0)),
        CRAFT => match at.face(option.card_at(0)).kind {
            CardKind::Item { points, .. } => crafted(at, me, points),
            _ => 40,
        },
        _ => return None,
    })
}
