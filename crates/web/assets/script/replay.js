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
