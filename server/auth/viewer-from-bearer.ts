import type { Context } from "hono";
import { effectiveRole, roleInSession } from "#domain/account/roles.ts";
import type { AccountsCtx, AuthServices } from "#features/accounts/accounts-ctx.server.ts";
import { authenticate } from "#features/accounts/sessions/authenticate.server.ts";
import { type Ctx, VISITOR } from "#features/ctx.ts";
import type { ApiEnv } from "#server/api/request/api-env.ts";
import { apiProblem } from "#server/api/request/api-problem.ts";
import type { Check } from "#server/http/guards/admission.ts";
import { addressNetwork } from "#server/http/limits/client-address.ts";
import { callerOf } from "./auth-env.ts";
import { AUTH_ERRORS } from "./texts/auth-errors.ts";

/**
 * Who asks the API. Without a token a visitor; a token that does not count (any more) is refused
 * rather than ignored, so that the client notices. Session, ban and role are read anew each time.
 */
export function viewerFromBearer(ctx: Ctx, services: AuthServices): Check<ApiEnv> {
  const accounts: AccountsCtx = { ...ctx, ...services };
  return (c) => {
    c.set("viewer", VISITOR);
    const header = c.req.header("authorization");
    return header === undefined ? null : readBearer(c, accounts, header);
  };
}

async function readBearer(
  c: Context<ApiEnv>,
  accounts: AccountsCtx,
  header: string,
): Promise<Response | null> {
  const state = await authenticate(accounts, header);
  if (!state.ok) {
    const { code, de: message } = AUTH_ERRORS[state.error.key];
    const headers = { "www-authenticate": "Bearer" };
    return apiProblem(c, "unauthorized", { code, message, headers });
  }
  const { user, session, hasFactor, userRole, profileRole } = state.value;
  c.set("userId", user.id);
  c.set("sessionId", session.id);
  if (hasFactor && session.aal === "aal1") {
    // Half signed in: sees what is public, and is told what is missing elsewhere.
    c.set("needsSecondFactor", true);
    return null;
  }
  const stored = effectiveRole({ userRole, profileRole });
  // With the rights of a customer until then: own account and sessions, nothing of others.
  const role = roleInSession(stored, session, accounts.isAdminFactorNeeded());
  if (role !== stored) c.set("lacksAdminFactor", true);
  const network = addressNetwork(callerOf(c).address);
  const requestId = c.get("requestId") ?? "";
  c.set("viewer", { kind: "user", userId: user.id, role, aal: session.aal, requestId, network });
  return null;
}
