//! What a faction says about itself: its pieces, its board, its turn, and its answers to the questions of the base law.

use super::{Beside, CardFace, Flow, Hooks, Mean, Means, Part, PieceInfo, Pieces, PileInfo, Play, Position, Tactics};
use crate::clause::Clause;
use crate::decision::{Menu, Opt, Ruling, Verb, VerbInfo};
use crate::terms::{Class, Clearing, ClearingSet, ITEMS, Kind, KindSet, Seat};

/// Bytes of board figures a seat has.
pub const FIGURE_BYTES: usize = 24;

/// A figure of the faction board that a table may override.
#[derive(Debug)]
pub struct FigureInfo {
    /// Name used in keys.
    pub key: &'static str,
    /// The values of the law texts: what a text, link or saved game means that says nothing of this figure.
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
    /// The verbs of its options.
    pub verbs: &'static [Verb],
    /// Does it.
    pub run: fn(&mut Play, Seat, Opt) -> Ruling,
}

/// A question that comes again and again, so that its answer can be ordered once and for all. No rule reads it: whoever
/// seats people at the table does.
#[derive(Debug)]
pub struct StandingQuestion {
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

/// How a faction crafts (LAW-5).
#[derive(Debug)]
pub struct Crafting {
    /// Crafting pieces or other means that can still be used this turn.
    pub means: fn(Position, Seat) -> Means,
    /// Pays one icon with one of them.
    pub pay: fn(&mut Play, Seat, Mean) -> Ruling,
    /// Kinds of piece on the map that craft as things stand, for whoever uses or borrows them.
    pub pieces: fn(Position, Seat) -> KindSet,
    /// How many icons can still be paid with own means, where there is a limit to them all together.
    pub most: Option<fn(Position, Seat) -> u8>,
}

/// A clearing that a faction has beside the map: its number is 0, and it has no suit, no slot and no path. What is next to
/// it, and who is shut out, its owner says like anything else.
#[derive(Debug)]
pub struct Annex {
    /// Name used in keys.
    pub key: &'static str,
    /// The clause that describes it.
    pub clause: Clause,
}

/// A faction: what it owns, how its turn goes, and what it says to the base law.
#[derive(Debug)]
#[expect(clippy::struct_excessive_bools, reason = "they are printed facts that have nothing to do with one another")]
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
    /// The reach of its second seat, if it can be at a table twice (LAW-9.1c#4).
    pub second_reach: u8,
    /// Whether its set-up card is militant; else it is insurgent (LAW-10.2b).
    pub militant: bool,
    /// Whether reach, class and set-up card are our proposals, because nobody has printed them (shown as ◆).
    pub card_assumed: bool,
    /// Whether it starts in a corner of its own in Standard Setup (LAW-9e).
    pub starts_in_corner: bool,
    /// Factions it is never at a table with, by their names (LAW-9.2b).
    pub excludes: &'static [&'static str],
    /// What is dealt beside its set-up card (LAW-10.2e, LAW-10.2f).
    pub beside: Option<Beside>,
    /// Its homelands, once it has set up by its card (LAW-10.3a); without an answer the clearing where it has started.
    pub homelands: Option<fn(Position, Seat) -> ClearingSet>,
    /// Its pieces; by convention kind 0 is the common warrior.
    pub pieces: Pieces,
    /// Its board figures.
    pub figures: &'static [FigureInfo],
    /// Assumed figures with which a new table begins instead of those of the law texts, by name: measured as fairer
    /// (docs/balance.md). What is written down already keeps its own.
    pub fair: &'static [(&'static str, &'static [u8])],
    /// Its verbs.
    pub verbs: &'static [VerbInfo],
    /// Names of places on its board, for options.
    pub spaces: &'static [&'static str],
    /// The name of its second seat, if it can be at a table twice (LAW-9.2b).
    pub twin: Option<&'static str>,
    /// Whether it puts items under ruins in its setup (LAW-9h).
    pub hides_items: bool,
    /// How many sets it wants there, once all factions are known; one without an answer.
    pub item_sets: Option<fn(Position, Seat) -> usize>,
    /// Items of each kind that it has brought to the game with it (LAW-5.1d).
    pub brings_items: Option<fn(Position, Seat) -> [u8; ITEMS]>,
    /// The piles of cards it keeps.
    pub piles: &'static [PileInfo],
    /// The clearing it has beside the map.
    pub annex: Option<Annex>,
    /// Whether its hand lies open.
    pub open_hand: bool,
    /// Cards it adds to the deck once the starting hands are dealt; copies of a card are neighbours.
    pub adds_cards: &'static [&'static CardFace],
    /// Its setup, run as units until done.
    pub set_up: fn(&mut Play, Seat) -> Ruling<Flow>,
    /// The steps of Birdsong, Daylight and Evening.
    pub turn: [&'static [Step]; 3],
    /// How it crafts.
    pub crafting: Option<Crafting>,
    /// Whether it has a Crafted Items box.
    pub has_item_box: bool,
    /// What lies on its board, and what of it is shown. Lines of positions and panels of the page come in this order.
    pub board: &'static [Part],
    /// Whether its pieces in a clearing can be there as everything else stands. Positions and tables from outside are
    /// checked for that; the sentence says what is wrong.
    pub may_stand: Option<fn(Position, Seat, Clearing) -> Result<(), String>>,
    /// What makes no sense in its part of a table from outside, its waiting tasks included, though every number is in
    /// its range; `None` for every table of a game.
    pub flaw: fn(Position, Seat) -> Option<&'static str>,

    /// Its answers to the questions of the base law.
    pub hooks: Hooks,

    /// Whether it matters in which order its pieces go even if all go: they lie on one track, and are not alike
    /// (LAW-2.3b).
    pub ordered_losses: bool,
    /// Questions of its rules that can be answered by an order given before.
    pub standing: &'static [StandingQuestion],

    /// Advice for bots that play it. No rule reads it.
    pub tactics: Tactics,
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
        second_reach: 0,
        militant: false,
        card_assumed: false,
        starts_in_corner: false,
        excludes: &[],
        beside: None,
        homelands: None,
        pieces: Pieces::of(&[]),
        figures: &[],
        fair: &[],
        verbs: &[],
        spaces: &[],
        twin: None,
        hides_items: false,
        item_sets: None,
        brings_items: None,
        piles: &[],
        annex: None,
        open_hand: false,
        adds_cards: &[],
        set_up: no_setup,
        turn: [&[], &[], &[]],
        crafting: None,
        has_item_box: true,
        board: &[],
        may_stand: None,
        flaw: |_, _| None,
        hooks: Hooks::SILENT,
        ordered_losses: false,
        standing: &[],
        tactics: Tactics::NONE,
    };

    /// Whether it and another are never at one table (LAW-9.2b).
    #[must_use]
    pub fn never_with(&self, other: &Self) -> bool {
        self.excludes.contains(&other.key) || other.excludes.contains(&self.key)
    }

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

    /// How many pieces of this kind a seat can have at most: what its figure can say, else what is printed.
    #[must_use]
    pub fn most_pieces(&self, kind: Kind) -> u8 {
        let info = self.piece(kind);
        let figure = self.figures.iter().find(|figure| Some(figure.key) == info.figure);
        figure.map_or(info.count, |figure| figure.max)
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

    /// What a new table begins with where it is not what the law texts say.
    #[must_use]
    pub fn fair_values(&self, key: &str) -> Option<&'static [u8]> {
        self.fair.iter().find(|(figure, _)| *figure == key).map(|(_, values)| *values)
    }

    /// The figures of the law texts as the bytes of a seat.
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
