import { expect, test, vi } from "vitest";
import type { LiveEvent, LiveState } from "./followers.ts";
import { createLiveHub } from "./live-hub.ts";

type Connection = {
  topics: readonly string[];
  after: number | null;
  signal: AbortSignal;
  say(text: string): void;
  end(): void;
  break(): void;
};

/** A server in memory: every connection can be spoken through. */
function fakeServer(status = 200) {
  const connections: Connection[] = [];
  const hub = createLiveHub({
    random: () => 0,
    async request(topics, after, signal) {
      let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
      const body = new ReadableStream<Uint8Array>({
        start: (given) => {
          controller = given;
        },
      });
      connections.push({
        topics,
        after,
        signal,
        say: (text) => controller?.enqueue(new TextEncoder().encode(text)),
        end: () => controller?.close(),
        break: () => controller?.error(new Error("connection reset")),
      });
      return new Response(body, { status });
    },
  });
  return { hub, connections };
}

function follower(...topics: string[]) {
  const events: LiveEvent[] = [];
  const states: LiveState[] = [];
  const resyncs: number[] = [];
  const subscription = {
    topics,
    onEvent: (event: LiveEvent) => void events.push(event),
    onResync: () => void resyncs.push(1),
    onState: (state: LiveState) => void states.push(state),
  };
  return { events, states, resyncs, subscription };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));
const event = (id: number, topic: string) =>
  `id: ${id}\ndata: ${JSON.stringify({ topic, payload: { id } })}\n\n`;
const READY = "retry: 1000\nevent: ready\nid: 5\ndata: {}\n\n";

test("all followers share one connection, each hears its own topics", async () => {
  const { hub, connections } = fakeServer();
  const [left, right] = [follower("a"), follower("a", "b")];
  hub.add(left.subscription);
  hub.add(right.subscription);
  await settle();
  expect(connections.map(({ topics, after }) => ({ topics, after }))).toEqual([
    { topics: ["a", "b"], after: null },
  ]);
  connections[0]?.say(READY + event(6, "a") + event(7, "b"));
  await settle();
  expect(left.events.map(({ id }) => id)).toEqual([6]);
  expect(right.events).toEqual([
    { id: 6, topic: "a", payload: { id: 6 }, origin: "other" },
    { id: 7, topic: "b", payload: { id: 7 }, origin: "other" },
  ]);
  expect(left.states).toEqual(["connecting", "open"]);
  expect(left.resyncs).toHaveLength(1);
});

test("a new topic opens a new connection from the same position; a known one does not", async () => {
  const { hub, connections } = fakeServer();
  hub.add(follower("a").subscription);
  await settle();
  connections[0]?.say(READY + event(8, "a"));
  await settle();
  hub.add(follower("a").subscription);
  await settle();
  expect(connections).toHaveLength(1);
  hub.add(follower("b").subscription);
  await settle();
  expect(connections[0]?.signal.aborted).toBe(true);
  expect(connections[1]).toMatchObject({ topics: ["a", "b"], after: 8 });
});

test("after a cut it resumes and shows nothing twice, signs of life move the position", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const { hub, connections } = fakeServer();
  const { subscription, events, states, resyncs } = follower("a");
  hub.add(subscription);
  await vi.advanceTimersByTimeAsync(1);
  connections[0]?.say(`${READY}${event(6, "a")}:\nid: 9\n\n`);
  await vi.advanceTimersByTimeAsync(1);
  connections[0]?.end();
  await vi.advanceTimersByTimeAsync(1);
  expect(states.at(-1)).toBe("offline");
  await vi.advanceTimersByTimeAsync(1_000);
  expect(connections[1]?.after).toBe(9);
  connections[1]?.say(`event: ready\nid: 9\ndata: {}\n\n${event(9, "a")}${event(10, "a")}`);
  await vi.advanceTimersByTimeAsync(1);
  expect(events.map(({ id }) => id)).toEqual([6, 10]);
  expect(resyncs).toHaveLength(1);
  vi.useRealTimers();
});

test("a resync reaches all subscribers, and events go on from there", async () => {
  const { hub, connections } = fakeServer();
  const { subscription, events, resyncs } = follower("a");
  hub.add(subscription);
  await settle();
  connections[0]?.say(
    `${READY}event: resync\nid: 50\ndata: {}\n\n${event(40, "a")}${event(51, "a")}`,
  );
  await settle();
  expect(resyncs).toHaveLength(2);
  expect(events.map(({ id }) => id)).toEqual([51]);
});

test("without subscribers there is no connection; pausing keeps the position", async () => {
  const { hub, connections } = fakeServer();
  const stop = hub.add(follower("a").subscription);
  await settle();
  connections[0]?.say(READY);
  await settle();
  hub.pause();
  expect(connections[0]?.signal.aborted).toBe(true);
  hub.resume();
  await settle();
  expect(connections[1]?.after).toBe(5);
  stop();
  await settle();
  expect(connections[1]?.signal.aborted).toBe(true);
  expect(connections).toHaveLength(2);
});

test("a refusal is not repeated until something changes", async () => {
  const { hub, connections } = fakeServer(403);
  const { subscription, states } = follower("user:x:messages");
  hub.add(subscription);
  await settle();
  hub.wake();
  await settle();
  expect(connections).toHaveLength(1);
  expect(states).toEqual(["connecting", "offline"]);
  hub.restart();
  await settle();
  expect(connections).toHaveLength(2);
});

test("the remaining subscribers are served once the refused topic is gone, before the answer or after it", async () => {
  const asked: string[][] = [];
  const hub = createLiveHub({
    random: () => 0,
    async request(topics) {
      asked.push([...topics]);
      return new Response(new ReadableStream(), {
        status: topics.includes("user:x:messages") ? 403 : 200,
      });
    },
  });
  hub.add(follower("a").subscription);
  const dropEarly = hub.add(follower("user:x:messages").subscription);
  await Promise.resolve();
  dropEarly();
  await settle();
  expect(asked).toEqual([["a", "user:x:messages"], ["a"]]);
  const dropLate = hub.add(follower("user:x:messages").subscription);
  await settle();
  expect(asked).toHaveLength(3);
  dropLate();
  await settle();
  expect(asked.slice(3)).toEqual([["a"]]);
});

test("one follower's mistake costs the others nothing", async () => {
  const reported: unknown[] = [];
  vi.stubGlobal("reportError", (error: unknown) => void reported.push(error));
  const { hub, connections } = fakeServer();
  const good = follower("a");
  hub.add({
    ...follower("a").subscription,
    onEvent() {
      throw new Error("mistake");
    },
  });
  hub.add(good.subscription);
  await settle();
  connections[0]?.say(READY + event(6, "a"));
  await settle();
  expect(good.events).toHaveLength(1);
  expect(reported).toHaveLength(1);
  vi.unstubAllGlobals();
});

test("a connection that breaks again and again is renewed as soon as the first time", async () => {
  vi.useFakeTimers();
  const { hub, connections } = fakeServer();
  hub.add(follower("a").subscription);
  for (let times = 1; times <= 8; times += 1) {
    await vi.advanceTimersByTimeAsync(1_000);
    expect(connections).toHaveLength(times);
    connections.at(-1)?.say(READY);
    await vi.advanceTimersByTimeAsync(1);
    connections.at(-1)?.break();
  }
  vi.useRealTimers();
});

test("an unanswered question is given up and asked again", async () => {
  vi.useFakeTimers();
  const asked: AbortSignal[] = [];
  const hub = createLiveHub({
    random: () => 0,
    request: (_topics, _after, signal) => {
      asked.push(signal);
      return new Promise((_resolve, reject) => {
        signal.addEventListener("abort", () => reject(signal.reason));
      });
    },
  });
  const remove = hub.add(follower("a").subscription);
  await vi.advanceTimersByTimeAsync(14_000);
  expect(asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked[0]?.aborted).toBe(true);
  expect(asked.length).toBeGreaterThan(1);
  remove();
  vi.useRealTimers();
});
