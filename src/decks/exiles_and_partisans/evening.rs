//! Cards of the Evening.

use crate::clause;
use crate::decision::{Ask, Opt, Ruling};
use crate::decks::common::{at_start, choose_seat, effect};
use crate::law::verbs::{CONTINUE, TAKE};
use crate::law::{cards, scoring};
use crate::play::{CardKind, Draw, Effect, Hooks, Play, Position};
use crate::terms::{Card, CardSet, Phase, Seat, Store};

/// CARD-charm-offensive
pub static CHARM_OFFENSIVE: Effect =
    effect(Hooks { offers: Some(&[at_start(Phase::Evening, can_draw, charm)]), ..Hooks::SILENT });

fn can_draw(at: Position, _: Seat) -> bool {
    at.table.deck_len > 0 || !at.table.discard.is_empty()
}

fn charm(play: &mut Play, seat: Seat, _: Opt) -> Ruling {
    let clause = clause!("CARD-charm-offensive");
    cards::draw(play, seat, 1, clause)?;
    let charmed = choose_seat(play, Ask::open(seat, clause, "who-scores"), |_, _| true)?;
    scoring::score(play, charmed, 1, clause)
}

/// CARD-informants
pub static INFORMANTS: Effect = effect(Hooks { draws: Some(inform), ..Hooks::SILENT });

/// A whole draw of the owner's own Evening may become one ambush card of the discard pile.
fn inform(play: &mut Play, me: Seat, draw: &mut Draw) -> Ruling {
    let at = play.position();
    let is_time = at.table.current() == me && at.table.turn.phase() == Phase::Evening;
    let is_whole = draw.seat == me && draw.to == Store::Hand(me) && draw.left == draw.count;
    let is_ambush = |card: &Card| matches!(at.face(*card).kind, CardKind::Ambush);
    let ambushes: CardSet = at.table.discard.iter().filter(is_ambush).collect();
    if !is_time || !is_whole || ambushes.is_empty() {
        return Ok(());
    }
    let clause = clause!("CARD-informants");
    let chosen = play.choose(Ask::open(me, clause, "informants"), |at, menu| {
        at.distinct(ambushes).for_each(|card| menu.offer(Opt::card(TAKE, card)));
        menu.offer(Opt::plain(CONTINUE));
    })?;
    if chosen.verb() == TAKE {
        cards::take_discarded(play, me, chosen.card_at(0), clause);
        draw.left = 0;
    }
    Ok(())
}
