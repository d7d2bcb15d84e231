//! The Gorge (LAW-12f): dealt suits, a path over a dam that divides the forests, and one over a bridge that divides nothing.

use crate::law::setup::DEALS_SUITS;
use crate::play::{ClearingInfo, ForestInfo, Hooks, Map, PathKind};
use crate::terms::{ClearingSet, Suit};

/// The Gorge.
pub static GORGE: Map = Map {
    key: "gorge",
    aspect: 1.09,
    clearings: &[
        // 1: north-west corner
        ClearingInfo {
            suit: Suit::Rabbit,
            slots: 1,
            ruin: false,
            opposite: Some(3),
            at: (0.0550, 0.0700),
            paths: ClearingSet::of(&[5, 10, 11]),
            river: ClearingSet::of(&[]),
        },
        // 2: north-east corner
        ClearingInfo {
            suit: Suit::Fox,
            slots: 2,
            ruin: false,
            opposite: Some(4),
            at: (0.9450, 0.0700),
            paths: ClearingSet::of(&[5, 6]),
            river: ClearingSet::of(&[11]),
        },
        // 3: south-east corner
        ClearingInfo {
            suit: Suit::Mouse,
            slots: 1,
            ruin: false,
            opposite: Some(1),
            at: (0.8165, 0.9300),
            paths: ClearingSet::of(&[7, 8, 12]),
            river: ClearingSet::of(&[]),
        },
        // 4: south-west corner
        ClearingInfo {
            suit: Suit::Fox,
            slots: 1,
            ruin: false,
            opposite: Some(2),
            at: (0.0550, 0.9300),
            paths: ClearingSet::of(&[8, 9]),
            river: ClearingSet::of(&[]),
        },
        // 5: north
        ClearingInfo {
            suit: Suit::Mouse,
            slots: 1,
            ruin: false,
            opposite: None,
            at: (0.5713, 0.0700),
            paths: ClearingSet::of(&[1, 2, 6, 11]),
            river: ClearingSet::of(&[]),
        },
        // 6: north-east, dam end
        ClearingInfo {
            suit: Suit::Rabbit,
            slots: 2,
            ruin: true,
            opposite: None,
            at: (0.8038, 0.3353),
            paths: ClearingSet::of(&[2, 5, 7, 10]),
            river: ClearingSet::of(&[]),
        },
        // 7: east, bridge end
        ClearingInfo {
            suit: Suit::Fox,
            slots: 2,
            ruin: false,
            opposite: None,
            at: (0.9450, 0.6600),
            paths: ClearingSet::of(&[3, 6, 9]),
            river: ClearingSet::of(&[]),
        },
        // 8: south
        ClearingInfo {
            suit: Suit::Rabbit,
            slots: 2,
            ruin: false,
            opposite: None,
            at: (0.4890, 0.9300),
            paths: ClearingSet::of(&[3, 4, 9, 12]),
            river: ClearingSet::of(&[11]),
        },
        // 9: west, bridge end
        ClearingInfo {
            suit: Suit::Mouse,
            slots: 2,
            ruin: true,
            opposite: None,
            at: (0.2737, 0.7159),
            paths: ClearingSet::of(&[4, 7, 8, 10]),
            river: ClearingSet::of(&[]),
        },
        // 10: north-west, dam end
        ClearingInfo {
            suit: Suit::Fox,
            slots: 2,
            ruin: false,
            opposite: None,
            at: (0.0550, 0.4769),
            paths: ClearingSet::of(&[1, 6, 9]),
            river: ClearingSet::of(&[11]),
        },
        // 11: centre, above the dam
        ClearingInfo {
            suit: Suit::Mouse,
            slots: 3,
            ruin: true,
            opposite: None,
            at: (0.3168, 0.2600),
            paths: ClearingSet::of(&[1, 5, 12]),
            river: ClearingSet::of(&[2, 8, 10]),
        },
        // 12: centre, below the dam
        ClearingInfo {
            suit: Suit::Rabbit,
            slots: 3,
            ruin: true,
            opposite: None,
            at: (0.5653, 0.5408),
            paths: ClearingSet::of(&[3, 8, 11]),
            river: ClearingSet::of(&[]),
        },
    ],
    edge: ClearingSet::of(&[1, 2, 3, 4, 5, 6, 7, 8, 9, 10]),
    path_kinds: &[(6, 10, PathKind::Dam), (7, 9, PathKind::Bridge)],
    forests: &[
        ForestInfo { key: "F1", clearings: ClearingSet::of(&[1, 10, 11]), adjacent: 0b1_0110, at: (0.1429, 0.2571) },
        ForestInfo { key: "F2", clearings: ClearingSet::of(&[1, 5, 11]), adjacent: 0b101, at: (0.2429, 0.1286) },
        ForestInfo { key: "F3", clearings: ClearingSet::of(&[5, 6, 11]), adjacent: 0b10_1011, at: (0.6286, 0.2714) },
        ForestInfo { key: "F4", clearings: ClearingSet::of(&[2, 5, 6]), adjacent: 0b100, at: (0.8000, 0.1714) },
        ForestInfo {
            key: "F5",
            clearings: ClearingSet::of(&[8, 9, 10, 12]),
            adjacent: 0b1110_0001,
            at: (0.2714, 0.5286),
        },
        ForestInfo {
            key: "F6",
            clearings: ClearingSet::of(&[3, 6, 7, 12]),
            adjacent: 0b1001_0100,
            at: (0.7714, 0.5429),
        },
        ForestInfo { key: "F7", clearings: ClearingSet::of(&[4, 8, 9]), adjacent: 0b1_0000, at: (0.3286, 0.8571) },
        ForestInfo { key: "F8", clearings: ClearingSet::of(&[3, 8, 12]), adjacent: 0b11_0000, at: (0.6286, 0.8143) },
    ],
    river_courses: &[
        &[(1.0000, 0.1000), (0.9450, 0.0700), (0.7511, 0.1058), (0.5107, 0.2242), (0.3168, 0.2600)],
        &[(0.0000, 0.5069), (0.0550, 0.4769), (0.1458, 0.4293), (0.2260, 0.3076), (0.3168, 0.2600)],
        &[(0.3168, 0.2600), (0.3420, 0.4691), (0.4638, 0.7209), (0.4890, 0.9300), (0.5090, 1.0000)],
    ],
    hooks: Hooks { sets_up: Some(DEALS_SUITS), ..Hooks::SILENT },
    ..Map::BARE
};
