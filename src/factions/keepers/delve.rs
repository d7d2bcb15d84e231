//! KI-15.5.2.II Battle then Delve: a battle where one can be fought, then a relic out of a forest next to the clearing.

use super::retinue::{self, Actor, Column};
use super::{BATTLE, DELVE, DIG, RELICS, WARRIOR, daylight, relics};
use crate::clause;
use crate::decision::{Ask, Menu, Opt, Reason, Refusal, Ruling, pack_piece};
use crate::law::verbs::PASS;
use crate::law::{battle, movement, removal, rule};
use crate::play::{Action, Moves, Play, Position, Purpose, Route, Waivers, Way};
use crate::terms::{Clearing, ClearingSet, KINDS, Kind, KindSet, Place, Seat};

/// An enemy there has to be battled first.
static BATTLE_FIRST: Reason = Reason { key: "battle-before-delving", values: &["clearing"] };
/// No Keeper warrior stands there.
static NO_KEEPER_TO_DELVE: Reason = Reason { key: "no-keeper-to-delve", values: &["clearing"] };
/// No relic lies in a forest next to the clearing.
static NO_RELIC_NEAR: Reason = Reason { key: "no-relic-near", values: &["clearing"] };

/// A card of the second column.
pub(super) static DELVE_ACTION: Action = Action { offer, verbs: &[BATTLE, DELVE], run };

/// Lists what can be done for each suit that waits: the battles of matching clearings, and delving where there is none to
/// fight.
fn offer(at: Position, me: Seat, menu: &mut Menu) {
    for suit in retinue::pending(at, me, Column::Delve).iter() {
        for clearing in retinue::matching(at, suit).iter() {
            let mut battles = menu.fresh();
            battle::offer_battles_in(at, me, clearing, &mut battles);
            // Warriors that serve the Keepers for now are no enemy pieces (LAW-2.1c): they may be fought, and need not be.
            let bars = |battle: &Opt| removal::has_enemy_piece(at, me, battle.seat_at(1), clearing);
            let delving = if battles.options().iter().any(bars) {
                Err(Refusal::with(&BATTLE_FIRST, clause!("KI-15.5.2.II"), &[clearing.0]))
            } else {
                may_delve(at, me, clearing)
            };
            menu.take_over(battles, |option| daylight::for_suit(option, suit));
            menu.test(Opt::of(DELVE, clearing.0, suit as u8, 0), delving);
        }
    }
}

/// The clearings where the Keepers could delve as it stands, once enemies there have been battled.
pub(super) fn clearings(at: Position, me: Seat) -> ClearingSet {
    at.clearings().iter().filter(|clearing| may_delve(at, me, *clearing).is_ok()).collect()
}

/// KI-15.5.2.II: rule, a warrior, and a relic in a forest next to the clearing (KI-E26).
fn may_delve(at: Position, me: Seat, clearing: Clearing) -> Result<(), Refusal> {
    let clause = clause!("KI-15.5.2.II");
    if at.count(me, clearing, WARRIOR) == 0 {
        return Err(Refusal::with(&NO_KEEPER_TO_DELVE, clause, &[clearing.0]));
    }
    let mut ban = Refusal::with(&NO_RELIC_NEAR, clause!("KI-15.5.2.II.a"), &[clearing.0]);
    for forest in at.beside(clearing.into()).iter() {
        for kind in types_in(at, me, forest).iter() {
            match may_come(at, me, (kind, forest), clearing) {
                Ok(()) => return rule::required(at, me, clearing, clause),
                Err(refusal) => ban = refusal,
            }
        }
    }
    Err(ban)
}

/// Whether a relic may come out of a forest into a clearing: it moves there, so bans on moving in hold (KI-E22).
fn may_come(at: Position, me: Seat, (kind, from): (Kind, Place), to: Clearing) -> Result<(), Refusal> {
    movement::may_go(at, &digging(me).going(kind, out_of(from, to)))
}

/// The moves that relics come by when they are dug out: what an effect does needs no rule (LAW-6k).
const fn digging(me: Seat) -> Moves {
    Moves::of(me).waiving(Waivers::RULE)
}

/// From a forest into a clearing.
fn out_of(forest: Place, clearing: Clearing) -> Route {
    Route { from: forest, to: clearing.into(), way: Way::PATH }
}

fn run(play: &mut Play, me: Seat, option: Opt) -> Ruling {
    let clause = clause!("KI-15.5.2.II");
    let clearing = option.clearing(0);
    let is_battle = option.verb() == BATTLE;
    let suit = option.suit_at(if is_battle { 2 } else { 1 });
    let actor = retinue::take_up(play, me, Column::Delve, suit, clause)?;
    if is_battle {
        battle::fight(play, me, option, clause)?;
    }
    if may_delve(play.position(), me, clearing).is_ok() { delve(play, me, clearing, actor, is_battle) } else { Ok(()) }
}

/// KI-15.5.2.II.a: a relic that is turned over if need be and comes into the clearing. It moves, so no ban on placing speaks
/// of it, and bans on moving do (KI-E22). After a battle it can be left.
fn delve(play: &mut Play, me: Seat, clearing: Clearing, actor: Actor, may_leave: bool) -> Ruling {
    let clause = clause!("KI-15.5.2.II.a");
    rule::cite_share(play, me, &[clearing], Purpose::Act);
    let chosen = play.choose(Ask::open(me, clause, "delve"), |at, menu| {
        for forest in at.beside(clearing.into()).iter() {
            offer_relics(at, me, (forest, clearing), menu);
        }
        if may_leave {
            menu.offer(Opt::plain(PASS));
        }
    })?;
    if chosen.verb() == PASS {
        return Ok(());
    }
    let (forest, (_, kind), value) = (chosen.place(0), chosen.piece_at(1), relics::value_in(chosen, 2));
    let value = if value == 0 { relics::turn_up(play, me, kind, forest, clause) } else { value };
    let mut group = [0; KINDS];
    group[kind.index()] = 1;
    movement::carry(play, &digging(me).trip(out_of(forest, clearing), group), kind, 1, clause);
    relics::transfer(play, me, (kind, value), forest, clearing.into());
    if ruled_around(play.position(), me, forest) < usize::from(value) {
        retinue::dismiss(play, me, Column::Delve, actor, clause!("KI-15.5.2.II.b"));
    }
    Ok(())
}

/// Lists the relics of a forest that may come into the clearing: each type whose value is hidden, and each that shows its
/// value (KI-E26).
fn offer_relics(at: Position, me: Seat, (forest, to): (Place, Clearing), menu: &mut Menu) {
    for kind in RELICS {
        if may_come(at, me, (kind, forest), to).is_ok() {
            for value in relics::told_apart(at, me, kind, forest) {
                menu.offer(Opt::of(DIG, forest.0, pack_piece(me, kind), relics::named(value)));
            }
        }
    }
}

/// KI-15.5.2.II.b: the clearings around a forest that the Keepers rule, as rule stands now (KI-E25).
pub(super) fn ruled_around(at: Position, me: Seat, forest: Place) -> usize {
    rule::ruled_among(at, me, at.beside(forest).clearings(), Purpose::Act).len()
}

/// The types of relic in a forest.
pub(super) fn types_in(at: Position, me: Seat, forest: Place) -> KindSet {
    let pieces = at.pieces_at(me, forest);
    let mut types = KindSet::EMPTY;
    for kind in RELICS {
        if pieces[kind.index()] > 0 {
            types.insert(kind);
        }
    }
    types
}

/// How many types of relic lie next to a clearing, counted in each forest anew.
pub(super) fn near(at: Position, me: Seat, clearing: Clearing) -> usize {
    let mut near = 0;
    for forest in at.beside(clearing.into()).iter() {
        near += types_in(at, me, forest).len();
    }
    near
}
