//! The pool of a draft as packed numbers: each faction by its number in the registry, its class, its figures, and what was
//! dealt beside it.

use super::code::{Code, Misfit};
use super::table;
use crate::play::{Dealt, MOST_BESIDE, SeatSetup};
use crate::shelf::Shelf;

/// The set-up cards that were dealt, in their order.
pub type Pool = Vec<Dealt>;

/// Codes a pool of so many cards.
///
/// # Errors
/// If a faction is not on the shelf, or a card beside it is none of its own.
pub fn pool(code: &mut impl Code, shelf: &Shelf, known: &Pool, cards: usize) -> Result<Pool, Misfit> {
    let mut pool = Pool::new();
    for n in 0..cards {
        let known = known.get(n);
        let number = code.small(known.map_or(0, |card| card.seat.faction.number))?;
        let on_shelf = shelf.factions.iter().copied().find(|faction| faction.number == number);
        let faction = known.map(|card| card.seat.faction).or(on_shelf).ok_or(Misfit)?;
        let mut seat = SeatSetup::new(faction);
        if let Some(known) = known {
            seat.figures = known.seat.figures;
        }
        table::figures_of(code, &mut seat)?;
        let is_usual = known.is_none_or(|card| card.militant == faction.militant);
        let militant = faction.militant == code.flag(is_usual)?;
        let chosen = known.map_or(faction.reach, |card| card.reach);
        let reach = if code.flag(chosen != faction.reach)? { code.small(chosen)? } else { faction.reach };
        let names = faction.beside.as_ref().map_or(0, |beside| beside.names.len());
        let dealt = known.map_or(0, |card| card.seat.beside.len());
        for n in 0..if names > 0 { code.which(dealt, MOST_BESIDE + 1)? } else { 0 } {
            let number = known.map_or(0, |card| card.seat.beside[n]);
            seat.beside.push(code.byte(number, names)?);
        }
        pool.push(Dealt { seat, militant, reach });
    }
    Ok(pool)
}
