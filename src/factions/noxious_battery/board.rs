//! NB.3 Setup, and the board as text and as panels.

use super::{BALL, Board, CANNON, DRAW, Figures, LOAD, MARK, cannon_clearing, evening};
use crate::clause;
use crate::decision::{Ask, Opt, Ruling};
use crate::law::placing;
use crate::law::verbs::PLACE;
use crate::play::{Field, Flow, Panel, Placing, Play, Position, Setup, Space};
use crate::table::Table;
use crate::terms::{ClearingSet, Kind, Phase, Seat};

/// NB.3.2: the cannon, damaged, in any clearing with a ruin where the Battery may place.
pub(super) fn set_up(play: &mut Play, me: Seat) -> Ruling<Flow> {
    let clause = clause!("NB.3.2");
    let cannon_in = |clearing| Placing { by: me, owner: me, kind: CANNON, clearing };
    let at = play.position();
    let places: ClearingSet =
        at.table.ruins.iter().filter(|clearing| placing::may_place(at, &cannon_in(*clearing)).is_ok()).collect();
    // A map without a free ruin clearing leaves the whole map open rather than the cannon in its box.
    let places = if places.is_empty() { at.clearings() } else { places };
    let chosen = play.choose(Ask::open(me, clause, "place-cannon"), |_, menu| {
        places.iter().for_each(|clearing| menu.offer(Opt::at(PLACE, clearing)));
    })?;
    play.board::<Board>(me).damaged = 1;
    placing::place(play, &cannon_in(chosen.clearing(0)), 1, clause)?;
    Ok(Flow::Done)
}

/// Takes the leftmost ball off the Bore.
#[expect(clippy::unnecessary_wraps, reason = "a source has the shape of a rule")]
pub(super) fn unload(play: &mut Play, me: Seat, _: Kind) -> Ruling {
    play.board::<Board>(me).bore -= 1;
    Ok(())
}

pub(super) static FIELDS: &[Field] = &[
    Field {
        key: "bore",
        write: |at, me| Some(at.board::<Board>(me).bore).filter(|bore| *bore > 0).map(|bore| bore.to_string()),
        read: read_bore,
    },
    Field {
        key: "cannon",
        write: |at, me| (at.board::<Board>(me).damaged == 1).then(|| "damaged".to_owned()),
        read: read_cannon,
    },
    Field {
        key: "departed",
        write: |at, me| {
            let departed = at.board::<Board>(me).departed();
            let numbers: Vec<String> = departed.iter().map(|clearing| clearing.0.to_string()).collect();
            (!numbers.is_empty()).then(|| numbers.join(" "))
        },
        read: read_departed,
    },
];

fn board(table: &mut Table, me: Seat) -> &mut Board {
    bytemuck::from_bytes_mut(&mut table.boards[me.index()][..size_of::<Board>()])
}

fn read_bore(_: &Setup, table: &mut Table, me: Seat, value: &str) -> Result<(), String> {
    let bore = value.strip_suffix(" balls").unwrap_or(value).parse().ok().filter(|bore| *bore <= 3u8).ok_or("the bore holds 0 to 3 balls")?;
    let supply = &mut table.supply[me.index()][BALL.index()];
    *supply = supply.checked_sub(bore).ok_or("there are not that many balls left in supply")?;
    board(table, me).bore = bore;
    Ok(())
}

fn read_cannon(_: &Setup, table: &mut Table, me: Seat, value: &str) -> Result<(), String> {
    board(table, me).damaged = match value {
        "damaged" => 1,
        "undamaged" => 0,
        _ => return Err("the cannon is \"damaged\" or \"undamaged\"".to_owned()),
    };
    Ok(())
}

fn read_departed(setup: &Setup, table: &mut Table, me: Seat, value: &str) -> Result<(), String> {
    let mut departed = ClearingSet::EMPTY;
    for word in value.split_whitespace() {
        let number = word.parse().ok().map(crate::terms::Clearing).filter(|clearing| setup.map.all().has(*clearing));
        departed.insert(number.ok_or_else(|| format!("\"{word}\" is no clearing of this map"))?);
    }
    board(table, me).departed = departed.0.to_le_bytes();
    Ok(())
}

const fn bonus_icon(bonus: u8) -> Option<&'static str> {
    match bonus {
        LOAD => Some("load"),
        DRAW => Some("draw"),
        _ => None,
    }
}

/// What the board shows: the Bore, the cannon, the marks track, the actions left, and the reach of the gun.
pub(super) fn panels(at: Position, me: Seat) -> Vec<Panel> {
    let figures = at.figures::<Figures>(me);
    let board = at.board::<Board>(me);
    let empty = figures.bore_vp.len().saturating_sub(usize::from(board.bore));
    let on_track = usize::from(at.table.supply[me.index()][MARK.index()]);
    let away = figures.scent_track.len().saturating_sub(on_track);
    let mut panels = vec![
        Panel::Track {
            key: "bore",
            clause: clause!("NB.4.2.II"),
            spaces: (0..)
                .zip(figures.bore_vp)
                .map(|(n, points)| Space {
                    label: Some(points.to_string()),
                    icon: Some("points"),
                    filled: (n >= empty).then_some("ball"),
                })
                .collect(),
            assumed: true,
        },
        Panel::Flag {
            key: "cannon",
            clause: clause!("NB.2.3.I"),
            value: if board.damaged == 1 { "damaged" } else { "undamaged" },
        },
        Panel::Track {
            key: "scent-marks",
            clause: clause!("NB.2.2"),
            spaces: (0..)
                .zip(figures.scent_track)
                .map(|(n, bonus)| Space { label: None, icon: bonus_icon(bonus), filled: (n >= away).then_some("mark") })
                .collect(),
            assumed: true,
        },
        Panel::Counter {
            key: "next-load",
            clause: clause!("NB.6.2"),
            value: figures.load_base + evening::uncovered(at, me, LOAD),
            of: None,
        },
        Panel::Counter {
            key: "next-draw",
            clause: clause!("NB.6.3"),
            value: figures.draw_base + evening::uncovered(at, me, DRAW),
            of: None,
        },
    ];
    let turn = &at.table.turn;
    if at.table.current() == me && turn.phase() == Phase::Daylight {
        let used = if turn.step == 1 { turn.used } else { 0 };
        panels.push(Panel::Counter {
            key: "actions-left",
            clause: clause!("NB.5"),
            value: figures.actions.saturating_sub(used),
            of: Some(figures.actions),
        });
    }
    if let Some(cannon) = cannon_clearing(at, me) {
        panels.push(Panel::Reach {
            key: "cannon-range",
            clause: clause!("NB.4.2.I"),
            clearings: at.adjacent(cannon).iter().collect(),
        });
    }
    panels.push(Panel::Reach {
        key: "stench",
        clause: clause!("NB.2.2.I"),
        clearings: at.table.clearings_with(me, MARK).iter().collect(),
    });
    panels
}
