/* ---------- fetching and swapping ---------- */

let sequence = 0;
let download = null;
let sending = null;
let unseen = false;

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
      // Nobody sees what is fetched for a page that lies behind others: whoever wants to be told of their turn still is.
      unseen = document.hidden;
      const response = await fetch(url, { ...options, headers: { ...part, ...(unseen ? { "X-Hidden": "1" } : {}), ...options.headers } });
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
  const kept = lasting();
  const headers = { "X-Kept": [...kept.keys()].join(" ") };
  try {
    const found = await ask(url, { ...options, headers, signal: download?.signal }, () => options.method ? keyed : turn === sequence);
    if (!found || turn !== sequence) return;
    const fresh = new DOMParser().parseFromString(found.text, "text/html");
    const incoming = fresh.getElementById("table");
    if (incoming) {
      if (options.method) await follow(incoming);
      await released();
      if (turn !== sequence) return;
      for (const gap of find("[data-lasting]:empty", incoming)) gap.replaceWith(kept.get(gap.dataset.lasting) ?? gap);
      swap(incoming);
    } else if (found.response.redirected && found.response.ok) location.assign(found.response.url);
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

/** What of the board stays as it is for many steps, by its digest: the server leaves out what the page has. */
function lasting() {
  return new Map(find("[data-lasting]", table() ?? document).map((drawn) => [drawn.dataset.lasting, drawn]));
}

/** Fetches every symbol once, so that no step has to bring those it uses. */
async function fetchSymbols() {
  const response = await fetch(new URL("symbols.svg", script)).catch(() => null);
  if (!response?.ok) return;
  document.body.append(new DOMParser().parseFromString(await response.text(), "text/html").querySelector("svg"));
  part["X-Symbols"] = "1";
}

/** Sends a form. The same one again while it is under way, an impatient second tap, is already on its way. */
async function send(url, data) {
  const key = data.get("key");
  if (key && key === sending) return;
  sending = key;
  await load(url, { method: "POST", body: data });
  if (sending === key) sending = null;
}

let pressed = 0;
addEventListener("pointerdown", () => { pressed = performance.now(); }, true);
for (const kind of ["pointerup", "pointercancel"]) addEventListener(kind, () => { pressed = 0; }, true);

/** A press ends on what it began on, or there would be no click: an exchange waits for it, but not for a long one, which only asks. */
async function released() {
  while (pressed && performance.now() - pressed < 500) await wait(20);
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
  // First everything is as it will be, then the browser lays it out, once, to scroll in it.
  dress(incoming);
  for (const box of find("[data-keep-scroll], .leaf", incoming)) {
    const end = box.dataset.keepScroll === "end";
    if (end || scrolls.get(box.className)) box.scrollTop = end ? box.scrollHeight : scrolls.get(box.className);
  }
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
    (first ?? document.getElementById("decision") ?? raven())?.focus({ preventScroll: true });
  } else {
    raven()?.focus({ preventScroll: true });
  }
}

/** In a lesson what was pressed may be gone; what it led to is said by the raven. */
const raven = () => table().querySelector(".bubble");

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
