import { followResponse } from "./follow-response.ts";
import { createFollowers, type LiveSubscription } from "./followers.ts";
import { reconnectDelay } from "./reconnect-delay.ts";

export type LiveHub = {
  add(subscription: LiveSubscription): () => void;
  /** The next attempt starts now instead of after its delay. */
  wake(): void;
  /** A new connection, because another person or another set of topics asks. */
  restart(): void;
  pause(): void;
  resume(): void;
};

export type LiveParts = {
  request(topics: readonly string[], after: number | null, signal: AbortSignal): Promise<Response>;
  random(): number;
};

/** The first bytes of an answer come at once; a line that swallows the question says nothing for minutes. */
const ANSWER_MS = 15_000;

/** One connection for all followers of a tab. It knows no browser: `live-stream.ts` connects the two. */
export function createLiveHub({ request, random }: LiveParts): LiveHub {
  const followers = createFollowers();
  let asked: readonly string[] = [];
  let running: AbortController | null = null;
  let isRefused = false;
  let isPaused = false;
  let endDelay = () => {};

  function start(): void {
    stop();
    isRefused = false;
    running = new AbortController();
    void keepConnected(running.signal);
  }

  function stop(): void {
    running?.abort();
    running = null;
  }

  /** After the current task: followers that come and go together cost one connection. */
  function settle(): void {
    queueMicrotask(() => {
      const topics = followers.topics();
      if (topics === null || isPaused) stop();
      else if (running === null || isOutdated(topics)) start();
    });
  }

  /** A connection with more topics than needed serves as well, unless one of them has closed it. */
  function isOutdated(topics: readonly string[]): boolean {
    if (topics.some((topic) => !asked.includes(topic))) return true;
    return isRefused && asked.some((topic) => !topics.includes(topic));
  }

  async function keepConnected(signal: AbortSignal): Promise<void> {
    for (let failures = 0; !signal.aborted; failures += 1) {
      followers.tell("connecting");
      asked = followers.topics() ?? [];
      const outcome = await connectOnce(signal);
      if (signal.aborted) return;
      followers.tell("offline");
      // Nothing will change by itself; another person or another set of topics starts anew.
      if (outcome === "refused") {
        isRefused = true;
        settle();
        return;
      }
      if (outcome === "was_open") failures = 0;
      await delay(reconnectDelay(failures, random(), followers.retryMs()), signal);
    }
  }

  async function connectOnce(signal: AbortSignal): Promise<"refused" | "was_open" | "failed"> {
    let isOpen = false;
    const attempt = new AbortController();
    const end = () => attempt.abort();
    const timer = setTimeout(end, ANSWER_MS);
    signal.addEventListener("abort", end, { once: true });
    try {
      const response = await request(asked, followers.position(), attempt.signal);
      clearTimeout(timer);
      if (response.status === 403) return "refused";
      if (!response.ok) return "failed";
      isOpen = true;
      await followResponse(response, signal, followers.receive);
      return "was_open";
    } catch {
      // A connection that broke had been there: the next one need not wait as after a refusal.
      return isOpen ? "was_open" : "failed";
    } finally {
      clearTimeout(timer);
      signal.removeEventListener("abort", end);
    }
  }

  async function delay(ms: number, signal: AbortSignal): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    endDelay = resolve;
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => resolve(), { once: true });
    await promise;
    clearTimeout(timer);
  }

  return {
    add(subscription) {
      const isCovered = subscription.topics.every((topic) => asked.includes(topic));
      const remove = followers.add(subscription, running !== null && isCovered);
      settle();
      return () => {
        remove();
        settle();
      };
    },
    wake: () => endDelay(),
    restart() {
      if (running !== null) start();
    },
    pause() {
      isPaused = true;
      stop();
    },
    resume() {
      endDelay();
      if (!isPaused) return;
      isPaused = false;
      settle();
    },
  };
}
