//! The last part of reading a position: putting the parts together, and what only the whole can tell.

use super::{Reader, form};
use crate::law::{self, setup};
use crate::notation::names;
use crate::notation::position::{BoardError, CardPlace, LineHead, PositionError, Problem, Start, Statement, answers};
use crate::notation::validate::{self, Invalid, most_items};
use crate::play::Position;
use crate::table::Stage;
use crate::terms::{Card, Clearing, ClearingSet, ITEMS, Item, Seat};

impl Reader {
    /// Puts the parts together and checks what only the whole can tell.
    pub(super) fn finish(mut self, heads: &[(LineHead, Statement)]) -> Result<Start, PositionError> {
        self.find_step();
        if !heads.iter().any(|(head, _)| *head == LineHead::Ruins) {
            self.table.ruins = self.setup.map.ruins(self.table.flooded);
        }
        for (head, entry) in heads {
            self.late_line(*head, entry).map_err(|problem| entry.fails(problem))?;
        }
        for (head, entry) in heads {
            let checked = match head {
                LineHead::Clearing(clearing) => self
                    .is_dry(*clearing)
                    .and_then(|()| self.has_slots(*clearing))
                    .and_then(|()| self.may_stand(*clearing)),
                LineHead::Score(seat) => self.may_have_score(*seat),
                LineHead::Ruins => self.ruins_fit(),
                _ => Ok(()),
            };
            checked.map_err(|problem| entry.fails(problem))?;
        }
        self.items(heads)?;
        self.lay_out_rest();
        // The next task to run is written first and lies last.
        for task in self.tasks.iter().rev() {
            self.table.run_next(*task);
        }
        if let Some((seat, ending, joined)) = self.won.take() {
            self.table.turn.enter(self.table.turn.phase(), Stage::Steps);
            self.table.turn.finish(seat, joined, ending);
        }
        let script = &mut self.setup.script;
        script.rolls = vec![[0; 2]; usize::from(if self.rolls.is_empty() { 0 } else { self.table.rolls })];
        script.rolls.append(&mut self.rolls);
        script.takes = vec![String::new(); usize::from(if self.takes.is_empty() { 0 } else { self.table.takes })];
        script.takes.append(&mut self.takes);
        let checkpoint = self.table.canonical(self.setup.deck.copies);
        // Every line makes sense by now; whether the table does is for the check of all tables from outside to say.
        if checkpoint.turn.stage() != Stage::Setup {
            let invalid = |error: Invalid| PositionError { line: 1, problem: error.into() };
            validate::check(&self.setup, &checkpoint).map_err(invalid)?;
        }
        let answers = answers::read(&self.setup, &checkpoint, &self.answers)?;
        Ok(Start { setup: self.setup, checkpoint, answers })
    }

    /// Finds the stated step in the present order of the phase, which everything else says.
    fn find_step(&mut self) {
        let turn = self.table.turn;
        if turn.stage() == Stage::Steps {
            let at = Position { setup: &self.setup, table: &self.table };
            let later = u8::from(self.is_gap);
            let place = law::turn::present_place(at, Seat(turn.seat), turn.phase(), turn.step.saturating_sub(later));
            self.table.turn.step = place + later;
        }
    }

    fn is_dry(&self, clearing: Clearing) -> Result<(), Problem> {
        if self.table.flooded.has(clearing) { Err(Problem::Flooded(clearing.0)) } else { Ok(()) }
    }

    fn has_slots(&self, clearing: Clearing) -> Result<(), Problem> {
        let at = Position { setup: &self.setup, table: &self.table };
        let slots = at.slots(clearing);
        let ruins = u8::from(self.table.ruins.has(clearing));
        let buildings =
            at.seats().map(|seat| u32::from(at.count_class(seat, clearing, crate::terms::Class::Building))).sum();
        if buildings + u32::from(ruins) > u32::from(slots) {
            return Err(Problem::TooManyBuildings { clearing: clearing.0, slots, ruins, buildings });
        }
        Ok(())
    }

    fn may_stand(&self, clearing: Clearing) -> Result<(), Problem> {
        let at = Position { setup: &self.setup, table: &self.table };
        at.seats()
            .filter_map(|seat| Some((seat, at.faction(seat).may_stand?)))
            .try_for_each(|(seat, may_stand)| may_stand(at, seat, clearing))
            .map_err(|problem| BoardError::Impossible(problem).into())
    }

    fn ruins_fit(&self) -> Result<(), Problem> {
        let printed: ClearingSet = (1u8..)
            .zip(self.setup.map.clearings)
            .filter(|(_, info)| info.ruin)
            .map(|(number, _)| Clearing(number))
            .collect();
        self.table.ruins.without(printed).iter().next().map_or(Ok(()), |clearing| Err(Problem::NoRuin(clearing.0)))
    }

    fn may_have_score(&self, seat: Seat) -> Result<(), Problem> {
        let score = self.table.scores[seat.index()];
        if score >= crate::law::scoring::POINTS_TO_WIN && self.won.is_none() {
            return Err(Problem::Winning);
        }
        if score > 0 && !self.table.on_track(seat) {
            return Err(form(&score.to_string(), "0: with dominance activated the marker is off the track"));
        }
        Ok(())
    }

    /// The item supply as stated, or what is left of the usual one.
    fn items(&mut self, heads: &[(LineHead, Statement)]) -> Result<(), PositionError> {
        let usual = setup::table(&self.setup, 0).item_supply;
        let mut elsewhere = self.table.removed_items.map(u32::from);
        let at = Position { setup: &self.setup, table: &self.table };
        for seat in at.seats() {
            let brought = at.faction(seat).brings_items.map_or([0; ITEMS], |brings| brings(at, seat));
            let mut on_board = at.items_on_board(seat);
            on_board.iter_mut().zip(brought).for_each(|(here, brought)| *here = here.saturating_sub(brought));
            for ((sum, on_board), in_box) in elsewhere.iter_mut().zip(on_board).zip(at.table.in_box(seat)) {
                *sum += u32::from(on_board) + u32::from(in_box);
            }
        }
        let stated = heads.iter().find(|(head, _)| *head == LineHead::ItemSupply);
        if let Some((_, entry)) = stated {
            for (item, count) in names::items(entry.value).map_err(|error| entry.fails(error))? {
                let supply = &mut self.table.item_supply[item.index()];
                *supply = supply.saturating_add(count);
            }
        } else {
            for ((supply, usual), elsewhere) in self.table.item_supply.iter_mut().zip(usual).zip(elsewhere) {
                *supply = usual.saturating_sub(u8::try_from(elsewhere).unwrap_or(u8::MAX));
            }
        }
        let mut total = elsewhere;
        for ruin in self.table.ruins.iter() {
            self.table.items_under(ruin).for_each(|item| total[item.index()] += 1);
        }
        for ((total, supply), (item, most)) in
            total.iter().zip(self.table.item_supply).zip(Item::ALL.into_iter().zip(most_items(&self.setup)))
        {
            let stated = total + u32::from(supply);
            if stated > u32::from(most) {
                let names_items = |head: &LineHead| {
                    matches!(
                        head,
                        LineHead::ItemSupply
                            | LineHead::Items(_)
                            | LineHead::FaceDown(_)
                            | LineHead::RemovedItems
                            | LineHead::Ruin(_)
                            | LineHead::Board(..)
                    )
                };
                let entry = heads.iter().rfind(|(head, entry)| names_items(head) && entry.value.contains(item.key()));
                let line = entry.map_or(1, |(_, entry)| entry.line);
                return Err(PositionError { line, problem: Problem::TooManyItems { item: item.key(), most, stated } });
            }
        }
        Ok(())
    }

    /// Puts the cards that were not mentioned where they belong: under the stated part of the deck in the order of the
    /// deck's list, unless another pile takes the rest. Two players play without dominance cards (LAW-4.2l).
    fn lay_out_rest(&mut self) {
        let free: Vec<Card> = self.free.iter().collect();
        let mut below = Vec::new();
        for card in free {
            let dominance = self.setup.deck.dominance.has(card);
            match self.rest {
                _ if dominance && self.setup.seats.len() == 2 => self.table.removed_cards.insert(card),
                None | Some((CardPlace::Deck, _)) => below.push(card),
                Some((CardPlace::Available, _)) if !dominance => below.push(card),
                Some((pile, _)) => {
                    let put = self.put(pile, card);
                    debug_assert!(put.is_ok(), "only the pile of dominance cards refuses cards");
                }
            }
        }
        for card in self.deck.iter().chain(&below).rev() {
            self.table.put_on_deck(*card);
        }
        for card in self.from_top.iter().rev() {
            self.table.arrives(*card);
        }
    }
}
