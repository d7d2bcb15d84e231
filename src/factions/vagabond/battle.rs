//! VB-5.2 to VB-5.6, VB-5.10 and VB-5.11 in battle: swords, hits on items, allies, hostility and infamy; and the special
//! actions that belong into battles.

use super::characters::Special;
use super::relationships::{self, ALLIED, HOSTILE};
use super::{ALLY, Board, DAMAGE, ENLIST, PAWN, SWIFT, satchel, state};
use crate::clause;
use crate::decision::{Menu, Opt, Reason, Refusal, Ruling};
use crate::event::Value;
use crate::law::scoring;
use crate::play::hooks::ANSWERS_FOR_LOANS;
use crate::play::{
    Battle, BattleEffect, BattleMoment, COINS, Cause, Coins, Harm, HitSharing, HitTarget, Loan, Loss, Marked, Play,
    Position, Removed, Side, Usage, Verdict,
};
use crate::terms::{Class, Held, HeldSet, Item, Seat};

/// Nothing removes the pawn.
static PAWN_STAYS: Reason = Reason { key: "pawn-stays", values: &["clearing"] };

/// Items that an effect costs which removes everything (VB-5.2b), and one shot (VB-F12).
const FULL_REMOVAL: u8 = 3;
const SHOT: u8 = 1;

/// Every kind and face of an undamaged item is a coin of its own.
const _: () = assert!(Held::UNDAMAGED as usize == COINS);

/// Points for whoever is enlisted (VB-3.5a).
const ENLISTED: u8 = 1;

/// What the board counts while a battle with an ally goes on: this, plus warriors the ally has lost, minus items.
const EVEN: u8 = 128;

/// VB-5.2a: the pawn cannot be removed.
pub(super) fn may_remove(_: Position, _: Seat, loss: &Loss) -> Verdict {
    Verdict::Never(Refusal::with(&PAWN_STAYS, clause!("VB-5.2a"), &[loss.clearing.0]))
}

/// VB-5.6: each hit falls on an undamaged item; without one it is ignored.
pub(super) fn next_hit(at: Position, me: Seat, _: &Battle, marked: &Marked) -> HitTarget {
    if left(state(at, me), marked).is_empty() { HitTarget::Nothing } else { HitTarget::Coins }
}

/// Undamaged items that are not marked yet, each once.
fn left(board: &Board, marked: &Marked) -> HeldSet {
    let mut counts = marked.coins;
    let mut left = HeldSet::EMPTY;
    for held in board.held().filter(|held| !held.is_damaged()) {
        match &mut counts[held.index()] {
            0 => left.insert(held),
            count => *count -= 1,
        }
    }
    left
}

/// Hits on items, and items in place of the pawn.
pub(super) const HARM: Harm = Harm {
    clause: clause!("VB-5.2b"),
    prompt: "damage-item",
    list: |at, me, marked, menu| satchel::offer(left(state(at, me), marked), DAMAGE, menu),
    instead_of: |_, _, loss| match loss.cause {
        Cause::All => FULL_REMOVAL,
        Cause::AsDefending => SHOT,
        _ => 0,
    },
    lose: damage,
};

fn damage(play: &mut Play, me: Seat, coins: &Coins) {
    for (number, count) in (0u8..).zip(coins) {
        for _ in 0..*count {
            satchel::damage(play, me, Held(number), clause!("VB-5.6"));
            let board = play.board::<Board>(me);
            if board.strain > 0 {
                board.strain -= 1;
            }
        }
    }
}

/// The effects of battles: an ally at the start (VB-5.10c), the Arbiter before the roll, the Ronin after it.
pub(super) static EFFECTS: [BattleEffect; 3] = [
    BattleEffect {
        clause: clause!("VB-5.10c"),
        prompt: "take-ally",
        moment: BattleMoment::Start,
        usage: Usage::Once,
        secret: false,
        user: |_, battle, me| (battle.attacker() == me).then_some(me),
        list: Some(offer_allies),
        run: join,
    },
    BattleEffect {
        clause: clause!("VB-3.5a"),
        prompt: "enlist",
        moment: BattleMoment::BeforeRoll,
        usage: Usage::Once,
        secret: false,
        user: protected,
        list: Some(|_, _, me, menu| menu.offer(Opt::seat(ENLIST, me))),
        run: enlist,
    },
    BattleEffect {
        clause: clause!("VB-3.9"),
        prompt: "swift-strike",
        moment: BattleMoment::AfterRoll,
        usage: Usage::Again,
        secret: false,
        user: |at, battle, me| (battle.side_of(me).is_some() && state(at, me).can(Special::SwiftStrike)).then_some(me),
        list: Some(offer_swift_strike),
        run: strike_swiftly,
    },
];

fn offer_allies(at: Position, battle: &Battle, me: Seat, menu: &mut Menu) {
    for ally in relationships::allies(at, me).filter(|ally| *ally != battle.defender()) {
        if at.warriors(ally, battle.clearing) > 0 {
            menu.offer(Opt::seat(ALLY, ally));
        }
    }
}

/// VB-5.10c, VB-5.10d: the ally's warriors count as his, and hits may fall on them as he likes.
#[expect(clippy::unnecessary_wraps, reason = "an effect has the shape of a rule")]
fn join(play: &mut Play, battle: &mut Battle, me: Seat, chosen: Opt) -> Ruling {
    let owner = chosen.seat_at(0);
    let kinds = play.setup.faction(owner).kinds_of(Class::Warrior);
    if battle.lend(Side::Attacker, Loan { owner, kinds, hits: HitSharing::OwnersChoice }) {
        play.board::<Board>(me).strain = EVEN;
        play.tell_of(me, "ally-joined", clause!("VB-5.10c"), &[("ally", Value::Seat(owner))]);
    }
    Ok(())
}

/// VB-3.5: whoever defends in the Arbiter's clearing, himself excepted and not against himself.
fn protected(at: Position, battle: &Battle, me: Seat) -> Option<Seat> {
    let is_there = at.count(me, battle.clearing, PAWN) > 0;
    let helps = is_there && battle.side_of(me).is_none() && state(at, me).can(Special::Protector);
    helps.then_some(battle.defender())
}

fn enlist(play: &mut Play, battle: &mut Battle, me: Seat, _: Opt) -> Ruling {
    battle.rules.cap[Side::Defender as usize] += state(play.position(), me).swords();
    play.tell_of(me, "enlisted", clause!("VB-3.5a"), &[("clearing", Value::Clearing(battle.clearing))]);
    scoring::score(play, me, ENLISTED, clause!("VB-3.5a"))
}

fn offer_swift_strike(at: Position, _: &Battle, me: Seat, menu: &mut Menu) {
    let swords = HeldSet::READY.and(HeldSet::of(Item::Sword));
    satchel::offer(state(at, me).distinct(swords), SWIFT, menu);
}

/// VB-3.9: an extra hit for a sword, as often as he has one face up.
#[expect(clippy::unnecessary_wraps, reason = "an effect has the shape of a rule")]
fn strike_swiftly(play: &mut Play, battle: &mut Battle, me: Seat, chosen: Opt) -> Ruling {
    satchel::exhaust(play, me, chosen.held_at(0), clause!("VB-3.9"));
    if let Some(side) = battle.side_of(me) {
        battle.extra[side as usize] += 1;
    }
    Ok(())
}

/// VB-5.11a, VB-5.11b: piece by piece, the first warrior that a faction loses to him makes it Hostile; in battle on his
/// turn each further piece of a Hostile faction scores. What his ally loses is counted besides (VB-5.10d).
pub(super) fn infamy(play: &mut Play, me: Seat, event: &Removed) -> u8 {
    let counts = event.battle.is_some() && play.current() == me;
    // Duel makes nobody Hostile (VB-3.11).
    let provokes = event.clause != clause!("VB-3.11");
    let mut earned: u8 = 0;
    for loss in event.iter().filter(|loss| loss.by == Some(me) && loss.owner != me && !loss.instead) {
        let at = play.position();
        let mut scoring = loss.count;
        let is_warrior = at.piece(loss.owner, loss.kind).class == Class::Warrior;
        let foe = match borrower(event, loss) {
            None => Some(loss.owner),
            // Whoever lends warriors stays out of it (RC-2.7s).
            Some(borrower) => at.ask_own(borrower, ANSWERS_FOR_LOANS).next().map(|_| borrower),
        };
        if let Some(foe) = foe.filter(|foe| provokes && is_warrior && relationships::of(at, me, *foe) != HOSTILE) {
            relationships::make_hostile(play, me, foe);
            scoring -= 1;
        }
        if counts && relationships::of(play.position(), me, loss.owner) == HOSTILE {
            earned = earned.saturating_add(scoring);
        }
    }
    let lost = lost_by_ally(play.position(), event);
    let board = play.board::<Board>(me);
    if board.strain > 0 {
        board.strain += lost;
    }
    earned
}

/// For whom these pieces fought, if it was not for their owner.
fn borrower(event: &Removed, loss: &Loss) -> Option<Seat> {
    let battle = event.battle?;
    let Cause::Battle(side) = loss.cause else { return None };
    let is_lent = battle.seat(side) != loss.owner && battle.lent_to(side).any(|loan| loan.owner == loss.owner);
    is_lent.then(|| battle.seat(side))
}

/// Warriors of the ally that fell in his place (VB-5.10d); an ego that goes in place of one is none (VB-F05).
fn lost_by_ally(at: Position, event: &Removed) -> u8 {
    let Some(battle) = event.battle else { return 0 };
    let of_ally = |loss: &&Loss| {
        loss.cause == Cause::Battle(Side::Attacker)
            && at.piece(loss.owner, loss.kind).class == Class::Warrior
            && battle.lent_to(Side::Attacker).any(|loan| loan.owner == loss.owner)
    };
    event.iter().filter(of_ally).map(|loss| loss.count).sum()
}

/// VB-5.10d: an ally that has taken more hits than his items is Hostile once the battle is over.
#[expect(clippy::unnecessary_wraps, reason = "the end of a battle has the shape of a rule")]
pub(super) fn fall_out(play: &mut Play, me: Seat, battle: &Battle) -> Ruling {
    let strain = std::mem::take(&mut play.board::<Board>(me).strain);
    if strain > EVEN {
        for loan in battle.lent_to(Side::Attacker) {
            if relationships::of(play.position(), me, loan.owner) == ALLIED {
                relationships::make_hostile(play, me, loan.owner);
            }
        }
    }
    Ok(())
}
