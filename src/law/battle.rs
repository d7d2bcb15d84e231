//! Battle (LAW-7): declaring it, and its six steps in order.

use arrayvec::ArrayVec;

use super::battle_effects::use_effects;
use super::verbs::BATTLE;
use super::{ambush, hits, loans};
use crate::clause;
use crate::clause::Clause;
use crate::decision::{Ask, Menu, Opt, Reason, Refusal, Ruling};
use crate::event::{Event, Value};
use crate::play::hooks::{BATTLE_ENDED, BATTLE_TOLL, DEFENSELESS, EXTRA_HITS, HIGHER_DIE, IGNORES_ROLLED, MAY_DEFEND};
use crate::play::{Battle, BattleMoment, Play, Position, Side};
use crate::terms::{Clearing, MAX_SEATS, Seat};

/// The attacker has no warrior or pawn there.
static NOBODY_TO_FIGHT: Reason = Reason { key: "nobody-to-fight-with", values: &["clearing"] };
/// The defender has nothing there.
static NOTHING_TO_BATTLE: Reason = Reason { key: "nothing-to-battle", values: &["clearing"] };

/// Whether a seat can start a battle in a clearing: a warrior or pawn there (LAW-7.1a).
///
/// # Errors
/// `nobody-to-fight-with`.
pub fn may_attack(at: Position, attacker: Seat, clearing: Clearing) -> Result<(), Refusal> {
    if !at.has_figure(attacker, clearing) {
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
    if !at.is_answered(MAY_DEFEND) {
        return Ok(());
    }
    at.ask_own(defender, MAY_DEFEND).try_for_each(|heard| (heard.answer)(at, defender, attacker, clearing))
}

/// Whether a seat can start a battle in a clearing against this defender: with pieces of its own, or with warriors that
/// others lend it for that (LAW-7.1c), and it can pay what that costs.
///
/// # Errors
/// The refusal of the condition that fails.
pub fn may_battle(at: Position, attacker: Seat, defender: Seat, clearing: Clearing) -> Result<(), Refusal> {
    may_battle_if(at, (attacker, may_attack(at, attacker, clearing)), defender, clearing)
}

/// The same for a seat of which somebody has found out whether it can attack with pieces of its own.
fn may_battle_if(
    at: Position,
    (attacker, attacks): (Seat, Result<(), Refusal>),
    defender: Seat,
    clearing: Clearing,
) -> Result<(), Refusal> {
    if let Err(refusal) = attacks
        && !loans::let_attack(at, attacker, defender, clearing)
    {
        return Err(refusal);
    }
    may_defend(at, attacker, defender, clearing)?;
    if !at.is_answered(BATTLE_TOLL) {
        return Ok(());
    }
    let battle = Battle::new(attacker, defender, clearing);
    at.ask(BATTLE_TOLL).try_for_each(|(me, toll)| (toll.check)(at, me, &battle))
}

/// Lists the battles a seat may start in one clearing.
pub fn offer_battles_in(at: Position, attacker: Seat, clearing: Clearing, menu: &mut Menu) {
    offer_in(at, (attacker, &at.enemies(attacker).collect()), clearing, loans::any(at), menu);
}

/// The enemies of a seat.
type Enemies = ArrayVec<Seat, MAX_SEATS>;

/// The same where somebody has found out who its enemies are and whether anybody lends warriors at all.
fn offer_in(at: Position, (attacker, enemies): (Seat, &Enemies), clearing: Clearing, lent: bool, menu: &mut Menu) {
    let attacks = may_attack(at, attacker, clearing);
    if attacks.is_err() && !menu.explains() && !lent {
        return;
    }
    let explains = menu.explains();
    for defender in enemies.iter().copied().filter(|enemy| explains || at.visible(*enemy, clearing)) {
        let option = Opt::of(BATTLE, clearing.0, defender.0, 0);
        menu.test(option, may_battle_if(at, (attacker, attacks), defender, clearing));
    }
}

/// Lists the battles a seat may start, each as `battle:clearing:defender`.
pub fn offer_battles(at: Position, attacker: Seat, menu: &mut Menu) {
    let lent = loans::any(at);
    // Elsewhere it has nobody to fight with.
    let tried = if lent || menu.explains() { at.clearings() } else { at.with_figures(attacker).and(at.clearings()) };
    let enemies = at.enemies(attacker).collect();
    for clearing in tried.iter() {
        offer_in(at, (attacker, &enemies), clearing, lent, menu);
    }
}

/// Whether a seat could start any battle.
#[must_use]
pub fn can_battle(at: Position, attacker: Seat) -> bool {
    let lent = loans::any(at);
    let tried = if lent { at.clearings() } else { at.with_figures(attacker).and(at.clearings()) };
    let enemies: Enemies = at.enemies(attacker).collect();
    tried.iter().any(|clearing| {
        let attacks = may_attack(at, attacker, clearing);
        enemies.iter().any(|defender| may_battle_if(at, (attacker, attacks), *defender, clearing).is_ok())
    })
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

/// Lets one seat choose which battle another starts in a clearing, and fights it if there is one. The battle is the
/// attacker's: its own rules and effects hold, those of its own turn excepted.
///
/// # Errors
/// Suspends while a question is open; stops if the game is won.
pub fn force(play: &mut Play, by: Seat, attacker: Seat, clearing: Clearing, clause: Clause) -> Ruling {
    let mut menu = Menu::one_of(1);
    offer_battles_in(play.position(), attacker, clearing, &mut menu);
    if menu.is_empty() {
        return Ok(());
    }
    let ask = Ask::open(by, clause, "battle");
    let option = play.choose(ask, |at, menu| offer_battles_in(at, attacker, clearing, menu))?;
    fight(play, attacker, option, clause)
}

/// A battle from its declaration to its end (LAW-7.3).
///
/// # Errors
/// Suspends while a question is open; stops if the game is won.
pub fn battle(play: &mut Play, attacker: Seat, defender: Seat, clearing: Clearing, clause: Clause) -> Ruling {
    battle_by(play, Battle::new(attacker, defender, clearing), clause).map(|_| ())
}

/// The same by rules that the action says which starts it. Gives back the battle as it was in the end.
///
/// # Errors
/// Suspends while a question is open; stops if the game is won.
pub fn battle_by(play: &mut Play, mut battle: Battle, clause: Clause) -> Ruling<Battle> {
    pay_toll(play, &battle)?;
    // A battle can begin in another one, at its end.
    let around = play.table.turn.fighting;
    play.table.turn.fighting = battle.seats.map(|seat| seat.0 + 1);
    play.tell(|| {
        Event::new("battle", clause)
            .seat(battle.attacker())
            .clearing(battle.clearing)
            .with("defender", Value::Seat(battle.defender()))
    });
    loans::muster(play.position(), &mut battle);
    use_effects(play, &mut battle, BattleMoment::Start)?;
    if ambush::step(play, &mut battle)? {
        use_effects(play, &mut battle, BattleMoment::BeforeRoll)?;
        roll(play, &mut battle);
        use_effects(play, &mut battle, BattleMoment::AfterRoll)?;
        let counted = [Side::Attacker, Side::Defender].map(|side| count_hits(play.position(), &battle, side));
        let hits = counted.map(|(rolled, extra)| rolled + extra);
        play.tell(|| {
            let number = |hits: u8| Value::Number(i16::from(hits));
            let [(_, attackers_extra), (_, defenders_extra)] = counted;
            Event::new("hits", clause!("LAW-7.2o"))
                .clearing(battle.clearing)
                .with("attacker", number(hits[0]))
                .with("defender", number(hits[1]))
                .with("attacker-extra", number(attackers_extra))
                .with("defender-extra", number(defenders_extra))
        });
        hits::deal(play, &mut battle, hits)?;
    }
    use_effects(play, &mut battle, BattleMoment::End)?;
    play.let_each(BATTLE_ENDED, |play, me, ended| ended(play, me, &battle))?;
    play.table.turn.fighting = around;
    Ok(battle)
}

/// Lets the attacker pay what declaring this battle costs.
fn pay_toll(play: &mut Play, battle: &Battle) -> Ruling {
    play.let_each(BATTLE_TOLL, |play, me, toll| (toll.pay)(play, me, battle))
}

/// Whether a warrior or pawn is left that attacks.
#[must_use]
pub fn attackers_remain(at: Position, battle: &Battle) -> bool {
    may_attack(at, battle.attacker(), battle.clearing).is_ok() || loans::warriors(at, battle, Side::Attacker) > 0
}

/// Step 3: two dice; the higher number is for the attacker to deal, the lower for the defender, unless the defender alone
/// claims the higher one (LAW-7.2i, LAW-7.2j).
fn roll(play: &mut Play, battle: &mut Battle) {
    let [one, two] = play.roll();
    let [attacker, defender] =
        [Side::Attacker, Side::Defender].map(|side| claims_higher(play.position(), battle, side));
    let (higher, lower) = (one.max(two), one.min(two));
    battle.rolled = if defender && !attacker { [lower, higher] } else { [higher, lower] };
    let rolled = battle.rolled;
    play.tell(|| {
        Event::new("rolled", clause!("LAW-7.2j"))
            .clearing(battle.clearing)
            .with("attacker", Value::Number(i16::from(rolled[0])))
            .with("defender", Value::Number(i16::from(rolled[1])))
    });
}

fn claims_higher(at: Position, battle: &Battle, side: Side) -> bool {
    let seat = battle.seat(side);
    battle.rules.higher_die[side as usize] || at.ask_own(seat, HIGHER_DIE).any(|heard| (heard.answer)(at, seat, battle))
}

/// Step 5: rolled hits up to the cap, less what is ignored; and extra hits, which come on top (LAW-7.2o).
#[must_use]
pub fn count_hits(at: Position, battle: &Battle, side: Side) -> (u8, u8) {
    if battle.rules.deals_nothing[side as usize] {
        return (0, 0);
    }
    let seat = battle.seat(side);
    let own_cap = match at.faction(seat).hooks.hit_cap {
        Some(hit_cap) => hit_cap(at, seat, battle),
        None => at.warriors(seat, battle.clearing),
    };
    let cap = own_cap.saturating_add(loans::warriors(at, battle, side)).saturating_add(battle.rules.cap[side as usize]);
    let no_rolled = battle.rules.no_rolled[side as usize] || ignores_rolled(at, battle, side.other());
    let rolled = if no_rolled { 0 } else { battle.rolled[side as usize].min(cap) };
    let own: u8 = at.ask_own(seat, EXTRA_HITS).map(|heard| (heard.answer)(at, seat, battle)).sum();
    // Only defenders can be defenseless (LAW-7.2q).
    let defenseless = u8::from(side == Side::Attacker && is_defenseless(at, battle));
    (rolled, battle.extra[side as usize] + own + defenseless)
}

/// Whether the defender has nobody to fight: no warrior of its own or lent to it, unless it says otherwise (LAW-7.2q).
fn is_defenseless(at: Position, battle: &Battle) -> bool {
    let defender = battle.defender();
    if loans::warriors(at, battle, Side::Defender) > 0 {
        return false;
    }
    match at.ask_own(defender, DEFENSELESS).next() {
        Some(heard) => (heard.answer)(at, defender, battle),
        None => at.warriors(defender, battle.clearing) == 0,
    }
}

/// Whether a side ignores the rolled hits dealt to it: an effect of this battle, or its faction.
fn ignores_rolled(at: Position, battle: &Battle, side: Side) -> bool {
    let seat = battle.seat(side);
    battle.rules.ignores_rolled[side as usize]
        || at.ask_own(seat, IGNORES_ROLLED).any(|heard| (heard.answer)(at, seat, battle))
}
