//! Coffin Makers: removed warriors lie on the card until its owner's Birdsong.

use crate::clause;
use crate::decision::Ruling;
use crate::decks::common::effect;
use crate::event::{Event, Value};
use crate::law::{claims, scoring, supply};
use crate::play::{Cause, Claim, Edge, Effect, Flow, Hooks, Play, Position, Timed, Transit, Whose};
use crate::terms::{Class, Kind, KindSet, Phase, Seat};

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

/// The warriors on their way home, common ones and leaders, unless something has taken their place.
fn going_home(at: Position, transit: &Transit) -> KindSet {
    let is_replaced = transit.event.iter().any(|loss| loss.owner == transit.owner && loss.cause == Cause::Replacing);
    let warriors = at.faction(transit.owner).kinds_of(Class::Warrior);
    warriors.iter().filter(|kind| !is_replaced && transit.pieces[kind.index()] > 0).collect()
}

fn takes(at: Position, _: Seat, transit: &Transit) -> bool {
    !going_home(at, transit).is_empty()
}

fn lay_out(play: &mut Play, me: Seat, transit: &mut Transit) -> Ruling {
    let owner = transit.owner;
    for kind in going_home(play.position(), transit).iter() {
        let count = claims::claim(play, transit, kind, u8::MAX);
        play.table.lay_on_card(owner, kind, count);
        play.tell(|| Event::new("laid-out", clause!("CARD-coffin-makers")).seat(me).piece(owner, kind).count(count));
    }
    Ok(())
}

/// Warriors on the card: whose, of which kind, and how many.
fn laid_out(at: Position<'_>) -> impl Iterator<Item = (Seat, Kind, u8)> {
    let kinds = move |owner| at.faction(owner).kinds_of(Class::Warrior).iter().map(move |kind| (owner, kind));
    let all = at.seats().flat_map(kinds).map(move |(owner, kind)| (owner, kind, at.table.on_card(owner, kind)));
    all.filter(|(.., count)| *count > 0)
}

/// How many that are in all.
fn total(at: Position) -> u8 {
    laid_out(at).map(|(.., count)| count).fold(0, u8::saturating_add)
}

fn bury(play: &mut Play, me: Seat) -> Ruling<Flow> {
    let points = total(play.position()) / A_POINT;
    scoring::score(play, me, points, clause!("CARD-coffin-makers"))?;
    send_home(play, me);
    Ok(Flow::Done)
}

fn send_home(play: &mut Play, me: Seat) {
    for (owner, kind, count) in laid_out(play.position()).collect::<Vec<_>>() {
        play.table.take_from_card(owner, kind);
        supply::put_back(play, owner, kind, count);
        play.tell(|| {
            Event::new("went-home", clause!("CARD-coffin-makers"))
                .seat(me)
                .piece(owner, kind)
                .count(count)
                .with("to", Value::Seat(owner))
        });
    }
}
