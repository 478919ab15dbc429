import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { DAY_SECONDS, HOUR_SECONDS, MINUTE_SECONDS } from "#domain/time/duration.ts";
import type { AttemptLimits, AttemptName } from "#features/accounts/accounts-ctx.server.ts";
import type { Watch } from "#features/ctx.ts";
import type { LimiterStore } from "#server/http/limits/rate-limiter.ts";

/** Failed sign-ins, sent mails and messages, second factors; requests as such are counted at the edge. */
const AUTH_RATE_LIMITS: Record<AttemptName, { points: number; seconds: number }> = {
  login_pair: { points: 10, seconds: 15 * MINUTE_SECONDS },
  login_pace: { points: 1, seconds: 3 },
  login_account: { points: 20, seconds: 15 * MINUTE_SECONDS },
  login_address: { points: 50, seconds: 5 * MINUTE_SECONDS },
  token_address: { points: 150, seconds: 5 * MINUTE_SECONDS },
  verify_address: { points: 30, seconds: 5 * MINUTE_SECONDS },
  mail_address: { points: 30, seconds: 5 * MINUTE_SECONDS },
  mail_gap: { points: 1, seconds: MINUTE_SECONDS },
  mail_day: { points: 10, seconds: DAY_SECONDS },
  // Of the whole installation: an attacker with many addresses must not ruin its good name.
  mail_all: { points: 2000, seconds: HOUR_SECONDS },
  factor_address: { points: 60, seconds: MINUTE_SECONDS },
  mfa_user: { points: 5, seconds: 15 * MINUTE_SECONDS },
  sms_gap: { points: 1, seconds: MINUTE_SECONDS },
  sms_day: { points: 10, seconds: DAY_SECONDS },
  // Messages cost money; so much of it and no more.
  sms_all: { points: 500, seconds: DAY_SECONDS },
};

/** A request that only has to wait a moment is nothing that an operator should see. */
const PACES: ReadonlySet<AttemptName> = new Set(["login_pace", "mail_gap", "sms_gap"]);
/** These close an account to strangers for a while, wherever they come from. */
const LOCKS: ReadonlySet<AttemptName> = new Set(["login_account", "mfa_user"]);

type Counter = RateLimiterMemory | RateLimiterPostgres;

/** Counts in the database, so that all processes share one count; in memory while it is away. */
export function createAttemptLimits(
  store: LimiterStore | undefined,
  watch?: Watch | undefined,
): AttemptLimits {
  const names = Object.keys(AUTH_RATE_LIMITS) as AttemptName[];
  const counters = new Map(names.map((name) => [name, createCounter(name, store)] as const));
  const counter = (name: AttemptName): Counter => {
    const found = counters.get(name);
    if (!found) throw new Error(`there is no limit called ${name}`);
    return found;
  };
  return {
    async take(name, key, who = {}) {
      try {
        const { consumedPoints } = await counter(name).consume(key);
        return { count: consumedPoints, wait: null };
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        const event = LOCKS.has(name) ? "account_locked" : "limit_reached";
        if (!PACES.has(name)) watch?.note({ event, subject: name, ...who });
        return { count: refusal.consumedPoints, wait: secondsOf(refusal) };
      }
    },
    async wait(name, key) {
      const state = await counter(name).get(key);
      return state && state.remainingPoints <= 0 ? secondsOf(state) : null;
    },
    async giveBack(name, key) {
      await counter(name).reward(key);
    },
    async forget(name, key) {
      await counter(name).delete(key);
    },
  };
}

/** For installations that switch limits off, as tests do. */
export function noAttemptLimits(): AttemptLimits {
  return {
    take: async () => ({ count: 1, wait: null }),
    wait: async () => null,
    giveBack: async () => {},
    forget: async () => {},
  };
}

function createCounter(name: AttemptName, store: LimiterStore | undefined): Counter {
  const { points, seconds } = AUTH_RATE_LIMITS[name];
  const limits = { keyPrefix: name, points, duration: seconds };
  const memory = new RateLimiterMemory(limits);
  if (!store) return memory;
  return new RateLimiterPostgres({
    ...limits,
    storeClient: store,
    storeType: "pool",
    schemaName: "auth",
    tableName: "rate_limits",
    tableCreated: true,
    // The counters of the edge sweep the table.
    clearExpiredByTimeout: false,
    insuranceLimiter: memory,
  });
}

function secondsOf({ msBeforeNext }: RateLimiterRes): number {
  return Math.max(1, Math.ceil(msBeforeNext / 1000));
}
