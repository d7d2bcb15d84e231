//! What is said where a scenario and the game disagree.

use crate::decision::Refusal;
use crate::game::Game;
use crate::notation::keys::option_key;
use crate::notation::patterns::Pattern;
use crate::terms::Seat;

/// What is asked now, with all options.
pub(super) fn question(game: &Game) -> String {
    let Some(decision) = game.decision() else { return "the game is over".to_owned() };
    let ask = decision.ask;
    let key = game.setup().seat_key(ask.seat);
    format!("{key} is asked \"{}\" ({}); offered: {}", ask.prompt, ask.clause, offered(game).join(", "))
}

/// A message together with the question that is open, unless it tells that itself.
pub(super) fn with_question(message: &str, game: &Game) -> String {
    let question = question(game);
    if message.contains(&question) { message.to_owned() } else { format!("{message}\n{question}") }
}

/// Says that an option is not offered, what is, and, if it is known, why.
pub(super) fn not_offered(game: &Game, seat: Option<Seat>, pattern: &Pattern) -> String {
    let mut text = format!("\"{}\" is not offered", pattern.text());
    if let (Some(seat), Some(decision)) = (seat, game.decision())
        && seat != decision.ask.seat
    {
        text = format!("{} is not asked now", game.setup().seat_key(seat));
    }
    let refusals = refusals(game, pattern);
    let known = refusals.iter().take(3).map(|(key, refusal)| format!("{key}: {}", why(refusal)));
    let lines: Vec<String> = [text].into_iter().chain(known).chain([question(game)]).collect();
    lines.join("\n")
}

pub(super) fn refusals(game: &Game, pattern: &Pattern) -> Vec<(String, Refusal)> {
    let Some(decision) = game.decision() else { return Vec::new() };
    let setup = game.setup();
    game.refused()
        .into_iter()
        .filter(|(option, _)| pattern.matches(setup, *option))
        .map(|(option, refusal)| (option_key(setup, decision.ask.seat, option), refusal))
        .collect()
}

/// A refusal in words: its reason, clause and numbers.
pub(super) fn why(refusal: &Refusal) -> String {
    let values: Vec<String> =
        refusal.reason.values.iter().zip(refusal.values).map(|(name, value)| format!("{name} {value}")).collect();
    let values = if values.is_empty() { String::new() } else { format!(" ({})", values.join(", ")) };
    format!("{}{values}, {}", refusal.reason.key, refusal.clause)
}

/// The keys of the options of a decision.
fn offered(game: &Game) -> Vec<String> {
    game.decision().map_or_else(Vec::new, |decision| {
        decision.options.iter().map(|option| option_key(game.setup(), decision.ask.seat, *option)).collect()
    })
}
