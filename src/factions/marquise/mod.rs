//! Marquise de Cat (MC): wood from sawmills, buildings from wood, and a keep where the wounded come home to.

mod birdsong;
mod board;
mod build;
mod daylight;
mod evening;
mod keep;
mod overwork;
mod production;
mod promises;
mod setup;
mod tactics;
mod tracks;
mod weights;

pub use promises::PROMISES;

use bytemuck::{Pod, Zeroable, bytes_of_mut};

use crate::clause;
use crate::decision::{Operand, Verb, VerbInfo};
use crate::law::paying;
use crate::play::{
    Claim, Crafting, Faction, FigureInfo, Hooks, Orders, PieceInfo, Pieces, Play, StandingQuestion, Step, Whose,
};
use crate::terms::{Class, Kind, KindSet, Seat};

/// A warrior, one of her cats (MC-1.1).
pub const WARRIOR: Kind = Kind(0);
/// A sawmill (MC-1.1).
pub const SAWMILL: Kind = Kind(1);
/// A workshop (MC-1.1).
pub const WORKSHOP: Kind = Kind(2);
/// A recruiter (MC-1.1).
pub const RECRUITER: Kind = Kind(3);
/// A wood token (MC-1.1).
pub const WOOD: Kind = Kind(4);
/// The keep, a token (MC-2.2d).
pub const KEEP: Kind = Kind(5);

/// What she builds.
const BUILDINGS: [Kind; 3] = [SAWMILL, WORKSHOP, RECRUITER];

const NUMBER: u8 = 10;
/// A move of a March (MC-5.4).
const MARCH: Verb = Verb::of_faction(NUMBER, 0);
/// Place a warrior at each recruiter (MC-5.5).
const RECRUIT: Verb = Verb::of_faction(NUMBER, 1);
/// Pay wood for a building (MC-5.6).
const BUILD: Verb = Verb::of_faction(NUMBER, 2);
/// Spend a card for a wood at a sawmill (MC-5.7).
const OVERWORK: Verb = Verb::of_faction(NUMBER, 3);
/// Spend a bird for one more action (MC-5.2c).
const SPEND_BIRD: Verb = Verb::of_faction(NUMBER, 4);
/// Spend a card for the warriors that fell in a clearing (MC-2.3a).
const HEAL: Verb = Verb::of_faction(NUMBER, 5);

/// Spaces of each building track (MC-1.2).
const SPACES: usize = 6;

/// The figures of the board: what is printed on the building tracks, from left to right (MC-1.2).
#[repr(C)]
#[derive(Clone, Copy, Pod, Zeroable)]
struct Figures {
    /// Wood that the building above each column costs.
    build_cost: [u8; SPACES],
    /// Points for uncovering each space: of sawmills, workshops and recruiters.
    points: [[u8; SPACES]; BUILDINGS.len()],
}

/// What counts for this turn; everything else she owns is a piece.
#[repr(C)]
#[derive(Clone, Copy, Pod, Zeroable)]
struct Board {
    /// Moves left of the running March (MC-5.4).
    marching: u8,
    /// Actions bought with birds this turn (MC-5.2c).
    bought: u8,
    /// Whether Recruit was taken this turn (MC-5.5).
    recruited: u8,
}

/// Clears what counts for one turn, whoever's turn it was.
fn forget_turn(play: &mut Play, me: Seat) {
    bytes_of_mut(play.board::<Board>(me)).fill(0);
}

const fn points(key: &'static str, default: &'static [u8]) -> FigureInfo {
    FigureInfo { key, default, min: 0, max: 9, assumed: false, clause: clause!("MC-1.2") }
}

/// The faction.
pub static FACTION: Faction = Faction {
    number: NUMBER,
    key: "marquise",
    code: "MC",
    setup_order: ('A', 0),
    reach: 10,
    pieces: Pieces::of(&[
        PieceInfo { nicknames: &["cat"], ..PieceInfo::new("warrior", Class::Warrior, 25) },
        PieceInfo::new("sawmill", Class::Building, 6),
        PieceInfo::new("workshop", Class::Building, 6),
        PieceInfo::new("recruiter", Class::Building, 6),
        PieceInfo::new("wood", Class::Token, 8),
        PieceInfo { unique: true, ..PieceInfo::new("keep", Class::Token, 1) },
    ]),
    figures: &[
        FigureInfo {
            key: "build_cost",
            default: &[0, 1, 2, 3, 3, 4],
            min: 0,
            max: 8,
            assumed: false,
            clause: clause!("MC-1.2"),
        },
        points("sawmill_vp", &[0, 1, 2, 3, 4, 5]),
        points("workshop_vp", &[0, 2, 2, 3, 4, 5]),
        points("recruiter_vp", &[0, 1, 2, 3, 3, 4]),
    ],
    verbs: &[
        VerbInfo { verb: MARCH, key: "march", operands: &[Operand::Place, Operand::ToPlace, Operand::Way] },
        VerbInfo { verb: RECRUIT, key: "recruit", operands: &[] },
        VerbInfo { verb: BUILD, key: "build", operands: &[Operand::Clearing, Operand::Piece] },
        VerbInfo { verb: OVERWORK, key: "overwork", operands: &[Operand::Clearing, Operand::Card] },
        VerbInfo { verb: SPEND_BIRD, key: "spend-bird", operands: &[Operand::Card] },
        VerbInfo { verb: HEAL, key: "heal", operands: &[Operand::Clearing, Operand::Card] },
    ],
    set_up: setup::set_up,
    turn: [
        &[Step { key: "wood", clause: clause!("MC-5.1a"), open: false, run: birdsong::wood }],
        &[
            Step { key: "craft", clause: clause!("MC-5.2a"), open: true, run: daylight::craft },
            Step { key: "actions", clause: clause!("MC-5.2b"), open: true, run: daylight::actions },
        ],
        &[Step { key: "draw", clause: clause!("MC-5.8"), open: false, run: evening::draw }],
    ],
    crafting: Some(Crafting {
        means: paying::pieces_left,
        pay: paying::activate,
        pieces: |_, _| KindSet::of(&[WORKSHOP]),
        most: None,
    }),
    board: board::BOARD,
    hooks: Hooks {
        turn_begins: Some(forget_turn),
        may_place: Some(keep::may_place),
        claims: Some(Claim {
            clause: clause!("MC-2.3a"),
            over: Whose::Own,
            when: keep::may_be_healed,
            run: keep::heal,
        }),
        ..Hooks::SILENT
    },
    standing: &[StandingQuestion {
        prompt: "field-hospitals",
        clause: clause!("MC-2.3a"),
        to_others: false,
        orders: Orders::PassOrDo,
    }],
    tactics: tactics::TACTICS,
    ..Faction::SILENT
};
