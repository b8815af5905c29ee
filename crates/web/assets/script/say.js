/*
 * Crownlands in the browser: live updates, motion, keyboard help. Everything works without this script; nothing in it knows a game.
 *
 * The part of the page that changes is #table. It is fetched again whenever the table says that something is new, and swapped so that
 * focus, scroll positions, open panels, zoom and half-typed words stay as they are.
 */
"use strict";

const script = document.currentScript.src;
const calm = matchMedia("(prefers-reduced-motion: reduce)");
const part = { "X-Part": "1" };
const table = () => document.getElementById("table");
const find = (selector, root = document) => [...root.querySelectorAll(selector)];

/* ---------- what is said to screen readers ---------- */

const herald = document.createElement("p");
herald.className = "unseen";
herald.setAttribute("role", "status");

let heralded = 0;
let noted = "";

/** Says something once, even if the same was said just before: what is said again must change in between. */
function announce(text) {
  if (!text) return;
  herald.textContent = "";
  setTimeout(() => { herald.textContent = text; }, 60);
}

/** A sentence as it is said: without the chip of whom it is about and the number of its rule. */
const sentence = (line) => [...line.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.data.trim()).join(" ").trim();

/** Says what happened since this was last done, and what is asked now. */
function proclaim(incoming) {
  if (incoming.dataset.lesson !== undefined) announce(incoming.querySelector(".bubble")?.textContent.trim());
  if (incoming.dataset.replay !== undefined) announce(document.getElementById("decision").textContent.trim());
  const version = Number(incoming.dataset.tick?.split(".")[0] ?? 0);
  // What is picked is no move: the words that the board has for it are said when they are other ones.
  const note = incoming.querySelector("[data-say]")?.textContent.trim() ?? "";
  const changed = note !== noted;
  noted = note;
  if (version <= heralded) {
    if (changed) announce(note);
    return;
  }
  // The log stands newest first; its newest few are enough to hear.
  const rows = find(".log-row[id]", incoming).filter((row) => Number(row.id.slice(1)) > heralded).slice(0, 6).reverse();
  const happened = rows.flatMap((row) => find(".log-text p", row)).map(sentence);
  heralded = version;
  announce([...happened, document.getElementById("decision-title")?.textContent.trim()].join(" "));
}
