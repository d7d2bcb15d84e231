//! What must hold whatever comes from outside. The tests try these properties on the kept inputs and on some made by
//! chance; the targets in `fuzz/` try them for as long as one likes.

#![allow(dead_code, reason = "each test uses some of these")]

mod tables;

pub use tables::{Bytes, changed, some_setup};

use thicket::game::{Game, Pace};
use thicket::notation::{links, position, scenario, validate};
use thicket::play::Setup;
use thicket::screen::Session;
use thicket::shelf::Shelf;
use thicket::table::{Stage, Table};

/// Choices that are made at a table from outside.
const CHOICES: usize = 80;

/// A text opened as a link or a saved game: it is refused, or everything a page does with the table works.
pub fn opened(text: &str) -> bool {
    let Ok(session) = Session::open(text) else { return false };
    shown(&session);
    let saved = session.save().expect("what was opened can be saved");
    let again = Session::open(&saved).unwrap_or_else(|fault| panic!("a saved game does not open: {fault}\n{saved}"));
    assert_eq!(again.hash(), session.hash(), "a saved game opens as another: {saved}");
    linked(&Shelf::BUILT, session.game());
    written(&Shelf::BUILT, session.game());
    true
}

/// A text read as a position: it is refused, or can be written, linked and played.
pub fn position(text: &str) -> bool {
    let Ok(start) = position::read(text) else { return false };
    let game = start.game_at(Pace::Patient);
    written(&Shelf::BUILT, &game);
    if game.start().turn.stage() != Stage::Setup {
        linked(&Shelf::BUILT, &game);
        closed(game, &mut Bytes::new(text.as_bytes()));
    }
    true
}

/// A text run as a scenario: it says how it went.
pub fn scenario(text: &str) -> bool {
    scenario::run_text("a scenario", text).passed()
}

/// A table that somebody has changed: it is refused, or stays playable whatever is chosen.
pub fn choices(bytes: &[u8]) -> bool {
    let mut bytes = Bytes::new(bytes);
    let setup = some_setup(&mut bytes);
    let table = changed(&setup, &mut bytes);
    let Some(game) = comes_back(&Shelf::BUILT, &setup, &table) else { return false };
    closed(game, &mut bytes);
    true
}

/// A table is refused, or opens as itself from its links and its text.
pub fn comes_back(shelf: &Shelf, setup: &Setup, table: &Table) -> Option<Game> {
    validate::check(setup, table).ok()?;
    let game = Game::resume_at(Pace::Patient, setup.clone(), *table, Vec::new());
    linked(shelf, &game);
    written(shelf, &game);
    Some(game)
}

/// A link that is whole outside, with this body: what a checksum keeps from chance is reached all the same.
pub fn body(bytes: &[u8]) -> bool {
    let mut bytes = Bytes::new(bytes);
    opened(&tables::link_around(&mut bytes))
}

/// Every choice leads from a valid table to a valid one.
fn closed(mut game: Game, bytes: &mut Bytes) {
    for _ in 0..CHOICES {
        let Some(decision) = game.decision() else { break };
        let pick = bytes.below(decision.options.len());
        game.choose(pick).expect("the option is there");
        let valid = validate::check(game.setup(), game.checkpoint().0);
        assert_eq!(valid, Ok(()), "a valid table has become invalid:\n{}", position::write(&game));
    }
    linked(&Shelf::BUILT, &game);
    written(&Shelf::BUILT, &game);
}

/// A position that can be linked opens as itself, and so does the game that led there.
fn linked(shelf: &Shelf, game: &Game) {
    let from_seed = game.start().turn.stage() == Stage::Setup;
    for link in [links::position(game), links::game(game)] {
        let link = match link {
            Ok(link) => link,
            Err(links::LinkError::Unlinkable) if from_seed => continue,
            Err(error) => panic!("no link: {error}\n{}", position::write(game)),
        };
        let opened = links::open_from(shelf, &link).unwrap_or_else(|error| panic!("{link} does not open: {error}"));
        let places = differing(game, &opened.game);
        assert!(
            places.is_empty(),
            "{link} opens as another, with other bytes at {places:?}:\n{}\n{}",
            position::write(game),
            position::write(&opened.game)
        );
    }
}

/// A position written as text reads back as itself.
fn written(shelf: &Shelf, game: &Game) {
    let text = position::write(game);
    let start = position::read_from(shelf, &text)
        .unwrap_or_else(|error| panic!("what was written is not read: {error}\n{text}"));
    let again = start.game_at(game.pace());
    assert_eq!(position::write(&again), text);
    let places = differing(game, &again);
    assert!(places.is_empty(), "read as another, with other bytes at {places:?}:\n{text}");
}

/// The bytes in which two tables differ.
fn differing(one: &Game, other: &Game) -> Vec<usize> {
    let bytes = |game: &Game| bytemuck::bytes_of(&game.table().canonical(game.setup().deck.copies)).to_vec();
    let both = bytes(one).into_iter().zip(bytes(other)).enumerate();
    both.filter(|(_, (one, other))| one != other).map(|(place, _)| place).collect()
}

/// What a page asks of a table it shows.
fn shown(session: &Session) {
    let seats = session.game().setup().seats.len();
    for viewer in (0..seats).map(|seat| u8::try_from(seat).ok()).chain([None]) {
        session.view(viewer).expect("a view");
        session.log(viewer, 0).expect("a log");
    }
    let _ = (session.decision(), session.setup(), session.undo_state(&[]), session.origin());
}
