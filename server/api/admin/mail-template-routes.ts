import { createRoute, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { MAIL_READERS, TEMPLATE_SORTS, TEMPLATE_STATES } from "#domain/content/template-list.ts";
import type { Ctx } from "#features/ctx.ts";
import {
  previewMail,
  readMailTemplate,
  type SaveTextError,
  saveMailText,
  sendTestMail,
} from "#features/notifications/edit-template.server.ts";
import { listMailTemplates } from "#features/notifications/list-templates.server.ts";
import type { TextFault } from "#features/notifications/mail/edited-mail.ts";
import { adminProblem } from "../admin-problem.ts";
import { type ApiEnv, viewerOf } from "../api-env.ts";
import { apiProblem } from "../api-problem.ts";
import { EDITOR_ERRORS as E } from "../content-admin-texts.ts";
import { csvAnswer } from "../csv-answer.ts";
import { ADMIN_CONTENT_OPERATIONS as TEXTS } from "../docs/admin-content-texts.ts";
import { operation } from "../docs/operation.ts";
import { createFormRouter } from "../form-router.ts";
import { privateAnswer } from "../private-answer.ts";
import { keyPath, optional, required } from "../schemas/editor-fields.ts";
import { choice, listOf, listQuery } from "../schemas/list-query.ts";
import { forbidden, refused, unauthorized, unknown } from "../schemas/problem.ts";
import { requestIdOf } from "../speaker-content-problem.ts";
import { MAIL_TEMPLATES } from "./export-columns.ts";
import { jsonAnswer, jsonBody } from "./json-route.ts";
import { csvRoute, pageRoute } from "./list-route.ts";

const refusals = { 401: unauthorized, 403: forbidden };
const writable = { ...refusals, 404: unknown, 422: refused };
const middleware = privateAnswer();
const params = keyPath(TEXTS.readMailTemplate.parameters.key.en);
const instant = z.iso.datetime();
const reader = z.enum(MAIL_READERS);

export const mailTextSchema = z
  .object({
    subject: required(200, E.subject).refine((text) => !/[\r\n]/.test(text), { error: E.subject }),
    preheader: optional(200),
    body: required(20_000, E.body),
  })
  .openapi("MailText");
const shownText = z.object({ subject: z.string(), preheader: z.string(), body: z.string() });

const listSchema = listOf(
  z.object({
    id: z.string(),
    reader,
    trigger: z.string(),
    subject: z.string(),
    state: z.enum(TEMPLATE_STATES),
    updated_at: instant.nullable(),
    sent: z.int(),
    last_sent_at: instant.nullable(),
  }),
).openapi("MailTemplates");
const fileSchema = z.object({
  key: z.string(),
  reader,
  trigger: z.string(),
  built_in: shownText,
  text: shownText,
  is_own: z.boolean(),
  placeholders: z.array(z.string()),
  versions: z.array(
    shownText.extend({
      version: z.int(),
      created_at: instant,
      created_by: z.string().nullable(),
    }),
  ),
});
const previewSchema = z.object({
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  problem: z.string().nullable(),
});

const { parameters } = TEXTS.listMailTemplates;
const listFields = listQuery(
  TEMPLATE_SORTS,
  {
    reader: choice(MAIL_READERS, parameters.reader.en),
    state: choice(TEMPLATE_STATES, parameters.state.en),
  },
  "asc",
);
const listRoute = pageRoute("listMailTemplates", "/admin/mail-templates", {
  query: listFields,
  schema: listSchema,
});
const exportRoute = csvRoute("exportMailTemplates", "/admin/mail-templates.csv", listFields);
const readRoute = createRoute({
  ...operation("readMailTemplate"),
  method: "get",
  path: "/admin/mail-templates/{key}",
  middleware,
  request: { params },
  responses: { 200: jsonAnswer("The mail", fileSchema), ...refusals, 404: unknown },
});
const saveRoute = createRoute({
  ...operation("saveMailText"),
  method: "put",
  path: "/admin/mail-templates/{key}",
  middleware,
  request: {
    params,
    ...jsonBody(z.object({ text: mailTextSchema.nullable() }).openapi("MailTextChange")),
  },
  responses: {
    200: jsonAnswer("The version that is sent", z.object({ version: z.int().nullable() })),
    ...writable,
  },
});
const previewRoute = createRoute({
  ...operation("previewMail"),
  method: "post",
  path: "/admin/mail-templates/{key}/preview",
  middleware,
  request: { params, ...jsonBody(mailTextSchema) },
  responses: { 200: jsonAnswer("The mail", previewSchema), ...writable },
});
const testRoute = createRoute({
  ...operation("sendTestMail"),
  method: "post",
  path: "/admin/mail-templates/{key}/test",
  middleware,
  request: { params, ...jsonBody(mailTextSchema) },
  responses: { 200: jsonAnswer("Where it went", z.object({ to: z.string() })), ...writable },
});

export function adminMailTemplateRoutes(ctx: Ctx) {
  return createFormRouter()
    .openapi(listRoute, async (c) => {
      const { reader: to, state, ...query } = c.req.valid("query");
      const page = await listMailTemplates(ctx, viewerOf(c), query, { reader: to, state });
      return page.ok ? c.json(page.value, 200) : adminProblem(c, page.error);
    })
    .openapi(exportRoute, (c) => {
      const { reader: to, state, ...query } = c.req.valid("query");
      const read = (slice: { page: number; size: number }) =>
        listMailTemplates(ctx, viewerOf(c), { ...query, ...slice }, { reader: to, state });
      return csvAnswer(c, { name: "e-mail-vorlagen", columns: MAIL_TEMPLATES, read });
    })
    .openapi(readRoute, async (c) => {
      const mail = await readMailTemplate(ctx, viewerOf(c), c.req.valid("param").key);
      if (mail.ok) return c.json(mail.value, 200);
      return mail.error === "not_found" ? apiProblem(c, "not_found") : adminProblem(c, mail.error);
    })
    .openapi(saveRoute, async (c) => {
      const { key } = c.req.valid("param");
      const wanted = { key, text: c.req.valid("json").text, requestId: requestIdOf(c) };
      const saved = await saveMailText(ctx, viewerOf(c), wanted);
      return saved.ok ? c.json(saved.value, 200) : textProblem(c, saved.error);
    })
    .openapi(previewRoute, async (c) => {
      const { key } = c.req.valid("param");
      const shown = await previewMail(ctx, viewerOf(c), { key, text: c.req.valid("json") });
      if (!shown.ok) return textProblem(c, shown.error);
      const { faults, ...mail } = shown.value;
      return c.json({ ...mail, problem: faults.map(faultText).join(" ") || null }, 200);
    })
    .openapi(testRoute, async (c) => {
      const { key } = c.req.valid("param");
      const wanted = { key, text: c.req.valid("json"), requestId: requestIdOf(c) };
      const sent = await sendTestMail(ctx, viewerOf(c), wanted);
      return sent.ok ? c.json(sent.value, 200) : textProblem(c, sent.error);
    });
}

function textProblem(c: Context<ApiEnv>, error: SaveTextError) {
  if (error === "not_found") return apiProblem(c, "not_found");
  if (typeof error === "string") return adminProblem(c, error);
  const fields = { body: error.faults.slice(0, 3).map(faultText).join(" ") };
  return apiProblem(c, "unprocessable", { fields });
}

function faultText(fault: TextFault): string {
  switch (fault.kind) {
    case "unknown_placeholder":
      return E.unknownPlaceholder(fault.name);
    case "unknown_block":
      return E.unknownBlock(fault.name);
    case "missing_heading":
      return E.missingHeading;
    case "missing_action":
      return E.missingAction;
    case "missing_code":
      return E.missingCode;
    case "missing_statement":
      return E.missingStatement;
    case "missing_subject":
      return E.subject;
  }
}
