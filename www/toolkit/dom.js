/**
 * Drawing a part of the page from plain descriptions. What did not change stays the same element, so that focus,
 * hover and scrolling survive a redraw.
 */

/**
 * @typedef {{ tag: string, attrs: Record<string, any>, kids: (Node_ | string)[], key?: string }} Node_
 * @typedef {Node_ | string | number | null | undefined | false | Child[]} Child
 */

const SVG = "http://www.w3.org/2000/svg";
const SVG_TAGS = new Set(["svg", "path", "circle", "rect", "g", "text", "line"]);

/**
 * Describes an element. Attributes that begin with "on" are handlers, `key` names the element among its siblings.
 * @param {string} tag
 * @param {Record<string, any> | null} [attrs]
 * @param {...Child} kids
 * @returns {Node_}
 */
export function h(tag, attrs, ...kids) {
  const { key, ...rest } = attrs ?? {};
  return { tag, attrs: rest, kids: flat(kids), key };
}

/**
 * @param {Child[]} kids
 * @returns {(Node_ | string)[]}
 */
function flat(kids) {
  /** @type {(Node_ | string)[]} */
  const found = [];
  for (const kid of kids) {
    if (Array.isArray(kid)) found.push(...flat(kid));
    else if (typeof kid === "number") found.push(String(kid));
    else if (kid || kid === "") found.push(kid);
  }
  return found;
}

/** @type {WeakMap<Node, Node_ | string>} */
const drawn = new WeakMap();

/**
 * Makes the children of an element equal to the description.
 * @param {Element} parent
 * @param {...Child} kids
 */
export function draw(parent, ...kids) {
  patchKids(parent, flat(kids));
}

/**
 * @param {Element} parent
 * @param {(Node_ | string)[]} kids
 */
function patchKids(parent, kids) {
  if (!parent.firstChild) fill(parent, kids);
  else if (!kids.length) parent.replaceChildren();
  else if (!patchOnly(parent, kids)) patchEach(parent, kids);
}

/**
 * Puts the first children into an element.
 * @param {Element} parent
 * @param {(Node_ | string)[]} kids
 */
function fill(parent, kids) {
  const [only] = kids;
  if (kids.length === 1 && typeof only === "string") parent.textContent = only;
  else for (const kid of kids) parent.appendChild(make(kid));
}

/**
 * Where one child takes the place of another, nothing has to be looked for. Says whether that was so.
 * @param {Element} parent
 * @param {(Node_ | string)[]} kids
 */
function patchOnly(parent, kids) {
  const [kid, more] = kids;
  const old = parent.firstChild;
  if (kid === undefined || more !== undefined || !old || old.nextSibling) return false;
  if (fits(old, kid)) patch(old, kid);
  else old.replaceWith(make(kid));
  return true;
}

/**
 * @param {Element} parent
 * @param {(Node_ | string)[]} kids
 */
function patchEach(parent, kids) {
  /** @type {Map<string, Node>} */
  const keyed = new Map();
  /** @type {Node[]} */
  const loose = [];
  for (const child of parent.childNodes) {
    const was = drawn.get(child);
    if (was && typeof was !== "string" && was.key !== undefined) keyed.set(was.key, child);
    else loose.push(child);
  }
  const wanted = new Set(kids.map((kid) => (typeof kid === "string" ? undefined : kid.key)));
  /** Whether an element has a name that is not among the new ones. @param {Node} child */
  const goes = (child) => {
    const was = drawn.get(child);
    return typeof was === "object" && was.key !== undefined && !wanted.has(was.key);
  };
  let next = 0;
  /** @type {ChildNode | null} */
  let at = parent.firstChild;
  for (const kid of kids) {
    // What goes, goes first: otherwise everything behind it would have to move past it.
    while (at && goes(at)) {
      const gone = at;
      at = at.nextSibling;
      gone.remove();
    }
    const key = typeof kid === "string" ? undefined : kid.key;
    /** @type {Node | undefined} */
    let old;
    if (key !== undefined) {
      old = keyed.get(key);
      keyed.delete(key);
    } else {
      let index = next;
      while (index < loose.length && !fits(/** @type {Node} */ (loose[index]), kid)) index++;
      if (index < loose.length) {
        old = loose[index];
        next = index + 1;
      }
    }
    const node = old && fits(old, kid) ? patch(old, kid) : make(kid);
    if (node === at) at = at.nextSibling;
    else parent.insertBefore(node, at);
  }
  while (at) {
    const gone = at;
    at = at.nextSibling;
    gone.remove();
  }
}

/**
 * @param {Node} node
 * @param {Node_ | string} kid
 */
function fits(node, kid) {
  if (typeof kid === "string") return node.nodeType === 3;
  const was = drawn.get(node);
  // A drawing is copied whole, not made out of another.
  if (drawings.has(kid)) return was === kid;
  return typeof was === "object" && was.tag === kid.tag && was.key === kid.key;
}

/**
 * @param {Node_ | string} kid
 * @returns {Node}
 */
function make(kid) {
  if (typeof kid === "string") return document.createTextNode(kid);
  return drawings.has(kid) ? copyOf(kid) : build(kid);
}

/** Descriptions that are kept, with an element of each to copy. @type {WeakMap<Node_, Element | null>} */
const drawings = new WeakMap();

/** A copy of what was described once costs the browser less than the same described again. @param {Node_} kid */
function copyOf(kid) {
  let model = drawings.get(kid);
  if (!model) drawings.set(kid, (model = build(kid)));
  const element = /** @type {Element} */ (model.cloneNode(true));
  drawn.set(element, kid);
  return element;
}

/** @param {Node_} kid */
function build(kid) {
  const element = SVG_TAGS.has(kid.tag)
    ? document.createElementNS(SVG, kid.tag)
    : document.createElement(kid.tag);
  setAttributes(element, {}, kid.attrs);
  fill(element, kid.kids);
  settle(element, kid.attrs);
  drawn.set(element, kid);
  return element;
}

/**
 * @param {Node} node
 * @param {Node_ | string} kid
 */
function patch(node, kid) {
  if (typeof kid === "string") {
    if (node.nodeValue !== kid) node.nodeValue = kid;
    return node;
  }
  const element = /** @type {HTMLElement} */ (node);
  const was = /** @type {Node_} */ (drawn.get(node));
  // The very same description: nothing of it can have changed.
  if (was === kid) return node;
  setAttributes(element, was.attrs, kid.attrs);
  if (!areSame(was.kids, kid.kids)) patchKids(element, kid.kids);
  settle(element, kid.attrs, was.attrs);
  drawn.set(element, kid);
  return element;
}

/**
 * Whether two lists are of the same words and the very same descriptions.
 * @param {(Node_ | string)[]} before
 * @param {(Node_ | string)[]} after
 */
function areSame(before, after) {
  return before.length === after.length && before.every((kid, i) => kid === after[i]);
}

/**
 * @param {Element} element
 * @param {Record<string, any>} before
 * @param {Record<string, any>} after
 */
function setAttributes(element, before, after) {
  for (const name of Object.keys(before)) {
    if (!(name in after)) setAttribute(element, name, undefined, before[name]);
  }
  for (const [name, value] of Object.entries(after)) {
    if (value !== before[name]) setAttribute(element, name, value, before[name]);
  }
}

/**
 * @param {any} element
 * @param {string} name
 * @param {any} value
 * @param {any} before
 */
function setAttribute(element, name, value, before) {
  if (name.startsWith("on")) {
    handle(element, name.slice(2), value);
  } else if (name === "style") {
    for (const [rule, text] of Object.entries(value ?? {})) {
      if (text !== before?.[rule]) element.style.setProperty(rule, text);
    }
    for (const rule of Object.keys(before ?? {})) {
      if (!(rule in (value ?? {}))) element.style.removeProperty(rule);
    }
  } else if (name === "value" || name === "checked") {
    // Set once the children are there, so that a list knows its choices.
  } else if (value === undefined || value === null || value === false) {
    element.removeAttribute(name);
  } else {
    element.setAttribute(name, value === true ? "" : String(value));
  }
}

/**
 * What an element does at each event. The browser knows one listener for all of them, so that a new handler, which
 * nearly every redraw brings, costs nothing.
 */
class Handlers {
  /** @type {Map<string, (event: Event) => void>} */
  of = new Map();

  /** @param {Event} event */
  handleEvent(event) {
    this.of.get(event.type)?.(event);
  }
}

/** @type {WeakMap<Element, Handlers>} */
const handled = new WeakMap();

/**
 * @param {Element} element
 * @param {string} type of event
 * @param {unknown} act
 */
function handle(element, type, act) {
  let handlers = handled.get(element);
  if (!handlers) handled.set(element, (handlers = new Handlers()));
  if (typeof act === "function") {
    if (!handlers.of.has(type)) element.addEventListener(type, handlers);
    handlers.of.set(type, /** @type {(event: Event) => void} */ (act));
  } else {
    element.removeEventListener(type, handlers);
    handlers.of.delete(type);
  }
}

/**
 * Keeps what a function describes, by its arguments: the same description again is known not to have changed.
 * For drawings: they follow from their arguments alone, nothing in them is pressed, and there are not many.
 * @template {(string | undefined)[]} Args
 * @param {(...args: Args) => Node_} describe
 * @returns {(...args: Args) => Node_}
 */
export function kept(describe) {
  /** @type {Map<string, Node_>} */
  const known = new Map();
  return (...args) => {
    const key = args.join("\n");
    let found = known.get(key);
    if (found === undefined) {
      known.set(key, (found = describe(...args)));
      drawings.set(found, null);
    }
    return found;
  };
}

/**
 * Puts the state of a form field in place. What somebody is writing stays, unless the description says something new.
 * @param {any} element
 * @param {Record<string, any>} attrs
 * @param {Record<string, any>} [before]
 */
function settle(element, attrs, before) {
  if (!("value" in attrs || "checked" in attrs)) return;
  const written = element === document.activeElement && element.matches("input, textarea");
  const stays = written && before?.value === attrs.value;
  if ("value" in attrs && !stays && element.value !== String(attrs.value)) {
    element.value = attrs.value;
  }
  if ("checked" in attrs && element.checked !== Boolean(attrs.checked)) {
    element.checked = Boolean(attrs.checked);
  }
}

/**
 * An element of the page skeleton.
 * @param {string} id
 * @returns {HTMLElement}
 */
export function part(id) {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The page has no #${id}`);
  return element;
}
