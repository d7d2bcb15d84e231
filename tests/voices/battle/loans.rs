//! Warriors that fight for somebody else: mercenaries, and peacekeepers.

use thicket::clause;
use thicket::decision::Opt;
use thicket::decision::{Reason, Refusal};
use thicket::law::verbs::LOSE;
use thicket::law::{battle, movement, rule};
use thicket::play::{
    Faction, Flip, HitSharing, Hooks, Loan, Moves, Need, Opinion, Position, Purpose, Side, Verdict, Whose,
};
use thicket::terms::{Clearing, KindSet, Phase, Seat};

use super::common::{FLAG, FURLED, GUARD, HERE, HUT, TOWNSFOLK, VILLAGERS, bare, fight, plain, put};

const fn guards(owner: Seat, hits: HitSharing) -> Loan {
    Loan { owner, kinds: KindSet::of(&[GUARD]), hits }
}

/// Their guards fight for whoever has its turn, from Daylight on, and count for its rule; not while it fights them.
pub static SELLSWORDS: Faction = plain(32, "sellswords", "YS", Hooks { lends: Some(hired), ..Hooks::SILENT });

fn hired(at: Position, me: Seat, to: Seat, _: Clearing, _: Need) -> Option<Loan> {
    let turn = at.table.turn;
    let is_hired = to == at.table.current() && turn.phase() != Phase::Birdsong && turn.round > 0;
    (is_hired && !at.are_fighting(me, to)).then(|| guards(me, HitSharing::Alternate))
}

static FLAG_FLIES: Reason = Reason { key: "flag-flies", values: &["clearing"] };

/// Their guards defend whoever is attacked under one of their flags, and a flag that shows is not turned over by others.
pub static WARDENS: Faction = plain(
    33,
    "wardens",
    "YW",
    Hooks { lends: Some(guarded), may_flip: Some(Opinion { over: Whose::Own, verdict: may_flip }), ..Hooks::SILENT },
);

fn guarded(at: Position, me: Seat, _: Seat, clearing: Clearing, need: Need) -> Option<Loan> {
    let defends = matches!(need, Need::Battle(Side::Defender, _));
    let flies = at.count(me, clearing, FLAG) + at.count(me, clearing, FURLED) > 0;
    (defends && flies).then(|| guards(me, HitSharing::AfterOwn))
}

fn may_flip(_: Position, me: Seat, flip: &Flip) -> Verdict {
    if flip.by == me || flip.kind == FURLED {
        return Verdict::Silent;
    }
    Verdict::Forbidden(Refusal::with(&FLAG_FLIES, clause!("LAW-2.3f"), &[flip.clearing.0]))
}

const LENDER: Seat = Seat(0);
const ONE: Seat = Seat(1);
const OTHER: Seat = Seat(2);

/// A table where it is Daylight of this seat.
fn daylight(lender: &'static Faction, current: Seat) -> (thicket::play::Setup, thicket::table::Table) {
    let (setup, mut table) = bare(&[lender, &VILLAGERS, &TOWNSFOLK], current);
    table.turn.enter(Phase::Daylight, thicket::table::Stage::Steps);
    table.turn.round = 1;
    (setup, table)
}

/// How many guards lender, attacker and defender have left.
fn left(table: &thicket::table::Table) -> [u8; 3] {
    [LENDER, ONE, OTHER].map(|seat| table.count(seat, HERE, GUARD))
}

// clause: LAW-7.1c, LAW-7.2k, LAW-7.2u
#[test]
fn hits_on_mercenaries_alternate_and_spill_over() {
    // Own guards, hired ones and hits, and what is left of both.
    for (own, hired, hits, [own_left, hired_left]) in
        [(3, 3, 3, [1, 2]), (2, 2, 2, [1, 1]), (1, 3, 3, [0, 1]), (3, 1, 3, [1, 0]), (0, 2, 2, [0, 0])]
    {
        let (mut setup, mut table) = daylight(&SELLSWORDS, ONE);
        put(&mut table, LENDER, GUARD, HERE, hired);
        put(&mut table, ONE, GUARD, HERE, own);
        put(&mut table, OTHER, GUARD, HERE, 6);
        let played = fight(&mut setup, &mut table, [ONE, OTHER], [hits, hits], &[]);
        assert_eq!(left(&table), [hired_left, own_left, 6 - (own + hired).min(hits)], "{own} and {hired}, {hits} hits");
        assert!(played.questions("take-hit").is_empty(), "who takes a hit is no choice");
        assert_eq!(table.supply[LENDER.index()][GUARD.index()], 15 - hired_left, "the lost ones go home");
    }
}

// clause: LAW-7.2u
#[test]
fn buildings_wait_until_no_warrior_of_either_owner_is_left() {
    let (mut setup, mut table) = daylight(&SELLSWORDS, OTHER);
    put(&mut table, LENDER, GUARD, HERE, 2);
    put(&mut table, OTHER, HUT, HERE, 1);
    put(&mut table, ONE, GUARD, HERE, 4);
    // Hired guards keep the defender from being defenseless: three rolled hits, and none beside.
    fight(&mut setup, &mut table, [ONE, OTHER], [3, 0], &[]);
    assert_eq!((left(&table), table.count(OTHER, HERE, HUT)), ([0, 4, 0], 0));
    assert_eq!(table.scores[ONE.index()], 1, "the hut scores, the guards do not");
}

// clause: LAW-7.1c
#[test]
fn mercenaries_attack_alone_but_never_their_owner() {
    let (setup, mut table) = daylight(&SELLSWORDS, ONE);
    put(&mut table, LENDER, GUARD, HERE, 2);
    put(&mut table, OTHER, GUARD, HERE, 1);
    let at = Position { setup: &setup, table: &table };
    assert!(battle::may_battle(at, ONE, OTHER, HERE).is_ok());
    assert!(battle::may_battle(at, ONE, LENDER, HERE).is_err(), "nobody's guards fight their owner");
    assert!(battle::may_battle(at, OTHER, ONE, HERE).is_err(), "hired guards are no piece of whoever hired them");
    put(&mut table, ONE, GUARD, HERE, 2);
    let (mut setup, _) = daylight(&SELLSWORDS, ONE);
    fight(&mut setup, &mut table, [ONE, LENDER], [3, 3], &[]);
    assert_eq!(left(&table), [0, 0, 1], "against the lender each fights with its own: two hits each");
}

// clause: LAW-2.3g, LAW-3.1a
#[test]
fn mercenaries_weigh_for_whoever_hired_them_and_never_for_dominance() {
    let (setup, mut table) = daylight(&SELLSWORDS, ONE);
    put(&mut table, LENDER, GUARD, HERE, 2);
    put(&mut table, OTHER, GUARD, HERE, 1);
    let ruler =
        |table: &thicket::table::Table, purpose| rule::ruler_for(Position { setup: &setup, table }, HERE, purpose);
    assert_eq!(ruler(&table, Purpose::Act), Some(ONE), "without a piece of its own");
    assert_eq!(ruler(&table, Purpose::Dominance), Some(LENDER));
    let at = Position { setup: &setup, table: &table };
    assert!(rule::rules(at, ONE, HERE, Purpose::Move) && !rule::rules(at, LENDER, HERE, Purpose::Move));
    let mut moves = thicket::decision::Menu::list();
    movement::offer_moves(at, &Moves::of(ONE), thicket::law::verbs::MOVE, &mut moves);
    assert!(moves.is_empty(), "they are no pieces of its own to move");
    table.turn.enter(Phase::Birdsong, thicket::table::Stage::Steps);
    assert_eq!(ruler(&table, Purpose::Act), Some(LENDER), "before Daylight they count for their owner");
}

/// What serves somebody only while it does not fight this seat can ask whether it does.
// clause: LAW-7.1e, LAW-7.2y, LAW-3.1e
#[test]
fn whoever_fights_the_lender_rules_without_its_guards() {
    let (mut setup, mut table) = daylight(&SELLSWORDS, ONE);
    put(&mut table, LENDER, GUARD, HERE, 2);
    put(&mut table, ONE, GUARD, HERE, 1);
    let ruler =
        |table: &thicket::table::Table, setup: &thicket::play::Setup| rule::ruler(Position { setup, table }, HERE);
    for (seats, rules) in [([ONE, OTHER], ONE), ([ONE, LENDER], LENDER), ([LENDER, ONE], LENDER)] {
        table.turn.fighting = seats.map(|seat| seat.0 + 1);
        assert_eq!(ruler(&table, &setup), Some(rules), "{seats:?}");
    }
    table.turn.fighting = [0; 2];
    fight(&mut setup, &mut table, [ONE, LENDER], [0, 0], &[]);
    assert_eq!(table.turn.fighting, [0; 2], "it is over");
    assert_eq!(ruler(&table, &setup), Some(ONE));
}

// clause: LAW-7.2g
#[test]
fn an_ambushed_attack_goes_on_while_a_mercenary_stands() {
    let (mut setup, mut table) = daylight(&SELLSWORDS, ONE);
    put(&mut table, LENDER, GUARD, HERE, 2);
    put(&mut table, ONE, GUARD, HERE, 1);
    put(&mut table, OTHER, GUARD, HERE, 3);
    let ambush = setup.deck.find("ambush-bird").unwrap();
    table.hands[OTHER.index()].insert(ambush);
    let played = fight(&mut setup, &mut table, [ONE, OTHER], [1, 0], &[Opt::card(thicket::law::verbs::AMBUSH, ambush)]);
    assert!(played.told("battle-ended").is_none() && played.told("rolled").is_some());
    assert_eq!(left(&table), [1, 0, 2], "one of each went, and the last hired guard deals its hit");
}

// clause: LAW-7.2k, LAW-7.2q, LAW-7.2u
#[test]
fn peacekeepers_stand_between_the_warriors_and_the_prizes() {
    let (mut setup, mut table) = daylight(&WARDENS, ONE);
    put(&mut table, LENDER, GUARD, HERE, 1);
    put(&mut table, LENDER, FLAG, HERE, 1);
    put(&mut table, OTHER, GUARD, HERE, 1);
    put(&mut table, OTHER, HUT, HERE, 1);
    put(&mut table, ONE, GUARD, HERE, 3);
    let played = fight(&mut setup, &mut table, [ONE, OTHER], [2, 2], &[]);
    assert_eq!((left(&table), table.count(OTHER, HERE, HUT)), ([0, 1, 0], 1), "the warden counts, and falls second");
    assert!(!played.asked.iter().any(|asked| asked.0.seat == LENDER), "the wardens are asked nothing");
    assert_eq!(table.count(LENDER, HERE, FLAG), 1, "their flag is out of it");
    // Without a flag they stand by, and whoever has a hut alone is defenseless.
    let (mut setup, mut table) = daylight(&WARDENS, ONE);
    put(&mut table, LENDER, GUARD, HERE, 1);
    put(&mut table, OTHER, HUT, HERE, 1);
    put(&mut table, ONE, GUARD, HERE, 1);
    fight(&mut setup, &mut table, [ONE, OTHER], [0, 0], &[]);
    assert_eq!((left(&table), table.count(OTHER, HERE, HUT)), ([1, 1, 0], 0));
}

// clause: LAW-7.2u
#[test]
fn the_side_orders_two_lenders() {
    let (mut setup, mut table) = bare(&[&SELLSWORDS, &VILLAGERS, &TOWNSFOLK, &WARDENS], OTHER);
    table.turn.enter(Phase::Daylight, thicket::table::Stage::Steps);
    table.turn.round = 1;
    let wardens = Seat(3);
    put(&mut table, LENDER, GUARD, HERE, 1);
    put(&mut table, wardens, GUARD, HERE, 1);
    put(&mut table, wardens, FLAG, HERE, 1);
    put(&mut table, OTHER, HUT, HERE, 1);
    put(&mut table, ONE, GUARD, HERE, 1);
    let spares = Opt::piece(LOSE, wardens, GUARD);
    let played = fight(&mut setup, &mut table, [ONE, OTHER], [1, 0], &[spares]);
    assert_eq!(played.questions("take-hit"), [OTHER], "it has no guard of its own, and says which of the others falls");
    assert_eq!([LENDER, wardens].map(|seat| table.count(seat, HERE, GUARD)), [1, 0]);
}
