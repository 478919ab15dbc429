import { createRoute, z } from "@hono/zod-openapi";
import { chooseRole } from "#features/accounts/choose-role.server.ts";
import {
  changeOwnProfile,
  type OwnAccount,
  type ProfileChange,
  readOwnAccount,
} from "#features/accounts/own-profile.server.ts";
import {
  listOwnSessions,
  type OpenSession,
  revokeOwnSession,
} from "#features/accounts/sign-out.server.ts";
import type { Ctx } from "#features/ctx.ts";
import { callerOf } from "#server/auth/auth-env.ts";
import { viewerOf } from "./api-env.ts";
import { apiProblem } from "./api-problem.ts";
import { operation } from "./docs/operation.ts";
import { privateAnswer } from "./private-answer.ts";
import { createRouter } from "./router.ts";
import {
  accountSchema,
  chosenRoleSchema,
  profileChangeSchema,
  roleChoiceSchema,
  sessionPath,
  sessionSchema,
} from "./schemas/account.ts";
import { conflicting, forbidden, malformed, unauthorized, unknown } from "./schemas/problem.ts";
import { signInProblem } from "./sign-in-problem.ts";
import { PROFILE_ERRORS } from "./texts.ts";

const account = {
  description: "The own account",
  content: { "application/json": { schema: accountSchema } },
};

const readRoute = createRoute({
  ...operation("readMe"),
  method: "get",
  path: "/me",
  middleware: privateAnswer(),
  responses: { 200: account, 401: unauthorized, 403: forbidden },
});

const changeRoute = createRoute({
  ...operation("changeMe"),
  method: "patch",
  path: "/me",
  middleware: privateAnswer(),
  request: {
    body: { required: true, content: { "application/json": { schema: profileChangeSchema } } },
  },
  responses: { 200: account, 400: malformed, 401: unauthorized, 403: forbidden },
});

const roleRoute = createRoute({
  ...operation("chooseRole"),
  method: "post",
  path: "/me/role",
  middleware: privateAnswer(),
  request: {
    body: { required: true, content: { "application/json": { schema: roleChoiceSchema } } },
  },
  responses: {
    200: {
      description: "The stored role",
      content: { "application/json": { schema: chosenRoleSchema } },
    },
    400: malformed,
    401: unauthorized,
    403: forbidden,
    409: conflicting,
  },
});

const sessionsRoute = createRoute({
  ...operation("listSessions"),
  method: "get",
  path: "/me/sessions",
  middleware: privateAnswer(),
  responses: {
    200: {
      description: "Sessions that are still open",
      content: { "application/json": { schema: z.object({ items: z.array(sessionSchema) }) } },
    },
    401: unauthorized,
    403: forbidden,
  },
});

const endSessionRoute = createRoute({
  ...operation("endSession"),
  method: "delete",
  path: "/me/sessions/{id}",
  middleware: privateAnswer(),
  request: { params: sessionPath },
  responses: { 204: { description: "Ended" }, 401: unauthorized, 403: forbidden, 404: unknown },
});

export function accountRoutes(ctx: Ctx) {
  return createRouter()
    .openapi(readRoute, async (c) => {
      const own = await readOwnAccount(ctx, viewerOf(c));
      return own.ok ? c.json(describeAccount(own.value), 200) : signInProblem(c);
    })
    .openapi(changeRoute, async (c) => {
      const change = definedFields(c.req.valid("json"));
      const own = await changeOwnProfile(ctx, callerOf(c), viewerOf(c), change);
      return own.ok ? c.json(describeAccount(own.value), 200) : signInProblem(c);
    })
    .openapi(roleRoute, async (c) => {
      const chosen = await chooseRole(ctx, callerOf(c), viewerOf(c), c.req.valid("json").role);
      if (chosen.ok) return c.json({ role: chosen.value }, 200);
      if (chosen.error === "unauthorized") return signInProblem(c);
      if (chosen.error === "role_forbidden") return apiProblem(c, "forbidden");
      const code = chosen.error;
      if (code === "role_unknown") {
        return apiProblem(c, "bad_request", { code, fields: { role: PROFILE_ERRORS.role } });
      }
      return apiProblem(c, "conflict", { code, message: PROFILE_ERRORS.roleChosen });
    })
    .openapi(sessionsRoute, async (c) => {
      const sessions = await listOwnSessions(ctx, viewerOf(c));
      if (!sessions.ok) return signInProblem(c);
      return c.json({ items: sessions.value.map(describeSession) }, 200);
    })
    .openapi(endSessionRoute, async (c) => {
      const { id } = c.req.valid("param");
      const ended = await revokeOwnSession(ctx, callerOf(c), viewerOf(c), id);
      if (ended.ok) return c.body(null, 204);
      return ended.error === "unauthorized" ? signInProblem(c) : apiProblem(c, "not_found");
    });
}

function describeAccount({ profile, ...own }: OwnAccount) {
  const last_login_at = profile.last_login_at?.toISOString() ?? null;
  return { ...own, profile: { ...profile, last_login_at } };
}

function describeSession({ created_at, refreshed_at, ...session }: OpenSession) {
  const { id, user_agent, ip, aal } = session;
  return {
    id,
    created_at: created_at.toISOString(),
    last_used_at: refreshed_at.toISOString(),
    user_agent,
    ip,
    aal,
  };
}

/** A field that was not sent stays as it is. */
function definedFields(change: z.output<typeof profileChangeSchema>): ProfileChange {
  const entries = Object.entries(change).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries);
}
