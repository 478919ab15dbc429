import type { z } from "@hono/zod-openapi";
import type { SecurityRow } from "#data/queries/auth/audit.ts";
import { groupOf } from "#domain/account/security-event.ts";
import type { CsvColumn } from "#domain/list/csv.ts";
import type { AttemptName } from "#features/accounts/accounts-ctx.server.ts";
import {
  detailWords,
  EVENT_WORDS,
  GROUP_WORDS,
  SUBJECT_WORDS,
} from "#features/accounts/admin/security-texts.ts";
import {
  readSecurityEvents,
  readSecuritySummary,
} from "#features/accounts/list-security-events.server.ts";
import { describeDevice } from "#features/accounts/security/describe-device.ts";
import type { Ctx } from "#features/ctx.ts";
import type { LimitName } from "../../http/rate-limits.ts";
import { adminProblem } from "../admin-problem.ts";
import { viewerOf } from "../api-env.ts";
import { csvAnswer } from "../csv-answer.ts";
import { createRouter } from "../router.ts";
import { securityQuery, securitySchema } from "../schemas/admin-security.ts";
import { csvRoute, pageRoute } from "./list-route.ts";
import { pageWithInstants } from "./with-instants.ts";

// A limit without a German word does not compile.
SUBJECT_WORDS satisfies Readonly<Record<LimitName | AttemptName, string>>;

const listRoute = pageRoute("listSecurityEvents", "/admin/security-events", {
  query: securityQuery,
  schema: securitySchema,
});

const exportRoute = csvRoute("exportSecurityEvents", "/admin/security-events.csv", securityQuery);

export const SECURITY_COLUMNS: readonly CsvColumn<SecurityRow>[] = [
  { label: "Zeitpunkt", instant: (row) => row.at },
  { label: "Bereich", text: (row) => GROUP_WORDS[groupOf(row.event)] },
  { label: "Ereignis", text: (row) => EVENT_WORDS[row.event] },
  { label: "Einzelheiten", text: (row) => detailWords(row.detail).join("; ") || null },
  { label: "Konto", text: (row) => row.email ?? row.user_id },
  { label: "Durch", text: (row) => row.actor_email ?? row.actor_id },
  { label: "Adresse", text: (row) => row.address },
  { label: "Gerät", text: (row) => row.user_agent && describeDevice(row.user_agent) },
];

export function adminSecurityRoutes(ctx: Ctx) {
  return createRouter()
    .openapi(listRoute, async (c) => {
      const { query, wish } = asked(c.req.valid("query"));
      const page = await readSecurityEvents(ctx, viewerOf(c), query, wish);
      if (!page.ok) return adminProblem(c, page.error);
      const summary = await readSecuritySummary(ctx, viewerOf(c));
      if (!summary.ok) return adminProblem(c, summary.error);
      return c.json({ ...pageWithInstants(page.value), summary: summary.value }, 200);
    })
    .openapi(exportRoute, async (c) => {
      const { query, wish } = asked(c.req.valid("query"));
      const read = (slice: { page: number; size: number }) =>
        readSecurityEvents(ctx, viewerOf(c), { ...query, ...slice }, wish);
      return csvAnswer(c, { name: "sicherheit", columns: SECURITY_COLUMNS, read });
    });
}

function asked({ group, event, user, period, from, to, ...query }: z.output<typeof securityQuery>) {
  return { query, wish: { group, event, userId: user, period, from, to } };
}
