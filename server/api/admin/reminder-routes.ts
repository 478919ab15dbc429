import { createRoute, z } from "@hono/zod-openapi";
import type { Ctx } from "#features/ctx.ts";
import {
  changeReminder,
  createReminder,
  listEveryReminder,
} from "#features/platform/change-reminder.server.ts";
import { adminProblem } from "../admin-problem.ts";
import { viewerOf } from "../api-env.ts";
import { apiProblem } from "../api-problem.ts";
import { operation } from "../docs/operation.ts";
import { createFormRouter } from "../form-router.ts";
import { OPERATIONS_ERRORS as ERRORS } from "../operations-texts.ts";
import { privateAnswer } from "../private-answer.ts";
import {
  newReminderSchema,
  reminderPath,
  reminderStepSchema,
  remindersQuery,
  remindersSchema,
} from "../schemas/admin-platform.ts";
import { forbidden, refused, unauthorized, unknown } from "../schemas/problem.ts";
import { requestIdOf } from "../speaker-content-problem.ts";
import { askedReminders } from "./asked-reminders.ts";
import { jsonAnswer, jsonBody } from "./json-route.ts";
import { pageRoute } from "./list-route.ts";
import { pageWithInstants } from "./with-instants.ts";

const refusals = { 401: unauthorized, 403: forbidden };
const middleware = privateAnswer();

const listRoute = pageRoute("listReminders", "/admin/reminders", {
  query: remindersQuery,
  schema: remindersSchema,
});

const newRoute = createRoute({
  ...operation("createReminder"),
  method: "post",
  path: "/admin/reminders",
  middleware,
  request: jsonBody(newReminderSchema),
  responses: {
    201: jsonAnswer("The id of the reminder", z.object({ id: z.uuid() })),
    ...refusals,
    422: refused,
  },
});

const changeRoute = createRoute({
  ...operation("changeReminder"),
  method: "patch",
  path: "/admin/reminders/{id}",
  middleware,
  request: { params: reminderPath, ...jsonBody(reminderStepSchema) },
  responses: { 204: { description: "Changed" }, ...refusals, 404: unknown, 422: refused },
});

export function adminReminderRoutes(ctx: Ctx) {
  return createFormRouter()
    .openapi(listRoute, async (c) => {
      const { query, filter } = askedReminders(c.req.valid("query"));
      const page = await listEveryReminder(ctx, viewerOf(c), query, filter);
      return page.ok ? c.json(pageWithInstants(page.value), 200) : adminProblem(c, page.error);
    })
    .openapi(newRoute, async (c) => {
      const wanted = { ...c.req.valid("json"), requestId: requestIdOf(c) };
      const made = await createReminder(ctx, viewerOf(c), wanted);
      if (made.ok) return c.json(made.value, 201);
      const code = made.error;
      if (code === "unknown_owner") {
        return apiProblem(c, "unprocessable", { code, fields: { owner_id: ERRORS.owner } });
      }
      if (code !== "unknown_object") return adminProblem(c, code);
      return apiProblem(c, "unprocessable", { code, message: ERRORS.object });
    })
    .openapi(changeRoute, async (c) => {
      const step = { ...c.req.valid("json"), requestId: requestIdOf(c) };
      const done = await changeReminder(ctx, viewerOf(c), c.req.valid("param").id, step);
      if (done.ok) return c.body(null, 204);
      const code = done.error;
      if (code === "not_found") return apiProblem(c, "not_found");
      if (code !== "unknown_owner") return adminProblem(c, code);
      return apiProblem(c, "unprocessable", { code, fields: { owner_id: ERRORS.owner } });
    });
}
