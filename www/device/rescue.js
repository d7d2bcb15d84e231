/**
 * When nothing else works: a page without engine, words and state, that says so in a sentence and hands over every table
 * of this device as a file. It uses nothing that may have failed, and is English as it needs no catalogue.
 */

const NAME = "thicket";
const STORE = "tables";
/** Milliseconds to wait for the store. */
const PATIENCE = 5000;

/** Hands a text over as a file. @param {string} name @param {string} content */
export function download(name, content) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([content], { type: "application/json" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/**
 * Puts the page in place of everything else.
 * @param {string} what went wrong, in a few words
 */
export function showRescue(what) {
  const page = document.createElement("main");
  page.id = "rescue";
  page.className = "rescue";
  page.lang = "en";
  page.append(
    text("h1", "Thicket has stopped"),
    text("p", `It could not go on: ${what}`),
    text(
      "p",
      "Your tables are kept on this device. You can save each as a file and open it again later.",
    ),
    button("Try again", () => location.reload()),
    button("Begin without the open table", () => {
      history.replaceState(null, "", location.pathname + location.search);
      location.reload();
    }),
  );
  const list = document.createElement("ul");
  page.append(list);
  document.body.replaceChildren(page);
  page.querySelector("h1")?.setAttribute("tabindex", "-1");
  page.querySelector("h1")?.focus();
  document.documentElement.dataset.ready = "1";
  kept().then(
    (records) => list.append(...records.map(row)),
    () => page.append(text("p", "The store of this browser does not answer.")),
  );
}

/** @param {any} record */
function row(record) {
  const seats = Array.isArray(record?.setup?.seats) ? record.setup.seats : [];
  const names = seats.map((/** @type {any} */ seat) => String(seat?.name || seat?.faction));
  const line = document.createElement("li");
  line.append(
    text("span", `${names.join(", ") || "A table that cannot be read"} `),
    button("Save as a file", () =>
      download(
        "thicket-table.json",
        typeof record?.text === "string" ? record.text : JSON.stringify(record),
      ),
    ),
  );
  return line;
}

/** Everything in the store. @returns {Promise<unknown[]>} */
function kept() {
  return new Promise((done, failed) => {
    setTimeout(() => failed(new Error("no answer")), PATIENCE);
    const request = indexedDB.open(NAME, 1);
    // A store that is made only now holds nothing.
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: "id" });
    request.onerror = () => failed(request.error);
    request.onsuccess = () => {
      const all = request.result.transaction(STORE, "readonly").objectStore(STORE).getAll();
      all.onsuccess = () => done(all.result);
      all.onerror = () => failed(all.error);
    };
  });
}

/** @param {string} tag @param {string} words */
function text(tag, words) {
  const element = document.createElement(tag);
  element.textContent = words;
  return element;
}

/** @param {string} words @param {() => void} run */
function button(words, run) {
  const element = /** @type {HTMLButtonElement} */ (text("button", words));
  element.type = "button";
  element.addEventListener("click", run);
  return element;
}
