/** The shapes that cross the border between the engine and the shell. Seats count from 0; everything with a name is a key. */

export type Kind =
  "clearing" | "forest" | "seat" | "card" | "piece" | "item" | "suit" | "count" | "space";

export interface Target {
  kind: Kind;
  value: number | string;
  /** Whose piece it is, for pieces. */
  seat?: number;
}

export type Seal = "roll" | "draw" | "reveal" | "seat";

export interface Refusal {
  key: string;
  clause: string;
  values: Values;
}

export type Values = Record<string, unknown>;

export interface Option {
  index: number;
  key: string;
  verb: string;
  targets: Target[];
  clause: string;
  /** Why undo could not cross this option. */
  seal: Seal | null;
  /** The numbers that would be asked for next: how many pieces go, say. */
  then?: Count;
  /** Whether it ends the turn as well. */
  ends_turn?: boolean;
}

export interface Count {
  min: number;
  max: number;
  preset: number;
}

export interface Refused extends Omit<Option, "index" | "seal" | "then"> {
  refusal: Refusal;
}

export interface Decision {
  seat: number;
  clause: string;
  prompt: string;
  visibility: "public" | "private";
  phase: string;
  step?: string | null;
  options: Option[];
  refused: Refused[];
  count: Count | null;
}

export interface Piece {
  seat: number;
  piece: string;
  class: "warrior" | "pawn" | "building" | "token" | "marker";
  count: number;
  /** What each weighs for rule, if more than 1. */
  weighs?: number;
  state?: string | null;
}

export interface ClearingView {
  number: number;
  suits: string[];
  slots: number;
  free: number;
  ruin: boolean;
  ruin_items: number;
  ruler: number | null;
  /** The clause by which it is ruled whatever else is there. */
  claim: string | null;
  weights: { seat: number; weight: number }[];
  pieces: Piece[];
}

export type Panel =
  | {
      type: "track";
      key: string;
      clause: string;
      assumed?: boolean;
      spaces: {
        label?: string | null;
        icon?: string | null;
        filled: boolean;
        piece?: string | null;
      }[];
    }
  | {
      type: "box";
      key: string;
      clause: string;
      assumed?: boolean;
      count: number;
      cap?: number | null;
      piece?: string | null;
      suit?: string | null;
    }
  | {
      type: "slots";
      key: string;
      clause: string;
      assumed?: boolean;
      slots: { item: string; state: "empty" | "ready" | "exhausted" }[];
    }
  | { type: "flag"; key: string; clause: string; assumed?: boolean; value: string }
  | {
      type: "counter";
      key: string;
      clause: string;
      assumed?: boolean;
      value: number;
      of?: number | null;
    }
  | {
      type: "tally";
      key: string;
      clause: string;
      assumed?: boolean;
      values: { seat: number; value: number }[];
      of?: number | null;
    }
  | {
      type: "budget";
      key: string;
      clause: string;
      assumed?: boolean;
      suits: Record<string, number>;
    };

export interface SeatView {
  faction: string;
  code: string;
  name: string;
  score: number;
  dominance: string | null;
  hand: string[] | null;
  hand_count: number;
  crafted: string[];
  items: Record<string, number>;
  supply: { piece: string; count: number }[];
  held: { seat: number; piece: string; count: number }[];
  panels: Panel[];
}

/** A faction's own mark on the map, such as the reach of a gun. */
export interface OverlayView {
  key: string;
  seat: number;
  clause: string;
  clearings: number[];
}

export interface View {
  viewer: number | null;
  round: number;
  over: { winner: number; by: string } | null;
  turn: { seat: number; phase: string; step?: string | null };
  seats: SeatView[];
  clearings: ClearingView[];
  deck_count: number;
  discard: string[];
  dominance_available: string[];
  resolving: string[];
  item_supply: Record<string, number>;
  ruins: number;
  overlays: OverlayView[];
}

export interface Entry {
  index: number;
  commit: number;
  kind: string;
  seat?: number | null;
  clause: string;
  values: Values;
  /** What the values are: seat, clearing, piece, card, item, suit, phase, number or key. */
  types?: Record<string, string>;
  automatic?: boolean;
  /** On the first entry of a choice that undo cannot cross. */
  seal?: boolean;
}

export interface Preview {
  events: Entry[];
  seal: Seal | null;
  scores: number[];
  view: View;
}

/** Why a bot chose what it chose. */
export interface Reason {
  /**
   * What speaks for it against the average of the others, in hundredths of a point, the strongest first; hidden if it
   * rests on cards in hand.
   */
  grounds: { key: string; margin: number; hidden: boolean }[];
  /** The options it looked at most, the chosen one first. */
  options: { index: number; tries: number; chance: number; points: number }[];
  tries: number;
}

export interface UndoState {
  can: boolean;
  label?: string | null;
  refusal?: { code: string; kind: Seal } | null;
  redo: boolean;
}

export interface Setup {
  map: string;
  deck: string;
  seed: string;
  seats: { faction: string; name?: string; figures?: Record<string, number[]> }[];
}

/** Board figures that differ from the usual ones: by faction, by figure. */
export type Figures = Record<string, Record<string, number[]>>;

/** What a study plays. */
export interface Brief {
  map: string;
  deck: string;
  factions: string[];
  players: string[];
  figures: Figures;
  games: number;
  seed: string;
  max_rounds: number;
}

/** A share of games with its 95 % interval. */
export interface Share {
  wins: number;
  games: number;
  share: number;
  low: number;
  high: number;
}

export interface Difference {
  difference: number;
  low: number;
  high: number;
}

/** What the games of a study came to. */
export interface Report {
  games: number;
  by_dominance: number;
  unfinished: number;
  median_rounds: number;
  long_rounds: number;
  lengths: Record<string, number>;
  mean_choices: number;
  longest_turn: number;
  players: Record<string, Share>;
  factions: Record<string, Share>;
  seats: Share[];
  factions_from: Record<string, Share[]>;
  players_with: Record<string, Record<string, Share>>;
  ahead: Record<string, Record<string, Share>>;
  points: Record<string, number>;
  curves: Record<string, number[]>;
  sources: Record<string, Record<string, number>>;
  idle_turns: Record<string, Share>;
  uses: Record<string, { events: number; choices: number }>;
  never: string[];
}

/** What a second way to play the same games changes. */
export interface Comparison {
  games: number;
  first: Report;
  second: Report;
  wins: Record<string, Difference>;
  points: Record<string, Difference>;
  rounds: Difference;
}

/** How a game of a study went. */
export interface GameRecord {
  game: number;
  factions: string[];
  players: string[];
  seed: string;
  winner: number | null;
  by_dominance: boolean;
  points: number[];
  /** Points at the end of each round, by seat. */
  by_round: number[][];
  /** By seat, points for each clause. */
  sources: Record<string, number>[];
  events: Record<string, number>;
  decided: Record<string, number>;
  rounds: number;
  longest_turn: number;
  turns: number[];
  idle_turns: number[];
  /** The places of the options that were chosen. */
  choices: number[];
}

export interface MapFacts {
  key: string;
  aspect: number;
  corner_pairs: number[][];
  clearings: {
    number: number;
    suits: string[];
    slots: number;
    ruin: boolean;
    corner: boolean;
    opposite: number | null;
    x: number;
    y: number;
    adjacent: number[];
    river: number[];
    forests: string[];
  }[];
  paths: { a: number; b: number; kind: string }[];
  river: { course: number[][][] } | null;
  forests: { id: string; clearings: number[]; x: number; y: number; adjacent: string[] }[];
}

export interface CardFacts {
  suit: string;
  kind: "ambush" | "dominance" | "item" | "persistent" | "immediate";
  cost: Record<string, number> | null;
  item?: string | null;
  vp?: number | null;
  clauses: string[];
}

export interface Figure {
  key: string;
  values: number[];
  min: number;
  max: number;
  assumed: boolean;
  clause: string;
}

export interface Step {
  key: string;
  clause: string;
}

export interface FactionFacts {
  key: string;
  code: string;
  pieces: { key: string; class: Piece["class"]; count: number; suit?: string; hidden?: boolean }[];
  turn: Record<"birdsong" | "daylight" | "evening", Step[]>;
  figures: Figure[];
  verbs: { key: string }[];
  /** What bots look at in its position: grounds of their reasons. */
  traits: string[];
}

export interface ClauseFacts {
  id: string;
  owner: string;
  kind: string;
}

/** A question that can be answered by an order given before. */
export interface Standing {
  prompt: string;
  clause: string;
  /** Whose rules ask it; nothing for the base law. */
  faction: string | null;
  /** Whether the other seats are asked and not the faction itself. */
  to_others: boolean;
  orders: "pass" | "pass-or-do" | "rank";
}

export interface Catalogue {
  version: string;
  rules: number | string;
  maps: MapFacts[];
  decks: { key: string; cards: [string, number][] }[];
  cards: Record<string, CardFacts>;
  factions: FactionFacts[];
  standing: Standing[];
  clauses: ClauseFacts[];
}
