//! How the Cirque is played: tents where guests are, cards of every suit for the show, praise for those who come again.

use super::{BIG_TOP, Board, CLOWN, Figures, GOAT, LIFT, PERFORM, PITCH, PULL, SCOUT, SPEND_AS, accolades, evening, show};
use crate::bots::evaluate::{card_worth, remaining};
use crate::decision::{Ask, Opt};
use crate::law::verbs::{CHOOSE, SPEND};
use crate::play::{Measures, Position, Tactics, Trait};
use crate::terms::{CardSet, Clearing, Kind, Seat, Suit};

/// A tent crafts, but each has to be guarded: many of them are many to lose.
const BIG_TOP_OUT: Trait = Trait::lasting("big-tops", 20);
/// What a lost tent takes with it: the stage that shows were planned for.
const STAGE_LOST: Trait = Trait::lasting("stage-lost", 90);
/// An accolade pays at every show before whoever holds it.
const ACCOLADE: Trait = Trait::lasting("accolades", 250);

pub(super) const TACTICS: Tactics = Tactics {
    traits: &[
        Trait::lasting("goats", 30),
        BIG_TOP_OUT,
        Trait::new("stages", 25),
        ACCOLADE,
        Trait::new("best-applause", 60).by_hand(),
        Trait::new("best-audience", 15),
        Trait::lasting("next-draw", 60),
        Trait::new("suits-in-hand", 35).by_hand(),
    ],
    measure: Some(measure),
    prospects: -1200,
    fancy: Some(fancy),
    prize: Some(prize),
    falls: None,
};

/// Goats out, tents, clearings fit for a show, accolades held, the best applause to expect and the largest audience of a
/// stage, cards of the coming draw, suits the hand can show.
fn measure(at: Position, me: Seat) -> Measures {
    let stages = show::stages(at, me);
    let held: u8 = at.board::<Board>(me).held.iter().sum();
    let suits = if stages.is_empty() { 0 } else { suits(at, at.table.hands[me.index()]) };
    [
        100 * i32::from(at.table.on_map(me, GOAT)),
        100 * i32::from(at.table.on_map(me, BIG_TOP)),
        100 * i32::try_from(stages.len()).unwrap_or(0),
        100 * i32::from(held),
        stages.iter().map(|stage| readiness(at, me, stage) * applause(at, me, stage)).max().unwrap_or(0),
        100 * stages.iter().map(|stage| guests(at, me, stage)).max().unwrap_or(0),
        100 * i32::from(evening::next_draw(at, me)),
        100 * suits,
    ]
}

fn applause(at: Position, me: Seat, clearing: Clearing) -> i32 {
    i32::from(show::applause(at, me, clearing))
}

/// How likely the next show can be here, in hundredths: a card of the suit has to be spent (CDG.6.1).
fn readiness(at: Position, me: Seat, clearing: Clearing) -> i32 {
    if at.serving(at.table.hands[me.index()], at.suit(clearing)).next().is_some() { 100 } else { 40 }
}

fn guests(at: Position, me: Seat, clearing: Clearing) -> i32 {
    i32::try_from(accolades::audience(at, me, clearing).count()).unwrap_or(0)
}

/// How many different suits these cards can show; a bird stands for whatever is missing.
fn suits(at: Position, cards: CardSet) -> i32 {
    let mut plain = 0u8;
    let mut birds = 0;
    for card in cards.iter() {
        match at.face(card).suit {
            Suit::Bird => birds += 1,
            suit => plain |= 1 << suit.index(),
        }
    }
    (plain.count_ones().cast_signed() + birds).min(4)
}

/// A lost tent costs the accolades of whoever has most, for good, and half a hand (CDG.2.5).
fn prize(at: Position, me: Seat, _: Kind, _: Clearing) -> i32 {
    let most = at.board::<Board>(me).held.iter().copied().max().unwrap_or(0);
    let hand = i32::try_from(at.table.hands[me.index()].len() / 2).unwrap_or(0);
    STAGE_LOST.of(100, remaining(at)) + 25 * hand + ACCOLADE.of(100 * i32::from(most), remaining(at))
}

fn fancy(at: Position, me: Seat, ask: &Ask, option: Opt) -> Option<i32> {
    if me != ask.seat {
        return None;
    }
    match option.verb() {
        SCOUT => Some(scout(at, me, option)),
        PITCH => Some(if at.table.supply[me.index()][BIG_TOP.index()] > 0 { 60 } else { 10 }),
        LIFT => Some(-25),
        PULL => {
            let (owner, _) = option.piece_at(1);
            Some(10 + 25 * i32::from(at.board::<Board>(me).held[owner.index()]))
        }
        CLOWN => Some(25),
        PERFORM => Some(100 + 100 * applause(at, me, option.clearing(0)) + 10 * guests(at, me, option.clearing(0))),
        SPEND_AS => {
            let new = at.board::<Board>(me).suits & (1 << option.suit_at(1).index()) == 0;
            Some(if new { 100 } else { 0 } - card_worth(at, option.card_at(0)))
        }
        SPEND if ask.prompt == "praise-more" => Some(ACCOLADE.of(100, remaining(at)) - card_worth(at, option.card_at(0))),
        CHOOSE if ask.prompt == "praise" => {
            let seat = option.seat_at(0);
            Some(20 * i32::from(at.board::<Board>(me).held[seat.index()]) - 3 * i32::from(at.table.scores[seat.index()]))
        }
        _ => None,
    }
}

/// Goats for a card: good while they bring actions.
fn scout(at: Position, me: Seat, option: Opt) -> i32 {
    let supply = at.table.supply[me.index()][GOAT.index()];
    let come = i32::from(supply.min(at.figures::<Figures>(me).scout_warriors));
    let tents = if at.count(me, option.clearing(0), BIG_TOP) > 0 { 10 } else { 0 };
    26 * come + tents - card_worth(at, option.card_at(1)) - 10
}
