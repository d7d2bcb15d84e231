//! The Mountain (LAW-12d): dealt suits, six paths that are closed until somebody pays to open them, and the Tower in the
//! pass.

mod closed_paths;

use crate::law::setup::DEALS_SUITS;
use crate::play::{ClearingInfo, ForestInfo, Hooks, Map, OwnLandmark, PathKind};
use crate::terms::{Clearing, ClearingSet, Suit};

/// The Mountain.
pub static MOUNTAIN: Map = Map {
    key: "mountain",
    aspect: 1.09,
    clearings: &[
        // 1: north-west corner
        ClearingInfo {
            suit: Suit::Fox,
            slots: 2,
            ruin: false,
            opposite: Some(3),
            at: (0.0550, 0.0700),
            paths: ClearingSet::of(&[8, 9]),
            river: ClearingSet::of(&[]),
        },
        // 2: north-east corner
        ClearingInfo {
            suit: Suit::Rabbit,
            slots: 2,
            ruin: false,
            opposite: Some(4),
            at: (0.9450, 0.2000),
            paths: ClearingSet::of(&[5, 6, 11]),
            river: ClearingSet::of(&[10]),
        },
        // 3: south-east corner
        ClearingInfo {
            suit: Suit::Fox,
            slots: 2,
            ruin: false,
            opposite: Some(1),
            at: (0.9111, 0.9300),
            paths: ClearingSet::of(&[6, 7, 11]),
            river: ClearingSet::of(&[]),
        },
        // 4: south-west corner
        ClearingInfo {
            suit: Suit::Mouse,
            slots: 2,
            ruin: false,
            opposite: Some(2),
            at: (0.0550, 0.9300),
            paths: ClearingSet::of(&[8, 12]),
            river: ClearingSet::of(&[10]),
        },
        // 5: north
        ClearingInfo {
            suit: Suit::Mouse,
            slots: 1,
            ruin: false,
            opposite: None,
            at: (0.6749, 0.0700),
            paths: ClearingSet::of(&[2, 9, 10, 11]),
            river: ClearingSet::of(&[]),
        },
        // 6: east
        ClearingInfo {
            suit: Suit::Mouse,
            slots: 1,
            ruin: false,
            opposite: None,
            at: (0.9450, 0.5705),
            paths: ClearingSet::of(&[2, 3, 11]),
            river: ClearingSet::of(&[]),
        },
        // 7: south
        ClearingInfo {
            suit: Suit::Rabbit,
            slots: 1,
            ruin: false,
            opposite: None,
            at: (0.5035, 0.9300),
            paths: ClearingSet::of(&[3, 12]),
            river: ClearingSet::of(&[]),
        },
        // 8: west
        ClearingInfo {
            suit: Suit::Rabbit,
            slots: 1,
            ruin: false,
            opposite: None,
            at: (0.0550, 0.4154),
            paths: ClearingSet::of(&[1, 4, 9]),
            river: ClearingSet::of(&[]),
        },
        // 9: mid-west
        ClearingInfo {
            suit: Suit::Rabbit,
            slots: 3,
            ruin: true,
            opposite: None,
            at: (0.3342, 0.0700),
            paths: ClearingSet::of(&[1, 5, 8, 10, 12]),
            river: ClearingSet::of(&[]),
        },
        // 10: the pass (centre)
        ClearingInfo {
            suit: Suit::Fox,
            slots: 2,
            ruin: true,
            opposite: None,
            at: (0.4862, 0.3565),
            paths: ClearingSet::of(&[5, 9, 11, 12]),
            river: ClearingSet::of(&[2, 4]),
        },
        // 11: mid-east
        ClearingInfo {
            suit: Suit::Mouse,
            slots: 3,
            ruin: true,
            opposite: None,
            at: (0.6640, 0.6104),
            paths: ClearingSet::of(&[2, 3, 5, 6, 10, 12]),
            river: ClearingSet::of(&[]),
        },
        // 12: lower centre
        ClearingInfo {
            suit: Suit::Fox,
            slots: 3,
            ruin: true,
            opposite: None,
            at: (0.2868, 0.6579),
            paths: ClearingSet::of(&[4, 7, 9, 10, 11]),
            river: ClearingSet::of(&[]),
        },
    ],
    pictures_suits: true,
    edge: ClearingSet::of(&[1, 2, 3, 4, 5, 6, 7, 8, 9, 12]),
    path_kinds: &[
        (2, 5, PathKind::Closed),
        (3, 7, PathKind::Closed),
        (5, 9, PathKind::Closed),
        (6, 11, PathKind::Closed),
        (8, 9, PathKind::Closed),
        (11, 12, PathKind::Closed),
    ],
    forests: &[
        ForestInfo { key: "F1", clearings: ClearingSet::of(&[5, 9, 10]), adjacent: 0b101_0000, at: (0.5000, 0.1714) },
        ForestInfo { key: "F2", clearings: ClearingSet::of(&[2, 5, 11]), adjacent: 0b1100_0000, at: (0.7429, 0.3571) },
        ForestInfo { key: "F3", clearings: ClearingSet::of(&[1, 8, 9]), adjacent: 0b1000, at: (0.1286, 0.2143) },
        ForestInfo { key: "F4", clearings: ClearingSet::of(&[4, 8, 9, 12]), adjacent: 0b1_0100, at: (0.2143, 0.4857) },
        ForestInfo { key: "F5", clearings: ClearingSet::of(&[9, 10, 12]), adjacent: 0b10_1001, at: (0.3714, 0.2714) },
        ForestInfo {
            key: "F6",
            clearings: ClearingSet::of(&[10, 11, 12]),
            adjacent: 0b1_0101_0000,
            at: (0.4714, 0.5429),
        },
        ForestInfo { key: "F7", clearings: ClearingSet::of(&[5, 10, 11]), adjacent: 0b10_0011, at: (0.6143, 0.2714) },
        ForestInfo {
            key: "F8",
            clearings: ClearingSet::of(&[2, 6, 11]),
            adjacent: 0b10_0000_0010,
            at: (0.8714, 0.4286),
        },
        ForestInfo {
            key: "F9",
            clearings: ClearingSet::of(&[3, 7, 11, 12]),
            adjacent: 0b10_0010_0000,
            at: (0.6714, 0.8143),
        },
        ForestInfo {
            key: "F10",
            clearings: ClearingSet::of(&[3, 6, 11]),
            adjacent: 0b1_1000_0000,
            at: (0.8429, 0.7143),
        },
    ],
    river_courses: &[&[
        (0.9900, 0.0000),
        (0.9450, 0.2000),
        (0.7991, 0.2183),
        (0.6321, 0.3382),
        (0.4862, 0.3565),
        (0.3285, 0.5032),
        (0.2127, 0.7833),
        (0.0550, 0.9300),
        (0.0050, 1.0000),
    ]],
    landmarks: &[OwnLandmark { key: "tower", clearing: Some(Clearing(10)), seats: 2 }],
    hooks: Hooks {
        sets_up: Some(DEALS_SUITS),
        turn_begins: Some(closed_paths::turn_begins),
        offers: Some(closed_paths::OFFERS),
        ..Hooks::SILENT
    },
    ..Map::BARE
};
