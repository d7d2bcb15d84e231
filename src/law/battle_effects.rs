//! What both sides use in a battle, moment by moment (LAW-7.1e, LAW-7.2h, LAW-7.2n, LAW-7.2y).

use super::verbs::{FIRST, PASS, USE};
use crate::clause;
use crate::decision::{Ask, Menu, Opt, Ruling};
use crate::event::Event;
use crate::play::{Battle, BattleEffect, BattleMoment, Heard, Play, Position, Side, Usage};
use crate::terms::{Seat, Speaker, Voice};

/// Both sides use effects of a moment. If both can, the attacker names who begins; then they take turns, one effect or a
/// pass each, until both have passed in a row (LAW-7.2h, LAW-7.2n). Nobody passes while an effect waits that must be used.
///
/// # Errors
/// Suspends while a question is open; stops if the game is won.
pub fn use_effects(play: &mut Play, battle: &mut Battle, moment: BattleMoment) -> Ruling {
    let at = play.position();
    if at.fighting_others(moment).is_over() && at.fighting_cards(moment).is_over() {
        return Ok(());
    }
    let clause = match moment {
        BattleMoment::Start => clause!("LAW-7.1e"),
        BattleMoment::BeforeRoll => clause!("LAW-7.2h"),
        BattleMoment::AfterRoll => clause!("LAW-7.2n"),
        BattleMoment::End => clause!("LAW-7.2y"),
    };
    let question = |play: &Play, battle: &Battle, side: Side| {
        let ask = Ask::open(battle.seat(side), clause, "battle-effects");
        question(play.position(), battle, side, moment, ask)
    };
    let both = question(play, battle, Side::Attacker).is_some() && question(play, battle, Side::Defender).is_some();
    let mut side = Side::Attacker;
    if both {
        let seats = battle.seats;
        let chosen = play.choose(Ask::open(battle.attacker(), clause, "who-first"), |_, menu| {
            menu.offer(Opt::seat(FIRST, seats[0]));
            menu.offer(Opt::seat(FIRST, seats[1]));
        })?;
        side = battle.side_of(chosen.seat_at(0)).unwrap_or(side);
    }
    let mut passes = 0;
    while passes < 2 {
        if let Some(ask) = question(play, battle, side) {
            let now = *battle;
            let chosen = play.choose(ask, |at, menu| {
                usable(at, &now, side, moment).for_each(|usable| usable.list(at, &now, menu));
                if !usable(at, &now, side, moment).any(|usable| usable.waits(at, &now)) {
                    menu.offer(Opt::plain(PASS));
                }
            })?;
            if chosen.verb() == PASS {
                passes += 1;
            } else {
                passes = 0;
                use_effect(play, battle, side, moment, chosen)?;
            }
        } else {
            passes += 1;
        }
        side = side.other();
    }
    Ok(())
}

/// An effect that a side may use, and the voice it comes from.
#[derive(Clone, Copy)]
struct Usable {
    voice: Voice,
    me: Seat,
    number: usize,
    effect: &'static BattleEffect,
}

impl Usable {
    /// Whether it must be used and can be.
    fn waits(&self, at: Position, battle: &Battle) -> bool {
        let mut menu = Menu::one_of(1);
        self.effect.usage == Usage::Must && {
            self.list(at, battle, &mut menu);
            !menu.is_empty()
        }
    }

    /// Lists the ways to use it.
    fn list(&self, at: Position, battle: &Battle, menu: &mut Menu) {
        match self.effect.list {
            Some(list) => menu.hear(self.voice, |menu| list(at, battle, self.me, menu)),
            None => menu.hear(self.voice, |menu| menu.offer(Opt::plain(USE))),
        }
    }
}

/// What a side is asked in this step; `None` if it is plain to all that it can use nothing. A faction's effect that is
/// alone asks in its own words; one that depends on a hand makes the question secret.
fn question(at: Position, battle: &Battle, side: Side, moment: BattleMoment, ask: Ask) -> Option<Ask> {
    let mut question: Option<Ask> = None;
    for usable in usable(at, battle, side, moment) {
        let effect = usable.effect;
        let mut menu = Menu::one_of(1);
        usable.list(at, battle, &mut menu);
        if effect.secret || !menu.is_empty() {
            let is_card = matches!(usable.voice.source(), Some(Speaker::Card(_)));
            question = Some(match question {
                None if is_card => ask,
                None => Ask { clause: effect.clause, prompt: effect.prompt, secret: effect.secret, ..ask },
                Some(other) => Ask { secret: other.secret || effect.secret, ..ask },
            });
        }
    }
    question
}

/// The effects that are for this side in this step and were not used in this battle: cards first, then the others.
fn usable(at: Position, battle: &Battle, side: Side, moment: BattleMoment) -> impl Iterator<Item = Usable> {
    let (seat, battle) = (battle.seat(side), *battle);
    let voices = at.fighting_cards(moment).chain(at.fighting_others(moment));
    voices
        .flat_map(move |Heard { voice, me, answer }| {
            let effects = answer.iter().enumerate();
            let now = effects.filter(move |(_, effect)| effect.moment == moment);
            now.map(move |(number, effect)| Usable { voice, me, number, effect })
        })
        .filter(move |usable| {
            let used = match usable.voice.source() {
                Some(Speaker::Card(card)) => battle.used.has(card),
                _ => battle.used_effects & at.mark(usable.voice, usable.number) != 0,
            };
            !used && (usable.effect.user)(at, &battle, usable.me) == Some(seat)
        })
}

fn use_effect(play: &mut Play, battle: &mut Battle, side: Side, moment: BattleMoment, chosen: Opt) -> Ruling {
    let at = play.position();
    let now = *battle;
    let lists = |usable: &Usable| {
        let mut menu = Menu::list();
        usable.list(at, &now, &mut menu);
        menu.options().contains(&chosen)
    };
    let Some(found) = usable(at, battle, side, moment).find(lists) else { return Ok(()) };
    match found.voice.source() {
        _ if found.effect.usage == Usage::Again => {}
        Some(Speaker::Card(card)) => {
            battle.used.insert(card);
            let seat = battle.seat(side);
            play.tell(|| Event::new("used", clause!("LAW-7.2n")).seat(seat).card(card));
        }
        _ => battle.used_effects |= at.mark(found.voice, found.number),
    }
    (found.effect.run)(play, battle, found.me, chosen)
}
