//! LC-4.5 Convert and LC-4.6 Sanctify: acolytes let a piece of an enemy give way to one of the Cult. Both halves are done or
//! neither (LC-4.3d), and what follows from the removal comes after both (LC-4.7).

use super::{CONVERT, SANCTIFY, WARRIOR, acolytes, gardens, outcast, piece_in};
use crate::clause;
use crate::clause::Clause;
use crate::decision::{Menu, Opt, Reason, Refusal, Verb, pack_piece};
use crate::law::{loans, removal, replacing};
use crate::play::{Action, Cause, Loss, Placing, Position};
use crate::table::Table;
use crate::terms::{Class, Clearing, ClearingSet, Kind, Seat};

/// All gardens of the Outcast suit are on the map.
static NO_OUTCAST_GARDEN: Reason = Reason { key: "no-outcast-garden", values: &[] };

/// Acolytes that a Convert costs (LC-4.5).
pub(super) const CONVERT_COST: u8 = 2;
/// Acolytes that a Sanctify costs (LC-4.6).
pub(super) const SANCTIFY_COST: u8 = 3;

/// LC-4.3c: what a conspiracy costs as the marker lies: one acolyte less while it is hated.
pub(super) fn price(at: Position, me: Seat, cost: u8) -> u8 {
    cost - u8::from(outcast::of(at, me).hated)
}

/// The clearings where a list tries conspiracies: those of the Outcast suit, or all if reasons are wanted.
pub(super) fn tried_in(at: Position, me: Seat, menu: &Menu) -> ClearingSet {
    if menu.explains() { at.clearings() } else { at.of_suit(outcast::of(at, me).suit) }
}

/// What every conspiracy in a clearing needs: acolytes, and the Outcast suit.
///
/// # Errors
/// The refusal of the condition that fails.
pub(super) fn may_conspire(
    at: Position,
    me: Seat,
    clearing: Clearing,
    cost: u8,
    clause: Clause,
) -> Result<(), Refusal> {
    acolytes::suffice(at, me, price(at, me, cost), clause)?;
    outcast::required(at, me, clearing, clause)
}

/// LC-4.5.
pub(super) static CONVERT_ACTION: Action = Action {
    offer: |at, me, menu| offer(at, me, (CONVERT, Class::Warrior), may_convert, menu),
    verbs: &[CONVERT],
    run: |play, me, option| {
        let clause = clause!("LC-4.5");
        let loss = target(me, option);
        acolytes::pay(play, me, price(play.position(), me, CONVERT_COST), clause);
        replacing::replace(play, &loss, &piece_in(me, WARRIOR, loss.clearing), clause).map(|_| ())
    },
};

/// LC-4.6.
pub(super) static SANCTIFY_ACTION: Action = Action {
    offer: |at, me, menu| offer(at, me, (SANCTIFY, Class::Building), may_sanctify, menu),
    verbs: &[SANCTIFY],
    run: |play, me, option| {
        let clause = clause!("LC-4.6");
        let loss = target(me, option);
        acolytes::pay(play, me, price(play.position(), me, SANCTIFY_COST), clause);
        let Some(garden) = garden(play.position(), me, loss.clearing) else { return Ok(()) };
        replacing::replace(play, &loss, &garden, clause).map(|_| ())
    },
};

/// Lists the enemy pieces of a class with which this can be done. What the Cult treats as its own is no enemy's (LAW-2.1c).
fn offer(
    at: Position,
    me: Seat,
    (verb, class): (Verb, Class),
    check: fn(Position, Seat, &Loss) -> Result<(), Refusal>,
    menu: &mut Menu,
) {
    if acolytes::count(at, me) == 0 && !menu.explains() {
        return;
    }
    for clearing in tried_in(at, me, menu).iter() {
        for owner in at.enemies(me).filter(|owner| at.visible(*owner, clearing)) {
            let own = loans::kinds_for_rule(at, me, owner, clearing);
            let fits = |kind: &Kind| at.piece(owner, *kind).class == class && !own.has(*kind);
            for kind in removal::seen(at, owner, clearing).iter().filter(fits) {
                let option = Opt::of(verb, clearing.0, pack_piece(owner, kind), 0);
                menu.test(option, check(at, me, &target(me, option)));
            }
        }
    }
}

/// The enemy piece that an option names.
const fn target(me: Seat, option: Opt) -> Loss {
    let (owner, kind) = option.piece_at(1);
    Loss { by: Some(me), owner, kind, count: 1, clearing: option.clearing(0), cause: Cause::Replacing, instead: false }
}

/// LC-4.5b: with the acolytes that pay in supply, where they find the one that is placed (LC-E02).
fn may_convert(at: Position, me: Seat, loss: &Loss) -> Result<(), Refusal> {
    let clause = clause!("LC-4.5");
    may_conspire(at, me, loss.clearing, CONVERT_COST, clause)?;
    let mut paid: Table = *at.table;
    paid.supply[me.index()][WARRIOR.index()] += price(at, me, CONVERT_COST);
    let paid = Position { table: &paid, ..at };
    replacing::may_replace(paid, loss, &piece_in(me, WARRIOR, loss.clearing), clause)
}

/// LC-4.6b: a garden of the Outcast suit on its track. The slot is the one that is set free.
fn may_sanctify(at: Position, me: Seat, loss: &Loss) -> Result<(), Refusal> {
    let clause = clause!("LC-4.6");
    may_conspire(at, me, loss.clearing, SANCTIFY_COST, clause)?;
    let garden = garden(at, me, loss.clearing).ok_or(Refusal::new(&NO_OUTCAST_GARDEN, clause!("LC-4.6b")))?;
    replacing::may_replace(at, loss, &garden, clause)
}

/// The garden of the Outcast suit, if one is left, for a clearing.
fn garden(at: Position, me: Seat, clearing: Clearing) -> Option<Placing> {
    let garden = gardens::of_suit(outcast::of(at, me).suit)?;
    (at.in_supply(me, garden) > 0).then_some(piece_in(me, garden, clearing))
}
