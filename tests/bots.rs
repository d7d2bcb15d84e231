//! Bots: they see only what their seat may see, answer within their budget, always the same in the same place, and are
//! better than chance.

mod hidden;
mod mixes;

use std::collections::{BTreeMap, BTreeSet};

use hidden::DealtAnew;
use thicket::bots::contest::{self, Brief, Comparison, Plan, Player, Record, Tally, csv};
use thicket::bots::{Bot, Seen, Strength};
use thicket::factions::FACTIONS;
use thicket::game::Game;
use thicket::notation::keys::option_key;
use thicket::notation::position;
use thicket::play::{Position, Setup};
use thicket::view::View;
use thicket::{decks, maps};

/// A setup of the first factions of the registry, turned so that each sits first once.
fn setup(seats: usize, first: usize) -> Setup {
    let factions: Vec<_> = FACTIONS.iter().copied().cycle().skip(first).take(seats).collect();
    Setup::new(maps::find("autumn").unwrap(), decks::find("base").unwrap(), &factions).unwrap()
}

fn player(text: &str) -> Player {
    text.parse().unwrap()
}

fn next(state: &mut u64) -> usize {
    *state ^= *state << 13;
    *state ^= *state >> 7;
    *state ^= *state << 17;
    usize::try_from(*state >> 40).unwrap()
}

/// Plays games at random and calls `look` at every decision with a choice.
fn at_every_decision(games: u64, mut look: impl FnMut(&Game, u64)) {
    for seed in 0..games {
        let seats = 2 + usize::try_from(seed).unwrap() % (FACTIONS.len().min(4) - 1);
        play(setup(seats, usize::try_from(seed).unwrap() % FACTIONS.len()), seed, 30, &mut look);
    }
}

/// Plays one game at random, so many rounds at most, and calls `look` at every decision with a choice.
fn play(setup: Setup, seed: u64, rounds: u16, look: &mut impl FnMut(&Game, u64)) {
    let mut game = Game::new(setup, seed);
    let mut dice = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    while let Some(decision) = game.decision() {
        let count = decision.options.len();
        if count > 1 {
            look(&game, next(&mut dice) as u64);
        }
        game.choose(next(&mut dice) % count).unwrap();
        if game.table().turn.round > rounds {
            break;
        }
    }
}

/// Two games that differ only in what a seat cannot see give that seat the same knowledge, and so the same choice. Every
/// faction sits at four tables, and what each hides must have been another thing often enough when a bot chose.
#[test]
fn a_bot_does_not_peek() {
    let (mut compared, mut in_mid_unit, mut buying) = (0, 0, 0);
    let mut asked: BTreeMap<&str, u32> = BTreeMap::new();
    let mut chosen: BTreeMap<(Strength, &str), u32> = BTreeMap::new();
    let (mut dealt_anew, mut while_choosing) = (DealtAnew::default(), DealtAnew::default());
    let mut look = |game: &Game, seed: u64| {
        // Where the deck has run out within the unit, an imagined table is one on which it did not.
        if game.unit_log().iter().any(|event| event.name == "reshuffled") {
            return;
        }
        let seen = Seen::of(game).unwrap();
        let (checkpoint, answers) = game.checkpoint();
        let other = seen.imagine(game.setup(), seed);
        let other = Game::resume(seen.setup(game.setup()), other, answers.to_vec());
        // An answer given in this unit may not fit the other table; then the two games differ in what is plain to see.
        if other.decision() != game.decision() {
            assert!(!answers.is_empty() || checkpoint != game.table(), "the same table asks something else");
            return;
        }
        let other_seen = Seen::of(&other).unwrap();
        if other_seen.now != seen.now {
            assert!(!answers.is_empty(), "the same position looks different:\n{}", position::write(game));
            return;
        }
        compared += 1;
        in_mid_unit += u32::from(!answers.is_empty());
        dealt_anew.note(game.setup(), game.table(), other.table());
        assert!(seen == other_seen, "hidden cards show at {:?}", seen.ask);
        // Of the questions that each faction is asked some are answered twice, of those of buyers every other one.
        let faction = game.setup().faction(seen.ask.seat).key;
        let number = asked.entry(faction).or_default();
        *number += 1;
        let buys = is_buying(game);
        for (strength, one_of) in [(Strength::Wanderer, 3), (Strength::Ranger, 12)] {
            if number.is_multiple_of(one_of) || (buys && number.is_multiple_of(2) && buying < 200) {
                let bot = Bot::new(strength, 3).with_tries(12);
                let choice = bot.choose(game.setup(), seen.clone());
                assert_eq!(choice, bot.choose(other.setup(), other_seen.clone()), "{} peeks", strength.key());
                *chosen.entry((strength, faction)).or_default() += 1;
                while_choosing.note(game.setup(), game.table(), other.table());
                buying += u32::from(buys);
            }
        }
    };
    for (seed, mix) in (0..).zip(mixes::with_each(4)) {
        let setup = Setup::new(maps::find("autumn").unwrap(), decks::find("base").unwrap(), &mix).unwrap();
        play(setup, seed, 12, &mut look);
    }
    assert!(compared > 500 && in_mid_unit > 50, "{compared} compared, {in_mid_unit} in the middle of a unit");
    dealt_anew.assert_each(200);
    while_choosing.assert_each(80);
    assert!(buying >= 40, "{buying} choices of buyers compared");
    for faction in FACTIONS {
        for (strength, least) in [(Strength::Wanderer, 20), (Strength::Ranger, 5)] {
            let found = chosen.get(&(strength, faction.key)).copied().unwrap_or(0);
            assert!(found >= least, "{found} choices of {} for {} compared", strength.key(), faction.key);
        }
    }
}

/// Whether somebody could buy something that another seat sells for warriors.
fn is_buying(game: &Game) -> bool {
    let Some(decision) = game.decision() else { return false };
    let keys = decision.options.iter().map(|option| option_key(game.setup(), decision.ask.seat, *option));
    let sold = ["hand-card:", "riverboats", "mercenaries"];
    keys.into_iter().any(|key| sold.iter().any(|service| key.starts_with(service)))
}

/// Nearly every question can be thought about on imagined tables, those in the middle of a unit too.
#[test]
fn imagined_tables_come_to_the_question() {
    let (mut asked, mut lost) = (0, 0);
    at_every_decision(30, |game, seed| {
        let bot = Bot::new(Strength::Wanderer, seed);
        let mut search = bot.consider(game.setup(), Seen::of(game).unwrap());
        search.think(2);
        asked += 1;
        lost += u32::from(search.tries() == 0);
    });
    assert!(lost * 200 <= asked, "{lost} of {asked} questions cannot be thought about");
}

#[test]
fn a_bot_chooses_the_same_in_the_same_place() {
    at_every_decision(2, |game, seed| {
        if seed % 8 > 0 {
            return;
        }
        for strength in Strength::ALL {
            let bot = Bot::new(strength, seed).with_tries(20);
            let choice = bot.choose(game.setup(), Seen::of(game).unwrap());
            assert!(choice.0 < game.decision().unwrap().options.len());
            assert!(choice.1.tries <= 20 * bot.style().finish);
            assert_eq!(choice, bot.choose(game.setup(), Seen::of(game).unwrap()));
        }
    });
}

/// A win may take several choices, so whoever could win in its turn thinks longer; who has long to go does not.
#[test]
fn whoever_may_win_in_this_turn_thinks_longer() {
    let at = |points: u8| {
        let text = format!(
            "seats: NB, BG
             NB score: {points}
             NB hand: cobbler, sappers
             clearing 1: NB 3 warriors, cannon
             clearing 5: BG 3 warriors, worksite
             turn: NB daylight"
        );
        position::read(&text).unwrap_or_else(|error| panic!("{error}")).game()
    };
    let tries = |points, strength| {
        let game = at(points);
        Bot::new(strength, 1).choose(game.setup(), Seen::of(&game).unwrap()).1.tries
    };
    assert_eq!([12, 20, 21, 25].map(|points| tries(points, Strength::Ranger)), [200, 200, 600, 600]);
    assert_eq!([12, 25].map(|points| tries(points, Strength::Wanderer)), [6, 18]);
    assert_eq!([12, 25].map(|points| tries(points, Strength::Warlord)), [2_000, 2_000]);
    let game = at(25);
    let untiring = Bot::new(Strength::Ranger, 1).with_tries(u32::MAX);
    assert_eq!(untiring.consider(game.setup(), Seen::of(&game).unwrap()).wanted(), u32::MAX);
}

/// Thinking in slices comes to what thinking at a stretch comes to, and can be broken off at once.
#[test]
fn thinking_can_be_sliced() {
    let game = Game::new(setup(2, 0), 5);
    let bot = Bot::new(Strength::Ranger, 1).with_tries(90);
    let mut search = bot.consider(game.setup(), Seen::of(&game).unwrap());
    assert!(search.best() < game.decision().unwrap().options.len());
    for _ in 0..9 {
        search.think(10);
    }
    assert_eq!(search.tries(), 90);
    assert_eq!((search.best(), search.reason()), bot.choose(game.setup(), Seen::of(&game).unwrap()));
}

#[test]
fn wanderers_beat_players_that_choose_by_chance() {
    let (autumn, base) = (maps::find("autumn").unwrap(), decks::find("base").unwrap());
    let mixes: Vec<Setup> =
        mixes::with_each(4).iter().map(|factions| Setup::new(autumn, base, factions).unwrap()).collect();
    let mut players = vec![player("random"); 4];
    players[0] = player("wanderer");
    let plan = Plan { players, mixes, seed: 1, max_rounds: 40 };
    // At each table the wanderer plays each of the factions once.
    let tables = plan.mixes.len() as u64;
    let games = (0..tables).flat_map(|table| (0..4).map(move |turn| table + tables * (table % 4 + 4 * turn)));
    let mut tally = Tally::default();
    games.for_each(|game| tally.add(&plan.play(game)));
    let report = tally.report();
    assert!(report.games >= 4 * FACTIONS.len() as u64, "{report:?}");
    assert!(report.players["wanderer"].high > 0.9, "{report:?}");
}

/// A game of a contest is the same game whenever it is played.
#[test]
fn a_contest_can_be_repeated() {
    let players = [player("wanderer+tries=8"), player("greedy")];
    let first = contest::play(&setup(2, 0), &players, 11, 40);
    assert!(!first.winners.is_empty());
    assert_eq!(first, contest::play(&setup(2, 0), &players, 11, 40));
}

/// What was tried in a turn is gone on with at its next question; that is the same each time as well, and makes a difference.
#[test]
fn a_bot_goes_on_with_what_it_has_thought() {
    let play = |name: &str| contest::play(&setup(4, 0), &vec![player(name); 4], 3, 3).choices;
    assert_eq!(play("ranger+tries=30+keep=50"), play("ranger+tries=30+keep=50"));
    assert_ne!(play("ranger+tries=30+keep=50"), play("ranger+tries=30+keep=0"));
}

/// A bot may look further in every other try: that is neither as if it did in all nor as if it did in none.
#[test]
fn every_other_try_may_look_further() {
    let play = |horizon: &str| {
        let name = format!("ranger+tries=30+horizon={horizon}");
        contest::play(&setup(4, 0), &vec![player(&name); 4], 3, 2).choices
    };
    let both = play("both");
    assert_eq!(both, play("both"));
    assert!(["turn", "next-turn"].iter().all(|horizon| both != play(horizon)));
}

/// Nobody walks somewhere and back with nothing done in between, in one turn or over two.
#[test]
fn nobody_walks_to_and_fro() {
    let records = (0..8).map(|game| {
        let first = usize::try_from(game).unwrap();
        contest::play(&setup(4, first), &vec![player("ranger+tries=40"); 4], game, 40)
    });
    let walks: Vec<(String, u16)> = records
        .flat_map(|record| record.factions.into_iter().zip(record.drifts))
        .filter(|(_, walks)| *walks > 0)
        .collect();
    assert!(walks.is_empty(), "{walks:?}");
}

/// A study as the bench sees it: played game by game in any order, sent as JSON, and every game can be opened again.
#[test]
fn a_study_can_be_sent_gathered_and_opened() {
    let brief = Brief { players: vec!["random".to_owned(); 4], games: 25, ..Brief::default() };
    let brief: Brief = serde_json::from_str(&serde_json::to_string(&brief).unwrap()).unwrap();
    let plan = brief.plan().unwrap();
    let sent = |game| serde_json::to_string(&plan.play(game)).unwrap();
    let records: Vec<Record> = (0..brief.games).rev().map(|game| serde_json::from_str(&sent(game)).unwrap()).collect();
    let report = Tally::of(&records).report();
    let (mut first, second) = (Tally::of(&records[..9]), Tally::of(&records[9..]));
    first.join(second);
    assert_eq!(first.report(), report, "the order of games matters");
    assert_eq!(report.games, 25);
    let base = decks::find("base").unwrap();
    let mut unused = report.never.iter().filter_map(|clause| clause.strip_prefix("CARD-"));
    assert!(
        unused.all(|key| base.cards.iter().any(|face| face.key == key)),
        "cards of another deck: {:?}",
        report.never
    );
    assert_eq!(report.lengths.values().sum::<u64>(), 25);
    assert_eq!(report.factions.values().map(|share| share.wins).sum::<u64>() + report.unfinished, 25);
    for (name, points) in &report.points {
        let all: u32 = records
            .iter()
            .filter_map(|record| {
                let seat = record.factions.iter().position(|faction| faction == name)?;
                Some(u32::from(record.points[seat]))
            })
            .sum();
        let games = report.factions[name].games;
        assert!((points * f64::from(u32::try_from(games).unwrap()) - f64::from(all)).abs() < 1e-6);
    }
    for record in &records {
        let game = plan.reopen(record).unwrap();
        assert_eq!(game.result().map(|(seat, _)| vec![seat.0]).unwrap_or_default(), record.winners);
        assert!(thicket::notation::links::game(&game).unwrap().starts_with("g3.autumn."));
    }
    let lines = |text: String| text.lines().map(|line| line.split(',').count()).collect::<Vec<_>>();
    for table in [lines(csv::of_report(&report)), lines(csv::of_games(&records))] {
        assert!(
            table.len() > 25 && table.iter().all(|cells| *cells == table[0]),
            "a table with lines of its own length"
        );
    }
}

/// What a record says of points is what stood on the track: also where points were lost, and where a marker left the track.
#[test]
fn points_by_round_and_by_clause_are_those_of_the_track() {
    let names = ["eyrie", "vagabond", "marquise", "alliance"];
    let factions: Vec<_> = names.iter().map(|key| thicket::factions::find(key).unwrap()).collect();
    let setup = Setup::new(maps::find("autumn").unwrap(), decks::find("base").unwrap(), &factions).unwrap();
    let mut lost = BTreeSet::new();
    for seed in 0..60 {
        let record = contest::play(&setup, &vec![player("random"); 4], seed, 40);
        assert_eq!(record.by_round.last(), Some(&record.points), "seed {seed}");
        for (sources, points) in record.sources.iter().zip(&record.points) {
            let sum: i16 = sources.values().sum();
            let points = i16::from(*points);
            // Points beyond 30 have no meaning; whoever plays for dominance has none at the end.
            assert!(sum == points || (points == 30 && sum > 30) || points == 0, "seed {seed}: {sources:?} {points}");
            lost.extend(sources.iter().filter(|(_, points)| **points < 0).map(|(clause, _)| clause.clone()));
        }
    }
    assert!(lost.contains("ED-6.1") && lost.contains("VB-3.12"), "{lost:?}");
}

/// A game that a coalition wins is won by each of those who win together.
#[test]
fn everybody_in_a_coalition_has_won() {
    let names = ["vagabond", "marquise", "noxious-battery", "bone-patrol"];
    let factions: Vec<_> = names.iter().map(|key| thicket::factions::find(key).unwrap()).collect();
    let setup = Setup::new(maps::find("autumn").unwrap(), decks::find("base").unwrap(), &factions).unwrap();
    let players: Vec<Player> = ["greedy", "random", "random", "random"].into_iter().map(player).collect();
    let together = |seed| Some(contest::play(&setup, &players, seed, 40)).filter(|record| record.winners.len() > 1);
    let record = (0..400).find_map(together).expect("a coalition wins one of these games");
    let [one, other] = record.winners[..] else { panic!("two win together: {:?}", record.winners) };
    assert_eq!(one, 0, "the Vagabond is one of them, as he is the first");
    let (one, other) = (names[usize::from(one)], names[usize::from(other)]);
    let report = Tally::of([&record]).report();
    let won = |name: &str| report.factions[name].wins;
    assert_eq!((won(one), won(other), report.unfinished), (1, 1, 0));
    assert_eq!(report.factions.values().map(|share| share.wins).sum::<u64>(), 2);
    assert_eq!((report.players["greedy"].wins, report.players["random"].wins), (1, 1));
    assert_eq!((report.ahead[one][other].wins, report.ahead[other][one].wins), (0, 0), "they won together");
    let games = csv::of_games(&[record]);
    let wins = games.lines().skip(1).map(|line| line.split(',').nth(5).unwrap());
    assert_eq!(wins.filter(|won| *won == "1").count(), 2);
}

/// The same games with other figures, pair by pair; the same figures make no difference.
#[test]
fn figures_are_compared_on_the_same_games() {
    let brief = Brief { players: vec!["wanderer+tries=4".to_owned(); 4], games: 10, ..Brief::default() };
    let played = |brief: &Brief| -> Vec<Record> {
        let plan = brief.plan().unwrap();
        (0..brief.games).map(|game| plan.play(game)).collect()
    };
    let first = played(&brief);
    let same = Comparison::of(&first, &first);
    assert!(same.wins.values().chain(same.points.values()).all(|by| by.difference == 0.0 && by.low == 0.0));
    let mut poorer = brief.clone();
    poorer.figures.entry("chameleander".into()).or_default().insert("ego_track_vp".into(), vec![0; 8]);
    let comparison = Comparison::of(&first, &played(&poorer));
    assert_eq!(comparison.games, 10);
    let points = &comparison.points["chameleander"];
    assert!(points.low < points.difference && points.high < -5.0, "{points:?}");
    let mut unknown = brief;
    unknown.figures.entry("chameleander".into()).or_default().insert("ego".into(), vec![1]);
    assert!(unknown.plan().is_err());
}

/// What a seat's faction finds in its position depends on what others cannot see only where it says so: reasons that rest on
/// anything else may be told during the game.
#[test]
fn what_is_found_in_hidden_things_says_that_it_is() {
    let mut changed = BTreeSet::new();
    let mut deals = 0;
    at_every_decision(40, |game, _| {
        let setup = game.setup();
        for me in game.position().seats() {
            let tactics = setup.faction(me).tactics;
            let Some(measure) = tactics.measure else { continue };
            let before = measure(game.position(), me);
            for other in game.position().seats().filter(|other| *other != me) {
                // The same table for all that the other seat can know.
                deals += 1;
                let dealt_anew = View::of(game.position(), Some(other)).imagine(setup, deals);
                let after = measure(Position { setup, table: &dealt_anew }, me);
                for (n, this) in tactics.traits.iter().enumerate().filter(|(n, _)| before[*n] != after[*n]) {
                    assert!(
                        this.by_hand,
                        "{} of {} changes with what others do not see: {n}",
                        this.key,
                        setup.faction(me).key
                    );
                    changed.insert(this.key);
                }
            }
        }
    });
    let said = FACTIONS.iter().flat_map(|faction| faction.tactics.traits).filter(|this| this.by_hand);
    assert_eq!(changed, said.map(|this| this.key).collect());
}
