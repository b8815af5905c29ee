/* ---------- fair chance ---------- */

/** What this browser has added to chance: commitments of tables, each with the random number. */
function salts() {
  try { return JSON.parse(localStorage.getItem("salts") ?? "[]"); } catch { return []; }
}

/* Whoever takes a seat adds a random number of their own to the secret one that the server is bound to already. */
document.addEventListener("submit", (event) => {
  const form = event.target;
  if (!form.dataset.stir || !window.crypto?.getRandomValues) return;
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const salt = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  const field = form.querySelector("input[name=salt]") ?? document.createElement("input");
  Object.assign(field, { type: "hidden", name: "salt", value: salt });
  form.append(field);
  // The newest fifty are enough: it is about games one still remembers.
  try { localStorage.setItem("salts", JSON.stringify([[form.dataset.stir, salt], ...salts()].slice(0, 50))); } catch { /* nothing is remembered here */ }
}, true);

/** Says whether what this browser added is among what the dice come from. */
function weigh(root) {
  for (const box of find("[data-stirred]", root)) {
    const mine = salts().filter(([commitment]) => commitment === box.dataset.commitment);
    if (!mine.length) continue;
    const told = box.dataset.stirred.split(" ");
    const among = mine.some(([, salt]) => told.includes(salt));
    const line = document.createElement("p");
    line.className = among ? "fair" : "muted";
    line.textContent = among ? box.dataset.mine : box.dataset.missing;
    box.append(line);
  }
}
