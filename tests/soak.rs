//! By chance: thousands of whole random games of every mix of factions, with everything that must always hold checked
//! at every decision.

#![expect(clippy::cast_possible_truncation, reason = "small numbers, and a wrapped die is still a die")]

use thicket::decision::{Ask, Menu, Opt, Ruling};
use thicket::factions::{FACTIONS, PROMISES};
use thicket::game::Game;
use thicket::law;
use thicket::law::units;
use thicket::play::{Decide, Faction, Play, Position, Setup};
use thicket::table::Table;
use thicket::terms::{Card, ITEMS, KINDS};
use thicket::view::View;
use thicket::{decks, maps};

/// Whole games the soak plays: two hundred of each mix.
const GAMES: u64 = 5_200;
/// At one of so many decisions every option is taken.
const BRANCHES: u64 = 8;
/// At one of so many decisions every seat's view is compared with what might lie hidden instead.
const VIEWS: u64 = 16;
/// Questions a unit may ask. Most ask one or two; a Favor that sweeps a suit asks for each icon, each pushed ball, each
/// lost big top and each worksite in one go.
const MOST_QUESTIONS: usize = 24;

/// Every mix of two to five factions.
fn mixes() -> Vec<Vec<&'static Faction>> {
    (0u32..1 << FACTIONS.len())
        .map(|bits| (0..).zip(FACTIONS).filter(|(n, _)| bits & (1 << n) != 0).map(|(_, faction)| *faction).collect())
        .filter(|mix: &Vec<_>| (2..=5).contains(&mix.len()))
        .collect()
}

fn setup(factions: &[&'static Faction], rotation: usize) -> Setup {
    let mut factions = factions.to_vec();
    let seats = factions.len();
    factions.rotate_left(rotation % seats);
    Setup::new(maps::find("autumn").unwrap(), decks::find("base").unwrap(), &factions).unwrap()
}

fn next(state: &mut u64) -> u64 {
    *state ^= *state << 13;
    *state ^= *state >> 7;
    *state ^= *state << 17;
    *state >> 11
}

#[test]
fn random_games_keep_every_invariant() {
    let mixes = mixes();
    let threads = std::thread::available_parallelism().map_or(1, usize::from) as u64;
    std::thread::scope(|scope| {
        for thread in 0..threads {
            let mixes = &mixes;
            scope.spawn(move || {
                for game in (thread..GAMES).step_by(threads as usize) {
                    let mix = &mixes[game as usize % mixes.len()];
                    soak(&setup(mix, game as usize / mixes.len()), game);
                }
            });
        }
    });
}

fn soak(setup: &Setup, seed: u64) {
    let context = || format!("{} seed {seed}", setup.seats.iter().map(|seat| seat.faction.code).collect::<String>());
    let mut game = Game::new(setup.clone(), seed);
    let mut dice = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    let mut fingerprints = Vec::new();
    while let Some(decision) = game.decision().cloned() {
        let options = &decision.options;
        assert!(!options.is_empty(), "{}: no options for {:?}", context(), decision.ask);
        assert!(options.len() <= 200, "{}: {} options for {:?}", context(), options.len(), decision.ask);
        let mut sorted = options.clone();
        sorted.sort_unstable();
        sorted.dedup();
        assert_eq!(sorted.len(), options.len(), "{}: an option twice for {:?}", context(), decision.ask);
        let (checkpoint, answers) = game.checkpoint();
        assert!(
            answers.len() < MOST_QUESTIONS,
            "{}: {:?} is question {} after {answers:?}",
            context(),
            decision.ask,
            answers.len() + 1
        );
        if let Err(error) = conserved(Position { setup, table: checkpoint }).and_then(|()| promised(game.position())) {
            panic!("{}: {error}", context());
        }
        if next(&mut dice).is_multiple_of(BRANCHES) {
            for option in options {
                let mut branch = answers.to_vec();
                branch.push(*option);
                let branch = Game::resume(setup.clone(), *checkpoint, branch);
                assert!(
                    branch.decision().is_some_and(|decision| !decision.options.is_empty()) || branch.result().is_some(),
                    "{}: {option:?} leads nowhere",
                    context()
                );
            }
        }
        if next(&mut dice).is_multiple_of(VIEWS) {
            hides_what_it_must(&game, next(&mut dice), &context());
        }
        let index = next(&mut dice) as usize % options.len();
        game.choose(index).unwrap();
        fingerprints.push(game.table().fingerprint());
        assert!(game.table().turn.round < 1_000, "{}: the game does not end", context());
    }
    assert!(game.result().is_some(), "{}: nobody won", context());

    let mut again = Game::new(setup.clone(), seed);
    for (choice, fingerprint) in game.choices().zip(fingerprints) {
        again.choose(usize::from(choice.index)).unwrap();
        assert_eq!(again.table().fingerprint(), fingerprint, "{}: a replay differs", context());
    }
    assert_eq!(again.table(), game.table());
}

// clause: LAW-11a, LAW-11b, LAW-11c
/// LAW-11a to LAW-11c: nothing appears and nothing is lost.
fn conserved(at: Position) -> Result<(), String> {
    for seat in at.seats() {
        let faction = at.faction(seat);
        let board = at.pieces_on_board(seat);
        let mut counted = [0u32; KINDS];
        for kind in faction.kinds() {
            let k = kind.index();
            // Two sides of a piece are one piece.
            counted[faction.front(kind).index()] += u32::from(at.table.supply[seat.index()][k])
                + u32::from(at.table.on_map(seat, kind))
                + u32::from(board[k]);
        }
        counted[0] += at.table.held[seat.index()].iter().map(|n| u32::from(*n)).sum::<u32>();
        for kind in faction.kinds() {
            let (key, count) = (faction.piece(kind).key, at.setup.seats[seat.index()].piece_count(kind));
            if counted[kind.index()] != u32::from(count) {
                return Err(format!("{} {key} of {}, not {count}", counted[kind.index()], faction.key));
            }
        }
        if at.table.scores[seat.index()] > 30 {
            return Err(format!("{} has {} points", faction.key, at.table.scores[seat.index()]));
        }
    }
    for clearing in at.clearings().iter() {
        let slots = at.setup.map.clearing(clearing).unwrap().slots;
        let buildings: u8 =
            at.seats().map(|seat| at.count_class(seat, clearing, thicket::terms::Class::Building)).sum();
        if buildings + u8::from(at.table.ruins.has(clearing)) > slots {
            return Err(format!("too many buildings in {}", clearing.0));
        }
    }
    cards_conserved(at)?;
    items_conserved(at)
}

fn cards_conserved(at: Position) -> Result<(), String> {
    let table = at.table;
    let mut places = vec![0u8; at.setup.deck.cards.len()];
    for card in table.card_sets().flat_map(|pile| pile.iter()) {
        places[usize::from(card.0)] += 1;
    }
    table.deck_cards().iter().for_each(|card| places[usize::from(*card)] += 1);
    at.seats().filter_map(|seat| table.dominance_of(seat)).for_each(|card| places[usize::from(card.0)] += 1);
    match (0u8..).zip(&places).find(|(_, places)| **places != 1) {
        Some((card, places)) => Err(format!("{} lies in {places} places", at.face(Card(card)).key)),
        None => Ok(()),
    }
}

fn items_conserved(at: Position) -> Result<(), String> {
    let table = at.table;
    let mut items = [0u32; ITEMS];
    let mut add = |kind: usize, n: u8| items[kind] += u32::from(n);
    for kind in 0..ITEMS {
        add(kind, table.item_supply[kind]);
        add(kind, table.removed_items[kind]);
        table.items.iter().for_each(|seat| add(kind, seat[kind]));
    }
    for ruin in table.ruins.iter() {
        table.items_under(ruin).for_each(|item| add(item.index(), 1));
    }
    for seat in at.seats() {
        let on_board = at.items_on_board(seat);
        (0..ITEMS).for_each(|kind| add(kind, on_board[kind]));
    }
    let hidden = table.turn.round > 0 && at.seats().any(|seat| at.faction(seat).hides_items);
    let supply: u32 = 12;
    let total: u32 = items.iter().sum();
    if total == supply || (total == supply + 4 && (hidden || table.turn.round == 0)) {
        return Ok(());
    }
    Err(format!("{total} items"))
}

/// What the law of each faction at the table promises.
fn promised(at: Position) -> Result<(), String> {
    for seat in at.seats() {
        let place = FACTIONS.iter().position(|faction| faction.key == at.faction(seat).key).unwrap();
        if let Some(broken) = PROMISES[place].iter().find(|promise| !(promise.kept)(at, seat)) {
            return Err(format!("it no longer holds that {}", broken.words));
        }
    }
    Ok(())
}

/// Two tables that differ only in what a seat cannot see give that seat the same view and the same options.
fn hides_what_it_must(game: &Game, seed: u64, context: &str) {
    let Some(decision) = game.decision() else { return };
    let setup = game.setup();
    let asked = decision.ask.seat;
    for viewer in setup.seats() {
        let view = View::of(game.position(), Some(viewer));
        let other = view.imagine(setup, seed);
        assert_eq!(
            View::of(Position { setup, table: &other }, Some(viewer)),
            view,
            "{context}: seat {} sees something hidden",
            viewer.0
        );
    }
    // In the middle of a unit the imagined table would have to fit what has happened in it.
    let (checkpoint, answers) = game.checkpoint();
    if answers.is_empty() && checkpoint == game.table() {
        let view = View::of(Position { setup, table: checkpoint }, Some(asked));
        let mut other = view.imagine(setup, seed);
        let mut listing = Listing(None);
        let _ = units::run_next(&mut Play::new(setup, &mut other, &mut listing, None));
        let (ask, options) = listing.0.expect("the imagined table asks as well");
        assert_eq!((ask, &options), (decision.ask, &decision.options), "{context}: options depend on hidden cards");
    }
}

/// Takes down the first real question.
struct Listing(Option<(Ask, Vec<Opt>)>);

impl Decide for Listing {
    fn decide(&mut self, _: Position<'_>, ask: &Ask, offer: &dyn Fn(&mut Menu)) -> Ruling<Opt> {
        let mut menu = Menu::list();
        offer(&mut menu);
        if let ([only], false) = (menu.options(), ask.secret) {
            return Ok(*only);
        }
        self.0 = Some((*ask, menu.options().to_vec()));
        Err(thicket::decision::Halt::Question)
    }
}

#[test]
fn undo_leads_back_to_the_start() {
    for (seed, mix) in (0u64..).zip(mixes()) {
        let mut game = Game::new(setup(&mix, 0), seed);
        let mut dice = seed + 1;
        let mut tables = Vec::new();
        for _ in 0..120 {
            let Some(decision) = game.decision() else { break };
            tables.push((*game.table(), decision.clone(), game.log().len()));
            let index = next(&mut dice) as usize % decision.options.len();
            game.choose(index).unwrap();
        }
        let end = *game.table();
        for (table, decision, log) in tables.iter().rev() {
            assert!(game.undo());
            assert_eq!((game.table(), game.decision(), game.log().len()), (table, Some(decision), *log));
        }
        assert!(!game.undo());
        while game.redo() {}
        assert_eq!(*game.table(), end);
    }
}

#[test]
fn the_table_is_small_and_plain() {
    assert!(size_of::<Table>() <= 2048, "{} bytes", size_of::<Table>());
    let setup = setup(&FACTIONS[..2], 0);
    let table = law::setup::table(&setup, 7);
    let copy: Table = *bytemuck::from_bytes(bytemuck::bytes_of(&table));
    assert_eq!(copy, table);
}
