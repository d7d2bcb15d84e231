//! UD-5.2 Parliament: each swayed minister acts once, in any order.

use super::ministers::{self, Minister, Rank};
use super::{ACT, Board, CITADEL, COPY, MARKET, OF_EACH, TUNNEL, build};
use crate::clause;
use crate::clause::Clause;
use crate::decision::{Ask, Menu, Opt, Reason, Refusal, Ruling};
use crate::event::{Event, Value};
use crate::law::turn::{self, Acted};
use crate::law::verbs::{BATTLE, DONE, MOVE, SPEND};
use crate::law::{battle, cards, movement, scoring};
use crate::play::{Action, Flow, Moves, Play, Position};
use crate::terms::{Seat, Suit, SuitSet};

/// The minister waits in the pile.
static NOT_SWAYED: Reason = Reason { key: "not-swayed", values: &[] };
/// The minister has acted this turn.
static MINISTER_ACTED: Reason = Reason { key: "minister-acted", values: &[] };
/// There is nothing for the minister to do.
static MINISTER_IDLE: Reason = Reason { key: "minister-idle", values: &[] };

/// Points for three tunnels on the map (UD-5.2h).
const DUCHESS_POINTS: u8 = 2;
/// The Brigadier may move once more (UD-5.2e).
const MOVES: u8 = 1;
/// He may battle once more.
const BATTLES: u8 = 2;

/// One minister acts; a Brigadier who has begun goes on before anything else. Whoever is left may stay silent (UD-5.2a).
pub(super) fn sit(play: &mut Play, me: Seat) -> Ruling<Flow> {
    let at = play.position();
    if at.board::<Board>(me).brigade > 0 {
        brigade_again(play, me)?;
        return Ok(Flow::Again);
    }
    if ministers::swayed(at, me).all(|minister| ministers::has_acted(at, me, minister)) {
        return Ok(Flow::Done);
    }
    match turn::act(play, Ask::open(me, clause!("UD-5.2a"), "parliament"), &[&ACT_ACTION, &COPY_ACTION], true)? {
        Acted::Finished => Ok(Flow::Done),
        Acted::Action(_) if play.position().board::<Board>(me).brigade > 0 => Ok(Flow::Amid),
        Acted::Action(_) | Acted::Offer => Ok(Flow::Again),
    }
}

/// A minister's own action. The Mayor has none but those of others.
static ACT_ACTION: Action = Action {
    offer: |at, me, menu| {
        let explains = menu.explains();
        let all = Minister::ALL.into_iter().filter(|minister| *minister != Minister::Mayor);
        for minister in all.filter(|minister| explains || ministers::is_swayed(at, me, *minister)) {
            let check = may_rise(at, me, minister).and_then(|()| may_do(at, me, minister));
            menu.test(Opt::of(ACT, minister as u8, 0, 0), check);
        }
    },
    verbs: &[ACT],
    run: |play, me, option| match Minister::of(option.operand(0)) {
        Some(minister) => {
            rise(play, me, minister);
            perform(play, me, minister)
        }
        None => Ok(()),
    },
};

/// UD-5.2g: the Mayor acts as a swayed squire or noble, whether that one has acted or not, and never as himself (UD-E05).
static COPY_ACTION: Action = Action {
    offer: |at, me, menu| {
        if !menu.explains() && may_rise(at, me, Minister::Mayor).is_err() {
            return;
        }
        let others = Minister::ALL.into_iter().filter(|other| *other != Minister::Mayor && other.rank() < Rank::Lord);
        for other in others {
            let check = may_rise(at, me, Minister::Mayor)
                .and_then(|()| is_swayed(at, me, other))
                .and_then(|()| may_do(at, me, other));
            menu.test(Opt::of(COPY, other as u8, 0, 0), check);
        }
    },
    verbs: &[COPY],
    run: |play, me, option| match Minister::of(option.operand(0)) {
        Some(minister) => {
            rise(play, me, Minister::Mayor);
            perform(play, me, minister)
        }
        None => Ok(()),
    },
};

fn is_swayed(at: Position, me: Seat, minister: Minister) -> Result<(), Refusal> {
    if ministers::is_swayed(at, me, minister) { Ok(()) } else { Err(Refusal::new(&NOT_SWAYED, minister.clause())) }
}

/// UD-5.2a: swayed, and silent so far.
fn may_rise(at: Position, me: Seat, minister: Minister) -> Result<(), Refusal> {
    is_swayed(at, me, minister)?;
    if ministers::has_acted(at, me, minister) {
        return Err(Refusal::new(&MINISTER_ACTED, clause!("UD-5.2a")));
    }
    Ok(())
}

/// Whether there is anything to do for a minister. Lords may act for nothing (UD-E10).
fn may_do(at: Position, me: Seat, minister: Minister) -> Result<(), Refusal> {
    let can = match minister {
        Minister::Foremole => build::can_foremole(at, me),
        Minister::Captain => battle::can_battle(at, me),
        Minister::Marshal => movement::can_move(at, &Moves::of(me)),
        Minister::Brigadier => battle::can_battle(at, me) || movement::can_move(at, &Moves::of(me)),
        Minister::Banker => !cards::payable(at, me, SuitSet::ALL).is_empty(),
        Minister::Mayor => false,
        Minister::Duchess | Minister::Baron | Minister::Earl => true,
    };
    if can { Ok(()) } else { Err(Refusal::new(&MINISTER_IDLE, minister.clause())) }
}

fn rise(play: &mut Play, me: Seat, minister: Minister) {
    ministers::note_act(play, me, minister);
    play.tell(|| Event::new("minister", minister.clause()).seat(me).with("space", Value::Key(minister.key())));
}

/// What a minister does, whoever does it.
fn perform(play: &mut Play, me: Seat, minister: Minister) -> Ruling {
    let clause = minister.clause();
    match minister {
        Minister::Foremole => build::foremole(play, me),
        Minister::Captain => battle::ask_battle(play, me, clause),
        Minister::Marshal => movement::ask_move(play, &Moves::of(me), clause),
        Minister::Brigadier => brigade(play, me),
        Minister::Banker => bank(play, me, clause),
        Minister::Mayor => Ok(()),
        Minister::Duchess | Minister::Baron | Minister::Earl => {
            let points = tribute(play.position(), me, minister);
            scoring::score(play, me, points, clause)
        }
    }
}

/// What a lord scores as things stand (UD-5.2h to UD-5.2j).
pub(super) fn tribute(at: Position, me: Seat, minister: Minister) -> u8 {
    match minister {
        Minister::Duchess if at.table.on_map(me, TUNNEL) == OF_EACH => DUCHESS_POINTS,
        Minister::Baron => at.table.on_map(me, MARKET),
        Minister::Earl => at.table.on_map(me, CITADEL),
        _ => 0,
    }
}

const BRIGADE: Clause = clause!("UD-5.2e");

/// UD-5.2e: a move or a battle, and then perhaps another of the same.
fn brigade(play: &mut Play, me: Seat) -> Ruling {
    if may_do(play.position(), me, Minister::Brigadier).is_err() {
        return Ok(());
    }
    let chosen = play.choose(Ask::open(me, BRIGADE, "brigadier"), |at, menu| {
        offer_deeds(at, me, MOVES, menu);
        offer_deeds(at, me, BATTLES, menu);
    })?;
    play.board::<Board>(me).brigade = if chosen.verb() == MOVE { MOVES } else { BATTLES };
    lead(play, me, chosen)
}

/// The second move or battle, or none. Nothing comes between (UD-E27), and a Brigadier who has left meanwhile finishes
/// what he has begun (UD-E17).
fn brigade_again(play: &mut Play, me: Seat) -> Ruling {
    let kind = std::mem::take(&mut play.board::<Board>(me).brigade);
    let mut menu = Menu::one_of(1);
    offer_deeds(play.position(), me, kind, &mut menu);
    if menu.is_empty() {
        return Ok(());
    }
    let prompt = if kind == MOVES { "brigadier-moves-on" } else { "brigadier-fights-on" };
    let chosen = play.choose(Ask::open(me, BRIGADE, prompt), |at, menu| {
        offer_deeds(at, me, kind, menu);
        menu.offer(Opt::plain(DONE));
    })?;
    lead(play, me, chosen)
}

fn offer_deeds(at: Position, me: Seat, kind: u8, menu: &mut Menu) {
    if kind == MOVES {
        movement::offer_moves(at, &Moves::of(me), MOVE, menu);
    } else {
        battle::offer_battles(at, me, menu);
    }
}

fn lead(play: &mut Play, me: Seat, chosen: Opt) -> Ruling {
    match chosen.verb() {
        MOVE => movement::take_move(play, &Moves::of(me), chosen, BRIGADE).map(|_| ()),
        BATTLE => battle::fight(play, me, chosen, BRIGADE),
        _ => Ok(()),
    }
}

/// UD-5.2f: cards of one suit, one after the other, and a point for each. Birds stand for any suit, or for their own.
fn bank(play: &mut Play, me: Seat, clause: Clause) -> Ruling {
    let (mut suits, mut spent) = (SuitSet::ALL, 0);
    loop {
        let fitting = cards::payable(play.position(), me, suits);
        if fitting.is_empty() {
            break;
        }
        let chosen = play.choose(Ask::secret(me, clause, "bank"), |at, menu| {
            at.distinct(fitting).for_each(|card| menu.offer(Opt::card(SPEND, card)));
            if spent > 0 {
                menu.offer(Opt::plain(DONE));
            }
        })?;
        if chosen.verb() == DONE {
            break;
        }
        let card = chosen.card_at(0);
        let deck = play.setup.deck;
        let own: SuitSet = Suit::ALL.into_iter().filter(|suit| deck.serving(*suit).has(card)).collect();
        cards::spend_for(play, me, card, suits, clause);
        // A card that stands for another suit leaves open for which.
        let both = suits.and(own);
        suits = if both.is_empty() { suits } else { both };
        spent += 1;
    }
    scoring::score(play, me, spent, clause)
}
