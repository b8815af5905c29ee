/* ---------- clocks ---------- */

/** The last hour of a clock is shown to the second; the server says what was left when the page was made. */
const begun = new WeakMap();

function runClocks() {
  for (const clock of find("[data-left]")) {
    if (!begun.has(clock)) begun.set(clock, performance.now());
    const left = Number(clock.dataset.left) - (performance.now() - begun.get(clock));
    const seconds = Math.floor(Math.abs(left) / 1000);
    const text = `${left < 0 ? "−" : ""}${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
    const shown = clock.querySelector("span");
    if (shown && shown.textContent !== text) shown.textContent = text;
    clock.classList.toggle("is-late", left < 0);
  }
}

setInterval(runClocks, 1000);

/** Whoever sets up a table lives where their clock says. */
for (const zone of find("select[data-zone]")) zone.value = String(Math.round(-new Date().getTimezoneOffset() / 60));
