//! What the laws of the factions promise.

use thicket::factions::{bone_patrol, chameleander, cirque_du_goat, noxious_battery};
use thicket::notation::position::board;
use thicket::play::Position;
use thicket::terms::{Kind, Seat};

/// What the law of a faction promises, whatever happens to it.
type Promise = fn(Position, Seat) -> bool;

/// The promises, by faction and in words.
static PROMISES: &[(&str, &str, Promise)] = &[
    ("chameleander", "the Chameleander is on the map", |at, seat| {
        !started(at) || at.table.on_map(seat, chameleander::WARRIOR) == 1
    }),
    ("chameleander", "ego is on the map only where the Chameleander stands", |at, seat| {
        let home = at.table.clearings_with(seat, chameleander::WARRIOR);
        [chameleander::EGO, chameleander::SUPEREGO]
            .iter()
            .all(|kind| at.table.clearings_with(seat, *kind).without(home).is_empty())
    }),
    ("cirque-du-goat", "nobody holds more than four accolades, and there are eight", |at, seat| {
        let held = numbers(at, seat, "accolades");
        let lost = numbers(at, seat, "accolades-lost");
        held.iter().all(|held| *held <= 4) && held.iter().chain(&lost).sum::<u32>() <= 8
    }),
    ("cirque-du-goat", "there are ten goats", |at, seat| everywhere(at, seat, &[cirque_du_goat::GOAT]) == 10),
    ("noxious-battery", "there are three balls", |at, seat| everywhere(at, seat, &[noxious_battery::BALL]) == 3),
    ("noxious-battery", "the cannon is on the map", |at, seat| {
        !started(at) || at.table.on_map(seat, noxious_battery::CANNON) == 1
    }),
    ("bone-patrol", "there are four bones of each suit, twelve in all", |at, seat| {
        let bones = bone_patrol::BONES.iter().zip(&bone_patrol::BURIED);
        bones.into_iter().all(|(up, down)| everywhere(at, seat, &[*up, *down]) == 4)
    }),
    ("bone-patrol", "the Alpha is on the map", |at, seat| {
        !started(at) || at.table.on_map(seat, bone_patrol::ALPHA) == 1
    }),
    ("bone-patrol", "bones lie on the map or on the board", |at, seat| {
        let supply = at.table.supply[seat.index()];
        !started(at) || bone_patrol::BONES.iter().chain(&bone_patrol::BURIED).all(|kind| supply[kind.index()] == 0)
    }),
];

/// How many pieces of these kinds there are, wherever they lie.
fn everywhere(at: Position, seat: Seat, kinds: &[Kind]) -> u32 {
    let board = at.pieces_on_board(seat);
    let places =
        |kind: &Kind| [at.table.supply[seat.index()][kind.index()], at.table.on_map(seat, *kind), board[kind.index()]];
    let on_board_of_others = if kinds.contains(&Kind(0)) { at.table.held[seat.index()] } else { Default::default() };
    kinds.iter().flat_map(places).chain(on_board_of_others).map(u32::from).sum()
}

/// The numbers in a line of a faction board, as positions write it.
fn numbers(at: Position, seat: Seat, line: &str) -> Vec<u32> {
    let kept = at.faction(seat).kept().find(|kept| kept.key == line).unwrap();
    let text = board::write(at, seat, kept).unwrap_or_default();
    text.split_whitespace().filter_map(|word| word.parse().ok()).collect()
}

/// Whether every faction has set up.
fn started(at: Position) -> bool {
    at.table.turn.round > 0
}

/// Whether every faction at the table keeps what is promised for it.
pub fn check(at: Position) -> Result<(), String> {
    for seat in at.seats() {
        for (faction, words, holds) in PROMISES {
            if at.faction(seat).key == *faction && !holds(at, seat) {
                return Err(format!("it no longer holds that {words}"));
            }
        }
    }
    Ok(())
}
