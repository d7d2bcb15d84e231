/**
 * Writing PNG files. Those of a browser hold four bytes a pixel; these hold one, an index into a few colours, which is plenty
 * for flat inks and their edges.
 */

import { deflateSync } from "node:zlib";

/** How many colours a file may have: the inks, and steps enough on the way from one to the next. */
const COLOURS = 48;

/** The checksum of a PNG chunk. */
function checksum(bytes) {
  let sum = ~0;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) {
      sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
    }
  }
  return ~sum >>> 0;
}

function word(number) {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(number);
  return bytes;
}

function chunk(name, content) {
  const body = Buffer.concat([Buffer.from(name), content]);
  return Buffer.concat([word(content.length), body, word(checksum(body))]);
}

const distance = (one, other) => Math.hypot(...one.map((value, channel) => value - other[channel]));

/** The most frequent colours, those first that stand apart. */
function paletteOf(colours) {
  const counts = new Map();
  for (const colour of colours) counts.set(colour.join(), (counts.get(colour.join()) ?? 0) + 1);
  const frequent = [...counts].sort((one, other) => other[1] - one[1]);
  const found = frequent.map(([key]) => key.split(",").map(Number));
  const palette = [];
  for (let apart = 60; apart >= 0; apart -= 4) {
    for (const colour of found) {
      const isNew = palette.every((other) => distance(colour, other) > apart);
      if (isNew && palette.length < COLOURS) palette.push(colour);
    }
  }
  return palette;
}

/** The palette and, for each pixel, the place of the nearest colour in it. */
function indexed(pixels) {
  const colours = [];
  for (let at = 0; at < pixels.length; at += 4) {
    colours.push(Array.from(pixels.subarray(at, at + 3)));
  }
  const palette = paletteOf(colours);
  // Most pixels have a colour that came before.
  const nearest = new Map();
  const indices = colours.map((colour) => {
    const key = colour.join();
    let index = nearest.get(key);
    if (index === undefined) {
      const distances = palette.map((other) => distance(colour, other));
      nearest.set(key, (index = distances.indexOf(Math.min(...distances))));
    }
    return index;
  });
  return { palette: palette.flat(), indices };
}

/**
 * An opaque picture as a PNG file with a palette.
 * @param {number} wide
 * @param {number} high
 * @param {Uint8Array} pixels four bytes each
 */
export function png(wide, high, pixels) {
  const { palette, indices } = indexed(pixels);
  const rows = Buffer.alloc(high * (wide + 1));
  for (let row = 0; row < high; row += 1) {
    // Each row begins with the number of its filter: none.
    rows.set(indices.slice(row * wide, (row + 1) * wide), row * (wide + 1) + 1);
  }
  const EIGHT_BITS_WITH_PALETTE = [8, 3, 0, 0, 0];
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", Buffer.concat([word(wide), word(high), Buffer.from(EIGHT_BITS_WITH_PALETTE)])),
    chunk("PLTE", Buffer.from(palette)),
    chunk("IDAT", deflateSync(rows, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}
