//! Reading a position: every line says one thing, in any order; what is not said is as a table usually is.

mod whole;

use super::{Entry, Head, Pile, Place, PositionError, Problem, Start, board};
use crate::law::setup::{self, Part};
use crate::notation::limits;
use crate::notation::names::{self, NameError, Pieces, normal};
use crate::notation::patterns::Pattern;
use crate::notation::voices;
use crate::play::hooks::TASKS;
use crate::play::{Landmark, Position, Setup};
use crate::shelf::Shelf;
use crate::table::{Ending, MAX_TASKS, Stage, Table, Task};
use crate::terms::{self, Card, CardSet, Item, Kind, Phase, Seat, Suit};

/// Reads a position.
///
/// # Errors
/// The first thing that is wrong, with its line.
pub fn read(text: &str) -> Result<Start, PositionError> {
    read_from(&Shelf::BUILT, text)
}

/// Reads a position with what there is on another shelf.
///
/// # Errors
/// The first thing that is wrong, with its line.
pub fn read_from(shelf: &Shelf, text: &str) -> Result<Start, PositionError> {
    limits::lines(text).map_err(|(line, error)| PositionError { line: line.max(1), problem: error.into() })?;
    let entries = Entry::lines(text).map(|(line, text)| Entry::new(line, text)).collect::<Result<Vec<_>, _>>()?;
    read_entries(shelf, &entries)
}

/// Reads a position from lines that were taken apart already.
///
/// # Errors
/// The first thing that is wrong, with its line.
pub fn read_entries(shelf: &Shelf, entries: &[Entry]) -> Result<Start, PositionError> {
    let (setup, rest) = read_setup(shelf, entries)?;
    let mut heads: Vec<(Head, Entry)> = Vec::new();
    for entry in rest {
        let head = Head::read(&setup, entry.name).map_err(|problem| entry.fails(problem))?;
        let several = matches!(
            head,
            Head::Clearing(_) | Head::Forest(_) | Head::Task | Head::Dice | Head::Random | Head::Answers
        );
        if let Some((_, first)) = heads.iter().find(|(known, _)| !several && *known == head) {
            return Err(entry.fails(Problem::Twice(first.line)));
        }
        heads.push((head, *entry));
    }
    let mut reader = Reader::new(setup);
    for (head, entry) in &heads {
        if let Head::Figure(seat, n) = *head {
            reader.figure(seat, n, entry.value).map_err(|problem| entry.fails(problem))?;
        }
    }
    reader.fill_supplies();
    for (head, entry) in &heads {
        reader.line(*head, entry).map_err(|problem| entry.fails(problem))?;
    }
    reader.finish(&heads)
}

/// The lines that say what is played, and the others.
fn read_setup<'e, 't>(shelf: &Shelf, entries: &'e [Entry<'t>]) -> Result<(Setup, Vec<&'e Entry<'t>>), PositionError> {
    let mut map = shelf.maps[0];
    let mut deck = shelf.decks[0];
    let mut landmarks: Vec<&'static Landmark> = Vec::new();
    let mut factions = Vec::new();
    let mut seats_line = None;
    let mut seen: Vec<(&str, usize)> = Vec::new();
    let mut rest = Vec::new();
    for entry in entries {
        let name = normal(entry.name);
        // Where a landmark stands is said by a line that is read later; that there is one is said here.
        if let Some(key) = name.strip_prefix("landmark-").map(|key| key.strip_suffix("-keeps").unwrap_or(key)) {
            let landmark = shelf.landmark(key).ok_or_else(|| {
                let known = names::list(shelf.landmarks.iter().map(|landmark| landmark.key));
                entry.fails(Problem::Landmark { name: key.to_owned(), known })
            })?;
            if !landmarks.iter().any(|other| other.key == landmark.key) {
                landmarks.push(landmark);
            }
        }
        let key = ["map", "deck", "seats"].into_iter().find(|key| *key == name);
        // "deck" with anything but the name of a deck is the pile of cards.
        let is_pile = key == Some("deck")
            && shelf.deck(&normal(entry.value)).is_none()
            && (entry.value.contains(',')
                || names::card(deck, entry.value).is_ok()
                || entry.value == "rest"
                || names::is_nothing(entry.value));
        let Some(key) = key.filter(|_| !is_pile) else {
            rest.push(entry);
            continue;
        };
        if let Some((_, line)) = seen.iter().find(|(known, _)| *known == key) {
            return Err(entry.fails(Problem::Twice(*line)));
        }
        seen.push((key, entry.line));
        match key {
            "map" => {
                map = shelf.map(&normal(entry.value)).ok_or_else(|| {
                    let known = names::list(shelf.maps.iter().map(|map| map.key));
                    entry.fails(Problem::Map { name: entry.value.to_owned(), known })
                })?;
            }
            "deck" => {
                deck = shelf.deck(&normal(entry.value)).ok_or_else(|| {
                    let known = names::list(shelf.decks.iter().map(|deck| deck.key));
                    entry.fails(Problem::Deck { name: entry.value.to_owned(), known })
                })?;
            }
            _ => {
                seats_line = Some(entry);
                factions = names::factions(shelf, entry.value).map_err(|error| entry.fails(error))?;
            }
        }
    }
    let Some(seats_line) = seats_line else {
        return Err(PositionError { line: 1, problem: Problem::NoSeats });
    };
    let setup = Setup::new(map, deck, &factions).and_then(|setup| setup.with_landmarks(&landmarks));
    Ok((setup.map_err(|error| seats_line.fails(error))?, rest))
}

/// A position on its way into a table.
struct Reader {
    setup: Setup,
    table: Table,
    /// Cards that were not mentioned yet.
    free: CardSet,
    /// The deck as stated, top card first.
    deck: Vec<Card>,
    /// Cards of ordered piles, those of each pile from its top.
    from_top: Vec<Card>,
    /// The pile that holds all cards that are not mentioned, and the line that says so.
    rest: Option<(Pile, usize)>,
    rolls: Vec<[u8; 2]>,
    takes: Vec<String>,
    tasks: Vec<Task>,
    answers: Vec<(usize, Pattern)>,
    won: Option<(Seat, Ending, Vec<Seat>)>,
    /// Whether the stated place is the gap after a step.
    is_gap: bool,
}

impl Reader {
    fn new(setup: Setup) -> Self {
        let mut table = Table::empty(0);
        table.suits = setup::printed_suits(setup.map);
        table.ruins = setup::table(&setup, 0).ruins;
        table.turn.round = 1;
        table.turn.enter(Phase::Birdsong, Stage::Opening);
        let free = (0u8..).zip(setup.deck.cards).map(|(number, _)| Card(number)).collect();
        Self {
            setup,
            table,
            free,
            deck: Vec::new(),
            from_top: Vec::new(),
            rest: None,
            rolls: Vec::new(),
            takes: Vec::new(),
            tasks: Vec::new(),
            answers: Vec::new(),
            won: None,
            is_gap: false,
        }
    }

    fn figure(&mut self, seat: Seat, n: usize, value: &str) -> Result<(), Problem> {
        let values = value
            .split([',', ' ', '\t'])
            .filter(|word| !word.is_empty())
            .map(|word| names::small(word, 0, u8::MAX))
            .collect::<Result<Vec<_>, _>>()?;
        let key = self.setup.faction(seat).figures[n].key;
        self.setup.seats[seat.index()].set_figure(key, &values)?;
        Ok(())
    }

    fn fill_supplies(&mut self) {
        self.table.supply = setup::table(&self.setup, 0).supply;
    }

    fn line(&mut self, head: Head, entry: &Entry) -> Result<(), Problem> {
        let value = entry.value;
        let table = &mut self.table;
        match head {
            Head::Round => table.turn.round = u16::try_from(names::number(value, 1, u16::MAX.into())?).unwrap_or(1),
            Head::Turn => self.turn(value)?,
            Head::Clearing(clearing) => self.pieces(clearing.into(), value)?,
            Head::Forest(forest) => self.pieces(forest, value)?,
            Head::ClosedPaths => self.closed_paths(value)?,
            Head::Flooded => table.flooded = names::clearings(self.setup.map, value)?,
            Head::Ruins => table.ruins = names::clearings(self.setup.map, value)?,
            Head::RemovedItems => {
                for (item, count) in names::items(value)? {
                    let pile = &mut table.removed_items[item.index()];
                    *pile = pile.saturating_add(count);
                }
            }
            Head::Pile(pile) => self.pile(pile, entry)?,
            Head::Activated => self.activated(value)?,
            Head::Seed => table.reseed(names::number(value, 0, u64::MAX)?),
            Head::RandomUsed => {
                let used = u32::try_from(names::number(value, 0, u32::MAX.into())?).unwrap_or(0);
                table.restore_randomness(table.seed(), used);
            }
            Head::Rolls => table.rolls = u16::try_from(names::number(value, 0, u16::MAX.into())?).unwrap_or(0),
            Head::Takes => table.takes = u16::try_from(names::number(value, 0, u16::MAX.into())?).unwrap_or(0),
            Head::Reveals => table.reveals = names::small(value, 0, u8::MAX)?,
            Head::Dice => self.dice(value)?,
            Head::Random => {
                for name in value.split([',', ';']).filter(|name| !name.trim().is_empty()) {
                    self.takes.push(random(&self.setup, name)?.to_owned());
                }
            }
            Head::Task => self.task(value)?,
            Head::Answers => {
                let keys = value.split([',', ';']).filter(|key| !key.trim().is_empty());
                self.answers.extend(keys.map(|key| (entry.line, Pattern::new(key))));
            }
            Head::Score(seat) => table.scores[seat.index()] = names::small(value, 0, 30)?,
            Head::Dominance(seat) => self.dominance(seat, value)?,
            Head::Items(seat) => {
                if !self.setup.faction(seat).has_item_box && !names::is_nothing(value) {
                    return Err(Problem::NoItemBox(self.setup.seat_key(seat)));
                }
                for (item, count) in names::items(value)? {
                    let box_ = &mut table.items[seat.index()][item.index()];
                    *box_ = box_.saturating_add(count);
                }
            }
            Head::Holds(holder) => self.holds(holder, value)?,
            Head::Corner(seat) => {
                let corner = names::clearing(self.setup.map, value)?;
                if !self.setup.map.corners().has(corner) {
                    return Err(form(value, "the number of a corner clearing"));
                }
                table.starts[seat.index()] = corner.0;
            }
            Head::Partner(seat) => {
                let partner = names::seat(&self.setup, value)?;
                if partner == seat {
                    return Err(form(value, "another seat, with which this one wins together"));
                }
                table.partner[seat.index()] = partner.0 + 1;
            }
            Head::Suits(clearing) => {
                let parts = names::parts(value).filter(|part| !names::is_nothing(part));
                table.suits[clearing.index()] = parts.map(names::clearing_suit).collect::<Result<_, _>>()?;
            }
            Head::Landmark(n) => {
                let clearing = if normal(value) == "nowhere" { 0 } else { names::clearing(self.setup.map, value)?.0 };
                table.landmarks[usize::from(n)].clearing = clearing;
            }
            Head::LandmarkKeeps(n) => {
                let bytes = &mut table.landmarks[usize::from(n)].bytes;
                let words: Vec<&str> = value.split_whitespace().collect();
                if words.len() > bytes.len() {
                    return Err(form(value, "at most seven numbers"));
                }
                for (byte, word) in bytes.iter_mut().zip(words) {
                    *byte = names::small(word, 0, u8::MAX)?;
                }
            }
            Head::Supply(_) => {
                return Err(form(entry.name, "nothing: the supply is what lies nowhere else"));
            }
            // Read before or after the others.
            Head::Figure(..)
            | Head::ActionsUsed
            | Head::Gap
            | Head::SettledEffects
            | Head::RunningEffect
            | Head::Won
            | Head::Ruin(_)
            | Head::ItemSupply => {}
            Head::Board(seat, kept) => board::read(&self.setup, table, seat, kept, value)?,
        }
        Ok(())
    }

    /// Lines that add to what others say and are read after them.
    fn late_line(&mut self, head: Head, entry: &Entry) -> Result<(), Problem> {
        let value = entry.value;
        match head {
            Head::ActionsUsed => {
                // While a faction sets up twice, this says which of the two comes first, and so what the step means.
                let parts = |reader: &Self| setup::parts(Position { setup: &reader.setup, table: &reader.table });
                let part = parts(self).get(usize::from(self.table.turn.step)).copied();
                self.table.turn.used = names::small(value, 0, u8::MAX)?;
                if self.table.turn.stage() == Stage::Setup
                    && let Some(step) = part.and_then(|part| parts(self).iter().position(|other| *other == part))
                {
                    self.table.turn.step = u8::try_from(step).unwrap_or(0);
                }
            }
            Head::Gap => {
                self.table.turn.gap_closed = match normal(value).as_str() {
                    "closed" => 1,
                    "open" => 0,
                    _ => return Err(form(value, "\"open\" or \"closed\"")),
                };
            }
            Head::SettledEffects => {
                for name in names::parts(value).filter(|name| !names::is_nothing(name)) {
                    let (voice, effect) = voices::effect(&self.setup, name)?;
                    let at = Position { setup: &self.setup, table: &self.table };
                    self.table.turn.settled |= at.mark(voice, effect.into());
                }
            }
            Head::RunningEffect => {
                if !matches!(self.table.turn.stage(), Stage::Opening | Stage::Closing | Stage::Leaving) {
                    return Err(form(entry.name, "part of a turn at the start or end of a phase"));
                }
                self.table.turn.set_running(Some(voices::effect(&self.setup, value)?));
            }
            Head::Won => {
                let words: Vec<&str> = value.split_whitespace().collect();
                let (seat, rest) = names::leading_seat(&self.setup, &words)
                    .map_or_else(|| names::seat(&self.setup, value).map(|seat| (seat, &words[..0])), Ok)?;
                let (ending, rest) = match rest {
                    ["by", "points", rest @ ..] => (Ending::Points, rest),
                    ["by", "dominance", rest @ ..] => (Ending::Dominance, rest),
                    _ => return Err(form(value, "\"SEAT by points\" or \"SEAT by dominance\"")),
                };
                let joined = match rest.split_first() {
                    None => Vec::new(),
                    Some((&"with", names)) => names::parts(&names.join(" "))
                        .map(|name| names::seat(&self.setup, name))
                        .collect::<Result<_, _>>()?,
                    Some(_) => return Err(form(value, "\"SEAT by points with SEAT, SEAT\"")),
                };
                self.won = Some((seat, ending, joined));
            }
            Head::Ruin(clearing) => {
                let items = names::items(value)?;
                if !self.table.ruins.has(clearing) && !items.is_empty() {
                    return Err(Problem::NoRuin(clearing.0));
                }
                for item in items.into_iter().flat_map(|(item, count)| (0..count).map(move |_| item)) {
                    if self.table.items_under(clearing).count() == 2 {
                        return Err(Problem::TooManyUnderRuin);
                    }
                    self.table.hide_item(clearing, item);
                }
            }
            _ => {}
        }
        Ok(())
    }

    /// `NB daylight actions`, `BG evening`, `NB birdsong end`, `NB birdsong after repair`, `setup`, `setup NB`.
    fn turn(&mut self, value: &str) -> Result<(), Problem> {
        let value = value.replace(',', " ");
        let words: Vec<&str> = value.split_whitespace().collect();
        if let Some((first, rest)) = words.split_first()
            && normal(first) == "setup"
        {
            return self.setting_up(rest);
        }
        let (seat, words) = names::leading_seat(&self.setup, &words).ok_or_else(|| NameError::Seat {
            name: words.first().copied().unwrap_or_default().to_owned(),
            known: names::list(self.setup.seats().map(|seat| self.setup.seat_key(seat))),
        })?;
        let place = Place::read(&self.setup, seat, words)?;
        let turn = &mut self.table.turn;
        turn.seat = seat.0;
        turn.enter(place.phase.unwrap_or(Phase::Birdsong), place.stage.unwrap_or(Stage::Opening));
        turn.step = place.step.unwrap_or(0);
        self.is_gap = place.gap;
        Ok(())
    }

    fn setting_up(&mut self, words: &[&str]) -> Result<(), Problem> {
        let parts = setup::parts(Position { setup: &self.setup, table: &self.table });
        let place = |wanted: Part| parts.iter().position(|part| *part == wanted).unwrap_or(parts.len());
        let name = words.join(" ");
        let step = match normal(&name).as_str() {
            "" => 0,
            "deal" => place(Part::Deal),
            "done" => parts.len(),
            key => {
                let voices = parts.iter().position(
                    |part| matches!(part, Part::Voice(voice) if voices::voice_key(&self.setup, *voice) == key),
                );
                if let Some(step) = voices {
                    step
                } else {
                    let seat = names::seat(&self.setup, &name)?;
                    self.table.turn.seat = seat.0;
                    place(Part::Faction(seat))
                }
            }
        };
        let turn = &mut self.table.turn;
        turn.enter(Phase::Birdsong, Stage::Setup);
        turn.step = u8::try_from(step).unwrap_or(0);
        turn.round = 0;
        Ok(())
    }

    fn pieces(&mut self, place: terms::Place, value: &str) -> Result<(), Problem> {
        for Pieces { seat, kind, count } in names::pieces(&self.setup, None, value)? {
            self.take(seat, kind, count)?;
            if !self.table.put_pieces(seat, place, kind, count) {
                return Err(Problem::ForestsFull);
            }
        }
        Ok(())
    }

    /// `2-5, 3-7`.
    fn closed_paths(&mut self, value: &str) -> Result<(), Problem> {
        for part in names::parts(value).filter(|part| !names::is_nothing(part)) {
            let map = self.setup.map;
            let (a, b) = part.split_once('-').ok_or_else(|| form(part, "two clearings that a path joins, as 2-5"))?;
            let ends = (names::clearing(map, a)?, names::clearing(map, b)?);
            let number = map.path_number(ends.0, ends.1).ok_or(Problem::NoPath(ends.0.0, ends.1.0))?;
            self.table.closed_paths |= 1 << number;
        }
        Ok(())
    }

    fn holds(&mut self, holder: Seat, value: &str) -> Result<(), Problem> {
        for part in names::parts(value).filter(|part| !names::is_nothing(part)) {
            let words: Vec<&str> = part.split_whitespace().collect();
            let (count, words) = names::leading_count(&words);
            let (owner, words) =
                names::leading_seat(&self.setup, words).ok_or_else(|| NameError::Whose(part.to_owned()))?;
            let (later, words) = names::leading_count(words);
            let kind =
                if words.is_empty() { Kind(0) } else { names::piece(self.setup.faction(owner), &words.join(" "))? };
            if kind != Kind(0) || (owner == holder && !self.setup.deck.holds_pieces()) {
                return Err(form(part, "warriors of another faction, for example \"2 BG warriors\""));
            }
            let count = count.or(later).unwrap_or(1);
            self.take(owner, kind, count)?;
            self.table.held[owner.index()][holder.index()] += count;
        }
        Ok(())
    }

    /// Takes stated pieces out of the supply.
    fn take(&mut self, seat: Seat, kind: Kind, count: u8) -> Result<(), Problem> {
        let front = self.setup.faction(seat).front(kind);
        let printed = self.setup.seats[seat.index()].piece_count(front);
        let supply = &mut self.table.supply[seat.index()][front.index()];
        let stated = u32::from(printed) - u32::from(*supply) + u32::from(count);
        *supply = supply.checked_sub(count).ok_or(Problem::TooManyPieces {
            faction: self.setup.seat_key(seat),
            piece: self.setup.faction(seat).piece(kind).key,
            printed,
            stated,
        })?;
        Ok(())
    }

    fn pile(&mut self, pile: Pile, entry: &Entry) -> Result<(), Problem> {
        if names::is_nothing(entry.value) {
            return Ok(());
        }
        for part in entry.value.split([',', ';']).map(str::trim).filter(|part| !part.is_empty()) {
            if normal(part) == "rest" {
                if let Some((_, line)) = self.rest {
                    return Err(Problem::TwoRests(line));
                }
                self.rest = Some((pile, entry.line));
                continue;
            }
            let (part, used) = part.strip_suffix("(used)").map_or((part, false), |part| (part, true));
            let (first, count) = names::cards(self.setup.deck, part)?;
            for _ in 0..count {
                let card = self.copy_of(first)?;
                if used {
                    self.table.used_cards.insert(card);
                }
                self.put(pile, card)?;
            }
        }
        Ok(())
    }

    /// The next copy of a card that was not mentioned yet.
    fn copy_of(&mut self, first: Card) -> Result<Card, Problem> {
        let deck = self.setup.deck;
        let copies = || (0u8..).zip(deck.copies).filter(|(_, copy)| **copy == first.0).map(|(number, _)| Card(number));
        let card = copies()
            .find(|card| self.free.has(*card))
            .ok_or_else(|| Problem::TooManyCards { card: deck.face(first).key, copies: copies().count() })?;
        self.free.remove(card);
        Ok(card)
    }

    fn put(&mut self, pile: Pile, card: Card) -> Result<(), Problem> {
        let table = &mut self.table;
        let is_ordered = match pile {
            Pile::Discard => self.setup.orders_discards,
            Pile::Kept(n) => self.setup.piles[n].info.ordered,
            _ => false,
        };
        if is_ordered {
            self.from_top.push(card);
        }
        match pile {
            Pile::Hand(seat) => table.hands[seat.index()].insert(card),
            Pile::Crafted(seat) => table.crafted[seat.index()].insert(card),
            Pile::Deck => self.deck.push(card),
            Pile::Discard => table.discard.insert(card),
            Pile::Available => {
                is_dominance(&self.setup, card)?;
                table.available.insert(card);
            }
            Pile::Removed => table.removed_cards.insert(card),
            Pile::Resolving => table.resolving.insert(card),
            Pile::Kept(n) => table.piles[n].insert(card),
        }
        Ok(())
    }

    fn dominance(&mut self, seat: Seat, value: &str) -> Result<(), Problem> {
        if names::is_nothing(value) {
            return Ok(());
        }
        let (value, marker_stays) = match value.rsplit_once(',') {
            Some((card, stays)) if normal(stays) == "marker-stays" => (card.trim(), true),
            _ => (value, false),
        };
        let name = names::suit(value).map_or_else(|| value.to_owned(), |suit| format!("dominance-{}", suit.key()));
        let first = names::card(self.setup.deck, &name)?;
        is_dominance(&self.setup, first)?;
        let card = self.copy_of(first)?;
        self.table.set_dominance(seat, card, marker_stays);
        Ok(())
    }

    fn activated(&mut self, value: &str) -> Result<(), Problem> {
        for part in names::parts(value).filter(|part| !names::is_nothing(part)) {
            let words: Vec<&str> = part.split_whitespace().collect();
            let (count, words) = names::leading_count(&words);
            let count = count.unwrap_or(1);
            if let ["clearing" | "Clearing", number] = words {
                self.table.activated.add_at(names::clearing(self.setup.map, number)?, count);
                continue;
            }
            let name = words.join(" ");
            let suit: Suit = names::suit(&name).ok_or(NameError::Suit(name))?;
            self.table.activated.add(suit, count);
        }
        Ok(())
    }

    fn dice(&mut self, value: &str) -> Result<(), Problem> {
        let mut pairs: Vec<String> =
            value.split([',', ';']).map(|pair| pair.trim().to_owned()).filter(|pair| !pair.is_empty()).collect();
        // Two numbers for each roll, with a comma after every one.
        if pairs.len().is_multiple_of(2) && pairs.iter().all(|pair| pair.len() == 1) {
            pairs = pairs.chunks(2).map(|pair| pair.join(" ")).collect();
        }
        for pair in &pairs {
            let dice: Vec<&str> = pair.split([' ', '/', '-', '\t']).filter(|die| !die.is_empty()).collect();
            let [one, two] = dice.as_slice() else {
                return Err(form(pair, "two dice for each roll, for example \"dice: 3 1, 2 0\""));
            };
            self.rolls.push([names::small(one, 0, 3)?, names::small(two, 0, 3)?]);
        }
        Ok(())
    }

    fn task(&mut self, value: &str) -> Result<(), Problem> {
        let words: Vec<&str> = value.split_whitespace().collect();
        let (owner, numbers) = voices::leading_voice(&self.setup, &words)
            .ok_or_else(|| form(value, "a seat and three numbers: the unit and its two operands"))?;
        let [id, a, b] = numbers else {
            return Err(form(value, "a seat and three numbers: the unit and its two operands"));
        };
        // Operands are clearings, or nothing.
        let operand =
            |text: &str| if text == "0" { Ok(0) } else { names::clearing(self.setup.map, text).map(|to| to.0) };
        let (id, a, b) = (names::small(id, 0, 99)?, operand(a)?, operand(b)?);
        let at = Position { setup: &self.setup, table: &self.table };
        let count = at.answer_of(owner, TASKS).map_or(0, |tasks| tasks.answer.len());
        if usize::from(id) >= count {
            return Err(Problem::Task { faction: voices::voice_key(&self.setup, owner), id, count });
        }
        if self.tasks.len() == MAX_TASKS {
            return Err(form(value, "one of at most twelve waiting tasks"));
        }
        self.tasks.push(Task { owner: owner.0, id, a, b });
        Ok(())
    }
}

/// The name of something that is taken at random: a card, an item, a suit.
fn random(setup: &Setup, name: &str) -> Result<&'static str, NameError> {
    if let Some(suit) = names::suit(name) {
        return Ok(suit.key());
    }
    match names::card(setup.deck, name) {
        Ok(card) => Ok(setup.deck.face(card).key),
        Err(error) => names::item(name).map(Item::key).map_err(|_| error),
    }
}

/// That a card is a dominance card.
fn is_dominance(setup: &Setup, card: Card) -> Result<(), Problem> {
    if setup.deck.dominance.has(card) { Ok(()) } else { Err(Problem::NoDominance(setup.deck.face(card).key)) }
}

fn form(text: &str, form: &'static str) -> Problem {
    Problem::Form { text: text.to_owned(), form }
}
