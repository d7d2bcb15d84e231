//! RC-5 Daylight: move, battle, craft or export, draw, recruit, establish, as long as there are funds.

use super::{DRAW, ESTABLISH, EXPORT, RECRUIT, WARRIOR, funds, piece_in, posts, services};
use crate::clause;
use crate::clause::Clause;
use crate::decision::{Ask, Menu, Opt, Reason, Refusal, Ruling};
use crate::event::Event;
use crate::law::crafting::{self, Benefit, CRAFT_ACTION, Terms};
use crate::law::verbs::{BATTLE, MOVE, PUT};
use crate::law::{battle, cards, movement, placing, rule, scoring, turn};
use crate::play::{Action, Flow, Moves, Play, Position, Purpose};
use crate::terms::{Clearing, Seat};

/// No card is left to be drawn.
static NO_CARD_TO_DRAW: Reason = Reason { key: "no-card-to-draw", values: &[] };
/// The clearing has no river.
static NO_RIVER_HERE: Reason = Reason { key: "no-river-here", values: &["clearing"] };
/// The player does not rule the clearing.
static NOT_THEIRS_TO_LET: Reason = Reason { key: "not-theirs-to-let", values: &["clearing"] };

/// Funds that a trade post costs (RC-5.6b).
pub(super) const POST_COST: u8 = 2;

/// RC-5.0: any order and number. Funds may be kept.
pub(super) fn actions(play: &mut Play, me: Seat) -> Ruling<Flow> {
    let offered: &[&Action] = &[
        &MOVE_ACTION,
        &BATTLE_ACTION,
        &CRAFT_ACTION,
        &EXPORT_ACTION,
        &DRAW_ACTION,
        &RECRUIT_ACTION,
        &ESTABLISH_ACTION,
    ];
    turn::act_repeatedly(play, Ask::open(me, clause!("RC-5.0"), "actions"), offered)
}

/// Lists what a fund pays for: without a fund each of these is refused.
fn for_a_fund(at: Position, me: Seat, clause: Clause, menu: &mut Menu, offer: impl FnOnce(&mut Menu)) {
    match funds::required(funds::total(at, me), 1, clause) {
        Ok(()) => offer(menu),
        Err(refusal) if menu.explains() => {
            let mut all = Menu::list();
            offer(&mut all);
            all.options().iter().for_each(|option| menu.test(*option, Err(refusal)));
        }
        Err(_) => {}
    }
}

/// RC-5.1 Move.
static MOVE_ACTION: Action = Action {
    offer: |at, me, menu| {
        for_a_fund(at, me, clause!("RC-5.1"), menu, |menu| movement::offer_moves(at, &Moves::of(me), MOVE, menu));
    },
    verbs: &[MOVE],
    run: |play, me, option| {
        funds::commit(play, me, clause!("RC-5.1"), funds::to_committed)?;
        movement::take_move(play, &Moves::of(me), option, clause!("RC-5.1")).map(|_| ())
    },
};

/// RC-5.2 Battle.
static BATTLE_ACTION: Action = Action {
    offer: |at, me, menu| for_a_fund(at, me, clause!("RC-5.2"), menu, |menu| battle::offer_battles(at, me, menu)),
    verbs: &[BATTLE],
    run: |play, me, option| {
        funds::commit(play, me, clause!("RC-5.2"), funds::to_committed)?;
        battle::fight(play, me, option, clause!("RC-5.2"))
    },
};

/// RC-5.3d: what can be crafted can be exported.
const FOR_EXPORT: Terms = Terms { benefit: Benefit::Forgone, ..Terms::USUAL };

/// RC-5.3d Export.
static EXPORT_ACTION: Action = Action {
    offer: |at, me, menu| {
        for card in at.distinct(at.hand(me)) {
            menu.test(Opt::card(EXPORT, card), crafting::may_craft_on(at, me, card, &FOR_EXPORT));
        }
    },
    verbs: &[EXPORT],
    run: |play, me, option| {
        crafting::craft_on(play, me, option.card_at(0), &FOR_EXPORT)?;
        let count = services::add_otters(play, me, 1);
        play.tell(|| Event::new("exported", clause!("RC-5.3d")).seat(me).card(option.card_at(0)).count(count));
        Ok(())
    },
};

/// RC-5.4 Draw.
static DRAW_ACTION: Action = Action {
    offer: |at, me, menu| {
        let clause = clause!("RC-5.4");
        let is_empty = at.table.deck_len == 0 && at.table.discard.is_empty();
        let check = funds::required(funds::total(at, me), 1, clause);
        let cards = if is_empty { Err(Refusal::new(&NO_CARD_TO_DRAW, clause)) } else { Ok(()) };
        menu.test(Opt::plain(DRAW), check.and(cards));
    },
    verbs: &[DRAW],
    run: |play, me, _| {
        funds::commit(play, me, clause!("RC-5.4"), funds::to_committed)?;
        cards::draw(play, me, 1, clause!("RC-5.4"))
    },
};

/// RC-5.5 Recruit: on any bank. An empty supply is no bar (EDGE-02).
static RECRUIT_ACTION: Action = Action {
    offer: |at, me, menu| {
        let explains = menu.explains();
        for clearing in at.clearings().iter().filter(|clearing| explains || at.is_on_river(*clearing)) {
            menu.test(Opt::at(RECRUIT, clearing), may_recruit(at, me, clearing));
        }
    },
    verbs: &[RECRUIT],
    run: |play, me, option| {
        // RC-E02: a fund of its own is home before the otter is placed.
        funds::spend_any(play, me, clause!("RC-5.5"))?;
        placing::place(play, &piece_in(me, WARRIOR, option.clearing(0)), 1, clause!("RC-5.5")).map(|_| ())
    },
};

fn may_recruit(at: Position, me: Seat, clearing: Clearing) -> Result<(), Refusal> {
    if !at.is_on_river(clearing) {
        return Err(Refusal::with(&NO_RIVER_HERE, clause!("RC-5.5"), &[clearing.0]));
    }
    funds::required(funds::total(at, me), 1, clause!("RC-5.5"))?;
    placing::may_place(at, &piece_in(me, WARRIOR, clearing))
}

/// RC-5.6 Establish.
static ESTABLISH_ACTION: Action = Action {
    offer: |at, me, menu| {
        let explains = menu.explains();
        if !explains && funds::total(at, me) < POST_COST {
            return;
        }
        for clearing in at.clearings().iter().filter(|clearing| explains || !posts::stands(at, me, *clearing)) {
            for owner in at.seats() {
                // Whoever has too few funds is of no account, unless somebody wants to know why.
                if explains || funds::of(at, me, owner) >= POST_COST {
                    menu.test(Opt::of(ESTABLISH, clearing.0, owner.0, 0), may_establish(at, me, clearing, owner));
                }
            }
        }
    },
    verbs: &[ESTABLISH],
    run: establish,
};

/// RC-5.6a, RC-5.6b: a clearing without a post, ruled by the owner of the funds - its ruler, or the Company where somebody
/// lets it count as one (RC-E16) -, with a post of its suit left, where one may stand (RC-E03).
pub(super) fn may_establish(at: Position, me: Seat, clearing: Clearing, owner: Seat) -> Result<(), Refusal> {
    let clause = clause!("RC-5.6b");
    let lets = rule::ruler(at, clearing) == Some(owner) || owner == me && rule::rules(at, me, clearing, Purpose::Act);
    if !lets {
        return Err(Refusal::with(&NOT_THEIRS_TO_LET, clause!("RC-5.6a"), &[clearing.0]));
    }
    let post = posts::some_for(at, me, clearing)?;
    placing::may_place(at, &piece_in(me, post, clearing))?;
    funds::required(funds::of(at, me, owner), POST_COST, clause)
}

/// RC-5.6c: in a clearing of several suits the Company says which post comes.
fn establish(play: &mut Play, me: Seat, option: Opt) -> Ruling {
    let clause = clause!("RC-5.6c");
    let (clearing, owner) = (option.clearing(0), option.seat_at(1));
    if owner == me {
        rule::cite_share(play, me, &[clearing], Purpose::Act);
    }
    let chosen = play.choose(Ask::open(me, clause, "which-post"), |at, menu| {
        posts::for_clearing(at, me, clearing).for_each(|post| menu.offer(Opt::piece(PUT, me, post)));
    })?;
    let post = chosen.piece_at(0).1;
    funds::spend(play, me, owner, POST_COST, clause!("RC-5.6b"));
    let points = posts::points(play.position(), me, post);
    let placed = placing::place(play, &piece_in(me, post, clearing), 1, clause)?;
    placing::place(play, &piece_in(me, WARRIOR, clearing), 1, clause)?;
    if placed > 0 { scoring::score(play, me, points, clause) } else { Ok(()) }
}
