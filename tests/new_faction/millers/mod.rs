//! The Millers: a small faction made up to try `docs/adding-a-faction.md`. Mills bring flour at dawn; flour builds further
//! mills and bakes bread, which scores; a mill that is lost spills flour.
//!
//! A catalogue of clauses is part of the engine, so this faction cites the clauses of the base law that it comes nearest to.

mod board;
mod tactics;
mod turn;

use bytemuck::{Pod, Zeroable};
use thicket::clause;
use thicket::decision::{Operand, Reason, Verb, VerbInfo};
use thicket::factions::promise::Promise;
use thicket::play::{Aftermath, Faction, FigureInfo, Hooks, PieceInfo, Pieces, Step};
use thicket::terms::{Class, Kind};

/// A warrior.
const MILLER: Kind = Kind(0);
/// A building that brings flour.
const MILL: Kind = Kind(1);

const NUMBER: u8 = 60;
/// Build a mill for flour.
const BUILD: Verb = Verb::of_faction(NUMBER, 0);
/// Bake flour into a loaf, which scores.
const BAKE: Verb = Verb::of_faction(NUMBER, 1);

/// Too little flour is left.
static NO_FLOUR: Reason = Reason { key: "no-flour", values: &["flour", "needed"] };

/// The figures of the board.
#[repr(C)]
#[derive(Clone, Copy, Pod, Zeroable)]
struct Figures {
    actions: u8,
    /// Points of the loaves, the first one's first.
    loaves: [u8; 4],
}

/// What lies on the board.
#[repr(C)]
#[derive(Clone, Copy, Pod, Zeroable)]
struct Board {
    flour: u8,
    /// Loaves baked in this game.
    baked: u8,
    /// Whether the wheel turns: a mill lost since dawn stops it.
    stopped: u8,
}

/// The faction.
pub static FACTION: Faction = Faction {
    number: NUMBER,
    key: "millers",
    code: "MM",
    setup_order: ('M', 0),
    reach: 6,
    pieces: Pieces::of(&[
        PieceInfo::new("miller", Class::Warrior, 14),
        PieceInfo { nicknames: &["windmill"], ..PieceInfo::new("mill", Class::Building, 5) },
    ]),
    figures: &[
        FigureInfo { key: "actions", default: &[3], min: 1, max: 6, assumed: true, clause: clause!("LAW-1.4.2") },
        FigureInfo { key: "loaves", default: &[1, 2, 3, 4], min: 0, max: 9, assumed: true, clause: clause!("LAW-4a") },
    ],
    verbs: &[
        VerbInfo { verb: BUILD, key: "build", operands: &[Operand::Clearing] },
        VerbInfo { verb: BAKE, key: "bake", operands: &[] },
    ],
    set_up: board::set_up,
    turn: [
        &[Step { key: "grind", clause: clause!("LAW-1.4.1a"), open: false, run: turn::grind }],
        &[Step { key: "actions", clause: clause!("LAW-1.4.2"), open: true, run: turn::actions }],
        &[Step { key: "draw", clause: clause!("LAW-2.4l"), open: false, run: turn::draw }],
    ],
    board: board::BOARD,
    hooks: Hooks {
        aftermath: Some(&[Aftermath {
            clause: clause!("LAW-7.2x"),
            when: |_, me, event| event.iter().any(|loss| loss.owner == me && loss.kind == MILL),
            run: turn::spill,
        }]),
        ..Hooks::SILENT
    },
    tactics: tactics::TACTICS,
    ..Faction::SILENT
};

/// What holds in every position.
pub static PROMISES: &[Promise] = &[
    Promise {
        words: "there are five mills",
        kept: |at, me| at.table.supply[me.index()][MILL.index()] + at.table.on_map(me, MILL) == 5,
    },
    Promise { words: "no more than nine flour lie in the store", kept: |at, me| at.board::<Board>(me).flour <= 9 },
];
