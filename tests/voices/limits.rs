//! What a table has room for: it is refused when it is set up, said to whoever asks, or there is always room.

use std::panic;

use thicket::clause;
use thicket::law::{movement, placing, removal, units};
use thicket::play::{
    Aftermath, Ambushing, BattleEffect, BattleMoment, Cause, Edge, Faction, HitSharing, Hooks, Landmark, Loan, Loss,
    MOST_EFFECTS, MOST_LOANS, Moves, PieceInfo, Pieces, Route, Setup, SetupError, Side, Timed, Trip, Usage, Waivers,
};
use thicket::table::{MAX_AFIELD, MAX_PILES, MAX_TASKS, Table, Task};
use thicket::terms::{Class, Clearing, KINDS, Kind, KindSet, MAX_LANDMARKS, Phase, Place, Seat, Voice};
use thicket::{decks, maps};

use super::battle::common::{GUARD, HERE, VILLAGERS, bare, plain, play, put};

const ME: Seat = Seat(0);
const FOE: Seat = Seat(1);

fn setup(faction: &'static Faction) -> Result<Setup, SetupError> {
    Setup::new(maps::find("autumn").unwrap(), decks::find("base").unwrap(), &[faction, &VILLAGERS])
}

#[test]
fn a_faction_has_at_most_as_many_kinds_as_a_clearing_has_counts_for() {
    let of = |kinds: usize| -> &'static [PieceInfo] {
        (0..kinds).map(|_| PieceInfo::new("guard", Class::Warrior, 1)).collect::<Vec<_>>().leak()
    };
    assert_eq!(Pieces::of(of(KINDS)).len(), KINDS);
    let more = of(KINDS + 1);
    assert!(panic::catch_unwind(|| Pieces::of(more)).is_err());
}

const DAWN: Timed = Timed {
    clause: clause!("LAW-8a"),
    phase: Phase::Birdsong,
    edge: Edge::Start,
    when: |_, _| false,
    run: |_, _| Ok(thicket::play::Flow::Done),
};
const BLOW: BattleEffect = BattleEffect {
    clause: clause!("LAW-7.2h"),
    prompt: "blow",
    moment: BattleMoment::BeforeRoll,
    usage: Usage::Once,
    secret: false,
    user: |_, _, _| None,
    list: None,
    run: |_, _, _, _| Ok(()),
};
const LURK: Ambushing = Ambushing {
    clause: clause!("LAW-7.2a"),
    hits: 1,
    can_be_foiled: true,
    when: |_, _, _| false,
    list: |_, _, _, _| {},
    pay: |_, _, _, _| Ok(()),
};

#[test]
fn a_voice_has_at_most_as_many_effects_as_have_marks() {
    static EARLY: Faction = plain(70, "early", "YE", Hooks { timed: Some(&[DAWN; MOST_EFFECTS]), ..Hooks::SILENT });
    static RESTLESS: Faction =
        plain(71, "restless", "YR", Hooks { timed: Some(&[DAWN; MOST_EFFECTS + 1]), ..Hooks::SILENT });
    static ARMED: Faction =
        plain(72, "armed", "YA", Hooks { battle_effects: Some(&[BLOW; MOST_EFFECTS]), ..Hooks::SILENT });
    static LURKING: Faction = plain(
        73,
        "lurking",
        "YL",
        Hooks { battle_effects: Some(&[BLOW; MOST_EFFECTS]), ambushes: Some(LURK), ..Hooks::SILENT },
    );
    assert!(setup(&EARLY).is_ok() && setup(&ARMED).is_ok());
    assert_eq!(setup(&RESTLESS).unwrap_err(), SetupError::Effects(MOST_EFFECTS + 1));
    assert_eq!(setup(&LURKING).unwrap_err(), SetupError::Effects(MOST_EFFECTS), "an ambush needs a mark as well");
}

/// A common kind of warrior beside another one: a card that keeps removed warriors counts those of the first kind only.
#[test]
fn a_card_has_room_for_all_warriors_that_could_come_to_lie_there() {
    static TWO: Pieces =
        Pieces::of(&[PieceInfo::new("guard", Class::Warrior, 10), PieceInfo::new("scout", Class::Warrior, 2)]);
    static MANY: Pieces = Pieces::of(&[PieceInfo::new("guard", Class::Warrior, 32)]);
    static SCOUTS: Faction = Faction { pieces: TWO, ..plain(74, "scouts", "YT", Hooks::SILENT) };
    static CROWD: Faction = Faction { pieces: MANY, ..plain(75, "crowd", "YC", Hooks::SILENT) };
    let coffins = decks::find("exiles-and-partisans").unwrap();
    for (faction, piece) in [(&SCOUTS, "scout"), (&CROWD, "guard")] {
        assert!(setup(faction).is_ok());
        let refused = Setup::new(maps::find("autumn").unwrap(), coffins, &[faction, &VILLAGERS]);
        assert_eq!(refused.unwrap_err(), SetupError::OnCard { faction: faction.key, piece });
    }
    assert_eq!(Table::room_on_card(Kind(0)), 31);
}

/// A landmark that lends whoever fights the guards of the last seat.
const fn camp(key: &'static str) -> Landmark {
    let lends = |at: thicket::play::Position<'_>, _: Seat, _: Seat, _: Clearing, _: thicket::play::Need| {
        let owner = at.seats().next_back()?;
        Some(Loan { owner, kinds: KindSet::of(&[GUARD]), hits: HitSharing::AfterOwn })
    };
    Landmark { key, hooks: Hooks { lends: Some(lends), ..Hooks::SILENT }, ..Landmark::PLAIN }
}

static CAMPS: [Landmark; MAX_LANDMARKS] =
    [camp("camp-1"), camp("camp-2"), camp("camp-3"), camp("camp-4"), camp("camp-5"), camp("camp-6")];
static LENDER: Faction = plain(
    74,
    "lender",
    "YD",
    Hooks {
        lends: Some(|_, owner, _, _, _| Some(Loan { owner, kinds: KindSet::of(&[GUARD]), hits: HitSharing::AfterOwn })),
        ..Hooks::SILENT
    },
);

#[test]
fn a_battle_has_room_for_all_who_could_lend_to_a_side() {
    static TOWN: Faction = plain(75, "town", "YO", Hooks::SILENT);
    let camps: Vec<&'static Landmark> = CAMPS.iter().collect();
    let factions =
        |first| Setup::new(maps::find("autumn").unwrap(), decks::find("base").unwrap(), &[first, &TOWN, &VILLAGERS]);
    let setup = factions(&TOWNSPEOPLE).unwrap().with_landmarks(&camps).unwrap();
    let table = thicket::law::setup::table(&setup, 1);
    let mut battle = thicket::play::Battle::new(ME, FOE, HERE);
    thicket::law::loans::muster(thicket::play::Position { setup: &setup, table: &table }, &mut battle);
    for side in [Side::Attacker, Side::Defender] {
        assert_eq!(battle.lent_to(side).count(), MOST_LOANS, "everybody's warriors join");
    }
    let refused = factions(&LENDER).unwrap().with_landmarks(&camps).unwrap_err();
    assert_eq!(refused, SetupError::Lenders(MOST_LOANS + 1));
}

static TOWNSPEOPLE: Faction = plain(76, "townspeople", "YP", Hooks::SILENT);

#[test]
fn a_table_has_room_for_so_many_piles() {
    static PILES: [thicket::play::PileInfo; MAX_PILES + 1] =
        [const { thicket::play::PileInfo::open("heap", clause!("LAW-2.4")) }; MAX_PILES + 1];
    static HOARD: Faction = Faction { piles: &PILES, ..plain(77, "hoard", "YH", Hooks::SILENT) };
    assert_eq!(setup(&HOARD).unwrap_err(), SetupError::Piles(MAX_PILES + 1));
}

static CLERKS: Faction = plain(
    78,
    "clerks",
    "YC",
    Hooks {
        tasks: Some(&[|play, me, _, _| {
            play.table.boards[me.index()][0] += 1;
            Ok(())
        }]),
        ..Hooks::SILENT
    },
);

#[test]
fn no_unit_is_lost_when_no_more_can_wait() {
    let (setup, mut table) = bare(&[&CLERKS, &VILLAGERS], ME);
    let task = Task { owner: Voice::seat(ME).0, id: 0, a: 0, b: 0 };
    play(&setup, &mut table, &[], |play| (0..MAX_TASKS + 2).try_for_each(|_| units::queue(play, task)));
    assert_eq!((usize::from(table.waiting), table.boards[0][0]), (MAX_TASKS, 2), "what cannot wait runs at once");
    play(&setup, &mut table, &[], |play| (0..MAX_TASKS).try_for_each(|_| units::run_next(play)));
    assert_eq!((table.waiting, usize::from(table.boards[0][0])), (0, MAX_TASKS + 2));
}

const NOTING: Aftermath = Aftermath {
    clause: clause!("LAW-1.1.3"),
    when: |_, _, _| true,
    run: |play, me, event| {
        play.table.boards[me.index()][0] = u8::try_from(event.len()).unwrap();
        play.table.boards[me.index()][1] += 1;
        Ok(())
    },
};

/// Everything of theirs that is removed is noted one by one.
static HEIRS: Faction = plain(79, "heirs", "YI", Hooks { aftermath: Some(&[NOTING; 20]), ..Hooks::SILENT });

#[test]
fn an_event_has_room_for_all_losses_and_all_that_follows() {
    let (setup, mut table) = bare(&[&HEIRS, &VILLAGERS], ME);
    let mut losses = Vec::new();
    for (clearing, owner) in (1..=12).map(Clearing).flat_map(|clearing| [(clearing, ME), (clearing, FOE)]) {
        for kind in (0..3).map(Kind) {
            table.pieces[owner.index()][clearing.index()][kind.index()] += 1;
            losses.push(Loss { by: Some(FOE), owner, kind, count: 1, clearing, cause: Cause::Effect, instead: false });
        }
    }
    assert!(losses.len() > 64);
    play(&setup, &mut table, &[], |play| removal::remove(play, &losses, clause!("LAW-2.3b")));
    assert_eq!(usize::from(table.boards[0][0]), losses.len(), "everything is noted");
    assert_eq!(table.boards[0][1], 20, "every trigger resolves");
}

static RANGERS: Faction =
    plain(80, "rangers", "YG", Hooks { walks_forests: Some(|_, _, _, _| KindSet::of(&[GUARD])), ..Hooks::SILENT });

/// Fills the forests with everything that the seats have, kind by kind, up to so many entries.
fn crowd(setup: &Setup, table: &mut Table, entries: usize) {
    let forests = (0..setup.map.forests.len()).map(|n| Place::forest(u8::try_from(n).unwrap()));
    let kinds = forests
        .flat_map(|forest| setup.seats().flat_map(move |seat| (0..3).map(move |kind| (forest, seat, Kind(kind)))));
    for (forest, seat, kind) in kinds.filter(|(forest, ..)| *forest != Place::forest(0)).take(entries) {
        table.supply[seat.index()][kind.index()] -= 1;
        table.put_pieces(seat, forest, kind, 1);
    }
}

#[test]
fn full_forests_are_told_to_whoever_wants_in() {
    let (setup, mut table) = bare(&[&RANGERS, &VILLAGERS], ME);
    table.turn.enter(Phase::Daylight, thicket::table::Stage::Steps);
    table.turn.round = 1;
    put(&mut table, ME, GUARD, Clearing(1), 2);
    let (from, to) = (Place::from(Clearing(1)), Place::forest(0));
    let asks = |table: &Table| {
        let at = thicket::play::Position { setup: &setup, table };
        movement::may_go(at, &Moves::of(ME).going(GUARD, Route { from, to, way: thicket::play::Way::PATH }))
    };
    crowd(&setup, &mut table, MAX_AFIELD - KINDS);
    assert!(asks(&table).is_ok(), "a group of all kinds would find room");
    let (_, mut full) = bare(&[&RANGERS, &VILLAGERS], ME);
    full.turn = table.turn;
    put(&mut full, ME, GUARD, Clearing(1), 2);
    crowd(&setup, &mut full, MAX_AFIELD - KINDS + 1);
    assert_eq!(asks(&full).unwrap_err().reason.key, "forests-full");
    // Who places there is told how many found room.
    let (_, mut full) = bare(&[&RANGERS, &VILLAGERS], ME);
    crowd(&setup, &mut full, MAX_AFIELD);
    let supply = full.supply;
    let mut placed = Vec::new();
    play(&setup, &mut full, &[], |play| {
        for forest in [Place::forest(0), Place::forest(1)] {
            placed.push(placing::place_in_forest(play, ME, (ME, GUARD), forest, 1, clause!("LAW-3h")));
        }
        Ok(())
    });
    assert_eq!(placed, [0, 1], "only where its kind stands already");
    assert_eq!(full.supply[0][0] + 1, supply[0][0]);
    assert_eq!(full.afield().count(), MAX_AFIELD);
}

/// They walk through forests as well, and take a guard of everybody along.
static ESCORTS: Faction = plain(
    81,
    "escorts",
    "YJ",
    Hooks {
        walks_forests: Some(|_, _, _, _| KindSet::of(&[GUARD])),
        companions: Some(|play, me, trip| {
            let mut group = [0; KINDS];
            group[GUARD.index()] = 1;
            Ok(play.position().others(me).map(|owner| Trip { owner, group, ..*trip }).collect())
        }),
        ..Hooks::SILENT
    },
);

// clause: LAW-6j
#[test]
fn companions_go_along_into_a_forest_that_has_room_for_them() {
    let (setup, mut table) = bare(&[&ESCORTS, &RANGERS], ME);
    table.turn.enter(Phase::Daylight, thicket::table::Stage::Steps);
    table.turn.round = 1;
    put(&mut table, ME, GUARD, Clearing(1), 2);
    put(&mut table, FOE, GUARD, Clearing(1), 1);
    crowd(&setup, &mut table, MAX_AFIELD - KINDS);
    let forest = Place::forest(0);
    let route = Route { from: Clearing(1).into(), to: forest, way: thicket::play::Way::PATH };
    let moves = Moves::of(ME).waiving(Waivers::RULE);
    play(&setup, &mut table, &[], |play| {
        movement::take_so_many(play, &moves, route, movement::Size::Any, clause!("LAW-6j")).map(|_| ())
    });
    assert_eq!([ME, FOE].map(|seat| table.count_at(seat, forest, GUARD)), [2, 1]);
}
