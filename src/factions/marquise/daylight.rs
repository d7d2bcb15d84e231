//! MC-5.2 Daylight: craft, then three actions and one for each bird.

use super::build::BUILD_ACTION;
use super::overwork::OVERWORK_ACTION;
use super::production::Production;
use super::{Board, MARCH, RECRUIT, RECRUITER, SPEND_BIRD, WARRIOR};
use crate::clause;
use crate::decision::{Ask, Opt, Reason, Refusal, Ruling};
use crate::law::turn::{self, Acted};
use crate::law::verbs::{BATTLE, DONE};
use crate::law::{battle, cards, crafting, movement};
use crate::play::{Action, Flow, Moves, Play, Position};
use crate::terms::Seat;

/// Actions she has without birds (MC-5.2b).
const ACTIONS: u8 = 3;
/// Moves of a March at most (MC-5.4).
const MARCH_MOVES: u8 = 2;

/// Recruit was taken this turn.
static RECRUITED_ALREADY: Reason = Reason { key: "recruited-already", values: &[] };
/// No recruiter stands on the map.
static NO_RECRUITER: Reason = Reason { key: "no-recruiter", values: &[] };

/// MC-5.2a Craft.
pub(super) fn craft(play: &mut Play, me: Seat) -> Ruling<Flow> {
    crafting::craft_step(play, me, clause!("MC-5.2a"))
}

/// How many actions she has this turn, those bought with birds included.
pub(super) fn all_actions(at: Position, me: Seat) -> u8 {
    ACTIONS.saturating_add(at.board::<Board>(me).bought)
}

/// MC-5.2b: actions in any order and number; a March that has begun goes on before anything else.
pub(super) fn actions(play: &mut Play, me: Seat) -> Ruling<Flow> {
    let at = play.position();
    if at.board::<Board>(me).marching > 0 {
        return march_on(play, me);
    }
    let offered: &[&Action] = if all_actions(at, me) > at.table.turn.used {
        &[&BATTLE_ACTION, &MARCH_ACTION, &RECRUIT_ACTION, &BUILD_ACTION, &OVERWORK_ACTION, &BIRD_ACTION]
    } else {
        &[&BIRD_ACTION]
    };
    // Which cards overwork or buy an action depends on the hand.
    let secret = !at.hand(me).is_empty();
    match turn::act(play, Ask { seat: me, clause: clause!("MC-5.2b"), prompt: "actions", secret }, offered, true)? {
        Acted::Finished => Ok(Flow::Done),
        Acted::Action(option) if option.verb() != SPEND_BIRD => {
            play.table.turn.used += 1;
            Ok(if play.position().board::<Board>(me).marching > 0 { Flow::Amid } else { Flow::Again })
        }
        Acted::Action(_) | Acted::Offer => Ok(Flow::Again),
    }
}

/// MC-5.2c, MC-5.2d: any bird, spent for one more action between any two. This is no action itself.
static BIRD_ACTION: Action = Action {
    offer: |at, me, menu| cards::offer_birds(at, me, SPEND_BIRD, menu),
    verbs: &[SPEND_BIRD],
    run: |play, me, option| {
        cards::spend_for(play, me, option.card_at(0), cards::BIRD, clause!("MC-5.2c"));
        play.board::<Board>(me).bought += 1;
        Ok(())
    },
};

/// MC-5.3 Battle.
static BATTLE_ACTION: Action = Action {
    offer: battle::offer_battles,
    verbs: &[BATTLE],
    run: |play, me, option| battle::fight(play, me, option, clause!("MC-5.3")),
};

/// MC-5.4 March: its first move.
static MARCH_ACTION: Action = Action {
    offer: |at, me, menu| movement::offer_moves(at, &Moves::of(me), MARCH, menu),
    verbs: &[MARCH],
    run: |play, me, option| {
        movement::take_move(play, &Moves::of(me), option, clause!("MC-5.4"))?;
        play.board::<Board>(me).marching = MARCH_MOVES - 1;
        Ok(())
    },
};

/// MC-5.4: the next move of the March, or none. Nothing comes between its moves (LAW-1.4.2).
fn march_on(play: &mut Play, me: Seat) -> Ruling<Flow> {
    let clause = clause!("MC-5.4");
    let moves = Moves::of(me);
    let left = play.position().board::<Board>(me).marching - 1;
    if !movement::can_move(play.position(), &moves) {
        play.board::<Board>(me).marching = 0;
        return Ok(Flow::Again);
    }
    let chosen = play.choose(Ask::open(me, clause, "march-on"), |at, menu| {
        movement::offer_moves(at, &moves, MARCH, menu);
        menu.offer(Opt::plain(DONE));
    })?;
    if chosen.verb() == MARCH {
        movement::take_move(play, &moves, chosen, clause)?;
        play.board::<Board>(me).marching = left;
    } else {
        play.board::<Board>(me).marching = 0;
    }
    Ok(Flow::Again)
}

/// MC-5.5: a warrior at each recruiter.
pub(super) const MUSTER: Production =
    Production { building: RECRUITER, piece: WARRIOR, prompt: "recruit-where", clause: clause!("MC-5.5") };

/// MC-5.5 Recruit, once a turn.
static RECRUIT_ACTION: Action = Action {
    offer: |at, me, menu| menu.test(Opt::plain(RECRUIT), may_recruit(at, me)),
    verbs: &[RECRUIT],
    run: |play, me, _| {
        play.board::<Board>(me).recruited = 1;
        MUSTER.run(play, me)
    },
};

/// MC-5.5: not twice, and with a recruiter on the map. An empty supply is no bar (MC-E18).
fn may_recruit(at: Position, me: Seat) -> Result<(), Refusal> {
    if at.board::<Board>(me).recruited == 1 {
        return Err(Refusal::new(&RECRUITED_ALREADY, clause!("MC-5.5")));
    }
    if at.table.on_map(me, RECRUITER) == 0 {
        return Err(Refusal::new(&NO_RECRUITER, clause!("MC-5.5")));
    }
    Ok(())
}
