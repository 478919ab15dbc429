import { createRoute } from "@hono/zod-openapi";
import type { Context } from "hono";
import type { CsvColumn } from "#domain/list/csv.ts";
import type { AuthServices } from "#features/accounts/accounts-ctx.server.ts";
import { STATE_WORDS } from "#features/accounts/admin/texts.ts";
import {
  changeRole,
  changeUser,
  deleteUser,
  type UserError,
} from "#features/accounts/change-user.server.ts";
import { listUsersAsAdmin, type UserItem } from "#features/accounts/list-users.server.ts";
import { exportUserData, readUser, viewAsUser } from "#features/accounts/view-user.server.ts";
import type { AdminRefusal } from "#features/admin-access.ts";
import type { Ctx } from "#features/ctx.ts";
import { ROLE_WORDS } from "#parts/code-words.ts";
import { callerOf } from "#server/auth/auth-env.ts";
import { adminProblem } from "../admin-problem.ts";
import { ADMIN_ERRORS as E } from "../admin-texts.ts";
import { type ApiEnv, viewerOf } from "../api-env.ts";
import { apiProblem } from "../api-problem.ts";
import { csvAnswer } from "../csv-answer.ts";
import { operation } from "../docs/operation.ts";
import { createFormRouter } from "../form-router.ts";
import { privateAnswer } from "../private-answer.ts";
import {
  purposeSchema,
  roleStateSchema,
  userActionSchema,
  userDeletionSchema,
  userListQuery,
  userListSchema,
  userPath,
  userRecordSchema,
  userRoleSchema,
  userViewSchema,
} from "../schemas/admin-user.ts";
import { dataExportSchema } from "../schemas/privacy.ts";
import {
  conflicting,
  forbidden,
  malformed,
  refused,
  unauthorized,
  unavailable,
  unknown,
} from "../schemas/problem.ts";
import { requestIdOf } from "../speaker-content-problem.ts";
import { jsonAnswer, jsonBody } from "./json-route.ts";
import { csvRoute, pageRoute } from "./list-route.ts";
import { withInstants } from "./with-instants.ts";

const refusals = { 401: unauthorized, 403: forbidden };
const reading = { 400: malformed, ...refusals, 404: unknown, 422: refused };
const changing = { 204: { description: "Done" }, ...reading, 409: conflicting, 503: unavailable };
const middleware = privateAnswer();

const listRoute = pageRoute("listUsers", "/admin/users", {
  query: userListQuery,
  schema: userListSchema,
});

const exportListRoute = csvRoute("exportUsers", "/admin/users.csv", userListQuery);

const readRoute = createRoute({
  ...operation("readUser"),
  method: "get",
  path: "/admin/users/{id}",
  middleware,
  request: { params: userPath },
  responses: { 200: jsonAnswer("The account", userRecordSchema), ...refusals, 404: unknown },
});

const viewRoute = createRoute({
  ...operation("viewAsUser"),
  method: "post",
  path: "/admin/users/{id}/view",
  middleware,
  request: { params: userPath, ...jsonBody(purposeSchema) },
  responses: { 200: jsonAnswer("What the owner sees", userViewSchema), ...reading },
});

const exportRoute = createRoute({
  ...operation("exportUserData"),
  method: "post",
  path: "/admin/users/{id}/export",
  middleware,
  request: { params: userPath, ...jsonBody(purposeSchema) },
  responses: { 200: jsonAnswer("The file", dataExportSchema), ...reading },
});

const actionRoute = createRoute({
  ...operation("changeUser"),
  method: "post",
  path: "/admin/users/{id}/actions",
  middleware,
  request: { params: userPath, ...jsonBody(userActionSchema) },
  responses: { 202: jsonAnswer("A second admin must confirm", roleStateSchema), ...changing },
});

const roleRoute = createRoute({
  ...operation("changeUserRole"),
  method: "post",
  path: "/admin/users/{id}/role",
  middleware,
  request: { params: userPath, ...jsonBody(userRoleSchema) },
  responses: {
    200: jsonAnswer("Whether a second admin must confirm", roleStateSchema),
    ...reading,
    409: conflicting,
    503: unavailable,
  },
});

const deletionRoute = createRoute({
  ...operation("deleteUser"),
  method: "post",
  path: "/admin/users/{id}/deletion",
  middleware,
  request: { params: userPath, ...jsonBody(userDeletionSchema) },
  responses: changing,
});

const COLUMNS: readonly CsvColumn<UserItem>[] = [
  { label: "Name", text: ({ name }) => name },
  { label: "E-Mail", text: ({ email }) => email },
  { label: "Firma", text: ({ company_name }) => company_name },
  { label: "Rolle", text: ({ role }) => ROLE_WORDS[role] },
  { label: "Zustand", text: ({ state }) => STATE_WORDS[state].word },
  { label: "Zweiter Faktor", flag: ({ has_factor }) => has_factor },
  { label: "Buchungen", number: ({ bookings }) => bookings },
  { label: "Angelegt", instant: ({ created_at }) => created_at },
  { label: "Letzte Anmeldung", instant: ({ last_sign_in_at }) => last_sign_in_at },
];

/** `auth` is missing where nobody can sign in; then nothing about accounts is changed either. */
export function adminUserRoutes(ctx: Ctx, auth: AuthServices | undefined) {
  return createFormRouter()
    .openapi(listRoute, async (c) => {
      const page = await listUsersAsAdmin(ctx, viewerOf(c), c.req.valid("query"));
      return page.ok ? c.json(page.value, 200) : adminProblem(c, page.error);
    })
    .openapi(exportListRoute, async (c) => {
      const query = c.req.valid("query");
      const read = (slice: { page: number; size: number }) =>
        listUsersAsAdmin(ctx, viewerOf(c), { ...query, ...slice });
      return csvAnswer(c, { name: "nutzer", columns: COLUMNS, read });
    })
    .openapi(readRoute, async (c) => {
      const found = await readUser(ctx, viewerOf(c), c.req.valid("param").id);
      if (!found.ok) return readProblem(c, found.error);
      const { history, grant, created_at, last_sign_in_at, ...user } = found.value;
      const answer = {
        ...user,
        created_at: created_at.toISOString(),
        last_sign_in_at: last_sign_in_at?.toISOString() ?? null,
        history: history.map((entry) => ({ ...entry, at: entry.at.toISOString() })),
        grant: grant && { ...grant, at: grant.at.toISOString() },
      };
      return c.json(answer, 200);
    })
    .openapi(viewRoute, async (c) => {
      const purpose = { ...c.req.valid("json"), requestId: requestIdOf(c) };
      const view = await viewAsUser(ctx, viewerOf(c), c.req.valid("param").id, purpose);
      if (!view.ok) return readProblem(c, view.error);
      const { conversations, notices, ...room } = view.value;
      const answer = {
        ...room,
        conversations: conversations.map(withInstants),
        notices: notices.map(withInstants),
      };
      return c.json(answer, 200);
    })
    .openapi(exportRoute, async (c) => {
      const purpose = { ...c.req.valid("json"), requestId: requestIdOf(c) };
      const data = await exportUserData(ctx, viewerOf(c), c.req.valid("param").id, purpose);
      return data.ok ? c.json(data.value, 200) : readProblem(c, data.error);
    })
    .openapi(actionRoute, async (c) => {
      if (!auth) return apiProblem(c, "unavailable");
      const wish = { ...c.req.valid("json"), requestId: requestIdOf(c) };
      const done = await changeUser(
        { ...ctx, ...auth },
        viewerOf(c),
        c.req.valid("param").id,
        wish,
      );
      if (!done.ok) return userProblem(c, done.error);
      return done.value === "waiting" ? c.json({ state: done.value }, 202) : c.body(null, 204);
    })
    .openapi(roleRoute, async (c) => {
      if (!auth) return apiProblem(c, "unavailable");
      const wish = { ...c.req.valid("json"), requestId: requestIdOf(c) };
      const done = await changeRole(
        { ...ctx, ...auth },
        viewerOf(c),
        c.req.valid("param").id,
        wish,
      );
      return done.ok ? c.json({ state: done.value }, 200) : userProblem(c, done.error);
    })
    .openapi(deletionRoute, async (c) => {
      if (!auth) return apiProblem(c, "unavailable");
      const wish = { ...c.req.valid("json"), caller: callerOf(c), requestId: requestIdOf(c) };
      const done = await deleteUser(
        { ...ctx, ...auth },
        viewerOf(c),
        c.req.valid("param").id,
        wish,
      );
      return done.ok ? c.body(null, 204) : userProblem(c, done.error);
    });
}

function readProblem(c: Context<ApiEnv>, error: AdminRefusal | "not_found") {
  return error === "not_found" ? apiProblem(c, "not_found") : adminProblem(c, error);
}

function userProblem(c: Context<ApiEnv>, error: UserError) {
  const code = error.kind;
  switch (error.kind) {
    case "unauthorized":
    case "forbidden":
    case "not_found":
      return readProblem(c, error.kind);
    case "self":
      return apiProblem(c, "forbidden", { code, message: E.self });
    case "confirmation":
      return apiProblem(c, "unprocessable", { code, fields: { confirmation: E.email } });
    case "last_admin":
      return apiProblem(c, "conflict", { code, message: E.lastAdmin });
    case "already_verified":
      return apiProblem(c, "conflict", { code, message: E.alreadyVerified });
    case "no_factor":
      return apiProblem(c, "conflict", { code, message: E.noFactor });
    case "open_bookings":
      return apiProblem(c, "conflict", { code, message: E.openBookings(error.count) });
  }
}
