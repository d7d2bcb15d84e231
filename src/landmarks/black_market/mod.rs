//! The Black Market: three cards face down. Once in its own turn a player with a piece there may exchange a card of its hand
//! for one of them.

use crate::clause;
use crate::decision::{Ask, Opt, Ruling};
use crate::law::verbs::{EXCHANGE, GIVE};
use crate::law::{cards, piles};
use crate::play::{Hooks, Landmark, Moment, Offer, PileInfo, Play, Position, Sight, Site, Whose};
use crate::terms::{Card, CardSet, Phase, Seat, Store, Voice};

/// The Black Market.
pub static BLACK_MARKET: Landmark = Landmark {
    key: "black-market",
    clause: clause!("LANDMARK-black-market"),
    site: Some(Site {
        apart: true,
        fits: |at, clearing| at.slots(clearing) == 1 && !at.table.ruins.has(clearing),
        then: Some(lay_out),
    }),
    piles: &[place(PLACES[0]), place(PLACES[1]), place(PLACES[2])],
    hooks: Hooks {
        turn_begins: Some(|play, _| {
            if let Some(market) = play.landmark(BLACK_MARKET.key) {
                market.bytes[USED] = 0;
            }
        }),
        offers: Some(&[Offer {
            moment: Moment::Between(&Phase::ALL),
            turns: Whose::Anybody,
            open_to: None,
            prompt: None,
            when: |at, me| {
                let used = at.landmark_bytes(BLACK_MARKET.key)[USED] == 1;
                let stall = at.landmark_at(BLACK_MARKET.key);
                !used && !at.hand(me).is_empty() && stall.is_some_and(|stall| at.present(me, stall))
            },
            list: Some(|_, _, menu| (1u8..).zip(PLACES).for_each(|(place, _)| menu.offer(Opt::count(EXCHANGE, place)))),
            run: |play, me, chosen| exchange(play, me, chosen.operand(0)),
        }]),
        ..Hooks::SILENT
    },
    ..Landmark::PLAIN
};

/// The places where its cards lie.
const PLACES: [&str; 3] = ["place-1", "place-2", "place-3"];
/// The byte that says that it was used this turn. Those before it say who has laid the card of each place: one more than the
/// seat, or 0 for a card that nobody has.
const USED: usize = PLACES.len();

const fn place(key: &'static str) -> PileInfo {
    PileInfo {
        sight: Sight::Some(laid_by),
        room: Some(|_, _| 1),
        ..PileInfo::open(key, clause!("LANDMARK-black-market#6"))
    }
}

fn store(at: Position, place: usize) -> Option<Store> {
    at.setup.store(Voice::landmark(at.landmark(BLACK_MARKET.key)?), PLACES.get(place)?)
}

/// The cards there that a seat has laid.
fn laid_by(at: Position, seat: Seat) -> CardSet {
    let bytes = at.landmark_bytes(BLACK_MARKET.key);
    let known = (0..PLACES.len()).filter(|place| bytes[*place] == seat.0 + 1);
    known.filter_map(|place| store(at, place)).fold(CardSet::EMPTY, |all, store| all.or(at.cards(store)))
}

/// Three cards of the deck lie there, and nobody has seen them. What factions add comes to the deck later.
fn lay_out(play: &mut Play, _: u8) -> Ruling {
    for place in 0..PLACES.len() {
        let at = play.position();
        let Some(store) = store(at, place) else { continue };
        let deck: CardSet = at.table.deck_cards().iter().map(|card| Card(*card)).collect();
        let Some(card) = play.random_card(deck.without(play.setup.added_cards())) else { continue };
        cards::take_out_of_deck(play, card);
        piles::lay(play, store, card, clause!("LANDMARK-black-market#2"));
    }
    Ok(())
}

fn exchange(play: &mut Play, me: Seat, place: u8) -> Ruling {
    let clause = clause!("LANDMARK-black-market#4");
    let chosen = play.choose(Ask::secret(me, clause, "give-card"), |at, menu| {
        at.distinct(at.hand(me)).for_each(|card| menu.offer(Opt::card(GIVE, card)));
    })?;
    let place = usize::from(place - 1);
    let Some(store) = store(play.position(), place) else { return Ok(()) };
    // From now on the place knows who has laid its card, so that the log shows it to nobody else.
    if let Some(market) = play.landmark(BLACK_MARKET.key) {
        (market.bytes[place], market.bytes[USED]) = (me.0 + 1, 1);
    }
    piles::swap_with(play, me, chosen.card_at(0), store, clause);
    Ok(())
}
