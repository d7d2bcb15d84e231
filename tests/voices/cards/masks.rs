//! Tokens that lie face down: for everybody they are one kind, and only their owner knows what each of them is.

use std::mem::offset_of;

use bytemuck::{Pod, Zeroable};
use thicket::clause;
use thicket::decision::{Operand, Opt, Ruling, Verb, VerbInfo};
use thicket::event::{Event, Value};
use thicket::law::{cards, placing, scoring};
use thicket::play::{
    Action, Faction, Flow, Holds, Hooks, Kept, Loss, Opinion, Part, Payment, PieceInfo, Pieces, Placing, Play,
    Position, Secrets, Setup, Step, Verdict, Whose,
};
use thicket::table::Table;
use thicket::terms::{Class, Clearing, ClearingSet, Kind, Seat};
use thicket::view::View;

use super::troupe::{self, GUARD, TROUPE, guards, stalls};
use super::{court, play, setup, table};

const NUMBER: u8 = 42;
const HIDE: Verb = Verb::of_faction(NUMBER, 0);
const FLIP: Verb = Verb::of_faction(NUMBER, 1);
/// A token face down, whatever it is.
const MASK: Kind = Kind(2);
/// The two faces it can have.
const FACES: [Kind; 2] = [Kind(3), Kind(4)];
/// Tokens of each face.
const EACH: usize = 2;

/// What the owner of the tokens knows.
#[repr(C)]
#[derive(Clone, Copy, Pod, Zeroable)]
struct Board {
    /// For each face the clearings where a token of it lies face down, as the bytes of clearing sets.
    hidden: [[u8; 2]; 2],
}

impl Board {
    const fn hidden(&self, face: usize) -> ClearingSet {
        ClearingSet(u16::from_le_bytes(self.hidden[face]))
    }

    fn set(&mut self, face: usize, clearings: ClearingSet) {
        self.hidden[face] = clearings.0.to_le_bytes();
    }
}

pub static FACTION: Faction = Faction {
    number: NUMBER,
    key: "masks",
    code: "MK",
    setup_order: ('K', 2),
    reach: 3,
    pieces: Pieces::of(&[
        guards(),
        stalls(),
        PieceInfo::new("mask", Class::Token, 4),
        PieceInfo { back_of: Some(MASK), ..PieceInfo::new("snare", Class::Token, 0) },
        PieceInfo { back_of: Some(MASK), ..PieceInfo::new("feast", Class::Token, 0) },
    ]),
    verbs: &[
        VerbInfo { verb: HIDE, key: "hide", operands: &[Operand::Clearing, Operand::HiddenPiece] },
        VerbInfo { verb: FLIP, key: "flip", operands: &[Operand::Clearing] },
    ],
    turn: [&[], &[Step { key: "actions", clause: clause!("LAW-1.4.2"), open: true, run: act }], &[troupe::EVENING]],
    board: &[Part::Kept(Kept::new(
        "hidden",
        clause!("LAW-1.2.1a"),
        Holds::ClearingsBy { at: offset_of!(Board, hidden), words: &["snare", "feast"] },
        "what lies face down where",
        "snare 5, feast 1",
    ))],
    hooks: Hooks {
        keeps_secrets: Some(Secrets { conceal, deal }),
        takes_back: Some(take_back),
        may_place: Some(|at, me, placing| {
            // A token comes on the map face down, whoever places it.
            if placing.owner == me && FACES.contains(&placing.kind) {
                return Verdict::Never(snare());
            }
            let snared = placing.owner != me && at.count(me, placing.clearing, FACES[0]) > 0;
            if snared { Verdict::Forbidden(snare()) } else { Verdict::Silent }
        }),
        // Only its owner knows which side is the other one.
        may_flip: Some(Opinion {
            over: Whose::Own,
            verdict: |_, _, flip| if flip.kind == MASK { Verdict::Forbidden(snare()) } else { Verdict::Silent },
        }),
        pays_warriors: Some(Payment {
            most: |at, me| u8::try_from(at.table.hands[me.index()].len()).unwrap_or(u8::MAX),
            hinges: None,
            pay: |play, me, _, count| {
                (0..count).for_each(|_| {
                    cards::discard_random(play, me, clause!("LAW-2.4"));
                });
                Ok(())
            },
        }),
        ..Hooks::SILENT
    },
    ..TROUPE
};

fn snare() -> thicket::decision::Refusal {
    static SNARED: thicket::decision::Reason = thicket::decision::Reason { key: "snared", values: &[] };
    thicket::decision::Refusal::new(&SNARED, clause!("LAW-2.3a"))
}

fn act(play: &mut Play, me: Seat) -> Ruling<Flow> {
    troupe::actions(play, me, &[&HIDES, &FLIPS])
}

fn board(table: &mut Table, me: Seat) -> &mut Board {
    bytemuck::from_bytes_mut(&mut table.boards[me.index()][..size_of::<Board>()])
}

/// Clearings with a token face down.
fn masked(table: &Table, me: Seat) -> ClearingSet {
    table.clearings_with(me, MASK)
}

/// Tokens of a face that lie neither face down nor face up on the map.
fn left(at: Position, me: Seat, face: usize) -> usize {
    let up = usize::from(at.table.on_map(me, FACES[face]));
    EACH - up - at.board::<Board>(me).hidden(face).len()
}

/// Others know where tokens lie, and not what they are.
fn conceal(_: &Setup, table: &mut Table, me: Seat, viewer: Option<Seat>) {
    if viewer != Some(me) {
        *board(table, me) = Board::zeroed();
    }
}

/// Any mix of what is left can lie there.
fn deal(_: &Setup, table: &mut Table, me: Seat, viewer: Option<Seat>) {
    if viewer == Some(me) {
        return;
    }
    let mut faces: Vec<usize> = Vec::new();
    for (face, kind) in FACES.iter().enumerate() {
        faces.extend((usize::from(table.on_map(me, *kind))..EACH).map(|_| face));
    }
    let mut sets = [ClearingSet::EMPTY; 2];
    for clearing in masked(table, me).iter() {
        let pick = table.random_below(u32::try_from(faces.len()).unwrap_or(1)) as usize;
        sets[faces.swap_remove(pick)].insert(clearing);
    }
    (0..2).for_each(|face| board(table, me).set(face, sets[face]));
}

/// A removed token goes home; one that lay face down takes what it was with it.
fn take_back(play: &mut Play, me: Seat, loss: &Loss) -> bool {
    if loss.kind == MASK {
        forget(play, me, loss.clearing);
    }
    false
}

fn forget(play: &mut Play, me: Seat, clearing: Clearing) -> Option<usize> {
    let board = play.board::<Board>(me);
    let face = (0..2).find(|face| board.hidden(*face).has(clearing))?;
    let mut rest = board.hidden(face);
    rest.remove(clearing);
    board.set(face, rest);
    Some(face)
}

fn mask_in(me: Seat, kind: Kind, clearing: Clearing) -> Placing {
    Placing { by: me, owner: me, kind, clearing }
}

/// A token of a kind of its choice face down where it has a guard.
static HIDES: Action = Action {
    offer: |at, me, menu| {
        let free = at.table.clearings_with(me, GUARD).without(masked(at.table, me));
        for clearing in free.iter().filter(|clearing| placing::may_place(at, &mask_in(me, MASK, *clearing)).is_ok()) {
            for (face, kind) in FACES.iter().enumerate().filter(|(face, _)| left(at, me, *face) > 0) {
                debug_assert!(face < 2);
                let piece = thicket::decision::pack_piece(me, *kind);
                menu.offer(Opt::of(HIDE, clearing.0, piece, 0));
            }
        }
    },
    verbs: &[HIDE],
    run: hide,
};

fn hide(play: &mut Play, me: Seat, option: Opt) -> Ruling {
    let (clearing, kind) = (option.clearing(0), option.piece_at(1).1);
    let face = usize::from(kind == FACES[1]);
    let mut hidden = play.board::<Board>(me).hidden(face);
    hidden.insert(clearing);
    // Before it is placed: what follows from that may remove it again.
    play.board::<Board>(me).set(face, hidden);
    placing::place(play, &mask_in(me, MASK, clearing), 1, clause!("LAW-2.3a"))?;
    play.tell(|| Event::new("hid", clause!("LAW-1.2.1a")).seat(me).clearing(clearing).hidden_piece(me, kind, &[me]));
    Ok(())
}

/// A token is turned up; a feast scores.
static FLIPS: Action = Action {
    offer: |at, me, menu| masked(at.table, me).iter().for_each(|clearing| menu.offer(Opt::at(FLIP, clearing))),
    verbs: &[FLIP],
    run: |play, me, option| {
        let clearing = option.clearing(0);
        let Some(face) = forget(play, me, clearing) else { return Ok(()) };
        let pieces = &mut play.table.pieces[me.index()][clearing.index()];
        pieces[MASK.index()] -= 1;
        pieces[FACES[face].index()] += 1;
        play.tell(|| Event::new("flipped", clause!("LAW-1.2.1a")).seat(me).piece(me, FACES[face]).clearing(clearing));
        scoring::score(play, me, u8::from(face == 1), clause!("LAW-4.1d"))
    },
};

const ME: Seat = Seat(0);
const OTHER: Seat = Seat(1);

fn two_hidden(setup: &Setup) -> Table {
    let mut table = table(setup);
    for clearing in [1, 5] {
        table.pieces[ME.index()][clearing][GUARD.index()] = 1;
        table.supply[ME.index()][GUARD.index()] -= 1;
    }
    let piece = |face: usize| thicket::decision::pack_piece(ME, FACES[face]);
    play(setup, &mut table, &[], |play| {
        hide(play, ME, Opt::of(HIDE, 1, piece(0), 0))?;
        hide(play, ME, Opt::of(HIDE, 5, piece(1), 0))
    });
    table
}

#[test]
fn only_its_owner_knows_what_a_token_is() {
    let setup = setup(&[&FACTION, &court::FACTION]);
    let table = two_hidden(&setup);
    let at = Position { setup: &setup, table: &table };
    let mine = View::of(at, Some(ME));
    assert_eq!(mine.table.boards[ME.index()], table.boards[ME.index()]);
    for viewer in [None, Some(OTHER)] {
        let view = View::of(at, viewer);
        assert_eq!(view.table.boards[ME.index()], [0; thicket::table::BOARD_BYTES]);
        assert_eq!(masked(&view.table, ME), ClearingSet::of(&[1, 5]));
        // Dealt anew the tokens may be something else, and these eyes see the same.
        let imagined: Vec<Table> = (0..40).map(|seed| view.imagine(&setup, seed)).collect();
        for table in &imagined {
            assert_eq!(View::of(Position { setup: &setup, table }, viewer), view);
            let board = *Position { setup: &setup, table }.board::<Board>(ME);
            assert_eq!(board.hidden(0).or(board.hidden(1)), ClearingSet::of(&[1, 5]));
        }
        let first = |table: &Table| Position { setup: &setup, table }.board::<Board>(ME).hidden(0);
        let mut seen: Vec<ClearingSet> = imagined.iter().map(first).collect();
        seen.dedup();
        assert!([&[][..], &[1], &[5], &[1, 5]].iter().all(|set| seen.contains(&ClearingSet::of(set))), "{seen:?}");
    }
    // The owner's own table is the true one.
    assert_eq!(mine.imagine(&setup, 3).boards[ME.index()], table.boards[ME.index()]);
}

#[test]
fn the_log_names_a_hidden_piece_to_its_owner_only() {
    let setup = setup(&[&FACTION, &court::FACTION]);
    let mut table = two_hidden(&setup);
    let piece = thicket::decision::pack_piece(ME, FACES[1]);
    table.pieces[ME.index()][6][GUARD.index()] = 1;
    let told = play(&setup, &mut table, &[], |play| hide(play, ME, Opt::of(HIDE, 6, piece, 0)));
    let event = told.event("hid");
    assert!(matches!(event.get("piece"), Some(Value::HiddenPiece(ME, _, 0b01))));
    let words = |viewer| serde_json::to_string(&thicket::screen::log::entry(&setup, event, viewer)).unwrap();
    assert!(words(Some(ME)).contains("feast"));
    for viewer in [None, Some(OTHER)] {
        assert!(!words(viewer).contains("feast"), "{}", words(viewer));
    }
}

#[test]
fn a_removed_token_takes_its_face_with_it() {
    let setup = setup(&[&FACTION, &court::FACTION]);
    let mut table = two_hidden(&setup);
    let loss = Loss {
        by: Some(OTHER),
        owner: ME,
        kind: MASK,
        count: 1,
        clearing: Clearing(5),
        cause: thicket::play::Cause::Effect,
        instead: false,
    };
    play(&setup, &mut table, &[], |play| thicket::law::removal::remove(play, &[loss], clause!("LAW-2.3b")));
    let at = Position { setup: &setup, table: &table };
    assert_eq!((at.board::<Board>(ME).hidden(1), left(at, ME, 1)), (ClearingSet::EMPTY, EACH));
    assert_eq!(table.supply[ME.index()][MASK.index()], 3);
}
