//! Rabbittown: its clearing is a rabbit clearing. Once in its own Daylight a player may spend a rabbit card to gather warriors
//! there, one for each other rabbit clearing with pieces of its own, and to battle there.

use crate::clause;
use crate::decision::{Menu, Opt, Ruling};
use crate::law::verbs::GATHER;
use crate::law::{battle, cards, placing};
use crate::play::{Hooks, Landmark, Moment, Offer, Placing, Play, Position, Site, Whose};
use crate::terms::{Class, Clearing, Kind, Phase, Seat, Suit, SuitSet};

/// Rabbittown.
pub static RABBITTOWN: Landmark =
    Landmark {
        key: "rabbittown",
        clause: clause!("LANDMARK-rabbittown"),
        site: Some(Site { apart: true, fits: |at, clearing| at.suits(clearing).has(Suit::Rabbit), then: None }),
        hooks: Hooks {
            turn_begins: Some(|play, _| {
                if let Some(town) = play.landmark(RABBITTOWN.key) {
                    town.bytes[USED] = 0;
                }
            }),
            suits: Some(|at, _, clearing, suits| {
                if at.landmark_at(RABBITTOWN.key) == Some(clearing) { suits.with(Suit::Rabbit) } else { suits }
            }),
            offers: Some(&[Offer {
                moment: Moment::Between(&[Phase::Daylight]),
                turns: Whose::Anybody,
                open_to: Some(|at, _, me| is_of_use(at, me)),
                prompt: None,
                when: is_of_use,
                list: Some(list),
                run: gather,
            }]),
            ..Hooks::SILENT
        },
        ..Landmark::PLAIN
    };

/// The byte that says that it was used this turn.
const USED: usize = 0;

const CALL: SuitSet = SuitSet::one(Suit::Rabbit);

/// Other rabbit clearings where a player has pieces.
fn roads(at: Position, me: Seat, town: Clearing) -> usize {
    at.of_suit(Suit::Rabbit).iter().filter(|clearing| *clearing != town && at.present(me, *clearing)).count()
}

/// Whether a player would place a warrior or battle there, if it has a card to spend. Everybody can see that.
fn is_of_use(at: Position, me: Seat) -> bool {
    let Some(town) = at.landmark_at(RABBITTOWN.key) else { return false };
    let mut battles = Menu::one_of(1);
    battle::offer_battles_in(at, me, town, &mut battles);
    at.landmark_bytes(RABBITTOWN.key)[USED] == 0
        && !at.hand(me).is_empty()
        && (!battles.is_empty() || roads(at, me, town) > 0)
}

fn list(at: Position, me: Seat, menu: &mut Menu) {
    if let Some(town) = at.landmark_at(RABBITTOWN.key).filter(|_| !cards::payable(at, me, CALL).is_empty()) {
        menu.offer(Opt::at(GATHER, town));
    }
}

/// The warriors that come: common ones.
fn comers(at: Position, me: Seat) -> Option<Kind> {
    at.faction(me).kinds_of(Class::Warrior).iter().find(|kind| !at.piece(me, *kind).unique)
}

fn gather(play: &mut Play, me: Seat, chosen: Opt) -> Ruling {
    let clause = clause!("LANDMARK-rabbittown#3");
    let town = chosen.clearing(0);
    cards::ask_payment(play, me, CALL, clause)?;
    if let Some(landmark) = play.landmark(RABBITTOWN.key) {
        landmark.bytes[USED] = 1;
    }
    let at = play.position();
    let count = u8::try_from(roads(at, me, town)).unwrap_or(u8::MAX);
    if let Some(kind) = comers(at, me) {
        placing::place(play, &Placing { by: me, owner: me, kind, clearing: town }, count, clause)?;
    }
    battle::force(play, me, me, town, clause)
}
