/**
 * `cargo xtask icons`: draws the PNG icons from the SVG one, in a browser, and the small one that browsers look for at
 * the top of a host, for documents that cannot name an icon: plain text.
 *
 * The browser's own PNG files hold four bytes a pixel. These hold one, an index into a few colours, which is plenty for
 * flat inks and their edges. One size is enough: whatever wants a larger icon takes the SVG one.
 */

import { readFileSync, writeFileSync } from "node:fs";
import { deflateSync } from "node:zlib";
import { chromium } from "playwright-core";

const FOLDER = new URL("../www/icons/", import.meta.url);
const SIZES = [192];

/** The side of the icon at the top of the host. */
const SMALL = 32;

/** How many colours a file may have: the inks, and steps enough on the way from one to the next. */
const COLOURS = 32;

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
  const indices = colours.map((colour) => {
    const distances = palette.map((other) => distance(colour, other));
    return distances.indexOf(Math.min(...distances));
  });
  return { palette: palette.flat(), indices };
}

/** An opaque picture as a PNG file with a palette. */
function png(size, pixels) {
  const { palette, indices } = indexed(pixels);
  const rows = Buffer.alloc(size * (size + 1));
  for (let row = 0; row < size; row += 1) {
    // Each row begins with the number of its filter: none.
    rows.set(indices.slice(row * size, (row + 1) * size), row * (size + 1) + 1);
  }
  const EIGHT_BITS_WITH_PALETTE = [8, 3, 0, 0, 0];
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", Buffer.concat([word(size), word(size), Buffer.from(EIGHT_BITS_WITH_PALETTE)])),
    chunk("PLTE", Buffer.from(palette)),
    chunk("IDAT", deflateSync(rows, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** A PNG file as the only picture of an ICO file. */
function ico(size, picture) {
  const head = Buffer.alloc(22);
  const ICON = 1;
  const PICTURES = 1;
  head.writeUInt16LE(ICON, 2);
  head.writeUInt16LE(PICTURES, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(8, 12);
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, picture]);
}

const svg = readFileSync(new URL("thicket.svg", FOLDER), "utf8");
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM });
try {
  const page = await browser.newPage();
  const draw = async (size) => {
    const pixels = await page.evaluate(
      async ([source, side]) => {
        const image = new Image(side, side);
        image.src = `data:image/svg+xml,${encodeURIComponent(source)}`;
        await image.decode();
        const canvas = new OffscreenCanvas(side, side).getContext("2d");
        canvas.drawImage(image, 0, 0, side, side);
        return Array.from(canvas.getImageData(0, 0, side, side).data);
      },
      [svg, size],
    );
    return png(size, Uint8Array.from(pixels));
  };
  for (const size of SIZES) {
    writeFileSync(new URL(`thicket-${size}.png`, FOLDER), await draw(size));
  }
  writeFileSync(new URL("favicon.ico", FOLDER), ico(SMALL, await draw(SMALL)));
} finally {
  await browser.close();
}
