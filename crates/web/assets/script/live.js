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
document.addEventListener("visibilitychange", () => {
  stream?.look(false);
  // What was fetched while nobody looked is looked at now.
  if (unseen && !document.hidden && table()) load(here());
});

/** Says so when the connection has been lost for a while. */
function connected(is) {
  const notice = document.querySelector("[data-offline]");
  if (!notice) return;
  if (!is) {
    silent ??= setTimeout(() => {
      notice.hidden = false;
      announce(notice.textContent.trim());
    }, 4000);
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
