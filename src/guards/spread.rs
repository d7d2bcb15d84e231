//! Tables on which everything there is to play with occurs: each faction, map, deck and landmark, and each two factions
//! at one table as evenly as so many tables allow.

use crate::decks::DECKS;
use crate::factions::FACTIONS;
use crate::landmarks::LANDMARKS;
use crate::maps::MAPS;
use crate::play::{Faction, Landmark, Setup};
use crate::shelf::Shelf;

/// Seats of the tables, in turn.
const SEATS: [usize; 7] = [4, 3, 4, 2, 5, 3, 4];
/// Landmarks that players set up, in turn, if the map leaves room for them.
const DEALT: [usize; 3] = [1, 0, 2];

/// What has been at how many of the tables so far.
struct Counts {
    games: Vec<usize>,
    met: Vec<Vec<usize>>,
    on_map: Vec<Vec<usize>>,
    with_deck: Vec<Vec<usize>>,
    landmarks: Vec<usize>,
}

/// So many tables, always the same.
#[must_use]
pub fn setups(count: usize) -> Vec<Setup> {
    let nothing = |of: usize| vec![vec![0; of]; FACTIONS.len()];
    let mut counts = Counts {
        games: vec![0; FACTIONS.len()],
        met: nothing(FACTIONS.len()),
        on_map: nothing(MAPS.len()),
        with_deck: nothing(DECKS.len()),
        landmarks: vec![0; LANDMARKS.len()],
    };
    (0..count).filter_map(|number| setup(number, &mut counts)).collect()
}

fn setup(number: usize, counts: &mut Counts) -> Option<Setup> {
    let map = number % MAPS.len();
    let deck = (number + number / MAPS.len()) % DECKS.len();
    let of = |seats: &[usize], landmarks: &[usize]| {
        let factions: Vec<&'static Faction> = seats.iter().map(|n| FACTIONS[*n]).collect();
        let landmarks: Vec<&'static Landmark> = landmarks.iter().map(|n| LANDMARKS[*n]).collect();
        let setup = Setup::new(MAPS[map], DECKS[deck], &factions).ok()?;
        Shelf::BUILT.with_landmarks(setup, &landmarks, true).ok()
    };
    let mut seats: Vec<usize> = Vec::new();
    while seats.len() < SEATS[number % SEATS.len()] {
        let fits = |faction: &usize| {
            !seats.contains(faction) && (seats.is_empty() || of(&[&seats[..], &[*faction]].concat(), &[]).is_some())
        };
        let next = (0..FACTIONS.len()).filter(fits).min_by_key(|faction| {
            let met: usize = seats.iter().map(|other| counts.met[*faction][*other]).sum();
            (4 * met + 2 * counts.on_map[*faction][map] + counts.with_deck[*faction][deck], counts.games[*faction])
        })?;
        seats.push(next);
    }
    let mut landmarks = Vec::new();
    while landmarks.len() < DEALT[number / 2 % DEALT.len()] {
        let fits = |landmark: &usize| of(&seats, &[&landmarks[..], &[*landmark]].concat()).is_some();
        let Some(next) = (0..LANDMARKS.len()).filter(fits).min_by_key(|landmark| counts.landmarks[*landmark]) else {
            break;
        };
        counts.landmarks[next] += 1;
        landmarks.push(next);
    }
    for faction in &seats {
        counts.games[*faction] += 1;
        counts.on_map[*faction][map] += 1;
        counts.with_deck[*faction][deck] += 1;
        seats.iter().for_each(|other| counts.met[*faction][*other] += 1);
    }
    of(&seats, &landmarks)
}
