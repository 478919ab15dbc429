import { expect, test, vi } from "vitest";
import { failure, ok } from "#domain/result.ts";
import type { Fault, Message, NewMessage } from "../../messaging-api.ts";
import { createThread } from "./thread.ts";
import type { Unsent } from "./thread-state.ts";

const UNREACHABLE: Fault = { kind: "unreachable", code: null, message: null };
const REFUSED: Fault = { kind: "refused", code: "message_text", message: "Zu lang." };

/** A conversation on a server that can be cut off, refuses on demand and knows every `client_id`. */
function fakeServer(stored: Message[] = []) {
  const byClient = new Map<string, Message>();
  let running = 0;
  const server = {
    stored,
    fault: null as Fault | null,
    losesAnswer: false,
    mostAtOnce: 0,
    readCalls: 0,
    read: async ({ after, before }: { after?: number; before?: number }) => {
      if (server.fault) return failure(server.fault);
      const known = stored.toSorted((a, b) => a.sequence - b.sequence);
      if (after !== undefined) {
        const newer = known.filter(({ sequence }) => sequence > after);
        return ok({ items: newer.slice(0, 2), has_more: newer.length > 2 });
      }
      const older = known.filter(({ sequence }) => sequence < (before ?? Number.POSITIVE_INFINITY));
      return ok({ items: older.slice(-2), has_more: older.length > 2 });
    },
    markRead: async () => {
      server.readCalls += 1;
      return server.fault ? failure(server.fault) : ok(null);
    },
    send: async ({ message, client_id }: NewMessage) => {
      running += 1;
      server.mostAtOnce = Math.max(server.mostAtOnce, running);
      await Promise.resolve();
      running -= 1;
      if (server.fault) return failure(server.fault);
      const before = byClient.get(client_id);
      if (before) return ok(before);
      const created = from("own", stored.length + 1, message);
      stored.push(created);
      byClient.set(client_id, created);
      return server.losesAnswer ? failure(UNREACHABLE) : ok(created);
    },
  };
  return server;
}

function from(sender_id: string, sequence: number, message = `Nummer ${sequence}`): Message {
  return {
    id: `m${sequence}`,
    conversation_id: "c",
    sequence,
    sender_id,
    sender_name: "Ada Test",
    sender_is_speaker: false,
    message,
    is_read: false,
    created_at: "2026-11-16T09:00:00.000Z",
    attachments: [],
  };
}

function open(server = fakeServer(), kept: readonly Unsent[] = []) {
  const memory = { unsent: kept };
  let next = 1;
  const thread = createThread({
    ownId: "own",
    api: server,
    unsent: { load: () => memory.unsent, save: (unsent) => Object.assign(memory, { unsent }) },
    now: () => 0,
    newId: () => `client-${next++}`,
  });
  return { thread, server, memory };
}

const texts = (thread: ReturnType<typeof open>["thread"]) =>
  thread.state().messages.map(({ message }) => message);

test("a message stands there before the server answers and once after it", async () => {
  const { thread } = open();
  await thread.load();
  const sending = thread.send("Hallo");
  expect(thread.state().unsent).toMatchObject([{ message: "Hallo", state: "sending" }]);
  expect(await sending).toEqual({ kind: "sent" });
  expect(thread.state().unsent).toEqual([]);
  expect(texts(thread)).toEqual(["Hallo"]);
});

test("nothing is sent while a send is in progress, and the order is kept [CHAT-27]", async () => {
  const { thread, server } = open();
  await thread.load();
  await Promise.all([thread.send("eins"), thread.send("zwei"), thread.send("drei")]);
  expect(server.mostAtOnce).toBe(1);
  expect(texts(thread)).toEqual(["eins", "zwei", "drei"]);
});

test("without a connection messages wait in order and go out with the next try", async () => {
  const { thread, server, memory } = open();
  await thread.load();
  server.fault = UNREACHABLE;
  const outcomes = await Promise.all([thread.send("eins"), thread.send("zwei")]);
  expect(outcomes.map(({ kind }) => kind)).toEqual(["unreachable", "unreachable"]);
  expect(memory.unsent.map(({ message, state }) => [message, state])).toEqual([
    ["eins", "failed"],
    ["zwei", "failed"],
  ]);
  server.fault = null;
  await thread.retry();
  expect(server.stored.map(({ message }) => message)).toEqual(["eins", "zwei"]);
  expect(memory.unsent).toEqual([]);
});

test("what waited goes out when the stream is back after a cut, not when a page opens", async () => {
  const { thread, server } = open();
  await thread.load();
  server.fault = UNREACHABLE;
  await thread.send("Hallo");
  server.fault = null;
  await thread.comeBack(false);
  expect(thread.state().unsent).toMatchObject([{ message: "Hallo", state: "failed" }]);
  await thread.comeBack(true);
  expect(thread.state().unsent).toEqual([]);
  expect(texts(thread)).toEqual(["Hallo"]);
});

test("a lost answer doubles nothing", async () => {
  const { thread, server } = open();
  await thread.load();
  server.losesAnswer = true;
  await thread.send("Hallo");
  await thread.catchUp();
  server.losesAnswer = false;
  await thread.retry();
  expect(texts(thread)).toEqual(["Hallo"]);
  expect(thread.state().unsent).toEqual([]);
});

test("what was not sent is there again after a reload", async () => {
  const first = open();
  await first.thread.load();
  first.server.fault = UNREACHABLE;
  await first.thread.send("Hallo");
  const { thread } = open(fakeServer(), first.memory.unsent);
  expect(thread.state().unsent).toMatchObject([{ message: "Hallo", state: "failed" }]);
});

test("a refusal names the message and can be put away", async () => {
  const { thread, server } = open();
  await thread.load();
  server.fault = REFUSED;
  const outcome = await thread.send("Hallo");
  expect(outcome).toMatchObject({ kind: "refused", fault: REFUSED });
  if (outcome.kind === "refused") thread.discard(outcome.unsent.client_id);
  expect(thread.state().unsent).toEqual([]);
});

test("what others wrote arrives completely, older ones on demand", async () => {
  const server = fakeServer([1, 2, 3, 4, 5].map((sequence) => from("other", sequence)));
  const { thread } = open(server);
  await thread.load();
  expect(texts(thread)).toEqual(["Nummer 4", "Nummer 5"]);
  await thread.loadOlder();
  expect(thread.state()).toMatchObject({ hasOlder: true, isLoadingOlder: false });
  await thread.loadOlder();
  expect(thread.state().hasOlder).toBe(false);
  server.stored.push(from("other", 6), from("other", 7), from("other", 8));
  await thread.catchUp();
  expect(texts(thread)).toHaveLength(8);
});

test.each(["catchUp", "resync"] as const)(
  "what was written before an own message arrives also if that was known first: %s [R-15]",
  async (read) => {
    const { thread, server } = open(fakeServer([from("other", 1)]));
    await thread.load();
    server.stored.push(from("other", 2));
    await thread.send("Hallo");
    expect(texts(thread)).toEqual(["Nummer 1", "Hallo"]);
    await thread[read]();
    expect(texts(thread)).toEqual(["Nummer 1", "Nummer 2", "Hallo"]);
  },
);

test("after a gap own messages learn that they were read [CHAT-18]", async () => {
  const server = fakeServer([from("own", 1), from("own", 2)]);
  const { thread } = open(server);
  await thread.load();
  for (const [index, message] of server.stored.entries()) {
    server.stored[index] = { ...message, is_read: true };
  }
  await thread.resync();
  expect(thread.state().messages.map(({ is_read }) => is_read)).toEqual([true, true]);
});

test("the server is told only if there is something new to have seen", async () => {
  const server = fakeServer([from("other", 1)]);
  const { thread } = open(server);
  await thread.load();
  expect(await thread.markRead()).toBe(true);
  expect(await thread.markRead()).toBe(false);
  expect(server.readCalls).toBe(1);
});

test("a conversation that cannot be read says so and can be tried again", async () => {
  const { thread, server } = open();
  server.fault = UNREACHABLE;
  expect(await thread.load()).toBe(false);
  expect(thread.state().status).toBe("failed");
  server.fault = null;
  expect(await thread.load()).toBe(true);
  expect(thread.state().status).toBe("ready");
});

test("what is written while the conversation loads is asked for right after it", async () => {
  const server = fakeServer([from("other", 1)]);
  const { thread } = open(server);
  const { promise: held, resolve: answer } = Promise.withResolvers<void>();
  const read = server.read;
  server.read = async (query) => {
    const page = await read(query);
    await held;
    return page;
  };
  const loading = thread.load();
  await Promise.resolve();
  server.stored.push(from("other", 2));
  const caughtUp = thread.catchUp();
  answer();
  await Promise.all([loading, caughtUp]);
  expect(texts(thread)).toEqual(["Nummer 1", "Nummer 2"]);
});

test("a message whose event came in a hole of the network is asked for again", async () => {
  vi.useFakeTimers();
  const server = fakeServer([from("other", 1)]);
  const { thread } = open(server);
  await thread.load();
  server.stored.push(from("other", 2));
  server.fault = UNREACHABLE;
  const caughtUp = thread.catchUp();
  await vi.advanceTimersByTimeAsync(1_500);
  server.fault = null;
  await vi.advanceTimersByTimeAsync(4_000);
  await caughtUp;
  expect(texts(thread)).toEqual(["Nummer 1", "Nummer 2"]);
  vi.useRealTimers();
});

test("what was deleted is not shown any more", async () => {
  const { thread } = open(fakeServer([from("other", 1), from("own", 2)]));
  await thread.load();
  thread.forget("m1");
  expect(texts(thread)).toEqual(["Nummer 2"]);
});

test("an answer that breaks off halfway is asked for again and stops nothing", async () => {
  vi.useFakeTimers();
  const { thread, server } = open(fakeServer([from("other", 1)]));
  await thread.load();
  const { read, send } = server;
  server.read = () => Promise.reject(new TypeError("network error"));
  server.send = () => Promise.reject(new TypeError("network error"));
  server.stored.push(from("other", 2));
  const caughtUp = thread.catchUp();
  expect(await thread.send("Hallo")).toEqual({ kind: "unreachable" });
  Object.assign(server, { read, send });
  await vi.advanceTimersByTimeAsync(2_000);
  await caughtUp;
  await thread.retry();
  expect(texts(thread)).toEqual(["Nummer 1", "Nummer 2", "Hallo"]);
  vi.useRealTimers();
});
