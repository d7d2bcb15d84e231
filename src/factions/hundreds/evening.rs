//! LH-14.6 Evening: mobs for cards, points for clearings without a trace of enemies, and a card.

use super::moods::{self, Mood};
use super::{Figures, INCITE, MOB, ROLL, mobs, piece_in, warlord};
use crate::clause;
use crate::decision::{Ask, Opt, Reason, Refusal, Ruling};
use crate::event::Event;
use crate::law::verbs::PASS;
use crate::law::{cards, loans, placing, removal, rule, scoring, turn};
use crate::play::{Action, Flow, Play, Position, Purpose};
use crate::terms::{Clearing, ClearingSet, Seat};

/// A mob is there already.
static MOB_HERE: Reason = Reason { key: "mob-here", values: &["clearing"] };
/// No warrior of the Hundreds stands there.
static NO_RAT_HERE: Reason = Reason { key: "no-rat-here", values: &["clearing"] };
/// All mobs are on the map.
static NO_MOB_LEFT: Reason = Reason { key: "no-mob-left", values: &[] };

/// Times that the jubilant may roll (LH-14.7.3).
const ROLLS: u8 = 4;

/// LH-14.6.1: any number of times.
pub(super) fn incite(play: &mut Play, me: Seat) -> Ruling<Flow> {
    let secret = !play.table.hand(me).is_empty();
    let ask = Ask { seat: me, clause: clause!("LH-14.6.1"), prompt: "incite", secret };
    turn::act_repeatedly(play, ask, &[&INCITE_ACTION])
}

static INCITE_ACTION: Action = Action {
    offer: |at, me, menu| {
        let tried = if menu.explains() { at.clearings() } else { at.with_figures(me).and(at.clearings()) };
        for clearing in tried.iter() {
            menu.test(Opt::at(INCITE, clearing), may_incite(at, me, clearing));
        }
    },
    verbs: &[INCITE],
    run: stir_up,
};

/// LH-14.6.1: a warrior, no mob, a mob in supply, and a card that matches.
fn may_incite(at: Position, me: Seat, clearing: Clearing) -> Result<(), Refusal> {
    let clause = clause!("LH-14.6.1");
    if at.warriors(me, clearing) == 0 {
        return Err(Refusal::with(&NO_RAT_HERE, clause, &[clearing.0]));
    }
    if at.count(me, clearing, MOB) > 0 {
        return Err(Refusal::with(&MOB_HERE, clause, &[clearing.0]));
    }
    if at.in_supply(me, MOB) == 0 {
        return Err(Refusal::new(&NO_MOB_LEFT, clause));
    }
    placing::may_place(at, &piece_in(me, MOB, clearing))?;
    cards::required_in(at, me, clearing, clause)
}

fn stir_up(play: &mut Play, me: Seat, option: Opt) -> Ruling {
    let clause = clause!("LH-14.6.1");
    let clearing = option.clearing(0);
    let suits = play.position().suits(clearing);
    cards::ask_payment(play, me, suits, clause)?;
    placing::place(play, &piece_in(me, MOB, clearing), 1, clause)?;
    let at = play.position();
    if moods::is(at, me, Mood::Jubilant) && warlord::is_in(at, me, clearing) { revel(play, me) } else { Ok(()) }
}

/// LH-14.7.3: as often as four times the die, one roll after the other, each offered as long as a mob could come.
fn revel(play: &mut Play, me: Seat) -> Ruling {
    let clause = clause!("LH-14.7.3");
    for _ in 0..ROLLS {
        if !mobs::can_roll(play.position(), me) {
            return Ok(());
        }
        let chosen = play.choose(Ask::open(me, clause, "jubilant"), |_, menu| {
            menu.offer(Opt::plain(ROLL));
            menu.offer(Opt::plain(PASS));
        })?;
        if chosen.verb() != ROLL {
            return Ok(());
        }
        mobs::spread(play, me, clause)?;
    }
    Ok(())
}

/// Pieces of enemies in a clearing that the Hundreds see and do not treat as their own (LAW-2.1c).
pub(super) fn enemies_in(at: Position, me: Seat, clearing: Clearing) -> u8 {
    let of = |enemy: Seat| -> u8 {
        let own = loans::kinds_for_rule(at, me, enemy, clearing);
        let kinds = removal::seen(at, enemy, clearing).without(own).iter();
        kinds.map(|kind| at.count(enemy, clearing, kind)).sum()
    };
    at.enemies(me).map(of).fold(0, u8::saturating_add)
}

/// LH-14.6.2: clearings that the Hundreds rule, with a piece of their own and none of enemies.
pub(super) fn oppressed(at: Position, me: Seat) -> ClearingSet {
    let held = at.clearings().iter().filter(|clearing| at.present(me, *clearing));
    let ruled = rule::ruled_among(at, me, held.collect(), Purpose::Act);
    ruled.iter().filter(|clearing| enemies_in(at, me, *clearing) == 0).collect()
}

/// Points for so many oppressed clearings (LH-14.6.2).
pub(super) fn points(at: Position, me: Seat, clearings: usize) -> u8 {
    let table = &at.figures::<Figures>(me).oppress_vp;
    table[clearings.min(table.len() - 1)]
}

/// LH-14.6.2: nobody is asked.
pub(super) fn oppress(play: &mut Play, me: Seat) -> Ruling<Flow> {
    let clause = clause!("LH-14.6.2");
    let at = play.position();
    let clearings = oppressed(at, me).len();
    let points = points(at, me, clearings);
    play.tell(|| Event::new("oppressed", clause).seat(me).count(u8::try_from(clearings).unwrap_or(u8::MAX)));
    scoring::score(play, me, points, clause)?;
    Ok(Flow::Done)
}

/// LH-14.6.3, LH-14.7.6: a card, and what Rowdy adds.
pub(super) fn next_draw(at: Position, me: Seat) -> u8 {
    at.figures::<Figures>(me).draw_base + moods::extra_cards(at, me)
}

/// LH-14.6.3: draw, then down to five.
pub(super) fn draw(play: &mut Play, me: Seat) -> Ruling<Flow> {
    let count = next_draw(play.position(), me);
    cards::draw_and_discard(play, me, count, clause!("LH-14.6.3"))?;
    Ok(Flow::Done)
}
