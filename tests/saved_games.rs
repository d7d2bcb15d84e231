//! Saved games: what was saved comes back with its past; what is broken is told with its place.

use thicket::screen::Session;
use thicket::screen::setup::{SeatValue, SetupValue};

fn session(choices: usize) -> Session {
    let seat = |faction: &str, name: &str| SeatValue {
        faction: faction.to_owned(),
        name: Some(name.to_owned()),
        ..SeatValue::default()
    };
    let mut setup = SetupValue {
        map: "autumn".to_owned(),
        deck: "base".to_owned(),
        seed: "9000000000000000007".to_owned(),
        seats: vec![seat("blacktail-guild", "Ada \"the\" Ünruly"), seat("noxious-battery", "Bo")],
        ..SetupValue::default()
    };
    setup.seats[1].figures.insert("actions".to_owned(), vec![3]);
    let mut session = Session::create(&setup).expect("the setup can be played");
    play(&mut session, choices);
    session
}

fn play(session: &mut Session, choices: usize) {
    for number in 0..choices {
        let Some(decision) = session.decision() else { return };
        session.choose((number * 7 + 3) % decision.options.len()).expect("the option is there");
    }
}

#[test]
fn a_saved_game_comes_back_with_its_past() {
    for choices in [0, 1, 40, 333, 5_000] {
        let before = session(choices);
        let mut after = Session::open(&before.save().expect("it can be saved")).expect("it opens");
        assert_eq!(after.setup(), before.setup());
        assert_eq!(after.hash(), before.hash());
        assert_eq!(after.log(Some(0), 0), before.log(Some(0), 0));
        assert_eq!(after.undo_state(&[]).choice, before.undo_state(&[]).choice);
        assert_eq!((after.origin().kind, after.origin().complete), ("file", true));
        after.rewind(0);
        assert_eq!(after.hash(), session(0).hash());
    }
}

#[test]
fn a_game_that_began_from_a_link_is_saved_with_its_start() {
    let mut later = Session::open(&session(200).position_link().expect("there is a link")).expect("it opens");
    assert_eq!(later.origin().kind, "position");
    play(&mut later, 50);
    let opened = Session::open(&later.save().expect("it can be saved")).expect("it opens");
    assert_eq!(opened.hash(), later.hash());
    assert_eq!(opened.log(None, 0), later.log(None, 0));
    let whole = Session::open(&later.game_link().expect("there is a link")).expect("it opens");
    assert_eq!((whole.origin().kind, whole.hash()), ("game", later.hash()));
}

#[test]
fn choices_that_lead_elsewhere_leave_the_position() {
    let before = session(120);
    let text = before.save().expect("it can be saved");
    for changed in [text.replace("\"hash\":\"", "\"hash\":\"f"), text.replace("\"choices\":[", "\"choices\":[99,")] {
        let after = Session::open(&changed).expect("the position opens");
        assert_eq!((after.origin().kind, after.origin().complete), ("file", false));
        assert_eq!(after.hash(), before.hash());
    }
}

#[test]
fn what_is_wrong_with_a_file_is_told_with_its_place() {
    let text = session(60).save().expect("it can be saved");
    let fault = |text: &str| {
        let fault = Session::open(text).expect_err("the file is bad");
        (fault.code, fault.place.unwrap_or_default())
    };
    assert_eq!(fault("{}").0, "foreign-file");
    assert_eq!(fault("{\"format\":\"chess\"}").0, "foreign-file");
    assert_eq!(fault("[1, 2]").0, "broken-file");
    assert_eq!(fault("{\"format\":\"thicket\",\n\"version\":}"), ("broken-file", "line 2, column 11".to_owned()));
    assert_eq!(fault("{\"format\":\"thicket\",\"version\":2}"), ("other-version", "version".to_owned()));
    assert_eq!(fault(&text.replace("blacktail-guild", "weasels")), ("unknown-faction", "setup.seats[0]".to_owned()));
    assert_eq!(fault(&text.replace("\"actions\":[3]", "\"actions\":[77]")).1, "setup.seats[1].figures.actions");
    let both = text.replace("\"hash\":\"", "\"hash\":\"f").replace("\"position\":\"p3", "\"position\":\"q2");
    assert_eq!(fault(&both), ("foreign-text", "position".to_owned()));
    for length in (1..text.len()).filter(|length| text.is_char_boundary(*length)).step_by(3) {
        assert_eq!(fault(&text[..length]).0, "broken-file", "{}", &text[..length]);
    }
}
