//! Lizard Cult (LC): gardens that rule for good, rituals for cards that are shown, and acolytes against the Outcast, whom
//! the cards of everybody name.

mod acolytes;
mod birdsong;
mod board;
mod conspiracies;
mod crusade;
mod evening;
mod gardens;
mod lost_souls;
mod outcast;
mod promises;
mod rituals;
mod setup;
mod tactics;
mod weights;

pub use promises::PROMISES;

use bytemuck::{Pod, Zeroable};

use crate::clause;
use crate::decision::{Operand, Verb, VerbInfo};
use crate::law::paying;
use crate::play::{Crafting, Faction, FigureInfo, Hooks, PieceInfo, Pieces, Placing, Play, RuleClaim, Step};
use crate::terms::{Class, Clearing, Kind, Seat, Suit};

/// A warrior (LC-1.1).
pub const WARRIOR: Kind = Kind(0);
/// The gardens by the suit that is printed on them: fox, rabbit, mouse (LC-1.1).
pub const GARDENS: [Kind; 3] = [Kind(1), Kind(2), Kind(3)];

const NUMBER: u8 = 14;
/// Battle in an Outcast clearing for acolytes (LC-4.4a).
const CRUSADE: Verb = Verb::of_faction(NUMBER, 0);
/// Move out of an Outcast clearing for acolytes (LC-4.4b).
const MARCH: Verb = Verb::of_faction(NUMBER, 1);
/// Put a warrior in the place of an enemy's for acolytes (LC-4.5).
const CONVERT: Verb = Verb::of_faction(NUMBER, 2);
/// Put a garden in the place of an enemy building for acolytes (LC-4.6).
const SANCTIFY: Verb = Verb::of_faction(NUMBER, 3);
/// Show a card for a garden in a clearing (LC-5.1).
const BUILD: Verb = Verb::of_faction(NUMBER, 4);
/// Show a card for a warrior in a clearing (LC-5.2).
const RECRUIT: Verb = Verb::of_faction(NUMBER, 5);
/// Show and spend a card for the points of its suit (LC-5.3).
const SCORE: Verb = Verb::of_faction(NUMBER, 6);
/// Show a bird for an acolyte (LC-5.4).
const SACRIFICE: Verb = Verb::of_faction(NUMBER, 7);

/// Spaces of a Gardens track.
const SPACES: usize = 5;
/// Gardens of each suit (LC-1.1).
const EACH: u8 = 5;

/// The figures of the board.
#[repr(C)]
#[derive(Clone, Copy, Pod, Zeroable)]
struct Figures {
    /// Points of a Score ritual with one garden of its suit on the map, with two and so on (LC-1.2a).
    garden_vp: [u8; SPACES],
    /// Draw bonuses of the same spaces (LC-1.2b).
    garden_draw: [u8; SPACES],
    draw_base: u8,
}

/// What lies on the board, and what counts for this turn. Gardens on their tracks are supply.
#[repr(C)]
#[derive(Clone, Copy, Pod, Zeroable)]
struct Board {
    /// Warriors in the Acolytes box (LC-1.1a).
    acolytes: u8,
    /// Where the Outcast marker lies and with which side up: see [`outcast`].
    outcast: u8,
    /// Suits of which was scored this turn, one bit each (LC-5.3c).
    scored: u8,
}

/// Clears what counts for one turn, whoever's turn it was.
fn forget_turn(play: &mut Play, me: Seat) {
    play.board::<Board>(me).scored = 0;
}

/// A piece of the Cult in a clearing.
const fn piece_in(me: Seat, kind: Kind, clearing: Clearing) -> Placing {
    Placing { by: me, owner: me, kind, clearing }
}

const fn garden(key: &'static str, suit: Suit) -> PieceInfo {
    PieceInfo { suit: Some(suit), ..PieceInfo::new(key, Class::Building, EACH) }
}

/// The faction.
pub static FACTION: Faction = Faction {
    number: NUMBER,
    key: "lizard-cult",
    code: "LC",
    setup_order: ('F', 0),
    reach: 2,
    starts_in_corner: true,
    pieces: Pieces::of(&[
        PieceInfo { nicknames: &["lizard"], ..PieceInfo::new("warrior", Class::Warrior, 25) },
        garden("fox-garden", Suit::Fox),
        garden("rabbit-garden", Suit::Rabbit),
        garden("mouse-garden", Suit::Mouse),
    ]),
    figures: &[
        FigureInfo {
            key: "garden_vp",
            default: &[0, 2, 2, 3, 4],
            min: 0,
            max: 9,
            assumed: false,
            clause: clause!("LC-1.2a"),
        },
        FigureInfo {
            key: "garden_draw",
            default: &[0, 1, 0, 0, 0],
            min: 0,
            max: 1,
            assumed: false,
            clause: clause!("LC-1.2b"),
        },
        FigureInfo { key: "draw_base", default: &[1], min: 0, max: 5, assumed: false, clause: clause!("LC-6.3") },
    ],
    verbs: &[
        VerbInfo { verb: CRUSADE, key: "crusade", operands: &[Operand::Clearing, Operand::Seat] },
        VerbInfo { verb: MARCH, key: "march", operands: &[Operand::Place, Operand::ToPlace, Operand::Way] },
        VerbInfo { verb: CONVERT, key: "convert", operands: &[Operand::Clearing, Operand::Piece] },
        VerbInfo { verb: SANCTIFY, key: "sanctify", operands: &[Operand::Clearing, Operand::Piece] },
        VerbInfo { verb: BUILD, key: "build", operands: &[Operand::Clearing, Operand::Card] },
        VerbInfo { verb: RECRUIT, key: "recruit", operands: &[Operand::Clearing, Operand::Card] },
        VerbInfo { verb: SCORE, key: "score", operands: &[Operand::Card, Operand::Suit] },
        VerbInfo { verb: SACRIFICE, key: "sacrifice", operands: &[Operand::Card] },
    ],
    piles: lost_souls::PILES,
    set_up: setup::set_up,
    turn: [
        &[
            Step { key: "adjust-outcast", clause: clause!("LC-4.1"), open: false, run: birdsong::adjust_outcast },
            Step {
                key: "discard-lost-souls",
                clause: clause!("LC-4.2"),
                open: false,
                run: birdsong::discard_lost_souls,
            },
            Step { key: "conspiracies", clause: clause!("LC-4.3"), open: true, run: birdsong::conspire },
        ],
        &[Step { key: "rituals", clause: clause!("LC-5.0"), open: true, run: rituals::perform }],
        &[
            Step { key: "return", clause: clause!("LC-6.1"), open: false, run: evening::return_revealed },
            Step { key: "craft", clause: clause!("LC-6.2"), open: true, run: evening::craft },
            Step { key: "draw", clause: clause!("LC-6.3"), open: false, run: evening::draw },
        ],
    ],
    crafting: Some(Crafting {
        means: paying::pieces_left,
        pay: paying::activate,
        pieces: gardens::that_craft,
        most: None,
    }),
    board: board::BOARD,
    hooks: Hooks {
        turn_begins: Some(forget_turn),
        claims_rule: Some(RuleClaim {
            clause: clause!("LC-2.4"),
            rank: gardens::PILGRIMS,
            among: gardens::claims_rule,
        }),
        takes_back: Some(acolytes::takes_back),
        aftermath: Some(gardens::FEAR),
        takes_discards: Some(lost_souls::TAKES_DISCARDS),
        ..Hooks::SILENT
    },
    tactics: tactics::TACTICS,
    ..Faction::SILENT
};
