import { Hono } from "hono";
import { ok } from "#domain/result.ts";
import type { AccountsCtx } from "#features/accounts/accounts-ctx.server.ts";
import { unlinkIdentity } from "#features/accounts/google/google-account.server.ts";
import { describeUser } from "#features/accounts/users/describe-user.server.ts";
import { reauthenticate, updateAccount } from "#features/accounts/users/update-user.server.ts";
import { answer, problem } from "./auth-answer.ts";
import { type AuthEnv, callerOf, readBody } from "./auth-env.ts";
import { signedIn } from "./auth-guards.ts";

/** The account of the signed-in user. */
export function userRoutes(ctx: AccountsCtx): Hono<AuthEnv> {
  const routes = new Hono<AuthEnv>();
  routes.get("/user", signedIn(ctx), async (c) =>
    answer(c, ok(await describeUser(ctx.db, c.get("state").user))),
  );
  routes.put("/user", signedIn(ctx), async (c) => {
    const body = await readBody(c);
    if (!body.ok) return problem(c, body.error);
    const { email, password, data, nonce, phone, role, app_metadata } = body.value;
    const redirectTo = c.req.query("redirect_to");
    const input = { email, password, data, nonce, phone, role, app_metadata, redirectTo };
    return answer(c, await updateAccount(ctx, callerOf(c), c.get("state"), input));
  });
  routes.get("/reauthenticate", signedIn(ctx), async (c) =>
    answer(c, await reauthenticate(ctx, callerOf(c), c.get("state"))),
  );
  routes.delete("/user/identities/:id", signedIn(ctx), async (c) =>
    answer(c, await unlinkIdentity(ctx, callerOf(c), c.get("state"), c.req.param("id"))),
  );
  return routes;
}
