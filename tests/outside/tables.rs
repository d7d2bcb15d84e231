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
use thicket::table::{Table, Task};
use thicket::terms::{ITEMS, Phase, Seat, Voice};

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

/// Two to five factions in some order.
fn some_factions(bytes: &mut Bytes) -> Vec<&'static Faction> {
    let mut left = FACTIONS.to_vec();
    let seats = 2 + bytes.below(FACTIONS.len() - 1);
    (0..seats).map(|_| left.remove(bytes.below(left.len()))).collect()
}

/// A table of a random game with a few changes, each of which may make sense.
pub fn some_table(bytes: &mut Bytes) -> (Setup, Table) {
    let setup = Setup::new(&AUTUMN, &BASE, &some_factions(bytes)).expect("different factions");
    let table = law::setup::table(&setup, u64::from(bytes.byte()));
    let mut game = Game::resume_at(Pace::Patient, setup, table, Vec::new());
    let mut dice = u64::from(bytes.byte()) | 1;
    for _ in 0..20 + bytes.below(500) {
        let Some(decision) = game.decision() else { break };
        dice ^= dice << 13;
        dice ^= dice >> 7;
        dice ^= dice << 17;
        let pick = usize::try_from(dice >> 40).unwrap_or(0) % decision.options.len();
        game.choose(pick).expect("the option is there");
    }
    let (setup, mut table) = (game.setup().clone(), *game.checkpoint().0);
    for _ in 0..bytes.below(5) {
        change(&setup, &mut table, bytes);
    }
    (setup, table)
}

/// Changes a table: something moves, a number changes, a byte of a board changes.
fn change(setup: &Setup, table: &mut Table, bytes: &mut Bytes) {
    let seat = bytes.below(setup.seats.len());
    let seat_byte = u8::try_from(seat).unwrap_or(0);
    let kind = bytes.below(setup.seats[seat].faction.pieces.len());
    let clearing = 1 + bytes.below(12);
    match bytes.below(16) {
        0..=2 if table.supply[seat][kind] > 0 => {
            table.supply[seat][kind] -= 1;
            table.pieces[seat][clearing][kind] = table.pieces[seat][clearing][kind].wrapping_add(1);
        }
        3 if table.pieces[seat][clearing][kind] > 0 => {
            table.pieces[seat][clearing][kind] -= 1;
            table.supply[seat][kind] = table.supply[seat][kind].wrapping_add(1);
        }
        4 => {
            if let Some(card) = table.take_top() {
                let pile = [&mut table.hands[seat], &mut table.crafted[seat], &mut table.discard]
                    .into_iter()
                    .nth(bytes.below(3));
                pile.expect("one of three").insert(card);
            }
        }
        5..=7 => table.boards[seat][bytes.below(24)] = [0, 1, 2, 3, 4, 7, 8, 255][bytes.below(8)],
        8 => {
            let stage = [thicket::table::Stage::Opening, thicket::table::Stage::Steps, thicket::table::Stage::Closing]
                [bytes.below(3)];
            table.turn.enter(Phase::ALL[bytes.below(3)], stage);
            table.turn.step = u8::try_from(bytes.below(5)).unwrap_or(0);
        }
        9 => table.turn.seat = seat_byte,
        10 | 11 => {
            let [a, b] = [0, 1].map(|_| u8::try_from(bytes.below(13)).unwrap_or(0));
            table.run_next(Task { owner: Voice::seat(Seat(seat_byte)).0, id: 0, a, b });
        }
        12 => {
            let item = bytes.below(ITEMS);
            table.items[seat][item] = u8::try_from(bytes.below(5)).unwrap_or(0);
            table.item_supply[item] = u8::try_from(bytes.below(3)).unwrap_or(0);
        }
        13 => {
            table.turn.used = bytes.byte();
            table.activated[bytes.below(4)] = bytes.byte();
        }
        14 => {
            (table.rolls, table.takes, table.turn.round) = (u16::MAX, u16::MAX, u16::MAX);
            table.restore_randomness(table.seed(), u32::MAX);
        }
        _ => {
            let raw = bytemuck::bytes_of_mut(table);
            // The last bytes are there to fill a row and mean nothing.
            let at = bytes.below(raw.len() - 7);
            raw[at] = [0, 1, 2, 3, 4, 7, 12, 255][bytes.below(8)];
        }
    }
}

/// A link whose length and checksum fit what is in it.
pub fn link_around(bytes: &mut Bytes) -> String {
    let whole = bytes.below(2) == 1;
    let setup = Setup::new(&AUTUMN, &BASE, &some_factions(bytes)).expect("different factions");
    let game = Game::new(setup, 0);
    let link = if whole { links::game(&game) } else { links::position(&game) }.expect("a link");
    let head: Vec<&str> = link.split('.').take(4).collect();
    let packed = URL_SAFE_NO_PAD.encode(bytes.rest());
    let text = format!("{}.{}.{packed}.", head.join("."), packed.len());
    let checksum = URL_SAFE_NO_PAD.encode(crc32fast::hash(text.as_bytes()).to_be_bytes());
    format!("{text}{checksum}z")
}
