/**
 * What crosses the border between the engine and the page. Made from the types of `src/screen`: a test of the engine holds
 * it to them and writes it anew (src/screen/contract.rs). Seats count from 0; everything with a name is a key.
 */

/** What is to be played, as plain values. */
export type Brief = {
  /** The map. */
  map: string;
  /** The shared deck. */
  deck: string;
  /** The factions that take part: as many as players for one mix, more for every mix of that many, none for all. */
  factions: Array<string>;
  /**
   * The players, one for each seat, as `Player` reads them: `random`, `greedy`, `wanderer`, `ranger`, `warlord`.
   * They take turns with every faction and every seat.
   */
  players: Array<string>;
  /** Board figures that differ from those of the law texts; `fair_figures` are those of new tables. */
  figures: { [key in string]: { [key in string]: Array<number> } };
  /** Games to play. */
  games: number;
  /** Seed of the first game, a decimal number; each further game uses the next one. */
  seed: string;
  /** Rounds after which a game counts as unfinished. */
  max_rounds: number;
};

/** A card. */
export type CardFacts = {
  /** Suit. */
  suit: string;
  /** `ambush`, `dominance`, `item`, `persistent` or `immediate`. */
  kind: string;
  /** Crafting cost. */
  cost: Icons | null;
  /** The item it gives. */
  item: string | null;
  /** The points it gives. */
  vp: number | null;
  /** The clauses of its effect. */
  clauses: Array<string>;
};

/** A pile of cards that a faction or a landmark keeps. */
export type CardPile = {
  /** Whose it is, by name. */
  owner: string;
  /** Message key. */
  key: string;
  /** Clause. */
  clause: string;
  /** The cards that the viewer sees, from the top where they lie in order. */
  cards: Array<string>;
  /** How many lie there in all. */
  count: number;
  /** How many fit, if not any number. */
  room: number | null;
  /** Those of the cards that were used this turn, if they are used each turn. */
  used?: Array<string>;
  /** The cards of its owner's own that lie there as well. */
  own?: Array<OwnCard>;
};

/** Everything a screen can know before a game begins. */
export type Catalogue = {
  /** The version of the program. */
  version: string;
  /** The version of the rules; games recorded under another one may not replay. */
  rules: number;
  /** The maps. */
  maps: Array<MapFacts>;
  /** The landmarks. */
  landmarks: Array<LandmarkFacts>;
  /** The shared decks. */
  decks: Array<DeckFacts>;
  /** Every card of every deck, by key. */
  cards: { [key in string]: CardFacts };
  /** The factions. */
  factions: Array<FactionFacts>;
  /** Questions that can be answered by an order given before. */
  standing: Array<StandingFacts>;
};

/** A legal answer. */
export type Choosable = {
  /** Its number in this decision. */
  index: number;
  /** Its key. */
  key: string;
  /** Its verb. */
  verb: string;
  /** What it is aimed at. */
  targets: Array<Target>;
  /** The clause it rests on. */
  clause: string;
  /** Why it could not be undone freely: `roll`, `draw`, `reveal` or `seat`. */
  seal: string | null;
  /** The numbers from which the same seat would choose next, openly: how many pieces go, say. */
  then?: Count;
  /** Whether it stands between two steps and is offered again later in the turn, beside the actions of a step. */
  again?: boolean;
  /** Whether it ends something, and with it the turn, because nothing after it has to be chosen. */
  ends_turn?: boolean;
};

/** What class a piece belongs to (LAW-2.2). */
export type Class = "warrior" | "pawn" | "building" | "token";

/** A clause of the law. */
export type ClauseFacts = {
  /** Id. */
  id: string;
  /** Whose clause: `LAW`, `CARD` or a faction's code. */
  owner: string;
  /** What sort of thing it says. */
  kind: ClauseKind;
};

/** What sort of thing a clause says. */
export type ClauseKind = "heading" | "note" | "rule" | "card" | "setup" | "ability" | "step" | "action" | "interaction" | "ui";

/** A clearing. */
export type ClearingFacts = {
  /** Printed number. */
  number: number;
  /** Printed suits. */
  suits: Array<string>;
  /** Building slots, the one under a ruin included. */
  slots: number;
  /** Whether a ruin starts here. */
  ruin: boolean;
  /** Whether it is a corner. */
  corner: boolean;
  /** The corner diagonally opposite. */
  opposite: number | null;
  /** Fraction of the width, from the left. */
  x: number;
  /** Fraction of the height, from the top. */
  y: number;
  /** Neighbours by path. */
  adjacent: Array<number>;
  /** Neighbours by river. */
  river: Array<number>;
  /** Forests it touches. */
  forests: Array<string>;
};

/** A clearing with what stands in it. */
export type ClearingView = {
  /** Its number. */
  number: number;
  /** The name of a clearing beside the map. */
  annex?: string;
  /** Its suits. */
  suits: Array<string>;
  /** Printed slots. */
  slots: number;
  /** Open slots. */
  free: number;
  /** Whether a ruin stands here. */
  ruin: boolean;
  /** Items under the ruin; which, nobody may know. */
  ruin_items: number;
  /** Its neighbours by path, where closed paths or floods make them others than the printed ones. */
  adjacent?: Array<number>;
  /** Who rules. */
  ruler: number | null;
  /** The clause by which it is ruled whatever else is there, if the ruler does not rule by weight. */
  claim: string | null;
  /** What each seat's pieces weigh for rule, where it is not nothing. */
  weights: Array<RuleWeight>;
  /** The pieces. */
  pieces: Array<PieceView>;
};

/** Two ways to play the same games, such as two sets of figures. */
export type Comparison = {
  /** Games that were played both ways. */
  games: number;
  /** What the first way came to. */
  first: Report;
  /** What the second way came to. */
  second: Report;
  /** How much more often each faction won the second way. */
  wins: { [key in string]: Difference };
  /** How many more points each faction had at the end the second way. */
  points: { [key in string]: Difference };
  /** How many more rounds games had the second way. */
  rounds: Difference;
};

/** A range of numbers to choose from. */
export type Count = {
  /** The smallest. */
  min: number;
  /** The largest. */
  max: number;
  /** What the law offers first: all for moves, the least for costs. */
  preset: number;
};

/** A clearing that can be flooded. */
export type CrossingFacts = {
  /** Its number. */
  clearing: number;
  /** The clearings whose paths meet there when it is, and so are joined. */
  joins: Array<number>;
};

/** The open decision. */
export type DecisionView = {
  /** Who decides. */
  seat: number;
  /** The clause that asks. */
  clause: string;
  /** Message key of the question. */
  prompt: string;
  /** `private` if the options show what the seat holds in hand, else `public`. */
  visibility: string;
  /** `setup`, `birdsong`, `daylight` or `evening`. */
  phase: string;
  /** The running step; nothing outside of steps. */
  step: string | null;
  /** Everything that may be answered. */
  options: Array<Choosable>;
  /** Things of the same kind that are not legal now. */
  refused: Array<Refused>;
  /** The range of numbers, if all options are the same but for a number. */
  count: Count | null;
};

/** A shared deck. */
export type DeckFacts = {
  /** Key. */
  key: string;
  /** Its cards, each with the number of copies. */
  cards: Array<[string, number]>;
};

/** A difference between two ways to play the same games, with its 95 % interval. */
export type Difference = {
  /** The difference: the second way less the first. */
  difference: number;
  /** Lower end of the interval. */
  low: number;
  /** Upper end of the interval. */
  high: number;
};

/** A faction that can be drafted. */
export type DraftValue = {
  /** The faction. */
  faction: string;
  /** Whether it counts as militant, if the table has changed that. */
  militant?: boolean;
  /** Its reach, if the table has changed it. */
  reach?: number;
  /** What was dealt beside it. */
  beside?: Array<string>;
  /** Board figures that differ from those of the law texts. */
  figures?: { [key in string]: Array<number> };
};

/** A faction. */
export type FactionFacts = {
  /** Key. */
  key: string;
  /** Short code. */
  code: string;
  /** Its place in the setup order: a letter, and a number among those that share one (LAW-9b). */
  set_up: [string, number];
  /** Its kinds of piece. */
  pieces: Array<PieceFacts>;
  /** The steps of its turn by phase. */
  turn: { [key in string]: Array<StepFacts> };
  /** Its board figures. */
  figures: Array<FigureFacts>;
  /** Its verbs in the order of its law. */
  verbs: Array<VerbFacts>;
  /** Its reach (LAW-9.1c). */
  reach: number;
  /** The reach of its second seat. */
  second_reach: number;
  /** Whether its set-up card is militant. */
  militant: boolean;
  /** Whether reach, class and set-up card are proposals. */
  card_assumed: boolean;
  /** What bots look at in its position besides what they look at in anybody's: grounds of their reasons. */
  traits: Array<string>;
};

/** A board figure. */
export type FigureFacts = {
  /** Key. */
  key: string;
  /** The values of the law texts, which a seat has that says nothing else. */
  values: Array<number>;
  /** What a new table begins with, if that is something else. */
  fair: Array<number> | null;
  /** The smallest value allowed. */
  min: number;
  /** The largest value allowed. */
  max: number;
  /** Whether it is our assumption (shown as ◆). */
  assumed: boolean;
  /** The clause that uses it. */
  clause: string;
};

/** A forest. */
export type ForestFacts = {
  /** Key. */
  id: string;
  /** Clearings around it. */
  clearings: Array<number>;
  /** Fraction of the width where its label stands. */
  x: number;
  /** Fraction of the height where its label stands. */
  y: number;
  /** Forests beside it. */
  adjacent: Array<string>;
};

/** A forest with what stands in it. */
export type ForestView = {
  /** Its name. */
  id: string;
  /** The pieces. */
  pieces: Array<PieceView>;
};

/**
 * How a game of a contest went. Records can be gathered from several workers: what they come to does not depend on
 * their order, and each says which game it was.
 */
export type GameRecord = {
  /** Number of the game in its plan; 0 for a game without a plan. */
  game: number;
  /** The shared deck. */
  deck: string;
  /** Factions, by seat. */
  factions: Array<string>;
  /** Players, by seat. */
  players: Array<string>;
  /** The seed of the cards and dice: a decimal number, as text because JavaScript's numbers are too small for it. */
  seed: string;
  /** The seats that won, in turn order: one, those of a coalition, or none if the limit of rounds came first. */
  winners: Array<number>;
  /** Whether it was won by dominance. */
  by_dominance: boolean;
  /** Points at the end, by seat. */
  points: Array<number>;
  /** Points at the end of each round, by seat. */
  by_round: Array<Array<number>>;
  /** Where points came from: by seat, points for each clause; below 0 where it took more than it gave. */
  sources: Array<{ [key in string]: number }>;
  /** What happened under each clause: events. */
  events: { [key in string]: number };
  /** What was decided under each clause: choices that did something. */
  decided: { [key in string]: number };
  /** Rounds begun. */
  rounds: number;
  /** Choices in the turn with most of them. */
  longest_turn: number;
  /** Turns begun, by seat. */
  turns: Array<number>;
  /** Turns in which the seat had no choice that did something, by seat. */
  idle_turns: Array<number>;
  /** How often pieces went somewhere and came back although nothing was done in between, by seat. */
  drifts: Array<number>;
  /** Choices made, each as the place of the option. */
  choices: Array<number>;
};

/** Something that speaks for an option. */
export type Ground = {
  /** What it is: `points`, `rivals` (it holds the strongest rival back), or the name of a trait. */
  key: string;
  /** By how much it is better, in hundredths of a victory point. */
  margin: number;
  /** Whether it rests on cards in hand. */
  hidden: boolean;
};

/** Warriors that lie with somebody else. */
export type HeldPieces = {
  /** Whose they are. */
  seat: number;
  /** The kind. */
  piece: string;
  /** How many. */
  count: number;
};

/** Icons by suit, and icons of any suit. */
export type Icons = {
  /** Fox icons. */
  fox: number;
  /** Rabbit icons. */
  rabbit: number;
  /** Mouse icons. */
  mouse: number;
  /** Frog icons, where there are any. */
  frog?: number;
  /** Icons of any suit. */
  any: number;
};

/** A place for an item. */
export type ItemSlot = {
  /** The item that fits. */
  item: string;
  /** `empty`, `ready` or `exhausted`. */
  state: string;
};

/** What a search found out about one option. */
export type Judged = {
  /** Its place in the list of options. */
  index: number;
  /** How often it was tried. */
  tries: number;
  /** The chance to win that it leads to, as far as the search can see, 0 to 1. */
  chance: number;
  /** Points scored by then on average, in hundredths. */
  points: number;
};

/** A landmark. */
export type LandmarkFacts = {
  /** Key. */
  key: string;
  /** The clause that describes it. */
  clause: string;
};

/** A landmark. */
export type LandmarkView = {
  /** Its key. */
  key: string;
  /** The clause that describes it. */
  clause: string;
  /** Where it stands; nothing while it is still to be set up. */
  clearing: number | null;
  /** The items on its card. */
  items?: { [key in string]: number };
};

/** One thing that happened. */
export type LogEntry = {
  /** Its place in the log. */
  index: number;
  /** How many choices had been made when it happened. */
  commit: number;
  /** What it was; the message key is `event-` and this. */
  kind: string;
  /** Whose act it was, if somebody's. */
  seat: number | null;
  /** The clause it rests on. */
  clause: string;
  /** What it was about. A card or piece that the viewer may not see is null. */
  values: { [key in string]: Plain };
  /** What the values are: `seat`, `place`, `piece`, `card`, `item`, `suit`, `phase`, `number` or `key`. */
  types: { [key in string]: string };
  /** Whether the choice that led to it cannot be undone freely; set on the first entry of such a choice. */
  seal?: boolean;
};

/** A choice that somebody has made. */
export type Made = {
  /** Who made it. */
  seat: number;
  /** The verb of the option. */
  verb: string;
  /** What it was aimed at. */
  targets: Array<Target>;
};

/** A map. */
export type MapFacts = {
  /** Key. */
  key: string;
  /** Width divided by height. */
  aspect: number;
  /** Whether its suits are printed or pictured, so that it can be played with them. */
  pictured: boolean;
  /** Diagonally opposite corners. */
  corner_pairs: Array<[number, number]>;
  /** The clearings. */
  clearings: Array<ClearingFacts>;
  /** What joins two clearings. */
  paths: Array<PathFacts>;
  /** The river, if there is one. */
  river: RiverFacts | null;
  /** The shore of a lake as bend points, each a pair of fractions of width and height; nothing without a lake. */
  lake: Array<[number, number]>;
  /** The clearings that can be flooded. */
  crossings: Array<CrossingFacts>;
  /** Whether suits are dealt to the clearings; those here are then an example. */
  dealt: boolean;
  /** The landmarks that belong to it. */
  landmarks: Array<OwnLandmarkFacts>;
  /** The forests. */
  forests: Array<ForestFacts>;
};

/** Where a table comes from. */
export type Origin = {
  /** `new`, `position` or `game` for links, `file`. */
  kind: string;
  /** The version of the rules it was made with. */
  rules: number;
  /**
   * Whether everything in it could be played again. If not, a file stands at its position without a past, and a
   * position at the start of the step or action that was running.
   */
  complete: boolean;
};

/** How a game ended. */
export type Over = {
  /** Who has won. */
  winner: number;
  /** Everybody who has won, the winner and those who win with it, in turn order. */
  winners: Array<number>;
  /** `points` or `dominance`. */
  by: string;
};

/** Clearings that a faction marks on the map. */
export type Overlay = {
  /** Message key. */
  key: string;
  /** Whose. */
  seat: number;
  /** Clause. */
  clause: string;
  /** The clearings. */
  clearings: Array<number>;
  /** What lies there, for whoever may know it, and looks like something else: such a mark is always on the map. */
  piece?: string;
};

/** A card that somebody has besides those of the deck. */
export type OwnCard = {
  /** Name used in keys. */
  key: string;
  /** Its suit. */
  suit: string;
  /** Whether it was used this turn. */
  used: boolean;
};

/** A landmark that belongs to a map. */
export type OwnLandmarkFacts = {
  /** Its key. */
  key: string;
  /** The clearing where it stands from the start, if that is always the same. */
  clearing: number | null;
  /** From how many seats on it is there. */
  seats: number;
};

/** A part of a faction board. */
export type Panel = {
  "type": "track";
  /** Message key. */
  key: string;
  /** Clause. */
  clause: string;
  /** The spaces from left to right. */
  spaces: Array<SpaceView>;
  /** Whether the figures are our assumption (◆). */
  assumed: boolean;
} | {
  "type": "box";
  /** Message key. */
  key: string;
  /** Clause. */
  clause: string;
  /** How many are in it. */
  count: number;
  /** How many fit. */
  cap: number | null;
  /** The piece it holds. */
  piece: string | null;
  /** The suit of the box. */
  suit: string | null;
} | {
  "type": "slots";
  /** Message key. */
  key: string;
  /** Clause. */
  clause: string;
  /** The places. */
  slots: Array<ItemSlot>;
} | {
  "type": "flag";
  /** Message key. */
  key: string;
  /** Clause. */
  clause: string;
  /** Message key of the state. */
  value: string;
} | {
  "type": "counter";
  /** Message key. */
  key: string;
  /** Clause. */
  clause: string;
  /** The number. */
  value: number;
  /** Out of how many. */
  of: number | null;
} | {
  "type": "tally";
  /** Message key. */
  key: string;
  /** Clause. */
  clause: string;
  /** The numbers. */
  values: Array<TallyView>;
  /** Out of how many. */
  of: number | null;
} | {
  "type": "states";
  /** Message key. */
  key: string;
  /** Clause. */
  clause: string;
  /** The message keys of all states there are, in their order. */
  places: Array<string>;
  /** The states. */
  values: Array<StateView>;
} | {
  "type": "names";
  /** Message key. */
  key: string;
  /** Clause. */
  clause: string;
  /** Their message keys. */
  values: Array<string>;
} | {
  "type": "values";
  /** Message key. */
  key: string;
  /** Clause. */
  clause: string;
  /** Each of them. */
  values: Array<ValueView>;
  /** How many there are in all. */
  of: number;
} | {
  "type": "budget";
  /** Message key. */
  key: string;
  /** Clause. */
  clause: string;
  /** Icons by suit. */
  suits: Icons;
};

/** A path between two clearings. */
export type PathFacts = {
  /** One end. */
  a: number;
  /** The other end. */
  b: number;
  /** `path`, `closed` when the game begins, `dam` or `bridge`. */
  kind: string;
};

/** Pieces of one kind. */
export type PieceCount = {
  /** The kind. */
  piece: string;
  /** How many. */
  count: number;
};

/** A kind of piece. */
export type PieceFacts = {
  /** Key. */
  key: string;
  /** Class. */
  class: Class;
  /** How many there are. */
  count: number;
  /** The suit it shows. */
  suit?: string;
  /** Whether it does not exist for other players. */
  hidden: boolean;
};

/** Pieces of one kind in a clearing. */
export type PieceView = {
  /** Whose. */
  seat: number;
  /** The kind. */
  piece: string;
  /** Its class. */
  class: Class;
  /** How many. */
  count: number;
  /** What each weighs for rule, if not 1 as warriors and buildings do. */
  weighs?: number;
  /** The state of a piece whose board has a flag of the same name. */
  state?: string;
};

/** A number, a name or nothing. */
export type Plain = number | string | null;

/** A set-up card of a draft. */
export type PoolCard = {
  /** Its key: the faction's, or that of the second seat of one. */
  key: string;
  /** The faction. */
  faction: string;
  /** Whether it counts as militant. */
  militant: boolean;
  /** Its reach; of a second seat, that of the second. */
  reach: number;
  /** Whether class and reach are proposals. */
  assumed: boolean;
  /** Whether nobody can pick it yet. */
  locked: boolean;
  /** Who has picked it. */
  seat: number | null;
  /** What lies beside it. */
  beside: Array<string>;
};

/** What an option would do, as far as that is sure. */
export type Preview = {
  /** What would happen, up to the first thing that rests on chance or on something hidden. */
  events: Array<LogEntry>;
  /** Why it could not be undone freely: `roll`, `draw`, `reveal` or `seat`. */
  seal: string | null;
  /** Change of points by seat, as far as the events go. */
  scores: Array<number>;
  /** The table afterwards. The table as it is, if chance or something hidden comes into it. */
  view: TableView;
};

/** What was pressed: a verb, some targets, or both. */
export type Query = {
  /** The verb, as a key. */
  verb: string | null;
  /** The targets, in any order; of several clearings the first is where something comes from. */
  targets: Array<Target>;
};

/** Why an option is the best found. */
export type Rationale = {
  /** What speaks for it, compared with the average of the other options, the strongest ground first; at most three. */
  grounds: Array<Ground>;
  /** The options that were looked at most, the chosen one first; at most three. */
  options: Array<Judged>;
  /** How often the search has tried something. */
  tries: number;
};

/** Something that is not legal now. */
export type Refused = {
  /** The key it would have as an option. */
  key: string;
  /** Its verb. */
  verb: string;
  /** What it is aimed at. */
  targets: Array<Target>;
  /** The clause it would rest on. */
  clause: string;
  /** Why not. */
  refusal: WhyNot;
};

/**
 * The result of a contest. Shares come with their 95 % intervals; factions and players are named by their keys. Where a
 * coalition wins, each of those who win together has won the game.
 */
export type Report = {
  /** Games played. */
  games: number;
  /** Games won by dominance. */
  by_dominance: number;
  /** Games that reached the limit of rounds. */
  unfinished: number;
  /** The middle of the numbers of rounds. */
  median_rounds: number;
  /** Nine games of ten had at most so many rounds. */
  long_rounds: number;
  /** How many games had each number of rounds. */
  lengths: { [key in number]: number };
  /** Choices in a game, on average. */
  mean_choices: number;
  /** Choices in the turn with most of them. */
  longest_turn: number;
  /** Games won by the players of each name, whichever of them. */
  players: { [key in string]: Share };
  /** Games each faction won of those it played in. */
  factions: { [key in string]: Share };
  /** Games won from each seat, the first player's first. */
  seats: Array<Share>;
  /** Games each faction won from each seat, the first player's first. */
  factions_from: { [key in string]: Array<Share> };
  /** Games each faction won in the hands of each player. */
  players_with: { [key in string]: { [key in string]: Share } };
  /** How often each faction ended ahead of each other one, which did not win: it won, or had more points. */
  ahead: { [key in string]: { [key in string]: Share } };
  /** Points each faction had at the end, on average. */
  points: { [key in string]: number };
  /** Points each faction had at the end of each round, on average; games that were over keep their last points. */
  curves: { [key in string]: Array<number> };
  /** Points each faction scored in a game under each clause, on average. */
  sources: { [key in string]: { [key in string]: number } };
  /** Turns in which each faction had no choice that did something, of all its turns. */
  idle_turns: { [key in string]: Share };
  /** How often pieces of each faction went somewhere and came back although nothing was done in between, in all games. */
  drifts: { [key in string]: number };
  /** How often each clause mattered in all games together. */
  uses: { [key in string]: Use };
  /**
   * Steps and actions of the factions that played, and cards of their decks, under whose clauses, or those below
   * them, nothing was told and nothing decided. A clause that only says how another works is told under the other and
   * stands here.
   */
  never: Array<string>;
};

/** A river. */
export type RiverFacts = {
  /** Its courses as bend points, each a pair of fractions of width and height. */
  course: Array<Array<[number, number]>>;
};

/** What a seat's pieces weigh for rule. */
export type RuleWeight = {
  /** The seat. */
  seat: number;
  /** The weight. */
  weight: number;
};

/** What sealed a choice. */
export type SealedBy = {
  /** `sealed`. */
  code: string;
  /** `roll`, `draw`, `reveal` or `seat`. */
  kind: string;
};

/** One seat. */
export type SeatValue = {
  /** The faction. */
  faction: string;
  /** What the person there is called. */
  name?: string;
  /** Board figures that differ from those of the law texts. */
  figures?: { [key in string]: Array<number> };
};

/** One seat. */
export type SeatView = {
  /** Its faction. */
  faction: string;
  /** The faction's short code. */
  code: string;
  /** What the person there is called; empty if nobody has said. */
  name: string;
  /** Points. */
  score: number;
  /** The suit of its activated dominance card; the score marker is then off the track. */
  dominance: string | null;
  /** The seat with which it has formed a coalition and wins together (LAW-4.3). */
  partner: number | null;
  /** The hand, if the viewer may see it. */
  hand: Array<string> | null;
  /** Cards in hand. */
  hand_count: number;
  /** The piles of cards it keeps. */
  piles?: Array<CardPile>;
  /** Crafted cards in the play area. */
  crafted: Array<string>;
  /** Crafted items. */
  items: { [key in string]: number };
  /** Items there that lie face down. */
  items_down?: { [key in string]: number };
  /** Pieces in supply. */
  supply: Array<PieceCount>;
  /** Warriors of others that lie with this seat. */
  held: Array<HeldPieces>;
  /** What its board shows. */
  panels: Array<Panel>;
};

/** What a game is played with. */
export type SetupValue = {
  /** The map. */
  map: string;
  /** The shared deck. */
  deck: string;
  /** The seed: a decimal number below 2^64, as text because JavaScript's numbers are too small for it. */
  seed: string;
  /** The seats in turn order. */
  seats: Array<SeatValue>;
  /** The landmarks that players set up; with `deal`, those from which so many are dealt. */
  landmarks?: Array<string>;
  /** How many of the landmarks are dealt, if not all. */
  deal?: number;
  /** Whether the landmarks of the map that it can do without stay out. */
  without_own?: boolean;
  /**
   * How the table is set up: `letters`, `cards` or `draft`; without it the standard way. In a draft the factions of the
   * seats are of no account.
   */
  procedure?: "standard" | "letters" | "cards" | "draft";
  /** Whose suits the clearings have, where it is not as usual: `pictured` or `dealt`. */
  suits?: "pictured" | "dealt";
  /** The factions that can be dealt in a draft; without any all there are. */
  among?: Array<DraftValue>;
  /** What was dealt, if it is not to be dealt from these. */
  pool?: Array<DraftValue>;
  /** Whether insurgents are dealt to two players as well. */
  insurgents?: boolean;
};

/** A share of games with its 95 % interval. */
export type Share = {
  /** Games won. */
  wins: number;
  /** Games played. */
  games: number;
  /** The share. */
  share: number;
  /** Lower end of the interval. */
  low: number;
  /** Upper end of the interval. */
  high: number;
};

/** A space of a track. */
export type SpaceView = {
  /** What is printed on it. */
  label: string | null;
  /** Message key of a symbol on it. */
  icon: string | null;
  /** Whether something lies on it. */
  filled: boolean;
  /** What lies on it. */
  piece: string | null;
  /** What the piece that lies on it costs. */
  price?: number;
};

/** A question that can be answered by an order given before. */
export type StandingFacts = {
  /** The message key of the question. */
  prompt: string;
  /** The clause that asks. */
  clause: string;
  /** The faction whose rules ask it; nothing for the base law. */
  faction: string | null;
  /** Whether the other seats are asked and not the faction itself. */
  to_others: boolean;
  /** What can be ordered: `pass`, `pass-or-do` or `rank`. */
  orders: "pass" | "pass-or-do" | "rank";
};

/** A state of one seat. */
export type StateView = {
  /** The seat. */
  seat: number;
  /** Message key of the state. */
  value: string;
  /** Its place among the states, from 0. */
  place: number;
};

/** A step of a turn. */
export type StepFacts = {
  /** Key. */
  key: string;
  /** Clause. */
  clause: string;
};

/** A table as one viewer may see it. */
export type TableView = {
  /** Whose eyes these are; nothing for somebody who only watches. */
  viewer: number | null;
  /** The round; 0 during setup. */
  round: number;
  /** How the game ended, once it has. */
  over: Over | null;
  /** Where the game stands. */
  turn: TurnView;
  /** The seats in turn order. */
  seats: Array<SeatView>;
  /** The clearings by number; 0 is one beside the map. */
  clearings: Array<ClearingView>;
  /** The forests where pieces stand. */
  forests: Array<ForestView>;
  /** The landmarks. */
  landmarks?: Array<LandmarkView>;
  /** The paths that are closed, each by its ends. */
  closed_paths?: Array<[number, number]>;
  /** The clearings that are under water. */
  flooded?: Array<number>;
  /** Cards left in the deck. */
  deck_count: number;
  /** The discard pile. */
  discard: Array<string>;
  /** The piles of cards that landmarks keep. */
  piles?: Array<CardPile>;
  /** Dominance cards that can be claimed. */
  dominance_available: Array<string>;
  /** The card that is being crafted or resolved and lies nowhere. */
  resolving: Array<string>;
  /** The common item supply. */
  item_supply: { [key in string]: number };
  /** Ruins left. */
  ruins: number;
  /** Clearings that a faction marks: reach, leash, sources. */
  overlays: Array<Overlay>;
  /** The factions of a draft, while the table is set up. */
  pool?: Array<PoolCard>;
};

/** A number for one seat. */
export type TallyView = {
  /** The seat. */
  seat: number;
  /** The number. */
  value: number;
};

/** What an option is aimed at: a kind of thing, and which. */
export type Target = {
  /** `place`, `seat`, `card`, `piece`, `item`, `held`, `suit`, `count`, `faction`, `space`, `way` or `voice`. */
  kind: string;
  /** Which one: a number for seats, counts and clearings (0 is one beside the map), otherwise a key. */
  value: number | string;
  /** Whose piece it is, for pieces. */
  seat?: number;
};

/** Whose turn it is, and where in it. */
export type TurnView = {
  /** Whose turn. */
  seat: number;
  /** `setup`, `birdsong`, `daylight` or `evening`. */
  phase: string;
  /** The running step; nothing outside of steps. */
  step: string | null;
};

/** Whether the last choice can be taken back. */
export type Undo = {
  /** Whether it can, freely. */
  can: boolean;
  /** What would be taken back. */
  choice?: Made;
  /** Why not, if there is a choice that cannot be taken back. */
  refusal?: SealedBy;
  /** Whether a choice that was taken back can be made again. */
  redo: boolean;
};

/** How often a clause mattered. */
export type Use = {
  /** Events told under it. */
  events: number;
  /** Choices made under it that did something. */
  choices: number;
};

/** A piece that shows a value. Without a place it lies on the board. */
export type ValueView = {
  /** Message key of the value. */
  value: string;
  /** The clearing where it lies. */
  clearing?: number;
  /** The forest where it lies. */
  forest?: string;
};

/** A verb of a faction. */
export type VerbFacts = {
  /** Key. */
  key: string;
};

/** Why something is not legal. */
export type WhyNot = {
  /** Message key. */
  key: string;
  /** The clause that forbids. */
  clause: string;
  /** The live numbers; forests by name. */
  values: { [key in string]: Plain };
};
