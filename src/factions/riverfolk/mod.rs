//! Riverfolk Company (RC): merchants whose coin is warriors. They sell cards, boats and mercenaries, and put what they are
//! paid to work.

mod birdsong;
mod board;
mod daylight;
mod evening;
mod funds;
mod posts;
mod promises;
mod services;
mod setup;
mod tactics;
mod weights;

pub use promises::PROMISES;

use bytemuck::{Pod, Zeroable};

use crate::clause;
use crate::decision::{Operand, Verb, VerbInfo};
use crate::play::{
    Aftermath, Crafting, Edge, Faction, FigureInfo, Hooks, Moment, Offer, Opinion, PieceInfo, Pieces, Placing, Step,
    Way, Whose,
};
use crate::terms::{Class, Clearing, ClearingSet, Kind, KindSet, MAX_SEATS, Phase, Seat, Suit};

/// An otter.
pub const WARRIOR: Kind = Kind(0);
/// A trade post of each suit.
pub const FOX_POST: Kind = Kind(1);
/// See [`FOX_POST`].
pub const RABBIT_POST: Kind = Kind(2);
/// See [`FOX_POST`].
pub const MOUSE_POST: Kind = Kind(3);

/// The trade posts, in the order of the suits.
const POSTS: [Kind; 3] = [FOX_POST, RABBIT_POST, MOUSE_POST];
/// Posts of each suit, and spaces of each row (RC-1.2a).
const EACH: u8 = 3;

const NUMBER: u8 = 15;
/// Commit or spend a fund of this owner.
const FUND: Verb = Verb::of_faction(NUMBER, 0);
/// Buy this card (RC-2.7a).
const HAND_CARD: Verb = Verb::of_faction(NUMBER, 1);
/// Buy passage on rivers (RC-2.7b).
const RIVERBOATS: Verb = Verb::of_faction(NUMBER, 2);
/// Hire the otters on the map (RC-2.7d).
const MERCENARIES: Verb = Verb::of_faction(NUMBER, 3);
/// Set the price of a service (RC-6.2).
const PRICE: Verb = Verb::of_faction(NUMBER, 4);
/// Commit a fund for a card (RC-5.4).
const DRAW: Verb = Verb::of_faction(NUMBER, 5);
/// Spend a fund for an otter on the river (RC-5.5).
const RECRUIT: Verb = Verb::of_faction(NUMBER, 6);
/// Spend two funds of this ruler for a trade post (RC-5.6).
const ESTABLISH: Verb = Verb::of_faction(NUMBER, 7);
/// Craft a card for an otter in Payments instead of its benefit (RC-5.3d).
const EXPORT: Verb = Verb::of_faction(NUMBER, 8);
/// Lose so many funds of this owner (RC-2.5b).
const LOSE_FUNDS: Verb = Verb::of_faction(NUMBER, 9);

/// The figures of the board.
#[repr(C)]
#[derive(Clone, Copy, Pod, Zeroable)]
struct Figures {
    /// Points of the spaces of each row of trade posts, from left to right (RC-1.2b).
    post_points: [u8; EACH as usize],
}

/// What lies on the board. Posts on their rows are supply.
#[repr(C)]
#[derive(Clone, Copy, Pod, Zeroable)]
struct Board {
    /// Warriors in Payments, by owner.
    payments: [u8; MAX_SEATS],
    /// Warriors in Funds, by owner.
    funds: [u8; MAX_SEATS],
    /// Warriors in Committed, by owner.
    committed: [u8; MAX_SEATS],
    /// Warriors on spaces of the rows of trade posts, by owner. Who lies on which row makes no difference.
    laid: [u8; MAX_SEATS],
    /// How many spaces of each row they fill.
    laid_on: [u8; POSTS.len()],
    /// Posts out of the game, by suit (RC-2.5c).
    lost: [u8; POSTS.len()],
    /// The price of each service, less one (RC-1.3).
    prices: [u8; services::COUNT],
    /// What the player whose turn it is has bought: see [`services`].
    bought: u8,
}

/// A piece of the Company in a clearing, placed by itself.
const fn piece_in(me: Seat, kind: Kind, clearing: Clearing) -> Placing {
    Placing { by: me, owner: me, kind, clearing }
}

const fn post(key: &'static str, suit: Suit) -> PieceInfo {
    PieceInfo { suit: Some(suit), ..PieceInfo::new(key, Class::Token, EACH) }
}

/// The faction.
pub static FACTION: Faction = Faction {
    number: NUMBER,
    key: "riverfolk",
    code: "RC",
    setup_order: ('G', 0),
    reach: 5,
    // RC-3.6: its set-up card names none.
    homelands: Some(|_, _| ClearingSet::EMPTY),
    pieces: Pieces::of(&[
        PieceInfo { nicknames: &["otter"], ..PieceInfo::new("warrior", Class::Warrior, 15) },
        post("fox-post", Suit::Fox),
        post("rabbit-post", Suit::Rabbit),
        post("mouse-post", Suit::Mouse),
    ]),
    figures: &[FigureInfo {
        key: "post_points",
        default: &[2, 2, 2],
        min: 0,
        max: 9,
        assumed: true,
        clause: clause!("RC-1.2b"),
    }],
    verbs: &[
        VerbInfo { verb: FUND, key: "fund", operands: &[Operand::Seat] },
        VerbInfo { verb: HAND_CARD, key: "hand-card", operands: &[Operand::Card] },
        VerbInfo { verb: RIVERBOATS, key: "riverboats", operands: &[] },
        VerbInfo { verb: MERCENARIES, key: "mercenaries", operands: &[] },
        VerbInfo { verb: PRICE, key: "price", operands: &[Operand::Space, Operand::Count] },
        VerbInfo { verb: DRAW, key: "draw", operands: &[] },
        VerbInfo { verb: RECRUIT, key: "recruit", operands: &[Operand::Clearing] },
        VerbInfo { verb: ESTABLISH, key: "establish", operands: &[Operand::Clearing, Operand::Seat] },
        VerbInfo { verb: EXPORT, key: "export", operands: &[Operand::Card] },
        VerbInfo { verb: LOSE_FUNDS, key: "lose-funds", operands: &[Operand::Seat, Operand::Count] },
    ],
    spaces: &["hand-card", "riverboats", "mercenaries"],
    open_hand: true,
    set_up: setup::set_up,
    turn: [
        &[
            Step { key: "protectionism", clause: clause!("RC-4.1"), open: false, run: birdsong::protect },
            Step { key: "dividends", clause: clause!("RC-4.2"), open: false, run: birdsong::score_dividends },
            Step { key: "gather", clause: clause!("RC-4.3"), open: false, run: birdsong::gather },
        ],
        &[Step { key: "actions", clause: clause!("RC-5.0"), open: true, run: daylight::actions }],
        &[
            Step { key: "discard", clause: clause!("RC-6.1"), open: false, run: evening::discard },
            Step { key: "costs", clause: clause!("RC-6.2"), open: false, run: evening::set_costs },
        ],
    ],
    crafting: Some(Crafting {
        means: posts::open_spaces,
        pay: posts::lay,
        pieces: |_, _| KindSet::EMPTY,
        most: Some(funds::total),
    }),
    board: board::BOARD,
    flaw: board::flaw,
    hooks: Hooks {
        turn_begins: Some(services::expire),
        offers: Some(&[Offer {
            moment: Moment::At(Phase::Birdsong, Edge::Start),
            turns: Whose::Anybody,
            when: services::are_open,
            open_to: Some(services::are_open_to),
            prompt: Some("buy-service"),
            list: Some(services::offer),
            run: services::sell,
        }]),
        // RC-2.2a Swimmers, RC-2.7b Riverboats.
        rivers: Some(|at, me, seat| seat == me || services::has_boats(at, me, seat)),
        // RC-2.2b: along a river only.
        waives_rule: Some(|_, _, going| going.way == Way::RIVER),
        lends: Some(services::lend),
        may_move: Some(Opinion { over: Whose::Own, verdict: services::may_move }),
        may_remove: Some(Opinion { over: Whose::Own, verdict: services::may_remove }),
        limits_placing: Some(posts::limits),
        takes_back: Some(posts::take_back),
        aftermath: Some(&[Aftermath { clause: clause!("RC-2.5b"), when: posts::are_lost, run: posts::disrupt_trade }]),
        ..Hooks::SILENT
    },
    tactics: tactics::TACTICS,
    ..Faction::SILENT
};
