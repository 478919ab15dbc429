import { ownApi } from "#app/session/own-api.ts";
import { openLiveStream } from "./live-stream.ts";
import { createRefresher } from "./refresher.ts";

/** Tells how many messages wait unread, now and after every change. A failure counts as none (SPEC 8). */
export function watchUnread(userId: string, onCount: (count: number) => void): () => void {
  let isGone = false;
  const refresh = createRefresher(async () => {
    const count = await readUnread();
    if (!isGone) onCount(count);
  });
  refresh();
  const stop = openLiveStream({
    topics: [`user:${userId}:messages`],
    onEvent: refresh,
    onResync: refresh,
  });
  return () => {
    isGone = true;
    stop();
  };
}

async function readUnread(): Promise<number> {
  const answer = await ownApi.v1.me.unread.$get().catch(() => null);
  return answer?.ok ? (await answer.json()).count : 0;
}
