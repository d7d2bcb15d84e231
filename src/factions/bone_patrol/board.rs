//! BP.3 Setup, and the board as text and as panels.

use super::{
    ALPHA, BONES, BURIED, Board, DRAW, Figures, ON_COLLECTION, PUG, SCOUTING, STASH, alpha, birdsong, bones, clearings,
    evening, guard_dogs, stashes,
};
use crate::clause;
use crate::decision::{Ask, Opt, Ruling};
use crate::law::placing;
use crate::law::verbs::PLACE;
use crate::play::{Field, Flow, Panel, Placing, Play, Position, Setup, Space};
use crate::table::Table;
use crate::terms::{Class, Clearing, ClearingSet, Kind, Phase, Seat, Suit};

/// Pugs that start with the Alpha (BP.3.1).
const PUGS_IN_CENTRE: u8 = 2;

/// BP.3: first the patrol, then the bones.
pub(super) fn set_up(play: &mut Play, me: Seat) -> Ruling<Flow> {
    if alpha::clearing(play.position(), me).is_none() {
        first_patrol(play, me)?;
        return Ok(Flow::Again);
    }
    bury_bones(play, me)
}

fn piece_in(me: Seat, kind: Kind, clearing: Clearing) -> Placing {
    Placing { by: me, owner: me, kind, clearing }
}

fn may_place(at: Position, me: Seat, kind: Kind, clearing: Clearing) -> bool {
    placing::may_place(at, &piece_in(me, kind, clearing)).is_ok()
}

/// Whether a clearing is fit for the start: no building of another player, and no bar on the Patrol's warriors.
fn is_free(at: Position, me: Seat, clearing: Clearing) -> bool {
    at.others(me).all(|other| at.count_class(other, clearing, Class::Building) == 0) && may_place(at, me, PUG, clearing)
}

/// The neighbours of a centre that are fit for the start.
fn flanks(at: Position, me: Seat, centre: Clearing) -> ClearingSet {
    at.adjacent(centre).iter().filter(|clearing| is_free(at, me, *clearing)).collect()
}

/// BP.3.1: a centre with the Alpha, two pugs and a stash, and a pug in each of two neighbours, which need not touch each
/// other (our reading).
fn first_patrol(play: &mut Play, me: Seat) -> Ruling {
    let clause = clause!("BP.3.1");
    let at = play.position();
    let is_centre = |clearing: &Clearing| {
        is_free(at, me, *clearing)
            && may_place(at, me, STASH, *clearing)
            && may_place(at, me, ALPHA, *clearing)
            && flanks(at, me, *clearing).len() >= 2
    };
    let centres: ClearingSet = at.clearings().iter().filter(is_centre).collect();
    // A map without such a place leaves it all open rather than the Alpha in its box.
    let centres = if centres.is_empty() { at.clearings() } else { centres };
    let chosen = play.choose(Ask::open(me, clause, "patrol-centre"), |_, menu| {
        centres.iter().for_each(|clearing| menu.offer(Opt::at(PLACE, clearing)));
    })?;
    let centre = chosen.clearing(0);
    play.table.supply[me.index()][ALPHA.index()] -= 1;
    placing::put(play, &piece_in(me, ALPHA, centre), 1, clause);
    placing::place(play, &piece_in(me, PUG, centre), PUGS_IN_CENTRE, clause)?;
    placing::place(play, &piece_in(me, STASH, centre), 1, clause)?;
    let mut flanks = flanks(play.position(), me, centre);
    for left in (1..=2).rev() {
        // No more than are needed: nothing to ask.
        let flank = if flanks.len() > left {
            let chosen = play.choose(Ask::open(me, clause, "patrol-flank"), |_, menu| {
                flanks.iter().for_each(|clearing| menu.offer(Opt::at(PLACE, clearing)));
            })?;
            Some(chosen.clearing(0))
        } else {
            flanks.iter().next()
        };
        if let Some(flank) = flank {
            flanks.remove(flank);
            placing::place(play, &piece_in(me, PUG, flank), 1, clause)?;
        }
    }
    Ok(())
}

/// BP.3.2: a matching bone, buried, in every clearing without a piece of the Patrol; of which suit, the Patrol chooses where
/// the clearing has several. If a suit has more such clearings than bones, the Patrol chooses which go without. BP.3.3:
/// what is left goes to the Rollover.
fn bury_bones(play: &mut Play, me: Seat) -> Ruling<Flow> {
    let clause = clause!("BP.3.2");
    let mut wanted = [ClearingSet::EMPTY; 3];
    for clearing in play.position().clearings().iter() {
        let suits = play.position().suits(clearing);
        let mut bones = Suit::OF_CLEARINGS.into_iter().filter(|suit| suits.has(*suit));
        let suit = match (bones.next(), bones.next()) {
            (Some(_), Some(_)) if !play.position().present(me, clearing) => {
                let chosen = play.choose(Ask::open(me, clause, "which-bone"), |_, menu| {
                    for suit in Suit::OF_CLEARINGS.into_iter().filter(|suit| suits.has(*suit)) {
                        menu.offer(birdsong::bury_in(me, clearing, suit));
                    }
                })?;
                bones::suit_of(chosen.piece_at(1).1)
            }
            (first, _) => first,
        };
        if let Some(suit) = suit {
            wanted[suit.index()].insert(clearing);
        }
    }
    for suit in Suit::OF_CLEARINGS {
        let kind = BURIED[suit.index()];
        let at = play.position();
        let left = at.table.supply[me.index()][BONES[suit.index()].index()];
        let wants = |clearing: &Clearing| !at.present(me, *clearing) && may_place(at, me, kind, *clearing);
        let mut due: ClearingSet = wanted[suit.index()].iter().filter(wants).collect();
        while due.len() > usize::from(left) {
            let chosen = play.choose(Ask::open(me, clause, "no-bone-where"), |_, menu| {
                due.iter().for_each(|clearing| menu.offer(Opt::at(PLACE, clearing)));
            })?;
            due.remove(chosen.clearing(0));
        }
        for clearing in due.iter() {
            placing::place(play, &piece_in(me, kind, clearing), 1, clause)?;
        }
    }
    for (suit, kind) in BONES.iter().enumerate() {
        let left = std::mem::take(&mut play.table.supply[me.index()][kind.index()]);
        play.board::<Board>(me).rollover[suit] += left;
    }
    Ok(Flow::Done)
}

pub(super) static FIELDS: &[Field] = &[
    Field {
        key: "collection",
        write: |at, me| write_bones(at.board::<Board>(me).collection),
        read: |setup, table, me, value| {
            let most = setup.seats[me.index()].figure("collection_per_suit").first().copied().unwrap_or(0);
            for (suit, count) in bones_in(value)? {
                take_bones(table, me, suit, count)?;
                let row = &mut board(table, me).collection[suit.index()];
                *row += count;
                if *row > most {
                    return Err(format!("the collection holds at most {most} bones of a suit"));
                }
            }
            Ok(())
        },
    },
    Field {
        key: "rollover",
        write: |at, me| write_bones(at.board::<Board>(me).rollover),
        read: |_, table, me, value| {
            for (suit, count) in bones_in(value)? {
                take_bones(table, me, suit, count)?;
                board(table, me).rollover[suit.index()] += count;
            }
            Ok(())
        },
    },
    Field {
        key: "shared",
        write: |at, me| write_clearings(at.board::<Board>(me).shared()),
        read: |setup, table, me, value| {
            board(table, me).shared = read_clearings(setup, value)?.0.to_le_bytes();
            Ok(())
        },
    },
    Field {
        key: "march-moves-left",
        write: |at, me| write_number(at.board::<Board>(me).marching),
        read: |_, table, me, value| read_number(&mut board(table, me).marching, MOST_MOVES, value),
    },
    Field {
        key: "extra-actions",
        write: |at, me| write_number(at.board::<Board>(me).bought),
        read: |_, table, me, value| read_number(&mut board(table, me).bought, MOST_BIRDS, value),
    },
    Field {
        key: "turned-up",
        write: |at, me| write_turned(&at.board::<Board>(me).turned_up),
        read: |setup, table, me, value| read_turned(setup, &mut board(table, me).turned_up, value),
    },
    Field {
        key: "turned-down",
        write: |at, me| write_turned(&at.board::<Board>(me).turned_down),
        read: |setup, table, me, value| read_turned(setup, &mut board(table, me).turned_down, value),
    },
];

fn board(table: &mut Table, me: Seat) -> &mut Board {
    bytemuck::from_bytes_mut(&mut table.boards[me.index()][..size_of::<Board>()])
}

fn words(value: &str) -> impl Iterator<Item = &str> {
    value.split([',', ' ']).filter(|word| !word.is_empty())
}

/// Writes bones by suit: `2 fox 1 mouse`.
fn write_bones(bones: [u8; 3]) -> Option<String> {
    let suits: Vec<String> = Suit::OF_CLEARINGS
        .into_iter()
        .filter(|suit| bones[suit.index()] > 0)
        .map(|suit| format!("{} {}", bones[suit.index()], suit.key()))
        .collect();
    (!suits.is_empty()).then(|| suits.join(" "))
}

fn suit_named(word: &str) -> Result<Suit, String> {
    Suit::find(word).filter(|suit| *suit != Suit::Bird).ok_or_else(|| format!("\"{word}\" is no suit of a bone"))
}

fn bones_in(value: &str) -> Result<Vec<(Suit, u8)>, String> {
    let words: Vec<&str> = words(value).filter(|word| !matches!(*word, "bone" | "bones")).collect();
    words
        .chunks(2)
        .map(|pair| {
            let [count, suit] = pair else { return Err("bones are written as \"2 fox, 1 mouse\"".to_owned()) };
            let count = count.parse().ok().filter(|count| *count <= 4u8);
            Ok((suit_named(suit)?, count.ok_or("there are 4 bones of each suit")?))
        })
        .collect()
}

fn take_bones(table: &mut Table, me: Seat, suit: Suit, count: u8) -> Result<(), String> {
    let supply = &mut table.supply[me.index()][BONES[suit.index()].index()];
    *supply = supply.checked_sub(count).ok_or_else(|| format!("there are not that many {} bones left", suit.key()))?;
    Ok(())
}

fn write_clearings(set: ClearingSet) -> Option<String> {
    let numbers: Vec<String> = set.iter().map(|clearing| clearing.0.to_string()).collect();
    (!numbers.is_empty()).then(|| numbers.join(" "))
}

fn clearing_numbered(setup: &Setup, word: &str) -> Result<Clearing, String> {
    let clearing = word.parse().ok().map(Clearing).filter(|clearing| setup.map.clearing(*clearing).is_some());
    clearing.ok_or_else(|| format!("\"{word}\" is no clearing of this map"))
}

fn read_clearings(setup: &Setup, value: &str) -> Result<ClearingSet, String> {
    words(value).map(|word| clearing_numbered(setup, word)).collect()
}

/// Moves of a March that a position can state, and birds spent in a turn.
const MOST_MOVES: u8 = 9;
const MOST_BIRDS: u8 = 60;

fn write_number(number: u8) -> Option<String> {
    (number > 0).then(|| number.to_string())
}

fn read_number(number: &mut u8, most: u8, value: &str) -> Result<(), String> {
    let known = value.trim().parse().ok().filter(|number| *number <= most);
    *number = known.ok_or_else(|| format!("\"{value}\" is no number from 0 to {most}"))?;
    Ok(())
}

/// Writes the clearings where bones were turned, by suit: `fox 6 8 mouse 2`.
fn write_turned(turned: &[[u8; 2]; 3]) -> Option<String> {
    let suits: Vec<String> = Suit::OF_CLEARINGS
        .into_iter()
        .filter_map(|suit| Some(format!("{} {}", suit.key(), write_clearings(clearings(turned[suit.index()]))?)))
        .collect();
    (!suits.is_empty()).then(|| suits.join(" "))
}

fn read_turned(setup: &Setup, turned: &mut [[u8; 2]; 3], value: &str) -> Result<(), String> {
    let mut suit = None;
    for word in words(value) {
        if let Ok(named) = suit_named(word) {
            suit = Some(named);
            continue;
        }
        let suit: Suit = suit.ok_or("turned bones are written as \"fox 6 8, mouse 2\"")?;
        let mut set = clearings(turned[suit.index()]);
        set.insert(clearing_numbered(setup, word)?);
        turned[suit.index()] = set.0.to_le_bytes();
    }
    Ok(())
}

const fn bonus_icon(bonus: u8) -> Option<&'static str> {
    match bonus {
        SCOUTING => Some("scout"),
        DRAW => Some("draw"),
        0 => None,
        _ => Some("scout-draw"),
    }
}

/// The stashes track: bonuses under stashes that stand at its right end.
fn stashes_panel(at: Position, me: Seat) -> Panel {
    let figures = at.figures::<Figures>(me);
    let uncovered = stashes::uncovered(at, me);
    let printed = if figures.draw_icons_on == ON_COLLECTION { SCOUTING } else { SCOUTING + DRAW };
    let space = |(n, bonus): (usize, u8)| Space {
        label: None,
        icon: bonus_icon(bonus & printed),
        filled: (n >= uncovered).then_some("stash"),
    };
    let spaces = figures.stash_track.into_iter().enumerate().map(space).collect();
    Panel::Track { key: "stashes", clause: clause!("BP.4.3"), spaces, assumed: true }
}

/// A row of the Collection: bones fill it from the right (BP.2.5.II).
fn row_panel(at: Position, me: Seat, suit: Suit, key: &'static str) -> Panel {
    let figures = at.figures::<Figures>(me);
    let (spaces, empty) = stashes::row(at, me, suit.index());
    let draws = figures.draw_icons_on == ON_COLLECTION;
    let piece = at.piece(me, BONES[suit.index()]).key;
    let space = |n: usize| Space {
        label: None,
        icon: (draws && figures.collection_track[n] > 0).then_some("draw"),
        filled: (n >= empty).then_some(piece),
    };
    Panel::Track { key, clause: clause!("BP.2.5.II"), spaces: (0..spaces).map(space).collect(), assumed: draws }
}

/// How long burying can still go on: the Patrol takes nothing out of the Collection, so with nine bones there only three
/// are left, and the Rollover holds four again only if another faction lets a collected bone out (C.5.2.V).
fn burying(at: Position, me: Seat) -> &'static str {
    let figures = at.figures::<Figures>(me);
    let collected: u8 = at.board::<Board>(me).collection.iter().sum();
    let left: u8 = BONES.iter().map(|kind| at.piece(me, *kind).count).sum::<u8>().saturating_sub(collected);
    match left.checked_sub(figures.rollover_threshold) {
        None => "over",
        Some(0) => "ends-with-next",
        Some(_) => "goes-on",
    }
}

/// What the board shows: the stashes track, the Collection, the Rollover, what they are good for, and the leash.
pub(super) fn panels(at: Position, me: Seat) -> Vec<Panel> {
    let figures = at.figures::<Figures>(me);
    let board = at.board::<Board>(me);
    let counter = |key, clause, value, of| Panel::Counter { key, clause, value, of };
    let mut panels = vec![stashes_panel(at, me)];
    for (suit, key) in Suit::OF_CLEARINGS.into_iter().zip(["collection-fox", "collection-rabbit", "collection-mouse"]) {
        panels.push(row_panel(at, me, suit, key));
    }
    for (suit, key) in Suit::OF_CLEARINGS.into_iter().zip(["rollover-fox", "rollover-rabbit", "rollover-mouse"]) {
        panels.push(Panel::Box {
            key,
            clause: clause!("BP.2.5.III"),
            count: board.rollover[suit.index()],
            cap: None,
            suit: Some(suit),
            piece: Some(at.piece(me, BONES[suit.index()]).key),
        });
    }
    let threshold = figures.rollover_threshold;
    panels.push(counter("rollover", clause!("BP.2.5.III"), bones::rollover_size(at, me), Some(threshold)));
    panels.push(Panel::Flag { key: "burying", clause: clause!("BP.2.5.III"), value: burying(at, me) });
    panels.push(counter("to-recall", clause!("BP.4.2"), birdsong::bones_to_recall(at, me), None));
    panels.push(counter("next-scouting", clause!("BP.4.3"), stashes::scouting_moves(at, me), None));
    panels.push(counter("next-draw", clause!("BP.6.3"), stashes::next_draw(at, me), None));
    let suits = evening::bones_to_craft_with(at, me);
    panels.push(Panel::Budget { key: "craft-budget", clause: clause!("BP.6.2"), suits, any: 0 });
    let turn = &at.table.turn;
    if at.table.current() == me && turn.phase() == Phase::Daylight {
        let all = figures.actions.saturating_add(board.bought);
        panels.push(counter("actions-left", clause!("BP.5"), all.saturating_sub(turn.used), Some(all)));
    }
    let reach = |key, clause, clearings: ClearingSet| Panel::Reach { key, clause, clearings: clearings.iter().collect() };
    panels.push(reach("leash", clause!("BP.2.4"), leash(at, me)));
    panels.push(reach("guard-dogs", clause!("BP.2.3"), guard_dogs::guarded(at, me)));
    panels.push(reach("shared", clause!("BP.2.3"), board.shared()));
    panels
}

/// Clearings with warriors that the leash lets move: the Alpha's, and its neighbours (BP.2.4).
fn leash(at: Position, me: Seat) -> ClearingSet {
    let Some(alpha) = alpha::clearing(at, me) else { return ClearingSet::EMPTY };
    let mut near = at.adjacent(alpha);
    near.insert(alpha);
    near.iter().filter(|clearing| at.warriors(me, *clearing) > 0).collect()
}
