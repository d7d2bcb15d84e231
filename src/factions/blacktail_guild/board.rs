//! BG.3 Setup, and the board as text and as panels.

use super::{
    Board, EMPTY, EXHAUSTED, FITS, FROM_RUIN, Figures, NAMES, PROJECTS, READY, SPACES, WARRIOR, WORKSITE, evening,
    integrity, items,
};
use crate::clause;
use crate::decision::{Ask, Opt, Ruling};
use crate::law::verbs::PLACE;
use crate::law::{placing, setup};
use crate::play::{Field, Flow, ItemSlot, Panel, Placing, Play, Position, Setup};
use crate::table::Table;
use crate::terms::{Clearing, ClearingSet, Item, Seat, Suit};

/// BG.3.2 and BG.3.3: a corner with four warriors and a worksite, a warrior in each neighbour, items under the ruins.
pub(super) fn set_up(play: &mut Play, me: Seat) -> Ruling<Flow> {
    let clause = clause!("BG.3.2");
    let at = play.position();
    let piece = |kind, clearing| Placing { by: me, owner: me, kind, clearing };
    let with_room = |corners: ClearingSet| -> ClearingSet {
        corners.iter().filter(|corner| placing::may_place(at, &piece(WORKSITE, *corner)).is_ok()).collect()
    };
    // Where the right corners have no room the next best do: a free one, then any.
    let choices = [with_room(setup::starting_corners(at)), with_room(setup::free_corners(at)), setup::free_corners(at)];
    let corners = choices.into_iter().find(|corners| !corners.is_empty()).unwrap_or(play.setup.map.corners());
    let chosen = play.choose(Ask::open(me, clause, "starting-corner"), |_, menu| {
        corners.iter().for_each(|corner| menu.offer(Opt::at(PLACE, corner)));
    })?;
    let corner = chosen.clearing(0);
    play.table.starts[me.index()] = corner.0;
    placing::place(play, &piece(WARRIOR, corner), 4, clause)?;
    placing::place(play, &piece(WORKSITE, corner), 1, clause)?;
    for neighbour in play.position().adjacent(corner).iter() {
        placing::place(play, &piece(WARRIOR, neighbour), 1, clause)?;
    }
    hide_items(play, me);
    Ok(Flow::Done)
}

/// BG.3.3: a set of items, unless one lies there and exactly one other faction places items. Only two sets exist.
fn hide_items(play: &mut Play, me: Seat) {
    let at = play.position();
    let others = at.others(me).filter(|other| at.faction(*other).hides_items).count();
    let sets = at.table.ruins.iter().map(|ruin| at.table.items_under(ruin).count()).max().unwrap_or(0);
    if sets == 0 || (sets == 1 && others > 1) {
        setup::hide_ruin_items(play);
    }
}

fn write_builders(at: Position, me: Seat) -> Option<String> {
    let builders = at.board::<Board>(me).builders;
    let boxes: Vec<String> = Suit::OF_CLEARINGS
        .into_iter()
        .filter(|suit| builders[suit.index()] > 0)
        .map(|suit| format!("{} {}", builders[suit.index()], suit.key()))
        .collect();
    (!boxes.is_empty()).then(|| boxes.join(" "))
}

fn board(table: &mut Table, me: Seat) -> &mut Board {
    bytemuck::from_bytes_mut(&mut table.boards[me.index()][..size_of::<Board>()])
}

fn read_builders(setup: &Setup, table: &mut Table, me: Seat, value: &str) -> Result<(), String> {
    let cap = setup.seats[me.index()].figure("box_cap").first().copied().unwrap_or(0);
    let mut count = None;
    let mut words: Vec<&str> = value.split_whitespace().collect();
    // The number may also stand behind: "fox 2".
    if words.last().is_some_and(|word| word.parse::<u8>().is_ok()) {
        words.reverse();
    }
    for word in words {
        if let Ok(number) = word.parse::<u8>() {
            count = Some(number);
            continue;
        }
        let suit = Suit::find(word).filter(|suit| *suit != Suit::Bird);
        let suit = suit.ok_or_else(|| format!("\"{word}\" is no Builders box; write, for example, \"2 fox 1 mouse\""))?;
        let count = count.take().unwrap_or(1);
        let supply = &mut table.supply[me.index()][WARRIOR.index()];
        *supply = supply.checked_sub(count).ok_or("there are not that many warriors left in supply")?;
        let builders = &mut board(table, me).builders[suit.index()];
        *builders = builders.saturating_add(count);
        if *builders > cap {
            return Err(format!("a Builders box holds at most {cap}"));
        }
    }
    count.map_or(Ok(()), |count| Err(format!("{count} builders of which suit?")))
}

/// Writes the items of one project: `bag sword exhausted:boot`, with `*` after an item from under a ruin.
fn write_project(at: Position, me: Seat, project: usize) -> Option<String> {
    let board = at.board::<Board>(me);
    let items: Vec<String> = (0..SPACES)
        .filter(|space| board.state(project, *space) != EMPTY)
        .map(|space| {
            let state = board.spaces[project][space];
            let face = if state & 3 == EXHAUSTED { "exhausted:" } else { "" };
            let ruin = if state & FROM_RUIN == 0 { "" } else { "*" };
            format!("{face}{}{ruin}", FITS[project][space].key())
        })
        .collect();
    (!items.is_empty()).then(|| items.join(" "))
}

fn read_project(table: &mut Table, me: Seat, project: usize, value: &str) -> Result<(), String> {
    let value = value.replace("exhausted ", "exhausted:");
    for word in value.split_whitespace() {
        let (state, name) = match word.strip_prefix("exhausted:") {
            Some(name) => (EXHAUSTED, name),
            None => (READY, word),
        };
        let (mark, name) = match name.strip_suffix('*') {
            Some(name) => (FROM_RUIN, name),
            None => (0, name),
        };
        let item = Item::find(name).ok_or_else(|| format!("\"{name}\" is no item"))?;
        let board = board(table, me);
        let space = (0..SPACES)
            .find(|space| FITS[project][*space] == item && board.state(project, *space) == EMPTY)
            .ok_or_else(|| format!("{} has no room for this {name}", NAMES[project]))?;
        board.spaces[project][space] = state | mark;
        items::sort_spaces(board, project);
    }
    Ok(())
}

/// Writes marks that count for this turn: `windmill quarry`.
fn write_done(at: Position, me: Seat) -> Option<String> {
    let done = at.board::<Board>(me).done;
    let names: Vec<&str> = (0..PROJECTS).filter(|project| done & (1 << project) != 0).map(|project| NAMES[project]).collect();
    (!names.is_empty()).then(|| names.join(" "))
}

fn project_named(name: &str) -> Result<usize, String> {
    NAMES.iter().position(|known| *known == name).ok_or_else(|| format!("\"{name}\" is no project"))
}

fn read_done(_: &Setup, table: &mut Table, me: Seat, value: &str) -> Result<(), String> {
    for name in value.split_whitespace() {
        board(table, me).done |= 1 << project_named(name)?;
    }
    Ok(())
}

fn write_running(at: Position, me: Seat) -> Option<String> {
    let board = at.board::<Board>(me);
    let name = NAMES.get(usize::from(board.running).checked_sub(1)?)?;
    Some(if board.target > 0 { format!("{name} {}", board.target) } else { (*name).to_owned() })
}

fn read_running(setup: &Setup, table: &mut Table, me: Seat, value: &str) -> Result<(), String> {
    let (name, target) = value.split_once(' ').map_or((value, None), |(name, target)| (name, Some(target)));
    let project = project_named(name)?;
    board(table, me).running = items::project_operand(project) + 1;
    if let Some(target) = target {
        let clearing = target.trim().parse().ok().map(crate::terms::Clearing).filter(|clearing| setup.map.all().has(*clearing));
        board(table, me).target = clearing.ok_or_else(|| format!("\"{target}\" is no clearing of this map"))?.0;
    }
    Ok(())
}

fn write_contracted(at: Position, me: Seat) -> Option<String> {
    let board = at.board::<Board>(me);
    let names: Vec<&str> =
        at.seats().filter(|seat| board.contracted & (1 << seat.0) != 0).map(|seat| at.setup.seat_key(seat)).collect();
    (!names.is_empty()).then(|| names.join(" "))
}

fn read_contracted(setup: &Setup, table: &mut Table, me: Seat, value: &str) -> Result<(), String> {
    for name in value.split_whitespace() {
        let seat = setup.seat_of(name).ok_or_else(|| format!("\"{name}\" has no seat at this table"))?;
        board(table, me).contracted |= 1 << seat.0;
    }
    Ok(())
}

pub(super) static FIELDS: &[Field] = &[
    Field { key: "builders", write: write_builders, read: read_builders },
    Field {
        key: "windmill",
        write: |at, me| write_project(at, me, 0),
        read: |_, table, me, value| read_project(table, me, 0, value),
    },
    Field {
        key: "salt-road",
        write: |at, me| write_project(at, me, 1),
        read: |_, table, me, value| read_project(table, me, 1, value),
    },
    Field {
        key: "ironworks",
        write: |at, me| write_project(at, me, 2),
        read: |_, table, me, value| read_project(table, me, 2, value),
    },
    Field {
        key: "quarry",
        write: |at, me| write_project(at, me, 3),
        read: |_, table, me, value| read_project(table, me, 3, value),
    },
    Field { key: "done", write: write_done, read: read_done },
    Field { key: "running", write: write_running, read: read_running },
    Field {
        key: "demolished",
        write: |at, me| (at.board::<Board>(me).demolished == 1).then(|| "yes".to_owned()),
        read: |_, table, me, value| {
            board(table, me).demolished = match value {
                "yes" => 1,
                "no" => 0,
                _ => return Err("write \"yes\" or \"no\"".to_owned()),
            };
            Ok(())
        },
    },
    Field { key: "contracted", write: write_contracted, read: read_contracted },
];

/// What the board shows: the three crews, the four projects, the next draw, and what can be paid.
pub(super) fn panels(at: Position, me: Seat) -> Vec<Panel> {
    let board = at.board::<Board>(me);
    let figures = at.figures::<Figures>(me);
    let mut panels = Vec::new();
    for (suit, key) in Suit::OF_CLEARINGS.into_iter().zip(["builders-fox", "builders-rabbit", "builders-mouse"]) {
        panels.push(Panel::Box {
            key,
            clause: clause!("BG.2.3.II"),
            count: board.builders[suit.index()],
            cap: Some(figures.box_cap),
            suit: Some(suit),
            piece: Some("warrior"),
        });
    }
    for (project, key) in NAMES.iter().enumerate() {
        let slots = (0..SPACES)
            .map(|space| ItemSlot {
                item: FITS[project][space],
                state: match board.state(project, space) {
                    EMPTY => "empty",
                    EXHAUSTED => "exhausted",
                    _ => "ready",
                },
            })
            .collect();
        panels.push(Panel::Slots { key, clause: clause!("BG.2.2.I"), slots });
    }
    let draw = figures.draw_base + figures.draw_per_full_project * evening::full_projects(at, me);
    panels.push(Panel::Counter { key: "next-draw", clause: clause!("BG.6.2"), value: draw, of: None });
    panels.push(Panel::Budget { key: "craft-budget", clause: clause!("BG.6.1"), suits: board.builders, any: 0 });
    panels.push(Panel::Counter {
        key: "cards-at-risk",
        clause: clause!("BG.2.4"),
        value: u8::try_from(at.table.crafted[me.index()].len()).unwrap_or(u8::MAX),
        of: None,
    });
    let sites: Vec<Clearing> = integrity::at_stake(at, me).collect();
    if !sites.is_empty() {
        panels.push(Panel::Reach { key: "worksites-at-stake", clause: clause!("BG.2.4"), clearings: sites });
    }
    panels
}
