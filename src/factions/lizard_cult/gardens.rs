//! Gardens: their tracks (LC-1.2), the rule they give (LC-2.4), what crafts (LC-2.1), and what a lost one costs (LC-2.5).

use super::{Figures, GARDENS, SPACES, outcast, piece_in};
use crate::clause;
use crate::clause::Clause;
use crate::decision::{Reason, Refusal};
use crate::law::{cards, placing};
use crate::play::{Aftermath, Position, Removed};
use crate::terms::{Clearing, ClearingSet, Kind, KindSet, Seat, Suit};

/// No garden of a suit of the clearing is left on its track.
static NO_GARDEN_LEFT: Reason = Reason { key: "no-garden-left", values: &["clearing"] };

/// Below the Alpha, and above whatever rules by numbers (LC-2.4b).
pub(super) const PILGRIMS: u8 = 100;

/// The garden with this suit printed on it; none of a bird or a frog.
pub(super) fn of_suit(suit: Suit) -> Option<Kind> {
    GARDENS.get(suit.index()).copied()
}

/// How many gardens of a suit stand on the map.
pub(super) fn on_map(at: Position, me: Seat, suit: Suit) -> u8 {
    of_suit(suit).map_or(0, |garden| at.table.on_map(me, garden))
}

/// How many gardens stand in a clearing.
pub(super) fn in_clearing(at: Position, me: Seat, clearing: Clearing) -> u8 {
    GARDENS.into_iter().map(|garden| at.count(me, clearing, garden)).sum()
}

/// The clearings with gardens, which the Cult rules (LC-2.4a).
pub(super) fn clearings(at: Position, me: Seat) -> ClearingSet {
    GARDENS.iter().fold(ClearingSet::EMPTY, |all, garden| all.or(at.table.clearings_with(me, *garden)))
}

/// LC-2.4a, LC-2.4c: one garden rules, whatever else stands there and whatever rule is asked for.
pub(super) fn claims_rule(at: Position, me: Seat, among: ClearingSet) -> ClearingSet {
    among.iter().filter(|clearing| in_clearing(at, me, *clearing) > 0).collect()
}

/// LC-2.1a: those printed with the Outcast suit, hated or not. They pay as their clearing says (LC-2.1b).
pub(super) fn that_craft(at: Position, me: Seat) -> KindSet {
    of_suit(outcast::of(at, me).suit).into_iter().collect()
}

/// How many spaces of a track are empty. Gardens leave it from the left and come back to the rightmost empty space, so these
/// are the leftmost ones (LC-1.2c).
fn uncovered(at: Position, me: Seat, garden: Kind) -> usize {
    SPACES.saturating_sub(at.in_supply(me, garden).into())
}

/// LC-1.2a: points of a Score ritual in this suit.
pub(super) fn points(at: Position, me: Seat, suit: Suit) -> u8 {
    let Some(garden) = of_suit(suit) else { return 0 };
    at.figures::<Figures>(me).garden_vp[..uncovered(at, me, garden)].last().copied().unwrap_or(0)
}

/// LC-1.2b, LC-6.3: cards that Evening brings, one for each uncovered bonus beside those drawn anyway.
pub(super) fn next_draw(at: Position, me: Seat) -> u8 {
    let figures = at.figures::<Figures>(me);
    let bonuses = |garden: Kind| -> u8 { figures.garden_draw[..uncovered(at, me, garden)].iter().sum() };
    figures.draw_base + GARDENS.into_iter().map(bonuses).sum::<u8>()
}

/// The gardens that could be built in a clearing: printed with a suit of it, and left on their track (LC-5.1, LC-E13).
pub(super) fn for_clearing(at: Position, me: Seat, clearing: Clearing) -> impl Iterator<Item = Kind> {
    let suits = at.suits(clearing);
    let supply = at.supply(me);
    let fits = move |suit: &Suit| suits.has(*suit);
    let left = move |garden: &Kind| supply[garden.index()] > 0;
    Suit::OF_CLEARINGS.into_iter().filter(fits).filter_map(of_suit).filter(left)
}

/// Whether a garden can be built in a clearing, rule and cards apart.
///
/// # Errors
/// The refusal of the condition that fails.
pub(super) fn may_build(at: Position, me: Seat, clearing: Clearing, clause: Clause) -> Result<(), Refusal> {
    let Some(garden) = for_clearing(at, me, clearing).next() else {
        return Err(Refusal::with(&NO_GARDEN_LEFT, clause, &[clearing.0]));
    };
    placing::may_place(at, &piece_in(me, garden, clearing))
}

/// LC-2.5: whoever removes gardens, and why: a card at random for each, once everything of the event is gone.
pub(super) static FEAR: &[Aftermath] = &[Aftermath {
    clause: clause!("LC-2.5"),
    when: |_, me, event| fallen(me, event) > 0,
    run: |play, me, event| {
        for _ in 0..fallen(me, event) {
            cards::discard_random(play, me, clause!("LC-2.5a"));
        }
        Ok(())
    },
}];

/// How many gardens an event has removed.
fn fallen(me: Seat, event: &Removed) -> u8 {
    let is_garden = |kind: Kind| GARDENS.contains(&kind);
    let gone = event.iter().filter(|loss| loss.owner == me && is_garden(loss.kind) && !loss.instead);
    gone.map(|loss| loss.count).sum()
}
