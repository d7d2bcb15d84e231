//! LH-14.5 Daylight: craft, then as many actions as Command allows. The Advance is in `advance`.

use super::{BUILD, STRONGHOLD, hoard, piece_in};
use crate::clause;
use crate::decision::{Ask, Opt, Reason, Refusal, Ruling};
use crate::law::turn;
use crate::law::verbs::{BATTLE, MOVE};
use crate::law::{battle, cards, crafting, movement, placing, rule};
use crate::play::{Action, Flow, Moves, Play, Position, Purpose};
use crate::terms::{Clearing, Seat};

/// No stronghold is left in supply.
static NO_STRONGHOLD_LEFT: Reason = Reason { key: "no-stronghold-left", values: &[] };

/// LH-14.5.1.
pub(super) fn craft(play: &mut Play, me: Seat) -> Ruling<Flow> {
    crafting::craft_step(play, me, clause!("LH-14.5.1"))
}

/// LH-14.5.2: the number of actions is read anew each time (LH-E01).
pub(super) fn command(play: &mut Play, me: Seat) -> Ruling<Flow> {
    let is_left = play.table.turn.used < hoard::command(play.position(), me);
    let offered: &[&Action] = if is_left { &[&MOVE_ACTION, &BATTLE_ACTION, &BUILD_ACTION] } else { &[] };
    // Where can be built depends on the hand.
    let secret = is_left && !play.table.hand(me).is_empty();
    let ask = Ask { seat: me, clause: clause!("LH-14.5.2"), prompt: "command", secret };
    let acted = turn::act(play, ask, offered, true)?;
    Ok(turn::counted(play, acted))
}

/// LH-14.5.2.I Move.
static MOVE_ACTION: Action = Action {
    offer: |at, me, menu| movement::offer_moves(at, &Moves::of(me), MOVE, menu),
    verbs: &[MOVE],
    run: |play, me, option| movement::take_move(play, &Moves::of(me), option, clause!("LH-14.5.2.I")).map(|_| ()),
};

/// LH-14.5.2.II Battle.
static BATTLE_ACTION: Action = Action {
    offer: battle::offer_battles,
    verbs: &[BATTLE],
    run: |play, me, option| battle::fight(play, me, option, clause!("LH-14.5.2.II")),
};

/// LH-14.5.2.III Build.
static BUILD_ACTION: Action = Action {
    offer: |at, me, menu| {
        for clearing in rule::tried_in(at, me, cards::payable_clearings(at, me), menu).iter() {
            menu.test(Opt::at(BUILD, clearing), may_build(at, me, clearing));
        }
    },
    verbs: &[BUILD],
    run: build,
};

/// LH-14.5.2.III: rule of any origin, an open slot, a stronghold in supply, and a card that matches.
fn may_build(at: Position, me: Seat, clearing: Clearing) -> Result<(), Refusal> {
    let clause = clause!("LH-14.5.2.III");
    rule::required(at, me, clearing, clause)?;
    placing::may_place(at, &piece_in(me, STRONGHOLD, clearing))?;
    if at.in_supply(me, STRONGHOLD) == 0 {
        return Err(Refusal::new(&NO_STRONGHOLD_LEFT, clause));
    }
    cards::required_in(at, me, clearing, clause)
}

fn build(play: &mut Play, me: Seat, option: Opt) -> Ruling {
    let clause = clause!("LH-14.5.2.III");
    let clearing = option.clearing(0);
    rule::cite_share(play, me, &[clearing], Purpose::Act);
    let suits = play.position().suits(clearing);
    cards::ask_payment(play, me, suits, clause)?;
    placing::place(play, &piece_in(me, STRONGHOLD, clearing), 1, clause).map(|_| ())
}
