/* What a browser runs when something is pushed to it: it shows it, and opens the table when it is pressed. */
"use strict";

addEventListener("push", (event) => event.waitUntil(show(event.data?.json() ?? {})));

async function show({ title, text, address, lang }) {
  const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
  // Whoever looks at the table already sees it.
  if (pages.some((page) => page.visibilityState === "visible" && page.url.split(/[?#]/)[0] === address)) return;
  await registration.showNotification(title ?? "Crownlands", { body: text, lang, tag: address, data: address });
}

addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});

async function open(address) {
  const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const known = pages.find((page) => page.url.split(/[?#]/)[0] === address);
  await (known ? known.focus() : clients.openWindow(address));
}
