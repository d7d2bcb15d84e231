//! UD-5.1b Build, and UD-5.2b the Foremole: a building in a ruled clearing, for a card that is only shown.

use super::{BUILD, BUILDINGS, piece_in, support};
use crate::clause;
use crate::clause::Clause;
use crate::decision::{Ask, Menu, Opt, Reason, Refusal, Ruling, pack_piece};
use crate::law::{cards, placing, rule};
use crate::play::{Action, Play, Position, Purpose};
use crate::terms::{Clearing, Kind, Seat, SuitSet};

/// No building of this kind is left on the board.
static NO_BUILDING_LEFT: Reason = Reason { key: "no-building-left", values: &[] };

/// UD-5.1b: with a card of the clearing's suit.
pub(super) static BUILD_ACTION: Action = Action {
    offer: |at, me, menu| offer(at, me, clause!("UD-5.1b"), |clearing| at.suits(clearing), menu),
    verbs: &[BUILD],
    run: |play, me, option| {
        let suits = play.position().suits(option.clearing(0));
        build(play, me, option, suits, clause!("UD-5.1b"))
    },
};

/// Every kind of building for each ruled clearing with room, where a card in hand has one of the suits that are asked for.
fn offer(at: Position, me: Seat, clause: Clause, suits: impl Fn(Clearing) -> SuitSet, menu: &mut Menu) {
    let roomy = at.clearings().iter().filter(|clearing| at.open_slots(*clearing) > 0).collect();
    for clearing in rule::tried_in(at, me, roomy, menu).iter() {
        for building in BUILDINGS {
            let option = Opt::of(BUILD, clearing.0, pack_piece(me, building), 0);
            menu.test(option, may_build(at, me, building, clearing, suits(clearing), clause));
        }
    }
}

fn may_build(
    at: Position,
    me: Seat,
    building: Kind,
    clearing: Clearing,
    suits: SuitSet,
    clause: Clause,
) -> Result<(), Refusal> {
    rule::required(at, me, clearing, clause)?;
    if at.in_supply(me, building) == 0 {
        return Err(Refusal::new(&NO_BUILDING_LEFT, clause));
    }
    placing::may_place(at, &piece_in(me, building, clearing))?;
    if support::matching(at, me, suits).is_empty() {
        return Err(Refusal::with(&cards::NO_MATCHING_CARD, clause, &[clearing.0]));
    }
    Ok(())
}

fn build(play: &mut Play, me: Seat, option: Opt, suits: SuitSet, clause: Clause) -> Ruling {
    let (clearing, building) = (option.clearing(0), option.piece_at(1).1);
    let among = support::matching(play.position(), me, suits);
    support::ask_reveal(play, me, among, suits, clause)?;
    rule::cite_share(play, me, &[clearing], Purpose::Act);
    placing::place(play, &piece_in(me, building, clearing), 1, clause).map(|_| ())
}

/// Whether the Foremole can build anything.
pub(super) fn can_foremole(at: Position, me: Seat) -> bool {
    let mut menu = Menu::one_of(1);
    offer_foremole(at, me, &mut menu);
    !menu.is_empty()
}

fn offer_foremole(at: Position, me: Seat, menu: &mut Menu) {
    offer(at, me, clause!("UD-5.2b"), |_| SuitSet::ALL, menu);
}

/// UD-5.2b: any card, whatever the clearing. What can be built does not depend on which cards there are.
pub(super) fn foremole(play: &mut Play, me: Seat) -> Ruling {
    let clause = clause!("UD-5.2b");
    if !can_foremole(play.position(), me) {
        return Ok(());
    }
    let chosen = play.choose(Ask::open(me, clause, "foremole"), |at, menu| offer_foremole(at, me, menu))?;
    build(play, me, chosen, SuitSet::ALL, clause)
}
