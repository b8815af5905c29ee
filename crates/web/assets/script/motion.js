/* ---------- motion: where a piece came from ---------- */

/**
 * Where a piece lies in its own drawing or its own part of the table. A page that grows above it moves nothing, so nothing flies that has not
 * moved. `frames` keeps what is the same for all pieces of a drawing or part.
 */
function place(piece, frames) {
  const rect = piece.getBoundingClientRect();
  const centre = new DOMPoint(rect.x + rect.width / 2, rect.y + rect.height / 2);
  const drawing = piece.ownerSVGElement ? outermost(piece.ownerSVGElement) : null;
  const box = drawing ?? piece.closest("#hand, .panel, #board, #decision") ?? table();
  if (!frames.has(box)) frames.set(box, frame(box, drawing !== null));
  const found = frames.get(box);
  return found && { ...found, at: centre.matrixTransform(found.inward) };
}

/**
 * What is known of a drawing or a part of the table: its name, the way from the screen into it, and how large a unit of it is. What lies
 * behind a tab is nowhere.
 */
function frame(box, drawn) {
  const edge = box.getBoundingClientRect();
  const outward = drawn ? box.getScreenCTM() : new DOMMatrix().translate(edge.x, edge.y);
  if (!outward || !edge.width) return null;
  const within = drawn ? box.dataset.drawing ?? box.getAttribute("class") : box.id || box.className;
  return { within, inward: outward.inverse(), scale: outward.a };
}

function outermost(svg) {
  while (svg.ownerSVGElement) svg = svg.ownerSVGElement;
  return svg;
}

function places() {
  const frames = new Map();
  const pieces = find("[data-vt]", table() ?? document);
  return new Map(pieces.map((piece) => [piece.dataset.vt, place(piece, frames)]).filter(([, place]) => place));
}

/** Lets pieces travel from where they were, and new ones appear. Nothing waits for it: what moves can be clicked. */
function glide(before) {
  if (!before.size) return;
  const frames = new Map();
  for (const piece of find("[data-vt]", table())) {
    const from = before.get(piece.dataset.vt) ?? before.get(piece.dataset.from);
    const to = place(piece, frames);
    if (!to) continue;
    if (!from) {
      piece.animate({ opacity: [0, 1] }, { duration: 300, easing: "ease-out" });
      continue;
    }
    if (from.within !== to.within) continue;
    const [x, y] = [from.at.x - to.at.x, from.at.y - to.at.y];
    if (Math.hypot(x, y) * to.scale < 1) continue;
    // A piece may be drawn at another scale than its drawing; its own units are what it is moved by.
    const own = piece.ownerSVGElement ? to.scale / piece.getScreenCTM().a : 1;
    piece.animate({ translate: [`${x * own}px ${y * own}px`, "0px 0px"] }, { duration: 450, easing: "ease-in-out" });
  }
}
