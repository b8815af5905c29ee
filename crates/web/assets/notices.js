/* Web Push: this browser is told when it is somebody's turn, even when no page is open. */

(() => {
  const bytes = (text) => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
  // The worker stands at the root of the site, wherever that is; this script lies two folders below it.
  const root = new URL("../../", document.currentScript.src);

  for (const button of document.querySelectorAll("[data-push]")) {
    if (!("serviceWorker" in navigator) || !("PushManager" in window)) continue;
    button.hidden = false;
    const problem = button.parentElement.querySelector("[data-push-problem]");
    button.addEventListener("click", async () => {
      button.disabled = true;
      problem.hidden = true;
      try {
        const worker = await navigator.serviceWorker.register(new URL("told.js", root), { scope: root });
        const wanted = { userVisibleOnly: true, applicationServerKey: bytes(button.dataset.push) };
        const { endpoint, keys } = (await worker.pushManager.subscribe(wanted)).toJSON();
        const body = new URLSearchParams({ endpoint, ...keys });
        const answer = await fetch(new URL("me/notices/push", root), { method: "POST", body });
        if (!answer.ok) throw new Error();
        location.assign(answer.url);
      } catch {
        problem.hidden = false;
        button.disabled = false;
      }
    });
  }
})();
