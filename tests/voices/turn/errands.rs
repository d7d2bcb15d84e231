//! A card with a compulsory effect at the end of Birdsong.

use thicket::clause;
use thicket::decks::base::BASE;
use thicket::law::cards;
use thicket::play::{CardFace, CardKind, Cost, Deck, Edge, Effect, Flow, Hooks, Timed};
use thicket::terms::{Phase, Suit};

use super::common::shown;

static ERRAND: CardFace = CardFace {
    key: "errand",
    suit: Suit::Bird,
    kind: CardKind::Persistent(&EFFECT),
    cost: Some(Cost::of(0, 0, 0, 1)),
    clause: clause!("LAW-5k"),
    effect: "errand",
};

/// At the end of Birdsong its owner has to discard a card and draws another.
static EFFECT: Effect = Effect {
    hooks: Hooks {
        timed: Some(&[Timed {
            clause: clause!("LAW-8a"),
            phase: Phase::Birdsong,
            edge: Edge::End,
            when: |at, me| at.table.current() == me && !at.table.hands[me.index()].is_empty(),
            run: |play, me| {
                cards::ask_discard(play, me, 1, clause!("LAW-8a"))?;
                cards::draw(play, me, 1, clause!("LAW-8a"))?;
                Ok(Flow::Done)
            },
        }]),
        ..Hooks::SILENT
    },
    promises: None,
};

/// The cards of the base deck, and two errands.
static CARDS: [&CardFace; 56] = {
    let mut cards: [&CardFace; 56] = [&ERRAND; 56];
    let mut n = 0;
    while n < BASE.cards.len() {
        cards[n] = BASE.cards[n];
        n += 1;
    }
    cards
};

static COPIES: [u8; 56] = {
    let mut copies = [54; 56];
    let mut n = 0;
    while n < BASE.copies.len() {
        copies[n] = BASE.copies[n];
        n += 1;
    }
    copies
};

pub static ERRANDS: Deck = Deck::of("errands", &CARDS, &COPIES);

// clause: LAW-8a
#[test]
fn a_card_must_be_used_at_the_end_of_birdsong() {
    shown(
        "deck: errands
         seats: WH, NB
         clearing 5: NB cannon
         WH crafted: errand
         WH hand: sword, anvil
         draw pile: bake-sale, investments
         turn: WH birdsong end
         expect decision WH discard-card
         expect options: discard:sword, discard:anvil
         choose discard:anvil
         expect WH hand: sword, bake-sale, investments
         expect turn: NB birdsong",
    );
    // In the turns of others it says nothing.
    shown(
        "deck: errands
         seats: WH, NB
         clearing 5: NB cannon
         WH crafted: errand
         WH hand: sword, anvil
         turn: NB birdsong end
         auto until NB evening
         expect WH hand: sword, anvil",
    );
}
