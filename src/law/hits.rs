//! Dealing hits (LAW-7.2s to LAW-7.2z).

use arrayvec::ArrayVec;

use super::diverting;
use super::removal::{self, Harms};
use super::verbs::LOSE;
use crate::clause;
use crate::decision::{Ask, Menu, Opt, Ruling};
use crate::event::Event;
use crate::play::hooks::IGNORES_FIRST;
use crate::play::{
    Battle, Cause, Coins, Diversion, Loss, Losses, MOST_LOANS, Marked, Play, Position, Share, Side, Target,
};
use crate::terms::{Class, KINDS, Kind, KindSet, Seat};

/// Step 6: both sides choose what their hits fall on, the defender first; then everything goes at the same time, both
/// sides score, and triggers resolve. `hits` are those each side deals, by side.
///
/// # Errors
/// Suspends while a question is open; stops if the game is won.
pub fn deal(play: &mut Play, battle: &mut Battle, hits: [u8; 2]) -> Ruling {
    let mut losses = Losses::new();
    let mut harms = Harms::new();
    for side in [Side::Defender, Side::Attacker] {
        let hits = hits[side.other() as usize] - ignore_first(play, battle, side, hits[side.other() as usize]);
        choose_losses(play, battle, side, hits, &mut losses, &mut harms)?;
    }
    for side in [Side::Defender, Side::Attacker] {
        if let Some(diversion) = battle.rules.diverted[side as usize] {
            diverting::divert(play, battle, side, diversion, &mut losses)?;
        }
    }
    removal::remove_in_battle(play, &losses, harms, battle)
}

/// How many of these hits on a side fall away because it ignores the first one in this battle. Two reasons to ignore it
/// are one hit.
fn ignore_first(play: &mut Play, battle: &mut Battle, side: Side, hits: u8) -> u8 {
    let seat = battle.seat(side);
    let at = play.position();
    let ignores = hits > 0
        && !battle.spared[side as usize]
        && (battle.rules.ignores_first[side as usize]
            || at.ask_own(seat, IGNORES_FIRST).any(|heard| (heard.answer)(at, seat, battle)));
    if ignores {
        battle.spared[side as usize] = true;
        play.tell(|| Event::new("hit-ignored", clause!("LAW-7.2o")).seat(seat).clearing(battle.clearing));
    }
    ignores.into()
}

/// The pieces that one owner has on a side of a battle: the side's own, or warriors lent to it.
struct Rank {
    owner: Seat,
    /// How hits are shared with them; `None` for the side's own.
    lent: Option<(KindSet, Share)>,
    marked: Marked,
}

/// A side as its hits are assigned, its own pieces first.
struct Ranks {
    ranks: ArrayVec<Rank, { MOST_LOANS + 1 }>,
    side: Side,
    /// Hits assigned so far.
    taken: u8,
}

/// What the next hit on a side may fall on: kinds of piece by their place among the ranks, and coins.
struct Reach {
    pieces: [KindSet; MOST_LOANS + 1],
    coins: bool,
    /// The rank that uses the hit up without effect.
    absorbed: Option<usize>,
}

/// Asks the side that takes hits which of its pieces go, hit by hit, wherever there is a choice (LAW-7.2u). Pieces that
/// go back to a track arrive there in this order; where that tells nothing, nobody is asked how everything goes.
fn choose_losses(
    play: &mut Play,
    battle: &Battle,
    side: Side,
    hits: u8,
    losses: &mut Losses,
    harms: &mut Harms,
) -> Ruling {
    let seat = battle.seat(side);
    let no_choice =
        hits > 0 && !play.setup.faction(seat).ordered_losses && everything_goes(play.position(), battle, side, hits);
    let mut ranks = Ranks::of(battle, side);
    for _ in 0..hits {
        let reach = ranks.next(play.position(), battle);
        if reach.is_nothing() {
            break;
        }
        if let Some(rank) = reach.absorbed {
            ranks.absorb(rank);
            continue;
        }
        let Some((owner, kind)) = choose_piece(play, &mut ranks, &reach, no_choice)? else { continue };
        let class = play.setup.faction(owner).piece(kind).class;
        let by = match class {
            Class::Warrior | Class::Pawn => battle.rules.warriors_by,
            Class::Building | Class::Token => battle.rules.prizes_by,
        };
        let by = Some(by.unwrap_or(battle.seat(side.other())));
        match losses.last_mut() {
            Some(last) if last.owner == owner && last.kind == kind => last.count += 1,
            _ => {
                let cause = Cause::Battle(side);
                losses.push(Loss { by, owner, kind, count: 1, clearing: battle.clearing, cause, instead: false });
            }
        }
    }
    let coins = ranks.ranks[0].marked.coins;
    if coins != Coins::default() {
        harms.push((seat, coins));
    }
    Ok(())
}

/// Asks what one hit falls on and marks it; gives back the piece, if it is one. One kind only is no choice.
fn choose_piece(play: &mut Play, ranks: &mut Ranks, reach: &Reach, no_choice: bool) -> Ruling<Option<(Seat, Kind)>> {
    if let Some(only) = ranks.only_piece(reach) {
        return Ok(Some(ranks.mark(only.0, only.1)));
    }
    let seat = ranks.ranks[0].owner;
    let asked = if no_choice { 1 } else { usize::MAX };
    let chosen = play.choose(Ask::open(seat, clause!("LAW-7.2u"), "take-hit"), |at, menu| {
        for (owner, kind) in ranks.pieces(reach).map(|(rank, kind)| (ranks.ranks[rank].owner, kind)).take(asked) {
            menu.offer(Opt::piece(LOSE, owner, kind));
        }
        if reach.coins {
            offer_coins(at, &ranks.ranks[0], menu);
        }
    })?;
    if chosen.verb() != LOSE {
        ranks.mark_coin(chosen.operand(0));
        return Ok(None);
    }
    let (owner, kind) = chosen.piece_at(0);
    let rank = ranks.ranks.iter().position(|rank| rank.owner == owner).unwrap_or(0);
    Ok(Some(ranks.mark(rank, kind)))
}

fn offer_coins(at: Position, own: &Rank, menu: &mut Menu) {
    if let Some(harm) = &at.faction(own.owner).hooks.harm {
        (harm.list)(at, own.owner, &own.marked, menu);
    }
}

/// Whether so many hits reach whatever they can reach, so that there is nothing to choose.
fn everything_goes(at: Position, battle: &Battle, side: Side, hits: u8) -> bool {
    let mut ranks = Ranks::of(battle, side);
    for _ in 0..hits {
        let reach = ranks.next(at, battle);
        if reach.is_nothing() {
            return true;
        }
        let first = ranks.pieces(&reach).next();
        match (reach.absorbed, first) {
            (Some(rank), _) => ranks.absorb(rank),
            (None, Some((rank, kind))) => {
                ranks.mark(rank, kind);
            }
            (None, None) => {
                let mut coins = Menu::list();
                offer_coins(at, &ranks.ranks[0], &mut coins);
                coins.options().first().into_iter().for_each(|coin| ranks.mark_coin(coin.operand(0)));
            }
        }
    }
    ranks.next(at, battle).is_nothing()
}

impl Ranks {
    fn of(battle: &Battle, side: Side) -> Self {
        let own = Rank { owner: battle.seat(side), lent: None, marked: Marked::default() };
        let lent = battle.lent_to(side).map(|loan| {
            let lent = Some((loan.kinds, loan.hits));
            Rank { owner: loan.owner, lent, marked: Marked::default() }
        });
        Self { ranks: std::iter::once(own).chain(lent).collect(), side, taken: 0 }
    }

    /// What the next hit may fall on. Warriors of the side, and those lent to it, come before its buildings and tokens;
    /// how own and lent warriors share, the loans say.
    fn next(&self, at: Position, battle: &Battle) -> Reach {
        let diversion = battle.rules.diverted[self.side as usize];
        let own = self.target(at, battle, 0, diversion);
        if self.ranks.len() == 1 {
            return Reach::of(0, own);
        }
        let (front, rest) = split(at, self.ranks[0].owner, own);
        let lent: ArrayVec<(usize, Target, Share), MOST_LOANS> = (1..self.ranks.len())
            .filter_map(|rank| {
                self.ranks[rank].lent.map(|(_, share)| (rank, self.target(at, battle, rank, diversion), share))
            })
            .filter(|(_, target, _)| *target != Target::Nothing)
            .collect();
        if front == Target::Nothing {
            return if lent.is_empty() {
                Reach::of(0, rest)
            } else {
                lent.iter().fold(Reach::NOTHING, |reach, (rank, target, _)| reach.and(*rank, *target))
            };
        }
        let in_turn = |share: Share| share == Share::Alternate && self.taken % 2 == 1;
        if lent.iter().any(|(.., share)| in_turn(*share)) {
            let theirs = lent.iter().filter(|(.., share)| in_turn(*share));
            return theirs.fold(Reach::NOTHING, |reach, (rank, target, _)| reach.and(*rank, *target));
        }
        let beside = lent.iter().filter(|(.., share)| *share == Share::OwnersChoice);
        beside.fold(Reach::of(0, front), |reach, (rank, target, _)| reach.and(*rank, *target))
    }

    /// What the next hit on one owner's pieces may fall on: what its faction says, else the order of the law; of lent pieces
    /// only those that are lent, and where hits divert, only what they can divert or remove.
    fn target(&self, at: Position, battle: &Battle, rank: usize, diversion: Option<&Diversion>) -> Target {
        let Rank { owner, lent, marked } = &self.ranks[rank];
        let target = match at.faction(*owner).hooks.next_hit {
            Some(next_hit) => next_hit(at, *owner, battle, marked),
            None => in_lawful_order(at, battle, *owner, marked),
        };
        let Target::Pieces(mut kinds) = target else { return target };
        if let Some((lent, _)) = lent {
            kinds = kinds.iter().filter(|kind| lent.has(*kind)).collect();
        }
        if let Some(diversion) = diversion {
            let reached: ArrayVec<(Seat, Kind, u8), 32> = self.marked_pieces().collect();
            kinds = kinds
                .iter()
                .filter(|kind| diverting::can_hit(at, battle, self.side, diversion, &reached, (*owner, *kind)))
                .collect();
        }
        if kinds.is_empty() { Target::Nothing } else { Target::Pieces(kinds) }
    }

    fn marked_pieces(&self) -> impl Iterator<Item = (Seat, Kind, u8)> {
        self.ranks.iter().flat_map(|rank| {
            (0u8..)
                .zip(rank.marked.pieces)
                .filter(|(_, count)| *count > 0)
                .map(|(kind, count)| (rank.owner, Kind(kind), count))
        })
    }

    /// The pieces within reach, rank by rank.
    fn pieces(&self, reach: &Reach) -> impl Iterator<Item = (usize, Kind)> + use<> {
        let pieces = reach.pieces;
        (0..self.ranks.len()).flat_map(move |rank| pieces[rank].iter().map(move |kind| (rank, kind)))
    }

    fn only_piece(&self, reach: &Reach) -> Option<(usize, Kind)> {
        let mut pieces = self.pieces(reach);
        match (pieces.next(), pieces.next(), reach.coins) {
            (Some(only), None, false) => Some(only),
            _ => None,
        }
    }

    fn mark(&mut self, rank: usize, kind: Kind) -> (Seat, Kind) {
        self.taken += 1;
        self.ranks[rank].marked.pieces[kind.index()] += 1;
        (self.ranks[rank].owner, kind)
    }

    fn mark_coin(&mut self, coin: u8) {
        self.taken += 1;
        self.ranks[0].marked.coins[usize::from(coin).min(KINDS - 1)] += 1;
    }

    fn absorb(&mut self, rank: usize) {
        self.taken += 1;
        self.ranks[rank].marked.absorbed += 1;
    }
}

impl Reach {
    const NOTHING: Self = Self { pieces: [KindSet::EMPTY; MOST_LOANS + 1], coins: false, absorbed: None };

    fn of(rank: usize, target: Target) -> Self {
        Self::NOTHING.and(rank, target)
    }

    const fn and(mut self, rank: usize, target: Target) -> Self {
        match target {
            Target::Pieces(kinds) => self.pieces[rank] = kinds,
            Target::Coins => self.coins = true,
            Target::Absorbed => self.absorbed = Some(rank),
            Target::Nothing => {}
        }
        self
    }

    fn is_nothing(&self) -> bool {
        !self.coins && self.absorbed.is_none() && self.pieces.iter().all(|kinds| kinds.is_empty())
    }
}

/// A target without its buildings and tokens, and those alone.
fn split(at: Position, owner: Seat, target: Target) -> (Target, Target) {
    let Target::Pieces(kinds) = target else { return (target, Target::Nothing) };
    let is_prize = |kind: &Kind| matches!(at.piece(owner, *kind).class, Class::Building | Class::Token);
    let target = |kinds: KindSet| if kinds.is_empty() { Target::Nothing } else { Target::Pieces(kinds) };
    let prizes: KindSet = kinds.iter().filter(is_prize).collect();
    (target(kinds.iter().filter(|kind| !is_prize(kind)).collect()), target(prizes))
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
