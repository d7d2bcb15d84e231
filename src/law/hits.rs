//! Dealing hits (LAW-7.2s to LAW-7.2z).

use super::removal;
use super::verbs::LOSE;
use crate::clause;
use crate::decision::{Ask, Opt, Ruling};
use crate::play::{Battle, Cause, Loss, Losses, Marked, Play, Position, Side, Target};
use crate::terms::{Class, KINDS, KindSet, Seat};

/// Step 6: both sides choose what their hits fall on, the defender first; then everything goes at the same time, both
/// sides score, and triggers resolve. `hits` are those each side deals, by side.
///
/// # Errors
/// Suspends while a question is open; stops if the game is won.
pub fn deal(play: &mut Play, battle: &Battle, hits: [u8; 2], cause: Cause) -> Ruling {
    let mut losses = Losses::new();
    for side in [Side::Defender, Side::Attacker] {
        choose_losses(play, battle, side, hits[side.other() as usize], cause, &mut losses)?;
    }
    removal::remove(play, &losses, clause!("LAW-7.2s"))
}

/// Asks the side that takes hits which of its pieces go, hit by hit, wherever there is a choice (LAW-7.2u). Pieces that
/// go back to a track arrive there in this order; where that tells nothing, nobody is asked how everything goes.
fn choose_losses(play: &mut Play, battle: &Battle, side: Side, hits: u8, cause: Cause, losses: &mut Losses) -> Ruling {
    let owner = battle.seat(side);
    let by = Some(battle.seat(side.other()));
    let no_choice = !play.setup.faction(owner).ordered_losses && everything_goes(play.position(), battle, owner, hits);
    let mut marked = Marked::default();
    for _ in 0..hits {
        let kind = match next_hit(play.position(), battle, owner, &marked) {
            Target::Nothing => break,
            Target::Absorbed => {
                marked.absorbed += 1;
                continue;
            }
            Target::Pieces(kinds) => {
                let mut left = kinds.iter();
                if let (Some(only), None) = (left.next(), left.next()) {
                    // One kind only is no choice.
                    only
                } else {
                    let ask = Ask::open(owner, clause!("LAW-7.2u"), "take-hit");
                    let asked = if no_choice { 1 } else { KINDS };
                    let chosen = play.choose(ask, |_, menu| {
                        kinds.iter().take(asked).for_each(|kind| menu.offer(Opt::piece(LOSE, owner, kind)));
                    })?;
                    chosen.piece_at(0).1
                }
            }
        };
        marked.pieces[kind.index()] += 1;
        match losses.last_mut() {
            Some(last) if last.owner == owner && last.kind == kind => last.count += 1,
            _ => losses.push(Loss { by, owner, kind, count: 1, clearing: battle.clearing, cause, instead: false }),
        }
    }
    Ok(())
}

/// Whether so many hits reach whatever they can reach, so that there is nothing to choose.
fn everything_goes(at: Position, battle: &Battle, owner: Seat, hits: u8) -> bool {
    let mut marked = Marked::default();
    for _ in 0..hits {
        match next_hit(at, battle, owner, &marked) {
            Target::Nothing => return true,
            Target::Absorbed => marked.absorbed += 1,
            Target::Pieces(kinds) => kinds.iter().take(1).for_each(|kind| marked.pieces[kind.index()] += 1),
        }
    }
    matches!(next_hit(at, battle, owner, &marked), Target::Nothing)
}

/// What the next hit on a side may fall on: what its faction says, else the order of the law.
fn next_hit(at: Position, battle: &Battle, owner: Seat, marked: &Marked) -> Target {
    match at.faction(owner).hooks.next_hit {
        Some(next_hit) => next_hit(at, owner, battle, marked),
        None => in_lawful_order(at, battle, owner, marked),
    }
}

/// All warriors before any building or token; pawns never (LAW-7.2u, LAW-2.2).
#[must_use]
pub fn in_lawful_order(at: Position, battle: &Battle, owner: Seat, marked: &Marked) -> Target {
    let warriors = unmarked(at, battle, owner, marked, |class| class == Class::Warrior);
    if !warriors.is_empty() {
        return Target::Pieces(warriors);
    }
    let rest = unmarked(at, battle, owner, marked, |class| matches!(class, Class::Building | Class::Token));
    if rest.is_empty() { Target::Nothing } else { Target::Pieces(rest) }
}

/// The visible kinds of these classes that a side still has unmarked in the clearing of battle.
#[must_use]
pub fn unmarked(
    at: Position,
    battle: &Battle,
    owner: Seat,
    marked: &Marked,
    wanted: impl Fn(Class) -> bool,
) -> KindSet {
    let pieces = &at.table.pieces[owner.index()][battle.clearing.index()];
    let mut kinds = KindSet::EMPTY;
    for kind in at.faction(owner).kinds().take(KINDS) {
        let info = at.piece(owner, kind);
        if wanted(info.class) && !info.unseen && pieces[kind.index()] > marked.pieces[kind.index()] {
            kinds.insert(kind);
        }
    }
    kinds
}
