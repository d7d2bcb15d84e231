//! The Lake (LAW-12c): dealt suits, a lake that joins its four coastal clearings like a river and divides the forests, and
//! the Ferry, which starts in the corner on the shore.

use crate::law::setup::DEALS_SUITS;
use crate::play::{ClearingInfo, ForestInfo, Hooks, Map, OwnLandmark};
use crate::terms::{Clearing, ClearingSet, Suit};

/// The Lake.
pub static LAKE: Map = Map {
    key: "lake",
    aspect: 1.09,
    clearings: &[
        // 1: south-east corner (lake shore)
        ClearingInfo {
            suit: Suit::Fox,
            slots: 2,
            ruin: false,
            opposite: Some(2),
            at: (0.9245, 0.9300),
            paths: ClearingSet::of(&[5, 9]),
            river: ClearingSet::of(&[10, 11, 12]),
        },
        // 2: north-west corner
        ClearingInfo {
            suit: Suit::Fox,
            slots: 1,
            ruin: false,
            opposite: Some(1),
            at: (0.0550, 0.0700),
            paths: ClearingSet::of(&[7, 8, 10]),
            river: ClearingSet::of(&[]),
        },
        // 3: south-west corner
        ClearingInfo {
            suit: Suit::Mouse,
            slots: 1,
            ruin: false,
            opposite: Some(4),
            at: (0.0550, 0.9300),
            paths: ClearingSet::of(&[8, 9, 12]),
            river: ClearingSet::of(&[]),
        },
        // 4: north-east corner
        ClearingInfo {
            suit: Suit::Rabbit,
            slots: 1,
            ruin: false,
            opposite: Some(3),
            at: (0.9450, 0.0700),
            paths: ClearingSet::of(&[5, 6]),
            river: ClearingSet::of(&[]),
        },
        // 5: east
        ClearingInfo {
            suit: Suit::Mouse,
            slots: 3,
            ruin: true,
            opposite: None,
            at: (0.9450, 0.5299),
            paths: ClearingSet::of(&[1, 4, 11]),
            river: ClearingSet::of(&[]),
        },
        // 6: north-east
        ClearingInfo {
            suit: Suit::Fox,
            slots: 2,
            ruin: false,
            opposite: None,
            at: (0.6642, 0.0700),
            paths: ClearingSet::of(&[4, 7, 11]),
            river: ClearingSet::of(&[]),
        },
        // 7: north
        ClearingInfo {
            suit: Suit::Mouse,
            slots: 1,
            ruin: false,
            opposite: None,
            at: (0.3674, 0.0700),
            paths: ClearingSet::of(&[2, 6, 10, 11]),
            river: ClearingSet::of(&[]),
        },
        // 8: west
        ClearingInfo {
            suit: Suit::Rabbit,
            slots: 1,
            ruin: false,
            opposite: None,
            at: (0.0550, 0.4725),
            paths: ClearingSet::of(&[2, 3, 10]),
            river: ClearingSet::of(&[]),
        },
        // 9: south
        ClearingInfo {
            suit: Suit::Fox,
            slots: 1,
            ruin: false,
            opposite: None,
            at: (0.5001, 0.9300),
            paths: ClearingSet::of(&[1, 3, 12]),
            river: ClearingSet::of(&[]),
        },
        // 10: north-west shore
        ClearingInfo {
            suit: Suit::Mouse,
            slots: 3,
            ruin: true,
            opposite: None,
            at: (0.3451, 0.3866),
            paths: ClearingSet::of(&[2, 7, 8]),
            river: ClearingSet::of(&[1, 11, 12]),
        },
        // 11: east shore
        ClearingInfo {
            suit: Suit::Rabbit,
            slots: 3,
            ruin: true,
            opposite: None,
            at: (0.6744, 0.3764),
            paths: ClearingSet::of(&[5, 6, 7]),
            river: ClearingSet::of(&[1, 10, 12]),
        },
        // 12: south-west shore
        ClearingInfo {
            suit: Suit::Rabbit,
            slots: 3,
            ruin: true,
            opposite: None,
            at: (0.2921, 0.7091),
            paths: ClearingSet::of(&[3, 9]),
            river: ClearingSet::of(&[1, 10, 11]),
        },
    ],
    pictures_suits: true,
    edge: ClearingSet::of(&[1, 2, 3, 4, 5, 6, 7, 8, 9]),
    forests: &[
        ForestInfo { key: "F1", clearings: ClearingSet::of(&[2, 8, 10]), adjacent: 0b1_0010, at: (0.1429, 0.3143) },
        ForestInfo { key: "F2", clearings: ClearingSet::of(&[2, 7, 10]), adjacent: 0b101, at: (0.2857, 0.2143) },
        ForestInfo { key: "F3", clearings: ClearingSet::of(&[7, 10, 11]), adjacent: 0b11_1010, at: (0.5000, 0.3286) },
        ForestInfo { key: "F4", clearings: ClearingSet::of(&[6, 7, 11]), adjacent: 0b100_0100, at: (0.5286, 0.1429) },
        ForestInfo {
            key: "F5",
            clearings: ClearingSet::of(&[3, 8, 10, 12]),
            adjacent: 0b1_1000_0101,
            at: (0.2286, 0.5286),
        },
        ForestInfo {
            key: "F6",
            clearings: ClearingSet::of(&[1, 5, 11]),
            adjacent: 0b1_0100_0100,
            at: (0.8571, 0.6714),
        },
        ForestInfo { key: "F7", clearings: ClearingSet::of(&[4, 5, 6, 11]), adjacent: 0b10_1000, at: (0.8286, 0.2429) },
        ForestInfo {
            key: "F8",
            clearings: ClearingSet::of(&[3, 9, 12]),
            adjacent: 0b1_0001_0000,
            at: (0.2286, 0.8571),
        },
        ForestInfo { key: "F9", clearings: ClearingSet::of(&[1, 9, 12]), adjacent: 0b1011_0000, at: (0.6286, 0.8571) },
    ],
    lake: &[
        (0.3689, 0.4093),
        (0.4486, 0.4238),
        (0.4973, 0.4370),
        (0.5484, 0.4654),
        (0.5722, 0.4347),
        (0.6076, 0.4188),
        (0.6719, 0.4000),
        (0.7191, 0.5189),
        (0.7359, 0.5981),
        (0.7577, 0.6579),
        (0.8025, 0.7207),
        (0.8277, 0.7829),
        (0.9020, 0.9093),
        (0.7683, 0.8561),
        (0.6825, 0.8027),
        (0.6159, 0.7870),
        (0.5435, 0.7659),
        (0.4742, 0.7401),
        (0.3202, 0.7060),
        (0.3586, 0.6434),
        (0.3948, 0.6126),
        (0.3804, 0.5713),
        (0.4023, 0.5432),
        (0.3876, 0.4949),
    ],
    landmarks: &[OwnLandmark { key: "ferry", clearing: Some(Clearing(1)), seats: 2 }],
    hooks: Hooks { sets_up: Some(DEALS_SUITS), ..Hooks::SILENT },
    ..Map::BARE
};
