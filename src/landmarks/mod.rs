//! Landmarks: what stands on the map and belongs to nobody (LAW-10).

use crate::play::Landmark;

/// Every landmark there is.
pub static LANDMARKS: &[&Landmark] = &[];
