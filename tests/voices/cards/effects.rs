//! Cards that answer questions about cards and crafting while they lie in play, and some that go elsewhere afterwards.

use thicket::clause;
use thicket::decision::{Ask, Menu, Opt, Reason, Refusal, Ruling};
use thicket::decks;
use thicket::law::crafting::{self, Benefit, Terms};
use thicket::law::verbs::{CHOOSE, CONTINUE, ITEM, TAKE};
use thicket::law::{cards, dominance, items, offers, piles};
use thicket::notation::validate;
use thicket::play::{
    CardFace, CardKind, Cost, Draw, Edge, Effect, Flow, Hooks, Moment, Offer, OnCraft, Play, Position, Service, Setup,
    Timed, Verdict, Whose,
};
use thicket::terms::{Card, CardSet, Item, Phase, Seat, Store, Suit, SuitSet};

use super::{court, fairground, hold, play, set, setup, table};

const fn face(key: &'static str, suit: Suit, kind: CardKind) -> CardFace {
    CardFace { key, suit, kind, cost: Some(Cost::of(0, 0, 0, 1)), clause: clause!("LAW-5k"), effect: key }
}

const fn lasting(key: &'static str, suit: Suit, effect: &'static Effect) -> CardFace {
    face(key, suit, CardKind::Persistent(effect))
}

const fn effect(hooks: Hooks) -> Effect {
    Effect { hooks, promises: None }
}

/// What the cards of this room are.
pub static CARDS: [&CardFace; 9] =
    [&ENGRAVERS, &BROKER, &INFORMANTS, &FRIEND, &FRIEND, &COFFER, &DEMAGOGUE, &SPY, &PAWNSHOP];

static ENGRAVERS: CardFace = lasting("engravers", Suit::Mouse, &ENGRAVING);
/// A point more for an item of its owner.
static ENGRAVING: Effect = effect(Hooks {
    crafted: Some(OnCraft { points: Some(|at, me, by, card| u8::from(me == by && is_item(at, card))), then: None }),
    ..Hooks::SILENT
});

static BROKER: CardFace = lasting("broker", Suit::Mouse, &BROKERING);
/// A card whenever somebody else crafts an item.
static BROKERING: Effect = effect(Hooks {
    crafted: Some(OnCraft {
        points: None,
        then: Some(|play, me, by, card| {
            let pays = me != by && is_item(play.position(), card);
            if pays { cards::draw(play, me, 1, clause!("LAW-5n")) } else { Ok(()) }
        }),
    }),
    ..Hooks::SILENT
});

fn is_item(at: Position, card: Card) -> bool {
    matches!(at.face(card).kind, CardKind::Item { .. })
}

static INFORMANTS: CardFace = lasting("informants", Suit::Fox, &INFORMING);
/// An ambush card of the discard pile in place of a whole draw of the own Evening.
static INFORMING: Effect = effect(Hooks { draws: Some(inform), ..Hooks::SILENT });

fn inform(play: &mut Play, me: Seat, draw: &mut Draw) -> Ruling {
    let at = play.position();
    let ambush = |card: &Card| matches!(at.face(*card).kind, CardKind::Ambush);
    let there: CardSet = at.table.discard.iter().filter(ambush).collect();
    let is_time = at.table.current() == me && at.table.turn.phase() == Phase::Evening;
    if draw.seat != me || draw.to != Store::Hand(me) || draw.left < draw.count || !is_time || there.is_empty() {
        return Ok(());
    }
    let chosen = play.choose(Ask::open(me, draw.clause, "informants"), |at, menu| {
        at.distinct(there).for_each(|card| menu.offer(Opt::card(TAKE, card)));
        menu.offer(Opt::plain(CONTINUE));
    })?;
    if chosen.verb() == TAKE {
        cards::take_discarded(play, me, chosen.card_at(0), draw.clause);
        draw.left = 0;
    }
    Ok(())
}

static FRIEND: CardFace = lasting("friend-of-the-foxes", Suit::Rabbit, &FRIENDSHIP);
/// Once a turn a rabbit of the hand is as good as a fox; there is one friend at a time; the friend itself is a fox too.
static FRIENDSHIP: Effect = effect(Hooks {
    serves: Some(Service { cards: befriended, used: use_friend }),
    may_craft: Some(|at, _, _, card| {
        static ONE_FRIEND: Reason = Reason { key: "one-friend", values: &[] };
        let refusal = Refusal::new(&ONE_FRIEND, clause!("LAW-5l"));
        if at.face(card).key == FRIEND.key { Verdict::Never(refusal) } else { Verdict::Silent }
    }),
    costs: Some(|at, me, by, card, cost| {
        // Whoever has the friend pays any icon where a fox card asks for foxes.
        let [foxes, ..] = cost.suits;
        if me != by || at.face(card).suit != Suit::Fox {
            return cost;
        }
        let mut suits = cost.suits;
        suits[0] = 0;
        Cost { suits, any: cost.any + foxes }
    }),
    ..Hooks::SILENT
});

fn friend(at: Position, me: Seat) -> Option<Card> {
    at.table.crafted[me.index()].iter().find(|card| at.face(*card).key == FRIEND.key)
}

fn befriended(at: Position, me: Seat, suits: SuitSet) -> CardSet {
    let Some(friend) = friend(at, me).filter(|_| suits.has(Suit::Fox)) else { return CardSet::EMPTY };
    let rabbit = |card: &Card| at.face(*card).suit == Suit::Rabbit;
    let hand = at.table.hands[me.index()].iter().filter(rabbit);
    let hand: CardSet = if at.table.used_cards.has(friend) { CardSet::EMPTY } else { hand.collect() };
    hand.or(set(&[friend]))
}

fn use_friend(play: &mut Play, me: Seat, _: Card) {
    if let Some(friend) = friend(play.position(), me) {
        play.table.used_cards.insert(friend);
    }
}

static COFFER: CardFace = lasting("coffer", Suit::Rabbit, &KEEPING);
/// Keeps a warrior of each other seat as long as it lies there.
static KEEPING: Effect = effect(Hooks {
    crafted: Some(OnCraft { points: None, then: Some(fill_coffer) }),
    leaves_play: Some(|play, me, _| {
        for other in play.position().others(me).collect::<Vec<_>>() {
            let held = play.position().unboxed(other, me);
            play.table.held[other.index()][me.index()] -= held;
            play.table.supply[other.index()][0] += held;
        }
    }),
    ..Hooks::SILENT
});

fn fill_coffer(play: &mut Play, me: Seat, by: Seat, card: Card) -> Ruling {
    if me == by && play.position().face(card).key == COFFER.key {
        for other in play.position().others(me).collect::<Vec<_>>() {
            let supply = &mut play.table.supply[other.index()][0];
            let paid = u8::from(*supply > 0);
            *supply -= paid;
            play.table.held[other.index()][me.index()] += paid;
        }
    }
    Ok(())
}

static DEMAGOGUE: CardFace = lasting("demagogue", Suit::Bird, &DEMAGOGY);
/// At the end of Evening a dominance card is activated, and the score marker stays. At the start of Birdsong a card may be
/// crafted for nothing; between the steps of Daylight one may be paid for and given up for a card.
static DEMAGOGY: Effect = effect(Hooks {
    timed: Some(&[Timed {
        clause: clause!("LAW-8a"),
        phase: Phase::Evening,
        edge: Edge::End,
        when: |at, me| at.table.current() == me && could_rouse(at, me),
        run: |play, me| rouse(play, me).map(|()| Flow::Done),
    }]),
    offers: Some(&[
        Offer {
            moment: Moment::At(Phase::Birdsong, Edge::Start),
            turns: Whose::Own,
            open_to: Some(|at, me, _| !at.table.hands[me.index()].is_empty()),
            prompt: None,
            when: |_, _| true,
            list: Some(|at, me, menu: &mut Menu| crafting::offer_on(at, me, &Terms::FREE, menu)),
            run: |play, me, option| crafting::craft_on(play, me, option.card_at(0), &Terms::FREE),
        },
        Offer {
            moment: Moment::Between(&[Phase::Daylight]),
            turns: Whose::Own,
            open_to: Some(|at, me, _| !at.table.hands[me.index()].is_empty()),
            prompt: None,
            when: |_, _| true,
            list: Some(|at, me, menu: &mut Menu| crafting::offer_on(at, me, &EXPORT, menu)),
            run: |play, me, option| {
                crafting::craft_on(play, me, option.card_at(0), &EXPORT)?;
                cards::draw(play, me, 1, clause!("LAW-5h"))
            },
        },
    ]),
    ..Hooks::SILENT
});

const EXPORT: Terms = Terms { benefit: Benefit::Forgone, ..Terms::USUAL };

fn could_rouse(at: Position, me: Seat) -> bool {
    let hand = at.table.hands[me.index()].and(at.setup.deck.dominance);
    at.table.dominance_of(me).is_none() && !hand.is_empty()
}

fn rouse(play: &mut Play, me: Seat) -> Ruling {
    let hand = play.table.hands[me.index()].and(play.setup.deck.dominance);
    if let Some(card) = hand.iter().next() {
        dominance::activate(play, me, card, true);
    }
    Ok(())
}

static PAWNSHOP: CardFace = lasting("pawnshop", Suit::Mouse, &PAWNING);
/// In the own Daylight an item of the box is turned face down for a card.
static PAWNING: Effect = effect(Hooks {
    offers: Some(&[Offer {
        moment: Moment::Between(&[Phase::Daylight]),
        turns: Whose::Own,
        open_to: None,
        prompt: None,
        when: |at, me| pawns(at, me).next().is_some(),
        list: Some(|at, me, menu: &mut Menu| pawns(at, me).for_each(|item| menu.offer(Opt::item(ITEM, item)))),
        run: |play, me, option| {
            items::turn_down(play, me, option.item_at(0), clause!("LAW-5.1"));
            cards::draw(play, me, 1, clause!("LAW-5h"))
        },
    }]),
    turns_items: Some(()),
    ..Hooks::SILENT
});

/// Kinds of item that lie face up in a box.
fn pawns(at: Position<'_>, me: Seat) -> impl Iterator<Item = Item> {
    let up = at.table.face_up(me);
    Item::ALL.into_iter().filter(move |item| up[item.index()] > 0)
}

static SPY: CardFace = face("spy", Suit::Bird, CardKind::Immediate(spy));

/// Takes a crafted card of somebody else into hand; then it is shuffled into the deck.
fn spy(play: &mut Play, me: Seat, card: Card) -> Ruling {
    let clause = clause!("LAW-5h");
    let at = play.position();
    let marks: Vec<Seat> = at.others(me).filter(|other| !at.table.crafted[other.index()].is_empty()).collect();
    if !marks.is_empty() {
        let mark = play.choose(Ask::open(me, clause, "take-from"), |_, menu| {
            marks.iter().for_each(|mark| menu.offer(Opt::seat(CHOOSE, *mark)));
        })?;
        let mark = mark.seat_at(0);
        let taken = play.choose(Ask::open(me, clause, "take-crafted"), |at, menu| {
            at.distinct(at.table.crafted[mark.index()]).for_each(|card| menu.offer(Opt::card(TAKE, card)));
        })?;
        cards::take_crafted(play, me, mark, taken.card_at(0), clause);
    }
    play.table.resolving.remove(card);
    piles::shuffle_into_deck(play, card);
    Ok(())
}

const ME: Seat = Seat(0);
const OTHER: Seat = Seat(1);

fn free(play: &mut Play, seat: Seat, card: Card) -> Ruling {
    crafting::craft_on(play, seat, card, &Terms::FREE)
}

// clause: CARD-apprentice#14
#[test]
fn others_add_to_the_points_and_act_on_what_anybody_crafts() {
    let setup = setup(&[&fairground::FACTION, &court::FACTION]);
    let mut table = table(&setup);
    let mine = hold(&setup, &mut table, ME, &["engravers", "sword"]);
    let theirs = hold(&setup, &mut table, OTHER, &["broker", "anvil"]);
    let told = play(&setup, &mut table, &[], |play| {
        free(play, ME, mine[0])?;
        free(play, OTHER, theirs[0])?;
        free(play, ME, mine[1])
    });
    // The printed points and the engravers' are one event.
    assert_eq!(told.log.iter().filter(|event| event.name == "scored").count(), 1);
    assert_eq!((table.scores[ME.index()], table.hands[OTHER.index()].len()), (3, 2));
    play(&setup, &mut table, &[], |play| free(play, OTHER, theirs[1]));
    assert_eq!((table.scores[OTHER.index()], table.hands[OTHER.index()].len()), (2, 1));
}

// clause: LAW-5.1
#[test]
fn items_that_a_card_turns_lie_face_down_and_bring_nothing_more() {
    let setup = setup(&[&fairground::FACTION, &court::FACTION]);
    let mut table = table(&setup);
    let mine = hold(&setup, &mut table, ME, &["pawnshop", "sword"]);
    play(&setup, &mut table, &[], |play| mine.iter().try_for_each(|card| free(play, ME, *card)));
    let pawn = |table: &thicket::table::Table| {
        let mut menu = Menu::list();
        offers::list(Position { setup: &setup, table }, ME, None, &mut menu);
        menu.options().iter().copied().find(|option| option.verb() == ITEM)
    };
    let offered = pawn(&table).expect("the sword lies face up");
    let told = play(&setup, &mut table, &[], |play| offers::run(play, ME, offered, None));
    assert!(told.told("turned-item").is_some() && table.hands[ME.index()].len() == 1);
    let sword = Item::Sword.index();
    assert_eq!((table.face_up(ME)[sword], table.face_down(ME)[sword], table.in_box(ME)[sword]), (0, 1, 1));
    assert_eq!(pawn(&table), None);
    // An item face down is sound at a table with such a card, and at no other.
    assert_eq!(validate::check(&setup, &table), Ok(()));
    let plain = Setup::new(setup.map, decks::find("base").unwrap(), &[&fairground::FACTION, &court::FACTION]).unwrap();
    let mut other = thicket::law::setup::table(&plain, 7);
    (other.turn, other.items, other.item_supply) = (table.turn, table.items, table.item_supply);
    assert_eq!(validate::check(&plain, &other), Err(validate::Invalid::Number("item face down")));
}

#[test]
fn an_ambush_from_the_discard_pile_replaces_a_draw() {
    let setup = setup(&[&fairground::FACTION, &court::FACTION]);
    let mut table = table(&setup);
    let mine = hold(&setup, &mut table, ME, &["informants", "ambush-fox"]);
    play(&setup, &mut table, &[], |play| {
        free(play, ME, mine[0])?;
        cards::discard(play, ME, mine[1], clause!("LAW-2.4"));
        // Not in Daylight.
        cards::draw(play, ME, 1, clause!("LAW-2.4l"))
    });
    assert!(!table.hands[ME.index()].has(mine[1]));
    table.turn.enter(Phase::Evening, thicket::table::Stage::Steps);
    let told = play(&setup, &mut table, &[], |play| cards::draw(play, ME, 3, clause!("LAW-2.4l")));
    assert_eq!(told.prompts(), ["informants"]);
    assert!(table.hands[ME.index()].has(mine[1]) && table.hands[ME.index()].len() == 2);
}

#[test]
fn a_friend_lets_cards_stand_for_others_and_pays_itself() {
    let setup = setup(&[&fairground::FACTION, &court::FACTION]);
    let mut table = table(&setup);
    let mine = hold(&setup, &mut table, ME, &["friend-of-the-foxes", "bake-sale", "root-tea-rabbit", "sword"]);
    play(&setup, &mut table, &[], |play| free(play, ME, mine[0]));
    let foxes = SuitSet::one(Suit::Fox);
    let payable = |table: &thicket::table::Table| cards::payable(Position { setup: &setup, table }, ME, foxes);
    assert_eq!(payable(&table), set(&mine[..3]));
    play(&setup, &mut table, &[], |play| {
        cards::spend_for(play, ME, mine[1], foxes, clause!("LAW-2.4d"));
        Ok(())
    });
    // Once a turn; then the friend can only pay itself.
    assert_eq!(payable(&table), set(&mine[..1]));
    let second = hold(&setup, &mut table, OTHER, &["friend-of-the-foxes"])[0];
    let at = Position { setup: &setup, table: &table };
    assert_eq!(crafting::craftable(at, OTHER, second).unwrap_err().reason.key, "one-friend");
    play(&setup, &mut table, &[], |play| {
        cards::spend_for(play, ME, mine[0], foxes, clause!("LAW-2.4d"));
        Ok(())
    });
    let gone = Position { setup: &setup, table: &table };
    assert!(table.discard.has(mine[0]) && crafting::craftable(gone, OTHER, second).is_ok());
}

#[test]
fn a_voice_changes_what_a_card_costs() {
    let setup = setup(&[&fairground::FACTION, &court::FACTION]);
    let mut table = table(&setup);
    let mine = hold(&setup, &mut table, ME, &["friend-of-the-foxes", "foxfolk-steel"]);
    play(&setup, &mut table, &[], |play| free(play, ME, mine[0]));
    let at = Position { setup: &setup, table: &table };
    assert_eq!(crafting::craftable(at, ME, mine[1]), Ok(Cost::of(0, 0, 0, 2)));
    assert_eq!(crafting::craftable(at, OTHER, mine[1]), Ok(Cost::of(2, 0, 0, 0)));
}

// clause: CARD-spy-network#8
#[test]
fn what_a_card_keeps_goes_home_when_it_leaves_play() {
    let setup = setup(&[&fairground::FACTION, &court::FACTION]);
    let mut table = table(&setup);
    let mine = hold(&setup, &mut table, ME, &["coffer"]);
    let theirs = hold(&setup, &mut table, OTHER, &["spy"]);
    play(&setup, &mut table, &[], |play| free(play, ME, mine[0]));
    assert_eq!((table.held[OTHER.index()][ME.index()], table.supply[OTHER.index()][0]), (1, 9));
    let before = table.deck_len;
    play(&setup, &mut table, &[], |play| free(play, OTHER, theirs[0]));
    assert_eq!((table.held[OTHER.index()][ME.index()], table.supply[OTHER.index()][0]), (0, 10));
    // The spy has taken the coffer and lies in the deck.
    assert_eq!((table.hands[OTHER.index()], table.deck_len), (set(&mine), before + 1));
    assert!(table.deck_cards().contains(&theirs[0].0) && table.discard.is_empty() && table.resolving.is_empty());
}

#[test]
fn an_activation_can_keep_the_score_marker() {
    let setup = setup(&[&fairground::FACTION, &court::FACTION, &super::masks::FACTION]);
    let mut table = table(&setup);
    let mine = hold(&setup, &mut table, ME, &["dominance-fox"]);
    table.scores[ME.index()] = 12;
    play(&setup, &mut table, &[], |play| rouse(play, ME));
    assert_eq!((table.dominance_of(ME), table.on_track(ME), table.scores[ME.index()]), (Some(mine[0]), true, 12));
    let copies = setup.deck.copies;
    assert!(table.canonical(copies).on_track(ME) && !could_rouse(Position { setup: &setup, table: &table }, ME));
    assert_eq!(thicket::notation::validate::check(&setup, &table), Ok(()));
    play(&setup, &mut table, &[], |play| thicket::law::scoring::score(play, ME, 3, clause!("LAW-4.1d")));
    assert_eq!(table.scores[ME.index()], 15);
}

#[test]
fn a_card_crafted_without_benefit_brings_nothing_but_what_is_said() {
    let setup = setup(&[&fairground::FACTION, &court::FACTION]);
    let mut table = table(&setup);
    let mine = hold(&setup, &mut table, ME, &["sword"]);
    let theirs = hold(&setup, &mut table, OTHER, &["broker"]);
    play(&setup, &mut table, &[], |play| {
        free(play, OTHER, theirs[0])?;
        crafting::craft_on(play, ME, mine[0], &Terms { cost: Some(Cost::NOTHING), ..EXPORT })
    });
    assert_eq!((table.scores[ME.index()], table.items[ME.index()][Item::Sword.index()]), (0, 0));
    assert!(table.discard.has(mine[0]) && table.hands[OTHER.index()].is_empty());
}
