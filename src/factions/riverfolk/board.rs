//! What lies on the board. Everybody sees all of it (RC-1.4c).

use std::mem::offset_of;

use super::{Board, EACH, FOX_POST, MOUSE_POST, POSTS, RABBIT_POST, funds, posts, services};
use crate::clause;
use crate::play::{Heap, Holds, Kept, Part, Position, Prints, Room, Row, Shows, Track};
use crate::terms::{Kind, Seat};

/// A row of trade posts: what is left of the supply lies on it.
const fn row(kind: Kind) -> Shows {
    Shows::Track(Track {
        figure: "post_points",
        spaces: Room::Of(EACH),
        prints: Prints::Points,
        lies: Row::Supply(kind),
    })
}

const fn heap(word: &'static str, kind: Kind) -> Heap {
    Heap { word, kind }
}

const fn price(key: &'static str, service: usize, says: &'static str) -> Part {
    let at = offset_of!(Board, prices) + service;
    let holds = Holds::Choice { at, names: &services::PRICES, clearing: None };
    Part::Kept(Kept::new(key, clause!("RC-1.3"), holds, says, "3"))
}

const fn laid_on(key: &'static str, row: usize, says: &'static str) -> Part {
    let holds = Holds::Number { at: offset_of!(Board, laid_on) + row, room: Room::Of(EACH) };
    Part::Kept(Kept::new(key, clause!("RC-2.1a"), holds, says, "1"))
}

/// Boxes, tracks and prices.
pub(super) static BOARD: &[Part] = &[
    Part::shown("hand-card-price", clause!("RC-1.3"), Shows::Number(|at, me| services::price(at, me, 0))),
    Part::shown("riverboats-price", clause!("RC-1.3"), Shows::Number(|at, me| services::price(at, me, 1))),
    Part::shown("mercenaries-price", clause!("RC-1.3"), Shows::Number(|at, me| services::price(at, me, 2))),
    price("hand-card", 0, "the price of a card of the hand"),
    price("riverboats", 1, "the price of riverboats"),
    price("mercenaries", 2, "the price of mercenaries"),
    Part::Kept(
        Kept::new(
            "payments",
            clause!("RC-1.4a"),
            Holds::Warriors { at: offset_of!(Board, payments) },
            "warriors in the Payments box",
            "riverfolk 2",
        )
        .panels(&["payments"]),
    ),
    Part::Kept(
        Kept::new(
            "funds",
            clause!("RC-2.4a"),
            Holds::Warriors { at: offset_of!(Board, funds) },
            "warriors in the Funds box",
            "riverfolk 3",
        )
        .panels(&["funds"]),
    ),
    Part::Kept(
        Kept::new(
            "committed",
            clause!("RC-2.4b"),
            Holds::Warriors { at: offset_of!(Board, committed) },
            "warriors in the Committed box",
            "riverfolk 1",
        )
        .panels(&["committed"]),
    ),
    Part::Kept(
        Kept::new(
            "laid",
            clause!("RC-2.1a"),
            Holds::Warriors { at: offset_of!(Board, laid) },
            "warriors on spaces of the trade post tracks",
            "riverfolk 1",
        )
        .panels(&["laid"]),
    ),
    laid_on("laid-on-fox", 0, "how many of them lie on fox spaces"),
    laid_on("laid-on-rabbit", 1, "how many of them lie on rabbit spaces"),
    laid_on("laid-on-mouse", 2, "how many of them lie on mouse spaces"),
    Part::Kept(Kept::new(
        "bought",
        clause!("RC-2.6a"),
        Holds::Marks(services::MARKS),
        "what the player whose turn it is has bought, and whether it has done with buying",
        "riverboats done",
    )),
    Part::shown("fox-posts", clause!("RC-1.2a"), row(FOX_POST)),
    Part::shown("rabbit-posts", clause!("RC-1.2a"), row(RABBIT_POST)),
    Part::shown("mouse-posts", clause!("RC-1.2a"), row(MOUSE_POST)),
    Part::Kept(
        Kept::new(
            "lost-posts",
            clause!("RC-2.5c"),
            Holds::Pieces {
                at: offset_of!(Board, lost),
                heaps: &[heap("fox", FOX_POST), heap("rabbit", RABBIT_POST), heap("mouse", MOUSE_POST)],
                room: Room::Of(EACH),
            },
            "trade posts out of the game",
            "1 fox",
        )
        .panels(&["lost-fox-posts", "lost-rabbit-posts", "lost-mouse-posts"]),
    ),
    Part::shown("dividends", clause!("RC-4.2"), Shows::Number(funds::dividends)),
    Part::shown("craft-budget", clause!("RC-5.3a"), Shows::Budget(posts::open_spaces)),
    // Where a buyer has a piece it may buy once more.
    Part::shown("trade-posts", clause!("RC-2.6c"), Shows::Reach(|at, me| posts::clearings(at, me).if_any())),
];

/// Warriors lie on spaces that a post has left, and on as many as there are warriors.
pub(super) fn flaw(at: Position, me: Seat) -> Option<&'static str> {
    let board = at.board::<Board>(me);
    let sum = |bytes: &[u8]| bytes.iter().map(|count| u16::from(*count)).sum::<u16>();
    if sum(&board.laid) != sum(&board.laid_on) {
        return Some("as many warriors lie on the tracks as the rows say");
    }
    let has_left = |n: usize| EACH.saturating_sub(at.in_supply(me, POSTS[n]));
    if (0..POSTS.len()).any(|n| board.laid_on[n] > has_left(n)) {
        return Some("warriors lie on spaces that a trade post has left");
    }
    let in_own_turn = at.table.current() == me && at.table.turn.round > 0;
    (in_own_turn && board.bought > 0).then_some("the Company buys nothing of itself")
}
