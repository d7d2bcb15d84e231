//! `thicket lessons`: lessons and puzzles as the page reads them.

use std::collections::BTreeMap;
use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};

use serde::Serialize;
use thicket::notation::limits::{MOST_TEXT, read_file};
use thicket::notation::scenario::{self, Lesson, LessonForm, Scenario, Words};

use crate::out::say;

#[derive(clap::Args)]
pub struct Args {
    /// Files with lessons and puzzles, or folders with files that end in .scenario.
    #[arg(required = true, value_name = "FILE")]
    paths: Vec<PathBuf>,
    /// Write a file for each faction and a list of them into this folder.
    #[arg(long, value_name = "FOLDER")]
    to: Option<PathBuf>,
}

/// What a faction teaches, as a line of the list.
#[derive(Serialize)]
struct Listed {
    faction: &'static str,
    lessons: Vec<Words>,
    puzzles: Vec<Words>,
}

pub fn run(args: &Args) -> Result<bool, Box<dyn Error>> {
    let files = scenario::find_files(&args.paths).map_err(|(path, error)| format!("{}: {error}", path.display()))?;
    let mut taught: BTreeMap<&str, Vec<Lesson>> = BTreeMap::new();
    for file in &files {
        let lesson = read(file)?;
        taught.entry(lesson.faction).or_default().push(lesson);
    }
    for lessons in taught.values_mut() {
        // The lesson first; puzzles as their files are called.
        lessons.sort_by_key(|lesson| lesson.form != LessonForm::Lesson);
    }
    for (faction, lessons) in &taught {
        for lesson in lessons {
            let (choices, decisions) = (lesson.choices.len(), lesson.steps.len());
            say!("{faction}: {} ({decisions} decisions, {choices} choices)", lesson.title.english());
        }
    }
    if let Some(folder) = &args.to {
        write(folder, &taught)?;
    }
    Ok(!taught.is_empty())
}

fn read(file: &Path) -> Result<Lesson, Box<dyn Error>> {
    let text = read_file(file, MOST_TEXT).map_err(|error| format!("{}: {error}", file.display()))?;
    let found = Scenario::read(&text).and_then(|scenario| Lesson::of(&scenario));
    found.map_err(|failure| format!("{}:{}: {}", file.display(), failure.line, failure.message).into())
}

fn write(folder: &Path, taught: &BTreeMap<&'static str, Vec<Lesson>>) -> Result<(), Box<dyn Error>> {
    let failed = |path: &Path| {
        let path = path.display().to_string();
        move |error| format!("{path} cannot be written: {error}")
    };
    fs::create_dir_all(folder).map_err(failed(folder))?;
    let put = |name: &str, text: String| {
        let path = folder.join(name);
        fs::write(&path, text).map_err(failed(&path))
    };
    let mut list = Vec::new();
    for (faction, lessons) in taught {
        put(&format!("{faction}.json"), serde_json::to_string(lessons)?)?;
        let (puzzles, lessons) = lessons.iter().partition::<Vec<_>, _>(|one| one.form != LessonForm::Lesson);
        let titles = |of: Vec<&Lesson>| -> Vec<Words> { of.into_iter().map(|one| one.title.clone()).collect() };
        list.push(Listed { faction, lessons: titles(lessons), puzzles: titles(puzzles) });
    }
    put("index.json", serde_json::to_string(&list)?)?;
    Ok(())
}
