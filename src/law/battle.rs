//! Battle (LAW-7): declaring it, and its six steps in order.

use super::cards;
use super::hits;
use super::verbs::{AMBUSH, BATTLE, FIRST, PASS, USE};
use crate::clause;
use crate::clause::Clause;
use crate::decision::{Ask, Menu, Opt, Reason, Refusal, Ruling};
use crate::event::{Event, Value};
use crate::play::hooks::{BATTLE_EFFECTS, EXTRA_HITS, IGNORES_ROLLED, MAY_DEFEND, STOPS_AMBUSH};
use crate::play::{Battle, BattleEffect, BattleMoment, CardKind, Cause, Heard, Play, Position, Side};
use crate::terms::{CardSet, Class, Clearing, Seat, Speaker, Voice};

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
    at.ask_own(defender, MAY_DEFEND).try_for_each(|heard| (heard.answer)(at, defender, attacker, clearing))
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
    use_effects(play, &mut battle, BattleMoment::BeforeRoll)?;
    roll(play, &mut battle);
    use_effects(play, &mut battle, BattleMoment::AfterRoll)?;
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
    at.ask_own(attacker, STOPS_AMBUSH).any(|heard| (heard.answer)(at, attacker))
}

/// The ambush cards of a hand that match a clearing; bird ambushes match every clearing (LAW-7.2a).
fn ambushes(at: Position, seat: Seat, clearing: Clearing) -> CardSet {
    let matching = at.setup.deck.serving_any(at.suits(clearing));
    let hand = at.table.hands[seat.index()].and(matching);
    hand.iter().filter(|card| matches!(at.face(*card).kind, CardKind::Ambush)).collect()
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
    let cap = match faction.hooks.hit_cap {
        Some(hit_cap) => hit_cap(at, seat, battle),
        None => at.warriors(seat, battle.clearing),
    };
    let rolled = if ignores_rolled(at, battle, side.other()) { 0 } else { battle.rolled[side as usize].min(cap) };
    let own: u8 = at.ask_own(seat, EXTRA_HITS).map(|heard| (heard.answer)(at, seat, battle)).sum();
    // Only defenders can be defenseless (LAW-7.2q).
    let defenseless = u8::from(side == Side::Attacker && at.warriors(enemy, battle.clearing) == 0);
    rolled + battle.extra[side as usize] + own + defenseless
}

/// Whether a side ignores the rolled hits dealt to it: an effect of this battle, or its faction.
fn ignores_rolled(at: Position, battle: &Battle, side: Side) -> bool {
    let seat = battle.seat(side);
    battle.ignores_rolled[side as usize]
        || at.ask_own(seat, IGNORES_ROLLED).any(|heard| (heard.answer)(at, seat, battle))
}

/// Steps 2 and 4: both sides use effects. If both can, the attacker names who begins; then they take turns, one effect
/// or a pass each, until both have passed in a row (LAW-7.2h, LAW-7.2n).
fn use_effects(play: &mut Play, battle: &mut Battle, moment: BattleMoment) -> Ruling {
    let clause = match moment {
        BattleMoment::BeforeRoll => clause!("LAW-7.2h"),
        BattleMoment::AfterRoll => clause!("LAW-7.2n"),
    };
    let question = |play: &Play, battle: &Battle, side: Side| {
        let ask = Ask::open(battle.seat(side), clause, "battle-effects");
        question(play.position(), battle, side, moment, ask)
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
                usable(at, &now, side, moment).for_each(|usable| usable.list(at, &now, menu));
                menu.offer(Opt::plain(PASS));
            })?;
            if chosen.verb() == PASS {
                passes += 1;
            } else {
                passes = 0;
                use_effect(play, battle, side, moment, chosen)?;
            }
        } else {
            passes += 1;
        }
        side = side.other();
    }
    Ok(())
}

/// An effect that a side may use, and the voice it comes from.
#[derive(Clone, Copy)]
struct Usable {
    voice: Voice,
    me: Seat,
    number: usize,
    effect: &'static BattleEffect,
}

impl Usable {
    /// Lists the ways to use it.
    fn list(&self, at: Position, battle: &Battle, menu: &mut Menu) {
        match self.effect.list {
            Some(list) => menu.hear(self.voice, |menu| list(at, battle, self.me, menu)),
            None => menu.hear(self.voice, |menu| menu.offer(Opt::plain(USE))),
        }
    }
}

/// What a side is asked in this step; `None` if it is plain to all that it can use nothing. A faction's effect that is
/// alone asks in its own words; one that depends on a hand makes the question secret.
fn question(at: Position, battle: &Battle, side: Side, moment: BattleMoment, ask: Ask) -> Option<Ask> {
    let mut question: Option<Ask> = None;
    for usable in usable(at, battle, side, moment) {
        let effect = usable.effect;
        let mut menu = Menu::one_of(1);
        usable.list(at, battle, &mut menu);
        if effect.secret || !menu.is_empty() {
            let is_card = matches!(usable.voice.source(), Some(Speaker::Card(_)));
            question = Some(match question {
                None if is_card => ask,
                None => Ask { clause: effect.clause, prompt: effect.prompt, secret: effect.secret, ..ask },
                Some(other) => Ask { secret: other.secret || effect.secret, ..ask },
            });
        }
    }
    question
}

/// The effects that are for this side in this step and were not used in this battle: cards first, then the others.
fn usable(at: Position, battle: &Battle, side: Side, moment: BattleMoment) -> impl Iterator<Item = Usable> {
    let (seat, battle) = (battle.seat(side), *battle);
    let is_card = |heard: &Heard<&'static [BattleEffect]>| matches!(heard.voice.source(), Some(Speaker::Card(_)));
    let voices =
        at.hear(BATTLE_EFFECTS).filter(is_card).chain(at.hear(BATTLE_EFFECTS).filter(move |one| !is_card(one)));
    voices
        .flat_map(|Heard { voice, me, answer }| {
            let effects = answer.iter().enumerate();
            effects.map(move |(number, effect)| Usable { voice, me, number, effect })
        })
        .filter(move |usable| {
            let used = match usable.voice.source() {
                Some(Speaker::Card(card)) => battle.used.has(card),
                _ => battle.used_effects & at.mark(usable.voice, usable.number) != 0,
            };
            usable.effect.moment == moment && !used && (usable.effect.user)(at, &battle, usable.me) == Some(seat)
        })
}

fn use_effect(play: &mut Play, battle: &mut Battle, side: Side, moment: BattleMoment, chosen: Opt) -> Ruling {
    let at = play.position();
    let now = *battle;
    let lists = |usable: &Usable| {
        let mut menu = Menu::list();
        usable.list(at, &now, &mut menu);
        menu.options().contains(&chosen)
    };
    let Some(found) = usable(at, battle, side, moment).find(lists) else { return Ok(()) };
    match found.voice.source() {
        Some(Speaker::Card(card)) => {
            battle.used.insert(card);
            let seat = battle.seat(side);
            play.tell(|| Event::new("used", clause!("LAW-7.2n")).seat(seat).card(card));
        }
        _ => battle.used_effects |= at.mark(found.voice, found.number),
    }
    (found.effect.run)(play, battle, found.me, chosen)
}
