//! Step 1 of a battle: the defender may ambush, the attacker may foil (LAW-7.2a to LAW-7.2g).

use super::verbs::{AMBUSH, PASS};
use super::{battle, cards, hits};
use crate::clause;
use crate::clause::Clause;
use crate::decision::{Ask, Menu, Opt, Ruling};
use crate::event::Event;
use crate::play::hooks::{AMBUSHES, STOPS_AMBUSH};
use crate::play::{AMBUSH_MARK, Ambushing, Battle, CardKind, Heard, Play, Position, Side};
use crate::terms::{CardSet, Clearing, Seat, Speaker};

/// Hits an ambush deals (LAW-7.2d).
const AMBUSH_HITS: u8 = 2;

/// What somebody ambushes or foils with.
#[derive(Clone, Copy)]
struct Ambush {
    hits: u8,
    can_be_foiled: bool,
    is_card: bool,
}

/// The whole step. The defender plays one ambush card at most, and whatever other means it has. Gives back whether the
/// battle goes on.
///
/// # Errors
/// Suspends while a question is open; stops if the game is won.
pub fn step(play: &mut Play, battle: &mut Battle) -> Ruling<bool> {
    if stops_ambush(play.position(), battle.attacker()) {
        return Ok(true);
    }
    let mut from_hand = true;
    while let Some(ambush) = ask(play, battle, Side::Defender, from_hand)? {
        from_hand &= !ambush.is_card;
        if ambush.can_be_foiled && ask(play, battle, Side::Attacker, true)?.is_some() {
            continue;
        }
        hits::deal(play, battle, [0, ambush.hits])?;
        if !battle::attackers_remain(play.position(), battle) {
            play.tell(|| Event::new("battle-ended", clause!("LAW-7.2g")).clearing(battle.clearing));
            return Ok(false);
        }
    }
    Ok(true)
}

/// Whether a card of the attacker lets it skip the ambush (EDGE-21).
fn stops_ambush(at: Position, attacker: Seat) -> bool {
    at.ask_own(attacker, STOPS_AMBUSH).any(|heard| (heard.answer)(at, attacker))
}

/// The ambush cards of a hand that match a clearing (LAW-7.2a): bird ambushes match every clearing, and so do those that stand
/// for its suit because of something in play.
fn ambushes(at: Position, seat: Seat, clearing: Clearing) -> CardSet {
    let matching = cards::payable(at, seat, at.suits(clearing));
    let hand = at.hand(seat).and(matching);
    hand.iter().filter(|card| matches!(at.face(*card).kind, CardKind::Ambush)).collect()
}

/// Other means that this side has and has not used in this battle.
fn means<'a>(at: Position<'a>, battle: &Battle, side: Side) -> impl Iterator<Item = Heard<Ambushing>> + use<'a> {
    let battle = *battle;
    at.ask_own(battle.seat(side), AMBUSHES).filter(move |heard| {
        let is_used = match heard.voice.source() {
            Some(Speaker::Card(card)) => battle.used.has(card),
            _ => battle.used_effects & at.mark(heard.voice, AMBUSH_MARK) != 0,
        };
        !is_used && (heard.answer.when)(at, heard.me, &battle)
    })
}

/// Asks a side to ambush, or to foil an ambush. It is asked whenever it holds any card, so that the question tells
/// nothing; and whenever it is plain to all that it has other means.
fn ask(play: &mut Play, battle: &mut Battle, side: Side, from_hand: bool) -> Ruling<Option<Ambush>> {
    let at = play.position();
    let (seat, now) = (battle.seat(side), *battle);
    let from_hand = from_hand && !at.hand(seat).is_empty();
    if !from_hand && means(at, battle, side).next().is_none() {
        return Ok(None);
    }
    let (clause, prompt) = match side {
        Side::Defender => (clause!("LAW-7.2a"), "ambush"),
        Side::Attacker => (clause!("LAW-7.2b"), "foil"),
    };
    let chosen = play.choose(Ask::secret(seat, clause, prompt), |at, menu| {
        let cards = if from_hand { ambushes(at, seat, now.clearing) } else { CardSet::EMPTY };
        for card in at.distinct(cards) {
            menu.offer(Opt::card(AMBUSH, card));
        }
        for Heard { voice, me, answer } in means(at, &now, side) {
            menu.hear(voice, |menu| (answer.list)(at, me, &now, menu));
        }
        menu.offer(Opt::plain(PASS));
    })?;
    if chosen.verb() == PASS {
        return Ok(None);
    }
    if chosen.verb() == AMBUSH {
        return Ok(Some(play_card(play, battle, seat, chosen, clause, prompt)));
    }
    use_means(play, battle, side, chosen, prompt)
}

fn play_card(
    play: &mut Play,
    battle: &Battle,
    seat: Seat,
    chosen: Opt,
    clause: Clause,
    prompt: &'static str,
) -> Ambush {
    play.tell(|| Event::new(prompt, clause).seat(seat).clearing(battle.clearing));
    let suits = play.position().suits(battle.clearing);
    cards::let_serve(play, seat, chosen.card_at(0), suits);
    cards::discard(play, seat, chosen.card_at(0), clause);
    Ambush { hits: AMBUSH_HITS, can_be_foiled: true, is_card: true }
}

fn use_means(
    play: &mut Play,
    battle: &mut Battle,
    side: Side,
    chosen: Opt,
    prompt: &'static str,
) -> Ruling<Option<Ambush>> {
    let at = play.position();
    let lists = |heard: &Heard<Ambushing>| {
        let mut menu = Menu::list();
        menu.hear(heard.voice, |menu| (heard.answer.list)(at, heard.me, battle, menu));
        menu.options().contains(&chosen)
    };
    let Some(Heard { voice, me, answer }) = means(at, battle, side).find(lists) else { return Ok(None) };
    match voice.source() {
        Some(Speaker::Card(card)) => battle.used.insert(card),
        _ => battle.used_effects |= at.mark(voice, AMBUSH_MARK),
    }
    play.tell(|| Event::new(prompt, answer.clause).seat(me).clearing(battle.clearing));
    (answer.pay)(play, me, battle, chosen)?;
    Ok(Some(Ambush { hits: answer.hits, can_be_foiled: answer.can_be_foiled, is_card: false }))
}
