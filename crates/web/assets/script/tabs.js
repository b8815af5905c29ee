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
