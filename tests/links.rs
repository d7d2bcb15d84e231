//! Links: whatever a game comes to can be sent and opened; whatever else arrives is told apart. Made-up links are in
//! `properties.rs`.

mod mixes;

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use thicket::decision::Opt;
use thicket::factions::FACTIONS;
use thicket::game::{Choice, Game, Pace};
use thicket::law::verbs::DISCARD;
use thicket::notation::limits::MOST_CHOICES;
use thicket::notation::links::{self, LinkError, LinkKind};
use thicket::notation::position;
use thicket::play::{Faction, Setup};
use thicket::terms::{Card, Kind, Seat};
use thicket::{decks, law, maps};

fn setup(factions: &[&'static Faction]) -> Setup {
    let map = maps::find("autumn").expect("the Autumn map");
    Setup::new(map, decks::find("base").expect("the base deck"), factions).expect("different factions")
}

fn new_game(factions: &[&'static Faction], seed: u64, pace: Pace) -> Game {
    let setup = setup(factions);
    let table = law::setup::table(&setup, seed);
    Game::resume_at(pace, setup, table, Vec::new())
}

fn next(state: &mut u64) -> usize {
    *state ^= *state << 13;
    *state ^= *state >> 7;
    *state ^= *state << 17;
    usize::try_from(*state >> 40).unwrap_or(0)
}

/// Plays so many random choices, or to the end.
fn play(game: &mut Game, dice: &mut u64, choices: usize) {
    for _ in 0..choices {
        let Some(decision) = game.decision() else { return };
        let count = decision.options.len();
        game.choose(next(dice) % count).expect("the option is there");
    }
}

fn canonical(game: &Game) -> thicket::table::Table {
    game.table().canonical(game.setup().deck.copies)
}

/// Two games stand at the same place and go on in the same way.
fn same(one: &Game, other: &Game, context: &str) {
    assert_eq!(canonical(one), canonical(other), "{context}");
    let shape = |game: &Game| game.decision().map(|decision| (decision.ask, decision.options.len()));
    assert_eq!(shape(one), shape(other), "{context}");
    let figures = |game: &Game| game.setup().seats.iter().map(|seat| seat.figures).collect::<Vec<_>>();
    assert_eq!(figures(one), figures(other), "{context}");
}

#[test]
fn every_decision_of_random_games_comes_back() {
    for (seed, mix) in (0u64..).zip(mixes::sample(60)) {
        let mut game = new_game(&mix, seed, Pace::Patient);
        let mut dice = seed + 1;
        let mut number = 0;
        loop {
            let context = || {
                format!("{:?} seed {seed} choice {number}", mix.iter().map(|faction| faction.code).collect::<Vec<_>>())
            };
            let link = links::position(&game).expect("a game from its start has links");
            assert!(link.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_.".contains(&byte)), "{link}");
            let opened = links::open(&link).unwrap_or_else(|error| panic!("{}: {error}\n{link}", context()));
            assert_eq!((opened.kind, opened.complete), (LinkKind::Position, true));
            same(&game, &opened.game, &context());
            assert_eq!(links::position(&opened.game).as_deref(), Ok(link.as_str()), "{}", context());
            if number % 50 == 0 {
                let (mut one, mut other) = (game.clone(), opened.game);
                let mut same_dice = dice;
                play(&mut one, &mut dice.clone(), 40);
                play(&mut other, &mut same_dice, 40);
                same(&one, &other, &context());
            }
            let Some(decision) = game.decision() else { break };
            let count = decision.options.len();
            game.choose(next(&mut dice) % count).expect("the option is there");
            number += 1;
        }
    }
}

/// The choices of a game, with cards discarded one after the other in the order of their faces: a link keeps no other.
fn in_order(game: &Game) -> Vec<(u8, u64)> {
    let face = |option: Opt| Opt::card(DISCARD, Card(game.setup().deck.copies[usize::from(option.card_at(0).0)]));
    let choice = |choice: Choice| {
        let option = choice.option;
        (choice.seat.0, if option.verb() == DISCARD { face(option) } else { option }.0)
    };
    let mut choices: Vec<(u8, u64)> = game.choices().map(choice).collect();
    let discards = |(seat, option): &(u8, u64)| (*seat, Opt(*option).verb() == DISCARD);
    choices
        .chunk_by_mut(|one, other| discards(one) == discards(other) && discards(one).1)
        .for_each(<[(u8, u64)]>::sort_unstable);
    choices
}

#[test]
fn whole_games_come_back_with_every_choice() {
    for (seed, mix) in (100u64..).zip(mixes::sample(60)) {
        let mut game = new_game(&mix, seed, Pace::Patient);
        let mut dice = seed;
        for stretch in [0, 1, 2, 30, 200, 10_000] {
            // Longer ones have no link (`limits`).
            let room = MOST_CHOICES - game.choices().len();
            play(&mut game, &mut dice, stretch.min(room));
            let link = links::game(&game).expect("a game from its start has links");
            let opened = links::open(&link).expect("the link is whole");
            assert_eq!((opened.kind, opened.complete), (LinkKind::Game, true));
            same(&game, &opened.game, &link);
            assert_eq!(in_order(&game), in_order(&opened.game), "{link}");
        }
    }
}
#[test]
fn games_at_the_swift_pace_have_links_as_well() {
    for (seed, mix) in (200u64..).zip(mixes::sample(60)) {
        let mut game = new_game(&mix, seed, Pace::Swift);
        let mut dice = seed;
        for _ in 0..25 {
            play(&mut game, &mut dice, 17);
            // Where the swift pace has passed the end of a step, the patient one may still wait for it.
            let mut opened = links::open(&links::game(&game).expect("there is a link")).expect("it opens").game;
            while opened.log().len() < game.log().len() {
                opened.choose(0).expect("the step ends");
            }
            let mut again = links::open(&links::position(&game).expect("there is a link")).expect("it opens").game;
            again.set_pace(Pace::Swift);
            same(&game, &again, "position");
            opened.set_pace(Pace::Swift);
            same(&game, &opened, "game");
        }
    }
}

#[test]
fn figures_travel_in_the_link() {
    let mut setup = setup(&FACTIONS[..2]);
    setup.seats[0].set_figure("bore_vp", &[9, 0, 5]).expect("the figure fits");
    setup.seats[1].set_figure("refurbish_cost", &[1]).expect("the figure fits");
    let mut game = Game::new(setup, 3);
    play(&mut game, &mut 8, 60);
    for link in [links::position(&game), links::game(&game)] {
        let opened = links::open(&link.expect("there is a link")).expect("it opens");
        assert_eq!(opened.game.setup().seats[0].figure("bore_vp"), [9, 0, 5]);
        assert_eq!(opened.game.setup().seats[1].figure("refurbish_cost"), [1]);
        assert_eq!(opened.game.setup().seats[1].figure("box_cap"), [5]);
    }
}

#[test]
fn a_game_that_began_from_a_position_has_links() {
    let mut game = new_game(&FACTIONS[..2], 31, Pace::Patient);
    let mut dice = 9;
    play(&mut game, &mut dice, 150);
    let mut later = links::open(&links::position(&game).expect("there is a link")).expect("it opens").game;
    let before = later.choices().len();
    play(&mut later, &mut dice, 60);
    let opened = links::open(&links::game(&later).expect("there is a link")).expect("it opens").game;
    same(&later, &opened, "game from a position");
    assert_eq!(opened.choices().len(), before + 60);
    assert_eq!(opened.start(), later.start());
}

// clause: CARD-coffin-makers#12
/// A leader on the coffins travels in text and in links.
#[test]
fn a_leader_on_a_card_comes_back() {
    let table = |lies: &str| {
        let text = format!(
            "deck: exiles-and-partisans\nseats: MC, LH, BG\nMC crafted: coffin makers\n{lies}\nclearing 5: LH 2 rats\nclearing 1: MC 1 cat\n\
             turn: MC daylight actions"
        );
        position::read(&text).unwrap_or_else(|error| panic!("{error}\n{text}")).game()
    };
    // The warlords in supply and on the card.
    for (lies, warlord) in [
        ("LH holds: 4 LH rats, 1 LH warlord", (0, 1)),
        ("LH holds: 1 LH warlord\nBG holds: 28 BG warriors\nMC holds: 2 BG warriors", (0, 1)),
        ("LH holds: 18 LH rats", (1, 0)),
        ("clearing 9: LH warlord", (0, 0)),
    ] {
        let game = table(lies);
        let (lh, kind) = (Seat(1), Kind(1));
        let found = (game.table().supply[lh.index()][kind.index()], game.table().on_card(lh, kind));
        assert_eq!(found, warlord, "{lies}");
        let text = position::write(&game);
        let read = position::read(&text).expect("what was written can be read").game();
        same(&game, &read, &text);
        assert_eq!(position::write(&read), text);
        let link = links::position(&game).expect("there is a link");
        let opened = links::open(&link).expect("it opens").game;
        same(&game, &opened, &link);
        assert_eq!(links::position(&opened).expect("there is a link"), link);
    }
}

/// What was sent once opens as long as the number of its form is read: both sides of a change to the packing would still
/// understand each other, and nobody who has kept a link.
#[test]
fn links_that_were_kept_open() {
    for (text, link) in [
        (
            "seats: NB, BG\nBG figure box_cap: 4\nNB figure bore_vp: 4 3 2\nclearing 5: NB 2 warriors, cannon; BG worksite\nturn: NB daylight actions",
            "p3.autumn.NB-BG.t1.130.GQ1b_g4AAAAAAMCYiAMOPBP1uUEV9iKLY0bjrMvEMB8TCsyX8nFzgu8ddMzB2VUn2VblfQLNpT6S18pxo7A6qhbH77CUceFnLcEcHlsGA1_Kvu2z9tpcLaOqr32r1FsfFA.k-jv4Qz",
        ),
        (
            "deck: exiles-and-partisans\nseats: MC, LH, BG\nMC crafted: coffin makers\nLH holds: 4 LH rats\nclearing 5: LH 2 rats\nclearing 1: MC 1 cat\nturn: MC daylight actions",
            "p3.autumn_exiles-and-partisans.MC-LH-BG.t1.156.UwQAAAAAAAAAwMUtHgYAAIBFXo5CNJoLcozprThYEnZ-kgXGtpshBlFgZtptvat8_-sYgd8cElaPQ87Ssaj0FtzJr35W8bqOu7Cm2BNzIsgoIM6A765V-thsQ61WRLWZzbW5GlJSZ_qj74IfEZAbTNiFgsJY.VPROIAz",
        ),
        (
            "seats: WA, BG\nWA supporters: sword, anvil\nturn: BG daylight work",
            "p3.autumn.WA-BG.t2.127.SwIAAAAAAABAF_U2uEU8g_VWTlXJ0m-UHZhMUkEzNCa2TcoAt6cdqusQ6rooG6OwWY8xizERqTK26NO_idiypU1AUfVea9KiFn9xfHzMXLadWdJQrRnNqsiPZR9uLwg.Z5lGRAz",
        ),
        (
            "seats: BG, NB\nmap: lake\nlandmark tower: 1\nlandmark ferry: 5 by card\ndiscard: anvil, sword\nturn: BG daylight work",
            "p3.lake_base_tower_ferry.BG-NB.t2.126.WwYAAAAAAACALjgii8FRagKYppSoq-65vb_0eula7nuY8qgRMf6DE3RuedxCFU0lwi_zJtkxr_cShXvoS4PtP68edrpbE3e9YU8lgyrLgEcKUJdl-Wr7dr1HHiv_kg.ygQopAz",
        ),
    ] {
        let game = position::read(text).unwrap_or_else(|error| panic!("{error}\n{text}")).game();
        let opened = links::open(link).unwrap_or_else(|error| panic!("{error}\n{text}")).game;
        same(&game, &opened, text);
        assert_eq!(position::write(&opened), position::write(&game));
    }
}

/// One pile, and several.
#[test]
fn cards_of_piles_come_back() {
    for (seats, piles) in [
        ("WA, BG", "WA supporters: sword, anvil"),
        ("BG, ED", "ED move: anvil, 2 armorers\nED build: sword"),
        ("ED, WA, BG", "ED battle: cobbler\nWA supporters: anvil\nBG hand: sword"),
    ] {
        let text = format!("seats: {seats}\n{piles}\nturn: BG daylight work");
        let game = position::read(&text).unwrap_or_else(|error| panic!("{error}\n{text}")).game();
        let opened = links::open(&links::position(&game).expect("there is a link")).expect("it opens").game;
        same(&game, &opened, &text);
    }
}

/// That players set up what the map has a place for is kept of each landmark, wherever it stands among the others.
#[test]
fn landmarks_set_up_by_players_come_back() {
    for other in ["tower", "elder-treetop", "lost-city", "mousehold", "foxburrow", "rabbittown"] {
        let text =
            format!("seats: BG, NB\nmap: lake\nlandmark {other}: 1\nlandmark ferry: 5 by card\nturn: BG daylight work");
        let game = position::read(&text).unwrap_or_else(|error| panic!("{error}\n{text}")).game();
        let opened = links::open(&links::position(&game).expect("there is a link")).expect("it opens").game;
        same(&game, &opened, &text);
        assert_eq!(position::write(&opened), position::write(&game));
    }
}

/// Where there is one game, every rank is its own.
#[test]
fn lengths_of_links_are_ranked() {
    let stats = links::link_stats(1, 3, &FACTIONS[..3]).expect("every position has a link");
    assert!(stats.position_max > 0);
    assert_eq!([stats.position_p50, stats.position_p99], [stats.position_max; 2]);
    assert_eq!([stats.game_p50, stats.game_p99], [stats.game_max; 2]);
    let stats = links::link_stats(3, 3, &FACTIONS[..3]).expect("every position has a link");
    assert!(stats.position_p50 < stats.position_p99, "{stats:?}");
    assert_eq!(stats.position_p99, stats.position_max);
}

#[test]
fn fingerprints_are_equal_where_positions_are() {
    let mut game = new_game(&FACTIONS[..2], 7, Pace::Patient);
    let mut tables = vec![(canonical(&game), links::fingerprint(&game))];
    let mut dice = 3;
    for _ in 0..40 {
        play(&mut game, &mut dice, 1);
        let now = (canonical(&game), links::fingerprint(&game));
        for before in &tables {
            assert_eq!(before.0 == now.0, before.1 == now.1);
        }
        tables.push(now);
    }
}

fn some_links() -> Vec<String> {
    let mut game = new_game(&FACTIONS[..5], 12, Pace::Patient);
    let mut links = Vec::new();
    let mut dice = 4;
    for stretch in [0, 3, 90, 400] {
        play(&mut game, &mut dice, stretch);
        links.push(links::position(&game).expect("there is a link"));
    }
    let mut short = new_game(&FACTIONS[..2], 5, Pace::Patient);
    play(&mut short, &mut dice, 40);
    links.push(links::game(&short).expect("there is a link"));
    links
}

#[test]
fn a_cut_link_says_how_much_is_missing() {
    for link in some_links() {
        let head = link.match_indices('.').nth(4).expect("five dots").0;
        for length in 2..link.len() {
            let error = links::open(&link[..length]).expect_err("the link is cut");
            let expected = if length > head {
                LinkError::Incomplete { arrived: length, of: link.len() }
            } else {
                LinkError::Stub(length)
            };
            assert_eq!(error, expected, "{}", &link[..length]);
            assert_eq!(error.code(), "incomplete-link");
        }
        assert!(links::open(&link[..1]).is_err_and(|error| error == LinkError::Foreign));
    }
}

#[test]
fn a_link_with_any_character_changed_is_told_apart() {
    for link in some_links().into_iter().take(3) {
        for at in 0..link.len() {
            for sign in ['A', 'z', '7', '-', '.', 'ß'] {
                let mut changed = link.clone();
                changed.replace_range(at..=at, &sign.to_string());
                if changed == link {
                    continue;
                }
                let error = links::open(&changed).expect_err("the link was changed");
                let told = ["altered-link", "incomplete-link", "foreign-text", "other-version"];
                assert!(told.contains(&error.code()), "{error:?} {changed}");
                // In the packed part nothing else can be meant.
                if at > link.match_indices('.').nth(4).expect("five dots").0 && at < link.len() - 8 {
                    assert_eq!(error, LinkError::Altered, "{changed}");
                }
            }
        }
    }
}

/// What ends like a whole link has arrived to its end: if something is missing in between, waiting for the rest is no use.
#[test]
fn a_link_that_lacks_its_middle_is_altered() {
    for link in some_links() {
        let dots: Vec<usize> = link.match_indices('.').map(|(dot, _)| dot).collect();
        let (form, packed, end) = (dots[0], dots[4] + 1, dots[5]);
        for without in [packed..packed + 1, packed..end, form..end] {
            let mut changed = link.clone();
            changed.replace_range(without, "");
            assert!(links::open(&changed).is_err_and(|error| error == LinkError::Altered), "{changed}");
        }
    }
}

#[test]
fn a_link_is_found_at_the_end_of_an_address_and_before_punctuation() {
    let game = new_game(&FACTIONS[..2], 5, Pace::Patient);
    let link = links::position(&game).expect("there is a link");
    for text in [
        format!("https://example.org/thicket/#{link}"),
        format!("  #{link}\n"),
        format!("<{link}").trim_start_matches('<').to_owned() + ">.",
        format!("{link}),"),
    ] {
        same(&game, &links::open(&text).expect("the link is there").game, &text);
    }
    assert!(links::open(&format!("{link}abc")).is_err_and(|error| error == LinkError::Altered));
}

#[test]
fn other_texts_are_foreign() {
    for text in [
        "",
        "z",
        "hello",
        "law=NB.4.2",
        "https://example.org/#top",
        "x1.autumn.NB-BG.t1.4.AAAA.AAAAAAz",
        "p",
        "pp1.a",
        "p12",
        "p+3",
        "p+3.autumn.NB-BG.t1.4.AAAA.AAAAAAz",
    ] {
        assert_eq!(links::open(text).expect_err("this is no link"), LinkError::Foreign, "{text}");
    }
    for (form, told) in [
        ("p1", LinkError::EarlierForm("p1".to_owned())),
        ("g2", LinkError::EarlierForm("g2".to_owned())),
        ("p4", LinkError::LaterForm("p4".to_owned())),
    ] {
        let error = links::open(&format!("{form}.autumn.NB-BG.t1.4.AAAA.AAAAAAz")).expect_err("the form is another");
        assert_eq!((error.code(), error), ("other-version", told));
    }
}

/// A link with the head changed and the checksum made to fit, as another version would make it.
fn reframed(link: &str, change: impl FnOnce(&mut Vec<String>)) -> String {
    let mut parts: Vec<String> = link.split('.').map(str::to_owned).collect();
    parts.pop();
    change(&mut parts);
    let body = parts.join(".") + ".";
    let checksum = URL_SAFE_NO_PAD.encode(crc32fast::hash(body.as_bytes()).to_be_bytes());
    format!("{body}{checksum}z")
}

#[test]
fn names_of_other_versions_are_named() {
    let link = links::position(&new_game(&FACTIONS[..2], 5, Pace::Patient)).expect("there is a link");
    assert_eq!(reframed(&link, |_| ()), link);
    let told = |part: usize, text: &str| {
        let other = reframed(&link, |parts| text.clone_into(&mut parts[part]));
        links::open(&other).expect_err("the name is unknown")
    };
    let unknown = |what, name: &str| LinkError::Unknown { what, name: name.to_owned() };
    assert_eq!(told(1, "mars"), unknown("map", "mars"));
    assert_eq!(told(1, "autumn_tarot"), unknown("deck", "tarot"));
    assert_eq!(told(2, "NB-XX"), unknown("faction", "XX"));
    assert_eq!(told(2, "NB-NB").code(), "bad-setup");
    assert_eq!(told(2, "NB").code(), "bad-setup");
    assert!(told(2, "XX").to_string().contains("\"XX\""));
}
