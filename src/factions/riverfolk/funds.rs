//! RC-2.4 Funds: warriors of anybody that lie in the Funds box. They are committed, spent or lost.

use super::{Board, FUND, LOSE_FUNDS, posts};
use crate::clause::Clause;
use crate::decision::{Ask, Opt, Reason, Refusal, Ruling};
use crate::event::{Event, Value};
use crate::law::supply;
use crate::play::{Play, Position};
use crate::terms::{Kind, Seat};

/// Fewer funds are there than the action asks for.
static TOO_FEW_FUNDS: Reason = Reason { key: "too-few-funds", values: &["have", "needed"] };

/// Points for so many funds in Dividends (RC-4.2).
const FUNDS_A_POINT: u8 = 2;

/// How many funds there are, whoever owns them.
pub(super) fn total(at: Position, me: Seat) -> u8 {
    at.board::<Board>(me).funds.iter().fold(0, |sum: u8, count| sum.saturating_add(*count))
}

/// How many funds of an owner there are.
pub(super) fn of(at: Position, me: Seat, owner: Seat) -> u8 {
    at.board::<Board>(me).funds[owner.index()]
}

/// RC-4.2: what Dividends would score now.
pub(super) fn dividends(at: Position, me: Seat) -> u8 {
    if posts::on_map(at, me) == 0 { 0 } else { total(at, me) / FUNDS_A_POINT }
}

/// RC-5.0: an action without its funds is not possible.
///
/// # Errors
/// `too-few-funds` under the clause of the action.
pub(super) fn required(have: u8, needed: u8, clause: Clause) -> Result<(), Refusal> {
    if have < needed { Err(Refusal::with(&TOO_FEW_FUNDS, clause, &[have, needed])) } else { Ok(()) }
}

/// RC-2.4d: the Company says whose fund it is, where funds of several are there.
fn choose(play: &mut Play, me: Seat, prompt: &'static str, clause: Clause) -> Ruling<Option<Seat>> {
    if total(play.position(), me) == 0 {
        return Ok(None);
    }
    let chosen = play.choose(Ask::open(me, clause, prompt), |at, menu| {
        for owner in at.seats().filter(|owner| of(at, me, *owner) > 0) {
            menu.offer(Opt::seat(FUND, owner));
        }
    })?;
    Ok(Some(chosen.seat_at(0)))
}

/// RC-2.4b: a fund goes to Committed, or for crafting to a track space, as `put` says.
pub(super) fn commit(play: &mut Play, me: Seat, clause: Clause, put: impl FnOnce(&mut Board, Seat)) -> Ruling {
    let Some(owner) = choose(play, me, "commit-fund", clause)? else { return Ok(()) };
    let board = play.board::<Board>(me);
    board.funds[owner.index()] -= 1;
    put(board, owner);
    play.tell(|| Event::new("committed-fund", clause).seat(me).with("owner", Value::Seat(owner)));
    Ok(())
}

/// To the Committed box.
pub(super) const fn to_committed(board: &mut Board, owner: Seat) {
    board.committed[owner.index()] += 1;
}

/// RC-2.4c: a fund of the Company's choice goes home.
pub(super) fn spend_any(play: &mut Play, me: Seat, clause: Clause) -> Ruling {
    if let Some(owner) = choose(play, me, "spend-fund", clause)? {
        spend(play, me, owner, 1, clause);
    }
    Ok(())
}

/// RC-2.4c: so many funds of an owner go home.
pub(super) fn spend(play: &mut Play, me: Seat, owner: Seat, count: u8, clause: Clause) {
    send_home(play, me, owner, count);
    play.tell(|| Event::new("spent-funds", clause).seat(me).with("owner", Value::Seat(owner)).count(count));
}

/// RC-E11: from the box straight to the supply of their owner.
fn send_home(play: &mut Play, me: Seat, owner: Seat, count: u8) {
    play.board::<Board>(me).funds[owner.index()] -= count;
    if owner != me {
        play.table.held[owner.index()][me.index()] -= count;
    }
    supply::put_back(play, owner, Kind(0), count);
}

/// RC-2.5b: the Company loses so many funds of its choice (RC-2.5d), or all that are there. It says owner by owner how many;
/// where that follows from the rest, nobody is asked.
pub(super) fn lose(play: &mut Play, me: Seat, count: u8, clause: Clause) -> Ruling {
    let mut left = count.min(total(play.position(), me));
    for owner in play.setup.seats() {
        let at = play.position();
        let have = of(at, me, owner);
        let later: u8 = at.seats().filter(|other| *other > owner).map(|other| of(at, me, other)).sum();
        let (least, most) = (left.saturating_sub(later), left.min(have));
        if most == 0 {
            continue;
        }
        let lost = play.choose(Ask::open(me, clause, "lose-funds"), |_, menu| {
            (least..=most).rev().for_each(|count| menu.offer(Opt::of(LOSE_FUNDS, owner.0, count, 0)));
        })?;
        let lost = lost.operand(1);
        if lost > 0 {
            send_home(play, me, owner, lost);
            left -= lost;
            play.tell(|| Event::new("lost-funds", clause).seat(me).with("owner", Value::Seat(owner)).count(lost));
        }
    }
    Ok(())
}
