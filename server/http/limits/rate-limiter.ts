import type { MiddlewareHandler } from "hono";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import type { Watch } from "#features/ctx.ts";
import type { Logger } from "#server/process/log.ts";
import type { EdgeContext, EdgeEnv } from "../edge-env.ts";
import { problemResponse } from "../problem.ts";
import { addressGroup, clientAddress } from "./client-address.ts";
import { type Limit, type LimitName, RATE_LIMITS, type RateLimiter } from "./rate-limits.ts";

/** The part of a `pg` pool that the limiter needs. */
export type LimiterStore = {
  query(query: { name?: string; text: string; values?: unknown[] }): Promise<unknown>;
};

export type RateLimiterOptions = {
  enabled: boolean;
  store?: LimiterStore | undefined;
  log: Logger;
  watch?: Watch | undefined;
};

/** Counts in the database, so that all processes share one count; in memory while it is away. */
export function createRateLimiter({ enabled, store, log, watch }: RateLimiterOptions): RateLimiter {
  if (!enabled) return { use: async () => null };
  const names = Object.keys(RATE_LIMITS) as LimitName[];
  const counters = new Map(names.map((name) => [name, createCounter(name, store, log)] as const));
  return {
    async use(name, keys) {
      const counter = counters.get(name);
      if (!counter) return null;
      const waits = await Promise.all(keys.map((key) => consume(counter, key)));
      const longest = Math.max(0, ...waits);
      if (longest === 0) return null;
      watch?.note({ event: "limit_reached", subject: name, ...senderOf(keys) });
      return longest;
    },
  };
}

/** The subject of a key; an account that is only hashed cannot be named. */
function senderOf(keys: readonly string[]): { sender?: string; userId?: string } {
  const named = new Map(keys.map((key) => [key.slice(0, key.indexOf(":")), key]));
  const sender = named.get("address")?.slice("address:".length);
  const account = named.get("account")?.slice("account:".length);
  return {
    ...(sender !== undefined && { sender }),
    ...(account !== undefined && UUID.test(account) && { userId: account }),
  };
}

/** Stands in front of a single handler: `api.post("/bookings", limited("booking"), handler)`. */
export function limited(name: LimitName): MiddlewareHandler<EdgeEnv> {
  return async (c, next) => {
    const refusal = await refuseExcess(c, name);
    return refusal ?? next();
  };
}

/** For handlers that know better whose attempts to count, e.g. the account of a sign-in. */
export async function refuseExcess(
  c: EdgeContext,
  name: LimitName,
  account = c.get("userId"),
): Promise<Response | null> {
  const keys = [`address:${addressGroup(clientAddress(c))}`];
  if (account !== undefined) keys.push(`account:${account}`);
  const wait = await c.get("rateLimiter").use(name, keys);
  if (wait === null) return null;
  return problemResponse(c, "too_many_requests", { headers: { "retry-after": String(wait) } });
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const sweptStores = new WeakSet<LimiterStore>();

type Counter = RateLimiterMemory | RateLimiterPostgres;

function createCounter(name: LimitName, store: LimiterStore | undefined, log: Logger): Counter {
  const { points, seconds }: Limit = RATE_LIMITS[name];
  const limits = { keyPrefix: name, points, duration: seconds };
  const memory = new RateLimiterMemory(limits);
  if (!store) return memory;
  const isSwept = sweptStores.has(store);
  sweptStores.add(store);
  return new RateLimiterPostgres({
    ...limits,
    storeClient: reporting(store, log),
    storeType: "pool",
    schemaName: "auth",
    tableName: "rate_limits",
    tableCreated: true,
    // One counter clears the expired rows of all.
    clearExpiredByTimeout: !isSwept,
    // A key over its limit is refused from memory: an attack must not become a database load.
    inMemoryBlockOnConsumed: points + 1,
    insuranceLimiter: memory,
  });
}

function reporting(store: LimiterStore, log: Logger): LimiterStore {
  return {
    async query(query) {
      try {
        return await store.query(query);
      } catch (error) {
        log.warn({ err: error }, "rate limits count in memory");
        throw error;
      }
    },
  };
}

async function consume(counter: Counter, key: string): Promise<number> {
  try {
    await counter.consume(key);
    return 0;
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes)
      return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    throw refusal;
  }
}
