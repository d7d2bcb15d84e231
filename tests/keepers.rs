//! Keepers in Iron: what the card of the faction says, which positions of relics make no sense, and what the factions and
//! cards there are cannot show: a relic that nobody has removed.

use thicket::clause;
use thicket::decision::{Ask, Menu, Opt, Ruling};
use thicket::law::{placing, removal};
use thicket::notation::position;
use thicket::play::{Cause, Choices, Decide, Loss, Placing, Play, Position};
use thicket::terms::{Clearing, Seat};

use thicket::factions::keepers::RELICS;

/// The card of the faction says what it lives by.
// clause: KI-15.1#1
#[test]
fn the_goal_names_delving_carrying_recovering_and_the_retinue() {
    let words = std::fs::read_to_string("www/factions/keepers/words.ftl").unwrap();
    let goal = words.lines().find_map(|line| line.strip_prefix("goal-keepers = ")).unwrap().to_lowercase();
    for word in ["delve", "carry", "waystation", "recover", "column", "retinue"] {
        assert!(goal.contains(word), "{word}");
    }
}

/// Values have to be those of relics that lie there, and of each type there are one, two, three and three.
#[test]
fn positions_whose_relics_make_no_sense_are_refused() {
    let refused = |lines: &str| position::read(&format!("seats: KI, MC\n{lines}\n")).is_err();
    assert!(!refused("clearing 5: KI figure\nKI figure-values: two 5"));
    assert!(refused("clearing 5: KI figure"), "its value shows");
    assert!(refused("KI figure-values: two 5"), "it does not lie there");
    assert!(refused("clearing 5: KI 2 figures\nKI figure-values: two 5 5"), "there is one of value 2");
    assert!(refused("forest F1: KI figure\nKI figure-values: one F1 two F1"), "one lies there");
    assert!(!refused("forest F1: KI 2 figures\nKI figure-values: one F1"));
    assert!(!refused("KI figure-values: three board board"));
    assert!(refused("KI figure-values: four board"));
    assert!(refused("KI retainers-move: 2\nKI retainers-delve: 2"), "there are three");
    assert!(refused("KI acted-move: 1"), "nobody is there to act");
}

/// Whoever is asked takes the last option.
struct Last(Vec<(Seat, &'static str)>);

impl Decide for Last {
    fn decide(&mut self, at: Position<'_>, ask: &Ask, offer: &dyn Choices) -> Ruling<Opt> {
        let _ = at;
        let mut menu = Menu::list();
        offer.list(at, &mut menu);
        self.0.push((ask.seat, ask.prompt));
        Ok(*menu.options().last().expect("an option"))
    }
}

/// The current player puts it into a forest, and nobody scores.
#[test]
fn a_relic_that_nobody_has_removed_is_put_away_by_the_current_player() {
    let text = "seats: KI, MC\nclearing 5: KI figure\nclearing 8: MC 2 cats\nKI figure-values: two 5\nturn: MC daylight actions\n";
    let game = position::read(text).expect("a position").game();
    let mut table = *game.table();
    let mut last = Last(Vec::new());
    let mut play = Play::new(game.setup(), &mut table, &mut last, None);
    let (kind, clearing) = (RELICS[0], Clearing(5));
    let loss = Loss { by: None, owner: Seat(0), kind, count: 1, clearing, cause: Cause::Effect, instead: false };
    removal::remove(&mut play, &[loss], clause!("LAW-1.5.4")).expect("it is over");
    let at = play.position();
    assert_eq!(
        at.table.afield().map(|(_, seat, kind, count)| (seat, kind, count)).collect::<Vec<_>>(),
        [(Seat(0), kind, 1)]
    );
    assert_eq!(at.table.scores[..2], [0, 0]);
    assert_eq!(last.0, [(Seat(1), "trophy-forest")]);
}

/// No effect that lets its owner place what it likes brings a relic.
#[test]
fn relics_are_placed_by_no_effect() {
    let text = "seats: KI, MC\nclearing 5: KI 2 warriors\nturn: KI daylight craft\n";
    let game = position::read(text).expect("a position").game();
    let [by, owner] = [Seat(0); 2];
    let refusal = placing::may_place(game.position(), &Placing { by, owner, kind: RELICS[1], clearing: Clearing(5) });
    assert_eq!(refusal.expect_err("a relic is dug up").reason.key, "relics-are-dug");
}
