//! LH-14.4.1 Raze: mobs burn what enemies have built, empty ruins, and spread by the die.

use super::{Board, MOB, RAZE, piece_in};
use crate::clause;
use crate::clause::Clause;
use crate::decision::{Ask, Opt, Ruling};
use crate::event::{Event, Value};
use crate::law::verbs::PLACE;
use crate::law::{items, placing, removal, ways};
use crate::play::{Flow, Loss, Losses, Play, Position, covered};
use crate::terms::{Clearing, ClearingSet, Seat};

/// Whether a mob could be placed at all: one in supply, and one on the map to be next to (LH-E19).
fn may_spread(at: Position, me: Seat) -> bool {
    at.in_supply(me, MOB) > 0 && at.table.on_map(me, MOB) > 0
}

/// LH-14.4.1: clearing by clearing in the order that the Hundreds choose (LH-E18), of those with a mob when Raze begins;
/// then the die.
pub(super) fn raze(play: &mut Play, me: Seat) -> Ruling<Flow> {
    let clause = clause!("LH-14.4.1");
    if play.table.turn.used == 0 {
        let mobs = play.table.clearings_with(me, MOB);
        play.board::<Board>(me).razing = mobs.to_bytes();
    }
    play.table.turn.used = play.table.turn.used.saturating_add(1);
    let at = play.position();
    let waiting = ClearingSet::from_bytes(at.board::<Board>(me).razing);
    let worth_it: ClearingSet = waiting.iter().filter(|clearing| burns_anything(at, me, *clearing)).collect();
    if worth_it.is_empty() {
        play.board::<Board>(me).razing = [0; 2];
        return spread(play, me, clause).map(|()| Flow::Done);
    }
    let chosen = play.choose(Ask::open(me, clause, "raze"), |_, menu| {
        worth_it.iter().for_each(|clearing| menu.offer(Opt::at(RAZE, clearing)));
    })?;
    let clearing = chosen.clearing(0);
    let mut rest = waiting;
    rest.remove(clearing);
    play.board::<Board>(me).razing = rest.to_bytes();
    burn(play, me, clearing, clause)?;
    search(play, me, clearing, clause)?;
    Ok(Flow::Again)
}

/// Whether there is anything for the mob of a clearing.
pub(super) fn burns_anything(at: Position, me: Seat, clearing: Clearing) -> bool {
    !prizes(at, me, clearing).is_empty() || items::may_search(at, me, clearing)
}

/// What a mob burns: buildings and tokens of enemies, without what this Raze itself has pushed there (LH-X.NB#3).
fn prizes(at: Position, me: Seat, clearing: Clearing) -> Losses {
    let mut losses = Losses::new();
    removal::prizes_of_enemies(at, me, clearing, &mut losses);
    losses.retain(|loss| removal::may_remove(at, loss).is_ok());
    let pushed = covered::within(&at.board::<Board>(me).pushed, clearing).count();
    let mut spared = u8::try_from(pushed).unwrap_or(u8::MAX);
    for loss in losses.iter_mut().filter(|loss| is_dealt_with(at, loss)) {
        let count = spared.min(loss.count);
        loss.count -= count;
        spared -= count;
    }
    losses.retain(|loss| loss.count > 0);
    losses
}

/// Whether the owner of a piece deals with it in some other way than by its removal.
fn is_dealt_with(at: Position, loss: &Loss) -> bool {
    at.faction(loss.owner).hooks.instead_of_removal.is_some()
}

/// LH-14.4.1, LH-E18: everything of a clearing is one event.
fn burn(play: &mut Play, me: Seat, clearing: Clearing, clause: Clause) -> Ruling {
    let losses = prizes(play.position(), me, clearing);
    play.tell(|| Event::new("razed", clause).seat(me).clearing(clearing));
    let waiting = ClearingSet::from_bytes(play.position().board::<Board>(me).razing);
    let there = |play: &Play, at: Clearing| -> u8 {
        let dealt_with = losses.iter().filter(|loss| is_dealt_with(play.position(), loss));
        dealt_with.map(|loss| play.table.count(loss.owner, at, loss.kind)).sum()
    };
    let before: Vec<u8> = waiting.iter().map(|at| there(play, at)).collect();
    removal::remove(play, &losses, clause)?;
    for (clearing, before) in waiting.iter().zip(before) {
        for _ in before..there(play, clearing) {
            covered::add(&mut play.board::<Board>(me).pushed, clearing, 0);
        }
    }
    Ok(())
}

/// LH-14.4.1: an item from the ruin there, of two the one they like.
fn search(play: &mut Play, me: Seat, clearing: Clearing, clause: Clause) -> Ruling {
    if !items::may_search(play.position(), me, clearing) {
        return Ok(());
    }
    let Some(item) = items::look_under(play, me, clearing, clause)? else { return Ok(()) };
    play.tell(|| Event::new("ransacked", clause).seat(me).clearing(clearing).with("item", Value::Item(item)));
    items::take_from_ruin(play, me, clearing, item, clause)
}

/// LH-14.4.1, LH-14.7.3: the die is rolled, and a mob comes to a clearing of its suit without one, next to one. Nothing is
/// rolled where no mob could follow (LH-E19).
pub(super) fn spread(play: &mut Play, me: Seat, clause: Clause) -> Ruling {
    if !may_spread(play.position(), me) {
        return Ok(());
    }
    let suit = play.roll_suit(me, clause);
    let at = play.position();
    let sites = at.of_suit(suit).and(next_to_mobs(at, me));
    if sites.is_empty() {
        return Ok(());
    }
    let chosen = play.choose(Ask::open(me, clause, "mob-where"), |_, menu| {
        sites.iter().for_each(|clearing| menu.offer(Opt::at(PLACE, clearing)));
    })?;
    placing::place(play, &piece_in(me, MOB, chosen.clearing(0)), 1, clause).map(|_| ())
}

/// Clearings without a mob next to one with a mob, where a mob may be placed.
pub(super) fn next_to_mobs(at: Position, me: Seat) -> ClearingSet {
    let mobs = at.table.clearings_with(me, MOB);
    let near = mobs.iter().fold(ClearingSet::EMPTY, |near, mob| near.or(ways::neighbours(at, me, mob)));
    let open = |clearing: &Clearing| placing::may_place(at, &piece_in(me, MOB, *clearing)).is_ok();
    near.without(mobs).and(at.clearings()).iter().filter(open).collect()
}

/// Whether the die can still bring a mob.
pub(super) fn can_roll(at: Position, me: Seat) -> bool {
    may_spread(at, me)
}
