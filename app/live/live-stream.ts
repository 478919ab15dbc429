import { SESSION_KEY } from "#app/session/session-keys.ts";
import { TAB_HEADERS } from "#app/session/tab-id.ts";
import { readStored } from "#ui/stored-text.ts";
import { createBackgroundWatch } from "./background-watch.ts";
import type { LiveSubscription } from "./followers.ts";
import { createLiveHub, type LiveHub } from "./live-hub.ts";
import { storedUserId } from "./stored-user-id.ts";

export type { LiveSubscription } from "./followers.ts";

/** After this time in the background a tab gives its connection back, unless it keeps the watch. */
const PAUSE_WHEN_HIDDEN_MS = 60_000;

let hub: LiveHub | null = null;

/**
 * Follows topics until the returned function is called. All of a tab's followers share one connection,
 * which resumes where it was cut: an event arrives once, and none is lost.
 *
 * `onResync` means „read again what you show“: when the stream opens for the first time, because what
 * was read before may be older, and when too much was missed to be told one by one.
 *
 *     const stop = openLiveStream({
 *       topics: [`speaker:${id}:calendar`],
 *       onEvent: ({ payload }) => showDay(payload),
 *       onResync: readDays,
 *     });
 */
export function openLiveStream(subscription: LiveSubscription): () => void {
  hub ??= startHub();
  return hub.add(subscription);
}

function startHub(): LiveHub {
  const started = createLiveHub({ request, random: Math.random });
  followVisibility(started);
  followSession(started);
  addEventListener("online", started.wake);
  return started;
}

async function request(topics: readonly string[], after: number | null, signal: AbortSignal) {
  const query = new URLSearchParams();
  if (topics.length > 0) query.set("topics", topics.join(","));
  if (after !== null) query.set("after", String(after));
  return fetch(`/api/v1/live?${query}`, { headers: await headers(), cache: "no-store", signal });
}

/** Visitors never load the auth client: only a stored session asks it for a token. */
async function headers(): Promise<Record<string, string>> {
  const accept = { accept: "text/event-stream" };
  if (readStored(SESSION_KEY) === null) return accept;
  const { ownToken } = await import("#app/auth-client.ts");
  const token = await ownToken();
  return token ? { ...accept, ...TAB_HEADERS, authorization: `Bearer ${token}` } : accept;
}

function followVisibility(live: LiveHub): void {
  const watch = createBackgroundWatch(navigator.locks);
  let timer: number | undefined;
  const rest = async () => {
    const isOnWatch = await watch.take();
    if (!isOnWatch && document.visibilityState === "hidden") live.pause();
  };
  const follow = () => {
    clearTimeout(timer);
    if (document.visibilityState === "hidden") {
      timer = window.setTimeout(() => void rest(), PAUSE_WHEN_HIDDEN_MS);
      return;
    }
    watch.leave();
    live.resume();
  };
  document.addEventListener("visibilitychange", follow);
  // A page brought back from the browser's memory has lost its connection.
  addEventListener("pageshow", live.wake);
  follow();
}

/** Another person means other topics; a renewed token means nothing. */
function followSession(live: LiveHub): void {
  let known = storedUserId();
  addEventListener("storage", (event) => {
    if (event.key !== SESSION_KEY && event.key !== null) return;
    const current = storedUserId();
    if (current === known) return;
    known = current;
    live.restart();
  });
}
