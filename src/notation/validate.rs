//! Whether a table that comes from outside can be played on: nothing twice, nothing lost, every number in its range.
//!
//! Rules take these things for granted. A table that passes here makes no rule read beyond an array or take away what
//! is not there.

mod board;

pub use board::Unsound;

use bytemuck::Zeroable;
use thiserror::Error;

use crate::law::scoring::POINTS_TO_WIN;
use crate::play::hooks::{Question, SUITS as CHANGES_SUITS, TASKS, TIMED, TURNS_ITEMS};
use crate::play::{CardKind, Position, Setup};
use crate::table::{MAX_TASKS, Stage, Table, Task};
use crate::terms::{
    CLEARINGS, Card, CardSet, Class, Clearing, ITEMS, Item, KINDS, Kind, MAX_CARDS, MAX_SEATS, Place, SUITS, Seat,
    Store, Suit, SuitSet, Voice,
};

/// Items of each kind that a game can have at most: the supply, two sets of ruin items (LAW-9h), starting items
/// (LAW-5.1d). Positions made by hand may hold fewer than a game would.
const MOST_ITEMS: [u8; ITEMS] = [5, 5, 2, 2, 4, 5, 4, 2];
/// The same where two seats bring those with most of a kind.
const MOST_ITEMS_BROUGHT: [u8; ITEMS] = [5, 8, 4, 3, 5, 7, 4, 2];

/// Items of each kind that there can be at this table.
pub(super) fn most_items(setup: &Setup) -> [u8; ITEMS] {
    let brings = setup.seats.iter().any(|seat| seat.faction.brings_items.is_some());
    if brings { MOST_ITEMS_BROUGHT } else { MOST_ITEMS }
}

/// Why a table cannot be played on.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Invalid {
    /// Too many or too few pieces of a kind (LAW-11a).
    #[error("{faction} has {counted} {piece} instead of {printed}")]
    Pieces {
        /// The faction.
        faction: &'static str,
        /// The kind of piece.
        piece: &'static str,
        /// How many there are on the table.
        counted: u32,
        /// How many there should be.
        printed: u8,
    },
    /// Pieces where there can be none.
    #[error("pieces stand where nothing can stand")]
    Nowhere,
    /// More buildings than slots (LAW-3d).
    #[error("clearing {0} holds more buildings than it has slots")]
    Slots(u8),
    /// A card in no place or in several (LAW-11b).
    #[error("the card \"{card}\" lies in {places} places")]
    Cards {
        /// The card.
        card: &'static str,
        /// In how many places it lies.
        places: usize,
    },
    /// A card that is no dominance card lies where only those can lie.
    #[error("\"{0}\" is no dominance card")]
    NoDominance(&'static str),
    /// More items of a kind than there can be (LAW-11c).
    #[error("there are {counted} items of the kind {item}; the game has at most {most}")]
    Items {
        /// The kind.
        item: &'static str,
        /// How many there are.
        counted: u32,
        /// How many there can be.
        most: u32,
    },
    /// A faction board that no game can come to.
    #[error("the board of {faction} makes no sense: {problem}")]
    Board {
        /// The faction.
        faction: &'static str,
        /// What is wrong with it.
        problem: Unsound,
    },
    /// A number out of its range.
    #[error("the table holds an impossible {0}")]
    Number(&'static str),
}

/// Whether a table of this setup can be played on.
///
/// # Errors
/// The first thing that is wrong with it.
pub fn check(setup: &Setup, table: &Table) -> Result<(), Invalid> {
    turn(setup, table)?;
    tasks(setup, table)?;
    numbers(setup, table)?;
    ground(setup, table)?;
    pieces(setup, table)?;
    cards(setup, table)?;
    items(setup, table)
}

/// Whether what lies on a faction board can lie there as everything else stands.
fn faction_board(at: Position, seat: Seat) -> Result<(), Unsound> {
    let faction = at.faction(seat);
    board::check(at, seat)?;
    if let Some(boxed) = at.boxed(seat) {
        let lies = |owner: Seat| at.table.held[owner.index()][seat.index()] >= boxed[owner.index()];
        if !at.others(seat).all(lies) {
            return Err(Unsound::Impossible("more warriors of others are in its boxes than lie with it".to_owned()));
        }
    }
    if let Some(flaw) = (faction.flaw)(at, seat) {
        return Err(Unsound::Impossible(flaw.to_owned()));
    }
    let Some(may_stand) = faction.may_stand else { return Ok(()) };
    at.all_clearings().iter().try_for_each(|clearing| may_stand(at, seat, clearing)).map_err(Unsound::Impossible)
}

/// What of each kind is neither on the map nor with another player. Two sides of a piece count as its front.
fn rest(setup: &Setup, table: &Table, seat: Seat) -> Result<[u8; KINDS], Invalid> {
    let faction = setup.faction(seat);
    let mut away = [0u32; KINDS];
    for kind in faction.kinds() {
        let map: u32 = table.pieces[seat.index()].iter().map(|kinds| u32::from(kinds[kind.index()])).sum();
        let afield = table.afield().filter(|(_, owner, of, _)| (*owner, *of) == (seat, kind));
        let map = map + afield.map(|(.., count)| u32::from(count)).sum::<u32>();
        away[faction.front(kind).index()] += map;
    }
    // Warriors that lie with others are common ones.
    let holders = setup.seats().filter(|holder| *holder != seat);
    away[0] += holders.map(|holder| u32::from(table.held[seat.index()][holder.index()])).sum::<u32>();
    for kind in faction.kinds() {
        away[kind.index()] += u32::from(table.on_card(seat, kind));
    }
    let mut rest = [0; KINDS];
    for kind in faction.kinds() {
        let printed = setup.seats[seat.index()].piece_count(kind);
        let wrong = || pieces_wrong(setup, seat, kind, away[kind.index()]);
        let away = u8::try_from(away[kind.index()]).map_err(|_| wrong())?;
        rest[kind.index()] = printed.checked_sub(away).ok_or_else(wrong)?;
    }
    Ok(rest)
}

fn pieces_wrong(setup: &Setup, seat: Seat, kind: Kind, counted: u32) -> Invalid {
    let faction = setup.faction(seat);
    let printed = setup.seats[seat.index()].piece_count(kind);
    Invalid::Pieces { faction: setup.seat_key(seat), piece: faction.piece(kind).key, counted, printed }
}

fn turn(setup: &Setup, table: &Table) -> Result<(), Invalid> {
    let turn = &table.turn;
    let seats = setup.seats.len();
    let in_range = |fits: bool, what| if fits { Ok(()) } else { Err(Invalid::Number(what)) };
    in_range(usize::from(turn.seat) < seats, "seat")?;
    in_range((turn.round > 0) == (turn.stage() > Stage::Setup), "round")?;
    in_range(turn.granted == 0, "granted rule")?;
    let at = Position { setup, table };
    let marks = setup.voices.all().flat_map(|voice| (0..4).map(move |effect| at.mark(voice, effect)));
    let known = marks.fold(0, |known, mark| known | mark);
    in_range(turn.settled & !known == 0 && turn.gap_closed <= 1, "place in the turn")?;
    let is_edge = matches!(turn.stage(), Stage::Opening | Stage::Closing | Stage::Leaving);
    let runs = |(voice, effect): (Voice, u8)| {
        is_edge && at.answer_of(voice, TIMED).is_some_and(|timed| usize::from(effect) < timed.answer.len())
    };
    in_range(turn.running().is_none_or(runs), "running effect")?;
    in_range(turn.result().is_none_or(|(winner, _)| usize::from(winner.0) < seats), "winner")?;
    // A turn that is won is nowhere, and one that is not has no winner.
    let mut again = Table::empty(0).turn;
    (again.round, again.seat) = (turn.round, turn.seat);
    again.enter(turn.phase(), turn.stage());
    if let Some((winner, ending)) = turn.result() {
        again.finish(winner, setup.seats().filter(|seat| turn.has_won(*seat)), ending);
    } else {
        (again.step, again.settled, again.gap_closed, again.used) =
            (turn.step, turn.settled, turn.gap_closed, turn.used);
        again.set_running(turn.running());
    }
    in_range(again == *turn, "turn")?;
    let step = usize::from(turn.step);
    let steps = crate::law::turn::steps(at, Seat(turn.seat), turn.phase()).len();
    let fits = match turn.stage() {
        // Factions take for granted that they set up once, on an empty map. Only a game that was set up can be checked.
        Stage::Setup => false,
        Stage::Opening | Stage::Closing | Stage::Leaving => step == 0,
        Stage::Steps => step <= steps,
        Stage::Over => true,
    };
    in_range(fits, "step")
}

fn tasks(setup: &Setup, table: &Table) -> Result<(), Invalid> {
    let waiting = usize::from(table.waiting);
    let operand = |n: u8| n == 0 || setup.map.clearing(Clearing(n)).is_some();
    let fits = |task: &Task| {
        let tasks = Position { setup, table }.answer_of(Voice(task.owner), TASKS);
        tasks.is_some_and(|tasks| usize::from(task.id) < tasks.answer.len()) && operand(task.a) && operand(task.b)
    };
    let known = waiting <= MAX_TASKS
        && table.tasks[..waiting].iter().all(fits)
        && table.tasks[waiting..].iter().all(|task| *task == Task::zeroed());
    // What was waiting when the game was won is forgotten.
    let finished = table.turn.stage() == Stage::Over && waiting > 0;
    if known && !finished { Ok(()) } else { Err(Invalid::Number("waiting task")) }
}

fn numbers(setup: &Setup, table: &Table) -> Result<(), Invalid> {
    let start = |n: u8| n == 0 || setup.map.clearing(Clearing(n)).is_some();
    // Pieces are counted by clearing where it has several suits or none, and only there.
    let at = Position { setup, table };
    let by_clearing = |clearing: Clearing| at.is_answered(CHANGES_SUITS) || table.suits[clearing.index()].len() != 1;
    let activated = |clearing: Clearing| {
        table.activated.at(clearing) == 0 || (setup.map.all().has(clearing) && by_clearing(clearing))
    };
    let seats = setup.seats.len();
    // Whoever has all the points has won, and whoever has activated dominance has no marker on the track (LAW-4.2b).
    let most = if table.turn.stage() == Stage::Over { POINTS_TO_WIN } else { POINTS_TO_WIN - 1 };
    let scores = |seat: Seat| table.scores[seat.index()] <= if table.on_track(seat) { most } else { 0 };
    let known = (0..).map(Seat).take(MAX_SEATS).all(scores)
        && table.starts.iter().all(|n| start(*n))
        && (0u8..).map(Clearing).take(CLEARINGS).all(activated)
        && table.scores[seats..].iter().chain(&table.starts[seats..]).all(|n| *n == 0);
    if known { Ok(()) } else { Err(Invalid::Number("score, start or activation")) }
}

/// What is not as the map is printed: closed paths, flooded clearings, landmarks, and what stands in forests, in its order.
fn ground(setup: &Setup, table: &Table) -> Result<(), Invalid> {
    let paths = (1u64 << setup.map.paths().count()) - 1;
    let dry = setup.map.all().without(table.flooded);
    let (standing, elsewhere) = table.landmarks.split_at(setup.landmarks.len());
    let partner = |(seat, partner): (usize, &u8)| {
        let seats = setup.seats.len();
        *partner == 0 || (seat < seats && usize::from(*partner) <= seats && usize::from(*partner) != seat + 1)
    };
    let suited = |(clearing, suits): (u8, &SuitSet)| {
        suits.0 >> SUITS == 0 && !suits.has(Suit::Bird) && (suits.is_empty() || setup.map.all().has(Clearing(clearing)))
    };
    let known = u64::from(table.closed_paths) & !paths == 0
        && (0u8..).zip(&table.suits).all(suited)
        && table.partner.iter().enumerate().all(partner)
        && setup.map.all().and(table.flooded) == table.flooded
        && standing.iter().all(|landmark| landmark.clearing == 0 || dry.has(Clearing(landmark.clearing)))
        && elsewhere.iter().all(|landmark| *landmark == Zeroable::zeroed());
    if !known {
        return Err(Invalid::Number("path, flood or landmark"));
    }
    let used: Vec<_> = table.afield().collect();
    let is_known = |(place, owner, kind, _): &(Place, Seat, Kind, u8)| {
        place.as_forest().is_some_and(|forest| usize::from(forest) < setup.map.forests.len())
            && setup.seats.get(owner.index()).is_some_and(|seat| kind.index() < seat.faction.pieces.len())
    };
    let key = |(place, owner, kind, _): &(Place, Seat, Kind, u8)| (*place, *owner, *kind);
    let in_order = used.windows(2).all(|two| key(&two[0]) < key(&two[1]));
    let rest = table.afield[used.len()..].iter().all(|entry| *entry == Zeroable::zeroed());
    if in_order && rest && used.iter().all(is_known) { Ok(()) } else { Err(Invalid::Nowhere) }
}

fn pieces(setup: &Setup, table: &Table) -> Result<(), Invalid> {
    let seats = setup.seats.len();
    let clearings = setup.all_clearings().without(table.flooded);
    for seat in 0..MAX_SEATS {
        let kinds = setup.seats.get(seat).map_or(0, |seat| seat.faction.pieces.len());
        let stray = (0u8..).zip(&table.pieces[seat]).any(|(clearing, pieces)| {
            let known = if clearings.has(Clearing(clearing)) { kinds } else { 0 };
            pieces[known..].iter().any(|n| *n > 0)
        });
        // With their own owner they lie on a card, which lies before somebody.
        let keeps = |crafted: &CardSet| !crafted.and(setup.deck.keeping_pieces()).is_empty();
        let may_hold = |holder: usize| seat.max(holder) < seats && (seat != holder || table.crafted.iter().any(keeps));
        let held = (0..MAX_SEATS).any(|holder| !may_hold(holder) && table.held[seat][holder] > 0);
        // Only warriors lie on a card.
        let warriors = setup.seats.get(seat).map(|seat| seat.faction.kinds_of(Class::Warrior)).unwrap_or_default();
        let owner = Seat(u8::try_from(seat).unwrap_or(u8::MAX));
        let lies = |kind: &Kind| table.on_card(owner, *kind) > 0 && !warriors.has(*kind);
        let held = held || (0..).map(Kind).take(KINDS).any(|kind| lies(&kind));
        let board = kinds == 0 && table.boards[seat].iter().any(|byte| *byte > 0);
        if stray || held || board || table.supply[seat][kinds..].iter().any(|n| *n > 0) {
            return Err(Invalid::Nowhere);
        }
    }
    for seat in setup.seats() {
        let rest = rest(setup, table, seat)?;
        let at = Position { setup, table };
        faction_board(at, seat).map_err(|problem| Invalid::Board { faction: setup.seat_key(seat), problem })?;
        let on_board = at.pieces_on_board(seat);
        for kind in setup.faction(seat).kinds() {
            let (k, printed) = (kind.index(), setup.seats[seat.index()].piece_count(kind));
            let here = u32::from(table.supply[seat.index()][k]) + u32::from(on_board[k]);
            if here != u32::from(rest[k]) {
                return Err(pieces_wrong(setup, seat, kind, u32::from(printed - rest[k]) + here));
            }
        }
    }
    // The clearing beside the map, which has no slots, comes first.
    for (number, ()) in (0u8..).zip(std::iter::repeat_n((), setup.map.clearings.len() + 1)) {
        let at = Position { setup, table };
        let ruin = u32::from(table.ruins.has(Clearing(number)));
        let built: u32 =
            at.seats().map(|seat| u32::from(at.count_class(seat, Clearing(number), Class::Building))).sum();
        if built + ruin > u32::from(at.slots(Clearing(number))) {
            return Err(Invalid::Slots(number));
        }
    }
    Ok(())
}

fn cards(setup: &Setup, table: &Table) -> Result<(), Invalid> {
    let deck = setup.deck;
    let seats = setup.seats.len();
    let all: CardSet = (0u8..).zip(deck.cards).map(|(n, _)| Card(n)).collect();
    let mut places = [0usize; MAX_CARDS];
    for card in table.card_sets().flat_map(|pile| pile.iter()) {
        places[usize::from(card.0)] += 1;
    }
    let (drawn, undrawn) = (usize::from(table.deck_len), table.deck_cards());
    if drawn > MAX_CARDS || !table.is_deck_clean() {
        return Err(Invalid::Number("deck"));
    }
    let active = (0..).map(Seat).take(MAX_SEATS).filter_map(|seat| table.dominance_of(seat)).map(|card| card.0);
    for card in undrawn.iter().copied().chain(active) {
        *places.get_mut(usize::from(card)).ok_or(Invalid::Number("card"))? += 1;
    }
    for (card, places) in (0u8..).zip(places) {
        if places != usize::from(all.has(Card(card))) {
            return Err(Invalid::Cards { card: deck.face(Card(card)).key, places });
        }
    }
    let crafted = table.crafted.iter().fold(CardSet::EMPTY, |all, pile| all.or(*pile));
    let each_turn = setup.piles.iter().zip(&table.piles).filter(|(pile, _)| pile.info.used_each_turn);
    let each_turn = each_turn.fold(CardSet::EMPTY, |all, (_, pile)| all.or(*pile));
    let can_be_used = |card: Card| {
        each_turn.has(card) || crafted.has(card) && matches!(deck.face(card).kind, CardKind::Persistent(_))
    };
    if !table.used_cards.iter().all(can_be_used) {
        return Err(Invalid::Number("used card"));
    }
    let unused = [&table.hands[seats..], &table.crafted[seats..], &table.piles[setup.piles.len()..]];
    let empty = unused.into_iter().flatten().all(|pile| pile.is_empty());
    let stray = (0..).map(Seat).take(MAX_SEATS).skip(seats).any(|seat| table.dominance_of(seat).is_some());
    if !empty || stray {
        return Err(Invalid::Number("seat"));
    }
    piles(setup, table)?;
    let active = setup.seats().filter_map(|seat| table.dominance_of(seat));
    match active.chain(table.available.iter()).find(|card| !deck.dominance.has(*card)) {
        Some(card) => Err(Invalid::NoDominance(deck.face(card).key)),
        None => Ok(()),
    }
}

/// Cards lie in declared piles only, as many as fit, and those of ordered piles have their order.
fn piles(setup: &Setup, table: &Table) -> Result<(), Invalid> {
    let at = Position { setup, table };
    let mut ordered = if setup.orders_discards { table.discard } else { CardSet::EMPTY };
    for (n, pile) in (0u8..).zip(&table.piles) {
        let store = Store::Pile(n);
        let fits = setup.pile_of(store).map_or(pile.is_empty(), |declared| {
            let owner = declared.owner.as_seat().unwrap_or(table.current());
            declared.info.room.is_none_or(|room| pile.len() <= usize::from(room(at, owner)))
        });
        if !fits {
            return Err(Invalid::Number("pile"));
        }
        if at.is_ordered(store) {
            ordered = ordered.or(*pile);
        }
    }
    let arrived: CardSet = table.arrivals().collect();
    if arrived != ordered || table.arrivals().count() != ordered.len() {
        return Err(Invalid::Number("order of a pile"));
    }
    Ok(())
}

fn items(setup: &Setup, table: &Table) -> Result<(), Invalid> {
    let at = Position { setup, table };
    let printed = |n: u8| setup.map.clearing(Clearing(n)).is_some_and(|info| info.ruin);
    for (number, byte) in (0u8..).zip(table.ruin_items) {
        let (low, high) = (byte & 15, byte >> 4);
        let ruin = table.ruins.has(Clearing(number));
        let fits = (byte == 0 || ruin) && (!ruin || printed(number)) && low.max(high) <= 8 && (high == 0 || low > 0);
        if !fits || (high > 0 && high < low) {
            return Err(Invalid::Number("ruin"));
        }
    }
    let mut counted = [0u32; ITEMS];
    let boxes: Vec<[u8; ITEMS]> = setup.seats().map(|seat| table.in_box(seat)).collect();
    let boxes = [&table.item_supply, &table.removed_items].into_iter().chain(&boxes);
    let boards: Vec<[u8; ITEMS]> = at.seats().map(|seat| at.items_on_board(seat)).collect();
    let placed = setup.landmarks.iter().zip(&table.landmarks);
    let forges: Vec<[u8; ITEMS]> = placed.map(|(landmark, placed)| (landmark.items)(placed)).collect();
    for pile in boxes.chain(&boards).chain(&forges) {
        counted.iter_mut().zip(pile).for_each(|(sum, n)| *sum += u32::from(*n));
    }
    for ruin in table.ruins.iter() {
        table.items_under(ruin).for_each(|item| counted[item.index()] += 1);
    }
    for seat in 0..MAX_SEATS {
        let has_box = setup.seats.get(seat).is_some_and(|seat| seat.faction.has_item_box);
        if !has_box && table.items[seat].iter().any(|n| *n > 0) {
            return Err(Invalid::Number("item box"));
        }
    }
    if setup.deck.answering(TURNS_ITEMS::NUMBER).is_empty()
        && setup.seats().any(|seat| table.face_down(seat) != [0; ITEMS])
    {
        return Err(Invalid::Number("item face down"));
    }
    for ((item, most), counted) in Item::ALL.into_iter().zip(most_items(setup).map(u32::from)).zip(counted) {
        if counted > most {
            return Err(Invalid::Items { item: item.key(), counted, most });
        }
    }
    Ok(())
}
