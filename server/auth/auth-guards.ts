import { createMiddleware } from "hono/factory";
import { type AuthError, tooEarly } from "#domain/account/auth-error.ts";
import { ok, type Result } from "#domain/result.ts";
import type { AccountsCtx, AttemptName } from "#features/accounts/accounts-ctx.server.ts";
import { authenticate } from "#features/accounts/sessions/authenticate.server.ts";
import type { LimitName } from "#server/http/limits/rate-limits.ts";
import { problem } from "./auth-answer.ts";
import { type AuthContext, type AuthEnv, callerOf } from "./auth-env.ts";

/** Stands in front of everything that needs a signed-in user. */
export function signedIn(ctx: AccountsCtx) {
  return createMiddleware<AuthEnv>(async (c, next) => {
    const state = await authenticate(ctx, c.req.header("authorization"));
    if (!state.ok) return problem(c, state.error);
    c.set("state", state.value);
    c.set("userId", state.value.user.id);
    return next();
  });
}

/** Counts requests of one sender, whatever they ask for. */
export function paced(ctx: AccountsCtx, name: AttemptName) {
  return createMiddleware<AuthEnv>(async (c, next) => {
    const { sender } = callerOf(c);
    const { wait } = await ctx.limits.take(name, sender, { sender });
    return wait === null ? next() : problem(c, { key: "rate_limit", retryAfter: wait });
  });
}

/**
 * Counts per sender and, where one is named, per account; an unknown account counts like a known
 * one. Sign-ins name none: there strangers could use up what belongs to the owner.
 */
export async function allowedAtEdge(
  ctx: AccountsCtx,
  c: AuthContext,
  name: LimitName,
  account?: unknown,
): Promise<Result<null, AuthError>> {
  const keys = [`address:${callerOf(c).sender}`];
  if (typeof account === "string" && account !== "") {
    const hash = ctx.secrets.mac("limit", account.trim().toLowerCase()).toString("base64url");
    keys.push(`account:${hash}`);
  }
  const wait = await c.get("rateLimiter").use(name, keys);
  return wait === null ? ok(null) : tooEarly("rate_limit", wait);
}
