//! Chapters of the base law that no faction of today sets in motion, shown with factions made up for the purpose.

mod played;

use thicket::clause;
use thicket::decision::{Opt, Ruling};
use thicket::event::{Event, Value};
use thicket::law::verbs::{CONTINUE, FIRST, PASS};
use thicket::law::{self, battle, offers, removal};
use thicket::notation::keys::option_key;
use thicket::notation::position;
use thicket::play::{
    Aftermath, BattleEffect, BattleMoment, Cause, Faction, Hooks, Loss, PieceInfo, Pieces, Play, Position, Removed,
    Setup, SetupError, Usage, Viewers,
};
use thicket::table::Table;
use thicket::terms::{Class, Clearing, KINDS, Kind, Seat, Voice};
use thicket::{decks, factions, maps};

const GUARD: Kind = Kind(0);
const TENT: Kind = Kind(1);
static PIECES: [PieceInfo; 2] =
    [PieceInfo::new("guard", Class::Warrior, 5), PieceInfo::new("tent", Class::Building, 2)];

fn setup(at_table: &[&'static Faction]) -> Result<Setup, SetupError> {
    Setup::new(maps::find("autumn").unwrap(), decks::find("base").unwrap(), at_table)
}

fn put(table: &mut Table, seat: Seat, kind: Kind, clearing: Clearing, count: u8) {
    table.supply[seat.index()][kind.index()] -= count;
    table.pieces[seat.index()][clearing.index()][kind.index()] += count;
}

/// Plays rules on a table; gives back what was told and what was asked.
fn play(
    setup: &Setup,
    table: &mut Table,
    wishes: &[Opt],
    rules: impl FnOnce(&mut Play) -> Ruling,
) -> (Vec<Event>, Vec<(Seat, &'static str)>) {
    let played = played::play(setup, table, wishes, rules);
    let asked = played.asked_whom();
    (played.log, asked)
}

/// A loss that `by` deals.
fn loss(by: Seat, owner: Seat, kind: Kind, clearing: Clearing) -> Loss {
    Loss { by: Some(by), owner, kind, count: 1, clearing, cause: Cause::Effect, instead: false }
}

fn lost(losses: &[Loss], me: Seat, kind: Kind) -> bool {
    losses.iter().any(|loss| loss.owner == me && loss.kind == kind)
}

/// What a faction in these tests says for itself in the log.
fn says(play: &mut Play, me: Seat) {
    play.tell(|| Event::new("speaks", clause!("LAW-1.4.2")).seat(me));
}

fn speakers(log: &[Event]) -> Vec<Seat> {
    let seats = log.iter().filter(|event| event.name == "speaks").map(|event| event.get("seat"));
    seats.map(|seat| if let Some(Value::Seat(seat)) = seat { seat } else { panic!("a speaker has a seat") }).collect()
}

/// Whoever loses a guard strikes the tent of the seat after the next.
static AVENGER: Faction = says_only(
    9,
    "avenger",
    "XA",
    Hooks {
        aftermath: Some(&[Aftermath {
            clause: clause!("LAW-2.3b"),
            when: |_, me, losses| lost(losses, me, GUARD),
            run: |play, me, _| {
                says(play, me);
                removal::remove(play, &[loss(me, Seat(me.0 + 2), TENT, Clearing(2))], clause!("LAW-2.3b"))
            },
        }]),
        ..Hooks::SILENT
    },
);

/// A faction that says this to the base law, and nothing else.
const fn says_only(number: u8, key: &'static str, code: &'static str, hooks: Hooks) -> Faction {
    Faction { number, key, code, pieces: Pieces::of(&PIECES), hooks, ..Faction::SILENT }
}

/// It speaks about a lost guard.
static BYSTANDER: Faction = says_only(
    10,
    "bystander",
    "XB",
    Hooks { aftermath: Some(&[speaking(|_, me, losses| lost(losses, me, GUARD))]), ..Hooks::SILENT },
);

/// It speaks about a lost tent.
static CAMPER: Faction = says_only(
    11,
    "camper",
    "XC",
    Hooks { aftermath: Some(&[speaking(|_, me, losses| lost(losses, me, TENT))]), ..Hooks::SILENT },
);

/// A trigger that is heard in the log.
const fn speaking(when: fn(Position, Seat, &Removed) -> bool) -> Aftermath {
    Aftermath {
        clause: clause!("LAW-2.3b"),
        when,
        run: |play, me, _| {
            says(play, me);
            Ok(())
        },
    }
}

// clause: EDGE-12, LAW-1.1.3
#[test]
fn a_trigger_inside_a_trigger_comes_first() {
    let setup = setup(&[&AVENGER, &BYSTANDER, &CAMPER]).unwrap();
    let [avenger, bystander, camper] = [Seat(0), Seat(1), Seat(2)];
    let mut table = law::setup::table(&setup, 1);
    put(&mut table, avenger, GUARD, Clearing(1), 1);
    put(&mut table, bystander, GUARD, Clearing(1), 1);
    put(&mut table, camper, TENT, Clearing(2), 1);
    let losses = [loss(camper, avenger, GUARD, Clearing(1)), loss(camper, bystander, GUARD, Clearing(1))];
    let (log, asked) = play(&setup, &mut table, &[], |play| removal::remove(play, &losses, clause!("LAW-2.3b")));
    assert_eq!(asked, [(avenger, "order-triggers")], "the current player orders the outer triggers");
    // The tent falls to the first trigger; what that sets off does not wait for the second one.
    assert_eq!(speakers(&log), [avenger, camper, bystander]);
    assert_eq!(table.scores[avenger.index()], 1);
}

const DUCK: Opt = Opt::plain(CONTINUE);

/// Something to use before the roll, for whichever side the faction is on.
const DUCK_ONCE: BattleEffect = BattleEffect {
    clause: clause!("LAW-7.2h"),
    prompt: "battle-effects",
    moment: BattleMoment::BeforeRoll,
    usage: Usage::Once,
    secret: false,
    user: |_, battle, me| battle.side_of(me).map(|_| me),
    list: Some(|_, _, _, menu| menu.offer(DUCK)),
    run: |play, _, me, _| {
        says(play, me);
        Ok(())
    },
};
static DUCKING: [BattleEffect; 1] = [DUCK_ONCE];

const fn ducking(number: u8, key: &'static str, code: &'static str) -> Faction {
    says_only(number, key, code, Hooks { battle_effects: Some(&DUCKING), ..Hooks::SILENT })
}

static DUCKER: Faction = ducking(9, "ducker", "XD");
static OTHER_DUCKER: Faction = ducking(10, "other-ducker", "XE");

// clause: LAW-7.2h
#[test]
fn before_the_roll_the_attacker_sets_the_order() {
    let setup = setup(&[&DUCKER, &OTHER_DUCKER]).unwrap();
    let [defender, attacker] = [Seat(0), Seat(1)];
    for (first, order) in [(attacker, [attacker, defender]), (defender, [defender, attacker])] {
        let mut table = law::setup::table(&setup, 1);
        put(&mut table, defender, GUARD, Clearing(2), 2);
        put(&mut table, attacker, GUARD, Clearing(2), 2);
        let ducks = |seat| DUCK.said_by(Voice::seat(seat));
        let wishes = [Opt::seat(FIRST, first), ducks(order[0]), ducks(order[1])];
        let (log, asked) = play(&setup, &mut table, &wishes, |play| {
            battle::battle(play, attacker, defender, Clearing(2), clause!("LAW-7.1a"))
        });
        assert_eq!(asked[0], (attacker, "who-first"));
        assert_eq!(speakers(&log), order);
        let told = |name| log.iter().position(|event| event.name == name);
        assert!(log.iter().rposition(|event| event.name == "speaks") < told("rolled"), "all this is before the roll");
    }
    // Where only one side has something to use there is no order to set.
    let setup = self::setup(&[&DUCKER, &CAMPER]).unwrap();
    let mut table = law::setup::table(&setup, 1);
    put(&mut table, Seat(0), GUARD, Clearing(2), 2);
    put(&mut table, Seat(1), GUARD, Clearing(2), 2);
    let (log, asked) =
        play(&setup, &mut table, &[], |play| battle::battle(play, Seat(1), Seat(0), Clearing(2), clause!("LAW-7.1a")));
    assert_eq!(asked, [(Seat(0), "battle-effects")]);
    assert_eq!(speakers(&log), [Seat(0)]);
}

/// A guard comes to the battle before the roll.
static RALLYING: [BattleEffect; 1] = [BattleEffect {
    run: |play, battle, me, _| {
        put(play.table, me, GUARD, battle.clearing, 1);
        Ok(())
    },
    ..DUCK_ONCE
}];

static RALLIER: Faction = says_only(12, "rallier", "XF", Hooks { battle_effects: Some(&RALLYING), ..Hooks::SILENT });

// clause: EDGE-22, LAW-7.2k
#[test]
fn warriors_gained_before_the_roll_raise_the_cap() {
    for (wish, hits) in [(DUCK.said_by(Voice::seat(Seat(0))), 2), (Opt::plain(PASS), 1)] {
        let mut setup = setup(&[&RALLIER, &CAMPER]).unwrap();
        setup.script.rolls = vec![[3, 0]];
        let mut table = law::setup::table(&setup, 1);
        put(&mut table, Seat(0), GUARD, Clearing(2), 1);
        put(&mut table, Seat(1), GUARD, Clearing(2), 4);
        play(&setup, &mut table, &[wish], |play| {
            battle::battle(play, Seat(0), Seat(1), Clearing(2), clause!("LAW-7.1a"))
        });
        assert_eq!(table.count(Seat(1), Clearing(2), GUARD), 4 - hits);
    }
}

// clause: LAW-9.2b
#[test]
fn a_faction_plays_once() {
    let [battery, guild] = ["noxious-battery", "blacktail-guild"].map(|key| factions::find(key).unwrap());
    assert!(setup(&[battery, guild]).is_ok());
    assert!(matches!(setup(&[battery, guild, battery]), Err(SetupError::Twice(_))));
}

/// A gap before or after a step, what can be used there, and whether it can be used later as well.
const GAPS: [(&str, &str, bool); 6] = [
    // Fire is still to come, between whose shots the same may be used.
    ("NB crafted: stand-and-deliver\nBG hand: sword\nturn: NB birdsong", "use:stand-and-deliver", true),
    ("NB crafted: stand-and-deliver\nBG hand: sword\nturn: NB birdsong after fire", "use:stand-and-deliver", false),
    // Before Clock In the projects are to come, behind Work nothing is: Craft in the Evening is too late for the card.
    ("BG crafted: stand-and-deliver\nNB hand: sword\nturn: BG birdsong", "use:stand-and-deliver", true),
    ("BG crafted: tax-collector\nturn: BG daylight after work", "use:tax-collector", false),
    ("NB crafted: tax-collector\nturn: NB daylight after actions", "use:tax-collector", false),
    ("NB hand: fox dominance\nNB score: 10\nturn: NB daylight after actions", "activate:dominance-fox", false),
];

// clause: LAW-8b, LAW-4.2a
/// Going on from a gap loses what no step with choices of the same phase offers again.
#[test]
fn a_gap_says_what_can_be_used_later_as_well() {
    for (text, key, later) in GAPS {
        let text = format!("seats: NB, BG, CC\nclearing 5: NB 2 warriors, cannon; BG 2 warriors\n{text}");
        let game = position::read(&text).unwrap_or_else(|error| panic!("{error}\n{text}")).game();
        let decision = game.decision().unwrap();
        assert_eq!(decision.ask.prompt, "between-steps", "{text}");
        let named = |option: &&Opt| option_key(game.setup(), decision.ask.seat, **option) == key;
        let option = decision.options.iter().find(named).unwrap_or_else(|| panic!("no {key}\n{text}"));
        assert_eq!(offers::comes_again(game.position(), decision.ask.seat, *option), later, "{text}");
    }
}

// clause: WA-2.3a#1
/// The log names a card that comes to supporters to the Alliance, and to nobody else.
#[test]
fn cards_of_a_pile_are_told_to_its_owner() {
    let game = position::read("seats: BG, WA, NB\nturn: BG daylight work").unwrap().game();
    let supporters = game.setup().store(Voice::seat(Seat(1)), "supporters").unwrap();
    assert_eq!(game.setup().viewers(supporters), Viewers::seats(&[Seat(1)]));
}

// clause: LAW-2.2b, LAW-3.1a
/// Each of as many kinds as there can be counts for its class and by its weight, and for nothing else.
#[test]
fn each_kind_counts_for_itself() {
    let classes = [Class::Warrior, Class::Pawn, Class::Building, Class::Token];
    let list: Vec<PieceInfo> = (0..KINDS)
        .map(|n| PieceInfo {
            weight: u8::try_from(n % 4).unwrap(),
            unseen: n % 5 == 4,
            ..PieceInfo::new("piece", classes[n * 7 % 4], 9)
        })
        .collect();
    let list: &'static [PieceInfo] = list.leak();
    let pieces = Pieces::of(list);
    for (n, info) in list.iter().enumerate() {
        let mut here = [0; KINDS];
        here[n] = 3;
        for class in classes {
            assert_eq!(pieces.of_class(&here, class), if info.class == class { 3 } else { 0 }, "{n} {class:?}");
        }
        let is_figure = matches!(info.class, Class::Warrior | Class::Pawn);
        assert_eq!(pieces.weight(&here), 3 * info.weight, "{n}");
        assert_eq!((pieces.visible(&here), pieces.has_figure(&here)), (!info.unseen, is_figure), "{n}");
    }
}
