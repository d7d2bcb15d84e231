//! How the Chameleander is played: an ego for every card that can place one, and company that keeps it safe.

use super::weights;
use super::{
    BOAST, Board, CAJOLE, EGO, Figures, MARK, QUELL, RETURN, SLOUGH, SPACES, STROLL, SUPEREGO, clearing, ego, evening,
};
use crate::decision::{Ask, Opt};
use crate::law::rule;
use crate::law::scoring::POINTS_TO_WIN;
use crate::law::verbs::{GIVE, LOSE, MOVE, PASS, REMOVE};
use crate::play::{Assault, Measures, Position, Tactics, Trait};
use crate::terms::{Clearing, Kind, Seat};
use crate::yardsticks::cards::card_worth;
use crate::yardsticks::options::{NEVER, battle};

/// Ego that are out let the next ones score more (C.2.5): in the coming turn, and after it unless somebody removes them.
const NEXT_EGO: Trait = Trait::new("next-ego", weights::NEXT_EGO).settled();
/// A host to cajole (C.5.2.V).
const HOST: i32 = 60;
/// What a walk has to promise before it looks better than staying.
const STEP: i32 = 60;

pub(super) const TACTICS: Tactics = Tactics {
    traits: &[
        NEXT_EGO,
        Trait::lasting("next-draw", weights::NEXT_DRAW),
        Trait::new("cards-to-place", weights::CARDS_TO_PLACE),
        Trait::new("ego-out", weights::EGO_OUT),
        Trait::new("id", weights::ID),
    ],
    measure: Some(measure),
    prospects: [weights::PROSPECTS, weights::FINISH, weights::FIGURES],
    carries: &[],
    prepares: &[],
    first_sight: Some(first_sight),
    prize: Some(prize),
    menaces: None,
    falls: Some(falls),
};

/// Points of the next two spaces of the track, cards of the coming draw, cards for the ego that a turn can place, ego on
/// the map and on the Id.
fn measure(at: Position, me: Seat) -> Measures {
    let hand = i32::try_from(at.hand(me).len()).unwrap_or(0);
    let id = ego::on_id(at, me);
    let out = SPACES - on_track(at, me).min(SPACES);
    [
        100 * next_points(at, me),
        100 * i32::from(evening::next_draw(at, me)),
        100 * hand.min(2),
        100 * (i32::try_from(out).unwrap_or(0) - i32::from(id)),
        100 * i32::from(id),
        0,
        0,
        0,
    ]
}

/// Ego on the track.
fn on_track(at: Position, me: Seat) -> usize {
    let supply = at.supply(me);
    usize::from(supply[EGO.index()] + supply[SUPEREGO.index()])
}

/// What placing two ego would score. With fewer on the track, some come back first.
fn next_points(at: Position, me: Seat) -> i32 {
    let points = &at.figures::<Figures>(me).ego_track_vp;
    let space = (SPACES - on_track(at, me).min(SPACES)).min(SPACES - 2);
    i32::from(points[space]) + i32::from(points[space + 1])
}

/// What the next ego scores; 0 if none is left.
fn next_point(at: Position, me: Seat) -> i32 {
    let left = on_track(at, me);
    if left == 0 { 0 } else { i32::from(at.figures::<Figures>(me).ego_track_vp[SPACES - left.min(SPACES)]) }
}

/// A lost ego makes the next one cheaper, and whoever took it had to pay or to be lucky.
fn prize(_: Position, _: Seat, _: Kind, _: Clearing) -> i32 {
    50
}

/// Hits fall on ego, and rolled ones only if the attacker has a card to give (C.2.2, C.2.4).
fn falls(at: Position, _: Seat, assault: Assault) -> i32 {
    let cards = at.hand(assault.by);
    let pays = at.any_matches(cards, assault.clearing);
    if pays { assault.hits } else { 0 }
}

fn first_sight(at: Position, me: Seat, ask: &Ask, option: Opt) -> Option<i32> {
    if me != ask.seat {
        // No host pays for the point that ends the game.
        let accepts = ask.prompt == "cajoled" && option.verb() != PASS;
        if accepts && at.table.scores[me.index()] + at.figures::<Figures>(me).cajole_accept_vp >= POINTS_TO_WIN {
            return Some(NEVER);
        }
        // Blending In asks its enemy for a card (C.2.4): without one the rolled hits are lost.
        return (option.verb() == GIVE).then(|| 45 - card_worth(at, option.card_at(0)));
    }
    let place = 100 * next_point(at, me);
    match option.verb() {
        SLOUGH => Some(-60),
        MARK | CAJOLE => Some(place - 20),
        BOAST => Some(place - 45),
        RETURN => Some(give_up(at, me)),
        QUELL => Some(battle(at, me, option.clearing(0), option.seat_at(1)) - 50),
        MOVE | STROLL => Some(walk(at, me, option.clearing(0), option.clearing(1))),
        REMOVE => {
            let (owner, _) = option.piece_at(1);
            Some(if owner == me { -80 } else { i32::from(at.table.scores[owner.index()]) })
        }
        // A plain ego rather than one with a draw icon: icons count on the track only.
        LOSE => Some(if option.piece_at(0).1 == SUPEREGO { 10 } else { 0 }),
        _ => None,
    }
}

/// Free moves (C.4.2) are no reason to walk: it rules nothing that it could use. A host is one while it has not cajoled.
fn walk(at: Position, me: Seat, from: Clearing, to: Clearing) -> i32 {
    let cajoles = at.board::<Board>(me).cajoled == 0;
    let host = |clearing| if cajoles && hosted(at, me, clearing) { HOST } else { 0 };
    host(to) - host(from) - STEP
}

/// Whether somebody else rules the clearing, so that there is a host to cajole (C.5.2.V).
fn hosted(at: Position, me: Seat, clearing: Clearing) -> bool {
    rule::ruler(at, clearing).is_some_and(|ruler| ruler != me)
}

/// An ego for an action: worth it when there is a card to place one with and no action left for it.
fn give_up(at: Position, me: Seat) -> i32 {
    let board = at.board::<Board>(me);
    let spent = at.table.turn.used >= at.figures::<Figures>(me).actions.saturating_add(board.returned);
    let hosted = clearing(at, me).is_some_and(|here| hosted(at, me, here));
    let useful = board.marked == 0 || (board.cajoled == 0 && hosted);
    let cards = !at.hand(me).is_empty();
    match (on_track(at, me), useful && cards) {
        (0, true) => 40,
        (_, true) if spent => 10,
        _ => -40,
    }
}
