//! C.3 Setup, and the board as text and as panels.

use super::{Board, EGO, EGOS, Figures, SPACES, SUPEREGO, WARRIOR, clearing, ego, evening};
use crate::clause;
use crate::decision::{Ask, Opt, Ruling};
use crate::law::{crafting, placing};
use crate::law::verbs::PLACE;
use crate::play::{Field, Flow, Panel, Placing, Play, Position, Setup, Space};
use crate::table::Table;
use crate::terms::{Clearing, ClearingSet, Kind, Phase, Seat};

/// C.3.2: the Chameleander in a clearing with at least three paths where it may be placed. The track is full and in its
/// order from the start (C.3.3).
pub(super) fn set_up(play: &mut Play, me: Seat) -> Ruling<Flow> {
    let clause = clause!("C.3.2");
    let warrior_in = |clearing| Placing { by: me, owner: me, kind: WARRIOR, clearing };
    let at = play.position();
    let paths = usize::from(at.figures::<Figures>(me).min_paths_at_start);
    let places: ClearingSet = at
        .clearings()
        .iter()
        .filter(|clearing| at.adjacent(*clearing).len() >= paths)
        .filter(|clearing| placing::may_place(at, &warrior_in(*clearing)).is_ok())
        .collect();
    // A map without such a clearing leaves the whole map open rather than the Chameleander off it.
    let places = if places.is_empty() { at.clearings() } else { places };
    let chosen = play.choose(Ask::open(me, clause, "starting-clearing"), |_, menu| {
        places.iter().for_each(|clearing| menu.offer(Opt::at(PLACE, clearing)));
    })?;
    // A position that is read may have it on the map before its setup.
    let supply = &mut play.table.supply[me.index()][WARRIOR.index()];
    if let Some(left) = supply.checked_sub(1) {
        *supply = left;
        placing::put(play, &warrior_in(chosen.clearing(0)), 1, clause);
    }
    Ok(Flow::Done)
}

pub(super) static FIELDS: &[Field] = &[
    Field { key: "superego-spaces", write: write_superego_spaces, read: read_superego_spaces },
    Field { key: "id", write: write_id, read: read_id },
    Field { key: "used", write: write_used, read: read_used },
    Field {
        key: "returned",
        write: |at, me| {
            Some(at.board::<Board>(me).returned).filter(|returned| *returned > 0).map(|returned| returned.to_string())
        },
        read: |_, table, me, value| {
            board(table, me).returned = value
                .parse()
                .ok()
                .filter(|returned| *returned < 100)
                .ok_or_else(|| format!("\"{value}\" is no number below 100"))?;
            Ok(())
        },
    },
];

fn board(table: &mut Table, me: Seat) -> &mut Board {
    bytemuck::from_bytes_mut(&mut table.boards[me.index()][..size_of::<Board>()])
}

const fn name(kind: Kind) -> &'static str {
    if kind.0 == SUPEREGO.0 { "superego" } else { "ego" }
}

fn kind_named(word: &str) -> Result<Kind, String> {
    EGOS.into_iter()
        .find(|kind| name(*kind) == word || word.strip_suffix('s') == Some(name(*kind)))
        .ok_or_else(|| format!("\"{word}\" is neither \"ego\" nor \"superego\""))
}

/// Writes the spaces of the track with a superego, 1 to 8 from the left, unless they are the rightmost ones with a token:
/// `4 6 8`.
fn write_superego_spaces(at: Position, me: Seat) -> Option<String> {
    let order = at.board::<Board>(me).order;
    let spaces: Vec<String> =
        (1..=SPACES).filter(|space| order & (1 << (SPACES - space)) != 0).map(|space| space.to_string()).collect();
    (!spaces.is_empty()).then(|| spaces.join(" "))
}

fn read_superego_spaces(_: &Setup, table: &mut Table, me: Seat, value: &str) -> Result<(), String> {
    let mut order = 0;
    for word in words(value) {
        let space = word.parse().ok().filter(|space| (1..=SPACES).contains(space));
        let space = space.ok_or_else(|| format!("\"{word}\" is no space of the Ego track; they are numbered 1 to 8"))?;
        order |= 1 << (SPACES - space);
    }
    board(table, me).order = ego::kept(order);
    Ok(())
}

fn words(value: &str) -> impl Iterator<Item = &str> {
    value.split([',', ' ']).filter(|word| !word.is_empty())
}

/// Writes what lies on the Id: `2 ego 1 superego`.
fn write_id(at: Position, me: Seat) -> Option<String> {
    let id = at.board::<Board>(me).id;
    let tokens: Vec<String> = EGOS
        .iter()
        .zip(id)
        .filter(|(_, count)| *count > 0)
        .map(|(kind, count)| format!("{count} {}", name(*kind)))
        .collect();
    (!tokens.is_empty()).then(|| tokens.join(" "))
}

fn read_id(_: &Setup, table: &mut Table, me: Seat, value: &str) -> Result<(), String> {
    let words: Vec<&str> = words(value).collect();
    for pair in words.chunks(2) {
        let [count, word] = pair else { return Err("the Id is written as \"2 ego 1 superego\"".to_owned()) };
        let count: u8 = count.parse().map_err(|_| format!("\"{count}\" is no number"))?;
        let kind = kind_named(word)?;
        let supply = &mut table.supply[me.index()][kind.index()];
        *supply = supply.checked_sub(count).ok_or_else(|| format!("there are not that many {} left", name(kind)))?;
        board(table, me).id[usize::from(kind == SUPEREGO)] += count;
    }
    Ok(())
}

/// Marks that count for one turn, by name.
const USED: [(&str, fn(&mut Board) -> &mut u8); 4] = [
    ("mark", |board| &mut board.marked),
    ("cajole", |board| &mut board.cajoled),
    ("ego-lost-instead", |board| &mut board.stood_in),
    ("ego-placed-instead", |board| &mut board.placed_instead),
];

fn write_used(at: Position, me: Seat) -> Option<String> {
    let mut board = *at.board::<Board>(me);
    let names: Vec<&str> = USED.iter().filter(|(_, mark)| *mark(&mut board) == 1).map(|(name, _)| *name).collect();
    (!names.is_empty()).then(|| names.join(" "))
}

fn read_used(_: &Setup, table: &mut Table, me: Seat, value: &str) -> Result<(), String> {
    for word in words(value) {
        let known = USED.iter().find(|(name, _)| *name == word);
        let (_, mark) = known.ok_or_else(|| format!("\"{word}\" is none of {}", USED.map(|(name, _)| name).join(", ")))?;
        *mark(board(table, me)) = 1;
    }
    Ok(())
}

/// What the board shows: the track, the Id, the next space, the next draw, the entourage, and what is left of the turn.
pub(super) fn panels(at: Position, me: Seat) -> Vec<Panel> {
    let figures = at.figures::<Figures>(me);
    let board = at.board::<Board>(me);
    let tokens = ego::track(at, me);
    let empty = SPACES - tokens.len();
    let filled = std::iter::repeat_n(None, empty).chain(tokens.iter().map(|kind| Some(name(*kind))));
    let entourage = EGOS.iter().map(|kind| at.table.on_map(me, *kind)).sum();
    let id_box = |key, kind| Panel::Box {
        key,
        clause: clause!("C.2.6"),
        count: board.id[usize::from(kind == SUPEREGO)],
        cap: None,
        suit: None,
        piece: Some(name(kind)),
    };
    let counter = |key, clause, value| Panel::Counter { key, clause, value, of: None };
    let flag = |key, used| Panel::Flag { key, clause: clause!("C.2.5"), value: if used == 1 { "used" } else { "unused" } };
    let mut panels = vec![
        Panel::Track {
            key: "ego-track",
            clause: clause!("C.2.5"),
            spaces: figures
                .ego_track_vp
                .iter()
                .zip(filled)
                .map(|(points, filled)| Space { label: Some(points.to_string()), icon: Some("points"), filled })
                .collect(),
            assumed: true,
        },
        id_box("id-ego", EGO),
        id_box("id-superego", SUPEREGO),
        counter("next-space", clause!("C.2.5"), figures.ego_track_vp.get(empty).copied().unwrap_or(0)),
        counter("next-draw", clause!("C.6.2"), evening::next_draw(at, me)),
        counter("entourage", clause!("C.2.2"), entourage),
        flag("ego-lost-instead", board.stood_in),
        flag("ego-placed-instead", board.placed_instead),
    ];
    let turn = &at.table.turn;
    if at.table.current() == me && turn.phase() == Phase::Daylight {
        let used = if turn.step == 1 { turn.used } else { 0 };
        let all = figures.actions.saturating_add(board.returned);
        panels.push(Panel::Counter {
            key: "actions-left",
            clause: clause!("C.5.2"),
            value: all.saturating_sub(used),
            of: Some(all),
        });
    }
    if let Some(clearing) = clearing(at, me) {
        let mut reach = at.adjacent(clearing);
        reach.insert(clearing);
        let someone = |near: &Clearing| at.meets_another(me, *near);
        panels.push(Panel::Reach {
            key: "beckon-reach",
            clause: clause!("C.5.2.III"),
            clearings: reach.iter().filter(someone).collect(),
        });
        if crafting::lent_pieces(at, me, clearing) > 0 {
            panels.push(Panel::Reach { key: "borrowed-crafting", clause: clause!("C.2.1"), clearings: vec![clearing] });
        }
    }
    panels
}
