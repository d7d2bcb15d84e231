//! VB-5.8, VB-5.10b, VB-5.11c: how the pawn moves, who goes along, and what it costs.

use arrayvec::ArrayVec;

use super::characters::Special;
use super::cost::{self, Want};
use super::{GLIDE, PAWN, relationships, state};
use crate::clause;
use crate::decision::{Ask, Menu, Opt, Reason, Refusal, Ruling, pack_piece};
use crate::law::verbs::{MOVE, PASS, WITH};
use crate::law::{movement, ways};
use crate::play::hooks::MAX_COMPANIONS;
use crate::play::{Action, Going, Moves, Play, Position, Route, Trip, Verdict, Waivers, Way};
use crate::terms::{CardSet, Class, Clearing, ClearingSet, Item, KINDS, Kind, KindSet, MAX_SEATS, Place, Seat};

/// Only Slip leads into a forest.
static ONLY_BY_SLIP: Reason = Reason { key: "forest-only-by-slip", values: &[] };
/// The clearing is burnt.
pub(super) static SCORCHED: Reason = Reason { key: "scorched", values: &["clearing"] };

/// The boots of a move to a clearing without and with Hostile warriors (VB-7.3, VB-5.11c).
const BOOTS: [&[Want]; 2] = [&[Some(Item::Boot)], &[Some(Item::Boot), Some(Item::Boot)]];

/// Where the pawn is.
pub(super) fn place(at: Position, me: Seat) -> Option<Place> {
    let clearing = at.table.clearings_with(me, PAWN).iter().next();
    let forest = || at.table.afield().find(|(_, owner, kind, _)| (*owner, *kind) == (me, PAWN));
    clearing.map(Place::from).or_else(|| forest().map(|found| found.0))
}

/// VB-5.8: a forest is entered by Slip alone, the one move that nothing holds. VB-3.6b: nobody enters a burnt clearing.
pub(super) fn may_move(at: Position, me: Seat, going: &Going) -> Verdict {
    let scorched = state(at, me).scorched;
    match going.to.clearing() {
        Some(to) if scorched > 0 && to.0 == scorched => {
            Verdict::Never(Refusal::with(&SCORCHED, clause!("VB-3.6b"), &[to.0]))
        }
        None if going.owner == me && !going.waives.has(Waivers::HOLDS) => {
            Verdict::Never(Refusal::new(&ONLY_BY_SLIP, clause!("VB-5.8")))
        }
        _ => Verdict::Silent,
    }
}

/// The pawn may walk between any places of which one is a forest.
pub(super) fn walks_forests(_: Position, _: Seat, _: Place, _: Place) -> KindSet {
    KindSet::of(&[PAWN])
}

/// VB-5.11c: whether a boot is at hand for a clearing with Hostile warriors, forced moves included (VB-E24).
///
/// # Errors
/// What is lacking.
pub(super) fn may_pay_toll(at: Position, me: Seat, going: &Going) -> Result<(), Refusal> {
    if is_guarded(at, me, going.to) {
        return cost::check(at, me, BOOTS[0], CardSet::EMPTY, clause!("VB-5.11c"));
    }
    Ok(())
}

/// VB-5.11c: one boot more in all, however many Hostile factions have warriors there.
///
/// # Errors
/// Suspends while a question is open.
pub(super) fn pay_toll(play: &mut Play, me: Seat, trip: &Trip) -> Ruling {
    if is_guarded(play.position(), me, trip.to) {
        cost::pay_all(play, me, BOOTS[0], clause!("VB-5.11c"))?;
    }
    Ok(())
}

fn is_guarded(at: Position, me: Seat, to: Place) -> bool {
    to.clearing().is_some_and(|to| relationships::guarded(at, me).has(to))
}

/// VB-7.3 Move.
pub(super) static MOVE_ACTION: Action = Action {
    offer: |at, me, menu| {
        let guarded = relationships::guarded(at, me);
        offer_into(at, me, at.all_clearings().without(guarded), BOOTS[0], menu);
        offer_into(at, me, guarded, BOOTS[1], menu);
        if menu.explains() {
            movement::offer_moves(at, &Moves::of(me).into(at.forests()), MOVE, menu);
        }
    },
    verbs: &[MOVE],
    run: |play, me, option| {
        // The boot that Hostile warriors ask for is paid on the way.
        cost::pay_all(play, me, BOOTS[0], clause!("VB-7.3"))?;
        movement::take_move(play, &Moves::of(me), option, clause!("VB-7.3")).map(|_| ())
    },
};

/// Lists the moves into these clearings, each of which costs so many boots.
fn offer_into(at: Position, me: Seat, to: ClearingSet, boots: &[Want], menu: &mut Menu) {
    let moves = Moves::of(me).into(to);
    match cost::check(at, me, boots, CardSet::EMPTY, clause!("VB-7.3")) {
        Ok(()) => movement::offer_moves(at, &moves, MOVE, menu),
        Err(refusal) if menu.explains() => {
            let mut open = Menu::list();
            movement::offer_moves(at, &moves.waiving(Waivers::TOLLS), MOVE, &mut open);
            open.options().iter().for_each(|option| menu.refuse(*option, refusal));
        }
        Err(_) => {}
    }
}

/// VB-3.8: by no path, without boots.
const fn gliding(me: Seat) -> Moves {
    Moves::of(me).waiving(Waivers::PATHS).waiving(Waivers::TOLLS)
}

fn glide_to(at: Position, me: Seat, to: Clearing) -> Option<Route> {
    Some(Route { from: place(at, me)?, to: to.into(), way: Way::NONE })
}

/// VB-3.8 Glide.
pub(super) static GLIDE_ACTION: Action = Action {
    offer: |at, me, menu| {
        let clause = clause!("VB-3.8");
        if !state(at, me).can(Special::Glide) {
            return;
        }
        let pays = cost::check_one(at, me, Some(Item::Torch), clause);
        for to in at.all_clearings().iter() {
            let Some(route) = glide_to(at, me, to).filter(|route| route.from != route.to) else { continue };
            let check =
                pays.and_then(|()| movement::movable(at, &gliding(me), route).map(|_| ()).map_err(Refusal::from));
            menu.test(Opt::at(GLIDE, to), check);
        }
    },
    verbs: &[GLIDE],
    run: |play, me, option| {
        let clause = clause!("VB-3.8");
        cost::pay(play, me, Some(Item::Torch), clause)?;
        match glide_to(play.position(), me, option.clearing(0)) {
            Some(route) => {
                let size = movement::Size::Any;
                movement::take_so_many(play, &gliding(me), route, size, clause).map(|_| ())
            }
            None => Ok(()),
        }
    },
};

/// VB-5.10b: from clearing to clearing he may force warriors of one Allied faction to go along; they need no rule, and
/// what holds them holds them (VB-E20, VB-E22). Who glides goes alone.
///
/// # Errors
/// Suspends while a question is open.
pub(super) fn companions(play: &mut Play, me: Seat, trip: &Trip) -> Ruling<ArrayVec<Trip, MAX_COMPANIONS>> {
    let mut along = ArrayVec::new();
    let alone = trip.waives.has(Waivers::PATHS) || trip.from.clearing().is_none() || trip.to.clearing().is_none();
    if alone || trip.mover != me || trip.group[PAWN.index()] == 0 {
        return Ok(along);
    }
    let mut group: Option<(Seat, [u8; KINDS])> = None;
    let mut asked = KindSet::EMPTY;
    loop {
        let mut waiting = [KindSet::EMPTY; MAX_SEATS];
        for ally in relationships::allies(play.position(), me) {
            if group.is_none_or(|(owner, _)| owner == ally) {
                waiting[ally.index()] = escorts(play.position(), me, ally, trip).without(asked);
            }
        }
        if waiting == [KindSet::EMPTY; MAX_SEATS] {
            break;
        }
        let chosen = play.choose(Ask::open(me, clause!("VB-5.10b"), "escort"), |at, menu| {
            for ally in at.seats() {
                for kind in waiting[ally.index()].iter() {
                    for count in (1..=at.count_at(ally, trip.from, kind)).rev() {
                        menu.offer(Opt::of(WITH, pack_piece(ally, kind), count, 0));
                    }
                }
            }
            menu.offer(Opt::plain(PASS));
        })?;
        if chosen.verb() == PASS {
            break;
        }
        let (ally, kind) = chosen.piece_at(0);
        asked.insert(kind);
        group.get_or_insert((ally, [0; KINDS])).1[kind.index()] = chosen.operand(1);
    }
    if let Some((owner, group)) = group {
        along.push(Trip { owner, group, waives: Waivers::RULE, ..*trip });
    }
    Ok(along)
}

/// The kinds of warriors of an ally that can go where the pawn goes.
fn escorts(at: Position, me: Seat, ally: Seat, trip: &Trip) -> KindSet {
    let moves = Moves::forced(me, ally).waiving(Waivers::RULE);
    let can_go = |kind: &Kind| {
        at.count_at(ally, trip.from, *kind) > 0
            && !ways::open_to(at, ally, KindSet::of(&[*kind]), trip.route(), moves.waives).is_empty()
            && movement::may_go(at, &moves.going(*kind, trip.route())).is_ok()
    };
    at.faction(ally).kinds_of(Class::Warrior).iter().filter(can_go).collect()
}
