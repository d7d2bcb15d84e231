/**
 * `cargo xtask pictures`: the drawing at the head of the front page, `www/icons/woodland.svg`, and the picture that chats
 * show for a shared address, `www/icons/shared.png`. Both are put together from what the page draws itself: the animals of
 * every faction that has a folder, and the trees of the map.
 */

import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { build } from "esbuild";
import { chromium } from "playwright-core";
import { png } from "./png.js";

const WWW = new URL("../www/", import.meta.url);

/** The head of the front page; what chats show has the size they ask for. */
const HEAD = { wide: 1600, high: 420, sun: 250, ridge: 318 };
const SHARED = { wide: 1200, high: 630, sun: 410, ridge: 500 };

/** The animals stand side by side in the middle, which a phone shows as well; none is larger than this. */
const ROW = { wide: 1060, size: 120, apart: 1.14 };

const INK = "#23201a";

/** The look of every faction that has a folder. */
async function looks() {
  const folders = readdirSync(new URL("factions/", WWW), { withFileTypes: true });
  const keys = folders.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  return Promise.all(
    keys.map(async (key) => {
      const { outputFiles } = await build({
        entryPoints: [new URL(`factions/${key}/${key}.js`, WWW).pathname],
        bundle: true,
        format: "esm",
        write: false,
        loader: { ".ftl": "text" },
      });
      const text = Buffer.from(outputFiles[0].contents).toString("base64");
      return (await import(`data:text/javascript;base64,${text}`)).default;
    }),
  );
}

/** Numbers from 0 to 1 that are the same each time. */
function dice(seed) {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
}

const at = (x, y, scale, what, more = "") =>
  `<use href="#${what}" transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) scale(${scale.toFixed(2)})"${more}/>`;

/** A row of trees that stand on a line; between two bounds there are none. */
function trees(random, { wide, line, step, size, bare = [0, 0] }) {
  const row = [];
  for (let x = -10; x < wide + 20; x += step * (0.7 + random() * 0.6)) {
    const kind = random() < 0.6 ? "spruce" : "oak";
    const scale = (size * (0.75 + random() * 0.5)) / 24;
    if (x < bare[0] || x > bare[1]) row.push(at(x, line(x), scale, kind));
  }
  return row.join("");
}

/** The whole drawing. */
function drawing(all, { wide, high, sun, ridge }) {
  const random = dice(11);
  const size = Math.min(ROW.size, ROW.wide / all.length / ROW.apart);
  const step = size * ROW.apart;
  const middle = wide / 2;
  const rays = Array.from({ length: 40 }, (_, i) => {
    const [a, b] = [i, i + 0.5].map((n) => (n / 40) * Math.PI * 2);
    const far = (angle) =>
      `${(middle + Math.cos(angle) * wide).toFixed(0)} ${(sun + Math.sin(angle) * wide).toFixed(0)}`;
    return `M${middle} ${sun}L${far(a)} ${far(b)}Z`;
  }).join("");
  const back = (x) => ridge - 42 + 16 * Math.sin(x / 150) + 8 * Math.sin(x / 47);
  const front = (x) => ridge + 6 * Math.sin(x / 120 + 1);
  const hill = (line, foot) => {
    const points = [];
    for (let x = 0; x <= wide; x += 40) points.push(`${x} ${line(x).toFixed(0)}`);
    return `M0 ${foot}L${points.join("L")}L${wide} ${foot}Z`;
  };
  const scale = size / 24;
  const animals = all.map(({ pieces, warrior, fill, glyph }, i) => {
    const { body, lines = "" } = pieces[warrior];
    const x = middle + (i - (all.length - 1) / 2) * step - size / 2;
    const y = front(x + size / 2) - size * 0.96;
    return `<g transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) scale(${scale.toFixed(2)})"><path d="${body}" fill="${INK}" stroke="${INK}" stroke-width="2.6"/><path d="${body}" fill="${fill}" fill-rule="evenodd"/><path d="${lines}" fill="none" stroke="${glyph}" stroke-width="1.3" stroke-linecap="round"/></g>`;
  });
  const half = (all.length * step) / 2;
  const cuts = Array.from({ length: 70 }, () => {
    const [x, y] = [random() * wide, ridge + 26 + random() * (high - ridge - 30)];
    return `M${x.toFixed(0)} ${y.toFixed(0)}l${(9 + random() * 14).toFixed(0)} -3`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${wide} ${high}" preserveAspectRatio="xMidYMax slice">
<defs><path id="spruce" d="M0-24 8-10H4L11 4H2V9H-2V4H-11L-4-10H-8Z"/><path id="oak" d="M-2 9V1C-11 2-14-9-7-12-7-22 7-22 7-12 14-9 11 2 2 1V9Z"/></defs>
<rect width="${wide}" height="${high}" fill="#e3d0a2"/>
<path d="${rays}" fill="#f0e3c2"/>
<circle cx="${middle}" cy="${sun}" r="162" fill="#fbf6ea" stroke="${INK}" stroke-width="4"/>
<g fill="#8fa271">${trees(random, { wide, line: (x) => back(x) + 4, step: 26, size: 62 })}</g>
<path d="${hill(back, high)}" fill="#8fa271"/>
<g fill="#5d7044">${trees(random, { wide, line: (x) => front(x) - 6, step: 40, size: 84, bare: [middle - half - 20, middle + half + 20] })}</g>
<path d="${hill(front, high)}" fill="#3c4a2c" stroke="${INK}" stroke-width="4"/>
<path d="${cuts.join("")}" stroke="#5d7044" stroke-width="3" stroke-linecap="round"/>
<g stroke-linejoin="round">${animals.join("\n")}</g>
</svg>
`;
}

/** A page of the size of the picture: the drawing, and over it what it is. */
function page(svg, title, subtitle) {
  const font = readFileSync(new URL("fonts/bitter-650.woff2", WWW)).toString("base64");
  return `<!doctype html><style>
@font-face { font-family: Bitter; src: url(data:font/woff2;base64,${font}) }
body { margin: 0; position: relative; font-family: Bitter; text-align: center; color: ${INK} }
svg { display: block; width: ${SHARED.wide}px; height: ${SHARED.high}px }
h1, p { position: absolute; inset: 36px 0 auto; margin: 0; font-size: 116px; line-height: 1; font-weight: 650 }
p { top: 158px; font-size: 35px }
</style>${svg}<h1>${title}</h1><p>${subtitle}</p>`;
}

const words = readFileSync(new URL("words/shell.ftl", WWW), "utf8");
const word = (key) => words.match(new RegExp(`^${key} = (.*)$`, "m"))[1];

const all = await looks();
writeFileSync(new URL("icons/woodland.svg", WWW), drawing(all, HEAD));
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM });
try {
  const { wide, high } = SHARED;
  const sheet = await browser.newPage({ viewport: { width: wide, height: high } });
  await sheet.setContent(page(drawing(all, SHARED), word("title"), word("shared-line")));
  await sheet.evaluate(() => document.fonts.ready);
  const shot = (await sheet.screenshot()).toString("base64");
  const pixels = await sheet.evaluate(
    async ([data, width, height]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const canvas = new OffscreenCanvas(width, height).getContext("2d");
      canvas.drawImage(image, 0, 0);
      return Array.from(canvas.getImageData(0, 0, width, height).data);
    },
    [shot, wide, high],
  );
  writeFileSync(new URL("icons/shared.png", WWW), png(wide, high, Uint8Array.from(pixels)));
} finally {
  await browser.close();
}
