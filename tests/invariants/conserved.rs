//! Nothing appears and nothing is lost.

use thicket::play::Position;
use thicket::terms::{Card, Class, ITEMS, KINDS, Seat};

// clause: LAW-11a, LAW-11b, LAW-11c
/// LAW-11a to LAW-11c: nothing appears and nothing is lost.
pub fn check(at: Position) -> Result<(), String> {
    for seat in at.seats() {
        let faction = at.faction(seat);
        let board = at.pieces_on_board(seat);
        let mut counted = [0u32; KINDS];
        for kind in faction.kinds() {
            let k = kind.index();
            // Two sides of a piece are one piece.
            counted[faction.front(kind).index()] += u32::from(at.table.supply[seat.index()][k])
                + u32::from(at.table.on_map(seat, kind))
                + u32::from(at.table.on_card(seat, kind))
                + u32::from(board[k]);
        }
        counted[0] += at.others(seat).map(|holder| u32::from(at.table.held[seat.index()][holder.index()])).sum::<u32>();
        for kind in faction.kinds() {
            let (key, count) = (faction.piece(kind).key, at.setup.seats[seat.index()].piece_count(kind));
            if counted[kind.index()] != u32::from(count) {
                return Err(format!("{} {key} of {}, not {count}", counted[kind.index()], faction.key));
            }
        }
        if at.table.scores[seat.index()] > 30 {
            return Err(format!("{} has {} points", faction.key, at.table.scores[seat.index()]));
        }
    }
    for clearing in at.clearings().iter() {
        let slots = at.slots(clearing);
        let buildings: u8 = at.seats().map(|seat| at.count_class(seat, clearing, Class::Building)).sum();
        if buildings + u8::from(at.table.ruins.has(clearing)) > slots {
            return Err(format!("too many buildings in {}", clearing.0));
        }
    }
    cards_conserved(at)?;
    items_conserved(at)
}

fn cards_conserved(at: Position) -> Result<(), String> {
    let table = at.table;
    let mut places = vec![0u8; at.setup.deck.cards.len()];
    for card in table.card_sets().flat_map(|cards| cards.iter()) {
        places[usize::from(card.0)] += 1;
    }
    table.deck_cards().iter().for_each(|card| places[usize::from(*card)] += 1);
    at.seats().filter_map(|seat| table.dominance_of(seat)).for_each(|card| places[usize::from(card.0)] += 1);
    match (0u8..).zip(&places).find(|(_, places)| **places != 1) {
        Some((card, places)) => Err(format!("{} lies in {places} places", at.face(Card(card)).key)),
        None => Ok(()),
    }
}

fn items_conserved(at: Position) -> Result<(), String> {
    let table = at.table;
    let mut items = [0u32; ITEMS];
    let mut add = |kind: usize, n: u8| items[kind] += u32::from(n);
    for kind in 0..ITEMS {
        add(kind, table.item_supply[kind]);
        add(kind, table.removed_items[kind]);
        at.seats().for_each(|seat| add(kind, table.in_box(seat)[kind]));
    }
    for ruin in table.ruins.iter() {
        table.items_under(ruin).for_each(|item| add(item.index(), 1));
    }
    for seat in at.seats() {
        let on_board = at.items_on_board(seat);
        (0..ITEMS).for_each(|kind| add(kind, on_board[kind]));
    }
    for (landmark, placed) in at.setup.landmarks.iter().zip(&table.landmarks) {
        (0..).zip((landmark.items)(placed)).for_each(|(kind, n)| add(kind, n));
    }
    let hiders = || at.seats().filter(|seat| at.faction(*seat).hides_items);
    let hidden = table.turn.round > 0 && hiders().next().is_some();
    let brought = at.seats().filter_map(|seat| Some(at.faction(seat).brings_items?(at, seat))).flatten();
    let supply = 12 + brought.map(u32::from).sum::<u32>();
    let total: u32 = items.iter().sum();
    // As many as whoever wants most of them (LAW-9h, BG.3.3).
    let wants = |seat: Seat| at.faction(seat).item_sets.map_or(1, |sets| sets(at, seat));
    let sets = u32::try_from(hiders().map(wants).max().unwrap_or(1)).unwrap_or(1);
    let laid = |sets: u32| total == supply + 4 * sets;
    // Setting up, one faction may have laid its set and another not yet.
    if laid(0) || (laid(sets) && hidden) || (table.turn.round == 0 && (1..=sets).any(laid)) {
        return Ok(());
    }
    Err(format!("{total} items"))
}
