//! Positions as text: whatever a game comes to can be written down and read back, and what is wrong is said. Made-up
//! texts are in `properties.rs`.

mod mixes;

use thicket::game::Game;
use thicket::notation::keys::option_key;
use thicket::notation::position;
use thicket::play::{Faction, Setup};
use thicket::table::Table;
use thicket::{decks, maps};

fn next(state: &mut u64) -> u64 {
    *state ^= *state << 13;
    *state ^= *state >> 7;
    *state ^= *state << 17;
    *state >> 11
}

fn below(state: &mut u64, bound: usize) -> usize {
    usize::try_from(next(state) % bound.max(1) as u64).unwrap()
}

fn game(factions: &[&'static Faction], seed: u64) -> Game {
    let mut factions = factions.to_vec();
    let seats = factions.len();
    factions.rotate_left(usize::try_from(seed).unwrap() % seats);
    Game::new(Setup::new(maps::find("autumn").unwrap(), decks::find("base").unwrap(), &factions).unwrap(), seed)
}

fn keys(game: &Game) -> Vec<String> {
    game.decision().map_or_else(Vec::new, |decision| {
        decision.options.iter().map(|option| option_key(game.setup(), decision.ask.seat, *option)).collect()
    })
}

fn canonical(game: &Game) -> Table {
    game.table().canonical(game.setup().deck.copies)
}

/// The first parts in which two tables differ, as far as text shows them.
fn difference(found: &Table, expected: &Table) -> String {
    let words = |table: &Table| format!("{table:#?}").lines().map(str::to_owned).collect::<Vec<_>>();
    let (found, expected) = (words(found), words(expected));
    let lines = found.iter().zip(&expected).enumerate().filter(|(_, (a, b))| a != b).take(4);
    lines.map(|(n, (a, b))| format!("at {n} found {a}, expected {b}")).collect::<Vec<_>>().join("\n")
}

#[test]
fn every_position_of_a_game_can_be_written_and_read() {
    let mixes = mixes::sample(60);
    in_parallel(mixes.len() as u64, |seed| round_trip(&mixes[usize::try_from(seed).unwrap()], seed));
}

/// Runs a check for each seed below a bound, on all processors.
fn in_parallel(bound: u64, check: impl Fn(u64) + Sync) {
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for thread in 0..threads as u64 {
            let check = &check;
            scope.spawn(move || (thread..bound).step_by(threads).for_each(check));
        }
    });
}

/// Plays a game at random; at every decision the position is written, read, and must be the same.
fn round_trip(mix: &[&'static Faction], seed: u64) {
    let mut game = game(mix, seed);
    let mut dice = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    loop {
        let text = position::write(&game);
        let read = position::read(&text).unwrap_or_else(|error| panic!("seed {seed}: {error}\n{text}")).game();
        let (found, expected) = (canonical(&read), canonical(&game));
        assert!(found == expected, "seed {seed}: {}\n{text}", difference(&found, &expected));
        let asked = |game: &Game| game.decision().map(|decision| decision.ask);
        assert_eq!(asked(&read), asked(&game), "seed {seed}: another question\n{text}");
        assert_eq!(keys(&read), keys(&game), "seed {seed}: other options\n{text}");
        assert_eq!(position::write(&read), text, "seed {seed}: another text");
        let Some(decision) = game.decision() else { break };
        let mut sorted = keys(&game);
        sorted.sort_unstable();
        sorted.dedup();
        assert_eq!(sorted.len(), decision.options.len(), "seed {seed}: two options share a key\n{text}");
        let index = below(&mut dice, decision.options.len());
        game.choose(index).unwrap();
        // Whether games end is held by the soak.
        if game.table().turn.round >= 500 {
            break;
        }
    }
}

/// A position with one line that is wrong, and what is said about that line.
const WRONG: &[(&str, &str)] = &[
    ("", "line 1: a position needs a line \"seats: ...\""),
    ("seats: NB", "line 1: a game has 2 to 6 seats, not 1"),
    ("seats: NB, NB", "line 1: noxious-battery is seated twice"),
    ("seats: NB, BG, NB, NB, NB", "line 1: noxious-battery is seated twice"),
    ("seats: NB, BG, C, CDG, NB, BG, C", "line 1: a game has 2 to 6 seats, not 7"),
    ("seats: NB, Moles", "line 1: there is no faction \"Moles\"; there is: noxious-battery"),
    ("map: atlantis", "there is no map \"atlantis\"; there is: autumn"),
    ("deck: tarot", "there is no deck \"tarot\"; there is: base"),
    ("hello", "\"hello\" is not of the form \"name: value\""),
    ("clearing 17: NB warrior", "the map autumn has no clearing \"17\"; its clearings are 1 to 12"),
    ("clearing 0: NB warrior", "has no clearing \"0\""),
    ("clearing x: NB warrior", "has no clearing \"x\""),
    ("clearing 5: NB 40 warriors", "noxious-battery has 15 warrior in all; with this line there are 40"),
    ("clearing 5: NB 400 warriors", "\"400\" is no number from 0 to 255"),
    ("clearing 5: NB 2 cannons", "noxious-battery has 1 cannon in all; with this line there are 2"),
    ("NB holds: 1 NB warrior", "\"1 NB warrior\" should be written as warriors of another faction"),
    ("deck: exiles-and-partisans\nNB holds: 1 NB cannon", "\"1 NB cannon\" should be written as warriors of another"),
    ("deck: exiles-and-partisans\nNB holds: 16 NB warriors", "noxious-battery has 15 warrior in all"),
    ("clearing 5: NB 2 sheep", "noxious-battery has no piece \"sheep\"; it has: warrior, cannon, ball, mark"),
    ("clearing 5: 2 warriors", "whose \"2 warriors\"?"),
    ("clearing 1: BG 2 worksites", "clearing 1 has 1 slots, a ruin fills 0 of them, and 2 buildings are stated"),
    ("clearing 6: BG 2 worksites", "clearing 6 has 2 slots, a ruin fills 1 of them, and 2 buildings are stated"),
    (
        "map: marsh\nflooded: 8, 14\nclearing 7: NB 1 warrior",
        "line 3: on the map marsh clearing 14 is never flooded (LAW-12e#1); those that can be are 6, 8, 10, 11, 12, 13",
    ),
    ("NB hand: excalibur", "the deck base has no card \"excalibur\""),
    ("NB hand: amorers", "did you mean \"armorers\"?"),
    ("NB hand: crossbow", "\"crossbow\" may be any of crossbow-bird, crossbow-mouse"),
    ("NB hand: 2 sword", "the deck holds 1 of \"sword\"; with this line 2 are stated"),
    ("NB crafted: 3 armorers", "the deck holds 2 of \"armorers\"; with this line 3 are stated"),
    (
        "discard: rest\nremoved cards: rest",
        "line 3: only one pile can hold the rest of the cards; line 2 has it already",
    ),
    ("available: sword", "\"sword\" is no dominance card"),
    ("NB dominance: sword", "\"sword\" is no dominance card"),
    ("NB items: 3 coins", "the game has 2 of the item coin; with this line 3 are stated"),
    ("seats: BG, NB\nBG items: bag", "line 2: blacktail-guild has no Crafted Items box"),
    ("task: NB 0 13 0", "the map autumn has no clearing \"13\""),
    ("NB items: shield", "there is no item \"shield\""),
    ("ruin 5: bag", "clearing 5 has no ruin"),
    ("ruin 6: bag, boot, sword", "at most two items lie under a ruin"),
    ("ruins: 5, 6", "clearing 5 has no ruin"),
    ("NB score: 31", "\"31\" is no number from 0 to 30"),
    ("NB score: -1", "\"-1\" is no number from 0 to 30"),
    ("NB score: 30", "whoever has 30 points has won"),
    ("NB score: 12\nNB dominance: fox", "line 2: \"12\" should be written as 0"),
    ("NB score: 3\nNB points: 4", "line 3: this is stated in line 2 already"),
    ("seed: 99999999999999999999", "is no number from 0 to 18446744073709551615"),
    ("seed: -3", "\"-3\" is no number from 0"),
    ("round: 65536", "is no number from 1 to 65535"),
    ("turn: NB noon", "\"noon\" is no phase; they are: birdsong, daylight, evening"),
    (
        "turn: NB daylight nap",
        "the daylight of noxious-battery has no step \"nap\"; it has: craft, actions, start, end",
    ),
    ("turn: Moles daylight", "\"Moles\" has no seat at this table"),
    ("CDG score: 3", "\"CDG\" has no seat at this table"),
    ("NB scroe: 3", "there is no line \"NB scroe\"; did you mean \"NB score\"?"),
    ("drawpile: sword", "there is no line \"drawpile\"; did you mean \"draw pile\"?"),
    ("NB supply: 3 warriors", "the supply is what lies nowhere else"),
    ("NB corner: 5", "the number of a corner clearing"),
    ("NB holds: 1 NB warrior", "warriors of another faction"),
    ("NB bore: 4", "bore holds at most 3 (ball)"),
    ("NB cannon: rusty", "\"rusty\" is not among undamaged, damaged"),
    ("NB departed: 13", "no clearing \"13\""),
    ("BG builders: 6 fox", "builders holds at most 5 (fox)"),
    ("BG builders: 2 bird", "\"bird\" is not among fox, rabbit, mouse"),
    ("BG windmill: crown", "there is no item \"crown\""),
    ("BG windmill: 3 swords", "there is no item \"3\""),
    ("BG windmill: sword sword sword", "windmill has no room for this sword"),
    ("BG builders: 2 3 fox", "builders wants a number with each name, for example \"2 fox\""),
    ("BG builders: 2", "builders wants a number with each name"),
    ("BG builders: 5 fox 5 mouse\nclearing 5: BG 28 warriors", "has 30 warrior in all"),
    ("clearing 5: BG 28 warriors\nBG builders: 3 fox", "only 2 are left in supply (warrior)"),
    ("BG running: mill", "\"mill\" is not among none, windmill, salt-road, ironworks, quarry"),
    ("BG running: windmill 13", "no clearing \"13\""),
    ("BG contracted: MC", "\"MC\" has no seat at this table"),
    ("C used: mark cajoling", "\"cajoling\" is not among mark, cajole, ego-lost-instead, ego-placed-instead"),
    ("C superego-spaces: 9", "\"9\" is no number from 1 to 8"),
    ("C returned: 100", "\"100\" is no number from 0 to 99"),
    ("seats: BP, CDG\nBP turned-up: 6", "turned-up wants one of fox, rabbit, mouse in front of the clearings"),
    ("seats: BP, CDG\nBP collection: 4 fox", "collection holds at most 3 (fox)"),
    ("seats: BP, CDG\nBP rollover: 5 fox", "only 4 are left in supply (fox-bone)"),
    ("seats: BP, CDG\nCDG accolades: CDG 2", "accolades is about the other factions"),
    ("seats: BP, CDG\nCDG accolades: BP 5", "accolades holds at most 4 (bone-patrol)"),
    ("seats: BP, CDG\nCDG accolades: BP 4\nCDG accolades-lost: 5", "there are 8 accolades in all"),
    ("seats: BP, CDG\nCDG suits: fox fish", "\"fish\" is not among fox, rabbit, mouse, bird"),
    ("NB figure bore_vp: 3 2", "figure bore_vp of noxious-battery takes 3 values from 0 to 9"),
    ("NB figure beauty: 3", "there is no line \"NB figure beauty\""),
    ("dice: 4 1", "\"4\" is no number from 0 to 3"),
    ("dice: 3", "two dice for each roll"),
    ("random: excalibur", "the deck base has no card \"excalibur\""),
    ("task: NB 7 5 0", "noxious-battery has no task 7"),
    ("task: NB 0", "a seat and three numbers"),
    ("won: NB", "\"SEAT by points\" or \"SEAT by dominance\""),
    ("gap: ajar", "\"open\" or \"closed\""),
    ("running effect: NB\nturn: NB daylight craft", "part of a turn at the start or end of a phase"),
    ("turn: NB birdsong fire\nanswers: fire:12", "the answer \"fire:12\" is not offered; offered is: done"),
    ("turn: NB birdsong fire\nanswers: done, done", "the answer \"done\" comes after the end of its unit"),
];

#[test]
fn what_is_wrong_with_a_position_is_said() {
    for (wrong, message) in WRONG {
        let whole = wrong.is_empty() || wrong.starts_with("seats:");
        let text = if whole { (*wrong).to_owned() } else { format!("seats: NB, BG, C\n{wrong}") };
        match position::read(&text) {
            Err(error) => assert!(error.to_string().contains(message), "{wrong}\n  says: {error}\n  not:  {message}"),
            Ok(_) => panic!("{wrong} was read"),
        }
    }
}

#[test]
fn a_setup_on_a_full_table_does_no_harm() {
    let full = "clearing 5: NB cannon; CDG 10 warriors, big-top; C chameleander, 5 ego
        clearing 7: BG 30 warriors
        clearing 1: BG worksite
        clearing 2: BG worksite
        clearing 3: CDG big-top
        clearing 4: CDG big-top
        NB corner: 1
        C corner: 2
        CDG corner: 3";
    for place in ["setup", "setup BG", "setup NB", "setup CDG", "setup C", "setup done"] {
        let text = format!("seats: NB, BG, CDG, C\n{full}\nturn: {place}");
        (0..20).for_each(|seed| play_on(position::read(&text).unwrap().game(), seed));
    }
}

fn play_on(mut game: Game, seed: u64) {
    let mut dice = seed | 1;
    for _ in 0..40 {
        let Some(decision) = game.decision() else { break };
        let index = below(&mut dice, decision.options.len());
        if game.choose(index).is_err() {
            break;
        }
    }
}
