//! Removing pieces (LAW-1.5.4, LAW-2.3b, LAW-4.1a). What follows from it stands in [`super::triggers`], who
//! claims what was removed in [`super::claims`].

use arrayvec::ArrayVec;

use super::{claims, scoring, triggers};
use crate::clause;
use crate::clause::Clause;
use crate::decision::{Ask, Menu, Refusal, Ruling};
use crate::event::{Event, Value};
use crate::play::hooks::{HARM, MAY_REMOVE, SPOILS, WORTH};
use crate::play::{Battle, Cause, Coins, Harm, Heard, Loss, Losses, Marked, Opinion, Play, Position, Removed, Verdict};
use crate::terms::{Class, Clearing, KindSet, MAX_SEATS, Seat};

/// Coins that one event costs factions without pieces to lose.
pub type Harms = Vec<(Seat, Coins)>;

/// Whether these pieces can be removed: what everybody at the table says.
///
/// # Errors
/// The refusal of the ban that stands.
pub fn may_remove(at: Position, loss: &Loss) -> Result<(), Refusal> {
    let said = |verdict, (me, opinion): (Seat, &Opinion<Loss>)| opinion.add(verdict, at, me, loss.owner, loss);
    at.ask(MAY_REMOVE).fold(Verdict::Silent, said).settle()
}

/// Removes pieces at the same time. First everything goes that can (LAW-1.5.4c), then all removers score together
/// 1 point for each enemy building and token (LAW-4.1a, LAW-7.2z), then what the removals trigger resolves.
///
/// # Errors
/// Suspends while a question is open; stops if the game is won.
pub fn remove(play: &mut Play, losses: &[Loss], clause: Clause) -> Ruling {
    remove_and(play, losses, clause, |_| Ok(()))
}

/// Removes pieces, and does something else of the same event before anybody scores or reacts.
///
/// # Errors
/// Suspends while a question is open; stops if the game is won.
pub fn remove_and(play: &mut Play, losses: &[Loss], clause: Clause, then: impl FnOnce(&mut Play) -> Ruling) -> Ruling {
    let event = Removed { losses: Losses::new(), clause, battle: None };
    carry_out(play, losses, Harms::new(), event, then)
}

/// Removes what the hits of a battle fall on, coins among them.
///
/// # Errors
/// Suspends while a question is open; stops if the game is won.
pub fn remove_in_battle(play: &mut Play, losses: &[Loss], harms: Harms, battle: &Battle) -> Ruling {
    let event = Removed { losses: Losses::new(), clause: clause!("LAW-7.2s"), battle: Some(*battle) };
    carry_out(play, losses, harms, event, |_| Ok(()))
}

fn carry_out(
    play: &mut Play,
    losses: &[Loss],
    mut harms: Harms,
    mut event: Removed,
    then: impl FnOnce(&mut Play) -> Ruling,
) -> Ruling {
    let mut points = [0u8; MAX_SEATS];
    let mut homeward = Losses::new();
    for loss in losses.iter().copied().filter(|loss| loss.count > 0) {
        if may_remove(play.position(), &loss).is_err() {
            if let Some(harm) = choose_harm(play, &loss)? {
                harms.push(harm);
            }
            continue;
        }
        let stands_in = play.setup.faction(loss.owner).hooks.stands_in;
        let named = stands_in.map_or(Ok(None), |stands_in| stands_in(play, loss.owner, &loss))?;
        let mut loss = named.unwrap_or(loss);
        if loss.count == 0 || (named.is_some() && may_remove(play.position(), &loss).is_err()) {
            continue;
        }
        let instead = play.setup.faction(loss.owner).hooks.instead_of_removal;
        let earned = if let Some(points) = instead.and_then(|instead| instead(play, loss.owner, &loss)) {
            loss.instead = true;
            points
        } else {
            let worth = worth(play.position(), &loss);
            if take_off(play, &loss, event.clause) {
                // There is as much room as for the record below.
                let _ = homeward.try_push(loss);
            }
            worth
        };
        if let Some(by) = loss.by.filter(|by| play.position().are_enemies(*by, loss.owner)) {
            points[by.index()] = points[by.index()].saturating_add(earned);
        }
        let noted = event.losses.try_push(loss).is_ok();
        debug_assert!(noted, "one event removes at most 64 different kinds of pieces");
    }
    for (seat, coins) in harms {
        if let Some(harm) = &play.setup.faction(seat).hooks.harm {
            (harm.lose)(play, seat, &coins);
        }
    }
    then(play)?;
    if event.is_empty() {
        return Ok(());
    }
    add_spoils(play, &event, &mut points);
    let scores: ArrayVec<(Seat, u8), MAX_SEATS> =
        play.setup.seats().map(|seat| (seat, points[seat.index()])).filter(|(_, points)| *points > 0).collect();
    if !scores.is_empty() {
        scoring::score_together(play, &scores, clause!("LAW-4.1a"))?;
    }
    claims::settle(play, &event, &homeward)?;
    triggers::resolve(play, &event)
}

/// What these pieces are worth to an enemy that removes them: 1 point for each building and token, unless a voice says
/// otherwise.
#[must_use]
pub fn worth(at: Position, loss: &Loss) -> u8 {
    let plain = match at.piece(loss.owner, loss.kind).class {
        Class::Building | Class::Token => 1,
        Class::Warrior | Class::Pawn => 0,
    };
    at.ask(WORTH).fold(plain, |worth, (me, said)| said(at, me, loss, worth)).saturating_mul(loss.count)
}

/// Adds what voices earn for their owners with this event.
fn add_spoils(play: &mut Play, event: &Removed, points: &mut [u8; MAX_SEATS]) {
    let earners: ArrayVec<Heard<_>, 16> = play.position().hear(SPOILS).take(16).collect();
    for Heard { me, answer, .. } in earners {
        let earned = answer(play, me, event);
        points[me.index()] = points[me.index()].saturating_add(earned);
    }
}

/// Takes pieces off the map to where they belong; says whether that is the supply.
fn take_off(play: &mut Play, loss: &Loss, clause: Clause) -> bool {
    let faction = play.setup.faction(loss.owner);
    play.table.pieces[loss.owner.index()][loss.clearing.index()][loss.kind.index()] -= loss.count;
    let taken_back = faction.hooks.takes_back.is_some_and(|takes_back| takes_back(play, loss.owner, loss));
    if !taken_back {
        play.table.supply[loss.owner.index()][faction.front(loss.kind).index()] += loss.count;
    }
    play.tell(|| {
        let event =
            Event::new("removed", clause).piece(loss.owner, loss.kind).count(loss.count).clearing(loss.clearing);
        match loss.by {
            Some(by) => event.with("by", Value::Seat(by)),
            None => event,
        }
    });
    !taken_back
}

/// Lets the owner of pieces that cannot be removed choose what it loses in their place, if it loses anything.
fn choose_harm(play: &mut Play, loss: &Loss) -> Ruling<Option<(Seat, Coins)>> {
    let Some(harm) = HARM.answer_of(&play.setup.faction(loss.owner).hooks) else { return Ok(None) };
    let mut marked = Marked::default();
    for _ in 0..(harm.instead_of)(play.position(), loss.owner, loss) {
        if !ask_coin(play, harm, loss.owner, &mut marked)? {
            break;
        }
    }
    Ok((marked.coins != Coins::default()).then_some((loss.owner, marked.coins)))
}

/// Asks a faction for one coin; says whether it had one.
fn ask_coin(play: &mut Play, harm: &Harm, owner: Seat, marked: &mut Marked) -> Ruling<bool> {
    let now = *marked;
    let mut any = Menu::one_of(1);
    (harm.list)(play.position(), owner, &now, &mut any);
    if any.is_empty() {
        return Ok(false);
    }
    let ask = Ask::open(owner, harm.clause, harm.prompt);
    let chosen = play.choose(ask, |at, menu| (harm.list)(at, owner, &now, menu))?;
    marked.coins[usize::from(chosen.operand(0))] += 1;
    Ok(true)
}

/// The losses when `by` removes everything its enemies have in a clearing that exists for it.
pub fn everything_of_enemies(at: Position, by: Seat, clearing: Clearing, losses: &mut Vec<Loss>) {
    of_enemies(at, by, clearing, Cause::All, |_| true, losses);
}

/// The losses when `by` removes every building and token its enemies have in a clearing and it can see.
pub fn prizes_of_enemies(at: Position, by: Seat, clearing: Clearing, losses: &mut Vec<Loss>) {
    let prize = |class| matches!(class, Class::Building | Class::Token);
    of_enemies(at, by, clearing, Cause::Effect, prize, losses);
}

fn of_enemies(
    at: Position,
    by: Seat,
    clearing: Clearing,
    cause: Cause,
    wanted: impl Fn(Class) -> bool,
    losses: &mut Vec<Loss>,
) {
    for owner in at.enemies(by) {
        let faction = at.faction(owner);
        let seen = |kind: &_| !faction.piece(*kind).unseen && wanted(faction.piece(*kind).class);
        for kind in faction.kinds().filter(seen) {
            let count = at.count(owner, clearing, kind);
            if count > 0 {
                losses.push(Loss { by: Some(by), owner, kind, count, clearing, cause, instead: false });
            }
        }
    }
}

/// The kinds of a seat's pieces in a clearing that an effect may name which takes a warrior, or without warriors there
/// another piece: its warriors shield the rest, those included that cannot be removed.
#[must_use]
pub fn exposed(at: Position, by: Seat, owner: Seat, clearing: Clearing, cause: Cause) -> KindSet {
    let guarded = at.warriors(owner, clearing) > 0;
    let mut kinds = KindSet::EMPTY;
    for kind in at.faction(owner).kinds() {
        let info = at.piece(owner, kind);
        let loss = Loss { by: Some(by), owner, kind, count: 1, clearing, cause, instead: false };
        let can_be_named = at.count(owner, clearing, kind) > 0
            && !info.unseen
            && (info.class == Class::Warrior) == guarded
            && may_remove(at, &loss).is_ok();
        if can_be_named {
            kinds.insert(kind);
        }
    }
    kinds
}
