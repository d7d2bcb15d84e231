//! KI-15.4 Birdsong: waystations for warriors, warriors for waystations, and cards for warriors.

use super::{Board, DECAMP, ENCAMP, RECRUIT, RETURN, WARRIOR, piece_in, stations};
use crate::clause;
use crate::decision::{Ask, Menu, Opt, Reason, Refusal, Ruling, pack_piece};
use crate::law::turn::{self, Acted};
use crate::law::{cards, homelands, placing, replacing};
use crate::play::{Action, Cause, Flow, Loss, Play, Position};
use crate::terms::{Clearing, ClearingSet, Kind, KindSet, Seat};

/// The Keepers have encamped or decamped there this turn.
static ONCE_A_CLEARING: Reason = Reason { key: "once-a-clearing", values: &["clearing"] };
/// No Keeper warrior stands there.
static NO_KEEPER_HERE: Reason = Reason { key: "no-keeper-here", values: &["clearing"] };
/// No waystation stands there.
static NO_WAYSTATION_HERE: Reason = Reason { key: "no-waystation-here", values: &["clearing"] };

/// Warriors that a card recruits (KI-15.4.3).
const RECRUITS: u8 = 2;

fn with(bytes: [u8; 2], clearing: Clearing) -> [u8; 2] {
    let mut set = ClearingSet::from_bytes(bytes);
    set.insert(clearing);
    set.to_bytes()
}

/// KI-15.4.1: one clearing after the other. Where the Keepers have nobody and nothing left in clearings, they come back first,
/// and that is the whole step (KI-E20).
pub(super) fn encamp(play: &mut Play, me: Seat) -> Ruling<Flow> {
    let ask = Ask::open(me, clause!("KI-15.4.1"), "encamp");
    if are_gone(play.position(), me) {
        return match turn::act(play, Ask { prompt: "return", ..ask }, &[&RETURN_ACTION], false)? {
            Acted::Finished | Acted::Action(_) => Ok(Flow::Done),
            Acted::Offer => Ok(Flow::Again),
        };
    }
    turn::act_repeatedly(play, ask, &[&ENCAMP_ACTION])
}

/// Whether no clearing holds a Keeper warrior or waystation. Prisoners in forests are not asked (KI-E12), nor relics.
fn are_gone(at: Position, me: Seat) -> bool {
    at.table.clearings_with(me, WARRIOR).or(stations::clearings(at, me)).is_empty()
}

/// A piece of the Keepers in a clearing that gives way to another one.
const fn replaced(me: Seat, kind: Kind, clearing: Clearing) -> Loss {
    let (by, cause) = (Some(me), Cause::Replacing);
    Loss { by, owner: me, kind, count: 1, clearing, cause, instead: false }
}

/// KI-15.4.1: a warrior gives way to a waystation of the board, either side up.
static ENCAMP_ACTION: Action = Action {
    offer: |at, me, menu| {
        let tried = if menu.explains() { at.clearings() } else { at.table.clearings_with(me, WARRIOR) };
        for clearing in tried.iter() {
            for side in stations::on_board(at, me).iter() {
                let option = Opt::of(ENCAMP, clearing.0, pack_piece(me, side), 0);
                menu.test(option, may_encamp(at, me, clearing, side));
            }
        }
    },
    verbs: &[ENCAMP],
    run: |play, me, option| {
        let (clearing, (_, side)) = (option.clearing(0), option.piece_at(1));
        let board = play.board::<Board>(me);
        board.encamped = with(board.encamped, clearing);
        let clause = clause!("KI-15.4.1");
        replacing::replace(play, &replaced(me, WARRIOR, clearing), &piece_in(me, side, clearing), clause).map(|_| ())
    },
};

fn may_encamp(at: Position, me: Seat, clearing: Clearing, side: Kind) -> Result<(), Refusal> {
    let clause = clause!("KI-15.4.1");
    if at.count(me, clearing, WARRIOR) == 0 {
        return Err(Refusal::with(&NO_KEEPER_HERE, clause, &[clearing.0]));
    }
    if ClearingSet::from_bytes(at.board::<Board>(me).encamped).has(clearing) {
        return Err(Refusal::with(&ONCE_A_CLEARING, clause, &[clearing.0]));
    }
    replacing::may_replace(at, &replaced(me, WARRIOR, clearing), &piece_in(me, side, clearing), clause)
}

/// KI-15.4.1, KI-E20: a waystation and a warrior in a clearing on the edge of the map that can take both, or as much as can be.
static RETURN_ACTION: Action = Action {
    offer: offer_returns,
    verbs: &[RETURN],
    run: |play, me, option| {
        let clause = clause!("KI-15.4.1");
        let (clearing, (_, side)) = (option.clearing(0), option.piece_at(1));
        if side != WARRIOR {
            placing::place(play, &piece_in(me, side, clearing), 1, clause)?;
        }
        placing::place(play, &piece_in(me, WARRIOR, clearing), 1, clause).map(|_| ())
    },
};

/// Lists the clearings that can take most of a return, with each waystation of the board either side up; where none is
/// there, a warrior.
fn offer_returns(at: Position, me: Seat, menu: &mut Menu) {
    let stations = stations::on_board(at, me);
    let coming = if stations.is_empty() { KindSet::of(&[WARRIOR]) } else { stations };
    let mut best = 0;
    for clearing in homelands::edge(at).iter() {
        best = takes(at, me, clearing).max(best);
    }
    for clearing in homelands::edge(at).iter() {
        let is_best = takes(at, me, clearing) == best;
        if is_best && best > 0 {
            for kind in coming.iter() {
                menu.offer(Opt::of(RETURN, clearing.0, pack_piece(me, kind), 0));
            }
        }
        if !is_best && menu.explains() {
            for side in stations.iter() {
                if let Err(refusal) = placing::may_place(at, &piece_in(me, side, clearing)) {
                    menu.refuse(Opt::of(RETURN, clearing.0, pack_piece(me, side), 0), refusal);
                }
            }
        }
    }
}

/// How much of a return a clearing can take: a waystation counts more than a warrior.
fn takes(at: Position, me: Seat, clearing: Clearing) -> u8 {
    let fits = |kind| placing::may_place(at, &piece_in(me, kind, clearing)).is_ok();
    let station = stations::on_board(at, me).iter().next().is_some_and(fits);
    2 * u8::from(station) + u8::from(at.in_supply(me, WARRIOR) > 0 && fits(WARRIOR))
}

/// KI-15.4.2: one clearing after the other.
pub(super) fn decamp(play: &mut Play, me: Seat) -> Ruling<Flow> {
    turn::act_repeatedly(play, Ask::open(me, clause!("KI-15.4.2"), "decamp"), &[&DECAMP_ACTION])
}

/// KI-15.4.2: a waystation gives way to a warrior.
static DECAMP_ACTION: Action = Action {
    offer: |at, me, menu| {
        for clearing in at.clearings().iter() {
            for side in stations::here(at, me, clearing).iter() {
                let option = Opt::of(DECAMP, clearing.0, pack_piece(me, side), 0);
                menu.test(option, may_decamp(at, me, clearing, side));
            }
        }
    },
    verbs: &[DECAMP],
    run: |play, me, option| {
        let (clearing, (_, side)) = (option.clearing(0), option.piece_at(1));
        let board = play.board::<Board>(me);
        board.decamped = with(board.decamped, clearing);
        let clause = clause!("KI-15.4.2");
        replacing::replace(play, &replaced(me, side, clearing), &piece_in(me, WARRIOR, clearing), clause).map(|_| ())
    },
};

fn may_decamp(at: Position, me: Seat, clearing: Clearing, side: Kind) -> Result<(), Refusal> {
    let clause = clause!("KI-15.4.2");
    if ClearingSet::from_bytes(at.board::<Board>(me).decamped).has(clearing) {
        return Err(Refusal::with(&ONCE_A_CLEARING, clause, &[clearing.0]));
    }
    replacing::may_replace(at, &replaced(me, side, clearing), &piece_in(me, WARRIOR, clearing), clause)
}

/// KI-15.4.3: card after card.
pub(super) fn recruit(play: &mut Play, me: Seat) -> Ruling<Flow> {
    let has_cards = !play.table.hand(me).is_empty();
    let ask = Ask { seat: me, clause: clause!("KI-15.4.3"), prompt: "recruit", secret: has_cards };
    turn::act_repeatedly(play, ask, &[&RECRUIT_ACTION])
}

/// KI-15.4.3: two warriors at a waystation in a clearing that the card matches; with nobody in supply the card can still be
/// spent (KI-E31).
static RECRUIT_ACTION: Action = Action {
    offer: offer_recruits,
    verbs: &[RECRUIT],
    run: |play, me, option| {
        let (card, clearing) = (option.card_at(0), option.clearing(1));
        let suits = play.position().suits(clearing);
        cards::spend_for(play, me, card, suits, clause!("KI-15.4.3"));
        placing::place(play, &piece_in(me, WARRIOR, clearing), RECRUITS, clause!("KI-15.4.3")).map(|_| ())
    },
};

fn offer_recruits(at: Position, me: Seat, menu: &mut Menu) {
    for clearing in at.clearings().iter() {
        let check = may_recruit(at, me, clearing);
        if check.is_err() && !menu.explains() {
            continue;
        }
        for card in at.distinct(cards::payable(at, me, at.suits(clearing))) {
            menu.test(Opt::of(RECRUIT, card.0, clearing.0, 0), check);
        }
    }
}

fn may_recruit(at: Position, me: Seat, clearing: Clearing) -> Result<(), Refusal> {
    if stations::here(at, me, clearing).is_empty() {
        return Err(Refusal::with(&NO_WAYSTATION_HERE, clause!("KI-15.4.3"), &[clearing.0]));
    }
    placing::may_place(at, &piece_in(me, WARRIOR, clearing))
}
