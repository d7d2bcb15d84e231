//! Removing pieces (LAW-1.5.4, LAW-2.3b, LAW-4.1a). What follows from it stands in [`super::triggers`], who
//! claims what was removed in [`super::claims`].

use arrayvec::ArrayVec;

use super::{claims, loans, scoring, supply, triggers};
use crate::clause;
use crate::clause::Clause;
use crate::decision::{Ask, Menu, Reason, Refusal, Ruling};
use crate::event::{Event, Value};
use crate::play::hooks::{CLAIMS, HARM, MAY_REMOVE, Question, SINGLES_OUT, SPOILS, WORTH};
use crate::play::{Battle, Cause, Coins, Harm, Loss, Losses, Marked, Opinion, Play, Position, Removed};
use crate::terms::{Class, Clearing, Kind, KindSet, MAX_SEATS, Seat};

/// Warriors of its owner stand before the piece.
static WARRIORS_SHIELD_IT: Reason = Reason { key: "warriors-shield-it", values: &["clearing"] };

/// Coins that one event costs factions without pieces to lose.
pub type Harms = Vec<(Seat, Coins)>;

/// Whether these pieces can be removed: what everybody at the table says.
///
/// # Errors
/// The refusal of the ban that stands.
pub fn may_remove(at: Position, loss: &Loss) -> Result<(), Refusal> {
    Opinion::settle(at.ask(MAY_REMOVE), at, loss.owner, loss)
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
    // Only where somebody claims pieces on their way it is noted which they are.
    let is_claimed = play.position().is_answered(CLAIMS);
    let mut homeward = Losses::new();
    for mut loss in losses.iter().copied().filter(|loss| loss.count > 0) {
        // Warriors that fight for both sides of a battle can be marked on both, and fall once.
        loss.count = loss.count.min(play.table.count(loss.owner, loss.clearing, loss.kind));
        if loss.count == 0 {
            continue;
        }
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
        play.let_each(SINGLES_OUT, |play, me, singles_out| singles_out(play, me, &loss))?;
        let instead = play.setup.faction(loss.owner).hooks.instead_of_removal;
        let earned = if let Some(points) = instead.and_then(|instead| instead(play, loss.owner, &loss)) {
            loss.instead = true;
            points
        } else {
            let worth = worth(play.position(), &loss);
            if take_off(play, &loss, event.clause) && is_claimed {
                homeward.push(loss);
            }
            worth
        };
        if let Some(by) = loss.by.filter(|by| play.position().are_enemies(*by, loss.owner)) {
            points[by.index()] = points[by.index()].saturating_add(earned);
        }
        event.losses.push(loss);
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
    let all = plain * loss.count;
    at.ask(WORTH).fold(all, |worth, (me, said)| said(at, me, loss, worth))
}

/// Adds what voices earn for their owners with this event.
fn add_spoils(play: &mut Play, event: &Removed, points: &mut [u8; MAX_SEATS]) {
    play.note_each(SPOILS, |play, me, earns| {
        let earned = earns(play, me, event);
        points[me.index()] = points[me.index()].saturating_add(earned);
    });
}

/// Takes pieces off the map to where they belong; says whether that is the supply.
fn take_off(play: &mut Play, loss: &Loss, clause: Clause) -> bool {
    let faction = play.setup.faction(loss.owner);
    play.table.pieces[loss.owner.index()][loss.clearing.index()][loss.kind.index()] -= loss.count;
    let taken_back = faction.hooks.takes_back.is_some_and(|takes_back| takes_back(play, loss.owner, loss));
    if !taken_back {
        supply::put_back(play, loss.owner, loss.kind, loss.count);
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
    let Some(harm) = HARM::answer_of(&play.setup.faction(loss.owner).hooks) else { return Ok(None) };
    let count = (harm.instead_of)(play.position(), loss.owner, loss);
    let mut marked = everything_within(play.position(), harm, loss.owner, count);
    if first_coin(play.position(), harm, loss.owner, &marked).is_some() {
        marked = Marked::default();
        for _ in 0..count {
            ask_coin(play, harm, loss.owner, &mut marked)?;
        }
    }
    Ok((marked.coins != Coins::default()).then_some((loss.owner, marked.coins)))
}

/// The first coin that a faction could lose next.
fn first_coin(at: Position, harm: &Harm, owner: Seat, marked: &Marked) -> Option<u8> {
    let mut coins = Menu::list();
    (harm.list)(at, owner, marked, &mut coins);
    coins.options().first().map(|coin| coin.operand(0))
}

/// Up to so many coins of a faction, in the order in which it lists them. If these are all it has, nobody is asked.
fn everything_within(at: Position, harm: &Harm, owner: Seat, count: u8) -> Marked {
    let mut marked = Marked::default();
    for _ in 0..count {
        let Some(coin) = first_coin(at, harm, owner, &marked) else { break };
        marked.coins[usize::from(coin)] += 1;
    }
    marked
}

/// Asks a faction for one of the coins it has.
fn ask_coin(play: &mut Play, harm: &Harm, owner: Seat, marked: &mut Marked) -> Ruling {
    let now = *marked;
    let ask = Ask::open(owner, harm.clause, harm.prompt);
    let chosen = play.choose(ask, |at, menu| (harm.list)(at, owner, &now, menu))?;
    marked.coins[usize::from(chosen.operand(0))] += 1;
    Ok(())
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
        // What somebody treats as its own is no piece of an enemy to it (LAW-2.1c).
        let own = loans::kinds_for_rule(at, by, owner, clearing);
        let seen = |kind: &Kind| !own.has(*kind) && !faction.piece(*kind).unseen && wanted(faction.piece(*kind).class);
        for kind in faction.kinds().filter(seen) {
            let count = at.count(owner, clearing, kind);
            if count > 0 {
                losses.push(Loss { by: Some(by), owner, kind, count, clearing, cause, instead: false });
            }
        }
    }
}

/// Whether an enemy has a piece in a clearing that a seat can see and does not treat as its own for rule (LAW-2.1c).
#[must_use]
pub fn has_enemy_piece(at: Position, me: Seat, enemy: Seat, clearing: Clearing) -> bool {
    let own = loans::kinds_for_rule(at, me, enemy, clearing);
    !seen(at, enemy, clearing).without(own).is_empty()
}

/// The kinds of a seat's pieces in a clearing that others can see.
#[must_use]
pub fn seen(at: Position, owner: Seat, clearing: Clearing) -> KindSet {
    let is_seen = |kind: &Kind| at.count(owner, clearing, *kind) > 0 && !at.piece(owner, *kind).unseen;
    at.faction(owner).kinds().filter(is_seen).collect()
}

/// Whether an effect may name this piece that takes a warrior, or without warriors there another piece.
///
/// # Errors
/// `warriors-shield-it` under the clause of the effect, or the refusal of the ban that stands.
pub fn may_name(at: Position, loss: &Loss, clause: Clause) -> Result<(), Refusal> {
    if is_shielded(at, loss) {
        return Err(Refusal::with(&WARRIORS_SHIELD_IT, clause, &[loss.clearing.0]));
    }
    may_remove(at, loss)
}

/// Whether warriors of its owner stand before a piece, those included that cannot be removed.
fn is_shielded(at: Position, loss: &Loss) -> bool {
    at.piece(loss.owner, loss.kind).class != Class::Warrior && at.warriors(loss.owner, loss.clearing) > 0
}

/// The kinds of a seat's pieces in a clearing that such an effect may name.
#[must_use]
pub fn exposed(at: Position, by: Seat, owner: Seat, clearing: Clearing, cause: Cause) -> KindSet {
    let loss = |kind| Loss { by: Some(by), owner, kind, count: 1, clearing, cause, instead: false };
    let can_be_named = |loss: Loss| !is_shielded(at, &loss) && may_remove(at, &loss).is_ok();
    seen(at, owner, clearing).iter().filter(|kind| can_be_named(loss(*kind))).collect()
}

/// The kinds of a seat's pieces in a clearing that cannot be removed, and for which it would lose something else.
#[must_use]
pub fn harmed(at: Position, by: Seat, owner: Seat, clearing: Clearing, cause: Cause) -> KindSet {
    let Some(harm) = &at.faction(owner).hooks.harm else { return KindSet::EMPTY };
    if first_coin(at, harm, owner, &Marked::default()).is_none() {
        return KindSet::EMPTY;
    }
    let is_harmed = |kind: &Kind| {
        let loss = Loss { by: Some(by), owner, kind: *kind, count: 1, clearing, cause, instead: false };
        at.count(owner, clearing, *kind) > 0
            && may_remove(at, &loss).is_err()
            && (harm.instead_of)(at, owner, &loss) > 0
    };
    at.faction(owner).kinds().filter(is_harmed).collect()
}
