//! Cards that watch items being crafted.

use crate::clause;
use crate::decks::common::effect;
use crate::law::cards;
use crate::play::{CardKind, Effect, Hooks, OnCraft, Position};
use crate::terms::Card;

fn is_item(at: Position, card: Card) -> bool {
    matches!(at.face(card).kind, CardKind::Item { .. })
}

/// CARD-murine-broker
pub static MURINE_BROKER: Effect = effect(Hooks {
    crafted: Some(OnCraft {
        points: None,
        then: Some(|play, me, by, card| {
            let pays = me != by && is_item(play.position(), card);
            if pays { cards::draw(play, me, 1, clause!("CARD-murine-broker")) } else { Ok(()) }
        }),
    }),
    ..Hooks::SILENT
});

/// CARD-master-engravers
pub static MASTER_ENGRAVERS: Effect = effect(Hooks {
    crafted: Some(OnCraft { points: Some(|at, me, by, card| u8::from(me == by && is_item(at, card))), then: None }),
    ..Hooks::SILENT
});
