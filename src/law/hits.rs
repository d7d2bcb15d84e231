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
        let owner = battle.seat(side);
        let by = battle.seat(side.other());
        let marked = choose_losses(play, battle, owner, hits[side.other() as usize])?;
        for kind in play.setup.faction(owner).kinds() {
            let count = marked.pieces[kind.index()];
            if count > 0 {
                losses.push(Loss {
                    by: Some(by),
                    owner,
                    kind,
                    count,
                    clearing: battle.clearing,
                    cause,
                    instead: false,
                });
            }
        }
    }
    removal::remove(play, &losses, clause!("LAW-7.2s"))
}

/// Asks the side that takes hits which of its pieces go, hit by hit, wherever there is a choice (LAW-7.2u).
fn choose_losses(play: &mut Play, battle: &Battle, owner: Seat, hits: u8) -> Ruling<Marked> {
    let mut marked = Marked::default();
    for _ in 0..hits {
        match next_hit(play.position(), battle, owner, &marked) {
            Target::Nothing => break,
            Target::Absorbed => marked.absorbed += 1,
            // One kind only is no choice.
            Target::Pieces(kinds) if kinds.len() == 1 => {
                kinds.iter().for_each(|kind| marked.pieces[kind.index()] += 1);
            }
            Target::Pieces(kinds) => {
                let chosen = play.choose(Ask::open(owner, clause!("LAW-7.2u"), "take-hit"), |_, menu| {
                    for kind in kinds.iter() {
                        menu.offer(Opt::piece(LOSE, owner, kind));
                    }
                })?;
                marked.pieces[chosen.piece_at(0).1.index()] += 1;
            }
        }
    }
    Ok(marked)
}

/// What the next hit on a side may fall on: what its faction says, else the order of the law.
fn next_hit(at: Position, battle: &Battle, owner: Seat, marked: &Marked) -> Target {
    match at.faction(owner).next_hit {
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
