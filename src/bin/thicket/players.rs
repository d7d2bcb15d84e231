//! Players by name, and weights of their own from a file: `ranger+weights=FILE`.

use std::collections::BTreeMap;
use std::error::Error;
use std::fs;
use std::sync::{LazyLock, Mutex, PoisonError};

use thicket::bots::contest::{Manner, Player};
use thicket::bots::{Style, Weights, Which};

/// What has been read, by file: players are plain values, so weights stay until the command ends.
static READ: LazyLock<Mutex<BTreeMap<(String, Which), &'static Weights>>> = LazyLock::new(Mutex::default);

/// Reads a player. A file is one that `thicket weigh --json` has written: `+weights=FILE` judges by what was found there,
/// `+before=FILE` by what it says bots had before.
pub fn player(text: &str) -> Result<Player, Box<dyn Error>> {
    let mut weights = None;
    let mut others = Vec::new();
    for part in text.trim().split('+') {
        match part.split_once('=') {
            Some(("weights", file)) => weights = Some(read(file, Which::Found)?),
            Some(("before", file)) => weights = Some(read(file, Which::Before)?),
            _ => others.push(part),
        }
    }
    let mut player: Player = others.join("+").parse()?;
    match &mut player.manner {
        Manner::Bot(style) => style.weights = weights,
        _ if weights.is_some() => return Err(format!("{} judges nothing", player.name).into()),
        _ => {}
    }
    text.trim().clone_into(&mut player.name);
    Ok(player)
}

/// Reads a player that thinks: its name, and how.
pub fn thinker(text: &str) -> Result<(String, Style), Box<dyn Error>> {
    let player = player(text)?;
    match player.manner {
        Manner::Bot(style) => Ok((player.name, style)),
        _ => Err(format!("{} does not think", player.name).into()),
    }
}

fn read(file: &str, which: Which) -> Result<&'static Weights, Box<dyn Error>> {
    let mut read = READ.lock().unwrap_or_else(PoisonError::into_inner);
    let key = (file.to_owned(), which);
    if let Some(weights) = read.get(&key) {
        return Ok(weights);
    }
    let text = fs::read_to_string(file).map_err(|error| format!("{file} cannot be read: {error}"))?;
    let weights = Weights::read(&text, which).map_err(|error| format!("{file} holds no weights: {error}"))?;
    let weights: &'static Weights = Box::leak(Box::new(weights));
    read.insert(key, weights);
    Ok(weights)
}
