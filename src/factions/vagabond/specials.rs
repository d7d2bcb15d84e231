//! VB-3 Special actions that are actions of their own.

use super::characters::Special;
use super::daylight::{loss, needs_clearing};
use super::{Board, DUEL, HIDEOUT, INSTIGATE, LABOR, REPAIR, SCORCH, STEAL, cost, here, satchel, state};
use crate::clause;
use crate::clause::Clause;
use crate::decision::{Ask, Opt, Refusal, Ruling};
use crate::event::Value;
use crate::law::{battle, cards, items, placing, removal};
use crate::play::{Action, Battle, Play, Position};
use crate::terms::{Class, Clearing, HeldSet, Item, Kind, Seat};

/// Items that Hideout repairs (VB-3.3).
const HIDEOUT_REPAIRS: u8 = 3;

fn torch(at: Position, me: Seat, clause: Clause) -> Result<(), Refusal> {
    cost::check_one(at, me, Some(Item::Torch), clause)
}

/// The clearing of a character with this special action.
fn scene(at: Position, me: Seat, special: Special) -> Option<Clearing> {
    here(at, me).filter(|_| state(at, me).can(special))
}

/// VB-3.1 Steal.
pub(super) static STEAL_ACTION: Action = Action {
    offer: |at, me, menu| {
        let clause = clause!("VB-3.1");
        let Some(clearing) = scene(at, me, Special::Steal) else { return };
        for other in at.met(me, clearing).iter() {
            if !at.hand(other).is_empty() {
                menu.test(Opt::seat(STEAL, other), torch(at, me, clause));
            }
        }
    },
    verbs: &[STEAL],
    run: |play, me, option| {
        cost::pay(play, me, Some(Item::Torch), clause!("VB-3.1"))?;
        cards::take_random(play, me, option.seat_at(0), clause!("VB-3.1"));
        Ok(())
    },
};

/// VB-3.2 Day Labor.
pub(super) static LABOR_ACTION: Action = Action {
    offer: |at, me, menu| {
        let Some(clearing) = scene(at, me, Special::DayLabor) else { return };
        for card in at.matching(at.table.discard, clearing) {
            menu.test(Opt::card(LABOR, card), torch(at, me, clause!("VB-3.2")));
        }
    },
    verbs: &[LABOR],
    run: |play, me, option| {
        cost::pay(play, me, Some(Item::Torch), clause!("VB-3.2"))?;
        cards::take_discarded(play, me, option.card_at(0), clause!("VB-3.2"));
        Ok(())
    },
};

/// VB-3.3 Hideout, after which Daylight is over; in a forest as well.
pub(super) static HIDEOUT_ACTION: Action = Action {
    offer: |at, me, menu| {
        if state(at, me).can(Special::Hideout) {
            menu.test(Opt::plain(HIDEOUT), torch(at, me, clause!("VB-3.3")));
        }
    },
    verbs: &[HIDEOUT],
    run: |play, me, _| {
        let clause = clause!("VB-3.3");
        cost::pay(play, me, Some(Item::Torch), clause)?;
        play.tell_of(me, "hideout", clause, &[]);
        let ask = Ask::open(me, clause, "repair-item");
        satchel::choose_each(play, ask, (HeldSet::DAMAGED, HIDEOUT_REPAIRS), REPAIR, satchel::repair)
    },
};

/// VB-3.4 Instigate: another battle is fought for whose buildings and tokens the Vagrant counts as the remover.
pub(super) static INSTIGATE_ACTION: Action = Action {
    offer: |at, me, menu| {
        let Some(clearing) = scene(at, me, Special::Instigate) else { return };
        for attacker in at.seats() {
            for defender in at.enemies(attacker) {
                let check = torch(at, me, clause!("VB-3.4a"))
                    .and_then(|()| battle::may_battle(at, attacker, defender, clearing));
                menu.test(Opt::of(INSTIGATE, attacker.0, defender.0, 0), check);
            }
        }
    },
    verbs: &[INSTIGATE],
    run: |play, me, option| {
        let Some(clearing) = here(play.position(), me) else { return Ok(()) };
        cost::pay(play, me, Some(Item::Torch), clause!("VB-3.4a"))?;
        let mut battle = Battle::new(option.seat_at(0), option.seat_at(1), clearing);
        battle.rules.prizes_by = Some(me);
        battle::battle_by(play, battle, clause!("VB-3.4a")).map(|_| ())
    },
};

/// VB-3.6 Scorched Earth.
pub(super) static SCORCH_ACTION: Action = Action {
    offer: |at, me, menu| {
        let Some(clearing) = scene(at, me, Special::ScorchedEarth) else { return };
        menu.test(Opt::at(SCORCH, clearing), may_scorch(at, me, clearing));
    },
    verbs: &[SCORCH],
    run: scorch,
};

/// VB-E52: a torch, in a clearing where he can place it.
fn may_scorch(at: Position, me: Seat, clearing: Clearing) -> Result<(), Refusal> {
    torch(at, me, clause!("VB-3.6a"))?;
    placing::may_lay(at, me, clearing)
}

/// VB-3.6, VB-E82: the torch stays there for good, and no piece comes there any more.
fn scorch(play: &mut Play, me: Seat, option: Opt) -> Ruling {
    let clause = clause!("VB-3.6a");
    let clearing = option.clearing(0);
    // A torch that is paid with is face down; there is one kind of it.
    if let Some(torch) = cost::pay(play, me, Some(Item::Torch), clause)? {
        satchel::drop(play, me, torch.exhausted());
        items::remove_for_good(play, Item::Torch, clause);
    }
    play.board::<Board>(me).scorched = clearing.0;
    play.tell_of(me, "scorched", clause, &[("clearing", Value::Clearing(clearing))]);
    let mut losses = Vec::new();
    removal::everything_of_enemies(play.position(), me, clearing, &mut losses);
    removal::remove(play, &losses, clause)
}

/// VB-3.11 Duel.
pub(super) static DUEL_ACTION: Action = Action {
    offer: |at, me, menu| {
        let Some(clearing) = scene(at, me, Special::Duel) else { return };
        let pays = cost::check_one(at, me, None, clause!("VB-3.11"));
        for enemy in at.enemies(me) {
            for kind in at.faction(enemy).kinds_of(Class::Warrior).iter() {
                if at.count(enemy, clearing, kind) > 0 {
                    let open = removal::may_remove(at, &loss(me, enemy, kind, clearing));
                    menu.test(Opt::piece(DUEL, enemy, kind), open.and(pays));
                }
            }
        }
    },
    verbs: &[DUEL],
    run: |play, me, option| {
        let clearing = needs_clearing(play.position(), me).ok();
        let (owner, kind): (Seat, Kind) = option.piece_at(0);
        duel(play, me, clearing, (owner, kind))
    },
};

/// VB-3.11, VB-E79: the item is exhausted, then damaged; the warrior goes, and a card is drawn.
fn duel(play: &mut Play, me: Seat, clearing: Option<Clearing>, (owner, kind): (Seat, Kind)) -> Ruling {
    let clause = clause!("VB-3.11");
    let Some(clearing) = clearing else { return Ok(()) };
    if let Some(held) = cost::pay(play, me, None, clause)? {
        satchel::damage(play, me, held.exhausted(), clause);
    }
    removal::remove(play, &[loss(me, owner, kind, clearing)], clause)?;
    cards::draw(play, me, 1, clause)
}
