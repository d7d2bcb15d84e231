//! Which factions sit together in the tests.

#![allow(dead_code, reason = "each test takes what it needs")]

use thicket::factions::FACTIONS;
use thicket::play::Faction;
use thicket::terms::MAX_SEATS;

/// Every mix of different factions that a table has seats for, and those with a faction twice.
pub fn all() -> Vec<Vec<&'static Faction>> {
    (0u32..1 << FACTIONS.len())
        .filter(|bits| (2..=MAX_SEATS).contains(&(bits.count_ones() as usize)))
        .map(|bits| (0..).zip(FACTIONS).filter(|(n, _)| bits & (1 << n) != 0).map(|(_, faction)| *faction).collect())
        .chain(FACTIONS.iter().filter(|faction| faction.twin.is_some()).flat_map(|twin| with_twins(twin)))
        .collect()
}

/// A faction that can sit at a table twice, with each other one, and with some two.
fn with_twins(twin: &'static Faction) -> Vec<Vec<&'static Faction>> {
    let others = || FACTIONS.iter().copied().filter(|other| other.number != twin.number);
    let one = others().map(|other| vec![twin, other, twin]);
    let two = others().zip(others().skip(1)).map(|(one, other)| vec![twin, one, twin, other]);
    one.chain(two).collect()
}

/// For each faction a table of so many seats at which it sits first, beside those that follow it in the registry or every
/// other one of them. So each sits at as many tables as a table has seats.
pub fn with_each(seats: usize) -> Vec<Vec<&'static Faction>> {
    let beside = |first: usize| FACTIONS.iter().copied().cycle().skip(first).step_by(1 + first % 2).take(seats);
    (0..FACTIONS.len()).map(|first| beside(first).collect()).collect()
}

/// Every third pair, and so many of the larger mixes. All of them take too long where every position of a game is written down or
/// taken back.
pub fn sample(larger: usize) -> Vec<Vec<&'static Faction>> {
    let (pairs, more): (Vec<_>, Vec<_>) = thinned(2, larger).into_iter().partition(|mix| mix.len() == 2);
    pairs.into_iter().step_by(3).chain(more).collect()
}

/// Every mix of up to so many factions, and so many of the larger ones, spread over all sizes.
pub fn thinned(small: usize, larger: usize) -> Vec<Vec<&'static Faction>> {
    let (whole, more): (Vec<_>, Vec<_>) = all().into_iter().partition(|mix| mix.len() <= small);
    let step = (more.len() / larger).max(1);
    whole.into_iter().chain(more.into_iter().step_by(step)).collect()
}
