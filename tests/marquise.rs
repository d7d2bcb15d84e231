//! Marquise de Cat where the factions and cards there are cannot show it: clearings that somebody else closes, rivers,
//! tunnels, hired warriors and heavy tokens along the chain of her wood, and what may stand at the keep.

use thicket::clause;
use thicket::decision::{Ask, Opt, Reason, Refusal, Ruling};
use thicket::factions::marquise::WARRIOR;
use thicket::law::{claims, replacing};
use thicket::notation::{position, scenario};
use thicket::play::{
    Cause, Choices, Claim, Decide, Faction, HitSharing, Hooks, Joining, Loan, Loss, Need, PieceInfo, Pieces, Placing,
    Play, Position, Swap, Verdict, Whose,
};
use thicket::screen::panels::{BoardView, Panel};
use thicket::shelf::Shelf;
use thicket::terms::{Class, Clearing, ClearingSet, Kind, KindSet, Seat};

const GUARD: Kind = Kind(0);
const FLAG: Kind = Kind(1);
static PIECES: [PieceInfo; 2] = [PieceInfo::new("guard", Class::Warrior, 9), PieceInfo::new("flag", Class::Token, 9)];

const fn made_up(number: u8, key: &'static str, code: &'static str, hooks: Hooks) -> Faction {
    Faction { number, key, code, pieces: Pieces::of(&PIECES), hooks, ..Faction::SILENT }
}

static CLOSED: Reason = Reason { key: "closed", values: &["clearing"] };

/// Where a flag of theirs lies nobody else places anything.
static WARDENS: Faction = made_up(
    40,
    "wardens",
    "XW",
    Hooks {
        may_place: Some(|at, me, placing| {
            if placing.by != me && at.count(me, placing.clearing, FLAG) > 0 {
                return Verdict::Forbidden(Refusal::with(&CLOSED, clause!("LAW-1.1.2"), &[placing.clearing.0]));
            }
            Verdict::Silent
        }),
        ..Hooks::SILENT
    },
);

/// With them at the table rivers are paths for others.
static FERRYMEN: Faction = made_up(41, "ferrymen", "XF", Hooks { rivers: Some(|_, me, of| me != of), ..Hooks::SILENT });

/// With them at the table 4 and 5 are adjacent for everybody.
static DIGGERS: Faction = made_up(
    42,
    "diggers",
    "XD",
    Hooks {
        joins: Some(Joining {
            moves_only: false,
            joined: |_, _, _, from| match from {
                Clearing(4) => ClearingSet::of(&[5]),
                Clearing(5) => ClearingSet::of(&[4]),
                _ => ClearingSet::EMPTY,
            },
        }),
        ..Hooks::SILENT
    },
);

/// Their guards count for the rule of the first seat where a flag of theirs lies beside them.
static SWORDS: Faction = made_up(
    43,
    "swords",
    "XS",
    Hooks {
        lends: Some(|at, me, to, clearing, need| {
            let hired = to == Seat(0) && need == Need::Rule && at.count(me, clearing, FLAG) > 0;
            hired.then_some(Loan { owner: me, kinds: KindSet::of(&[GUARD]), hits: HitSharing::AfterOwn })
        }),
        ..Hooks::SILENT
    },
);

/// With them at the table tokens weigh for rule.
static COOKS: Faction = made_up(
    44,
    "cooks",
    "XK",
    Hooks {
        weighs: Some(|at, _, of, weight| weight + at.count_class(of.seat, of.clearing, Class::Token)),
        ..Hooks::SILENT
    },
);

/// They take the warriors of everybody that are on their way home, as far as somebody else has not taken them.
static COLLECTORS: Faction = made_up(
    45,
    "collectors",
    "XC",
    Hooks {
        claims: Some(Claim {
            clause: clause!("LAW-2.3b"),
            over: Whose::Anybody,
            when: |_, me, transit| transit.owner != me && transit.pieces[0] > 0,
            run: |play, me, transit| {
                let taken = claims::claim(play, transit, Kind(0), u8::MAX);
                play.table.held[transit.owner.index()][me.index()] += taken;
                Ok(())
            },
        }),
        ..Hooks::SILENT
    },
);

/// Runs a scenario with the made-up factions on the shelf.
fn holds(text: &str) {
    let made_up = [&WARDENS, &FERRYMEN, &DIGGERS, &SWORDS, &COOKS, &COLLECTORS];
    let factions = [Shelf::BUILT.factions, &made_up].concat();
    let report = scenario::run_text_from(&Shelf { factions: &factions, ..Shelf::BUILT }, "scenario", text);
    assert!(report.passed(), "{report}");
}

// clause: MC-E13#1, MC-2.2e#2
#[test]
fn where_she_cannot_place_at_the_keep_nothing_is_spent() {
    holds(
        "seats: XW, MC, NB
        clearing 1: MC keep; XW flag
        clearing 9: MC 2 warriors; NB 2 warriors
        MC hand: sword
        turn: NB daylight actions
        dice: 2 0
        choose battle:9:MC
        choose MC pass
        expect decision MC MC-2.3a field-hospitals
        expect options pass
        expect not offered heal:9:sword because closed (clearing 1)
        choose MC pass
        expect MC supply: 25 warriors
        expect MC hand exactly: sword",
    );
}

// clause: MC-E19#1, MC-2.2e#2
#[test]
fn sawmills_and_recruiters_in_a_closed_clearing_bring_nothing() {
    holds(
        "seats: MC, XW
        clearing 9: MC sawmill, recruiter; XW flag
        clearing 1: MC keep, recruiter; XW flag
        clearing 8: MC sawmill, recruiter
        MC hand: sword, anvil
        turn: MC birdsong
        expect clearing 9: MC no wood
        expect clearing 8: MC 1 wood
        choose done
        expect not offered overwork:9:sword because closed (clearing 9)
        choose recruit
        expect clearing 9: MC no warriors
        expect clearing 1: MC no warriors
        expect clearing 8: MC 1 warrior",
    );
}

// clause: MC-E21#1
#[test]
fn rivers_join_the_chain_only_while_they_are_paths_for_her() {
    let position = "clearing 11: MC 1 warrior, 1 wood
        clearing 10: MC 1 warrior
        clearing 8: MC sawmill
        turn: MC daylight actions";
    holds(&format!("seats: MC, NB\n{position}\nexpect not offered build:10:sawmill because too-little-wood"));
    holds(&format!("seats: MC, XF\n{position}\nchoose build:10:sawmill\nexpect clearing 11: MC no wood"));
}

// clause: MC-E27#1
#[test]
fn tunnels_join_the_chain() {
    let position = "clearing 4: MC 1 warrior, 1 wood
        clearing 5: MC 1 warrior, sawmill
        turn: MC daylight actions";
    holds(&format!("seats: MC, NB\n{position}\nexpect not offered build:5:sawmill because too-little-wood"));
    holds(&format!("seats: MC, XD\n{position}\nchoose build:5:sawmill\nexpect clearing 4: MC no wood"));
}

// clause: MC-E28#1
#[test]
fn rule_by_hired_warriors_serves_build() {
    holds(
        "seats: MC, NB, XS
        clearing 11: MC 1 warrior; NB 2 warriors; XS 2 guards, flag
        clearing 6: MC 1 warrior; NB 2 warriors; XS 2 guards
        turn: MC daylight actions
        expect offered build:11:sawmill
        expect not offered build:6:sawmill because you-must-rule-here",
    );
}

// clause: MC-E29#1
#[test]
fn the_chain_is_judged_before_wood_is_taken() {
    // Only its own wood lets her rule 9, which leads to 4.
    holds(
        "seats: MC, NB, XK
        clearing 1: MC 1 warrior, sawmill
        clearing 9: MC 1 warrior, 1 wood; NB 1 warrior
        clearing 4: MC 1 warrior, 1 wood
        clearing 5: MC 1 warrior, sawmill
        turn: MC daylight actions
        choose build:5:sawmill
        expect clearing 9: MC no wood
        expect clearing 4: MC no wood
        expect ruler 9: nobody
        expect MC score: 2",
    );
}

// clause: MC-E06#1
#[test]
fn who_was_saved_is_not_there_to_be_collected() {
    let position = "seats: NB, MC, XC
        clearing 1: MC keep
        clearing 9: MC 2 warriors; NB 2 warriors
        MC hand: sword
        turn: NB daylight actions
        dice: 2 0
        choose battle:9:MC
        choose MC pass
        expect decision MC MC-2.3a field-hospitals";
    let saved = "choose MC heal:9:sword
        expect clearing 1: MC 2 warriors
        expect XC holds: none";
    let lost = "choose MC pass
        expect clearing 1: MC no warriors
        expect XC holds: 2 MC warriors";
    holds(&format!("{position}\n{saved}"));
    holds(&format!("{position}\n{lost}"));
}

/// Nobody is asked anything here.
struct Nobody;

impl Decide for Nobody {
    fn decide(&mut self, _: Position<'_>, ask: &Ask, _: &dyn Choices) -> Ruling<Opt> {
        panic!("{} is asked", ask.prompt)
    }
}

// clause: EDGE-37, MC-E15#1, MC-E15#2
#[test]
fn at_the_keep_others_replace_nothing_but_swaps_go_through() {
    let text = "seats: MC, NB\nclearing 1: MC keep, 1 warrior\nclearing 9: MC 1 warrior; NB 1 warrior";
    let game = position::read(text).unwrap().game();
    let (setup, mut table) = (game.setup(), *game.table());
    let (marquise, battery) = (Seat(0), Seat(1));
    let by = Some(battery);
    let cat = |clearing| Loss {
        by,
        owner: marquise,
        kind: WARRIOR,
        count: 1,
        clearing,
        cause: Cause::Replacing,
        instead: false,
    };
    let comes = |clearing| Placing { by: battery, owner: battery, kind: GUARD, clearing };
    let may_replace = |clearing| {
        let at = Position { setup, table: game.table() };
        replacing::may_replace(at, &cat(clearing), &comes(clearing), clause!("LAW-2.3d"))
    };
    assert_eq!(may_replace(Clearing(1)).unwrap_err().reason.key, "keep-here");
    assert!(may_replace(Clearing(9)).is_ok());
    let pieces = [(marquise, WARRIOR, Clearing(1).into()), (battery, GUARD, Clearing(9).into())];
    let mut nobody = Nobody;
    let mut play = Play::new(setup, &mut table, &mut nobody, None);
    assert!(replacing::swap(&mut play, &Swap { by: battery, pieces }, clause!("LAW-2.3e")));
    assert_eq!(table.count(battery, Clearing(1), GUARD), 1);
    assert_eq!(table.count(marquise, Clearing(9), WARRIOR), 2);
}

/// What the board shows of a track: price, points, symbol, and whether the building is still there, from the left.
fn track(text: &str, wanted: &str) -> Vec<(Option<u8>, Option<String>, Option<&'static str>, bool)> {
    let game = position::read(text).unwrap().game();
    let board = BoardView::of(Position { setup: game.setup(), table: game.table() }, Seat(0));
    let spaces = board.panels.into_iter().find_map(|panel| match panel {
        Panel::Track { key, spaces, .. } if key == wanted => Some(spaces),
        _ => None,
    });
    spaces.unwrap().into_iter().map(|space| (space.price, space.label, space.icon, space.filled)).collect()
}

// clause: MC-1.2#1, MC-1.2b#1
#[test]
fn the_board_shows_prices_points_and_cards() {
    let spaces = track("seats: MC, NB\nclearing 9: MC 2 recruiters", "recruiters");
    let said = |price: u8, points: &str, icon, filled| (Some(price), Some(points.to_owned()), Some(icon), filled);
    let expected = [
        said(0, "0", "points", false),
        said(1, "1", "points", false),
        said(2, "2", "draw", true),
        said(3, "3", "points", true),
        said(3, "3", "draw", true),
        said(4, "4", "points", true),
    ];
    assert_eq!(spaces, expected);
    let workshops = track("seats: MC, NB\nclearing 9: MC 2 recruiters", "workshops");
    assert_eq!(workshops[1], said(1, "2", "points", true));
}

/// The card of the faction says what it lives by.
// clause: MC-1#1
#[test]
fn the_goal_names_wood_buildings_and_ruled_routes() {
    let words = std::fs::read_to_string("www/factions/marquise/words.ftl").unwrap();
    let goal = words.lines().find_map(|line| line.strip_prefix("goal-marquise = ")).unwrap().to_lowercase();
    for word in ["sawmills", "wood", "build", "points", "rule"] {
        assert!(goal.contains(word), "{word}");
    }
}
