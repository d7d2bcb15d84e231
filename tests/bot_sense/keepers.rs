//! The Keepers: relics are dug up and brought home.

use thicket::bots::Strength;
use thicket::game::Game;
use thicket::notation::position;

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
