//! Coffin Makers: removed warriors lie on the card until its owner's Birdsong.

use crate::clause;
use crate::decision::Ruling;
use crate::decks::common::effect;
use crate::event::{Event, Value};
use crate::law::{claims, scoring};
use crate::play::{Cause, Claim, Edge, Effect, Flow, Hooks, Play, Position, Timed, Transit, Whose};
use crate::terms::{Class, Kind, Phase, Seat};

/// Warriors that are worth a point.
const A_POINT: u8 = 5;

/// CARD-coffin-makers
pub static COFFIN_MAKERS: Effect = effect(Hooks {
    claims: Some(Claim { clause: clause!("CARD-coffin-makers"), over: Whose::Anybody, when: takes, run: lay_out }),
    timed: Some(&[Timed {
        clause: clause!("CARD-coffin-makers"),
        phase: Phase::Birdsong,
        edge: Edge::Start,
        when: |at, me| at.table.current() == me && total(at) > 0,
        run: bury,
    }]),
    leaves_play: Some(|play, me, _| send_home(play, me)),
    ..Hooks::SILENT
});

/// The common warrior, the only kind that others can hold.
const WARRIOR: Kind = Kind(0);

/// Common warriors on their way home, unless something has taken their place.
fn takes(at: Position, _: Seat, transit: &Transit) -> bool {
    let is_replaced = transit.event.iter().any(|loss| loss.owner == transit.owner && loss.cause == Cause::Replacing);
    let is_warrior = at.piece(transit.owner, WARRIOR).class == Class::Warrior;
    is_warrior && !is_replaced && transit.pieces[WARRIOR.index()] > 0
}

fn lay_out(play: &mut Play, me: Seat, transit: &mut Transit) -> Ruling {
    let owner = transit.owner;
    let count = claims::claim(play, transit, WARRIOR, u8::MAX);
    play.table.held[owner.index()][owner.index()] += count;
    play.tell(|| Event::new("laid-out", clause!("CARD-coffin-makers")).seat(me).piece(owner, WARRIOR).count(count));
    Ok(())
}

/// Warriors on the card.
fn total(at: Position) -> u8 {
    at.seats().map(|owner| at.table.held[owner.index()][owner.index()]).fold(0, u8::saturating_add)
}

fn bury(play: &mut Play, me: Seat) -> Ruling<Flow> {
    let points = total(play.position()) / A_POINT;
    scoring::score(play, me, points, clause!("CARD-coffin-makers"))?;
    send_home(play, me);
    Ok(Flow::Done)
}

fn send_home(play: &mut Play, me: Seat) {
    for owner in play.setup.seats() {
        let count = std::mem::take(&mut play.table.held[owner.index()][owner.index()]);
        play.table.supply[owner.index()][WARRIOR.index()] += count;
        if count > 0 {
            play.tell(|| {
                Event::new("went-home", clause!("CARD-coffin-makers"))
                    .seat(me)
                    .piece(owner, WARRIOR)
                    .count(count)
                    .with("to", Value::Seat(owner))
            });
        }
    }
}
