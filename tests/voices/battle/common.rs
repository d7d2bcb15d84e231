//! What the made-up factions of this room have in common: their pieces, a plain turn, and a table to try them at.

use thicket::clause;
use thicket::decision::{Ask, Menu, Opt, Ruling};
use thicket::law::turn::{self, Acted};
use thicket::law::verbs::{BATTLE, MOVE, PLACE, USE};
use thicket::law::{self, battle, cards, movement, placing, scoring};
use thicket::play::{
    Action, Battle, Faction, Flow, Hooks, Moves, PieceInfo, Pieces, Placing, Play, Position, Setup, Step,
};
use thicket::table::Table;
use thicket::terms::{Class, Clearing, Kind, Seat, Voice};
use thicket::{decks, maps};

pub use crate::played::{Played, play};

pub const GUARD: Kind = Kind(0);
pub const HUT: Kind = Kind(1);
pub const FLAG: Kind = Kind(2);
/// The other side of a flag.
pub const FURLED: Kind = Kind(3);

pub static PIECES: [PieceInfo; 4] = [
    PieceInfo::new("guard", Class::Warrior, 15),
    PieceInfo::new("hut", Class::Building, 5),
    PieceInfo::new("flag", Class::Token, 5),
    PieceInfo { back_of: Some(FLAG), ..PieceInfo::new("furled-flag", Class::Token, 0) },
];

/// A faction that musters, moves, fights and builds, and says this to the base law.
pub const fn plain(number: u8, key: &'static str, code: &'static str, hooks: Hooks) -> Faction {
    Faction {
        number,
        key,
        code,
        setup_order: ('X', number),
        reach: 5,
        pieces: Pieces::of(&PIECES),
        set_up,
        turn: [&[MUSTER], &[ACT], &[REST]],
        hooks,
        ..Faction::SILENT
    }
}

const MUSTER: Step = Step { key: "muster", clause: clause!("LAW-8a"), open: false, run: muster };
const ACT: Step =
    Step { key: "actions", clause: clause!("LAW-8b"), open: true, run: |play, me| act(play, me, &ACTIONS) };
pub const REST: Step = Step { key: "rest", clause: clause!("LAW-2.4l"), open: false, run: rest };

pub const fn own(me: Seat, kind: Kind, clearing: Clearing) -> Placing {
    Placing { by: me, owner: me, kind, clearing }
}

/// Four guards, a hut and a flag in a corner.
fn set_up(play: &mut Play, me: Seat) -> Ruling<Flow> {
    let corner = choose_corner(play, me)?;
    for (kind, count) in [(GUARD, 4), (HUT, 1), (FLAG, 1)] {
        placing::place(play, &own(me, kind, corner), count, clause!("LAW-9"))?;
    }
    Ok(Flow::Done)
}

pub fn choose_corner(play: &mut Play, me: Seat) -> Ruling<Clearing> {
    let corners = law::setup::starting_corners(play.position());
    let chosen = play.choose(Ask::open(me, clause!("LAW-9d"), "starting-corner"), |_, menu| {
        corners.iter().for_each(|corner| menu.offer(Opt::at(PLACE, corner)));
    })?;
    play.table.starts[me.index()] = chosen.clearing(0).0;
    Ok(chosen.clearing(0))
}

/// A guard comes to each hut, or two to the corner of the beginning.
fn muster(play: &mut Play, me: Seat) -> Ruling<Flow> {
    let huts = play.table.clearings_with(me, HUT);
    for clearing in huts.iter() {
        placing::place(play, &own(me, GUARD, clearing), 1, clause!("LAW-2.3a"))?;
    }
    if huts.is_empty() {
        let corner = Clearing(play.table.starts[me.index()].max(1));
        placing::place(play, &own(me, GUARD, corner), 2, clause!("LAW-2.3a"))?;
    }
    Ok(Flow::Done)
}

/// Three actions.
pub fn act(play: &mut Play, me: Seat, actions: &[&Action]) -> Ruling<Flow> {
    if play.table.turn.used == 3 {
        return Ok(Flow::Done);
    }
    match turn::act(play, Ask::open(me, clause!("LAW-8b"), "actions"), actions, true)? {
        Acted::Finished => Ok(Flow::Done),
        Acted::Action(_) => {
            play.table.turn.used += 1;
            Ok(Flow::Again)
        }
        Acted::Offer => Ok(Flow::Again),
    }
}

static ACTIONS: [&Action; 3] = [&MARCH, &FIGHT, &BUILD];

pub static MARCH: Action = Action {
    offer: |at, me, menu| movement::offer_moves(at, &Moves::of(me), MOVE, menu),
    verbs: &[MOVE],
    run: |play, me, option| movement::take_move(play, &Moves::of(me), option, clause!("LAW-6a")).map(|_| ()),
};

pub static FIGHT: Action = Action {
    offer: battle::offer_battles,
    verbs: &[BATTLE],
    run: |play, me, option| battle::fight(play, me, option, clause!("LAW-7.1a")),
};

/// A hut or a flag, where a guard stands.
pub static BUILD: Action = Action {
    offer: |at, me, menu| {
        for clearing in at.table.clearings_with(me, GUARD).iter().filter(|clearing| buildable(at, me, *clearing)) {
            menu.offer(Opt::at(PLACE, clearing));
        }
    },
    verbs: &[PLACE],
    run: |play, me, option| {
        let clearing = option.clearing(0);
        let ask = Ask::open(me, clause!("LAW-2.3a"), "place-what");
        let chosen = play.choose(ask, |at, menu| placing::offer_any(at, me, clearing, menu))?;
        placing::place_any(play, me, clearing, chosen, clause!("LAW-2.3a"))
    },
};

fn buildable(at: Position, me: Seat, clearing: Clearing) -> bool {
    let mut menu = Menu::one_of(1);
    placing::offer_any(at, me, clearing, &mut menu);
    !menu.is_empty()
}

/// A point for each hut on the map, a card, and the hand limit.
fn rest(play: &mut Play, me: Seat) -> Ruling<Flow> {
    let huts = play.table.on_map(me, HUT);
    scoring::score(play, me, 1 + huts, clause!("LAW-4"))?;
    cards::draw_and_discard(play, me, 1, clause!("LAW-2.4l"))?;
    Ok(Flow::Done)
}

/// A table of these factions on which nothing has happened, with this seat's turn.
pub fn bare(factions: &[&'static Faction], current: Seat) -> (Setup, Table) {
    let setup = Setup::new(maps::find("autumn").unwrap(), decks::find("base").unwrap(), factions).unwrap();
    let mut table = law::setup::table(&setup, 1);
    table.turn.seat = current.0;
    (setup, table)
}

pub fn put(table: &mut Table, seat: Seat, kind: Kind, clearing: Clearing, count: u8) {
    table.supply[seat.index()][kind.index()] -= count;
    table.pieces[seat.index()][clearing.index()][kind.index()] += count;
}

/// A battle with this roll.
pub fn fight(setup: &mut Setup, table: &mut Table, seats: [Seat; 2], roll: [u8; 2], wishes: &[Opt]) -> Played {
    setup.script.rolls = vec![roll; 4];
    table.rolls = 0;
    play(setup, table, wishes, |play| battle::battle(play, seats[0], seats[1], HERE, clause!("LAW-7.1a")))
}

/// What a seat uses without further choice.
pub const fn uses(seat: Seat) -> Opt {
    Opt::plain(USE).said_by(Voice::seat(seat))
}

/// A battle by rules of its own.
pub fn fight_by(setup: &mut Setup, table: &mut Table, roll: [u8; 2], battle: Battle) -> Played {
    setup.script.rolls = vec![roll];
    play(setup, table, &[], |play| battle::battle_by(play, battle, clause!("LAW-7.1a")).map(|_| ()))
}

/// Where battles are fought.
pub const HERE: Clearing = Clearing(2);

/// A faction that says nothing to the base law.
pub static VILLAGERS: Faction = plain(30, "villagers", "YV", Hooks::SILENT);
/// Another one.
pub static TOWNSFOLK: Faction = plain(31, "townsfolk", "YT", Hooks::SILENT);
