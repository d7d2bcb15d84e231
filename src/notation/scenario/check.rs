//! Checking what a scenario expects against the table, and saying what is so instead.

use super::events::{EventPattern, describe};
use super::expect::{Check, ItemPlace, Mode, PiecePlace, Subject};
use super::say::{not_offered, question, refusals, why};
use crate::clause::Clause;
use crate::decision::{Opt, Refusal};
use crate::event::Event;
use crate::game::Game;
use crate::law::rule;
use crate::notation::keys::option_key;
use crate::notation::names::normal;
use crate::notation::patterns::Pattern;
use crate::notation::position::{Head, Pile, Place, board, cards_in, items_in, pieces_in};
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
                    Head::Score(seat) => table.scores[seat.index()].into(),
                    Head::ActionsUsed => table.turn.used.into(),
                    Head::Round => table.turn.round.into(),
                    Head::Rolls => table.rolls.into(),
                    Head::Takes => table.takes.into(),
                    Head::RandomUsed => table.randomness_used().into(),
                    Head::Corner(seat) => table.starts[seat.index()].into(),
                    Head::Landmark(n) => table.landmarks[usize::from(*n)].clearing.into(),
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
                let partner = table.partner[seat.index()].checked_sub(1).map(Seat);
                compare(expected, &partner, who)
            }
            Self::Turn(seat, place) => turn_holds(at, *seat, place),
            Self::Won(expected, joined) => {
                won_holds(game, *expected)?;
                let Some(joined) = joined else { return Ok(()) };
                let won = at.seats().filter(|seat| table.turn.has_won(*seat));
                let found = won.filter(|seat| expected.is_none_or(|(winner, _)| winner != *seat)).collect();
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

fn won_holds(game: &Game, expected: Option<(Seat, Option<Ending>)>) -> Result<(), String> {
    let words = |won: Option<(Seat, Option<Ending>)>| {
        let Some((seat, ending)) = won else { return "no winner yet".to_owned() };
        let by = match ending {
            None => "",
            Some(Ending::Points) => " by points",
            Some(Ending::Dominance) => " by dominance",
        };
        format!("{}{by}", game.setup().seat_key(seat))
    };
    let found = game.result();
    let same = match (expected, found) {
        (None, None) => true,
        (Some((seat, ending)), Some((winner, by))) => seat == winner && ending.is_none_or(|ending| ending == by),
        _ => false,
    };
    if same {
        return Ok(());
    }
    Err(format!("expected {}, found {}", words(expected), words(found.map(|(seat, ending)| (seat, Some(ending))))))
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
fn cards_of(at: Position, pile: Pile) -> Vec<Card> {
    let table = at.table;
    let set = match pile {
        Pile::Hand(seat) => table.hands[seat.index()],
        Pile::Crafted(seat) => table.crafted[seat.index()],
        Pile::Deck => return table.deck_cards().iter().rev().map(|card| Card(*card)).collect(),
        Pile::Discard => table.discard,
        Pile::Available => table.available,
        Pile::Removed => table.removed_cards,
        Pile::Resolving => table.resolving,
        Pile::Kept(n) => table.piles[n],
    };
    set.iter().collect()
}

fn cards_hold(at: Position, pile: Pile, mode: Mode, expected: &[Card]) -> Result<(), String> {
    let copies = |card: &Card| at.setup.deck.copies[usize::from(card.0)];
    let found = cards_of(at, pile);
    let mut left: Vec<u8> = found.iter().map(copies).collect();
    let fits = match (mode, pile) {
        (Mode::Is, Pile::Deck) => {
            left.iter().zip(expected.iter().map(copies)).all(|(a, b)| *a == b) && left.len() >= expected.len()
        }
        (Mode::Exactly, Pile::Deck) => left == expected.iter().map(copies).collect::<Vec<_>>(),
        (Mode::Lacks, _) => !expected.iter().map(copies).any(|card| left.contains(&card)),
        _ => {
            let all_there = expected
                .iter()
                .map(copies)
                .all(|card| left.iter().position(|other| *other == card).map(|n| left.swap_remove(n)).is_some());
            all_there && (mode == Mode::Has || left.is_empty())
        }
    };
    if fits {
        return Ok(());
    }
    let expected = cards_in(at.setup, expected.iter().copied());
    let words = match mode {
        Mode::Lacks => "none of ",
        Mode::Has => "at least ",
        Mode::Is | Mode::Exactly => "",
    };
    Err(format!("expected {words}{expected}, found {}", show(&cards_in(at.setup, found.into_iter()))))
}

fn items_hold(table: &Table, place: ItemPlace, mode: Mode, expected: &[(Item, u8)]) -> Result<(), String> {
    let found = match place {
        ItemPlace::Supply => table.item_supply,
        ItemPlace::Removed => table.removed_items,
        ItemPlace::Box(seat) => table.items[seat.index()],
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

fn turn_holds(at: Position, seat: Option<Seat>, place: &Place) -> Result<(), String> {
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
        Subject::Pile(pile) => view.table.piles[pile] == at.table.piles[pile],
        Subject::Deck => view.table.deck_cards() == at.table.deck_cards(),
        Subject::Ruins => view.table.ruin_items == at.table.ruin_items,
    };
    match (same, hidden) {
        (true, true) => Err("it is shown, or there is nothing to hide".to_owned()),
        (false, false) => Err("it is hidden".to_owned()),
        _ => Ok(()),
    }
}
