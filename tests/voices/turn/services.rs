//! What somebody else may use: at the start of Birdsong, and between steps for whoever holds the right card.

use thicket::clause;
use thicket::decision::{Menu, Operand, Opt, Ruling, Verb, VerbInfo};
use thicket::law::verbs::SPEND;
use thicket::law::{cards, scoring};
use thicket::play::{Edge, Faction, Hooks, Landmark, Moment, Offer, Play, Position, Whose};
use thicket::terms::{Phase, Seat, Suit};

use super::common::{plain, shown};

const BUY: Verb = Verb::of_faction(51, 0);

/// Whoever begins its Birdsong may buy a card of them for a point.
pub static PEDDLERS: Faction = Faction {
    verbs: &[VerbInfo { verb: BUY, key: "buy", operands: &[Operand::Voice] }],
    ..plain(51, "peddlers", "WP", Hooks { offers: Some(&[SERVICE]), ..Hooks::SILENT })
};

const SERVICE: Offer = Offer {
    moment: Moment::At(Phase::Birdsong, Edge::Start),
    turns: Whose::Anybody,
    when: |at, me| {
        let customer = at.table.current();
        customer != me && at.table.scores[customer.index()] > 0 && at.table.deck_len > 0 && is_open(at)
    },
    open_to: None,
    prompt: Some("buy-of-peddlers"),
    list: Some(|_, _, menu| menu.offer(Opt::plain(BUY))),
    run: sell,
};

/// One card a turn: what was bought counts as used up.
fn is_open(at: Position) -> bool {
    at.table.turn.used == 0
}

fn sell(play: &mut Play, me: Seat, _: Opt) -> Ruling {
    let customer = play.current();
    play.table.turn.used = 1;
    scoring::lose(play, customer, 1, clause!("LAW-8a"));
    cards::draw(play, customer, 1, clause!("LAW-8a"))?;
    scoring::score(play, me, 1, clause!("LAW-8a"))
}

/// A well: between the steps of Daylight the current player may throw a bird card into it for a point. Whether it has one
/// is its secret, so it is asked as long as it has any card.
pub static WELL: Landmark = Landmark {
    key: "wishing-well",
    clause: clause!("LAW-12g"),
    piles: &[],
    hooks: Hooks {
        offers: Some(&[Offer {
            moment: Moment::Between(&[Phase::Daylight]),
            turns: Whose::Anybody,
            when: |_, _| true,
            open_to: Some(|at, _, player| !at.table.hands[player.index()].is_empty()),
            prompt: None,
            list: Some(birds),
            run: |play, _, chosen| {
                let player = play.current();
                cards::spend(play, player, chosen.card_at(0), clause!("LAW-12g"));
                scoring::score(play, player, 1, clause!("LAW-12g"))
            },
        }]),
        ..Hooks::SILENT
    },
    ..Landmark::PLAIN
};

fn birds(at: Position, me: Seat, menu: &mut Menu) {
    let hand = at.table.hands[me.index()];
    for card in at.serving(hand, Suit::Bird) {
        menu.offer(Opt::card(SPEND, card));
    }
}

// clause: LAW-8a
#[test]
fn others_are_served_at_the_start_of_their_birdsong() {
    shown(
        "seats: NB, WP
         clearing 5: NB cannon
         NB score: 3
         deck: sword, anvil
         turn: NB birdsong start
         expect decision NB LAW-8a buy-of-peddlers
         expect options: buy:peddlers, continue
         choose buy:WP
         expect NB score: 2
         expect WP score: 1
         expect NB hand: sword
         expect event lost-points seat NB points 1
         expect not offered buy:WP",
    );
    // It may be left out, and who has nothing is not asked.
    shown(
        "seats: NB, WP
         clearing 5: NB cannon
         NB score: 3
         turn: NB birdsong start
         choose continue
         expect NB score: 3
         expect turn: NB birdsong",
    );
    shown(
        "seats: NB, WP
         clearing 5: NB cannon
         turn: WP birdsong start
         WP score: 5
         auto until WP evening
         expect no event lost-points",
    );
}

// clause: LAW-8a
/// Where something else can be used at that moment as well, it is the order that is asked for.
#[test]
fn beside_other_effects_the_order_is_asked_for() {
    for (crafted, prompt) in [("none", "buy-of-peddlers"), ("better-burrow-bank", "order-effects")] {
        shown(&format!(
            "seats: NB, WP
             clearing 5: NB cannon
             NB score: 3
             NB crafted: {crafted}
             deck: sword, anvil
             turn: NB birdsong start
             expect decision NB LAW-8a {prompt}"
        ));
    }
}

// clause: LAW-8b
#[test]
fn who_holds_no_such_card_is_asked_all_the_same() {
    for (card, options) in [("armorers", "spend:armorers, continue"), ("sword", "continue")] {
        shown(&format!(
            "seats: WP, NB
             landmark wishing-well: 3
             clearing 5: NB cannon
             WP hand: {card}
             turn: WP daylight feast
             expect decision WP LAW-8b
             expect options: {options}
             choose {}
             expect turn: NB birdsong
             expect WP hand: {} cards",
            options.split(',').next().unwrap_or_default(),
            1 + u8::from(card == "sword"),
        ));
    }
}
