//! A faction that puts its own pieces in the place of others', turns flags over and swaps them.

use thicket::clause;
use thicket::decision::{Menu, Operand, Opt, Verb, VerbInfo};
use thicket::event::Event;
use thicket::law::{removal, replacing};
use thicket::play::{Action, Cause, Faction, Flip, Hooks, Loss, Position, Step, Swap};
use thicket::terms::{Clearing, Kind, Seat};

use super::common::{BUILD, FIGHT, FLAG, FURLED, GUARD, HERE, HUT, MARCH, VILLAGERS, act, bare, own, plain, play, put};
use super::loans::WARDENS;
use super::triggers::MOURNERS;

const CONVERT: Verb = Verb::of_faction(35, 0);
const TURN: Verb = Verb::of_faction(35, 1);

/// Where a guard of theirs stands, they replace guards and huts by their own, and furl flags. They hear of each swap.
pub static CONVERTERS: Faction = Faction {
    verbs: &[
        VerbInfo { verb: CONVERT, key: "convert", operands: &[Operand::Clearing, Operand::Piece] },
        VerbInfo { verb: TURN, key: "turn-over", operands: &[Operand::Clearing, Operand::Piece] },
    ],
    turn: [
        VILLAGERS.turn[0],
        &[Step { key: "actions", clause: clause!("LAW-8b"), open: true, run: |play, me| act(play, me, &ACTIONS) }],
        VILLAGERS.turn[2],
    ],
    ..plain(
        35,
        "converters",
        "YC",
        Hooks {
            swapped: Some(|play, me, _| play.tell(|| Event::new("heard-swap", clause!("LAW-2.3e")).seat(me))),
            ..Hooks::SILENT
        },
    )
};

static ACTIONS: [&Action; 5] = [&MARCH, &FIGHT, &BUILD, &CONVERTING, &TURNING];

const fn loss(me: Seat, owner: Seat, kind: Kind, clearing: Clearing) -> Loss {
    Loss { by: Some(me), owner, kind, count: 1, clearing, cause: Cause::Effect, instead: false }
}

static CONVERTING: Action = Action {
    offer: |at, me, menu| {
        offer_pieces(at, me, CONVERT, menu, |owner, kind, clearing| {
            let kinds = [GUARD, HUT].contains(&kind) && at.faction(owner).number >= 30;
            kinds
                && replacing::may_replace(
                    at,
                    &loss(me, owner, kind, clearing),
                    &own(me, kind, clearing),
                    clause!("LAW-2.3d"),
                )
                .is_ok()
        });
    },
    verbs: &[CONVERT],
    run: |play, me, option| {
        let (clearing, (owner, kind)) = (option.clearing(0), option.piece_at(1));
        let (loss, placing) = (loss(me, owner, kind, clearing), own(me, kind, clearing));
        replacing::replace(play, &loss, &placing, clause!("LAW-2.3d")).map(|_| ())
    },
};

static TURNING: Action = Action {
    offer: |at, me, menu| {
        offer_pieces(at, me, TURN, menu, |owner, kind, clearing| {
            let turns = kind == FLAG && at.faction(owner).number >= 30 && at.faction(owner).kinds().count() > 3;
            turns && replacing::may_flip(at, &flip(me, owner, clearing)).is_ok()
        });
    },
    verbs: &[TURN],
    run: |play, me, option| {
        replacing::flip(play, &flip(me, option.piece_at(1).0, option.clearing(0)), clause!("LAW-2.3f"));
        Ok(())
    },
};

const fn flip(me: Seat, owner: Seat, clearing: Clearing) -> Flip {
    Flip { by: me, owner, kind: FLAG, to: FURLED, clearing }
}

/// Pieces of others, where a guard of this seat stands.
fn offer_pieces(at: Position, me: Seat, verb: Verb, menu: &mut Menu, fits: impl Fn(Seat, Kind, Clearing) -> bool) {
    for clearing in at.table.clearings_with(me, GUARD).iter() {
        for owner in at.enemies(me) {
            for kind in at.faction(owner).kinds().filter(|kind| at.count(owner, clearing, *kind) > 0) {
                if fits(owner, kind, clearing) {
                    menu.offer(Opt::of(verb, clearing.0, thicket::decision::pack_piece(owner, kind), 0));
                }
            }
        }
    }
}

const ME: Seat = Seat(0);
const THEM: Seat = Seat(1);

// clause: LAW-2.3d, LAW-4.1a
#[test]
fn replacing_takes_the_slot_set_free_before_anybody_reacts() {
    let (setup, mut table) = bare(&[&CONVERTERS, &MOURNERS], ME);
    let slots = setup.map.clearing(HERE).unwrap().slots;
    put(&mut table, THEM, HUT, HERE, slots);
    let (loss, placing) = (loss(ME, THEM, HUT, HERE), own(ME, HUT, HERE));
    let mut done = false;
    let played = play(&setup, &mut table, &[], |play| {
        done = replacing::replace(play, &loss, &placing, clause!("LAW-2.3d"))?;
        Ok(())
    });
    assert!(done);
    assert_eq!([ME, THEM].map(|seat| table.count(seat, HERE, HUT)), [1, slots - 1]);
    assert!(played.told("placed") < played.told("scored") && played.told("scored") < played.told("mourns"));
    assert_eq!(table.scores[ME.index()], 2);
}

// clause: LAW-2.3d
#[test]
fn replacing_is_both_halves_or_nothing() {
    let (setup, mut table) = bare(&[&CONVERTERS, &MOURNERS], ME);
    put(&mut table, THEM, GUARD, HERE, 1);
    table.supply[ME.index()][GUARD.index()] = 0;
    let (guard, placing) = (loss(ME, THEM, GUARD, HERE), own(ME, GUARD, HERE));
    let at = Position { setup: &setup, table: &table };
    let refusal = replacing::may_replace(at, &guard, &placing, clause!("LAW-2.3d")).unwrap_err();
    assert_eq!(refusal.reason.key, "none-in-supply");
    let before = table;
    let played = play(&setup, &mut table, &[], |play| {
        replacing::replace(play, &guard, &placing, clause!("LAW-2.3d")).map(|_| ())
    });
    assert!(table == before && played.log.is_empty());
    // A piece of its own that goes is there to come again.
    put(&mut table, ME, HUT, HERE, 1);
    table.supply[ME.index()][HUT.index()] = 0;
    let at = Position { setup: &setup, table: &table };
    assert!(replacing::may_replace(at, &loss(ME, ME, HUT, HERE), &own(ME, HUT, HERE), clause!("LAW-2.3d")).is_ok());
}

// clause: LAW-2.3f
#[test]
fn turning_over_asks_who_objects() {
    let (setup, mut table) = bare(&[&CONVERTERS, &MOURNERS, &WARDENS], ME);
    let wardens = Seat(2);
    put(&mut table, THEM, FLAG, HERE, 1);
    put(&mut table, wardens, FLAG, HERE, 1);
    let mut turned = [false; 2];
    play(&setup, &mut table, &[], |play| {
        turned = [THEM, wardens].map(|owner| replacing::flip(play, &flip(ME, owner, HERE), clause!("LAW-2.3f")));
        Ok(())
    });
    assert_eq!(turned, [true, false]);
    assert_eq!([FLAG, FURLED].map(|kind| table.count(THEM, HERE, kind)), [0, 1]);
    assert_eq!(table.supply[THEM.index()][FLAG.index()], 4, "nothing left the map");
}

// clause: LAW-2.3e
#[test]
fn two_pieces_change_places() {
    let (setup, mut table) = bare(&[&CONVERTERS, &MOURNERS], ME);
    put(&mut table, ME, FLAG, HERE, 1);
    put(&mut table, THEM, GUARD, Clearing(5), 1);
    let pieces = [(ME, FLAG, HERE.into()), (THEM, GUARD, Clearing(5).into())];
    let played = play(&setup, &mut table, &[], |play| {
        assert!(replacing::swap(play, &Swap { by: ME, pieces }, clause!("LAW-2.3e")));
        assert!(!replacing::swap(play, &Swap { by: ME, pieces }, clause!("LAW-2.3e")), "they are no longer there");
        Ok(())
    });
    assert_eq!((table.count(ME, Clearing(5), FLAG), table.count(THEM, HERE, GUARD)), (1, 1));
    assert_eq!(played.log.iter().filter(|event| event.name == "heard-swap").count(), 1);
}

// clause: LAW-1.5.4
#[test]
fn warriors_shield_the_rest_from_effects_that_pick() {
    let (setup, mut table) = bare(&[&CONVERTERS, &MOURNERS], ME);
    put(&mut table, THEM, GUARD, HERE, 1);
    put(&mut table, THEM, HUT, HERE, 1);
    let exposed = |table: &thicket::table::Table| {
        let at = Position { setup: &setup, table };
        removal::exposed(at, ME, THEM, HERE, Cause::Effect).iter().collect::<Vec<_>>()
    };
    assert_eq!(exposed(&table), [GUARD]);
    table.pieces[THEM.index()][HERE.index()][GUARD.index()] = 0;
    put(&mut table, THEM, FLAG, HERE, 1);
    assert_eq!(exposed(&table), [HUT, FLAG]);
    let mut losses = Vec::new();
    removal::prizes_of_enemies(Position { setup: &setup, table: &table }, ME, HERE, &mut losses);
    assert_eq!(losses.iter().map(|loss| (loss.kind, loss.count)).collect::<Vec<_>>(), [(HUT, 1), (FLAG, 1)]);
}
