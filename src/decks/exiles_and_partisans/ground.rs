//! Cards that change rule and the ground for their owner.

use crate::decks::common::effect;
use crate::play::{Effect, Hooks, Joining, Position, Weighing};
use crate::terms::{Class, Clearing, ClearingSet, Seat};

/// What a token weighs with Soup Kitchens.
const TOKEN_WEIGHT: u8 = 2;

/// CARD-soup-kitchens
pub static SOUP_KITCHENS: Effect = effect(Hooks { weighs: Some(with_tokens), ..Hooks::SILENT });

/// What does not exist for others does not count, so that rule looks the same to everybody.
fn with_tokens(at: Position, me: Seat, of: &Weighing, weight: u8) -> u8 {
    if of.seat != me {
        return weight;
    }
    let counts = at.faction(me).kinds().filter(|kind| {
        let info = at.piece(me, *kind);
        info.class == Class::Token && !info.unseen
    });
    let tokens: u8 = counts.map(|kind| at.count(me, of.clearing, kind)).sum();
    weight.saturating_add(tokens.saturating_mul(TOKEN_WEIGHT))
}

/// CARD-boat-builders
pub static BOAT_BUILDERS: Effect = effect(Hooks { rivers: Some(|_, me, seat| me == seat), ..Hooks::SILENT });

/// CARD-corvid-planners
pub static CORVID_PLANNERS: Effect =
    effect(Hooks { waives_rule: Some(|_, me, going| me == going.owner), ..Hooks::SILENT });

/// CARD-tunnels
pub static TUNNELS: Effect =
    effect(Hooks { joins: Some(Joining { moves_only: false, joined: tunnelled }), ..Hooks::SILENT });

/// Clearings with crafting pieces of the owner's own, activated ones included. What crafts without standing on the map
/// digs nothing.
fn tunnelled(at: Position, me: Seat, seat: Seat, clearing: Clearing) -> ClearingSet {
    let Some(crafting) = at.faction(me).crafting.as_ref().filter(|_| me == seat) else { return ClearingSet::EMPTY };
    let kinds = (crafting.pieces)(at, me);
    let entrances = kinds.iter().fold(ClearingSet::EMPTY, |all, kind| all.or(at.table.clearings_with(me, kind)));
    if entrances.has(clearing) { entrances } else { ClearingSet::EMPTY }
}
