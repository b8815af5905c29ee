/* Passkeys: asks the server what to ask the device, and tells it what the device said. */

// Beside the script of all pages, whose names are none of its business.
(() => {
  const bytes = (text) => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
  const text = (buffer) => btoa(String.fromCharCode(...new Uint8Array(buffer))).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");

  async function post(address, body) {
    const answer = await fetch(address, { method: "POST", body, headers: { accept: "application/json", "content-type": "application/json" } });
    const said = await answer.json();
    if (!answer.ok) throw new Error(said.says);
    return said;
  }

  /** What the server wants, in the form the browser takes it. */
  function wanted(said) {
    const options = said.publicKey ?? said;
    options.challenge = bytes(options.challenge);
    if (options.user) options.user.id = bytes(options.user.id);
    for (const list of [options.excludeCredentials, options.allowCredentials]) for (const one of list ?? []) one.id = bytes(one.id);
    return { ...(said.mediation ? { mediation: said.mediation } : {}), publicKey: options };
  }

  /** What the device said, in the form the server takes it. */
  function told(key) {
    const { response } = key;
    const said = { clientDataJSON: text(response.clientDataJSON) };
    if (response.attestationObject) {
      said.attestationObject = text(response.attestationObject);
      said.transports = response.getTransports?.() ?? [];
    } else {
      said.authenticatorData = text(response.authenticatorData);
      said.signature = text(response.signature);
      said.userHandle = response.userHandle ? text(response.userHandle) : null;
    }
    const attachment = key.authenticatorAttachment ? { authenticatorAttachment: key.authenticatorAttachment } : {};
    return JSON.stringify({ id: key.id, rawId: text(key.rawId), type: key.type, clientExtensionResults: key.getClientExtensionResults(), response: said, ...attachment });
  }

  for (const button of document.querySelectorAll("[data-passkey]")) {
    if (!window.PublicKeyCredential) continue;
    button.hidden = false;
    const problem = button.parentElement.querySelector("[data-passkey-problem]");
    button.addEventListener("click", async () => {
      button.disabled = true;
      problem.hidden = true;
      try {
        const options = wanted(await post(`${button.dataset.passkey}/begin`, ""));
        const key = options.publicKey.user ? await navigator.credentials.create(options) : await navigator.credentials.get(options);
        await post(`${button.dataset.passkey}/finish`, told(key));
        location.assign(button.dataset.passkeyTo);
      } catch (error) {
        problem.textContent = error instanceof DOMException || !error.message ? problem.dataset.passkeyProblem : error.message;
        problem.hidden = false;
        button.disabled = false;
      }
    });
  }
})();
