//! A table that passes the check stays valid whatever is chosen, and what is written of it opens as itself.

mod outside;

use std::panic::{AssertUnwindSafe, catch_unwind};

#[test]
#[ignore]
fn hunt() {
    let cases: u64 = std::env::var("CASES").ok().and_then(|n| n.parse().ok()).unwrap_or(20_000);
    let from: u64 = std::env::var("FROM").ok().and_then(|n| n.parse().ok()).unwrap_or(0);
    std::panic::set_hook(Box::new(|info| {
        let text = info.to_string();
        let mut lines = text.lines();
        eprintln!(
            "PANIC {} | {}",
            lines.next().unwrap_or(""),
            lines.next().unwrap_or("").chars().take(160).collect::<String>()
        );
        if std::env::var("FULL").is_ok() {
            eprintln!("{text}");
        }
    }));
    let mut passed = 0;
    for case in from..from + cases {
        let mut state = (case + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let bytes: Vec<u8> = (0..240)
            .map(|_| {
                state ^= state << 13;
                state ^= state >> 7;
                state ^= state << 17;
                state.to_le_bytes()[5]
            })
            .collect();
        match catch_unwind(AssertUnwindSafe(|| outside::choices(&bytes))) {
            Ok(true) => passed += 1,
            Ok(false) => {}
            Err(_) => eprintln!("CASE {case}"),
        }
    }
    eprintln!("{passed} of {cases} passed the check");
}

#[test]
#[ignore]
fn look() {
    use thicket::notation::links;
    use thicket::notation::position;
    let case: u64 = std::env::var("FROM").unwrap().parse().unwrap();
    let mut state = (case + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let bytes: Vec<u8> = (0..240)
        .map(|_| {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            state.to_le_bytes()[5]
        })
        .collect();
    let mut bytes = outside::Bytes::new(&bytes);
    let (setup, table) = outside::some_table(&mut bytes);
    let mut game = thicket::game::Game::resume_at(thicket::game::Pace::Patient, setup, table, Vec::new());
    let start = links::open(&links::game(&game).unwrap()).unwrap().game;
    for n in 0..80 {
        let Some(decision) = game.decision() else { break };
        let prompt = decision.ask.prompt;
        let pick = bytes.below(decision.options.len());
        let before = position::write(&game);
        game.choose(pick).unwrap();
        if links::open(&links::game(&game).unwrap()).is_err() {
            println!("{n} {prompt} {pick}\n{before}\n=>\n{}", position::write(&game));
            let mut other = start.clone();
            for choice in game.choices() {
                other.choose(choice.index.into()).unwrap();
            }
            println!("OTHER\n{}", position::write(&other));
            let a = game.table().canonical(game.setup().deck.copies);
            let b = other.table().canonical(game.setup().deck.copies);
            println!(
                "{:?}",
                bytemuck::bytes_of(&a)
                    .iter()
                    .zip(bytemuck::bytes_of(&b))
                    .enumerate()
                    .filter(|(_, (a, b))| a != b)
                    .collect::<Vec<_>>()
            );
            return;
        }
    }
}
