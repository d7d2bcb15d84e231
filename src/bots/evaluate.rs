//! How good a position is for each seat: the part that is the same for everybody. What only one faction knows about its
//! own position stands beside that faction (`Tactics`).
//!
//! Unit: hundredths of a victory point, so that what will be can be added to what has been scored.

use super::hold;
use super::matchups;
use super::weights::Weights;
use crate::law::cards::HAND_LIMIT;
use crate::law::rule;
use crate::play::{CardKind, Hooks, Moment, Position, Purpose, TRAITS, Tactics, Trait};
use crate::terms::{CLEARINGS, Card, Class, Clearing, MAX_SEATS, Seat, Suit};
use crate::yardsticks::attack::{attacks, falls, menace};
use crate::yardsticks::cards::{CARD, GOOD_CARD, goodness};
use crate::yardsticks::{remaining, weights};

/// What makes anybody's position good, in the order of [`measure`].
pub static TRAITS_OF_ALL: [Trait; 7] = [
    Trait::new("cards", CARD),
    Trait::new("good-cards", GOOD_CARD).by_hand(),
    Trait::new("crafted", weights::CRAFTED),
    Trait::new("warriors", weights::WARRIORS),
    Trait::new("rule", weights::RULE),
    Trait::new("danger", weights::DANGER).settled(),
    Trait::new("turns-ahead", weights::TURNS_AHEAD).free(),
];

/// Warriors beyond this number count half.
const CROWD: i32 = 10;
/// What the owner loses with a building or token when its faction says nothing.
const BUILDING: i32 = 70;
const TOKEN: i32 = 40;
/// A point that a crafted card will score, if nothing comes between.
const PROMISE: i32 = 85;
/// What it is worth to hold for sure what a dominance card needs, in points on the track.
const HELD: i32 = 2_900;

/// The points of a game, in hundredths.
const GAME: f32 = 3_000.0;
/// What the chance to win, a place and a point of the leader count where nothing but the end is played for: in points of a game.
const WIN: f32 = 3.0;
const PLACE: f32 = 0.05;
const HARM: f32 = 0.3;

/// What many parts of a judgement ask about a position, found out once.
pub(super) struct Survey {
    warriors: [[u8; CLEARINGS]; MAX_SEATS],
    ruled: [u8; MAX_SEATS],
}

impl Survey {
    /// Looks over a position.
    pub(super) fn of(at: Position) -> Self {
        let mut survey = Self { warriors: [[0; CLEARINGS]; MAX_SEATS], ruled: [0; MAX_SEATS] };
        for seat in at.seats() {
            let pieces = &at.faction(seat).pieces;
            for (count, here) in survey.warriors[seat.index()].iter_mut().zip(&at.table.pieces[seat.index()]) {
                *count = pieces.of_class(here, Class::Warrior);
            }
        }
        for ruler in at.clearings().iter().filter_map(|clearing| rule::ruler(at, clearing)) {
            survey.ruled[ruler.index()] += 1;
        }
        survey
    }

    /// Warriors of a seat in a clearing.
    pub(super) const fn count(&self, seat: Seat, clearing: Clearing) -> u8 {
        self.warriors[seat.index()][clearing.index()]
    }

    /// The most warriors a seat could bring into a clearing with one move, besides those that are there.
    pub(super) fn near(&self, at: Position, seat: Seat, clearing: Clearing) -> u8 {
        at.adjacent(clearing).iter().map(|from| self.count(seat, from)).max().unwrap_or(0)
    }
}

/// Parts of a standing that are the same for everybody.
pub const COMMON: usize = TRAITS_OF_ALL.len();

/// What a seat's position is worth, part by part, in hundredths of a victory point.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Standing {
    /// Points on the track; for a seat that plays for dominance, what its hold of the clearings it needs would be; for
    /// one that has joined another, what the other has.
    pub points: i32,
    /// What its faction's way to play is still expected to bring, beside these others; for one that has joined another, all that the
    /// other is expected to bring.
    pub prospects: i32,
    /// What is worth something to anybody, in the order of [`TRAITS_OF_ALL`].
    pub common: [i32; COMMON],
    /// What is worth something to its faction, in the order of its traits.
    pub own: [i32; TRAITS],
}

impl Standing {
    /// Everything together.
    #[must_use]
    pub fn total(&self) -> i32 {
        self.points + self.common.iter().sum::<i32>() + self.coming()
    }

    /// What its faction is still expected to bring by what it has and how it is played.
    fn coming(&self) -> i32 {
        self.prospects + self.own.iter().sum::<i32>()
    }

    fn of(at: Position, survey: &Survey, seat: Seat, weights: Option<&Weights>) -> Self {
        let mut standing = Self { points: points(at, seat), ..Self::default() };
        let remaining = remaining(at);
        let faction = at.faction(seat);
        let tactics = &faction.tactics;
        let others = weights.and_then(|weights| Some((weights, weights.of(faction)?)));
        let weighed = |this: &Trait, n: usize, own: bool| match others {
            Some((_, of)) if own => this.weighing(of.own[n]),
            Some((weights, _)) => this.weighing(weights.common[n]),
            None => *this,
        };
        let common = TRAITS_OF_ALL.iter().zip(measure_with(at, survey, seat)).enumerate();
        for (worth, (n, (this, measure))) in standing.common.iter_mut().zip(common) {
            *worth = weighed(this, n, false).of(measure, remaining);
        }
        let measures = tactics.measure.map_or([0; TRAITS], |measure| measure(at, seat));
        for (worth, (n, (this, measure))) in
            standing.own.iter_mut().zip(tactics.traits.iter().zip(measures).enumerate())
        {
            *worth = weighed(this, n, true).of(measure, remaining);
        }
        if at.table.partner_of(seat).is_some() {
            return standing;
        }
        let beside = |other| match others {
            Some((_, of)) => of.beside(at.faction(other)),
            None => matchups::beside(faction, at.faction(other)),
        };
        let [start, end, figures] = others.map_or(tactics.prospects, |(_, of)| of.prospects);
        let matchups: i32 = at.others(seat).map(beside).sum();
        let figures = figures * at.setup.seats[seat.index()].towards_law() / 100;
        standing.prospects = Tactics::expected([start + matchups + figures, end], remaining);
        standing
    }
}

/// How a position looks for each seat.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Judgement {
    /// What each position is worth, by seat.
    pub standings: [Standing; MAX_SEATS],
    /// The chance of each seat to win. All chances together are 1 where nobody has joined anybody: those of a coalition
    /// win together, so each of them has the whole chance of their side.
    pub chances: [f32; MAX_SEATS],
    /// The side of each seat: its own number, or that of the one it has joined.
    sides: [u8; MAX_SEATS],
}

impl Judgement {
    /// How good an end a seat comes to that has no chance of the first place, in parts of a game's points: by its points, and
    /// less by its place and by what the leader is short of. A chance to win, however small, still counts most.
    pub(super) fn end(&self, seat: Seat) -> f32 {
        let side = self.sides[seat.index()];
        let of_game = |standing: i32| small(standing) / GAME;
        let mine = self.standings[seat.index()].total();
        let rivals = || self.standings.iter().zip(self.sides).filter(|(_, other)| *other != side);
        let behind = rivals().filter(|(standing, _)| standing.points > 0 && standing.total() < mine).count();
        #[expect(clippy::cast_precision_loss, reason = "there are six seats at most")]
        let place = behind as f32 * PLACE;
        let leader = of_game(self.strongest_rival(seat));
        WIN * self.chances[seat.index()] + of_game(mine) + place - HARM * leader
    }

    /// The most that a position is worth to anybody who is not on the side of this seat.
    pub(super) fn strongest_rival(&self, seat: Seat) -> i32 {
        let side = self.sides[seat.index()];
        let rivals = self.standings.iter().zip(self.sides).filter(|(_, other)| *other != side);
        rivals.map(|(standing, _)| standing.total()).max().unwrap_or(0)
    }
}

/// Judges a position, by other weights than those that are built in if there are any.
#[must_use]
pub fn judge(at: Position, others: Option<&Weights>) -> Judgement {
    let mut judgement = Judgement {
        standings: [Standing::default(); MAX_SEATS],
        chances: [0.0; MAX_SEATS],
        sides: std::array::from_fn(|seat| side(at, Seat(u8::try_from(seat).unwrap_or(u8::MAX))).0),
    };
    let survey = Survey::of(at);
    let mut totals = [0; MAX_SEATS];
    for seat in at.seats() {
        let standing = Standing::of(at, &survey, seat, others);
        judgement.standings[seat.index()] = standing;
    }
    for seat in at.seats() {
        if let Some(partner) = at.table.partner_of(seat) {
            judgement.standings[seat.index()].prospects = judgement.standings[partner.index()].coming();
        }
        totals[seat.index()] = judgement.standings[seat.index()].total();
    }
    if at.table.turn.result().is_some() {
        at.table.turn.winners().for_each(|seat| judgement.chances[seat.index()] = 1.0);
    } else {
        let seats = at.setup.seats.len();
        let steepness = others.map_or(weights::STEEPNESS, |others| others.steepness);
        share(&totals[..seats], &judgement.sides[..seats], remaining(at), steepness, &mut judgement.chances);
    }
    judgement
}

/// On whose side a seat is: whoever has joined another wins with it or not at all (LAW-4.3g).
fn side(at: Position, seat: Seat) -> Seat {
    at.table.partner_of(seat).unwrap_or(seat)
}

/// How much a position has of what makes anybody's position good, in hundredths of a unit: cards in hand, what they hold
/// beyond that (in points), crafted cards (in points), warriors on the map, clearings ruled, pieces enemies are about to
/// take (in points), the part of a round by which its next turn comes sooner than if it came last.
#[must_use]
pub fn measure(at: Position, seat: Seat) -> [i32; COMMON] {
    measure_with(at, &Survey::of(at), seat)
}

fn measure_with(at: Position, survey: &Survey, seat: Seat) -> [i32; COMMON] {
    let (cards, good) = hand(at, seat);
    let crafted = at.table.crafted[seat.index()].iter().map(|card| crafted_worth(at, seat, card)).sum();
    let ruled = 100 * i32::from(survey.ruled[seat.index()]);
    [cards, good, crafted, warriors(survey, seat), ruled, danger(at, survey, seat), turns_ahead(at, seat)]
}

/// How many of the others take their turn after this seat's next one or the one that runs, in hundredths of all seats.
fn turns_ahead(at: Position, seat: Seat) -> i32 {
    let seats = i32::try_from(at.setup.seats.len()).unwrap_or(1);
    let until = (i32::from(seat.0) - i32::from(at.table.turn.seat)).rem_euclid(seats);
    100 * (seats - 1 - until) / seats
}

/// Points on the track; for a seat that plays for dominance, what its hold of the clearings it needs would be. Whoever
/// has all of them wins with its next Birdsong (LAW-3.3), unless one of those who come before it breaks the hold. Whoever
/// has joined another plays for what that one has: the card lies there as the sign of the coalition (LAW-4.3).
pub(super) fn points(at: Position, seat: Seat) -> i32 {
    let seat = side(at, seat);
    let Some(card) = at.table.dominance_of(seat) else { return 100 * i32::from(at.table.scores[seat.index()]) };
    let suit = at.face(card).suit;
    let ruled = rule::ruled(at, seat, Purpose::Dominance);
    let map = at.setup.map;
    let matching = match suit {
        Suit::Bird => ruled.and(map.corners()),
        _ => ruled.and(at.of_suit(suit)),
    };
    let held = i32::try_from(matching.len().min(4)).unwrap_or(4);
    let short = 450 + 150 * held;
    short + (HELD - short) * hold::chance(at, seat, card, ruled) / 100
}

/// Cards in hand, those beyond the limit counting little, and what they hold.
fn hand(at: Position, seat: Seat) -> (i32, i32) {
    let (mut cards, mut good) = (0, 0);
    for (n, card) in at.hand(seat).iter().enumerate() {
        if n < HAND_LIMIT {
            cards += 100;
            good += goodness(at, card);
        } else {
            cards += 20;
        }
    }
    (cards, good)
}

/// What a crafted card is worth while it lies there.
fn crafted_worth(at: Position, seat: Seat, card: Card) -> i32 {
    let CardKind::Persistent(effect) = at.face(card).kind else { return 0 };
    if let Some(promises) = effect.promises {
        return PROMISE * i32::from(promises(at, seat));
    }
    let mut worth = 15;
    for offer in effect.hooks.offers.unwrap_or_default() {
        worth += if matches!(offer.moment, Moment::At(..)) { 65 } else { 40 };
    }
    if effect.hooks.battle_effects.is_some() {
        worth += 40;
    }
    if effect.hooks.stops_ambush.is_some() {
        worth += 15;
    }
    worth + lasting_worth(&effect.hooks)
}

/// What it is worth that a card changes something for its owner as long as it lies there: by the sort of thing it changes.
fn lasting_worth(hooks: &Hooks) -> i32 {
    let sorts = [
        (hooks.timed.is_some(), 45),
        (hooks.weighs.is_some(), 40),
        (hooks.waives_rule.is_some(), 40),
        (hooks.joins.is_some() || hooks.rivers.is_some(), 35),
        (hooks.crafted.is_some(), 40),
        (hooks.draws.is_some(), 25),
    ];
    sorts.iter().filter(|(has, _)| *has).map(|(_, worth)| worth).sum()
}

/// Warriors on the map, those of a crowd counting half.
fn warriors(survey: &Survey, seat: Seat) -> i32 {
    let warriors: i32 = survey.warriors[seat.index()].iter().map(|count| i32::from(*count)).sum();
    100 * warriors.min(CROWD) + 50 * (warriors - CROWD).max(0)
}

/// What enemies are about to take: buildings and tokens that those who stand there or next to them could reach, or strike from afar.
fn danger(at: Position, survey: &Survey, seat: Seat) -> i32 {
    let faction = at.faction(seat);
    let mut danger = 0;
    for clearing in at.clearings().iter() {
        let pieces = &at.table.pieces[seat.index()][clearing.index()];
        let (mut prizes, mut value) = (0, 0);
        for kind in faction.kinds() {
            let class = faction.piece(kind).class;
            let count = i32::from(pieces[kind.index()]);
            if count > 0 && matches!(class, Class::Building | Class::Token) && !faction.piece(kind).unseen {
                let own = match faction.tactics.prize {
                    Some(prize) => prize(at, seat, kind, clearing),
                    None if class == Class::Building => BUILDING,
                    None => TOKEN,
                };
                prizes += count;
                value += own * count;
            }
        }
        if prizes > 0 {
            let lost =
                at.others(seat).map(|enemy| expected_losses(at, survey, seat, enemy, clearing)).max().unwrap_or(0);
            danger += lost.min(100 * prizes) * value / (100 * prizes);
        }
    }
    danger
}

/// Buildings and tokens an enemy would take from a clearing in the coming turn, in hundredths of a piece.
fn expected_losses(at: Position, survey: &Survey, seat: Seat, enemy: Seat, clearing: Clearing) -> i32 {
    let here = survey.count(enemy, clearing);
    let near = survey.near(at, enemy, clearing);
    let warriors = here.max(near);
    let chance = attacks(here > 0, survey.count(seat, clearing));
    let in_battle = if warriors == 0 { 0 } else { falls(at, seat, enemy, warriors, clearing) * chance / 100 };
    in_battle.max(menace(at, seat, enemy, clearing))
}

/// Turns standings into chances: the nearer somebody is to the end, the more a point decides. Those on one side have one
/// standing, the mean of theirs, so that none of them gains by the other's loss.
fn share(totals: &[i32], sides: &[u8], remaining: i32, [start, more]: [f32; 2], chances: &mut [f32; MAX_SEATS]) {
    let members = |side: usize| totals.iter().zip(sides).filter(move |(_, other)| usize::from(**other) == side);
    let standing = |side: usize| {
        let count = i32::try_from(members(side).count()).unwrap_or(0);
        (count > 0).then(|| members(side).map(|(total, _)| *total).sum::<i32>() / count)
    };
    let mut standings = [None; MAX_SEATS];
    standings.iter_mut().zip((0..totals.len()).map(standing)).for_each(|(to, from)| *to = from);
    let best = standings.into_iter().flatten().max().unwrap_or(0);
    let progress = 1.0 - small(remaining) / 100.0;
    let steepness = (start + more * progress * progress) / 100.0;
    let mut sum = 0.0;
    let mut shares = [0.0; MAX_SEATS];
    for (share, standing) in shares.iter_mut().zip(standings) {
        if let Some(standing) = standing {
            *share = exponential(steepness * small(standing - best));
            sum += *share;
        }
    }
    for (chance, side) in chances.iter_mut().zip(sides) {
        *chance = shares[usize::from(*side)] / sum;
    }
}

/// A standing as a floating-point number.
#[expect(clippy::cast_precision_loss, reason = "standings are far below 2^24")]
fn small(standing: i32) -> f32 {
    standing as f32
}

/// The exponential function, near enough, from multiplications only: those give the same bits on every platform.
pub(super) fn exponential(x: f32) -> f32 {
    let mut power = 1.0 + x.clamp(-12.0, 12.0) / 64.0;
    for _ in 0..6 {
        power *= power;
    }
    power
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::law::scoring;
    use crate::notation::position;
    use crate::play::Play;
    use crate::table::Ending;

    /// A Vagabond in a coalition with the Marquise, with so many points of hers.
    fn coalition(points: u8) -> crate::game::Game {
        let text = format!(
            "seats: VB, MC, NB, BG
             VB dominance: fox
             VB partner: MC
             MC score: {points}
             NB score: 18
             BG score: 12
             turn: VB daylight"
        );
        position::read(&text).unwrap_or_else(|error| panic!("{error}")).game()
    }

    #[test]
    fn more_is_expected_of_whoever_has_figures_that_pay_more() {
        let game =
            position::read("seats: C, NB, BP, CDG\nturn: C daylight").unwrap_or_else(|error| panic!("{error}")).game();
        let (law, table) = (game.setup(), game.table());
        let fair = law.clone().with_fair_figures();
        let [law, fair] = [law, &fair].map(|setup| judge(Position { setup, table }, None).chances[0]);
        assert!(law > fair + 0.05, "{law} with the figures of the law texts, {fair} with fair ones");
    }

    #[test]
    fn whoever_has_joined_another_plays_for_what_that_one_has() {
        let [few, many] = [8, 20].map(|points| judge(coalition(points).position(), None));
        assert_eq!(few.standings.map(|standing| standing.points)[..2], [800, 800]);
        assert_eq!(many.standings.map(|standing| standing.points)[..2], [2_000, 2_000]);
        for judgement in [&few, &many] {
            assert_eq!(judgement.chances[0].to_bits(), judgement.chances[1].to_bits(), "they win together");
            let all: f32 = judgement.chances[1..].iter().sum();
            assert!((all - 1.0).abs() < 1e-5, "one of the three sides wins: {all}");
        }
        assert!(many.chances[0] > few.chances[0]);
    }

    #[test]
    fn everybody_who_wins_has_won() {
        let game = coalition(29);
        let mut table = *game.table();
        let mut script = crate::bots::Random::new(1);
        let mut play = Play::new(game.setup(), &mut table, &mut script, None);
        let won = scoring::win(&mut play, Seat(1), Ending::Points, crate::clause!("LAW-4a"));
        assert!(won.is_err());
        let judgement = judge(Position { setup: game.setup(), table: &table }, None);
        assert_eq!(judgement.chances.map(f32::to_bits), [1.0, 1.0, 0.0, 0.0, 0.0, 0.0].map(f32::to_bits));
    }
}
