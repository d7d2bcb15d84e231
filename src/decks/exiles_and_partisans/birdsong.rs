//! Cards of the Birdsong: sabotage, swapping cards, false orders, and the émigré's raid.

use crate::clause;
use crate::decision::{Ask, Menu, Opt, Ruling};
use crate::decks::common::{at_start, between, choose_seat, discard_used, effect, somebody_holds_cards};
use crate::law::verbs::{BATTLE, DISCARD, MOVE, PASS};
use crate::law::{battle, cards, movement};
use crate::play::{Edge, Effect, Flow, Hooks, Moves, Play, Position, Route, Timed, Waivers};
use crate::terms::{Card, Class, Clearing, Phase, Seat};

/// CARD-saboteurs
pub static SABOTEURS: Effect =
    effect(Hooks { offers: Some(&[at_start(Phase::Birdsong, can_sabotage, sabotage)]), ..Hooks::SILENT });

/// Whether this seat has crafted cards before it and is an enemy.
fn is_target(at: Position, me: Seat, other: Seat) -> bool {
    at.are_enemies(me, other) && !at.table.crafted[other.index()].is_empty()
}

fn can_sabotage(at: Position, me: Seat) -> bool {
    at.others(me).any(|other| is_target(at, me, other))
}

fn sabotage(play: &mut Play, me: Seat, option: Opt) -> Ruling {
    let clause = clause!("CARD-saboteurs");
    discard_used(play, me, option, clause);
    let victim = choose_seat(play, Ask::open(me, clause, "sabotage-whom"), |at, other| is_target(at, me, other))?;
    let chosen = play.choose(Ask::open(me, clause, "sabotage-what"), |at, menu| {
        at.distinct(at.table.crafted[victim.index()]).for_each(|card| menu.offer(Opt::card(DISCARD, card)));
    })?;
    cards::discard_crafted(play, victim, chosen.card_at(0), clause);
    Ok(())
}

/// CARD-swap-meet
pub static SWAP_MEET: Effect =
    effect(Hooks { offers: Some(&[between(&[Phase::Birdsong], somebody_holds_cards, swap)]), ..Hooks::SILENT });

fn swap(play: &mut Play, me: Seat, _: Opt) -> Ruling {
    let clause = clause!("CARD-swap-meet");
    let ask = Ask::open(me, clause, "take-from");
    let other = choose_seat(play, ask, |at, other| !at.hand(other).is_empty())?;
    cards::take_random(play, me, other, clause);
    let hand = play.table.hand(me);
    cards::ask_give(play, me, other, hand, clause).map(|_| ())
}

/// CARD-false-orders
pub static FALSE_ORDERS: Effect =
    effect(Hooks { offers: Some(&[between(&[Phase::Birdsong], can_mislead, mislead)]), ..Hooks::SILENT });

/// The moves that an enemy can be made to take: with its warriors alone, and without rule. They are its own moves
/// (LAW-1.5.5a).
fn misled(at: Position, enemy: Seat) -> Moves {
    Moves::of(enemy).waiving(Waivers::RULE).with_only(at.faction(enemy).kinds_of(Class::Warrior))
}

fn can_mislead(at: Position, me: Seat) -> bool {
    at.enemies(me).any(|enemy| movement::can_move(at, &misled(at, enemy)))
}

fn mislead(play: &mut Play, me: Seat, option: Opt) -> Ruling {
    let clause = clause!("CARD-false-orders");
    discard_used(play, me, option, clause);
    let fits = |at: Position, enemy: Seat| at.are_enemies(me, enemy) && movement::can_move(at, &misled(at, enemy));
    let enemy = choose_seat(play, Ask::open(me, clause, "whom-to-move"), fits)?;
    let moves = misled(play.position(), enemy);
    let chosen =
        play.choose(Ask::open(me, clause, "move"), |at, menu| movement::offer_moves(at, &moves, MOVE, menu))?;
    let route = Route::of(chosen);
    // Half of all warriors there, those included that stay.
    let there = route.from.clearing().map_or(0, |from| play.position().warriors(enemy, from));
    movement::take_so_many(play, &moves, route, movement::Size::Exactly(there.div_ceil(2)), clause).map(|_| ())
}

/// CARD-eyrie-emigre
pub static EYRIE_EMIGRE: Effect = effect(Hooks {
    timed: Some(&[Timed {
        clause: clause!("CARD-eyrie-emigre"),
        phase: Phase::Birdsong,
        edge: Edge::End,
        when: |at, me| at.table.current() == me,
        run: raid,
    }]),
    ..Hooks::SILENT
});

/// A move, and a battle where it has led; whoever leaves out one of both loses the card.
fn raid(play: &mut Play, me: Seat) -> Ruling<Flow> {
    if !has_raided(play, me)? {
        let here = |card: &Card| play.position().face(*card).key == "eyrie-emigre";
        if let Some(card) = play.table.crafted[me.index()].iter().find(here) {
            cards::discard_crafted(play, me, card, clause!("CARD-eyrie-emigre"));
        }
    }
    Ok(Flow::Done)
}

fn has_raided(play: &mut Play, me: Seat) -> Ruling<bool> {
    let clause = clause!("CARD-eyrie-emigre");
    let moves = Moves::of(me);
    let chosen = play.choose(Ask::open(me, clause, "emigre-move"), |at, menu| {
        movement::offer_moves(at, &moves, MOVE, menu);
        menu.offer(Opt::plain(PASS));
    })?;
    if chosen.verb() == PASS {
        return Ok(false);
    }
    movement::take_move(play, &moves, chosen, clause)?;
    let Some(clearing) = Route::of(chosen).to.clearing() else { return Ok(false) };
    attacked(play, me, clearing)
}

/// Whether the owner starts a battle in a clearing, which it is asked.
fn attacked(play: &mut Play, me: Seat, clearing: Clearing) -> Ruling<bool> {
    let clause = clause!("CARD-eyrie-emigre");
    let offer = |at: Position, menu: &mut Menu| {
        battle::offer_battles_in(at, me, clearing, menu);
        menu.offer(Opt::plain(PASS));
    };
    let chosen = play.choose(Ask::open(me, clause, "emigre-battle"), offer)?;
    if chosen.verb() == BATTLE {
        battle::fight(play, me, chosen, clause)?;
    }
    Ok(chosen.verb() == BATTLE)
}
