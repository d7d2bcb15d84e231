//! Cards of the Daylight: a warrior won over, and an item spent for a move or a battle.

use crate::clause;
use crate::decision::{Ask, Menu, Opt, Ruling, pack_piece};
use crate::decks::common::effect;
use crate::law::verbs::{ITEM, MOVE, REMOVE, USE};
use crate::law::{battle, cards, items, movement, placing, replacing};
use crate::play::{Cause, Effect, Hooks, Loss, Moment, Moves, Offer, Placing, Play, Position, Whose};
use crate::terms::{Class, Clearing, Item, Kind, Phase, Seat};

/// CARD-propaganda-bureau
pub static PROPAGANDA_BUREAU: Effect = effect(Hooks {
    offers: Some(&[Offer {
        moment: Moment::Between(&[Phase::Daylight]),
        turns: Whose::Own,
        when: |at, me| !at.hand(me).is_empty() && listed(|menu| offer_all(at, me, menu)),
        open_to: Some(|_, _, _| true),
        prompt: None,
        list: Some(|at, me, menu| {
            if listed(|menu| offer_payable(at, me, menu)) {
                menu.offer(Opt::plain(USE));
            }
        }),
        run: win_over,
    }]),
    ..Hooks::SILENT
});

/// Whether there is an option at all.
fn listed(list: impl Fn(&mut Menu)) -> bool {
    let mut menu = Menu::one_of(1);
    list(&mut menu);
    !menu.is_empty()
}

/// The two halves of winning a warrior over.
fn halves(at: Position, me: Seat, owner: Seat, kind: Kind, clearing: Clearing) -> Option<(Loss, Placing)> {
    let own = placing::recruit(at, me)?;
    let loss = Loss { by: Some(me), owner, kind, count: 1, clearing, cause: Cause::Replacing, instead: false };
    Some((loss, Placing { by: me, owner: me, kind: own, clearing }))
}

/// Lists the enemy warriors in a clearing that a warrior of one's own could replace.
fn offer_in(at: Position, me: Seat, clearing: Clearing, menu: &mut Menu) {
    let clause = clause!("CARD-propaganda-bureau");
    for owner in at.enemies(me) {
        for kind in at.faction(owner).kinds_of(Class::Warrior).iter() {
            let Some((loss, placing)) = halves(at, me, owner, kind, clearing) else { continue };
            if at.count(owner, clearing, kind) > 0 && replacing::may_replace(at, &loss, &placing, clause).is_ok() {
                menu.offer(Opt::of(REMOVE, clearing.0, pack_piece(owner, kind), 0));
            }
        }
    }
}

fn offer_all(at: Position, me: Seat, menu: &mut Menu) {
    at.clearings().iter().for_each(|clearing| offer_in(at, me, clearing, menu));
}

/// Those in clearings for which a card can be spent.
fn offer_payable(at: Position, me: Seat, menu: &mut Menu) {
    let is_payable = |clearing: &Clearing| !cards::payable(at, me, at.suits(*clearing)).is_empty();
    at.clearings().iter().filter(is_payable).for_each(|clearing| offer_in(at, me, clearing, menu));
}

fn win_over(play: &mut Play, me: Seat, _: Opt) -> Ruling {
    let clause = clause!("CARD-propaganda-bureau");
    let chosen = play.choose(Ask::secret(me, clause, "win-over"), |at, menu| offer_payable(at, me, menu))?;
    let (clearing, (owner, kind)) = (chosen.clearing(0), chosen.piece_at(1));
    let suits = play.position().suits(clearing);
    cards::ask_payment(play, me, suits, clause)?;
    let Some((loss, placing)) = halves(play.position(), me, owner, kind, clearing) else { return Ok(()) };
    replacing::replace(play, &loss, &placing, clause).map(|_| ())
}

/// CARD-league-of-adventurous-mice
pub static LEAGUE_OF_ADVENTUROUS_MICE: Effect = effect(Hooks {
    offers: Some(&[Offer {
        moment: Moment::Between(&[Phase::Daylight]),
        turns: Whose::Own,
        when: |at, me| ready_items(at, me).next().is_some() && listed(|menu| offer_ventures(at, me, menu)),
        open_to: None,
        prompt: None,
        list: None,
        run: venture,
    }]),
    turns_items: Some(()),
    ..Hooks::SILENT
});

/// Kinds of item that lie face up in the owner's box.
fn ready_items(at: Position<'_>, me: Seat) -> impl Iterator<Item = Item> {
    let ready = at.table.face_up(me);
    Item::ALL.into_iter().filter(move |item| ready[item.index()] > 0)
}

/// Lists the owner's moves and battles.
fn offer_ventures(at: Position, me: Seat, menu: &mut Menu) {
    movement::offer_moves(at, &Moves::of(me), MOVE, menu);
    battle::offer_battles(at, me, menu);
}

fn venture(play: &mut Play, me: Seat, _: Opt) -> Ruling {
    let clause = clause!("CARD-league-of-adventurous-mice");
    let item = play.choose(Ask::open(me, clause, "turn-item"), |at, menu| {
        ready_items(at, me).for_each(|item| menu.offer(Opt::item(ITEM, item)));
    })?;
    items::turn_down(play, me, item.item_at(0), clause);
    let chosen = play.choose(Ask::open(me, clause, "move-or-battle"), |at, menu| offer_ventures(at, me, menu))?;
    if chosen.verb() == MOVE {
        return movement::take_move(play, &Moves::of(me), chosen, clause).map(|_| ());
    }
    battle::fight(play, me, chosen, clause)
}
