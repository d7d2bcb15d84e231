//! A hidden pile with room for five, an open pile for revealed cards, forced gifts, and warriors taken as payment.

use thicket::clause;
use thicket::decision::{Operand, Opt, Ruling, Verb, VerbInfo};
use thicket::event::Value;
use thicket::law::{cards, payments, piles, placing};
use thicket::notation::validate::{self, Invalid};
use thicket::play::{Action, Faction, Flow, PileInfo, Placing, Play, Position, Sight, Step};
use thicket::terms::{Card, CardSet, Seat, Store, Suit, Voice};
use thicket::view::View;

use super::troupe::{self, GUARD, TROUPE};
use super::{hold, masks, play, set, setup, table};

const NUMBER: u8 = 41;
const RAISE: Verb = Verb::of_faction(NUMBER, 0);
const RALLY: Verb = Verb::of_faction(NUMBER, 1);
const SHOW: Verb = Verb::of_faction(NUMBER, 2);
const DEMAND: Verb = Verb::of_faction(NUMBER, 3);
const LEVY: Verb = Verb::of_faction(NUMBER, 4);
/// Cards that can lie with the supporters.
const ROOM: u8 = 5;

pub static FACTION: Faction = Faction {
    number: NUMBER,
    key: "court",
    code: "CT",
    setup_order: ('K', 1),
    reach: 3,
    verbs: &[
        VerbInfo { verb: RAISE, key: "raise", operands: &[] },
        VerbInfo { verb: RALLY, key: "rally", operands: &[Operand::Card] },
        VerbInfo { verb: SHOW, key: "show", operands: &[Operand::Card] },
        VerbInfo { verb: DEMAND, key: "demand", operands: &[Operand::Seat] },
        VerbInfo { verb: LEVY, key: "levy", operands: &[Operand::Seat] },
    ],
    piles: &[
        PileInfo {
            sight: Sight::Owner,
            room: Some(|_, _| ROOM),
            ..PileInfo::open("supporters", clause!("LAW-1.2.2a"))
        },
        PileInfo::open("revealed", clause!("LAW-1.2.1a")),
    ],
    turn: [
        &[],
        &[Step { key: "actions", clause: clause!("LAW-1.4.2"), open: true, run: act }],
        &[Step { key: "return", clause: clause!("LAW-1.2.1a"), open: false, run: take_back }, troupe::EVENING],
    ],
    ..TROUPE
};

fn act(play: &mut Play, me: Seat) -> Ruling<Flow> {
    troupe::actions(play, me, &[&RAISES, &RALLIES, &SHOWS, &DEMANDS, &LEVIES])
}

fn take_back(play: &mut Play, me: Seat) -> Ruling<Flow> {
    if let Some(revealed) = piles::own(play.position(), me, "revealed") {
        piles::return_revealed(play, me, revealed, clause!("LAW-1.2.1a"));
    }
    Ok(Flow::Done)
}

fn supporters(setup: &thicket::play::Setup, me: Seat) -> Store {
    setup.store(Voice::seat(me), "supporters").unwrap()
}

/// Two cards of the deck become supporters.
static RAISES: Action = Action {
    offer: |_, _, menu| menu.offer(Opt::plain(RAISE)),
    verbs: &[RAISE],
    run: |play, me, _| {
        let to = supporters(play.setup, me);
        cards::draw_to(play, me, to, 2, clause!("LAW-2.4m"))
    },
};

/// A supporter for a guard.
static RALLIES: Action = Action {
    offer: |at, me, menu| {
        let home = at.table.clearings_with(me, GUARD);
        if !home.is_empty() {
            at.distinct(at.cards(supporters(at.setup, me))).for_each(|card| menu.offer(Opt::card(RALLY, card)));
        }
    },
    verbs: &[RALLY],
    run: |play, me, option| {
        piles::spend_from(play, me, supporters(play.setup, me), option.card_at(0), clause!("LAW-2.4"));
        let Some(clearing) = play.table.clearings_with(me, GUARD).iter().next() else { return Ok(()) };
        placing::place(play, &Placing { by: me, owner: me, kind: GUARD, clearing }, 1, clause!("LAW-2.3a")).map(|_| ())
    },
};

/// A card of the hand is revealed until Evening.
static SHOWS: Action = Action {
    offer: |at, me, menu| {
        at.distinct(at.table.hands[me.index()]).for_each(|card| menu.offer(Opt::card(SHOW, card)));
    },
    verbs: &[SHOW],
    run: |play, me, option| {
        let Some(pile) = piles::own(play.position(), me, "revealed") else { return Ok(()) };
        piles::reveal(play, me, option.card_at(0), pile, clause!("LAW-1.2.1a"));
        Ok(())
    },
};

/// Another seat gives a fox card to the supporters, or shows its hand.
static DEMANDS: Action = Action {
    offer: |at, me, menu| at.others(me).for_each(|other| menu.offer(Opt::seat(DEMAND, other))),
    verbs: &[DEMAND],
    run: |play, me, option| demand(play, me, option.seat_at(0)).map(|_| ()),
};

fn demand(play: &mut Play, me: Seat, payer: Seat) -> Ruling<Option<Card>> {
    let foxes = cards::serving(play, payer, Suit::Fox);
    piles::ask_tribute(play, [payer, me], supporters(play.setup, me), foxes, clause!("EDGE-34"))
}

/// Another seat pays a warrior.
static LEVIES: Action = Action {
    offer: |at, me, menu| {
        at.others(me)
            .filter(|other| payments::most(at, *other) > 0)
            .for_each(|other| menu.offer(Opt::seat(LEVY, other)));
    },
    verbs: &[LEVY],
    run: |play, me, option| payments::pay(play, option.seat_at(0), me, 1, clause!("LAW-2.2d")),
};

const ME: Seat = Seat(0);
const OTHER: Seat = Seat(1);

#[test]
fn supporters_are_seen_by_their_owner_and_counted_by_all() {
    let setup = setup(&[&FACTION, &masks::FACTION]);
    let mut table = table(&setup);
    let told = play(&setup, &mut table, &[], |play| (RAISES.run)(play, ME, Opt::plain(RAISE)));
    assert!(matches!(told.event("drew").get("card"), Some(Value::Hidden(_, 0b01))));
    let here = *table.store(supporters(&setup, ME));
    assert_eq!(here.len(), 2);
    for viewer in [None, Some(ME), Some(OTHER)] {
        let view = View::of(Position { setup: &setup, table: &table }, viewer);
        let seen = if viewer == Some(ME) { here } else { CardSet::EMPTY };
        assert_eq!((view.table.piles[0], view.pile_sizes[0]), (seen, 2));
        let imagined = view.imagine(&setup, 3);
        assert_eq!(imagined.piles[0].len(), 2);
        assert_eq!(View::of(Position { setup: &setup, table: &imagined }, viewer), view);
    }
}

#[test]
fn a_card_too_many_is_discarded() {
    let setup = setup(&[&FACTION, &masks::FACTION]);
    let mut table = table(&setup);
    play(&setup, &mut table, &[], |play| {
        let to = supporters(play.setup, ME);
        cards::draw_to(play, ME, to, ROOM + 2, clause!("LAW-2.4m"))
    });
    let here = *table.store(supporters(&setup, ME));
    assert_eq!((here.len(), table.discard.or(table.available).len()), (usize::from(ROOM), 2));
    // A table from outside with more than fit is refused.
    assert_eq!(validate::check(&setup, &table), Ok(()));
    let mut overfull = table;
    let card = table.discard.or(table.available).iter().next().unwrap();
    overfull.discard.remove(card);
    overfull.available.remove(card);
    overfull.piles[0].insert(card);
    assert_eq!(validate::check(&setup, &overfull), Err(Invalid::Number("pile")));
}

#[test]
fn a_revealed_card_is_in_no_hand_until_it_is_returned() {
    let setup = setup(&[&FACTION, &masks::FACTION]);
    let mut table = table(&setup);
    let cards = hold(&setup, &mut table, ME, &["sword", "anvil"]);
    play(&setup, &mut table, &[], |play| (SHOWS.run)(play, ME, Opt::card(SHOW, cards[0])));
    assert_eq!(table.hands[ME.index()], set(&cards[1..]));
    let view = View::of(Position { setup: &setup, table: &table }, Some(OTHER));
    assert_eq!(view.table.piles[1], set(&cards[..1]));
    play(&setup, &mut table, &[], |play| take_back(play, ME).map(|_| ()));
    assert_eq!((table.hands[ME.index()], table.piles[1]), (set(&cards), CardSet::EMPTY));
}

#[test]
fn whoever_has_no_matching_card_shows_its_hand() {
    let setup = setup(&[&FACTION, &masks::FACTION]);
    let mut table = table(&setup);
    let cards = hold(&setup, &mut table, OTHER, &["anvil", "bake-sale"]);
    let told = play(&setup, &mut table, &[], |play| {
        assert_eq!(demand(play, ME, OTHER)?, Some(cards[0]));
        assert_eq!(demand(play, ME, OTHER)?, None);
        Ok(())
    });
    assert_eq!(told.prompts(), ["give-card"]);
    assert!(matches!(told.event("gave").get("card"), Some(Value::Hidden(_, 0b11))));
    assert!(matches!(told.event("saw-card").get("card"), Some(Value::Hidden(card, 0b11)) if card == cards[1]));
    // The gift went to the supporters, and so did the card that was drawn instead of a second one.
    let here = *table.store(supporters(&setup, ME));
    assert!(here.has(cards[0]) && here.len() == 2 && table.hands[ME.index()].is_empty());
    assert_eq!(table.reveals, 1);
}

#[test]
fn warriors_are_paid_from_the_supply_or_otherwise() {
    let setup = setup(&[&FACTION, &masks::FACTION, &super::fairground::FACTION]);
    let mut table = table(&setup);
    let (masks, fair) = (OTHER, Seat(2));
    hold(&setup, &mut table, masks, &["sword"]);
    assert_eq!(payments::most(Position { setup: &setup, table: &table }, masks), 1);
    play(&setup, &mut table, &[], |play| {
        payments::pay(play, fair, ME, 2, clause!("LAW-2.2d"))?;
        payments::pay(play, masks, ME, 1, clause!("LAW-2.2d"))
    });
    assert_eq!((table.held[fair.index()][ME.index()], table.supply[fair.index()][0]), (2, 8));
    // The masks pay with cards.
    assert_eq!((table.held[masks.index()][ME.index()], table.hands[masks.index()].len()), (0, 0));
}
