//! The table as one viewer may see it, as values.

use std::collections::BTreeMap;

use serde::Serialize;

use super::decision::{phase_key, step_key};
use super::panels::{BoardView, Overlay, Panel};
use crate::clause::Clause;
use crate::game::Game;
use crate::law::rule;
use crate::notation::voices;
use crate::play::{Dealt, OwnCard, Position, Setup};
use crate::table::{Ending, Stage};
use crate::terms::{CardSet, Class, Clearing, ITEMS, Item, Kind, Place, Seat, Store, Suit, Voice, map_of};
use crate::view;

/// A table as one viewer may see it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TableView {
    /// Whose eyes these are; nothing for somebody who only watches.
    pub viewer: Option<u8>,
    /// The round; 0 during setup.
    pub round: u16,
    /// How the game ended, once it has.
    pub over: Option<Over>,
    /// Where the game stands.
    pub turn: TurnView,
    /// The seats in turn order.
    pub seats: Vec<SeatView>,
    /// The clearings by number; 0 is one beside the map.
    pub clearings: Vec<ClearingView>,
    /// The forests where pieces stand.
    pub forests: Vec<ForestView>,
    /// The landmarks.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<Vec<LandmarkView>>"))]
    pub landmarks: Vec<LandmarkView>,
    /// The paths that are closed, each by its ends.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<Vec<[u8; 2]>>"))]
    pub closed_paths: Vec<[u8; 2]>,
    /// The clearings that are under water.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<Vec<u8>>"))]
    pub flooded: Vec<u8>,
    /// Cards left in the deck.
    pub deck_count: u8,
    /// The discard pile.
    pub discard: Vec<&'static str>,
    /// The piles of cards that landmarks keep.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<Vec<CardPile>>"))]
    pub piles: Vec<CardPile>,
    /// Dominance cards that can be claimed.
    pub dominance_available: Vec<&'static str>,
    /// The card that is being crafted or resolved and lies nowhere.
    pub resolving: Vec<&'static str>,
    /// The common item supply.
    pub item_supply: BTreeMap<&'static str, u8>,
    /// Ruins left.
    pub ruins: usize,
    /// Clearings that a faction marks: reach, leash, sources.
    pub overlays: Vec<Overlay>,
    /// The factions of a draft, while the table is set up.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<Vec<PoolCard>>"))]
    pub pool: Vec<PoolCard>,
}

/// A set-up card of a draft.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PoolCard {
    /// Its key: the faction's, or that of the second seat of one.
    pub key: &'static str,
    /// The faction.
    pub faction: &'static str,
    /// Whether it counts as militant.
    pub militant: bool,
    /// Its reach; of a second seat, that of the second.
    pub reach: u8,
    /// Whether class and reach are proposals.
    pub assumed: bool,
    /// Whether nobody can pick it yet.
    pub locked: bool,
    /// Who has picked it.
    pub seat: Option<u8>,
    /// What lies beside it.
    pub beside: Vec<&'static str>,
}

impl PoolCard {
    fn all(setup: &Setup) -> Vec<Self> {
        let card = |(place, card): (usize, &Dealt)| {
            let faction = card.seat.faction;
            let names = faction.beside.as_ref().map_or(&[][..], |beside| beside.names);
            let key = setup.pool_key(place);
            Self {
                key,
                faction: faction.key,
                militant: card.militant,
                reach: if key == faction.key { card.reach } else { faction.second_reach },
                assumed: faction.card_assumed,
                locked: setup.locked() == Some(place),
                seat: setup.taken_by(place).map(|seat| seat.0),
                beside: card.seat.beside.iter().filter_map(|number| names.get(usize::from(*number)).copied()).collect(),
            }
        };
        setup.pool().iter().enumerate().map(card).collect()
    }
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Over {
    /// Who has won.
    pub winner: u8,
    /// Everybody who has won, the winner and those who win with it, in turn order.
    pub winners: Vec<u8>,
    /// `points` or `dominance`.
    pub by: &'static str,
}

/// Whose turn it is, and where in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TurnView {
    /// Whose turn.
    pub seat: u8,
    /// `setup`, `birdsong`, `daylight` or `evening`.
    pub phase: &'static str,
    /// The running step; nothing outside of steps.
    pub step: Option<&'static str>,
}

/// One seat.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SeatView {
    /// Its faction.
    pub faction: &'static str,
    /// The faction's short code.
    pub code: &'static str,
    /// What the person there is called; empty if nobody has said.
    pub name: String,
    /// Points.
    pub score: u8,
    /// The suit of its activated dominance card; the score marker is then off the track.
    pub dominance: Option<Suit>,
    /// The seat with which it has formed a coalition and wins together (LAW-4.3).
    pub partner: Option<u8>,
    /// The hand, if the viewer may see it.
    pub hand: Option<Vec<&'static str>>,
    /// Cards in hand.
    pub hand_count: u8,
    /// The piles of cards it keeps.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<Vec<CardPile>>"))]
    pub piles: Vec<CardPile>,
    /// Crafted cards in the play area.
    pub crafted: Vec<&'static str>,
    /// Crafted items.
    pub items: BTreeMap<&'static str, u8>,
    /// Items there that lie face down.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<BTreeMap<String, u8>>"))]
    pub items_down: BTreeMap<&'static str, u8>,
    /// Pieces in supply.
    pub supply: Vec<PieceCount>,
    /// Warriors of others that lie with this seat.
    pub held: Vec<HeldPieces>,
    /// What its board shows.
    pub panels: Vec<Panel>,
}

/// A pile of cards that a faction or a landmark keeps.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct CardPile {
    /// Whose it is, by name.
    pub owner: &'static str,
    /// Message key.
    pub key: &'static str,
    /// Clause.
    pub clause: Clause,
    /// The cards that the viewer sees, from the top where they lie in order.
    pub cards: Vec<&'static str>,
    /// How many lie there in all.
    pub count: u8,
    /// How many fit, if not any number.
    pub room: Option<u8>,
    /// Those of the cards that were used this turn, if they are used each turn.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<Vec<&'static str>>"))]
    pub used: Vec<&'static str>,
    /// The cards of its owner's own that lie there as well.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<Vec<OwnCard>>"))]
    pub own: Vec<OwnCard>,
}

/// Pieces of one kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PieceCount {
    /// The kind.
    pub piece: &'static str,
    /// How many.
    pub count: u8,
}

/// Warriors that lie with somebody else.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct HeldPieces {
    /// Whose they are.
    pub seat: u8,
    /// The kind.
    pub piece: &'static str,
    /// How many.
    pub count: u8,
}

/// A clearing with what stands in it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ClearingView {
    /// Its number.
    pub number: u8,
    /// The name of a clearing beside the map.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub annex: Option<&'static str>,
    /// Its suits.
    pub suits: Vec<Suit>,
    /// Printed slots.
    pub slots: u8,
    /// Open slots.
    pub free: u8,
    /// Whether a ruin stands here.
    pub ruin: bool,
    /// Items under the ruin; which, nobody may know.
    pub ruin_items: u8,
    /// Its neighbours by path, where closed paths or floods make them others than the printed ones.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub adjacent: Option<Vec<u8>>,
    /// Who rules.
    pub ruler: Option<u8>,
    /// The clause by which it is ruled whatever else is there, if the ruler does not rule by weight.
    pub claim: Option<Clause>,
    /// What each seat's pieces weigh for rule, where it is not nothing.
    pub weights: Vec<RuleWeight>,
    /// The pieces.
    pub pieces: Vec<PieceView>,
}

/// A forest with what stands in it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ForestView {
    /// Its name.
    pub id: &'static str,
    /// The pieces.
    pub pieces: Vec<PieceView>,
}

/// A landmark.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LandmarkView {
    /// Its key.
    pub key: &'static str,
    /// The clause that describes it.
    pub clause: Clause,
    /// Where it stands; nothing while it is still to be set up.
    pub clearing: Option<u8>,
    /// The items on its card.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<BTreeMap<&'static str, u8>>"))]
    pub items: BTreeMap<&'static str, u8>,
}

/// What a seat's pieces weigh for rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RuleWeight {
    /// The seat.
    pub seat: u8,
    /// The weight.
    pub weight: u8,
}

/// Pieces of one kind in a clearing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PieceView {
    /// Whose.
    pub seat: u8,
    /// The kind.
    pub piece: &'static str,
    /// Its class.
    pub class: Class,
    /// How many.
    pub count: u8,
    /// What each weighs for rule, if not 1 as warriors and buildings do.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub weighs: Option<u8>,
    /// The state of a piece whose board has a flag of the same name.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub state: Option<&'static str>,
}

impl TableView {
    /// A game as a viewer may see it. Everything is read from a table out of which the hidden things were taken.
    #[must_use]
    pub fn of(game: &Game, viewer: Option<Seat>, names: &[String]) -> Self {
        let setup = game.setup();
        let seen = view::View::of(game.position(), viewer);
        let at = seen.position(setup);
        let turn = &at.table.turn;
        let boards: Vec<BoardView> = at.seats().map(|seat| BoardView::of(at, seat)).collect();
        let over = turn.result().map(|(winner, ending)| Over {
            winner: winner.0,
            winners: turn.winners().map(|seat| seat.0).collect(),
            by: match ending {
                Ending::Points => "points",
                Ending::Dominance => "dominance",
            },
        });
        let forests = at.forests().iter().filter_map(|forest| forest_view(at, forest, &boards)).collect();
        let clearings = at.all_clearings().iter().map(|clearing| clearing_view(at, clearing, &seen, &boards)).collect();
        let mut overlays = Vec::new();
        let mut seats = Vec::new();
        for (seat, board) in at.seats().zip(boards) {
            overlays.extend(board.overlays);
            let hand_count = seen.hand_sizes[seat.index()];
            let name = names.get(seat.index()).cloned().unwrap_or_default();
            let piles = card_piles(at, &seen, |owner| owner == Voice::seat(seat));
            seats.push(SeatView { piles, ..seat_view(at, seat, viewer, hand_count, name, board.panels) });
        }
        Self {
            viewer: viewer.map(|seat| seat.0),
            round: turn.round,
            over,
            turn: TurnView { seat: turn.seat, phase: phase_key(turn), step: step_key(setup, turn) },
            seats,
            clearings,
            forests,
            landmarks: landmark_views(at),
            closed_paths: closed_paths(at),
            flooded: at.table.flooded.iter().map(|clearing| clearing.0).collect(),
            deck_count: at.table.deck_len,
            discard: cards(at, at.table.discard),
            piles: card_piles(at, &seen, |owner| owner.as_seat().is_none()),
            dominance_available: cards(at, at.table.available),
            resolving: cards(at, at.table.resolving),
            item_supply: items(&at.table.item_supply),
            ruins: at.table.ruins.len(),
            overlays,
            pool: if turn.stage() == Stage::Setup { PoolCard::all(setup) } else { Vec::new() },
        }
    }
}

fn cards(at: Position, cards: CardSet) -> Vec<&'static str> {
    at.table.from_top(cards).map(|card| at.face(card).key).collect()
}

/// The piles of some owners, as the viewer sees them.
fn card_piles(at: Position, seen: &view::View, is_wanted: impl Fn(Voice) -> bool) -> Vec<CardPile> {
    let declared = at.setup.piles.iter().enumerate().filter(|(_, pile)| is_wanted(pile.owner));
    let shown = declared.map(|(n, pile)| {
        let owner = pile.owner.as_seat().unwrap_or(at.table.current());
        CardPile {
            owner: voices::voice_key(at.setup, pile.owner),
            key: pile.info.key,
            clause: pile.info.clause,
            cards: cards(at, at.table.piles[n]),
            count: seen.pile_sizes[n],
            room: pile.info.room.map(|room| room(at, owner)).filter(|room| *room < u8::MAX),
            used: cards(at, at.table.piles[n].and(at.table.used_cards)),
            own: pile.info.own.map_or_else(Vec::new, |own| own(at, owner)),
        }
    });
    shown.collect()
}

fn items(counts: &[u8; ITEMS]) -> BTreeMap<&'static str, u8> {
    let counted = Item::ALL.into_iter().zip(counts).filter(|(_, count)| **count > 0);
    map_of(counted.map(|(item, count)| (item.key(), *count)))
}

fn seat_view(
    at: Position,
    seat: Seat,
    viewer: Option<Seat>,
    hand_count: u8,
    name: String,
    panels: Vec<Panel>,
) -> SeatView {
    let faction = at.faction(seat);
    let table = at.table;
    // What lies in boxes of the board is shown there.
    let held = at.others(seat).map(|owner| (owner, Kind(0), at.unboxed(owner, seat)));
    // What lies on a card lies with the one before whom the card lies.
    let keeps_pieces = table.crafted[seat.index()].and(at.setup.deck.keeping_pieces());
    let owners = if keeps_pieces.is_empty() { 0 } else { at.setup.seats.len() };
    let kinds = |owner| at.faction(owner).kinds().map(move |kind| (owner, kind, table.on_card(owner, kind)));
    let on_card = at.seats().take(owners).flat_map(kinds);
    let held = held.chain(on_card).map(|(owner, kind, count)| HeldPieces {
        seat: owner.0,
        piece: at.piece(owner, kind).key,
        count,
    });
    SeatView {
        faction: faction.key,
        code: faction.code,
        name,
        score: table.scores[seat.index()],
        dominance: table.dominance_of(seat).map(|card| at.face(card).suit),
        partner: table.partner[seat.index()].checked_sub(1),
        hand: at.setup.viewers(Store::Hand(seat)).has(viewer).then(|| cards(at, table.hands[seat.index()])),
        hand_count,
        piles: Vec::new(),
        crafted: cards(at, table.crafted[seat.index()]),
        items: items(&table.face_up(seat)),
        items_down: items(&table.face_down(seat)),
        supply: faction
            .pieces
            .iter()
            .zip(table.supply[seat.index()])
            .map(|(piece, count)| PieceCount { piece: piece.key, count })
            .collect(),
        held: held.filter(|held| held.count > 0).collect(),
        panels,
    }
}

fn landmark_views(at: Position) -> Vec<LandmarkView> {
    let all = at.setup.landmarks.iter().zip(&at.table.landmarks);
    all.map(|(landmark, placed)| LandmarkView {
        key: landmark.key,
        clause: landmark.clause,
        clearing: (placed.clearing > 0).then_some(placed.clearing),
        items: items(&(landmark.items)(placed)),
    })
    .collect()
}

fn closed_paths(at: Position) -> Vec<[u8; 2]> {
    let closed = (0u32..).zip(at.setup.map.paths()).filter(|(number, _)| at.table.closed_paths & (1 << number) != 0);
    closed.map(|(_, (a, b))| [a.0, b.0]).collect()
}

/// A forest, if anything stands there.
fn forest_view(at: Position, forest: Place, boards: &[BoardView]) -> Option<ForestView> {
    let pieces = pieces_view(at, forest, boards);
    let id = at.setup.map.forests[usize::from(forest.as_forest()?)].key;
    (!pieces.is_empty()).then_some(ForestView { id, pieces })
}

fn pieces_view(at: Position, place: Place, boards: &[BoardView]) -> Vec<PieceView> {
    let mut pieces = Vec::new();
    for (seat, board) in at.seats().zip(boards) {
        for kind in at.faction(seat).kinds() {
            let count = at.count_at(seat, place, kind);
            if count > 0 {
                let info = at.piece(seat, kind);
                let state = board.panels.iter().find_map(|panel| match panel {
                    Panel::Flag { key, value, .. } if *key == info.key => Some(*value),
                    _ => None,
                });
                let weighs = (info.weight > 1).then_some(info.weight);
                pieces.push(PieceView { seat: seat.0, piece: info.key, class: info.class, count, weighs, state });
            }
        }
    }
    pieces
}

fn clearing_view(at: Position, clearing: Clearing, seen: &view::View, boards: &[BoardView]) -> ClearingView {
    let weights = at.seats().map(|seat| RuleWeight { seat: seat.0, weight: rule::weight(at, seat, clearing) });
    let ruler = rule::ruler(at, clearing);
    let adjacent = at.adjacent(clearing);
    let changed = adjacent != at.setup.map.adjacent(clearing);
    ClearingView {
        adjacent: changed.then(|| adjacent.iter().map(|next| next.0).collect()),
        number: clearing.0,
        annex: at.setup.annex_key().filter(|_| clearing == Clearing::ANNEX),
        suits: at.suits(clearing).iter().collect(),
        slots: at.slots(clearing),
        free: at.open_slots(clearing),
        ruin: at.table.ruins.has(clearing),
        ruin_items: seen.items_under_ruins[clearing.index()],
        ruler: ruler.map(|seat| seat.0),
        claim: ruler.and_then(|seat| rule::claimed_by(at, seat, clearing)),
        weights: weights.filter(|weight| weight.weight > 0).collect(),
        pieces: pieces_view(at, clearing.into(), boards),
    }
}
