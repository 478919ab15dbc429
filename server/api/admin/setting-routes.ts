import { createRoute, z } from "@hono/zod-openapi";
import type { Ctx } from "#features/ctx.ts";
import { previewRanking } from "#features/discovery/preview-ranking.server.ts";
import { checkSender } from "#features/platform/check-sender.server.ts";
import { readSettings, readSettingVersions } from "#features/platform/read-settings.server.ts";
import { type SettingIssue, saveSetting } from "#features/platform/save-setting.server.ts";
import { adminProblem } from "../admin-problem.ts";
import { viewerOf } from "../api-env.ts";
import { apiProblem } from "../api-problem.ts";
import { SETTING_ERRORS as E, EDITOR_ERRORS } from "../content-admin-texts.ts";
import { ADMIN_CONTENT_OPERATIONS as TEXTS } from "../docs/admin-content-texts.ts";
import { operation } from "../docs/operation.ts";
import { createFormRouter } from "../form-router.ts";
import { privateAnswer } from "../private-answer.ts";
import { keyPath, versionField } from "../schemas/editor-fields.ts";
import { conflicting, forbidden, refused, unauthorized, unknown } from "../schemas/problem.ts";
import { requestIdOf } from "../speaker-content-problem.ts";
import { jsonAnswer, jsonBody } from "./json-route.ts";

const refusals = { 401: unauthorized, 403: forbidden };
const middleware = privateAnswer();
const params = keyPath(TEXTS.saveSetting.parameters.key.en);
const instant = z.iso.datetime();
/** Every setting has its own shape, which the use case checks. */
const anything = z.unknown();

const settingsSchema = z
  .object({
    settings: z.array(
      z.object({
        key: z.string(),
        value: anything,
        fallback: anything,
        is_default: z.boolean(),
        is_broken: z.boolean(),
        updated_at: instant.nullable(),
        updated_by: z.string().nullable(),
      }),
    ),
    mail_domain: z.string().nullable(),
  })
  .openapi("Settings");

const listRoute = createRoute({
  ...operation("listSettings"),
  method: "get",
  path: "/admin/settings",
  middleware,
  responses: { 200: jsonAnswer("All settings", settingsSchema), ...refusals },
});
const saveRoute = createRoute({
  ...operation("saveSetting"),
  method: "put",
  path: "/admin/settings/{key}",
  middleware,
  request: {
    params,
    ...jsonBody(z.object({ value: anything, version: versionField }).openapi("SettingChange")),
  },
  responses: {
    200: jsonAnswer("Done", z.object({ done: z.literal(true) })),
    ...refusals,
    404: unknown,
    409: conflicting,
    422: refused,
  },
});
const versionsSchema = z.object({
  versions: z.array(
    z.object({
      id: z.string(),
      at: instant,
      by: z.string().nullable(),
      before: anything,
      after: anything,
    }),
  ),
});
const versionsRoute = createRoute({
  ...operation("listSettingVersions"),
  method: "get",
  path: "/admin/settings/{key}/versions",
  middleware,
  request: { params },
  responses: { 200: jsonAnswer("Newest first", versionsSchema), ...refusals, 404: unknown },
});
const finding = z.object({ state: z.enum(["found", "missing", "unknown"]), text: z.string() });
const senderSchema = z.object({
  result: z.object({ domain: z.string(), spf: finding, dmarc: finding }).nullable(),
});
const senderRoute = createRoute({
  ...operation("checkMailSender"),
  method: "get",
  path: "/admin/mail-sender",
  middleware,
  responses: { 200: jsonAnswer("What was found", senderSchema), ...refusals },
});
const ranked = z.object({ slug: z.string(), name: z.string(), place: z.int() });
const rankingRoute = createRoute({
  ...operation("previewRanking"),
  method: "post",
  path: "/admin/ranking-preview",
  middleware,
  request: jsonBody(z.object({ weights: anything }).openapi("RankingWish")),
  responses: {
    200: jsonAnswer("Who would lead", z.object({ now: z.array(ranked), next: z.array(ranked) })),
    ...refusals,
    422: refused,
  },
});

export function adminSettingRoutes(ctx: Ctx) {
  return createFormRouter()
    .openapi(listRoute, async (c) => {
      const all = await readSettings(ctx, viewerOf(c));
      return all.ok ? c.json(all.value, 200) : adminProblem(c, all.error);
    })
    .openapi(saveRoute, async (c) => {
      const { key } = c.req.valid("param");
      const change = { key, ...c.req.valid("json"), requestId: requestIdOf(c) };
      const saved = await saveSetting(ctx, viewerOf(c), change);
      if (saved.ok) return c.json({ done: true as const }, 200);
      const { error } = saved;
      if (error === "not_found") return apiProblem(c, "not_found");
      if (error === "changed") {
        return apiProblem(c, "conflict", { code: error, message: EDITOR_ERRORS.changed });
      }
      if (typeof error === "string") return adminProblem(c, error);
      return apiProblem(c, "unprocessable", { fields: fieldTexts(error.issues) });
    })
    .openapi(versionsRoute, async (c) => {
      const found = await readSettingVersions(ctx, viewerOf(c), c.req.valid("param").key);
      if (found.ok) return c.json(found.value, 200);
      return found.error === "not_found"
        ? apiProblem(c, "not_found")
        : adminProblem(c, found.error);
    })
    .openapi(senderRoute, async (c) => {
      const checked = await checkSender(ctx, viewerOf(c));
      return checked.ok ? c.json(checked.value, 200) : adminProblem(c, checked.error);
    })
    .openapi(rankingRoute, async (c) => {
      const shown = previewRanking(ctx, viewerOf(c), c.req.valid("json").weights);
      if (shown.ok) return c.json(shown.value, 200);
      if (shown.error === "invalid") return apiProblem(c, "unprocessable");
      return adminProblem(c, shown.error);
    });
}

function fieldTexts(issues: readonly SettingIssue[]): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of issues) fields[issue.path.join(".")] ??= issueText(issue);
  return fields;
}

function issueText({ code, minimum, maximum, origin, params }: SettingIssue): string {
  if (isKnownFault(params?.fault)) return E.faults[params.fault];
  if (code === "too_small") {
    return origin === "string" ? E.missing : E.atLeast(String(minimum));
  }
  if (code === "too_big") {
    return origin === "string" ? E.tooLong(String(maximum)) : E.atMost(String(maximum));
  }
  return code === "invalid_type" ? E.missing : E.invalid;
}

function isKnownFault(fault: unknown): fault is keyof typeof E.faults {
  return typeof fault === "string" && Object.hasOwn(E.faults, fault);
}
