import assert from "node:assert/strict";
import { test } from "node:test";
import { lendersOf } from "../../www/map/acts.js";
import { distance, layout, stretches } from "../../www/map/geometry.js";

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
  assert.deepEqual(path.line[0], at.clearings.get(1));
  assert.deepEqual(path.line.at(-1), at.clearings.get(5));
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
