//! Games spread over threads.

use std::panic;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

/// Lets each thread gather something from the games that fall to it, and gives back what each of them has. Which games
/// those are is left to chance, so that what comes of all together must not depend on it.
pub fn gather<T: Default + Send>(threads: u16, games: u64, play: impl Fn(&mut T, u64) + Sync) -> Vec<T> {
    let next = AtomicU64::new(0);
    let work = || {
        let mut mine = T::default();
        loop {
            let game = next.fetch_add(1, Ordering::Relaxed);
            if game >= games {
                return mine;
            }
            play(&mut mine, game);
        }
    };
    thread::scope(|scope| {
        let threads: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        let ended = threads.into_iter().map(thread::ScopedJoinHandle::join);
        ended.map(|gathered| gathered.unwrap_or_else(|panic| panic::resume_unwind(panic))).collect()
    })
}

/// The same for something of each game, in the order of the games.
pub fn each<T: Send>(threads: u16, games: u64, play: impl Fn(u64) -> T + Sync) -> Vec<T> {
    let gathered = gather(threads, games, |mine: &mut Vec<(u64, T)>, game| mine.push((game, play(game))));
    let mut all: Vec<(u64, T)> = gathered.into_iter().flatten().collect();
    all.sort_by_key(|(game, _)| *game);
    all.into_iter().map(|(_, found)| found).collect()
}
