import type { MiddlewareHandler } from "hono";
import type { AuthServices } from "#features/accounts/accounts-ctx.server.ts";
import { adminOf } from "#features/admin-access.ts";
import type { Ctx } from "#features/ctx.ts";
import { type ApiEnv, viewerOf } from "#server/api/request/api-env.ts";
import { apiProblem } from "#server/api/request/api-problem.ts";
import { signInProblem } from "#server/api/request/sign-in-problem.ts";
import { admit, type Check } from "#server/http/guards/admission.ts";
import { AUTH_ERRORS } from "./texts/auth-errors.ts";
import { viewerFromBearer } from "./viewer-from-bearer.ts";

const ADMINISTRATION = /^\/api\/v1\/admin(?:\/|$)/i;

/**
 * Says who asks, and lets only admins reach the routes of the administration: any other caller that
 * sends something there does not even learn whether it was well formed. Every use case asks again.
 */
export function apiGate(ctx: Ctx, services: AuthServices): MiddlewareHandler<ApiEnv> {
  return admit<ApiEnv>([viewerFromBearer(ctx, services), adminsOnly]);
}

const adminsOnly: Check<ApiEnv> = (c) => {
  if (!ADMINISTRATION.test(c.req.path)) return null;
  if (c.get("lacksAdminFactor")) {
    const { code, de: message } = AUTH_ERRORS.admin_factor_missing;
    return apiProblem(c, "forbidden", { code, message });
  }
  const admin = adminOf(viewerOf(c));
  if (admin.ok) return null;
  return admin.error === "unauthorized" ? signInProblem(c) : apiProblem(c, "forbidden");
};
