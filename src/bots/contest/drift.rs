//! Walking to and fro: pieces that go somewhere and come back although nothing was done in between.

use crate::event::{Event, Value};
use crate::terms::MAX_SEATS;

/// What is told when somebody has only walked, paid for it, or when time went by.
const NO_DEEDS: [&str; 9] =
    ["moved", "turn", "phase", "drew", "discarded", "spent", "exhausted", "project", "gained-actions"];

/// A group on its way: whence, whither, and what went along.
#[derive(Clone)]
struct Trip {
    from: Value,
    to: Value,
    group: Vec<(Value, Option<Value>)>,
}

impl Trip {
    fn of(event: &Event) -> Option<Self> {
        let (piece, from, to) = (event.get("piece")?, event.get("from")?, event.get("to")?);
        Some(Self { from, to, group: vec![(piece, event.get("count"))] })
    }

    /// Whether the same pieces go back that came this way. Who fetches something comes back with more.
    fn is_undone_by(&self, other: &Self) -> bool {
        let same = self.group.len() == other.group.len() && self.group.iter().all(|part| other.group.contains(part));
        same && (self.from, self.to) == (other.to, other.from)
    }
}

/// What a seat has done since it last did more than walk.
#[derive(Clone, Default)]
struct Way {
    trips: Vec<Trip>,
    /// The trip that is being told, a line for each kind of piece.
    now: Option<Trip>,
    drifts: u16,
}

impl Way {
    fn walk(&mut self, trip: Trip) {
        if let Some(now) = &mut self.now
            && (now.from, now.to) == (trip.from, trip.to)
        {
            now.group.extend(trip.group);
            return;
        }
        self.arrive();
        self.now = Some(trip);
    }

    /// The trip that was told is complete.
    fn arrive(&mut self) {
        let Some(trip) = self.now.take() else { return };
        match self.trips.iter().position(|earlier| earlier.is_undone_by(&trip)) {
            Some(n) => {
                self.drifts += 1;
                self.trips.remove(n);
            }
            None => self.trips.push(trip),
        }
    }

    fn act(&mut self) {
        self.arrive();
        self.trips.clear();
    }
}

/// How often each seat has walked to and fro: the same pieces went back the way that they had come, in the same turn or in a
/// later one, and in between the seat did nothing but walk and nobody fought it or made it go. `codes` has the letters of the
/// faction of each seat.
pub(super) fn count(log: &[Event], codes: &[&str]) -> Vec<u16> {
    let mut ways: [Way; MAX_SEATS] = Default::default();
    for event in log {
        let Some(Value::Seat(seat)) = event.get("seat") else { continue };
        let way = &mut ways[seat.index()];
        let is_driven = |law| codes.contains(&law) && codes.get(seat.index()) != Some(&law);
        match event.name {
            "moved" if is_driven(event.clause.owner()) => way.act(),
            "moved" => Trip::of(event).into_iter().for_each(|trip| way.walk(trip)),
            "battle" => {
                way.act();
                if let Some(Value::Seat(defender)) = event.get("defender") {
                    ways[defender.index()].act();
                }
            }
            name if NO_DEEDS.contains(&name) => way.arrive(),
            _ => way.act(),
        }
    }
    ways.iter_mut().for_each(Way::arrive);
    ways.iter().take(codes.len()).map(|way| way.drifts).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clause;
    use crate::terms::{Clearing, Kind, Seat};

    const CODES: [&str; 2] = ["NB", "ED"];

    fn moved(count: u8, from: u8, to: u8) -> Event {
        carried(0, count, from, to)
    }

    fn carried(kind: u8, count: u8, from: u8, to: u8) -> Event {
        let event = Event::new("moved", clause!("LAW-4a")).seat(Seat(1)).piece(Seat(1), Kind(kind)).count(count);
        event.with("from", Value::Clearing(Clearing(from))).with("to", Value::Clearing(Clearing(to)))
    }

    fn told(name: &'static str) -> Event {
        Event::new(name, clause!("LAW-4a")).seat(Seat(1))
    }

    #[test]
    fn there_and_back_counts_once() {
        assert_eq!(count(&[moved(2, 1, 5), moved(2, 5, 1)], &CODES), [0, 1]);
        assert_eq!(count(&[moved(1, 1, 10), moved(1, 10, 2), moved(1, 2, 10), moved(1, 10, 1)], &CODES), [0, 2]);
        assert_eq!(count(&[moved(2, 1, 5), told("drew"), told("turn"), moved(2, 5, 1)], &CODES), [0, 1]);
    }

    #[test]
    fn whoever_did_something_there_has_not_drifted() {
        assert_eq!(count(&[moved(2, 1, 5), told("placed"), moved(2, 5, 1)], &CODES), [0, 0]);
        assert_eq!(count(&[moved(3, 1, 5), moved(1, 5, 1)], &CODES), [0, 0], "two stay there");
        assert_eq!(
            count(&[moved(2, 1, 5), moved(2, 5, 1), carried(3, 1, 5, 1)], &CODES),
            [0, 0],
            "something was fetched"
        );
        let attacked = Event::new("battle", clause!("LAW-4a")).seat(Seat(0)).with("defender", Value::Seat(Seat(1)));
        let driven = Event { clause: clause!("NB.2.2.I"), ..moved(2, 5, 1) };
        assert_eq!(count(&[moved(2, 1, 5), driven, moved(2, 1, 5)], &CODES), [0, 0], "another's law sent it back");
        assert_eq!(count(&[moved(2, 1, 5), attacked, moved(2, 5, 1)], &CODES), [0, 0]);
    }
}
