//! VB-4 Quests: which there are, which lie face up, and doing one.
//!
//! Nobody knows the order of the quest deck, so it has none: the next quest is any of those that lie nowhere else. What
//! lies face up is noted on the board of the first Vagabond, for both if there are two (VB-8.2).

use arrayvec::ArrayVec;

use super::characters::{CHARACTERS, Special};
use super::cost::{self, Want};
use super::{Board, CARDS, CON, IMPROVISE, NUMBER, POINTS, QUEST, STAND_IN, here, satchel, state};
use crate::clause;
use crate::clause::Clause;
use crate::decision::{Ask, Menu, Opt, Reason, Refusal, Ruling};
use crate::event::{Event, Value};
use crate::law::{cards, scoring};
use crate::play::{Action, Play, Position};
use crate::terms::{CardSet, Held, Item, Seat, Suit};

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

    pub(super) fn iter(self) -> impl Iterator<Item = usize> {
        (0..QUESTS).filter(move |quest| self.has(*quest))
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
    while face_up(play.position()).iter().count() < FACE_UP && turn_up(play, clause) {}
}

/// Turns up a quest, if one is left; says whether there was one (VB-E32).
fn turn_up(play: &mut Play, clause: Clause) -> bool {
    let at = play.position();
    let vagabonds = at.seats().filter(|seat| at.faction(*seat).number == NUMBER);
    let gone = vagabonds.fold(face_up(at), |gone, seat| gone.or(state(at, seat).done()));
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
fn option(verb: crate::decision::Verb, quest: usize) -> Opt {
    Opt::of(verb, (CHARACTERS + quest) as u8, 0, 0)
}

fn quest_of(option: Opt) -> usize {
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

fn offer_each(
    at: Position,
    verb: crate::decision::Verb,
    menu: &mut Menu,
    check: impl Fn(usize) -> Result<(), Refusal>,
) {
    for quest in face_up(at).iter() {
        menu.test(option(verb, quest), check(quest));
    }
}

/// VB-7.7 Quest.
pub(super) static QUEST_ACTION: Action = Action {
    offer: |at, me, menu| {
        let pays = |quest| cost::check(at, me, &wants(quest), CardSet::EMPTY, clause!("VB-7.7a"));
        offer_each(at, QUEST, menu, |quest| is_here(at, me, quest).and_then(|()| pays(quest)));
    },
    verbs: &[QUEST],
    run: |play, me, option| {
        let quest = quest_of(option);
        cost::pay_all(play, me, &wants(quest), clause!("VB-7.7a"))?;
        complete(play, me, quest)?;
        turn_up(play, clause!("VB-7.7c"));
        Ok(())
    },
};

/// VB-7.7a, VB-7.7b: the quest is completed, and its reward is taken.
fn complete(play: &mut Play, me: Seat, quest: usize) -> Ruling {
    let rest = face_up(play.position()).0 & !(1 << quest);
    set_face_up(play, QuestSet(rest));
    let board = play.board::<Board>(me);
    board.done = board.done().or(QuestSet(1 << quest)).0.to_le_bytes();
    let points = done_of(board, ALL[quest].suit);
    play.tell(|| Event::new("quest-done", clause!("VB-7.7a")).seat(me).with("quest", Value::Key(ALL[quest].key)));
    let chosen = play.choose(Ask::open(me, clause!("VB-7.7b"), "quest-reward"), |_, menu| {
        menu.offer(Opt::count(POINTS, points));
        menu.offer(Opt::plain(CARDS));
    })?;
    if chosen.verb() == CARDS {
        cards::draw(play, me, REWARD_CARDS, clause!("VB-7.7b"))
    } else {
        scoring::score(play, me, points, clause!("VB-7.7b"))
    }
}

/// Whether a special action for once a turn is there to be used.
fn is_unused(board: &Board, clause: Clause) -> Result<(), Refusal> {
    if board.used == 0 { Ok(()) } else { Err(Refusal::new(&USED_ALREADY, clause)) }
}

/// VB-3.10 Con: any two items for a quest, which goes back into the quest deck afterwards.
pub(super) static CON_ACTION: Action = Action {
    offer: |at, me, menu| {
        let clause = clause!("VB-3.10");
        let board = state(at, me);
        if board.can(Special::Con) {
            let pays = || cost::check(at, me, &[None, None], CardSet::EMPTY, clause);
            let check = |quest| is_unused(board, clause).and_then(|()| is_here(at, me, quest)).and_then(|()| pays());
            offer_each(at, CON, menu, check);
        }
    },
    verbs: &[CON],
    run: |play, me, option| {
        let quest = quest_of(option);
        play.board::<Board>(me).used = 1;
        cost::pay_all(play, me, &[None, None], clause!("VB-3.10"))?;
        complete(play, me, quest)?;
        turn_up(play, clause!("VB-7.7c"));
        let board = play.board::<Board>(me);
        board.done = (board.done().0 & !(1 << quest)).to_le_bytes();
        Ok(())
    },
};

/// VB-3.7 Improvise: an item of another type stands for one of the two.
pub(super) static IMPROVISE_ACTION: Action = Action {
    offer: |at, me, menu| {
        let clause = clause!("VB-3.7");
        let board = state(at, me);
        if board.can(Special::Improvise) {
            let helps = |quest| match stand_ins(board, quest).next() {
                Some(_) => Ok(()),
                None => Err(Refusal::new(&NOTHING_STANDS_IN, clause)),
            };
            let check =
                |quest| is_unused(board, clause).and_then(|()| is_here(at, me, quest)).and_then(|()| helps(quest));
            offer_each(at, IMPROVISE, menu, check);
        }
    },
    verbs: &[IMPROVISE],
    run: improvise,
};

/// VB-E77: the items that can stand for one of the two of a quest, and for which, while the other is there as well.
fn stand_ins(board: &Board, quest: usize) -> impl Iterator<Item = (Held, Item)> {
    let [one, other] = ALL[quest].items;
    let replaced = [(one, other), (other, one)];
    let kinds = if one == other { 1 } else { 2 };
    board.distinct(Held::is_ready).flat_map(move |held| {
        replaced.into_iter().take(kinds).filter_map(move |(for_this, kept)| {
            let left = board.ready(kept) - u8::from(held.item() == kept);
            (held.item() != for_this && left > 0).then_some((held, for_this))
        })
    })
}

fn improvise(play: &mut Play, me: Seat, option: Opt) -> Ruling {
    let clause = clause!("VB-3.7");
    let quest = quest_of(option);
    let chosen = play.choose(Ask::open(me, clause, "improvise-item"), |at, menu| {
        for (held, item) in stand_ins(state(at, me), quest) {
            menu.offer(Opt::of(STAND_IN, held.0, item as u8, 0));
        }
    })?;
    let (held, item) = (chosen.held_at(0), chosen.item_at(1));
    play.board::<Board>(me).used = 1;
    satchel::exhaust(play, me, held, clause);
    satchel::damage(play, me, held.exhausted(), clause);
    let [one, other] = ALL[quest].items;
    cost::pay(play, me, Some(if item == one { other } else { one }), clause!("VB-7.7a"))?;
    complete(play, me, quest)?;
    turn_up(play, clause!("VB-7.7c"));
    Ok(())
}
