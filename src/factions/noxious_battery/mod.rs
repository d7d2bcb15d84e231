//! Noxious Battery (NB): a cannon, its crew, and the smell that drives everybody off.

mod birdsong;
mod board;
mod cannon;
mod daylight;
mod evening;
mod promises;
mod stench;
mod tactics;
mod weights;

pub use stench::automated_flight;

pub use promises::PROMISES;

use bytemuck::{Pod, Zeroable};

use crate::clause;
use crate::decision::{Operand, Verb, VerbInfo};
use crate::law::paying;
use crate::play::{
    Aftermath, Crafting, Edge, Faction, FigureInfo, Hooks, Opinion, PieceInfo, Pieces, Position, Reserve, Step, Timed,
    Whose,
};
use crate::terms::{Class, Clearing, ClearingSet, Kind, KindSet, Phase, Seat};

/// A warrior (NB.3.1).
pub const WARRIOR: Kind = Kind(0);
/// The cannon, a pawn (NB.2.3).
pub const CANNON: Kind = Kind(1);
/// A cannonball, a token (NB.2.4).
pub const BALL: Kind = Kind(2);
/// A scent mark, a token (NB.2.2).
pub const MARK: Kind = Kind(3);

const NUMBER: u8 = 0;
/// Fire a ball into a clearing (NB.4.2).
const FIRE: Verb = Verb::of_faction(NUMBER, 0);
/// Take an enemy piece off with a ball (NB.4.2.III).
const SHOOT: Verb = Verb::of_faction(NUMBER, 1);
/// Place a warrior at the cannon (NB.5.1).
const RECRUIT: Verb = Verb::of_faction(NUMBER, 2);
/// One move, with balls (NB.5.3).
const ROLLOUT: Verb = Verb::of_faction(NUMBER, 3);
/// Bring balls back for a card (NB.5.4).
const REARM: Verb = Verb::of_faction(NUMBER, 4);
/// Leave a clearing that smells (NB.2.2.I).
const FLEE: Verb = Verb::of_faction(NUMBER, 5);
/// Push a ball to a neighbouring clearing (NB.2.5, NB.2.3.III).
const PUSH: Verb = Verb::of_faction(NUMBER, 6);

/// The figures of the board.
#[repr(C)]
#[derive(Clone, Copy, Pod, Zeroable)]
struct Figures {
    /// Points of the Bore's spaces from left to right.
    bore_vp: [u8; 3],
    /// Bonus under each scent mark from left to right: 0 none, 1 load, 2 draw.
    scent_track: [u8; 5],
    load_base: u8,
    draw_base: u8,
    actions: u8,
    spray_threshold: u8,
    corroded_vp: u8,
}

const LOAD: u8 = 1;
const DRAW: u8 = 2;

/// What lies on the board.
#[repr(C)]
#[derive(Clone, Copy, Pod, Zeroable)]
struct Board {
    /// Balls on the Bore. They always stand at its right end, so a number is enough.
    bore: u8,
    /// Whether the cannon lies on its damaged side.
    damaged: u8,
    /// Marked clearings the current player has left during this Foul Stench, as the bytes of a clearing set.
    departed: [u8; 2],
}

impl Board {
    const fn departed(&self) -> ClearingSet {
        ClearingSet::from_bytes(self.departed)
    }
}

/// The clearing where the cannon stands (NB.2.3.I).
fn cannon_clearing(at: Position, me: Seat) -> Option<Clearing> {
    at.table.clearings_with(me, CANNON).iter().next()
}

/// The faction.
pub static FACTION: Faction = Faction {
    number: NUMBER,
    key: "noxious-battery",
    code: "NB",
    setup_order: ('Q', 0),
    reach: 5,
    card_assumed: true,
    pieces: Pieces::of(&[
        PieceInfo::new("warrior", Class::Warrior, 15),
        PieceInfo::new("cannon", Class::Pawn, 1),
        PieceInfo::new("ball", Class::Token, 3),
        PieceInfo::new("mark", Class::Token, 5),
    ]),
    figures: &[
        FigureInfo { key: "bore_vp", default: &[3, 2, 1], min: 0, max: 9, assumed: true, clause: clause!("NB.4.2.II") },
        FigureInfo {
            key: "scent_track",
            default: &[0, LOAD, DRAW, LOAD, DRAW],
            min: 0,
            max: DRAW,
            assumed: true,
            clause: clause!("NB.2.2"),
        },
        FigureInfo { key: "load_base", default: &[1], min: 0, max: 3, assumed: false, clause: clause!("NB.6.2") },
        FigureInfo { key: "draw_base", default: &[1], min: 0, max: 5, assumed: false, clause: clause!("NB.6.3") },
        FigureInfo { key: "actions", default: &[4], min: 1, max: 9, assumed: false, clause: clause!("NB.5") },
        FigureInfo { key: "spray_threshold", default: &[2], min: 1, max: 9, assumed: false, clause: clause!("NB.6.1") },
        FigureInfo { key: "corroded_vp", default: &[1], min: 0, max: 9, assumed: false, clause: clause!("NB.2.3.III") },
    ],
    fair: &[("bore_vp", &[2, 1, 1])],
    verbs: &[
        VerbInfo { verb: FIRE, key: "fire", operands: &[Operand::Clearing] },
        VerbInfo { verb: SHOOT, key: "shoot", operands: &[Operand::Piece] },
        VerbInfo { verb: RECRUIT, key: "recruit", operands: &[] },
        VerbInfo { verb: ROLLOUT, key: "rollout", operands: &[Operand::Place, Operand::ToPlace, Operand::Way] },
        VerbInfo { verb: REARM, key: "rearm", operands: &[Operand::Card] },
        VerbInfo { verb: FLEE, key: "flee", operands: &[Operand::Place, Operand::ToPlace, Operand::Way] },
        VerbInfo { verb: PUSH, key: "push", operands: &[Operand::Clearing, Operand::To] },
    ],
    spaces: &["bore"],
    set_up: board::set_up,
    turn: [
        &[
            Step { key: "levy", clause: clause!("NB.4.1"), open: false, run: birdsong::levy },
            Step { key: "fire", clause: clause!("NB.4.2"), open: true, run: birdsong::fire },
            Step { key: "repair", clause: clause!("NB.4.3"), open: false, run: birdsong::repair },
        ],
        &[
            Step { key: "craft", clause: clause!("NB.5"), open: true, run: daylight::craft },
            Step { key: "actions", clause: clause!("NB.5"), open: true, run: daylight::actions },
        ],
        &[
            Step { key: "spray", clause: clause!("NB.6.1"), open: false, run: evening::spray },
            Step { key: "load", clause: clause!("NB.6.2"), open: false, run: evening::load },
            Step { key: "draw", clause: clause!("NB.6.3"), open: false, run: evening::draw },
        ],
    ],
    crafting: Some(Crafting {
        means: paying::pieces_left,
        pay: paying::activate,
        pieces: |_, _| KindSet::of(&[MARK]),
        most: None,
    }),
    board: board::BOARD,
    flaw: birdsong::flaw,
    hooks: Hooks {
        turn_begins: Some(stench::forget),
        timed: Some(&[Timed {
            clause: clause!("NB.2.2.I"),
            phase: Phase::Evening,
            edge: Edge::End,
            when: stench::drives_off,
            run: stench::flee,
        }]),
        tasks: Some(&[birdsong::ball_acts]),
        reserves: Some(&[Reserve { space: 0, holds: |at, me| at.pieces_on_board(me), take: board::unload }]),
        waives_rule: Some(|_, _, going| going.kind == CANNON),
        may_defend: Some(cannon::may_defend),
        next_hit: Some(cannon::next_hit),
        may_remove: Some(Opinion { over: Whose::Own, verdict: cannon::may_remove }),
        instead_of_removal: Some(cannon::instead_of_removal),
        aftermath: Some(&[Aftermath { clause: clause!("NB.2.3.III"), when: cannon::was_hit, run: cannon::after_hit }]),
        ..Hooks::SILENT
    },
    tactics: tactics::TACTICS,
    ..Faction::SILENT
};
