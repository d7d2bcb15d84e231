//! Who claims removed pieces before they reach a supply.

use super::supply;
use super::verbs::RESOLVE;
use crate::clause;
use crate::decision::{Ask, Opt, Ruling};
use crate::play::hooks::CLAIMS;
use crate::play::{Claim, Heard, Loss, Play, Position, Removed, Transit, Whose};
use crate::terms::{Clearing, KINDS, Kind, Seat, Voice};

/// Asks for each clearing and owner whether somebody takes what is on its way to the supply: the owner's faction first,
/// then its cards and the ground, of which it picks one after the other, then whoever takes from everybody, in the order
/// of the current player's choice.
///
/// # Errors
/// Suspends while a question is open; stops if the game is won.
pub fn settle(play: &mut Play, event: &Removed, homeward: &[Loss]) -> Ruling {
    if play.position().hear(CLAIMS).next().is_none() {
        return Ok(());
    }
    let mut groups: Vec<(Seat, Clearing)> = Vec::new();
    for loss in homeward {
        if !groups.contains(&(loss.owner, loss.clearing)) {
            groups.push((loss.owner, loss.clearing));
        }
    }
    for (owner, clearing) in groups {
        let mut transit = Transit { owner, clearing, pieces: [0; KINDS], event };
        for loss in homeward.iter().filter(|loss| (loss.owner, loss.clearing) == (owner, clearing)) {
            transit.pieces[loss.kind.index()] += loss.count;
        }
        settle_group(play, &mut transit)?;
    }
    Ok(())
}

/// Takes removed pieces of this kind out of the supply they were on their way to; gives back how many.
pub fn claim(play: &mut Play, transit: &mut Transit, kind: Kind, count: u8) -> u8 {
    let taken = supply::take(play, transit.owner, kind, count.min(transit.pieces[kind.index()]));
    transit.pieces[kind.index()] -= taken;
    taken
}

/// A claim that waits.
#[derive(Clone, Copy)]
struct Claimant {
    voice: Voice,
    me: Seat,
    rank: u8,
    claim: &'static Claim,
}

fn settle_group(play: &mut Play, transit: &mut Transit) -> Ruling {
    let mut asked: Vec<Voice> = Vec::new();
    while transit.count() > 0 {
        let mut due = due(play.position(), transit);
        due.retain(|claimant| !asked.contains(&claimant.voice));
        let Some(first) = due.iter().map(|claimant| claimant.rank).min() else { break };
        due.retain(|claimant| claimant.rank == first);
        let chosen = if due.len() == 1 {
            due[0]
        } else {
            let chooser = if first == FOR_ANYBODY { play.current() } else { transit.owner };
            let takes = |claimant: &Claimant| Opt::plain(RESOLVE).said_by(claimant.voice);
            let ask = Ask::open(chooser, clause!("LAW-1.1.3"), "order-claims");
            let chosen = play.choose(ask, |_, menu| due.iter().for_each(|claimant| menu.offer(takes(claimant))))?;
            due.iter().find(|claimant| takes(claimant) == chosen).copied().unwrap_or(due[0])
        };
        asked.push(chosen.voice);
        (chosen.claim.run)(play, chosen.me, transit)?;
    }
    Ok(())
}

/// Ranks of claims: the faction's own, those of its other voices and of the ground, and those on everybody's pieces.
const OF_FACTION: u8 = 0;
const OF_OWNER: u8 = 1;
const FOR_ANYBODY: u8 = 2;

/// The claims on these pieces.
fn due(at: Position, transit: &Transit) -> Vec<Claimant> {
    let claimant = |Heard { voice, me, answer }: Heard<Claim>| {
        // What belongs to nobody and speaks of "its own" speaks for the owner of the pieces.
        let is_nobodys = voice.as_seat().is_none() && voice.as_card().is_none();
        let (me, rank) = match answer.over {
            Whose::Anybody => (me, FOR_ANYBODY),
            Whose::Own if is_nobodys => (transit.owner, OF_OWNER),
            Whose::Own if me != transit.owner => return None,
            Whose::Own if voice.as_seat().is_some() => (me, OF_FACTION),
            Whose::Own => (me, OF_OWNER),
        };
        (answer.when)(at, me, transit).then_some(Claimant { voice, me, rank, claim: answer })
    };
    at.hear(CLAIMS).filter_map(claimant).collect()
}
