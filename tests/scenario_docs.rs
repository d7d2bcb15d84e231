//! What `docs/scenarios.md` says about scenarios is true and complete.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::{env, fs};

use rand_xoshiro::SplitMix64;
use rand_xoshiro::rand_core::{Rng, SeedableRng};
use thicket::factions::FACTIONS;
use thicket::game::Game;
use thicket::law::verbs::VERBS;
use thicket::notation::position::board;
use thicket::notation::{keys, scenario};
use thicket::play::{Faction, Holds, Kept, Position, Room, SeatSetup, Setup};
use thicket::table::Table;
use thicket::terms::{KINDS, MAX_SEATS, Seat};
use thicket::{decks, maps};

const PAGE: &str = "docs/scenarios.md";

fn page() -> String {
    fs::read_to_string(PAGE).unwrap()
}

/// The factions that have a section of their own.
fn documented(page: &str) -> Vec<&'static Faction> {
    let sections: Vec<&str> = page.lines().filter(|line| line.starts_with("### ")).collect();
    let has_section =
        |faction: &&Faction| sections.iter().any(|line| line.to_lowercase().replace(' ', "-").ends_with(faction.key));
    FACTIONS.iter().copied().filter(has_section).collect()
}

fn mentions(page: &str, name: &str) -> bool {
    let whole =
        |rest: &str| !rest.starts_with(|letter: char| letter.is_ascii_alphanumeric() || letter == '-' || letter == '_');
    page.match_indices(&format!("`{name}")).any(|(at, found)| whole(&page[at + found.len()..]))
        || page.match_indices(&format!(" {name}")).any(|(at, found)| whole(&page[at + found.len()..]))
}

#[test]
fn the_examples_pass() {
    let page = page();
    let examples: Vec<&str> = page
        .split("```text\n")
        .skip(1)
        .filter_map(|rest| rest.split("```").next())
        .filter(|text| text.contains("seats:"))
        .collect();
    assert!(examples.len() >= 4);
    for (n, text) in examples.iter().enumerate() {
        let report = scenario::run_text(&format!("example {}", n + 1), text);
        assert!(report.passed(), "{report}");
    }
}

/// The lines of a faction board, as its description has them.
fn board_table(faction: &'static Faction) -> String {
    let seat = SeatSetup::new(faction);
    let mut table = "| Board line | Says | Takes | At the start |\n|---|---|---|---|\n".to_owned();
    for kept in faction.kept() {
        let (takes, fresh) = value_of(&kept.holds, &seat);
        let Kept { key, says, example, .. } = kept;
        writeln!(table, "| `{} {key}: {example}` | {says} | {takes} | {fresh} |", faction.code).unwrap();
    }
    table
}

/// What a line can say, and what it says of a fresh board.
fn value_of(holds: &Holds, seat: &SeatSetup) -> (String, String) {
    let words = holds.words().iter().map(|word| format!("`{word}`")).collect::<Vec<_>>().join(", ");
    let most = |room: Room| room.of(seat).map_or(String::new(), |most| format!("; at most {most} of each"));
    let number = |room: Room| format!("0 to {}", room.of(seat).unwrap_or(u8::MAX));
    let (takes, fresh) = match *holds {
        Holds::Number { room, .. } => (number(room), "0"),
        Holds::Pieces { heaps: [heap], room, .. } if heap.word.is_empty() => (number(room), "0"),
        Holds::Pieces { room, .. } => (format!("{words}, each with a number in front{}", most(room)), "none"),
        Holds::Slots { fits, .. } => {
            let fits: Vec<&str> = fits.iter().map(|item| item.key()).collect();
            (fits.join(", "), "none")
        }
        Holds::Items { most, .. } => (format!("items as they lie; at most {most}"), "none"),
        Holds::StatePerSeat { names, .. } => (format!("other factions, each with one of {words}"), names[0]),
        Holds::Choice { names, clearing, .. } => {
            let clearing = if clearing.is_some() { ", with a clearing or without" } else { "" };
            return (format!("{words}{clearing}"), format!("`{}`", names[0]));
        }
        Holds::Marks(_) | Holds::Suits { .. } => (words, "none"),
        Holds::Clearing { .. } => ("a clearing".to_owned(), "none"),
        Holds::Clearings { .. } => ("clearings".to_owned(), "none"),
        Holds::ClearingsBy { .. } => (format!("{words}, each before its clearings"), "none"),
        Holds::Valued { most, .. } => (format!("{words}, each before places or `board`; at most {most}"), "none"),
        Holds::Covered { most, .. } => (format!("{words}, each before its clearings; at most {most}"), "none"),
        Holds::Seats { .. } => ("factions".to_owned(), "none"),
        Holds::PerSeat { room, .. } => (format!("other factions, each with a number behind{}", most(room)), "none"),
        Holds::Warriors { .. } => ("factions, each with the number of its warriors behind".to_owned(), "none"),
        Holds::Spaces { count, .. } => (format!("spaces, 1 to {count} from the left"), "none"),
    };
    (takes, fresh.to_owned())
}

/// The tables stand between two comments. `THICKET_WRITE=1` writes them anew.
#[test]
fn board_lines_are_listed_as_the_factions_describe_them() {
    let mut page = page();
    for faction in documented(&page) {
        let start = format!("<!-- board lines of {} -->\n\n", faction.key);
        let at = page.find(&start).unwrap_or_else(|| panic!("{} lacks {start}", faction.key)) + start.len();
        let end = at + page[at..].find("\n<!-- end -->").unwrap();
        let table = board_table(faction);
        if env::var_os("THICKET_WRITE").is_some() {
            page.replace_range(at..end, &table);
        } else {
            assert_eq!(page[at..end], table, "the table of {} is out of date: run with THICKET_WRITE=1", faction.key);
        }
    }
    if env::var_os("THICKET_WRITE").is_some() {
        fs::write(PAGE, page).unwrap();
    }
}

#[test]
fn every_example_of_a_board_line_reads_back() {
    for faction in FACTIONS.iter().copied() {
        let others = FACTIONS.iter().copied().filter(|other| other.number != faction.number).take(3);
        let seats: Vec<&Faction> = [faction].into_iter().chain(others).collect();
        let setup = Setup::new(maps::MAPS[0], decks::DECKS[0], &seats).unwrap();
        for kept in faction.kept() {
            let mut table = Table::empty(0);
            table.supply = [[u8::MAX; KINDS]; MAX_SEATS];
            board::read(&setup, &mut table, Seat(0), kept, kept.example).unwrap();
            let written = board::write(Position { setup: &setup, table: &table }, Seat(0), kept);
            assert_eq!(written.as_deref(), Some(kept.example), "{} {}", faction.key, kept.key);
        }
    }
}

#[test]
fn every_word_a_scenario_can_use_is_listed() {
    let page = page();
    let factions = documented(&page);
    for key in ["noxious-battery", "blacktail-guild"] {
        assert!(factions.iter().any(|faction| faction.key == key), "{key} has no section");
    }
    let mut missing = BTreeSet::new();
    let mut need = |kind: &str, name: &str| {
        if !mentions(&page, name) {
            missing.insert(format!("{kind} {name}"));
        }
    };
    VERBS.iter().for_each(|verb| need("verb", verb.key));
    for faction in &factions {
        need("code", faction.code);
        faction.verbs.iter().for_each(|verb| need("verb", verb.key));
        faction.pieces.iter().for_each(|piece| need("piece", piece.key));
        faction.pieces.iter().flat_map(|piece| piece.nicknames).for_each(|name| need("piece", name));
        faction.figures.iter().for_each(|figure| need("figure", figure.key));
        faction.turn.iter().copied().flatten().for_each(|step| need("step", step.key));
        faction.kept().for_each(|kept| need("board line", &format!("{} {}", faction.code, kept.key)));
    }
    for deck in decks::DECKS {
        deck.cards.iter().for_each(|face| need("card", face.key));
    }
    for name in met_in_games(&factions) {
        need("prompt, refusal or event", &name);
    }
    assert!(missing.is_empty(), "docs/scenarios.md lacks {missing:#?}");
}

/// Prompts, refusals and events that come up in random games of these factions.
fn met_in_games(factions: &[&'static Faction]) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    for seed in 0..240u64 {
        let at = usize::try_from(seed).unwrap() % factions.len();
        let seats = [factions[at], factions[(at + 1) % factions.len()]];
        let setup = Setup::new(maps::MAPS[0], decks::DECKS[0], &seats).unwrap();
        let mut game = Game::new(setup, seed);
        let mut dice = SplitMix64::seed_from_u64(seed + 1);
        while let Some(decision) = game.decision() {
            names.insert(decision.ask.prompt.to_owned());
            let index = usize::try_from(dice.next_u64() >> 33).unwrap() % decision.options.len();
            if index == 0 {
                names.extend(game.refused().iter().map(|(_, refusal)| refusal.reason.key.to_owned()));
            }
            game.choose(index).unwrap();
        }
        names.extend(game.log().iter().map(|event| event.name.to_owned()));
    }
    names
}

/// The verbs in the last column of the tables of prompts, by section and prompt. The section of the base law has no name.
fn listed_options(page: &str) -> BTreeMap<(String, String), BTreeSet<String>> {
    let mut section = String::new();
    let mut in_prompts = false;
    let mut listed: BTreeMap<(String, String), BTreeSet<String>> = BTreeMap::new();
    let words = |cell: &str| -> Vec<String> { cell.split('`').skip(1).step_by(2).map(str::to_owned).collect() };
    for line in page.lines() {
        if let Some(title) = line.strip_prefix("### ") {
            section = title.to_lowercase().replace(' ', "-");
        } else if line.starts_with("## ") {
            section.clear();
        }
        in_prompts = line.starts_with('|') && (in_prompts || line.starts_with("| Prompt |"));
        let cells: Vec<&str> = line.split('|').collect();
        if let (true, [_, prompts, .., options, _]) = (in_prompts, cells.as_slice()) {
            let verbs: Vec<String> =
                words(options).iter().filter_map(|key| Some(key.split(':').next()?.to_owned())).collect();
            for prompt in words(prompts) {
                listed.entry((section.clone(), prompt)).or_default().extend(verbs.iter().cloned());
            }
        }
    }
    listed
}

#[test]
fn what_a_question_offers_is_listed_with_its_prompt() {
    let page = page();
    let listed = listed_options(&page);
    assert!(listed.len() > 50, "the tables of prompts are read: {}", listed.len());
    // What may be used between actions and steps is told once for all of them.
    let asides = ["use", "activate", "claim", "guard-dogs", "expose", "open"];
    let mut missing = BTreeSet::new();
    for seed in 0..400u64 {
        let mut factions = FACTIONS.to_vec();
        factions.rotate_left(usize::try_from(seed).unwrap() % FACTIONS.len());
        factions.truncate(2 + usize::try_from(seed / 7).unwrap() % 3);
        let place = |number: u64, of: usize| usize::try_from(number).unwrap() % of;
        let map = maps::MAPS[place(seed, maps::MAPS.len())];
        let deck = decks::DECKS[place(seed / 6, decks::DECKS.len())];
        let Ok(setup) = Setup::new(map, deck, &factions) else { continue };
        let mut game = Game::new(setup, seed);
        let mut dice = SplitMix64::seed_from_u64(seed + 1);
        while let Some(decision) = game.decision() {
            let prompt = decision.ask.prompt.to_owned();
            let asked = game.setup().faction(decision.ask.seat).key.to_owned();
            let of = |section: String| listed.get(&(section, prompt.clone()));
            let anywhere = || listed.iter().find(|((_, other), _)| *other == prompt).map(|(_, verbs)| verbs);
            let verbs = of(asked.clone()).or_else(|| of(String::new())).or_else(anywhere).cloned().unwrap_or_default();
            let is_step = ["done", "continue", "turmoil"].iter().any(|verb| verbs.contains(*verb));
            for option in &decision.options {
                let verb = keys::verb_key(game.setup(), option.verb());
                let is_aside = is_step && asides.contains(&verb);
                if !is_aside && !verbs.contains(verb) {
                    missing.insert(format!("{asked}: {prompt} offers {verb}"));
                }
            }
            let index = usize::try_from(dice.next_u64() >> 33).unwrap() % decision.options.len();
            game.choose(index).unwrap();
        }
    }
    assert!(missing.is_empty(), "the tables of docs/scenarios.md lack {missing:#?}");
}
