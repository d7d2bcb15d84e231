//! C.2.4 Blending In: rolled hits pass the Chameleander by unless the opponent pays with a card before the roll.

use super::WARRIOR;
use crate::clause;
use crate::decision::{Menu, Opt, Ruling};
use crate::law::cards;
use crate::law::verbs::GIVE;
use crate::play::{Battle, Play, Position};
use crate::terms::{Seat, Voice};

/// The other side, if the Chameleander itself is in the battle.
fn enemy(at: Position, battle: &Battle, me: Seat) -> Option<Seat> {
    let side = battle.side_of(me)?;
    (at.count(me, battle.clearing, WARRIOR) > 0).then(|| battle.seat(side.other()))
}

/// Who may pay: the opponent, whenever it holds a card at all.
pub(super) fn opponent(at: Position, battle: &Battle, me: Seat) -> Option<Seat> {
    enemy(at, battle, me).filter(|enemy| !at.hand(*enemy).is_empty())
}

/// Cards that match the clearing of battle, birds among them.
pub(super) fn offer(at: Position, battle: &Battle, me: Seat, menu: &mut Menu) {
    if let Some(enemy) = opponent(at, battle, me) {
        for card in at.matching(at.hand(enemy), battle.clearing) {
            menu.offer(Opt::card(GIVE, card));
        }
    }
}

/// The card goes to the Chameleander's hand, and the roll counts.
#[expect(clippy::unnecessary_wraps, reason = "a battle effect has the shape of a rule")]
pub(super) fn give(play: &mut Play, battle: &mut Battle, me: Seat, option: Opt) -> Ruling {
    if let Some(enemy) = enemy(play.position(), battle, me) {
        cards::give(play, enemy, me, option.card_at(0), clause!("C.2.4"));
    }
    Ok(())
}

/// Rolled hits are ignored while nobody has paid in this battle.
pub(super) fn ignores_rolled(at: Position, me: Seat, battle: &Battle) -> bool {
    enemy(at, battle, me).is_some() && battle.used_effects & at.mark(Voice::seat(me), 0) == 0
}
