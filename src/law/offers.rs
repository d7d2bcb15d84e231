//! What the current player may use beside the steps and actions of its phases: dominance cards, cards in play, and offers
//! of anybody at the table (LAW-8).

use super::dominance;
use super::verbs::USE;
use crate::clause;
use crate::decision::{Menu, Opt, Ruling};
use crate::event::Event;
use crate::play::hooks::{OFFERS, moment_number};
use crate::play::{Edge, Heard, Offer, Play, Position, Whose};
use crate::terms::{Phase, Seat, Speaker, Voice};

/// Lists what the current player may use now: at an edge of the phase, or without one in the gap before a step or between
/// two actions.
pub fn list(at: Position, me: Seat, edge: Option<Edge>, menu: &mut Menu) {
    if edge.is_none() {
        dominance::offer(at, me, menu);
    }
    let moment = moment_number(at.table.turn.phase(), edge);
    // Cards first, as they lie; then factions, the map and landmarks.
    for heard in at.offering_cards(moment).filter(|heard| !is_used(at, heard.voice)) {
        list_of(at, me, moment, &heard, menu);
    }
    for heard in at.offering_others(moment) {
        list_of(at, me, moment, &heard, menu);
    }
}

/// Lists what one voice offers at a moment.
fn list_of(at: Position, me: Seat, moment: usize, heard: &Heard<&'static [Offer]>, menu: &mut Menu) {
    let Heard { voice, me: owner, answer } = *heard;
    for offer in answer.iter().filter(|offer| stands(at, offer, me, owner, moment)) {
        write(at, offer, voice, owner, menu);
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

fn stands(at: Position, offer: &Offer, me: Seat, owner: Seat, moment: usize) -> bool {
    offer.moment.has(moment) && (offer.turns == Whose::Anybody || owner == me) && (offer.when)(at, owner)
}

/// Whether the current player may use anything in a gap.
#[must_use]
pub fn any(at: Position, me: Seat) -> bool {
    let moment = moment_number(at.table.turn.phase(), None);
    let mut menu = Menu::one_of(1);
    dominance::offer(at, me, &mut menu);
    if !menu.is_empty() {
        return true;
    }
    let mut has_options = |heard: Heard<&'static [Offer]>| {
        list_of(at, me, moment, &heard, &mut menu);
        !menu.is_empty()
    };
    at.offering_cards(moment).filter(|heard| !is_used(at, heard.voice)).any(&mut has_options)
        || at.offering_others(moment).any(&mut has_options)
        || depend_on_hand(at, me, None)
}

/// What is asked at an edge where nothing but offers with one question of their own stand. Which of them stand is plain to see,
/// so the question tells nothing.
#[must_use]
pub fn prompt(at: Position, me: Seat, edge: Edge) -> Option<&'static str> {
    let moment = moment_number(at.table.turn.phase(), Some(edge));
    let unused = at.offering_cards(moment).filter(|heard| !is_used(at, heard.voice));
    let mut standing = unused.chain(at.offering_others(moment)).flat_map(|Heard { me: owner, answer, .. }| {
        let here = answer.iter().filter(move |offer| stands(at, offer, me, owner, moment));
        here.map(|offer| offer.prompt)
    });
    let prompt = standing.next()??;
    standing.all(|other| other == Some(prompt)).then_some(prompt)
}

/// Whether there is an offer in this gap or at this edge whose options depend on what the current player holds: then the
/// question is asked, and asked in secret, whatever there is to choose.
#[must_use]
pub fn depend_on_hand(at: Position, me: Seat, edge: Option<Edge>) -> bool {
    let moment = moment_number(at.table.turn.phase(), edge);
    at.setup.voices.depend_on_hand()
        && at.hear(OFFERS).any(|Heard { voice, me: owner, answer }| {
            let open = |offer: &Offer| offer.open_to.is_some_and(|open_to| open_to(at, owner, me));
            !is_used(at, voice) && answer.iter().any(|offer| stands(at, offer, me, owner, moment) && open(offer))
        })
}

/// Whether an option that a gap offers is offered again later in the turn, beside the actions of a step: then nothing is
/// lost by going on.
#[must_use]
pub fn comes_again(at: Position, me: Seat, option: Opt) -> bool {
    let turn = &at.table.turn;
    let is_later = |phase: Phase| phase > turn.phase();
    let open_later = |phase: &Phase| {
        let steps = at.faction(me).turn[*phase as usize];
        let first = if is_later(*phase) { 0 } else { usize::from(turn.step) };
        (is_later(*phase) || *phase == turn.phase()) && steps.iter().skip(first).any(|step| step.open)
    };
    let mut phases = Phase::ALL.into_iter().filter(open_later);
    if dominance::offers(at, option) {
        return phases.any(|phase| phase == Phase::Daylight);
    }
    let Some(Heard { answer, .. }) = at.answer_of(option.voice(), OFFERS) else { return false };
    let moment = moment_number(turn.phase(), None);
    let now = || answer.iter().filter(|offer| offer.moment.has(moment));
    phases.any(|phase| now().all(|offer| offer.moment.has(moment_number(phase, None))))
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
    let moment = moment_number(at.table.turn.phase(), edge);
    let Some(Heard { voice, me: owner, answer }) = at.answer_of(chosen.voice(), OFFERS) else { return Ok(()) };
    let offers_it = |offer: &&Offer| {
        let mut menu = Menu::list();
        write(at, offer, voice, owner, &mut menu);
        stands(at, offer, me, owner, moment) && menu.options().contains(&chosen)
    };
    let Some(offer) = answer.iter().find(offers_it) else { return Ok(()) };
    if let Some(Speaker::Card(card)) = voice.source() {
        play.table.used_cards.insert(card);
        let clause = if edge.is_some() { clause!("LAW-8a") } else { clause!("LAW-8b") };
        play.tell(|| Event::new("used", clause).seat(me).card(card));
    }
    (offer.run)(play, owner, chosen)
}
