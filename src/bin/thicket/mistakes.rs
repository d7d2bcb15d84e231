//! `thicket mistakes`: what the choices of bots cost, by what one says that thinks longer.
//!
//! Games tell strong from weak slowly: four hundred of them leave five points in a hundred to either side. Here many bots are asked
//! the same questions, and each choice is held against the best that a longer search finds.

use std::error::Error;
use std::time::Instant;

use serde::Serialize;
use thicket::bots::contest::Difference;
use thicket::bots::{Bot, Judged, Seen, Strength, Style};
use thicket::play::Setup;

use crate::contest::ContestArgs;
use crate::out::{say, say_part};
use crate::players::thinker;
use crate::threads;

/// An option that was tried less often by the judge is not judged by its own.
const ENOUGH: u32 = 20;

#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    contest: ContestArgs,
    /// Whose choices are judged, separated by commas.
    #[arg(long, value_name = "BOTS", value_delimiter = ',', default_value = "wanderer,ranger")]
    bots: Vec<String>,
    /// Who judges them.
    #[arg(long, value_name = "BOT", default_value = "warlord+tries=4000")]
    judge: String,
    /// They are asked one in so many of the questions that come up.
    #[arg(long, value_name = "QUESTIONS", default_value_t = 30, value_parser = clap::value_parser!(u32).range(1..=10_000))]
    every: u32,
    /// Print the result as JSON.
    #[arg(long)]
    json: bool,
}

/// What the choices of a bot cost.
#[derive(Serialize)]
struct Mistakes {
    bot: String,
    questions: usize,
    /// Chance to win that a choice costs on average, with its 95 % interval.
    lost: Difference,
    /// How often it was what the judge found best.
    best: f64,
    /// Mean time of a choice, in milliseconds.
    mean_ms: f64,
}

/// One choice of a bot.
struct Choice {
    /// Chance to win that it costs.
    lost: f64,
    /// Whether it was what the judge found best.
    best: bool,
    /// How long it took, in milliseconds.
    ms: f64,
}

pub fn run(args: &Args) -> Result<bool, Box<dyn Error>> {
    let bots = args.bots.iter().map(|name| Ok(thinker(name)?.1)).collect::<Result<Vec<_>, Box<dyn Error>>>()?;
    let (_, judge) = thinker(&args.judge)?;
    let plan = args.contest.plan()?;
    let asked = threads::each(args.contest.threads, args.contest.games, |game| {
        let (mut questions, mut choices) = (0, Vec::new());
        plan.watch(game, |table, _, _| {
            let Some(seen) = Seen::of(table).filter(|seen| seen.options.len() > 1) else { return };
            questions += 1;
            if questions % args.every == 0 {
                let dice = game << 32 | u64::from(questions);
                choices.extend(compare(table.setup(), &seen, judge, &bots, dice));
            }
        });
        choices
    });
    let asked: Vec<Vec<Choice>> = asked.into_iter().flatten().collect();
    let all = args.bots.iter().enumerate().map(|(n, bot)| {
        let mean = |of: fn(&Choice) -> f64| {
            Difference::of_means(&asked.iter().map(|choices| of(&choices[n])).collect::<Vec<_>>())
        };
        Mistakes {
            bot: bot.clone(),
            questions: asked.len(),
            lost: mean(|choice| choice.lost),
            best: mean(|choice| f64::from(choice.best)).difference,
            mean_ms: mean(|choice| choice.ms).difference,
        }
    });
    let all: Vec<Mistakes> = all.collect();
    if args.json {
        say!("{}", serde_json::to_string_pretty(&all)?);
        return Ok(true);
    }
    say!("{} questions, judged by {}", asked.len(), args.judge);
    for Mistakes { bot, lost, best, mean_ms, .. } in &all {
        let [mean, low, high] = [lost.difference, lost.low, lost.high].map(|part| 100.0 * part);
        say_part!("{bot:<32} loses {mean:.2} % a choice ({low:.2} to {high:.2}), ");
        say!("takes the best {:.1} % of the time, {mean_ms:.1} ms", 100.0 * best);
    }
    Ok(true)
}

/// Asks the bots one question, and the judge twice with other dice: what it finds best by chance the one time does not count for
/// much with the other. `None` where there is nothing to think about.
fn compare(setup: &Setup, seen: &Seen, judge: Style, bots: &[Style], dice: u64) -> Option<Vec<Choice>> {
    let thinks = |style: Style, salt: u64| {
        let bot = Bot::new(Strength::default(), dice ^ salt << 48).with_style(style);
        let mut search = bot.consider(setup, seen.clone());
        search.think(search.wanted());
        search
    };
    let verdicts = [1, 2].map(|salt| thinks(judge, salt).judged());
    let worth: Vec<(u32, f64)> = verdicts[0].iter().zip(&verdicts[1]).map(|(one, other)| pool(one, other)).collect();
    let known = || worth.iter().filter(|(tries, _)| *tries >= ENOUGH).map(|(_, chance)| *chance);
    let (best, worst) = (known().reduce(f64::max)?, known().reduce(f64::min)?);
    let answer = |style: &Style| {
        let start = Instant::now();
        let index = thinks(*style, 3).best();
        let ms = 1_000.0 * start.elapsed().as_secs_f64();
        let chance = worth.get(index).filter(|(tries, _)| *tries >= ENOUGH).map_or(worst, |(_, chance)| *chance);
        Choice { lost: best - chance, best: chance >= best, ms }
    };
    Some(bots.iter().map(answer).collect())
}

/// What two searches found of an option: how often they tried it, and the chance to win that followed.
fn pool(one: &Judged, other: &Judged) -> (u32, f64) {
    let tries = one.tries + other.tries;
    let sum = [one, other].map(|judged| f64::from(judged.tries) * f64::from(judged.chance)).iter().sum::<f64>();
    (tries, sum / f64::from(tries.max(1)))
}
