//! The project's own build, run as `cargo xtask COMMAND`.
//!
//! It needs cargo and, for anything that touches the shell, Node with npm. Whatever else a command needs it fetches:
//! the compiler's browser target, the npm packages, a browser for the tests.

mod before;
mod browser;
mod bundle;
mod checks;
mod copy;
mod costs;
mod crates;
mod dist;
mod html;
mod law;
mod lessons;
mod licences;
mod links;
mod long_run;
mod mutants;
mod notices;
mod npm;
mod play;
mod process;
mod project;
mod scripts;
mod serve;
mod service_worker;
mod single_file;
mod site;
mod sizes;
mod toolchain;
mod wasm;

use std::env;
use std::process::ExitCode;

use before::Match;
use checks::Browsers;
use long_run::LongRun;
use mutants::Mutants;
use project::{Outcome, Project};
use sizes::Sizes;
use wasm::Profile;

const USAGE: &str = "\
cargo xtask play [--port N] [--no-open]   build the site, serve it here and open it
cargo xtask test [--quick] [--browsers all]
                                          every check there is; --quick leaves out the browser, --browsers all takes in
                                          Firefox and WebKit where they are installed
cargo xtask build [--dev | --fast]        the engine as WebAssembly, into www/pkg; the one for bots into
                                          target/fast-engine
cargo xtask dist [--at ADDRESS]           the site and the single file, into dist; with the address where it will stand,
                                          chats show its picture
cargo xtask sizes                         how much of dist goes over the wire, and before the first decision
cargo xtask costs [FACTION...]            what each faction adds to that: the engine is built once more without it
cargo xtask serve [--port N] [--prefix P] [--dir D]
                                          any folder (dist if none is named), under any path
cargo xtask law                           which clauses of the law have a test
cargo xtask long-run [--games N] [--replayed N] [--seed N]
                                          a million random games with every check on, ten thousand of them again in
                                          both engines of the site; hours
cargo xtask mutants [--sample N] [--seed N] [--again] [--equal N,N...]
                                          whether the tests notice changed rules: a sample of what cargo-mutants changes,
                                          built once behind switches; --again tries what has survived the last time, but
                                          for those that change nothing, as whoever has read them says with --equal
cargo xtask match --before REVISION [--games N] [--seed N] [--threads N] [--player BOT] [--others NAME] [--figures law]
                                          one bot of this build against three of an earlier one, the five fan factions
cargo xtask budget                        speed and size of the site in a slowed-down browser
cargo xtask icons                         the PNG icons, from www/icons/thicket.svg
cargo xtask pictures                      the drawing of the front page and the picture that chats show for it
cargo xtask screenshots                   what the README shows, from a fresh dist, into docs/pictures
";

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    match run(&arguments) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(problem) => {
            eprintln!("{problem}");
            ExitCode::FAILURE
        }
    }
}

/// Runs a command. Says whether what it checked was in order; an error is a command that could not be carried out.
fn run(arguments: &[String]) -> Outcome<bool> {
    let Some((command, rest)) = arguments.split_first() else {
        return Err(USAGE.into());
    };
    let project = Project::find()?;
    let mut options = Options::new(rest);
    match command.as_str() {
        "play" => {
            let port = options.port()?.unwrap_or(play::PORT);
            let opens = !options.flag("--no-open");
            options.done()?;
            play::play(&project, port, opens)?;
        }
        "test" => {
            let quick = options.flag("--quick");
            let browsers = match options.value("--browsers")?.as_deref() {
                _ if quick => Browsers::None,
                None => Browsers::One,
                Some("all") => Browsers::All,
                Some(other) => return Err(format!("--browsers {other}: there is \"all\"")),
            };
            options.done()?;
            return Ok(checks::run(&project, browsers));
        }
        "build" => {
            let profile = profile(&mut options)?;
            options.done()?;
            wasm::build(&project, profile)?;
        }
        "dist" => {
            let address = options.value("--at")?;
            options.done()?;
            println!("{}", dist::dist(&project, address.as_deref())?);
        }
        "sizes" => {
            options.done()?;
            let sizes = Sizes::measure(&project.dist())?;
            println!("{sizes}\n{}", sizes.verdict()?);
        }
        "costs" => costs::print(&project, rest)?,
        "serve" => {
            let port = options.port()?.unwrap_or(play::PORT);
            let prefix = options.value("--prefix")?.unwrap_or_default();
            let folder = options.value("--dir")?.map_or_else(|| project.dist(), Into::into);
            options.done()?;
            play::serve(folder, &prefix, port, false)?;
        }
        "match" => before::play(&project, &a_match(&mut options)?)?,
        "budget" => {
            options.done()?;
            let bytes = dist::dist(&project, None)?.first_visit();
            let mut variables = scripts::browser_variables(&project)?;
            variables.extend(scripts::engine_variables(&project, "release")?);
            variables.extend(scripts::fast_engine(&project));
            variables.push(("CHROMIUMS", browser::each(&project)?));
            variables.push(("WIRE_BYTES", bytes.to_string().into()));
            variables.push(("WIRE_LIMIT", sizes::LIMIT.to_string().into()));
            scripts::run(&project, "tests/browser/budget.js", variables)?;
        }
        "long-run" => {
            let run = LongRun {
                games: options.number("--games")?.unwrap_or(LongRun::WHOLE.games),
                replayed: options.number("--replayed")?.unwrap_or(LongRun::WHOLE.replayed),
                seed: options.number("--seed")?.unwrap_or(LongRun::WHOLE.seed),
            };
            options.done()?;
            run.run(&project)?;
        }
        "mutants" => {
            let run = Mutants {
                sample: options.number("--sample")?.unwrap_or(Mutants::SAMPLE),
                seed: options.number("--seed")?.unwrap_or(1),
                again: options.flag("--again"),
                equal: options.numbers("--equal")?,
            };
            options.done()?;
            run.run(&project)?;
        }
        "law" => law::run(rest).map_err(|error| error.to_string())?,
        "icons" => {
            options.done()?;
            scripts::run(&project, "xtask/icons.js", scripts::browser_variables(&project)?)?;
        }
        "pictures" => {
            options.done()?;
            scripts::run(&project, "xtask/pictures.js", scripts::browser_variables(&project)?)?;
        }
        "screenshots" => {
            options.done()?;
            dist::dist(&project, None)?;
            let mut variables = scripts::browser_variables(&project)?;
            variables.extend(scripts::engine_variables(&project, "dev")?);
            scripts::run(&project, "xtask/screenshots.js", variables)?;
        }
        "help" | "--help" | "-h" => print!("{USAGE}"),
        other => return Err(format!("there is no command {other}\n\n{USAGE}")),
    }
    Ok(true)
}

/// How `build` is asked to compile the engine.
fn profile(options: &mut Options) -> Outcome<Profile> {
    match (options.flag("--dev"), options.flag("--fast")) {
        (true, true) => Err("--dev and --fast: one of them".into()),
        (true, false) => Ok(Profile::Dev),
        (false, true) => Ok(Profile::Fast),
        (false, false) => Ok(Profile::Small),
    }
}

/// What `match` is asked to play.
fn a_match(options: &mut Options) -> Outcome<Match> {
    let players = [options.value("--player")?, options.value("--others")?];
    let players = players.map(|name| name.unwrap_or_else(|| "ranger".to_owned()));
    // The figures of the one of this build are read by the program that plays.
    let names = [players[0].split('+').next().unwrap_or_default(), &players[1]];
    if let Some(unknown) = names.into_iter().find(|name| !before::STRENGTHS.contains(name)) {
        return Err(format!("there is no bot \"{unknown}\"; there is: {}", before::STRENGTHS.join(", ")));
    }
    let game = Match {
        before: options.value("--before")?.ok_or("--before REVISION: which build?")?,
        games: options.number("--games")?.unwrap_or(400),
        seed: options.number("--seed")?.unwrap_or(1),
        threads: options.number("--threads")?.unwrap_or(1).max(1),
        players,
        fair: match options.value("--figures")?.as_deref() {
            None | Some("fair") => true,
            Some("law") => false,
            Some(other) => return Err(format!("--figures {other}: there is \"fair\" and \"law\"")),
        },
    };
    options.done()?;
    Ok(game)
}

/// The options of a command, taken one after the other until none may be left.
struct Options {
    rest: Vec<String>,
}

impl Options {
    fn new(rest: &[String]) -> Self {
        Self { rest: rest.to_vec() }
    }

    fn flag(&mut self, name: &str) -> bool {
        let at = self.rest.iter().position(|option| option == name);
        at.map(|at| self.rest.remove(at)).is_some()
    }

    fn value(&mut self, name: &str) -> Outcome<Option<String>> {
        let Some(at) = self.rest.iter().position(|option| option == name) else {
            return Ok(None);
        };
        if at + 1 == self.rest.len() {
            return Err(format!("{name} needs a value"));
        }
        self.rest.remove(at);
        Ok(Some(self.rest.remove(at)))
    }

    fn port(&mut self) -> Outcome<Option<u16>> {
        self.value("--port")?.map(|value| value.parse().map_err(|_| format!("{value} is not a port"))).transpose()
    }

    fn number(&mut self, name: &str) -> Outcome<Option<u64>> {
        self.value(name)?.map(|value| value.parse().map_err(|_| format!("{value} is not a number"))).transpose()
    }

    fn numbers(&mut self, name: &str) -> Outcome<Vec<u32>> {
        let list = self.value(name)?.unwrap_or_default();
        let numbers = list.split(',').filter(|number| !number.is_empty());
        numbers.map(|number| number.parse().map_err(|_| format!("{number} is not a number"))).collect()
    }

    fn done(&self) -> Outcome {
        match self.rest.first() {
            None => Ok(()),
            Some(unknown) => Err(format!("unknown option {unknown}\n\n{USAGE}")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn options(words: &[&str]) -> Options {
        Options { rest: words.iter().map(|word| (*word).to_owned()).collect() }
    }

    #[test]
    fn options_come_in_any_order() {
        let mut given = options(&["--no-open", "--port", "80"]);
        assert_eq!(given.port(), Ok(Some(80)));
        assert!(given.flag("--no-open"));
        assert!(!given.flag("--no-open"));
        assert_eq!(given.done(), Ok(()));
    }

    #[test]
    fn wrong_options_are_named() {
        assert!(options(&["--port"]).port().is_err());
        assert!(options(&["--port", "many"]).port().is_err());
        assert!(options(&["--fast"]).done().unwrap_err().contains("--fast"));
    }
}
