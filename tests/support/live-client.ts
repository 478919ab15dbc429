import { createLiveHub, type LiveHub } from "#app/live/live-hub.ts";
import { createFrameReader, type SseFrame } from "#app/live/sse-frames.ts";

type Asked = {
  url: string;
  topics?: readonly string[];
  token?: string | undefined;
  after?: number | undefined;
};

function ask({ url, topics = [], token, after }: Asked, signal?: AbortSignal): Promise<Response> {
  const query = new URLSearchParams({ topics: topics.join(",") });
  if (after !== undefined) query.set("after", String(after));
  return fetch(`${url}/api/v1/live?${query}`, {
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    ...(signal ? { signal } : {}),
  });
}

/** One connection, frame by frame: `await stream.next()`. */
export async function openStream(asked: Asked) {
  const closing = new AbortController();
  const response = await ask(asked, closing.signal);
  const frames: SseFrame[] = [];
  const wakers: (() => void)[] = [];
  let isOver = false;
  const wake = () => {
    for (const waker of wakers.splice(0)) waker();
  };
  const reading = (async () => {
    const cut = createFrameReader();
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) {
      frames.push(...cut(decoder.decode(chunk, { stream: true })));
      wake();
    }
  })()
    .catch(() => undefined)
    .finally(() => {
      isOver = true;
      wake();
    });
  const isWanted = ({ event, data }: SseFrame) => event !== "message" || data !== "";
  return {
    status: response.status,
    headers: response.headers,
    /** The next frame that says something; undefined when the stream has ended. */
    async next(): Promise<SseFrame | undefined> {
      for (;;) {
        const frame = frames.shift();
        if (frame && isWanted(frame)) return frame;
        if (frame) continue;
        if (isOver) return undefined;
        await new Promise<void>((resolve) => wakers.push(resolve));
      }
    },
    ended: reading,
    close: () => closing.abort(),
  };
}

/** The page's own client over a real connection, with a switch to cut it. */
export function liveHub(asked: () => Asked): {
  hub: LiveHub;
  /** False if there was no connection to cut. */
  cut(): boolean;
  attempts(): number;
} {
  let current: AbortController | undefined;
  let attempts = 0;
  const hub = createLiveHub({
    random: () => 0,
    async request(topics, after, signal) {
      attempts += 1;
      // Held here and not made by `AbortSignal.any`, whose result is not held: once it is collected, a
      // cut would never reach the connection.
      const connection = new AbortController();
      current = connection;
      signal.addEventListener("abort", () => connection.abort(), { once: true });
      if (signal.aborted) connection.abort();
      return ask({ ...asked(), topics, ...(after === null ? {} : { after }) }, connection.signal);
    },
  });
  // A cut client comes back at once: no test waits.
  const comeBack = () => {
    if (!current?.signal.aborted) return;
    hub.wake();
    setTimeout(comeBack, 2).unref();
  };
  return {
    hub,
    attempts: () => attempts,
    cut() {
      if (current === undefined || current.signal.aborted) return false;
      current.abort();
      setTimeout(comeBack, 1);
      return true;
    },
  };
}
