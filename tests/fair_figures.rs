//! Fair figures: a new table has them, and whatever is written down keeps its own.

use std::collections::BTreeMap;

use thicket::bots::contest::{Brief, fair_figures};
use thicket::factions::{self, FACTIONS};
use thicket::game::Game;
use thicket::law::draft;
use thicket::notation::{links, position};
use thicket::play::{Draftable, Faction, Procedure, SeatSetup, Setup};
use thicket::screen::Session;
use thicket::screen::setup::{SeatValue, SetupValue};
use thicket::{decks, maps};

/// The figures that the law texts and a new table have otherwise: faction, figure, law, fair.
const PROPOSED: [(&str, &str, &[u8], &[u8]); 5] = [
    ("noxious-battery", "bore_vp", &[3, 2, 1], &[2, 1, 1]),
    ("chameleander", "ego_track_vp", &[1, 1, 2, 2, 3, 3, 4, 4], &[1, 1, 1, 1, 2, 2, 2, 3]),
    ("bone-patrol", "stash_track", &[3, 2, 3], &[3, 3, 3]),
    ("bone-patrol", "collection_track", &[0, 0, 1], &[1, 1, 1]),
    ("cirque-du-goat", "accolades_track", &[0, 0, 1, 0, 0, 1, 0, 0], &[0, 1, 0, 1, 0, 1, 0, 0]),
];

const SEATS: [&str; 4] = ["chameleander", "noxious-battery", "bone-patrol", "cirque-du-goat"];

fn seated(names: &[&str]) -> Vec<&'static Faction> {
    names.iter().map(|name| factions::find(name).expect("a faction")).collect()
}

fn law(names: &[&str]) -> Setup {
    let map = maps::find("autumn").expect("a map");
    Setup::new(map, decks::find("base").expect("a deck"), &seated(names)).expect("they can play together")
}

/// The seats have what the law texts say.
fn has_law(setup: &Setup) -> bool {
    setup.seats.iter().all(|seat| *seat == SeatSetup::new(seat.faction))
}

/// The seats have what a new table begins with.
fn has_fair(setup: &Setup) -> bool {
    setup.seats.iter().all(|seat| *seat == SeatSetup::fair(seat.faction))
}

/// Chooses the first option so many times.
fn first_options(game: &mut Game, choices: usize) {
    for _ in 0..choices {
        if game.decision().is_some() {
            game.choose(0).expect("there is an option");
        }
    }
}

// clause: C.2.5, NB.4.2.II, BP.4.3, BP.6.3, CDG.6.4
#[test]
fn a_new_table_has_the_proposed_figures_and_a_setup_that_says_nothing_those_of_the_law() {
    let before = law(&SEATS);
    assert!(has_law(&before) && !has_fair(&before));
    let new = before.clone().with_fair_figures();
    assert!(has_fair(&new) && !has_law(&new));
    for (faction, key, lawful, fair) in PROPOSED {
        let seat = before.seat_of(faction).expect("it sits there").index();
        assert_eq!((before.seats[seat].figure(key), new.seats[seat].figure(key)), (lawful, fair), "{faction} {key}");
    }
    let mut told = Vec::new();
    for faction in FACTIONS {
        let [one, other] = [SeatSetup::new(faction), SeatSetup::fair(faction)];
        for figure in faction.figures {
            // Whoever asks for a figure alone hears of those that differ, and of no others.
            let differs = one.figure(figure.key) != other.figure(figure.key);
            assert_eq!(faction.fair_values(figure.key), differs.then(|| other.figure(figure.key)));
            if differs {
                told.push((faction.key, figure.key, figure.default, other.figure(figure.key).to_vec()));
            }
        }
    }
    told.sort_unstable();
    let mut proposed = PROPOSED.map(|(faction, key, lawful, fair)| (faction, key, lawful, fair.to_vec()));
    proposed.sort_unstable();
    assert_eq!(told, proposed);
}

#[test]
fn fair_figures_are_assumed_ones_that_fit_and_differ() {
    for faction in FACTIONS {
        let mut seat = SeatSetup::new(faction);
        for (key, values) in faction.fair {
            let figure = faction.figures.iter().find(|figure| figure.key == *key).expect("a figure of the faction");
            assert!(figure.assumed, "{key} of {} is printed", faction.key);
            assert_ne!(figure.default, *values, "{key} of {}", faction.key);
            seat.set_figure(key, values).expect("the values fit");
        }
        assert_eq!(seat, SeatSetup::fair(faction));
    }
}

// clause: LAW-10.2a
#[test]
fn who_is_drafted_brings_the_figures_of_a_new_table() {
    let among: Vec<Draftable> =
        seated(&[&SEATS[..], &["marquise"]].concat()).into_iter().map(Draftable::fair).collect();
    let pool = draft::deal(&among, 3, false, 5).expect("they can be dealt");
    let map = maps::find("autumn").expect("a map");
    let setup = Setup::draft(map, decks::find("base").expect("a deck"), pool).expect("a draft");
    let mut game = Game::new(setup, 5);
    // What is dealt travels in a link, and is on the boards in the end.
    let opened = links::open(&links::game(&game).expect("a link")).expect("it opens");
    assert!(
        opened.game.setup().pool().iter().all(|card| card.seat.figures == SeatSetup::fair(card.seat.faction).figures)
    );
    first_options(&mut game, 2);
    let written = position::write(&game);
    let again = position::read(&written).expect("it reads back").game();
    assert_eq!(again.setup().pool(), game.setup().pool(), "{written}");
    assert!(written.contains("pool: ") && written.contains(" fair"), "{written}");
    first_options(&mut game, 30);
    assert!(game.setup().seats.iter().all(|seat| !seat.faction.is_undecided()));
    assert!(matches!(game.setup().procedure, Procedure::Draft(_)));
    assert!(game.setup().seats.iter().all(|seat| seat.figures == SeatSetup::fair(seat.faction).figures));
}

#[test]
fn a_text_without_figures_has_those_of_the_law() {
    let text = "seats: chameleander, noxious-battery, bone-patrol\nturn: NB birdsong fire\n";
    let start = position::read(text).expect("a position").game();
    assert!(has_law(start.setup()));
    // And one of a new table says what it has.
    let new = Game::new(law(&SEATS).with_fair_figures(), 2);
    let written = position::write(&new);
    for line in [
        "chameleander figure ego_track_vp: 1 1 1 1 2 2 2 3",
        "noxious-battery figure bore_vp: 2 1 1",
        "bone-patrol figure stash_track: 3 3 3",
        "cirque-du-goat figure accolades_track: 0 1 0 1 0 1 0 0",
    ] {
        assert!(written.lines().any(|other| other == line), "{line}\n{written}");
    }
    assert!(has_fair(position::read(&written).expect("it reads back").game().setup()));
    let old = position::write(&Game::new(law(&SEATS), 2));
    assert!(!old.contains("figure"), "{old}");
}

#[test]
fn a_link_of_a_new_table_opens_with_its_figures() {
    let mut game = Game::new(law(&SEATS).with_fair_figures(), 11);
    first_options(&mut game, 40);
    for link in [links::position(&game), links::game(&game)] {
        let link = link.expect("a link");
        let opened = links::open(&link).expect("it opens");
        assert!(has_fair(opened.game.setup()), "{link}");
        // The head tells people who sits there, as that of any link does.
        assert!(link[1..].starts_with("3.autumn.C-NB-BP-CDG."), "{link}");
    }
}

/// Links that were made before there were fair figures.
#[test]
fn an_old_link_keeps_its_figures() {
    for link in [
        "p3.autumn.C-NB-BP.t1.159.0yQAAAAAAABgc-XrLl2mcHNOpqrT91EVCR68DhJr3GH-RgB3LjNILT769YNhzY8nTu1Y-9GChYcqhEi1VHYYAlLRYpnn5bB5CgZIj2AAZUspI-vadUsjJTXdMoMpNk8Vm6r59BC7S1hl1cGkqzzgjS8k0ddYFAU.why5pgz",
        "g3.autumn.C-NB-BP.t3.38.YwgAAAAAAAAgagSQ9Su-z5IdSFiuxxDr9KTXAg.k6drNQz",
    ] {
        let opened = links::open(link).expect("it opens");
        assert!(has_law(opened.game.setup()), "{link}");
        let again = match opened.kind {
            links::LinkKind::Position => links::position(&opened.game),
            links::LinkKind::Game => links::game(&opened.game),
        };
        assert_eq!(again.expect("a link"), link, "and is written as it was");
    }
}

fn value(figures: &[(&str, &str, &[u8])]) -> SetupValue {
    let seat = |faction: &&str| {
        let own = figures.iter().filter(|(of, ..)| of == faction);
        let figures: BTreeMap<_, _> = own.map(|(_, key, values)| ((*key).to_owned(), values.to_vec())).collect();
        SeatValue { faction: (*faction).to_owned(), name: None, figures }
    };
    SetupValue {
        map: "autumn".to_owned(),
        deck: "base".to_owned(),
        seed: "7".to_owned(),
        seats: SEATS.iter().map(seat).collect(),
        ..SetupValue::default()
    }
}

#[test]
fn saved_games_of_either_sort_keep_theirs() {
    let (old, _, _) = value(&[]).read().expect("a setup");
    assert!(has_law(&old));
    let fair = PROPOSED.map(|(faction, key, _, values)| (faction, key, values));
    let session = Session::create(&value(&fair)).expect("a table");
    let saved = session.save().expect("it can be saved");
    let (again, _, _) = Session::open(&saved).expect("it opens").setup().read().expect("a setup");
    assert!(has_fair(&again), "{saved}");
}

#[test]
fn a_study_of_new_tables_has_fair_figures() {
    let brief = Brief { figures: fair_figures(), games: 1, ..Brief::default() };
    assert!(brief.plan().expect("a plan").mixes.iter().all(has_fair));
    assert!(Brief { figures: BTreeMap::default(), ..brief }.plan().expect("a plan").mixes.iter().all(has_law));
}

/// By this bots expect more or less of a seat.
#[test]
fn how_far_figures_are_from_fair_ones_to_those_of_the_law_texts() {
    let [chameleander, guild] =
        ["chameleander", "blacktail-guild"].map(|name| factions::find(name).expect("a faction"));
    let with_track = |values: &[u8]| {
        let mut seat = SeatSetup::fair(chameleander);
        seat.set_figure("ego_track_vp", values).expect("values that fit");
        seat
    };
    assert_eq!([SeatSetup::fair(chameleander), SeatSetup::new(chameleander)].map(|seat| seat.towards_law()), [0, 100]);
    assert_eq!(with_track(&[1, 1, 1, 2, 2, 2, 3, 3]).towards_law(), 28, "two of seven points");
    assert_eq!(with_track(&[0; 8]).towards_law(), -185);
    assert_eq!(with_track(&[9; 8]).towards_law(), 200, "nothing is known beyond");
    assert_eq!(SeatSetup::new(guild).towards_law(), 0, "it has none that is assumed fairer");
}
