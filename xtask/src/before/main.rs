//! One bot of this build at a table with three of an earlier one. Both builds keep the game, each by its own rules; where they
//! do not ask the same, the game is left out. Written by `cargo xtask match`.

use std::any::TypeId;
use std::collections::BTreeMap;
use std::fmt::Display;
use std::process::exit;
use std::{env, thread};

use thicket_now::bots::Strength;
use thicket_now::bots::contest::{Manner, Player, Share};

/// The factions that are played, every mix of four of them.
const FACTIONS: [&str; 5] = ["noxious-battery", "blacktail-guild", "bone-patrol", "cirque-du-goat", "chameleander"];
const SEATS: usize = 4;
/// A game that goes on longer is left out.
const MAX_ROUNDS: u16 = 40;

const NOW: &str = "now";
const BEFORE: &str = "before";

fn main() {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let [games, seed, threads, figures, now, before] = &arguments[..] else { panic!("six arguments") };
    let [games, seed, threads] = [games, seed, threads].map(|number| number.parse().expect("a number"));
    // Named as one, the builds would be one, and a match says nothing.
    assert_ne!(TypeId::of::<thicket_now::game::Game>(), TypeId::of::<thicket_before::game::Game>(), "two builds");
    let contest = Contest::new(seed, figures == "fair", [now, before]);
    let played: Vec<Option<Vec<Seat>>> = thread::scope(|scope| {
        let contest = &contest;
        let share = |n: u64| (n..games).step_by(threads as usize).map(|game| contest.play(game)).collect::<Vec<_>>();
        let workers: Vec<_> = (0..threads).map(|n| scope.spawn(move || share(n))).collect();
        workers.into_iter().flat_map(|worker| worker.join().expect("no game panics")).collect()
    });
    let mut shares = BTreeMap::<(&str, &str), [u64; 2]>::new();
    for (build, faction, won) in played.iter().flatten().flatten() {
        let [wins, games] = shares.entry((build, faction)).or_default();
        *wins += u64::from(*won);
        *games += 1;
    }
    let all = shares.iter().filter(|((build, _), _)| *build == NOW);
    let all = all.fold([0; 2], |[wins, games], (_, share)| [wins + share[0], games + share[1]]);
    for ((build, faction), [wins, games]) in [((NOW, "all"), all)].into_iter().chain(shares) {
        let Share { share, low, high, .. } = Share::of(wins, games);
        let [share, low, high] = [share, low, high].map(|part| 100.0 * part);
        println!("{build:<7} {faction:<16} {wins:>5} of {games:<5} {share:>5.1} %  ({low:.1} to {high:.1})");
    }
    println!("{} games left out", played.iter().filter(|game| game.is_none()).count());
}

/// The build of a seat, its faction, and whether it won.
type Seat = (&'static str, &'static str, bool);

/// The plan of a build. Who sits at the table is chosen elsewhere: a plan knows players of its own build only.
macro_rules! plan {
    ($build:ident, $seed:expr) => {{
        use $build::{bots::contest::Plan, decks::DECKS, factions, maps::MAPS};
        let factions = FACTIONS.map(|key| factions::find(key).expect("a faction"));
        Plan {
            players: vec![NOBODY.parse().expect("a player"); SEATS],
            mixes: Plan::all_mixes(MAPS[0], DECKS[0], &factions, SEATS).expect("they can play together"),
            seed: $seed,
            max_rounds: MAX_ROUNDS,
        }
    }};
}

/// The same plan of both builds.
struct Contest {
    now: thicket_now::bots::contest::Plan,
    before: thicket_before::bots::contest::Plan,
    mine: thicket_now::bots::Style,
    others: thicket_before::bots::Strength,
}

impl Contest {
    fn new(seed: u64, fair: bool, [mine, others]: [&String; 2]) -> Self {
        let player: Player = mine.parse().unwrap_or_else(|error| refuse(mine, &error));
        let Manner::Bot(mine) = player.manner else { refuse(mine, &"no bot") };
        let others = others.parse().unwrap_or_else(|error| refuse(others, &error));
        let (mut now, mut before) = (plan!(thicket_now, seed), plan!(thicket_before, seed));
        if fair {
            now.mixes = now.mixes.into_iter().map(|mix| mix.with_fair_figures()).collect();
            for seat in before.mixes.iter_mut().flat_map(|mix| &mut mix.seats) {
                let fair = thicket_now::factions::find(seat.faction.key).expect("a faction").fair;
                fair.iter().for_each(|(key, values)| seat.set_figure(key, values).expect("the figure that it has now"));
            }
        }
        Self { now, before, mine, others }
    }

    /// How the seats fare; `None` if the builds do not agree or the game goes on for too long.
    fn play(&self, game: u64) -> Option<Vec<Seat>> {
        let seed = self.now.seed.wrapping_add(game);
        // Mixes change from game to game, then who has which faction, then where the one of this build sits.
        let mine = (game / self.now.mixes.len() as u64 / SEATS as u64) as usize % SEATS;
        let mut now = thicket_now::game::Game::new(self.now.table(game).0, seed);
        let mut before = thicket_before::game::Game::new(self.before.table(game).0, seed);
        let dice = |seat: usize| seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ seat as u64;
        let bot = thicket_now::bots::Bot::new(Strength::default(), dice(mine)).with_style(self.mine);
        let mut memory = thicket_now::bots::Memory::default();
        let rivals: [_; SEATS] = std::array::from_fn(|seat| thicket_before::bots::Bot::new(self.others, dice(seat)));
        while let (Some(question), Some(earlier)) = (now.decision(), before.decision()) {
            let same = (question.options.len(), question.ask.seat.0, question.ask.clause.id())
                == (earlier.options.len(), earlier.ask.seat.0, earlier.ask.clause.id())
                && now.table().scores[..SEATS] == before.table().scores[..SEATS];
            if !same || now.table().turn.round > MAX_ROUNDS {
                return None;
            }
            let seat = usize::from(question.ask.seat.0);
            let index = match question.options.len() {
                0 | 1 => 0,
                _ if seat == mine => bot.go_on(now.setup(), thicket_now::bots::Seen::of(&now)?, &mut memory).0,
                _ => rivals[seat].choose(before.setup(), thicket_before::bots::Seen::of(&before)?).0,
            };
            now.choose(index).ok()?;
            before.choose(index).ok()?;
        }
        if now.decision().is_some() || before.decision().is_some() {
            return None;
        }
        let won = |seat: usize| now.table().turn.winners().any(|winner| usize::from(winner.0) == seat);
        let build = |seat: usize| if seat == mine { NOW } else { BEFORE };
        let seats = now.setup().seats.iter().enumerate();
        Some(seats.map(|(seat, of)| (build(seat), of.faction.key, won(seat))).collect())
    }
}

/// Ends the program: this text names nobody who could play.
fn refuse(text: &str, why: &dyn Display) -> ! {
    eprintln!("{text}: {why}");
    exit(2)
}

/// A player that is never asked.
const NOBODY: &str = "random";
