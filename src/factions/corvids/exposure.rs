//! CC-13.2.4 Exposure: an enemy shows a card and says what a face-down plot beside it is.

use super::{Board, EXPOSE, FACES, GUESS, PLOT, SHOW, plots};
use crate::clause;
use crate::decision::{Ask, Menu, Opt, Reason, Refusal, Ruling};
use crate::event::{Event, Value};
use crate::law::{cards, removal};
use crate::play::{Cause, Loss, Play, Position};
use crate::terms::{Clearing, Seat};

/// Nothing of the guesser is there.
static NOTHING_BESIDE_IT: Reason = Reason { key: "nothing-beside-plot", values: &["clearing"] };

/// Whether an enemy is to be asked at all: it stands beside a face-down plot and holds cards. Everybody can see that.
pub(super) fn is_open_to(at: Position, me: Seat, guest: Seat) -> bool {
    at.are_enemies(me, guest)
        && !at.hand(guest).is_empty()
        && plots::face_down(at, me).iter().any(|clearing| may_name(at, me, guest, clearing).is_ok())
}

/// Lists the clearings where the current player could guess.
pub(super) fn offer(at: Position, me: Seat, menu: &mut Menu) {
    let guest = at.table.current();
    if !at.are_enemies(me, guest) {
        return;
    }
    for clearing in plots::face_down(at, me).iter() {
        menu.test(Opt::at(EXPOSE, clearing), may_expose(at, me, guest, clearing));
    }
}

/// A piece of the guesser's own beside the plot, which it could remove.
fn may_name(at: Position, me: Seat, guest: Seat, clearing: Clearing) -> Result<(), Refusal> {
    if !at.present(guest, clearing) {
        return Err(Refusal::with(&NOTHING_BESIDE_IT, clause!("CC-13.2.4"), &[clearing.0]));
    }
    removal::may_remove(at, &plot_in(me, guest, clearing))
}

fn may_expose(at: Position, me: Seat, guest: Seat, clearing: Clearing) -> Result<(), Refusal> {
    may_name(at, me, guest, clearing)?;
    if at.any_matches(at.hand(guest), clearing) {
        return Ok(());
    }
    Err(Refusal::with(&cards::NO_MATCHING_CARD, clause!("CC-13.2.4"), &[clearing.0]))
}

const fn plot_in(me: Seat, by: Seat, clearing: Clearing) -> Loss {
    Loss { by: Some(by), owner: me, kind: PLOT, count: 1, clearing, cause: Cause::Effect, instead: false }
}

/// The guess is open to all, the card to the two of them (CC-E16). Any of the four may be named.
pub(super) fn expose(play: &mut Play, me: Seat, option: Opt) -> Ruling {
    let clause = clause!("CC-13.2.4");
    let guest = play.current();
    let clearing = option.clearing(0);
    let place = plots::ask_which(play, me, guest, (clearing, 0), clause)?;
    let guess = play.choose(Ask::open(guest, clause, "guess-plot"), |_, menu| {
        FACES.into_iter().for_each(|face| menu.offer(Opt::piece(GUESS, me, face)));
    })?;
    let shown = play.choose(Ask::secret(guest, clause, "show-card"), |at, menu| {
        let hand = at.hand(guest);
        at.matching(hand, clearing).for_each(|card| menu.offer(Opt::card(SHOW, card)));
    })?;
    let (named, card) = (guess.piece_at(0).1, shown.card_at(0));
    let is_right = plots::hidden(play.position(), me, clearing).nth(place) == Some(named);
    let answer = if is_right { "right" } else { "wrong" };
    play.table.reveals = play.table.reveals.wrapping_add(1);
    play.tell(|| {
        let guess = Event::new("guessed", clause).seat(guest).clearing(clearing).piece(me, named);
        guess.with("answer", Value::Key(answer))
    });
    if !is_right {
        plots::note_wrong(play, me, named, clearing);
        cards::give(play, guest, me, card, clause);
        return Ok(());
    }
    cards::show(play, guest, me, card, clause);
    plots::put_first(play, me, clearing, place);
    play.board::<Board>(me).named = 1;
    // Nothing comes of a plot that was found out: a raid does not go off.
    removal::remove_and(play, &[plot_in(me, guest, clearing)], clause, |play| {
        plots::take_loose(play, me);
        Ok(())
    })
}
