//! Mousehold: its clearing is a mouse clearing, and takes in warriors removed in battles in the others.

use crate::clause;
use crate::decision::{Ask, Opt, Ruling};
use crate::law::verbs::{PASS, TAKE_IN};
use crate::law::{claims, placing};
use crate::play::{Claim, Hooks, Landmark, Placing, Play, Position, Site, Transit, Whose};
use crate::terms::{Class, Clearing, Kind, KindSet, Seat, Suit};

/// Mousehold.
pub static MOUSEHOLD: Landmark = Landmark {
    key: "mousehold",
    clause: clause!("LANDMARK-mousehold"),
    site: Some(Site { apart: true, fits: |at, clearing| at.suits(clearing).has(Suit::Mouse), then: None }),
    hooks: Hooks {
        suits: Some(
            |at, _, clearing, suits| {
                if at.landmark_at(MOUSEHOLD.key) == Some(clearing) { suits.with(Suit::Mouse) } else { suits }
            },
        ),
        claims: Some(Claim {
            clause: clause!("LANDMARK-mousehold#4"),
            over: Whose::Own,
            when: |at, _, transit| !rescued(at, transit).is_empty(),
            run: take_in,
        }),
        ..Hooks::SILENT
    },
    ..Landmark::PLAIN
};

/// Where it takes warriors in from this clearing: anywhere but from itself.
fn shelter(at: Position, from: Clearing) -> Option<Clearing> {
    at.landmark_at(MOUSEHOLD.key).filter(|here| *here != from && at.suits(from).has(Suit::Mouse))
}

/// The kinds of warrior it takes in: common ones that were removed in a battle, where nothing bans placing them.
fn rescued(at: Position, transit: &Transit) -> KindSet {
    let mut kinds = KindSet::EMPTY;
    let Some(clearing) = shelter(at, transit.clearing).filter(|_| transit.event.battle.is_some()) else { return kinds };
    for kind in at.faction(transit.owner).kinds_of(Class::Warrior).iter() {
        let goes = transit.pieces[kind.index()] > 0 && !at.piece(transit.owner, kind).unique;
        if goes && placing::may_place(at, &home(transit.owner, kind, clearing)).is_ok() {
            kinds.insert(kind);
        }
    }
    kinds
}

const fn home(owner: Seat, kind: Kind, clearing: Clearing) -> Placing {
    Placing { by: owner, owner, kind, clearing }
}

/// Their owner places all of them there, or none.
fn take_in(play: &mut Play, me: Seat, transit: &mut Transit) -> Ruling {
    let at = play.position();
    let Some(clearing) = shelter(at, transit.clearing) else { return Ok(()) };
    let clause = clause!("LANDMARK-mousehold#4");
    let chosen = play.choose(Ask::open(me, clause, "take-in"), |_, menu| {
        menu.offer(Opt::at(TAKE_IN, clearing));
        menu.offer(Opt::plain(PASS));
    })?;
    if chosen.verb() == PASS {
        return Ok(());
    }
    for kind in rescued(play.position(), transit).iter() {
        let count = claims::claim(play, transit, kind, transit.pieces[kind.index()]);
        placing::put(play, &home(me, kind, clearing), count, clause)?;
    }
    Ok(())
}
