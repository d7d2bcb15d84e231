//! What a faction board shows: its description ([`crate::play::board`]) as values for the page.

use serde::Serialize;

use super::catalogue::Icons;
use crate::clause::Clause;
use crate::notation::voices;
use crate::play::{Heap, Holds, Kept, Part, Position, Prints, Room, Row, Shown, Shows, Track, covered, slot, valued};
use crate::terms::{Clearing, ClearingSet, Held, Item, Place, Seat, Suit};

/// A part of a faction board.
#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Panel {
    /// A row of spaces.
    Track {
        /// Message key.
        key: &'static str,
        /// Clause.
        clause: Clause,
        /// The spaces from left to right.
        spaces: Vec<SpaceView>,
        /// Whether the figures are our assumption (◆).
        assumed: bool,
    },
    /// A box that holds a number of pieces.
    Box {
        /// Message key.
        key: &'static str,
        /// Clause.
        clause: Clause,
        /// How many are in it.
        count: u8,
        /// How many fit.
        cap: Option<u8>,
        /// The piece it holds.
        piece: Option<&'static str>,
        /// The suit of the box.
        suit: Option<Suit>,
    },
    /// Places for items.
    Slots {
        /// Message key.
        key: &'static str,
        /// Clause.
        clause: Clause,
        /// The places.
        slots: Vec<ItemSlot>,
    },
    /// A state with a name.
    Flag {
        /// Message key.
        key: &'static str,
        /// Clause.
        clause: Clause,
        /// Message key of the state.
        value: &'static str,
    },
    /// A number.
    Counter {
        /// Message key.
        key: &'static str,
        /// Clause.
        clause: Clause,
        /// The number.
        value: u8,
        /// Out of how many.
        of: Option<u8>,
    },
    /// A number for each other seat.
    Tally {
        /// Message key.
        key: &'static str,
        /// Clause.
        clause: Clause,
        /// The numbers.
        values: Vec<TallyView>,
        /// Out of how many.
        of: Option<u8>,
    },
    /// A state for each other seat.
    States {
        /// Message key.
        key: &'static str,
        /// Clause.
        clause: Clause,
        /// The message keys of all states there are, in their order.
        places: &'static [&'static str],
        /// The states.
        values: Vec<StateView>,
    },
    /// Things with names.
    Names {
        /// Message key.
        key: &'static str,
        /// Clause.
        clause: Clause,
        /// Their message keys.
        values: Vec<&'static str>,
    },
    /// Pieces that show values: those that lie here, and those that lie on the map.
    Values {
        /// Message key.
        key: &'static str,
        /// Clause.
        clause: Clause,
        /// Each of them.
        values: Vec<ValueView>,
        /// How many there are in all.
        of: usize,
    },
    /// What can be paid for crafting.
    Budget {
        /// Message key.
        key: &'static str,
        /// Clause.
        clause: Clause,
        /// Icons by suit.
        suits: Icons,
    },
}

/// A space of a track.
#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SpaceView {
    /// What is printed on it.
    pub label: Option<String>,
    /// Message key of a symbol on it.
    pub icon: Option<&'static str>,
    /// Whether something lies on it.
    pub filled: bool,
    /// What lies on it.
    pub piece: Option<&'static str>,
    /// What the piece that lies on it costs.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub price: Option<u8>,
}

/// A number for one seat.
#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct TallyView {
    /// The seat.
    pub seat: u8,
    /// The number.
    pub value: u8,
}

/// A piece that shows a value. Without a place it lies on the board.
#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct ValueView {
    /// Message key of the value.
    pub value: &'static str,
    /// The clearing where it lies.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "number"))]
    pub clearing: Option<Clearing>,
    /// The forest where it lies.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub forest: Option<&'static str>,
}

/// A state of one seat.
#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct StateView {
    /// The seat.
    pub seat: u8,
    /// Message key of the state.
    pub value: &'static str,
    /// Its place among the states, from 0.
    pub place: u8,
}

/// Clearings that a faction marks on the map.
#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Overlay {
    /// Message key.
    pub key: &'static str,
    /// Whose.
    pub seat: u8,
    /// Clause.
    pub clause: Clause,
    /// The clearings.
    pub clearings: Vec<u8>,
    /// What lies there, for whoever may know it, and looks like something else: such a mark is always on the map.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub piece: Option<&'static str>,
}

/// A place for an item.
#[cfg_attr(test, derive(ts_rs::TS))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct ItemSlot {
    /// The item that fits.
    pub item: Item,
    /// `empty`, `ready` or `exhausted`.
    pub state: &'static str,
}

/// A faction board as the page shows it.
#[derive(Clone, Debug, PartialEq)]
pub struct BoardView {
    /// Its parts.
    pub panels: Vec<Panel>,
    /// The clearings it marks on the map.
    pub overlays: Vec<Overlay>,
}

impl BoardView {
    /// The board of a seat, in the order of its description.
    #[must_use]
    pub fn of(at: Position, seat: Seat) -> Self {
        let mut board = Self { panels: Vec::new(), overlays: Vec::new() };
        for part in at.faction(seat).board {
            match part {
                Part::Kept(kept) => board.kept(at, seat, kept),
                Part::Shown(shown) => board.shown(at, seat, shown),
            }
        }
        board
    }

    /// What lies there, as what it is.
    fn kept(&mut self, at: Position, seat: Seat, kept: &Kept) {
        let clause = kept.clause;
        let bytes = &at.table.boards[seat.index()];
        let most = |room: Room| room.of(&at.setup.seats[seat.index()]);
        for (n, key) in kept.panels.iter().copied().enumerate() {
            match kept.holds {
                Holds::Number { at: byte, room } => {
                    self.panels.push(Panel::Counter { key, clause, value: bytes[byte], of: most(room) });
                }
                Holds::Pieces { at: byte, heaps, room } => {
                    let Heap { word, kind } = heaps[n];
                    let (count, piece) = (bytes[byte + n], Some(at.piece(seat, kind).key));
                    let suit = Suit::find(word);
                    self.panels.push(Panel::Box { key, clause, count, cap: most(room), piece, suit });
                }
                Holds::Slots { at: byte, fits } => {
                    let state = |held| match slot::state(held) {
                        slot::EMPTY => "empty",
                        slot::EXHAUSTED => "exhausted",
                        _ => "ready",
                    };
                    let slots = fits.iter().zip(&bytes[byte..]);
                    let slots = slots.map(|(item, held)| ItemSlot { item: *item, state: state(*held) }).collect();
                    self.panels.push(Panel::Slots { key, clause, slots });
                }
                Holds::Choice { at: byte, names, .. } => {
                    let value = names.get(usize::from(bytes[byte])).copied().unwrap_or_default();
                    self.panels.push(Panel::Flag { key, clause, value });
                }
                Holds::Seats { at: byte } => {
                    let values = at.others(seat).map(|other| (other, (bytes[byte] >> other.0) & 1));
                    self.tally(key, clause, values, Some(1));
                }
                Holds::PerSeat { at: byte, room } => {
                    let values = at.others(seat).map(|other| (other, bytes[byte + other.index()]));
                    self.tally(key, clause, values, most(room));
                }
                Holds::Warriors { at: byte } => {
                    let values = at.seats().map(|owner| (owner, bytes[byte + owner.index()]));
                    let values = values.filter(|(owner, count)| *owner == seat || *count > 0);
                    self.tally(key, clause, values, None);
                }
                Holds::Clearings { at: byte } => {
                    let set = ClearingSet::from_bytes([bytes[byte], bytes[byte + 1]]);
                    self.overlay(seat, key, clause, set);
                }
                Holds::Clearing { at: byte } => {
                    let set = Some(Clearing(bytes[byte])).filter(|clearing| clearing.0 > 0);
                    self.overlay(seat, key, clause, set.into_iter().collect());
                }
                Holds::Marks(marks) => {
                    let set = marks.iter().filter(|mark| bytes[mark.at] & (1 << mark.bit) != 0);
                    self.panels.extend(set.map(|mark| Panel::Flag { key, clause, value: mark.name }));
                }
                Holds::StatePerSeat { at: byte, names } => {
                    let state = |other: Seat| {
                        let place = bytes[byte + other.index()];
                        let value = names.get(usize::from(place)).copied().unwrap_or_default();
                        StateView { seat: other.0, value, place }
                    };
                    let values = at.others(seat).map(state).collect();
                    self.panels.push(Panel::States { key, clause, places: names, values });
                }
                // The clearing of each, and a mark there on the map.
                Holds::Covered { at: byte, most, words } => {
                    let here = covered::pieces(&bytes[byte..byte + most]);
                    for (clearing, _) in here.filter(|(_, what)| usize::from(*what) == n) {
                        self.panels.push(Panel::Counter { key, clause, value: clearing.0, of: None });
                        let clearings = vec![clearing.0];
                        self.overlays.push(Overlay { key, seat: seat.0, clause, clearings, piece: Some(words[n]) });
                    }
                }
                // On the board, and those that lie elsewhere on the map.
                Holds::Valued { at: byte, most, words, .. } => {
                    let of = |(place, value): (Place, u8)| ValueView {
                        value: usize::from(value)
                            .checked_sub(1)
                            .and_then(|n| words.get(n))
                            .copied()
                            .unwrap_or_default(),
                        clearing: place.clearing().filter(|_| place != valued::BOARD),
                        forest: place.as_forest().map(|_| voices::forest_key(at.setup.map, place)),
                    };
                    let lies = |(place, _): &(Place, u8)| *place != valued::SUPPLY;
                    let values = valued::pieces(&bytes[byte..byte + most]).filter(lies).map(of).collect();
                    self.panels.push(Panel::Values { key, clause, values, of: most });
                }
                // The page has no form of their own for these.
                Holds::Items { .. } | Holds::ClearingsBy { .. } | Holds::Suits { .. } | Holds::Spaces { .. } => {}
            }
        }
    }

    /// What follows from the rest of the table.
    fn shown(&mut self, at: Position, seat: Seat, shown: &Shown) {
        let Shown { key, clause, .. } = *shown;
        let panel = match shown.shows {
            Shows::Track(ref track) => track_view(at, seat, key, clause, track),
            Shows::Flag(value) => Panel::Flag { key, clause, value: value(at, seat) },
            Shows::Number(value) => Panel::Counter { key, clause, value: value(at, seat), of: None },
            Shows::Counter(counter) => match counter(at, seat) {
                Some((value, of)) => Panel::Counter { key, clause, value, of },
                None => return,
            },
            Shows::Budget(means) => {
                let means = means(at, seat);
                Panel::Budget { key, clause, suits: Icons::new(means.suits(), means.mixed()) }
            }
            Shows::Names(names) => Panel::Names { key, clause, values: names(at, seat) },
            Shows::Places(places) => {
                let place = |(item, is_filled)| ItemSlot { item, state: if is_filled { "ready" } else { "empty" } };
                Panel::Slots { key, clause, slots: places(at, seat).into_iter().map(place).collect() }
            }
            Shows::Items(items) => {
                let slot = |held: Held| {
                    let state = if held.is_exhausted() { "exhausted" } else { "ready" };
                    ItemSlot { item: held.item(), state }
                };
                Panel::Slots { key, clause, slots: items(at, seat).into_iter().map(slot).collect() }
            }
            Shows::Reach(clearings) => {
                if let Some(clearings) = clearings(at, seat) {
                    self.overlay(seat, key, clause, clearings);
                }
                return;
            }
        };
        self.panels.push(panel);
    }

    fn tally(&mut self, key: &'static str, clause: Clause, values: impl Iterator<Item = (Seat, u8)>, of: Option<u8>) {
        let values = values.map(|(seat, value)| TallyView { seat: seat.0, value }).collect();
        self.panels.push(Panel::Tally { key, clause, values, of });
    }

    fn overlay(&mut self, seat: Seat, key: &'static str, clause: Clause, clearings: ClearingSet) {
        let clearings = clearings.iter().map(|clearing| clearing.0).collect();
        self.overlays.push(Overlay { key, seat: seat.0, clause, clearings, piece: None });
    }
}

/// A row of spaces. What lies on it fills its right end.
fn track_view(at: Position, seat: Seat, key: &'static str, clause: Clause, track: &Track) -> Panel {
    let setup = &at.setup.seats[seat.index()];
    let figure = setup.figure(track.figure);
    let figure = &figure[..track.spaces.of(setup).map_or(figure.len(), |most| figure.len().min(most.into()))];
    let lies = match track.lies {
        Row::Supply(kind) => {
            vec![at.piece(seat, kind).key; at.in_supply(seat, kind).into()]
        }
        Row::Of(lies) => lies(at, seat),
    };
    let space = |(n, value): (usize, &u8)| {
        let from_the_right = figure.len() - 1 - n;
        let piece = lies.len().checked_sub(1 + from_the_right).map(|n| lies[n]);
        let points = || Some(value.to_string());
        let (label, icon, price) = match track.prints {
            Prints::Points => (points(), Some("points"), None),
            Prints::Icons(icon) => (None, icon(at, seat, *value), None),
            Prints::Priced { prices, icon } => {
                (points(), icon(n).or(Some("points")), setup.figure(prices).get(n).copied())
            }
            Prints::Marked { by, icon } => {
                let marked = setup.figure(by).get(n).is_some_and(|mark| *mark > 0);
                (points(), Some(if marked { icon } else { "points" }), None)
            }
        };
        SpaceView { label, icon, filled: piece.is_some(), piece, price }
    };
    let spaces: Vec<SpaceView> = figure.iter().enumerate().map(space).collect();
    let is_assumed = at.faction(seat).figures.iter().any(|known| known.key == track.figure && known.assumed);
    let is_printed = spaces.iter().any(|space| space.icon.is_some());
    Panel::Track { key, clause, spaces, assumed: is_assumed && is_printed }
}
