import { Hono } from "hono";
import { renderSVG } from "uqr";
import type { AccountsCtx } from "#features/accounts/accounts-ctx.server.ts";
import { challengeFactor } from "#features/accounts/factors/challenge-factor.server.ts";
import { enrollFactor, type NewFactor } from "#features/accounts/factors/enroll-factor.server.ts";
import {
  createRecoveryCodes,
  readRecoveryCodes,
  regenerateRecoveryCodes,
  removeRecoveryCodes,
  verifyRecoveryCode,
} from "#features/accounts/factors/recovery-codes.server.ts";
import { removeFactor } from "#features/accounts/factors/remove-factor.server.ts";
import { verifyFactor } from "#features/accounts/factors/verify-factor.server.ts";
import { answer, problem } from "./auth-answer.ts";
import { type AuthEnv, callerOf, readBody } from "./auth-env.ts";
import { allowedAtEdge, paced, signedIn } from "./auth-guards.ts";

/** Second factors, mounted where the specification names them and below the auth server. */
export function factorRoutes(ctx: AccountsCtx): Hono<AuthEnv> {
  const routes = new Hono<AuthEnv>();
  routes.use(paced(ctx, "factor_address"), signedIn(ctx));
  addRecoveryCodes(routes, ctx);
  routes.post("/", async (c) => {
    const body = await readBody(c);
    if (!body.ok) return problem(c, body.error);
    const { factor_type, friendly_name, issuer, phone } = body.value;
    const input = { factor_type, friendly_name, issuer, phone };
    const factor = await enrollFactor(ctx, c.get("state"), input);
    return factor.ok ? c.json(describeNewFactor(factor.value)) : problem(c, factor.error);
  });
  routes.post("/:id/challenge", async (c) => {
    const body = await readBody(c);
    if (!body.ok) return problem(c, body.error);
    const { channel } = body.value;
    const state = c.get("state");
    return answer(c, await challengeFactor(ctx, callerOf(c), state, c.req.param("id"), channel));
  });
  routes.post("/:id/verify", async (c) => {
    const body = await readBody(c);
    if (!body.ok) return problem(c, body.error);
    const allowed = await allowedAtEdge(ctx, c, "auth", c.get("state").user.email);
    if (!allowed.ok) return problem(c, allowed.error);
    const { challenge_id, code } = body.value;
    const state = c.get("state");
    const input = { challenge_id, code };
    return answer(c, await verifyFactor(ctx, callerOf(c), state, c.req.param("id"), input));
  });
  routes.delete("/:id", async (c) =>
    answer(c, await removeFactor(ctx, callerOf(c), c.get("state"), c.req.param("id"))),
  );
  return routes;
}

function addRecoveryCodes(routes: Hono<AuthEnv>, ctx: AccountsCtx): void {
  routes.get("/recovery-codes", async (c) =>
    answer(c, await readRecoveryCodes(ctx, c.get("state"))),
  );
  routes.post("/recovery-codes", async (c) =>
    answer(c, await createRecoveryCodes(ctx, callerOf(c), c.get("state"))),
  );
  routes.post("/recovery-codes/regenerate", async (c) =>
    answer(c, await regenerateRecoveryCodes(ctx, callerOf(c), c.get("state"))),
  );
  routes.delete("/recovery-codes", async (c) =>
    answer(c, await removeRecoveryCodes(ctx, callerOf(c), c.get("state"))),
  );
  routes.post("/recovery-codes/verify", async (c) => {
    const body = await readBody(c);
    if (!body.ok) return problem(c, body.error);
    const { code } = body.value;
    return answer(c, await verifyRecoveryCode(ctx, callerOf(c), c.get("state"), code));
  });
}

/** The client shows the picture as an image address, where a `#` would cut it off: the picture has none. */
function describeNewFactor(factor: NewFactor) {
  const { id, type, friendly_name } = factor;
  if (factor.type === "phone") return { id, type, friendly_name, phone: factor.phone };
  const { secret, uri } = factor;
  return { id, type, friendly_name, totp: { qr_code: renderSVG(uri), secret, uri } };
}
