/*
 * Touch and ask: everything on the page that has words to explain it opens them in place. The words are those of `title`, once; this
 * file only shows them where a pointer that cannot hover, or a keyboard, asks for them. Clauses of the rules open the same way.
 */
"use strict";

const holding = 450;
const wandering = 8;

/** What has words of its own: a part of a drawing with a `<title>`, or anything with the attribute. */
function explained(target) {
  for (let thing = target instanceof Element ? target : null; thing && thing !== document.body; thing = thing.parentElement) {
    if (wordsOf(thing)) return thing;
  }
  return null;
}

function wordsOf(thing) {
  return thing.querySelector(":scope > title")?.textContent ?? thing.getAttribute("title") ?? "";
}

/* ---------- the one thing that is explained ---------- */

const asked = document.createElement("div");
asked.id = "asked";
asked.className = "asked";
asked.popover = "auto";
asked.tabIndex = -1;
asked.setAttribute("role", "dialog");

/** Opens these words beside a thing: below it, or above where there is no room; never over it. */
function openBeside(thing, ...body) {
  if (asked.matches(":popover-open")) asked.hidePopover();
  asked.replaceChildren(...body);
  asked.setAttribute("aria-label", asked.textContent.trim().slice(0, 80));
  // What lies behind an open dialog cannot be used, so the words come into it.
  (thing.closest("dialog[open]") ?? document.body).append(asked);
  asked.showPopover();
  const edge = thing.getBoundingClientRect();
  const { width, height } = asked.getBoundingClientRect();
  const below = edge.bottom + 10 + height < innerHeight || edge.top < height + 20;
  asked.style.left = `${Math.max(12, Math.min(innerWidth - width - 12, edge.x + edge.width / 2 - width / 2))}px`;
  asked.style.top = `${Math.max(12, Math.min(innerHeight - height - 12, below ? edge.bottom + 10 : edge.top - height - 10))}px`;
  announce(asked.textContent.trim());
}

function openWords(thing) {
  if (!thing.isConnected) return;
  openBeside(thing, Object.assign(document.createElement("p"), { textContent: wordsOf(thing) }));
}

/* ---------- clauses ---------- */

const clauses = new Map();

async function openClause(chip) {
  const { pathname, hash } = new URL(chip.href, location.href);
  const address = `${pathname}?clause=${hash.slice(1)}`;
  if (!clauses.has(address)) {
    const found = await ask(address, {}, () => false).catch(() => null);
    if (!found?.response.ok) { location.assign(chip.href); return; }
    clauses.set(address, found.text);
  }
  openBeside(chip, ...new DOMParser().parseFromString(clauses.get(address), "text/html").body.childNodes);
}

/* ---------- by pointer ---------- */

let held = null;
let swallow = false;

document.addEventListener("pointerdown", (event) => {
  swallow = false;
  const thing = explained(event.target);
  if (!thing || event.button || event.target.closest("input, textarea, select")) return;
  held = { thing, x: event.clientX, y: event.clientY, timer: setTimeout(() => { swallow = true; held = null; openWords(thing); }, holding) };
});

function letGo(event) {
  if (!held) return;
  if (event.type === "pointermove" && Math.hypot(event.clientX - held.x, event.clientY - held.y) <= wandering) return;
  clearTimeout(held.timer);
  held = null;
}

for (const end of ["pointerup", "pointercancel", "pointermove", "scroll"]) document.addEventListener(end, letGo, { capture: true, passive: true });

/* A long press has asked; the click that follows it does nothing. */
document.addEventListener("click", (event) => {
  if (!swallow) return;
  swallow = false;
  event.preventDefault();
  event.stopPropagation();
}, true);

document.addEventListener("contextmenu", (event) => {
  const thing = table()?.contains(event.target) && explained(event.target);
  if (!thing || event.target.closest("a[href]:not(.offer):not(.why)")) return;
  event.preventDefault();
  if (!swallow) openWords(thing);
});

document.addEventListener("click", (event) => {
  if (event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const chip = event.target.closest("a.clause[href*='/rules/']");
  if (chip && !document.body.classList.contains("page-rules")) {
    event.preventDefault();
    openClause(chip);
    return;
  }
  if (event.target.closest("#told a[data-act]")) document.getElementById("told").close();
  if (event.target.closest("a[href], button, summary, label, input, select, textarea, .asked")) return;
  const thing = table()?.contains(event.target) && explained(event.target);
  if (thing) openWords(thing);
});

/* ---------- by keyboard ---------- */

/** Everything on the board that can be chosen, asked about or looked at. */
const things = (board) => find("a[href], [role=img]", board).filter((thing) => thing.getBoundingClientRect().width > 0);

const arrows = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** The nearest thing in a direction; what lies aside counts twice. */
function towards(board, from, [x, y]) {
  const middle = (thing) => { const edge = thing.getBoundingClientRect(); return [edge.x + edge.width / 2, edge.y + edge.height / 2]; };
  const [fromX, fromY] = middle(from);
  const far = (thing) => {
    const [toX, toY] = middle(thing);
    const along = (toX - fromX) * x + (toY - fromY) * y;
    const aside = Math.abs((toX - fromX) * y) + Math.abs((toY - fromY) * x);
    return along > 2 ? along + 2 * aside : Infinity;
  };
  const [nearest] = things(board).filter((thing) => thing !== from).sort((one, other) => far(one) - far(other));
  return nearest && far(nearest) < Infinity ? nearest : null;
}

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches("input, textarea, select")) return;
  const focused = document.activeElement;
  const board = focused?.closest?.("#board");
  if (board && arrows[event.key]) {
    const next = focused.closest("svg") ? towards(board, focused, arrows[event.key]) : things(board)[0];
    if (!next) return;
    if (!next.hasAttribute("tabindex") && !next.matches("a[href]")) next.setAttribute("tabindex", "-1");
    next.focus();
    event.preventDefault();
  } else if (event.key === "?" || (event.key === "Enter" && focused?.matches?.("[role=img]"))) {
    const thing = focused && explained(focused);
    if (!thing) return;
    openWords(thing);
    event.preventDefault();
  }
});

/* ---------- what can be typed ---------- */

/* The buttons are what can be typed; they are offered as completion once somebody wants to type. */
document.addEventListener("focusin", (event) => {
  if (event.target.id !== "typed-act") return;
  const said = find("#decision .choices .offer").map((button) => button.textContent.trim());
  document.getElementById("typed-acts")?.replaceChildren(...said.map((value) => Object.assign(document.createElement("option"), { value })));
});
