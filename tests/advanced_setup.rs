//! Advanced Setup: what is dealt, who picks when, what is kept and hidden, and whole games that begin with a draft.

#![expect(clippy::cast_possible_truncation, reason = "small numbers, and a wrapped die is still a die")]

mod invariants;

use std::collections::BTreeSet;

use thicket::bots::{Bot, Seen, Strength};
use thicket::decks::{self, DECKS};
use thicket::factions::{self, FACTIONS};
use thicket::game::{Game, Pace};
use thicket::landmarks;
use thicket::law::draft::{advised_reach, deal, total_reach};
use thicket::law::homelands::{self, Distance};
use thicket::law::setup::{self, SetupPart};
use thicket::maps::{self, MAPS};
use thicket::notation::{links, position};
use thicket::play::{Dealt, Deck, Draftable, Faction, Map, Position, Procedure, Setup, SetupError};
use thicket::screen::Session;
use thicket::screen::setup::{DraftValue, SeatValue, SetupValue};
use thicket::shelf::Shelf;
use thicket::table::{Stage, Table};
use thicket::terms::{Clearing, ClearingSet, Seat};
use thicket::view::View;

fn named(key: &str) -> &'static Faction {
    factions::find(key).unwrap()
}

fn everybody() -> Vec<Draftable> {
    FACTIONS.iter().copied().map(Draftable::new).collect()
}

/// The Vagabond with both of his cards.
fn with_two_vagabonds() -> Vec<Draftable> {
    everybody().into_iter().chain([Draftable::new(named("vagabond"))]).collect()
}

fn draft_on(map: &'static Map, deck: &'static Deck, players: usize, seed: u64) -> Setup {
    let pool = deal(&with_two_vagabonds(), players, true, seed).unwrap();
    let undecided: Vec<&'static Faction> = Faction::undecided(players).collect();
    let setup = Shelf::BUILT.with_landmarks(Setup::new(map, deck, &undecided).unwrap(), &[], true).unwrap();
    setup.with_procedure(Procedure::Draft(pool)).unwrap()
}

fn draft(players: usize, seed: u64) -> Setup {
    draft_on(maps::find("autumn").unwrap(), decks::find("base").unwrap(), players, seed)
}

/// A game on its way through the draft, with the first option of every question.
fn first_options(game: &mut Game, until: impl Fn(&Game) -> bool) {
    while !until(game) && game.decision().is_some() {
        game.choose(0).unwrap();
    }
}

fn asked(game: &Game) -> &str {
    game.decision().map_or("", |decision| decision.ask.prompt)
}

// clause: LAW-10.2a#1, LAW-10.2b#1, LAW-10.2b#2, LAW-10.2b#7, LAW-10.1d#2
#[test]
fn a_militant_is_dealt_first_then_of_all_others_one_for_each_player() {
    let mut militants = BTreeSet::new();
    let without_corvids_or_eyrie: Vec<Draftable> =
        everybody().into_iter().filter(|card| card.seat.faction.key != "eyrie").collect();
    for seed in 0..300 {
        for players in 3..=6 {
            let pool = deal(&everybody(), players, false, seed).unwrap();
            assert_eq!(pool, deal(&everybody(), players, false, seed).unwrap(), "a seed deals one pool");
            assert_eq!(pool.len(), players + 1);
            assert!(pool[0].militant);
            let different: BTreeSet<u8> = pool.iter().map(|card| card.seat.faction.number).collect();
            assert_eq!(different.len(), players + 1, "nobody is dealt twice");
            militants.insert(pool.iter().filter(|card| card.militant).count());
            let pool = deal(&without_corvids_or_eyrie, players, false, seed).unwrap();
            assert!(pool.iter().all(|card| card.seat.faction.key != "eyrie"));
        }
    }
    assert!(militants.contains(&1) && militants.contains(&2), "{militants:?}");
}

/// What a table counts a faction as travels with its game.
#[test]
fn classes_and_reaches_of_a_table_come_back() {
    let changed: Vec<Draftable> = everybody()
        .into_iter()
        .map(|card| Draftable { militant: !card.militant, reach: card.reach + 1, ..card })
        .collect();
    let undecided: Vec<&'static Faction> = Faction::undecided(3).collect();
    let (map, deck) = (maps::find("autumn").unwrap(), decks::find("base").unwrap());
    let setup = Setup::new(map, deck, &undecided).unwrap();
    let setup = setup.with_procedure(Procedure::Draft(deal(&changed, 3, false, 3).unwrap())).unwrap();
    let game = Game::new(setup, 3);
    let opened = links::open(&links::game(&game).unwrap()).unwrap().game;
    assert_eq!(opened.opening().pool(), game.opening().pool());
}

#[test]
fn seats_go_by_names_and_codes() {
    let factions = [named("eyrie"), named("corvids")];
    let setup = Setup::new(maps::find("autumn").unwrap(), decks::find("base").unwrap(), &factions).unwrap();
    assert_eq!(["corvids", "CC", "cc"].map(|name| setup.seat_of(name)), [Some(Seat(1)); 3]);
    assert_eq!((setup.seat_of("eyrie"), setup.seat_of("marquise")), (Some(Seat(0)), None));
}

// clause: LAW-10.2b#3, LAW-10.2b#4, LAW-10.2b#5, LAW-10.5#5
#[test]
fn every_faction_has_its_class_and_those_of_fan_factions_are_proposals() {
    let militant = |key: &str| named(key).militant;
    assert!(militant("marquise") && militant("eyrie"));
    assert!(!militant("alliance") && !militant("vagabond"));
    for fan in ["noxious-battery", "blacktail-guild", "bone-patrol", "cirque-du-goat", "chameleander"] {
        assert!(!militant(fan) && named(fan).card_assumed, "{fan}");
        // A table may count it otherwise, and then it can be the militant that is dealt first.
        let changed = everybody().into_iter().filter(|card| !card.militant);
        let changed: Vec<Draftable> =
            changed.map(|card| Draftable { militant: card.seat.faction.key == fan, ..card }).collect();
        let pool = deal(&changed, 4, false, 3).unwrap();
        assert_eq!((pool[0].seat.faction.key, pool[0].militant), (fan, true));
    }
    assert!(!named("marquise").card_assumed);
    assert_eq!(total_reach(&[(named("vagabond"), 5), (named("eyrie"), 7), (named("vagabond"), 5)]), 14);
}

// clause: LAW-10.2c#1, LAW-10.2c#2, LAW-10.2c#4, LAW-10.2a#5, LAW-10.2a#6
#[test]
fn two_players_draft_militants_unless_they_agree_otherwise_and_a_draft_needs_enough_of_them() {
    let militants = |wanted: usize| -> Vec<Draftable> {
        let mut all = everybody();
        all.sort_by_key(|card| !card.militant);
        let card = |(n, card): (usize, Draftable)| Draftable { militant: n < wanted, ..card };
        all.into_iter().enumerate().map(card).collect()
    };
    let mut insurgents = 0;
    for seed in 0..100 {
        let pool = deal(&militants(4), 2, false, seed).unwrap();
        assert!(pool.len() == 3 && pool.iter().all(|card| card.militant));
        let pool = deal(&militants(4), 2, true, seed).unwrap();
        insurgents += pool.iter().filter(|card| !card.militant).count();
    }
    assert!(insurgents > 0);
    let few = |among: &[Draftable], players| deal(among, players, false, 1).unwrap_err();
    assert_eq!(few(&militants(2), 2), SetupError::PoolTooSmall { have: 2, needed: 3 });
    assert_eq!(few(&militants(4)[..5], 5), SetupError::PoolTooSmall { have: 5, needed: 6 });
    assert_eq!(few(&militants(0), 4), SetupError::NoMilitant);
    assert_eq!(few(&everybody()[..1], 7), SetupError::Seats(7));
}

// clause: LAW-10.2d#6, LAW-10.2g#3
#[test]
fn the_last_card_is_locked_if_it_is_an_insurgent_and_nobody_is_ever_left_without_a_pick() {
    let mut locked = 0;
    for seed in 0..60 {
        let players = 2 + usize::try_from(seed % 5).unwrap();
        let mut game = Game::new(draft(players, seed), seed);
        let last = &game.setup().pool()[players];
        assert_eq!(game.setup().locked(), (!last.militant).then_some(players));
        locked += usize::from(!last.militant);
        let mut picks = 0;
        // Everybody takes the last insurgent there is: that is where it could become tight.
        while game.table().turn.stage() == Stage::Setup {
            let decision = game.decision().unwrap();
            let index = if decision.ask.prompt == "pick-faction" {
                picks += 1;
                let insurgent =
                    |option: &thicket::decision::Opt| !game.setup().pool()[usize::from(option.operand(0))].militant;
                decision.options.iter().rposition(insurgent).unwrap_or(0)
            } else {
                0
            };
            game.choose(index).unwrap();
        }
        let seated = game.setup().seats.iter().filter(|seat| !seat.faction.is_undecided()).count();
        assert_eq!(seated, players);
        assert!(picks >= players - 1, "a pick without an alternative is made by itself");
        assert_eq!((0..=players).filter(|place| game.setup().taken_by(*place).is_none()).count(), 1);
    }
    assert!(locked > 10);
}

// clause: LAW-10.2e#3, LAW-10.2e#4, LAW-10.2e#5, LAW-10.2a#3
#[test]
fn two_vagabond_cards_have_two_characters_and_the_first_one_taken_is_the_first() {
    let mut both = 0;
    for seed in 0..200 {
        let pool = deal(&with_two_vagabonds(), 6, false, seed).unwrap();
        let beside: Vec<&Dealt> = pool.iter().filter(|card| card.seat.faction.key == "vagabond").collect();
        assert!(beside.iter().all(|card| card.seat.beside.len() == 1));
        if let [one, other] = beside.as_slice() {
            both += 1;
            assert_ne!(one.seat.beside, other.seat.beside);
        }
    }
    assert!(both > 20);
    let text = "seats: P1, P2\npool: eyrie, vagabond with thief, vagabond with tinker\nturn: setup\n";
    let mut game = position::read(text).unwrap().game();
    // The tinker waits locked; the first Vagabond that is taken goes by the plain name.
    game.choose(1).unwrap();
    assert_eq!(game.setup().seat_key(Seat(1)), "vagabond");
    assert_eq!(asked(&game), "starting-forest", "nobody chooses a character");
    let deck = &game.setup().deck;
    assert!(!deck.cards.is_empty() && game.log().iter().all(|event| event.name != "tinker"));
}

// clause: LAW-10.1#1, LAW-10.1g#1, LAW-10.1j#2, LAW-10.1c#2
#[test]
fn the_steps_come_in_their_order() {
    let undecided: Vec<&'static Faction> = Faction::undecided(3).collect();
    let setup = Setup::new(maps::find("winter").unwrap(), decks::find("base").unwrap(), &undecided).unwrap();
    let tower = landmarks::find("tower").unwrap();
    let setup = Shelf::BUILT.with_landmarks(setup, &[tower], false).unwrap();
    let setup = setup.with_procedure(Procedure::Draft(deal(&everybody(), 3, false, 5).unwrap())).unwrap();
    let mut game = Game::new(setup, 5);
    first_options(&mut game, |game| game.table().turn.stage() != Stage::Setup);
    let names: Vec<&str> = game.log().iter().map(|event| event.name).collect();
    let first = |name: &str| names.iter().position(|known| *known == name).unwrap_or_else(|| panic!("no {name}"));
    let order = ["dealt-suit", "set-up-landmark", "drew", "dealt-faction", "picked-faction", "put-back", "turn"];
    assert!(order.windows(2).all(|two| first(two[0]) < first(two[1])), "{names:?}");
    assert_eq!(names.iter().filter(|name| **name == "picked-faction").count(), 3);
    assert_eq!(names.iter().filter(|name| **name == "put-back").count(), 6);
    assert!(game.setup().seats().all(|seat| game.table().hands[seat.index()].len() == 3));
}

// clause: LAW-10.1#3, LAW-10.1j#3, LAW-10.1j#4, LAW-10.1c#3
#[test]
fn hands_are_hidden_while_factions_are_picked_and_what_goes_back_is_too() {
    let mut game = Game::new(draft(4, 11), 11);
    first_options(&mut game, |game| asked(game) == "pick-faction");
    let decision = game.decision().unwrap();
    assert_eq!(decision.ask.seat, Seat(3));
    for viewer in game.setup().seats() {
        let view = View::of(game.position(), Some(viewer));
        for seat in game.setup().seats() {
            assert_eq!(view.hand_sizes[seat.index()], 5);
            assert_eq!(view.table.hands[seat.index()].len(), if seat == viewer { 5 } else { 0 });
        }
    }
    first_options(&mut game, |game| asked(game) == "put-back");
    let log = game.log().len();
    let ask = game.decision().unwrap().ask;
    assert!(ask.secret && ask.seat == Seat(0));
    game.choose(0).unwrap();
    game.choose(0).unwrap();
    // Whoever is asked next has learnt nothing but that two cards went back.
    let put_back = game.log()[log..].iter().filter(|event| event.name == "put-back");
    let hidden = |event: &&thicket::event::Event| matches!(event.get("card"), Some(thicket::event::Value::Hidden(_, seats)) if seats == 1);
    assert_eq!(put_back.filter(hidden).count(), 2);
    let next = View::of(game.position(), Some(Seat(1)));
    assert_eq!((next.hand_sizes[0], next.table.hands[0].len()), (3, 0));
    assert!(next.table.deck_cards().iter().all(|card| *card == 0), "nobody sees into the deck");
}

// clause: LAW-10.1g#2, LAW-10.1b
#[test]
fn two_players_leave_the_dominance_cards_out_of_every_deck() {
    for deck in DECKS {
        let mut game = Game::new(draft_on(maps::find("autumn").unwrap(), deck, 2, 4), 4);
        assert_eq!(game.table().removed_cards, game.setup().deck.dominance);
        first_options(&mut game, |game| game.table().turn.stage() != Stage::Setup);
        let in_play = deck.cards.len() - deck.dominance.len();
        let held: usize = game.setup().seats().map(|seat| game.table().hands[seat.index()].len()).sum();
        let piles: usize = game.table().piles.iter().map(|pile| pile.len()).sum();
        assert_eq!(usize::from(game.table().deck_len) + held + piles, in_play, "{}", deck.key);
    }
}

// clause: LAW-10.1a#2, LAW-10.1a#3
#[test]
fn every_map_is_set_up_before_anybody_is_asked() {
    for map in MAPS {
        let game = Game::new(draft_on(map, decks::find("base").unwrap(), 4, 9), 9);
        assert_eq!(asked(&game), "pick-faction", "{}", map.key);
        let suits = game.table().suits.iter().filter(|suits| !suits.is_empty()).count();
        assert_eq!(suits, 12, "{}", map.key);
        assert_eq!(game.table().ruins.len(), 4, "{}", map.key);
    }
}

// clause: LAW-10.2g#5
#[test]
fn items_come_under_the_ruins_when_all_factions_are_known() {
    let sets = |pool: &str, picks: &[usize]| {
        let seats: Vec<String> = (1..=picks.len()).map(|n| format!("P{n}")).collect();
        let text = format!("seats: {}\npool: {pool}\nturn: setup\n", seats.join(", "));
        let mut game = position::read(&text).unwrap().game();
        for place in picks {
            first_options(&mut game, |game| asked(game) == "pick-faction" || game.table().turn.stage() != Stage::Setup);
            assert!(game.table().ruins.iter().all(|ruin| game.table().items_under(ruin).next().is_none()));
            let decision = game.decision().filter(|decision| decision.ask.prompt == "pick-faction");
            let wanted = |option: &thicket::decision::Opt| usize::from(option.operand(0)) == *place;
            if let Some(index) = decision.and_then(|decision| decision.options.iter().position(wanted)) {
                game.choose(index).unwrap();
            }
        }
        first_options(&mut game, |game| game.table().turn.stage() != Stage::Setup);
        let count: Vec<usize> = game.table().ruins.iter().map(|ruin| game.table().items_under(ruin).count()).collect();
        assert_eq!(count.len(), 4);
        assert!(count.iter().all(|here| *here == count[0]));
        count[0]
    };
    let two = "vagabond with thief, vagabond with tinker, blacktail-guild, eyrie";
    assert_eq!(sets(two, &[2, 0, 1]), 2, "the Guild before both Vagabonds");
    assert_eq!(sets(two, &[0, 1, 2]), 2, "and after them");
    assert_eq!(sets("blacktail-guild, vagabond with thief, eyrie", &[0, 1]), 1);
    assert_eq!(sets("marquise, alliance, eyrie", &[0, 1]), 0);
}

/// A table of this many undecided players at a map, for the distances of homelands; enemies have theirs here.
fn at_homelands(map: &str, flooded: &[u8], enemies: &[u8]) -> (Setup, Table) {
    let seats: Vec<&'static Faction> = Faction::undecided(6).collect();
    let setup = Setup::new(maps::find(map).unwrap(), decks::find("base").unwrap(), &seats).unwrap();
    let setup = setup.with_procedure(Procedure::Cards).unwrap();
    let mut table = setup::table(&setup, 1);
    table.flooded = ClearingSet::of(flooded);
    for (seat, homeland) in (1..).zip(enemies) {
        table.starts[seat] = *homeland;
    }
    (setup, table)
}

fn choices((setup, table): &(Setup, Table), distance: Distance) -> Vec<u8> {
    let at = Position { setup, table };
    homelands::choices(at, Seat(0), at.clearings(), distance).iter().map(|clearing| clearing.0).collect()
}

// clause: LAW-10.3b#1, LAW-10.3b#2, LAW-10.3b#3, LAW-10.3b#4, LAW-10.3b#5
#[test]
fn a_homeland_keeps_off_enemy_homelands_if_it_can() {
    assert_eq!(choices(&at_homelands("autumn", &[], &[1]), Distance::Apart), [2, 3, 4, 6, 7, 8, 11, 12]);
    // Where every clearing is next to one, any that is nobody's will do.
    let crowded = at_homelands("autumn", &[], &[1, 4, 6, 7]);
    assert_eq!(choices(&crowded, Distance::Apart), [2, 3, 5, 8, 9, 10, 11, 12]);
    assert_eq!(choices(&crowded, Distance::Any), [2, 3, 5, 8, 9, 10, 11, 12]);
    // A closed path makes no neighbours, nor does the water of the Lake.
    let (setup, table) = at_homelands("mountain", &[], &[1]);
    let at = Position { setup: &setup, table: &table };
    let closed: Vec<Clearing> = setup.map.adjacent(Clearing(1)).without(at.adjacent(Clearing(1))).iter().collect();
    let open = choices(&(setup, table), Distance::Apart);
    assert!(closed.iter().all(|clearing| open.contains(&clearing.0)), "{closed:?} {open:?}");
    let lake = choices(&at_homelands("lake", &[], &[1]), Distance::Apart);
    assert!([10, 11, 12].iter().all(|coast| lake.contains(coast)), "{lake:?}");
    // Clearings that a flooded one joins are neighbours.
    let marsh = maps::find("marsh").unwrap();
    let (water, joined) = marsh.crossings.first().expect("the Marsh has crossings");
    let mut ends = joined.iter();
    let (one, other) = (ends.next().unwrap(), ends.next().unwrap());
    let wet = choices(&at_homelands("marsh", &[water.0], &[one.0]), Distance::Apart);
    assert!(!wet.contains(&other.0), "{one:?} {other:?} {wet:?}");
}

// clause: LAW-10.3c#7
#[test]
fn closed_paths_belong_to_the_edge() {
    let (setup, table) = at_homelands("mountain", &[], &[]);
    let at = Position { setup: &setup, table: &table };
    let ring: Vec<u8> = homelands::edge(at).iter().map(|clearing| clearing.0).collect();
    assert_eq!(ring, [1, 2, 3, 4, 5, 6, 7, 8, 9, 12]);
    // Some of these are neighbours along the edge over a closed path only.
    let closed = |from: &u8| setup.map.adjacent(Clearing(*from)).without(at.adjacent(Clearing(*from)));
    assert!(ring.iter().any(|from| closed(from).iter().any(|to| ring.contains(&to.0))));
}

// clause: LAW-9e#1, LAW-9e#2
#[test]
fn five_corner_factions_need_their_cards() {
    static FIFTH: Faction =
        Faction { number: 200, key: "fifth", code: "V5", starts_in_corner: true, ..Faction::SILENT };
    let seats = [named("marquise"), named("eyrie"), named("blacktail-guild"), named("cirque-du-goat"), &FIFTH];
    let table = |seats: &[&'static Faction]| {
        Setup::new(maps::find("autumn").unwrap(), decks::find("base").unwrap(), seats).unwrap()
    };
    let refused = table(&seats).with_procedure(Procedure::Standard).unwrap_err();
    assert_eq!(refused, SetupError::Corners(5));
    assert!(table(&seats).with_procedure(Procedure::Letters).is_err());
    assert!(table(&seats).with_procedure(Procedure::Cards).is_ok());
    assert!(table(&seats[..4]).with_procedure(Procedure::Standard).is_ok());
}

// clause: LAW-10.3a#5
#[test]
fn a_landmark_without_a_slot_bars_no_homeland() {
    let seats = [named("eyrie"), named("alliance")];
    let setup = Setup::new(maps::find("autumn").unwrap(), decks::find("base").unwrap(), &seats).unwrap();
    let market = landmarks::find("black-market").unwrap();
    let setup = Shelf::BUILT.with_landmarks(setup, &[market], true).unwrap();
    let mut table = setup::table(&setup, 1);
    table.landmarks[0].clearing = 5;
    let at = Position { setup: &setup, table: &table };
    assert!(homelands::choices(at, Seat(0), homelands::edge(at), Distance::Far).has(Clearing(5)));
}

#[test]
fn a_draft_comes_back_from_its_links_and_its_file_at_every_choice() {
    for seed in 0..6 {
        let players = 2 + usize::try_from(seed % 5).unwrap();
        let mut game = Game::new(draft(players, seed), seed);
        // Links hold games at the pace of the page.
        game.set_pace(Pace::Patient);
        let mut dice = seed * 77 + 1;
        let mut fingerprints = Vec::new();
        while game.table().turn.round < 2 {
            fingerprints.push((links::fingerprint(&game), game.setup().seats.clone()));
            let opened = links::open(&links::position(&game).unwrap()).unwrap();
            assert_eq!(links::fingerprint(&opened.game), links::fingerprint(&game), "seed {seed}");
            assert_eq!(
                opened.game.decision().map(|decision| decision.ask),
                game.decision().map(|decision| decision.ask)
            );
            let text = position::write(&game);
            let read = position::read(&text).unwrap_or_else(|error| panic!("{error}\n{text}")).game_at(Pace::Patient);
            assert_eq!(position::write(&read), text);
            let options = game.decision().unwrap().options.len() as u64;
            game.choose(usize::try_from(invariants::next(&mut dice) % options).unwrap()).unwrap();
        }
        let link = links::game(&game).unwrap();
        let opened = links::open(&link).unwrap();
        assert!(opened.game.table() == game.table(), "seed {seed}: {link}");
        // Back to the start, and each seat is undecided again.
        while let Some((fingerprint, seats)) = fingerprints.pop() {
            assert!(game.undo());
            assert_eq!((links::fingerprint(&game), &game.setup().seats), (fingerprint, &seats));
        }
        assert!(!game.undo() && game.setup().seats.iter().all(|seat| seat.faction.is_undecided()));
        while game.redo() {}
        assert_eq!(links::game(&game).unwrap(), link);
    }
}

#[test]
fn the_page_drafts_from_what_is_agreed_on_and_keeps_it_in_a_file() {
    let seat = || SeatValue { faction: "player-1".to_owned(), ..SeatValue::default() };
    let card = |key: &str| DraftValue { faction: key.to_owned(), ..DraftValue::default() };
    let changed = DraftValue { militant: Some(true), reach: Some(7), ..card("bone-patrol") };
    let value = SetupValue {
        map: "winter".to_owned(),
        deck: "base".to_owned(),
        seed: "7".to_owned(),
        seats: vec![seat(), seat()],
        procedure: Some("draft".to_owned()),
        among: vec![card("marquise"), card("eyrie"), changed, card("alliance")],
        ..SetupValue::default()
    };
    let mut session = Session::create(&value).unwrap();
    let view = session.view(None).unwrap();
    let patrol = view.pool.iter().find(|card| card.faction == "bone-patrol").expect("two players deal all militants");
    assert!(patrol.militant && patrol.assumed && patrol.reach == 7);
    assert_eq!(view.pool.len(), 3);
    session.choose(0).unwrap();
    let again = Session::open(&session.save().unwrap()).unwrap();
    assert_eq!(again.view(None).unwrap(), session.view(None).unwrap());
    assert!(again.origin().complete);
    let short = SetupValue { among: vec![card("alliance"), card("eyrie")], ..value.clone() };
    assert_eq!(Session::create(&short).unwrap_err().code, "bad-setup");
    let named = |key: &str| SeatValue { faction: key.to_owned(), ..SeatValue::default() };
    let seats = vec![named("eyrie"), named("alliance")];
    let odd = SetupValue { procedure: Some("auction".to_owned()), seats, ..value };
    assert_eq!(Session::create(&odd).unwrap_err().code, "bad-setup");
}

// clause: LAW-10.1c#2, LAW-10.1c#3
#[test]
fn bots_draft_so_that_the_table_reaches_far_enough_if_it_can() {
    let mut different = BTreeSet::new();
    for seed in 0..20 {
        let players = 3 + usize::try_from(seed % 4).unwrap();
        let mut game = Game::new(draft(players, seed), seed);
        first_options(&mut game, |game| asked(game) == "pick-faction");
        let mut reach: Vec<u8> = game.setup().pool().iter().map(|card| card.reach).collect();
        while game.table().turn.stage() == Stage::Setup {
            let index = if asked(&game) == "pick-faction" {
                Bot::new(Strength::Ranger, seed).choose(game.setup(), Seen::of(&game).unwrap()).0
            } else {
                0
            };
            game.choose(index).unwrap();
        }
        let seated = game.setup().seats.iter().map(|seat| (seat.faction, seat.faction.reach)).collect::<Vec<_>>();
        // Nobody could have reached further than with all but the least of the pool.
        reach.sort_unstable();
        let most: u8 = reach[1..].iter().sum();
        let least = advised_reach(players).min(most.saturating_sub(3));
        assert!(total_reach(&seated) >= least, "seed {seed}: {} of {least}", total_reach(&seated));
        different.insert(seated[players - 1].0.key);
    }
    assert!(different.len() > 2, "not always the same one: {different:?}");
}

/// What was sent once opens as long as the number of its form is read: a draft at its first pick, with a Vagabond in the
/// pool and his character beside him.
#[test]
fn a_link_of_a_draft_that_was_kept_opens() {
    let link = "p3.autumn_base_set-draft.P1-P2-P3.t0.10.I7h86JE6GA.IHvOogz";
    let game = links::open(link).unwrap().game;
    let pool = game.setup().pool().iter().map(|card| (card.seat.faction.key, card.seat.beside.as_slice()));
    let expected: [(_, &[u8]); 4] = [("eyrie", &[]), ("bone-patrol", &[]), ("marquise", &[]), ("vagabond", &[1])];
    assert_eq!(pool.collect::<Vec<_>>(), expected);
}

// clause: LAW-10.1
/// The longest way to set up: six players draft, a landmark is dealt, and the map has something to set up first.
#[test]
fn all_parts_of_the_longest_setup_have_room() {
    let market = landmarks::find("black-market").unwrap();
    let lengths = MAPS.iter().map(|map| {
        let setup = Shelf::BUILT.with_landmarks(draft_on(map, DECKS[0], 6, 1), &[market], true).unwrap();
        let table = setup::table(&setup, 1);
        let parts = setup::parts(Position { setup: &setup, table: &table });
        assert_eq!(parts.last(), Some(&SetupPart::Shuffle), "{}", map.key);
        parts.len()
    });
    // Each of six picks, adds cards, sets up and puts back; ground, landmark, deal, pool, ruins and the last shuffle.
    assert_eq!(lengths.max(), Some(4 * 6 + 6));
}

// clause: LAW-9.1a
#[test]
fn more_players_need_more_reach() {
    assert_eq!([2, 3, 4, 5, 6].map(advised_reach), [17, 18, 21, 25, 28]);
}

#[test]
fn whole_games_that_begin_with_a_draft_hold_every_promise() {
    for (n, map) in (0u64..).zip(MAPS) {
        let deck = DECKS[usize::try_from(n).unwrap() % DECKS.len()];
        let players = 2 + usize::try_from(n % 5).unwrap();
        invariants::soak(&draft_on(map, deck, players, n), n, Some(6), &|_| {});
    }
}

/// Two to six players, every map, every deck: `cargo test --release --test advanced_setup -- --ignored`.
#[test]
#[ignore = "takes minutes"]
fn whole_games_of_every_sort_of_draft_hold_every_promise() {
    for (n, map) in (0u64..).zip(MAPS) {
        for (m, deck) in (0u64..).zip(DECKS) {
            for players in 2..=6 {
                for round in 0..3 {
                    let seed = n * 1_000 + m * 100 + players as u64 * 10 + round;
                    invariants::soak(&draft_on(map, deck, players, seed), seed, Some(200), &|_| {});
                }
            }
        }
    }
}
