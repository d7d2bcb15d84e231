//! Underground Duchy (UD): moles that gather in the Burrow and surface by tunnels, buildings above ground, and ministers
//! who are swayed with cards and leave with every building that falls.

mod birdsong;
mod board;
mod build;
mod burrow;
mod daylight;
mod dig;
mod evening;
mod failure;
mod ministers;
mod parliament;
mod promises;
mod setup;
mod support;
mod sway;
mod tactics;
mod tunnels;
mod weights;

pub use promises::PROMISES;

use bytemuck::{Pod, Zeroable};

use crate::clause;
use crate::decision::{Operand, Verb, VerbInfo};
use crate::law::paying;
use crate::play::{
    Annex, Crafting, Faction, FigureInfo, Hooks, Joining, Opinion, PieceInfo, Pieces, PileInfo, Placing, RuleClaim,
    Step, Whose,
};
use crate::terms::{Class, Clearing, Kind, KindSet, Seat};

/// A warrior, one of the moles (UD-1.1).
pub const WARRIOR: Kind = Kind(0);
/// A citadel (UD-1.1).
pub const CITADEL: Kind = Kind(1);
/// A market (UD-1.1).
pub const MARKET: Kind = Kind(2);
/// A tunnel, a token (UD-1.1a).
pub const TUNNEL: Kind = Kind(3);

/// What the Duchy builds.
const BUILDINGS: [Kind; 2] = [CITADEL, MARKET];
/// How many there are of each building, of tunnels, and of crowns of a rank (UD-1.1).
const OF_EACH: u8 = 3;

const NUMBER: u8 = 16;
/// Place a building in a clearing, with a card that is revealed for it (UD-5.1b, UD-5.2b).
const BUILD: Verb = Verb::of_faction(NUMBER, 0);
/// Place a warrior in the Burrow (UD-5.1c).
const RECRUIT: Verb = Verb::of_faction(NUMBER, 1);
/// Dig to a clearing, with a card that is spent for it (UD-5.1f).
const DIG: Verb = Verb::of_faction(NUMBER, 2);
/// Reveal a card.
const REVEAL: Verb = Verb::of_faction(NUMBER, 3);
/// Take a tunnel off the map to place it elsewhere (UD-2.4b).
const LIFT: Verb = Verb::of_faction(NUMBER, 4);
/// Let a minister act (UD-5.2a).
const ACT: Verb = Verb::of_faction(NUMBER, 5);
/// Let the Mayor act as another minister (UD-5.2g).
const COPY: Verb = Verb::of_faction(NUMBER, 6);
/// Sway a minister (UD-5.3a).
const SWAY: Verb = Verb::of_faction(NUMBER, 7);
/// Let a minister go (UD-2.3e).
const DISMISS: Verb = Verb::of_faction(NUMBER, 8);

/// The figures of the board and of the minister cards.
#[repr(C)]
#[derive(Clone, Copy, Pod, Zeroable)]
struct Figures {
    /// Warriors that each space of a citadel brings while it is uncovered, from left to right (UD-1.2a).
    citadel_moles: [u8; OF_EACH as usize],
    /// Cards that each space of a market brings (UD-1.2b).
    market_cards: [u8; OF_EACH as usize],
    /// Cards to reveal for a squire, a noble and a lord (UD-1.3).
    sway_cards: [u8; ministers::RANKS],
    /// Points for swaying one of them (UD-1.3).
    sway_vp: [u8; ministers::RANKS],
}

/// What the board remembers beside the pieces.
#[repr(C)]
#[derive(Clone, Copy, Pod, Zeroable)]
struct Board {
    /// Ministers that are swayed, one bit each, the lower byte first.
    swayed: [u8; 2],
    /// Those of them that have acted this turn.
    acted: [u8; 2],
    /// Crowns that have left the game, by rank (UD-2.3b).
    crowns_lost: [u8; ministers::RANKS],
    /// What the Brigadier, or the Mayor in his place, may do once more: nothing, move or battle (UD-5.2e).
    brigade: u8,
}

/// A piece of the Duchy in a clearing.
const fn piece_in(me: Seat, kind: Kind, clearing: Clearing) -> Placing {
    Placing { by: me, owner: me, kind, clearing }
}

const fn figure(key: &'static str, default: &'static [u8], clause: crate::clause::Clause) -> FigureInfo {
    FigureInfo { key, default, min: 0, max: 9, assumed: false, clause }
}

/// The faction.
pub static FACTION: Faction = Faction {
    number: NUMBER,
    key: "duchy",
    code: "UD",
    setup_order: ('H', 0),
    reach: 8,
    militant: true,
    starts_in_corner: true,
    pieces: Pieces::of(&[
        PieceInfo { nicknames: &["mole"], ..PieceInfo::new("warrior", Class::Warrior, 20) },
        PieceInfo::new("citadel", Class::Building, OF_EACH),
        PieceInfo::new("market", Class::Building, OF_EACH),
        PieceInfo::new("tunnel", Class::Token, OF_EACH),
    ]),
    figures: &[
        figure("citadel_moles", &[1, 2, 2], clause!("UD-1.2a")),
        figure("market_cards", &[1, 1, 1], clause!("UD-1.2b")),
        figure("sway_cards", &[2, 3, 4], clause!("UD-1.3")),
        figure("sway_vp", &[1, 2, 3], clause!("UD-1.3")),
    ],
    verbs: &[
        VerbInfo { verb: BUILD, key: "build", operands: &[Operand::Clearing, Operand::Piece] },
        VerbInfo { verb: RECRUIT, key: "recruit", operands: &[] },
        VerbInfo { verb: DIG, key: "dig", operands: &[Operand::Clearing] },
        VerbInfo { verb: REVEAL, key: "reveal", operands: &[Operand::Card] },
        VerbInfo { verb: LIFT, key: "lift", operands: &[Operand::Clearing] },
        VerbInfo { verb: ACT, key: "act", operands: &[Operand::Space] },
        VerbInfo { verb: COPY, key: "copy", operands: &[Operand::Space] },
        VerbInfo { verb: SWAY, key: "sway", operands: &[Operand::Space] },
        VerbInfo { verb: DISMISS, key: "dismiss", operands: &[Operand::Space] },
    ],
    spaces: &board::SPACES,
    piles: &[PileInfo::open(support::REVEALED, clause!("UD-6.1"))],
    annex: Some(Annex { key: "burrow", clause: clause!("UD-2.2") }),
    set_up: setup::surface,
    turn: [
        &[Step { key: "muster", clause: clause!("UD-4.1"), open: false, run: birdsong::muster }],
        &[
            Step { key: "assembly", clause: clause!("UD-5.1a"), open: true, run: daylight::assembly },
            Step { key: "parliament", clause: clause!("UD-5.2a"), open: true, run: parliament::sit },
            Step { key: "sway", clause: clause!("UD-5.3a"), open: true, run: sway::sway },
        ],
        &[
            Step { key: "revealed", clause: clause!("UD-6.1"), open: false, run: evening::take_back },
            Step { key: "craft", clause: clause!("UD-6.2"), open: true, run: evening::craft },
            Step { key: "draw", clause: clause!("UD-6.3"), open: false, run: evening::draw },
        ],
    ],
    crafting: Some(Crafting {
        means: paying::pieces_left,
        pay: paying::activate,
        pieces: |_, _| KindSet::of(&BUILDINGS),
        most: None,
    }),
    board: board::BOARD,
    flaw: board::flaw,
    hooks: Hooks {
        turn_begins: Some(ministers::forget_turn),
        joins: Some(Joining { moves_only: false, joined: burrow::joins }),
        claims_rule: Some(RuleClaim { clause: clause!("UD-2.2d"), rank: 1, among: burrow::claims_rule }),
        may_move: Some(Opinion { over: Whose::Anybody, verdict: burrow::may_move }),
        may_place: Some(burrow::may_place),
        reserves: Some(&tunnels::RESERVES),
        aftermath: Some(&failure::AFTERMATH),
        ..Hooks::SILENT
    },
    tactics: tactics::TACTICS,
    ..Faction::SILENT
};
