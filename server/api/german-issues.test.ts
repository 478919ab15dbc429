import { expect, test } from "vitest";
import type { Db } from "#data/db.ts";
import { signedIn, testCtx } from "#tests/support/test-ctx.ts";
import { createApi } from "./api.ts";
import { API_MOUNT } from "./docs/api-mount.ts";
import { describeApi } from "./docs/openapi-document.ts";

// Malformed input is refused before anything is asked of the database; what gets through to it fails.
const noDatabase = {} as Db;
const ID = "00000000-0000-4000-8000-000000000000";

type Schema = { $ref?: string; properties?: Record<string, unknown>; allOf?: Schema[] };
type Described = {
  parameters?: { name: string; in: string }[];
  requestBody?: { content?: Record<string, { schema?: Schema }> };
};

const plain = createApi(testCtx(noDatabase));
const document = describeApi(plain, "http://localhost:3000");
const operations = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
  Object.entries(item as Record<string, Described>).map(([method, operation]) => ({
    method: method.toUpperCase(),
    path: path.slice(API_MOUNT.length).replace(/\{\w+\}/g, ID),
    operation,
  })),
);

function namesOf(schema: Schema | undefined): string[] {
  const named = schema?.$ref?.split("/").at(-1);
  const found = named
    ? (document.components?.schemas as Record<string, Schema> | undefined)?.[named]
    : schema;
  return [...Object.keys(found?.properties ?? {}), ...(found?.allOf ?? []).flatMap(namesOf)];
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

type Api = typeof plain;
type Sent = { method: string; path: string; init?: RequestInit };

async function textsOf(api: Api, { method, path, init }: Sent): Promise<string[]> {
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

test.each(["customer", "speaker", "admin"] as const)(
  "a malformed field is refused in German, whatever %s sends where",
  async (role) => {
    const api = createApi(testCtx(noDatabase), async (c, next) => {
      c.set("viewer", signedIn(role, ID));
      await next();
    });
    api.onError((_, c) => c.json(null, 500));
    const english: string[] = [];
    let refusals = 0;
    for (const { method, path, operation } of operations) {
      const requests: Sent[] = WRONG.map((value) => {
        const query = (operation.parameters ?? [])
          .filter((parameter) => parameter.in === "query")
          .map(({ name }) => `${name}=${encodeURIComponent(String(value))}`);
        return { method, path: `${path}?${query.join("&")}` };
      });
      const json = operation.requestBody?.content?.["application/json"]?.schema;
      if (json) {
        for (const body of bodiesFor(namesOf(json))) {
          const headers = { "content-type": "application/json", "idempotency-key": "probe-key" };
          requests.push({ method, path, init: { headers, body: JSON.stringify(body) } });
        }
      }
      for (const request of requests) {
        const texts = await textsOf(api, request);
        refusals += texts.length > 0 ? 1 : 0;
        english.push(
          ...texts.filter((text) => ENGLISH.test(text)).map((text) => `${method} ${path}: ${text}`),
        );
      }
    }
    expect([...new Set(english)]).toEqual([]);
    expect(refusals).toBeGreaterThan(200);
  },
);
