//! Links: a position or a whole game as a short text for the end of an address. `docs/links.md` describes the form.
//!
//! ```
//! use thicket::game::Game;
//! use thicket::notation::links;
//! # use thicket::{decks, factions, maps, play::Setup};
//!
//! # let (map, deck) = (maps::find("autumn").unwrap(), decks::find("base").unwrap());
//! # let setup = Setup::new(map, deck, &factions::FACTIONS[..2])?;
//! let mut game = Game::new(setup, 7);
//! game.choose(0)?;
//! let link = links::position(&game)?;
//! assert!(link.starts_with("p3.autumn.NB-BG.t0.") && link.ends_with('z'));
//! assert_eq!(links::open(&link)?.game.decision(), game.decision());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod code;
mod digits;
mod discards;
mod draft;
mod frame;
mod sample;
mod stats;
mod table;

pub use stats::{LinkStats, link_stats};

use thiserror::Error;

use self::code::{Code, Misfit};
use self::digits::{DigitReader, DigitWriter};
use self::discards::Discards;
use self::draft::Pool;
use self::frame::Head;
use super::RULES;
use super::limits::{MOST_CHOICES, TooLong, at_most};
use super::validate::{self, Invalid};
use crate::game::{Choice, ChooseError, Game, Pace};
use crate::law;
use crate::law::verbs::DISCARD;
use crate::play::{Faction, Procedure, Setup, SetupError, Suits};
use crate::shelf::Shelf;
use crate::table::{Stage, Table};

/// What a link holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LinkKind {
    /// A position: the game goes on from there.
    Position,
    /// A whole game: its start and every choice.
    Game,
}

/// A link that was opened.
#[derive(Clone, Debug)]
pub struct Opened {
    /// What it holds.
    pub kind: LinkKind,
    /// The game, at the patient pace.
    pub game: Game,
    /// The version of the rules it was made with.
    pub rules: u16,
    /// Whether everything in it could be played again. Only a position made with other rules may open without: it then
    /// stands at the start of the step or action that was running.
    pub complete: bool,
}

/// Why a link cannot be opened or made.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum LinkError {
    /// The text is something else.
    #[error("this is no Thicket link")]
    Foreign,
    /// The link is of a form that versions before this one wrote.
    #[error("this link was made by an earlier version of Thicket, in a form (\"{0}\") that only that version can open")]
    EarlierForm(String),
    /// The link is of a form that this version does not know yet.
    #[error(
        "this link was made by a later version of Thicket, in a form (\"{0}\") that this one cannot open; load the page anew"
    )]
    LaterForm(String),
    /// The end of the link is missing.
    #[error("this link is incomplete: {arrived} of about {of} characters arrived; ask for it again")]
    Incomplete {
        /// Characters that arrived.
        arrived: usize,
        /// Characters the whole link has.
        of: usize,
    },
    /// The link ends so early that not even its length is known.
    #[error("this link is incomplete: only {0} characters arrived; ask for it again")]
    Stub(usize),
    /// Characters have changed on the way.
    #[error("this link was changed on its way: its checksum does not fit; ask for it again")]
    Altered,
    /// A name that is not on the shelf.
    #[error("this link needs the {what} \"{name}\", which this version of Thicket does not have")]
    Unknown {
        /// `map`, `deck`, `faction` or `landmark`.
        what: &'static str,
        /// The name or short code.
        name: String,
    },
    /// The seats cannot play together.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// What is in the link is no table. Its checksum fits, so somebody has made it that way.
    #[error("this link holds no position: {0}")]
    Invalid(#[from] Invalid),
    /// What is in the link makes no sense. Its checksum fits, so somebody has made it that way.
    #[error("this link makes no sense inside")]
    Senseless,
    /// The game of the link goes another way under the rules of this version.
    #[error(
        "the game in this link was played with version {rules} of the rules; with version {RULES} it goes another way \
         from choice {choice} on"
    )]
    Differs {
        /// The choice that cannot be made, counted from 1, or the number of choices if only the end differs.
        choice: usize,
        /// The version of the rules it was made with.
        rules: u16,
    },
    /// The link, or the game in it, is longer than what is looked at.
    #[error(transparent)]
    TooLong(#[from] TooLong),
    /// The game began in the middle of setting up, with a table that no seed leads to.
    #[error("a game that began in the middle of setting up cannot be put in a link")]
    Unlinkable,
}

impl From<Misfit> for LinkError {
    fn from(_: Misfit) -> Self {
        Self::Senseless
    }
}

impl From<ChooseError> for LinkError {
    fn from(_: ChooseError) -> Self {
        Self::Senseless
    }
}

impl LinkError {
    /// What is wrong, as a key.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Foreign => "foreign-text",
            Self::EarlierForm(_) | Self::LaterForm(_) => "other-version",
            Self::Incomplete { .. } | Self::Stub(_) => "incomplete-link",
            Self::Altered => "altered-link",
            Self::Unknown { .. } => "unknown-name",
            Self::Setup(_) => "bad-setup",
            Self::Invalid(_) | Self::Senseless => "bad-position",
            Self::Differs { .. } => "replay-differs",
            Self::TooLong(_) => "too-long",
            Self::Unlinkable => "no-link",
        }
    }
}

/// The text of a link to the position a game has come to. Told dice of a scenario are not part of it.
///
/// # Errors
/// [`LinkError::Unlinkable`] for a game that began in the middle of setting up, [`LinkError::Invalid`] for a table that
/// no reader would take.
pub fn position(game: &Game) -> Result<String, LinkError> {
    let is_setup = game.checkpoint().0.turn.stage() == Stage::Setup;
    let settled = settled(game.setup());
    let setup = if is_setup { game.opening() } else { &settled };
    let mut writer = start_of(setup)?;
    let choices = if is_setup {
        let game = at_patient_pace(game)?;
        put_seed(&mut writer, &game)?;
        game.choices().map(|choice| (choice.index, choice.of)).collect()
    } else {
        put_table(&mut writer, game.setup(), game.checkpoint().0)?;
        choices_of_unit(game)?
    };
    writer.put_number(choices.len() as u64);
    for (index, of) in choices {
        writer.put(of.into(), 256);
        writer.put(index.into(), of.into());
    }
    frame::wrap(LinkKind::Position, setup, game.table().turn.round, &writer.finish())
}

/// The same setup as it counts once the first turn has begun: how it was set up is of no account any more.
fn settled(setup: &Setup) -> Setup {
    Setup { procedure: Procedure::Standard, suits: Suits::Usual, ..setup.clone() }
}

/// The text of a link to a whole game: how it began and every choice. Told dice of a scenario are not part of it.
///
/// # Errors
/// As for [`position`], and [`LinkError::TooLong`] for a game of more than [`MOST_CHOICES`] choices.
pub fn game(game: &Game) -> Result<String, LinkError> {
    let game = &*at_patient_pace(game)?;
    check_count(game.choices().len())?;
    let settled = settled(game.setup());
    let is_setup = game.start().turn.stage() == Stage::Setup;
    let setup = if is_setup { game.opening() } else { &settled };
    let mut writer = start_of(setup)?;
    if is_setup {
        put_seed(&mut writer, game)?;
    } else {
        put_table(&mut writer, setup, game.start())?;
    }
    put_choices(&mut writer, game);
    for part in hash_parts(game) {
        writer.put(part, 1 << 16);
    }
    frame::wrap(LinkKind::Game, setup, game.table().turn.round, &writer.finish())
}

/// Opens a link: an address with a link at its end, or the link alone.
///
/// # Errors
/// What is wrong with it. Whatever the text is, nothing worse happens.
pub fn open(text: &str) -> Result<Opened, LinkError> {
    open_from(&Shelf::BUILT, text)
}

/// The same with what there is on another shelf.
///
/// # Errors
/// What is wrong with it.
pub fn open_from(shelf: &Shelf, text: &str) -> Result<Opened, LinkError> {
    let (head, bytes) = frame::unwrap(text)?;
    let mut setup = setup_of(shelf, &head)?;
    let mut reader = DigitReader::new(&bytes);
    let rules = u16::try_from(reader.number(0)?).map_err(|_| LinkError::Senseless)?;
    table::figures(&mut reader, &mut setup)?;
    table::landmarks(&mut reader, &mut setup)?;
    if head.is_draft() {
        let pool = draft::pool(&mut reader, shelf, &Pool::new(), setup.seats.len() + 1)?;
        setup = setup.as_set_up(Procedure::Draft(pool));
    }
    let checkpoint = if reader.flag(false)? {
        let read = table::table(&mut reader, &setup, &Table::empty(0))?.canonical(setup.deck.copies);
        validate::check(&setup, &read)?;
        read
    } else {
        law::setup::table(&setup, reader.word(0))
    };
    let mut game = Game::resume_at(Pace::Patient, setup, checkpoint, Vec::new());
    let count = usize::try_from(reader.number(0)?).map_err(|_| LinkError::Senseless)?;
    check_count(count)?;
    let complete = match head.kind {
        LinkKind::Position => choose_noted(&mut game, &mut reader, count, rules)?,
        LinkKind::Game => {
            choose_all(&mut game, &mut reader, count, rules)?;
            true
        }
    };
    if complete && !reader.is_spent() {
        return Err(LinkError::Senseless);
    }
    Ok(Opened { kind: head.kind, game, rules, complete })
}

fn check_count(choices: usize) -> Result<(), TooLong> {
    at_most(choices, "the game in this link", MOST_CHOICES, "choices")
}

/// Writes every choice: discards of several cards as a set, all others as which option of how many.
fn put_choices(writer: &mut DigitWriter, game: &Game) {
    let choices: Vec<Choice> = game.choices().collect();
    writer.put_number(choices.len() as u64);
    let mut at = 0;
    while let Some(choice) = choices.get(at) {
        let begun = if choice.option.verb() == DISCARD { game.before(at) } else { None };
        if let Some((discards, bound)) = begun.and_then(|begun| discards_at(&begun, choices.len() - at)) {
            let together = &choices[at..at + discards.length];
            let rank = discards.rank(together).and_then(|rank| u32::try_from(rank + 1).ok());
            writer.put(rank.unwrap_or(0), bound);
            if rank.is_some() {
                at += discards.length;
                continue;
            }
        }
        writer.put(choice.index.into(), choice.of.into());
        at += 1;
    }
}

/// The discards that begin with the open decision and are written as a set, and one more than the number of such sets: 0
/// says that it was no set after all.
fn discards_at(game: &Game, choices_left: usize) -> Option<(Discards, u32)> {
    let discards = Discards::at(game).filter(|discards| discards.length <= choices_left)?;
    let bound = u32::try_from(discards.count() + 1).ok()?;
    Some((discards, bound))
}

/// Makes the choices of a position, each noted with how many options it was made from. Under other rules the first one
/// that does not fit ends it; gives back whether all fitted.
fn choose_noted(game: &mut Game, reader: &mut DigitReader, count: usize, rules: u16) -> Result<bool, LinkError> {
    for _ in 0..count {
        let of = reader.take(256) as usize;
        let index = reader.take(u32::try_from(of).unwrap_or(0)) as usize;
        if game.decision().is_none_or(|decision| decision.options.len() != of) {
            return if rules == RULES { Err(LinkError::Senseless) } else { Ok(false) };
        }
        game.choose(index)?;
    }
    Ok(true)
}

/// Makes the choices of a whole game and compares where that leads. A fingerprint follows the choices and is never 0, so
/// a body that is spent before it holds fewer choices than it says.
fn choose_all(game: &mut Game, reader: &mut DigitReader, count: usize, rules: u16) -> Result<(), LinkError> {
    let differs = |game: &Game| LinkError::Differs { choice: game.choices().len() + 1, rules };
    while game.choices().len() < count {
        if reader.is_spent() {
            return Err(LinkError::Senseless);
        }
        let choices_left = count - game.choices().len();
        if let Some((discards, bound)) = discards_at(game, choices_left)
            && let Some(rank) = reader.take(bound).checked_sub(1)
        {
            discards.make(game, rank.into())?;
            continue;
        }
        let options = game.decision().map_or(0, |decision| decision.options.len());
        let bound = u32::try_from(options).unwrap_or(0);
        if options == 0 {
            return Err(differs(game));
        }
        game.choose(reader.take(bound) as usize)?;
    }
    for part in hash_parts(game) {
        if reader.take(1 << 16) != part {
            return Err(LinkError::Differs { choice: game.choices().len(), rules });
        }
    }
    Ok(())
}

fn start_of(setup: &Setup) -> Result<DigitWriter, LinkError> {
    let mut writer = DigitWriter::default();
    writer.put_number(RULES.into());
    table::figures(&mut writer, &mut setup.clone())?;
    table::landmarks(&mut writer, &mut setup.clone())?;
    if let Procedure::Draft(pool) = &setup.procedure {
        draft::pool(&mut writer, &Shelf::BUILT, pool, pool.len())?;
    }
    Ok(writer)
}

/// Writes the seed of a game that began with it.
fn put_seed(writer: &mut DigitWriter, game: &Game) -> Result<(), LinkError> {
    let seed = game.start().seed();
    if *game.start() != law::setup::table(game.opening(), seed) {
        return Err(LinkError::Unlinkable);
    }
    writer.flag(false)?;
    writer.put_word(seed);
    Ok(())
}

/// Writes a table that every reader takes.
fn put_table(writer: &mut DigitWriter, setup: &Setup, known: &Table) -> Result<(), LinkError> {
    let known = known.canonical(setup.deck.copies);
    validate::check(setup, &known)?;
    writer.flag(true)?;
    table::table(writer, setup, &known)?;
    Ok(())
}

/// The low half of the fingerprint of the position, in two parts; 1 stands for 0.
fn hash_parts(game: &Game) -> [u32; 2] {
    let hash = (fingerprint(game) & 0xffff_ffff).max(1);
    [(hash & 0xffff) as u32, (hash >> 16) as u32]
}

/// A fingerprint of the position a game has come to: the same for equal positions on every platform.
#[must_use]
pub fn fingerprint(game: &Game) -> u64 {
    game.table().canonical(game.setup().deck.copies).fingerprint()
}

/// The choices of the running unit at the patient pace: which option of how many.
fn choices_of_unit(game: &Game) -> Result<Vec<(u8, u8)>, LinkError> {
    let (checkpoint, answers) = game.checkpoint();
    let mut again = Game::resume_at(Pace::Patient, game.setup().clone(), *checkpoint, Vec::new());
    while let Some(answer) = answers.get(again.checkpoint().1.len()) {
        again.choose_option(*answer)?;
    }
    Ok(again.choices().map(|choice| (choice.index, choice.of)).collect())
}

/// The same game at the patient pace, where the ends of steps are choices too.
fn at_patient_pace(game: &Game) -> Result<std::borrow::Cow<'_, Game>, LinkError> {
    if game.pace() == Pace::Patient {
        return Ok(std::borrow::Cow::Borrowed(game));
    }
    let mut patient = Game::resume_at(Pace::Patient, game.opening().clone(), *game.start(), Vec::new());
    for choice in game.choices() {
        // The swift pace has answered these itself.
        while patient.decision().is_some_and(|decision| decision.options.len() == 1 && !decision.ask.secret) {
            patient.choose(0)?;
        }
        patient.choose_option(choice.option)?;
    }
    Ok(std::borrow::Cow::Owned(patient))
}

fn setup_of(shelf: &Shelf, head: &Head) -> Result<Setup, LinkError> {
    let unknown = |what, name: &str| LinkError::Unknown { what, name: name.to_owned() };
    let map = shelf.map(&head.map).ok_or_else(|| unknown("map", &head.map))?;
    let deck = shelf.deck(&head.deck).ok_or_else(|| unknown("deck", &head.deck))?;
    let undecided = |code: &String| Faction::undecided_named(code).filter(|_| head.is_draft());
    let faction =
        |code: &String| shelf.faction_by_code(code).or_else(|| undecided(code)).ok_or_else(|| unknown("faction", code));
    let factions = head.factions.iter().map(faction).collect::<Result<Vec<_>, _>>()?;
    let landmark = |key: &String| shelf.landmark(key).ok_or_else(|| unknown("landmark", key));
    let landmarks = head.landmarks.iter().map(landmark).collect::<Result<Vec<_>, _>>()?;
    let setup = Setup::new(map, deck, &factions)?.with_landmarks(&landmarks)?;
    // The pool of a draft stands in the packed part.
    Ok(setup.as_set_up(head.procedure.clone()).with_suits(head.suits)?)
}
