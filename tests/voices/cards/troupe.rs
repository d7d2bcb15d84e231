//! What the made-up factions of this room have in common: guards that move and fight, stalls that craft, a turn that
//! ends and points that come in.

use thicket::clause;
use thicket::decision::{Ask, Opt, Ruling};
use thicket::law::turn::{self, Acted};
use thicket::law::verbs::{BATTLE, MOVE, PLACE, SPEND};
use thicket::law::{battle, cards, crafting, movement, paying, placing, scoring, setup};
use thicket::play::{
    Action, Crafting, Faction, Flow, Moves, PieceInfo, Pieces, Placing, Play, Position, Purpose, Step,
};
use thicket::terms::{Card, Class, Clearing, Kind, KindSet, Seat};

pub const GUARD: Kind = Kind(0);
pub const STALL: Kind = Kind(1);
/// Actions of a Daylight.
const ACTIONS: u8 = 3;

pub const fn guards() -> PieceInfo {
    PieceInfo::new("guard", Class::Warrior, 10)
}

pub const fn stalls() -> PieceInfo {
    PieceInfo::new("stall", Class::Building, 4)
}

/// Everything but what makes one of them itself.
pub const TROUPE: Faction = Faction {
    pieces: Pieces::of(&[guards(), stalls()]),
    set_up,
    turn: [&[], &[DAYLIGHT], &[EVENING]],
    crafting: Some(CRAFTING),
    ..Faction::SILENT
};

pub const CRAFTING: Crafting =
    Crafting { means: paying::pieces_left, pay: paying::activate, pieces: |_, _| KindSet::of(&[STALL]), most: None };

pub const DAYLIGHT: Step =
    Step { key: "actions", clause: clause!("LAW-1.4.2"), open: true, run: |play, me| actions(play, me, &[]) };
pub const EVENING: Step = Step { key: "draw", clause: clause!("LAW-2.4l"), open: false, run: draw };

fn one(me: Seat, kind: Kind, clearing: Clearing) -> Placing {
    Placing { by: me, owner: me, kind, clearing }
}

/// Four guards and a stall in a corner where nobody has started.
fn set_up(play: &mut Play, me: Seat) -> Ruling<Flow> {
    let clause = clause!("LAW-9d");
    let chosen = play.choose(Ask::open(me, clause, "starting-corner"), |at, menu| {
        let free = setup::free_corners(at);
        let corners = if free.is_empty() { at.clearings() } else { free };
        corners.iter().for_each(|corner| menu.offer(Opt::at(PLACE, corner)));
    })?;
    let corner = chosen.clearing(0);
    if setup::free_corners(play.position()).has(corner) {
        play.table.starts[me.index()] = corner.0;
    }
    placing::place(play, &one(me, GUARD, corner), 4, clause)?;
    placing::place(play, &one(me, STALL, corner), 1, clause)?;
    Ok(Flow::Done)
}

/// Three actions, and any number of cards crafted.
pub fn actions(play: &mut Play, me: Seat, own: &[&Action]) -> Ruling<Flow> {
    let common: [&Action; 5] = [&RECRUIT, &BUILD, &MOVES, &BATTLES, &crafting::CRAFT_ACTION];
    let is_done = play.table.turn.used >= ACTIONS;
    let offered: Vec<&Action> =
        if is_done { vec![&crafting::CRAFT_ACTION] } else { common.into_iter().chain(own.iter().copied()).collect() };
    match turn::act(play, Ask::secret(me, clause!("LAW-1.4.2"), "actions"), &offered, true)? {
        Acted::Finished => Ok(Flow::Done),
        Acted::Offer => Ok(Flow::Again),
        Acted::Action(_) => {
            play.table.turn.used = (play.table.turn.used + 1).min(ACTIONS);
            Ok(Flow::Again)
        }
    }
}

static RECRUIT: Action = Action {
    offer: |at, me, menu| {
        for clearing in at.table.clearings_with(me, STALL).iter() {
            menu.test(Opt::at(PLACE, clearing), placing::may_place(at, &one(me, GUARD, clearing)));
        }
    },
    verbs: &[PLACE],
    run: |play, me, option| {
        placing::place(play, &one(me, GUARD, option.clearing(0)), 1, clause!("LAW-2.3a")).map(|_| ())
    },
};

static MOVES: Action = Action {
    offer: |at, me, menu| movement::offer_moves(at, &Moves::of(me), MOVE, menu),
    verbs: &[MOVE],
    run: |play, me, option| movement::take_move(play, &Moves::of(me), option, clause!("LAW-6a")).map(|_| ()),
};

static BATTLES: Action = Action {
    offer: battle::offer_battles,
    verbs: &[BATTLE],
    run: |play, me, option| battle::fight(play, me, option, clause!("LAW-7.1a")),
};

/// A card for a stall in a clearing that it matches.
static BUILD: Action = Action {
    offer: |at, me, menu| {
        let sites: Vec<Clearing> = sites(at, me).collect();
        let payable = sites.iter().map(|site| cards::payable(at, me, at.suits(*site)));
        let payable = payable.fold(thicket::terms::CardSet::EMPTY, thicket::terms::CardSet::or);
        at.distinct(payable).for_each(|card| menu.offer(Opt::card(SPEND, card)));
    },
    verbs: &[SPEND],
    run: |play, me, option| build(play, me, option.card_at(0)),
};

fn sites(at: Position<'_>, me: Seat) -> impl Iterator<Item = Clearing> {
    thicket::law::rule::ruled(at, me, Purpose::Act)
        .iter()
        .filter(move |clearing| placing::may_place(at, &one(me, STALL, *clearing)).is_ok())
}

fn build(play: &mut Play, me: Seat, card: Card) -> Ruling {
    let at = play.position();
    let site = sites(at, me).find(|site| cards::payable(at, me, at.suits(*site)).has(card));
    let Some(site) = site else { return Ok(()) };
    let suits = at.suits(site);
    cards::spend_for(play, me, card, suits, clause!("LAW-2.4d"));
    placing::place(play, &one(me, STALL, site), 1, clause!("LAW-3d")).map(|_| ())
}

/// Two points and two cards.
pub fn draw(play: &mut Play, me: Seat) -> Ruling<Flow> {
    scoring::score(play, me, 2, clause!("LAW-4.1d"))?;
    cards::draw_and_discard(play, me, 2, clause!("LAW-2.4l"))?;
    Ok(Flow::Done)
}
