//! The ways in which a table comes to its factions and suits (LAW-9, LAW-10), and what is dealt to choose from in a draft.

use super::{Deck, Faction, Map, PieceInfo, Pieces, SeatSetup, Setup, SetupError};
use crate::clause::Clause;
use crate::terms::{Class, MAX_SEATS, Seat};

/// Cards that are dealt beside one set-up card at most.
pub const MOST_BESIDE: usize = 4;

/// How a table is set up.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Procedure {
    /// Standard Setup: three cards, factions by their letters and their standard texts (LAW-9).
    #[default]
    Standard,
    /// Advanced Setup, with the factions set up the standard way: three of five cards are kept (LAW-10.1h).
    Letters,
    /// Advanced Setup, with factions that were agreed on and set up by their cards, the last player first (our reading of
    /// LAW-10.1h: who has agreed on factions need not deal them).
    Cards,
    /// Advanced Setup, with a draft from this pool, in the order of the deal (LAW-10.2).
    Draft(Vec<Dealt>),
}

/// Whose suits the clearings have.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Suits {
    /// As the law has it: printed on a map that has printed ones, dealt on the others (LAW-10.1a).
    #[default]
    Usual,
    /// As printed or pictured, on a map where they are dealt otherwise.
    Pictured,
    /// Dealt, on a map where they are printed.
    Dealt,
}

/// A faction that can be dealt (LAW-10.2a), with what the table plays it with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draftable {
    /// The faction and its figures.
    pub seat: SeatSetup,
    /// Whether it counts as militant at this table.
    pub militant: bool,
    /// Its reach at this table.
    pub reach: u8,
}

impl Draftable {
    /// A faction as it is printed or proposed, with the figures of the law texts.
    #[must_use]
    pub fn new(faction: &'static Faction) -> Self {
        Self { seat: SeatSetup::new(faction), militant: faction.militant, reach: faction.reach }
    }

    /// The same for a new table, with fair figures.
    #[must_use]
    pub fn fair(faction: &'static Faction) -> Self {
        Self { seat: SeatSetup::fair(faction), ..Self::new(faction) }
    }
}

/// A set-up card of the pool.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dealt {
    /// The faction and its figures, with the cards beside it.
    pub seat: SeatSetup,
    /// Whether it counts as militant at this table.
    pub militant: bool,
    /// Its reach at this table.
    pub reach: u8,
}

/// Cards of its own that a faction has dealt beside its set-up card (LAW-10.2e, LAW-10.2f).
#[derive(Debug)]
pub struct Beside {
    /// How many.
    pub count: usize,
    /// The names of all there are.
    pub names: &'static [&'static str],
    /// The clause.
    pub clause: Clause,
}

const fn undecided(number: u8, key: &'static str, code: &'static str) -> Faction {
    // It has no piece; the kind is there so that nobody who asks for one finds nothing.
    const PIECES: Pieces = Pieces::of(&[PieceInfo::new("warrior", Class::Warrior, 0)]);
    Faction { number, key, code, pieces: PIECES, ..Faction::SILENT }
}

/// Who sits at a table and has picked no faction yet: somebody without pieces, who says nothing.
static UNDECIDED: [Faction; MAX_SEATS] = [
    undecided(255, "player-1", "P1"),
    undecided(254, "player-2", "P2"),
    undecided(253, "player-3", "P3"),
    undecided(252, "player-4", "P4"),
    undecided(251, "player-5", "P5"),
    undecided(250, "player-6", "P6"),
];

impl Faction {
    /// The players of a table at which nobody has a faction yet.
    pub fn undecided(seats: usize) -> impl Iterator<Item = &'static Self> {
        UNDECIDED.iter().take(seats)
    }

    /// The player without a faction who goes by this name or short code.
    #[must_use]
    pub fn undecided_named(name: &str) -> Option<&'static Self> {
        UNDECIDED.iter().find(|faction| faction.key == name || faction.code.eq_ignore_ascii_case(name))
    }

    /// Whether it stands for a player who has picked no faction yet.
    #[must_use]
    pub fn is_undecided(&self) -> bool {
        UNDECIDED.iter().any(|other| other.number == self.number)
    }
}

impl Setup {
    /// The setup of a draft: as many players without a faction as the pool is for (LAW-10.2).
    ///
    /// # Errors
    /// If there are too few or too many of them.
    pub fn draft(map: &'static Map, deck: &'static Deck, pool: Vec<Dealt>) -> Result<Self, SetupError> {
        let players: Vec<&'static Faction> = Faction::undecided(pool.len().saturating_sub(1)).collect();
        let mut setup = Self::new(map, deck, &players)?;
        setup.procedure = Procedure::Draft(pool);
        Ok(setup)
    }

    /// The cards of the draft, in the order of the deal; none without a draft.
    #[must_use]
    pub fn pool(&self) -> &[Dealt] {
        match &self.procedure {
            Procedure::Draft(pool) => pool,
            _ => &[],
        }
    }

    /// Whether factions set up as their set-up cards say (LAW-10.3).
    #[must_use]
    pub const fn uses_cards(&self) -> bool {
        matches!(self.procedure, Procedure::Cards | Procedure::Draft(_))
    }

    /// The name of a card of the pool: its faction's, or that of the second seat of the same faction.
    #[must_use]
    pub fn pool_key(&self, place: usize) -> &'static str {
        let Some(card) = self.pool().get(place) else { return "?" };
        let faction = card.seat.faction;
        let is_second = self.pool()[..place].iter().any(|other| other.seat.faction.number == faction.number);
        faction.twin.filter(|_| is_second).unwrap_or(faction.key)
    }

    /// The card of the pool that waits sideways for a militant to be picked: the last one, if it is an insurgent
    /// (LAW-10.2d).
    #[must_use]
    pub fn locked(&self) -> Option<usize> {
        let last = self.pool().len().checked_sub(1)?;
        let militant_picked = (0..last).any(|place| self.pool()[place].militant && self.taken_by(place).is_some());
        Some(last).filter(|place| !self.pool()[*place].militant && !militant_picked)
    }

    /// Who has taken a card of the pool.
    #[must_use]
    pub fn taken_by(&self, place: usize) -> Option<Seat> {
        self.seats().find(|seat| self.seats[seat.index()].card.map(usize::from) == Some(place))
    }

    /// The same table with the card in this place of the pool before this seat.
    ///
    /// # Errors
    /// If the faction cannot sit with those that are there.
    pub fn with_pick(&self, seat: Seat, place: usize) -> Result<Self, SetupError> {
        let Some(card) = self.pool().get(place) else { return Ok(self.clone()) };
        let taken = |other: Seat| {
            if other == seat { card.seat.faction } else { self.faction(other) }
        };
        let factions: Vec<&'static Faction> = self.seats().map(taken).collect();
        // Cards keep their numbers in the middle of a game: those of one faction come behind the printed ones.
        if !card.seat.faction.adds_cards.is_empty()
            && let Some(other) =
                self.seats().map(|other| self.faction(other)).find(|other| !other.adds_cards.is_empty())
        {
            return Err(SetupError::NeverTogether(other.key, card.seat.faction.key));
        }
        let mut setup = Self::new(self.map, self.printed, &factions)?.with_landmarks(&self.landmarks)?;
        for (new, old) in setup.seats.iter_mut().zip(&self.seats) {
            new.clone_from(old);
        }
        setup.seats[seat.index()] = card.seat.clone();
        setup.seats[seat.index()].card = u8::try_from(place).ok();
        setup.by_card = self.by_card;
        setup.suits = self.suits;
        setup.script = self.script.clone();
        setup.procedure = self.procedure.clone();
        Ok(setup)
    }
}
