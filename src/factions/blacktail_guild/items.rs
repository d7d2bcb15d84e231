//! BG.2.2 Items: what the Guild gains goes face up on a project.

use super::{Board, EMPTY, FITS, FROM_RUIN, Figures, PROJECTS, READY, SPACES, STORE};
use crate::clause;
use crate::decision::{Ask, Opt, Ruling};
use crate::event::{Event, Value};
use crate::law::{items, scoring};
use crate::play::{ItemOrigin, Play, Position, slot};
use crate::terms::{Item, Seat};

/// The projects with an empty space that fits the item.
fn room(board: &Board, item: Item) -> impl Iterator<Item = usize> {
    (0..PROJECTS).filter(move |project| {
        (0..SPACES).any(|space| FITS[*project][space] == item && board.state(*project, space) == EMPTY)
    })
}

/// BG.2.2.I: the Guild puts a gained item on a matching empty space; without one the item leaves the game.
pub(super) fn gain(play: &mut Play, me: Seat, item: Item, origin: ItemOrigin) -> Ruling {
    let clause = clause!("BG.2.2.I");
    let board = *play.position().board::<Board>(me);
    if room(&board, item).next().is_none() {
        items::remove_for_good(play, item, clause);
        return Ok(());
    }
    let chosen = play.choose(Ask::open(me, clause, "store-item"), |_, menu| {
        for project in room(&board, item) {
            menu.offer(Opt::of(STORE, project_operand(project), 0, 0));
        }
    })?;
    let project = usize::from(chosen.operand(0));
    let free = (0..SPACES).find(|space| FITS[project][*space] == item && board.state(project, *space) == EMPTY);
    let Some(space) = free else { return Ok(()) };
    play.board::<Board>(me).spaces[project][space] = READY | if origin == ItemOrigin::Ruin { FROM_RUIN } else { 0 };
    play.tell(|| {
        Event::new("stored", clause)
            .seat(me)
            .with("item", Value::Item(item))
            .with("project", Value::Key(super::NAMES[project]))
    });
    sort_spaces(play.board::<Board>(me), project);
    if play.position().board::<Board>(me).is_full(project) {
        return completed(play, me, project);
    }
    Ok(())
}

/// BG.2.2.I: the fourth item of a track. The law's sentence about it is unfinished; by default nothing more happens.
fn completed(play: &mut Play, me: Seat, project: usize) -> Ruling {
    let clause = clause!("BG.2.2.I");
    play.tell(|| Event::new("project-completed", clause).seat(me).with("project", Value::Key(super::NAMES[project])));
    let points = play.position().figures::<Figures>(me).project_complete_vp;
    if points > 0 { scoring::score(play, me, points, clause) } else { Ok(()) }
}

/// Keeps spaces of a project that hold the same kind of item in one order, so that equal boards are equal bytes.
pub(super) fn sort_spaces(board: &mut Board, project: usize) {
    slot::sort(&mut board.spaces[project], &FITS[project]);
}

/// A project as an operand.
#[expect(clippy::cast_possible_truncation, reason = "there are four projects")]
pub(super) const fn project_operand(project: usize) -> u8 {
    project as u8
}

/// Whether an item of this kind that came from under a ruin lies on the board (our reading of twins, BG.5.4).
pub(super) fn has_from_ruin(at: Position, me: Seat, item: Item) -> bool {
    let board = at.board::<Board>(me);
    (0..PROJECTS).any(|project| {
        (0..SPACES).any(|space| FITS[project][space] == item && board.spaces[project][space] & FROM_RUIN != 0)
    })
}
