//! One piece at each building of a type: wood at sawmills (MC-5.1a), warriors at recruiters (MC-5.5).

use arrayvec::ArrayVec;

use crate::clause::Clause;
use crate::decision::{Ask, Opt, Ruling};
use crate::law::placing;
use crate::law::verbs::PLACE;
use crate::play::{Placing, Play, Position};
use crate::terms::{CLEARINGS, Clearing, Kind, Seat};

/// Pieces that come to a clearing: one for each building there.
type Due = ArrayVec<(Clearing, u8), CLEARINGS>;

/// What one type of building brings.
#[derive(Clone, Copy, Debug)]
pub(super) struct Production {
    /// The building.
    pub(super) building: Kind,
    /// What comes to it.
    pub(super) piece: Kind,
    /// Message key of the question where pieces come if there are too few.
    pub(super) prompt: &'static str,
    /// The clause.
    pub(super) clause: Clause,
}

impl Production {
    const fn in_clearing(&self, me: Seat, clearing: Clearing) -> Placing {
        Placing { by: me, owner: me, kind: self.piece, clearing }
    }

    /// How many pieces are due where: buildings in a clearing that is closed to her get nothing (MC-E19).
    fn due(&self, at: Position, me: Seat) -> Due {
        let sites = at.table.clearings_with(me, self.building);
        let open = |clearing: &Clearing| placing::may_place(at, &self.in_clearing(me, *clearing)).is_ok();
        sites.iter().filter(open).map(|clearing| (clearing, at.count(me, clearing, self.building))).collect()
    }

    /// How many pieces come as things stand.
    pub(super) fn yields(&self, at: Position, me: Seat) -> u8 {
        let due: u8 = self.due(at, me).iter().map(|(_, count)| count).sum();
        due.min(at.in_supply(me, self.piece))
    }

    /// Places the pieces; if there are too few, all there are, where she likes (MC-5.1b, MC-E18, EDGE-01).
    pub(super) fn run(&self, play: &mut Play, me: Seat) -> Ruling {
        let mut due = self.due(play.position(), me);
        let wanted: u8 = due.iter().map(|(_, count)| count).sum();
        let supply = play.table.in_supply(me, self.piece);
        if wanted <= supply {
            for (clearing, count) in due {
                placing::place(play, &self.in_clearing(me, clearing), count, self.clause)?;
            }
            return Ok(());
        }
        for _ in 0..supply {
            let chosen = play.choose(Ask::open(me, self.clause, self.prompt), |_, menu| {
                let open = due.iter().filter(|(_, count)| *count > 0);
                open.for_each(|(clearing, _)| menu.offer(Opt::at(PLACE, *clearing)));
            })?;
            let clearing = chosen.clearing(0);
            placing::place(play, &self.in_clearing(me, clearing), 1, self.clause)?;
            for (_, count) in due.iter_mut().filter(|(site, _)| *site == clearing) {
                *count -= 1;
            }
        }
        Ok(())
    }
}
