//! CDG.3 Setup, and the board as text and as panels.

use super::{BIG_TOP, Board, Figures, GOAT, TRACK, accolades, critics, daylight, evening, reign, show};
use crate::clause;
use crate::decision::{Ask, Opt, Ruling};
use crate::law::verbs::PLACE;
use crate::law::{crafting, placing, setup};
use crate::play::{Field, Flow, Panel, Placing, Play, Position, Setup, Space};
use crate::table::Table;
use crate::terms::{Clearing, ClearingSet, Phase, Seat, Suit};

/// Goats that start in each of the two clearings (CDG.3.2).
const STARTING_GOATS: u8 = 2;

/// CDG.3.2: two goats and a big top in a free corner, the same next door. Critics, counter and accolades (CDG.3.3,
/// CDG.3.4) start as an empty board says: Cheers, 0, eight on the track.
pub(super) fn set_up(play: &mut Play, me: Seat) -> Ruling<Flow> {
    let clause = clause!("CDG.3.2");
    let corners = starting_corners(play.position(), me);
    let chosen = play.choose(Ask::open(me, clause, "starting-corner"), |_, menu| {
        corners.iter().for_each(|corner| menu.offer(Opt::at(PLACE, corner)));
    })?;
    let corner = chosen.clearing(0);
    play.table.starts[me.index()] = corner.0;
    open_in(play, me, corner)?;
    let neighbours = with_room(play.position(), me, play.position().adjacent(corner));
    if !neighbours.is_empty() {
        let chosen = play.choose(Ask::open(me, clause, "starting-neighbour"), |_, menu| {
            neighbours.iter().for_each(|clearing| menu.offer(Opt::at(PLACE, clearing)));
        })?;
        open_in(play, me, chosen.clearing(0))?;
    }
    Ok(Flow::Done)
}

fn open_in(play: &mut Play, me: Seat, clearing: Clearing) -> Ruling {
    let clause = clause!("CDG.3.2");
    placing::place(play, &Placing { by: me, owner: me, kind: GOAT, clearing }, STARTING_GOATS, clause)?;
    placing::place(play, &Placing { by: me, owner: me, kind: BIG_TOP, clearing }, 1, clause).map(|_| ())
}

/// Clearings of a set where a big top may be placed.
fn with_room(at: Position, me: Seat, clearings: ClearingSet) -> ClearingSet {
    let fits =
        |clearing: &Clearing| placing::may_place(at, &Placing { by: me, owner: me, kind: BIG_TOP, clearing: *clearing }).is_ok();
    clearings.iter().filter(fits).collect()
}

/// Corners that are nobody's start, with room for a big top, and for one next door. Without such a corner the room
/// matters less than the corner, and without a free corner any clearing with room will do.
fn starting_corners(at: Position, me: Seat) -> ClearingSet {
    let free = setup::free_corners(at);
    let roomy = with_room(at, me, free);
    let best: ClearingSet =
        roomy.iter().filter(|corner| !with_room(at, me, at.adjacent(*corner)).is_empty()).collect();
    let choices = [best, roomy, free, with_room(at, me, at.clearings()), at.clearings()];
    choices.into_iter().find(|choice| !choice.is_empty()).unwrap_or_default()
}

fn board(table: &mut Table, me: Seat) -> &mut Board {
    bytemuck::from_bytes_mut(&mut table.boards[me.index()][..size_of::<Board>()])
}

/// The words of a value; commas are as good as spaces.
fn words(value: &str) -> impl Iterator<Item = &str> {
    value.split([' ', '\t', ',']).filter(|word| !word.is_empty())
}

/// Writes the holders: `blacktail-guild 2 noxious-battery 1`.
fn write_accolades(at: Position, me: Seat) -> Option<String> {
    let held = at.board::<Board>(me).held;
    let holders: Vec<String> = at
        .seats()
        .filter(|seat| held[seat.index()] > 0)
        .map(|seat| format!("{} {}", at.setup.seat_key(seat), held[seat.index()]))
        .collect();
    (!holders.is_empty()).then(|| holders.join(" "))
}

fn read_accolades(setup: &Setup, table: &mut Table, me: Seat, value: &str) -> Result<(), String> {
    let most = setup.seats[me.index()].figure("accolades_max").first().copied().unwrap_or(0);
    let words: Vec<&str> = words(value).collect();
    for pair in words.chunks(2) {
        let [name, count] = pair else { return Err("accolades are written as \"blacktail-guild 2\"".to_owned()) };
        let holder = setup.seat_of(name).filter(|seat| *seat != me);
        let holder = holder.ok_or_else(|| format!("\"{name}\" is no other faction of this table"))?;
        let count: u8 = count.parse().map_err(|_| format!("\"{count}\" is no number"))?;
        if count > most {
            return Err(format!("a faction holds at most {most} accolades"));
        }
        board(table, me).held[holder.index()] = count;
    }
    check_accolades(table, me)
}

fn read_lost(_: &Setup, table: &mut Table, me: Seat, value: &str) -> Result<(), String> {
    board(table, me).lost = value
        .parse()
        .ok()
        .filter(|lost| usize::from(*lost) <= TRACK)
        .ok_or_else(|| format!("\"{value}\" is no number of accolades"))?;
    check_accolades(table, me)
}

fn check_accolades(table: &mut Table, me: Seat) -> Result<(), String> {
    let board = board(table, me);
    let away = board.held.iter().copied().chain([board.lost]).map(usize::from).sum::<usize>();
    if away > TRACK { Err(format!("there are {TRACK} accolades in all, not {away}")) } else { Ok(()) }
}

fn read_critics(_: &Setup, table: &mut Table, me: Seat, value: &str) -> Result<(), String> {
    board(table, me).jeers = match value {
        "jeers" => 1,
        "cheers" => 0,
        _ => return Err("the critics stand on \"cheers\" or \"jeers\"".to_owned()),
    };
    Ok(())
}

fn read_actions(setup: &Setup, table: &mut Table, me: Seat, value: &str) -> Result<(), String> {
    let most = setup.seats[me.index()].piece_count(GOAT);
    board(table, me).actions = value
        .parse()
        .ok()
        .filter(|actions| *actions <= most)
        .ok_or_else(|| format!("the action counter goes from 0 to {most} at the very most"))?;
    Ok(())
}

fn write_clowned(at: Position, me: Seat) -> Option<String> {
    let clowned = at.board::<Board>(me).clowned;
    let names: Vec<&str> =
        at.seats().filter(|seat| clowned & (1 << seat.0) != 0).map(|seat| at.setup.seat_key(seat)).collect();
    (!names.is_empty()).then(|| names.join(" "))
}

fn read_clowned(setup: &Setup, table: &mut Table, me: Seat, value: &str) -> Result<(), String> {
    for name in words(value) {
        let seat = setup.seat_of(name).ok_or_else(|| format!("\"{name}\" has no seat at this table"))?;
        board(table, me).clowned |= 1 << seat.0;
    }
    Ok(())
}

fn write_scouted(at: Position, me: Seat) -> Option<String> {
    let scouted = at.board::<Board>(me).scouted();
    let numbers: Vec<String> = scouted.iter().map(|clearing| clearing.0.to_string()).collect();
    (!numbers.is_empty()).then(|| numbers.join(" "))
}

fn clearing_named(setup: &Setup, word: &str) -> Result<Clearing, String> {
    let number = word.parse().ok().map(Clearing).filter(|clearing| setup.map.all().has(*clearing));
    number.ok_or_else(|| format!("\"{word}\" is no clearing of this map"))
}

fn read_scouted(setup: &Setup, table: &mut Table, me: Seat, value: &str) -> Result<(), String> {
    let scouted: Result<ClearingSet, String> =
        words(value).map(|word| clearing_named(setup, word)).collect();
    board(table, me).scouted = scouted?.0.to_le_bytes();
    Ok(())
}

fn write_suits(at: Position, me: Seat) -> Option<String> {
    let suits = at.board::<Board>(me).suits;
    let names: Vec<&str> =
        Suit::ALL.into_iter().filter(|suit| suits & (1 << suit.index()) != 0).map(Suit::key).collect();
    (!names.is_empty()).then(|| names.join(" "))
}

fn read_suits(_: &Setup, table: &mut Table, me: Seat, value: &str) -> Result<(), String> {
    for name in words(value) {
        let suit = Suit::find(name).ok_or_else(|| format!("\"{name}\" is no suit"))?;
        board(table, me).suits |= 1 << suit.index();
    }
    Ok(())
}

pub(super) static FIELDS: &[Field] = &[
    Field { key: "accolades", write: write_accolades, read: read_accolades },
    Field {
        key: "accolades-lost",
        write: |at, me| Some(at.board::<Board>(me).lost).filter(|lost| *lost > 0).map(|lost| lost.to_string()),
        read: read_lost,
    },
    Field {
        key: "critics",
        write: |at, me| (at.board::<Board>(me).jeers == 1).then(|| "jeers".to_owned()),
        read: read_critics,
    },
    Field {
        key: "actions",
        write: |at, me| {
            Some(at.board::<Board>(me).actions).filter(|actions| *actions > 0).map(|actions| actions.to_string())
        },
        read: read_actions,
    },
    Field { key: "clowned", write: write_clowned, read: read_clowned },
    Field { key: "scouted", write: write_scouted, read: read_scouted },
    Field {
        key: "stage",
        write: |at, me| at.board::<Board>(me).stage().map(|clearing| clearing.0.to_string()),
        read: |setup, table, me, value| {
            board(table, me).stage = clearing_named(setup, value)?.0;
            Ok(())
        },
    },
    Field { key: "suits", write: write_suits, read: read_suits },
];

/// What the board shows: accolades, critics, actions, big tops, the running show, the stages, and where guests may act.
pub(super) fn panels(at: Position, me: Seat) -> Vec<Panel> {
    let figures = at.figures::<Figures>(me);
    let board = at.board::<Board>(me);
    let away = usize::from(accolades::away(at, me));
    let big_tops = at.setup.seats[me.index()].piece_count(BIG_TOP);
    let mut panels = vec![
        Panel::Track {
            key: "accolades",
            clause: clause!("CDG.3.4"),
            spaces: (0..)
                .zip(figures.accolades_track)
                .map(|(n, icons)| Space {
                    label: None,
                    icon: (icons > 0).then_some("draw"),
                    filled: (n >= away).then_some("accolade"),
                })
                .collect(),
            assumed: true,
        },
        Panel::Tally {
            key: "accolades-held",
            clause: clause!("CDG.2.9"),
            values: at.others(me).map(|seat| (seat, board.held[seat.index()])).collect(),
            of: Some(figures.accolades_max),
        },
        Panel::Flag { key: "critics", clause: clause!("CDG.2.6"), value: critics::space(board.jeers) },
        Panel::Counter {
            key: "big-tops-left",
            clause: clause!("CDG.5.1.III"),
            value: at.table.supply[me.index()][BIG_TOP.index()],
            of: Some(big_tops),
        },
        Panel::Counter {
            key: "actions-earned",
            clause: clause!("CDG.5.1"),
            value: daylight::actions_earned(at, me),
            of: None,
        },
        Panel::Counter { key: "next-draw", clause: clause!("CDG.6.4"), value: evening::next_draw(at, me), of: None },
        Panel::Budget { key: "craft-budget", clause: clause!("CDG.2.1"), suits: crafting::pieces_left(at, me), any: 0 },
    ];
    if at.table.current() == me && at.table.turn.phase() == Phase::Daylight {
        panels.push(Panel::Counter {
            key: "actions-left",
            clause: clause!("CDG.2.7"),
            value: board.actions,
            of: None,
        });
    }
    if let Some(value) = show::worth(at, me) {
        panels.push(Panel::Counter { key: "show", clause: clause!("CDG.6.1"), value, of: None });
    }
    panels.push(Panel::Tally {
        key: "clowned",
        clause: clause!("CDG.2.4"),
        values: at.others(me).map(|seat| (seat, (board.clowned >> seat.0) & 1)).collect(),
        of: Some(1),
    });
    panels.push(Panel::Reach {
        key: "reign",
        clause: clause!("CDG.2.3"),
        clearings: reign::open_clearings(at, me).iter().collect(),
    });
    panels.push(Panel::Reach {
        key: "stages",
        clause: clause!("CDG.6.1"),
        clearings: show::stages(at, me).iter().collect(),
    });
    panels
}
