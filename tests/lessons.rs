//! Lessons and puzzles: each finished faction has them, they come true, and what a puzzle asks for can be reached.

use std::collections::{BTreeMap, HashMap};
use std::fs;
use std::path::{Path, PathBuf};

use rand_xoshiro::SplitMix64;
use rand_xoshiro::rand_core::{Rng, SeedableRng};
use thicket::decision::Opt;
use thicket::factions::FACTIONS;
use thicket::game::Game;
use thicket::law::verbs::CLOSING;
use thicket::notation::links;
use thicket::notation::scenario::{self, Lesson, LessonForm, Scenario};
use thicket::terms::Seat;

/// Factions that are still being built. Whoever is not named here is declared finished and has to teach.
const UNFINISHED: &[&str] = &[];
/// Puzzles that a finished faction has at least.
const PUZZLES: usize = 2;
/// Positions that the search for an answer looks at, at most.
const MOST_POSITIONS: usize = 60_000;
/// Choices of an answer that neither score at once nor close something, at most.
const MOST_QUIET: u8 = 12;
/// Turns played at random, and how many of them may solve a puzzle: what solves itself asks nothing.
const AT_RANDOM: (u64, u64) = (120, 40);

fn folder(key: &str) -> PathBuf {
    Path::new("src/factions").join(key.replace('-', "_")).join("lessons")
}

/// The lessons and puzzles of every faction, by file.
fn taught() -> BTreeMap<PathBuf, Lesson> {
    let files = scenario::find_files(&[PathBuf::from("src/factions")]).expect("folders of factions");
    let read = |file: PathBuf| {
        let text = fs::read_to_string(&file).expect("a file");
        let lesson = Scenario::read(&text).and_then(|scenario| Lesson::of(&scenario));
        let lesson =
            lesson.unwrap_or_else(|failure| panic!("{}:{}: {}", file.display(), failure.line, failure.message));
        assert!(file.starts_with(folder(lesson.faction)), "{} teaches the {}", file.display(), lesson.faction);
        (file, lesson)
    };
    files.into_iter().map(read).collect()
}

#[test]
fn each_finished_faction_has_a_lesson_and_two_puzzles() {
    let taught = taught();
    for key in UNFINISHED {
        assert!(FACTIONS.iter().any(|faction| faction.key == *key), "there is no faction {key} to be finished");
    }
    for faction in FACTIONS.iter().filter(|faction| !UNFINISHED.contains(&faction.key)) {
        let own = || taught.values().filter(|lesson| lesson.faction == faction.key);
        let lessons = own().filter(|lesson| lesson.form == LessonForm::Lesson).count();
        let puzzles = own().count() - lessons;
        assert!(
            lessons == 1 && puzzles >= PUZZLES,
            "the {} has {lessons} lessons and {puzzles} puzzles in {}; a finished faction has one and at least {PUZZLES}",
            faction.key,
            folder(faction.key).display(),
        );
    }
}

#[test]
fn what_a_puzzle_asks_for_can_be_reached_and_does_not_come_by_itself() {
    let mut puzzles = 0;
    for (file, lesson) in taught() {
        let LessonForm::Puzzle { points } = lesson.form else { continue };
        puzzles += 1;
        let start = links::open(&lesson.link).expect("a link").game;
        let learner = Seat(lesson.learner);
        let before = start.table().scores[learner.index()];
        let mut search = Search { learner, wanted: before + points, hopeless: HashMap::new(), looked_at: 0 };
        let found = (0..=MOST_QUIET).any(|budget| search.reaches(&start, budget));
        let name = file.display();
        assert!(found, "{name}: {} positions bring no {points} points", search.looked_at);
        let solved = (0..AT_RANDOM.0).filter(|seed| at_random(&start, learner, *seed) >= before + points).count();
        assert!(solved as u64 <= AT_RANDOM.1, "{name}: {solved} of {} turns at random solve it", AT_RANDOM.0);
    }
    assert!(puzzles > 0, "there are puzzles");
}

#[test]
fn the_links_of_lessons_lead_through_their_choices() {
    for (file, lesson) in taught() {
        let mut game = links::open(&lesson.link).expect("a link").game;
        for choice in &lesson.choices {
            assert_eq!(game.decision().map(|decision| decision.ask.seat.0), Some(choice.seat), "{}", file.display());
            game.choose(choice.index.into()).expect("an option");
        }
    }
}

/// Looks for a way to so many points. Choices that score at once or close something are tried as they come; of the others
/// a way may hold no more than the budget, which grows until a way is found: short ways come first.
struct Search {
    learner: Seat,
    wanted: u8,
    /// With which budget a position was found to lead nowhere: the table, and the answers given since its last step.
    hopeless: HashMap<(u64, Vec<Opt>), u8>,
    looked_at: usize,
}

impl Search {
    /// Whether the learner can come to the points before the turn is over, whatever the others choose meanwhile.
    fn reaches(&mut self, game: &Game, budget: u8) -> bool {
        if game.table().scores[self.learner.index()] >= self.wanted {
            return true;
        }
        let Some(decision) = game.decision() else { return false };
        if game.table().turn.seat != self.learner.0 || self.looked_at >= MOST_POSITIONS {
            return false;
        }
        let place = (links::fingerprint(game), game.checkpoint().1.to_vec());
        if self.hopeless.get(&place).is_some_and(|tried| *tried >= budget) {
            return false;
        }
        self.looked_at += 1;
        let after = |index: usize| {
            let mut next = game.branch();
            next.choose(index).expect("an option");
            next
        };
        let mut options = (0..decision.options.len()).map(|index| (decision.options[index], after(index)));
        let found = if decision.ask.seat == self.learner {
            let alone = decision.options.len() == 1;
            let mut ways: Vec<(u8, Game)> =
                options.map(|(option, next)| (u8::from(!alone && costs(game, &next, option)), next)).collect();
            ways.sort_by_key(|(cost, _)| *cost);
            ways.iter().any(|(cost, next)| budget >= *cost && self.reaches(next, budget - cost))
        } else {
            options.all(|(_, next)| self.reaches(&next, budget))
        };
        if !found {
            self.hopeless.insert(place, budget);
        }
        found
    }
}

/// Whether a choice neither scores at once nor closes something.
fn costs(before: &Game, after: &Game, option: Opt) -> bool {
    before.table().scores == after.table().scores && !CLOSING.contains(&option.verb())
}

/// What the learner has when the turn was played at random.
fn at_random(start: &Game, learner: Seat, seed: u64) -> u8 {
    let mut game = start.branch();
    let mut dice = SplitMix64::seed_from_u64(seed);
    while let Some(decision) = game.decision() {
        if game.table().turn.seat != learner.0 {
            break;
        }
        let index = (dice.next_u64() >> 33) % decision.options.len() as u64;
        game.choose(usize::try_from(index).expect("a place in a list")).expect("an option");
    }
    game.table().scores[learner.index()]
}
