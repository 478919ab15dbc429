import { LEAKED_INTERNALS } from "#tests/support/hostile/malformed.ts";
import type { Figure } from "../../report/figure.ts";
import { signIn } from "../people.ts";
import { count, must, type Scenario } from "../scenario.ts";
import { type EngineName, freePort, openStage } from "../stage.ts";
import { collectValues, readOperations } from "./known-values.ts";
import { randomFrom } from "./random.ts";
import {
  AUTH_OPERATIONS,
  type FuzzRequest,
  type Known,
  type Operation,
  operationsOf,
  requestFor,
} from "./requests.ts";

/** On each engine; `FUZZ_REQUESTS` says otherwise. */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 11_000);
/** `FUZZ_SEED` repeats operations, roles and hostile values; ids are those a run has met so far. */
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_118);
const AT_ONCE = 6;
const ANSWER_MS = 20_000;
const SHOWN = 25;
/** Of a log line: the query, the stack and the cause behind it. */
const LINE = 6_000;

const ROLES = ["visitor", "kunde", "speaker", "admin"] as const;
type Role = (typeof ROLES)[number];

/** Boundary values in everything the API takes, in every role, on both engines. */
export const fuzz: Scenario = {
  proves: ["R-35"],
  title: "whatever is sent to the API, in any role, is answered as promised and never with a 5xx",
  async run() {
    const embedded = await fuzzEngine("embedded");
    return [...embedded, ...(await fuzzEngine("PostgreSQL"))];
  },
};

async function fuzzEngine(engine: EngineName): Promise<Figure[]> {
  const stage = await openStage(engine);
  const faults: string[] = [];
  const logged: string[] = [];
  const onOutput = (text: string) => {
    for (const line of text.split("\n")) {
      // The line of a request only repeats the status that is looked at anyway.
      if (/"level":"(?:error|fatal)".*"err":/.test(line)) logged.push(line.slice(0, LINE));
    }
  };
  try {
    const server = await stage.start(await freePort(), { LOG_LEVEL: "error" }, onOutput);
    const begun = performance.now();
    const statuses = await sendAll(server.url, faults);
    const seconds = (performance.now() - begun) / 1000;
    const ending = await server.stop();
    if (ending.code !== 0) faults.push(`the server ended with ${ending.code}`);
    must(
      faults.length === 0 && logged.length === 0,
      [
        `${engine}, FUZZ_SEED=${SEED}: ${faults.length} faults, ${logged.length} errors logged`,
        ...[...new Set(faults)].slice(0, SHOWN),
        ...[...new Set(logged)].slice(0, SHOWN),
      ].join("\n"),
    );
    const groups = [200, 300, 400, 500].map((group) => {
      const inGroup = [...statuses].filter(([status]) => Math.floor(status / 100) * 100 === group);
      return count(`${engine}: answered ${group / 100}xx`, sumOf(inGroup), "answers");
    });
    return [count(`${engine}: requests`, REQUESTS, `in ${Math.round(seconds)} s`), ...groups];
  } finally {
    await stage.close();
  }
}

const sumOf = (counts: readonly (readonly [number, number])[]) =>
  counts.reduce((total, [, some]) => total + some, 0);

type Session = { token: string | undefined; refusals: number; requests: number };

async function sendAll(url: string, faults: string[]): Promise<Map<number, number>> {
  const random = randomFrom(SEED);
  const document = await readOperations(url);
  const operations = [...operationsOf(document), ...AUTH_OPERATIONS];
  must(operations.length > 200, "the document of the API is nearly empty");
  const sessions = new Map<Role, Session>();
  for (const role of ROLES) {
    sessions.set(role, { token: await tokenOf(url, role), refusals: 0, requests: 0 });
  }
  const values = await collectValues(url, operations, [...sessions.values()], random);
  const known: Known = { schemas: document.components?.schemas ?? {}, valueOf: values };
  const statuses = new Map<number, number>();
  let sent = 0;
  const work = async () => {
    while (sent < REQUESTS) {
      const index = sent++;
      // A number of its own for each request: what a fault names can be sent again alone.
      const own = randomFrom(SEED + index * 7_919);
      const operation = operations[index % operations.length] as Operation;
      const role = ROLES[(Math.floor(index / operations.length) + index) % ROLES.length] as Role;
      const session = sessions.get(role) as Session;
      const request = requestFor(own, known, operation, session.token);
      const answer = await send(url, request, operation);
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      if (answer.fault) faults.push(faultLine(index, role, request, answer));
      await keepSession(url, role, session, answer.status);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  for (const [role, { refusals, requests }] of sessions) {
    const isUseful = role === "visitor" || refusals < requests / 3;
    if (!isUseful) faults.push(`${role} was signed in too seldom: ${refusals} of ${requests}`);
  }
  return statuses;
}

/** What was sent may have signed its sender out. */
async function keepSession(url: string, role: Role, session: Session, status: number) {
  session.requests += 1;
  if (status !== 401) return;
  session.refusals += 1;
  session.token = await tokenOf(url, role);
}

async function tokenOf(url: string, role: Role): Promise<string | undefined> {
  return role === "visitor" ? undefined : (await signIn(url, role)).token;
}

type Answer = { status: number; fault: string | null; body: string };

async function send(url: string, request: FuzzRequest, operation: Operation): Promise<Answer> {
  const { method, path, headers, body } = request;
  try {
    const answer = await fetch(url + path, {
      method,
      headers,
      redirect: "manual",
      signal: AbortSignal.timeout(ANSWER_MS),
      ...(body === undefined ? {} : { body }),
    });
    const type = answer.headers.get("content-type") ?? "";
    if (type.startsWith("text/event-stream")) {
      await answer.body?.cancel();
      return { status: answer.status, fault: null, body: "" };
    }
    const text = await answer.text();
    return {
      status: answer.status,
      fault: faultOf(answer.status, type, text, operation),
      body: text,
    };
  } catch (error) {
    const reason = error instanceof Error ? `${error.message} ${String(error.cause ?? "")}` : "";
    // The server may close the connection on a body it does not want to read.
    const isHuge = typeof body === "string" && body.length > 1_000_000;
    return { status: 0, fault: isHuge ? null : `no answer: ${reason}`, body: "" };
  }
}

function faultOf(status: number, type: string, body: string, operation: Operation): string | null {
  // A part that an administrator has switched off, as these requests may do, says so.
  const isPause = status === 503 && operation.responses?.["503"] !== undefined;
  if (status >= 500 && !isPause) return "server error";
  if (status >= 400 && LEAKED_INTERNALS.test(body)) return "internals in the answer";
  const promised = Object.keys(operation.responses?.[String(status)]?.content ?? {});
  const isJsonPromised =
    status >= 400 || (promised.length > 0 && promised.every((one) => one.includes("json")));
  if (!isJsonPromised || body === "") return null;
  return type.includes("json") && isJson(body) ? null : `no JSON but ${type}`;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function faultLine(index: number, role: Role, request: FuzzRequest, answer: Answer): string {
  const body = typeof request.body === "string" ? request.body.slice(0, 300) : "form";
  const call = `${request.method} ${request.path.slice(0, 300)}`;
  return `#${index} ${role} ${call} ${body} → ${answer.status} ${answer.fault}: ${answer.body.slice(0, 160)}`;
}
