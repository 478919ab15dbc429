import { connect, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { quantile } from "../../report/figure.ts";
import { count, must, type Scenario } from "../scenario.ts";
import { freePort, openStage } from "../stage.ts";

/** What the product promises to cut; a second for the look every second, one for the machine. */
const CUT_LIMIT_MS = { headers: 17_000, body: 32_000 };
const QUICK_REQUESTS = 400;
/** Below this the noise of the machine is larger than any delay. */
const FLOOR_MS = 25;

export const slowClients: Scenario = {
  proves: ["R-26"],
  title:
    "hundreds of clients that send a byte a second or do not read: others hardly notice, all are cut",
  async run({ isShort }) {
    const share = isShort ? 0.2 : 1;
    const stage = await openStage("embedded");
    const port = await freePort();
    const server = await stage.start(port);
    try {
      await quickRequests(server.url);
      const alone = await quickRequests(server.url);
      const before = await server.descriptors();
      const headers = many(500 * share, () =>
        trickle(port, "GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: "),
      );
      const bodies = many(200 * share, () => trickle(port, bodyHead()));
      const deaf = many(200 * share, () => askAndNotRead(port));
      await wait(2_000);
      const beside = await quickRequests(server.url);
      const cutHeaders = await Promise.all(headers.map(({ closed }) => closed));
      const cutBodies = await Promise.all(bodies.map(({ closed }) => closed));
      must(
        Math.max(...cutHeaders) <= CUT_LIMIT_MS.headers,
        `Slow headers lived ${Math.max(...cutHeaders)} ms.`,
      );
      must(
        Math.max(...cutBodies) <= CUT_LIMIT_MS.body,
        `Slow bodies lived ${Math.max(...cutBodies)} ms.`,
      );
      for (const { socket } of deaf) socket.destroy();
      await wait(1_500);
      const left = (await server.descriptors()) - before;
      must(left <= 20, `${left} connections are still open.`);
      must(
        isShort || beside <= 2 * Math.max(alone, FLOOR_MS),
        `Others waited ${beside} instead of ${alone} ms.`,
      );
      return [
        count("slow clients at once", headers.length + bodies.length + deaf.length, "connections"),
        count("others' p99 without them", alone, "ms"),
        count("others' p99 beside them", beside, "ms"),
        count("slow headers cut after, longest", Math.max(...cutHeaders), "ms"),
        count("slow body cut after, longest", Math.max(...cutBodies), "ms"),
      ];
    } finally {
      await server.kill();
      await stage.close();
    }
  },
};

type SlowClient = { socket: Socket; closed: Promise<number> };

function many(number: number, open: () => SlowClient): SlowClient[] {
  return Array.from({ length: Math.round(number) }, open);
}

function bodyHead(): string {
  const lines = [
    "POST /api/v1/bookings HTTP/1.1",
    "Host: localhost",
    "Content-Type: application/json",
  ];
  return [...lines, "Content-Length: 5000", "", ""].join("\r\n");
}

/** A byte every second for as long as it is allowed to. */
function trickle(port: number, head: string): SlowClient {
  const begun = performance.now();
  const socket = connect(port, "127.0.0.1", () => socket.write(head));
  const timer = setInterval(() => socket.write("x"), 1_000);
  socket.on("error", () => undefined);
  socket.resume();
  const closed = new Promise<number>((resolve) =>
    socket.once("close", () => {
      clearInterval(timer);
      resolve(performance.now() - begun);
    }),
  );
  return { socket, closed };
}

/** Asks for more than the network keeps and takes nothing of it. */
function askAndNotRead(port: number): SlowClient {
  const socket = connect(port, "127.0.0.1", () => {
    socket.pause();
    socket.write(
      "GET / HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: identity\r\n\r\n".repeat(50),
    );
  });
  socket.on("error", () => undefined);
  return { socket, closed: new Promise((resolve) => socket.once("close", () => resolve(0))) };
}

/** p99 of requests one after the other, so that the client itself is no load. */
async function quickRequests(url: string): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < QUICK_REQUESTS; n += 1) {
    const begun = performance.now();
    const answer = await fetch(`${url}/api/v1/speakers?limit=12`);
    await answer.arrayBuffer();
    must(answer.ok, `A quick client was answered with ${answer.status}.`);
    times.push(performance.now() - begun);
  }
  return quantile(times, 0.99);
}
