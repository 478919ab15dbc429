import type { z } from "@hono/zod-openapi";
import type { AuditRow } from "#data/queries/audit-log.ts";
import type { CsvColumn } from "#domain/list/csv.ts";
import type { Ctx } from "#features/ctx.ts";
import { changeLines } from "#features/platform/audit/change-lines.ts";
import { listAuditLog } from "#features/platform/list-audit.server.ts";
import { ACTOR_WORDS } from "#parts/code-words.ts";
import { actionWord, objectWord } from "#parts/record/action-words.ts";
import { adminProblem } from "../admin-problem.ts";
import { viewerOf } from "../api-env.ts";
import { csvAnswer } from "../csv-answer.ts";
import { createRouter } from "../router.ts";
import { auditQuery, auditSchema } from "../schemas/admin-operations.ts";
import { csvRoute, pageRoute } from "./list-route.ts";
import { pageWithInstants } from "./with-instants.ts";

const listRoute = pageRoute("listAudit", "/admin/audit", {
  query: auditQuery,
  schema: auditSchema,
});

const exportRoute = csvRoute("exportAudit", "/admin/audit.csv", auditQuery);

export const AUDIT_COLUMNS: readonly CsvColumn<AuditRow>[] = [
  { label: "Zeitpunkt", instant: (row) => row.at },
  { label: "Seite", text: (row) => ACTOR_WORDS[row.actor] },
  { label: "Person", text: (row) => row.who ?? row.actor_id },
  { label: "Vorgang", text: (row) => actionWord(row.action) },
  { label: "Gegenstand", text: (row) => objectWord(row.object_type) },
  { label: "Kennung", text: (row) => row.object_id },
  { label: "Änderung", text: (row) => changeLines(row).join("; ") || null },
  { label: "Begründung", text: (row) => row.reason },
];

export function adminAuditRoutes(ctx: Ctx) {
  return createRouter()
    .openapi(listRoute, async (c) => {
      const { query, filter } = asked(c.req.valid("query"));
      const page = await listAuditLog(ctx, viewerOf(c), query, filter);
      return page.ok ? c.json(pageWithInstants(page.value), 200) : adminProblem(c, page.error);
    })
    .openapi(exportRoute, async (c) => {
      const { query, filter } = asked(c.req.valid("query"));
      const read = (slice: { page: number; size: number }) =>
        listAuditLog(ctx, viewerOf(c), { ...query, ...slice }, filter);
      return csvAnswer(c, { name: "protokoll", columns: AUDIT_COLUMNS, read });
    });
}

function asked({ actor, object, object_id, from, to, ...query }: z.output<typeof auditQuery>) {
  return { query, filter: { actor, objectType: object, objectId: object_id, from, to } };
}
