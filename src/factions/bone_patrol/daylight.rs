//! BP.5 Daylight: three actions and one for each bird.

use super::{BUILD, Board, Figures, MARCH, PUG, RECRUIT, SPEND_BIRD, STASH};
use crate::clause;
use crate::decision::{Ask, Opt, Reason, Refusal, Ruling};
use crate::law::turn::{self, Acted};
use crate::law::verbs::{BATTLE, DONE};
use crate::law::{battle, cards, movement, placing, rule};
use crate::play::{Action, Flow, Moves, Placing, Play, Position, Purpose};
use crate::terms::{Clearing, Seat};

/// No stash stands where a warrior could come.
static NO_STASH_TO_RECRUIT_AT: Reason = Reason { key: "no-stash-to-recruit-at", values: &[] };
/// No stash is left on the track.
static NO_STASH_LEFT: Reason = Reason { key: "no-stash-left", values: &[] };

/// BP.5: actions in any order and number; a March that has begun goes on before anything else.
pub(super) fn actions(play: &mut Play, me: Seat) -> Ruling<Flow> {
    let at = play.position();
    let board = at.board::<Board>(me);
    if board.marching > 0 {
        return march_on(play, me);
    }
    let total = at.figures::<Figures>(me).actions.saturating_add(board.bought);
    let offered: &[&Action] = if total > at.table.turn.used {
        &[&MARCH_ACTION, &BATTLE_ACTION, &RECRUIT_ACTION, &BUILD_ACTION, &BIRD_ACTION]
    } else {
        &[&BIRD_ACTION]
    };
    // Which cards build or buy an action depends on the hand.
    let secret = !at.hand(me).is_empty();
    match turn::act(play, Ask { seat: me, clause: clause!("BP.5"), prompt: "actions", secret }, offered, true)? {
        Acted::Finished => Ok(Flow::Done),
        Acted::Action(option) if option.verb() != SPEND_BIRD => {
            play.table.turn.used += 1;
            Ok(Flow::Again)
        }
        Acted::Action(_) | Acted::Offer => Ok(Flow::Again),
    }
}

/// BP.5: a bird spent for one more action, at any moment of the step. This is no action itself.
static BIRD_ACTION: Action = Action {
    offer: |at, me, menu| cards::offer_birds(at, me, SPEND_BIRD, menu),
    verbs: &[SPEND_BIRD],
    run: |play, me, option| {
        cards::spend_for(play, me, option.card_at(0), cards::BIRD, clause!("BP.5"));
        play.board::<Board>(me).bought += 1;
        Ok(())
    },
};

/// BP.5.1 March.
static MARCH_ACTION: Action = Action {
    offer: |at, me, menu| movement::offer_moves(at, &Moves::of(me), MARCH, menu),
    verbs: &[MARCH],
    run: |play, me, option| {
        movement::take_move(play, &Moves::of(me), option, clause!("BP.5.1"))?;
        let moves = play.position().figures::<Figures>(me).march_moves;
        play.board::<Board>(me).marching = moves.saturating_sub(1);
        Ok(())
    },
};

/// BP.5.1: the next move of the March, or none. Nothing comes between its moves (LAW-1.4.2).
fn march_on(play: &mut Play, me: Seat) -> Ruling<Flow> {
    let clause = clause!("BP.5.1");
    let left = play.position().board::<Board>(me).marching - 1;
    if !movement::can_move(play.position(), &Moves::of(me)) {
        play.board::<Board>(me).marching = 0;
        return Ok(Flow::Again);
    }
    let chosen = play.choose(Ask::open(me, clause, "march-on"), |at, menu| {
        movement::offer_moves(at, &Moves::of(me), MARCH, menu);
        menu.offer(Opt::plain(DONE));
    })?;
    if chosen.verb() == MARCH {
        movement::take_move(play, &Moves::of(me), chosen, clause)?;
        play.board::<Board>(me).marching = left;
    } else {
        play.board::<Board>(me).marching = 0;
    }
    Ok(Flow::Again)
}

/// BP.5.2 Battle.
static BATTLE_ACTION: Action = Action {
    offer: battle::offer_battles,
    verbs: &[BATTLE],
    run: |play, me, option| battle::fight(play, me, option, clause!("BP.5.2")),
};

/// BP.5.3 Recruit.
static RECRUIT_ACTION: Action = Action {
    offer: |at, me, menu| {
        let check = if recruiting(at, me).is_empty() {
            Err(Refusal::new(&NO_STASH_TO_RECRUIT_AT, clause!("BP.5.3")))
        } else {
            Ok(())
        };
        menu.test(Opt::plain(RECRUIT), check);
    },
    verbs: &[RECRUIT],
    run: recruit,
};

const fn pug_in(me: Seat, clearing: Clearing) -> Placing {
    Placing { by: me, owner: me, kind: PUG, clearing }
}

/// The clearings of all stashes where a pug may be placed, each as often as it has stashes.
fn recruiting(at: Position, me: Seat) -> Vec<Clearing> {
    let stashes = at.table.clearings_with(me, STASH);
    let open = stashes.iter().filter(|clearing| placing::may_place(at, &pug_in(me, *clearing)).is_ok());
    open.flat_map(|clearing| (0..at.count(me, clearing, STASH)).map(move |_| clearing)).collect()
}

/// BP.5.3: a pug at each stash. If the supply is short, the Patrol chooses where (EDGE-01).
fn recruit(play: &mut Play, me: Seat, _: Opt) -> Ruling {
    let due = recruiting(play.position(), me);
    placing::place_one_each(play, me, PUG, due, Ask::open(me, clause!("BP.5.3"), "recruit-where"))
}

/// BP.5.4 Build.
static BUILD_ACTION: Action = Action {
    offer: |at, me, menu| {
        for clearing in rule::tried_in(at, me, cards::payable_clearings(at, me), menu).iter() {
            menu.test(Opt::at(BUILD, clearing), may_build(at, me, clearing));
        }
    },
    verbs: &[BUILD],
    run: build,
};

const fn stash_in(me: Seat, clearing: Clearing) -> Placing {
    Placing { by: me, owner: me, kind: STASH, clearing }
}

/// BP.5.4: rule of any origin, room for the stash, one left on the track, and a card that matches. Several stashes may
/// share a clearing.
fn may_build(at: Position, me: Seat, clearing: Clearing) -> Result<(), Refusal> {
    let clause = clause!("BP.5.4");
    rule::required(at, me, clearing, clause)?;
    placing::may_place(at, &stash_in(me, clearing))?;
    if at.in_supply(me, STASH) == 0 {
        return Err(Refusal::new(&NO_STASH_LEFT, clause));
    }
    cards::required_in(at, me, clearing, clause)
}

/// BP.5.4: a matching card, then the leftmost stash of the track. Nothing scores.
fn build(play: &mut Play, me: Seat, option: Opt) -> Ruling {
    let clause = clause!("BP.5.4");
    let clearing = option.clearing(0);
    rule::cite_share(play, me, &[clearing], Purpose::Act);
    let suits = play.position().suits(clearing);
    cards::ask_payment(play, me, suits, clause)?;
    placing::place(play, &stash_in(me, clearing), 1, clause).map(|_| ())
}
