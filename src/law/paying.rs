//! Paying icons with crafting pieces and other means (LAW-5a to LAW-5f).

use super::verbs::{PAY, PAY_AT};
use crate::clause;
use crate::clause::Clause;
use crate::decision::{Ask, Menu, Opt, Ruling};
use crate::event::{Event, Value};
use crate::play::hooks::{LENDS_ICONS, MAY_ACTIVATE};
use crate::play::{Activation, Cost, Heard, Lending, Mean, Means, Play, Position, Verdict};
use crate::table::Activated;
use crate::terms::{Clearing, ClearingSet, Kind, SUITS, Seat, Suit, SuitSet, Voice, bits};

/// What can still be paid: own means, and icons lent by others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Purse {
    /// Own means.
    pub own: Means,
    /// How many icons can be paid with own means, whatever their suits.
    pub most: u8,
    /// Lent icons, by the set of suits that each can be.
    lent: [u8; 1 << SUITS],
    /// The sets of suits of which any icons were ever lent, one bit each.
    lent_sets: u32,
}

impl Purse {
    /// Own means alone.
    #[must_use]
    pub const fn of(own: Means) -> Self {
        Self { own, most: u8::MAX, lent: [0; 1 << SUITS], lent_sets: 0 }
    }

    /// How many icons are lent.
    #[must_use]
    pub fn lent(&self) -> u8 {
        self.each_lent().map(|(_, count)| count).sum()
    }

    /// Whether this pays a cost (LAW-5a, LAW-5e): for any of its icons taken together there must be as many means that can
    /// pay one of them.
    #[must_use]
    pub fn pays(&self, cost: &Cost) -> bool {
        let lent = self.lent();
        if self.own.total().min(self.most) + lent < cost.icons() {
            return false;
        }
        // Where every means has one suit, no icon takes from another.
        if lent == 0 && self.own.mixed() == 0 {
            return self.own.suits().iter().zip(cost.suits).all(|(have, needed)| *have >= needed);
        }
        let needed: SuitSet = Suit::ALL.into_iter().filter(|suit| cost.suits[suit.index()] > 0).collect();
        let mut some = needed.0;
        while some > 0 {
            let suits = SuitSet(some);
            let icons: u8 = suits.iter().map(|suit| cost.suits[suit.index()]).sum();
            let mut reach = self.own.reach(suits).min(self.most);
            if lent > 0 {
                reach += self.lent_reach(suits);
            }
            if reach < icons {
                return false;
            }
            some = (some - 1) & needed.0;
        }
        true
    }

    fn lent_reach(&self, suits: SuitSet) -> u8 {
        self.each_lent().filter(|(set, _)| !set.and(suits).is_empty()).map(|(_, count)| count).sum()
    }

    /// The lent icons: of which suits, and how many.
    fn each_lent(&self) -> impl Iterator<Item = (SuitSet, u8)> {
        bits(self.lent_sets.into()).map(|set| (SuitSet(set), self.lent[usize::from(set)]))
    }

    /// All means together, lent ones included.
    #[must_use]
    pub fn total(&self) -> u8 {
        self.own.total() + self.lent()
    }

    /// The purse without one of the own means; `None` if there is no such, or no more can be paid with own means.
    fn without(&self, mean: Mean) -> Option<Self> {
        Some(Self { own: self.own.without(mean)?, most: self.most.checked_sub(1)?, ..*self })
    }

    /// The purse without one lent icon of these suits.
    fn without_lent(&self, suits: SuitSet) -> Option<Self> {
        let mut less = *self;
        let lent = &mut less.lent[usize::from(suits.0)];
        *lent = lent.checked_sub(1)?;
        Some(less)
    }
}

/// What a seat can still pay with this turn.
#[must_use]
pub fn purse(at: Position, seat: Seat) -> Purse {
    let mut purse = Purse::of(Means::NONE);
    if let Some(crafting) = &at.faction(seat).crafting {
        purse.own = (crafting.means)(at, seat);
        purse.most = crafting.most.map_or(u8::MAX, |most| most(at, seat));
    }
    for Heard { me, answer, .. } in lenders(at, seat) {
        let (count, suits) = (answer.icons)(at, me, seat);
        purse.lent[usize::from(suits.0)] += count;
        purse.lent_sets |= u32::from(count > 0) << suits.0;
    }
    purse
}

/// Whoever could lend a seat icons: everybody but its own faction.
fn lenders(at: Position<'_>, seat: Seat) -> impl Iterator<Item = Heard<Lending>> {
    at.hear(LENDS_ICONS).filter(move |lender| lender.voice != Voice::seat(seat))
}

/// Pays the icons one by one, with these means only if some are given; where an icon can be paid in different ways, the
/// crafter is asked (LAW-1.1.3).
///
/// # Errors
/// Suspends while a question is open.
pub fn pay(play: &mut Play, seat: Seat, cost: Cost, mut only: Option<Means>) -> Ruling {
    let mut rest = cost;
    for suit in Activated::SUITS {
        while rest.suits[suit.index()] > 0 {
            rest.suits[suit.index()] -= 1;
            pay_icon(play, seat, SuitSet::one(suit), rest, &mut only)?;
        }
    }
    while rest.any > 0 {
        rest.any -= 1;
        pay_icon(play, seat, SuitSet::ALL, rest, &mut only)?;
    }
    Ok(())
}

/// Pays one icon with means of one of these suits or with a lent icon, so that `rest` can still be paid. Where every means
/// there is must be spent, their order is of no account, and nobody is asked.
fn pay_icon(play: &mut Play, seat: Seat, suits: SuitSet, rest: Cost, only: &mut Option<Means>) -> Ruling {
    let means = *only;
    let chosen = play.choose(Ask::open(seat, clause!("LAW-5a"), "pay-icon"), |at, menu| {
        let purse = means.map_or_else(|| purse(at, seat), Purse::of);
        if !offer_own(&purse, suits, rest, menu) && means.is_none() {
            offer_lent(at, seat, &purse, suits, rest, menu);
        }
    })?;
    let mean = match chosen.verb() {
        PAY => Mean::Suit(chosen.suit_at(0)),
        PAY_AT => Mean::Piece(chosen.clearing(0)),
        _ => {
            return match play.position().answer_of(chosen.voice(), LENDS_ICONS) {
                Some(lender) => (lender.answer.pay)(play, lender.me, seat),
                None => Ok(()),
            };
        }
    };
    *only = means.and_then(|means| means.without(mean));
    play.tell(|| {
        let event = Event::new("activated", clause!("LAW-5a")).seat(seat);
        match mean {
            Mean::Suit(suit) => event.with("suit", Value::Suit(suit)),
            Mean::Piece(clearing) => event.clearing(clearing),
        }
    });
    match &play.setup.faction(seat).crafting {
        Some(crafting) => (crafting.pay)(play, seat, mean),
        None => Ok(()),
    }
}

/// Lists the own means that can pay an icon of these suits; says whether there is no need to look further.
fn offer_own(purse: &Purse, suits: SuitSet, rest: Cost, menu: &mut Menu) -> bool {
    let spends_all = purse.total() == 1 + rest.icons();
    let pays = |mean| purse.without(mean).is_some_and(|after| after.pays(&rest));
    for suit in Activated::SUITS.into_iter().filter(|suit| suits.has(*suit)) {
        if pays(Mean::Suit(suit)) {
            menu.offer(Opt::suit(PAY, suit));
            if spends_all {
                return true;
            }
        }
    }
    for (clearing, set, _) in purse.own.pieces() {
        let fits = suits == SuitSet::ALL || !set.and(suits).is_empty();
        if fits && pays(Mean::Piece(clearing)) {
            menu.offer(Opt::at(PAY_AT, clearing));
            if spends_all {
                return true;
            }
        }
    }
    false
}

fn offer_lent(at: Position, seat: Seat, purse: &Purse, suits: SuitSet, rest: Cost, menu: &mut Menu) {
    for Heard { voice, me, answer: lending } in lenders(at, seat) {
        let (count, set) = (lending.icons)(at, me, seat);
        let fits = count > 0 && !set.and(suits).is_empty();
        if fits && purse.without_lent(set).is_some_and(|after| after.pays(&rest)) {
            menu.hear(voice, |menu| menu.offer(lending.option));
        }
    }
}

/// Marks one crafting piece as activated this turn (LAW-5d, LAW-5f).
///
/// # Errors
/// None; it has the shape of [`Crafting::pay`](crate::play::Crafting::pay).
pub fn activate(play: &mut Play, _: Seat, mean: Mean) -> Ruling {
    match mean {
        Mean::Suit(suit) => play.table.activated.add(suit, 1),
        Mean::Piece(clearing) => play.table.activated.add_at(clearing, 1),
    }
    Ok(())
}

/// Whether a crafting piece may be activated at all.
fn may_activate(at: Position, activation: Activation) -> bool {
    let verdict = at
        .ask(MAY_ACTIVATE)
        .fold(Verdict::Silent, |verdict, (me, may_activate)| verdict.or(may_activate(at, me, &activation)));
    verdict.settle().is_ok()
}

/// Crafting pieces that other players have in a clearing, by owner and kind, for those who may borrow them (LAW-5b).
fn pieces_of_others(at: Position<'_>, by: Seat, clearing: Clearing) -> impl Iterator<Item = (Seat, Kind, u8)> {
    at.others(by)
        .filter_map(move |owner| Some((owner, (at.faction(owner).crafting.as_ref()?.pieces)(at, owner))))
        .flat_map(move |(owner, pieces)| pieces.iter().map(move |kind| (owner, kind, at.count(owner, clearing, kind))))
        .filter(move |(owner, kind, count)| {
            *count > 0 && may_activate(at, Activation { by, owner: *owner, kind: *kind, clearing })
        })
}

/// How many crafting pieces other players have in a clearing (LAW-5b).
#[must_use]
pub fn lent_pieces(at: Position, seat: Seat, clearing: Clearing) -> u8 {
    pieces_of_others(at, seat, clearing).map(|(_, _, count)| count).sum()
}

/// The means that a seat has who may use the crafting pieces of other players in a clearing, each once a turn.
#[must_use]
pub fn means_of_others(at: Position, seat: Seat, clearing: Clearing) -> Means {
    let mut means = Means::NONE;
    let used = activated_in(at, clearing);
    means.add_at(clearing, at.suits(clearing), lent_pieces(at, seat, clearing).saturating_sub(used));
    means
}

/// How many pieces were activated by somebody who may activate those of one clearing only.
fn activated_in(at: Position, clearing: Clearing) -> u8 {
    let activated = &at.table.activated;
    at.suits(clearing).only().map_or_else(|| activated.at(clearing), |suit| activated.of(suit))
}

/// Marks one crafting piece of another player in a clearing as activated this turn (LAW-5d), and tells which: all of
/// them pay the same, so they are taken in the order of the seats.
///
/// # Errors
/// None; it has the shape of a ruling because a hook ends with it.
pub fn borrow(play: &mut Play, seat: Seat, clearing: Clearing, mean: Mean, clause: Clause) -> Ruling {
    let at = play.position();
    let mut passed = activated_in(at, clearing);
    let lender = pieces_of_others(at, seat, clearing).find(|(_, _, count)| {
        let is_spent = passed >= *count;
        passed = passed.saturating_sub(*count);
        !is_spent
    });
    if let Some((owner, kind, _)) = lender {
        play.tell(|| Event::new("lent-icon", clause).seat(seat).piece(owner, kind).clearing(clearing));
    }
    activate(play, seat, mean)
}

/// Crafting pieces of a seat on the map that were not activated yet this turn (LAW-5c, LAW-5d).
#[must_use]
pub fn pieces_left(at: Position, seat: Seat) -> Means {
    pieces_left_in(at, seat, ClearingSet(u16::MAX))
}

/// The same, of those in some clearings only.
#[must_use]
pub fn pieces_left_in(at: Position, seat: Seat, clearings: ClearingSet) -> Means {
    let mut means = Means::NONE;
    let Some(crafting) = &at.faction(seat).crafting else { return means };
    let activated = &at.table.activated;
    for kind in (crafting.pieces)(at, seat).iter() {
        for clearing in at.table.clearings_with(seat, kind).and(clearings).iter() {
            if may_activate(at, Activation { by: seat, owner: seat, kind, clearing }) {
                means.add_at(clearing, at.suits(clearing), at.count(seat, clearing, kind));
            }
        }
    }
    for suit in Activated::SUITS {
        means = means.less_of(suit, activated.of(suit));
    }
    for (clearing, ..) in means.pieces() {
        for _ in 0..activated.at(clearing) {
            means = means.without(Mean::Piece(clearing)).unwrap_or(means);
        }
    }
    means
}
