//! LC-5 Daylight: rituals in any order and number, each for a card that is revealed until Evening.

use super::{BUILD, Board, RECRUIT, SACRIFICE, SCORE, WARRIOR, acolytes, gardens, lost_souls, piece_in};
use crate::clause;
use crate::clause::Clause;
use crate::decision::{Ask, Menu, Opt, Reason, Refusal, Ruling};
use crate::law::verbs::PUT;
use crate::law::{cards, piles, placing, rule, scoring, turn};
use crate::play::{Action, Flow, Play, Position, Purpose};
use crate::terms::{Card, CardSet, Clearing, Seat, Suit, SuitSet};

/// The card does not match the clearing, or is a bird.
static NO_MATCH_FOR_RITUAL: Reason = Reason { key: "no-match-for-ritual", values: &["clearing"] };
/// No garden of the suit is on the map.
static NO_GARDEN_OF_SUIT: Reason = Reason { key: "no-garden-of-suit", values: &[] };
/// The suit was scored this turn.
static SCORED_ALREADY: Reason = Reason { key: "scored-already", values: &[] };

/// LC-5.0a: one ritual. Which there are depends on the hand.
pub(super) fn perform(play: &mut Play, me: Seat) -> Ruling<Flow> {
    let secret = !play.table.hand(me).is_empty();
    let ask = Ask { seat: me, clause: clause!("LC-5.0"), prompt: "rituals", secret };
    turn::act_repeatedly(play, ask, &[&SCORE_ACTION, &BUILD_ACTION, &RECRUIT_ACTION, &SACRIFICE_ACTION])
}

/// LC-2.2a: the cards in hand that serve a ritual of one of these suits. A bird is a bird and nothing else; what stands for
/// another suit because of a card in play may do so here as well.
fn serving(at: Position, me: Seat, suits: SuitSet) -> CardSet {
    let is_no_bird = |card: &Card| at.face(*card).suit != Suit::Bird || suits.has(Suit::Bird);
    cards::payable(at, me, suits).and(at.hand(me)).iter().filter(is_no_bird).collect()
}

/// Lays a card of the hand down for a ritual of one of these suits, until Evening (LC-5.0b).
fn reveal(play: &mut Play, me: Seat, card: Card, suits: SuitSet, clause: Clause) {
    cards::let_serve(play, me, card, suits);
    if let Some(pile) = lost_souls::revealed_pile(play.position(), me) {
        piles::reveal(play, me, card, pile, clause);
    }
}

/// Lists a ritual in a clearing for each card that serves it there; others, with the reason, if somebody wants to know.
fn offer_in(
    at: Position,
    me: Seat,
    clearing: Clearing,
    option: impl Fn(Card) -> Opt,
    check: impl Fn() -> Result<(), Refusal>,
    clause: Clause,
    menu: &mut Menu,
) {
    let serving = serving(at, me, at.suits(clearing));
    let tried = if menu.explains() { at.hand(me) } else { serving };
    if tried.is_empty() {
        return;
    }
    let check = check();
    for card in at.distinct(tried) {
        let matches = || {
            if serving.has(card) {
                return Ok(());
            }
            Err(Refusal::with(&NO_MATCH_FOR_RITUAL, clause, &[clearing.0]))
        };
        menu.test(option(card), check.and_then(|()| matches()));
    }
}

/// LC-5.1: a garden of the suit of a clearing that the Cult rules.
static BUILD_ACTION: Action = Action {
    offer: |at, me, menu| {
        let clause = clause!("LC-5.1");
        let open = at.clearings().iter().filter(|clearing| gardens::may_build(at, me, *clearing, clause).is_ok());
        for clearing in rule::tried_in(at, me, open.collect(), menu).iter() {
            let check = || {
                rule::required(at, me, clearing, clause)?;
                gardens::may_build(at, me, clearing, clause)
            };
            offer_in(at, me, clearing, |card| Opt::of(BUILD, clearing.0, card.0, 0), check, clause, menu);
        }
    },
    verbs: &[BUILD],
    run: build,
};

fn build(play: &mut Play, me: Seat, option: Opt) -> Ruling {
    let clause = clause!("LC-5.1");
    let (clearing, card) = (option.clearing(0), option.card_at(1));
    let chosen = play.choose(Ask::open(me, clause, "which-garden"), |at, menu| {
        gardens::for_clearing(at, me, clearing).for_each(|garden| menu.offer(Opt::piece(PUT, me, garden)));
    })?;
    let suits = play.position().suits(clearing);
    rule::cite_share(play, me, &[clearing], Purpose::Act);
    reveal(play, me, card, suits, clause);
    placing::place(play, &piece_in(me, chosen.piece_at(0).1, clearing), 1, clause).map(|_| ())
}

/// LC-5.2: a warrior in a clearing that matches, whoever rules it. An empty supply is no bar (LC-E12).
static RECRUIT_ACTION: Action = Action {
    offer: |at, me, menu| {
        let clause = clause!("LC-5.2");
        for clearing in at.clearings().iter() {
            let check = || placing::may_place(at, &piece_in(me, WARRIOR, clearing));
            offer_in(at, me, clearing, |card| Opt::of(RECRUIT, clearing.0, card.0, 0), check, clause, menu);
        }
    },
    verbs: &[RECRUIT],
    run: |play, me, option| {
        let clause = clause!("LC-5.2");
        let (clearing, card) = (option.clearing(0), option.card_at(1));
        let suits = play.position().suits(clearing);
        reveal(play, me, card, suits, clause);
        placing::place(play, &piece_in(me, WARRIOR, clearing), 1, clause).map(|_| ())
    },
};

/// LC-5.3: the card itself is spent for the points of its suit.
static SCORE_ACTION: Action = Action {
    offer: |at, me, menu| {
        for suit in Suit::OF_CLEARINGS {
            for card in at.distinct(serving(at, me, SuitSet::one(suit))) {
                menu.test(Opt::of(SCORE, card.0, suit as u8, 0), may_score(at, me, suit));
            }
        }
    },
    verbs: &[SCORE],
    run: |play, me, option| {
        let clause = clause!("LC-5.3");
        let (card, suit) = (option.card_at(0), option.suit_at(1));
        let points = gardens::points(play.position(), me, suit);
        reveal(play, me, card, SuitSet::one(suit), clause);
        if let Some(pile) = lost_souls::revealed_pile(play.position(), me) {
            piles::spend_from(play, me, pile, card, clause!("LC-5.3a"));
        }
        play.board::<Board>(me).scored |= 1 << suit as u8;
        scoring::score(play, me, points, clause)
    },
};

/// LC-5.3b, LC-5.3c. With one garden it is worth nothing and legal (LC-E11).
fn may_score(at: Position, me: Seat, suit: Suit) -> Result<(), Refusal> {
    if gardens::on_map(at, me, suit) == 0 {
        return Err(Refusal::new(&NO_GARDEN_OF_SUIT, clause!("LC-5.3b")));
    }
    if has_scored(at, me, suit) {
        return Err(Refusal::new(&SCORED_ALREADY, clause!("LC-5.3c")));
    }
    Ok(())
}

/// Whether this suit was scored this turn.
pub(super) fn has_scored(at: Position, me: Seat, suit: Suit) -> bool {
    at.board::<Board>(me).scored & 1 << suit as u8 != 0
}

/// LC-5.4: a bird for an acolyte.
static SACRIFICE_ACTION: Action = Action {
    offer: |at, me, menu| {
        at.distinct(serving(at, me, cards::BIRD)).for_each(|card| menu.offer(Opt::card(SACRIFICE, card)));
    },
    verbs: &[SACRIFICE],
    run: |play, me, option| {
        reveal(play, me, option.card_at(0), cards::BIRD, clause!("LC-5.4"));
        acolytes::ordain(play, me, clause!("LC-5.4"));
        Ok(())
    },
};
