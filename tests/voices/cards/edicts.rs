//! An open pile whose cards are used once a turn each, and a card of its owner's own that lies with them.

use thicket::clause;
use thicket::decision::{Opt, Ruling};
use thicket::game::Game;
use thicket::law::verbs::TAKE;
use thicket::law::{piles, scoring};
use thicket::notation::validate::{self, Invalid};
use thicket::play::{Action, Faction, Flow, OwnCard, PileInfo, Play, Position, Step};
use thicket::screen::view::TableView;
use thicket::terms::{Card, CardSet, Seat, Store, Suit, Voice};

use super::troupe::{self, TROUPE};
use super::{hold, masks, play, set, setup, table, take};

/// Each card of its pile is worth a point a turn; the herald lies there without being any card of the deck.
static FACTION: Faction = Faction {
    number: 46,
    key: "edicts",
    code: "EC",
    setup_order: ('K', 6),
    piles: &[PileInfo {
        used_each_turn: true,
        own: Some(|_, _| vec![OwnCard { key: "herald", suit: Suit::Bird, used: false }]),
        ..PileInfo::open("edicts", clause!("LAW-1.2.1a"))
    }],
    turn: [&[], &[Step { key: "actions", clause: clause!("LAW-1.4.2"), open: true, run: act }], &[troupe::EVENING]],
    ..TROUPE
};

fn act(play: &mut Play, me: Seat) -> Ruling<Flow> {
    troupe::actions(play, me, &[&READS])
}

fn edicts(at: Position, me: Seat) -> Store {
    at.setup.store(Voice::seat(me), "edicts").unwrap()
}

/// A card of the pile that was not used this turn is worth a point.
static READS: Action = Action {
    offer: |at, me, menu| {
        let ready = at.cards(edicts(at, me)).without(at.table.used_cards);
        ready.iter().for_each(|card| menu.offer(Opt::card(TAKE, card)));
    },
    verbs: &[TAKE],
    run: |play, me, option| {
        play.table.used_cards.insert(option.card_at(0));
        scoring::score(play, me, 1, clause!("LAW-4.1d"))
    },
};

const ME: Seat = Seat(0);

#[test]
fn a_card_is_used_once_until_the_next_turn() {
    let setup = setup(&[&FACTION, &masks::FACTION]);
    let mut table = table(&setup);
    let cards = [take(&setup, &mut table, "sword"), take(&setup, &mut table, "anvil")];
    table.piles[0] = set(&cards);
    play(&setup, &mut table, &[], |play| (READS.run)(play, ME, Opt::card(TAKE, cards[0])));
    assert_eq!((table.used_cards, table.scores[0]), (set(&cards[..1]), 1));
    assert_eq!(validate::check(&setup, &table), Ok(()));
    let mut game = Game::resume(setup, table, Vec::new());
    let offers = |game: &Game, card: Card| game.decision().unwrap().options.contains(&Opt::card(TAKE, card));
    assert!(!offers(&game, cards[0]) && offers(&game, cards[1]));
    while game.table().turn.round == 1 || game.table().current() != ME {
        game.choose(game.decision().unwrap().options.len() - 1).unwrap();
    }
    assert!(game.table().used_cards.is_empty());
}

#[test]
fn what_leaves_the_pile_is_not_used_any_more() {
    let setup = setup(&[&FACTION, &masks::FACTION]);
    let mut table = table(&setup);
    let card = take(&setup, &mut table, "sword");
    table.piles[0] = set(&[card]);
    table.used_cards.insert(card);
    play(&setup, &mut table, &[], |play| {
        let from = edicts(play.position(), ME);
        piles::shift(play, ME, [from, Store::Hand(ME)], card, clause!("LAW-1.2.1a"));
        Ok(())
    });
    assert_eq!((table.used_cards, table.hands[ME.index()]), (CardSet::EMPTY, set(&[card])));
}

#[test]
fn only_cards_that_are_used_each_turn_can_have_been() {
    let setup = setup(&[&FACTION, &masks::FACTION]);
    let mut table = table(&setup);
    let held = hold(&setup, &mut table, ME, &["sword"])[0];
    table.used_cards.insert(held);
    assert_eq!(validate::check(&setup, &table), Err(Invalid::Number("used card")));
}

#[test]
fn the_owners_card_is_shown_and_no_card_of_the_deck() {
    let setup = setup(&[&FACTION, &masks::FACTION]);
    let mut table = table(&setup);
    let cards = [take(&setup, &mut table, "sword"), take(&setup, &mut table, "anvil")];
    table.piles[0] = set(&cards);
    table.used_cards.insert(cards[1]);
    let game = Game::resume(setup, table, Vec::new());
    let view = TableView::of(&game, Some(Seat(1)), &[]);
    let [pile] = view.seats[0].piles.as_slice() else { panic!("there is one pile") };
    assert_eq!((pile.count, pile.used.as_slice()), (2, &["anvil"][..]));
    let own: Vec<_> = pile.own.iter().map(|own| (own.key, own.suit, own.used)).collect();
    assert_eq!(own, [("herald", Suit::Bird, false)]);
}
