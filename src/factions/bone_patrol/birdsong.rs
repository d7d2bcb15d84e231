//! BP.4 Birdsong: the Rollover, Recall, Scout.

use arrayvec::ArrayVec;

use super::bones::{self, COLLECTION, ROLLOVER};
use super::{ALPHA, BONES, BURIED, BURY, Board, Figures, RECALL, SCOUT, STASH, alpha, stashes};
use crate::clause;
use crate::decision::{Ask, Menu, Opt, Reason, Refusal, Ruling, pack_piece};
use crate::event::{Event, Value};
use crate::law::verbs::{DONE, PLACE};
use crate::law::{movement, placing, removal, scoring, turn, ways};
use crate::play::{Action, Cause, Flow, Loss, Moves, Placing, Play, Position, Route, Waivers};
use crate::terms::{Clearing, KINDS, Kind, Seat, Suit};

/// A piece of the Patrol is there.
static PATROL_IS_HERE: Reason = Reason { key: "patrol-is-here", values: &["clearing"] };
/// No bone of the suit lies in the Rollover.
static NO_BONE_FOR_CLEARING: Reason = Reason { key: "no-bone-for-clearing", values: &["clearing"] };
/// No stash stands there.
static NO_STASH_HERE: Reason = Reason { key: "no-stash-here", values: &["clearing"] };
/// No warrior of the Patrol stands there.
static NO_WARRIOR_HERE: Reason = Reason { key: "no-patrol-warrior-here", values: &["clearing"] };
/// The Collection has no room for another bone of the suit.
static ROW_FULL: Reason = Reason { key: "collection-row-full", values: &["holds"] };
/// The Alpha is somewhere else.
static ALPHA_NOT_HERE: Reason = Reason { key: "alpha-not-here", values: &["from", "alpha"] };

/// BP.2.5.III: with four bones in the Rollover as the Patrol's Birdsong starts, and a clearing for one of them.
pub(super) fn may_check_rollover(at: Position, me: Seat) -> bool {
    at.table.current() == me
        && bones::rollover_size(at, me) >= at.figures::<Figures>(me).rollover_threshold
        && can_bury(at, me)
}

fn can_bury(at: Position, me: Seat) -> bool {
    at.clearings().iter().any(|clearing| may_bury(at, me, clearing).is_ok())
}

/// BP.2.5.III: one bone after the other. The four are asked for once, so burying may go on below.
pub(super) fn check_rollover(play: &mut Play, me: Seat) -> Ruling<Flow> {
    let clause = clause!("BP.2.5.III");
    if !can_bury(play.position(), me) {
        return Ok(Flow::Done);
    }
    let chosen = play.choose(Ask::open(me, clause, "bury-bone"), |at, menu| {
        for clearing in at.clearings().iter() {
            menu.test(Opt::at(PLACE, clearing), may_bury(at, me, clearing));
        }
        menu.offer(Opt::plain(DONE));
    })?;
    if chosen.verb() != PLACE {
        return Ok(Flow::Done);
    }
    let clearing = chosen.clearing(0);
    let bones: ArrayVec<Suit, 3> = bones_for(play.position(), me, clearing).collect();
    let suit = if bones.len() == 1 {
        bones[0]
    } else {
        let chosen = play.choose(Ask::open(me, clause, "which-bone"), |_, menu| {
            bones.iter().for_each(|suit| menu.offer(bury_in(me, clearing, *suit)));
        })?;
        bones::suit_of(chosen.piece_at(1).1).unwrap_or(bones[0])
    };
    let kind = BURIED[suit.index()];
    bones::take_one(&mut play.board::<Board>(me).rollover, kind);
    placing::put(play, &Placing { by: me, owner: me, kind, clearing }, 1, clause)?;
    Ok(Flow::Again)
}

/// The option to bury a bone of this suit in a clearing of several.
pub(super) const fn bury_in(me: Seat, clearing: Clearing, suit: Suit) -> Opt {
    Opt::of(BURY, clearing.0, pack_piece(me, BURIED[suit.index()]), 0)
}

/// The suits of the bones in the Rollover that match a clearing.
fn bones_for(at: Position, me: Seat, clearing: Clearing) -> impl Iterator<Item = Suit> {
    let (suits, rollover) = (at.suits(clearing), at.board::<Board>(me).rollover);
    Suit::OF_CLEARINGS.into_iter().filter(move |suit| suits.has(*suit) && rollover[suit.index()] > 0)
}

/// BP.2.5.III: a bone that matches, and no piece of the Patrol there, not even a buried bone (our reading).
fn may_bury(at: Position, me: Seat, clearing: Clearing) -> Result<(), Refusal> {
    let clause = clause!("BP.2.5.III");
    let Some(suit) = bones_for(at, me, clearing).next() else {
        return Err(Refusal::with(&NO_BONE_FOR_CLEARING, clause, &[clearing.0]));
    };
    if at.present(me, clearing) {
        return Err(Refusal::with(&PATROL_IS_HERE, clause, &[clearing.0]));
    }
    placing::may_place(at, &Placing { by: me, owner: me, kind: BURIED[suit.index()], clearing })
}

/// BP.4.2 Recall: any number of bones, one at a time, in the order the Patrol likes.
pub(super) fn recall(play: &mut Play, me: Seat) -> Ruling<Flow> {
    turn::act_repeatedly(play, Ask::open(me, clause!("BP.4.2"), "recall"), &[&RECALL_ACTION])
}

static RECALL_ACTION: Action = Action { offer: offer_recalls, verbs: &[RECALL], run: recall_one };

fn offer_recalls(at: Position, me: Seat, menu: &mut Menu) {
    for clearing in at.clearings().iter() {
        for suit in Suit::OF_CLEARINGS {
            let kind = BONES[suit.index()];
            if at.count(me, clearing, kind) == 0 {
                continue;
            }
            let check = may_recall(at, me, clearing, kind);
            let option = |place| Opt::of(RECALL, clearing.0, pack_piece(me, kind), place);
            menu.test(option(COLLECTION), check.and_then(|()| has_room(at, me, suit)));
            menu.test(option(ROLLOVER), check);
        }
    }
}

/// BP.4.2: beside a stash and a warrior; the Alpha will do.
fn may_recall(at: Position, me: Seat, clearing: Clearing, kind: Kind) -> Result<(), Refusal> {
    let clause = clause!("BP.4.2");
    if at.count(me, clearing, STASH) == 0 {
        return Err(Refusal::with(&NO_STASH_HERE, clause, &[clearing.0]));
    }
    if at.warriors(me, clearing) == 0 {
        return Err(Refusal::with(&NO_WARRIOR_HERE, clause, &[clearing.0]));
    }
    let (by, cause) = (Some(me), Cause::Effect);
    removal::may_remove(at, &Loss { by, owner: me, kind, count: 1, clearing, cause, instead: false })
}

/// How many bones can be recalled where they lie.
pub(super) fn bones_to_recall(at: Position, me: Seat) -> u8 {
    let here = |clearing: Clearing| {
        let kinds = BONES.into_iter().filter(move |kind| may_recall(at, me, clearing, *kind).is_ok());
        kinds.map(move |kind| at.count(me, clearing, kind)).sum::<u8>()
    };
    at.clearings().iter().map(here).sum()
}

/// BP.2.5.II: three bones of a suit at most.
fn has_room(at: Position, me: Seat, suit: Suit) -> Result<(), Refusal> {
    let holds = at.board::<Board>(me).collection[suit.index()];
    if holds >= at.figures::<Figures>(me).collection_per_suit {
        return Err(Refusal::with(&ROW_FULL, clause!("BP.2.5.II"), &[holds]));
    }
    Ok(())
}

/// BP.4.2: the bone goes to the Collection or the Rollover and scores, one more if its row was full before (BP.2.5.II).
fn recall_one(play: &mut Play, me: Seat, option: Opt) -> Ruling {
    let clause = clause!("BP.4.2");
    let clearing = option.clearing(0);
    let (_, kind) = option.piece_at(1);
    let Some(suit) = bones::suit_of(kind) else { return Ok(()) };
    let figures = *play.position().figures::<Figures>(me);
    let full = has_room(play.position(), me, suit).is_err();
    play.table.pieces[me.index()][clearing.index()][kind.index()] -= 1;
    let place = option.operand(2);
    let board = play.board::<Board>(me);
    let row = if place == COLLECTION { &mut board.collection } else { &mut board.rollover };
    row[suit.index()] += 1;
    play.tell(|| {
        let name = bones::PLACES[usize::from(place)];
        Event::new("recalled", clause).seat(me).piece(me, kind).clearing(clearing).with("place", Value::Key(name))
    });
    scoring::score(play, me, figures.recall_vp, clause)?;
    let bonus = if full { figures.recall_full_bonus } else { 0 };
    scoring::score(play, me, bonus, clause!("BP.2.5.II"))
}

/// BP.4.3 Scout: a move of the Alpha for each uncovered scouting bonus.
pub(super) fn scout(play: &mut Play, me: Seat) -> Ruling<Flow> {
    let left = stashes::scouting_moves(play.position(), me).saturating_sub(play.table.turn.used);
    let offered: &[&Action] = if left > 0 { &[&SCOUT_ACTION] } else { &[] };
    let acted = turn::act(play, Ask::open(me, clause!("BP.4.3"), "scout"), offered, true)?;
    Ok(turn::counted(play, acted))
}

static SCOUT_ACTION: Action = Action { offer: offer_scouting, verbs: &[SCOUT], run: scout_on };

fn offer_scouting(at: Position, me: Seat, menu: &mut Menu) {
    let Some(alpha) = alpha::clearing(at, me) else { return };
    if menu.explains() {
        let alpha_elsewhere = |from: Clearing| Refusal::with(&ALPHA_NOT_HERE, clause!("BP.4.3"), &[from.0, alpha.0]);
        for from in at.clearings().iter().filter(|from| *from != alpha && at.warriors(me, *from) > 0) {
            for route in ways::of(at, me, Waivers::NOTHING, from.into()).routes() {
                menu.refuse(route.option(SCOUT), alpha_elsewhere(from));
            }
        }
        let onward = at.adjacent(alpha);
        for to in at.all_clearings().iter().filter(|to| *to != alpha && !onward.has(*to)) {
            let route = Route::path(alpha, to);
            menu.test(route.option(SCOUT), may_scout(at, me, route));
        }
    }
    for route in ways::of(at, me, Waivers::NOTHING, alpha.into()).routes() {
        menu.test(route.option(SCOUT), may_scout(at, me, route));
    }
}

fn may_scout(at: Position, me: Seat, route: Route) -> Result<(), Refusal> {
    let moves = Moves::of(me);
    movement::movable(at, &moves, route)?;
    movement::may_go(at, &moves.going(ALPHA, route))
}

/// BP.4.3: the Alpha goes alone, with a bone if it likes; no pug comes along (our reading).
fn scout_on(play: &mut Play, me: Seat, option: Opt) -> Ruling {
    let mut group = [0; KINDS];
    group[ALPHA.index()] = 1;
    movement::move_pieces(play, &Moves::of(me).trip(Route::of(option), group), clause!("BP.4.3"))
}
