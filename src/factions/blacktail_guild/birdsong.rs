//! BG.4.1 Clock In.

use arrayvec::ArrayVec;

use super::items::{project_operand, sort_spaces};
use super::{
    BOX, Board, EXHAUSTED, FITS, FROM_RUIN, Figures, PROJECTS, READY, REFRESH, SPACES, WARRIOR, WORKSITE, boxes_of,
};
use crate::clause;
use crate::decision::{Ask, Menu, Opt, Ruling};
use crate::event::{Event, Value};
use crate::law::supply;
use crate::play::{Flow, Play};
use crate::terms::{Item, Seat, Suit};

/// BG.4.1: for each worksite a builder in the box of its clearing's suit, and one exhausted item flips face up. The flip
/// happens even if the box is full. Builders and flips are two units, as both may ask a lot.
pub(super) fn clock_in(play: &mut Play, me: Seat) -> Ruling<Flow> {
    if play.table.turn.used > 0 {
        refresh(play, me)?;
        return Ok(Flow::Done);
    }
    let at = play.position();
    let mut due = [0u8; 3];
    for clearing in at.table.clearings_with(me, WORKSITE).iter() {
        let boxes: ArrayVec<Suit, 3> = boxes_of(play.position(), clearing).collect();
        let sites = play.position().count(me, clearing, WORKSITE);
        match boxes[..] {
            [] => {}
            [only] => due[only.index()] += sites,
            _ => {
                for _ in 0..sites {
                    let chosen = play.choose(Ask::open(me, clause!("BG.4.1"), "which-box"), |_, menu| {
                        boxes.iter().for_each(|suit| menu.offer(Opt::suit(BOX, *suit)));
                    })?;
                    due[chosen.suit_at(0).index()] += 1;
                }
            }
        }
    }
    let at = play.position();
    let cap = at.figures::<Figures>(me).box_cap;
    let builders = at.board::<Board>(me).builders;
    for suit in Suit::OF_CLEARINGS {
        let room = cap.saturating_sub(builders[suit.index()]);
        let over = due[suit.index()].saturating_sub(room);
        due[suit.index()] -= over;
        if over > 0 {
            let clause = clause!("BG.2.3.II");
            play.tell(|| Event::new("box-full", clause).seat(me).count(over).with("suit", Value::Suit(suit)));
        }
    }
    place_builders(play, me, due)?;
    play.table.turn.used = 1;
    Ok(Flow::Again)
}

/// Places builders; if the supply is short, the Guild chooses the boxes (EDGE-01).
fn place_builders(play: &mut Play, me: Seat, mut due: [u8; 3]) -> Ruling {
    let clause = clause!("BG.4.1");
    let supply = play.table.in_supply(me, WARRIOR);
    let short = due.iter().sum::<u8>() > supply;
    for _ in 0..due.iter().sum::<u8>().min(supply) {
        let waiting = due;
        let open = move |suit: &Suit| waiting[suit.index()] > 0;
        let suit = if short {
            let chosen = play.choose(Ask::open(me, clause, "which-box"), |_, menu| {
                Suit::OF_CLEARINGS.into_iter().filter(open).for_each(|suit| menu.offer(Opt::suit(BOX, suit)));
            })?;
            chosen.suit_at(0)
        } else {
            Suit::OF_CLEARINGS.into_iter().find(open).unwrap_or(Suit::Fox)
        };
        due[suit.index()] -= 1;
        place_builder(play, me, suit, clause);
    }
    Ok(())
}

/// Puts a warrior from the supply into a Builders box.
pub(super) fn place_builder(play: &mut Play, me: Seat, suit: Suit, clause: crate::clause::Clause) {
    supply::take(play, me, WARRIOR, 1);
    play.board::<Board>(me).builders[suit.index()] += 1;
    play.tell(|| Event::new("builder", clause).seat(me).with("suit", Value::Suit(suit)));
}

/// Flips exhausted items face up; the Guild chooses which if not all can be.
fn refresh(play: &mut Play, me: Seat) -> Ruling {
    let clause = clause!("BG.4.1");
    let flips = play.table.on_map(me, WORKSITE);
    let exhausted = |board: &Board| board.spaces.iter().flatten().filter(|state| **state & 3 == EXHAUSTED).count();
    let all = exhausted(play.position().board::<Board>(me)) <= usize::from(flips);
    for _ in 0..flips {
        let board = *play.position().board::<Board>(me);
        if exhausted(&board) == 0 {
            break;
        }
        let chosen = if all {
            let mut first = Menu::list();
            offer_exhausted(&board, &mut first);
            first.pick().unwrap_or(Opt::plain(REFRESH))
        } else {
            play.choose(Ask::open(me, clause, "refresh-item"), |_, menu| offer_exhausted(&board, menu))?
        };
        let project = usize::from(chosen.operand(0));
        let item = chosen.item_at(1);
        flip(play.board::<Board>(me), project, item, EXHAUSTED, READY);
        play.tell(|| {
            Event::new("refreshed", clause)
                .seat(me)
                .with("item", Value::Item(item))
                .with("project", Value::Key(super::NAMES[project]))
        });
    }
    Ok(())
}

/// Turns one item of a project; says whether there was one in that state.
pub(super) fn flip(board: &mut Board, project: usize, item: Item, from: u8, to: u8) -> bool {
    let found = (0..SPACES).find(|space| FITS[project][*space] == item && board.state(project, *space) == from);
    let Some(space) = found else { return false };
    board.spaces[project][space] = to | (board.spaces[project][space] & FROM_RUIN);
    sort_spaces(board, project);
    true
}

fn offer_exhausted(board: &Board, menu: &mut Menu) {
    for project in 0..PROJECTS {
        for space in 0..SPACES {
            let item = FITS[project][space];
            let repeated =
                space > 0 && FITS[project][space - 1] == item && board.state(project, space - 1) == EXHAUSTED;
            if board.state(project, space) == EXHAUSTED && !repeated {
                menu.offer(Opt::of(REFRESH, project_operand(project), item as u8, 0));
            }
        }
    }
}
