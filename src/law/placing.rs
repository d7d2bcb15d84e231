//! Placing pieces (LAW-2.3a).

use super::supply;
use super::verbs::{PASS, PLACE, PUT, PUT_FROM};
use crate::clause;
use crate::clause::Clause;
use crate::decision::{Ask, Menu, Opt, Reason, Refusal, Ruling, pack_piece};
use crate::event::{Event, Value};
use crate::play::hooks::{LIMITS_PLACING, MAY_PLACE, PLACED};
use crate::play::{Placing, Play, Position, Verdict};
use crate::terms::{Class, Clearing, Kind, KindSet, Place, Seat, Voice};

/// Every slot of the clearing is filled.
static NO_OPEN_SLOT: Reason = Reason { key: "no-open-slot", values: &["clearing"] };

/// Whether a piece may be placed: an open slot for a building (LAW-3d), what everybody says about it, and the limits of its
/// owner's own rules. Supply is not looked at.
///
/// # Errors
/// The refusal of the condition that fails.
pub fn may_place(at: Position, placing: &Placing) -> Result<(), Refusal> {
    may_place_beyond_limits(at, placing)?;
    if !at.is_answered(LIMITS_PLACING) {
        return Ok(());
    }
    let mut limits = at.ask_own(placing.owner, LIMITS_PLACING);
    limits.try_for_each(|limits| (limits.answer)(at, placing.owner, placing))
}

/// The same by an effect that lifts the limits of the owner's own rules.
fn may_place_beyond_limits(at: Position, placing: &Placing) -> Result<(), Refusal> {
    has_slot(at, placing)?;
    voices_let_place(at, placing)
}

/// The same for a piece out of a place that its owner's law names for that: what this law says of other pieces of the kind
/// does not hold for it.
fn may_place_from_reserve(at: Position, placing: &Placing) -> Result<(), Refusal> {
    has_slot(at, placing)?;
    let others = at.hear(MAY_PLACE).filter(|heard| heard.voice != Voice::seat(placing.owner));
    let verdicts = others.map(|heard| (heard.answer)(at, heard.me, placing));
    verdicts.fold(Verdict::Silent, Verdict::or).settle()
}

/// LAW-3d: whether there is a slot for it, if it is a building.
fn has_slot(at: Position, placing: &Placing) -> Result<(), Refusal> {
    if at.piece(placing.owner, placing.kind).class == Class::Building && at.open_slots(placing.clearing) == 0 {
        return Err(Refusal::with(&NO_OPEN_SLOT, clause!("LAW-3d"), &[placing.clearing.0]));
    }
    Ok(())
}

/// Whether a seat may lay down something that is no piece, such as an item (LAW-2.1c): only what bars everything bars it.
///
/// # Errors
/// The refusal of whoever bars it.
pub fn may_lay(at: Position, by: Seat, clearing: Clearing) -> Result<(), Refusal> {
    voices_let_place(at, &Placing { by, owner: by, kind: Kind::NO_PIECE, clearing })
}

fn voices_let_place(at: Position, placing: &Placing) -> Result<(), Refusal> {
    if !at.is_answered(MAY_PLACE) {
        return Ok(());
    }
    at.ask(MAY_PLACE).fold(Verdict::Silent, |verdict, (me, may_place)| verdict.or(may_place(at, me, placing))).settle()
}

/// Places up to `count` pieces from their owner's supply, as many as there are and as may be (LAW-1.5.4a). Gives back
/// how many were placed.
///
/// # Errors
/// Suspends while a question is open.
pub fn place(play: &mut Play, placing: &Placing, count: u8, clause: Clause) -> Ruling<u8> {
    let faction = play.setup.faction(placing.owner);
    let info = faction.piece(placing.kind);
    if count == 0 || may_place(play.position(), placing).is_err() {
        return Ok(0);
    }
    if info.class == Class::Warrior
        && let Some(gains_warriors) = faction.hooks.gains_warriors
        && gains_warriors(play, placing.owner, placing, count)?
    {
        return Ok(0);
    }
    let count = supply::take(play, placing.owner, placing.kind, count);
    put(play, placing, count, clause)?;
    Ok(count)
}

/// Places up to `count` pieces from their owner's supply in a forest, as many as there are and as find room. No ban speaks of
/// forests. Gives back how many were placed.
pub fn place_in_forest(
    play: &mut Play,
    by: Seat,
    (owner, kind): (Seat, Kind),
    forest: Place,
    count: u8,
    clause: Clause,
) -> u8 {
    if !play.table.has_room(owner, forest, kind) {
        return 0;
    }
    let count = supply::take(play, owner, kind, count);
    play.table.put_pieces(owner, forest, kind, count);
    if count > 0 {
        play.tell(|| {
            Event::new("placed", clause).seat(by).piece(owner, kind).count(count).with("clearing", Value::place(forest))
        });
    }
    count
}

/// Puts pieces on the map that were taken from wherever they lay, and asks what follows. Nothing is checked.
///
/// # Errors
/// Suspends while a question is open.
pub fn put(play: &mut Play, placing: &Placing, count: u8, clause: Clause) -> Ruling {
    if count == 0 {
        return Ok(());
    }
    play.table.pieces[placing.owner.index()][placing.clearing.index()][placing.kind.index()] += count;
    play.tell(|| {
        Event::new("placed", clause)
            .seat(placing.by)
            .piece(placing.owner, placing.kind)
            .count(count)
            .clearing(placing.clearing)
    });
    play.let_each(PLACED, |play, me, placed| placed(play, me, placing, count))
}

/// Places one piece of a kind in each of these clearings, as often as it is named. If the supply is short, the owner is
/// asked where they come (EDGE-01).
///
/// # Errors
/// Suspends while a question is open.
pub fn place_one_each(play: &mut Play, owner: Seat, kind: Kind, mut due: Vec<Clearing>, ask: Ask) -> Ruling {
    let left = |play: &Play| usize::from(play.table.in_supply(owner, kind));
    let is_short = due.len() > left(play);
    while !due.is_empty() && left(play) > 0 {
        let next = if is_short {
            let chosen = play.choose(ask, |_, menu| {
                let first = |(n, clearing): &(usize, &Clearing)| !due[..*n].contains(clearing);
                due.iter().enumerate().filter(first).for_each(|(_, clearing)| menu.offer(Opt::at(PLACE, *clearing)));
            })?;
            due.iter().position(|clearing| *clearing == chosen.clearing(0)).unwrap_or(0)
        } else {
            0
        };
        let clearing = due.remove(next);
        place(play, &Placing { by: owner, owner, kind, clearing }, 1, ask.clause)?;
    }
    Ok(())
}

/// The kind of warrior that an effect lets a seat place whatever its supply: its common one. One that is one of a kind is
/// never placed so, but its owner may place something else instead.
#[must_use]
pub fn recruit(at: Position, seat: Seat) -> Option<Kind> {
    let (kind, faction) = (Kind(0), at.faction(seat));
    let info = faction.piece(kind);
    let can_be = info.class == Class::Warrior && (!info.unique || faction.hooks.gains_warriors.is_some());
    can_be.then_some(kind)
}

/// The kinds of warrior that an effect can make a seat place in a clearing: common ones in its supply.
#[must_use]
pub fn recruits(at: Position, seat: Seat, clearing: Clearing) -> KindSet {
    let mut kinds = KindSet::EMPTY;
    for kind in at.faction(seat).kinds_of(Class::Warrior).iter() {
        let waits = at.in_supply(seat, kind) > 0 && !at.piece(seat, kind).unique;
        if waits && may_place(at, &Placing { by: seat, owner: seat, kind, clearing }).is_ok() {
            kinds.insert(kind);
        }
    }
    kinds
}

/// Lists what a seat can place in a clearing when an effect lets it place any building or token of its own: from the
/// supply, which covers tracks, and from its other reserves. Limits of its own rules are lifted.
pub fn offer_any(at: Position, seat: Seat, clearing: Clearing, menu: &mut Menu) {
    let faction = at.faction(seat);
    let supply = at.supply(seat);
    for kind in faction.kinds().filter(|kind| matches!(faction.piece(*kind).class, Class::Building | Class::Token)) {
        let placing = Placing { by: seat, owner: seat, kind, clearing };
        if supply[faction.front(kind).index()] > 0 {
            menu.test(Opt::piece(PUT, seat, kind), may_place_beyond_limits(at, &placing));
        }
        for reserve in faction.hooks.reserves.unwrap_or_default() {
            if (reserve.holds)(at, seat)[kind.index()] > 0 {
                let from = Opt::of(PUT_FROM, pack_piece(seat, kind), reserve.space, 0);
                menu.test(from, may_place_from_reserve(at, &placing));
            }
        }
    }
}

/// Asks a seat what it places in a clearing because an effect lets it place any building or token of its own: one of those
/// that [`offer_any`] lists, or nothing. Of whoever keeps secrets the list can show which pieces are left, and so it is asked
/// in secret.
///
/// # Errors
/// Suspends while the question is open.
pub fn ask_any(play: &mut Play, seat: Seat, clearing: Clearing, mut ask: Ask) -> Ruling<Opt> {
    ask.secret |= play.setup.faction(seat).hooks.keeps_secrets.is_some();
    play.choose_unseen(ask, |at, menu| {
        offer_any(at, seat, clearing, menu);
        menu.offer(Opt::plain(PASS));
    })
}

/// Places what [`offer_any`] has listed. Nobody scores for that.
///
/// # Errors
/// Suspends while a question is open.
pub fn place_any(play: &mut Play, seat: Seat, clearing: Clearing, chosen: Opt, clause: Clause) -> Ruling {
    let placing = Placing { by: seat, owner: seat, kind: chosen.piece_at(0).1, clearing };
    if chosen.verb() == PUT {
        let count = supply::take(play, seat, placing.kind, 1);
        return put(play, &placing, count, clause);
    }
    let mut reserves = play.setup.faction(seat).hooks.reserves.unwrap_or_default().iter();
    if let Some(reserve) = reserves.find(|reserve| reserve.space == chosen.operand(1)) {
        (reserve.take)(play, seat, &placing)?;
        put(play, &placing, 1, clause)?;
    }
    Ok(())
}
