//! C.5.2.V Cajole: an ego where another faction rules, and a favour for that faction.

use super::{Board, CAJOLE, Figures, clearing, ego};
use crate::clause;
use crate::decision::{Ask, Menu, Opt, Reason, Refusal, Ruling};
use crate::event::{Event, Value};
use crate::law::verbs::PASS;
use crate::law::{cards, placing, rule, scoring};
use crate::play::{Action, Play, Position};
use crate::terms::{Clearing, Seat};

/// It was taken this turn.
static CAJOLED_ALREADY: Reason = Reason { key: "cajoled-already", values: &[] };
/// No other faction rules the clearing.
static NOBODY_TO_CAJOLE: Reason = Reason { key: "nobody-to-cajole", values: &["clearing"] };

/// C.5.2.V.
pub(super) static CAJOLE_ACTION: Action = Action { offer: offer_cards, verbs: &[CAJOLE], run: cajole };

fn offer_cards(at: Position, me: Seat, menu: &mut Menu) {
    let Some(clearing) = clearing(at, me) else { return };
    let check = may_cajole(at, me, clearing);
    for card in at.distinct(at.hand(me)) {
        menu.test(Opt::card(CAJOLE, card), check);
    }
}

fn may_cajole(at: Position, me: Seat, clearing: Clearing) -> Result<(), Refusal> {
    let clause = clause!("C.5.2.V");
    if at.board::<Board>(me).cajoled == 1 {
        return Err(Refusal::new(&CAJOLED_ALREADY, clause));
    }
    if host(at, me, clearing).is_none() {
        return Err(Refusal::with(&NOBODY_TO_CAJOLE, clause, &[clearing.0]));
    }
    Ok(())
}

/// The faction that truly rules the clearing; rule that is lent or shared makes nobody a host (our reading).
fn host(at: Position, me: Seat, clearing: Clearing) -> Option<Seat> {
    rule::ruler(at, clearing).filter(|ruler| *ruler != me)
}

/// C.5.2.V: any card; the ego is placed and scored; then the ruler may place one building or token of its own, without
/// cost, limit or points; if it does, the Chameleander scores.
fn cajole(play: &mut Play, me: Seat, option: Opt) -> Ruling {
    let clause = clause!("C.5.2.V");
    let at = play.position();
    let Some((clearing, host)) = clearing(at, me).and_then(|here| Some((here, host(at, me, here)?))) else {
        return Ok(());
    };
    cards::spend(play, me, option.card_at(0), clause);
    play.board::<Board>(me).cajoled = 1;
    play.tell(|| Event::new("cajoled", clause).seat(me).with("host", Value::Seat(host)).clearing(clearing));
    ego::place(play, me, clause)?;
    let chosen = placing::ask_any(play, host, clearing, Ask::open(host, clause, "cajoled"))?;
    if chosen.verb() == PASS {
        return Ok(());
    }
    placing::place_any(play, host, clearing, chosen, clause)?;
    let points = play.position().figures::<Figures>(me).cajole_accept_vp;
    scoring::score(play, me, points, clause)
}
