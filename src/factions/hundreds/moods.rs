//! LH-14.4.4 and LH-14.7: moods. Which of them can be chosen, and what Bitter, Lavish, Stubborn and Wrathful do; the others
//! stand where they change something.

use super::hoard;
use super::{Board, ENRAGE, MOB, MOOD, WARRIOR, piece_in, warlord};
use crate::clause;

use crate::decision::{Ask, Menu, Opt, Reason, Refusal, Ruling};
use crate::event::{Event, Value};
use crate::law::verbs::{DONE, PASS};
use crate::law::{placing, removal, ways};
use crate::play::{Battle, Cause, Flow, Loss, Losses, Play, Position, Side};
use crate::terms::{CLEARINGS, Clearing, ClearingSet, Item, Seat};

/// The mood is the one that shows.
static SAME_MOOD: Reason = Reason { key: "same-mood", values: &[] };
/// The item of the mood lies in the Hoard.
static MOOD_HOARDED: Reason = Reason { key: "mood-hoarded", values: &[] };

/// A mood. Its number is part of saved games; the first is that of a new board (LH-14.3.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mood {
    Stubborn,
    Bitter,
    Grandiose,
    Jubilant,
    Lavish,
    Relentless,
    Rowdy,
    Wrathful,
}

/// How many there are.
const MOODS: usize = 8;

/// Their names, in the order of their numbers.
pub(super) static NAMES: [&str; MOODS] =
    ["stubborn", "bitter", "grandiose", "jubilant", "lavish", "relentless", "rowdy", "wrathful"];

impl Mood {
    /// All of them, in the order of their numbers.
    pub(super) const ALL: [Self; MOODS] = [
        Self::Stubborn,
        Self::Bitter,
        Self::Grandiose,
        Self::Jubilant,
        Self::Lavish,
        Self::Relentless,
        Self::Rowdy,
        Self::Wrathful,
    ];

    /// The item on its card, if there is one (LH-14.7).
    pub(super) const fn item(self) -> Option<Item> {
        match self {
            Self::Stubborn => Some(Item::Crossbow),
            Self::Bitter => Some(Item::Hammer),
            Self::Grandiose => Some(Item::Tea),
            Self::Jubilant => Some(Item::Boot),
            Self::Lavish => None,
            Self::Relentless => Some(Item::Bag),
            Self::Rowdy => Some(Item::Coin),
            Self::Wrathful => Some(Item::Sword),
        }
    }
}

/// The mood that shows.
pub(super) fn current(at: Position, me: Seat) -> Mood {
    Mood::ALL[usize::from(at.board::<Board>(me).mood) % MOODS]
}

/// Whether this mood shows.
pub(super) fn is(at: Position, me: Seat, mood: Mood) -> bool {
    current(at, me) == mood
}

/// LH-14.4.4: another one than now, whose item is not hoarded.
fn may_choose(at: Position, me: Seat, mood: Mood) -> Result<(), Refusal> {
    let clause = clause!("LH-14.4.4");
    if is(at, me, mood) {
        return Err(Refusal::new(&SAME_MOOD, clause));
    }
    if mood.item().is_some_and(|item| hoard::has(at, me, item)) {
        return Err(Refusal::new(&MOOD_HOARDED, clause));
    }
    Ok(())
}

/// Moods that can be chosen next.
pub(super) fn open(at: Position<'_>, me: Seat) -> impl Iterator<Item = Mood> {
    Mood::ALL.into_iter().filter(move |mood| may_choose(at, me, *mood).is_ok())
}

/// LH-14.4.4: the mood changes. Only Lavish can be left without another, and stays (LH-14.4.4#4).
pub(super) fn choose(play: &mut Play, me: Seat) -> Ruling<Flow> {
    let clause = clause!("LH-14.4.4");
    if open(play.position(), me).next().is_none() {
        return Ok(Flow::Done);
    }
    let chosen = play.choose(Ask::open(me, clause, "choose-mood"), |at, menu| {
        for (number, mood) in (0u8..).zip(Mood::ALL) {
            menu.test(Opt::of(MOOD, number, 0, 0), may_choose(at, me, mood));
        }
    })?;
    let number = chosen.operand(0);
    play.board::<Board>(me).mood = number;
    play.tell(|| Event::new("mood", clause).seat(me).with("space", Value::Key(NAMES[usize::from(number) % MOODS])));
    Ok(Flow::Done)
}

/// Warriors for each item that is squandered (LH-14.7.4).
const LAVISHED: u8 = 2;

/// LH-14.7.4: Lavish shows at the end of the Hundreds' Birdsong, and something is hoarded.
pub(super) fn may_squander(at: Position, me: Seat) -> bool {
    at.table.current() == me && is(at, me, Mood::Lavish) && hoard::all(at, me).next().is_some()
}

/// LH-14.7.4: any number of items for two warriors each at the warlord, if he is there. The rest slides together by itself.
pub(super) fn squander(play: &mut Play, me: Seat) -> Ruling<Flow> {
    let clause = clause!("LH-14.7.4");
    let mut due: u8 = 0;
    while hoard::all(play.position(), me).next().is_some() {
        let chosen = play.choose(Ask::open(me, clause, "squander"), |at, menu| {
            hoard::offer_drops(hoard::all(at, me), menu);
            menu.offer(Opt::plain(DONE));
        })?;
        if chosen.verb() == DONE {
            break;
        }
        hoard::remove(play, me, chosen.held_at(0), clause);
        due += LAVISHED;
    }
    if let Some(clearing) = warlord::clearing(play.position(), me) {
        placing::place(play, &piece_in(me, WARRIOR, clearing), due, clause)?;
    }
    Ok(Flow::Done)
}

/// The clearings whose mobs the warlord calls in a battle: his and those next to it.
fn in_earshot(at: Position, me: Seat, clearing: Clearing) -> ClearingSet {
    let mut near = ways::neighbours(at, me, clearing);
    near.insert(clearing);
    near.and(at.table.clearings_with(me, MOB))
}

/// LH-14.7.1: Bitter, in a battle of the Hundreds' own where the warlord stands, with mobs in earshot.
pub(super) fn may_enrage(at: Position, battle: &Battle, me: Seat) -> Option<Seat> {
    let may = battle.side_of(me).is_some()
        && is(at, me, Mood::Bitter)
        && warlord::is_in(at, me, battle.clearing)
        && !in_earshot(at, me, battle.clearing).is_empty();
    may.then_some(me)
}

pub(super) fn offer_mobs(at: Position, battle: &Battle, me: Seat, menu: &mut Menu) {
    in_earshot(at, me, battle.clearing).iter().for_each(|clearing| menu.offer(Opt::at(ENRAGE, clearing)));
}

/// LH-14.7.1: one mob after the other, then all of them go and as many warriors come.
pub(super) fn enrage(play: &mut Play, battle: &mut Battle, me: Seat, chosen: Opt) -> Ruling {
    let clause = clause!("LH-14.7.1");
    let near = in_earshot(play.position(), me, battle.clearing);
    let mut called = [0; CLEARINGS];
    let mut next = chosen;
    while next.verb() == ENRAGE {
        called[next.clearing(0).index()] += 1;
        // A clearing can hold several: Cajole lets them add one (C.5.2.V).
        let left = |at: Position, clearing: &Clearing| at.count(me, *clearing, MOB) > called[clearing.index()];
        if !near.iter().any(|clearing| left(play.position(), &clearing)) {
            break;
        }
        next = play.choose(Ask::open(me, clause, "enrage"), |at, menu| {
            let left = near.iter().filter(|clearing| left(at, clearing));
            left.for_each(|clearing| menu.offer(Opt::at(ENRAGE, clearing)));
            menu.offer(Opt::plain(PASS));
        })?;
    }
    let before = play.table.on_map(me, MOB);
    let answers = near.iter().filter(|clearing| called[clearing.index()] > 0);
    let losses: Losses = answers.map(|clearing| own_mobs(me, called[clearing.index()], clearing)).collect();
    removal::remove(play, &losses, clause)?;
    let count = before - play.table.on_map(me, MOB);
    placing::place(play, &piece_in(me, WARRIOR, battle.clearing), count, clause).map(|_| ())
}

const fn own_mobs(me: Seat, count: u8, clearing: Clearing) -> Loss {
    Loss { by: Some(me), owner: me, kind: MOB, count, clearing, cause: Cause::Effect, instead: false }
}

/// LH-14.7.8: Wrathful adds a hit to an attack where the warlord stands.
pub(super) fn extra_hits(at: Position, me: Seat, battle: &Battle) -> u8 {
    let attacks = battle.side_of(me) == Some(Side::Attacker);
    u8::from(attacks && is(at, me, Mood::Wrathful) && warlord::is_in(at, me, battle.clearing))
}

/// LH-14.7.7: Stubborn ignores the first hit where the warlord stands.
pub(super) fn ignores_first(at: Position, me: Seat, battle: &Battle) -> bool {
    is(at, me, Mood::Stubborn) && warlord::is_in(at, me, battle.clearing)
}

/// Rowdy draws (LH-14.7.6): one more card, or two among so many pieces of enemies.
const ROWDY: [u8; 2] = [1, 2];
const ROWDY_CROWD: u8 = 3;

/// LH-14.7.6: cards that Rowdy adds in the Evening.
pub(super) fn extra_cards(at: Position, me: Seat) -> u8 {
    if !is(at, me, Mood::Rowdy) {
        return 0;
    }
    let crowd = warlord::clearing(at, me).map_or(0, |clearing| super::evening::enemies_in(at, me, clearing));
    ROWDY[usize::from(crowd >= ROWDY_CROWD)]
}
