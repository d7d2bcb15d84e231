//! Two triggers of one faction, which orders them itself in battle.

use thicket::clause;
use thicket::decision::{Opt, Ruling};
use thicket::event::Event;
use thicket::law::removal;
use thicket::law::verbs::RESOLVE;
use thicket::notation::keys::option_key;
use thicket::play::{Aftermath, Cause, Faction, Hooks, Loss, Play, Position, Removed, Side};
use thicket::terms::{Seat, Voice};

use super::common::{GUARD, HERE, HUT, Played, VILLAGERS, bare, fight, plain, play, put};

/// They grieve for guards and mourn huts; their huts are worth 2, and removing anything in battle earns them a point.
pub static MOURNERS: Faction = plain(
    34,
    "mourners",
    "YM",
    Hooks {
        aftermath: Some(&[
            Aftermath { clause: clause!("LAW-1.1.3"), when: |_, me, event| lost(event, me, GUARD), run: grieve },
            Aftermath { clause: clause!("LAW-7.2x"), when: |_, me, event| lost(event, me, HUT), run: mourn },
        ]),
        worth: Some(|_, me, loss, worth| if loss.owner == me && loss.kind == HUT { 2 * loss.count } else { worth }),
        spoils: Some(spoils),
        ..Hooks::SILENT
    },
);

fn lost(event: &Removed, me: Seat, kind: thicket::terms::Kind) -> bool {
    event.iter().any(|loss| loss.owner == me && loss.kind == kind)
}

fn spoils(play: &mut Play, me: Seat, event: &Removed) -> u8 {
    let is_theirs = |loss: &Loss| loss.by == Some(me) && play.position().are_enemies(me, loss.owner);
    u8::from(event.battle.is_some() && event.iter().any(is_theirs))
}

fn grieve(play: &mut Play, me: Seat, event: &Removed) -> Ruling {
    says(play, me, "grieves", event);
    Ok(())
}

fn mourn(play: &mut Play, me: Seat, event: &Removed) -> Ruling {
    says(play, me, "mourns", event);
    Ok(())
}

fn says(play: &mut Play, me: Seat, what: &'static str, event: &Removed) {
    play.tell(|| Event::new(what, event.clause).seat(me));
}

fn words(played: &Played) -> Vec<&'static str> {
    played.log.iter().map(|event| event.name).filter(|name| ["grieves", "mourns"].contains(name)).collect()
}

const MOURNER: Seat = Seat(0);
const VILLAGE: Seat = Seat(1);

// clause: LAW-7.2x, LAW-1.1.3
#[test]
fn each_side_orders_its_own_triggers_in_battle() {
    for (second, order) in [(0, ["grieves", "mourns"]), (1, ["mourns", "grieves"])] {
        let (mut setup, mut table) = bare(&[&MOURNERS, &VILLAGERS], VILLAGE);
        put(&mut table, MOURNER, GUARD, HERE, 1);
        put(&mut table, MOURNER, HUT, HERE, 1);
        put(&mut table, VILLAGE, GUARD, HERE, 3);
        let first = Opt::of(RESOLVE, 0, second, 0).said_by(Voice::seat(MOURNER));
        let played = fight(&mut setup, &mut table, [VILLAGE, MOURNER], [2, 0], &[first]);
        assert_eq!(played.questions("order-triggers"), [MOURNER], "they are its own, in another's turn");
        assert_eq!(words(&played), order);
        let keys = ["resolve:mourners", "resolve:mourners:1"];
        assert_eq!(option_key(&setup, MOURNER, first), keys[usize::from(second)], "both can be told by their keys");
    }
    // Outside battle the current player orders them.
    let (setup, mut table) = bare(&[&MOURNERS, &VILLAGERS], VILLAGE);
    put(&mut table, MOURNER, GUARD, HERE, 1);
    put(&mut table, MOURNER, HUT, HERE, 1);
    let losses = [GUARD, HUT].map(|kind| loss(kind, Cause::Effect));
    let played = play(&setup, &mut table, &[], |play| removal::remove(play, &losses, clause!("LAW-2.3b")));
    assert_eq!(played.questions("order-triggers"), [VILLAGE]);
    assert!(played.log.iter().any(|event| event.name == "mourns" && event.clause == clause!("LAW-2.3b")));
}

const fn loss(kind: thicket::terms::Kind, cause: Cause) -> Loss {
    Loss { by: Some(VILLAGE), owner: MOURNER, kind, count: 1, clearing: HERE, cause, instead: false }
}

// clause: LAW-7.2x
#[test]
fn where_both_sides_have_triggers_the_current_player_says_whose_comes_next() {
    static MOURNERS_TOO: Faction = Faction { number: 35, key: "mourners-too", code: "YN", ..MOURNERS_COPY };
    const MOURNERS_COPY: Faction = plain(
        35,
        "mourners-too",
        "YN",
        Hooks {
            aftermath: Some(&[Aftermath {
                clause: clause!("LAW-1.1.3"),
                when: |_, me, event| lost(event, me, GUARD),
                run: grieve,
            }]),
            ..Hooks::SILENT
        },
    );
    let (mut setup, mut table) = bare(&[&MOURNERS, &MOURNERS_TOO], VILLAGE);
    put(&mut table, MOURNER, GUARD, HERE, 1);
    put(&mut table, MOURNER, HUT, HERE, 1);
    put(&mut table, VILLAGE, GUARD, HERE, 2);
    let theirs = Opt::of(RESOLVE, 0, 0, 0).said_by(Voice::seat(MOURNER));
    let second = Opt::of(RESOLVE, 0, 1, 0).said_by(Voice::seat(MOURNER));
    let played = fight(&mut setup, &mut table, [VILLAGE, MOURNER], [2, 1], &[theirs, second]);
    let asked: Vec<_> = played
        .asked
        .iter()
        .filter(|asked| asked.0.prompt == "order-triggers")
        .map(|asked| (asked.0.seat, asked.1.len()))
        .collect();
    assert_eq!(
        asked,
        [(VILLAGE, 2), (MOURNER, 2), (VILLAGE, 2)],
        "two sides, then two of one side, then two sides again"
    );
    let seats: Vec<_> = words(&played);
    assert_eq!(seats.first(), Some(&"mourns"));
}

// clause: LAW-4.1a, LAW-7.2z
#[test]
fn pieces_have_a_worth_of_their_own_and_events_extra_points() {
    let (mut setup, mut table) = bare(&[&MOURNERS, &VILLAGERS], VILLAGE);
    put(&mut table, MOURNER, GUARD, HERE, 1);
    put(&mut table, MOURNER, HUT, HERE, 2);
    put(&mut table, VILLAGE, GUARD, HERE, 3);
    let played = fight(&mut setup, &mut table, [VILLAGE, MOURNER], [3, 1], &[]);
    assert_eq!(table.scores[..2], [1, 4], "2 for each hut; 1 for the guard that a plain remover gets nothing for");
    let scored: Vec<_> = played.log.iter().filter(|event| event.name == "scored").collect();
    assert_eq!(scored.len(), 2, "both sides score together, once");
    assert!(played.told("scored") < played.told("grieves"), "before any trigger");
    // Outside battle there is nothing extra, and coalition partners are no enemies (LAW-2.1e).
    let (setup, mut table) = bare(&[&MOURNERS, &VILLAGERS], VILLAGE);
    put(&mut table, MOURNER, HUT, HERE, 2);
    table.partner[VILLAGE.index()] = MOURNER.0 + 1;
    play(&setup, &mut table, &[], |play| removal::remove(play, &[loss(HUT, Cause::Effect)], clause!("LAW-2.3b")));
    assert_eq!((table.scores[VILLAGE.index()], table.count(MOURNER, HERE, HUT)), (0, 1));
    let at = Position { setup: &setup, table: &table };
    assert_eq!((at.enemies(VILLAGE).count(), at.others(VILLAGE).count()), (0, 1));
    let mut losses = Vec::new();
    removal::everything_of_enemies(at, VILLAGE, HERE, &mut losses);
    assert!(losses.is_empty());
    assert!(Cause::Battle(Side::Defender).is_defending() && !Cause::Battle(Side::Attacker).is_defending());
}
