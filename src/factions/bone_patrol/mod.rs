//! Bone Patrol (BP): one loud dog, a pack on its leash, and bones to dig up and carry home.

mod alpha;
mod birdsong;
mod board;
mod bones;
mod daylight;
mod evening;
mod guard_dogs;
mod promises;
mod stashes;
mod tactics;
mod weights;

pub use promises::PROMISES;

use bytemuck::{Pod, Zeroable};

use crate::clause;
use crate::decision::{Operand, Verb, VerbInfo};
use crate::law::paying;
use crate::play::{
    Crafting, Edge, Faction, FigureInfo, Hooks, Moment, Offer, Opinion, PieceInfo, Pieces, Play, RuleClaim, RuleShare,
    Step, Timed, Whose,
};
use crate::terms::{Class, ClearingSet, Kind, KindSet, Phase, Seat, Suit};

/// A pug, the common warrior (BP.3.1).
pub const PUG: Kind = Kind(0);
/// The Alpha, a warrior like no other (BP.2.2).
pub const ALPHA: Kind = Kind(1);
/// A stash. The law gives it no class; we read a building, since the bones are the tokens of which it speaks.
pub const STASH: Kind = Kind(2);
/// Faceup bones, tokens, by suit: fox, rabbit, mouse (BP.2.5).
pub const BONES: [Kind; 3] = [Kind(3), Kind(4), Kind(5)];
/// The same bones buried, by suit (BP.2.5.I).
pub const BURIED: [Kind; 3] = [Kind(6), Kind(7), Kind(8)];

const NUMBER: u8 = 2;
/// Buy a share of rule (BP.2.3).
const GUARD_DOGS: Verb = Verb::of_faction(NUMBER, 0);
/// Take a faceup bone home (BP.4.2).
const RECALL: Verb = Verb::of_faction(NUMBER, 1);
/// Move the Alpha alone (BP.4.3).
const SCOUT: Verb = Verb::of_faction(NUMBER, 2);
/// A move of a March (BP.5.1).
const MARCH: Verb = Verb::of_faction(NUMBER, 3);
/// Place a pug at each stash (BP.5.3).
const RECRUIT: Verb = Verb::of_faction(NUMBER, 4);
/// Spend a card for a stash (BP.5.4).
const BUILD: Verb = Verb::of_faction(NUMBER, 5);
/// Spend a bird for one more action (BP.5).
const SPEND_BIRD: Verb = Verb::of_faction(NUMBER, 6);
/// Turn a buried bone faceup (BP.6.1).
const FETCH: Verb = Verb::of_faction(NUMBER, 7);
/// Turn a faceup bone down (BP.6.1).
const BURY: Verb = Verb::of_faction(NUMBER, 8);

/// Spaces of the stashes track.
const TRACK: usize = 3;
/// Spaces of a row of the Collection (BP.2.5.II).
const ROW: usize = 3;

/// The figures of the board.
#[repr(C)]
#[derive(Clone, Copy, Pod, Zeroable)]
struct Figures {
    /// Pugs there are; read by way of [`PieceInfo::figure`].
    warriors: u8,
    /// Bonuses under the stashes of the track from left to right: [`SCOUTING`], [`DRAW`], their sum or none.
    stash_track: [u8; TRACK],
    /// Where the draw bonuses are printed: [`ON_STASHES`] or [`ON_COLLECTION`].
    draw_icons_on: u8,
    /// Draw bonuses on the spaces of each row of the Collection from left to right, if they are printed there.
    collection_track: [u8; ROW],
    collection_per_suit: u8,
    recall_vp: u8,
    recall_full_bonus: u8,
    rollover_threshold: u8,
    actions: u8,
    march_moves: u8,
    alpha_extra_hit: u8,
    draw_base: u8,
}

/// Bit of a scouting bonus on the stashes track.
const SCOUTING: u8 = 1;
/// Bit of a draw bonus on the stashes track.
const DRAW: u8 = 2;
/// The draw bonuses are printed on the stashes track.
const ON_STASHES: u8 = 0;
/// The draw bonuses are printed on the Collection.
const ON_COLLECTION: u8 = 1;

/// What lies on the board, and what counts for this turn. Suits are in the order fox, rabbit, mouse.
#[repr(C)]
#[derive(Clone, Copy, Pod, Zeroable)]
struct Board {
    /// Bones in the Collection by suit. A row fills from the right and empties from the left, so a number is enough.
    collection: [u8; 3],
    /// Bones in the Rollover by suit.
    rollover: [u8; 3],
    /// Clearings whose rule the current player has bought a share of, as the bytes of a clearing set (BP.2.3).
    shared: [u8; 2],
    /// Moves left of the running March (BP.5.1).
    marching: u8,
    /// Actions bought with birds this turn (BP.5).
    bought: u8,
    /// By suit, clearings where bones were turned faceup in this step, as the bytes of clearing sets (BP.6.1).
    turned_up: [[u8; 2]; 3],
    /// By suit, clearings where bones were buried in this step (BP.6.1).
    turned_down: [[u8; 2]; 3],
}

impl Board {
    const fn shared(&self) -> ClearingSet {
        ClearingSet::from_bytes(self.shared)
    }
}

/// Clears what counts for one turn, whoever's turn it was.
fn forget_turn(play: &mut Play, me: Seat) {
    let board = play.board::<Board>(me);
    *board = Board { collection: board.collection, rollover: board.rollover, ..Board::zeroed() };
}

const fn bone(key: &'static str, suit: Suit) -> PieceInfo {
    PieceInfo { suit: Some(suit), ..PieceInfo::new(key, Class::Token, 4) }
}

const fn buried(key: &'static str, suit: Suit) -> PieceInfo {
    let back_of = Some(BONES[suit as usize]);
    PieceInfo { suit: Some(suit), unseen: true, back_of, ..PieceInfo::new(key, Class::Token, 0) }
}

/// The faction.
pub static FACTION: Faction = Faction {
    number: NUMBER,
    key: "bone-patrol",
    code: "BP",
    setup_order: ('P', 0),
    reach: 5,
    card_assumed: true,
    pieces: Pieces::of(&[
        PieceInfo { figure: Some("warriors"), ..PieceInfo::new("pug", Class::Warrior, 15) },
        PieceInfo { unique: true, ..PieceInfo::new("alpha", Class::Warrior, 1) },
        PieceInfo::new("stash", Class::Building, 4),
        bone("fox-bone", Suit::Fox),
        bone("rabbit-bone", Suit::Rabbit),
        bone("mouse-bone", Suit::Mouse),
        buried("buried-fox-bone", Suit::Fox),
        buried("buried-rabbit-bone", Suit::Rabbit),
        buried("buried-mouse-bone", Suit::Mouse),
    ]),
    figures: &[
        FigureInfo { key: "warriors", default: &[15], min: 4, max: 30, assumed: true, clause: clause!("BP.3.1") },
        FigureInfo {
            key: "stash_track",
            default: &[SCOUTING + DRAW, DRAW, SCOUTING + DRAW],
            min: 0,
            max: SCOUTING + DRAW,
            assumed: true,
            clause: clause!("BP.4.3"),
        },
        FigureInfo {
            key: "draw_icons_on",
            default: &[ON_STASHES],
            min: ON_STASHES,
            max: ON_COLLECTION,
            assumed: true,
            clause: clause!("BP.6.3"),
        },
        FigureInfo {
            key: "collection_track",
            default: &[0, 0, 1],
            min: 0,
            max: 1,
            assumed: true,
            clause: clause!("BP.6.3"),
        },
        FigureInfo {
            key: "collection_per_suit",
            default: &[3],
            min: 1,
            max: 3,
            assumed: false,
            clause: clause!("BP.2.5.II"),
        },
        FigureInfo { key: "recall_vp", default: &[2], min: 0, max: 9, assumed: false, clause: clause!("BP.4.2") },
        FigureInfo {
            key: "recall_full_bonus",
            default: &[1],
            min: 0,
            max: 9,
            assumed: false,
            clause: clause!("BP.2.5.II"),
        },
        FigureInfo {
            key: "rollover_threshold",
            default: &[4],
            min: 1,
            max: 12,
            assumed: false,
            clause: clause!("BP.2.5.III"),
        },
        FigureInfo { key: "actions", default: &[3], min: 1, max: 9, assumed: false, clause: clause!("BP.5") },
        FigureInfo { key: "march_moves", default: &[2], min: 1, max: 9, assumed: false, clause: clause!("BP.5.1") },
        FigureInfo { key: "alpha_extra_hit", default: &[1], min: 0, max: 3, assumed: false, clause: clause!("BP.2.2") },
        FigureInfo { key: "draw_base", default: &[1], min: 0, max: 5, assumed: false, clause: clause!("BP.6.3") },
    ],
    fair: &[("stash_track", &[SCOUTING + DRAW; 3]), ("collection_track", &[1, 1, 1])],
    verbs: &[
        VerbInfo { verb: GUARD_DOGS, key: "guard-dogs", operands: &[Operand::Clearing] },
        VerbInfo { verb: RECALL, key: "recall", operands: &[Operand::Clearing, Operand::Piece, Operand::Space] },
        VerbInfo { verb: SCOUT, key: "scout", operands: &[Operand::Place, Operand::ToPlace, Operand::Way] },
        VerbInfo { verb: MARCH, key: "march", operands: &[Operand::Place, Operand::ToPlace, Operand::Way] },
        VerbInfo { verb: RECRUIT, key: "recruit", operands: &[] },
        VerbInfo { verb: BUILD, key: "build", operands: &[Operand::Clearing] },
        VerbInfo { verb: SPEND_BIRD, key: "spend-bird", operands: &[Operand::Card] },
        VerbInfo { verb: FETCH, key: "fetch", operands: &[Operand::Clearing, Operand::Piece] },
        VerbInfo { verb: BURY, key: "bury", operands: &[Operand::Clearing, Operand::Piece] },
    ],
    spaces: &bones::PLACES,
    set_up: board::set_up,
    turn: [
        &[
            Step { key: "recall", clause: clause!("BP.4.2"), open: true, run: birdsong::recall },
            Step { key: "scout", clause: clause!("BP.4.3"), open: true, run: birdsong::scout },
        ],
        &[Step { key: "actions", clause: clause!("BP.5"), open: true, run: daylight::actions }],
        &[
            Step { key: "fetch-bury", clause: clause!("BP.6.1"), open: true, run: evening::fetch_or_bury },
            Step { key: "craft", clause: clause!("BP.6.2"), open: true, run: evening::craft },
            Step { key: "draw", clause: clause!("BP.6.3"), open: false, run: evening::draw },
        ],
    ],
    crafting: Some(Crafting {
        means: evening::bones_to_craft_with,
        pay: paying::activate,
        pieces: |_, _| KindSet::EMPTY,
        most: None,
    }),
    board: board::BOARD,
    hooks: Hooks {
        turn_begins: Some(forget_turn),
        timed: Some(&[Timed {
            clause: clause!("BP.2.5.III"),
            phase: Phase::Birdsong,
            edge: Edge::Start,
            when: birdsong::may_check_rollover,
            run: birdsong::check_rollover,
        }]),
        offers: Some(&[Offer {
            moment: Moment::Between(&Phase::ALL),
            turns: Whose::Anybody,
            when: |_, _| true,
            open_to: None,
            prompt: None,
            list: Some(guard_dogs::offer),
            run: guard_dogs::share,
        }]),
        claims_rule: Some(RuleClaim { clause: clause!("BP.2.2"), rank: alpha::FIRST_CLAIM, among: alpha::claims_rule }),
        shares_rule: Some(RuleShare { clause: clause!("BP.2.3"), among: guard_dogs::shares_rule }),
        may_move: Some(Opinion { over: Whose::Own, verdict: alpha::may_move }),
        moved: Some(bones::ride),
        reserves: Some(&bones::RESERVES),
        extra_hits: Some(alpha::extra_hits),
        next_hit: Some(alpha::next_hit),
        may_remove: Some(Opinion { over: Whose::Own, verdict: alpha::may_remove }),
        takes_back: Some(bones::takes_back),
        ..Hooks::SILENT
    },
    tactics: tactics::TACTICS,
    ..Faction::SILENT
};
