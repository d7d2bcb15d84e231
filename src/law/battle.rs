//! Battle (LAW-7): declaring it, and its six steps in order.

use super::cards;
use super::hits;
use super::verbs::{AMBUSH, BATTLE, FIRST, PASS, USE};
use crate::clause;
use crate::clause::Clause;
use crate::decision::{Ask, Menu, Opt, Reason, Refusal, Ruling};
use crate::event::{Event, Value};
use crate::play::{Battle, BattleEffect, CardKind, Cause, Play, Position, Side};
use crate::terms::{CardSet, Class, Clearing, Seat};

/// The attacker has no warrior or pawn there.
static NOBODY_TO_FIGHT: Reason = Reason { key: "nobody-to-fight-with", values: &["clearing"] };
/// The defender has nothing there.
static NOTHING_TO_BATTLE: Reason = Reason { key: "nothing-to-battle", values: &["clearing"] };

/// Hits an ambush deals (LAW-7.2d).
const AMBUSH_HITS: u8 = 2;

/// Whether a seat can start a battle in a clearing: a warrior or pawn there (LAW-7.1a).
///
/// # Errors
/// `nobody-to-fight-with`.
pub fn may_attack(at: Position, attacker: Seat, clearing: Clearing) -> Result<(), Refusal> {
    if at.warriors(attacker, clearing) + at.count_class(attacker, clearing, Class::Pawn) == 0 {
        return Err(Refusal::with(&NOBODY_TO_FIGHT, clause!("LAW-7.1a"), &[clearing.0]));
    }
    Ok(())
}

/// Whether a seat can be chosen as defender: any piece of it there (LAW-7.1b), and no objection of its faction.
///
/// # Errors
/// The refusal of the condition that fails.
pub fn may_defend(at: Position, attacker: Seat, defender: Seat, clearing: Clearing) -> Result<(), Refusal> {
    if !at.visible(defender, clearing) {
        return Err(Refusal::with(&NOTHING_TO_BATTLE, clause!("LAW-7.1b"), &[clearing.0]));
    }
    match at.faction(defender).may_defend {
        Some(may_defend) => may_defend(at, defender, attacker, clearing),
        None => Ok(()),
    }
}

/// Lists the battles a seat may start in one clearing.
pub fn offer_battles_in(at: Position, attacker: Seat, clearing: Clearing, menu: &mut Menu) {
    let attacks = may_attack(at, attacker, clearing);
    if attacks.is_err() && !menu.explains() {
        return;
    }
    for defender in at.others(attacker) {
        let option = Opt::of(BATTLE, clearing.0, defender.0, 0);
        menu.test(option, attacks.and_then(|()| may_defend(at, attacker, defender, clearing)));
    }
}

/// Lists the battles a seat may start, each as `battle:clearing:defender`.
pub fn offer_battles(at: Position, attacker: Seat, menu: &mut Menu) {
    for clearing in at.clearings().iter() {
        offer_battles_in(at, attacker, clearing, menu);
    }
}

/// Whether a seat could start any battle.
#[must_use]
pub fn can_battle(at: Position, attacker: Seat) -> bool {
    let mut menu = Menu::one_of(1);
    offer_battles(at, attacker, &mut menu);
    !menu.is_empty()
}

/// Fights the battle that an option names.
///
/// # Errors
/// Suspends while a question is open; stops if the game is won.
pub fn fight(play: &mut Play, attacker: Seat, option: Opt, clause: Clause) -> Ruling {
    battle(play, attacker, option.seat_at(1), option.clearing(0), clause)
}

/// Asks a seat to start one battle, if it can, and fights it.
///
/// # Errors
/// Suspends while a question is open; stops if the game is won.
pub fn ask_battle(play: &mut Play, attacker: Seat, clause: Clause) -> Ruling {
    if !can_battle(play.position(), attacker) {
        return Ok(());
    }
    let option = play.choose(Ask::open(attacker, clause, "battle"), |at, menu| offer_battles(at, attacker, menu))?;
    fight(play, attacker, option, clause)
}

/// A battle from its declaration to its end (LAW-7.3).
///
/// # Errors
/// Suspends while a question is open; stops if the game is won.
pub fn battle(play: &mut Play, attacker: Seat, defender: Seat, clearing: Clearing, clause: Clause) -> Ruling {
    let mut battle = Battle::new(attacker, defender, clearing);
    play.tell(|| {
        Event::new("battle", clause).seat(attacker).clearing(clearing).with("defender", Value::Seat(defender))
    });
    if !ambush(play, &battle)? {
        return Ok(());
    }
    use_effects(play, &mut battle, true)?;
    roll(play, &mut battle);
    use_effects(play, &mut battle, false)?;
    let hits =
        [count_hits(play.position(), &battle, Side::Attacker), count_hits(play.position(), &battle, Side::Defender)];
    play.tell(|| {
        Event::new("hits", clause!("LAW-7.2o"))
            .clearing(clearing)
            .with("attacker", Value::Number(i16::from(hits[0])))
            .with("defender", Value::Number(i16::from(hits[1])))
    });
    hits::deal(play, &battle, hits, Cause::Battle)
}

/// Step 1: the defender may ambush, the attacker may foil (LAW-7.2a to LAW-7.2g). Gives back whether the battle goes on.
fn ambush(play: &mut Play, battle: &Battle) -> Ruling<bool> {
    let (attacker, defender) = (battle.attacker(), battle.defender());
    if stops_ambush(play.position(), attacker) {
        return Ok(true);
    }
    let Some(()) = play_ambush(play, defender, battle.clearing, clause!("LAW-7.2a"), "ambush")? else {
        return Ok(true);
    };
    if play_ambush(play, attacker, battle.clearing, clause!("LAW-7.2b"), "foil")?.is_some() {
        return Ok(true);
    }
    hits::deal(play, battle, [0, AMBUSH_HITS], Cause::Battle)?;
    let at = play.position();
    let goes_on = at.warriors(attacker, battle.clearing) + at.count_class(attacker, battle.clearing, Class::Pawn) > 0;
    if !goes_on {
        play.tell(|| Event::new("battle-ended", clause!("LAW-7.2g")).clearing(battle.clearing));
    }
    Ok(goes_on)
}

/// Whether a card of the attacker lets it skip the ambush (EDGE-21).
fn stops_ambush(at: Position, attacker: Seat) -> bool {
    at.table.crafted[attacker.index()]
        .iter()
        .any(|card| matches!(at.face(card).kind, CardKind::Persistent(effect) if effect.stops_ambush))
}

/// The ambush cards of a hand that match a clearing; bird ambushes match every clearing (LAW-7.2a).
fn ambushes(at: Position, seat: Seat, clearing: Clearing) -> CardSet {
    let suit = at.suit(clearing);
    at.table.hands[seat.index()]
        .iter()
        .filter(|card| {
            let face = at.face(*card);
            matches!(face.kind, CardKind::Ambush) && face.suit.serves(suit)
        })
        .collect()
}

/// Offers a seat to play an ambush card. It is asked whenever it holds any card, so that the question tells nothing.
fn play_ambush(
    play: &mut Play,
    seat: Seat,
    clearing: Clearing,
    clause: Clause,
    prompt: &'static str,
) -> Ruling<Option<()>> {
    if play.table.hands[seat.index()].is_empty() {
        return Ok(None);
    }
    let chosen = play.choose(Ask::secret(seat, clause, prompt), |at, menu| {
        for card in at.distinct(ambushes(at, seat, clearing)) {
            menu.offer(Opt::card(AMBUSH, card));
        }
        menu.offer(Opt::plain(PASS));
    })?;
    if chosen.verb() != AMBUSH {
        return Ok(None);
    }
    play.tell(|| Event::new(prompt, clause).seat(seat).clearing(clearing));
    cards::discard(play, seat, chosen.card_at(0), clause);
    Ok(Some(()))
}

/// Step 3: two dice; the higher number is for the attacker to deal, the lower for the defender (LAW-7.2i, LAW-7.2j).
fn roll(play: &mut Play, battle: &mut Battle) {
    let [one, two] = play.roll();
    battle.rolled = [one.max(two), one.min(two)];
    let rolled = battle.rolled;
    play.tell(|| {
        Event::new("rolled", clause!("LAW-7.2j"))
            .clearing(battle.clearing)
            .with("attacker", Value::Number(i16::from(rolled[0])))
            .with("defender", Value::Number(i16::from(rolled[1])))
    });
}

/// Step 5: rolled hits up to the cap, plus extra hits, minus what is ignored (LAW-7.2o).
#[must_use]
pub fn count_hits(at: Position, battle: &Battle, side: Side) -> u8 {
    if battle.deals_nothing[side as usize] {
        return 0;
    }
    let seat = battle.seat(side);
    let faction = at.faction(seat);
    let enemy = battle.seat(side.other());
    let cap = match faction.hit_cap {
        Some(hit_cap) => hit_cap(at, seat, battle),
        None => at.warriors(seat, battle.clearing),
    };
    let rolled = if ignores_rolled(at, battle, side.other()) { 0 } else { battle.rolled[side as usize].min(cap) };
    let own = faction.extra_hits.map_or(0, |extra_hits| extra_hits(at, seat, battle));
    // Only defenders can be defenseless (LAW-7.2q).
    let defenseless = u8::from(side == Side::Attacker && at.warriors(enemy, battle.clearing) == 0);
    rolled + battle.extra[side as usize] + own + defenseless
}

/// Whether a side ignores the rolled hits dealt to it: an effect of this battle, or its faction.
fn ignores_rolled(at: Position, battle: &Battle, side: Side) -> bool {
    let seat = battle.seat(side);
    battle.ignores_rolled[side as usize]
        || at.faction(seat).ignores_rolled.is_some_and(|ignores_rolled| ignores_rolled(at, seat, battle))
}

/// Steps 2 and 4: both sides use effects. If both can, the attacker names who begins; then they take turns, one effect
/// or a pass each, until both have passed in a row (LAW-7.2h, LAW-7.2n).
fn use_effects(play: &mut Play, battle: &mut Battle, before_roll: bool) -> Ruling {
    let clause = if before_roll { clause!("LAW-7.2h") } else { clause!("LAW-7.2n") };
    let question = |play: &Play, battle: &Battle, side: Side| {
        let ask = Ask::open(battle.seat(side), clause, "battle-effects");
        question(play.position(), battle, side, before_roll, ask)
    };
    let both = question(play, battle, Side::Attacker).is_some() && question(play, battle, Side::Defender).is_some();
    let mut side = Side::Attacker;
    if both {
        let seats = battle.seats;
        let chosen = play.choose(Ask::open(battle.attacker(), clause, "who-first"), |_, menu| {
            menu.offer(Opt::seat(FIRST, seats[0]));
            menu.offer(Opt::seat(FIRST, seats[1]));
        })?;
        side = battle.side_of(chosen.seat_at(0)).unwrap_or(side);
    }
    let mut passes = 0;
    while passes < 2 {
        if let Some(ask) = question(play, battle, side) {
            let now = *battle;
            let chosen = play.choose(ask, |at, menu| {
                offer_effects(at, &now, side, before_roll, menu);
                menu.offer(Opt::plain(PASS));
            })?;
            if chosen.verb() == PASS {
                passes += 1;
            } else {
                passes = 0;
                use_effect(play, battle, side, before_roll, chosen)?;
            }
        } else {
            passes += 1;
        }
        side = side.other();
    }
    Ok(())
}

/// What a side is asked in this step; `None` if it is plain to all that it can use nothing. An effect that is alone asks
/// in its own words; one that depends on a hand makes the question secret.
fn question(at: Position, battle: &Battle, side: Side, before_roll: bool, ask: Ask) -> Option<Ask> {
    let mut menu = Menu::one_of(1);
    offer_cards(at, battle, side, before_roll, &mut menu);
    let mut question = (!menu.is_empty()).then_some(ask);
    for (source, effect) in faction_effects(at, battle, side, before_roll) {
        let mut menu = Menu::one_of(1);
        (effect.offer)(at, battle, source, &mut menu);
        if effect.secret || !menu.is_empty() {
            question = Some(match question {
                None => Ask { clause: effect.clause, prompt: effect.prompt, secret: effect.secret, ..ask },
                Some(other) => Ask { secret: other.secret || effect.secret, ..ask },
            });
        }
    }
    question
}

/// Lists the effects a side can use in this step and has not used in this battle.
fn offer_effects(at: Position, battle: &Battle, side: Side, before_roll: bool, menu: &mut Menu) {
    offer_cards(at, battle, side, before_roll, menu);
    for (source, effect) in faction_effects(at, battle, side, before_roll) {
        (effect.offer)(at, battle, source, menu);
    }
}

/// Lists the crafted cards a side can use in this step.
fn offer_cards(at: Position, battle: &Battle, side: Side, before_roll: bool, menu: &mut Menu) {
    if before_roll {
        return;
    }
    let seat = battle.seat(side);
    for card in at.distinct(at.table.crafted[seat.index()]) {
        if let CardKind::Persistent(effect) = at.face(card).kind
            && let Some(effect) = effect.battle
            && !battle.used.has(card)
            && (effect.when)(at, battle, seat)
        {
            menu.offer(Opt::card(USE, card));
        }
    }
}

/// The faction effects that are for this side in this step, each with the seat it comes from.
fn faction_effects(
    at: Position,
    battle: &Battle,
    side: Side,
    before_roll: bool,
) -> impl Iterator<Item = (Seat, &'static BattleEffect)> {
    let seat = battle.seat(side);
    at.seats()
        .filter(|source| battle.used_factions & (1 << source.0) == 0)
        .flat_map(move |source| at.faction(source).battle_effects.iter().map(move |effect| (source, effect)))
        .filter(move |(source, effect)| {
            effect.before_roll == before_roll && (effect.user)(at, battle, *source) == Some(seat)
        })
}

fn use_effect(play: &mut Play, battle: &mut Battle, side: Side, before_roll: bool, chosen: Opt) -> Ruling {
    let seat = battle.seat(side);
    if chosen.verb() == USE {
        let card = chosen.card_at(0);
        battle.used.insert(card);
        play.tell(|| Event::new("used", clause!("LAW-7.2n")).seat(seat).card(card));
        if let CardKind::Persistent(effect) = play.position().face(card).kind
            && let Some(effect) = effect.battle
        {
            return (effect.run)(play, battle, seat, card);
        }
        return Ok(());
    }
    let found = faction_effects(play.position(), battle, side, before_roll).find(|(_, effect)| (effect.owns)(chosen));
    let Some((source, effect)) = found else { return Ok(()) };
    battle.used_factions |= 1 << source.0;
    (effect.run)(play, battle, source, chosen)
}
