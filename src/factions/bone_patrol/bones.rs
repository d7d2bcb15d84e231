//! BP.2.5 Bones: on the map on either side, in the Collection or in the Rollover.

use super::{ALPHA, BONES, BURIED, Board, PUG};
use crate::clause;
use crate::decision::{Ask, Opt, Ruling, pack_piece};
use crate::law::movement;
use crate::law::verbs::WITH;
use crate::play::{Loss, Moves, Play, Position, Reserve, Trip, Waivers};
use crate::terms::{KINDS, Kind, Seat, Suit};

/// Names of the places on the board.
pub(super) static PLACES: [&str; 2] = ["collection", "rollover"];
/// Number of the Collection among the places.
pub(super) const COLLECTION: u8 = 0;
/// Number of the Rollover among the places.
pub(super) const ROLLOVER: u8 = 1;

/// The suit of a bone, whichever side shows; `None` for other pieces.
pub(super) fn suit_of(kind: Kind) -> Option<Suit> {
    Suit::OF_CLEARINGS.into_iter().find(|suit| BONES[suit.index()] == kind || BURIED[suit.index()] == kind)
}

/// How many bones lie in the Rollover.
pub(super) fn rollover_size(at: Position, me: Seat) -> u8 {
    at.board::<Board>(me).rollover.iter().sum()
}

/// Where bones come from when any token may be placed (C.5.2.V): the Rollover, and the Collection, which nothing else
/// empties.
pub(super) static RESERVES: [Reserve; 2] = [
    Reserve {
        space: ROLLOVER,
        holds: |at, me| on_either_side(at.board::<Board>(me).rollover),
        take: |play, me, placing| {
            take_one(&mut play.board::<Board>(me).rollover, placing.kind);
            Ok(())
        },
    },
    Reserve {
        space: COLLECTION,
        holds: |at, me| on_either_side(at.board::<Board>(me).collection),
        take: |play, me, placing| {
            take_one(&mut play.board::<Board>(me).collection, placing.kind);
            Ok(())
        },
    },
];

/// Bones by suit as the kinds they may lie as: either side.
fn on_either_side(bones: [u8; 3]) -> [u8; KINDS] {
    let mut pieces = [0; KINDS];
    for (suit, count) in bones.into_iter().enumerate() {
        pieces[BONES[suit].index()] = count;
        pieces[BURIED[suit].index()] = count;
    }
    pieces
}

/// Takes a bone out of a place on the board.
pub(super) fn take_one(bones: &mut [u8; 3], kind: Kind) {
    if let Some(suit) = suit_of(kind) {
        bones[suit.index()] -= 1;
    }
}

/// BP.2.5.III: bones taken off the map go to the Rollover; anything else to the supply, which for stashes is the track.
pub(super) fn takes_back(play: &mut Play, me: Seat, loss: &Loss) -> bool {
    let Some(suit) = suit_of(loss.kind) else { return false };
    play.board::<Board>(me).rollover[suit.index()] += loss.count;
    true
}

/// BP.2.5.I: a faceup bone may ride with each Patrol warrior that moves, the Alpha included, in any kind of move.
/// Whoever decides the move decides this as well.
pub(super) fn ride(play: &mut Play, me: Seat, trip: &Trip) -> Ruling {
    let clause = clause!("BP.2.5.I");
    let mut carriers = trip.group[PUG.index()] + trip.group[ALPHA.index()];
    for kind in BONES {
        let most = carriers.min(play.table.count_at(me, trip.from, kind));
        let going = Moves::forced(trip.mover, me).waiving(Waivers::RULE).going(kind, trip.route());
        if most == 0 || movement::may_go(play.position(), &going).is_err() {
            continue;
        }
        let piece = pack_piece(me, kind);
        let chosen = play.choose(Ask::open(trip.mover, clause, "carry-bones"), |_, menu| {
            (0..=most).rev().for_each(|count| menu.offer(Opt::of(WITH, piece, count, 0)));
        })?;
        let count = chosen.operand(1);
        movement::carry(play, trip, kind, count, clause);
        carriers -= count;
    }
    Ok(())
}
