/* ---------- keyboard ---------- */

/** Keys that do one thing each, wherever the focus is. */
const keys = {
  // Whoever asks with the focus on something that has words of its own means that.
  "?": () => { if (!explained(document.activeElement)) explain("/keys"); },
  p: () => (document.querySelector("#decision :is(.choices, .confirm, .handover) :is(button, a)") ?? document.getElementById("decision"))?.focus(),
  z: () => document.querySelector("#decision .undo-row button")?.click(),
  r: () => document.querySelector("[data-relive]")?.click(),
  m: () => document.querySelector(".t-tabs [data-tab=moves]")?.click(),
  l: () => {
    if (!document.querySelector(".log")?.checkVisibility()) turnTo("log");
    document.querySelector(".log")?.focus();
  },
  n: () => document.querySelector("a[href^='/next']")?.click(),
  "+": () => document.querySelector("[data-zoom=in]")?.click(),
  "-": () => document.querySelector("[data-zoom=out]")?.click(),
  0: () => document.querySelector("[data-zoom=fit]")?.click(),
};

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches("input, textarea, select") || event.target.closest("dialog[open]")) return;
  const replay = table()?.dataset.replay !== undefined;
  const choices = find("#decision .choices button, #decision .choices a");
  const row = event.target.closest?.(".log");
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (/^[1-9]$/.test(event.key) && choices.length) choices[Number(event.key) - 1]?.click();
  else if (by && row) along(find(".log-row", row), by);
  else if (by && choices.length && event.target.closest?.("#decision")) along(choices, by);
  else if (replay && (event.key === "ArrowLeft" || event.key === "ArrowRight")) {
    table().querySelector(`[data-to="${event.key === "ArrowLeft" ? "ui-previous" : "ui-following"}"]`)?.click();
  } else if (row && event.key === "ArrowRight") event.target.closest(".log-row")?.querySelector("a")?.focus();
  else if (row && event.key === "ArrowLeft") event.target.closest(".log-row")?.focus();
  else if ((table() || event.key.toLowerCase() === "n") && keys[event.key.toLowerCase()]) keys[event.key.toLowerCase()]();
  else return;
  event.preventDefault();
});

/** The next of these has the focus, or the one before; after the last comes the first. */
function along(things, by) {
  const at = things.findIndex((thing) => thing.contains(document.activeElement));
  const to = at < 0 ? 0 : (at + by + things.length) % things.length;
  things[to]?.focus();
}
