import { picture, openBrowser, freshProfile, serve, openLink, linkTo, liftCurtain } from "./harness.js";
import { take } from "./at-the-table.js";
const server = await serve(); const browser = await openBrowser();
const { page, problems } = await freshProfile(browser, { size: "desktop" });
const COMPANY = [
  "seats: MC, UD, RC",
  "clearing 12: MC 3 warriors, workshop; RC fox-post, 1 otter",
  "clearing 5: RC 3 otters",
  "clearing 9: MC 1 warrior, keep",
  "clearing 3: UD 2 moles",
  "RC hand: sword, anvil",
  "RC riverboats: 2",
  "RC funds: riverfolk 3 marquise 2",
  "clearing 8: MC 2 warriors", "turn: RC daylight actions"];
await openLink(page, server, linkTo(COMPANY));
await page.locator('#score [data-seat="2"]').click();
await page.screenshot({path:"/tmp/a0.png"});
await take(page, "establish:8:marquise");
await page.screenshot({path:"/tmp/a1.png"});
console.log(await page.locator("#log").innerText());
await browser.close(); await server.stop();
