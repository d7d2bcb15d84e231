//! What the factions of this room have in common: they gather, and score a point or two an Evening, so that every game
//! ends.

use thicket::clause;
use thicket::decision::{Ask, Opt, Ruling};
use thicket::law::verbs::PLACE;
use thicket::law::{cards, placing, scoring};
use thicket::notation::scenario;
use thicket::play::{Faction, Flow, Hooks, PieceInfo, Pieces, Placing, Play, Step};
use thicket::shelf::Shelf;
use thicket::terms::{Class, Clearing, Kind, Seat};

pub const WARRIOR: Kind = Kind(0);

static PIECES: [PieceInfo; 1] = [PieceInfo::new("warrior", Class::Warrior, 8)];

/// A faction that gathers, feasts and draws.
pub const fn plain(number: u8, key: &'static str, code: &'static str, hooks: Hooks) -> Faction {
    Faction {
        number,
        key,
        code,
        setup_order: ('W', number),
        pieces: Pieces::of(&PIECES),
        set_up: start,
        turn: TURN,
        hooks,
        ..Faction::SILENT
    }
}

pub const TURN: [&[Step]; 3] = [&[GATHER], &[FEAST], &[DRAW]];
pub const GATHER: Step = step("gather", gather);
pub const FEAST: Step = step("feast", feast);
pub const DRAW: Step = step("draw", draw);

pub const fn step(key: &'static str, run: fn(&mut Play, Seat) -> Ruling<Flow>) -> Step {
    Step { key, clause: clause!("LAW-1.4.1a"), open: false, run }
}

pub fn start(play: &mut Play, me: Seat) -> Ruling<Flow> {
    let chosen = play.choose(Ask::open(me, clause!("LAW-9d"), "place"), |at, menu| {
        for clearing in at.clearings().iter() {
            menu.offer(Opt::at(PLACE, clearing));
        }
    })?;
    place(play, me, chosen.clearing(0), 3)?;
    Ok(Flow::Done)
}

pub fn place(play: &mut Play, me: Seat, clearing: Clearing, count: u8) -> Ruling {
    let placing = Placing { by: me, owner: me, kind: WARRIOR, clearing };
    placing::place(play, &placing, count, clause!("LAW-2.3a")).map(|_| ())
}

/// A warrior in the lowest clearing where it has one, or in the first of the map.
pub fn gather(play: &mut Play, me: Seat) -> Ruling<Flow> {
    let home = play.table.clearings_with(me, WARRIOR).iter().next().unwrap_or(Clearing(1));
    place(play, me, home, 1)?;
    Ok(Flow::Done)
}

pub fn feast(play: &mut Play, me: Seat) -> Ruling<Flow> {
    scoring::score(play, me, 1, clause!("LAW-4a"))?;
    Ok(Flow::Done)
}

pub fn draw(play: &mut Play, me: Seat) -> Ruling<Flow> {
    cards::draw(play, me, 1, clause!("LAW-1.4.3"))?;
    cards::ask_discard(play, me, play.table.hands[me.index()].len().saturating_sub(5), clause!("LAW-1.4.3"))?;
    Ok(Flow::Done)
}

/// Runs a scenario with the voices of this room beside what is built.
pub fn shown(text: &str) {
    let shelf =
        Shelf { factions: super::FACTIONS, maps: super::MAPS, decks: super::DECKS, landmarks: super::LANDMARKS };
    let (factions, maps, decks) = (
        [Shelf::BUILT.factions, shelf.factions].concat(),
        [Shelf::BUILT.maps, shelf.maps].concat(),
        [Shelf::BUILT.decks, shelf.decks].concat(),
    );
    let shelf = Shelf { factions: &factions, maps: &maps, decks: &decks, ..shelf };
    let report = scenario::run_text_from(&shelf, "made up", text);
    assert!(report.passed(), "{report}\n{text}");
}
