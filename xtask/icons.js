/**
 * `cargo xtask icons`: draws the PNG icons from the SVG one, in a browser.
 *
 * The browser's own PNG files hold four bytes a pixel. These hold one, an index into at most 256 colours, which is
 * plenty for flat inks and their edges and makes a quarter of the file.
 */

import { readFileSync, writeFileSync } from "node:fs";
import { deflateSync } from "node:zlib";
import { chromium } from "playwright-core";

const FOLDER = new URL("../www/icons/", import.meta.url);
const SIZES = [192, 512];

/** Bits kept of each channel where the palette would overflow otherwise. */
const DEPTHS = [8, 7, 6, 5, 4];

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

/** The palette and, for each pixel, its place in it; nothing when there are too many colours. */
function indexed(pixels, depth) {
  const step = 1 << (8 - depth);
  const round = (value) => Math.min(255, Math.round(value / step) * step);
  const places = new Map();
  const indices = new Uint8Array(pixels.length / 4);
  for (let at = 0; at < indices.length; at += 1) {
    const colour = Array.from(pixels.subarray(at * 4, at * 4 + 3), round);
    const key = colour.join();
    if (!places.has(key)) {
      if (places.size === 256) return null;
      places.set(key, { place: places.size, colour });
    }
    indices[at] = places.get(key).place;
  }
  return { palette: [...places.values()].flatMap(({ colour }) => colour), indices };
}

/** An opaque picture as a PNG file with a palette. */
function png(size, pixels) {
  const { palette, indices } = DEPTHS.map((depth) => indexed(pixels, depth)).find(Boolean);
  const rows = Buffer.alloc(size * (size + 1));
  for (let row = 0; row < size; row += 1) {
    // Each row begins with the number of its filter: none.
    rows.set(indices.subarray(row * size, (row + 1) * size), row * (size + 1) + 1);
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

const svg = readFileSync(new URL("thicket.svg", FOLDER), "utf8");
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM });
try {
  const page = await browser.newPage();
  for (const size of SIZES) {
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
    writeFileSync(new URL(`thicket-${size}.png`, FOLDER), png(size, Uint8Array.from(pixels)));
  }
} finally {
  await browser.close();
}
