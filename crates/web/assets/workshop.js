/*
 * While somebody types into the form of an edition, the server says whether it is sound and what differs.
 */
"use strict";

// Scripts of a page share their names; these are nobody else's.
(() => {
  const bench = document.querySelector("form[data-check]");
  const verdict = document.querySelector("#verdict");
  let waiting = 0;
  let asked = 0;

  async function check() {
    const number = ++asked;
    const answer = await fetch(bench.action, { method: "POST", body: new FormData(bench), headers: { "X-Part": "1" } }).catch(() => null);
    // Only the newest answer counts; who types too fast for the server is answered a moment later.
    if (number !== asked || !answer) return;
    if (answer.status === 429) {
      waiting = setTimeout(check, 2000);
      return;
    }
    verdict.innerHTML = await answer.text();
  }

  bench?.addEventListener("input", () => {
    clearTimeout(waiting);
    waiting = setTimeout(check, 600);
  });

  /*
   * Whoever lays out a position presses a place on the board instead of looking for its name in the list.
   */
  const laid = document.querySelector("form[action$='/workshop/bench']");

  /** The place that a drawing speaks of: its words begin with the name of the place. */
  function placeOf(drawn) {
    const words = drawn.querySelector?.(":scope > title")?.textContent ?? drawn.getAttribute?.("aria-label") ?? "";
    const named = laid.querySelectorAll("[data-place]");
    let found = null;
    for (const place of named) {
      const name = place.dataset.place;
      if (words.startsWith(name) && name.length > (found?.dataset.place.length ?? 0)) found = place;
    }
    return found?.value ?? null;
  }

  document.querySelector("#board")?.addEventListener("click", (event) => {
    if (!laid) return;
    for (let drawn = event.target; drawn && drawn.id !== "board"; drawn = drawn.parentNode) {
      const place = placeOf(drawn);
      if (place === null) continue;
      event.preventDefault();
      const chosen = Object.assign(document.createElement("input"), { type: "hidden", name: "place", value: place });
      const shown = Object.assign(document.createElement("input"), { type: "hidden", name: "go", value: "place" });
      laid.append(chosen, shown);
      laid.requestSubmit();
      return;
    }
  });
})();
