//! The Keepers: relics are dug up and brought home.

use thicket::bots::Strength;
use thicket::game::Game;
use thicket::notation::position;
use thicket::terms::{Clearing, Kind, Seat};

use super::{bring_about, chooses, shuns};

/// The cards of a column of the Retinue.
fn column(game: &Game, name: &str) -> String {
    let line = format!("keepers {name}: ");
    let text = position::write(game);
    text.lines().find_map(|text| text.strip_prefix(&line)).unwrap_or_default().to_owned()
}

/// (The Warlord may wait: it walks with the card, and recovers a round later.)
#[test]
fn a_relic_at_its_waystation_is_recovered() {
    bring_about(
        &[Strength::Wanderer, Strength::Ranger],
        |game| game.table().scores[0] >= 2,
        "seats: KI, BG
         clearing 8: KI 2 badgers, figure-station-over-tablet, figure
         clearing 1: KI 3 badgers
         KI figure-values: two 8
         KI recover: anvil
         clearing 3: BG 3 warriors, worksite
         turn: KI daylight recover",
    );
}

#[test]
fn a_card_that_can_dig_up_a_relic_is_not_left_idle() {
    shuns(
        &["done"],
        "seats: KI, BG
         clearing 1: KI 4 badgers
         clearing 9: KI 3 badgers
         clearing 5: KI 2 badgers
         forest F1: KI figure
         KI delve: anvil
         clearing 3: BG 3 warriors, worksite
         turn: KI daylight delve",
    );
}

#[test]
fn the_relic_that_wins_is_recovered() {
    chooses(
        &["recover:8"],
        "seats: KI, BG
         round: 9
         KI score: 28
         BG score: 24
         clearing 8: KI 2 badgers, figure-station-over-tablet, figure
         clearing 1: KI 3 badgers
         KI figure-values: two 8
         KI recover: anvil
         clearing 3: BG 3 warriors, worksite
         turn: KI daylight recover",
    );
}

/// (The Warlord rather moves a card to another column in two of four turns.)
#[test]
fn a_card_that_fetches_waiting_relics_joins_the_column_that_recovers() {
    bring_about(
        &[Strength::Wanderer, Strength::Ranger],
        |game| column(game, "recover").contains("anvil"),
        "seats: KI, BG
         KI score: 9
         clearing 8: KI 2 badgers, figure-station-over-tablet, figure
         clearing 1: KI 3 badgers
         forest F1: KI tablet
         KI figure-values: three 8
         KI hand: anvil
         KI recover: mouse-in-a-sack
         clearing 3: BG 3 warriors, worksite
         turn: KI evening gather",
    );
}

/// A relic of three burns beside the mob before the card could fetch it in another turn.
#[test]
fn what_is_about_to_burn_is_brought_home() {
    bring_about(
        &[Strength::Ranger],
        |game| game.table().scores[0] >= 6,
        "seats: KI, LH
         round: 4
         KI score: 3
         LH score: 8
         clearing 8: KI 1 badger, figure-station-over-tablet, figure; LH 3 rats, mob
         clearing 1: KI 3 badgers
         forest F1: KI tablet
         KI figure-values: three 8
         KI recover: anvil
         clearing 3: LH warlord, 2 rats, stronghold
         LH mood: rowdy
         turn: KI daylight recover",
    );
}

/// Whoever leaves it alone finds it taken by the cats next door.
#[test]
fn the_last_keeper_does_not_leave_its_waystation() {
    bring_about(
        &[Strength::Ranger],
        |game| game.table().count(Seat(0), Clearing(5), Kind(0)) > 0,
        "seats: KI, MC
         round: 2
         KI score: 2
         MC score: 3
         clearing 5: KI 1 badger, figure-station-over-tablet
         clearing 10: KI 3 badgers
         forest F1: KI tablet
         KI retainers-move: 1
         clearing 1: MC keep, 4 cats, sawmill
         clearing 9: MC 3 cats, workshop
         turn: KI daylight move",
    );
}
