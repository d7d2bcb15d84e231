/** `cargo xtask icons`: draws the PNG icons from the SVG one, in a browser. */

import { readFileSync, writeFileSync } from "node:fs";
import { chromium } from "playwright-core";

const FOLDER = new URL("../www/icons/", import.meta.url);
const SIZES = [192, 512];

const svg = readFileSync(new URL("thicket.svg", FOLDER), "utf8");
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM });
try {
  for (const size of SIZES) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(`<style>body { margin: 0 } svg { display: block }</style>${svg}`);
    writeFileSync(new URL(`thicket-${size}.png`, FOLDER), await page.screenshot());
    await page.close();
  }
} finally {
  await browser.close();
}
