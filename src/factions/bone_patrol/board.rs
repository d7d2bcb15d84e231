//! BP.3 Setup, and what lies on the board.

use std::mem::offset_of;

use super::{
    ALPHA, BONES, BURIED, Board, DRAW, Figures, ON_COLLECTION, PUG, SCOUTING, STASH, alpha, birdsong, bones, evening,
    guard_dogs, stashes,
};
use crate::clause;
use crate::decision::{Ask, Opt, Ruling};
use crate::law::verbs::PLACE;
use crate::law::{placing, supply, ways};
use crate::play::{Flow, Heap, Holds, Kept, Part, Placing, Play, Position, Prints, Room, Row, Shows, Track};
use crate::terms::{Class, Clearing, ClearingSet, Kind, Seat, Suit};

/// Pugs that start with the Alpha (BP.3.1).
const PUGS_IN_CENTRE: u8 = 2;

/// BP.3: first the patrol, then the bones.
pub(super) fn set_up(play: &mut Play, me: Seat) -> Ruling<Flow> {
    if alpha::clearing(play.position(), me).is_none() {
        first_patrol(play, me)?;
        return Ok(Flow::Again);
    }
    bury_bones(play, me)
}

fn piece_in(me: Seat, kind: Kind, clearing: Clearing) -> Placing {
    Placing { by: me, owner: me, kind, clearing }
}

fn may_place(at: Position, me: Seat, kind: Kind, clearing: Clearing) -> bool {
    placing::may_place(at, &piece_in(me, kind, clearing)).is_ok()
}

/// Whether a clearing is fit for the start: no building of another player, and no bar on the Patrol's warriors.
fn is_free(at: Position, me: Seat, clearing: Clearing) -> bool {
    at.others(me).all(|other| at.count_class(other, clearing, Class::Building) == 0) && may_place(at, me, PUG, clearing)
}

/// The neighbours of a centre that are fit for the start.
fn flanks(at: Position, me: Seat, centre: Clearing) -> ClearingSet {
    ways::neighbours(at, me, centre).iter().filter(|clearing| is_free(at, me, *clearing)).collect()
}

/// BP.3.1: a centre with the Alpha, two pugs and a stash, and a pug in each of two neighbours, which need not touch each
/// other (our reading).
fn first_patrol(play: &mut Play, me: Seat) -> Ruling {
    let clause = clause!("BP.3.1");
    let at = play.position();
    let is_centre = |clearing: &Clearing| {
        is_free(at, me, *clearing)
            && may_place(at, me, STASH, *clearing)
            && may_place(at, me, ALPHA, *clearing)
            && flanks(at, me, *clearing).len() >= 2
    };
    let centres: ClearingSet = at.clearings().iter().filter(is_centre).collect();
    // A map without such a place leaves it all open rather than the Alpha in its box.
    let centres = if centres.is_empty() { at.clearings() } else { centres };
    let chosen = play.choose(Ask::open(me, clause, "patrol-centre"), |_, menu| {
        centres.iter().for_each(|clearing| menu.offer(Opt::at(PLACE, clearing)));
    })?;
    let centre = chosen.clearing(0);
    supply::take(play, me, ALPHA, 1);
    placing::put(play, &piece_in(me, ALPHA, centre), 1, clause)?;
    placing::place(play, &piece_in(me, PUG, centre), PUGS_IN_CENTRE, clause)?;
    placing::place(play, &piece_in(me, STASH, centre), 1, clause)?;
    let mut flanks = flanks(play.position(), me, centre);
    for left in (1..=2).rev() {
        // No more than are needed: nothing to ask.
        let flank = if flanks.len() > left {
            let chosen = play.choose(Ask::open(me, clause, "patrol-flank"), |_, menu| {
                flanks.iter().for_each(|clearing| menu.offer(Opt::at(PLACE, clearing)));
            })?;
            Some(chosen.clearing(0))
        } else {
            flanks.iter().next()
        };
        if let Some(flank) = flank {
            flanks.remove(flank);
            placing::place(play, &piece_in(me, PUG, flank), 1, clause)?;
        }
    }
    Ok(())
}

/// BP.3.2: a matching bone, buried, in every clearing without a piece of the Patrol; of which suit, the Patrol chooses where
/// the clearing has several. If a suit has more such clearings than bones, the Patrol chooses which go without. BP.3.3:
/// what is left goes to the Rollover.
fn bury_bones(play: &mut Play, me: Seat) -> Ruling<Flow> {
    let clause = clause!("BP.3.2");
    let mut wanted = [ClearingSet::EMPTY; 3];
    for clearing in play.position().clearings().iter() {
        let suits = play.position().suits(clearing);
        let mut bones = Suit::OF_CLEARINGS.into_iter().filter(|suit| suits.has(*suit));
        let suit = match (bones.next(), bones.next()) {
            (Some(_), Some(_)) if !play.position().present(me, clearing) => {
                let chosen = play.choose(Ask::open(me, clause, "which-bone"), |_, menu| {
                    for suit in Suit::OF_CLEARINGS.into_iter().filter(|suit| suits.has(*suit)) {
                        menu.offer(birdsong::bury_in(me, clearing, suit));
                    }
                })?;
                bones::suit_of(chosen.piece_at(1).1)
            }
            (first, _) => first,
        };
        if let Some(suit) = suit {
            wanted[suit.index()].insert(clearing);
        }
    }
    for suit in Suit::OF_CLEARINGS {
        let kind = BURIED[suit.index()];
        let at = play.position();
        let left = at.in_supply(me, BONES[suit.index()]);
        let wants = |clearing: &Clearing| !at.present(me, *clearing) && may_place(at, me, kind, *clearing);
        let mut due: ClearingSet = wanted[suit.index()].iter().filter(wants).collect();
        while due.len() > usize::from(left) {
            let chosen = play.choose(Ask::open(me, clause, "no-bone-where"), |_, menu| {
                due.iter().for_each(|clearing| menu.offer(Opt::at(PLACE, clearing)));
            })?;
            due.remove(chosen.clearing(0));
        }
        for clearing in due.iter() {
            placing::place(play, &piece_in(me, kind, clearing), 1, clause)?;
        }
    }
    for (suit, kind) in BONES.iter().enumerate() {
        let left = supply::take(play, me, *kind, u8::MAX);
        play.board::<Board>(me).rollover[suit] += left;
    }
    Ok(Flow::Done)
}

/// Moves of a March that a position can state, and birds spent in a turn.
const MOST_MOVES: u8 = 9;
const MOST_BIRDS: u8 = 60;

/// Bones by suit.
const HEAPS: &[Heap] = &[
    Heap { word: "fox", kind: BONES[0] },
    Heap { word: "rabbit", kind: BONES[1] },
    Heap { word: "mouse", kind: BONES[2] },
];

/// The words for suits of bones.
const SUITS: &[&str] = &["fox", "rabbit", "mouse"];

/// The stashes track, the Collection, the Rollover, what they are good for, the leash, and what counts for this turn.
pub(super) static BOARD: &[Part] = &[
    Part::shown(
        "stashes",
        clause!("BP.4.3"),
        Shows::Track(Track {
            figure: "stash_track",
            spaces: Room::Any,
            prints: Prints::Icons(stash_icon),
            lies: Row::Supply(STASH),
        }),
    ),
    Part::Kept(Kept::new(
        "collection",
        clause!("BP.2.5.II"),
        Holds::Pieces { at: offset_of!(Board, collection), heaps: HEAPS, room: Room::Figure("collection_per_suit") },
        "bones in the Collection; a cajoled Patrol may place them",
        "2 fox 1 mouse",
    )),
    row("collection-fox", |at, me| collected(at, me, Suit::Fox)),
    row("collection-rabbit", |at, me| collected(at, me, Suit::Rabbit)),
    row("collection-mouse", |at, me| collected(at, me, Suit::Mouse)),
    Part::Kept(
        Kept::new(
            "rollover",
            clause!("BP.2.5.III"),
            Holds::Pieces { at: offset_of!(Board, rollover), heaps: HEAPS, room: Room::Any },
            "bones in the Rollover",
            "1 fox 2 rabbit",
        )
        .panels(&["rollover-fox", "rollover-rabbit", "rollover-mouse"]),
    ),
    Part::shown(
        "rollover",
        clause!("BP.2.5.III"),
        Shows::Counter(|at, me| {
            Some((bones::rollover_size(at, me), Some(at.figures::<Figures>(me).rollover_threshold)))
        }),
    ),
    Part::shown("burying", clause!("BP.2.5.III"), Shows::Flag(burying)),
    Part::shown("to-recall", clause!("BP.4.2"), Shows::Number(birdsong::bones_to_recall)),
    Part::shown("next-scouting", clause!("BP.4.3"), Shows::Number(stashes::scouting_moves)),
    Part::shown("next-draw", clause!("BP.6.3"), Shows::Number(stashes::next_draw)),
    Part::shown("craft-budget", clause!("BP.6.2"), Shows::Budget(evening::bones_to_craft_with)),
    Part::shown(
        "actions-left",
        clause!("BP.5"),
        Shows::Counter(|at, me| {
            let bought = at.board::<Board>(me).bought;
            at.actions_left(me, 0, at.figures::<Figures>(me).actions.saturating_add(bought))
        }),
    ),
    Part::shown("leash", clause!("BP.2.4"), Shows::Reach(|at, me| Some(leash(at, me)))),
    Part::shown("guard-dogs", clause!("BP.2.3"), Shows::Reach(|at, me| Some(guard_dogs::guarded(at, me)))),
    Part::Kept(
        Kept::new(
            "shared",
            clause!("BP.2.3"),
            Holds::Clearings { at: offset_of!(Board, shared) },
            "clearings of which the current player has bought a share",
            "5 9",
        )
        .panels(&["shared"]),
    ),
    Part::Kept(Kept::new(
        "march-moves-left",
        clause!("BP.5.1"),
        Holds::Number { at: offset_of!(Board, marching), room: Room::Of(MOST_MOVES) },
        "moves left of the March in the middle of which the position is",
        "1",
    )),
    Part::Kept(Kept::new(
        "extra-actions",
        clause!("BP.5"),
        Holds::Number { at: offset_of!(Board, bought), room: Room::Of(MOST_BIRDS) },
        "actions bought with birds this turn",
        "2",
    )),
    Part::Kept(Kept::new(
        "turned-up",
        clause!("BP.6.1"),
        Holds::ClearingsBy { at: offset_of!(Board, turned_up), words: SUITS },
        "bones turned faceup in this Fetch or Bury, by suit",
        "fox 6 8 mouse 2",
    )),
    Part::Kept(Kept::new(
        "turned-down",
        clause!("BP.6.1"),
        Holds::ClearingsBy { at: offset_of!(Board, turned_down), words: SUITS },
        "bones buried in this Fetch or Bury, by suit",
        "fox 6",
    )),
];

/// The symbol for bonuses under a stash. Draw bonuses may be printed elsewhere.
fn stash_icon(at: Position, me: Seat, bonus: u8) -> Option<&'static str> {
    let printed = if at.figures::<Figures>(me).draw_icons_on == ON_COLLECTION { SCOUTING } else { SCOUTING + DRAW };
    match bonus & printed {
        SCOUTING => Some("scout"),
        DRAW => Some("draw"),
        0 => None,
        _ => Some("scout-draw"),
    }
}

/// A row of the Collection: bones fill it from the right (BP.2.5.II).
const fn row(key: &'static str, bones: fn(Position, Seat) -> Vec<&'static str>) -> Part {
    let prints = Prints::Icons(|at, me, bonus| {
        (bonus > 0 && at.figures::<Figures>(me).draw_icons_on == ON_COLLECTION).then_some("draw")
    });
    let spaces = Room::Figure("collection_per_suit");
    let track = Track { figure: "collection_track", spaces, prints, lies: Row::Of(bones) };
    Part::shown(key, clause!("BP.2.5.II"), Shows::Track(track))
}

fn collected(at: Position, me: Seat, suit: Suit) -> Vec<&'static str> {
    vec![at.piece(me, BONES[suit.index()]).key; at.board::<Board>(me).collection[suit.index()].into()]
}

/// How long burying can still go on: the Patrol takes nothing out of the Collection, so with nine bones there only three
/// are left, and the Rollover holds four again only if another faction lets a collected bone out (C.5.2.V).
fn burying(at: Position, me: Seat) -> &'static str {
    let figures = at.figures::<Figures>(me);
    let collected: u8 = at.board::<Board>(me).collection.iter().sum();
    let left: u8 = BONES.iter().map(|kind| at.piece(me, *kind).count).sum::<u8>().saturating_sub(collected);
    match left.checked_sub(figures.rollover_threshold) {
        None => "over",
        Some(0) => "ends-with-next",
        Some(_) => "goes-on",
    }
}

/// Clearings with warriors that the leash lets move: the Alpha's, and its neighbours (BP.2.4).
fn leash(at: Position, me: Seat) -> ClearingSet {
    let Some(alpha) = alpha::clearing(at, me) else { return ClearingSet::EMPTY };
    let mut near = ways::neighbours(at, me, alpha);
    near.insert(alpha);
    near.iter().filter(|clearing| at.warriors(me, *clearing) > 0).collect()
}
