//! VB-4 Quests: which there are, which lie face up, and doing one.
//!
//! Nobody knows the order of the quest deck, so it has none: the next quest is any of those that lie nowhere else. What
//! lies face up is noted on the board of the first Vagabond, for both if there are two (VB-8.2).

use arrayvec::ArrayVec;

use super::characters::{CHARACTERS, Special};
use super::cost::{self, Want};
use super::{Board, CARDS, CON, IMPROVISE, NUMBER, POINTS, QUEST, STAND_IN, here, relationships, satchel, state};
use crate::clause;
use crate::clause::Clause;
use crate::decision::{Ask, Menu, Opt, Reason, Refusal, Ruling, Verb};
use crate::event::{Event, Value};
use crate::law::{cards, scoring};
use crate::play::{Action, Play, Position};
use crate::terms::{CardSet, HeldSet, Item, Seat, Suit, bits};

/// A quest card.
pub(super) struct Quest {
    /// Name used in keys.
    pub(super) key: &'static str,
    /// Its suit.
    pub(super) suit: Suit,
    /// What it asks for.
    pub(super) items: [Item; 2],
}

/// How many quests there are.
pub(super) const QUESTS: usize = 15;
/// How many lie face up.
const FACE_UP: usize = 3;
/// Cards that a quest brings in place of points (VB-7.7b).
const REWARD_CARDS: u8 = 2;

const fn quest(key: &'static str, suit: Suit, one: Item, other: Item) -> Quest {
    Quest { key, suit, items: [one, other] }
}

/// Every quest there is.
pub(super) static ALL: [Quest; QUESTS] = [
    quest("fundraising-fox", Suit::Fox, Item::Tea, Item::Coin),
    quest("errand-fox", Suit::Fox, Item::Tea, Item::Boot),
    quest("logistics-help-fox", Suit::Fox, Item::Boot, Item::Bag),
    quest("repair-a-shed-fox", Suit::Fox, Item::Torch, Item::Hammer),
    quest("give-a-speech-fox", Suit::Fox, Item::Torch, Item::Tea),
    quest("guard-duty-rabbit", Suit::Rabbit, Item::Torch, Item::Sword),
    quest("errand-rabbit", Suit::Rabbit, Item::Tea, Item::Boot),
    quest("give-a-speech-rabbit", Suit::Rabbit, Item::Torch, Item::Tea),
    quest("fend-off-a-bear-rabbit", Suit::Rabbit, Item::Torch, Item::Crossbow),
    quest("expel-bandits-rabbit", Suit::Rabbit, Item::Sword, Item::Sword),
    quest("expel-bandits-mouse", Suit::Mouse, Item::Sword, Item::Sword),
    quest("guard-duty-mouse", Suit::Mouse, Item::Torch, Item::Sword),
    quest("fend-off-a-bear-mouse", Suit::Mouse, Item::Torch, Item::Crossbow),
    quest("escort-mouse", Suit::Mouse, Item::Boot, Item::Boot),
    quest("logistics-help-mouse", Suit::Mouse, Item::Boot, Item::Bag),
];

/// No quest of this clearing's suit, or the pawn is in a forest.
static WRONG_CLEARING: Reason = Reason { key: "quest-elsewhere", values: &[] };
/// It was used this turn.
static USED_ALREADY: Reason = Reason { key: "special-used-already", values: &[] };
/// No item can stand in.
static NOTHING_STANDS_IN: Reason = Reason { key: "nothing-stands-in", values: &[] };

/// A set of quests, one bit each.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct QuestSet(pub(super) u16);

impl QuestSet {
    pub(super) const fn has(self, quest: usize) -> bool {
        self.0 & (1 << quest) != 0
    }

    const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    pub(super) const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    pub(super) fn iter(self) -> impl Iterator<Item = usize> {
        bits(self.0.into()).map(usize::from)
    }

    pub(super) fn names(self) -> Vec<&'static str> {
        self.iter().map(|quest| ALL[quest].key).collect()
    }
}

impl Board {
    /// The completed quests.
    pub(super) const fn done(&self) -> QuestSet {
        QuestSet(u16::from_le_bytes(self.done))
    }
}

/// The Vagabond on whose board the quests that lie face up are noted.
pub(super) fn keeper(at: Position) -> Option<Seat> {
    at.setup.seat_by_number(NUMBER)
}

/// The quests that lie face up.
pub(super) fn face_up(at: Position) -> QuestSet {
    QuestSet(keeper(at).map_or(0, |keeper| u16::from_le_bytes(state(at, keeper).face_up)))
}

fn set_face_up(play: &mut Play, quests: QuestSet) {
    if let Some(keeper) = keeper(play.position()) {
        play.board::<Board>(keeper).face_up = quests.0.to_le_bytes();
    }
}

/// VB-6.3: turns up the first three.
pub(super) fn set_up(play: &mut Play, clause: Clause) {
    while face_up(play.position()).len() < FACE_UP && turn_up(play, clause) {}
}

/// The quests that are not in the quest deck, apart from what this one has completed.
pub(super) fn elsewhere(at: Position, but: Option<Seat>) -> QuestSet {
    let mut quests = face_up(at);
    for seat in at.seats() {
        if relationships::is_vagabond(at, seat) && Some(seat) != but {
            quests = quests.or(state(at, seat).done());
        }
    }
    quests
}

/// Turns up a quest, if one is left; says whether there was one (VB-E32).
fn turn_up(play: &mut Play, clause: Clause) -> bool {
    let gone = elsewhere(play.position(), None);
    let left: ArrayVec<usize, QUESTS> = (0..QUESTS).filter(|quest| !gone.has(*quest)).collect();
    if left.is_empty() {
        return false;
    }
    let quest = left[play.random_of(&left, |quest| ALL[quest].key)];
    let face_up = face_up(play.position());
    set_face_up(play, face_up.or(QuestSet(1 << quest)));
    play.tell(|| Event::new("quest-revealed", clause).with("quest", Value::Key(ALL[quest].key)));
    true
}

/// The option of a verb that names a quest: quests come after the characters among the names of places.
#[expect(clippy::cast_possible_truncation, reason = "there are 15 quests")]
fn option(verb: Verb, quest: usize) -> Opt {
    Opt::of(verb, (CHARACTERS + quest) as u8, 0, 0)
}

pub(super) fn quest_of(option: Opt) -> usize {
    usize::from(option.operand(0)).saturating_sub(CHARACTERS).min(QUESTS - 1)
}

fn wants(quest: usize) -> [Want; 2] {
    ALL[quest].items.map(Some)
}

/// How many completed quests of this suit there are.
pub(super) fn done_of(board: &Board, suit: Suit) -> u8 {
    u8::try_from(board.done().iter().filter(|quest| ALL[*quest].suit == suit).count()).unwrap_or(u8::MAX)
}

/// VB-7.7a: a quest of the suit of the pawn's clearing.
fn is_here(at: Position, me: Seat, quest: usize) -> Result<(), Refusal> {
    match here(at, me).filter(|clearing| at.suits(*clearing).has(ALL[quest].suit)) {
        Some(_) => Ok(()),
        None => Err(Refusal::new(&WRONG_CLEARING, clause!("VB-7.7a"))),
    }
}

/// Lists the quests for an action: first comes whether it is open at all, then where the pawn is, then what it costs.
fn offer_each(
    at: Position,
    me: Seat,
    (verb, open): (Verb, Result<(), Refusal>),
    menu: &mut Menu,
    pays: fn(Position, Seat, usize) -> Result<(), Refusal>,
) {
    for quest in face_up(at).iter() {
        let check = open.and_then(|()| is_here(at, me, quest)).and_then(|()| pays(at, me, quest));
        menu.test(option(verb, quest), check);
    }
}

/// VB-7.7 Quest.
pub(super) static QUEST_ACTION: Action = Action {
    offer: |at, me, menu| {
        offer_each(at, me, (QUEST, Ok(())), menu, |at, me, quest| {
            cost::check(at, me, &wants(quest), CardSet::EMPTY, clause!("VB-7.7a"))
        });
    },
    verbs: &[QUEST],
    run: |play, me, option| {
        let quest = quest_of(option);
        cost::pay_all(play, me, &wants(quest), clause!("VB-7.7a"))?;
        complete(play, me, quest)
    },
};

/// VB-7.7a to VB-7.7c: the quest is completed, its reward is taken, and another one is turned up.
fn complete(play: &mut Play, me: Seat, quest: usize) -> Ruling {
    let rest = face_up(play.position()).0 & !(1 << quest);
    set_face_up(play, QuestSet(rest));
    let board = play.board::<Board>(me);
    board.done = board.done().or(QuestSet(1 << quest)).0.to_le_bytes();
    let points = done_of(board, ALL[quest].suit);
    play.tell_of(me, "quest-done", clause!("VB-7.7a"), &[("quest", Value::Key(ALL[quest].key))]);
    let chosen = play.choose(Ask::open(me, clause!("VB-7.7b"), "quest-reward"), |_, menu| {
        menu.offer(Opt::count(POINTS, points));
        menu.offer(Opt::plain(CARDS));
    })?;
    if chosen.verb() == CARDS {
        cards::draw(play, me, REWARD_CARDS, clause!("VB-7.7b"))?;
    } else {
        scoring::score(play, me, points, clause!("VB-7.7b"))?;
    }
    turn_up(play, clause!("VB-7.7c"));
    Ok(())
}

/// Whether a special action for once a turn is there to be used.
fn is_unused(at: Position, me: Seat, clause: Clause) -> Result<(), Refusal> {
    if state(at, me).used == 0 { Ok(()) } else { Err(Refusal::new(&USED_ALREADY, clause)) }
}

/// VB-3.10 Con: any two items for a quest, which goes back into the quest deck afterwards.
pub(super) static CON_ACTION: Action = Action {
    offer: |at, me, menu| {
        let clause = clause!("VB-3.10");
        if state(at, me).can(Special::Con) {
            offer_each(at, me, (CON, is_unused(at, me, clause)), menu, |at, me, _| {
                cost::check(at, me, &[None, None], CardSet::EMPTY, clause!("VB-3.10"))
            });
        }
    },
    verbs: &[CON],
    run: |play, me, option| {
        let quest = quest_of(option);
        play.board::<Board>(me).used = 1;
        cost::pay_all(play, me, &[None, None], clause!("VB-3.10"))?;
        complete(play, me, quest)?;
        let board = play.board::<Board>(me);
        board.done = (board.done().0 & !(1 << quest)).to_le_bytes();
        Ok(())
    },
};

/// VB-3.7 Improvise: an item of another type stands for one of the two.
pub(super) static IMPROVISE_ACTION: Action = Action {
    offer: |at, me, menu| {
        let clause = clause!("VB-3.7");
        if state(at, me).can(Special::Improvise) {
            offer_each(at, me, (IMPROVISE, is_unused(at, me, clause)), menu, can_improvise);
        }
    },
    verbs: &[IMPROVISE],
    run: improvise,
};

fn can_improvise(at: Position, me: Seat, quest: usize) -> Result<(), Refusal> {
    let [one, other] = stand_ins(state(at, me), quest);
    let helps = !one.or(other).is_empty();
    if helps { Ok(()) } else { Err(Refusal::new(&NOTHING_STANDS_IN, clause!("VB-3.7"))) }
}

/// VB-E77: the items that can stand for the first of the two of a quest, and for the other, while the one that is left is
/// there as well.
fn stand_ins(board: &Board, quest: usize) -> [HeldSet; 2] {
    let [one, other] = ALL[quest].items;
    // Of two that are the same either may be replaced: that is one way.
    [stand_ins_for(board, one, other), if one == other { HeldSet::EMPTY } else { stand_ins_for(board, other, one) }]
}

fn stand_ins_for(board: &Board, replaced: Item, left: Item) -> HeldSet {
    let others = board.distinct(HeldSet::READY).without(HeldSet::of(replaced));
    match board.ready(left) {
        0 => HeldSet::EMPTY,
        1 => others.without(HeldSet::of(left)),
        _ => others,
    }
}

fn improvise(play: &mut Play, me: Seat, option: Opt) -> Ruling {
    let clause = clause!("VB-3.7");
    let quest = quest_of(option);
    let chosen = play.choose(Ask::open(me, clause, "improvise-item"), |at, menu| {
        let [for_one, for_other] = stand_ins(state(at, me), quest);
        let [one, other] = ALL[quest].items;
        for held in for_one.or(for_other).iter() {
            for (item, stand_ins) in [(one, for_one), (other, for_other)] {
                if stand_ins.has(held) {
                    menu.offer(Opt::of(STAND_IN, held.0, item as u8, 0));
                }
            }
        }
    })?;
    let (held, item) = (chosen.held_at(0), chosen.item_at(1));
    play.board::<Board>(me).used = 1;
    satchel::exhaust(play, me, held, clause);
    satchel::damage(play, me, held.exhausted(), clause);
    let [one, other] = ALL[quest].items;
    cost::pay(play, me, Some(if item == one { other } else { one }), clause!("VB-7.7a"))?;
    complete(play, me, quest)
}
