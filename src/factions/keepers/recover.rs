//! KI-15.5.2.III Recover: relics go home from a clearing with a waystation of their type.

use super::retinue::{self, Actor, Column};
use super::{Board, Figures, RECOVER, RELIC, RELICS, relics, stations};
use crate::clause;
use crate::decision::{Ask, Menu, Opt, Reason, Refusal, Ruling, pack_piece};
use crate::law::verbs::PASS;
use crate::law::{removal, rule, scoring};
use crate::play::{Action, Cause, Loss, Play, Position, Purpose, valued};
use crate::terms::{Clearing, ClearingSet, Kind, Place, Seat};

/// No relic lies there at a waystation of its type.
static NOTHING_TO_RECOVER: Reason = Reason { key: "nothing-to-recover", values: &["clearing"] };

/// A card of the last column, unless it moves.
pub(super) static RECOVER_ACTION: Action = Action { offer, verbs: &[RECOVER], run };

fn offer(at: Position, me: Seat, menu: &mut Menu) {
    for suit in retinue::pending(at, me, Column::Recover).iter() {
        for clearing in retinue::matching(at, suit).iter() {
            menu.test(Opt::of(RECOVER, clearing.0, suit as u8, 0), may_recover(at, me, clearing));
        }
    }
}

const fn relic_in(me: Seat, kind: Kind, clearing: Clearing) -> Loss {
    Loss { by: Some(me), owner: me, kind, count: 1, clearing, cause: Cause::Effect, instead: false }
}

/// The clearings from which a relic could be recovered as it stands.
pub(super) fn clearings(at: Position, me: Seat) -> ClearingSet {
    at.clearings().iter().filter(|clearing| may_recover(at, me, *clearing).is_ok()).collect()
}

/// KI-15.5.2.III.a: neither rule nor a warrior is asked for (KI-E04).
fn may_recover(at: Position, me: Seat, clearing: Clearing) -> Result<(), Refusal> {
    let mut refusal = Refusal::with(&NOTHING_TO_RECOVER, clause!("KI-15.5.2.III.a"), &[clearing.0]);
    for kind in RELICS {
        match may_take(at, me, kind, clearing) {
            Some(Ok(())) => return Ok(()),
            Some(Err(ban)) => refusal = ban,
            None => {}
        }
    }
    Err(refusal)
}

/// Whether relics of a type can be taken from a clearing; nothing where none lies at a waystation of its type.
fn may_take(at: Position, me: Seat, kind: Kind, clearing: Clearing) -> Option<Result<(), Refusal>> {
    let waits = at.count(me, clearing, kind) > 0 && stations::fits(at, me, clearing, kind);
    waits.then(|| removal::may_remove(at, &relic_in(me, kind, clearing)))
}

fn run(play: &mut Play, me: Seat, option: Opt) -> Ruling {
    let (clearing, suit) = (option.clearing(0), option.suit_at(1));
    let actor = retinue::take_up(play, me, Column::Recover, suit, clause!("KI-15.5.2.III"))?;
    let mut may_stop = false;
    while may_recover(play.position(), me, clearing).is_ok() {
        if !recover_one(play, me, clearing, actor, may_stop)? {
            break;
        }
        may_stop = true;
    }
    Ok(())
}

/// Takes one relic home; gives back whether another one may follow.
fn recover_one(play: &mut Play, me: Seat, clearing: Clearing, actor: Actor, may_stop: bool) -> Ruling<bool> {
    let clause = clause!("KI-15.5.2.III.a");
    let chosen = play.choose(Ask::open(me, clause, "recover"), |at, menu| {
        for (kind, value, _) in relics::faces_at(at, me, clearing.into()) {
            if may_take(at, me, kind, clearing) == Some(Ok(())) {
                menu.offer(Opt::of(RELIC, pack_piece(me, kind), relics::named(value), 0));
            }
        }
        if may_stop {
            menu.offer(Opt::plain(PASS));
        }
    })?;
    if chosen.verb() == PASS {
        return Ok(false);
    }
    let ((_, kind), value) = (chosen.piece_at(0), relics::value_in(chosen, 1));
    play.board::<Board>(me).recovering = 1;
    relics::transfer(play, me, (kind, value), Place::from(clearing), valued::BOARD);
    play.tell_of(me, "recovered", clause, &relics::told(me, (kind, value), clearing.into()));
    removal::remove(play, &[relic_in(me, kind, clearing)], clause)?;
    let bonus = column_bonus(play.position(), me, kind, relics::recovered(play.position(), me, kind));
    scoring::score(play, me, value + bonus, clause!("KI-15.5.2.III.b"))?;
    if ruled_of_suit(play.position(), me, clearing) < usize::from(value) {
        retinue::dismiss(play, me, Column::Recover, actor, clause!("KI-15.5.2.III.c"));
        return Ok(false);
    }
    Ok(true)
}

/// KI-15.5.2.III.b: what the relic of its type with this number scores because it fills a column of the three types.
fn column_bonus(at: Position, me: Seat, kind: Kind, number: u8) -> u8 {
    for other in RELICS {
        if other != kind && relics::recovered(at, me, other) < number {
            return 0;
        }
    }
    at.figures::<Figures>(me).column_vp
}

/// KI-15.5.2.III.c: the clearings of a clearing's suits that the Keepers rule (KI-E05), as rule stands now.
pub(super) fn ruled_of_suit(at: Position, me: Seat, clearing: Clearing) -> usize {
    let of_suit = at.clearings_of(at.suits(clearing));
    rule::ruled_among(at, me, of_suit, Purpose::Act).len()
}

/// What a relic of this type would score beside its value if it came home next.
pub(super) fn next_bonus(at: Position, me: Seat, kind: Kind) -> u8 {
    column_bonus(at, me, kind, relics::recovered(at, me, kind) + 1)
}
