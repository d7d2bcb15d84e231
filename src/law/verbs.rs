//! The words of the base law that options are made of.

use crate::decision::{Operand, Verb, VerbInfo};

macro_rules! verbs {
    ($($(#[$doc:meta])* $name:ident = $number:literal, $key:literal, [$($operand:ident),*];)*) => {
        $($(#[$doc])* pub const $name: Verb = Verb($number);)*

        /// Every word of the base law.
        pub static VERBS: &[VerbInfo] = &[
            $(VerbInfo { verb: $name, key: $key, operands: &[$(Operand::$operand),*] },)*
        ];
    };
}

verbs! {
    /// Finish the step.
    DONE = 1, "done", [];
    /// Let an offer pass.
    PASS = 2, "pass", [];
    /// Move from one place to another (LAW-6a).
    MOVE = 3, "move", [Place, ToPlace, Way];
    /// Start a battle in a clearing against a seat (LAW-7.1a).
    BATTLE = 4, "battle", [Clearing, Seat];
    /// Craft a card (LAW-5a).
    CRAFT = 5, "craft", [Card];
    /// Use the effect of a card in play, or of whoever else has one to use.
    USE = 6, "use", [Voice];
    /// Play an ambush card, to ambush or to foil (LAW-7.2a, LAW-7.2b).
    AMBUSH = 7, "ambush", [Card];
    /// Let a hit fall on a piece (LAW-7.2u).
    LOSE = 8, "lose", [Piece];
    /// Discard a card.
    DISCARD = 9, "discard", [Card];
    /// Give a card.
    GIVE = 10, "give", [Card];
    /// Spend a card.
    SPEND = 11, "spend", [Card];
    /// Take a card.
    TAKE = 12, "take", [Card];
    /// Choose a clearing.
    PLACE = 13, "place", [Clearing];
    /// Choose a seat.
    CHOOSE = 14, "choose", [Seat];
    /// Pay an icon with means of a suit.
    PAY = 15, "pay", [Suit];
    /// Choose a number.
    COUNT = 16, "count", [Count];
    /// Take that many of a kind of piece along.
    WITH = 17, "with", [Piece, Count];
    /// Activate a dominance card (LAW-4.2a).
    ACTIVATE = 18, "activate", [Card];
    /// Take an available dominance card, spending another card (LAW-4.2j).
    CLAIM = 19, "claim", [Card, Card];
    /// Choose a kind of item.
    ITEM = 20, "item", [Item];
    /// Let a side use its effects first (LAW-7.2n).
    FIRST = 21, "first", [Seat];
    /// Resolve the effect of a faction, a card or a landmark next (LAW-1.1.3).
    RESOLVE = 22, "resolve", [Voice, Effect];
    /// Go on without using what is offered here.
    CONTINUE = 23, "continue", [];
    /// Choose a piece in a clearing.
    REMOVE = 24, "remove", [Clearing, Piece];
    /// Choose a suit.
    SUIT = 25, "suit", [Suit];
    /// Place a piece of one's own from the supply.
    PUT = 26, "put", [Piece];
    /// Place a piece of one's own from a place on one's board.
    PUT_FROM = 27, "put-from", [Piece, Space];
    /// Pay an icon with a crafting piece in a clearing of several suits or of none.
    PAY_AT = 40, "pay-at", [Clearing];
    /// Set up a landmark in a clearing (LAW-10.1e).
    SET_UP = 45, "set-up", [Voice, Clearing];
    /// Open the closed path between two clearings (LAW-12d).
    OPEN = 46, "open", [Clearing, To];
    /// Take removed warriors in, in this clearing.
    TAKE_IN = 47, "take-in", [Clearing];
    /// Gather warriors in a clearing.
    GATHER = 48, "gather", [Clearing];
    /// Exchange a card of the hand for the one in this place.
    EXCHANGE = 49, "exchange", [Count];
    /// Pick a set-up card of the pool (LAW-10.2g).
    PICK = 50, "pick", [Dealt];
    /// Put a card of the starting hand back (LAW-10.1j).
    PUT_BACK = 51, "put-back", [Card];
    /// Send a piece that was hit away to a place.
    SEND = 60, "send", [Piece, ToPlace];
    /// Send all pieces that were hit away to a place.
    SEND_TO = 61, "send-to", [Place];
}

/// The words that end a step, decline, or go on: they take no action.
pub const CLOSING: [Verb; 3] = [DONE, PASS, CONTINUE];
