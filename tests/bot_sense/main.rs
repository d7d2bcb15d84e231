//! Positions in which there is something that no player with sense would do, or fail to do. Most come from games that
//! were read through; each is asked with several streams of dice.

mod alliance;
mod blacktail_guild;
mod bone_patrol;
mod chameleander;
mod cirque_du_goat;
mod corvids;
mod dominance;
mod duchy;
mod eyrie;
mod hundreds;
mod keepers;
mod lizard_cult;
mod marquise;
mod noxious_battery;
mod rivals;
mod riverfolk;
mod vagabond;

use thicket::bots::{Bot, Memory, Seen, Strength};
use thicket::event::Value;
use thicket::factions;
use thicket::game::Game;
use thicket::notation::keys::option_key;
use thicket::notation::position;
use thicket::terms::Seat;

/// With so many streams of dice a position is asked, and in so many of them at least sense is shown: any change of the bots lets
/// one of them in a few positions go another way.
const STREAMS: u64 = 4;
const SENSIBLE: usize = 3;

/// Every one of these bots chooses in a position what is asked.
#[track_caller]
fn choose(strengths: &[Strength], wanted: impl Fn(&str) -> bool, text: &str) {
    for strength in strengths.iter().copied() {
        let choice = |seed| {
            let game = game(text);
            let (index, _) = Bot::new(strength, seed).choose(game.setup(), Seen::of(&game).unwrap());
            key(&game, index)
        };
        let (good, bad): (Vec<_>, Vec<_>) = (1..=STREAMS).map(choice).partition(|choice| wanted(choice));
        assert!(good.len() >= SENSIBLE, "{} chooses {bad:?}", strength.key());
    }
}

fn game(text: &str) -> Game {
    position::read(text).unwrap_or_else(|error| panic!("{error}\n{text}")).game()
}

/// A trait of the first seat's position, which this faction has.
fn measured(faction: &str, key: &str, text: &str) -> i32 {
    let tactics = &factions::find(faction).unwrap().tactics;
    let index = tactics.traits.iter().position(|this| this.key == key).unwrap();
    tactics.measure.unwrap()(game(text).position(), Seat(0))[index]
}

fn key(game: &Game, index: usize) -> String {
    let decision = game.decision().unwrap();
    option_key(game.setup(), decision.ask.seat, decision.options[index])
}

/// Every bot chooses one of these here.
#[track_caller]
fn chooses(wanted: &[&str], text: &str) {
    choose(&Strength::ALL, |choice| wanted.iter().any(|wanted| choice.starts_with(wanted)), text);
}

/// No bot but the one that plays fast chooses one of these here.
#[track_caller]
fn shuns(unwanted: &[&str], text: &str) {
    let strengths = [Strength::Ranger, Strength::Warlord];
    choose(&strengths, |choice| !unwanted.iter().any(|unwanted| choice.starts_with(unwanted)), text);
}

/// The table at the end of the turn that is running, when bots have chosen for every seat, and the keys of the choices
/// that were made.
fn turn(strength: Strength, text: &str, seed: u64) -> (Game, Vec<String>) {
    let mut game = game(text);
    let mut keys = Vec::new();
    let turn = (game.table().turn.round, game.table().turn.seat);
    let mut memories: Vec<Memory> = game.position().seats().map(|_| Memory::default()).collect();
    while game.decision().is_some() && (game.table().turn.round, game.table().turn.seat) == turn {
        let bot = Bot::new(strength, seed);
        let seen = Seen::of(&game).unwrap();
        let memory = &mut memories[seen.seat().index()];
        let (index, _) = bot.go_on(game.setup(), seen, memory);
        keys.push(key(&game, index));
        game.choose(index).unwrap();
    }
    (game, keys)
}

/// Whether something of this name has happened in a game.
fn happened(game: &Game, name: &str) -> bool {
    game.log().iter().any(|event| event.name == name)
}

/// Whether somebody goes from one clearing to another and straight back in the game's log.
fn goes_to_and_fro(game: &Game, seat: Seat) -> bool {
    let moves: Vec<_> = game
        .log()
        .iter()
        .filter(|event| event.name == "moved" && event.get("seat") == Some(Value::Seat(seat)))
        .map(|event| (event.get("from"), event.get("to")))
        .collect();
    moves.windows(2).any(|pair| pair[0] == (pair[1].1, pair[1].0))
}

/// These bots bring about what is asked by the end of the turn.
#[track_caller]
fn bring_about(strengths: &[Strength], wanted: impl Fn(&Game) -> bool, text: &str) {
    for strength in strengths.iter().copied() {
        let turns = (1..=STREAMS).map(|seed| turn(strength, text, seed));
        let (good, bad): (Vec<_>, Vec<_>) = turns.partition(|(game, _)| wanted(game));
        let bad: Vec<_> = bad.into_iter().map(|(_, keys)| keys).collect();
        assert!(good.len() >= SENSIBLE, "{} fails: {bad:?}", strength.key());
    }
}

/// A Patrol with four bones in its Rollover, and two dominance cards beside the map.
const FULL_ROLLOVER: &str = "seats: BG, BP, CDG, NB
    round: 4
    turn: BP birdsong
    BG score: 11
    BG hand: crossbow-mouse, tax-collector
    BG builders: 1 mouse
    BG windmill: boot
    BG ironworks: sword
    BP score: 5
    BP hand: ambush-rabbit, root-tea-rabbit, a-visit-to-friends, investments, scouting-party, codebreakers
    BP collection: 1 fox
    BP rollover: 1 fox 1 rabbit 2 mouse
    CDG score: 6
    CDG hand: protection-racket, sappers
    CDG accolades: BG 1
    CDG accolades-lost: 1
    NB score: 5
    NB hand: arms-trader, gently-used-knapsack, anvil, root-tea-mouse, stand-and-deliver
    NB cannon: damaged
    clearing 1: BP 1 buried-fox-bone
    clearing 2: BG 5 warriors, 2 worksites; BP 1 buried-mouse-bone
    clearing 3: BP 3 pugs, 1 stash; NB 1 ball
    clearing 4: BP 1 buried-rabbit-bone; CDG 2 warriors, 1 big-top
    clearing 5: BG 3 warriors, 2 worksites; BP 1 buried-rabbit-bone
    clearing 6: BG 4 warriors, 1 worksite; BP 1 buried-fox-bone; CDG 2 warriors; NB 1 ball
    clearing 8: BP 3 pugs, 1 stash
    clearing 9: BP 1 buried-mouse-bone
    clearing 10: BG 1 warrior, 1 worksite; BP 1 buried-rabbit-bone
    clearing 11: BP 1 alpha; NB 1 cannon
    clearing 12: BG 1 warrior; CDG 3 warriors, 1 big-top; NB 1 ball
    ruins: 6, 10, 11, 12
    available: dominance-fox, dominance-rabbit";
