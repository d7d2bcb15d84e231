//! The same faction twice.

use thicket::game::{Game, Pace};
use thicket::law::setup::{self, SetupPart};
use thicket::notation::{links, position};
use thicket::play::{Faction, Hooks, Position, Setup, SetupError};
use thicket::shelf::Shelf;
use thicket::terms::Seat;

use super::common::{plain, shown};

/// They sit at a table once or twice.
pub static WANDERERS: Faction =
    Faction { twin: Some("second-wanderers"), ..plain(54, "wanderers", "WW", Hooks::SILENT) };

fn shelf() -> Shelf<'static> {
    Shelf { factions: super::FACTIONS, landmarks: super::LANDMARKS, ..Shelf::BUILT }
}

fn both() -> Setup {
    Setup::new(Shelf::BUILT.maps[0], Shelf::BUILT.decks[0], &[&WANDERERS, &WANDERERS, &super::points::GAMBLERS])
        .unwrap()
}

// clause: LAW-9.2b
#[test]
fn a_faction_sits_twice_at_most_and_only_where_it_says_so() {
    let (map, deck) = (Shelf::BUILT.maps[0], Shelf::BUILT.decks[0]);
    let refused = |factions: &[&'static Faction]| Setup::new(map, deck, factions).unwrap_err();
    assert_eq!(refused(&[&WANDERERS; 3]), SetupError::Thrice("wanderers"));
    assert_eq!(refused(&[&super::points::GAMBLERS; 2]), SetupError::Twice("gamblers"));
    assert_eq!(both().twins(), Some((Seat(0), Seat(1))));
}

#[test]
fn the_two_are_told_apart() {
    shown(
        "seats: WW, WW, NB
         clearing 5: WW 2 warriors; second-wanderers 3 warriors; NB cannon
         wanderers score: 4
         second-wanderers score: 6
         WW2 hand: sword
         draw pile: anvil
         turn: WW2 birdsong gather
         expect turn: NB birdsong
         expect clearing 5: WW 2 warriors; WW2 4 warriors
         expect ruler 5: WW2
         expect second-wanderers hand: sword, anvil
         expect wanderers score: 4
         expect WW2 score: 7
         expect event scored seat second-wanderers",
    );
}

#[test]
fn texts_and_links_name_both() {
    let setup = both();
    let table = setup::table(&setup, 3);
    let mut game = Game::resume_at(Pace::Patient, setup, table, Vec::new());
    for n in 0..40 {
        let text = position::write(&game);
        assert!(text.contains("seats: wanderers, wanderers, gamblers\n"), "{text}");
        let read = position::read_from(&shelf(), &text).unwrap_or_else(|error| panic!("{error}\n{text}"));
        assert_eq!(position::write_parts(&read.setup, &read.checkpoint, &read.answers), text);
        let canonical = |game: &Game| game.table().canonical(game.setup().deck.copies);
        assert_eq!(canonical(&read.game()), canonical(&game), "{text}");
        let link = links::position(&game).unwrap();
        assert!(link.contains(".WW-WW-WG."), "{link}");
        let opened = links::open_from(&shelf(), &link).unwrap();
        assert_eq!(position::write(&opened.game), text);
        assert!(links::open(&link).is_err(), "the program does not know them");
        let options = game.decision().unwrap().options.len();
        game.choose(n % options).unwrap();
    }
}

// clause: LAW-9c
#[test]
fn chance_says_which_of_them_sets_up_first() {
    let setup = both();
    let orders: Vec<bool> = (0..20)
        .map(|seed| {
            let game = Game::new(setup.clone(), seed);
            let at = Position { setup: &setup, table: game.table() };
            let order: Vec<SetupPart> = setup::parts(at).into_iter().collect();
            assert_eq!(order.len(), 4);
            let place = |seat| order.iter().position(|part| *part == SetupPart::Faction(Seat(seat))).unwrap();
            assert_eq!(game.decision().unwrap().ask.seat, Seat(2), "the gamblers come first");
            place(0) < place(1)
        })
        .collect();
    assert!(orders.contains(&true) && orders.contains(&false));
}
