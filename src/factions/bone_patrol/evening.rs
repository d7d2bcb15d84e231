//! BP.6 Evening: turn bones over, craft, draw.

use super::{BONES, BURIED, BURY, Board, FETCH, bones, stashes};
use crate::clause;
use crate::decision::{Ask, Menu, Opt, Reason, Refusal, Ruling, Verb, pack_piece};
use crate::event::Event;
use crate::law::{cards, crafting, turn};
use crate::play::{Action, Flow, Means, Play, Position};
use crate::terms::{Clearing, ClearingSet, Seat, Suit};

/// No warrior of the Patrol stands there.
static NO_WARRIOR_HERE: Reason = Reason { key: "no-patrol-warrior-here", values: &["clearing"] };
/// Bones of this suit were turned the other way there.
static TURNED_ALREADY: Reason = Reason { key: "turned-already", values: &["clearing"] };

/// BP.6.1 Fetch or Bury: any number of bones beside warriors are turned over, one at a time.
pub(super) fn fetch_or_bury(play: &mut Play, me: Seat) -> Ruling<Flow> {
    let ask = Ask::open(me, clause!("BP.6.1"), "fetch-or-bury");
    turn::act_repeatedly(play, ask, &[&FETCH_ACTION, &BURY_ACTION])
}

static FETCH_ACTION: Action =
    Action { offer: |at, me, menu| offer_turns(at, me, FETCH, menu), verbs: &[FETCH], run: turn_over };

static BURY_ACTION: Action =
    Action { offer: |at, me, menu| offer_turns(at, me, BURY, menu), verbs: &[BURY], run: turn_over };

fn offer_turns(at: Position, me: Seat, verb: Verb, menu: &mut Menu) {
    let kinds = if verb == FETCH { BURIED } else { BONES };
    for clearing in at.clearings().iter() {
        for suit in Suit::OF_CLEARINGS {
            let kind = kinds[suit.index()];
            if at.count(me, clearing, kind) > 0 {
                let option = Opt::of(verb, clearing.0, pack_piece(me, kind), 0);
                menu.test(option, may_turn(at, me, verb, clearing, suit));
            }
        }
    }
}

/// BP.6.1: a warrior beside the bone. Turning a bone there and back in one step changes nothing, so bones of a suit in
/// one clearing are all turned the same way; with that the step always ends.
fn may_turn(at: Position, me: Seat, verb: Verb, clearing: Clearing, suit: Suit) -> Result<(), Refusal> {
    let clause = clause!("BP.6.1");
    if at.warriors(me, clearing) == 0 {
        return Err(Refusal::with(&NO_WARRIOR_HERE, clause, &[clearing.0]));
    }
    let board = at.board::<Board>(me);
    let other_way = if verb == FETCH { &board.turned_down } else { &board.turned_up };
    if ClearingSet::from_bytes(other_way[suit.index()]).has(clearing) {
        return Err(Refusal::with(&TURNED_ALREADY, clause, &[clearing.0]));
    }
    Ok(())
}

fn turn_over(play: &mut Play, me: Seat, option: Opt) -> Ruling {
    let clearing = option.clearing(0);
    let (_, kind) = option.piece_at(1);
    let Some(suit) = bones::suit_of(kind) else { return Ok(()) };
    let fetches = option.verb() == FETCH;
    let other = if fetches { BONES } else { BURIED }[suit.index()];
    let pieces = &mut play.table.pieces[me.index()][clearing.index()];
    pieces[kind.index()] -= 1;
    pieces[other.index()] += 1;
    let board = play.board::<Board>(me);
    let turned = if fetches { &mut board.turned_up } else { &mut board.turned_down };
    let mut set = ClearingSet::from_bytes(turned[suit.index()]);
    set.insert(clearing);
    turned[suit.index()] = set.to_bytes();
    let name = if fetches { "fetched" } else { "buried" };
    play.tell(|| Event::new(name, clause!("BP.6.1")).seat(me).piece(me, other).clearing(clearing));
    Ok(())
}

/// BP.2.1, BP.6.2: each bone of the Collection gives one icon of its suit a turn, and stays there.
pub(super) fn bones_to_craft_with(at: Position, me: Seat) -> Means {
    let all = Means::of(at.board::<Board>(me).collection);
    Suit::OF_CLEARINGS.into_iter().fold(all, |means, suit| means.less_of(suit, at.table.activated.of(suit)))
}

/// BP.6.2 Craft.
pub(super) fn craft(play: &mut Play, me: Seat) -> Ruling<Flow> {
    crafting::craft_step(play, me, clause!("BP.6.2"))
}

/// BP.6.3 Draw and discard.
pub(super) fn draw(play: &mut Play, me: Seat) -> Ruling<Flow> {
    let count = stashes::next_draw(play.position(), me);
    cards::draw_and_discard(play, me, count, clause!("BP.6.3"))?;
    Ok(Flow::Done)
}
