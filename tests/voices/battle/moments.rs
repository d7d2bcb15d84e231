//! The course of a battle: before, within and after it.

use thicket::clause;
use thicket::decision::{Operand, Opt, Ruling, VerbInfo};
use thicket::event::Event;
use thicket::law::verbs::{AMBUSH, PASS, USE};
use thicket::law::{battle, placing, scoring};
use thicket::play::{Action, Battle, BattleEffect, BattleMoment, Faction, Hooks, Play, Side, Step, Usage};
use thicket::terms::{Clearing, Seat};

use super::ambushers::AMBUSHERS;
use super::common::{
    BUILD, FIGHT, FLAG, FURLED, GUARD, HERE, HUT, MARCH, TOWNSFOLK, VILLAGERS, act, bare, fight, fight_by, own, plain,
    play, put, uses,
};
use super::diverting::{BANISH, BANISHING, SNATCH, SNATCHING};

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

const ME: Seat = Seat(0);
const FOE: Seat = Seat(1);
const THIRD: Seat = Seat(2);

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
    let wishes = [uses(ME), Opt::card(AMBUSH, ambush)];
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
    let asked = played.asked.iter().find(|asked| asked.0.prompt == "call-guard").unwrap();
    assert_eq!(asked.1, [uses(ME)], "nothing but to use it");
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
    let wishes = [Opt::plain(PASS), uses(ME), uses(ME), uses(ME)];
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
    let pass = Opt::plain(PASS);
    let wishes = [pass, Opt::card(AMBUSH, ambush)];
    let played = fight(&mut setup, &mut table, [ME, FOE], [1, 1], &wishes);
    assert_eq!(table.count(ME, HERE, GUARD), 1, "one of two ambush hits, and the rolled one");
    assert_eq!(played.log.iter().filter(|event| event.name == "hit-ignored").count(), 1);
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
