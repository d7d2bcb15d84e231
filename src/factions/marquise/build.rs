//! MC-5.6 Build: wood from clearings that her rule joins, for the next building of a type and its points.

use arrayvec::ArrayVec;

use super::{BUILD, BUILDINGS, WOOD, tracks};
use crate::clause;
use crate::decision::{Ask, Menu, Opt, Reason, Refusal, Ruling, pack_piece};
use crate::law::verbs::REMOVE;
use crate::law::{placing, removal, rule, scoring};
use crate::play::{Action, Cause, Loss, Placing, Play, Position, Purpose};
use crate::terms::{CLEARINGS, Clearing, ClearingSet, Kind, Seat};

/// No building of this type is left on its track.
static NO_BUILDING_LEFT: Reason = Reason { key: "no-building-left", values: &[] };
/// Too little wood reaches the clearing; it lies in the clearings named last, of which there can be three.
static TOO_LITTLE_WOOD: Reason =
    Reason { key: "too-little-wood", values: &["clearing", "cost", "wood", "first", "second", "third"] };

/// MC-5.6.
pub(super) static BUILD_ACTION: Action = Action { offer, verbs: &[BUILD], run: build };

/// Each type of building for each clearing. Clearings that her rule joins share one chain, which is found out once.
fn offer(at: Position, me: Seat, menu: &mut Menu) {
    let explains = menu.explains();
    let ruled = rule::ruled_among(at, me, at.clearings(), Purpose::Act);
    let mut chains: ArrayVec<ClearingSet, CLEARINGS> = ArrayVec::new();
    for clearing in if explains { at.clearings() } else { ruled }.iter() {
        if !explains && at.open_slots(clearing) == 0 {
            continue;
        }
        let known = chains.iter().find(|chain| chain.has(clearing)).copied();
        let chain = known.unwrap_or_else(|| {
            let chain = if ruled.has(clearing) { rule::joined(at, me, clearing) } else { ClearingSet::EMPTY };
            chains.push(chain);
            chain
        });
        for building in BUILDINGS {
            let option = Opt::of(BUILD, clearing.0, pack_piece(me, building), 0);
            menu.test(option, may_build(at, me, building, clearing, chain));
        }
    }
}

/// MC-5.6a, MC-5.6e: rule, a building left on the track, room for it, and the whole of its cost in wood along the chain.
fn may_build(at: Position, me: Seat, building: Kind, clearing: Clearing, chain: ClearingSet) -> Result<(), Refusal> {
    rule::required(at, me, clearing, clause!("MC-5.6a"))?;
    let Some(cost) = tracks::cost(at, me, building) else {
        return Err(Refusal::new(&NO_BUILDING_LEFT, clause!("MC-5.6a")));
    };
    placing::may_place(at, &building_in(me, building, clearing))?;
    let wood = wood_along(at, me, chain);
    if wood < cost {
        let mut numbers: ArrayVec<u8, 6> = ArrayVec::from_iter([clearing.0, cost, wood]);
        numbers.extend(woodpiles(at, me, chain).iter().map(|pile| pile.0).take(3));
        return Err(Refusal::with(&TOO_LITTLE_WOOD, clause!("MC-5.6e"), &numbers));
    }
    Ok(())
}

const fn building_in(me: Seat, kind: Kind, clearing: Clearing) -> Placing {
    Placing { by: me, owner: me, kind, clearing }
}

/// The clearings of a chain where wood lies.
fn woodpiles(at: Position, me: Seat, chain: ClearingSet) -> ClearingSet {
    at.table.clearings_with(me, WOOD).and(chain)
}

/// Wood in the clearings of a chain.
pub(super) fn wood_along(at: Position, me: Seat, chain: ClearingSet) -> u8 {
    woodpiles(at, me, chain).iter().map(|pile| at.count(me, pile, WOOD)).sum()
}

/// The clearings that wood reaches: those she rules herself, or by rule that is lent, joined to a ruled clearing with wood.
pub(super) fn supplied(at: Position, me: Seat) -> ClearingSet {
    at.table.clearings_with(me, WOOD).iter().fold(ClearingSet::EMPTY, |reached, pile| {
        if reached.has(pile) { reached } else { reached.or(rule::joined(at, me, pile)) }
    })
}

/// MC-5.6: she pays, places and scores. The chain is judged once, before any wood goes (MC-E29).
fn build(play: &mut Play, me: Seat, option: Opt) -> Ruling {
    let clearing = option.clearing(0);
    let (_, building) = option.piece_at(1);
    let at = play.position();
    let points = tracks::points(at, me, building);
    let cost = tracks::cost(at, me, building).unwrap_or(0);
    pay(play, me, cost, clearing)?;
    placing::place(play, &building_in(me, building, clearing), 1, clause!("MC-5.6c"))?;
    scoring::score(play, me, points, clause!("MC-5.6c"))
}

/// MC-5.6b: she picks the wood, one after the other, until what is left of the cost is all the wood there is. All of it goes
/// at once. By whose rule she builds there and the wood comes there is told then.
fn pay(play: &mut Play, me: Seat, cost: u8, clearing: Clearing) -> Ruling {
    let clause = clause!("MC-5.6b");
    let chain = rule::joined(play.position(), me, clearing);
    let piece = pack_piece(me, WOOD);
    let mut piles: ArrayVec<(Clearing, u8), CLEARINGS> = ArrayVec::new();
    piles.extend(woodpiles(play.position(), me, chain).iter().map(|pile| (pile, play.table.count(me, pile, WOOD))));
    let mut taken: ArrayVec<(Clearing, u8), CLEARINGS> = piles.iter().map(|(pile, _)| (*pile, 0)).collect();
    for due in (1..=cost).rev() {
        let left: u8 = piles.iter().map(|(_, wood)| wood).sum();
        let next = if left <= due {
            // All of it goes: nothing to ask.
            piles.iter().position(|(_, wood)| *wood > 0)
        } else {
            let chosen = play.choose(Ask::open(me, clause, "pay-wood"), |_, menu| {
                let piles = piles.iter().filter(|(_, wood)| *wood > 0);
                piles.for_each(|(pile, _)| menu.offer(Opt::of(REMOVE, pile.0, piece, 0)));
            })?;
            piles.iter().position(|(pile, _)| *pile == chosen.clearing(0))
        };
        let Some(next) = next else { break };
        piles[next].1 -= 1;
        taken[next].1 += 1;
    }
    let paid = |(clearing, count): &(Clearing, u8)| Loss {
        by: Some(me),
        owner: me,
        kind: WOOD,
        count: *count,
        clearing: *clearing,
        cause: Cause::Effect,
        instead: false,
    };
    let losses: ArrayVec<Loss, CLEARINGS> = taken.iter().map(paid).collect();
    let sources = losses.iter().filter(|loss| loss.count > 0).map(|loss| loss.clearing);
    rule::cite_chain(play, me, clearing, sources.chain([clearing]).collect());
    removal::remove(play, &losses, clause)
}
