import { Hono } from "hono";
import { type AuthError, refused } from "#domain/account/auth-error.ts";
import type { Result } from "#domain/result.ts";
import type { AccountsCtx } from "#features/accounts/accounts-ctx.server.ts";
import { exchangeCode } from "#features/accounts/google/exchange-code.server.ts";
import type { SessionAnswer } from "#features/accounts/sessions/open-session.server.ts";
import { refreshSession } from "#features/accounts/sessions/refresh-session.server.ts";
import { signIn } from "#features/accounts/sessions/sign-in.server.ts";
import { signOut } from "#features/accounts/sessions/sign-out.server.ts";
import { signUp } from "#features/accounts/sessions/sign-up.server.ts";
import { requestRecovery, resendMail } from "#features/accounts/tokens/request-mail.server.ts";
import { verifyToken } from "#features/accounts/tokens/verify-token.server.ts";
import { answer, problem } from "./auth-answer.ts";
import { type AuthContext, type AuthEnv, type Body, callerOf, readBody } from "./auth-env.ts";
import { allowedAtEdge, paced, signedIn } from "./auth-guards.ts";
import { FIRST_ADDRESS_CONFIRMED } from "./texts/auth-errors.ts";

/** Ways in and out: sign-up, mails with links, tokens. */
export function signInRoutes(ctx: AccountsCtx): Hono<AuthEnv> {
  const routes = new Hono<AuthEnv>();
  routes.post("/signup", async (c) => {
    const body = await readBody(c);
    if (!body.ok) return problem(c, body.error);
    const { email, password, data } = body.value;
    if (!email) return problem(c, { key: "anonymous_disabled" });
    const allowed = await allowedAtEdge(ctx, c, "sign_up", email);
    if (!allowed.ok) return problem(c, allowed.error);
    const input = { email, password, data, redirectTo: c.req.query("redirect_to") };
    return answer(c, await signUp(ctx, callerOf(c), input));
  });
  routes.post("/recover", async (c) => {
    const body = await readBody(c);
    if (!body.ok) return problem(c, body.error);
    const { email } = body.value;
    const allowed = await allowedAtEdge(ctx, c, "password_reset", email);
    if (!allowed.ok) return problem(c, allowed.error);
    const redirectTo = c.req.query("redirect_to");
    return answer(c, await requestRecovery(ctx, callerOf(c), { email, redirectTo }));
  });
  routes.post("/resend", async (c) => {
    const body = await readBody(c);
    if (!body.ok) return problem(c, body.error);
    const { type, email } = body.value;
    const redirectTo = c.req.query("redirect_to");
    return answer(c, await resendMail(ctx, callerOf(c), { type, email, redirectTo }));
  });
  routes.post("/verify", paced(ctx, "verify_address"), async (c) => {
    const body = await readBody(c);
    if (!body.ok) return problem(c, body.error);
    const { type, token_hash, email, token } = body.value;
    const session = await verifyToken(ctx, callerOf(c), { type, token_hash, email, token });
    return session.ok && session.value === null
      ? c.json({ code: "200", msg: FIRST_ADDRESS_CONFIRMED })
      : answer(c, session);
  });
  routes.get("/verify", (c) => c.redirect(confirmPage(ctx, c), 303));
  routes.post("/token", paced(ctx, "token_address"), async (c) => {
    const body = await readBody(c);
    if (!body.ok) return problem(c, body.error);
    return answer(c, await grant(ctx, c, body.value));
  });
  routes.post("/logout", signedIn(ctx), async (c) => {
    const scope = c.req.query("scope") ?? "global";
    const ended = await signOut(ctx, callerOf(c), c.get("state"), scope);
    return ended.ok ? c.body(null, 204) : problem(c, ended.error);
  });
  return routes;
}

async function grant(
  ctx: AccountsCtx,
  c: AuthContext,
  body: Body,
): Promise<Result<SessionAnswer, AuthError>> {
  const caller = callerOf(c);
  switch (c.req.query("grant_type")) {
    case "password": {
      const { email, password } = body;
      const allowed = await allowedAtEdge(ctx, c, "auth");
      return allowed.ok ? signIn(ctx, caller, { email, password }) : allowed;
    }
    case "refresh_token":
      return refreshSession(ctx, caller, body.refresh_token);
    case "pkce": {
      const { auth_code, code_verifier } = body;
      return exchangeCode(ctx, caller, { auth_code, code_verifier });
    }
    case "web3":
      return refused("web3_disabled");
    case "id_token":
      return refused("id_token_disabled");
    default:
      return refused("grant_unsupported");
  }
}

/** Mail scanners follow links: an address alone only ever opens the page with the button. */
function confirmPage({ publicUrl }: AccountsCtx, c: AuthContext): string {
  const page = new URL("/auth/confirm", publicUrl);
  page.searchParams.set("token_hash", c.req.query("token_hash") ?? c.req.query("token") ?? "");
  page.searchParams.set("type", c.req.query("type") ?? "");
  return page.href;
}
