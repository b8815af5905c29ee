/* ---------- zoom and pan ---------- */

const view = { zoom: 1, x: 0, y: 0, fit: 1 };

/** Shows the board so near; what lies at this point of the window, or in the middle of the box, stays where it is. */
function zoomTo(box, zoom, at) {
  const svg = box.querySelector("svg");
  if (!svg) return;
  const edge = box.getBoundingClientRect();
  const point = new DOMPoint(at?.x ?? edge.x + edge.width / 2, at?.y ?? edge.y + edge.height / 2);
  const drawn = svg.getScreenCTM();
  // The drawing grows inside its box; the box stays as it is. A drawing that is as high as its box is narrower than it: it grows from there.
  if (view.zoom === 1) {
    view.fit = drawn.a * svg.viewBox.baseVal.width / box.clientWidth;
    box.style.height = `${edge.height}px`;
  }
  view.zoom = Math.min(4, Math.max(1, zoom));
  const near = view.zoom > 1;
  if (!near) box.style.removeProperty("height");
  const style = near ? { width: `${view.zoom * view.fit * 100}%`, maxWidth: "none", maxHeight: "none", marginInline: "auto" } : { width: "", maxWidth: "", maxHeight: "", marginInline: "" };
  Object.assign(svg.style, style);
  // What must stay as large as a finger counts with it.
  svg.style.setProperty("--zoom", near ? view.zoom : "");
  // Where there is little room, only the tools that would do something are shown.
  box.parentElement.toggleAttribute("data-near", near);
  const now = point.matrixTransform(drawn.inverse()).matrixTransform(svg.getScreenCTM());
  box.scrollLeft += now.x - point.x;
  box.scrollTop += now.y - point.y;
}

/** Two fingers: how far they are apart, and the point between them. */
function spread([one, other]) {
  const { clientX: x, clientY: y } = one, { clientX: toX, clientY: toY } = other;
  return { apart: Math.hypot(toX - x, toY - y), x: (x + toX) / 2, y: (y + toY) / 2 };
}

/** Two fingers bring the board nearer where they are, and take it along: what lay between them at first stays there. The browser would zoom the whole page. */
function pinchable(box) {
  let held = null;
  const look = (event) => {
    if (event.touches.length !== 2) { held = null; return; }
    if (event.cancelable) event.preventDefault();
    const svg = box.querySelector("svg"), now = spread(event.touches);
    if (!svg) return;
    held ??= { apart: now.apart, zoom: view.zoom, point: new DOMPoint(now.x, now.y).matrixTransform(svg.getScreenCTM().inverse()) };
    zoomTo(box, held.zoom * (now.apart / held.apart), now);
    const { x, y } = held.point.matrixTransform(svg.getScreenCTM());
    box.scrollLeft += x - now.x;
    box.scrollTop += y - now.y;
  };
  for (const change of ["touchstart", "touchmove", "touchend", "touchcancel"]) box.addEventListener(change, look, { passive: false });
}

function pannable(box) {
  let held = null;
  let dragged = false;
  box.addEventListener("wheel", (event) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    zoomTo(box, view.zoom * (event.deltaY < 0 ? 1.15 : 1 / 1.15), event);
  }, { passive: false });
  pinchable(box);
  nearest(box);
  // A finger pans by itself, a mouse does not.
  box.addEventListener("pointerdown", (event) => { held = event.pointerType === "mouse" ? event : null; dragged = false; });
  box.addEventListener("pointermove", (event) => {
    if (!held || view.zoom === 1) return;
    box.scrollLeft -= event.clientX - held.clientX;
    box.scrollTop -= event.clientY - held.clientY;
    held = event;
    dragged ||= Math.hypot(event.movementX, event.movementY) > 2;
  });
  for (const end of ["pointerup", "pointercancel", "pointerleave"]) box.addEventListener(end, () => { held = null; });
  box.addEventListener("click", (event) => { if (dragged) { event.preventDefault(); event.stopPropagation(); } }, true);
  box.addEventListener("dragstart", (event) => event.preventDefault());
  box.addEventListener("scroll", () => { view.x = box.scrollLeft; view.y = box.scrollTop; }, { passive: true });
  zoomAgain(box);
}

/** How far beside a place a finger may come down and still mean it, in pixels. */
const reach = 24;

/** A finger that comes down between places means the nearest one that can be chosen: some are smaller than fingers. */
function nearest(box) {
  let finger = false;
  box.addEventListener("pointerdown", (event) => { finger = event.pointerType === "touch"; });
  box.addEventListener("click", (event) => {
    if (!finger || event.defaultPrevented || !event.target.closest("svg") || event.target.closest("a[href], button")) return;
    const far = (place) => {
      const { x, y, width, height } = place.getBoundingClientRect();
      return Math.hypot(x + width / 2 - event.clientX, y + height / 2 - event.clientY);
    };
    const [meant] = find("svg a.offer", box).map((place) => [far(place), place]).sort(([one], [other]) => one - other);
    if (!meant || meant[0] > reach) return;
    event.stopPropagation();
    meant[1].dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  });
}

/** What has come into the box is shown as near as what was there before. */
function zoomAgain(box) {
  const { zoom, x, y } = view;
  if (zoom === 1) return;
  view.zoom = 1;
  zoomTo(box, zoom);
  box.scrollTo(x, y);
}
