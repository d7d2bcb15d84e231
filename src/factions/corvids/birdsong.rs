//! CC-13.4 Birdsong: craft, turn plots up, recruit.

use super::{FLIP, PLOT, RECRUIT, WARRIOR, effects, piece_in, plots};
use crate::clause;
use crate::decision::{Ask, Opt, Reason, Refusal, Ruling};
use crate::law::{cards, crafting, placing, replacing, scoring, turn};
use crate::play::{Action, Flip, Flow, Play, Position};
use crate::terms::{Clearing, ClearingSet, Seat, Suit, SuitSet};

/// No warrior of the Corvids stands there.
static NO_CORVID_HERE: Reason = Reason { key: "no-corvid-here", values: &["clearing"] };
/// No warrior could come to any clearing of this suit.
static NOBODY_TO_RECRUIT: Reason = Reason { key: "nobody-to-recruit", values: &[] };

/// CC-13.4.1: any number of cards.
pub(super) fn craft(play: &mut Play, me: Seat) -> Ruling<Flow> {
    crafting::craft_step(play, me, clause!("CC-13.4.1"))
}

/// CC-13.4.2: any number of plots, one after the other.
pub(super) fn flip_plots(play: &mut Play, me: Seat) -> Ruling<Flow> {
    let ask = Ask::open(me, clause!("CC-13.4.2"), "flip-plots");
    turn::act_repeatedly(play, ask, &[&FLIP_ACTION])
}

static FLIP_ACTION: Action = Action {
    offer: |at, me, menu| {
        for clearing in plots::face_down(at, me).iter() {
            menu.test(Opt::at(FLIP, clearing), may_flip(at, me, clearing));
        }
    },
    verbs: &[FLIP],
    run: flip,
};

/// The clearings with plots that could be turned up as they lie.
pub(super) fn ready(at: Position, me: Seat) -> ClearingSet {
    plots::face_down(at, me).iter().filter(|clearing| may_flip(at, me, *clearing).is_ok()).collect()
}

/// CC-13.4.2: a warrior beside it, and nobody who objects. What it is plays no part.
fn may_flip(at: Position, me: Seat, clearing: Clearing) -> Result<(), Refusal> {
    if at.warriors(me, clearing) == 0 {
        return Err(Refusal::with(&NO_CORVID_HERE, clause!("CC-13.4.2"), &[clearing.0]));
    }
    replacing::may_flip(at, &Flip { by: me, owner: me, kind: PLOT, to: PLOT, clearing })
}

/// CC-13.4.2: turn it up, a point for each plot that lies face up, then what it does.
fn flip(play: &mut Play, me: Seat, option: Opt) -> Ruling {
    let clause = clause!("CC-13.4.2");
    let clearing = option.clearing(0);
    let place = plots::ask_which(play, me, me, (clearing, 0), clause)?;
    let Some(face) = plots::reveal(play, me, clearing, place) else { return Ok(()) };
    replacing::flip(play, &Flip { by: me, owner: me, kind: PLOT, to: face, clearing }, clause);
    let points = plots::face_up(play.position(), me);
    scoring::score(play, me, points, clause)?;
    effects::flipped(play, me, face, clearing)?;
    // What everybody has seen cannot be unseen. The Corvids knew it before.
    play.table.reveals = play.table.reveals.wrapping_add(1);
    Ok(())
}

/// CC-13.4.3: once, or not at all.
pub(super) fn recruit(play: &mut Play, me: Seat) -> Ruling<Flow> {
    let secret = !play.table.hand(me).is_empty();
    let ask = Ask { seat: me, clause: clause!("CC-13.4.3"), prompt: "recruit", secret };
    turn::act_once(play, ask, &[&RECRUIT_ACTION])
}

/// The suits a clearing can have.
fn suits() -> impl Iterator<Item = Suit> {
    Suit::ALL.into_iter().filter(|suit| *suit != Suit::Bird)
}

/// CC-13.4.3: any card. Of a bird, and of a card that serves for several suits, the Corvids say for which it is spent.
static RECRUIT_ACTION: Action = Action {
    offer: |at, me, menu| {
        for suit in suits() {
            // An empty supply is no bar (EDGE-02).
            let check = if clearings(at, me, suit).is_empty() {
                Err(Refusal::new(&NOBODY_TO_RECRUIT, clause!("CC-13.4.3")))
            } else {
                Ok(())
            };
            for card in at.distinct(cards::payable(at, me, SuitSet::one(suit))) {
                menu.test(Opt::of(RECRUIT, card.0, suit as u8, 0), check);
            }
        }
    },
    verbs: &[RECRUIT],
    run: |play, me, option| {
        let suit = option.suit_at(1);
        cards::spend_for(play, me, option.card_at(0), SuitSet::one(suit), clause!("CC-13.4.3"));
        let due = clearings(play.position(), me, suit);
        placing::place_one_each(play, me, WARRIOR, due, Ask::open(me, clause!("CC-13.4.3"), "recruit-where"))
    },
};

/// The clearings of a suit where a warrior may be placed. Neither rule nor presence is asked for.
fn clearings(at: Position, me: Seat, suit: Suit) -> Vec<Clearing> {
    let open = |clearing: &Clearing| placing::may_place(at, &piece_in(me, WARRIOR, *clearing)).is_ok();
    at.of_suit(suit).iter().filter(open).collect()
}
