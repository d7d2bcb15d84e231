//! Corvid Conspiracy (CC): plots that lie face down until a warrior turns them up, and nobody who knows which is which.

mod birdsong;
mod board;
mod daylight;
mod effects;
mod evening;
mod exposure;
mod plots;
mod promises;
mod setup;
mod tactics;
mod weights;

pub use promises::PROMISES;

use bytemuck::{Pod, Zeroable};

use crate::clause;
use crate::decision::{Operand, Verb, VerbInfo};
use crate::law::paying;
use crate::play::{
    Aftermath, Crafting, Faction, FigureInfo, Hooks, Moment, Offer, Opinion, PieceInfo, Pieces, Placing, Play, Secrets,
    Step, Whose,
};
use crate::terms::{Class, Clearing, Kind, KindSet, Phase, Seat};

/// A warrior.
pub const WARRIOR: Kind = Kind(0);
/// A plot that lies face down, whatever it is (CC-13.2.2.I).
pub const PLOT: Kind = Kind(1);
/// A bomb, face up (CC-13.7.1).
pub const BOMB: Kind = Kind(2);
/// A snare, face up (CC-13.7.2).
pub const SNARE: Kind = Kind(3);
/// An extortion, face up (CC-13.7.3).
pub const EXTORTION: Kind = Kind(4);
/// A raid, face up (CC-13.7.4).
pub const RAID: Kind = Kind(5);

/// What a plot can be: the kinds it shows once it lies face up.
const FACES: [Kind; 4] = [BOMB, SNARE, EXTORTION, RAID];
/// Plots of each face (CC-13.2.2).
const EACH: u8 = 2;
/// Plots there are.
const PLOTS: usize = 8;

const NUMBER: u8 = 17;
/// Guess what a plot in a clearing is (CC-13.2.4).
const EXPOSE: Verb = Verb::of_faction(NUMBER, 0);
/// Name what it is.
const GUESS: Verb = Verb::of_faction(NUMBER, 1);
/// Show this card for the guess.
const SHOW: Verb = Verb::of_faction(NUMBER, 2);
/// One of several plots in a clearing, by the order in which they came.
const WHICH: Verb = Verb::of_faction(NUMBER, 3);
/// Turn up the plot in a clearing (CC-13.4.2).
const FLIP: Verb = Verb::of_faction(NUMBER, 4);
/// Spend a card for warriors in the clearings of a suit (CC-13.4.3).
const RECRUIT: Verb = Verb::of_faction(NUMBER, 5);
/// Place a plot in a clearing (CC-13.5.2).
const LAY: Verb = Verb::of_faction(NUMBER, 6);
/// A plot of this kind, which only the Corvids can tell from others.
const PICK: Verb = Verb::of_faction(NUMBER, 7);
/// Let the face-down plots of two clearings change places (CC-13.5.4).
const TRICK: Verb = Verb::of_faction(NUMBER, 8);
/// The same with a face-up plot of this kind and another one.
const SWITCH: Verb = Verb::of_faction(NUMBER, 9);

/// The figures of the board.
#[repr(C)]
#[derive(Clone, Copy, Pod, Zeroable)]
struct Figures {
    actions: u8,
    draw_base: u8,
}

/// What lies on the board: what the plots on the map are, and what counts for this turn.
#[repr(C)]
#[derive(Clone, Copy, Pod, Zeroable)]
struct Board {
    /// What lies face down where, as [`crate::play::covered`] keeps it, by the place of the kind in [`FACES`].
    hidden: [u8; PLOTS],
    /// Raids that have been removed and go off next, kept in the same way.
    loose: [u8; EACH as usize],
    /// Clearings where the one face-down plot was named so, wrongly, by the place of the face in [`FACES`]; two bytes each (CC-13.2.4).
    named_wrongly: [[u8; 2]; FACES.len()],
    /// Plots placed this turn (CC-13.5.2).
    placed: u8,
    /// Whether the Corvids have exerted this Evening (CC-13.6.1).
    exerted: u8,
    /// Whether it was said which of several plots goes next. This lasts for no longer than its removal begins.
    named: u8,
}

/// A piece of the Corvids in a clearing, placed by themselves.
const fn piece_in(me: Seat, kind: Kind, clearing: Clearing) -> Placing {
    Placing { by: me, owner: me, kind, clearing }
}

/// Clears what counts for one turn, whoever's turn it was.
fn forget_turn(play: &mut Play, me: Seat) {
    let board = play.board::<Board>(me);
    board.placed = 0;
    board.exerted = 0;
}

const fn face(key: &'static str) -> PieceInfo {
    PieceInfo { back_of: Some(PLOT), ..PieceInfo::new(key, Class::Token, 0) }
}

/// The faction.
pub static FACTION: Faction = Faction {
    number: NUMBER,
    key: "corvids",
    code: "CC",
    setup_order: ('I', 0),
    reach: 3,
    pieces: Pieces::of(&[
        PieceInfo::new("warrior", Class::Warrior, 15),
        PieceInfo::new("plot", Class::Token, 8),
        face("bomb"),
        face("snare"),
        face("extortion"),
        face("raid"),
    ]),
    figures: &[
        FigureInfo { key: "actions", default: &[3], min: 1, max: 9, assumed: false, clause: clause!("CC-13.5") },
        FigureInfo { key: "draw_base", default: &[1], min: 0, max: 5, assumed: false, clause: clause!("CC-13.6.2") },
    ],
    verbs: &[
        VerbInfo { verb: EXPOSE, key: "expose", operands: &[Operand::Clearing] },
        VerbInfo { verb: GUESS, key: "guess", operands: &[Operand::Piece] },
        VerbInfo { verb: SHOW, key: "show", operands: &[Operand::Card] },
        VerbInfo { verb: WHICH, key: "which", operands: &[Operand::Count] },
        VerbInfo { verb: FLIP, key: "flip", operands: &[Operand::Clearing] },
        VerbInfo { verb: RECRUIT, key: "recruit", operands: &[Operand::Card, Operand::Suit] },
        VerbInfo { verb: LAY, key: "plot", operands: &[Operand::Clearing] },
        VerbInfo { verb: PICK, key: "pick", operands: &[Operand::HiddenPiece] },
        VerbInfo { verb: TRICK, key: "trick", operands: &[Operand::Clearing, Operand::To] },
        VerbInfo {
            verb: SWITCH,
            key: "switch",
            operands: &[Operand::Clearing, Operand::To, Operand::Piece, Operand::Piece],
        },
    ],
    set_up: setup::set_up,
    turn: [
        &[
            Step { key: "craft", clause: clause!("CC-13.4.1"), open: true, run: birdsong::craft },
            Step { key: "flip", clause: clause!("CC-13.4.2"), open: true, run: birdsong::flip_plots },
            Step { key: "recruit", clause: clause!("CC-13.4.3"), open: true, run: birdsong::recruit },
        ],
        &[Step { key: "actions", clause: clause!("CC-13.5"), open: true, run: daylight::actions }],
        &[
            Step { key: "exert", clause: clause!("CC-13.6.1"), open: true, run: evening::exert },
            Step { key: "draw", clause: clause!("CC-13.6.2"), open: false, run: evening::draw },
        ],
    ],
    crafting: Some(Crafting {
        means: paying::pieces_left,
        pay: paying::activate,
        pieces: |_, _| KindSet::of(&[PLOT, BOMB, SNARE, EXTORTION, RAID]),
        most: None,
    }),
    board: board::BOARD,
    flaw: board::flaw,
    hooks: Hooks {
        turn_begins: Some(forget_turn),
        offers: Some(&[Offer {
            moment: Moment::Between(&Phase::ALL),
            turns: Whose::Anybody,
            when: |at, me| at.table.on_map(me, PLOT) > 0,
            open_to: Some(exposure::is_open_to),
            prompt: None,
            list: Some(exposure::offer),
            run: exposure::expose,
        }]),
        // CC-13.2.3 Nimble.
        waives_rule: Some(|_, _, _| true),
        may_move: Some(Opinion { over: Whose::Anybody, verdict: effects::may_move }),
        may_place: Some(effects::may_place),
        limits_placing: Some(plots::limits),
        placed: Some(plots::placed),
        extra_hits: Some(effects::extra_hits),
        singles_out: Some(plots::single_out),
        takes_back: Some(plots::take_back),
        aftermath: Some(&[Aftermath {
            clause: clause!("CC-13.7.4"),
            when: |at, me, _| plots::are_loose(at, me),
            run: |play, me, _| effects::raid(play, me),
        }]),
        may_flip: Some(Opinion { over: Whose::Own, verdict: plots::may_flip }),
        swapped: Some(plots::swapped),
        draws: Some(evening::forgo),
        keeps_secrets: Some(Secrets { conceal: board::conceal, deal: board::deal }),
        ..Hooks::SILENT
    },
    tactics: tactics::TACTICS,
    ..Faction::SILENT
};
