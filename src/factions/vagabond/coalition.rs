//! VB-5.7 Coalition: what a dominance card is to a Vagabond (LAW-4.3).

use super::{JOIN, relationships};
use crate::clause;
use crate::decision::{Menu, Opt, Reason, Refusal, Ruling};
use crate::event::Value;
use crate::law::dominance;
use crate::play::{Play, Position};
use crate::terms::{Card, Seat};

/// Players that a coalition needs at the table, and points.
const PLAYERS: u8 = 4;
const POINTS: u8 = 10;

/// The table is too small.
static TOO_FEW_PLAYERS: Reason = Reason { key: "coalition-too-few-players", values: &["players", "needed"] };
/// Too few points.
static TOO_FEW_POINTS: Reason = Reason { key: "too-few-points", values: &["points", "needed"] };
/// He has one already.
static IN_COALITION: Reason = Reason { key: "coalition-already", values: &[] };
/// Somebody else has fewer points.
static NOT_LOWEST: Reason = Reason { key: "coalition-not-lowest", values: &["points", "lowest"] };
/// The other one is in a coalition.
static PARTNER_TAKEN: Reason = Reason { key: "coalition-partner-taken", values: &[] };

/// Lists the players with whom this card would form a coalition.
pub(super) fn offer(at: Position, me: Seat, card: Card, menu: &mut Menu) {
    for other in at.others(me).filter(|other| at.table.on_track(*other)) {
        menu.test(Opt::of(JOIN, card.0, other.0, 0), may_join(at, me, other));
    }
}

/// VB-5.7, LAW-4.3b to LAW-4.3e.
fn may_join(at: Position, me: Seat, other: Seat) -> Result<(), Refusal> {
    let players = u8::try_from(at.setup.seats.len()).unwrap_or(u8::MAX);
    if players < PLAYERS {
        return Err(Refusal::with(&TOO_FEW_PLAYERS, clause!("VB-5.7"), &[players, PLAYERS]));
    }
    if !at.table.on_track(me) || is_joined(at, me) {
        return Err(Refusal::new(&IN_COALITION, clause!("VB-5.7")));
    }
    let own = at.table.scores[me.index()];
    if own < POINTS {
        return Err(Refusal::with(&TOO_FEW_POINTS, clause!("VB-5.7"), &[own, POINTS]));
    }
    let score = at.table.scores[other.index()];
    let mut lowest = score;
    for rival in at.others(me).filter(|rival| at.table.on_track(*rival)) {
        lowest = lowest.min(at.table.scores[rival.index()]);
    }
    if score > lowest {
        return Err(Refusal::with(&NOT_LOWEST, clause!("LAW-4.3d"), &[score, lowest]));
    }
    if is_joined(at, other) {
        return Err(Refusal::new(&PARTNER_TAKEN, clause!("LAW-4.3d")));
    }
    Ok(())
}

/// Whether a seat is in a coalition, on either side.
fn is_joined(at: Position, seat: Seat) -> bool {
    at.table.partner[seat.index()] > 0 || at.table.partner.contains(&(seat.0 + 1))
}

/// VB-5.7, LAW-4.3f, LAW-4.3j: the marker leaves the track, and a Hostile partner is Indifferent.
#[expect(clippy::unnecessary_wraps, reason = "another use of a card has the shape of a rule")]
pub(super) fn join(play: &mut Play, me: Seat, option: Opt) -> Ruling {
    let (card, partner) = (option.card_at(0), option.seat_at(1));
    dominance::activate(play, me, card, false);
    play.table.partner[me.index()] = partner.0 + 1;
    play.tell_of(me, "coalition", clause!("VB-5.7"), &[("partner", Value::Seat(partner))]);
    relationships::make_peace(play, me, partner);
    Ok(())
}
