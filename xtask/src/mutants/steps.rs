//! What may notice a mutant, what costs least and tells most first.

use std::collections::BTreeSet;

/// One program that fails when the engine is not what it should be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    pub name: &'static str,
    /// A test of the engine by the name of its file, `lib` for the unit tests, or `thicket`, the command line.
    pub program: &'static str,
    pub arguments: &'static [&'static str],
    /// Seconds of a processor after which it is taken for hung: some ten times what it takes.
    pub limit: u32,
    pub serves: Serves,
    pub round: Round,
}

/// Every mutant goes through the quick steps before one goes through the slow ones: what is known soon is known of all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Round {
    Quick,
    Slow,
    /// Slow, and left out where a mutant is built alone, without optimization.
    Long,
}

/// For which mutants a step is worth its time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Serves {
    /// For all.
    All,
    /// For links, and before anything else.
    LinksFirst,
    /// For links, and for what boards and piles are made of.
    Kept,
    /// For rules: everything but links.
    Rules,
}

const fn slow(name: &'static str, limit: u32) -> Step {
    Step { round: Round::Slow, ..test(name, limit) }
}

const fn long(name: &'static str, limit: u32) -> Step {
    Step { round: Round::Long, ..test(name, limit) }
}

const fn test(name: &'static str, limit: u32) -> Step {
    Step { name, program: name, arguments: &[], limit, serves: Serves::All, round: Round::Quick }
}

/// Every step, in order.
pub const STEPS: &[Step] = &[
    Step { arguments: &["--first"], ..test("scenarios", 15) },
    test("lib", 10),
    test("corvids", 10),
    test("noxious_battery", 10),
    test("law", 10),
    test("advanced_setup", 10),
    test("decks", 10),
    test("fair_figures", 10),
    test("scenario_failures", 10),
    test("landmarks", 10),
    test("maps", 10),
    test("saved_games", 10),
    test("hostile", 20),
    Step { arguments: QUICK_LINKS, serves: Serves::LinksFirst, ..test("links", 40) },
    slow("perft", 20),
    slow("golden", 40),
    slow("voices", 60),
    slow("validate", 30),
    slow("lessons", 20),
    Step { serves: Serves::Rules, ..long("cirque_du_goat", 80) },
    Step { name: "random games", arguments: GAMES, ..slow("thicket", 60) },
    Step { serves: Serves::Kept, ..long("properties", 120) },
    Step { serves: Serves::Kept, ..long("closed_under_play", 90) },
    Step { name: "swift links", arguments: SWIFT_LINKS, serves: Serves::Kept, ..long("links", 120) },
    Step { serves: Serves::Rules, ..long("second_reading", 150) },
    Step { serves: Serves::Rules, ..long("screen", 180) },
];

const GAMES: &[&str] = &["simulate", "--every-mix", "--check", "8", "--games", "300"];
const SWIFT_LINKS: &[&str] = &["--exact", "games_at_the_swift_pace_have_links_as_well"];
// The first of them takes the greater part of a minute: `closed_under_play` and `properties` do the same with other games.
const QUICK_LINKS: &[&str] = &["--skip", "every_decision_of_random_games_comes_back", "--skip", SWIFT_LINKS[1]];

/// The order for a file.
pub fn for_file(file: &str) -> Vec<Step> {
    let links = file.starts_with("src/notation/links");
    let kept = links || file.starts_with("src/play/board") || file.starts_with("src/play/pile");
    let (first, rest): (Vec<Step>, Vec<Step>) = STEPS
        .iter()
        .filter(|step| match step.serves {
            Serves::All => true,
            Serves::LinksFirst => links,
            Serves::Kept => kept,
            Serves::Rules => !links,
        })
        .partition(|step| links && step.serves == Serves::LinksFirst);
    [first, rest].concat()
}

/// What cargo has to be told to build the programs of some steps. The command line comes along with any test.
pub fn build_arguments(profile: &'static str, steps: &[Step]) -> Vec<&'static str> {
    let mut arguments = vec!["test", "--no-run", "--profile", profile];
    let tests = steps.iter().map(|step| if step.program == "thicket" { "scenarios" } else { step.program });
    for test in tests.collect::<BTreeSet<&str>>() {
        if test == "lib" {
            arguments.push("--lib");
        } else {
            arguments.extend(["--test", test]);
        }
    }
    arguments
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_tells_most_of_a_place_comes_first_there() {
        let names = |file| for_file(file).iter().map(|step| step.name).collect::<Vec<_>>();
        assert_eq!(names("src/law/rule.rs").first(), Some(&"scenarios"));
        assert_eq!(names("src/notation/links/code.rs").first(), Some(&"links"));
        assert!(!names("src/notation/links/code.rs").contains(&"second_reading"));
        assert!(!names("src/law/rule.rs").contains(&"properties"));
    }

    #[test]
    fn each_program_is_built_once() {
        let arguments = build_arguments("checked", STEPS);
        assert_eq!(arguments.iter().filter(|argument| **argument == "links").count(), 1);
        assert!(!arguments.contains(&"thicket"), "{arguments:?}");
    }
}
