//! Reading a line of a faction board.

use super::{BoardError, IN_SUPPLY, ON_BOARD, clearings};
use crate::notation::names::{self, normal};
use crate::notation::voices;
use crate::play::board::most_boxed;
use crate::play::{Heap, Holds, Kept, Room, Setup, covered, heap, slot, valued};
use crate::table::{BoardBytes, Table};
use crate::terms::{Clearing, ClearingSet, Item, Kind, Place, Seat};

/// Reads what a part of a board holds. Pieces come out of the supply.
///
/// # Errors
/// What is wrong with it.
pub fn read(setup: &Setup, table: &mut Table, seat: Seat, kept: &'static Kept, value: &str) -> Result<(), BoardError> {
    if names::is_nothing(value) {
        return Ok(());
    }
    let words: Vec<&str> = value.split([',', ';', ' ', '\t']).filter(|word| !matches!(*word, "" | "and")).collect();
    ValueReader { setup, table, seat, kept, known: kept.holds.words() }.read(&words)?;
    let board = &mut table.boards[seat.index()];
    kept.settle.map_or(Ok(()), |settle| settle(board)).map_err(BoardError::Impossible)
}

struct ValueReader<'a> {
    setup: &'a Setup,
    table: &'a mut Table,
    seat: Seat,
    kept: &'static Kept,
    /// The words of this line.
    known: Vec<&'static str>,
}

impl ValueReader<'_> {
    fn board(&mut self) -> &mut BoardBytes {
        &mut self.table.boards[self.seat.index()]
    }

    fn room(&self, room: Room) -> u8 {
        room.of(&self.setup.seats[self.seat.index()]).unwrap_or(u8::MAX)
    }

    fn clearing(&self, word: &str) -> Result<Clearing, BoardError> {
        Ok(names::clearing(self.setup.map, word)?)
    }

    fn place(&self, word: &str) -> Result<Place, BoardError> {
        voices::forest(self.setup.map, word).or_else(|_| self.clearing(word).map(Place::from))
    }

    /// Takes a piece out of the supply that lies on the board.
    fn take_home(&mut self, kind: Kind) -> Result<Place, BoardError> {
        let supply = &mut self.table.supply[self.seat.index()][kind.index()];
        let piece = self.setup.faction(self.seat).piece(kind).key;
        *supply = supply.checked_sub(1).ok_or(BoardError::Supply { piece, left: 0 })?;
        Ok(valued::BOARD)
    }

    fn put_clearings(&mut self, at: usize, set: ClearingSet) {
        self.board()[at..at + 2].copy_from_slice(&set.to_bytes());
    }

    fn read(&mut self, words: &[&str]) -> Result<(), BoardError> {
        match self.kept.holds {
            Holds::Number { at, room } => self.board()[at] = names::small(&words.join(" "), 0, self.room(room))?,
            Holds::Clearing { at } => self.board()[at] = self.clearing(&words.join(" "))?.0,
            Holds::Pieces { at, heaps, room } => self.pieces(at, heaps, room, words)?,
            Holds::Slots { at, fits } => self.slots(at, fits, words)?,
            Holds::Items { at, most } => self.items(at, most, words)?,
            Holds::StatePerSeat { at, .. } => self.states(at, words)?,
            Holds::Choice { at, clearing, .. } => self.choice(at, clearing, words)?,
            Holds::Marks(marks) => {
                for word in words {
                    let n = self.known(word)?;
                    self.board()[marks[n].at] |= 1 << marks[n].bit;
                }
            }
            Holds::Clearings { at } => {
                let set: Result<ClearingSet, BoardError> = words.iter().map(|word| self.clearing(word)).collect();
                self.put_clearings(at, set?);
            }
            Holds::ClearingsBy { at, .. } => {
                let mut under = None;
                for word in words {
                    if let Ok(n) = self.known(word) {
                        under = Some(at + 2 * n);
                        continue;
                    }
                    let clearing = self.clearing(word)?;
                    let Some(at) = under else {
                        return Err(BoardError::Under { line: self.kept.key, known: self.known.join(", ") });
                    };
                    let mut set = clearings(self.board(), at);
                    set.insert(clearing);
                    self.put_clearings(at, set);
                }
            }
            Holds::Valued { at, most, kind, .. } => self.valued(at, most, kind, words)?,
            Holds::Covered { at, most, .. } => self.covered(at, most, words)?,
            Holds::Seats { at } => {
                for word in words {
                    let seat = names::seat(self.setup, word)?;
                    self.board()[at] |= 1 << seat.0;
                }
            }
            Holds::PerSeat { at, room } => {
                let most = self.room(room);
                let example = self.setup.seats[usize::from(self.seat.0 == 0)].faction.key;
                for (count, word) in self.counted(words, example)? {
                    let seat = names::seat(self.setup, word)?;
                    if seat == self.seat {
                        return Err(BoardError::Own { line: self.kept.key });
                    }
                    let of = self.setup.seat_key(seat);
                    let sum = self.board()[at + seat.index()].saturating_add(count);
                    self.board()[at + seat.index()] = self.within(sum, most, of)?;
                }
            }
            Holds::Warriors { at } => {
                let example = self.setup.seats[self.seat.index()].faction.key;
                for (count, word) in self.counted(words, example)? {
                    self.warriors(at, names::seat(self.setup, word)?, count)?;
                }
            }
            Holds::Suits { at } => {
                for word in words {
                    let suit = self.known(word)?;
                    self.board()[at] |= 1 << suit;
                }
            }
            Holds::Spaces { at, count } => {
                for word in words {
                    let space = names::number(word, 1, count as u64)?;
                    self.board()[at] |= 1 << (count as u64 - space);
                }
            }
        }
        Ok(())
    }

    /// Values that pieces show, each followed by the places where such a piece lies.
    fn valued(&mut self, at: usize, most: usize, kind: Kind, words: &[&str]) -> Result<(), BoardError> {
        let mut value = None;
        for word in words {
            if let Ok(n) = self.known(word) {
                value = u8::try_from(n + 1).ok();
                continue;
            }
            let known = || self.known.join(", ");
            let value = value.ok_or_else(|| BoardError::Under { line: self.kept.key, known: known() })?;
            let place = match *word {
                ON_BOARD => self.take_home(kind)?,
                IN_SUPPLY => valued::SUPPLY,
                word => self.place(word)?,
            };
            if !valued::add(&mut self.board()[at..at + most], place, value) {
                return Err(BoardError::Pieces { line: self.kept.key, most });
            }
        }
        Ok(())
    }

    /// What pieces that look alike are, each followed by the clearings where such a piece stands.
    fn covered(&mut self, at: usize, most: usize, words: &[&str]) -> Result<(), BoardError> {
        let mut what = None;
        for word in words {
            if let Ok(n) = self.known(word) {
                what = u8::try_from(n).ok();
                continue;
            }
            let clearing = self.clearing(word)?;
            let known = || self.known.join(", ");
            let what = what.ok_or_else(|| BoardError::Under { line: self.kept.key, known: known() })?;
            if !covered::add(&mut self.board()[at..at + most], clearing, what) {
                return Err(BoardError::Pieces { line: self.kept.key, most });
            }
        }
        Ok(())
    }

    fn within(&self, count: u8, most: u8, of: &'static str) -> Result<u8, BoardError> {
        if count <= most { Ok(count) } else { Err(BoardError::Room { line: self.kept.key, most, of }) }
    }

    /// Names with their numbers, all in front (`2 fox 1 mouse`) or all behind (`fox 2`). A name alone means one.
    fn counted<'t>(&self, words: &[&'t str], example: &'static str) -> Result<Vec<(u8, &'t str)>, BoardError> {
        let wrong = BoardError::Counts { line: self.kept.key, name: example };
        let number = |word: &str| names::small(word, 0, u8::MAX).ok();
        let behind = words.last().is_some_and(|word| number(word).is_some());
        let mut list: Vec<(u8, &str)> = Vec::new();
        let mut count = None;
        // Read from the side where the numbers are.
        let mut words = words.to_vec();
        if behind {
            words.reverse();
        }
        for word in words {
            match number(word) {
                Some(_) if count.is_some() => return Err(wrong),
                Some(number) => count = Some(number),
                None => list.push((count.take().unwrap_or(1), word)),
            }
        }
        if count.is_some() { Err(wrong) } else { Ok(list) }
    }

    fn pieces(&mut self, at: usize, heaps: &'static [Heap], room: Room, words: &[&str]) -> Result<(), BoardError> {
        let faction = self.setup.faction(self.seat);
        let most = self.room(room);
        let key = |heap: &Heap| faction.piece(heap.kind).key;
        let list = match heaps {
            // The only heap needs no name.
            [heap] if heap.word.is_empty() => {
                let (count, rest) = names::leading_count(words);
                if !rest.is_empty() && names::piece(faction, &rest.join(" "))? != heap.kind {
                    return Err(BoardError::Word { word: rest.join(" "), known: key(heap).to_owned() });
                }
                vec![(count.unwrap_or(1), 0)]
            }
            _ => {
                // "2 fox bones" is 2 of the heap "fox", whose piece is a "fox-bone".
                let is_piece = |word: &&str| {
                    let word = normal(word);
                    let word = word.strip_suffix('s').unwrap_or(&word);
                    let ends = |heap: &Heap| {
                        key(heap).strip_suffix(word).is_some_and(|rest| rest.is_empty() || rest.ends_with('-'))
                    };
                    self.known(word).is_err() && heaps.iter().any(ends)
                };
                let words: Vec<&str> = words.iter().copied().filter(|word| !is_piece(word)).collect();
                let list = self.counted(&words, heaps[0].word)?;
                list.into_iter()
                    .map(|(count, word)| Ok((count, self.known(word)?)))
                    .collect::<Result<_, BoardError>>()?
            }
        };
        for (count, n) in list {
            let heap = &heaps[n];
            let of = if heap.word.is_empty() { key(heap) } else { heap.word };
            let sum = self.board()[at + n].saturating_add(count);
            self.board()[at + n] = self.within(sum, most, of)?;
            let supply = &mut self.table.supply[self.seat.index()][heap.kind.index()];
            *supply = supply.checked_sub(count).ok_or(BoardError::Supply { piece: key(heap), left: *supply })?;
        }
        Ok(())
    }

    /// Warriors of an owner in a box. They come out of its supply, and those of others lie with this seat.
    fn warriors(&mut self, at: usize, owner: Seat, count: u8) -> Result<(), BoardError> {
        let seat = &self.setup.seats[owner.index()];
        let sum = self.board()[at + owner.index()].saturating_add(count);
        self.board()[at + owner.index()] = self.within(sum, most_boxed(seat), self.setup.seat_key(owner))?;
        let supply = &mut self.table.supply[owner.index()][0];
        let piece = seat.faction.piece(Kind(0)).key;
        *supply = supply.checked_sub(count).ok_or(BoardError::Supply { piece, left: *supply })?;
        if owner != self.seat {
            self.table.held[owner.index()][self.seat.index()] += count;
        }
        Ok(())
    }

    fn slots(&mut self, at: usize, fits: &'static [Item], words: &[&str]) -> Result<(), BoardError> {
        let mut state = slot::READY;
        for word in words {
            // "exhausted:boot" or "exhausted boot".
            let word = match word.strip_prefix("exhausted") {
                Some(rest) => {
                    state = slot::EXHAUSTED;
                    rest.trim_start_matches(':')
                }
                None => word,
            };
            if word.is_empty() {
                continue;
            }
            let (mark, name) = word.strip_suffix('*').map_or((0, word), |name| (slot::FROM_RUIN, name));
            let item = names::item(name)?;
            let board = self.board();
            let free = (0..fits.len()).find(|n| fits[*n] == item && slot::state(board[at + n]) == slot::EMPTY);
            let n = free.ok_or(BoardError::Space { line: self.kept.key, item })?;
            self.board()[at + n] = std::mem::replace(&mut state, slot::READY) | mark;
        }
        slot::sort(&mut self.board()[at..at + fits.len()], fits);
        Ok(())
    }

    fn items(&mut self, at: usize, most: usize, words: &[&str]) -> Result<(), BoardError> {
        let mut count = 1;
        for word in words {
            if let Ok(number) = names::small(word, 0, u8::MAX) {
                count = number;
                continue;
            }
            let held = names::held(word)?;
            for _ in 0..std::mem::replace(&mut count, 1) {
                if !heap::add(&mut self.board()[at..at + most], held) {
                    return Err(BoardError::Items { line: self.kept.key, most });
                }
            }
        }
        Ok(())
    }

    /// Factions with their states, either first.
    fn states(&mut self, at: usize, words: &[&str]) -> Result<(), BoardError> {
        let wrong = |reader: &Self| BoardError::States { line: reader.kept.key, known: reader.known.join(", ") };
        for pair in words.chunks(2) {
            let [one, other] = pair else { return Err(wrong(self)) };
            let (state, name) = match (self.known(one), self.known(other)) {
                (Ok(state), _) => (state, other),
                (_, Ok(state)) => (state, one),
                (Err(_), Err(_)) => return Err(wrong(self)),
            };
            let seat = names::seat(self.setup, name)?;
            if seat == self.seat {
                return Err(BoardError::Own { line: self.kept.key });
            }
            self.board()[at + seat.index()] = u8::try_from(state).unwrap_or(0);
        }
        Ok(())
    }

    fn choice(&mut self, at: usize, place: Option<usize>, words: &[&str]) -> Result<(), BoardError> {
        let is_number = |word: &&str| word.starts_with(|letter: char| letter.is_ascii_digit());
        let (name, clearing) = match (place, words) {
            (Some(place), [name @ .., number]) if is_number(number) => (name, Some((place, self.clearing(number)?))),
            _ => (words, None),
        };
        let n = self.known(&name.join(" "))?;
        self.board()[at] = u8::try_from(n).unwrap_or(0);
        if let Some((place, clearing)) = clearing {
            self.board()[place] = clearing.0;
        }
        Ok(())
    }

    /// Which of the words of this line this is, in the singular or the plural.
    fn known(&self, word: &str) -> Result<usize, BoardError> {
        let name = normal(word);
        let singular = match names::suit(&name) {
            Some(suit) => suit.key(),
            None => name.strip_suffix('s').unwrap_or(&name),
        };
        let is = |known: &&str| *known == name || *known == singular;
        self.known
            .iter()
            .position(is)
            .ok_or_else(|| BoardError::Word { word: word.to_owned(), known: self.known.join(", ") })
    }
}
