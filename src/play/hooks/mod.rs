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
mod cards;
mod moments;

pub use answers::{
    Aftermath, Ambushing, Arrival, BattleEffect, Claim, Fare, Harm, Joining, Lending, Opinion, Passage, Reserve,
    RuleClaim, RuleShare, Toll, Usage, Weighing, Whose,
};
pub use cards::{
    Activation, DiscardClaim, DominanceUse, Draw, ItemOrigin, OnCraft, Payment, Secrets, Service, Stock, Taking,
};
pub use moments::{Edge, MOMENTS, Moment, Offer, SetUp, Timed, moment_number};

use arrayvec::ArrayVec;

use super::{
    Battle, Flip, Going, HitTarget, Loan, Loss, Marked, Need, Placing, Play, Position, Removed, Rise, Step, Swap, Trip,
    Verdict,
};
use crate::decision::{Refusal, Ruling};
use crate::play::Cost;
use crate::terms::{Card, Clearing, Item, KindSet, MAX_SEATS, Phase, Place, Seat, SuitSet};

/// Groups of other owners that can go along with one move at most: one of each other seat.
pub const MAX_COMPANIONS: usize = MAX_SEATS - 1;

/// A question of the base law. Each is a type of its own, so that asking it costs no more than reading the hook.
pub trait Question: Copy {
    /// The type of its answers.
    type Answer: 'static;

    /// Its place in the table of questions.
    const NUMBER: usize;

    /// What somebody answers; `None` is silence.
    fn answer_of(hooks: &'static Hooks) -> Option<&'static Self::Answer>;
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

        /// The names of the questions, by their numbers.
        pub const NAMES: [&str; QUESTIONS] = [$(stringify!($hook),)*];

        /// How many questions there are.
        pub const QUESTIONS: usize = [$(Number::$QUESTION as usize,)*].len();

        $(
            $(#[$doc])*
            #[allow(non_camel_case_types, clippy::upper_case_acronyms, reason = "a question is written like a constant")]
            #[derive(Clone, Copy, Debug)]
            pub struct $QUESTION;

            impl Question for $QUESTION {
                type Answer = $answer;

                const NUMBER: usize = Number::$QUESTION as usize;

                #[inline]
                fn answer_of(hooks: &'static Hooks) -> Option<&'static $answer> {
                    hooks.$hook.as_ref()
                }
            }
        )*
    };
}

questions! {
    // Setting up.
    /// What it sets up before cards are dealt and the factions set up: the suits of a map, where a landmark stands.
    SETS_UP sets_up: SetUp,

    // The turn.
    /// Resets what counts per turn; called when any player's turn begins.
    TURN_BEGINS turn_begins: fn(&mut Play, Seat),
    /// Lets go of what counts only while something goes on; called when a game ends in the middle of it (EDGE-11).
    GAME_ENDS game_ends: fn(&mut Play, Seat),
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
    /// How many building slots a clearing has beyond the printed ones.
    SLOTS slots: fn(Position, Seat, Clearing) -> u8,
    /// How it joins clearings for somebody: tunnels, a ferry, a place of its own.
    JOINS joins: Joining,
    /// Whether rivers are paths for this seat: to move along, and for everything that is adjacent.
    RIVERS rivers: fn(Position, Seat, Seat) -> bool,
    /// Which kinds of its owner's figures may go from one of these places to the other, one of them a forest.
    WALKS_FORESTS walks_forests: fn(Position, Seat, Place, Place) -> KindSet,

    // Rule.
    /// How it claims to rule clearings whatever else is there.
    CLAIMS_RULE claims_rule: RuleClaim,
    /// How it lets other seats count as rulers.
    SHARES_RULE shares_rule: RuleShare,
    /// What a seat weighs in a clearing, from what it would without this: pieces that count otherwise.
    WEIGHS weighs: fn(Position, Seat, &Weighing, u8) -> u8,

    // Moving.
    /// Whether a piece may move as told.
    MAY_MOVE may_move: Opinion<Going>,
    /// Whether a group with this piece of its owner ignores rule.
    WAIVES_RULE waives_rule: fn(Position, Seat, &Going) -> bool,
    /// What follows a group of its owner's: riders. Runs as part of the move.
    MOVED moved: fn(&mut Play, Seat, &Trip) -> Ruling,
    /// Who of other owners goes along with a group that its owner is about to move. The law lets those go who may.
    COMPANIONS companions: fn(&mut Play, Seat, &Trip) -> Ruling<ArrayVec<Trip, MAX_COMPANIONS>>,
    /// What it costs to go somewhere. Whoever cannot pay cannot go.
    TOLL toll: Fare,
    /// What a group loses on its way.
    PASSAGE passage: Passage,
    /// What follows when a group has arrived, anybody's.
    ARRIVED arrived: &'static [Arrival],
    /// What its owner may add to a move, of anybody, once everything else of it is over.
    MOVE_ENDED move_ended: Arrival,

    // Placing.
    /// Whether a piece may be placed as told.
    MAY_PLACE may_place: fn(Position, Seat, &Placing) -> Verdict,
    /// A limit that its owner's own rules set to where it places. An effect that lets it place anything anywhere lifts it;
    /// bans of others stand.
    LIMITS_PLACING limits_placing: fn(Position, Seat, &Placing) -> Result<(), Refusal>,
    /// What follows when pieces of anybody's have been placed; for instance, which of two slots a building fills.
    PLACED placed: fn(&mut Play, Seat, &Placing, u8) -> Ruling,
    /// Where, apart from the supply, the pieces come from that its owner places when somebody lets it place any building or
    /// token of its own.
    RESERVES reserves: &'static [Reserve],
    /// Places something else instead of warriors of its owner; gives back whether it did.
    GAINS_WARRIORS gains_warriors: fn(&mut Play, Seat, &Placing, u8) -> Ruling<bool>,

    // Battle.
    /// Whether its owner can be chosen as the defender in this clearing, by this attacker.
    MAY_DEFEND may_defend: fn(Position, Seat, Seat, Clearing) -> Result<(), Refusal>,
    /// What it lends this seat in this clearing: warriors that fight for somebody else or count for its rule, such as
    /// hired warriors, guards and allies.
    LENDS lends: fn(Position, Seat, Seat, Clearing, Need) -> Option<Loan>,
    /// Kinds of its owner's pieces that take hits as warriors do, where hits are shared with warriors of others.
    STANDS_FOR_WARRIORS stands_for_warriors: KindSet,
    /// Its owner answers for what happens to warriors of others that fight for it, as if they were its own.
    ANSWERS_FOR_LOANS answers_for_loans: (),
    /// What a battle costs whoever declares it, whoever fights.
    BATTLE_TOLL battle_toll: Toll,
    /// A means of ambushing or foiling that its owner has beside the ambush cards of its hand.
    AMBUSHES ambushes: Ambushing,
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
    /// Whether its owner claims the higher die (LAW-7.2j).
    HIGHER_DIE higher_die: fn(Position, Seat, &Battle) -> bool,
    /// Whether its owner, defending, is defenseless or not whatever its warriors (LAW-7.2q).
    DEFENSELESS defenseless: fn(Position, Seat, &Battle) -> bool,
    /// Whether its owner ignores the first hit on it in this battle.
    IGNORES_FIRST ignores_first: fn(Position, Seat, &Battle) -> bool,
    /// What the next hit on its owner may fall on, in place of the order of LAW-7.2u.
    NEXT_HIT next_hit: fn(Position, Seat, &Battle, &Marked) -> HitTarget,
    /// What its owner loses in place of pieces: to hits, and to effects that remove what cannot be removed.
    HARM harm: Harm,
    /// What follows from a battle, of anybody, once everything else of it is over (LAW-7.2y).
    BATTLE_ENDED battle_ended: fn(&mut Play, Seat, &Battle) -> Ruling,

    // Removing.
    /// Whether a piece may be removed as told.
    MAY_REMOVE may_remove: Opinion<Loss>,
    /// Names pieces of its owner that are removed in place of these; `None` if these go themselves, a count of 0 if nothing
    /// goes.
    STANDS_IN stands_in: fn(&mut Play, Seat, &Loss) -> Ruling<Option<Loss>>,
    /// Deals with a piece of its owner instead of its removal; gives back the points the remover scores for that.
    INSTEAD_OF_REMOVAL instead_of_removal: fn(&mut Play, Seat, &Loss) -> Option<u8>,
    /// Takes back a removed piece of its owner to where its own law puts it, and says whether it did; else it goes to the
    /// supply, unless somebody claims it.
    TAKES_BACK takes_back: fn(&mut Play, Seat, &Loss) -> bool,
    /// Is told which pieces of anybody's are about to be removed, for instance to ask which of several that are alike.
    SINGLES_OUT singles_out: fn(&mut Play, Seat, &Loss) -> Ruling,
    /// What these pieces, of anybody, are worth in all to an enemy that removes them, from what they would be worth without
    /// that.
    WORTH worth: fn(Position, Seat, &Loss, u8) -> u8,
    /// Points its owner earns with an event that has removed pieces, beside what the pieces are worth.
    SPOILS spoils: fn(&mut Play, Seat, &Removed) -> u8,
    /// How it takes removed pieces that are on their way to a supply: hospitals, coffins, prisoners.
    CLAIMS claims: Claim,
    /// What follows from removals.
    AFTERMATH aftermath: &'static [Aftermath],

    // Turning over and swapping.
    /// Whether a piece may be turned over as told.
    MAY_FLIP may_flip: Opinion<Flip>,
    /// What follows when two pieces have changed places: what is hidden goes with its piece.
    SWAPPED swapped: fn(&mut Play, Seat, &Swap),

    // Cards.
    /// Lets cards that anybody is about to draw come from elsewhere, or fewer of them: a pond, an informant.
    DRAWS draws: fn(&mut Play, Seat, &mut Draw) -> Ruling,
    /// Takes discarded cards of anybody, in place of the discard pile. It asks nothing.
    TAKES_DISCARDS takes_discards: DiscardClaim,
    /// It reads the discard pile from the top, which therefore lies in order.
    READS_DISCARDS reads_discards: (),
    /// What follows when the card itself leaves the play area where it lies, whoever takes it away.
    LEAVES_PLAY leaves_play: fn(&mut Play, Seat, Card),
    /// Cards of its owner that stand for other suits than their own: a friend, a squire.
    SERVES serves: Service,
    /// What its owner does with dominance cards instead of what is printed: a coalition.
    DOMINANCE_USE dominance_use: DominanceUse,

    // Crafting and items.
    /// Icons it lends to those who craft.
    LENDS_ICONS lends_icons: Lending,
    /// Whether a crafting piece, of anybody, may be activated.
    MAY_ACTIVATE may_activate: fn(Position, Seat, &Activation) -> Verdict,
    /// Whether this seat may craft this card, its means apart.
    MAY_CRAFT may_craft: fn(Position, Seat, Seat, Card) -> Verdict,
    /// What the card costs this seat, from what it would cost without it.
    COSTS costs: fn(Position, Seat, Seat, Card, Cost) -> Cost,
    /// Items that can be crafted beside those of the supply: a forge.
    STOCKS_ITEMS stocks_items: Stock,
    /// What an item that its owner crafts brings it: whether it is taken (else it leaves the game), and the points in place
    /// of these.
    CRAFTS_ITEM crafts_item: fn(&mut Play, Seat, Item, u8) -> Ruling<(bool, u8)>,
    /// What follows when anybody has crafted a card.
    CRAFTED crafted: OnCraft,
    /// Takes an item that its owner has gained, in place of the Crafted Items box.
    GAINS_ITEM gains_item: fn(&mut Play, Seat, Item, ItemOrigin) -> Ruling,
    /// Whether its owner has an item of this kind from under a ruin, so that it may take no second one (our reading of
    /// twins).
    HAS_TWIN has_twin: fn(Position, Seat, Item) -> bool,
    /// It turns items in the Crafted Items box of its owner face down.
    TURNS_ITEMS turns_items: (),
    /// Whether an item may be taken as told.
    MAY_TAKE may_take: fn(Position, Seat, &Taking) -> Verdict,
    /// How its owner pays where warriors are paid, if not with warriors from its supply.
    PAYS_WARRIORS pays_warriors: Payment,

    // What is hidden.
    /// What it keeps hidden beside cards.
    KEEPS_SECRETS keeps_secrets: Secrets,
}
