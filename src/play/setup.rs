//! Setup: what a game is played with, fixed before it begins but for the factions of a draft.

use arrayvec::ArrayVec;
use thiserror::Error;

use super::hooks::{Question, READS_DISCARDS};
use super::{
    CardFace, Deck, FIGURE_BYTES, Faction, Landmark, MOST_BESIDE, MOST_EFFECTS, MOST_LOANS, Map, OwnLandmark, Pile,
    Procedure, Suits, Voices,
};
use crate::table::MAX_PILES;
use crate::terms::{Card, CardSet, Clearing, ClearingSet, Kind, MAX_CARDS, MAX_LANDMARKS, MAX_SEATS, Seat, Voice};

/// What a game is played with.
#[derive(Clone, Debug)]
pub struct Setup {
    /// The map.
    pub map: &'static Map,
    /// The shared deck, with the cards that factions at the table add to it.
    pub deck: &'static Deck,
    /// The shared deck as it is printed.
    pub printed: &'static Deck,
    /// How the table is set up.
    pub procedure: Procedure,
    /// Whose suits the clearings have.
    pub suits: Suits,
    /// The seats in turn order, first player first.
    pub seats: ArrayVec<SeatSetup, MAX_SEATS>,
    /// The landmarks.
    pub landmarks: ArrayVec<&'static Landmark, MAX_LANDMARKS>,
    /// Which of the landmarks players set up although the map has a place for them (LAW-10.1e), one bit each.
    pub by_card: u8,
    /// Everybody who may answer the base law.
    pub voices: Voices,
    /// The piles of cards that voices keep, in the order of the table's.
    pub piles: ArrayVec<Pile, MAX_PILES>,
    /// The seat that has a clearing beside the map.
    pub annex: Option<Seat>,
    /// Whether the discard pile lies in order, because somebody at the table reads it from the top.
    pub orders_discards: bool,
    /// Dice and random takes that are told instead of rolled, for scenarios and lessons.
    pub script: Script,
}

/// One seat of a setup.
#[derive(Clone, Debug)]
pub struct SeatSetup {
    /// The faction.
    pub faction: &'static Faction,
    /// The board figures in play, in the order of the faction's list.
    pub figures: [u8; FIGURE_BYTES],
    /// What was dealt beside its set-up card, by place in the faction's list (LAW-10.2e, LAW-10.2f).
    pub beside: ArrayVec<u8, MOST_BESIDE>,
    /// Which card of the pool it has taken, in a draft.
    pub card: Option<u8>,
}

/// Randomness that is told beforehand. What is not told is random as usual.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Script {
    /// Battle rolls in order, each the two dice.
    pub rolls: Vec<[u8; 2]>,
    /// Random takes in order, each the name of the card that is taken.
    pub takes: Vec<String>,
}

/// Why a setup cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SetupError {
    /// Fewer than two or more than six seats.
    #[error("a game has 2 to 6 seats, not {0}")]
    Seats(usize),
    /// The same faction more often than it can be (LAW-9.2b).
    #[error("{0} is seated twice; each faction can be in a game once")]
    Twice(&'static str),
    /// A faction that can be there twice, three times.
    #[error("{0} is seated three times; it can be in a game twice")]
    Thrice(&'static str),
    /// Five or more factions that start in corners, without their set-up cards (LAW-9e).
    #[error("{0} factions start in corners; five or more of them need the Advanced Setup")]
    Corners(usize),
    /// Two factions that are never at one table (LAW-9.2b), or that one draft cannot seat.
    #[error("{0} and {1} cannot be at one table")]
    NeverTogether(&'static str, &'static str),
    /// Too few factions for the pool of a draft (LAW-10.2a#5).
    #[error("this draft needs {needed} factions to choose from; there are {have}")]
    PoolTooSmall {
        /// How many there are.
        have: usize,
        /// How many it needs.
        needed: usize,
    },
    /// No militant faction for a draft (LAW-10.2a#6).
    #[error("a draft needs a militant faction to choose from")]
    NoMilitant,
    /// Suits that this map does not show.
    #[error("{0} shows no suits of its own; they are dealt")]
    NotPictured(&'static str),
    /// Two factions that each have a clearing beside the map.
    #[error("{0} has a clearing beside the map, and a table has room for one")]
    Annexes(&'static str),
    /// More landmarks than a table has room for.
    #[error("a table has room for {most} landmarks, not for {0}", most = MAX_LANDMARKS)]
    Landmarks(usize),
    /// A landmark twice.
    #[error("the landmark {0} is set up twice")]
    LandmarkTwice(&'static str),
    /// More piles of cards than a table has room for.
    #[error("a table has room for {most} piles of cards that players and landmarks keep, not for {0}", most = MAX_PILES)]
    Piles(usize),
    /// More cards than a table has room for.
    #[error("a table has room for {most} cards, not for {0}", most = MAX_CARDS)]
    Cards(usize),
    /// A voice with more effects of one sort than a table can tell apart.
    #[error("a table can tell {most} effects of one voice apart, not {0}", most = MOST_EFFECTS)]
    Effects(usize),
    /// More voices that lend warriors than a battle has room for.
    #[error("a battle has room for the warriors of {most} who lend them, not of {0}", most = MOST_LOANS)]
    Lenders(usize),
    /// Warriors of which not all would find room on the card of this deck that keeps removed ones.
    #[error("a card of this deck has no room for all warriors of the kind {piece} of {faction}")]
    OnCard {
        /// The faction.
        faction: &'static str,
        /// The kind of piece.
        piece: &'static str,
    },
    /// A figure that the faction does not have.
    #[error("{faction} has no figure named \"{key}\"")]
    UnknownFigure {
        /// The faction.
        faction: &'static str,
        /// The name that was given.
        key: String,
    },
    /// A figure with the wrong number of values or a value out of range.
    #[error("figure {key} of {faction} takes {count} values from {min} to {max}")]
    BadFigure {
        /// The faction.
        faction: &'static str,
        /// The figure.
        key: &'static str,
        /// How many values it takes.
        count: usize,
        /// The smallest value allowed.
        min: u8,
        /// The largest value allowed.
        max: u8,
    },
}

/// Two seats are the same if they play the same faction with the same figures and cards.
impl PartialEq for SeatSetup {
    fn eq(&self, other: &Self) -> bool {
        let of = |seat: &Self| (seat.faction.number, seat.figures, seat.card);
        of(self) == of(other) && self.beside == other.beside
    }
}

impl Eq for SeatSetup {}

/// Nothing is known of figures that are farther than this from fair ones, in hundredths of the way to those of the law texts.
const FARTHEST: i32 = 200;

impl SeatSetup {
    /// A seat with the figures of the law texts: those of everything written down that says nothing else.
    #[must_use]
    pub fn new(faction: &'static Faction) -> Self {
        Self { faction, figures: faction.default_figures(), beside: ArrayVec::new(), card: None }
    }

    /// A seat of a new table, with fair figures.
    #[must_use]
    pub fn fair(faction: &'static Faction) -> Self {
        let mut seat = Self::new(faction);
        for (key, values) in faction.fair {
            let fits = seat.set_figure(key, values);
            debug_assert!(fits.is_ok(), "{key} of {} has fair values that do not fit it", faction.key);
        }
        seat
    }

    /// Overrides a board figure.
    ///
    /// # Errors
    /// If the faction has no such figure, or the values do not fit it.
    pub fn set_figure(&mut self, key: &str, values: &[u8]) -> Result<(), SetupError> {
        let mut at = 0;
        for figure in self.faction.figures {
            let end = at + figure.default.len();
            if figure.key == key {
                let fits = values.len() == figure.default.len()
                    && values.iter().all(|value| (figure.min..=figure.max).contains(value));
                if !fits {
                    return Err(SetupError::BadFigure {
                        faction: self.faction.key,
                        key: figure.key,
                        count: figure.default.len(),
                        min: figure.min,
                        max: figure.max,
                    });
                }
                self.figures[at..end].copy_from_slice(values);
                return Ok(());
            }
            at = end;
        }
        Err(SetupError::UnknownFigure { faction: self.faction.key, key: key.to_owned() })
    }

    /// The values of a board figure; empty for a name the faction does not have.
    #[must_use]
    pub fn figure(&self, key: &str) -> &[u8] {
        let mut at = 0;
        for figure in self.faction.figures {
            let end = at + figure.default.len();
            if figure.key == key {
                return &self.figures[at..end];
            }
            at = end;
        }
        &[]
    }

    /// How far the assumed figures are from fair ones to those of the law texts, in hundredths of that way and on average of those
    /// that differ: less than 0 or more than 100 where they pay less than the one or more than the other. What figures pay is the
    /// sum of their values.
    #[must_use]
    pub fn towards_law(&self) -> i32 {
        let sum = |values: &[u8]| values.iter().map(|value| i32::from(*value)).sum::<i32>();
        let (mut ways, mut all) = (0, 0);
        for (key, fair) in self.faction.fair {
            let law =
                self.faction.figures.iter().find(|figure| figure.key == *key).map_or(&[][..], |figure| figure.default);
            let way = sum(law) - sum(fair);
            if way != 0 {
                all += (100 * (sum(self.figure(key)) - sum(fair)) / way).clamp(-FARTHEST, FARTHEST);
                ways += 1;
            }
        }
        all / ways.max(1)
    }

    /// How many pieces of this kind the seat plays with: what its figure says, else what is printed.
    #[must_use]
    pub fn piece_count(&self, kind: Kind) -> u8 {
        let info = self.faction.piece(kind);
        info.figure.and_then(|figure| self.figure(figure).first().copied()).unwrap_or(info.count)
    }
}

impl Setup {
    /// A setup with the figures of the law texts and no landmarks.
    ///
    /// # Errors
    /// If the seats cannot play together (LAW-9f, LAW-9.2b).
    pub fn new(map: &'static Map, deck: &'static Deck, factions: &[&'static Faction]) -> Result<Self, SetupError> {
        if !(2..=MAX_SEATS).contains(&factions.len()) {
            return Err(SetupError::Seats(factions.len()));
        }
        for (n, faction) in factions.iter().enumerate() {
            let earlier = factions[..n].iter().filter(|other| other.number == faction.number).count();
            match (earlier, faction.twin) {
                (0, _) | (1, Some(_)) => {}
                (_, None) => return Err(SetupError::Twice(faction.key)),
                (_, Some(_)) => return Err(SetupError::Thrice(faction.key)),
            }
        }
        for (n, faction) in factions.iter().enumerate() {
            if let Some(other) = factions[..n].iter().find(|other| faction.never_with(other)) {
                return Err(SetupError::NeverTogether(other.key, faction.key));
            }
        }
        let mut annexes = factions.iter().filter(|faction| faction.annex.is_some());
        if let Some(second) = annexes.nth(1) {
            return Err(SetupError::Annexes(second.key));
        }
        let annex = (0u8..).map(Seat).zip(factions).find(|(_, faction)| faction.annex.is_some()).map(|(seat, _)| seat);
        let seats = factions.iter().map(|faction| SeatSetup::new(faction)).collect();
        let mut added: Vec<&'static CardFace> = Vec::new();
        for (n, faction) in factions.iter().enumerate() {
            // The second seat of a faction brings no second set.
            if factions[..n].iter().all(|other| other.number != faction.number) {
                added.extend(faction.adds_cards);
            }
        }
        let printed = deck;
        let cards = deck.cards.len() + added.len();
        if cards > MAX_CARDS {
            return Err(SetupError::Cards(cards));
        }
        let deck = deck.with(&added);
        let mut setup = Self {
            map,
            deck,
            printed,
            procedure: Procedure::Standard,
            suits: Suits::Usual,
            seats,
            landmarks: ArrayVec::new(),
            by_card: 0,
            voices: Voices::none(),
            piles: ArrayVec::new(),
            annex,
            orders_discards: false,
            script: Script::default(),
        };
        setup.seat_voices()?;
        Ok(setup)
    }

    /// The same setup for a new table, which begins with fair figures.
    #[must_use]
    pub fn with_fair_figures(mut self) -> Self {
        for seat in &mut self.seats {
            seat.figures = SeatSetup::fair(seat.faction).figures;
        }
        self
    }

    /// Lets everybody move up by so many seats, and the voices with them.
    pub fn rotate_left(&mut self, by: usize) {
        let seats = self.seats.len().max(1);
        self.seats.rotate_left(by % seats);
        self.annex = self.seats().find(|seat| self.faction(*seat).annex.is_some());
        // The same voices and piles as before, in another order.
        let seated = self.seat_voices();
        debug_assert!(seated.is_ok(), "there is as much room as before");
    }

    /// The same setup with these landmarks.
    ///
    /// # Errors
    /// If there are more than a table has room for, or one is there twice.
    pub fn with_landmarks(mut self, landmarks: &[&'static Landmark]) -> Result<Self, SetupError> {
        self.landmarks = landmarks.try_into().map_err(|_| SetupError::Landmarks(landmarks.len()))?;
        for (n, landmark) in landmarks.iter().enumerate() {
            if landmarks[..n].iter().any(|other| other.key == landmark.key) {
                return Err(SetupError::LandmarkTwice(landmark.key));
            }
        }
        self.seat_voices()?;
        Ok(self)
    }

    /// The same setup for a new table that is set up in this way.
    ///
    /// # Errors
    /// If it takes more room in the corners than there is (LAW-9e).
    pub fn with_procedure(self, procedure: Procedure) -> Result<Self, SetupError> {
        let setup = self.as_set_up(procedure);
        setup.has_corners()?;
        Ok(setup)
    }

    /// The same setup for a table that is there already and was set up in this way. What the law asks of new tables is not
    /// asked: where the corners were too few, somebody has found another place.
    #[must_use]
    pub fn as_set_up(self, procedure: Procedure) -> Self {
        Self { procedure, ..self }
    }

    /// Whether the corners suffice for those who must start there. Set-up cards ask for homelands instead (LAW-9e).
    ///
    /// # Errors
    /// If they do not.
    pub fn has_corners(&self) -> Result<(), SetupError> {
        let corners = self.seats.iter().filter(|seat| seat.faction.starts_in_corner).count();
        let room = self.map.corners().len();
        if corners > room && !self.uses_cards() { Err(SetupError::Corners(corners)) } else { Ok(()) }
    }

    /// The same setup with these suits.
    ///
    /// # Errors
    /// If the map shows none.
    pub fn with_suits(mut self, suits: Suits) -> Result<Self, SetupError> {
        if matches!(suits, Suits::Pictured) && !self.map.pictures_suits {
            return Err(SetupError::NotPictured(self.map.key));
        }
        self.suits = suits;
        Ok(self)
    }

    /// What the map says of a landmark, unless players set it up; the landmark by its place.
    #[must_use]
    pub fn own_landmark(&self, number: u8) -> Option<&'static OwnLandmark> {
        let landmark = self.landmarks.get(usize::from(number)).filter(|_| self.by_card & (1 << number) == 0)?;
        self.map.own_landmarks(self.seats.len()).find(|own| own.key == landmark.key)
    }

    /// Makes the list of voices, and of who answers which question.
    fn seat_voices(&mut self) -> Result<(), SetupError> {
        let seats = self.seats().map(|seat| (Voice::seat(seat), &self.faction(seat).hooks));
        let landmarks = (0u8..).zip(&self.landmarks).map(|(n, landmark)| (Voice::landmark(n), &landmark.hooks));
        self.voices = Voices::of(seats.chain([(Voice::MAP, &self.map.hooks)]).chain(landmarks), self.deck);
        let seats = self.seats().map(|seat| (Voice::seat(seat), self.faction(seat).piles));
        let landmarks = (0u8..).zip(&self.landmarks).map(|(n, landmark)| (Voice::landmark(n), landmark.piles));
        let piles: Vec<Pile> = seats
            .chain(landmarks)
            .flat_map(|(owner, piles)| piles.iter().map(move |info| Pile { owner, info }))
            .collect();
        self.piles = piles.as_slice().try_into().map_err(|_| SetupError::Piles(piles.len()))?;
        let number = READS_DISCARDS::NUMBER;
        self.orders_discards = self.voices.answers(number) || !self.deck.answering(number).is_empty();
        self.has_room()
    }

    /// The cards that factions at this table have added to the printed deck.
    #[must_use]
    pub fn added_cards(&self) -> CardSet {
        let added = |face: &&'static CardFace| {
            let adds = |seat: &SeatSetup| seat.faction.adds_cards.iter().any(|other| std::ptr::eq(*other, *face));
            self.seats.iter().any(adds)
        };
        (0u8..).zip(self.deck.cards).filter(|(_, face)| added(face)).map(|(number, _)| Card(number)).collect()
    }

    /// All clearings of the map, and the one beside it, if a faction has one.
    #[must_use]
    pub fn all_clearings(&self) -> ClearingSet {
        let mut all = self.map.all();
        if self.annex.is_some() {
            all.insert(Clearing::ANNEX);
        }
        all
    }

    /// The name of the clearing beside the map, if a faction has one.
    #[must_use]
    pub fn annex_key(&self) -> Option<&'static str> {
        self.faction(self.annex?).annex.as_ref().map(|annex| annex.key)
    }

    /// The place among the table's piles of a pile that a voice has declared.
    #[must_use]
    pub fn pile(&self, owner: Voice, key: &str) -> Option<usize> {
        self.piles.iter().position(|pile| pile.owner == owner && pile.info.key == key)
    }

    /// The same of a seat's faction, or else of a landmark that has a pile with this name.
    #[must_use]
    pub fn pile_named(&self, seat: Seat, key: &str) -> Option<usize> {
        let of_nobody = || self.piles.iter().position(|pile| pile.owner.as_seat().is_none() && pile.info.key == key);
        self.pile(Voice::seat(seat), key).or_else(of_nobody)
    }

    /// The seats in turn order.
    #[expect(clippy::cast_possible_truncation, reason = "there are at most six seats")]
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        (0..self.seats.len() as u8).map(Seat)
    }

    /// The faction of a seat.
    #[must_use]
    pub fn faction(&self, seat: Seat) -> &'static Faction {
        self.seats[seat.index()].faction
    }

    /// The name of a seat: its faction's, or that of the second seat of the same faction.
    #[must_use]
    pub fn seat_key(&self, seat: Seat) -> &'static str {
        let faction = self.faction(seat);
        let is_second = self.seats[..seat.index()].iter().any(|other| other.faction.number == faction.number);
        faction.twin.filter(|_| is_second).unwrap_or(faction.key)
    }

    /// The two seats of a faction that is at the table twice.
    #[must_use]
    pub fn twins(&self) -> Option<(Seat, Seat)> {
        let is_twin =
            |seat: &Seat, other: &Seat| seat < other && self.faction(*seat).number == self.faction(*other).number;
        self.seats().find_map(|seat| self.seats().find(|other| is_twin(&seat, other)).map(|other| (seat, other)))
    }

    /// The seat with this name, or of the faction with this short code.
    #[must_use]
    pub fn seat_of(&self, name: &str) -> Option<Seat> {
        let by_code = || self.seats().find(|seat| self.faction(*seat).code.eq_ignore_ascii_case(name));
        self.seats().find(|seat| self.seat_key(*seat) == name).or_else(by_code)
    }

    /// A seat of the faction with this registry number.
    #[must_use]
    pub fn seat_by_number(&self, number: u8) -> Option<Seat> {
        self.seats().find(|seat| self.faction(*seat).number == number)
    }

    /// The seats in turn order beginning with this one.
    pub fn clockwise_from(&self, first: Seat) -> impl Iterator<Item = Seat> + use<> {
        let count = self.seats.len();
        #[expect(clippy::cast_possible_truncation, reason = "there are at most six seats")]
        (0..count).map(move |n| Seat(((first.index() + n) % count) as u8))
    }
}
