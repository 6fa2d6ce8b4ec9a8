// Making and changing what is on the page. Text is only ever set as text.

const SVG = "http://www.w3.org/2000/svg";

/** An element: h("button.main", { onclick: go }, "Go"). False, null and undefined are left out. */
export const h = (tag, ...parts) => made((name) => document.createElement(name), tag, parts);

/** The same in SVG. */
export const s = (tag, ...parts) => made((name) => document.createElementNS(SVG, name), tag, parts);

function made(create, tag, parts) {
  const [name, ...classes] = tag.split(".");
  const element = create(name);
  element.classList.add(...classes);
  const attributes = parts[0]?.constructor === Object ? parts.shift() : {};
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (value === true) element.setAttribute(name, "");
    else if (value !== false && value != null) element.setAttribute(name, value);
  }
  element.append(...kept(parts));
  return element;
}

const kept = (children) => children.flat(9).filter((child) => child != null && child !== false);

/** A button; `key` lets the focus find it again when the section around it is drawn anew. */
export const button = (text, onclick, more = {}) =>
  h("button", { type: "button", onclick, "data-key": text, ...more }, text);

/** A name, a clue or a line of chat, whose direction is its own. */
export const own = (text, more = {}) => h("bdi", { dir: "auto", ...more }, text);

/** Things in a row: "Ann, Bob and Eve", where each may be a node. */
export function listed(things) {
  if (!things.length) return ["nobody"];
  return things.flatMap((thing, at) =>
    at === 0 ? [thing] : [at === things.length - 1 ? " and " : ", ", thing],
  );
}

const drawn = new WeakMap();

/** Draw a section anew if what it shows has changed; focus and open details stay as they were. */
export function fill(section, shown, make) {
  const now = JSON.stringify(shown);
  if (drawn.get(section) === now) return;
  drawn.set(section, now);
  const held = section.contains(document.activeElement) && document.activeElement.dataset.key;
  const open = new Set(
    [...section.querySelectorAll("details[open]")].map((details) => details.dataset.key),
  );
  section.replaceChildren(...kept([make()]));
  for (const details of section.querySelectorAll("details[data-key]")) {
    if (open.has(details.dataset.key)) details.open = true;
  }
  if (held) {
    const again = [...section.querySelectorAll("[data-key]")];
    again.find((element) => element.dataset.key === held)?.focus({ preventScroll: true });
  }
}

/** A box to be ticked, with its label. */
export const tick = (text, checked, onchange, more = {}) =>
  h("label.tick", h("input", { type: "checkbox", checked, onchange, ...more }), text);

/** A list to choose from: [value, words] each. */
export function select(label, options, value, onchange, more = {}) {
  const list = h(
    "select",
    { onchange: (event) => onchange(event.target.value), ...more },
    options.map(([one, words]) => h("option", { value: one, selected: one === value }, words)),
  );
  return h("label", h("span", label), list);
}

/** A text for people to copy, and a button that does it where the browser allows it. */
export function copyable(label, text) {
  const field = h("input", { value: text, readonly: true, onfocus: () => field.select() });
  const copy = async () => {
    field.select();
    // Browsers have no clipboard for a page that came over plain HTTP; then it is selected.
    await navigator.clipboard?.writeText(text);
  };
  return h("div.row", h("label.grows", h("span", label), field), button("Copy", copy));
}

/** What the server says, as a sentence. */
export const sentence = (text) =>
  `${text[0].toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? "" : "."}`;

let hiding = 0;

/** Say why something was not done; an empty text takes it back. */
export function complain(text) {
  const line = document.getElementById("refusal");
  clearTimeout(hiding);
  line.textContent = text && sentence(text);
  if (text) hiding = setTimeout(() => complain(""), 8000);
}
