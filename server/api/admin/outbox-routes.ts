import { createRoute } from "@hono/zod-openapi";
import type { Ctx } from "#features/ctx.ts";
import {
  listEveryJob,
  listEveryMail,
  readMail,
} from "#features/notifications/list-outbox.server.ts";
import { retryJob, sendMailAgain } from "#features/notifications/send-again.server.ts";
import { adminProblem } from "../admin-problem.ts";
import { viewerOf } from "../api-env.ts";
import { apiProblem } from "../api-problem.ts";
import { operation } from "../docs/operation.ts";
import { createFormRouter } from "../form-router.ts";
import { OPERATIONS_ERRORS as ERRORS } from "../operations-texts.ts";
import { privateAnswer } from "../private-answer.ts";
import {
  jobPath,
  jobsQuery,
  jobsSchema,
  mailPath,
  mailSchema,
  mailsQuery,
  mailsSchema,
} from "../schemas/admin-operations.ts";
import { conflicting, forbidden, unauthorized, unknown } from "../schemas/problem.ts";
import { requestIdOf } from "../speaker-content-problem.ts";
import { jsonAnswer } from "./json-route.ts";
import { pageRoute } from "./list-route.ts";
import { pageWithInstants } from "./with-instants.ts";

const refusals = { 401: unauthorized, 403: forbidden };
const middleware = privateAnswer();

const jobsRoute = pageRoute("listJobs", "/admin/outbox", { query: jobsQuery, schema: jobsSchema });

const retryRoute = createRoute({
  ...operation("retryJob"),
  method: "post",
  path: "/admin/outbox/{id}/retry",
  middleware,
  request: { params: jobPath },
  responses: {
    204: { description: "It starts anew" },
    ...refusals,
    404: unknown,
    409: conflicting,
  },
});

const mailsRoute = pageRoute("listMails", "/admin/mails", {
  query: mailsQuery,
  schema: mailsSchema,
});

const mailRoute = createRoute({
  ...operation("readMail"),
  method: "get",
  path: "/admin/mails/{id}",
  middleware,
  request: { params: mailPath },
  responses: { 200: jsonAnswer("The mail", mailSchema), ...refusals, 404: unknown },
});

const copyRoute = createRoute({
  ...operation("sendMailAgain"),
  method: "post",
  path: "/admin/mails/{id}/copy",
  middleware,
  request: { params: mailPath },
  responses: {
    204: { description: "It is on its way" },
    ...refusals,
    404: unknown,
    409: conflicting,
  },
});

export function adminOutboxRoutes(ctx: Ctx) {
  return createFormRouter()
    .openapi(jobsRoute, async (c) => {
      const { state, ...query } = c.req.valid("query");
      const page = await listEveryJob(ctx, viewerOf(c), query, state);
      return page.ok ? c.json(pageWithInstants(page.value), 200) : adminProblem(c, page.error);
    })
    .openapi(retryRoute, async (c) => {
      const done = await retryJob(ctx, viewerOf(c), c.req.valid("param").id, requestIdOf(c));
      if (done.ok) return c.body(null, 204);
      if (done.error !== "not_failed") return adminProblem(c, done.error);
      return apiProblem(c, "conflict", { code: done.error, message: ERRORS.not_failed });
    })
    .openapi(mailsRoute, async (c) => {
      const { status, ...query } = c.req.valid("query");
      const page = await listEveryMail(ctx, viewerOf(c), query, status);
      return page.ok ? c.json(pageWithInstants(page.value), 200) : adminProblem(c, page.error);
    })
    .openapi(mailRoute, async (c) => {
      const mail = await readMail(ctx, viewerOf(c), c.req.valid("param").id);
      if (!mail.ok) {
        return mail.error === "not_found"
          ? apiProblem(c, "not_found")
          : adminProblem(c, mail.error);
      }
      const { booking_id: _about, ...shown } = mail.value;
      const attachments = shown.attachments.map(({ file_name }) => file_name);
      return c.json({ ...shown, attachments }, 200);
    })
    .openapi(copyRoute, async (c) => {
      const done = await sendMailAgain(ctx, viewerOf(c), c.req.valid("param").id, requestIdOf(c));
      if (done.ok) return c.body(null, 204);
      if (done.error === "not_found") return apiProblem(c, "not_found");
      if (done.error !== "secret_mail") return adminProblem(c, done.error);
      return apiProblem(c, "conflict", { code: done.error, message: ERRORS.secret_mail });
    });
}
