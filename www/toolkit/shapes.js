/**
 * Our own drawings as path data on a grid of 24: suits, items, card kinds and signs of the screen. The canvas and the
 * page draw from the same data.
 */

/** A question mark in a round: any suit, or one we have no drawing for. */
const ANY =
  "M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20ZM8.2 9.6h2.6c0-1 .6-1.5 1.4-1.5.9 0 1.4.5 1.4 1.2 0 .8-.5 1.2-1.3 1.8-1 .8-1.6 1.6-1.5 3.2h2.4c0-1 .4-1.4 1.3-2.1 1.1-.8 1.8-1.7 1.8-3.1 0-2-1.6-3.4-4.1-3.4-2.4 0-4 1.5-4 3.9ZM10.6 15.9h2.7v2.5h-2.7Z";

/** The shape that stands for each suit everywhere (never the colour alone). @type {Record<string, string>} */
export const SUITS = {
  fox: "M12 3 22 21H2Z",
  rabbit: "M3.5 3H9v18H3.5ZM15 3h5.5v18H15Z",
  mouse: "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18Z",
  bird: "M12 1 22 12 12 23 2 12Z",
  frog: "M12 2 20.7 7v10L12 22 3.3 17V7Z",
  any: ANY,
};

/** @type {Record<string, string>} */
export const ITEMS = {
  boot: "M7 2h8v10.5l5.5 3.2c.9.6 1.5 1.5 1.5 2.6V22H7Z",
  bag: "M8.5 6.5a3.5 3.5 0 0 1 7 0V8h1.8c1.4 0 2.5 1 2.7 2.4l1 9.4c.1 1.2-.8 2.2-2 2.2H5c-1.2 0-2.1-1-2-2.2l1-9.4C4.2 9 5.3 8 6.7 8h1.8Zm2 1.5h3V6.5a1.5 1.5 0 0 0-3 0ZM8 12v3h8v-3h-1.6v1.4H9.6V12Z",
  crossbow:
    "M3 3c6-1.5 14 1 18 5 4 4 .5 12 0 13l-2-1c.8-3 1.6-6.5-.4-9.7L16 12.7 18 15l-1.6 1.6-2.1-2.2L6 22.5 1.5 18 9.7 9.8 7.4 7.7 9 6l2.3 2 2.2-2.3C10.5 3.9 7 4.3 4 5Z",
  hammer: "M4 3h13l4 3.5V9h-5.5v2H14v11h-4V11H8.5V9H4Z",
  sword: "M12 1 14 3.5v11h4V17h-4.5v3h1v2.5h-5V20h1v-3H6v-2.5h4v-11Z",
  tea: "M3 8h14v1.5h1.5a3.8 3.8 0 0 1 0 7.6h-1.8C16 19.5 13.8 21 11 21H9c-3.5 0-6-2.5-6-6Zm14 3.5V15h1.5a1.7 1.7 0 0 0 0-3.5ZM7 2.5c2 1.5-.5 2.5 1 4H6c-1.5-1.5 1-2.5 1-4Zm5 0c2 1.5-.5 2.5 1 4h-2c-1.5-1.5 1-2.5 1-4Z",
  coin: "M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20Zm0 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15Zm-1.5 2.5h3v1.7h-.7v6.6h.7V17h-3v-1.7h.7V8.7h-.7Z",
  torch:
    "M12 1c3.5 3 4.5 5 4.5 7.3 0 1.5-.8 2.9-2 3.7H9.5a4.4 4.4 0 0 1-2-3.7C7.5 6.5 9 5.5 9.5 4c1 .7 1.5 1.5 1.5 2.5C12 5 12.5 3 12 1ZM9 13.5h6L13.5 23h-3Z",
};

/** What a card does, in one sign. @type {Record<string, string>} */
export const CARD_KINDS = {
  ambush:
    "M12 1.5l2.3 6.6 6.2-3-3 6.2L24 13.5l-6.5 2.2 2 6.3-5.8-3.2L11 24l-2.1-5.4L3 21l2.2-5.7L0 12.5l5.8-1.9L3.5 4.5l6 3Z",
  dominance: "M3 19h18v3H3ZM3 17 1.5 6l5.8 4.5L12 2.5l4.7 8L22.5 6 21 17Z",
  item: "M4 4h16v16H4Zm2.5 2.5v11h11v-11Z",
  persistent: "M3 5h18v4H3Zm0 5.5h10V14H3Zm11.5 0H21V14h-6.5ZM3 15.5h5V19H3Zm6.5 0H21V19H9.5Z",
  immediate: "M13.5 1 4 14h6.5L9 23 20 9.5h-7Z",
};

/** Signs of the screen. Those in STROKED are lines, the others are areas. @type {Record<string, string>} */
export const SIGNS = {
  undo: "M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3",
  redo: "M15 14l5-5-5-5M20 9H10a6 6 0 0 0 0 12h3",
  branch: "M6 4v16M6 15c0-5 11-3 11-9M13 9l4-4 4 4",
  restart: "M4 4v6h6M4.5 10a8 8 0 1 1-.4 5",
  close: "M5 5l14 14M19 5 5 19",
  menu: "M4 6h16M4 12h16M4 18h16",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  fit: "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
  layers: "M12 3l9 5-9 5-9-5ZM3 12.5l9 5 9-5M3 16.5l9 5 9-5",
  share: "M12 15V3M8 6.5 12 3l4 3.5M6 11H4v10h16V11h-2",
  law: "M4 4.5C7 3.5 10 4 12 6c2-2 5-2.5 8-1.5V19c-3-1-6-.5-8 1.5-2-2-5-2.5-8-1.5ZM12 6v14.5",
  log: "M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01",
  boards: "M4 4h7v16H4ZM14 4h6v7h-6ZM14 14h6v6h-6Z",
  cards: "M4 7l9-3 5 14-9 3ZM14.5 6H20v14h-4",
  look: "M2 12c3-5 6.5-7.5 10-7.5S19 7 22 12c-3 5-6.5 7.5-10 7.5S5 17 2 12ZM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6Z",
  gear: "M12 8.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7ZM12 2v3.5M12 18.5V22M2 12h3.5M18.5 12H22M5 5l2.5 2.5M16.5 16.5 19 19M19 5l-2.5 2.5M7.5 16.5 5 19",
  search: "M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13ZM15.5 15.5 21 21",
  check: "M4 12.5 10 18.5 20.5 6",
  more: "M5 12h.01M12 12h.01M19 12h.01",
  next: "M9 5l7 7-7 7",
  back: "M15 5l-7 7 7 7",
  up: "M5 15l7-7 7 7",
  end: "M5 4v16M9 6h11l-3.5 3.5L20 13H9",
  die: "M4 4h16v16H4ZM8.5 8.5h.01M15.5 8.5h.01M12 12h.01M8.5 15.5h.01M15.5 15.5h.01",
  draw: "M5 8h10v13H5ZM9 8V4h10v13h-4M10 12v5M7.5 14.5h5",
  reveal:
    "M2 12c3-5 6.5-7.5 10-7.5S19 7 22 12c-3 5-6.5 7.5-10 7.5S5 17 2 12ZM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6Z",
  hand: "M8 12V5a1.6 1.6 0 0 1 3.2 0v6V3.6a1.6 1.6 0 0 1 3.2 0V11 5a1.6 1.6 0 0 1 3.2 0v9c0 5-2.5 8-6.3 8-3 0-4.6-1.5-6-4.2L3 13.5c-.6-1.4 1.4-2.5 2.4-1.2L8 15.5",
  scout: "M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19ZM15.5 8.5 13.5 13.5 8.5 15.5 10.5 10.5Z",
  load: "M12 3v11M7.5 9.5 12 14l4.5-4.5M5 20h14",
  warn: "M12 3 22.5 21h-21ZM12 9.5v5.5M12 18h.01",
  lock: "M6 11h12v10H6ZM8.5 11V7.5a3.5 3.5 0 0 1 7 0V11",
  offline: "M4 12.5 10 18.5 20.5 6",
  swap: "M7 4 3 8l4 4M3 8h14M17 12l4 4-4 4M21 16H7",
  copy: "M8 8h12v13H8ZM16 8V3H4v13h4",
  file: "M6 2h9l5 5v15H6ZM14 2v6h6",
  picture: "M3 5h18v14H3ZM3 16l5.5-5 4.5 4 3-2.5 5 4.5M15.5 8.5h.01",
  keys: "M2 6h20v12H2ZM6 10h.01M10 10h.01M14 10h.01M18 10h.01M7 14h10",
  trash: "M4 6h16M9 6V3h6v3M6 6l1 16h10l1-16M10 10v8M14 10v8",
  table: "M3 8h18v4H3ZM5 12v9M19 12v9",
  people:
    "M8 4a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7ZM1.5 20c0-4 2.9-6.5 6.5-6.5s6.5 2.5 6.5 6.5M15.5 4.5a3.2 3.2 0 0 1 0 6.2M17.5 14c3 .7 5 3 5 6",
  bot: "M5 8h14v11H5ZM12 8V3.5M9 12.5h.01M15 12.5h.01M9.5 16h5M2 12v4M22 12v4",
  hint: "M9 18h6M10 21.5h4M8.5 15C6.5 13.6 5.5 11.6 5.5 9.4a6.5 6.5 0 0 1 13 0c0 2.2-1 4.2-3 5.6Z",
  chart: "M4 3v18h17M8 17v-5M12.5 17V7M17 17v-8",
  pause: "M8 4.5v15M16 4.5v15",
  play: "M6 3.5 20 12 6 20.5Z",
  seat: "M9 5l7 7-7 7",
  score: "M6 22V3h12l-3 4.5L18 12H6",
  speak: "M4 9.5v5h4l5 4.5V5L8 9.5ZM16.5 8.5a5 5 0 0 1 0 7M19 6a8.5 8.5 0 0 1 0 12",
};

/** A pennant, for rule and for the ruler of points. */
export const PENNANT = "M3 1h18v15l-9 7-9-7Z";

/** @param {string} suit */
export function suitShape(suit) {
  return SUITS[suit] ?? ANY;
}

/** What stands for a faction whose drawing nobody has made yet: a plain shield that carries the code. */
export const SHIELD = "M4 2h16v11c0 5-3.5 8-8 10.5C7.5 21 4 18 4 13Z";
