import assert from "node:assert/strict";
import { test } from "node:test";
import { lendersOf, motionOf, placesOf } from "../../www/map/acts.js";
import { liveryAmong } from "../../www/factions/looks.js";
import { standingSpots, tokenSpots } from "../../www/map/clearings.js";
import { forestSpots } from "../../www/map/forests.js";
import { distance, layout, spot, stretches } from "../../www/map/geometry.js";

/** A board of twelve clearings placed like a printed one, and some of other shapes. */
const AUTUMN = [
  [0.12, 0.14],
  [0.87, 0.23],
  [0.82, 0.87],
  [0.12, 0.81],
  [0.54, 0.1],
  [0.89, 0.52],
  [0.58, 0.77],
  [0.37, 0.89],
  [0.11, 0.41],
  [0.43, 0.29],
  [0.63, 0.48],
  [0.31, 0.55],
];

function board(points, aspect = 1.09) {
  return {
    key: "test",
    aspect,
    corner_pairs: [],
    clearings: points.map(([x, y], i) => ({
      number: i + 1,
      x,
      y,
      adjacent: [],
      river: [],
      forests: [],
      suits: ["fox"],
      slots: 1,
    })),
    paths: [{ a: 1, b: 5, kind: "path" }],
    lake: [],
    river: {
      course: [
        [
          [0.58, 0],
          [0.5, 0.5],
          [0.03, 0.85],
        ],
      ],
    },
    forests: [{ id: "F1", x: 0.3, y: 0.4, clearings: [], adjacent: [] }],
  };
}

const SIZES = {
  phone: [390, 420],
  small: [360, 300],
  narrow: [320, 260],
  tablet: [820, 640],
  desktop: [720, 724],
  wide: [1100, 900],
};

for (const [name, [width, height]] of Object.entries(SIZES)) {
  test(`${name}: discs stay apart, on the sheet and large enough to press`, () => {
    const at = layout(board(AUTUMN), width, height);
    const places = [...at.clearings.values()];
    places.forEach((p, i) => {
      assert.ok(
        p.x - at.radius > 4 && p.x + at.radius < width - 4,
        `clearing ${i + 1} leaves the sheet`,
      );
      assert.ok(
        p.y - at.radius > 4 && p.y + at.radius < height - 4,
        `clearing ${i + 1} leaves the sheet`,
      );
      for (const q of places.slice(i + 1)) {
        assert.ok(Math.hypot(p.x - q.x, p.y - q.y) > at.radius * 2 + 2, "two discs touch");
      }
    });
    assert.ok(at.radius >= (name === "phone" ? 32 : 24), `radius ${at.radius}`);
  });
}

test("the drawing is stretched a quarter at most", () => {
  const tall = layout(board(AUTUMN), 390, 1200);
  const [a, b] = [tall.clearings.get(5), tall.clearings.get(8)];
  const [c, d] = [tall.clearings.get(9), tall.clearings.get(6)];
  const printed = (0.89 - 0.1) / ((0.89 - 0.11) * 1.09);
  const drawn = (b.y - a.y) / (d.x - c.x);
  assert.ok(drawn / printed < 1.27, `${drawn / printed}`);
});

test("the same map is cut the same way each time", () => {
  assert.deepEqual(layout(board(AUTUMN), 390, 420).paths, layout(board(AUTUMN), 390, 420).paths);
});

test("paths end in their clearings and rivers run off the sheet where the board's do", () => {
  const at = layout(board(AUTUMN), 820, 640);
  const [path] = at.paths;
  for (const [end, number] of [
    [path.line[0], 1],
    [path.line.at(-1), 5],
  ]) {
    const { x, y } = at.clearings.get(number);
    assert.ok(Math.hypot(end.x - x, end.y - y) < 1e-6, `${number}`);
  }
  const [river] = at.river;
  assert.ok(river[0].y < 0);
  assert.ok(river.at(-1).x < 0);
});

test("the plate of a forest stands beside a river that runs through its middle, and stays where it is dry", () => {
  const wet = board(AUTUMN);
  wet.forests = [
    { id: "F1", x: 0.3, y: 0.4, clearings: [], adjacent: [] },
    { id: "F2", x: 0.22, y: 0.7085, clearings: [], adjacent: [] },
  ];
  const at = layout(wet, 820, 640);
  const [dry, moved] = [at.forests.get("F1"), at.forests.get("F2")];
  const straight = (id) => layout({ ...wet, river: { course: [] } }, 820, 640).forests.get(id);
  assert.deepEqual(dry, straight("F1"));
  assert.ok(distance(straight("F2"), at.river[0]) < 12 * at.unit, "the river runs through it");
  assert.ok(distance(moved, at.river[0]) > 12 * at.unit + 8);
  assert.ok(Math.hypot(moved.x - straight("F2").x, moved.y - straight("F2").y) < 48 * at.unit);
});

test("distance to a line is that to its nearest stretch", () => {
  const line = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 10, y: 10 },
  ];
  assert.equal(distance({ x: 5, y: 3 }, line), 3);
  assert.equal(distance({ x: 14, y: 13 }, line), 5);
  assert.equal(stretches(line).length, 2);
});

test("a piece that somebody else crafts with is found in the log", () => {
  const entry = (kind, values) => ({ index: 0, commit: 1, kind, seat: 0, clause: "C.2.1", values });
  const lent = entry("lent-icon", { clearing: 2, owner: 1, piece: "mark" });
  const placed = entry("placed", { clearing: 2, owner: 1, piece: "mark" });
  assert.deepEqual(lendersOf([placed, lent]), [{ clearing: 2, seat: 1, piece: "mark" }]);
});

for (const [name, [width, height]] of Object.entries(SIZES)) {
  test(`a clearing beside the map has a place of its own at ${name} size`, () => {
    const at = layout(board(AUTUMN), width, height, true);
    const beside = spot(at, 0);
    assert.ok(at.radius >= 20, `discs of ${at.radius}`);
    assert.ok(beside.x - at.radius > 0 && beside.x + at.radius < width);
    assert.ok(beside.y - at.radius > 0 && beside.y + at.radius < height);
    for (const [number, p] of at.clearings) {
      const apart = Math.hypot(p.x - beside.x, p.y - beside.y);
      assert.ok(number === 0 || apart > at.radius * 2.4, `${number} is ${apart} away`);
    }
  });
}

/** A clearing in which six seats stand, with pawns, and tokens of three of them. */
function crowd() {
  const piece = (seat, kind, count = 2) => ({ seat, piece: `${kind}-${seat}`, class: kind, count });
  return {
    number: 3,
    suits: ["fox"],
    slots: 3,
    ruin: false,
    ruler: 1,
    weights: [],
    pieces: [
      ...[0, 1, 2, 3, 4, 5].map((seat) => piece(seat, "warrior")),
      ...[0, 1].map((seat) => piece(seat, "pawn", 1)),
      ...[0, 1, 2].map((seat) => piece(seat, "building", 1)),
      ...[0, 0, 1, 1, 2].map((seat, i) => ({ ...piece(seat, "token", 1), piece: `token-${i}` })),
    ],
  };
}

/** The least distance between two of some spots. */
function least(spots) {
  const pairs = spots.flatMap((a, i) => spots.slice(i + 1).map((b) => [a, b]));
  return Math.min(...pairs.map(([a, b]) => Math.hypot(a.x - b.x, a.y - b.y)));
}

test("where many stand each seat has one figure with its number, and none lies on another", () => {
  const at = layout(board(AUTUMN), 390, 420);
  const stand = standingSpots(crowd(), at, 4);
  assert.deepEqual(
    stand.map(({ piece }) => [piece.seat, piece.count]),
    [
      [4, 2],
      [1, 3],
      [0, 3],
      [2, 2],
      [3, 2],
      [5, 2],
    ],
  );
  assert.ok(least(stand) >= stand[0].size, `${least(stand)} apart`);
  assert.ok(stand.every(({ x, y, size }) => Math.hypot(x, y) + size / 2 < at.radius + 1));
  const lie = tokenSpots(crowd(), at);
  assert.deepEqual(
    lie.map(({ piece }) => [piece.seat, piece.count]),
    [
      [0, 2],
      [1, 2],
      [2, 1],
    ],
  );
  assert.ok(least(lie) >= lie[0].size);
});

test("enlarged, each kind of piece stands by itself", () => {
  const at = { ...layout(board(AUTUMN), 390, 420), radius: 90, unit: 90 / 32 };
  const stand = standingSpots(crowd(), at, null);
  assert.equal(stand.length, 8);
  assert.ok(stand.every(({ x, y, size }) => Math.hypot(x, y) + size / 2 < at.radius * 1.1));
  assert.ok(least(stand) >= stand[0].size);
  assert.equal(tokenSpots(crowd(), at).length, 5);
});

test("what stands in a forest leaves its numeral to be read", () => {
  const at = layout(board(AUTUMN), 390, 420);
  const piece = (seat) => ({ seat, piece: "pawn", class: "pawn", count: 1 });
  const spots = forestSpots({ id: "F1", pieces: [piece(0), piece(1), piece(2), piece(3)] }, at);
  assert.equal(spots.length, 4);
  assert.ok(spots.every(({ y, size }) => Math.abs(y) - size / 2 >= 6));
  assert.ok(least(spots) >= spots[0].size);
});

test("moves in and out of forests are seen, and two seats of a faction are told apart", () => {
  const seats = [{ faction: "vagabond" }, { faction: "eyrie" }, { faction: "vagabond" }];
  assert.deepEqual(
    seats.map((_, seat) => liveryAmong(seats, seat)),
    ["vagabond", "eyrie", "vagabond 2"],
  );
  const view = { seats, clearings: [], forests: [] };
  const values = { owner: 2, piece: "vagabond", from: "F1", to: 4, count: 1 };
  const types = { from: "place", to: "place", owner: "seat", piece: "piece", count: "number" };
  const line = { kind: "moved", seat: 2, values, types };
  const [act] = motionOf([line], 0, view, view);
  assert.deepEqual([act.kind, act.from, act.to, act.livery], ["travel", "F1", 4, "vagabond 2"]);
  assert.deepEqual([...placesOf([line])], ["F1", 4]);
});
