//! Cirque du Goat (CDG): a travelling show whose guests may act in its clearings, and whose praise is worth points.

mod accolades;
mod birdsong;
mod board;
mod clowns;
mod critics;
mod daylight;
mod evening;
mod pitch;
mod promises;
mod reign;
mod show;
mod tactics;
mod thumbs_down;
mod weights;

pub use promises::PROMISES;

use bytemuck::{Pod, Zeroable};

use crate::clause;
use crate::decision::{Operand, Opt, Verb, VerbInfo};
use crate::law::paying;
use crate::play::{
    Aftermath, BattleEffect, BattleMoment, Crafting, Faction, FigureInfo, Hooks, Orders, PieceInfo, Pieces, Play,
    RuleShare, StandingQuestion, Step, Usage,
};
use crate::terms::{Class, Clearing, ClearingSet, Kind, KindSet, MAX_SEATS, Seat};

/// A goat, a warrior (CDG.3.1).
pub const GOAT: Kind = Kind(0);
/// A big top (CDG.3.2). The law gives it no class; we read a building, since it stands like one, once a clearing.
pub const BIG_TOP: Kind = Kind(1);

const NUMBER: u8 = 3;
/// Spend a card for warriors in a clearing (CDG.4.1).
const SCOUT: Verb = Verb::of_faction(NUMBER, 0);
/// Place a big top (CDG.5.1.III).
const PITCH: Verb = Verb::of_faction(NUMBER, 1);
/// Take a big top up first (CDG.5.1.III).
const LIFT: Verb = Verb::of_faction(NUMBER, 2);
/// Make an enemy piece come from a clearing (CDG.5.1.III).
const PULL: Verb = Verb::of_faction(NUMBER, 3);
/// Deal no hits and be given a card (CDG.2.4).
const CLOWN: Verb = Verb::of_faction(NUMBER, 4);
/// Play a show in a clearing (CDG.6.1).
const PERFORM: Verb = Verb::of_faction(NUMBER, 5);
/// Spend a card in a show, as a suit (CDG.6.1).
const SPEND_AS: Verb = Verb::of_faction(NUMBER, 6);

/// Accolades there are (CDG.3.4).
const ACCOLADES: u8 = 8;
/// Spaces of their track.
const TRACK: usize = ACCOLADES as usize;

/// The figures of the board.
#[repr(C)]
#[derive(Clone, Copy, Pod, Zeroable)]
struct Figures {
    /// Big tops there are; read by way of [`PieceInfo::figure`].
    big_tops: u8,
    /// Draw icons under the accolades from left to right.
    accolades_track: [u8; TRACK],
    /// Draw icons that Cheers leaves open.
    critics_icons: u8,
    draw_base: u8,
    accolades_max: u8,
    accolade_vp: u8,
    goats_per_action: u8,
    scout_warriors: u8,
}

/// What lies on the board, and what counts for this turn.
#[repr(C)]
#[derive(Clone, Copy, Pod, Zeroable)]
struct Board {
    /// Accolades each seat holds in its play area (CDG.2.8).
    held: [u8; MAX_SEATS],
    /// Accolades out of the game (CDG.2.5).
    lost: u8,
    /// Whether the critics jeer.
    jeers: u8,
    /// The action counter (CDG.2.7).
    actions: u8,
    /// Seats clowned this turn, one bit each (CDG.2.4).
    clowned: u8,
    /// Clearings scouted this turn, as the bytes of a clearing set (CDG.4.1).
    scouted: [u8; 2],
    /// Where this turn's show was played; 0 for nowhere (CDG.6.3).
    stage: u8,
    /// Suits spent in the running show, one bit each; 0 while none runs (CDG.6.1).
    suits: u8,
}

impl Board {
    const fn scouted(self) -> ClearingSet {
        ClearingSet::from_bytes(self.scouted)
    }

    fn stage(self) -> Option<Clearing> {
        Some(Clearing(self.stage)).filter(|clearing| clearing.0 > 0)
    }
}

/// Clears what counts for one turn, whoever's turn it was.
fn forget_turn(play: &mut Play, me: Seat) {
    let board = play.board::<Board>(me);
    board.actions = 0;
    board.clowned = 0;
    board.scouted = [0; 2];
    board.stage = 0;
    board.suits = 0;
}

/// The faction.
pub static FACTION: Faction = Faction {
    number: NUMBER,
    key: "cirque-du-goat",
    code: "CDG",
    setup_order: ('O', 0),
    reach: 5,
    card_assumed: true,
    starts_in_corner: true,
    pieces: Pieces::of(&[
        // Staggering Presence: a goat weighs 2 for rule and is one warrior for everything else (CDG.2.2).
        PieceInfo { nicknames: &["goat"], weight: 2, ..PieceInfo::new("warrior", Class::Warrior, 10) },
        PieceInfo { nicknames: &["tent"], figure: Some("big_tops"), ..PieceInfo::new("big-top", Class::Building, 3) },
    ]),
    figures: &[
        FigureInfo { key: "big_tops", default: &[3], min: 2, max: 6, assumed: true, clause: clause!("CDG.3.2") },
        FigureInfo {
            key: "accolades_track",
            default: &[0, 0, 1, 0, 0, 1, 0, 0],
            min: 0,
            max: 1,
            assumed: true,
            clause: clause!("CDG.6.4"),
        },
        FigureInfo { key: "critics_icons", default: &[1], min: 0, max: 3, assumed: false, clause: clause!("CDG.2.6") },
        FigureInfo { key: "draw_base", default: &[1], min: 0, max: 5, assumed: false, clause: clause!("CDG.6.4") },
        FigureInfo { key: "accolades_max", default: &[4], min: 1, max: 8, assumed: false, clause: clause!("CDG.2.8") },
        FigureInfo { key: "accolade_vp", default: &[1], min: 0, max: 3, assumed: false, clause: clause!("CDG.2.8") },
        FigureInfo {
            key: "goats_per_action",
            default: &[2],
            min: 1,
            max: 5,
            assumed: false,
            clause: clause!("CDG.5.1"),
        },
        FigureInfo { key: "scout_warriors", default: &[2], min: 1, max: 5, assumed: false, clause: clause!("CDG.4.1") },
    ],
    fair: &[("accolades_track", &[0, 1, 0, 1, 0, 1, 0, 0])],
    verbs: &[
        VerbInfo { verb: SCOUT, key: "scout", operands: &[Operand::Clearing, Operand::Card] },
        VerbInfo { verb: PITCH, key: "pitch", operands: &[Operand::Clearing] },
        VerbInfo { verb: LIFT, key: "lift", operands: &[Operand::Clearing] },
        VerbInfo { verb: PULL, key: "pull", operands: &[Operand::Clearing, Operand::Piece] },
        VerbInfo { verb: CLOWN, key: "clown", operands: &[] },
        VerbInfo { verb: PERFORM, key: "perform", operands: &[Operand::Clearing] },
        VerbInfo { verb: SPEND_AS, key: "spend-as", operands: &[Operand::Card, Operand::Suit] },
    ],
    set_up: board::set_up,
    turn: [
        &[Step { key: "talent-scout", clause: clause!("CDG.4.1"), open: true, run: birdsong::talent_scout }],
        &[
            Step { key: "actions", clause: clause!("CDG.5.1"), open: true, run: daylight::actions },
            Step { key: "craft", clause: clause!("CDG.5.2"), open: true, run: daylight::craft },
        ],
        &[
            Step { key: "perform", clause: clause!("CDG.6.1"), open: true, run: show::perform },
            Step { key: "critics", clause: clause!("CDG.6.2"), open: false, run: critics::adjust },
            Step { key: "praise", clause: clause!("CDG.6.3"), open: false, run: show::praise },
            Step { key: "draw", clause: clause!("CDG.6.4"), open: false, run: evening::draw },
        ],
    ],
    crafting: Some(Crafting {
        means: paying::pieces_left,
        pay: paying::activate,
        pieces: |_, _| KindSet::of(&[BIG_TOP]),
        most: None,
    }),
    board: board::BOARD,
    hooks: Hooks {
        turn_begins: Some(forget_turn),
        shares_rule: Some(RuleShare { clause: clause!("CDG.2.3"), among: reign::lends }),
        battle_effects: Some(&[BattleEffect {
            clause: clause!("CDG.2.4"),
            prompt: "clown",
            moment: BattleMoment::AfterRoll,
            usage: Usage::Once,
            secret: false,
            user: clowns::may_clown,
            list: Some(|_, _, _, menu| menu.offer(Opt::plain(CLOWN))),
            run: clowns::clown,
        }]),
        aftermath: Some(&[Aftermath {
            clause: clause!("CDG.2.5"),
            when: thumbs_down::is_due,
            run: thumbs_down::resolve,
        }]),
        ..Hooks::SILENT
    },
    standing: &[StandingQuestion {
        prompt: "clown",
        clause: clause!("CDG.2.4"),
        to_others: false,
        orders: Orders::PassOrDo,
    }],
    tactics: tactics::TACTICS,
    ..Faction::SILENT
};
