//! VB-7.0 to VB-7.11 Daylight: any actions in any order, as long as items last.

use super::{
    AID, EXPLORE, HIDEOUT, REPAIR, STRIKE, cost, here, moves, quests, relationships, satchel, specials, state,
};
use crate::clause;
use crate::decision::{Ask, Opt, Reason, Refusal, Ruling};
use crate::event::Value;
use crate::law::turn::{self, Acted};
use crate::law::verbs::{BATTLE, ITEM, PASS};
use crate::law::{battle, cards, crafting, items, removal, scoring};
use crate::play::{Action, Cause, Flow, Loss, Mean, Means, Play, Position};
use crate::terms::{CardSet, Clearing, ClearingSet, HeldSet, Item, Kind, Seat};

/// The pawn is in a forest.
static IN_A_FOREST: Reason = Reason { key: "in-a-forest", values: &[] };
/// The pawn is in another clearing.
static EXPLORE_ELSEWHERE: Reason = Reason { key: "explore-elsewhere", values: &["clearing"] };
/// Nothing lies under a ruin there.
static NO_ITEM_THERE: Reason = Reason { key: "no-item-there", values: &["clearing"] };

/// Points for an item that was found (VB-7.5a).
const EXPLORED: u8 = 1;

static ACTIONS: [&Action; 17] = [
    &moves::MOVE_ACTION,
    &BATTLE_ACTION,
    &EXPLORE_ACTION,
    &AID_ACTION,
    &quests::QUEST_ACTION,
    &STRIKE_ACTION,
    &REPAIR_ACTION,
    &crafting::CRAFT_ACTION,
    &specials::STEAL_ACTION,
    &specials::LABOR_ACTION,
    &specials::HIDEOUT_ACTION,
    &specials::INSTIGATE_ACTION,
    &specials::SCORCH_ACTION,
    &quests::IMPROVISE_ACTION,
    &moves::GLIDE_ACTION,
    &quests::CON_ACTION,
    &specials::DUEL_ACTION,
];

/// VB-7.0: one action of the step. Hideout ends the phase (VB-3.3).
pub(super) fn actions(play: &mut Play, me: Seat) -> Ruling<Flow> {
    match turn::act(play, Ask::secret(me, clause!("VB-7.0"), "actions"), &ACTIONS, true)? {
        Acted::Finished => Ok(Flow::Done),
        Acted::Action(option) if option.verb() == HIDEOUT => Ok(Flow::EndPhase),
        Acted::Action(_) | Acted::Offer => Ok(Flow::Again),
    }
}

/// The clearing of the pawn, of which an action speaks (VB-3.0).
///
/// # Errors
/// The refusal where the pawn is in a forest.
pub(super) fn needs_clearing(at: Position, me: Seat) -> Result<Clearing, Refusal> {
    here(at, me).ok_or_else(|| Refusal::new(&IN_A_FOREST, clause!("VB-3.0")))
}

/// VB-7.4 Battle.
static BATTLE_ACTION: Action = Action {
    offer: |at, me, menu| {
        let Some(clearing) = here(at, me) else { return };
        match cost::check_one(at, me, Some(Item::Sword), clause!("VB-7.4")) {
            Ok(()) => battle::offer_battles_in(at, me, clearing, menu),
            Err(refusal) => {
                for enemy in at.enemies(me).filter(|enemy| at.visible(*enemy, clearing)) {
                    menu.refuse(Opt::of(BATTLE, clearing.0, enemy.0, 0), refusal);
                }
            }
        }
    },
    verbs: &[BATTLE],
    run: |play, me, option| {
        cost::pay(play, me, Some(Item::Sword), clause!("VB-7.4"))?;
        battle::fight(play, me, option, clause!("VB-7.4"))
    },
};

/// VB-7.5 Explore.
static EXPLORE_ACTION: Action = Action {
    offer: |at, me, menu| {
        let mut clearings: ClearingSet = here(at, me).into_iter().collect();
        if menu.explains() {
            clearings = clearings.or(at.table.ruins);
        }
        for clearing in clearings.iter() {
            menu.test(Opt::at(EXPLORE, clearing), may_explore(at, me, clearing));
        }
    },
    verbs: &[EXPLORE],
    run: explore,
};

fn may_explore(at: Position, me: Seat, clearing: Clearing) -> Result<(), Refusal> {
    let clause = clause!("VB-7.5a");
    if needs_clearing(at, me)? != clearing {
        return Err(Refusal::with(&EXPLORE_ELSEWHERE, clause, &[clearing.0]));
    }
    if !items::may_search(at, me, clearing) {
        return Err(Refusal::with(&NO_ITEM_THERE, clause, &[clearing.0]));
    }
    cost::check_one(at, me, Some(Item::Torch), clause)
}

/// VB-7.5, VB-8.3, VB-8.4: where nothing can be taken the torch is spent for nothing.
fn explore(play: &mut Play, me: Seat, option: Opt) -> Ruling {
    let clause = clause!("VB-7.5a");
    let clearing = option.clearing(0);
    cost::pay(play, me, Some(Item::Torch), clause)?;
    let Some(item) = items::look_under(play, me, clearing, clause!("VB-8.3"))? else { return Ok(()) };
    let found = [("clearing", Value::Clearing(clearing)), ("item", Value::Item(item))];
    play.tell_of(me, "explored", clause, &found);
    items::take_from_ruin(play, me, clearing, item, clause)?;
    scoring::score(play, me, EXPLORED, clause)
}

/// VB-7.6 Aid.
static AID_ACTION: Action = Action {
    offer: |at, me, menu| {
        let Some(clearing) = here(at, me) else { return };
        for other in at.met(me, clearing).iter() {
            menu.test(Opt::seat(AID, other), may_aid(at, me, clearing));
        }
    },
    verbs: &[AID],
    run: aid,
};

/// VB-7.6a, VB-E72: an item of any type and a card of the clearing's suit; a card that stands for the item is another.
fn may_aid(at: Position, me: Seat, clearing: Clearing) -> Result<(), Refusal> {
    let clause = clause!("VB-7.6a");
    if matching(at, me, clearing).is_empty() {
        return Err(Refusal::with(&cards::NO_MATCHING_CARD, clause, &[clearing.0]));
    }
    cost::check(at, me, &[None], only_card(at, me, clearing), clause)
}

/// The card that has to be given, if there is no choice.
fn only_card(at: Position, me: Seat, clearing: Clearing) -> CardSet {
    let matching = matching(at, me, clearing);
    if matching.len() == 1 { matching } else { CardSet::EMPTY }
}

fn matching(at: Position, me: Seat, clearing: Clearing) -> CardSet {
    at.hand(me).and(at.setup.deck.serving_any(at.suits(clearing)))
}

/// VB-7.6: exhaust, give, what that brings (VB-E71), and an item of the other's Crafted Items box if he likes.
fn aid(play: &mut Play, me: Seat, option: Opt) -> Ruling {
    let clause = clause!("VB-7.6a");
    let other = option.seat_at(0);
    let Some(clearing) = here(play.position(), me) else { return Ok(()) };
    let kept = only_card(play.position(), me, clearing);
    cost::pay_but(play, me, None, kept, clause)?;
    let cards = matching(play.position(), me, clearing);
    play.tell_of(me, "aided", clause, &[("other", Value::Seat(other))]);
    cards::ask_give(play, me, other, cards, clause)?;
    relationships::aided(play, me, other)?;
    if items::takeable_from(play.position(), me, other).is_empty() {
        return Ok(());
    }
    let chosen = play.choose(Ask::open(me, clause!("VB-7.6b"), "aid-item"), |at, menu| {
        items::takeable_from(at, me, other).iter().for_each(|item| menu.offer(Opt::item(ITEM, item)));
        menu.offer(Opt::plain(PASS));
    })?;
    if chosen.verb() == PASS {
        return Ok(());
    }
    let item = chosen.item_at(0);
    let taken = [("from", Value::Seat(other)), ("item", Value::Item(item))];
    play.tell_of(me, "took-item", clause!("VB-7.6b"), &taken);
    items::take_from_box(play, me, other, item)
}

/// What an action of his would remove: one piece in his clearing.
pub(super) const fn loss(me: Seat, owner: Seat, kind: Kind, clearing: Clearing) -> Loss {
    Loss { by: Some(me), owner, kind, count: 1, clearing, cause: Cause::Effect, instead: false }
}

/// VB-7.8 Strike.
static STRIKE_ACTION: Action = Action {
    offer: |at, me, menu| {
        let Some(clearing) = here(at, me) else { return };
        let pays = cost::check_one(at, me, Some(Item::Crossbow), clause!("VB-7.8"));
        if pays.is_ok() || menu.explains() {
            for enemy in at.enemies(me) {
                for kind in removal::seen(at, enemy, clearing).iter() {
                    let named = removal::may_name(at, &loss(me, enemy, kind, clearing), clause!("VB-E63"));
                    menu.test(Opt::piece(STRIKE, enemy, kind), named.and(pays));
                }
            }
        }
    },
    verbs: &[STRIKE],
    run: |play, me, option| {
        let clause = clause!("VB-7.8");
        let (owner, kind) = option.piece_at(0);
        let Some(clearing) = here(play.position(), me) else { return Ok(()) };
        cost::pay(play, me, Some(Item::Crossbow), clause)?;
        removal::remove(play, &[loss(me, owner, kind, clearing)], clause)
    },
};

/// VB-7.9 Repair.
static REPAIR_ACTION: Action = Action {
    offer: |at, me, menu| {
        let pays = cost::check_one(at, me, Some(Item::Hammer), clause!("VB-7.9"));
        for held in state(at, me).distinct(HeldSet::DAMAGED).iter() {
            menu.test(Opt::held(REPAIR, held), pays);
        }
    },
    verbs: &[REPAIR],
    run: |play, me, option| {
        cost::pay(play, me, Some(Item::Hammer), clause!("VB-7.9"))?;
        satchel::repair(play, me, option.held_at(0), clause!("VB-7.9"));
        Ok(())
    },
};

/// VB-5.1a, VB-5.1b: each face-up hammer pays an icon of the pawn's clearing, and so does a card for one.
pub(super) fn means(at: Position, me: Seat) -> Means {
    let mut means = Means::NONE;
    if let Some(clearing) = here(at, me) {
        let coerced = u8::from(!cost::coercing(at, me, CardSet::EMPTY).is_empty());
        means.add_at(clearing, at.suits(clearing), state(at, me).ready(Item::Hammer) + coerced);
    }
    means
}

/// VB-5.1a: a hammer is exhausted for each icon.
///
/// # Errors
/// Suspends while a question is open.
pub(super) fn pay_icon(play: &mut Play, me: Seat, _: Mean) -> Ruling {
    cost::pay(play, me, Some(Item::Hammer), clause!("VB-5.1a")).map(|_| ())
}
