//! What may notice a mutant, what costs least and tells most first.

/// One program that fails when the engine is not what it should be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    pub name: &'static str,
    /// A test of the engine by the name of its file, `lib` for the unit tests, or `thicket`, the command line.
    pub program: &'static str,
    pub arguments: &'static [&'static str],
    /// Seconds of a processor after which it is taken for hung: some ten times what it takes.
    pub limit: u32,
    /// Where it tells more than anything else: it comes first there.
    pub tells: &'static str,
}

const ANYWHERE: &str = "anywhere";

const fn test(name: &'static str, arguments: &'static [&'static str], limit: u32, tells: &'static str) -> Step {
    Step { name, program: name, arguments, limit, tells }
}

const LINKS: &str = "src/notation/links";
const GAMES: &[&str] = &["simulate", "--every-mix", "--check", "8", "--games", "300"];
// It takes the greater part of a minute, and its like stands in `closed_under_play` and `properties`.
const LINK_TESTS: &[&str] = &["--skip", "every_decision_of_random_games_comes_back"];

/// Every step, in order.
pub const STEPS: &[Step] = &[
    test("scenarios", &[], 15, ANYWHERE),
    test("links", LINK_TESTS, 60, LINKS),
    test("perft", &[], 20, ANYWHERE),
    test("lib", &[], 30, ANYWHERE),
    test("corvids", &[], 10, ANYWHERE),
    test("noxious_battery", &[], 10, ANYWHERE),
    test("law", &[], 10, ANYWHERE),
    test("advanced_setup", &[], 10, "src/law/draft"),
    test("decks", &[], 10, ANYWHERE),
    test("landmarks", &[], 10, ANYWHERE),
    test("maps", &[], 10, ANYWHERE),
    test("saved_games", &[], 10, ANYWHERE),
    test("hostile", &[], 20, LINKS),
    test("golden", &[], 40, ANYWHERE),
    test("voices", &[], 60, ANYWHERE),
    test("validate", &[], 30, ANYWHERE),
    test("lessons", &[], 20, ANYWHERE),
    Step { name: "random games", program: "thicket", arguments: GAMES, limit: 60, tells: ANYWHERE },
    test("closed_under_play", &[], 90, ANYWHERE),
    test("properties", &[], 120, LINKS),
    test("second_reading", &[], 150, ANYWHERE),
];

/// The order for a file.
pub fn for_file(file: &str) -> Vec<Step> {
    let mut steps = STEPS.to_vec();
    steps.sort_by_key(|step| !file.starts_with(step.tells));
    steps
}

/// What cargo has to be told to build all programs of the steps.
pub fn build_arguments() -> Vec<&'static str> {
    let mut arguments = vec!["test", "--no-run", "--profile", "checked", "--lib"];
    let mut tests: Vec<&str> = STEPS.iter().map(|step| step.program).collect();
    tests.sort_unstable();
    tests.dedup();
    for test in tests.into_iter().filter(|test| !["lib", "thicket"].contains(test)) {
        arguments.extend(["--test", test]);
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
        assert_eq!(names("src/notation/links/code.rs").len(), STEPS.len());
    }

    #[test]
    fn each_program_is_built_once() {
        let arguments = build_arguments();
        assert_eq!(arguments.iter().filter(|argument| **argument == "links").count(), 1);
        assert!(!arguments.contains(&"thicket"));
    }
}
