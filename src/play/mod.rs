//! Play: what a rule sees while it runs.
//!
//! [`Position`] is a table together with its setup, to look at; [`Play`] is the same to act on, with somebody who
//! answers questions and a log. The types here are the joint between the base law, the factions and the cards: they say
//! what can be asked of a faction or a card, and contain no rule.

mod acts;
mod battle;
pub mod board;
mod card;
mod draft;
mod faction;
mod ground;
pub mod hooks;
mod landmark;
mod limits;
mod map;
mod means;
mod moves;
mod pieces;
mod pile;
mod setup;
mod tactics;
mod voices;

pub use acts::{Cause, Flip, Flow, Loss, Losses, Placing, Purpose, Removed, Rise, Swap, Transit, Verdict};
pub use battle::{
    Battle, BattleMoment, BattleRules, COINS, Coins, Diversion, Divert, HitSharing, HitTarget, Loan, MOST_LOANS,
    Marked, Need, Side,
};
pub use board::{Heap, Holds, Kept, Mark, Part, Prints, Room, Row, Shown, Shows, Track, covered, heap, slot, valued};
pub use card::{CardFace, CardKind, Cost, Deck, Effect};
pub use draft::{Beside, Dealt, Draftable, MOST_BESIDE, Procedure, Suits};
pub use faction::{Action, Annex, Crafting, FIGURE_BYTES, Faction, FigureInfo, Orders, StandingQuestion, Step};
pub use hooks::{
    Activation, Aftermath, Ambushing, Arrival, BattleEffect, Claim, DiscardClaim, DominanceUse, Draw, Edge, Fare, Harm,
    Hooks, ItemOrigin, Joining, Lending, Moment, Offer, OnCraft, Opinion, Passage, Payment, QUESTIONS, Question,
    Reserve, RuleClaim, RuleShare, Secrets, Service, SetUp, Stock, Taking, Timed, Toll, Usage, Weighing, Whose,
};
pub use landmark::{Landmark, Site};
pub use limits::AMBUSH_MARK;
pub use map::{ClearingInfo, ForestInfo, Map, OwnLandmark, PathKind};
pub use means::{Mean, Means};
pub use moves::{Going, Moves, Route, Trip, Waivers, Way};
pub use pieces::{PieceInfo, Pieces};
pub use pile::{OwnCard, Pile, PileInfo, Sight, Viewers};
pub use setup::{Script, SeatSetup, Setup, SetupError};
pub use tactics::{Assault, Fit, Measures, TRAITS, Tactics, Trait};
pub use voices::{Answers, Heard, MOST_ANSWERS, MOST_EFFECTS, MOST_VOICES, Voices};

use bytemuck::Pod;

use crate::clause::Clause;
use crate::decision::{Ask, Menu, Opt, Ruling};
use crate::event::{Event, Value};
use crate::table::{BOARD_BYTES, Chance, Table};
use crate::terms::{Card, CardSet, Class, Clearing, ClearingSet, KINDS, Kind, Seat, SeatSet, Suit, SuitSet};

/// A table together with what it is played with, to look at.
#[derive(Clone, Copy, Debug)]
pub struct Position<'a> {
    /// What the game is played with.
    pub setup: &'a Setup,
    /// The table.
    pub table: &'a Table,
}

/// Whoever answers the questions of the rules.
pub trait Decide {
    /// Answers a question with one of the options that `offer` lists.
    ///
    /// # Errors
    /// [`Halt::Question`](crate::decision::Halt::Question) to suspend the rules: there is no answer yet.
    fn decide(&mut self, at: Position<'_>, ask: &Ask, offer: &dyn Choices) -> Ruling<Opt>;
}

/// What writes the options of a question to a menu. It is a trait of its own and no `dyn Fn`, because a `dyn Fn` can also be
/// called as what is used up by it, and so carries each list of options twice.
pub trait Choices {
    /// Lists the options.
    fn list(&self, at: Position<'_>, menu: &mut Menu);
}

impl<F: Fn(Position<'_>, &mut Menu)> Choices for F {
    fn list(&self, at: Position<'_>, menu: &mut Menu) {
        self(at, menu);
    }
}

/// A game while its rules run.
pub struct Play<'a> {
    /// What the game is played with.
    pub setup: &'a Setup,
    /// The table.
    pub table: &'a mut Table,
    decider: &'a mut dyn Decide,
    log: Option<&'a mut Vec<Event>>,
    since: Option<Chance>,
    certain_events: usize,
}

impl<'a> Position<'a> {
    /// The seats in turn order.
    #[must_use]
    pub fn seats(self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        self.setup.seats()
    }

    /// The other seats in turn order.
    pub fn others(self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        self.setup.seats().filter(move |other| *other != seat)
    }

    /// Whether two seats are enemies: other players that are not in a coalition with each other (LAW-2.1e).
    #[must_use]
    pub fn are_enemies(self, one: Seat, other: Seat) -> bool {
        let joined = |seat: Seat, to: Seat| self.table.partner_of(seat) == Some(to);
        one != other && !joined(one, other) && !joined(other, one)
    }

    /// Whether a battle between these two seats is going on: from its declaration to the end of the last effect at its end
    /// (LAW-7.2y).
    #[must_use]
    pub const fn are_fighting(self, one: Seat, other: Seat) -> bool {
        let [attacker, defender] = self.table.turn.fighting;
        let (one, other) = (one.0 + 1, other.0 + 1);
        (attacker == one && defender == other) || (attacker == other && defender == one)
    }

    /// The enemies of a seat in turn order.
    pub fn enemies(self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        self.enemy_seats(seat).iter()
    }

    fn enemy_seats(self, seat: Seat) -> SeatSet {
        self.seats().filter(|other| self.are_enemies(seat, *other)).collect()
    }

    /// The other seats that have a piece in a clearing that this seat can see.
    #[must_use]
    pub fn met(self, seat: Seat, clearing: Clearing) -> SeatSet {
        self.others(seat).filter(|other| self.visible(*other, clearing)).collect()
    }

    /// Whether another seat has a piece in a clearing that this seat can see.
    #[must_use]
    pub fn meets_another(self, seat: Seat, clearing: Clearing) -> bool {
        self.others(seat).any(|other| self.visible(other, clearing))
    }

    /// Whether an enemy has a piece in a clearing that this seat can see.
    #[must_use]
    pub fn meets_enemy(self, seat: Seat, clearing: Clearing) -> bool {
        self.enemies(seat).any(|enemy| self.visible(enemy, clearing))
    }

    /// The faction of a seat.
    #[must_use]
    pub fn faction(self, seat: Seat) -> &'static Faction {
        self.setup.faction(seat)
    }

    /// What is printed of a kind of piece.
    #[must_use]
    pub fn piece(self, seat: Seat, kind: Kind) -> &'static PieceInfo {
        self.faction(seat).piece(kind)
    }

    /// The face of a card.
    #[must_use]
    pub fn face(self, card: Card) -> &'static CardFace {
        self.setup.deck.face(card)
    }

    /// Cards of a set without further copies of the same card.
    pub fn distinct(self, cards: CardSet) -> impl Iterator<Item = Card> + use<> {
        self.without_copies(cards).iter()
    }

    /// The first copy of each card of a set.
    fn without_copies(self, cards: CardSet) -> CardSet {
        let mut last = u8::MAX;
        let mut found = CardSet::EMPTY;
        for card in cards.iter() {
            let first = self.setup.deck.copies[usize::from(card.0)];
            if first != last {
                found.insert(card);
            }
            last = first;
        }
        found
    }

    /// Whether two cards are copies of the same card.
    #[must_use]
    pub fn is_copy(self, one: Card, other: Card) -> bool {
        let copies = self.setup.deck.copies;
        copies.get(usize::from(one.0)) == copies.get(usize::from(other.0))
    }

    /// Cards of a set that can stand for this suit where their holder chooses (LAW-2.4d), without further copies.
    pub fn serving(self, cards: CardSet, suit: Suit) -> impl Iterator<Item = Card> + use<> {
        self.distinct(cards.and(self.setup.deck.serving(suit)))
    }

    /// Whether one of these cards can stand for this suit where its holder chooses (LAW-2.4d).
    #[must_use]
    pub fn any_serves(self, cards: CardSet, suit: Suit) -> bool {
        !cards.and(self.setup.deck.serving(suit)).is_empty()
    }

    /// The suits of a clearing (LAW-3c): those of the table, and what voices make of them.
    #[inline]
    #[must_use]
    pub fn suits(self, clearing: Clearing) -> SuitSet {
        let Some(dealt) = self.table.suits.get(clearing.index()) else { return SuitSet::EMPTY };
        if self.is_answered(hooks::SUITS) { self.changed_suits(clearing, *dealt) } else { *dealt }
    }

    #[cold]
    fn changed_suits(self, clearing: Clearing, dealt: SuitSet) -> SuitSet {
        self.ask(hooks::SUITS).fold(dealt, |suits, (me, change)| change(self, me, clearing, suits))
    }

    /// The clearings of this suit.
    #[must_use]
    pub fn of_suit(self, suit: Suit) -> ClearingSet {
        self.clearings().iter().filter(|clearing| self.suits(*clearing).has(suit)).collect()
    }

    /// Cards of a set that match a clearing where their holder chooses (LAW-2.4d), without further copies.
    pub fn matching(self, cards: CardSet, clearing: Clearing) -> impl Iterator<Item = Card> + use<> {
        self.distinct(cards.and(self.setup.deck.serving_any(self.suits(clearing))))
    }

    /// Whether one of these cards matches a clearing where its holder chooses (LAW-2.4d).
    #[must_use]
    pub fn any_matches(self, cards: CardSet, clearing: Clearing) -> bool {
        !cards.and(self.setup.deck.serving_any(self.suits(clearing))).is_empty()
    }

    /// The clearings that one of these cards matches where its holder chooses (LAW-2.4d).
    #[must_use]
    pub fn matched(self, cards: CardSet) -> ClearingSet {
        if cards.is_empty() {
            return ClearingSet::EMPTY;
        }
        let serves = |suit: &Suit| self.any_serves(cards, *suit);
        self.clearings_of(Suit::ALL.into_iter().filter(serves).fold(SuitSet::EMPTY, SuitSet::with))
    }

    /// The clearings of one of these suits.
    #[must_use]
    pub fn clearings_of(self, suits: SuitSet) -> ClearingSet {
        self.clearings().iter().filter(|clearing| !self.suits(*clearing).and(suits).is_empty()).collect()
    }

    /// The cards in a hand.
    #[inline]
    #[must_use]
    pub const fn hand(self, seat: Seat) -> CardSet {
        self.table.hand(seat)
    }

    /// How many pieces of this kind lie in the supply of a seat (LAW-2.2d).
    #[inline]
    #[must_use]
    pub const fn in_supply(self, seat: Seat, kind: Kind) -> u8 {
        self.table.in_supply(seat, kind)
    }

    /// The supply of a seat: how many of each kind (LAW-2.2d).
    #[inline]
    #[must_use]
    pub const fn supply(self, seat: Seat) -> [u8; KINDS] {
        self.table.supply[seat.index()]
    }

    /// How many pieces of this kind stand in a clearing.
    #[must_use]
    pub const fn count(self, seat: Seat, clearing: Clearing, kind: Kind) -> u8 {
        self.table.count(seat, clearing, kind)
    }

    /// How many pieces of this class a seat has in a clearing.
    #[must_use]
    pub fn count_class(self, seat: Seat, clearing: Clearing, class: Class) -> u8 {
        self.faction(seat).pieces.of_class(&self.table.pieces[seat.index()][clearing.index()], class)
    }

    /// How many warriors a seat has in a clearing.
    #[must_use]
    pub fn warriors(self, seat: Seat, clearing: Clearing) -> u8 {
        self.count_class(seat, clearing, Class::Warrior)
    }

    /// Whether a seat has a warrior or pawn in a clearing.
    #[inline]
    #[must_use]
    pub fn has_figure(self, seat: Seat, clearing: Clearing) -> bool {
        self.faction(seat).pieces.has_figure(&self.table.pieces[seat.index()][clearing.index()])
    }

    /// The clearings where a seat has warriors or pawns, the one beside the map among them.
    #[must_use]
    pub fn with_figures(self, seat: Seat) -> ClearingSet {
        let bits = self.faction(seat).pieces.with_figures(&self.table.pieces[seat.index()]);
        ClearingSet(bits).and(self.all_clearings())
    }

    /// How many pieces a seat has in a clearing that score for whoever removes them: buildings and tokens that others can see
    /// (LAW-4.1a).
    #[must_use]
    pub fn prizes(self, seat: Seat, clearing: Clearing) -> u8 {
        self.faction(seat).pieces.prizes(&self.table.pieces[seat.index()][clearing.index()])
    }

    /// Whether a seat has a piece in a clearing that exists for other players.
    #[must_use]
    pub fn visible(self, seat: Seat, clearing: Clearing) -> bool {
        self.faction(seat).pieces.visible(&self.table.pieces[seat.index()][clearing.index()])
    }

    /// Whether a seat has any piece in a clearing, those included that only it can see.
    #[must_use]
    pub fn present(self, seat: Seat, clearing: Clearing) -> bool {
        self.table.pieces[seat.index()][clearing.index()] != [0; KINDS]
    }

    /// The clearings among these where a seat has any piece, those included that only it can see.
    #[must_use]
    pub fn present_among(self, seat: Seat, clearings: ClearingSet) -> ClearingSet {
        let pieces = &self.table.pieces[seat.index()];
        // Without a branch: which clearings these are is hard to foretell.
        let there = |clearing: Clearing| u16::from(pieces[clearing.index()] != [0; KINDS]) << clearing.index();
        ClearingSet(clearings.iter().fold(0, |bits, clearing| bits | there(clearing)))
    }

    /// The board of a seat, in the type its faction gives it.
    ///
    /// # Panics
    /// At compile time, if the type is larger than a board or needs more than byte alignment.
    #[must_use]
    pub fn board<B: Pod>(self, seat: Seat) -> &'a B {
        const { assert!(size_of::<B>() <= BOARD_BYTES && align_of::<B>() == 1) };
        bytemuck::from_bytes(&self.table.boards[seat.index()][..size_of::<B>()])
    }

    /// The figures of a seat, in the type its faction gives them.
    ///
    /// # Panics
    /// At compile time, if the type is larger than the figures or needs more than byte alignment.
    #[must_use]
    pub fn figures<F: Pod>(self, seat: Seat) -> &'a F {
        const { assert!(size_of::<F>() <= FIGURE_BYTES && align_of::<F>() == 1) };
        bytemuck::from_bytes(&self.setup.seats[seat.index()].figures[..size_of::<F>()])
    }
}

impl<'a> Play<'a> {
    /// A game about to run rules on this table. Events go to the log, if there is one.
    pub fn new(
        setup: &'a Setup,
        table: &'a mut Table,
        decider: &'a mut dyn Decide,
        log: Option<&'a mut Vec<Event>>,
    ) -> Self {
        Self { setup, table, decider, log, since: None, certain_events: 0 }
    }

    /// The same, and it notes how far the log goes before chance has a hand in the game again.
    #[must_use]
    pub const fn watching(mut self, since: Chance) -> Self {
        self.since = Some(since);
        self
    }

    /// How far the log goes before chance, or the opening of something hidden, since the moment that is watched.
    #[must_use]
    pub const fn certain_events(&self) -> usize {
        self.certain_events
    }

    /// The position, to look at.
    #[must_use]
    pub fn position(&self) -> Position<'_> {
        Position { setup: self.setup, table: self.table }
    }

    /// Whose turn it is.
    #[must_use]
    pub const fn current(&self) -> Seat {
        self.table.current()
    }

    /// Asks a question. The rule goes on with the answer; without one it suspends here. What depends on a hand that
    /// everybody sees is no secret: it is asked only where there is something to choose.
    ///
    /// `offer` lists what may be answered; it must offer something.
    ///
    /// # Errors
    /// [`Halt::Question`](crate::decision::Halt::Question) while the question has no answer.
    pub fn choose(&mut self, ask: Ask, offer: impl Fn(Position<'_>, &mut Menu)) -> Ruling<Opt> {
        self.decide_as_held(ask, &offer)
    }

    /// Hands a question on as the hand of its seat is held: if everybody sees that, it is no secret.
    fn decide_as_held(&mut self, ask: Ask, offer: &dyn Choices) -> Ruling<Opt> {
        self.decide(Ask { secret: ask.secret && !self.setup.faction(ask.seat).open_hand, ..ask }, offer)
    }

    /// The same for a question that shows hidden things beside a hand, if it is secret: what lies under a ruin, what a piece
    /// is. It stays secret even where the hand is open.
    ///
    /// # Errors
    /// As [`Play::choose`].
    pub fn choose_unseen(&mut self, ask: Ask, offer: impl Fn(Position<'_>, &mut Menu)) -> Ruling<Opt> {
        self.decide(ask, &offer)
    }

    /// Hands a question on. Each of the many questions has a list of its own; this is written once for all.
    fn decide(&mut self, ask: Ask, offer: &dyn Choices) -> Ruling<Opt> {
        let at = Position { setup: self.setup, table: self.table };
        self.decider.decide(at, &ask, offer)
    }

    /// Whether anybody wants to know what happens.
    #[must_use]
    pub const fn is_told(&self) -> bool {
        self.log.is_some()
    }

    /// Notes what happened.
    #[inline]
    pub fn tell(&mut self, event: impl FnOnce() -> Event) {
        if self.log.is_some() {
            self.note(event);
        }
    }

    /// Notes what happened to a seat, or what it did. The values are there before it is known whether anybody listens: that
    /// is well for what happens once in a while, and short to write.
    #[inline(never)]
    pub fn tell_of(&mut self, seat: Seat, name: &'static str, clause: Clause, values: &[(&'static str, Value)]) {
        self.tell(|| {
            let mut event = Event::new(name, clause).seat(seat);
            for (key, value) in values {
                event = event.with(key, *value);
            }
            event
        });
    }

    /// Where many games are played nobody listens: what makes an event stays out of the way of the rules.
    #[cold]
    fn note(&mut self, event: impl FnOnce() -> Event) {
        self.keep(event());
    }

    /// Puts an event into the log.
    #[inline(never)]
    fn keep(&mut self, event: Event) {
        if let Some(log) = &mut self.log {
            log.push(event);
            if self.since == Some(self.table.chance()) {
                self.certain_events = log.len();
            }
        }
    }

    /// The board of a seat to change, in the type its faction gives it.
    ///
    /// # Panics
    /// At compile time, if the type is larger than a board or needs more than byte alignment.
    pub fn board<B: Pod>(&mut self, seat: Seat) -> &mut B {
        const { assert!(size_of::<B>() <= BOARD_BYTES && align_of::<B>() == 1) };
        bytemuck::from_bytes_mut(&mut self.table.boards[seat.index()][..size_of::<B>()])
    }

    /// Rolls the two battle dice, each 0 to 3 (LAW-7.2i).
    pub fn roll(&mut self) -> [u8; 2] {
        let told = self.setup.script.rolls.get(usize::from(self.table.rolls));
        self.table.rolls = self.table.rolls.wrapping_add(1);
        let random = self.table.next_random();
        told.copied().unwrap_or([(random & 3) as u8, ((random >> 2) & 3) as u8])
    }

    /// Picks a card at random, without anybody looking; `None` from an empty set. A take without a name among those that
    /// are told is left to chance, and used up.
    pub fn random_card(&mut self, cards: CardSet) -> Option<Card> {
        #[expect(clippy::cast_possible_truncation, reason = "a set has at most 64 cards")]
        let rank = self.table.random_below(cards.len() as u32);
        let deck = self.setup.deck;
        let told = self.told(|key| cards.iter().find(|card| deck.face(*card).key == key));
        let next = self.setup.script.takes.get(usize::from(self.table.takes));
        if told.is_none() && next.is_none_or(String::is_empty) {
            self.table.takes = self.table.takes.wrapping_add(1);
        }
        told.or_else(|| cards.nth(rank as usize))
    }

    /// Picks one of these at random: which of them, by its place; 0 from nothing. `key` names them, for whoever tells
    /// beforehand what is taken.
    pub fn random_of<T: Copy>(&mut self, of: &[T], key: impl Fn(T) -> &'static str) -> usize {
        self.random_named(of.len(), &|place| key(of[place]))
    }

    /// The same of so many things with names.
    fn random_named(&mut self, count: usize, name_of: &dyn Fn(usize) -> &'static str) -> usize {
        let rank = self.table.random_below(u32::try_from(count).unwrap_or(u32::MAX));
        let told = self.told(|name| (0..count).find(|place| name_of(*place) == name));
        told.unwrap_or(rank as usize)
    }

    /// Rolls a die with the three suits of clearings on it, each as likely as the others. Everybody sees it.
    pub fn roll_suit(&mut self, seat: Seat, clause: Clause) -> Suit {
        let suit = Suit::OF_CLEARINGS[self.random_of(&Suit::OF_CLEARINGS, Suit::key)];
        self.tell(|| Event::new("rolled-suit", clause).seat(seat).with("suit", Value::Suit(suit)));
        suit
    }

    /// What the next random take is told to be. If that is told and found among what can be taken, it is used up; what is
    /// told of something else waits for a take that it fits.
    pub(crate) fn told<T>(&mut self, find: impl FnOnce(&str) -> Option<T>) -> Option<T> {
        let told = find(self.setup.script.takes.get(usize::from(self.table.takes))?)?;
        self.table.takes = self.table.takes.wrapping_add(1);
        Some(told)
    }
}

impl std::fmt::Debug for Play<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Play").field("turn", &self.table.turn).finish_non_exhaustive()
    }
}
