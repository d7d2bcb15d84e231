//! Blacktail Guild (BG): builders in three boxes, worksites that feed them, and four projects that run on items.

mod birdsong;
mod board;
mod daylight;
mod evening;
mod integrity;
mod items;
mod projects;
mod tactics;
mod weights;

use arrayvec::ArrayVec;
use bytemuck::{Pod, Zeroable};

use crate::clause;
use crate::clause::Clause;
use crate::decision::{Ask, Operand, Opt, Ruling, Verb, VerbInfo};
use crate::factions::promise::Promise;
use crate::law::supply;
use crate::play::slot::{self, EMPTY, EXHAUSTED, FROM_RUIN, READY};
use crate::play::{
    Aftermath, Crafting, Faction, FigureInfo, Hooks, Lending, Mean, Means, OnCraft, PieceInfo, Pieces, Play, Position,
    Step,
};
use crate::terms::{Class, Clearing, Item, Kind, KindSet, Seat, Suit};

/// What it owns can all be lost, so that it promises nothing.
pub static PROMISES: &[Promise] = &[];

/// A warrior, on the map or as a builder in a box (BG.3.1, BG.2.3).
pub const WARRIOR: Kind = Kind(0);
/// A worksite, a building (BG.3.1).
pub const WORKSITE: Kind = Kind(1);

const NUMBER: u8 = 1;
/// Run a project (BG.4.2).
const PROJECT: Verb = Verb::of_faction(NUMBER, 0);
/// Exhaust an item of the running project (BG.4.2).
const EXHAUST: Verb = Verb::of_faction(NUMBER, 1);
/// Flip an exhausted item face up (BG.4.1).
const REFRESH: Verb = Verb::of_faction(NUMBER, 2);
/// Put a gained item on a project (BG.2.2.I).
const STORE: Verb = Verb::of_faction(NUMBER, 3);
/// Build with garrison (BG.5.1).
const GARRISON: Verb = Verb::of_faction(NUMBER, 4);
/// Buy a card from the discard pile (BG.5.2).
const REFURBISH: Verb = Verb::of_faction(NUMBER, 5);
/// Trade a builder for another player's item (BG.5.3).
const APPRENTICE: Verb = Verb::of_faction(NUMBER, 6);
/// Buy an item under a ruin (BG.5.4).
const DEMOLISH: Verb = Verb::of_faction(NUMBER, 7);
/// Pay an icon with a Guild warrior (BG.2.5).
const CONTRACT: Verb = Verb::of_faction(NUMBER, 8);
/// Choose a Builders box (BG.2.3.I).
const BOX: Verb = Verb::of_faction(NUMBER, 9);

/// The figures of the board.
#[repr(C)]
#[derive(Clone, Copy, Pod, Zeroable)]
struct Figures {
    /// Warriors a Builders box holds.
    box_cap: u8,
    draw_base: u8,
    draw_per_full_project: u8,
    refurbish_cost: u8,
    /// Whether half of an odd number of builders is rounded up when a worksite is lost.
    integrity_rounds_up: u8,
    /// Points for completing a project.
    project_complete_vp: u8,
}

/// Projects on the board.
const PROJECTS: usize = 4;
/// Spaces of a project.
const SPACES: usize = 4;

/// The items that fit each project's spaces (BG.2.2.I.a to BG.2.2.I.d).
static FITS: [[Item; SPACES]; PROJECTS] = [
    [Item::Bag, Item::Boot, Item::Sword, Item::Sword],
    [Item::Bag, Item::Boot, Item::Boot, Item::Tea],
    [Item::Crossbow, Item::Hammer, Item::Sword, Item::Tea],
    [Item::Bag, Item::Hammer, Item::Coin, Item::Coin],
];

/// Names of the projects.
static NAMES: [&str; PROJECTS] = ["windmill", "salt-road", "ironworks", "quarry"];

/// What lies on the board.
#[repr(C)]
#[derive(Clone, Copy, Pod, Zeroable)]
struct Board {
    /// Builders by suit: fox, rabbit, mouse.
    builders: [u8; 3],
    /// Spaces of the projects.
    spaces: [[u8; SPACES]; PROJECTS],
    /// Projects run this Birdsong, one bit each.
    done: u8,
    /// The running project plus one; 0 for none.
    running: u8,
    /// Where the running Windmill places.
    target: u8,
    /// Whether Demolish was used this turn.
    demolished: u8,
    /// Seats that used Contract Work this turn, one bit each.
    contracted: u8,
}

impl Board {
    fn state(&self, project: usize, space: usize) -> u8 {
        slot::state(self.spaces[project][space])
    }

    fn is_full(&self, project: usize) -> bool {
        (0..SPACES).all(|space| self.state(project, space) != EMPTY)
    }
}

/// The suits of a clearing that have a box of builders (BG.2.3).
fn boxes_of(at: Position, clearing: Clearing) -> impl Iterator<Item = Suit> + use<> {
    let suits = at.suits(clearing);
    Suit::OF_CLEARINGS.into_iter().filter(move |suit| suits.has(*suit))
}

/// The box that a matching builder for a clearing comes from: the Guild chooses where several have one.
fn choose_builder(play: &mut Play, me: Seat, clearing: Clearing, clause: Clause) -> Ruling<Suit> {
    let builders = play.position().board::<Board>(me).builders;
    let mut boxes: ArrayVec<Suit, 3> = boxes_of(play.position(), clearing).collect();
    boxes.retain(|suit| builders[suit.index()] > 0);
    if let [only] = boxes[..] {
        return Ok(only);
    }
    let chosen = play.choose(Ask::open(me, clause, "which-box"), |_, menu| {
        boxes.iter().for_each(|suit| menu.offer(Opt::suit(BOX, *suit)));
    })?;
    Ok(chosen.suit_at(0))
}

/// Spends a builder: the warrior returns to the supply (BG.2.3).
fn spend_builder(play: &mut Play, me: Seat, suit: Suit) {
    play.board::<Board>(me).builders[suit.index()] -= 1;
    supply::put_back(play, me, WARRIOR, 1);
}

fn forget_turn(play: &mut Play, me: Seat) {
    let board = play.board::<Board>(me);
    board.done = 0;
    board.running = 0;
    board.target = 0;
    board.demolished = 0;
    board.contracted = 0;
}

/// The faction.
pub static FACTION: Faction = Faction {
    number: NUMBER,
    key: "blacktail-guild",
    code: "BG",
    setup_order: ('N', 1),
    reach: 6,
    card_assumed: true,
    starts_in_corner: true,
    pieces: Pieces::of(&[
        PieceInfo::new("warrior", Class::Warrior, 30),
        PieceInfo::new("worksite", Class::Building, 8),
    ]),
    figures: &[
        FigureInfo { key: "box_cap", default: &[5], min: 1, max: 15, assumed: false, clause: clause!("BG.2.3.II") },
        FigureInfo { key: "draw_base", default: &[1], min: 0, max: 5, assumed: false, clause: clause!("BG.6.2") },
        FigureInfo {
            key: "draw_per_full_project",
            default: &[1],
            min: 0,
            max: 3,
            assumed: false,
            clause: clause!("BG.6.2"),
        },
        FigureInfo { key: "refurbish_cost", default: &[3], min: 1, max: 5, assumed: false, clause: clause!("BG.5.2") },
        FigureInfo {
            key: "integrity_rounds_up",
            default: &[1],
            min: 0,
            max: 1,
            assumed: true,
            clause: clause!("BG.2.4"),
        },
        FigureInfo {
            key: "project_complete_vp",
            default: &[0],
            min: 0,
            max: 9,
            assumed: true,
            clause: clause!("BG.2.2.I"),
        },
    ],
    verbs: &[
        VerbInfo { verb: PROJECT, key: "project", operands: &[Operand::Space] },
        VerbInfo { verb: EXHAUST, key: "exhaust", operands: &[Operand::Item] },
        VerbInfo { verb: REFRESH, key: "refresh", operands: &[Operand::Space, Operand::Item] },
        VerbInfo { verb: STORE, key: "store", operands: &[Operand::Space] },
        VerbInfo { verb: GARRISON, key: "garrison", operands: &[Operand::Clearing] },
        VerbInfo { verb: REFURBISH, key: "refurbish", operands: &[Operand::Card, Operand::Suit] },
        VerbInfo { verb: APPRENTICE, key: "apprentice", operands: &[Operand::Clearing, Operand::Seat, Operand::Item] },
        VerbInfo { verb: DEMOLISH, key: "demolish", operands: &[Operand::Clearing] },
        VerbInfo { verb: CONTRACT, key: "contract", operands: &[] },
        VerbInfo { verb: BOX, key: "box", operands: &[Operand::Suit] },
    ],
    spaces: &NAMES,
    hides_items: true,
    item_sets: Some(board::item_sets),
    set_up: board::set_up,
    turn: [
        &[
            Step { key: "clock-in", clause: clause!("BG.4.1"), open: false, run: birdsong::clock_in },
            Step { key: "projects", clause: clause!("BG.4.2"), open: true, run: projects::activate },
        ],
        &[Step { key: "work", clause: clause!("BG.5"), open: true, run: daylight::work }],
        &[
            Step { key: "craft", clause: clause!("BG.6.1"), open: true, run: evening::craft },
            Step { key: "draw", clause: clause!("BG.6.2"), open: false, run: evening::draw },
        ],
    ],
    crafting: Some(Crafting {
        means: |at, me| Means::of(at.board::<Board>(me).builders),
        pay: |play, me, mean| {
            if let Mean::Suit(suit) = mean {
                spend_builder(play, me, suit);
            }
            Ok(())
        },
        pieces: |_, _| KindSet::EMPTY,
        most: None,
    }),
    has_item_box: false,
    board: board::BOARD,
    flaw: projects::flaw,
    hooks: Hooks {
        turn_begins: Some(forget_turn),
        aftermath: Some(&[Aftermath { clause: clause!("BG.2.4"), when: integrity::is_lost, run: integrity::lose }]),
        lends_icons: Some(Lending {
            icons: evening::contract_icons,
            option: Opt::plain(CONTRACT),
            pay: evening::contract_work,
        }),
        crafted: Some(OnCraft { points: None, then: Some(evening::artisans) }),
        gains_item: Some(items::gain),
        has_twin: Some(items::has_from_ruin),
        ..Hooks::SILENT
    },
    tactics: tactics::TACTICS,
    ..Faction::SILENT
};
