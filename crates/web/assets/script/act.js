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
  } else if (link.dataset.choose !== undefined || /\/learn\/[^?]*\?.*try=/.test(address)) {
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
  const words = thing?.querySelector("title")?.textContent ?? thing?.title;
  if (words) body.querySelector("h2")?.after(Object.assign(document.createElement("p"), { className: "muted", textContent: words }));
  tell(body);
}
