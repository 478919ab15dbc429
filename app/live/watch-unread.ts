import { authenticatedApi } from "#app/session/authenticated-api.ts";
import { openLiveStream } from "./live-stream.ts";
import { AFTER_THE_NEWS_MS, createRefresher } from "./refresher.ts";

type Told = { userId: string; count: number };

/** Tells how many messages wait unread, now and after every change. A failure counts as none (ERR-35). */
export function watchUnread(userId: string, onCount: (count: number) => void): () => void {
  let isGone = false;
  const others = new BroadcastChannel("wb-unread");
  const refresh = createRefresher(async () => {
    const count = await readUnread();
    if (isGone) return;
    onCount(count);
    others.postMessage({ userId, count } satisfies Told);
  });
  // Tabs in the background have no connection of their own (live-stream.ts).
  others.onmessage = ({ data }: MessageEvent<Told>) => {
    if (document.visibilityState === "hidden" && data.userId === userId) onCount(data.count);
  };
  const onShow = () => {
    if (document.visibilityState === "visible") refresh();
  };
  document.addEventListener("visibilitychange", onShow);
  refresh();
  const stop = openLiveStream({
    topics: [`user:${userId}:messages`],
    onEvent: () => refresh(AFTER_THE_NEWS_MS),
    onResync: refresh,
  });
  return () => {
    isGone = true;
    stop();
    others.close();
    document.removeEventListener("visibilitychange", onShow);
  };
}

async function readUnread(): Promise<number> {
  const unread = await authenticatedApi.call("GET /me/unread").catch(() => null);
  return unread?.count ?? 0;
}
