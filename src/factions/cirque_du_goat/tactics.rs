//! How the Cirque is played: one troupe that stays together under one tent, cards of every suit for the show, praise for
//! those who come again.

use super::weights;
use super::{
    BIG_TOP, Board, CLOWN, Figures, GOAT, LIFT, PERFORM, PITCH, PULL, SCOUT, SPEND_AS, accolades, clowns, evening, show,
};
use crate::decision::{Ask, Opt};
use crate::law::rule;
use crate::law::verbs::{BATTLE, CHOOSE, DISCARD, GIVE, MOVE, SPEND};
use crate::play::{Measures, Position, Tactics, Trait};
use crate::terms::{Card, CardSet, Clearing, Kind, Seat, Suit};
use crate::yardsticks::attack::{exposure, second_attack};
use crate::yardsticks::cards::card_worth;
use crate::yardsticks::options::{NEVER, battle};
use crate::yardsticks::remaining;

/// What a lost tent takes with it: the stage that shows were planned for.
const STAGE_LOST: Trait = Trait::lasting("stage-lost", 90);
/// An accolade pays at every show before whoever holds it.
const ACCOLADE: Trait = Trait::lasting("accolades", weights::ACCOLADES);
/// A suit that the next show can show.
const SUIT: Trait = Trait::new("suits-in-hand", weights::SUITS_IN_HAND).by_hand();

/// Goats beyond this number guard a tent no better.
const TROUPE: u8 = 5;

pub(super) const TACTICS: Tactics = Tactics {
    traits: &[
        Trait::lasting("goats", weights::GOATS),
        Trait::new("stages", weights::STAGES),
        ACCOLADE,
        Trait::new("best-applause", weights::BEST_APPLAUSE).by_hand(),
        SUIT,
        Trait::new("best-audience", weights::BEST_AUDIENCE),
        Trait::lasting("next-draw", weights::NEXT_DRAW),
        // Beyond the danger that anybody sees: a tent is worth a second attack.
        Trait::new("danger", weights::DANGER).settled(),
    ],
    measure: Some(measure),
    prospects: [weights::PROSPECTS, weights::FINISH, weights::FIGURES],
    carries: &[],
    prepares: &[],
    first_sight: Some(first_sight),
    prize: Some(prize),
    menaces: None,
    falls: None,
};

/// Goats out, clearings fit for a show, accolades held, the applause and the suits of the next show on the best stage, the
/// largest audience of a stage, cards of the coming draw, what tents that enemies can storm would take with them.
fn measure(at: Position, me: Seat) -> Measures {
    let hand = at.hand(me);
    let stages = show::stages(at, me);
    let held: u8 = at.board::<Board>(me).held.iter().sum();
    let shows = stages.iter().map(|stage| next_show(at, me, stage, hand));
    let [applause, suits] = shows.max_by_key(|[applause, suits]| applause + suits).unwrap_or_default();
    [
        100 * i32::from(at.table.on_map(me, GOAT)),
        100 * i32::try_from(stages.len()).unwrap_or(0),
        100 * i32::from(held),
        applause,
        suits,
        100 * stages.iter().map(|stage| guests(at, me, stage)).max().unwrap_or(0),
        100 * i32::from(evening::next_draw(at, me)),
        at.table.clearings_with(me, BIG_TOP).iter().map(|tent| second_stake(at, me, tent)).sum(),
    ]
}

/// What a show on this stage would score with these cards, in hundredths: by applause and by suits. Without a card of the
/// clearing's suit there is none (CDG.6.1), but one may still be drawn or given.
fn next_show(at: Position, me: Seat, stage: Clearing, cards: CardSet) -> [i32; 2] {
    let likely = if at.any_matches(cards, stage) { 100 } else { 40 };
    [likely * applause(at, me, stage), likely * suits(at, cards)]
}

fn applause(at: Position, me: Seat, clearing: Clearing) -> i32 {
    i32::from(show::applause(at, me, clearing))
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
    let hand = i32::try_from(at.hand(me).len() / 2).unwrap_or(0);
    STAGE_LOST.of(100, remaining(at)) + 25 * hand + ACCOLADE.of(100 * i32::from(most), remaining(at))
}

fn first_sight(at: Position, me: Seat, ask: &Ask, option: Opt) -> Option<i32> {
    if me != ask.seat {
        return None;
    }
    match option.verb() {
        SCOUT => Some(scout(at, me, option)),
        PITCH => Some(pitch(at, me, option.clearing(0))),
        LIFT => Some(lift(at, me, option.clearing(0))),
        PULL => {
            let (owner, _) = option.piece_at(1);
            Some(10 + 25 * i32::from(at.board::<Board>(me).held[owner.index()]))
        }
        CLOWN => Some(40),
        BATTLE => {
            let (clearing, enemy) = (option.clearing(0), option.seat_at(1));
            Some(battle(at, me, clearing, enemy) + if clowns::can_be_clowned(at, me, enemy) { 45 } else { 0 })
        }
        MOVE => Some(travel(at, me, option.clearing(0), option.clearing(1))),
        PERFORM => Some(perform(at, me, option.clearing(0))),
        SPEND_AS => {
            let new = at.board::<Board>(me).suits & (1 << option.suit_at(1).index()) == 0;
            Some(if new { 100 } else { 0 } - card_worth(at, option.card_at(0)))
        }
        DISCARD | GIVE => Some(-needed(at, me, option.card_at(0))),
        SPEND if ask.prompt == "praise-more" => {
            Some(ACCOLADE.of(100, remaining(at)) - card_worth(at, option.card_at(0)))
        }
        CHOOSE if ask.prompt == "praise" => {
            let seat = option.seat_at(0);
            Some(
                20 * i32::from(at.board::<Board>(me).held[seat.index()]) - 3 * i32::from(at.table.scores[seat.index()]),
            )
        }
        _ => None,
    }
}

/// Points now, and an accolade that pays again (CDG.6.3).
fn perform(at: Position, me: Seat, stage: Clearing) -> i32 {
    10 * guests(at, me, stage) + promise(at, me, stage, at.hand(me))
}

/// A tent goes where the troupe and the guests are: behind one goat most tents fall within a round.
fn pitch(at: Position, me: Seat, clearing: Clearing) -> i32 {
    let goats = i32::from(at.count(me, clearing, GOAT));
    10 + gain(at, me, clearing, at.hand(me)) * 60 / 100 + 20 * (goats - 2).clamp(-2, 3)
}

/// What a show in a clearing promises tonight with these cards: points, and an accolade if anybody looks on (CDG.6.1,
/// CDG.6.3). Nothing without a card of its suit.
fn promise(at: Position, me: Seat, clearing: Clearing, cards: CardSet) -> i32 {
    if !at.any_matches(cards, clearing) {
        return 0;
    }
    let praised = accolades::receivers(at, me, clearing).next().is_some();
    100 + 100 * applause(at, me, clearing) + if praised { ACCOLADE.of(60, remaining(at)) } else { 0 }
}

/// How much more a show here promises than on the stages there are.
fn gain(at: Position, me: Seat, clearing: Clearing, cards: CardSet) -> i32 {
    let best = show::stages(at, me).iter().map(|stage| promise(at, me, stage, cards)).max().unwrap_or(0);
    (promise(at, me, clearing, cards) - best).max(0)
}

/// A tent that would fall is better taken along (CDG.2.5); the best stage of the evening stays.
fn lift(at: Position, me: Seat, tent: Clearing) -> i32 {
    at_stake(at, me, tent) - 40 - 30 * applause(at, me, tent)
}

/// What a tent that enemies can storm would take with it, by how likely they do.
fn at_stake(at: Position, me: Seat, tent: Clearing) -> i32 {
    exposure(at, me, tent) * prize(at, me, BIG_TOP, tent) / 100
}

/// The part of that which the danger that anybody sees leaves out: a second attack.
fn second_stake(at: Position, me: Seat, tent: Clearing) -> i32 {
    second_attack(at, me, tent) * prize(at, me, BIG_TOP, tent) / 100
}

/// Whether a tent stands there with fewer goats than guard it best.
fn wants_goats(at: Position, me: Seat, clearing: Clearing) -> bool {
    at.count(me, clearing, BIG_TOP) > 0 && at.count(me, clearing, GOAT) < TROUPE
}

/// The troupe stays together and does not leave a tent alone.
fn travel(at: Position, me: Seat, from: Clearing, to: Clearing) -> i32 {
    let tent = |clearing| at.count(me, clearing, BIG_TOP) > 0;
    let goats = |clearing| i32::from(at.count(me, clearing, GOAT));
    let mut worth = -12;
    if wants_goats(at, me, to) {
        worth += 20;
    }
    if tent(from) {
        worth -= 15;
    }
    let outweighed = at.others(me).all(|enemy| i32::from(rule::weight(at, enemy, to)) < 2 * (goats(from) + goats(to)));
    if outweighed && !tent(to) {
        worth += gain(at, me, to, at.hand(me)) * 30 / 100;
    }
    worth + 4 * goats(to).min(3)
}

/// Goats for a card: good while they bring actions and the show does not need the card.
fn scout(at: Position, me: Seat, option: Opt) -> i32 {
    let (clearing, card) = (option.clearing(0), option.card_at(1));
    let supply = at.in_supply(me, GOAT);
    let come = i32::from(supply.min(at.figures::<Figures>(me).scout_warriors));
    if come == 0 {
        return NEVER;
    }
    let guards = if wants_goats(at, me, clearing) { 15 } else { 0 };
    let mut rest = at.hand(me);
    rest.remove(card);
    26 * come + guards + gain(at, me, clearing, rest) / 5 - needed(at, me, card) - 10
}

/// What the show of tonight and the suits of later ones would miss without this card, and what it is worth besides.
fn needed(at: Position, me: Seat, card: Card) -> i32 {
    let hand = at.hand(me);
    let mut rest = hand;
    rest.remove(card);
    let best = |cards| show::stages(at, me).iter().map(|stage| promise(at, me, stage, cards)).max().unwrap_or(0);
    let likely = if best(hand) > 0 { 100 } else { 40 };
    best(hand) - best(rest) + SUIT.of(likely * (suits(at, hand) - suits(at, rest)), 100) + card_worth(at, card)
}
