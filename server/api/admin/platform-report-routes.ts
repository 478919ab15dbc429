import { createRoute, z } from "@hono/zod-openapi";
import { REPORT_LACKS } from "#domain/invoicing/platform-report.ts";
import { checkPlatformReport } from "#features/billing/platform-report.server.ts";
import type { Ctx } from "#features/ctx.ts";
import { adminProblem } from "../admin-problem.ts";
import { viewerOf } from "../api-env.ts";
import { operation } from "../docs/operation.ts";
import { privateAnswer } from "../private-answer.ts";
import { createRouter } from "../router.ts";
import { exportQuery } from "../schemas/admin-invoice.ts";
import { forbidden, malformed, unauthorized } from "../schemas/problem.ts";
import { jsonAnswer } from "./json-route.ts";

const named = { speaker_id: z.uuid(), speaker_name: z.string() };

const checkSchema = z
  .object({
    reported_count: z.int(),
    is_rehearsal: z.boolean(),
    company_lacks: z.array(z.string()),
    incomplete: z.array(z.object({ ...named, lacks: z.array(z.enum(REPORT_LACKS)) })),
    abroad: z.array(z.object(named)),
  })
  .openapi("PlatformReportCheck");

const checkRoute = createRoute({
  ...operation("checkPlatformReport"),
  method: "get",
  path: "/admin/platform-report",
  middleware: privateAnswer(),
  request: { query: exportQuery },
  responses: {
    200: jsonAnswer("What the report waits for", checkSchema),
    ...{ 400: malformed, 401: unauthorized, 403: forbidden },
  },
});

/** The yearly report to the tax office: whether it can be written. */
export function adminPlatformReportRoutes(ctx: Ctx) {
  return createRouter().openapi(checkRoute, async (c) => {
    const check = await checkPlatformReport(ctx, viewerOf(c), c.req.valid("query").year);
    if (!check.ok) return adminProblem(c, check.error);
    const { incomplete, abroad, company_lacks, ...rest } = check.value;
    const plain = incomplete.map((seller) => ({ ...seller, lacks: [...seller.lacks] }));
    const lists = { incomplete: plain, abroad: [...abroad], company_lacks: [...company_lacks] };
    return c.json({ ...rest, ...lists }, 200);
  });
}
