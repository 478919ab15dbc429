import type { Context } from "hono";
import type { SessionState } from "#data/queries/auth/sessions.ts";
import { type AuthError, refused } from "#domain/account/auth-error.ts";
import { ok, type Result } from "#domain/result.ts";
import type { Caller } from "#features/accounts/accounts-ctx.server.ts";
import { parseJson } from "#server/http/guards/json-guard.ts";
import { addressGroup, clientAddress } from "#server/http/limits/client-address.ts";
import type { EdgeContext, EdgeEnv } from "../http/edge-env.ts";

export type AuthEnv = {
  Bindings: EdgeEnv["Bindings"];
  Variables: EdgeEnv["Variables"] & { state: SessionState };
};

export type AuthContext = Context<AuthEnv>;
export type Body = Record<string, unknown>;

/** What a request says about itself as far as it can be believed. */
export function callerOf(c: Context): Caller {
  const address = clientAddress(c as EdgeContext);
  const userAgent = c.req.header("user-agent") ?? "";
  return { address, sender: addressGroup(address), userAgent };
}

/** The client sends its content type also where there is nothing to send. */
export async function readBody(c: AuthContext): Promise<Result<Body, AuthError>> {
  const text = await c.req.text();
  if (text === "") return ok({});
  const parsed = parseJson(text);
  const value = parsed.ok ? parsed.value : null;
  const isRecord = typeof value === "object" && value !== null && !Array.isArray(value);
  return isRecord ? ok(value as Body) : refused("bad_json");
}
