//! The law read a second time. What may be moved, fought, built and shot is worked out here anew from the words of the
//! law, in the plainest way, and has to be what the engine offers at every such question of random games.

use std::collections::BTreeSet;

use thicket::factions::FACTIONS;
use thicket::game::Game;
use thicket::notation::keys::option_key;
use thicket::notation::position::board;
use thicket::play::{Position, Setup};
use thicket::terms::{Clearing, Item, Seat, Suit};
use thicket::{decks, law, maps};

/// Random games read.
const GAMES: u64 = 520;

/// The Autumn map: suit, slots and paths of the clearings 1 to 12.
const AUTUMN: [(Suit, u8, &[u8]); 12] = [
    (Suit::Fox, 1, &[5, 9, 10]),
    (Suit::Mouse, 2, &[5, 6, 10]),
    (Suit::Rabbit, 1, &[6, 7, 11]),
    (Suit::Rabbit, 1, &[8, 9, 12]),
    (Suit::Rabbit, 2, &[1, 2]),
    (Suit::Fox, 2, &[2, 3, 11]),
    (Suit::Mouse, 2, &[3, 8, 12]),
    (Suit::Fox, 2, &[4, 7]),
    (Suit::Mouse, 2, &[1, 4, 12]),
    (Suit::Rabbit, 2, &[1, 2, 12]),
    (Suit::Mouse, 3, &[3, 6, 12]),
    (Suit::Fox, 2, &[4, 7, 9, 10, 11]),
];

/// The verbs that are read at a question, and their options that the law allows.
struct Lawful {
    verbs: Vec<&'static str>,
    options: BTreeSet<String>,
}

impl Lawful {
    fn add(&mut self, verb: &'static str, may: bool, options: BTreeSet<String>) {
        self.verbs.push(verb);
        if may {
            self.options.extend(options);
        }
    }
}

/// A table, and the words of the law on it. Factions go by their codes, pieces by their names.
struct Reading<'a> {
    at: Position<'a>,
    /// Whose turn it is.
    turn: &'static str,
}

impl<'a> Reading<'a> {
    fn new(at: Position<'a>) -> Self {
        Self { at, turn: at.faction(at.table.current()).code }
    }

    fn seat(&self, code: &str) -> Option<Seat> {
        self.at.seats().find(|seat| self.at.faction(*seat).code == code)
    }

    fn codes(&self) -> Vec<&'static str> {
        self.at.seats().map(|seat| self.at.faction(seat).code).collect()
    }

    fn others(&self, code: &str) -> Vec<&'static str> {
        self.codes().into_iter().filter(|other| *other != code).collect()
    }

    fn count(&self, code: &str, clearing: u8, piece: &str) -> u8 {
        let Some(seat) = self.seat(code) else { return 0 };
        self.at.count(seat, Clearing(clearing), self.at.faction(seat).kind(piece).unwrap())
    }

    fn supply(&self, code: &str, piece: &str) -> u8 {
        let seat = self.seat(code).unwrap();
        self.at.table.supply[seat.index()][self.at.faction(seat).kind(piece).unwrap().index()]
    }

    /// The words of a line of a faction board, as positions write it.
    fn board(&self, code: &str, line: &str) -> Vec<String> {
        let Some(seat) = self.seat(code) else { return Vec::new() };
        let kept = self.at.faction(seat).kept().find(|kept| kept.key == line).unwrap();
        let text = board::write(self.at, seat, kept).unwrap_or_default();
        text.split_whitespace().map(|word| word.trim_matches(',').to_owned()).collect()
    }

    fn number(&self, code: &str, line: &str) -> u8 {
        self.board(code, line).first().map_or(0, |word| word.parse().unwrap())
    }

    /// A number in front of a word in such a line: builders of a suit.
    fn number_of(&self, code: &str, line: &str, word: &str) -> u8 {
        let words = self.board(code, line);
        words.windows(2).find(|pair| pair[1] == word).map_or(0, |pair| pair[0].parse().unwrap())
    }

    fn where_is(&self, code: &str, piece: &str) -> Option<u8> {
        (1..=12).find(|clearing| self.count(code, *clearing, piece) > 0)
    }

    /// LAW-3.1a, CDG.2.2: warriors and buildings, a goat for two.
    fn weight(&self, code: &str, clearing: u8) -> u8 {
        let pieces: &[(&str, u8)] = match code {
            "NB" => &[("warrior", 1)],
            "BG" => &[("warrior", 1), ("worksite", 1)],
            "BP" => &[("pug", 1), ("alpha", 1), ("stash", 1)],
            "CDG" => &[("warrior", 2), ("big-top", 1)],
            _ => &[("chameleander", 1)],
        };
        pieces.iter().map(|(piece, weight)| self.count(code, clearing, piece) * weight).sum()
    }

    /// LAW-3.1, BP.2.2: the Alpha's clearing is the Patrol's; else whoever is strongest alone.
    fn ruler(&self, clearing: u8) -> Option<&'static str> {
        if self.count("BP", clearing, "alpha") > 0 {
            return Some("BP");
        }
        let alone = |code: &&str| {
            let mine = self.weight(code, clearing);
            mine > 0 && self.others(code).iter().all(|other| self.weight(other, clearing) < mine)
        };
        self.codes().into_iter().find(alone)
    }

    /// BP.2.3: the current player has bought a share there.
    fn shares(&self, code: &str, clearing: u8) -> bool {
        code == self.turn && code != "BP" && self.board("BP", "shared").contains(&clearing.to_string())
    }

    /// A ruler whatever it is for.
    fn truly_rules(&self, code: &str, clearing: u8) -> bool {
        self.ruler(clearing) == Some(code) || self.shares(code, clearing)
    }

    /// CDG.2.3: on its own turn a guest of the goats rules too, moves and dominance apart.
    fn rules(&self, code: &str, clearing: u8) -> bool {
        let guest = code == self.turn && code != "CDG" && self.ruler(clearing) == Some("CDG");
        self.truly_rules(code, clearing) || (guest && self.is_there(code, clearing))
    }

    /// BP.2.5.I: for the Patrol itself its buried bones are there.
    fn is_there(&self, code: &str, clearing: u8) -> bool {
        let buried = ["buried-fox-bone", "buried-rabbit-bone", "buried-mouse-bone"];
        self.seen(code, clearing) || (code == "BP" && buried.iter().any(|bone| self.count("BP", clearing, bone) > 0))
    }

    /// BP.2.5.I: everything but buried bones is there for others.
    fn seen(&self, code: &str, clearing: u8) -> bool {
        let pieces: &[&str] = match code {
            "NB" => &["warrior", "cannon", "ball", "mark"],
            "BG" => &["warrior", "worksite"],
            "BP" => &["pug", "alpha", "stash", "fox-bone", "rabbit-bone", "mouse-bone"],
            "CDG" => &["warrior", "big-top"],
            _ => &["chameleander", "ego", "superego"],
        };
        pieces.iter().any(|piece| self.count(code, clearing, piece) > 0)
    }

    /// LAW-3d: a slot that neither a ruin nor a building fills.
    fn has_slot(&self, clearing: u8) -> bool {
        let buildings = [("BG", "worksite"), ("BP", "stash"), ("CDG", "big-top")];
        let filled: u8 = buildings.iter().map(|(code, piece)| self.count(code, clearing, piece)).sum();
        filled + u8::from(self.at.table.ruins.has(Clearing(clearing))) < slots(clearing)
    }

    /// LAW-2.4d: a card of the clearing's suit, or a bird.
    fn holds_card_for(&self, code: &str, clearing: u8) -> bool {
        let hand = self.at.table.hands[self.seat(code).unwrap().index()];
        hand.iter().any(|card| [suit(clearing), Suit::Bird].contains(&self.at.face(card).suit))
    }

    /// The cards in hand of these suits, by name.
    fn cards(&self, code: &str, suits: &[Suit]) -> BTreeSet<&'static str> {
        let hand = self.at.table.hands[self.seat(code).unwrap().index()];
        hand.iter()
            .map(|card| self.at.face(card))
            .filter(|face| suits.contains(&face.suit))
            .map(|face| face.key)
            .collect()
    }

    /// The items in a faction's box, by name.
    fn items(&self, code: &str) -> Vec<&'static str> {
        let items = self.at.table.items[self.seat(code).unwrap().index()];
        Item::ALL.iter().zip(items).filter(|(_, count)| *count > 0).map(|(item, _)| item.key()).collect()
    }

    fn has_cards(&self, code: &str) -> bool {
        !self.at.table.hands[self.seat(code).unwrap().index()].is_empty()
    }

    /// LAW-6b and what the factions say about their moves.
    fn may_move(&self, code: &str, from: u8, to: u8) -> bool {
        let ruled = self.truly_rules(code, from) || self.truly_rules(code, to);
        match code {
            // NB.2.3.II: with the cannon rule does not matter.
            "NB" => self.count("NB", from, "cannon") > 0 || (self.count("NB", from, "warrior") > 0 && ruled),
            // BP.2.4: pugs go from or to the Alpha, which rules where it is.
            "BP" => {
                self.count("BP", from, "alpha") > 0
                    || (self.count("BP", from, "pug") > 0 && self.count("BP", to, "alpha") > 0)
            }
            // C.2.3: with a card in hand rule does not matter.
            "C" => self.count("C", from, "chameleander") > 0 && (self.has_cards("C") || ruled),
            _ => self.count(code, from, "warrior") > 0 && ruled,
        }
    }

    fn moves(&self, code: &str, verb: &str) -> BTreeSet<String> {
        let paths = (1..=12).flat_map(|from| paths(from).iter().map(move |to| (from, *to)));
        let open = paths.filter(|(from, to)| self.may_move(code, *from, *to));
        open.map(|(from, to)| format!("{verb}:{from}>{to}")).collect()
    }

    /// NB.2.3.I: a damaged cannon alone cannot be battled.
    fn defends(&self, code: &str, clearing: u8) -> bool {
        code != "NB"
            || ["warrior", "ball", "mark"].iter().any(|piece| self.count("NB", clearing, piece) > 0)
            || self.board("NB", "cannon") != ["damaged"]
    }

    /// LAW-7.1a, LAW-7.1b.
    fn battles(&self, code: &str, verb: &str) -> BTreeSet<String> {
        let figures: &[&str] = match code {
            "NB" => &["warrior", "cannon"],
            "BP" => &["pug", "alpha"],
            "C" => &["chameleander"],
            _ => &["warrior"],
        };
        let attacks = |clearing: &u8| figures.iter().any(|figure| self.count(code, *clearing, figure) > 0);
        let mut battles = BTreeSet::new();
        for clearing in (1..=12).filter(attacks) {
            for other in self.others(code) {
                if self.seen(other, clearing) && self.defends(other, clearing) {
                    battles.insert(format!("{verb}:{clearing}:{}", self.key(other)));
                }
            }
        }
        battles
    }

    fn key(&self, code: &str) -> &'static str {
        self.at.faction(self.seat(code).unwrap()).key
    }

    fn places(verb: &str, allowed: impl Fn(u8) -> bool) -> BTreeSet<String> {
        (1..=12).filter(|clearing| allowed(*clearing)).map(|clearing| format!("{verb}:{clearing}")).collect()
    }

    /// BP.2.3: what can be bought of the Patrol's rule.
    fn guard_dogs(&self, code: &str) -> BTreeSet<String> {
        if self.seat("BP").is_none() || code == "BP" {
            return BTreeSet::new();
        }
        Self::places("guard-dogs", |clearing| {
            self.ruler(clearing) == Some("BP")
                && self.seen(code, clearing)
                && self.holds_card_for(code, clearing)
                && !self.shares(code, clearing)
        })
    }

    /// What the law allows at a question that asks for an action: the verbs that are read here, and the options of these
    /// verbs. Nothing for other questions.
    fn lawful(&self, code: &str, prompt: &str) -> Option<Lawful> {
        let mut lawful = Lawful { verbs: vec!["guard-dogs"], options: self.guard_dogs(code) };
        match code {
            "NB" => self.battery(prompt, &mut lawful),
            "BG" => self.guild(prompt, &mut lawful),
            "BP" => self.patrol(prompt, &mut lawful),
            "CDG" => self.cirque(prompt, &mut lawful),
            _ => self.chameleander(prompt, &mut lawful),
        }?;
        Some(lawful)
    }

    /// NB.4, NB.5
    fn battery(&self, prompt: &str, lawful: &mut Lawful) -> Option<()> {
        let used = self.at.table.turn.used;
        match prompt {
            "actions" => {
                let may = used < 4;
                lawful.add("recruit", may, BTreeSet::from(["recruit".to_owned()]));
                lawful.add("battle", may, self.battles("NB", "battle"));
                lawful.add("rollout", may, self.moves("NB", "rollout"));
                // NB.5.4
                let cannon = self.where_is("NB", "cannon")?;
                let cards = self.cards("NB", &[suit(cannon), Suit::Bird]);
                let balls = self.count("NB", cannon, "ball") > 0;
                lawful.add("rearm", may && balls, cards.iter().map(|card| format!("rearm:{card}")).collect());
            }
            // NB.4.2.I, NB.4.2.II
            "fire" => {
                let cannon = self.where_is("NB", "cannon")?;
                let target = |clearing| {
                    paths(cannon).contains(&clearing)
                        && self.others("NB").iter().any(|other| self.seen(other, clearing))
                };
                lawful.add("fire", self.number("NB", "bore") > 0, Self::places("fire", target));
            }
            _ => return None,
        }
        Some(())
    }

    /// BG.5
    fn guild(&self, prompt: &str, lawful: &mut Lawful) -> Option<()> {
        match prompt {
            // BG.5.1: no action counter there.
            "actions" => {
                let garrison = |clearing| {
                    self.rules("BG", clearing)
                        && self.has_slot(clearing)
                        && self.supply("BG", "worksite") > 0
                        && self.number_of("BG", "builders", suit_name(clearing)) > 0
                };
                lawful.add("garrison", true, Self::places("garrison", garrison));
                let builder = |clearing| self.number_of("BG", "builders", suit_name(clearing)) > 0;
                // BG.5.3
                let mut trades = BTreeSet::new();
                for clearing in (1..=12).filter(|clearing| self.rules("BG", *clearing) && builder(*clearing)) {
                    for other in self.others("BG").into_iter().filter(|other| self.seen(other, clearing)) {
                        let items = self.items(other).into_iter();
                        trades.extend(items.map(|item| format!("apprentice:{clearing}:{}:{item}", self.key(other))));
                    }
                }
                lawful.add("apprentice", true, trades);
                // BG.5.4
                let dig = |clearing| {
                    let item = self.at.table.items_under(Clearing(clearing)).next().is_some();
                    self.rules("BG", clearing) && builder(clearing) && item
                };
                lawful.add("demolish", self.board("BG", "demolished") != ["yes"], Self::places("demolish", dig));
            }
            _ => return None,
        }
        Some(())
    }

    /// BP.4, BP.5
    fn patrol(&self, prompt: &str, lawful: &mut Lawful) -> Option<()> {
        let used = self.at.table.turn.used;
        match prompt {
            "actions" => {
                let may = used < 3 + self.number("BP", "extra-actions");
                let stashes = (1..=12).any(|clearing| self.count("BP", clearing, "stash") > 0);
                let build = |clearing| {
                    self.rules("BP", clearing)
                        && self.has_slot(clearing)
                        && self.supply("BP", "stash") > 0
                        && self.holds_card_for("BP", clearing)
                };
                lawful.add("battle", may, self.battles("BP", "battle"));
                lawful.add("march", may, self.moves("BP", "march"));
                lawful.add("recruit", may && stashes, BTreeSet::from(["recruit".to_owned()]));
                lawful.add("build", may, Self::places("build", build));
                let birds = self.cards("BP", &[Suit::Bird]);
                lawful.add("spend-bird", true, birds.iter().map(|card| format!("spend-bird:{card}")).collect());
            }
            "march-on" => lawful.add("march", true, self.moves("BP", "march")),
            // BP.4.2: a stash and a warrior; a full row leaves the Rollover only (BP.2.5.II).
            "recall" => {
                let mut bones = BTreeSet::new();
                for clearing in 1..=12 {
                    let dogs = self.count("BP", clearing, "pug") + self.count("BP", clearing, "alpha");
                    for suit in ["fox", "rabbit", "mouse"] {
                        let bone = format!("{suit}-bone");
                        if dogs > 0 && self.count("BP", clearing, "stash") > 0 && self.count("BP", clearing, &bone) > 0
                        {
                            bones.insert(format!("recall:{clearing}:{bone}:rollover"));
                            if self.number_of("BP", "collection", suit) < 3 {
                                bones.insert(format!("recall:{clearing}:{bone}:collection"));
                            }
                        }
                    }
                }
                lawful.add("recall", true, bones);
            }
            _ => return None,
        }
        Some(())
    }

    /// CDG.4 to CDG.6
    fn cirque(&self, prompt: &str, lawful: &mut Lawful) -> Option<()> {
        match prompt {
            // CDG.4.1
            "talent-scout" => {
                let mut scouts = BTreeSet::new();
                let scouted = self.board("CDG", "scouted");
                for clearing in (1u8..=12).filter(|clearing| !scouted.contains(&clearing.to_string())) {
                    let cards = self.cards("CDG", &[suit(clearing), Suit::Bird]);
                    scouts.extend(cards.iter().map(|card| format!("scout:{clearing}:{card}")));
                }
                lawful.add("scout", true, scouts);
            }
            "actions" => {
                let may = self.number("CDG", "actions") > 0;
                let pitch = |clearing| {
                    self.truly_rules("CDG", clearing)
                        && self.count("CDG", clearing, "big-top") == 0
                        && self.has_slot(clearing)
                };
                lawful.add("move", may, self.moves("CDG", "move"));
                lawful.add("battle", may, self.battles("CDG", "battle"));
                lawful.add("pitch", may, Self::places("pitch", pitch));
            }
            // CDG.6.1: Reign is for others.
            "perform" => {
                let stage = |clearing| {
                    self.truly_rules("CDG", clearing)
                        && self.count("CDG", clearing, "big-top") > 0
                        && self.holds_card_for("CDG", clearing)
                };
                lawful.add("perform", true, Self::places("perform", stage));
            }
            _ => return None,
        }
        Some(())
    }

    /// C.5.2
    fn chameleander(&self, prompt: &str, lawful: &mut Lawful) -> Option<()> {
        let used = self.at.table.turn.used;
        match prompt {
            "actions" => {
                let here = self.where_is("C", "chameleander")?;
                let may = used < 3 + self.number("C", "returned");
                let ego = self.count("C", here, "ego") + self.count("C", here, "superego") > 0;
                lawful.add("quell", may && ego, self.battles("C", "quell"));
                lawful.add("stroll", may, self.moves("C", "stroll"));
                // C.5.2.V: another faction rules here.
                let host = self.ruler(here).is_some_and(|ruler| ruler != "C");
                let cajoled = self.board("C", "used").contains(&"cajole".to_owned());
                let cards = self.cards("C", &[Suit::Fox, Suit::Rabbit, Suit::Mouse, Suit::Bird]);
                let cajoles = cards.iter().map(|card| format!("cajole:{card}")).collect();
                lawful.add("cajole", may && host && !cajoled, cajoles);
                let returns = ["ego", "superego"].into_iter().filter(|ego| self.count("C", here, ego) > 0);
                lawful.add("return", true, returns.map(|ego| format!("return:{ego}")).collect());
                let near = |code: &&str| {
                    let warriors = if *code == "BP" { "pug" } else { "warrior" };
                    let visible = self.seen(code, here) || paths(here).iter().any(|next| self.seen(code, *next));
                    visible && self.supply(code, warriors) > 0
                };
                let beckoned = self.others("C").into_iter().filter(near);
                lawful.add("beckon", may, beckoned.map(|code| format!("beckon:{}", self.key(code))).collect());
            }
            _ => return None,
        }
        Some(())
    }
}

fn suit(clearing: u8) -> Suit {
    AUTUMN[usize::from(clearing) - 1].0
}

fn suit_name(clearing: u8) -> &'static str {
    match suit(clearing) {
        Suit::Fox => "fox",
        Suit::Rabbit => "rabbit",
        Suit::Mouse => "mouse",
        Suit::Bird | Suit::Frog => panic!("no clearing of this map has that suit"),
    }
}

fn slots(clearing: u8) -> u8 {
    AUTUMN[usize::from(clearing) - 1].1
}

fn paths(clearing: u8) -> &'static [u8] {
    AUTUMN[usize::from(clearing) - 1].2
}

fn next(state: &mut u64) -> u64 {
    *state ^= *state << 13;
    *state ^= *state >> 7;
    *state ^= *state << 17;
    *state >> 11
}

/// Every mix of the five fan factions, whose law is read here, one after the other.
fn table(number: u64) -> Setup {
    let read = &FACTIONS[..5];
    let mixes: Vec<u64> = (0u64..1 << read.len()).filter(|bits| bits.count_ones() >= 2).collect();
    let bits = mixes[usize::try_from(number).unwrap() % mixes.len()];
    let factions = (0..).zip(read).filter(|(n, _)| bits & (1 << n) != 0).map(|(_, faction)| *faction);
    Setup::new(maps::find("autumn").unwrap(), decks::find("base").unwrap(), &factions.collect::<Vec<_>>()).unwrap()
}

#[test]
fn the_engine_offers_what_the_law_allows() {
    let mut read = BTreeSet::new();
    for number in 0..GAMES {
        let mut game = Game::new(table(number), number);
        let mut dice = number + 1;
        while let Some(decision) = game.decision() {
            let code = game.setup().faction(decision.ask.seat).code;
            let prompt = decision.ask.prompt;
            let reading = Reading::new(game.position());
            for clearing in 1..=12 {
                let ruler = law::rule::ruler(game.position(), Clearing(clearing));
                let ruler = ruler.map(|seat| game.setup().faction(seat).code);
                assert_eq!(ruler, reading.ruler(clearing), "game {number}: who rules {clearing}");
            }
            if let Some(lawful) = reading.lawful(code, prompt) {
                let keys = decision.options.iter().map(|option| option_key(game.setup(), decision.ask.seat, *option));
                let offered: BTreeSet<String> =
                    keys.filter(|key| lawful.verbs.contains(&key.split(':').next().unwrap_or_default())).collect();
                assert_eq!(offered, lawful.options, "game {number}: {code} {prompt}");
                read.extend(offered.iter().map(|key| format!("{code} {}", key.split(':').next().unwrap())));
            }
            let index = usize::try_from(next(&mut dice)).unwrap() % decision.options.len();
            game.choose(index).unwrap();
        }
    }
    // None of it was empty talk.
    let wanted = [
        "NB recruit",
        "NB battle",
        "NB rollout",
        "NB rearm",
        "NB fire",
        "NB guard-dogs",
        "BG garrison",
        "BG apprentice",
        "BG demolish",
        "BG guard-dogs",
        "BP battle",
        "BP march",
        "BP recruit",
        "BP build",
        "BP spend-bird",
        "BP recall",
        "CDG scout",
        "CDG move",
        "CDG battle",
        "CDG pitch",
        "CDG perform",
        "CDG guard-dogs",
        "C quell",
        "C stroll",
        "C beckon",
        "C cajole",
        "C return",
        "C guard-dogs",
    ];
    assert_eq!(read, wanted.map(str::to_owned).into());
}
