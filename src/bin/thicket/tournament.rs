//! `thicket tournament`: how strong players are against each other.

use std::error::Error;

use indicatif::{ProgressBar, ProgressStyle};
use thicket::bots::contest::{Plan, Report, Share, Tally};
use thicket::notation::keys::option_key;
use thicket::notation::position;

use crate::contest::ContestArgs;
use crate::out::{say, say_part};
use crate::threads;

#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    contest: ContestArgs,
    /// Show one game instead, choice by choice with its reason: its number, the first is 0.
    #[arg(long, value_name = "GAME")]
    show: Option<u64>,
    /// With --show: print the position at the start of each turn as well, as text.
    #[arg(long, requires = "show")]
    positions: bool,
    /// Print the result as JSON.
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args) -> Result<bool, Box<dyn Error>> {
    let plan = args.contest.plan()?;
    if let Some(game) = args.show {
        show(&plan, game, args.positions);
        return Ok(true);
    }
    let bar = ProgressBar::new(args.contest.games);
    if let Ok(style) = ProgressStyle::with_template("{bar:40} {pos}/{len} games, {eta} left") {
        bar.set_style(style);
    }
    let tallies = threads::gather(args.contest.threads, args.contest.games, |mine: &mut Tally, game| {
        mine.add(&plan.play(game));
        bar.inc(1);
    });
    bar.finish_and_clear();
    let mut all = Tally::default();
    tallies.into_iter().for_each(|tally| all.join(tally));
    let report = all.report();
    if args.json {
        say!("{}", serde_json::to_string_pretty(&report)?);
    } else {
        print(&report);
    }
    Ok(true)
}

/// Prints a game: a line for each turn and each choice, and the positions that turns start from if they are wanted.
fn show(plan: &Plan, number: u64, positions: bool) {
    let mut turn = (0, u8::MAX);
    let record = plan.watch(number, |game, index, reason| {
        let (setup, table) = (game.setup(), game.table());
        let now = (table.turn.round, table.turn.seat);
        if now != turn {
            turn = now;
            let scores: Vec<String> = setup
                .seats()
                .map(|seat| format!("{} {}", setup.faction(seat).code, table.scores[seat.index()]))
                .collect();
            let code = setup.faction(table.current()).code;
            say!("\nround {} {code}   ({})", now.0, scores.join(", "));
            if positions {
                position::write(game).lines().for_each(|line| say!("    {line}"));
            }
        }
        let Some(decision) = game.decision() else { return };
        let seat = decision.ask.seat;
        let key = |index: usize| {
            decision.options.get(index).map_or_else(String::new, |option| option_key(setup, seat, *option))
        };
        if decision.options.len() < 2 {
            return;
        }
        let code = setup.faction(seat).code;
        let clause = decision.ask.clause;
        say_part!("  {code:<4}{:<12} {:<32}", clause.id(), key(index));
        if let Some(reason) = reason {
            let judged = reason
                .options
                .iter()
                .map(|judged| format!("{} {:.0} % in {}", key(judged.index), 100.0 * judged.chance, judged.tries));
            let judged: Vec<String> = judged.collect();
            let grounds: Vec<String> =
                reason.grounds.iter().map(|ground| format!("{} {}", ground.key, ground.margin)).collect();
            say_part!(" {}  [{}]", grounds.join(", "), judged.join("; "));
        }
        say!();
    });
    let winners: Vec<&str> = record.winners.iter().map(|seat| record.factions[usize::from(*seat)].as_str()).collect();
    match winners[..] {
        [] => say!("\nnobody has won, points {:?}", record.points),
        [winner] => say!("\n{winner} wins, points {:?}", record.points),
        _ => say!("\n{} win together, points {:?}", winners.join(" and "), record.points),
    }
}

pub fn print(report: &Report) {
    say!(
        "{} games: {} by dominance, {} unfinished; rounds: half of the games had at most {}, nine of ten at most {}",
        report.games,
        report.by_dominance,
        report.unfinished,
        report.median_rounds,
        report.long_rounds
    );
    say!("won by players:");
    report.players.iter().for_each(|(name, share)| line(name, share, ""));
    say!("won by factions:");
    for (name, share) in &report.factions {
        line(name, share, &format!("   {:.1} points on average", report.points[name]));
    }
    for (player, factions) in &report.players_with {
        say!("won by {player} with:");
        factions.iter().for_each(|(name, share)| line(name, share, ""));
    }
}

fn line(name: &str, share: &Share, more: &str) {
    let [share_of, low, high] = [share.share, share.low, share.high].map(|part| 100.0 * part);
    say!("  {name:<20} {:>6} of {:<6} {share_of:>5.1} %  ({low:.1} to {high:.1}){more}", share.wins, share.games);
}
