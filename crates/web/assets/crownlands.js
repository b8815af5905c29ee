/*
 * Crownlands in the browser: live updates, motion, keyboard help. Everything works without this file; nothing here knows a game.
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

/** Says something once, even if the same was said just before: what is said again must change in between. */
function announce(text) {
  if (!text) return;
  herald.textContent = "";
  setTimeout(() => { herald.textContent = text; }, 60);
}

/** Says what happened since this was last done, and what is asked now. */
function proclaim(incoming) {
  if (incoming.dataset.replay !== undefined) announce(document.getElementById("decision").textContent.trim());
  const version = Number(incoming.dataset.tick?.split(".")[0] ?? 0);
  if (version <= heralded) return;
  // The log stands newest first; its newest few are enough to hear.
  const rows = find(".log-row[id]", incoming).filter((row) => Number(row.id.slice(1)) > heralded).slice(0, 6).reverse();
  const happened = rows.flatMap((row) => find(".log-text p", row)).map((line) => line.firstChild.textContent.trim());
  heralded = version;
  announce([...happened, document.getElementById("decision-title")?.textContent.trim()].join(" "));
}

/* ---------- fetching and swapping ---------- */

let sequence = 0;
let download = null;
let sending = null;

/** Waits before the next try: longer each time, never longer than five seconds. */
const pauses = [400, 1000, 2000, 5000];
const pause = (tries) => new Promise((done) => setTimeout(done, pauses[Math.min(tries, pauses.length - 1)]));

/** Whether an answer is the server's own: pages, or problems that it names. What stands between (a proxy, say) has other words. */
const ours = (response) => response.ok || response.headers.has("x-problem");

/**
 * Asks until there is an answer. `again` says whether to go on after a failure: a look can be taken as often as one likes, a move only under
 * its key, which makes the second the same as the first.
 */
async function ask(url, options, again) {
  for (let tries = 0; ; tries++) {
    try {
      const response = await fetch(url, { ...options, headers: { ...part, ...options.headers } });
      const text = await response.text();
      if (ours(response) || !again()) {
        connected(ours(response));
        return { response, text };
      }
    } catch (lost) {
      if (options.signal?.aborted) return null;
      if (!again()) throw lost;
    }
    connected(false);
    await pause(tries);
    if (!again()) return null;
  }
}

/** Fetches a part of a page and shows it; a later call wins over an earlier one, and what is not wanted any more is not downloaded. */
async function load(url, options = {}) {
  const turn = ++sequence;
  download?.abort();
  download = options.method ? null : new AbortController();
  document.body.dataset.busy = options.method ? "sending" : "looking";
  const keyed = options.body?.has("key");
  try {
    const found = await ask(url, { ...options, signal: download?.signal }, () => options.method ? keyed : turn === sequence);
    if (!found || turn !== sequence) return;
    const fresh = new DOMParser().parseFromString(found.text, "text/html");
    const incoming = fresh.getElementById("table");
    if (incoming) swap(incoming);
    else if (found.response.redirected && found.response.ok) location.assign(found.response.url);
    else if (!ours(found.response)) unanswered();
    else {
      tell(fresh.body);
      // Somebody else at this table, or nobody: the page shows what that person may see.
      if (found.response.status === 403 && options.method) load(here());
    }
  } catch {
    unanswered();
  } finally {
    if (turn === sequence) delete document.body.dataset.busy;
  }
}

/** Sends a form. The same one again while it is under way, an impatient second tap, is already on its way. */
async function send(url, data) {
  const key = data.get("key");
  if (key && key === sending) return;
  sending = key;
  await load(url, { method: "POST", body: data });
  if (sending === key) sending = null;
}

/** Puts the new #table in the place of the old one; motion comes afterwards and holds nobody up. */
function swap(incoming) {
  const before = calm.matches || document.hidden ? null : places();
  exchange(table(), incoming);
  if (before) glide(before);
}

function exchange(old, incoming) {
  const focus = remember(document.activeElement, old);
  const words = new Map(find("input[id]:not([type=hidden]):not([type=range])", old).map((input) => [input.id, input.value]));
  const scrolls = new Map(find("[data-keep-scroll], .leaf", old).map((box) => [box.className, box.scrollTop]));
  if (old.dataset.table) keepTab(incoming);
  old.replaceWith(incoming);
  for (const [id, value] of words) {
    const input = document.getElementById(id);
    if (input && !input.readOnly && document.activeElement !== input) input.value = value;
  }
  for (const box of find("[data-keep-scroll=start], .leaf", incoming)) box.scrollTop = scrolls.get(box.className) ?? 0;
  dress(incoming);
  restore(focus);
  if (incoming.dataset.title) document.title = incoming.dataset.title + " · Crownlands";
  proclaim(incoming);
  sound(old, incoming);
}

/** Where the focus is, in words that survive the swap. */
function remember(element, old) {
  if (!element || !old.contains(element)) return null;
  const inDecision = element.closest("#decision") !== null;
  const same = element.id
    ? "#" + CSS.escape(element.id)
    : element.name && element.value ? `[name="${CSS.escape(element.name)}"][value="${CSS.escape(element.value)}"]`
    : element.dataset.act ? `[data-act="${CSS.escape(element.dataset.act)}"]`
    : element.dataset.to ? `[data-to="${element.dataset.to}"]`
    : element.dataset.zoom ? `[data-zoom="${element.dataset.zoom}"]`
    : element.dataset.tab ? `[data-tab="${element.dataset.tab}"]` : null;
  const range = element.selectionStart === undefined ? null : [element.selectionStart, element.selectionEnd];
  return { same, inDecision, range, value: element.matches("input:not([type=range])") ? element.value : null };
}

function restore(focus) {
  if (!focus) return;
  const again = focus.same && table().querySelector(focus.same);
  if (again) {
    again.focus({ preventScroll: true });
    if (focus.range && again.setSelectionRange && again.type === "text") again.setSelectionRange(...focus.range);
  } else if (focus.inDecision || focus.same?.startsWith("[data-act")) {
    const first = table().querySelector("#decision .choices button, #decision .choices a, #decision .confirm button, #decision .handover button");
    (first ?? document.getElementById("decision"))?.focus({ preventScroll: true });
  }
}

/** Shows what went wrong, or an explanation, without leaving the page. */
function tell(body) {
  let box = document.getElementById("told");
  if (!box) {
    box = document.createElement("dialog");
    box.id = "told";
    box.className = "told";
    document.body.append(box);
    box.addEventListener("click", (event) => { if (event.target === box || event.target.closest("button.told-close")) box.close(); });
  }
  const close = document.createElement("button");
  close.textContent = document.body.dataset.close;
  close.className = "primary told-close";
  box.replaceChildren(...body.childNodes, close);
  const title = box.querySelector("h1, h2, h3, p");
  if (title) {
    title.id ||= "told-title";
    box.setAttribute("aria-labelledby", title.id);
  }
  if (!box.open) box.showModal();
}

/** Says that the server did not answer, in the reader's words. */
function unanswered() {
  const words = document.createElement("div");
  words.append(Object.assign(document.createElement("p"), { textContent: document.body.dataset.unanswered }));
  tell(words);
}

/* ---------- motion: where a piece came from ---------- */

/**
 * Where a piece lies in its own drawing or its own part of the table. A page that grows above it moves nothing, so nothing flies that has not
 * moved.
 */
function place(piece) {
  const rect = piece.getBoundingClientRect();
  const centre = new DOMPoint(rect.x + rect.width / 2, rect.y + rect.height / 2);
  const drawing = piece.ownerSVGElement && outermost(piece.ownerSVGElement);
  if (drawing) return { within: drawing.dataset.drawing ?? drawing.getAttribute("class"), at: centre.matrixTransform(drawing.getScreenCTM().inverse()) };
  const box = piece.closest("#hand, .panel, #board, #decision") ?? table();
  const edge = box.getBoundingClientRect();
  return { within: box.id || box.className, at: new DOMPoint(centre.x - edge.x, centre.y - edge.y) };
}

function outermost(svg) {
  while (svg.ownerSVGElement) svg = svg.ownerSVGElement;
  return svg;
}

function places() {
  return new Map(find("[data-vt]", table() ?? document).map((piece) => [piece.dataset.vt, place(piece)]));
}

/** Lets pieces travel from where they were, and new ones appear. Nothing waits for it: what moves can be clicked. */
function glide(before) {
  if (!before.size) return;
  for (const piece of find("[data-vt]", table())) {
    const from = before.get(piece.dataset.vt) ?? before.get(piece.dataset.from);
    if (!from) {
      piece.animate({ opacity: [0, 1] }, { duration: 300, easing: "ease-out" });
      continue;
    }
    const to = place(piece);
    if (from.within !== to.within) continue;
    const drawing = piece.ownerSVGElement && outermost(piece.ownerSVGElement);
    // A piece may be drawn at another scale than its drawing; its own units are what it is moved by.
    const scale = drawing ? drawing.getScreenCTM().a / piece.getScreenCTM().a : 1;
    const x = (from.at.x - to.at.x) * scale;
    const y = (from.at.y - to.at.y) * scale;
    if (Math.hypot(x, y) < 1) continue;
    piece.animate({ translate: [`${x}px ${y}px`, "0px 0px"] }, { duration: 450, easing: "ease-in-out" });
  }
}

/* ---------- live ---------- */

let wanted = "";
let waiting = null;
let silent = null;
let stream = null;

/**
 * Listens to the table. All pages of a browser share one stream, in a worker of their own; where there are no such workers a page listens
 * by itself while it is looked at.
 */
function listen() {
  const address = table()?.dataset.events;
  if (!address || stream) return;
  stream = window.SharedWorker ? shared(address) : own(address);
}

function heard(tick) {
  connected(true);
  wanted = tick;
  soon();
}

function shared(address) {
  const { port } = new SharedWorker(new URL("stream.js", script));
  const watch = (anew) => port.postMessage({ anew, address: new URL(address, location.href).href, table: table().dataset.table });
  port.addEventListener("message", ({ data }) => data.tick === undefined ? connected(data.connected) : heard(data.tick));
  port.start();
  watch(false);
  // The worker forgets pages that do not speak.
  setInterval(watch, 20000, false);
  addEventListener("pagehide", () => port.postMessage({}));
  return { look: watch };
}

function own(address) {
  let source = null;
  const open = () => {
    if (source && source.readyState !== EventSource.CLOSED) return;
    source = new EventSource(`${address}?tables=${table().dataset.table}`);
    source.addEventListener("open", () => connected(true));
    source.addEventListener("tick", (event) => heard(event.data.split(" ")[1]));
    source.addEventListener("error", () => {
      connected(false);
      // The browser tries again by itself unless it was turned away.
      if (source.readyState === EventSource.CLOSED) setTimeout(open, 3000);
    });
  };
  open();
  return {
    look: (anew) => {
      if (anew || document.hidden) source.close();
      if (!document.hidden) open();
    },
  };
}

/** Fetches the table if it has moved on; several ticks in a row are fetched once. */
function soon() {
  waiting ??= setTimeout(() => {
    waiting = null;
    if (!newer(wanted, table().dataset.tick)) return;
    if (document.body.dataset.busy || document.body.dataset.reliving) soon();
    else load(here());
  }, 80);
}

// After sleep, after a dead network, after going back: a new stream begins with how far the table is.
addEventListener("online", () => stream?.look(true));
addEventListener("pageshow", (event) => { if (event.persisted) stream?.look(true); });
document.addEventListener("visibilitychange", () => stream?.look(false));

/** Says so when the connection has been lost for a while. */
function connected(is) {
  const notice = document.querySelector("[data-offline]");
  if (!notice) return;
  if (!is) {
    silent ??= setTimeout(() => { notice.hidden = false; }, 4000);
    return;
  }
  clearTimeout(silent);
  silent = null;
  notice.hidden = true;
}

function newer(one, other) {
  const [a, b] = one.split(".").map(Number);
  const [c, d] = other.split(".").map(Number);
  return a > c || b > d;
}

/** The address of what is shown. A choice that was not confirmed is forgotten when the table moves on. */
function here() {
  const url = new URL(location.href);
  url.searchParams.delete("choose");
  return url.pathname + url.search;
}

/* ---------- what takes a while ---------- */

/** Looks every now and then how far a bot is that thinks for somebody; when it is done, what it found is shown. */
function watch(root) {
  for (const box of find("[data-poll]", root)) setTimeout(poll, Number(box.dataset.every ?? 500), box);
  clearTimeout(again);
  const later = root.querySelector("[data-again]");
  if (later) again = setTimeout(() => load(here()), Number(later.dataset.again));
}

let again = null;

async function poll(box) {
  if (!box.isConnected) return;
  const response = await fetch(box.dataset.poll, { headers: part }).catch(() => null);
  const text = response?.ok ? await response.text() : null;
  if (!box.isConnected) return;
  if (text === null) { setTimeout(poll, 3000, box); return; }
  const fresh = new DOMParser().parseFromString(text, "text/html").getElementById(box.id);
  if (fresh?.dataset.poll === undefined && table()) { load(here()); return; }
  if (!fresh) { location.reload(); return; }
  const focused = box.contains(document.activeElement);
  box.replaceWith(fresh);
  if (focused) fresh.querySelector("button")?.focus({ preventScroll: true });
  watch(document);
}

/* ---------- tabs ---------- */

/** Opens a tab, or closes it if it is open; the address follows, so that a reload and the server know it. */
function turnTo(name) {
  const page = table();
  const open = page.dataset.tab === name ? null : name;
  if (open) page.dataset.tab = open;
  else delete page.dataset.tab;
  markTabs(page);
  const url = new URL(location.href);
  if (open) url.searchParams.set("tab", open);
  else url.searchParams.delete("tab");
  history.replaceState(history.state, "", url);
  complete(page);
}

/** What is looked up seldom does not travel with every step: it is fetched when its tab is opened. */
function complete(page) {
  if (page.dataset.tab && page.querySelector(`[data-leaf="${page.dataset.tab}"][data-lacks]`)) load(here());
}

/** The tab that is open stays open when the table is exchanged. */
function keepTab(incoming) {
  const open = table().dataset.tab;
  if (open) incoming.dataset.tab = open;
  else delete incoming.dataset.tab;
  markTabs(incoming);
  complete(incoming);
}

function markTabs(page) {
  for (const tab of find(".t-tabs [data-tab]", page)) {
    if (tab.dataset.tab === page.dataset.tab) tab.setAttribute("aria-current", "true");
    else tab.removeAttribute("aria-current");
  }
}

/* ---------- seeing again what happened ---------- */

/** Shows the steps since my last turn once more, in place. It ends with the last of them, or with the first tap or key. */
async function relive(link) {
  const page = table();
  const news = link.parentElement;
  const caption = document.createElement("p");
  document.body.dataset.reliving = "on";
  // Each step is seen from the one before it.
  const numbers = link.dataset.relive.split(" ").map(Number);
  for (const number of [numbers[0] - 1, ...numbers]) {
    const found = await ask(`${location.pathname}/replay/${number}`, {}, () => false).catch(() => null);
    if (!found?.response.ok || !document.body.dataset.reliving || table() !== page) break;
    const fresh = new DOMParser().parseFromString(found.text, "text/html");
    const box = page.querySelector(".board-box");
    const before = calm.matches ? null : places();
    const sprite = fresh.querySelector("#table > .sprite");
    box.replaceChildren(...fresh.querySelector(".board-box").childNodes, ...sprite ? [sprite] : []);
    zoomAgain(box);
    if (before) glide(before);
    if (number >= numbers[0]) {
      caption.textContent = find("#decision p", fresh).map((line) => line.firstChild.textContent.trim()).join(" ");
      news.replaceChildren(caption);
      tone("move");
    }
    await new Promise((done) => setTimeout(done, 900));
    if (!document.body.dataset.reliving) break;
  }
  stopReliving();
}

function stopReliving() {
  if (!document.body.dataset.reliving) return;
  delete document.body.dataset.reliving;
  load(here());
}

for (const kind of ["pointerdown", "keydown"]) document.addEventListener(kind, stopReliving, true);

/* ---------- sound ---------- */

/** What is heard: pitches with the time of each in seconds, and how loud. All of it is quiet. */
const tones = {
  move: { notes: [[329.63, 0]], loud: 0.03, long: 0.25 },
  turn: { notes: [[523.25, 0], [783.99, 0.12]], loud: 0.06, long: 0.9 },
  end: { notes: [[392, 0], [523.25, 0.15], [659.25, 0.3], [783.99, 0.45]], loud: 0.06, long: 1.4 },
};

let audio = null;

function tone(name) {
  // Browsers let a page sound only after it has been touched; before that it says nothing.
  if (document.body.dataset.sound !== "on" || !window.AudioContext || !navigator.userActivation?.hasBeenActive) return;
  audio ??= new AudioContext();
  const { notes, loud, long } = tones[name];
  const gain = audio.createGain();
  gain.connect(audio.destination);
  gain.gain.setValueAtTime(loud, audio.currentTime);
  gain.gain.exponentialRampToValueAtTime(0.0001, audio.currentTime + long);
  for (const [pitch, delay] of notes) {
    const voice = audio.createOscillator();
    voice.type = "triangle";
    voice.frequency.value = pitch;
    voice.connect(gain);
    voice.start(audio.currentTime + delay);
    voice.stop(audio.currentTime + long);
  }
}

/** One sound for what came with an exchange: the end, my turn, or a move of somebody. */
function sound(old, incoming) {
  const version = (page) => page.dataset.tick?.split(".")[0];
  if (!incoming.dataset.tick || version(old) === version(incoming)) return;
  if (incoming.querySelector(".result") && !old.querySelector(".result")) tone("end");
  else if (incoming.dataset.turn === "yes" && old.dataset.turn !== "yes") tone("turn");
  else tone("move");
}

/* ---------- fair chance ---------- */

/** What this browser has added to chance: commitments of tables, each with the random number. */
function salts() {
  try { return JSON.parse(localStorage.getItem("salts") ?? "[]"); } catch { return []; }
}

/* Whoever takes a seat adds a random number of their own to the secret one that the server is bound to already. */
document.addEventListener("submit", (event) => {
  const form = event.target;
  if (!form.dataset.stir || !window.crypto?.getRandomValues) return;
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const salt = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  const field = form.querySelector("input[name=salt]") ?? document.createElement("input");
  Object.assign(field, { type: "hidden", name: "salt", value: salt });
  form.append(field);
  // The newest fifty are enough: it is about games one still remembers.
  try { localStorage.setItem("salts", JSON.stringify([[form.dataset.stir, salt], ...salts()].slice(0, 50))); } catch { /* nothing is remembered here */ }
}, true);

/** Says whether what this browser added is among what the dice come from. */
function weigh(root) {
  for (const box of find("[data-stirred]", root)) {
    const mine = salts().filter(([commitment]) => commitment === box.dataset.commitment);
    if (!mine.length) continue;
    const told = box.dataset.stirred.split(" ");
    const among = mine.some(([, salt]) => told.includes(salt));
    const line = document.createElement("p");
    line.className = among ? "fair" : "muted";
    line.textContent = among ? box.dataset.mine : box.dataset.missing;
    box.append(line);
  }
}

/* ---------- acting ---------- */

document.addEventListener("submit", (event) => {
  const form = event.target;
  const button = event.submitter;
  if (!form.hasAttribute("data-part")) return;
  const method = button?.getAttribute("formmethod") ?? form.method;
  const action = button?.getAttribute("formaction") ?? form.getAttribute("action");
  const data = new URLSearchParams(new FormData(form, button));
  event.preventDefault();
  if (method === "get") { explain(`${action}?${data}`); return; }
  for (const input of find("input[name=text], input#typed-act", form)) input.value = "";
  send(action, data);
});

document.addEventListener("click", (event) => {
  if (event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const link = event.target.closest("a[href]");
  if (!link) return;
  const address = link.href.baseVal ?? link.getAttribute("href");
  if (link.dataset.act !== undefined && stamp()) {
    event.preventDefault();
    if (document.body.dataset.confirm === "on") load(address);
    else act(link.dataset.act);
  } else if (link.dataset.choose !== undefined) {
    event.preventDefault();
    load(address);
  } else if (link.dataset.tab !== undefined) {
    event.preventDefault();
    turnTo(link.dataset.tab);
  } else if (link.dataset.relive !== undefined) {
    event.preventDefault();
    relive(link);
  } else if (/\/t\/[^/]+\/why\?/.test(address) || link.dataset.told !== undefined) {
    event.preventDefault();
    explain(address, link);
  } else if (link.dataset.part !== undefined) {
    event.preventDefault();
    step(address);
  }
});

/** The version, key and seat of the decision that is shown. */
function stamp() {
  const form = document.querySelector("#decision form:has([name=version])");
  return form && new URLSearchParams(["seat", "version", "key"].map((field) => [field, form.elements[field].value]));
}

function act(notation) {
  const data = stamp();
  data.set("act", notation);
  send(location.pathname + "/act", data);
}

/** Shows why something cannot be done, with what the thing itself is. */
async function explain(url, thing) {
  const found = await ask(url, {}, () => false).catch(() => null);
  if (!found || !ours(found.response)) { unanswered(); return; }
  const { body } = new DOMParser().parseFromString(found.text, "text/html");
  const words = thing?.querySelector("title")?.textContent;
  if (words) body.querySelector("h2")?.after(Object.assign(document.createElement("p"), { className: "muted", textContent: words }));
  tell(body);
}

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
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches("input, textarea, select") || event.target.closest("dialog")) return;
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
  else if (table() && keys[event.key.toLowerCase()]) keys[event.key.toLowerCase()]();
  else return;
  event.preventDefault();
});

/** The next of these has the focus, or the one before; after the last comes the first. */
function along(things, by) {
  const at = things.findIndex((thing) => thing.contains(document.activeElement));
  const to = at < 0 ? 0 : (at + by + things.length) % things.length;
  things[to]?.focus();
}

/* ---------- replay ---------- */

let playing = null;

/** Goes to another step of the replay; the address follows. */
async function step(address) {
  await load(address);
  if (table()?.dataset.replay !== undefined) history.replaceState(null, "", address);
}

let sliding = null;

document.addEventListener("input", (event) => {
  if (!event.target.matches("[data-slider]")) return;
  const seat = encodeURIComponent(event.target.form.elements.seat.value);
  const address = `${table().dataset.replay}/${event.target.value}?seat=${seat}`;
  clearTimeout(sliding);
  sliding = setTimeout(step, 90, address);
});

function autoplay(button) {
  const again = button.textContent;
  const stop = () => { clearInterval(playing); playing = null; };
  if (playing) { stop(); load(here()); return; }
  button.textContent = button.dataset.stop;
  playing = setInterval(() => {
    const next = table().querySelector("[data-to=ui-following]");
    if (next) next.click();
    else { stop(); find("[data-autoplay]").forEach((found) => { found.textContent = again; }); }
  }, 1100);
}

/* ---------- zoom and pan ---------- */

const view = { zoom: 1, x: 0, y: 0 };

function zoomTo(box, zoom, at) {
  const svg = box.querySelector("svg");
  if (!svg) return;
  const old = view.zoom;
  const point = at ?? { x: box.clientWidth / 2, y: box.clientHeight / 2 };
  // The drawing grows inside its box; the box stays as it is.
  if (old === 1) box.style.height = `${box.getBoundingClientRect().height}px`;
  view.zoom = Math.min(4, Math.max(1, zoom));
  if (view.zoom === 1) box.style.removeProperty("height");
  if (view.zoom === 1) svg.style.removeProperty("width");
  else svg.style.width = `${view.zoom * 100}%`;
  svg.style.maxWidth = view.zoom === 1 ? "" : "none";
  svg.style.maxHeight = view.zoom === 1 ? "" : "none";
  const ratio = view.zoom / old;
  box.scrollLeft = (box.scrollLeft + point.x) * ratio - point.x;
  box.scrollTop = (box.scrollTop + point.y) * ratio - point.y;
}

function pannable(box) {
  const fingers = new Map();
  let pinch = 0;
  let dragged = false;
  box.addEventListener("wheel", (event) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    const edge = box.getBoundingClientRect();
    zoomTo(box, view.zoom * (event.deltaY < 0 ? 1.15 : 1 / 1.15), { x: event.clientX - edge.x, y: event.clientY - edge.y });
  }, { passive: false });
  box.addEventListener("pointerdown", (event) => { fingers.set(event.pointerId, event); dragged = false; });
  box.addEventListener("pointermove", (event) => {
    const last = fingers.get(event.pointerId);
    if (!last) return;
    fingers.set(event.pointerId, event);
    if (fingers.size === 2) {
      const [one, other] = [...fingers.values()];
      const apart = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
      if (pinch) zoomTo(box, view.zoom * (apart / pinch));
      pinch = apart;
    } else if (event.pointerType === "mouse" && view.zoom > 1) {
      box.scrollLeft -= event.clientX - last.clientX;
      box.scrollTop -= event.clientY - last.clientY;
      dragged ||= Math.hypot(event.movementX, event.movementY) > 2;
    }
  });
  for (const end of ["pointerup", "pointercancel", "pointerleave"]) {
    box.addEventListener(end, (event) => { fingers.delete(event.pointerId); pinch = 0; });
  }
  box.addEventListener("click", (event) => { if (dragged) { event.preventDefault(); event.stopPropagation(); } }, true);
  box.addEventListener("dragstart", (event) => event.preventDefault());
  box.addEventListener("scroll", () => { view.x = box.scrollLeft; view.y = box.scrollTop; }, { passive: true });
  zoomAgain(box);
}

/** What has come into the box is shown as near as what was there before. */
function zoomAgain(box) {
  const { zoom, x, y } = view;
  if (zoom === 1) return;
  view.zoom = 1;
  zoomTo(box, zoom);
  box.scrollTo(x, y);
}

/* ---------- dressing what came ---------- */

const folded = new Map();

function dress(root) {
  for (const hidden of find("[data-zoom-tools], [data-copy], [data-autoplay]", root)) hidden.hidden = false;
  for (const go of find("[data-slider-go]", root)) go.hidden = true;
  for (const input of find("[data-invite]", root)) input.value = new URL(input.value, location.href).href;
  for (const box of find("[data-pan]", root)) pannable(box);
  for (const box of find("[data-keep-scroll=end]", root)) box.scrollTop = box.scrollHeight;
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
  listen();
} else {
  watch(document);
}
