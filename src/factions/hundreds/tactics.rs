//! How the Hundreds are played: rats thinly over clearings without enemies, the warlord with a guard where something can be
//! won, mobs where something burns, and every item into the Hoard that raises a strength.

use super::hoard::{self, HoardTrack};
use super::moods::Mood;
use super::{ADVANCE, ANOINT, BUILD, DROP, ENRAGE, INCITE, KEEP, LOOT, MOB, MOOD, ROLL, SELL, STRONGHOLD, WARLORD};
use super::{WARRIOR, evening, warlord, weights};
use crate::clause;
use crate::decision::{Ask, Opt};
use crate::law::items;
use crate::law::verbs::{BATTLE, DONE, LOSE, MOVE, PASS, PLACE, WITH};
use crate::play::{CardKind, Measures, Position, Tactics, Trait};
use crate::terms::{Card, Clearing, Item, Kind, Seat};
use crate::yardsticks::attack::exposure;
use crate::yardsticks::cards::card_worth;
use crate::yardsticks::{options, remaining, units};

/// An action more in every Daylight.
const STRENGTH: Trait = Trait::lasting("command", weights::COMMAND);
/// A warrior and an Advance more in every turn.
const FORCE: Trait = Trait::lasting("prowess", weights::PROWESS);
/// A stronghold brings a warrior every turn, and crafts.
const RECRUITING: Trait = Trait::lasting("strongholds", weights::STRONGHOLDS);
/// Points of Oppress as things stand, turn after turn: the next ones are still to come at the end ([`oppressing`]).
const OPPRESSING: Trait = Trait::new("oppress-points", weights::OPPRESS_POINTS);

pub(super) const TACTICS: Tactics = Tactics {
    traits: &[
        STRENGTH,
        FORCE,
        OPPRESSING,
        Trait::lasting("clearings-oppressed", weights::CLEARINGS_OPPRESSED),
        Trait::new("mobs", weights::MOBS),
        Trait::new("prizes-to-burn", weights::PRIZES_TO_BURN),
        RECRUITING,
        Trait::lasting("warlord-on-map", weights::WARLORD_ON_MAP),
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

/// What a stronghold is worth beyond its rats where none is left: without one they come at the warlord only.
const NO_STRONGHOLD: i32 = 40;

/// Command and Prowess, what Oppress would score now and for how many clearings, mobs and what they would burn next,
/// strongholds, and whether the warlord stands.
fn measure(at: Position, me: Seat) -> Measures {
    let oppressed = evening::oppressed(at, me).len();
    [
        100 * i32::from(hoard::command(at, me)),
        100 * i32::from(hoard::prowess(at, me)),
        oppressing(at, evening::points(at, me, oppressed)),
        units(oppressed.min(6)),
        100 * i32::from(at.table.on_map(me, MOB)),
        at.table.clearings_with(me, MOB).iter().map(|clearing| spoils(at, me, clearing)).sum(),
        100 * i32::from(at.table.on_map(me, STRONGHOLD)),
        100 * i32::from(at.table.on_map(me, WARLORD)),
    ]
}

/// Points of Oppress, the less the less of the game is left, but about a third of them to its end: the next Evening comes.
fn oppressing(at: Position, points: u8) -> i32 {
    i32::from(points) * (35 + 65 * remaining(at) / 100)
}

/// What lies beside a mob burns in the next Birdsong, whoever guards it (LH-14.4.1), unless somebody drives the mob away before.
fn menaces(at: Position, me: Seat, victim: Seat, clearing: Clearing) -> i32 {
    if at.count(me, clearing, MOB) == 0 || !at.are_enemies(me, victim) {
        return 0;
    }
    92 * i32::from(at.prizes(victim, clearing))
}

/// What a mob brings in a clearing: what it burns, and an item.
fn spoils(at: Position, me: Seat, clearing: Clearing) -> i32 {
    let prizes: u8 = at.enemies(me).map(|enemy| at.prizes(enemy, clearing)).sum();
    let item = if items::may_search(at, me, clearing) { 120 } else { 0 };
    100 * i32::from(prizes) + item
}

/// What an item brings to its track: strength, or the point of a full one.
fn item_worth(at: Position, me: Seat, item: Item) -> i32 {
    let Some(track) = HoardTrack::of(item) else { return 0 };
    let (strength, figures) = match track {
        HoardTrack::Command => (STRENGTH, at.figures::<super::Figures>(me).command),
        HoardTrack::Prowess => (FORCE, at.figures::<super::Figures>(me).prowess),
    };
    let have = track.items(at, me).count();
    if have + 1 >= figures.len() {
        return 100;
    }
    let more = i32::from(figures[have + 1]) - i32::from(figures[have]);
    // The second item raises nothing yet, but the third does.
    strength.of(if more > 0 { 100 * more } else { 60 }, remaining(at))
}

/// A stronghold comes again with a card; a mob that falls burns nothing.
fn prize(at: Position, me: Seat, kind: Kind, clearing: Clearing) -> i32 {
    match kind {
        STRONGHOLD => 20 + RECRUITING.of(100, remaining(at)),
        MOB => 25 + spoils(at, me, clearing) * 60 / 100,
        _ => 30,
    }
}

/// What one more oppressed clearing scores this Evening, and helps later ones.
fn one_more(at: Position, me: Seat) -> i32 {
    let now = evening::oppressed(at, me).len();
    let points = |count| i32::from(evening::points(at, me, count));
    100 * (points(now + 1) - points(now)) + 30
}

fn first_sight(at: Position, me: Seat, ask: &Ask, option: Opt) -> Option<i32> {
    if me != ask.seat {
        return None;
    }
    match option.verb() {
        KEEP => Some(item_worth(at, me, option.item_at(0))),
        SELL => Some(sale(at, option.item_at(0))),
        DROP if ask.prompt == "squander" => Some(squander(at, me, option.held_at(0).item())),
        DROP => Some(-5 * i32::from(option.held_at(0).is_from_ruin())),
        LOOT => Some(loot(at, me)),
        MOOD => Some(mood(at, me, Mood::ALL[usize::from(option.operand(0)) % Mood::ALL.len()])),
        ANOINT => Some(8 * i32::from(at.warriors(me, option.clearing(0))) - exposure(at, me, option.clearing(0)) / 5),
        BUILD => Some(build(at, me, option.clearing(0))),
        INCITE => Some(incite(at, me, option.clearing(0))),
        ROLL => Some(45),
        ENRAGE => Some(18 - spoils(at, me, option.clearing(0)) * 60 / 100),
        PLACE if ask.prompt == "mob-where" => Some(spoils(at, me, option.clearing(0)) + 5),
        ADVANCE | MOVE => {
            let ends = (option.place(0).clearing(), option.place(1).clearing());
            ends.0.zip(ends.1).map(|(from, to)| go(at, me, from, to, option.verb() == ADVANCE))
        }
        WITH if leads(ask) => Some(escort(at, me, option.operand(1))),
        WITH => Some(options::along(at, me, option.operand(1), at.table.clearings_with(me, STRONGHOLD))),
        // Without the warlord nobody comes for Prowess in the next Birdsong (LH-E16).
        LOSE if option.piece_at(0) == (me, WARLORD) => Some(-options::WARRIOR - 15 * i32::from(hoard::prowess(at, me))),
        BATTLE => Some(fight(at, me, option.clearing(0), option.seat_at(1))),
        DONE if ask.prompt == "incite" => Some(0),
        PASS if ask.prompt == "jubilant" => Some(0),
        _ => None,
    }
}

/// Whether it is the warlord who sets out: on an Advance, or led by a mood.
fn leads(ask: &Ask) -> bool {
    ask.clause == clause!("LH-14.5.3") || ask.clause == clause!("LH-14.7.5")
}

/// How many go with the warlord, who goes whatever is answered (LH-14.5.3): with few he falls where he comes to, and a stronghold that
/// he leaves wants guards of its own.
fn escort(at: Position, me: Seat, count: u8) -> i32 {
    let few = [40, 15].get(usize::from(count)).copied().unwrap_or(0);
    let here = warlord::clearing(at, me).filter(|here| at.count(me, *here, STRONGHOLD) > 0);
    let stay = |here| at.count(me, here, WARRIOR).saturating_sub(count);
    options::company(count) - few - here.map_or(0, |here| options::left(at, me, here, stay(here)))
}

/// The points that an item is sold for: those printed on the card that is being crafted.
fn sale(at: Position, item: Item) -> i32 {
    let printed = |card: Card| match at.face(card).kind {
        CardKind::Item { item: other, points } if other == item => Some(100 * i32::from(points)),
        _ => None,
    };
    at.table.resolving.iter().find_map(printed).unwrap_or(100)
}

/// Two warriors for what no longer raises a strength; late in the game for anything.
fn squander(at: Position, me: Seat, item: Item) -> i32 {
    let Some(track) = HoardTrack::of(item) else { return 0 };
    let have = track.items(at, me).count();
    // The last one of command is worth an action in every turn to come.
    if track == HoardTrack::Command && have == 1 {
        return options::NEVER;
    }
    let loss = if have == 2 { 60 } else { 100 };
    let strength = if track == HoardTrack::Command { STRENGTH } else { FORCE };
    30 - strength.of(loss, remaining(at))
}

/// An item for the hits that are not dealt.
fn loot(at: Position, me: Seat) -> i32 {
    let best = Item::ALL.into_iter().map(|item| item_worth(at, me, item)).max().unwrap_or(0);
    best - 70
}

/// What a mood promises for the turn that begins.
fn mood(at: Position, me: Seat, mood: Mood) -> i32 {
    let Some(here) = warlord::clearing(at, me) else { return 0 };
    let near = || at.adjacent(here).iter().chain([here]);
    let enemies: u8 = near().map(|clearing| evening::enemies_in(at, me, clearing)).max().unwrap_or(0);
    let fights = i32::from(enemies > 0);
    let prowess = i32::from(hoard::prowess(at, me));
    match mood {
        Mood::Wrathful => 18 + 34 * fights + 8 * prowess * fights,
        Mood::Stubborn => 16 + 16 * fights,
        Mood::Relentless => 10 + 14 * prowess * fights,
        Mood::Rowdy => 42 + if evening::enemies_in(at, me, here) >= 3 { 30 } else { 0 },
        Mood::Jubilant => {
            let spare = i32::from(at.in_supply(me, MOB));
            let can = at.count(me, here, MOB) == 0 && at.any_matches(at.hand(me), here);
            if can { 25 * spare.min(3) } else { 4 }
        }
        Mood::Bitter => {
            let mobs = near().map(|clearing| i32::from(at.count(me, clearing, MOB))).sum::<i32>();
            8 + 10 * mobs * fights
        }
        Mood::Grandiose => 12 + 8 * prowess,
        Mood::Lavish => 10,
    }
}

fn build(at: Position, me: Seat, clearing: Clearing) -> i32 {
    let worth = RECRUITING.of(100, remaining(at));
    let cards = at.matching(at.hand(me), clearing);
    let card = cards.map(|card| card_worth(at, card)).min().unwrap_or(0);
    // A building counts for rule where rats come and go.
    let suits = at.suits(clearing);
    let same = at.table.clearings_with(me, STRONGHOLD).iter().any(|other| !at.suits(other).and(suits).is_empty());
    let alone = if at.count(me, clearing, STRONGHOLD) == 0 { 15 } else { 0 } + if same { 0 } else { 8 };
    let first = if at.table.on_map(me, STRONGHOLD) == 0 { NO_STRONGHOLD } else { 0 };
    worth + first + alone + 20 - card - exposure(at, me, clearing) * (80 + worth) / 130
}

fn incite(at: Position, me: Seat, clearing: Clearing) -> i32 {
    let cards = at.matching(at.hand(me), clearing);
    let card = cards.map(|card| card_worth(at, card)).min().unwrap_or(0);
    let next = at.adjacent(clearing).iter().filter(|next| at.count(me, *next, MOB) == 0);
    let reach: i32 = next.map(|next| spoils(at, me, next) / 8).sum();
    let revels = if super::moods::is(at, me, Mood::Jubilant) && warlord::is_in(at, me, clearing) { 70 } else { 0 };
    spoils(at, me, clearing) * 75 / 100 + reach.min(40) + revels - card - 12
}

/// Rats go where nobody else is, or where something falls; the warlord where his guard fights.
fn go(at: Position, me: Seat, from: Clearing, to: Clearing, leads: bool) -> i32 {
    let mut worth = options::travel(at, me, from, to);
    let enemies = evening::enemies_in(at, me, to);
    let empty = at.warriors(me, to) == 0 && at.count(me, to, STRONGHOLD) == 0;
    if enemies == 0 && empty && at.count(me, from, WARRIOR) + at.count(me, from, WARLORD) > 1 {
        worth += one_more(at, me) * 60 / 100;
    }
    if leads && enemies > 0 {
        let best = at.enemies(me).filter(|enemy| at.visible(*enemy, to)).map(|enemy| {
            let stands = at.warriors(enemy, to);
            let mine = at.warriors(me, from) + at.warriors(me, to);
            20 * i32::from(mine) - 26 * i32::from(stands) + 25 * i32::from(at.prizes(enemy, to))
        });
        worth += best.max().unwrap_or(0).clamp(-20, 90);
    }
    // The last one leaves a stronghold alone.
    if at.count(me, from, STRONGHOLD) > 0 && at.warriors(me, from) == 1 {
        worth -= exposure(at, me, from) * prize(at, me, STRONGHOLD, from) / 100;
    }
    worth
}

/// A battle as for anybody, and better if it leaves the clearing to the Hundreds alone.
fn fight(at: Position, me: Seat, clearing: Clearing, enemy: Seat) -> i32 {
    let theirs: u8 = evening::enemies_in(at, me, clearing);
    let mine = at.warriors(me, clearing);
    let clears = theirs <= 2 && mine > theirs;
    let risk = if warlord::is_in(at, me, clearing) && mine <= 1 && at.warriors(enemy, clearing) > 0 { 30 } else { 0 };
    options::battle(at, me, clearing, enemy) + if clears { one_more(at, me) * 35 / 100 } else { 0 } - risk
}
