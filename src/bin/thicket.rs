use thicket::bots::{Outcome, Random, play_to_the_end};
use thicket::play::Setup;
fn main() {
    let f: Vec<_> = thicket::factions::FACTIONS.to_vec();
    let setup = Setup::new(thicket::maps::MAPS[0], thicket::decks::DECKS[0], &f).unwrap();
    let n: u64 = std::env::args().nth(1).map_or(1000, |s| s.parse().unwrap());
    let t = std::time::Instant::now();
    let (mut dec, mut rounds, mut won, mut stuck, mut unf) = (0, 0u64, [0; 6], 0, 0);
    for seed in 0..n {
        let mut table = thicket::law::setup::table(&setup, seed);
        let mut r = Random::new(seed * 77 + 1);
        match play_to_the_end(&setup, &mut table, &mut r, None, 1000) {
            Outcome::Won(s, _) => won[s.index()] += 1,
            Outcome::Stuck => {
                stuck += 1;
                println!("stuck {seed} {:?}", table.turn)
            }
            Outcome::Unfinished => unf += 1,
        }
        dec += r.decisions;
        rounds += u64::from(table.turn.round);
    }
    let s = t.elapsed().as_secs_f64();
    println!(
        "games {n} won {won:?} stuck {stuck} unfinished {unf} decisions {dec} rounds {rounds} {:.0} dec/s {:.0} games/s size {}",
        dec as f64 / s,
        n as f64 / s,
        size_of::<thicket::table::Table>()
    );
}
