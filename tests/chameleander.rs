//! What nothing built so far does to the Chameleander: brought about through the primitives of the law, and by a
//! stand-in for factions that bar clearings.

use thicket::clause;
use thicket::decision::{Ask, Menu, Opt, Reason, Refusal, Ruling, Verb};
use thicket::factions;
use thicket::factions::chameleander::{EGO, WARRIOR};
use thicket::game::Game;
use thicket::law::verbs::MOVE;
use thicket::law::{self, placing, removal, turn, units};
use thicket::play::{
    Cause, Choices, Decide, Faction, Hooks, Loss, Opinion, PieceInfo, Pieces, Placing, Play, Position, Setup, Verdict,
    Waivers, Whose,
};
use thicket::table::{Stage, Table};
use thicket::terms::{Class, Clearing, KINDS, Phase, Seat};
use thicket::{decks, maps};

const ME: Seat = Seat(0);
const OTHER: Seat = Seat(1);
const HOME: Clearing = Clearing(5);
const NEXT_DOOR: Clearing = Clearing(1);
const ELSEWHERE: Clearing = Clearing(8);

fn setup_with(other: &'static Faction) -> Setup {
    let seats = [factions::find("chameleander").unwrap(), other];
    Setup::new(maps::find("autumn").unwrap(), decks::find("base").unwrap(), &seats).unwrap()
}

fn setup() -> Setup {
    setup_with(factions::find("blacktail-guild").unwrap())
}

/// The Chameleander with some ego in its clearing, in its own Daylight.
fn table(setup: &Setup, egos: u8) -> Table {
    let mut table = law::setup::table(setup, 1);
    table.supply[ME.index()][WARRIOR.index()] -= 1;
    table.pieces[ME.index()][HOME.index()][WARRIOR.index()] = 1;
    table.supply[ME.index()][EGO.index()] -= egos;
    table.pieces[ME.index()][HOME.index()][EGO.index()] = egos;
    table.turn.round = 1;
    table.turn.seat = ME.0;
    table.turn.enter(Phase::Daylight, Stage::Steps);
    table
}

/// Answers with the last option.
struct Last;

impl Decide for Last {
    fn decide(&mut self, at: Position<'_>, _: &Ask, offer: &dyn Choices) -> Ruling<Opt> {
        let mut menu = Menu::list();
        offer.list(at, &mut menu);
        Ok(*menu.options().last().expect("a question has an answer"))
    }
}

/// Answers with the first option.
struct First;

impl Decide for First {
    fn decide(&mut self, at: Position<'_>, _: &Ask, offer: &dyn Choices) -> Ruling<Opt> {
        let mut menu = Menu::list();
        offer.list(at, &mut menu);
        Ok(*menu.options().first().expect("a question has an answer"))
    }
}

/// An effect gives the Chameleander warriors in a clearing; gives back how many came.
fn give_warriors(setup: &Setup, table: &mut Table, decider: &mut dyn Decide, count: u8) -> u8 {
    let placing = Placing { by: ME, owner: ME, kind: WARRIOR, clearing: ELSEWHERE };
    placing::place(&mut Play::new(setup, table, decider, None), &placing, count, clause!("C.2.5")).unwrap()
}

/// C.2.5#8 to C.2.5#11, C.2.5#17.
#[test]
fn warriors_given_come_as_one_ego_once_a_turn() {
    let setup = setup();
    let mut table = table(&setup, 1);
    assert_eq!(give_warriors(&setup, &mut table, &mut First, 3), 0);
    assert_eq!(table.count(ME, HOME, EGO), 2);
    assert_eq!(table.pieces[ME.index()][ELSEWHERE.index()], [0; KINDS]);
    assert_eq!(table.scores[ME.index()], 1, "the second space");
    give_warriors(&setup, &mut table, &mut First, 1);
    assert_eq!((table.count(ME, HOME, EGO), table.scores[ME.index()]), (2, 1), "once a turn");
    turn::begin(&mut Play::new(&setup, &mut table, &mut First, None), OTHER);
    give_warriors(&setup, &mut table, &mut First, 1);
    assert_eq!((table.count(ME, HOME, EGO), table.scores[ME.index()]), (3, 3), "the next turn, the third space");
}

/// C.2.5#12.
#[test]
fn with_a_warrior_in_supply_it_may_come_or_an_ego() {
    let setup = setup();
    let two = |decider: &mut dyn Decide| {
        let mut table = table(&setup, 0);
        table.supply[ME.index()][WARRIOR.index()] = 1;
        give_warriors(&setup, &mut table, decider, 1);
        (table.count(ME, ELSEWHERE, WARRIOR), table.on_map(ME, EGO), table.scores[ME.index()])
    };
    assert_eq!(two(&mut First), (1, 0, 0));
    assert_eq!(two(&mut Last), (0, 1, 1));
}

/// C.2.2#5, C.2.5#6, C.2.5#7: whatever the cause, and whoever asks first.
#[test]
fn nothing_removes_it() {
    let setup = setup();
    for cause in [Cause::Battle(thicket::play::Side::Defender), Cause::AsDefending, Cause::Effect, Cause::All] {
        for egos in [0, 3] {
            let mut table = table(&setup, egos);
            for removal in 0..3 {
                let loss =
                    Loss { by: Some(OTHER), owner: ME, kind: WARRIOR, count: 1, clearing: HOME, cause, instead: false };
                let mut first = First;
                let mut play = Play::new(&setup, &mut table, &mut first, None);
                let open = egos > 0 && removal == 0;
                assert_eq!(removal::may_remove(play.position(), &loss).is_ok(), open, "{cause:?} {egos} {removal}");
                removal::remove(&mut play, &[loss], clause!("C.2.5")).unwrap();
            }
            let lost = u8::from(egos > 0 && cause != Cause::All);
            assert_eq!(table.count(ME, HOME, WARRIOR), 1);
            assert_eq!(table.count(ME, HOME, EGO), egos - lost, "{cause:?}");
            assert_eq!(table.scores[OTHER.index()], lost);
        }
    }
}

/// A stand-in: nobody else may place anything in clearing 5 or come to clearing 1, and what stands in 5 is held there.
static WARDEN: Faction = Faction {
    number: 15,
    key: "warden",
    code: "W",
    pieces: Pieces::of(&[PieceInfo::new("warrior", Class::Warrior, 5)]),
    hooks: Hooks {
        may_place: Some(|_, me, placing| {
            let barred = placing.by != me && placing.clearing == HOME;
            if barred { Verdict::Forbidden(refusal()) } else { Verdict::Silent }
        }),
        may_move: Some(Opinion {
            over: Whose::Anybody,
            verdict: |_, me, going| {
                let held = going.from == HOME && !going.waives.has(Waivers::HOLDS);
                let barred = going.owner != me && (held || going.to == NEXT_DOOR);
                if barred { Verdict::Forbidden(refusal()) } else { Verdict::Silent }
            },
        }),
        ..Hooks::SILENT
    },
    ..Faction::SILENT
};

fn refusal() -> Refusal {
    static REASON: Reason = Reason { key: "barred", values: &[] };
    Refusal::new(&REASON, clause!("LAW-1.1.2"))
}

fn offered(game: &Game, verb: Verb) -> Vec<Opt> {
    let options = &game.decision().expect("a question").options;
    options.iter().copied().filter(|option| option.verb() == verb).collect()
}

/// C.2.5#5, C.4.2#2, C.4.2#4.
#[test]
fn skip_leaves_what_holds_it_and_enters_nothing_closed() {
    let setup = setup_with(&WARDEN);
    let mut table = table(&setup, 2);
    table.turn.enter(Phase::Birdsong, Stage::Steps);
    table.turn.step = 1;
    let mut game = Game::from_table(setup, table);
    assert_eq!(offered(&game, MOVE), [Opt::of(MOVE, 5, 2, 0)]);
    game.choose_option(Opt::of(MOVE, 5, 2, 0)).unwrap();
    assert_eq!(game.table().count(ME, Clearing(2), EGO), 2);
}

/// C.5.2.II#4: the same ban holds a stroll, card in hand or not.
#[test]
fn stroll_stays_where_it_is_held() {
    let setup = setup_with(&WARDEN);
    let mut table = table(&setup, 2);
    table.turn.step = 1;
    table.hands[ME.index()].insert(setup.deck.find("sword").unwrap());
    let game = Game::from_table(setup, table);
    let from_home = |option: &&Opt| option.verb().faction() == Some(4) && option.clearing(0) == HOME;
    let decision = game.decision().unwrap();
    let strolls = decision.options.iter().filter(from_home).filter(|option| option.operand(1) > 0);
    assert_eq!(strolls.count(), 0, "{:?}", decision.options);
}

/// C.2.5#3: no ego where placing is barred, and no points; the card is spent all the same.
#[test]
fn no_ego_where_placing_is_barred() {
    let setup = setup_with(&WARDEN);
    let mut table = table(&setup, 1);
    table.turn.enter(Phase::Evening, Stage::Steps);
    let bird = setup.deck.find("sappers").unwrap();
    table.hands[ME.index()].insert(bird);
    let mut game = Game::from_table(setup, table);
    game.choose(0).unwrap();
    assert!(game.table().discard.has(bird));
    assert_eq!(game.table().count(ME, HOME, EGO), 1);
    assert_eq!(game.table().scores[ME.index()], 0);
}

/// Every figure of the board changes what it names.
#[test]
fn figures_can_be_overridden() {
    let mut setup = setup();
    setup.seats[ME.index()].set_figure("ego_track_vp", &[9, 1, 1, 1, 1, 1, 1, 1]).unwrap();
    setup.seats[ME.index()].set_figure("draw_base", &[3]).unwrap();
    setup.seats[ME.index()].set_figure("draw_per_superego", &[0]).unwrap();
    assert!(setup.seats[ME.index()].set_figure("ego_track_vp", &[1; 7]).is_err());
    let mut table = table(&setup, 0);
    give_warriors(&setup, &mut table, &mut First, 1);
    assert_eq!(table.scores[ME.index()], 9);
    table.turn.enter(Phase::Evening, Stage::Steps);
    table.turn.step = 1;
    let before = table.deck_len;
    units::run_next(&mut Play::new(&setup, &mut table, &mut First, None)).unwrap();
    assert_eq!(before - table.deck_len, 3);
}

/// The card of the faction says what it lives by.
// clause: C.1#1
#[test]
fn the_goal_names_the_three_ways_to_score() {
    let words = std::fs::read_to_string("www/factions/chameleander/words.ftl").unwrap();
    let goal = words.lines().find_map(|line| line.strip_prefix("goal-chameleander = ")).unwrap().to_lowercase();
    for word in ["cajole", "mark", "for death", "boast to the birds", "uncovers", "track"] {
        assert!(goal.contains(word), "{word}");
    }
}
