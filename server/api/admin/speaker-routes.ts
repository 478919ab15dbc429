import { createRoute, z } from "@hono/zod-openapi";
import type { Ctx } from "#features/ctx.ts";
import { changeSpeakers } from "#features/speakers/change-speakers.server.ts";
import {
  changeSlug,
  createSpeaker,
  readSpeakerRecord,
  saveSpeakerRecord,
} from "#features/speakers/keep-speaker-record.server.ts";
import { listAllSpeakersAsAdmin } from "#features/speakers/list-all-speakers.server.ts";
import { adminProblem } from "../admin-problem.ts";
import { ADMIN_ERRORS as E } from "../admin-texts.ts";
import { viewerOf } from "../api-env.ts";
import { apiProblem } from "../api-problem.ts";
import { csvAnswer } from "../csv-answer.ts";
import { operation } from "../docs/operation.ts";
import { createFormRouter } from "../form-router.ts";
import { privateAnswer } from "../private-answer.ts";
import {
  adminSpeakerPath,
  changedSchema,
  createdSchema,
  newSpeakerSchema,
  recordEditSchema,
  slugSchema,
  speakerActionSchema,
  speakerListQuery,
  speakerListSchema,
  speakerRecordSchema,
} from "../schemas/admin-speaker.ts";
import {
  conflicting,
  forbidden,
  malformed,
  refused,
  unauthorized,
  unknown,
} from "../schemas/problem.ts";
import { requestIdOf } from "../speaker-content-problem.ts";
import { actionProblem } from "./action-problem.ts";
import { jsonAnswer, jsonBody } from "./json-route.ts";
import { csvRoute, pageRoute } from "./list-route.ts";
import { SPEAKER_COLUMNS } from "./speaker-columns.ts";

const refusals = { 401: unauthorized, 403: forbidden };
const middleware = privateAnswer();

const listRoute = pageRoute("listAllSpeakers", "/admin/speakers", {
  query: speakerListQuery,
  schema: speakerListSchema,
});

const exportRoute = csvRoute("exportAllSpeakers", "/admin/speakers.csv", speakerListQuery);

const createSpeakerRoute = createRoute({
  ...operation("createSpeaker"),
  method: "post",
  path: "/admin/speakers",
  middleware,
  request: jsonBody(newSpeakerSchema),
  responses: {
    201: jsonAnswer("The draft", createdSchema),
    400: malformed,
    ...refusals,
    422: refused,
  },
});

const actionRoute = createRoute({
  ...operation("changeSpeakers"),
  method: "post",
  path: "/admin/speakers/actions",
  middleware,
  request: jsonBody(speakerActionSchema),
  responses: {
    200: jsonAnswer("How many changed", changedSchema),
    400: malformed,
    ...refusals,
    422: refused,
  },
});

const recordRoute = createRoute({
  ...operation("readSpeakerRecord"),
  method: "get",
  path: "/admin/speakers/{id}",
  middleware,
  request: { params: adminSpeakerPath },
  responses: { 200: jsonAnswer("The record", speakerRecordSchema), ...refusals, 404: unknown },
});

const saveRoute = createRoute({
  ...operation("saveSpeakerRecord"),
  method: "put",
  path: "/admin/speakers/{id}/record",
  middleware,
  request: { params: adminSpeakerPath, ...jsonBody(recordEditSchema) },
  responses: {
    204: { description: "Stored" },
    400: malformed,
    ...refusals,
    404: unknown,
    422: refused,
  },
});

const slugRoute = createRoute({
  ...operation("changeSpeakerSlug"),
  method: "post",
  path: "/admin/speakers/{id}/slug",
  middleware,
  request: { params: adminSpeakerPath, ...jsonBody(slugSchema) },
  responses: {
    200: jsonAnswer("The new address", z.object({ slug: z.string() })),
    400: malformed,
    ...refusals,
    404: unknown,
    409: conflicting,
    422: refused,
  },
});

export function adminSpeakerRoutes(ctx: Ctx) {
  return createFormRouter()
    .openapi(listRoute, async (c) => {
      const page = await listAllSpeakersAsAdmin(ctx, viewerOf(c), c.req.valid("query"));
      return page.ok ? c.json(page.value, 200) : adminProblem(c, page.error);
    })
    .openapi(exportRoute, async (c) => {
      const query = c.req.valid("query");
      const read = (slice: { page: number; size: number }) =>
        listAllSpeakersAsAdmin(ctx, viewerOf(c), { ...query, ...slice });
      return csvAnswer(c, { name: "speaker", columns: SPEAKER_COLUMNS, read });
    })
    .openapi(createSpeakerRoute, async (c) => {
      const made = await createSpeaker(ctx, viewerOf(c), {
        ...c.req.valid("json"),
        requestId: requestIdOf(c),
      });
      if (made.ok) return c.json(made.value, 201);
      if (made.error !== "name_unusable") return adminProblem(c, made.error);
      return apiProblem(c, "unprocessable", { code: made.error, fields: { name: E.nameUnusable } });
    })
    .openapi(actionRoute, async (c) => {
      const { is_deliberate: isDeliberate, ...asked } = c.req.valid("json");
      const wish = { ...asked, isDeliberate, requestId: requestIdOf(c) };
      const done = await changeSpeakers(ctx, viewerOf(c), wish);
      if (done.ok) return c.json(done.value, 200);
      if (typeof done.error === "string") return adminProblem(c, done.error);
      return apiProblem(c, "unprocessable", actionProblem(done.error));
    })
    .openapi(recordRoute, async (c) => {
      const record = await readSpeakerRecord(ctx, viewerOf(c), c.req.valid("param").id);
      if (!record.ok) {
        return record.error === "not_found"
          ? apiProblem(c, "not_found")
          : adminProblem(c, record.error);
      }
      const { value } = record;
      return c.json(
        {
          ...value,
          last_login_at: value.last_login_at?.toISOString() ?? null,
          created_at: value.created_at.toISOString(),
          updated_at: value.updated_at.toISOString(),
          history: value.history.map((entry) => ({ ...entry, at: entry.at.toISOString() })),
        },
        200,
      );
    })
    .openapi(saveRoute, async (c) => {
      const edit = { ...c.req.valid("json"), requestId: requestIdOf(c) };
      const saved = await saveSpeakerRecord(ctx, viewerOf(c), c.req.valid("param").id, edit);
      if (saved.ok) return c.body(null, 204);
      return saved.error === "not_found"
        ? apiProblem(c, "not_found")
        : adminProblem(c, saved.error);
    })
    .openapi(slugRoute, async (c) => {
      const rename = { ...c.req.valid("json"), requestId: requestIdOf(c) };
      const done = await changeSlug(ctx, viewerOf(c), c.req.valid("param").id, rename);
      if (done.ok) return c.json(done.value, 200);
      if (done.error === "not_found") return apiProblem(c, "not_found");
      if (done.error === "slug_reserved") {
        return apiProblem(c, "unprocessable", {
          code: done.error,
          fields: { slug: E.slugReserved },
        });
      }
      if (done.error !== "slug_taken") return adminProblem(c, done.error);
      return apiProblem(c, "conflict", {
        code: done.error,
        message: E.slugTaken,
        fields: { slug: E.slugTaken },
      });
    });
}
