//! UD-5.3 Sway: one minister a turn, for cards that clearings speak for.

use super::ministers::{self, Minister};
use super::{SWAY, support};
use crate::clause;
use crate::decision::{Ask, Opt, Reason, Refusal, Ruling};
use crate::event::{Event, Value};
use crate::law::{scoring, turn};
use crate::play::{Action, Flow, Play, Position};
use crate::terms::Seat;

/// No crown of the minister's rank is left on the board.
static NO_CROWN_LEFT: Reason = Reason { key: "no-crown-left", values: &[] };
/// Clearings speak for too few cards of the hand.
static TOO_LITTLE_SUPPORT: Reason = Reason { key: "too-little-support", values: &["have", "needed"] };

/// UD-5.3a: one minister or none. With too few cards for any, or too few clearings to speak for them, there is nothing to
/// decide, and everybody sees that.
pub(super) fn sway(play: &mut Play, me: Seat) -> Ruling<Flow> {
    let at = play.position();
    let most = at.hand(me).len().min(support::supporting(at, me).len());
    let is_hopeless = |minister: Minister| {
        may_wear_crown(at, me, minister).is_err() || most < ministers::price(at, me, minister.rank()).into()
    };
    if ministers::unswayed(at, me).all(is_hopeless) {
        return Ok(Flow::Done);
    }
    turn::act_once(play, Ask::secret(me, clause!("UD-5.3a"), "sway"), &[&SWAY_ACTION])
}

static SWAY_ACTION: Action = Action {
    offer: |at, me, menu| {
        let have = support::strength(at, me);
        for minister in ministers::unswayed(at, me) {
            let check = may_wear_crown(at, me, minister).and_then(|()| is_affordable(at, me, minister, have));
            menu.test(Opt::of(SWAY, minister as u8, 0, 0), check);
        }
    },
    verbs: &[SWAY],
    run: |play, me, option| match Minister::of(option.operand(0)) {
        Some(minister) => convince(play, me, minister),
        None => Ok(()),
    },
};

/// UD-5.3a: a crown of its rank on the board.
fn may_wear_crown(at: Position, me: Seat, minister: Minister) -> Result<(), Refusal> {
    if ministers::crowns(at, me, minister.rank()) == 0 {
        return Err(Refusal::new(&NO_CROWN_LEFT, clause!("UD-5.3a")));
    }
    Ok(())
}

/// UD-5.3b: as many cards as it asks for, each with a clearing that speaks for it.
fn is_affordable(at: Position, me: Seat, minister: Minister, have: u8) -> Result<(), Refusal> {
    let needed = ministers::price(at, me, minister.rank());
    if have < needed {
        return Err(Refusal::with(&TOO_LITTLE_SUPPORT, clause!("UD-5.3b"), &[have, needed]));
    }
    Ok(())
}

/// UD-5.3b, UD-5.3c: the cards are revealed, a crown goes onto the minister, and its points are scored.
fn convince(play: &mut Play, me: Seat, minister: Minister) -> Ruling {
    let clause = clause!("UD-5.3c");
    let needed = ministers::price(play.position(), me, minister.rank());
    support::ask_supported(play, me, needed, clause!("UD-5.3b"))?;
    ministers::put(play, me, minister, true);
    play.tell(|| Event::new("swayed", clause).seat(me).with("space", Value::Key(minister.key())));
    let points = ministers::points(play.position(), me, minister.rank());
    scoring::score(play, me, points, clause)
}
