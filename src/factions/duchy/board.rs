//! What lies on the board and above it.

use std::mem::offset_of;

use super::ministers::{self, Minister, Rank};
use super::{Board, CITADEL, MARKET, OF_EACH, birdsong, burrow, daylight, evening};
use crate::clause;
use crate::law::paying;
use crate::play::{Holds, Kept, Mark, Part, Position, Prints, Room, Row, Shows, Track};
use crate::terms::{Kind, Seat};

/// The ministers, and the map, from where tunnels can come.
pub(super) static SPACES: [&str; 10] = [
    Minister::Foremole.key(),
    Minister::Captain.key(),
    Minister::Marshal.key(),
    Minister::Brigadier.key(),
    Minister::Banker.key(),
    Minister::Mayor.key(),
    Minister::Duchess.key(),
    Minister::Baron.key(),
    Minister::Earl.key(),
    "map",
];
/// The place of the map among these.
pub(super) const MAP: u8 = 9;

/// A bit for each minister.
const fn marks(at: usize) -> [Mark; 9] {
    const fn mark(at: usize, minister: Minister) -> Mark {
        let number = minister as usize;
        Mark { name: minister.key(), at: at + number / 8, bit: minister as u8 % 8 }
    }
    [
        mark(at, Minister::Foremole),
        mark(at, Minister::Captain),
        mark(at, Minister::Marshal),
        mark(at, Minister::Brigadier),
        mark(at, Minister::Banker),
        mark(at, Minister::Mayor),
        mark(at, Minister::Duchess),
        mark(at, Minister::Baron),
        mark(at, Minister::Earl),
    ]
}

static SWAYED: [Mark; 9] = marks(offset_of!(Board, swayed));
static ACTED: [Mark; 9] = marks(offset_of!(Board, acted));

/// A row of buildings, which uncover spaces from the left.
const fn row(key: &'static str, clause: clause::Clause, figure: &'static str, prints: Prints, kind: Kind) -> Part {
    Part::shown(key, clause, Shows::Track(Track { figure, spaces: Room::Any, prints, lies: Row::Supply(kind) }))
}

/// Crowns of a rank that have left the game.
const fn lost(key: &'static str, rank: Rank, example: &'static str) -> Part {
    let at = offset_of!(Board, crowns_lost) + rank as usize;
    let holds = Holds::Number { at, room: Room::Of(OF_EACH) };
    Part::Kept(Kept::new(key, clause!("UD-2.3b"), holds, "crowns of this rank that are out of the game", example))
}

/// The buildings, what Birdsong and Evening bring, ministers, crowns, and what counts for this turn.
pub(super) static BOARD: &[Part] = &[
    row("citadels", clause!("UD-1.2a"), "citadel_moles", Prints::Points, CITADEL),
    row(
        "markets",
        clause!("UD-1.2b"),
        "market_cards",
        Prints::Icons(|_, _, cards| (cards > 0).then_some("draw")),
        MARKET,
    ),
    Part::shown("burrow", clause!("UD-2.2"), Shows::Number(burrow::moles)),
    Part::shown("next-moles", clause!("UD-4.1"), Shows::Number(birdsong::next_moles)),
    Part::shown("next-draw", clause!("UD-6.3"), Shows::Number(evening::next_draw)),
    Part::shown("actions-left", clause!("UD-5.1a"), Shows::Counter(daylight::actions_left)),
    Part::shown("swayed", clause!("UD-1.3"), Shows::Names(|at, me| keys(ministers::swayed(at, me)))),
    Part::shown("unswayed", clause!("UD-1.3"), Shows::Names(|at, me| keys(ministers::unswayed(at, me)))),
    Part::shown("squire-crowns", clause!("UD-1.3"), Shows::Counter(|at, me| crowns(at, me, Rank::Squire))),
    Part::shown("noble-crowns", clause!("UD-1.3"), Shows::Counter(|at, me| crowns(at, me, Rank::Noble))),
    Part::shown("lord-crowns", clause!("UD-1.3"), Shows::Counter(|at, me| crowns(at, me, Rank::Lord))),
    Part::shown("craft-budget", clause!("UD-2.1"), Shows::Budget(paying::pieces_left)),
    Part::shown("tunnels", clause!("UD-2.2a"), Shows::Reach(|at, me| burrow::entrances(at, me).if_any())),
    Part::Kept(Kept::new("swayed", clause!("UD-1.3"), Holds::Marks(&SWAYED), "the swayed ministers", "captain mayor")),
    Part::Kept(Kept::new(
        "acted",
        clause!("UD-5.2a"),
        Holds::Marks(&ACTED),
        "those of them that have acted this turn",
        "captain",
    )),
    lost("squire-crowns-lost", Rank::Squire, "1"),
    lost("noble-crowns-lost", Rank::Noble, "1"),
    lost("lord-crowns-lost", Rank::Lord, "2"),
    Part::Kept(Kept::new(
        "brigade",
        clause!("UD-5.2e"),
        Holds::Choice { at: offset_of!(Board, brigade), names: &["none", "moves", "battles"], clearing: None },
        "what the Brigadier, who has begun, may do once more",
        "battles",
    )),
];

fn keys(ministers: impl Iterator<Item = Minister>) -> Vec<&'static str> {
    ministers.map(Minister::key).collect()
}

/// Crowns of a rank on the board, and how many there are while none is lost.
#[expect(clippy::unnecessary_wraps, reason = "a counter may be absent")]
fn crowns(at: Position, me: Seat, rank: Rank) -> Option<(u8, Option<u8>)> {
    let lost = at.board::<Board>(me).crowns_lost[rank as usize];
    Some((ministers::crowns(at, me, rank), Some(OF_EACH.saturating_sub(lost))))
}

/// What can never be: a minister who has acted without being swayed, or more crowns than there are.
pub(super) fn flaw(at: Position, me: Seat) -> Option<&'static str> {
    let board = at.board::<Board>(me);
    if board.acted.iter().zip(board.swayed).any(|(acted, swayed)| acted & !swayed != 0) {
        return Some("a minister who is not swayed has acted");
    }
    let too_many = |rank: &Rank| {
        let worn = ministers::swayed(at, me).filter(|minister| minister.rank() == *rank).count();
        worn + usize::from(board.crowns_lost[*rank as usize]) > OF_EACH.into()
    };
    Rank::ALL.iter().any(too_many).then_some("there are three crowns of each rank")
}
