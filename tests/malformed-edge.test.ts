import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  LEAKED_INTERNALS,
  malformedRequests,
  type RawAnswer,
  sendRaw,
} from "./support/malformed.ts";
import { serveForTest, testEdge } from "./support/test-edge.ts";

const COUNT = 10_000;
const PARALLEL = 32;
const MEBIBYTE = 1024 * 1024;

const { app, logged } = testEdge();
let server: Awaited<ReturnType<typeof serveForTest>>;
beforeAll(async () => {
  server = await serveForTest((request, env) => app.fetch(request, env), { log: logged.log });
});
afterAll(() => server.close());

const seed = 20_261_115;
const requests = malformedRequests({
  paths: ["/api/v1/echo", "/api/v1/plain", "/api/v1/form", "/api/v1/things/1", "/", "/admin"],
  count: COUNT,
  seed,
});

test("10,000 malformed requests: no 5xx, no stack, every refusal JSON or a German page [R-25]", async () => {
  expect(requests).toHaveLength(COUNT);
  const faults: string[] = [];
  const statuses = new Map<number, number>();
  await sendRange(0, 1000, () => undefined);
  const before = usedMemory();
  await sendRange(0, COUNT, (label, answer) => {
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    const fault = faultOf(answer);
    if (fault) faults.push(`${fault}: ${label} → ${answer.status} ${answer.body.slice(0, 200)}`);
  });
  expect(faults).toEqual([]);
  expect(logged.lines().filter(({ level }) => level === "error" || level === "fatal")).toEqual([]);
  // Both sides must have been reached: what the application refuses and what it answers.
  for (const status of [200, 400, 403, 404, 405, 415, 431]) {
    expect([status, (statuses.get(status) ?? 0) > 0]).toEqual([status, true]);
  }
  expect(usedMemory() - before).toBeLessThan(50 * MEBIBYTE);
});

/** What is really in use: without a collection first, the number would depend on its timing. */
function usedMemory(): number {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

async function sendRange(
  from: number,
  to: number,
  look: (label: string, answer: RawAnswer) => void,
): Promise<void> {
  let next = from;
  const work = async (): Promise<void> => {
    for (let index = next++; index < to; index = next++) {
      const request = requests[index];
      if (request) look(request.label, await sendRaw(server.port, request.bytes));
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, work));
}

function faultOf({ status, head, body }: RawAnswer): string | null {
  if (status >= 500) return "server error";
  if (LEAKED_INTERNALS.test(body)) return "internals in the answer";
  if (status < 400 || body === "") return null;
  const isProblem =
    /content-type: application\/json/i.test(head) && body.includes('"error":{"code":');
  const isPage = /content-type: text\/html/i.test(head);
  return isProblem || isPage || body === "Anmeldung" ? null : "neither JSON nor a page";
}
