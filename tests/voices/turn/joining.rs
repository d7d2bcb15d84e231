//! A faction that throws in its lot with another, and wins with it.

use thicket::clause;
use thicket::decision::{Menu, Operand, Opt, Ruling, Verb, VerbInfo};
use thicket::event::Event;
use thicket::play::{Faction, Hooks, Moment, Offer, Play, Position, Whose};
use thicket::terms::{Phase, Seat};

use super::common::{plain, shown};

const JOIN: Verb = Verb::of_faction(52, 0);

/// In Daylight they may join another player with a dominance card.
pub static TURNCOATS: Faction = Faction {
    verbs: &[VerbInfo { verb: JOIN, key: "join", operands: &[Operand::Card, Operand::Seat] }],
    ..plain(
        52,
        "turncoats",
        "WT",
        Hooks {
            offers: Some(&[Offer {
                moment: Moment::Between(&[Phase::Daylight]),
                turns: Whose::Own,
                when: |at, me| at.table.on_track(me),
                open_to: Some(|at, me, player| player == me && !at.table.hands[me.index()].is_empty()),
                prompt: None,
                list: Some(partners),
                run: join,
            }]),
            ..Hooks::SILENT
        },
    )
};

fn partners(at: Position, me: Seat, menu: &mut Menu) {
    let lowest = at.others(me).filter(|seat| at.table.on_track(*seat)).map(|seat| at.table.scores[seat.index()]).min();
    for card in at.table.hands[me.index()].and(at.setup.deck.dominance).iter() {
        for seat in at.others(me).filter(|seat| at.table.on_track(*seat)) {
            let is_free = at.table.partner.iter().all(|partner| *partner != seat.0 + 1);
            if Some(at.table.scores[seat.index()]) == lowest && is_free {
                menu.offer(Opt::of(JOIN, card.0, seat.0, 0));
            }
        }
    }
}

fn join(play: &mut Play, me: Seat, chosen: Opt) -> Ruling {
    let (card, partner) = (chosen.card_at(0), chosen.seat_at(1));
    play.table.hands[me.index()].remove(card);
    play.table.set_dominance(me, card, false);
    play.table.scores[me.index()] = 0;
    play.table.partner[me.index()] = partner.0 + 1;
    play.tell(|| Event::new("joined", clause!("LAW-4.3b")).seat(me).card(card));
    Ok(())
}

// clause: LAW-4.3b, LAW-4.3d, LAW-4.3f, LAW-4.3g
#[test]
fn they_join_the_lowest_and_win_with_it() {
    shown(
        "seats: WT, WG, WL, NB
         clearing 5: NB cannon
         WT hand: dominance-fox
         WT score: 12
         WG score: 3
         WL score: 28
         NB score: 3
         turn: WT daylight feast
         expect offered join:dominance-fox:WG, join:dominance-fox:NB
         expect not offered join:dominance-fox:WL
         choose join:dominance-fox:WG
         expect WT partner: WG
         expect WT score: 0
         expect WT dominance: fox
         auto until NB birdsong
         expect WT score: 0",
    );
    for (winner, won) in [("WG", "WG by points with WT"), ("WL", "WL by points with nobody")] {
        shown(&format!(
            "seats: WT, WG, WL, NB
             clearing 5: NB cannon
             clearing 6: WG 1 warrior; WL 1 warrior
             WT dominance: fox
             WT partner: WG
             {winner} score: 29
             turn: {winner} daylight feast
             expect game over
             expect won: {won}"
        ));
    }
}

// clause: LAW-4.3a
#[test]
fn their_dominance_card_wins_nothing() {
    shown(
        "seats: WT, NB, WL
         clearing 5: NB cannon
         clearing 1: WT 1 warrior
         clearing 6: WT 1 warrior
         clearing 8: WT 1 warrior
         clearing 12: WT 1 warrior
         WT dominance: fox
         WT partner: NB
         turn: WT birdsong start
         expect WT score: 0
         expect no event won
         expect turn: NB birdsong",
    );
}
