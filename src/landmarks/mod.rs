//! Landmarks: what stands on the map and belongs to nobody (LAW-10, LAW-12g).

pub mod black_market;
pub mod elder_treetop;
pub mod ferry;
pub mod foxburrow;
pub mod legendary_forge;
pub mod lost_city;
pub mod mousehold;
pub mod rabbittown;
pub mod tower;

use crate::play::Landmark;

/// Every landmark there is.
pub static LANDMARKS: &[&Landmark] = &[
    &ferry::FERRY,
    &tower::TOWER,
    &elder_treetop::ELDER_TREETOP,
    &black_market::BLACK_MARKET,
    &legendary_forge::LEGENDARY_FORGE,
    &lost_city::LOST_CITY,
    &mousehold::MOUSEHOLD,
    &foxburrow::FOXBURROW,
    &rabbittown::RABBITTOWN,
];

/// The landmark with this name.
#[must_use]
pub fn find(key: &str) -> Option<&'static Landmark> {
    LANDMARKS.iter().copied().find(|landmark| landmark.key == key)
}
