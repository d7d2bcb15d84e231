/** The signs of the landmarks, beside the clearings where they stand. */

/**
 * @typedef {import("./geometry.js").Layout} Layout
 * @typedef {import("./geometry.js").Point} Point
 * @typedef {import("../toolkit/colours.js").Tokens} Tokens
 */

/** The silhouettes, each in a square of 24. @type {Record<string, string>} */
const SIGNS = {
  ferry: "M3 15h18l-3.4 6H6.4zM11 3h2v3l6 7h-6v1h-2z",
  tower: "M6 3h3v2.4h1.6V3h2.8v2.4H15V3h3v6l-1.6 1.4L18 21h-4.4v-5h-3.2v5H6l1.6-10.6L6 9z",
  "elder-treetop":
    "M12 2c4.6 0 8 3 8 6.6 0 3.2-2.6 5.6-5.8 6.2V18l2.6 4H7.2l2.6-4v-3.2C6.600 14.200 4 11.800 4 8.600 4 5 7.400 2 12 2zM10 6.400v4.200h4V6.400z",
  "black-market":
    "M12 2l9.500 8.500v2.500h-2V22h-4.500v-6.500h-6V22H4.500v-9h-2v-2.500zM12 6.200l-4 3.900h8z",
  "legendary-forge":
    "M3 6h6V4h12v4.600c-3 .3-5.600 1.800-6 4.400l2 4.600h2V21H7v-3.400h2l1.600-4.400C9 10.800 6 9.600 3 9z",
  "lost-city":
    "M2 21v-2.600h2V9H2.600V6.400L12 2l9.400 4.400V9H20v9.400h2V21zM7 9v9.400h2.600V9zm7.400 0v9.400H17V9zM10.800 9v9.400h2.400V9z",
  mousehold:
    "M7 2.600a4.400 4.400 0 0 1 4.200 3h1.600a4.400 4.400 0 1 1 6 5.400C20.400 12.600 21 14.600 21 17v4h-5.600v-3.400a3.400 3.400 0 0 0-6.800 0V21H3v-4c0-2.400.6-4.400 2.200-6A4.400 4.400 0 0 1 7 2.600z",
  foxburrow:
    "M3 2l6.400 4.400h5.200L21 2v10l1.600 9h-7c0-3.400-1.200-6-3.600-6s-3.600 2.600-3.600 6h-7L3 12zM7.600 9.600l2.600 1.800-2.800.600zm8.800 0l.2 2.400-2.800-.600z",
  rabbittown:
    "M8.600 1.600c2 0 2.600 3.600 2.600 6.800h1.600c0-3.200.6-6.800 2.600-6.800 2.600 0 2.400 5 1 8L21.600 14v7h-6.200v-4.600H8.600V21H2.400v-7l5.200-4.400c-1.400-3-1.600-8 1-8z",
};

/** How far from the rim of a clearing the middle of a sign is, and how large it is, in units of the drawing. */
const SIGN = { beside: 12, size: 24 };

/**
 * The sign of a landmark on a round plate, beside its clearing.
 * @param {CanvasRenderingContext2D} ink
 * @param {string} key
 * @param {Point} p the middle of the clearing
 * @param {Layout} at
 * @param {Tokens} colour
 */
export function drawLandmark(ink, key, p, at, colour) {
  const size = SIGN.size * Math.min(1.6, at.unit);
  // On the other side where the sheet ends.
  const beside = at.radius + SIGN.beside * Math.min(1.6, at.unit) * 0.6;
  const side = p.x - beside - size * 0.7 < SIGN.beside ? 1 : -1;
  const [x, y] = [p.x + side * beside, p.y + at.radius * 0.12];
  ink.beginPath();
  ink.arc(x, y, size * 0.62, 0, 7);
  ink.fillStyle = colour.panel;
  ink.fill();
  ink.lineWidth = 2;
  ink.strokeStyle = colour.rim;
  ink.stroke();
  landmarkSign(ink, key, x, y, size * 0.84, colour.rim);
}

/**
 * The silhouette alone.
 * @param {CanvasRenderingContext2D} ink
 * @param {string} key
 * @param {number} x its middle
 * @param {number} y
 * @param {number} size
 * @param {string} colour
 */
export function landmarkSign(ink, key, x, y, size, colour) {
  ink.save();
  ink.translate(x - size / 2, y - size / 2);
  ink.scale(size / 24, size / 24);
  ink.fillStyle = colour;
  ink.fill(new Path2D(SIGNS[key] ?? SIGNS.tower), "evenodd");
  ink.restore();
}
