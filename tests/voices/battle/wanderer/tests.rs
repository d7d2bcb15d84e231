//! What becomes of the wanderer in battle.

use thicket::law::removal;
use thicket::law::verbs::{LOSE, PASS};
use thicket::play::Setup;
use thicket::table::Table;
use thicket::terms::Voice;

use super::super::common::{GUARD, HERE, HUT, TOWNSFOLK, VILLAGERS, bare, fight, play, put};
use super::*;

const ME: Seat = Seat(0);
const FRIEND: Seat = Seat(1);
const FOE: Seat = Seat(2);

fn road() -> (Setup, Table) {
    let (setup, mut table) = bare(&[&WANDERER, &VILLAGERS, &TOWNSFOLK], ME);
    put(&mut table, ME, PAWN, HERE, 1);
    equip(&mut table, ME);
    (setup, table)
}

const fn damage(item: u8) -> Opt {
    Opt::count(DAMAGE, item)
}

// clause: LAW-7.2u, LAW-7.2t, LAW-7.2v
#[test]
fn hits_fall_on_items_at_the_same_time() {
    let (mut setup, mut table) = road();
    put(&mut table, FOE, GUARD, HERE, 3);
    let played = fight(&mut setup, &mut table, [ME, FOE], [2, 2], &[damage(0), damage(0)]);
    assert_eq!(played.questions("take-hit"), [ME, ME], "which item, each time");
    assert_eq!(table.boards[ME.index()][..6], [0, 1, 2, 2, 0, 0], "both swords are damaged");
    assert_eq!(table.count(FOE, HERE, GUARD), 1, "and deal their hits all the same");
    assert_eq!(table.count(ME, HERE, PAWN), 1);
    // More hits than items: the rest is lost.
    table.boards[ME.index()][..3].copy_from_slice(&[0, 0, 1]);
    put(&mut table, FOE, GUARD, HERE, 3);
    let played = fight(&mut setup, &mut table, [FOE, ME], [3, 0], &[]);
    assert_eq!(table.boards[ME.index()][..3], [0, 0, 0]);
    assert!(played.questions("take-hit").len() <= 1);
}

// clause: LAW-7.2q
#[test]
fn swords_decide_who_is_defenseless() {
    for (swords, harmed) in [(1, 0), (0, 1)] {
        let (mut setup, mut table) = road();
        put(&mut table, FOE, GUARD, HERE, 1);
        table.boards[ME.index()][..3].copy_from_slice(&[swords, 1, 0]);
        fight(&mut setup, &mut table, [FOE, ME], [0, 0], &[]);
        assert_eq!(table.boards[ME.index()][DAMAGED..ALLY_LOST].iter().sum::<u8>(), harmed);
    }
}

// clause: LAW-7.1c, LAW-7.1e, LAW-7.2y
#[test]
fn an_ally_may_take_hits_and_remembers_it() {
    let ally = Opt::seat(ALLY, FRIEND).said_by(Voice::seat(ME));
    let hit = Opt::piece(LOSE, FRIEND, GUARD);
    for (hits, is_hostile_after) in [([hit, hit], true), ([hit, damage(1)], false)] {
        let (mut setup, mut table) = road();
        put(&mut table, FRIEND, GUARD, HERE, 2);
        put(&mut table, FOE, GUARD, HERE, 4);
        let played = fight(&mut setup, &mut table, [ME, FOE], [3, 2], &[ally, hits[0], hits[1]]);
        assert_eq!(table.count(FOE, HERE, GUARD), 1, "two swords and two guards: three hits");
        let lists: Vec<_> = played.asked.iter().filter(|asked| asked.0.prompt == "take-hit").collect();
        assert!(lists[0].1.contains(&hit) && lists[0].1.contains(&damage(0)), "either, as it likes");
        let at = Position { setup: &setup, table: &table };
        assert_eq!(is_hostile(at, ME, FRIEND), is_hostile_after);
        assert_eq!(table.boards[ME.index()][ALLY_LOST..HOSTILE], [0, 0]);
    }
    // The ally is named at the start, before any ambush, and may be left out.
    let (mut setup, mut table) = road();
    put(&mut table, FRIEND, GUARD, HERE, 2);
    put(&mut table, FOE, GUARD, HERE, 4);
    table.hands[FOE.index()].insert(setup.deck.find("ambush-bird").unwrap());
    let played = fight(&mut setup, &mut table, [ME, FOE], [3, 0], &[Opt::plain(PASS), Opt::plain(PASS)]);
    assert_eq!(played.prompts()[..2], ["take-ally", "ambush"]);
    assert_eq!(table.count(FOE, HERE, GUARD), 2, "the cap is two swords");
}

// clause: LAW-2.2c, LAW-4.1a
#[test]
fn effects_that_take_everything_harm_instead() {
    let (setup, mut table) = road();
    table.turn.seat = FOE.0;
    put(&mut table, FRIEND, HUT, HERE, 1);
    let mut losses = Vec::new();
    removal::everything_of_enemies(Position { setup: &setup, table: &table }, FOE, HERE, &mut losses);
    let wishes = [damage(2), damage(2), damage(1)];
    let played = play(&setup, &mut table, &wishes, |play| removal::remove(play, &losses, clause!("LAW-2.3b")));
    assert_eq!(played.questions("damage-item"), [ME, ME, ME]);
    assert_eq!(table.boards[ME.index()][..6], [2, 0, 0, 0, 1, 2]);
    assert_eq!((table.scores[FOE.index()], table.count(ME, HERE, PAWN)), (1, 1));
    // Effects on some kinds of piece leave it alone.
    let loss =
        Loss { by: Some(FOE), owner: ME, kind: PAWN, count: 1, clearing: HERE, cause: Cause::Effect, instead: false };
    let played = play(&setup, &mut table, &[], |play| removal::remove(play, &[loss], clause!("LAW-2.3b")));
    assert!(played.asked.is_empty());
}

// clause: LAW-7.2z
#[test]
fn the_first_warrior_makes_an_enemy_and_the_next_ones_score() {
    let (mut setup, mut table) = road();
    put(&mut table, FOE, GUARD, HERE, 2);
    fight(&mut setup, &mut table, [ME, FOE], [2, 0], &[]);
    assert_eq!(table.scores[ME.index()], 1, "the second of two guards");
    put(&mut table, FOE, GUARD, HERE, 1);
    table.turn.seat = FOE.0;
    fight(&mut setup, &mut table, [FOE, ME], [0, 1], &[]);
    assert_eq!((table.count(FOE, HERE, GUARD), table.scores[ME.index()]), (1, 1), "the lower die was 0");
}
