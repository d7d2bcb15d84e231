//! A table as packed numbers, each within what the printed counts and the numbers before it leave open: there are never
//! more pieces than are left, and a deck is an order of the cards that lie nowhere else.
//!
//! What is written is the canonical table. What is read still has to pass [`validate`](crate::notation::validate).

use super::code::{Code, Misfit};
use crate::law::setup::printed_suits;
use crate::play::{SeatSetup, Setup};
use crate::table::{Activated, Ending, MAX_AFIELD, MAX_PILES, MAX_TASKS, Stage, Table, Task, Turn};
use crate::terms::{
    CLEARINGS, Card, CardSet, Class, Clearing, ClearingSet, ITEMS, KINDS, Kind, MAX_SEATS, Phase, Place, SUITS, Seat,
    SuitSet, Voice,
};

/// Codes the board figures of each seat that differ from the default.
///
/// # Errors
/// If a figure is out of range.
pub fn figures(code: &mut impl Code, setup: &mut Setup) -> Result<(), Misfit> {
    setup.seats.iter_mut().try_for_each(|seat| figures_of(code, seat))
}

/// The same of one seat.
///
/// # Errors
/// If a figure is out of range.
pub fn figures_of(code: &mut impl Code, seat: &mut SeatSetup) -> Result<(), Misfit> {
    if !code.flag(seat.figures != seat.faction.default_figures())? {
        return Ok(());
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
    Ok(())
}

/// Codes which of the landmarks that belong to the map players set up.
///
/// # Errors
/// If the code does not go on.
pub fn landmarks(code: &mut impl Code, setup: &mut Setup) -> Result<(), Misfit> {
    let own: Vec<&str> = setup.map.own_landmarks(setup.seats.len()).map(|own| own.key).collect();
    let known = setup.by_card;
    setup.by_card = 0;
    for (number, _) in (0u8..).zip(&setup.landmarks).filter(|(_, landmark)| own.contains(&landmark.key)) {
        setup.by_card |= u8::from(code.flag(known & (1 << number) != 0)?) << number;
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
    tasks(code, known, &mut table)?;
    ground(code, setup, known, &mut table)?;
    cards(code, setup, known, &mut table)?;
    for seat in setup.seats().map(Seat::index) {
        table.scores[seat] = code.byte(known.scores[seat], 31)?;
        table.starts[seat] = code.byte(known.starts[seat], CLEARINGS)?;
    }
    activated(code, setup, known, &mut table)?;
    items(code, setup, known, &mut table)?;
    for seat in setup.seats() {
        pieces(code, setup, seat, known, &mut table)?;
        bytes(code, &known.boards[seat.index()], &mut table.boards[seat.index()])?;
    }
    Ok(table)
}

fn turn(code: &mut impl Code, setup: &Setup, known: &Turn, turn: &mut Turn) -> Result<(), Misfit> {
    let seats = setup.seats.len();
    let phase = Phase::ALL[code.which(known.phase() as usize, Phase::ALL.len())?];
    let stages = [Stage::Opening, Stage::Steps, Stage::Closing, Stage::Leaving, Stage::Over];
    let stage = stages.iter().position(|stage| *stage == known.stage()).unwrap_or(0);
    let stage = stages[code.which(stage, stages.len())?];
    turn.enter(phase, stage);
    if stage == Stage::Over {
        let (winner, ending) = known.result().unwrap_or((Seat(0), Ending::Points));
        let winner = Seat(code.byte(winner.0, seats)?);
        let dominance = code.flag(ending == Ending::Dominance)?;
        let mut joined = Vec::new();
        for seat in setup.seats().filter(|seat| *seat != winner) {
            if code.flag(known.has_won(seat))? {
                joined.push(seat);
            }
        }
        turn.finish(winner, joined, if dominance { Ending::Dominance } else { Ending::Points });
    }
    turn.round = u16::try_from(code.number(known.round.into())?).map_err(|_| Misfit)?;
    turn.seat = code.byte(known.seat, seats)?;
    turn.step = code.small(known.step)?;
    if code.flag(known.settled != 0)? {
        turn.settled = code.word(known.settled);
    }
    if code.flag(known.running().is_some())? {
        let (voice, effect) = known.running().unwrap_or_default();
        turn.set_running(Some((Voice(code.small(voice.0)?), code.small(effect)?)));
    }
    turn.gap_closed = code.byte(known.gap_closed, 2)?;
    turn.used = code.small(known.used)?;
    Ok(())
}

/// Codes what is not as the map is printed: suits, closed paths, flooded clearings, landmarks, and what stands in forests.
fn ground(code: &mut impl Code, setup: &Setup, known: &Table, table: &mut Table) -> Result<(), Misfit> {
    table.suits = printed_suits(setup.map);
    if code.flag(known.suits != table.suits)? {
        for clearing in setup.map.all().iter().map(Clearing::index) {
            table.suits[clearing] = SuitSet(code.byte(known.suits[clearing].0, 1 << SUITS)?);
        }
    }
    table.closed_paths = u32::try_from(code.number(known.closed_paths.into())?).map_err(|_| Misfit)?;
    table.flooded = ClearingSet(u16::try_from(code.number(known.flooded.0.into())?).map_err(|_| Misfit)?);
    for n in 0..setup.landmarks.len() {
        table.landmarks[n].clearing = code.byte(known.landmarks[n].clearing, CLEARINGS)?;
        bytes(code, &known.landmarks[n].bytes, &mut table.landmarks[n].bytes)?;
    }
    bytes(code, &known.ground, &mut table.ground)?;
    let afield = known.afield.iter().take_while(|entry| entry.count > 0).count();
    for n in 0..code.which(afield, MAX_AFIELD + 1)? {
        let entry = known.afield[n];
        let place = Place::forest(code.byte(entry.place.saturating_sub(Place::forest(0).0), setup.map.forests.len())?);
        let owner = Seat(code.byte(entry.owner, setup.seats.len())?);
        let kind = Kind(code.byte(entry.kind, setup.faction(owner).pieces.len())?);
        let count = code.small(entry.count)?;
        if count == 0 || table.count_at(owner, place, kind) > 0 {
            return Err(Misfit);
        }
        table.put_pieces(owner, place, kind, count);
    }
    for seat in setup.seats().map(Seat::index) {
        table.partner[seat] = code.byte(known.partner[seat], setup.seats.len() + 1)?;
    }
    Ok(())
}

fn tasks(code: &mut impl Code, known: &Table, table: &mut Table) -> Result<(), Misfit> {
    for n in 0..code.which(known.waiting.into(), MAX_TASKS + 1)? {
        let task = known.tasks[n];
        let owner = code.small(task.owner)?;
        let id = code.small(task.id)?;
        table.run_next(Task { owner, id, a: code.small(task.a)?, b: code.small(task.b)? });
    }
    Ok(())
}

fn activated(code: &mut impl Code, setup: &Setup, known: &Table, table: &mut Table) -> Result<(), Misfit> {
    for suit in Activated::SUITS {
        table.activated.add(suit, code.small(known.activated.of(suit))?);
    }
    let clearings = || setup.map.all().iter();
    if code.flag(clearings().any(|clearing| known.activated.at(clearing) > 0))? {
        for clearing in clearings() {
            let count = code.byte(known.activated.at(clearing), usize::from(Activated::MOST) + 1)?;
            table.activated.add_at(clearing, count);
        }
    }
    Ok(())
}

/// Codes for each card where it lies, then the order of the deck.
fn cards(code: &mut impl Code, setup: &Setup, known: &Table, table: &mut Table) -> Result<(), Misfit> {
    let seats = setup.seats.len();
    let mut in_deck = Vec::new();
    for (n, _) in (0u8..).zip(setup.deck.cards) {
        let card = Card(n);
        let sets_there = sets(setup, table).count();
        let place = sets(setup, known).position(|set| set.has(card)).or_else(|| {
            let active = setup.seats().position(|seat| known.dominance_of(seat) == Some(card));
            active.map(|seat| sets_there + seat)
        });
        // Place 0 is the deck.
        let place = code.which(place.map_or(0, |place| place + 1), sets_there + seats + 1)?;
        match place.checked_sub(1) {
            None => in_deck.push(n),
            Some(place) if place >= sets_there => {
                let Some(seat) = setup.seats().nth(place - sets_there) else { return Err(Misfit) };
                let marker_stays = code.flag(known.dominance_of(seat) == Some(card) && known.on_track(seat))?;
                table.set_dominance(seat, card, marker_stays);
            }
            Some(place) => {
                if let Some(set) = sets_mut(setup, table).nth(place) {
                    set.insert(card);
                }
            }
        }
    }
    deck(code, setup, known, in_deck, table)?;
    order(code, setup, known, table)?;
    if code.flag(!known.used_cards.is_empty())? {
        for card in (0u8..).zip(setup.deck.cards).map(|(n, _)| Card(n)) {
            if code.flag(known.used_cards.has(card))? {
                table.used_cards.insert(card);
            }
        }
    }
    Ok(())
}

/// Whether a set of [`Table::card_sets`] can hold cards at this table.
fn is_used(setup: &Setup, number: usize) -> bool {
    let (seats, piles) = (setup.seats.len(), setup.piles.len());
    match number {
        n if n < MAX_SEATS => n < seats,
        n if n < 2 * MAX_SEATS => n - MAX_SEATS < seats,
        n if n < 2 * MAX_SEATS + MAX_PILES => n - 2 * MAX_SEATS < piles,
        _ => true,
    }
}

/// The sets of cards that can hold any at this table, in their order.
fn sets<'a>(setup: &Setup, table: &'a Table) -> impl Iterator<Item = &'a CardSet> {
    table.card_sets().enumerate().filter(|(n, _)| is_used(setup, *n)).map(|(_, set)| set)
}

/// The same to change.
fn sets_mut<'a>(setup: &Setup, table: &'a mut Table) -> impl Iterator<Item = &'a mut CardSet> {
    table.card_sets_mut().enumerate().filter(|(n, _)| is_used(setup, *n)).map(|(_, set)| set)
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

/// Codes in which order the cards of ordered piles have come to lie there, pile by pile.
fn order(code: &mut impl Code, setup: &Setup, known: &Table, table: &mut Table) -> Result<(), Misfit> {
    let piles = setup.piles.iter().zip(table.piles).filter(|(pile, _)| pile.info.ordered).map(|(_, cards)| cards);
    let discard = Some(table.discard).filter(|_| setup.orders_discards);
    let piles: Vec<CardSet> = piles.chain(discard).collect();
    for pile in piles {
        let mut left: Vec<Card> = pile.iter().collect();
        let mut known = known.arrivals().filter(|card| pile.has(*card));
        while !left.is_empty() {
            let next = known.next().and_then(|card| left.iter().position(|other| *other == card)).unwrap_or(0);
            table.arrives(left.remove(code.which(next, left.len())?));
        }
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
        for clearing in setup.all_clearings().iter() {
            let count = code.count(known.count(seat, clearing, kind), *left)?;
            table.pieces[owner][clearing.index()][kind.index()] = count;
            *left -= count;
        }
        if kind.index() == 0 {
            for holder in setup.seats() {
                if holder != seat {
                    let held = &mut table.held[owner][holder.index()];
                    *held = code.count(known.held[owner][holder.index()], *left)?;
                    *left -= *held;
                } else if setup.deck.holds_pieces() {
                    *left -= on_card(code, seat, kind, known, *left, table)?;
                }
            }
        }
        let supply = code.count(known.supply[owner][kind.index()], *left)?;
        table.supply[owner][kind.index()] = supply;
        // A leader lies on a card where it is not in supply: links of before say nothing of it, because it never did.
        if kind.index() > 0 && setup.deck.holds_pieces() && faction.piece(kind).class == Class::Warrior {
            *left -= on_card(code, seat, kind, known, *left - supply, table)?;
        }
    }
    Ok(())
}

/// Codes how many warriors of a kind lie on a card: as many as are left and as there is room for.
fn on_card(
    code: &mut impl Code,
    owner: Seat,
    kind: Kind,
    known: &Table,
    left: u8,
    table: &mut Table,
) -> Result<u8, Misfit> {
    let count = code.count(known.on_card(owner, kind), left.min(Table::room_on_card(kind)))?;
    table.lay_on_card(owner, kind, count);
    Ok(count)
}

/// Codes the bytes of a board up to the last that is not 0.
fn bytes<const N: usize>(code: &mut impl Code, known: &[u8; N], board: &mut [u8; N]) -> Result<(), Misfit> {
    let length = known.iter().rposition(|byte| *byte > 0).map_or(0, |last| last + 1);
    let length = code.which(length, N + 1)?;
    for (known, byte) in known.iter().zip(&mut board[..length]) {
        *byte = code.small(*known)?;
    }
    Ok(())
}
