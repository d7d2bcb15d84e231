//! Items that bring less than is printed, dominance cards that are used otherwise, crafting pieces that change, and
//! crafting with some means only.

use thicket::clause;
use thicket::decision::{Ask, Operand, Opt, Ruling, Verb, VerbInfo};
use thicket::law::crafting::{self, Terms};
use thicket::law::verbs::{ACTIVATE, CRAFT};
use thicket::law::{dominance, offers, paying};
use thicket::play::{Crafting, DominanceUse, Faction, Hooks, Play, Position};
use thicket::terms::{Card, Clearing, ClearingSet, Item, KindSet, Seat, Suit};

use super::troupe::{CRAFTING, GUARD, STALL, TROUPE};
use super::{court, fairground, hold, play, setup, table};

const NUMBER: u8 = 45;
const JOIN: Verb = Verb::of_faction(NUMBER, 0);
const KEEP: Verb = Verb::of_faction(NUMBER, 1);
const SELL: Verb = Verb::of_faction(NUMBER, 2);

pub static FACTION: Faction = Faction {
    number: NUMBER,
    key: "pedlars",
    code: "PD",
    setup_order: ('K', 5),
    reach: 3,
    verbs: &[
        VerbInfo { verb: JOIN, key: "join", operands: &[Operand::Card, Operand::Seat] },
        VerbInfo { verb: KEEP, key: "keep", operands: &[] },
        VerbInfo { verb: SELL, key: "sell", operands: &[] },
    ],
    crafting: Some(Crafting { pieces, ..CRAFTING }),
    hooks: Hooks {
        crafts_item: Some(keep_or_sell),
        dominance_use: Some(DominanceUse { verbs: &[JOIN], list: offer_joining, run: join }),
        ..Hooks::SILENT
    },
    ..TROUPE
};

/// Stalls craft, and without any on the map the guards.
fn pieces(at: Position, me: Seat) -> KindSet {
    KindSet::of(&[if at.table.on_map(me, STALL) > 0 { STALL } else { GUARD }])
}

/// An item is kept for no points, or leaves the game for those that are printed.
fn keep_or_sell(play: &mut Play, me: Seat, _: Item, points: u8) -> Ruling<(bool, u8)> {
    let chosen = play.choose(Ask::open(me, clause!("LAW-5i"), "keep-or-sell"), |_, menu| {
        menu.offer(Opt::plain(KEEP));
        menu.offer(Opt::plain(SELL));
    })?;
    Ok(if chosen.verb() == KEEP { (true, 0) } else { (false, points) })
}

/// With ten points a dominance card joins somebody with fewer.
fn offer_joining(at: Position, me: Seat, card: Card, menu: &mut thicket::decision::Menu) {
    let mine = at.table.scores[me.index()];
    if mine < 10 || !at.table.on_track(me) {
        return;
    }
    for other in at.others(me).filter(|other| at.table.scores[other.index()] < mine) {
        menu.offer(Opt::of(JOIN, card.0, other.0, 0));
    }
}

fn join(play: &mut Play, me: Seat, option: Opt) -> Ruling {
    dominance::activate(play, me, option.card_at(0), false);
    play.table.partner[me.index()] = option.seat_at(1).0 + 1;
    Ok(())
}

const ME: Seat = Seat(0);
const OTHER: Seat = Seat(1);

#[test]
fn what_an_item_brings_is_asked_before_it_is_taken_or_scored() {
    let setup = setup(&[&FACTION, &fairground::FACTION]);
    let mut table = table(&setup);
    let [engravers, sword, anvil] = hold(&setup, &mut table, ME, &["engravers", "sword", "anvil"])[..] else {
        panic!()
    };
    let told = play(&setup, &mut table, &[Opt::plain(SELL)], |play| {
        crafting::craft_on(play, ME, engravers, &Terms::FREE)?;
        crafting::craft_on(play, ME, sword, &Terms::FREE)
    });
    // What others add comes on top.
    assert_eq!(told.prompts(), ["keep-or-sell"]);
    assert_eq!((table.scores[ME.index()], table.removed_items[Item::Sword.index()]), (3, 1));
    play(&setup, &mut table, &[Opt::plain(KEEP)], |play| crafting::craft_on(play, ME, anvil, &Terms::FREE));
    assert_eq!((table.scores[ME.index()], table.items[ME.index()][Item::Hammer.index()]), (4, 1));
}

#[test]
fn a_dominance_card_with_another_use_has_the_printed_one_no_more() {
    let setup = setup(&[&FACTION, &fairground::FACTION, &court::FACTION]);
    let mut table = table(&setup);
    let card = hold(&setup, &mut table, ME, &["dominance-fox"])[0];
    (table.scores[ME.index()], table.scores[OTHER.index()]) = (12, 15);
    let mut menu = thicket::decision::Menu::list();
    offers::list(Position { setup: &setup, table: &table }, ME, None, &mut menu);
    let listed: Vec<Opt> =
        menu.options().iter().copied().filter(|option| [JOIN, ACTIVATE].contains(&option.verb())).collect();
    assert_eq!(listed.len(), 1);
    assert_eq!((listed[0].verb(), listed[0].card_at(0), listed[0].seat_at(1)), (JOIN, card, Seat(2)));
    play(&setup, &mut table, &[], |play| offers::run(play, ME, listed[0], None));
    assert_eq!((table.partner[ME.index()], table.dominance_of(ME), table.on_track(ME)), (3, Some(card), false));
}

#[test]
fn crafting_pieces_can_change_and_some_can_be_picked_out() {
    let setup = setup(&[&FACTION, &fairground::FACTION]);
    let mut table = table(&setup);
    table.pieces[ME.index()][1][GUARD.index()] = 2;
    let left = |table: &thicket::table::Table| paying::pieces_left(Position { setup: &setup, table }, ME);
    assert_eq!(left(&table).of_suit(Suit::Fox), 2);
    // With stalls the guards craft no more: one in a fox clearing, two in a mouse clearing.
    table.pieces[ME.index()][6][STALL.index()] = 1;
    table.pieces[ME.index()][2][STALL.index()] = 2;
    assert_eq!((left(&table).of_suit(Suit::Fox), left(&table).of_suit(Suit::Mouse)), (1, 2));

    let [anvil, bag] = hold(&setup, &mut table, ME, &["anvil", "birdy-bindle"])[..] else { panic!() };
    let only = paying::pieces_left_in(Position { setup: &setup, table: &table }, ME, ClearingSet::of(&[2]));
    let terms = Terms { only: Some(only), ..Terms::USUAL };
    let mut menu = thicket::decision::Menu::list();
    crafting::offer_on(Position { setup: &setup, table: &table }, ME, &terms, &mut menu);
    assert_eq!(menu.options(), [Opt::card(CRAFT, bag)], "the hammer of {anvil:?} needs a fox");
    play(&setup, &mut table, &[], |play| crafting::craft_on(play, ME, bag, &terms));
    assert_eq!((table.activated.of(Suit::Mouse), left(&table).of_suit(Suit::Mouse)), (1, 1));
    assert_eq!(only.without(thicket::play::Mean::Piece(Clearing(2))), None);
}
