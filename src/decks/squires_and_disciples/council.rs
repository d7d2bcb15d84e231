//! Shadow Council: somebody is set on somebody else.

use super::prices::take_back;
use crate::clause;
use crate::decision::{Ask, Menu, Opt, Ruling};
use crate::decks::common::effect;
use crate::law::verbs::{CHOOSE, PLACE};
use crate::law::{battle, cards};
use crate::play::{Edge, Effect, Flow, Hooks, Play, Position, Timed};
use crate::terms::{Clearing, Phase, Seat};

/// CARD-shadow-council
pub static SHADOW_COUNCIL: Effect = effect(Hooks {
    timed: Some(&[Timed {
        clause: clause!("CARD-shadow-council"),
        phase: Phase::Birdsong,
        edge: Edge::Start,
        when: |at, me| at.table.current() == me,
        run: |play, me| conspire(play, me).map(|()| Flow::Done),
    }]),
    ..Hooks::SILENT
});

/// Lists whom somebody can be made to battle in a clearing.
fn offer_attackers(at: Position, clearing: Clearing, menu: &mut Menu) {
    for attacker in at.seats() {
        let mut battles = Menu::one_of(1);
        battle::offer_battles_in(at, attacker, clearing, &mut battles);
        if !battles.is_empty() {
            menu.offer(Opt::seat(CHOOSE, attacker));
        }
    }
}

/// Whether the owner holds a card that matches a clearing, and somebody can be made to battle there.
fn can_conspire(at: Position, me: Seat, clearing: Clearing) -> bool {
    let mut attackers = Menu::one_of(1);
    offer_attackers(at, clearing, &mut attackers);
    !attackers.is_empty() && !cards::payable(at, me, at.suits(clearing)).is_empty()
}

/// A card must be spent if one allows a battle; the card comes back either way.
fn conspire(play: &mut Play, me: Seat) -> Ruling {
    let clause = clause!("CARD-shadow-council");
    let at = play.position();
    if at.clearings().iter().any(|clearing| can_conspire(at, me, clearing)) {
        let chosen = play.choose(Ask::secret(me, clause, "conspire-where"), |at, menu| {
            let where_to = at.clearings().iter().filter(|clearing| can_conspire(at, me, *clearing));
            where_to.for_each(|clearing| menu.offer(Opt::at(PLACE, clearing)));
        })?;
        let clearing = chosen.clearing(0);
        let suits = play.position().suits(clearing);
        cards::ask_payment(play, me, suits, clause)?;
        let ask = Ask::open(me, clause, "conspire-whom");
        let attacker = play.choose(ask, |at, menu| offer_attackers(at, clearing, menu))?.seat_at(0);
        battle::force(play, me, attacker, clearing, clause)?;
    }
    take_back(play, me, "shadow-council", clause);
    Ok(())
}
