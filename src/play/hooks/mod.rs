//! The questions of the base law, and who answers which.
//!
//! There is one table of questions for every voice: a faction, a card in play, the map, a landmark, a hireling each hold
//! a [`Hooks`]. A hook that is `None` is silence, and silence costs nothing: who has something to say about which
//! question is found out once, when the table is set up (for cards, once for each deck), and a primitive asks those only.
//!
//! In every hook `me` is the seat that the voice belongs to: the seat of the faction, or in whose play area the card
//! lies. What belongs to nobody - the map, a landmark - gets the seat of the current player, who makes its choices
//! (LAW-1.1.3).

mod answers;
mod moments;

pub use answers::{Aftermath, BattleEffect, Lending, Opinion, Reserve, RuleClaim, RuleShare, Whose};
pub use moments::{Edge, Moment, Offer, SetUp, Timed};

use super::{Battle, Going, Loss, Marked, Placing, Play, Position, Rise, Step, Target, Trip, Verdict};
use crate::decision::{Refusal, Ruling};
use crate::terms::{Clearing, Item, Phase, Seat, SuitSet};

/// A question of the base law, with the type of its answers.
#[derive(Debug)]
pub struct Question<T: 'static> {
    number: usize,
    answer: fn(&'static Hooks) -> Option<&'static T>,
}

impl<T> Clone for Question<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Question<T> {}

impl<T> Question<T> {
    /// Its place in the table of questions.
    #[must_use]
    pub const fn number(self) -> usize {
        self.number
    }

    /// What somebody answers; `None` is silence.
    #[must_use]
    pub fn answer_of(self, hooks: &'static Hooks) -> Option<&'static T> {
        (self.answer)(hooks)
    }
}

/// Declares each question once: the hook that answers it, the constant that asks it, and its place in the table.
macro_rules! questions {
    ($($(#[$doc:meta])* $QUESTION:ident $hook:ident: $answer:ty,)*) => {
        /// What a voice answers to the questions of the base law.
        #[derive(Debug)]
        pub struct Hooks {
            $($(#[$doc])* pub $hook: Option<$answer>,)*
        }

        impl Hooks {
            /// Nothing to say to anything: everybody starts from here and states what differs.
            pub const SILENT: Self = Self { $($hook: None,)* };

            /// Which questions have an answer, by their numbers.
            #[must_use]
            pub const fn answers(&self) -> [bool; QUESTIONS] {
                [$(self.$hook.is_some(),)*]
            }
        }

        #[expect(non_camel_case_types, clippy::upper_case_acronyms, reason = "these are the names of the questions")]
        enum Number { $($QUESTION,)* }

        /// How many questions there are.
        pub const QUESTIONS: usize = [$(Number::$QUESTION as usize,)*].len();

        $($(#[$doc])* pub const $QUESTION: Question<$answer> = Question {
            number: Number::$QUESTION as usize,
            answer: |hooks| hooks.$hook.as_ref(),
        };)*
    };
}

questions! {
    // Setting up.
    /// What it sets up before cards are dealt and the factions set up: the suits of a map, where a landmark stands.
    SETS_UP sets_up: SetUp,

    // The turn.
    /// Resets what counts per turn; called when any player's turn begins.
    TURN_BEGINS turn_begins: fn(&mut Play, Seat),
    /// The steps of a phase of its owner's turn, where their order changes: those of [`Faction::turn`](super::Faction), some
    /// or all of them. It stays the same within a phase.
    STEPS steps: fn(Position, Seat, Phase) -> &'static [Step],
    /// Compulsory effects at the start or end of phases, or at the end of a turn (LAW-8a).
    TIMED timed: &'static [Timed],
    /// What the current player may use: between steps and actions, or at the edge of a phase (LAW-8a, LAW-8b).
    OFFERS offers: &'static [Offer],
    /// Units it can queue, by number. Each operand is a clearing or 0: tables from outside are checked for that.
    TASKS tasks: &'static [fn(&mut Play, Seat, u8, u8) -> Ruling],

    // Points.
    /// A score has gone up, and the game goes on: whose, from where and to where.
    SCORED scored: fn(&mut Play, Seat, Rise) -> Ruling,

    // The ground.
    /// The suits of a clearing, from what they would be without it (LAW-3c).
    SUITS suits: fn(Position, Seat, Clearing, SuitSet) -> SuitSet,

    // Rule.
    /// How it claims to rule clearings whatever else is there.
    CLAIMS_RULE claims_rule: RuleClaim,
    /// How it lets other seats count as rulers.
    SHARES_RULE shares_rule: RuleShare,

    // Moving.
    /// Whether a piece may move as told.
    MAY_MOVE may_move: Opinion<Going>,
    /// Whether a group with this piece of its owner ignores rule.
    WAIVES_RULE waives_rule: fn(Position, Seat, &Going) -> bool,
    /// What follows a group of its owner's: riders, companions. Runs as part of the move.
    MOVED moved: fn(&mut Play, Seat, &Trip) -> Ruling,

    // Placing.
    /// Whether a piece may be placed as told.
    MAY_PLACE may_place: fn(Position, Seat, &Placing) -> Verdict,
    /// Where, apart from the supply, the pieces come from that its owner places when somebody lets it place any building or
    /// token of its own.
    RESERVES reserves: &'static [Reserve],
    /// Places something else instead of warriors of its owner; gives back whether it did.
    GAINS_WARRIORS gains_warriors: fn(&mut Play, Seat, &Placing, u8) -> Ruling<bool>,

    // Battle.
    /// Whether its owner can be chosen as the defender in this clearing, by this attacker.
    MAY_DEFEND may_defend: fn(Position, Seat, Seat, Clearing) -> Result<(), Refusal>,
    /// Lets its owner, attacking, skip the ambush step (EDGE-21).
    STOPS_AMBUSH stops_ambush: fn(Position, Seat) -> bool,
    /// What can be used in battle because of it.
    BATTLE_EFFECTS battle_effects: &'static [BattleEffect],
    /// The most rolled hits its owner can deal, in place of its number of warriors (LAW-7.2k).
    HIT_CAP hit_cap: fn(Position, Seat, &Battle) -> u8,
    /// Extra hits its owner deals in battle (LAW-7.2p).
    EXTRA_HITS extra_hits: fn(Position, Seat, &Battle) -> u8,
    /// Whether its owner ignores the rolled hits dealt to it in this battle (LAW-7.2o).
    IGNORES_ROLLED ignores_rolled: fn(Position, Seat, &Battle) -> bool,
    /// What the next hit on its owner may fall on, in place of the order of LAW-7.2u.
    NEXT_HIT next_hit: fn(Position, Seat, &Battle, &Marked) -> Target,

    // Removing.
    /// Whether a piece may be removed as told.
    MAY_REMOVE may_remove: Opinion<Loss>,
    /// Names pieces of its owner that are removed in place of these; `None` if these go themselves, a count of 0 if nothing
    /// goes.
    STANDS_IN stands_in: fn(&mut Play, Seat, &Loss) -> Ruling<Option<Loss>>,
    /// Deals with a piece of its owner instead of its removal; gives back the points the remover scores for that.
    INSTEAD_OF_REMOVAL instead_of_removal: fn(&mut Play, Seat, &Loss) -> Option<u8>,
    /// Takes back a removed piece of its owner; without it the piece goes to its supply.
    TAKES_BACK takes_back: fn(&mut Play, Seat, &Loss),
    /// What follows from removals.
    AFTERMATH aftermath: &'static [Aftermath],

    // Crafting and items.
    /// Icons it lends to others who craft.
    LENDS_ICONS lends_icons: Lending,
    /// Takes an item that its owner has gained, in place of the Crafted Items box.
    GAINS_ITEM gains_item: fn(&mut Play, Seat, Item) -> Ruling,
}
