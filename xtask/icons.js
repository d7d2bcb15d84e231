/**
 * `cargo xtask icons`: draws the PNG icons from the SVG one, in a browser, and the small one that browsers look for at
 * the top of a host, for documents that cannot name an icon: plain text.
 *
 * One size is enough: whatever wants a larger icon takes the SVG one.
 */

import { readFileSync, writeFileSync } from "node:fs";
import { chromium } from "playwright-core";
import { png } from "./png.js";

const FOLDER = new URL("../www/icons/", import.meta.url);
const SIZES = [192];

/** The side of the icon at the top of the host. */
const SMALL = 32;

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
    return png(size, size, Uint8Array.from(pixels));
  };
  for (const size of SIZES) {
    writeFileSync(new URL(`thicket-${size}.png`, FOLDER), await draw(size));
  }
  writeFileSync(new URL("favicon.ico", FOLDER), ico(SMALL, await draw(SMALL)));
} finally {
  await browser.close();
}
