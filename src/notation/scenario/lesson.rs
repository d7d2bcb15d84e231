//! Scenarios with words for somebody who learns: a lesson leads through a position decision by decision, a puzzle asks
//! for points.

use std::collections::BTreeMap;

use serde::Serialize;

use super::run::Run;
use super::{Failure, Instruction, Scenario};
use crate::game::Game;
use crate::notation::names;
use crate::notation::patterns::Pattern;
use crate::notation::position::{Start, Statement};
use crate::notation::{keys, links};
use crate::play::{Script, Setup};
use crate::table::Table;
use crate::terms::Seat;

/// The language of words that name none.
const FIRST_LANGUAGE: &str = "en";
/// Seeds that are tried at most until one rolls the dice that a file tells.
const MOST_SEEDS: u64 = 4_000;
/// Seeds with which the solution of a puzzle is tried.
const CHANCES: u64 = 8;
/// Decisions that a lesson asks for: fewer teach little, more take longer than three minutes.
const DECISIONS: std::ops::RangeInclusive<usize> = 4..=9;
/// Characters of one paragraph, so that it stands beside the map of a phone.
const MOST_CHARACTERS: usize = 260;

/// What is said, in each language in which it is said. Its text is in English; other languages have their tag.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct Words(BTreeMap<String, String>);

impl Words {
    /// Words in English.
    pub(super) fn new(text: &str) -> Self {
        Self(BTreeMap::from([(FIRST_LANGUAGE.to_owned(), text.to_owned())]))
    }

    /// The same in another language.
    pub(super) fn add(&mut self, language: &str, text: &str) {
        self.0.insert(language.to_owned(), text.to_owned());
    }

    /// The words in English.
    #[must_use]
    pub fn english(&self) -> &str {
        self.0.get(FIRST_LANGUAGE).map_or("", String::as_str)
    }

    /// The languages in which it is said.
    pub fn languages(&self) -> impl Iterator<Item = &str> {
        self.0.keys().map(String::as_str)
    }
}

/// A line that says the words before it once more in another language, such as `es: Dispara al 5`: the tag, and the text.
pub(super) fn translation(text: &str) -> Option<(&str, &str)> {
    let (tag, text) = text.split_once(':')?;
    let (language, region) = tag.trim().split_once('-').unwrap_or((tag.trim(), "XX"));
    let is_tag = language.len() == 2
        && region.len() == 2
        && language.bytes().all(|letter| letter.is_ascii_lowercase())
        && region.bytes().all(|letter| letter.is_ascii_uppercase());
    is_tag.then(|| (tag.trim(), text.trim()))
}

/// What somebody is to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum LessonForm {
    /// The choices of the file, one after the other.
    Lesson,
    /// To score so many points before the turn is over, however.
    Puzzle {
        /// The points.
        points: u8,
    },
}

/// Whom a scenario teaches, and how.
#[derive(Clone, Copy, Debug)]
pub(super) struct Teaching {
    pub learner: Seat,
    pub form: LessonForm,
}

impl Teaching {
    /// What the lines `lesson`, `puzzle` and `goal` say together; nothing where there are none.
    pub fn read(setup: &Setup, lines: &[(String, Statement)]) -> Result<Option<Self>, Failure> {
        let Some((_, first)) = lines.first() else { return Ok(None) };
        let fails = |line: usize, message: &str| Failure { line, message: message.to_owned() };
        let named = |wanted: &str| lines.iter().find(|(name, _)| name == wanted).map(|(_, entry)| entry);
        let whom =
            |entry: &Statement| names::seat(setup, entry.value).map_err(|error| fails(entry.line, &error.to_string()));
        match (named("lesson"), named("puzzle"), named("goal")) {
            (Some(learner), None, None) => Ok(Some(Self { learner: whom(learner)?, form: LessonForm::Lesson })),
            (None, Some(learner), Some(goal)) => {
                let points = points_in(goal.value)
                    .ok_or_else(|| fails(goal.line, "a goal has the form \"5 points this turn\""))?;
                Ok(Some(Self { learner: whom(learner)?, form: LessonForm::Puzzle { points } }))
            }
            _ => Err(fails(first.line, "a file holds one \"lesson: NB\", or a \"puzzle: NB\" with its \"goal\"")),
        }
    }
}

/// The number in `5 points this turn`.
fn points_in(goal: &str) -> Option<u8> {
    let number = goal.strip_suffix("this turn")?.trim().strip_suffix("points")?.trim();
    number.parse().ok().filter(|points| (1..=30).contains(points))
}

/// A lesson or puzzle, ready to be played: the position as a link, the choices as the game asks for them, and the words.
#[derive(Clone, Debug, Serialize)]
pub struct Lesson {
    /// What it is called.
    pub title: Words,
    /// What is to be done.
    #[serde(flatten)]
    pub form: LessonForm,
    /// Who learns.
    pub learner: u8,
    /// The faction of who learns.
    pub faction: &'static str,
    /// The link to the position, with a seed that rolls the dice which the file tells.
    pub link: String,
    /// Every choice, of every seat, in order.
    pub choices: Vec<LessonChoice>,
    /// The choices about which something is said: those of the learner.
    pub steps: Vec<LessonStep>,
    /// What is said at the end.
    pub closing: Vec<Words>,
}

/// A choice on the way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct LessonChoice {
    /// Who makes it.
    pub seat: u8,
    /// Its place among the options.
    pub index: u8,
    /// Its key.
    pub key: String,
}

/// A choice that the learner makes.
#[derive(Clone, Debug, Serialize)]
pub struct LessonStep {
    /// Its place among all choices.
    pub at: usize,
    /// What is said before it, a paragraph each.
    pub say: Vec<Words>,
    /// Why other choices are not the one.
    pub wrong: Vec<WrongChoice>,
}

/// Why choices are not the one.
#[derive(Clone, Debug, Serialize)]
pub struct WrongChoice {
    /// The keys of the choices; none for all that are not named.
    pub keys: Vec<String>,
    /// Why not.
    pub because: Words,
}

impl Lesson {
    /// A lesson or puzzle, from a scenario with words.
    ///
    /// # Errors
    /// The line that does not come true, or is missing: a lesson asks for four to nine decisions, says something about
    /// each and why any other choice is not the one, and something at the end; a puzzle scores what it promises.
    pub fn of(scenario: &Scenario) -> Result<Self, Failure> {
        let about = |message: &str| Failure { line: 0, message: message.to_owned() };
        let Some(teaching) = scenario.teaching else {
            return Err(about("this scenario says nobody to teach: \"lesson: NB\" or \"puzzle: NB\""));
        };
        let told = Telling::listen(scenario, &scenario.start, teaching)?;
        let (start, told) = if scenario.start.setup.script == Script::default() {
            (scenario.start.clone(), told)
        } else {
            with_fitting_seed(scenario, teaching, &told)?
        };
        told.check(teaching, scenario)?;
        if let LessonForm::Puzzle { points } = teaching.form {
            holds_by_any_chance(scenario, teaching, points)?;
        }
        let game = start.game_at(crate::game::Pace::Patient);
        let link = links::position(&game).map_err(|error| about(&error.to_string()))?;
        let setup = &scenario.start.setup;
        Ok(Self {
            title: scenario.titles.clone(),
            form: teaching.form,
            learner: teaching.learner.0,
            faction: setup.faction(teaching.learner).key,
            link,
            choices: choices(&told.game),
            steps: told.steps,
            closing: told.closing,
        })
    }
}

/// The choices of a game, as a page names them.
fn choices(game: &Game) -> Vec<LessonChoice> {
    let key = |seat, option| keys::option_key(game.setup(), seat, option);
    game.choices()
        .map(|made| LessonChoice { seat: made.seat.0, index: made.index, key: key(made.seat, made.option) })
        .collect()
}

/// The position with a seed of which the very same comes that the file tells of dice and random takes.
fn with_fitting_seed(scenario: &Scenario, teaching: Teaching, told: &Telling) -> Result<(Start, Telling), Failure> {
    let rolled = |telling: &Telling| -> Vec<String> {
        telling
            .game
            .log()
            .iter()
            .filter(|event| event.name.starts_with("rolled"))
            .map(|event| format!("{event:?}"))
            .collect()
    };
    let wanted = rolled(told);
    for seed in 0..MOST_SEEDS {
        let mut start = scenario.start.clone();
        start.setup.script = Script::default();
        start.checkpoint.reseed(seed);
        if let Ok(found) = Telling::listen(scenario, &start, teaching)
            && choices(&found.game) == choices(&told.game)
            && rolled(&found) == wanted
        {
            return Ok((start, found));
        }
    }
    let message = format!("no seed up to {MOST_SEEDS} brings the dice that are told; tell fewer");
    Err(Failure { line: 0, message })
}

/// Whether the solution of a puzzle scores what it promises whatever the dice bring: nobody can know them.
fn holds_by_any_chance(scenario: &Scenario, teaching: Teaching, points: u8) -> Result<(), Failure> {
    for seed in 0..CHANCES {
        let mut start = scenario.start.clone();
        start.setup.script = Script::default();
        start.checkpoint.reseed(seed);
        let gained = Telling::listen(scenario, &start, teaching)?.gained(teaching, scenario);
        if gained < points {
            let message =
                format!("the solution rests on chance: with the seed {seed} it scores {gained} and not {points}");
            return Err(Failure { line: 0, message });
        }
    }
    Ok(())
}

/// A scenario played from beginning to end, with what is said on the way.
struct Telling {
    game: Game,
    steps: Vec<LessonStep>,
    closing: Vec<Words>,
}

impl Telling {
    fn listen(scenario: &Scenario, start: &Start, teaching: Teaching) -> Result<Self, Failure> {
        let mut run = Run::new(start);
        let mut steps = Vec::new();
        let (mut said, mut wrong) = (Vec::new(), Vec::new());
        for (line, step) in &scenario.steps {
            let failed = |message: String| Failure { line: *line, message };
            match step {
                Instruction::Say(words) => said.push(words.clone()),
                Instruction::Wrong(pattern, words) => wrong.push((pattern, words.clone())),
                Instruction::Undo | Instruction::Rewind => {
                    return Err(failed("a lesson goes on and never back".to_owned()));
                }
                Instruction::Choose(..) if !said.is_empty() => {
                    let before = run.game().choices().len();
                    run.follow(step).map_err(failed)?;
                    let at = asked(run.game(), before, teaching.learner).map_err(failed)?;
                    let wrong = std::mem::take(&mut wrong)
                        .into_iter()
                        .map(|(pattern, because)| refused(run.game(), at, pattern, because))
                        .collect::<Result<_, _>>()
                        .map_err(failed)?;
                    steps.push(LessonStep { at, say: std::mem::take(&mut said), wrong });
                }
                _ => run.follow(step).map_err(failed)?,
            }
            if matches!(step, Instruction::Choose(..)) && !wrong.is_empty() {
                return Err(failed("\"wrong\" belongs to a choice about which something is said".to_owned()));
            }
        }
        Ok(Self { game: run.game().clone(), steps, closing: said })
    }

    /// The points that the learner has scored since the beginning.
    fn gained(&self, teaching: Teaching, scenario: &Scenario) -> u8 {
        let scored = |table: &Table| table.scores[teaching.learner.index()];
        scored(self.game.table()).saturating_sub(scored(&scenario.start.checkpoint))
    }

    /// Whether it is a lesson, or a puzzle.
    fn check(&self, teaching: Teaching, scenario: &Scenario) -> Result<(), Failure> {
        let fails = |message: String| Err(Failure { line: 0, message });
        let count = self.steps.len();
        if scenario.titles.english().is_empty() {
            return fails("a lesson has a title".to_owned());
        }
        if self.closing.is_empty() {
            return fails("say something after the last choice".to_owned());
        }
        match teaching.form {
            LessonForm::Lesson => {
                if !DECISIONS.contains(&count) {
                    return fails(format!("a lesson asks for 4 to 9 decisions; this one asks for {count}"));
                }
                let open = |step: &&LessonStep| !step.wrong.iter().any(|wrong| wrong.keys.is_empty());
                if let Some(step) = self.steps.iter().find(open) {
                    let said = step.say.first().map_or("", Words::english);
                    return fails(format!("say \"wrong * because ...\" where this is said: {said}"));
                }
            }
            LessonForm::Puzzle { points } => {
                let gained = self.gained(teaching, scenario);
                if gained < points {
                    return fails(format!("the solution scores {gained} and not {points}"));
                }
                if count == 0 || self.steps[0].say.len() < 2 {
                    return fails("a puzzle says what to do, and then why its first choice is the one".to_owned());
                }
            }
        }
        let because = self.steps.iter().flat_map(|step| step.wrong.iter().map(|wrong| &wrong.because));
        let words = self.steps.iter().flat_map(|step| &step.say).chain(&self.closing).chain(because);
        let languages: Vec<&str> = scenario.titles.languages().collect();
        for said in words {
            if let Some((language, text)) = said.0.iter().find(|(_, text)| text.chars().count() > MOST_CHARACTERS) {
                let message = format!("at most {MOST_CHARACTERS} characters stand beside a map ({language}): {text}");
                return fails(message);
            }
            if !said.languages().eq(languages.iter().copied()) {
                let message =
                    format!("this is not said in the languages of the title, {languages:?}: {}", said.english());
                return fails(message);
            }
        }
        Ok(())
    }
}

/// The place of the choice that was made last, if it is one of the learner and there was something to choose from.
fn asked(game: &Game, before: usize, learner: Seat) -> Result<usize, String> {
    let made = game.choices().len();
    let last = game.choices().next_back().filter(|_| made > before);
    match last {
        None => Err("nobody was asked this: the law leaves no choice here".to_owned()),
        Some(choice) if choice.seat != learner => Err("what is said stands before a choice of who learns".to_owned()),
        Some(choice) if choice.of < 2 => Err("there is nothing else to choose here: leave out what is said".to_owned()),
        Some(_) => Ok(made - 1),
    }
}

/// The choices that are like a pattern at the decision with this place, and were not made there.
fn refused(game: &Game, at: usize, pattern: &Pattern, because: Words) -> Result<WrongChoice, String> {
    if pattern.text() == "*" {
        return Ok(WrongChoice { keys: Vec::new(), because });
    }
    let (Some(then), Some(made)) = (game.before(at), game.choices().nth(at)) else {
        return Err("there was no such decision".to_owned());
    };
    let setup: &Setup = game.setup();
    let options = then.decision().map_or(&[][..], |decision| &decision.options);
    let like = options.iter().filter(|option| **option != made.option && pattern.matches(setup, **option));
    let keys: Vec<String> = like.map(|option| keys::option_key(setup, made.seat, *option)).collect();
    if keys.is_empty() {
        return Err(format!("\"{}\" cannot be chosen wrongly here: it is not offered", pattern.text()));
    }
    Ok(WrongChoice { keys, because })
}
