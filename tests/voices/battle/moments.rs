//! The course of a battle: before, within and after it.

use thicket::clause;
use thicket::decision::{Ask, Menu, Operand, Opt, Reason, Refusal, Ruling, Verb, VerbInfo};
use thicket::event::Event;
use thicket::law::verbs::{BATTLE, DISCARD, USE};
use thicket::law::{battle, cards, placing, removal, scoring};
use thicket::play::{
    Action, Ambushing, Battle, BattleEffect, BattleMoment, Cause, Diversion, Divert, Faction, Hooks, Landmark, Loss,
    Opinion, Play, Position, Side, Step, Toll, Usage, Verdict, Whose,
};
use thicket::terms::{Clearing, Kind, Place, Seat};

use super::common::{
    BUILD, FIGHT, FLAG, FURLED, GUARD, HERE, HUT, MARCH, TOWNSFOLK, VILLAGERS, act, bare, fight, own, plain, play, put,
};

const SNATCH: Verb = Verb::of_faction(38, 0);
const BANISH: Verb = Verb::of_faction(38, 1);

/// They may pledge to loot, must call a guard when they defend, may furl flags for hits as often as they have flags, and
/// ignore the first hit under a hut. They can start battles that snatch one warrior or banish all.
pub static RAIDERS: Faction = Faction {
    verbs: &[
        VerbInfo { verb: SNATCH, key: "snatch", operands: &[Operand::Clearing, Operand::Seat] },
        VerbInfo { verb: BANISH, key: "banish", operands: &[Operand::Clearing, Operand::Seat] },
    ],
    turn: [
        VILLAGERS.turn[0],
        &[Step { key: "actions", clause: clause!("LAW-8b"), open: true, run: |play, me| act(play, me, &ACTIONS) }],
        VILLAGERS.turn[2],
    ],
    ..plain(
        38,
        "raiders",
        "YR",
        Hooks {
            battle_effects: Some(&[PLEDGE, CALL, FURL]),
            ignores_first: Some(|at, me, battle| at.count(me, battle.clearing, HUT) > 0),
            battle_ended: Some(loot),
            ..Hooks::SILENT
        },
    )
};

static ACTIONS: [&Action; 5] = [&MARCH, &FIGHT, &BUILD, &SNATCHING, &BANISHING];

static SNATCHING: Action = Action {
    offer: |at, me, menu| offer_battles(at, me, SNATCH, menu),
    verbs: &[SNATCH],
    run: |play, me, option| battle::battle_by(play, ruled(me, option, &CAPTURE), clause!("LAW-7.1a")).map(|_| ()),
};

static BANISHING: Action = Action {
    offer: |at, me, menu| offer_battles(at, me, BANISH, menu),
    verbs: &[BANISH],
    run: |play, me, option| {
        let mut battle = ruled(me, option, &EXILE);
        battle.rules.ignores_rolled[Side::Attacker as usize] = true;
        battle::battle_by(play, battle, clause!("LAW-7.1a")).map(|_| ())
    },
};

fn offer_battles(at: Position, me: Seat, verb: Verb, menu: &mut Menu) {
    let mut battles = Menu::list();
    battle::offer_battles(at, me, &mut battles);
    battles.options().iter().for_each(|option| menu.offer(Opt::of(verb, option.operand(0), option.operand(1), 0)));
}

fn ruled(me: Seat, option: Opt, diversion: &'static Diversion) -> Battle {
    let mut battle = Battle::new(me, option.seat_at(1), option.clearing(0));
    battle.rules.diverted[Side::Defender as usize] = Some(diversion);
    battle
}

/// One warrior is led to a forest next door where no other captive of its owner is.
static CAPTURE: Diversion = Diversion {
    clause: clause!("LAW-7.2s"),
    how: Divert::Each { most: 2, apart: true },
    or_removed: true,
    spares_prizes: false,
    owner_chooses: false,
    place: |at, battle, owner, kind, to| {
        let forest = to.as_forest().and_then(|forest| at.setup.map.forests.get(usize::from(forest)));
        forest.is_some_and(|forest| forest.clearings.has(battle.clearing)) && at.table.count_at(owner, to, kind) == 0
    },
};

/// All warriors that are hit go to one clearing next door.
static EXILE: Diversion = Diversion {
    clause: clause!("LAW-7.2s"),
    how: Divert::Together,
    or_removed: false,
    spares_prizes: true,
    owner_chooses: false,
    place: |at, battle, _, _, to| to.clearing().is_some_and(|to| at.adjacent(battle.clearing).has(to)),
};

const PLEDGE: BattleEffect = BattleEffect {
    clause: clause!("LAW-7.1e"),
    prompt: "pledge",
    moment: BattleMoment::Start,
    usage: Usage::Once,
    secret: false,
    user: |_, battle, me| (battle.attacker() == me).then_some(me),
    list: None,
    run: |_, battle, _, _| {
        battle.pledged[Side::Attacker as usize] = 1;
        battle.rules.no_rolled[Side::Attacker as usize] = true;
        Ok(())
    },
};

const CALL: BattleEffect = BattleEffect {
    clause: clause!("LAW-7.2h"),
    prompt: "call-guard",
    moment: BattleMoment::BeforeRoll,
    usage: Usage::Must,
    secret: false,
    user: |_, battle, me| (battle.defender() == me).then_some(me),
    list: None,
    run: call,
};

/// The guard comes, and then its price: a point.
fn call(play: &mut Play, battle: &mut Battle, me: Seat, _: Opt) -> Ruling {
    placing::place(play, &own(me, GUARD, battle.clearing), 1, clause!("LAW-7.2h"))?;
    scoring::lose(play, me, 1, clause!("LAW-7.2h"));
    Ok(())
}

const FURL: BattleEffect = BattleEffect {
    clause: clause!("LAW-7.2n"),
    prompt: "furl",
    moment: BattleMoment::AfterRoll,
    usage: Usage::Again,
    secret: false,
    user: |_, battle, me| battle.side_of(me).map(|_| me),
    list: Some(|at, battle, me, menu| {
        if at.count(me, battle.clearing, FLAG) > 0 {
            menu.offer(Opt::plain(USE));
        }
    }),
    run: |play, battle, me, _| {
        let here = &mut play.table.pieces[me.index()][battle.clearing.index()];
        here[FLAG.index()] -= 1;
        here[FURLED.index()] += 1;
        if let Some(side) = battle.side_of(me) {
            battle.extra[side as usize] += 1;
        }
        Ok(())
    },
};

/// Whoever pledged and is still there takes a point.
fn loot(play: &mut Play, me: Seat, battle: &Battle) -> Ruling {
    play.tell(|| Event::new("battle-over", clause!("LAW-7.2y")).seat(me));
    if battle.attacker() == me && battle.pledged[0] == 1 && battle::attackers_remain(play.position(), battle) {
        scoring::score(play, me, 1, clause!("LAW-7.2y"))?;
    }
    Ok(())
}

/// As defenders they deal the higher die, and a flag of theirs serves as an ambush of one hit that nobody foils, or foils
/// an ambush.
pub static AMBUSHERS: Faction = plain(
    39,
    "ambushers",
    "YA",
    Hooks {
        higher_die: Some(|_, me, battle| battle.defender() == me),
        ambushes: Some(Ambushing {
            clause: clause!("LAW-7.2a"),
            hits: 1,
            can_be_foiled: false,
            when: |at, me, battle| at.count(me, battle.clearing, FLAG) > 0,
            list: |_, _, _, menu| menu.offer(Opt::plain(USE)),
            pay: |play, me, battle, _| {
                let (by, kind, clearing) = (Some(me), FLAG, battle.clearing);
                let flag = Loss { by, owner: me, kind, count: 1, clearing, cause: Cause::Effect, instead: false };
                removal::remove(play, &[flag], clause!("LAW-7.2a"))
            },
        }),
        ..Hooks::SILENT
    },
);

static NO_CARD: Reason = Reason { key: "no-card-for-the-gate", values: &["clearing"] };
static GATE_STANDS: Reason = Reason { key: "gate-stands", values: &["clearing"] };

/// A landmark where declaring a battle costs a card, and no building can be removed.
pub static TOLL_GATE: Landmark = Landmark {
    key: "toll-gate",
    clause: clause!("LAW-10"),
    piles: &[],
    hooks: Hooks {
        battle_toll: Some(Toll { check: can_pay, pay }),
        may_remove: Some(Opinion { over: Whose::Anybody, verdict: gate_shields }),
        ..Hooks::SILENT
    },
};

fn is_gate(at: Position, clearing: Clearing) -> bool {
    let gates =
        at.setup.landmarks.iter().zip(&at.table.landmarks).filter(|(landmark, _)| landmark.key == TOLL_GATE.key);
    gates.into_iter().any(|(_, standing)| standing.clearing == clearing.0)
}

fn can_pay(at: Position, _: Seat, battle: &Battle) -> Result<(), Refusal> {
    if is_gate(at, battle.clearing) && at.table.hands[battle.attacker().index()].is_empty() {
        return Err(Refusal::with(&NO_CARD, clause!("LAW-10"), &[battle.clearing.0]));
    }
    Ok(())
}

fn pay(play: &mut Play, _: Seat, battle: &Battle) -> Ruling {
    let seat = battle.attacker();
    if !is_gate(play.position(), battle.clearing) || play.table.hands[seat.index()].is_empty() {
        return Ok(());
    }
    let chosen = play.choose(Ask::secret(seat, clause!("LAW-10"), "pay-gate"), |at, menu| {
        at.distinct(at.table.hands[seat.index()]).for_each(|card| menu.offer(Opt::card(DISCARD, card)));
    })?;
    cards::discard(play, seat, chosen.card_at(0), clause!("LAW-10"));
    Ok(())
}

fn gate_shields(at: Position, _: Seat, loss: &Loss) -> Verdict {
    if loss.kind == HUT && is_gate(at, loss.clearing) {
        return Verdict::Forbidden(Refusal::with(&GATE_STANDS, clause!("LAW-10"), &[loss.clearing.0]));
    }
    Verdict::Silent
}

const ME: Seat = Seat(0);
const FOE: Seat = Seat(1);
const THIRD: Seat = Seat(2);

/// What a seat uses without further choice.
const fn uses(seat: Seat) -> Opt {
    Opt::plain(USE).said_by(thicket::terms::Voice::seat(seat))
}

// clause: LAW-7.1e, LAW-7.2y, LAW-7.2q
#[test]
fn a_pledge_at_the_start_gives_up_rolled_hits_for_loot_at_the_end() {
    let (mut setup, mut table) = bare(&[&RAIDERS, &VILLAGERS], ME);
    put(&mut table, ME, GUARD, HERE, 2);
    put(&mut table, FOE, GUARD, HERE, 3);
    let played = fight(&mut setup, &mut table, [ME, FOE], [3, 1], &[uses(ME)]);
    assert_eq!((table.count(ME, HERE, GUARD), table.count(FOE, HERE, GUARD)), (1, 3));
    assert_eq!(table.scores[ME.index()], 1);
    assert!(played.told("battle-over") > played.told("removed"));
    // Without a guard left there is no loot; an ambush that ends the battle brings its end all the same.
    let (mut setup, mut table) = bare(&[&RAIDERS, &VILLAGERS], ME);
    put(&mut table, ME, GUARD, HERE, 1);
    put(&mut table, FOE, GUARD, HERE, 1);
    let ambush = setup.deck.find("ambush-bird").unwrap();
    table.hands[FOE.index()].insert(ambush);
    let wishes = [uses(ME), Opt::card(thicket::law::verbs::AMBUSH, ambush)];
    let played = fight(&mut setup, &mut table, [ME, FOE], [0, 0], &wishes);
    assert!(played.told("battle-ended").is_some() && played.told("battle-over") > played.told("battle-ended"));
    assert_eq!((table.scores[ME.index()], played.questions("pledge")), (0, vec![ME]));
}

// clause: LAW-7.2h, LAW-7.2k
#[test]
fn a_compulsory_effect_leaves_no_pass_and_takes_its_price() {
    let (mut setup, mut table) = bare(&[&RAIDERS, &VILLAGERS], FOE);
    put(&mut table, ME, FLAG, HERE, 1);
    put(&mut table, FOE, GUARD, HERE, 3);
    table.scores[ME.index()] = 4;
    let played = fight(&mut setup, &mut table, [FOE, ME], [1, 1], &[]);
    let asked = played.asked.iter().find(|asked| asked.1 == "call-guard").unwrap();
    assert_eq!(asked.2, [uses(ME)], "nothing but to use it");
    assert_eq!(table.scores[ME.index()], 3);
    assert_eq!(table.count(FOE, HERE, GUARD), 1, "the called guard deals its hit, and the flag another");
}

// clause: LAW-7.2n
#[test]
fn an_effect_that_repeats_does_so_until_it_has_nothing_left() {
    let (mut setup, mut table) = bare(&[&RAIDERS, &VILLAGERS], ME);
    put(&mut table, ME, GUARD, HERE, 1);
    put(&mut table, ME, FLAG, HERE, 3);
    put(&mut table, FOE, GUARD, HERE, 4);
    let wishes = [Opt::plain(thicket::law::verbs::PASS), uses(ME), uses(ME), uses(ME)];
    fight(&mut setup, &mut table, [ME, FOE], [0, 0], &wishes);
    assert_eq!([FLAG, FURLED].map(|kind| table.count(ME, HERE, kind)), [0, 3]);
    assert_eq!(table.count(FOE, HERE, GUARD), 1);
}

// clause: LAW-7.2o
#[test]
fn the_first_hit_falls_away_once_the_ambush_included() {
    let (mut setup, mut table) = bare(&[&RAIDERS, &VILLAGERS], ME);
    put(&mut table, ME, GUARD, HERE, 3);
    put(&mut table, ME, HUT, HERE, 1);
    put(&mut table, FOE, GUARD, HERE, 3);
    let ambush = setup.deck.find("ambush-bird").unwrap();
    table.hands[FOE.index()].insert(ambush);
    let pass = Opt::plain(thicket::law::verbs::PASS);
    let wishes = [pass, Opt::card(thicket::law::verbs::AMBUSH, ambush)];
    let played = fight(&mut setup, &mut table, [ME, FOE], [1, 1], &wishes);
    assert_eq!(table.count(ME, HERE, GUARD), 1, "one of two ambush hits, and the rolled one");
    assert_eq!(played.log.iter().filter(|event| event.name == "hit-ignored").count(), 1);
}

// clause: LAW-7.2j
#[test]
fn a_defender_may_claim_the_higher_die() {
    for (seats, left) in [([FOE, ME], [3, 1]), ([ME, FOE], [3, 1])] {
        let (mut setup, mut table) = bare(&[&AMBUSHERS, &VILLAGERS], seats[0]);
        put(&mut table, ME, GUARD, HERE, 4);
        put(&mut table, FOE, GUARD, HERE, 4);
        fight(&mut setup, &mut table, seats, [1, 3], &[]);
        assert_eq!([ME, FOE].map(|seat| table.count(seat, HERE, GUARD)), left, "3 hits either way");
    }
    // Where both claim it, it is the attacker's.
    let (mut setup, mut table) = bare(&[&AMBUSHERS, &VILLAGERS], FOE);
    put(&mut table, ME, GUARD, HERE, 4);
    put(&mut table, FOE, GUARD, HERE, 4);
    setup.script.rolls = vec![[1, 3]];
    play(&setup, &mut table, &[], |play| {
        let mut battle = Battle::new(FOE, ME, HERE);
        battle.rules.higher_die[Side::Attacker as usize] = true;
        battle::battle_by(play, battle, clause!("LAW-7.1a")).map(|_| ())
    });
    assert_eq!([ME, FOE].map(|seat| table.count(seat, HERE, GUARD)), [1, 3]);
}

// clause: LAW-7.2a, LAW-7.2b, LAW-7.2g
#[test]
fn other_means_ambush_beside_a_card_and_foil() {
    let ambush = |setup: &thicket::play::Setup| setup.deck.find("ambush-bird").unwrap();
    let card = |card| Opt::card(thicket::law::verbs::AMBUSH, card);
    let (mut setup, mut table) = bare(&[&AMBUSHERS, &VILLAGERS], FOE);
    put(&mut table, ME, FLAG, HERE, 1);
    put(&mut table, FOE, GUARD, HERE, 4);
    table.hands[ME.index()].insert(ambush(&setup));
    table.hands[FOE.index()].insert(setup.deck.find("ambush-fox").unwrap());
    let wishes = [uses(ME), card(ambush(&setup))];
    let played = fight(&mut setup, &mut table, [FOE, ME], [0, 0], &wishes);
    assert_eq!(played.questions("ambush"), [ME, ME], "the flag first, then the card");
    assert_eq!(played.questions("foil"), [FOE], "the card alone can be foiled");
    assert_eq!((table.count(FOE, HERE, GUARD), table.count(ME, HERE, FLAG)), (1, 0));
    // The last attacker falls to the flag: the battle is over before anything else.
    let (mut setup, mut table) = bare(&[&AMBUSHERS, &VILLAGERS], FOE);
    put(&mut table, ME, FLAG, HERE, 2);
    put(&mut table, FOE, GUARD, HERE, 1);
    let played = fight(&mut setup, &mut table, [FOE, ME], [0, 0], &[uses(ME)]);
    assert!(played.told("battle-ended").is_some() && played.told("rolled").is_none());
    assert_eq!(table.count(ME, HERE, FLAG), 1);
    // As the attacker it foils with a flag.
    let (mut setup, mut table) = bare(&[&AMBUSHERS, &VILLAGERS], ME);
    put(&mut table, ME, FLAG, HERE, 1);
    put(&mut table, ME, GUARD, HERE, 1);
    put(&mut table, FOE, GUARD, HERE, 1);
    table.hands[FOE.index()].insert(ambush(&setup));
    let wishes = [card(ambush(&setup)), uses(ME)];
    let played = fight(&mut setup, &mut table, [ME, FOE], [0, 0], &wishes);
    assert_eq!((played.questions("foil"), table.count(ME, HERE, GUARD)), (vec![ME], 1));
    assert!(played.told("rolled").is_some());
}

fn forests_of(at: Position, owner: Seat) -> Vec<(Place, u8)> {
    at.table.afield().filter(|(_, seat, ..)| *seat == owner).map(|(place, .., count)| (place, count)).collect()
}

fn fight_by(
    setup: &mut thicket::play::Setup,
    table: &mut thicket::table::Table,
    roll: [u8; 2],
    battle: Battle,
) -> super::common::Played {
    setup.script.rolls = vec![roll];
    play(setup, table, &[], |play| battle::battle_by(play, battle, clause!("LAW-7.1a")).map(|_| ()))
}

fn by(diversion: &'static Diversion) -> Battle {
    ruled(ME, Opt::of(BATTLE, HERE.0, FOE.0, 0), diversion)
}

// clause: LAW-7.2s
#[test]
fn warriors_that_are_hit_may_be_captured_each_in_a_forest_of_its_own() {
    let (mut setup, mut table) = bare(&[&VILLAGERS, &TOWNSFOLK], ME);
    put(&mut table, ME, GUARD, HERE, 3);
    put(&mut table, FOE, GUARD, HERE, 2);
    put(&mut table, FOE, HUT, HERE, 1);
    let played = fight_by(&mut setup, &mut table, [3, 0], by(&CAPTURE));
    let at = Position { setup: &setup, table: &table };
    let forests = forests_of(at, FOE);
    assert!(!forests.is_empty() && forests.len() <= 2 && forests.iter().all(|(_, count)| *count == 1));
    assert!(played.questions("send-away").iter().all(|seat| *seat == ME), "the captor says where");
    assert_eq!(table.count(FOE, HERE, GUARD) + table.count(FOE, HERE, HUT), 0, "what finds no forest is removed");
    assert_eq!(table.scores[ME.index()], 1);
    let away = u8::try_from(forests.len()).unwrap();
    assert_eq!(table.supply[FOE.index()][GUARD.index()], 15 - away);
}

// clause: LAW-7.2s, LAW-7.2v
#[test]
fn warriors_that_are_hit_may_be_banished_together() {
    let (mut setup, mut table) = bare(&[&VILLAGERS, &TOWNSFOLK], ME);
    put(&mut table, ME, GUARD, HERE, 3);
    put(&mut table, FOE, GUARD, HERE, 2);
    put(&mut table, FOE, HUT, HERE, 1);
    let played = fight_by(&mut setup, &mut table, [3, 0], by(&EXILE));
    let at = Position { setup: &setup, table: &table };
    let next_door: Vec<u8> =
        at.adjacent(HERE).iter().map(|to| at.count(FOE, to, GUARD)).filter(|count| *count > 0).collect();
    assert_eq!(next_door, [2], "both in one place");
    assert_eq!((table.count(FOE, HERE, HUT), table.scores[ME.index()]), (1, 0), "buildings are not hit");
    assert_eq!(played.log.iter().filter(|event| event.name == "moved").count(), 1, "one move");
    assert!(played.told("removed").is_none());
    // What may go nowhere is not hit at all.
    static NOWHERE: Diversion = Diversion { place: |_, _, _, _, _| false, ..EXILE_RULES };
    const EXILE_RULES: Diversion = Diversion {
        clause: clause!("LAW-7.2s"),
        how: Divert::Together,
        or_removed: false,
        spares_prizes: true,
        owner_chooses: true,
        place: |_, _, _, _: Kind, _| true,
    };
    let (mut setup, mut table) = bare(&[&VILLAGERS, &TOWNSFOLK], ME);
    put(&mut table, ME, GUARD, HERE, 3);
    put(&mut table, FOE, GUARD, HERE, 2);
    fight_by(&mut setup, &mut table, [3, 0], by(&NOWHERE));
    assert_eq!(table.count(FOE, HERE, GUARD), 2);
}

// clause: LAW-7.2w, LAW-7.2k
#[test]
fn somebody_else_may_count_as_the_remover_and_raise_the_cap() {
    let (mut setup, mut table) = bare(&[&VILLAGERS, &TOWNSFOLK, &AMBUSHERS], THIRD);
    put(&mut table, ME, GUARD, HERE, 1);
    put(&mut table, FOE, GUARD, HERE, 1);
    put(&mut table, FOE, HUT, HERE, 2);
    let mut battle = Battle::new(ME, FOE, HERE);
    battle.rules.prizes_by = Some(THIRD);
    battle.rules.cap[Side::Attacker as usize] = 2;
    let played = fight_by(&mut setup, &mut table, [3, 0], battle);
    assert_eq!(table.scores[..3], [0, 0, 2]);
    let removers: Vec<_> =
        played.log.iter().filter(|event| event.name == "removed").map(|event| event.get("by")).collect();
    let seat = |seat| Some(thicket::event::Value::Seat(seat));
    assert_eq!(removers, [seat(ME), seat(THIRD)]);
}

// clause: LAW-7.1a, LAW-7.1b
#[test]
fn a_seat_can_be_made_to_start_a_battle() {
    let (mut setup, mut table) = bare(&[&VILLAGERS, &TOWNSFOLK, &AMBUSHERS], THIRD);
    put(&mut table, ME, GUARD, HERE, 2);
    put(&mut table, FOE, GUARD, HERE, 2);
    setup.script.rolls = vec![[1, 0]];
    let played = play(&setup, &mut table, &[], |play| battle::force(play, THIRD, ME, HERE, clause!("LAW-7.1a")));
    assert_eq!((played.questions("battle"), table.count(FOE, HERE, GUARD)), (vec![THIRD], 1));
    let played = play(&setup, &mut table, &[], |play| battle::force(play, THIRD, ME, Clearing(5), clause!("LAW-7.1a")));
    assert!(played.log.is_empty() && played.asked.is_empty(), "with nobody to fight nothing happens");
}

// clause: LAW-7.1a
#[test]
fn a_battle_may_cost_a_card() {
    let (setup, mut table) = bare(&[&VILLAGERS, &TOWNSFOLK], ME);
    let mut setup = setup.with_landmarks(&[&TOLL_GATE]).unwrap();
    table.landmarks[0].clearing = HERE.0;
    put(&mut table, ME, GUARD, HERE, 2);
    put(&mut table, FOE, HUT, HERE, 1);
    let refused = battle::may_battle(Position { setup: &setup, table: &table }, ME, FOE, HERE).unwrap_err();
    assert_eq!(refused.reason.key, "no-card-for-the-gate");
    table.hands[ME.index()].insert(setup.deck.find("ambush-fox").unwrap());
    assert!(battle::may_battle(Position { setup: &setup, table: &table }, ME, FOE, HERE).is_ok());
    let played = fight(&mut setup, &mut table, [ME, FOE], [2, 0], &[]);
    assert!(table.hands[ME.index()].is_empty() && played.told("discarded") < played.told("battle"));
    assert_eq!(table.count(FOE, HERE, HUT), 1, "what nobody owns may forbid a removal as well");
}
