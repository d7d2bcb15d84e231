//! The Marsh (LAW-12e): fifteen clearings. With up to four players three of them are flooded; with more, three landmarks
//! stand in those that have no suit.

mod flood;

use crate::play::{ClearingInfo, ForestInfo, Hooks, Map, OwnLandmark, SetUp};
use crate::terms::{Clearing, ClearingSet, Suit};

/// The Marsh.
pub static MARSH: Map = Map {
    key: "marsh",
    aspect: 1.09,
    clearings: &[
        // 1: north-west corner
        ClearingInfo {
            suit: Suit::Fox,
            slots: 1,
            ruin: false,
            opposite: Some(3),
            at: (0.0550, 0.0700),
            paths: ClearingSet::of(&[5, 10, 11]),
            river: ClearingSet::of(&[]),
        },
        // 2: north-east corner
        ClearingInfo {
            suit: Suit::Rabbit,
            slots: 2,
            ruin: false,
            opposite: Some(4),
            at: (0.9450, 0.0700),
            paths: ClearingSet::of(&[6, 7, 12]),
            river: ClearingSet::of(&[]),
        },
        // 3: south-east corner
        ClearingInfo {
            suit: Suit::Mouse,
            slots: 1,
            ruin: false,
            opposite: Some(1),
            at: (0.9450, 0.9300),
            paths: ClearingSet::of(&[7, 8, 13]),
            river: ClearingSet::of(&[]),
        },
        // 4: south-west corner
        ClearingInfo {
            suit: Suit::Rabbit,
            slots: 2,
            ruin: false,
            opposite: Some(2),
            at: (0.0550, 0.9300),
            paths: ClearingSet::of(&[9, 10]),
            river: ClearingSet::of(&[14]),
        },
        // 5: north
        ClearingInfo {
            suit: Suit::Mouse,
            slots: 1,
            ruin: false,
            opposite: None,
            at: (0.3604, 0.0700),
            paths: ClearingSet::of(&[1, 6, 15]),
            river: ClearingSet::of(&[]),
        },
        // 6: north-east
        ClearingInfo {
            suit: Suit::Fox,
            slots: 2,
            ruin: true,
            opposite: None,
            at: (0.6499, 0.0700),
            paths: ClearingSet::of(&[2, 5]),
            river: ClearingSet::of(&[15]),
        },
        // 7: east
        ClearingInfo {
            suit: Suit::Fox,
            slots: 1,
            ruin: false,
            opposite: None,
            at: (0.9450, 0.5996),
            paths: ClearingSet::of(&[2, 3]),
            river: ClearingSet::of(&[]),
        },
        // 8: south
        ClearingInfo {
            suit: Suit::Fox,
            slots: 2,
            ruin: true,
            opposite: None,
            at: (0.6420, 0.9300),
            paths: ClearingSet::of(&[3, 9]),
            river: ClearingSet::of(&[14]),
        },
        // 9: south-west
        ClearingInfo {
            suit: Suit::Mouse,
            slots: 2,
            ruin: false,
            opposite: None,
            at: (0.3469, 0.9300),
            paths: ClearingSet::of(&[4, 8, 14]),
            river: ClearingSet::of(&[]),
        },
        // 10: west
        ClearingInfo {
            suit: Suit::Rabbit,
            slots: 1,
            ruin: false,
            opposite: None,
            at: (0.0550, 0.6051),
            paths: ClearingSet::of(&[1, 4, 14]),
            river: ClearingSet::of(&[]),
        },
        // 11: mid north-west
        ClearingInfo {
            suit: Suit::Rabbit,
            slots: 1,
            ruin: false,
            opposite: None,
            at: (0.2181, 0.3402),
            paths: ClearingSet::of(&[1, 14, 15]),
            river: ClearingSet::of(&[]),
        },
        // 12: mid north-east
        ClearingInfo {
            suit: Suit::Mouse,
            slots: 2,
            ruin: true,
            opposite: None,
            at: (0.7826, 0.3411),
            paths: ClearingSet::of(&[2, 13, 15]),
            river: ClearingSet::of(&[]),
        },
        // 13: mid south-east
        ClearingInfo {
            suit: Suit::Mouse,
            slots: 2,
            ruin: true,
            opposite: None,
            at: (0.6556, 0.6314),
            paths: ClearingSet::of(&[3, 12, 14]),
            river: ClearingSet::of(&[]),
        },
        // 14: mid south-west
        ClearingInfo {
            suit: Suit::Fox,
            slots: 3,
            ruin: true,
            opposite: None,
            at: (0.3496, 0.6305),
            paths: ClearingSet::of(&[9, 10, 11, 13]),
            river: ClearingSet::of(&[4, 8, 15]),
        },
        // 15: upper centre
        ClearingInfo {
            suit: Suit::Rabbit,
            slots: 3,
            ruin: true,
            opposite: None,
            at: (0.5012, 0.3477),
            paths: ClearingSet::of(&[5, 11, 12]),
            river: ClearingSet::of(&[6, 14]),
        },
    ],
    edge: ClearingSet::of(&[1, 2, 3, 4, 5, 6, 7, 8, 9, 10]),
    crossings: &[
        (Clearing(6), ClearingSet::of(&[2, 5])),
        (Clearing(8), ClearingSet::of(&[3, 9])),
        (Clearing(10), ClearingSet::of(&[1, 4])),
        (Clearing(11), ClearingSet::of(&[1, 14])),
        (Clearing(12), ClearingSet::of(&[2, 13, 15])),
        (Clearing(13), ClearingSet::of(&[3, 12, 14])),
    ],
    numbered_ruins: &[Clearing(12), Clearing(13), Clearing(6), Clearing(8)],
    forests: &[
        ForestInfo { key: "F1", clearings: ClearingSet::of(&[1, 5, 11, 15]), adjacent: 0b1110, at: (0.2143, 0.1571) },
        ForestInfo {
            key: "F2",
            clearings: ClearingSet::of(&[2, 5, 6, 12, 15]),
            adjacent: 0b1_1001,
            at: (0.5000, 0.1571),
        },
        ForestInfo {
            key: "F3",
            clearings: ClearingSet::of(&[1, 10, 11, 14]),
            adjacent: 0b10_1001,
            at: (0.2143, 0.5286),
        },
        ForestInfo {
            key: "F4",
            clearings: ClearingSet::of(&[11, 12, 13, 14, 15]),
            adjacent: 0b101_0111,
            at: (0.5143, 0.5286),
        },
        ForestInfo {
            key: "F5",
            clearings: ClearingSet::of(&[2, 3, 7, 12, 13]),
            adjacent: 0b100_1010,
            at: (0.8000, 0.5143),
        },
        ForestInfo {
            key: "F6",
            clearings: ClearingSet::of(&[4, 9, 10, 14]),
            adjacent: 0b100_0100,
            at: (0.1286, 0.7571),
        },
        ForestInfo {
            key: "F7",
            clearings: ClearingSet::of(&[3, 8, 9, 13, 14]),
            adjacent: 0b11_1000,
            at: (0.4857, 0.8571),
        },
    ],
    river_courses: &[
        &[
            (0.6799, 0.0000),
            (0.6499, 0.0700),
            (0.5879, 0.1422),
            (0.5632, 0.2755),
            (0.5012, 0.3477),
            (0.4383, 0.4214),
            (0.4125, 0.5568),
            (0.3496, 0.6305),
        ],
        &[(0.3496, 0.6305), (0.2362, 0.6911), (0.1684, 0.8694), (0.0550, 0.9300), (0.0000, 0.9800)],
        &[(0.3496, 0.6305), (0.4185, 0.7422), (0.5731, 0.8183), (0.6420, 0.9300), (0.6720, 1.0000)],
    ],
    landmarks: &[
        OwnLandmark { key: "foxburrow", clearing: None, seats: flood::DRY },
        OwnLandmark { key: "mousehold", clearing: None, seats: flood::DRY },
        OwnLandmark { key: "rabbittown", clearing: None, seats: flood::DRY },
    ],
    hooks: Hooks { sets_up: Some(SetUp { order: 0, run: flood::set_up }), ..Hooks::SILENT },
    ..Map::BARE
};
