//! Maps: clearings, paths, forests and slots, as data (LAW-3), each with what its own rules answer (LAW-12). The suits of all
//! but Autumn are dealt (LAW-10.1a).

pub mod autumn;
pub mod gorge;
pub mod lake;
pub mod marsh;
pub mod mountain;
pub mod winter;

use crate::play::Map;

/// Every map there is.
pub static MAPS: &[&Map] =
    &[&autumn::AUTUMN, &winter::WINTER, &lake::LAKE, &mountain::MOUNTAIN, &gorge::GORGE, &marsh::MARSH];

/// The map with this name.
#[must_use]
pub fn find(key: &str) -> Option<&'static Map> {
    MAPS.iter().copied().find(|map| map.key == key)
}
