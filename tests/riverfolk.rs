//! The Riverfolk Company beyond single clauses: what its words say, what bots make of its services, and that its dealings
//! show nobody more than the table does.

use thicket::decision::Opt;
use thicket::notation::{keys, position};
use thicket::terms::Seat;

/// The card of the faction says what it lives by.
// clause: RC-1#1
#[test]
fn the_goal_names_services_funds_posts_and_dividends() {
    let words = std::fs::read_to_string("www/factions/riverfolk/words.ftl").unwrap();
    let goal = words.lines().find_map(|line| line.strip_prefix("goal-riverfolk = ")).unwrap().to_lowercase();
    for word in ["cards", "boats", "mercenaries", "payments", "funds", "trade post", "dividends", "half of the funds"] {
        assert!(goal.contains(word), "{word}");
    }
}

/// What an option promises the seat that is asked, by the advice of the Company; `None` without advice.
fn promises(text: &str, key: &str) -> Option<i32> {
    let game = position::read(text).expect("a position").game();
    let decision = game.decision().expect("a question");
    let ask = decision.ask;
    let is = |option: &&Opt| keys::option_key(game.setup(), ask.seat, **option) == key;
    let option = decision.options.iter().find(is).unwrap_or_else(|| panic!("{key} is not offered"));
    let company = game.setup().seat_of("riverfolk").expect("the Company sits there");
    let advice = game.setup().faction(company).tactics.first_sight.expect("the Company advises");
    advice(game.position(), company, &ask, *option)
}

const MARKET: &str = "
    seats: MC, UD, RC
    clearing 8: MC 2 warriors, workshop; RC 3 warriors; UD 1 market, 1 warrior
    clearing 9: MC 3 warriors
    RC hand: sword
";

#[test]
fn buyers_weigh_the_price() {
    let at = |price: u8, key: &str, service: &str| {
        promises(&format!("{MARKET}RC {service}: {price}\nturn: MC birdsong"), key).unwrap()
    };
    for (key, service) in
        [("hand-card:sword", "hand-card"), ("mercenaries", "mercenaries"), ("riverboats", "riverboats")]
    {
        let promised: Vec<i32> = (1..=4).map(|price| at(price, key, service)).collect();
        assert!(promised.windows(2).all(|two| two[0] > two[1]), "{key}: {promised:?}");
    }
    assert!(at(1, "hand-card:sword", "hand-card") > 0, "a card for a warrior is cheap");
    assert!(at(4, "riverboats", "riverboats") < 0, "nobody gives four warriors for boats that lead nowhere");
    assert!(at(1, "mercenaries", "mercenaries") > 0, "three otters beside a market are worth a warrior");
}

#[test]
fn the_last_warriors_are_dear() {
    let rich =
        promises("seats: MC, RC\nclearing 9: MC 3 warriors\nRC hand: sword\nturn: MC birdsong", "hand-card:sword");
    let poor =
        promises("seats: MC, RC\nclearing 9: MC 24 warriors\nRC hand: sword\nturn: MC birdsong", "hand-card:sword");
    assert!(rich > poor, "{rich:?} {poor:?}");
}

#[test]
fn the_company_asks_what_somebody_pays() {
    let price = |price: u8| {
        let text = format!("{MARKET}turn: RC evening costs");
        promises(&text, &format!("price:hand-card:{price}")).unwrap()
    };
    let best = (1..=4).max_by_key(|asked| price(*asked)).unwrap();
    assert!((1..=3).contains(&best), "a common card for {best}");
    let measure = |hand: &str| {
        let text = format!("seats: RC, MC\nclearing 9: MC 3 warriors\n{hand}\nturn: RC daylight actions");
        let game = position::read(&text).expect("a position").game();
        let measure = game.setup().faction(Seat(0)).tactics.measure.expect("the Company advises");
        measure(game.position(), Seat(0))[5]
    };
    assert!(measure("RC hand: sword") > measure("RC hand: none"), "an empty counter sells nothing");
}

/// Buying is asked in the open: nobody has to turn away from a device that all share.
#[test]
fn dealings_need_no_curtain() {
    let text = "seats: MC, RC\nclearing 12: RC fox-post; MC 1 warrior\nRC hand: sword, anvil\nMC hand: armorers\nturn: MC birdsong";
    let mut game = position::read(text).expect("a position").game();
    let mut bought = 0;
    while let Some(decision) = game.decision() {
        let is_dealing = matches!(decision.ask.prompt, "buy-service" | "buy-more");
        if !is_dealing {
            break;
        }
        assert!(!decision.ask.secret, "{}", decision.ask.prompt);
        assert_eq!(decision.ask.seat, Seat(0), "the Company is not asked");
        let card = |option: &Opt| keys::option_key(game.setup(), Seat(0), *option).starts_with("hand-card");
        let index = decision.options.iter().position(card).expect("a card is for sale");
        game.choose(index).unwrap();
        bought += 1;
    }
    assert_eq!(bought, 2, "one, and one more for the shared clearing");
    assert_eq!(game.table().hands[0].len(), 3);
}
