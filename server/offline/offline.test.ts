import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { OFFLINE_PAGE } from "./offline-page.ts";
import { offlineRoutes } from "./offline-routes.ts";

type Handler = (event: Record<string, unknown>) => void;

/** As much of a browser as the script touches; the network is whatever the test says. */
function workerOf(script: string, network: () => Promise<string>) {
  const handlers = new Map<string, Handler>();
  const kept = new Map<string, string[]>([["offline-old", ["/offline"]]]);
  const state = { isRegistered: true };
  runInNewContext(script, {
    addEventListener: (name: string, handler: Handler) => handlers.set(name, handler),
    skipWaiting: () => undefined,
    fetch: network,
    Request: function Asked(this: { url: string }, url: string) {
      this.url = url;
    },
    Response: { error: () => "network error" },
    registration: {
      navigationPreload: { enable: async () => undefined },
      unregister: async () => {
        state.isRegistered = false;
      },
    },
    caches: {
      open: async (name: string) => ({
        add: async ({ url }: { url: string }) => kept.set(name, [url]),
      }),
      keys: async () => [...kept.keys()],
      delete: async (name: string) => kept.delete(name),
      match: async (url: string, { cacheName }: { cacheName: string }) =>
        kept.get(cacheName)?.includes(url) ? `kept ${url}` : undefined,
    },
  });
  const dispatch = async (name: string, event: Record<string, unknown> = {}) => {
    let outcome: unknown;
    const take = (promise: unknown) => {
      outcome = promise;
    };
    handlers.get(name)?.({ waitUntil: take, respondWith: take, ...event });
    return outcome;
  };
  return { dispatch, kept, state };
}

const read = async (path: string, isOn = true) =>
  offlineRoutes({ isOn, https: false }).request(path);

test("the worker keeps the offline page alone and answers with it when the network is gone", async () => {
  let isOnline = true;
  const script = await (await read("/sw.js")).text();
  const { dispatch, kept } = workerOf(script, async () => {
    if (!isOnline) throw new TypeError("Failed to fetch");
    return "fresh";
  });
  await dispatch("install");
  await dispatch("activate");
  expect([...kept.values()]).toEqual([["/offline"]]);
  expect([...kept.keys()]).not.toContain("offline-old");
  const visit = { request: { mode: "navigate", method: "GET" }, preloadResponse: undefined };
  expect(await dispatch("fetch", visit)).toBe("fresh");
  isOnline = false;
  expect(await dispatch("fetch", visit)).toBe("kept /offline");
  // Pictures, scripts, the API and forms are none of its business.
  for (const request of [
    { mode: "cors", method: "GET" },
    { mode: "navigate", method: "POST" },
  ]) {
    expect(await dispatch("fetch", { request })).toBeUndefined();
  }
  expect([...kept.values()]).toEqual([["/offline"]]);
});

test("switched off, the worker empties the caches and leaves", async () => {
  const script = await (await read("/sw.js", false)).text();
  const { dispatch, kept, state } = workerOf(script, async () => "fresh");
  await dispatch("activate");
  expect(kept.size).toBe(0);
  expect(state.isRegistered).toBe(false);
});

test("the offline page is complete in itself, German, and allowed by its policy", async () => {
  const answer = await read("/offline");
  expect(answer.headers.get("content-security-policy")).toContain("style-src 'self' 'sha256-");
  expect(answer.headers.get("cache-control")).toBe("no-cache");
  expect(answer.headers.get("x-robots-tag")).toBe("noindex");
  expect(await answer.text()).toBe(OFFLINE_PAGE);
  expect(OFFLINE_PAGE).toContain('<html lang="de">');
  expect(OFFLINE_PAGE.match(/<h1>/g)).toHaveLength(1);
  expect(OFFLINE_PAGE).not.toMatch(/\b(src|srcset)=|url\(|<script|<link/);
});
