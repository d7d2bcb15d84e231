//! CC-13.3 Setup: a warrior in a clearing of each suit.

use super::{PLOT, WARRIOR, piece_in, plots};
use crate::clause;
use crate::decision::{Ask, Opt, Ruling};
use crate::law::homelands::{self, Distance};
use crate::law::placing;
use crate::law::verbs::PLACE;
use crate::play::{Flow, Play, Position};
use crate::terms::{Clearing, ClearingSet, Seat, Suit};

/// CC-13.3.2: fox, then rabbit, then mouse. The plots stay in supply.
pub(super) fn set_up(play: &mut Play, me: Seat) -> Ruling<Flow> {
    if homelands::are_taken(play.position()) && play.table.starts[me.index()] == 0 {
        return settle(play, me).map(|()| Flow::Again);
    }
    let clause = clause!("CC-13.3.2");
    let mut taken = ClearingSet::EMPTY;
    for (n, suit) in Suit::OF_CLEARINGS.into_iter().enumerate() {
        let rest = &Suit::OF_CLEARINGS[n + 1..];
        let open = open(play.position(), me, suit, taken);
        let keeps_room = |clearing: &Clearing| {
            let mut taken = taken;
            taken.insert(*clearing);
            find_room(play.position(), me, rest, taken)
        };
        let sites: ClearingSet = open.iter().filter(keeps_room).collect();
        // Where not all three can be had, as many as can.
        let sites = if sites.is_empty() { open } else { sites };
        if sites.is_empty() {
            continue;
        }
        let chosen = play.choose(Ask::open(me, clause, "starting-warrior"), |_, menu| {
            sites.iter().for_each(|clearing| menu.offer(Opt::at(PLACE, clearing)));
        })?;
        taken.insert(chosen.clearing(0));
        placing::place(play, &piece_in(me, WARRIOR, chosen.clearing(0)), 1, clause)?;
    }
    Ok(Flow::Done)
}

/// CC-A: by their set-up card they take any clearing as homeland first, with a warrior and a plot.
fn settle(play: &mut Play, me: Seat) -> Ruling {
    let clause = clause!("CC-A");
    let at = play.position();
    let homeland = homelands::take(play, me, homelands::choices(at, me, at.clearings(), Distance::Any))?;
    placing::place(play, &piece_in(me, WARRIOR, homeland), 1, clause)?;
    let face = plots::choose(play, me, clause)?;
    plots::hide(play, me, face, homeland, clause);
    placing::place(play, &piece_in(me, PLOT, homeland), 1, clause).map(|_| ())
}

/// The clearings of a suit where a warrior may start.
fn open(at: Position, me: Seat, suit: Suit, taken: ClearingSet) -> ClearingSet {
    let fits = |clearing: &Clearing| placing::may_place(at, &piece_in(me, WARRIOR, *clearing)).is_ok();
    at.of_suit(suit).without(taken).iter().filter(fits).collect()
}

/// Whether a clearing of its own can be found for each of these suits (our reading of clearings with several).
fn find_room(at: Position, me: Seat, suits: &[Suit], taken: ClearingSet) -> bool {
    let [first, rest @ ..] = suits else { return true };
    open(at, me, *first, taken).iter().any(|clearing| {
        let mut taken = taken;
        taken.insert(clearing);
        find_room(at, me, rest, taken)
    })
}
