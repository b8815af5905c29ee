/* ---------- which place a choice means ---------- */

/** Everything that stands for the same choice, or for the same beginning of several: its button, its place on the board, its card. */
function same(choice) {
  const value = CSS.escape(choice.dataset.act ?? choice.dataset.choose ?? choice.value);
  if (!value) return [];
  const link = `:is([data-act="${value}"], [data-choose="${value}"])`;
  return find(`:is(#board, #hand) ${link}, #decision .choices :is(${link}, [name=act][value="${value}"])`, table());
}

/** A choice that is pointed at, or has the focus, is shown wherever it stands: a button on the board, a place among the buttons. */
function point(event) {
  const choice = table()?.contains(event.target) && event.target.closest("#decision .choices :is(button[name=act], a[data-choose]), :is(#board, #hand) a:is([data-act], [data-choose])");
  const shown = choice ? same(choice).filter((thing) => thing !== choice) : [];
  for (const thing of find("[data-pointed]")) if (!shown.includes(thing)) thing.removeAttribute("data-pointed");
  for (const thing of shown) thing.setAttribute("data-pointed", "");
}

for (const kind of ["pointerover", "focusin"]) document.addEventListener(kind, point);
