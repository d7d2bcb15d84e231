//! Who takes removed pieces on their way home: a hospital at a price, a coffin maker from everybody, a shrine.

use thicket::clause;
use thicket::decision::{Ask, Opt, Ruling};
use thicket::decks::base::BASE;
use thicket::law::verbs::{PASS, RESOLVE, SPEND};
use thicket::law::{cards, claims, placing, removal, scoring};
use thicket::play::{
    CardFace, CardKind, Cause, Claim, Cost, Deck, Edge, Effect, Faction, Flow, Heap, Holds, Hooks, Kept, Landmark,
    Loss, Part, Play, Position, Room, Setup, Timed, Transit, Whose,
};
use thicket::table::Table;
use thicket::terms::{Card, CardSet, Class, Clearing, Phase, Seat, Suit, Voice};
use thicket::{law, maps};

use super::common::{FLAG, GUARD, HERE, HUT, VILLAGERS, own, plain, play, put};

/// For a card that matches the clearing they bring their removed guards to their first hut; for each clearing they are
/// asked once. Flags of theirs that are removed are out of the game.
pub static SURGEONS: Faction = Faction {
    board: &[Part::Kept(Kept::new(
        "lost-flags",
        clause!("LAW-2.3b"),
        Holds::Pieces { at: 0, heaps: &[Heap { word: "", kind: FLAG }], room: Room::Any },
        "flags out of the game",
        "1",
    ))],
    ..plain(
        36,
        "surgeons",
        "YU",
        Hooks {
            claims: Some(Claim { clause: clause!("LAW-2.3b"), over: Whose::Own, when: may_heal, run: heal }),
            takes_back: Some(|play, me, loss| {
                let is_flag = loss.kind == FLAG;
                play.table.boards[me.index()][0] += if is_flag { loss.count } else { 0 };
                is_flag
            }),
            ..Hooks::SILENT
        },
    )
};

fn may_heal(at: Position, me: Seat, transit: &Transit) -> bool {
    let has_cards = !at.table.hands[me.index()].is_empty();
    has_cards && transit.pieces[GUARD.index()] > 0 && !at.table.clearings_with(me, HUT).is_empty()
}

fn heal(play: &mut Play, me: Seat, transit: &mut Transit) -> Ruling {
    let clearing = transit.clearing;
    let chosen = play.choose(Ask::secret(me, clause!("LAW-2.3b"), "heal"), |at, menu| {
        at.matching(at.table.hands[me.index()], clearing).for_each(|card| menu.offer(Opt::card(SPEND, card)));
        menu.offer(Opt::plain(PASS));
    })?;
    if chosen.verb() == PASS {
        return Ok(());
    }
    cards::spend(play, me, chosen.card_at(0), clause!("LAW-2.3b"));
    let healed = claims::claim(play, transit, GUARD, u8::MAX);
    if let Some(hut) = play.table.clearings_with(me, HUT).iter().next() {
        placing::put(play, &own(me, GUARD, hut), healed, clause!("LAW-2.3b"))?;
    }
    Ok(())
}

/// A card that holds removed warriors of everybody until its owner's next turn, and then scores for them.
static COFFINS: CardFace = CardFace {
    key: "coffins",
    suit: Suit::Rabbit,
    kind: CardKind::Persistent(&COFFINS_EFFECT),
    cost: Some(Cost::of(0, 1, 0, 0)),
    clause: clause!("LAW-2.4k"),
    effect: "coffins",
};

static COFFINS_EFFECT: Effect = Effect {
    hooks: Hooks {
        claims: Some(Claim { clause: clause!("LAW-2.4k"), over: Whose::Anybody, when: fits_a_coffin, run: lay_in }),
        leaves_play: Some(|play, me, _| {
            let_go(play, me);
        }),
        timed: Some(&[Timed {
            clause: clause!("LAW-2.4k"),
            phase: Phase::Birdsong,
            edge: Edge::Start,
            when: |at, me| me == at.table.current() && at.seats().any(|owner| at.unboxed(owner, me) > 0),
            run: bury,
        }]),
        ..Hooks::SILENT
    },
    promises: None,
};

fn fits_a_coffin(at: Position, _: Seat, transit: &Transit) -> bool {
    let is_replaced = transit.event.iter().all(|loss| loss.cause == Cause::Replacing);
    let info = at.piece(transit.owner, GUARD);
    !is_replaced && transit.pieces[GUARD.index()] > 0 && info.class == Class::Warrior && !info.unique
}

fn lay_in(play: &mut Play, me: Seat, transit: &mut Transit) -> Ruling {
    let taken = claims::claim(play, transit, GUARD, u8::MAX);
    play.table.held[transit.owner.index()][me.index()] += taken;
    Ok(())
}

/// Sends all that lie there home, and says how many that were.
fn let_go(play: &mut Play, me: Seat) -> u8 {
    let mut buried = 0;
    for owner in play.setup.seats() {
        let held = play.position().unboxed(owner, me);
        play.table.held[owner.index()][me.index()] -= held;
        play.table.supply[owner.index()][GUARD.index()] += held;
        buried += held;
    }
    buried
}

fn bury(play: &mut Play, me: Seat) -> Ruling<Flow> {
    let buried = let_go(play, me);
    scoring::score(play, me, buried / 5, clause!("LAW-2.4k"))?;
    Ok(Flow::Done)
}

const CARDS: usize = 55;

static FACES: [&CardFace; CARDS] = {
    let mut faces = [&COFFINS; CARDS];
    let mut n = 0;
    while n < BASE.cards.len() {
        faces[n] = BASE.cards[n];
        n += 1;
    }
    faces
};

static COPIES: [u8; CARDS] = {
    let mut copies = [54; CARDS];
    let mut n = 0;
    while n < BASE.copies.len() {
        copies[n] = BASE.copies[n];
        n += 1;
    }
    copies
};

/// The base deck with the coffins.
pub static COFFINS_DECK: Deck = Deck::of("base-with-coffins", &FACES, &COPIES);

/// A landmark that takes in one warrior of each owner removed elsewhere.
pub static SHRINE: Landmark = shrine("shrine");
static SECOND_SHRINE: Landmark = shrine("second-shrine");

const fn shrine(key: &'static str) -> Landmark {
    Landmark {
        key,
        hooks: Hooks {
            claims: Some(Claim { clause: clause!("LAW-10"), over: Whose::Own, when: may_shelter, run: shelter }),
            worth: Some(
                |at, _, loss, worth| {
                    if at.table.landmarks[0].clearing == loss.clearing.0 { worth + loss.count } else { worth }
                },
            ),
            ..Hooks::SILENT
        },
        ..Landmark::PLAIN
    }
}

fn may_shelter(at: Position, _: Seat, transit: &Transit) -> bool {
    let shrine = at.table.landmarks[0].clearing;
    shrine != 0 && shrine != transit.clearing.0 && transit.pieces[GUARD.index()] > 0
}

fn shelter(play: &mut Play, me: Seat, transit: &mut Transit) -> Ruling {
    let sheltered = claims::claim(play, transit, GUARD, 1);
    let shrine = Clearing(play.table.landmarks[0].clearing);
    placing::put(play, &own(me, GUARD, shrine), sheltered, clause!("LAW-10"))
}

const SURGEON: Seat = Seat(0);
const VILLAGE: Seat = Seat(1);
const HOME: Clearing = Clearing(4);

/// The surgeons with a hut at home and guards here, and the village.
fn ward(landmarks: &[&'static Landmark]) -> (Setup, Table) {
    let setup = Setup::new(maps::find("autumn").unwrap(), &COFFINS_DECK, &[&SURGEONS, &VILLAGERS]).unwrap();
    let setup = setup.with_landmarks(landmarks).unwrap();
    let mut table = law::setup::table(&setup, 1);
    table.turn.seat = VILLAGE.0;
    put(&mut table, SURGEON, HUT, HOME, 1);
    put(&mut table, SURGEON, GUARD, HERE, 3);
    put(&mut table, SURGEON, FLAG, HERE, 1);
    put(&mut table, VILLAGE, GUARD, HERE, 2);
    (setup, table)
}

const fn loss(owner: Seat, kind: thicket::terms::Kind, count: u8) -> Loss {
    let by = Some(if owner.0 == 0 { VILLAGE } else { SURGEON });
    Loss { by, owner, kind, count, clearing: HERE, cause: Cause::Effect, instead: false }
}

fn remove(setup: &Setup, table: &mut Table, losses: &[Loss], wishes: &[Opt]) -> super::common::Played {
    play(setup, table, wishes, |play| removal::remove(play, losses, clause!("LAW-2.3b")))
}

fn bird() -> Card {
    COFFINS_DECK.find("ambush-bird").unwrap()
}

// clause: LAW-2.3b
#[test]
fn a_hospital_pays_for_its_removed_warriors() {
    let (setup, mut table) = ward(&[]);
    table.hands[SURGEON.index()].insert(bird());
    let losses = [loss(SURGEON, GUARD, 2), loss(SURGEON, FLAG, 1), loss(VILLAGE, GUARD, 1)];
    let played = remove(&setup, &mut table, &losses, &[Opt::card(SPEND, bird())]);
    assert_eq!(played.questions("heal"), [SURGEON]);
    assert_eq!([HERE, HOME].map(|clearing| table.count(SURGEON, clearing, GUARD)), [1, 2]);
    assert_eq!(table.supply[SURGEON.index()][GUARD.index()], 12, "the healed ones never were in the supply");
    assert!(played.told("scored") < played.told("spent"), "points come before claims");
    assert_eq!(
        (table.boards[SURGEON.index()][0], table.supply[SURGEON.index()][FLAG.index()]),
        (1, 4),
        "the flag is gone"
    );
    assert_eq!(table.supply[VILLAGE.index()][GUARD.index()], 14, "what nobody claims goes home");
}

// clause: LAW-2.3b
#[test]
fn a_hospital_is_asked_as_long_as_it_holds_any_card_and_for_each_clearing() {
    let (setup, mut table) = ward(&[]);
    put(&mut table, SURGEON, GUARD, Clearing(7), 1);
    table.hands[SURGEON.index()].insert(setup.deck.find("ambush-fox").unwrap());
    let losses = [loss(SURGEON, GUARD, 1), Loss { clearing: Clearing(7), ..loss(SURGEON, GUARD, 1) }];
    let played = remove(&setup, &mut table, &losses, &[Opt::plain(PASS), Opt::plain(PASS)]);
    assert_eq!(played.questions("heal"), [SURGEON, SURGEON]);
    table.hands[SURGEON.index()] = CardSet::EMPTY;
    let played = remove(&setup, &mut table, &[loss(SURGEON, GUARD, 1)], &[]);
    assert!(played.asked.is_empty(), "an empty hand is seen by all");
}

// clause: LAW-2.4k, LAW-2.3b
#[test]
fn coffins_take_what_is_left_of_everybody() {
    let (setup, mut table) = ward(&[&SHRINE]);
    table.landmarks[0].clearing = 9;
    table.hands[SURGEON.index()].insert(bird());
    table.crafted[VILLAGE.index()].insert(setup.deck.find("coffins").unwrap());
    let losses = [loss(SURGEON, GUARD, 3), loss(VILLAGE, GUARD, 2)];
    // The surgeons decline; the shrine takes one of each, and the coffins the rest.
    let played = remove(&setup, &mut table, &losses, &[Opt::plain(PASS)]);
    assert_eq!(played.questions("heal"), [SURGEON]);
    assert_eq!([SURGEON, VILLAGE].map(|seat| table.count(seat, Clearing(9), GUARD)), [1, 1]);
    assert_eq!([SURGEON, VILLAGE].map(|seat| table.held[seat.index()][VILLAGE.index()]), [2, 1]);
    assert_eq!(table.supply[SURGEON.index()][GUARD.index()], 12, "in a coffin is in no supply");
    // At the start of Birdsong they go home.
    table.held[SURGEON.index()][VILLAGE.index()] = 4;
    table.supply[SURGEON.index()][GUARD.index()] -= 2;
    play(&setup, &mut table, &[], |play| bury(play, VILLAGE).map(|_| ()));
    assert_eq!((table.scores[VILLAGE.index()], table.supply[SURGEON.index()][GUARD.index()]), (1, 14));
}

// clause: LAW-1.1.3
#[test]
fn the_owner_picks_among_its_own_claims() {
    let (setup, mut table) = ward(&[&SHRINE, &SECOND_SHRINE]);
    table.landmarks[0].clearing = 9;
    let played =
        remove(&setup, &mut table, &[loss(SURGEON, GUARD, 2)], &[Opt::plain(RESOLVE).said_by(Voice::landmark(1))]);
    // Of two it picks one; the last one needs no question.
    let shrines = [0, 1].map(|number| Opt::plain(RESOLVE).said_by(Voice::landmark(number)));
    let asked: Vec<_> = played.asked.iter().map(|(ask, options)| (ask.seat, ask.prompt, options.as_slice())).collect();
    assert_eq!(asked, [(SURGEON, "order-claims", shrines.as_slice())]);
    assert_eq!(table.count(SURGEON, Clearing(9), GUARD), 2, "the other one may still take what is left");
}

// clause: LAW-4.1a
#[test]
fn a_landmark_raises_what_pieces_there_are_worth() {
    let (setup, mut table) = ward(&[&SHRINE]);
    table.landmarks[0].clearing = HERE.0;
    remove(&setup, &mut table, &[loss(SURGEON, FLAG, 1), loss(SURGEON, GUARD, 1)], &[]);
    assert_eq!(table.scores[VILLAGE.index()], 3, "one more for each of the two pieces");
}
