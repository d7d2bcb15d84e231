//! Eyrie Dynasties (ED): roosts that score every Evening, a Decree that grows every Birdsong, and the turmoil that ends it.

mod birdsong;
mod board;
mod daylight;
mod decree;
mod evening;
mod leaders;
mod lords;
mod orders;
mod promises;
mod roosts;
mod tactics;
mod turmoil;
mod weights;

pub use promises::PROMISES;

use bytemuck::{Pod, Zeroable};

use crate::clause;
use crate::decision::{Operand, Verb, VerbInfo};
use crate::law::paying;
use crate::play::{Crafting, Faction, FigureInfo, Hooks, PieceInfo, Pieces, Play, RuleClaim, Step};
use crate::terms::{Class, Kind, KindSet, Seat};

/// A warrior (ED-1.1).
pub const WARRIOR: Kind = Kind(0);
/// A roost (ED-1.1).
pub const ROOST: Kind = Kind(1);

const NUMBER: u8 = 11;
/// Add a card to a column of the Decree (ED-5.2).
const ADD: Verb = Verb::of_faction(NUMBER, 0);
/// Put a leader in charge (ED-3.3, ED-6.3).
const LEAD: Verb = Verb::of_faction(NUMBER, 1);
/// Recruit for a card of this suit (ED-5.5e).
const RECRUIT: Verb = Verb::of_faction(NUMBER, 2);
/// Move for a card of this suit (ED-5.5f).
const MOVE: Verb = Verb::of_faction(NUMBER, 3);
/// Battle for a card of this suit (ED-5.5g).
const BATTLE: Verb = Verb::of_faction(NUMBER, 4);
/// Build for a card of this suit (ED-5.5h).
const BUILD: Verb = Verb::of_faction(NUMBER, 5);
/// Take up a card of this suit for which nothing can be done (ED-5.5c).
const FAIL: Verb = Verb::of_faction(NUMBER, 6);

/// Spaces of the Roosts track.
const SPACES: usize = 7;

/// The figures of the board.
#[repr(C)]
#[derive(Clone, Copy, Pod, Zeroable)]
struct Figures {
    /// Points of the spaces of the Roosts track from left to right.
    roost_track_vp: [u8; SPACES],
    /// Draw bonuses of the same spaces.
    roost_track_draw: [u8; SPACES],
    draw_base: u8,
}

/// What lies on the board, and what counts for this turn or battle.
#[repr(C)]
#[derive(Clone, Copy, Pod, Zeroable)]
struct Board {
    /// The leader in charge, by its number; 0 before there is one.
    leader: u8,
    /// Leaders that lie face down, one bit each in the order of their numbers (ED-6.3).
    deposed: u8,
    /// Columns whose Vizier was resolved this turn, one bit each.
    viziers_done: u8,
    /// Whether a bird was added to the Decree this turn (ED-5.2a).
    bird_added: u8,
    /// Whether the Despot has earned its point in the running battle (ED-E17).
    despot_scored: u8,
}

/// Clears what counts for one turn, whoever's turn it was.
fn forget_turn(play: &mut Play, me: Seat) {
    let board = play.board::<Board>(me);
    *board = Board { leader: board.leader, deposed: board.deposed, ..Board::zeroed() };
}

/// The faction.
pub static FACTION: Faction = Faction {
    number: NUMBER,
    key: "eyrie",
    code: "ED",
    setup_order: ('B', 0),
    reach: 7,
    militant: true,
    starts_in_corner: true,
    pieces: Pieces::of(&[
        PieceInfo { nicknames: &["bird"], ..PieceInfo::new("warrior", Class::Warrior, 20) },
        PieceInfo::new("roost", Class::Building, 7),
    ]),
    figures: &[
        FigureInfo {
            key: "roost_track_vp",
            default: &[0, 1, 2, 3, 4, 4, 5],
            min: 0,
            max: 9,
            assumed: false,
            clause: clause!("ED-1.2"),
        },
        FigureInfo {
            key: "roost_track_draw",
            default: &[0, 0, 1, 0, 0, 1, 0],
            min: 0,
            max: 1,
            assumed: false,
            clause: clause!("ED-1.2a"),
        },
        FigureInfo { key: "draw_base", default: &[1], min: 0, max: 5, assumed: false, clause: clause!("ED-5.7") },
    ],
    verbs: &[
        VerbInfo { verb: ADD, key: "add", operands: &[Operand::Card, Operand::Space] },
        VerbInfo { verb: LEAD, key: "lead", operands: &[Operand::Space] },
        VerbInfo { verb: RECRUIT, key: "recruit", operands: &[Operand::Clearing, Operand::Suit] },
        VerbInfo {
            verb: MOVE,
            key: "decree-move",
            operands: &[Operand::Place, Operand::ToPlace, Operand::Way, Operand::Suit],
        },
        VerbInfo { verb: BATTLE, key: "decree-battle", operands: &[Operand::Clearing, Operand::Seat, Operand::Suit] },
        VerbInfo { verb: BUILD, key: "build", operands: &[Operand::Clearing, Operand::Suit] },
        VerbInfo { verb: FAIL, key: "turmoil", operands: &[Operand::Suit] },
    ],
    spaces: &board::SPACES,
    piles: decree::PILES,
    set_up: board::set_up,
    turn: [
        &[
            Step { key: "emergency-orders", clause: clause!("ED-5.1"), open: false, run: birdsong::emergency_orders },
            Step { key: "add-to-decree", clause: clause!("ED-5.2"), open: true, run: birdsong::add_to_decree },
            Step { key: "new-roost", clause: clause!("ED-5.3"), open: false, run: birdsong::new_roost },
        ],
        &[
            Step { key: "craft", clause: clause!("ED-5.4"), open: true, run: daylight::craft },
            Step { key: "decree", clause: clause!("ED-5.5"), open: true, run: daylight::resolve },
        ],
        &[
            Step { key: "score", clause: clause!("ED-5.6"), open: false, run: evening::score },
            Step { key: "draw", clause: clause!("ED-5.7"), open: false, run: evening::draw },
        ],
    ],
    crafting: Some(Crafting {
        means: paying::pieces_left,
        pay: paying::activate,
        pieces: |_, _| KindSet::of(&[ROOST]),
        most: None,
    }),
    board: board::BOARD,
    hooks: Hooks {
        turn_begins: Some(forget_turn),
        claims_rule: Some(RuleClaim { clause: clause!("ED-2.2"), rank: lords::TIE_CLAIM, among: lords::claims_rule }),
        extra_hits: Some(leaders::extra_hits),
        battle_ended: Some(leaders::forget_battle),
        spoils: Some(leaders::spoils),
        crafts_item: Some(leaders::crafts_item),
        ..Hooks::SILENT
    },
    tactics: tactics::TACTICS,
    ..Faction::SILENT
};
