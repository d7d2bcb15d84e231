//! The draft (LAW-10.2): what is dealt, who picks when, and which cards of the hand are kept.

use super::cards;
use super::verbs::{PICK, PUT_BACK};
use crate::clause;
use crate::decision::{Ask, Opt, Reason, Refusal, Ruling};
use crate::event::{Event, Value};
use crate::play::{Dealt, Draftable, Faction, MOST_BESIDE, Play, Position, Setup, SetupError};
use crate::table::{Stage, Table};
use crate::terms::{MAX_SEATS, Seat};

/// Cards of the starting hand that are kept (LAW-10.1j).
const KEPT: usize = 3;

/// The card waits until a militant is picked.
static LOCKED: Reason = Reason { key: "locked-card", values: &[] };
/// Somebody else has picked the card.
static TAKEN: Reason = Reason { key: "taken-card", values: &[] };
/// The faction cannot sit with those that were picked.
static NO_ROOM: Reason = Reason { key: "no-room-for-faction", values: &[] };

/// The least total reach that is advised for so many players (LAW-9.1a); from 17 up any mix is open to bold groups
/// (LAW-9.1b).
#[must_use]
pub const fn advised_reach(players: usize) -> u8 {
    match players {
        0..=2 => 17,
        3 => 18,
        4 => 21,
        5 => 25,
        _ => 28,
    }
}

/// The reach that these factions have together, each with its own at this table (LAW-9.1c): of a faction that is there twice the second counts less.
#[must_use]
pub fn total_reach(factions: &[(&Faction, u8)]) -> u8 {
    let of = |(n, (faction, reach)): (usize, &(&Faction, u8))| {
        let is_second = factions[..n].iter().any(|(other, _)| other.number == faction.number);
        if is_second { faction.second_reach } else { *reach }
    };
    factions.iter().enumerate().map(of).fold(0, u8::saturating_add)
}

/// Deals the pool of a draft from what a table has agreed on (LAW-10.2b): one militant, then of all that is left one for
/// each player. With two players and without `insurgents`, insurgents are not dealt (LAW-10.2c).
///
/// The deal follows from the seed of the game and is a stream of its own, so that nothing else depends on what was agreed on.
///
/// # Errors
/// If too few factions, or no militant at all, are left to deal.
pub fn deal(among: &[Draftable], seats: usize, insurgents: bool, seed: u64) -> Result<Vec<Dealt>, SetupError> {
    if !(2..=MAX_SEATS).contains(&seats) {
        return Err(SetupError::Seats(seats));
    }
    let mut chance = Table::empty(seed ^ 0x6472_6166_7420_706f);
    let mut left: Vec<&Draftable> = among.iter().filter(|card| card.militant || insurgents || seats > 2).collect();
    let needed = seats + 1;
    if left.len() < needed {
        return Err(SetupError::PoolTooSmall { have: left.len(), needed });
    }
    for (n, card) in left.iter().enumerate() {
        let faction = card.seat.faction;
        if let Some(other) = left[..n].iter().map(|card| card.seat.faction).find(|other| faction.never_with(other)) {
            return Err(SetupError::NeverTogether(other.key, faction.key));
        }
        let earlier = left[..n].iter().filter(|other| other.seat.faction.number == faction.number).count();
        match (earlier, faction.twin) {
            (0, _) | (1, Some(_)) => {}
            (_, None) => return Err(SetupError::Twice(faction.key)),
            (_, Some(_)) => return Err(SetupError::Thrice(faction.key)),
        }
    }
    let mut pool: Vec<Dealt> = Vec::new();
    for n in 0..needed {
        // The first is one of the militants, the others are of all that is left.
        let stack: Vec<usize> = (0..left.len()).filter(|place| n > 0 || left[*place].militant).collect();
        let place = chance.random_below(u32::try_from(stack.len()).unwrap_or(1)) as usize;
        let card = left.remove(*stack.get(place).ok_or(SetupError::NoMilitant)?);
        let mut seat = card.seat.clone();
        if let Some(beside) = &seat.faction.beside {
            let taken = |number: &u8| {
                let same = pool.iter().filter(|other| other.seat.faction.number == card.seat.faction.number);
                same.flat_map(|other| &other.seat.beside).any(|other| other == number)
            };
            let all = 0..u8::try_from(beside.names.len()).unwrap_or(u8::MAX);
            let mut stack: Vec<u8> = all.filter(|number| !taken(number)).collect();
            for _ in 0..beside.count.min(stack.len()).min(MOST_BESIDE) {
                let place = chance.random_below(u32::try_from(stack.len()).unwrap_or(1));
                seat.beside.push(stack.remove(place as usize));
            }
        }
        pool.push(Dealt { seat, militant: card.militant, reach: card.reach });
    }
    Ok(pool)
}

/// Tells what lies in the pool (LAW-10.2b to LAW-10.2f).
pub(super) fn open_pool(play: &mut Play) {
    for (place, card) in play.setup.pool().iter().enumerate() {
        let key = play.setup.pool_key(place);
        play.tell(|| Event::new("dealt-faction", clause!("LAW-10.2b")).with("faction", Value::Key(key)));
        let Some(beside) = &card.seat.faction.beside else { continue };
        for name in card.seat.beside.iter().filter_map(|number| beside.names.get(usize::from(*number))) {
            play.tell(|| {
                let event = Event::new("dealt-beside", beside.clause).with("faction", Value::Key(key));
                event.with("card", Value::Key(name))
            });
        }
    }
    if let Some(place) = play.setup.locked() {
        let key = play.setup.pool_key(place);
        play.tell(|| Event::new("locked-faction", clause!("LAW-10.2d")).with("faction", Value::Key(key)));
    }
}

/// A seat picks one of the set-up cards that are left (LAW-10.2g). Its faction is there as soon as the unit is over.
pub(super) fn pick(play: &mut Play, me: Seat) -> Ruling {
    play.table.turn.seat = me.0;
    let chosen = play.choose(Ask::open(me, clause!("LAW-10.2g"), "pick-faction"), |at, menu| {
        for place in 0..at.setup.pool().len() {
            menu.test(Opt::count(PICK, number(place)), may_pick(at, me, place));
        }
    })?;
    let place = chosen.operand(0);
    let key = play.setup.pool_key(usize::from(place));
    play.table.boards[me.index()][0] = place + 1;
    play.tell(|| Event::new("picked-faction", clause!("LAW-10.2g")).seat(me).with("faction", Value::Key(key)));
    Ok(())
}

fn number(place: usize) -> u8 {
    u8::try_from(place).unwrap_or(u8::MAX)
}

/// Whether a seat may pick the card in this place of the pool.
///
/// # Errors
/// `taken-card`, `locked-card`, `no-room-for-faction`.
pub fn may_pick(at: Position, me: Seat, place: usize) -> Result<(), Refusal> {
    if at.setup.taken_by(place).is_some() {
        return Err(Refusal::new(&TAKEN, clause!("LAW-10.2g")));
    }
    if at.setup.locked() == Some(place) {
        return Err(Refusal::new(&LOCKED, clause!("LAW-10.2d")));
    }
    if at.setup.with_pick(me, place).is_err() {
        return Err(Refusal::new(&NO_ROOM, clause!("LAW-10.2g")));
    }
    Ok(())
}

/// The setup after the pick that this table holds, with the pieces of the faction in supply and its cards at hand; nothing
/// if nobody has picked. Whoever runs units asks this after each of them while a table is set up.
#[inline]
#[must_use]
pub fn seat_pick(setup: &Setup, table: &mut Table) -> Option<Setup> {
    if table.turn.stage() == Stage::Setup && !setup.pool().is_empty() { seat_next_pick(setup, table) } else { None }
}

fn seat_next_pick(setup: &Setup, table: &mut Table) -> Option<Setup> {
    let picks = setup.seats().filter(|seat| setup.faction(*seat).is_undecided());
    let (seat, card) = picks.map(|seat| (seat, table.boards[seat.index()][0])).find(|(_, card)| *card > 0)?;
    let new = setup.with_pick(seat, usize::from(card) - 1).ok()?;
    table.boards[seat.index()][0] = 0;
    for kind in new.faction(seat).kinds() {
        table.supply[seat.index()][kind.index()] = new.seats[seat.index()].piece_count(kind);
    }
    // Piles lie in the order of those who keep them.
    let before = table.piles;
    for (number, pile) in new.piles.iter().enumerate() {
        let old = setup.piles.iter().position(|old| old.owner == pile.owner && old.info.key == pile.info.key);
        table.piles[number] = old.map(|old| before[old]).unwrap_or_default();
    }
    // Its cards come into the deck when it sets up.
    for card in new.added_cards().without(setup.added_cards()).iter() {
        table.removed_cards.insert(card);
    }
    Some(new)
}

/// The cards that the faction of a seat has brought are shuffled into the deck; with two players no dominance card is.
pub(super) fn add_cards(play: &mut Play, me: Seat) {
    if play.setup.faction(me).adds_cards.is_empty() {
        return;
    }
    let mut added = play.setup.added_cards();
    if play.setup.seats.len() == 2 {
        added = added.without(play.setup.deck.dominance);
    }
    for card in added.and(play.table.removed_cards).iter() {
        play.table.removed_cards.remove(card);
        play.table.put_on_deck(card);
    }
    cards::shuffle(play);
}

/// A seat puts back what it does not keep, face down on the deck; nobody else sees which cards these are (LAW-10.1j).
pub(super) fn put_back(play: &mut Play, me: Seat) -> Ruling {
    play.table.turn.seat = me.0;
    let clause = clause!("LAW-10.1j");
    while play.table.hand(me).len() > KEPT {
        let chosen = play.choose(Ask::secret(me, clause, "put-back"), |at, menu| {
            at.distinct(at.hand(me)).for_each(|card| menu.offer(Opt::card(PUT_BACK, card)));
        })?;
        let card = chosen.card_at(0);
        play.table.hands[me.index()].remove(card);
        play.table.put_on_deck(card);
        play.tell(|| Event::new("put-back", clause).seat(me).hidden_card(card, &[me]));
    }
    Ok(())
}
