//! The shared decks as they are printed: their cards, copies and costs, what they have in common, and how they are chosen.

use thicket::clause;
use thicket::decks::DECKS;
use thicket::law;
use thicket::law::{placing, rule};
use thicket::play::hooks::{MOMENTS, moment_number};
use thicket::play::{
    BattleMoment, CardFace, CardKind, Deck, Effect, Hooks, Moment, Offer, Position, Purpose, QUESTIONS, Setup, Whose,
};
use thicket::table::Table;
use thicket::terms::{Card, CardSet, Clearing, Phase, Seat, Suit, SuitSet};
use thicket::{decks, factions, maps};

fn deck(key: &str) -> &'static Deck {
    decks::find(key).unwrap()
}

/// Suit, copies and cost of the cards that only this deck has: key, suit, copies, icons (fox, rabbit, mouse, any).
type Printed = (&'static str, Suit, usize, [u8; 4]);

fn is_own(face: &CardFace) -> bool {
    matches!(face.kind, CardKind::Persistent(_) | CardKind::Immediate(_))
}

fn prints(deck: &Deck, printed: &[Printed]) {
    let own: Vec<&CardFace> = deck.cards.iter().copied().filter(|face| is_own(face)).collect();
    assert_eq!(own.len(), 25, "{}", deck.key);
    assert_eq!(printed.iter().map(|(_, _, copies, _)| copies).sum::<usize>(), 25);
    for (key, suit, copies, [fox, rabbit, mouse, any]) in printed {
        let faces: Vec<&&CardFace> = own.iter().filter(|face| face.key == *key).collect();
        assert_eq!(faces.len(), *copies, "{key}");
        let cost = faces[0].cost.unwrap();
        assert_eq!(
            (faces[0].suit, cost.suits[..3].to_vec(), cost.any),
            (*suit, vec![*fox, *rabbit, *mouse], *any),
            "{key}"
        );
        assert_eq!(faces[0].clause.id(), format!("CARD-{key}"));
    }
}

// clause: DECK-choice#2
#[test]
fn every_deck_has_as_many_cards_of_each_suit() {
    for deck in DECKS {
        let of = |suit| deck.cards.iter().filter(|face| face.suit == suit).count();
        assert_eq!(deck.cards.len(), 54, "{}", deck.key);
        assert_eq!([Suit::Bird, Suit::Fox, Suit::Rabbit, Suit::Mouse].map(of), [14, 14, 13, 13], "{}", deck.key);
    }
}

// clause: DECK-choice#3
#[test]
fn the_same_twenty_nine_cards_are_in_every_deck() {
    let common = |deck: &Deck| deck.cards.iter().copied().filter(|face| !is_own(face)).collect::<Vec<_>>();
    let base = common(deck("base"));
    assert_eq!(base.len(), 29);
    for deck in DECKS {
        let same = common(deck);
        assert!(same.iter().zip(&base).all(|(one, other)| std::ptr::eq(*one, *other)), "{}", deck.key);
    }
}

// clause: DECK-choice#4
#[test]
fn two_players_play_without_dominance_cards_whatever_the_deck() {
    for deck in DECKS {
        let setup = Setup::new(maps::find("autumn").unwrap(), deck, &factions::FACTIONS[..2]).unwrap();
        let table = law::setup::table(&setup, 3);
        assert_eq!(table.removed_cards, deck.dominance, "{}", deck.key);
        let hands: usize = table.hands.iter().map(|hand| hand.len()).sum();
        assert_eq!(usize::from(table.deck_len) + hands, 50, "{}", deck.key);
    }
}

// clause: DECK-exiles-and-partisans#1, DECK-exiles-and-partisans#2
// clause: CARD-saboteurs#1, CARD-soup-kitchens#1, CARD-boat-builders#1, CARD-corvid-planners#1, CARD-eyrie-emigre#1
// clause: CARD-fox-partisans#1, CARD-rabbit-partisans#1, CARD-mouse-partisans#1, CARD-propaganda-bureau#1
// clause: CARD-false-orders#1, CARD-informants#1, CARD-tunnels#1, CARD-charm-offensive#1, CARD-swap-meet#1
// clause: CARD-coffin-makers#1, CARD-league-of-adventurous-mice#1, CARD-murine-broker#1, CARD-master-engravers#1
#[test]
fn exiles_and_partisans_is_printed_so() {
    let deck = deck("exiles-and-partisans");
    prints(
        deck,
        &[
            ("saboteurs", Suit::Bird, 3, [0, 0, 0, 1]),
            ("soup-kitchens", Suit::Bird, 1, [1, 1, 1, 0]),
            ("boat-builders", Suit::Bird, 1, [0, 0, 0, 2]),
            ("corvid-planners", Suit::Bird, 1, [0, 0, 0, 2]),
            ("eyrie-emigre", Suit::Bird, 1, [2, 0, 0, 0]),
            ("fox-partisans", Suit::Fox, 1, [1, 0, 0, 0]),
            ("propaganda-bureau", Suit::Fox, 1, [0, 0, 0, 3]),
            ("false-orders", Suit::Fox, 2, [1, 0, 0, 0]),
            ("informants", Suit::Fox, 2, [2, 0, 0, 0]),
            ("rabbit-partisans", Suit::Rabbit, 1, [0, 1, 0, 0]),
            ("tunnels", Suit::Rabbit, 2, [0, 1, 0, 0]),
            ("charm-offensive", Suit::Rabbit, 1, [0, 1, 0, 0]),
            ("swap-meet", Suit::Rabbit, 2, [0, 1, 0, 0]),
            ("coffin-makers", Suit::Rabbit, 1, [0, 2, 0, 0]),
            ("mouse-partisans", Suit::Mouse, 1, [0, 0, 1, 0]),
            ("league-of-adventurous-mice", Suit::Mouse, 2, [0, 0, 1, 0]),
            ("murine-broker", Suit::Mouse, 1, [0, 0, 2, 0]),
            ("master-engravers", Suit::Mouse, 1, [0, 0, 2, 0]),
        ],
    );
    assert!(deck.cards.iter().all(|face| !matches!(face.kind, CardKind::Immediate(_))));
}

// clause: DECK-squires-and-disciples#1
// clause: CARD-sky-couriers#1, CARD-spy-network#1, CARD-silver-tongue#1, CARD-shadow-council#1, CARD-feather-rufflers#1
// clause: CARD-fox-squires#1, CARD-rabbit-squires#1, CARD-mouse-squires#1, CARD-bold-leadership#1, CARD-supply-train#1
// clause: CARD-tactician#1, CARD-apprentice#1, CARD-friend-of-the-foxes#1, CARD-friend-of-the-rabbits#1
// clause: CARD-friend-of-the-mice#1, CARD-lookouts#1, CARD-hidden-warrens#1, CARD-the-faithful#1, CARD-riversteads#1
// clause: CARD-standard-bearer#1, CARD-raiding-party#1, CARD-mice-in-a-bush#1, CARD-brazen-demagogue#1
#[test]
fn squires_and_disciples_is_printed_so() {
    prints(
        deck("squires-and-disciples"),
        &[
            ("sky-couriers", Suit::Bird, 2, [0, 0, 0, 1]),
            ("spy-network", Suit::Bird, 1, [0, 0, 0, 1]),
            ("silver-tongue", Suit::Bird, 1, [0, 0, 0, 2]),
            ("shadow-council", Suit::Bird, 1, [0, 0, 0, 2]),
            ("feather-rufflers", Suit::Bird, 2, [0, 0, 0, 2]),
            ("fox-squires", Suit::Fox, 1, [1, 0, 0, 0]),
            ("bold-leadership", Suit::Fox, 1, [1, 0, 0, 0]),
            ("supply-train", Suit::Fox, 1, [1, 0, 0, 0]),
            ("tactician", Suit::Fox, 1, [1, 0, 0, 1]),
            ("apprentice", Suit::Fox, 1, [1, 0, 0, 0]),
            ("friend-of-the-foxes", Suit::Fox, 1, [1, 0, 0, 1]),
            ("rabbit-squires", Suit::Rabbit, 1, [0, 1, 0, 0]),
            ("lookouts", Suit::Rabbit, 1, [0, 1, 0, 1]),
            ("hidden-warrens", Suit::Rabbit, 1, [0, 1, 0, 1]),
            ("the-faithful", Suit::Rabbit, 1, [0, 1, 0, 0]),
            ("riversteads", Suit::Rabbit, 1, [0, 1, 0, 1]),
            ("standard-bearer", Suit::Rabbit, 1, [0, 1, 0, 0]),
            ("friend-of-the-rabbits", Suit::Rabbit, 1, [0, 1, 0, 1]),
            ("mouse-squires", Suit::Mouse, 1, [0, 0, 1, 0]),
            ("raiding-party", Suit::Mouse, 1, [0, 0, 1, 0]),
            ("mice-in-a-bush", Suit::Mouse, 1, [0, 0, 1, 0]),
            ("brazen-demagogue", Suit::Mouse, 1, [0, 0, 1, 0]),
            ("friend-of-the-mice", Suit::Mouse, 1, [0, 0, 1, 1]),
        ],
    );
}

// clause: CARD-silver-tongue#12
#[test]
fn a_granted_clearing_counts_among_those_that_are_ruled_but_not_for_dominance() {
    let setup =
        Setup::new(maps::find("autumn").unwrap(), deck("squires-and-disciples"), &factions::FACTIONS[..2]).unwrap();
    let mut table = Table::empty(1);
    let me = table.current();
    let ruled = |table: &Table, purpose| rule::ruled(Position { setup: &setup, table }, me, purpose);
    let before = ruled(&table, Purpose::Act).len();
    table.turn.granted = 6;
    assert_eq!(ruled(&table, Purpose::Act).len(), before + 1);
    assert!(rule::rules(Position { setup: &setup, table: &table }, me, Clearing(6), Purpose::Move));
    assert_eq!(ruled(&table, Purpose::Dominance).len(), before);
    assert_ne!(rule::ruler(Position { setup: &setup, table: &table }, Clearing(6)), Some(me));
}

// clause: LAW-2.2b, LAW-2.2c
/// Cards that let anybody place warriors find none with a Vagabond: his pawn is no warrior.
#[test]
fn whoever_has_no_warriors_places_none() {
    let map = maps::find("autumn").unwrap();
    let seats = ["vagabond", "hundreds", "marquise"].map(|key| factions::find(key).unwrap());
    let setup = Setup::new(map, deck("squires-and-disciples"), &seats).unwrap();
    let table = law::setup::table(&setup, 1);
    let at = Position { setup: &setup, table: &table };
    let placed = [0, 1, 2].map(|seat| placing::recruit(at, Seat(seat)).map(|kind| at.piece(Seat(seat), kind).key));
    assert_eq!(placed, [None, Some("warrior"), Some("warrior")]);
}

/// A card whose owner lets the others use it in their Daylight.
static SIGNPOST: CardFace = CardFace {
    key: "signpost",
    suit: Suit::Fox,
    kind: CardKind::Persistent(&SIGNPOSTING),
    cost: None,
    clause: clause!("LAW-8b"),
    effect: "signpost",
};

static SIGNPOSTING: Effect = Effect {
    hooks: Hooks {
        offers: Some(&[Offer {
            moment: Moment::Between(&[Phase::Daylight]),
            turns: Whose::Anybody,
            when: |_, _| true,
            open_to: None,
            prompt: None,
            list: None,
            run: |_, _, _| Ok(()),
        }]),
        ..Hooks::SILENT
    },
    promises: None,
};

// clause: LAW-8b
/// A card that somebody brings offers what it has to offer when it says so, and leaves everything that the printed cards do as
/// it is.
#[test]
fn cards_that_are_added_change_no_printed_card() {
    for deck in DECKS {
        let more = deck.with(&[&SIGNPOST]);
        assert_eq!(more.cards.len(), deck.cards.len() + 1);
        let signpost = more.find("signpost").unwrap();
        let printed: CardSet = (0u8..).take(deck.cards.len()).map(Card).collect();
        let same = |before: &CardSet, now: &CardSet, what: &str| {
            assert_eq!(now.and(printed), *before, "{} {what}", deck.key);
        };
        same(&deck.dominance, &more.dominance, "dominance");
        for suit in Suit::ALL {
            same(&deck.serving(suit), &more.serving(suit), "for a suit");
        }
        for suits in (0..=SuitSet::ALL.0).map(SuitSet) {
            same(&deck.serving_any(suits), &more.serving_any(suits), "for some suits");
        }
        for moment in 0..MOMENTS {
            same(deck.offering(moment), more.offering(moment), "offers");
            same(deck.due(moment), more.due(moment), "due");
            let is_then = moment == moment_number(Phase::Daylight, None);
            assert_eq!(more.offering(moment).has(signpost), is_then, "{moment}");
            assert_eq!(more.offers_to_all(moment), is_then || deck.offers_to_all(moment), "{} {moment}", deck.key);
        }
        for moment in BattleMoment::ALL {
            same(deck.fighting(moment), more.fighting(moment), "in battle");
        }
        for question in 0..QUESTIONS {
            same(deck.answering(question), more.answering(question), "answers");
        }
    }
}
