import { timingSafeEqual } from "node:crypto";
import { readFileSync } from "node:fs";
import { Hono } from "hono";
import type { EdgeContext, EdgeEnv } from "#server/http/edge-env.ts";
import { isLoopback } from "#server/http/limits/client-address.ts";

const description = readFileSync(new URL("../../package.json", import.meta.url), "utf8");

/** What runs here, as the readiness and the metrics name it. */
const RELEASE: string = JSON.parse(description).version;

/** A check names what is wrong, or returns null. */
export type ReadinessCheck = { name: string; check: () => Promise<string | null> };

export type Readiness = { ready: boolean; reasons: Record<string, string>; version: string };

export type ReadinessOptions = {
  checks: readonly ReadinessCheck[];
  isDraining: () => boolean;
  version?: string;
  /** A check that takes longer counts as failed. */
  limitMs?: number;
  /** Answers are shared for this long, so that probes cannot load the database. */
  shareMs?: number;
  now?: () => number;
};

export function createReadiness(options: ReadinessOptions): () => Promise<Readiness> {
  const { checks, isDraining, version = RELEASE, now = Date.now } = options;
  const { limitMs = 1_000, shareMs = 500 } = options;
  let shared: { at: number; answer: Promise<Record<string, string>> } | null = null;

  async function runChecks(): Promise<Record<string, string>> {
    const results = await Promise.all(
      checks.map(async ({ name, check }) => [name, await withinLimit(check, limitMs)] as const),
    );
    return Object.fromEntries(results.flatMap(([name, text]) => (text ? [[name, text]] : [])));
  }

  return async () => {
    if (isDraining()) return { ready: false, reasons: { process: "shutting down" }, version };
    if (!shared || now() - shared.at >= shareMs) shared = { at: now(), answer: runChecks() };
    const reasons = await shared.answer;
    return { ready: Object.keys(reasons).length === 0, reasons, version };
  };
}

export type HealthOptions = { readiness: () => Promise<Readiness>; token: string | null };

export function healthRoutes({ readiness, token }: HealthOptions): Hono<EdgeEnv> {
  return new Hono<EdgeEnv>()
    .get("/healthz", (c) => c.text("ok"))
    .get("/readyz", async (c) => {
      const state = await readiness();
      const status = state.ready ? 200 : 503;
      if (isInternal(c, token)) return c.json(state, status);
      return c.text(state.ready ? "ready" : "not ready", status);
    });
}

/** From this machine without a proxy in between, or with the token of the monitoring. */
function isInternal(c: EdgeContext, token: string | null): boolean {
  const given = c.req.header("authorization") ?? "";
  if (token !== null && isSame(given, `Bearer ${token}`)) return true;
  const forwarded = c.req.header("x-forwarded-for") ?? c.req.header("forwarded");
  return forwarded === undefined && isLoopback(c.env?.incoming?.socket.remoteAddress ?? "");
}

export function isSame(given: string, expected: string): boolean {
  const left = Buffer.from(given);
  const right = Buffer.from(expected);
  return left.length === right.length && timingSafeEqual(left, right);
}

async function withinLimit(
  check: () => Promise<string | null>,
  limitMs: number,
): Promise<string | null> {
  const { promise: late, resolve } = Promise.withResolvers<string>();
  const timer = setTimeout(resolve, limitMs, `no answer within ${limitMs} ms`);
  try {
    return await Promise.race([check(), late]);
  } catch {
    // Details may name hosts and users; they are in the log of the failed service.
    return "failed";
  } finally {
    clearTimeout(timer);
  }
}
