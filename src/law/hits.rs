//! Dealing hits (LAW-7.2s to LAW-7.2z).

use super::diverting;
use super::ranks::{Rank, Ranks, Reach};
use super::removal::{self, Harms};
use super::verbs::{LOSE, PASS};
use crate::clause;
use crate::decision::{Ask, Menu, Opt, Ruling};
use crate::event::Event;
use crate::play::hooks::IGNORES_FIRST;
use crate::play::{Battle, Cause, Coins, HitTarget, Loss, Losses, Marked, Play, Position, Side};
use crate::terms::{Class, Kind, KindSet, Seat};

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
        let (owner, kind) = match choose_piece(play, &mut ranks, &reach, no_choice)? {
            Hit::Piece(owner, kind) => (owner, kind),
            Hit::Coin => continue,
            Hit::Passed => break,
        };
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
    let coins = ranks.list[0].marked.coins;
    if coins != Coins::default() {
        harms.push((seat, coins));
    }
    Ok(())
}

/// What a hit has fallen on.
enum Hit {
    Piece(Seat, Kind),
    Coin,
    /// On nothing, and so will those that come after it.
    Passed,
}

/// Asks what one hit falls on and marks it. One kind only is no choice.
fn choose_piece(play: &mut Play, ranks: &mut Ranks, reach: &Reach, no_choice: bool) -> Ruling<Hit> {
    let piece = |(owner, kind)| Hit::Piece(owner, kind);
    if let Some(only) = ranks.only_piece(reach) {
        return Ok(piece(ranks.mark(only.0, only.1)));
    }
    let seat = ranks.list[0].owner;
    let asked = if no_choice { 1 } else { usize::MAX };
    let chosen = play.choose(Ask::open(seat, clause!("LAW-7.2u"), "take-hit"), |at, menu| {
        for (owner, kind) in ranks.pieces(reach).map(|(rank, kind)| (ranks.list[rank].owner, kind)).take(asked) {
            menu.offer(Opt::piece(LOSE, owner, kind));
        }
        if reach.coins && (!no_choice || menu.is_empty()) {
            let mut coins = Menu::list();
            offer_coins(at, &ranks.list[0], &mut coins);
            coins.options().iter().take(asked).for_each(|coin| menu.offer(*coin));
        }
        if reach.may_pass {
            menu.offer(Opt::plain(PASS));
        }
    })?;
    match chosen.verb() {
        LOSE => {}
        PASS => return Ok(Hit::Passed),
        _ => {
            ranks.mark_coin(chosen.operand(0));
            return Ok(Hit::Coin);
        }
    }
    let (owner, kind) = chosen.piece_at(0);
    let rank = ranks.list.iter().position(|rank| rank.owner == owner).unwrap_or(0);
    Ok(piece(ranks.mark(rank, kind)))
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
        if reach.may_pass {
            return false;
        }
        let first = ranks.pieces(&reach).next();
        match (reach.absorbed, first) {
            (Some(rank), _) => ranks.absorb(rank),
            (None, Some((rank, kind))) => {
                ranks.mark(rank, kind);
            }
            (None, None) => {
                let mut coins = Menu::list();
                offer_coins(at, &ranks.list[0], &mut coins);
                coins.options().first().into_iter().for_each(|coin| ranks.mark_coin(coin.operand(0)));
            }
        }
    }
    ranks.next(at, battle).is_nothing()
}

/// All warriors before any building or token; pawns never (LAW-7.2u, LAW-2.2).
#[must_use]
pub fn in_lawful_order(at: Position, battle: &Battle, owner: Seat, marked: &Marked) -> HitTarget {
    let warriors = unmarked(at, battle, owner, marked, |class| class == Class::Warrior);
    if !warriors.is_empty() {
        return HitTarget::Pieces(warriors);
    }
    let rest = unmarked(at, battle, owner, marked, |class| matches!(class, Class::Building | Class::Token));
    if rest.is_empty() { HitTarget::Nothing } else { HitTarget::Pieces(rest) }
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
    for kind in at.faction(owner).kinds() {
        let info = at.piece(owner, kind);
        if wanted(info.class) && !info.unseen && pieces[kind.index()] > marked.pieces[kind.index()] {
            kinds.insert(kind);
        }
    }
    kinds
}
