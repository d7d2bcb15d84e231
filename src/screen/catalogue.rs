//! Facts that never change: maps, decks, cards, factions, clauses.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::clause::{self, Clause};
use crate::decks::DECKS;
use crate::factions::FACTIONS;
use crate::landmarks::LANDMARKS;
use crate::law;
use crate::maps::MAPS;
use crate::notation;
use crate::play::{CardFace, CardKind, Faction, Map, Orders, PathKind, StandingQuestion, Step};
use crate::terms::{Class, Clearing, Item, Phase, SUITS, Suit, map_of};

/// Everything a screen can know before a game begins.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Catalogue {
    /// The version of the program.
    pub version: &'static str,
    /// The version of the rules; games recorded under another one may not replay.
    pub rules: u16,
    /// The maps.
    pub maps: Vec<MapFacts>,
    /// The landmarks.
    pub landmarks: Vec<LandmarkFacts>,
    /// The shared decks.
    pub decks: Vec<DeckFacts>,
    /// Every card of every deck, by key.
    pub cards: BTreeMap<&'static str, CardFacts>,
    /// The factions.
    pub factions: Vec<FactionFacts>,
    /// Questions that can be answered by an order given before.
    pub standing: Vec<StandingFacts>,
}

/// A question that can be answered by an order given before.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct StandingFacts {
    /// The message key of the question.
    pub prompt: &'static str,
    /// The clause that asks.
    pub clause: Clause,
    /// The faction whose rules ask it; nothing for the base law.
    pub faction: Option<&'static str>,
    /// Whether the other seats are asked and not the faction itself.
    pub to_others: bool,
    /// What can be ordered: `pass`, `pass-or-do` or `rank`.
    #[cfg_attr(test, ts(type = "\"pass\" | \"pass-or-do\" | \"rank\""))]
    pub orders: Orders,
}

/// A map.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct MapFacts {
    /// Key.
    pub key: &'static str,
    /// Width divided by height.
    pub aspect: f32,
    /// Whether its suits are printed or pictured, so that it can be played with them.
    pub pictured: bool,
    /// Diagonally opposite corners.
    pub corner_pairs: Vec<[u8; 2]>,
    /// The clearings.
    pub clearings: Vec<ClearingFacts>,
    /// What joins two clearings.
    pub paths: Vec<PathFacts>,
    /// The river, if there is one.
    pub river: Option<RiverFacts>,
    /// The shore of a lake as bend points, each a pair of fractions of width and height; nothing without a lake.
    pub lake: Vec<(f32, f32)>,
    /// The clearings that can be flooded.
    pub crossings: Vec<CrossingFacts>,
    /// Whether suits are dealt to the clearings; those here are then an example.
    pub dealt: bool,
    /// The landmarks that belong to it.
    pub landmarks: Vec<OwnLandmarkFacts>,
    /// The forests.
    pub forests: Vec<ForestFacts>,
}

/// A clearing.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ClearingFacts {
    /// Printed number.
    pub number: u8,
    /// Printed suits.
    pub suits: Vec<Suit>,
    /// Building slots, the one under a ruin included.
    pub slots: u8,
    /// Whether a ruin starts here.
    pub ruin: bool,
    /// Whether it is a corner.
    pub corner: bool,
    /// The corner diagonally opposite.
    pub opposite: Option<u8>,
    /// Fraction of the width, from the left.
    pub x: f32,
    /// Fraction of the height, from the top.
    pub y: f32,
    /// Neighbours by path.
    pub adjacent: Vec<u8>,
    /// Neighbours by river.
    pub river: Vec<u8>,
    /// Forests it touches.
    pub forests: Vec<&'static str>,
}

/// A path between two clearings.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PathFacts {
    /// One end.
    pub a: u8,
    /// The other end.
    pub b: u8,
    /// `path`, `closed` when the game begins, `dam` or `bridge`.
    pub kind: &'static str,
}

/// A clearing that can be flooded.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct CrossingFacts {
    /// Its number.
    pub clearing: u8,
    /// The clearings whose paths meet there when it is, and so are joined.
    pub joins: Vec<u8>,
}

/// A landmark that belongs to a map.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct OwnLandmarkFacts {
    /// Its key.
    pub key: &'static str,
    /// The clearing where it stands from the start, if that is always the same.
    pub clearing: Option<u8>,
    /// From how many seats on it is there.
    pub seats: usize,
}

/// A landmark.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LandmarkFacts {
    /// Key.
    pub key: &'static str,
    /// The clause that describes it.
    pub clause: Clause,
}

/// A river.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RiverFacts {
    /// Its courses as bend points, each a pair of fractions of width and height.
    pub course: Vec<Vec<(f32, f32)>>,
}

/// A forest.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ForestFacts {
    /// Key.
    pub id: &'static str,
    /// Clearings around it.
    pub clearings: Vec<u8>,
    /// Fraction of the width where its label stands.
    pub x: f32,
    /// Fraction of the height where its label stands.
    pub y: f32,
    /// Forests beside it.
    pub adjacent: Vec<&'static str>,
}

/// A shared deck.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct DeckFacts {
    /// Key.
    pub key: &'static str,
    /// Its cards, each with the number of copies.
    pub cards: Vec<(&'static str, usize)>,
}

/// A card.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct CardFacts {
    /// Suit.
    pub suit: Suit,
    /// `ambush`, `dominance`, `item`, `persistent` or `immediate`.
    pub kind: &'static str,
    /// Crafting cost.
    pub cost: Option<Icons>,
    /// The item it gives.
    pub item: Option<Item>,
    /// The points it gives.
    pub vp: Option<u8>,
    /// The clauses of its effect.
    pub clauses: Vec<Clause>,
}

/// Icons by suit, and icons of any suit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Icons {
    /// Fox icons.
    pub fox: u8,
    /// Rabbit icons.
    pub rabbit: u8,
    /// Mouse icons.
    pub mouse: u8,
    /// Frog icons, where there are any.
    #[serde(skip_serializing_if = "is_zero")]
    #[cfg_attr(test, ts(optional, as = "Option<u8>"))]
    pub frog: u8,
    /// Icons of any suit.
    pub any: u8,
}

impl Icons {
    /// Icons by suit, and of any suit. There are no bird icons.
    #[must_use]
    pub const fn new([fox, rabbit, mouse, _, frog]: [u8; SUITS], any: u8) -> Self {
        Self { fox, rabbit, mouse, frog, any }
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands over a reference")]
const fn is_zero(count: &u8) -> bool {
    *count == 0
}

/// A faction.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct FactionFacts {
    /// Key.
    pub key: &'static str,
    /// Short code.
    pub code: &'static str,
    /// Its place in the setup order: a letter, and a number among those that share one (LAW-9b).
    pub set_up: (char, u8),
    /// Its kinds of piece.
    pub pieces: Vec<PieceFacts>,
    /// The steps of its turn by phase.
    pub turn: BTreeMap<&'static str, Vec<StepFacts>>,
    /// Its board figures.
    pub figures: Vec<FigureFacts>,
    /// Its verbs in the order of its law.
    pub verbs: Vec<VerbFacts>,
    /// Its reach (LAW-9.1c).
    pub reach: u8,
    /// The reach of its second seat.
    pub second_reach: u8,
    /// Whether its set-up card is militant.
    pub militant: bool,
    /// Whether reach, class and set-up card are proposals.
    pub card_assumed: bool,
    /// What bots look at in its position besides what they look at in anybody's: grounds of their reasons.
    pub traits: Vec<&'static str>,
}

/// A kind of piece.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PieceFacts {
    /// Key.
    pub key: &'static str,
    /// Class.
    pub class: Class,
    /// How many there are.
    pub count: u8,
    /// The suit it shows.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub suit: Option<Suit>,
    /// Whether it does not exist for other players.
    pub hidden: bool,
}

/// A step of a turn.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct StepFacts {
    /// Key.
    pub key: &'static str,
    /// Clause.
    pub clause: Clause,
}

/// A board figure.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct FigureFacts {
    /// Key.
    pub key: &'static str,
    /// The values of the law texts, which a seat has that says nothing else.
    pub values: &'static [u8],
    /// What a new table begins with, if that is something else.
    pub fair: Option<&'static [u8]>,
    /// The smallest value allowed.
    pub min: u8,
    /// The largest value allowed.
    pub max: u8,
    /// Whether it is our assumption (shown as ◆).
    pub assumed: bool,
    /// The clause that uses it.
    pub clause: Clause,
}

/// A verb of a faction.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct VerbFacts {
    /// Key.
    pub key: &'static str,
}

/// A clause of the law.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ClauseFacts {
    /// Id.
    pub id: &'static str,
    /// Whose clause: `LAW`, `CARD` or a faction's code.
    pub owner: &'static str,
    /// What sort of thing it says.
    pub kind: clause::ClauseKind,
}

impl Catalogue {
    /// The catalogue of this version.
    #[must_use]
    pub fn new() -> Self {
        let faces = DECKS.iter().flat_map(|deck| deck.cards);
        Self {
            version: env!("CARGO_PKG_VERSION"),
            rules: notation::RULES,
            maps: MAPS.iter().map(|map| map_facts(map)).collect(),
            landmarks: LANDMARKS
                .iter()
                .map(|landmark| LandmarkFacts { key: landmark.key, clause: landmark.clause })
                .collect(),
            decks: DECKS.iter().map(|deck| DeckFacts { key: deck.key, cards: copies(deck.cards) }).collect(),
            cards: map_of(faces.map(|face| (face.key, card_facts(face)))),
            factions: FACTIONS.iter().map(|faction| faction_facts(faction)).collect(),
            standing: standing().collect(),
        }
    }
}

impl Default for Catalogue {
    fn default() -> Self {
        Self::new()
    }
}

/// The clauses of the law in reading order. What they say is no fact of the engine's. They are four fifths of all facts and
/// no part of the catalogue, because no game needs them to begin.
#[must_use]
pub fn clauses() -> Vec<ClauseFacts> {
    let facts = |clause: Clause| ClauseFacts { id: clause.id(), owner: clause.owner(), kind: clause.kind() };
    Clause::all().map(facts).collect()
}

fn standing() -> impl Iterator<Item = StandingFacts> {
    let facts = |faction, standing: &'static StandingQuestion| {
        let &StandingQuestion { prompt, clause, to_others, orders } = standing;
        StandingFacts { prompt, clause, faction, to_others, orders }
    };
    let own = FACTIONS.iter().flat_map(|faction| faction.standing.iter().map(|standing| (Some(faction.key), standing)));
    law::STANDING
        .iter()
        .map(|standing| (None, standing))
        .chain(own)
        .map(move |(faction, standing)| facts(faction, standing))
}

/// The different cards of a deck with their numbers of copies; copies are neighbours.
fn copies(cards: &[&'static CardFace]) -> Vec<(&'static str, usize)> {
    cards.chunk_by(|one, other| one.key == other.key).map(|same| (same[0].key, same.len())).collect()
}

fn map_facts(map: &'static Map) -> MapFacts {
    let numbers = |set: crate::terms::ClearingSet| set.iter().map(|clearing| clearing.0).collect::<Vec<u8>>();
    let clearings = (1u8..).zip(map.clearings).map(|(number, info)| ClearingFacts {
        number,
        suits: vec![info.suit],
        slots: info.slots,
        ruin: info.ruin,
        corner: info.opposite.is_some(),
        opposite: info.opposite,
        x: info.at.0,
        y: info.at.1,
        adjacent: numbers(info.paths),
        river: numbers(info.river),
        forests: map
            .forests
            .iter()
            .filter(|forest| forest.clearings.has(Clearing(number)))
            .map(|forest| forest.key)
            .collect(),
    });
    let kind = |a, b| match map.path_kind(a, b) {
        None => "path",
        Some(PathKind::Closed) => "closed",
        Some(PathKind::Dam) => "dam",
        Some(PathKind::Bridge) => "bridge",
    };
    let paths = map.paths().map(|(a, b)| PathFacts { a: a.0, b: b.0, kind: kind(a, b) });
    let courses: Vec<_> = map.river_courses.iter().map(|course| course.to_vec()).collect();
    let own = map.landmarks.iter().map(|own| OwnLandmarkFacts {
        key: own.key,
        clearing: own.clearing.map(|clearing| clearing.0),
        seats: own.seats,
    });
    let corners = map.corners();
    let pairs = corners.iter().filter_map(|a| map.opposite(a).filter(|b| a < *b).map(|b| [a.0, b.0]));
    let forests = map.forests.iter().map(|forest| ForestFacts {
        id: forest.key,
        clearings: numbers(forest.clearings),
        x: forest.at.0,
        y: forest.at.1,
        adjacent: (0..)
            .zip(map.forests)
            .filter(|(n, _)| forest.adjacent & (1 << n) != 0)
            .map(|(_, other)| other.key)
            .collect(),
    });
    MapFacts {
        key: map.key,
        aspect: map.aspect,
        pictured: map.pictures_suits,
        corner_pairs: pairs.collect(),
        clearings: clearings.collect(),
        paths: paths.collect(),
        river: (!courses.is_empty()).then_some(RiverFacts { course: courses }),
        lake: map.lake.to_vec(),
        crossings: map
            .crossings
            .iter()
            .map(|(water, joined)| CrossingFacts { clearing: water.0, joins: numbers(*joined) })
            .collect(),
        dealt: map.hooks.sets_up.is_some(),
        landmarks: own.collect(),
        forests: forests.collect(),
    }
}

fn card_facts(face: &CardFace) -> CardFacts {
    let (kind, item, vp) = match &face.kind {
        CardKind::Ambush => ("ambush", None, None),
        CardKind::Dominance(_) => ("dominance", None, None),
        CardKind::Item { item, points } => ("item", Some(*item), Some(*points)),
        CardKind::Immediate(_) => ("immediate", None, None),
        CardKind::Persistent(_) => ("persistent", None, None),
    };
    let cost = face.cost.map(|cost| Icons::new(cost.suits, cost.any));
    CardFacts { suit: face.suit, kind, cost, item, vp, clauses: vec![face.clause] }
}

fn faction_facts(faction: &'static Faction) -> FactionFacts {
    let step = |step: &Step| StepFacts { key: step.key, clause: step.clause };
    let turn = Phase::ALL.into_iter().zip(faction.turn);
    FactionFacts {
        key: faction.key,
        code: faction.code,
        set_up: faction.setup_order,
        reach: faction.reach,
        second_reach: faction.second_reach,
        militant: faction.militant,
        card_assumed: faction.card_assumed,
        traits: faction.tactics.traits.iter().map(|this| this.key).collect(),
        pieces: faction
            .pieces
            .iter()
            .map(|piece| PieceFacts {
                key: piece.key,
                class: piece.class,
                count: piece.count,
                suit: piece.suit,
                hidden: piece.unseen,
            })
            .collect(),
        turn: map_of(turn.map(|(phase, steps)| (phase.key(), steps.iter().map(step).collect()))),
        figures: faction
            .figures
            .iter()
            .map(|figure| FigureFacts {
                key: figure.key,
                values: figure.default,
                fair: faction.fair_values(figure.key),
                min: figure.min,
                max: figure.max,
                assumed: figure.assumed,
                clause: figure.clause,
            })
            .collect(),
        verbs: faction.verbs.iter().map(|verb| VerbFacts { key: verb.key }).collect(),
    }
}
