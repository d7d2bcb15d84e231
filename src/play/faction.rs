//! What a faction says about itself: its pieces, its turn, and its answers to the questions of the base law.
//!
//! A [`Faction`] is a table of data and functions. A hook that is `None` has nothing to say and costs nothing; the
//! primitives of the base law ask each faction at the table in turn and know none by name. `me` is always the seat of
//! the faction that answers.

use super::{
    Battle, Flow, Going, Loss, Marked, PieceInfo, Pieces, Placing, Play, Position, Purpose, Tactics, Target, Trip,
    Verdict,
};
use crate::clause::Clause;
use crate::decision::{Menu, Opt, Refusal, Ruling, VerbInfo};
use crate::table::Table;
use crate::terms::{Card, Class, Clearing, ClearingSet, Item, KINDS, Kind, KindSet, Phase, Seat, Suit};

/// Bytes of board figures a seat has.
pub const FIGURE_BYTES: usize = 24;

/// A figure of the faction board that a table may override.
#[derive(Debug)]
pub struct FigureInfo {
    /// Name used in keys.
    pub key: &'static str,
    /// The values the table plays with unless told otherwise.
    pub default: &'static [u8],
    /// The smallest value allowed.
    pub min: u8,
    /// The largest value allowed.
    pub max: u8,
    /// Whether the figure is our assumption, because the printed board is not public (shown as ◆).
    pub assumed: bool,
    /// The clause that uses it.
    pub clause: Clause,
}

/// A step of a phase.
#[derive(Debug)]
pub struct Step {
    /// Name used in keys.
    pub key: &'static str,
    /// The clause of the step.
    pub clause: Clause,
    /// Whether the step itself offers what may be used between steps (it asks with `law::turn::act`).
    pub open: bool,
    /// Runs one unit of the step.
    pub run: fn(&mut Play, Seat) -> Ruling<Flow>,
}

/// An action that a step offers: how it is listed and what it does.
#[derive(Debug)]
pub struct Action {
    /// Lists the options, each with a verb of this action.
    pub offer: fn(Position, Seat, &mut Menu),
    /// Whether this option is one of this action's.
    pub owns: fn(Opt) -> bool,
    /// Does it.
    pub run: fn(&mut Play, Seat, Opt) -> Ruling,
}

/// Which end of a phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Edge {
    /// "At the start of" the phase.
    Start,
    /// "At the end of" the phase.
    End,
}

/// A compulsory effect at the start or end of a phase of anybody's turn (LAW-8a, LAW-8b).
#[derive(Debug)]
pub struct Timed {
    /// The phase.
    pub phase: Phase,
    /// The edge of the phase.
    pub edge: Edge,
    /// Whether it has something to do now.
    pub when: fn(Position, Seat) -> bool,
    /// Runs one unit of it.
    pub run: fn(&mut Play, Seat) -> Ruling<Flow>,
}

/// Something the current player may use between steps or actions because of this faction.
#[derive(Debug)]
pub struct Offer {
    /// Lists the options, each with a verb of this faction.
    pub offer: fn(Position, Seat, &mut Menu),
    /// Does it.
    pub run: fn(&mut Play, Seat, Opt) -> Ruling,
}

/// An effect that one side of a battle may use because of this faction.
#[derive(Debug)]
pub struct BattleEffect {
    /// The clause that lets its user choose.
    pub clause: Clause,
    /// The message key of the question, where nothing else can be used along with it.
    pub prompt: &'static str,
    /// Whether it belongs before the roll (LAW-7.2h) instead of after it (LAW-7.2n).
    pub before_roll: bool,
    /// Whether its options show what the user holds in hand. Then the user is asked even with no option but to pass.
    pub secret: bool,
    /// The seat that may use it in this battle, if any. This must follow from what everybody can see.
    pub user: fn(Position, &Battle, Seat) -> Option<Seat>,
    /// Lists the ways to use it.
    pub offer: fn(Position, &Battle, Seat, &mut Menu),
    /// Whether this option is one of its own.
    pub owns: fn(Opt) -> bool,
    /// What it does.
    pub run: fn(&mut Play, &mut Battle, Seat, Opt) -> Ruling,
}

/// A question that comes again and again, so that its answer can be ordered once and for all. No rule reads it: whoever
/// seats people at the table does.
#[derive(Debug)]
pub struct Standing {
    /// The message key of the question.
    pub prompt: &'static str,
    /// The clause that asks.
    pub clause: Clause,
    /// Whether it is put to the other seats; else, in the list of a faction, to the faction itself.
    pub to_others: bool,
    /// What can be ordered.
    pub orders: Orders,
}

/// What can be ordered about a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Orders {
    /// To pass.
    Pass,
    /// To pass, or to do the one thing there is to do, whatever card it is done with.
    PassOrDo,
    /// Which kind of piece goes before which.
    Rank,
}

/// What happens to this faction, or through it, after pieces were removed.
#[derive(Debug)]
pub struct Aftermath {
    /// Whether these losses trigger it.
    pub when: fn(Position, Seat, &[Loss]) -> bool,
    /// Resolves it.
    pub run: fn(&mut Play, Seat, &[Loss]) -> Ruling,
}

/// A place apart from the supply where a faction keeps buildings or tokens that may still be placed.
#[derive(Debug)]
pub struct Source {
    /// The place, by its number among the names of places on the board.
    pub space: u8,
    /// How many pieces of each kind can be taken from there; a piece with two sides counts for the kind of either.
    pub holds: fn(Position, Seat) -> [u8; KINDS],
    /// Takes one piece of this kind from there.
    pub take: fn(&mut Play, Seat, Kind) -> Ruling,
}

/// How a faction crafts (LAW-5).
#[derive(Debug)]
pub struct Crafting {
    /// Crafting pieces or other means that can still be used this turn: fox, rabbit, mouse.
    pub means: fn(Position, Seat) -> [u8; 3],
    /// Pays one icon with means of this suit.
    pub pay: fn(&mut Play, Seat, Suit) -> Ruling,
    /// Kinds of piece on the map that craft, for those who may borrow them.
    pub pieces: KindSet,
    /// What follows after a card was crafted and before it is discarded: extra points and the like.
    pub crafted: Option<fn(&mut Play, Seat, Card) -> Ruling>,
}

/// Icons that a faction lends to other players while they craft.
#[derive(Debug)]
pub struct Lending {
    /// How many icons of any suit the crafter may still have this way.
    pub icons: fn(Position, Seat, Seat) -> u8,
    /// The option that stands for one such icon.
    pub option: Opt,
    /// Pays one icon for the crafter.
    pub pay: fn(&mut Play, Seat, Seat) -> Ruling,
}

/// What a faction says to "may this happen?" of pieces that move or are removed. These questions are asked for every
/// path and piece, so whoever speaks of its own pieces only says so, and is asked about those only.
#[derive(Debug)]
pub struct Say<T> {
    /// Of whose pieces the faction speaks.
    pub over: Whose,
    /// Its answer.
    pub verdict: fn(Position, Seat, &T) -> Verdict,
}

/// Of whose pieces a faction speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whose {
    /// Of its own.
    Own,
    /// Of anybody's.
    Anybody,
}

impl<T> Say<T> {
    /// Adds what a seat that has a say has to say about a piece of this owner.
    pub(crate) fn add(&self, verdict: Verdict, at: Position, me: Seat, owner: Seat, what: &T) -> Verdict {
        if self.over == Whose::Own && me != owner { verdict } else { verdict.or((self.verdict)(at, me, what)) }
    }
}

/// A claim to rule clearings whatever else is there.
#[derive(Debug)]
pub struct RuleClaim {
    /// The clause that says so.
    pub clause: Clause,
    /// Its rank; 0 is no claim, the highest wins. Asked only about a clearing where the faction has a piece.
    pub rank: fn(Position, Seat, Clearing) -> u8,
}

/// Rule that a faction shares with other players or lends them.
#[derive(Debug)]
pub struct RuleShare {
    /// The clause that says so, which acts by this rule cite.
    pub clause: Clause,
    /// In which of these clearings the faction lets another seat count as a ruler for this purpose.
    pub among: fn(Position, Seat, Seat, ClearingSet, Purpose) -> ClearingSet,
}

/// A part of the faction board in the text form of a position.
#[derive(Debug)]
pub struct Field {
    /// Name used in the text.
    pub key: &'static str,
    /// Writes the value; `None` leaves the field out (its value is what a fresh board has).
    pub write: fn(Position, Seat) -> Option<String>,
    /// Reads the value into the table.
    ///
    /// # Errors
    /// A sentence that says what is wrong with the value.
    pub read: fn(&super::Setup, &mut Table, Seat, &str) -> Result<(), String>,
}

/// What a faction board shows, for screens.
#[derive(Clone, Debug, PartialEq, serde::Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Panel {
    /// A row of spaces.
    Track {
        /// Message key.
        key: &'static str,
        /// The clause.
        clause: Clause,
        /// The spaces from left to right.
        spaces: Vec<Space>,
        /// Whether the figures are assumed (◆).
        assumed: bool,
    },
    /// A box that holds a number of pieces.
    Box {
        /// Message key.
        key: &'static str,
        /// The clause.
        clause: Clause,
        /// How many are in it.
        count: u8,
        /// How many fit.
        cap: Option<u8>,
        /// The suit of the box.
        suit: Option<Suit>,
        /// The piece it holds.
        piece: Option<&'static str>,
    },
    /// Places for items.
    Slots {
        /// Message key.
        key: &'static str,
        /// The clause.
        clause: Clause,
        /// The places.
        slots: Vec<ItemSlot>,
    },
    /// A state with a name.
    Flag {
        /// Message key.
        key: &'static str,
        /// The clause.
        clause: Clause,
        /// Message key of the state.
        value: &'static str,
    },
    /// A number.
    Counter {
        /// Message key.
        key: &'static str,
        /// The clause.
        clause: Clause,
        /// The number.
        value: u8,
        /// Out of how many.
        of: Option<u8>,
    },
    /// A number for each other seat.
    Tally {
        /// Message key.
        key: &'static str,
        /// The clause.
        clause: Clause,
        /// The numbers, by seat.
        values: Vec<(Seat, u8)>,
        /// Out of how many.
        of: Option<u8>,
    },
    /// What can be paid for crafting.
    Budget {
        /// Message key.
        key: &'static str,
        /// The clause.
        clause: Clause,
        /// Icons by suit: fox, rabbit, mouse.
        suits: [u8; 3],
        /// Icons of any suit.
        any: u8,
    },
    /// Clearings worth showing on the map: reach, leash, sources.
    Reach {
        /// Message key.
        key: &'static str,
        /// The clause.
        clause: Clause,
        /// The clearings.
        clearings: Vec<Clearing>,
    },
}

/// A space of a track.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
pub struct Space {
    /// What is printed on it.
    pub label: Option<String>,
    /// Message key of a symbol on it.
    pub icon: Option<&'static str>,
    /// What lies on it, by piece key.
    pub filled: Option<&'static str>,
}

/// A place for an item.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
pub struct ItemSlot {
    /// The item that fits.
    pub item: Item,
    /// `empty`, `ready` or `exhausted`.
    pub state: &'static str,
}

/// A faction: what it owns, how its turn goes, and what it says to the base law.
#[derive(Debug)]
pub struct Faction {
    /// Number in the registry; part of saved games.
    pub number: u8,
    /// Name used in keys.
    pub key: &'static str,
    /// Short code.
    pub code: &'static str,
    /// Place in the setup order: a letter, and a number among faction boards that share one (LAW-9b).
    pub setup_order: (char, u8),
    /// The recommended reach (LAW-9.1c).
    pub reach: u8,
    /// Its pieces; by convention kind 0 is the common warrior.
    pub pieces: Pieces,
    /// Its board figures.
    pub figures: &'static [FigureInfo],
    /// Its verbs.
    pub verbs: &'static [VerbInfo],
    /// Names of places on its board, for options.
    pub spaces: &'static [&'static str],
    /// Whether it puts items under ruins in its setup (LAW-9h).
    pub hides_items: bool,
    /// Its setup, run as units until done.
    pub set_up: fn(&mut Play, Seat) -> Ruling<Flow>,
    /// The steps of Birdsong, Daylight and Evening.
    pub turn: [&'static [Step]; 3],
    /// How it crafts.
    pub crafting: Option<Crafting>,
    /// Whether it has a Crafted Items box.
    pub has_item_box: bool,
    /// The parts of its board in the text form.
    pub fields: &'static [Field],
    /// Whether its pieces in a clearing can be there as everything else stands. Positions and tables from outside are
    /// checked for that; the sentence says what is wrong.
    pub may_stand: Option<fn(Position, Seat, Clearing) -> Result<(), String>>,
    /// Pieces that lie on its board, by kind (for conservation, LAW-11a).
    pub on_board: fn(Position, Seat) -> [u8; KINDS],
    /// Items that lie on its board apart from a Crafted Items box, by kind (for conservation, LAW-11c).
    pub board_items: Option<fn(Position, Seat) -> [u8; crate::terms::ITEMS]>,
    /// What its board shows.
    pub panels: fn(Position, Seat) -> Vec<Panel>,

    /// Resets what counts per turn; called when any player's turn begins.
    pub turn_begins: Option<fn(&mut Play, Seat)>,
    /// Compulsory effects at the start or end of phases.
    pub timed: &'static [Timed],
    /// What the current player may use between steps because of this faction.
    pub aside: Option<Offer>,
    /// Units this faction can queue. Each operand is a clearing or 0: tables from outside are checked for that.
    pub tasks: &'static [fn(&mut Play, Seat, u8, u8) -> Ruling],

    /// How it claims to rule clearings whatever else is there.
    pub claims_rule: Option<RuleClaim>,
    /// How this faction lets other seats count as rulers.
    pub shares_rule: Option<RuleShare>,

    /// Whether a piece may move as told.
    pub may_move: Option<Say<Going>>,
    /// Whether a group with this piece of its own ignores rule.
    pub waives_rule: Option<fn(Position, Seat, &Going) -> bool>,
    /// What follows a group of its own: riders, companions. Runs as part of the move.
    pub moved: Option<fn(&mut Play, Seat, &Trip) -> Ruling>,

    /// Whether a piece may be placed as told.
    pub may_place: Option<fn(Position, Seat, &Placing) -> Verdict>,
    /// Where, apart from the supply, the pieces come from that it places when somebody lets it place any building or
    /// token of its own.
    pub sources: &'static [Source],
    /// Places something else instead of warriors of its own; gives back whether it did.
    pub gains_warriors: Option<fn(&mut Play, Seat, &Placing, u8) -> Ruling<bool>>,

    /// Whether it can be chosen as the defender in this clearing.
    pub may_defend: Option<fn(Position, Seat, Seat, Clearing) -> Result<(), Refusal>>,
    /// What can be used in battle because of it.
    pub battle_effects: &'static [BattleEffect],
    /// The most rolled hits it can deal, in place of its number of warriors (LAW-7.2k).
    pub hit_cap: Option<fn(Position, Seat, &Battle) -> u8>,
    /// Extra hits it deals in battle (LAW-7.2p).
    pub extra_hits: Option<fn(Position, Seat, &Battle) -> u8>,
    /// Whether it ignores the rolled hits dealt to it in this battle (LAW-7.2o).
    pub ignores_rolled: Option<fn(Position, Seat, &Battle) -> bool>,
    /// What the next hit on it may fall on, in place of the order of LAW-7.2u.
    pub next_hit: Option<fn(Position, Seat, &Battle, &Marked) -> Target>,
    /// Whether it matters in which order its pieces go even if all go: they lie on one track, and are not alike
    /// (LAW-2.3b).
    pub ordered_losses: bool,

    /// Whether a piece may be removed as told.
    pub may_remove: Option<Say<Loss>>,
    /// Names pieces of its own that are removed in place of these; `None` if these go themselves, a count of 0 if
    /// nothing goes.
    pub stands_in: Option<fn(&mut Play, Seat, &Loss) -> Ruling<Option<Loss>>>,
    /// Deals with a piece of its own instead of its removal; gives back the points the remover scores for that.
    pub instead_of_removal: Option<fn(&mut Play, Seat, &Loss) -> Option<u8>>,
    /// Takes back a removed piece of its own; without it the piece goes to its supply.
    pub takes_back: Option<fn(&mut Play, Seat, Kind, u8)>,
    /// What follows from removals.
    pub aftermath: Option<Aftermath>,

    /// Questions of its rules that can be answered by an order given before.
    pub standing: &'static [Standing],

    /// Icons it lends to others who craft.
    pub lends_icons: Option<Lending>,
    /// Takes an item it has gained, in place of the Crafted Items box.
    pub gains_item: Option<fn(&mut Play, Seat, Item) -> Ruling>,

    /// Advice for bots that play it. No rule reads it.
    pub tactics: Tactics,
}

fn nothing_on_board(_: Position, _: Seat) -> [u8; KINDS] {
    [0; KINDS]
}

fn no_panels(_: Position, _: Seat) -> Vec<Panel> {
    Vec::new()
}

fn no_setup(_: &mut Play, _: Seat) -> Ruling<Flow> {
    Ok(Flow::Done)
}

impl Faction {
    /// A faction that has nothing to say: every faction starts from here and states what differs.
    pub const SILENT: Self = Self {
        number: 0,
        key: "",
        code: "",
        setup_order: ('Z', 0),
        reach: 0,
        pieces: Pieces::of(&[]),
        figures: &[],
        verbs: &[],
        spaces: &[],
        hides_items: false,
        set_up: no_setup,
        turn: [&[], &[], &[]],
        crafting: None,
        has_item_box: true,
        fields: &[],
        may_stand: None,
        on_board: nothing_on_board,
        board_items: None,
        panels: no_panels,
        turn_begins: None,
        timed: &[],
        aside: None,
        tasks: &[],
        claims_rule: None,
        shares_rule: None,
        may_move: None,
        waives_rule: None,
        moved: None,
        may_place: None,
        sources: &[],
        gains_warriors: None,
        may_defend: None,
        battle_effects: &[],
        hit_cap: None,
        extra_hits: None,
        ignores_rolled: None,
        next_hit: None,
        ordered_losses: false,
        may_remove: None,
        stands_in: None,
        instead_of_removal: None,
        takes_back: None,
        aftermath: None,
        standing: &[],
        lends_icons: None,
        gains_item: None,
        tactics: Tactics::NONE,
    };

    /// The kind of piece with this name.
    #[must_use]
    pub fn kind(&self, key: &str) -> Option<Kind> {
        (0u8..).zip(self.pieces.iter()).find(|(_, info)| info.key == key).map(|(number, _)| Kind(number))
    }

    /// What is printed of a kind of piece. A number beyond the list shows the last kind.
    #[must_use]
    pub fn piece(&self, kind: Kind) -> &'static PieceInfo {
        let pieces = self.pieces.list();
        &pieces[kind.index().min(pieces.len() - 1)]
    }

    /// The kind under which pieces of this kind are counted: itself, or the front of what it is the back of.
    #[must_use]
    pub fn front(&self, kind: Kind) -> Kind {
        self.piece(kind).back_of.unwrap_or(kind)
    }

    /// The kinds of this class.
    #[must_use]
    pub fn kinds_of(&self, class: Class) -> KindSet {
        let mut set = KindSet::EMPTY;
        for (number, info) in (0u8..).zip(self.pieces.iter()) {
            if info.class == class {
                set.insert(Kind(number));
            }
        }
        set
    }

    /// All its kinds.
    pub fn kinds(&self) -> impl Iterator<Item = Kind> + use<> {
        (0u8..).zip(self.pieces.list()).map(|(number, _)| Kind(number))
    }

    /// The default figures as the bytes of a seat.
    #[must_use]
    pub fn default_figures(&self) -> [u8; FIGURE_BYTES] {
        let mut bytes = [0; FIGURE_BYTES];
        let values = self.figures.iter().flat_map(|figure| figure.default);
        for (byte, value) in bytes.iter_mut().zip(values) {
            *byte = *value;
        }
        bytes
    }
}
