//! Cards of a fifth suit that a faction adds to the deck, a suit that covers another one, a pond that takes discards and
//! gives the first card of a draw; and somebody else who takes discarded cards.

use thicket::clause;
use thicket::decision::{Ask, Operand, Opt, Ruling, Verb, VerbInfo};
use thicket::law::dominance::{self, three_clearings};
use thicket::law::verbs::{CONTINUE, PAY, PAY_AT};
use thicket::law::{self, cards, crafting, paying, piles, placing};
use thicket::play::{
    Action, CardFace, CardKind, Cost, Dealt, DiscardClaim, Draw, Faction, Flow, Hooks, PieceInfo, Pieces, PileInfo,
    Placing, Play, Position, Procedure, SeatSetup, Setup, SetupError, Step,
};
use thicket::table::Table;
use thicket::terms::{Card, CardSet, Class, Clearing, Item, Kind, Phase, Seat, Store, Suit, SuitSet, Voice};

use super::troupe::{self, GUARD, STALL, TROUPE, guards, stalls};
use super::{deck, hold, masks, play, setup, table, take};

const NUMBER: u8 = 43;
const SETTLE: Verb = Verb::of_faction(NUMBER, 0);
const DIP: Verb = Verb::of_faction(NUMBER, 1);
/// A token that adds frog to its clearing.
const REED: Kind = Kind(2);
/// One that covers its clearing with frog.
const DAM: Kind = Kind(3);

const fn frog(key: &'static str, kind: CardKind, cost: Option<Cost>) -> CardFace {
    CardFace { key, suit: Suit::Frog, kind, cost, clause: clause!("LAW-2.4a"), effect: key }
}

const fn frogs(frog: u8, any: u8) -> Option<Cost> {
    Some(Cost { suits: [0, 0, 0, 0, frog], any })
}

static AMBUSH: CardFace = frog("frog-ambush", CardKind::Ambush, None);
static DOMINANCE: CardFace = frog("frog-dominance", CardKind::Dominance(three_clearings), None);
static LILY_BAG: CardFace = frog("lily-bag", CardKind::Item { item: Item::Bag, points: 1 }, frogs(1, 0));
static CROAKING: CardFace =
    frog("croaking", CardKind::Immediate(|play, seat, _| cards::draw(play, seat, 1, clause!("LAW-5h"))), frogs(0, 1));

pub static FACTION: Faction = Faction {
    number: NUMBER,
    key: "marsh",
    code: "MS",
    setup_order: ('K', 3),
    reach: 3,
    pieces: Pieces::of(&[
        guards(),
        stalls(),
        PieceInfo::new("reed", Class::Token, 3),
        PieceInfo { back_of: Some(REED), ..PieceInfo::new("dam", Class::Token, 0) },
    ]),
    verbs: &[
        VerbInfo { verb: SETTLE, key: "settle", operands: &[Operand::Clearing, Operand::Piece] },
        VerbInfo { verb: DIP, key: "dip", operands: &[] },
    ],
    adds_cards: &[&AMBUSH, &DOMINANCE, &LILY_BAG, &LILY_BAG, &CROAKING, &CROAKING],
    piles: &[PileInfo { ordered: true, reshuffled: true, ..PileInfo::open("pond", clause!("LAW-1.2.2a")) }],
    turn: [&[], &[Step { key: "actions", clause: clause!("LAW-1.4.2"), open: true, run: act }], &[troupe::EVENING]],
    hooks: Hooks {
        suits: Some(|at, me, clearing, suits| {
            let covered = at.count(me, clearing, DAM) > 0;
            let suits = if covered { SuitSet::EMPTY } else { suits };
            if covered || at.count(me, clearing, REED) > 0 { suits.with(Suit::Frog) } else { suits }
        }),
        draws: Some(draw_first),
        takes_discards: Some(DiscardClaim { rank: 1, takes: is_frog, put }),
        ..Hooks::SILENT
    },
    ..TROUPE
};

/// Another one who takes discards: all of them, in Evening.
pub static CHAPEL: Faction = Faction {
    number: 44,
    key: "chapel",
    code: "CP",
    setup_order: ('K', 4),
    reach: 3,
    piles: &[PileInfo::open("souls", clause!("LAW-1.2.2a"))],
    hooks: Hooks {
        takes_discards: Some(DiscardClaim {
            rank: 0,
            takes: |at, _, _| at.table.turn.phase() == Phase::Evening,
            put: |play, me, card| piles::lay(play, souls(play.setup, me), card, clause!("LAW-2.4")),
        }),
        turn_begins: Some(|play, me| {
            let souls = souls(play.setup, me);
            for card in play.position().cards(souls).iter() {
                piles::discard_from(play, me, souls, card, clause!("LAW-2.4"));
            }
        }),
        ..Hooks::SILENT
    },
    ..TROUPE
};

fn souls(setup: &Setup, me: Seat) -> Store {
    setup.store(Voice::seat(me), "souls").unwrap()
}

fn pond(setup: &Setup, me: Seat) -> Store {
    setup.store(Voice::seat(me), "pond").unwrap()
}

/// Frog cards go to the pond, but for dominance.
fn is_frog(at: Position, _: Seat, card: Card) -> bool {
    at.face(card).suit == Suit::Frog && !at.setup.deck.dominance.has(card)
}

fn put(play: &mut Play, me: Seat, card: Card) {
    piles::lay(play, pond(play.setup, me), card, clause!("LAW-2.4"));
}

/// The first card of a draw may come from the pond.
fn draw_first(play: &mut Play, me: Seat, draw: &mut Draw) -> Ruling {
    let store = pond(play.setup, me);
    if draw.left == 0 || draw.to != Store::Hand(draw.seat) || play.position().cards(store).is_empty() {
        return Ok(());
    }
    let chosen = play.choose(Ask::open(draw.seat, draw.clause, "draw-from-pond"), |_, menu| {
        menu.offer(Opt::plain(DIP));
        menu.offer(Opt::plain(CONTINUE));
    })?;
    if chosen.verb() == DIP {
        piles::take_top(play, draw.seat, store, draw.clause);
        draw.left -= 1;
    }
    Ok(())
}

fn act(play: &mut Play, me: Seat) -> Ruling<Flow> {
    troupe::actions(play, me, &[&SETTLES])
}

static SETTLES: Action = Action {
    offer: |at, me, menu| {
        let free = at.table.clearings_with(me, GUARD);
        let free = free.without(at.table.clearings_with(me, REED)).without(at.table.clearings_with(me, DAM));
        for clearing in free.iter() {
            for kind in [REED, DAM].into_iter().filter(|_| at.table.supply[me.index()][REED.index()] > 0) {
                let placing = Placing { by: me, owner: me, kind, clearing };
                let piece = thicket::decision::pack_piece(me, kind);
                menu.test(Opt::of(SETTLE, clearing.0, piece, 0), placing::may_place(at, &placing));
            }
        }
    },
    verbs: &[SETTLE],
    run: |play, me, option| {
        let placing = Placing { by: me, owner: me, kind: option.piece_at(1).1, clearing: option.clearing(0) };
        placing::place(play, &placing, 1, clause!("LAW-2.3a")).map(|_| ())
    },
};

const ME: Seat = Seat(0);
const OTHER: Seat = Seat(1);

fn put_piece(table: &mut Table, kind: Kind, clearing: u8) {
    table.pieces[ME.index()][usize::from(clearing)][kind.index()] += 1;
    let front = if kind == DAM { REED } else { kind };
    table.supply[ME.index()][front.index()] -= 1;
}

#[test]
fn added_cards_come_to_the_deck_once_hands_are_dealt() {
    let three = setup(&[&FACTION, &masks::FACTION, &CHAPEL]);
    assert_eq!(three.deck.cards.len(), deck().cards.len() + 6);
    assert!(std::ptr::eq(three.deck, setup(&[&CHAPEL, &FACTION, &masks::FACTION]).deck));
    assert!(!std::ptr::eq(three.deck, setup(&[&CHAPEL, &masks::FACTION]).deck));
    for seed in 0..20 {
        let mut table = law::setup::table(&three, seed);
        play(&three, &mut table, &[], law::setup::unit);
        let frog = |card: &Card| three.deck.face(*card).suit == Suit::Frog;
        assert!(table.hands.iter().all(|hand| !hand.iter().any(|card| frog(&card))));
        let in_deck: Vec<usize> =
            (0..).zip(table.deck_cards()).filter(|(_, card)| frog(&Card(**card))).map(|(at, _)| at).collect();
        assert_eq!(in_deck.len(), 6);
        assert!(in_deck != [0, 1, 2, 3, 4, 5], "they are shuffled in");
    }
    // Two players leave all dominance cards in the box (LAW-4.2l); any other printed card can be dealt.
    let two = setup(&[&FACTION, &CHAPEL]);
    let mut dealt = CardSet::EMPTY;
    for seed in 0..300 {
        let mut table = law::setup::table(&two, seed);
        play(&two, &mut table, &[], law::setup::unit);
        assert_eq!(table.removed_cards, two.deck.dominance);
        table.hands.iter().for_each(|hand| dealt = dealt.or(*hand));
    }
    assert_eq!(two.deck.dominance.len(), 5);
    assert_eq!(dealt.len(), deck().cards.len() - 4);
}

/// In a draft as well, as long as nobody else who sits there has brought any.
#[test]
fn who_brings_cards_can_be_picked() {
    let [marsh, chapel] = [&FACTION, &CHAPEL].map(|faction| Dealt {
        seat: SeatSetup::new(faction),
        militant: true,
        reach: faction.reach,
    });
    let undecided: Vec<&'static Faction> = Faction::undecided(2).collect();
    let draft = setup(&undecided).with_procedure(Procedure::Draft(vec![marsh.clone(), chapel, marsh])).unwrap();
    let picked = draft.with_pick(ME, 0).unwrap();
    assert_eq!(picked.deck.cards.len(), deck().cards.len() + 6);
    assert!(picked.with_pick(OTHER, 1).is_ok());
    assert!(matches!(picked.with_pick(OTHER, 2), Err(SetupError::NeverTogether("marsh", "marsh"))));
}

#[test]
fn frog_cards_lie_on_the_pond_in_their_order_and_others_where_they_are_claimed() {
    let setup = setup(&[&FACTION, &CHAPEL, &masks::FACTION]);
    let mut table = table(&setup);
    let keys = ["croaking", "lily-bag", "frog-dominance", "sword"];
    let cards = hold(&setup, &mut table, OTHER, &keys);
    table.turn.enter(Phase::Evening, thicket::table::Stage::Steps);
    play(&setup, &mut table, &[], |play| {
        cards.iter().rev().for_each(|card| cards::discard(play, OTHER, *card, clause!("LAW-2.4l")));
        Ok(())
    });
    let here = *table.store(pond(&setup, ME));
    assert_eq!(table.from_top(here).collect::<Vec<_>>(), cards[..2]);
    // In Evening the chapel takes the rest; its claim to all ranks below that of the pond to frogs.
    assert_eq!(*table.store(souls(&setup, OTHER)), super::set(&cards[2..]));
    let copies = setup.deck.copies;
    assert_eq!(table.canonical(copies).canonical(copies), table.canonical(copies));
    let order: Vec<&str> = table.canonical(copies).from_top(here).map(|card| setup.deck.face(card).key).collect();
    assert_eq!(order, keys[..2]);
}

#[test]
fn the_first_card_of_each_draw_may_come_from_the_pond() {
    let setup = setup(&[&FACTION, &CHAPEL, &masks::FACTION]);
    let mut table = table(&setup);
    let cards = hold(&setup, &mut table, OTHER, &["croaking", "lily-bag"]);
    let before = table.deck_len;
    let told = play(&setup, &mut table, &[], |play| {
        cards.iter().for_each(|card| cards::discard(play, OTHER, *card, clause!("LAW-2.4")));
        cards::draw(play, OTHER, 2, clause!("LAW-2.4l"))
    });
    assert_eq!(told.prompts(), ["draw-from-pond"]);
    assert!(table.hands[OTHER.index()].has(cards[1]) && !table.hands[OTHER.index()].has(cards[0]));
    assert_eq!((table.hands[OTHER.index()].len(), table.deck_len), (2, before - 1));
    // Whoever goes past it draws from the deck.
    play(&setup, &mut table, &[Opt::plain(CONTINUE)], |play| cards::draw(play, OTHER, 1, clause!("LAW-2.4l")));
    assert_eq!((table.store(pond(&setup, ME)).len(), table.deck_len), (1, before - 2));
}

#[test]
fn a_new_deck_takes_the_pond_along_and_not_the_souls() {
    let setup = setup(&[&FACTION, &CHAPEL, &masks::FACTION]);
    let mut table = table(&setup);
    let [frog, soul, sword] = ["croaking", "armorers", "sword"].map(|key| take(&setup, &mut table, key));
    play(&setup, &mut table, &[], |play| {
        cards::to_discard(play, frog);
        cards::to_discard(play, sword);
        piles::lay(play, souls(play.setup, OTHER), soul, clause!("LAW-2.4"));
        let rest: Vec<Card> = std::iter::from_fn(|| play.table.take_top()).collect();
        rest.into_iter().for_each(|card| play.table.removed_cards.insert(card));
        cards::rebuild_empty_deck(play);
        Ok(())
    });
    let mut deck: Vec<Card> = table.deck_cards().iter().map(|card| Card(*card)).collect();
    deck.sort_unstable();
    let mut expected = vec![frog, sword];
    expected.sort_unstable();
    assert_eq!(deck, expected);
    assert_eq!((table.arrivals().count(), table.store(souls(&setup, OTHER)).len()), (0, 1));
}

#[test]
fn a_clearing_of_two_suits_pays_either_once() {
    let setup = setup(&[&FACTION, &CHAPEL, &masks::FACTION]);
    let mut table = table(&setup);
    // Clearing 1 is a fox clearing with a reed, 6 is one that is covered, 8 one as printed.
    for clearing in [1, 6, 8] {
        put_piece(&mut table, STALL, clearing);
    }
    put_piece(&mut table, REED, 1);
    put_piece(&mut table, DAM, 6);
    let both = SuitSet::of(&[Suit::Fox, Suit::Frog]);
    let at = Position { setup: &setup, table: &table };
    assert_eq!([1, 6, 8].map(|n| at.suits(Clearing(n))), [both, SuitSet::one(Suit::Frog), SuitSet::one(Suit::Fox)]);
    let purse = paying::purse(at, ME);
    let pays = |fox, frog, any| purse.pays(&Cost { suits: [fox, 0, 0, 0, frog], any });
    assert!(pays(2, 0, 0) && pays(2, 1, 0) && pays(1, 2, 0) && pays(0, 0, 3));
    assert!(!pays(3, 0, 0) && !pays(0, 3, 0) && !pays(2, 2, 0) && !pays(2, 1, 1));

    // Two foxes for a sword leave the covered clearing's frog.
    let [sword, bag] = hold(&setup, &mut table, ME, &["sword", "lily-bag"])[..] else { panic!() };
    let told = play(&setup, &mut table, &[], |play| {
        crafting::craft_on(play, ME, sword, &crafting::Terms::USUAL)?;
        crafting::craft_on(play, ME, bag, &crafting::Terms::USUAL)
    });
    let verbs: Vec<Verb> = told.asked.iter().map(|(_, options)| options[0].verb()).collect();
    assert_eq!(verbs, [PAY, PAY_AT, PAY], "{:?}", told.asked);
    assert_eq!((table.activated.of(Suit::Fox), table.activated.of(Suit::Frog)), (1, 1));
    assert_eq!(table.activated.at(Clearing(1)), 1);
    assert_eq!(paying::purse(Position { setup: &setup, table: &table }, ME).own.total(), 0);
}

#[test]
fn where_a_frog_is_needed_later_the_fox_is_paid_with_a_fox() {
    let setup = setup(&[&FACTION, &CHAPEL, &masks::FACTION]);
    let mut table = table(&setup);
    put_piece(&mut table, STALL, 1);
    put_piece(&mut table, REED, 1);
    put_piece(&mut table, STALL, 8);
    let bag = hold(&setup, &mut table, ME, &["lily-bag"])[0];
    let cost = Cost { suits: [1, 0, 0, 0, 1], any: 0 };
    let terms = crafting::Terms { cost: Some(cost), ..crafting::Terms::USUAL };
    let told = play(&setup, &mut table, &[], |play| crafting::craft_on(play, ME, bag, &terms));
    let options: Vec<Vec<Opt>> = told.asked.iter().map(|(_, options)| options.clone()).collect();
    assert_eq!(options, [vec![Opt::suit(PAY, Suit::Fox)], vec![Opt::at(PAY_AT, Clearing(1))]]);
    assert_eq!((table.items[ME.index()][Item::Bag.index()], table.scores[ME.index()]), (1, 1));
}

#[test]
fn frog_dominance_wins_with_frog_clearings() {
    let setup = setup(&[&FACTION, &CHAPEL, &masks::FACTION]);
    let mut table = table(&setup);
    let card = setup.deck.find("frog-dominance").unwrap();
    put_piece(&mut table, REED, 1);
    put_piece(&mut table, DAM, 2);
    let ruled = Position { setup: &setup, table: &table }.clearings();
    assert!(!dominance::fulfilled(Position { setup: &setup, table: &table }, card, ruled));
    put_piece(&mut table, DAM, 3);
    assert!(dominance::fulfilled(Position { setup: &setup, table: &table }, card, ruled));
}
