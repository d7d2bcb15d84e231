//! Woodland Alliance (WA): sympathy that spreads on the cards of supporters, revolts that raise bases, and outrage at
//! whoever marches in.

mod bases;
mod birdsong;
mod board;
mod daylight;
mod evening;
mod outrage;
mod promises;
mod revolt;
mod supporters;
mod sympathy;
mod tactics;
mod weights;

pub use promises::PROMISES;

use bytemuck::{Pod, Zeroable};

use crate::clause;
use crate::decision::{Operand, Verb, VerbInfo};
use crate::law::paying;
use crate::play::{Crafting, Faction, FigureInfo, Hooks, PieceInfo, Pieces, Placing, Side, Step};
use crate::terms::{Class, Clearing, Kind, KindSet, Seat, Suit};

/// A warrior (WA-1.1).
pub const WARRIOR: Kind = Kind(0);
/// The base of the foxes (WA-1.1).
pub const FOX_BASE: Kind = Kind(1);
/// The base of the rabbits (WA-1.1).
pub const RABBIT_BASE: Kind = Kind(2);
/// The base of the mice (WA-1.1).
pub const MOUSE_BASE: Kind = Kind(3);
/// A sympathy token (WA-1.1).
pub const SYMPATHY: Kind = Kind(4);

/// The bases.
const BASES: [Kind; 3] = [FOX_BASE, RABBIT_BASE, MOUSE_BASE];

const NUMBER: u8 = 12;
/// Revolt in a clearing (WA-4.1).
const REVOLT: Verb = Verb::of_faction(NUMBER, 0);
/// Spread sympathy to a clearing (WA-4.2).
const SPREAD: Verb = Verb::of_faction(NUMBER, 1);
/// Add a card in hand to the supporters (WA-4.4).
const MOBILIZE: Verb = Verb::of_faction(NUMBER, 2);
/// Spend a card in hand for an officer (WA-4.5).
const TRAIN: Verb = Verb::of_faction(NUMBER, 3);
/// Place a warrior in a clearing with a base (WA-4.6d).
const RECRUIT: Verb = Verb::of_faction(NUMBER, 4);
/// Let a warrior give way to sympathy (WA-4.6e).
const ORGANIZE: Verb = Verb::of_faction(NUMBER, 5);

/// Spaces of the Sympathy track.
const SPACES: usize = 10;

/// The figures of the board.
#[repr(C)]
#[derive(Clone, Copy, Pod, Zeroable)]
struct Figures {
    /// Supporters that the sympathy on each space of the track costs, from left to right (WA-1.2).
    sympathy_cost: [u8; SPACES],
    /// Points on the same spaces.
    sympathy_vp: [u8; SPACES],
    draw_base: u8,
}

/// What lies on the board apart from what is in supply: the bases and the sympathy on their spaces are supply.
#[repr(C)]
#[derive(Clone, Copy, Pod, Zeroable)]
struct Board {
    /// Warriors in the Officers box (WA-1.1).
    officers: u8,
}

/// A piece of the Alliance in a clearing.
const fn piece_in(me: Seat, kind: Kind, clearing: Clearing) -> Placing {
    Placing { by: me, owner: me, kind, clearing }
}

const fn base(key: &'static str, suit: Suit) -> PieceInfo {
    PieceInfo { suit: Some(suit), ..PieceInfo::new(key, Class::Building, 1) }
}

/// The faction.
pub static FACTION: Faction = Faction {
    number: NUMBER,
    key: "alliance",
    code: "WA",
    setup_order: ('C', 0),
    reach: 3,
    pieces: Pieces::of(&[
        PieceInfo::new("warrior", Class::Warrior, 10),
        base("fox-base", Suit::Fox),
        base("rabbit-base", Suit::Rabbit),
        base("mouse-base", Suit::Mouse),
        PieceInfo::new("sympathy", Class::Token, 10),
    ]),
    figures: &[
        FigureInfo {
            key: "sympathy_cost",
            default: &[1, 1, 1, 2, 2, 2, 3, 3, 3, 3],
            min: 0,
            max: 9,
            assumed: false,
            clause: clause!("WA-1.2"),
        },
        FigureInfo {
            key: "sympathy_vp",
            default: &[0, 1, 1, 1, 2, 2, 3, 4, 4, 4],
            min: 0,
            max: 9,
            assumed: false,
            clause: clause!("WA-1.2"),
        },
        FigureInfo { key: "draw_base", default: &[1], min: 0, max: 5, assumed: false, clause: clause!("WA-4.7") },
    ],
    verbs: &[
        VerbInfo { verb: REVOLT, key: "revolt", operands: &[Operand::Clearing] },
        VerbInfo { verb: SPREAD, key: "spread", operands: &[Operand::Clearing] },
        VerbInfo { verb: MOBILIZE, key: "mobilize", operands: &[Operand::Card] },
        VerbInfo { verb: TRAIN, key: "train", operands: &[Operand::Card] },
        VerbInfo { verb: RECRUIT, key: "recruit", operands: &[Operand::Clearing] },
        VerbInfo { verb: ORGANIZE, key: "organize", operands: &[Operand::Clearing] },
    ],
    piles: supporters::PILES,
    set_up: supporters::gather,
    turn: [
        &[
            Step { key: "revolt", clause: clause!("WA-4.1"), open: true, run: birdsong::revolt },
            Step { key: "spread", clause: clause!("WA-4.2"), open: true, run: birdsong::spread },
        ],
        &[Step { key: "actions", clause: clause!("WA-4.3"), open: true, run: daylight::actions }],
        &[
            Step { key: "operations", clause: clause!("WA-4.6a"), open: true, run: evening::operations },
            Step { key: "draw", clause: clause!("WA-4.7"), open: false, run: evening::draw },
        ],
    ],
    crafting: Some(Crafting {
        means: paying::pieces_left,
        pay: paying::activate,
        pieces: |_, _| KindSet::of(&[SYMPATHY]),
        most: None,
    }),
    board: board::BOARD,
    hooks: Hooks {
        // WA-2.2 Guerrilla War: whether it wants to or not.
        higher_die: Some(|_, me, battle| battle.side_of(me) == Some(Side::Defender)),
        limits_placing: Some(sympathy::limits),
        arrived: Some(outrage::ARRIVALS),
        aftermath: Some(board::AFTERMATH),
        ..Hooks::SILENT
    },
    tactics: tactics::TACTICS,
    ..Faction::SILENT
};
