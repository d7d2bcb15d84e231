//! What plots do (CC-13.7), and the agents beside those that lie face down (CC-13.2.5).

use super::{BOMB, EXTORTION, PLOT, SNARE, WARRIOR, piece_in, plots};
use crate::clause;
use crate::decision::{Ask, Reason, Refusal, Ruling};
use crate::event::Event;
use crate::law::{cards, loans, placing, removal, ways};
use crate::play::{Battle, Cause, Going, Loss, Placing, Play, Position, Side, Verdict, Waivers};
use crate::terms::{Clearing, Kind, Seat};

/// A snare keeps pieces from coming and going.
static SNARED: Reason = Reason { key: "snared", values: &["clearing"] };

/// What a plot does that was just turned up. Snares and raids do nothing then (CC-13.4.2#7).
pub(super) fn flipped(play: &mut Play, me: Seat, face: Kind, clearing: Clearing) -> Ruling {
    match face {
        BOMB => bomb(play, me, clearing),
        EXTORTION => {
            extort(play, me, clearing);
            Ok(())
        }
        _ => Ok(()),
    }
}

/// CC-13.7.1: everything of enemies goes, then the bomb itself.
fn bomb(play: &mut Play, me: Seat, clearing: Clearing) -> Ruling {
    let clause = clause!("CC-13.7.1");
    let mut losses = Vec::new();
    removal::everything_of_enemies(play.position(), me, clearing, &mut losses);
    removal::remove(play, &losses, clause)?;
    let own = Loss { by: Some(me), owner: me, kind: BOMB, count: 1, clearing, cause: Cause::Effect, instead: false };
    removal::remove(play, &[own], clause)
}

/// CC-13.7.3: a random card of each enemy with a piece there.
fn extort(play: &mut Play, me: Seat, clearing: Clearing) {
    let at = play.position();
    let victims: Vec<Seat> =
        at.enemies(me).filter(|enemy| removal::has_enemy_piece(at, me, *enemy, clearing)).collect();
    for enemy in victims {
        cards::take_random(play, me, enemy, clause!("CC-13.7.3"));
    }
}

/// Whether a face-up snare holds pieces of this kind in a clearing, or keeps them out (CC-13.7.2). What is no piece is
/// nobody's, and no enemy's.
fn snares(at: Position, me: Seat, clearing: Clearing, owner: Seat, kind: Kind) -> bool {
    kind != Kind::NO_PIECE
        && at.count(me, clearing, SNARE) > 0
        && at.are_enemies(me, owner)
        && !loans::kinds_for_rule(at, me, owner, clearing).has(kind)
}

fn snared(clearing: Clearing) -> Verdict {
    Verdict::Forbidden(Refusal::with(&SNARED, clause!("CC-13.7.2"), &[clearing.0]))
}

/// CC-13.7.2: nothing of enemies leaves, unless the move ignores what holds.
pub(super) fn may_move(at: Position, me: Seat, going: &Going) -> Verdict {
    match going.from.clearing() {
        Some(from) if !going.waives.has(Waivers::HOLDS) && snares(at, me, from, going.owner, going.kind) => {
            snared(from)
        }
        _ => Verdict::Silent,
    }
}

/// CC-13.7.2: nothing of enemies is placed. Of their own plots the Corvids place what they have.
pub(super) fn may_place(at: Position, me: Seat, placing: &Placing) -> Verdict {
    if placing.owner == me {
        return plots::may_come(at, me, placing.kind).map_or_else(Verdict::Never, |()| Verdict::Silent);
    }
    if snares(at, me, placing.clearing, placing.owner, placing.kind) {
        return snared(placing.clearing);
    }
    Verdict::Silent
}

/// CC-13.2.5: one hit beside a face-down plot, however many lie there, with warriors or without.
pub(super) fn extra_hits(at: Position, me: Seat, battle: &Battle) -> u8 {
    let defends = battle.side_of(me) == Some(Side::Defender);
    u8::from(defends && at.count(me, battle.clearing, PLOT) > 0)
}

/// CC-13.7.4: a warrior in each neighbouring clearing, for each raid that was removed. Where they come if there are too few,
/// the Corvids choose among all of them (our reading).
pub(super) fn raid(play: &mut Play, me: Seat) -> Ruling {
    let clause = clause!("CC-13.7.4");
    let mut due = Vec::new();
    for clearing in plots::take_loose(play, me) {
        // Even where nobody comes (CC-E15#2).
        play.tell(|| Event::new("raided", clause).seat(me).clearing(clearing));
        let at = play.position();
        let open = |next: &Clearing| placing::may_place(at, &piece_in(me, WARRIOR, *next)).is_ok();
        due.extend(ways::neighbours(at, me, clearing).iter().filter(open));
    }
    placing::place_one_each(play, me, WARRIOR, due, Ask::open(me, clause, "raid-where"))
}
