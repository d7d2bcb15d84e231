/**
 * Browsers that are driven by what they bring themselves: Firefox by Marionette, WebKit by its WebDriver. Both can do
 * little more here than go somewhere and run a function there; that is enough for a smoke test, and needs no package.
 */

import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createConnection, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The longest that a browser may take to start, or a page to become what it should, in milliseconds. */
const PATIENCE = 60_000;

/**
 * @typedef {object} Driven
 * @property {(address: string) => Promise<unknown>} goto
 * @property {(act: Function, ...given: unknown[]) => Promise<any>} run runs a function in the page
 * @property {() => Promise<void>} close
 */

/** Repeats something until it does not throw. @template T @param {() => Promise<T>} act @returns {Promise<T>} */
async function insist(act) {
  const deadline = Date.now() + PATIENCE;
  for (;;) {
    try {
      return await act();
    } catch (thrown) {
      if (Date.now() > deadline) throw thrown;
      await new Promise((done) => setTimeout(done, 200));
    }
  }
}

/** A port that nobody listens on. */
async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address();
  server.close();
  await once(server, "close");
  return port;
}

/** The text of a script that runs a function and hands over what comes of it. @param {Function} act */
function script(act) {
  return `const done = arguments[arguments.length - 1];
    const given = [...arguments].slice(0, -1);
    Promise.resolve().then(() => (${act})(...given))
      .then((value) => done({ value: value ?? null }), (error) => done({ error: String(error?.stack ?? error) }));`;
}

/** What a script has handed over. */
function settled(answer) {
  if (answer.error) throw new Error(answer.error);
  return answer.value;
}

/** Ends a program, and all it has started if it leads a group. */
async function end(program, group = false) {
  if (program.exitCode !== null || program.signalCode !== null) return;
  const gone = once(program, "exit");
  if (group) process.kill(-program.pid, "SIGTERM");
  else program.kill();
  await gone;
}

/** Until something can be waited for in a page. @param {Driven} page @param {Function} holds @param {unknown[]} given */
export function until(page, holds, ...given) {
  return insist(async () => {
    if (!(await page.run(holds, ...given))) throw new Error(`waited in vain for ${holds}`);
  });
}

/** Loads a page again as a person does: what drivers call so goes past the service worker. @param {Driven} page */
export async function reload(page) {
  await page.run(() => {
    globalThis.isOld = true;
    setTimeout(() => location.reload());
  });
  await until(page, () => !globalThis.isOld);
}

/**
 * Firefox in a profile of its own.
 * @param {string} program
 * @returns {Promise<Driven>}
 */
export async function firefox(program) {
  const profile = mkdtempSync(join(tmpdir(), "thicket-firefox-"));
  const port = await freePort();
  writeFileSync(
    join(profile, "user.js"),
    [
      `user_pref("marionette.port", ${port});`,
      'user_pref("app.update.enabled", false);',
      'user_pref("datareporting.policy.dataSubmissionEnabled", false);',
      'user_pref("browser.shell.checkDefaultBrowser", false);',
      'user_pref("network.captive-portal-service.enabled", false);',
      'user_pref("network.connectivity-service.enabled", false);',
    ].join("\n"),
  );
  const options = ["--headless", "--marionette", "--no-remote", "--profile", profile];
  const browser = spawn(program, options, { stdio: "ignore" });
  const socket = await insist(async () => {
    const opened = createConnection(port, "127.0.0.1");
    await once(opened, "connect");
    return opened;
  });

  // What comes is the length of a message in digits, a colon, and the message; the first one is a greeting.
  let unread = Buffer.alloc(0);
  let last = 0;
  /** @type {Map<number, { done: (result: any) => void, failed: (error: Error) => void }>} */
  const open = new Map();
  socket.on("data", (bytes) => {
    unread = Buffer.concat([unread, bytes]);
    for (;;) {
      const colon = unread.indexOf(":");
      const length = colon < 0 ? NaN : Number(unread.subarray(0, colon));
      if (!(unread.length >= colon + 1 + length)) return;
      const message = JSON.parse(unread.subarray(colon + 1, colon + 1 + length).toString());
      unread = unread.subarray(colon + 1 + length);
      if (!Array.isArray(message)) continue;
      const [, id, error, result] = message;
      if (error) open.get(id)?.failed(new Error(`${error.error}: ${error.message}`));
      else open.get(id)?.done(result);
      open.delete(id);
    }
  });
  const command = (name, parameters = {}) =>
    new Promise((done, failed) => {
      last += 1;
      open.set(last, { done, failed });
      const text = JSON.stringify([0, last, name, parameters]);
      socket.write(`${Buffer.byteLength(text)}:${text}`);
    });

  await command("WebDriver:NewSession", { capabilities: { alwaysMatch: {} } });
  await command("WebDriver:SetTimeouts", { script: PATIENCE, pageLoad: PATIENCE });
  return {
    goto: (url) => command("WebDriver:Navigate", { url }),
    run: async (act, ...args) => {
      const asked = { script: script(act), args, sandbox: null };
      return settled((await command("WebDriver:ExecuteAsyncScript", asked)).value);
    },
    close: async () => {
      socket.destroy();
      await end(browser);
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

/**
 * WebKit on a screen that nobody sees.
 * @param {string} driver
 * @param {string} binary the browser that the driver starts
 * @returns {Promise<Driven>}
 */
export async function webkit(driver, binary) {
  const port = await freePort();
  const options = ["--auto-servernum", driver, `--port=${port}`];
  const program = spawn("xvfb-run", options, { stdio: "ignore", detached: true });
  const ask = async (method, path, body) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      body: body && JSON.stringify(body),
    });
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
  const wanted = { "webkitgtk:browserOptions": { binary, args: ["--automation"] } };
  const { sessionId } = await insist(() =>
    ask("POST", "/session", { capabilities: { alwaysMatch: wanted } }),
  );
  const session = `/session/${sessionId}`;
  await ask("POST", `${session}/timeouts`, { script: PATIENCE, pageLoad: PATIENCE });
  return {
    goto: (url) => ask("POST", `${session}/url`, { url }),
    run: async (act, ...args) =>
      settled(await ask("POST", `${session}/execute/async`, { script: script(act), args })),
    close: async () => {
      await ask("DELETE", session).catch(() => undefined);
      await end(program, true);
    },
  };
}
