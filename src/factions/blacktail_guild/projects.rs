//! BG.4.2 Activate Projects: each of the four once, in any order.
//!
//! A project runs in units: its first unit needs no item, each further one exhausts an item of its track, chosen when
//! the last unit is over (our reading).

use super::birdsong::{flip, place_builder};
use super::items::project_operand;
use super::{BOX, Board, EXHAUST, EXHAUSTED, FITS, Figures, NAMES, PROJECT, PROJECTS, READY, SPACES, WARRIOR};
use crate::clause;
use crate::clause::Clause;
use crate::decision::{Ask, Menu, Opt, Reason, Refusal, Ruling};
use crate::event::{Event, Value};
use crate::law::verbs::{DONE, PLACE};
use crate::law::{battle, movement, placing, turn};
use crate::play::{Action, Flow, Moves, Placing, Play, Position};
use crate::terms::{Clearing, ClearingSet, Seat, Suit};

/// The project was run this turn.
static DONE_ALREADY: Reason = Reason { key: "project-done", values: &[] };
/// The project has nothing to work on.
static NOTHING_TO_DO: Reason = Reason { key: "project-idle", values: &[] };

const WINDMILL: usize = 0;
const SALT_ROAD: usize = 1;
const IRONWORKS: usize = 2;

const fn clause_of(project: usize) -> Clause {
    match project {
        WINDMILL => clause!("BG.4.2.I"),
        SALT_ROAD => clause!("BG.4.2.II"),
        IRONWORKS => clause!("BG.4.2.III"),
        _ => clause!("BG.4.2.IV"),
    }
}

/// BG.4.2: one unit of the step. A running project goes on before anything else.
pub(super) fn activate(play: &mut Play, me: Seat) -> Ruling<Flow> {
    if let Some(project) = usize::from(play.position().board::<Board>(me).running).checked_sub(1) {
        go_on(play, me, project)?;
        return Ok(Flow::Again);
    }
    turn::act_repeatedly(play, Ask::open(me, clause!("BG.4.2"), "projects"), &[&START])
}

static START: Action = Action { offer: offer_projects, verbs: &[PROJECT], run: start };

fn offer_projects(at: Position, me: Seat, menu: &mut Menu) {
    let board = at.board::<Board>(me);
    for project in 0..PROJECTS {
        let option = Opt::of(PROJECT, project_operand(project), 0, 0);
        let check = if board.done & (1 << project) != 0 {
            Err(Refusal::new(&DONE_ALREADY, clause!("BG.4.2")))
        } else if has_work(at, me, project) {
            Ok(())
        } else {
            Err(Refusal::new(&NOTHING_TO_DO, clause_of(project)))
        };
        menu.test(option, check);
    }
}

/// Whether a project could do one unit now.
fn has_work(at: Position, me: Seat, project: usize) -> bool {
    match project {
        WINDMILL => at.in_supply(me, WARRIOR) > 0,
        SALT_ROAD => movement::can_move(at, &Moves::of(me)),
        IRONWORKS => battle::can_battle(at, me),
        _ => !smallest_boxes(at, me).is_empty(),
    }
}

fn start(play: &mut Play, me: Seat, option: Opt) -> Ruling {
    let project = usize::from(option.operand(0));
    play.tell(|| Event::new("project", clause_of(project)).seat(me).with("project", Value::Key(NAMES[project])));
    let board = play.board::<Board>(me);
    board.done |= 1 << project;
    board.running = project_operand(project) + 1;
    if project == WINDMILL {
        choose_target(play, me)?;
    }
    work(play, me, project)?;
    stop_if_idle(play, me, project);
    Ok(())
}

/// The next unit of the running project: exhaust one more item, or stop.
fn go_on(play: &mut Play, me: Seat, project: usize) -> Ruling {
    let board = *play.position().board::<Board>(me);
    let chosen = play.choose(Ask::open(me, clause_of(project), "exhaust-item"), |_, menu| {
        for space in 0..SPACES {
            let item = FITS[project][space];
            let repeated = space > 0 && FITS[project][space - 1] == item && board.state(project, space - 1) == READY;
            if board.state(project, space) == READY && !repeated {
                menu.offer(Opt::item(EXHAUST, item));
            }
        }
        menu.offer(Opt::plain(DONE));
    })?;
    if chosen.verb() == DONE {
        stop(play.board::<Board>(me));
        return Ok(());
    }
    let item = chosen.item_at(0);
    flip(play.board::<Board>(me), project, item, READY, EXHAUSTED);
    play.tell(|| {
        Event::new("exhausted", clause_of(project))
            .seat(me)
            .with("item", Value::Item(item))
            .with("project", Value::Key(NAMES[project]))
    });
    work(play, me, project)?;
    stop_if_idle(play, me, project);
    Ok(())
}

/// Ends the running project when no item is ready or there is nothing left to do.
fn stop_if_idle(play: &mut Play, me: Seat, project: usize) {
    let at = play.position();
    let board = at.board::<Board>(me);
    let ready = (0..SPACES).any(|space| board.state(project, space) == READY);
    if !ready || !has_work(at, me, project) {
        stop(play.board::<Board>(me));
    }
}

/// A Windmill that runs has a clearing where its warriors go, and nothing else has one.
pub(super) fn flaw(at: Position, me: Seat) -> Option<&'static str> {
    let board = at.board::<Board>(me);
    let grinds = board.running == project_operand(WINDMILL) + 1;
    (grinds != (board.target > 0)).then_some("the Windmill runs without a clearing, or another project with one")
}

fn stop(board: &mut Board) {
    board.running = 0;
    board.target = 0;
}

/// One unit of a project.
fn work(play: &mut Play, me: Seat, project: usize) -> Ruling {
    let clause = clause_of(project);
    match project {
        WINDMILL => windmill(play, me),
        SALT_ROAD => movement::ask_move(play, &Moves::of(me), clause),
        IRONWORKS => battle::ask_battle(play, me, clause),
        _ => quarry(play, me),
    }
}

/// BG.4.2.I: all warriors of one Windmill go to the clearing with most Guild pieces, fixed when it starts; the Guild
/// chooses among equals.
fn choose_target(play: &mut Play, me: Seat) -> Ruling {
    let most = fullest_clearings(play.position(), me);
    let chosen = play.choose(Ask::open(me, clause!("BG.4.2.I"), "windmill-where"), |_, menu| {
        most.iter().for_each(|clearing| menu.offer(Opt::at(PLACE, clearing)));
    })?;
    play.board::<Board>(me).target = chosen.clearing(0).0;
    Ok(())
}

/// The clearings with most Guild pieces, warriors and worksites together.
fn fullest_clearings(at: Position, me: Seat) -> ClearingSet {
    let pieces = |clearing: Clearing| at.table.pieces[me.index()][clearing.index()].iter().sum::<u8>();
    let most = at.clearings().iter().map(pieces).max().unwrap_or(0);
    at.clearings().iter().filter(|clearing| pieces(*clearing) == most).collect()
}

/// BG.4.2.I Windmill: one warrior. Where placing is barred nobody comes.
fn windmill(play: &mut Play, me: Seat) -> Ruling {
    let clearing = Clearing(play.position().board::<Board>(me).target);
    let placing = Placing { by: me, owner: me, kind: WARRIOR, clearing };
    placing::place(play, &placing, 1, clause!("BG.4.2.I")).map(|_| ())
}

/// BG.4.2.IV Quarry: one builder in the box with fewest; the Guild chooses among equals.
fn quarry(play: &mut Play, me: Seat) -> Ruling {
    let boxes = smallest_boxes(play.position(), me);
    if boxes.is_empty() {
        return Ok(());
    }
    let chosen = play.choose(Ask::open(me, clause!("BG.4.2.IV"), "which-box"), |_, menu| {
        boxes.iter().for_each(|suit| menu.offer(Opt::suit(BOX, *suit)));
    })?;
    place_builder(play, me, chosen.suit_at(0), clause!("BG.4.2.IV"));
    Ok(())
}

/// The Builders boxes with fewest builders, full ones left out; none if the supply is empty.
fn smallest_boxes(at: Position, me: Seat) -> arrayvec::ArrayVec<Suit, 3> {
    let builders = at.board::<Board>(me).builders;
    let fewest = builders.iter().copied().min().unwrap_or(0);
    let open = fewest < at.figures::<Figures>(me).box_cap && at.in_supply(me, WARRIOR) > 0;
    Suit::OF_CLEARINGS.into_iter().filter(|suit| open && builders[suit.index()] == fewest).collect()
}
