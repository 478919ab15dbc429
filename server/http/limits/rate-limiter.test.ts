import { PGlite } from "@electric-sql/pglite";
import { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { captureLog } from "#tests/support/test-edge.ts";
import type { EdgeEnv } from "../edge-env.ts";
import { createRateLimiter, type LimiterStore, limited } from "./rate-limiter.ts";
import { type LimitName, RATE_LIMITS, type RateLimiter } from "./rate-limits.ts";

const SPECIFIED: Record<LimitName, [points: number, seconds: number]> = {
  auth: [10, 60],
  sign_up: [5, 3600],
  password_reset: [3, 3600],
  booking: [10, 3600],
  booking_day: [50, 86_400],
  booking_day_fresh: [15, 86_400],
  message: [30, 60],
  upload: [20, 3600],
  calendar_import: [20, 600],
  admin_file: [100, 600],
  places: [120, 60],
  report: [5, 3600],
  assistant: [20, 60],
  comparison_file: [20, 600],
  shared_list: [30, 600],
  profile_view: [60, 60],
};

let database: PGlite;
let store: LimiterStore;
beforeAll(async () => {
  database = new PGlite();
  await database.exec(
    "create schema auth; create table auth.rate_limits (key text primary key, points int not null, expire bigint)",
  );
  store = { query: ({ text, values }) => database.query(text, values ?? []) };
});
afterAll(() => database.close());

const { log } = captureLog();

async function usesUntilRefused(limiter: RateLimiter, name: LimitName, key: string) {
  for (let uses = 0; uses < 1000; uses += 1) {
    const wait = await limiter.use(name, [key]);
    if (wait !== null) return { uses, wait };
  }
  throw new Error("never refused");
}

describe("createRateLimiter", () => {
  test.each(Object.entries(SPECIFIED))(
    "%s is limited as specified [SEC-40]",
    async (name, [points, seconds]) => {
      expect(RATE_LIMITS[name as LimitName]).toEqual({ points, seconds });
      const limiter = createRateLimiter({ enabled: true, store, log });
      const { uses, wait } = await usesUntilRefused(limiter, name as LimitName, "address:a");
      expect(uses).toBe(points);
      expect(wait).toBeGreaterThan(seconds - 30);
      expect(wait).toBeLessThanOrEqual(seconds);
    },
  );

  test("processes share one count, and a restart does not reset it [SEC-40]", async () => {
    const first = createRateLimiter({ enabled: true, store, log });
    await usesUntilRefused(first, "password_reset", "address:shared");
    const second = createRateLimiter({ enabled: true, store, log });
    expect(await second.use("password_reset", ["address:shared"])).not.toBeNull();
    expect(await second.use("password_reset", ["address:other"])).toBeNull();
  });

  test("the account is limited whatever the address [SEC-40]", async () => {
    const limiter = createRateLimiter({ enabled: true, store, log });
    for (let n = 0; n < 3; n += 1) {
      await limiter.use("password_reset", [`address:${n}`, "account:victim"]);
    }
    expect(await limiter.use("password_reset", ["address:new", "account:victim"])).not.toBeNull();
    expect(await limiter.use("password_reset", ["address:new2"])).toBeNull();
  });

  test("counts in memory while the database is away, and says so", async () => {
    const captured = captureLog();
    const away: LimiterStore = { query: () => Promise.reject(new Error("Connection terminated")) };
    const limiter = createRateLimiter({ enabled: true, store: away, log: captured.log });
    expect((await usesUntilRefused(limiter, "sign_up", "address:a")).uses).toBe(5);
    expect(captured.lines()[0]?.msg).toBe("rate limits count in memory");
  });

  test("can be switched off for benchmarks", async () => {
    const limiter = createRateLimiter({ enabled: false, store, log });
    for (let n = 0; n < 100; n += 1) expect(await limiter.use("sign_up", ["x"])).toBeNull();
  });
});

test("a limited handler answers 429 with Retry-After; spoofed addresses do not help [SEC-40]", async () => {
  const rateLimiter = createRateLimiter({ enabled: true, log });
  const app = new Hono<EdgeEnv>();
  app.use(async (c, next) => {
    c.set("rateLimiter", rateLimiter);
    c.set("trustProxy", { hops: 0 });
    c.set("requestId", "test-0001");
    await next();
  });
  app.post("/reset", limited("password_reset"), (c) => c.text("ok"));
  const socket = { remoteAddress: "198.51.100.7" };
  const statuses: number[] = [];
  let last = new Response();
  for (let n = 0; n < 5; n += 1) {
    const init = { method: "POST", headers: { "x-forwarded-for": `6.6.6.${n}` } };
    last = await app.request("/reset", init, { incoming: { socket } });
    statuses.push(last.status);
  }
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
  expect(Number(last.headers.get("retry-after"))).toBeGreaterThan(3500);
  expect(await last.json()).toMatchObject({ error: { code: "too_many_requests" } });
});
