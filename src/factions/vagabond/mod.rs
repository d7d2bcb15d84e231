//! The Vagabond (VB): one pawn that nothing removes, items for everything it does, and other factions that like it or not.

mod battle;
mod birdsong;
mod board;
mod characters;
mod coalition;
mod cost;
mod daylight;
mod evening;
mod moves;
mod promises;
mod quests;
mod relationships;
mod satchel;
mod specials;
mod tactics;
mod weights;

pub use promises::PROMISES;

use bytemuck::{Pod, Zeroable};

use crate::clause;
use crate::decision::{Operand, Refusal, Verb, VerbInfo};
use crate::play::{
    Beside, Crafting, DominanceUse, Faction, Fare, Hooks, Opinion, Orders, PieceInfo, Pieces, Placing, Play, Position,
    StandingQuestion, Step, Verdict, Whose,
};
use crate::terms::{Class, Clearing, Kind, KindSet, MAX_SEATS, Seat};

/// The pawn (VB-1.1).
pub const PAWN: Kind = Kind(0);

const NUMBER: u8 = 13;
/// Choose a character (VB-6.1).
const CHARACTER: Verb = Verb::of_faction(NUMBER, 0);
/// Turn an item up (VB-7.1).
const REFRESH: Verb = Verb::of_faction(NUMBER, 1);
/// Exhaust an item (VB-7.0).
const EXHAUST: Verb = Verb::of_faction(NUMBER, 2);
/// Damage an item (VB-5.6).
const DAMAGE: Verb = Verb::of_faction(NUMBER, 3);
/// Repair an item (VB-7.9).
const REPAIR: Verb = Verb::of_faction(NUMBER, 4);
/// Leave an item behind for good (VB-7.15).
const DROP: Verb = Verb::of_faction(NUMBER, 5);
/// Explore a ruin (VB-7.5).
const EXPLORE: Verb = Verb::of_faction(NUMBER, 6);
/// Aid another player (VB-7.6).
const AID: Verb = Verb::of_faction(NUMBER, 7);
/// Do a quest (VB-7.7).
const QUEST: Verb = Verb::of_faction(NUMBER, 8);
/// Take points for a quest (VB-7.7b).
const POINTS: Verb = Verb::of_faction(NUMBER, 9);
/// Take cards for a quest (VB-7.7b).
const CARDS: Verb = Verb::of_faction(NUMBER, 10);
/// Strike a piece (VB-7.8).
const STRIKE: Verb = Verb::of_faction(NUMBER, 11);
/// Let an Allied faction fight along (VB-5.10c).
const ALLY: Verb = Verb::of_faction(NUMBER, 12);
/// Form a coalition (VB-5.7).
const JOIN: Verb = Verb::of_faction(NUMBER, 13);
/// Steal a card (VB-3.1).
const STEAL: Verb = Verb::of_faction(NUMBER, 14);
/// Take a discarded card (VB-3.2).
const LABOR: Verb = Verb::of_faction(NUMBER, 15);
/// Hide out (VB-3.3).
const HIDEOUT: Verb = Verb::of_faction(NUMBER, 16);
/// Force a battle (VB-3.4).
const INSTIGATE: Verb = Verb::of_faction(NUMBER, 17);
/// Enlist the Arbiter (VB-3.5).
const ENLIST: Verb = Verb::of_faction(NUMBER, 18);
/// Burn a clearing (VB-3.6).
const SCORCH: Verb = Verb::of_faction(NUMBER, 19);
/// Do a quest with an item that stands for another (VB-3.7).
const IMPROVISE: Verb = Verb::of_faction(NUMBER, 20);
/// Let an item stand for another (VB-3.7).
const STAND_IN: Verb = Verb::of_faction(NUMBER, 21);
/// Glide (VB-3.8).
const GLIDE: Verb = Verb::of_faction(NUMBER, 22);
/// Strike swiftly in battle (VB-3.9).
const SWIFT: Verb = Verb::of_faction(NUMBER, 23);
/// Do a quest with any two items (VB-3.10).
const CON: Verb = Verb::of_faction(NUMBER, 24);
/// Duel (VB-3.11).
const DUEL: Verb = Verb::of_faction(NUMBER, 25);
/// Spend a card in place of an item (VB-3.12).
const COERCE: Verb = Verb::of_faction(NUMBER, 26);

/// Items that each track holds (VB-2.2a).
const TRACK: u8 = 3;
/// Items that one player can come to: the supply, a set of those under ruins, his own, and a few to spare.
const ITEMS_HELD: usize = 24;

/// What lies on the board.
#[repr(C)]
#[derive(Clone, Copy, Pod, Zeroable)]
struct Board {
    /// The space of each faction's marker.
    relationships: [u8; MAX_SEATS],
    /// The quests that lie face up, on the board of the first Vagabond.
    face_up: [u8; 2],
    /// Completed quests.
    done: [u8; 2],
    /// The character plus one; 0 before it is chosen.
    character: u8,
    /// The clearing that was burnt; 0 for none.
    scorched: u8,
    /// Aids of this turn toward the next space, in binary: seats with one and seats with two.
    aided: [u8; 2],
    /// Whether a special action for once a turn was used.
    used: u8,
    /// What an ally and the items have lost in the battle that goes on; 0 between battles.
    strain: u8,
    /// Every item, as a heap.
    items: [u8; ITEMS_HELD],
}

fn state(at: Position<'_>, me: Seat) -> &Board {
    at.board::<Board>(me)
}

/// The clearing of the pawn; none in a forest.
fn here(at: Position, me: Seat) -> Option<Clearing> {
    at.table.clearings_with(me, PAWN).iter().next()
}

fn forget_turn(play: &mut Play, me: Seat) {
    let board = play.board::<Board>(me);
    board.aided = [0; 2];
    board.used = 0;
}

/// VB-3.6b: nothing is placed in a burnt clearing.
fn may_place(at: Position, me: Seat, placing: &Placing) -> Verdict {
    let scorched = state(at, me).scorched;
    if scorched > 0 && placing.clearing.0 == scorched {
        return Verdict::Never(Refusal::with(&moves::SCORCHED, clause!("VB-3.6b"), &[scorched]));
    }
    Verdict::Silent
}

/// Names of characters, then of quests.
static SPACES: [&str; characters::CHARACTERS + quests::QUESTS] = {
    let mut names = [""; characters::CHARACTERS + quests::QUESTS];
    let mut n = 0;
    while n < names.len() {
        names[n] = if n < characters::CHARACTERS {
            characters::ALL[n].key
        } else {
            quests::ALL[n - characters::CHARACTERS].key
        };
        n += 1;
    }
    names
};

/// The faction.
pub static FACTION: Faction = Faction {
    number: NUMBER,
    key: "vagabond",
    code: "VB",
    setup_order: ('D', 0),
    reach: 5,
    second_reach: 2,
    excludes: &["knaves"],
    beside: Some(Beside { count: 1, names: &characters::KEYS, clause: clause!("LAW-10.2e") }),
    pieces: Pieces::of(&[PieceInfo::new("pawn", Class::Pawn, 1)]),
    verbs: &[
        VerbInfo { verb: CHARACTER, key: "character", operands: &[Operand::Space] },
        VerbInfo { verb: REFRESH, key: "refresh", operands: &[Operand::Held] },
        VerbInfo { verb: EXHAUST, key: "exhaust", operands: &[Operand::Held] },
        VerbInfo { verb: DAMAGE, key: "damage", operands: &[Operand::Held] },
        VerbInfo { verb: REPAIR, key: "repair", operands: &[Operand::Held] },
        VerbInfo { verb: DROP, key: "drop", operands: &[Operand::Held] },
        VerbInfo { verb: EXPLORE, key: "explore", operands: &[Operand::Clearing] },
        VerbInfo { verb: AID, key: "aid", operands: &[Operand::Seat] },
        VerbInfo { verb: QUEST, key: "quest", operands: &[Operand::Space] },
        VerbInfo { verb: POINTS, key: "points", operands: &[Operand::Count] },
        VerbInfo { verb: CARDS, key: "cards", operands: &[] },
        VerbInfo { verb: STRIKE, key: "strike", operands: &[Operand::Piece] },
        VerbInfo { verb: ALLY, key: "ally", operands: &[Operand::Seat] },
        VerbInfo { verb: JOIN, key: "join", operands: &[Operand::Card, Operand::Seat] },
        VerbInfo { verb: STEAL, key: "steal", operands: &[Operand::Seat] },
        VerbInfo { verb: LABOR, key: "day-labor", operands: &[Operand::Card] },
        VerbInfo { verb: HIDEOUT, key: "hideout", operands: &[] },
        VerbInfo { verb: INSTIGATE, key: "instigate", operands: &[Operand::Seat, Operand::Seat] },
        VerbInfo { verb: ENLIST, key: "enlist", operands: &[Operand::Seat] },
        VerbInfo { verb: SCORCH, key: "scorch", operands: &[Operand::Clearing] },
        VerbInfo { verb: IMPROVISE, key: "improvise", operands: &[Operand::Space] },
        VerbInfo { verb: STAND_IN, key: "stand-in", operands: &[Operand::Held, Operand::Item] },
        VerbInfo { verb: GLIDE, key: "glide", operands: &[Operand::Clearing] },
        VerbInfo { verb: SWIFT, key: "swift-strike", operands: &[Operand::Held] },
        VerbInfo { verb: CON, key: "con", operands: &[Operand::Space] },
        VerbInfo { verb: DUEL, key: "duel", operands: &[Operand::Piece] },
        VerbInfo { verb: COERCE, key: "coerce", operands: &[Operand::Card] },
    ],
    spaces: &SPACES,
    twin: Some("second-vagabond"),
    hides_items: true,
    item_sets: Some(|at, _| satchel::sets(at)),
    brings_items: Some(characters::brought),
    set_up: board::set_up,
    turn: [
        &[
            Step { key: "refresh", clause: clause!("VB-7.1"), open: false, run: birdsong::refresh },
            Step { key: "slip", clause: clause!("VB-7.2"), open: true, run: birdsong::slip },
        ],
        &[Step { key: "actions", clause: clause!("VB-7.0"), open: true, run: daylight::actions }],
        &[
            Step { key: "rest", clause: clause!("VB-7.12"), open: false, run: evening::rest },
            Step { key: "draw", clause: clause!("VB-7.13"), open: false, run: evening::draw },
            Step { key: "capacity", clause: clause!("VB-7.15"), open: false, run: evening::check_capacity },
        ],
    ],
    crafting: Some(Crafting {
        means: daylight::means,
        pay: daylight::pay_icon,
        pieces: |_, _| KindSet::EMPTY,
        most: None,
    }),
    has_item_box: false,
    board: board::BOARD,
    flaw: board::flaw,
    hooks: Hooks {
        turn_begins: Some(forget_turn),
        tasks: Some(&[cost::coerced]),
        walks_forests: Some(moves::walks_forests),
        may_move: Some(Opinion { over: Whose::Anybody, verdict: moves::may_move }),
        waives_rule: Some(|_, _, _| true),
        companions: Some(moves::companions),
        toll: Some(Fare { over: Whose::Own, may_pay: moves::may_pay_toll, pay: moves::pay_toll }),
        may_place: Some(may_place),
        battle_effects: Some(&battle::EFFECTS),
        hit_cap: Some(|at, me, _| state(at, me).swords()),
        defenseless: Some(|at, me, _| state(at, me).swords() == 0),
        next_hit: Some(battle::next_hit),
        harm: Some(battle::HARM),
        battle_ended: Some(battle::fall_out),
        game_ends: Some(|play, me| play.board::<Board>(me).strain = 0),
        may_remove: Some(Opinion { over: Whose::Own, verdict: battle::may_remove }),
        spoils: Some(battle::infamy),
        dominance_use: Some(DominanceUse { verbs: &[JOIN], list: coalition::offer, run: coalition::join }),
        may_craft: Some(cost::may_craft),
        gains_item: Some(satchel::gain),
        has_twin: Some(satchel::has_twin),
        pays_warriors: Some(cost::PAYMENT),
        ..Hooks::SILENT
    },
    standing: &[
        StandingQuestion { prompt: "enlist", clause: clause!("VB-3.5a"), to_others: true, orders: Orders::PassOrDo },
        StandingQuestion { prompt: "escort", clause: clause!("VB-5.10b"), to_others: false, orders: Orders::Pass },
        StandingQuestion { prompt: "swift-strike", clause: clause!("VB-3.9"), to_others: false, orders: Orders::Pass },
    ],
    tactics: tactics::TACTICS,
    ..Faction::SILENT
};
