import { expect } from "vitest";
import type { Db } from "#data/db.ts";
import { createApi } from "#server/api/api.ts";
import { API_MOUNT } from "#server/api/docs/api-mount.ts";
import { describeApi, type JsonSchema } from "#server/api/docs/openapi-document.ts";
import { OPERATIONS } from "#server/api/operations.ts";
import { signedIn, testCtx } from "../test-ctx.ts";

// Malformed input is refused before anything is asked of the database; what gets through to it fails.
const noDatabase = {} as Db;
const ID = "00000000-0000-4000-8000-000000000000";

type Role = "customer" | "speaker" | "admin";

// Building all operations takes longer than asking them, so that all tests ask the same ones.
let role: Role = "customer";
const api = createApi(testCtx(noDatabase), async (c, next) => {
  c.set("viewer", signedIn(role, ID));
  await next();
});
api.onError((_, c) => c.json(null, 500));
const document = describeApi(OPERATIONS, "http://localhost:3000");
const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({
    method: method.toUpperCase(),
    path: path.slice(API_MOUNT.length).replace(/\{\w+\}/g, ID),
    operation,
  })),
);

function namesOf(schema: JsonSchema): string[] {
  const named = schema.$ref?.split("/").at(-1);
  const found = named ? document.components.schemas[named] : schema;
  const parts = [...(found?.allOf ?? []), ...(found?.anyOf ?? []), ...(found?.oneOf ?? [])];
  return [...Object.keys(found?.properties ?? {}), ...(parts as JsonSchema[]).flatMap(namesOf)];
}

const WRONG = [{}, [], 3.5, "x", "", true, null, { probe: { probe: [1] } }, "y".repeat(20_000)];

function bodiesFor(names: readonly string[]): unknown[] {
  return [
    {},
    [],
    "text",
    ...WRONG.map((value) => Object.fromEntries(names.map((name) => [name, value]))),
    { unknown_field: 1 },
  ];
}

type Sent = { method: string; path: string; init?: RequestInit };

async function textsOf({ method, path, init }: Sent): Promise<string[]> {
  const answer = await api.request(path, { method, ...init });
  if (answer.status < 400 || answer.status >= 500) return [];
  const { error } = (await answer.json()) as {
    error: { message: string; fields?: Record<string, string> };
  };
  return [error.message, ...Object.values(error.fields ?? {})];
}

/** Words of the library's own sentences; German has none of them. */
const ENGLISH =
  /\b(?:invalid|input|expected|received|too (?:big|small)|must|required|unrecognized|should|characters?|string|number|array|boolean|undefined|nan)\b/i;

function requestsFor({ method, path, operation }: (typeof operations)[number]): Sent[] {
  const requests: Sent[] = WRONG.map((value) => {
    const query = (operation.parameters ?? [])
      .filter((parameter) => parameter.in === "query")
      .map(({ name }) => `${name}=${encodeURIComponent(String(value))}`);
    return { method, path: `${path}?${query.join("&")}` };
  });
  const json = operation.requestBody?.content?.["application/json"]?.schema;
  if (!json) return requests;
  const headers = { "content-type": "application/json", "idempotency-key": "probe-key" };
  const bodies = bodiesFor(namesOf(json)).map((body) => JSON.stringify(body));
  return [...requests, ...bodies.map((body) => ({ method, path, init: { headers, body } }))];
}

/** Sends every n-th of the wrong values to every operation, others to each, and reads the refusals. */
export async function expectGermanRefusals(sender: Role, every: number): Promise<void> {
  role = sender;
  const english: string[] = [];
  let refusals = 0;
  for (const [first, operation] of operations.entries()) {
    const requests = requestsFor(operation).filter((_, at) => (first + at) % every === 0);
    for (const request of requests) {
      const texts = await textsOf(request);
      refusals += texts.length > 0 ? 1 : 0;
      const found = texts.filter((text) => ENGLISH.test(text));
      english.push(...found.map((text) => `${request.method} ${request.path}: ${text}`));
    }
  }
  expect([...new Set(english)]).toEqual([]);
  expect(refusals).toBeGreaterThan(200);
}
