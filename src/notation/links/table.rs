//! A table as packed numbers, each within what the printed counts and the numbers before it leave open: there are never
//! more pieces than are left, and a deck is an order of the cards that lie nowhere else.
//!
//! What is written is the canonical table. What is read still has to pass [`validate`](crate::notation::validate).

use super::code::{Code, Misfit};
use crate::play::Setup;
use crate::table::{BOARD_BYTES, Ending, MAX_TASKS, Stage, Table, Task, Turn};
use crate::terms::{CLEARINGS, Card, CardSet, Clearing, ITEMS, KINDS, Phase, Seat};

/// Codes the board figures of each seat that differ from the default.
///
/// # Errors
/// If a figure is out of range.
pub fn figures(code: &mut impl Code, setup: &mut Setup) -> Result<(), Misfit> {
    for seat in &mut setup.seats {
        if !code.flag(seat.figures != seat.faction.default_figures())? {
            continue;
        }
        let mut at = 0;
        for figure in seat.faction.figures {
            let values = &mut seat.figures[at..at + figure.default.len()];
            if code.flag(*values != *figure.default)? {
                for value in values {
                    let above = value.saturating_sub(figure.min);
                    *value = figure.min + code.byte(above, usize::from(figure.max - figure.min) + 1)?;
                }
            }
            at += figure.default.len();
        }
    }
    Ok(())
}

/// Codes a table of this setup. Tables in the middle of setting up are not for this: their game is coded from its seed.
///
/// # Errors
/// If the table does not fit the setup.
pub fn table(code: &mut impl Code, setup: &Setup, known: &Table) -> Result<Table, Misfit> {
    let mut table = Table::empty(0);
    let seed = code.word(known.seed());
    let draws = u32::try_from(code.number(known.randomness_used().into())?).map_err(|_| Misfit)?;
    table.restore_randomness(seed, draws);
    table.rolls = u16::try_from(code.number(known.rolls.into())?).map_err(|_| Misfit)?;
    table.takes = u16::try_from(code.number(known.takes.into())?).map_err(|_| Misfit)?;
    table.reveals = code.small(known.reveals)?;
    turn(code, setup, &known.turn, &mut table.turn)?;
    tasks(code, setup, known, &mut table)?;
    cards(code, setup, known, &mut table)?;
    for seat in setup.seats().map(Seat::index) {
        table.scores[seat] = code.byte(known.scores[seat], 31)?;
        table.starts[seat] = code.byte(known.starts[seat], CLEARINGS)?;
    }
    for (known, activated) in known.activated.iter().zip(&mut table.activated) {
        *activated = code.small(*known)?;
    }
    items(code, setup, known, &mut table)?;
    for seat in setup.seats() {
        pieces(code, setup, seat, known, &mut table)?;
        board(code, &known.boards[seat.index()], &mut table.boards[seat.index()])?;
    }
    Ok(table)
}

fn turn(code: &mut impl Code, setup: &Setup, known: &Turn, turn: &mut Turn) -> Result<(), Misfit> {
    let seats = setup.seats.len();
    let phase = Phase::ALL[code.which(known.phase() as usize, Phase::ALL.len())?];
    let stages = [Stage::Opening, Stage::Steps, Stage::Closing, Stage::Over];
    let stage = stages.iter().position(|stage| *stage == known.stage()).unwrap_or(0);
    let stage = stages[code.which(stage, stages.len())?];
    turn.enter(phase, stage);
    if stage == Stage::Over {
        let (winner, ending) = known.result().unwrap_or((Seat(0), Ending::Points));
        let winner = Seat(code.byte(winner.0, seats)?);
        let dominance = code.flag(ending == Ending::Dominance)?;
        turn.finish(winner, if dominance { Ending::Dominance } else { Ending::Points });
    }
    turn.round = u16::try_from(code.number(known.round.into())?).map_err(|_| Misfit)?;
    turn.seat = code.byte(known.seat, seats)?;
    turn.step = code.small(known.step)?;
    turn.settled = u16::try_from(code.below(known.settled.into(), 1 << seats)?).map_err(|_| Misfit)?;
    turn.gap_closed = code.byte(known.gap_closed, 2)?;
    turn.used = code.small(known.used)?;
    Ok(())
}

fn tasks(code: &mut impl Code, setup: &Setup, known: &Table, table: &mut Table) -> Result<(), Misfit> {
    for n in 0..code.which(known.waiting.into(), MAX_TASKS + 1)? {
        let task = known.tasks[n];
        let owner = code.byte(task.owner, setup.seats.len())?;
        let id = code.byte(task.id, setup.faction(Seat(owner)).tasks.len())?;
        table.run_next(Task { owner, id, a: code.small(task.a)?, b: code.small(task.b)? });
    }
    Ok(())
}

/// Codes for each card where it lies, then the order of the deck.
fn cards(code: &mut impl Code, setup: &Setup, known: &Table, table: &mut Table) -> Result<(), Misfit> {
    let seats = setup.seats.len();
    let mut in_deck = Vec::new();
    for (n, _) in (0u8..).zip(setup.deck.cards) {
        let card = Card(n);
        let place = piles(known, seats).position(|pile| pile.has(card)).or_else(|| {
            let active = known.dominance[..seats].iter().position(|active| *active == n + 1);
            active.map(|seat| 2 * seats + PILES + seat)
        });
        // Place 0 is the deck.
        let place = code.which(place.map_or(0, |place| place + 1), 3 * seats + PILES + 1)?;
        match place.checked_sub(1) {
            None => in_deck.push(n),
            Some(place) if place < 2 * seats + PILES => {
                pile_mut(table, seats, place).insert(card);
            }
            Some(place) => table.dominance[place - 2 * seats - PILES] = n + 1,
        }
    }
    deck(code, setup, known, in_deck, table)?;
    if code.flag(!known.used_cards.is_empty())? {
        for card in (0u8..).zip(setup.deck.cards).map(|(n, _)| Card(n)) {
            if code.flag(known.used_cards.has(card))? {
                table.used_cards.insert(card);
            }
        }
    }
    Ok(())
}

/// Piles that belong to no seat.
const PILES: usize = 4;

/// The piles in a fixed order: hands, play areas, then those of nobody.
fn piles(table: &Table, seats: usize) -> impl Iterator<Item = &CardSet> {
    let common = [&table.discard, &table.available, &table.resolving, &table.removed_cards];
    table.hands[..seats].iter().chain(&table.crafted[..seats]).chain(common)
}

fn pile_mut(table: &mut Table, seats: usize, place: usize) -> &mut CardSet {
    match place.checked_sub(2 * seats) {
        None if place < seats => &mut table.hands[place],
        None => &mut table.crafted[place - seats],
        Some(0) => &mut table.discard,
        Some(1) => &mut table.available,
        Some(2) => &mut table.resolving,
        Some(_) => &mut table.removed_cards,
    }
}

/// Codes the deck from the bottom: each card is one of the different cards that are left.
fn deck(
    code: &mut impl Code,
    setup: &Setup,
    known: &Table,
    mut left: Vec<u8>,
    table: &mut Table,
) -> Result<(), Misfit> {
    let face = |card: u8| setup.deck.copies.get(usize::from(card)).copied();
    for n in 0..left.len() {
        let mut different: Vec<usize> = (0..left.len()).collect();
        different.dedup_by_key(|at| face(left[*at]));
        let known = known.deck_cards().get(n).and_then(|card| face(*card));
        let rank = different.iter().position(|at| face(left[*at]) == known).unwrap_or(0);
        let rank = code.which(rank, different.len())?;
        table.put_on_deck(Card(left.remove(different[rank])));
    }
    Ok(())
}

fn items(code: &mut impl Code, setup: &Setup, known: &Table, table: &mut Table) -> Result<(), Misfit> {
    for (number, _) in (1u8..).zip(setup.map.clearings).filter(|(_, info)| info.ruin) {
        let clearing = Clearing(number);
        if code.flag(known.ruins.has(clearing))? {
            table.ruins.insert(clearing);
        }
        table.ruin_items[clearing.index()] = code.small(known.ruin_items[clearing.index()])?;
    }
    for kind in 0..ITEMS {
        table.item_supply[kind] = code.small(known.item_supply[kind])?;
        table.removed_items[kind] = code.small(known.removed_items[kind])?;
        for seat in setup.seats().map(Seat::index) {
            table.items[seat][kind] = code.small(known.items[seat][kind])?;
        }
    }
    Ok(())
}

/// Codes the pieces of a seat on the map, with others and in supply. What is left must lie on its board. The two sides of
/// a piece are the same pieces, so they share what is left.
fn pieces(code: &mut impl Code, setup: &Setup, seat: Seat, known: &Table, table: &mut Table) -> Result<(), Misfit> {
    let owner = seat.index();
    let faction = setup.faction(seat);
    let mut left = [0; KINDS];
    for kind in faction.kinds() {
        left[faction.front(kind).index()] += setup.seats[owner].piece_count(kind);
    }
    for kind in faction.kinds() {
        let left = &mut left[faction.front(kind).index()];
        for clearing in setup.map.all().iter() {
            let count = code.count(known.count(seat, clearing, kind), *left)?;
            table.pieces[owner][clearing.index()][kind.index()] = count;
            *left -= count;
        }
        if kind.index() == 0 {
            for holder in setup.seats().filter(|holder| *holder != seat).map(Seat::index) {
                table.held[owner][holder] = code.count(known.held[owner][holder], *left)?;
                *left -= table.held[owner][holder];
            }
        }
        table.supply[owner][kind.index()] = code.count(known.supply[owner][kind.index()], *left)?;
    }
    Ok(())
}

/// Codes a faction board up to its last byte that is not 0.
fn board(code: &mut impl Code, known: &[u8; BOARD_BYTES], board: &mut [u8; BOARD_BYTES]) -> Result<(), Misfit> {
    let length = known.iter().rposition(|byte| *byte > 0).map_or(0, |last| last + 1);
    let length = code.which(length, BOARD_BYTES + 1)?;
    for (known, byte) in known.iter().zip(&mut board[..length]) {
        *byte = code.small(*known)?;
    }
    Ok(())
}
