//! Reading a position: every line says one thing, in any order; what is not said is as a table usually is.

mod cards;
mod played;
mod turn;
mod whole;

use played::read_setup;
use turn::random;

use super::{CardPlace, LineHead, PositionError, Problem, Start, Statement, board};
use crate::law::setup;
use crate::notation::limits;
use crate::notation::names::{self, ListedPieces, NameError, normal};
use crate::notation::patterns::Pattern;
use crate::notation::voices;
use crate::play::{Position, Setup};
use crate::shelf::Shelf;
use crate::table::{Ending, Stage, Table, Task};
use crate::terms::{self, Card, CardSet, Class, Kind, Phase, Seat};

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
    let entries =
        Statement::lines(text).map(|(line, text)| Statement::new(line, text)).collect::<Result<Vec<_>, _>>()?;
    read_entries(shelf, &entries)
}

/// Reads a position from lines that were taken apart already.
///
/// # Errors
/// The first thing that is wrong, with its line.
pub fn read_entries(shelf: &Shelf, entries: &[Statement]) -> Result<Start, PositionError> {
    let (setup, rest) = read_setup(shelf, entries)?;
    let mut heads: Vec<(LineHead, Statement)> = Vec::new();
    for entry in rest {
        let head = LineHead::read(&setup, entry.name).map_err(|problem| entry.fails(problem))?;
        let several = matches!(
            head,
            LineHead::Clearing(_)
                | LineHead::Forest(_)
                | LineHead::Task
                | LineHead::Dice
                | LineHead::Random
                | LineHead::Answers
        );
        if let Some((_, first)) = heads.iter().find(|(known, _)| !several && *known == head) {
            return Err(entry.fails(Problem::Twice(first.line)));
        }
        heads.push((head, *entry));
    }
    let mut reader = Reader::new(setup);
    for (head, entry) in &heads {
        if let LineHead::Figure(seat, n) = *head {
            reader.figure(seat, n, entry.value).map_err(|problem| entry.fails(problem))?;
        }
    }
    reader.fill_supplies();
    for (head, entry) in &heads {
        reader.line(*head, entry).map_err(|problem| entry.fails(problem))?;
    }
    reader.finish(&heads)
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
    rest: Option<(CardPlace, usize)>,
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
        table.closed_paths = setup.map.closed_at_first();
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

    fn line(&mut self, head: LineHead, entry: &Statement) -> Result<(), Problem> {
        let value = entry.value;
        let table = &mut self.table;
        match head {
            LineHead::Round => table.turn.round = u16::try_from(names::number(value, 1, u16::MAX.into())?).unwrap_or(1),
            LineHead::Turn => self.turn(value)?,
            LineHead::Clearing(clearing) => self.pieces(clearing.into(), value)?,
            LineHead::Forest(forest) => self.pieces(forest, value)?,
            LineHead::ClosedPaths => self.closed_paths(value)?,
            LineHead::Flooded => {
                let map = self.setup.map;
                table.flooded = names::clearings(map, value)?;
                if let Some(clearing) = table.flooded.iter().find(|clearing| !map.may_flood(*clearing)) {
                    let can: Vec<String> = map.crossings.iter().map(|(water, _)| water.0.to_string()).collect();
                    return Err(Problem::NeverFlooded { map: map.key, clearing: clearing.0, can: can.join(", ") });
                }
            }
            LineHead::Ruins => table.ruins = names::clearings(self.setup.map, value)?,
            LineHead::RemovedItems => {
                for (item, count) in names::items(value)? {
                    let pile = &mut table.removed_items[item.index()];
                    *pile = pile.saturating_add(count);
                }
            }
            LineHead::Cards(pile) => self.pile(pile, entry)?,
            LineHead::Activated => self.activated(value)?,
            LineHead::Seed => table.reseed(names::number(value, 0, u64::MAX)?),
            LineHead::RandomUsed => {
                let used = u32::try_from(names::number(value, 0, u32::MAX.into())?).unwrap_or(0);
                table.restore_randomness(table.seed(), used);
            }
            LineHead::Rolls => table.rolls = u16::try_from(names::number(value, 0, u16::MAX.into())?).unwrap_or(0),
            LineHead::Takes => table.takes = u16::try_from(names::number(value, 0, u16::MAX.into())?).unwrap_or(0),
            LineHead::Reveals => table.reveals = names::small(value, 0, u8::MAX)?,
            LineHead::Dice => self.dice(value)?,
            LineHead::Random => {
                for name in value.split([',', ';']).filter(|name| !name.trim().is_empty()) {
                    self.takes.push(random(&self.setup, name)?.to_owned());
                }
            }
            LineHead::Task => self.task(value)?,
            LineHead::Answers => {
                let keys = value.split([',', ';']).filter(|key| !key.trim().is_empty());
                self.answers.extend(keys.map(|key| (entry.line, Pattern::new(key))));
            }
            LineHead::Score(seat) => table.scores[seat.index()] = names::small(value, 0, 30)?,
            LineHead::Dominance(seat) => self.dominance(seat, value)?,
            LineHead::Items(seat) | LineHead::FaceDown(seat) => {
                if !self.setup.faction(seat).has_item_box && !names::is_nothing(value) {
                    return Err(Problem::NoItemBox(self.setup.seat_key(seat)));
                }
                for (item, count) in names::items(value)? {
                    table.put_in_box(seat, item, count, matches!(head, LineHead::FaceDown(_)));
                }
            }
            LineHead::Holds(holder) => self.holds(holder, value)?,
            LineHead::Corner(seat) => {
                let corner = names::clearing(self.setup.map, value)?;
                let is_homeland = normal(entry.name).contains("homeland");
                if !is_homeland && !self.setup.map.corners().has(corner) {
                    return Err(form(value, "the number of a corner clearing"));
                }
                table.starts[seat.index()] = corner.0;
            }
            LineHead::Partner(seat) => {
                let partner = names::seat(&self.setup, value)?;
                if partner == seat {
                    return Err(form(value, "another seat, with which this one wins together"));
                }
                table.partner[seat.index()] = partner.0 + 1;
            }
            LineHead::Suits(clearing) => {
                let parts = names::parts(value).filter(|part| !names::is_nothing(part));
                table.suits[clearing.index()] = parts.map(names::clearing_suit).collect::<Result<_, _>>()?;
            }
            LineHead::Landmark(n) => {
                let (place, _) = played::landmark_place(value);
                let clearing = if normal(place) == "nowhere" { 0 } else { names::clearing(self.setup.map, place)?.0 };
                table.landmarks[usize::from(n)].clearing = clearing;
            }
            LineHead::LandmarkKeeps(n) => keeps(&mut table.landmarks[usize::from(n)].bytes, value)?,
            LineHead::MapKeeps => keeps(&mut table.ground, value)?,
            LineHead::Supply(_) => {
                return Err(form(entry.name, "nothing: the supply is what lies nowhere else"));
            }
            // Read before or after the others.
            LineHead::Figure(..)
            | LineHead::ActionsUsed
            | LineHead::Gap
            | LineHead::SettledEffects
            | LineHead::RunningEffect
            | LineHead::Won
            | LineHead::Ruin(_)
            | LineHead::ItemSupply => {}
            LineHead::Board(seat, kept) => board::read(&self.setup, table, seat, kept, value)?,
        }
        Ok(())
    }

    /// Lines that add to what others say and are read after them.
    fn late_line(&mut self, head: LineHead, entry: &Statement) -> Result<(), Problem> {
        let value = entry.value;
        match head {
            LineHead::ActionsUsed => {
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
            LineHead::Gap => {
                self.table.turn.gap_closed = match normal(value).as_str() {
                    "closed" => 1,
                    "open" => 0,
                    _ => return Err(form(value, "\"open\" or \"closed\"")),
                };
            }
            LineHead::SettledEffects => {
                for name in names::parts(value).filter(|name| !names::is_nothing(name)) {
                    let (voice, effect) = voices::effect(&self.setup, name)?;
                    let at = Position { setup: &self.setup, table: &self.table };
                    self.table.turn.settled |= at.mark(voice, effect.into());
                }
            }
            LineHead::RunningEffect => {
                if !matches!(self.table.turn.stage(), Stage::Opening | Stage::Closing | Stage::Leaving) {
                    return Err(form(entry.name, "part of a turn at the start or end of a phase"));
                }
                self.table.turn.set_running(Some(voices::effect(&self.setup, value)?));
            }
            LineHead::Won => {
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
            LineHead::Ruin(clearing) => {
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

    fn pieces(&mut self, place: terms::Place, value: &str) -> Result<(), Problem> {
        for ListedPieces { seat, kind, count } in names::pieces(&self.setup, None, value)? {
            if !self.table.has_room(seat, place, kind) {
                return Err(Problem::ForestsFull);
            }
            self.take(seat, kind, count)?;
            self.table.put_pieces(seat, place, kind, count);
        }
        Ok(())
    }

    /// `2-5, 3-7`.
    fn closed_paths(&mut self, value: &str) -> Result<(), Problem> {
        self.table.closed_paths = 0;
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
            let is_on_card = owner == holder && self.setup.deck.holds_pieces();
            let can_lie = if is_on_card {
                self.setup.faction(owner).kinds_of(Class::Warrior).has(kind)
            } else {
                kind == Kind(0) && owner != holder
            };
            if !can_lie {
                return Err(form(part, "warriors of another faction, for example \"2 BG warriors\""));
            }
            let count = count.or(later).unwrap_or(1);
            self.take(owner, kind, count)?;
            if is_on_card {
                self.table.lay_on_card(owner, kind, count);
            } else {
                self.table.held[owner.index()][holder.index()] += count;
            }
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
}

fn form(text: &str, form: &'static str) -> Problem {
    Problem::Form { text: text.to_owned(), form }
}

/// What the map or a landmark keeps in mind: the bytes that are stated, and zeros.
fn keeps(bytes: &mut [u8], value: &str) -> Result<(), Problem> {
    let words: Vec<&str> = value.split_whitespace().collect();
    if words.len() > bytes.len() {
        return Err(form(value, "seven numbers at most for a landmark, eight for the map"));
    }
    for (byte, word) in bytes.iter_mut().zip(words) {
        *byte = names::small(word, 0, u8::MAX)?;
    }
    Ok(())
}
