//! Properties: whatever a game comes to survives text and links, and nothing made up does harm.
//!
//! The cases are the same in each run. `PROPTEST_CASES` asks for more of them, `PROPTEST_RNG_SEED` for others.

use std::cell::Cell;

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select, subsequence};
use proptest::test_runner::{Config, RngSeed, TestCaseResult, TestRunner};
use thicket::decks::DECKS;
use thicket::factions::FACTIONS;
use thicket::game::{Game, Pace};
use thicket::guards::golden;
use thicket::landmarks::LANDMARKS;
use thicket::law;
use thicket::maps::MAPS;
use thicket::notation::keys::option_key;
use thicket::notation::{links, position, scenario, validate};
use thicket::play::Setup;
use thicket::shelf::Shelf;
use thicket::table::{Stage, Table};

/// Choices of the longest made-up games.
const LONGEST: usize = 400;

/// Tries a property on so many cases, unless the environment asks for another number.
fn holds<S: Strategy>(cases: u32, strategy: &S, property: impl Fn(S::Value) -> TestCaseResult) {
    let given = Config::default();
    let cases = if std::env::var_os("PROPTEST_CASES").is_some() { given.cases } else { cases };
    let rng_seed = match given.rng_seed {
        RngSeed::Random => RngSeed::Fixed(1),
        fixed @ RngSeed::Fixed(_) => fixed,
    };
    let config = Config { cases, rng_seed, failure_persistence: None, ..given };
    TestRunner::new(config).run(strategy, property).unwrap_or_else(|failure| panic!("{failure}"));
}

/// A property that something is refused or sound says little if nearly all cases are of one sort.
fn both_happened(refused: u32, accepted: u32) {
    let few = (refused + accepted) / 100;
    assert!(refused > few && accepted > few, "{refused} refused, {accepted} accepted");
}

/// A game made of a mix of factions, figures, a seed and choices.
#[derive(Clone, Debug)]
struct Made {
    mix: Vec<usize>,
    map: usize,
    deck: usize,
    landmarks: Vec<usize>,
    figures: Vec<(Index, Index, Vec<u8>)>,
    seed: u64,
    pace: Pace,
    choices: Vec<u16>,
}

impl Made {
    fn setup(&self) -> Setup {
        let factions: Vec<_> = self.mix.iter().map(|n| FACTIONS[*n]).collect();
        let setup = Setup::new(MAPS[self.map], DECKS[self.deck], &factions).expect("they can play together");
        let landmarks: Vec<_> = self.landmarks.iter().map(|n| LANDMARKS[*n]).collect();
        // A map has some of its own, and a table has room for so many.
        let with = |landmarks| Shelf::BUILT.with_landmarks(setup.clone(), landmarks, true);
        let mut setup = with(&landmarks).or_else(|_| with(&[])).expect("a table has room for those of its map");
        for (seat, figure, values) in &self.figures {
            let seat = &mut setup.seats[seat.index(factions.len())];
            let figures = seat.faction.figures;
            if !figures.is_empty() {
                let figure = &figures[figure.index(figures.len())];
                let range = u16::from(figure.max - figure.min) + 1;
                let fit =
                    |value: &u8| figure.min + u8::try_from(u16::from(*value) % range).expect("it is in the range");
                let values: Vec<u8> = values.iter().cycle().take(figure.default.len()).map(fit).collect();
                seat.set_figure(figure.key, &values).expect("the figure fits");
            }
        }
        setup
    }

    fn game(&self) -> Game {
        let setup = self.setup();
        let table = law::setup::table(&setup, self.seed);
        let mut game = Game::resume_at(self.pace, setup, table, Vec::new());
        play(&mut game, &self.choices);
        game
    }
}

/// Makes choices as long as there are any: each number is taken around the options.
fn play(game: &mut Game, choices: &[u16]) {
    for choice in choices {
        let Some(decision) = game.decision() else { return };
        let index = usize::from(*choice) % decision.options.len();
        game.choose(index).expect("the option is there");
    }
}

fn made() -> impl Strategy<Value = Made> {
    let all: Vec<usize> = (0..FACTIONS.len()).collect();
    let mix = subsequence(all, 2..=FACTIONS.len().min(5)).prop_shuffle();
    let ground = (0..MAPS.len(), 0..DECKS.len(), subsequence((0..LANDMARKS.len()).collect::<Vec<_>>(), 0..=2));
    let figures = vec((any::<Index>(), any::<Index>(), vec(any::<u8>(), 1..4)), 0..3);
    let pace = select(&[Pace::Swift, Pace::Patient][..]);
    (mix, ground, figures, any::<u64>(), pace, vec(any::<u16>(), 0..LONGEST)).prop_map(
        |(mix, (map, deck, landmarks), figures, seed, pace, choices)| Made {
            mix,
            map,
            deck,
            landmarks,
            figures,
            seed,
            pace,
            choices,
        },
    )
}

fn canonical(game: &Game) -> Table {
    game.table().canonical(game.setup().deck.copies)
}

fn keys(game: &Game) -> Vec<String> {
    game.decision().map_or_else(Vec::new, |decision| {
        decision.options.iter().map(|option| option_key(game.setup(), decision.ask.seat, *option)).collect()
    })
}

/// Two games stand at the same place.
fn same(one: &Game, other: &Game) -> TestCaseResult {
    prop_assert_eq!(canonical(one), canonical(other));
    prop_assert_eq!(one.decision().map(|decision| decision.ask), other.decision().map(|decision| decision.ask));
    prop_assert_eq!(keys(one), keys(other));
    let names = |game: &Game| {
        let setup = game.setup();
        let landmarks = setup.landmarks.iter().map(|landmark| landmark.key).collect::<Vec<_>>();
        (setup.map.key, setup.deck.key, landmarks, setup.by_card)
    };
    prop_assert_eq!(names(one), names(other));
    for (one, other) in one.setup().seats.iter().zip(&other.setup().seats) {
        prop_assert_eq!((one.faction.key, one.figures), (other.faction.key, other.figures));
    }
    Ok(())
}

#[test]
fn text_leads_to_the_same_table() {
    holds(400, &made(), |made| {
        let game = made.game();
        let text = position::write(&game);
        let read = position::read(&text).map_err(|error| TestCaseError::fail(format!("{error}\n{text}")))?;
        let read = read.game_at(made.pace);
        same(&read, &game)?;
        prop_assert_eq!(position::write(&read), text);
        Ok(())
    });
}

#[test]
fn the_link_of_a_position_leads_to_the_same_table() {
    holds(400, &made(), |made| {
        let game = made.game();
        let link = links::position(&game)?;
        let mut opened = links::open(&link)?;
        prop_assert_eq!((opened.kind, opened.complete), (links::LinkKind::Position, true));
        prop_assert_eq!(links::position(&opened.game)?, link);
        opened.game.set_pace(made.pace);
        same(&opened.game, &game)
    });
}

#[test]
fn the_link_of_a_game_leads_to_the_same_game() {
    holds(200, &made(), |made| {
        let game = Made { pace: Pace::Patient, ..made }.game();
        let link = links::game(&game)?;
        let opened = links::open(&link)?;
        prop_assert_eq!((opened.kind, opened.complete), (links::LinkKind::Game, true));
        prop_assert_eq!(opened.game.choices().len(), game.choices().len());
        prop_assert_eq!(opened.game.start(), game.start());
        prop_assert_eq!(links::game(&opened.game)?, link);
        same(&opened.game, &game)
    });
}

/// Something that happens to a link: all but one keep its checksum from fitting.
#[derive(Clone, Debug)]
enum Slip {
    Cut(Index),
    Replace(Index, char),
    Insert(Index, char),
    Remove(Index),
}

fn slip() -> impl Strategy<Value = Slip> {
    let sign =
        || prop_oneof![4 => "[A-Za-z0-9_.-]".prop_map(|text| text.chars().next().unwrap_or('A')), 1 => any::<char>()];
    prop_oneof![
        any::<Index>().prop_map(Slip::Cut),
        (any::<Index>(), sign()).prop_map(|(at, sign)| Slip::Replace(at, sign)),
        (any::<Index>(), sign()).prop_map(|(at, sign)| Slip::Insert(at, sign)),
        any::<Index>().prop_map(Slip::Remove),
    ]
}

fn slipped(text: &str, slips: &[Slip]) -> String {
    let mut signs: Vec<char> = text.chars().collect();
    for slip in slips {
        if signs.is_empty() {
            break;
        }
        match slip {
            Slip::Cut(at) => signs.truncate(at.index(signs.len())),
            Slip::Replace(at, sign) => {
                let at = at.index(signs.len());
                signs[at] = *sign;
            }
            Slip::Insert(at, sign) => signs.insert(at.index(signs.len()), *sign),
            Slip::Remove(at) => drop(signs.remove(at.index(signs.len()))),
        }
    }
    signs.into_iter().collect()
}

fn some_link(made: &Made, whole: bool) -> Result<String, links::LinkError> {
    if whole { links::game(&made.game()) } else { links::position(&made.game()) }
}

/// A game that came from outside: its table is sound, it can be played, and what it comes to has a link.
fn is_sound(mut game: Game, choices: &[u16]) -> TestCaseResult {
    let checkpoint = *game.checkpoint().0;
    if !matches!(checkpoint.turn.stage(), Stage::Setup) {
        prop_assert_eq!(validate::check(game.setup(), &checkpoint), Ok(()));
    }
    play(&mut game, choices);
    let mut opened = links::open(&links::position(&game)?)?.game;
    opened.set_pace(game.pace());
    same(&opened, &game)
}

#[test]
fn a_damaged_link_is_refused() {
    let damage = (made(), any::<bool>(), vec(slip(), 1..4));
    holds(1_000, &damage, |(made, whole, slips)| {
        let link = some_link(&made, whole)?;
        let damaged = slipped(&link, &slips);
        match links::open(&damaged) {
            Err(error) => prop_assert!(!error.to_string().is_empty() && !error.code().is_empty()),
            // What stands before a "#" and around a link does not count.
            Ok(_) => prop_assert!(damaged.contains(&link), "{} was opened", damaged),
        }
        Ok(())
    });
}

#[test]
fn a_link_made_up_with_a_fitting_checksum_is_refused_or_sound() {
    let (refused, opened) = (Cell::new(0u32), Cell::new(0u32));
    let made_up = (made(), any::<bool>(), vec(slip(), 1..4), vec(any::<u16>(), 60));
    holds(2_000, &made_up, |(made, whole, slips, choices)| {
        let link = some_link(&made, whole)?;
        let parts: Vec<&str> = link.split('.').collect();
        let [kind, map, seats, round, _, packed, _] = parts[..] else {
            return Err(TestCaseError::fail("a link has seven parts"));
        };
        let packed: String = slipped(packed, &slips).chars().filter(|sign| sign.is_ascii() && *sign != '.').collect();
        let body = format!("{kind}.{map}.{seats}.{round}.{}.{packed}.", packed.len());
        let sum = URL_SAFE_NO_PAD.encode(crc32fast::hash(body.as_bytes()).to_be_bytes());
        let Ok(link) = links::open(&format!("{body}{sum}z")) else {
            refused.set(refused.get() + 1);
            return Ok(());
        };
        opened.set(opened.get() + 1);
        is_sound(link.game, &choices)
    });
    both_happened(refused.get(), opened.get());
}

/// Something that happens to a text of lines: mostly what it says already, in the wrong place.
#[derive(Clone, Debug)]
enum Blot {
    RemoveLine(Index),
    DoubleLine(Index),
    SwapLines(Index, Index),
    /// The second line's value under the first line's name.
    SwapValue(Index, Index),
    /// A word of the text in the place of another.
    MoveWord(Index, Index),
    /// Another word in the place of one.
    ReplaceWord(Index, &'static str),
    RemoveWord(Index),
    Sign(Slip),
}

/// Words that are wrong in most places.
const WORDS: &[&str] = &[
    "0",
    "1",
    "2",
    "5",
    "12",
    "13",
    "30",
    "255",
    "256",
    "4294967296",
    "-1",
    "none",
    "rest",
    "setup",
    "end",
    "after",
    "warriors",
    "bag",
    "fox",
    ":",
    ",",
    ";",
    ">",
    "ü",
    "NB",
    "BP",
];

fn blot() -> impl Strategy<Value = Blot> {
    let one = any::<Index>;
    let two = any::<(Index, Index)>;
    prop_oneof![
        one().prop_map(Blot::RemoveLine),
        one().prop_map(Blot::DoubleLine),
        two().prop_map(|(a, b)| Blot::SwapLines(a, b)),
        two().prop_map(|(a, b)| Blot::SwapValue(a, b)),
        two().prop_map(|(a, b)| Blot::MoveWord(a, b)),
        (one(), select(WORDS)).prop_map(|(at, word)| Blot::ReplaceWord(at, word)),
        one().prop_map(Blot::RemoveWord),
        slip().prop_map(Blot::Sign),
    ]
}

fn blotted(text: &str, blots: &[Blot]) -> String {
    blots.iter().fold(text.to_owned(), |text, blot| {
        let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
        let mut words: Vec<&str> = text.split_inclusive(char::is_whitespace).collect();
        if words.is_empty() {
            return text;
        }
        let (line, word) = (|at: &Index| at.index(lines.len()), |at: &Index| at.index(words.len()));
        match blot {
            Blot::RemoveLine(at) => {
                let at = line(at);
                lines.remove(at);
            }
            Blot::DoubleLine(at) => {
                let double = lines[line(at)].clone();
                lines.push(double);
            }
            Blot::SwapLines(one, other) => {
                let (one, other) = (line(one), line(other));
                lines.swap(one, other);
            }
            Blot::SwapValue(to, from) => {
                let (to, from) = (line(to), line(from));
                let value = lines[from].split_once(':').map_or("", |(_, value)| value);
                lines[to] = format!("{}:{value}", lines[to].split(':').next().unwrap_or(""));
            }
            Blot::MoveWord(to, from) => {
                let (to, from) = (word(to), word(from));
                words[to] = words[from];
                return words.concat();
            }
            Blot::ReplaceWord(at, other) => {
                let at = word(at);
                let end = if words[at].ends_with('\n') { "\n" } else { " " };
                let other = format!("{other}{end}");
                words[at] = &other;
                return words.concat();
            }
            Blot::RemoveWord(at) => {
                let at = word(at);
                words.remove(at);
                return words.concat();
            }
            Blot::Sign(slip) => return slipped(&text, std::slice::from_ref(slip)),
        }
        lines.join("\n")
    })
}

#[test]
fn a_blotted_position_is_refused_or_can_be_played() {
    let (refused, read) = (Cell::new(0u32), Cell::new(0u32));
    let blotted_position = (made(), vec(blot(), 1..4), vec(any::<u16>(), 40));
    holds(2_000, &blotted_position, |(made, blots, choices)| {
        let text = blotted(&position::write(&made.game()), &blots);
        let Ok(start) = position::read(&text) else {
            refused.set(refused.get() + 1);
            return Ok(());
        };
        read.set(read.get() + 1);
        let mut game = start.game();
        play(&mut game, &choices);
        let text = position::write(&game);
        let again = position::read(&text).map_err(|error| TestCaseError::fail(format!("{error}\n{text}")))?.game();
        same(&again, &game)
    });
    both_happened(refused.get(), read.get());
}

#[test]
fn a_blotted_scenario_does_no_harm() {
    let files = scenario::find_files(&["tests/scenarios".into()]).expect("there are scenarios");
    holds(2_000, &(any::<Index>(), vec(blot(), 1..5)), |(file, blots)| {
        let text = std::fs::read_to_string(&files[file.index(files.len())]).expect("the file can be read");
        let report = scenario::run_text("blotted", &blotted(&text, &blots));
        prop_assert!(report.failures.iter().all(|failure| !failure.message.is_empty()));
        Ok(())
    });
}

#[test]
fn any_text_is_refused() {
    holds(2_000, &"\\PC{0,200}", |text| {
        prop_assert!(links::open(&text).is_err());
        prop_assert!(position::read(&text).is_err());
        prop_assert!(golden::read(&text).is_ok_and(|games| games.is_empty()) || golden::read(&text).is_err());
        prop_assert!(!scenario::run_text("any text", &text).passed());
        Ok(())
    });
}
