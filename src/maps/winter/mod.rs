//! The Winter map (LAW-12b): dealt suits, and a river that divides the forests. Here the river is drawn from edge to edge;
//! that it divides is said by the list of forests.

use crate::law::setup::DEALS_SUITS;
use crate::play::{ClearingInfo, ForestInfo, Hooks, Map};
use crate::terms::{ClearingSet, Suit};

/// The Winter map.
pub static WINTER: Map = Map {
    key: "winter",
    aspect: 1.09,
    clearings: &[
        // 1: north-west corner
        ClearingInfo {
            suit: Suit::Fox,
            slots: 1,
            ruin: false,
            opposite: Some(3),
            at: (0.0550, 0.1634),
            paths: ClearingSet::of(&[5, 10, 11]),
            river: ClearingSet::of(&[]),
        },
        // 2: north-east corner
        ClearingInfo {
            suit: Suit::Mouse,
            slots: 1,
            ruin: false,
            opposite: Some(4),
            at: (0.9450, 0.0700),
            paths: ClearingSet::of(&[6, 7, 12]),
            river: ClearingSet::of(&[]),
        },
        // 3: south-east corner
        ClearingInfo {
            suit: Suit::Fox,
            slots: 2,
            ruin: false,
            opposite: Some(1),
            at: (0.9450, 0.8233),
            paths: ClearingSet::of(&[7, 8, 12]),
            river: ClearingSet::of(&[]),
        },
        // 4: south-west corner
        ClearingInfo {
            suit: Suit::Rabbit,
            slots: 2,
            ruin: false,
            opposite: Some(2),
            at: (0.0550, 0.9300),
            paths: ClearingSet::of(&[9, 10, 11]),
            river: ClearingSet::of(&[]),
        },
        // 5: north, west of middle
        ClearingInfo {
            suit: Suit::Mouse,
            slots: 2,
            ruin: false,
            opposite: None,
            at: (0.3410, 0.0700),
            paths: ClearingSet::of(&[1, 6]),
            river: ClearingSet::of(&[]),
        },
        // 6: north, east of middle
        ClearingInfo {
            suit: Suit::Rabbit,
            slots: 2,
            ruin: false,
            opposite: None,
            at: (0.6403, 0.0700),
            paths: ClearingSet::of(&[2, 5]),
            river: ClearingSet::of(&[]),
        },
        // 7: east
        ClearingInfo {
            suit: Suit::Rabbit,
            slots: 1,
            ruin: false,
            opposite: None,
            at: (0.9450, 0.4504),
            paths: ClearingSet::of(&[2, 3]),
            river: ClearingSet::of(&[12]),
        },
        // 8: south, east of middle
        ClearingInfo {
            suit: Suit::Mouse,
            slots: 2,
            ruin: true,
            opposite: None,
            at: (0.6618, 0.9300),
            paths: ClearingSet::of(&[3, 9, 12]),
            river: ClearingSet::of(&[]),
        },
        // 9: south, west of middle
        ClearingInfo {
            suit: Suit::Fox,
            slots: 2,
            ruin: true,
            opposite: None,
            at: (0.3639, 0.9300),
            paths: ClearingSet::of(&[4, 8, 11]),
            river: ClearingSet::of(&[]),
        },
        // 10: west
        ClearingInfo {
            suit: Suit::Mouse,
            slots: 1,
            ruin: false,
            opposite: None,
            at: (0.0550, 0.5453),
            paths: ClearingSet::of(&[1, 4]),
            river: ClearingSet::of(&[11]),
        },
        // 11: mid-west
        ClearingInfo {
            suit: Suit::Rabbit,
            slots: 3,
            ruin: true,
            opposite: None,
            at: (0.3497, 0.5341),
            paths: ClearingSet::of(&[1, 4, 9]),
            river: ClearingSet::of(&[10, 12]),
        },
        // 12: mid-east
        ClearingInfo {
            suit: Suit::Fox,
            slots: 3,
            ruin: true,
            opposite: None,
            at: (0.6493, 0.5006),
            paths: ClearingSet::of(&[2, 3, 8]),
            river: ClearingSet::of(&[7, 11]),
        },
    ],
    edge: ClearingSet::of(&[1, 2, 3, 4, 5, 6, 7, 8, 9, 10]),
    forests: &[
        ForestInfo { key: "F1", clearings: ClearingSet::of(&[1, 10, 11]), adjacent: 0b110, at: (0.1429, 0.4000) },
        ForestInfo {
            key: "F2",
            clearings: ClearingSet::of(&[1, 2, 5, 6, 11, 12]),
            adjacent: 0b10_1001,
            at: (0.4714, 0.3000),
        },
        ForestInfo { key: "F3", clearings: ClearingSet::of(&[4, 10, 11]), adjacent: 0b100_0001, at: (0.1286, 0.7000) },
        ForestInfo {
            key: "F4",
            clearings: ClearingSet::of(&[8, 9, 11, 12]),
            adjacent: 0b1100_0010,
            at: (0.5000, 0.7286),
        },
        ForestInfo { key: "F5", clearings: ClearingSet::of(&[3, 7, 12]), adjacent: 0b1010_0000, at: (0.8571, 0.6000) },
        ForestInfo { key: "F6", clearings: ClearingSet::of(&[2, 7, 12]), adjacent: 0b1_0010, at: (0.8714, 0.3000) },
        ForestInfo { key: "F7", clearings: ClearingSet::of(&[4, 9, 11]), adjacent: 0b1100, at: (0.2714, 0.7857) },
        ForestInfo { key: "F8", clearings: ClearingSet::of(&[3, 8, 12]), adjacent: 0b1_1000, at: (0.7571, 0.7714) },
    ],
    river_courses: &[&[
        (0.0000, 0.5653),
        (0.0550, 0.5453),
        (0.1441, 0.5639),
        (0.2606, 0.5155),
        (0.3497, 0.5341),
        (0.4416, 0.5459),
        (0.5574, 0.4888),
        (0.6493, 0.5006),
        (0.7411, 0.5073),
        (0.8532, 0.4437),
        (0.9450, 0.4504),
        (1.0000, 0.4304),
    ]],
    hooks: Hooks { sets_up: Some(DEALS_SUITS), ..Hooks::SILENT },
    ..Map::BARE
};
