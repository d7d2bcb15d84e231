//! The Autumn map (LAW-12a): printed suits, four ruins, a river without effect of its own.

use crate::play::{ClearingInfo, ForestInfo, Map};
use crate::terms::{ClearingSet, Suit};

/// The Autumn map.
pub static AUTUMN: Map = Map {
    key: "autumn",
    aspect: 1.0896,
    clearings: &[
        // 1: north-west corner
        ClearingInfo {
            suit: Suit::Fox,
            slots: 1,
            ruin: false,
            opposite: Some(3),
            at: (0.1197, 0.1424),
            paths: ClearingSet::of(&[5, 9, 10]),
            river: ClearingSet::of(&[]),
        },
        // 2: north-east corner
        ClearingInfo {
            suit: Suit::Mouse,
            slots: 2,
            ruin: false,
            opposite: Some(4),
            at: (0.8656, 0.2334),
            paths: ClearingSet::of(&[5, 6, 10]),
            river: ClearingSet::of(&[]),
        },
        // 3: south-east corner
        ClearingInfo {
            suit: Suit::Rabbit,
            slots: 1,
            ruin: false,
            opposite: Some(1),
            at: (0.8188, 0.8651),
            paths: ClearingSet::of(&[6, 7, 11]),
            river: ClearingSet::of(&[]),
        },
        // 4: south-west corner
        ClearingInfo {
            suit: Suit::Rabbit,
            slots: 1,
            ruin: false,
            opposite: Some(2),
            at: (0.1221, 0.8066),
            paths: ClearingSet::of(&[8, 9, 12]),
            river: ClearingSet::of(&[7]),
        },
        // 5: north
        ClearingInfo {
            suit: Suit::Rabbit,
            slots: 2,
            ruin: false,
            opposite: None,
            at: (0.5391, 0.0972),
            paths: ClearingSet::of(&[1, 2]),
            river: ClearingSet::of(&[10]),
        },
        // 6: east
        ClearingInfo {
            suit: Suit::Fox,
            slots: 2,
            ruin: true,
            opposite: None,
            at: (0.8929, 0.5195),
            paths: ClearingSet::of(&[2, 3, 11]),
            river: ClearingSet::of(&[]),
        },
        // 7: south-centre
        ClearingInfo {
            suit: Suit::Mouse,
            slots: 2,
            ruin: false,
            opposite: None,
            at: (0.5802, 0.7657),
            paths: ClearingSet::of(&[3, 8, 12]),
            river: ClearingSet::of(&[4, 11]),
        },
        // 8: south
        ClearingInfo {
            suit: Suit::Fox,
            slots: 2,
            ruin: false,
            opposite: None,
            at: (0.3669, 0.8878),
            paths: ClearingSet::of(&[4, 7]),
            river: ClearingSet::of(&[]),
        },
        // 9: west
        ClearingInfo {
            suit: Suit::Mouse,
            slots: 2,
            ruin: false,
            opposite: None,
            at: (0.1075, 0.4095),
            paths: ClearingSet::of(&[1, 4, 12]),
            river: ClearingSet::of(&[]),
        },
        // 10: upper centre
        ClearingInfo {
            suit: Suit::Rabbit,
            slots: 2,
            ruin: true,
            opposite: None,
            at: (0.4292, 0.2906),
            paths: ClearingSet::of(&[1, 2, 12]),
            river: ClearingSet::of(&[5, 11]),
        },
        // 11: mid-east
        ClearingInfo {
            suit: Suit::Mouse,
            slots: 3,
            ruin: true,
            opposite: None,
            at: (0.6279, 0.4823),
            paths: ClearingSet::of(&[3, 6, 12]),
            river: ClearingSet::of(&[7, 10]),
        },
        // 12: mid-west
        ClearingInfo {
            suit: Suit::Fox,
            slots: 2,
            ruin: true,
            opposite: None,
            at: (0.3103, 0.5519),
            paths: ClearingSet::of(&[4, 7, 9, 10, 11]),
            river: ClearingSet::of(&[]),
        },
    ],
    pictures_suits: true,
    edge: ClearingSet::of(&[1, 2, 3, 4, 5, 6, 7, 8, 9]),
    forests: &[
        ForestInfo { key: "F1", clearings: ClearingSet::of(&[1, 9, 10, 12]), adjacent: 0b1_0110, at: (0.2719, 0.3608) },
        ForestInfo { key: "F2", clearings: ClearingSet::of(&[1, 2, 5, 10]), adjacent: 0b1_0001, at: (0.36, 0.1832) },
        ForestInfo { key: "F3", clearings: ClearingSet::of(&[4, 9, 12]), adjacent: 0b100_0001, at: (0.1864, 0.5992) },
        ForestInfo {
            key: "F4",
            clearings: ClearingSet::of(&[3, 7, 11, 12]),
            adjacent: 0b111_0000,
            at: (0.5419, 0.6142),
        },
        ForestInfo {
            key: "F5",
            clearings: ClearingSet::of(&[2, 6, 10, 11, 12]),
            adjacent: 0b10_1011,
            at: (0.7634, 0.375),
        },
        ForestInfo { key: "F6", clearings: ClearingSet::of(&[3, 6, 11]), adjacent: 0b1_1000, at: (0.7869, 0.6142) },
        ForestInfo { key: "F7", clearings: ClearingSet::of(&[4, 7, 8, 12]), adjacent: 0b1100, at: (0.3206, 0.7236) },
    ],
    river_courses: &[&[
        (0.5819, 0.0000),
        (0.5505, 0.0807),
        (0.5139, 0.1425),
        (0.4443, 0.2184),
        (0.4094, 0.2754),
        (0.4747, 0.3276),
        (0.5488, 0.3514),
        (0.6272, 0.3846),
        (0.6751, 0.4036),
        (0.6446, 0.4558),
        (0.6098, 0.5176),
        (0.5706, 0.5983),
        (0.5706, 0.6648),
        (0.6098, 0.7265),
        (0.5793, 0.7645),
        (0.5226, 0.7578),
        (0.4617, 0.7502),
        (0.3920, 0.7835),
        (0.3484, 0.7360),
        (0.2787, 0.7170),
        (0.2178, 0.7455),
        (0.1568, 0.7835),
        (0.0828, 0.8310),
        (0.0261, 0.8452),
    ]],
    ..Map::BARE
};
