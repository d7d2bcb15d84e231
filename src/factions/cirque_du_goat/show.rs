//! CDG.6.1 Perform and CDG.6.3 Praise: the show, and the accolades that follow it.

use super::accolades::{audience, give, receivers};
use super::{BIG_TOP, Board, PERFORM, SPEND_AS};
use crate::clause;
use crate::decision::{Ask, Menu, Opt, Reason, Refusal, Ruling};
use crate::event::Event;
use crate::law::verbs::{CHOOSE, DONE, SPEND};
use crate::law::{cards, rule, scoring, turn};
use crate::play::{Action, Flow, Play, Position, Purpose};
use crate::terms::{Clearing, ClearingSet, Seat, Suit, SuitSet};

/// No big top stands there.
static NO_BIG_TOP_HERE: Reason = Reason { key: "no-big-top-here", values: &["clearing"] };

/// CDG.6.1: at most one show a turn. A running show goes on before anything else.
pub(super) fn perform(play: &mut Play, me: Seat) -> Ruling<Flow> {
    let at = play.position();
    let board = *at.board::<Board>(me);
    if let (Some(stage), true) = (board.stage(), board.suits > 0) {
        return go_on(play, me, stage);
    }
    // Where a show could be is plain to all; whether there are cards for it is not.
    let secret = !at.hand(me).is_empty() && !stages(at, me).is_empty();
    let ask = Ask { seat: me, clause: clause!("CDG.6.1"), prompt: "perform", secret };
    turn::act_repeatedly(play, ask, &[&PERFORM_ACTION])
}

/// The clearings fit for a show: ruled, with a big top (CDG.6.1).
pub(super) fn stages(at: Position, me: Seat) -> ClearingSet {
    rule::ruled_among(at, me, at.table.clearings_with(me, BIG_TOP), Purpose::Act)
}

static PERFORM_ACTION: Action = Action { offer: offer_stages, verbs: &[PERFORM], run: begin };

fn offer_stages(at: Position, me: Seat, menu: &mut Menu) {
    for clearing in rule::tried_in(at, me, at.table.clearings_with(me, BIG_TOP), menu).iter() {
        menu.test(Opt::at(PERFORM, clearing), may_perform(at, me, clearing));
    }
}

/// CDG.6.1: rule, a big top, and a card that matches.
fn may_perform(at: Position, me: Seat, clearing: Clearing) -> Result<(), Refusal> {
    let clause = clause!("CDG.6.1");
    if at.count(me, clearing, BIG_TOP) == 0 {
        return Err(Refusal::with(&NO_BIG_TOP_HERE, clause, &[clearing.0]));
    }
    rule::required(at, me, clearing, clause)?;
    cards::required_in(at, me, clearing, clause)
}

/// CDG.6.1: the show begins with a card that is spent as a suit of the clearing.
fn begin(play: &mut Play, me: Seat, option: Opt) -> Ruling {
    let clause = clause!("CDG.6.1");
    let clearing = option.clearing(0);
    rule::cite_share(play, me, &[clearing], Purpose::Act);
    play.tell(|| Event::new("show", clause).seat(me).clearing(clearing));
    let chosen = play.choose(Ask::secret(me, clause, "first-card"), |at, menu| {
        for wanted in at.suits(clearing).iter() {
            let payable = cards::payable(at, me, SuitSet::one(wanted));
            at.distinct(payable).for_each(|card| menu.offer(spend_as(card, wanted)));
        }
    })?;
    play.board::<Board>(me).stage = clearing.0;
    use_card(play, me, chosen);
    Ok(())
}

/// CDG.6.1: any number of further cards, one at a time; then each suit scores once, and each accolade of the audience.
fn go_on(play: &mut Play, me: Seat, stage: Clearing) -> Ruling<Flow> {
    let clause = clause!("CDG.6.1");
    if !play.table.hand(me).is_empty() {
        let chosen = play.choose(Ask::secret(me, clause, "further-card"), |at, menu| {
            offer_cards(at, me, menu);
            menu.offer(Opt::plain(DONE));
        })?;
        if chosen.verb() == SPEND_AS {
            use_card(play, me, chosen);
            return Ok(Flow::Again);
        }
    }
    let suits = std::mem::take(&mut play.board::<Board>(me).suits);
    scoring::score(play, me, different(suits), clause)?;
    let applause = applause(play.position(), me, stage);
    scoring::score(play, me, applause, clause)?;
    Ok(Flow::Done)
}

fn use_card(play: &mut Play, me: Seat, option: Opt) {
    let suits = SuitSet::one(option.suit_at(1));
    cards::spend_for(play, me, option.card_at(0), suits, clause!("CDG.6.1"));
    play.board::<Board>(me).suits |= 1 << option.suit_at(1).index();
}

const fn spend_as(card: crate::terms::Card, suit: Suit) -> Opt {
    Opt::of(SPEND_AS, card.0, suit as u8, 0)
}

/// Each card as each suit of the deck that it can stand for: a bird for all of them (CDG.6.1).
fn offer_cards(at: Position, me: Seat, menu: &mut Menu) {
    for card in at.distinct(at.hand(me)) {
        let stands_for = |suit: &Suit| cards::payable(at, me, SuitSet::one(*suit)).has(card);
        at.setup.deck.suits.iter().filter(stands_for).for_each(|suit| menu.offer(spend_as(card, suit)));
    }
}

/// How many suits are in a bit set.
fn different(suits: u8) -> u8 {
    u8::try_from(suits.count_ones()).unwrap_or(0)
}

/// What the running show would score if it ended now (CDG.6.1); nothing without a score marker on the track.
pub(super) fn worth(at: Position, me: Seat) -> Option<u8> {
    let board = at.board::<Board>(me);
    let stage = board.stage().filter(|_| board.suits > 0 && at.table.on_track(me))?;
    Some(different(board.suits) + applause(at, me, stage))
}

/// What the audience of a clearing is worth: the accolades of each faction there, counted once (CDG.6.1).
pub(super) fn applause(at: Position, me: Seat, clearing: Clearing) -> u8 {
    let held = at.board::<Board>(me).held;
    audience(at, me, clearing).map(|seat| held[seat.index()]).sum()
}

/// CDG.6.3: after a show one accolade for somebody in the audience, then one for each matching card spent, as long as
/// somebody there can take one.
pub(super) fn praise(play: &mut Play, me: Seat) -> Ruling<Flow> {
    let clause = clause!("CDG.6.3");
    let at = play.position();
    let Some(stage) = at.board::<Board>(me).stage() else { return Ok(Flow::Done) };
    if receivers(at, me, stage).next().is_none() {
        return Ok(Flow::Done);
    }
    if play.table.turn.used > 0 {
        let secret = !play.table.hand(me).is_empty();
        let ask = Ask { seat: me, clause, prompt: "praise-more", secret };
        let chosen = play.choose(ask, |at, menu| {
            let payable = cards::payable(at, me, at.suits(stage));
            at.distinct(payable).for_each(|card| menu.offer(Opt::card(SPEND, card)));
            menu.offer(Opt::plain(DONE));
        })?;
        if chosen.verb() == DONE {
            return Ok(Flow::Done);
        }
        let suits = play.position().suits(stage);
        cards::spend_for(play, me, chosen.card_at(0), suits, clause);
    }
    play.table.turn.used = play.table.turn.used.saturating_add(1);
    let chosen = play.choose(Ask::open(me, clause, "praise"), |at, menu| {
        receivers(at, me, stage).for_each(|seat| menu.offer(Opt::seat(CHOOSE, seat)));
    })?;
    give(play, me, chosen.seat_at(0), clause)?;
    Ok(Flow::Again)
}
