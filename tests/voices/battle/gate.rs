//! A landmark where declaring a battle costs a card, and buildings stand.

use thicket::clause;
use thicket::decision::{Ask, Opt, Reason, Refusal, Ruling};
use thicket::law::verbs::DISCARD;
use thicket::law::{battle, cards};
use thicket::play::{Battle, Hooks, Landmark, Loss, Opinion, Play, Position, Toll, Verdict, Whose};
use thicket::terms::{Clearing, Seat};

use super::common::{GUARD, HERE, HUT, TOWNSFOLK, VILLAGERS, bare, fight, put};

static NO_CARD: Reason = Reason { key: "no-card-for-the-gate", values: &["clearing"] };
static GATE_STANDS: Reason = Reason { key: "gate-stands", values: &["clearing"] };

/// A landmark where declaring a battle costs a card, and no building can be removed.
pub static TOLL_GATE: Landmark = Landmark {
    key: "toll-gate",
    clause: clause!("LAW-10"),
    piles: &[],
    hooks: Hooks {
        battle_toll: Some(Toll { check: can_pay, pay }),
        may_remove: Some(Opinion { over: Whose::Anybody, verdict: gate_shields }),
        ..Hooks::SILENT
    },
    ..Landmark::PLAIN
};

fn is_gate(at: Position, clearing: Clearing) -> bool {
    let gates =
        at.setup.landmarks.iter().zip(&at.table.landmarks).filter(|(landmark, _)| landmark.key == TOLL_GATE.key);
    gates.into_iter().any(|(_, standing)| standing.clearing == clearing.0)
}

fn can_pay(at: Position, _: Seat, battle: &Battle) -> Result<(), Refusal> {
    if is_gate(at, battle.clearing) && at.table.hands[battle.attacker().index()].is_empty() {
        return Err(Refusal::with(&NO_CARD, clause!("LAW-10"), &[battle.clearing.0]));
    }
    Ok(())
}

fn pay(play: &mut Play, _: Seat, battle: &Battle) -> Ruling {
    let seat = battle.attacker();
    if !is_gate(play.position(), battle.clearing) || play.table.hands[seat.index()].is_empty() {
        return Ok(());
    }
    let chosen = play.choose(Ask::secret(seat, clause!("LAW-10"), "pay-gate"), |at, menu| {
        at.distinct(at.table.hands[seat.index()]).for_each(|card| menu.offer(Opt::card(DISCARD, card)));
    })?;
    cards::discard(play, seat, chosen.card_at(0), clause!("LAW-10"));
    Ok(())
}

fn gate_shields(at: Position, _: Seat, loss: &Loss) -> Verdict {
    if loss.kind == HUT && is_gate(at, loss.clearing) {
        return Verdict::Forbidden(Refusal::with(&GATE_STANDS, clause!("LAW-10"), &[loss.clearing.0]));
    }
    Verdict::Silent
}

const ME: Seat = Seat(0);
const FOE: Seat = Seat(1);

// clause: LAW-7.1a
#[test]
fn a_battle_may_cost_a_card() {
    let (setup, mut table) = bare(&[&VILLAGERS, &TOWNSFOLK], ME);
    let mut setup = setup.with_landmarks(&[&TOLL_GATE]).unwrap();
    table.landmarks[0].clearing = HERE.0;
    put(&mut table, ME, GUARD, HERE, 2);
    put(&mut table, FOE, HUT, HERE, 1);
    let refused = battle::may_battle(Position { setup: &setup, table: &table }, ME, FOE, HERE).unwrap_err();
    assert_eq!(refused.reason.key, "no-card-for-the-gate");
    table.hands[ME.index()].insert(setup.deck.find("ambush-fox").unwrap());
    assert!(battle::may_battle(Position { setup: &setup, table: &table }, ME, FOE, HERE).is_ok());
    let played = fight(&mut setup, &mut table, [ME, FOE], [2, 0], &[]);
    assert!(table.hands[ME.index()].is_empty() && played.told("discarded") < played.told("battle"));
    assert_eq!(table.count(FOE, HERE, HUT), 1, "what nobody owns may forbid a removal as well");
}
