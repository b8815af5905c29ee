/* ---------- seeing again what happened ---------- */

/** Shows the board as it was after a step, in place; what the page was told of it comes back, or nothing if it is not to be shown any more. */
async function reshow(number, page) {
  const found = await ask(`${location.pathname}/replay/${number}`, {}, () => false).catch(() => null);
  if (!found?.response.ok || !document.body.dataset.reliving || table() !== page) return null;
  const fresh = new DOMParser().parseFromString(found.text, "text/html");
  const box = page.querySelector(".board-box");
  const before = calm.matches ? null : places();
  const sprite = fresh.querySelector("#table > .sprite");
  box.replaceChildren(...fresh.querySelector(".board-box").childNodes, ...sprite ? [sprite] : []);
  zoomAgain(box);
  if (before) glide(before);
  return find("#decision p", fresh).map(sentence).join(" ");
}

/** Says what a step was, in the place of the news. */
function caption(page, words) {
  page.querySelector(".t-news")?.replaceChildren(Object.assign(document.createElement("p"), { textContent: words }));
  tone("move");
}

const wait = (time) => new Promise((done) => setTimeout(done, time));

/** Shows the steps since my last turn once more, in place. It ends with the last of them, or with the first tap or key. */
async function relive(link) {
  const page = table();
  document.body.dataset.reliving = "on";
  // Each step is seen from the one before it.
  const numbers = link.dataset.relive.split(" ").map(Number);
  for (const number of [numbers[0] - 1, ...numbers]) {
    const words = await reshow(number, page);
    if (words === null) break;
    if (number >= numbers[0]) caption(page, words);
    await wait(900);
    if (!document.body.dataset.reliving) break;
  }
  stopReliving();
}

/**
 * Where the rules play an opponent all of his steps come with one answer. They are shown one after the other, at the pace of the table,
 * before the page goes on; the first tap or key goes on at once.
 */
async function follow(incoming) {
  const page = table();
  const [from, to] = [page, incoming].map(({ dataset }) => Number(dataset.steps));
  if (!incoming.dataset.pace || !page.dataset.steps) return;
  document.body.dataset.reliving = "on";
  for (let number = from + 1; number < to; number++) {
    const words = await reshow(number, page);
    if (words === null) break;
    caption(page, words);
    await wait(Number(incoming.dataset.pace));
    if (!document.body.dataset.reliving) break;
  }
  delete document.body.dataset.reliving;
}

function stopReliving() {
  if (!document.body.dataset.reliving) return;
  delete document.body.dataset.reliving;
  load(here());
}

for (const kind of ["pointerdown", "keydown"]) document.addEventListener(kind, stopReliving, true);
