//! A scripted player: prefers what scores, builds and fights when the odds are good.

use crate::decision::{Ask, Opt};
use crate::law::verbs;
use crate::play::{CardKind, Position, Setup};
use crate::terms::{Class, Clearing, Seat};
use crate::view::View;

use super::Policy;

/// Chooses by a fixed weighing of each option, from what its seat can see.
#[derive(Clone, Copy, Debug, Default)]
pub struct Greedy {
    state: u64,
}

impl Greedy {
    /// A greedy player; the seed breaks ties.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self { state: seed | 1 }
    }

    fn tie_breaker(&mut self) -> i32 {
        self.state ^= self.state << 13;
        self.state ^= self.state >> 7;
        self.state ^= self.state << 17;
        i32::try_from(self.state & 15).unwrap_or(0)
    }
}

impl Policy for Greedy {
    fn pick(&mut self, setup: &Setup, view: &View, ask: &Ask, options: &[Opt]) -> usize {
        let at = view.position(setup);
        let best =
            options.iter().enumerate().max_by_key(|(_, option)| weigh(at, ask.seat, **option) + self.tie_breaker());
        best.map_or(0, |(index, _)| index)
    }
}

/// How good an option looks, in sixteenths of a point.
fn weigh(at: Position, me: Seat, option: Opt) -> i32 {
    match option.verb() {
        verbs::DONE | verbs::PASS | verbs::CONTINUE => 8,
        verbs::CRAFT => 100 + craft_worth(at, option),
        verbs::BATTLE => battle_worth(at, me, option.clearing(0), option.seat_at(1)),
        verbs::AMBUSH | verbs::USE => 60,
        verbs::LOSE => 40 - piece_worth(at, option.piece_at(0)),
        verbs::DISCARD | verbs::GIVE | verbs::SPEND => 40 - keep_worth(at, option),
        verbs::MOVE => 10,
        verbs::WITH | verbs::COUNT => i32::from(option.operand(1).max(option.operand(0))),
        verb if verb.faction() == Some(at.faction(me).number) => 50,
        _ => 20,
    }
}

fn craft_worth(at: Position, option: Opt) -> i32 {
    match at.face(option.card_at(0)).kind {
        CardKind::Item { points, .. } => 16 * i32::from(points),
        CardKind::Immediate(_) => 40,
        _ => 12,
    }
}

/// Warriors there against theirs, and what stands behind them.
fn battle_worth(at: Position, me: Seat, clearing: Clearing, enemy: Seat) -> i32 {
    let mine = i32::from(at.warriors(me, clearing));
    let theirs = i32::from(at.warriors(enemy, clearing));
    let prizes = i32::from(at.prizes(enemy, clearing));
    if theirs == 0 { 30 + 32 * prizes.min(mine + 1) } else { 14 + 6 * (mine - theirs) + 4 * prizes }
}

fn piece_worth(at: Position, (owner, kind): (Seat, crate::terms::Kind)) -> i32 {
    match at.piece(owner, kind).class {
        Class::Warrior => 4,
        Class::Token => 16,
        Class::Building => 24,
        Class::Pawn => 20,
    }
}

fn keep_worth(at: Position, option: Opt) -> i32 {
    match at.face(option.card_at(0)).kind {
        CardKind::Item { points, .. } => 8 + 4 * i32::from(points),
        CardKind::Immediate(_) | CardKind::Persistent(_) => 10,
        CardKind::Ambush => 12,
        CardKind::Dominance(_) => 2,
    }
}
