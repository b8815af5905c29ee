/* ---------- dressing what came ---------- */

const folded = new Map();

function dress(root) {
  for (const hidden of find("[data-zoom-tools], [data-copy], [data-autoplay]", root)) hidden.hidden = false;
  for (const go of find("[data-slider-go]", root)) go.hidden = true;
  for (const input of find("[data-invite]", root)) input.value = new URL(input.value, location.href).href;
  for (const box of find("[data-pan]", root)) pannable(box);
  for (const button of find("[data-autoplay]", root)) if (playing) button.textContent = button.dataset.stop;
  // The log is one stop for the keyboard: arrows go from entry to entry, and from an entry to its links.
  for (const row of find(".log-row", root)) row.tabIndex = -1;
  for (const link of find(".log-row a", root)) link.tabIndex = -1;
  for (const panel of find("details[data-panel]", root)) {
    const name = panel.dataset.panel;
    if (folded.has(name)) panel.open = folded.get(name);
    panel.addEventListener("toggle", () => folded.set(name, panel.open));
  }
  for (const bar of find("progress[data-runs]", root)) run(bar);
  weigh(root);
  watch(root);
}

/** Moves the bar of a bot that thinks, up to its limit, for as long as it is on the page. */
function run(bar) {
  const begun = performance.now();
  const clock = setInterval(() => {
    bar.value = Math.min(performance.now() - begun, bar.max);
    if (!bar.isConnected || bar.value === bar.max) clearInterval(clock);
  }, 100);
}

document.addEventListener("click", (event) => {
  for (const menu of find("details[data-menu][open]")) if (!menu.firstElementChild.contains(event.target)) menu.open = false;
});

document.addEventListener("click", async (event) => {
  const button = event.target.closest("button");
  if (!button) return;
  if (button.dataset.zoom) {
    const box = document.querySelector("[data-pan]");
    zoomTo(box, { in: view.zoom * 1.4, out: view.zoom / 1.4, fit: 1 }[button.dataset.zoom]);
  } else if (button.dataset.copy) {
    const field = document.getElementById(button.dataset.copy);
    field.select();
    await navigator.clipboard?.writeText(field.value).catch(() => {});
    button.textContent = button.dataset.copied;
  } else if (button.dataset.autoplay !== undefined) {
    autoplay(button);
  }
});

/* ---------- the lobby keeps up ---------- */

async function refreshLobby() {
  if (document.hidden || document.activeElement?.closest("main")) return;
  const response = await fetch(location.href).catch(() => null);
  if (!response?.ok) return;
  const fresh = new DOMParser().parseFromString(await response.text(), "text/html");
  document.querySelector("main").replaceWith(fresh.querySelector("main"));
}

if (document.body.classList.contains("page-lobby")) {
  setInterval(refreshLobby, 20000);
  document.addEventListener("visibilitychange", refreshLobby);
}

/* ---------- the form of a new table ---------- */

/** A name is asked only of those who sit at this device. */
function named(select) {
  const field = document.getElementById(select.id.replace("seat-", "name-"));
  if (field) field.hidden = select.value !== "here";
}

/** As many as there must be can be chosen, and no more. */
function counted(group) {
  const boxes = find("input[type=checkbox]", group);
  const full = boxes.filter((box) => box.checked).length >= Number(group.dataset.several);
  for (const box of boxes) box.disabled = full && !box.checked;
}

document.addEventListener("change", (event) => {
  if (event.target.matches("select[id^=seat-]")) named(event.target);
  const group = event.target.closest("[data-several]");
  if (group) counted(group);
});
find("select[id^=seat-]").forEach(named);
find("[data-several]").forEach(counted);

document.body.append(herald);
document.documentElement.dataset.script = "on";
if (table()) {
  heralded = Number(table().dataset.tick?.split(".")[0] ?? 0);
  dress(table());
  for (const box of find("[data-keep-scroll=end]")) box.scrollTop = box.scrollHeight;
  listen();
  fetchSymbols();
} else {
  watch(document);
}
