//! Lines about the turn: where it stands, what waits, and what chance is told to bring.

use super::{Reader, form};
use crate::law::setup::{self, SetupPart};
use crate::notation::names::{self, NameError, normal};
use crate::notation::position::{Problem, TurnPlace};
use crate::notation::voices;
use crate::play::hooks::TASKS;
use crate::play::{Holds, Position, Setup};
use crate::table::{MAX_TASKS, Stage, Task};
use crate::terms::{Item, Phase, Seat};

impl Reader {
    /// `NB daylight actions`, `BG evening`, `NB birdsong end`, `NB birdsong after repair`, `setup`, `setup NB`.
    pub(super) fn turn(&mut self, value: &str) -> Result<(), Problem> {
        let value = value.replace(',', " ");
        let words: Vec<&str> = value.split_whitespace().collect();
        if let Some((first, rest)) = words.split_first()
            && normal(first) == "setup"
        {
            return self.setting_up(rest);
        }
        let (seat, words) = names::leading_seat(&self.setup, &words).ok_or_else(|| NameError::Seat {
            name: words.first().copied().unwrap_or_default().to_owned(),
            known: names::list(self.setup.seats().map(|seat| self.setup.seat_key(seat))),
        })?;
        let place = TurnPlace::read(&self.setup, seat, words)?;
        let turn = &mut self.table.turn;
        turn.seat = seat.0;
        turn.enter(place.phase.unwrap_or(Phase::Birdsong), place.stage.unwrap_or(Stage::Opening));
        turn.step = place.step.unwrap_or(0);
        self.is_gap = place.gap;
        Ok(())
    }

    fn setting_up(&mut self, words: &[&str]) -> Result<(), Problem> {
        let parts = setup::parts(Position { setup: &self.setup, table: &self.table });
        let place = |wanted: SetupPart| parts.iter().position(|part| *part == wanted).unwrap_or(parts.len());
        let of_seat: [(&str, fn(Seat) -> SetupPart); 3] =
            [("pick", SetupPart::Pick), ("cards", SetupPart::Cards), ("hand", SetupPart::PutBack)];
        if let [word, name @ ..] = words
            && !name.is_empty()
            && let Some((_, part)) = of_seat.iter().find(|(known, _)| *known == normal(word))
        {
            let seat = names::seat(&self.setup, &name.join(" "))?;
            let step = place(part(seat));
            self.table.turn.seat = seat.0;
            self.enter_setup(step);
            return Ok(());
        }
        let name = words.join(" ");
        let step = match normal(&name).as_str() {
            "" => 0,
            "landmarks" => place(SetupPart::Landmarks),
            "deal" => place(SetupPart::Deal),
            "suits" => place(SetupPart::Suits),
            "pool" => place(SetupPart::Pool),
            "ruins" => place(SetupPart::Ruins),
            "shuffle" => place(SetupPart::Shuffle),
            "done" => parts.len(),
            key => {
                let voices = parts.iter().position(
                    |part| matches!(part, SetupPart::Voice(voice) if voices::voice_key(&self.setup, *voice) == key),
                );
                if let Some(step) = voices {
                    step
                } else {
                    let seat = names::seat(&self.setup, &name)?;
                    self.table.turn.seat = seat.0;
                    place(SetupPart::Faction(seat))
                }
            }
        };
        self.enter_setup(step);
        Ok(())
    }

    fn enter_setup(&mut self, step: usize) {
        let turn = &mut self.table.turn;
        turn.enter(Phase::Birdsong, Stage::Setup);
        turn.step = u8::try_from(step).unwrap_or(0);
        turn.round = 0;
    }

    pub(super) fn task(&mut self, value: &str) -> Result<(), Problem> {
        let words: Vec<&str> = value.split_whitespace().collect();
        let (owner, numbers) = voices::leading_voice(&self.setup, &words)
            .ok_or_else(|| form(value, "a seat and three numbers: the unit and its two operands"))?;
        let [id, a, b] = numbers else {
            return Err(form(value, "a seat and three numbers: the unit and its two operands"));
        };
        // Operands are clearings, or nothing.
        let operand =
            |text: &str| if text == "0" { Ok(0) } else { names::clearing(self.setup.map, text).map(|to| to.0) };
        let (id, a, b) = (names::small(id, 0, 99)?, operand(a)?, operand(b)?);
        let at = Position { setup: &self.setup, table: &self.table };
        let count = at.answer_of(owner, TASKS).map_or(0, |tasks| tasks.answer.len());
        if usize::from(id) >= count {
            return Err(Problem::Task { faction: voices::voice_key(&self.setup, owner), id, count });
        }
        if self.tasks.len() == MAX_TASKS {
            return Err(form(value, "one of at most twelve waiting tasks"));
        }
        self.tasks.push(Task { owner: owner.0, id, a, b });
        Ok(())
    }

    pub(super) fn dice(&mut self, value: &str) -> Result<(), Problem> {
        let mut pairs: Vec<String> =
            value.split([',', ';']).map(|pair| pair.trim().to_owned()).filter(|pair| !pair.is_empty()).collect();
        // Two numbers for each roll, with a comma after every one.
        if pairs.len().is_multiple_of(2) && pairs.iter().all(|pair| pair.len() == 1) {
            pairs = pairs.chunks(2).map(|pair| pair.join(" ")).collect();
        }
        for pair in &pairs {
            let dice: Vec<&str> = pair.split([' ', '/', '-', '\t']).filter(|die| !die.is_empty()).collect();
            let [one, two] = dice.as_slice() else {
                return Err(form(pair, "two dice for each roll, for example \"dice: 3 1, 2 0\""));
            };
            self.rolls.push([names::small(one, 0, 3)?, names::small(two, 0, 3)?]);
        }
        Ok(())
    }
}

/// The name of what a faction draws from pieces of its own: a kind, or a value that pieces show.
fn drawn(setup: &Setup, name: &str) -> Option<&'static str> {
    let name = normal(name);
    setup.seats().map(|seat| setup.faction(seat)).find_map(|faction| {
        let values = faction.kept().filter(|kept| matches!(kept.holds, Holds::Valued { .. }));
        let values = values.flat_map(|kept| kept.holds.words());
        faction.pieces.iter().map(|piece| piece.key).chain(values).find(|key| *key == name)
    })
}

/// The name of something that is taken at random: a card, an item, a suit, a kind of piece, a value that pieces show.
pub(super) fn random(setup: &Setup, name: &str) -> Result<&'static str, NameError> {
    if let Some(suit) = names::suit(name) {
        return Ok(suit.key());
    }
    match names::card(setup.deck, name) {
        Ok(card) => Ok(setup.deck.face(card).key),
        Err(error) => names::item(name).ok().map(Item::key).or_else(|| drawn(setup, name)).ok_or(error),
    }
}
