//! What holds for the Hundreds in every position.

use super::hoard::{self, HoardTrack};
use super::{MOB, SPACES, STRONGHOLD, WARLORD, WARRIOR};
use crate::factions::promise::{Promise, everywhere};

/// Pieces, and what lies in the Hoard.
pub static PROMISES: &[Promise] = &[
    Promise { words: "there are twenty warriors", kept: |at, me| everywhere(at, me, &[WARRIOR]) == 20 },
    Promise {
        words: "there are six strongholds and five mobs",
        kept: |at, me| everywhere(at, me, &[STRONGHOLD]) == 6 && everywhere(at, me, &[MOB]) == 5,
    },
    Promise { words: "there is one warlord", kept: |at, me| everywhere(at, me, &[WARLORD]) == 1 },
    Promise {
        words: "a track of the Hoard holds four items of its own at most",
        kept: |at, me| {
            [HoardTrack::Command, HoardTrack::Prowess].into_iter().all(|track| {
                let fits =
                    track.items(at, me).all(|held| HoardTrack::of(held.item()) == Some(track) && held.is_ready());
                fits && track.items(at, me).count() <= SPACES
            })
        },
    },
    Promise {
        words: "no two items of one kind in the Hoard come from under ruins",
        kept: |at, me| {
            let mut seen = Vec::new();
            hoard::all(at, me).filter(|held| held.is_from_ruin()).all(|held| {
                let is_new = !seen.contains(&held);
                seen.push(held);
                is_new
            })
        },
    },
];
