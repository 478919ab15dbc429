import { createHash } from "node:crypto";
import { OFFLINE_PAGE } from "./offline-page.ts";

export const OFFLINE_PATH = "/offline";

/** Changes with the page it keeps, so that a browser fetches the new one. */
const CACHE = `offline-${createHash("sha256").update(OFFLINE_PAGE).digest("hex").slice(0, 12)}`;

/**
 * Keeps one page, the one that says there is no connection; everything else goes to the network as if
 * no worker stood between. It may take over at once, because no page depends on what it keeps.
 */
export const SERVICE_WORKER = `const CACHE = "${CACHE}";
const PAGE = "${OFFLINE_PATH}";

addEventListener("install", (event) => {
  skipWaiting();
  event.waitUntil(keepPage());
});
addEventListener("activate", (event) => event.waitUntil(takeOver()));
addEventListener("fetch", (event) => {
  const { mode, method } = event.request;
  if (mode === "navigate" && method === "GET") event.respondWith(answer(event));
});

async function keepPage() {
  const cache = await caches.open(CACHE);
  await cache.add(new Request(PAGE, { cache: "reload", credentials: "omit" }));
}

async function takeOver() {
  for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name);
  // The request leaves while this script is still waking up.
  await registration.navigationPreload?.enable();
}

async function answer(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return (await caches.match(PAGE, { cacheName: CACHE })) ?? Response.error();
  }
}
`;

/** Put in its place it removes what was kept and then itself. */
export const NO_SERVICE_WORKER = `addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(leave()));

async function leave() {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
}
`;
