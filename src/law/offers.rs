//! What the current player may use beside the steps and actions of its phases: dominance cards, cards in play, and offers
//! of anybody at the table (LAW-8).

use super::dominance;
use super::verbs::USE;
use crate::clause;
use crate::decision::{Menu, Opt, Ruling};
use crate::event::Event;
use crate::play::hooks::OFFERS;
use crate::play::{Edge, Heard, Moment, Offer, Play, Position, Whose};
use crate::terms::{Seat, Speaker, Voice};

/// Lists what the current player may use now: at an edge of the phase, or without one in the gap before a step or between
/// two actions.
pub fn list(at: Position, me: Seat, edge: Option<Edge>, menu: &mut Menu) {
    if edge.is_none() {
        dominance::offer(at, me, menu);
    }
    // Cards first, as they lie; then factions, the map and landmarks.
    for Heard { voice, me: owner, answer } in at.hear_cards(OFFERS).chain(at.hear_others(OFFERS)) {
        if is_used(at, voice) {
            continue;
        }
        for offer in answer.iter().filter(|offer| stands(at, offer, me, owner, edge)) {
            write(at, offer, voice, owner, menu);
        }
    }
}

/// Writes the options of an offer in the name of the voice that makes it.
fn write(at: Position, offer: &Offer, voice: Voice, owner: Seat, menu: &mut Menu) {
    menu.hear(voice, |menu| match offer.list {
        Some(list) => list(at, owner, menu),
        None => menu.offer(Opt::plain(USE)),
    });
}

/// Whether a voice is a card that was used this turn.
fn is_used(at: Position, voice: Voice) -> bool {
    matches!(voice.source(), Some(Speaker::Card(card)) if at.table.used_cards.has(card))
}

fn stands(at: Position, offer: &Offer, me: Seat, owner: Seat, edge: Option<Edge>) -> bool {
    let phase = at.table.turn.phase();
    let is_time = match (offer.moment, edge) {
        (Moment::Between(phases), None) => phases.contains(&phase),
        (Moment::At(its_phase, its_edge), Some(edge)) => its_phase == phase && its_edge == edge,
        _ => false,
    };
    is_time && (offer.turns == Whose::Anybody || owner == me) && (offer.when)(at, owner)
}

/// Whether the current player may use anything in a gap.
#[must_use]
pub fn any(at: Position, me: Seat) -> bool {
    let mut menu = Menu::one_of(1);
    list(at, me, None, &mut menu);
    !menu.is_empty() || depend_on_hand(at, me, None)
}

/// Whether there is an offer in this gap or at this edge whose options depend on what the current player holds: then the
/// question is asked, and asked in secret, whatever there is to choose.
#[must_use]
pub fn depend_on_hand(at: Position, me: Seat, edge: Option<Edge>) -> bool {
    at.setup.voices.depend_on_hand()
        && at.hear(OFFERS).any(|Heard { voice, me: owner, answer }| {
            let open = |offer: &Offer| offer.open_to.is_some_and(|open_to| open_to(at, owner, me));
            !is_used(at, voice) && answer.iter().any(|offer| stands(at, offer, me, owner, edge) && open(offer))
        })
}

/// Does what [`list`] has listed.
///
/// # Errors
/// Suspends while a question is open; stops if the game is won.
pub fn run(play: &mut Play, me: Seat, chosen: Opt, edge: Option<Edge>) -> Ruling {
    if dominance::offers(play.position(), chosen) {
        return dominance::run(play, me, chosen);
    }
    let at = play.position();
    let Some(Heard { voice, me: owner, answer }) = at.answer_of(chosen.voice(), OFFERS) else { return Ok(()) };
    let offers_it = |offer: &&Offer| {
        let mut menu = Menu::list();
        write(at, offer, voice, owner, &mut menu);
        stands(at, offer, me, owner, edge) && menu.options().contains(&chosen)
    };
    let Some(offer) = answer.iter().find(offers_it) else { return Ok(()) };
    if let Some(Speaker::Card(card)) = voice.source() {
        play.table.used_cards.insert(card);
        let clause = if edge.is_some() { clause!("LAW-8a") } else { clause!("LAW-8b") };
        play.tell(|| Event::new("used", clause).seat(me).card(card));
    }
    (offer.run)(play, owner, chosen)
}
