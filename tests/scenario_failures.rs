//! What does not come true in a scenario is told, with its line and with what is so instead.

use thicket::notation::scenario::run_text;

/// A position and a first choice; a line that is tried follows as line 17.
const TABLE: &str = "title: a table
seats: NB, BG
clearing 12: NB cannon, 2 warriors; BG 1 warrior
clearing 4: BG 2 warriors, worksite
clearing 9: NB 1 warrior, mark
NB bore: 2
NB hand: sword, anvil
NB crafted: cobbler
NB items: bag
NB score: 4
BG hand: armorers
BG builders: 2 fox
ruin 6: boot
discard: sappers
turn: NB birdsong fire
choose fire:4
";

/// A line that is true of the table, and one that is not, with what is said about it.
const LINES: &[(&str, &str, &str)] = &[
    (
        "expect clearing 4: BG 1 warrior, NB ball",
        "expect clearing 4: BG 2 warriors",
        "expected blacktail-guild 2 warrior, found",
    ),
    ("expect clearing 7: empty", "expect clearing 4: empty", "expected nothing, found"),
    ("expect clearing 9: BG nothing", "expect clearing 4: BG nothing", "expected no piece of blacktail-guild"),
    (
        "expect clearing 9 exactly: NB 1 warrior, mark",
        "expect clearing 9 exactly: NB 1 warrior",
        "exactly these pieces",
    ),
    ("expect clearing 9 has NB warrior", "expect clearing 9 has NB 2 warriors", "expected noxious-battery 2 warrior"),
    ("expect clearing 9 lacks NB cannon", "expect clearing 12 lacks NB cannon", "expected noxious-battery 0 cannon"),
    ("expect NB supply: 12 warriors, 1 ball", "expect NB supply: 3 balls", "expected noxious-battery 3 ball"),
    ("expect NB score: 6", "expect NB score: 7", "expected 7, found 6"),
    ("expect NB hand: anvil, sword", "expect NB hand: anvil", "expected anvil, found"),
    ("expect NB hand has anvil", "expect NB hand has armorers", "expected at least armorers"),
    ("expect NB hand lacks armorers", "expect NB hand lacks anvil", "expected none of anvil"),
    ("expect NB hand: 2 cards", "expect NB hand: 3 cards", "expected 3 cards, found 2 cards"),
    ("expect NB crafted: cobbler", "expect NB crafted: none", "expected 0 cards, found 1 cards: cobbler"),
    ("expect discard: sappers", "expect discard: none", "found 1 cards: sappers"),
    ("expect draw pile: ambush-bird", "expect draw pile: ambush-fox", "expected ambush-fox, found ambush-bird"),
    ("expect NB items: bag", "expect NB items: 2 bags", "expected 2 bag, found 1 bag"),
    ("expect item supply: 1 bag", "expect item supply: 2 bags", "found 1 bag"),
    ("expect ruin 6: boot", "expect ruin 6: none", "expected nothing, found 1 boot"),
    ("expect ruins: 6, 10, 11, 12", "expect ruins: 6", "expected 6, found 6, 10, 11, 12"),
    ("expect NB bore: 1", "expect NB bore: 2", "expected 2, found 1"),
    ("expect NB cannon: undamaged", "expect NB cannon: damaged", "expected damaged, found nothing"),
    ("expect BG builders: 2 fox", "expect BG builders: none", "found 2 fox"),
    ("expect ruler 12: NB", "expect ruler 12: BG", "expected blacktail-guild, found noxious-battery"),
    ("expect NB rules 12", "expect BG rules 12", "clearing 12 is ruled by noxious-battery"),
    ("expect BG does not rule 12", "expect NB does not rule 12", "clearing 12 is ruled by noxious-battery"),
    ("expect turn: NB birdsong fire", "expect turn: NB daylight", "found the turn of noxious-battery, birdsong fire"),
    ("expect round: 1", "expect round: 2", "expected 2, found 1"),
    ("expect activated: none", "expect activated: 1 fox", "expected 1 fox, found 0 fox"),
    ("expect NB dominance: none", "expect NB dominance: fox", "expected dominance-fox, found nothing"),
    (
        "expect decision NB NB.4.2 fire",
        "expect decision BG",
        "noxious-battery is asked \"fire\" (NB.4.2); offered: fire:4, done",
    ),
    ("expect decision NB.4.2", "expect decision NB.5", "noxious-battery is asked \"fire\""),
    ("expect decision fire", "expect no decision", "noxious-battery is asked \"fire\""),
    (
        "expect offered fire:4",
        "expect offered fire:9",
        "\"fire:9\" is not offered\nfire:9: no-enemy-there (clearing 9), NB.4.2.I",
    ),
    ("expect not offered fire:9", "expect not offered fire:4", "\"fire:4\" is offered"),
    (
        "expect not offered fire:9 because no-enemy-there",
        "expect not offered fire:9 because bore-empty",
        "\"fire:9\" is not refused because of bore-empty: fire:9: no-enemy-there",
    ),
    (
        "expect not offered fire:9 because NB.4.2.I (clearing 9)",
        "expect not offered fire:9 because NB.4.2.I (clearing 8)",
        "\"fire:9\" is not refused because of NB.4.2.I",
    ),
    ("expect options fire:*, done", "expect options done", "offered as well: fire:4"),
    ("expect event fired clearing 4", "expect event fired clearing 9", "\"fired clearing 9\" has happened 0 times"),
    ("expect 1 event fired", "expect 2 events fired", "\"fired\" has happened 1 times"),
    ("expect no event rolled", "expect no event fired", "\"fired\" has happened 1 times"),
    ("expect order fired, scored points 2, removed", "expect order removed, fired", "no event \"fired\" in this order"),
    ("expect winner: nobody", "expect winner: NB", "expected noxious-battery, found no winner yet"),
    ("expect view BG hides NB hand", "expect view NB hides NB hand", "it is shown"),
    ("expect view NB shows NB hand", "expect view BG shows ruin items", "it is hidden"),
    ("choose NB fire:4", "choose BG fire:4", "blacktail-guild is not asked now"),
    ("choose done", "choose fire:12", "fire:12: out-of-range (clearing 12, cannon 12), NB.4.2.I"),
    ("undo", "choose shoot:BG/worksite", "\"shoot:BG/worksite\" is not offered"),
];

#[test]
fn true_lines_pass_and_others_say_why() {
    for (right, wrong, message) in LINES {
        let report = run_text("table", &format!("{TABLE}{right}\n"));
        assert!(report.passed(), "{report}");
        let report = run_text("table", &format!("{TABLE}{wrong}\n"));
        let [failure] = report.failures.as_slice() else { panic!("{wrong}: {report}") };
        assert_eq!(failure.line, 17, "{report}");
        assert!(failure.message.contains(message), "{wrong}\n  says: {}\n  not:  {message}", failure.message);
        // Whatever failed, the question that is open is told.
        let asked =
            failure.message.matches("noxious-battery is asked \"fire\" (NB.4.2); offered: fire:4, done").count();
        assert_eq!(asked, 1, "{report}");
    }
}

#[test]
fn an_expectation_that_fails_later_tells_the_later_question() {
    let table = "seats: NB, BG\nclearing 12: NB cannon\nclearing 5: BG 1 warrior\nturn: NB daylight actions\n";
    let report = run_text("table", &format!("{table}choose done\nexpect turn: BG daylight"));
    let [failure] = report.failures.as_slice() else { panic!("{report}") };
    assert!(failure.message.contains("blacktail-guild is asked \"projects\" (BG.4.2)"), "{report}");
    let report = run_text("table", &format!("{table}choose done\nexpect no decision"));
    assert_eq!(report.failures[0].message.matches("is asked").count(), 1, "{report}");
}

#[test]
fn whoever_wins_along_has_won() {
    let table = "seats: MC, VB, NB, BG\nclearing 9: MC workshop\nclearing 1: VB pawn\nVB dominance: fox\nVB partner: MC
MC score: 28\nMC hand: root-tea-mouse\nturn: MC daylight craft\nchoose craft:root-tea-mouse\n";
    for right in ["winner: MC by points", "winner: VB by points", "winner: VB", "winner: MC by points with VB"] {
        let report = run_text("table", &format!("{table}expect {right}\n"));
        assert!(report.passed(), "{report}");
    }
    for (wrong, message) in [
        ("winner: NB", "expected noxious-battery, found marquise and vagabond by points"),
        ("winner: VB by dominance", "expected vagabond by dominance, found marquise and vagabond by points"),
        ("winner: nobody", "expected no winner yet, found marquise and vagabond by points"),
        ("winner: MC with nobody", "expected with nobody, found with vagabond"),
    ] {
        let report = run_text("table", &format!("{table}expect {wrong}\n"));
        let [failure] = report.failures.as_slice() else { panic!("{wrong}: {report}") };
        assert!(failure.message.contains(message), "{wrong}: {report}");
    }
}

#[test]
fn ego_stands_with_the_chameleander() {
    for (clearings, line, message) in [
        (
            "clearing 5: C chameleander\nclearing 9: C 1 ego",
            3,
            "ego stands with the Chameleander, which is in clearing 5",
        ),
        (
            "clearing 9: C superego\nclearing 5: C chameleander",
            2,
            "ego stands with the Chameleander, which is in clearing 5",
        ),
        ("clearing 5: C 1 ego\nclearing 9: C 1 ego", 2, "ego stands in one clearing only"),
    ] {
        let report = run_text("ego", &format!("seats: C, NB\n{clearings}\nchoose done"));
        let [failure] = report.failures.as_slice() else { panic!("{clearings}: {report}") };
        assert_eq!((failure.line, failure.message.as_str()), (line, message));
    }
    let report = run_text("ego", "seats: C, NB\nclearing 5: C 1 ego, superego\nexpect clearing 5: C 1 ego, 1 superego");
    assert!(report.passed(), "{report}");
}

/// Lines that cannot be understood.
const NONSENSE: &[(&str, &str)] = &[
    ("expect", "expect what?"),
    ("expect NB hapiness: 3", "there is no line \"NB hapiness\""),
    ("expect clearing 13: empty", "has no clearing \"13\""),
    ("expect clearing 5: NB sheep", "has no piece \"sheep\""),
    ("expect offered fly:5", "no option at this table begins with \"fly\""),
    ("expect offered fir:5", "did you mean \"fire\"?"),
    ("expect not offered fire:13", "has no clearing \"13\""),
    ("expect not offered fire:1:2", "has too many parts; the verb takes 1"),
    ("expect not offered project:swing", "\"swing\" is none of: windmill, salt-road, ironworks, quarry"),
    ("expect not offered fire because", "\"because\" has no reason after it"),
    ("expect decision NB NB.9.9", "no catalogue holds a clause \"NB.9.9\""),
    ("expect winner: NB by luck", "nobody wins by \"luck\""),
    ("expect seed", "should be what?"),
    ("expect gap: closed", "this can be stated in a position, but not expected"),
    ("choose", "choose what?"),
    ("choose craft:excalibur", "has no card \"excalibur\""),
    ("until", "until when?"),
    ("until NB noon", "\"noon\" is no phase"),
    ("clearing 5: NB 1 warrior", "\"clearing 5\" belongs to the position, which stands before the first choice"),
    ("jump", "\"jump\" is neither \"name: value\" nor begins with choose"),
];

#[test]
fn nonsense_is_found_before_anything_is_played() {
    for (line, message) in NONSENSE {
        let report = run_text("table", &format!("{TABLE}{line}\n"));
        let [failure] = report.failures.as_slice() else { panic!("{line}: {report}") };
        assert_eq!(failure.line, 17, "{report}");
        assert!(failure.message.contains(message), "{line}\n  says: {}\n  not:  {message}", failure.message);
    }
}

#[test]
fn the_head_of_a_scenario_is_checked() {
    for (text, line, message) in [
        ("clause: NB.77\nseats: NB, BG\nchoose done", 1, "no catalogue holds a clause \"NB.77\""),
        ("seats: NB, BG\nstart: middle\nchoose done", 2, "starts with \"setup\" or \"position\""),
        ("seats: NB, BG", 0, "chooses and expects nothing"),
        ("choose done", 1, "a position needs a line \"seats: ...\""),
        ("seats: NB, BG\nclearing 5: NB 40 warriors\nchoose done", 2, "noxious-battery has 15 warrior in all"),
        ("seats: NB, BG\nstart: setup\nturn: NB birdsong\nchoose done", 3, "this is stated in line 2 already"),
    ] {
        let report = run_text("head", text);
        let [failure] = report.failures.as_slice() else { panic!("{text}: {report}") };
        assert_eq!(failure.line, line, "{report}");
        assert!(failure.message.contains(message), "{report}");
    }
}

#[test]
fn going_on_needs_a_way_to_let_things_pass() {
    let table = "seats: NB, BG\nNB hand: sword, anvil, cobbler, armorers, sappers\nturn: NB daylight actions\n";
    let report = run_text("table", &format!("{table}until BG birdsong"));
    assert!(report.to_string().contains("on the way there noxious-battery is asked \"discard-card\""), "{report}");
    let report = run_text("table", &format!("{table}auto until BG birdsong\nexpect NB hand: 5 cards"));
    assert!(report.passed(), "{report}");
}

#[test]
fn a_missing_file_is_a_failure() {
    let report = thicket::notation::scenario::run_file(std::path::Path::new("tests/scenarios/nowhere.scenario"));
    assert!(!report.passed());
}

/// A puzzle that comes true.
const PUZZLE: &str = "title: Two scent marks
puzzle: NB
goal: 3 points this turn
seats: NB, BG
clearing 10: NB 2 warriors, cannon
clearing 12: NB mark
clearing 8: NB mark
NB hand: foxfolk-steel, anvil, crossbow-mouse
turn: NB daylight craft
say: Score 3 points this turn.
say: Two cards of one icon each score more than one card of two.
choose craft:anvil
choose craft:crossbow-mouse
say: Three points.
";

#[test]
fn a_lesson_that_leads_nowhere_is_told() {
    let fails = |text: &str, message: &str| {
        let report = run_text("a lesson", text);
        assert!(report.to_string().contains(message), "{report}");
    };
    let puzzle = |from: &str, to: &str| {
        assert!(PUZZLE.contains(from), "{from}");
        PUZZLE.replacen(from, to, 1)
    };
    assert!(run_text("a puzzle", PUZZLE).passed());
    fails(&puzzle("puzzle: NB\ngoal: 3 points this turn\n", ""), "words belong to a lesson or a puzzle");
    fails(&puzzle("goal: 3 points this turn\n", ""), "a file holds one");
    fails(&puzzle("goal: 3 points this turn", "goal: many points"), "5 points this turn");
    fails(&puzzle("puzzle: NB", "puzzle: BP"), "BP");
    fails(&puzzle("goal: 3 points", "goal: 4 points"), "the solution scores 3 and not 4");
    fails(&puzzle("say: Three points.\n", ""), "say something after the last choice");
    fails(&puzzle("say: Score 3 points this turn.\n", ""), "says what to do, and then why");
    fails(&puzzle("title: Two scent marks\n", ""), "has a title");
    fails(&puzzle("say: Three points.", &format!("say: {}", "so ".repeat(100))), "at most 260 characters");
    fails(&puzzle("choose craft:crossbow-mouse", "undo"), "never back");
    fails(&puzzle("choose craft:anvil", "wrong craft:sword because no\nchoose craft:anvil"), "it is not offered");
    fails(&puzzle("choose craft:anvil", "wrong craft:anvil\nchoose craft:anvil"), "what is wrong, and why?");
    fails(
        &puzzle("choose craft:crossbow-mouse", "wrong * because no\nchoose craft:crossbow-mouse"),
        "belongs to a choice",
    );
    fails(&puzzle("puzzle: NB\ngoal: 3 points this turn", "lesson: NB"), "asks for 4 to 9 decisions");
    fails(&puzzle("seats: NB, BG", "es: Dos marcas\nseats: NB, BG"), "languages of the title");
    fails(&puzzle("choose craft:anvil\n", "choose craft:anvil\nes: Tres puntos\n"), "follows no words");
    // What is said before a question with one answer teaches nothing.
    fails(&puzzle("say: Three points.", "say: Go on.\nchoose done\nsay: Three points."), "nothing else to choose here");
}

#[test]
fn a_lesson_speaks_other_languages_line_by_line() {
    let both = "title: Zwei\nes: Dos\npuzzle: NB\ngoal: 3 points this turn
seats: NB, BG
clearing 10: NB 2 warriors, cannon
clearing 12: NB mark
clearing 8: NB mark
NB hand: anvil, crossbow-mouse, foxfolk-steel
turn: NB daylight craft
say: Score.
es: Puntos.
say: So.
es: Porque.
choose craft:anvil
choose craft:crossbow-mouse
say: Done.
es: Hecho.
";
    let report = run_text("two languages", both);
    assert!(report.passed(), "{report}");
}
