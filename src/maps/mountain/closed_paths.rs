//! Opening closed paths (LAW-12d): once in its own Daylight a player with a piece at either end spends a card and scores a
//! point.

use crate::clause;
use crate::decision::{Menu, Opt, Ruling};
use crate::event::{Event, Value};
use crate::law::verbs::OPEN;
use crate::law::{cards, scoring};
use crate::play::{Moment, Offer, Play, Position, Whose};
use crate::terms::{Clearing, Phase, Seat};

/// The byte of the map that says that a path was opened this turn.
const OPENED: usize = 0;

/// Points for opening a path.
const POINTS: u8 = 1;

pub(super) fn turn_begins(play: &mut Play, _: Seat) {
    play.table.ground[OPENED] = 0;
}

pub(super) static OFFERS: &[Offer] = &[Offer {
    moment: Moment::Between(&[Phase::Daylight]),
    turns: Whose::Anybody,
    open_to: None,
    prompt: None,
    when: |at, me| at.table.ground[OPENED] == 0 && !at.hand(me).is_empty() && within_reach(at, me).next().is_some(),
    list: Some(list),
    run: open,
}];

/// The closed paths with a piece of this seat at either end, by their numbers and ends.
fn within_reach(at: Position<'_>, me: Seat) -> impl Iterator<Item = (u32, Clearing, Clearing)> {
    let paths = (0u32..).zip(at.setup.map.paths()).map(|(number, (a, b))| (number, a, b));
    paths.filter(move |(number, a, b)| {
        at.table.closed_paths & (1 << number) != 0 && (at.present(me, *a) || at.present(me, *b))
    })
}

fn list(at: Position, me: Seat, menu: &mut Menu) {
    within_reach(at, me).for_each(|(_, a, b)| menu.offer(Opt::of(OPEN, a.0, b.0, 0)));
}

fn open(play: &mut Play, me: Seat, chosen: Opt) -> Ruling {
    let clause = clause!("LAW-12d");
    let hand = play.table.hand(me);
    cards::ask_spend(play, me, hand, clause)?;
    let (a, b) = (chosen.clearing(0), chosen.clearing(1));
    if let Some(number) = play.setup.map.path_number(a, b) {
        play.table.closed_paths &= !(1 << number);
    }
    play.table.ground[OPENED] = 1;
    play.tell(|| Event::new("opened-path", clause).seat(me).clearing(a).with("to", Value::Clearing(b)));
    scoring::score(play, me, POINTS, clause)
}
