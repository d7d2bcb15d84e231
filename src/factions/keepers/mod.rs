//! Keepers in Iron (KI): knights who dig relics out of the forests, carry them to a waystation of their type, and bring them
//! home; and a retinue of cards that says what they can do.

mod birdsong;
mod board;
mod daylight;
mod delve;
mod evening;
mod promises;
mod recover;
mod relics;
mod retinue;
mod setup;
mod stations;
mod tactics;
mod weights;

pub use promises::PROMISES;

use bytemuck::{Pod, Zeroable};

use crate::clause;
use crate::decision::{Operand, Verb, VerbInfo};
use crate::law::paying;
use crate::play::{Claim, Crafting, Faction, FigureInfo, Hooks, PieceInfo, Pieces, Placing, Play, Step, Whose};
use crate::terms::{Class, Clearing, Kind, Seat};

/// A warrior.
pub const WARRIOR: Kind = Kind(0);
/// The sides of the waystations, by the type that shows; each front is followed by its back (KI-15.2.2).
pub const STATIONS: [Kind; 6] = [Kind(1), Kind(2), Kind(3), Kind(4), Kind(5), Kind(6)];
/// Relics by type: figures, tablets, jewelry (KI-15.2.1).
pub const RELICS: [Kind; 3] = [Kind(7), Kind(8), Kind(9)];

/// Relics of each type.
const EACH: usize = 4;
/// The values of the relics of each type (KI-15.2.1).
const VALUES: [u8; EACH] = [1, 2, 3, 3];
/// The highest of them.
const HIGHEST: u8 = VALUES[EACH - 1];
/// Columns of the Retinue.
const COLUMNS: usize = 3;

const NUMBER: u8 = 19;
/// Let a waystation take the place of a warrior (KI-15.4.1).
const ENCAMP: Verb = Verb::of_faction(NUMBER, 0);
/// Come back to the edge of the map with a waystation (KI-15.4.1).
const RETURN: Verb = Verb::of_faction(NUMBER, 1);
/// Let a warrior take the place of a waystation (KI-15.4.2).
const DECAMP: Verb = Verb::of_faction(NUMBER, 2);
/// Spend a card for warriors at a waystation (KI-15.4.3).
const RECRUIT: Verb = Verb::of_faction(NUMBER, 3);
/// Move for a card of this suit (KI-15.5.2.I, KI-15.5.2.III).
const MOVE: Verb = Verb::of_faction(NUMBER, 4);
/// Battle for a card of this suit (KI-15.5.2.II).
const BATTLE: Verb = Verb::of_faction(NUMBER, 5);
/// Delve in a clearing for a card of this suit (KI-15.5.2.II).
const DELVE: Verb = Verb::of_faction(NUMBER, 6);
/// A relic of a forest: its type, and its value if that shows (KI-15.5.2.II.a).
const DIG: Verb = Verb::of_faction(NUMBER, 7);
/// Recover in a clearing for a card of this suit (KI-15.5.2.III).
const RECOVER: Verb = Verb::of_faction(NUMBER, 8);
/// A relic of this type and value.
const RELIC: Verb = Verb::of_faction(NUMBER, 9);
/// Carry so many relics of this type and value along (KI-15.2.4).
const CARRY: Verb = Verb::of_faction(NUMBER, 10);
/// Put a removed relic into a forest (KI-15.2.5).
const HIDE: Verb = Verb::of_faction(NUMBER, 11);
/// Act with this card of the Retinue.
const ACT: Verb = Verb::of_faction(NUMBER, 12);
/// Act with a Faithful Retainer.
const RETAINER: Verb = Verb::of_faction(NUMBER, 13);
/// Add a card to a column of the Retinue (KI-15.6.2).
const ADD: Verb = Verb::of_faction(NUMBER, 14);
/// Move a card of the Retinue to another column (KI-15.6.2).
const SHIFT: Verb = Verb::of_faction(NUMBER, 15);
/// Move a Faithful Retainer from one column to another (KI-15.6.2).
const SEND: Verb = Verb::of_faction(NUMBER, 16);

/// The figures of the board.
#[repr(C)]
#[derive(Clone, Copy, Pod, Zeroable)]
struct Figures {
    column_vp: u8,
    trophy_vp: u8,
    retinue_room: u8,
    crowd: u8,
    draw_base: u8,
}

/// What lies on the board, and what counts for this turn.
#[repr(C)]
#[derive(Clone, Copy, Pod, Zeroable)]
struct Board {
    /// The relics of each type whose values show, wherever they lie, as [`crate::play::valued`] keeps them. What the others
    /// are nobody knows, so it is left to chance until it matters: of one type they are all alike.
    shown: [[u8; EACH]; RELICS.len()],
    /// Faithful Retainers in each column of the Retinue (KI-15.3.5).
    retainers: [u8; COLUMNS],
    /// How many of these have acted this turn.
    acted: [u8; COLUMNS],
    /// Clearings where the Keepers have encamped this turn, as the bytes of a clearing set.
    encamped: [u8; 2],
    /// Clearings where they have decamped this turn.
    decamped: [u8; 2],
    /// Whether the relic that is being removed is recovered. This lasts for no longer than its removal.
    recovering: u8,
}

/// A piece of the Keepers in a clearing, placed by themselves.
const fn piece_in(me: Seat, kind: Kind, clearing: Clearing) -> Placing {
    Placing { by: me, owner: me, kind, clearing }
}

/// Clears what counts for one turn, whoever's turn it was.
fn forget_turn(play: &mut Play, me: Seat) {
    let board = play.board::<Board>(me);
    *board = Board { shown: board.shown, retainers: board.retainers, ..Board::zeroed() };
}

const fn station(key: &'static str, nicknames: &'static [&'static str]) -> PieceInfo {
    PieceInfo { nicknames, ..PieceInfo::new(key, Class::Building, 1) }
}

const fn other_side(key: &'static str, front: Kind) -> PieceInfo {
    PieceInfo { back_of: Some(front), ..PieceInfo::new(key, Class::Building, 0) }
}

const fn relic(key: &'static str) -> PieceInfo {
    PieceInfo::new(key, Class::Token, 4)
}

/// The faction.
pub static FACTION: Faction = Faction {
    number: NUMBER,
    key: "keepers",
    code: "KI",
    setup_order: ('K', 0),
    reach: 8,
    militant: true,
    starts_in_corner: true,
    homelands: Some(setup::homelands),
    pieces: Pieces::of(&[
        PieceInfo { nicknames: &["badger"], ..PieceInfo::new("warrior", Class::Warrior, 15) },
        station("tablet-station-over-figure", &["tablet-station"]),
        other_side("figure-station-over-tablet", STATIONS[0]),
        station("figure-station-over-jewelry", &["figure-station"]),
        other_side("jewelry-station-over-figure", STATIONS[2]),
        station("jewelry-station-over-tablet", &["jewelry-station"]),
        other_side("tablet-station-over-jewelry", STATIONS[4]),
        relic("figure"),
        relic("tablet"),
        relic("jewelry"),
    ]),
    figures: &[
        FigureInfo {
            key: "column_vp",
            default: &[2],
            min: 0,
            max: 9,
            assumed: false,
            clause: clause!("KI-15.5.2.III.b"),
        },
        FigureInfo { key: "trophy_vp", default: &[1], min: 0, max: 9, assumed: false, clause: clause!("KI-15.2.5") },
        FigureInfo {
            key: "retinue_room",
            default: &[10],
            min: 3,
            max: 30,
            assumed: false,
            clause: clause!("KI-15.6.2"),
        },
        FigureInfo { key: "crowd", default: &[4], min: 2, max: 15, assumed: false, clause: clause!("KI-15.6.1") },
        FigureInfo { key: "draw_base", default: &[1], min: 0, max: 5, assumed: false, clause: clause!("KI-15.6.3") },
    ],
    verbs: &[
        VerbInfo { verb: ENCAMP, key: "encamp", operands: &[Operand::Clearing, Operand::Piece] },
        VerbInfo { verb: RETURN, key: "return", operands: &[Operand::Clearing, Operand::Piece] },
        VerbInfo { verb: DECAMP, key: "decamp", operands: &[Operand::Clearing, Operand::Piece] },
        VerbInfo { verb: RECRUIT, key: "recruit", operands: &[Operand::Card, Operand::Clearing] },
        VerbInfo {
            verb: MOVE,
            key: "retinue-move",
            operands: &[Operand::Place, Operand::ToPlace, Operand::Way, Operand::Suit],
        },
        VerbInfo { verb: BATTLE, key: "retinue-battle", operands: &[Operand::Clearing, Operand::Seat, Operand::Suit] },
        VerbInfo { verb: DELVE, key: "delve", operands: &[Operand::Clearing, Operand::Suit] },
        VerbInfo { verb: DIG, key: "dig", operands: &[Operand::Place, Operand::Piece, Operand::Space] },
        VerbInfo { verb: RECOVER, key: "recover", operands: &[Operand::Clearing, Operand::Suit] },
        VerbInfo { verb: RELIC, key: "relic", operands: &[Operand::Piece, Operand::Space] },
        VerbInfo { verb: CARRY, key: "carry", operands: &[Operand::Piece, Operand::Space, Operand::Count] },
        VerbInfo { verb: HIDE, key: "to-forest", operands: &[Operand::Place] },
        VerbInfo { verb: ACT, key: "act-with", operands: &[Operand::Card] },
        VerbInfo { verb: RETAINER, key: "act-with-retainer", operands: &[] },
        VerbInfo { verb: ADD, key: "gather", operands: &[Operand::Card, Operand::Space] },
        VerbInfo { verb: SHIFT, key: "shift", operands: &[Operand::Card, Operand::Space, Operand::Space] },
        VerbInfo { verb: SEND, key: "send", operands: &[Operand::Space, Operand::Space] },
    ],
    spaces: &retinue::SPACES,
    piles: retinue::PILES,
    set_up: setup::set_up,
    turn: [
        &[
            Step { key: "encamp", clause: clause!("KI-15.4.1"), open: true, run: birdsong::encamp },
            Step { key: "decamp", clause: clause!("KI-15.4.2"), open: true, run: birdsong::decamp },
            Step { key: "recruit", clause: clause!("KI-15.4.3"), open: true, run: birdsong::recruit },
        ],
        &[
            Step { key: "craft", clause: clause!("KI-15.5.1"), open: true, run: daylight::craft },
            Step { key: "move", clause: clause!("KI-15.5.2.I"), open: true, run: daylight::move_column },
            Step { key: "delve", clause: clause!("KI-15.5.2.II"), open: true, run: daylight::delve_column },
            Step { key: "recover", clause: clause!("KI-15.5.2.III"), open: true, run: daylight::recover_column },
        ],
        &[
            Step {
                key: "live-off-the-land",
                clause: clause!("KI-15.6.1"),
                open: false,
                run: evening::live_off_the_land,
            },
            Step { key: "gather", clause: clause!("KI-15.6.2"), open: true, run: evening::gather },
            Step { key: "draw", clause: clause!("KI-15.6.3"), open: false, run: evening::draw },
        ],
    ],
    crafting: Some(Crafting {
        means: paying::pieces_left,
        pay: paying::activate,
        pieces: |_, _| stations::KINDS,
        most: None,
    }),
    board: board::BOARD,
    flaw: board::flaw,
    hooks: Hooks {
        turn_begins: Some(forget_turn),
        moved: Some(relics::ride),
        may_place: Some(relics::may_place),
        reserves: Some(&relics::RESERVES),
        ignores_first: Some(relics::is_devout),
        singles_out: Some(relics::single_out),
        takes_back: Some(relics::take_back),
        worth: Some(relics::worth),
        claims: Some(Claim {
            clause: clause!("KI-15.2.5"),
            over: Whose::Own,
            when: relics::are_trophies,
            run: relics::hide_trophies,
        }),
        ..Hooks::SILENT
    },
    tactics: tactics::TACTICS,
    ..Faction::SILENT
};
