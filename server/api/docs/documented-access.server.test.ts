import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { createEdge } from "#server/http/edge.ts";
import { createMetricsRegistry } from "#server/process/metrics-registry.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { insertUser } from "#tests/support/database/records.ts";
import { testSearch } from "#tests/support/search/search.ts";
import { signedIn, testCtx } from "#tests/support/test-ctx.ts";
import { captureLog, testConfig } from "#tests/support/test-edge.ts";
import { createApi } from "../api.ts";
import { OPERATIONS } from "../operations.ts";
import { API_MOUNT } from "./api-mount.ts";
import { describeApi } from "./openapi-document.ts";

const database = await testDatabase();
const { db } = database;
const ctx = testCtx(db, { search: await testSearch(database) });
const api = createApi(ctx);
const document = describeApi(OPERATIONS, "http://localhost:3000");
const admin = signedIn("admin", await insertUser(db));

const visitors = edgeOver(api);
const admins = edgeOver(
  createApi(ctx, async (c, next) => {
    c.set("viewer", admin);
    await next();
  }),
);

function edgeOver(routes: typeof api) {
  const edge = createEdge({
    config: testConfig(),
    log: captureLog().log,
    metrics: createMetricsRegistry(),
    shutdown: { isDraining: () => false },
  });
  return edge.route(API_MOUNT, routes);
}

type App = { request: (path: string, init: RequestInit) => Response | Promise<Response> };

type Asked = { method: string; path: string; isForm: boolean };

async function statusFor(app: App, { method, path, isForm }: Asked): Promise<number> {
  const address = path.replace(/\{(\w+)\}/g, (_, name) =>
    name === "id" ? randomUUID() : "nobody",
  );
  const answer = await app.request(address, {
    method,
    ...(isForm
      ? { body: new FormData(), headers: { origin: testConfig().publicUrl } }
      : {
          headers: { "content-type": "application/json" },
          ...(method !== "GET" && { body: "{}" }),
        }),
  });
  return answer.status;
}

const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([verb, { security, requestBody }]) => {
    const isOpen = security.length === 0 || security.some((one) => !("session" in one));
    const isForm = requestBody !== undefined && "multipart/form-data" in requestBody.content;
    return { method: verb.toUpperCase(), path, isForm, isOpen, security };
  }),
);
const closed = operations.filter(({ isOpen }) => !isOpen);
const open = operations.filter(({ isOpen }) => isOpen);

test("every operation says what it needs, by a scheme the document explains", () => {
  const known = Object.keys(document.components?.securitySchemes ?? {});
  expect(known).toEqual(["session", "stripe_signature"]);
  for (const { security } of operations) {
    for (const one of security) {
      for (const name of Object.keys(one)) expect(known).toContain(name);
    }
  }
  expect(closed.length).toBeGreaterThan(150);
  expect(open.length).toBeGreaterThan(20);
});

describe("an operation that needs a session", () => {
  test.each(closed)("$method $path answers 401 without one, malformed or not", async (one) => {
    expect(await statusFor(visitors, one)).toBe(401);
  });

  test.each(closed)("$method $path does not ask again for one that is there", async (one) => {
    expect(await statusFor(admins, one)).not.toBe(401);
  });
});

describe("an operation that needs none", () => {
  test.each(open)("$method $path refuses no caller for the lack of one", async (one) => {
    const status = await statusFor(visitors, one);
    expect([200, 202, 204, 400, 404, 422, 503]).toContain(status);
  });
});

test("what Stripe sends says that it is signed", () => {
  const webhook = operations.find(({ path }) => path.endsWith("/webhooks/stripe"));
  expect(webhook?.security).toEqual([{ stripe_signature: [] }]);
});
