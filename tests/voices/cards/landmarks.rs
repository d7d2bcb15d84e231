//! Landmarks that keep cards, let more items be crafted, give a clearing more suits, or hold things where they are.

use thicket::clause;
use thicket::decision::{Ask, Opt, Reason, Refusal, Ruling};
use thicket::law::verbs::{COUNT, GIVE};
use thicket::law::{cards, crafting, items, paying, piles};
use thicket::play::{
    CardKind, Edge, Hooks, ItemOrigin, Landmark, Moment, Offer, OnCraft, PileInfo, Play, Position, Setup, Sight, Stock,
    Verdict, Whose,
};
use thicket::table::Table;
use thicket::terms::{Card, CardSet, Clearing, Item, Phase, Seat, Store, Suit, SuitSet, Voice};
use thicket::view::View;

use super::troupe::{GUARD, STALL};
use super::{court, fairground, hold, play, set, take};

/// A place of the market: one card face down.
const fn place(key: &'static str) -> PileInfo {
    PileInfo { sight: Sight::Some(laid_by), room: Some(|_, _| 1), ..PileInfo::open(key, clause!("LAW-1.2.2b")) }
}

/// Two places with a card each that whoever has laid it there knows. Once a turn a hand card can be exchanged for one.
pub static MARKET: Landmark = Landmark {
    key: "market",
    clause: clause!("LAW-10.1e"),
    piles: &[place("place-1"), place("place-2")],
    hooks: Hooks {
        turn_begins: Some(|play, _| play.table.landmarks[number(play.setup, &MARKET)].bytes[USED] = 0),
        game_ends: Some(|play, _| play.table.landmarks[number(play.setup, &MARKET)].bytes[USED] = 0),
        offers: Some(&[Offer {
            moment: Moment::Between(&Phase::ALL),
            turns: Whose::Anybody,
            open_to: None,
            prompt: None,
            when: |at, me| {
                let used = at.table.landmarks[number(at.setup, &MARKET)].bytes[USED] == 1;
                !used && !at.table.hands[me.index()].is_empty()
            },
            list: Some(|_, _, menu| (1..=2).for_each(|n| menu.offer(Opt::count(COUNT, n)))),
            run: |play, me, option| swap(play, me, option.operand(0)),
        }]),
        ..Hooks::SILENT
    },
    ..Landmark::PLAIN
};

/// The byte that says that the market was used this turn; those before it say who has laid the card of each place.
const USED: usize = 2;

/// The number of a landmark in a setup.
fn number(setup: &Setup, landmark: &'static Landmark) -> usize {
    setup.landmarks.iter().position(|other| std::ptr::eq(*other, landmark)).unwrap_or(0)
}

fn market_place(setup: &Setup, place: u8) -> Store {
    let voice = Voice::landmark(u8::try_from(number(setup, &MARKET)).unwrap());
    setup.store(voice, if place == 1 { "place-1" } else { "place-2" }).unwrap()
}

/// The cards at the market that a seat has laid there.
fn laid_by(at: Position, seat: Seat) -> CardSet {
    let bytes = at.table.landmarks[number(at.setup, &MARKET)].bytes;
    let known = (1..=2u8).filter(|place| bytes[usize::from(*place) - 1] == seat.0 + 1);
    known.fold(CardSet::EMPTY, |all, place| all.or(at.cards(market_place(at.setup, place))))
}

fn swap(play: &mut Play, me: Seat, place: u8) -> Ruling {
    let clause = clause!("LAW-2.4");
    let chosen = play.choose(Ask::secret(me, clause, "give-card"), |at, menu| {
        at.distinct(at.table.hands[me.index()]).for_each(|card| menu.offer(Opt::card(GIVE, card)));
    })?;
    piles::swap_with(play, me, chosen.card_at(0), market_place(play.setup, place), clause);
    let bytes = &mut play.table.landmarks[number(play.setup, &MARKET)].bytes;
    bytes[usize::from(place) - 1] = me.0 + 1;
    bytes[USED] = 1;
    Ok(())
}

/// Items that have left the game can be crafted by whoever has a piece in clearing 12, for a point more.
pub static SMITHY: Landmark = Landmark {
    key: "smithy",
    clause: clause!("LAW-10.1e"),
    piles: &[],
    hooks: Hooks {
        stocks_items: Some(Stock {
            holds: |at, _, by| {
                if at.present(by, Clearing(12)) { at.table.removed_items } else { [0; thicket::terms::ITEMS] }
            },
            take: |play, _, item| {
                play.table.removed_items[item.index()] -= 1;
                play.table.landmarks[number(play.setup, &SMITHY)].bytes[0] = item as u8 + 1;
            },
        }),
        crafted: Some(OnCraft {
            points: Some(|at, _, _, card| {
                let CardKind::Item { item, .. } = at.face(card).kind else { return 0 };
                u8::from(at.table.item_supply[item.index()] == 0)
            }),
            then: Some(|play, _, _, _| {
                play.table.landmarks[number(play.setup, &SMITHY)].bytes[0] = 0;
                Ok(())
            }),
        }),
        ..Hooks::SILENT
    },
    ..Landmark::PLAIN
};

/// Clearing 11 has every suit of the printed clearings.
pub static LOST_CITY: Landmark = Landmark {
    key: "old-city",
    clause: clause!("LAW-3c"),
    piles: &[],
    hooks: Hooks {
        suits: Some(|_, _, clearing, suits| {
            if clearing == Clearing(11) { Suit::OF_CLEARINGS.into_iter().fold(suits, SuitSet::with) } else { suits }
        }),
        ..Hooks::SILENT
    },
    ..Landmark::PLAIN
};

/// In clearing 5 nothing is activated, and from under the ruin in 6 nothing is taken.
pub static CURFEW: Landmark = Landmark {
    key: "curfew",
    clause: clause!("LAW-10.1e"),
    piles: &[],
    hooks: Hooks {
        may_activate: Some(|_, _, activation| verdict(activation.clearing == Clearing(5))),
        may_take: Some(|_, _, taking| verdict(taking.clearing == Some(Clearing(6)))),
        ..Hooks::SILENT
    },
    ..Landmark::PLAIN
};

fn verdict(forbidden: bool) -> Verdict {
    static HELD: Reason = Reason { key: "held-by-curfew", values: &[] };
    if forbidden { Verdict::Forbidden(Refusal::new(&HELD, clause!("LAW-10.1e"))) } else { Verdict::Silent }
}

/// At the start of Birdsong the current player may take the top card of the discard pile.
pub static HEAP: Landmark = Landmark {
    key: "heap",
    clause: clause!("LAW-1.2.2a"),
    piles: &[],
    hooks: Hooks {
        reads_discards: Some(()),
        lends_icons: Some(thicket::play::Lending {
            // The heap lends an icon of the suit of its top card to whoever crafts, and the card is then out of the game.
            icons: |at, _, _| match top(at) {
                Some(card) => (1, SuitSet::one(at.face(card).suit)),
                None => (0, SuitSet::EMPTY),
            },
            option: Opt::plain(thicket::law::verbs::USE),
            pay: |play, _, _| {
                if let Some(card) = top(play.position()) {
                    play.table.discard.remove(card);
                    play.table.depart(set(&[card]));
                    play.table.removed_cards.insert(card);
                }
                Ok(())
            },
        }),
        offers: Some(&[Offer {
            moment: Moment::At(Phase::Birdsong, Edge::Start),
            turns: Whose::Anybody,
            open_to: None,
            prompt: None,
            when: |at, me| top(at).is_some() && at.table.hands[me.index()].len() < 5,
            list: None,
            run: |play, me, _| {
                if let Some(card) = top(play.position()) {
                    cards::take_discarded(play, me, card, clause!("LAW-1.2.2a"));
                }
                Ok(())
            },
        }]),
        ..Hooks::SILENT
    },
    ..Landmark::PLAIN
};

fn top(at: Position) -> Option<Card> {
    at.table.from_top(at.table.discard).next()
}

const ME: Seat = Seat(0);
const OTHER: Seat = Seat(1);

fn with(landmarks: &[&'static Landmark]) -> (Setup, Table) {
    let setup = super::setup(&[&court::FACTION, &fairground::FACTION]).with_landmarks(landmarks).unwrap();
    let table = super::table(&setup);
    (setup, table)
}

#[test]
fn whoever_lays_a_card_at_the_market_knows_it_and_nobody_else() {
    let (setup, mut table) = with(&[&LOST_CITY, &MARKET]);
    let mine = hold(&setup, &mut table, ME, &["sword", "anvil"]);
    let theirs = take(&setup, &mut table, "armorers");
    *table.store_mut(market_place(&setup, 2)) = set(&[theirs]);
    play(&setup, &mut table, &[Opt::card(GIVE, mine[0])], |play| swap(play, ME, 2));
    assert_eq!(table.hands[ME.index()], set(&[theirs, mine[1]]));
    let pile = setup.piles.iter().position(|pile| pile.info.key == "place-2").unwrap();
    for viewer in [None, Some(ME), Some(OTHER)] {
        let view = View::of(Position { setup: &setup, table: &table }, viewer);
        let seen = if viewer == Some(ME) { set(&mine[..1]) } else { CardSet::EMPTY };
        assert_eq!((view.table.piles[pile], view.pile_sizes[pile]), (seen, 1));
        let other = view.imagine(&setup, 9);
        assert_eq!((View::of(Position { setup: &setup, table: &other }, viewer), other.piles[pile].len()), (view, 1));
    }
}

#[test]
fn an_item_can_come_from_elsewhere_than_the_supply() {
    let (setup, mut table) = with(&[&SMITHY]);
    let anvil = hold(&setup, &mut table, ME, &["anvil"])[0];
    table.removed_items[Item::Hammer.index()] = std::mem::take(&mut table.item_supply[Item::Hammer.index()]);
    let at = Position { setup: &setup, table: &table };
    assert_eq!(crafting::craftable(at, ME, anvil).unwrap_err().reason.key, "item-gone");
    table.pieces[ME.index()][12][GUARD.index()] = 1;
    assert!(crafting::craftable(Position { setup: &setup, table: &table }, ME, anvil).is_ok());
    play(&setup, &mut table, &[], |play| crafting::craft_on(play, ME, anvil, &crafting::Terms::FREE));
    assert_eq!((table.items[ME.index()][Item::Hammer.index()], table.removed_items[Item::Hammer.index()]), (1, 0));
    assert_eq!(table.scores[ME.index()], 3);
}

#[test]
fn a_clearing_of_three_suits_pays_any_of_them() {
    let (setup, mut table) = with(&[&LOST_CITY]);
    table.pieces[ME.index()][11][STALL.index()] = 2;
    let purse = paying::purse(Position { setup: &setup, table: &table }, ME);
    let pays = |fox, rabbit, mouse| purse.pays(&thicket::play::Cost::of(fox, rabbit, mouse, 0));
    assert!(pays(2, 0, 0) && pays(1, 1, 0) && pays(0, 1, 1) && !pays(1, 1, 1));
}

#[test]
fn what_is_under_curfew_is_neither_activated_nor_taken() {
    let (setup, mut table) = with(&[&CURFEW]);
    for clearing in [5, 10] {
        table.pieces[ME.index()][clearing][STALL.index()] = 1;
    }
    table.hide_item(Clearing(6), Item::Bag);
    table.hide_item(Clearing(10), Item::Boot);
    let at = Position { setup: &setup, table: &table };
    assert_eq!(paying::pieces_left(at, ME).total(), 1);
    assert_eq!((paying::lent_pieces(at, OTHER, Clearing(5)), paying::lent_pieces(at, OTHER, Clearing(10))), (0, 1));
    assert_eq!(items::takeable_under(at, ME, Clearing(6)).next(), None);
    assert_eq!(items::takeable_under(at, ME, Clearing(10)).next(), Some(Item::Boot));
}

#[test]
fn items_come_from_under_ruins_and_out_of_boxes() {
    let (setup, mut table) = with(&[]);
    table.hide_item(Clearing(6), Item::Bag);
    table.items[OTHER.index()][Item::Tea.index()] = 1;
    let told = play(&setup, &mut table, &[], |play| {
        let item = items::look_under(play, ME, Clearing(6), clause!("LAW-9h"))?.unwrap();
        items::take_from_ruin(play, ME, Clearing(6), item, clause!("LAW-9h"))?;
        items::take_from_box(play, ME, OTHER, Item::Tea)?;
        items::gain(play, OTHER, Item::Tea, ItemOrigin::Crafted, clause!("LAW-5i"))
    });
    assert_eq!(told.prompts(), ["take-ruin-item"]);
    assert!(!table.ruins.has(Clearing(6)));
    let both = [Item::Bag, Item::Tea].map(|item| table.items[ME.index()][item.index()]);
    assert_eq!((both, table.items[OTHER.index()][Item::Tea.index()], table.reveals), ([1, 1], 1, 1));
}

#[test]
fn the_discard_pile_lies_in_order_where_somebody_reads_it() {
    let discard = |setup: &Setup, table: &mut Table| {
        let cards = hold(setup, table, ME, &["sword", "anvil", "armorers"]);
        play(setup, table, &[], |play| {
            cards.iter().for_each(|card| cards::discard(play, ME, *card, clause!("LAW-2.4")));
            Ok(())
        });
        cards
    };
    let (plain, mut table) = with(&[]);
    discard(&plain, &mut table);
    assert_eq!(table.arrivals().count(), 0);
    let (setup, mut table) = with(&[&HEAP]);
    let cards = discard(&setup, &mut table);
    assert_eq!(table.from_top(table.discard).collect::<Vec<_>>(), [cards[2], cards[1], cards[0]]);
    play(&setup, &mut table, &[], |play| {
        cards::take_discarded(play, OTHER, cards[1], clause!("LAW-2.4"));
        Ok(())
    });
    assert_eq!(table.from_top(table.discard).collect::<Vec<_>>(), [cards[2], cards[0]]);
    assert_eq!(thicket::notation::validate::check(&setup, &table), Ok(()));
}

#[test]
fn a_lent_icon_can_be_of_one_suit() {
    let (setup, mut table) = with(&[&HEAP]);
    let [fox, rabbit, mouse] = hold(&setup, &mut table, ME, &["foxfolk-steel", "bake-sale", "root-tea-mouse"])[..]
    else {
        panic!()
    };
    play(&setup, &mut table, &[], |play| {
        cards::discard(play, ME, mouse, clause!("LAW-2.4"));
        Ok(())
    });
    let purse = paying::purse(Position { setup: &setup, table: &table }, ME);
    let pays = |cost: [u8; 4]| purse.pays(&thicket::play::Cost::of(cost[0], cost[1], cost[2], cost[3]));
    assert!(pays([0, 0, 1, 0]) && pays([0, 0, 0, 1]) && !pays([1, 0, 0, 0]) && !pays([0, 0, 1, 1]));
    let bag = hold(&setup, &mut table, ME, &["birdy-bindle"])[0];
    let told = play(&setup, &mut table, &[], |play| crafting::craft_on(play, ME, bag, &crafting::Terms::USUAL));
    assert_eq!(told.prompts(), ["pay-icon"]);
    assert!(table.removed_cards.has(mouse) && table.hands[ME.index()] == set(&[fox, rabbit]));
}
