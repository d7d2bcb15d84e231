//! What a line is about: the part before its colon.

use super::Problem;
use crate::notation::names::{self, Hint, NameError, normal};
use crate::notation::voices;
use crate::play::{Kept, Setup};
use crate::terms::{Clearing, Place, Seat, Voice};

/// What a line of a position is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LineHead {
    /// The round.
    Round,
    /// Whose turn it is, the phase and the step.
    Turn,
    /// Actions the running step has used up.
    ActionsUsed,
    /// Whether the gap before the running step is closed.
    Gap,
    /// Factions whose effect at this edge of the phase is settled.
    SettledEffects,
    /// The faction whose effect at this edge of the phase is running.
    RunningEffect,
    /// Who has won.
    Won,
    /// The pieces in a clearing.
    Clearing(Clearing),
    /// The suits of a clearing, where they are not the printed ones.
    Suits(Clearing),
    /// Where a landmark stands, by its place in the setup.
    Landmark(u8),
    /// What a landmark keeps in mind.
    LandmarkKeeps(u8),
    /// What the map keeps in mind.
    MapKeeps,
    /// The pieces in a forest.
    Forest(Place),
    /// The paths that are closed.
    ClosedPaths,
    /// The clearings that are flooded.
    Flooded,
    /// The clearings with a ruin.
    Ruins,
    /// The items under a ruin.
    Ruin(Clearing),
    /// The common item supply.
    ItemSupply,
    /// Items out of the game.
    RemovedItems,
    /// Cards in some place.
    Cards(CardPlace),
    /// Crafting pieces activated this turn.
    Activated,
    /// The seed of the randomness.
    Seed,
    /// Random numbers drawn so far.
    RandomUsed,
    /// Battle rolls made so far.
    Rolls,
    /// Random takes made so far.
    Takes,
    /// Times hidden things were shown.
    Reveals,
    /// Dice told beforehand.
    Dice,
    /// Random takes told beforehand.
    Random,
    /// A unit that waits.
    Task,
    /// Answers given since the start of the running unit.
    Answers,
    /// Points of a seat.
    Score(Seat),
    /// The dominance card a seat has activated.
    Dominance(Seat),
    /// What lies face up in a seat's Crafted Items box.
    Items(Seat),
    /// What lies face down there.
    FaceDown(Seat),
    /// Warriors of others that lie with a seat.
    Holds(Seat),
    /// The corner where a seat has started, or its homeland.
    Corner(Seat),
    /// The seat with which a seat wins together.
    Partner(Seat),
    /// A seat's pieces in supply: follows from the rest, so it is expected and never stated.
    Supply(Seat),
    /// A board figure, by its place in the faction's list.
    Figure(Seat, usize),
    /// A part of a faction board.
    Board(Seat, &'static Kept),
}

/// A place where cards lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CardPlace {
    /// A hand.
    Hand(Seat),
    /// A play area.
    Crafted(Seat),
    /// The deck, top card first.
    Deck,
    /// The discard pile.
    Discard,
    /// The dominance cards beside the map.
    Available,
    /// Cards out of the game.
    Removed,
    /// The card that is being crafted.
    Resolving,
    /// A pile that a voice keeps, by its place among the table's.
    Kept(usize),
}

/// Lines that are not about one seat: names first, the one that is written in front.
const COMMON: [(&[&str], LineHead); 27] = [
    (&["round"], LineHead::Round),
    (&["turn"], LineHead::Turn),
    (&["actions-used", "used"], LineHead::ActionsUsed),
    (&["gap"], LineHead::Gap),
    (&["settled-effects"], LineHead::SettledEffects),
    (&["running-effect"], LineHead::RunningEffect),
    (&["won", "winner"], LineHead::Won),
    (&["closed-paths"], LineHead::ClosedPaths),
    (&["flooded"], LineHead::Flooded),
    (&["map-keeps"], LineHead::MapKeeps),
    (&["ruins"], LineHead::Ruins),
    (&["item-supply"], LineHead::ItemSupply),
    (&["removed-items"], LineHead::RemovedItems),
    (&["draw-pile", "deck", "deck-order", "deck-top", "top-of-deck"], LineHead::Cards(CardPlace::Deck)),
    (&["discard", "discard-pile", "discards"], LineHead::Cards(CardPlace::Discard)),
    (&["available", "available-dominance"], LineHead::Cards(CardPlace::Available)),
    (&["removed-cards"], LineHead::Cards(CardPlace::Removed)),
    (&["resolving"], LineHead::Cards(CardPlace::Resolving)),
    (&["activated"], LineHead::Activated),
    (&["seed"], LineHead::Seed),
    (&["random-used"], LineHead::RandomUsed),
    (&["rolls"], LineHead::Rolls),
    (&["takes"], LineHead::Takes),
    (&["reveals"], LineHead::Reveals),
    (&["dice"], LineHead::Dice),
    (&["random"], LineHead::Random),
    (&["task"], LineHead::Task),
];

/// Lines about one seat.
const OF_SEAT: [(&[&str], fn(Seat) -> LineHead); 10] = [
    (&["score", "points", "vp"], LineHead::Score),
    (&["hand", "cards"], |seat| LineHead::Cards(CardPlace::Hand(seat))),
    (&["crafted", "play-area", "crafted-cards"], |seat| LineHead::Cards(CardPlace::Crafted(seat))),
    (&["items", "crafted-items"], LineHead::Items),
    (&["face-down-items"], LineHead::FaceDown),
    (&["holds"], LineHead::Holds),
    (&["dominance"], LineHead::Dominance),
    (&["corner", "homeland"], LineHead::Corner),
    (&["partner"], LineHead::Partner),
    (&["supply"], LineHead::Supply),
];

impl LineHead {
    /// What a line is about that begins with these words.
    ///
    /// # Errors
    /// If they name nothing there is at this table.
    pub fn read(setup: &Setup, text: &str) -> Result<Self, Problem> {
        let words: Vec<&str> = text.split_whitespace().collect();
        if let Some((seat, rest)) = names::leading_seat(setup, &words).filter(|(_, rest)| !rest.is_empty()) {
            return of_seat(setup, seat, rest).ok_or_else(|| unknown(setup, Some(seat), text));
        }
        for n in 1..words.len() {
            let (start, end) = words.split_at(n);
            if let Some((seat, [])) = names::leading_seat(setup, end) {
                return of_seat(setup, seat, start).ok_or_else(|| unknown(setup, Some(seat), text));
            }
        }
        match words.as_slice() {
            ["clearing" | "Clearing", rest @ ..] if setup.annex_key() == Some(normal(&rest.join(" ")).as_str()) => {
                Ok(Self::Clearing(Clearing::ANNEX))
            }
            ["clearing" | "Clearing", number] => Ok(Self::Clearing(names::clearing(setup.map, number)?)),
            ["suits" | "Suits", "of", number] => Ok(Self::Suits(names::clearing(setup.map, number)?)),
            ["landmark" | "Landmark", name @ ..] => {
                let (name, keeps) = name.strip_suffix(&["keeps"]).map_or((name, false), |name| (name, true));
                let key = normal(&name.join(" "));
                let found = (0u8..).zip(&setup.landmarks).find(|(_, landmark)| landmark.key == key);
                let head = |n| if keeps { Self::LandmarkKeeps(n) } else { Self::Landmark(n) };
                found.map(|(n, _)| head(n)).ok_or_else(|| unknown(setup, None, text))
            }
            ["forest" | "Forest", name] => voices::forest(setup.map, name).map(Self::Forest).map_err(Problem::from),
            ["ruin" | "Ruin", number] => Ok(Self::Ruin(names::clearing(setup.map, number)?)),
            _ => {
                let name = normal(text);
                if name == "answers" {
                    return Ok(Self::Answers);
                }
                if let Some((voice, rest)) = voices::leading_voice(setup, &words)
                    && let Some(pile) = setup.pile(voice, &normal(&rest.join(" ")))
                {
                    return Ok(Self::Cards(CardPlace::Kept(pile)));
                }
                let common = COMMON.iter().find(|(names, _)| names.contains(&name.as_str()));
                common.map(|(_, head)| *head).ok_or_else(|| unknown(setup, None, text))
            }
        }
    }
}

fn of_seat(setup: &Setup, seat: Seat, words: &[&str]) -> Option<LineHead> {
    let faction = setup.faction(seat);
    if let ["figure", name] = words {
        let key = normal(name);
        return faction.figures.iter().position(|figure| normal(figure.key) == key).map(|n| LineHead::Figure(seat, n));
    }
    let name = normal(&words.join(" "));
    if let Some((_, make)) = OF_SEAT.iter().find(|(names, _)| names.contains(&name.as_str())) {
        return Some(make(seat));
    }
    if let Some(pile) = setup.pile(Voice::seat(seat), &name) {
        return Some(LineHead::Cards(CardPlace::Kept(pile)));
    }
    faction.kept().find(|kept| kept.key == name).map(|kept| LineHead::Board(seat, kept))
}

/// Says what is wrong with a line that is about nothing known.
fn unknown(setup: &Setup, seat: Option<Seat>, text: &str) -> Problem {
    let words: Vec<&str> = text.split_whitespace().collect();
    if let (None, [first, rest @ ..]) = (seat, words.as_slice()) {
        let name = normal(&rest.join(" "));
        if OF_SEAT.iter().any(|(names, _)| names.contains(&name.as_str())) {
            return NameError::Seat {
                name: (*first).to_owned(),
                known: names::list(setup.seats().map(|seat| setup.seat_key(seat))),
            }
            .into();
        }
    }
    let mut known: Vec<String> =
        COMMON.iter().flat_map(|(names, _)| names.iter()).map(|name| name.replace('-', " ")).collect();
    known.extend(["map", "seats", "answers", "clearing 1", "forest F1", "ruin 1", "suits of 1"].map(str::to_owned));
    known.extend(setup.landmarks.iter().map(|landmark| format!("landmark {}", landmark.key)));
    for seat in setup.seats() {
        let faction = setup.faction(seat);
        let own = OF_SEAT.iter().map(|(names, _)| names[0]).chain(faction.kept().map(|kept| kept.key));
        for name in own {
            known.push(format!("{} {name}", setup.seat_key(seat)));
            known.push(format!("{} {name}", faction.code));
        }
    }
    Problem::UnknownLine { name: text.to_owned(), hint: Hint::closest(text, known.iter().map(String::as_str)) }
}
