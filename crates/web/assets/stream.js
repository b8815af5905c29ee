/*
 * One stream of ticks for all pages of a browser. Browsers allow six connections to a server; with a stream for each page the seventh table
 * would stop them all. Pages say which table they show; this worker listens to all of these at once and passes on what each wants to hear.
 */
"use strict";

/** Pages that have been silent for this long are gone (pages in the background speak once a minute at the least). */
const GONE = 150000;
/** The server shows every twenty seconds that it lives. */
const DEAD = 50000;

const pages = new Map();
let source = null;
let open = "";
let heard = Date.now();
let later = null;

onconnect = ({ ports: [port] }) => {
  port.addEventListener("message", ({ data }) => {
    if (data.table) pages.set(port, { ...data, seen: Date.now() });
    else pages.delete(port);
    if (data.anew) open = "";
    clearTimeout(later);
    later = setTimeout(listen, 30);
  });
  port.start();
};

function tell(message, table) {
  for (const [port, page] of pages) if (!table || page.table === table) port.postMessage(message);
}

/** Opens the stream for what is shown now, unless it is open already. */
function listen() {
  for (const [port, page] of pages) if (Date.now() - page.seen > GONE) pages.delete(port);
  const tables = [...new Set([...pages.values()].map((page) => page.table))].sort();
  const address = tables.length ? `${[...pages.values()][0].address}?tables=${tables.join(",")}` : "";
  const fine = source && source.readyState !== EventSource.CLOSED && Date.now() - heard < DEAD;
  if (address === open && (fine || !address)) return;
  source?.close();
  source = null;
  open = address;
  if (!address) return;
  heard = Date.now();
  source = new EventSource(address);
  const mine = source;
  source.addEventListener("open", () => { heard = Date.now(); tell({ connected: true }); });
  source.addEventListener("alive", () => { heard = Date.now(); });
  source.addEventListener("tick", (event) => {
    heard = Date.now();
    const [table, tick] = event.data.split(" ");
    tell({ tick }, table);
  });
  source.addEventListener("error", () => {
    tell({ connected: false });
    // The browser tries again by itself unless it was turned away.
    if (mine === source && mine.readyState === EventSource.CLOSED) { open = ""; setTimeout(listen, 3000); }
  });
}

setInterval(listen, 10000);
