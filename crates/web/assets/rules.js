/*
 * Search on a page of rules while one types: what lacks one of the words is hidden, as the server hides it for `?q=`.
 */
"use strict";

const field = document.querySelector("#rules-search");
const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("ł", "l").replace(/[^\p{L}\p{N}]+/gu, " ");
const texts = new Map();

function textOf(thing) {
  if (!texts.has(thing)) {
    const title = thing.closest("[data-group]")?.querySelector("h3")?.textContent ?? "";
    texts.set(thing, plain(`${title} ${thing.textContent}`));
  }
  return texts.get(thing);
}

field?.addEventListener("input", () => {
  const words = plain(field.value).split(" ").filter(Boolean);
  for (const thing of document.querySelectorAll("[data-find]")) thing.hidden = !words.every((word) => textOf(thing).includes(word));
  let any = false;
  for (const group of document.querySelectorAll("[data-group]")) {
    group.hidden = !group.querySelector("[data-find]:not([hidden])");
    any ||= !group.hidden;
  }
  document.querySelector("#rules-none").hidden = any;
});
