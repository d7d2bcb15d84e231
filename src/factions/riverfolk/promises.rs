//! What holds for the Company in every position.

use super::{Board, EACH, POSTS, WARRIOR, board};
use crate::factions::promise::{Promise, everywhere};

/// Pieces, boxes and services (RC-1.1, RC-1.4, RC-2.6).
pub static PROMISES: &[Promise] = &[
    Promise { words: "there are fifteen otters", kept: |at, me| everywhere(at, me, &[WARRIOR]) == 15 },
    Promise {
        words: "there are three trade posts of each suit",
        kept: |at, me| POSTS.iter().all(|post| everywhere(at, me, &[*post]) == u32::from(EACH)),
    },
    Promise {
        words: "no more warriors of others are in the boxes than lie with the Company",
        kept: |at, me| {
            let boxed = at.boxed(me).unwrap_or_default();
            at.others(me).all(|owner| at.table.held[owner.index()][me.index()] >= boxed[owner.index()])
        },
    },
    Promise { words: "warriors lie on open spaces only", kept: |at, me| board::flaw(at, me).is_none() },
    Promise {
        words: "a price is one to four",
        kept: |at, me| at.board::<Board>(me).prices.iter().all(|price| *price < 4),
    },
];
