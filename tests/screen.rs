//! What the screen gets: complete, redacted for the viewer, and nothing that has not happened.

mod hidden;
mod mixes;

use std::collections::BTreeSet;

use hidden::DealtAnew;
use thicket::clause;
use thicket::decision::{Reason, Refusal};
use thicket::decks;
use thicket::event::{Event, Value};
use thicket::factions::FACTIONS;
use thicket::game::{Game, Pace, Seal};
use thicket::maps;
use thicket::notation::{keys, position};
use thicket::play::{Orders, Setup};
use thicket::screen::catalogue::{self, Catalogue};
use thicket::screen::decision::WhyNot;
use thicket::screen::setup::{SeatValue, SetupValue};
use thicket::screen::view::TableView;
use thicket::screen::{self, Query, Session, Thinking, log};
use thicket::terms::{Clearing, MAX_SEATS, Place, Seat};
use thicket::view;

fn setup_value(factions: &[&str], seed: u64) -> SetupValue {
    let seats = factions.iter().map(|key| SeatValue { faction: (*key).to_owned(), ..SeatValue::default() });
    SetupValue {
        map: "autumn".to_owned(),
        deck: "base".to_owned(),
        seed: seed.to_string(),
        seats: seats.collect(),
        ..SetupValue::default()
    }
}

/// As many factions as there are seats, others with each seed.
fn full_table(seed: u64) -> Vec<&'static str> {
    let first = usize::try_from(seed).unwrap_or(0) % FACTIONS.len();
    FACTIONS.iter().cycle().skip(first).take(FACTIONS.len().min(MAX_SEATS)).map(|faction| faction.key).collect()
}

fn next(state: &mut u64) -> usize {
    *state ^= *state << 13;
    *state ^= *state >> 7;
    *state ^= *state << 17;
    usize::try_from(*state >> 40).unwrap_or(0)
}

fn json<T: serde::Serialize + ?Sized>(value: &T) -> String {
    serde_json::to_string(value).expect("values are JSON")
}

/// Plays a game at random and shows every moment of it.
fn play(seed: u64, at: impl FnMut(&Session)) {
    play_and_show(seed, 1, at);
}

/// Plays a game at random and shows one of so many moments of it, and the last.
fn play_and_show(seed: u64, one_of: usize, at: impl FnMut(&Session)) {
    play_with(&full_table(seed), seed, one_of, at);
}

/// The same with these factions.
fn play_with(factions: &[&str], seed: u64, one_of: usize, mut at: impl FnMut(&Session)) {
    let mut session = Session::create(&setup_value(factions, seed)).expect("the setup can be played");
    let mut dice = seed + 1;
    while let Some(decision) = session.game().decision() {
        if session.game().choices().len().is_multiple_of(one_of) {
            at(&session);
        }
        let count = decision.options.len();
        session.choose(next(&mut dice) % count).expect("the option is there");
    }
    at(&session);
}

#[test]
fn a_view_does_not_depend_on_what_its_viewer_may_not_know() {
    let mut compared = 0;
    let mut dealt_anew = DealtAnew::default();
    for (seed, mix) in (0..).zip(mixes::with_each(4)) {
        let mut dice = seed + 77;
        let keys: Vec<&str> = mix.iter().map(|faction| faction.key).collect();
        play_with(&keys, seed, 5, |session| {
            let game = session.game();
            let (checkpoint, answers) = game.checkpoint();
            if !answers.is_empty() || checkpoint != game.table() {
                return;
            }
            for viewer in game.setup().seats().map(Some).chain([None]) {
                let seen = view::View::of(game.position(), viewer);
                let other = seen.imagine(game.setup(), next(&mut dice) as u64);
                let imagined = Game::resume_at(Pace::Patient, game.setup().clone(), other, Vec::new());
                // Whether a seat is asked at all may rest on its hand; the moment must be the same to be compared.
                let ask = |game: &Game| game.decision().map(|decision| decision.ask);
                if imagined.table().turn == game.table().turn && ask(&imagined) == ask(game) {
                    compared += 1;
                    dealt_anew.note(game.setup(), game.table(), imagined.table());
                    assert_eq!(json(&TableView::of(game, viewer, &[])), json(&TableView::of(&imagined, viewer, &[])));
                }
            }
        });
    }
    assert!(compared > 1_000, "only {compared} moments compared");
    dealt_anew.assert_each(200);
}

#[test]
fn a_hand_is_shown_to_its_seat_only() {
    play(3, |session| {
        for viewer in [None, Some(0), Some(1)] {
            let view = session.view(viewer).expect("the seat is there");
            for (seat, shown) in (0u8..).zip(&view.seats) {
                assert_eq!(shown.hand.is_some(), viewer == Some(seat));
                if let Some(hand) = &shown.hand {
                    assert_eq!(hand.len(), usize::from(shown.hand_count));
                }
            }
        }
        assert!(session.view(Some(9)).is_err_and(|fault| fault.code == "no-such-seat"));
    });
}

#[test]
fn the_log_keeps_hidden_cards_from_those_who_may_not_see_them() {
    let mut hidden = 0;
    play(5, |session| {
        if session.decision().is_some() {
            return;
        }
        let game = session.game();
        for viewer in game.setup().seats().map(Some).chain([None]) {
            let entries = log::entries(game, viewer, 0);
            assert_eq!(entries.len(), game.log().len());
            for (entry, event) in entries.iter().zip(game.log()) {
                for (name, value) in &event.values {
                    if let Value::Hidden(card, seats) = value {
                        let may = viewer.is_some_and(|viewer| seats & (1 << viewer.0) != 0);
                        let told = json(&entry.values[name]);
                        let key = game.setup().deck.face(*card).key;
                        assert_eq!(told, if may { format!("\"{key}\"") } else { "null".to_owned() });
                        hidden += usize::from(!may);
                    }
                }
            }
        }
    });
    assert!(hidden > 100, "only {hidden} hidden cards");
}

#[test]
fn log_entries_say_which_choice_they_follow() {
    play(8, |session| {
        if session.decision().is_some() {
            return;
        }
        let entries = session.log(None, 0).expect("anybody may watch");
        for from in [1, 10, entries.len() / 2, entries.len()] {
            assert_eq!(session.log(None, from).expect("anybody may watch"), entries[from..]);
        }
        let mut back = session.clone();
        for entry in entries.iter().rev().step_by(7) {
            back.rewind(entry.commit);
            assert!(back.game().log().len() > entry.index, "the entry is there after its choice");
            let mut before = back.clone();
            if entry.commit > 0 {
                before.rewind(entry.commit - 1);
                let settled = before.game().log().len();
                assert!(settled <= entry.index, "the entry is not there before its choice");
            }
        }
    });
}

#[test]
fn a_preview_shows_what_comes_and_nothing_that_rests_on_chance() {
    let (mut sure, mut cut, mut numbers) = (0, 0, 0);
    for seed in 0..3 {
        play_and_show(seed, 7, |session| {
            let Some(decision) = session.decision() else { return };
            let viewer = Some(decision.seat);
            for option in decision.options.iter().take(12) {
                let preview = session.preview(option.index, viewer, None).expect("the option is there");
                assert_eq!(preview.seal, option.seal);
                let mut after = session.clone();
                let mut happened = after.choose(option.index).expect("the option is there");
                let next = after.decision().filter(|next| next.seat == decision.seat && next.visibility == "public");
                let number = next.filter(|_| option.seal.is_none()).and_then(|next| next.count);
                assert_eq!(option.then, number);
                numbers += usize::from(number.is_some());
                // Numbers that are asked for beside it are part of what it shows.
                while after.game().last_seal().is_none() && asks_number(&after, decision.seat) {
                    let mut answered = after.clone();
                    let more = answered.choose(0).expect("a number has options");
                    if answered.game().last_seal().is_some() {
                        break;
                    }
                    happened.extend(more);
                    after = answered;
                }
                // All of it is shown as what one choice brings.
                let commit = session.game().choices().len() + 1;
                happened.iter_mut().for_each(|entry| entry.commit = commit);
                assert_eq!(
                    json(&preview.events),
                    json(&happened[..preview.events.len()]).replace(",\"seal\":true", "")
                );
                assert_eq!(after.game().last_seal().map(Seal::key), preview.seal);
                if matches!(preview.seal, None | Some("seat")) {
                    assert_eq!(preview.events.len(), happened.len());
                    assert_eq!(json(&preview.view), json(&after.view(viewer).expect("the seat is there")));
                    sure += 1;
                } else {
                    let dice = ["rolled", "drew", "reshuffled", "took", "saw-card"];
                    assert!(preview.events.iter().all(|entry| !dice.contains(&entry.kind)), "{:?}", preview.events);
                    assert_eq!(json(&preview.view), json(&session.view(viewer).expect("the seat is there")));
                    cut += 1;
                }
            }
        });
    }
    assert!(sure > 300 && cut > 60, "{sure} sure, {cut} cut");
    assert!(numbers > 30, "{numbers} ask for a number next");
}

/// Whether a seat is openly asked for a number.
fn asks_number(session: &Session, seat: u8) -> bool {
    let decision = session.decision();
    decision.is_some_and(|next| next.seat == seat && next.visibility == "public" && next.count.is_some())
}

/// Numbers that were asked for beside what they are for are taken back with it, and nothing else is.
fn assert_one_act(session: &Session, from: usize, to: usize) {
    for choice in from + 1..=to {
        let mut before = session.clone();
        before.rewind(choice);
        let seat = before.decision().expect("there was a choice").seat;
        assert!(asks_number(&before, seat), "choice {choice} is an act of its own");
    }
}

#[test]
fn undo_goes_back_past_what_bots_chose_unless_they_showed_something() {
    let (mut past, mut sealed) = (0, 0);
    let mut look = |session: &Session| {
        let choices: Vec<_> = session.game().choices().collect();
        let Some(last) = choices.iter().rposition(|choice| choice.seat == Seat(0)) else { return };
        let mut back = session.clone();
        let setup = session.game().setup();
        let shows = |option| screen::targets(setup, option).iter().any(|target| target.kind == "card");
        let seals = choices[last..].iter().all(|choice| matches!(choice.seal, None | Some(Seal::Seat)));
        let can = seals && !choices[last + 1..].iter().any(|choice| shows(choice.option));
        assert_eq!(back.undo_state(&[1, 2, 3, 4, 5]).can, can);
        assert_eq!(back.undo(&[1, 2, 3, 4, 5]), can);
        if !can {
            sealed += 1;
            return;
        }
        past += usize::from(last + 1 < choices.len());
        assert!(back.game().choices().len() <= last);
        assert_one_act(session, back.game().choices().len(), last);
        assert_eq!(back.decision().map(|decision| decision.seat), Some(0));
        // Doing it again brings the bot's answers back as well.
        assert!(back.redo(&[1, 2, 3, 4, 5]));
        while back.redo(&[1, 2, 3, 4, 5]) {}
        assert_eq!(back.hash(), session.hash());
    };
    // How often bots show a card to each other depends on who sits at the table.
    for seed in 9..13 {
        play_and_show(seed, 4, &mut look);
    }
    assert!(past > 20 && sealed > 20, "{past} past a bot, {sealed} sealed");
}

#[test]
fn a_bot_thinks_about_a_saved_table_as_about_the_table_itself() {
    let mut thought = 0;
    play_and_show(5, 3, |session| {
        if session.decision().is_none() || !session.game().choices().len().is_multiple_of(7) {
            return;
        }
        let saved = Session::open(&session.save().expect("it can be saved")).expect("it opens");
        let mut here = Thinking::about(session, "wanderer", "3").expect("it is asked");
        let mut there = Thinking::about(&saved, "wanderer", "3").expect("it is asked");
        while !here.think(5) {}
        while !there.think(9) {}
        assert_eq!((here.best(), here.reason()), (there.best(), there.reason()));
        assert!(here.best() < session.decision().map_or(0, |decision| decision.options.len()));
        thought += 1;
    });
    assert!(thought > 30, "only {thought} thoughts");
    let session = Session::create(&setup_value(&["noxious-battery", "blacktail-guild"], 1)).expect("the setup is good");
    assert_eq!(Thinking::about(&session, "general", "3").expect_err("no such bot").code, "unknown-strength");
    assert_eq!(Thinking::about(&session, "ranger", "x").expect_err("no number").code, "bad-seed");
}

#[test]
fn undo_goes_back_to_the_last_seal_and_no_further() {
    let (mut undone, mut together) = (0, 0);
    play_and_show(11, 5, |session| {
        let mut back = session.clone();
        let free = session.game().choices().rev().take_while(|choice| choice.seal.is_none()).count();
        let sealed = session.game().choices().len() - free;
        while back.game().choices().len() > sealed {
            let state = back.undo_state(&[]);
            assert!(state.can && state.refusal.is_none() && state.choice.is_some());
            let last = back.game().choices().len() - 1;
            assert!(back.undo(&[]));
            assert!((sealed..=last).contains(&back.game().choices().len()), "an undo crossed a seal");
            assert_one_act(session, back.game().choices().len(), last);
            undone += 1;
            together += last - back.game().choices().len();
        }
        let state = back.undo_state(&[]);
        let length = back.game().choices().len();
        assert!(!state.can && !back.undo(&[]));
        assert_eq!(state.refusal.is_some(), length > 0);
        assert_eq!(back.game().choices().len(), length);
        assert_eq!(state.redo, free > 0);
        while back.redo(&[]) {
            // What is done again together was taken back together.
            let done = back.game().choices().len();
            let mut again = back.clone();
            assert!(again.undo(&[]) && again.redo(&[]));
            assert_eq!(again.game().choices().len(), done);
        }
        assert_eq!(back.hash(), session.hash());
    });
    assert!(undone > 50 && together > 5, "{undone} acts undone, {together} numbers with them");
}

#[test]
fn why_not_answers_with_the_refusals_of_the_law() {
    let session = Session::create(&setup_value(&["noxious-battery", "blacktail-guild"], 1)).expect("the setup is good");
    let mut session = session;
    let query = |verb: &str| Query { verb: Some(verb.to_owned()), ..Query::default() };
    assert_eq!(session.why_not(&query("battle"))[0].key, "other-question-open");
    let mut dice = 5;
    let (mut refused, mut elsewhere) = (0, 0);
    while let Some(decision) = session.decision() {
        for dim in decision.refused.iter().take(20) {
            let query = Query { verb: Some(dim.verb.to_owned()), targets: dim.targets.clone() };
            let why = session.why_not(&query);
            assert!(why.contains(&dim.refusal), "{query:?} {why:?}");
            refused += 1;
        }
        for option in decision.options.iter().take(5) {
            let query = Query { verb: Some(option.verb.to_owned()), targets: option.targets.clone() };
            assert!(session.why_not(&query).is_empty(), "a legal option is not refused");
        }
        let why = session.why_not(&query("fire"));
        let asked = decision.options.iter().any(|option| option.verb == "fire");
        assert!(!asked || why.is_empty());
        elsewhere += usize::from(why.first().is_some_and(|why| why.key == "not-in-this-step"));
        session.choose(next(&mut dice) % decision.options.len()).expect("the option is there");
    }
    assert!(session.why_not(&query("move")).is_empty(), "nothing is asked once the game is over");
    assert!(refused > 500 && elsewhere > 20, "{refused} refused, {elsewhere} elsewhere");
}

#[test]
fn setups_are_read_back_as_they_were_written() {
    let mut value = setup_value(&["blacktail-guild", "noxious-battery"], u64::MAX);
    value.seats[0].name = Some("Ada".to_owned());
    value.seats[1].figures.insert("bore_vp".to_owned(), vec![4, 3, 2]);
    let session = Session::create(&value).expect("the setup can be played");
    assert_eq!(session.setup(), value);
    let view = session.view(None).expect("anybody may watch");
    assert_eq!((view.seats[0].name.as_str(), view.seats[1].name.as_str()), ("Ada", ""));
}

#[test]
fn a_setup_that_cannot_be_played_is_refused_with_its_place() {
    let good = setup_value(&["noxious-battery", "blacktail-guild"], 1);
    let fault = |change: &dyn Fn(&mut SetupValue)| {
        let mut value = good.clone();
        change(&mut value);
        let fault = Session::create(&value).expect_err("the setup is bad");
        (fault.code, fault.place.unwrap_or_default())
    };
    assert_eq!(fault(&|value| value.map = "mars".to_owned()), ("unknown-map", "map".to_owned()));
    assert_eq!(fault(&|value| value.deck = "tarot".to_owned()), ("unknown-deck", "deck".to_owned()));
    assert_eq!(fault(&|value| value.seed = "x".to_owned()), ("bad-seed", "seed".to_owned()));
    assert_eq!(fault(&|value| value.seed = "18446744073709551616".to_owned()), ("bad-seed", "seed".to_owned()));
    assert_eq!(fault(&|value| value.seats[1].faction = "cats".to_owned()), ("unknown-faction", "seats[1]".to_owned()));
    assert_eq!(fault(&|value| value.seats.truncate(1)), ("bad-setup", "seats".to_owned()));
    assert_eq!(fault(&|value| value.seats[1] = value.seats[0].clone()), ("bad-setup", "seats".to_owned()));
    let bad = |value: &mut SetupValue| drop(value.seats[0].figures.insert("bore_vp".to_owned(), vec![99]));
    assert_eq!(fault(&bad), ("bad-setup", "seats[0].figures.bore_vp".to_owned()));
}

#[test]
fn choices_that_are_not_there_are_refused() {
    let mut session = Session::create(&setup_value(&full_table(2), 2)).expect("the setup can be played");
    assert_eq!(session.choose(500).expect_err("there is no such option").code, "no-such-option");
    assert_eq!(session.preview(500, None, None).expect_err("there is no such option").code, "no-such-option");
}

#[test]
fn numbers_are_offered_as_a_range() {
    let mut ranges = 0;
    play(21, |session| {
        let Some(decision) = session.decision() else { return };
        let Some(count) = decision.count else { return };
        assert_eq!(decision.options.len(), usize::from(count.max - count.min) + 1);
        assert!((count.min..=count.max).contains(&count.preset));
        ranges += 1;
    });
    assert!(ranges > 10, "only {ranges} ranges");
}

#[test]
fn the_catalogue_holds_everything_that_can_be_played() {
    let catalogue = Catalogue::new();
    assert_eq!(catalogue.factions.len(), FACTIONS.len());
    assert_eq!(catalogue.maps.len(), maps::MAPS.len());
    let deck = &catalogue.decks[0];
    let copies: usize = deck.cards.iter().map(|(_, copies)| copies).sum();
    assert_eq!(copies, decks::DECKS[0].cards.len());
    assert!(deck.cards.iter().all(|(key, _)| catalogue.cards.contains_key(key)));
    let autumn = &catalogue.maps[0];
    assert_eq!(autumn.corner_pairs, [[1, 3], [2, 4]]);
    assert!(autumn.paths.iter().all(|path| autumn.clearings[usize::from(path.a) - 1].adjacent.contains(&path.b)));
    assert!(catalogue::clauses().len() > 500);
}

#[test]
fn a_seal_is_seen_before_the_choice() {
    let setup = Setup::new(maps::find("autumn").expect("a map"), decks::find("base").expect("a deck"), &FACTIONS[..2])
        .expect("two factions");
    let game = Game::new(setup, 4);
    let branch = game.branch();
    assert_eq!(branch.decision(), game.decision());
    assert_eq!(branch.table(), game.table());
    assert_eq!(game.position().seats().next(), Some(Seat(0)));
}

#[test]
fn what_can_be_ordered_fits_the_questions_it_is_ordered_for() {
    let standing = Catalogue::new().standing;
    let mut met = BTreeSet::new();
    // Some questions are rare: it is played until each has been asked, at tables of every size, because seats have more
    // turns at a small one.
    for seed in 0..600 {
        if met.len() == standing.len() {
            break;
        }
        let mut seats = full_table(seed);
        seats.truncate(3 + usize::try_from(seed).unwrap_or(0) % (MAX_SEATS - 2));
        let session = Session::create(&setup_value(&seats, seed)).expect("the setup can be played");
        let mut game = session.game().clone();
        let mut dice = seed + 1;
        while let Some(decision) = game.decision().cloned() {
            game.choose(next(&mut dice) % decision.options.len()).expect("the option is there");
            let Some(facts) = standing.iter().find(|facts| facts.prompt == decision.ask.prompt) else { continue };
            met.insert(facts.prompt);
            assert_eq!(facts.clause, decision.ask.clause, "{facts:?}");
            let asked = game.setup().faction(decision.ask.seat).key;
            assert!(
                facts.faction.is_none_or(|owner| (owner == asked) != facts.to_others),
                "{asked} is asked: {facts:?}"
            );
            let verbs: Vec<_> =
                decision.options.iter().map(|option| keys::verb_key(game.setup(), option.verb())).collect();
            let passes = verbs.iter().filter(|verb| ["pass", "continue"].contains(verb)).count();
            let acts: BTreeSet<_> = verbs.iter().filter(|verb| !["pass", "continue"].contains(verb)).collect();
            match facts.orders {
                Orders::Pass => assert_eq!(passes, 1, "{facts:?}: {verbs:?}"),
                Orders::PassOrDo => assert!(passes == 1 && acts.len() <= 1, "{facts:?}: {verbs:?}"),
                Orders::Rank => assert!(passes == 0 && acts.len() == 1, "{facts:?}: {verbs:?}"),
            }
        }
    }
    let never: Vec<_> = standing.iter().filter(|facts| !met.contains(facts.prompt)).collect();
    assert!(never.is_empty(), "nobody was asked {never:?}");
}

#[test]
fn forests_are_named_in_refusals_and_in_the_log() {
    static NO_WAY: Reason = Reason { key: "not-adjacent", values: &["from", "to"] };
    let session =
        Session::create(&setup_value(&["noxious-battery", "bone-patrol"], 1)).expect("the setup can be played");
    let setup = session.game().setup();
    let forest = Place::forest(2);
    let told = WhyNot::of(setup, Refusal::with(&NO_WAY, clause!("LAW-3b"), &[forest.0, 12]));
    assert_eq!(json(&told.values), r#"{"from":"F3","to":12}"#);

    let event = Event::new("moved", clause!("LAW-3b")).with("from", Value::place(forest)).clearing(Clearing(4));
    let entry = log::entry(setup, &event, None);
    assert_eq!(json(&entry.values), r#"{"clearing":4,"from":"F3"}"#);
    assert_eq!(entry.types, [("clearing", "place"), ("from", "place")].into());
}

#[test]
fn all_who_win_are_told() {
    let mut session = None;
    play(11, |shown| session = Some(shown.clone()));
    let over = session.expect("it was played").view(None).expect("anybody may look").over.expect("it has ended");
    assert_eq!(over.winners, [over.winner]);
}

#[test]
fn a_coalition_is_told_of_the_seat_that_has_joined() {
    let lines = "seats: VB, CC, ED\nVB partner: CC\nturn: CC daylight actions\n";
    let game = position::read(lines).expect("it can be read").game();
    let seats = TableView::of(&game, None, &[]).seats;
    let partners: Vec<Option<u8>> = seats.iter().map(|seat| seat.partner).collect();
    assert_eq!(partners, [Some(1), None, None]);
}

fn on_map(map: &str, landmarks: &[&str], deal: Option<u8>, without_own: bool) -> SetupValue {
    SetupValue {
        map: map.to_owned(),
        landmarks: landmarks.iter().map(|key| (*key).to_owned()).collect(),
        deal,
        without_own,
        ..setup_value(&full_table(1)[..3], 7)
    }
}

/// The landmarks on the table that somebody without a seat sees, with their clearings.
fn landmarks_of(session: &Session) -> Vec<(&'static str, Option<u8>)> {
    let view = session.view(None).expect("anybody may watch");
    view.landmarks.iter().map(|landmark| (landmark.key, landmark.clearing)).collect()
}

#[test]
fn a_setup_says_which_landmarks_there_are() {
    let create = |setup: &SetupValue| Session::create(setup).expect("it can be played");
    let mountain = create(&on_map("mountain", &[], None, false));
    assert_eq!(landmarks_of(&mountain), [("tower", Some(10))]);
    assert_eq!(mountain.view(None).unwrap().closed_paths.len(), 6);
    assert_eq!(mountain.setup(), on_map("mountain", &[], None, false));
    assert_eq!(landmarks_of(&create(&on_map("lake", &[], None, true))), []);
    assert_eq!(landmarks_of(&create(&on_map("lake", &["ferry"], None, false))), [("ferry", None)]);

    // What is dealt follows from the seed, and is then what the table has.
    let dealt = create(&on_map("autumn", &["tower", "lost-city", "black-market", "ferry"], Some(2), false));
    let again = dealt.setup();
    assert_eq!((again.landmarks.len(), again.deal), (2, None));
    assert_eq!(landmarks_of(&create(&again)), landmarks_of(&dealt));
    assert!(landmarks_of(&dealt).iter().all(|(_, clearing)| clearing.is_none()));

    let fault = Session::create(&on_map("autumn", &["windmill"], None, false)).expect_err("there is none");
    assert_eq!((fault.code, fault.place.as_deref()), ("unknown-landmark", Some("landmarks")));
}
