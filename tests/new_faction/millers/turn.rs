//! The turn of the Millers.

use thicket::clause;
use thicket::decision::{Ask, Menu, Opt, Refusal, Ruling};
use thicket::event::{Event, Value};
use thicket::law::turn::{self, Acted};
use thicket::law::verbs::{BATTLE, MOVE};
use thicket::law::{battle, cards, movement, placing, rule, scoring};
use thicket::play::{Action, Flow, Moves, Placing, Play, Position, Removed};
use thicket::terms::{Clearing, Kind, Seat};

use super::{BAKE, BUILD, Board, Figures, MILL, MILLER, NO_FLOUR};

/// Flour that a mill and a loaf cost.
const COST: u8 = 2;
/// Flour the store holds.
const STORE: u8 = 9;

/// Flour that comes next dawn: one from each mill, and one more while the wheel turns.
pub fn harvest(at: Position, me: Seat) -> u8 {
    at.table.on_map(me, MILL) + u8::from(at.board::<Board>(me).stopped == 0)
}

/// Birdsong: flour comes, the wheel turns again, and a miller comes to each mill.
pub fn grind(play: &mut Play, me: Seat) -> Ruling<Flow> {
    let more = harvest(play.position(), me);
    let board = play.board::<Board>(me);
    board.flour = (board.flour + more).min(STORE);
    board.stopped = 0;
    let flour = board.flour;
    play.tell(|| Event::new("ground", clause!("LAW-1.4.1a")).seat(me).with("flour", Value::Number(flour.into())));
    for clearing in play.table.clearings_with(me, MILL).iter() {
        placing::place(play, &own(me, MILLER, clearing), 1, clause!("LAW-2.3a"))?;
    }
    Ok(Flow::Done)
}

const fn own(me: Seat, kind: Kind, clearing: Clearing) -> Placing {
    Placing { by: me, owner: me, kind, clearing }
}

static MARCH: Action = Action {
    offer: |at, me, menu| movement::offer_moves(at, &Moves::of(me), MOVE, menu),
    verbs: &[MOVE],
    run: |play, me, option| movement::take_move(play, &Moves::of(me), option, clause!("LAW-6a")).map(|_| ()),
};
static FIGHT: Action = Action {
    offer: battle::offer_battles,
    verbs: &[BATTLE],
    run: |play, me, option| battle::fight(play, me, option, clause!("LAW-7.1a")),
};
static BUILDS: Action = Action { offer: offer_mills, verbs: &[BUILD], run: build };
static BAKES: Action =
    Action { offer: |at, me, menu| menu.test(Opt::plain(BAKE), has_flour(at, me)), verbs: &[BAKE], run: bake };

/// Daylight: actions.
pub fn actions(play: &mut Play, me: Seat) -> Ruling<Flow> {
    let left = play.position().figures::<Figures>(me).actions.saturating_sub(play.table.turn.used);
    let offered: &[&Action] = if left == 0 { &[] } else { &[&MARCH, &FIGHT, &BUILDS, &BAKES] };
    match turn::act(play, Ask::open(me, clause!("LAW-1.4.2"), "actions"), offered, true)? {
        Acted::Finished => Ok(Flow::Done),
        Acted::Offer => Ok(Flow::Again),
        Acted::Action(_) => {
            play.table.turn.used += 1;
            Ok(Flow::Again)
        }
    }
}

fn has_flour(at: Position, me: Seat) -> Result<(), Refusal> {
    let flour = at.board::<Board>(me).flour;
    if flour < COST { Err(Refusal::with(&NO_FLOUR, clause!("LAW-1.4.2"), &[flour, COST])) } else { Ok(()) }
}

/// Where a mill may be built: where the Millers rule, for flour, one to a clearing.
fn may_build(at: Position, me: Seat, clearing: Clearing) -> Result<(), Refusal> {
    rule::required(at, me, clearing, clause!("LAW-3.1"))?;
    placing::may_place(at, &own(me, MILL, clearing))?;
    has_flour(at, me)
}

fn offer_mills(at: Position, me: Seat, menu: &mut Menu) {
    let is_left = at.table.supply[me.index()][MILL.index()] > 0;
    for clearing in at.clearings().iter().filter(|clearing| is_left && at.count(me, *clearing, MILL) == 0) {
        menu.test(Opt::at(BUILD, clearing), may_build(at, me, clearing));
    }
}

fn build(play: &mut Play, me: Seat, option: Opt) -> Ruling {
    play.board::<Board>(me).flour -= COST;
    placing::place(play, &own(me, MILL, option.clearing(0)), 1, clause!("LAW-2.3a")).map(|_| ())
}

fn bake(play: &mut Play, me: Seat, _: Opt) -> Ruling {
    let loaves = play.position().figures::<Figures>(me).loaves;
    let board = play.board::<Board>(me);
    board.flour -= COST;
    let points = loaves[usize::from(board.baked).min(loaves.len() - 1)];
    board.baked = board.baked.saturating_add(1);
    scoring::score(play, me, points, clause!("LAW-4a"))
}

/// Evening: a card, and the hand limit.
pub fn draw(play: &mut Play, me: Seat) -> Ruling<Flow> {
    cards::draw_and_discard(play, me, 1, clause!("LAW-2.4l"))?;
    Ok(Flow::Done)
}

/// A lost mill spills half of the flour, and the wheel stops.
pub fn spill(play: &mut Play, me: Seat, _: &Removed) -> Ruling {
    let board = play.board::<Board>(me);
    board.flour /= 2;
    board.stopped = 1;
    Ok(())
}
