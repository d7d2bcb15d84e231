//! A side of a battle as its hits are assigned: its own pieces, and the warriors lent to it (LAW-7.2u).

use arrayvec::ArrayVec;

use super::diverting;
use super::hits::in_lawful_order;
use crate::play::hooks::STANDS_FOR_WARRIORS;
use crate::play::{Battle, COINS, Diversion, HitSharing, HitTarget, MOST_LOANS, Marked, Position, Side};
use crate::terms::{Class, KINDS, Kind, KindSet, Seat};

/// The pieces that one owner has on a side of a battle: the side's own, or warriors lent to it.
pub(super) struct Rank {
    pub(super) owner: Seat,
    /// How hits are shared with them; `None` for the side's own.
    lent: Option<(KindSet, HitSharing)>,
    pub(super) marked: Marked,
}

/// A side as its hits are assigned, its own pieces first.
pub(super) struct Ranks {
    pub(super) list: ArrayVec<Rank, { MOST_LOANS + 1 }>,
    side: Side,
    /// Hits assigned so far.
    taken: u8,
}

/// What the next hit on a side may fall on: kinds of piece by their place among the ranks, and coins.
pub(super) struct Reach {
    pieces: [KindSet; MOST_LOANS + 1],
    pub(super) coins: bool,
    /// The rank that uses the hit up without effect.
    pub(super) absorbed: Option<usize>,
    /// Whether the side may let the hit pass: it has nothing of its own left, and what is lent takes hits as it likes.
    pub(super) may_pass: bool,
}

impl Ranks {
    pub(super) fn of(battle: &Battle, side: Side) -> Self {
        let own = Rank { owner: battle.seat(side), lent: None, marked: Marked::default() };
        let lent = battle.lent_to(side).map(|loan| {
            let lent = Some((loan.kinds, loan.hits));
            Rank { owner: loan.owner, lent, marked: Marked::default() }
        });
        Self { list: std::iter::once(own).chain(lent).collect(), side, taken: 0 }
    }

    /// What the next hit may fall on. Warriors of the side, and those lent to it, come before everything else of it;
    /// how own and lent warriors share, the loans say.
    pub(super) fn next(&self, at: Position, battle: &Battle) -> Reach {
        let diversion = battle.rules.diverted[self.side as usize];
        let own = self.target(at, battle, 0, diversion);
        if self.list.len() == 1 {
            return Reach::of(0, own);
        }
        let (front, rest) = split(at, self.list[0].owner, own);
        let lent: ArrayVec<(usize, HitTarget, HitSharing), MOST_LOANS> = (1..self.list.len())
            .filter_map(|rank| {
                self.list[rank].lent.map(|(_, share)| (rank, self.target(at, battle, rank, diversion), share))
            })
            .filter(|(_, target, _)| *target != HitTarget::Nothing)
            .collect();
        if front == HitTarget::Nothing {
            return if lent.is_empty() {
                Reach::of(0, rest)
            } else {
                let may_pass =
                    rest == HitTarget::Nothing && lent.iter().all(|(.., share)| *share == HitSharing::OwnersChoice);
                let reach = Reach { may_pass, ..Reach::NOTHING };
                lent.iter().fold(reach, |reach, (rank, target, _)| reach.and(*rank, *target))
            };
        }
        let in_turn = |share: HitSharing| share == HitSharing::Alternate && self.taken % 2 == 1;
        if lent.iter().any(|(.., share)| in_turn(*share)) {
            let theirs = lent.iter().filter(|(.., share)| in_turn(*share));
            return theirs.fold(Reach::NOTHING, |reach, (rank, target, _)| reach.and(*rank, *target));
        }
        let beside = lent.iter().filter(|(.., share)| *share == HitSharing::OwnersChoice);
        beside.fold(Reach::of(0, front), |reach, (rank, target, _)| reach.and(*rank, *target))
    }

    /// What the next hit on one owner's pieces may fall on: what its faction says, else the order of the law; of lent pieces
    /// only those that are lent, and where hits divert, only what they can divert or remove.
    fn target(&self, at: Position, battle: &Battle, rank: usize, diversion: Option<&Diversion>) -> HitTarget {
        let Rank { owner, lent, marked } = &self.list[rank];
        let target = match at.faction(*owner).hooks.next_hit {
            Some(next_hit) => next_hit(at, *owner, battle, marked),
            None => in_lawful_order(at, battle, *owner, marked),
        };
        let HitTarget::Pieces(mut kinds) = target else { return target };
        if let Some((lent, _)) = lent {
            kinds = kinds.iter().filter(|kind| lent.has(*kind)).collect();
        }
        if let Some(diversion) = diversion {
            let reached: ArrayVec<(Seat, Kind, u8), { KINDS * (MOST_LOANS + 1) }> = self.marked_pieces().collect();
            kinds = kinds
                .iter()
                .filter(|kind| diverting::can_hit(at, battle, self.side, diversion, &reached, (*owner, *kind)))
                .collect();
        }
        if kinds.is_empty() { HitTarget::Nothing } else { HitTarget::Pieces(kinds) }
    }

    fn marked_pieces(&self) -> impl Iterator<Item = (Seat, Kind, u8)> {
        self.list.iter().flat_map(|rank| {
            (0u8..)
                .zip(rank.marked.pieces)
                .filter(|(_, count)| *count > 0)
                .map(|(kind, count)| (rank.owner, Kind(kind), count))
        })
    }

    /// The pieces within reach, rank by rank.
    pub(super) fn pieces(&self, reach: &Reach) -> impl Iterator<Item = (usize, Kind)> + use<> {
        let pieces = reach.pieces;
        (0..self.list.len()).flat_map(move |rank| pieces[rank].iter().map(move |kind| (rank, kind)))
    }

    pub(super) fn only_piece(&self, reach: &Reach) -> Option<(usize, Kind)> {
        let mut pieces = self.pieces(reach);
        match (pieces.next(), pieces.next(), reach.coins || reach.may_pass) {
            (Some(only), None, false) => Some(only),
            _ => None,
        }
    }

    pub(super) fn mark(&mut self, rank: usize, kind: Kind) -> (Seat, Kind) {
        self.taken += 1;
        self.list[rank].marked.pieces[kind.index()] += 1;
        (self.list[rank].owner, kind)
    }

    pub(super) fn mark_coin(&mut self, coin: u8) {
        self.taken += 1;
        self.list[0].marked.coins[usize::from(coin).min(COINS - 1)] += 1;
    }

    pub(super) fn absorb(&mut self, rank: usize) {
        self.taken += 1;
        self.list[rank].marked.absorbed += 1;
    }
}

impl Reach {
    const NOTHING: Self =
        Self { pieces: [KindSet::EMPTY; MOST_LOANS + 1], coins: false, absorbed: None, may_pass: false };

    fn of(rank: usize, target: HitTarget) -> Self {
        Self::NOTHING.and(rank, target)
    }

    const fn and(mut self, rank: usize, target: HitTarget) -> Self {
        match target {
            HitTarget::Pieces(kinds) => self.pieces[rank] = kinds,
            HitTarget::Coins => self.coins = true,
            HitTarget::Absorbed => self.absorbed = Some(rank),
            HitTarget::Nothing => {}
        }
        self
    }

    pub(super) fn is_nothing(&self) -> bool {
        !self.coins && self.absorbed.is_none() && self.pieces.iter().all(|kinds| kinds.is_empty())
    }
}

/// The warriors of a target, and whatever else is hit after all warriors of a side: buildings, tokens, and a pawn that hits
/// can fall on (our reading: sharing speaks of warriors).
fn split(at: Position, owner: Seat, target: HitTarget) -> (HitTarget, HitTarget) {
    let HitTarget::Pieces(kinds) = target else { return (target, HitTarget::Nothing) };
    let in_front = at.ask_own(owner, STANDS_FOR_WARRIORS).fold(KindSet::EMPTY, |kinds, heard| kinds.or(*heard.answer));
    let is_behind = |kind: &Kind| !in_front.has(*kind) && at.piece(owner, *kind).class != Class::Warrior;
    let target = |kinds: KindSet| if kinds.is_empty() { HitTarget::Nothing } else { HitTarget::Pieces(kinds) };
    let behind: KindSet = kinds.iter().filter(is_behind).collect();
    (target(kinds.iter().filter(|kind| !is_behind(kind)).collect()), target(behind))
}
