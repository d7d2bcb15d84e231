//! A hand that lies open, and means with a common limit.

use thicket::clause;
use thicket::decision::Opt;
use thicket::event::Value;
use thicket::law::verbs::{CRAFT, DISCARD};
use thicket::law::{cards, crafting, paying, piles};
use thicket::play::{Crafting, Faction, Play, Position};
use thicket::terms::{Seat, SuitSet};
use thicket::view::View;

use super::troupe::{CRAFTING, STALL, TROUPE};
use super::{court, hold, play, set, setup, table};

/// Icons that the fairground can pay with its own stalls in a turn.
const MOST: u8 = 2;

pub static FACTION: Faction = Faction {
    number: 40,
    key: "fairground",
    code: "FG",
    setup_order: ('K', 0),
    reach: 3,
    open_hand: true,
    crafting: Some(Crafting { most: Some(icons_left), ..CRAFTING }),
    ..TROUPE
};

fn icons_left(at: Position, _: Seat) -> u8 {
    let used: u8 = thicket::table::Activated::SUITS.into_iter().map(|suit| at.table.activated.of(suit)).sum();
    let mixed: u8 = at.clearings().iter().map(|clearing| at.table.activated.at(clearing)).sum();
    MOST.saturating_sub(used + mixed)
}

const ME: Seat = Seat(0);
const OTHER: Seat = Seat(1);

#[test]
fn everybody_sees_an_open_hand_and_what_comes_to_it() {
    let setup = setup(&[&FACTION, &court::FACTION]);
    let mut table = table(&setup);
    let mine = hold(&setup, &mut table, ME, &["sword", "anvil"]);
    let theirs = hold(&setup, &mut table, OTHER, &["sappers"]);
    for viewer in [None, Some(ME), Some(OTHER)] {
        let view = View::of(Position { setup: &setup, table: &table }, viewer);
        assert_eq!(view.table.hands[ME.index()], set(&mine));
        assert_eq!(view.table.hands[OTHER.index()].is_empty(), viewer != Some(OTHER));
    }
    let told = play(&setup, &mut table, &[], |play| {
        cards::draw(play, ME, 1, clause!("LAW-2.4l"))?;
        cards::draw(play, OTHER, 1, clause!("LAW-2.4l"))?;
        cards::give(play, OTHER, ME, theirs[0], clause!("LAW-2.4"));
        Ok(())
    });
    let cards: Vec<Value> = told.log.iter().filter_map(|event| event.get("card")).collect();
    assert!(matches!(cards[..], [Value::Card(_), Value::Hidden(_, 0b10), Value::Card(_)]), "{cards:?}");
}

#[test]
fn a_question_about_an_open_hand_is_no_secret() {
    let setup = setup(&[&FACTION, &court::FACTION]);
    let mut table = table(&setup);
    hold(&setup, &mut table, ME, &["sword", "anvil", "sappers"]);
    hold(&setup, &mut table, OTHER, &["armorers", "cobbler", "bake-sale"]);
    let told = play(&setup, &mut table, &[], |play| {
        cards::ask_discard(play, ME, 1, clause!("LAW-2.4l"))?;
        cards::ask_discard(play, OTHER, 1, clause!("LAW-2.4l"))
    });
    let secret: Vec<bool> = told.asked.iter().map(|(ask, _)| ask.secret).collect();
    assert_eq!(secret, [false, true]);
    assert!(told.asked.iter().all(|(_, options)| options.iter().all(|option| option.verb() == DISCARD)));
}

#[test]
fn no_more_icons_are_paid_than_the_limit() {
    let setup = setup(&[&FACTION, &court::FACTION]);
    let mut table = table(&setup);
    // Three stalls in fox clearings, and a card for three icons of any suit and one for two foxes.
    for clearing in [1, 6, 8] {
        table.pieces[ME.index()][clearing][STALL.index()] = 1;
        table.supply[ME.index()][STALL.index()] -= 1;
    }
    let [favor, sword] = hold(&setup, &mut table, ME, &["favor-of-the-foxes", "sword"])[..] else { panic!() };
    let at = Position { setup: &setup, table: &table };
    let purse = paying::purse(at, ME);
    assert_eq!((purse.own.reach(SuitSet::ALL), purse.most), (3, MOST));
    assert!(crafting::may_craft(at, ME, favor, &purse).is_err());
    assert!(crafting::may_craft(at, ME, sword, &purse).is_ok());
    play(&setup, &mut table, &[], |play: &mut Play| (crafting::CRAFT_ACTION.run)(play, ME, Opt::card(CRAFT, sword)));
    assert_eq!(paying::purse(Position { setup: &setup, table: &table }, ME).most, 0);
}

#[test]
fn a_card_taken_at_random_goes_at_random() {
    let setup = setup(&[&FACTION, &court::FACTION]);
    let mut table = table(&setup);
    hold(&setup, &mut table, ME, &["sword", "anvil", "sappers"]);
    play(&setup, &mut table, &[], |play| {
        assert!(cards::discard_random(play, ME, clause!("LAW-2.4l")).is_some());
        assert!(cards::take_random(play, OTHER, ME, clause!("LAW-2.4")).is_some());
        Ok(())
    });
    assert_eq!((table.hands[0].len(), table.hands[1].len(), table.discard.len(), table.takes), (1, 1, 1, 2));
    let setup = super::setup(&[&FACTION, &court::FACTION]);
    let mut table = super::table(&setup);
    // Crafted cards that come into a hand, and the top of the deck.
    let cobbler = super::take(&setup, &mut table, "cobbler");
    table.crafted[OTHER.index()].insert(cobbler);
    table.used_cards.insert(cobbler);
    play(&setup, &mut table, &[], |play| {
        cards::take_crafted(play, ME, OTHER, cobbler, clause!("LAW-2.4k"));
        crafting::craft_on(play, ME, cobbler, &crafting::Terms::FREE)?;
        assert!(piles::show_top(play, clause!("LAW-1.2.2b")).is_some());
        Ok(())
    });
    // Crafted anew it can be used anew.
    assert!(table.crafted[ME.index()].has(cobbler) && !table.used_cards.has(cobbler));
    assert_eq!(table.reveals, 1);
}
