import { describe, expect, test } from "vitest";
import type { Database } from "#data/db.ts";
import { testEdge } from "#tests/support/test-edge.ts";
import { createReadiness, type ReadinessCheck } from "./health.ts";
import { databaseChecks } from "./readiness-checks.ts";

const LOOPBACK = { incoming: { socket: { remoteAddress: "127.0.0.1" } } };
const OUTSIDE = { incoming: { socket: { remoteAddress: "198.51.100.7" } } };
const TOKEN = "ein-langes-geheimes-token";

function fakeDatabase(ping: () => Promise<void>): Database {
  const query = () => Promise.resolve({ rows: [] });
  return { ping, pool: { query } } as unknown as Database;
}

const away = fakeDatabase(() => Promise.reject(new Error("db.intern is down")));
const frozen = fakeDatabase(() => new Promise(() => undefined));

describe("/healthz", () => {
  test("asks no dependency: it answers while the database is away or frozen [R-09]", async () => {
    for (const database of [away, frozen]) {
      const { app } = testEdge({}, { database });
      const answer = await app.request("/healthz");
      expect([answer.status, await answer.text()]).toEqual([200, "ok"]);
    }
  });
});

describe("/readyz", () => {
  test("is red with the bare status for the public when the database is away [R-09]", async () => {
    const { app } = testEdge({}, { database: away });
    const answer = await app.request("/readyz", {}, OUTSIDE);
    expect([answer.status, await answer.text()]).toEqual([503, "not ready"]);
  });

  test("gives reasons to internal callers, without the driver's words", async () => {
    const { app } = testEdge({ METRICS_TOKEN: TOKEN }, { database: away });
    const local = await app.request("/readyz", {}, LOOPBACK);
    expect(await local.json()).toMatchObject({
      ready: false,
      reasons: { database: "failed" },
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
    });
    const headers = { authorization: `Bearer ${TOKEN}` };
    const remote = await app.request("/readyz", { headers }, OUTSIDE);
    expect(await remote.json()).toMatchObject({ ready: false });
  });

  test.each([
    [
      "a proxy on this machine speaks for the public",
      { "x-forwarded-for": "198.51.100.7" },
      LOOPBACK,
    ],
    ["wrong token", { authorization: "Bearer ein-langes-falsches-token" }, OUTSIDE],
    ["other scheme", { authorization: `Basic ${TOKEN}` }, OUTSIDE],
    ["no socket", {}, {}],
  ])("%s", async (_why, headers, env) => {
    const { app } = testEdge({ METRICS_TOKEN: TOKEN }, { database: away });
    const answer = await app.request("/readyz", { headers: headers as HeadersInit }, env);
    expect(await answer.text()).toBe("not ready");
  });

  test("turns red when the process is about to end", async () => {
    let draining = false;
    const { app } = testEdge({}, { shutdown: { isDraining: () => draining } });
    expect((await app.request("/readyz")).status).toBe(200);
    draining = true;
    const answer = await app.request("/readyz", {}, LOOPBACK);
    expect(await answer.json()).toMatchObject({ reasons: { process: "shutting down" } });
    expect(answer.headers.get("connection")).toBe("close");
  });
});

describe("createReadiness", () => {
  const options = { isDraining: () => false, version: "1" };

  test("a check that hangs counts as failed after its limit", async () => {
    const checks: ReadinessCheck[] = [{ name: "slow", check: () => new Promise(() => undefined) }];
    const state = await createReadiness({ ...options, checks, limitMs: 20 })();
    expect(state.reasons).toEqual({ slow: "no answer within 20 ms" });
  });

  test("many callers share one check", async () => {
    let asked = 0;
    let time = 0;
    const check = async () => {
      asked += 1;
      return null;
    };
    const checks = [{ name: "database", check }];
    const readiness = createReadiness({ ...options, checks, shareMs: 500, now: () => time });
    await Promise.all(Array.from({ length: 50 }, readiness));
    expect(asked).toBe(1);
    time = 500;
    await readiness();
    expect(asked).toBe(2);
  });
});

test("pending migrations are named until the tables are at head, then never asked again", async () => {
  let asked = 0;
  const answers = [["0002_reviews"], [], ["0003_never_asked"]];
  const checks = databaseChecks(
    fakeDatabase(() => Promise.resolve()),
    async () => {
      asked += 1;
      return answers[asked - 1] ?? [];
    },
  );
  const migrations = checks.find(({ name }) => name === "migrations");
  const results = [];
  for (let n = 0; n < 3; n += 1) results.push(await migrations?.check());
  expect(results).toEqual(["pending: 0002_reviews", null, null]);
  expect(asked).toBe(2);
});
