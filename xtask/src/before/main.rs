//! One bot of this build at a table with three of an earlier one. Both builds keep the game, each by its own rules; where they
//! do not ask the same, the game is left out. Written by `cargo xtask match`.

use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::{env, thread};

/// The factions that are played, every mix of four of them.
const FACTIONS: [&str; 5] = ["noxious-battery", "blacktail-guild", "bone-patrol", "cirque-du-goat", "chameleander"];
const SEATS: u64 = 4;
/// A game that goes on longer is left out.
const MAX_ROUNDS: u16 = 40;

/// Games won, and games played.
type Share = [u64; 2];

fn main() {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let [games, seed, threads, fair, now, before] = &arguments[..] else { panic!("six arguments") };
    let [games, seed, threads] = [games, seed, threads].map(|number| number.parse().expect("a number"));
    let table = Table { seed, fair: fair == "fair", now: now.clone(), before: before.clone() };
    let next = AtomicU64::new(0);
    let all = Mutex::new((0, BTreeMap::<(&str, &str), Share>::new()));
    thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                while let Some(game) = Some(next.fetch_add(1, Ordering::Relaxed)).filter(|game| *game < games) {
                    let ended = table.play(game);
                    let mut all = all.lock().expect("nobody has panicked");
                    let Some(seats) = ended else {
                        all.0 += 1;
                        continue;
                    };
                    for (build, faction, won) in seats {
                        for key in [(build, "all"), (build, faction)] {
                            let share = all.1.entry(key).or_default();
                            share[0] += u64::from(won);
                            share[1] += u64::from(key.1 != "all" || build == NOW || won);
                        }
                    }
                }
            });
        }
    });
    let (left_out, shares) = all.into_inner().expect("nobody has panicked");
    for ((build, faction), [won, of]) in
        shares.iter().filter(|((build, faction), _)| (*build, *faction) != (BEFORE, "all"))
    {
        let [low, high] = interval(*won, *of);
        let share = 100.0 * *won as f64 / *of as f64;
        println!("{build:<7} {faction:<16} {won:>5} of {of:<5} {share:>5.1} %  ({low:.1} to {high:.1})");
    }
    println!("{left_out} games left out");
}

const NOW: &str = "now";
const BEFORE: &str = "before";

struct Table {
    seed: u64,
    fair: bool,
    now: String,
    before: String,
}

impl Table {
    /// Who played what, and whether it won; `None` if the builds do not agree.
    fn play(&self, game: u64) -> Option<Vec<(&'static str, &'static str, bool)>> {
        let seed = self.seed + game;
        let (setup, earlier_setup) = self.setups(game);
        let mine = (game / MIXES / SEATS % SEATS) as usize;
        let mut now = thicket_now::game::Game::new(setup, seed);
        let mut before = thicket_before::game::Game::new(earlier_setup, seed);
        let dice = |seat: usize| seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ seat as u64;
        let bot = thicket_now::bots::Bot::new(self.now.parse().expect("a strength"), dice(mine));
        let mut memory = thicket_now::bots::Memory::default();
        let rivals: Vec<_> = (0..SEATS as usize)
            .map(|seat| thicket_before::bots::Bot::new(self.before.parse().expect("a strength"), dice(seat)))
            .collect();
        while let (Some(question), Some(earlier)) = (now.decision(), before.decision()) {
            let same = (question.options.len(), question.ask.seat.0, question.ask.clause.id())
                == (earlier.options.len(), earlier.ask.seat.0, earlier.ask.clause.id());
            if !same || now.table().turn.round > MAX_ROUNDS || now.table().scores[..4] != before.table().scores[..4] {
                return None;
            }
            let (seat, options) = (usize::from(question.ask.seat.0), question.options.len());
            let index = if options < 2 {
                0
            } else if seat == mine {
                bot.go_on(now.setup(), thicket_now::bots::Seen::of(&now)?, &mut memory).0
            } else {
                rivals[seat].choose(before.setup(), thicket_before::bots::Seen::of(&before)?).0
            };
            now.choose(index).ok()?;
            before.choose(index).ok()?;
        }
        if now.decision().is_some() || before.decision().is_some() {
            return None;
        }
        let winners: Vec<usize> = now.table().turn.winners().map(|seat| usize::from(seat.0)).collect();
        let seats = now.setup().seats.iter().enumerate();
        Some(
            seats
                .map(|(seat, of)| (if seat == mine { NOW } else { BEFORE }, of.faction.key, winners.contains(&seat)))
                .collect(),
        )
    }

    /// The same table for both builds: mixes, then seats, then who sits where change from game to game.
    fn setups(&self, game: u64) -> (thicket_now::play::Setup, thicket_before::play::Setup) {
        let (mix, turn) = ((game % MIXES) as usize, (game / MIXES % SEATS) as usize);
        let factions = FACTIONS.map(|key| thicket_now::factions::find(key).expect("a faction"));
        let (map, deck) = (thicket_now::maps::MAPS[0], thicket_now::decks::DECKS[0]);
        let mixes =
            thicket_now::bots::contest::Plan::all_mixes(map, deck, &factions, SEATS as usize).expect("they can play");
        let mut setup = mixes[mix].clone();
        let factions = FACTIONS.map(|key| thicket_before::factions::find(key).expect("a faction"));
        let (map, deck) = (thicket_before::maps::MAPS[0], thicket_before::decks::DECKS[0]);
        let mixes = thicket_before::bots::contest::Plan::all_mixes(map, deck, &factions, SEATS as usize)
            .expect("they can play");
        let mut earlier = mixes[mix].clone();
        setup.rotate_left(turn);
        earlier.rotate_left(turn);
        if self.fair {
            setup = setup.with_fair_figures();
            for (seat, as_now) in earlier.seats.iter_mut().zip(&setup.seats) {
                for (key, values) in as_now.faction.fair {
                    seat.set_figure(key, values).expect("the figure that it has now");
                }
            }
        }
        (setup, earlier)
    }
}

/// Mixes of four of five factions.
const MIXES: u64 = 5;

/// What a share may be in truth, in per cent: Wilson's interval of 95 %.
fn interval(won: u64, of: u64) -> [f64; 2] {
    let (share, n, z) = (won as f64 / of as f64, of as f64, 1.96);
    let middle = share + z * z / (2.0 * n);
    let half = z * (share * (1.0 - share) / n + z * z / (4.0 * n * n)).sqrt();
    [middle - half, middle + half].map(|bound| 100.0 * bound / (1.0 + z * z / n))
}
