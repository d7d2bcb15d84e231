//! Voices that speak of the ground: forests, a place of one's own, a ferry, joined clearings, closed paths and floods,
//! tolls, losses on the way, arrivals, companions, weights, slots, limits of placing.

mod cards;
mod den;
mod ferry;
mod gates;
mod guides;
mod mire;
mod texts;
mod treetop;
mod walkers;

use rand_xoshiro::SplitMix64;
use rand_xoshiro::rand_core::{Rng, SeedableRng};
use thicket::clause;
use thicket::decision::{Ask, Menu, Opt, Ruling, Verb};
use thicket::event::Event;
use thicket::law::turn::{self, Acted};
use thicket::law::verbs::{BATTLE, MOVE};
use thicket::law::{battle, cards as law_cards, movement, placing, rule};
use thicket::play::{
    Action, Deck, Faction, Flow, Landmark, Map, Moves, PieceInfo, Placing, Play, Position, Purpose, Setup, Step,
};
use thicket::table::{Stage, Table};
use thicket::terms::{Class, Clearing, Kind, Phase, Place, Seat};
use thicket::{decks, maps};

use crate::played;

pub static FACTIONS: &[&Faction] = &[&walkers::WALKERS, &den::DELVERS, &gates::GATEKEEPERS, &guides::GUIDES];
pub static MAPS: &[&Map] = &[&mire::MIRE];
pub static DECKS: &[&Deck] = &[&cards::ROADS];
pub static LANDMARKS: &[&Landmark] = &[&ferry::FERRY, &treetop::TREETOP];

const A: Seat = Seat(0);
const B: Seat = Seat(1);
/// The common warrior of every faction here.
const WARRIOR: Kind = Kind(0);
const TOKEN: Kind = Kind(1);
const LODGE: Kind = Kind(2);

const fn warriors() -> PieceInfo {
    PieceInfo::new("warrior", Class::Warrior, 8)
}

const fn tokens(key: &'static str) -> PieceInfo {
    PieceInfo::new(key, Class::Token, 3)
}

const fn lodges() -> PieceInfo {
    PieceInfo::new("lodge", Class::Building, 3)
}

/// The turn of every faction here: up to two actions, then a card and a warrior where it rules.
static TURN: [&[Step]; 3] = [
    &[],
    &[Step { key: "actions", clause: clause!("LAW-1.4.1a"), open: true, run: actions }],
    &[Step { key: "rest", clause: clause!("LAW-1.4.1a"), open: false, run: rest }],
];

static MOVES: Action = Action {
    offer: |at, me, menu| movement::offer_moves(at, &Moves::of(me), MOVE, menu),
    verbs: &[MOVE],
    run: |play, me, chosen| movement::take_move(play, &Moves::of(me), chosen, clause!("LAW-6a")).map(|_| ()),
};
static BATTLES: Action = Action {
    offer: battle::offer_battles,
    verbs: &[BATTLE],
    run: |play, me, chosen| battle::fight(play, me, chosen, clause!("LAW-7.1a")),
};

fn actions(play: &mut Play, me: Seat) -> Ruling<Flow> {
    let offered: &[&Action] = if play.table.turn.used < 2 { &[&MOVES, &BATTLES] } else { &[] };
    match turn::act(play, Ask::open(me, clause!("LAW-1.4.1a"), "actions"), offered, true)? {
        Acted::Finished => Ok(Flow::Done),
        Acted::Offer => Ok(Flow::Again),
        Acted::Action(_) => {
            play.table.turn.used += 1;
            Ok(Flow::Again)
        }
    }
}

fn rest(play: &mut Play, me: Seat) -> Ruling<Flow> {
    let clause = clause!("LAW-1.4.1a");
    law_cards::draw_and_discard(play, me, 1, clause)?;
    if let Some(clearing) = rule::ruled(play.position(), me, Purpose::Act).iter().next() {
        placing::place(play, &Placing { by: me, owner: me, kind: WARRIOR, clearing }, 1, clause)?;
        placing::place(play, &Placing { by: me, owner: me, kind: TOKEN, clearing }, 1, clause)?;
    }
    Ok(Flow::Done)
}

/// Sets up with three warriors and a token in the first clearing that may hold them.
fn starts(play: &mut Play, me: Seat) -> Ruling<Flow> {
    let clause = clause!("LAW-9");
    let token = |clearing| Placing { by: me, owner: me, kind: TOKEN, clearing };
    let at = play.position();
    let mut free = at.clearings().iter().filter(|clearing| !at.meets_another(me, *clearing));
    if let Some(clearing) = free.find(|clearing| placing::may_place(at, &token(*clearing)).is_ok()) {
        placing::place(play, &token(clearing), 1, clause)?;
        placing::place(play, &Placing { kind: WARRIOR, ..token(clearing) }, 3, clause)?;
    }
    Ok(Flow::Done)
}

/// A table with these factions on Autumn, nothing placed, in the first seat's actions.
fn table_of(factions: &[&'static Faction]) -> (Setup, Table) {
    let setup = Setup::new(maps::find("autumn").unwrap(), decks::find("base").unwrap(), factions).unwrap();
    let mut table = thicket::law::setup::table(&setup, 7);
    table.turn.round = 1;
    table.turn.enter(Phase::Daylight, Stage::Steps);
    (setup, table)
}

fn put(table: &mut Table, seat: Seat, kind: Kind, place: impl Into<Place>, count: u8) {
    table.supply[seat.index()][kind.index()] -= count;
    table.put_pieces(seat, place.into(), kind, count);
}

/// The options of this verb that a list offers.
fn listed(verb: Verb, offer: impl FnOnce(&mut Menu)) -> Vec<Opt> {
    let mut menu = Menu::list();
    offer(&mut menu);
    menu.options().iter().copied().filter(|option| option.verb() == verb).collect()
}

/// The moves that a seat is offered, by their keys.
fn moves(setup: &Setup, table: &Table, seat: Seat) -> Vec<String> {
    moves_of(setup, table, &Moves::of(seat))
}

fn moves_of(setup: &Setup, table: &Table, moves: &Moves) -> Vec<String> {
    let at = Position { setup, table };
    let offered = listed(MOVE, |menu| movement::offer_moves(at, moves, MOVE, menu));
    assert_eq!(movement::can_move(at, moves), !offered.is_empty());
    // What is explained as legal is what is offered.
    let mut explaining = Menu::explaining();
    movement::offer_moves(at, moves, MOVE, &mut explaining);
    assert_eq!(explaining.options(), offered);
    offered.iter().map(|option| thicket::notation::keys::option_key(setup, moves.mover, *option)).collect()
}

/// Plays rules on a table; gives back what was told and what was asked.
fn play(
    setup: &Setup,
    table: &mut Table,
    wishes: &[Opt],
    rules: impl FnOnce(&mut Play) -> Ruling,
) -> (Vec<Event>, Vec<(Seat, &'static str)>) {
    let played = played::play(setup, table, wishes, rules);
    let asked = played.asked_whom();
    (played.log, asked)
}

/// Takes the first offered move with this key, with as many pieces as can go.
fn go(setup: &Setup, table: &mut Table, seat: Seat, key: &str) -> (Vec<Event>, Vec<(Seat, &'static str)>) {
    let moves = Moves::of(seat);
    let offered = {
        let at = Position { setup, table: &*table };
        listed(MOVE, |menu| movement::offer_moves(at, &moves, MOVE, menu))
    };
    let is_meant = |option: &Opt| thicket::notation::keys::option_key(setup, seat, *option) == key;
    let chosen = offered.into_iter().find(is_meant).unwrap_or_else(|| panic!("{key} is not offered"));
    play(setup, table, &[], |play| movement::take_move(play, &moves, chosen, clause!("LAW-6a")).map(|_| ()))
}

/// A whole game by chance, with the table checked at every unit.
fn random_game(setup: &Setup, seed: u64) {
    let mut game = thicket::game::Game::new(setup.clone(), seed);
    let mut dice = SplitMix64::seed_from_u64(seed);
    for _ in 0..1_500 {
        let Some(decision) = game.decision() else { return };
        let index = usize::try_from(dice.next_u64() >> 33).unwrap() % decision.options.len();
        game.choose(index).unwrap();
        let (checkpoint, _) = game.checkpoint();
        if checkpoint.turn.round > 0 {
            thicket::notation::validate::check(setup, checkpoint).unwrap();
        }
    }
}

#[test]
fn they_all_play_together() {
    for seed in 0..12 {
        let mut factions: Vec<&'static Faction> = FACTIONS.to_vec();
        let seat = usize::try_from(seed).unwrap();
        let of_the_five = thicket::factions::FACTIONS;
        factions.extend([of_the_five[seat % 5], of_the_five[(seat + 2) % 5]]);
        factions.rotate_left(seat % 6);
        let setup = Setup::new(MAPS[0], DECKS[0], &factions).unwrap().with_landmarks(LANDMARKS).unwrap();
        random_game(&setup, seed);
    }
}

/// The clearing beside the map is no place where anybody has none.
#[test]
fn without_an_annex_there_is_no_clearing_zero() {
    let (setup, table) = table_of(&[&walkers::WALKERS, &gates::GATEKEEPERS]);
    let at = Position { setup: &setup, table: &table };
    assert_eq!(at.all_clearings(), at.clearings());
    assert!(!at.all_clearings().has(Clearing::ANNEX));
}
