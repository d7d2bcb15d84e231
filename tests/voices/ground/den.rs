//! A clearing beside the map, reached by tunnels, ruled by its owner, and closed to everybody else.

use super::*;
use thicket::decision::{Reason, Refusal};
use thicket::notation::position;
use thicket::play::{Annex, Hooks, Joining, Opinion, Pieces, RuleClaim, Verdict, Whose};
use thicket::terms::ClearingSet;

static CLOSED: Reason = Reason { key: "closed", values: &[] };

fn closed() -> Verdict {
    Verdict::Never(Refusal::new(&CLOSED, clause!("LAW-1.1.2")))
}

pub static DELVERS: Faction = Faction {
    number: 21,
    key: "delvers",
    code: "XD",
    setup_order: ('X', 0),
    pieces: Pieces::of(&PIECES),
    annex: Some(Annex { key: "den", clause: clause!("LAW-3a") }),
    set_up: |play, me| {
        let den = Placing { by: me, owner: me, kind: WARRIOR, clearing: Clearing::ANNEX };
        placing::place(play, &den, 2, clause!("LAW-9"))?;
        starts(play, me)
    },
    turn: TURN,
    hooks: Hooks {
        joins: Some(Joining {
            moves_only: false,
            joined: |at, me, _, from| {
                let tunnels = at.table.clearings_with(me, TOKEN);
                match from {
                    Clearing::ANNEX => tunnels,
                    _ if tunnels.has(from) => ClearingSet::of(&[0]),
                    _ => ClearingSet::EMPTY,
                }
            },
        }),
        may_move: Some(Opinion {
            over: Whose::Anybody,
            verdict: |_, me, going| {
                if going.owner != me && going.to == Clearing::ANNEX { closed() } else { Verdict::Silent }
            },
        }),
        may_place: Some(|_, me, placing| {
            let is_den = placing.clearing == Clearing::ANNEX;
            if is_den && (placing.owner != me || placing.kind != WARRIOR) { closed() } else { Verdict::Silent }
        }),
        claims_rule: Some(RuleClaim {
            clause: clause!("LAW-3.1f"),
            rank: 1,
            among: |_, _, among| among.and(ClearingSet::of(&[Clearing::ANNEX.0])),
        }),
        // One tunnel in a clearing, unless somebody lets it place anything anywhere.
        limits_placing: Some(|at, me, placing| {
            let is_second = placing.kind == TOKEN && at.count(me, placing.clearing, TOKEN) > 0;
            if is_second { Err(Refusal::new(&CLOSED, clause!("LAW-1.1.2"))) } else { Ok(()) }
        }),
        ..Hooks::SILENT
    },
    ..Faction::SILENT
};

static PIECES: [PieceInfo; 3] = [warriors(), tokens("tunnel"), lodges()];

fn den() -> (Setup, Table) {
    let (setup, mut table) = table_of(&[&DELVERS, &walkers::WALKERS]);
    put(&mut table, A, TOKEN, Clearing(12), 1);
    put(&mut table, A, TOKEN, Clearing(3), 1);
    (setup, table)
}

#[test]
fn tunnels_lead_there_and_back() {
    let (setup, mut table) = den();
    put(&mut table, A, WARRIOR, Clearing::ANNEX, 1);
    assert_eq!(moves(&setup, &table, A), ["move:den>3:delvers", "move:den>12:delvers"]);
    put(&mut table, B, WARRIOR, Clearing(12), 3);
    go(&setup, &mut table, A, "move:den>12:delvers");
    assert_eq!(table.count(A, Clearing(12), WARRIOR), 1);
    assert_eq!(moves(&setup, &table, A), ["move:12>den:delvers"], "the den is ruled, empty or not");
    let at = Position { setup: &setup, table: &table };
    assert!(rule::ruled(at, A, Purpose::Act).has(Clearing::ANNEX));
    assert!(!rule::ruled(at, B, Purpose::Act).has(Clearing::ANNEX));
    assert_eq!(rule::claimed_by(at, A, Clearing::ANNEX), Some(clause!("LAW-3.1f")));
    assert_eq!(rule::joined(at, A, Clearing::ANNEX), ClearingSet::of(&[0]));
    go(&setup, &mut table, A, "move:12>den:delvers");
    let text = position::write_parts(&setup, &table, &[]);
    assert!(text.contains("\nclearing den: delvers 1 warrior\n"), "{text}");
    thicket::notation::validate::check(&setup, &table).unwrap();
}

#[test]
fn nobody_else_moves_or_places_there() {
    let (setup, mut table) = den();
    put(&mut table, B, WARRIOR, Clearing(12), 3);
    assert!(moves(&setup, &table, B).iter().all(|key| !key.contains("den")));
    let at = Position { setup: &setup, table: &table };
    assert!(placing::may_place(at, &Placing { by: B, owner: B, kind: WARRIOR, clearing: Clearing::ANNEX }).is_err());
    assert!(placing::may_place(at, &Placing { by: A, owner: A, kind: LODGE, clearing: Clearing::ANNEX }).is_err());
    assert!(at.suits(Clearing::ANNEX).is_empty());
    assert_eq!((at.open_slots(Clearing::ANNEX), at.clearings().has(Clearing::ANNEX)), (0, false));
}

/// The limits of its own rules hold it where it acts by them; an effect of another lifts them, and not the bans.
#[test]
fn an_effect_lifts_its_own_limits() {
    let (setup, mut table) = den();
    put(&mut table, A, WARRIOR, Clearing(12), 1);
    let second = Placing { by: A, owner: A, kind: TOKEN, clearing: Clearing(12) };
    let put_tunnel = Opt::piece(thicket::law::verbs::PUT, A, TOKEN);
    {
        let at = Position { setup: &setup, table: &table };
        assert!(placing::may_place(at, &second).is_err());
        let offered = |clearing| listed(put_tunnel.verb(), |menu| placing::offer_any(at, A, clearing, menu));
        assert!(offered(Clearing(12)).contains(&put_tunnel));
        assert!(!offered(Clearing::ANNEX).contains(&put_tunnel), "what is closed stays closed");
    }
    play(&setup, &mut table, &[], |play| placing::place_any(play, A, Clearing(12), put_tunnel, clause!("LAW-2.3a")));
    assert_eq!(table.count(A, Clearing(12), TOKEN), 2);
}

#[test]
fn a_table_has_one_such_clearing_only() {
    static OTHERS: Faction = Faction { number: 24, key: "others", code: "XO", ..DELVERS_AGAIN };
    const DELVERS_AGAIN: Faction =
        Faction { annex: Some(Annex { key: "den", clause: clause!("LAW-3a") }), ..Faction::SILENT };
    let autumn = maps::find("autumn").unwrap();
    assert!(Setup::new(autumn, decks::find("base").unwrap(), &[&DELVERS, &OTHERS]).is_err());
}
