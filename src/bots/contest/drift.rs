//! Walking to and fro: pieces that go somewhere and come back although nothing was done in between and they need not have gone.

use crate::bots::walk::{is_walk, only_prepares};
use crate::decision::Opt;
use crate::event::{Event, Value};
use crate::game::Game;
use crate::play::Setup;
use crate::terms::{MAX_SEATS, Seat};

/// What is told when somebody has only walked, paid for it, or when time went by.
const NO_DEEDS: [&str; 9] =
    ["moved", "turn", "phase", "drew", "discarded", "spent", "exhausted", "project", "gained-actions"];

/// A group on its way: whence, whither, and what went along.
#[derive(Clone)]
struct Trip {
    from: Value,
    to: Value,
    group: Vec<(Value, Option<Value>)>,
    /// Whether its owner could have done otherwise.
    free: bool,
}

impl Trip {
    fn of(event: &Event, free: bool) -> Option<Self> {
        let (piece, from, to) = (event.get("piece")?, event.get("from")?, event.get("to")?);
        Some(Self { from, to, group: vec![(piece, event.get("count"))], free })
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
    /// Whether the walk that comes is its own choice.
    free: bool,
    drifts: u16,
}

impl Way {
    /// A walk is its owner's choice where something else was on offer than to go back: a law may leave only that.
    fn choose(&mut self, setup: &Setup, seat: Seat, options: &[Opt], chosen: Opt) {
        let leads_on = is_walk(setup, chosen) || only_prepares(setup, seat, chosen);
        self.free |= leads_on && options.iter().any(|option| *option != chosen && !self.is_back(setup, *option));
    }

    /// Whether an option goes back on a trip that was made.
    fn is_back(&self, setup: &Setup, option: Opt) -> bool {
        let back = |trip: &Trip| [trip.to, trip.from] == [0, 1].map(|n| Value::place(option.place(n)));
        is_walk(setup, option) && self.trips.iter().chain(&self.now).any(back)
    }

    fn walk(&mut self, event: &Event) {
        let Some(trip) = Trip::of(event, self.free) else { return };
        if let Some(now) = &mut self.now
            && (now.from, now.to) == (trip.from, trip.to)
        {
            now.group.extend(trip.group);
            return;
        }
        self.arrive();
        self.now = Some(trip);
        self.free = false;
    }

    /// The trip that was told is complete.
    fn arrive(&mut self) {
        let Some(trip) = self.now.take() else { return };
        match self.trips.iter().position(|earlier| earlier.is_undone_by(&trip)) {
            Some(n) => {
                self.drifts += u16::from(trip.free);
                self.trips.remove(n);
            }
            None => self.trips.push(trip),
        }
    }

    fn act(&mut self) {
        self.arrive();
        self.trips.clear();
        self.free = false;
    }
}

/// How often each seat walks to and fro: the same pieces go back the way that they had come, in the same turn or in a later one, and
/// in between the seat did nothing but walk and nobody fought it or made it go, and on its way back it had something else to choose.
pub(super) struct Drifts {
    ways: [Way; MAX_SEATS],
    /// The letters of the faction of each seat.
    codes: Vec<&'static str>,
    /// How much of the log was taken in.
    heard: usize,
}

impl Drifts {
    /// Nobody has walked yet.
    pub(super) fn new(codes: Vec<&'static str>) -> Self {
        Self { ways: Default::default(), codes, heard: 0 }
    }

    /// Takes in what has happened, and what is chosen now.
    pub(super) fn follow(&mut self, game: &Game, index: usize) {
        self.hear(game);
        let Some(decision) = game.decision() else { return };
        let Some(chosen) = decision.options.get(index) else { return };
        let seat = decision.ask.seat;
        self.ways[seat.index()].choose(game.setup(), seat, &decision.options, *chosen);
    }

    /// How often by seat, at the end of a game.
    pub(super) fn finish(mut self, game: &Game) -> Vec<u16> {
        self.hear(game);
        self.done()
    }

    fn done(mut self) -> Vec<u16> {
        self.ways.iter_mut().for_each(Way::arrive);
        self.ways.iter().zip(&self.codes).map(|(way, _)| way.drifts).collect()
    }

    fn hear(&mut self, game: &Game) {
        let log = game.log();
        log.iter().skip(self.heard).for_each(|event| self.tell(event));
        self.heard = log.len();
    }

    fn tell(&mut self, event: &Event) {
        let law = event.clause.owner();
        if event.name == "removed" {
            // Of what is removed it is told whose it was. Whoever's law did it has done something.
            self.ways.iter_mut().zip(&self.codes).filter(|(_, code)| **code == law).for_each(|(way, _)| way.act());
        }
        let Some(Value::Seat(seat)) = event.get("seat") else { return };
        let is_driven = self.codes.contains(&law) && self.codes.get(seat.index()) != Some(&law);
        let way = &mut self.ways[seat.index()];
        match event.name {
            "moved" if is_driven => way.act(),
            "moved" => way.walk(event),
            "battle" => {
                way.act();
                if let Some(Value::Seat(defender)) = event.get("defender") {
                    self.ways[defender.index()].act();
                }
            }
            name if NO_DEEDS.contains(&name) => way.arrive(),
            _ => way.act(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clause;
    use crate::notation::patterns::Pattern;
    use crate::notation::position;
    use crate::terms::{Clearing, Kind};

    const CODES: [&str; 2] = ["NB", "ED"];

    fn moved(count: u8, from: u8, to: u8) -> Event {
        carried(0, count, from, to)
    }

    fn carried(kind: u8, count: u8, from: u8, to: u8) -> Event {
        let event = Event::new("moved", clause!("LAW-4a")).seat(Seat(1)).piece(Seat(1), Kind(kind)).count(count);
        event.with("from", Value::Clearing(Clearing(from))).with("to", Value::Clearing(Clearing(to)))
    }

    /// Walks to and fro of these events, if the seats chose each walk themselves.
    fn count(log: &[Event]) -> Vec<u16> {
        let mut drifts = Drifts::new(CODES.to_vec());
        for event in log {
            drifts.ways.iter_mut().for_each(|way| way.free = true);
            drifts.tell(event);
        }
        drifts.done()
    }

    fn told(name: &'static str) -> Event {
        Event::new(name, clause!("LAW-4a")).seat(Seat(1))
    }

    #[test]
    fn there_and_back_counts_once() {
        assert_eq!(count(&[moved(2, 1, 5), moved(2, 5, 1)]), [0, 1]);
        assert_eq!(count(&[moved(1, 1, 10), moved(1, 10, 2), moved(1, 2, 10), moved(1, 10, 1)]), [0, 2]);
        assert_eq!(count(&[moved(2, 1, 5), told("drew"), told("turn"), moved(2, 5, 1)]), [0, 1]);
    }

    #[test]
    fn whoever_did_something_there_has_not_drifted() {
        assert_eq!(count(&[moved(2, 1, 5), told("placed"), moved(2, 5, 1)]), [0, 0]);
        assert_eq!(count(&[moved(3, 1, 5), moved(1, 5, 1)]), [0, 0], "two stay there");
        assert_eq!(count(&[moved(2, 1, 5), moved(2, 5, 1), carried(3, 1, 5, 1)]), [0, 0], "something was fetched");
        let attacked = Event::new("battle", clause!("LAW-4a")).seat(Seat(0)).with("defender", Value::Seat(Seat(1)));
        let driven = Event { clause: clause!("NB.2.2.I"), ..moved(2, 5, 1) };
        assert_eq!(count(&[moved(2, 1, 5), driven, moved(2, 1, 5)]), [0, 0], "another's law sent it back");
        assert_eq!(count(&[moved(2, 1, 5), attacked, moved(2, 5, 1)]), [0, 0]);
    }

    #[test]
    fn whoever_removed_something_there_has_not_drifted() {
        let shot = Event::new("removed", clause!("ED-5.5g")).piece(Seat(0), Kind(0)).count(1);
        assert_eq!(count(&[moved(2, 1, 5), shot, moved(2, 5, 1)]), [0, 0]);
    }

    /// A knight that went from 1 to 5, and goes back while this is on offer.
    fn goes_back(keys: &[&str]) -> u16 {
        let text = "seats: KI, MC\nclearing 5: KI 1 warrior\nKI move: royal-claim, armorers\nturn: KI daylight move";
        let game = position::read(text).unwrap_or_else(|error| panic!("{error}")).game();
        let decision = game.decision().expect("a question");
        let option = |key: &&str| Pattern::new(key).find(game.setup(), decision).expect("it is on offer");
        let options: Vec<Opt> = keys.iter().map(option).collect();
        let mut way = Way { free: true, ..Way::default() };
        way.walk(&moved(1, 1, 5));
        way.choose(game.setup(), Seat(0), &options, options[0]);
        way.walk(&moved(1, 5, 1));
        way.arrive();
        way.drifts
    }

    #[test]
    fn whoever_has_to_go_back_has_not_drifted() {
        assert_eq!(goes_back(&["retinue-move:5>1"]), 0);
        assert_eq!(goes_back(&["retinue-move:5>1", "retinue-move:5>2"]), 1);
        assert_eq!(goes_back(&["retinue-move:5>1", "done"]), 1);
    }
}
