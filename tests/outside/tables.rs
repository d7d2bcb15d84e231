//! Tables that no game has led to, made from bytes.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use thicket::decks::base::BASE;
use thicket::factions::FACTIONS;
use thicket::game::{Game, Pace};
use thicket::law;
use thicket::maps::autumn::AUTUMN;
use thicket::notation::links;
use thicket::play::{Faction, Setup};
use thicket::table::{Activated, Ending, Stage, Table, Task};
use thicket::terms::{CLEARINGS, Card, Clearing, ITEMS, Kind, MAX_SEATS, Phase, Place, Seat, SuitSet, Voice};

/// Bytes to decide by, and zeros after them.
#[derive(Debug)]
pub struct Bytes<'b>(std::slice::Iter<'b, u8>);

impl<'b> Bytes<'b> {
    /// These bytes.
    pub fn new(bytes: &'b [u8]) -> Self {
        Self(bytes.iter())
    }

    /// The next byte.
    pub fn byte(&mut self) -> u8 {
        self.0.next().copied().unwrap_or(0)
    }

    /// A number below `bound`, from as many bytes as it takes; 0 if `bound` is 0.
    pub fn below(&mut self, bound: usize) -> usize {
        let high = if bound > 256 { usize::from(self.byte()) << 8 } else { 0 };
        (high + usize::from(self.byte())) % bound.max(1)
    }

    /// What is left.
    pub fn rest(&self) -> &'b [u8] {
        self.0.as_slice()
    }
}

/// Two to six factions in some order.
fn some_factions(bytes: &mut Bytes) -> Vec<&'static Faction> {
    let mut left = FACTIONS.to_vec();
    let seats = 2 + bytes.below(FACTIONS.len().min(MAX_SEATS) - 1);
    (0..seats).map(|_| left.remove(bytes.below(left.len()))).collect()
}

/// What two to six factions play with.
pub fn some_setup(bytes: &mut Bytes) -> Setup {
    Setup::new(&AUTUMN, &BASE, &some_factions(bytes)).expect("different factions")
}

/// A table of a random game with a few changes, each of which may make sense.
pub fn changed(setup: &Setup, bytes: &mut Bytes) -> Table {
    let table = law::setup::table(setup, u64::from(bytes.byte()));
    let mut game = Game::resume_at(Pace::Patient, setup.clone(), table, Vec::new());
    let mut dice = u64::from(bytes.byte()) | 1;
    for _ in 0..20 + bytes.below(500) {
        let Some(decision) = game.decision() else { break };
        dice ^= dice << 13;
        dice ^= dice >> 7;
        dice ^= dice << 17;
        let pick = usize::try_from(dice >> 40).unwrap_or(0) % decision.options.len();
        game.choose(pick).expect("the option is there");
    }
    let mut table = *game.checkpoint().0;
    for _ in 0..bytes.below(5) {
        change(setup, &mut table, bytes);
    }
    table
}

/// Changes a table: something moves, a number changes, a byte changes.
fn change(setup: &Setup, table: &mut Table, bytes: &mut Bytes) {
    match bytes.below(8) {
        0 => change_pieces(setup, table, bytes),
        1 | 2 => change_ground(setup, table, bytes),
        3 => change_cards(setup, table, bytes),
        4 => change_turn(setup, table, bytes),
        5 => change_numbers(setup, table, bytes),
        6 => table.boards[bytes.below(setup.seats.len())][bytes.below(24)] = some_byte(bytes),
        _ => {
            let raw = bytemuck::bytes_of_mut(table);
            let at = bytes.below(raw.len());
            raw[at] = some_byte(bytes);
        }
    }
}

/// A byte that may mean something: a small number, a set of a few, or what is beyond every limit.
fn some_byte(bytes: &mut Bytes) -> u8 {
    [0, 1, 2, 3, 4, 5, 7, 8, 12, 15, 16, 30, 31, 64, 128, 255][bytes.below(16)]
}

fn small(bytes: &mut Bytes, bound: usize) -> u8 {
    u8::try_from(bytes.below(bound)).unwrap_or(0)
}

/// Pieces go from the supply to the map, a forest or another player, and back.
fn change_pieces(setup: &Setup, table: &mut Table, bytes: &mut Bytes) {
    let seat = bytes.below(setup.seats.len());
    let kind = bytes.below(setup.seats[seat].faction.pieces.len());
    let clearing = bytes.below(13);
    let supply = &mut table.supply[seat][kind];
    let here = &mut table.pieces[seat][clearing][kind];
    match bytes.below(4) {
        0 | 1 if *supply > 0 => {
            *supply -= 1;
            *here = here.wrapping_add(1);
        }
        2 if *supply > 0 && bytes.below(2) == 0 => {
            let forest = Place::forest(small(bytes, setup.map.forests.len()));
            let (owner, kind_there) = (Seat(u8::try_from(seat).unwrap_or(0)), Kind(u8::try_from(kind).unwrap_or(0)));
            if table.has_room(owner, forest, kind_there) {
                table.supply[seat][kind] -= 1;
                table.put_pieces(owner, forest, kind_there, 1);
            }
        }
        2 if *supply > 0 => {
            *supply -= 1;
            let owner = Seat(u8::try_from(seat).unwrap_or(0));
            let kind = Kind(u8::try_from(kind).unwrap_or(0));
            match bytes.below(setup.seats.len()) {
                holder if holder != seat => table.held[seat][holder] += 1,
                _ if table.on_card(owner, kind) < Table::room_on_card(kind) => table.lay_on_card(owner, kind, 1),
                _ => {}
            }
        }
        _ if *here > 0 => {
            *here -= 1;
            *supply = supply.wrapping_add(1);
        }
        _ => {}
    }
}

/// The ground itself: suits, water, paths, ruins, and what the map and landmarks keep in mind.
fn change_ground(setup: &Setup, table: &mut Table, bytes: &mut Bytes) {
    let clearing = Clearing(small(bytes, CLEARINGS));
    match bytes.below(10) {
        0..=2 => table.suits[clearing.index()] = SuitSet([0, 1, 2, 4, 8, 16, 3, 7][bytes.below(8)]),
        3 | 4 => table.flooded.insert(clearing),
        5 => table.closed_paths ^= 1 << bytes.below(setup.map.paths().count() + 1),
        6 if table.ruins.has(clearing) => table.ruins.remove(clearing),
        6 => table.ruins.insert(clearing),
        7 => table.ruin_items[clearing.index()] = some_byte(bytes),
        8 => table.ground[bytes.below(table.ground.len())] = some_byte(bytes),
        _ => {
            let landmark = &mut table.landmarks[bytes.below(setup.landmarks.len() + 1)];
            landmark.clearing = clearing.0;
            landmark.bytes[bytes.below(landmark.bytes.len())] = some_byte(bytes);
        }
    }
}

/// Cards come from the deck, and what is noted about some of them changes.
fn change_cards(setup: &Setup, table: &mut Table, bytes: &mut Bytes) {
    let seat = bytes.below(setup.seats.len());
    let seat_byte = u8::try_from(seat).unwrap_or(0);
    match bytes.below(9) {
        0..=3 => {
            if let Some(card) = table.take_top() {
                let (hands, crafted) = (&mut table.hands, &mut table.crafted);
                let sets = [&mut hands[seat], &mut crafted[seat], &mut table.discard, &mut table.removed_cards];
                let more = [&mut table.available, &mut table.resolving, &mut table.piles[bytes.below(2)]];
                let set = sets.into_iter().chain(more).nth(bytes.below(7));
                set.expect("one of seven").insert(card);
            }
        }
        4 | 5 => {
            let is_dominance = |card: &u8| setup.deck.dominance.has(Card(*card));
            let active = table.dominance_of(Seat(seat_byte));
            let card = active.or_else(|| {
                let at = table.deck_cards().iter().position(is_dominance)?;
                table.swap_in_deck(at, usize::from(table.deck_len) - 1);
                table.take_top()
            });
            if let Some(card) = card {
                table.set_dominance(Seat(seat_byte), card, bytes.below(2) == 0);
                table.scores[seat] = small(bytes, 2);
            }
        }
        6 => {
            let of = [table.crafted[seat], table.hands[seat]][bytes.below(2)];
            table.used_cards = of.iter().take(1 + bytes.below(3)).collect();
        }
        7 if table.deck_len > 1 => table.swap_in_deck(0, bytes.below(usize::from(table.deck_len))),
        _ => table.arrives(Card(small(bytes, setup.deck.cards.len()))),
    }
}

/// The turn stands elsewhere, or something else waits.
fn change_turn(setup: &Setup, table: &mut Table, bytes: &mut Bytes) {
    let seat = Seat(small(bytes, setup.seats.len()));
    let owner = Voice::seat(seat).0;
    match bytes.below(8) {
        0 | 1 => {
            let stage = [Stage::Opening, Stage::Steps, Stage::Closing, Stage::Leaving][bytes.below(4)];
            table.turn.enter(Phase::ALL[bytes.below(3)], stage);
            table.turn.step = small(bytes, 5);
        }
        2 => table.turn.seat = seat.0,
        3 | 4 => {
            let [a, b] = [0, 1].map(|_| small(bytes, 13));
            let owner = [owner, owner, some_byte(bytes)][bytes.below(3)];
            table.run_next(Task { owner, id: small(bytes, 2), a, b });
        }
        5 => {
            table.turn.settled ^= 1 << bytes.below(64);
            let cards = table.crafted.iter().flat_map(|cards| cards.iter()).map(|card| Voice::card(card).0);
            let voices: Vec<u8> = [0, owner, some_byte(bytes)].into_iter().chain(cards).collect();
            table.turn.set_running(Some((Voice(voices[bytes.below(voices.len())]), small(bytes, 3))));
        }
        6 => {
            let joined = (bytes.below(3) == 0).then_some(Seat(0));
            let ending = [Ending::Points, Ending::Dominance][bytes.below(2)];
            table.forget_tasks();
            table.turn.finish(seat, joined, ending);
        }
        _ => (table.turn.used, table.turn.gap_closed) = (some_byte(bytes), small(bytes, 3)),
    }
}

/// Numbers of the common boards, near their limits and elsewhere.
fn change_numbers(setup: &Setup, table: &mut Table, bytes: &mut Bytes) {
    let seat = bytes.below(setup.seats.len());
    match bytes.below(7) {
        0 | 1 => {
            let item = bytes.below(ITEMS);
            table.items[seat][item] = small(bytes, 5);
            table.item_supply[item] = small(bytes, 3);
            table.removed_items[item] = small(bytes, 3);
        }
        2 => {
            let suit = Activated::SUITS[bytes.below(4)];
            table.activated.add(suit, bytes.byte());
            table.activated.add_at(Clearing(small(bytes, CLEARINGS)), bytes.byte());
        }
        3 => {
            (table.rolls, table.takes, table.turn.round) = (u16::MAX, u16::MAX, u16::MAX);
            table.restore_randomness(table.seed(), u32::MAX);
        }
        4 => table.partner[seat] = small(bytes, 7),
        5 => table.scores[seat] = [0, 1, 28, 29, 30, 31][bytes.below(6)],
        _ => table.starts[seat] = small(bytes, CLEARINGS),
    }
}

/// A link whose length and checksum fit what is in it.
pub fn link_around(bytes: &mut Bytes) -> String {
    let whole = bytes.below(2) == 1;
    let game = Game::new(some_setup(bytes), 0);
    let link = if whole { links::game(&game) } else { links::position(&game) }.expect("a link");
    let head: Vec<&str> = link.split('.').take(4).collect();
    let packed = URL_SAFE_NO_PAD.encode(bytes.rest());
    let text = format!("{}.{}.{packed}.", head.join("."), packed.len());
    let checksum = URL_SAFE_NO_PAD.encode(crc32fast::hash(text.as_bytes()).to_be_bytes());
    format!("{text}{checksum}z")
}
