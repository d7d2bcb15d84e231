//! LH-14.2.5 Looters: no rolled hits, and an item of the defender's for whoever rules the ground in the end.

use crate::clause;
use crate::decision::{Ask, Opt, Ruling};
use crate::event::{Event, Value};
use crate::law::verbs::ITEM;
use crate::law::{items, rule};
use crate::play::{Battle, Play, Position, Purpose, Side};
use crate::terms::Seat;

/// The mark of an attacker that loots.
const LOOTS: u8 = 1;

/// LH-14.2.5: the Hundreds attack somebody with an item in a Crafted Items box.
pub(super) fn may_loot(at: Position, battle: &Battle, me: Seat) -> Option<Seat> {
    let may = battle.attacker() == me && !items::takeable_from(at, me, battle.defender()).is_empty();
    may.then_some(me)
}

/// LH-14.2.5: from now on the Hundreds deal no rolled hits in this battle, whatever would give them some (LH-14.2.5#4).
#[expect(clippy::unnecessary_wraps, reason = "an effect has the shape of a rule")]
pub(super) fn declare(play: &mut Play, battle: &mut Battle, me: Seat, _: Opt) -> Ruling {
    battle.rules.no_rolled[Side::Attacker as usize] = true;
    battle.pledged[Side::Attacker as usize] = LOOTS;
    play.tell(|| {
        Event::new("loots", clause!("LH-14.2.5"))
            .seat(me)
            .clearing(battle.clearing)
            .with("from", Value::Seat(battle.defender()))
    });
    Ok(())
}

/// LH-14.2.5, LH-E24: after everything else, also of a battle that an ambush ended, an item of choice for rule of the
/// clearing.
pub(super) fn take_loot(play: &mut Play, me: Seat, battle: &Battle) -> Ruling {
    let clause = clause!("LH-14.2.5");
    let (from, clearing) = (battle.defender(), battle.clearing);
    let at = play.position();
    let declared = battle.attacker() == me && battle.pledged[Side::Attacker as usize] == LOOTS;
    if !declared || !rule::rules(at, me, clearing, Purpose::Act) || items::takeable_from(at, me, from).is_empty() {
        return Ok(());
    }
    rule::cite_share(play, me, &[clearing], Purpose::Act);
    let chosen = play.choose(Ask::open(me, clause, "take-loot"), |at, menu| {
        items::takeable_from(at, me, from).iter().for_each(|item| menu.offer(Opt::item(ITEM, item)));
    })?;
    let item = chosen.item_at(0);
    play.tell(|| Event::new("looted", clause).seat(me).with("from", Value::Seat(from)).with("item", Value::Item(item)));
    items::take_from_box(play, me, from, item)
}
