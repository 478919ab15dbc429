import { createRoute } from "@hono/zod-openapi";
import type { Context } from "hono";
import type { AuthServices } from "#features/accounts/accounts-ctx.server.ts";
import { cancelEmailChange, readEmailChange } from "#features/accounts/change-email.server.ts";
import { type DeletionError, deleteOwnAccount } from "#features/accounts/delete-account.server.ts";
import { exportOwnData } from "#features/accounts/export-data.server.ts";
import type { Ctx } from "#features/ctx.ts";
import { callerOf } from "#server/auth/auth-env.ts";
import { type ApiEnv, viewerOf } from "./api-env.ts";
import { apiProblem } from "./api-problem.ts";
import { operation } from "./docs/operation.ts";
import { DELETION_ERRORS as E, EXPORT_FILE } from "./privacy-texts.ts";
import { privateAnswer } from "./private-answer.ts";
import { createRouter } from "./router.ts";
import { dataExportSchema, deletionSchema, emailChangeSchema } from "./schemas/privacy.ts";
import {
  conflicting,
  forbidden,
  malformed,
  refused,
  tooMany,
  unauthorized,
  unavailable,
} from "./schemas/problem.ts";
import { signInProblem } from "./sign-in-problem.ts";

const exportRoute = createRoute({
  ...operation("exportMe"),
  method: "get",
  path: "/me/export",
  middleware: privateAnswer(),
  responses: {
    200: {
      description: "The file",
      content: { "application/json": { schema: dataExportSchema } },
    },
    401: unauthorized,
    403: forbidden,
  },
});

const deletionRoute = createRoute({
  ...operation("deleteMe"),
  method: "post",
  path: "/me/deletion",
  middleware: privateAnswer(),
  request: {
    body: { required: true, content: { "application/json": { schema: deletionSchema } } },
  },
  responses: {
    204: { description: "Deleted" },
    400: malformed,
    401: unauthorized,
    403: forbidden,
    409: conflicting,
    422: refused,
    429: tooMany,
    503: unavailable,
  },
});

const readChangeRoute = createRoute({
  ...operation("readEmailChange"),
  method: "get",
  path: "/me/email-change",
  middleware: privateAnswer(),
  responses: {
    200: {
      description: "What waits for confirmation, or null",
      content: { "application/json": { schema: emailChangeSchema.nullable() } },
    },
    401: unauthorized,
    403: forbidden,
  },
});

const cancelChangeRoute = createRoute({
  ...operation("cancelEmailChange"),
  method: "delete",
  path: "/me/email-change",
  middleware: privateAnswer(),
  responses: { 204: { description: "Nothing waits any more" }, 401: unauthorized, 403: forbidden },
});

/** `auth` is missing where nobody can sign in, as in tests of other routes. */
export function privacyRoutes(ctx: Ctx, auth: AuthServices | undefined) {
  return createRouter()
    .openapi(exportRoute, async (c) => {
      const data = await exportOwnData(ctx, callerOf(c), viewerOf(c));
      if (!data.ok) return signInProblem(c);
      c.header("content-disposition", `attachment; filename="${EXPORT_FILE}"`);
      return c.json(data.value, 200);
    })
    .openapi(deletionRoute, async (c) => {
      if (!auth) return apiProblem(c, "unavailable");
      const accounts = { ...ctx, ...auth };
      const input = c.req.valid("json");
      const session = c.get("sessionId");
      const done = await deleteOwnAccount(accounts, callerOf(c), viewerOf(c), session, input);
      return done.ok ? c.body(null, 204) : deletionProblem(c, done.error);
    })
    .openapi(readChangeRoute, async (c) => {
      const change = await readEmailChange(ctx, viewerOf(c));
      if (!change.ok) return signInProblem(c);
      const { value } = change;
      if (!value) return c.json(null, 200);
      return c.json({ ...value, requested_at: value.requested_at?.toISOString() ?? null }, 200);
    })
    .openapi(cancelChangeRoute, async (c) => {
      const cancelled = await cancelEmailChange(ctx, callerOf(c), viewerOf(c));
      return cancelled.ok ? c.body(null, 204) : signInProblem(c);
    });
}

function deletionProblem(c: Context<ApiEnv>, error: DeletionError) {
  const code = error.kind;
  switch (error.kind) {
    case "unauthorized":
      return signInProblem(c);
    case "confirmation":
      return apiProblem(c, "unprocessable", { code, fields: { confirmation: E.confirmation } });
    case "open_bookings": {
      const message = E.openBookings(error.count);
      return apiProblem(c, "conflict", { code, message, details: { count: error.count } });
    }
    case "last_admin":
      return apiProblem(c, "conflict", { code, message: E.lastAdmin });
    case "second_step_needed":
      return apiProblem(c, "forbidden", { code, message: E.secondStepNeeded });
    case "password_needed":
      return apiProblem(c, "unprocessable", { code, fields: { password: E.passwordNeeded } });
    case "password_wrong":
      return apiProblem(c, "unprocessable", { code, fields: { password: E.passwordWrong } });
    case "code_needed":
      return apiProblem(c, "unprocessable", { code, fields: { code: E.codeNeeded } });
    case "code_wrong":
      return apiProblem(c, "unprocessable", { code, fields: { code: E.codeWrong } });
    case "too_many": {
      const headers = { "retry-after": String(error.retryAfter) };
      return apiProblem(c, "too_many_requests", { message: E.tooMany, headers });
    }
  }
}
