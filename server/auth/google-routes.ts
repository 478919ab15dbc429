import { Hono } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import type { AuthError } from "#domain/account/auth-error.ts";
import { ownRedirect } from "#domain/account/own-redirect.ts";
import { ok } from "#domain/result.ts";
import type { AccountsCtx } from "#features/accounts/accounts-ctx.server.ts";
import {
  finishGoogle,
  type GoogleStart,
  startGoogle,
} from "#features/accounts/google/google-flow.server.ts";
import { answer, messageOf, problem } from "./auth-answer.ts";
import { type AuthContext, type AuthEnv, callerOf } from "./auth-env.ts";
import { paced, signedIn } from "./auth-guards.ts";
import { AUTH_ERRORS } from "./texts/auth-errors.ts";

const COOKIE_SECONDS = 300;

/** Sign-in with Google, and linking it to an account. */
export function googleRoutes(ctx: AccountsCtx): Hono<AuthEnv> {
  const routes = new Hono<AuthEnv>();
  routes.get("/authorize", paced(ctx, "token_address"), async (c) => {
    const input = startOf(c);
    const start = await startGoogle(ctx, input);
    if (start.ok) {
      bindBrowser(c, start.value.binding);
      return c.redirect(start.value.url, 302);
    }
    // A person is waiting in front of this address, not a program.
    if (start.error.key !== "provider_unavailable") return problem(c, start.error);
    return c.redirect(withError(c, ownRedirect(input.redirectTo, ctx.publicUrl), start.error), 302);
  });
  routes.get("/callback", paced(ctx, "token_address"), async (c) => {
    const { redirectTo, outcome } = await finishGoogle(ctx, callerOf(c), {
      state: c.req.query("state") ?? "",
      binding: getCookie(c, cookieName(c)) ?? "",
      search: new URL(c.req.url).search,
      cancelled: c.req.query("error") !== undefined,
    });
    const target = outcome.ok
      ? withParameters(redirectTo, outcome.value)
      : withError(c, redirectTo, outcome.error);
    return c.redirect(target, 302);
  });
  routes.get("/user/identities/authorize", signedIn(ctx), async (c) => {
    const start = await startGoogle(ctx, startOf(c), c.get("state"));
    if (!start.ok) return problem(c, start.error);
    bindBrowser(c, start.value.binding);
    return answer(c, ok({ url: start.value.url }));
  });
  return routes;
}

function startOf(c: AuthContext): GoogleStart {
  return {
    provider: c.req.query("provider"),
    codeChallenge: c.req.query("code_challenge"),
    codeChallengeMethod: c.req.query("code_challenge_method"),
    redirectTo: c.req.query("redirect_to"),
  };
}

/** The answer of the provider counts only in the browser that was sent there. */
function bindBrowser(c: AuthContext, binding: string): void {
  setCookie(c, cookieName(c), binding, {
    httpOnly: true,
    sameSite: "Lax",
    path: "/",
    secure: c.get("https"),
    maxAge: COOKIE_SECONDS,
  });
}

function cookieName(c: AuthContext): string {
  return c.get("https") ? "__Host-oauth" : "oauth";
}

function withParameters(address: string, parameters: Record<string, string>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

/** In the query for servers, in the fragment for the auth client. */
function withError(c: AuthContext, address: string, error: AuthError): string {
  const { status, code } = AUTH_ERRORS[error.key];
  const parameters = {
    error: errorName(status),
    error_code: code,
    error_description: messageOf(c, error),
  };
  return `${withParameters(address, parameters).split("#", 1)[0]}#${new URLSearchParams(parameters)}`;
}

function errorName(status: number): string {
  if (status >= 500) return "server_error";
  return status === 403 || status === 422 ? "access_denied" : "invalid_request";
}
