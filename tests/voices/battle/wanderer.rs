//! One figure that nothing removes: hits fall on its items, and on allies it takes along.

use thicket::clause;
use thicket::decision::{Menu, Operand, Opt, Reason, Refusal, Ruling, Verb, VerbInfo};
use thicket::law::placing;
use thicket::play::{
    Aftermath, Battle, BattleEffect, BattleMoment, Cause, Coins, Faction, Flow, Harm, HitSharing, HitTarget, Holds,
    Hooks, Kept, Loan, Loss, Marked, Opinion, Part, PieceInfo, Pieces, Play, Position, Removed, Room, Side, Step,
    Usage, Verdict, Whose,
};
use thicket::terms::{Class, Kind, Seat};

use super::common::{FIGHT, MARCH, REST, act, choose_corner, own};

pub const PAWN: Kind = Kind(0);
static FIGURE: [PieceInfo; 1] = [PieceInfo::new("wanderer", Class::Pawn, 1)];

/// Items by their places on its board, each kind with so many at the start.
const ITEMS: [(&str, u8); 3] = [("sword", 2), ("tea", 1), ("boot", 2)];
const SPACES: &[&str] = &["sword", "tea", "boot"];
const SWORD: usize = 0;
/// Bytes of the board: whole items, damaged ones, losses of the ally and of its own in this battle, hostile seats.
const DAMAGED: usize = 3;
const ALLY_LOST: usize = 6;
const OWN_LOST: usize = 7;
const HOSTILE: usize = 8;

const DAMAGE: Verb = Verb::of_faction(37, 0);
const ALLY: Verb = Verb::of_faction(37, 1);

static STAYS: Reason = Reason { key: "wanderer-stays", values: &["clearing"] };

pub static WANDERER: Faction = Faction {
    number: 37,
    key: "wanderer-voice",
    code: "YZ",
    setup_order: ('X', 37),
    reach: 5,
    pieces: Pieces::of(&FIGURE),
    verbs: &[
        VerbInfo { verb: DAMAGE, key: "damage", operands: &[Operand::Space] },
        VerbInfo { verb: ALLY, key: "ally", operands: &[Operand::Seat] },
    ],
    spaces: SPACES,
    board: &[
        number("swords", 0, "swords that are whole"),
        number("teas", 1, "teas that are whole"),
        number("boots", 2, "boots that are whole"),
        number("damaged-swords", DAMAGED, "damaged swords"),
        number("damaged-teas", DAMAGED + 1, "damaged teas"),
        number("damaged-boots", DAMAGED + 2, "damaged boots"),
        number("own-lost", OWN_LOST, "items damaged since its last battle, outside battles too"),
        Part::Kept(Kept::new("hostile", clause!("LAW-7.1c"), Holds::Seats { at: HOSTILE }, "its enemies", "YV")),
    ],
    set_up,
    turn: [&[REPAIR], &[ACT], &[REST]],
    hooks: Hooks {
        waives_rule: Some(|_, _, _| true),
        may_remove: Some(Opinion { over: Whose::Own, verdict: may_remove }),
        next_hit: Some(next_hit),
        hit_cap: Some(|at, me, _| board(at, me)[SWORD]),
        defenseless: Some(|at, me, _| board(at, me)[SWORD] == 0),
        harm: Some(Harm {
            clause: clause!("LAW-7.2u"),
            prompt: "damage-item",
            list: list_items,
            instead_of: |_, _, loss| if loss.cause == Cause::All { 3 } else { 0 },
            lose,
        }),
        battle_effects: Some(&[BattleEffect {
            clause: clause!("LAW-7.1c"),
            prompt: "take-ally",
            moment: BattleMoment::Start,
            usage: Usage::Once,
            secret: false,
            user: |_, battle, me| (battle.attacker() == me).then_some(me),
            list: Some(list_allies),
            run: join,
        }]),
        spoils: Some(infamy),
        aftermath: Some(&[Aftermath { clause: clause!("LAW-7.1c"), when: lost_ally, run: count_ally }]),
        battle_ended: Some(fall_out),
        ..Hooks::SILENT
    },
    ..Faction::SILENT
};

const fn number(key: &'static str, at: usize, says: &'static str) -> Part {
    Part::Kept(Kept::new(key, clause!("LAW-7.2u"), Holds::Number { at, room: Room::Any }, says, "1"))
}

const REPAIR: Step = Step { key: "repair", clause: clause!("LAW-8a"), open: false, run: repair };
const ACT: Step =
    Step { key: "actions", clause: clause!("LAW-8b"), open: true, run: |play, me| act(play, me, &[&MARCH, &FIGHT]) };

fn board(at: Position<'_>, me: Seat) -> &[u8; 40] {
    &at.table.boards[me.index()]
}

fn set_up(play: &mut Play, me: Seat) -> Ruling<Flow> {
    let corner = choose_corner(play, me)?;
    placing::place(play, &own(me, PAWN, corner), 1, clause!("LAW-9"))?;
    equip(play.table, me);
    Ok(Flow::Done)
}

fn equip(table: &mut thicket::table::Table, me: Seat) {
    for (item, (_, count)) in ITEMS.iter().enumerate() {
        table.boards[me.index()][item] = *count;
    }
}

/// One damaged item of each kind.
#[expect(clippy::unnecessary_wraps, reason = "a step has the shape of a rule")]
fn repair(play: &mut Play, me: Seat) -> Ruling<Flow> {
    let board = &mut play.table.boards[me.index()];
    for item in 0..ITEMS.len() {
        let repaired = board[DAMAGED + item].min(1);
        board[DAMAGED + item] -= repaired;
        board[item] += repaired;
    }
    Ok(Flow::Done)
}

fn may_remove(_: Position, _: Seat, loss: &Loss) -> Verdict {
    Verdict::Never(Refusal::with(&STAYS, clause!("LAW-2.2c"), &[loss.clearing.0]))
}

fn next_hit(at: Position, me: Seat, _: &Battle, marked: &Marked) -> HitTarget {
    let mut menu = Menu::one_of(1);
    list_items(at, me, marked, &mut menu);
    if menu.is_empty() { HitTarget::Nothing } else { HitTarget::Coins }
}

fn list_items(at: Position, me: Seat, marked: &Marked, menu: &mut Menu) {
    for item in 0u8..3 {
        if board(at, me)[usize::from(item)] > marked.coins[usize::from(item)] {
            menu.offer(Opt::count(DAMAGE, item));
        }
    }
}

fn lose(play: &mut Play, me: Seat, coins: &Coins) {
    let board = &mut play.table.boards[me.index()];
    for (item, count) in coins.iter().take(ITEMS.len()).enumerate() {
        board[item] -= count;
        board[DAMAGED + item] += count;
        board[OWN_LOST] += count;
    }
}

fn is_hostile(at: Position, me: Seat, other: Seat) -> bool {
    board(at, me)[HOSTILE] & 1 << other.0 != 0
}

fn list_allies(at: Position, battle: &Battle, me: Seat, menu: &mut Menu) {
    for ally in at.enemies(me).filter(|ally| *ally != battle.defender() && !is_hostile(at, me, *ally)) {
        if at.warriors(ally, battle.clearing) > 0 {
            menu.offer(Opt::seat(ALLY, ally));
        }
    }
}

#[expect(clippy::unnecessary_wraps, reason = "an effect has the shape of a rule")]
fn join(play: &mut Play, battle: &mut Battle, _: Seat, chosen: Opt) -> Ruling {
    let owner = chosen.seat_at(0);
    let kinds = play.setup.faction(owner).kinds_of(Class::Warrior);
    assert!(battle.lend(Side::Attacker, Loan { owner, kinds, hits: HitSharing::OwnersChoice }));
    Ok(())
}

/// Whoever loses a warrior to the wanderer is hostile at once; each further piece of theirs scores in its own battles.
fn infamy(play: &mut Play, me: Seat, event: &Removed) -> u8 {
    let counts = event.battle.is_some() && play.current() == me;
    let mut earned = 0;
    for loss in event.iter().filter(|loss| loss.by == Some(me) && loss.owner != me) {
        let is_warrior = play.setup.faction(loss.owner).piece(loss.kind).class == Class::Warrior;
        let flips = is_warrior && !is_hostile(play.position(), me, loss.owner);
        if flips {
            play.table.boards[me.index()][HOSTILE] |= 1 << loss.owner.0;
        }
        if counts && is_hostile(play.position(), me, loss.owner) {
            earned += loss.count - u8::from(flips);
        }
    }
    earned
}

fn ally_losses(me: Seat, event: &Removed) -> u8 {
    let Some(battle) = event.battle.filter(|battle| battle.attacker() == me) else { return 0 };
    let is_ally = |loss: &&Loss| battle.lent_to(Side::Attacker).any(|loan| loan.owner == loss.owner);
    event.iter().filter(is_ally).map(|loss| loss.count).sum()
}

fn lost_ally(_: Position, me: Seat, event: &Removed) -> bool {
    ally_losses(me, event) > 0
}

#[expect(clippy::unnecessary_wraps, reason = "an aftermath has the shape of a rule")]
fn count_ally(play: &mut Play, me: Seat, event: &Removed) -> Ruling {
    play.table.boards[me.index()][ALLY_LOST] += ally_losses(me, event);
    Ok(())
}

/// An ally that has lost more than the wanderer in a battle is hostile after it.
#[expect(clippy::unnecessary_wraps, reason = "the end of a battle has the shape of a rule")]
fn fall_out(play: &mut Play, me: Seat, battle: &Battle) -> Ruling {
    let board = &mut play.table.boards[me.index()];
    if board[ALLY_LOST] > board[OWN_LOST] {
        battle.lent_to(Side::Attacker).for_each(|loan| board[HOSTILE] |= 1 << loan.owner.0);
    }
    (board[ALLY_LOST], board[OWN_LOST]) = (0, 0);
    Ok(())
}

mod tests;
