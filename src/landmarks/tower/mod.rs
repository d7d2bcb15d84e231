//! The Tower (LAW-12d): whoever rules its clearing when its own Evening ends scores a point.

use crate::clause;
use crate::law::{rule, scoring};
use crate::play::{Edge, Flow, Hooks, Landmark, Purpose, Site, Timed};
use crate::terms::Phase;

/// Points for ruling it.
const POINTS: u8 = 1;

/// The Tower.
pub static TOWER: Landmark = Landmark {
    key: "tower",
    clause: clause!("LANDMARK-tower"),
    site: Some(Site { apart: false, fits: |at, clearing| at.table.ruins.has(clearing), then: None }),
    hooks: Hooks {
        timed: Some(&[Timed {
            clause: clause!("LANDMARK-tower#2"),
            phase: Phase::Evening,
            edge: Edge::End,
            when: |at, me| {
                let pass = at.landmark_at(TOWER.key);
                at.table.on_track(me) && pass.is_some_and(|pass| rule::rules(at, me, pass, Purpose::Act))
            },
            run: |play, me| {
                scoring::score(play, me, POINTS, clause!("LANDMARK-tower#2"))?;
                Ok(Flow::Done)
            },
        }]),
        ..Hooks::SILENT
    },
    ..Landmark::PLAIN
};
