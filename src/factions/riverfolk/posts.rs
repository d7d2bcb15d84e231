//! RC-1.2, RC-2.5 Trade posts: the rows they leave, the spaces that craft then, and what their loss costs.

use super::{Board, EACH, Figures, POSTS, funds};
use crate::clause;
use crate::decision::{Reason, Refusal, Ruling};
use crate::play::{Loss, Mean, Means, Placing, Play, Position, Removed};
use crate::terms::{Clearing, ClearingSet, Kind, Seat, Suit};

/// A trade post stands there already.
static POST_STANDS_HERE: Reason = Reason { key: "post-stands-here", values: &["clearing"] };
/// The clearing has another suit.
static POST_OF_OTHER_SUIT: Reason = Reason { key: "post-of-other-suit", values: &["clearing"] };
/// Every trade post of the clearing's suit has left its row.
static NO_POST_LEFT: Reason = Reason { key: "no-post-left", values: &["clearing"] };

/// The suit of a post.
pub(super) fn suit(kind: Kind) -> Option<Suit> {
    POSTS.iter().zip(Suit::OF_CLEARINGS).find(|(post, _)| **post == kind).map(|(_, suit)| suit)
}

/// Posts on the map.
pub(super) fn on_map(at: Position, me: Seat) -> u8 {
    POSTS.iter().map(|post| at.table.on_map(me, *post)).sum()
}

/// Whether a post stands in a clearing.
pub(super) fn stands(at: Position, me: Seat, clearing: Clearing) -> bool {
    POSTS.iter().any(|post| at.count(me, clearing, *post) > 0)
}

/// The clearings with posts.
pub(super) fn clearings(at: Position, me: Seat) -> ClearingSet {
    POSTS.iter().fold(ClearingSet::EMPTY, |all, post| all.or(at.table.clearings_with(me, *post)))
}

/// How many posts of a kind are left on their row.
fn on_row(at: Position, me: Seat, kind: Kind) -> u8 {
    at.in_supply(me, kind)
}

/// RC-2.1c: the spaces of each suit that a post has left and on which no warrior lies.
pub(super) fn open_spaces(at: Position, me: Seat) -> Means {
    let laid = at.board::<Board>(me).laid_on;
    let open = |n: usize| EACH.saturating_sub(on_row(at, me, POSTS[n])).saturating_sub(laid[n]);
    Means::of([open(0), open(1), open(2)])
}

/// RC-5.3a: lays a fund on an open space.
pub(super) fn lay(play: &mut Play, me: Seat, mean: Mean) -> Ruling {
    let Mean::Suit(suit) = mean else { return Ok(()) };
    let Some(row) = Suit::OF_CLEARINGS.iter().position(|other| *other == suit) else { return Ok(()) };
    funds::commit(play, me, clause!("RC-5.3a"), |board, owner| {
        board.laid[owner.index()] += 1;
        board.laid_on[row] += 1;
    })
}

/// RC-1.2b: the points of the space that the next post of a kind leaves. Rows empty from the left.
pub(super) fn points(at: Position, me: Seat, kind: Kind) -> u8 {
    let gone = EACH.saturating_sub(on_row(at, me, kind));
    at.figures::<Figures>(me).post_points.get(usize::from(gone)).copied().unwrap_or(0)
}

/// RC-5.6: its own rules let a post stand in a clearing of its suit that has none.
pub(super) fn limits(at: Position, me: Seat, placing: &Placing) -> Result<(), Refusal> {
    let Some(suit) = suit(placing.kind) else { return Ok(()) };
    if stands(at, me, placing.clearing) {
        return Err(Refusal::with(&POST_STANDS_HERE, clause!("RC-5.6a"), &[placing.clearing.0]));
    }
    if !at.suits(placing.clearing).has(suit) {
        return Err(Refusal::with(&POST_OF_OTHER_SUIT, clause!("RC-5.6c"), &[placing.clearing.0]));
    }
    Ok(())
}

/// RC-5.6c: the posts that could come to a clearing: of a suit of it, and left on their row.
pub(super) fn for_clearing(at: Position, me: Seat, clearing: Clearing) -> impl Iterator<Item = Kind> {
    let suits = at.suits(clearing);
    let supply = at.supply(me);
    let fits = move |post: &Kind| suit(*post).is_some_and(|suit| suits.has(suit)) && supply[post.index()] > 0;
    POSTS.into_iter().filter(fits)
}

/// RC-5.6c: one of them, for whoever only has to know that there is one.
///
/// # Errors
/// `no-post-left`.
pub(super) fn some_for(at: Position, me: Seat, clearing: Clearing) -> Result<Kind, Refusal> {
    let refusal = || Refusal::with(&NO_POST_LEFT, clause!("RC-5.6c"), &[clearing.0]);
    for_clearing(at, me, clearing).next().ok_or_else(refusal)
}

/// RC-2.5c: a post that is removed leaves the game.
pub(super) fn take_back(play: &mut Play, me: Seat, loss: &Loss) -> bool {
    let row = POSTS.iter().position(|post| *post == loss.kind);
    if let Some(row) = row {
        play.board::<Board>(me).lost[row] += loss.count;
    }
    row.is_some()
}

/// How many posts an event has removed.
fn lost_in(me: Seat, event: &Removed) -> u8 {
    let is_post = |loss: &&Loss| loss.owner == me && suit(loss.kind).is_some() && !loss.instead;
    event.iter().filter(is_post).map(|loss| loss.count).sum()
}

/// Whether an event has removed posts and there are funds to lose.
pub(super) fn are_lost(at: Position, me: Seat, event: &Removed) -> bool {
    lost_in(me, event) > 0 && funds::total(at, me) > 0
}

/// RC-2.5b, RC-2.5e: for each post half of the funds that are left, rounded up.
pub(super) fn disrupt_trade(play: &mut Play, me: Seat, event: &Removed) -> Ruling {
    for _ in 0..lost_in(me, event) {
        let half = funds::total(play.position(), me).div_ceil(2);
        funds::lose(play, me, half, clause!("RC-2.5b"))?;
    }
    Ok(())
}
