//! Positions in which there is something that no player with sense would do, or fail to do. Most come from games that
//! were read through; each is asked with several streams of dice.

use thicket::bots::{Bot, Seen, Strength};
use thicket::event::{Event, Value};
use thicket::factions::bone_patrol::{ALPHA, BONES, BURIED, PUG, STASH};
use thicket::factions::cirque_du_goat::BIG_TOP;
use thicket::factions::noxious_battery::CANNON;
use thicket::game::Game;
use thicket::law::rule;
use thicket::notation::keys::option_key;
use thicket::notation::position;
use thicket::terms::{Clearing, Seat};

/// What a bot chooses in a position, with several streams of its dice.
fn choices(strength: Strength, text: &str) -> Vec<String> {
    let choice = |seed| {
        let game = game(text);
        let bot = Bot::new(strength, seed);
        let (index, _) = bot.choose(game.setup(), Seen::of(&game).unwrap());
        key(&game, index)
    };
    (1..=4).map(choice).collect()
}

fn game(text: &str) -> Game {
    position::read(text).unwrap_or_else(|error| panic!("{error}\n{text}")).game()
}

fn key(game: &Game, index: usize) -> String {
    let decision = game.decision().unwrap();
    option_key(game.setup(), decision.ask.seat, decision.options[index])
}

/// Every bot chooses one of these here.
#[track_caller]
fn chooses(wanted: &[&str], text: &str) {
    for strength in Strength::ALL {
        for choice in choices(strength, text) {
            assert!(
                wanted.iter().any(|wanted| choice.starts_with(wanted)),
                "{} chooses {choice}, not {wanted:?}",
                strength.key()
            );
        }
    }
}

/// No bot but the one that plays fast chooses one of these here.
#[track_caller]
fn shuns(unwanted: &[&str], text: &str) {
    for strength in [Strength::Ranger, Strength::Warlord] {
        for choice in choices(strength, text) {
            assert!(
                !unwanted.iter().any(|unwanted| choice.starts_with(unwanted)),
                "{} chooses {choice}",
                strength.key()
            );
        }
    }
}

/// The table at the end of the turn that is running, when bots have chosen for every seat, and the keys of the choices
/// that were made.
fn turn(strength: Strength, text: &str, seed: u64) -> (Game, Vec<String>) {
    let mut game = game(text);
    let mut keys = Vec::new();
    let turn = (game.table().turn.round, game.table().turn.seat);
    while game.decision().is_some() && (game.table().turn.round, game.table().turn.seat) == turn {
        let bot = Bot::new(strength, seed);
        let (index, _) = bot.choose(game.setup(), Seen::of(&game).unwrap());
        keys.push(key(&game, index));
        game.choose(index).unwrap();
    }
    (game, keys)
}

/// These bots bring about what is asked by the end of the turn.
#[track_caller]
fn bring_about(strengths: &[Strength], wanted: impl Fn(&Game) -> bool, text: &str) {
    for strength in strengths.iter().copied() {
        for seed in 1..=3 {
            let (game, keys) = turn(strength, text, seed);
            assert!(wanted(&game), "{} fails with seed {seed}: {keys:?}", strength.key());
        }
    }
}

/// Whether somebody goes from one clearing to another and straight back in the games' log.
fn goes_to_and_fro(game: &Game, seat: Seat) -> bool {
    let moves: Vec<_> = game
        .log()
        .iter()
        .filter(|event| event.name == "moved" && event.get("seat") == Some(Value::Seat(seat)))
        .map(|event| (event.get("from"), event.get("to")))
        .collect();
    moves.windows(2).any(|pair| pair[0] == (pair[1].1, pair[1].0))
}

#[test]
fn a_winning_craft_is_made() {
    chooses(
        &["craft:"],
        "seats: BG, NB
         clearing 3: NB cannon, 3 warriors
         BG builders: 3 fox 4 rabbit
         BG hand: favor-of-the-foxes, royal-claim
         BG score: 27
         NB score: 28
         turn: BG evening",
    );
}

#[test]
fn bones_that_can_come_home_come_home() {
    chooses(
        &["recall:5"],
        "seats: BP, NB, CDG
         clearing 5: BP alpha, 2 pugs, stash, mouse-bone, rabbit-bone
         clearing 3: NB cannon, 3 warriors
         clearing 9: CDG 2 warriors, big top
         turn: BP birdsong",
    );
}

#[test]
fn a_show_is_given_where_accolades_are_in_the_audience() {
    chooses(
        &["perform:5"],
        "seats: CDG, BP, NB
         clearing 5: CDG 3 warriors, big top; BP pug; NB warrior
         clearing 9: CDG 2 warriors, big top
         clearing 2: BP alpha, pug
         clearing 3: NB cannon, 3 warriors
         CDG accolades: BP 2, NB 1
         CDG hand: Bake Sale, Armorers
         turn: CDG evening perform",
    );
}

#[test]
fn a_loaded_cannon_is_fired_when_that_wins() {
    bring_about(
        &Strength::ALL,
        |game| game.result().is_some(),
        "seats: NB, BG, BP
         clearing 12: NB cannon, 3 warriors
         clearing 4: BG 1 warrior, worksite
         clearing 5: BP alpha, 2 pugs, stash
         NB bore: 2
         NB score: 27
         BG score: 25
         turn: NB birdsong",
    );
}

#[test]
fn a_bird_is_boasted_of_when_it_wins() {
    chooses(
        &["boast:"],
        "seats: C, NB, BG
         clearing 5: C chameleander, 2 ego
         clearing 3: NB cannon, 3 warriors
         clearing 9: BG 3 warriors, worksite
         C hand: sappers, anvil
         C score: 28
         BG score: 27
         turn: C evening boast",
    );
}

/// Seen at an early Ranger: it gave up twenty points for a card that four enemies could undo.
#[test]
fn points_near_the_end_are_not_given_up_for_dominance() {
    shuns(
        &["activate"],
        "seats: NB, BG, BP, C
         clearing 1: NB cannon, 3 warriors
         clearing 6: NB 2 warriors
         clearing 8: NB 2 warriors
         clearing 5: BP alpha, 3 pugs, stash
         clearing 10: BG 4 warriors, worksite
         clearing 11: C chameleander, 2 ego
         NB hand: dominance-fox, sword
         NB score: 24
         BG score: 15
         BP score: 14
         C score: 22
         turn: NB daylight actions",
    );
}

/// Seen at an early Ranger: it let a dominance card win although a battle was at hand. A win in the coming
/// Birdsong is broken up while that can be done.
#[test]
fn a_dominance_win_is_prevented() {
    bring_about(
        &Strength::ALL,
        |game| rule::ruler(game.position(), Clearing(8)) != Some(Seat(1)),
        "seats: NB, BG, BP
         clearing 1: BG 3 warriors
         clearing 6: BG 3 warriors
         clearing 8: BG 1 warrior; NB 3 warriors
         clearing 4: NB cannon, 2 warriors
         clearing 5: BP alpha, 3 pugs, stash
         BG dominance: fox
         NB score: 14
         BP score: 15
         turn: NB daylight actions",
    );
}

/// Rolled hits on the Chameleander are lost unless a card is given (C.2.4); each of them is a point.
#[test]
fn hits_on_the_chameleander_are_not_wasted_for_want_of_a_card() {
    shuns(
        &["pass"],
        "seats: NB, C, BG
         clearing 5: NB cannon, 4 warriors; C chameleander, 4 ego
         clearing 10: BG 4 warriors, worksite
         NB hand: smugglers-trail, bake-sale, sword
         C score: 20
         NB score: 15
         turn: NB daylight actions
         answers: battle:5:C",
    );
}

/// Seen at an early Ranger: it put up a tent and walked off. Whoever believed the worksite as good as lost saw nothing to
/// gain from taking it, so what is in danger is counted no higher than what its loss costs. (The Warlord may wait here: it
/// looks a round further.)
#[test]
fn an_unguarded_worksite_of_the_leader_is_taken() {
    bring_about(
        &[Strength::Wanderer, Strength::Ranger],
        |game| game.log().iter().any(|event| event.clause.id() == "LAW-4.1a"),
        "seats: CDG, BG, BP
         clearing 5: CDG 3 warriors; BG worksite
         clearing 3: CDG 2 warriors, big top
         clearing 10: BG 5 warriors, worksite
         clearing 4: BP alpha, 3 pugs, stash
         BG score: 24
         CDG score: 14
         BP score: 12
         turn: CDG daylight actions",
    );
}

/// Seen at a Ranger of four: it sat for two turns where two bones lay at the Alpha's feet, with fifteen pugs at home that
/// only the Alpha can lead (BP.2.4). Bones nearer home and pugs beside the Alpha are worth something since.
#[test]
fn the_alpha_does_not_sit_still_while_there_are_bones_to_carry() {
    bring_about(
        &[Strength::Ranger],
        |game| game.log().iter().any(|event| event.name == "moved"),
        "seats: BG, BP, CDG, NB
         turn: BP birdsong scout
         BG score: 17
         BG hand: foxfolk-steel
         BG crafted: stand-and-deliver
         BG builders: 2 rabbit 1 mouse
         BG windmill: exhausted:boot sword
         BG quarry: exhausted:bag
         BP score: 11
         BP hand: birdy-bindle, root-tea-fox, protection-racket, investments, brutal-tactics
         BP items: 1 boot
         BP collection: 1 rabbit
         BP rollover: 1 fox 1 rabbit 1 mouse
         CDG score: 12
         CDG hand: armorers, sappers
         CDG crafted: tax-collector
         CDG items: 1 tea
         CDG accolades-lost: 6
         NB score: 13
         NB hand: bake-sale, mouse-in-a-sack, brutal-tactics, stand-and-deliver, favor-of-the-rabbits
         NB bore: 3
         clearing 1: BG 1 warrior
         clearing 2: BG 8 warriors, 2 worksites; BP 1 buried-mouse-bone
         clearing 3: NB 4 warriors, 1 cannon, 1 mark
         clearing 5: BG 2 warriors, 1 worksite; BP 1 buried-rabbit-bone
         clearing 6: BP 1 buried-fox-bone; NB 2 warriors, 1 mark
         clearing 7: BP 6 pugs, 2 stashs
         clearing 8: BP 9 pugs, 2 stashs
         clearing 9: BP 1 alpha, 1 fox-bone, 1 mouse-bone
         clearing 10: BP 1 buried-rabbit-bone
         clearing 11: BP 1 buried-mouse-bone; NB 2 warriors, 1 mark
         clearing 12: BP 1 buried-fox-bone; NB 2 warriors, 1 mark
         ruins: 6, 10, 11, 12",
    );
}

/// Seen at a Ranger of four: it pitched a third tent and left each of them to one or two goats; two were gone a round
/// later, and accolades with them (CDG.2.5).
#[test]
fn tents_are_not_pitched_for_enemies_to_take() {
    bring_about(
        &[Strength::Ranger],
        |game| game.table().clearings_with(Seat(2), BIG_TOP).len() < 3,
        "seats: BG, BP, CDG, NB
         turn: CDG birdsong talent-scout
         BG score: 2
         BG hand: ambush-fox, dominance-mouse, brutal-tactics
         BG builders: 1 mouse
         BG quarry: bag
         BP score: 1
         BP hand: ambush-bird, protection-racket, royal-claim, stand-and-deliver, command-warren
         BP rollover: 1 fox 1 rabbit 1 mouse
         CDG score: 2
         CDG hand: sappers
         CDG crafted: tax-collector
         CDG accolades-lost: 1
         NB score: 1
         NB hand: a-visit-to-friends, favor-of-the-foxes, better-burrow-bank, favor-of-the-rabbits
         NB bore: 1
         clearing 1: BG 1 warrior; BP 1 buried-fox-bone
         clearing 2: BG 7 warriors, 2 worksites; BP 1 buried-mouse-bone
         clearing 3: CDG 2 warriors
         clearing 4: BP 1 alpha, 1 rabbit-bone
         clearing 5: BG 2 warriors, 1 worksite; BP 1 buried-rabbit-bone
         clearing 6: BG 1 warrior; BP 1 buried-fox-bone
         clearing 7: BP 4 pugs, 2 stashs
         clearing 8: BP 3 pugs, 2 stashs
         clearing 9: BP 1 buried-mouse-bone
         clearing 10: BP 1 buried-rabbit-bone
         clearing 11: BP 1 buried-mouse-bone; NB 2 warriors, 1 cannon, 1 mark
         clearing 12: BP 1 buried-fox-bone; CDG 2 warriors, 1 big-top
         ruins: 6, 10, 11, 12",
    );
}

/// Seen at Rangers of four: a card went to the Patrol for a share of rule that the Chameleander has no use for, as it
/// moves without ruling (C.2.3). Nobody had told the search that such cards cost something.
#[test]
fn no_card_is_given_for_a_share_of_rule_without_a_use() {
    bring_about(
        &[Strength::Ranger],
        |game| game.log().iter().all(|event| event.clause.id() != "BP.2.3"),
        "seats: CDG, C, NB, BP
         turn: C birdsong slough
         CDG score: 13
         CDG hand: mouse-in-a-sack, travel-gear-mouse, better-burrow-bank
         CDG items: 1 boot, 1 coin
         CDG accolades: BP 2
         CDG accolades-lost: 5
         CDG critics: jeers
         C score: 16
         C hand: dominance-rabbit, crossbow-bird, armorers, sappers, tax-collector
         C items: 1 bag, 1 tea
         C id: 1 ego
         NB score: 20
         NB hand: ambush-fox, anvil, sword
         BP score: 14
         BP hand: arms-trader, gently-used-knapsack, root-tea-mouse, investments, favor-of-the-foxes
         BP items: 1 boot
         BP collection: 1 fox 1 rabbit
         BP rollover: 1 fox 1 rabbit 1 mouse
         clearing 1: NB 2 warriors, 1 ball, 1 mark
         clearing 2: NB 2 warriors, 1 mark; BP 1 buried-mouse-bone
         clearing 3: BP 1 buried-rabbit-bone
         clearing 4: CDG 1 warrior, 1 big-top; BP 1 pug
         clearing 5: C chameleander; BP 1 alpha, 2 stashs
         clearing 6: BP 1 buried-fox-bone
         clearing 7: BP 1 buried-mouse-bone
         clearing 8: BP 1 buried-fox-bone
         clearing 9: NB 1 warrior, 1 cannon, 2 balls
         clearing 10: BP 1 buried-rabbit-bone
         clearing 11: BP 1 buried-mouse-bone
         clearing 12: NB 2 warriors, 1 mark
         ruins: 6, 10, 11, 12",
    );
}

/// Seen at a Ranger of four: with a card of the stage's suit and somebody in the audience it paid two more goats, who then
/// found nothing to do, and gave no show: a point and an accolade (CDG.6.1, CDG.6.3).
#[test]
fn the_last_card_is_kept_for_the_show() {
    bring_about(
        &[Strength::Ranger],
        |game| game.log().iter().any(|event| event.name == "show"),
        "seats: NB, BG, BP, CDG
         turn: CDG birdsong talent-scout
         round: 2
         NB score: 1
         NB hand: smugglers-trail, armorers, tax-collector, favor-of-the-rabbits, scouting-party
         NB bore: 1
         BG score: 4
         BG hand: bake-sale, stand-and-deliver, stand-and-deliver
         BG crafted: codebreakers
         BG salt-road: boot
         BP hand: ambush-fox, travel-gear-fox, root-tea-mouse, brutal-tactics, command-warren
         BP rollover: 1 fox 1 rabbit 1 mouse
         CDG score: 3
         CDG hand: favor-of-the-mice
         CDG accolades-lost: 1
         clearing 1: BG 2 warriors, 1 worksite; BP 1 buried-fox-bone
         clearing 2: BG 3 warriors, 2 worksites; BP 1 buried-mouse-bone
         clearing 3: BP 4 pugs, 1 stash
         clearing 4: BP 1 buried-rabbit-bone; CDG 2 warriors, 1 big-top
         clearing 5: BP 1 buried-rabbit-bone
         clearing 6: NB 1 cannon, 1 ball, 1 mark; BP 1 buried-fox-bone
         clearing 7: BP 5 pugs, 1 stash
         clearing 8: BP 4 pugs, 1 stash
         clearing 9: NB 1 warrior, 1 ball; BP 1 buried-mouse-bone; CDG 2 warriors, 1 big-top
         clearing 10: BG 2 warriors, 1 worksite; BP 1 buried-rabbit-bone
         clearing 11: BG 4 warriors, 1 worksite; BP 1 buried-mouse-bone
         clearing 12: BP 2 pugs, 1 alpha, 1 stash, 1 fox-bone; CDG 2 warriors
         ruins: 6, 10, 11, 12",
    );
}

/// Seen at a Ranger while its weights were changed: a card worth four points stayed in hand, although the builders could
/// pay it, because cards and builders that wait were believed to be worth more than what they score (BG.2.1.I).
#[test]
fn a_card_that_the_builders_can_pay_is_crafted() {
    bring_about(
        &[Strength::Ranger, Strength::Warlord],
        |game| game.table().scores[3] >= 21,
        "seats: BP, CDG, NB, BG
         turn: BG evening
         round: 7
         BP score: 17
         BP hand: mouse-in-a-sack, armorers, brutal-tactics, cobbler, cobbler
         BP crafted: sappers, codebreakers
         BP items: 1 bag, 1 crossbow, 1 sword
         BP collection: 2 fox 1 mouse
         BP rollover: 1 fox 1 rabbit 1 mouse
         CDG score: 15
         CDG hand: stand-and-deliver, better-burrow-bank, favor-of-the-rabbits
         CDG accolades: BG 1
         CDG accolades-lost: 6
         CDG critics: jeers
         NB score: 20
         NB hand: gently-used-knapsack, root-tea-rabbit, sappers
         NB items: 2 boots, 1 coin, 2 teas
         BG score: 17
         BG hand: royal-claim
         BG crafted: command-warren
         BG builders: 3 fox 2 rabbit 2 mouse
         BG salt-road: exhausted:bag
         BG quarry: coin
         clearing 1: CDG 1 warrior; BG 5 warriors, 1 worksite
         clearing 3: NB 2 warriors, 1 mark
         clearing 5: NB 1 warrior, 1 ball
         clearing 6: CDG 2 warriors
         clearing 7: BP 3 pugs, 1 stash
         clearing 8: BP 8 pugs, 2 stashs
         clearing 9: BP 1 pug; NB 2 warriors, 2 balls, 1 mark
         clearing 10: CDG 4 warriors, 1 big-top; NB 3 warriors, 1 cannon, 1 mark; BG 5 warriors
         clearing 11: CDG 1 warrior
         clearing 12: BP 2 pugs, 1 alpha, 1 stash, 1 mouse-bone
         ruins: 6, 10, 11, 12",
    );
}

/// Seen at a Ranger of four: with a card that matches (C.2.4) it marched past the leader and left four ego alone, which are
/// points for whoever takes them and let the Chameleander score seven in its next turn (C.2.5).
#[test]
fn a_leader_with_ego_in_reach_is_attacked() {
    bring_about(
        &[Strength::Ranger],
        |game| {
            let on_leader = |event: &&Event| event.get("defender") == Some(Value::Seat(Seat(2)));
            game.log().iter().filter(|event| event.name == "battle").any(|event| on_leader(&event))
        },
        "seats: BP, CDG, C, NB
         turn: NB daylight craft
         BP score: 8
         BP hand: bake-sale, crossbow-mouse, better-burrow-bank
         BP items: 1 tea
         BP collection: 1 rabbit 2 mouse
         CDG score: 11
         CDG hand: anvil
         CDG accolades: NB 1
         CDG accolades-lost: 1
         CDG critics: jeers
         C score: 21
         C hand: ambush-mouse, protection-racket, foxfolk-steel, armorers, favor-of-the-rabbits
         C items: 1 bag, 1 boot, 1 crossbow, 1 tea
         NB score: 16
         NB hand: tax-collector
         NB items: 1 boot
         clearing 1: BP 1 buried-fox-bone
         clearing 2: BP 1 buried-mouse-bone; NB 1 warrior, 1 mark
         clearing 3: BP 1 buried-rabbit-bone; NB 5 warriors, 3 balls, 1 mark
         clearing 4: BP 2 pugs, 1 alpha, 1 stash, 1 rabbit-bone; CDG 1 warrior
         clearing 5: BP 1 buried-rabbit-bone; CDG 2 warriors, 1 big-top; NB 1 warrior
         clearing 6: BP 1 buried-fox-bone
         clearing 7: CDG 1 warrior, 1 big-top; NB 1 warrior, 1 cannon
         clearing 8: BP 1 buried-fox-bone; NB 1 warrior
         clearing 9: BP 2 pugs, 1 stash
         clearing 10: BP 2 pugs, 1 stash; CDG 2 warriors
         clearing 11: BP 1 buried-mouse-bone; NB 2 warriors, 1 mark
         clearing 12: BP 1 buried-fox-bone; CDG 3 warriors, 1 big-top; C chameleander, 4 egos
         ruins: 6, 10, 11, 12",
    );
}

/// Seen at a Ranger of four: two free moves (C.4.2) went to an empty clearing and back.
#[test]
fn free_moves_are_not_walked_to_and_fro() {
    bring_about(
        &[Strength::Ranger],
        |game| !goes_to_and_fro(game, Seat(1)),
        "seats: CDG, C, NB, BG
         turn: C birdsong slough
         CDG score: 12
         CDG hand: anvil, cobbler
         CDG items: 2 boots, 1 tea
         CDG accolades-lost: 3
         CDG critics: jeers
         C score: 21
         C hand: ambush-fox, arms-trader, sword, tax-collector, favor-of-the-rabbits, scouting-party
         C items: 1 tea
         C superego-spaces: 5 7 8
         C id: 1 ego
         NB score: 27
         NB hand: scouting-party
         NB items: 1 bag, 1 hammer
         BG score: 14
         BG hand: royal-claim, favor-of-the-foxes, cobbler
         BG crafted: stand-and-deliver
         BG builders: 1 fox 4 rabbit 1 mouse
         BG quarry: exhausted:bag exhausted:hammer* exhausted:coin exhausted:coin
         clearing 1: NB 1 warrior, 1 cannon, 2 balls
         clearing 2: BG 3 warriors, 2 worksites
         clearing 4: CDG 1 warrior; C chameleander, 3 egos
         clearing 5: NB 2 warriors, 1 mark
         clearing 6: BG 2 warriors, 2 worksites
         clearing 7: NB 3 warriors, 1 mark
         clearing 9: NB 2 warriors, 1 mark
         clearing 10: CDG 3 warriors, 1 big-top; BG 7 warriors
         clearing 12: NB 1 ball
         ruins: 10, 11, 12",
    );
}

/// Seen at Rangers of four: a Guild that ran its Quarry and nothing else left a Windmill standing, which costs nothing
/// (BG.4.2.I): what comes after a project is harder to plan than what comes after none, so none looked better.
#[test]
fn windmill_and_quarry_are_not_passed_over() {
    let ran = |game: &Game, project| {
        let named = |event: &&Event| event.get("project") == Some(Value::Key(project));
        game.log().iter().filter(|event| event.name == "project").any(|event| named(&event))
    };
    bring_about(
        &[Strength::Ranger],
        |game| ran(game, "windmill") && ran(game, "quarry"),
        "seats: NB, BG, BP, C
         round: 1
         turn: BG birdsong projects
         NB score: 0
         NB hand: crossbow-bird, brutal-tactics, cobbler, favor-of-the-rabbits
         NB bore: 2
         BG score: 0
         BG hand: mouse-in-a-sack, brutal-tactics, stand-and-deliver
         BG corner: 2
         BG builders: 1 mouse
         BP score: 0
         BP hand: armorers, royal-claim, favor-of-the-foxes
         BP rollover: 1 fox 1 rabbit 1 mouse
         C score: 0
         C hand: dominance-fox, root-tea-mouse, armorers
         clearing 1: BP 1 buried-fox-bone
         clearing 2: BG 4 warriors, 1 worksite; BP 1 buried-mouse-bone; C 1 chameleander
         clearing 3: BP 1 pug
         clearing 4: BP 1 buried-rabbit-bone
         clearing 5: BG 1 warrior; BP 1 buried-rabbit-bone
         clearing 6: BG 1 warrior; BP 1 buried-fox-bone
         clearing 7: BP 2 pugs, 1 alpha, 1 stash
         clearing 8: BP 1 pug
         clearing 9: BP 1 buried-mouse-bone
         clearing 10: NB 2 warriors, 1 cannon, 1 mark; BG 1 warrior; BP 1 buried-rabbit-bone
         clearing 11: BP 1 buried-mouse-bone
         clearing 12: NB 2 warriors, 1 mark; BP 1 buried-fox-bone
         ruins: 6, 10, 11, 12
         ruin 6: 1 bag
         ruin 10: 1 sword
         ruin 11: 1 boot
         ruin 12: 1 hammer
         item supply: 2 bags, 2 boots, 2 coins, 1 crossbow, 1 hammer, 2 swords, 2 teas",
    );
}

/// Seen at a Ranger of four: both guards of a worksite marched off, as no enemy stood next door. Goats two moves away took
/// it at once, and half of a box with it (BG.2.4).
#[test]
fn a_worksite_keeps_a_guard() {
    bring_about(
        &[Strength::Ranger],
        |game| game.position().warriors(Seat(0), Clearing(6)) > 0,
        "seats: BG, CDG, C, NB
         round: 2
         turn: BG birdsong projects
         BG score: 0
         BG hand: gently-used-knapsack, foxfolk-steel, sappers, sappers
         BG corner: 2
         BG builders: 1 fox 2 mouse
         CDG score: 2
         CDG hand: ambush-fox, stand-and-deliver
         CDG corner: 4
         CDG accolades: NB 1
         C score: 2
         C hand: dominance-mouse, anvil, smugglers-trail, root-tea-mouse, scouting-party, scouting-party
         NB score: 3
         NB hand: crossbow-bird, a-visit-to-friends, travel-gear-mouse
         NB bore: 1
         clearing 2: BG 6 warriors, 2 worksites
         clearing 4: CDG 2 warriors, 1 big-top
         clearing 5: BG 1 warrior
         clearing 6: BG 2 warriors, 1 worksite
         clearing 7: CDG 2 warriors
         clearing 12: CDG 2 warriors, 1 big-top; C 1 chameleander; NB 2 warriors, 1 cannon, 1 mark
         ruins: 6, 10, 11, 12
         ruin 6: 1 sword
         ruin 10: 1 hammer
         ruin 11: 1 bag
         ruin 12: 1 boot
         item supply: 2 bags, 2 boots, 2 coins, 1 crossbow, 1 hammer, 2 swords, 2 teas",
    );
}

/// Seen at a Ranger of four: three balls on the Bore, and its own smell had cleared the neighbourhood (NB.2.1).
const FULL_BORE: &str = "seats: NB, BG, CDG, C
         round: 4
         turn: NB daylight craft
         NB score: 8
         NB hand: gently-used-knapsack, brutal-tactics, tax-collector
         NB items: 1 crossbow
         NB bore: 3
         BG score: 9
         BG hand: armorers
         BG crafted: sappers
         BG salt-road: exhausted:boot
         CDG score: 11
         CDG hand: anvil, root-tea-fox, codebreakers
         CDG accolades: BG 1
         CDG accolades-lost: 3
         C score: 10
         C hand: a-visit-to-friends, bake-sale, armorers, arms-trader, protection-racket
         clearing 1: BG 1 warrior; CDG 3 warriors, 1 big-top
         clearing 2: BG 3 warriors, 2 worksites; C 1 chameleander, 4 egos
         clearing 4: NB 4 warriors, 1 cannon, 1 mark
         clearing 5: CDG 2 warriors
         clearing 6: BG 1 worksite
         clearing 7: CDG 2 warriors
         clearing 8: NB 2 warriors, 1 mark
         clearing 9: NB 2 warriors, 1 mark
         clearing 10: BG 2 warriors, 1 worksite
         clearing 12: NB 2 warriors, 1 mark
         ruins: 6, 10, 11, 12";

/// It put the cannon where two goats stood, who walked off before it could fire (NB.4.2); a worksite and a tent were as
/// near, and they stay.
#[test]
fn a_loaded_cannon_goes_where_targets_stay() {
    let near_prize = |game: &Game| {
        let at = game.position();
        let cannon = at.table.clearings_with(Seat(0), CANNON).iter().next().unwrap();
        let mut around = at.adjacent(cannon).iter();
        around.any(|clearing| at.others(Seat(0)).any(|enemy| at.prizes(enemy, clearing) > 0))
    };
    bring_about(&[Strength::Ranger], near_prize, FULL_BORE);
}

/// It stopped after two actions, though a warrior costs nothing but an action (NB.5.1).
#[test]
fn the_battery_leaves_no_action_unused() {
    for seed in 1..=3 {
        let (_, keys) = turn(Strength::Ranger, FULL_BORE, seed);
        let verbs = ["recruit", "battle:", "rollout:", "rearm:"];
        let actions = keys.iter().filter(|key| verbs.iter().any(|verb| key.starts_with(verb))).count();
        assert_eq!(actions, 4, "seed {seed}: {keys:?}");
    }
}

/// Claims of dominance cards in the log.
fn claims(game: &Game) -> usize {
    game.log().iter().filter(|event| event.name == "claimed-dominance").count()
}

/// Seen at Rangers of four, three times in an average game: a card was spent on a dominance card that its buyer could not
/// play for, often to be thrown away in the same turn. Whatever that card can do, the one spent could do as well.
#[test]
fn no_card_is_spent_on_a_dominance_card_without_a_use() {
    bring_about(
        &[Strength::Wanderer, Strength::Ranger],
        |game| claims(game) == 0,
        "seats: BG, BP, CDG, NB
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
         available: dominance-fox, dominance-rabbit",
    );
    bring_about(
        &[Strength::Wanderer, Strength::Ranger],
        |game| claims(game) == 0,
        "seats: BP, CDG, NB, C
         round: 4
         turn: CDG birdsong talent-scout
         BP score: 8
         BP hand: dominance-rabbit, royal-claim, cobbler, scouting-party
         BP collection: 1 fox 1 rabbit
         BP rollover: 1 fox 1 mouse
         CDG score: 9
         CDG hand: mouse-in-a-sack, tax-collector
         CDG accolades: BP 1
         CDG accolades-lost: 1
         NB score: 2
         NB hand: foxfolk-steel, travel-gear-mouse, better-burrow-bank, scouting-party, favor-of-the-mice
         NB crafted: sappers
         NB bore: 2
         C score: 10
         C hand: ambush-bird, ambush-fox, ambush-mouse, investments, armorers
         C crafted: armorers
         C items: 1 tea
         clearing 1: BP 1 buried-fox-bone
         clearing 2: BP 1 buried-mouse-bone
         clearing 3: BP 1 buried-rabbit-bone
         clearing 4: BP 1 stash; NB 2 warriors, 1 cannon, 1 mark
         clearing 5: BP 1 buried-rabbit-bone
         clearing 6: BP 1 buried-fox-bone; NB 2 warriors, 1 mark
         clearing 7: BP 4 pugs, 1 stash; CDG 5 warriors, 1 big-top
         clearing 8: CDG 2 warriors
         clearing 9: BP 3 pugs, 1 alpha, 2 stashs, 1 mouse-bone
         clearing 10: BP 1 buried-rabbit-bone; C chameleander, 3 egos
         clearing 11: BP 1 buried-mouse-bone; NB 3 warriors, 1 mark
         clearing 12: CDG 1 warrior; NB 2 warriors, 1 ball, 1 mark
         ruins: 6, 10, 11, 12
         available: dominance-bird, dominance-fox, dominance-mouse",
    );
}

/// Seen at a Ranger of four: with ten points in the third round, the leader at twelve, it gave them up for a hold that
/// three others had a turn each to break. Of 27 who played for dominance five won.
#[test]
fn dominance_is_not_set_out_for_early_in_front_of_everybody() {
    bring_about(
        &[Strength::Ranger],
        |game| game.log().iter().all(|event| event.name != "activated-dominance"),
        "seats: CDG, C, BG, BP
         round: 3
         turn: BP birdsong recall
         CDG score: 8
         CDG hand: investments, armorers
         CDG items: 1 hammer
         CDG accolades: BG 3
         C score: 11
         C hand: arms-trader, brutal-tactics, stand-and-deliver, codebreakers
         C items: 1 crossbow
         C id: 1 ego
         BG score: 12
         BG hand: ambush-mouse, mouse-in-a-sack
         BG crafted: better-burrow-bank
         BG ironworks: sword tea
         BP score: 6
         BP hand: birdy-bindle, armorers, command-warren
         BP items: 1 tea
         BP collection: 1 fox 1 mouse
         BP rollover: 1 rabbit
         clearing 1: CDG 1 warrior, 1 big-top; BP 1 buried-fox-bone
         clearing 2: BG 8 warriors, 2 worksites; BP 1 buried-mouse-bone
         clearing 3: CDG 5 warriors, 1 big-top; BG 1 warrior; BP 1 buried-rabbit-bone
         clearing 4: BP 3 pugs, 1 stash
         clearing 5: BG 1 warrior, 2 worksites; BP 1 buried-rabbit-bone
         clearing 6: CDG 1 warrior; BG 1 warrior; BP 1 buried-fox-bone
         clearing 7: BP 2 pugs, 1 alpha, 1 stash, 1 mouse-bone
         clearing 8: BP 2 pugs, 1 stash
         clearing 9: BP 1 pug
         clearing 10: BP 1 buried-rabbit-bone
         clearing 11: BP 1 buried-mouse-bone
         clearing 12: C chameleander, 3 egos; BP 4 pugs, 1 stash, 1 fox-bone
         ruins: 6, 10, 11, 12
         available: dominance-bird, dominance-fox, dominance-rabbit, dominance-mouse",
    );
}

/// Seen at Rangers of four: the four bones that may be buried again (BP.2.5.III) stayed in the Rollover, where they are of
/// no use to anybody.
#[test]
fn bones_of_the_rollover_are_buried() {
    bring_about(
        &[Strength::Wanderer],
        |game| game.table().clearings_with(Seat(1), BURIED[2]).has(Clearing(7)),
        "seats: BG, BP, CDG, NB
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
         available: dominance-fox, dominance-rabbit",
    );
}

/// Seen at a Ranger of four: a bone lay beside two pugs, next to a stash, for three rounds, while the Alpha without whom
/// they cannot carry it (BP.2.4) stayed two clearings off.
#[test]
fn the_alpha_comes_for_bones_that_wait_beside_pugs() {
    bring_about(
        &[Strength::Ranger],
        |game| bones_at_stashes(game, Seat(2)) >= 2,
        "seats: BG, C, BP, CDG
         round: 6
         turn: BP birdsong scout
         BG score: 16
         BG hand: travel-gear-fox, better-burrow-bank
         BG crafted: sappers, cobbler, scouting-party
         BG builders: 3 fox 4 rabbit 5 mouse
         BG windmill: bag* boot
         BG ironworks: sword tea
         BG quarry: exhausted:hammer* exhausted:coin
         C score: 24
         C hand: arms-trader, root-tea-fox, travel-gear-mouse, brutal-tactics, tax-collector
         C id: 1 ego
         BP score: 16
         BP hand: gently-used-knapsack, foxfolk-steel, sword, command-warren
         BP crafted: codebreakers
         BP items: 1 bag
         BP collection: 1 fox 1 rabbit 2 mouse
         BP rollover: 2 fox 1 mouse
         CDG score: 14
         CDG hand: birdy-bindle, root-tea-mouse
         CDG items: 1 boot
         CDG accolades: BP 1
         CDG critics: jeers
         clearing 1: BP 1 alpha, 1 fox-bone; CDG 1 warrior
         clearing 2: BG 8 warriors, 2 worksites; BP 1 buried-mouse-bone
         clearing 3: BP 4 pugs, 1 stash
         clearing 4: BP 2 pugs, 1 rabbit-bone; CDG 2 warriors, 1 big-top
         clearing 5: BG 4 warriors, 2 worksites; BP 1 buried-rabbit-bone
         clearing 7: BP 2 pugs, 1 stash
         clearing 8: BP 1 pug, 1 stash
         clearing 9: C chameleander, 1 ego; CDG 1 warrior
         clearing 10: BG 3 warriors, 1 worksite; BP 1 buried-rabbit-bone
         clearing 11: BG 2 warriors, 3 worksites
         clearing 12: BG 1 warrior
         ruins: 6, 12
         available: dominance-bird, dominance-fox, dominance-rabbit, dominance-mouse",
    );
}

/// Faceup bones of the Patrol that lie beside its stashes.
fn bones_at_stashes(game: &Game, patrol: Seat) -> u8 {
    let at = game.position();
    let bones = |clearing| BONES.iter().map(|kind| at.count(patrol, clearing, *kind)).sum::<u8>();
    game.table().clearings_with(patrol, STASH).iter().map(bones).sum()
}

/// Seen at a Ranger of four: four and four pugs sat at two stashes for the rest of the game while the Alpha went from bone
/// to bone alone and lost what it had dug up.
#[test]
fn the_pack_comes_along_with_the_alpha() {
    bring_about(
        &[Strength::Ranger],
        |game| {
            let alpha = game.table().clearings_with(Seat(1), ALPHA);
            alpha.iter().any(|clearing| game.position().count(Seat(1), clearing, PUG) > 0)
        },
        "seats: BG, BP, CDG, NB
         round: 6
         turn: BP birdsong scout
         BG score: 15
         BG hand: ambush-bird, favor-of-the-rabbits
         BG builders: 1 fox 1 rabbit
         BG windmill: boot sword
         BG ironworks: exhausted:sword
         BP score: 7
         BP hand: ambush-rabbit, root-tea-rabbit, bake-sale, investments, favor-of-the-foxes
         BP collection: 1 fox
         BP rollover: 1 fox 1 rabbit 1 mouse
         CDG score: 10
         CDG hand: travel-gear-fox
         CDG items: 1 crossbow
         CDG accolades: NB 1
         CDG accolades-lost: 3
         CDG critics: jeers
         NB score: 10
         NB hand: arms-trader, gently-used-knapsack, root-tea-mouse, brutal-tactics, stand-and-deliver
         NB items: 1 hammer
         NB cannon: damaged
         clearing 1: BG 1 warrior; BP 1 buried-fox-bone; CDG 3 warriors, 1 big-top
         clearing 2: BG 8 warriors, 2 worksites; BP 1 buried-mouse-bone
         clearing 3: BP 4 pugs, 1 stash
         clearing 4: BP 1 buried-rabbit-bone; CDG 2 warriors
         clearing 5: BG 2 warriors, 2 worksites; BP 1 buried-rabbit-bone
         clearing 6: BP 1 alpha; NB 2 warriors, 2 balls, 1 mark
         clearing 7: BG 3 warriors, 2 worksites; BP 1 buried-mouse-bone; NB 1 cannon
         clearing 8: BP 4 pugs, 1 stash
         clearing 9: BP 1 buried-mouse-bone
         clearing 10: BP 1 buried-rabbit-bone
         clearing 11: BP 2 pugs, 2 stashs
         clearing 12: BP 1 buried-fox-bone; NB 3 warriors, 1 ball, 1 mark
         ruins: 6, 10, 11, 12
         available: dominance-fox, dominance-rabbit, dominance-mouse",
    );
}

/// Seen at a Ranger of four: it recruited and left two actions, with six pugs beside the Alpha and enemies on a bone next
/// door.
#[test]
fn no_actions_are_left_over_beside_a_pack() {
    bring_about(
        &[Strength::Ranger],
        |game| game.log().iter().any(|event| event.name == "rolled"),
        "seats: NB, BG, BP, CDG
         round: 3
         turn: BP birdsong scout
         NB score: 9
         NB hand: ambush-bird, ambush-rabbit, sword, stand-and-deliver, better-burrow-bank
         NB bore: 2
         BG score: 5
         BG hand: dominance-rabbit, armorers, favor-of-the-rabbits
         BG crafted: better-burrow-bank
         BG builders: 2 fox 1 mouse
         BG salt-road: tea
         BG quarry: exhausted:hammer*
         BP score: 1
         BP hand: gently-used-knapsack, anvil, investments, brutal-tactics
         BP rollover: 1 fox 2 mouse
         CDG score: 4
         CDG hand: sappers, tax-collector
         CDG items: 1 bag, 1 tea
         clearing 1: NB 3 warriors, 1 cannon, 1 mark; BP 1 buried-fox-bone
         clearing 2: BP 4 pugs, 2 stashs
         clearing 3: BP 1 buried-rabbit-bone; CDG 4 warriors, 1 big-top
         clearing 4: BP 1 buried-rabbit-bone
         clearing 5: NB 2 warriors, 1 mark; BP 1 buried-rabbit-bone
         clearing 6: BP 2 pugs, 1 stash
         clearing 7: BP 1 buried-mouse-bone; CDG 4 warriors, 1 big-top
         clearing 8: BP 1 buried-fox-bone
         clearing 9: BP 1 buried-mouse-bone
         clearing 10: BP 1 alpha, 1 rabbit-bone
         clearing 11: BP 3 pugs, 1 stash
         clearing 12: BG 5 warriors, 2 worksites; BP 1 buried-fox-bone
         ruins: 6, 10, 11
         available: dominance-bird",
    );
}
