//! Checking what a scenario expects against the table, and saying what is so instead.

use super::events::{EventPattern, describe};
use super::expect::{Check, ItemPlace, Mode, NamedCard, PiecePlace, Subject};
use super::say::{not_offered, question, refusals, why};
use crate::clause::Clause;
use crate::decision::{Opt, Refusal};
use crate::event::Event;
use crate::game::Game;
use crate::law::rule;
use crate::notation::keys::option_key;
use crate::notation::names::normal;
use crate::notation::patterns::Pattern;
use crate::notation::position::{CardPlace, LineHead, TurnPlace, board, cards_in, items_in, pieces_in};
use crate::play::Position;
use crate::table::{Ending, Stage, Table};
use crate::terms::{Card, ITEMS, Item, Kind, Seat, Suit};
use crate::view::View;

fn show(text: &str) -> &str {
    if text.is_empty() { "nothing" } else { text }
}

fn compare<T: PartialEq>(expected: &T, found: &T, words: impl Fn(&T) -> String) -> Result<(), String> {
    if expected == found { Ok(()) } else { Err(format!("expected {}, found {}", words(expected), words(found))) }
}

impl Check {
    /// Whether it is so now.
    ///
    /// # Errors
    /// What is so instead.
    pub fn holds(&self, game: &Game) -> Result<(), String> {
        let at = game.position();
        let (setup, table) = (at.setup, at.table);
        let who = |seat: &Option<Seat>| seat.map_or("nobody", |seat| setup.seat_key(seat)).to_owned();
        match self {
            Self::Pieces { .. } => self.pieces_hold(at),
            Self::Number(head, expected) => {
                let found = match head {
                    LineHead::Score(seat) => table.scores[seat.index()].into(),
                    LineHead::ActionsUsed => table.turn.used.into(),
                    LineHead::Round => table.turn.round.into(),
                    LineHead::Rolls => table.rolls.into(),
                    LineHead::Takes => table.takes.into(),
                    LineHead::RandomUsed => table.randomness_used().into(),
                    LineHead::Corner(seat) => table.starts[seat.index()].into(),
                    LineHead::Landmark(n) => table.landmarks[usize::from(*n)].clearing.into(),
                    _ => table.seed(),
                };
                compare(expected, &found, u64::to_string)
            }
            Self::Cards { pile, mode, cards } => cards_hold(at, *pile, *mode, cards),
            Self::CardCount(pile, expected) => {
                let found = cards_of(at, *pile);
                compare(expected, &(found.len() as u64), |count| format!("{count} cards"))
                    .map_err(|message| format!("{message}: {}", show(&cards_in(setup, found.iter().copied()))))
            }
            Self::Items { place, mode, items } => items_hold(table, *place, *mode, items),
            Self::Board { seat, kept, value } => {
                let found = board::write(at, *seat, kept);
                compare(value, &found, |value| {
                    value.as_deref().map_or("nothing (as at the start)", |value| value).to_owned()
                })
            }
            Self::Activated(expected) => {
                for (suit, expected) in Suit::ALL.into_iter().zip(expected) {
                    if let Some(expected) = expected {
                        let words = |count: &u8| format!("{count} {}", suit.key());
                        compare(expected, &table.activated.of(suit), words)?;
                    }
                }
                Ok(())
            }
            Self::Dominance(seat, expected) => {
                let face = |card: Option<Card>| card.map(|card| setup.deck.face(card).key);
                let found = table.dominance_of(*seat);
                compare(&face(*expected), &face(found), |card| card.as_deref().unwrap_or("nothing").to_owned())
            }
            Self::Ruler(clearing, expected) => compare(expected, &rule::ruler(at, *clearing), who),
            Self::Rules(seat, clearing, expected) => {
                let found = rule::rules(at, *seat, *clearing, crate::play::Purpose::Act);
                if found == *expected {
                    return Ok(());
                }
                Err(format!("clearing {} is ruled by {}", clearing.0, who(&rule::ruler(at, *clearing))))
            }
            Self::Ruins(expected) => compare(expected, &table.ruins, |set| {
                let numbers: Vec<String> = set.iter().map(|clearing| clearing.0.to_string()).collect();
                show(&numbers.join(", ")).to_owned()
            }),
            Self::Suits(clearing, expected) => compare(expected, &at.suits(*clearing), |suits| {
                show(&suits.iter().map(Suit::key).collect::<Vec<_>>().join(", ")).to_owned()
            }),
            Self::Partner(seat, expected) => {
                let partner = table.partner_of(*seat);
                compare(expected, &partner, who)
            }
            Self::Turn(seat, place) => turn_holds(at, *seat, place),
            Self::Won(expected, joined) => {
                won_holds(game, *expected)?;
                let Some(joined) = joined else { return Ok(()) };
                let found =
                    table.turn.winners().filter(|seat| expected.is_none_or(|(winner, _)| winner != *seat)).collect();
                compare(joined, &found, |seats| {
                    let names: Vec<&str> = seats.iter().map(|seat| setup.seat_key(*seat)).collect();
                    format!("with {}", if names.is_empty() { "nobody".to_owned() } else { names.join(", ") })
                })
            }
            Self::Decision { seat, clause, prompt } => decision_holds(game, *seat, *clause, prompt.as_deref()),
            Self::NoDecision => {
                if game.decision().is_none() {
                    Ok(())
                } else {
                    Err(question(game))
                }
            }
            Self::Offered(patterns) => patterns.iter().try_for_each(|pattern| offered_holds(game, pattern)),
            Self::NotOffered(patterns) => patterns.iter().try_for_each(|pattern| not_offered_holds(game, pattern)),
            Self::Refused { patterns, reason, values } => {
                patterns.iter().try_for_each(|pattern| refused_holds(game, pattern, reason, values))
            }
            Self::Options(patterns) => options_hold(game, patterns),
            Self::Event(pattern, count) => event_holds(game, pattern, *count),
            Self::Order(patterns) => order_holds(game, patterns),
            Self::View { viewer, subject, hidden } => view_holds(at, *viewer, *subject, *hidden),
        }
    }

    fn pieces_hold(&self, at: Position) -> Result<(), String> {
        let Self::Pieces { place, mode, pieces, without, empty } = self else { return Ok(()) };
        let count = |seat: Seat, kind: Kind| match place {
            PiecePlace::Map(place) => at.count_at(seat, *place, kind),
            PiecePlace::Supply(owner) if *owner == seat => at.table.supply[seat.index()][kind.index()],
            PiecePlace::Held(holder) if *holder == seat => at.table.on_card(seat, kind),
            PiecePlace::Held(holder) if kind == Kind(0) => at.table.held[seat.index()][holder.index()],
            PiecePlace::Supply(_) | PiecePlace::Held(_) => 0,
        };
        let all =
            |seat: Seat| pieces_in(at.setup, seat, at.faction(seat).kinds().map(|kind| (kind, count(seat, kind))));
        let everything = || at.seats().map(all).filter(|list| !list.is_empty()).collect::<Vec<_>>().join("; ");
        if *empty {
            let found = everything();
            return if found.is_empty() { Ok(()) } else { Err(format!("expected nothing, found {found}")) };
        }
        if let Some(seat) = without.iter().find(|seat| !all(**seat).is_empty()) {
            return Err(format!("expected no piece of {}, found {}", at.setup.seat_key(*seat), all(*seat)));
        }
        for piece in pieces {
            let found = count(piece.seat, piece.kind);
            let fits = match mode {
                Mode::Is | Mode::Exactly => found == piece.count,
                Mode::Has => found >= piece.count,
                Mode::Lacks => found == 0,
            };
            if !fits {
                let key = at.piece(piece.seat, piece.kind).key;
                let owner = at.setup.seat_key(piece.seat);
                let expected = if *mode == Mode::Lacks { 0 } else { piece.count };
                return Err(format!("expected {owner} {expected} {key}, found {}", show(&everything())));
            }
        }
        if *mode == Mode::Exactly {
            let named = |seat: Seat, kind: Kind| pieces.iter().any(|piece| piece.seat == seat && piece.kind == kind);
            for seat in at.seats() {
                if at.faction(seat).kinds().any(|kind| !named(seat, kind) && count(seat, kind) > 0) {
                    return Err(format!("expected exactly these pieces, found {}", everything()));
                }
            }
        }
        Ok(())
    }
}

/// Whether this seat is one of those who have won, and that is how. Several win where one has thrown in its lot with
/// another.
fn won_holds(game: &Game, expected: Option<(Seat, Option<Ending>)>) -> Result<(), String> {
    let setup = game.setup();
    let words = |who: &str, ending: Option<Ending>| match ending {
        None => who.to_owned(),
        Some(Ending::Points) => format!("{who} by points"),
        Some(Ending::Dominance) => format!("{who} by dominance"),
    };
    let turn = game.table().turn;
    let same = match (expected, turn.result()) {
        (None, None) => true,
        (Some((seat, ending)), Some((_, by))) => turn.has_won(seat) && ending.is_none_or(|ending| ending == by),
        _ => false,
    };
    if same {
        return Ok(());
    }
    let nobody = || "no winner yet".to_owned();
    let expected = expected.map_or_else(nobody, |(seat, ending)| words(setup.seat_key(seat), ending));
    let found = turn.result().map_or_else(nobody, |(_, by)| {
        let winners = turn.winners().map(|seat| setup.seat_key(seat));
        words(&winners.collect::<Vec<_>>().join(" and "), Some(by))
    });
    Err(format!("expected {expected}, found {found}"))
}

fn decision_holds(game: &Game, seat: Option<Seat>, clause: Option<Clause>, prompt: Option<&str>) -> Result<(), String> {
    let as_expected = game.decision().is_some_and(|decision| {
        seat.is_none_or(|seat| seat == decision.ask.seat)
            && clause.is_none_or(|clause| covers(clause.id(), decision.ask.clause))
            && prompt.is_none_or(|prompt| prompt == decision.ask.prompt)
    });
    if as_expected { Ok(()) } else { Err(question(game)) }
}

fn options_like(game: &Game, pattern: &Pattern) -> impl Iterator<Item = Opt> {
    let options = game.decision().map_or(&[][..], |decision| &decision.options);
    options.iter().copied().filter(|option| pattern.matches(game.setup(), *option))
}

fn offered_holds(game: &Game, pattern: &Pattern) -> Result<(), String> {
    if options_like(game, pattern).next().is_some() { Ok(()) } else { Err(not_offered(game, None, pattern)) }
}

fn not_offered_holds(game: &Game, pattern: &Pattern) -> Result<(), String> {
    let seat = game.decision().map_or(Seat(0), |decision| decision.ask.seat);
    match options_like(game, pattern).next() {
        Some(option) => Err(format!("\"{}\" is offered", option_key(game.setup(), seat, option))),
        None => Ok(()),
    }
}

fn order_holds(game: &Game, patterns: &[EventPattern]) -> Result<(), String> {
    let mut log = game.log().iter();
    patterns.iter().try_for_each(|pattern| {
        if log.any(|event| pattern.matches(game.setup(), event)) {
            return Ok(());
        }
        Err(format!("no event \"{pattern}\" in this order\n{}", told(game, &|_| true)))
    })
}

/// The cards of a pile; the deck from the top.
fn cards_of(at: Position, pile: CardPlace) -> Vec<Card> {
    let table = at.table;
    let set = match pile {
        CardPlace::Hand(seat) => table.hands[seat.index()],
        CardPlace::Crafted(seat) => table.crafted[seat.index()],
        CardPlace::Deck => return table.deck_cards().iter().rev().map(|card| Card(*card)).collect(),
        CardPlace::Discard => table.discard,
        CardPlace::Available => table.available,
        CardPlace::Removed => table.removed_cards,
        CardPlace::Resolving => table.resolving,
        CardPlace::Kept(n) => table.piles[n],
    };
    set.iter().collect()
}

fn cards_hold(at: Position, pile: CardPlace, mode: Mode, expected: &[NamedCard]) -> Result<(), String> {
    let copies = |card: &Card| at.setup.deck.copies[usize::from(card.0)];
    let used = |card: &Card| at.table.used_cards.has(*card);
    let meets = |found: &Card, named: &NamedCard| copies(found) == copies(&named.card) && (!named.used || used(found));
    let found = cards_of(at, pile);
    let begins_so =
        || found.len() >= expected.len() && found.iter().zip(expected).all(|(card, named)| meets(card, named));
    let fits = match (mode, pile) {
        (Mode::Is, CardPlace::Deck) => begins_so(),
        (Mode::Exactly, CardPlace::Deck) => found.len() == expected.len() && begins_so(),
        (Mode::Lacks, _) => !found.iter().any(|card| expected.iter().any(|named| meets(card, named))),
        _ => {
            let mut left = found.clone();
            let mut take = |named: &NamedCard| {
                left.iter().position(|card| meets(card, named)).map(|n| left.swap_remove(n)).is_some()
            };
            let all_there = expected.iter().all(&mut take);
            all_there && (mode == Mode::Has || left.is_empty())
        }
    };
    if fits {
        return Ok(());
    }
    let list = |cards: &mut dyn Iterator<Item = (Card, bool)>| {
        let words = cards.map(|(card, used)| format!("{}{}", at.face(card).key, if used { " (used)" } else { "" }));
        words.collect::<Vec<_>>().join(", ")
    };
    let expected = list(&mut expected.iter().map(|named| (named.card, named.used)));
    let found = list(&mut found.iter().map(|card| (*card, used(card))));
    let words = match mode {
        Mode::Lacks => "none of ",
        Mode::Has => "at least ",
        Mode::Is | Mode::Exactly => "",
    };
    Err(format!("expected {words}{expected}, found {}", show(&found)))
}

fn items_hold(table: &Table, place: ItemPlace, mode: Mode, expected: &[(Item, u8)]) -> Result<(), String> {
    let found = match place {
        ItemPlace::Supply => table.item_supply,
        ItemPlace::Removed => table.removed_items,
        ItemPlace::Box(seat) => table.face_up(seat),
        ItemPlace::FaceDown(seat) => table.face_down(seat),
        ItemPlace::Ruin(clearing) => {
            let mut items = [0; ITEMS];
            table.items_under(clearing).for_each(|item| items[item.index()] += 1);
            items
        }
    };
    let mut named = [None; ITEMS];
    for (item, count) in expected {
        *named[item.index()].get_or_insert(0u8) += count;
    }
    let whole = expected.is_empty() || mode == Mode::Exactly || matches!(place, ItemPlace::Ruin(_)) && mode == Mode::Is;
    let fits = found.iter().zip(named).all(|(found, named)| match (named, mode) {
        (Some(count), Mode::Is | Mode::Exactly) => *found == count,
        (Some(count), Mode::Has) => *found >= count,
        (Some(_), Mode::Lacks) => *found == 0,
        (None, _) => !whole || *found == 0,
    });
    if fits {
        return Ok(());
    }
    let expected: Vec<String> = expected.iter().map(|(item, count)| format!("{count} {}", item.key())).collect();
    let words = if mode == Mode::Lacks { "none of " } else { "" };
    Err(format!("expected {words}{}, found {}", show(&expected.join(", ")), show(&items_in(&found))))
}

fn turn_holds(at: Position, seat: Option<Seat>, place: &TurnPlace) -> Result<(), String> {
    let turn = at.table.turn;
    let same = match seat {
        None => turn.stage() == Stage::Setup,
        Some(seat) => {
            turn.stage() != Stage::Setup
                && at.table.current() == seat
                && place.phase.is_none_or(|phase| phase == turn.phase())
                && place.stage.is_none_or(|stage| stage == turn.stage())
                && place.step.is_none_or(|step| {
                    let step = crate::law::turn::present_place(at, seat, turn.phase(), step);
                    turn.stage() != Stage::Steps || step == turn.step
                })
        }
    };
    if same {
        return Ok(());
    }
    Err(format!("found {}", stand(at)))
}

/// Where a turn stands, in words.
fn stand(at: Position) -> String {
    let turn = at.table.turn;
    let key = at.setup.seat_key(at.table.current());
    if turn.stage() == Stage::Setup {
        return "setup".to_owned();
    }
    let steps = crate::law::turn::steps(at, at.table.current(), turn.phase());
    let step = match turn.stage() {
        Stage::Steps => steps.get(usize::from(turn.step)).map_or("after the last step", |step| step.key),
        Stage::Opening => "start",
        Stage::Closing => "end",
        Stage::Leaving => "over",
        Stage::Over | Stage::Setup => "game over",
    };
    format!("the turn of {key}, {} {step}", turn.phase().key())
}

/// Whether a clause is this one or lies under it; the numbered behaviours of a clause (`#2`) count as the clause.
fn covers(id: &str, clause: Clause) -> bool {
    let id = id.split('#').next().unwrap_or(id);
    let found = clause.id().split('#').next().unwrap_or_default();
    found.strip_prefix(id).is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
}

fn refused_holds(game: &Game, pattern: &Pattern, reason: &str, values: &[(String, i16)]) -> Result<(), String> {
    let found = refusals(game, pattern);
    let fits = |refusal: &Refusal| {
        let numbers = || refusal.reason.values.iter().zip(refusal.values);
        (refusal.reason.key == normal(reason)
            || Clause::find(reason).is_some_and(|clause| covers(clause.id(), refusal.clause)))
            && values
                .iter()
                .all(|(key, value)| numbers().any(|(name, number)| *name == key && i16::from(number) == *value))
    };
    if found.iter().any(|(_, refusal)| fits(refusal)) {
        return Ok(());
    }
    let known: Vec<String> = found.iter().take(6).map(|(key, refusal)| format!("{key}: {}", why(refusal))).collect();
    let known = if known.is_empty() { "no refusal is known for it".to_owned() } else { known.join("\n") };
    Err(format!("\"{}\" is not refused because of {reason}: {known}\n{}", pattern.text(), question(game)))
}

fn options_hold(game: &Game, patterns: &[Pattern]) -> Result<(), String> {
    let setup = game.setup();
    let options = game.decision().map_or(&[][..], |decision| &decision.options);
    if let Some(missing) = patterns.iter().find(|pattern| !options.iter().any(|option| pattern.matches(setup, *option)))
    {
        return Err(not_offered(game, None, missing));
    }
    let seat = game.decision().map_or(Seat(0), |decision| decision.ask.seat);
    let more: Vec<String> = options
        .iter()
        .filter(|option| !patterns.iter().any(|pattern| pattern.matches(setup, **option)))
        .map(|option| option_key(setup, seat, *option))
        .collect();
    if more.is_empty() { Ok(()) } else { Err(format!("offered as well: {}", more.join(", "))) }
}

fn event_holds(game: &Game, pattern: &EventPattern, count: Option<usize>) -> Result<(), String> {
    let found = game.log().iter().filter(|event| pattern.matches(game.setup(), event)).count();
    if count.map_or(found > 0, |count| count == found) {
        return Ok(());
    }
    let same = |event: &Event| event.name == pattern.name;
    let told = if game.log().iter().any(same) { told(game, &same) } else { told(game, &|_| true) };
    Err(format!("\"{pattern}\" has happened {found} times; told was:\n{told}"))
}

/// The last events that pass a test, one a line.
fn told(game: &Game, wanted: &dyn Fn(&Event) -> bool) -> String {
    let events: Vec<&Event> = game.log().iter().filter(|event| wanted(event)).collect();
    let last = events.len().saturating_sub(20);
    let lines: Vec<String> = events[last..].iter().map(|event| describe(game.setup(), event)).collect();
    if lines.is_empty() { "nothing".to_owned() } else { lines.join("\n") }
}

fn view_holds(at: Position, viewer: Seat, subject: Subject, hidden: bool) -> Result<(), String> {
    let view = View::of(at, Some(viewer));
    let same = match subject {
        Subject::Hand(seat) => view.table.hands[seat.index()] == at.table.hands[seat.index()],
        Subject::CardPlace(pile) => view.table.piles[pile] == at.table.piles[pile],
        Subject::Deck => view.table.deck_cards() == at.table.deck_cards(),
        Subject::Board(seat, kept) => {
            let seen = Position { setup: at.setup, table: &view.table };
            board::write(seen, seat, kept) == board::write(at, seat, kept)
        }
        Subject::Ruins => view.table.ruin_items == at.table.ruin_items,
    };
    match (same, hidden) {
        (true, true) => Err("it is shown, or there is nothing to hide".to_owned()),
        (false, false) => Err("it is hidden".to_owned()),
        _ => Ok(()),
    }
}
