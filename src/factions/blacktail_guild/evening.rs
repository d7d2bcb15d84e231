//! BG.6 Evening: craft, draw and discard; and what crafting has to do with the Guild at any time.

use super::{Board, Figures, PROJECTS, WARRIOR};
use crate::clause;
use crate::decision::Ruling;
use crate::event::{Event, Value};
use crate::law::{cards, crafting, scoring, supply};
use crate::play::{CardKind, Flow, Play, Position};
use crate::terms::{Card, Seat, SuitSet};

/// BG.6.1 Craft.
pub(super) fn craft(play: &mut Play, me: Seat) -> Ruling<Flow> {
    crafting::craft_step(play, me, clause!("BG.6.1"))
}

/// BG.2.1.I Artisans: a card without an item scores its printed cost, however it was paid.
pub(super) fn artisans(play: &mut Play, me: Seat, crafter: Seat, card: Card) -> Ruling {
    if crafter != me {
        return Ok(());
    }
    let face = play.position().face(card);
    match (&face.kind, face.cost) {
        (CardKind::Item { .. }, _) | (_, None) => Ok(()),
        (_, Some(cost)) => scoring::score(play, me, cost.icons(), clause!("BG.2.1.I")),
    }
}

/// BG.6.2: one card, and one for each project with four items.
pub(super) fn draw(play: &mut Play, me: Seat) -> Ruling<Flow> {
    let at = play.position();
    cards::draw_and_discard(play, me, next_draw(at, me), clause!("BG.6.2"))?;
    Ok(Flow::Done)
}

/// Cards of the next Evening (BG.6.2).
pub(super) fn next_draw(at: Position, me: Seat) -> u8 {
    let figures = at.figures::<Figures>(me);
    figures.draw_base + figures.draw_per_full_project * full_projects(at, me)
}

/// How many projects have all their items.
pub(super) fn full_projects(at: Position, me: Seat) -> u8 {
    let board = at.board::<Board>(me);
    (0..PROJECTS).map(|project| u8::from(board.is_full(project))).sum()
}

/// BG.2.5 Contract Work: icons a crafter may still have from a Guild warrior in its Crafted Items box, one a turn.
pub(super) fn contract_icons(at: Position, me: Seat, crafter: Seat) -> (u8, SuitSet) {
    let waiting = at.unboxed(me, crafter) > 0;
    let used = at.board::<Board>(me).contracted & (1 << crafter.0) != 0;
    (u8::from(waiting && !used), SuitSet::ALL)
}

/// BG.2.5: the warrior goes back to the Guild's supply.
pub(super) fn contract_work(play: &mut Play, me: Seat, crafter: Seat) -> Ruling {
    play.table.held[me.index()][crafter.index()] -= 1;
    supply::put_back(play, me, WARRIOR, 1);
    play.board::<Board>(me).contracted |= 1 << crafter.0;
    play.tell(|| Event::new("contract-work", clause!("BG.2.5")).seat(crafter).with("guild", Value::Seat(me)));
    Ok(())
}
