//! Woodland Alliance where the factions and cards there are cannot show it: hired warriors, rivers, buildings that stay,
//! and losses that nobody or the Alliance itself has caused.

use thicket::clause;
use thicket::decision::{Ask, Opt, Reason, Refusal, Ruling};
use thicket::factions::alliance::{RABBIT_BASE, SYMPATHY};
use thicket::law::{piles, removal};
use thicket::notation::{position, scenario};
use thicket::play::{
    Cause, Choices, Decide, Faction, HitSharing, Hooks, Loan, Loss, Need, Opinion, PieceInfo, Pieces, Play, Position,
    Side, Verdict, Whose,
};
use thicket::shelf::Shelf;
use thicket::terms::{Class, Clearing, Kind, KindSet, Seat};

const GUARD: Kind = Kind(0);
const FLAG: Kind = Kind(1);
const TOWER: Kind = Kind(2);
static PIECES: [PieceInfo; 3] = [
    PieceInfo::new("guard", Class::Warrior, 9),
    PieceInfo::new("flag", Class::Token, 9),
    PieceInfo::new("tower", Class::Building, 9),
];

const fn made_up(number: u8, key: &'static str, code: &'static str, hooks: Hooks) -> Faction {
    Faction { number, key, code, pieces: Pieces::of(&PIECES), hooks, ..Faction::SILENT }
}

/// Their guards count for the rule of the first seat where a flag of theirs lies beside them.
static SWORDS: Faction = made_up(
    40,
    "swords",
    "XS",
    Hooks {
        lends: Some(|at, me, to, clearing, need| {
            let hired = to == Seat(0) && need == Need::Rule && at.count(me, clearing, FLAG) > 0;
            hired.then_some(Loan { owner: me, kinds: KindSet::of(&[GUARD]), hits: HitSharing::AfterOwn })
        }),
        ..Hooks::SILENT
    },
);

/// Their guards defend along with the second seat.
static SHIELDS: Faction = made_up(
    41,
    "shields",
    "XH",
    Hooks {
        lends: Some(|_, me, to, _, need| {
            let helps = to == Seat(1) && matches!(need, Need::Battle(Side::Defender, _));
            helps.then_some(Loan { owner: me, kinds: KindSet::of(&[GUARD]), hits: HitSharing::AfterOwn })
        }),
        ..Hooks::SILENT
    },
);

/// With them at the table rivers are paths for others.
static FERRYMEN: Faction = made_up(42, "ferrymen", "XF", Hooks { rivers: Some(|_, me, of| me != of), ..Hooks::SILENT });

static STANDS_FAST: Reason = Reason { key: "stands-fast", values: &["clearing"] };

/// Nobody removes their towers.
static MASONS: Faction = made_up(
    43,
    "masons",
    "XM",
    Hooks {
        may_remove: Some(Opinion {
            over: Whose::Own,
            verdict: |_, _, loss| {
                if loss.kind != TOWER {
                    return Verdict::Silent;
                }
                Verdict::Never(Refusal::with(&STANDS_FAST, clause!("LAW-1.1.2"), &[loss.clearing.0]))
            },
        }),
        ..Hooks::SILENT
    },
);

/// Runs a scenario with the made-up factions on the shelf.
fn holds(text: &str) {
    let factions = [Shelf::BUILT.factions, &[&SWORDS, &SHIELDS, &FERRYMEN, &MASONS]].concat();
    let report = scenario::run_text_from(&Shelf { factions: &factions, ..Shelf::BUILT }, "scenario", text);
    assert!(report.passed(), "{report}");
}

// clause: WA-4.2c#3
#[test]
fn martial_law_counts_warriors_that_are_treated_as_own() {
    holds(
        "seats: NB, WA, XS
        clearing 1: NB 2 warriors; XS 1 guard, flag
        clearing 12: NB 2 warriors; XS 1 guard
        WA supporters: anvil, foxfolk-steel, protection-racket
        turn: WA birdsong spread
        choose spread:12
        choose spend:anvil
        expect WA supporters: 2 cards
        rewind
        choose spread:1
        choose spend:anvil
        choose spend:foxfolk-steel
        expect WA supporters: protection-racket",
    );
}

// clause: WA-E25#1, LAW-2.1c
#[test]
fn a_revolt_spares_what_the_alliance_treats_as_its_own() {
    holds(
        "seats: WA, XS
        clearing 5: WA sympathy; XS 2 guards, flag
        WA supporters: cobbler, bake-sale
        turn: WA birdsong revolt
        choose revolt:5
        expect clearing 5: XS 2 guards, no flags; WA rabbit-base
        expect WA score: 1",
    );
}

// clause: WA-E41#1
#[test]
fn warriors_treated_as_own_deal_the_higher_roll_as_well() {
    holds(
        "seats: NB, WA, XH
        clearing 9: NB 4 warriors; WA 1 warrior; XH 2 guards
        turn: NB daylight actions
        dice: 3 0
        choose battle:9:WA
        expect clearing 9: NB 1 warrior; WA 1 warrior; XH 2 guards",
    );
}

// clause: WA-E51#1
#[test]
fn sympathy_spreads_along_rivers_that_are_paths() {
    let position = "clearing 11: WA sympathy
        WA supporters: armorers
        turn: WA birdsong spread";
    holds(&format!("seats: WA, NB\n{position}\nexpect options spread:3, spread:6, spread:12, done"));
    holds(&format!("seats: WA, XF\n{position}\nexpect offered spread:10, spread:7"));
}

// clause: WA-E20#1, WA-4.1c#3
#[test]
fn what_cannot_be_removed_stays_and_without_a_slot_the_base_is_left_out() {
    let position = "WA supporters: cobbler, bake-sale
        turn: WA birdsong revolt
        choose revolt:5";
    holds(&format!(
        "seats: WA, XM
        clearing 5: WA sympathy; XM tower, 2 guards
        {position}
        expect clearing 5: XM tower, no guards; WA rabbit-base, 1 warrior"
    ));
    holds(&format!(
        "seats: WA, XM
        clearing 5: WA sympathy; XM 2 towers
        {position}
        expect clearing 5: XM 2 towers; WA no rabbit-base, 1 warrior
        expect WA officers: 1"
    ));
}

/// Nobody is asked anything here.
struct Nobody;

impl Decide for Nobody {
    fn decide(&mut self, _: Position<'_>, ask: &Ask, _: &dyn Choices) -> Ruling<Opt> {
        panic!("{} is asked", ask.prompt)
    }
}

/// How many supporters the Alliance has after somebody has removed one of its pieces in a clearing.
fn supporters_after(text: &str, by: Option<Seat>, kind: Kind, clearing: Clearing) -> usize {
    let game = position::read(text).unwrap().game();
    let (setup, mut table) = (game.setup(), *game.table());
    let loss = Loss { by, owner: Seat(0), kind, count: 1, clearing, cause: Cause::Effect, instead: false };
    let mut nobody = Nobody;
    let mut play = Play::new(setup, &mut table, &mut nobody, None);
    assert!(removal::remove(&mut play, &[loss], clause!("LAW-2.3b")).is_ok());
    assert_eq!(play.position().count(Seat(0), clearing, kind), 0);
    let stack = piles::own(play.position(), Seat(0), "supporters").unwrap();
    play.position().cards(stack).len()
}

// clause: WA-E11#1, WA-E12#1
#[test]
fn nobody_pays_for_sympathy_that_no_other_player_has_removed() {
    let text = "seats: WA, NB\nclearing 9: WA sympathy\nWA supporters: anvil";
    for (by, supporters) in [(None, 1), (Some(Seat(0)), 1), (Some(Seat(1)), 2)] {
        assert_eq!(supporters_after(text, by, SYMPATHY, Clearing(9)), supporters, "{by:?}");
    }
}

// clause: WA-E33#1
#[test]
fn a_base_that_its_own_effect_removes_costs_the_same() {
    let text = "seats: WA, NB\nclearing 5: WA rabbit-base\nWA supporters: cobbler, armorers, anvil\nWA officers: 2";
    for by in [None, Some(Seat(0)), Some(Seat(1))] {
        assert_eq!(supporters_after(text, by, RABBIT_BASE, Clearing(5)), 1, "{by:?}");
    }
}
