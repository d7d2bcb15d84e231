//! What a player that is asked knows: all that a bot gets.
//!
//! The rules run in units, and a question can come up in the middle of one. So what a player knows is more than a
//! [`View`]: it is the view at the start of the unit, and what has been plain to see since - answers, rolls, cards drawn
//! and shown. From that, search makes whole tables on which the unit can run again from its start to the same question.

use crate::decision::{Ask, Operand, Opt, Verb};
use crate::event::{Event, Value};
use crate::game::Game;
use crate::notation::keys::operands;
use crate::play::{Position, Script, Setup};
use crate::table::Table;
use crate::terms::{Card, CardSet, Seat};
use crate::view::{Known, View};

/// An open question as the seat that is asked sees it, with all that it knows of the game.
///
/// It is made of views and of events that are open to the seat. The game it was taken from cannot be reached through it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seen {
    /// What is asked. `ask.seat` is the seat that knows this.
    pub ask: Ask,
    /// The legal answers.
    pub options: Vec<Opt>,
    /// The table as it stands, as the seat sees it.
    pub now: View,
    before: View,
    given: Vec<Given>,
    known: Known,
    script: Script,
}

/// An answer given since the start of the unit, as far as the seat has seen it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Given {
    /// An answer that is plain to see.
    Plain(Opt),
    /// An answer with this verb that names a card the seat has not seen, or a piece it cannot tell from others.
    Hidden(Verb),
}

impl Seen {
    /// What the seat knows that is asked now; `None` once the game is over.
    #[must_use]
    pub fn of(game: &Game) -> Option<Self> {
        let decision = game.decision()?;
        let (setup, seat) = (game.setup(), decision.ask.seat);
        let (checkpoint, answers) = game.checkpoint();
        let before = View::of(Position { setup, table: checkpoint }, Some(seat));
        let mut now = View::of(game.position(), Some(seat));
        // How much of a script is used up is no knowledge, and an imagined table has another script.
        now.table.takes = before.table.takes;
        let unseen = now.unseen_cards(setup);
        let mut seen = Self {
            ask: decision.ask,
            options: decision.options.clone(),
            now,
            before,
            given: answers.iter().map(|answer| given(setup, *answer, seat, unseen)).collect(),
            known: Known::default(),
            script: Script::default(),
        };
        seen.listen(setup, game.unit_log());
        Some(seen)
    }

    /// Whose knowledge it is.
    #[must_use]
    pub const fn seat(&self) -> Seat {
        self.ask.seat
    }

    /// The position as the seat sees it.
    #[must_use]
    pub const fn position<'a>(&'a self, setup: &'a Setup) -> Position<'a> {
        self.now.position(setup)
    }

    /// A whole table for the start of the unit that fits what the seat knows; hidden cards and items are dealt anew.
    /// With the setup of [`Seen::setup`] and the answers given in the unit it nearly always comes to the same question.
    #[must_use]
    pub fn imagine(&self, setup: &Setup, seed: u64) -> Table {
        self.before.imagine_with(setup, &self.known, seed)
    }

    /// The answers given since the start of the unit.
    pub(super) fn given(&self) -> &[Given] {
        &self.given
    }

    /// The setup for imagined tables: rolls and random takes of this unit that the seat has seen fall the same way
    /// again. What the script of a lesson or scenario would still tell is left out; nobody at the table knows it.
    #[must_use]
    pub fn setup(&self, setup: &Setup) -> Setup {
        Setup { script: self.script.clone(), ..setup.clone() }
    }

    /// Takes from the events of the unit what the seat could see: where cards came from, and how dice fell.
    fn listen(&mut self, setup: &Setup, events: &[Event]) {
        let table = &mut self.before.table;
        self.script.rolls = vec![[0; 2]; usize::from(table.rolls)];
        self.script.takes = vec![String::new(); usize::from(table.takes)];
        if events.iter().any(|event| event.name == "reshuffled") {
            // The deck ran out within the unit. It comes to the same if the discard pile lay under it from the start.
            self.known.deck = std::mem::take(&mut table.discard);
            for (n, _) in setup.piles.iter().enumerate().filter(|(_, pile)| pile.info.reshuffled) {
                self.known.deck = self.known.deck.or(std::mem::take(&mut table.piles[n]));
                self.before.pile_sizes[n] = 0;
            }
            table.depart(self.known.deck);
        }
        let hidden = self.before.unseen_cards(setup);
        let mut drawn = CardSet::EMPTY;
        for event in events {
            let card = match event.get("card") {
                Some(Value::Card(card)) => Some(card),
                Some(Value::Hidden(card, seats)) if seats & (1 << self.ask.seat.0) != 0 => Some(card),
                _ => None,
            };
            match event.name {
                "rolled" => self.script.rolls.extend(rolled(event)),
                "rolled-suit" => self.script.takes.extend(rolled_suit(event)),
                "drew" => {
                    card.into_iter().for_each(|card| drawn.insert(card));
                    // There is room: a unit draws no more cards than there are.
                    let _ = self.known.top.try_push(card.filter(|card| hidden.has(*card)));
                }
                "took" => {
                    self.script.takes.push(card.map_or_else(String::new, |card| setup.deck.face(card).key.to_owned()));
                    self.held(setup, hidden.without(drawn), card, event);
                }
                _ => self.held(setup, hidden.without(drawn), card, event),
            }
            if let (Some(Value::Clearing(ruin)), Some(Value::Item(item))) = (event.get("clearing"), event.get("item")) {
                // There is room: eight items lie under ruins at most.
                let _ = self.known.items.try_push((ruin, item));
            }
        }
    }

    /// Notes that a card, hidden before the unit, was in the hand or pile of the seat it came from.
    fn held(&mut self, setup: &Setup, hidden: CardSet, card: Option<Card>, event: &Event) {
        let holder = event.get("from").or_else(|| event.get("seat"));
        if let (Some(card), Some(Value::Seat(holder))) = (card, holder)
            && hidden.has(card)
            && !self.known.hands.iter().chain(&self.known.piles).any(|cards| cards.has(card))
        {
            let pile = match event.get("from-pile") {
                Some(Value::Key(key)) => setup.pile_named(holder, key),
                _ => None,
            };
            match pile {
                Some(pile) => self.known.piles[pile].insert(card),
                None if holder != self.ask.seat => self.known.hands[holder.index()].insert(card),
                None => {}
            }
        }
    }
}

/// The two dice of a roll; the order of dice does not matter to any rule.
fn rolled(event: &Event) -> Option<[u8; 2]> {
    let die = |name| match event.get(name) {
        Some(Value::Number(number)) => u8::try_from(number).ok(),
        _ => None,
    };
    Some([die("attacker")?, die("defender")?])
}

/// The suit on a die, by its name.
fn rolled_suit(event: &Event) -> Option<String> {
    match event.get("suit") {
        Some(Value::Suit(suit)) => Some(suit.key().to_owned()),
        _ => None,
    }
}

/// An answer as far as this seat sees it, which does not know where these cards are.
fn given(setup: &Setup, answer: Opt, viewer: Seat, unseen: CardSet) -> Given {
    let operands = operands(setup, answer.verb());
    let is_hidden = |(n, operand): (usize, &Operand)| match operand {
        Operand::Card => unseen.has(answer.card_at(n)),
        Operand::HiddenPiece => answer.piece_at(n).0 != viewer,
        _ => false,
    };
    if operands.iter().enumerate().any(is_hidden) { Given::Hidden(answer.verb()) } else { Given::Plain(answer) }
}

/// Whether an option fits what a seat has seen of an answer.
pub(super) fn fits(given: Given, option: Opt) -> bool {
    match given {
        Given::Plain(answer) => answer == option,
        Given::Hidden(verb) => option.verb() == verb,
    }
}
