//! Writing a position: what a table usually is goes without saying.

use super::{answers, board};
use crate::decision::Opt;
use crate::game::Game;
use crate::law::setup::{self, SetupPart};
use crate::notation::voices;
use crate::play::{Position, Procedure, SeatSetup, Setup, Suits};
use crate::table::{Activated, Ending, Stage, Table};
use crate::terms::{Card, CardSet, Clearing, ClearingSet, ITEMS, Item, Kind, Place, Seat, Suit, Voice, order_by_key};

/// The position of a game as text.
#[must_use]
pub fn write(game: &Game) -> String {
    let (checkpoint, answers) = game.checkpoint();
    write_parts(game.setup(), checkpoint, answers)
}

/// A position as text: what is played, the table at the start of the running unit, and the answers given since.
#[must_use]
pub fn write_parts(setup: &Setup, checkpoint: &Table, given: &[Opt]) -> String {
    let mut page = Page { at: Position { setup, table: checkpoint }, text: String::new() };
    page.setup();
    page.turn();
    page.seats();
    page.map();
    page.cards();
    page.items();
    page.randomness();
    if !given.is_empty() {
        page.line("answers", &answers::write(setup, checkpoint, given).join(", "));
    }
    page.text
}

struct Page<'a> {
    at: Position<'a>,
    text: String,
}

impl Page<'_> {
    fn line(&mut self, name: &str, value: &str) {
        self.text.push_str(name);
        self.text.push_str(": ");
        self.text.push_str(value);
        self.text.push('\n');
    }

    /// A line that goes without saying if its value is 0.
    fn counter(&mut self, name: &str, value: u64) {
        if value > 0 {
            self.line(name, &value.to_string());
        }
    }

    fn key(&self, seat: Seat) -> &'static str {
        self.at.setup.seat_key(seat)
    }

    fn setup(&mut self) {
        let setup = self.at.setup;
        self.line("map", setup.map.key);
        self.line("deck", setup.deck.key);
        let seats: Vec<&str> = setup.seats.iter().map(|seat| seat.faction.key).collect();
        self.line("seats", &seats.join(", "));
        self.procedure();
        for seat in setup.seats() {
            let key = self.key(seat);
            let seat = &setup.seats[seat.index()];
            for figure in seat.faction.figures {
                let values = seat.figure(figure.key);
                if values != figure.default {
                    let values: Vec<String> = values.iter().map(u8::to_string).collect();
                    self.line(&format!("{key} figure {}", figure.key), &values.join(" "));
                }
            }
        }
    }

    /// How the table is set up, while it is.
    fn procedure(&mut self) {
        let setup = self.at.setup;
        if self.at.table.turn.stage() != Stage::Setup {
            return;
        }
        match setup.procedure {
            Procedure::Standard => {}
            Procedure::Letters => self.line("setup", "letters"),
            Procedure::Cards => self.line("setup", "cards"),
            Procedure::Draft(_) => {
                let cards: Vec<String> = (0..setup.pool().len()).map(|place| pool_card(setup, place)).collect();
                self.line("pool", &cards.join(", "));
            }
        }
        match setup.suits {
            Suits::Usual => {}
            Suits::Pictured => self.line("suits", "pictured"),
            Suits::Dealt => self.line("suits", "dealt"),
        }
    }

    fn turn(&mut self) {
        let turn = self.at.table.turn;
        if turn.stage() != Stage::Setup {
            self.line("round", &turn.round.to_string());
        }
        let place = self.place();
        self.line("turn", &place);
        self.counter("actions used", turn.used.into());
        if turn.gap_closed == 1 {
            self.line("gap", "closed");
        }
        let effects = self.at.setup.voices.all().flat_map(|voice| (0u8..4).map(move |effect| (voice, effect)));
        let settled: Vec<String> = effects
            .filter(|(voice, effect)| turn.settled & self.at.mark(*voice, usize::from(*effect)) != 0)
            .map(|(voice, effect)| voices::effect_key(self.at.setup, voice, effect))
            .collect();
        if !settled.is_empty() {
            self.line("settled effects", &settled.join(", "));
        }
        if let Some((voice, effect)) = turn.running() {
            self.line("running effect", &voices::effect_key(self.at.setup, voice, effect));
        }
        if let Some((seat, ending)) = turn.result() {
            let by = match ending {
                Ending::Points => "points",
                Ending::Dominance => "dominance",
            };
            let joined = turn.winners().filter(|other| *other != seat);
            let joined: Vec<&str> = joined.map(|other| self.key(other)).collect();
            let with = if joined.is_empty() { String::new() } else { format!(" with {}", joined.join(", ")) };
            self.line("won", &format!("{} by {by}{with}", self.key(seat)));
        }
        for task in self.at.table.tasks[..usize::from(self.at.table.waiting)].iter().rev() {
            let owner = voices::voice_key(self.at.setup, Voice(task.owner));
            self.line("task", &format!("{owner} {} {} {}", task.id, task.a, task.b));
        }
    }

    /// Where in setup or in a turn the table stands.
    fn place(&self) -> String {
        let turn = self.at.table.turn;
        if turn.stage() == Stage::Setup {
            let part = match setup::parts(self.at).get(usize::from(turn.step)) {
                _ if turn.step == 0 => return "setup".to_owned(),
                None => "done",
                Some(SetupPart::Suits) => "suits",
                Some(SetupPart::Landmarks) => "landmarks",
                Some(SetupPart::Deal) => "deal",
                Some(SetupPart::Pool) => "pool",
                Some(SetupPart::Ruins) => "ruins",
                Some(SetupPart::Shuffle) => "shuffle",
                Some(SetupPart::Voice(voice)) => voices::voice_key(self.at.setup, *voice),
                Some(SetupPart::Faction(seat)) => self.key(*seat),
                Some(SetupPart::Pick(seat)) => return format!("setup pick {}", self.key(*seat)),
                Some(SetupPart::Cards(seat)) => return format!("setup cards {}", self.key(*seat)),
                Some(SetupPart::PutBack(seat)) => return format!("setup hand {}", self.key(*seat)),
            };
            return format!("setup {part}");
        }
        let seat = self.at.table.current();
        let steps = crate::law::turn::steps(self.at, seat, turn.phase());
        let place = match turn.stage() {
            Stage::Closing => " end".to_owned(),
            Stage::Leaving => " over".to_owned(),
            Stage::Steps => match (steps.get(usize::from(turn.step)), steps.last()) {
                (Some(step), _) => format!(" {}", step.key),
                (None, Some(last)) => format!(" after {}", last.key),
                (None, None) => " steps".to_owned(),
            },
            Stage::Setup | Stage::Opening | Stage::Over => String::new(),
        };
        format!("{} {}{place}", self.key(seat), turn.phase().key())
    }

    fn seats(&mut self) {
        let table = self.at.table;
        for seat in self.at.seats() {
            let key = self.key(seat);
            self.text.push('\n');
            if let Some(card) = table.dominance_of(seat) {
                let stays = if table.on_track(seat) { ", marker stays" } else { "" };
                self.line(&format!("{key} dominance"), &format!("{}{stays}", self.at.face(card).key));
            }
            if table.on_track(seat) {
                self.line(&format!("{key} score"), &table.scores[seat.index()].to_string());
            }
            self.pile(&format!("{key} hand"), table.hands[seat.index()]);
            self.piles_of(Voice::seat(seat));
            self.pile(&format!("{key} crafted"), table.crafted[seat.index()]);
            self.item_list(&format!("{key} items"), &table.face_up(seat));
            self.item_list(&format!("{key} face-down items"), &table.face_down(seat));
            // What lies in boxes is told with them.
            let boxed = self.at.boxed(seat).unwrap_or_default();
            let held: Vec<String> = self
                .at
                .others(seat)
                .map(|owner| {
                    (owner, Kind(0), table.held[owner.index()][seat.index()].saturating_sub(boxed[owner.index()]))
                })
                .chain(self.at.faction(seat).kinds().map(|kind| (seat, kind, table.on_card(seat, kind))))
                .filter(|(.., count)| *count > 0)
                .map(|(owner, kind, count)| pieces_in(self.at.setup, owner, [(kind, count)]))
                .collect();
            if !held.is_empty() {
                self.line(&format!("{key} holds"), &held.join("; "));
            }
            if table.starts[seat.index()] > 0 {
                let start = table.starts[seat.index()];
                let is_corner = self.at.setup.map.corners().has(Clearing(start));
                self.line(&format!("{key} {}", if is_corner { "corner" } else { "homeland" }), &start.to_string());
            }
            if let Some(partner) = table.partner_of(seat) {
                self.line(&format!("{key} partner"), self.key(partner));
            }
            for kept in self.at.faction(seat).kept() {
                if let Some(value) = board::write(self.at, seat, kept) {
                    self.line(&format!("{key} {}", kept.key), &value);
                }
            }
        }
    }

    /// The suits that are not the printed ones. A flooded clearing has its suits as well.
    fn suits(&mut self) {
        let printed = setup::printed_suits(self.at.setup.map);
        for clearing in self.at.setup.map.all().iter() {
            let suits = self.at.table.suits[clearing.index()];
            if suits != printed[clearing.index()] {
                let suits: Vec<&str> = suits.iter().map(Suit::key).collect();
                let suits = if suits.is_empty() { "none".to_owned() } else { suits.join(", ") };
                self.line(&format!("suits of {}", clearing.0), &suits);
            }
        }
    }

    fn landmarks(&mut self) {
        let setup = self.at.setup;
        for (number, (landmark, stands)) in setup.landmarks.iter().zip(&self.at.table.landmarks).enumerate() {
            let place = if stands.clearing == 0 { "nowhere".to_owned() } else { stands.clearing.to_string() };
            let by_card = if setup.by_card & (1 << number) != 0 { " by card" } else { "" };
            self.line(&format!("landmark {}", landmark.key), &format!("{place}{by_card}"));
            self.keeps(&format!("landmark {} keeps", landmark.key), &stands.bytes);
        }
    }

    /// What somebody keeps in mind: its bytes up to the last that is not 0.
    fn keeps(&mut self, name: &str, bytes: &[u8]) {
        if let Some(last) = bytes.iter().rposition(|byte| *byte > 0) {
            let bytes: Vec<String> = bytes[..=last].iter().map(u8::to_string).collect();
            self.line(name, &bytes.join(" "));
        }
    }

    fn map(&mut self) {
        let (setup, table) = (self.at.setup, self.at.table);
        self.text.push('\n');
        self.suits();
        self.keeps("map keeps", &table.ground);
        self.landmarks();
        if table.closed_paths != setup.map.closed_at_first() {
            let is_closed = |(number, _): &(u32, _)| table.closed_paths & (1 << number) != 0;
            let closed = (0u32..).zip(setup.map.paths()).filter(is_closed);
            let closed: Vec<String> = closed.map(|(_, (a, b))| format!("{}-{}", a.0, b.0)).collect();
            self.line("closed paths", &if closed.is_empty() { "none".to_owned() } else { closed.join(", ") });
        }
        if !table.flooded.is_empty() {
            self.line("flooded", &numbers(table.flooded));
        }
        for clearing in self.at.all_clearings().iter() {
            let name = voices::place_key(setup, clearing.into());
            self.pieces(&format!("clearing {name}"), clearing.into());
        }
        for forest in self.at.forests().iter() {
            self.pieces(&format!("forest {}", voices::forest_key(setup.map, forest)), forest);
        }
        if table.ruins.is_empty() {
            self.line("ruins", "none");
        } else {
            self.line("ruins", &numbers(table.ruins));
        }
        for ruin in table.ruins.iter() {
            let mut items = [0; ITEMS];
            table.items_under(ruin).for_each(|item| items[item.index()] += 1);
            self.item_list(&format!("ruin {}", ruin.0), &items);
        }
    }

    /// The pieces in a place, if there are any.
    fn pieces(&mut self, name: &str, place: Place) {
        let (setup, at) = (self.at.setup, self.at);
        let of =
            |seat| pieces_in(setup, seat, at.faction(seat).kinds().map(|kind| (kind, at.count_at(seat, place, kind))));
        let groups: Vec<String> = at.seats().map(of).filter(|group| !group.is_empty()).collect();
        if !groups.is_empty() {
            self.line(name, &groups.join("; "));
        }
    }

    fn cards(&mut self) {
        let table = self.at.table;
        self.text.push('\n');
        let deck = table.deck_cards().iter().rev().map(|card| self.card(Card(*card))).collect::<Vec<_>>();
        let deck = if deck.is_empty() { "none".to_owned() } else { deck.join(", ") };
        self.line("draw pile", &deck);
        self.pile("discard", table.discard);
        for voice in self.at.setup.voices.all().filter(|voice| voice.as_seat().is_none()) {
            self.piles_of(voice);
        }
        self.pile("available", table.available);
        self.pile("resolving", table.resolving);
        // Two players play without dominance cards (LAW-4.2l).
        let setup = self.at.setup;
        let usual = if setup.seats.len() == 2 { setup.deck.dominance } else { CardSet::EMPTY };
        self.pile("removed cards", table.removed_cards.without(usual));
        let by_suit = Activated::SUITS.into_iter().map(|suit| (table.activated.of(suit), suit.key().to_owned()));
        let by_clearing = setup.map.all().iter();
        let by_clearing =
            by_clearing.map(|clearing| (table.activated.at(clearing), format!("clearing {}", clearing.0)));
        let activated: Vec<String> = by_suit
            .chain(by_clearing)
            .filter(|(count, _)| *count > 0)
            .map(|(count, which)| format!("{count} {which}"))
            .collect();
        if !activated.is_empty() {
            self.line("activated", &activated.join(", "));
        }
    }

    fn items(&mut self) {
        let table = self.at.table;
        if table.item_supply == [0; ITEMS] {
            self.line("item supply", "none");
        }
        self.item_list("item supply", &table.item_supply);
        self.item_list("removed items", &table.removed_items);
    }

    fn randomness(&mut self) {
        let (setup, table) = (self.at.setup, self.at.table);
        self.text.push('\n');
        self.line("seed", &table.seed().to_string());
        self.counter("random used", table.randomness_used().into());
        self.counter("rolls", table.rolls.into());
        self.counter("takes", table.takes.into());
        self.counter("reveals", table.reveals.into());
        let rolls: Vec<String> =
            setup.script.rolls.iter().skip(table.rolls.into()).map(|[one, two]| format!("{one} {two}")).collect();
        if !rolls.is_empty() {
            self.line("dice", &rolls.join(", "));
        }
        let takes: Vec<&str> = setup.script.takes.iter().skip(table.takes.into()).map(String::as_str).collect();
        if !takes.is_empty() {
            self.line("random", &takes.join(", "));
        }
    }

    fn card(&self, card: Card) -> String {
        let used = if self.at.table.used_cards.has(card) { " (used)" } else { "" };
        format!("{}{used}", self.at.face(card).key)
    }

    /// Cards in a place, from the top where their order is kept.
    fn pile(&mut self, name: &str, cards: CardSet) {
        if !cards.is_empty() {
            let mut cards: Vec<Card> = self.at.table.from_top(cards).collect();
            // Which of two copies was used is of no account.
            for copies in cards.chunk_by_mut(|one, next| self.at.is_copy(*one, *next)) {
                order_by_key(copies, |card| self.at.table.used_cards.has(*card));
            }
            let cards: Vec<String> = cards.into_iter().map(|card| self.card(card)).collect();
            self.line(name, &cards.join(", "));
        }
    }

    /// The piles of cards that a voice keeps.
    fn piles_of(&mut self, voice: Voice) {
        let setup = self.at.setup;
        for (pile, cards) in setup.piles.iter().zip(self.at.table.piles).filter(|(pile, _)| pile.owner == voice) {
            self.pile(&format!("{} {}", voices::voice_key(setup, voice), pile.info.key), cards);
        }
    }

    fn item_list(&mut self, name: &str, items: &[u8; ITEMS]) {
        let items = items_in(items);
        if !items.is_empty() {
            self.line(name, &items);
        }
    }
}

/// A card of the pool: the faction, its class if the table has changed it, what was dealt beside it, and who has it.
fn pool_card(setup: &Setup, place: usize) -> String {
    let card = &setup.pool()[place];
    let faction = card.seat.faction;
    let mut text = faction.key.to_owned();
    if card.militant != faction.militant {
        text.push_str(if card.militant { " militant" } else { " insurgent" });
    }
    if !faction.fair.is_empty() && card.seat.figures == SeatSetup::fair(faction).figures {
        text.push_str(" fair");
    }
    if let Some(beside) = faction.beside.as_ref().filter(|_| !card.seat.beside.is_empty()) {
        let names = card.seat.beside.iter().filter_map(|number| beside.names.get(usize::from(*number)));
        text.push_str(" with");
        names.for_each(|name| {
            text.push(' ');
            text.push_str(name);
        });
    }
    if let Some(seat) = setup.taken_by(place) {
        text.push_str(" to ");
        text.push_str(setup.seat_key(seat));
    }
    text
}

/// Clearings as a list of their numbers.
fn numbers(clearings: ClearingSet) -> String {
    clearings.iter().map(|clearing| clearing.0.to_string()).collect::<Vec<_>>().join(", ")
}

/// Items as a list: `bag, 2 swords`.
#[must_use]
pub fn items_in(items: &[u8; ITEMS]) -> String {
    let items: Vec<String> = Item::ALL
        .into_iter()
        .zip(items)
        .filter(|(_, count)| **count > 0)
        .map(|(item, count)| counted(*count, item.key()))
        .collect();
    items.join(", ")
}

/// Pieces of one seat as a list: `noxious-battery 2 warriors, 1 ball`; empty if there are none.
pub fn pieces_in(setup: &Setup, seat: Seat, pieces: impl IntoIterator<Item = (Kind, u8)>) -> String {
    let faction = setup.faction(seat);
    let pieces: Vec<String> = pieces
        .into_iter()
        .filter(|(_, count)| *count > 0)
        .map(|(kind, count)| counted(count, faction.piece(kind).key))
        .collect();
    if pieces.is_empty() { String::new() } else { format!("{} {}", setup.seat_key(seat), pieces.join(", ")) }
}

/// Cards as a list of their names.
#[must_use]
pub fn cards_in(setup: &Setup, cards: impl Iterator<Item = Card>) -> String {
    cards.map(|card| setup.deck.face(card).key).collect::<Vec<_>>().join(", ")
}

fn counted(count: u8, name: &str) -> String {
    let end = match count {
        1 => "",
        _ if name.ends_with("sh") => "es",
        _ => "s",
    };
    format!("{count} {name}{end}")
}
