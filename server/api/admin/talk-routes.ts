import { createRoute, z } from "@hono/zod-openapi";
import type { CsvColumn } from "#domain/list/csv.ts";
import { CATEGORIES } from "#domain/speaker/categories.ts";
import type { Ctx } from "#features/ctx.ts";
import { changeTalks } from "#features/speakers/change-talks.server.ts";
import { listAdminTalks } from "#features/speakers/list-admin-talks.server.ts";
import { adminProblem } from "../admin-problem.ts";
import { viewerOf } from "../api-env.ts";
import { apiProblem } from "../api-problem.ts";
import { EDITOR_ERRORS as E } from "../content-admin-texts.ts";
import { csvAnswer } from "../csv-answer.ts";
import { operation } from "../docs/operation.ts";
import { createFormRouter } from "../form-router.ts";
import { privateAnswer } from "../private-answer.ts";
import { talkChangeSchema, talkListQuery, talkListSchema } from "../schemas/admin-content.ts";
import { forbidden, refused, unauthorized, unknown } from "../schemas/problem.ts";
import { requestIdOf } from "../speaker-content-problem.ts";
import { jsonAnswer, jsonBody } from "./json-route.ts";
import { csvRoute, pageRoute } from "./list-route.ts";

const refusals = { 401: unauthorized, 403: forbidden };
const middleware = privateAnswer();

const listRoute = pageRoute("listAllTalks", "/admin/talks", {
  query: talkListQuery,
  schema: talkListSchema,
});
const exportRoute = csvRoute("exportAllTalks", "/admin/talks.csv", talkListQuery);
const changeRoute = createRoute({
  ...operation("changeTalks"),
  method: "post",
  path: "/admin/talks/changes",
  middleware,
  request: jsonBody(talkChangeSchema),
  responses: {
    200: jsonAnswer("How many changed", z.object({ changed: z.int() })),
    ...refusals,
    404: unknown,
    422: refused,
  },
});

type Talk = z.output<typeof talkListSchema>["items"][number];

const COLUMNS: readonly CsvColumn<Talk>[] = [
  { label: "Titel", text: ({ title }) => title },
  { label: "Untertitel", text: ({ subtitle }) => subtitle },
  { label: "Speaker", text: ({ speaker }) => speaker.name },
  { label: "Themenfeld", text: ({ category }) => labelOf(category) },
  { label: "Schlagworte", text: ({ tags }) => tags.join(", ") },
  { label: "Dauern in Minuten", text: (talk) => talk.available_durations.join(", ") },
  { label: "Gebucht", number: ({ bookings }) => bookings },
  { label: "Verborgen", flag: ({ is_hidden }) => is_hidden },
  { label: "Angelegt", instant: ({ created_at }) => created_at },
];

function labelOf(category: string | null): string {
  return CATEGORIES.find(({ name }) => name === category)?.label ?? "";
}

export function adminTalkRoutes(ctx: Ctx) {
  return createFormRouter()
    .openapi(listRoute, async (c) => {
      const page = await listAdminTalks(ctx, viewerOf(c), c.req.valid("query"));
      return page.ok ? c.json(page.value, 200) : adminProblem(c, page.error);
    })
    .openapi(exportRoute, async (c) => {
      const query = c.req.valid("query");
      const read = (slice: { page: number; size: number }) =>
        listAdminTalks(ctx, viewerOf(c), { ...query, ...slice });
      return csvAnswer(c, { name: "vortraege", columns: COLUMNS, read });
    })
    .openapi(changeRoute, async (c) => {
      const wanted = { ...c.req.valid("json"), requestId: requestIdOf(c) };
      const done = await changeTalks(ctx, viewerOf(c), wanted);
      if (done.ok) return c.json(done.value, 200);
      if (done.error === "not_found") return apiProblem(c, "not_found");
      if (done.error === "unknown_category") {
        return apiProblem(c, "unprocessable", { fields: { category: E.category } });
      }
      return adminProblem(c, done.error);
    });
}
