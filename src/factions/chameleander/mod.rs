//! Chameleander (C): one figure that nothing removes, an entourage of ego, and charm.

mod beckon;
mod birdsong;
mod blending;
mod board;
mod cajole;
mod daylight;
mod ego;
mod evening;
mod mark;
mod mastermind;
mod promises;
mod stroll;
mod tactics;
mod weights;

pub use promises::PROMISES;

use bytemuck::{Pod, Zeroable};

use crate::clause;
use crate::decision::{Operand, Verb, VerbInfo};
use crate::law::cards;
use crate::play::{
    Aftermath, BattleEffect, BattleMoment, Crafting, Faction, FigureInfo, Hooks, Opinion, Orders, Payment, PieceInfo,
    Pieces, Play, Position, StandingQuestion, Step, Usage, Whose,
};
use crate::terms::{Class, Clearing, Kind, KindSet, Seat};

/// The Chameleander, its only warrior (C.3.1).
pub const WARRIOR: Kind = Kind(0);
/// Plain ego, a token (C.2.5).
pub const EGO: Kind = Kind(1);
/// Superego, an ego token with a draw icon (C.3.3).
pub const SUPEREGO: Kind = Kind(2);
/// Both kinds of ego.
const EGOS: [Kind; 2] = [EGO, SUPEREGO];

const NUMBER: u8 = 4;
/// Put the next ego on the Id for cards (C.4.1).
const SLOUGH: Verb = Verb::of_faction(NUMBER, 0);
/// Take an ego off the map for an action (C.5.2).
const RETURN: Verb = Verb::of_faction(NUMBER, 1);
/// Start a battle (C.5.2.I).
const QUELL: Verb = Verb::of_faction(NUMBER, 2);
/// Move (C.5.2.II).
const STROLL: Verb = Verb::of_faction(NUMBER, 3);
/// Make a warrior come along on a stroll (C.5.2.II).
const DRAG: Verb = Verb::of_faction(NUMBER, 4);
/// Make a faction place a warrior (C.5.2.III).
const BECKON: Verb = Verb::of_faction(NUMBER, 5);
/// Spend a card to remove a warrior (C.5.2.IV).
const MARK: Verb = Verb::of_faction(NUMBER, 6);
/// Spend a card where another faction rules (C.5.2.V).
const CAJOLE: Verb = Verb::of_faction(NUMBER, 7);
/// Spend a bird for an ego (C.6.1).
const BOAST: Verb = Verb::of_faction(NUMBER, 8);

/// Spaces of the Ego track.
const SPACES: usize = 8;

/// The figures of the board.
#[repr(C)]
#[derive(Clone, Copy, Pod, Zeroable)]
struct Figures {
    /// Points of the spaces of the Ego track from left to right.
    ego_track_vp: [u8; SPACES],
    draw_base: u8,
    draw_per_superego: u8,
    actions: u8,
    skip_moves: u8,
    slough_cost: u8,
    slough_per_birdsong: u8,
    cajole_accept_vp: u8,
    max_rolled_hits: u8,
    min_paths_at_start: u8,
}

/// What lies on the board, and what counts for this turn.
///
/// Ego on the track is what the supply holds: it always fills the right end of the track. Only its order needs a place.
#[repr(C)]
#[derive(Clone, Copy, Pod, Zeroable)]
struct Board {
    /// Spaces of the track with a superego, one bit each, the rightmost space first; 0 if every superego there lies to
    /// the right of every plain ego.
    order: u8,
    /// Ego on the Id: plain, super (C.2.6).
    id: [u8; 2],
    /// Whether an ego was lost in the Chameleander's place this turn (C.2.5).
    stood_in: u8,
    /// Whether an ego was placed in place of warriors this turn (C.2.5).
    placed_instead: u8,
    /// Whether Mark for Death was taken this turn (C.5.2.IV).
    marked: u8,
    /// Whether Cajole was taken this turn (C.5.2.V).
    cajoled: u8,
    /// Ego given up for actions this turn (C.5.2).
    returned: u8,
}

/// The clearing where the Chameleander stands.
fn clearing(at: Position, me: Seat) -> Option<Clearing> {
    at.table.clearings_with(me, WARRIOR).iter().next()
}

/// Clears what counts for one turn, whoever's turn it was (C.2.5).
fn forget_turn(play: &mut Play, me: Seat) {
    let board = play.board::<Board>(me);
    *board = Board { order: board.order, id: board.id, ..Board::zeroed() };
}

/// The faction.
pub static FACTION: Faction = Faction {
    number: NUMBER,
    key: "chameleander",
    code: "C",
    setup_order: ('R', 0),
    reach: 4,
    card_assumed: true,
    pieces: Pieces::of(&[
        PieceInfo { nicknames: &["warrior"], ..PieceInfo::new("chameleander", Class::Warrior, 1) },
        PieceInfo::new("ego", Class::Token, 5),
        PieceInfo::new("superego", Class::Token, 3),
    ]),
    figures: &[
        FigureInfo {
            key: "ego_track_vp",
            default: &[1, 1, 2, 2, 3, 3, 4, 4],
            min: 0,
            max: 9,
            assumed: true,
            clause: clause!("C.2.5"),
        },
        FigureInfo { key: "draw_base", default: &[1], min: 0, max: 5, assumed: false, clause: clause!("C.6.2") },
        FigureInfo {
            key: "draw_per_superego",
            default: &[1],
            min: 0,
            max: 3,
            assumed: false,
            clause: clause!("C.6.2"),
        },
        FigureInfo { key: "actions", default: &[3], min: 1, max: 9, assumed: false, clause: clause!("C.5.2") },
        FigureInfo { key: "skip_moves", default: &[2], min: 0, max: 9, assumed: false, clause: clause!("C.4.2") },
        FigureInfo { key: "slough_cost", default: &[4], min: 1, max: 9, assumed: false, clause: clause!("C.4.1") },
        FigureInfo {
            key: "slough_per_birdsong",
            default: &[1],
            min: 0,
            max: 8,
            assumed: true,
            clause: clause!("C.4.1"),
        },
        FigureInfo {
            key: "cajole_accept_vp",
            default: &[1],
            min: 0,
            max: 9,
            assumed: false,
            clause: clause!("C.5.2.V"),
        },
        FigureInfo { key: "max_rolled_hits", default: &[2], min: 0, max: 3, assumed: false, clause: clause!("C.2.2") },
        FigureInfo {
            key: "min_paths_at_start",
            default: &[3],
            min: 0,
            max: 5,
            assumed: false,
            clause: clause!("C.3.2"),
        },
    ],
    fair: &[("ego_track_vp", &[1, 1, 1, 1, 2, 2, 2, 3])],
    verbs: &[
        VerbInfo { verb: SLOUGH, key: "slough", operands: &[] },
        VerbInfo { verb: RETURN, key: "return", operands: &[Operand::Piece] },
        VerbInfo { verb: QUELL, key: "quell", operands: &[Operand::Clearing, Operand::Seat] },
        VerbInfo { verb: STROLL, key: "stroll", operands: &[Operand::Place, Operand::ToPlace, Operand::Way] },
        VerbInfo { verb: DRAG, key: "drag", operands: &[Operand::Piece] },
        VerbInfo { verb: BECKON, key: "beckon", operands: &[Operand::Seat] },
        VerbInfo { verb: MARK, key: "mark", operands: &[Operand::Card] },
        VerbInfo { verb: CAJOLE, key: "cajole", operands: &[Operand::Card] },
        VerbInfo { verb: BOAST, key: "boast", operands: &[Operand::Card] },
    ],
    set_up: board::set_up,
    turn: [
        &[
            Step { key: "slough", clause: clause!("C.4.1"), open: true, run: birdsong::slough },
            Step { key: "skip", clause: clause!("C.4.2"), open: true, run: birdsong::skip },
        ],
        &[
            Step { key: "craft", clause: clause!("C.5.1"), open: true, run: daylight::craft },
            Step { key: "actions", clause: clause!("C.5.2"), open: true, run: daylight::actions },
        ],
        &[
            Step { key: "boast", clause: clause!("C.6.1"), open: true, run: evening::boast },
            Step { key: "draw", clause: clause!("C.6.2"), open: false, run: evening::draw },
        ],
    ],
    crafting: Some(Crafting {
        means: daylight::borrowed_pieces,
        pay: daylight::borrow_piece,
        pieces: |_, _| KindSet::EMPTY,
        most: None,
    }),
    board: board::BOARD,
    may_stand: Some(ego::may_stand),
    flaw: ego::flaw,
    hooks: Hooks {
        turn_begins: Some(forget_turn),
        tasks: Some(&[ego::arrange]),
        may_move: Some(Opinion { over: Whose::Own, verdict: mastermind::may_move }),
        waives_rule: Some(mastermind::waives_rule),
        moved: Some(ego::follow),
        gains_warriors: Some(ego::gains_warriors),
        battle_effects: Some(&[BattleEffect {
            clause: clause!("C.2.4"),
            prompt: "blending-in",
            moment: BattleMoment::BeforeRoll,
            usage: Usage::Once,
            secret: true,
            user: blending::opponent,
            list: Some(blending::offer),
            run: blending::give,
        }]),
        hit_cap: Some(mastermind::hit_cap),
        ignores_rolled: Some(blending::ignores_rolled),
        next_hit: Some(mastermind::next_hit),
        may_remove: Some(Opinion { over: Whose::Own, verdict: mastermind::may_remove }),
        stands_in: Some(ego::stands_in),
        takes_back: Some(ego::takes_back),
        aftermath: Some(&[Aftermath { clause: clause!("C.2.5"), when: ego::came_back_mixed, run: ego::ask_order }]),
        // C.2.7: hits alternate between ego and what is lent.
        stands_for_warriors: Some(KindSet::of(&EGOS)),
        answers_for_loans: Some(()),
        pays_warriors: Some(Payment {
            most: |at, me| u8::try_from(at.hand(me).len()).unwrap_or(u8::MAX),
            hinges: None,
            // C.2.7: a card for each warrior.
            pay: |play, me, _, count| cards::ask_discard(play, me, count.into(), clause!("C.2.7")),
        }),
        ..Hooks::SILENT
    },
    ordered_losses: true,
    standing: &[
        StandingQuestion { prompt: "blending-in", clause: clause!("C.2.4"), to_others: true, orders: Orders::Pass },
        StandingQuestion { prompt: "cajoled", clause: clause!("C.5.2.V"), to_others: true, orders: Orders::Pass },
    ],
    tactics: tactics::TACTICS,
    ..Faction::SILENT
};
