//! Cards about crafting: an apprentice, and two that take effect once.

use super::prices::in_play;
use crate::clause;
use crate::decision::{Ask, Menu, Opt, Ruling};
use crate::decks::common::{choose_seat, effect};
use crate::law::crafting::{self, Terms};
use crate::law::verbs::{PLACE, TAKE};
use crate::law::{cards, piles, placing};
use crate::play::{Edge, Effect, Flow, Hooks, Placing, Play, Position, Timed};
use crate::terms::{Card, Phase, Seat};

/// CARD-apprentice
pub static APPRENTICE: Effect = effect(Hooks {
    timed: Some(&[Timed {
        clause: clause!("CARD-apprentice"),
        phase: Phase::Birdsong,
        edge: Edge::Start,
        when: |at, me| at.table.current() == me,
        run: |play, me| learn(play, me).map(|()| Flow::Done),
    }]),
    ..Hooks::SILENT
});

fn learn(play: &mut Play, me: Seat) -> Ruling {
    let clause = clause!("CARD-apprentice");
    let mut craftable = Menu::one_of(1);
    crafting::offer_on(play.position(), me, &Terms::FREE, &mut craftable);
    if craftable.is_empty() {
        for other in play.position().others(me).collect::<Vec<_>>() {
            cards::show_hand(play, me, other, clause);
        }
        return Ok(());
    }
    let ask = Ask::secret(me, clause, "craft-for-nothing");
    let chosen = play.choose(ask, |at, menu| crafting::offer_on(at, me, &Terms::FREE, menu))?;
    crafting::craft_on(play, me, chosen.card_at(0), &Terms::FREE)?;
    if let Some(card) = in_play(play.position(), me, "apprentice") {
        cards::discard_crafted(play, me, card, clause);
    }
    Ok(())
}

/// CARD-spy-network
///
/// # Errors
/// Suspends while a question is open.
pub fn spy_network(play: &mut Play, me: Seat, card: Card) -> Ruling {
    let clause = clause!("CARD-spy-network");
    let fits = |at: Position, other: Seat| at.are_enemies(me, other) && !at.table.crafted[other.index()].is_empty();
    let at = play.position();
    let hand = at.hand(me);
    if !hand.is_empty() && at.others(me).any(|other| fits(at, other)) {
        let mark = choose_seat(play, Ask::open(me, clause, "spy-on"), fits)?;
        cards::ask_give(play, me, mark, hand, clause)?;
        let chosen = play.choose(Ask::open(me, clause, "spy-take"), |at, menu| {
            at.distinct(at.table.crafted[mark.index()]).for_each(|card| menu.offer(Opt::card(TAKE, card)));
        })?;
        cards::take_crafted(play, me, mark, chosen.card_at(0), clause);
    }
    play.table.resolving.remove(card);
    piles::shuffle_into_deck(play, card);
    Ok(())
}

/// Warriors that Feather Rufflers place.
const RUFFLED: u8 = 2;

/// CARD-feather-rufflers
///
/// # Errors
/// Suspends while a question is open.
pub fn feather_rufflers(play: &mut Play, me: Seat, _: Card) -> Ruling {
    let clause = clause!("CARD-feather-rufflers");
    let Some(kind) = placing::recruit(play.position(), me) else { return Ok(()) };
    let there = |clearing| Placing { by: me, owner: me, kind, clearing };
    let offer = |at: Position, menu: &mut Menu| {
        for clearing in at.all_clearings().iter().filter(|clearing| at.present(me, *clearing)) {
            menu.test(Opt::at(PLACE, clearing), placing::may_place(at, &there(clearing)));
        }
    };
    let mut places = Menu::one_of(1);
    offer(play.position(), &mut places);
    if places.is_empty() {
        return Ok(());
    }
    let chosen = play.choose(Ask::open(me, clause, "ruffle-where"), offer)?;
    placing::place(play, &there(chosen.clearing(0)), RUFFLED, clause).map(|_| ())
}
