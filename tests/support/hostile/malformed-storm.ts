import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect } from "vitest";
import { serveForTest, testEdge } from "../test-edge.ts";
import {
  LEAKED_INTERNALS,
  malformedRequests,
  type RawAnswer,
  type RawRequest,
  sendRaw,
} from "./malformed.ts";

const PARALLEL = 32;
const MEBIBYTE = 1024 * 1024;
const SEED = 20_261_115;
const PATHS = ["/api/v1/echo", "/api/v1/plain", "/api/v1/form", "/api/v1/things/1", "/", "/admin"];

/** Sends the fixed corpus and generated requests to a server of its own, and looks at every answer. */
export async function expectNoHarmBy(count: number, warmUp: number): Promise<void> {
  const { app, logged } = testEdge();
  const server = await serveForTest((request, env) => app.fetch(request, env), {
    log: logged.log,
  });
  try {
    await sendAll({ port: server.port, count, warmUp });
  } finally {
    await server.close();
  }
  expect(logged.lines().filter(({ level }) => level === "error" || level === "fatal")).toEqual([]);
}

async function sendAll({ port, count, warmUp }: { port: number; count: number; warmUp: number }) {
  const requests = malformedRequests({ paths: PATHS, count, seed: SEED });
  expect(requests).toHaveLength(count);
  const faults: string[] = [];
  const statuses = new Map<number, number>();
  await sendEach(port, requests.slice(0, warmUp), () => undefined);
  const before = usedMemory();
  await sendEach(port, requests, (label, answer) => {
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    const fault = faultOf(answer);
    if (fault) faults.push(`${fault}: ${label} → ${answer.status} ${answer.body.slice(0, 200)}`);
  });
  expect(faults).toEqual([]);
  // Both sides must have been reached: what the application refuses and what it answers.
  for (const status of [200, 400, 403, 404, 405, 415, 431]) {
    expect([status, (statuses.get(status) ?? 0) > 0]).toEqual([status, true]);
  }
  expect(usedMemory() - before).toBeLessThan(50 * MEBIBYTE);
}

/** What is really in use: without a collection first, the number would depend on its timing. */
function usedMemory(): number {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

async function sendEach(
  port: number,
  requests: readonly RawRequest[],
  look: (label: string, answer: RawAnswer) => void,
): Promise<void> {
  let next = 0;
  const work = async (): Promise<void> => {
    for (let request = requests[next++]; request; request = requests[next++]) {
      look(request.label, await sendRaw(port, request.bytes));
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
