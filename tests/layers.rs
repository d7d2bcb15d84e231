//! The layers that factions have for the map: where each stands in a position, for whoever may know it, and none where there
//! is nothing to show.

use thicket::notation::position;
use thicket::screen::panels::{BoardView, Overlay};
use thicket::terms::Seat;
use thicket::view::View;

/// The layers of the first seat, as these eyes see them: by key and clearings, without the marks of single pieces.
fn layers(text: &str, viewer: Option<Seat>) -> Vec<(&'static str, Vec<u8>)> {
    let game = position::read(text).unwrap_or_else(|error| panic!("{text}: {error}")).game();
    let view = View::of(game.position(), viewer);
    let board = BoardView::of(view.position(game.setup()), Seat(0));
    let is_layer = |overlay: &Overlay| overlay.piece.is_none();
    board.overlays.into_iter().filter(is_layer).map(|layer| (layer.key, layer.clearings)).collect()
}

/// What everybody sees alike: the first seat, the second, and whoever only watches.
#[track_caller]
fn everybody_sees(text: &str, expected: &[(&'static str, &[u8])]) {
    for viewer in [Some(Seat(0)), Some(Seat(1)), None] {
        let found = layers(text, viewer);
        let found: Vec<(&str, &[u8])> = found.iter().map(|(key, clearings)| (*key, &clearings[..])).collect();
        assert_eq!(found, expected, "{text}\nto {viewer:?}");
    }
}

// clause: UD-2.2a
#[test]
fn tunnels_of_the_duchy() {
    everybody_sees("seats: UD, MC\nclearing 9: UD 2 moles", &[]);
    everybody_sees("seats: UD, MC\nclearing 9: UD tunnel\nclearing 3: UD tunnel; MC 3 cats", &[("tunnels", &[3, 9])]);
}

// clause: LC-2.4a
#[test]
fn gardens_of_the_cult() {
    everybody_sees("seats: LC, MC\nclearing 2: LC 3 warriors", &[]);
    // Of any suit, and whatever stands beside them.
    let text =
        "seats: LC, MC\nclearing 2: LC mouse-garden; MC 4 cats\nclearing 8: LC fox-garden\nclearing 6: LC 1 warrior";
    everybody_sees(text, &[("gardens", &[2, 8])]);
}

// clause: RC-2.6c
#[test]
fn trade_posts_of_the_company() {
    everybody_sees("seats: RC, MC\nclearing 5: RC 3 otters", &[]);
    let text = "seats: RC, MC\nclearing 12: RC fox-post, 1 otter\nclearing 9: RC mouse-post; MC 2 cats";
    everybody_sees(text, &[("trade-posts", &[9, 12])]);
}

// clause: WA-2.5b, WA-4.1a, WA-4.2c
#[test]
fn sympathy_and_what_comes_of_it() {
    everybody_sees("seats: WA, MC\nclearing 5: WA 2 warriors", &[]);
    // A base stands in 9 already. Three cats are in 5, which is sympathetic, in 2, which is next to it, and in 11, which is
    // next to no sympathy.
    let text = "seats: WA, MC
        clearing 5: WA sympathy; MC 3 cats
        clearing 9: WA sympathy, mouse-base
        clearing 2: MC 3 cats
        clearing 11: MC 3 cats
        WA supporters: sword, anvil";
    everybody_sees(text, &[("sympathetic", &[5, 9]), ("revolts", &[5]), ("martial-law", &[2])]);
}

// clause: WA-2.3a
/// What lies on the stack of supporters moves no layer, not even for the Alliance itself.
#[test]
fn layers_do_not_tell_supporters() {
    let with = |supporters: &str| {
        format!("seats: WA, MC\nclearing 5: WA sympathy; MC 3 cats\nclearing 2: MC 3 cats\nWA supporters: {supporters}")
    };
    for viewer in [Some(Seat(0)), Some(Seat(1)), None] {
        let [foxes, mice] =
            ["anvil, foxfolk-steel", "sword, mouse-in-a-sack"].map(|stack| layers(&with(stack), viewer));
        assert_eq!(foxes, mice);
    }
}

// clause: KI-15.2.2, KI-15.5.2.II, KI-15.5.2.III.a
#[test]
fn waystations_and_relics_within_reach() {
    everybody_sees("seats: KI, MC\nclearing 12: KI 2 warriors", &[]);
    // A figure lies beside 1, and one at its waystation in 5; the tablet in 9 has none of its type.
    let text = "seats: KI, MC
        clearing 1: KI 2 warriors
        clearing 5: KI figure-station-over-tablet, figure
        clearing 9: KI figure-station-over-jewelry, tablet
        forest F2: KI figure
        KI figure-values: three 5
        KI tablet-values: one 9";
    everybody_sees(text, &[("waystations", &[5, 9]), ("delvable", &[1]), ("recoverable", &[5])]);
    // An enemy beside them is battled first; one who rules keeps the relic in its forest.
    let beside = |cats: u8| format!("seats: KI, MC\nclearing 1: KI 2 warriors; MC {cats} cats\nforest F2: KI figure");
    everybody_sees(&beside(1), &[("delvable", &[1])]);
    everybody_sees(&beside(3), &[]);
}

/// A snare lies face up in 1, a plot without a crow in 5, one beside a crow in 9.
fn plots(face_down: &str) -> String {
    format!(
        "seats: CC, NB
         clearing 1: CC snare
         clearing 5: CC plot
         clearing 9: CC plot, 1 warrior
         CC face-down: {face_down}"
    )
}

// clause: CC-13.2.2.I, CC-13.4.2
/// The Corvids know all their plots, others those that lie face up.
#[test]
fn plots_known_and_unknown() {
    everybody_sees("seats: CC, NB\nclearing 5: CC 2 warriors", &[]);
    let text = plots("bomb 5 raid 9");
    assert_eq!(layers(&text, Some(Seat(0))), [("known-plots", vec![1, 5, 9]), ("ready-plots", vec![9])]);
    for other in [Some(Seat(1)), None] {
        let expected = [("known-plots", vec![1]), ("unknown-plots", vec![5, 9]), ("ready-plots", vec![9])];
        assert_eq!(layers(&text, other), expected);
    }
}

// clause: CC-13.2.2.I#2
/// Whatever lies face down, the layers are the same, and to all but the Corvids the marks on the map as well.
#[test]
fn layers_do_not_tell_what_plots_are() {
    let kinds = ["bomb", "snare", "extortion", "raid"];
    let mixes = || kinds.iter().flat_map(|five| kinds.map(|nine| plots(&format!("{five} 5 {nine} 9"))));
    for viewer in [Some(Seat(0)), Some(Seat(1)), None] {
        let first = layers(&plots("bomb 5 bomb 9"), viewer);
        // Two snares at most: one lies face up.
        for text in mixes().filter(|text| !text.contains("snare 5 snare 9")) {
            assert_eq!(layers(&text, viewer), first, "{text}");
        }
    }
}

/// A layer is switched by its key, whoever brings it: no two factions bring the same.
#[test]
fn no_two_factions_have_a_layer_of_one_key() {
    use std::collections::BTreeMap;
    use thicket::factions::FACTIONS;
    use thicket::play::{Part, Shows};

    let mut keys: BTreeMap<&str, &str> = BTreeMap::new();
    for faction in FACTIONS {
        for part in faction.board {
            let Part::Shown(shown) = part else { continue };
            if matches!(shown.shows, Shows::Reach(_)) {
                let other = keys.insert(shown.key, faction.key);
                assert_eq!(other, None, "{}: {} has this layer as well", faction.key, shown.key);
            }
        }
    }
    assert!(keys.len() > 20, "{keys:?}");
}
