import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { createLiveHub } from "#app/live/live-hub.ts";
import { type Figure, quantile } from "./figure.ts";
import { type ServerProcess, startServer } from "./server-process.ts";

const PORT = 4805;
const IDLE_STREAMS = 5_000;
const WARM_UP_STREAMS = 1_000;
const SENT = 200;
const CLIENTS = 50;
const MESSAGES = 2_000;
const CUTS = 40;
/** As the start prints it. */
const PASSWORD = "Buehne-frei-2026";

/** Open pages that wait, the way of a message to the other page, and pages that are cut all the time. */
export async function benchLive(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), "wortbuehne-bench-"));
  // One proxy is trusted, so that the streams come from many addresses.
  const env = { DATA_DIR: folder, RATE_LIMITS: "0", TRUST_PROXY: "1" };
  const server = await startServer(PORT, env);
  try {
    const talk = await openTalk(server.url);
    return [...(await idleStreams(server)), ...(await timeToPage(talk)), await cutClients(talk)];
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function idleStreams(server: ServerProcess): Promise<Figure[]> {
  const answer = await fetch(`${server.url}/api/v1/speakers?limit=1`);
  const { items } = (await answer.json()) as { items: { id: string }[] };
  const topic = `speaker:${items[0]?.id}:calendar`;
  // The first ones make the process grow by what it needs for any number of them.
  closeAll(await openSockets(topic, WARM_UP_STREAMS));
  await wait(5_000);
  const before = await server.residentMb();
  const sockets = await openSockets(topic, IDLE_STREAMS);
  await wait(5_000);
  const after = await server.residentMb();
  closeAll(sockets);
  const bytes = ((after - before) * 1024 * 1024) / IDLE_STREAMS;
  return [
    { name: "open streams on one process", value: sockets.length, unit: "" },
    {
      name: "memory of an idle stream",
      value: bytes / 1024,
      unit: "kB",
      ratio: { value: bytes / 1024 / 20, to: "20 kB" },
    },
  ];
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

type Person = { token: string; id: string };
type Talk = { url: string; id: string; customer: Person; speaker: Person };

async function openTalk(url: string): Promise<Talk> {
  const [customer, speaker] = await Promise.all([
    signIn(url, "kunde@demo.example"),
    signIn(url, "speaker@demo.example"),
  ]);
  const own = await Promise.all([customer, speaker].map((person) => conversationsOf(url, person)));
  const id = own[0]?.find((one) => own[1]?.includes(one));
  if (!id) throw new Error("The demo has no conversation between its customer and its speaker.");
  return { url, id, customer, speaker };
}

async function signIn(url: string, email: string): Promise<Person> {
  const answer = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  const { access_token, user } = (await answer.json()) as {
    access_token: string;
    user: { id: string };
  };
  return { token: access_token, id: user.id };
}

async function conversationsOf(url: string, { token }: Person): Promise<string[]> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${url}/api/v1/conversations`, { headers });
  const { items } = (await answer.json()) as { items: { id: string }[] };
  return items.map(({ id }) => id);
}

async function send({ url, id, customer, speaker }: Talk, number: number): Promise<void> {
  // In turns: nobody may write on and on without an answer.
  const { token } = number % 2 === 0 ? customer : speaker;
  const answer = await fetch(`${url}/api/v1/conversations/${id}/messages`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify({ message: `Nachricht ${number}`, client_id: randomUUID() }),
  });
  if (!answer.ok) throw new Error(`Sending failed: ${answer.status} ${await answer.text()}`);
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

async function timeToPage(talk: Talk): Promise<Figure[]> {
  const reader = await follow(talk, talk.speaker);
  const times: number[] = [];
  for (let number = 0; number < SENT; number += 1) {
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
      name: "message sent until it reaches the other page, p50",
      value: quantile(times, 0.5),
      unit: "ms",
    },
    {
      name: "message sent until it reaches the other page, p95",
      value: p95,
      unit: "ms",
      ratio: { value: p95 / 300, to: "300 ms" },
    },
  ];
}

/** R-15 in full: every page has to end with the same list, without gap or double. */
async function cutClients(talk: Talk): Promise<Figure> {
  const people = Array.from({ length: CLIENTS }, (_, n) => (n % 2 ? talk.customer : talk.speaker));
  const followers = await Promise.all(people.map((person) => follow(talk, person)));
  const everyNth = MESSAGES / CUTS;
  for (let number = 0; number < MESSAGES; number += 1) {
    await send(talk, number);
    for (const [index, follower] of followers.entries()) {
      if ((number + index) % everyNth === 0) follower.cut();
    }
  }
  while (followers.some(({ sequences }) => sequences.length < MESSAGES)) await wait(50);
  await wait(500);
  const isWhole = ({ sequences }: Follower) =>
    sequences.length === MESSAGES &&
    sequences.every((sequence, index) => sequence === (sequences[0] ?? 0) + index);
  const whole = followers.filter(isWhole).length;
  for (const follower of followers) follower.stop();
  const name = `pages with the whole list after ${MESSAGES} messages and ${CUTS} cuts each`;
  return { name, value: whole, unit: "", ratio: { value: whole / CLIENTS, to: `all ${CLIENTS}` } };
}
