//! Cards that are used in battles.

use super::prices::{in_play, offer_this_or_card, spend_or_take_back, take_back, wants};
use crate::clause;
use crate::decision::{Menu, Opt, Ruling};
use crate::decks::common::{after_roll, defending, effect};
use crate::law::verbs::USE;
use crate::law::{battle, cards, movement, piles, placing};
use crate::play::{
    Ambushing, Battle, BattleEffect, BattleMoment, Effect, Hooks, Moves, Placing, Play, Position, Side, Usage, Waivers,
};
use crate::terms::{Place, Seat, SuitSet};

/// CARD-bold-leadership
pub static BOLD_LEADERSHIP: Effect = effect(Hooks {
    battle_effects: Some(&[BattleEffect {
        usage: Usage::Must,
        ..after_roll(clause!("CARD-bold-leadership"), |_, battle, me| (battle.attacker() == me).then_some(me), lead)
    }]),
    ..Hooks::SILENT
});

fn lead(play: &mut Play, battle: &mut Battle, me: Seat, _: Opt) -> Ruling {
    battle.extra[Side::Attacker as usize] += 1;
    let suits = play.position().suits(battle.clearing);
    spend_or_take_back(play, me, "bold-leadership", suits, clause!("CARD-bold-leadership"))
}

/// CARD-lookouts
pub static LOOKOUTS: Effect = effect(Hooks {
    battle_effects: Some(&[BattleEffect {
        usage: Usage::Must,
        moment: BattleMoment::BeforeRoll,
        ..after_roll(clause!("CARD-lookouts"), defending, look_out)
    }]),
    ..Hooks::SILENT
});

/// What keeps the warrior away keeps nobody from paying.
fn look_out(play: &mut Play, battle: &mut Battle, me: Seat, _: Opt) -> Ruling {
    let clause = clause!("CARD-lookouts");
    if let Some(kind) = placing::recruit(play.position(), me) {
        let placing = Placing { by: me, owner: me, kind, clearing: battle.clearing };
        placing::place(play, &placing, 1, clause)?;
    }
    let suits = play.position().suits(battle.clearing);
    spend_or_take_back(play, me, "lookouts", suits, clause)
}

/// CARD-tactician
pub static TACTICIAN: Effect = effect(Hooks {
    battle_effects: Some(&[BattleEffect {
        moment: BattleMoment::BeforeRoll,
        list: Some(|at, battle, me, menu| {
            if movement::can_move(at, &joining(battle, me)) {
                menu.offer(Opt::plain(USE));
            }
        }),
        ..after_roll(clause!("CARD-tactician"), |_, battle, me| battle.side_of(me).map(|_| me), join)
    }]),
    ..Hooks::SILENT
});

/// The moves into the clearing of battle. None of them leads to a battle within the battle.
fn joining(battle: &Battle, me: Seat) -> Moves {
    Moves::of(me).into(Place::from(battle.clearing)).waiving(Waivers::BATTLES)
}

fn join(play: &mut Play, battle: &mut Battle, me: Seat, _: Opt) -> Ruling {
    let clause = clause!("CARD-tactician");
    take_back(play, me, "tactician", clause);
    movement::ask_move(play, &joining(battle, me), clause)
}

/// CARD-the-faithful
pub static THE_FAITHFUL: Effect = effect(Hooks {
    battle_effects: Some(&[after_roll(
        clause!("CARD-the-faithful"),
        |_, battle, me| battle.side_of(me).map(|_| me),
        have_faith,
    )]),
    ..Hooks::SILENT
});

fn have_faith(play: &mut Play, battle: &mut Battle, me: Seat, option: Opt) -> Ruling {
    let clause = clause!("CARD-the-faithful");
    if let Some(side) = battle.side_of(me) {
        battle.extra[side as usize] += 1;
    }
    let shown = piles::discard_top(play, me, clause);
    let matching: SuitSet = play.position().suits(battle.clearing);
    let matches = shown.is_some_and(|card| play.setup.deck.serving_any(matching).has(card));
    if let Some(card) = option.voice().as_card().filter(|_| !matches) {
        cards::discard_crafted(play, me, card, clause);
    }
    Ok(())
}

/// CARD-standard-bearer
pub static STANDARD_BEARER: Effect = effect(Hooks { battle_ended: Some(bear_on), ..Hooks::SILENT });

fn bear_on(play: &mut Play, me: Seat, battle: &Battle) -> Ruling {
    let clause = clause!("CARD-standard-bearer");
    let mut menu = Menu::one_of(1);
    battle::offer_battles_in(play.position(), me, battle.clearing, &mut menu);
    let can = battle.attacker() == me && !menu.is_empty() && in_play(play.position(), me, "standard-bearer").is_some();
    if !can || !wants(play, me, clause, "battle-again")? {
        return Ok(());
    }
    take_back(play, me, "standard-bearer", clause);
    battle::force(play, me, me, battle.clearing, clause)
}

const MICE: &str = "mice-in-a-bush";

/// CARD-mice-in-a-bush
pub static MICE_IN_A_BUSH: Effect = effect(Hooks {
    ambushes: Some(Ambushing {
        clause: clause!("CARD-mice-in-a-bush"),
        hits: 1,
        can_be_foiled: false,
        when: |_, me, battle| battle.defender() == me,
        list: |at: Position, me, battle, menu| offer_this_or_card(at, me, MICE, at.suits(battle.clearing), menu),
        pay: |play, me, battle, option| {
            let suits = play.position().suits(battle.clearing);
            cards::spend_for(play, me, option.card_at(0), suits, clause!("CARD-mice-in-a-bush"));
            Ok(())
        },
    }),
    ..Hooks::SILENT
});
