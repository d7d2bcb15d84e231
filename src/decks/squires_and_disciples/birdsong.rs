//! Cards that draw at the start of Birdsong.

use super::prices::in_play;
use crate::clause;
use crate::decision::{Ask, Opt, Ruling};
use crate::decks::common::{at_start, discard_used, effect};
use crate::law::cards;
use crate::law::verbs::{DONE, SPEND};
use crate::play::{Edge, Effect, Flow, Hooks, Play, Position, Timed};
use crate::terms::{Phase, Seat};

/// CARD-sky-couriers
pub static SKY_COURIERS: Effect =
    effect(Hooks { offers: Some(&[at_start(Phase::Birdsong, holds_cards, send)]), ..Hooks::SILENT });

fn holds_cards(at: Position, me: Seat) -> bool {
    !at.hand(me).is_empty()
}

fn send(play: &mut Play, me: Seat, option: Opt) -> Ruling {
    let clause = clause!("CARD-sky-couriers");
    let mut spent: u8 = 0;
    while holds_cards(play.position(), me) {
        let may_stop = spent > 0;
        let chosen = play.choose(Ask::secret(me, clause, "send-cards"), |at, menu| {
            at.distinct(at.hand(me)).for_each(|card| menu.offer(Opt::card(SPEND, card)));
            if may_stop {
                menu.offer(Opt::plain(DONE));
            }
        })?;
        if chosen.verb() == DONE {
            break;
        }
        cards::spend(play, me, chosen.card_at(0), clause);
        spent += 1;
    }
    cards::draw(play, me, spent + 1, clause)?;
    discard_used(play, me, option, clause);
    Ok(())
}

/// CARD-riversteads
pub static RIVERSTEADS: Effect = effect(Hooks {
    timed: Some(&[Timed {
        clause: clause!("CARD-riversteads"),
        phase: Phase::Birdsong,
        edge: Edge::Start,
        when: |at, me| at.table.current() == me,
        run: |play, me| harvest(play, me).map(|()| Flow::Done),
    }]),
    ..Hooks::SILENT
});

fn harvest(play: &mut Play, me: Seat) -> Ruling {
    let clause = clause!("CARD-riversteads");
    let at = play.position();
    let banks = at.clearings().iter().filter(|here| at.present(me, *here) && at.is_on_river(*here));
    let count = u8::try_from(banks.count()).unwrap_or(u8::MAX);
    cards::draw(play, me, count, clause)?;
    if let Some(card) = in_play(play.position(), me, "riversteads") {
        cards::discard_crafted(play, me, card, clause);
    }
    Ok(())
}
