//! Bots of this build against those of an earlier one. Both are compiled into one program, each with its own rules, tactics and
//! weights, so that nothing has to be imitated.

use std::fs;
use std::path::{Path, PathBuf};

use crate::process;
use crate::project::{Outcome, Project};
use crate::site;

/// What is played.
pub struct Match {
    /// The revision of the earlier build.
    pub before: String,
    /// How many games.
    pub games: u64,
    /// The seed of the first game.
    pub seed: u64,
    /// Threads.
    pub threads: u64,
    /// The one of this build, a strength with figures of its search if need be (`ranger+tries=500`), and the strength of the others.
    pub players: [String; 2],
    /// Whether the table begins with fair figures, or with those of the law texts.
    pub fair: bool,
}

/// The bots that there are, in every build.
pub const STRENGTHS: [&str; 3] = ["wanderer", "ranger", "warlord"];

/// The program that plays.
const PROGRAM: &str = include_str!("before/main.rs");

/// Plays the match and prints who won what.
///
/// # Errors
///
/// When there is no such revision, or one of the builds does not compile.
pub fn play(project: &Project, game: &Match) -> Outcome {
    let (folder, earlier) = (project.at("target/match"), project.at("target/match/before"));
    check_out(project.root(), &game.before, &folder)?;
    let manifest = earlier.join("Cargo.toml");
    write(&manifest, &told_apart(&site::read_text(&manifest)?)?)?;
    write(&folder.join("src/main.rs"), PROGRAM)?;
    write(
        &folder.join("Cargo.toml"),
        "[package]\nname = \"match\"\nversion = \"0.0.0\"\nedition = \"2024\"\n\n[workspace]\nexclude = [\"before\"]\n\n[dependencies]\n\
         thicket_now = { package = \"thicket\", path = \"../..\" }\nthicket_before = { package = \"thicket\", path = \"before\" }\n\n\
         [profile.release]\nlto = \"fat\"\ncodegen-units = 1\n",
    )?;
    let numbers = [game.games, game.seed, game.threads].map(|number| number.to_string());
    let figures = if game.fair { "fair" } else { "law" };
    let words = numbers.iter().map(String::as_str).chain([figures]).chain(game.players.iter().map(String::as_str));
    process::run(process::cargo(&folder, ["run", "--release", "--quiet", "--"].into_iter().chain(words)))
}

/// The manifest of the earlier build, changed so that both can stand in one program: packages of one name need two versions, and a
/// library that is made for the page as well has a file of a name without any, so that one build would be written over the other.
fn told_apart(manifest: &str) -> Result<String, String> {
    let changes = [("version = \"0.1.0\"", "version = \"0.0.0\""), ("[\"rlib\", \"cdylib\"]", "[\"rlib\"]")];
    changes.into_iter().try_fold(manifest.to_owned(), |text, (from, to)| {
        if text.contains(from) {
            Ok(text.replacen(from, to, 1))
        } else {
            Err(format!("the earlier build has no {from} in its manifest"))
        }
    })
}

/// Puts the files of a revision into the folder `before` below another.
fn check_out(root: &Path, revision: &str, folder: &Path) -> Outcome {
    let (earlier, archive) = (folder.join("before"), folder.join("before.tar"));
    if earlier.exists() {
        fs::remove_dir_all(&earlier).map_err(|error| format!("{} cannot be removed: {error}", earlier.display()))?;
    }
    for made in [&earlier, &folder.join("src")] {
        fs::create_dir_all(made).map_err(|error| format!("{} cannot be made: {error}", made.display()))?;
    }
    let named = |path: &PathBuf| path.display().to_string();
    let to = format!("--output={}", named(&archive));
    process::run(process::command(root, "git", ["archive", "--format=tar", &to, revision]))?;
    // The files are as old as their commit, and so cargo would take what it has built of a later one to be what they make.
    process::run(process::command(folder, "tar", ["-xmf", &named(&archive), "-C", &named(&earlier)]))
}

fn write(file: &Path, text: &str) -> Outcome {
    fs::write(file, text).map_err(|error| format!("{} cannot be written: {error}", file.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Two builds whose libraries have one file name are one: a match between them once was between bots of one build.
    #[test]
    fn two_builds_stay_two() {
        let changed = told_apart(include_str!("../../Cargo.toml")).expect("the manifest of today");
        assert!(changed.contains("version = \"0.0.0\"") && changed.contains("crate-type = [\"rlib\"]"));
        assert!(told_apart("[package]\nversion = \"0.1.0\"").is_err());
    }
}
