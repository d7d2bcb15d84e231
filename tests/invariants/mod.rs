//! What must always hold in whole random games, whoever plays.

mod conserved;
mod listing;
mod promises;

pub use listing::question;
use thicket::game::Game;
use thicket::play::{Position, Setup};
use thicket::view::View;

/// At one of so many decisions every option is taken.
const BRANCHES: u64 = 8;
/// At one of so many decisions every seat's view is compared with what might lie hidden instead.
const VIEWS: u64 = 16;
/// Questions a unit may ask. Most ask one or two; a Favor that sweeps a suit asks for each icon, each pushed ball, each
/// lost big top and each worksite in one go.
const MOST_QUESTIONS: usize = 24;

/// The next number of a row of random numbers.
pub fn next(state: &mut u64) -> u64 {
    *state ^= *state << 13;
    *state ^= *state >> 7;
    *state ^= *state << 17;
    *state >> 11
}

/// Plays one random game to its end, with everything that must hold checked at every decision, and once more. At one of
/// so many decisions somebody else may look at it as well.
///
/// A game in which everybody plays for dominance and nobody can win goes on for ever; where that can be, it is left after so
/// many rounds.
pub fn soak(setup: &Setup, seed: u64, rounds: Option<u16>, also: &dyn Fn(&Game)) {
    let context = || format!("{} seed {seed}", setup.seats.iter().map(|seat| seat.faction.code).collect::<String>());
    let mut game = Game::new(setup.clone(), seed);
    let mut dice = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    let mut fingerprints = Vec::new();
    let mut goes_on = false;
    let mut now = setup.clone();
    while let Some(decision) = game.decision().cloned() {
        if rounds.is_some_and(|rounds| game.table().turn.round > rounds) {
            break;
        }
        if game.table().turn.round == 0 {
            // A draft brings factions to the table.
            now = game.setup().clone();
        }
        let setup = &now;
        let options = &decision.options;
        assert!(!options.is_empty(), "{}: no options for {:?}", context(), decision.ask);
        assert!(options.len() <= 200, "{}: {} options for {:?}", context(), options.len(), decision.ask);
        let mut sorted = options.clone();
        sorted.sort_unstable();
        sorted.dedup();
        assert_eq!(sorted.len(), options.len(), "{}: an option twice for {:?}", context(), decision.ask);
        let (checkpoint, answers) = game.checkpoint();
        assert!(
            answers.len() < MOST_QUESTIONS,
            "{}: {:?} is question {} after {answers:?}",
            context(),
            decision.ask,
            answers.len() + 1
        );
        if let Err(error) =
            conserved::check(Position { setup, table: checkpoint }).and_then(|()| promises::check(game.position()))
        {
            panic!("{}: {error}", context());
        }
        if next(&mut dice).is_multiple_of(BRANCHES) {
            for option in options {
                let mut branch = answers.to_vec();
                branch.push(*option);
                let branch = Game::resume(setup.clone(), *checkpoint, branch);
                assert!(
                    branch.decision().is_some_and(|decision| !decision.options.is_empty()) || branch.result().is_some(),
                    "{}: {option:?} leads nowhere",
                    context()
                );
            }
        }
        if next(&mut dice).is_multiple_of(VIEWS) {
            hides_what_it_must(&game, next(&mut dice), &context());
            also(&game);
        }
        let index = next(&mut dice) as usize % options.len();
        game.choose(index).unwrap();
        fingerprints.push(game.table().fingerprint());
        if game.table().turn.round >= 1_000 {
            // Where everybody has given up points for dominance or for a partner, and random play brings it about for
            // nobody, a game goes on for ever; so it does where nobody owns a building or token, and nobody can score or be
            // harmed, and where somebody keeps every card there is.
            let table = game.table();
            let at = game.position();
            let gave_up =
                |seat| table.dominance_of(seat).is_some() || !table.on_track(seat) || table.partner[seat.index()] > 0;
            let is_bare = |seat| at.clearings().iter().all(|here| at.prizes(seat, here) == 0);
            let no_cards = table.deck_cards().is_empty()
                && table.discard.is_empty()
                && setup.seats().all(|seat| table.hands[seat.index()].is_empty());
            let stands_still = setup.seats().all(is_bare) || no_cards;
            let text = || thicket::notation::position::write(&game);
            assert!(setup.seats().all(gave_up) || stands_still, "{}: the game does not end\n{}", context(), text());
            goes_on = true;
            break;
        }
    }
    assert!(game.result().is_some() || rounds.is_some() || goes_on, "{}: nobody won", context());

    let mut again = Game::new(game.opening().clone(), seed);
    for (choice, fingerprint) in game.choices().zip(fingerprints) {
        again.choose(usize::from(choice.index)).unwrap();
        assert_eq!(again.table().fingerprint(), fingerprint, "{}: a replay differs", context());
    }
    assert_eq!(again.table(), game.table());
}

/// Two tables that differ only in what a seat cannot see give that seat the same view and the same options.
fn hides_what_it_must(game: &Game, seed: u64, context: &str) {
    let Some(decision) = game.decision() else { return };
    let setup = game.setup();
    let asked = decision.ask.seat;
    for viewer in setup.seats() {
        let view = View::of(game.position(), Some(viewer));
        let other = view.imagine(setup, seed);
        assert_eq!(
            View::of(Position { setup, table: &other }, Some(viewer)),
            view,
            "{context}: seat {} sees something hidden",
            viewer.0
        );
    }
    // In the middle of a unit the imagined table would have to fit what has happened in it.
    let (checkpoint, answers) = game.checkpoint();
    if answers.is_empty() && checkpoint == game.table() {
        let view = View::of(Position { setup, table: checkpoint }, Some(asked));
        let other = view.imagine(setup, seed);
        let (ask, options) = question(setup, &other).expect("the imagined table asks as well");
        assert_eq!((ask, &options), (decision.ask, &decision.options), "{context}: options depend on hidden cards");
    }
}
