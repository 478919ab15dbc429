import type { LiveOrigin } from "#domain/messaging/live-origin.ts";
import { FIRST_DELAY_MS } from "./reconnect-delay.ts";
import type { SseFrame } from "./sse-frames.ts";

export type LiveEvent = {
  id: number;
  topic: string;
  payload: Record<string, unknown>;
  origin: LiveOrigin;
};
export type LiveState = "connecting" | "open" | "offline";

export type LiveSubscription = {
  topics: readonly string[];
  onEvent(event: LiveEvent): void;
  /** What was read before may be older than the stream: read it again. */
  onResync(): void;
  onState?(state: LiveState): void;
};

type Follower = { readonly subscription: LiveSubscription; hasOpened: boolean };

/** The subscribers of each topic in this tab, and the position each has reached. */
export function createFollowers() {
  const followers = new Set<Follower>();
  let state: LiveState = "connecting";
  let position: number | null = null;
  let firstDelayMs = FIRST_DELAY_MS;

  function tell(next: LiveState): void {
    state = next;
    for (const { subscription } of [...followers]) guarded(() => subscription.onState?.(next));
  }

  /** Followers who read their data before the stream was open may have read too early. */
  function open(start: number | null): void {
    position ??= start;
    tell("open");
    for (const follower of [...followers]) {
      if (follower.hasOpened) continue;
      follower.hasOpened = true;
      guarded(() => follower.subscription.onResync());
    }
  }

  function resync(start: number | null): void {
    position = start ?? position;
    for (const { subscription } of [...followers]) guarded(() => subscription.onResync());
  }

  function deliver(id: number, data: string): void {
    if (id <= (position ?? -1)) return;
    position = id;
    // Without words it is only a sign of life that names the position.
    if (data === "") return;
    const told = JSON.parse(data) as Omit<LiveEvent, "id" | "origin"> & { origin?: LiveOrigin };
    const event: LiveEvent = { id, origin: "other", ...told };
    for (const { subscription } of [...followers]) {
      if (subscription.topics.includes(event.topic)) guarded(() => subscription.onEvent(event));
    }
  }

  return {
    tell,
    position: () => position,
    retryMs: () => firstDelayMs,
    /** All topics together; null without subscribers. */
    topics(): string[] | null {
      if (followers.size === 0) return null;
      return [...new Set([...followers].flatMap((one) => one.subscription.topics))].sort();
    },
    /** `isServed`: a connection with all its topics is open or on its way. */
    add(subscription: LiveSubscription, isServed: boolean): () => void {
      const follower = { subscription, hasOpened: isServed && state === "open" };
      followers.add(follower);
      if (isServed) guarded(() => subscription.onState?.(state));
      return () => void followers.delete(follower);
    },
    receive({ event, id, data, retryMs }: SseFrame): void {
      if (retryMs !== null) firstDelayMs = retryMs;
      if (event === "ready") open(id);
      else if (event === "resync") resync(id);
      else if (event === "message" && id !== null) deliver(id, data);
    },
  };
}

/** One follower's mistake must not cost the others their events. */
function guarded(call: () => void): void {
  try {
    call();
  } catch (error) {
    reportError(error);
  }
}
