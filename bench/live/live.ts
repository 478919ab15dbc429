import { mkdtemp, rm } from "node:fs/promises";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { createLiveHub } from "#app/live/live-hub.ts";
import { collectGarbage, inspectable } from "../collect-garbage.ts";
import { type Figure, quantile } from "../report/figure.ts";
import { type ServerProcess, startServer } from "../server/server-process.ts";
import { openTalk, type Person, send, type Talk } from "./demo-talk.ts";
import { timeToScreen } from "./live-screen.ts";

const PORT = 4805;
const INSPECTOR_PORT = 4806;

const FULL = {
  idleStreams: 5_000,
  /** Messages on their way to a stream, and to the other person's screen. */
  sent: 200,
  shown: 100,
  /** The load of R-15. */
  clients: 50,
  messages: 2_000,
  cuts: 40,
};
type Sizes = typeof FULL;

/**
 * Open pages that wait, the way of a message to the other person's screen, and pages that are cut all
 * the time. Smaller sizes show that it works.
 */
export async function benchLive(sizes: Sizes = FULL): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), "wortbuehne-bench-"));
  // One proxy is trusted, so that the streams come from many addresses.
  const env = {
    DATA_DIR: folder,
    RATE_LIMITS: "0",
    TRUST_PROXY: "1",
    ...inspectable(INSPECTOR_PORT),
  };
  const server = await startServer(PORT, env);
  try {
    const talk = await openTalk(server.url);
    return [
      ...(await idleStreams(server, sizes)),
      ...(await timeToStream(talk, sizes)),
      ...(await timeToScreen(talk, sizes.shown)),
      await cutClients(talk, sizes),
    ];
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function idleStreams(server: ServerProcess, { idleStreams }: Sizes): Promise<Figure[]> {
  const answer = await fetch(`${server.url}/api/v1/speakers?limit=1`);
  const { items } = (await answer.json()) as { items: { id: string }[] };
  const topic = `speaker:${items[0]?.id}:calendar`;
  // The first ones make the process grow by what opening them leaves behind, which is not theirs.
  closeAll(await openSockets(topic, idleStreams));
  await wait(5_000);
  const before = await memoryInUse(server);
  const sockets = await openSockets(topic, idleStreams);
  await wait(5_000);
  const after = await memoryInUse(server);
  const stillOpen = sockets.filter(({ destroyed }) => !destroyed).length;
  closeAll(sockets);
  const bytes = ((after - before) * 1024 * 1024) / idleStreams;
  return [
    { name: "open streams on one process", value: stillOpen, unit: "" },
    {
      name: "memory of an idle stream",
      value: bytes / 1024,
      unit: "kB",
      ratio: { value: bytes / 1024 / 20, to: "20 kB" },
    },
  ];
}

async function memoryInUse(server: ServerProcess): Promise<number> {
  await collectGarbage(INSPECTOR_PORT);
  return server.residentMb();
}

async function openSockets(topic: string, count: number): Promise<Socket[]> {
  const sockets: Socket[] = [];
  while (sockets.length < count) {
    const some = Array.from({ length: 50 }, (_, n) => openSocket(topic, sockets.length + n));
    sockets.push(...(await Promise.all(some)));
  }
  return sockets;
}

function closeAll(sockets: readonly Socket[]): void {
  for (const socket of sockets) socket.destroy();
}

/** A bare socket: the client's memory is not what is measured. */
function openSocket(topic: string, number: number): Promise<Socket> {
  const { promise, resolve, reject } = Promise.withResolvers<Socket>();
  const address = `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`;
  const socket = connect(PORT, "localhost", () => {
    socket.write(
      `GET /api/v1/live?topics=${topic} HTTP/1.1\r\nhost: localhost:${PORT}\r\nx-forwarded-for: ${address}\r\n\r\n`,
    );
  });
  socket.once("error", reject);
  socket.once("close", () => reject(new Error(`A stream was refused: ${head}`)));
  let head = "";
  socket.on("data", function read(chunk) {
    head += chunk;
    if (!head.includes("event: ready")) return;
    socket.off("data", read);
    socket.resume();
    resolve(socket);
  });
  return promise;
}

type Follower = { sequences: number[]; onMessage: (() => void) | null; cut(): void; stop(): void };

async function follow({ url }: Talk, { token, id }: Person): Promise<Follower> {
  const { promise: opened, resolve } = Promise.withResolvers<void>();
  let connection: AbortController | undefined;
  const hub = createLiveHub({
    random: Math.random,
    async request(_topics, after, signal) {
      connection = new AbortController();
      return fetch(`${url}/api/v1/live${after === null ? "" : `?after=${after}`}`, {
        headers: { authorization: `Bearer ${token}` },
        signal: AbortSignal.any([signal, connection.signal]),
      });
    },
  });
  const follower: Follower = {
    sequences: [],
    onMessage: null,
    cut() {
      connection?.abort();
      setTimeout(hub.wake, 5);
    },
    stop: hub.add({
      topics: [`user:${id}:messages`],
      onEvent: ({ payload }) => {
        if (payload.change !== "insert") return;
        follower.sequences.push(Number(payload.sequence));
        follower.onMessage?.();
      },
      onResync: resolve,
    }),
  };
  await opened;
  return follower;
}

async function timeToStream(talk: Talk, { sent }: Sizes): Promise<Figure[]> {
  const reader = await follow(talk, talk.speaker);
  const times: number[] = [];
  for (let number = 0; number < sent; number += 1) {
    const { promise, resolve } = Promise.withResolvers<void>();
    reader.onMessage = resolve;
    const begun = performance.now();
    await Promise.all([send(talk, number), promise]);
    times.push(performance.now() - begun);
  }
  reader.stop();
  const p95 = quantile(times, 0.95);
  return [
    {
      name: "message sent until the other page's stream has it, p50",
      value: quantile(times, 0.5),
      unit: "ms",
    },
    {
      name: "message sent until the other page's stream has it, p95",
      value: p95,
      unit: "ms",
      ratio: { value: p95 / 300, to: "300 ms" },
    },
  ];
}

/** R-15 in full: every page has to end with the same list, without gap or double. */
async function cutClients(talk: Talk, { clients, messages, cuts }: Sizes): Promise<Figure> {
  const people = Array.from({ length: clients }, (_, n) => (n % 2 ? talk.customer : talk.speaker));
  const followers = await Promise.all(people.map((person) => follow(talk, person)));
  const everyNth = messages / cuts;
  for (let number = 0; number < messages; number += 1) {
    await send(talk, number);
    for (const [index, follower] of followers.entries()) {
      if ((number + index) % everyNth === 0) follower.cut();
    }
  }
  while (followers.some(({ sequences }) => sequences.length < messages)) await wait(50);
  await wait(500);
  const isWhole = ({ sequences }: Follower) =>
    sequences.length === messages &&
    sequences.every((sequence, index) => sequence === (sequences[0] ?? 0) + index);
  const whole = followers.filter(isWhole).length;
  for (const follower of followers) follower.stop();
  const name = `pages with the whole list after ${messages} messages and ${cuts} cuts each`;
  return { name, value: whole, unit: "", ratio: { value: whole / clients, to: `all ${clients}` } };
}
