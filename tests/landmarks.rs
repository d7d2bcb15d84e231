//! Landmarks: what no line of a scenario can see.

mod played;

use thicket::clause;
use thicket::decision::{Opt, Ruling, pack_piece};
use thicket::landmarks::{self, LANDMARKS};
use thicket::law::{cards, placing, removal};
use thicket::notation::validate;
use thicket::play::{Cause, Faction, Loss, Placing, Play, Position, Setup};
use thicket::shelf::Shelf;
use thicket::table::{Stage, Table};
use thicket::terms::{Card, CardSet, Clearing, Item, Phase, Seat, Suit, Voice};
use thicket::view::View;
use thicket::{decks, factions, maps};

const CATS: Seat = Seat(0);
const SKUNKS: Seat = Seat(1);

/// A table on Autumn with this landmark in a clearing, in the Daylight of the first seat.
fn with(seats: &[&str], key: &str, clearing: u8) -> (Setup, Table) {
    let seats: Vec<&'static Faction> = seats.iter().map(|key| factions::find(key).unwrap()).collect();
    let setup = Setup::new(maps::find("autumn").unwrap(), decks::find("base").unwrap(), &seats).unwrap();
    let setup = Shelf::BUILT.with_landmarks(setup, &[landmarks::find(key).unwrap()], true).unwrap();
    let mut table = thicket::law::setup::table(&setup, 7);
    table.landmarks[0].clearing = clearing;
    table.turn.round = 1;
    table.turn.enter(Phase::Daylight, Stage::Steps);
    (setup, table)
}

fn play(setup: &Setup, table: &mut Table, wishes: &[Opt], rules: impl FnOnce(&mut Play) -> Ruling) -> played::Played {
    played::play(setup, table, wishes, rules)
}

/// A pile goes by its name and who keeps it: a landmark's for everybody, a faction's for its own seat.
#[test]
fn piles_go_by_their_keepers() {
    let (setup, _) = with(&["alliance", "blacktail-guild"], "black-market", 5);
    let named = |seat, key| setup.pile_named(seat, key).map(|pile| setup.piles[pile].info.key);
    assert_eq!([named(CATS, "supporters"), named(SKUNKS, "supporters")], [Some("supporters"), None]);
    for key in ["place-1", "place-2", "place-3"] {
        assert_eq!(named(SKUNKS, key), Some(key));
    }
}

/// A building of a seat, placed in clearing 1 in the treetop, which is the only slot left.
fn build_up(setup: &Setup, table: &mut Table, owner: Seat, kinds: [&str; 2]) -> [thicket::terms::Kind; 2] {
    let kinds = kinds.map(|kind| setup.faction(owner).kind(kind).unwrap());
    play(setup, table, &[Opt::plain(thicket::law::verbs::PASS)], |play| {
        for kind in kinds {
            placing::place(play, &Placing { by: owner, owner, kind, clearing: Clearing(1) }, 1, clause!("LAW-2.3a"))?;
        }
        Ok(())
    });
    assert_eq!(table.landmarks[0].bytes[0], 1 + pack_piece(owner, kinds[1]));
    kinds
}

fn loss(by: Seat, owner: Seat, kind: thicket::terms::Kind) -> Loss {
    Loss { by: Some(by), owner, kind, count: 1, clearing: Clearing(1), cause: Cause::Effect, instead: false }
}

// clause: LANDMARK-elder-treetop#6, LANDMARK-elder-treetop#7, LANDMARK-elder-treetop#8
#[test]
fn whoever_removes_its_own_or_is_off_the_track_scores_nothing() {
    let (setup, mut start) = with(&["marquise", "noxious-battery", "blacktail-guild"], "elder-treetop", 1);
    let [plain, up] = build_up(&setup, &mut start, CATS, ["workshop", "sawmill"]);
    let scored = |by: Seat, kind, dominance: bool| {
        let mut table = start;
        if dominance {
            table.set_dominance(SKUNKS, setup.deck.find("dominance-fox").unwrap(), false);
        }
        let losses = [loss(by, CATS, kind)];
        play(&setup, &mut table, &[], |play| removal::remove(play, &losses, clause!("LAW-2.3b")));
        table.scores[by.index()]
    };
    assert_eq!([scored(SKUNKS, up, false), scored(SKUNKS, plain, false)], [2, 1]);
    assert_eq!([scored(CATS, up, false), scored(SKUNKS, up, true)], [0, 0]);
}

// clause: LANDMARK-elder-treetop#17
#[test]
fn any_building_can_stand_in_it_and_is_worth_two_points_then() {
    for (faction, kind) in [("cirque-du-goat", "big-top"), ("blacktail-guild", "worksite"), ("bone-patrol", "stash")] {
        let (setup, mut table) = with(&["marquise", faction], "elder-treetop", 1);
        // The cats fill the plain slot.
        let workshop = setup.faction(CATS).kind("workshop").unwrap();
        table.pieces[0][1][workshop.index()] = 1;
        let kind = setup.faction(SKUNKS).kind(kind).unwrap();
        let told = play(&setup, &mut table, &[], |play| {
            let building = Placing { by: SKUNKS, owner: SKUNKS, kind, clearing: Clearing(1) };
            placing::place(play, &building, 1, clause!("LAW-2.3a"))?;
            removal::remove(play, &[loss(CATS, SKUNKS, kind)], clause!("LAW-2.3b"))
        });
        assert_eq!(table.scores[CATS.index()], 2, "{faction}");
        assert_eq!(table.landmarks[0].bytes[0], 0);
        assert!(!told.prompts().contains(&"treetop-slot"), "only the treetop was open");
    }
}

// clause: LANDMARK-elder-treetop#3
#[test]
fn a_slot_that_is_left_can_be_filled_again() {
    let (setup, mut table) = with(&["marquise", "noxious-battery"], "elder-treetop", 1);
    let [plain, up] = build_up(&setup, &mut table, CATS, ["workshop", "sawmill"]);
    let again = Placing { by: CATS, owner: CATS, kind: plain, clearing: Clearing(1) };
    let told = play(&setup, &mut table, &[], |play| {
        removal::remove(play, &[loss(SKUNKS, CATS, up), loss(SKUNKS, CATS, plain)], clause!("LAW-2.3b"))?;
        placing::place(play, &again, 1, clause!("LAW-2.3a")).map(|_| ())
    });
    assert_eq!(told.questions("treetop-slot"), [CATS], "both are open again");
    assert_eq!(table.scores[SKUNKS.index()], 3);
}

// clause: LANDMARK-black-market#2, LANDMARK-black-market#3
#[test]
fn two_players_have_no_dominance_card_at_the_market() {
    let market = landmarks::find("black-market").unwrap();
    for seed in 0..40 {
        let seats = [factions::find("marquise").unwrap(), factions::find("noxious-battery").unwrap()];
        let setup = Setup::new(maps::find("autumn").unwrap(), decks::find("base").unwrap(), &seats).unwrap();
        let setup = Shelf::BUILT.with_landmarks(setup, &[market], true).unwrap();
        let mut table = thicket::law::setup::table(&setup, seed);
        play(&setup, &mut table, &[], |play| {
            thicket::law::setup::unit(play)?;
            thicket::law::setup::unit(play)
        });
        let laid = table.piles[..3].iter().fold(CardSet::EMPTY, |all, pile| all.or(*pile));
        assert_eq!((laid.len(), laid.and(setup.deck.dominance)), (3, CardSet::EMPTY));
        assert_eq!(usize::from(table.deck_len), 54 - 4 - 3);
    }
}

// clause: LANDMARK-black-market#6, LAW-12g#8
#[test]
fn whoever_has_laid_a_card_there_knows_it_and_nobody_else() {
    let (setup, mut table) = with(&["marquise", "noxious-battery"], "black-market", 1);
    let mut cards = (0..3).map(|_| table.take_top().unwrap()).collect::<Vec<Card>>();
    cards.sort_unstable();
    for (pile, card) in table.piles.iter_mut().zip(&cards) {
        pile.insert(*card);
    }
    table.landmarks[0].bytes[1] = SKUNKS.0 + 1;
    assert_eq!(validate::check(&setup, &table), Ok(()));
    let at = Position { setup: &setup, table: &table };
    for viewer in [None, Some(CATS), Some(SKUNKS)] {
        let view = View::of(at, viewer);
        let seen: Vec<usize> = view.table.piles[..3].iter().map(|pile| pile.len()).collect();
        assert_eq!(seen, if viewer == Some(SKUNKS) { [0, 1, 0] } else { [0, 0, 0] });
        assert_eq!((view.pile_sizes[..3].to_vec(), view.table.landmarks[0].clearing), (vec![1, 1, 1], 1));
    }
}

// clause: LANDMARK-black-market#10
#[test]
fn a_new_deck_does_not_reach_the_market() {
    let (setup, mut table) = with(&["marquise", "noxious-battery"], "black-market", 1);
    let laid = table.take_top().unwrap();
    table.piles[0].insert(laid);
    while let Some(card) = table.take_top() {
        table.discard.insert(card);
    }
    play(&setup, &mut table, &[], |play| {
        cards::rebuild_empty_deck(play);
        Ok(())
    });
    assert!(table.piles[0].has(laid) && !table.deck_cards().contains(&laid.0));
}

// clause: LANDMARK-legendary-forge#2, LANDMARK-legendary-forge#3, LANDMARK-legendary-forge#9
#[test]
fn the_items_of_the_forge_are_fixed_when_it_is_set_up() {
    let (setup, mut table) = with(&["marquise", "noxious-battery"], "legendary-forge", 0);
    let forge = Opt::of(thicket::law::verbs::SET_UP, 0, 1, 0).said_by(Voice::landmark(0));
    play(&setup, &mut table, &[forge], |play| {
        play.table.turn.step = 0;
        thicket::law::setup::unit(play)
    });
    let kept = |table: &Table| (setup.landmarks[0].items)(&table.landmarks[0]);
    assert_eq!(table.landmarks[0].clearing, 1);
    let [sword, crossbow, hammer] = [Item::Sword, Item::Crossbow, Item::Hammer].map(Item::index);
    assert_eq!([sword, crossbow, hammer].map(|item| kept(&table)[item]), [2, 1, 1]);
    assert_eq!([sword, crossbow, hammer].map(|item| table.item_supply[item]), [0, 0, 0]);
    assert_eq!(validate::check(&setup, &table), Ok(()));
    // Whatever suit its clearing has later.
    table.suits[1] = thicket::terms::SuitSet::one(Suit::Mouse);
    assert_eq!(kept(&table)[sword], 2);
    let card = setup.deck.find("sword").unwrap();
    table.hands[0].insert(card);
    let warrior = setup.faction(CATS).kind("warrior").unwrap();
    table.pieces[0][1][warrior.index()] = 1;
    play(&setup, &mut table, &[], |play| {
        thicket::law::crafting::craft_on(play, CATS, card, &thicket::law::crafting::Terms::FREE)
    });
    assert_eq!((kept(&table)[sword], table.items[0][sword]), (1, 1));
}

/// Each has a key of its own and can be found by it; those that players set up say where.
#[test]
fn they_are_nine() {
    assert_eq!(LANDMARKS.len(), 9);
    for landmark in LANDMARKS {
        assert!(std::ptr::eq(landmarks::find(landmark.key).unwrap(), *landmark));
        assert!(landmark.site.is_some(), "{}", landmark.key);
    }
}
