//! Lord of the Hundreds (LH): a tyrant in a mood, a hoard that makes him strong, and mobs that burn what others have built.

mod advance;
mod birdsong;
mod board;
mod daylight;
mod evening;
mod hoard;
mod looters;
mod mobs;
mod moods;
mod promises;
mod setup;
mod tactics;
mod warlord;
mod weights;

pub use promises::PROMISES;

use bytemuck::{Pod, Zeroable};

use crate::clause;
use crate::decision::{Operand, Verb, VerbInfo};
use crate::law::paying;
use crate::play::{
    BattleEffect, BattleMoment, Crafting, Edge, Faction, FigureInfo, Hooks, Opinion, PieceInfo, Pieces, Placing, Play,
    Step, Timed, Usage, Whose,
};
use crate::terms::{Class, Clearing, Kind, KindSet, Phase, Seat};

/// A warrior.
pub const WARRIOR: Kind = Kind(0);
/// The warlord, a warrior like no other (LH-14.2.2).
pub const WARLORD: Kind = Kind(1);
/// A stronghold, a building.
pub const STRONGHOLD: Kind = Kind(2);
/// A mob, a token.
pub const MOB: Kind = Kind(3);

const NUMBER: u8 = 18;
/// Take a crafted item into the Hoard (LH-14.2.3).
const KEEP: Verb = Verb::of_faction(NUMBER, 0);
/// Give a crafted item up for its points (LH-14.2.3).
const SELL: Verb = Verb::of_faction(NUMBER, 1);
/// Let an item leave the Hoard for good (LH-14.2.4.I, LH-14.7.4).
const DROP: Verb = Verb::of_faction(NUMBER, 2);
/// Declare that one loots (LH-14.2.5).
const LOOT: Verb = Verb::of_faction(NUMBER, 3);
/// Let the mob of a clearing burn next (LH-14.4.1).
const RAZE: Verb = Verb::of_faction(NUMBER, 4);
/// Let the warlord rise in a clearing (LH-14.4.3).
const ANOINT: Verb = Verb::of_faction(NUMBER, 5);
/// Choose a mood (LH-14.4.4).
const MOOD: Verb = Verb::of_faction(NUMBER, 6);
/// Spend a card for a stronghold (LH-14.5.2.III).
const BUILD: Verb = Verb::of_faction(NUMBER, 7);
/// Move the warlord and whoever goes along (LH-14.5.3).
const ADVANCE: Verb = Verb::of_faction(NUMBER, 8);
/// Spend a card for a mob (LH-14.6.1).
const INCITE: Verb = Verb::of_faction(NUMBER, 9);
/// Roll the mob die (LH-14.7.3).
const ROLL: Verb = Verb::of_faction(NUMBER, 10);
/// Turn the mob of a clearing into a warrior beside the warlord (LH-14.7.1).
const ENRAGE: Verb = Verb::of_faction(NUMBER, 11);

/// Spaces of a track of the Hoard (LH-14.2.4).
const SPACES: usize = 4;

/// The figures of the board.
#[repr(C)]
#[derive(Clone, Copy, Pod, Zeroable)]
struct Figures {
    /// Command with no item, one, and so on.
    command: [u8; SPACES + 1],
    /// Prowess with no item, one, and so on.
    prowess: [u8; SPACES + 1],
    /// Points for no oppressed clearing, one, and so on.
    oppress_vp: [u8; 7],
    draw_base: u8,
}

/// Pieces that Raze can push into clearings with a mob: three balls of the Battery, and room for more.
const PUSHED: usize = 6;

/// What lies on the board, and what counts for this turn.
#[repr(C)]
#[derive(Clone, Copy, Pod, Zeroable)]
struct Board {
    /// The mood, by its number.
    mood: u8,
    /// Items on the Command track, as [`crate::play::heap`] keeps them.
    command: [u8; SPACES],
    /// Items on the Prowess track.
    prowess: [u8; SPACES],
    /// Clearings whose mobs burn next in this Raze, as the bytes of a clearing set (LH-E18).
    razing: [u8; 2],
    /// Pieces that this Raze has pushed into such clearings, as [`crate::play::covered`] keeps them (LH-X.NB#3).
    pushed: [u8; PUSHED],
    /// How far the running Advance has come: [`advance::NONE`], [`advance::MOVED`] or [`advance::BOTH`].
    advancing: u8,
}

/// A piece of the Hundreds in a clearing, placed by themselves.
const fn piece_in(me: Seat, kind: Kind, clearing: Clearing) -> Placing {
    Placing { by: me, owner: me, kind, clearing }
}

/// Clears what counts for one turn, whoever's turn it was.
fn forget_turn(play: &mut Play, me: Seat) {
    let board = play.board::<Board>(me);
    *board = Board { mood: board.mood, command: board.command, prowess: board.prowess, ..Board::zeroed() };
}

const COMMAND_STEP: Step = Step { key: "command", clause: clause!("LH-14.5.2"), open: true, run: daylight::command };
const ADVANCE_STEP: Step = Step { key: "advance", clause: clause!("LH-14.5.3"), open: true, run: advance::advance };
const CRAFT_STEP: Step = Step { key: "craft", clause: clause!("LH-14.5.1"), open: true, run: daylight::craft };

static DAYLIGHT: [Step; 3] = [CRAFT_STEP, COMMAND_STEP, ADVANCE_STEP];
/// LH-14.7.2 Grandiose: the warlord first.
static GRANDIOSE_DAYLIGHT: [Step; 3] = [CRAFT_STEP, ADVANCE_STEP, COMMAND_STEP];

/// The faction.
pub static FACTION: Faction = Faction {
    number: NUMBER,
    key: "hundreds",
    code: "LH",
    setup_order: ('J', 0),
    reach: 9,
    militant: true,
    starts_in_corner: true,
    pieces: Pieces::of(&[
        PieceInfo { nicknames: &["rat"], ..PieceInfo::new("warrior", Class::Warrior, 20) },
        PieceInfo { unique: true, ..PieceInfo::new("warlord", Class::Warrior, 1) },
        PieceInfo::new("stronghold", Class::Building, 6),
        PieceInfo::new("mob", Class::Token, 5),
    ]),
    figures: &[
        FigureInfo {
            key: "command",
            default: &[1, 2, 2, 3, 4],
            min: 0,
            max: 9,
            assumed: false,
            clause: clause!("LH-14.2.4.II"),
        },
        FigureInfo {
            key: "prowess",
            default: &[1, 2, 2, 3, 4],
            min: 0,
            max: 9,
            assumed: false,
            clause: clause!("LH-14.2.4.II"),
        },
        FigureInfo {
            key: "oppress_vp",
            default: &[0, 1, 1, 2, 2, 3, 4],
            min: 0,
            max: 9,
            assumed: false,
            clause: clause!("LH-14.6.2"),
        },
        FigureInfo { key: "draw_base", default: &[1], min: 0, max: 5, assumed: false, clause: clause!("LH-14.6.3") },
    ],
    verbs: &[
        VerbInfo { verb: KEEP, key: "keep", operands: &[Operand::Item] },
        VerbInfo { verb: SELL, key: "sell", operands: &[Operand::Item] },
        VerbInfo { verb: DROP, key: "drop", operands: &[Operand::Held] },
        VerbInfo { verb: LOOT, key: "loot", operands: &[] },
        VerbInfo { verb: RAZE, key: "raze", operands: &[Operand::Clearing] },
        VerbInfo { verb: ANOINT, key: "anoint", operands: &[Operand::Clearing] },
        VerbInfo { verb: MOOD, key: "mood", operands: &[Operand::Space] },
        VerbInfo { verb: BUILD, key: "build", operands: &[Operand::Clearing] },
        VerbInfo { verb: ADVANCE, key: "advance", operands: &[Operand::Place, Operand::ToPlace, Operand::Way] },
        VerbInfo { verb: INCITE, key: "incite", operands: &[Operand::Clearing] },
        VerbInfo { verb: ROLL, key: "roll", operands: &[] },
        VerbInfo { verb: ENRAGE, key: "enrage", operands: &[Operand::Clearing] },
    ],
    spaces: &moods::NAMES,
    hides_items: true,
    set_up: setup::set_up,
    turn: [
        &[
            Step { key: "raze", clause: clause!("LH-14.4.1"), open: false, run: mobs::raze },
            Step { key: "recruit", clause: clause!("LH-14.4.2"), open: false, run: birdsong::recruit },
            Step { key: "anoint", clause: clause!("LH-14.4.3"), open: false, run: birdsong::anoint },
            Step { key: "mood", clause: clause!("LH-14.4.4"), open: false, run: moods::choose },
        ],
        &DAYLIGHT,
        &[
            Step { key: "incite", clause: clause!("LH-14.6.1"), open: true, run: evening::incite },
            Step { key: "oppress", clause: clause!("LH-14.6.2"), open: false, run: evening::oppress },
            Step { key: "draw", clause: clause!("LH-14.6.3"), open: false, run: evening::draw },
        ],
    ],
    crafting: Some(Crafting {
        means: paying::pieces_left,
        pay: paying::activate,
        pieces: |_, _| KindSet::of(&[STRONGHOLD]),
        most: None,
    }),
    has_item_box: false,
    board: board::BOARD,
    flaw: board::flaw,
    hooks: Hooks {
        turn_begins: Some(forget_turn),
        steps: Some(|at, me, phase| match phase {
            Phase::Daylight if moods::is(at, me, moods::Mood::Grandiose) => &GRANDIOSE_DAYLIGHT,
            _ => FACTION.turn[phase as usize],
        }),
        timed: Some(&[Timed {
            clause: clause!("LH-14.7.4"),
            phase: Phase::Birdsong,
            edge: Edge::End,
            when: moods::may_squander,
            run: moods::squander,
        }]),
        may_move: Some(Opinion { over: Whose::Own, verdict: warlord::may_move }),
        may_remove: Some(Opinion { over: Whose::Own, verdict: warlord::may_remove }),
        battle_effects: Some(&[
            BattleEffect {
                clause: clause!("LH-14.2.5"),
                prompt: "loot",
                moment: BattleMoment::Start,
                usage: Usage::Once,
                secret: false,
                user: looters::may_loot,
                list: Some(|_, _, _, menu| menu.offer(crate::decision::Opt::plain(LOOT))),
                run: looters::declare,
            },
            BattleEffect {
                clause: clause!("LH-14.7.1"),
                prompt: "enrage",
                moment: BattleMoment::BeforeRoll,
                usage: Usage::Once,
                secret: false,
                user: moods::may_enrage,
                list: Some(moods::offer_mobs),
                run: moods::enrage,
            },
        ]),
        extra_hits: Some(moods::extra_hits),
        ignores_first: Some(moods::ignores_first),
        battle_ended: Some(looters::take_loot),
        crafts_item: Some(hoard::crafts_item),
        gains_item: Some(hoard::gain),
        has_twin: Some(hoard::has_from_ruin),
        ..Hooks::SILENT
    },
    tactics: tactics::TACTICS,
    ..Faction::SILENT
};
