//! VB-6 Setup, and what lies on the board.

use std::mem::offset_of;

use super::characters::{self, CHARACTERS, Special};
use super::relationships;
use super::{Board, CHARACTER, ITEMS_HELD, PAWN, TRACK, birdsong, evening, moves, quests, satchel, state};
use crate::clause;
use crate::decision::{Ask, Opt, Ruling};
use crate::event::Value;
use crate::law::verbs::SEND_TO;
use crate::law::{placing, setup};
use crate::play::{Flow, Holds, Kept, Mark, Part, Play, Position, Shows};
use crate::terms::{Clearing, Held, HeldSet, ITEMS, Item, Seat};

/// VB-6: a character, a forest, quests, items under the ruins, items of his own.
pub(super) fn set_up(play: &mut Play, me: Seat) -> Ruling<Flow> {
    let chosen = play.choose(Ask::open(me, clause!("VB-6.1"), "character"), |at, menu| {
        // VB-6.1: in a draft the one that was dealt beside his card.
        let dealt = &at.setup.seats[me.index()].beside;
        let is_other = |number: u8| !dealt.is_empty() && !dealt.contains(&(number - 1));
        let taken = |number: u8| is_other(number) || at.others(me).any(|other| is_played_by(at, other, number));
        (1u8..).take(CHARACTERS).filter(|number| !taken(*number)).for_each(|number| {
            menu.offer(Opt::of(CHARACTER, number - 1, 0, 0));
        });
    })?;
    play.board::<Board>(me).character = chosen.operand(0) + 1;
    let key = characters::NAMES[usize::from(chosen.operand(0)) + 1];
    play.tell_of(me, "character", clause!("VB-6.1"), &[("character", Value::Key(key))]);
    let chosen = play.choose(Ask::open(me, clause!("VB-6.2"), "starting-forest"), |at, menu| {
        for forest in at.forests().iter() {
            menu.offer(Opt::of(SEND_TO, forest.0, 0, 0));
        }
    })?;
    placing::place_in_forest(play, me, (me, PAWN), chosen.place(0), 1, clause!("VB-6.2"));
    quests::set_up(play, clause!("VB-6.3"));
    let at = play.position();
    if at.table.ruins.iter().all(|ruin| at.table.items_under(ruin).next().is_none()) {
        setup::hide_sets(play, satchel::sets(play.position()));
    }
    for item in state(play.position(), me).brought() {
        satchel::add(play, me, Held::ready(*item));
    }
    Ok(Flow::Done)
}

fn is_played_by(at: Position, seat: Seat, character: u8) -> bool {
    relationships::is_vagabond(at, seat) && state(at, seat).character == character
}

/// What cannot be: a relationship with another Vagabond, quests in two places, a clearing burnt by somebody else.
pub(super) fn flaw(at: Position, me: Seat) -> Option<&'static str> {
    let board = state(at, me);
    let scorched = Clearing(board.scorched);
    let is_related = |other: Seat| relationships::is_vagabond(at, other) && board.relationships[other.index()] > 0;
    if at.others(me).any(is_related) {
        return Some("a Vagabond has no relationship with another");
    }
    if board.aided.iter().any(|seats| seats >> me.0 & 1 != 0) {
        return Some("nobody Aids himself");
    }
    if quests::keeper(at) != Some(me) && board.face_up != [0; 2] {
        return Some("the quests that lie face up are noted by the first Vagabond");
    }
    if quests::elsewhere(at, Some(me)).0 & board.done().0 != 0 {
        return Some("a quest lies in two places");
    }
    if board.scorched > 0 && (!board.can(Special::ScorchedEarth) || !at.clearings().has(scorched)) {
        return Some("only the Scoundrel burns a clearing");
    }
    None
}

/// The mark of a quest in a set of them.
const fn marks(at: usize) -> [Mark; quests::QUESTS] {
    let mut marks = [const { Mark { name: "", at: 0, bit: 0 } }; quests::QUESTS];
    let mut n = 0u8;
    while (n as usize) < quests::QUESTS {
        marks[n as usize] = Mark { name: quests::ALL[n as usize].key, at: at + (n / 8) as usize, bit: n % 8 };
        n += 1;
    }
    marks
}

static FACE_UP: [Mark; quests::QUESTS] = marks(offset_of!(Board, face_up));
static DONE: [Mark; quests::QUESTS] = marks(offset_of!(Board, done));

/// The places of a track, and which are filled.
fn track(at: Position, me: Seat, item: Item) -> Vec<(Item, bool)> {
    let filled = state(at, me).on_track(item);
    (0..TRACK).map(|space| (item, space < filled)).collect()
}

/// Those of these items that lie on no track: undamaged ones in the Satchel, others in the Damaged box.
fn off_tracks(at: Position, me: Seat, wanted: HeldSet) -> Vec<Held> {
    let board = state(at, me);
    let mut on_track: [u8; ITEMS] = Item::ALL.map(|item| board.on_track(item));
    let mut found = Vec::new();
    for held in board.held().filter(|held| wanted.has(*held)) {
        let left = &mut on_track[held.item().index()];
        if held.is_ready() && *left > 0 {
            *left -= 1;
        } else {
            found.push(held);
        }
    }
    found
}

/// The character, items where they lie, relationships, quests, and what follows from the tracks.
pub(super) static BOARD: &[Part] = &[
    Part::Kept(
        Kept::new(
            "character",
            clause!("VB-6.1"),
            Holds::Choice { at: offset_of!(Board, character), names: &characters::NAMES, clearing: None },
            "the character",
            "thief",
        )
        .panels(&["character"]),
    ),
    Part::shown("tea-track", clause!("VB-2.2b"), Shows::Places(|at, me| track(at, me, Item::Tea))),
    Part::shown("coin-track", clause!("VB-2.2b"), Shows::Places(|at, me| track(at, me, Item::Coin))),
    Part::shown("bag-track", clause!("VB-2.2b"), Shows::Places(|at, me| track(at, me, Item::Bag))),
    Part::Kept(Kept::new(
        "satchel",
        clause!("VB-2.2"),
        Holds::Items { at: offset_of!(Board, items), most: ITEMS_HELD },
        "all items: those on tracks, in the Satchel and in the Damaged box",
        "boot tea exhausted-torch damaged-sword damaged-exhausted-boot",
    )),
    Part::shown("satchel", clause!("VB-2.2"), Shows::Items(|at, me| off_tracks(at, me, HeldSet::UNDAMAGED))),
    Part::shown("damaged", clause!("VB-2.2"), Shows::Items(|at, me| off_tracks(at, me, HeldSet::DAMAGED))),
    Part::shown(
        "carried",
        clause!("VB-7.15"),
        Shows::Counter(|at, me| Some((state(at, me).load(), Some(evening::capacity(at, me))))),
    ),
    Part::Kept(
        Kept::new(
            "relationships",
            clause!("VB-1.2"),
            Holds::StatePerSeat { at: offset_of!(Board, relationships), names: &relationships::NAMES },
            "where the markers of the other factions lie",
            "blacktail-guild allied",
        )
        .panels(&["relationships"]),
    ),
    Part::Kept(Kept::new(
        "aided",
        clause!("VB-5.9a"),
        Holds::Seats { at: offset_of!(Board, aided) },
        "factions with an Aid this turn toward their next space",
        "blacktail-guild",
    )),
    Part::Kept(Kept::new(
        "aided-twice",
        clause!("VB-5.9a"),
        Holds::Seats { at: offset_of!(Board, aided) + 1 },
        "factions with two Aids this turn toward their next space",
        "blacktail-guild",
    )),
    Part::Kept(Kept::new(
        "quests",
        clause!("VB-6.3"),
        Holds::Marks(&FACE_UP),
        "the quests that lie face up; with two Vagabonds stated for the first",
        "errand-fox escort-mouse",
    )),
    Part::shown("quests", clause!("VB-6.3"), Shows::Names(|at, _| quests::face_up(at).names())),
    Part::Kept(Kept::new("done", clause!("VB-7.7d"), Holds::Marks(&DONE), "completed quests", "errand-rabbit")),
    Part::shown("done", clause!("VB-7.7d"), Shows::Names(|at, me| state(at, me).done().names())),
    Part::Kept(Kept::new(
        "special",
        clause!("VB-3"),
        Holds::Choice { at: offset_of!(Board, used), names: &["unused", "used"], clearing: None },
        "whether a special action for once a turn was used",
        "used",
    )),
    Part::Kept(
        Kept::new(
            "scorched",
            clause!("VB-3.6b"),
            Holds::Clearing { at: offset_of!(Board, scorched) },
            "the clearing that was burnt",
            "5",
        )
        .panels(&["scorched"]),
    ),
    Part::shown("next-refresh", clause!("VB-7.1"), Shows::Number(birdsong::next_refresh)),
    Part::shown("next-draw", clause!("VB-7.13"), Shows::Number(evening::next_draw)),
    Part::shown(
        "hostile-warriors",
        clause!("VB-5.11c"),
        Shows::Reach(|at, me| relationships::guarded(at, me).if_any().filter(|_| moves::place(at, me).is_some())),
    ),
];
