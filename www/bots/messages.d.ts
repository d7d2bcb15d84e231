/** What the page and its worker say to each other. */

import type { Brief, GameRecord, Rationale } from "../engine/contract.js";

export interface Think {
  kind: "think";
  id: number;
  /** The saved table. */
  text: string;
  strength: string;
  seed: string;
  millis: number;
}

export type ToWorker =
  | { kind: "engine"; engine: WebAssembly.Module | ArrayBuffer }
  | { kind: "end"; id: number }
  | { kind: "study"; brief: Brief; against: Brief["figures"] | null }
  | { kind: "play"; way: number; game: number }
  | Think;

export type FromWorker =
  | { kind: "ready" }
  | { kind: "unready"; message: string }
  | { kind: "share"; id: number; share: number }
  | { kind: "answer"; id: number; index: number; reason: Rationale }
  | { kind: "failed"; id: number; message: string }
  | { kind: "played"; way: number; record: GameRecord }
  | { kind: "unplayed"; message: string };
