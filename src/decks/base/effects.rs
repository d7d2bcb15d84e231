//! What the cards of the base deck do.

use crate::clause;
use crate::decision::{Ask, Menu, Opt, Ruling};
use crate::event::{Event, Value};
use crate::law::verbs::{CHOOSE, REMOVE};
use crate::law::{battle, cards, movement, removal, rule, scoring};
use crate::play::{Aside, Battle, BattleCard, Cause, Effect, Loss, Manner, Opening, Play, Position, Purpose, Side};
use crate::terms::{Card, Class, ClearingSet, Phase, Seat};

const NOTHING: Effect = Effect { aside: None, opening: None, battle: None, stops_ambush: false, promises: None };

fn always(_: Position, _: Seat) -> bool {
    true
}

/// CARD-armorers
pub const ARMORERS: Effect = Effect {
    battle: Some(BattleCard {
        when: |_, battle, seat| !battle.side_of(seat).is_some_and(|side| battle.ignores_rolled[side as usize]),
        run: |play, battle, seat, card| {
            cards::discard_crafted(play, seat, card, clause!("CARD-armorers"));
            if let Some(side) = battle.side_of(seat) {
                battle.ignores_rolled[side as usize] = true;
            }
            Ok(())
        },
    }),
    ..NOTHING
};

/// CARD-sappers
pub const SAPPERS: Effect = Effect {
    battle: Some(BattleCard {
        when: |_, battle, seat| battle.defender() == seat,
        run: |play, battle, seat, card| {
            cards::discard_crafted(play, seat, card, clause!("CARD-sappers"));
            battle.extra[Side::Defender as usize] += 1;
            Ok(())
        },
    }),
    ..NOTHING
};

/// CARD-brutal-tactics
pub const BRUTAL_TACTICS: Effect = Effect {
    battle: Some(BattleCard { when: |_, battle, seat| battle.attacker() == seat, run: brutal_tactics }),
    ..NOTHING
};

fn brutal_tactics(play: &mut Play, battle: &mut Battle, _: Seat, _: Card) -> Ruling {
    battle.extra[Side::Attacker as usize] += 1;
    scoring::score(play, battle.defender(), 1, clause!("CARD-brutal-tactics"))
}

/// CARD-scouting-party
pub const SCOUTING_PARTY: Effect = Effect { stops_ambush: true, ..NOTHING };

/// CARD-royal-claim
pub const ROYAL_CLAIM: Effect = Effect {
    aside: Some(Aside { phase: Phase::Birdsong, when: always, run: royal_claim }),
    promises: Some(royal_claim_promises),
    ..NOTHING
};

fn royal_claim(play: &mut Play, seat: Seat, card: Card) -> Ruling {
    cards::discard_crafted(play, seat, card, clause!("CARD-royal-claim"));
    let ruled = rule::ruled(play.position(), seat, Purpose::Act);
    ruled.iter().for_each(|clearing| rule::cite_share(play, seat, &[clearing], Purpose::Act));
    scoring::score(play, seat, a_point_each(ruled), clause!("CARD-royal-claim"))
}

fn royal_claim_promises(at: Position, seat: Seat) -> u8 {
    a_point_each(rule::ruled(at, seat, Purpose::Act))
}

fn a_point_each(clearings: ClearingSet) -> u8 {
    u8::try_from(clearings.len()).unwrap_or(u8::MAX)
}

/// CARD-stand-and-deliver
pub const STAND_AND_DELIVER: Effect = Effect {
    aside: Some(Aside { phase: Phase::Birdsong, when: somebody_holds_cards, run: stand_and_deliver }),
    ..NOTHING
};

fn somebody_holds_cards(at: Position, seat: Seat) -> bool {
    at.others(seat).any(|other| !at.table.hands[other.index()].is_empty())
}

/// Asks for another seat that passes a test.
fn choose_seat(play: &mut Play, ask: Ask, fits: impl Fn(Position, Seat) -> bool) -> Ruling<Seat> {
    let chosen = play.choose(ask, |at: Position, menu: &mut Menu| {
        for other in at.others(ask.seat).filter(|other| fits(at, *other)) {
            menu.offer(Opt::seat(CHOOSE, other));
        }
    })?;
    Ok(chosen.seat_at(0))
}

fn stand_and_deliver(play: &mut Play, seat: Seat, _: Card) -> Ruling {
    let clause = clause!("CARD-stand-and-deliver");
    let ask = Ask::open(seat, clause, "take-from");
    let victim = choose_seat(play, ask, |at, other| !at.table.hands[other.index()].is_empty())?;
    cards::take_random(play, seat, victim, clause);
    scoring::score(play, victim, 1, clause)
}

/// CARD-tax-collector
pub const TAX_COLLECTOR: Effect =
    Effect { aside: Some(Aside { phase: Phase::Daylight, when: can_pay_tax, run: tax_collector }), ..NOTHING };

/// Lists the seat's own warriors that can be removed, clearing by clearing.
fn offer_taxable(at: Position, seat: Seat, menu: &mut Menu) {
    for clearing in at.clearings().iter() {
        for kind in at.faction(seat).kinds_of(Class::Warrior).iter() {
            let loss = own_warrior(seat, clearing, kind);
            if at.count(seat, clearing, kind) > 0 && removal::may_remove(at, &loss).is_ok() {
                let piece = crate::decision::pack_piece(seat, kind);
                menu.offer(Opt::of(REMOVE, clearing.0, piece, 0));
            }
        }
    }
}

const fn own_warrior(seat: Seat, clearing: crate::terms::Clearing, kind: crate::terms::Kind) -> Loss {
    Loss { by: Some(seat), owner: seat, kind, count: 1, clearing, cause: Cause::Effect, instead: false }
}

fn can_pay_tax(at: Position, seat: Seat) -> bool {
    let mut menu = Menu::one_of(1);
    offer_taxable(at, seat, &mut menu);
    !menu.is_empty()
}

fn tax_collector(play: &mut Play, seat: Seat, _: Card) -> Ruling {
    let clause = clause!("CARD-tax-collector");
    let chosen =
        play.choose(Ask::open(seat, clause, "remove-own-warrior"), |at, menu| offer_taxable(at, seat, menu))?;
    let (_, kind) = chosen.piece_at(1);
    removal::remove(play, &[own_warrior(seat, chosen.clearing(0), kind)], clause)?;
    cards::draw(play, seat, 1, clause);
    Ok(())
}

/// CARD-command-warren
pub const COMMAND_WARREN: Effect = Effect {
    opening: Some(Opening {
        phase: Phase::Daylight,
        when: battle::can_battle,
        run: |play, seat, _| battle::ask_battle(play, seat, clause!("CARD-command-warren")),
    }),
    ..NOTHING
};

/// CARD-cobbler
pub const COBBLER: Effect = Effect {
    opening: Some(Opening {
        phase: Phase::Evening,
        when: |at, seat| movement::can_move(at, seat, Manner::Normal),
        run: |play, seat, _| movement::ask_move(play, seat, Manner::Normal, clause!("CARD-cobbler")),
    }),
    ..NOTHING
};

/// CARD-better-burrow-bank
pub const BETTER_BURROW_BANK: Effect =
    Effect { opening: Some(Opening { phase: Phase::Birdsong, when: always, run: better_burrow_bank }), ..NOTHING };

fn better_burrow_bank(play: &mut Play, seat: Seat, _: Card) -> Ruling {
    let clause = clause!("CARD-better-burrow-bank");
    cards::draw(play, seat, 1, clause);
    let guest = choose_seat(play, Ask::open(seat, clause, "who-draws"), |_, _| true)?;
    cards::draw(play, guest, 1, clause);
    Ok(())
}

/// CARD-codebreakers
pub const CODEBREAKERS: Effect =
    Effect { aside: Some(Aside { phase: Phase::Daylight, when: somebody_holds_cards, run: codebreakers }), ..NOTHING };

fn codebreakers(play: &mut Play, seat: Seat, _: Card) -> Ruling {
    let clause = clause!("CARD-codebreakers");
    let ask = Ask::open(seat, clause, "look-at-hand");
    let other = choose_seat(play, ask, |at, other| !at.table.hands[other.index()].is_empty())?;
    play.table.reveals = play.table.reveals.wrapping_add(1);
    for card in play.table.hands[other.index()].iter() {
        play.tell(|| {
            Event::new("saw-card", clause).seat(seat).with("from", Value::Seat(other)).hidden_card(card, &[seat, other])
        });
    }
    Ok(())
}

/// The three favor cards: everything that others have in clearings of the card's suit goes (EDGE-07).
///
/// # Errors
/// Suspends while a question is open; stops if the game is won.
pub fn favor(play: &mut Play, seat: Seat, card: Card) -> Ruling {
    let face = play.position().face(card);
    let mut losses = Vec::new();
    for clearing in play.setup.map.of_suit(face.suit).iter() {
        removal::everything_of_others(play.position(), seat, clearing, &mut losses);
    }
    removal::remove(play, &losses, face.clause)
}
