//! The leaders (ED-1.3): where their Viziers lie, and what each of them changes.

use super::Board;
use super::LEAD;
use super::board::FIRST_LEADER;
use super::decree::Column;
use crate::clause::Clause;
use crate::decision::{Ask, Opt, Ruling};
use crate::event::{Event, Value};
use crate::play::{Battle, Loss, Play, Position, Removed, Side};
use crate::terms::{Class, Item, Seat};

/// A leader. Its number is part of saved games; 0 is nobody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Leader {
    Builder = 1,
    Charismatic = 2,
    Commander = 3,
    Despot = 4,
}

/// Points for an item that somebody crafts who has no eye for trade (ED-2.3a).
const DISDAINED: u8 = 1;
/// Hits that the Commander adds to an attack (ED-1.3).
const COMMANDED: u8 = 1;
/// Points that the Despot adds to what a battle removes (ED-1.3).
const DESPOTIC: u8 = 1;

impl Leader {
    /// All of them by their numbers.
    pub(super) const ALL: [Self; 4] = [Self::Builder, Self::Charismatic, Self::Commander, Self::Despot];

    /// Its name.
    pub(super) const fn key(self) -> &'static str {
        match self {
            Self::Builder => "builder",
            Self::Charismatic => "charismatic",
            Self::Commander => "commander",
            Self::Despot => "despot",
        }
    }

    /// The columns where its Viziers lie.
    pub(super) const fn columns(self) -> [Column; 2] {
        match self {
            Self::Builder => [Column::Recruit, Column::Move],
            Self::Charismatic => [Column::Recruit, Column::Battle],
            Self::Commander => [Column::Move, Column::Battle],
            Self::Despot => [Column::Move, Column::Build],
        }
    }

    /// Its bit among those that lie face down.
    pub(super) const fn bit(self) -> u8 {
        1 << (self as u8 - 1)
    }

    fn of(number: u8) -> Option<Self> {
        Self::ALL.get(usize::from(number.checked_sub(1)?)).copied()
    }
}

/// The leader in charge. There is none before the first was chosen.
pub(super) fn in_charge(at: Position, me: Seat) -> Option<Leader> {
    Leader::of(at.board::<Board>(me).leader)
}

fn leads(at: Position, me: Seat, leader: Leader) -> bool {
    in_charge(at, me) == Some(leader)
}

/// Turns the leader in charge face down; if nobody is left face up, all of them come up again (ED-6.3, ED-6.4).
pub(super) fn depose(play: &mut Play, me: Seat) {
    let fallen = in_charge(play.position(), me);
    let board = play.board::<Board>(me);
    board.leader = 0;
    board.deposed |= fallen.map_or(0, Leader::bit);
    if Leader::ALL.iter().all(|leader| board.deposed & leader.bit() != 0) {
        board.deposed = 0;
    }
}

/// Lets the Eyrie put one of the leaders in charge that lie face up. The Viziers go to its columns.
pub(super) fn choose(play: &mut Play, me: Seat, clause: Clause) -> Ruling {
    let deposed = play.position().board::<Board>(me).deposed;
    let face_up = || (0u8..).zip(Leader::ALL).filter(|(_, leader)| deposed & leader.bit() == 0);
    let chosen = play.choose(Ask::open(me, clause, "choose-leader"), |_, menu| {
        face_up().for_each(|(n, _)| menu.offer(Opt::of(LEAD, FIRST_LEADER + n, 0, 0)));
    })?;
    let number = chosen.operand(0) - FIRST_LEADER;
    if let Some(leader) = Leader::of(number + 1) {
        play.board::<Board>(me).leader = leader as u8;
        play.tell(|| Event::new("leader", clause).seat(me).with("space", Value::Key(leader.key())));
    }
    Ok(())
}

/// Warriors that one Recruit card places (ED-1.3).
pub(super) fn recruits(at: Position, me: Seat) -> u8 {
    if leads(at, me, Leader::Charismatic) { 2 } else { 1 }
}

/// ED-1.3: the Commander adds a hit to an attack, never to a defence (ED-E18).
pub(super) fn extra_hits(at: Position, me: Seat, battle: &Battle) -> u8 {
    let attacks = battle.side_of(me) == Some(Side::Attacker);
    if attacks && leads(at, me, Leader::Commander) { COMMANDED } else { 0 }
}

/// ED-1.3: the Despot earns a point when a battle makes the Eyrie remove buildings or tokens of enemies, however many there
/// are, and once in a battle (ED-E17).
pub(super) fn spoils(play: &mut Play, me: Seat, event: &Removed) -> u8 {
    let at = play.position();
    let is_prize = |loss: &Loss| {
        let class = at.piece(loss.owner, loss.kind).class;
        let taken = loss.by == Some(me) && at.are_enemies(me, loss.owner) && !loss.instead;
        taken && matches!(class, Class::Building | Class::Token)
    };
    let earns = event.battle.is_some()
        && leads(at, me, Leader::Despot)
        && at.board::<Board>(me).despot_scored == 0
        && event.iter().any(is_prize);
    if !earns {
        return 0;
    }
    play.board::<Board>(me).despot_scored = 1;
    DESPOTIC
}

/// The next battle may earn the Despot its point again (ED-E17).
#[expect(clippy::unnecessary_wraps, reason = "what follows a battle has the shape of a rule")]
pub(super) fn forget_battle(play: &mut Play, me: Seat, _: &Battle) -> Ruling {
    play.board::<Board>(me).despot_scored = 0;
    Ok(())
}

/// ED-2.3a Disdain for Trade: an item is worth one point, unless the Builder looks after it (ED-1.3).
#[expect(clippy::unnecessary_wraps, reason = "what an item brings has the shape of a rule")]
pub(super) fn crafts_item(play: &mut Play, me: Seat, _: Item, printed: u8) -> Ruling<(bool, u8)> {
    Ok((true, if leads(play.position(), me, Leader::Builder) { printed } else { DISDAINED }))
}
