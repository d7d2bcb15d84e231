//! What the cards of the base deck do.

use crate::clause;
use crate::decision::{Ask, Menu, Opt, Ruling};
use crate::decks::common::{
    after_roll, at_start, between, choose_seat, defending, discard_used, effect, somebody_holds_cards,
};
use crate::law::verbs::REMOVE;
use crate::law::{battle, cards, movement, removal, rule, scoring};
use crate::play::{Battle, Cause, Effect, Hooks, Loss, Moves, Play, Position, Purpose, Side};
use crate::terms::{Card, Class, Clearing, ClearingSet, Kind, Phase, Seat};

fn always(_: Position, _: Seat) -> bool {
    true
}

/// CARD-armorers
pub static ARMORERS: Effect =
    effect(Hooks { battle_effects: Some(&[after_roll(clause!("CARD-armorers"), exposed, armorers)]), ..Hooks::SILENT });

/// The owner, fighting without being safe from rolled hits already.
fn exposed(_: Position, battle: &Battle, seat: Seat) -> Option<Seat> {
    battle.side_of(seat).filter(|side| !battle.rules.ignores_rolled[*side as usize]).map(|_| seat)
}

fn armorers(play: &mut Play, battle: &mut Battle, seat: Seat, option: Opt) -> Ruling {
    discard_used(play, seat, option, clause!("CARD-armorers"));
    if let Some(side) = battle.side_of(seat) {
        battle.rules.ignores_rolled[side as usize] = true;
    }
    Ok(())
}

/// CARD-sappers
pub static SAPPERS: Effect =
    effect(Hooks { battle_effects: Some(&[after_roll(clause!("CARD-sappers"), defending, sappers)]), ..Hooks::SILENT });

fn sappers(play: &mut Play, battle: &mut Battle, seat: Seat, option: Opt) -> Ruling {
    discard_used(play, seat, option, clause!("CARD-sappers"));
    battle.extra[Side::Defender as usize] += 1;
    Ok(())
}

/// CARD-brutal-tactics
pub static BRUTAL_TACTICS: Effect = effect(Hooks {
    battle_effects: Some(&[after_roll(clause!("CARD-brutal-tactics"), attacking, brutal_tactics)]),
    ..Hooks::SILENT
});

fn attacking(_: Position, battle: &Battle, seat: Seat) -> Option<Seat> {
    (battle.attacker() == seat).then_some(seat)
}

fn brutal_tactics(play: &mut Play, battle: &mut Battle, _: Seat, _: Opt) -> Ruling {
    battle.extra[Side::Attacker as usize] += 1;
    scoring::score(play, battle.defender(), 1, clause!("CARD-brutal-tactics"))
}

/// CARD-scouting-party
pub static SCOUTING_PARTY: Effect = effect(Hooks { stops_ambush: Some(|_, _| true), ..Hooks::SILENT });

/// CARD-royal-claim
pub static ROYAL_CLAIM: Effect = Effect {
    hooks: Hooks { offers: Some(&[between(&[Phase::Birdsong], always, royal_claim)]), ..Hooks::SILENT },
    promises: Some(royal_claim_promises),
};

fn royal_claim(play: &mut Play, seat: Seat, option: Opt) -> Ruling {
    discard_used(play, seat, option, clause!("CARD-royal-claim"));
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
pub static STAND_AND_DELIVER: Effect = effect(Hooks {
    offers: Some(&[between(&[Phase::Birdsong], somebody_holds_cards, stand_and_deliver)]),
    ..Hooks::SILENT
});

fn stand_and_deliver(play: &mut Play, seat: Seat, _: Opt) -> Ruling {
    let clause = clause!("CARD-stand-and-deliver");
    let ask = Ask::open(seat, clause, "take-from");
    let victim = choose_seat(play, ask, |at, other| !at.hand(other).is_empty())?;
    cards::take_random(play, seat, victim, clause);
    scoring::score(play, victim, 1, clause)
}

/// CARD-tax-collector
pub static TAX_COLLECTOR: Effect =
    effect(Hooks { offers: Some(&[between(&[Phase::Daylight], can_pay_tax, tax_collector)]), ..Hooks::SILENT });

/// The seat's own warriors that can be removed, clearing by clearing.
fn taxable(at: Position<'_>, seat: Seat) -> impl Iterator<Item = (Clearing, Kind)> {
    let kinds = at.faction(seat).kinds_of(Class::Warrior);
    let everywhere =
        at.with_figures(seat).iter().flat_map(move |clearing| kinds.iter().map(move |kind| (clearing, kind)));
    everywhere.filter(move |(clearing, kind)| {
        at.count(seat, *clearing, *kind) > 0 && removal::may_remove(at, &own_warrior(seat, *clearing, *kind)).is_ok()
    })
}

/// Lists them.
fn offer_taxable(at: Position, seat: Seat, menu: &mut Menu) {
    for (clearing, kind) in taxable(at, seat) {
        menu.offer(Opt::of(REMOVE, clearing.0, crate::decision::pack_piece(seat, kind), 0));
    }
}

const fn own_warrior(seat: Seat, clearing: Clearing, kind: Kind) -> Loss {
    Loss { by: Some(seat), owner: seat, kind, count: 1, clearing, cause: Cause::Effect, instead: false }
}

fn can_pay_tax(at: Position, seat: Seat) -> bool {
    taxable(at, seat).next().is_some()
}

fn tax_collector(play: &mut Play, seat: Seat, _: Opt) -> Ruling {
    let clause = clause!("CARD-tax-collector");
    let chosen =
        play.choose(Ask::open(seat, clause, "remove-own-warrior"), |at, menu| offer_taxable(at, seat, menu))?;
    let (_, kind) = chosen.piece_at(1);
    removal::remove(play, &[own_warrior(seat, chosen.clearing(0), kind)], clause)?;
    cards::draw(play, seat, 1, clause)
}

/// CARD-command-warren
pub static COMMAND_WARREN: Effect =
    effect(Hooks { offers: Some(&[at_start(Phase::Daylight, battle::can_battle, command_warren)]), ..Hooks::SILENT });

fn command_warren(play: &mut Play, seat: Seat, _: Opt) -> Ruling {
    battle::ask_battle(play, seat, clause!("CARD-command-warren"))
}

/// CARD-cobbler
pub static COBBLER: Effect =
    effect(Hooks { offers: Some(&[at_start(Phase::Evening, can_move, cobbler)]), ..Hooks::SILENT });

fn can_move(at: Position, seat: Seat) -> bool {
    movement::can_move(at, &Moves::of(seat))
}

fn cobbler(play: &mut Play, seat: Seat, _: Opt) -> Ruling {
    movement::ask_move(play, &Moves::of(seat), clause!("CARD-cobbler"))
}

/// CARD-better-burrow-bank
pub static BETTER_BURROW_BANK: Effect =
    effect(Hooks { offers: Some(&[at_start(Phase::Birdsong, always, better_burrow_bank)]), ..Hooks::SILENT });

fn better_burrow_bank(play: &mut Play, seat: Seat, _: Opt) -> Ruling {
    let clause = clause!("CARD-better-burrow-bank");
    cards::draw(play, seat, 1, clause)?;
    let guest = choose_seat(play, Ask::open(seat, clause, "who-draws"), |_, _| true)?;
    cards::draw(play, guest, 1, clause)
}

/// CARD-codebreakers
pub static CODEBREAKERS: Effect =
    effect(Hooks { offers: Some(&[between(&[Phase::Daylight], somebody_holds_cards, codebreakers)]), ..Hooks::SILENT });

fn codebreakers(play: &mut Play, seat: Seat, _: Opt) -> Ruling {
    let clause = clause!("CARD-codebreakers");
    let ask = Ask::open(seat, clause, "look-at-hand");
    let other = choose_seat(play, ask, |at, other| !at.hand(other).is_empty())?;
    cards::show_hand(play, other, seat, clause);
    Ok(())
}

/// The three favor cards: everything that others have in clearings of the card's suit goes (EDGE-07).
///
/// # Errors
/// Suspends while a question is open; stops if the game is won.
pub fn favor(play: &mut Play, seat: Seat, card: Card) -> Ruling {
    let face = play.position().face(card);
    let mut losses = Vec::new();
    for clearing in play.position().of_suit(face.suit).iter() {
        removal::everything_of_enemies(play.position(), seat, clearing, &mut losses);
    }
    removal::remove(play, &losses, face.clause)
}
